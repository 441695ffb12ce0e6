//! The contract `Pml` on top of the engine: communicators, threads, waiting.
//!
//! Who may touch what: the engine belongs to whoever holds the serial lock. A waiter lets it go
//! before it idles or sleeps. The waiting engine, the status page and the flags are shared.

use std::sync::atomic::{AtomicBool, Ordering};

use hawser_core::buf::UserBuf;
use hawser_core::comm::{Comm, Hint};
use hawser_core::contracts::pml::{
    BsendScope, BsendSpace, Completion, Pml, PmlMessage, PmlReq, SendMode, Source, Space, Tag,
};
use hawser_core::error::{Error, Result};
use hawser_core::progress;
use hawser_core::status::Status;
use hawser_lockfree::{Serial, SerialGuard};
use hawser_mca::{Answer, ComponentInfo, Params, Rule, select};
use hawser_transport::btl::{Arm, Link, Modex, OpenCtx, Peer, ProcId, open_all};
use hawser_transport::node::{Awaited, Counters, NodeSegment, PeerSlot, WaitKind};
use hawser_transport::wait::{Next, Wait, Waiter};

use super::engine::{Engine, Envelope, Req, Wanted, no_message};
use super::params::{FRAMEWORK, Tuning};
use super::peers::Tally;
use super::slab::Name;
use super::state::SpaceId;
use crate::matching::Pattern;

/// What opening needs.
pub struct P2pConfig<'a> {
    /// This process.
    pub me: ProcId,
    /// The segment of this node.
    pub node: NodeSegment,
    /// This process's slot in it.
    pub slot: u32,
    /// Addresses of peers.
    pub modex: &'static dyn Modex,
    /// Parameters.
    pub params: &'a Params,
    /// Calls may come from several threads at once (`MPI_THREAD_MULTIPLE`).
    pub threaded: bool,
}

/// The open component. Lives until the process ends.
pub struct Ob1 {
    engine: Serial<Engine>,
    waiter: Waiter,
    node: NodeSegment,
    page: &'static PeerSlot,
    threaded: AtomicBool,
    /// More ranks on this node than CPUs, by the segment: the same answer at every rank of it.
    crowded: bool,
    verbose: bool,
}

/// Polls under one hold of the lock before a blocking receive begins to wait.
const FIRST_POLLS: usize = 64;
/// Every so many unproductive polls of a wait, the quiet modules are polled too.
const ALL_STRIDE: u32 = 8;

impl Ob1 {
    /// Selects the component and opens the byte transfer layers. `report` gets lines for people
    /// about the selection.
    ///
    /// # Errors
    /// When a component is asked for that there is not, or no transport can be used.
    pub fn open(
        cfg: P2pConfig<'_>,
        report: &mut dyn FnMut(String),
    ) -> std::result::Result<&'static Ob1, String> {
        let query = |_: &'static ComponentInfo| Answer::Here { priority: 50, module: () };
        select(&FRAMEWORK, cfg.params, Rule::Best, query, report).map_err(|e| e.to_string())?;
        let ctx = OpenCtx {
            me: cfg.me,
            slot: cfg.slot,
            node: cfg.node,
            modex: cfg.modex,
            params: cfg.params,
        };
        let btls = open_all(&ctx, report)?;
        Ok(Box::leak(Box::new(Ob1::over(btls, &cfg))))
    }

    /// The component over these modules.
    pub fn over(links: impl IntoIterator<Item = impl Into<Link>>, cfg: &P2pConfig<'_>) -> Ob1 {
        let modex = cfg.modex;
        let locate = Box::new(move |proc| Peer {
            proc,
            node: modex.node_of(proc),
            local: modex.local_slot(proc),
        });
        let tuning = Tuning::resolve(cfg.params, cfg.node.nprocs());
        let counters = cfg.node.open_counters(cfg.slot, 0);
        let engine = Serial::new(Engine::new(links, tuning, counters, locate));
        engine.set_threaded(cfg.threaded);
        let waiter = Waiter::new(cfg.node, cfg.slot, cfg.params);
        waiter.set_threaded(cfg.threaded);
        Ob1 {
            engine,
            waiter,
            node: cfg.node,
            page: cfg.node.slot(cfg.slot),
            threaded: AtomicBool::new(cfg.threaded),
            crowded: crowded(&cfg.node),
            verbose: cfg.params.verbose("pml") > 0,
        }
    }

    /// What this process has counted so far.
    pub fn counters(&self) -> Counters {
        self.node.counters(self.page.index())
    }

    /// What was exchanged with each contacted peer, by rank in the job's world.
    pub fn tallies(&self) -> Vec<(ProcId, Tally)> {
        let mut all: Vec<(ProcId, Tally)> = self.engine.lock().tallies().collect();
        all.sort_by_key(|(proc, _)| *proc);
        all
    }

    #[inline]
    fn threaded(&self) -> bool {
        // Relaxed: set before other threads may call.
        self.threaded.load(Ordering::Relaxed)
    }

    /// Wakes threads that may wait for what was completed under this hold of the lock.
    #[inline]
    fn release(&self, mut engine: SerialGuard<'_, Engine>) {
        if self.threaded() && std::mem::take(&mut engine.state.completed) {
            drop(engine);
            self.waiter.notify_threads();
        }
    }

    /// Polling under one hold of the lock is right: nobody else wants it, no flight must be
    /// polled, and no other rank wants the CPU.
    #[inline]
    fn may_poll(&self) -> bool {
        !self.threaded() && !self.crowded && !progress::is_active()
    }

    #[inline]
    fn space(&self, engine: &mut Engine, comm: &Comm, space: Space) -> SpaceId {
        let slot = comm.pml_slot();
        let slot = if slot == u32::MAX { self.announce(engine, comm) } else { slot };
        SpaceId::new(slot, space == Space::Coll)
    }

    #[cold]
    fn announce(&self, engine: &mut Engine, comm: &Comm) -> u32 {
        let slot = engine.state.comm_slot(comm.context(Space::P2p), false);
        comm.set_pml_slot(slot);
        slot
    }

    #[inline(always)]
    fn wanted(
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
        Wanted { space, pattern: Pattern::new(source, tag), only_from }
    }

    #[inline]
    fn envelope(comm: &Comm, space: Space, to: u32, tag: u32) -> Envelope {
        Envelope {
            context: comm.context(space),
            to: comm.peer(to),
            source: comm.rank(),
            tag,
            overtakes: space == Space::P2p && comm.promises(Hint::AllowOvertaking),
        }
    }

    /// Waits, with progress, until `check` gives a result. Polls at first without giving the lock
    /// up: most waits are short.
    #[inline]
    fn wait_for<R>(&self, check: impl FnMut(&mut Engine) -> Option<R>) -> R {
        self.wait_telling(check, |_| None)
    }

    /// [`Ob1::wait_for`]; a long wait shows on the status page what `about` finds.
    #[inline]
    fn wait_telling<R>(
        &self,
        mut check: impl FnMut(&mut Engine) -> Option<R>,
        about: impl FnOnce(&Engine) -> Option<Awaited>,
    ) -> R {
        let mut engine = self.engine.lock();
        if let Some(result) = check(&mut engine) {
            self.release(engine);
            return result;
        }
        if self.may_poll() {
            for _ in 0..FIRST_POLLS {
                if engine.progress(false) != 0
                    && let Some(result) = check(&mut engine)
                {
                    return result;
                }
            }
        }
        if let Some(awaited) = about(&engine) {
            self.page.tell_awaited(&awaited);
        }
        self.release(engine);
        self.wait_long(&mut |engine| check(engine))
    }

    #[cold]
    #[inline(never)]
    fn wait_long<R>(&self, check: &mut dyn FnMut(&mut Engine) -> Option<R>) -> R {
        let mut wait = self.waiter.begin();
        let mut polls = 0u32;
        loop {
            let mut engine = self.engine.lock();
            let events = engine.progress(polls.is_multiple_of(ALL_STRIDE));
            let result = check(&mut engine);
            self.release(engine);
            if let Some(result) = result {
                return result;
            }
            let landed = self.poll_flights();
            if events != 0 || landed {
                wait.productive();
                polls = 0;
                continue;
            }
            polls = polls.wrapping_add(1);
            if wait.idle() == Next::Sleep
                && let Some(result) = self.sleep(&mut wait, check)
            {
                return result;
            }
        }
    }

    /// Polls what only advances by polling. True when something landed, of which other threads
    /// were told.
    #[inline]
    fn poll_flights(&self) -> bool {
        let landed = progress::poll_all();
        if landed {
            self.waiter.notify_threads();
        }
        landed
    }

    /// Sleeps, unless there is something to do after the slot was marked; the result when `check`
    /// gives one then, since another thread may have completed what it asks for.
    fn sleep<R>(
        &self,
        wait: &mut Wait<'_>,
        check: &mut dyn FnMut(&mut Engine) -> Option<R>,
    ) -> Option<R> {
        wait.prepare_sleep();
        let landed = self.poll_flights();
        let mut engine = self.engine.lock();
        let events = engine.progress(true);
        let result = check(&mut engine);
        if result.is_some() || landed || events != 0 || engine.state.has_work() {
            self.release(engine);
            wait.cancel_sleep();
            wait.productive();
            return result;
        }
        let arms: Vec<Arm> = engine.modules.iter_mut().map(|m| m.btl.arm()).collect();
        self.release(engine);
        wait.sleep(&arms);
        None
    }

    /// Says on the status page whom this rank is about to wait for.
    #[cold]
    fn tell(&self, comm: &Comm, space: Space, kind: WaitKind, peer: Option<u32>, tag: Option<u32>) {
        let of = |v: Option<u32>| v.map_or(-1, |v| v as i32);
        self.page.tell_awaited(&Awaited {
            kind: if space == Space::Coll { WaitKind::Collective } else { kind },
            proc: of(peer.map(|r| comm.peer(r))),
            peer: of(peer),
            tag: of(tag),
            comm: comm.context(Space::P2p),
        });
    }

    /// Prints what went wrong below the level of requests.
    fn report_faults(&self) {
        let engine = self.engine.lock();
        let (count, last) = (engine.state.faults, engine.state.last_fault.clone());
        drop(engine);
        if count > 0 && self.verbose {
            eprintln!("pml ob1: {count} messages refused; the last: {last}");
        }
    }
}

fn crowded(node: &NodeSegment) -> bool {
    let cpus: u64 = (0..node.ndomains()).map(|i| u64::from(node.domain(i).cpus())).sum();
    u64::from(node.nlocal()) > cpus
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
        let mut engine = self.engine.lock();
        self.announce(&mut engine, comm);
    }

    fn del_comm(&self, comm: &Comm) {
        let slot = comm.pml_slot();
        if slot != u32::MAX {
            let mut engine = self.engine.lock();
            engine.state.comm_freed(slot);
            engine.pump();
        }
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
        let mut engine = self.engine.lock();
        if mode != SendMode::Synchronous && engine.send_now(&envelope, buf)? {
            return Ok(());
        }
        let req = engine.isend(&envelope, buf.clone(), mode)?;
        self.release(engine);
        if req == Req::SENT {
            return Ok(());
        }
        self.tell(comm, space, WaitKind::Send, Some(to), Some(tag));
        let end = self.wait_for(|engine| engine.test(req));
        end.error.map_or(Ok(()), Err)
    }

    #[inline]
    fn isend(
        &self,
        comm: &Comm,
        space: Space,
        buf: UserBuf,
        to: u32,
        tag: u32,
        mode: SendMode,
    ) -> Result<PmlReq> {
        let envelope = Ob1::envelope(comm, space, to, tag);
        let mut engine = self.engine.lock();
        let req = engine.isend(&envelope, buf, mode)?;
        self.release(engine);
        Ok(PmlReq(req.0))
    }

    #[inline]
    fn recv(&self, comm: &Comm, space: Space, buf: &UserBuf, from: Source, tag: Tag) -> Completion {
        let mut engine = self.engine.lock();
        let wanted = self.wanted(&mut engine, comm, space, from, tag);
        let name = engine.irecv(&wanted, buf.clone());
        if !engine.received(name) && self.may_poll() {
            for _ in 0..FIRST_POLLS {
                if engine.progress(false) != 0 && engine.received(name) {
                    break;
                }
            }
        }
        if engine.received(name) {
            let end = engine.end_recv(name);
            self.release(engine);
            return end;
        }
        self.release(engine);
        self.tell(comm, space, WaitKind::Receive, source_of(from), tag_of(tag));
        self.wait_long(&mut |engine| engine.test(Req::recv(name)))
    }

    #[inline]
    fn irecv(
        &self,
        comm: &Comm,
        space: Space,
        buf: UserBuf,
        from: Source,
        tag: Tag,
    ) -> Result<PmlReq> {
        let mut engine = self.engine.lock();
        let wanted = self.wanted(&mut engine, comm, space, from, tag);
        let req = Req::recv(engine.irecv(&wanted, buf));
        Ok(PmlReq(req.0))
    }

    fn probe(&self, comm: &Comm, space: Space, from: Source, tag: Tag) -> Result<Status> {
        self.tell(comm, space, WaitKind::Receive, source_of(from), tag_of(tag));
        Ok(self.wait_for(|engine| {
            let wanted = self.wanted(engine, comm, space, from, tag);
            engine.probe(&wanted)
        }))
    }

    fn iprobe(&self, comm: &Comm, space: Space, from: Source, tag: Tag) -> Result<Option<Status>> {
        let mut engine = self.engine.lock();
        let wanted = self.wanted(&mut engine, comm, space, from, tag);
        let mut found = engine.probe(&wanted);
        if found.is_none() {
            engine.progress(true);
            found = engine.probe(&wanted);
        }
        self.release(engine);
        self.poll_flights();
        Ok(found)
    }

    fn mprobe(&self, comm: &Comm, from: Source, tag: Tag) -> Result<(PmlMessage, Status)> {
        self.tell(comm, Space::P2p, WaitKind::Receive, source_of(from), tag_of(tag));
        let (message, status) = self.wait_for(|engine| {
            let wanted = self.wanted(engine, comm, Space::P2p, from, tag);
            engine.mprobe(&wanted)
        });
        Ok((PmlMessage(message.pack()), status))
    }

    fn improbe(&self, comm: &Comm, from: Source, tag: Tag) -> Result<Option<(PmlMessage, Status)>> {
        let mut engine = self.engine.lock();
        let wanted = self.wanted(&mut engine, comm, Space::P2p, from, tag);
        let mut found = engine.mprobe(&wanted);
        if found.is_none() {
            engine.progress(true);
            found = engine.mprobe(&wanted);
        }
        self.release(engine);
        Ok(found.map(|(message, status)| (PmlMessage(message.pack()), status)))
    }

    fn imrecv(&self, message: PmlMessage, buf: UserBuf) -> Result<PmlReq> {
        let mut engine = self.engine.lock();
        let name = engine.imrecv(Name::unpack(message.0), buf).ok_or_else(no_message)?;
        Ok(PmlReq(Req::recv(name).0))
    }

    #[inline]
    fn is_complete(&self, req: PmlReq) -> bool {
        self.engine.lock().is_complete(Req(req.0))
    }

    #[inline]
    fn test(&self, req: PmlReq) -> Option<Completion> {
        self.engine.lock().test(Req(req.0))
    }

    fn peek(&self, req: PmlReq) -> Option<Status> {
        self.engine.lock().peek(Req(req.0))
    }

    #[inline]
    fn wait(&self, req: PmlReq) -> Completion {
        let req = Req(req.0);
        self.wait_telling(|engine| engine.test(req), |engine| engine.awaited(req))
    }

    fn wait_many(&self, reqs: &[PmlReq], statuses: &mut [Status]) -> (usize, Option<Error>) {
        let mut engine = self.engine.lock();
        let mut polls = if self.may_poll() { FIRST_POLLS } else { 0 };
        let mut i = 0;
        while let Some(&req) = reqs.get(i) {
            if let Some(error) = engine.end(Req(req.0), statuses.get_mut(i)) {
                i += 1;
                if error.is_some() {
                    self.release(engine);
                    return (i, error);
                }
                continue;
            }
            if polls > 0 {
                // Those that came were worth as many polls more.
                polls = if engine.progress(false) == 0 { polls - 1 } else { FIRST_POLLS };
                continue;
            }
            self.release(engine);
            let end = self.wait(req);
            if let Some(to) = statuses.get_mut(i) {
                *to = end.status;
            }
            i += 1;
            if end.error.is_some() {
                return (i, end.error);
            }
            engine = self.engine.lock();
            polls = if self.may_poll() { FIRST_POLLS } else { 0 };
        }
        self.release(engine);
        (i, None)
    }

    fn cancel(&self, req: PmlReq) {
        let mut engine = self.engine.lock();
        engine.cancel(Req(req.0));
        self.release(engine);
    }

    fn free(&self, req: PmlReq) {
        self.engine.lock().free(Req(req.0));
    }

    fn progress(&self) -> bool {
        let mut engine = self.engine.lock();
        let events = engine.progress(true);
        self.release(engine);
        events != 0
    }

    fn wait_until(&self, ready: &mut dyn FnMut() -> bool) {
        let mut wait = self.waiter.begin();
        loop {
            if ready() {
                return;
            }
            let busy = self.progress() | self.poll_flights();
            if busy {
                wait.productive();
                continue;
            }
            if wait.idle() == Next::Sleep {
                self.sleep_until(&mut wait, ready);
            }
        }
    }

    fn wake(&self) {
        self.waiter.notify_threads();
    }

    fn bsend_attach(&self, scope: BsendScope, space: BsendSpace) -> Result<()> {
        self.engine.lock().state.bsend.attach(scope, space)
    }

    fn bsend_detach(&self, scope: BsendScope) -> Result<BsendSpace> {
        self.wait_for(|engine| engine.bsend_flushed(Some(scope)).then_some(()));
        Ok(self.engine.lock().state.bsend.detach(scope))
    }

    fn bsend_flushed(&self, scope: BsendScope) -> bool {
        self.engine.lock().bsend_flushed(Some(scope))
    }

    fn oversubscribed(&self) -> bool {
        self.crowded
    }

    fn close(&self) -> Result<()> {
        self.wait_for(|engine| engine.is_drained().then_some(()));
        let mut wait = self.waiter.begin();
        while !self.engine.lock().close_modules() {
            // Not asleep: closing may need polling, and ends soon.
            let _ = wait.idle();
        }
        drop(wait);
        self.report_faults();
        self.waiter.leave();
        Ok(())
    }
}

impl Ob1 {
    fn sleep_until(&self, wait: &mut Wait<'_>, ready: &mut dyn FnMut() -> bool) {
        // What an earlier wait of this call has told is over.
        self.page.tell_awaited(&Awaited::default());
        wait.prepare_sleep();
        if ready() || self.progress() || self.poll_flights() {
            wait.cancel_sleep();
            return wait.productive();
        }
        let mut engine = self.engine.lock();
        let work = engine.state.has_work();
        let arms: Vec<Arm> = if work {
            vec![Arm::Ready]
        } else {
            engine.modules.iter_mut().map(|m| m.btl.arm()).collect()
        };
        drop(engine);
        wait.sleep(&arms);
    }
}
