//! A parent and a child that several networks join, in one process: networks go dark as a schedule
//! says, connections are what kernels make of them, time is a number. What moves bytes here is in
//! place of the sockets of the run-time.

use std::collections::VecDeque;

use proptest::prelude::*;

use super::*;
use crate::control::{Body, Dest, Envelope, Mail};
use crate::oob::answers::{AnswerLimits, Answers};
use crate::oob::relay::{Closing, Lost, Relay, Times};
use crate::oob::tree::Tree;

const LIMITS: AnswerLimits = AnswerLimits { silent: 1_000, lost: 10_000 };
const TIMES: Times =
    Times { beat: 200, away: 1_000, unanswered: 500, lost: 10_000, silence: 30_000 };
/// Milliseconds of a step of the world.
const STEP: u64 = 10;
/// Addresses per network: one of each family.
const FAMILIES: usize = 2;
/// The sides, and the directions that begin there.
const CHILD: usize = 0;
const PARENT: usize = 1;

/// A network for a while: which directions pass.
type Passing = [bool; 2];

/// One direction of a connection, as the kernel of its sender has it.
#[derive(Default)]
struct Stream {
    sent: Vec<u8>,
    delivered: usize,
    acked: usize,
    /// Nothing follows what was sent; the receiver knows it.
    fin: bool,
    fin_delivered: bool,
    read: usize,
    heard_at: u64,
    try_at: u64,
    pause: u64,
}

impl Stream {
    fn waits(&self) -> bool {
        self.acked < self.sent.len() || self.fin && !self.fin_delivered
    }

    fn step(&mut self, there: bool, back: bool, now: u64) {
        if !self.waits() || now < self.try_at {
            return;
        }
        if there {
            self.delivered = self.sent.len();
            self.fin_delivered = self.fin;
        }
        if there && back {
            self.acked = self.delivered;
            self.heard_at = now;
            self.pause = 200;
        } else {
            // Kernels repeat at longer and longer intervals.
            self.try_at = now + self.pause.max(200);
            self.pause = self.pause.max(200) * 2;
        }
    }
}

struct Connection {
    net: usize,
    streams: [Stream; 2],
    accepted: bool,
}

struct Side {
    relay: Relay,
    present: Option<usize>,
    answers: Answers,
    lost: Vec<Lost>,
    sent: u32,
    got: Vec<u32>,
}

/// A call, as the connecting side of the transport makes it.
struct Search {
    /// Networks in their order, and since when each is tried.
    ways: Vec<(usize, Option<u64>)>,
    next_start: u64,
}

struct World {
    now: u64,
    nets: Vec<Passing>,
    connections: Vec<Connection>,
    sides: [Side; 2],
    failover: Failover,
    search: Option<Search>,
    left: Vec<usize>,
}

impl World {
    fn new(nets: usize) -> World {
        let tree = Tree::new(2, 0);
        let side = |me| Side {
            relay: Relay::new(tree.clone(), me, TIMES),
            present: None,
            answers: Answers::default(),
            lost: Vec::new(),
            sent: 0,
            got: Vec::new(),
        };
        let mut world = World {
            now: 0,
            nets: vec![[true; 2]; nets],
            connections: Vec::new(),
            sides: [side(1), side(0)],
            failover: Failover::default(),
            search: None,
            left: Vec::new(),
        };
        world.connect(0);
        world
    }

    fn address(net: usize, family: usize) -> SocketAddr {
        SocketAddr::from(([10, 77, net as u8, 1], 1000 + family as u16))
    }

    /// The child has made a connection over a network, and has proved who it is.
    fn connect(&mut self, net: usize) {
        let stream = || Stream { heard_at: self.now, ..Stream::default() };
        let mut streams = [stream(), stream()];
        streams[CHILD].sent.push(0xaa);
        self.connections.push(Connection { net, streams, accepted: false });
        let new = self.connections.len() - 1;
        let child = &mut self.sides[CHILD];
        self.left.extend(child.present.replace(new));
        child.answers = Answers::default();
        child.relay.handle_open(0, self.now);
    }

    /// The parent hears of a new connection.
    fn accept(&mut self) {
        for at in 0..self.connections.len() {
            let connection = &mut self.connections[at];
            let stream = &mut connection.streams[CHILD];
            if connection.accepted || stream.delivered == 0 {
                continue;
            }
            stream.read = 1;
            connection.accepted = true;
            let parent = &mut self.sides[PARENT];
            if parent.relay.handle_open(1, self.now) {
                parent.answers = Answers::default();
                if let Some(before) = parent.present.replace(at) {
                    self.connections[before].streams[PARENT].fin = true;
                }
            }
        }
    }

    fn close(&mut self, side: usize, how: Closing) {
        if let Some(at) = self.sides[side].present.take() {
            self.connections[at].streams[side].fin = true;
        }
        let other = if side == CHILD { 0 } else { 1 };
        self.sides[side].relay.handle_closed(other, how, self.now);
        if side == CHILD && self.failover.handle_closed() == FailoverStep::Search {
            self.begin_search();
        }
    }

    fn begin_search(&mut self) {
        let all: Vec<SocketAddr> = (0..self.nets.len())
            .flat_map(|net| (0..FAMILIES).map(move |f| World::address(net, f)))
            .collect();
        let present = self.sides[CHILD].present.map(|at| self.connections[at].net);
        let order = order(&all, present.map(|net| World::address(net, 0)));
        let net = |a: &SocketAddr| all.iter().position(|b| a == b).expect("known") / FAMILIES;
        let ways = order.iter().map(|a| (net(a), None)).collect();
        self.search = Some(Search { ways, next_start: self.now });
    }

    /// Goes on with the call: attempts begin 250 ms apart, and are made anew after 3 s.
    fn go_on_searching(&mut self) {
        let (now, nets) = (self.now, &self.nets);
        let Some(search) = &mut self.search else { return };
        let mut found = None;
        for (net, since) in &mut search.ways {
            match since {
                None if now >= search.next_start => {
                    *since = Some(now);
                    search.next_start = now + 250;
                }
                Some(at) if now - *at >= 3_000 => *since = None,
                _ => {}
            }
            let tries = since.is_some_and(|at| [0, 1_000].contains(&(now - at)));
            if tries && nets[*net] == [true; 2] {
                found = Some(*net);
                break;
            }
        }
        if let Some(net) = found {
            self.search = None;
            self.failover.handle_outcome();
            self.connect(net);
        }
    }

    fn read(&mut self, side: usize) {
        let Some(at) = self.sides[side].present else { return };
        let stream = &mut self.connections[at].streams[1 - side];
        let bytes = stream.sent[stream.read..stream.delivered].to_vec();
        stream.read = stream.delivered;
        let ended = stream.fin_delivered;
        let this = &mut self.sides[side];
        let other = if side == CHILD { 0 } else { 1 };
        if !bytes.is_empty() {
            this.relay.handle_bytes(other, &bytes, self.now).expect("good bytes");
        }
        while let Some(envelope) = this.relay.poll_here() {
            let Body::Mail(mail) = envelope.body else { panic!("a mail") };
            this.got.push(mail.tag);
        }
        if ended {
            self.close(side, Closing::Broken);
        }
    }

    fn judge(&mut self, side: usize) {
        let Some(at) = self.sides[side].present else { return };
        let stream = &self.connections[at].streams[side];
        let (waits, heard) = (stream.waits(), self.now - stream.heard_at);
        let verdict = self.sides[side].answers.handle_state(waits, heard, self.now, &LIMITS);
        if side == CHILD {
            match self.failover.handle_verdict(verdict) {
                FailoverStep::Stay => {}
                FailoverStep::Search => self.begin_search(),
                FailoverStep::Settle => self.search = None,
            }
            if self.sides[CHILD].relay.is_resumed(0) {
                for at in self.left.drain(..) {
                    self.connections[at].streams[CHILD].fin = true;
                }
            }
        }
        if verdict == Verdict::Lost {
            self.close(side, Closing::Unanswered);
        }
    }

    fn write(&mut self, side: usize) {
        let now = self.now;
        let other = if side == CHILD { 0 } else { 1 };
        let Side { relay, present, lost, .. } = &mut self.sides[side];
        relay.handle_time(now);
        lost.extend(std::iter::from_fn(|| relay.poll_lost()));
        let Some(at) = *present else { return };
        loop {
            let bytes = relay.poll_output(other).to_vec();
            if bytes.is_empty() {
                return;
            }
            self.connections[at].streams[side].sent.extend(&bytes);
            relay.handle_written(other, bytes.len(), now);
        }
    }

    fn say(&mut self, side: usize) {
        let this = &mut self.sides[side];
        let (from, to) = if side == CHILD { (1, 0) } else { (0, 1) };
        let mail = Mail { job: 1, from, to, tag: this.sent, bytes: vec![7; 10] };
        let envelope = Envelope::new(from, Dest::Node(to), 1, Body::Mail(mail));
        this.relay.send(envelope).expect("short");
        this.sent += 1;
    }

    fn pass(&mut self, ms: u64, talk: bool) {
        let end = self.now + ms;
        while self.now < end {
            self.now += STEP;
            for connection in &mut self.connections {
                let [down, up] = self.nets[connection.net];
                connection.streams[CHILD].step(down, up, self.now);
                connection.streams[PARENT].step(up, down, self.now);
            }
            self.accept();
            self.go_on_searching();
            for side in [CHILD, PARENT] {
                if talk && self.now.is_multiple_of(50) {
                    self.say(side);
                }
                self.read(side);
                if self.now.is_multiple_of(100) {
                    self.judge(side);
                }
                self.write(side);
            }
        }
    }

    fn is_whole(&self) -> bool {
        let [child, parent] = &self.sides;
        child.got.iter().copied().eq(0..parent.sent) && parent.got.iter().copied().eq(0..child.sent)
    }

    fn losses(&self) -> VecDeque<Lost> {
        self.sides.iter().flat_map(|s| s.lost.iter().copied()).collect()
    }
}

/// What passes for a while: of each network, and for how long.
fn phase(nets: usize) -> impl Strategy<Value = (Vec<Passing>, u64)> {
    (prop::collection::vec(any::<Passing>(), nets), 0..nets, 3_000u64..8_000, any::<bool>())
        .prop_map(|(mut passing, lit, ms, dark)| {
            if dark {
                passing.iter_mut().for_each(|p| *p = [false; 2]);
                return (passing, ms.min(5_000));
            }
            passing[lit] = [true; 2];
            (passing, ms)
        })
}

fn schedule() -> impl Strategy<Value = Vec<(Vec<Passing>, u64)>> {
    (1usize..4).prop_flat_map(|nets| prop::collection::vec(phase(nets), 1..12))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// While one network passes, or none does for five seconds: nobody is lost, and no message.
    #[test]
    fn the_link_follows_the_networks(schedule in schedule()) {
        let mut world = World::new(schedule[0].0.len());
        let mut was_dark = false;
        world.pass(1_000, true);
        for (passing, ms) in schedule {
            let dark = passing.iter().all(|p| *p == [false; 2]);
            if dark && was_dark {
                continue;
            }
            was_dark = dark;
            world.nets = passing;
            world.pass(ms, true);
            prop_assert_eq!(world.losses(), [], "at {}", world.now);
        }
        world.nets.fill([true; 2]);
        world.pass(10_000, false);
        prop_assert_eq!(world.losses(), []);
        prop_assert!(world.is_whole());
    }

    /// When all networks stay dark both sides know it in time, and not too early.
    #[test]
    fn a_lost_host_is_known_in_time(schedule in schedule()) {
        let mut world = World::new(schedule[0].0.len());
        world.pass(1_000, true);
        for (passing, ms) in schedule.into_iter().filter(|(p, _)| p.contains(&[true; 2])) {
            world.nets = passing;
            world.pass(ms, true);
        }
        world.nets.fill([false; 2]);
        world.pass(5_000, true);
        prop_assert_eq!(world.losses(), []);
        world.pass(7_000, true);
        prop_assert!(world.sides.iter().all(|s| s.lost.len() == 1), "{:?}", world.losses());
    }
}

#[test]
fn a_network_that_comes_back_ends_the_search() {
    let mut failover = Failover::default();
    assert_eq!(failover.handle_verdict(Verdict::Answers), FailoverStep::Stay);
    assert_eq!(failover.handle_verdict(Verdict::Silent), FailoverStep::Search);
    assert_eq!(failover.handle_verdict(Verdict::Silent), FailoverStep::Stay);
    assert_eq!(failover.handle_verdict(Verdict::Answers), FailoverStep::Settle);
    assert_eq!(failover.handle_verdict(Verdict::Silent), FailoverStep::Search);
    // The search goes on when the connection breaks meanwhile.
    assert_eq!(failover.handle_closed(), FailoverStep::Stay);
    failover.handle_outcome();
    assert_eq!(failover.handle_closed(), FailoverStep::Search);
}

#[test]
fn the_silent_address_is_tried_last() {
    let all: Vec<SocketAddr> = (0..4).map(|net| World::address(net, 0)).collect();
    assert_eq!(order(&all, Some(all[1])), [all[2], all[3], all[0], all[1]]);
    assert_eq!(order(&all, None), all);
    assert_eq!(order(&all, Some(World::address(9, 0))), all);
    assert_eq!(order(&[], None), []);
}
