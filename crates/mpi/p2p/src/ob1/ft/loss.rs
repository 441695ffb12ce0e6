//! Peers that are lost, and the operations that end because of it.
//!
//! A peer is lost when a module says so, or when it has sent what no process of this version sends:
//! whatever followed could not be trusted either. Every operation that only lost peers could end
//! ends with an error that names one of them: those under way at once, those that are started later
//! in the next pass. The memory of a transfer stays its own until no module uses it any more: each
//! zero-copy send and each `get` is completed by its module, also when the peer is lost.
//!
//! A wait for a process that lives may be one for a lost process all the same:
//!
//! - A collective call of which a member is lost has ended with an error at some ranks, which send
//!   nothing more of it and take nothing. So whatever waits in the space of collectives of a
//!   communicator that involves a lost process ends with an error. A message that a receiver has
//!   matched goes on: both sides are at it.
//! - A receive from any source may be meant for the message of the lost process, or for that of
//!   another one. Until the program has acknowledged the loss a blocking one ends with an error,
//!   and a request is *suspended*: it stays posted, and whoever waits for it is told.
//!
//! What waits in a communicator that is revoked ends, whomever it waits for. Its communicator
//! leads receives to a place where no message comes: see `Comms::nowhere`.
//!
//! A receive whose advert a living sender has claimed is matched, though its message has not come
//! yet: it ends with that message, or with the loss of the sender (see `absent`).

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use hawser_core::contracts::coll::SOME_TAGS;
use hawser_core::error::Error;
use hawser_core::liveness::{self, Reason, root_of};
use hawser_core::status::Status;
use hawser_segment::{ProcId, Remote};

use crate::ob1::comms::{CommState, Ending};
use crate::ob1::component::Ob1;
use crate::ob1::engine::Engine;
use crate::ob1::failure::{Fault, Loss, Warning};
use crate::ob1::ids::{PeerId, SpaceId};
use crate::ob1::losses::{Unmatchable, failed_in_range, failed_instead};
use crate::ob1::requests::Wanted;
use crate::ob1::slab::Name;
use crate::ob1::state::{RecvState, SendState, State};
use crate::ob1::work::{Watch, What};

impl State {
    /// The peer has sent something that cannot be accepted.
    #[cold]
    pub(crate) fn fault(&mut self, from: Remote, why: Fault) {
        self.loss.warn(Warning::Refused { rank: from.proc(), why });
        self.lose(from, Loss::Fault(why));
    }

    /// The run-time, or another member of a communicator, says that these processes are lost. All
    /// are noted before any is passed on.
    #[cold]
    pub(in crate::ob1) fn lose_processes(&mut self, lost: Vec<(ProcId, Loss)>) {
        let mut fresh = Vec::new();
        for (proc, why) in lost {
            if let Entry::Vacant(new) = self.loss.lost.entry(proc) {
                new.insert(why.clone());
                fresh.push((proc, why));
            }
        }
        for (proc, why) in &fresh {
            self.end_with((*proc).into(), why.clone());
            for at in self.peers.of(*proc) {
                self.end_with(at, why.clone());
            }
            // Other threads may wait for what has ended by it.
            self.completed = true;
        }
        let fresh: Vec<ProcId> = fresh.into_iter().map(|(proc, _)| proc).collect();
        self.pass_on_losses(&fresh);
    }

    /// A peer is lost for good.
    #[cold]
    pub(in crate::ob1) fn lose(&mut self, at: Remote, why: Loss) {
        let is_new = self.loss.lost.insert(at.proc(), why.clone()).is_none();
        self.end_with(at, why);
        if is_new {
            self.pass_on_losses(&[at.proc()]);
        }
    }

    /// Ends what depends on a peer that is lost.
    fn end_with(&mut self, at: Remote, why: Loss) {
        self.post_direct(|_| true);
        self.recvs.park_direct();
        let peer = self.peers.id(at);
        self.watch_losses();
        if let Some(routes) = self.peers.get_mut(peer).routes.take() {
            self.work.watch(Watch::new(What::GivenUp(routes.send), peer));
        }
        self.loss.liveness.report(at.proc(), Reason::Lost(why.of(at.proc())));
        let p = self.peers.get_mut(peer);
        p.pending.clear();
        // What may still come is kept off the short path, and dropped.
        p.early = BTreeMap::from([(p.recv_seq.wrapping_sub(1), Vec::new())]);
        p.dead.get_or_insert(why);
        self.fail_sends(peer);
        self.fail_transfers(peer);
        self.keep_reserved(peer);
        self.end_in_range(at.proc());
        self.fail_hopeless();
        self.recvs.clear_parked();
    }

    /// Each pass looks for receives that are posted from now on.
    pub(in crate::ob1) fn watch_losses(&mut self) {
        if !std::mem::replace(&mut self.loss.watched, true) {
            self.work.watch(Watch::new(What::Losses, 0));
        }
    }

    /// Ends communicators whose errors include the failure of a process.
    fn end_in_range(&mut self, proc: ProcId) {
        let concerned = |c: &&mut CommState| c.senders.as_ref().is_some_and(|s| s.reports(proc));
        let mut ended = 0;
        for comm in self.comms.iter_mut().filter(concerned) {
            ended += usize::from(comm.end(true));
        }
        self.loss.revoked += ended;
    }

    /// The communicator with this context id, and its parts, are revoked. False where this engine
    /// has none of them.
    #[cold]
    pub(in crate::ob1) fn revoke(&mut self, context: u64) -> bool {
        let root = root_of(context);
        let known = |c: &CommState| c.senders.as_ref().is_some_and(|s| s.root(c.context) == root);
        if !self.comms.iter().any(known) {
            return false;
        }
        self.post_direct(|_| true);
        self.recvs.park_direct();
        let mut ended = 0;
        for comm in self.comms.iter_mut().filter(|c| known(c)) {
            ended += usize::from(comm.end(false));
        }
        self.loss.revoked += ended;
        self.loss.liveness.revoke(context);
        self.pass_on_revocation(root);
        self.watch_losses();
        self.completed = true;
        self.fail_hopeless();
        self.recvs.clear_parked();
        true
    }

    /// The program has acknowledged the failure of these members of a communicator.
    pub(in crate::ob1) fn acknowledge(&mut self, slot: u32, failed: &[ProcId]) {
        if let Some(senders) = self.comms.get_mut(slot).and_then(|c| c.senders.as_mut()) {
            senders.more.acked.extend(failed);
        }
        for r in self.recvs.requests.values_mut() {
            if r.state == RecvState::Suspended && r.space.comm() == slot as usize {
                r.state = RecvState::Posted;
                r.error = None;
            }
        }
    }

    /// The error of an operation with a lost peer.
    pub(in crate::ob1) fn loss_of(&self, peer: PeerId) -> Option<Error> {
        let p = self.peers.get(peer);
        p.dead.as_ref().map(|why| why.of(p.proc))
    }

    fn fail_sends(&mut self, peer: PeerId) {
        let open = |r: &crate::ob1::state::SendReq| r.peer == peer && r.state != SendState::Done;
        let names: Vec<Name> =
            self.sends.requests.iter().filter(|(_, r)| open(r)).map(|(name, _)| name).collect();
        for name in names {
            if let Some(error) = self.loss_of(peer) {
                self.send_failed(name, error);
            }
        }
    }

    /// Receives whose message was on its way.
    fn fail_transfers(&mut self, peer: PeerId) {
        let names: Vec<Name> = self
            .recvs
            .requests
            .iter()
            .filter(|(_, r)| r.rendezvous.as_ref().is_some_and(|v| v.peer == peer))
            .map(|(name, _)| name)
            .collect();
        for name in names {
            self.fail_transfer(name, peer);
        }
    }

    /// The transfer into a receive fails, as soon as no `get` writes to its memory any more.
    pub(in crate::ob1) fn fail_transfer(&mut self, name: Name, peer: PeerId) {
        let error = self.loss_of(peer);
        let Some(req) = self.recvs.requests.get_mut(name) else { return };
        if req.error.is_none() {
            req.error = error;
        }
        if req.rendezvous.as_ref().is_none_or(|r| !r.is_reading()) {
            self.recv_done(name);
        }
    }

    /// Ends posted receives that only lost peers could end.
    pub(in crate::ob1) fn fail_hopeless(&mut self) {
        self.post_direct(|_| true);
        let posted: Vec<(Name, Unmatchable)> = self
            .recvs
            .requests
            .iter()
            .filter(|(_, r)| r.state.is_posted())
            .filter_map(|(name, r)| {
                let tag = || self.comms.of(r.space)?.pattern(r.space, r.posted_at?)?.1;
                Some((name, self.loss.hopeless(&self.comms, r.only_from, r.space, tag)?))
            })
            .collect();
        for (name, hopeless) in posted {
            // A sender that lives may be writing the message, which then ends the receive.
            if self.may_be_claimed(name) && !self.retract(name) {
                continue;
            }
            let (mut hopeless, space) = (hopeless, self.recvs.requests.get(name).map(|r| r.space));
            if let Some(rank) = hopeless.unacked {
                // The library's own receives end, once for each loss.
                if self.recvs.requests.get(name).is_some_and(|r| r.owner != 0) {
                    self.suspend(name, hopeless);
                    continue;
                }
                space.into_iter().for_each(|space| self.note_told(space, rank));
                hopeless.error = failed_instead(hopeless.error);
            }
            self.unpost(name);
            // The sender that could claim it is lost.
            if let Some(advertised) = self.posted_advert(name) {
                advertised.end();
            }
            if let Some(req) = self.recvs.requests.get_mut(name) {
                let source = hopeless.unacked.map_or(Status::EMPTY.source, |rank| rank as i32);
                req.status = Status { source, ..Status::EMPTY };
                req.error = Some(hopeless.error);
            }
            self.recv_done(name);
        }
    }

    /// The only sender of a posted receive lives: it may claim the receive's advert.
    fn may_be_claimed(&self, name: Name) -> bool {
        let from = self.recvs.requests.get(name).and_then(|r| r.only_from);
        from.is_some_and(|from| !self.loss.lost.contains_key(&from))
    }

    fn note_told(&mut self, space: SpaceId, rank: u32) {
        if let Some(s) = self.comms.get_mut(space.comm() as u32).and_then(|c| c.senders.as_mut()) {
            s.more.acked.insert(s.group.proc(rank));
        }
    }

    /// A receive stays posted, and whoever waits for it is told why it may wait in vain.
    fn suspend(&mut self, name: Name, hopeless: Unmatchable) {
        let Some(req) = self.recvs.requests.get_mut(name).filter(|r| r.state == RecvState::Posted)
        else {
            return;
        };
        let source = hopeless.unacked.map_or(Status::EMPTY.source, |rank| rank as i32);
        req.status = Status { source, ..Status::EMPTY };
        req.error = Some(hopeless.error);
        req.state = RecvState::Suspended;
        self.completed = true;
    }

    /// The error of a probe for which there is no message, when none can come any more.
    pub(in crate::ob1) fn hopeless_probe(&mut self, w: &Wanted) -> Option<Error> {
        if !self.loss.any() {
            return None;
        }
        let hopeless = self.loss.hopeless(&self.comms, w.only_from, w.space, || None)?;
        Some(match hopeless.unacked {
            Some(rank) => {
                if w.owner == 0 {
                    self.note_told(w.space, rank);
                }
                failed_instead(hopeless.error)
            }
            None => hopeless.error,
        })
    }

    /// Sends of collective operations whose receivers may have given them up.
    fn stranded(&self) -> Vec<(Name, Error)> {
        let waits = |r: &crate::ob1::state::SendReq| {
            let unmatched =
                matches!(r.state, SendState::Pending | SendState::AwaitMatch | SendState::Offered);
            let of_all = r.context & 1 != 0 && r.tag < SOME_TAGS;
            let ended = self.loss.revoked > 0 && self.comms.ending_of(r.context) != Ending::None;
            (of_all || ended) && unmatched && r.error.is_none() && !r.is_claimed()
        };
        let error = |r: &crate::ob1::state::SendReq| match self.comms.ending_of(r.context) {
            Ending::Revoked => Some(liveness::revoked().on(r.owner)),
            Ending::Failed => Some(failed_in_range().on(r.owner)),
            Ending::None => self.loss.given_up(self.comms.senders_of(r.context)?),
        };
        let found = self.sends.requests.iter().filter(|(_, r)| waits(r));
        found.filter_map(|(name, r)| Some((name, error(r)?))).collect()
    }
}

impl Engine {
    /// Ends what waits for processes that live, but may have given up what depends on lost ones.
    #[cold]
    pub(in crate::ob1) fn end_stranded(&mut self) {
        self.state.fail_hopeless();
        for (name, error) in self.state.stranded() {
            self.strand(name, error);
        }
    }

    /// Ends a send that its receiver has not matched, and may never match. If it does, it gets the
    /// message, which is not the user's memory any more.
    fn strand(&mut self, name: Name, error: Error) {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return };
        if req.state == SendState::Pending {
            let peer = req.peer;
            self.state.peers.get_mut(peer).pending.retain(|&n| n != name);
            return self.state.send_failed(name, error);
        }
        self.release(name);
        // One of which no copy can be made waits on.
        if let Some(req) = self.state.sends.requests.get_mut(name).filter(|r| r.is_released()) {
            req.error = Some(error);
            self.state.completed = true;
        }
    }
}

impl Ob1 {
    /// The loss of a process, after a path was made to it: who has none is not told of losses.
    #[cold]
    pub(in crate::ob1) fn find_loss(&self, proc: ProcId) -> Option<Error> {
        self.hears_of_losses();
        let why = self.liveness.why(proc);
        if why.is_none() {
            let mut engine = self.channel(0).engine.lock();
            let peer = engine.state.peers.id(proc.into());
            // If the peer cannot be reached, this process cannot detect its death.
            let _ = engine.connect(peer);
        }
        why
    }
}
