//! Both machines against each other, in every order of their first steps.

use std::collections::VecDeque;

use hawser_btl::Adverts;
use hawser_lockfree::advert::{Advert, Terms};

use super::*;
use crate::ob1::wire;

const FIRST: u64 = 10_000;
const LEN: u64 = FIRST + 150_000;
/// Bytes of a fragment.
const FRAG: u64 = 90_000;
const TERMS: Terms = Terms { context: 6, source: 0, tag: 1, seq: 3, addr: 4096, len: LEN };
/// Steps of which every order is tried.
const DEPTH: u32 = 6;
const MANY: usize = 60;

/// What travels to the receiver.
enum ToReceiver {
    Offer,
    Frag(u64, u64),
    Put(u64),
}

#[derive(PartialEq, Eq, Debug)]
enum Sender {
    Offered,
    Asked { next: u64, upto: u64 },
    Done,
}

#[derive(PartialEq, Eq, Debug)]
enum Receiver {
    Posted,
    Matched,
    Done,
}

/// Circumstances that hold for the whole of a transfer.
#[derive(Clone, Copy, Debug)]
struct Case {
    /// The receive was advertised when it was posted.
    advertised: bool,
    /// The receiver had better read, while both look.
    reads: bool,
    /// Writes that are not refused.
    grants: u32,
}

struct Model {
    case: Case,
    mover: Mover,
    sender: Sender,
    advert: Option<Advertised>,
    receiver: Receiver,
    to_receiver: VecDeque<ToReceiver>,
    to_sender: VecDeque<wire::Ack>,
    /// Bytes that the receiver knows to be there.
    got: u64,
    /// What was written to the receive's memory.
    written: Vec<(u64, u64)>,
    adverts: Adverts,
}

impl Model {
    fn new(case: Case, adverts: Adverts) -> Model {
        let advert = case.advertised.then(|| Advertised::post(adverts.ours, &TERMS).expect("free"));
        Model {
            case,
            mover: Mover::new(3, LEN, FIRST),
            sender: Sender::Offered,
            advert,
            receiver: Receiver::Posted,
            to_receiver: VecDeque::from([ToReceiver::Offer]),
            to_sender: VecDeque::new(),
            got: 0,
            written: Vec::new(),
            adverts,
        }
    }

    fn write(&mut self, at: u64, len: u64) {
        assert!(self.receiver != Receiver::Done, "memory of a receive that has ended is written");
        assert!(at + len <= LEN);
        self.written.push((at, len));
    }

    // ---- the sender ----

    /// One pass of the sender, or as many as it takes to find that the receiver computes.
    fn send(&mut self, outside: Option<u32>) {
        while let Some(ack) = self.to_sender.pop_front() {
            // To the sender the receiver's adverts are theirs.
            let theirs = Adverts { ours: &[], theirs: self.adverts.ours };
            if self.sender == Sender::Offered && self.mover.handle_answer(&ack, Some(theirs)) {
                self.sender = match ack.from == ack.upto {
                    true => Sender::Done,
                    false => Sender::Asked { next: ack.from, upto: ack.upto },
                };
            }
        }
        if self.sender == Sender::Offered && outside.is_some() {
            for advert in self.adverts.ours {
                advert.look().map(|seen| self.mover.handle_found(advert, seen));
            }
        }
        for _ in 0..PASSES {
            let step = match self.sender {
                Sender::Offered => self.mover.poll_offered(),
                Sender::Asked { next, upto } => self.mover.poll_asked(next, upto, outside),
                Sender::Done => Step::Rest,
            };
            if step != Step::Wait {
                return self.carry_out(step);
            }
        }
    }

    fn carry_out(&mut self, step: Step) {
        match step {
            Step::Put { at, len } if self.case.grants > 0 => {
                self.case.grants -= 1;
                self.write(at, len);
                self.mover.handle_put(at, len);
            }
            Step::Put { .. } => self.mover.handle_refused(),
            Step::Tell(bytes) => {
                self.to_receiver.push_back(ToReceiver::Put(bytes));
                self.mover.handle_announced();
                self.sent(bytes);
            }
            Step::Fragments => {
                let Sender::Asked { next, upto } = self.sender else { panic!("not asked") };
                let bytes = FRAG.min(upto - next);
                self.to_receiver.push_back(ToReceiver::Frag(next, bytes));
                self.sent(bytes);
            }
            Step::Done => self.sender = Sender::Done,
            Step::Rest | Step::Wait => {}
        }
    }

    fn sent(&mut self, bytes: u64) {
        let Sender::Asked { next, upto } = self.sender else { panic!("not asked") };
        assert!(next + bytes <= upto);
        self.sender = match next + bytes == upto {
            true => Sender::Done,
            false => Sender::Asked { next: next + bytes, upto },
        };
    }

    // ---- the receiver ----

    /// One pass of the receiver, or as many as it takes to find that the sender computes.
    fn receive(&mut self, outside: Option<u32>) {
        match self.to_receiver.pop_front() {
            Some(ToReceiver::Offer) => self.match_offer(),
            Some(ToReceiver::Frag(at, bytes)) => {
                self.write(at, bytes);
                self.count(bytes);
            }
            Some(ToReceiver::Put(bytes)) => self.count(bytes),
            None => {}
        }
        for _ in 0..PASSES {
            let Some(advert) = self.advert.as_mut().filter(|_| self.receiver == Receiver::Matched)
            else {
                return;
            };
            let waits = advert.poll_asked(outside);
            if advert.is_over() {
                self.advert = None;
                return self.read();
            }
            if !waits || outside.is_none() {
                return;
            }
        }
    }

    fn match_offer(&mut self) {
        self.receiver = Receiver::Matched;
        let all_there = self.advert.as_ref().is_some_and(Advertised::is_all_there);
        if !all_there {
            self.write(0, FIRST);
        }
        self.got = FIRST;
        let matched = match self.advert.as_mut() {
            Some(advert) => Some(advert.handle_match(self.case.reads)),
            None if self.case.reads => None,
            None => {
                let found = Advertised::answer(self.adverts.ours, &Terms { len: LEN, ..TERMS });
                found.map(|(advert, matched)| {
                    self.advert = Some(advert);
                    matched
                })
            }
        };
        match matched {
            None | Some(Matched::Read) => {
                self.advert = None;
                self.read();
            }
            Some(Matched::Complete) => self.count(LEN - FIRST),
            Some(Matched::Ask { advert, .. }) => self.ask(FIRST, Some(advert)),
        }
    }

    fn ask(&mut self, from: u64, advert: Option<wire::AdvertUse>) {
        self.to_sender.push_back(wire::Ack { send_req: 1, recv_req: 2, from, upto: LEN, advert });
    }

    fn read(&mut self) {
        assert!(self.sender == Sender::Offered, "memory that the sender may change is read");
        self.write(FIRST, LEN - FIRST);
        self.count(LEN - FIRST);
        self.ask(LEN, None);
    }

    fn count(&mut self, bytes: u64) {
        self.got += bytes;
        assert!(self.got <= LEN, "a byte is accounted for twice");
        if self.got == LEN {
            self.receiver = Receiver::Done;
            if let Some(advert) = self.advert.take() {
                advert.end();
            }
            let mut reached = 0;
            self.written.sort_unstable();
            for (at, len) in &self.written {
                assert!(*at <= reached, "a byte is missing");
                // What went with the offer may be written too, by who has claimed the receive.
                assert!(*at < FIRST || *at == reached, "a byte is moved twice");
                reached = reached.max(at + len);
            }
            assert_eq!(reached, LEN);
        }
    }

    fn step(&mut self, choice: u32) {
        match choice {
            0 => self.send(None),
            1 => self.send(Some(7)),
            2 => self.receive(None),
            _ => self.receive(Some(7)),
        }
    }

    fn is_done(&self) -> bool {
        self.sender == Sender::Done && self.receiver == Receiver::Done
    }
}

fn cases() -> impl Iterator<Item = Case> {
    let grants = [0, 1, 3, u32::MAX];
    [(true, false), (true, true), (false, false), (false, true)].into_iter().flat_map(
        move |(advertised, reads)| grants.map(move |grants| Case { advertised, reads, grants }),
    )
}

#[test]
fn every_byte_is_moved_once_whatever_the_order() {
    let ours: &'static [Advert] = Box::leak(Box::new([Advert::new(), Advert::new()]));
    let adverts = Adverts { ours, theirs: &[] };
    for case in cases() {
        for order in 0..4u32.pow(DEPTH) {
            // How it ends: both look, or only one does, which must not need the other for long.
            for end in [[0, 2], [1, 2], [0, 3]] {
                let mut model = Model::new(case, adverts);
                (0..DEPTH).for_each(|i| model.step(order >> (2 * i) & 3));
                let ended = (0..MANY).any(|i| {
                    model.step(end[i % 2]);
                    model.is_done()
                });
                assert!(ended, "{case:?}, order {order:#x}, {end:?}: it does not end");
                let free = ours.iter().all(Advert::is_free);
                assert!(free, "{case:?}, order {order:#x}: an advert is left in use");
            }
        }
    }
}

/// A side that finds the other to compute ends its part alone, where it may write.
#[test]
fn who_stays_moves_the_message_alone() {
    let ours: &'static [Advert] = Box::leak(Box::new([Advert::new(), Advert::new()]));
    let adverts = Adverts { ours, theirs: &[] };
    let case = Case { advertised: true, reads: false, grants: u32::MAX };
    let mut model = Model::new(case, adverts);
    (0..MANY).for_each(|_| model.step(1));
    assert!(model.sender == Sender::Done && model.receiver == Receiver::Posted);
    (0..MANY).for_each(|_| model.step(2));
    assert!(model.is_done());
    let mut model = Model::new(Case { advertised: false, ..case }, adverts);
    (0..MANY).for_each(|_| model.step(3));
    assert!(model.sender == Sender::Offered && model.receiver == Receiver::Done);
    (0..MANY).for_each(|_| model.step(0));
    assert!(model.is_done());
}
