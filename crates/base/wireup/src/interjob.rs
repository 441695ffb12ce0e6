//! Processes of other jobs: where they are called, what they prove, and the ports at which jobs
//! meet (ADR 34, `docs/formats/port.md`).
//!
//! A process opens this when it first has to do with another job: a listener of its own, for
//! callers with a key. There are two kinds of keys. That of a *port* stands in the port's name: a
//! caller that knows it gets a [`Line`] to the process that has opened it. That of a *meeting* is
//! known to the members of two groups that have met, and to nobody else: connections between them
//! are made with it, as those within a job are with the job's secret.
//!
//! # Bounds
//!
//! At a port [`CALLERS_MAX`] callers wait at most; who comes then is closed out and calls again.
//! What is known of a process ends when the last group with it has ended
//! ([`Interjob::release`]), and with it the keys that nobody else needs.

mod holds;
mod line;
mod memory;
mod port;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, VecDeque};
use std::io::{ErrorKind, IoSlice};
use std::net::SocketAddr;
use std::os::fd::{AsFd, AsRawFd, RawFd};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use hawser_os::socket::{self, Quality};
use hawser_os::{clock, host};
use sha2::{Digest, Sha256};

use self::holds::MappedSegment;
pub use self::holds::{MemoryAge, SegmentHold};
pub use self::line::{Line, RECORD_MAX};
pub use self::memory::{
    Counting, HostGroup, HostGroupId, MemberInfo, MetMemory, Neighbour, OFFER, Seat, UnusedSegment,
    cpus_of, host_group, host_groups,
};
pub use self::port::{NOT_HERE, PORT_MAX, PortName};
use crate::Modex;
use crate::acceptor::{Acceptor, Collected, Contact, take_from};
use crate::gateway::{CellPath, Gateway};
use crate::handshake::{self, Answer, Credential, Names, NoRandom, Plane, Reason, Side};
use crate::names::{Name, NameTable};
use crate::reception::interfaces::{Choice, Reaches};
use crate::reception::{Arrival, Caller, Reception, Target, Via, unwaited};
use crate::{CallError, WireupError};
use hawser_segment::ProcId;
use hawser_segment::node::{NodeSegment, decode_addresses, encode_addresses};
use hawser_segment::wait::{DomainName, Watch};

/// Callers that wait at one port.
pub const CALLERS_MAX: usize = 4096;
/// Connections that have come and that the module has not taken yet; more are asked to call later.
const ARRIVED_MAX: usize = 1024;
/// Pause before a port is called again that has closed a line, in nanoseconds.
const PAUSE_NS: u64 = 20_000_000;
/// Keys by which one process is known: those of its last meetings. Threads that meet it at the same
/// time use one each.
const KEYS_MAX: usize = 8;
/// Looks of a thread that polls between two at the listener.
const LOOK_EVERY: u32 = 16;

/// A node among those over which one launcher's cells go: gateways lead there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellNode {
    /// Which launcher's; not 0. It follows from where that takes connections.
    pub launcher: u64,
    /// The number of the node.
    pub node: u32,
}

impl CellNode {
    /// The node of a segment; `None`: its job does not go over cells.
    fn of(segment: &NodeSegment) -> Option<CellNode> {
        if segment.cells() == 1 {
            return None;
        }
        let root = segment.node_record(0)?;
        let said = [root.host.as_bytes(), &encode_addresses(&root.acceptor)].concat();
        let launcher = u64::from_le_bytes(*Sha256::digest(said).first_chunk()?).max(1);
        Some(CellNode { launcher, node: segment.number() })
    }
}

/// What a process in a job over cells needs to go through their gateways.
#[derive(Clone, Copy, Debug)]
pub struct CellSeat {
    /// The segment of its node.
    pub segment: NodeSegment,
    /// How processes of other cells are called.
    pub path: CellPath,
}

/// Where a process listens for processes of other jobs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listening {
    /// The network of which machine its loopback addresses belong to; see
    /// [`hawser_os::host::identity`].
    pub host: u64,
    /// Its node, in a job over cells.
    pub node: Option<CellNode>,
    /// Its addresses.
    pub addresses: Vec<SocketAddr>,
}

impl Listening {
    /// As bytes: the host, the node, whose launcher is 0 where there is none, and the addresses in
    /// the form of the node table.
    pub fn encode(&self) -> Vec<u8> {
        let CellNode { launcher, node } = self.node.unwrap_or(CellNode { launcher: 0, node: 0 });
        let mut out = self.host.to_le_bytes().to_vec();
        out.extend(launcher.to_le_bytes());
        out.extend(node.to_le_bytes());
        out.extend(encode_addresses(&self.addresses));
        out
    }

    /// The inverse of [`Listening::encode`]; `None` for anything else.
    pub fn decode(bytes: &[u8]) -> Option<Listening> {
        let (host, rest) = bytes.split_first_chunk()?;
        let (launcher, rest) = rest.split_first_chunk()?;
        let (node, addresses) = rest.split_first_chunk()?;
        let (launcher, node) = (u64::from_le_bytes(*launcher), u32::from_le_bytes(*node));
        if launcher == 0 && node != 0 {
            return None;
        }
        let node = (launcher != 0).then_some(CellNode { launcher, node });
        let addresses = decode_addresses(addresses)?;
        Some(Listening { host: u64::from_le_bytes(*host), node, addresses })
    }

    /// Its addresses in the order in which a process of `here` tries them: loopback addresses first
    /// on the same machine, and never from another one.
    fn order(&self, here: u64) -> Vec<SocketAddr> {
        let mut all = self.addresses.clone();
        if self.host == here {
            all.sort_by_key(|at| !at.ip().is_loopback());
        } else {
            all.retain(|at| !at.ip().is_loopback());
        }
        all
    }

    /// What people are told of where it is.
    fn host_name(&self) -> String {
        let shown = self.addresses.iter().find(|at| !at.ip().is_loopback());
        let shown = shown.or(self.addresses.first());
        shown.map_or("without address".into(), |at| at.ip().to_string())
    }
}

/// A process of another job of which this one has been told.
#[derive(Debug)]
struct Known {
    listening: Listening,
    /// The meetings by which it is known, the last one last; at most [`KEYS_MAX`].
    meetings: Vec<u64>,
    /// The last one of which it is sure that the other side knows it, too: the meeting is over.
    settled: Option<u64>,
    /// No meeting is under way by which it is introduced anew, since one of the two sides had
    /// forgotten the other one: what they shared before may be gone.
    current: bool,
    /// Its wait domain, if this process counts there.
    domain: Option<DomainName>,
    /// Groups of this process in which it is.
    uses: u32,
    /// Introductions that are under way ([`Interjob::introduce`]): another thread may end the last
    /// group meanwhile.
    pending: u32,
}

impl Known {
    fn is_unused(&self) -> bool {
        self.uses == 0 && self.pending == 0
    }

    /// Takes out the oldest key that it is not called with, if there are more than so many.
    fn oldest_beyond(&mut self, most: usize) -> Option<u64> {
        let at = self.meetings.iter().position(|number| Some(*number) != self.settled)?;
        (self.meetings.len() > most).then(|| self.meetings.remove(at))
    }
}

/// A key of two groups.
#[derive(Debug)]
struct Meeting {
    secret: [u8; 32],
    /// Processes that are known by it.
    members: usize,
}

#[derive(Debug, Default)]
struct Port {
    waiting: VecDeque<Line>,
}

struct Inner {
    reception: Reception,
    caller: Caller,
    ports: HashMap<u64, Port>,
    known: HashMap<ProcId, Known>,
    meetings: HashMap<u64, Meeting>,
    arrived: Vec<Arrival>,
    /// Processes with which connections are to be ended.
    released: Vec<ProcId>,
    /// The same, for the module that shares memory with them, if there is one.
    parted: Vec<ProcId>,
    shares_memory: bool,
    /// Processes that were met without sharing memory.
    apart: Vec<ProcId>,
    /// Memories that no module has taken yet.
    memories: Vec<MetMemory>,
    /// Those that are mapped.
    mapped: Vec<MappedSegment>,
    calls: HashMap<u64, Result<Line, CallError>>,
    next_call: u64,
    /// What threads wait for beside: a descriptor, whether to be written, and until when.
    watched: Vec<(RawFd, bool, Option<u64>)>,
}

/// What a process has of other jobs. See the module's documentation. Any thread may use it.
pub struct Interjob {
    me: Name,
    index: ProcId,
    names: &'static NameTable,
    host: u64,
    /// The node of this process, and the way to others, in a job over cells.
    cells: Option<(CellNode, CellSeat)>,
    encrypted: bool,
    timeout_ns: u64,
    /// What this process tells of itself to those who may share memory with it.
    neighbour: Option<Neighbour>,
    inner: Mutex<Inner>,
    notifications: AtomicU32,
    polls: AtomicU32,
    wake: OnceLock<Box<dyn Fn() + Send + Sync>>,
    counting: OnceLock<Box<dyn Fn(Counting) + Send + Sync>>,
}

/// What [`Interjob::open`] needs.
#[derive(Debug)]
pub struct InterjobConfig<'a> {
    /// This process.
    pub me: ProcId,
    /// The names that it knows.
    pub names: &'static NameTable,
    /// Where to listen, and whether connections are encrypted.
    pub choice: &'a Choice,
    /// Of connections.
    pub quality: &'a Quality,
    /// For how long a host is tried, in nanoseconds.
    pub timeout_ns: u64,
    /// `None`: this process shares no memory with those of other jobs.
    pub seat: Option<Seat>,
    /// `None`: this process goes through no gateways.
    pub cells: Option<CellSeat>,
}

impl std::fmt::Debug for Interjob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the listener of {:?} for other jobs", self.me)
    }
}

impl Interjob {
    /// Listens from now on, as long as the process lives.
    ///
    /// # Errors
    /// See [`WireupError`].
    pub fn open(cfg: &InterjobConfig<'_>) -> Result<Interjob, WireupError> {
        let kernel = |e: std::io::Error| unwaited(&e);
        let me = cfg.names.name(cfg.me).unwrap_or(Name { job: 0, rank: cfg.me });
        let reception = Reception::open_for_keys(cfg.choice, Reaches::Both, cfg.quality)?;
        // Each call brings the key that it is made with.
        let none = Credential { job: me.job, secret: handshake::nonce().unwrap_or_default() };
        let neighbour = cfg.seat.and_then(Neighbour::here);
        let inner = Inner {
            reception,
            caller: Caller::new(none, cfg.quality.clone()).map_err(kernel)?,
            ports: HashMap::new(),
            known: HashMap::new(),
            meetings: HashMap::new(),
            arrived: Vec::new(),
            released: Vec::new(),
            parted: Vec::new(),
            shares_memory: neighbour.is_some(),
            apart: Vec::new(),
            memories: Vec::new(),
            mapped: Vec::new(),
            calls: HashMap::new(),
            next_call: 0,
            watched: Vec::new(),
        };
        Ok(Interjob {
            me,
            index: cfg.me,
            names: cfg.names,
            host: host::identity(),
            cells: cfg.cells.and_then(|seat| Some((CellNode::of(&seat.segment)?, seat))),
            encrypted: cfg.choice.encrypted,
            timeout_ns: cfg.timeout_ns,
            neighbour,
            inner: Mutex::new(inner),
            notifications: AtomicU32::new(0),
            polls: AtomicU32::new(0),
            wake: OnceLock::new(),
            counting: OnceLock::new(),
        })
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where this process is called by those of other jobs.
    pub fn listening(&self) -> Listening {
        self.listening_at(self.inner().reception.addresses())
    }

    /// Readable when there is news of those that call this process.
    pub fn listening_fd(&self) -> RawFd {
        self.inner().reception.as_fd().as_raw_fd()
    }

    fn listening_at(&self, addresses: &[SocketAddr]) -> Listening {
        let node = self.cells.as_ref().map(|(node, _)| *node);
        Listening { host: self.host, node, addresses: addresses.to_vec() }
    }

    /// The way through the gateways to a process of another cell of this launcher.
    fn via(&self, listening: &Listening) -> Option<Via> {
        let (here, CellSeat { segment, path }) = self.cells.as_ref()?;
        let there = listening.node.filter(|there| there.launcher == here.launcher)?;
        let CellPath::Auto(direct_ns) = *path else { return None };
        let mut gateway = Gateway::to_node(segment, there.node)?;
        let mut addresses = listening.addresses.clone();
        addresses.retain(|at| !at.ip().is_loopback());
        gateway.listener = addresses;
        let credential = Credential { job: segment.job(), secret: segment.secret() };
        Some(Via { gateway, direct_ns, credential: Some(credential) })
    }

    /// One of the two is of a job over cells, of whose gateways none leads from this process to
    /// that one: another launcher has started it.
    pub fn has_gateways_of_others(&self, listening: &Listening) -> bool {
        let here = self.cells.as_ref().map(|(here, _)| here.launcher);
        here != listening.node.map(|there| there.launcher)
    }

    /// The monotonic clock, in nanoseconds: what deadlines are told by.
    pub fn now_ns(&self) -> u64 {
        clock::now_ns()
    }

    // ---- ports ----

    /// Opens a port; its name, which is the right to connect to it.
    ///
    /// # Errors
    /// No random numbers.
    pub fn open_port(&self) -> Result<String, NoRandom> {
        let (secret, number) = (handshake::nonce()?, handshake::nonce()?);
        let (number, _) = number.split_first_chunk::<8>().ok_or(NoRandom)?;
        let number = u64::from_le_bytes(*number);
        let mut inner = self.inner();
        inner.reception.add_key(Credential { job: number, secret });
        inner.ports.insert(number, Port::default());
        let listening = self.listening_at(inner.reception.addresses());
        Ok(PortName { listening, number, secret }.text())
    }

    /// Closes a port of this process. False: it has none of this name. Callers that wait there see
    /// their connections end.
    pub fn close_port(&self, name: &PortName) -> bool {
        let mut inner = self.inner();
        inner.reception.remove_key(name.number);
        inner.ports.remove(&name.number).is_some()
    }

    /// True when this process has such a port open.
    pub fn has_port(&self, name: &PortName) -> bool {
        self.inner().ports.contains_key(&name.number)
    }

    /// The next caller at a port of this process. `Err`: it has none of this name.
    ///
    /// # Errors
    /// The port was closed, or was opened by another process.
    pub fn next_caller(&self, name: &PortName) -> Result<Option<Line>, WireupError> {
        self.look();
        let mut inner = self.inner();
        match inner.ports.get_mut(&name.number) {
            Some(port) => Ok(port.waiting.pop_front()),
            None => Err(WireupError::Port(NOT_HERE)),
        }
    }

    /// Gives back a caller that was not taken in: it is the next one.
    pub fn return_caller(&self, name: &PortName, line: Line) {
        if let Some(port) = self.inner().ports.get_mut(&name.number) {
            port.waiting.push_front(line);
        }
        // Another thread may accept at the port, and what it waits for has been read already.
        self.notify();
        self.wake();
    }

    /// What wakes threads of this process that wait; the first one counts.
    pub fn set_wake(&self, wake: Box<dyn Fn() + Send + Sync>) {
        let _ = self.wake.set(wake);
    }

    fn wake(&self) {
        if let Some(wake) = self.wake.get() {
            wake();
        }
    }

    /// Calls a port; the number of the call. `until`: a deadline by [`Interjob::now_ns`]. `again`:
    /// it has closed a line before it accepted, so that it is called after a pause.
    pub fn call(&self, name: &PortName, until: Option<u64>, again: bool) -> u64 {
        let now = clock::now_ns();
        let due = now + if again { PAUSE_NS } else { 0 };
        let patience = until.map_or(self.timeout_ns, |at| at.saturating_sub(now));
        let target = Target {
            host: name.listening.host_name(),
            addresses: name.listening.order(self.host),
            from: None,
            names: self.names_to(Plane::Port, 0),
            patience_ns: patience,
            direct: Some(Credential { job: name.number, secret: name.secret }),
            via: self.via(&name.listening),
        };
        let mut inner = self.inner();
        inner.next_call += 1;
        let number = inner.next_call;
        inner.caller.call_at(number, target, due, now);
        number
    }

    fn names_to(&self, plane: Plane, to: u32) -> Names {
        let Name { job, rank } = self.me;
        Names { plane, job, from: rank, channel: 0, to, link: 0, encrypted: self.encrypted }
    }

    /// How a call has ended; `None`: it has not.
    pub fn called(&self, number: u64) -> Option<Result<Line, CallError>> {
        self.look();
        self.inner().calls.remove(&number)
    }

    /// Gives a call up.
    pub fn give_up_call(&self, number: u64) {
        let mut inner = self.inner();
        drop(inner.caller.cancel(number));
        inner.calls.remove(&number);
    }

    /// Sleeps of this process end when this descriptor has news, or the deadline is over, until
    /// [`Interjob::unwatch`].
    pub fn watch(&self, descriptor: (RawFd, bool), until: Option<u64>) {
        self.inner().watched.push((descriptor.0, descriptor.1, until));
    }

    /// The end of [`Interjob::watch`].
    pub fn unwatch(&self, fd: RawFd) {
        let mut inner = self.inner();
        if let Some(at) = inner.watched.iter().position(|w| w.0 == fd) {
            inner.watched.swap_remove(at);
        }
    }

    // ---- processes of other jobs ----

    /// The members of another group, of which this process is told with a key that they know, too;
    /// their indices. Those of the own job have theirs, and no key. It is known of them until
    /// [`Interjob::forget_unused`], or the end of the last group with them.
    ///
    /// # Errors
    /// [`NoIndex`](crate::names::NoIndex): a name is none.
    pub fn introduce(
        &self,
        key: &Credential,
        members: Vec<(Name, Listening)>,
    ) -> Result<(), crate::names::NoIndex> {
        let mut indices = Vec::with_capacity(members.len());
        for (name, _) in &members {
            indices.push(self.names.index(*name)?);
        }
        let mut inner = self.inner();
        let mut new = 0;
        for ((name, listening), index) in members.into_iter().zip(indices) {
            if name.job == self.me.job {
                continue;
            }
            let fresh = || Known {
                listening: listening.clone(),
                meetings: Vec::new(),
                settled: None,
                current: false,
                domain: None,
                uses: 0,
                pending: 0,
            };
            let known = inner.known.entry(index).or_insert_with(fresh);
            known.listening = listening;
            known.current = false;
            known.meetings.push(key.job);
            known.pending += 1;
            let dropped = known.oldest_beyond(KEYS_MAX);
            inner.meet_again(index);
            dropped.into_iter().for_each(|number| inner.drop_key(number));
            new += 1;
        }
        if new > 0 {
            inner.reception.add_key(key.clone());
            let meeting = Meeting { secret: key.secret, members: 0 };
            inner.meetings.entry(key.job).or_insert(meeting).members += new;
        }
        Ok(())
    }

    /// The members of a group are known to this process, by a meeting that is over, and stay so, as
    /// by [`Interjob::introduce`], until a group with them ends. False: not all are, and
    /// nothing has happened.
    pub fn is_acquainted(&self, members: impl Iterator<Item = Name> + Clone) -> bool {
        let mut inner = self.inner();
        let others = members.filter(|name| name.job != self.me.job);
        let indices: Option<Vec<ProcId>> = others.map(|name| self.names.known(name)).collect();
        let is_current = |proc: &ProcId| inner.known.get(proc).is_some_and(|known| known.current);
        let known = indices.filter(|all| all.iter().all(is_current));
        for proc in known.iter().flatten() {
            if let Some(known) = inner.known.get_mut(proc) {
                known.pending += 1;
            }
        }
        known.is_some()
    }

    /// The meeting with this key is over: all members of both groups know each other by it.
    pub fn settle(&self, key: &Credential, procs: impl Iterator<Item = ProcId>) {
        let mut inner = self.inner();
        for proc in procs {
            if let Some(known) = inner.known.get_mut(&proc)
                && known.meetings.contains(&key.job)
            {
                known.settled = Some(key.job);
                known.current = true;
            }
        }
    }

    /// No other thread introduces these processes anew, who are acquainted
    /// ([`Interjob::is_acquainted`]): what is sent to them goes where they look for it.
    pub fn is_current(&self, mut procs: impl Iterator<Item = ProcId>) -> bool {
        let inner = self.inner();
        procs.all(|proc| {
            inner.known.get(&proc).is_none_or(|known| known.current || known.pending <= 1)
        })
    }

    /// A group with these processes begins to be used; those of the own job do not matter. Whoever
    /// was introduced for it calls [`Interjob::forget_unused`] then.
    pub fn retain(&self, procs: impl Iterator<Item = ProcId>) {
        let mut inner = self.inner();
        for proc in procs {
            if let Some(known) = inner.known.get_mut(&proc) {
                known.uses += 1;
            }
        }
    }

    /// The end of [`Interjob::retain`].
    pub fn release(&self, procs: impl Iterator<Item = ProcId>) {
        let mut inner = self.inner();
        for proc in procs {
            let Some(known) = inner.known.get_mut(&proc) else { continue };
            known.uses = known.uses.saturating_sub(1);
            if known.is_unused() {
                let domain = inner.forget(proc);
                self.count_without(&inner, domain);
            }
        }
        self.notify();
    }

    /// The group for which these processes were introduced has begun, or does not: the end
    /// of [`Interjob::introduce`] and [`Interjob::is_acquainted`], which forgets those with which
    /// there is none.
    pub fn forget_unused(&self, procs: impl Iterator<Item = ProcId>) {
        let mut inner = self.inner();
        for proc in procs {
            let Some(known) = inner.known.get_mut(&proc) else { continue };
            known.pending = known.pending.saturating_sub(1);
            if known.is_unused() {
                let domain = inner.forget(proc);
                self.count_without(&inner, domain);
            }
        }
        self.notify();
    }

    /// Processes of other jobs with which there are groups, and with how many.
    pub fn uses(&self) -> Vec<(ProcId, u32)> {
        let inner = self.inner();
        inner.known.iter().filter(|(_, k)| k.uses > 0).map(|(proc, k)| (*proc, k.uses)).collect()
    }

    fn notify(&self) {
        // Relaxed: whoever sees it looks under the lock.
        self.notifications.fetch_add(1, Ordering::Relaxed);
    }

    /// Processes with which connections are to be ended, since the last call.
    pub fn take_released(&self) -> Vec<ProcId> {
        std::mem::take(&mut self.inner().released)
    }

    /// How a process of another job is called; `None`: nothing is known of it.
    pub fn target(&self, proc: ProcId, patience_ns: u64) -> Option<Target> {
        let name = self.names.name(proc)?;
        let inner = self.inner();
        let known = inner.known.get(&proc)?;
        // The newest may be of a meeting that is under way: the other side may not know it yet.
        let number = known.settled.or(known.meetings.last().copied())?;
        let secret = inner.meetings.get(&number)?.secret;
        Some(Target {
            host: known.listening.host_name(),
            addresses: known.listening.order(self.host),
            from: None,
            names: self.names_to(Plane::Data, name.rank),
            patience_ns,
            direct: Some(Credential { job: number, secret }),
            via: self.via(&known.listening),
        })
    }

    /// The process that a connection comes from; `None`: it has no business here.
    pub fn caller(&self, arrival: &Arrival) -> Option<ProcId> {
        let Names { job, from, to, .. } = arrival.names;
        let proc = self.names.known(Name { job, rank: from })?;
        let inner = self.inner();
        let known = inner.known.get(&proc)?;
        (to == self.me.rank && known.meetings.contains(&arrival.key)).then_some(proc)
    }

    /// Looks after the listener, the calls and the callers.
    fn look(&self) -> usize {
        let mut guard = self.inner();
        let inner = &mut *guard;
        let (now, rank) = (clock::now_ns(), self.me.rank);
        // Those that are proved in one look may exceed it by as many as a reception holds.
        let full = inner.arrived.len() >= ARRIVED_MAX;
        let mut judge = |names: &Names| match names.plane {
            Plane::Data if names.to == rank && full => Answer::Later,
            Plane::Data if names.to == rank => Answer::Welcome,
            Plane::Port => Answer::Welcome,
            _ => Answer::No(Reason::Unknown),
        };
        // Without news there is nothing to do but to look again.
        let _ = inner.reception.handle_events(now, &mut judge);
        let mut events = 0;
        while let Some(arrival) = inner.reception.poll_arrival() {
            events += 1;
            match inner.ports.get_mut(&arrival.key) {
                Some(port)
                    if arrival.names.plane == Plane::Port && port.waiting.len() < CALLERS_MAX =>
                {
                    let Arrival { socket, binding, .. } = arrival;
                    port.waiting.push_back(Line::new(socket, &binding, Side::Answerer));
                }
                None if arrival.names.plane == Plane::Data => inner.arrived.push(arrival),
                _ => {}
            }
        }
        let _ = inner.caller.handle_events(now);
        while let Some((number, end)) = inner.caller.poll_outcome() {
            events += 1;
            let end = end.map(|made| Line::new(made.socket, &made.binding, Side::Caller));
            inner.calls.insert(number, end);
        }
        drop(guard);
        if events > 0 {
            self.notify();
            self.wake();
        }
        events
    }
}

impl Inner {
    /// The wait domain of the process, if this one counts there.
    fn forget(&mut self, proc: ProcId) -> Option<DomainName> {
        let known = self.known.remove(&proc)?;
        known.meetings.into_iter().for_each(|number| self.drop_key(number));
        self.released.push(proc);
        if self.shares_memory {
            self.parted.push(proc);
        }
        known.domain
    }

    /// A process is known after all of which it was said that it is not.
    fn meet_again(&mut self, proc: ProcId) {
        self.released.retain(|gone| *gone != proc);
        self.parted.retain(|gone| *gone != proc);
    }

    /// One process less is known by the key of this meeting.
    fn drop_key(&mut self, number: u64) {
        let Some(meeting) = self.meetings.get_mut(&number) else { return };
        meeting.members = meeting.members.saturating_sub(1);
        if meeting.members == 0 {
            self.meetings.remove(&number);
            self.reception.remove_key(number);
        }
    }
}

impl Acceptor for Interjob {
    fn contact(&self, proc: u32) -> Contact {
        let inner = self.inner();
        match inner.known.get(&proc) {
            Some(Known { listening, .. }) => {
                Contact::At(listening.host_name(), listening.order(self.host))
            }
            None => Contact::Nowhere("no communicator with it is left".into()),
        }
    }

    fn notifications(&self) -> u32 {
        // Relaxed: counts looks, and no more.
        if self.polls.fetch_add(1, Ordering::Relaxed).is_multiple_of(LOOK_EVERY) {
            self.look();
        }
        self.notifications.load(Ordering::Relaxed)
    }

    fn arm(&self, watch: &mut Watch) {
        self.look();
        let inner = self.inner();
        watch.descriptor(inner.reception.as_fd().as_raw_fd(), false);
        watch.descriptor(inner.caller.as_fd().as_raw_fd(), false);
        let deadlines = inner.watched.iter().filter_map(|w| w.2);
        let due = inner.reception.next_time().into_iter().chain(inner.caller.next_time());
        if let Some(at) = due.chain(deadlines).min() {
            watch.within(at.saturating_sub(clock::now_ns()).div_ceil(1000));
        }
        let watched: Vec<(RawFd, bool)> = inner.watched.iter().map(|w| (w.0, w.1)).collect();
        drop(inner);
        watched.iter().for_each(|(fd, writable)| watch.descriptor(*fd, *writable));
        // Of several threads one sleeps here, and it need not be the one that waits for this.
        if !watched.is_empty() && socket::wait_fds(&watched, Some(Duration::ZERO)) {
            self.wake();
        }
    }

    fn collect(&self) -> Collected {
        Collected { events: self.look(), again: false }
    }

    fn take(&self, channel: Option<u32>, index: u16, of: u16) -> Option<Arrival> {
        take_from(&mut self.inner().arrived, channel, index, of)
    }
}

impl Modex for Interjob {
    fn publish(&self, _key: &str, _value: &[u8]) -> bool {
        false
    }

    fn lookup(&self, _proc: ProcId, _key: &str) -> Option<Vec<u8>> {
        None
    }

    fn node_of(&self, proc: ProcId) -> u32 {
        // Nodes have no numbers between jobs: here, or not.
        let here = |known: &Known| known.listening.host == self.host;
        u32::from(proc != self.index && !self.inner().known.get(&proc).is_some_and(here))
    }

    fn local_slot(&self, _proc: ProcId) -> Option<u32> {
        None
    }
}

/// Reads from a socket of the program what is there; so many bytes. With no room it only finds out
/// whether the other end lives.
///
/// # Errors
/// [`WireupError::Closed`], and [`WireupError::Host`]: what the kernel says.
pub fn join_read(fd: RawFd, to: &mut [u8]) -> Result<usize, WireupError> {
    if to.is_empty() {
        return if socket::has_ended(fd) { Err(WireupError::Closed) } else { Ok(0) };
    }
    joined(socket::receive(fd, to), true)
}

/// Writes to a socket of the program what it takes; so many bytes.
///
/// # Errors
/// [`WireupError::Closed`], and [`WireupError::Host`]: what the kernel says.
pub fn join_write(fd: RawFd, bytes: &[u8]) -> Result<usize, WireupError> {
    joined(socket::send_parts(fd, &[IoSlice::new(bytes)]), false)
}

fn joined(done: std::io::Result<usize>, reads: bool) -> Result<usize, WireupError> {
    match done {
        Ok(0) if reads => Err(WireupError::Closed),
        Ok(n) => Ok(n),
        Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => Ok(0),
        Err(e) => Err(WireupError::Host(e.to_string().into())),
    }
}

/// Bytes from other jobs as everything that is read from them here; for fuzzing. Any input must
/// return.
pub fn fuzz(data: &[u8]) {
    if let Some(said) = MemberInfo::decode(data) {
        assert_eq!(MemberInfo::decode(&said.encode()), Some(said));
    }
    if let Some(listening) = Listening::decode(data) {
        assert_eq!(Listening::decode(&listening.encode()), Some(listening));
    }
    if let Ok(text) = std::str::from_utf8(data)
        && let Ok(name) = PortName::parse(text)
    {
        // Of addresses, as many as fit.
        let key = |name: &PortName| (name.number, name.secret, name.listening.host);
        let again = PortName::parse(&name.text());
        assert!(again.is_ok_and(|again| key(&again) == key(&name)));
    }
    line::fuzz(data);
}
