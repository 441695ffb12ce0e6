//! The sending end of a channel.
//!
//! Who may touch what: any thread marks partitions. A partition that travels alone is handed over
//! by the thread that marked it. Runs are collected by one thread at a time ([`ReadyMap::serve`]),
//! which alone uses `rest.collected` meanwhile.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use hawser_lockfree::{Collected, ReadyMap};

use super::{BATCH, EACH, Hello, PartSpec, lock};
use crate::buf::UserBuf;
use crate::comm::Comm;
use crate::contracts::pml::{Completion, Pml, PmlReq, SendMode, Space};
use crate::error::{Error, Result};
use crate::progress::{ActiveOperation, started};

/// How partitions become messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// `MPI_PROC_NULL`: not at all.
    Nobody,
    /// There are no bytes: one empty message when all are ready.
    Empty,
    /// One message each.
    Each,
    /// Adjacent ones together.
    Runs,
}

/// The sending end: what `MPI_Psend_init` makes.
pub struct Outgoing {
    spec: PartSpec,
    kind: Kind,
    /// Where the messages go; `None` for `MPI_PROC_NULL`.
    line: Option<Line>,
    active: AtomicBool,
    ready: ReadyMap,
    /// Partitions that are ready.
    marked: AtomicU32,
    /// Partitions that became ready since the last collection began.
    waiting: AtomicU32,
    /// Partitions that were not handed to the point-to-point layer.
    unsent: AtomicU32,
    rest: Mutex<Rest>,
}

/// The channel of an end that has a partner.
struct Line {
    /// Keeps the user's communicator alive.
    _parent: Comm,
    /// The channel's message space.
    comm: Comm,
    to: u32,
    /// Data of the first message, and the request that sends it.
    hello: (UserBuf, PmlReq),
    /// The point-to-point layer knows the space by this end.
    announced: bool,
}

struct Rest {
    collected: Collected,
    /// Messages that were not complete when they were started.
    in_flight: Vec<PmlReq>,
    error: Option<Error>,
    /// An operation of this channel is in the registry and will look at it again.
    polled: bool,
}

impl Outgoing {
    /// Tells the receiver of the channel. Blocks nobody.
    ///
    /// # Errors
    /// Those of starting a message; class `Intern` when no message space is left.
    pub fn open(comm: &Comm, spec: PartSpec) -> Result<Outgoing> {
        let (partitions, part_bytes) = (spec.partitions, spec.part_bytes());
        let kind = match spec.peer {
            None => Kind::Nobody,
            Some(_) if spec.buf.packed_len() == 0 => Kind::Empty,
            Some(_) if part_bytes >= EACH || partitions == 1 => Kind::Each,
            Some(_) => Kind::Runs,
        };
        let line = match spec.peer {
            None => None,
            Some(to) => Some(Line::open(comm, to, spec.tag, kind == Kind::Each, &spec)?),
        };
        let rest = Rest {
            collected: Collected::new(partitions),
            in_flight: Vec::new(),
            error: None,
            polled: false,
        };
        Ok(Outgoing {
            kind,
            line,
            active: AtomicBool::new(false),
            ready: ReadyMap::new(partitions),
            marked: AtomicU32::new(0),
            waiting: AtomicU32::new(0),
            unsent: AtomicU32::new(0),
            rest: Mutex::new(rest),
            spec,
        })
    }

    pub(super) fn is_active(&self) -> bool {
        // SYNC part.active: pairs with `start`, before which no partition can be made ready.
        self.active.load(Ordering::Acquire)
    }

    pub(super) fn start(self: &Arc<Outgoing>, pml: &dyn Pml) -> Result<()> {
        if self.is_active() {
            return Err(started());
        }
        let mut rest = lock(&self.rest);
        self.ready.clear();
        rest.collected.clear();
        // Relaxed: published by `active`.
        self.marked.store(0, Ordering::Relaxed);
        self.waiting.store(0, Ordering::Relaxed);
        // An empty message counts as a partition where there is none.
        self.unsent.store(self.spec.partitions.max(1), Ordering::Relaxed);
        let poll = self.kind == Kind::Runs && !rest.polled;
        rest.polled |= poll;
        // SYNC part.active: pairs with `is_active`. Under the lock: an operation that finds the
        // request inactive there ends.
        self.active.store(true, Ordering::Release);
        drop(rest);
        if self.spec.partitions == 0 {
            self.all_marked(pml);
        }
        if poll {
            let this = self.clone();
            ActiveOperation::launch(Box::new(move || this.poll()));
        }
        Ok(())
    }

    /// Makes the partitions from `low` to `high` ready (`MPI_Pready_range`); none when `low` is
    /// above `high`.
    ///
    /// # Errors
    /// Class `Request` when the request is not active; class `Arg` for a partition that there is
    /// not, or that was ready.
    pub fn ready(&self, pml: &dyn Pml, low: i64, high: i64) -> Result<()> {
        if !self.is_active() {
            return Err(crate::err!(
                Request,
                "the partitioned send is not active; call MPI_Start before MPI_Pready"
            ));
        }
        if low > high {
            return Ok(());
        }
        let (first, end) = self.spec.range(low, high)?;
        if let Err(at) = self.ready.mark(first, end) {
            return Err(crate::err!(Arg, "partition {at} was made ready before in this round"));
        }
        let n = end - first;
        if self.kind == Kind::Each {
            for at in first..end {
                self.send(pml, at, 1);
            }
            self.sent(pml, n);
            return Ok(());
        }
        // SYNC part.marked: whoever makes the last one ready collects what all others have marked.
        let all = self.marked.fetch_add(n, Ordering::AcqRel) + n == self.spec.partitions;
        if all {
            self.all_marked(pml);
        } else if self.kind == Kind::Runs {
            // SYNC part.waiting: pairs with the exchange in `collect`.
            let waiting = self.waiting.fetch_add(n, Ordering::Release) + n;
            if u64::from(waiting) * self.spec.part_bytes() >= BATCH {
                self.collect(pml);
            }
        }
        Ok(())
    }

    #[cold]
    fn all_marked(&self, pml: &dyn Pml) {
        match self.kind {
            Kind::Runs => self.collect(pml),
            Kind::Empty => {
                self.send(pml, 0, 0);
                self.sent(pml, self.spec.partitions.max(1));
            }
            Kind::Nobody | Kind::Each => self.sent(pml, self.spec.partitions.max(1)),
        }
    }

    /// Sends every run of ready partitions, unless another thread does.
    fn collect(&self, pml: &dyn Pml) {
        self.ready.serve(|| {
            let mut sent = 0;
            let mut rest = lock(&self.rest);
            // SYNC part.waiting: pairs with the addition in `ready`: what is not counted any more
            // is found marked below.
            self.waiting.swap(0, Ordering::Acquire);
            let Rest { collected, in_flight, error, .. } = &mut *rest;
            self.ready.collect(collected, |first, n| {
                keep(self.start_one(pml, first, n), in_flight, error);
                sent += n;
            });
            // Under the lock: the next round begins by taking it.
            self.sent(pml, sent);
        });
    }

    fn send(&self, pml: &dyn Pml, first: u32, n: u32) {
        let started = self.start_one(pml, first, n);
        if !matches!(started, Ok(req) if req.is_sent()) {
            let mut rest = lock(&self.rest);
            let Rest { in_flight, error, .. } = &mut *rest;
            keep(started, in_flight, error);
        }
    }

    fn start_one(&self, pml: &dyn Pml, first: u32, n: u32) -> Result<PmlReq> {
        let Some(line) = &self.line else { return Ok(PmlReq::SENT) };
        let bytes = self.spec.part_bytes();
        let data = self.spec.buf.range(u64::from(first) * bytes, u64::from(n) * bytes);
        pml.isend(&line.comm, Space::P2p, &data, line.to, first, SendMode::Standard)
    }

    /// `n` more partitions are in the hands of the point-to-point layer.
    fn sent(&self, pml: &dyn Pml, n: u32) {
        // SYNC part.unsent: pairs with `is_complete`, which then finds all requests.
        if n > 0 && self.unsent.fetch_sub(n, Ordering::AcqRel) == n {
            pml.wake();
        }
    }

    /// See [`super::Partitioned::awaiting`].
    pub(super) fn awaiting(&self) -> Option<PmlReq> {
        lock(&self.rest).in_flight.last().copied()
    }

    pub(super) fn is_complete(&self, pml: &dyn Pml) -> bool {
        if !self.is_active() {
            return true;
        }
        // SYNC part.unsent: pairs with `sent`.
        if self.unsent.load(Ordering::Acquire) != 0 {
            return false;
        }
        let mut rest = lock(&self.rest);
        while let Some(&req) = rest.in_flight.last() {
            let Some(end) = pml.test(req) else { return false };
            rest.in_flight.pop();
            if let Some(e) = end.error {
                rest.error.get_or_insert(e);
            }
        }
        true
    }

    pub(super) fn finish(&self, pml: &dyn Pml) -> Option<Completion> {
        if !self.is_active() {
            return Some(Completion::empty());
        }
        if !self.is_complete(pml) {
            return None;
        }
        let error = lock(&self.rest).error.take();
        self.active.store(false, Ordering::Release);
        Some(Completion { error, ..Completion::empty() })
    }

    pub(super) fn free(&self, pml: &dyn Pml) {
        if let Some(line) = &self.line {
            pml.free(line.hello.1);
            if line.announced {
                pml.del_comm(&line.comm);
            }
        }
    }

    /// Sends what waits for company: the process makes progress.
    fn poll(&self) -> Option<Result<()>> {
        if let Some(line) = &self.line
            && self.waiting.load(Ordering::Relaxed) > 0
        {
            self.collect(line.comm.pml());
        }
        let mut rest = lock(&self.rest);
        let over = !self.is_active() || self.unsent.load(Ordering::Acquire) == 0;
        if over {
            rest.polled = false;
        }
        over.then_some(Ok(()))
    }
}

/// Keeps what the start of a message gave.
fn keep(started: Result<PmlReq>, in_flight: &mut Vec<PmlReq>, error: &mut Option<Error>) {
    match started {
        Ok(req) if req.is_sent() => {}
        Ok(req) => in_flight.push(req),
        Err(e) => {
            error.get_or_insert(e);
        }
    }
}

impl Line {
    fn open(comm: &Comm, to: u32, tag: u32, each: bool, spec: &PartSpec) -> Result<Line> {
        let env = comm.environment();
        let env = env.ok_or_else(|| crate::err!(Intern, "the communicator has no environment"))?;
        let context = env.channel_context(comm.context(Space::P2p))?;
        let hello =
            Hello { partitions: spec.partitions, part_bytes: spec.part_bytes(), context, each };
        let data = UserBuf::owned(hello.encode().to_vec());
        let (pml, mode) = (comm.pml(), SendMode::Standard);
        let req = pml.isend(comm.channels(), Space::P2p, &data, to, tag, mode)?;
        let own = comm.channel(context);
        // A revocation ends the messages of spaces that the layer below knows. Where both ends are
        // in one process, the receiver's makes it known.
        let announced = comm.peer(to) != env.me;
        if announced {
            pml.add_comm(&own);
        }
        Ok(Line { _parent: comm.clone(), comm: own, to, hello: (data, req), announced })
    }
}
