//! Asynchronous progress: a thread of the library makes progress while the program computes.

use std::sync::atomic::Ordering;

use hawser_core::progress;

use super::waiting::FIRST_POLLS;
use crate::ob1::component::Ob1;

/// The thread of [`Ob1::attend`] looks after this time whether the program still calls, at first
/// and at most.
const NAP_US: (u64, u64) = (100, 1600);

impl Ob1 {
    /// Makes progress for the process while its own threads compute, until [`Ob1::stop_attending`]:
    /// the work of a thread of the library. While the program calls, that thread keeps out of the
    /// way and naps; when it has not called for a nap, or has left something behind that needs
    /// progress, the thread serves all channels and sleeps where peers can wake it.
    pub fn attend(&self) {
        // For the length of this call, and of the thread.
        hawser_status::enter_library_thread();
        let mut nap = NAP_US.0;
        let mut seen = self.calls();
        while !self.attended.stop.load(Ordering::Acquire) {
            if self.steps_aside() {
                // Whoever has asked for it may wait for a pass of this thread.
                self.serve_all();
                continue;
            }
            let nudged = self.waiter.nap(nap);
            let calls = self.calls();
            if calls != seen && !nudged {
                seen = calls;
                nap = (nap * 2).min(NAP_US.1);
                continue;
            }
            nap = NAP_US.0;
            self.attend_idle(calls);
            seen = self.calls();
        }
    }

    /// The program computes: serves all channels, and sleeps in between, until it calls again.
    fn attend_idle(&self, calls: u32) {
        let mut quiet = 0;
        while self.calls() == calls && !self.attended.stop.load(Ordering::Acquire) {
            if self.serve_all() != 0 || self.poll_operations() || self.steps_aside() {
                quiet = 0;
                continue;
            }
            quiet += 1;
            if quiet < FIRST_POLLS && self.has_work() {
                continue;
            }
            quiet = 0;
            self.waiter.doze_unless(|| {
                let ended = self.poll_operations_last();
                let (events, work, watch) = self.look_and_arm();
                let stop = self.attended.stop.load(Ordering::Acquire);
                let idle = !ended && !work && events == 0 && !progress::is_active_here();
                (idle && !stop).then_some(watch)
            });
        }
    }

    /// The program leaves something behind that cannot end without progress.
    #[inline]
    pub(in crate::ob1) fn left_behind(&self) {
        if self.attended.on {
            self.waiter.nudge();
        }
    }

    /// Ends [`Ob1::attend`].
    pub fn stop_attending(&self) {
        self.attended.stop.store(true, Ordering::Release);
        self.waiter.nudge();
    }

    fn calls(&self) -> u32 {
        (0..self.channels())
            .fold(0, |sum, i| sum.wrapping_add(self.channel(i).calls.load(Ordering::Relaxed)))
    }

    fn has_work(&self) -> bool {
        (0..self.channels())
            .any(|i| self.channel(i).engine.try_lock().is_some_and(|e| e.has_tasks()))
    }
}
