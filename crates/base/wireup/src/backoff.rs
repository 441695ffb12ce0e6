//! Pauses between attempts at the same thing.

/// Pauses that double with each failure in a row, up to the longest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backoff {
    first_ns: u64,
    longest_ns: u64,
}

impl Backoff {
    /// The pause after the first failure, and the longest one, in nanoseconds.
    pub const fn new(first_ns: u64, longest_ns: u64) -> Backoff {
        Backoff { first_ns, longest_ns }
    }

    /// The pause after so many failures in a row, in nanoseconds; none before the first.
    pub fn pause_ns(self, failures: u32) -> u64 {
        let Some(doublings) = failures.checked_sub(1) else { return 0 };
        let factor = 1u64.checked_shl(doublings).unwrap_or(u64::MAX);
        self.first_ns.saturating_mul(factor).min(self.longest_ns)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest() {
        let backoff = Backoff::new(5, 70);
        let all: Vec<u64> = (0..8).map(|n| backoff.pause_ns(n)).collect();
        assert_eq!(all, [0, 5, 10, 20, 40, 70, 70, 70]);
        assert_eq!(backoff.pause_ns(u32::MAX), 70);
    }
}
