//! Component `shm`: barrier and short allgather, allreduce and alltoall through a board of the node
//! segment, which the ranks of a communicator on one node share.
//!
//! Everybody posts what it has, waits until all have, and takes what it needs: each rank is
//! scheduled once per call where ranks share CPUs, and one line travels per pair where they do not.
//!
//! Promises: it serves communicators whose ranks are on one node, at most 64 of them; what is
//! longer than the room on the board, what is not blocking, and operations whose algorithm a
//! parameter of `basic` names, go to `basic`. Results of reductions are the same on all ranks.
//! Parameters: `coll_shm_priority`.
mod module;

pub(crate) use module::posted;
pub use module::{Desk, Shm};
