//! The long ways of the calls in `pml`: what does not start, leave or end at once.

use hawser_core::buf::UserBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::pml::{Pml, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::error::{ErrClass, Error, Result};
use hawser_core::status::Status;
use hawser_lockfree::SerialGuard;

use super::channels;
use super::component::Ob1;
use super::engine::{Engine, Envelope};
use super::thread::waiting::FIRST_POLLS;
use super::wire::token::Req;

/// Of so many probes that find a message one makes progress.
const PROBES_ALONE: u32 = 8;

impl Ob1 {
    /// The process no longer counts as one that needs a CPU, until [`Pml::resume`]. For who has
    /// opened or resumed the layer and cannot go on; [`Pml::quiesce`] does it too.
    pub fn rest(&self) {
        self.waiter.leave();
    }

    /// [`Pml::irecv`] of what may come as an offer.
    #[cold]
    #[inline(never)]
    pub(super) fn irecv_long(
        &self,
        comm: &Comm,
        space: Space,
        buf: &UserBuf,
        from: Source,
        tag: Tag,
    ) -> PmlReq {
        let index = self.index_of(comm);
        let mut engine = self.enter(index);
        let wanted = self.wanted(&mut engine, comm, space, from, tag);
        let name = engine.irecv(&wanted, buf);
        // Where calls are not told nobody would find this process to compute.
        let told = !self.calls_noted;
        let advertised = told && engine.advertise(name, &wanted, comm.context(space));
        if !advertised {
            engine.read_on(name);
        }
        self.release(index, engine);
        if !advertised {
            self.left_behind();
        }
        channels::token(index, Req::recv(name))
    }

    /// Starts a send that does not leave at once.
    #[cold]
    #[inline(never)]
    pub(super) fn isend_later(
        &self,
        index: usize,
        mut engine: SerialGuard<'_, Engine>,
        envelope: &Envelope,
        buf: &UserBuf,
        mode: SendMode,
    ) -> Result<PmlReq> {
        let req = match engine.isend_later(envelope, buf, mode, false) {
            Ok(req) => req,
            Err(why) => return self.not_started(index, engine, (envelope, buf, mode), why),
        };
        let left = self.attended.on && !req.is_sent() && !engine.is_left_to_peer(req);
        self.sent(index, engine, envelope.to);
        if left {
            self.left_behind();
        }
        Ok(channels::token(index, req))
    }

    /// Gives up a send that was refused, unless it is worth another try.
    #[cold]
    #[inline(never)]
    pub(super) fn not_started(
        &self,
        index: usize,
        engine: SerialGuard<'_, Engine>,
        (envelope, buf, mode): (&Envelope, &UserBuf, SendMode),
        why: Error,
    ) -> Result<PmlReq> {
        self.release(index, engine);
        match mode {
            SendMode::Buffered => self.bsend(index, envelope, buf, false),
            _ => Err(why),
        }
    }

    /// Starts a buffered send. One for which the attached buffer has no room is tried again when
    /// what has completed has left the buffer (MPI-5.0 section 3.6.1). `stays`: nobody will ask for
    /// the request.
    #[cold]
    #[inline(never)]
    pub(super) fn bsend(
        &self,
        index: usize,
        envelope: &Envelope,
        buf: &UserBuf,
        stays: bool,
    ) -> Result<PmlReq> {
        loop {
            let mut engine = self.enter(index);
            match engine.isend_later(envelope, buf, SendMode::Buffered, stays) {
                Err(full) if full.class() == ErrClass::Buffer => {
                    self.release(index, engine);
                    if !self.make_room(envelope.context, buf.len() as u64) {
                        return Err(full);
                    }
                }
                started => {
                    self.sent(index, engine, envelope.to);
                    return started.map(|req| channels::token(index, req));
                }
            }
        }
    }

    /// [`Pml::wait_many`] for the first requests, as long as they belong to one channel.
    pub(super) fn wait_run(
        &self,
        index: usize,
        reqs: &[PmlReq],
        statuses: &mut [Status],
    ) -> (usize, Option<Error>) {
        let first_polls = || if self.may_poll() { FIRST_POLLS } else { 0 };
        let mut engine = self.enter(index);
        let mut polls = first_polls();
        let mut i = 0;
        while let Some(&token) = reqs.get(i) {
            if token.is_over() {
                if let Some(to) = statuses.get_mut(i) {
                    *to = Status::EMPTY;
                }
                i += 1;
                continue;
            }
            let Some(req) = channels::request_of(token, index) else { break };
            if let Some(error) = engine.end(req, statuses.get_mut(i)) {
                i += 1;
                if error.is_some() {
                    self.release(index, engine);
                    return (i, error);
                }
                continue;
            }
            if polls > 0 {
                // Those that came were worth as many polls more.
                polls = if engine.progress(false) == 0 { polls - 1 } else { FIRST_POLLS };
                continue;
            }
            self.release(index, engine);
            let end = self.wait(token);
            if let Some(to) = statuses.get_mut(i) {
                *to = end.status;
            }
            i += 1;
            if end.error.is_some() {
                return (i, end.error);
            }
            engine = self.enter(index);
            polls = first_polls();
        }
        self.release(index, engine);
        (i, None)
    }

    /// Asks a communicator's engine, and again after progress when it finds nothing. Some of those
    /// that find something make progress, too: a loop may find the same message all the time.
    pub(super) fn probe_once<R>(
        &self,
        comm: &Comm,
        mut find: impl FnMut(&mut Engine) -> Option<R>,
    ) -> Option<R> {
        let index = self.index_of(comm);
        let mut engine = self.enter(index);
        let mut found = find(&mut engine);
        let mut events = 0;
        engine.probes = engine.probes.wrapping_add(u32::from(found.is_some()));
        let again = found.is_none() || engine.probes.is_multiple_of(PROBES_ALONE);
        if again {
            events = engine.progress(true);
            found = found.or_else(|| find(&mut engine));
        }
        self.release(index, engine);
        if again {
            // Messages of other channels may be what the peer waits for.
            events += match self.threaded {
                true => self.serve_once(),
                false => usize::from(self.hears_of_losses()),
            };
            let ended = self.poll_operations();
            self.waiter.polled(events != 0 || ended);
        }
        found
    }
}
