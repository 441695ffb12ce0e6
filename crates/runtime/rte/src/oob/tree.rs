//! The tree of node agents: who is whose parent, and which way a message takes. Arithmetic only.
//!
//! Nodes are numbered from 0, the head node process. With arity `k` the children of node `i` are
//! `k·i + 1` to `k·i + k`, so that every node knows the whole tree from two numbers. In a job over
//! several cells each has a tree of this form below its head, over consecutive nodes; the heads are
//! children of the root.

use std::sync::Arc;

use crate::control::plan::{Bootstrap, CellLine};

/// A tree over `nodes` nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    nodes: u32,
    /// By ascending nodes; the first begins with node 0.
    blocks: Arc<[Block]>,
}

/// Consecutive nodes with a tree of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Block {
    first: u32,
    end: u32,
    /// At least 1.
    arity: u32,
}

impl Block {
    fn new(first: u32, end: u32, arity: u32) -> Block {
        // Arity 0: all others are children of the first.
        let arity = if arity == 0 { end - first - 1 } else { arity };
        Block { first, end, arity: arity.max(1) }
    }

    /// Nodes whose numbers are counted in the block.
    fn nodes(&self) -> u32 {
        self.end - self.first
    }

    fn children(&self, node: u32) -> std::ops::Range<u64> {
        // In 64 bits: the children of the last nodes may have numbers beyond 32.
        let (begin, at) = (u64::from(self.first), u64::from(node - self.first));
        let first = begin + at * u64::from(self.arity) + 1;
        let end = (first + u64::from(self.arity)).min(u64::from(self.end));
        first.min(end)..end
    }

    fn subtree(&self, node: u32) -> u32 {
        let (mut first, mut width, mut sum) = (u64::from(node - self.first), 1u64, 0u64);
        let (nodes, arity) = (u64::from(self.nodes()), u64::from(self.arity));
        while first < nodes {
            sum += width.min(nodes - first);
            first = first * arity + 1;
            width *= arity;
        }
        sum as u32
    }

    /// Steps from the first node to the farthest.
    fn depth(&self) -> u32 {
        let parent = |n: &u32| n.checked_sub(1).map(|n| n / self.arity);
        std::iter::successors(parent(&(self.nodes() - 1)), parent).count() as u32
    }
}

/// The next step of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hop {
    /// It has arrived.
    Here,
    /// Up.
    Parent,
    /// Down to this child.
    Child(u32),
}

impl Tree {
    /// A tree of at least one node. Arity 0: all others are children of the root.
    pub fn new(nodes: u32, arity: u32) -> Tree {
        let nodes = nodes.max(1);
        Tree { nodes, blocks: [Block::new(0, nodes, arity)].into() }
    }

    /// The tree of a job over these cells, or over none. Cells that begin with no node of their own
    /// count as none.
    pub fn of_cells(nodes: u32, arity: u32, cells: &[CellLine]) -> Tree {
        let nodes = nodes.max(1);
        let mut blocks: Vec<Block> = Vec::new();
        let mut end = nodes;
        for cell in cells.iter().rev().filter(|c| c.first > 0) {
            if cell.first < end {
                blocks.push(Block::new(cell.first, end, cell.arity));
                end = cell.first;
            }
        }
        let first = cells.iter().find(|c| c.first == 0);
        blocks.push(Block::new(0, end, first.map_or(arity, |c| c.arity)));
        blocks.reverse();
        Tree { nodes, blocks: blocks.into() }
    }

    /// The tree that a daemon is told of.
    pub fn of(bootstrap: &Bootstrap) -> Tree {
        let Bootstrap { nodes, arity, added, ref cells, .. } = *bootstrap;
        let mut tree = Tree::of_cells(nodes.min(added), arity, cells);
        while tree.nodes < nodes {
            tree.grow();
        }
        tree
    }

    /// One more node, below the root and without children; its number. Other nodes need not know
    /// it: messages to it go up to the root, and from it to the root.
    pub fn grow(&mut self) -> u32 {
        let node = self.nodes;
        self.nodes += 1;
        let added = Block::new(node, self.nodes, 1);
        self.blocks = self.blocks.iter().copied().chain([added]).collect();
        node
    }

    /// Number of nodes.
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The block of a node; the last one of a node that is not there.
    fn block(&self, node: u32) -> Block {
        let at = self.blocks.partition_point(|b| b.first <= node).saturating_sub(1);
        self.blocks.get(at).copied().unwrap_or(Block::new(0, 1, 1))
    }

    /// The parent of a node; `None` for the root.
    pub fn parent(&self, node: u32) -> Option<u32> {
        let block = self.block(node);
        match (node - block.first).checked_sub(1) {
            Some(n) => Some(block.first + n / block.arity),
            None => (node > 0).then_some(0),
        }
    }

    /// The children of a node, ascending.
    pub fn children(&self, node: u32) -> impl Iterator<Item = u32> + use<> {
        let own = self.block(node).children(node).map(|n| n as u32);
        let heads = if node == 0 { self.blocks.get(1..) } else { None };
        let heads: Vec<u32> = heads.unwrap_or_default().iter().map(|b| b.first).collect();
        own.chain(heads)
    }

    /// Number of nodes of the subtree below and with `node`.
    pub fn subtree(&self, node: u32) -> u32 {
        if node == 0 { self.nodes } else { self.block(node).subtree(node) }
    }

    /// The way from `at` towards `to`.
    pub fn hop(&self, at: u32, to: u32) -> Hop {
        if to >= self.nodes {
            return Hop::Parent;
        }
        let mut below = to;
        while below > at {
            match self.parent(below) {
                Some(parent) if parent == at => return Hop::Child(below),
                Some(parent) => below = parent,
                None => break,
            }
        }
        if to == at { Hop::Here } else { Hop::Parent }
    }

    /// Steps from the root to the farthest node.
    pub fn depth(&self) -> u32 {
        let below = |b: &Block| b.depth() + u32::from(b.first > 0);
        self.blocks.iter().map(below).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(first: u32, arity: u32) -> CellLine {
        let (name, starter, starter_args, prefix) = Default::default();
        CellLine { name, first, arity, starter, starter_args, prefix }
    }

    /// Trees over cells of many sizes.
    fn cellular() -> Vec<Tree> {
        let of = |nodes, cells: &[(u32, u32)]| {
            let cells: Vec<CellLine> = cells.iter().map(|(f, a)| cell(*f, *a)).collect();
            Tree::of_cells(nodes, 2, &cells)
        };
        vec![
            of(2, &[(0, 0), (1, 0)]),
            of(7, &[(0, 2), (3, 1)]),
            of(41, &[(0, 0), (1, 2), (2, 3), (30, 0)]),
            of(12, &[(1, 2), (5, 0)]),
            of(5, &[(0, 2), (7, 2), (3, 2), (3, 1)]),
        ]
    }

    #[test]
    fn each_cell_is_a_tree_below_its_head() {
        let tree = Tree::of_cells(7, 9, &[cell(0, 2), cell(3, 1)]);
        let children = |n| tree.children(n).collect::<Vec<_>>();
        assert_eq!((children(0), children(3), children(4)), (vec![1, 2, 3], vec![4], vec![5]));
        assert_eq!((tree.parent(3), tree.parent(2), tree.depth()), (Some(0), Some(0), 4));
        assert_eq!(
            (tree.subtree(3), tree.hop(5, 1), tree.hop(0, 6)),
            (4, Hop::Parent, Hop::Child(3))
        );
        assert_eq!(Tree::of_cells(9, 2, &[]), Tree::new(9, 2));
    }

    #[test]
    fn nodes_are_added_below_the_root() {
        for mut tree in cellular().into_iter().chain([Tree::new(1, 2), Tree::new(30, 2)]) {
            let (old, nodes) = (tree.clone(), tree.nodes());
            assert_eq!((tree.grow(), tree.grow(), tree.nodes()), (nodes, nodes + 1, nodes + 2));
            assert_eq!((tree.parent(nodes), tree.children(nodes).count()), (Some(0), 0));
            assert!(tree.children(0).any(|n| n == nodes + 1));
            assert_eq!((tree.subtree(nodes), tree.subtree(0)), (1, nodes + 2));
            assert_eq!(tree.hop(0, nodes), Hop::Child(nodes));
            assert_eq!(tree.hop(nodes, nodes - 1), Hop::Parent);
            for node in 0..nodes {
                assert_eq!(tree.parent(node), old.parent(node));
                // Those that were there before know nothing of it.
                if node > 0 {
                    assert_eq!(old.hop(node, nodes), Hop::Parent);
                    assert!(tree.children(node).eq(old.children(node)));
                }
            }
        }
    }

    #[test]
    fn every_message_arrives_by_the_shortest_way() {
        let plain = [(1, 2), (2, 1), (7, 1), (30, 2), (64, 4), (100, 32)];
        for tree in
            plain.map(|(nodes, arity)| Tree::new(nodes, arity)).into_iter().chain(cellular())
        {
            let nodes = tree.nodes();
            for from in 0..nodes {
                for to in 0..nodes {
                    let (mut at, mut steps) = (from, 0);
                    loop {
                        at = match tree.hop(at, to) {
                            Hop::Here => break,
                            Hop::Parent => tree.parent(at).expect("the root has no parent"),
                            Hop::Child(c) => {
                                assert!(tree.children(at).any(|x| x == c));
                                c
                            }
                        };
                        steps += 1;
                        assert!(steps <= 2 * tree.depth(), "{from} to {to} of {tree:?}");
                    }
                    assert_eq!(at, to);
                }
            }
        }
    }

    #[test]
    fn families_agree() {
        let plain = [(1, 3), (2, 3), (41, 3), (1000, 7), (10_000, 32)];
        for tree in
            plain.map(|(nodes, arity)| Tree::new(nodes, arity)).into_iter().chain(cellular())
        {
            let nodes = tree.nodes();
            let mut seen = 1;
            for node in 0..nodes {
                for child in tree.children(node) {
                    assert_eq!(tree.parent(child), Some(node));
                    seen += 1;
                }
                let below: u32 = tree.children(node).map(|c| tree.subtree(c)).sum();
                assert_eq!(tree.subtree(node), 1 + below, "{node} of {tree:?}");
            }
            assert_eq!(seen, nodes);
        }
        assert_eq!(Tree::new(10_000, 32).depth(), 3);
        assert_eq!((Tree::new(9, 0).depth(), Tree::new(9, 0).children(0).count()), (1, 8));
        assert_eq!(Tree::new(1, 32).depth(), 0);
        let huge = Tree::new(u32::MAX, 1000);
        assert_eq!(huge.children(u32::MAX - 1).count(), 0);
        assert_eq!(huge.subtree(0), u32::MAX);
    }
}
