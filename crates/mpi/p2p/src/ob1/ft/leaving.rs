//! Peers that are in `MPI_Finalize`, and collective calls that wait for them in vain.
//!
//! A process that has waited in `MPI_Finalize` for a while says on its slot that all it has sent
//! has left it. A waiting peer of the same node reads that before it polls its modules, all of
//! which keep their order: if its collective call still waits for the process after the poll, no
//! message and no post can end it. A peer on another node asks by a message, once its call has
//! waited for a while; the answer comes when it is true, and says how many messages were sent, so
//! that the peer knows whether all are here. Receives are not judged: a program may cancel them.
//! Neither are processes that have, or had, a session: the other side may go on with one after
//! `MPI_Finalize`.
//!
//! The verdict ends collective calls and nothing else. The process is not lost, and the two meet in
//! `MPI_Finalize`, where verdicts are forgotten.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use hawser_core::contracts::pml::Leaving;
use hawser_core::liveness::Reason;
use hawser_segment::ProcId;
use hawser_status::{Awaited, CallStatus, WaitKind};

use crate::ob1::channels;
use crate::ob1::component::Ob1;
use crate::ob1::engine::{Engine, Envelope};
use crate::ob1::failure::{Fault, waits_for_finalizing};
use crate::ob1::ids::PeerId;
use crate::ob1::losses::FinalizeWait;
use crate::ob1::state::State;
use crate::ob1::work::Control;

/// How long a call waits in vain for a process that has said so before it is judged, in
/// nanoseconds. Sleeps are shorter.
const PATIENCE_NS: u64 = 500_000_000;

impl State {
    /// A peer asks whether this process is in `MPI_Finalize`: it is told when it is.
    pub(in crate::ob1) fn handle_ask_drained(&mut self, peer: PeerId) -> Result<(), Fault> {
        self.loss.drains.askers.insert(peer);
        if self.loss.drains.drained {
            self.work.send(peer, Control::Drained);
        }
        Ok(())
    }

    /// A peer is in `MPI_Finalize`, and has sent so many messages.
    pub(in crate::ob1) fn has_drained(&mut self, peer: PeerId, sent: u32) -> Result<(), Fault> {
        self.loss.drains.answers.insert(peer, sent);
        // Whoever waits for it looks again.
        self.completed = true;
        Ok(())
    }

    /// This process is in `MPI_Finalize` and all that it has sent has left it, or not any more.
    fn set_drained(&mut self, drained: bool) {
        self.loss.drains.drained = drained;
        if drained {
            let askers = self.loss.drains.askers.iter();
            askers.for_each(|peer| self.work.send(*peer, Control::Drained));
        }
    }

    /// The peer has answered, and all that it had sent by then is here.
    fn is_drained_peer(&self, peer: PeerId) -> bool {
        let here = |sent: &u32| self.peers.get(peer).recv_seq.wrapping_sub(*sent) as i32 >= 0;
        self.loss.drains.answers.get(&peer).is_some_and(here)
    }
}

impl Ob1 {
    fn set_drained(&self, drained: bool) {
        self.page.set_leaving(drained, drained);
        for index in 0..self.channels() {
            let mut engine = self.channel(index).engine.lock();
            engine.state.set_drained(drained);
            self.release(index, engine);
        }
    }

    /// Does something to the engine and the peer for which a wait on a communicator is.
    fn with_awaited<R>(
        &self,
        awaited: &Awaited,
        proc: ProcId,
        call: impl FnOnce(&mut Engine, PeerId) -> R,
    ) -> R {
        let (context, to) = (awaited.comm, proc);
        let index = channels::index(context & self.contexts);
        let mut engine = self.channel(index).engine.lock();
        let way = Envelope { context, to, source: 0, tag: 0, overtakes: false, owner: 0 };
        let peer = engine.peer_of(&way);
        let result = call(&mut engine, peer);
        self.release(index, engine);
        result
    }

    /// Asks the process that is waited for whether it is in `MPI_Finalize`; false when it was asked
    /// before.
    fn ask_drained(&self, found: &FinalizeWait) -> bool {
        self.with_awaited(&found.awaited, found.awaited.proc as ProcId, |engine, peer| {
            let first = engine.state.loss.drains.asked.insert(peer);
            if first {
                engine.state.work.send(peer, Control::AskDrained);
            }
            first
        })
    }

    pub(in crate::ob1) fn say_leaving(&self, step: Leaving) {
        match step {
            Leaving::NotAlone => self.judges.store(false, Ordering::Relaxed),
            Leaving::Begins => {
                self.page.set_leaving(true, false);
                for index in 0..self.channels() {
                    self.channel(index).engine.lock().state.loss.finalizing.clear();
                }
                self.liveness.withdraw();
            }
            Leaving::Drained => self.set_drained(true),
            Leaving::Over => self.set_drained(false),
        }
    }

    /// A collective call of this process that waits for one that is in `MPI_Finalize`.
    pub(in crate::ob1) fn finalize_wait(&self) -> Option<FinalizeWait> {
        if !self.judges.load(Ordering::Relaxed) {
            return None;
        }
        let status = self.page.status();
        let awaited = status.awaited.filter(|a| a.kind == WaitKind::Collective && status.inside)?;
        if self.page.is_leaving() {
            return None;
        }
        let proc = ProcId::try_from(awaited.proc).ok()?;
        let drained = match self.modex.local_slot(proc) {
            Some(slot) if slot == self.page.index() || !self.node.slot(slot).has_drained() => {
                return None;
            }
            Some(_) => true,
            None => self.with_awaited(&awaited, proc, |e, peer| e.state.is_drained_peer(peer)),
        };
        let (calls, since) = (status.calls, self.waiter.now_ns());
        Some(FinalizeWait { awaited, calls, since, drained })
    }

    /// After a poll that followed the look: judges the wait when it has lasted. True when it has
    /// ended thereby, or a question has to leave.
    #[cold]
    pub(in crate::ob1) fn judge(&self, found: FinalizeWait, quiet: bool) -> bool {
        let mut kept = self.finalize_wait.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |k: &FinalizeWait| k.calls == found.calls && k.awaited == found.awaited;
        let first = *kept.get_or_insert(found);
        if !same(&first) {
            *kept = Some(found);
            return false;
        }
        let proc = found.awaited.proc as ProcId;
        let known = self.channel(0).engine.lock().state.loss.finalizing.contains(&proc);
        // Another thread may have looked later and come here earlier.
        if !quiet || !known && found.since.saturating_sub(first.since) < PATIENCE_NS {
            return false;
        }
        if !found.drained {
            return self.ask_drained(&found);
        }
        *kept = None;
        drop(kept);
        self.liveness.report(proc, Reason::Finalizing(waits_for_finalizing(proc)));
        for index in 0..self.channels() {
            let mut engine = self.channel(index).engine.lock();
            engine.state.loss.finalizing.insert(proc);
            engine.end_stranded();
            engine.state.completed = true;
            self.release(index, engine);
        }
        true
    }
}
