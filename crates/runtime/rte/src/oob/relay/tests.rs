//! A network of relays in one process: connections are pairs of buffers, time is a number.

use super::*;
use crate::control::{Body, Mail, Order, Report};

const TIMES: Times =
    Times { beat: 250, away: 1_000, unanswered: 200, lost: 5_000, silence: 30_000 };

struct Net {
    tree: Tree,
    relays: Vec<Relay>,
    now: u64,
}

impl Net {
    fn new(nodes: u32, arity: u32) -> Net {
        let tree = Tree::new(nodes, arity);
        let relays = (0..nodes).map(|n| Relay::new(tree.clone(), n, TIMES)).collect();
        let mut net = Net { tree, relays, now: 0 };
        for node in 1..nodes {
            net.connect(node);
        }
        net
    }

    /// A connection between a node and its parent.
    fn connect(&mut self, node: u32) {
        let parent = self.tree.parent(node).expect("no root");
        let now = self.now;
        self.relays[node as usize].handle_open(parent, now);
        self.relays[parent as usize].handle_open(node, now);
    }

    fn cut(&mut self, node: u32, how: Closing) {
        let parent = self.tree.parent(node).expect("no root");
        let now = self.now;
        self.relays[node as usize].handle_closed(parent, how, now);
        self.relays[parent as usize].handle_closed(node, how, now);
    }

    /// Moves bytes once over every connection that stands at both ends; the number moved.
    fn flow(&mut self) -> usize {
        let mut moved = 0;
        for node in 1..self.relays.len() as u32 {
            let parent = self.tree.parent(node).expect("no root");
            for (from, to) in [(node, parent), (parent, node)] {
                let bytes = self.relays[from as usize].poll_output(to).to_vec();
                if !self.relays[to as usize].is_up(from) {
                    continue;
                }
                self.relays[from as usize].handle_written(to, bytes.len(), self.now);
                self.relays[to as usize].handle_bytes(from, &bytes, self.now).expect("good");
                moved += bytes.len();
            }
        }
        moved
    }

    fn settle(&mut self) {
        while self.flow() > 0 {}
    }

    fn pass(&mut self, ms: u64) {
        let end = self.now + ms;
        while self.now < end {
            self.now = (self.now + 50).min(end);
            self.relays.iter_mut().for_each(|r| r.handle_time(self.now));
            self.settle();
        }
    }

    fn here(&mut self, node: u32) -> Vec<Envelope> {
        std::iter::from_fn(|| self.relays[node as usize].poll_here()).collect()
    }

    fn lost(&mut self, node: u32) -> Vec<(u32, Loss)> {
        let all = std::iter::from_fn(|| self.relays[node as usize].poll_lost());
        all.map(|l| (l.node, l.loss)).collect()
    }
}

fn mail(from: u32, to: Dest, tag: u32) -> Envelope {
    let mail = Mail { job: 1, from, to: 0, tag, bytes: vec![7; 10] };
    Envelope::new(from, to, 1, Body::Mail(mail))
}

#[test]
fn messages_find_their_way() {
    for (nodes, arity) in [(1, 2), (7, 2), (40, 3), (9, 0)] {
        let mut net = Net::new(nodes, arity);
        let far = nodes - 1;
        net.relays[far as usize].send(mail(far, Dest::Master, 1)).expect("short");
        net.relays[0].send(mail(0, Dest::Node(far), 2)).expect("short");
        let side = nodes / 2;
        net.relays[far as usize].send(mail(far, Dest::Node(side), 3)).expect("short");
        let all = Envelope::new(0, Dest::All, 1, Body::Order(Order::Drain));
        net.relays[0].send(all.clone()).expect("short");
        net.settle();
        let mut want = vec![Vec::new(); nodes as usize];
        want[0].push(mail(far, Dest::Master, 1));
        want[far as usize].push(mail(0, Dest::Node(far), 2));
        want[side as usize].push(mail(far, Dest::Node(side), 3));
        for node in 0..nodes {
            let mut got = net.here(node);
            assert_eq!(got.iter().filter(|e| **e == all).count(), 1, "{node} of {nodes}");
            got.retain(|e| *e != all);
            assert_eq!(got.len(), want[node as usize].len(), "{node} of {nodes}");
            assert!(want[node as usize].iter().all(|e| got.contains(e)));
        }
    }
}

#[test]
fn a_connection_made_again_loses_nothing() {
    let mut net = Net::new(7, 2);
    let mut sent = 0;
    for round in 0..40 {
        for _ in 0..5 {
            net.relays[6].send(mail(6, Dest::Master, sent)).expect("short");
            sent += 1;
        }
        for _ in 0..round % 4 {
            net.flow();
        }
        let link = if round % 2 == 0 { 2 } else { 6 };
        net.cut(link, Closing::Broken);
        net.pass(300);
        net.connect(link);
    }
    net.pass(300);
    let tags: Vec<u32> = net
        .here(0)
        .into_iter()
        .map(|e| match e.body {
            Body::Mail(mail) => mail.tag,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(tags, (0..sent).collect::<Vec<_>>());
    assert!((0..7).all(|n| net.lost(n).is_empty()));
}

#[test]
fn a_loss_is_told_once_by_both_sides() {
    let mut net = Net::new(7, 2);
    net.pass(500);
    net.cut(2, Closing::Broken);
    net.pass(900);
    assert!(net.lost(0).is_empty() && net.lost(2).is_empty());
    net.pass(200);
    assert_eq!(net.lost(0), [(2, Loss::Broken)]);
    assert_eq!(net.lost(2), [(0, Loss::Broken)]);
    net.pass(60_000);
    let none = vec![Vec::new(); 7];
    assert_eq!((0..7).map(|n| net.lost(n)).collect::<Vec<_>>(), none);
    // It does not come back, and what is for those behind it goes nowhere.
    let now = net.now;
    assert!(!net.relays[0].handle_open(2, now) && net.relays[0].is_gone(2));
    net.relays[0].send(mail(0, Dest::Node(6), 1)).expect("short");
    net.settle();
    assert!(net.here(6).is_empty());

    // A kernel has given the connection up before its host was silent for long.
    net.cut(1, Closing::Unanswered);
    net.pass(4_500);
    assert!(net.lost(0).is_empty());
    net.pass(600);
    assert_eq!(net.lost(0), [(1, Loss::Unanswered)]);
    net.relays[1].handle_gone(3, Loss::Ended, now);
    assert_eq!(net.lost(1), [(0, Loss::Unanswered), (3, Loss::Ended)]);
}

#[test]
fn a_daemon_that_hangs_is_lost_but_not_a_parent_that_is_stopped() {
    let mut net = Net::new(3, 2);
    // Node 1 does nothing any more; its connection stands.
    for _ in 0..700 {
        net.now += 50;
        for node in [0usize, 2] {
            let now = net.now;
            net.relays[node].handle_time(now);
        }
        let now = net.now;
        for (from, to) in [(0u32, 2u32), (2, 0)] {
            let bytes = net.relays[from as usize].poll_output(to).to_vec();
            net.relays[from as usize].handle_written(to, bytes.len(), now);
            net.relays[to as usize].handle_bytes(from, &bytes, now).expect("good");
        }
    }
    assert_eq!(net.lost(0), [(1, Loss::Silent)]);

    let mut net = Net::new(3, 2);
    net.pass(1_000);
    // Nobody but the root is stopped, for an hour.
    let stopped = net.now + 3_600_000;
    while net.now < stopped {
        net.now += 1_000;
        for node in [1usize, 2] {
            let now = net.now;
            net.relays[node].handle_time(now);
        }
    }
    net.pass(1_000);
    assert!((0..3).all(|n| net.lost(n).is_empty()));
}

#[test]
fn all_end_when_all_is_told() {
    let mut net = Net::new(7, 2);
    let order = Order::Leave { bad: false };
    net.relays[0].send(Envelope::new(0, Dest::All, 1, Body::Order(order))).expect("ok");
    net.relays[0].end();
    net.settle();
    // The farthest first, each after those below it.
    for node in (1..7u32).rev() {
        assert_eq!(net.here(node).len(), 1);
        let below: Vec<u32> = net.tree.children(node).collect();
        assert!(below.iter().all(|c| net.relays[node as usize].has_ended(*c)));
        let parent = net.tree.parent(node).expect("no root");
        assert!(!net.relays[parent as usize].has_ended(node));
        net.relays[node as usize].end();
        net.pass(50);
        assert!(net.relays[node as usize].is_told(parent));
        net.cut(node, Closing::Broken);
    }
    assert!(net.relays[0].has_ended(1) && net.relays[0].has_ended(2));
    net.pass(5_000);
    let none = vec![Vec::new(); 7];
    assert_eq!((0..7).map(|n| net.lost(n)).collect::<Vec<_>>(), none);
}

#[test]
fn bytes_without_meaning_are_refused() {
    let mut net = Net::new(2, 2);
    net.settle();
    let now = net.now;
    assert!(net.relays[0].handle_bytes(1, b"GET / HTTP/1.1\r\n\r\n", now).is_err());
    let head = super::super::wire::Head {
        kind: super::super::wire::Kind::Message,
        len: 2,
        number: 0,
        received: 0,
    };
    let mut net = Net::new(2, 2);
    net.settle();
    let bytes = [&head.encode()[..], &[0xff, 0xff]].concat();
    assert!(net.relays[0].handle_bytes(1, &bytes, now).is_err());
}

/// 10,000 nodes: an order reaches all, a report of each reaches the master, the loss of a host is
/// seen by its parent; what a leaf keeps is one link.
#[test]
fn a_tree_of_ten_thousand() {
    const NODES: u32 = 10_000;
    let mut net = Net::new(NODES, 32);
    let order = Envelope::new(0, Dest::All, 1, Body::Order(Order::LookInside));
    net.relays[0].send(order).expect("short");
    net.settle();
    for node in 0..NODES {
        assert_eq!(net.here(node).len(), 1, "{node}");
        let body = Body::Report(Report::Taken(u64::from(node)));
        let report = Envelope::new(node, Dest::Master, 1, body);
        net.relays[node as usize].send(report).expect("short");
    }
    net.settle();
    let mut seen = vec![false; NODES as usize];
    for envelope in net.here(0) {
        assert!(!std::mem::replace(&mut seen[envelope.from as usize], true));
    }
    assert!(seen.iter().all(|s| *s));
    assert_eq!(net.relays[NODES as usize - 1].neighbours().count(), 1);
    assert!(net.relays.iter().all(|r| r.neighbours().count() <= 33));
    net.now += TIMES.lost;
    net.cut(9_999, Closing::Unanswered);
    for _ in 0..6 {
        net.now += 50;
        let now = net.now;
        net.relays.iter_mut().for_each(|r| r.handle_time(now));
    }
    let parent = net.tree.parent(9_999).expect("no root");
    assert_eq!(net.lost(parent), [(9_999, Loss::Unanswered)]);
}
