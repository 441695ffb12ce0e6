//! What the processes of a job on one node share: the node segment with a slot for each of them,
//! and the one waiting engine. It knows no peer on another node, no connection and no message.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `node` | the node segment: layout, slots, rings, networks |
//! | `node/places` | places that groups of processes use in turn: boards, lanes, agreements |
//! | `node/news` | what the maker tells all: losses, holds, bulletins of the layers above |
//! | `node/slot` | one rank: contact, wait word, what it and the layers above say |
//! | `node/observed` | a page per channel that observers read: words of the layers above, holds |
//! | `node/pages` | reading by observers, what is counted by network |
//! | `node/met` | segments of processes of several jobs, wait domains of other jobs |
//! | `node/ranges` | memory of ranks for others, in the same file |
//! | `node/wake` | waking a process that sleeps |
//! | `block` | memory of any length for processes of several jobs |
//! | `outside` | what a process gives up when it is interrupted |
//! | `wait` | the one waiting engine, and event sources |
//! | `cma` | reads and writes of memory of another process of the node, by the kernel |
//! | `mem` | user memory as an address with a promise |
//! | `process` | how a process is called inside this one |
//! | `calibration` | of what kind the host is, what is known of its processors |
//!
//! # Who may touch what
//!
//! - Whoever starts the ranks of a node creates the segment; every process maps it once and never
//!   unmaps it; those of meetings of jobs are unmapped by the module that alone refers to them. A
//!   word has one writer, or is atomic with a `SYNC` label at both ends.
//!
//! # Pitfalls
//!
//! - The layout is read by processes of the same build only: change it, and `VERSION` and
//!   `docs/formats/sm-segment.md` change with it. It may depend on no pointer size or byte order.
//! - A page exists from the first touch on: a loop over all slots costs memory on every rank.
//! - Publish first, then look whether the receiver sleeps; a waiter marks itself first, then looks
//!   once more. The other order loses wake-ups.

pub mod block;
pub mod calibration;
pub mod cma;
pub mod mem;
pub mod node;
pub mod outside;
mod process;
pub mod wait;

use hawser_mca::ParamSpec;

pub use process::{ProcId, Remote};

/// All parameters of this crate.
pub fn params() -> Vec<&'static ParamSpec> {
    wait::PARAMS.iter().chain(node::PARAMS).collect()
}
