//! Which ranks act together.

use std::collections::HashMap;

/// The groups of a communicator's ranks as one of them sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Groups {
    /// Ranks of the own group, ascending. The first is the leader.
    pub(super) own: Vec<u32>,
    /// The leaders of all groups, ascending.
    pub(super) leaders: Vec<u32>,
    /// The place of the own group's leader among them.
    pub(super) index: u32,
    /// Ranks of each group follow one another.
    pub(super) consecutive: bool,
    size: u32,
    /// Place of each group by its key; empty where ranks are consecutive.
    by_key: HashMap<u64, u32>,
}

impl Groups {
    /// Ranks with the same key are a group. `None`: there is one group only, or each has one rank
    /// only, so that nobody would act for another.
    pub(super) fn new(size: u32, rank: u32, key: impl Fn(u32) -> u64) -> Option<Groups> {
        let here = key(rank);
        let mut places: HashMap<u64, u32> = HashMap::new();
        let (mut own, mut leaders) = (Vec::new(), Vec::new());
        let mut before = None;
        let mut consecutive = true;
        for r in 0..size {
            let k = key(r);
            if k == here {
                own.push(r);
            }
            if before.replace(k) == Some(k) {
                continue;
            }
            let next = leaders.len() as u32;
            if *places.entry(k).or_insert(next) == next {
                leaders.push(r);
            } else {
                consecutive = false;
            }
        }
        if leaders.len() < 2 || leaders.len() as u32 == size {
            return None;
        }
        let index = places.get(&here).copied()?;
        let by_key = if consecutive { HashMap::new() } else { places };
        Some(Groups { own, leaders, index, consecutive, size, by_key })
    }

    /// The group of a rank with this key.
    pub(super) fn of(&self, rank: u32, key: u64) -> u32 {
        match self.consecutive {
            true => self.leaders.partition_point(|l| *l <= rank).saturating_sub(1) as u32,
            false => self.by_key.get(&key).copied().unwrap_or(0),
        }
    }

    /// The place of a rank in the own group, if it belongs to it.
    pub(super) fn inside(&self, rank: u32) -> Option<u32> {
        self.own.binary_search(&rank).ok().map(|i| i as u32)
    }

    /// True when this process leads.
    pub(super) fn leads(&self, rank: u32) -> bool {
        self.own.first() == Some(&rank)
    }

    /// Ranks in each group, where they are consecutive.
    pub(super) fn sizes(&self) -> impl Iterator<Item = u32> + '_ {
        let ends = self.leaders.iter().skip(1).copied().chain([self.size]);
        self.leaders.iter().zip(ends).map(|(first, end)| end - first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn ranks_in_the_order_of_their_nodes() {
        let g = Groups::new(7, 4, |r| u64::from(r / 3)).expect("groups");
        assert_eq!((g.own.as_slice(), g.leaders.as_slice()), (&[3, 4, 5][..], &[0, 3, 6][..]));
        assert_eq!((g.index, g.consecutive, g.inside(5), g.inside(6)), (1, true, Some(2), None));
        assert_eq!(g.sizes().collect::<Vec<_>>(), [3, 3, 1]);
        assert!(!g.leads(4) && g.leads(3));
    }

    #[test]
    fn ranks_dealt_out_in_turn() {
        let g = Groups::new(5, 3, |r| u64::from(r % 2)).expect("groups");
        assert_eq!((g.own.as_slice(), g.leaders.as_slice()), (&[1, 3][..], &[0, 1][..]));
        assert!(!g.consecutive);
        assert_eq!((g.of(4, 0), g.of(3, 1)), (0, 1));
    }

    #[test]
    fn nobody_to_act_for() {
        assert_eq!(Groups::new(4, 0, |_| 9), None);
        assert_eq!(Groups::new(4, 2, u64::from), None);
        assert_eq!(Groups::new(1, 0, |_| 0), None);
    }

    proptest! {
        #[test]
        fn all_ranks_see_the_same(keys in prop::collection::vec(0u64..4, 1..24)) {
            let size = keys.len() as u32;
            let key = |r: u32| keys[r as usize];
            let all: Vec<_> = (0..size).map(|r| Groups::new(size, r, key)).collect();
            for (rank, seen) in (0u32..).zip(&all) {
                prop_assert_eq!(seen.is_some(), all[0].is_some());
                let (Some(g), Some(first)) = (seen, &all[0]) else { continue };
                prop_assert_eq!((&g.leaders, g.consecutive), (&first.leaders, first.consecutive));
                prop_assert_eq!(g.of(rank, key(rank)), g.index);
                prop_assert_eq!(g.own[0], g.leaders[g.index as usize]);
                prop_assert!(g.own.iter().all(|r| key(*r) == key(rank)));
                prop_assert!(g.inside(rank).is_some());
            }
        }
    }
}
