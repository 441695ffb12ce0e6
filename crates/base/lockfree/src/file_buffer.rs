//! Memory through which the ranks of a node write and read a stretch of a file together: all of
//! them copy their pieces to or from it, and one of them, its aggregator, moves it.
//!
//! A buffer is used again and again, each time for another stretch. A use begins with a deposit of
//! each rank: to write, the bytes of its pieces with a mark for each; to read, the marks alone. The
//! aggregator moves what is marked when all have deposited, takes the marks away, and publishes how
//! far it came.

use crate::sync::{AtomicU64, Ordering};

/// Bytes that a word of marks stands for.
const WORD: usize = 64;

#[derive(Debug, Default)]
#[repr(C, align(64))]
struct Deposits {
    /// Deposits of all uses.
    count: AtomicU64,
}

#[derive(Debug, Default)]
#[repr(C, align(64))]
struct Outcome {
    /// Uses that have ended. Written by the aggregator.
    uses: AtomicU64,
    upto: AtomicU64,
    error: AtomicU64,
}

#[derive(Debug, Default)]
#[repr(C)]
struct Head {
    deposits: Deposits,
    outcome: Outcome,
}

/// See the module.
#[derive(Clone, Copy, Debug)]
pub struct FileBuffer<'a> {
    head: &'a Head,
    /// A bit for each byte.
    marks: &'a [AtomicU64],
}

impl<'a> FileBuffer<'a> {
    /// Bytes of memory of a buffer for a stretch of `len` bytes, which is a multiple of 4096.
    pub const fn bytes(len: usize) -> usize {
        FileBuffer::data_at(len) + len
    }

    /// Where in its memory the bytes of the stretch lie.
    pub const fn data_at(len: usize) -> usize {
        size_of::<Head>() + len / 8
    }

    /// The buffer at an address.
    ///
    /// # Safety
    /// [`FileBuffer::bytes`] bytes at `at`, aligned to 64 and zero at first, are used by all who
    /// map them as such a buffer only, for `'a`.
    pub unsafe fn at(at: *mut u8, len: usize) -> FileBuffer<'a> {
        // SAFETY: the caller's promise; any bytes are a value of both.
        unsafe {
            let marks = at.add(size_of::<Head>()).cast::<AtomicU64>();
            FileBuffer {
                head: &*at.cast::<Head>(),
                marks: std::slice::from_raw_parts(marks, len / WORD),
            }
        }
    }

    /// Marks the bytes `begin .. begin + len` of the stretch; what lies beyond its end is left out.
    #[inline]
    pub fn mark(&self, begin: usize, len: usize) {
        let Some(last) = begin.checked_add(len).and_then(|end| end.checked_sub(1)) else { return };
        if len == 0 {
            return;
        }
        let (first, end) = (begin / WORD, last / WORD);
        let head = u64::MAX << (begin % WORD);
        let tail = u64::MAX >> (WORD - 1 - last % WORD);
        if first == end {
            self.set(first, head & tail);
            return;
        }
        self.set(first, head);
        for word in self.marks.get(first + 1..end).unwrap_or(&[]) {
            // Nobody else has a byte of it unless the views of ranks overlap.
            word.store(u64::MAX, Ordering::Relaxed);
        }
        self.set(end, tail);
    }

    #[inline]
    fn set(&self, word: usize, mask: u64) {
        let Some(word) = self.marks.get(word) else { return };
        if mask == u64::MAX {
            word.store(mask, Ordering::Relaxed);
        } else {
            word.fetch_or(mask, Ordering::Relaxed);
        }
    }

    /// This rank has copied what it has for the present use; gives the number of deposits so far.
    pub fn deposit(&self) -> u64 {
        // SYNC file_buffer.deposits: pairs with the load in `deposits`; releases data and marks.
        self.head.deposits.count.fetch_add(1, Ordering::Release) + 1
    }

    /// Deposits of all uses. For the aggregator.
    pub fn deposits(&self) -> u64 {
        // SYNC file_buffer.deposits: pairs with the addition in `deposit`.
        self.head.deposits.count.load(Ordering::Acquire)
    }

    /// The first run of marked bytes from byte `from` on: where it begins and ends. For the
    /// aggregator, between the last deposit and [`FileBuffer::publish`].
    pub fn run(&self, from: usize) -> Option<(usize, usize)> {
        let begin = self.next(from, true)?;
        Some((begin, self.next(begin, false).unwrap_or(self.marks.len() * WORD)))
    }

    /// All runs of marked bytes, in their order; as [`FileBuffer::run`].
    pub fn runs(self) -> impl Iterator<Item = (usize, usize)> + use<'a> {
        let mut from = 0;
        std::iter::from_fn(move || {
            let run = self.run(from)?;
            from = run.1;
            Some(run)
        })
    }

    /// The first byte from `from` on that is marked, or is not.
    fn next(&self, from: usize, marked: bool) -> Option<usize> {
        let first = from / WORD;
        let mut mask = u64::MAX << (from % WORD);
        for (i, word) in self.marks.get(first..)?.iter().enumerate() {
            let word = word.load(Ordering::Relaxed);
            let found = (if marked { word } else { !word }) & mask;
            if found != 0 {
                return Some((first + i) * WORD + found.trailing_zeros() as usize);
            }
            mask = u64::MAX;
        }
        None
    }

    /// Ends a use, the `uses`-th: all that was marked before byte `upto` was moved, and `error`
    /// says why not more. For the aggregator.
    pub fn publish(&self, uses: u64, upto: u64, error: u64) {
        for word in self.marks {
            word.store(0, Ordering::Relaxed);
        }
        let outcome = &self.head.outcome;
        outcome.upto.store(upto, Ordering::Relaxed);
        outcome.error.store(error, Ordering::Relaxed);
        // SYNC file_buffer.uses: pairs with the load in `outcome`; releases what was read, and the
        // memory for the next use.
        outcome.uses.store(uses, Ordering::Release);
    }

    /// How the `uses`-th use has ended, as [`FileBuffer::publish`] was told; `None`: it has not.
    /// Meaningless when a later one has ended.
    #[inline]
    pub fn outcome(&self, uses: u64) -> Option<(u64, u64)> {
        let outcome = &self.head.outcome;
        // SYNC file_buffer.uses: pairs with the store in `publish`.
        if outcome.uses.load(Ordering::Acquire) < uses {
            return None;
        }
        Some((outcome.upto.load(Ordering::Relaxed), outcome.error.load(Ordering::Relaxed)))
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    fn buffer(words: usize) -> FileBuffer<'static> {
        let marks = (0..words).map(|_| AtomicU64::default()).collect::<Vec<_>>();
        FileBuffer { head: Box::leak(Box::default()), marks: Vec::leak(marks) }
    }

    #[test]
    fn runs_are_what_was_marked() {
        let buffer = buffer(8);
        assert_eq!(buffer.run(0), None);
        for (begin, len) in [(3, 5), (8, 2), (60, 8), (100, 300), (400, 0), (511, 1)] {
            buffer.mark(begin, len);
        }
        assert_eq!(buffer.runs().collect::<Vec<_>>(), [(3, 10), (60, 68), (100, 400), (511, 512)]);
        buffer.publish(1, 512, 7);
        assert_eq!(buffer.run(0), None);
        assert_eq!((buffer.outcome(1), buffer.outcome(2)), (Some((512, 7)), None));
    }

    #[test]
    fn every_run_of_two_words_is_found() {
        for begin in 0..128 {
            for end in begin + 1..=128 {
                let buffer = buffer(2);
                buffer.mark(begin, end - begin);
                assert_eq!(buffer.run(0), Some((begin, end)));
                assert_eq!(buffer.run(end), None);
            }
        }
    }

    #[test]
    fn threads_deposit_and_one_takes() {
        const RANKS: u64 = 3;
        const USES: u64 = 200;
        let buffer = buffer(6);
        std::thread::scope(|s| {
            for rank in 0..RANKS as usize {
                s.spawn(move || {
                    for uses in 1..=USES {
                        for i in 0..32 {
                            buffer.mark((i * RANKS as usize + rank) * 4, 4);
                        }
                        buffer.deposit();
                        while buffer.outcome(uses).is_none() {
                            std::thread::yield_now();
                        }
                    }
                });
            }
            for uses in 1..=USES {
                while buffer.deposits() < uses * RANKS {
                    std::thread::yield_now();
                }
                assert_eq!(buffer.run(0), Some((0, 384)));
                buffer.publish(uses, 384, 0);
            }
        });
    }
}

#[cfg(all(test, loom))]
mod loom_tests {
    use super::*;
    use loom::sync::Arc;

    struct Memory {
        head: Head,
        marks: Vec<AtomicU64>,
        data: [crate::sync::UnsafeCell<u8>; 2],
    }

    /// Bytes are plain memory: the orderings of deposits and ends of uses carry them.
    #[test]
    fn data_is_seen_with_its_deposit_and_reused_after_its_end() {
        loom::model(|| {
            let memory = Arc::new(Memory {
                head: Head::default(),
                marks: vec![AtomicU64::default()],
                data: [0, 0].map(crate::sync::UnsafeCell::new),
            });
            let copy = |memory: &Memory, rank: usize| {
                let buffer = FileBuffer { head: &memory.head, marks: &memory.marks };
                for uses in 1..=2 {
                    // SAFETY: the byte is this rank's between the ends of uses.
                    memory.data[rank].with_mut(|b| unsafe { *b = uses as u8 });
                    buffer.mark(rank, 1);
                    buffer.deposit();
                    while uses == 1 && buffer.outcome(uses).is_none() {
                        crate::sync::pause();
                    }
                }
            };
            let there = memory.clone();
            let other = loom::thread::spawn(move || copy(&there, 0));
            let buffer = FileBuffer { head: &memory.head, marks: &memory.marks };
            for uses in 1..=2 {
                while buffer.deposits() < uses {
                    crate::sync::pause();
                }
                assert_eq!(buffer.run(0), Some((0, 1)));
                // SAFETY: all have deposited, and none goes on before the end of the use.
                memory.data[0].with(|b| assert_eq!(unsafe { *b }, uses as u8));
                buffer.publish(uses, 2, 0);
            }
            other.join().unwrap();
        });
    }
}
