//! Event sources: what a sleeping thread is woken for.
//!
//! A BTL, a channel beside the messages, a timer, a queue of completions: each is a [`Source`] that
//! says before each sleep what its events show themselves by. Nobody asks while a thread polls.
//!
//! # Contract
//!
//! 1. [`Source::arm`] is called when the process's word in the node segment is marked: from then on
//!    whoever wakes that word ends the sleep. It is part of each sleep.
//! 2. What happened before, and was not served, is *ready* ([`Watch::ready`]), or shows in a
//!    descriptor that has joined: a level, not an edge.
//! 3. What happens after shows in a descriptor that has joined, wakes the word
//!    ([`Waiter::wake`](super::Waiter::wake)), or is found when the time that was named is over.
//! 4. A source that has nothing to tell ends no sleep, but a time that it has named.
//! 5. It is asked again before each sleep, and keeps nothing from the last; it neither sleeps nor
//!    blocks. Sleeps may end for no reason.
//!
//! `conformance.rs` beside this file checks them on any source; the suite of the BTLs on theirs.

use std::os::fd::RawFd;
use std::time::Duration;

use hawser_os::socket;

/// Something whose events a thread may sleep for. See the contract of this module.
pub trait Source {
    /// Joins what the next sleep is for.
    fn arm(&mut self, watch: &mut Watch);
}

/// What one sleep is for, beside the process's word in the node segment.
#[derive(Default, Debug)]
pub struct Watch {
    ready: bool,
    /// Longest sleep.
    within: Option<Duration>,
    /// Descriptors, and whether they are waited for to be writable, too.
    descriptors: Vec<(RawFd, bool)>,
}

impl Watch {
    /// Nothing but the word.
    pub fn new() -> Watch {
        Watch::default()
    }

    /// There is something to do: no sleep.
    pub fn ready(&mut self) {
        self.ready = true;
    }

    /// Ends the sleep when the descriptor is readable or has failed; `writable`: or can be written.
    pub fn descriptor(&mut self, fd: RawFd, writable: bool) {
        self.descriptors.push((fd, writable));
    }

    /// Ends the sleep after this many microseconds.
    pub fn within(&mut self, us: u64) {
        let time = Duration::from_micros(us);
        self.within = Some(self.within.map_or(time, |before| before.min(time)));
    }

    /// Some source is ready.
    pub fn is_ready(&self) -> bool {
        self.ready
    }

    /// A descriptor that has joined has news now.
    pub fn has_news(&self) -> bool {
        !self.descriptors.is_empty() && socket::wait_fds(&self.descriptors, Some(Duration::ZERO))
    }

    /// For tests: a sleep for this would end without a wake of the word; waits for descriptors, if
    /// there are.
    pub fn would_end(&self) -> bool {
        let on_descriptors = || !self.descriptors.is_empty();
        self.ready
            || self.within.is_some()
            || on_descriptors()
                && socket::wait_fds(&self.descriptors, Some(Duration::from_secs(20)))
    }

    /// Longest sleep, at most `limit`.
    pub(super) fn timeout(&self, limit: Duration) -> Duration {
        let time = self.within.map_or(limit, |time| time.min(limit));
        if self.ready { Duration::ZERO } else { time }
    }

    pub(super) fn into_descriptors(self) -> Vec<(RawFd, bool)> {
        self.descriptors
    }
}
