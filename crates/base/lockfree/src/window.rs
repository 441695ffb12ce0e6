//! The words that the ranks of a window on one node share about the memory of one of them: its
//! lock, the lock of its elements, and the counters of posts and completions (MPI-5.0 chapter 12).
//!
//! Nothing here waits but [`Elements::with`], whose lock is held for the time of a few elements:
//! who finds a lock taken, or a counter too low, waits through the waiting engine, and whoever
//! gives something wakes the others.

use crate::sync::{AtomicU32, AtomicU64, Ordering, pause, yield_now};

/// The lock of one target (MPI-5.0 section 12.5.3): any number of shared holders, or one exclusive
/// one. Zeroed memory is a free lock.
///
/// Shared locks are granted as long as no exclusive one is held, also while somebody waits for one:
/// a program may let holders of shared locks wait for each other.
#[repr(C)]
#[derive(Debug)]
pub struct Lock {
    /// [`EXCLUSIVE`], or the number of shared holders.
    word: AtomicU64,
    /// Who waits; they are to be woken when the lock is given back.
    waiting: AtomicU32,
    /// 1 + the exclusive holder's rank in the window, a hint for people.
    holder: AtomicU32,
}

const EXCLUSIVE: u64 = 1 << 63;

impl Lock {
    /// A free lock.
    #[cfg(loom)]
    fn new() -> Lock {
        Lock { word: AtomicU64::new(0), waiting: AtomicU32::new(0), holder: AtomicU32::new(0) }
    }

    /// Takes a share, unless the lock is held exclusively.
    #[inline]
    pub fn try_shared(&self) -> bool {
        // SYNC window.lock: pairs with `release_exclusive`. Sequentially consistent, also the look
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

    /// Takes the lock exclusively for a rank of the window, if it is free.
    #[inline]
    pub fn try_exclusive(&self, rank: u32) -> bool {
        // SYNC window.lock: pairs with both releases.
        let free =
            self.word.compare_exchange(0, EXCLUSIVE, Ordering::SeqCst, Ordering::SeqCst).is_ok();
        if free {
            self.holder.store(rank.wrapping_add(1), Ordering::Relaxed);
        }
        free
    }

    /// Gives a share back. True: the lock is free now.
    #[inline]
    pub fn release_shared(&self) -> bool {
        // SYNC window.lock: pairs with `try_exclusive`.
        self.word.fetch_sub(1, Ordering::SeqCst) == 1
    }

    /// Gives the lock back.
    #[inline]
    pub fn release_exclusive(&self) {
        self.holder.store(0, Ordering::Relaxed);
        // SYNC window.lock: pairs with both attempts.
        self.word.swap(0, Ordering::SeqCst);
    }

    /// A process is about to wait for the lock; its next attempt decides whether it has to.
    pub fn begin_wait(&self) {
        // SYNC window.waiting: pairs with `has_waiters`.
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
        // SYNC window.waiting: pairs with `begin_wait`. Sequentially consistent as the release
        // before it and the two of a waiter: of one of them the other one is the later. Loom does
        // not know that order of loads: there it is read by a write.
        #[cfg(loom)]
        return self.waiting.fetch_add(0, Ordering::AcqRel) != 0;
        #[cfg(not(loom))]
        return self.waiting.load(Ordering::SeqCst) != 0;
    }

    /// The rank of the exclusive holder in the window; a hint.
    pub fn holder(&self) -> Option<u32> {
        self.holder.load(Ordering::Relaxed).checked_sub(1)
    }

    /// The number of shared holders; a hint.
    pub fn shares(&self) -> u64 {
        self.word.load(Ordering::Relaxed) & !EXCLUSIVE
    }
}

/// Which processes of the node are lost.
pub trait Losses: Sync + std::fmt::Debug {
    /// The process in this slot of the node is lost: it stores nothing any more.
    fn is_lost(&self, slot: u32) -> bool;
}

/// The lock of elements as one process takes it.
#[derive(Clone, Copy, Debug)]
pub struct Elements<'a> {
    lock: &'a ElementLock,
    /// The process's slot in the node.
    slot: u32,
    losses: &'a dyn Losses,
}

impl<'a> Elements<'a> {
    /// The lock for the process in this slot.
    #[inline]
    pub fn new(lock: &'a ElementLock, slot: u32, losses: &'a dyn Losses) -> Elements<'a> {
        Elements { lock, slot, losses }
    }

    /// Runs `f` under the lock.
    #[inline]
    pub fn with<R>(&self, f: impl FnOnce() -> R) -> R {
        self.lock.take(self.slot, self.losses);
        let result = f();
        self.lock.release();
        result
    }
}

/// The lock under which elements are changed for which the processor has no atomic operation: those
/// of more than 8 bytes, pairs, and such as are not aligned. It is held for a few of them.
///
/// The word is 0, or 1 + the holder's slot in the node. Who waits for a lost holder takes the lock
/// from it: the elements that it was changing have some of their bytes of before and some of after.
#[repr(C)]
#[derive(Debug)]
pub struct ElementLock(AtomicU32);

/// Attempts before the holder is taken to have lost its CPU, or to be lost itself.
#[cfg(not(loom))]
const SPINS: u32 = 256;
#[cfg(loom)]
const SPINS: u32 = 1;

impl ElementLock {
    fn release(&self) {
        // SYNC window.element: pairs with the exchanges in `take`.
        self.0.store(0, Ordering::Release);
    }

    #[inline]
    fn take(&self, slot: u32, losses: &dyn Losses) {
        // SYNC window.element: pairs with `release`.
        let mine = slot.wrapping_add(1);
        if self.0.compare_exchange(0, mine, Ordering::Acquire, Ordering::Relaxed).is_err() {
            self.wait(mine, losses);
        }
    }

    #[cold]
    #[inline(never)]
    fn wait(&self, mine: u32, losses: &dyn Losses) {
        let mut spins = 0;
        loop {
            let found = self.0.load(Ordering::Relaxed);
            // Others are left alone: of those who find the same holder lost, one replaces it.
            let free =
                found == 0 || spins % SPINS == SPINS - 1 && losses.is_lost(found.wrapping_sub(1));
            // SYNC window.element: pairs with `release`; a lost holder has stored all that it ever
            // will, and telling of the loss was after that.
            let taken = || {
                self.0.compare_exchange(found, mine, Ordering::Acquire, Ordering::Relaxed).is_ok()
            };
            if free && taken() {
                return;
            }
            spins += 1;
            if spins % SPINS == 0 { yield_now() } else { pause() }
        }
    }
}

/// What belongs to one rank's part of a window; zeroed memory is the state at its creation. Each
/// line has other writers.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Head {
    /// The lock of MPI_Win_lock and MPI_Win_lock_all.
    pub lock: Lock,
    _rest: [u64; 6],
    /// The lock of elements.
    pub elements: Line<ElementLock>,
}

/// A value on a line of its own.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Line<T>(T);

impl<T> std::ops::Deref for Line<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

/// A rank's part of a window as its node shares it: the head, and for each rank of the window how
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
    /// Bytes for a window of so many ranks.
    pub const fn bytes(ranks: usize) -> usize {
        (size_of::<Head>() + ranks * 12).next_multiple_of(64)
    }

    /// The control block at an address.
    ///
    /// # Safety
    /// [`Control::bytes`] bytes at `at`, aligned to 64, were zero at first, hold a control block of
    /// a window of so many ranks and nothing else, and stay.
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

    /// Makes the block that of a new window; nobody else uses it.
    pub fn reset(&self) {
        let Head { lock, elements, .. } = self.head;
        lock.word.store(0, Ordering::Relaxed);
        lock.waiting.store(0, Ordering::Relaxed);
        lock.holder.store(0, Ordering::Relaxed);
        elements.0.0.store(0, Ordering::Relaxed);
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

    /// Says that a rank holds a share of the lock, or does not any more.
    #[inline]
    pub fn note_share(&self, rank: u32, held: bool) {
        if let Some(share) = self.shares.get(rank as usize) {
            share.store(u32::from(held), Ordering::Relaxed);
        }
    }

    /// The ranks of the window that hold the lock; a hint.
    pub fn holders(&self) -> impl Iterator<Item = u32> + 'static {
        let exclusive = self.lock().holder();
        let shares = if exclusive.is_some() { &[] } else { self.shares };
        let shared = (0..).zip(shares).filter(|(_, s)| s.load(Ordering::Relaxed) != 0);
        exclusive.into_iter().chain(shared.map(|(rank, _)| rank))
    }

    /// Rank `from` of the window has posted an exposure to this one.
    pub fn post(&self, from: u32) {
        if let Some(posts) = self.posts.get(from as usize) {
            // SYNC window.posts: pairs with `posted`.
            posts.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// How often rank `from` has posted, ever, modulo 2^32.
    pub fn posted(&self, from: u32) -> u32 {
        // SYNC window.posts: pairs with `post`.
        self.posts.get(from as usize).map_or(0, |p| p.load(Ordering::SeqCst))
    }

    /// Rank `from` of the window has completed its access.
    pub fn complete(&self, from: u32) {
        if let Some(completed) = self.completed.get(from as usize) {
            // SYNC window.completed: pairs with `completed`.
            completed.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// How often rank `from` has completed, ever, modulo 2^32.
    pub fn completed(&self, from: u32) -> u32 {
        // SYNC window.completed: pairs with `complete`.
        self.completed.get(from as usize).map_or(0, |c| c.load(Ordering::SeqCst))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The one process that is lost.
    #[derive(Debug)]
    struct Lost(Option<u32>);

    impl Losses for Lost {
        fn is_lost(&self, slot: u32) -> bool {
            self.0 == Some(slot)
        }
    }

    #[cfg(not(loom))]
    #[test]
    fn the_lock_of_elements_is_taken_from_a_lost_holder() {
        static LOCK: ElementLock = ElementLock(AtomicU32::new(0));
        LOCK.take(3, &Lost(None));
        assert_eq!(LOCK.0.load(Ordering::Relaxed), 4);
        assert_eq!(Elements::new(&LOCK, 5, &Lost(Some(3))).with(|| 7), 7);
        assert_eq!(Elements::new(&LOCK, 6, &Lost(None)).with(|| 8), 8);
        assert_eq!(LOCK.0.load(Ordering::Relaxed), 0);
    }

    #[cfg(not(loom))]
    #[test]
    fn shared_and_exclusive_holders_exclude_each_other() {
        let block = Box::leak(vec![0u64; 64].into_boxed_slice());
        let holders = |c: &Control| c.holders().collect::<Vec<_>>();
        let at = block.as_mut_ptr().cast::<u8>();
        let at = at.wrapping_add(at.align_offset(64));
        assert!(Control::bytes(8) <= 512 - 64);
        // SAFETY: zeroed, long enough, aligned, never freed.
        let control = unsafe { Control::at(at, 8) };
        let lock = control.lock();
        assert!(lock.try_shared() && lock.try_shared() && !lock.try_exclusive(3));
        assert_eq!(lock.shares(), 2);
        control.note_share(1, true);
        control.note_share(6, true);
        control.note_share(8, true);
        assert_eq!(holders(&control), [1, 6]);
        control.note_share(1, false);
        control.note_share(6, false);
        assert!(holders(&control).is_empty());
        assert!(!lock.release_shared() && lock.release_shared());
        assert!(lock.try_exclusive(3) && !lock.try_shared() && !lock.try_exclusive(4));
        assert_eq!((lock.holder(), holders(&control)), (Some(3), vec![3]));
        lock.begin_wait();
        lock.release_exclusive();
        assert!(lock.has_waiters() && lock.try_shared());
        control.post(7);
        control.post(8);
        assert_eq!((control.posted(7), control.posted(8), control.completed(7)), (1, 0, 0));
        control.complete(7);
        control.complete(8);
        assert_eq!([6, 7, 8].map(|rank| control.completed(rank)), [0, 1, 0]);
        assert_eq!(Elements::new(control.elements(), 0, &Lost(None)).with(|| 5), 5);
        lock.begin_wait();
        control.note_share(5, true);
        control.reset();
        assert_eq!((control.posted(7), control.completed(7), lock.holder()), (0, 0, None));
        assert!(holders(&control).is_empty(), "a new window's lock has no holders");
        assert!(lock.try_exclusive(2) && !lock.has_waiters());
    }

    #[cfg(not(loom))]
    #[test]
    fn threads_change_elements_one_at_a_time() {
        static LOCK: ElementLock = ElementLock(AtomicU32::new(0));
        static VALUE: [AtomicU64; 2] = [AtomicU64::new(0), AtomicU64::new(0)];
        std::thread::scope(|s| {
            for _ in 0..4 {
                s.spawn(|| {
                    for _ in 0..1000 {
                        Elements::new(&LOCK, 0, &Lost(None)).with(|| {
                            let [a, b] = [&VALUE[0], &VALUE[1]];
                            assert_eq!(a.load(Ordering::Relaxed), b.load(Ordering::Relaxed));
                            a.store(a.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
                            b.store(b.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
                        });
                    }
                });
            }
        });
        assert_eq!(VALUE[0].load(Ordering::Relaxed), 4000);
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

    /// Two that find a holder lost take its lock one after the other, and another one that comes
    /// and goes excludes them, too.
    #[cfg(loom)]
    #[test]
    fn loom_the_lock_of_a_lost_holder_is_taken_once() {
        use loom::sync::Arc;
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(3);
        builder.check(|| {
            let shared =
                Arc::new((ElementLock(AtomicU32::new(0)), crate::sync::UnsafeCell::new(0u32)));
            shared.0.take(0, &Lost(None));
            let others: Vec<_> = (1..3)
                .map(|slot| {
                    let shared = shared.clone();
                    loom::thread::spawn(move || {
                        for _ in 0..2 {
                            Elements::new(&shared.0, slot, &Lost(Some(0))).with(|| {
                                // SAFETY: loom finds it when another thread is here, too.
                                shared.1.with_mut(|at| unsafe { *at += 1 });
                            });
                        }
                    })
                })
                .collect();
            for other in others {
                other.join().unwrap();
            }
            // SAFETY: nobody else is left.
            assert_eq!(shared.1.with(|at| unsafe { *at }), 4);
            assert_eq!(shared.0.0.load(Ordering::Relaxed), 0);
        });
    }
}
