//! The target's side of operations by messages: requests of other processes, served by whichever
//! thread makes progress.
//!
//! Requests of one origin on one window are served in order: one that waits, for its data or for a
//! lock, keeps those behind it waiting, and nobody else's.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use hawser_core::buf::UserBuf;
use hawser_core::comm::{Comm, Inbox};
use hawser_core::contracts::pml::{Pml, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::env::SERVICE_CONTEXT;
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::group::{Group, ProcId};
use hawser_core::op::remote::{Basic, Block, Combine, compare_and_swap};
use hawser_core::progress::{self, Served};
use hawser_segment::node::NodeSegment;
use hawser_status::{Queued, Tell};

use crate::counts::{Count, Counts};
use crate::ops::combine_blocks;
use crate::remote::PIECE;
use crate::win::{Inner, Peer, Win};
use crate::wire::{self, CONFIRM, EXCLUSIVE, INLINE, Kind, REQUEST_MAX, Request};

/// Requests that one pass serves.
const PASS: usize = 64;

/// Serves the requests of other processes.
pub(crate) struct Service {
    pml: &'static dyn Pml,
    me: ProcId,
    nprocs: u32,
    /// The node and the slot in it, where observers look.
    place: (NodeSegment, u32),
    counts: &'static Counts,
    /// The message space of all processes of the job for requests, data, and answers. There the
    /// processes are themselves their ranks.
    comm: OnceLock<Comm>,
    numbers: AtomicU32,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    listening: Listening,
    windows: BTreeMap<u64, Weak<Inner>>,
    /// The message spaces of windows over several jobs, by window: each has one of its own, where
    /// its ranks are those of the window.
    between_jobs: BTreeMap<u64, (Comm, Listening)>,
    /// By origin and window, while something waits or an error has still to be told.
    lines: BTreeMap<(u32, u64), Line>,
}

/// The receive of the next request of a message space.
type Listening = Option<(PmlReq, Inbox)>;

/// The requests of one origin on one window.
#[derive(Default)]
struct Line {
    /// What the first one waits for.
    busy: Option<Busy>,
    behind: VecDeque<Vec<u8>>,
    /// What went wrong since the origin has asked last.
    error: Option<Error>,
    /// The lock that the origin asked for cannot be had any more: nothing is applied until it
    /// unlocks.
    refused: bool,
}

/// The exclusive holder of a lock, and how many shares are held.
type LockHolders = (Option<u32>, u64);

fn held(win: &Win) -> LockHolders {
    let lock = win.0.control.lock();
    (lock.holder(), lock.shares())
}

enum Busy {
    /// A lock that is not free; `held`: by whom observers were told.
    Lock { origin: u32, exclusive: bool, held: LockHolders },
    /// Data on its way to its place, of the request with this number.
    Placement(PmlReq, u32),
    /// Data on its way to memory of ours.
    Data(PmlReq, Option<Inbox>, Box<Request>),
    /// An answer on its way out of the window: what comes behind the request would change it.
    Reply(PmlReq),
}

impl Service {
    pub(crate) fn new(
        pml: &'static dyn Pml,
        me: ProcId,
        nprocs: u32,
        place: (NodeSegment, u32),
        counts: &'static Counts,
    ) -> Service {
        Service {
            pml,
            me,
            nprocs,
            place,
            counts,
            comm: OnceLock::new(),
            numbers: AtomicU32::new(0),
            state: Mutex::default(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic while the state was held is the end of the process.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The message space.
    pub(crate) fn comm(&'static self) -> Result<&'static Comm> {
        self.comm.get().ok_or_else(|| err!(Intern, "requests before a window that needs them"))
    }

    /// The message space, if this process serves.
    #[inline]
    pub(crate) fn comm_if_any(&self) -> Option<&Comm> {
        self.comm.get()
    }

    /// A number for an operation of this process.
    pub(crate) fn number(&self) -> u32 {
        // Relaxed: only uniqueness is asked of it.
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Makes this process ready to serve a window over several jobs, whose private communicator
    /// this is, as [`Service::open`] does for others; its message space.
    ///
    /// # Errors
    /// As there.
    pub(crate) fn open_between_jobs(&'static self, of: &Comm) -> Result<Comm> {
        self.open()?;
        let context = of.context(Space::P2p) + SERVICE_CONTEXT;
        let comm = Comm::new(context, of.rank(), of.group().clone(), None, self.pml);
        self.pml.add_comm(&comm);
        let listening = Some(listen(&comm).inspect_err(|_| self.pml.del_comm(&comm))?);
        self.state().between_jobs.insert(of.context(Space::P2p), (comm.clone(), listening));
        Ok(comm)
    }

    /// The end of [`Service::open_between_jobs`].
    fn close_between_jobs(&self, id: u64) {
        let Some((comm, listening)) = self.state().between_jobs.remove(&id) else { return };
        if let Some((req, inbox)) = listening {
            self.pml.cancel(req);
            // What has come of a request nobody waits for any more.
            let _ = inbox.take_message(self.pml.wait(req));
        }
        self.pml.del_comm(&comm);
    }

    /// Makes this process ready to serve, before other ranks are told that it takes part in a
    /// window.
    ///
    /// # Errors
    /// There is no memory for requests, or the point-to-point layer cannot receive them.
    pub(crate) fn open(&'static self) -> Result<()> {
        let mut state = self.state();
        let comm = self.comm.get_or_init(|| {
            let group = Group::range(0, self.nprocs);
            let comm = Comm::new(SERVICE_CONTEXT, self.me, group, None, self.pml);
            self.pml.add_comm(&comm);
            progress::serve(self);
            comm
        });
        if state.listening.is_none() {
            state.listening = Some(listen(comm)?);
        }
        Ok(())
    }

    /// Serves a window from now on; this process is ready.
    pub(crate) fn begin(&self, win: &Win) {
        self.state().windows.insert(win.id(), Arc::downgrade(&win.0));
    }

    /// A window has ended, whose memory is not used any more on return. Origins that still wait for
    /// operations, since others are lost or the window is revoked, get their answers.
    pub(crate) fn end(&self, id: u64) {
        let mut state = self.state();
        state.windows.remove(&id);
        let lines = std::mem::take(&mut state.lines);
        let (ended, others): (BTreeMap<_, _>, _) =
            lines.into_iter().partition(|((_, window), _)| *window == id);
        state.lines = others;
        let space = self.space(&state, id);
        drop(state);
        if let Some(comm) = space {
            ended.into_iter().for_each(|((from, _), line)| self.end_line(&comm, from, line));
        }
        self.close_between_jobs(id);
    }

    /// The window of these requests has ended.
    #[cold]
    fn end_line(&self, comm: &Comm, from: u32, line: Line) {
        match line.busy {
            None | Some(Busy::Lock { .. }) => {}
            Some(Busy::Placement(req, number)) => self.end_receive(comm, from, (req, number), None),
            Some(Busy::Data(req, inbox, request)) => {
                self.end_receive(comm, from, (req, request.number), inbox);
                self.answer_nothing(comm, from, &request);
            }
            // The origin has posted the receive, or is lost.
            Some(Busy::Reply(req)) => _ = self.pml.wait(req),
        }
        let error = self.ended();
        for message in line.behind {
            if let Some((request, _)) = Request::decode(&message) {
                self.refuse(comm, from, &request, Some(&error));
            }
        }
    }

    /// Ends the receive of the data of a request with this number.
    fn end_receive(
        &self,
        comm: &Comm,
        from: u32,
        (req, number): (PmlReq, u32),
        inbox: Option<Inbox>,
    ) {
        self.pml.cancel(req);
        let end = self.pml.wait(req);
        let cancelled = end.status.cancelled;
        if let Some(inbox) = inbox {
            // What has come is of no use any more.
            let _ = inbox.take_message(end);
        }
        if cancelled {
            self.discard(comm, from, number);
        }
    }

    /// The error of requests for a window that has ended.
    fn ended(&self) -> Error {
        err!(Win, "the window of a request is not one of rank {} any more", self.me)
    }

    /// The message space of a window.
    fn space(&self, state: &State, window: u64) -> Option<Comm> {
        let own = state.between_jobs.get(&window).map(|(comm, _)| comm);
        own.or_else(|| self.comm.get()).cloned()
    }

    /// Sends a message of ours, which then goes its own way.
    pub(crate) fn send(&self, comm: &Comm, to: u32, tag: u32, message: Vec<u8>) -> Result<()> {
        let data = UserBuf::owned(message);
        let req = self.pml.isend(comm, Space::P2p, &data, to, tag, SendMode::Standard)?;
        self.pml.free(req);
        Ok(())
    }

    /// What has come: a request, or the error of having waited for one. `None`: nothing.
    fn next(&self, comm: &Comm, listening: &mut Listening) -> Option<Result<(Vec<u8>, u32)>> {
        if listening.is_none() {
            // That failed last time.
            *listening = listen(comm).ok();
        }
        let (req, _) = listening.as_ref()?;
        if !self.pml.is_complete(*req) {
            return None;
        }
        let done = self.pml.test(*req)?;
        let (_, inbox) = listening.take()?;
        *listening = listen(comm).ok();
        Some(inbox.take_message(done))
    }

    /// As [`Service::next`], in the message spaces of windows over several jobs.
    fn next_between_jobs(&self, state: &mut State) -> Option<Result<(Vec<u8>, u32)>> {
        let mut all = state.between_jobs.values_mut();
        all.find_map(|(comm, listening)| self.next(&comm.clone(), listening))
    }

    /// A request that has come.
    fn admit(&self, state: &mut State, message: Vec<u8>, from: u32) {
        let Some((request, _)) = Request::decode(&message) else { return };
        let key = (from, request.window);
        match state.lines.get_mut(&key) {
            Some(line) if line.busy.is_some() => line.behind.push_back(message),
            Some(line) if line.refused => {
                // Told until the origin has unlocked, and not in its later epochs.
                line.refused = request.kind != Kind::Unlock;
                let error = match line.refused {
                    true => line.error.as_ref().map(|e| Error::new(e.class(), e.text())),
                    false => line.error.take(),
                };
                if let Some(comm) = self.space(state, request.window) {
                    self.refuse(&comm, from, &request, error.as_ref());
                }
            }
            _ => self.serve(state, key, &message),
        }
    }

    /// Answers a request that is not applied, and receives its data: its origin waits for both.
    fn refuse(&self, comm: &Comm, from: u32, request: &Request, error: Option<&Error>) {
        if has_data_behind(request) {
            self.discard(comm, from, request.number);
        }
        let reports = matches!(request.kind, Kind::Unlock | Kind::Flush);
        if reports || request.flags & CONFIRM != 0 {
            let report = wire::encode_report(error);
            // An origin that cannot be reached does not wait.
            let _ = self.send(comm, from, wire::answer_tag(request.number), report);
        } else {
            self.answer_nothing(comm, from, request);
        }
    }

    /// Answers a request for data that there is not.
    fn answer_nothing(&self, comm: &Comm, from: u32, request: &Request) {
        if matches!(request.kind, Kind::Get | Kind::GetAccumulate | Kind::CompareAndSwap) {
            // As above.
            let _ = self.send(comm, from, wire::answer_tag(request.number), Vec::new());
        }
    }

    /// Receives the data of a request that is not applied.
    fn discard(&self, comm: &Comm, from: u32, number: u32) {
        let (source, tag) = (Source::Rank(from), Tag::Is(wire::data_tag(number)));
        // That it is longer than nothing is an error of which nobody hears. Refused: this process
        // receives nothing any more.
        if let Ok(req) = self.pml.irecv(comm, Space::P2p, &UserBuf::empty(), source, tag) {
            self.pml.free(req);
        }
    }

    fn serve(&self, state: &mut State, key: (u32, u64), message: &[u8]) {
        let Some((request, data)) = Request::decode(message) else { return };
        let Some(win) = state.windows.get(&key.1).and_then(Weak::upgrade).map(Win) else {
            if let Some(comm) = self.space(state, key.1) {
                self.refuse(&comm, key.0, &request, Some(&self.ended()));
            }
            return;
        };
        let inline = (request.flags & INLINE != 0).then_some(data);
        match self.execute(&win, key.0, &request, inline, state) {
            Ok(None) => {}
            Ok(busy) => {
                let locks = matches!(busy, Some(Busy::Lock { .. }));
                state.lines.entry(key).or_default().busy = busy;
                if locks {
                    self.tell_queue(state);
                }
            }
            Err(e) => {
                state.lines.entry(key).or_default().error.get_or_insert(e);
            }
        }
        // Only what has its data with it asks so, and is never busy.
        if request.flags & CONFIRM != 0 {
            let _ = self.report(state, key, &request);
        }
    }

    /// Tells an origin how all went since it was told last.
    fn report(&self, state: &mut State, key: (u32, u64), request: &Request) -> Result<()> {
        let Some(comm) = self.space(state, key.1) else { return Ok(()) };
        let error = state.lines.get_mut(&key).and_then(|line| line.error.take());
        let tag = wire::answer_tag(request.number);
        self.send(&comm, key.0, tag, wire::encode_report(error.as_ref()))
    }

    /// Serves a request, with its data where that is here.
    fn execute(
        &self,
        win: &Win,
        from: u32,
        request: &Request,
        data: Option<&[u8]>,
        state: &mut State,
    ) -> Result<Option<Busy>> {
        let exclusive = request.flags & EXCLUSIVE != 0;
        match request.kind {
            Kind::Put | Kind::Accumulate | Kind::GetAccumulate => {
                if has_data_behind(request) {
                    return self.fetch(win, from, request).map(Some);
                }
                self.apply(win, from, request, data.unwrap_or(&[]))?;
            }
            Kind::Get => return self.give(win, from, request),
            Kind::CompareAndSwap => self.apply(win, from, request, data.unwrap_or(&[]))?,
            Kind::Lock => {
                let origin = request.origin;
                if !win.try_own_lock(origin, exclusive) {
                    win.0.control.lock().begin_wait();
                    if !win.try_own_lock(origin, exclusive) {
                        return Ok(Some(Busy::Lock { origin, exclusive, held: held(win) }));
                    }
                    win.0.control.lock().end_wait();
                }
            }
            Kind::Unlock | Kind::Flush => {
                if request.kind == Kind::Unlock {
                    win.release_own_lock(request.origin, exclusive);
                }
                self.report(state, (from, request.window), request)?;
            }
            Kind::Post => win.0.control.post(request.origin),
            Kind::Complete => win.0.control.complete(request.origin),
        }
        Ok(None)
    }

    /// Asks for the data of a request.
    fn fetch(&self, win: &Win, from: u32, request: &Request) -> Result<Busy> {
        let comm = win.service()?;
        self.receive_data(win, comm, from, request).inspect_err(|_| {
            self.discard(comm, from, request.number);
            self.answer_nothing(comm, from, request);
        })
    }

    /// Posts the receive of the data of a request.
    fn receive_data(&self, win: &Win, comm: &Comm, from: u32, request: &Request) -> Result<Busy> {
        let (source, tag) = (Source::Rank(from), Tag::Is(wire::data_tag(request.number)));
        if let (Kind::Put, [block]) = (request.kind, &request.blocks[..]) {
            let into = UserBuf::of_slice(win.place(request, block, block.count)?);
            let req = self.pml.irecv(comm, Space::P2p, &into, source, tag)?;
            return Ok(Busy::Placement(req, request.number));
        }
        let most = 2 * PIECE;
        let (req, inbox) =
            Inbox::post_for(comm, Space::P2p, source, tag, request.bytes.min(most) as usize)?;
        Ok(Busy::Data(req, Some(inbox), Box::new(request.clone())))
    }

    /// Answers a request for data. One run of bytes is sent from where it lies.
    fn give(&self, win: &Win, from: u32, request: &Request) -> Result<Option<Busy>> {
        let tag = wire::answer_tag(request.number);
        let [block] = request.blocks[..] else {
            let mut out = Vec::new();
            let done = win.gather(request, &mut out);
            self.answer(win, from, tag, &UserBuf::owned(out))?;
            return done.map(|()| None);
        };
        let place = match win.place(request, &block, block.count) {
            Ok(place) => UserBuf::of_slice(place),
            Err(e) => {
                // The origin waits for an answer all the same.
                self.answer(win, from, tag, &UserBuf::empty())?;
                return Err(e);
            }
        };
        let comm = win.service()?;
        let req = self.pml.isend(comm, Space::P2p, &place, from, tag, SendMode::Standard)?;
        match self.pml.test(req) {
            None => Ok(Some(Busy::Reply(req))),
            Some(end) => end.error.map_or(Ok(None), Err),
        }
    }

    /// Applies a request whose data is here, and answers it.
    fn apply(&self, win: &Win, from: u32, request: &Request, data: &[u8]) -> Result<()> {
        let tag = wire::answer_tag(request.number);
        let mut done = Ok(());
        match request.kind {
            Kind::Put => return win.scatter(request, data),
            Kind::Accumulate => return win.combine_here(request, data, &mut []),
            Kind::GetAccumulate => {
                let mut old = vec![0; request.bytes.min(2 * PIECE) as usize];
                done = win.combine_here(request, data, &mut old);
                self.answer(win, from, tag, &UserBuf::owned(old))?;
            }
            Kind::CompareAndSwap => {
                let size = data.len() / 2;
                let mut old = vec![0; size];
                let (new, expected) = data.split_at(size);
                let block = Block { at: 0, count: 1 };
                match win.place(request, &block, size as u64) {
                    Ok(at) => {
                        let _own = win.alone();
                        let lock = win.elements(win.0.control);
                        compare_and_swap(
                            at,
                            lock,
                            expected.get(..size).unwrap_or(new),
                            new,
                            &mut old,
                        );
                    }
                    Err(e) => done = Err(e),
                }
                self.answer(win, from, tag, &UserBuf::owned(old))?;
            }
            _ => {}
        }
        done
    }

    /// Shows observers who waits for the lock of this process.
    fn tell_queue(&self, state: &State) {
        let mut queue = Vec::new();
        for ((from, window), line) in &state.lines {
            let Some(Busy::Lock { .. }) = line.busy else { continue };
            let Some(win) = state.windows.get(window).and_then(Weak::upgrade).map(Win) else {
                continue;
            };
            let holder = win.0.control.holders().find_map(|r| win.peer(r).ok());
            let exclusive = u32::from(win.0.control.lock().holder().is_some());
            let holder = holder.map_or(u32::MAX, |p| p.proc);
            let waiter = match state.between_jobs.contains_key(window) {
                true => win.peer(*from).map_or(u32::MAX, |p| p.proc),
                false => *from,
            };
            queue.push(Queued { window: *window, waiter, holder, exclusive });
        }
        let (node, slot) = self.place;
        node.tell_lock_queue(slot, &queue);
    }

    fn answer(&self, win: &Win, to: u32, tag: u32, data: &UserBuf) -> Result<()> {
        let comm = win.service()?;
        let req = self.pml.isend(comm, Space::P2p, data, to, tag, SendMode::Standard)?;
        self.pml.free(req);
        Ok(())
    }

    /// One more look at what a line waits for. True when that has come.
    fn step(&self, state: &mut State, key: (u32, u64)) -> bool {
        let Some(win) = state.windows.get(&key.1).and_then(Weak::upgrade).map(Win) else {
            return false;
        };
        let Some(line) = state.lines.get_mut(&key) else { return false };
        let (mut result, mut queued) = (Ok(()), false);
        match &mut line.busy {
            None => return false,
            Some(Busy::Lock { origin, exclusive, held: told }) => {
                let had = win.try_own_lock(*origin, *exclusive);
                if !had {
                    let now = held(&win);
                    if std::mem::replace(told, now) != now {
                        self.tell_queue(state);
                        return false;
                    }
                    let loss = |peer: &Peer| win.0.osc.known_loss([peer.proc]);
                    let lost = win.lost_for_lock(win.rank(), win.0.control, loss);
                    let Some(lost) = lost else { return false };
                    line.refused = true;
                    result = Err(lost);
                }
                win.0.control.lock().end_wait();
                queued = true;
            }
            Some(Busy::Placement(req, _) | Busy::Reply(req)) => {
                let Some(end) = self.pml.test(*req) else { return false };
                result = end.error.map_or(Ok(()), Err);
            }
            Some(Busy::Data(req, inbox, request)) => {
                let Some(end) = self.pml.test(*req) else { return false };
                let data = inbox.take().map(|i| i.take_message(end));
                result = match data {
                    Some(Ok((data, _))) => self.apply(&win, key.0, request, &data),
                    Some(Err(e)) => Err(e),
                    None => Ok(()),
                };
            }
        }
        line.busy = None;
        if let Err(e) = result {
            line.error.get_or_insert(e);
        }
        if queued {
            self.tell_queue(state);
        }
        while let Some(line) = state.lines.get_mut(&key)
            && line.busy.is_none()
        {
            let Some(message) = line.behind.pop_front() else {
                if line.error.is_none() && !line.refused {
                    state.lines.remove(&key);
                }
                break;
            };
            self.admit(state, message, key.0);
        }
        true
    }
}

/// The data of a request comes in a message of its own.
fn has_data_behind(request: &Request) -> bool {
    let carries = matches!(request.kind, Kind::Put | Kind::Accumulate | Kind::GetAccumulate);
    let inline = request.flags & INLINE != 0;
    carries && !inline && request.bytes > 0 && !is_idle(request)
}

/// A request whose data says nothing.
fn is_idle(request: &Request) -> bool {
    request.kind != Kind::Put && request.op == hawser_core::op::Builtin::NoOp
}

fn listen(comm: &Comm) -> Result<(PmlReq, Inbox)> {
    let tag = Tag::Is(wire::REQUESTS);
    Inbox::post_for(comm, Space::P2p, Source::Any, tag, REQUEST_MAX)
}

impl progress::Service for Service {
    fn poll(&self) -> Served {
        let Ok(mut state) = self.state.try_lock() else { return Served::Contended };
        let Some(comm) = self.comm.get() else { return Served::Nothing };
        let mut busy = false;
        for _ in 0..PASS {
            let next = self.next(comm, &mut state.listening);
            let Some(next) = next.or_else(|| self.next_between_jobs(&mut state)) else { break };
            // A rank was lost; others may have asked behind that. It is nothing that was done: who
            // is the last one left hears it each time.
            let Ok((message, from)) = next else { continue };
            busy = true;
            self.counts.add(Count::Served, 1);
            if progress::is_library_thread() {
                self.counts.add(Count::ServedByThread, 1);
            }
            self.admit(&mut state, message, from);
        }
        if !state.lines.is_empty() {
            let waiting = state.lines.iter().filter(|(_, l)| l.busy.is_some());
            let keys: Vec<(u32, u64)> = waiting.map(|(key, _)| *key).collect();
            for key in keys {
                busy |= self.step(&mut state, key);
            }
        }
        if busy { Served::Something } else { Served::Nothing }
    }
}

impl Win {
    /// The memory of a block of a request, `bytes` long.
    fn place(
        &self,
        request: &Request,
        block: &Block,
        bytes: u64,
    ) -> Result<hawser_segment::mem::UserSlice> {
        let (low, high) = (i128::from(block.at), i128::from(block.at) + i128::from(bytes));
        let (memory, at) = self.local_span(request.at, low, high)?;
        memory.bytes(at.saturating_add(block.at), bytes)
    }

    fn scatter(&self, request: &Request, data: &[u8]) -> Result<()> {
        let mut rest = data;
        for block in &request.blocks {
            let n = (block.count as usize).min(rest.len());
            let (mine, more) = rest.split_at(n);
            self.place(request, block, n as u64)?.write(mine);
            rest = more;
        }
        Ok(())
    }

    fn gather(&self, request: &Request, out: &mut Vec<u8>) -> Result<()> {
        let most = 2 * PIECE;
        for block in &request.blocks {
            let from = self.place(request, block, block.count)?;
            if (out.len() + from.len()) as u64 > most {
                return Err(err!(Intern, "a request for more than its origin may ask at once"));
            }
            let start = out.len();
            out.resize(start + from.len(), 0);
            from.read(&mut out[start..]);
        }
        Ok(())
    }

    fn combine_here(&self, request: &Request, data: &[u8], old: &mut [u8]) -> Result<()> {
        let basic = Basic::from_code(request.element);
        let basic = basic.ok_or_else(|| err!(Type, "the element type of the accumulate"))?;
        basic.check(request.op)?;
        let own = self.alone();
        let alone = own.is_some() || request.flags & EXCLUSIVE != 0;
        let lock = self.elements(self.0.control);
        let combine = Combine { op: request.op, basic, lock, alone };
        let mut done = 0;
        for block in &request.blocks {
            let bytes = block.count.saturating_mul(basic.extent() as u64);
            let (low, high) = (i128::from(block.at), i128::from(block.at) + i128::from(bytes));
            let (memory, at) = self.local_span(request.at, low, high)?;
            let n = block.count as usize * basic.size();
            let mine = data.get(done..done + n).unwrap_or(&[]);
            let before = match old.get_mut(done..done + n) {
                Some(old) => old,
                None => &mut [],
            };
            combine_blocks(&combine, &memory, at, &[*block], mine, before)?;
            done += n;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
