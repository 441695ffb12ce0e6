//! Who may change the elements of memory that several processes access: many, each a single one by
//! an atomic operation of the processor, or one who holds their lock.
//!
//! While the elements are *open*, single ones are changed without the lock; whoever does so
//! announces it before, on a line of its own process, and looks whether they still are open. Who
//! wants to change many takes the lock, closes the elements, and waits until nobody is announced:
//! from then on plain loads and stores do. They stay closed, so that the next one only takes the
//! lock, as do single ones, until enough of these have come to open them again.
//!
//! To announce costs no barrier where the kernel can make one on all processors for who closes
//! (an asymmetric one, `membarrier`); else, and where several threads of a process may announce, it
//! is an atomic addition.

use std::sync::atomic::compiler_fence;

use crate::sync::{AtomicU32, Ordering, pause, yield_now};

/// What changes elements of the same memory.
pub trait Sharers: Sync + std::fmt::Debug {
    /// The process in this slot of the node is lost: it stores nothing any more.
    fn is_lost(&self, slot: u32) -> bool;

    /// What the processes announce that may change the elements, with their slots, in any order;
    /// `None` behind the last one. Without an announcement: this process cannot see it.
    fn announcement(&self, nth: usize) -> Option<(u32, Option<&Announcement>)>;

    /// Makes a full barrier on all processors that run one of them. False: that cannot be done.
    fn barrier(&self) -> bool;
}

/// What a process announces. Zeroed memory is that of one that changes nothing.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Announcement {
    /// How many of its threads change single elements now.
    inside: AtomicU32,
    /// 1: it announces without a barrier. Written before its first announcement.
    plain: AtomicU32,
    /// Bytes of elements that it has changed in runs while they were open. Its own business.
    owed: AtomicU32,
    _rest: [u32; 13],
}

/// Bytes of elements in runs that are changed one by one before it is worth to close the elements,
/// which takes some microseconds.
const WORTH: u32 = 16 << 10;

impl Announcement {
    /// Of one process, which announces nothing.
    #[cfg(not(loom))]
    pub const fn new() -> Announcement {
        Announcement {
            inside: AtomicU32::new(0),
            plain: AtomicU32::new(0),
            owed: AtomicU32::new(0),
            _rest: [0; 13],
        }
    }

    /// As above; loom's atomics are not constant.
    #[cfg(loom)]
    pub fn new() -> Announcement {
        Announcement {
            inside: AtomicU32::new(0),
            plain: AtomicU32::new(0),
            owed: AtomicU32::new(0),
            _rest: [0; 13],
        }
    }

    /// Announces without barriers from now on: one thread at a time announces, and
    /// [`Sharers::barrier`] of all others acts on this process.
    pub fn set_plain(&self) {
        self.plain.store(1, Ordering::Release);
    }

    #[inline(always)]
    fn is_plain(&self) -> bool {
        self.plain.load(Ordering::Relaxed) != 0
    }

    /// True: without a barrier.
    #[inline(always)]
    fn enter(&self) -> bool {
        // SYNC elements.inside: pairs with the look in `close`. Sequentially consistent, as the
        // store before that one; a plain store is ordered by the barrier between the two.
        let plain = self.is_plain();
        if plain {
            self.inside.store(1, Ordering::Relaxed);
            compiler_fence(Ordering::SeqCst);
        } else {
            self.inside.fetch_add(1, Ordering::SeqCst);
        }
        plain
    }

    /// After [`Announcement::enter`], with what that has said.
    #[inline(always)]
    fn leave(&self, plain: bool) {
        // SYNC elements.inside: pairs with the look in `close`, which sees what was changed.
        if plain {
            self.inside.store(0, Ordering::Release);
        } else {
            self.inside.fetch_sub(1, Ordering::Release);
        }
    }

    /// Counts bytes that are about to be changed in a run. True: it is worth to close the elements.
    fn owes(&self, bytes: usize) -> bool {
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        let owed = self.owed.load(Ordering::Relaxed).saturating_add(bytes);
        let worth = owed >= WORTH;
        self.owed.store(if worth { 0 } else { owed }, Ordering::Relaxed);
        worth
    }
}

impl Default for Announcement {
    fn default() -> Announcement {
        Announcement::new()
    }
}

/// The elements of one rank as one process changes them.
#[derive(Clone, Copy, Debug)]
pub struct Elements<'a> {
    lock: &'a ElementLock,
    /// The process's slot in the node.
    slot: u32,
    /// What it announces.
    own: &'a Announcement,
    sharers: &'a dyn Sharers,
}

impl<'a> Elements<'a> {
    /// The elements for the process in this slot, which announces itself there.
    #[inline]
    pub fn new(
        lock: &'a ElementLock,
        slot: u32,
        own: &'a Announcement,
        sharers: &'a dyn Sharers,
    ) -> Elements<'a> {
        Elements { lock, slot, own, sharers }
    }

    /// Runs `f`, which changes elements for which the processor has no atomic operation, under the
    /// lock.
    #[inline]
    pub fn with<R>(&self, f: impl FnOnce() -> R) -> R {
        self.lock.take(self.slot, self.sharers);
        let result = f();
        self.lock.release();
        result
    }

    /// Lets the caller change a single element, or a few, by atomic operations, until the guard is
    /// dropped.
    #[inline(always)]
    pub fn single(&self) -> Single<'a> {
        let plain = self.own.enter();
        // SYNC elements.mode: pairs with `close`, as the announcement says, and with `reopen`.
        let open = look(&self.lock.mode.0) == OPEN;
        if !open {
            self.enter_closed(plain);
        }
        Single { lock: self.lock, own: self.own, plain, open }
    }

    #[cold]
    #[inline(never)]
    fn enter_closed(&self, plain: bool) {
        self.own.leave(plain);
        self.lock.take(self.slot, self.sharers);
    }

    /// Runs `f`, which changes many elements of so many bytes by plain loads and stores, while
    /// nobody else changes any. False: it is not worth it, or cannot be done, and nothing has
    /// happened.
    #[inline]
    pub fn bulk(&self, bytes: usize, f: impl FnOnce()) -> bool {
        if self.lock.mode.0.load(Ordering::Relaxed) == OPEN && !self.own.owes(bytes) {
            return false;
        }
        self.lock.take(self.slot, self.sharers);
        let closed = self.lock.mode.0.load(Ordering::Relaxed) == CLOSED || self.close();
        if closed {
            self.lock.singles.store(0, Ordering::Relaxed);
            f();
        }
        self.lock.release();
        closed
    }

    /// With the lock: closes the elements. False: that cannot be done.
    #[cold]
    #[inline(never)]
    fn close(&self) -> bool {
        let mode = &self.lock.mode.0;
        let all = || (0..).map_while(|nth| self.sharers.announcement(nth));
        if all().any(|(_, seen)| seen.is_none()) {
            return false;
        }
        let all = || all().filter_map(|(slot, seen)| Some((slot, seen?)));
        // SYNC elements.mode: pairs with the look in `single`: either that one finds it, or this
        // process finds the announcement.
        mode.swap(CLOSING, Ordering::SeqCst);
        if all().any(|(_, a)| a.is_plain()) && !self.sharers.barrier() {
            mode.store(OPEN, Ordering::Release);
            return false;
        }
        for (slot, announcement) in all() {
            let mut spins = 0;
            // SYNC elements.inside: pairs with `enter` and `leave`; a lost process has stored all
            // that it ever will.
            while look(&announcement.inside) != 0 {
                spins += 1;
                if spins % SPINS != 0 {
                    pause();
                } else if self.sharers.is_lost(slot) {
                    break;
                } else {
                    yield_now();
                }
            }
        }
        mode.store(CLOSED, Ordering::Release);
        true
    }
}

/// Leave to change single elements by atomic operations.
#[derive(Debug)]
pub struct Single<'a> {
    lock: &'a ElementLock,
    own: &'a Announcement,
    /// What [`Announcement::enter`] has said.
    plain: bool,
    /// It is announced; else the lock is held.
    open: bool,
}

impl Drop for Single<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        if self.open { self.own.leave(self.plain) } else { self.lock.release_single() }
    }
}

/// A load that comes after all sequentially consistent operations before it. Loom does not know
/// that order of loads: there it is a write.
#[inline(always)]
fn look(word: &AtomicU32) -> u32 {
    #[cfg(loom)]
    return word.fetch_add(0, Ordering::AcqRel);
    #[cfg(not(loom))]
    word.load(Ordering::SeqCst)
}

/// Single elements are changed without the lock.
const OPEN: u32 = 0;
/// They need the lock, whose holder waits for those who do not have it.
const CLOSING: u32 = 1;
/// They need the lock.
const CLOSED: u32 = 2;

/// Single elements under the lock, without a bulk among them, after which the elements are opened:
/// so many take as long as it takes to close them again, or longer.
#[cfg(not(loom))]
const REOPEN: u32 = 4096;
#[cfg(loom)]
const REOPEN: u32 = 1;

/// A value on a line of its own.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct ElementLine<T>(pub(crate) T);

impl<T> std::ops::Deref for ElementLine<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

/// The lock under which elements are changed for which the processor has no atomic operation: those
/// of more than 8 bytes, pairs, and such as are not aligned; and all while they are not open.
/// Zeroed memory is a free lock of open elements.
///
/// The word is 0, or 1 + the holder's slot in the node. A waiter for a lost holder takes the lock
/// from it: the elements that it was changing have some of their bytes of before and some of after.
#[repr(C)]
#[derive(Debug)]
pub struct ElementLock {
    word: ElementLine<AtomicU32>,
    /// One of the three above; changed with the lock. On a line that is read most of the time.
    mode: ElementLine<AtomicU32>,
    /// Single elements that were changed under the lock since the last bulk; with the lock.
    singles: ElementLine<AtomicU32>,
}

/// Attempts before the holder is taken to have lost its CPU, or to be lost itself.
#[cfg(not(loom))]
const SPINS: u32 = 256;
#[cfg(loom)]
const SPINS: u32 = 1;

impl ElementLock {
    /// A free lock of open elements; nobody else uses it.
    pub(crate) fn reset(&self) {
        for word in [&self.word, &self.mode, &self.singles] {
            word.0.store(0, Ordering::Relaxed);
        }
    }

    #[inline]
    fn release(&self) {
        // SYNC elements.lock: pairs with the exchanges in `take`.
        self.word.0.store(0, Ordering::Release);
    }

    /// After a single element.
    #[inline(never)]
    fn release_single(&self) {
        let singles = self.singles.0.load(Ordering::Relaxed) + 1;
        self.singles.0.store(singles, Ordering::Relaxed);
        if singles >= REOPEN {
            // SYNC elements.mode: pairs with the look in `single`, which sees what was changed.
            self.mode.0.store(OPEN, Ordering::Release);
        }
        self.release();
    }

    #[inline]
    fn take(&self, slot: u32, sharers: &dyn Sharers) {
        // SYNC elements.lock: pairs with `release`.
        let mine = slot.wrapping_add(1);
        if self.word.0.compare_exchange(0, mine, Ordering::Acquire, Ordering::Relaxed).is_err() {
            self.wait(mine, sharers);
        }
    }

    #[cold]
    #[inline(never)]
    fn wait(&self, mine: u32, sharers: &dyn Sharers) {
        let word = &self.word.0;
        let mut spins = 0;
        loop {
            let found = word.load(Ordering::Relaxed);
            // Others are left alone: of those who find the same holder lost, one replaces it.
            let free =
                found == 0 || spins % SPINS == SPINS - 1 && sharers.is_lost(found.wrapping_sub(1));
            // SYNC elements.lock: pairs with `release`; a lost holder has stored all that it ever
            // will, and telling of the loss was after that.
            let taken =
                || word.compare_exchange(found, mine, Ordering::Acquire, Ordering::Relaxed).is_ok();
            if free && taken() {
                return;
            }
            spins += 1;
            if spins % SPINS == 0 { yield_now() } else { pause() }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl ElementLock {
        fn new() -> ElementLock {
            let line = || ElementLine(AtomicU32::new(0));
            ElementLock { word: line(), mode: line(), singles: line() }
        }
    }

    /// Some processes, of which one may be lost.
    #[derive(Debug)]
    struct Node {
        announcements: Vec<Announcement>,
        lost: Option<u32>,
        /// Whose announcement cannot be seen.
        unseen: Option<u32>,
        /// Barriers can be made.
        barrier: bool,
    }

    impl Node {
        fn new(processes: usize, lost: Option<u32>) -> Node {
            let announcements = (0..processes).map(|_| Announcement::new()).collect();
            Node { announcements, lost, unseen: None, barrier: false }
        }

        fn elements<'a>(&'a self, lock: &'a ElementLock, slot: u32) -> Elements<'a> {
            Elements::new(lock, slot, &self.announcements[slot as usize], self)
        }
    }

    impl Sharers for Node {
        fn is_lost(&self, slot: u32) -> bool {
            self.lost == Some(slot)
        }

        fn announcement(&self, nth: usize) -> Option<(u32, Option<&Announcement>)> {
            let seen = |a| (Some(nth as u32) != self.unseen).then_some(a);
            self.announcements.get(nth).map(|a| (nth as u32, seen(a)))
        }

        fn barrier(&self) -> bool {
            self.barrier
        }
    }

    /// Whoever cannot see what another process announces closes nothing: that one, or one behind
    /// it, may be changing elements.
    #[cfg(not(loom))]
    #[test]
    fn elements_stay_open_where_an_announcement_cannot_be_seen() {
        let (lock, mut node) = (ElementLock::new(), Node::new(3, None));
        node.unseen = Some(1);
        node.announcements[2].enter();
        assert!(!node.elements(&lock, 0).bulk(1 << 20, || panic!("others change elements")));
        assert_eq!(lock.mode.0.load(Ordering::Relaxed), OPEN);
        assert_eq!(lock.word.0.load(Ordering::Relaxed), 0);
    }

    #[cfg(not(loom))]
    #[test]
    fn the_lock_is_taken_from_a_lost_holder() {
        let (lock, node) = (ElementLock::new(), Node::new(7, Some(3)));
        lock.take(3, &node);
        assert_eq!(lock.word.0.load(Ordering::Relaxed), 4);
        assert_eq!(node.elements(&lock, 5).with(|| 7), 7);
        assert_eq!(node.elements(&lock, 6).with(|| 8), 8);
        assert_eq!(lock.word.0.load(Ordering::Relaxed), 0);
        // One that was lost while it had announced itself, and one while it closed the elements.
        node.announcements[3].enter();
        assert!(node.elements(&lock, 0).bulk(1 << 20, || {}));
        lock.take(3, &node);
        lock.mode.0.store(CLOSING, Ordering::Relaxed);
        let mut ran = false;
        assert!(node.elements(&lock, 1).bulk(1, || ran = true) && ran);
        assert_eq!(lock.mode.0.load(Ordering::Relaxed), CLOSED);
    }

    #[cfg(not(loom))]
    #[test]
    fn elements_are_closed_when_it_is_worth_it_and_opened_by_single_ones() {
        let (lock, mut node) = (ElementLock::new(), Node::new(2, None));
        let mode = || lock.mode.0.load(Ordering::Relaxed);
        assert!(!node.elements(&lock, 0).bulk(WORTH as usize - 1, || {}) && mode() == OPEN);
        assert!(node.elements(&lock, 0).bulk(1, || {}) && mode() == CLOSED);
        for _ in 0..REOPEN {
            assert_eq!(mode(), CLOSED);
            drop(node.elements(&lock, 1).single());
        }
        assert_eq!(mode(), OPEN);
        drop(node.elements(&lock, 1).single());
        // Somebody announces itself without barriers, and nobody can make one for it.
        node.announcements[1].set_plain();
        assert!(!node.elements(&lock, 0).bulk(1 << 20, || panic!("alone")) && mode() == OPEN);
        node.barrier = true;
        assert!(node.elements(&lock, 0).bulk(1 << 20, || {}) && mode() == CLOSED);
        let free = lock.word.0.load(Ordering::Relaxed) == 0;
        assert!(free && node.announcements.iter().all(|a| a.inside.load(Ordering::Relaxed) == 0));
    }

    #[cfg(not(loom))]
    #[test]
    fn threads_change_elements_one_at_a_time() {
        static VALUE: [AtomicU32; 3] = [const { AtomicU32::new(0) }; 3];
        let (lock, node) = (ElementLock::new(), Node::new(4, None));
        let add = |v: &AtomicU32| v.store(v.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
        std::thread::scope(|s| {
            for thread in 0..4u32 {
                let (lock, node) = (&lock, &node);
                s.spawn(move || {
                    for i in 0..10_000 {
                        let elements = node.elements(lock, thread);
                        elements.with(|| {
                            let [a, b, _] = &VALUE;
                            assert_eq!(a.load(Ordering::Relaxed), b.load(Ordering::Relaxed));
                            add(a);
                            add(b);
                        });
                        // Every so often long enough to close them, and singles to open them.
                        let many = i % 5000 == thread && elements.bulk(1 << 20, || add(&VALUE[2]));
                        if !many {
                            let _single = elements.single();
                            VALUE[2].fetch_add(1, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        assert!(VALUE.iter().all(|v| v.load(Ordering::Relaxed) == 40_000));
    }

    /// What one process changes by atomic operations and another one by plain ones is all there,
    /// while the elements are closed and opened.
    #[cfg(loom)]
    #[test]
    fn loom_single_ones_and_many_exclude_each_other() {
        use loom::sync::Arc;
        let mut builder = loom::model::Builder::new();
        builder.preemption_bound = Some(3);
        builder.check(|| {
            let shared = Arc::new((ElementLock::new(), Node::new(2, None), AtomicU32::new(0)));
            let other = shared.clone();
            let other = loom::thread::spawn(move || {
                let (lock, node, value) = &*other;
                for _ in 0..2 {
                    let _single = node.elements(lock, 1).single();
                    value.fetch_add(1, Ordering::Relaxed);
                }
            });
            let (lock, node, value) = &*shared;
            let mut many = 0;
            for _ in 0..2 {
                let add = || value.store(value.load(Ordering::Relaxed) + 16, Ordering::Relaxed);
                many += u32::from(node.elements(lock, 0).bulk(1 << 20, add));
            }
            other.join().unwrap();
            assert_eq!((many, value.load(Ordering::Relaxed)), (2, 34));
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
            let shared = Arc::new((
                ElementLock::new(),
                crate::sync::UnsafeCell::new(0u32),
                Node::new(3, Some(0)),
            ));
            shared.0.take(0, &shared.2);
            let others: Vec<_> = (1..3)
                .map(|slot| {
                    let shared = shared.clone();
                    loom::thread::spawn(move || {
                        for _ in 0..2 {
                            shared.2.elements(&shared.0, slot).with(|| {
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
            assert_eq!(shared.0.word.0.load(Ordering::Relaxed), 0);
        });
    }
}
