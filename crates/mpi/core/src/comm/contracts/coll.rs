//! Framework `coll`: collective operations on a communicator.
//!
//! # Contract
//!
//! 1. A component is probed once per process and answers with a priority or with a reason why not;
//!    at the creation of a communicator it answers with a module or with a reason why not.
//! 2. The module set of a communicator is chosen per operation ([`CollOp`]): the highest priority
//!    module whose [`CollModule::offers`] is true for it. What it lacks comes from the next, down
//!    to `basic`, which offers everything on intra- and intercommunicators.
//! 3. Arguments were checked by the caller. A module runs a call with messages in
//!    [`Space::Coll`](super::pml::Space) of that communicator only, with tags below [`OWN_TAGS`];
//!    on an intercommunicator also of its [`Comm::local_comm`].
//! 4. All ranks call collectives of one communicator in the same order; a module may rely on it
//!    and may not rely on anything about their timing.
//! 5. With a non-commutative operation the result is evaluated in rank order (MPI-5.0 section
//!    6.9.1).
//! 6. An error of one rank's call is returned there; other ranks may not hang for it longer than
//!    MPI itself makes them. So the other messages of the call are sent all the same. Only a call
//!    that has lost a process ends where it is, since what it would send on is void: everybody
//!    else hears of the loss, too, and the point-to-point layer then ends what waits in
//!    [`Space::Coll`](super::pml::Space) of communicators that contain the process.

use hawser_datatype::Datatype;
use hawser_mca::lifecycle::Why;

use crate::buf::{Ints, TypedBuf, UserBuf};
use crate::comm::Comm;
use crate::contracts::pml::Needed;
use crate::error::Result;
use crate::op::Op;

/// Packed data of a nonblocking call up to this many bytes is read when the call returns, or kept
/// as a copy: programs change it before they wait.
pub const SHORT: u64 = 4096;
/// Tags of [`Space::Coll`](super::pml::Space) from here on belong to the creation of communicators.
pub const OWN_TAGS: u32 = 0x4000_0000;
/// Those of posts at boards whose ranks no longer share memory, the last ones of these.
pub const BOARD_TAGS: u32 = SOME_TAGS - 0x1000;
/// Those from here on are of agreements among some of a communicator's ranks, which do not wait for
/// the others: a lost rank that is none of them does not end them.
pub const SOME_TAGS: u32 = OWN_TAGS + 0x2000_0000;

/// The collective operations of MPI-5.0 chapter 6 and, named `Neighbor*`, of section 8.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum CollOp {
    Barrier,
    Bcast,
    Gather,
    Gatherv,
    Scatter,
    Scatterv,
    Allgather,
    Allgatherv,
    Alltoall,
    Alltoallv,
    Alltoallw,
    Reduce,
    Allreduce,
    ReduceScatterBlock,
    ReduceScatter,
    Scan,
    Exscan,
    NeighborAllgather,
    NeighborAllgatherv,
    NeighborAlltoall,
    NeighborAlltoallv,
    NeighborAlltoallw,
}

impl CollOp {
    /// Every operation, in declaration order.
    pub const ALL: [CollOp; 22] = [
        CollOp::Barrier,
        CollOp::Bcast,
        CollOp::Gather,
        CollOp::Gatherv,
        CollOp::Scatter,
        CollOp::Scatterv,
        CollOp::Allgather,
        CollOp::Allgatherv,
        CollOp::Alltoall,
        CollOp::Alltoallv,
        CollOp::Alltoallw,
        CollOp::Reduce,
        CollOp::Allreduce,
        CollOp::ReduceScatterBlock,
        CollOp::ReduceScatter,
        CollOp::Scan,
        CollOp::Exscan,
        CollOp::NeighborAllgather,
        CollOp::NeighborAllgatherv,
        CollOp::NeighborAlltoall,
        CollOp::NeighborAlltoallv,
        CollOp::NeighborAlltoallw,
    ];
}

/// Root argument of a rooted collective. On intracommunicators always `Rank`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Root {
    /// Intracommunicator: the root. Intercommunicator: root in the remote group.
    Rank(u32),
    /// Intercommunicator: this process is the root (`MPI_ROOT`).
    Me,
    /// Intercommunicator: this process only belongs to the root's group (`MPI_PROC_NULL`).
    Bystander,
}

/// Side of a v-collective: block `r` has `counts[r]` elements at element offset `displs[r]`.
#[derive(Clone, Debug)]
pub struct VBuf<'a> {
    /// Base address and element type; the count in it is not used.
    pub base: TypedBuf,
    /// Elements per rank.
    pub counts: Ints<'a>,
    /// Offsets per rank, in elements.
    pub displs: Ints<'a>,
}

impl VBuf<'_> {
    /// Where the block of a rank begins, and how long it is, in elements.
    #[inline]
    fn place(&self, rank: u32) -> (i64, u64) {
        (self.displs.get(rank as usize), self.counts.get(rank as usize).max(0) as u64)
    }

    /// The block of a rank.
    pub fn block(&self, rank: u32) -> TypedBuf {
        let (at, count) = self.place(rank);
        self.base.block(at, count)
    }

    /// The packing order of it.
    #[inline]
    pub fn elements(&self, rank: u32) -> UserBuf {
        let (at, count) = self.place(rank);
        self.base.elements(at, count)
    }

    /// Bytes of it.
    #[inline]
    pub fn block_len(&self, rank: u32) -> u64 {
        self.place(rank).1.saturating_mul(self.base.dtype.size())
    }
}

/// Side of an alltoallw: block `r` is `types[r]` × `counts[r]` at byte offset `displs[r]`.
#[derive(Clone, Debug)]
pub struct WBuf<'a> {
    /// One buffer per rank, displaced and typed.
    pub blocks: Vec<TypedBuf>,
    /// Ties the blocks to the call.
    pub marker: std::marker::PhantomData<&'a ()>,
}

/// One collective call with its arguments. `None` as a send or receive side means `MPI_IN_PLACE`
/// where the standard allows it; arguments that are not significant at this rank are `None` too.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum CollCall<'a> {
    Barrier,
    Bcast {
        buf: TypedBuf,
        root: Root,
    },
    /// `recv.count` is per rank.
    Gather {
        send: Option<TypedBuf>,
        recv: Option<TypedBuf>,
        root: Root,
    },
    Gatherv {
        send: Option<TypedBuf>,
        recv: Option<VBuf<'a>>,
        root: Root,
    },
    /// `send.count` is per rank.
    Scatter {
        send: Option<TypedBuf>,
        recv: Option<TypedBuf>,
        root: Root,
    },
    Scatterv {
        send: Option<VBuf<'a>>,
        recv: Option<TypedBuf>,
        root: Root,
    },
    Allgather {
        send: Option<TypedBuf>,
        recv: TypedBuf,
    },
    Allgatherv {
        send: Option<TypedBuf>,
        recv: VBuf<'a>,
    },
    Alltoall {
        send: Option<TypedBuf>,
        recv: TypedBuf,
    },
    Alltoallv {
        send: Option<VBuf<'a>>,
        recv: VBuf<'a>,
    },
    Alltoallw {
        send: Option<WBuf<'a>>,
        recv: WBuf<'a>,
    },
    Reduce {
        send: Option<TypedBuf>,
        recv: Option<TypedBuf>,
        op: Op,
        root: Root,
    },
    Allreduce {
        send: Option<TypedBuf>,
        recv: TypedBuf,
        op: Op,
    },
    /// `recv.count` is this rank's block.
    ReduceScatterBlock {
        send: Option<TypedBuf>,
        recv: TypedBuf,
        op: Op,
    },
    ReduceScatter {
        send: Option<TypedBuf>,
        recv: TypedBuf,
        counts: Ints<'a>,
        op: Op,
    },
    Scan {
        send: Option<TypedBuf>,
        recv: TypedBuf,
        op: Op,
    },
    Exscan {
        send: Option<TypedBuf>,
        recv: TypedBuf,
        op: Op,
    },
    /// In neighbourhood collectives blocks are numbered by neighbour; `recv.count` is per block.
    NeighborAllgather {
        send: TypedBuf,
        recv: TypedBuf,
    },
    NeighborAllgatherv {
        send: TypedBuf,
        recv: VBuf<'a>,
    },
    /// Both counts are per block.
    NeighborAlltoall {
        send: TypedBuf,
        recv: TypedBuf,
    },
    NeighborAlltoallv {
        send: VBuf<'a>,
        recv: VBuf<'a>,
    },
    NeighborAlltoallw {
        send: WBuf<'a>,
        recv: WBuf<'a>,
    },
}

impl CollCall<'_> {
    /// The operation of the user that the call runs, and the type of its operands.
    pub fn user_op(&self) -> Option<(&Op, &Datatype)> {
        let (recv, op) = match self {
            CollCall::Reduce { send, recv, op, .. } => (send.as_ref().or(recv.as_ref())?, op),
            CollCall::Allreduce { recv, op, .. }
            | CollCall::ReduceScatterBlock { recv, op, .. }
            | CollCall::ReduceScatter { recv, op, .. }
            | CollCall::Scan { recv, op, .. }
            | CollCall::Exscan { recv, op, .. } => (recv, op),
            _ => return None,
        };
        (!op.is_predefined()).then_some((op, &recv.dtype))
    }

    /// Which operation this is.
    pub fn op(&self) -> CollOp {
        match self {
            CollCall::Barrier => CollOp::Barrier,
            CollCall::Bcast { .. } => CollOp::Bcast,
            CollCall::Gather { .. } => CollOp::Gather,
            CollCall::Gatherv { .. } => CollOp::Gatherv,
            CollCall::Scatter { .. } => CollOp::Scatter,
            CollCall::Scatterv { .. } => CollOp::Scatterv,
            CollCall::Allgather { .. } => CollOp::Allgather,
            CollCall::Allgatherv { .. } => CollOp::Allgatherv,
            CollCall::Alltoall { .. } => CollOp::Alltoall,
            CollCall::Alltoallv { .. } => CollOp::Alltoallv,
            CollCall::Alltoallw { .. } => CollOp::Alltoallw,
            CollCall::Reduce { .. } => CollOp::Reduce,
            CollCall::Allreduce { .. } => CollOp::Allreduce,
            CollCall::ReduceScatterBlock { .. } => CollOp::ReduceScatterBlock,
            CollCall::ReduceScatter { .. } => CollOp::ReduceScatter,
            CollCall::Scan { .. } => CollOp::Scan,
            CollCall::Exscan { .. } => CollOp::Exscan,
            CollCall::NeighborAllgather { .. } => CollOp::NeighborAllgather,
            CollCall::NeighborAllgatherv { .. } => CollOp::NeighborAllgatherv,
            CollCall::NeighborAlltoall { .. } => CollOp::NeighborAlltoall,
            CollCall::NeighborAlltoallv { .. } => CollOp::NeighborAlltoallv,
            CollCall::NeighborAlltoallw { .. } => CollOp::NeighborAlltoallw,
        }
    }
}

/// A collective call in flight (nonblocking, MPI-5.0 section 6.12).
pub trait CollOperation: Send {
    /// Makes progress without blocking. `Some` once, when the call has ended.
    fn poll(&mut self, comm: &Comm) -> Option<Result<()>>;

    /// Something without which the call cannot go on at present, if it is known.
    fn awaiting(&self) -> Option<Needed> {
        None
    }

    /// True when polling it may run the user's operation.
    fn calls_program(&self) -> bool {
        false
    }
}

/// A persistent collective call (MPI-5.0 section 6.13): arguments checked, algorithm chosen.
pub trait CollPersistent: Send {
    /// Starts one round. The one before has ended. Rounds of one call are started in the same
    /// order everywhere; nothing is asked of the order of different calls.
    fn start(&mut self, comm: &Comm) -> Result<Box<dyn CollOperation>>;
}

/// A step of a checkpoint, of which modules are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Interrupt {
    /// A checkpoint is to be taken. No call runs on the communicator, and none starts before one of
    /// the other steps. Afterwards the module keeps nothing that a process with another number, on
    /// another node, could not go on with.
    Prepare = 0,
    /// It was taken, or was not: the process goes on.
    Continue = 1,
    /// The process begins with what was kept: others may be elsewhere.
    Restart = 2,
    /// The process is held. Calls may run, and wait; a channel of the module's own takes nothing
    /// new until [`Interrupt::Continue`].
    Hold = 3,
}

/// What a module answers to [`Interrupt::Hold`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    /// Nothing is under way in its channel.
    Empty,
    /// Something is: it is to be asked again.
    Busy,
}

/// A component paired with a communicator.
pub trait CollModule: Send + Sync {
    /// Component name.
    fn name(&self) -> &'static str;

    /// True when this module implements the operation on its communicator.
    fn offers(&self, op: CollOp) -> bool;

    /// Runs the call to its end.
    fn run(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()>;

    /// Starts the call; memory in the arguments stays valid until the operation has ended, argument
    /// arrays only during this call.
    fn start(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollOperation>>;

    /// Prepares the call for rounds of [`CollPersistent::start`]; all ranks do so in the same
    /// order. Memory in the arguments stays valid until it is dropped, argument arrays only during
    /// this call.
    fn init(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>>;

    /// Whether the process can be held while this module is open: see
    /// [`hawser_mca::lifecycle`]. One whose calls are messages of the point-to-point layer, or that
    /// reads and writes memory of the node, has nothing to hold: its calls wait where they are.
    ///
    /// # Errors
    /// Why not. A module that says nothing of it cannot.
    fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        Err(Why::new("says nothing of holds"))
    }

    /// Plays its part in a hold or a checkpoint; all ranks do so.
    ///
    /// # Errors
    /// It cannot: no checkpoint is taken, or the hold is given up.
    fn interrupt(&self, _comm: &Comm, step: Interrupt) -> Result<Channel> {
        match step {
            Interrupt::Hold | Interrupt::Continue => Ok(Channel::Empty),
            Interrupt::Prepare | Interrupt::Restart => {
                Err(crate::err!(Other, "coll {} keeps no state for a restart", self.name()))
            }
        }
    }
}
