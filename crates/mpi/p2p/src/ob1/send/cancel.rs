//! Cancelling (MPI-5.0 section 3.8.4). Whatever peers do, a request that was marked for
//! cancellation completes: it is cancelled, or the operation goes on without the user's memory.
//!
//! A receive is cancelled unless it is matched, or claimed by its sender.
//!
//! A send is cancelled if nothing of it has left, or if this process is its receiver and has not
//! matched it. Else its receiver is asked, by a *recall*. A receiver that has matched the message
//! says so. One that has not *reserves* it, so that no receive gets it, and says that; the sender
//! then takes it back, and the receiver forgets it. The request completes when the answer is there.
//!
//! A receiver that does not answer is not waited for for long, and one that computes for less: the
//! sender decides that the message stays, says so, and goes on. It alone decides, and
//! its decision follows the recall on the same path: so a receiver that finds both late acts as the
//! sender has said, and a message that was not cancelled is received, in its order.
//!
//! A send that was not cancelled is *released*: what is left to send is copied to memory of the
//! library, regions are revoked, so that the receiver asks for fragments instead of reading, and
//! the request completes for the user. A synchronous send says by that, too, that its message will
//! be received or has been. What modules send from where it lies is waited for: it needs the
//! network, but no receive.
//!
//! What was released must be received if a receive is posted for it, and what is left to send
//! leaves only then. So the end of MPI in this process waits for the receivers on its node as long
//! as MPI is in use in them: one in which MPI ends posts no receive for the message.
//!
//! An eager send is complete when it is started, and has no request; its token names the message
//! ([`Req::sent`]). When it is marked it gets a request that stands for the question only.

use hawser_btl::Flags;
use hawser_core::contracts::pml::PmlReq;
use hawser_core::status::Status;
use hawser_segment::ProcId;

use super::sending::own_copy;
use crate::bml::Route;
use crate::matching::Resumed;
use crate::ob1::engine::Engine;
use crate::ob1::failure::Fault;
use crate::ob1::ids::{PeerId, SpaceId};
use crate::ob1::requests::Recall;
use crate::ob1::slab::Name;
use crate::ob1::state::{Body, SendReq, SendState, State};
use crate::ob1::unexpected::Unexpected;
use crate::ob1::wire;
use crate::ob1::wire::token::{Named, Req};
use crate::ob1::work::{Control, Watch, What};

/// The status of a cancelled operation.
const CANCELLED: Status = Status { cancelled: true, ..Status::EMPTY };

/// Passes for which a receiver is waited for that does not answer...
const PATIENCE: u32 = 64 * PASSES_PER_REST;
/// ... of which a rest of about a millisecond counts as so many...
const PASSES_PER_REST: u32 = 1024;
/// ... and each counts so often while the receiver is found to compute.
const COMPUTES: u32 = 8;

impl SendReq {
    /// The user's part is over: the memory is free.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.state == SendState::Done || self.is_over_early()
    }

    fn is_over_early(&self) -> bool {
        let free = self.loans == 0 || self.buffered.is_some();
        match self.recall {
            Recall::No => self.buffered.is_some(),
            Recall::Asked(_) | Recall::Answered(_) => false,
            Recall::Released | Recall::Cancelled => free,
        }
    }

    /// Marked, and it is not settled what comes of that.
    pub(in crate::ob1) fn is_recalled(&self) -> bool {
        matches!(self.recall, Recall::Asked(_) | Recall::Answered(_))
    }

    pub(in crate::ob1) fn is_released(&self) -> bool {
        self.recall == Recall::Released
    }

    /// Nothing is left to do here but by a receive that may never be posted.
    pub(crate) fn is_left_alone(&self) -> bool {
        let unmatched = matches!(self.state, SendState::AwaitMatch | SendState::Offered);
        self.state == SendState::Done || self.is_released() && unmatched
    }

    /// It was released, and the receiver has not asked for what is left to send.
    pub(in crate::ob1) fn awaits_receiver(&self) -> bool {
        self.is_released() && self.state == SendState::Offered
    }

    pub(crate) fn status(&self) -> Status {
        if self.recall == Recall::Cancelled { CANCELLED } else { Status::EMPTY }
    }

    /// How the receiver knows the message of this request.
    fn known_as(&self, name: Name) -> wire::RecallNotice {
        wire::RecallNotice { send_req: name.pack(), eager: self.eager }
    }
}

// ---- the sender ----

impl Engine {
    /// What a request is.
    #[inline]
    pub(in crate::ob1) fn named(&self, req: Req) -> Named {
        match req.named() {
            Named::Sent if !self.state.sends.marked.is_empty() => self.marked(req),
            named => named,
        }
    }

    #[cold]
    fn marked(&self, req: Req) -> Named {
        let found = self.state.sends.marked.iter().find(|(marked, _)| *marked == req);
        found.map_or(Named::Sent, |(_, name)| Named::Send(*name))
    }

    /// A request is over for the user.
    #[inline]
    pub(in crate::ob1) fn unmark(&mut self, name: Name) {
        if !self.state.sends.marked.is_empty() {
            self.unmark_slow(name);
        }
    }

    #[cold]
    fn unmark_slow(&mut self, name: Name) {
        let before = self.state.sends.marked.len();
        self.state.sends.marked.retain(|(_, marked)| *marked != name);
        (self.state.sends.marked.len()..before).for_each(|_| PmlReq::note_unmarked());
    }

    /// Marks a request for cancellation; `me` is this process.
    pub(crate) fn cancel(&mut self, req: Req, me: ProcId) {
        match self.named(req) {
            Named::Sent => self.cancel_sent(req, me),
            Named::Send(name) => self.cancel_send(name, me),
            Named::Recv(name) => self.cancel_recv(name),
        }
        self.state.completed = true;
    }

    fn cancel_recv(&mut self, name: Name) {
        // What its sender is at will be received.
        if !self.state.retract(name) {
            return;
        }
        if self.state.unpost(name) {
            if let Some(r) = self.state.recvs.requests.get_mut(name) {
                r.status = CANCELLED;
            }
            self.state.recv_done(name);
        }
    }

    /// Marks a send that was complete when it was started.
    #[cold]
    fn cancel_sent(&mut self, req: Req, me: ProcId) {
        let Some((peer, seq)) = req.message() else { return };
        if self.connect(peer).is_err() {
            return;
        }
        let name = self.state.sends.requests.insert(SendReq::eager(peer, seq));
        self.state.sends.marked.push((req, name));
        PmlReq::note_marked();
        self.cancel_send(name, me);
    }

    fn cancel_send(&mut self, name: Name, me: ProcId) {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return };
        let (peer, fresh) = (req.peer, req.recall == Recall::No && req.error.is_none());
        if !fresh {
            return;
        }
        match req.state {
            SendState::Pending => {
                req.recall = Recall::Cancelled;
                self.state.peers.get_mut(peer).pending.retain(|&n| n != name);
                self.state.send_done(name);
            }
            SendState::Done if req.eager.is_none() => {}
            _ if self.state.peers.get(peer).proc == me => self.take_back(name),
            SendState::Done | SendState::Left | SendState::AwaitMatch => self.ask(name),
            // What is written to the receiver's memory has been matched.
            SendState::Offered if !req.is_claimed() => self.ask(name),
            SendState::Draining if req.eager.is_some() => self.ask(name),
            SendState::Offered | SendState::Draining | SendState::Streaming { .. } => {
                self.release(name);
            }
        }
    }

    /// Cancels a send to this process itself, unless a receive has matched it.
    fn take_back(&mut self, name: Name) {
        // What has left may not have arrived.
        self.progress(true);
        let Some(req) = self.state.sends.requests.get(name) else { return };
        let (peer, wanted) = (req.peer, req.known_as(name));
        let taken = self.state.unmatched(peer, &wanted).is_some_and(|(message, space)| {
            let withdrawn = self.state.comms.space(space).is_some_and(|s| s.withdraw(message));
            if withdrawn {
                self.state.forget_unexpected(message);
            }
            withdrawn
        });
        self.settle(name, taken);
    }

    /// Asks the receiver for the message, if its answer and what follows stay in order.
    fn ask(&mut self, name: Name) {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return };
        let (peer, recall) = (req.peer, req.known_as(name));
        let route = self.state.peers.get(peer).routes.as_ref().map(|r| r.eager.get());
        let in_order = |flags: Flags| !flags.has(Flags::UNORDERED) && !flags.has(Flags::LOSSY);
        let Some(way) = route.filter(|way| in_order(self.modules.of(*way).limits.flags)) else {
            return self.settle(name, false);
        };
        if req.state == SendState::Done {
            req.state = SendState::Left;
        }
        req.recall = Recall::Asked(PATIENCE);
        let what = What::Recalled(name, way);
        self.state.work.watch(Watch::new(what, peer));
        let control = Control::Recall(recall, way);
        if !self.send_control(peer, control) {
            self.state.work.send(peer, control);
        }
    }

    /// One more pass in which a receiver is waited for. False when it is not any more. `computes`:
    /// it does not look for messages. `way`: where the question went.
    pub(in crate::ob1) fn await_answer(&mut self, name: Name, way: Route, computes: bool) -> bool {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return false };
        let unmatched =
            matches!(req.state, SendState::Left | SendState::AwaitMatch | SendState::Offered)
                || req.state == SendState::Draining && req.eager.is_some();
        match &mut req.recall {
            Recall::Answered(answer) => {
                let reserved = answer.reserved;
                self.decide(name, way, reserved);
                false
            }
            // The match, or the loss of the peer, is known by other ways.
            Recall::Asked(_) if !unmatched || req.error.is_some() => {
                self.decide(name, way, false);
                false
            }
            Recall::Asked(patience) => {
                *patience = patience.saturating_sub(if computes { COMPUTES } else { 1 });
                let waits = *patience > 0;
                if !waits {
                    self.decide(name, way, false);
                }
                waits
            }
            Recall::No | Recall::Released | Recall::Cancelled => false,
        }
    }

    /// A rest goes before the next pass.
    pub(in crate::ob1) fn rests(&mut self) {
        for watch in self.state.work.watching() {
            let times = if watch.absence.is_long() { COMPUTES } else { 1 };
            if let What::Recalled(name, _) = watch.what
                && let Some(req) = self.state.sends.requests.get_mut(name)
                && let Recall::Asked(patience) = &mut req.recall
            {
                *patience = patience.saturating_sub(times * PASSES_PER_REST).max(1);
            }
        }
    }

    /// Decides what becomes of a message that was recalled, and tells the receiver: by the way of
    /// the question, which it would overtake by another.
    fn decide(&mut self, name: Name, way: Route, taken: bool) {
        let Some(req) = self.state.sends.requests.get(name) else { return };
        let (peer, recall) = (req.peer, req.known_as(name));
        // The receiver keeps to what comes last: the question, if it is still here, is void.
        let is_question = |c: &Control| matches!(c, Control::Recall(r, _) if *r == recall);
        let before = self.state.work.control().len();
        self.state.work.control().retain(|(p, c)| *p != peer || !is_question(c));
        let control = Control::Decision(wire::Decision { recall, taken }, way);
        if self.state.work.control().len() == before && !self.send_control(peer, control) {
            self.state.work.send(peer, control);
        }
        self.settle(name, taken);
    }

    /// It is settled whether a send is cancelled.
    fn settle(&mut self, name: Name, taken: bool) {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return };
        if !taken {
            self.release(name);
        } else {
            req.recall = Recall::Cancelled;
        }
        let Some(req) = self.state.sends.requests.get(name) else { return };
        // A module that still sends the message ends it.
        if (taken || req.state == SendState::Left) && req.loans == 0 {
            self.state.send_done(name);
        }
        self.state.completed = true;
    }

    /// Takes what is left of a send to memory of the library, if there is enough of it.
    pub(in crate::ob1) fn release(&mut self, name: Name) {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return };
        req.recall = Recall::No;
        let left = matches!(req.state, SendState::Offered | SendState::Streaming { .. });
        if left && req.buffered.is_none() {
            if req.exposed {
                let routes = self.state.peers.get(req.peer).routes.as_ref();
                let Some(gets) = routes.map(|r| &r.gets) else { return };
                if !gets.iter().all(|rail| self.modules.of(rail.route).btl.revoke()) {
                    return;
                }
            }
            let Some(copy) = own_copy(&req.buf) else { return };
            req.buf = copy;
            req.reader = None;
        }
        req.recall = Recall::Released;
    }
}

impl State {
    /// The receiver has answered. A sender that does not wait any more has decided.
    pub(in crate::ob1) fn recalled(&mut self, peer: PeerId, answer: wire::Recalled) -> Handled {
        match self.sends.requests.get_mut(Name::unpack(answer.send_req)) {
            Some(req) if req.peer == peer && matches!(req.recall, Recall::Asked(_)) => {
                req.recall = Recall::Answered(answer);
            }
            _ => {}
        }
        Ok(())
    }
}

// ---- the receiver ----

type Handled = Result<(), Fault>;

impl State {
    /// The kept message of a peer that it knows by this name, and its space.
    fn unmatched(&self, peer: PeerId, wanted: &wire::RecallNotice) -> Option<(Name, SpaceId)> {
        let is = |m: &Unexpected| match (&m.body, wanted.eager) {
            (Body::Eager(seq), Some(wanted)) => *seq == wanted,
            (Body::Sync(send_req), None) => *send_req == wanted.send_req,
            (Body::Offer(offered), None) => offered.send_req == wanted.send_req,
            _ => false,
        };
        let mut kept = self.unexpected.of(peer).filter(|(_, m)| is(m));
        kept.next().map(|(name, m)| (name, m.space))
    }

    /// A peer asks for a message back.
    pub(in crate::ob1) fn recall(&mut self, peer: PeerId, recall: wire::RecallNotice) -> Handled {
        let found = self.unmatched(peer, &recall);
        let reserved = found.is_some_and(|(message, space)| {
            self.comms.space(space).is_some_and(|s| s.reserve(message))
        });
        let answer = wire::Recalled { send_req: recall.send_req, reserved };
        self.work.send(peer, Control::Recalled(answer));
        Ok(())
    }

    /// A peer has decided about a message that it has asked back. A message that was not reserved
    /// is no longer the peer's to take.
    pub(in crate::ob1) fn decided(&mut self, peer: PeerId, decision: wire::Decision) -> Handled {
        if let Some((message, space)) = self.unmatched(peer, &decision.recall) {
            self.end_reservation(message, space, decision.taken);
        }
        Ok(())
    }

    fn end_reservation(&mut self, message: Name, space: SpaceId, gone: bool) {
        if !self.comms.space(space).is_some_and(|s| s.decide(message, gone)) {
            return;
        }
        if gone {
            self.forget_unexpected(message);
        }
        while let Some((name, found)) = self.comms.space(space).and_then(|s| s.resume()) {
            match found {
                Resumed::Message(message) => self.give_unexpected(name, message),
                Resumed::Posted(place) => {
                    if let Some(req) = self.recvs.requests.get_mut(name) {
                        req.posted_at = Some(place);
                    }
                }
            }
        }
        self.completed = true;
    }

    /// What a lost peer has asked for stays here: it will not decide.
    pub(in crate::ob1) fn keep_reserved(&mut self, peer: PeerId) {
        let kept: Vec<_> = self.unexpected.of(peer).map(|(name, m)| (name, m.space)).collect();
        for (message, space) in kept {
            self.end_reservation(message, space, false);
        }
    }
}
