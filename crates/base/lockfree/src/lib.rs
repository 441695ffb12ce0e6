//! What several processes or threads touch at once: rings in shared memory, the lock that costs
//! nothing while there is one thread, the map of what many threads make ready, adverts of receives,
//! generations of slots, descriptors of joint copies, who sleeps, boards for collective operations,
//! the words and elements of one-sided communication, buffers for parts of files, and the copies
//! that fill them. All atomics come from [`sync`]. And the floating-point environment, which the
//! library shares with the program.

pub mod advert;
pub mod attached;
pub mod board;
pub mod copy;
pub mod copy_descriptor;
pub mod element;
pub mod elements;
pub mod file_buffer;
pub mod float;
pub mod generation;
pub mod ready;
pub mod ring;
pub mod serial;
pub mod sleepers;
pub mod sync;
pub mod window;

pub use ready::{Collected, ReadyMap};
pub use serial::{Serial, SerialGuard};
