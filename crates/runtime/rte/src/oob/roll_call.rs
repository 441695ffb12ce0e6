//! The roll call at the start of a job: what every node offers, gathered along the tree. Pure:
//! events in, reports out, time as an argument.
//!
//! An agent begins with its own hello, adds those that its children bring, and passes them on
//! together: when everybody below it has answered, and else every now and then, so that those above
//! hear that the start goes on.

use std::collections::{BTreeSet, VecDeque};

use crate::control::{Hello, Report};
use crate::oob::tree::Tree;

/// How long hellos wait for others, in milliseconds.
const BUNDLE_MS: u64 = 100;

/// What has become known of a child.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChildReport {
    /// The child.
    pub child: u32,
    /// Everybody below it has answered or will not come.
    pub complete: bool,
}

/// The roll call of one agent. See the module's documentation.
#[derive(Debug)]
pub struct RollCall {
    tree: Tree,
    me: u32,
    /// The children, and of how many nodes of their subtrees nothing is known.
    missing: Vec<(u32, u32)>,
    /// Nodes below that have answered, or will not come.
    settled: BTreeSet<u32>,
    held: Vec<Hello>,
    since: Option<u64>,
    reports: VecDeque<Report>,
    words: VecDeque<ChildReport>,
}

impl RollCall {
    /// The roll call of node `me`, which has answered itself.
    pub fn new(tree: Tree, me: u32, own: Hello, now: u64) -> RollCall {
        let missing = tree.children(me).map(|c| (c, tree.subtree(c))).collect();
        RollCall {
            tree,
            me,
            missing,
            settled: BTreeSet::new(),
            held: vec![own],
            since: Some(now),
            reports: VecDeque::new(),
            words: VecDeque::new(),
        }
    }

    /// A child of this node, the root, was added, and is awaited.
    pub fn grow(&mut self) {
        let node = self.tree.grow();
        self.missing.push((node, 1));
    }

    /// The child of ours in whose subtree a node is.
    fn child_of(&self, node: u32) -> Option<u32> {
        let below = |n: &u32| self.tree.parent(*n) == Some(self.me);
        std::iter::successors(Some(node).filter(|n| *n < self.tree.nodes()), |n| {
            self.tree.parent(*n)
        })
        .find(below)
    }

    /// Nothing more is expected of these nodes in the subtree of a child; each counts once.
    fn count_off(&mut self, child: u32, nodes: impl Iterator<Item = u32>) {
        let fresh = nodes.filter(|n| self.settled.insert(*n)).count() as u32;
        let Some((_, left)) = self.missing.iter_mut().find(|(c, _)| *c == child) else { return };
        if *left > 0 && fresh > 0 {
            *left = left.saturating_sub(fresh);
            let complete = *left == 0;
            self.words.push_back(ChildReport { child, complete });
        }
    }

    /// A node and all below it.
    fn subtree(&self, node: u32) -> Vec<u32> {
        let mut all = vec![node];
        let mut at = 0;
        while let Some(node) = all.get(at) {
            all.extend(self.tree.children(*node));
            at += 1;
        }
        all
    }

    /// Nodes below us have come up.
    pub fn handle_hellos(&mut self, hellos: Vec<Hello>, now: u64) {
        for hello in hellos {
            let Some(child) = self.child_of(hello.node) else { continue };
            self.count_off(child, [hello.node].into_iter());
            self.held.push(hello);
            self.since.get_or_insert(now);
        }
    }

    /// A node below us will not come, and so nobody behind it that has not answered yet.
    pub fn handle_not_reached(&mut self, node: u32, lines: Vec<String>) {
        if let Some(child) = self.child_of(node) {
            let behind = self.subtree(node);
            self.count_off(child, behind.into_iter());
        }
        self.reports.push_back(Report::NotReached { node, lines });
    }

    /// True when a child and everybody below it has answered, or will not come.
    pub fn has_answered(&self, child: u32) -> bool {
        self.missing.iter().all(|(c, left)| *c != child || *left == 0)
    }

    /// True when everybody has.
    pub fn is_complete(&self) -> bool {
        self.missing.iter().all(|(_, left)| *left == 0)
    }

    /// The nodes of which nothing is known, ourselves aside.
    pub fn missing(&self) -> u32 {
        self.missing.iter().map(|(_, left)| left).sum()
    }

    /// What has become known of a child.
    pub fn poll_word(&mut self) -> Option<ChildReport> {
        self.words.pop_front()
    }

    /// What is to be passed on to the parent.
    pub fn poll_report(&mut self, now: u64) -> Option<Report> {
        if let Some(report) = self.reports.pop_front() {
            return Some(report);
        }
        let since = self.since?;
        if !self.is_complete() && now < since + BUNDLE_MS {
            return None;
        }
        self.since = None;
        Some(Report::Hellos(std::mem::take(&mut self.held)))
    }

    /// When [`RollCall::poll_report`] has something although nothing has come.
    pub fn next_time(&self) -> Option<u64> {
        self.since.map(|s| s + BUNDLE_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::plan::Offers;

    fn hello(node: u32) -> Hello {
        Hello {
            node,
            host: format!("h{node}"),
            offers: Offers::default(),
            arch: 1,
            acceptor: Vec::new(),
            agreed: String::new(),
            notes: Vec::new(),
        }
    }

    /// Nodes come up one after the other, except for those that `fails` names.
    fn gather(nodes: u32, arity: u32, fails: &[u32]) -> (Vec<u32>, Vec<u32>, usize) {
        let tree = Tree::new(nodes, arity);
        let mut agents: Vec<Option<RollCall>> = (0..nodes).map(|_| None).collect();
        let (mut come, mut not) = (Vec::new(), Vec::new());
        let mut messages = 0;
        for node in 0..nodes {
            let Some(parent) = tree.parent(node) else {
                agents[0] = Some(RollCall::new(tree.clone(), 0, hello(0), 0));
                continue;
            };
            if agents[parent as usize].is_none() {
                continue;
            }
            match fails.contains(&node) {
                false => {
                    agents[node as usize] = Some(RollCall::new(tree.clone(), node, hello(node), 0))
                }
                true => agents[parent as usize]
                    .as_mut()
                    .expect("it is up")
                    .handle_not_reached(node, vec!["why".into()]),
            }
        }
        for node in (0..nodes).rev() {
            let Some(mut agent) = agents[node as usize].take() else { continue };
            assert!(agent.is_complete(), "{node} of {nodes}");
            while let Some(report) = agent.poll_report(0) {
                messages += 1;
                match (tree.parent(node), report) {
                    (Some(up), Report::Hellos(hellos)) => {
                        agents[up as usize].as_mut().expect("up").handle_hellos(hellos, 0);
                    }
                    (Some(up), Report::NotReached { node, lines }) => {
                        agents[up as usize].as_mut().expect("up").handle_not_reached(node, lines);
                    }
                    (None, Report::Hellos(hellos)) => come.extend(hellos.iter().map(|h| h.node)),
                    (None, Report::NotReached { node, .. }) => not.push(node),
                    (_, other) => panic!("{other:?}"),
                }
            }
        }
        come.sort_unstable();
        (come, not, messages)
    }

    #[test]
    fn everybody_answers_once() {
        for (nodes, arity) in [(1, 2), (2, 2), (7, 2), (40, 3), (10_000, 32), (5, 0)] {
            let (come, not, messages) = gather(nodes, arity, &[]);
            assert_eq!(come, (0..nodes).collect::<Vec<_>>());
            assert!(not.is_empty());
            assert_eq!(messages, nodes as usize, "one message from each");
        }
    }

    #[test]
    fn who_does_not_come_is_named_and_takes_those_behind_along() {
        // Node 2 of 7 has the children 5 and 6.
        let (come, not, _) = gather(7, 2, &[2]);
        assert_eq!((come, not), (vec![0, 1, 3, 4], vec![2]));
        let (come, not, _) = gather(15, 2, &[6, 9]);
        assert_eq!((come.len(), not.len()), (15 - 3 - 1, 2));
    }

    /// A node that has answered and is lost before all have takes those along that have not.
    #[test]
    fn nobody_is_counted_twice() {
        let mut agent = RollCall::new(Tree::new(15, 2), 0, hello(0), 0);
        // Node 2 has the children 5 and 6, these have 11 to 14.
        agent.handle_hellos([2, 5, 11].map(hello).into(), 0);
        agent.handle_not_reached(5, Vec::new());
        agent.handle_hellos(vec![hello(12)], 0);
        assert_eq!(agent.missing(), 7 + 3, "6, 13 and 14, and all of the other half");
        agent.handle_hellos([6, 13].map(hello).into(), 0);
        assert!(!agent.has_answered(2));
        agent.handle_not_reached(2, Vec::new());
        assert!(agent.has_answered(2) && agent.missing() == 7);
    }

    #[test]
    fn a_late_node_does_not_hold_the_others_back_for_long() {
        let tree = Tree::new(4, 3);
        let mut agent = RollCall::new(tree, 0, hello(0), 1_000);
        agent.handle_hellos(vec![hello(1)], 1_050);
        assert_eq!(agent.poll_word(), Some(ChildReport { child: 1, complete: true }));
        assert_eq!((agent.poll_report(1_099), agent.next_time()), (None, Some(1_100)));
        assert!(matches!(agent.poll_report(1_100), Some(Report::Hellos(h)) if h.len() == 2));
        assert_eq!((agent.poll_report(9_999), agent.next_time()), (None, None));
        assert!(!agent.is_complete() && agent.missing() == 2);
        agent.handle_hellos(vec![hello(3)], 2_000);
        // A node that is none of ours changes nothing.
        agent.handle_hellos(vec![hello(9)], 2_000);
        agent.handle_not_reached(2, Vec::new());
        assert!(agent.is_complete() && agent.has_answered(2));
        assert!(matches!(agent.poll_report(2_000), Some(Report::NotReached { node: 2, .. })));
        assert!(matches!(agent.poll_report(2_000), Some(Report::Hellos(h)) if h.len() == 1));
    }

    #[test]
    fn children_that_are_added_are_awaited() {
        let mut call = RollCall::new(Tree::new(1, 2), 0, hello(0), 0);
        assert!(matches!(call.poll_report(0), Some(Report::Hellos(all)) if all.len() == 1));
        call.grow();
        call.grow();
        assert!(!call.is_complete() && !call.has_answered(1));
        call.handle_hellos(vec![hello(1)], 5);
        assert_eq!(call.poll_word(), Some(ChildReport { child: 1, complete: true }));
        call.handle_not_reached(2, vec!["no".into()]);
        assert!(call.is_complete());
        assert!(matches!(call.poll_report(5), Some(Report::NotReached { node: 2, .. })));
        assert!(matches!(call.poll_report(5), Some(Report::Hellos(all)) if all[0].node == 1));
    }
}
