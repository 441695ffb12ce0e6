//! Point-to-point messages: routes to peers (`bml` r2), matching, and the message protocols
//! (`pml` ob1). No system call and no clock: time and I/O come from the ground floor.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `bml` | r2: which modules reach a peer, and in which order |
//! | `matching` | posted receives and unexpected messages; pure |
//! | `ob1` | protocols, requests, engines, waiting, losses: the table is in its `mod.rs` |
//!
//! # Who may touch what
//!
//! - An engine (peers, requests, modules) belongs to whoever holds its lock; user code and waits
//!   never run under it.
//! - Modules deliver into `ob1::state` through the sink; the state marks work, and the engine does
//!   it after the pass.
//! - What is reported of lost peers goes to `hawser_core::liveness`; engines only end what waits in
//!   them.
//!
//! # Pitfalls
//!
//! - A message has its turn once (`admit`); whatever takes one out of order breaks matching for all
//!   that follow.
//! - Every wait goes through `waiting::wait_with`, or losses, other channels and `hawser why` do
//!   not see it.
//! - The short path of an eager message is counted in instructions: `tests/run STAGE instructions`.
#![forbid(unsafe_code)]

mod bml;
pub mod matching;
pub mod ob1;

use hawser_mca::ParamSpec;

pub use ob1::{
    BSEND_OVERHEAD, FRAMEWORK, Ob1, P2pConfig, PARAMS, PeerKind, Protocol, ProtocolRow,
    ProtocolTable, Tally, fuzz_headers, fuzz_placement, part, protocol_tables,
};

/// All parameters of this crate, those that follow from its framework included.
pub fn params() -> Vec<&'static ParamSpec> {
    PARAMS.iter().chain(FRAMEWORK.params()).collect()
}
