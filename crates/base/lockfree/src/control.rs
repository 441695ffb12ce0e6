//! The words that a group of processes on one node shares about memory of one of them, which all
//! access: its lock, the lock of its elements, and the counters of posts and completions. A process
//! goes by its number in the group, its rank there.
//!
//! Nothing here waits: who finds a lock taken, or a counter too low, waits through the waiting
//! engine, and whoever gives something wakes the others.

use crate::elements::ElementLock;
use crate::sync::{AtomicU32, AtomicU64, Ordering};

/// The lock of one process's memory: any number of shared holders, or one exclusive
/// one. Zeroed memory is a free lock.
///
/// Shared locks are granted as long as no exclusive one is held, also while somebody waits for one:
/// a program may let holders of shared locks wait for each other.
#[repr(C)]
#[derive(Debug)]
pub struct Lock {
    /// [`EXCLUSIVE`] and the holder's rank, or the number of shared holders. A holder
    /// that dies is known from the moment it has the lock.
    word: AtomicU64,
    /// Who waits; they are to be woken when the lock is given back.
    waiting: AtomicU32,
    _rest: u32,
}

const EXCLUSIVE: u64 = 1 << 63;

impl Lock {
    /// A free lock.
    #[cfg(loom)]
    fn new() -> Lock {
        Lock { word: AtomicU64::new(0), waiting: AtomicU32::new(0), _rest: 0 }
    }

    /// Takes a share, unless the lock is held exclusively.
    #[inline]
    pub fn try_shared(&self) -> bool {
        // SYNC control.lock: pairs with `release_exclusive`. Sequentially consistent, also the look
        // that decides to wait: it comes after `begin_wait` for whoever releases, see
        // `has_waiters`.
        let mut word = self.word.load(Ordering::SeqCst);
        while word & EXCLUSIVE == 0 {
            let next = word + 1;
            match self.word.compare_exchange_weak(word, next, Ordering::SeqCst, Ordering::SeqCst) {
                Ok(_) => return true,
                Err(found) => word = found,
            }
        }
        false
    }

    /// Takes the lock exclusively for a rank, if it is free.
    #[inline]
    pub fn try_exclusive(&self, rank: u32) -> bool {
        // SYNC control.lock: pairs with both releases.
        let held = EXCLUSIVE | u64::from(rank);
        self.word.compare_exchange(0, held, Ordering::SeqCst, Ordering::SeqCst).is_ok()
    }

    /// Gives a share back. True: the lock is free now.
    #[inline]
    pub fn release_shared(&self) -> bool {
        // SYNC control.lock: pairs with `try_exclusive`.
        self.word.fetch_sub(1, Ordering::SeqCst) == 1
    }

    /// Gives the lock back.
    #[inline]
    pub fn release_exclusive(&self) {
        // SYNC control.lock: pairs with both attempts.
        self.word.swap(0, Ordering::SeqCst);
    }

    /// A process is about to wait for the lock; its next attempt decides whether it has to.
    pub fn begin_wait(&self) {
        // SYNC control.waiting: pairs with `has_waiters`.
        self.waiting.fetch_add(1, Ordering::SeqCst);
    }

    /// It does not wait any more.
    pub fn end_wait(&self) {
        self.waiting.fetch_sub(1, Ordering::SeqCst);
    }

    /// After a release: somebody waits and is to be woken. Either the waiter's attempt after
    /// `begin_wait` finds the lock free, or this finds the waiter.
    #[inline]
    pub fn has_waiters(&self) -> bool {
        // SYNC control.waiting: pairs with `begin_wait`. Sequentially consistent as the release
        // before it and the two of a waiter: of one of them the other one is the later. Loom does
        // not know that order of loads: there it is read by a write.
        #[cfg(loom)]
        return self.waiting.fetch_add(0, Ordering::AcqRel) != 0;
        #[cfg(not(loom))]
        return self.waiting.load(Ordering::SeqCst) != 0;
    }

    /// The rank of the exclusive holder.
    pub fn holder(&self) -> Option<u32> {
        let word = self.word.load(Ordering::Relaxed);
        // The low half of the word.
        (word & EXCLUSIVE != 0).then_some(word as u32)
    }

    /// The number of shared holders.
    pub fn shares(&self) -> u64 {
        let word = self.word.load(Ordering::Relaxed);
        if word & EXCLUSIVE == 0 { word } else { 0 }
    }
}

/// What belongs to one rank's memory; zeroed memory is the state at its creation. Each
/// line has other writers.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Head {
    /// The lock that the program takes.
    pub lock: Lock,
    _rest: [u64; 6],
    /// The lock of elements.
    pub elements: ElementLock,
}

/// A rank's memory as its node shares it: the head, and for each rank of the group how
/// often that one has posted an exposure to this one, ever, whether it holds a share of the lock,
/// and how often it has completed its access to an exposure of this one, ever.
#[derive(Clone, Copy, Debug)]
pub struct Control {
    head: &'static Head,
    posts: &'static [AtomicU32],
    /// 1: the rank holds a share. Relaxed: for people, who may see it a moment late.
    shares: &'static [AtomicU32],
    completed: &'static [AtomicU32],
}

impl Control {
    /// Bytes for a group of so many ranks.
    pub const fn bytes(ranks: usize) -> usize {
        (size_of::<Head>() + ranks * 12).next_multiple_of(64)
    }

    /// The control block at an address.
    ///
    /// # Safety
    /// [`Control::bytes`] bytes at `at`, aligned to 64, were zero at first, hold a control block of
    /// a group of so many ranks and nothing else, and stay.
    pub unsafe fn at(at: *mut u8, ranks: usize) -> Control {
        // SAFETY: the caller's promise; zeroed memory is a valid value of all.
        unsafe {
            let posts: *const AtomicU32 = at.add(size_of::<Head>()).cast();
            Control {
                head: &*at.cast(),
                posts: std::slice::from_raw_parts(posts, ranks),
                shares: std::slice::from_raw_parts(posts.add(ranks), ranks),
                completed: std::slice::from_raw_parts(posts.add(2 * ranks), ranks),
            }
        }
    }

    /// Makes the block that of a new group; nobody else uses it.
    pub fn reset(&self) {
        let Head { lock, elements, .. } = self.head;
        lock.word.store(0, Ordering::Relaxed);
        lock.waiting.store(0, Ordering::Relaxed);
        elements.reset();
        let counts = self.posts.iter().chain(self.shares).chain(self.completed);
        counts.for_each(|count| count.store(0, Ordering::Relaxed));
    }

    /// The lock.
    #[inline]
    pub fn lock(&self) -> &'static Lock {
        &self.head.lock
    }

    /// The lock of elements.
    #[inline]
    pub fn elements(&self) -> &'static ElementLock {
        &self.head.elements
    }

    /// Takes a share of the lock for a rank, unless it is held exclusively.
    #[inline]
    pub fn try_shared(&self, rank: u32) -> bool {
        // Before the share is there, so that one that dies with it is among the holders.
        self.note_share(rank, true);
        let had = self.lock().try_shared();
        if !had {
            self.note_share(rank, false);
        }
        had
    }

    /// Gives a rank's share back. True: the lock is free now.
    #[inline]
    pub fn release_shared(&self, rank: u32) -> bool {
        let free = self.lock().release_shared();
        self.note_share(rank, false);
        free
    }

    /// Says that a rank holds a share of the lock, or does not any more.
    #[inline]
    fn note_share(&self, rank: u32, held: bool) {
        if let Some(share) = self.shares.get(rank as usize) {
            share.store(u32::from(held), Ordering::Relaxed);
        }
    }

    /// The ranks that hold the lock. Those that share it may include one that is
    /// about to take or has just given back its share.
    pub fn holders(&self) -> impl Iterator<Item = u32> + 'static {
        let exclusive = self.lock().holder();
        let shares = if exclusive.is_some() { &[] } else { self.shares };
        let shared = (0..).zip(shares).filter(|(_, s)| s.load(Ordering::Relaxed) != 0);
        exclusive.into_iter().chain(shared.map(|(rank, _)| rank))
    }

    /// Rank `from` has posted an exposure to this one.
    pub fn post(&self, from: u32) {
        if let Some(posts) = self.posts.get(from as usize) {
            // SYNC control.posts: pairs with `posted`.
            posts.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// How often rank `from` has posted, ever, modulo 2^32.
    pub fn posted(&self, from: u32) -> u32 {
        // SYNC control.posts: pairs with `post`.
        self.posts.get(from as usize).map_or(0, |p| p.load(Ordering::SeqCst))
    }

    /// Rank `from` has completed its access.
    pub fn complete(&self, from: u32) {
        if let Some(completed) = self.completed.get(from as usize) {
            // SYNC control.completed: pairs with `completed`.
            completed.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// How often rank `from` has completed, ever, modulo 2^32.
    pub fn completed(&self, from: u32) -> u32 {
        // SYNC control.completed: pairs with `complete`.
        self.completed.get(from as usize).map_or(0, |c| c.load(Ordering::SeqCst))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(not(loom))]
    #[test]
    fn shared_and_exclusive_holders_exclude_each_other() {
        let block = Box::leak(vec![0u64; 80].into_boxed_slice());
        let holders = |c: &Control| c.holders().collect::<Vec<_>>();
        let at = block.as_mut_ptr().cast::<u8>();
        let at = at.wrapping_add(at.align_offset(64));
        assert!(Control::bytes(8) <= 640 - 64);
        // SAFETY: zeroed, long enough, aligned, never freed.
        let control = unsafe { Control::at(at, 8) };
        let lock = control.lock();
        assert!(control.try_shared(1) && control.try_shared(6) && !lock.try_exclusive(3));
        assert_eq!((lock.shares(), lock.holder(), holders(&control)), (2, None, vec![1, 6]));
        assert!(!control.release_shared(1));
        assert_eq!(holders(&control), [6]);
        assert!(control.release_shared(6) && holders(&control).is_empty());
        assert!(lock.try_exclusive(0) && !control.try_shared(2) && !lock.try_exclusive(4));
        assert_eq!((lock.shares(), lock.holder(), holders(&control)), (0, Some(0), vec![0]));
        lock.begin_wait();
        lock.release_exclusive();
        assert!(holders(&control).is_empty(), "who did not get a share is no holder");
        assert!(lock.has_waiters() && control.try_shared(5));
        control.post(7);
        control.post(8);
        assert_eq!((control.posted(7), control.posted(8), control.completed(7)), (1, 0, 0));
        control.complete(7);
        control.complete(8);
        assert_eq!([6, 7, 8].map(|rank| control.completed(rank)), [0, 1, 0]);
        lock.begin_wait();
        control.reset();
        assert_eq!((control.posted(7), control.completed(7), lock.holder()), (0, 0, None));
        assert!(holders(&control).is_empty(), "a new lock has no holders");
        assert!(lock.try_exclusive(2) && !lock.has_waiters());
    }

    /// Two that take the lock exclusively and one that shares it never hold it together, and who
    /// waits is seen by whoever releases.
    #[cfg(loom)]
    #[test]
    fn loom_locks_exclude_and_waiters_are_seen() {
        use loom::sync::Arc;
        struct Shared {
            lock: Lock,
            inside: AtomicU32,
            wakes: AtomicU32,
        }
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(3);
        builder.check(|| {
            let shared = Arc::new(Shared {
                lock: Lock::new(),
                inside: AtomicU32::new(0),
                wakes: AtomicU32::new(0),
            });
            let owner = shared.clone();
            assert!(shared.lock.try_exclusive(0));
            let other = loom::thread::spawn(move || {
                let lock = &owner.lock;
                lock.begin_wait();
                if lock.try_exclusive(1) {
                    assert_eq!(owner.inside.fetch_add(2, Ordering::SeqCst), 0);
                    owner.inside.fetch_sub(2, Ordering::SeqCst);
                    lock.release_exclusive();
                    return true;
                }
                false
            });
            assert_eq!(shared.inside.fetch_add(1, Ordering::SeqCst), 0);
            shared.inside.fetch_sub(1, Ordering::SeqCst);
            let wake = || {
                if shared.lock.has_waiters() {
                    shared.wakes.fetch_add(1, Ordering::SeqCst);
                }
            };
            shared.lock.release_exclusive();
            wake();
            if shared.lock.try_shared() {
                assert_eq!(shared.inside.load(Ordering::SeqCst) & 2, 0);
                shared.lock.release_shared();
                wake();
            }
            let had = other.join().unwrap();
            if !had {
                assert_ne!(shared.wakes.load(Ordering::SeqCst), 0, "asleep for good");
                assert!(shared.lock.try_exclusive(2));
            }
        });
    }
}
