//! Neighbourhood collectives, direct and joined.

use std::sync::Arc;

use proptest::prelude::*;

use super::world::{BLANK, Memory, run_all, sum, value};
use crate::algorithms::Algorithm;
use crate::algorithms::inter::rooted::Blocks;
use crate::algorithms::neighbor::direct::{Direct, Edge};
use crate::algorithms::neighbor::joined::{JoinRanges, Joined, NodeEdges, SLOT, Shape, View};
use crate::model::{Link, Models};
use crate::schedule::{Buf, Layout, Part, Schedule, Step};

/// A call of all ranks.
#[derive(Clone, Debug)]
struct Case {
    size: u32,
    nodes: u32,
    /// (sender, receiver), in the order in which edges of the same two ranks are matched.
    edges: Vec<(u32, u32)>,
    whole: bool,
    /// `None`: the block of edge `e` has `lengths[e]` units, or that of its sender.
    block: Option<u64>,
    lengths: Vec<u64>,
}

impl Case {
    fn node(&self, rank: u32) -> u32 {
        rank % self.nodes
    }

    fn len(&self, edge: usize) -> u64 {
        let by = if self.whole { self.edges[edge].0 as usize } else { edge };
        self.block.unwrap_or(self.lengths[by % self.lengths.len()])
    }

    /// Edges of a rank by their number in the whole list.
    fn of(&self, rank: u32, out: bool) -> Vec<usize> {
        let mine = |e: &(u32, u32)| rank == if out { e.0 } else { e.1 };
        (0..self.edges.len()).filter(|&i| mine(&self.edges[i])).collect()
    }

    fn content(&self, edge: usize) -> Vec<u64> {
        let by = if self.whole { self.edges[edge].0 } else { 1000 + edge as u32 };
        (0..self.len(edge)).map(|i| value(by, i)).collect()
    }

    fn memory(&self, rank: u32) -> Memory {
        let mut memory = Memory::default();
        let sent = self.of(rank, true);
        for &edge in if self.whole { &sent[..sent.len().min(1)] } else { &sent[..] } {
            memory.send_blocks.push((memory.send.len() as u64, self.len(edge)));
            memory.send.extend(self.content(edge));
        }
        for edge in self.of(rank, false) {
            memory.recv_blocks.push((memory.recv.len() as u64, self.len(edge)));
            memory.recv.extend(vec![BLANK; self.len(edge) as usize]);
        }
        memory
    }

    fn node_edges(&self, rank: u32) -> Vec<NodeEdges> {
        let here = self.node(rank);
        let other = (0..self.nodes).filter(|node| *node != here);
        let between = |a, b| {
            let is = |e: &&(u32, u32)| (self.node(e.0), self.node(e.1)) == (a, b);
            let mut all: Vec<_> = self.edges.iter().filter(is).copied().collect();
            all.sort_unstable();
            all
        };
        let one = |node| NodeEdges {
            node,
            outgoing: between(here, node),
            incoming: between(node, here),
            pays: [JoinRanges::default(); 2],
        };
        other.map(one).collect()
    }

    /// `join`: which edges between two nodes are joined.
    fn algorithm(&self, rank: u32, join: &dyn Fn(&[(u32, u32)]) -> bool) -> Algorithm {
        let numbered = |list: Vec<usize>, out: bool| -> Vec<Edge> {
            let end = |e: usize| if out { self.edges[e].1 } else { self.edges[e].0 };
            (0..).zip(list).map(|(block, e)| (block, end(e))).collect()
        };
        let (sent, got) = (self.of(rank, true), self.of(rank, false));
        let layout = self.block.map_or(Layout::Listed, Layout::Even);
        let send = match (self.whole, sent.first()) {
            (true, Some(&edge)) => Blocks::Same(Part::range(Buf::Send, 0, self.len(edge))),
            (true, None) => Blocks::Same(Part::Nothing),
            (false, _) => Blocks::Each(Buf::Send, layout),
        };
        let recv = Blocks::Each(Buf::Recv, layout);
        let (sources, destinations) = (numbered(got.clone(), false), numbered(sent.clone(), true));
        let node_edges = self.node_edges(rank);
        let outgoing: Vec<_> = node_edges.iter().filter(|c| join(&c.outgoing)).collect();
        let incoming: Vec<_> = node_edges.iter().filter(|c| join(&c.incoming)).collect();
        if outgoing.is_empty() && incoming.is_empty() {
            return Direct::new(Arc::from(sources), Arc::from(destinations), send, recv).into();
        }
        let shape = Shape { whole: self.whole, block: self.block };
        Joined::new(&View {
            rank,
            node: self.node(rank),
            sent: shape,
            got: shape,
            outgoing: &outgoing,
            incoming: &incoming,
            sources: &sources,
            destinations: &destinations,
            send,
            recv,
            send_len: &|block| self.len(sent[block as usize]),
            recv_len: &|block| self.len(got[block as usize]),
        })
        .into()
    }

    /// All get what they should.
    fn run(&self, join: &dyn Fn(&[(u32, u32)]) -> bool) {
        let memories: Vec<_> = (0..self.size).map(|rank| self.memory(rank)).collect();
        let check = |after: &[Memory]| {
            for (rank, memory) in (0..).zip(after) {
                let wanted: Vec<u64> =
                    self.of(rank, false).into_iter().flat_map(|e| self.content(e)).collect();
                assert_eq!(memory.recv, wanted, "rank {rank} of {self:?}");
            }
        };
        run_all("neighbours", 0, &memories, sum, |rank| self.algorithm(rank, join), check);
    }

    /// Messages between nodes.
    fn between(&self, join: &dyn Fn(&[(u32, u32)]) -> bool) -> usize {
        let sends = |rank| {
            let mut schedule = Schedule::new(self.algorithm(rank, join));
            let mut count = 0;
            while let Some(step) = schedule.next() {
                if let Step::Send { to, .. } = step {
                    count += usize::from(self.node(to) != self.node(rank));
                }
            }
            count
        };
        (0..self.size).map(sends).sum()
    }
}

fn always(edges: &[(u32, u32)]) -> bool {
    !edges.is_empty()
}

fn never(_: &[(u32, u32)]) -> bool {
    false
}

#[test]
fn edges_between_two_nodes_become_one_message() {
    // Everybody sends to everybody of 4 nodes with 3 ranks.
    let edges: Vec<_> = (0..12).flat_map(|a| (0..12).map(move |b| (a, b))).collect();
    for whole in [false, true] {
        for block in [Some(8), None] {
            let (edges, lengths) = (edges.clone(), vec![8]);
            let case = Case { size: 12, nodes: 4, edges, whole, block, lengths };
            assert_eq!((case.between(&never), case.between(&always)), (12 * 9, 4 * 3));
            case.run(&always);
        }
    }
}

#[test]
fn the_model_joins_short_blocks_of_many_edges() {
    let models = Models::BUILT_IN;
    let pays = |edges: &[(u32, u32)], whole, block| {
        let pays = JoinRanges::new(edges, &models.of(Link::Node), &models.of(Link::Network));
        pays.of(Shape { whole, block })
    };
    let every: Vec<_> = (0..4).flat_map(|a| (4..8).map(move |b| (a, b))).collect();
    assert!(pays(&every, false, Some(8)) && pays(&every, true, Some(8)));
    assert!(!pays(&every, false, Some(1 << 20)));
    // Of one block for all, each crosses once: there it pays however long it is.
    assert!(pays(&every, true, Some(1 << 12)));
    let pairs: Vec<_> = (0..4).map(|a| (a, a + 4)).collect();
    assert!(!pays(&pairs, false, Some(8)) && !pays(&pairs[..1], false, Some(8)));
}

proptest! {
    #[test]
    fn joined_and_direct_give_the_same(
        size in 1..9_u32,
        nodes in 1..4_u32,
        ends in prop::collection::vec((0..64_u32, 0..64_u32), 1..15),
        whole: bool,
        block in prop::option::of(0..4_u64),
        lengths in prop::collection::vec(
            prop_oneof![0..4_u64, Just(SLOT), Just(SLOT + 1)], 1..9),
        some in 0..3_usize,
    ) {
        let edges = ends.iter().map(|e| (e.0 % size, e.1 % size)).collect();
        let case = Case { size, nodes, edges, whole, block, lengths };
        case.run(&never);
        case.run(&always);
        // Some pairs of nodes are joined, others are not.
        case.run(&|edges| edges.len() > some);
    }
}
