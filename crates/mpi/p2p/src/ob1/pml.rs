//! The contract `Pml` on top of the engine: communicators, threads, waiting.
//!
//! Who may touch what: an engine belongs to whoever holds its serial lock. A waiter lets it go
//! before it idles or sleeps. The waiting engine, the status page and the flags are shared.

use std::sync::atomic::Ordering;

use hawser_core::buf::UserBuf;
use hawser_core::comm::{Comm, Hint};
use hawser_core::contracts::pml::Condition;
use hawser_core::contracts::pml::{
    BsendBuffer, BsendScope, Completion, Leaving, Pml, PmlMessage, PmlReq, SendMode, Source, Space,
    Tag,
};
use hawser_core::error::{Error, Result};
use hawser_core::liveness::Liveness;
use hawser_core::status::Status;
use hawser_lockfree::SerialGuard;
use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_mca::report;
use hawser_segment::ProcId;
use hawser_segment::wait::Wait;
use hawser_status::{Awaited, CallStatus, Revoked, WaitKind, noted_call};

use super::channels;
use super::comms::Ending;
use super::component::{Ob1, cpus};
use super::engine::{Engine, Envelope, no_message};
use super::failure::Loss;
use super::ids::SpaceId;
use super::losses::failed_instead;
use super::requests::Wanted;
use super::senders::Senders;
use super::thread::waiting::{FIRST_POLLS, Turn, wait_with};
use super::wire::token::Req;
use crate::matching::Pattern;

/// Bytes of a receive above which its message may come as an offer, which needs progress.
const LEFT_BEHIND_MIN: usize = 4096;

impl Ob1 {
    /// The number of a communicator's engine.
    #[inline]
    pub(super) fn index_of(&self, comm: &Comm) -> usize {
        // Only a process with several threads has several engines.
        if self.contexts == 0 {
            return 0;
        }
        channels::index(comm.context(Space::P2p) & self.contexts)
    }

    #[inline]
    fn space(&self, engine: &mut Engine, comm: &Comm, space: Space) -> SpaceId {
        let slot = comm.pml_slot();
        let slot = if slot == u32::MAX { self.announce(engine, comm) } else { slot };
        SpaceId::new(slot, space == Space::Coll)
    }

    #[cold]
    fn announce(&self, engine: &mut Engine, comm: &Comm) -> u32 {
        let context = comm.context(Space::P2p);
        if comm.has_ended() {
            let ended = match engine.state.comms.ending_of(context) {
                Ending::None => Ending::Revoked,
                ended => ended,
            };
            engine.state.watch_losses();
            return engine.state.comms.nowhere(ended);
        }
        let slot = engine.state.comms.announce(context);
        engine.state.comms.set_senders(slot, Senders::of(comm));
        comm.set_pml_slot(slot);
        engine.state.begin_news(slot);
        // Others may have made it, and revoked it, before.
        let root = comm.root();
        if self.liveness.is_revoked(root)
            || self.node.revocations() != 0 && self.node.is_revoked(root)
        {
            engine.state.revoke(root);
            return engine.state.comms.nowhere(Ending::Revoked);
        }
        slot
    }

    /// The channel and the request of a token. One of a channel that there is not names nothing.
    #[inline(always)]
    fn request(&self, token: PmlReq) -> (usize, Req) {
        let (index, req) = channels::request(token);
        if index < self.channels() { (index, req) } else { (0, Req::NONE) }
    }

    #[inline(always)]
    pub(super) fn wanted(
        &self,
        engine: &mut Engine,
        comm: &Comm,
        space: Space,
        from: Source,
        tag: Tag,
    ) -> Wanted {
        let (source, only_from) = match from {
            Source::Rank(r) => (Some(r), Some(comm.peer(r))),
            Source::Any => (None, None),
        };
        let tag = match tag {
            Tag::Is(t) => Some(t),
            Tag::Any => None,
        };
        let space = self.space(engine, comm, space);
        Wanted { space, pattern: Pattern::new(source, tag), only_from, owner: comm.front() }
    }

    /// Gives the lock back after a send. No peer wakes this process for what it sends to itself.
    #[inline]
    pub(super) fn sent(&self, index: usize, mut engine: SerialGuard<'_, Engine>, to: ProcId) {
        if self.threaded {
            engine.state.completed |= to == self.me || engine.state.work.has_tasks();
            self.release(index, engine);
        }
    }

    #[inline(always)]
    fn envelope(comm: &Comm, space: Space, to: u32, tag: u32) -> Envelope {
        Envelope {
            context: comm.context(space),
            to: comm.peer(to),
            source: comm.rank(),
            tag,
            overtakes: space == Space::P2p && comm.promises(Hint::AllowOvertaking),
            owner: comm.front(),
        }
    }

    /// Waits for a receive that did not complete at once.
    #[inline(never)]
    fn recv_long(
        &self,
        comm: &Comm,
        space: Space,
        (from, tag): (Source, Tag),
        req: Req,
    ) -> Completion {
        let index = self.index_of(comm);
        if self.threaded {
            return self.wait_for(index, |e| e.test(req), |e| e.awaited(req));
        }
        self.tell(comm, space, WaitKind::Receive, source_of(from), tag_of(tag));
        self.wait_long(index, &mut |engine| engine.test(req))
    }

    /// A blocking receive that ends with an error. It has no request that could stay posted.
    #[cold]
    fn not_suspended(&self, index: usize, req: Req, end: Completion) -> Completion {
        if !end.is_pending() {
            return end;
        }
        let mut engine = self.enter(index);
        engine.cancel(req, self.me);
        let given_up = engine.test(req);
        self.release(index, engine);
        match given_up {
            // A message has come meanwhile.
            Some(got) if !got.status.cancelled => got,
            _ => Completion { status: end.status, error: end.error.map(failed_instead) },
        }
    }

    /// Shows on the status page what the call waits for, and the call, if it has not told itself.
    pub(super) fn tell_page(&self, awaited: &Awaited) {
        if self.calls_noted {
            self.page.enter_call(noted_call());
        }
        self.page.tell_awaited(awaited);
    }

    /// Says on the status page whom this rank is about to wait for.
    #[cold]
    fn tell(&self, comm: &Comm, space: Space, kind: WaitKind, peer: Option<u32>, tag: Option<u32>) {
        let of = |v: Option<u32>| v.map_or(-1, |v| v as i32);
        self.tell_page(&Awaited {
            kind: if space == Space::Coll { WaitKind::Collective } else { kind },
            proc: of(peer.map(|r| comm.peer(r))),
            peer: of(peer),
            tag: of(tag),
            comm: comm.context(Space::P2p),
        });
    }

    /// Says what went wrong below the level of requests.
    fn report_faults(&self) {
        if !self.verbose {
            return;
        }
        for index in 0..self.channels() {
            let engine = self.channel(index).engine.lock();
            let (count, last) = (engine.state.loss.faults, engine.state.loss.last_fault);
            let orphans = engine.state.comms.orphans();
            drop(engine);
            if let Some(last) = last {
                report::say(format_args!("pml ob1: {count} messages refused; the last: {last}"));
            }
            if orphans > 0 {
                let why = "messages came for communicators that this process has not made";
                report::say(format_args!("pml ob1: {orphans} {why}"));
            }
        }
    }
}

fn source_of(from: Source) -> Option<u32> {
    match from {
        Source::Rank(r) => Some(r),
        Source::Any => None,
    }
}

fn tag_of(tag: Tag) -> Option<u32> {
    match tag {
        Tag::Is(t) => Some(t),
        Tag::Any => None,
    }
}

impl Pml for Ob1 {
    fn name(&self) -> &'static str {
        "ob1"
    }

    fn add_comm(&self, comm: &Comm) {
        self.bsend.lock().comm_added(comm.context(Space::P2p), comm.session());
        let mut engine = self.enter(self.index_of(comm));
        self.announce(&mut engine, comm);
    }

    fn del_comm(&self, comm: &Comm) {
        let slot = comm.pml_slot();
        if slot != u32::MAX || comm.has_ended() {
            let context = comm.context(Space::P2p);
            self.bsend.lock().comm_freed(context);
            let index = self.index_of(comm);
            let mut engine = self.enter(index);
            let of_ended = engine.state.comms.slot_of(context);
            let slot = if slot == u32::MAX { of_ended.unwrap_or(slot) } else { slot };
            if !comm.serves_library() {
                self.liveness.forget(context);
            }
            engine.state.comm_freed(slot);
            if comm.spans_jobs() {
                let state = &mut engine.state;
                state.loss.forget(self.node.nprocs(), &state.comms);
            }
            engine.pump();
            self.release(index, engine);
        }
    }

    fn pending_with(&self, comm: &Comm, among: &[ProcId]) -> Vec<ProcId> {
        let index = self.index_of(comm);
        let engine = self.enter(index);
        let pending = engine.state.pending_with(comm.context(Space::P2p), among);
        self.release(index, engine);
        pending
    }

    #[inline]
    fn send(
        &self,
        comm: &Comm,
        space: Space,
        buf: &UserBuf,
        to: u32,
        tag: u32,
        mode: SendMode,
    ) -> Result<()> {
        let envelope = Ob1::envelope(comm, space, to, tag);
        let index = self.index_of(comm);
        let mut engine = self.enter(index);
        engine.modules.take_aim();
        if mode != SendMode::Synchronous && engine.send_now::<true>(&envelope, buf)?.is_some() {
            self.sent(index, engine, envelope.to);
            return Ok(());
        }
        if mode == SendMode::Buffered {
            self.release(index, engine);
            return self.bsend(index, &envelope, buf, true).map(|_| ());
        }
        let req = engine.isend_later(&envelope, buf, mode, true)?;
        self.sent(index, engine, envelope.to);
        if req.is_sent() {
            return Ok(());
        }
        self.tell(comm, space, WaitKind::Send, Some(to), Some(tag));
        let end = self.wait_for(index, |engine| engine.test(req), |_| None);
        end.error.map_or(Ok(()), Err)
    }

    #[inline]
    fn isend(
        &self,
        comm: &Comm,
        space: Space,
        buf: &UserBuf,
        to: u32,
        tag: u32,
        mode: SendMode,
    ) -> Result<PmlReq> {
        let envelope = Ob1::envelope(comm, space, to, tag);
        let index = self.index_of(comm);
        let mut engine = self.enter(index);
        if mode != SendMode::Synchronous {
            match engine.send_now::<false>(&envelope, buf) {
                Ok(None) => {}
                Ok(Some(sent)) => {
                    self.sent(index, engine, envelope.to);
                    return Ok(channels::token(index, sent));
                }
                Err(why) => return self.not_started(index, engine, (&envelope, buf, mode), why),
            }
        }
        self.isend_later(index, engine, &envelope, buf, mode)
    }

    #[inline]
    fn recv(
        &self,
        comm: &Comm,
        space: Space,
        buf: &UserBuf,
        from: Source,
        tag: Tag,
        mut status: Option<&mut Status>,
    ) -> Result<()> {
        let index = self.index_of(comm);
        let mut engine = self.enter(index);
        let wanted = self.wanted(&mut engine, comm, space, from, tag);
        let name = if self.may_poll() {
            let (context, status) = (comm.context(space), status.as_deref_mut());
            match engine.recv_polling(wanted, context, buf, FIRST_POLLS, status) {
                Ok(error) => {
                    // Often the next call sends an answer.
                    engine.modules.take_aim();
                    return error.map_or(Ok(()), Err);
                }
                Err(name) => name,
            }
        } else {
            engine.irecv(&wanted, buf)
        };
        let end = match engine.test(Req::recv(name)) {
            Some(end) => {
                self.release(index, engine);
                end
            }
            None => {
                self.release(index, engine);
                self.recv_long(comm, space, (from, tag), Req::recv(name))
            }
        };
        let end = match end.error {
            None => end,
            Some(_) => self.not_suspended(index, Req::recv(name), end),
        };
        if let Some(status) = status {
            *status = end.status;
        }
        end.error.map_or(Ok(()), Err)
    }

    #[inline]
    fn irecv(
        &self,
        comm: &Comm,
        space: Space,
        buf: &UserBuf,
        from: Source,
        tag: Tag,
    ) -> Result<PmlReq> {
        if buf.len() > LEFT_BEHIND_MIN {
            return Ok(self.irecv_long(comm, space, buf, from, tag));
        }
        let index = self.index_of(comm);
        let mut engine = self.enter(index);
        let wanted = self.wanted(&mut engine, comm, space, from, tag);
        let req = Req::recv(engine.irecv(&wanted, buf));
        self.release(index, engine);
        Ok(channels::token(index, req))
    }

    fn probe(&self, comm: &Comm, space: Space, from: Source, tag: Tag) -> Result<Status> {
        self.tell(comm, space, WaitKind::Receive, source_of(from), tag_of(tag));
        let check = |engine: &mut Engine| {
            let wanted = self.wanted(engine, comm, space, from, tag);
            engine.probe(&wanted)
        };
        self.wait_for(self.index_of(comm), check, |_| None)
    }

    fn iprobe(&self, comm: &Comm, space: Space, from: Source, tag: Tag) -> Result<Option<Status>> {
        let found = self.probe_once(comm, |engine| {
            let wanted = self.wanted(engine, comm, space, from, tag);
            engine.probe(&wanted)
        });
        found.transpose()
    }

    fn mprobe(&self, comm: &Comm, from: Source, tag: Tag) -> Result<(PmlMessage, Status)> {
        self.tell(comm, Space::P2p, WaitKind::Receive, source_of(from), tag_of(tag));
        let index = self.index_of(comm);
        let check = |engine: &mut Engine| {
            let wanted = self.wanted(engine, comm, Space::P2p, from, tag);
            engine.mprobe(&wanted)
        };
        let (message, status) = self.wait_for(index, check, |_| None)?;
        Ok((channels::message_token(index, message), status))
    }

    fn improbe(&self, comm: &Comm, from: Source, tag: Tag) -> Result<Option<(PmlMessage, Status)>> {
        let found = self.probe_once(comm, |engine| {
            let wanted = self.wanted(engine, comm, Space::P2p, from, tag);
            engine.mprobe(&wanted)
        });
        let index = self.index_of(comm);
        let token = |(message, status)| (channels::message_token(index, message), status);
        Ok(found.transpose()?.map(token))
    }

    fn imrecv(&self, message: PmlMessage, buf: &UserBuf, owner: usize) -> Result<PmlReq> {
        let (index, message) = channels::message(message);
        let mut engine = self.enter(index);
        let name = engine.imrecv(message, buf, owner).ok_or_else(no_message)?;
        self.release(index, engine);
        self.left_behind();
        Ok(channels::token(index, Req::recv(name)))
    }

    fn knows(&self, req: PmlReq) -> bool {
        let (index, req) = self.request(req);
        self.enter(index).knows(req)
    }

    fn alive(&self, low: u32) -> Option<PmlReq> {
        let (index, req) = self.request(PmlReq::of_word(u64::from(low))?);
        let found = self.enter(index).alive(req.0 as u32)?;
        Some(channels::token(index, found))
    }

    fn owner(&self, req: PmlReq) -> usize {
        let (index, req) = self.request(req);
        self.enter(index).owner(req)
    }

    #[inline]
    fn is_complete(&self, req: PmlReq) -> bool {
        let (index, req) = self.request(req);
        self.enter(index).is_complete(req)
    }

    #[inline]
    fn test(&self, req: PmlReq) -> Option<Completion> {
        let (index, req) = self.request(req);
        self.enter(index).test(req)
    }

    fn peek(&self, req: PmlReq) -> Option<Status> {
        let (index, req) = self.request(req);
        self.enter(index).peek(req)
    }

    #[inline]
    fn wait(&self, req: PmlReq) -> Completion {
        let (index, req) = self.request(req);
        let mut status = Status::EMPTY;
        let check = |engine: &mut Engine| engine.end(req, Some(&mut status));
        let error = self.wait_for(index, check, |engine| engine.awaited(req));
        Completion { status, error }
    }

    fn wait_many(&self, reqs: &[PmlReq], statuses: &mut [Status]) -> (usize, Option<Error>) {
        let mut i = 0;
        while let Some(&req) = reqs.get(i) {
            // The caller may want no statuses, or fewer.
            let wanted = statuses.get_mut(i..).unwrap_or_default();
            let index = self.request(req).0;
            let (n, error) = self.wait_run(index, &reqs[i..], wanted);
            if n == 0 {
                // A token of a channel that there is not.
                return (i + 1, self.wait(req).error);
            }
            i += n;
            if error.is_some() {
                return (i, error);
            }
        }
        (i, None)
    }

    fn cancel(&self, req: PmlReq) {
        let (index, req) = self.request(req);
        let mut engine = self.enter(index);
        engine.cancel(req, self.me);
        self.release(index, engine);
    }

    fn free(&self, req: PmlReq) {
        let (index, req) = self.request(req);
        self.enter(index).free(req);
    }

    fn progress(&self) -> bool {
        self.serve_once() != 0
    }

    #[inline]
    fn polled(&self, found: bool) {
        self.waiter.polled(found);
    }

    fn wait_or_lost(&self, condition: &mut dyn Condition) -> Result<()> {
        self.wait_for_condition(condition)
    }

    fn wake(&self) {
        self.waiter.notify_threads();
    }

    fn wake_from_worker(&self) {
        self.waiter.notify_from_worker();
    }

    fn bsend_attach(&self, scope: BsendScope, buffer: BsendBuffer) -> Result<()> {
        self.bsend.lock().attach(scope, buffer)
    }

    fn bsend_detach(&self, scope: BsendScope) -> Result<BsendBuffer> {
        self.wait_until(&mut || self.bsend.lock().flushed(scope));
        Ok(self.bsend.lock().detach(scope))
    }

    fn bsend_flushed(&self, scope: BsendScope) -> bool {
        self.bsend.lock().flushed(scope)
    }

    fn shared_cpus(&self) -> Option<u32> {
        self.crowded.then(|| cpus(&self.node).max(1))
    }

    fn loss_of(&self, proc: ProcId) -> Option<Error> {
        self.find_loss(proc)
    }

    fn liveness(&self) -> &Liveness {
        self.hears_of_losses();
        &self.liveness
    }

    fn revoke(&self, context: u64) {
        for index in 0..self.channels() {
            let mut engine = self.channel(index).engine.lock();
            engine.state.revoke(context);
            engine.end_stranded();
            self.release(index, engine);
        }
    }

    fn note_failed(&self, procs: &[ProcId]) {
        for index in 0..self.channels() {
            let mut engine = self.channel(index).engine.lock();
            engine.lose_processes(procs.iter().map(|proc| (*proc, Loss::Told)).collect());
            self.release(index, engine);
        }
    }

    fn acknowledge(&self, comm: &Comm, failed: &[ProcId]) {
        let index = self.index_of(comm);
        let mut engine = self.enter(index);
        if let Some(slot) = engine.state.comms.slot_of(comm.context(Space::P2p)) {
            engine.state.acknowledge(slot, failed);
        }
        self.release(index, engine);
    }

    fn tell_leaving(&self, step: Leaving) {
        self.say_leaving(step);
    }

    fn drain(&self) {
        let engines = || (0..self.channels()).map(|i| self.channel(i).engine.lock());
        self.wait_until(&mut || engines().all(|e| e.is_drained()));
    }

    fn quiesce(&self) -> Result<()> {
        self.wait_for_receivers();
        self.drain();
        let engines = || (0..self.channels()).map(|i| self.channel(i).engine.lock());
        let mut wait = self.waiter.begin();
        let moving = || engines().filter_map(|mut e| (!e.quiesce_modules()).then_some(())).count();
        let take_turn = |_: &mut Wait<'_>| {
            if moving() > 0 {
                return Turn::Quiet;
            }
            // With the last packets a receiver may have asked for the rest of a released message;
            // it waits for that.
            if engines().all(|e| e.is_drained()) {
                return Turn::Over(());
            }
            self.serve_all();
            Turn::Quiet
        };
        // Not asleep: what is left needs polling, and ends soon.
        let look_again = |wait: &mut Wait<'_>| {
            wait.stay_awake();
            None
        };
        wait_with(&mut wait, take_turn, look_again);
        drop(wait);
        (0..self.channels()).for_each(|i| self.channel(i).engine.lock().leave_holds());
        self.report_faults();
        self.bsend.lock().detach_all();
        self.rest();
        Ok(())
    }

    fn resume(&self) {
        self.attended.stop.store(false, Ordering::Relaxed);
        self.waiter.join();
        (0..self.channels()).for_each(|i| self.channel(i).engine.lock().join_holds());
    }

    fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        (0..self.channels())
            .try_for_each(|i| self.channel(i).engine.lock().modules.may_checkpoint())
    }

    fn hold(&self) {
        (0..self.channels()).for_each(|i| self.channel(i).engine.lock().modules.hold());
    }

    fn traffic(&self) -> Traffic {
        let mut all = Traffic::default();
        for i in 0..self.channels() {
            self.channel(i).engine.lock().modules.traffic().iter().for_each(|t| all += *t);
        }
        all
    }

    fn go_on(&self, how: Resume) -> std::result::Result<(), Why> {
        let mut all = Ok(());
        for i in 0..self.channels() {
            // Each is called, whatever those before it say.
            let resumed = self.channel(i).engine.lock().modules.resume(how);
            all = all.and(resumed);
        }
        all
    }
}
