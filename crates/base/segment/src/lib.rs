//! What the processes of a job on one node share: the node segment with a slot for each of them,
//! and the one waiting engine. It knows no peer on another node, no connection and no message.

pub mod calibration;
pub mod cma;
pub mod mem;
pub mod node;
mod process;
pub mod wait;

use hawser_mca::ParamSpec;

pub use process::{ProcId, Remote};

/// All parameters of this crate.
pub fn params() -> Vec<&'static ParamSpec> {
    wait::PARAMS.iter().chain(node::PARAMS).collect()
}
