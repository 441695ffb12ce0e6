//! The component on one communicator.

use std::sync::{Arc, Mutex, PoisonError};

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::board::{Board, Boards, Ticket};
use hawser_core::contracts::coll::{
    CollCall, CollFlight, CollModule, CollOp, CollPersistent, Root,
};
use hawser_core::error::Result;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

use crate::basic::Basic;

use super::calls::{HEADER, exchange};
use super::long;

/// The way of a communicator to its board, which is taken when it is needed first.
pub struct Desk {
    /// For the message that tells which board it is.
    basic: Arc<Basic>,
    boards: &'static dyn Boards,
    /// Calls of one communicator come one after the other; the lock only says so to the compiler.
    seat: Mutex<Seating>,
}

enum Seating {
    /// No call has needed it.
    Unclaimed,
    /// All boards were taken when the first call needed one.
    Standing,
    Seated(Box<dyn Board>),
}

impl Desk {
    /// `None` when the ranks cannot share a board.
    pub fn new(comm: &Comm, basic: Arc<Basic>) -> Option<Desk> {
        let boards = comm.pml().boards().filter(|b| comm.size() <= b.most())?;
        let fits = basic.on_one_node() && comm.size() > 1;
        fits.then(|| Desk { basic, boards, seat: Mutex::new(Seating::Unclaimed) })
    }

    /// Most bytes that a rank can post in one exchange.
    pub fn room(&self) -> u64 {
        self.boards.room() as u64
    }

    /// Bytes of a rank's long room at a board that has a slab.
    pub(super) fn long_room(&self) -> u64 {
        self.boards.long_room()
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
        let mut seat = self.seat.lock().unwrap_or_else(PoisonError::into_inner);
        if let Seating::Unclaimed = *seat {
            *seat = self.take_place(comm)?;
        }
        match &mut *seat {
            Seating::Seated(board) => exchange(board.as_mut()).map(Some),
            _ => Ok(None),
        }
    }

    /// Rank 0 claims a board and tells the others.
    fn take_place(&self, comm: &Comm) -> Result<Seating> {
        let told = TempBuf::new(TICKET as u64, &Datatype::scalar(Scalar::Byte))?;
        if comm.rank() == 0 {
            told.typed().unpack_from(&encode(self.boards.claim(comm.size())));
        }
        let call = CollCall::Bcast { buf: told.typed().clone(), root: Root::Rank(0) };
        self.basic.run(comm, &call)?;
        let ticket = decode(&told.typed().pack_all());
        let board = ticket.and_then(|ticket| self.boards.join(comm, ticket));
        Ok(board.map_or(Seating::Standing, Seating::Seated))
    }
}

/// The component on one communicator.
pub struct Shm {
    /// For what does not fit.
    basic: Arc<Basic>,
    desk: Desk,
}

impl Shm {
    /// Pairs the component with a communicator whose other calls `basic` runs; `None` when they
    /// cannot share a board.
    pub fn new(comm: &Comm, basic: Arc<Basic>) -> Option<Shm> {
        Some(Shm { desk: Desk::new(comm, basic.clone())?, basic })
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
                counts.iter().map(|n| n.max(0) as u64).sum::<u64>() * recv.dtype.size()
            }
            CollCall::Allgatherv { recv, .. } => {
                let longest = recv.counts.iter().max().unwrap_or(0).max(0) as u64;
                longest * recv.base.dtype.size()
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

/// True where the root of short broadcasts to many ranks that share CPUs runs further ahead by
/// messages than a board has slots: each rank is then scheduled less than once per call.
pub(crate) fn runs_far_ahead(op: CollOp, ranks: u32, bytes: u64, crowded: bool) -> bool {
    op == CollOp::Bcast && crowded && ranks > 8 && bytes <= 512
}

/// The operations that have a form at boards.
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

/// Bytes of a ticket for the other ranks: board (0xffffffff: none) and base, little endian.
const TICKET: usize = 12;

fn encode(ticket: Option<Ticket>) -> [u8; TICKET] {
    let Ticket { number, base } = ticket.unwrap_or(Ticket { number: u32::MAX, base: 0 });
    let mut bytes = [0; TICKET];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    bytes[4..].copy_from_slice(&base.to_le_bytes());
    bytes
}

fn decode(bytes: &[u8]) -> Option<Ticket> {
    let (number, base) = bytes.split_first_chunk()?;
    let number = u32::from_le_bytes(*number);
    let base = u64::from_le_bytes(base.try_into().ok()?);
    (number != u32::MAX).then_some(Ticket { number, base })
}

impl CollModule for Shm {
    fn name(&self) -> &'static str {
        "shm"
    }

    fn offers(&self, op: CollOp) -> bool {
        OFFERED.contains(&op) && !self.basic.is_forced(op)
    }

    fn run(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()> {
        let bytes = self.bytes(call, comm.size());
        let ahead = runs_far_ahead(call.op(), comm.size(), bytes, self.basic.is_crowded());
        if ahead || self.basic.is_listed(call) {
            return self.basic.run(comm, call);
        }
        let done = match posted(call.op(), comm.size(), bytes, self.desk.room()) {
            Some(len) => self.desk.with(comm, |board| exchange(board, comm, call, len as usize))?,
            None if long::suits(call.op(), comm.size(), bytes, self.desk.long_room()) => {
                self.desk.with(comm, |board| long::run(board, comm, call))?.flatten()
            }
            None => None,
        };
        done.map_or_else(|| self.basic.run(comm, call), Ok)
    }

    fn start(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollFlight>> {
        self.basic.start(comm, call)
    }

    fn init(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        self.basic.init(comm, call)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_survive_and_none_is_none() {
        let ticket = Ticket { number: 5, base: 1 << 40 };
        assert_eq!(decode(&encode(Some(ticket))), Some(ticket));
        assert_eq!(decode(&encode(None)), None);
        assert_eq!(decode(&[1; 5]), None);
    }
}
