//! What a rank counts of its messages: by size and by kind, in the page of each channel.

use hawser_lockfree::sync::AtomicU64;
use hawser_segment::node::ObservedPage;
use serde::{Deserialize, Serialize};

use super::{COUNTS, SIZES, get, part, set};

/// Number of size classes: class 0 holds the messages without data, class `c` those of
/// `2^(c-1)` to `2^c - 1` bytes.
pub const CLASSES: usize = 64;

/// The size class of a message of `len` bytes.
#[inline(always)]
pub fn class_of(len: usize) -> usize {
    // Exact below 2^63 bytes, which is more than memory has; never out of range.
    63 - (len << 1 | 1).leading_zeros() as usize
}

/// Smallest and largest length, in bytes, of a size class below [`CLASSES`].
pub fn class_range(class: usize) -> (u64, u64) {
    match class {
        0 => (0, 0),
        c => (1 << (c - 1), (1 << c) - 1),
    }
}

/// What is counted beside the messages and bytes of each size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Count {
    /// Messages sent eagerly whose sender waits for the match.
    SentSynchronous = 0,
    /// Messages sent by rendezvous.
    SentRendezvous = 1,
    /// Of these, the ones that the receiver may read from the sender's memory.
    SentReadable = 2,
    /// Messages that arrived eagerly and whose match was confirmed.
    ReceivedSynchronous = 3,
    /// Messages that arrived by rendezvous.
    ReceivedRendezvous = 4,
    /// Of these, the ones that were read from the sender's memory to the end.
    ReceivedGet = 5,
    /// Reads of a sender's memory that were refused, after which the message came in fragments.
    GetRefused = 6,
    /// Messages that arrived before their receive was posted.
    Unexpected = 7,
    /// Messages that wait for their receive now.
    UnexpectedNow = 8,
    /// Most messages that waited for their receives at one time.
    UnexpectedMost = 9,
    /// Bytes kept for messages that wait for their receive now.
    UnexpectedBytesNow = 10,
    /// Most bytes kept at one time.
    UnexpectedBytesMost = 11,
}

/// Kinds for which there is room.
pub(crate) const KINDS: usize = 16;
/// Words of a size class: messages and bytes sent, and received.
const SENT: usize = 0;
const SENT_BYTES: usize = 1;
const RECEIVED: usize = 2;
const RECEIVED_BYTES: usize = 3;
const PER_CLASS: usize = 4;

/// Adds without an atomic operation: there is one writer.
#[inline(always)]
fn add(word: &AtomicU64, n: u64) {
    set(word, get(word).wrapping_add(n));
}

#[inline(always)]
fn count_of(page: &ObservedPage, what: Count) -> &AtomicU64 {
    &page.words()[COUNTS + what as usize]
}

/// The words of a size class, below [`CLASSES`]. With this view of them a compiler sees that there
/// are no others.
#[inline(always)]
fn of_class(page: &ObservedPage, class: usize) -> &[AtomicU64; PER_CLASS] {
    &part::<{ PER_CLASS * CLASSES }>(page, SIZES).as_chunks().0[class]
}

/// Counting in the page of a channel, by whoever holds its engine.
pub trait Counting {
    /// A message of `len` bytes was sent: all of it, or its announcement.
    fn sent(&self, len: usize);

    /// A message of `len` bytes has arrived: all of it, or its announcement.
    fn received(&self, len: usize);

    /// One more of this kind.
    fn count(&self, what: Count);

    /// The number of unexpected messages and their kept bytes after a change.
    fn unexpected_now(&self, messages: u64, bytes: u64);

    /// The numbers as they are now.
    fn read(&self) -> Counters;
}

impl Counting for ObservedPage {
    #[inline(always)]
    fn sent(&self, len: usize) {
        let words = of_class(self, class_of(len));
        add(&words[SENT], 1);
        add(&words[SENT_BYTES], len as u64);
    }

    #[inline(always)]
    fn received(&self, len: usize) {
        let words = of_class(self, class_of(len));
        add(&words[RECEIVED], 1);
        add(&words[RECEIVED_BYTES], len as u64);
    }

    #[inline]
    fn count(&self, what: Count) {
        add(count_of(self, what), 1);
    }

    #[inline]
    fn unexpected_now(&self, messages: u64, bytes: u64) {
        let most = |now: Count, most: Count, value| {
            set(count_of(self, now), value);
            if value > get(count_of(self, most)) {
                set(count_of(self, most), value);
            }
        };
        most(Count::UnexpectedNow, Count::UnexpectedMost, messages);
        most(Count::UnexpectedBytesNow, Count::UnexpectedBytesMost, bytes);
    }

    fn read(&self) -> Counters {
        let kinds: &[_; KINDS] = part(self, COUNTS);
        let class = |words: &[AtomicU64; PER_CLASS]| ClassCounters {
            sent: get(&words[SENT]),
            sent_bytes: get(&words[SENT_BYTES]),
            received: get(&words[RECEIVED]),
            received_bytes: get(&words[RECEIVED_BYTES]),
        };
        Counters {
            counts: std::array::from_fn(|i| get(&kinds[i])),
            classes: std::array::from_fn(|i| class(of_class(self, i))),
        }
    }
}

/// Messages and bytes of one size class, or of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ClassCounters {
    /// Messages sent.
    pub sent: u64,
    /// Their bytes.
    pub sent_bytes: u64,
    /// Messages received.
    pub received: u64,
    /// Their bytes.
    pub received_bytes: u64,
}

/// What a process has counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counters {
    counts: [u64; KINDS],
    /// By size class; see [`class_range`].
    pub classes: [ClassCounters; CLASSES],
}

impl Default for Counters {
    fn default() -> Counters {
        Counters { counts: [0; KINDS], classes: [ClassCounters::default(); CLASSES] }
    }
}

impl Counters {
    /// One of the counts.
    pub fn get(&self, what: Count) -> u64 {
        self.counts[what as usize]
    }

    /// Messages and bytes of all sizes.
    pub fn total(&self) -> ClassCounters {
        let mut sum = ClassCounters::default();
        for c in &self.classes {
            sum.sent = sum.sent.wrapping_add(c.sent);
            sum.sent_bytes = sum.sent_bytes.wrapping_add(c.sent_bytes);
            sum.received = sum.received.wrapping_add(c.received);
            sum.received_bytes = sum.received_bytes.wrapping_add(c.received_bytes);
        }
        sum
    }

    /// Adds the numbers of another channel; greatest numbers add up too, so they are bounds.
    pub fn add(&mut self, other: &Counters) {
        for (a, b) in self.counts.iter_mut().zip(other.counts) {
            *a = a.wrapping_add(b);
        }
        for (a, b) in self.classes.iter_mut().zip(&other.classes) {
            a.sent = a.sent.wrapping_add(b.sent);
            a.sent_bytes = a.sent_bytes.wrapping_add(b.sent_bytes);
            a.received = a.received.wrapping_add(b.received);
            a.received_bytes = a.received_bytes.wrapping_add(b.received_bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_meet_at_powers_of_two() {
        assert_eq!([0, 1, 2, 3, 4, 7, 8].map(class_of), [0, 1, 2, 2, 3, 3, 4]);
        for class in 1..63 {
            let (low, high) = class_range(class);
            assert_eq!((class_of(low as usize), class_of(high as usize)), (class, class));
            assert_eq!(class_range(class - 1).1 + 1, low);
        }
        assert!(class_of(usize::MAX) < CLASSES);
    }

    #[test]
    fn numbers_add_up() {
        let page = ObservedPage::default();
        page.sent(8);
        page.sent(15);
        page.received(0);
        page.count(Count::SentRendezvous);
        page.unexpected_now(3, 70);
        page.unexpected_now(1, 80);
        let mut all = page.read();
        let total = all.total();
        assert_eq!(
            (total.sent, total.sent_bytes, total.received, total.received_bytes),
            (2, 23, 1, 0)
        );
        assert_eq!(all.classes[4].sent, 2);
        assert_eq!(all.get(Count::SentRendezvous), 1);
        assert_eq!((all.get(Count::UnexpectedNow), all.get(Count::UnexpectedMost)), (1, 3));
        assert_eq!(all.get(Count::UnexpectedBytesMost), 80);
        all.add(&page.read());
        assert_eq!(all.total().sent, 4);
    }
}
