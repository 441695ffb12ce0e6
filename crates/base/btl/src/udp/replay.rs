//! Which datagrams of one rail of a peer have been received: none is taken twice. Pure.

/// Numbers behind the highest one that are told apart; older ones count as received.
const SPAN: u64 = 1024;
const WORDS: usize = (SPAN / 64) as usize;

/// The numbers received.
#[derive(Clone, Debug)]
pub(super) struct Window {
    /// The highest one; 0: none.
    top: u64,
    /// One bit per number, modulo [`SPAN`].
    seen: [u64; WORDS],
}

impl Window {
    pub(super) const fn new() -> Window {
        Window { top: 0, seen: [0; WORDS] }
    }

    fn bit(seq: u64) -> (usize, u64) {
        ((seq / 64 % WORDS as u64) as usize, 1 << (seq % 64))
    }

    /// True when this number may be taken.
    pub(super) fn is_new(&self, seq: u64) -> bool {
        let (word, bit) = Window::bit(seq);
        match seq {
            0 => false,
            _ if seq > self.top => true,
            _ if self.top - seq >= SPAN => false,
            _ => self.seen[word] & bit == 0,
        }
    }

    /// Takes a number that [`Window::is_new`]: its datagram has been proved.
    pub(super) fn take(&mut self, seq: u64) {
        if seq > self.top {
            // What the window moves over is forgotten.
            let from = self.top.max(seq.saturating_sub(SPAN)) + 1;
            for passed in from..=seq {
                let (word, bit) = Window::bit(passed);
                self.seen[word] &= !bit;
            }
            self.top = seq;
        }
        let (word, bit) = Window::bit(seq);
        self.seen[word] |= bit;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::sim::{Seeded, seeds};

    #[test]
    fn each_number_is_taken_once_whatever_the_order() {
        for seed in seeds(50) {
            let mut rng = Seeded::new(seed);
            let (mut window, mut taken, mut top) = (Window::new(), HashSet::new(), 0u64);
            for _ in 0..20_000 {
                let ahead = [3, 40, 3000][rng.below(3)];
                let seq = (top + rng.below(ahead) as u64).saturating_sub(rng.below(1500) as u64);
                let fresh = seq > 0 && !taken.contains(&seq) && seq + SPAN > top;
                assert_eq!(window.is_new(seq), fresh, "seed {seed}: {seq} of {top}");
                if fresh {
                    window.take(seq);
                    taken.insert(seq);
                    top = top.max(seq);
                }
            }
        }
    }

    #[test]
    fn the_last_number_of_all_is_taken_once() {
        let mut window = Window::new();
        window.take(u64::MAX);
        assert!(!window.is_new(u64::MAX) && window.is_new(u64::MAX - 1) && !window.is_new(5));
    }
}
