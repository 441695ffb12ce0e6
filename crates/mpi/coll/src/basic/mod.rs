//! Component `basic`: every operation, on intra- and intercommunicators, with messages of the
//! point-to-point layer.
//!
//! Promises: it offers everything; state per communicator does not grow with the number of ranks;
//! results of reductions are the same on all ranks.
//! Parameters: `coll_basic_<operation>_algorithm`, `coll_basic_<operation>_radix`.
mod choice;
mod inter;
mod module;
mod neighbor;
mod node_edges;
mod params;
mod plan;
mod sides;
mod table;

pub use choice::Basic;
pub use module::{LANE_TAGS, next_tag, persistent_tag};
pub use params::{Forced, NEIGHBOR_PARAMS, PARAMS};
pub use table::Listed;
