//! Which bytes of a message have arrived.

/// Ranges of a message that are there. Ranges mostly come in order, so one number holds most of
/// them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Received {
    /// All bytes before this one are there.
    upto: u64,
    /// Ranges behind `upto`, ascending, apart from it and from each other.
    apart: Vec<(u64, u64)>,
    /// Bytes that are there.
    bytes: u64,
}

impl Received {
    /// Bytes that are there, each counted once.
    #[inline]
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The bytes `from .. to` are there, perhaps again. Returns how many were not.
    pub(crate) fn add(&mut self, from: u64, to: u64) -> u64 {
        if from >= to || to <= self.upto {
            return 0;
        }
        let before = self.bytes;
        if from <= self.upto {
            self.bytes += to - self.upto;
            self.upto = to;
            self.close_up();
        } else {
            self.insert(from, to);
        }
        self.bytes - before
    }

    /// Ranges that `upto` has reached belong to it.
    fn close_up(&mut self) {
        let reached = self.apart.iter().take_while(|r| r.0 <= self.upto).count();
        for (from, to) in self.apart.drain(..reached) {
            // What both hold was counted twice.
            self.bytes -= to.min(self.upto) - from;
            self.upto = self.upto.max(to);
        }
    }

    fn insert(&mut self, mut from: u64, mut to: u64) {
        let first = self.apart.partition_point(|r| r.1 < from);
        let count = self.apart[first..].iter().take_while(|r| r.0 <= to).count();
        for (a, b) in self.apart.drain(first..first + count) {
            self.bytes -= b - a;
            (from, to) = (from.min(a), to.max(b));
        }
        self.bytes += to - from;
        self.apart.insert(first, (from, to));
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// As a set of bytes does.
        #[test]
        fn each_byte_counts_once(ranges in prop::collection::vec((0u64..200, 0u64..60), 0..60)) {
            let mut model = [false; 300];
            let mut received = Received::default();
            for (from, len) in ranges {
                let new = (from..from + len).filter(|b| !model[*b as usize]).count() as u64;
                (from..from + len).for_each(|b| model[b as usize] = true);
                prop_assert_eq!(received.add(from, from + len), new);
                let all = model.iter().filter(|b| **b).count() as u64;
                prop_assert_eq!(received.bytes(), all);
                let runs = model.windows(2).skip(received.upto as usize);
                prop_assert_eq!(received.apart.len(), runs.filter(|w| w[1] && !w[0]).count());
            }
        }
    }
}
