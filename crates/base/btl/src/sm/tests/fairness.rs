//! Every ring is reached within a bounded number of passes, whatever the others do.

use super::super::module::receiving::{HOT, QUARTERS, SCAN};
use super::*;

/// Passes within which the furthest of so many rings is reached by passes over everything.
fn round(rings: u32) -> usize {
    (rings as usize).saturating_sub(HOT).div_ceil(SCAN) + 1
}

/// Messages of at least one line after which a pass polls everything.
fn due() -> usize {
    (node(2).geometry().lines / 4 * QUARTERS) as usize + 2
}

/// Takes messages; with `easy`, one is all that the owner waits for in a pass.
#[derive(Default)]
struct Taker {
    easy: bool,
    got: Vec<ProcId>,
    satisfied: bool,
}

impl crate::Sink for Taker {
    fn message(&mut self, from: Remote, _tag: AmTag, _message: &[u8]) {
        self.got.push(from.proc());
        self.satisfied = self.easy;
    }
    fn is_satisfied(&self) -> bool {
        self.satisfied
    }
    fn complete(&mut self, _cookie: u64, _result: Result<(), crate::Failure>) {}
    fn path_down(&mut self, _peer: Remote, why: crate::Failure) {
        panic!("{why}");
    }
}

/// A receiver, process 0, and one sender for each further process.
struct Crowd {
    receiver: Sm,
    senders: Vec<Sm>,
    taker: Taker,
}

impl Crowd {
    fn new(n: u32, easy: bool) -> Crowd {
        let (node, params) = (node(n), params(&[]));
        let receiver = Sm::new(node, 0, None, &params);
        let senders = (1..n).map(|i| Sm::new(node, i, None, &params)).collect();
        Crowd { receiver, senders, taker: Taker { easy, ..Taker::default() } }
    }

    fn send(&mut self, from: u32, len: usize) -> bool {
        let sender = &mut self.senders[from as usize - 1];
        let Reach::Yes(to) = sender.add_peer(&peer(0)) else { panic!() };
        sender.send_short(to, AmTag(0), &[], &vec![1; len]).is_ok()
    }

    /// One step of an owner: a glance, and a pass if that brought nothing; or a pass at once.
    fn pass(&mut self, glances: bool) {
        self.taker.satisfied = false;
        if !glances || self.receiver.glance(&mut self.taker) == 0 {
            self.receiver.deliver(&mut self.taker);
        }
    }

    /// Passes until all of `from` were heard, while `stream` never ends; fails beyond `bound`.
    fn until_heard(&mut self, from: &[u32], stream: (u32, usize), glances: bool, bound: usize) {
        self.taker.got.clear();
        for passes in 0.. {
            if from.iter().all(|f| self.taker.got.contains(f)) {
                return;
            }
            assert!(passes < bound, "{from:?} not heard within {bound} passes beside {stream:?}");
            while self.send(stream.0, stream.1) {}
            self.pass(glances);
        }
    }

    /// All senders become known: the first are hot, the others cold.
    fn meet(&mut self) {
        let n = self.senders.len() as u32;
        (1..=n).for_each(|i| assert!(self.send(i, 8)));
        for _ in 0..4 * round(n) {
            self.pass(false);
        }
        assert_eq!(self.taker.got.len() as u32, n);
    }
}

/// Looks at longer messages do not shift the turns of the cold rings.
#[test]
fn cold_rings_have_their_turn_beside_a_stream_of_longer_messages() {
    for n in [12, 15] {
        for stream in 1..=HOT as u32 {
            for len in [200, 2000] {
                let mut crowd = Crowd::new(n, false);
                crowd.meet();
                let others: Vec<u32> = (1..n).filter(|i| *i != stream).collect();
                others.iter().for_each(|i| assert!(crowd.send(*i, 8)));
                // A ring that was found is exchanged with a hot one, which may be the stream's:
                // that one is polled again one round later.
                crowd.until_heard(&others, (stream, len), false, 2 * round(n - 1));
            }
        }
    }
}

/// Messages that satisfy the owner end a pass early, but not each of them.
#[test]
fn a_stream_that_satisfies_does_not_starve_other_rings() {
    for glances in [false, true] {
        for len in [8, 200, 2000] {
            let mut crowd = Crowd::new(5, true);
            crowd.meet();
            (2..5).for_each(|i| assert!(crowd.send(i, 8)));
            crowd.until_heard(&[2, 3, 4], (1, len), glances, due());
            // The order of the rings does not matter.
            (2..4).for_each(|i| assert!(crowd.send(i, 8)));
            crowd.until_heard(&[2, 3], (4, len), glances, due());
        }
    }
}

#[test]
fn a_stream_that_satisfies_does_not_hide_a_new_sender_or_a_cold_one() {
    for glances in [false, true] {
        let n = 15;
        let mut crowd = Crowd::new(n, true);
        while crowd.send(1, 8) {}
        crowd.pass(glances);
        // Nobody knows these yet.
        (2..n).for_each(|i| assert!(crowd.send(i, 8)));
        let all: Vec<u32> = (2..n).collect();
        crowd.until_heard(&all, (1, 8), glances, 2 * due() * round(n - 1));
    }
}
