//! What the functions of a component may call.

use std::ffi::{CStr, c_char, c_int, c_void};

use hawser_coll::shm::BoardAccess;
use hawser_core::buf::{TypedBuf, UserBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollOp;
use hawser_core::contracts::pml::{Condition, Pml, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::group::{Group, ProcId};
use hawser_core::op::Op;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

use crate::abi::{Buf, Each, FAILED, Host, OK, PASS, PENDING, Place, Ready, VERSION};
pub(crate) use crate::parts::Part;
use crate::{channel, entered, kinds, parts};

/// A running call. It lives on the stack of the thread that runs the call, and components know its
/// address only.
pub(crate) struct Call<'a> {
    comm: &'a Comm,
    place: &'a Place,
    access: Option<&'a BoardAccess>,
    tag: u32,
    /// The component.
    name: &'static str,
    /// It must not wait.
    in_flight: bool,
    /// It has sent or waited: the component may not pass any more.
    touched: bool,
    held: Held,
}

/// What a call has beyond a function of the component.
#[derive(Default)]
pub(crate) struct Held {
    pub(crate) pending: Vec<PmlReq>,
    temps: Vec<TempBuf>,
    /// The first reason why it fails.
    error: Option<Error>,
}

impl Held {
    /// Ends the messages that have completed. True when none is left.
    pub(crate) fn landed(&mut self, pml: &dyn Pml) -> bool {
        let error = &mut self.error;
        self.pending.retain(|&req| match pml.test(req) {
            Some(end) => {
                if let Some(late) = end.error {
                    error.get_or_insert(late);
                }
                false
            }
            None => true,
        });
        self.pending.is_empty()
    }

    /// The first reason why the call fails.
    pub(crate) fn error(&mut self) -> Option<Error> {
        self.error.take()
    }

    /// Nobody waits for its messages any more.
    pub(crate) fn abandon(&mut self, pml: &dyn Pml) {
        if !self.pending.is_empty() {
            // Messages may still be under way from and into it.
            self.temps.drain(..).for_each(TempBuf::leak);
            self.pending.drain(..).for_each(|req| pml.free(req));
        }
    }
}

/// What a component has done with a call.
pub(crate) enum Answer {
    /// It has ended.
    Done(Result<()>),
    /// It goes on.
    Pending,
    /// It is for the next component.
    Passed,
}

/// How errors begin that the component alone is to blame for; [`Call::note`] puts its name there.
const SOMEBODY: &str = "a component ";

impl<'a> Call<'a> {
    #[inline]
    pub(crate) fn new(
        (comm, place): (&'a Comm, &'a Place),
        access: Option<&'a BoardAccess>,
        tag: u32,
        name: &'static str,
    ) -> Call<'a> {
        let (in_flight, touched, held) = (false, false, Held::default());
        Call { comm, place, access, tag, name, in_flight, touched, held }
    }

    /// A call that does not wait, with what it had when it was here last.
    pub(crate) fn in_flight(
        (comm, place): (&'a Comm, &'a Place),
        tag: u32,
        name: &'static str,
        held: Held,
    ) -> Call<'a> {
        Call { comm, place, access: None, tag, name, in_flight: true, touched: false, held }
    }

    /// What it keeps until it is here again.
    pub(crate) fn leave(self) -> Held {
        self.held
    }

    pub(crate) fn note(&mut self, result: Result<()>) -> c_int {
        match result {
            Ok(()) => OK,
            Err(error) => {
                let name = self.name;
                self.held.error.get_or_insert_with(|| named(error, name));
                FAILED
            }
        }
    }

    /// The component does what waits.
    ///
    /// # Errors
    /// It may not here.
    #[inline]
    pub(crate) fn waits(&mut self) -> Result<()> {
        self.touched = true;
        match self.in_flight {
            false => Ok(()),
            true => Err(err!(Intern, "{SOMEBODY}waits in a call that does not block")),
        }
    }

    fn wait_all(&mut self) -> Result<()> {
        let pml = self.comm.pml();
        let mut errors = self.held.pending.drain(..).filter_map(|req| pml.wait(req).error);
        let first = errors.next();
        // All are waited for, whatever the first one says.
        errors.for_each(drop);
        first.map_or(Ok(()), Err)
    }

    /// Ends a blocking call, of which the component has said `answer`.
    #[inline]
    pub(crate) fn end(mut self, answer: c_int, op: CollOp) -> Answer {
        let late = if self.held.pending.is_empty() { Ok(()) } else { self.wait_all() };
        match (self.held.error.take(), answer) {
            (None, OK) => Answer::Done(late),
            (None, PASS) if !self.touched => Answer::Passed,
            (Some(error), OK | FAILED) => Answer::Done(Err(error)),
            (error, _) => Answer::Done(Err(self.misbehaves(error, answer, op))),
        }
    }

    /// The error of an answer that is none, or that tells too little.
    #[cold]
    fn misbehaves(&self, error: Option<Error>, answer: c_int, op: CollOp) -> Error {
        wrong(self.name, error, answer, op, self.touched)
    }

    /// What the component has said of a call in flight.
    pub(crate) fn flies(&mut self, answer: c_int, op: CollOp) -> Answer {
        match answer {
            OK => Answer::Done(Ok(())),
            PENDING => Answer::Pending,
            PASS if !self.touched && self.held.error.is_none() => Answer::Passed,
            _ => {
                let error = self.held.error.take();
                Answer::Done(Err(self.misbehaves(error, answer, op)))
            }
        }
    }

    fn rank(&self, rank: u32) -> Result<u32> {
        let ranks = self.comm.peers().size();
        match rank < ranks {
            true => Ok(rank),
            false => Err(err!(Intern, "{SOMEBODY}names rank {rank} of {ranks}")),
        }
    }

    fn post(&mut self, buf: &UserBuf, peer: u32, sends: bool) -> Result<()> {
        self.touched = true;
        let (pml, comm, peer) = (self.comm.pml(), self.comm, self.rank(peer)?);
        let req = match sends {
            true => pml.isend(comm, Space::Coll, buf, peer, self.tag, SendMode::Standard)?,
            false => pml.irecv(comm, Space::Coll, buf, Source::Rank(peer), Tag::Is(self.tag))?,
        };
        self.held.pending.push(req);
        Ok(())
    }
}

/// An error with the component's name where it is to blame.
fn named(error: Error, name: &str) -> Error {
    match error.text().strip_prefix(SOMEBODY) {
        Some(what) => Error::new(error.class(), format!("the component coll/{name} {what}")),
        None => error,
    }
}

/// The error of a component's answer.
pub(crate) fn wrong(
    name: &str,
    error: Option<Error>,
    answer: c_int,
    op: CollOp,
    touched: bool,
) -> Error {
    match (answer, error) {
        (FAILED | OK, Some(error)) => error,
        (FAILED, None) => err!(Other, "the component coll/{name} gives no reason ({op:?})"),
        (PASS, _) if touched => err!(
            Intern,
            "the component coll/{name} passes a call ({op:?}) in which it has sent or waited"
        ),
        (PASS, _) => err!(Intern, "the component coll/{name} passes a call too late ({op:?})"),
        (answer, _) => {
            err!(Intern, "the component coll/{name} answers {answer}, which is no answer ({op:?})")
        }
    }
}

/// The elements that a component names.
///
/// # Safety
/// `buf` is the address of a table whose memory is as it says until the call ends.
pub(crate) unsafe fn typed(buf: *const Buf) -> Result<TypedBuf> {
    // SAFETY: the caller's promise.
    unsafe {
        let buf = buf.as_ref().ok_or_else(|| err!(Intern, "a component passes no buffer"))?;
        let dtype = buf.dtype.as_ref();
        let dtype = dtype.ok_or_else(|| err!(Intern, "a component passes no datatype"))?;
        Ok(TypedBuf::new(buf.addr.cast(), buf.count, dtype.clone()))
    }
}

/// The table for components, in programs without and with threads that call at once.
pub(crate) static HOSTS: [Host; 2] = [host(0), host(1)];

const fn host(threads: u32) -> Host {
    Host {
        size: size_of::<Host>() as u32,
        abi: VERSION,
        place,
        type_bytes,
        type_extent,
        bytes,
        send,
        recv,
        post_send,
        post_recv,
        wait_all,
        copy,
        reduce,
        commutes,
        scratch,
        share,
        fail,
        threads,
        reserved: 0,
        part: entered::part,
        part_place: parts::part_place,
        part_barrier: parts::part_barrier,
        part_bcast: parts::part_bcast,
        part_gather: parts::part_gather,
        part_scatter: parts::part_scatter,
        part_allgather: parts::part_allgather,
        part_alltoall: parts::part_alltoall,
        part_reduce: parts::part_reduce,
        part_allreduce: parts::part_allreduce,
        exchange: entered::exchange,
        members: entered::members,
        topology: entered::topology,
        op_kind: kinds::op_kind,
        type_kind: kinds::type_kind,
        test_all,
        wait,
        wake: channel::wake,
    }
}

// Of every function here: `call` is the one that was handed to the component, in the thread that
// runs it, and other pointers are as `include/hawser/coll.h` says.

unsafe extern "C" fn place(call: *const Call<'_>) -> *const Place {
    // SAFETY: see above.
    unsafe { (*call).place }
}

unsafe extern "C" fn type_bytes(dtype: *const Datatype) -> u64 {
    // SAFETY: see above.
    unsafe { (*dtype).size() }
}

unsafe extern "C" fn type_extent(dtype: *const Datatype) -> i64 {
    // SAFETY: see above.
    unsafe { (*dtype).extent() }
}

extern "C" fn bytes() -> *const Datatype {
    Datatype::scalar_ref(Scalar::Byte)
}

unsafe extern "C" fn send(call: *mut Call<'_>, buf: *const Buf, to: u32) -> c_int {
    // SAFETY: see above.
    let (call, buf) = unsafe { (&mut *call, typed(buf)) };
    let sent = call.waits().and(buf).and_then(|buf| {
        let (comm, tag, to) = (call.comm, call.tag, call.rank(to)?);
        comm.pml().send(comm, Space::Coll, &buf.message(), to, tag, SendMode::Standard)
    });
    call.note(sent)
}

unsafe extern "C" fn recv(call: *mut Call<'_>, buf: *const Buf, from: u32) -> c_int {
    // SAFETY: see above.
    let (call, buf) = unsafe { (&mut *call, typed(buf)) };
    let received = call.waits().and(buf).and_then(|buf| {
        let (comm, tag, from) = (call.comm, Tag::Is(call.tag), Source::Rank(call.rank(from)?));
        comm.pml().recv(comm, Space::Coll, &buf.message(), from, tag, None)
    });
    call.note(received)
}

unsafe extern "C" fn post_send(call: *mut Call<'_>, buf: *const Buf, to: u32) -> c_int {
    // SAFETY: see above.
    let (call, buf) = unsafe { (&mut *call, typed(buf)) };
    let posted = buf.and_then(|buf| call.post(&buf.message(), to, true));
    call.note(posted)
}

unsafe extern "C" fn post_recv(call: *mut Call<'_>, buf: *const Buf, from: u32) -> c_int {
    // SAFETY: see above.
    let (call, buf) = unsafe { (&mut *call, typed(buf)) };
    let posted = buf.and_then(|buf| call.post(&buf.message(), from, false));
    call.note(posted)
}

unsafe extern "C" fn wait_all(call: *mut Call<'_>) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    let ended = call.waits().and_then(|()| call.wait_all());
    call.note(ended)
}

unsafe extern "C" fn test_all(call: *mut Call<'_>) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    match call.held.landed(call.comm.pml()) {
        true if call.held.error.is_some() => FAILED,
        true => OK,
        false => PENDING,
    }
}

/// What a component waits for.
struct Awaits {
    ready: Ready,
    arg: *mut c_void,
    groups: Vec<Group>,
    missing: Vec<ProcId>,
}

impl Condition for Awaits {
    fn is_met(&mut self) -> bool {
        (self.ready)(self.arg) != 0
    }

    fn peers(&self) -> &[Group] {
        &self.groups
    }

    fn missing(&self, name: &mut dyn FnMut(ProcId)) {
        self.missing.iter().copied().for_each(name);
    }
}

/// Members of a communicator up to this many are asked whether they live, where a component does
/// not say for whom it waits.
const ASKED_MAX: u32 = 64;

unsafe extern "C" fn wait(
    call: *mut Call<'_>,
    ready: Option<Ready>,
    arg: *mut c_void,
    ranks: *const u32,
    count: u32,
) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    let Some(ready) = ready else {
        return call.note(Err(err!(Intern, "{SOMEBODY}waits for nothing")));
    };
    let named = match ranks.is_null() {
        true => &[][..],
        // SAFETY: `count` ranks.
        false => unsafe { std::slice::from_raw_parts(ranks, count as usize) },
    };
    let waited = call.waits().and_then(|()| {
        let (comm, me) = (call.comm, call.comm.rank());
        let all = 0..comm.peers().size().min(ASKED_MAX);
        let others = all.filter(|r| comm.is_inter() || *r != me).map(|r| comm.peer(r));
        let missing = match named {
            [] => others.collect(),
            named => {
                let procs = named.iter().map(|rank| call.rank(*rank).map(|r| comm.peer(r)));
                procs.collect::<Result<Vec<_>>>()?
            }
        };
        let groups = comm.involved().cloned().collect();
        comm.pml().wait_or_lost(&mut Awaits { ready, arg, groups, missing })
    });
    call.note(waited)
}

unsafe extern "C" fn copy(call: *mut Call<'_>, from: *const Buf, to: *const Buf) -> c_int {
    // SAFETY: see above.
    let (call, from, to) = unsafe { (&mut *call, typed(from), typed(to)) };
    let copied = from.and_then(|from| {
        let to = to?;
        if from.packed_len() > to.packed_len() {
            return Err(err!(Truncate, "a component copies more than there is room for"));
        }
        to.message().copy_from(&from.message());
        Ok(())
    });
    call.note(copied)
}

unsafe extern "C" fn reduce(
    call: *mut Call<'_>,
    op: *const Op,
    left: *const c_void,
    inout: *const Buf,
) -> c_int {
    // SAFETY: see above; `left` has as many elements of the type as `inout`.
    let (call, op, inout) = unsafe { (&mut *call, &*op, typed(inout)) };
    let combined = inout.and_then(|inout| {
        let (count, dtype) = (inout.count, inout.dtype.clone());
        // SAFETY: as above.
        let left = unsafe { TypedBuf::new(left.cast_mut().cast(), count, dtype) };
        op.apply(&left, &inout)
    });
    call.note(combined)
}

unsafe extern "C" fn commutes(op: *const Op) -> c_int {
    // SAFETY: see above.
    c_int::from(unsafe { (*op).is_commutative() })
}

unsafe extern "C" fn scratch(
    call: *mut Call<'_>,
    count: u64,
    dtype: *const Datatype,
) -> *mut c_void {
    // SAFETY: see above.
    let (call, dtype) = unsafe { (&mut *call, &*dtype) };
    match TempBuf::new(count, dtype) {
        Ok(temp) => {
            let addr = temp.typed().addr();
            call.held.temps.push(temp);
            addr.cast()
        }
        Err(error) => {
            call.note(Err(error));
            std::ptr::null_mut()
        }
    }
}

unsafe extern "C" fn share(
    call: *mut Call<'_>,
    mine: *const c_void,
    len: u64,
    each: Option<Each>,
    arg: *mut c_void,
) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    let shared = call.waits().and_then(|()| exchange(call, mine.cast(), len, each, arg));
    call.note(shared)
}

fn exchange(
    call: &Call<'_>,
    mine: *const u8,
    len: u64,
    each: Option<Each>,
    arg: *mut c_void,
) -> Result<()> {
    let room = call.place.room;
    let access = call.access.filter(|_| len <= room);
    let access = access.ok_or_else(|| {
        err!(Intern, "a component shares {len} bytes where there is room for {room}")
    })?;
    let len = len as usize;
    let done = access.with(call.comm, |board| {
        board.exchange(
            0..call.comm.size(),
            &mut |room| {
                if len > 0 {
                    // SAFETY: the component has `len` bytes at `mine`, and the room is longer.
                    unsafe { std::ptr::copy_nonoverlapping(mine, room.as_mut_ptr(), len) }
                }
            },
            &mut |rank, data| {
                if let Some(each) = each {
                    each(arg, rank, data.as_ptr().cast());
                }
            },
        )
    })?;
    match done {
        Some(()) => Ok(()),
        // All boards were taken: the same by messages.
        None => by_messages(call, mine, len, each, arg),
    }
}

/// What `share` does where the node has no board left.
fn by_messages(
    call: &Call<'_>,
    mine: *const u8,
    len: usize,
    each: Option<Each>,
    arg: *mut c_void,
) -> Result<()> {
    let (ranks, byte) = (call.comm.size(), Datatype::scalar(Scalar::Byte));
    // One byte at least: ranks also meet when they share nothing.
    let block = len.max(1) as u64;
    let all = TempBuf::new(block * u64::from(ranks), &byte)?;
    let own = TempBuf::new(block, &byte)?;
    if len > 0 {
        // SAFETY: the component has `len` bytes at `mine`.
        let from = unsafe { TypedBuf::new(mine.cast_mut(), len as u64, byte.clone()) };
        own.typed().message().copy_from(&from.message());
    } else {
        own.typed().unpack_from(&[0]);
    }
    let recv = all.typed().retyped(block, byte);
    call.gather_all(own.typed(), &recv)?;
    let data = all.typed().pack_all();
    for (rank, data) in (0..ranks).zip(data.chunks_exact(block as usize)) {
        if let Some(each) = each {
            each(arg, rank, data.as_ptr().cast());
        }
    }
    Ok(())
}

impl Call<'_> {
    /// Everybody sends its block to everybody.
    fn gather_all(&self, own: &TypedBuf, all: &TypedBuf) -> Result<()> {
        let (pml, comm, tag, me) = (self.comm.pml(), self.comm, self.tag, self.comm.rank());
        let ranks = comm.size();
        all.block(i64::from(me) * own.count as i64, own.count).copy_from(own);
        for step in 1..ranks {
            let (to, from) = ((me + step) % ranks, (me + ranks - step) % ranks);
            let into = all.block(i64::from(from) * own.count as i64, own.count).message();
            let (source, tag_of) = (Source::Rank(from), Tag::Is(tag));
            let req = pml.irecv(comm, Space::Coll, &into, source, tag_of)?;
            let sent = pml.send(comm, Space::Coll, &own.message(), to, tag, SendMode::Standard);
            let end = pml.wait(req);
            sent?;
            end.error.map_or(Ok(()), Err)?;
        }
        Ok(())
    }
}

unsafe extern "C" fn fail(call: *mut Call<'_>, why: *const c_char) -> c_int {
    // SAFETY: see above.
    let call = unsafe { &mut *call };
    let text = match why.is_null() {
        true => "it fails, and gives no reason".to_owned(),
        // SAFETY: a C string.
        false => unsafe { CStr::from_ptr(why) }.to_string_lossy().into_owned(),
    };
    let name = call.name;
    call.note(Err(err!(Other, "the component coll/{name}: {text}")))
}
