//! The component on one communicator.

use std::sync::Arc;

use hawser_board::contract::{Board, Boards, Lane, Membership, Ticket};
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
use super::long::{self, suits_in_flight};
use super::operation::{Form, LaneOperation, Persistent};
use super::rows::unit;
use super::ticket::{self, Wanted};
use super::unlike::{self, BoardRetry, UNLIKE};

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
        let from = (&*self.boards, self.tell);
        let claim = || ticket::found(from, comm, Wanted::Board, claim, give_back);
        let ticket = self.told(comm, claim)?;
        let board = ticket.and_then(|ticket| self.boards.join(comm, ticket));
        Ok(board.map_or(BoardState::Unavailable, BoardState::Joined))
    }

    /// A lane of its own for a persistent call; `None`: there is none left.
    fn take_lane(&self, comm: &Comm, long: bool) -> Result<Option<Box<dyn Lane>>> {
        let (claim, give_back) =
            (|| self.boards.claim_lane(comm, long), |ticket| self.boards.return_lane(ticket));
        // Two ranks with CPUs of their own lose little where there is none.
        let tell = self.tell.filter(|_| !long || self.basic.is_crowded());
        let (from, wanted) = ((&*self.boards, tell), Wanted::Lane { long });
        let claim = || ticket::found(from, comm, wanted, claim, give_back);
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
    lanes: Lanes,
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
        let lanes = Lanes::new(basic.clone(), access.boards.clone(), tell, &access.membership);
        Ok(Shm { basic, access, lanes, patience: BoardRetry::default() })
    }

    /// How a call in flight goes at a lane; `None`: not there.
    fn form(&self, comm: &Comm, call: &CollCall<'_>) -> Option<Form> {
        let (op, ranks, crowded) = (call.op(), comm.size(), self.basic.is_crowded());
        let bytes = self.bytes(call, ranks);
        if self.basic.is_listed(call) || runs_far_ahead(op, ranks, bytes, crowded) {
            return None;
        }
        if let Some(len) = posted(op, ranks, bytes, self.access.room()) {
            return Some(Form::Short(len as usize));
        }
        let part = self.access.long_room();
        let suits = suits_in_flight(op, (ranks, crowded), bytes, part);
        (suits && unit(call, ranks) <= part).then_some(Form::Long(bytes))
    }

    /// Runs a call that does not fit a post; `None`: for `basic`, at all ranks alike.
    // Apart: short calls need no room on the stack for it.
    #[inline(never)]
    fn longer(&self, comm: &Comm, call: &CollCall<'_>, bytes: u64) -> Result<Option<()>> {
        let (op, ranks, crowded) = (call.op(), comm.size(), self.basic.is_crowded());
        let part = self.access.long_room();
        let cpus = self.basic.shared_cpus().filter(|_| !long::is_uneven(call));
        let through_slab = long::suits(op, ranks, bytes, part, cpus);
        let is_given = op == CollOp::Scatter && bytes + HEADER as u64 <= self.access.room();
        if is_given || through_slab {
            let run = |board: &mut dyn Board| match is_given {
                true if HEADER + bytes as usize <= board.gift_room() => {
                    let len = (bytes * u64::from(ranks)) as usize;
                    exchange(board, comm, call, (len, 0)).map(Some)
                }
                _ if through_slab => long::run(board, (comm, crowded), call, bytes),
                _ => Ok(None),
            };
            return Ok(self.access.with(comm, run)?.flatten());
        }
        if UNLIKE.contains(&op) { self.unlike(comm, call) } else { Ok(None) }
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

/// True where the root of short broadcasts to ranks that share CPUs runs further ahead by
/// messages than a lane has slots: each rank is then scheduled less than once per call.
fn runs_far_ahead(op: CollOp, ranks: u32, bytes: u64, crowded: bool) -> bool {
    let most = if ranks > 8 { 512 } else { 128 };
    op == CollOp::Bcast && crowded && ranks > 2 && bytes <= most
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
        let bytes = self.bytes(call, comm.size());
        if self.basic.is_listed(call) {
            return self.basic.run(comm, call);
        }
        let done = match posted(call.op(), comm.size(), bytes, self.access.room()) {
            Some(len) => {
                self.access.with(comm, |board| exchange(board, comm, call, (len as usize, 0)))?
            }
            None => self.longer(comm, call, bytes)?,
        };
        done.map_or_else(|| self.basic.run(comm, call), Ok)
    }

    fn start(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        if let Some(form) = self.form(comm, call)
            && let Some(operation) =
                noted(&self.access.membership, LaneOperation::start(&self.lanes, comm, call, form))?
        {
            return Ok(Box::new(operation));
        }
        self.basic.start(comm, call)
    }

    fn init(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        // Where the library prepares calls, nobody may wait for others.
        if !comm.serves_library()
            && let Some(form) = self.form(comm, call)
            && let long = matches!(form, Form::Long(_))
            && let Some(lane) = noted(&self.access.membership, self.access.take_lane(comm, long))?
            && let Some(persistent) = Persistent::new(lane, call, form, &self.access.membership)
        {
            return Ok(Box::new(persistent));
        }
        self.basic.init(comm, call)
    }
}
