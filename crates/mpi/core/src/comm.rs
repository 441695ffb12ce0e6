//! Communicators (MPI-5.0 chapter 7).
//!
//! This file holds the object; `create` holds the collective functions that make and end
//! communicators, `agree` the few messages that they exchange, `refusals` how those meet that only
//! some ranks call.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::attr::{Attributes, Kind};
use crate::contracts::accord::AccordSeat;
use crate::contracts::coll::{CollCall, CollModule, CollOp, CollOperation};
use crate::contracts::pml::{Pml, Space};
use crate::env::{CHANNELS, CollTable, Env, LOCAL, is_inner, own_part_context, part_context};
use crate::err;
use crate::errhandler::Errhandler;
use crate::error::{Error, Result};
use crate::group::{Compare, Group, ProcId};
use crate::liveness::root_of;
use crate::topo::Topology;

mod agree;
mod collect;
pub mod contracts;
mod create;
pub mod env;
mod hints;
mod hosts;
mod inter;
mod keys;
mod launch;
mod meet;
mod news;
mod parting;
mod port_exchange;
mod refusals;
mod rounds;
mod spawn;
#[cfg(test)]
mod tests;
mod topology;
mod ulfm;

use self::refusals::Calls;

pub use agree::Inbox;
pub use create::SplitType;
pub use hints::Hint;
pub use hosts::{HostMap, HostMemory};
pub use inter::fuzz_agreement;
pub use meet::Port;
pub use news::ring_neighbours;
pub use parting::Scope;
pub use spawn::{SpawnCodes, fuzz_verdict};
pub use topology::{Edge, Reorder, fuzz_neighbours};
pub use ulfm::{Agreement, ErrorRange, Shrinking, Then};

/// A communicator. Cheap to clone; freed when the last clone (handle or pending request) goes.
pub struct Comm(Arc<Inner>);

struct Inner {
    /// Context id of space `P2p`; that of `Coll` is this + 1. Unique for all time
    /// in the job: (rank of the creating process << 32) | counter * 64, below 2^62; with members of
    /// several jobs 2^62 and random bits. [`PENDING`] until an `idup` has agreed.
    context: AtomicU64,
    rank: u32,
    local: Group,
    remote: Option<Group>,
    /// `remote`, or `local` without one.
    peers: Group,
    /// Of what the library has made for itself: the groups of what it serves.
    beyond: Vec<Group>,
    /// Of a channel of partitioned communication: the root of its communicator's context id.
    root: Option<u64>,
    pml: &'static dyn Pml,
    /// For the PML alone: index of its state of this communicator, `u32::MAX` before `add_comm`.
    pml_slot: AtomicU32,
    /// The hints that are true, one bit each.
    asserted: AtomicU32,
    env: Option<&'static Env>,
    /// See [`Comm::spans_jobs`].
    spans_jobs: bool,
    /// See [`Comm::hosts`].
    hosts: Option<Arc<HostMap>>,
    /// See [`Comm::moment`].
    moment: usize,
    /// Ranks in messages are below it: the number of peers, or 0 once the communicator is revoked.
    bound: AtomicU32,
    /// The communicator is revoked, or the range of its errors includes a process that has failed.
    ended: AtomicU32,
    /// Number of agreements by way of the launcher that began here.
    ballots: AtomicU64,
    /// Where its ranks agree in memory that they share, once they have a place there.
    accord: Mutex<Option<Arc<dyn AccordSeat>>>,
    /// So many of its failed processes are acknowledged, in the order of the reports.
    acked: AtomicU32,
    /// See [`ErrorRange`].
    error_range: AtomicU32,
    /// Set once, when the communicator is complete.
    coll: OnceLock<CollTable>,
    /// Where operations find their modules: null, what `coll` holds, or a table that refuses.
    modules: AtomicPtr<CollTable>,
    /// Intercommunicators: an intracommunicator of the local group, for the library's own use.
    local_comm: OnceLock<Comm>,
    /// The message space where channels of partitioned communication meet, once there is one.
    channels: OnceLock<Comm>,
    topology: OnceLock<Topology>,
    attrs: Attributes,
    cold: Mutex<Cold>,
    front: AtomicUsize,
    /// Number of agreements that began here; gives each its tag.
    agreements: AtomicU32,
    /// Number of collective calls that began here; for the `coll` framework's tags.
    collectives: AtomicU32,
    /// Clones alive. The one who takes it to 0 gives the object to the graveyard.
    clones: AtomicU32,
    /// The PML knows the communicator; taken back once, by whoever buries it.
    announced: AtomicBool,
    /// This process has begun to part from it.
    parting: AtomicBool,
    /// Of the space in which members part from another one.
    parted_from: Option<env::PartedFrom>,
}

/// What is read and written seldom.
struct Cold {
    name: String,
    errhandler: Errhandler,
    /// Of constructors that only some ranks call.
    calls: Calls,
}

impl fmt::Debug for WeakComm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a communicator")
    }
}

/// Context of a communicator that is still being agreed on.
const PENDING: u64 = u64::MAX;
/// What a context id is where a process has refused its arguments: all hear of it.
const REFUSED: u64 = u64::MAX - 1;

/// The error of a call where another process has refused its arguments.
fn refused_elsewhere() -> Error {
    err!(Other, "another process has refused its arguments of this call; see its error")
}

/// Longest name in bytes, without a terminating zero (`MPI_MAX_OBJECT_NAME` - 1).
pub const MAX_NAME: usize = 127;

impl Comm {
    /// A communicator of these groups, without environment; not yet announced to the PML.
    pub fn new(
        context: u64,
        rank: u32,
        local: Group,
        remote: Option<Group>,
        pml: &'static dyn Pml,
    ) -> Comm {
        Comm::build(context, rank, (local, remote, Vec::new()), pml, (None, 0, None))
    }

    /// `chosen`: where its modules come from, [`Comm::moment`], and [`Comm::hosts`].
    fn build(
        context: u64,
        rank: u32,
        (local, remote, beyond): (Group, Option<Group>, Vec<Group>),
        pml: &'static dyn Pml,
        (env, moment, hosts): (Option<&'static Env>, usize, Option<Arc<HostMap>>),
    ) -> Comm {
        let peers = remote.as_ref().unwrap_or(&local).clone();
        let others = |g: &Group| env.is_some_and(|env| g.reaches(env.nprocs));
        let bound = AtomicU32::new(peers.size());
        let spans_jobs = others(&local) || remote.as_ref().is_some_and(others);
        Comm(Arc::new(Inner {
            context: AtomicU64::new(context),
            rank,
            local,
            remote,
            peers,
            beyond,
            root: None,
            pml,
            pml_slot: AtomicU32::new(u32::MAX),
            asserted: AtomicU32::new(0),
            env,
            spans_jobs,
            hosts,
            moment,
            bound,
            ended: AtomicU32::new(0),
            ballots: AtomicU64::new(0),
            accord: Mutex::new(None),
            acked: AtomicU32::new(0),
            error_range: AtomicU32::new(0),
            coll: OnceLock::new(),
            modules: AtomicPtr::new(std::ptr::null_mut()),
            local_comm: OnceLock::new(),
            channels: OnceLock::new(),
            topology: OnceLock::new(),
            attrs: Attributes::new(Kind::Comm),
            cold: Mutex::new(Cold {
                name: String::new(),
                errhandler: Errhandler::fatal().clone(),
                calls: Calls::default(),
            }),
            front: AtomicUsize::new(0),
            agreements: AtomicU32::new(0),
            collectives: AtomicU32::new(0),
            clones: AtomicU32::new(1),
            announced: AtomicBool::new(false),
            parting: AtomicBool::new(false),
            parted_from: None,
        }))
    }

    /// A complete communicator: announced to the PML, with its collective modules.
    pub(crate) fn open(
        env: &'static Env,
        context: u64,
        rank: u32,
        local: Group,
        remote: Option<Group>,
    ) -> Result<Comm> {
        Comm::open_with(env, (context, rank), (local, remote), (None, None))
    }

    /// [`Comm::open`] with a topology and the hosts of its members, which the modules see while
    /// they are chosen.
    fn open_with(
        env: &'static Env,
        (context, rank): (u64, u32),
        (local, remote): (Group, Option<Group>),
        (topology, hosts): (Option<Topology>, Option<Arc<HostMap>>),
    ) -> Result<Comm> {
        let chosen = (Some(env), env.coll.moment(), hosts);
        let comm = Comm::build(context, rank, (local, remote, Vec::new()), env.pml, chosen);
        if let Some(topology) = topology {
            // The communicator is new: the slot is empty.
            let _ = comm.0.topology.set(topology);
        }
        comm.complete()?;
        Ok(comm)
    }

    /// What the library makes of a group for its own use, to serve this communicator.
    fn open_inside(&self, context: u64, rank: u32, group: Group) -> Result<Comm> {
        let env = self.env()?;
        let beyond = self.involved().cloned().collect();
        // Parts are made when they are needed first, whatever has changed since.
        let chosen = (Some(env), self.moment(), self.hosts_for(env, &group));
        let comm = Comm::build(context, rank, (group, None, beyond), env.pml, chosen);
        comm.complete()?;
        Ok(comm)
    }

    /// The groups of all processes that collective operations here wait for: its own, the remote
    /// one, and for what the library has made for itself those of what it serves.
    pub fn involved(&self) -> impl Iterator<Item = &Group> {
        [&self.0.local].into_iter().chain(&self.0.remote).chain(&self.0.beyond)
    }

    /// Announces the communicator, whose context is known now, and chooses its modules.
    fn complete(&self) -> Result<()> {
        let env = self.env()?;
        env.reap();
        if self.is_inter() {
            let context = self.0.context.load(Ordering::Acquire) + LOCAL;
            let local = self.open_inside(context, self.rank(), self.0.local.clone())?;
            // The slot is empty: `complete` runs once for each communicator.
            let _ = self.0.local_comm.set(local);
        }
        if self.spans_jobs() && !self.serves_library() {
            self.begin_between_jobs(env);
        }
        env.pml.add_comm(self);
        self.0.announced.store(true, Ordering::Release);
        let table = env.coll.select(self);
        let _ = self.0.coll.set(table);
        self.show_modules();
        Ok(())
    }

    /// The environment, to make another communicator of this one.
    fn maker(&self) -> Result<&'static Env> {
        self.check()?;
        self.env()
    }

    fn env(&self) -> Result<&'static Env> {
        self.0.env.ok_or_else(|| err!(Intern, "the communicator has no environment"))
    }

    /// The environment, where there is one.
    pub fn environment(&self) -> Option<&'static Env> {
        self.0.env
    }

    /// Context id of a message space.
    #[inline]
    pub fn context(&self, space: Space) -> u64 {
        // Relaxed: written once before the communicator is usable.
        self.0.context.load(Ordering::Relaxed) + (space as u64)
    }

    /// This process's rank in the local group.
    #[inline]
    pub fn rank(&self) -> u32 {
        self.0.rank
    }

    /// Size of the local group.
    #[inline]
    pub fn size(&self) -> u32 {
        self.0.local.size()
    }

    /// True for intercommunicators.
    #[inline]
    pub fn is_inter(&self) -> bool {
        self.0.remote.is_some()
    }

    /// The local group.
    pub fn group(&self) -> &Group {
        &self.0.local
    }

    /// The session that the communicator was derived from; 0 in the world model.
    pub fn session(&self) -> u64 {
        self.0.local.session()
    }

    /// The remote group of an intercommunicator.
    pub fn remote_group(&self) -> Option<&Group> {
        self.0.remote.as_ref()
    }

    /// The group that ranks in messages refer to: the remote one of an intercommunicator.
    #[inline]
    pub fn peers(&self) -> &Group {
        &self.0.peers
    }

    /// The process behind a rank in messages.
    #[inline]
    pub fn peer(&self, rank: u32) -> ProcId {
        self.peers().proc(rank)
    }

    /// An intracommunicator of the local group of an intercommunicator, for collective modules:
    /// their local phases run on it. `None` on intracommunicators.
    pub fn local_comm(&self) -> Option<&Comm> {
        self.0.local_comm.get()
    }

    /// Part `which` (0 or 1) of an intracommunicator, for collective modules: these of its ranks,
    /// of which this process is one, in this order. All of them ask for the same; no message is
    /// needed to agree on it. Asked for once per communicator and number. `None`: it is a part
    /// itself, and at the end of what parts may have.
    ///
    /// # Errors
    /// When no collective module can be chosen.
    pub fn part(&self, which: u32, ranks: &[u32]) -> Result<Option<Comm>> {
        self.part_at(part_context(self.context(Space::P2p), u64::from(which & 1)), ranks)
    }

    /// The context id that the part of a part with these numbers has, the outermost first, also
    /// before it is made. `None`: at the end of what parts may have.
    pub fn part_context(&self, path: &[u32]) -> Option<u64> {
        let inner = |context, which: &u32| part_context(context, u64::from(which & 1));
        let own = (!self.is_inter()).then(|| self.context(Space::P2p))?;
        path.iter().try_fold(own, inner)
    }

    /// As [`Comm::part`], for a third-party collective module: its parts are none of those.
    ///
    /// # Errors
    /// As there.
    pub fn own_part(&self, which: u32, ranks: &[u32]) -> Result<Option<Comm>> {
        self.part_at(own_part_context(self.context(Space::P2p), u64::from(which & 1)), ranks)
    }

    fn part_at(&self, context: Option<u64>, ranks: &[u32]) -> Result<Option<Comm>> {
        let me = ranks.iter().position(|r| *r == self.rank());
        let (Some(context), Some(me)) = (context.filter(|_| !self.is_inter()), me) else {
            return Ok(None);
        };
        let procs = ranks.iter().map(|r| self.peer(*r)).collect();
        let group = Group::from_list(procs).of_session(self.session());
        self.open_inside(context, me as u32, group).map(Some)
    }

    /// What [`CollSelect::moment`] said when this communicator, or the one that it serves, began
    /// to be made.
    ///
    /// [`CollSelect::moment`]: crate::env::CollSelect::moment
    pub fn moment(&self) -> usize {
        self.0.moment
    }

    /// True for what the library has made for itself: parts, and local groups of
    /// intercommunicators.
    pub fn serves_library(&self) -> bool {
        is_inner(self.context(Space::P2p))
    }

    /// True when the communicator may have parts.
    pub fn has_parts(&self) -> bool {
        !self.is_inter() && part_context(self.context(Space::P2p), 0).is_some()
    }

    /// True when third-party collective modules may have parts of it.
    pub fn has_own_parts(&self) -> bool {
        !self.is_inter() && own_part_context(self.context(Space::P2p), 0).is_some()
    }

    /// The message space where the ends of channels find each other (partitioned communication).
    pub(crate) fn channels(&self) -> &Comm {
        self.0.channels.get_or_init(|| {
            let context = self.context(Space::P2p) + CHANNELS;
            let (local, remote) = (self.0.local.clone(), self.0.remote.clone());
            let channels = Comm::new(context, self.rank(), local, remote, self.0.pml);
            self.0.pml.add_comm(&channels);
            channels
        })
    }

    /// The message space with this context id of a channel of partitioned communication, which is
    /// revoked with this communicator.
    pub(crate) fn channel(&self, context: u64) -> Comm {
        let (local, remote) = (self.0.local.clone(), self.0.remote.clone());
        let mut channel = Comm::new(context, self.rank(), local, remote, self.0.pml);
        if let Some(inner) = Arc::get_mut(&mut channel.0) {
            inner.root = Some(self.root());
        }
        channel
    }

    /// What the communicator is revoked by: the [root](root_of) of its context id, or of that of
    /// the communicator that it serves.
    pub fn root(&self) -> u64 {
        self.0.root.unwrap_or_else(|| root_of(self.context(Space::P2p)))
    }

    /// Tells the PML that the communicator has ended.
    pub(crate) fn withdraw(&self, pml: &dyn Pml) {
        if let Some(channels) = self.0.channels.get() {
            pml.del_comm(channels);
        }
        pml.del_comm(self);
        if self.spans_jobs() && !self.serves_library() {
            self.end_between_jobs();
        }
    }

    /// True when it has members of other jobs than this process's. Of such members a process knows
    /// less than of its own job's, and other things than they do: what all members have to choose
    /// alike may not depend on that.
    pub fn spans_jobs(&self) -> bool {
        self.0.spans_jobs
    }

    /// A process is of this one's job.
    pub fn is_of_own_job(&self, proc: ProcId) -> bool {
        self.0.env.is_none_or(|env| proc < env.nprocs)
    }

    /// The point-to-point layer.
    #[inline]
    pub fn pml(&self) -> &'static dyn Pml {
        self.0.pml
    }

    /// The PML's own index for this communicator.
    #[inline]
    pub fn pml_slot(&self) -> u32 {
        // Relaxed: written once in add_comm before the communicator is visible to other threads.
        self.0.pml_slot.load(Ordering::Relaxed)
    }

    /// Called by the PML in `add_comm`.
    pub fn set_pml_slot(&self, slot: u32) {
        self.0.pml_slot.store(slot, Ordering::Relaxed);
    }

    /// The module that serves an operation here.
    ///
    /// # Errors
    /// Class `Intern` while the communicator is not complete.
    #[inline]
    pub fn coll(&self, op: CollOp) -> Result<&dyn CollModule> {
        // SYNC comm.modules: pairs with `show_modules` and `end`.
        let table = self.0.modules.load(Ordering::Acquire);
        // SAFETY: null; the table in `coll` of the same object, which is set once and never moves;
        // or a table that lives as long as the program.
        match unsafe { table.as_ref() } {
            Some(table) => Ok(table.get(op).as_ref()),
            None => {
                Err(err!(Comm, "the communicator is not ready: its creation has not completed"))
            }
        }
    }

    /// Operations find the modules from now on, unless the communicator has ended for them.
    fn show_modules(&self) {
        if let Some(table) = self.0.coll.get() {
            let table = std::ptr::from_ref(table).cast_mut();
            let none = std::ptr::null_mut();
            // SYNC comm.modules: pairs with `coll`. Fails when `end` was here before.
            let (ok, failed) = (Ordering::Release, Ordering::Relaxed);
            let _ = self.0.modules.compare_exchange(none, table, ok, failed);
        }
    }

    /// Ranks that messages may name are below it.
    #[inline(always)]
    pub fn rank_bound(&self) -> u32 {
        // Relaxed: a revoked communicator is noticed at some call, not at a certain one.
        self.0.bound.load(Ordering::Relaxed)
    }

    /// The whole module table, for reports.
    pub fn coll_table(&self) -> Option<&CollTable> {
        self.0.coll.get()
    }

    /// Runs a collective call to its end.
    ///
    /// # Errors
    /// Those of the module.
    pub fn run(&self, call: &CollCall<'_>) -> Result<()> {
        self.coll(call.op())?.run(self, call)
    }

    /// Starts a collective call.
    ///
    /// # Errors
    /// Those of the module.
    pub fn start(&self, call: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        self.coll(call.op())?.start(self, call)
    }

    /// A number for a collective call: the same on all ranks for the same call, since all call in
    /// the same order. For the `coll` framework's tags.
    pub fn next_collective(&self) -> u32 {
        // Relaxed: MPI orders the collective calls of one communicator.
        self.0.collectives.fetch_add(1, Ordering::Relaxed)
    }

    /// The attributes.
    pub fn attrs(&self) -> &Attributes {
        &self.0.attrs
    }

    /// The topology, if one is attached.
    pub fn topology(&self) -> Option<&Topology> {
        self.0.topology.get()
    }

    fn cold(&self) -> MutexGuard<'_, Cold> {
        self.0.cold.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The name that was given last, or the empty string.
    pub fn name(&self) -> String {
        self.cold().name.clone()
    }

    /// What messages to people call it: its name, if it has one.
    pub fn label(&self) -> String {
        let name = self.name();
        if name.is_empty() { "the communicator without a name".to_owned() } else { name }
    }

    /// Gives a name; what is longer than [`MAX_NAME`] bytes is cut at a character.
    pub fn set_name(&self, name: &str) {
        let mut end = name.len().min(MAX_NAME);
        while !name.is_char_boundary(end) {
            end -= 1;
        }
        self.cold().name = name[..end].to_owned();
    }

    /// The error handler.
    pub fn errhandler(&self) -> Errhandler {
        self.cold().errhandler.clone()
    }

    /// Attaches an error handler.
    pub fn set_errhandler(&self, handler: &Errhandler) {
        self.cold().errhandler = handler.clone();
    }

    /// The front's word for this object; 0 until set.
    #[inline]
    pub fn front(&self) -> usize {
        self.0.front.load(Ordering::Acquire)
    }

    /// Sets the front's word.
    pub fn set_front(&self, word: usize) {
        self.0.front.store(word, Ordering::Release);
    }

    /// True when both are the same object.
    pub fn same(&self, other: &Comm) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// `MPI_Comm_compare`.
    pub fn compare(&self, other: &Comm) -> Compare {
        if self.same(other) {
            return Compare::Ident;
        }
        if self.is_inter() != other.is_inter() {
            return Compare::Unequal;
        }
        let mut result = self.0.local.compare(&other.0.local);
        if let (Some(a), Some(b)) = (&self.0.remote, &other.0.remote) {
            result = match (result, a.compare(b)) {
                (Compare::Unequal, _) | (_, Compare::Unequal) => Compare::Unequal,
                (Compare::Ident, Compare::Ident) => Compare::Ident,
                _ => Compare::Similar,
            };
        }
        if result == Compare::Ident { Compare::Congruent } else { result }
    }
}

/// A communicator that this does not keep alive.
#[derive(Clone)]
pub struct WeakComm(std::sync::Weak<Inner>);

impl WeakComm {
    /// That of a communicator.
    pub fn of(comm: &Comm) -> WeakComm {
        WeakComm(Arc::downgrade(&comm.0))
    }

    /// Somebody has the communicator.
    pub(crate) fn is_alive(&self) -> bool {
        self.0.strong_count() > 0
    }

    /// The communicator, as long as somebody else has it.
    pub fn upgrade(&self) -> Option<Comm> {
        let inner = self.0.upgrade()?;
        // One without an environment is not buried.
        if inner.env.is_some() && !inner.announced.load(Ordering::Acquire) {
            return None;
        }
        // Relaxed: a clone is made from a live one, which this makes sure of.
        let more = |n: u32| (n > 0).then_some(n + 1);
        inner.clones.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).ok()?;
        Some(Comm(inner))
    }
}

impl Clone for Comm {
    fn clone(&self) -> Comm {
        // Relaxed: a clone is made from a live one.
        self.0.clones.fetch_add(1, Ordering::Relaxed);
        Comm(self.0.clone())
    }
}

impl Drop for Comm {
    fn drop(&mut self) {
        // Release and acquire: what other clones did happens before the burial.
        if self.0.clones.fetch_sub(1, Ordering::AcqRel) != 1 {
            return;
        }
        let Some(env) = self.0.env else { return };
        if self.0.announced.swap(false, Ordering::AcqRel) {
            self.0.clones.store(1, Ordering::Relaxed);
            env.defer_free(Comm(self.0.clone()));
        }
    }
}

impl fmt::Debug for Comm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.is_inter() { "intercommunicator" } else { "communicator" };
        write!(f, "{kind} {:#x}, rank {} of {}", self.context(Space::P2p), self.rank(), self.size())
    }
}
