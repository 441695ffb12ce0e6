//! Calls in flight: nonblocking and persistent ones whose data fits one exchange of a lane.
//!
//! A call posts when it is started, if the call before it at its lane has ended at this rank and
//! all have begun that one; else it waits for its turn, and progress posts it. It ends when those
//! have posted whose data it needs: who has posted does not have to call MPI again for it.

use std::ops::Range;
use std::sync::Arc;

use hawser_board::contract::{Exchange, Lane, Membership};
use hawser_core::buf::{Ints, TypedBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOperation, CollPersistent, VBuf};
use hawser_core::contracts::pml::Needed;
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::exposed::Shared;
use hawser_core::op::Op;
use hawser_core::temp::TempBuf;

use super::calls::exchange;
use super::lanes::{LaneAccess, LaneQueue, Lanes};
use crate::short;

/// A call that borrows nothing. Fields as in [`CollCall`].
pub(super) enum Kept {
    Plain(CollCall<'static>),
    Allgatherv { send: Option<TypedBuf>, base: TypedBuf, counts: Box<[i64]>, displs: Box<[i64]> },
    ReduceScatter { send: Option<TypedBuf>, recv: TypedBuf, counts: Box<[i64]>, op: Op },
}

impl Kept {
    /// `None` for a call that has no form at lanes.
    fn of(call: &CollCall<'_>) -> Option<Kept> {
        let list = |ints: &Ints<'_>| ints.iter().collect();
        Some(Kept::Plain(match call.clone() {
            CollCall::Barrier => CollCall::Barrier,
            CollCall::Bcast { buf, root } => CollCall::Bcast { buf, root },
            CollCall::Gather { send, recv, root } => CollCall::Gather { send, recv, root },
            CollCall::Scatter { send, recv, root } => CollCall::Scatter { send, recv, root },
            CollCall::Allgather { send, recv } => CollCall::Allgather { send, recv },
            CollCall::Alltoall { send, recv } => CollCall::Alltoall { send, recv },
            CollCall::Reduce { send, recv, op, root } => CollCall::Reduce { send, recv, op, root },
            CollCall::Allreduce { send, recv, op } => CollCall::Allreduce { send, recv, op },
            CollCall::ReduceScatterBlock { send, recv, op } => {
                CollCall::ReduceScatterBlock { send, recv, op }
            }
            CollCall::Scan { send, recv, op } => CollCall::Scan { send, recv, op },
            CollCall::Exscan { send, recv, op } => CollCall::Exscan { send, recv, op },
            CollCall::ReduceScatter { send, recv, counts, op } => {
                return Some(Kept::ReduceScatter { send, recv, counts: list(&counts), op });
            }
            CollCall::Allgatherv { send, recv } => {
                let (counts, displs) = (list(&recv.counts), list(&recv.displs));
                return Some(Kept::Allgatherv { send, base: recv.base, counts, displs });
            }
            _ => return None,
        }))
    }

    /// Has the call read a copy of its send data, if that is short.
    fn keep_short(&mut self, comm: &Comm) -> Option<TempBuf> {
        let (me, ranks) = (comm.rank(), comm.size());
        if let Kept::Plain(call) = self {
            return short::keep(call, me, ranks);
        }
        let (found, kept) = self.with(|call| {
            let mut call = call.clone();
            let kept = short::keep(&mut call, me, ranks);
            (Kept::of(&call), kept)
        });
        if let (Some(found), Some(_)) = (found, &kept) {
            *self = found;
        }
        kept
    }

    /// Runs something with the call.
    fn with<R>(&self, run: impl FnOnce(&CollCall<'_>) -> R) -> R {
        match self {
            Kept::Plain(call) => run(call),
            Kept::Allgatherv { send, base, counts, displs } => {
                let (base, counts, displs) = (base.clone(), Ints::I64(counts), Ints::I64(displs));
                let recv = VBuf { base, counts, displs };
                run(&CollCall::Allgatherv { send: send.clone(), recv })
            }
            Kept::ReduceScatter { send, recv, counts, op } => run(&CollCall::ReduceScatter {
                send: send.clone(),
                recv: recv.clone(),
                counts: Ints::I64(counts),
                op: op.clone(),
            }),
        }
    }
}

/// A lane in the part of a call up to its posting. What the call does after that does nothing, or
/// what it does again when it is run to read.
struct Posting<'a>(&'a mut dyn Lane);

impl Exchange for Posting<'_> {
    fn exchange(
        &mut self,
        of: Range<u32>,
        _bytes: usize,
        write: &mut dyn FnMut(&mut [u8]),
        _read: &mut dyn FnMut(u32, &[u8]),
    ) -> Result<()> {
        self.0.post(of, &mut |room, _| {
            write(room);
            0
        });
        Ok(())
    }

    fn long_room(&self) -> u64 {
        self.0.long_room()
    }

    fn exchange_long(
        &mut self,
        _of: Range<u32>,
        _parts: u64,
        _write: &mut dyn FnMut(&mut [u8], &Shared) -> u64,
        _read: &mut dyn FnMut(u32, &[u8], &Shared),
    ) -> Result<()> {
        Err(no_long())
    }
}

/// A lane in the part of a call from the arrival of what it needs.
struct Reading<'a>(&'a mut dyn Lane);

impl Exchange for Reading<'_> {
    fn exchange(
        &mut self,
        _of: Range<u32>,
        _bytes: usize,
        _write: &mut dyn FnMut(&mut [u8]),
        read: &mut dyn FnMut(u32, &[u8]),
    ) -> Result<()> {
        self.0.read(&mut |rank, room, _| read(rank, room));
        Ok(())
    }

    fn long_room(&self) -> u64 {
        self.0.long_room()
    }

    fn exchange_long(
        &mut self,
        _of: Range<u32>,
        _parts: u64,
        _write: &mut dyn FnMut(&mut [u8], &Shared) -> u64,
        _read: &mut dyn FnMut(u32, &[u8], &Shared),
    ) -> Result<()> {
        Err(no_long())
    }
}

fn no_long() -> Error {
    err!(Intern, "a call in flight does not fit the lane that it was given")
}

/// What a call has come to at this rank.
enum State {
    /// It waits for its turn.
    Queued,
    /// It has the lane, where others may still read what was posted before.
    Begun(Box<dyn Lane>),
    /// It has posted.
    Posted(Box<dyn Lane>),
    /// There is no lane for it.
    Messages(Box<dyn CollOperation>),
    /// It has ended; how, as long as nobody has asked.
    Ended(Option<Result<()>>),
}

/// A call in flight.
pub(super) struct LaneOperation {
    turn: u64,
    call: Arc<Kept>,
    /// Bytes that each rank posts, or less where blocks differ.
    len: usize,
    /// How the lane becomes known, where it may not be yet.
    way: Option<LaneAccess>,
    state: State,
    /// A copy of short send data.
    kept: Option<TempBuf>,
    /// Dropped after the lane, which it outlives.
    lane_queue: Arc<LaneQueue>,
}

impl LaneOperation {
    /// Starts a nonblocking call; all ranks start the same ones in the same order. `None`: it has
    /// no form at lanes.
    ///
    /// # Errors
    /// Those of the messages that tell the lanes.
    pub(super) fn start(
        lanes: &Arc<Lanes>,
        comm: &Comm,
        call: &CollCall<'_>,
        len: usize,
    ) -> Result<Option<LaneOperation>> {
        let Some(call) = Kept::of(call) else { return Ok(None) };
        let (lane_queue, way) = lanes.next(comm)?;
        Ok(Some(LaneOperation::begin(comm, lane_queue, Arc::new(call), len, Some(way))))
    }

    fn begin(
        comm: &Comm,
        lane_queue: Arc<LaneQueue>,
        call: Arc<Kept>,
        len: usize,
        way: Option<LaneAccess>,
    ) -> LaneOperation {
        let turn = lane_queue.queue();
        let (state, kept) = (State::Queued, None);
        let mut operation = LaneOperation { lane_queue, turn, call, len, way, state, kept };
        let end = operation.poll(comm);
        if end.is_some() {
            operation.state = State::Ended(end);
        } else if let State::Queued | State::Begun(_) = operation.state
            && let Some(call) = Arc::get_mut(&mut operation.call)
        {
            operation.kept = call.keep_short(comm);
        }
        operation
    }

    /// Goes on as far as it can. True at the end.
    fn advance(&mut self, comm: &Comm) -> Result<bool> {
        if let State::Queued = self.state {
            let open = match &self.way {
                Some(way) => way.look(comm)?,
                None => Some(true),
            };
            match open {
                None => return Ok(false),
                Some(true) => match self.lane_queue.take(self.turn) {
                    Some(lane) => self.state = State::Begun(lane),
                    None => return Ok(false),
                },
                Some(false) => {
                    let Some(way) = &self.way else { return Err(no_long()) };
                    let operation = self.call.with(|call| way.messages(comm, call))?;
                    self.state = State::Messages(operation);
                }
            }
        }
        if let State::Begun(lane) = &mut self.state {
            if !lane.ready()? {
                return Ok(false);
            }
            // The result is that of the reading, which finds the same again.
            let _ = self.call.with(|c| exchange(&mut Posting(lane.as_mut()), comm, c, self.len));
            self.state = match std::mem::replace(&mut self.state, State::Ended(None)) {
                State::Begun(lane) => State::Posted(lane),
                other => other,
            };
        }
        match &mut self.state {
            State::Posted(lane) => {
                if !lane.arrived()? {
                    return Ok(false);
                }
                let reading = &mut Reading(lane.as_mut());
                self.call.with(|call| exchange(reading, comm, call, self.len)).map(|()| true)
            }
            State::Messages(operation) => {
                operation.poll(comm).map_or(Ok(false), |end| end.map(|()| true))
            }
            State::Queued | State::Begun(_) | State::Ended(_) => Ok(false),
        }
    }
}

impl Drop for LaneOperation {
    fn drop(&mut self) {
        if let (State::Messages(_), Some(kept)) = (&self.state, self.kept.take()) {
            // A message that is given up may still be read there.
            kept.leak();
        }
    }
}

impl CollOperation for LaneOperation {
    fn poll(&mut self, comm: &Comm) -> Option<Result<()>> {
        if let State::Ended(end) = &mut self.state {
            return end.take();
        }
        let end = match self.advance(comm) {
            Ok(false) => return None,
            end => end.map(|_| ()),
        };
        if let State::Begun(lane) | State::Posted(lane) =
            std::mem::replace(&mut self.state, State::Ended(None))
        {
            self.lane_queue.put(lane);
        }
        Some(end)
    }

    fn awaiting(&self) -> Option<Needed> {
        match &self.state {
            State::Begun(lane) | State::Posted(lane) => lane.awaiting(),
            State::Messages(operation) => operation.awaiting(),
            State::Queued => self.way.as_ref()?.awaiting(),
            State::Ended(_) => None,
        }
    }
}

/// A persistent call.
pub(super) struct Persistent {
    lane_queue: Arc<LaneQueue>,
    call: Arc<Kept>,
    len: usize,
}

impl Persistent {
    /// `None`: it has no form at lanes.
    pub(super) fn new(
        lane: Box<dyn Lane>,
        call: &CollCall<'_>,
        len: usize,
        membership: &Arc<dyn Membership>,
    ) -> Option<Persistent> {
        let call = Arc::new(Kept::of(call)?);
        let lane_queue = Arc::new(LaneQueue::new(Some(lane), membership));
        Some(Persistent { lane_queue, call, len })
    }
}

impl CollPersistent for Persistent {
    fn start(&mut self, comm: &Comm) -> Result<Box<dyn CollOperation>> {
        let (lane_queue, call) = (self.lane_queue.clone(), self.call.clone());
        Ok(Box::new(LaneOperation::begin(comm, lane_queue, call, self.len, None)))
    }
}
