//! Who is lost: the one place where it is reported, and where whatever waits asks.
//!
//! Networks, the node segment and the run-time report through the point-to-point layer, which alone
//! hears all of them. An operation keeps no tally of its own: it waits until it is done or until
//! [`Liveness::given_up`] names a reason, and a loop that polls asks again only when the
//! [epoch](Liveness::epoch) has changed. A word to all waiting calls of another kind, such as that
//! a communicator is revoked or that the job is held, is a further [`Reason`].

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use crate::error::Error;
use crate::group::{Group, ProcId};

/// The low bits of a context id, in which a communicator and its parts differ.
pub const PART_BITS: u32 = 6;

/// The context id of the communicator that this one is, or is a part of.
pub fn root_of(context: u64) -> u64 {
    context & !((1 << PART_BITS) - 1)
}

/// What is reported of a process. Each has the error of an operation that needs the process.
#[derive(Clone, Debug)]
pub enum Reason {
    /// It has ended or cannot be reached any more; for good.
    Lost(Error),
    /// It is in `MPI_Finalize`, and collective calls wait for it: they are given up. The process is
    /// not lost, and the report is [withdrawn](Liveness::withdraw) when the two meet there.
    Finalizing(Error),
}

/// The error of an operation on what is revoked.
#[cold]
pub fn revoked() -> Error {
    crate::err!(
        Revoked,
        "it was revoked; the processes that are left go on with MPIX_Comm_shrink or \
         MPIX_Comm_agree"
    )
}

/// What a process knows of the others.
#[derive(Debug, Default)]
pub struct Liveness {
    epoch: AtomicU32,
    known: Mutex<Known>,
    /// Is called when somebody is lost.
    witness: OnceLock<fn(ProcId)>,
}

#[derive(Debug, Default)]
struct Known {
    lost: BTreeMap<ProcId, Error>,
    /// The same processes in the order of the reports.
    order: Vec<ProcId>,
    /// Context ids of revoked communicators of this process, without the bits of parts.
    revoked: BTreeSet<u64>,
    finalizing: BTreeMap<ProcId, Error>,
}

/// That of a process which hears of nothing.
static NOBODY: Liveness = Liveness::new();

impl Liveness {
    /// Nobody is lost.
    pub const fn new() -> Liveness {
        let known = Known {
            lost: BTreeMap::new(),
            order: Vec::new(),
            revoked: BTreeSet::new(),
            finalizing: BTreeMap::new(),
        };
        Liveness { epoch: AtomicU32::new(0), known: Mutex::new(known), witness: OnceLock::new() }
    }

    /// That of a process which hears of nothing.
    pub fn deaf() -> &'static Liveness {
        &NOBODY
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // No invariant spans two statements under this lock.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something is known of a process. The first report of a kind stays.
    #[cold]
    pub fn report(&self, proc: ProcId, reason: Reason) {
        let lost = matches!(reason, Reason::Lost(_));
        let mut known = self.known();
        match reason {
            Reason::Lost(error) => {
                let Known { lost, order, .. } = &mut *known;
                lost.entry(proc).or_insert_with(|| {
                    order.push(proc);
                    error
                });
            }
            Reason::Finalizing(error) => _ = known.finalizing.entry(proc).or_insert(error),
        }
        drop(known);
        // SYNC liveness.epoch: pairs with `epoch`.
        self.epoch.fetch_add(1, Ordering::Release);
        if lost && let Some(witness) = self.witness.get() {
            witness(proc);
        }
    }

    /// Is called for each process that is lost, wherever that is noticed: it takes no lock that a
    /// thread may hold that makes progress. The first one counts.
    pub fn set_witness(&self, witness: fn(ProcId)) {
        let _ = self.witness.set(witness);
    }

    /// A communicator of this process is revoked. False when that is known already.
    #[cold]
    pub fn revoke(&self, context: u64) -> bool {
        let new = self.known().revoked.insert(root_of(context));
        // SYNC liveness.epoch: pairs with `epoch`.
        self.epoch.fetch_add(1, Ordering::Release);
        new
    }

    /// A communicator has ended.
    pub fn forget(&self, context: u64) {
        if self.epoch() != 0 {
            self.known().revoked.remove(&root_of(context));
        }
    }

    /// True when the communicator with this context id, or the one that it is a part of, is
    /// revoked.
    pub fn is_revoked(&self, context: u64) -> bool {
        self.epoch() != 0 && self.known().revoked.contains(&root_of(context))
    }

    /// The lost members of these groups, in the order in which this process has heard of them.
    pub fn failed(&self, among: &[&Group]) -> Vec<ProcId> {
        if self.epoch() == 0 {
            return Vec::new();
        }
        let known = self.known();
        let concerns = |proc: &&ProcId| among.iter().any(|group| group.contains(**proc));
        known.order.iter().filter(concerns).copied().collect()
    }

    /// All processes meet in `MPI_Finalize`: nobody is waited for there any more.
    pub fn withdraw(&self) {
        self.known().finalizing.clear();
    }

    /// Counts reports: one load says that nothing was reported since it was read last.
    #[inline]
    pub fn epoch(&self) -> u32 {
        // SYNC liveness.epoch: pairs with `report`.
        self.epoch.load(Ordering::Acquire)
    }

    /// The error of an operation with a process that is lost.
    pub fn why(&self, proc: ProcId) -> Option<Error> {
        if self.epoch() == 0 { None } else { self.known().lost.get(&proc).cloned() }
    }

    /// The error of an operation that needs all of a group, of which somebody is lost.
    pub fn lost(&self, among: &Group) -> Option<Error> {
        if self.epoch() == 0 { None } else { first(&self.known().lost, among) }
    }

    /// As [`Liveness::lost`], of a collective operation: it is given up, too, when somebody is in
    /// `MPI_Finalize` who has not made the call.
    pub fn given_up(&self, group: &Group) -> Option<Error> {
        if self.epoch() == 0 {
            return None;
        }
        let known = self.known();
        first(&known.finalizing, group).or_else(|| first(&known.lost, group))
    }
}

fn first(known: &BTreeMap<ProcId, Error>, among: &Group) -> Option<Error> {
    known.iter().find(|(proc, _)| among.contains(**proc)).map(|(_, error)| error.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> Error {
        crate::err!(ProcAborted, "{text}")
    }

    fn text(found: Option<Error>) -> Option<String> {
        found.map(|error| error.to_string())
    }

    #[test]
    fn the_first_report_of_a_loss_stays_and_concerns_its_groups() {
        let liveness = Liveness::new();
        let (all, others) = (Group::range(0, 4), Group::range(0, 2));
        assert!(liveness.why(3).is_none() && liveness.lost(&all).is_none());
        let before = liveness.epoch();
        liveness.report(3, Reason::Lost(error("first")));
        assert_ne!(liveness.epoch(), before);
        liveness.report(3, Reason::Lost(error("second")));
        assert_eq!(text(liveness.why(3)).as_deref(), Some("first"));
        assert_eq!(text(liveness.lost(&all)).as_deref(), Some("first"));
        assert_eq!(text(liveness.given_up(&all)).as_deref(), Some("first"));
        assert!(liveness.lost(&others).is_none() && liveness.given_up(&others).is_none());
        assert!(liveness.why(2).is_none());
    }

    #[test]
    fn failures_keep_the_order_of_their_reports() {
        let liveness = Liveness::new();
        for proc in [5, 1, 5, 3] {
            liveness.report(proc, Reason::Lost(error("gone")));
        }
        let (low, high) = (Group::range(0, 4), Group::range(4, 4));
        assert_eq!(liveness.failed(&[&low, &high]), [5, 1, 3]);
        assert_eq!(liveness.failed(&[&low]), [1, 3]);
    }

    #[test]
    fn parts_are_revoked_with_their_communicator() {
        let liveness = Liveness::new();
        let context = 3 << 6;
        assert!(!liveness.is_revoked(context));
        assert!(liveness.revoke(context + 8) && !liveness.revoke(context));
        assert!(liveness.is_revoked(context + 1) && !liveness.is_revoked(context + 64));
        liveness.forget(context);
        assert!(!liveness.is_revoked(context));
    }

    #[test]
    fn a_process_in_finalize_is_not_lost_and_may_come_back() {
        let liveness = Liveness::new();
        let all = Group::range(0, 4);
        liveness.report(1, Reason::Finalizing(error("it has not made this call")));
        assert!(liveness.lost(&all).is_none() && liveness.why(1).is_none());
        assert!(liveness.given_up(&all).is_some());
        liveness.withdraw();
        assert!(liveness.given_up(&all).is_none());
    }
}
