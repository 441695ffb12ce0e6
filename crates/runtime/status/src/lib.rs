//! What the rank of a job says of itself while MPI is used: the call that it is in, whom it waits
//! for, what it has counted. It is written by the layers of MPI in the rank and read by launcher
//! and tools, in words of the node segment that the segment knows nothing of. And what the launcher
//! tells the ranks there: which communicators are revoked.
//!
//! # Map
//!
//! | module | holds |
//! |---|---|
//! | `call` | the present call and whom it waits for, in the words of the rank's slot |
//! | `counts` | messages by size and by kind, in the page of each channel |
//! | `note` | the particulars of a long wait, in the page of channel 0 |
//! | `users` | which threads of this process use MPI, and how they get out of the way |
//! | `windows` | waits at windows and files, and their names, in the page of channel 0 |
//! | `revoked` | which communicators are revoked, in bulletins of the launcher |
//! | `pages` | all of it for all ranks of a node, as observers read it |
//!
//! Each module is a trait on what the segment gives
//! ([`PeerSlot`](hawser_segment::node::PeerSlot), [`ObservedPage`], [`NodeSegment`]): import it
//! where it is written or read. The byte table is `docs/formats/rank-status.md`.
//!
//! # Who may touch what
//!
//! - The launcher writes bulletins, all else the rank; in a page whoever holds the engine of its
//!   channel. So to count is a plain addition to memory.
//! - Whoever makes a segment for ranks says [`VERSION`] there (`NodeSegment::set_format`), and who
//!   attaches compares it ([`check`]).
//!
//! # Pitfalls
//!
//! - Another place or meaning of a word is another [`VERSION`].
//! - Readers see each word whole, and several of slightly different times: what they make of it is
//!   for people, and nothing in a rank may depend on it.
//! - A page comes to be when it is looked at: look only at those of ranks that have begun.

#![forbid(unsafe_code)]

mod call;
mod counts;
mod note;
mod pages;
mod revoked;
mod users;
mod windows;

use hawser_lockfree::sync::{AtomicU64, Ordering};
use hawser_segment::node::{AttachError, FLAGS_ABOVE, NodeSegment, ObservedPage, PAGE_WORDS};

pub use call::{Awaited, CALL_MAX, CallStatus, StatusPage, WaitKind};
pub use counts::{CLASSES, ClassCounters, Count, Counters, Counting, class_of, class_range};
pub use note::{KeptMessages, OtherProc, WaitNote};
pub use pages::{Observe, SlotPage, Tell};
pub use revoked::Revoked;
pub use users::{
    Away, InTheWay, ask, counted, enter_library_thread, in_the_way, is_asked, nap, note_call,
    note_end, noted_call, outside_of_call, take_away, take_back, threads_without_calls,
};
pub use windows::{
    FILES_MAX, NAME_BYTES, NAMES_MAX, QUEUE_MAX, Queued, WindowNote, WindowView, WindowWait,
};

/// Version of the words: it changes with every change of `docs/formats/rank-status.md`.
pub const VERSION: u32 = 1;

/// Makes sure that the words of a segment are of this version.
///
/// # Errors
/// [`AttachError::Version`].
pub fn check(node: &NodeSegment) -> Result<(), AttachError> {
    match node.format() {
        VERSION => Ok(()),
        found => Err(AttachError::Version { found, known: VERSION }),
    }
}

/// Ranks that a wait for any one of several requests names.
pub const CHOICES_MAX: usize = 16;

/// The rank has initialized the world model.
const FLAG_WORLD: u32 = 1 << FLAGS_ABOVE;

/// Parts of the words of a page: where each begins.
const NOTE: usize = 0;
const COUNTS: usize = 16;
const SIZES: usize = 32;
const WINDOWS: usize = SIZES + 4 * CLASSES;

const _: () = {
    assert!(note::WORDS <= COUNTS - NOTE && counts::KINDS <= SIZES - COUNTS);
    assert!(WINDOWS == 288 && WINDOWS + windows::WORDS <= PAGE_WORDS);
};

/// Some words of a page.
#[inline(always)]
fn part<const N: usize>(page: &ObservedPage, at: usize) -> &[AtomicU64; N] {
    page.words()[at..].first_chunk().expect("asserted above")
}

#[inline(always)]
fn get(word: &AtomicU64) -> u64 {
    word.load(Ordering::Relaxed)
}

#[inline(always)]
fn set(word: &AtomicU64, value: u64) {
    word.store(value, Ordering::Relaxed);
}

/// Two numbers as one word.
#[inline(always)]
fn pair(low: u32, high: u32) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// The two numbers in a word.
#[inline(always)]
fn both(word: u64) -> (u32, u32) {
    (word as u32, (word >> 32) as u32)
}
