//! The run-time of processes (OpenRTE): names, the registry, the exchange of contacts, the contract
//! between a launcher and its ranks, output in whole lines, and the state machines of a job.
//!
//! Nothing here knows a word of MPI beyond the phase in which a process is, and nothing starts a
//! process: that is `hawser-launch`. State machines are pure (`handle_*` in, `poll_*` out).
#![forbid(unsafe_code)]

mod attach;
pub mod control;
pub mod env;
pub mod errmgr;
pub mod generated;
pub mod gpr;
pub mod iof;
pub mod map;
pub mod modex;
pub mod name;
pub mod observe;
pub mod oob;
pub mod params;
pub mod pmi;
pub mod state;
pub mod universe;

pub use attach::{AttachError, Attached, attach, attach_with, mpi_phase, random_job};
