//! Going on after failures (user-level failure mitigation): revoking, acknowledging, agreeing and
//! shrinking. The launcher decides agreements and tells of revocations; see
//! [`Universe`].
//!
//! A communicator that is revoked costs those nothing that are not: the words that operations read
//! anyway say so. Ranks of messages are below [`Comm::rank_bound`], which is 0 then; receives find
//! no place of the point-to-point layer; collective calls find modules that refuse.

use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, OnceLock, PoisonError};

use hawser_mca::lifecycle::Why;
use hawser_wireup::names::Name;

use super::{Comm, WeakComm};
use crate::contracts::accord::{AccordSeat, Accords};
use crate::contracts::coll::{CollCall, CollModule, CollOp, CollOperation, CollPersistent};
use crate::contracts::pml::Space;
use crate::contracts::universe::{Ballot, BallotKey, Outcome, Universe};
use crate::env::{CollTable, Env, is_shared};
use crate::err;
use crate::error::{Error, Result};
use crate::group::{Group, ProcId};
use crate::liveness::{self, root_of};

/// Which failures the operations of a communicator report (info key `mpi_error_range`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum ErrorRange {
    /// `local`: those of processes that the operation needs.
    Local,
    /// `group`: those of any process of the communicator.
    Group,
    /// `universe`: those of any process that this one is connected with.
    Universe,
}

impl ErrorRange {
    /// The info key.
    pub const KEY: &'static str = "mpi_error_range";
    /// All.
    pub const ALL: [ErrorRange; 3] = [ErrorRange::Local, ErrorRange::Group, ErrorRange::Universe];

    /// The value of the info key.
    pub fn word(self) -> &'static str {
        match self {
            ErrorRange::Local => "local",
            ErrorRange::Group => "group",
            ErrorRange::Universe => "universe",
        }
    }
}

/// Why operations of a communicator have ended: values of `Inner::ended`.
const REVOKED: u32 = 1;
const FAILED: u32 = 2;

/// The module of all operations of a communicator that has ended.
struct Refusing;

impl CollModule for Refusing {
    fn name(&self) -> &'static str {
        "revoked"
    }

    fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        Ok(())
    }

    fn offers(&self, _op: CollOp) -> bool {
        true
    }

    fn run(&self, comm: &Comm, _call: &CollCall<'_>) -> Result<()> {
        Err(comm.why_ended())
    }

    fn start(&self, comm: &Comm, _call: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        Err(comm.why_ended())
    }

    fn init(&self, comm: &Comm, _call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        Err(comm.why_ended())
    }
}

fn refusing() -> &'static CollTable {
    static TABLE: OnceLock<CollTable> = OnceLock::new();
    TABLE.get_or_init(|| {
        let module: Arc<dyn CollModule> = Arc::new(Refusing);
        CollTable::new(|_| module.clone())
    })
}

impl WeakComm {
    /// The communicator, or the one that it is a part of, is revoked; or, with `failed`, a process
    /// has failed that the range of its errors includes.
    pub fn end(&self, failed: bool) {
        let Some(inner) = self.0.upgrade() else { return };
        let why = if failed { FAILED } else { REVOKED };
        // The first reason stays, but that it is revoked is more.
        inner.ended.fetch_or(why, Ordering::Release);
        inner.bound.store(0, Ordering::Relaxed);
        // SYNC comm.modules: pairs with `Comm::coll`.
        inner.modules.store(std::ptr::from_ref(refusing()).cast_mut(), Ordering::Release);
        inner.pml_slot.store(u32::MAX, Ordering::Relaxed);
    }

    /// The range of the communicator's errors.
    pub fn error_range(&self) -> ErrorRange {
        let range = self.0.upgrade().map(|inner| inner.error_range.load(Ordering::Relaxed));
        ErrorRange::ALL[range.unwrap_or(0).min(2) as usize]
    }
}

impl Comm {
    /// Operations of the communicator have ended, for this reason.
    pub fn why_ended(&self) -> Error {
        match self.0.ended.load(Ordering::Acquire) & REVOKED {
            0 => err!(
                ProcAborted,
                "a process has failed, and the info key mpi_error_range of {} makes that an error \
                 of all its operations",
                self.label()
            ),
            _ => liveness::revoked(),
        }
    }

    /// # Errors
    /// The communicator is revoked.
    #[inline]
    pub fn check(&self) -> Result<()> {
        match self.0.ended.load(Ordering::Relaxed) {
            0 => Ok(()),
            _ => Err(self.why_ended()),
        }
    }

    /// True when operations of the communicator have ended.
    pub fn has_ended(&self) -> bool {
        self.0.ended.load(Ordering::Acquire) != 0
    }

    /// `MPIX_Comm_is_revoked`
    pub fn is_revoked(&self) -> bool {
        // Hears what the run-time has told.
        let _ = self.0.pml.liveness();
        self.0.ended.load(Ordering::Acquire) & REVOKED != 0
    }

    /// `MPIX_Comm_revoke`
    ///
    /// # Errors
    /// Class `UnsupportedOperation`: there is no launcher that tells the others of this job.
    pub fn revoke(&self, universe: &dyn Universe) -> Result<()> {
        let context = root_of(self.context(Space::P2p));
        let alone = self.size() == 1 && !self.is_inter();
        if !alone && self.0.ended.load(Ordering::Acquire) & REVOKED == 0 {
            // Members of several jobs tell each other.
            if !self.spans_jobs() {
                self.check_served(universe)?;
            }
            if universe.serves_job() {
                universe.revoke(context, is_shared(context))?;
            }
        }
        self.0.pml.revoke(context);
        Ok(())
    }

    /// # Errors
    /// Class `UnsupportedOperation`: other members are of a job that another launcher has started.
    fn check_served(&self, universe: &dyn Universe) -> Result<()> {
        if universe.serves_job() {
            return Ok(());
        }
        let env = self.env()?;
        let is_other = |proc: ProcId| proc < env.nprocs && proc != env.me;
        match self.groups().into_iter().any(|group| group.iter().any(is_other)) {
            true => Err(err!(
                UnsupportedOperation,
                "these processes were started by another launcher (srun, hydra or one with PMIx), \
                 which decides nothing for them; start them with mpirun --enable-recovery"
            )),
            false => Ok(()),
        }
    }

    /// What stands for a communicator that is being agreed on; of no use for anything.
    pub fn placeholder(&self) -> Comm {
        let remote = self.0.remote.clone();
        Comm::new(super::PENDING, self.0.rank, self.0.local.clone(), remote, self.0.pml)
    }

    /// The names of the other processes of its group, if they have names.
    pub fn names(&self) -> Option<Vec<Name>> {
        let env = self.env().ok()?;
        names(env, self.0.local.iter().filter(|proc| *proc != env.me)).ok()
    }

    /// Both groups, or the one.
    fn groups(&self) -> Vec<&Group> {
        [&self.0.local].into_iter().chain(&self.0.remote).collect()
    }

    /// The failed processes, in the order in which this process has heard of them.
    pub fn failed_procs(&self) -> Vec<ProcId> {
        self.0.pml.liveness().failed(&self.groups())
    }

    fn part_of(&self, procs: Vec<ProcId>) -> Group {
        if procs.is_empty() { Group::range(0, 0) } else { self.0.local.part(procs) }
    }

    /// `MPIX_Comm_get_failed`
    pub fn failed(&self) -> Group {
        self.part_of(self.failed_procs())
    }

    /// `MPIX_Comm_ack_failed`: acknowledges the first `count` of [`Comm::failed`]; returns how many
    /// are acknowledged now.
    pub fn acknowledge(&self, count: u32) -> u32 {
        let failed = self.failed_procs();
        let count = count.min(failed.len() as u32);
        let before = self.0.acked.fetch_max(count, Ordering::AcqRel);
        let acked = before.max(count);
        if acked > before {
            self.0.pml.acknowledge(self, &failed[..acked as usize]);
        }
        acked
    }

    /// `MPIX_Comm_failure_get_acked`
    pub fn acknowledged(&self) -> Group {
        self.part_of(self.acked_procs(self.failed_procs()))
    }

    fn acked_procs(&self, mut failed: Vec<ProcId>) -> Vec<ProcId> {
        failed.truncate(self.0.acked.load(Ordering::Acquire) as usize);
        failed
    }

    /// Which failures its operations report.
    pub fn error_range(&self) -> ErrorRange {
        let range = self.0.error_range.load(Ordering::Relaxed);
        ErrorRange::ALL[range.min(2) as usize]
    }

    pub(super) fn set_error_range(&self, range: ErrorRange) {
        self.0.error_range.store(range as u32, Ordering::Relaxed);
    }

    /// `MPIX_Comm_agree`: the bitwise AND of a value, and what the call returns. Ranks that share
    /// memory agree there, from the second call on: the first, by way of the launcher, tells them
    /// where. As soon as one of them is lost the launcher decides again.
    ///
    /// # Errors
    /// As [`Comm::agree`].
    pub fn agree_now(
        &self,
        universe: &'static dyn Universe,
        value: u32,
    ) -> Result<(u32, Result<()>)> {
        let seat = self.accord_seat().clone();
        if let Some(seat) = seat {
            let is_complete = self.failed_procs().is_empty();
            if let Some(value) = seat.agree(u64::from(value), is_complete) {
                return Ok((value as u32, Ok(())));
            }
            *self.accord_seat() = None;
        }
        let ticket = self.claim_accord();
        let agreement = Agreement::start(self, universe, u64::from(value), ticket.unwrap_or(0));
        let agreement = agreement.and_then(|mut agreement| {
            agreement.wait()?;
            Ok(agreement)
        });
        let outcome = agreement.as_ref().ok().and_then(|agreement| agreement.taken().ok());
        self.join_accord(outcome, ticket);
        agreement?.value()
    }

    fn accord_seat(&self) -> MutexGuard<'_, Option<Arc<dyn AccordSeat>>> {
        // Nothing is between two states there.
        self.0.accord.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where its ranks can agree in memory.
    fn accords(&self) -> Option<&'static dyn Accords> {
        let fits = !self.is_inter() && !self.spans_jobs();
        self.env().ok()?.accords().filter(|accords| fits && accords.serves(self))
    }

    /// A place for agreements, of the rank whose proposal will count.
    fn claim_accord(&self) -> Option<u64> {
        let accords = self.accords()?;
        let first = self.0.local.iter().min() == Some(self.env().ok()?.me);
        if first && self.failed_procs().is_empty() { accords.claim(self) } else { None }
    }

    /// All ranks take their seats at the place that was agreed on, or none does.
    fn join_accord(&self, outcome: Option<&Outcome>, claimed: Option<u64>) {
        let Some(accords) = self.accords() else { return };
        let agreed = outcome.filter(|o| o.failed.is_empty() && o.proposal != 0);
        match (agreed, claimed) {
            (Some(outcome), _) => {
                *self.accord_seat() = accords.join(self, outcome.proposal).map(Arc::from);
            }
            (None, Some(ticket)) => accords.release(self, ticket),
            (None, None) => {}
        }
    }

    /// Begins an agreement on the bitwise AND of a value (`MPIX_Comm_iagree`).
    ///
    /// # Errors
    /// Class `UnsupportedOperation`: there is no launcher that decides.
    pub fn agree(&self, universe: &'static dyn Universe, value: u32) -> Result<Agreement> {
        Agreement::start(self, universe, u64::from(value), 0)
    }

    /// Begins to make a communicator of those that have not failed (`MPIX_Comm_ishrink`).
    ///
    /// # Errors
    /// As [`Comm::agree`].
    pub fn shrink(&self, universe: &'static dyn Universe) -> Result<Shrinking> {
        let context = self.env()?.context_for(self.spans_jobs())?;
        Ok(Shrinking(Agreement::start(self, universe, u64::MAX, context)?))
    }
}

/// An agreement under way.
pub struct Agreement {
    comm: Comm,
    universe: &'static dyn Universe,
    key: BallotKey,
    /// The number of the question; `None`: nobody else takes part.
    question: Option<u64>,
    /// What was told of failures, and up to which report.
    told: usize,
    epoch: u32,
    outcome: Option<Outcome>,
}

impl Agreement {
    fn start(
        comm: &Comm,
        universe: &'static dyn Universe,
        value: u64,
        proposal: u64,
    ) -> Result<Agreement> {
        comm.check_served(universe)?;
        let env = comm.env()?;
        let context = root_of(comm.context(Space::P2p));
        let liveness = comm.pml().liveness();
        let epoch = liveness.epoch();
        let procs = liveness.failed(&comm.groups());
        let failed = names(env, procs.iter().copied())?;
        let acked = names(env, comm.acked_procs(procs).into_iter())?;
        let me = names(env, [env.me].into_iter())?;
        let job = if is_shared(context) { 0 } else { me.first().map_or(0, |me| me.job) };
        let number = comm.0.ballots.fetch_add(1, Ordering::Relaxed);
        let size: u32 = comm.groups().iter().map(|group| group.size()).sum();
        let side = u8::from(comm.is_inter() && !comm.decides());
        let members = match comm.spans_jobs() {
            true => names(env, comm.groups().into_iter().flat_map(Group::iter))?,
            false => Vec::new(),
        };
        let key = BallotKey { job, context, number };
        let told = failed.len();
        let ballot = Ballot { key, size, side, value, proposal, failed, acked, members };
        let alone =
            Outcome { values: [value; 2], proposal, failed: Vec::new(), acknowledged: true };
        let (question, outcome) = match size {
            1 => (None, Some(alone)),
            _ => (Some(universe.propose(&ballot)?), None),
        };
        Ok(Agreement { comm: comm.clone(), universe, key, question, told, epoch, outcome })
    }

    /// Looks whether it is decided. Never waits.
    ///
    /// # Errors
    /// There will be no outcome.
    fn look(&mut self) -> Result<bool> {
        let Some(question) = self.question.filter(|_| self.outcome.is_none()) else {
            return Ok(true);
        };
        self.outcome = self.universe.outcome(question)?;
        if let Some(outcome) = &self.outcome {
            note_failed(&self.comm, &outcome.failed)?;
            return Ok(true);
        }
        let liveness = self.comm.pml().liveness();
        let epoch = liveness.epoch();
        if epoch != self.epoch {
            self.epoch = epoch;
            let failed = liveness.failed(&self.comm.groups());
            if let Some(new) = failed.get(self.told..).filter(|new| !new.is_empty()) {
                let new = names(self.comm.env()?, new.iter().copied())?;
                self.universe.tell_failed(self.key, &new);
                self.told = failed.len();
            }
        }
        Ok(false)
    }

    /// The outcome, once [`Agreement::poll`] has said that it is there.
    fn taken(&self) -> Result<&Outcome> {
        self.outcome.as_ref().ok_or_else(|| err!(Intern, "nothing was agreed on yet"))
    }

    /// The value, and what the call returns: an error where some process has not acknowledged a
    /// failure, at all processes.
    ///
    /// # Errors
    /// It is not decided yet.
    pub fn value(&self) -> Result<(u32, Result<()>)> {
        let outcome = self.taken()?;
        // On an intercommunicator the values of the other group count.
        let side = usize::from(self.comm.is_inter() && self.comm.decides());
        let failed = outcome.failed.first().filter(|_| !outcome.acknowledged);
        let end = failed.map_or(Ok(()), |name| {
            Err(err!(
                ProcAborted,
                "{name:?} has failed, and not all processes have acknowledged it; they do so with \
                 MPIX_Comm_ack_failed"
            ))
        });
        Ok((outcome.values[side] as u32, end))
    }

    /// The failed processes.
    ///
    /// # Errors
    /// It is not decided yet.
    pub fn failed(&self) -> Result<Group> {
        let names = self.taken()?.failed.clone();
        let all = self.comm.groups();
        let env = self.comm.env()?;
        let is_failed = |proc: &ProcId| is_among(env, *proc, &names);
        Ok(self.comm.part_of(all.into_iter().flat_map(Group::iter).filter(is_failed).collect()))
    }

    /// True once it is decided.
    ///
    /// # Errors
    /// It will not be.
    pub fn poll(&mut self) -> Result<bool> {
        self.look()
    }

    /// Waits, with progress, until it is decided.
    ///
    /// # Errors
    /// It will not be.
    pub fn wait(&mut self) -> Result<()> {
        let pml = self.comm.pml();
        while !self.look()? {
            // The launcher needs a processor, which a rank that polls would keep.
            if !pml.advance() {
                self.universe.rest();
            }
        }
        Ok(())
    }
}

/// A communicator of survivors that is being agreed on.
pub struct Shrinking(Agreement);

impl Shrinking {
    /// As [`Agreement::poll`].
    ///
    /// # Errors
    /// As there.
    pub fn poll(&mut self) -> Result<bool> {
        self.0.look()
    }

    /// As [`Agreement::wait`].
    ///
    /// # Errors
    /// As there.
    pub fn wait(&mut self) -> Result<()> {
        self.0.wait()
    }

    /// The new communicator.
    ///
    /// # Errors
    /// It is not agreed on yet; when no collective module can be chosen.
    pub fn comm(&self) -> Result<Comm> {
        let (parent, outcome) = (&self.0.comm, self.0.taken()?);
        let env = parent.env()?;
        let survives = |proc: &ProcId| !is_among(env, *proc, &outcome.failed);
        let left = |group: &Group| group.part(group.iter().filter(survives).collect());
        let (local, remote) = (left(&parent.0.local), parent.0.remote.as_ref().map(left));
        let me = local.rank_of(env.me);
        let me = me.ok_or_else(|| err!(ProcAborted, "the others count this process as failed"))?;
        let hosts = parent.hosts_for(env, &local);
        let new = Comm::open_with(env, (outcome.proposal, me), (local, remote), (None, hosts))?;
        Ok(new.inherit(parent))
    }
}

/// The names of processes.
fn names(env: &Env, procs: impl Iterator<Item = ProcId>) -> Result<Vec<Name>> {
    let table = env.names();
    let name = |proc| {
        let name = table.and_then(|table| table.name(proc));
        name.ok_or_else(|| err!(Intern, "process {proc} has no name"))
    };
    procs.map(name).collect()
}

fn is_among(env: &Env, proc: ProcId, names: &[Name]) -> bool {
    let name = env.names().and_then(|table| table.name(proc));
    name.is_some_and(|name| names.contains(&name))
}

/// Others have told that these have failed.
fn note_failed(comm: &Comm, failed: &[Name]) -> Result<()> {
    let Some(table) = comm.env()?.names() else { return Ok(()) };
    let known = comm.pml().liveness();
    let new = failed.iter().filter_map(|name| table.known(*name));
    let new: Vec<ProcId> = new.filter(|proc| known.why(*proc).is_none()).collect();
    if !new.is_empty() {
        comm.pml().note_failed(&new);
    }
    Ok(())
}

/// What a nonblocking agreement does when it has come to its end.
pub type Then<T> = Box<dyn FnOnce(&T) -> Result<()> + Send>;

/// See [`Agreement::operation`].
struct Operation<T> {
    agreement: T,
    then: Option<Then<T>>,
}

impl<T: Decided + Send> CollOperation for Operation<T> {
    fn poll(&mut self, _comm: &Comm) -> Option<Result<()>> {
        match self.agreement.is_decided() {
            Ok(false) => None,
            Ok(true) => Some(self.then.take().map_or(Ok(()), |then| then(&self.agreement))),
            Err(e) => Some(Err(e)),
        }
    }
}

trait Decided {
    fn is_decided(&mut self) -> Result<bool>;
}

impl Decided for Agreement {
    fn is_decided(&mut self) -> Result<bool> {
        self.look()
    }
}

impl Decided for Shrinking {
    fn is_decided(&mut self) -> Result<bool> {
        self.0.look()
    }
}

impl Agreement {
    /// The agreement as a nonblocking operation, which ends with what `then` returns.
    pub fn operation(self, then: Then<Agreement>) -> Box<dyn CollOperation> {
        Box::new(Operation { agreement: self, then: Some(then) })
    }
}

impl Shrinking {
    /// As [`Agreement::operation`].
    pub fn operation(self, then: Then<Shrinking>) -> Box<dyn CollOperation> {
        Box::new(Operation { agreement: self, then: Some(then) })
    }
}
