//! The job map: which rank runs on which node, in few numbers.
//!
//! A map is given once, when a job starts, and read by everybody: where a rank is follows from
//! arithmetic on a short list of [`Block`]s, so that nobody keeps or sends anything per rank. A
//! regular placement (ranks in order, or dealt out in turn) is one block, whatever its size; any
//! other one takes as many blocks as it has irregularities.

use serde::{Deserialize, Serialize};

use crate::WireError;

/// How the ranks of a block lie on its nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RankOrder {
    /// Neighbours together: the first node has the first `count / nodes` ranks, and so on.
    Packed,
    /// In turn: the first rank is on the first node, the second on the second, and so on around.
    Cyclic,
}

/// Consecutive ranks on consecutive nodes, the same number on each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// The first rank.
    pub first: u32,
    /// Number of ranks, at least 1 and a multiple of `nodes`.
    pub count: u32,
    /// Index of the first node.
    pub node: u32,
    /// Number of nodes, at least 1.
    pub nodes: u32,
    /// Ranks of earlier blocks on each of these nodes.
    pub before: u32,
    /// Which rank is on which of the nodes.
    pub order: RankOrder,
}

impl Block {
    fn per_node(&self) -> u32 {
        self.count / self.nodes
    }

    /// Node and local rank of the `i`-th rank of the block.
    fn place(&self, i: u32) -> RankPlace {
        let (node, local) = match self.order {
            RankOrder::Packed => (i / self.per_node(), i % self.per_node()),
            RankOrder::Cyclic => (i % self.nodes, i / self.nodes),
        };
        RankPlace { node: self.node + node, local: self.before + local }
    }

    /// The rank that is the `local`-th of the block's ranks on node `node`.
    fn rank(&self, node: u32, local: u32) -> u32 {
        let at = node - self.node;
        self.first
            + match self.order {
                RankOrder::Packed => at * self.per_node() + local,
                RankOrder::Cyclic => local * self.nodes + at,
            }
    }

    fn has_node(&self, node: u32) -> bool {
        (self.node..self.node + self.nodes).contains(&node)
    }
}

/// Where a rank is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankPlace {
    /// Index of the node.
    pub node: u32,
    /// Rank among the job's ranks on that node, in the order of ranks.
    pub local: u32,
}

/// Of a list of blocks: ranks are missing, doubled or too many.
const RANKS: WireError = WireError::malformed("the job map does not name every rank once");
/// A node is missing, or the numbers of ranks on it contradict each other.
const NODES: WireError = WireError::malformed("the job map does not fit its nodes");

/// Which rank is where. See the module's documentation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct JobMap {
    ranks: u32,
    nodes: u32,
    blocks: Vec<Block>,
}

impl JobMap {
    /// The map in which rank `r` is on node `node_of[r]`.
    ///
    /// # Panics
    /// With 2^32 ranks or more.
    pub fn new(nodes: u32, node_of: &[u32]) -> JobMap {
        assert!(u32::try_from(node_of.len()).is_ok(), "too many ranks");
        let mut filled = vec![0u32; nodes as usize];
        let mut blocks = Vec::new();
        let mut at = 0;
        while at < node_of.len() {
            let rest = &node_of[at..];
            let (packed, cyclic) = (packed(rest, &filled), cyclic(rest, &filled));
            let (order, per_node, width) = match packed.0 * packed.1 >= cyclic.0 * cyclic.1 {
                true => (RankOrder::Packed, packed.0, packed.1),
                false => (RankOrder::Cyclic, cyclic.0, cyclic.1),
            };
            let node = rest[0];
            blocks.push(Block {
                first: at as u32,
                count: per_node * width,
                node,
                nodes: width,
                before: filled[node as usize],
                order,
            });
            for n in &mut filled[node as usize..(node + width) as usize] {
                *n += per_node;
            }
            at += (per_node * width) as usize;
        }
        JobMap { ranks: node_of.len() as u32, nodes, blocks }
    }

    /// The map of these blocks, with as many nodes as they have at least.
    ///
    /// # Errors
    /// As [`JobMap::check`].
    pub fn of_blocks(ranks: u32, nodes: u32, blocks: Vec<Block>) -> Result<JobMap, WireError> {
        JobMap { ranks, nodes, blocks }.check()
    }

    /// The same with the ranks of one node on another one, which has none.
    pub fn moved(&self, from: u32, to: u32) -> JobMap {
        let node = |rank| self.place(rank).map_or(0, |place| place.node);
        let node_of: Vec<u32> =
            (0..self.ranks).map(node).map(|node| if node == from { to } else { node }).collect();
        JobMap::new(self.nodes.max(to.saturating_add(1)), &node_of)
    }

    /// The same with these ranks on another node, which has none.
    pub fn parted(&self, ranks: &[u32], to: u32) -> JobMap {
        let node = |rank| match ranks.contains(&rank) {
            true => to,
            false => self.place(rank).map_or(0, |place| place.node),
        };
        let node_of: Vec<u32> = (0..self.ranks).map(node).collect();
        JobMap::new(self.nodes.max(to.saturating_add(1)), &node_of)
    }

    /// The same with so many nodes, those that are added without ranks; none goes.
    pub fn widened(self, nodes: u32) -> JobMap {
        JobMap { nodes: self.nodes.max(nodes), ..self }
    }

    /// A map that came from elsewhere; costs a pass over its blocks and nodes.
    ///
    /// # Errors
    /// When it does not name every rank once, or local ranks would not be consecutive.
    pub fn check(self) -> Result<JobMap, WireError> {
        let mut next = 0u32;
        let mut filled = vec![0u32; self.nodes as usize];
        for b in &self.blocks {
            if b.first != next || b.nodes == 0 || b.count == 0 || b.count % b.nodes != 0 {
                return Err(RANKS);
            }
            next = next.checked_add(b.count).ok_or(RANKS)?;
            let end = b.node.checked_add(b.nodes).filter(|e| *e <= self.nodes);
            let Some(end) = end else { return Err(NODES) };
            for n in &mut filled[b.node as usize..end as usize] {
                if *n != b.before {
                    return Err(NODES);
                }
                *n += b.per_node();
            }
        }
        if next == self.ranks { Ok(self) } else { Err(RANKS) }
    }

    /// Number of ranks.
    pub fn ranks(&self) -> u32 {
        self.ranks
    }

    /// Number of nodes. Some may have no rank.
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The blocks, by ascending ranks.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// Where a rank is; `None` when the job has no such rank.
    pub fn place(&self, rank: u32) -> Option<RankPlace> {
        let at = self.blocks.partition_point(|b| b.first <= rank).checked_sub(1)?;
        let block = self.blocks.get(at)?;
        let i = rank - block.first;
        (i < block.count).then(|| block.place(i))
    }

    /// Number of ranks on a node.
    pub fn local_size(&self, node: u32) -> u32 {
        // The last block on a node knows of all before it.
        let last = self.blocks.iter().rev().find(|b| b.has_node(node));
        last.map_or(0, |b| b.before + b.per_node())
    }

    /// The rank with this place; `None` when there is none.
    pub fn rank_at(&self, place: RankPlace) -> Option<u32> {
        let RankPlace { node, local } = place;
        let has =
            |b: &&Block| b.has_node(node) && (b.before..b.before + b.per_node()).contains(&local);
        self.blocks.iter().find(has).map(|b| b.rank(node, local - b.before))
    }

    /// The ranks on a node, ascending.
    pub fn ranks_on(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let here = self.blocks.iter().filter(move |b| b.has_node(node));
        here.flat_map(move |b| (0..b.per_node()).map(move |i| b.rank(node, i)))
    }
}

/// Ranks per node and nodes of the longest packed block at the beginning of `node_of`.
fn packed(node_of: &[u32], filled: &[u32]) -> (u32, u32) {
    let first = node_of[0];
    let width = node_of.iter().take_while(|n| **n == first).count();
    let fits = |(i, group): (usize, &[u32])| {
        let node = first as usize + i;
        group.len() == width
            && group.iter().all(|n| *n as usize == node)
            && filled[node] == filled[first as usize]
    };
    let nodes = node_of.chunks(width).enumerate().take_while(|g| fits(*g)).count();
    (width as u32, nodes as u32)
}

/// The same for the longest cyclic block.
fn cyclic(node_of: &[u32], filled: &[u32]) -> (u32, u32) {
    let first = node_of[0];
    let follows = |(i, n): &(usize, &u32)| {
        **n as usize == first as usize + i && filled[**n as usize] == filled[first as usize]
    };
    let nodes = node_of.iter().enumerate().take_while(follows).count();
    let lap = &node_of[..nodes];
    let laps = node_of.chunks(nodes).take_while(|c| *c == lap).count();
    (laps as u32, nodes as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn agrees(nodes: u32, node_of: &[u32]) -> JobMap {
        let map = JobMap::new(nodes, node_of);
        let mut locals = vec![0u32; nodes as usize];
        for (rank, node) in node_of.iter().enumerate() {
            let local = &mut locals[*node as usize];
            let place = RankPlace { node: *node, local: *local };
            assert_eq!(map.place(rank as u32), Some(place), "rank {rank} of {node_of:?}");
            assert_eq!(map.rank_at(place), Some(rank as u32));
            *local += 1;
        }
        assert_eq!(map.place(node_of.len() as u32), None);
        for (node, local) in locals.iter().enumerate() {
            let node = node as u32;
            assert_eq!(map.local_size(node), *local);
            assert_eq!(map.rank_at(RankPlace { node, local: *local }), None);
            let here: Vec<u32> = map.ranks_on(node).collect();
            let want: Vec<u32> =
                (0..node_of.len() as u32).filter(|r| node_of[*r as usize] == node).collect();
            assert_eq!(here, want);
        }
        assert_eq!(map.clone().check().as_ref(), Ok(&map));
        map
    }

    #[test]
    fn the_ranks_of_a_node_move() {
        let map = agrees(3, &[0, 0, 1, 1, 2, 2]);
        assert_eq!(map.moved(1, 3), agrees(4, &[0, 0, 3, 3, 2, 2]));
        assert_eq!(map.moved(0, 5).moved(5, 0).ranks_on(0).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(map.parted(&[3], 4), agrees(5, &[0, 0, 1, 4, 2, 2]));
        assert_eq!(JobMap::new(1, &[0, 0]).widened(2), agrees(2, &[0, 0]));
        assert_eq!(JobMap::new(2, &[0, 0]).moved(0, 1), agrees(2, &[1, 1]));
    }

    #[test]
    fn regular_maps_are_short() {
        let by_slot: Vec<u32> = (0..49_152).map(|r| r / 128).collect();
        assert_eq!(agrees(384, &by_slot[..4096]).blocks().len(), 1);
        assert_eq!(JobMap::new(384, &by_slot).blocks().len(), 1);
        let by_node: Vec<u32> = (0..4096).map(|r| r % 384).collect();
        // The last lap is not whole.
        assert_eq!(agrees(384, &by_node).blocks().len(), 2);
        // One node with fewer slots between others.
        let uneven: Vec<u32> = [vec![0; 4], vec![1; 4], vec![2; 2], vec![3; 4]].concat();
        assert_eq!(agrees(5, &uneven).blocks().len(), 3);
        // Around until a small node is full, then without it.
        assert!(agrees(3, &[0, 1, 2, 0, 1, 2, 0, 2, 0, 2]).blocks().len() <= 5);
        assert_eq!(agrees(1, &[]).blocks().len(), 0);
    }

    #[test]
    fn what_is_no_map_is_refused() {
        let good = JobMap::new(3, &[0, 0, 1, 1, 2, 2, 0]);
        let change = |f: &dyn Fn(&mut JobMap)| {
            let mut map = good.clone();
            f(&mut map);
            map.check()
        };
        assert_eq!(change(&|m| m.ranks += 1), Err(RANKS));
        assert_eq!(change(&|m| m.nodes = 2), Err(NODES));
        assert_eq!(change(&|m| m.blocks[0].nodes = 0), Err(RANKS));
        assert_eq!(change(&|m| m.blocks[0].count = u32::MAX), Err(RANKS));
        assert_eq!(change(&|m| m.blocks[1].node = u32::MAX), Err(NODES));
        assert_eq!(change(&|m| m.blocks[1].before = 0), Err(NODES));
        assert_eq!(change(&|m| m.blocks[1].first = 0), Err(RANKS));
    }

    proptest! {
        #[test]
        fn any_placement_is_kept(
            nodes in 1u32..9,
            pieces in prop::collection::vec((0u32..9, 1usize..5, prop::bool::ANY), 0..12),
        ) {
            let mut node_of = Vec::new();
            for (node, n, around) in pieces {
                let next = (0..n as u32).map(|i| if around { node + i } else { node });
                node_of.extend(next.map(|v| v % nodes));
            }
            agrees(nodes, &node_of);
        }
    }
}
