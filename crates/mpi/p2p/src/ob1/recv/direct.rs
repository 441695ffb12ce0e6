//! The *direct* receive: a blocking receive that still polls, before it becomes a request.
//!
//! Most messages arrive while their receiver polls. Until then its pattern and memory stand here,
//! and an eager message that it accepts goes straight there, whole or piece by piece: no request is
//! made, nothing is put into a queue. What needs a request (an offer, a lost peer, the end of the
//! polling) has the receive posted first, and finds it where any other would be; one whose message
//! is being placed is *parked* as a request that waits for the rest. An eager message that was kept
//! before its receive goes to the memory without a request too.
//!
//! A direct receive is open only inside of [`Engine::recv_polling`], which holds the engine: there
//! is one at most. It is opened in a space in which nothing is posted and nothing was kept, so no
//! message could match anything else there.

use hawser_core::buf::UserBuf;
use hawser_core::error::Error;
use hawser_core::status::Status;
use hawser_segment::mem::UserSlice;

use crate::ob1::direct::{Direct, NOWHERE, Stage};
use crate::ob1::engine::Engine;
use crate::ob1::requests::Wanted;
use crate::ob1::slab::Name;
use crate::ob1::state::{Body, State};
use crate::ob1::wire::token::{Named, Req};

/// Looks at the rings before each poll: a message that comes during a poll which finds nothing has
/// to wait for its end.
const GLANCES: usize = 8;

impl State {
    /// Posts the open direct receive, if there is one and it passes `which`: a message that it may
    /// match needs a request.
    #[inline]
    pub(in crate::ob1) fn post_direct(&mut self, which: impl FnOnce(&Direct) -> bool) {
        if self.recvs.direct.context != NOWHERE && which(&self.recvs.direct) {
            self.post_open_direct();
        }
    }

    /// A kept eager message, taken out of its space, goes to this memory; [`Direct::end`] tells
    /// of it.
    fn fill_kept(&mut self, memory: UserSlice, message: Name) {
        let Some(m) = self.take_unexpected(message) else { return };
        self.recvs.direct.memory = memory;
        self.recvs.direct.fill(m.source, m.tag, m.payload.bytes());
        self.recvs.direct.stage = Stage::Waiting;
        self.unexpected.recycle(m.payload);
    }

    #[cold]
    #[inline(never)]
    fn post_open_direct(&mut self) -> Name {
        let (wanted, memory) = (self.recvs.direct.wanted, self.recvs.direct.memory);
        let name = self.post_recv(&wanted, &UserBuf::of_slice(memory));
        self.recvs.direct.context = NOWHERE;
        self.recvs.direct.stage = Stage::Posted(name);
        name
    }
}

impl Engine {
    /// Receives what comes during this many polls: gives the error of the receive, and its status
    /// to `status`; its request when nothing did. `context` is the context id of the space.
    #[inline]
    pub(crate) fn recv_polling(
        &mut self,
        wanted: Wanted,
        context: u64,
        buf: &UserBuf,
        polls: usize,
        status: Option<&mut Status>,
    ) -> Result<Option<Error>, Name> {
        // In its place at once: it is not copied again. What lies there counts while the receive
        // is open only.
        self.state.recvs.direct.wanted = wanted;
        if !self.open_direct(context, buf) {
            return self.ended(|e| e.recv_kept(buf, polls), status);
        }
        let done = 'polls: {
            for _ in 0..polls {
                if self.glance(GLANCES) != 0
                    && let Some(done) = self.state.recvs.direct.decision()
                {
                    break 'polls done;
                }
                if self.progress(false) != 0
                    && let Some(done) = self.state.recvs.direct.decision()
                {
                    break 'polls done;
                }
            }
            self.state.recvs.direct.is_done()
        };
        if done {
            let direct = &mut self.state.recvs.direct;
            direct.stage = Stage::Waiting;
            return Ok(direct.end(status));
        }
        self.ended(|e| e.leave_direct(polls), status)
    }

    /// The result of a way that gives the request, or none when the result is the direct receive's.
    #[inline(always)]
    fn ended(
        &mut self,
        way: impl FnOnce(&mut Engine) -> Req,
        status: Option<&mut Status>,
    ) -> Result<Option<Error>, Name> {
        match way(self).named() {
            Named::Recv(name) if name != Name::default() => Err(name),
            _ => Ok(self.state.recvs.direct.end(status)),
        }
    }

    /// The polling has ended without the message in its place.
    #[inline(never)]
    fn leave_direct(&mut self, polls: usize) -> Req {
        if self.state.recvs.direct.stage == Stage::Placing {
            self.state.recvs.park_direct();
        }
        match std::mem::replace(&mut self.state.recvs.direct.stage, Stage::Waiting) {
            Stage::Posted(name) => self.poll_for(name, polls),
            _ => Req::recv(self.close_direct()),
        }
    }

    /// Opens the direct receive, if there may be one.
    #[inline(always)]
    fn open_direct(&mut self, context: u64, buf: &UserBuf) -> bool {
        let Some(memory) = buf.contiguous() else { return false };
        let space = self.state.recvs.direct.wanted.space;
        if !self.state.comms.space(space).is_some_and(|s| s.is_empty()) {
            return false;
        }
        let direct = &mut self.state.recvs.direct;
        direct.context = context;
        direct.memory = memory;
        true
    }

    /// The polling has ended: the open receive becomes a request.
    #[cold]
    fn close_direct(&mut self) -> Name {
        let name = self.state.post_open_direct();
        self.state.recvs.direct.stage = Stage::Waiting;
        name
    }

    /// As [`Engine::recv_polling`], for a receive that may have its message already: an eager one
    /// goes to its memory without a request.
    #[inline(never)]
    fn recv_kept(&mut self, buf: &UserBuf, polls: usize) -> Req {
        let w = &{ self.state.recvs.direct.wanted };
        let Some(message) = self.state.comms.space(w.space).and_then(|s| s.take(w.pattern)) else {
            let name = self.state.post_recv(w, buf);
            return self.poll_for(name, polls);
        };
        let kept = self.state.unexpected.get(message);
        if kept.is_some_and(|m| matches!(m.body, Body::Eager(_)))
            && let Some(memory) = buf.contiguous()
        {
            self.state.fill_kept(memory, message);
            if self.state.work.may_have_any() {
                self.service();
            }
            return Req::NONE;
        }
        let name = self.state.new_recv(w, buf);
        self.recv_unexpected(name, message);
        self.poll_for(name, polls)
    }

    #[inline(never)]
    fn poll_for(&mut self, name: Name, polls: usize) -> Req {
        if !self.received(name) {
            for _ in 0..polls {
                if self.progress(false) != 0 && self.received(name) {
                    break;
                }
            }
        }
        let end = match self.test(Req::recv(name)) {
            Some(end) if !end.is_pending() => end,
            _ => return Req::recv(name),
        };
        (self.state.recvs.direct.status, self.state.recvs.direct.error) = (end.status, end.error);
        Req::NONE
    }
}
