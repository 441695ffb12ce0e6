//! Sleepers: the words by which a process that publishes something finds out, at the cost of one
//! load, that somebody sleeps who waits for it.
//!
//! A sleeper notes the count of wakes and marks itself, has all processors that run possible wakers
//! pass a memory barrier, looks once more for what it waits for, and then sleeps as long as the
//! count is the one that it noted. A waker publishes, looks for marks, and if there are any takes
//! them, counts a wake, and wakes. So either the waker sees the mark, or the sleeper what was
//! published. Whoever takes a mark counts after it was made, and the sleeper noted before: one
//! whose mark was taken does not sleep for good, even if a late waker took it that had something
//! else to tell.

use crate::sync::{AtomicU32, Ordering};

/// The words; zeroed memory is nobody.
#[repr(C)]
#[derive(Debug)]
pub struct Sleepers {
    /// A bit per way of sleeping; set by sleepers, taken by wakers.
    marks: AtomicU32,
    /// Counts wakes.
    wakes: AtomicU32,
}

impl Sleepers {
    /// Nobody sleeps.
    pub fn new() -> Sleepers {
        Sleepers { marks: AtomicU32::new(0), wakes: AtomicU32::new(0) }
    }

    /// True when somebody sleeps, or is about to. For wakers, after they have published.
    #[inline(always)]
    pub fn are_there(&self) -> bool {
        // Relaxed: the sleeper's barrier orders its mark before this load, or what was published
        // before the sleeper's last look.
        self.marks.load(Ordering::Relaxed) != 0
    }

    /// Marks a sleeper, in all the ways in which it may sleep; returns the number of wakes before.
    /// The barrier comes next.
    pub fn mark(&self, how: u32) -> u32 {
        // Acquire: noted before the mark is made.
        let wakes = self.wakes.load(Ordering::Acquire);
        // SYNC sleepers.marks: pairs with the swap in `take`, whose count comes after it.
        self.marks.fetch_or(how, Ordering::AcqRel);
        wakes
    }

    /// Takes the marks away without a wake; only for a process whose one thread no longer sleeps.
    pub fn clear(&self) {
        self.marks.store(0, Ordering::Relaxed);
    }

    /// Takes and returns the marks, then counts a wake: these sleepers are to be woken.
    pub fn take(&self) -> u32 {
        // SYNC sleepers.marks: pairs with `mark`: the sleeper has noted the count before.
        let marks = self.marks.swap(0, Ordering::AcqRel);
        // Release: not before the marks are taken.
        self.wakes.fetch_add(1, Ordering::Release);
        marks
    }

    /// The count of wakes, as the word that a sleeper sleeps on.
    pub fn word(&self) -> &AtomicU32 {
        &self.wakes
    }
}

impl Default for Sleepers {
    fn default() -> Sleepers {
        Sleepers::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(not(loom))]
    #[test]
    fn a_wake_is_counted_and_takes_all_marks() {
        let sleepers = Sleepers::new();
        assert!(!sleepers.are_there());
        assert_eq!((sleepers.mark(1), sleepers.mark(2)), (0, 0));
        assert!(sleepers.are_there());
        assert_eq!(sleepers.take(), 3);
        assert!(!sleepers.are_there());
        assert_eq!((sleepers.mark(1), sleepers.take()), (1, 1));
        assert_eq!(sleepers.word().load(Ordering::Relaxed), 2);
        sleepers.mark(1);
        sleepers.clear();
        assert!(!sleepers.are_there());
    }

    /// A sleeper, a waker that publishes, and a late one, which has seen an older mark and has
    /// nothing to tell: the sleeper does not go to sleep for good while something is published. The
    /// kernel's barrier is a fence on each side here, on the waker's between the accesses that it
    /// has to order.
    #[cfg(loom)]
    #[test]
    fn loom_no_wake_is_lost() {
        use crate::sync::fence;
        use loom::sync::Arc;
        #[derive(Default)]
        struct Shared {
            sleepers: Sleepers,
            published: AtomicU32,
            /// Marks for which a wake was sent.
            woken: AtomicU32,
        }
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(4);
        builder.check(|| {
            let shared = Arc::new(Shared::default());
            let wake = |shared: &Shared| {
                if shared.sleepers.are_there() {
                    let marks = shared.sleepers.take();
                    shared.woken.fetch_or(marks, Ordering::SeqCst);
                }
            };
            // The mark of an earlier sleep.
            shared.sleepers.mark(1);
            let late = {
                let shared = shared.clone();
                loom::thread::spawn(move || wake(&shared))
            };
            let waker = {
                let shared = shared.clone();
                loom::thread::spawn(move || {
                    shared.published.store(1, Ordering::Release);
                    fence(Ordering::SeqCst);
                    wake(&shared);
                })
            };
            let wakes = shared.sleepers.mark(3);
            fence(Ordering::SeqCst);
            let sleeps = shared.published.load(Ordering::Acquire) == 0;
            late.join().unwrap();
            waker.join().unwrap();
            if sleeps {
                // Each count is followed by a wake of who sleeps on the word.
                let word = shared.sleepers.word().load(Ordering::SeqCst);
                assert_ne!(word, wakes, "asleep for good on the word");
                let woken = shared.woken.load(Ordering::SeqCst);
                assert_ne!(woken & 2, 0, "asleep for good on a descriptor");
            }
        });
    }
}
