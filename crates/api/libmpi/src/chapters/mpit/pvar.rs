//! Performance variables (MPI-5.0 section 15.3.7): the counters of messages and of one-sided
//! communication.
//!
//! Every variable is an array of 64-bit numbers: of one element, of one per size class, or, bound
//! to a communicator, of one per rank that messages go to. Sums begin at 0 in each handle and grow
//! while it is started; levels and greatest values are those of the process.

use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_osc::Count as Rma;
use hawser_p2p::Tally;
use hawser_segment::node::NetworkNumbers;
use hawser_status::{CLASSES, ClassCounters, Count};

use super::{Tool, give, tool};
use crate::generated::constants::*;
use crate::types::*;
use crate::{handles, runtime, text};

/// Where a variable's numbers come from.
#[derive(Clone, Copy)]
enum Source {
    /// Over all sizes.
    Total(fn(&ClassCounters) -> u64),
    /// One number per size class.
    BySize(fn(&ClassCounters) -> u64),
    /// One of the counts.
    Count(Count),
    /// One of the counts of one-sided communication.
    Window(Rma),
    /// One number per rank of the communicator.
    ByPeer(fn(&Tally) -> u64),
    /// Over the networks whose names begin so.
    Network(&'static str, fn(&NetworkNumbers) -> u64),
}

/// A performance variable.
struct Variable {
    name: &'static str,
    class: c_int,
    source: Source,
    help: &'static str,
}

const fn var(name: &'static str, class: c_int, source: Source, help: &'static str) -> Variable {
    Variable { name, class, source, help }
}

const COUNTER: c_int = MPI_T_PVAR_CLASS_COUNTER;
const SUM: c_int = MPI_T_PVAR_CLASS_AGGREGATE;
const LEVEL: c_int = MPI_T_PVAR_CLASS_LEVEL;
const MOST: c_int = MPI_T_PVAR_CLASS_HIGHWATERMARK;

/// All variables, in the order of their indices.
static VARIABLES: &[Variable] = &[
    var("pml_ob1_sent_messages", COUNTER, Source::Total(|c| c.sent), "Messages sent."),
    var("pml_ob1_sent_bytes", SUM, Source::Total(|c| c.sent_bytes), "Bytes sent."),
    var("pml_ob1_received_messages", COUNTER, Source::Total(|c| c.received), "Messages received."),
    var("pml_ob1_received_bytes", SUM, Source::Total(|c| c.received_bytes), "Bytes received."),
    var(
        "pml_ob1_sent_messages_by_size",
        COUNTER,
        Source::BySize(|c| c.sent),
        "Messages sent by size: element 0 empty ones, element c those of 2^(c-1) to 2^c-1 bytes.",
    ),
    var(
        "pml_ob1_sent_bytes_by_size",
        SUM,
        Source::BySize(|c| c.sent_bytes),
        "Bytes sent, by size as pml_ob1_sent_messages_by_size.",
    ),
    var(
        "pml_ob1_received_messages_by_size",
        COUNTER,
        Source::BySize(|c| c.received),
        "Messages received, by size as pml_ob1_sent_messages_by_size.",
    ),
    var(
        "pml_ob1_received_bytes_by_size",
        SUM,
        Source::BySize(|c| c.received_bytes),
        "Bytes received, by size as pml_ob1_sent_messages_by_size.",
    ),
    var(
        "pml_ob1_sent_synchronous",
        COUNTER,
        Source::Count(Count::SentSynchronous),
        "Eager messages sent whose match the receiver confirms.",
    ),
    var(
        "pml_ob1_sent_rendezvous",
        COUNTER,
        Source::Count(Count::SentRendezvous),
        "Messages sent by rendezvous.",
    ),
    var(
        "pml_ob1_sent_readable",
        COUNTER,
        Source::Count(Count::SentReadable),
        "Messages sent by rendezvous that the receiver may read from memory.",
    ),
    var(
        "pml_ob1_received_rendezvous",
        COUNTER,
        Source::Count(Count::ReceivedRendezvous),
        "Messages received by rendezvous.",
    ),
    var(
        "pml_ob1_received_get",
        COUNTER,
        Source::Count(Count::ReceivedGet),
        "Messages that were read from the sender's memory.",
    ),
    var(
        "pml_ob1_get_refused",
        COUNTER,
        Source::Count(Count::GetRefused),
        "Reads of a sender's memory that were refused.",
    ),
    var(
        "pml_ob1_unexpected",
        COUNTER,
        Source::Count(Count::Unexpected),
        "Messages that arrived before their receive was posted.",
    ),
    var(
        "pml_ob1_unexpected_now",
        LEVEL,
        Source::Count(Count::UnexpectedNow),
        "Messages that wait for their receive.",
    ),
    var(
        "pml_ob1_unexpected_most",
        MOST,
        Source::Count(Count::UnexpectedMost),
        "Most messages that waited for their receives at one time.",
    ),
    var(
        "pml_ob1_unexpected_bytes_now",
        LEVEL,
        Source::Count(Count::UnexpectedBytesNow),
        "Bytes of messages that wait for their receive.",
    ),
    var(
        "pml_ob1_unexpected_bytes_most",
        MOST,
        Source::Count(Count::UnexpectedBytesMost),
        "Most bytes of messages that waited for their receives at one time.",
    ),
    var(
        "pml_ob1_peer_sent_messages",
        COUNTER,
        Source::ByPeer(|t| t.sent),
        "Messages to each rank.",
    ),
    var("pml_ob1_peer_sent_bytes", SUM, Source::ByPeer(|t| t.sent_bytes), "Bytes to each rank."),
    var(
        "pml_ob1_peer_received_messages",
        COUNTER,
        Source::ByPeer(|t| t.received),
        "Messages from each rank.",
    ),
    var(
        "pml_ob1_peer_received_bytes",
        SUM,
        Source::ByPeer(|t| t.received_bytes),
        "Bytes from each rank.",
    ),
    var(
        "osc_own_operations",
        COUNTER,
        Source::Window(Rma::OwnOps),
        "Puts, gets and accumulates on this process's own memory.",
    ),
    var("osc_own_bytes", SUM, Source::Window(Rma::OwnBytes), "Their bytes."),
    var(
        "osc_mapped_operations",
        COUNTER,
        Source::Window(Rma::MappedOps),
        "Puts, gets and accumulates by loads, stores and atomic operations on mapped memory.",
    ),
    var("osc_mapped_bytes", SUM, Source::Window(Rma::MappedBytes), "Their bytes."),
    var(
        "osc_foreign_operations",
        COUNTER,
        Source::Window(Rma::ForeignOps),
        "Puts and gets that the kernel has copied.",
    ),
    var("osc_foreign_bytes", SUM, Source::Window(Rma::ForeignBytes), "Their bytes."),
    var(
        "osc_message_operations",
        COUNTER,
        Source::Window(Rma::MessageOps),
        "Puts, gets and accumulates by messages to the target.",
    ),
    var("osc_message_bytes", SUM, Source::Window(Rma::MessageBytes), "Their bytes."),
    var(
        "osc_locks",
        COUNTER,
        Source::Window(Rma::Locks),
        "Locks of targets that were taken, or asked for by messages.",
    ),
    var(
        "osc_locks_waited",
        COUNTER,
        Source::Window(Rma::LocksWaited),
        "Locks of targets on this node that were not free at once.",
    ),
    var(
        "osc_served",
        COUNTER,
        Source::Window(Rma::Served),
        "Requests of other processes that were served.",
    ),
    var(
        "osc_served_by_thread",
        COUNTER,
        Source::Window(Rma::ServedByThread),
        "Requests that the thread of mpi_async_progress has served.",
    ),
    var(
        "btl_tcp_sent_messages",
        COUNTER,
        Source::Network("tcp/", |n| n.sent),
        "Messages sent over tcp, with those of the library itself.",
    ),
    var(
        "btl_tcp_sent_bytes",
        SUM,
        Source::Network("tcp/", |n| n.sent_bytes),
        "Bytes of the messages sent over tcp.",
    ),
    var(
        "btl_tcp_received_messages",
        COUNTER,
        Source::Network("tcp/", |n| n.received),
        "Messages received over tcp, with those of the library itself.",
    ),
    var(
        "btl_tcp_received_bytes",
        SUM,
        Source::Network("tcp/", |n| n.received_bytes),
        "Bytes of the messages received over tcp.",
    ),
    var(
        "btl_tcp_round_trip",
        LEVEL,
        Source::Network("tcp/", |n| n.rtt_ns),
        "Shortest of the round trips measured over tcp, in nanoseconds; 0: not measured.",
    ),
    var(
        "btl_tcp_rate",
        LEVEL,
        Source::Network("tcp/", |n| n.rate),
        "Highest of the rates measured over tcp, in bytes per second; 0: not measured.",
    ),
    var(
        "btl_udp_sent_messages",
        COUNTER,
        Source::Network("udp/", |n| n.sent),
        "Messages sent over udp, with those of the library itself.",
    ),
    var(
        "btl_udp_sent_bytes",
        SUM,
        Source::Network("udp/", |n| n.sent_bytes),
        "Bytes of the messages sent over udp.",
    ),
    var(
        "btl_udp_received_messages",
        COUNTER,
        Source::Network("udp/", |n| n.received),
        "Messages received over udp, with those of the library itself.",
    ),
    var(
        "btl_udp_received_bytes",
        SUM,
        Source::Network("udp/", |n| n.received_bytes),
        "Bytes of the messages received over udp.",
    ),
    var(
        "btl_udp_round_trip",
        LEVEL,
        Source::Network("udp/", |n| n.rtt_ns),
        "Shortest of the round trips measured over udp, in nanoseconds; 0: not measured.",
    ),
    var(
        "btl_udp_rate",
        LEVEL,
        Source::Network("udp/", |n| n.rate),
        "Highest of the rates measured over udp, in bytes per second; 0: not measured.",
    ),
    var(
        "pml_dr_sent_again",
        COUNTER,
        Source::Network("", |n| n.again),
        "Messages that the reliable layer has sent more than once.",
    ),
    var(
        "pml_dr_failed",
        COUNTER,
        Source::Network("", |n| n.failed),
        "Times that a network was left out because it did not answer.",
    ),
    var(
        "pml_dr_silent",
        LEVEL,
        Source::Network("", |n| n.silent.into()),
        "Pairs of network and peer that are left out because they do not answer.",
    ),
];

impl Variable {
    /// It grows in a handle while that is started, and can be reset and written there.
    fn is_sum(&self) -> bool {
        matches!(self.class, COUNTER | SUM)
    }

    /// Its numbers since the process began; `ranks` are those of the communicator in the world.
    fn now(&self, ranks: &[u32]) -> Vec<u64> {
        let Some(runtime) = runtime::get() else { return vec![0; self.len(ranks)] };
        match self.source {
            Source::Total(of) => vec![of(&runtime.pml.counters().total())],
            Source::BySize(of) => runtime.pml.counters().classes.iter().map(of).collect(),
            Source::Window(what) => vec![runtime.osc.tally().get(what)],
            Source::Count(what) => vec![runtime.pml.counters().get(what)],
            Source::ByPeer(of) => {
                let tallies = runtime.pml.tallies();
                let known = |rank: &u32| {
                    let of_rank = tallies.iter().filter(|(proc, _)| proc == rank);
                    of_rank.map(|(_, t)| of(t)).sum()
                };
                ranks.iter().map(known).collect()
            }
            Source::Network(begin, of) => {
                let mut all = NetworkNumbers::default();
                let networks = runtime.pml.networks();
                networks.iter().filter(|n| n.rail.starts_with(begin)).for_each(|n| all.add(n));
                vec![of(&all)]
            }
        }
    }

    fn len(&self, ranks: &[u32]) -> usize {
        match self.source {
            Source::Total(_) | Source::Count(_) | Source::Network(..) | Source::Window(_) => 1,
            Source::BySize(_) => CLASSES,
            Source::ByPeer(_) => ranks.len(),
        }
    }
}

/// A performance experiment session with its handles.
pub(super) struct PvarSession {
    id: usize,
    handles: Vec<Handle>,
}

struct Handle {
    id: usize,
    var: &'static Variable,
    ranks: Vec<u32>,
    /// What the numbers of the process were when the handle was started last; `None`: stopped.
    base: Option<Vec<u64>>,
    /// What was gathered before that.
    sum: Vec<u64>,
}

impl Handle {
    fn read(&self) -> Vec<u64> {
        if !self.var.is_sum() {
            return self.var.now(&self.ranks);
        }
        let Some(base) = &self.base else { return self.sum.clone() };
        let now = self.var.now(&self.ranks);
        let grown = now.iter().zip(base).map(|(now, base)| now.saturating_sub(*base));
        self.sum.iter().zip(grown).map(|(sum, grown)| sum.wrapping_add(grown)).collect()
    }

    fn start(&mut self) {
        if self.base.is_none() {
            self.base = Some(self.var.now(&self.ranks));
        }
    }

    fn stop(&mut self) {
        self.sum = self.read();
        self.base = None;
    }

    fn set(&mut self, values: Vec<u64>) {
        self.sum = values;
        if self.base.is_some() {
            self.base = Some(self.var.now(&self.ranks));
        }
    }

    /// Reads and begins again at 0. What is counted meanwhile is in this number or in the next.
    fn take(&mut self) -> Vec<u64> {
        let now = self.var.now(&self.ranks);
        let mut sum = std::mem::replace(&mut self.sum, vec![0; now.len()]);
        if let Some(base) = &mut self.base {
            let grown = now.iter().zip(base.iter()).map(|(now, base)| now.saturating_sub(*base));
            sum.iter_mut().zip(grown).for_each(|(sum, grown)| *sum = sum.wrapping_add(grown));
            *base = now;
        }
        sum
    }

    fn may_write(&self) -> Result<()> {
        if self.var.is_sum() {
            return Ok(());
        }
        Err(err!(TPvarNoWrite, "{} is read-only", self.var.name))
    }
}

pub(crate) unsafe fn t_pvar_get_num(num_pvar: *mut c_int) -> Result<()> {
    drop(tool()?);
    // SAFETY: null or the caller's variable.
    unsafe { give(num_pvar, VARIABLES.len() as c_int) };
    Ok(())
}

fn variable(index: c_int) -> Result<&'static Variable> {
    let found = usize::try_from(index).ok().and_then(|i| VARIABLES.get(i));
    found.ok_or_else(|| err!(TInvalidIndex, "there is no performance variable {index}"))
}

#[allow(clippy::too_many_arguments)]
pub(crate) unsafe fn t_pvar_get_info(
    pvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    var_class: *mut c_int,
    datatype: *mut MPI_Datatype,
    enumtype: *mut MPI_T_enum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    readonly: *mut c_int,
    continuous: *mut c_int,
    atomic: *mut c_int,
) -> Result<()> {
    drop(tool()?);
    let var = variable(pvar_index)?;
    let bound = matches!(var.source, Source::ByPeer(_));
    // SAFETY: each pointer is null or the caller's variable; the arrays have *_len bytes.
    unsafe {
        text::put_tool(name, name_len, var.name);
        text::put_tool(desc, desc_len, var.help);
        give(verbosity, MPI_T_VERBOSITY_USER_DETAIL);
        give(var_class, var.class);
        give(datatype, MPI_UNSIGNED_LONG_LONG);
        give(enumtype, MPI_T_ENUM_NULL);
        give(bind, if bound { MPI_T_BIND_MPI_COMM } else { MPI_T_BIND_NO_OBJECT });
        give(readonly, c_int::from(!var.is_sum()));
        give(continuous, c_int::from(!var.is_sum()));
        give(atomic, c_int::from(var.is_sum()));
    }
    Ok(())
}

pub(crate) unsafe fn t_pvar_get_index(
    name: *const c_char,
    var_class: c_int,
    pvar_index: *mut c_int,
) -> Result<()> {
    drop(tool()?);
    // SAFETY: null or the caller's string.
    let name = unsafe { text::read(name, "name") }.map_err(|e| err!(TInvalid, "{}", e.text()))?;
    let found = VARIABLES.iter().position(|v| v.name == name && v.class == var_class);
    let Some(index) = found else {
        let why = format!("there is no performance variable \"{name}\" of class {var_class}");
        return Err(err!(TInvalidName, "{why}"));
    };
    // SAFETY: null or the caller's variable.
    unsafe { give(pvar_index, index as c_int) };
    Ok(())
}

impl Tool {
    /// A number that names nothing yet; 0 and 1 are constants of the interface.
    fn next_id(&mut self) -> usize {
        self.next_id += 1;
        self.next_id
    }

    fn session(&mut self, session: MPI_T_pvar_session) -> Result<&mut PvarSession> {
        let found = self.sessions.iter_mut().find(|s| s.id == session.0);
        found.ok_or_else(|| no_session(session))
    }
}

impl PvarSession {
    fn handle(&mut self, handle: MPI_T_pvar_handle) -> Result<&mut Handle> {
        let found = self.handles.iter_mut().find(|h| h.id == handle.0);
        let why = || err!(TInvalidHandle, "{:#x} is no performance variable handle", handle.0);
        found.ok_or_else(why)
    }
}

fn no_session(session: MPI_T_pvar_session) -> Error {
    err!(TInvalidSession, "{:#x} is no performance session", session.0)
}

pub(crate) unsafe fn t_pvar_session_create(pe_session: *mut MPI_T_pvar_session) -> Result<()> {
    let mut tool = tool()?;
    if pe_session.is_null() {
        return Err(err!(TInvalid, "argument `pe_session` is a null pointer"));
    }
    let id = tool.next_id();
    tool.sessions.push(PvarSession { id, handles: Vec::new() });
    // SAFETY: not null, hence the caller's variable.
    unsafe { pe_session.write(MPI_T_pvar_session(id)) };
    Ok(())
}

pub(crate) unsafe fn t_pvar_session_free(pe_session: *mut MPI_T_pvar_session) -> Result<()> {
    let mut tool = tool()?;
    if pe_session.is_null() {
        return Err(err!(TInvalid, "argument `pe_session` is a null pointer"));
    }
    // SAFETY: not null, hence the caller's variable.
    let session = unsafe { pe_session.read() };
    let at = tool.sessions.iter().position(|s| s.id == session.0);
    tool.sessions.swap_remove(at.ok_or_else(|| no_session(session))?);
    // SAFETY: as above.
    unsafe { pe_session.write(MPI_T_PVAR_SESSION_NULL) };
    Ok(())
}

pub(crate) unsafe fn t_pvar_handle_alloc(
    pe_session: MPI_T_pvar_session,
    pvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut MPI_T_pvar_handle,
    count: *mut c_int,
) -> Result<()> {
    let mut tool = tool()?;
    tool.session(pe_session)?;
    let var = variable(pvar_index)?;
    if handle.is_null() {
        return Err(err!(TInvalid, "argument `handle` is a null pointer"));
    }
    let mut ranks = Vec::new();
    if let Source::ByPeer(_) = var.source {
        if obj_handle.is_null() {
            return Err(err!(TInvalid, "{} is bound to a communicator", var.name));
        }
        // SAFETY: not null, hence the address of the caller's communicator handle.
        let comm = unsafe { obj_handle.cast::<MPI_Comm>().read_unaligned() };
        let comm = handles::comm::get(comm).map_err(|e| err!(TInvalidHandle, "{}", e.text()))?;
        ranks = (0..comm.peers().size()).map(|r| comm.peer(r)).collect();
    }
    let (id, len) = (tool.next_id(), var.len(&ranks));
    // What needs no start is read as it is.
    let new = Handle { id, var, ranks, base: None, sum: vec![0; len] };
    tool.session(pe_session)?.handles.push(new);
    // SAFETY: `handle` is not null; null or the caller's variables.
    unsafe {
        handle.write(MPI_T_pvar_handle(id));
        give(count, len as c_int);
    }
    Ok(())
}

pub(crate) unsafe fn t_pvar_handle_free(
    pe_session: MPI_T_pvar_session,
    handle: *mut MPI_T_pvar_handle,
) -> Result<()> {
    let mut tool = tool()?;
    let session = tool.session(pe_session)?;
    if handle.is_null() {
        return Err(err!(TInvalid, "argument `handle` is a null pointer"));
    }
    // SAFETY: not null, hence the caller's variable.
    let id = session.handle(unsafe { handle.read() })?.id;
    session.handles.retain(|h| h.id != id);
    // SAFETY: as above.
    unsafe { handle.write(MPI_T_PVAR_HANDLE_NULL) };
    Ok(())
}

/// Applies `change` to a handle, or to all handles of sums of the session.
fn each(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    refuse: impl Fn(&Handle) -> Result<()>,
    change: impl Fn(&mut Handle),
) -> Result<()> {
    let mut tool = tool()?;
    let session = tool.session(pe_session)?;
    if handle == MPI_T_PVAR_ALL_HANDLES {
        session.handles.iter_mut().filter(|h| h.var.is_sum()).for_each(change);
        return Ok(());
    }
    let handle = session.handle(handle)?;
    refuse(handle)?;
    change(handle);
    Ok(())
}

fn may_start(handle: &Handle) -> Result<()> {
    if handle.var.is_sum() {
        return Ok(());
    }
    Err(err!(TPvarNoStartstop, "{} is continuous", handle.var.name))
}

pub(crate) fn t_pvar_start(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> Result<()> {
    each(pe_session, handle, may_start, Handle::start)
}

pub(crate) fn t_pvar_stop(pe_session: MPI_T_pvar_session, handle: MPI_T_pvar_handle) -> Result<()> {
    each(pe_session, handle, may_start, Handle::stop)
}

pub(crate) fn t_pvar_reset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> Result<()> {
    each(pe_session, handle, Handle::may_write, |h| h.set(vec![0; h.sum.len()]))
}

/// Reads a handle into the caller's array.
///
/// # Safety
/// `buf` is null or has as many numbers as `MPI_T_pvar_handle_alloc` told.
unsafe fn read_into(buf: *mut c_void, read: impl FnOnce() -> Vec<u64>) -> Result<()> {
    if buf.is_null() {
        return Err(err!(TInvalid, "argument `buf` is a null pointer"));
    }
    for (i, value) in read().into_iter().enumerate() {
        // SAFETY: promised by the caller.
        unsafe { buf.cast::<u64>().add(i).write_unaligned(value) };
    }
    Ok(())
}

pub(crate) unsafe fn t_pvar_read(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *mut c_void,
) -> Result<()> {
    let mut tool = tool()?;
    let handle = tool.session(pe_session)?.handle(handle)?;
    // SAFETY: the caller's array has as many numbers as the handle's allocation told.
    unsafe { read_into(buf, || handle.read()) }
}

pub(crate) unsafe fn t_pvar_readreset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *mut c_void,
) -> Result<()> {
    let mut tool = tool()?;
    let handle = tool.session(pe_session)?.handle(handle)?;
    if !handle.var.is_sum() {
        let name = handle.var.name;
        return Err(err!(TPvarNoAtomic, "{name} is no sum, which could begin again at 0"));
    }
    // SAFETY: as in `t_pvar_read`.
    unsafe { read_into(buf, || handle.take()) }
}

pub(crate) unsafe fn t_pvar_write(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    buf: *const c_void,
) -> Result<()> {
    let mut tool = tool()?;
    let handle = tool.session(pe_session)?.handle(handle)?;
    handle.may_write()?;
    if buf.is_null() {
        return Err(err!(TInvalid, "argument `buf` is a null pointer"));
    }
    // SAFETY: as in `t_pvar_read`.
    let value = |i| unsafe { buf.cast::<u64>().add(i).read_unaligned() };
    let values = (0..handle.sum.len()).map(value).collect();
    handle.set(values);
    Ok(())
}
