//! Component `smp`: collectives in two steps, among the ranks of each node and among one *leader*
//! of each node, so that data crosses the network once per node.
//!
//! A communicator whose ranks lie on several nodes, some of them together, gets two parts: the
//! ranks of a node, and the leaders ([`groups`]). A call becomes a short list of calls on these
//! ([`stages`]), each of which is served by whatever the part has chosen: the shared memory of a
//! node, a network algorithm among leaders, or this component again. In a job over several cells
//! (clusters that only their heads connect) the ranks of a cell are the first groups, and those of
//! its nodes the next, so that data crosses the way between cells once per cell. On one node the
//! parameter `coll_smp_group` makes smaller groups, to any depth.
//!
//! Promises: it offers the operations for which fewer messages between nodes pay; calls that do not
//! fit (an operation that does not commute over ranks that are not in the order of their nodes,
//! long blocks) go to `basic`, and all ranks decide the same. Results of reductions are the same on
//! all ranks. Parameters: `coll_smp_*`.
mod groups;
mod module;
mod params;
mod stages;

pub use module::Smp;
pub(crate) use module::grouped;
pub use params::{Limits, PARAMS};
