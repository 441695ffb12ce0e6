//! What members of communicators of several jobs tell each other of losses and revocations (ADR
//! 69).
//!
//! The run-time tells a job of its own ranks, and a connection those who have one. In a
//! communicator of several jobs a member may have neither, and wait for one that has heard and
//! gives up. So each member that hears of something, from wherever, passes it on to its neighbours
//! in the communicator ([`NewsRing::neighbours`]), once: they do the same. What a member tells is
//! taken like a word of the run-time, for members of other jobs only.
//!
//! Neighbours are chosen among those who are not lost. When one of them is, another one takes its
//! place and is told all that this process knows; so is any that has not been told yet. Hence it
//! does not matter who is told, and who ends at the same time. A process that parts from the
//! communicator passes news on as long as it uses MPI; one that has ended is found to be lost when
//! it is told something.
//!
//! News may come before this process has made the communicator: a few are kept.
//!
//! [`NewsRing::neighbours`]: crate::ob1::senders::NewsRing::neighbours

use hawser_core::env::parting_context;
use hawser_core::liveness::root_of;
use hawser_segment::ProcId;

use crate::ob1::engine::Engine;
use crate::ob1::failure::{Fault, Loss};
use crate::ob1::ids::PeerId;
use crate::ob1::losses::{News, PeerNews};
use crate::ob1::state::State;
use crate::ob1::wire;
use crate::ob1::work::Control;

/// Most news of communicators that are not made yet.
const EARLY_MAX: usize = 64;

impl State {
    /// These processes are lost: passes it on in all communicators of several jobs. All of them are
    /// among the lost ones already, so that none is taken for a neighbour.
    pub(super) fn pass_on_losses(&mut self, fresh: &[ProcId]) {
        for slot in 0..self.comms.slots() as u32 {
            self.pass_on(slot, fresh, false);
        }
    }

    /// A communicator is revoked: passes it on, once, if it is one of several jobs.
    pub(super) fn pass_on_revocation(&mut self, root: u64) {
        if let Some(slot) = self.comms.slot_of(root) {
            self.take_revocation(slot);
        }
    }

    fn take_revocation(&mut self, slot: u32) {
        let senders = self.comms.get_mut(slot).and_then(|c| c.senders.as_mut());
        if senders.is_some_and(|s| !std::mem::replace(&mut s.more.news.revoked, true)) {
            self.pass_on(slot, &[], true);
        }
    }

    /// Tells neighbours in a communicator of these losses, and that it is revoked where that is
    /// new; all that this process knows those who were no neighbours before.
    fn pass_on(&mut self, slot: u32, fresh: &[ProcId], is_revoked: bool) {
        let Some(c) = self.comms.get(slot) else { return };
        let Some((senders, ring)) = c.senders.as_ref().and_then(|s| Some((s, s.ring()?))) else {
            return;
        };
        let Some(context) = ring.context() else { return };
        let news = &senders.more.news;
        let lost = |proc: &ProcId| {
            let name = senders.involve(*proc).then(|| ring.name_of(*proc)).flatten()?;
            Some((*proc, Control::Lost(wire::Lost { context, name })))
        };
        let known: Vec<_> = self.loss.lost.keys().filter_map(lost).collect();
        if known.is_empty() && !news.revoked {
            return;
        }
        let near = ring.neighbours(&|proc| self.loss.lost.contains_key(&proc));
        let mut controls = Vec::new();
        for to in &near {
            let all = !news.told.contains(to);
            let losses = known.iter().filter(|(proc, _)| all || fresh.contains(proc));
            controls.extend(losses.map(|(_, control)| (*to, *control)));
            if news.revoked && (all || is_revoked) {
                controls.push((*to, Control::Revoked(context)));
            }
        }
        if let Some(senders) = self.comms.get_mut(slot).and_then(|c| c.senders.as_mut()) {
            senders.more.news.told.extend(near);
        }
        for (to, control) in controls {
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
        let known = self
            .comms
            .slot_of(context)
            .filter(|slot| self.comms.get(*slot).is_some_and(|c| c.senders.is_some()));
        if let Some(slot) = self.slot_of_news(context) {
            self.take_news(slot, from, news);
        } else if known.is_none() && !self.comms.is_freed(context) {
            self.loss.from_peers.keep(context, from, news);
        }
        Ok(())
    }

    /// Where news of a communicator are passed on: there itself, or where this process parts from
    /// it.
    fn slot_of_news(&self, context: u64) -> Option<u32> {
        let serves = |slot: &u32| {
            let senders = self.comms.get(*slot).and_then(|c| c.senders.as_ref());
            senders.and_then(|s| s.ring()?.context()) == Some(context)
        };
        let slots = [context, parting_context(context)].map(|c| self.comms.slot_of(c));
        slots.into_iter().flatten().find(serves)
    }

    /// What a member tells of a communicator: others are not heard.
    fn take_news(&mut self, slot: u32, from: ProcId, news: News) {
        let senders = self.comms.get(slot).and_then(|c| c.senders.as_ref());
        let Some(senders) = senders.filter(|s| s.involve(from)) else { return };
        let Some(ring) = senders.ring() else { return };
        let new = &mut self.loss.from_peers;
        match news {
            News::Lost(name) => match ring.member(name) {
                Some(proc) if !self.loss.lost.contains_key(&proc) => {
                    new.lost.push((proc, Loss::ToldBy(from)));
                }
                _ => return,
            },
            News::Revoked if senders.more.news.revoked => return,
            // Nothing of it is left here that could end.
            News::Revoked if ring.is_of_parting() => return self.take_revocation(slot),
            News::Revoked => new.revoked.extend(ring.context()),
        }
        self.loss.news = true;
        self.work.note();
    }

    /// A communicator begins: takes what was told of it before, and passes on what is known of its
    /// members. Where this process begins to part from one it goes on with what it has told.
    pub(in crate::ob1) fn begin_news(&mut self, slot: u32) {
        let Some(c) = self.comms.get(slot) else { return };
        let Some(ring) = c.senders.as_ref().and_then(|s| s.ring()) else { return };
        let Some(context) = ring.context() else { return };
        if ring.is_of_parting() {
            let parent = self.comms.slot_of(context).and_then(|slot| self.comms.get(slot));
            let news = parent.and_then(|c| c.senders.as_ref()).map(|s| s.more.news.clone());
            if let (Some(news), Some(c)) = (news, self.comms.get_mut(slot))
                && let Some(senders) = &mut c.senders
            {
                senders.more.news = news;
            }
            return;
        }
        let known = &mut self.loss.from_peers;
        if known.early.is_empty() && self.loss.lost.is_empty() {
            return;
        }
        let (now, later): (Vec<_>, Vec<_>) =
            known.early.drain(..).partition(|(of, ..)| *of == context);
        known.early = later.into();
        now.into_iter().for_each(|(_, from, news)| self.take_news(slot, from, news));
        self.pass_on(slot, &[], false);
    }
}

impl PeerNews {
    /// Keeps what was told of a communicator that is not made yet, once. The oldest of the process
    /// that has told most makes room.
    fn keep(&mut self, context: u64, from: ProcId, news: News) {
        let new = (context, from, news);
        if self.early.contains(&new) {
            return;
        }
        if self.early.len() == EARLY_MAX {
            let of = |teller: ProcId| self.early.iter().filter(|(_, by, _)| *by == teller).count();
            let most = self.early.iter().map(|(_, by, _)| *by).max_by_key(|by| of(*by));
            let oldest = self.early.iter().position(|(_, by, _)| Some(*by) == most);
            oldest.into_iter().for_each(|at| _ = self.early.remove(at));
        }
        self.early.push_back(new);
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
