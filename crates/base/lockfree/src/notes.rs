//! Numbers that the ranks of a node tell one of them about a file that they access together: of
//! each word the least, since it was last taken.

use crate::sync::{AtomicU64, Ordering};

/// A line of memory of notes, or of another table here; zeroed memory is an empty one.
#[derive(Debug, Default)]
#[repr(C, align(64))]
pub struct MarkLine(pub(crate) [AtomicU64; MarkLine::WORDS]);

impl MarkLine {
    /// Words of a line.
    pub(crate) const WORDS: usize = 8;
}

/// See the module.
#[derive(Clone, Copy, Debug)]
pub struct Notes<'a> {
    head: &'a MarkLine,
    words: &'a [MarkLine],
}

impl<'a> Notes<'a> {
    /// Nothing was noted.
    pub const NONE: u64 = u64::MAX;

    /// Lines of memory for so many words.
    pub const fn lines(words: usize) -> usize {
        1 + words.div_ceil(MarkLine::WORDS)
    }

    /// The words in these lines, all zero at first; `None`: they are too few.
    pub fn of(lines: &'a [MarkLine], words: usize) -> Option<Notes<'a>> {
        let (head, rest) = lines.split_first()?;
        Some(Notes { head, words: rest.get(..Notes::lines(words) - 1)? })
    }

    fn word(&self, i: usize) -> Option<&AtomicU64> {
        self.words.get(i / MarkLine::WORDS)?.0.get(i % MarkLine::WORDS)
    }

    /// Notes a number.
    pub fn note(&self, i: usize, number: u64) {
        if let Some(word) = self.word(i) {
            // As what it lacks to the largest, so that zero is none. Relaxed: `arrive`, or what
            // else says that all have noted, orders it.
            word.fetch_max(!number, Ordering::Relaxed);
        }
    }

    /// The least number that was noted since the last call.
    pub fn take(&self, i: usize) -> u64 {
        self.word(i).map_or(Notes::NONE, |word| !word.swap(0, Ordering::Relaxed))
    }

    /// This rank has noted all that it has; gives how many have so far.
    pub fn arrive(&self) -> u64 {
        // SYNC notes.arrivals: pairs with the load in `arrivals`; releases what was noted.
        self.head.0[0].fetch_add(1, Ordering::Release) + 1
    }

    /// How often ranks have arrived.
    pub fn arrivals(&self) -> u64 {
        // SYNC notes.arrivals: pairs with the addition in `arrive`.
        self.head.0[0].load(Ordering::Acquire)
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn the_least_number_is_taken_once() {
        let lines: Vec<MarkLine> = (0..Notes::lines(9)).map(|_| MarkLine::default()).collect();
        assert!(Notes::of(&lines[1..], 9).is_none());
        let notes = Notes::of(&lines, 9).unwrap();
        assert_eq!(notes.take(8), Notes::NONE);
        [7, Notes::NONE, 3, 5].iter().for_each(|n| notes.note(8, *n));
        assert_eq!((notes.take(8), notes.take(8), notes.take(0)), (3, Notes::NONE, Notes::NONE));
        notes.note(0, 0);
        assert_eq!((notes.arrive(), notes.arrive(), notes.arrivals(), notes.take(0)), (1, 2, 2, 0));
    }
}

#[cfg(all(test, loom))]
mod loom_tests {
    use super::*;
    use loom::sync::Arc;

    #[test]
    fn what_was_noted_is_there_when_all_have_arrived() {
        loom::model(|| {
            let lines: Vec<MarkLine> = (0..Notes::lines(1)).map(|_| MarkLine::default()).collect();
            let lines = Arc::new(lines);
            let there = lines.clone();
            let other = loom::thread::spawn(move || {
                let notes = Notes::of(&there, 1).unwrap();
                notes.note(0, 4);
                notes.arrive();
            });
            let notes = Notes::of(&lines, 1).unwrap();
            notes.note(0, 9);
            notes.arrive();
            while notes.arrivals() < 2 {
                crate::sync::pause();
            }
            assert_eq!(notes.take(0), 4);
            other.join().unwrap();
        });
    }
}
