//! Peers that are in `MPI_Finalize`, and collective calls that wait for them in vain.
//!
//! A process that has waited in `MPI_Finalize` for a while says on its slot that all it has sent
//! has left it. A waiting peer of the same node reads that before it polls its modules, all of
//! which keep their order: if its collective call still waits for the process after the poll, no
//! message and no post can end it. Receives are not judged: a program may cancel them. Neither are
//! processes that have, or had, a session: the other side may go on with one after `MPI_Finalize`.
//!
//! The verdict ends collective calls and nothing else. The process is not lost, and the two meet in
//! `MPI_Finalize`, where verdicts are forgotten.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use hawser_core::contracts::pml::Leaving;
use hawser_segment::ProcId;
use hawser_segment::node::{Awaited, WaitKind};

use super::component::Ob1;

/// How long a call waits in vain for a process that has said so before it is judged, in
/// nanoseconds. Sleeps are shorter.
const PATIENCE_NS: u64 = 500_000_000;

/// A wait for a process that is in `MPI_Finalize`.
#[derive(Clone, Copy)]
pub(super) struct Forsaken {
    awaited: Awaited,
    calls: u32,
    since: u64,
}

impl Ob1 {
    pub(super) fn say_leaving(&self, step: Leaving) {
        match step {
            Leaving::NotAlone => self.judges.store(false, Ordering::Relaxed),
            Leaving::Begins => {
                self.page.set_leaving(true, false);
                for index in 0..self.channels() {
                    self.channel(index).engine.lock().state.finalizing.clear();
                }
            }
            Leaving::Drained => self.page.set_leaving(true, true),
            Leaving::Over => self.page.set_leaving(false, false),
        }
    }

    /// A collective call of this process that waits for one that is in `MPI_Finalize`.
    pub(super) fn forsaken(&self) -> Option<Forsaken> {
        if !self.judges.load(Ordering::Relaxed) {
            return None;
        }
        let status = self.page.status();
        let awaited = status.awaited.filter(|a| a.kind == WaitKind::Collective && status.inside)?;
        let slot = self.modex.local_slot(ProcId::try_from(awaited.proc).ok()?)?;
        let left = slot != self.page.index() && self.node.slot(slot).has_drained();
        (left && !self.page.is_leaving()).then_some(Forsaken {
            awaited,
            calls: status.calls,
            since: self.waiter.now_ns(),
        })
    }

    /// After a poll that followed the look: judges the wait when it has lasted. True when it has
    /// ended thereby.
    #[cold]
    pub(super) fn judge(&self, found: Forsaken, quiet: bool) -> bool {
        let mut kept = self.forsaken.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |k: &Forsaken| k.calls == found.calls && k.awaited == found.awaited;
        let first = *kept.get_or_insert(found);
        if !same(&first) {
            *kept = Some(found);
            return false;
        }
        let proc = found.awaited.proc as ProcId;
        let known = self.channel(0).engine.lock().state.finalizing.contains(&proc);
        if !quiet || !known && found.since - first.since < PATIENCE_NS {
            return false;
        }
        *kept = None;
        drop(kept);
        for index in 0..self.channels() {
            let mut engine = self.channel(index).engine.lock();
            engine.state.finalizing.insert(proc);
            engine.end_stranded();
            engine.state.completed = true;
            self.release(index, engine);
        }
        true
    }
}
