//! Generations: a piece of shared memory that its owner gives to another side, and gets back, again
//! and again. Each giving has a number, its *generation*, that the other side hands back when it
//! has read.
//!
//! What is given in one generation may come in parts: a [`Generation`] word of each part, a *mark*,
//! gets the number when the part is there. Nothing has to be cleared between generations, since
//! numbers repeat only after all of them were used; then the owner clears the marks ([`is_first`]).
//!
//! Who writes what: the word of the whole is written by the other side only, marks by the owner
//! only while it has the memory.

use crate::sync::{AtomicU32, Ordering};

/// A word that holds the number of a generation; zeroed memory is one of no generation.
#[repr(transparent)]
#[derive(Debug)]
pub struct Generation(AtomicU32);

/// The number after `generation`. 0 is of no generation.
#[inline]
pub fn next(generation: u32) -> u32 {
    generation.wrapping_add(1).max(1)
}

/// True for the generation before which marks of earlier ones have to be cleared.
#[inline]
pub fn is_first(generation: u32) -> bool {
    generation == 1
}

impl Generation {
    /// No generation.
    pub fn new() -> Generation {
        Generation(AtomicU32::new(0))
    }

    /// The reading side: the memory has been read, and is the owner's again.
    #[inline(always)]
    pub fn give_back(&self, generation: u32) {
        // SYNC generation.back: pairs with the load in `is_back`: our reads of the memory have
        // ended.
        self.0.store(generation, Ordering::Release);
    }

    /// The owner: true when what was given in this generation has come back.
    #[inline(always)]
    pub fn is_back(&self, generation: u32) -> bool {
        // SYNC generation.back: pairs with the store in `give_back`.
        self.0.load(Ordering::Acquire) == generation
    }

    /// The owner: the part of this generation is there.
    #[inline(always)]
    pub fn mark(&self, generation: u32) {
        // SYNC generation.mark: pairs with the load in `is_marked`; publishes the bytes of the
        // part.
        self.0.store(generation, Ordering::Release);
    }

    /// The reading side: true when the part of this generation is there.
    #[inline(always)]
    pub fn is_marked(&self, generation: u32) -> bool {
        // SYNC generation.mark: pairs with the store in `mark`.
        self.0.load(Ordering::Acquire) == generation
    }

    /// The owner, which has the memory: forgets what the mark has told of earlier generations.
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

impl Default for Generation {
    fn default() -> Generation {
        Generation::new()
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
        let mut generation = u32::MAX - 3;
        let (mark, word) = (Generation::new(), Generation::new());
        for _ in 0..8 {
            generation = next(generation);
            assert!(!mark.is_marked(generation) && !word.is_back(generation));
            word.give_back(generation);
            assert!(word.is_back(generation));
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
            marks: [Generation; 2],
            word: Generation,
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
                marks: std::array::from_fn(|_| Generation::new()),
                word: Generation::new(),
            });
            let owner = {
                let slot = slot.clone();
                loom::thread::spawn(move || {
                    let mut generation = 0;
                    for _ in 0..2 {
                        while generation != 0 && !slot.word.is_back(generation) {
                            loom::thread::yield_now();
                        }
                        generation = next(generation);
                        for (part, mark) in slot.parts.iter().zip(&slot.marks) {
                            // SAFETY: the slot is the owner's.
                            part.with_mut(|p| unsafe { *p = generation });
                            mark.mark(generation);
                        }
                    }
                })
            };
            for generation in 1..=2 {
                for (part, mark) in slot.parts.iter().zip(&slot.marks) {
                    while !mark.is_marked(generation) {
                        loom::thread::yield_now();
                    }
                    // SAFETY: marked.
                    part.with(|p| assert_eq!(unsafe { *p }, generation));
                }
                slot.word.give_back(generation);
            }
            owner.join().unwrap();
        });
    }
}
