//! The component on one communicator.

use std::sync::Arc;

use hawser_board::contract::{Board, Boards, Lane, Membership, SHORT_ROOM, Ticket};
use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{
    CollCall, CollModule, CollOp, CollOperation, CollPersistent, Root,
};
use hawser_core::error::Result;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_lockfree::Serial;
use hawser_mca::lifecycle::Why;

use crate::basic::{Basic, next_tag};
use crate::{Reason, Tell};

use super::calls::{HEADER, exchange};
use super::lanes::Lanes;
use super::operation::{LaneOperation, Persistent};
use super::unlike::{self, BoardRetry, UNLIKE};
use super::{long, ticket};

/// The way of a communicator to its board, which is taken when it is needed first.
pub struct BoardAccess {
    /// For the message that tells which board it is.
    basic: Arc<Basic>,
    boards: Arc<dyn Boards>,
    /// Gets the lines about boards and lanes that have run out.
    tell: Option<Tell>,
    /// Calls of one communicator come one after the other; the lock only says so to the compiler,
    /// and costs nothing in a process of one thread. It is held while a call waits: a program that
    /// makes two at once, which MPI forbids, spins or ends.
    state: Serial<BoardState>,
    /// Whatever has joined something keeps this, too, and drops it last.
    membership: Arc<dyn Membership>,
    /// See [`Boards::room`] and [`Boards::long_room`].
    rooms: (u64, u64),
}

enum BoardState {
    /// No call has needed it.
    Unclaimed,
    /// All boards were taken when the first call needed one. Or it is not known who has been told
    /// of the board: nobody claims another one for the next call.
    Unavailable,
    Joined(Box<dyn Board>),
}

impl BoardAccess {
    /// The access of ranks that can share a board.
    ///
    /// # Errors
    /// Why they cannot.
    pub fn new(
        comm: &Comm,
        basic: Arc<Basic>,
        boards: Option<Arc<dyn Boards>>,
    ) -> std::result::Result<BoardAccess, Reason> {
        let boards = boards.ok_or("messages do not go through the memory of the node")?;
        if comm.size() == 1 {
            return Err("it has one rank".into());
        }
        if !basic.on_one_node() {
            return Err("the ranks are on several nodes".into());
        }
        if comm.size() > boards.most() {
            return Err(format!("it has more than {} ranks", boards.most()).into());
        }
        let state = Serial::new(BoardState::Unclaimed);
        state.set_threaded(boards.are_threaded());
        let membership = Arc::from(boards.membership(comm));
        let rooms = (boards.room() as u64, boards.long_room());
        Ok(BoardAccess { basic, boards, tell: None, state, membership, rooms })
    }

    /// Most bytes that a rank can post in one exchange.
    pub fn room(&self) -> u64 {
        self.rooms.0
    }

    /// Bytes of a rank's long room at a board that has a slab.
    pub(super) fn long_room(&self) -> u64 {
        self.rooms.1
    }

    /// Runs `exchange` at the board; `None`: there is none for this communicator. All ranks call
    /// it in the same order.
    ///
    /// # Errors
    /// Those of the exchange, and of the messages that tell the board.
    pub fn with<R>(
        &self,
        comm: &Comm,
        exchange: impl FnOnce(&mut dyn Board) -> Result<R>,
    ) -> Result<Option<R>> {
        let mut state = self.state.lock();
        if let BoardState::Unclaimed = *state {
            *state = match self.take_place(comm) {
                Ok(taken) => taken,
                Err(error) => {
                    *state = BoardState::Unavailable;
                    self.membership.note();
                    return Err(error);
                }
            };
        }
        match &mut *state {
            BoardState::Joined(board) => exchange(board.as_mut()).map(Some),
            _ => Ok(None),
        }
    }

    fn take_place(&self, comm: &Comm) -> Result<BoardState> {
        let (claim, give_back) =
            (|| self.boards.claim(comm), |ticket| self.boards.return_board(ticket));
        let claim = || ticket::found((&*self.boards, self.tell), comm, "board", claim, give_back);
        let ticket = self.told(comm, claim)?;
        let board = ticket.and_then(|ticket| self.boards.join(comm, ticket));
        Ok(board.map_or(BoardState::Unavailable, BoardState::Joined))
    }

    /// A lane of its own for a persistent call; `None`: there is none left.
    fn take_lane(&self, comm: &Comm) -> Result<Option<Box<dyn Lane>>> {
        let (claim, give_back) =
            (|| self.boards.claim_lane(comm, false), |ticket| self.boards.return_lane(ticket));
        let claim = || ticket::found((&*self.boards, self.tell), comm, "lane", claim, give_back);
        let ticket = self.told(comm, claim)?;
        Ok(ticket.and_then(|ticket| self.boards.join_lane(comm, ticket)))
    }

    /// Rank 0 claims something and tells the others.
    fn told(&self, comm: &Comm, claim: impl FnOnce() -> Option<Ticket>) -> Result<Option<Ticket>> {
        let told = TempBuf::new(ticket::BYTES as u64, &Datatype::scalar(Scalar::Byte))?;
        if comm.rank() == 0 {
            told.typed().unpack_from(&ticket::encode(claim()));
        }
        let call = CollCall::Bcast { buf: told.typed().clone(), root: Root::Rank(0) };
        self.basic.run(comm, &call)?;
        Ok(ticket::decode(&told.typed().pack_all()))
    }
}

/// What a call came to, of which the rank takes note.
fn noted<R>(membership: &Arc<dyn Membership>, result: Result<R>) -> Result<R> {
    result.inspect_err(|_| membership.note())
}

/// The component on one communicator.
pub struct Shm {
    /// For what does not fit.
    basic: Arc<Basic>,
    access: BoardAccess,
    /// For nonblocking calls.
    lanes: Arc<Lanes>,
    /// For exchanges of blocks of unlike lengths.
    patience: BoardRetry,
}

impl Shm {
    /// Pairs the component with a communicator whose other calls `basic` runs, at the boards of the
    /// node; lines about those that have run out go to the last one.
    ///
    /// # Errors
    /// Why its ranks cannot share a board.
    pub fn new(
        comm: &Comm,
        basic: Arc<Basic>,
        (boards, tell): (Option<Arc<dyn Boards>>, Option<Tell>),
    ) -> std::result::Result<Shm, Reason> {
        let access = BoardAccess { tell, ..BoardAccess::new(comm, basic.clone(), boards)? };
        let lanes =
            Arc::new(Lanes::new(basic.clone(), access.boards.clone(), tell, &access.membership));
        Ok(Shm { basic, access, lanes, patience: BoardRetry::default() })
    }

    /// The call, at a board or a lane, is left to `basic`, whatever its length.
    fn leaves(&self, comm: &Comm, call: &CollCall<'_>, bytes: u64, at: At) -> bool {
        runs_far_ahead(call.op(), comm.size(), bytes, self.basic.is_crowded(), at)
            || self.basic.is_listed(call)
    }

    /// Bytes that each rank posts in a call in flight; `None`: not for a lane.
    fn posted(&self, comm: &Comm, call: &CollCall<'_>) -> Option<usize> {
        let bytes = self.bytes(call, comm.size());
        let here = !self.leaves(comm, call, bytes, At::Lane);
        let len = posted(call.op(), comm.size(), bytes, self.access.room());
        len.filter(|_| here).map(|len| len as usize)
    }

    /// Runs a call with blocks of unlike lengths; `None`: for `basic`, at all ranks alike.
    fn unlike(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Option<()>> {
        if !unlike::suits(call, &self.patience) {
            return Ok(None);
        }
        self.access.with(comm, |board| {
            let rest = (next_tag(comm), self.access.room() as usize);
            unlike::run(board, (comm, &self.basic), call, rest, &self.patience)
        })
    }

    /// Bytes of a call's vector or (longest) block; the same at all ranks.
    fn bytes(&self, call: &CollCall<'_>, ranks: u32) -> u64 {
        let own = |a: &Option<TypedBuf>, b: &Option<TypedBuf>| {
            a.as_ref().or(b.as_ref()).map_or(0, TypedBuf::packed_len)
        };
        match call {
            CollCall::Allgather { recv, .. }
            | CollCall::Allreduce { recv, .. }
            | CollCall::Alltoall { recv, .. }
            | CollCall::Scan { recv, .. }
            | CollCall::Exscan { recv, .. }
            | CollCall::Bcast { buf: recv, .. } => recv.packed_len(),
            // The root's count of what it receives is the others' of what they send.
            CollCall::Gather { send, recv, .. } => own(recv, send),
            CollCall::Reduce { send, recv, .. } | CollCall::Scatter { send, recv, .. } => {
                own(send, recv)
            }
            CollCall::ReduceScatterBlock { recv, .. } => {
                recv.packed_len().saturating_mul(u64::from(ranks))
            }
            CollCall::ReduceScatter { recv, counts, .. } => {
                let all = counts.iter().map(|n| n.max(0) as u64);
                all.fold(0, u64::saturating_add).saturating_mul(recv.dtype.size())
            }
            CollCall::Allgatherv { recv, .. } => {
                let longest = recv.counts.iter().max().unwrap_or(0).max(0) as u64;
                longest.saturating_mul(recv.base.dtype.size())
            }
            _ => 0,
        }
    }
}

/// Bytes that each of `ranks` posts on a board with this room in an operation with vectors or
/// (longest) blocks of `bytes`; `None`: not for the board.
pub(crate) fn posted(op: CollOp, ranks: u32, bytes: u64, room: u64) -> Option<u64> {
    let bytes = match op {
        CollOp::Barrier => return Some(0),
        CollOp::Alltoall | CollOp::Scatter => bytes.checked_mul(u64::from(ranks))?,
        _ if OFFERED.contains(&op) => bytes,
        _ => return None,
    };
    // Types without data come in any number, and nobody has to meet for them.
    (bytes > 0 && bytes.saturating_add(HEADER as u64) <= room).then_some(bytes)
}

/// Where posts are made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum At {
    Board,
    Lane,
}

/// True where the root of short broadcasts to many ranks that share CPUs runs further ahead by
/// messages than there are slots for so many bytes: each rank is then scheduled less than once per
/// call.
pub(crate) fn runs_far_ahead(op: CollOp, ranks: u32, bytes: u64, crowded: bool, at: At) -> bool {
    let many_slots = at == At::Board && bytes + HEADER as u64 <= SHORT_ROOM;
    op == CollOp::Bcast && crowded && ranks > 8 && bytes <= 512 && !many_slots
}

/// The operations of which all ranks know the lengths that have a form at boards.
pub(crate) const OFFERED: [CollOp; 13] = [
    CollOp::Barrier,
    CollOp::Bcast,
    CollOp::Gather,
    CollOp::Scatter,
    CollOp::Allgather,
    CollOp::Allgatherv,
    CollOp::Alltoall,
    CollOp::Reduce,
    CollOp::Allreduce,
    CollOp::ReduceScatterBlock,
    CollOp::ReduceScatter,
    CollOp::Scan,
    CollOp::Exscan,
];

impl CollModule for Shm {
    fn name(&self) -> &'static str {
        "shm"
    }

    // Boards and lanes are no transports: who waits there waits for a rank, which may be held.
    fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        Ok(())
    }

    fn offers(&self, op: CollOp) -> bool {
        (OFFERED.contains(&op) || UNLIKE.contains(&op)) && !self.basic.is_forced(op)
    }

    fn run(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()> {
        let (bytes, crowded) = (self.bytes(call, comm.size()), self.basic.is_crowded());
        if self.leaves(comm, call, bytes, At::Board) {
            return self.basic.run(comm, call);
        }
        let through_slab = |part| long::suits(call.op(), comm.size(), bytes, part, crowded);
        let done = match posted(call.op(), comm.size(), bytes, self.access.room()) {
            Some(len) => {
                self.access.with(comm, |board| exchange(board, comm, call, len as usize))?
            }
            None if through_slab(self.access.long_room()) => {
                let run = |board: &mut dyn Board| long::run(board, (comm, crowded), call, bytes);
                self.access.with(comm, run)?.flatten()
            }
            None if UNLIKE.contains(&call.op()) => self.unlike(comm, call)?,
            None => None,
        };
        done.map_or_else(|| self.basic.run(comm, call), Ok)
    }

    fn start(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        if let Some(len) = self.posted(comm, call)
            && let Some(operation) =
                noted(&self.access.membership, LaneOperation::start(&self.lanes, comm, call, len))?
        {
            return Ok(Box::new(operation));
        }
        self.basic.start(comm, call)
    }

    fn init(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        // Where the library prepares calls, nobody may wait for others.
        if !comm.serves_library()
            && let Some(len) = self.posted(comm, call)
            && let Some(lane) = noted(&self.access.membership, self.access.take_lane(comm))?
            && let Some(persistent) = Persistent::new(lane, call, len, &self.access.membership)
        {
            return Ok(Box::new(persistent));
        }
        self.basic.init(comm, call)
    }
}
