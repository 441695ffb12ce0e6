//! The operating system: the only crate that makes system calls on behalf of the others.

pub mod affinity;
pub mod clock;
pub mod cma;
pub mod datagram;
pub mod futex;
pub mod host;
pub mod library;
pub mod local;
pub mod membarrier;
pub mod pipe;
pub mod pmix;
pub mod poll;
pub mod process;
mod refused;
pub mod segment;
pub mod signals;
pub mod socket;
pub mod storage;
pub mod topology;
