//! Several threads of one process that wait at once.
//!
//! One of them at most *attends*: it is the one that sleeps where peers can wake it, and it makes
//! progress for all. The others sleep on the *bench*, a word of this process, until something was
//! completed or the attendant leaves. A thread counts as awake in the wait domain from its first
//! long wait to its sleep or its end, so that threads beyond the CPUs yield to each other.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use hawser_os::futex;

use super::presence::Presence;
use crate::outside;

/// What the waiting threads of a process share. Lives until the process ends.
#[derive(Debug)]
pub(super) struct Threads {
    presence: &'static Presence,
    /// Threads that count as awake.
    awake: AtomicU32,
    /// Nobody has taken over the count with which the process entered the domain.
    unclaimed: AtomicBool,
    /// Some thread attends.
    attended: AtomicBool,
    /// Counts calls to the bench: the futex word.
    calls: AtomicU32,
    /// Threads on the bench, or about to sit down.
    benched: AtomicU32,
    /// Counts nudges: the futex word of the thread that naps.
    nudges: AtomicU32,
    /// How many of them that thread has seen.
    nudges_seen: AtomicU32,
    napping: AtomicBool,
    dozing: AtomicBool,
}

/// This thread's count in the wait domain; given back when the thread ends.
struct Awake(Cell<Option<&'static Threads>>);

impl Drop for Awake {
    fn drop(&mut self) {
        if let Some(threads) = self.0.take() {
            // The thread may end while the process is interrupted.
            if let Some(_here) = outside::stay() {
                threads.leave();
            }
        }
    }
}

thread_local! {
    static AWAKE: Awake = const { Awake(Cell::new(None)) };
}

/// Longest rest on the bench. Nothing depends on it.
const REST_MAX: Duration = Duration::from_millis(200);

impl Threads {
    /// For a process that counts once.
    pub(super) fn new(presence: &'static Presence) -> &'static Threads {
        Box::leak(Box::new(Threads {
            presence,
            awake: AtomicU32::new(0),
            unclaimed: AtomicBool::new(true),
            attended: AtomicBool::new(false),
            calls: AtomicU32::new(0),
            benched: AtomicU32::new(0),
            nudges: AtomicU32::new(0),
            nudges_seen: AtomicU32::new(0),
            napping: AtomicBool::new(false),
            dozing: AtomicBool::new(false),
        }))
    }

    /// The calling thread counts as awake from now on.
    pub(super) fn wake_up(&'static self) {
        // A thread that ends waits no more.
        let _ = AWAKE.try_with(|mine| {
            if mine.0.get().is_some_and(|t| std::ptr::eq(t, self)) {
                return;
            }
            if let Some(other) = mine.0.replace(Some(self)) {
                other.leave();
            }
            self.awake.fetch_add(1, Ordering::Relaxed);
            if !self.unclaimed.swap(false, Ordering::Relaxed) {
                self.presence.enter();
            }
        });
    }

    /// The calling thread does not count any more.
    pub(super) fn fall_asleep(&'static self) {
        let _ = AWAKE.try_with(|mine| {
            if mine.0.get().is_some_and(|t| std::ptr::eq(t, self)) {
                mine.0.set(None);
                self.leave();
            }
        });
    }

    fn leave(&self) {
        self.awake.fetch_sub(1, Ordering::Relaxed);
        self.presence.leave();
    }

    /// The process enters the domain again.
    pub(super) fn open(&self) {
        self.unclaimed.store(true, Ordering::Relaxed);
    }

    /// The process leaves the domain: gives back what still counts.
    pub(super) fn close(&self) {
        if self.unclaimed.swap(false, Ordering::Relaxed) {
            self.presence.leave();
        }
    }

    /// True when nobody attended: the caller does now, until [`Threads::resign`].
    pub(super) fn attend(&self) -> bool {
        !self.attended.swap(true, Ordering::SeqCst)
    }

    /// The attendant leaves; somebody on the bench has to take its place.
    pub(super) fn resign(&self) {
        // SYNC bench.attended: pairs with `rest`: either the thread that sits down sees that nobody
        // attends, or it is seen here.
        self.attended.store(false, Ordering::SeqCst);
        self.call();
    }

    /// Something was completed, or nobody attends: the bench has to look.
    #[inline]
    pub(super) fn call(&self) {
        // SYNC bench.benched: pairs with `rest`: either the thread that sits down sees what was
        // completed, or it is seen here.
        if self.benched.load(Ordering::SeqCst) != 0 {
            self.call_now();
        }
    }

    #[cold]
    fn call_now(&self) {
        self.calls.fetch_add(1, Ordering::SeqCst);
        futex::wake(&self.calls, u32::MAX);
    }

    /// Sleeps for so long, or until a nudge that was not seen before; true for a nudge.
    pub(super) fn nap(&self, time: Duration) -> bool {
        let seen = self.nudges_seen.load(Ordering::Relaxed);
        // SYNC naps: pairs with `nudge`: either the flag is seen there, or the nudge here.
        self.napping.store(true, Ordering::SeqCst);
        if self.nudges.load(Ordering::SeqCst) == seen {
            futex::wait(&self.nudges, seen, Some(time));
        }
        self.napping.store(false, Ordering::SeqCst);
        let now = self.nudges.load(Ordering::SeqCst);
        self.nudges_seen.store(now, Ordering::Relaxed);
        now != seen
    }

    pub(super) fn set_dozing(&self, dozing: bool) {
        // SYNC naps: pairs with `nudge`; what was done before a nudge that does not see this flag
        // is seen by the look that follows.
        self.dozing.store(dozing, Ordering::SeqCst);
    }

    /// Wakes the thread that naps; true when it dozes and has to be woken as peers wake it.
    #[inline]
    pub(super) fn nudge(&self) -> bool {
        // SYNC naps: see there.
        self.nudges.fetch_add(1, Ordering::SeqCst);
        if self.napping.load(Ordering::SeqCst) {
            futex::wake(&self.nudges, 1);
        }
        self.dozing.load(Ordering::SeqCst)
    }

    /// As a thread on the bench that stays there.
    #[cfg(test)]
    pub(super) fn sit_down(&self) {
        self.benched.fetch_add(1, Ordering::SeqCst);
    }

    /// Counts calls to the bench.
    #[cfg(test)]
    pub(super) fn calls(&self) -> u32 {
        self.calls.load(Ordering::SeqCst)
    }

    /// Sleeps on the bench until the next call, unless `done` says that there is no need to or
    /// nobody attends. May return for no reason.
    pub(super) fn rest(&'static self, done: impl FnOnce() -> bool) {
        let calls = self.calls.load(Ordering::SeqCst);
        // SYNC bench.benched, bench.attended: before the looks that follow.
        self.benched.fetch_add(1, Ordering::SeqCst);
        if !done() && self.attended.load(Ordering::SeqCst) {
            self.fall_asleep();
            futex::wait(&self.calls, calls, Some(REST_MAX));
            self.wake_up();
        }
        self.benched.fetch_sub(1, Ordering::SeqCst);
    }
}
