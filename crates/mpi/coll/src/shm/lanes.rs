//! The lanes of a communicator for its calls in flight: how its ranks get them, and whose turn it
//! is at each.
//!
//! Nonblocking calls use [`COUNT`] lanes in turn, and those of more than one exchange as many other
//! lanes, which have long rooms: there are few of them on a node. Rank 0 claims a set at the first
//! call that needs it, and tells the others by a message, for which nobody waits but the calls
//! themselves. A persistent call has a lane of its own, since ranks may start different persistent
//! calls in different orders (MPI-5.0 section 6.13), and keeps it until it is freed.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use hawser_board::contract::{Boards, Lane, Membership, Ticket};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOperation};
use hawser_core::contracts::pml::{Needed, Pml, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::error::{ErrClass, Error, Result};
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

use crate::Tell;
use crate::basic::{Basic, LANE_TAGS, next_tag};
use crate::exec::FirstError;

use super::ticket::{self, Wanted};

/// Lanes of a set.
const COUNT: usize = 8;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // No invariant spans two statements under these locks.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A lane, and whose turn it is there.
pub(super) struct LaneQueue(
    Mutex<Turns>,
    #[allow(dead_code, reason = "for its drop")] Arc<dyn Membership>,
);

struct Turns {
    /// `None` while a call has it, and before it is known.
    lane: Option<Box<dyn Lane>>,
    /// Calls of this rank that have begun here, and that have ended.
    begun: u64,
    ended: u64,
}

impl LaneQueue {
    pub(super) fn new(lane: Option<Box<dyn Lane>>, membership: &Arc<dyn Membership>) -> LaneQueue {
        LaneQueue(Mutex::new(Turns { lane, begun: 0, ended: 0 }), membership.clone())
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
    /// For calls of one exchange.
    short: Arc<LaneSet>,
    /// For those of several, made at the first one.
    long: OnceLock<Arc<LaneSet>>,
}

impl Lanes {
    pub(super) fn new(
        basic: Arc<Basic>,
        boards: Arc<dyn Boards>,
        tell: Option<Tell>,
        membership: &Arc<dyn Membership>,
    ) -> Lanes {
        let short = Arc::new(LaneSet::new(basic, boards, tell, (membership, false)));
        Lanes { short, long: OnceLock::new() }
    }

    /// Where the next call goes, which is `long` at all ranks or at none. All ranks ask in the same
    /// order.
    ///
    /// # Errors
    /// Those of the message that tells the lanes.
    pub(super) fn next(&self, comm: &Comm, long: bool) -> Result<(Arc<LaneQueue>, LaneAccess)> {
        let make_long = || {
            let LaneSet { basic, boards, tell, membership, .. } = &*self.short;
            // Two ranks with CPUs of their own lose little where there are none.
            let tell = tell.filter(|_| basic.is_crowded());
            Arc::new(LaneSet::new(basic.clone(), boards.clone(), tell, (membership, true)))
        };
        if long { self.long.get_or_init(make_long).next(comm) } else { self.short.next(comm) }
    }
}

/// Lanes that calls use in turn.
struct LaneSet {
    /// They have long rooms.
    long: bool,
    /// For what there is no lane for.
    basic: Arc<Basic>,
    boards: Arc<dyn Boards>,
    tell: Option<Tell>,
    lane_queues: [Arc<LaneQueue>; COUNT],
    state: Mutex<State>,
    membership: Arc<dyn Membership>,
}

struct State {
    /// Calls that have been started.
    started: usize,
    access: Access,
    /// What tells the lanes, under way from rank 0.
    telling: Option<LaneNotice>,
}

#[derive(PartialEq, Eq)]
enum Access {
    /// No call has needed them.
    Unclaimed,
    /// Rank 0 has not told them yet.
    Coming,
    Open,
    /// There were none left.
    Closed,
    /// The message that tells them has ended with this error: some rank does not know them.
    Failed(ErrClass, String),
}

/// What a call at a lane that may not be known yet needs.
pub(super) struct LaneAccess {
    set: Arc<LaneSet>,
    /// For its messages, should there be no lane.
    tag: u32,
}

impl LaneAccess {
    /// Which of the communicator's calls it is, as all ranks count them, at whichever lanes.
    pub(super) fn call(&self) -> u64 {
        self.tag.into()
    }

    /// True when the lanes are known, false when there are none.
    ///
    /// # Errors
    /// Those of the message that tells it.
    pub(super) fn look(&self, comm: &Comm) -> Result<Option<bool>> {
        self.set.look(comm)
    }

    /// The call by messages.
    pub(super) fn messages(
        &self,
        comm: &Comm,
        call: &CollCall<'_>,
    ) -> Result<Box<dyn CollOperation>> {
        self.set.basic.start_tagged(comm, self.tag, call)
    }

    pub(super) fn awaiting(&self) -> Option<Needed> {
        lock(&self.set.state).telling.as_ref()?.awaiting()
    }
}

impl LaneSet {
    fn new(
        basic: Arc<Basic>,
        boards: Arc<dyn Boards>,
        tell: Option<Tell>,
        (membership, long): (&Arc<dyn Membership>, bool),
    ) -> LaneSet {
        let lane_queues = std::array::from_fn(|_| Arc::new(LaneQueue::new(None, membership)));
        let state = Mutex::new(State { started: 0, access: Access::Unclaimed, telling: None });
        let membership = membership.clone();
        LaneSet { long, basic, boards, tell, lane_queues, state, membership }
    }

    fn next(self: &Arc<LaneSet>, comm: &Comm) -> Result<(Arc<LaneQueue>, LaneAccess)> {
        let mut state = lock(&self.state);
        // All ranks take one, though some know already that it is not needed.
        let tag = next_tag(comm);
        if state.access == Access::Unclaimed {
            self.claim(comm, &mut state)?;
        }
        let lane_queue = self.lane_queues[state.started % COUNT].clone();
        state.started += 1;
        Ok((lane_queue, LaneAccess { set: self.clone(), tag }))
    }

    /// Rank 0 claims the lanes; it sends, and the others await, the message that tells them.
    fn claim(&self, comm: &Comm, state: &mut State) -> Result<()> {
        let mut tickets = Vec::new();
        if comm.rank() == 0 {
            let (from, claim) = ((&*self.boards, self.tell), || self.claim_all(comm));
            let wanted = Wanted::Lane { long: self.long };
            let give_back = |tickets| self.give_back(tickets);
            let claimed = ticket::found(from, comm, wanted, claim, give_back);
            tickets = claimed.unwrap_or_default();
        }
        let started = LaneNotice::start(comm, LANE_TAGS + u32::from(self.long), &tickets);
        if started.is_err() {
            // Nobody was told.
            self.give_back(tickets);
            return started.map(drop);
        }
        let telling = started?;
        state.access = match comm.rank() {
            0 => self.open(comm, &tickets),
            _ => Access::Coming,
        };
        state.telling = Some(telling);
        Ok(())
    }

    /// All or none.
    fn claim_all(&self, comm: &Comm) -> Option<Vec<Ticket>> {
        let claim = |_| self.boards.claim_lane(comm, self.long);
        let claimed: Vec<_> = (0..COUNT).map_while(claim).collect();
        if claimed.len() == COUNT {
            return Some(claimed);
        }
        self.give_back(claimed);
        None
    }

    fn give_back(&self, tickets: Vec<Ticket>) {
        tickets.into_iter().for_each(|ticket| self.boards.return_lane(ticket));
    }

    fn open(&self, comm: &Comm, tickets: &[Ticket]) -> Access {
        let join = |ticket: &Ticket| self.boards.join_lane(comm, *ticket);
        let joined: Option<Vec<_>> = tickets.iter().map(join).collect();
        match joined {
            Some(joined) if joined.len() == COUNT => {
                for (lane_queue, lane) in self.lane_queues.iter().zip(joined) {
                    lock(&lane_queue.0).lane = Some(lane);
                }
                Access::Open
            }
            _ => Access::Closed,
        }
    }

    fn look(&self, comm: &Comm) -> Result<Option<bool>> {
        let mut state = lock(&self.state);
        if let Some(telling) = &mut state.telling
            && let Some(end) = telling.poll()
        {
            let told = state.telling.take().map(LaneNotice::told).unwrap_or_default();
            match end {
                // All calls that have not begun at a lane hear of it, and all that come.
                Err(error) => {
                    if state.access == Access::Coming {
                        self.membership.note();
                    }
                    state.access = Access::Failed(error.class(), error.text().into());
                }
                Ok(()) if state.access == Access::Coming => {
                    state.access = self.open(comm, &ticket::decode_all(&told));
                }
                Ok(()) => {}
            }
        }
        match &state.access {
            Access::Unclaimed | Access::Coming => Ok(None),
            Access::Open => Ok(Some(true)),
            Access::Closed => Ok(Some(false)),
            Access::Failed(class, why) => Err(Error::new(*class, why.as_str())),
        }
    }
}

/// The messages that tell the lanes, one from rank 0 to each other rank: nobody has to pass one on,
/// nor to call MPI again for others to get theirs.
struct LaneNotice {
    pml: &'static dyn Pml,
    /// Those that are under way.
    messages: Vec<PmlReq>,
    /// `None` when it was taken out.
    bytes: Option<TempBuf>,
    errors: FirstError,
}

impl LaneNotice {
    fn start(comm: &Comm, tag: u32, tickets: &[Ticket]) -> Result<LaneNotice> {
        let len = (COUNT * ticket::BYTES) as u64;
        let bytes = TempBuf::new(len, &Datatype::scalar(Scalar::Byte))?;
        let (pml, buf) = (comm.pml(), bytes.typed().message());
        let mut messages = Vec::new();
        let mut errors = FirstError::default();
        let mut begun = |message: Result<PmlReq>| match message {
            Ok(message) => messages.push(message),
            Err(error) => errors.note(error),
        };
        if comm.rank() == 0 {
            bytes.typed().unpack_from(&ticket::encode_all(tickets, COUNT));
            for to in 1..comm.size() {
                begun(pml.isend(comm, Space::Coll, &buf, to, tag, SendMode::Standard));
            }
        } else {
            begun(pml.irecv(comm, Space::Coll, &buf, Source::Rank(0), Tag::Is(tag)));
        }
        Ok(LaneNotice { pml, messages, bytes: Some(bytes), errors })
    }

    /// Whether all have come or left; the first error then.
    fn poll(&mut self) -> Option<Result<()>> {
        let (pml, errors) = (self.pml, &mut self.errors);
        self.messages.retain(|message| match pml.test(*message) {
            Some(end) => {
                end.error.into_iter().for_each(|error| errors.note(error));
                false
            }
            None => true,
        });
        self.messages.is_empty().then(|| self.errors.take())
    }

    fn awaiting(&self) -> Option<Needed> {
        let open = self.messages.iter().find(|message| !self.pml.is_complete(**message));
        open.copied().map(Needed::Message)
    }

    /// What it says, when it has come.
    fn told(mut self) -> Vec<u8> {
        self.bytes.take().map(|bytes| bytes.typed().pack_all()).unwrap_or_default()
    }
}

impl Drop for LaneNotice {
    fn drop(&mut self) {
        if let (None, Some(bytes)) = (self.poll(), self.bytes.take()) {
            // Some are still under way from or into it.
            bytes.leak();
            self.messages.drain(..).for_each(|message| self.pml.free(message));
        }
    }
}
