//! A tree that heals, in one process: nodes die at any moment, with whatever they have taken and
//! not passed on; connections move any number of bytes at a time.

use std::collections::BTreeSet;

use super::*;
use crate::control::{Mail, Report};

const TIMES: Times =
    Times { beat: 250, away: 1_000, unanswered: 200, lost: 5_000, silence: 30_000 };

struct World {
    relays: Vec<Relay>,
    parent: Vec<u32>,
    lives: Vec<bool>,
    /// The connection of a node with its parent stands.
    open: Vec<bool>,
    now: u64,
    dice: u64,
    /// What each node has got: `true` with what was for all.
    got: Vec<Vec<(bool, u32)>>,
    /// What each node was sent.
    sent: Vec<Vec<(bool, u32)>>,
    /// What the root has got from each node, and what each has sent.
    reports: Vec<Vec<u32>>,
    reported: Vec<u32>,
    /// Whom the root counts as lost.
    lost: BTreeSet<u32>,
    numbers: u32,
}

impl World {
    fn new(nodes: u32, arity: u32, seed: u64) -> World {
        let tree = Tree::new(nodes, arity);
        let relay = |node| {
            let mut relay = Relay::new(tree.clone(), node, TIMES);
            relay.heal();
            relay
        };
        let n = nodes as usize;
        let mut world = World {
            relays: (0..nodes).map(relay).collect(),
            parent: (0..nodes).map(|n| tree.parent(n).unwrap_or(0)).collect(),
            lives: vec![true; n],
            open: vec![false; n],
            now: 0,
            dice: seed,
            got: vec![Vec::new(); n],
            sent: vec![Vec::new(); n],
            reports: vec![Vec::new(); n],
            reported: vec![0; n],
            lost: BTreeSet::new(),
            numbers: 0,
        };
        (1..nodes).for_each(|node| world.connect(node));
        world
    }

    fn chance(&mut self, below: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.dice >> 33) % below.max(1) as u64) as usize
    }

    fn connect(&mut self, node: u32) {
        let (parent, now) = (self.parent[node as usize], self.now);
        assert!(self.relays[node as usize].handle_open(parent, now));
        assert!(self.relays[parent as usize].handle_open(node, now));
        self.open[node as usize] = true;
    }

    fn nodes(&self) -> std::ops::Range<u32> {
        0..self.relays.len() as u32
    }

    /// A node dies with all that it has.
    fn kill(&mut self, node: u32) {
        self.lives[node as usize] = false;
        let now = self.now;
        for other in self.nodes().skip(1) {
            let parent = self.parent[other as usize];
            if self.open[other as usize] && (other == node || parent == node) {
                self.open[other as usize] = false;
                let left = if other == node { parent } else { other };
                self.relays[left as usize].handle_closed(node, Closing::Broken, now);
            }
        }
    }

    fn mail(tag: u32) -> Body {
        Body::Mail(Mail { job: 1, from: 0, to: 0, tag, bytes: vec![7; 30] })
    }

    fn order(&mut self, to: Dest) {
        self.numbers += 1;
        let tag = self.numbers;
        for node in self.nodes() {
            match to {
                Dest::Node(n) if n == node => self.sent[node as usize].push((false, tag)),
                Dest::All => self.sent[node as usize].push((true, tag)),
                _ => {}
            }
        }
        self.relays[0].send(Envelope::new(0, to, 1, World::mail(tag))).expect("short");
    }

    fn report(&mut self, node: u32) {
        let count = &mut self.reported[node as usize];
        *count += 1;
        let envelope = Envelope::new(node, Dest::Master, 1, World::mail(*count));
        self.relays[node as usize].send(envelope).expect("short");
    }

    /// Moves at most `most` bytes each way over every connection; the number moved.
    fn flow(&mut self, most: usize) -> usize {
        let mut moved = 0;
        for node in self.nodes().skip(1).filter(|n| self.open[*n as usize]).collect::<Vec<_>>() {
            let parent = self.parent[node as usize];
            for (from, to) in [(node, parent), (parent, node)] {
                let bytes = self.relays[from as usize].poll_output(to).to_vec();
                let bytes = &bytes[..bytes.len().min(most)];
                self.relays[from as usize].handle_written(to, bytes.len(), self.now);
                self.relays[to as usize].handle_bytes(from, bytes, self.now).expect("good");
                moved += bytes.len();
            }
        }
        moved
    }

    /// Takes what has come, and acts on losses.
    fn act(&mut self) {
        for node in self.nodes().filter(|n| self.lives[*n as usize]).collect::<Vec<_>>() {
            while let Some(envelope) = self.relays[node as usize].poll_here() {
                self.take(node, envelope);
            }
            while let Some(lost) = self.relays[node as usize].poll_lost() {
                self.lose(node, lost.node);
            }
        }
    }

    fn take(&mut self, node: u32, envelope: Envelope) {
        match envelope.body {
            Body::Mail(mail) if envelope.from == 0 => {
                self.got[node as usize].push((envelope.to == Dest::All, mail.tag));
            }
            Body::Mail(mail) => self.reports[envelope.from as usize].push(mail.tag),
            Body::Report(Report::NodeLost { node: gone, .. }) => {
                let (from, now) = (envelope.from, self.now);
                if self.relays[0].handle_node_lost(gone, Some(from), now) {
                    self.lost.insert(gone);
                }
                // It counts among the reports.
            }
            other => panic!("{other:?}"),
        }
    }

    fn lose(&mut self, node: u32, gone: u32) {
        let now = self.now;
        if node != 0 && gone == self.parent[node as usize] {
            if self.relays[node as usize].handle_parent_lost() && self.relays[0].may_adopt(node) {
                self.parent[node as usize] = 0;
                self.relays[0].adopt(node);
                return self.connect(node);
            }
            // It ends, since nobody takes it.
            return self.kill(node);
        }
        if node == 0 {
            if self.relays[0].handle_node_lost(gone, None, now) {
                self.lost.insert(gone);
            }
            return;
        }
        let report = Report::NodeLost { node: gone, why: String::new() };
        let envelope = Envelope::new(node, Dest::Master, 1, Body::Report(report));
        self.relays[node as usize].send(envelope).expect("short");
    }

    fn pass(&mut self, ms: u64) {
        self.pass_by(50, ms);
    }

    /// Lets this time pass, in steps.
    fn pass_by(&mut self, step: u64, ms: u64) {
        let end = self.now + ms;
        while self.now < end {
            self.now = (self.now + step).min(end);
            let now = self.now;
            for node in self.nodes().filter(|n| self.lives[*n as usize]).collect::<Vec<_>>() {
                self.relays[node as usize].handle_time(now);
            }
            self.act();
            while self.flow(usize::MAX) > 0 {
                self.act();
            }
        }
    }

    /// All that live have everything, once and in order, and the root knows who does not.
    fn check(&self, what: &str) {
        for node in self.nodes() {
            let n = node as usize;
            assert_eq!(self.lives[n], !self.lost.contains(&node), "{what}: node {node}");
            if self.lives[n] {
                assert_eq!(self.got[n], self.sent[n], "{what}: orders to node {node}");
                if node != 0 {
                    let want: Vec<u32> = (1..=self.reported[n]).collect();
                    assert_eq!(self.reports[n], want, "{what}: reports of node {node}");
                }
            }
        }
    }
}

fn random_deaths(nodes: u32, arity: u32, seed: u64) {
    let what = format!("{nodes} nodes, arity {arity}, seed {seed}");
    let mut world = World::new(nodes, arity, seed);
    let mut deaths = 1 + world.chance(nodes as usize / 2);
    for _ in 0..200 {
        match world.chance(20) {
            0 if deaths > 0 => {
                let node = 1 + world.chance(nodes as usize - 1) as u32;
                if world.lives[node as usize] {
                    deaths -= 1;
                    world.kill(node);
                }
            }
            0 | 1 => {
                let ms = world.chance(1_500) as u64;
                world.pass(ms);
            }
            2..=5 => world.order(Dest::All),
            6..=9 => {
                let node = 1 + world.chance(nodes as usize - 1) as u32;
                world.order(Dest::Node(node));
            }
            10..=13 => {
                let node = 1 + world.chance(nodes as usize - 1) as u32;
                if world.lives[node as usize] {
                    world.report(node);
                }
            }
            _ => {
                let most = 1 + world.chance(120);
                world.flow(most);
                world.act();
            }
        }
    }
    // Longer than a chain of orphans is waited for, each after the one above it.
    world.pass(3_000);
    world.pass_by(500, u64::from(nodes) * 12_000);
    world.check(&what);
}

#[test]
fn those_below_a_lost_node_miss_nothing() {
    for seed in 0..100 {
        let (nodes, arity) = [(5, 1), (9, 1), (15, 2), (30, 3)][seed as usize % 4];
        random_deaths(nodes, arity, seed);
    }
}

/// A node that hears of nothing more is counted out by its parent. It does not come back, and those
/// below it do.
#[test]
fn who_is_lost_is_not_adopted() {
    let mut world = World::new(4, 1, 1);
    world.pass(300);
    let now = world.now;
    // Node 2 lives, but node 1 has lost it.
    world.relays[1].handle_gone(2, Loss::Silent, now);
    world.open[2] = false;
    world.relays[2].handle_closed(1, Closing::Broken, now);
    world.pass(3_000);
    assert!(!world.lives[2] && world.parent[3] == 0 && world.open[3]);
    world.order(Dest::All);
    world.report(3);
    world.pass(300);
    world.check("a node that was counted out");
    assert!(!world.relays[0].may_adopt(2) && !world.relays[0].has_orphans());
    // Its place in the tree is its own: what node 1 says of node 3 is old.
    let now = world.now;
    assert!(!world.relays[0].handle_node_lost(3, Some(2), now));
}

/// Nobody comes: whose parent is lost is lost, too, in the end, and so on down.
#[test]
fn an_orphan_that_does_not_come_is_lost() {
    let mut world = World::new(4, 1, 1);
    world.pass(300);
    for node in [3, 2, 1] {
        world.kill(node);
    }
    world.pass(2_000);
    assert_eq!(world.lost, BTreeSet::from([1]));
    assert!(world.relays[0].has_orphans());
    world.pass(30_000);
    assert_eq!(world.lost, BTreeSet::from([1, 2, 3]));
    assert!(!world.relays[0].has_orphans());
    world.check("all are lost");
}

#[test]
fn a_tree_that_does_not_heal_keeps_nothing() {
    let mut relay = Relay::new(Tree::new(3, 1), 1, TIMES);
    assert!(!relay.heals() && !relay.handle_parent_lost() && !relay.may_adopt(2));
    assert!(relay.handle_node_lost(2, Some(1), 0), "it is news to whoever decides");
}

/// What all have is forgotten, however long the job runs.
#[test]
fn little_is_kept() {
    let mut world = World::new(7, 2, 1);
    for _ in 0..1_000 {
        world.order(Dest::All);
        world.order(Dest::Node(5));
        world.report(6);
        while world.flow(usize::MAX) > 0 {
            world.act();
        }
    }
    world.pass(500);
    world.check("a long job");
    let kept = world.relays[0].healing().map_or(0, |h| h.ends.kept());
    assert!(kept < 250, "{kept} messages are kept");
}

/// Nodes of every level of a large tree die at once, amid orders to all.
#[test]
fn a_large_tree_heals() {
    let mut world = World::new(3_000, 16, 7);
    for node in [1, 20, 21, 300, 2_999] {
        world.order(Dest::All);
        world.flow(40);
        world.kill(node);
        world.order(Dest::Node(2_000));
        world.report(1_999);
    }
    // One of them had lost its parent, too, and is waited for.
    world.pass_by(500, 15_000);
    world.order(Dest::All);
    world.pass_by(250, 500);
    world.check("a large tree");
    assert!(world.relays[0].neighbours().count() > 16 + 16);
}
