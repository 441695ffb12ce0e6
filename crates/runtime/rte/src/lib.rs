//! The run-time of processes (OpenRTE): names, the registry, the exchange of contacts, the contract
//! between a launcher and its ranks, output in whole lines, and the state machines of a job.
//!
//! Of MPI it knows what ranks tell observers (`hawser-status`), and nothing here starts a process:
//! that is `hawser-launch`. State machines are pure (`handle_*` in, `poll_*` out).
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `env, attach` | the contract between a launcher and its ranks; how a process joins |
//! | `name, map, modex, gpr` | who is where, and what is known of it |
//! | `control` | what master and agents say to each other |
//! | `universe` | what ranks ask of the jobs of their launcher: spawning, ports, values |
//! | `saving` | what a command asks the launcher of a running job: images |
//! | `params, generated` | parameters of the launcher; names of MPI functions |
//! | `name_server` | names between jobs of several hosts: `hawser serve` |
//! | `oob` | the network of the run-time: links, relay, failover |
//! | `standby` | daemons started over a login that is kept |
//! | `state` | pure state machines: job, daemons, roll call |
//! | `errmgr` | what follows on a failure |
//! | `iof` | whole lines of output |
//! | `observe` | who waits for whom: `hawser why` |
//! | `pmi` | launchers and libraries of others |
//! | `wire_error` | why bytes are no message: the error of all decoders |
//!
//! # Who may touch what
//!
//! - State machines see no clock and no socket: `handle_*` takes what has happened, `poll_*` gives
//!   what is to be done.
//!
//! # Pitfalls
//!
//! - Formats are versioned and total: see `docs/formats`.
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
pub mod name_server;
pub mod observe;
pub mod oob;
pub mod params;
pub mod pmi;
pub mod saving;
pub mod standby;
pub mod state;
pub mod universe;
mod wire_error;

pub use attach::{AttachError, Attached, attach, attach_with, mpi_phase, tell_new_home};
pub use name::random_job;
pub use wire_error::WireError;
