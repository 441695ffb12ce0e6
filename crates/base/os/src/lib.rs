//! The operating system: the only crate that makes system calls on behalf of the others.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `process, signals, pipe, refused` | children, signals as data, what a host forbids |
//! | `affinity, topology, host` | CPUs, what shares what, the kind of machine |
//! | `clock, poll, futex, membarrier` | time, waiting, waking |
//! | `segment, memory, cma` | shared memory without a name; that of this process, of others |
//! | `socket, datagram, local` | sockets; connections that carry descriptors |
//! | `storage` | calls on files |
//! | `library, pmix` | shared objects loaded at run time |
//!
//! # Who may touch what
//!
//! - All `unsafe` for system calls is here; what comes out is safe values and `io::Result`.
//!
//! # Pitfalls
//!
//! - A signal may interrupt every call: who repeats it is said at each function.
//! - Between `fork` and `exec` only async-signal-safe calls are allowed.

pub mod affinity;
pub mod clock;
pub mod cma;
pub mod datagram;
pub mod futex;
pub mod host;
pub mod library;
pub mod local;
pub mod membarrier;
pub mod memory;
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
