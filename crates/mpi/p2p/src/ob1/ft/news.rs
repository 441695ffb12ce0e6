//! What members of communicators of several jobs tell each other of losses and revocations (ADR
//! 69).
//!
//! The run-time tells a job of its own ranks, and a connection those who have one. In a
//! communicator of several jobs a member may have neither, and wait for one that has heard and
//! gives up. So each member that hears of something, from wherever, passes it on to its neighbours
//! in the communicator ([`WeakComm::neighbours`]), once: they do the same. What a member tells is
//! taken like a word of the run-time, for members of other jobs only.
//!
//! News may come before this process has made the communicator: a few are kept.
//!
//! [`WeakComm::neighbours`]: hawser_core::comm::WeakComm::neighbours

use hawser_core::liveness::root_of;
use hawser_segment::ProcId;

use crate::ob1::comms::CommState;
use crate::ob1::engine::Engine;
use crate::ob1::failure::{Fault, Loss};
use crate::ob1::ids::PeerId;
use crate::ob1::losses::News;
use crate::ob1::state::State;
use crate::ob1::wire;
use crate::ob1::work::Control;

/// Most news of communicators that are not made yet; then the oldest are forgotten.
const EARLY_MAX: usize = 64;

impl State {
    /// A process is lost: passes it on in all communicators of several jobs.
    pub(super) fn pass_on_loss(&mut self, lost: ProcId) {
        let all: Vec<_> = self.comms.iter().flat_map(|c| self.news_of_loss(c, lost)).collect();
        self.pass_on(all);
    }

    /// A communicator is revoked: passes it on if it is one of several jobs.
    pub(super) fn pass_on_revocation(&mut self, root: u64) {
        let comm = self.comms.slot_of(root).and_then(|slot| self.comms.get(slot));
        let news: Vec<_> = comm.map_or_else(Vec::new, |c| {
            let near = self.neighbours_in(c);
            near.into_iter().map(|proc| (proc, Control::Revoked(c.context))).collect()
        });
        self.pass_on(news);
    }

    fn neighbours_in(&self, c: &CommState) -> Vec<ProcId> {
        let comm = c.senders.as_ref().and_then(|senders| senders.comm());
        let is_lost = |proc: ProcId| self.loss.lost.contains_key(&proc);
        comm.map_or_else(Vec::new, |comm| comm.neighbours(is_lost))
    }

    /// What is said of the loss of a process in a communicator, and to whom.
    fn news_of_loss(&self, c: &CommState, lost: ProcId) -> Vec<(ProcId, Control)> {
        let senders = c.senders.as_ref().filter(|senders| senders.involve(lost));
        let name = senders.and_then(|s| s.comm()).and_then(|comm| comm.name_of(lost));
        let Some(name) = name else { return Vec::new() };
        let news = Control::Lost(wire::Lost { context: c.context, name });
        self.neighbours_in(c).into_iter().map(|proc| (proc, news)).collect()
    }

    fn pass_on(&mut self, news: Vec<(ProcId, Control)>) {
        for (to, control) in news {
            let peer = self.peers.id(to.into());
            self.work.send(peer, control);
        }
    }

    /// A peer tells of a communicator. Taken in the next pass: this one may be within a module.
    #[cold]
    pub(in crate::ob1) fn handle_news(
        &mut self,
        peer: PeerId,
        context: u64,
        news: News,
    ) -> Result<(), Fault> {
        let from = self.peers.get(peer).proc;
        let slot = self.comms.slot_of(context);
        if let Some(c) = slot.and_then(|slot| self.comms.get(slot))
            && c.senders.is_some()
        {
            self.take_news(context, from, news);
        } else if !self.comms.is_freed(context) {
            let early = &mut self.loss.from_peers.early;
            if early.len() == EARLY_MAX {
                early.pop_front();
            }
            early.push_back((context, from, news));
        }
        Ok(())
    }

    /// What a member tells of a communicator that this process has made: others are not heard.
    fn take_news(&mut self, context: u64, from: ProcId, news: News) {
        let slot = self.comms.slot_of(context);
        let senders = slot.and_then(|slot| self.comms.get(slot)?.senders.as_ref());
        let Some(comm) = senders.filter(|s| s.involve(from)).and_then(|s| s.comm()) else { return };
        let new = &mut self.loss.from_peers;
        match news {
            News::Lost(name) => match comm.member_of_other_job(name) {
                Some(proc) if !self.loss.lost.contains_key(&proc) => {
                    new.lost.push((proc, Loss::ToldBy(from)));
                }
                _ => return,
            },
            News::Revoked if self.loss.liveness.is_revoked(context) => return,
            News::Revoked => new.revoked.push(context),
        }
        self.loss.news = true;
        self.work.note();
    }

    /// A communicator begins: takes what was told of it before, and passes on what is known of its
    /// members.
    pub(in crate::ob1) fn begin_news(&mut self, slot: u32) {
        if self.loss.from_peers.early.is_empty() && self.loss.lost.is_empty() {
            return;
        }
        let Some(context) = self.comms.get(slot).map(|c| c.context) else { return };
        let (now, later): (Vec<_>, Vec<_>) =
            self.loss.from_peers.early.drain(..).partition(|(of, ..)| *of == context);
        self.loss.from_peers.early = later.into();
        now.into_iter().for_each(|(_, from, news)| self.take_news(context, from, news));
        let known: Vec<ProcId> = self.loss.lost.keys().copied().collect();
        if let Some(c) = self.comms.get(slot) {
            let news = known.iter().flat_map(|lost| self.news_of_loss(c, *lost)).collect();
            self.pass_on(news);
        }
    }
}

impl Engine {
    /// Takes what peers have told.
    pub(in crate::ob1) fn hear_from_peers(&mut self) {
        let lost = std::mem::take(&mut self.state.loss.from_peers.lost);
        self.lose_processes(lost);
        for context in std::mem::take(&mut self.state.loss.from_peers.revoked) {
            self.state.revoke(root_of(context));
        }
    }
}
