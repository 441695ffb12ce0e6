//! The receiving end of a channel.
//!
//! Everything but `active` and `arrived` is under one lock, which is taken before that of the
//! point-to-point layer and never while that one is held.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, TryLockError};

use hawser_lockfree::ReadyMap;

use super::{Hello, PartSpec, lock};
use crate::buf::UserBuf;
use crate::comm::{Comm, Inbox};
use crate::contracts::pml::{Completion, Pml, PmlReq, Source, Space, Tag};
use crate::error::{Error, Result};
use crate::progress::{ActiveOperation, started};
use crate::status::Status;

/// The receiving end: what `MPI_Precv_init` makes.
pub struct Incoming {
    spec: PartSpec,
    comm: Comm,
    active: AtomicBool,
    /// Own partitions that were seen complete in this round.
    arrived: ReadyMap,
    state: Mutex<State>,
}

struct State {
    pairing: Pairing,
    round: Round,
    /// An operation of this channel is in the registry and will look at it again.
    polled: bool,
}

enum Pairing {
    /// `MPI_PROC_NULL`.
    Nobody,
    /// The sender has not told of itself.
    Waiting(PmlReq, Inbox),
    Open(Line),
    /// It cannot be understood.
    Broken(Error),
    Freed,
}

/// The channel, once it is known.
struct Line {
    hello: Hello,
    comm: Comm,
    from: u32,
}

#[derive(Default)]
struct Round {
    /// Receives of single partitions: that of partition `i` at `i`. Empty before they are posted.
    each: Vec<PmlReq>,
    /// All before this one are complete.
    first: usize,
    /// Receives of runs that are not complete: first partition and number.
    in_flight: Vec<(PmlReq, u32, u32)>,
    /// With runs: the sender's partitions that have come.
    come: Vec<u64>,
    /// How many these are.
    number: u32,
    /// With runs: a message has come.
    any: bool,
    /// With runs: no more can come, for the error's reason.
    broken: bool,
    error: Option<Error>,
}

const BITS: u32 = u64::BITS;

impl Incoming {
    /// Posts the receive of the sender's first message. Blocks nobody.
    ///
    /// # Errors
    /// Those of starting a receive.
    pub fn open(comm: &Comm, spec: PartSpec) -> Result<Incoming> {
        let pairing = match spec.peer {
            None => Pairing::Nobody,
            Some(from) => {
                let lobby = comm.channels();
                let (req, inbox) = Inbox::post_in(lobby, Space::P2p, from, spec.tag, Hello::BYTES)?;
                Pairing::Waiting(req, inbox)
            }
        };
        Ok(Incoming {
            comm: comm.clone(),
            active: AtomicBool::new(false),
            arrived: ReadyMap::new(spec.partitions),
            state: Mutex::new(State { pairing, round: Round::default(), polled: false }),
            spec,
        })
    }

    pub(super) fn is_active(&self) -> bool {
        // SYNC part.active: pairs with `start`.
        self.active.load(Ordering::Acquire)
    }

    pub(super) fn start(self: &Arc<Incoming>, pml: &dyn Pml) -> Result<()> {
        if self.is_active() {
            return Err(started());
        }
        let mut state = lock(&self.state);
        self.arrived.clear();
        state.round.clear();
        // SYNC part.active: pairs with `is_active`. Under the lock: an operation that finds the
        // request inactive there ends.
        self.active.store(true, Ordering::Release);
        self.advance(&mut state, pml);
        let poll = !state.polled && state.needs_polling();
        state.polled |= poll;
        drop(state);
        if poll {
            let this = self.clone();
            ActiveOperation::launch(Box::new(move || this.poll()));
        }
        Ok(())
    }

    /// True when the data of a partition is there, or the request is not active (`MPI_Parrived`).
    /// Makes progress when it is not.
    ///
    /// # Errors
    /// Class `Arg` for a partition that there is not.
    pub fn has_arrived(&self, pml: &dyn Pml, partition: i64) -> Result<bool> {
        let (at, _) = self.spec.range(partition, partition)?;
        if !self.is_active() {
            // A loop may call this for nothing else than progress.
            pml.advance();
            return Ok(true);
        }
        if self.arrived.is_marked(at) {
            return Ok(true);
        }
        if self.look(pml, at) {
            return Ok(true);
        }
        pml.advance();
        Ok(self.look(pml, at))
    }

    fn look(&self, pml: &dyn Pml, at: u32) -> bool {
        let mut state = lock(&self.state);
        self.advance(&mut state, pml);
        let bytes = self.spec.part_bytes();
        let (from, upto) = (u64::from(at) * bytes, (u64::from(at) + 1) * bytes);
        let there = !self.is_active() || state.covers(from, upto, pml);
        if there {
            // Twice is as good as once.
            let _ = self.arrived.mark(at, at + 1);
        }
        there
    }

    /// See [`super::Partitioned::awaiting`].
    pub(super) fn awaiting(&self) -> Option<PmlReq> {
        let state = lock(&self.state);
        let round = &state.round;
        match &state.pairing {
            Pairing::Waiting(hello, _) => Some(*hello),
            Pairing::Open(line) if line.hello.each => round.each.get(round.first).copied(),
            _ => round.in_flight.first().map(|(req, ..)| *req),
        }
    }

    pub(super) fn is_complete(&self, pml: &dyn Pml) -> bool {
        let mut state = lock(&self.state);
        self.advance(&mut state, pml);
        !self.is_active() || state.is_complete(pml)
    }

    pub(super) fn status(&self) -> Status {
        let (Some(source), tag) = (self.spec.peer, self.spec.tag) else {
            return Status::FROM_NOBODY;
        };
        let sent = match &lock(&self.state).pairing {
            Pairing::Open(line) => line.hello.total(),
            _ => 0,
        };
        let bytes = sent.min(self.spec.buf.packed_len());
        Status { source: source as i32, tag: tag as i32, bytes, cancelled: false }
    }

    pub(super) fn finish(&self, pml: &dyn Pml) -> Option<Completion> {
        if !self.is_active() {
            return Some(Completion::empty());
        }
        if !self.is_complete(pml) {
            return None;
        }
        let status = self.status();
        let mut state = lock(&self.state);
        state.round.end(pml);
        let error = match &state.pairing {
            Pairing::Broken(why) => Some(why.clone()),
            Pairing::Open(line) if line.hello.total() > self.spec.buf.packed_len() => {
                Some(crate::err!(
                    Truncate,
                    "the partitioned send has {} bytes in all, its receive {}",
                    line.hello.total(),
                    self.spec.buf.packed_len()
                ))
            }
            _ => state.round.error.take(),
        };
        self.active.store(false, Ordering::Release);
        Some(Completion { status, error })
    }

    pub(super) fn free(&self, pml: &dyn Pml) {
        match std::mem::replace(&mut lock(&self.state).pairing, Pairing::Freed) {
            Pairing::Waiting(req, inbox) => match pml.test(req) {
                Some(end) => drop(inbox.take(end)),
                // The sender's end that this one was made for must not meet the next one. The
                // inbox keeps its memory, for whoever drops it while it is open.
                None => pml.free(req),
            },
            Pairing::Open(line) => pml.del_comm(&line.comm),
            Pairing::Nobody | Pairing::Broken(_) | Pairing::Freed => {}
        }
    }

    /// Takes what has come, and posts what can be posted now.
    fn advance(&self, state: &mut State, pml: &dyn Pml) {
        if let Pairing::Waiting(req, _) = &state.pairing
            && let Some(end) = pml.test(*req)
            && let Pairing::Waiting(_, inbox) =
                std::mem::replace(&mut state.pairing, Pairing::Freed)
        {
            state.pairing = self.meet(inbox, end);
        }
        let State { pairing: Pairing::Open(line), round, .. } = state else { return };
        if !self.is_active() {
            return;
        }
        if !line.hello.each {
            round.take_runs(line, &self.spec, pml);
        } else if round.each.is_empty() {
            round.post_each(line, &self.spec, pml);
        }
    }

    /// The sender has told of itself.
    fn meet(&self, inbox: Inbox, end: Completion) -> Pairing {
        let hello = match inbox.take(end) {
            Ok(bytes) => Hello::decode(&bytes),
            Err(e) => return Pairing::Broken(e),
        };
        let (Some(hello), Some(from)) = (hello, self.spec.peer) else {
            let why = "the partitioned send of another version of this library was not understood";
            return Pairing::Broken(crate::err!(Other, "{why}"));
        };
        let comm = self.comm.channel(hello.context);
        comm.pml().add_comm(&comm);
        Pairing::Open(Line { hello, comm, from })
    }

    fn poll(&self) -> Option<Result<()>> {
        let pml = self.comm.pml();
        // Whoever holds it is at work on this channel, perhaps this very thread: the point-to-point
        // layer polls operations while it looks for messages.
        let mut state = match self.state.try_lock() {
            Ok(state) => state,
            Err(TryLockError::Poisoned(state)) => state.into_inner(),
            Err(TryLockError::WouldBlock) => return None,
        };
        self.advance(&mut state, pml);
        let over = !self.is_active() || !state.needs_polling() || state.is_complete(pml);
        if over {
            state.polled = false;
        }
        over.then_some(Ok(()))
    }
}

impl State {
    /// Messages wait for this end to do something.
    fn needs_polling(&self) -> bool {
        match &self.pairing {
            Pairing::Waiting(..) => true,
            Pairing::Open(line) => {
                !line.hello.each && self.round.number < line.hello.partitions.max(1)
            }
            Pairing::Nobody | Pairing::Broken(_) | Pairing::Freed => false,
        }
    }

    fn is_complete(&mut self, pml: &dyn Pml) -> bool {
        match &self.pairing {
            Pairing::Waiting(..) => false,
            Pairing::Open(line) if line.hello.each => {
                let reqs = &self.round.each;
                while self.round.first < reqs.len() && pml.is_complete(reqs[self.round.first]) {
                    self.round.first += 1;
                }
                self.round.first == reqs.len() && !reqs.is_empty()
            }
            Pairing::Open(line) => self.round.are_runs_over(line.hello.partitions),
            Pairing::Nobody | Pairing::Broken(_) | Pairing::Freed => true,
        }
    }

    /// True when the bytes `from .. upto` are there. What the sender does not send is there when
    /// the rest is.
    fn covers(&mut self, from: u64, upto: u64, pml: &dyn Pml) -> bool {
        let hello = match &self.pairing {
            Pairing::Open(line) if upto <= line.hello.total() && from < upto => line.hello,
            _ => return self.is_complete(pml),
        };
        if !hello.each && self.round.broken && self.is_complete(pml) {
            return true;
        }
        let first = (from / hello.part_bytes) as u32;
        let end = upto.div_ceil(hello.part_bytes) as u32;
        (first..end).all(|i| self.round.has(i, hello.each, pml))
    }
}

impl Round {
    fn clear(&mut self) {
        self.each.clear();
        self.first = 0;
        self.in_flight.clear();
        self.come.fill(0);
        self.number = 0;
        self.any = false;
        self.broken = false;
        self.error = None;
    }

    /// With runs: all have come, or none comes any more.
    fn are_runs_over(&self, partitions: u32) -> bool {
        let whole = self.any && self.number >= partitions;
        whole || self.broken && self.in_flight.is_empty()
    }

    /// With runs: they end here.
    fn break_off(&mut self, why: Error) {
        self.error.get_or_insert(why);
        self.broken = true;
    }

    /// True when the sender's partition `i` has come.
    fn has(&self, i: u32, each: bool, pml: &dyn Pml) -> bool {
        if each {
            let at = i as usize;
            at < self.first || self.each.get(at).is_some_and(|&req| pml.is_complete(req))
        } else {
            self.come.get((i / BITS) as usize).is_some_and(|w| w >> (i % BITS) & 1 != 0)
        }
    }

    fn post_each(&mut self, line: &Line, spec: &PartSpec, pml: &dyn Pml) {
        let bytes = line.hello.part_bytes;
        for i in 0..line.hello.partitions {
            let buf = spec.buf.range(u64::from(i) * bytes, bytes);
            let from = Source::Rank(line.from);
            match pml.irecv(&line.comm, Space::P2p, &buf, from, Tag::Is(i)) {
                Ok(req) => self.each.push(req),
                Err(e) => {
                    self.error.get_or_insert(e);
                    // Complete by itself.
                    self.each.push(PmlReq::SENT);
                }
            }
        }
    }

    fn take_runs(&mut self, line: &Line, spec: &PartSpec, pml: &dyn Pml) {
        let hello = &line.hello;
        if self.come.is_empty() {
            self.come = vec![0; hello.partitions.div_ceil(BITS) as usize];
        }
        let from = Source::Rank(line.from);
        let left = |round: &Round| round.number + round.in_flight.iter().map(|f| f.2).sum::<u32>();
        while !self.broken && (!self.any || left(self) < hello.partitions) {
            let (message, status) = match pml.improbe(&line.comm, from, Tag::Any) {
                Ok(Some(found)) => found,
                Ok(None) => break,
                // The sender is lost, and all that it has sent was taken.
                Err(e) => {
                    self.break_off(e);
                    break;
                }
            };
            self.any = true;
            let first = status.tag as u32;
            let n = status.bytes.checked_div(hello.part_bytes).unwrap_or(0);
            let inside = u64::from(first) + n <= u64::from(hello.partitions);
            let (buf, n) = if inside {
                let n = if hello.part_bytes == 0 { hello.partitions } else { n as u32 };
                (spec.buf.range(u64::from(first) * hello.part_bytes, status.bytes), n)
            } else {
                let why = "a run of partitions outside of the send has come";
                self.break_off(crate::err!(Intern, "{why}"));
                (UserBuf::empty(), 0)
            };
            match pml.imrecv(message, &buf, 0) {
                Ok(req) => self.in_flight.push((req, first, n)),
                Err(e) => self.break_off(e),
            }
        }
        self.land_runs(pml);
    }

    fn land_runs(&mut self, pml: &dyn Pml) {
        let mut in_flight = std::mem::take(&mut self.in_flight);
        in_flight.retain(|&(req, first, n)| match pml.test(req) {
            None => true,
            Some(end) => {
                if let Some(e) = end.error {
                    self.error.get_or_insert(e);
                }
                for i in first..first + n {
                    if let Some(word) = self.come.get_mut((i / BITS) as usize) {
                        *word |= 1 << (i % BITS);
                    }
                }
                self.number += n;
                false
            }
        });
        self.in_flight = in_flight;
    }

    /// All receives are complete: ends them.
    fn end(&mut self, pml: &dyn Pml) {
        for req in self.each.drain(..) {
            if let Some(e) = pml.test(req).and_then(|end| end.error) {
                self.error.get_or_insert(e);
            }
        }
    }
}
