//! How long a send may be held up by a first contact, so that its message leaves before the process
//! goes off to compute. The agent of the peer's node answers within a fraction of a millisecond, or
//! when it gets a CPU. What takes longer is left to progress.

use std::os::fd::RawFd;
use std::time::Duration;

use hawser_os::{clock, socket};

/// For how long an agent is waited for in one contact, in nanoseconds, and in vain in all of them.
pub const AGENT_NS: u64 = 1_000_000_000;
const ALL_NS: u64 = 2_000_000_000;
/// For how long a rank is waited for, which answers only when it calls MPI.
pub const RANK_NS: u64 = 100_000_000;
/// The same of another job's, which listens itself: it answers at once where it waits in MPI, for a
/// first contact of its own, too.
pub const FOREIGN_RANK_NS: u64 = 20_000_000;
/// The same where another thread goes on with the contact.
pub const RANK_ATTENDED_NS: u64 = 2_000_000;
/// What no descriptor tells is looked at after this time; without any descriptor, after that.
const SLICE: Duration = Duration::from_millis(1);
const SLICE_DEAF: Duration = Duration::from_micros(100);

/// What of it is left, in nanoseconds.
#[derive(Debug)]
pub struct ContactBudget {
    left: u64,
}

/// What is left of it for one contact.
#[derive(Debug)]
pub struct ContactWait {
    since: u64,
    most: u64,
}

impl Default for ContactBudget {
    fn default() -> ContactBudget {
        ContactBudget::new()
    }
}

impl ContactBudget {
    /// All of it.
    pub fn new() -> ContactBudget {
        ContactBudget { left: ALL_NS }
    }

    /// For one contact, up to so many nanoseconds.
    pub fn begin(&self, most: u64) -> ContactWait {
        ContactWait { since: clock::now_ns(), most: most.min(self.left) }
    }

    /// One is made in time: those that are have no end.
    pub fn is_rewarded(&mut self) {
        self.left = ALL_NS;
    }

    /// Waits for a moment until a descriptor is readable (or writable, where that is said). False
    /// when that was long enough.
    pub fn wait(&mut self, one: &ContactWait, fds: &[(RawFd, bool)]) -> bool {
        if clock::now_ns().saturating_sub(one.since) >= one.most {
            self.left = self.left.saturating_sub(one.most);
            return false;
        }
        let slice = if fds.is_empty() { SLICE_DEAF } else { SLICE };
        socket::wait_fds(fds, Some(slice));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_wears_it_out_and_contacts_restore_it() {
        let mut patience = ContactBudget::new();
        let contact = |patience: &mut ContactBudget| {
            // As if it had begun long ago.
            let one = ContactWait { since: 0, ..patience.begin(AGENT_NS) };
            let most = one.most;
            assert!(!patience.wait(&one, &[]));
            most
        };
        assert_eq!(contact(&mut patience), AGENT_NS);
        assert_eq!(contact(&mut patience), ALL_NS - AGENT_NS);
        assert_eq!(contact(&mut patience), 0);
        patience.is_rewarded();
        assert_eq!(contact(&mut patience), AGENT_NS);
        assert!(patience.wait(&patience.begin(AGENT_NS), &[]), "it has just begun");
    }
}
