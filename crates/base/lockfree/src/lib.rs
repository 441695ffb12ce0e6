//! What several processes or threads touch at once: rings in shared memory and the lock that costs
//! nothing while there is one thread, and the copies that fill them. All atomics come from
//! [`sync`].

pub mod copy;
pub mod ring;
pub mod serial;
pub mod sync;

pub use serial::{Serial, SerialGuard};
