//! Ends of chains by key: a table with open addressing.
//!
//! Eight neighbouring keys share a stretch of the table, since programs like to number their
//! messages: a walk along the tags is a walk along memory. A chain that has become empty keeps its
//! bucket until the table is made anew, which happens when half of it is in use.

/// Index of an entry; valid until the entry is removed.
pub(super) type At = u32;
/// No entry.
pub(super) const NIL: At = u32::MAX;

/// Key of a chain: source in the upper half, tag in the lower; all bits are set where one is not
/// significant.
pub(crate) type Key = u64;

/// First and last entry of a chain.
#[derive(Clone, Copy)]
pub(super) struct Ends {
    pub(super) head: At,
    pub(super) tail: At,
}

impl Ends {
    /// A chain without entries.
    pub(super) const EMPTY: Ends = Ends { head: NIL, tail: NIL };
}

/// A bucket of the table. It was never used when `tail` is [`NIL`]; the chain is empty when `head`
/// is.
#[derive(Clone, Copy)]
struct Bucket {
    key: Key,
    ends: Ends,
}

const FREE: Bucket = Bucket { key: 0, ends: Ends::EMPTY };
/// Tail of a chain that has become empty.
const LEFT: At = 0;
const SMALLEST: usize = 64;
/// Logarithm of the number of keys that share a stretch.
const STRETCH: u32 = 3;

/// The table.
pub(super) struct Chains {
    /// A power of two of buckets.
    buckets: Vec<Bucket>,
    /// Places that are not free.
    used: usize,
    /// Turns a mixed key into a stretch.
    shift: u32,
}

impl Chains {
    /// An empty table with room for this many chains.
    pub(super) fn with_capacity(chains: usize) -> Chains {
        let n = (chains * 2 + 1).next_power_of_two().max(SMALLEST);
        let shift = u64::BITS - (n.trailing_zeros() - STRETCH);
        Chains { buckets: vec![FREE; n], used: 0, shift }
    }

    /// Where the key is, or the free bucket where it would be.
    #[inline]
    fn find(&self, key: Key) -> usize {
        let mixed = (key >> STRETCH).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift;
        let mask = self.buckets.len() - 1;
        let mut i = ((mixed << STRETCH | key & ((1 << STRETCH) - 1)) as usize) & mask;
        // At most half of the buckets are in use: a free one comes.
        loop {
            let bucket = &self.buckets[i];
            if bucket.key == key || bucket.ends.tail == NIL {
                return i;
            }
            i = (i + 1) & mask;
        }
    }

    /// The chain of this key; an empty one when there is none.
    #[inline]
    pub(super) fn get(&self, key: Key) -> Ends {
        let bucket = &self.buckets[self.find(key)];
        if bucket.ends.head == NIL { Ends::EMPTY } else { bucket.ends }
    }

    /// Changes the chain of this key to what `change` makes of it.
    #[inline]
    pub(super) fn update(&mut self, key: Key, change: impl FnOnce(Ends) -> Ends) {
        let mut i = self.find(key);
        if self.buckets[i].ends.tail == NIL {
            if (self.used + 1) * 2 > self.buckets.len() {
                self.make_room();
                i = self.find(key);
            }
            self.used += 1;
            self.buckets[i].key = key;
        }
        let bucket = &mut self.buckets[i];
        let old = if bucket.ends.head == NIL { Ends::EMPTY } else { bucket.ends };
        let new = change(old);
        bucket.ends = if new.head == NIL { Ends { head: NIL, tail: LEFT } } else { new };
    }

    /// Makes the table anew, without the empty chains, so that a quarter of it is in use at most.
    #[cold]
    fn make_room(&mut self) {
        let live = |p: &&Bucket| p.ends.head != NIL;
        let chains = self.buckets.iter().filter(live).count();
        let mut new = Chains::with_capacity(chains * 2);
        for bucket in self.buckets.iter().filter(live) {
            new.update(bucket.key, |_| bucket.ends);
        }
        *self = new;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_find_their_chains_through_growth_and_emptying() {
        let mut chains = Chains::with_capacity(0);
        let keys = || (0..5000u64).map(|i| i << 32 | (i * 24) | (i & 1));
        for (i, key) in keys().enumerate() {
            let ends = Ends { head: i as At, tail: i as At };
            chains.update(key, |old| {
                assert_eq!(old.head, NIL);
                ends
            });
        }
        for (i, key) in keys().enumerate() {
            assert_eq!(chains.get(key).head, i as At);
            chains.update(key, |_| Ends::EMPTY);
            assert_eq!(chains.get(key).head, NIL);
        }
        assert_eq!(chains.get(u64::MAX).head, NIL);
    }

    #[test]
    fn chains_that_come_and_go_do_not_make_the_table_grow() {
        let mut chains = Chains::with_capacity(8);
        for key in 0..100_000u64 {
            chains.update(key, |_| Ends { head: 1, tail: 1 });
            chains.update(key, |_| Ends::EMPTY);
        }
        assert!(chains.buckets.len() <= SMALLEST);
    }
}
