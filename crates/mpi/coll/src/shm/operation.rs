//! Calls in flight: nonblocking and persistent ones whose data fits one exchange of a lane, and
//! longer ones that are a row of exchanges in its long rooms.
//!
//! A call posts when it is started, if the call before it at its lane has ended at this rank and
//! all have begun that one; else it waits for its turn, and progress posts it. It ends when those
//! have posted whose data it needs: who has posted for the last exchange does not have to call MPI
//! again for it.

use std::ops::Range;
use std::sync::Arc;

use hawser_board::contract::{Exchange, Lane, Membership};
use hawser_core::buf::{Ints, TypedBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOp, CollOperation, CollPersistent, VBuf};
use hawser_core::contracts::pml::Needed;
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::exposed::Shared;
use hawser_core::op::Op;
use hawser_core::progress;
use hawser_core::temp::TempBuf;

use super::calls::{HEADER, MOST, STAMP_SHIFT, exchange, mismatch};
use super::lanes::{LaneAccess, LaneQueue, Lanes};
use super::rows::ExchangeRow;
use crate::exec::FirstError;
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

/// A barrier needs nothing of what others have posted, but does not end by posts for other calls.
fn end_barrier(lane: &dyn Lane, stamp: u64) -> Result<()> {
    let (own, mut other) = (stamp | CollOp::Barrier as u64, None);
    lane.read(&mut |rank, room, _| {
        let found = room.first_chunk().map_or(0, |found| u64::from_le_bytes(*found));
        if found >> STAMP_SHIFT != own >> STAMP_SHIFT {
            other = Some((rank, found));
        }
    });
    other.map_or(Ok(()), |(rank, found)| Err(mismatch(own, rank, found)))
}

/// How a call goes at a lane.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// In one exchange of posts of so many bytes, or fewer where blocks differ.
    Short(usize),
    /// In a row of exchanges of what is in the long rooms, of a call with so many bytes.
    Long(u64),
}

/// A call that goes through long rooms.
struct LongCall {
    row: ExchangeRow,
    /// Stands before what each rank posts, and is the same at all.
    header: u64,
    /// Others take part in another call.
    errors: FirstError,
    rooms: Vec<Shared>,
}

impl LongCall {
    /// `None`: it has no such form, or the lane has no long rooms.
    fn of(
        lane: &dyn Lane,
        comm: &Comm,
        call: &CollCall<'_>,
        (bytes, stamp): (u64, u64),
    ) -> Option<LongCall> {
        debug_assert!(bytes < MOST, "no call in flight has {bytes} bytes");
        let part = lane.long_room();
        if part == 0 {
            return None;
        }
        let row = ExchangeRow::of(call, comm.rank(), comm.size(), part)?.in_flight(part);
        let rooms = vec![Shared::EMPTY; comm.size() as usize];
        let (header, errors) = (stamp | bytes << 8 | call.op() as u64, FirstError::default());
        Some(LongCall { row, header, errors, rooms })
    }

    fn post(&mut self, lane: &mut dyn Lane) {
        let (header, row) = (self.header.to_le_bytes(), &self.row);
        lane.post(row.reads().unwrap_or(0..0), &mut |room, long| {
            room[..HEADER].copy_from_slice(&header);
            row.write(long)
        });
    }

    /// Takes what has been posted. True at the end. Where others take part in another call the
    /// exchanges go on, so that nobody waits for this rank.
    fn read(&mut self, lane: &dyn Lane) -> bool {
        let (header, rooms, errors) = (self.header, &mut self.rooms, &mut self.errors);
        lane.read(&mut |rank, room, long| {
            let found = room.first_chunk().map_or(0, |found| u64::from_le_bytes(*found));
            rooms[rank as usize] = if found == header { *long } else { Shared::EMPTY };
            if found != header {
                errors.note(mismatch(header, rank, found));
            }
        });
        self.row.read(&self.rooms);
        self.row.reads().is_none()
    }

    fn end(mut self) -> Result<()> {
        self.errors.take().and_then(|()| self.row.end())
    }
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
    form: Form,
    /// Of a long one, from its first post on.
    long: Option<Box<LongCall>>,
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
        lanes: &Lanes,
        comm: &Comm,
        call: &CollCall<'_>,
        form: Form,
    ) -> Result<Option<LaneOperation>> {
        let Some(call) = Kept::of(call) else { return Ok(None) };
        let (lane_queue, way) = lanes.next(comm, matches!(form, Form::Long(_)))?;
        Ok(Some(LaneOperation::begin(comm, lane_queue, Arc::new(call), form, Some(way))))
    }

    fn begin(
        comm: &Comm,
        lane_queue: Arc<LaneQueue>,
        call: Arc<Kept>,
        form: Form,
        way: Option<LaneAccess>,
    ) -> LaneOperation {
        let turn = lane_queue.queue();
        let (state, long, kept) = (State::Queued, None, None);
        let mut operation = LaneOperation { lane_queue, turn, call, form, long, way, state, kept };
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
                Some(false) => self.send_messages(comm)?,
            }
        }
        if let State::Messages(operation) = &mut self.state {
            return operation.poll(comm).map_or(Ok(false), |end| end.map(|()| true));
        }
        match self.form {
            Form::Short(len) => self.advance_short(comm, len),
            Form::Long(bytes) => self.advance_long(comm, bytes),
        }
    }

    fn send_messages(&mut self, comm: &Comm) -> Result<()> {
        let Some(way) = &self.way else { return Err(no_long()) };
        let operation = self.call.with(|call| way.messages(comm, call))?;
        self.state = State::Messages(operation);
        Ok(())
    }

    /// See [`STAMP_SHIFT`]. The rounds of a persistent call are counted at its lane, nonblocking
    /// calls in the communicator: ranks that do not agree on which lanes a call needs are out of
    /// step at each of them.
    fn stamp(&self) -> u64 {
        self.way.as_ref().map_or(self.turn, LaneAccess::call) << STAMP_SHIFT
    }

    fn advance_short(&mut self, comm: &Comm, len: usize) -> Result<bool> {
        let stamp = self.stamp();
        if let State::Begun(lane) = &mut self.state {
            if !lane.ready()? {
                return Ok(false);
            }
            // The result is that of the reading, which finds the same again.
            let _ = self
                .call
                .with(|call| exchange(&mut Posting(lane.as_mut()), comm, call, (len, stamp)));
            self.has_posted();
        }
        let State::Posted(lane) = &mut self.state else { return Ok(false) };
        if !lane.arrived()? {
            return Ok(false);
        }
        let end = self.call.with(|call| match call {
            CollCall::Barrier => end_barrier(lane.as_ref(), stamp),
            _ => exchange(&mut Reading(lane.as_mut()), comm, call, (len, stamp)),
        });
        end.map(|()| true)
    }

    fn advance_long(&mut self, comm: &Comm, bytes: u64) -> Result<bool> {
        let stamp = self.stamp();
        loop {
            match &mut self.state {
                State::Begun(lane) => {
                    if !lane.ready()? {
                        return Ok(false);
                    }
                    let long = match &mut self.long {
                        Some(long) => long,
                        None => {
                            let call =
                                self.call.with(|c| LongCall::of(&**lane, comm, c, (bytes, stamp)));
                            self.long.insert(Box::new(call.ok_or_else(no_long)?))
                        }
                    };
                    long.post(lane.as_mut());
                    self.has_posted();
                }
                State::Posted(lane) => {
                    if !lane.arrived()? {
                        return Ok(false);
                    }
                    let Some(long) = &mut self.long else { return Err(no_long()) };
                    // The wait of this rank has not been in vain.
                    progress::note_step();
                    if long.read(lane.as_ref()) {
                        return self.long.take().map_or(Ok(()), |long| long.end()).map(|()| true);
                    }
                    self.state = match std::mem::replace(&mut self.state, State::Ended(None)) {
                        State::Posted(lane) => State::Begun(lane),
                        other => other,
                    };
                }
                State::Queued | State::Messages(_) | State::Ended(_) => return Ok(false),
            }
        }
    }

    fn has_posted(&mut self) {
        self.state = match std::mem::replace(&mut self.state, State::Ended(None)) {
            State::Begun(lane) => State::Posted(lane),
            other => other,
        };
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
    form: Form,
}

impl Persistent {
    /// `None`: it has no form at lanes.
    pub(super) fn new(
        lane: Box<dyn Lane>,
        call: &CollCall<'_>,
        form: Form,
        membership: &Arc<dyn Membership>,
    ) -> Option<Persistent> {
        let call = Arc::new(Kept::of(call)?);
        let lane_queue = Arc::new(LaneQueue::new(Some(lane), membership));
        Some(Persistent { lane_queue, call, form })
    }
}

impl CollPersistent for Persistent {
    fn start(&mut self, comm: &Comm) -> Result<Box<dyn CollOperation>> {
        let (lane_queue, call) = (self.lane_queue.clone(), self.call.clone());
        Ok(Box::new(LaneOperation::begin(comm, lane_queue, call, self.form, None)))
    }
}
