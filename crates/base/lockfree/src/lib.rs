//! What several processes or threads touch at once: rings in shared memory, the lock that costs
//! nothing while there is one thread, the map of what many threads make ready, adverts of receives,
//! generations of slots, descriptors of joint copies, who sleeps, boards where groups post and
//! read, the words and elements of one-sided memory, buffers for parts of files, the copies that
//! fill them, and intervals of files. All atomics come from [`sync`]. And the floating-point
//! environment, which the library shares with the program.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `sync` | all atomics, so that loom can replace them |
//! | `ring, generation, sleepers` | rings of lines, slots that are used again, who sleeps |
//! | `board, advert, copy_descriptor` | posts of groups, adverts of receives, joint copies |
//! | `lease` | who has a board, and when it is free again |
//! | `accord` | agreements of processes of which some may die |
//! | `control, elements, element, attached` | control blocks and elements of one-sided memory |
//! | `serial, ready` | a lock that costs nothing with one thread; marks of many threads |
//! | `gate` | whether a thread is inside, for one that keeps all of them out |
//! | `file_buffer, notes` | buffers through which ranks write a file together; what one is told |
//! | `intervals` | who uses which bytes of a file in atomic mode |
//! | `copy, float` | copies; the floating-point environment |
//!
//! # Who may touch what
//!
//! - A type here says who may call what: one producer, one consumer, any process. Its tests run
//!   under loom.
//!
//! # Pitfalls
//!
//! - Zeroed memory is a valid initial state of all that lies in the segment.
//! - Another process may have died between any two steps, or write garbage: no step may wait for it
//!   or trust it.

pub mod accord;
pub mod advert;
pub mod attached;
pub mod board;
pub mod control;
pub mod copy;
pub mod copy_descriptor;
pub mod element;
pub mod elements;
pub mod file_buffer;
pub mod float;
pub mod gate;
pub mod generation;
pub mod intervals;
pub mod lease;
pub mod notes;
pub mod ready;
pub mod ring;
pub mod serial;
pub mod sleepers;
pub mod sync;

pub use ready::{Collected, ReadyMap};
pub use serial::{Serial, SerialGuard};
