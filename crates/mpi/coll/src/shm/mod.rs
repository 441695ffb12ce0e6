//! Component `shm`: operations through a board of the node segment, which the ranks of a
//! communicator on one node share, and its slab for what is longer.
//!
//! Everybody posts what it has, waits until those have whose posts it needs, and takes them: each
//! rank is scheduled once per call where ranks share CPUs, and one line travels per pair where they
//! do not. The root of a broadcast or scatter, the leaves of a gather or reduction, and the first
//! ranks of a scan need nothing of others, and run ahead.
//!
//! Nonblocking and persistent calls that fit one exchange do so at lanes, which are small boards
//! for calls in flight; where ranks share CPUs, longer broadcasts, reductions and allreduces go
//! through the long rooms of lanes, and so do somewhat longer allreduces of two ranks.
//!
//! Promises: it serves communicators whose ranks are on one node, at most 64 of them; what is
//! too long ([`suits`]), or not blocking and has no form at lanes, and operations whose algorithm a
//! parameter of `basic` names, go to `basic`. Results of reductions are the same on all
//! ranks.
//! Parameters: `coll_shm_priority`.
mod calls;
mod lanes;
mod listed;
mod long;
mod module;
mod operation;
mod rows;
mod ticket;
mod unlike;

pub(crate) use long::suits;
pub use module::{BoardAccess, Shm};
pub(crate) use module::{OFFERED, posted};
pub(crate) use unlike::UNLIKE;
