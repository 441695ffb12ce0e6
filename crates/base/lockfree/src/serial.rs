//! A lock that is a plain flag while only one thread can come, and a mutex otherwise.

use std::cell::UnsafeCell;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

/// A value that one thread uses at a time.
///
/// It begins as a mutex. [`Serial::set_threaded`]`(false)` is the process's promise that calls
/// never overlap (`MPI_THREAD_SINGLE` to `MPI_THREAD_SERIALIZED`); from then on [`Serial::lock`]
/// costs a load and a store of a line that the caller uses anyway. Entering twice is a bug of the
/// caller and panics instead of giving out two references.
#[derive(Debug)]
pub struct Serial<T> {
    threaded: AtomicBool,
    /// Set while a guard lives. Written by the holder only; read by the next one, whom either the
    /// mutex or the promise of no overlap orders after it.
    held: AtomicBool,
    mutex: Mutex<()>,
    value: UnsafeCell<T>,
}

// SAFETY: a guard, of which there is one at a time, is the only way to the value.
unsafe impl<T: Send> Sync for Serial<T> {}

/// The right to use the value.
#[derive(Debug)]
pub struct SerialGuard<'a, T> {
    serial: &'a Serial<T>,
    _mutex: Option<MutexGuard<'a, ()>>,
}

impl<T> Serial<T> {
    /// A value, threaded.
    pub const fn new(value: T) -> Serial<T> {
        Serial {
            threaded: AtomicBool::new(true),
            held: AtomicBool::new(false),
            mutex: Mutex::new(()),
            value: UnsafeCell::new(value),
        }
    }

    /// Whether calls may overlap. To be set while nobody holds the value; `false` is a promise
    /// about all threads of the process.
    pub fn set_threaded(&self, threaded: bool) {
        self.threaded.store(threaded, Ordering::SeqCst);
    }

    /// Whether the mutex is in use.
    #[inline]
    pub fn threaded(&self) -> bool {
        self.threaded.load(Ordering::Relaxed)
    }

    /// Waits for the value and takes it.
    ///
    /// # Panics
    /// When the calling thread (or, against the promise, another one) holds it already.
    #[inline]
    pub fn lock(&self) -> SerialGuard<'_, T> {
        let mutex = if self.threaded() { Some(self.lock_mutex()) } else { None };
        self.enter(mutex)
    }

    /// Takes the value if nobody holds it.
    #[inline]
    pub fn try_lock(&self) -> Option<SerialGuard<'_, T>> {
        if self.threaded() {
            let mutex = match self.mutex.try_lock() {
                Ok(guard) => guard,
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
                Err(TryLockError::WouldBlock) => return None,
            };
            return Some(self.enter(Some(mutex)));
        }
        if self.held.load(Ordering::Relaxed) { None } else { Some(self.enter(None)) }
    }

    #[cold]
    #[inline(never)]
    fn lock_mutex(&self) -> MutexGuard<'_, ()> {
        self.mutex.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[inline]
    fn enter<'a>(&'a self, mutex: Option<MutexGuard<'a, ()>>) -> SerialGuard<'a, T> {
        if self.held.load(Ordering::Relaxed) {
            entered_twice();
        }
        self.held.store(true, Ordering::Relaxed);
        SerialGuard { serial: self, _mutex: mutex }
    }
}

#[cold]
#[inline(never)]
fn entered_twice() -> ! {
    panic!("a serial section was entered twice: re-entry, or threads against the promise of none")
}

impl<T> Deref for SerialGuard<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: one guard at a time (`held`), and it borrows the serial.
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
        // Before the mutex, a field, is released.
        self.serial.held.store(false, Ordering::Relaxed);
    }
}

#[cfg(test)]
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
    #[should_panic(expected = "entered twice")]
    fn re_entry_without_threads_panics() {
        let serial = Serial::new(1);
        serial.set_threaded(false);
        let _first = serial.lock();
        let _second = serial.lock();
    }
}
