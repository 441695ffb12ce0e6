//! Point-to-point messages: routes to peers (`bml` r2), matching, and the message protocols
//! (`pml` ob1). No system call and no clock: time and I/O come from the ground floor.
#![forbid(unsafe_code)]

mod bml;
pub mod matching;
pub mod ob1;

use hawser_mca::ParamSpec;

pub use bml::{NoRoute, Unusable};
pub use ob1::{
    BSEND_OVERHEAD, FRAMEWORK, Ob1, OpenError, P2pConfig, PARAMS, PeerKind, Protocol, ProtocolRow,
    ProtocolTable, TableError, Tally, fuzz_headers, fuzz_placement, protocol_tables,
};

/// All parameters of this crate, those that follow from its framework included.
pub fn params() -> Vec<&'static ParamSpec> {
    PARAMS.iter().chain(FRAMEWORK.params()).collect()
}
