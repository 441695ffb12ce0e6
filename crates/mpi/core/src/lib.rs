//! The objects of the standard: communicators, groups, requests, operations, attributes, and the
//! contracts that point-to-point and collective components fulfil. No I/O, no clock.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `comm, group, topo` | communicators, members, shapes; how they are made and repaired |
//! | `comm/contracts` | what PML and collective components promise to communicators |
//! | `comm/env` | the process: world, sessions, components chosen |
//! | `request, progress` | requests of all kinds; operations that advance by polling |
//! | `token` | names of messages under way, and what an operation waits for |
//! | `status, error, errhandler` | how calls end |
//! | `buf, temp, exposed` | user memory: the one type by which it enters, scratch, windows |
//! | `op` | reductions: kernels, and atomic changes of memory of others |
//! | `attr, info` | attributes and hints |
//! | `partitioned` | partitioned communication, over the PML |
//! | `holding` | what stands against a hold beside the transports |
//! | `liveness` | who is lost, what is revoked: reported in one place, asked for in one place |
//!
//! # Who may touch what
//!
//! - User memory is touched by `buf`, `temp`, `exposed` and `op` only.
//! - A component implements a contract and depends on this crate; nothing here depends on a
//!   component.
//!
//! # Pitfalls
//!
//! - Whatever waits calls `Pml::wait_or_lost`, with its peers, or a wait that is made of it.
//! - Callbacks of the program run without any lock of the library held.
pub mod attr;
pub mod buf;
pub mod comm;
pub mod errhandler;
pub mod error;
pub mod exposed;
pub mod group;
pub mod holding;
pub mod info;
pub mod liveness;
pub mod op;
pub mod partitioned;
pub mod progress;
pub mod request;
pub mod status;
pub mod temp;
pub mod token;
pub mod topo;

pub use comm::{contracts, env};
