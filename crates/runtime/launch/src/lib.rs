//! Starting jobs: the command line of `mpirun`, allocation (`ras`), placement (`rmaps`), starting
//! processes (`plm`), their input and output, and the head node process that watches them.
//!
//! One host for now: ranks are children of the head node process, and there is no daemon and no
//! socket. Decisions are pure functions and the state machines of `hawser-rte`; only `hnp`,
//! `plm::fork` and `streams` touch the system.
#![forbid(unsafe_code)]

pub mod cli;
pub mod lease;
mod params;
pub mod ras;
pub mod rmaps;

pub use params::{FRAMEWORKS, PARAMS};
