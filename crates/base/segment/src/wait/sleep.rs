//! Sleeping: one kernel wait for the process's word in the node segment and for descriptors.

use std::io;
use std::os::fd::{AsRawFd, RawFd};
use std::sync::atomic::Ordering;
use std::time::Duration;

use hawser_os::{clock, futex, membarrier, pipe, socket};

use super::Waiter;
use super::source::Watch;
use crate::node::{NodeSegment, SLEEP_FUTEX, SLEEP_POLL, channel_name};
use crate::outside::{self, Outside};

/// Longest sleep. Nothing depends on it; it bounds the damage of a peer that died between
/// publishing a message and waking us.
const SLEEP_MAX: Duration = Duration::from_millis(200);
/// Longest sleep where wakes may be missed because the kernel has no expedited memory barrier.
const SLEEP_UNSURE: Duration = Duration::from_millis(1);

/// The socket by which peers wake this process. Its number stays.
#[derive(Debug)]
struct WakeChannel {
    fd: RawFd,
    node: NodeSegment,
    slot: u32,
}

impl Outside for WakeChannel {
    fn interrupt(&self) -> io::Result<()> {
        pipe::keep_number(self.fd)
    }

    fn resume(&self) -> io::Result<()> {
        // Under the name that the segment gives it now.
        let name = channel_name(self.node, self.slot);
        pipe::put_behind(socket::wake_socket(&name)?.into(), self.fd)
    }
}

impl Waiter {
    /// Monotonic time in nanoseconds, for waits that judge how long they have lasted.
    pub fn now_ns(&self) -> u64 {
        clock::now_ns()
    }

    /// Sleeps as [`Wait::sleep`](super::Wait::sleep) does, until a peer wakes this process or
    /// somebody nudges, without counting as a thread that waits. `look` is called when the slot is
    /// marked and gives what to sleep on, or `None` when there is something to do. For the thread
    /// that naps.
    pub fn doze_unless(&self, look: impl FnOnce() -> Option<Watch>) {
        self.threads.set_dozing(true);
        let wakes = self.mark();
        if let Some(watch) = look() {
            self.sleep_marked(watch, wakes);
        }
        self.threads.set_dozing(false);
    }

    /// Marks the slot, so that peers wake this process, in the ways in which it may sleep now; the
    /// number of wakes so far.
    pub(super) fn mark(&self) -> u32 {
        let polls = self.channel.get().is_some();
        let wakes = self.slot.sleepers().mark(SLEEP_FUTEX | if polls { SLEEP_POLL } else { 0 });
        // SYNC sleepers.marks: pairs with `Sleepers::are_there` on all sender CPUs. A refusal is
        // found again in `limit`.
        if self.node.membarrier_allowed() && !membarrier::global() {
            self.node.forbid_membarrier();
        }
        wakes
    }

    /// Sleeps on the slot, marked when there had been `wakes` wakes, and on what `watch` has. A
    /// notification of the agent that no sleep has ended for yet ends this one, whether or not a
    /// source of `watch` knows of it, and threads on the bench look, too: the agent does not know
    /// which of them it is for.
    pub(super) fn sleep_marked(&self, watch: Watch, wakes: u32) {
        if !self.takes_notifications() {
            self.sleep_unnotified(watch, wakes);
            self.takes_notifications();
        }
    }

    /// True when the agent has notified this process since this was asked last.
    pub(super) fn takes_notifications(&self) -> bool {
        let now = self.slot.notifications();
        // Relaxed: of two threads that ask at once both may look, and neither looks in vain.
        let is_new = self.notified.load(Ordering::Relaxed) != now;
        if is_new {
            self.notified.store(now, Ordering::Relaxed);
            if self.threaded.load(Ordering::Relaxed) {
                self.threads.call();
            }
        }
        is_new
    }

    fn sleep_unnotified(&self, watch: Watch, wakes: u32) {
        let timeout = watch.timeout(self.limit());
        if timeout.is_zero() {
            return;
        }
        let descriptors = watch.into_descriptors();
        if descriptors.is_empty() {
            futex::wait(self.slot.sleepers().word(), wakes, Some(timeout));
        } else {
            self.sleep_on(descriptors, wakes, timeout);
        }
    }

    fn sleep_on(&self, mut fds: Vec<(RawFd, bool)>, wakes: u32, timeout: Duration) {
        let Some(channel) = self.channel.get() else {
            // The slot says nothing of it: the next sleep is one.
            let made = socket::wake_socket(&self.channel_name()).ok();
            if let Some(socket) = &made {
                let (node, slot) = (self.node, self.slot.index());
                let channel = WakeChannel { fd: socket.as_raw_fd(), node, slot };
                outside::register(Box::leak(Box::new(channel)));
            }
            _ = self.channel.set(made);
            return;
        };
        let timeout = match channel {
            Some(channel) => {
                fds.push((channel.as_raw_fd(), false));
                timeout
            }
            None => timeout.min(SLEEP_UNSURE),
        };
        if self.slot.sleepers().word().load(Ordering::Acquire) == wakes {
            socket::wait_fds(&fds, Some(timeout));
        }
        if let Some(channel) = channel {
            socket::drain(channel);
        }
    }

    fn channel_name(&self) -> Vec<u8> {
        channel_name(self.node, self.slot.index())
    }

    fn limit(&self) -> Duration {
        if self.node.membarrier_allowed() { SLEEP_MAX } else { SLEEP_UNSURE }
    }
}
