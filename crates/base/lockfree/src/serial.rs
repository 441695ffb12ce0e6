//! A lock that is a plain flag while only one thread can come, and a spinning lock otherwise.

use std::cell::UnsafeCell;
use std::ops::{Deref, DerefMut};

use crate::sync::{self, AtomicBool, AtomicU32, Ordering};

/// A lock that spins, then yields. To be held for short times; whoever
/// holds it for long looks now and then whether somebody waits.
#[derive(Debug)]
pub struct SpinLock {
    held: AtomicBool,
    /// Threads that wait for it: a hint for the holder.
    waiting: AtomicU32,
}

/// Looks at a held lock before the waiting thread yields its CPU.
const SPINS: u32 = 100;

impl SpinLock {
    /// A lock that nobody holds.
    #[cfg(not(loom))]
    pub const fn new() -> SpinLock {
        SpinLock { held: AtomicBool::new(false), waiting: AtomicU32::new(0) }
    }

    /// A lock that nobody holds.
    #[cfg(loom)]
    pub fn new() -> SpinLock {
        SpinLock { held: AtomicBool::new(false), waiting: AtomicU32::new(0) }
    }

    /// Takes the lock if nobody holds it.
    #[inline]
    pub fn try_take(&self) -> bool {
        // SYNC lock.held: pairs with the store in `give`; what the holder before did is visible.
        self.held.compare_exchange(false, true, Ordering::Acquire, Ordering::Relaxed).is_ok()
    }

    /// Waits for the lock and takes it.
    #[inline]
    pub fn take(&self) {
        if !self.try_take() {
            self.take_slow();
        }
    }

    #[cold]
    #[inline(never)]
    fn take_slow(&self) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let mut looks = 0u32;
        // Relaxed: the exchange that follows orders.
        while self.held.load(Ordering::Relaxed) || !self.try_take() {
            looks += 1;
            if looks < SPINS {
                sync::pause();
            } else {
                sync::yield_now();
            }
        }
        self.waiting.fetch_sub(1, Ordering::Relaxed);
    }

    /// Releases the lock, which the caller holds.
    #[inline]
    pub fn give(&self) {
        // SYNC lock.held: pairs with the exchange in `try_take`.
        self.held.store(false, Ordering::Release);
    }

    /// True when somebody waits for the lock.
    #[inline]
    pub fn is_wanted(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) != 0
    }

    /// True when somebody holds the lock.
    #[inline]
    fn is_taken(&self) -> bool {
        self.held.load(Ordering::Relaxed)
    }

    /// [`SpinLock::take`] by the only thread that uses it.
    #[inline]
    fn take_alone(&self) {
        self.held.store(true, Ordering::Relaxed);
    }
}

impl Default for SpinLock {
    fn default() -> SpinLock {
        SpinLock::new()
    }
}

/// A value that one thread uses at a time.
///
/// It begins as a lock. [`Serial::set_threaded`]`(false)` is the process's promise that calls
/// never overlap (`MPI_THREAD_SINGLE` to `MPI_THREAD_SERIALIZED`); from then on [`Serial::lock`]
/// costs a load and a store of a line that the caller uses anyway, and entering twice is a bug of
/// the caller that panics instead of giving out two references.
#[derive(Debug)]
pub struct Serial<T> {
    threaded: AtomicBool,
    lock: SpinLock,
    value: UnsafeCell<T>,
}

// SAFETY: a guard, of which there is one at a time, is the only way to the value.
unsafe impl<T: Send> Sync for Serial<T> {}

/// What [`Serial::lock`] panics with when calls overlap against the promise.
pub const ENTERED_TWICE: &str =
    "a serial section was entered twice: re-entry, or threads against the promise of none";

/// The right to use the value.
#[derive(Debug)]
pub struct SerialGuard<'a, T> {
    serial: &'a Serial<T>,
}

impl<T> Serial<T> {
    /// A value, threaded.
    #[cfg(not(loom))]
    pub const fn new(value: T) -> Serial<T> {
        let (threaded, lock) = (AtomicBool::new(true), SpinLock::new());
        Serial { threaded, lock, value: UnsafeCell::new(value) }
    }

    /// A value, threaded.
    #[cfg(loom)]
    pub fn new(value: T) -> Serial<T> {
        let (threaded, lock) = (AtomicBool::new(true), SpinLock::new());
        Serial { threaded, lock, value: UnsafeCell::new(value) }
    }

    /// Whether calls may overlap. To be set while nobody holds the value; `false` is a promise
    /// about all threads of the process.
    pub fn set_threaded(&self, threaded: bool) {
        self.threaded.store(threaded, Ordering::SeqCst);
    }

    /// Whether calls may overlap.
    #[inline]
    pub fn threaded(&self) -> bool {
        self.threaded.load(Ordering::Relaxed)
    }

    /// Waits for the value and takes it.
    ///
    /// # Panics
    /// Without threads, when somebody holds it already.
    #[inline]
    pub fn lock(&self) -> SerialGuard<'_, T> {
        if self.threaded() {
            self.lock.take();
        } else if self.lock.is_taken() {
            entered_twice();
        } else {
            self.lock.take_alone();
        }
        SerialGuard { serial: self }
    }

    /// Takes the value if nobody holds it.
    #[inline]
    pub fn try_lock(&self) -> Option<SerialGuard<'_, T>> {
        let taken = if self.threaded() {
            self.lock.try_take()
        } else if self.lock.is_taken() {
            false
        } else {
            self.lock.take_alone();
            true
        };
        // Made only when taken: a guard releases the lock when it goes.
        taken.then(|| SerialGuard { serial: self })
    }

    /// True when some thread waits for the value; a hint.
    #[inline]
    pub fn is_wanted(&self) -> bool {
        self.lock.is_wanted()
    }
}

#[cold]
#[inline(never)]
fn entered_twice() -> ! {
    std::panic::panic_any(ENTERED_TWICE)
}

impl<T> Deref for SerialGuard<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: one guard at a time (`lock`), and it borrows the serial.
        unsafe { &*self.serial.value.get() }
    }
}

impl<T> DerefMut for SerialGuard<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: as in `deref`, and the guard is borrowed exclusively.
        unsafe { &mut *self.serial.value.get() }
    }
}

impl<T> Drop for SerialGuard<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.serial.lock.give();
    }
}

#[cfg(all(test, loom))]
mod model {
    use super::*;
    use loom::sync::Arc;

    #[test]
    fn one_thread_at_a_time_has_the_turn() {
        loom::model(|| {
            let shared = Arc::new((SpinLock::new(), sync::UnsafeCell::new(0u32)));
            let threads: Vec<_> = (0..2)
                .map(|_| {
                    let shared = shared.clone();
                    loom::thread::spawn(move || {
                        shared.0.take();
                        // SAFETY: the lock was taken; loom checks that no other access overlaps.
                        shared.1.with_mut(|v| unsafe { *v += 1 });
                        shared.0.give();
                    })
                })
                .collect();
            for thread in threads {
                thread.join().unwrap();
            }
            assert!(shared.0.try_take());
            // SAFETY: as above.
            shared.1.with(|v| assert_eq!(unsafe { *v }, 2));
            shared.0.give();
            assert!(!shared.0.is_wanted());
        });
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn threads_take_turns() {
        let total = Serial::new(0u64);
        std::thread::scope(|s| {
            for _ in 0..4 {
                s.spawn(|| {
                    for _ in 0..1000 {
                        *total.lock() += 1;
                    }
                });
            }
        });
        assert_eq!(*total.lock(), 4000);
    }

    #[test]
    fn a_held_value_is_not_given_twice() {
        for threaded in [false, true] {
            let serial = Serial::new(1);
            serial.set_threaded(threaded);
            let guard = serial.lock();
            assert!(serial.try_lock().is_none());
            drop(guard);
            assert!(serial.try_lock().is_some());
        }
    }

    #[test]
    fn a_look_in_vain_leaves_the_turn_where_it_is() {
        let serial = Serial::new(0);
        let guard = serial.lock();
        assert!(serial.try_lock().is_none() && serial.try_lock().is_none());
        drop(guard);
    }

    #[test]
    #[should_panic(expected = "entered twice")]
    fn re_entry_without_threads_panics() {
        let serial = Serial::new(1);
        serial.set_threaded(false);
        let _first = serial.lock();
        let _second = serial.lock();
    }
}
