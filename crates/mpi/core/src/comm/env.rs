//! The environment of this process in its job: what every communicator refers to.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use hawser_wireup::handshake;
use hawser_wireup::interjob::Interjob;
use hawser_wireup::names::NameTable;

use super::{Comm, WeakComm};
use crate::contracts::accord::Accords;
use crate::contracts::coll::{CollModule, CollOp};
use crate::contracts::pml::Pml;
use crate::err;
use crate::error::Result;
use crate::group::{Group, Naming, ProcId};
use crate::progress::ActiveOperation;

/// Chooses the collective modules of communicators; the face of the `coll` framework.
pub trait CollSelect: Send + Sync {
    /// The module table of a new communicator. Called once for each, by all its members in the
    /// same order, after the PML knows it. May create communicators from it. `basic` offers all.
    fn select(&self, comm: &Comm) -> CollTable;

    /// Which priorities count at present. A communicator keeps it from when it begins to be made,
    /// at the same point of the program at all members, and [`CollSelect::select`] goes by
    /// [`Comm::moment`]: members may come to it at different times.
    fn moment(&self) -> usize {
        0
    }

    /// The priority of a component for communicators that are yet to be made; `None`: it was not
    /// opened.
    fn priority(&self, _component: &str) -> Option<i64> {
        None
    }

    /// Changes it, which all processes do alike; false where that cannot be: the component was not
    /// opened, or has to stay.
    fn set_priority(&self, _component: &str, _priority: i64) -> bool {
        false
    }
}

/// The module that serves each operation of one communicator.
pub struct CollTable([std::sync::Arc<dyn CollModule>; CollOp::ALL.len()]);

impl CollTable {
    /// A table from a choice per operation.
    pub fn new(mut choose: impl FnMut(CollOp) -> std::sync::Arc<dyn CollModule>) -> CollTable {
        CollTable(CollOp::ALL.map(&mut choose))
    }

    /// The module for an operation.
    #[inline]
    pub fn get(&self, op: CollOp) -> &std::sync::Arc<dyn CollModule> {
        &self.0[op as usize]
    }
}

impl fmt::Debug for CollTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(CollOp::ALL.iter().map(|&op| (op, self.get(op).name()))).finish()
    }
}

/// Facts about the job that attributes and info keys show.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// `MPI_APPNUM`: index of the program of a multi-program launch; `None` when there is none.
    pub appnum: Option<i32>,
    /// `MPI_UNIVERSE_SIZE`: slots of the allocation; `None` when not known.
    pub universe_size: Option<i32>,
    /// `MPI_WTIME_IS_GLOBAL`: the clocks of all ranks are the same clock.
    pub wtime_is_global: bool,
    /// Keys and values of `MPI_INFO_ENV`.
    pub info_env: Vec<(String, String)>,
}

/// What [`Env::open`] needs.
pub struct EnvConfig {
    /// The point-to-point layer.
    pub pml: &'static dyn Pml,
    /// The collective framework.
    pub coll: &'static dyn CollSelect,
    /// This process.
    pub me: ProcId,
    /// Processes of the job.
    pub nprocs: u32,
    /// Index of the node of a process in the job's map. It stays: members of a communicator choose
    /// by it how they work together, each at its own time.
    pub node_of: Box<dyn Fn(ProcId) -> u32 + Send + Sync>,
    /// Index of the node where this process is: another one after it has moved there without all
    /// that were on its node.
    pub here: Box<dyn Fn() -> u32 + Send + Sync>,
    /// The cell of a process of the job; `None`: all are in one.
    pub cell_of: Option<Box<dyn Fn(ProcId) -> u32 + Send + Sync>>,
    /// Facts for attributes.
    pub facts: Facts,
    /// What this process needs to meet other jobs; `None`: it meets none.
    pub outside: Option<Outside>,
}

/// What a process needs to meet other jobs.
pub struct Outside {
    /// The names that it knows.
    pub names: &'static NameTable,
    /// Opens its listener for other jobs, and the network to them; called once.
    pub open: Box<dyn Fn() -> Result<&'static Interjob> + Send + Sync>,
    /// The settings, a line each, that must be the same at all members of a communicator: what the
    /// choice of algorithms follows from.
    pub settings: String,
}

/// A parting of a communicator with members of several jobs, under way or over.
pub(crate) struct Parting {
    pub(crate) space: Comm,
    pub(crate) session: u64,
    pub(crate) operation: Arc<ActiveOperation>,
    /// It has ended without all.
    pub(crate) failed: Arc<AtomicBool>,
    /// The members of other jobs, which this process has to reach until it is over.
    pub(crate) others: Option<(&'static Interjob, Vec<ProcId>)>,
}

/// Of the message space in which members part from a communicator (ADR 55).
pub(crate) struct PartedFrom {
    /// The context id of the communicator.
    pub(crate) context: u64,
    pub(crate) env: &'static Env,
    /// This process ends MPI when it has parted: it says nothing of losses any more. Who waits for
    /// it hears of its end.
    pub(crate) ends: AtomicBool,
}

/// A communicator of several jobs that was freed while messages of it were under way.
pub(crate) struct Lingering {
    /// A bare communicator with its context id, to ask the PML about that.
    pub(crate) space: Comm,
    /// The processes of other jobs with which they are: this process has to reach these until they
    /// are over.
    pub(crate) procs: Vec<ProcId>,
}

/// Partings that have ended without all and are kept.
const PASSING_ON_MAX: usize = 64;

/// Which of these partings are over, of which each has come to its end or not, and this process
/// passes news on there or not. The newest of those in which it does go on.
fn over_of(partings: &[(bool, bool)]) -> Vec<bool> {
    let mut kept = 0;
    let is_over = |(is_done, passes_on): &(bool, bool)| {
        kept += usize::from(*is_done && *passes_on);
        *is_done && !(*passes_on && kept <= PASSING_ON_MAX)
    };
    let mut over: Vec<bool> = partings.iter().rev().map(is_over).collect();
    over.reverse();
    over
}

impl Parting {
    /// Members of other jobs.
    fn others(&self) -> &[ProcId] {
        self.others.as_ref().map_or(&[], |(_, procs)| procs)
    }

    /// This process ends MPI once it is over.
    pub(crate) fn ends(&self) {
        if let Some(parted) = &self.space.0.parted_from {
            parted.ends.store(true, Ordering::Relaxed);
        }
    }

    /// It is over, and others may still need what this process passes on: it has ended without
    /// all, and some members of other jobs are left.
    fn is_passing_on(&self, pml: &dyn Pml) -> bool {
        let ends = |parted: &PartedFrom| parted.ends.load(Ordering::Relaxed);
        let left = |proc: &ProcId| pml.liveness().why(*proc).is_none();
        self.failed.load(Ordering::Relaxed)
            && !self.space.0.parted_from.as_ref().is_none_or(ends)
            && self.others().iter().any(left)
    }

    fn end(self, pml: &dyn Pml) {
        pml.del_comm(&self.space);
        if let Some((jobs, procs)) = self.others {
            jobs.release(procs.into_iter());
        }
    }
}

/// The environment. Lives until the process ends.
pub struct Env {
    /// The point-to-point layer.
    pub pml: &'static dyn Pml,
    /// The collective framework.
    pub coll: &'static dyn CollSelect,
    /// This process.
    pub me: ProcId,
    /// Processes of the job.
    pub nprocs: u32,
    /// Facts for attributes.
    pub facts: Facts,
    node_of: Box<dyn Fn(ProcId) -> u32 + Send + Sync>,
    here: Box<dyn Fn() -> u32 + Send + Sync>,
    cell_of: Option<Box<dyn Fn(ProcId) -> u32 + Send + Sync>>,
    outside: Option<Outside>,
    accords: OnceLock<&'static dyn Accords>,
    interjob: OnceLock<&'static Interjob>,
    /// One thread opens it.
    opening: Mutex<()>,
    /// Communicators over several jobs, as the program has made them.
    pub(crate) shared: Mutex<Vec<WeakComm>>,
    /// Those that were freed while messages of them were under way.
    lingering: Mutex<Vec<Lingering>>,
    /// Those from which this process parts.
    pub(crate) partings: Mutex<Vec<Parting>>,
    next_context: AtomicU64,
    next_channel: AtomicU64,
    world: OnceLock<Comm>,
    self_comm: OnceLock<Comm>,
    closing: OnceLock<Comm>,
    /// Communicators whose last clone is gone and that the PML has still to be told of.
    graveyard: Mutex<Vec<Comm>>,
}

/// Context ids per communicator: its two message spaces and two where its channels meet, as many
/// for the local group of an intercommunicator, and the two message spaces of each part of either
/// and of those that third-party components have.
const CONTEXTS: u64 = 1 << CONTEXT_SHIFT;
/// Communicators that are made one after the other differ from this bit of their context ids on.
pub const CONTEXT_SHIFT: u32 = 6;
// Revoking goes by it, too.
const _: () = assert!(CONTEXT_SHIFT == crate::liveness::PART_BITS);
/// Where the rank of the process that made an id begins in it; below that it counts.
const RANK_SHIFT: u32 = 32;
/// Marks the ids of what has members of several jobs. Their other bits are random: those of ids
/// that each job makes for itself are the same in all of them.
const JOBS_MARK: u64 = 1 << 62;
/// The random bits of such an id. The lowest of those that tell communicators apart are 0, so that
/// all of them are on one channel of the message engines, however many each job has.
const RANDOM: u64 = JOBS_MARK - (1 << (CONTEXT_SHIFT + CHANNEL_BITS));
/// Bits of an id above [`CONTEXT_SHIFT`] that a PML may choose paths by.
const CHANNEL_BITS: u32 = 3;
/// Marks the ids of channels of partitioned communication.
const CHANNEL_MARK: u64 = 1 << 63;
/// The context id of [`Env::closing`], like the world's the same in every job.
const CLOSING: u64 = 2 * CONTEXTS;
/// Bound of the ranks that can make ids.
const MAKERS: u32 = 1 << (62 - RANK_SHIFT);
/// Where the channels of a communicator meet, from its context id.
pub(crate) const CHANNELS: u64 = 2;
/// The local group of an intercommunicator, from its context id.
pub(crate) const LOCAL: u64 = 4;
/// The message space of all processes of the job for requests about windows: the world, which has
/// no second group, leaves it free.
pub const SERVICE_CONTEXT: u64 = LOCAL;
/// The parts of a communicator, from its context id: two, and two each of two of these.
const PARTS: u64 = 8;
/// Context ids of the parts of one communicator.
const PARTS_SPAN: u64 = 12;
/// The parts that third-party components have, from the context id of the communicator: two,
/// two of each of these, and two of each of those.
const OWN_PARTS: u64 = 32;
/// How many there are.
const OWN_PARTS_MAX: u64 = 14;

/// The context id of part `which` (0 or 1) of the communicator with this one; `None`: that one is
/// a part that has no parts of its own.
pub(crate) fn part_context(context: u64, which: u64) -> Option<u64> {
    let (base, at) = (context & !(CONTEXTS - 1), context & (CONTEXTS - 1));
    let (family, first) = match at {
        0 => (0, 0),
        LOCAL => (1, 0),
        PARTS..OWN_PARTS => {
            let (family, part) = ((at - PARTS) / PARTS_SPAN, (at - PARTS) % PARTS_SPAN / 2);
            // Of the first two, part 0 has parts again; of its own, part 1.
            match part {
                0 => (family, 2),
                3 => (family, 4),
                _ => return None,
            }
        }
        _ => return None,
    };
    Some(base + PARTS + family * PARTS_SPAN + (first + which) * 2)
}

/// As [`part_context`], of what third-party components make.
pub(crate) fn own_part_context(context: u64, which: u64) -> Option<u64> {
    let (base, at) = (context & !(CONTEXTS - 1), context & (CONTEXTS - 1));
    let index = match at {
        0 => which,
        OWN_PARTS.. => 2 * ((at - OWN_PARTS) / 2) + 2 + which,
        _ => return None,
    };
    (index < OWN_PARTS_MAX).then(|| base + OWN_PARTS + index * 2)
}

/// The context id of the message space in which members of several jobs part from the communicator
/// with this one: one of the random bits is another one.
pub fn parting_context(context: u64) -> u64 {
    context ^ (JOBS_MARK >> 1)
}

/// The same, of that in which the two groups of the intercommunicator with this one merge, by the
/// number of the call: no id is used twice.
pub(crate) fn merging_context(context: u64, call: u32) -> u64 {
    context ^ (JOBS_MARK >> 2) ^ (u64::from(call) << RANDOM.trailing_zeros())
}

/// True for the context ids of what has members of several jobs.
pub(crate) fn is_shared(context: u64) -> bool {
    context & JOBS_MARK != 0
}

/// An id with these marks, and bits from the kernel where `random` has some.
fn random_id(marks: u64, random: u64) -> Result<u64> {
    let bytes = handshake::nonce().map_err(|e| err!(Intern, "no id for a communicator: {e}"))?;
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[..8]);
    Ok(marks | u64::from_le_bytes(word) & random)
}

/// True for the context ids of communicators that only the library knows.
pub(crate) fn is_inner(context: u64) -> bool {
    context & (CONTEXTS - 1) != 0
}

impl Env {
    /// Makes the environment. It is never freed.
    pub fn open(cfg: EnvConfig) -> &'static Env {
        let env = Env {
            pml: cfg.pml,
            coll: cfg.coll,
            me: cfg.me,
            nprocs: cfg.nprocs,
            facts: cfg.facts,
            node_of: cfg.node_of,
            here: cfg.here,
            cell_of: cfg.cell_of,
            outside: cfg.outside,
            accords: OnceLock::new(),
            interjob: OnceLock::new(),
            opening: Mutex::new(()),
            shared: Mutex::default(),
            lingering: Mutex::default(),
            partings: Mutex::default(),
            // 0 is the world's (rank 0) and never used by others; 1 is the own self communicator's;
            // 2 of rank 0 is that of the barriers in MPI_Finalize.
            next_context: AtomicU64::new(3),
            next_channel: AtomicU64::new(0),
            world: OnceLock::new(),
            self_comm: OnceLock::new(),
            closing: OnceLock::new(),
            graveyard: Mutex::default(),
        };
        Box::leak(Box::new(env))
    }

    /// `MPI_COMM_WORLD`; created on the first call, which is collective.
    ///
    /// # Errors
    /// When no collective module can be chosen.
    pub fn world(&'static self) -> Result<&'static Comm> {
        let group = Group::range(0, self.nprocs);
        self.predefined(&self.world, 0, self.me, group, "MPI_COMM_WORLD")
    }

    /// `MPI_COMM_SELF`; created on the first call.
    ///
    /// # Errors
    /// As [`Env::world`].
    pub fn self_comm(&'static self) -> Result<&'static Comm> {
        let context = self.context_of(1);
        let group = Group::range(self.me, 1);
        self.predefined(&self.self_comm, context, 0, group, "MPI_COMM_SELF")
    }

    /// The processes of the world when they leave it; created on the first call. What the program
    /// has left unmatched in its communicators does not match what the library does at the end.
    ///
    /// # Errors
    /// As [`Env::world`].
    pub fn closing(&'static self) -> Result<&'static Comm> {
        let group = Group::range(0, self.nprocs);
        self.predefined(&self.closing, CLOSING, self.me, group, "MPI_Finalize")
    }

    fn predefined(
        &'static self,
        slot: &'static OnceLock<Comm>,
        context: u64,
        rank: u32,
        group: Group,
        name: &str,
    ) -> Result<&'static Comm> {
        if let Some(comm) = slot.get() {
            return Ok(comm);
        }
        let comm = Comm::open(self, context, rank, group, None)?;
        comm.set_name(name);
        Ok(slot.get_or_init(|| comm))
    }

    /// True for the communicators that cannot be freed.
    pub fn is_predefined(&self, comm: &Comm) -> bool {
        [&self.world, &self.self_comm].iter().any(|slot| slot.get().is_some_and(|c| c.same(comm)))
    }

    fn context_of(&self, counter: u64) -> u64 {
        self.maker() | (counter * CONTEXTS)
    }

    /// The bits that the ids of this process have, and those of no other one.
    fn maker(&self) -> u64 {
        u64::from(self.me) << RANK_SHIFT
    }

    fn check_maker(&self) -> Result<()> {
        match self.me < MAKERS {
            true => Ok(()),
            false => Err(err!(
                Intern,
                "rank {} can make no communicators: a job has at most {MAKERS} ranks that do",
                self.me
            )),
        }
    }

    /// A context id for a communicator: with members of this job only, one that no other of the job
    /// has or had; with members of several ones (`shared`), one that no process uses.
    pub(crate) fn context_for(&self, shared: bool) -> Result<u64> {
        if shared { random_id(JOBS_MARK, RANDOM) } else { self.new_context() }
    }

    /// Communicators whose ranks share memory can agree there. Before the first agreement.
    pub fn set_accords(&self, accords: &'static dyn Accords) {
        let _ = self.accords.set(accords);
    }

    /// Where communicators whose ranks share memory agree.
    pub(crate) fn accords(&self) -> Option<&'static dyn Accords> {
        self.accords.get().copied()
    }

    /// A context id that no other communicator of this job has or had.
    pub(crate) fn new_context(&self) -> Result<u64> {
        self.check_maker()?;
        // Relaxed: only uniqueness is asked of it.
        let n = self.next_context.fetch_add(1, Ordering::Relaxed);
        if n >= (1 << RANK_SHIFT) / CONTEXTS {
            return Err(err!(
                Intern,
                "this process has created 2^26 communicators: no ids are left"
            ));
        }
        Ok(self.context_of(n))
    }

    /// As after so many communicators that there are no ids for more.
    #[cfg(test)]
    pub(crate) fn use_up_contexts(&self) {
        self.next_context.store(1 << RANK_SHIFT, Ordering::Relaxed);
    }

    /// A context id for a channel of partitioned communication, which no communicator and no other
    /// channel of the job has or had. The lowest bits are those of the communicator's, so that a
    /// PML that chooses its paths by them keeps the channel where the communicator is.
    pub(crate) fn channel_context(&self, parent: u64) -> Result<u64> {
        const COUNT_SHIFT: u32 = CONTEXT_SHIFT + CHANNEL_BITS;
        const LOW: u64 = (1 << COUNT_SHIFT) - CONTEXTS;
        if is_shared(parent) {
            return random_id(CHANNEL_MARK | JOBS_MARK, RANDOM);
        }
        self.check_maker()?;
        // Relaxed: only uniqueness is asked of it.
        let n = self.next_channel.fetch_add(1, Ordering::Relaxed);
        if n >= 1 << (RANK_SHIFT - COUNT_SHIFT) {
            return Err(err!(
                Intern,
                "this process has made 2^23 partitioned sends: no ids are left"
            ));
        }
        Ok(CHANNEL_MARK | self.maker() | n << COUNT_SHIFT | parent & LOW)
    }

    /// How processes are named to others.
    pub(crate) fn naming(&self) -> Naming<'_> {
        let table = self.outside.as_ref().map(|o| o.names);
        let job = table.and_then(|t| t.name(self.me)).map_or(0, |name| name.job);
        Naming { job, ranks: self.nprocs, table }
    }

    /// What this process has of other jobs, which is opened when it is needed first.
    ///
    /// # Errors
    /// It has no network for that.
    pub(crate) fn interjob(&self) -> Result<&'static Interjob> {
        if let Some(jobs) = self.interjob.get() {
            return Ok(jobs);
        }
        let _alone = self.opening.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(jobs) = self.interjob.get() {
            return Ok(jobs);
        }
        let outside = self.outside.as_ref();
        let outside = outside.ok_or_else(|| err!(Intern, "this process can meet no other job"))?;
        let jobs = (outside.open)()?;
        Ok(self.interjob.get_or_init(|| jobs))
    }

    /// The names of processes of other jobs.
    pub(crate) fn names(&self) -> Option<&'static NameTable> {
        self.outside.as_ref().map(|o| o.names)
    }

    /// What this process has of other jobs, if it has ever needed it.
    pub(crate) fn interjob_if_any(&self) -> Option<&'static Interjob> {
        self.interjob.get().copied()
    }

    /// See [`Outside::settings`].
    pub(crate) fn settings(&self) -> &str {
        self.outside.as_ref().map_or("", |o| &o.settings)
    }

    /// Index of the node where this process is now.
    pub fn here(&self) -> u32 {
        (self.here)()
    }

    /// Index of the node of a process of this job in its map.
    pub fn node_of(&self, proc: ProcId) -> u32 {
        (self.node_of)(proc)
    }

    /// The cell of a process of this job; `None`: the job is in one.
    pub fn cell_of(&self, proc: ProcId) -> Option<u32> {
        self.cell_of.as_ref().map(|cell_of| cell_of(proc))
    }

    pub(crate) fn defer_free(&self, comm: Comm) {
        self.graveyard.lock().unwrap_or_else(PoisonError::into_inner).push(comm);
    }

    /// Communicators of several jobs that were freed while messages of them were under way.
    pub(super) fn lingering(&self) -> MutexGuard<'_, Vec<Lingering>> {
        self.lingering.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets what is over. Called where no lock of the PML can be held.
    pub(crate) fn end_partings(&self) {
        let mut partings = self.partings.lock().unwrap_or_else(PoisonError::into_inner);
        let pml = self.pml;
        let states: Vec<(bool, bool)> =
            partings.iter().map(|p| (p.operation.is_done(), p.is_passing_on(pml))).collect();
        let mut over = over_of(&states).into_iter();
        let ended: Vec<Parting> = partings.extract_if(.., |_| over.next() == Some(true)).collect();
        drop(partings);
        ended.into_iter().for_each(|parting| parting.end(self.pml));
    }

    /// How many partings and freed communicators with messages under way have to do with a process
    /// of another job.
    pub(crate) fn endings_with(&self, proc: ProcId) -> u32 {
        let partings = self.partings.lock().unwrap_or_else(PoisonError::into_inner);
        let parting = partings.iter().filter(|parting| parting.others().contains(&proc)).count();
        drop(partings);
        let lingering = self.lingering().iter().filter(|l| l.procs.contains(&proc)).count();
        (parting + lingering) as u32
    }

    /// Tells the PML of the communicators that ended since the last call. Called where no lock of
    /// the PML can be held: when communicators are made or freed.
    pub fn reap(&self) {
        self.end_partings();
        loop {
            let dead = self.graveyard.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let Some(comm) = dead else { break };
            comm.withdraw(self.pml);
        }
        self.end_lingering();
    }

    /// The first part of `MPI_Finalize` (MPI-5.0 section 11.2.3): deletes the attributes of
    /// `MPI_COMM_SELF`, last set first, then those of `MPI_COMM_WORLD`. MPI still works meanwhile.
    ///
    /// # Errors
    /// The first delete callback's error, after all were called as far as they agreed.
    pub fn begin_finalize(&self) -> Result<()> {
        let mut result = Ok(());
        for slot in [&self.self_comm, &self.world] {
            if let Some(comm) = slot.get() {
                result = result.and(comm.attrs().clear(comm.front()));
            }
        }
        self.reap();
        result
    }
}

impl fmt::Debug for Env {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "process {} of {}", self.me, self.nprocs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fields of ids do not touch, whoever makes them: no two makers have an id in common.
    #[test]
    fn the_fields_of_an_id_fill_it_and_do_not_touch() {
        let fields = [
            CONTEXTS - 1,
            (1 << RANK_SHIFT) - CONTEXTS,
            u64::from(MAKERS - 1) << RANK_SHIFT,
            JOBS_MARK,
            CHANNEL_MARK,
        ];
        assert_eq!(fields.iter().fold(0, |all, f| all | f), u64::MAX);
        assert_eq!(fields.iter().map(|f| f.count_ones()).sum::<u32>(), 64);
    }

    /// No id that a job makes for itself is one of several jobs.
    #[test]
    fn ids_of_several_jobs_are_random_and_on_one_channel() {
        let ids: Vec<u64> =
            (0..64).map(|_| random_id(JOBS_MARK, RANDOM).expect("random numbers")).collect();
        for id in &ids {
            assert!(is_shared(*id) && !is_inner(*id) && id & CHANNEL_MARK == 0);
            assert_eq!(id & ((1 << (CONTEXT_SHIFT + CHANNEL_BITS)) - 1), 0);
        }
        let calls = [0, 1, u32::MAX];
        let merging = ids.iter().flat_map(|id| calls.map(|call| merging_context(*id, call)));
        let derived: Vec<u64> = merging.chain(ids.iter().map(|id| parting_context(*id))).collect();
        assert!(derived.iter().zip(&ids).all(|(new, id)| (new ^ id) & !RANDOM == 0));
        let distinct: std::collections::BTreeSet<&u64> = ids.iter().chain(&derived).collect();
        assert_eq!(distinct.len(), ids.len() * (2 + calls.len()));
        assert_eq!(RANDOM.count_ones(), 53);
    }

    #[test]
    fn parts_have_contexts_of_their_own() {
        let mut seen = vec![0, 1, CHANNELS, CHANNELS + 1];
        seen.extend(seen.clone().iter().map(|c| c + LOCAL));
        let mut whole = vec![0, LOCAL];
        let ways = [part_context, own_part_context];
        while let Some(context) = whole.pop() {
            for (way, which) in ways.iter().flat_map(|way| [(way, 0), (way, 1)]) {
                let Some(part) = way(7 * CONTEXTS + context, which) else { continue };
                let at = part - 7 * CONTEXTS;
                assert!(at + 1 < CONTEXTS);
                assert!(!seen.contains(&at) && !seen.contains(&(at + 1)), "{at} of {context}");
                seen.extend([at, at + 1]);
                whole.push(at);
            }
        }
        assert_eq!(seen.len() as u64, OWN_PARTS + 2 * OWN_PARTS_MAX);
        assert_eq!((part_context(CHANNELS, 0), own_part_context(LOCAL, 0)), (None, None));
    }

    #[test]
    fn the_newest_partings_in_which_news_are_passed_on_stay() {
        let (running, over, kept) = ((false, true), (true, false), (true, true));
        assert_eq!(over_of(&[running, over, kept, (false, false)]), [false, true, false, false]);
        let many = vec![kept; PASSING_ON_MAX + 2];
        let ends = over_of(&many);
        assert!(ends[0] && ends[1] && ends[2..].iter().all(|over| !over));
    }
}
