//! Turns: a piece of shared memory that its owner gives to another side, and gets back, again and
//! again. Each giving has a number, its *turn*, that the other side hands back when it has read.
//!
//! What is given in one turn may come in parts: a [`Turn`] word of each part, a *mark*, gets the
//! number when the part is there. Nothing has to be cleared between turns, since numbers repeat
//! only after all of them were used; then the owner clears the marks ([`is_first`]).
//!
//! Who writes what: the word of the whole is written by the other side only, marks by the owner
//! only while it has the memory.

use crate::sync::{AtomicU32, Ordering};

/// A word that holds the number of a turn; zeroed memory is one of no turn.
#[repr(transparent)]
#[derive(Debug)]
pub struct Turn(AtomicU32);

/// The number after `turn`. 0 is of no turn.
#[inline]
pub fn next(turn: u32) -> u32 {
    turn.wrapping_add(1).max(1)
}

/// True for the turn before which marks of earlier ones have to be cleared.
#[inline]
pub fn is_first(turn: u32) -> bool {
    turn == 1
}

impl Turn {
    /// No turn.
    pub fn new() -> Turn {
        Turn(AtomicU32::new(0))
    }

    /// The reading side: the memory has been read, and is the owner's again.
    #[inline(always)]
    pub fn give_back(&self, turn: u32) {
        // SYNC turn.back: pairs with the load in `is_back`: our reads of the memory have ended.
        self.0.store(turn, Ordering::Release);
    }

    /// The owner: true when what was given in this turn has come back.
    #[inline(always)]
    pub fn is_back(&self, turn: u32) -> bool {
        // SYNC turn.back: pairs with the store in `give_back`.
        self.0.load(Ordering::Acquire) == turn
    }

    /// The owner: the part of this turn is there.
    #[inline(always)]
    pub fn mark(&self, turn: u32) {
        // SYNC turn.mark: pairs with the load in `is_marked`; publishes the bytes of the part.
        self.0.store(turn, Ordering::Release);
    }

    /// The reading side: true when the part of this turn is there.
    #[inline(always)]
    pub fn is_marked(&self, turn: u32) -> bool {
        // SYNC turn.mark: pairs with the store in `mark`.
        self.0.load(Ordering::Acquire) == turn
    }

    /// The owner, which has the memory: forgets what the mark has told of earlier turns.
    #[inline]
    pub fn clear(&self) {
        // Relaxed: who looks at the mark has seen something that the owner published later.
        self.0.store(0, Ordering::Relaxed);
    }

    /// Asks for the line of the word before it is looked at.
    #[inline(always)]
    pub fn warm(&self) {
        std::hint::black_box(self.0.load(Ordering::Relaxed));
    }
}

impl Default for Turn {
    fn default() -> Turn {
        Turn::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(not(loom))]
    #[test]
    fn no_turn_looks_like_an_untouched_word() {
        assert_eq!(next(0), 1);
        assert_eq!(next(u32::MAX), 1);
        assert!(is_first(next(u32::MAX)) && is_first(next(0)) && !is_first(next(1)));
        let mut turn = u32::MAX - 3;
        let (mark, word) = (Turn::new(), Turn::new());
        for _ in 0..8 {
            turn = next(turn);
            assert!(!mark.is_marked(turn) && !word.is_back(turn));
            word.give_back(turn);
            assert!(word.is_back(turn));
        }
    }

    /// A slot of two parts goes to and fro: parts are read whole and in order while the owner
    /// writes the next, and none is written while it is read.
    #[cfg(loom)]
    #[test]
    fn loom_parts_are_read_while_others_are_written() {
        use crate::sync::UnsafeCell;
        use loom::sync::Arc;
        struct Slot {
            parts: [UnsafeCell<u32>; 2],
            marks: [Turn; 2],
            word: Turn,
        }
        // SAFETY: the cells are what the model checks.
        unsafe impl Sync for Slot {}
        // SAFETY: as above.
        unsafe impl Send for Slot {}
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(3);
        builder.check(|| {
            let slot = Arc::new(Slot {
                parts: std::array::from_fn(|_| UnsafeCell::new(0)),
                marks: std::array::from_fn(|_| Turn::new()),
                word: Turn::new(),
            });
            let owner = {
                let slot = slot.clone();
                loom::thread::spawn(move || {
                    let mut turn = 0;
                    for _ in 0..2 {
                        while turn != 0 && !slot.word.is_back(turn) {
                            loom::thread::yield_now();
                        }
                        turn = next(turn);
                        for (part, mark) in slot.parts.iter().zip(&slot.marks) {
                            // SAFETY: the slot is the owner's.
                            part.with_mut(|p| unsafe { *p = turn });
                            mark.mark(turn);
                        }
                    }
                })
            };
            for turn in 1..=2 {
                for (part, mark) in slot.parts.iter().zip(&slot.marks) {
                    while !mark.is_marked(turn) {
                        loom::thread::yield_now();
                    }
                    // SAFETY: marked.
                    part.with(|p| assert_eq!(unsafe { *p }, turn));
                }
                slot.word.give_back(turn);
            }
            owner.join().unwrap();
        });
    }
}
