//! What a process tells observers beside its status page: counters of its messages, and the
//! particulars of a long wait. See `docs/formats/sm-segment.md`.
//!
//! A page has one writer at a time: whoever holds the engine that counts in it. So counting is a
//! plain addition to memory; readers in other processes see each number whole, and several numbers
//! of slightly different times.

use hawser_lockfree::sync::{AtomicU32, AtomicU64, Ordering};
use serde::{Deserialize, Serialize};

use super::CHOICES_MAX;
use super::hold::HoldArea;
use super::windows::WindowArea;

/// Most channels (engines of one process) that count for themselves.
pub const CHANNELS_MAX: u32 = 16;

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

const COUNTS: usize = 16;

/// Messages and bytes of one size class.
#[repr(C, align(32))]
#[derive(Debug, Default)]
struct Class {
    sent: AtomicU64,
    sent_bytes: AtomicU64,
    received: AtomicU64,
    received_bytes: AtomicU64,
}

/// Particulars of a long wait; written rarely.
#[repr(C, align(128))]
#[derive(Debug, Default)]
struct NoteArea {
    /// The call word at the time when the rest was told; it says nothing of another call.
    told: AtomicU32,
    held: AtomicU32,
    held_proc: AtomicU32,
    held_tag: AtomicU32,
    held_comm: AtomicU64,
    choices: AtomicU32,
    procs: [AtomicU32; CHOICES_MAX],
    other_rank: AtomicU32,
    other_job: AtomicU64,
}

/// Counters and the note of one channel of one process: a page in the node segment.
#[repr(C, align(4096))]
#[derive(Debug)]
pub struct ObservedPage {
    /// Channels of the process that have a page; in the page of channel 0.
    channels: AtomicU32,
    note: NoteArea,
    counts: [AtomicU64; COUNTS],
    classes: [Class; CLASSES],
    pub(super) windows: WindowArea,
    /// What is said of holds.
    pub hold: HoldArea,
}

const _: () = {
    use std::mem::offset_of;
    assert!(size_of::<ObservedPage>() == 4096, "one page, so that untouched ones cost nothing");
    assert!(offset_of!(ObservedPage, note) == 128 && offset_of!(ObservedPage, counts) == 256);
    assert!(offset_of!(ObservedPage, classes) == 384, "as docs/formats/sm-segment.md says");
    assert!(offset_of!(ObservedPage, windows) == 2432 && offset_of!(ObservedPage, hold) == 3712);
    assert!(offset_of!(NoteArea, held_comm) == 16 && offset_of!(NoteArea, procs) == 28);
    assert!(offset_of!(NoteArea, other_rank) == 92 && offset_of!(NoteArea, other_job) == 96);
};

impl Default for ObservedPage {
    fn default() -> ObservedPage {
        ObservedPage {
            channels: AtomicU32::new(0),
            note: NoteArea::default(),
            counts: Default::default(),
            classes: std::array::from_fn(|_| Class::default()),
            windows: WindowArea::default(),
            hold: HoldArea::default(),
        }
    }
}

/// Adds without an atomic operation: there is one writer.
#[inline(always)]
fn add(cell: &AtomicU64, n: u64) {
    cell.store(cell.load(Ordering::Relaxed).wrapping_add(n), Ordering::Relaxed);
}

impl ObservedPage {
    /// A message of `len` bytes was sent: all of it, or its announcement.
    #[inline(always)]
    pub fn sent(&self, len: usize) {
        let class = &self.classes[class_of(len)];
        add(&class.sent, 1);
        add(&class.sent_bytes, len as u64);
    }

    /// A message of `len` bytes has arrived: all of it, or its announcement.
    #[inline(always)]
    pub fn received(&self, len: usize) {
        let class = &self.classes[class_of(len)];
        add(&class.received, 1);
        add(&class.received_bytes, len as u64);
    }

    /// One more of this kind.
    #[inline]
    pub fn count(&self, what: Count) {
        add(&self.counts[what as usize], 1);
    }

    /// The number of unexpected messages and their kept bytes after a change.
    #[inline]
    pub fn unexpected_now(&self, messages: u64, bytes: u64) {
        let set = |at: Count, value| self.counts[at as usize].store(value, Ordering::Relaxed);
        let most = |now: Count, most: Count, value| {
            set(now, value);
            if value > self.counts[most as usize].load(Ordering::Relaxed) {
                set(most, value);
            }
        };
        most(Count::UnexpectedNow, Count::UnexpectedMost, messages);
        most(Count::UnexpectedBytesNow, Count::UnexpectedBytesMost, bytes);
    }

    /// Says that the process has at least this many channels.
    pub(super) fn set_channels(&self, n: u32) {
        self.channels.fetch_max(n, Ordering::Relaxed);
    }

    /// Channels that have pages.
    pub(super) fn channels(&self) -> u32 {
        self.channels.load(Ordering::Relaxed).min(CHANNELS_MAX)
    }

    /// The numbers as they are now.
    pub fn read(&self) -> Counters {
        let get = |cell: &AtomicU64| cell.load(Ordering::Relaxed);
        let class = |c: &Class| ClassCounters {
            sent: get(&c.sent),
            sent_bytes: get(&c.sent_bytes),
            received: get(&c.received),
            received_bytes: get(&c.received_bytes),
        };
        Counters {
            counts: std::array::from_fn(|i| get(&self.counts[i])),
            classes: std::array::from_fn(|i| class(&self.classes[i])),
        }
    }

    pub(super) fn tell(&self, call: u32, note: &WaitNote) {
        let area = &self.note;
        let set = |cell: &AtomicU32, value: u32| cell.store(value, Ordering::Relaxed);
        let held = note.held.unwrap_or_default();
        set(&area.held, held.messages);
        set(&area.held_proc, held.proc);
        set(&area.held_tag, held.tag);
        area.held_comm.store(held.comm, Ordering::Relaxed);
        set(&area.choices, note.choices.min(CHOICES_MAX as u32));
        area.procs.iter().zip(note.procs).for_each(|(cell, proc)| set(cell, proc));
        let other = note.other.unwrap_or_default();
        set(&area.other_rank, other.rank);
        area.other_job.store(other.job, Ordering::Relaxed);
        // SYNC note.told: pairs with the load in `note`.
        area.told.store(call, Ordering::Release);
    }

    /// The note, if the call with this word has told it.
    pub(super) fn note(&self, call: u32) -> Option<WaitNote> {
        let area = &self.note;
        let get = |cell: &AtomicU32| cell.load(Ordering::Relaxed);
        // SYNC note.told: pairs with the store in `tell`.
        if area.told.load(Ordering::Acquire) != call {
            return None;
        }
        let held = KeptMessages {
            messages: get(&area.held),
            proc: get(&area.held_proc),
            tag: get(&area.held_tag),
            comm: area.held_comm.load(Ordering::Relaxed),
        };
        let job = area.other_job.load(Ordering::Relaxed);
        let other = OtherProc { job, rank: get(&area.other_rank) };
        Some(WaitNote {
            held: (held.messages > 0).then_some(held),
            choices: get(&area.choices).min(CHOICES_MAX as u32),
            procs: std::array::from_fn(|i| get(&area.procs[i])),
            other: (other.job != 0).then_some(other),
        })
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
    counts: [u64; COUNTS],
    /// By size class; see [`class_range`].
    pub classes: [ClassCounters; CLASSES],
}

impl Default for Counters {
    fn default() -> Counters {
        Counters { counts: [0; COUNTS], classes: [ClassCounters::default(); CLASSES] }
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

/// Messages that have arrived and that the present receive does not accept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct KeptMessages {
    /// How many are kept, of those that were looked at.
    pub messages: u32,
    /// Sender of the oldest: its rank in the job's world.
    pub proc: u32,
    /// Tag of the oldest.
    pub tag: u32,
    /// Context id of its communicator's point-to-point space.
    pub comm: u64,
}

/// Particulars of a long wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WaitNote {
    /// Messages from the awaited rank (from any rank, for a receive from any) that are kept and do
    /// not fit.
    pub held: Option<KeptMessages>,
    /// Not 0: the call waits for any one of several requests; this many ranks of `procs` count.
    pub choices: u32,
    /// The ranks in the job's world that these requests wait for; `u32::MAX`: any rank.
    pub procs: [u32; CHOICES_MAX],
    /// The awaited process, where that is one of another job.
    pub other: Option<OtherProc>,
}

/// A process of another job.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct OtherProc {
    /// The number of its job; not 0.
    pub job: u64,
    /// Its rank there.
    pub rank: u32,
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

    #[test]
    fn a_note_is_of_one_call() {
        let page = ObservedPage::default();
        let mut note = WaitNote { choices: 2, ..WaitNote::default() };
        note.procs[1] = 7;
        note.held = Some(KeptMessages { messages: 2, proc: 1, tag: 8, comm: 1 << 40 });
        page.tell(5, &note);
        assert_eq!((page.note(5), page.note(7)), (Some(note), None));
        page.tell(7, &WaitNote::default());
        assert_eq!(page.note(7), Some(WaitNote::default()));
    }
}
