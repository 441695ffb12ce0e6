//! Which of the hosts takes which ranks of a set of images. Pure.
//!
//! A node of the set goes to a host of its own, else to one that has others and room for it. Only
//! where no host takes all of its ranks is it split (ADR 72).

use std::collections::VecDeque;

use crate::ras::Slots;

/// Ranks of one node of the set that go on together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Placed {
    /// The number that the node had.
    pub(super) node: u32,
    /// Those ranks, all that were on the node where it is not split; ascending.
    pub(super) ranks: Vec<u32>,
    /// The place of the host among those that there are.
    pub(super) host: usize,
    /// Others are on the host, too.
    pub(super) beside: bool,
}

/// What is left of a host.
struct Room {
    slots: Slots,
    /// Nodes that it takes.
    nodes: u32,
}

impl Room {
    fn take(&mut self, ranks: u32) {
        (self.slots, self.nodes) = (self.slots.without(ranks), self.nodes + 1);
    }
}

/// Nodes that a host takes whole, hosts as they are then, and the nodes that no host takes.
struct Whole<'a> {
    placed: Vec<Placed>,
    rooms: Vec<Room>,
    left: Vec<&'a (u32, Vec<u32>)>,
}

/// Places the ranks of these nodes, by their numbers, on hosts. The first ranks of a node that is
/// split come before its others. `None`: there are too few slots.
pub(super) fn place(
    nodes: &[(u32, Vec<u32>)],
    hosts: &[Slots],
    oversubscribe: bool,
) -> Option<Vec<Placed>> {
    let in_order = whole(nodes.iter(), hosts, oversubscribe);
    let found = match in_order.left.is_empty() {
        true => in_order,
        false => {
            // Those with most ranks first, which fit the fewest hosts.
            let mut sorted: Vec<_> = nodes.iter().collect();
            sorted.sort_by_key(|(_, ranks)| std::cmp::Reverse(ranks.len()));
            let sorted = whole(sorted.into_iter(), hosts, oversubscribe);
            if sorted.left.len() < in_order.left.len() { sorted } else { in_order }
        }
    };
    split(found)
}

/// Places nodes in this order that a host takes whole.
fn whole<'a>(
    nodes: impl Iterator<Item = &'a (u32, Vec<u32>)>,
    hosts: &[Slots],
    oversubscribe: bool,
) -> Whole<'a> {
    let room = |slots: &Slots| Room { slots: *slots, nodes: 0 };
    let mut rooms: Vec<Room> = hosts.iter().map(room).collect();
    let (mut placed, mut left) = (Vec::new(), Vec::new());
    for one in nodes {
        let (node, ranks) = one;
        let here = ranks.len() as u32;
        let fits = |(_, room): &(usize, &mut Room)| room.slots.takes(here, oversubscribe);
        // The first of those that have fewest.
        let found = rooms.iter_mut().enumerate().filter(fits).min_by_key(|(_, room)| room.nodes);
        let Some((host, room)) = found else {
            left.push(one);
            continue;
        };
        let beside = room.nodes > 0;
        room.take(here);
        placed.push(Placed { node: *node, ranks: ranks.clone(), host, beside });
    }
    Whole { placed, rooms, left }
}

/// Splits what is left over the slots that are free.
fn split(found: Whole<'_>) -> Option<Vec<Placed>> {
    let Whole { mut placed, mut rooms, left } = found;
    for (node, ranks) in left {
        let mut ranks: VecDeque<u32> = ranks.iter().copied().collect();
        while !ranks.is_empty() {
            let fits = |(_, room): &(usize, &mut Room)| room.slots.takes(1, false);
            let found = rooms.iter_mut().enumerate().filter(fits);
            let (host, room) = found.min_by_key(|(_, room)| room.nodes)?;
            let most = |n: &usize| room.slots.takes(*n as u32, false);
            let here = (1..=ranks.len()).take_while(most).last()?;
            let beside = room.nodes > 0;
            room.take(here as u32);
            placed.push(Placed { node: *node, ranks: ranks.drain(..here).collect(), host, beside });
        }
    }
    Some(placed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANY: Slots = Slots::Cores;

    fn given(slots: u32) -> Slots {
        Slots::Given(slots)
    }

    /// By node of the set the ranks that stay together and their host; `*`: others are there, too.
    fn found(nodes: &[&[u32]], hosts: &[Slots], oversubscribe: bool) -> String {
        let nodes: Vec<_> = (5..).zip(nodes).map(|(n, ranks)| (n, ranks.to_vec())).collect();
        let Some(placed) = place(&nodes, hosts, oversubscribe) else { return "none".into() };
        // Each rank is somewhere, once.
        for (node, ranks) in &nodes {
            let of_node = placed.iter().filter(|part| part.node == *node);
            assert!(of_node.flat_map(|part| &part.ranks).eq(ranks), "{placed:?}");
        }
        for (host, slots) in hosts.iter().enumerate() {
            let here: Vec<&Placed> = placed.iter().filter(|part| part.host == host).collect();
            let ranks = here.iter().map(|part| part.ranks.len() as u32).sum();
            assert!(slots.takes(ranks, oversubscribe), "{placed:?}");
            let own = here.iter().filter(|part| !part.beside).count();
            assert_eq!(own, usize::from(!here.is_empty()), "{placed:?}");
        }
        let part = |part: &Placed| {
            let (node, ranks, host) = (part.node, &part.ranks, part.host);
            format!("{node}:{ranks:?}@{host}{}", if part.beside { "*" } else { "" })
        };
        placed.iter().map(part).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn ranks_of_a_node_stay_together_where_slots_allow_it() {
        let two: [&[u32]; 2] = [&[0, 2], &[1]];
        let [one, both] = [given(1), given(2)];
        for hosts in [[both, one], [ANY, Slots::Mentions(1)], [both, both]] {
            assert_eq!(found(&two, &hosts, false), "5:[0, 2]@0 6:[1]@1");
        }
        assert_eq!(found(&two, &[one, both], false), "5:[0, 2]@1 6:[1]@0");
        assert_eq!(found(&two, &[one, one], true), "5:[0, 2]@0 6:[1]@1");
        for host in [given(3), ANY] {
            assert_eq!(found(&two, &[host], false), "5:[0, 2]@0 6:[1]@0*");
        }
        assert_eq!(found(&two, &[one], true), "5:[0, 2]@0 6:[1]@0*");
        // A second host is not used, if the first one has room for all.
        assert_eq!(found(&[&[0, 1, 2, 3]], &[given(4), given(4)], false), "5:[0, 1, 2, 3]@0");
        // No order of nodes or hosts has one split that need not be.
        let turned: [&[u32]; 2] = [&[1], &[0, 2]];
        assert_eq!(found(&turned, &[both, one], false), "6:[0, 2]@0 5:[1]@1");
        assert_eq!(found(&turned, &[one, both], false), "5:[1]@0 6:[0, 2]@1");
        let four: [&[u32]; 4] = [&[0], &[1], &[2], &[3]];
        let hosts = [given(1), given(3)];
        assert_eq!(found(&four, &hosts, false), "5:[0]@0 6:[1]@1 7:[2]@1* 8:[3]@1*");
    }

    #[test]
    fn a_node_is_split_where_no_host_takes_all_of_it() {
        let four: [&[u32]; 1] = [&[0, 1, 2, 3]];
        let hosts = |slots: &[u32]| slots.iter().map(|n| given(*n)).collect::<Vec<_>>();
        assert_eq!(found(&four, &hosts(&[2, 2]), false), "5:[0, 1]@0 5:[2, 3]@1");
        assert_eq!(found(&four, &hosts(&[1, 0, 3]), false), "5:[0]@0 5:[1, 2, 3]@2");
        let each = "5:[0]@0 5:[1]@1 5:[2]@2 5:[3]@3";
        assert_eq!(found(&four, &hosts(&[1, 1, 1, 1]), false), each);
        let pairs: [&[u32]; 2] = [&[0, 1], &[2, 3]];
        let each = "5:[0]@0 5:[1]@1 6:[2]@2 6:[3]@3";
        assert_eq!(found(&pairs, &hosts(&[1, 1, 1, 1]), false), each);
        // What fits whole goes first, wherever it stands; then hosts without ranks are used first.
        assert_eq!(found(&pairs, &hosts(&[1, 1, 2]), false), "5:[0, 1]@2 6:[2]@0 6:[3]@1");
        assert_eq!(found(&pairs, &hosts(&[3, 1]), false), "5:[0, 1]@0 6:[2]@1 6:[3]@0*");
        let uneven: [&[u32]; 2] = [&[0, 2, 4], &[1, 3]];
        assert_eq!(found(&uneven, &hosts(&[2, 1, 2]), false), "6:[1, 3]@0 5:[0]@1 5:[2, 4]@2");
        for few in [&[2, 1][..], &[3], &[0, 0, 3], &[]] {
            assert_eq!(found(&four, &hosts(few), false), "none");
            assert_eq!(found(&pairs, &hosts(few), false), "none");
        }
    }
}
