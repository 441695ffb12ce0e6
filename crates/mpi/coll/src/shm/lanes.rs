//! The lanes of a communicator for its calls in flight: how its ranks get them, and whose turn it
//! is at each.
//!
//! Nonblocking calls use [`COUNT`] lanes in turn. Rank 0 claims them at the first such call, and
//! tells the others by a message, for which nobody waits but the calls themselves. A persistent
//! call has a lane of its own, since ranks may start different persistent calls in different orders
//! (MPI-5.0 section 6.13), and keeps it until it is freed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hawser_core::comm::Comm;
use hawser_core::contracts::board::{Boards, Lane, Ticket};
use hawser_core::contracts::coll::{CollCall, CollFlight};
use hawser_core::contracts::pml::Needed;
use hawser_core::error::Result;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

use crate::algorithms::bcast::linear::Linear;
use crate::arena::{Plan, Side};
use crate::basic::{Basic, next_tag};
use crate::exec::flight;
use crate::schedule::Place;

use super::ticket;

/// Lanes of a communicator for its nonblocking calls.
const COUNT: usize = 8;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // No invariant spans two statements under these locks.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A lane, and whose turn it is there.
pub(super) struct Berth(Mutex<Turns>);

struct Turns {
    /// `None` while a call has it, and before it is known.
    lane: Option<Box<dyn Lane>>,
    /// Calls of this rank that have begun here, and that have ended.
    begun: u64,
    ended: u64,
}

impl Berth {
    pub(super) fn new(lane: Option<Box<dyn Lane>>) -> Berth {
        Berth(Mutex::new(Turns { lane, begun: 0, ended: 0 }))
    }

    /// The turn of a call that begins.
    pub(super) fn queue(&self) -> u64 {
        let mut turns = lock(&self.0);
        turns.begun += 1;
        turns.begun - 1
    }

    /// The lane, when this turn has come.
    pub(super) fn take(&self, turn: u64) -> Option<Box<dyn Lane>> {
        let mut turns = lock(&self.0);
        if turns.ended == turn { turns.lane.take() } else { None }
    }

    /// The call whose turn it was has ended.
    pub(super) fn put(&self, lane: Box<dyn Lane>) {
        let mut turns = lock(&self.0);
        turns.lane = Some(lane);
        turns.ended += 1;
    }
}

/// The lanes of a communicator for its nonblocking calls.
pub(super) struct Lanes {
    /// For what there is no lane for.
    basic: Arc<Basic>,
    boards: &'static dyn Boards,
    berths: [Arc<Berth>; COUNT],
    state: Mutex<State>,
}

struct State {
    /// Calls that have been started.
    started: usize,
    access: Access,
    /// What tells the lanes, under way from rank 0.
    telling: Option<Telling>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    /// No call has needed them.
    Unclaimed,
    /// Rank 0 has not told them yet.
    Coming,
    Open,
    /// There were none left.
    Closed,
}

/// What a call at a lane that may not be known yet needs.
pub(super) struct Way {
    lanes: Arc<Lanes>,
    /// For its messages, should there be no lane.
    tag: u32,
}

impl Way {
    /// True when the lanes are known, false when there are none.
    ///
    /// # Errors
    /// Those of the message that tells it.
    pub(super) fn look(&self, comm: &Comm) -> Result<Option<bool>> {
        self.lanes.look(comm)
    }

    /// The call by messages.
    pub(super) fn messages(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollFlight>> {
        self.lanes.basic.start_tagged(comm, self.tag, call)
    }

    pub(super) fn awaiting(&self) -> Option<Needed> {
        lock(&self.lanes.state).telling.as_ref()?.message.awaiting()
    }
}

impl Lanes {
    pub(super) fn new(basic: Arc<Basic>, boards: &'static dyn Boards) -> Lanes {
        let berths = std::array::from_fn(|_| Arc::new(Berth::new(None)));
        let state = State { started: 0, access: Access::Unclaimed, telling: None };
        Lanes { basic, boards, berths, state: Mutex::new(state) }
    }

    /// Where the next call goes. All ranks ask in the same order.
    ///
    /// # Errors
    /// Those of the message that tells the lanes.
    pub(super) fn next(self: &Arc<Lanes>, comm: &Comm) -> Result<(Arc<Berth>, Way)> {
        let mut state = lock(&self.state);
        if state.access == Access::Unclaimed {
            self.claim(comm, &mut state)?;
        }
        // All ranks take one, though some know already that it is not needed.
        let tag = next_tag(comm);
        let berth = self.berths[state.started % COUNT].clone();
        state.started += 1;
        Ok((berth, Way { lanes: self.clone(), tag }))
    }

    /// Rank 0 claims the lanes; it sends, and the others await, the message that tells them.
    fn claim(&self, comm: &Comm, state: &mut State) -> Result<()> {
        let tag = next_tag(comm);
        let mut tickets = Vec::new();
        if comm.rank() == 0 {
            tickets = self.claim_all(comm.size());
        }
        let telling = Telling::start(comm, tag, &tickets)?;
        state.access = match comm.rank() {
            0 => self.open(comm, &tickets),
            _ => Access::Coming,
        };
        state.telling = Some(telling);
        Ok(())
    }

    /// All or none.
    fn claim_all(&self, ranks: u32) -> Vec<Ticket> {
        let claimed: Vec<_> =
            (0..COUNT).map_while(|_| self.boards.claim_lane(ranks, false)).collect();
        if claimed.len() == COUNT {
            return claimed;
        }
        claimed.into_iter().for_each(|ticket| self.boards.return_lane(ticket));
        Vec::new()
    }

    fn open(&self, comm: &Comm, tickets: &[Ticket]) -> Access {
        let join = |ticket: &Ticket| self.boards.join_lane(comm, *ticket);
        let joined: Option<Vec<_>> = tickets.iter().map(join).collect();
        match joined {
            Some(joined) if joined.len() == COUNT => {
                for (berth, lane) in self.berths.iter().zip(joined) {
                    lock(&berth.0).lane = Some(lane);
                }
                Access::Open
            }
            _ => Access::Closed,
        }
    }

    fn look(&self, comm: &Comm) -> Result<Option<bool>> {
        let mut state = lock(&self.state);
        if let Some(telling) = &mut state.telling
            && let Some(end) = telling.message.poll(comm)
        {
            let told = state.telling.take().map(Telling::told).unwrap_or_default();
            end?;
            if state.access == Access::Coming {
                state.access = self.open(comm, &ticket::decode_all(&told));
            }
        }
        Ok(match state.access {
            Access::Unclaimed | Access::Coming => None,
            Access::Open => Some(true),
            Access::Closed => Some(false),
        })
    }
}

/// The message that tells the lanes, from rank 0 to each other rank: nobody has to pass it on.
struct Telling {
    message: flight::Flight,
    /// `None` when it was taken out.
    bytes: Option<TempBuf>,
}

impl Telling {
    fn start(comm: &Comm, tag: u32, tickets: &[Ticket]) -> Result<Telling> {
        let (len, unit) = ((COUNT * ticket::BYTES) as u64, Datatype::scalar(Scalar::Byte));
        let bytes = TempBuf::new(len, &unit)?;
        if comm.rank() == 0 {
            bytes.typed().unpack_from(&ticket::encode_all(tickets, COUNT));
        }
        let place = Place { size: comm.size(), rank: comm.rank() };
        let algorithm = Linear::new(place, 0, len).into();
        let (send, recv) = (Side::None, Side::Flat(bytes.typed().clone()));
        let plan = Plan { algorithm, send, recv, unit, op: None };
        let message = flight::Flight::start(comm, tag, plan)?;
        Ok(Telling { message, bytes: Some(bytes) })
    }

    /// What it says, when it has come.
    fn told(mut self) -> Vec<u8> {
        self.bytes.take().map(|bytes| bytes.typed().pack_all()).unwrap_or_default()
    }
}

impl Drop for Telling {
    fn drop(&mut self) {
        if let Some(bytes) = self.bytes.take() {
            // It may still be under way from or into it.
            bytes.leak();
        }
    }
}
