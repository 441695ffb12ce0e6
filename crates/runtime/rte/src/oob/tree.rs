//! The tree of node agents: who is whose parent, and which way a message takes. Arithmetic only.
//!
//! Nodes are numbered from 0, the head node process. With arity `k` the children of node `i` are
//! `k·i + 1` to `k·i + k`, so that every node knows the whole tree from two numbers.

/// A tree over `nodes` nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tree {
    nodes: u32,
    arity: u32,
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
        let arity = if arity == 0 { nodes - 1 } else { arity };
        Tree { nodes, arity: arity.max(1) }
    }

    /// Number of nodes.
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Most children of a node.
    pub fn arity(&self) -> u32 {
        self.arity
    }

    /// The parent of a node; `None` for the root.
    pub fn parent(&self, node: u32) -> Option<u32> {
        node.checked_sub(1).map(|n| n / self.arity)
    }

    /// The children of a node, ascending.
    pub fn children(&self, node: u32) -> impl Iterator<Item = u32> + use<> {
        // In 64 bits: the children of the last nodes may have numbers beyond 32.
        let first = u64::from(node) * u64::from(self.arity) + 1;
        let end = (first + u64::from(self.arity)).min(u64::from(self.nodes));
        (first.min(end)..end).map(|n| n as u32)
    }

    /// Number of nodes of the subtree below and with `node`.
    pub fn subtree(&self, node: u32) -> u32 {
        let (mut first, mut width, mut sum) = (u64::from(node), 1u64, 0u64);
        let (nodes, arity) = (u64::from(self.nodes), u64::from(self.arity));
        while first < nodes {
            sum += width.min(nodes - first);
            first = first * arity + 1;
            width *= arity;
        }
        sum as u32
    }

    /// The way from `at` towards `to`.
    pub fn hop(&self, at: u32, to: u32) -> Hop {
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
        let last = self.nodes - 1;
        std::iter::successors(self.parent(last), |n| self.parent(*n)).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_arrives_by_the_shortest_way() {
        for (nodes, arity) in [(1, 2), (2, 1), (7, 1), (30, 2), (64, 4), (100, 32)] {
            let tree = Tree::new(nodes, arity);
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
        for (nodes, arity) in [(1, 3), (2, 3), (41, 3), (1000, 7), (10_000, 32)] {
            let tree = Tree::new(nodes, arity);
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
