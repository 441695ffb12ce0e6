//! Cancelling (MPI-5.0 section 3.8.4). Whatever peers do, a request that was marked for
//! cancellation completes without them: it is cancelled, or the operation goes on without the
//! user's memory.
//!
//! A receive is cancelled unless it is matched, or claimed by its sender.
//!
//! A send is cancelled if nothing of it has left, or if this process is its receiver and has not
//! matched it. Else it goes on: its receiver may have matched it, and asking would depend on what
//! the receiver does. The request is *released*: what is left to send is copied to memory of the
//! library, regions are concealed, so that the receiver asks for fragments instead of reading, and
//! the request completes for the user as one that was not cancelled. A synchronous send says by
//! that, too, that its message will be received or has been.
//! What modules send from where it lies is waited for: it needs the network, but no receive.
//!
//! What was released and not cancelled must be received if a receive is posted for it, and what is
//! left to send leaves only then. So the end of MPI in this process waits for the receivers on its
//! node as long as MPI is in use in them: one in which MPI ends posts no receive for the message.

use hawser_core::status::Status;
use hawser_transport::btl::ProcId;

use super::engine::{Engine, Named, Req};
use super::sending::own_copy;
use super::slab::Name;
use super::state::{Body, SendReq, SendState, Unexpected};

/// The status of a cancelled operation.
const CANCELLED: Status = Status { cancelled: true, ..Status::EMPTY };

impl SendReq {
    /// The user's part is over: the memory is free.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.state == SendState::Done || self.released && self.in_flight == 0
    }

    /// Nothing is left to do here but by a receive that may never be posted.
    pub(crate) fn is_left_alone(&self) -> bool {
        let unmatched = matches!(self.state, SendState::AwaitMatch | SendState::Offered);
        self.state == SendState::Done || self.released && unmatched
    }

    /// It was released, and the receiver has not asked for what is left to send.
    pub(super) fn awaits_receiver(&self) -> bool {
        self.released && self.state == SendState::Offered
    }

    pub(crate) fn status(&self) -> Status {
        if self.cancelled { CANCELLED } else { Status::EMPTY }
    }
}

impl Engine {
    /// Marks a request for cancellation; `me` is this process.
    pub(crate) fn cancel(&mut self, req: Req, me: ProcId) {
        match req.named() {
            Named::Sent => {}
            Named::Send(name) => {
                if !self.take_back(name, me) {
                    self.cancel_send(name);
                }
            }
            Named::Recv(name) => self.cancel_recv(name),
        }
    }

    fn cancel_recv(&mut self, name: Name) {
        // What its sender is at will be received.
        if !self.state.retract(name) {
            return;
        }
        if self.state.unpost(name) {
            if let Some(r) = self.state.recvs.get_mut(name) {
                r.status = CANCELLED;
            }
            self.state.recv_done(name);
        }
    }

    /// Cancels a send to this process itself that no receive has matched.
    fn take_back(&mut self, name: Name, me: ProcId) -> bool {
        let Some(req) = self.state.sends.get(name) else { return false };
        let (peer, waits) =
            (req.peer, matches!(req.state, SendState::AwaitMatch | SendState::Offered));
        if !waits || self.state.peers.get(peer).proc != me {
            return false;
        }
        // What has left may not have arrived.
        self.progress(true);
        let ours = |m: &Unexpected| match &m.body {
            Body::Eager => false,
            Body::Sync(send_req) => *send_req == name.pack(),
            Body::Offer(offered) => offered.send_req == name.pack(),
        };
        let found = self
            .state
            .unexpected
            .iter()
            .find_map(|(message, m)| (m.peer == peer && ours(m)).then_some((message, m.space)));
        let Some((message, space)) = found else { return false };
        if !self.state.space(space).is_some_and(|s| s.withdraw(message)) {
            return false;
        }
        self.state.forget_unexpected(message);
        if let Some(req) = self.state.sends.get_mut(name) {
            req.cancelled = true;
        }
        self.state.send_done(name);
        true
    }

    fn cancel_send(&mut self, name: Name) {
        let Some(req) = self.state.sends.get_mut(name) else { return };
        match req.state {
            SendState::Done => {}
            SendState::Queued => {
                req.cancelled = true;
                let peer = req.peer;
                self.state.peers.get_mut(peer).pending.retain(|&n| n != name);
                self.state.send_done(name);
            }
            // All of it has left.
            SendState::AwaitMatch | SendState::Draining => req.released = true,
            SendState::Offered | SendState::Streaming { .. } => self.release(name),
        }
        self.state.completed = true;
    }

    /// Takes what is left of a send to memory of the library, if there is enough of it.
    fn release(&mut self, name: Name) {
        let Some(req) = self.state.sends.get_mut(name) else { return };
        if req.exposed {
            let routes = self.state.peers.get(req.peer).routes.as_ref();
            let Some(get) = routes.and_then(|r| r.get) else { return };
            if !self.modules.of(get).btl.conceal() {
                return;
            }
        }
        let Some(copy) = own_copy(&req.buf) else { return };
        req.buf = copy;
        req.reader = None;
        req.released = true;
    }
}
