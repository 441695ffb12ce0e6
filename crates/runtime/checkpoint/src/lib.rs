//! Time to save: when a job ends, what its ranks agree on before it does, and snapshots of what
//! they have saved (ADR 41, ADR 42).
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `deadline` | when the job ends: what the batch system and the launcher say |
//! | `moment` | what ranks agree on in one call: save now, stop, seconds left |
//! | `crs` | framework of what saves one process: its contract; component `self` |
//! | `criu` | framework `crs`, component `criu`: finding and calling CRIU |
//! | `images` | images of all processes of a job as a set, and what is checked before a restart |
//! | `incoming` | what comes of a set from other hosts, until all of it is here |
//! | `manifest` | the text that makes a directory a snapshot |
//! | `numbers` | numbers of processes in images, which have to be free where these are restored |
//! | `processor` | the instructions of a host's processor, which an image needs again |
//! | `streams` | the standard streams in an image, which the manifest names |
//! | `wishes` | signals and commands of batch systems that ask for snapshots |
//! | `store` | snapshot sets in a directory: begun, sealed, committed, pruned |
//! | `disk` | what is done to the files of sets, which tests record |
//! | `flush` | copies of sets on local disks to the shared directory, while the job runs |
//! | `params` | parameters and frameworks |
//!
//! # Who may touch what
//!
//! - Nothing here knows of MPI: callers bring the reduction that makes an answer the same on all
//!   ranks.
//!
//! # Pitfalls
//!
//! - A directory without a manifest is no snapshot. The manifest is written last.
#![forbid(unsafe_code)]

pub mod criu;
pub mod crs;
pub mod deadline;
pub mod disk;
pub mod flush;
pub mod images;
pub mod incoming;
pub mod manifest;
pub mod moment;
pub mod numbers;
pub mod params;
mod processor;
pub mod store;
mod streams;
pub mod wishes;

pub use params::{FRAMEWORKS, PARAMS};
