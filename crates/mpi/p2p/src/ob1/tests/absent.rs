//! Long messages of which one side computes. A process that computes makes no progress here at
//! all: what completes at the other side is proof that it needs none.

use hawser_btl::sim::{Seeded, seeds};
use hawser_core::group::Group;

use super::*;
use crate::ob1::senders::Senders;
use crate::ob1::wire::token::Named;
use crate::ob1::work::What;

const LEN: usize = 600_000;
const TAG: u32 = 5;
/// More passes than any transfer here takes.
const MANY: usize = 2000;

fn net(get_min: usize) -> SimNet {
    SimNet::new(5, SimFaults { get: true, put: true, get_min, ..SimFaults::default() })
}

/// Rank 0 sends and rank 1 receives, by fragments while both make progress.
fn world() -> World {
    World::new(2, tuning(), vec![net(usize::MAX)])
}

impl World {
    /// Only `me` makes progress, and finds all others to compute.
    fn alone(&mut self, me: u32, passes: usize) {
        for other in 0..self.engines.len() as u32 {
            self.nets[0].set_outside(other, (other != me).then_some(7));
        }
        for _ in 0..passes {
            self.engines[me as usize].progress(true);
        }
    }

    /// All are inside again, and settle.
    fn together(&mut self) {
        for proc in 0..self.engines.len() as u32 {
            self.nets[0].set_outside(proc, None);
        }
        for _ in 0..MANY {
            self.progress();
        }
    }

    /// Only `me` makes progress, until its request is complete and not any longer.
    fn alone_until(&mut self, me: u32, req: Req) {
        for _ in 0..MANY {
            if self.done(me, req) {
                return;
            }
            self.alone(me, 1);
        }
        panic!("{req:?} of {me} needs help");
    }

    fn done(&mut self, me: u32, req: Req) -> bool {
        self.engines[me as usize].is_complete(req)
    }

    /// Both have ended well, nothing is left behind, and no message was refused.
    fn check(&mut self, (s, r): (Req, Req), room: &Room, data: &[u8]) {
        self.together();
        let end = self.engines[1].test(r).expect("received");
        assert!(end.error.is_none() && end.status.bytes as usize == data.len());
        assert!(self.engines[0].test(s).expect("sent").error.is_none());
        assert!(room.bytes()[..data.len()] == *data);
        for engine in &mut self.engines {
            assert_eq!(engine.state.loss.faults, 0, "{:?}", engine.state.loss.last_fault);
            assert!(engine.state.work.watching().is_empty() && engine.is_drained());
        }
        let peer = self.engines[1].state.peers.id(0.into());
        let adverts = self.engines[1].state.peers.get(peer).routes.as_ref().unwrap().adverts;
        assert!(adverts.unwrap().ours.iter().all(|a| a.is_free()));
    }
}

#[test]
fn a_sender_that_computes_is_read() {
    // Posted first or sent first; the sender reads the acknowledgement or never sees it.
    for (posted_first, get_min) in [(true, usize::MAX), (false, usize::MAX), (true, 1)] {
        let mut w = World::new(2, tuning(), vec![net(get_min)]);
        let (data, room) = (pattern(LEN, 1), Room::new(LEN));
        let early = posted_first.then(|| w.irecv(1, Some(0), Some(TAG), &room));
        let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
        let r = early.unwrap_or_else(|| w.irecv(1, None, None, &room));
        w.alone_until(1, r);
        assert!(room.bytes() == data, "{posted_first}, {get_min}");
        assert!(!w.done(0, s), "it has not looked");
        w.alone_until(0, s);
        w.check((s, r), &room, &data);
    }
}

#[test]
fn the_beginning_is_short_where_one_side_may_leave() {
    let roomy = SimFaults {
        get: true,
        put: true,
        get_min: usize::MAX,
        eager: 1 << 14,
        max_send: 1 << 14,
        ..SimFaults::default()
    };
    let first = |stays: bool, outside: Option<u32>| {
        let mut w = World::new(2, tuning(), vec![SimNet::new(5, roomy.clone())]);
        let (data, room) = (pattern(LEN, 1), Room::new(LEN));
        let r = w.irecv_advertised(1, 0, TAG, &room);
        // The first message finds the routes.
        let end = w.isend(0, 1, TAG + 1, &[], SendMode::Standard);
        w.wait(0, end);
        w.nets[0].set_outside(1, outside);
        let send = if stays { World::send } else { World::isend };
        let s = send(&mut w, 0, 1, TAG, &data, SendMode::Standard);
        let Named::Send(name) = s.named() else { panic!("not sent yet") };
        let first = w.engines[0]
            .state
            .sends
            .requests
            .get(name)
            .and_then(|r| r.mover.as_ref())
            .unwrap()
            .first;
        let end = w.irecv(1, Some(0), Some(TAG + 1), &Room::new(1));
        w.wait(1, end);
        w.check((s, r), &room, &data);
        first
    };
    let long = first(true, None);
    for (stays, outside) in [(true, Some(7)), (false, None), (false, Some(7))] {
        assert!(first(stays, outside) < long, "{stays}, {outside:?}");
    }
}

#[test]
fn a_sender_that_makes_progress_sends_fragments() {
    let mut w = world();
    let (data, room) = (pattern(LEN, 1), Room::new(LEN));
    let r = w.irecv_advertised(1, 0, TAG, &room);
    let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
    w.check((s, r), &room, &data);
    assert_eq!(w.engines[1].state.counters.read().get(Count::ReceivedGet), 0);
}

#[test]
fn a_sender_that_returns_while_it_is_read_sends_nothing_twice() {
    for passes in 0..60 {
        let mut w = world();
        let (data, room) = (pattern(LEN, 2), Room::new(LEN));
        let r = w.irecv(1, Some(0), Some(TAG), &room);
        let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
        w.alone(1, passes);
        w.check((s, r), &room, &data);
    }
}

#[test]
fn a_receiver_that_computes_is_written_to() {
    for (mode, get_min) in [
        (SendMode::Standard, usize::MAX),
        (SendMode::Synchronous, usize::MAX),
        (SendMode::Standard, 1),
    ] {
        let mut w = World::new(2, tuning(), vec![net(get_min)]);
        let (data, room) = (pattern(LEN, 1), Room::new(LEN + 3));
        let r = w.irecv_advertised(1, 0, TAG, &room);
        let s = w.isend(0, 1, TAG, &data, mode);
        w.alone_until(0, s);
        assert!(!w.done(1, r), "it has not looked: {mode:?}, {get_min}");
        w.alone_until(1, r);
        w.check((s, r), &room, &data);
    }
}

#[test]
fn a_receiver_that_asks_and_computes_is_written_to() {
    let mut w = world();
    let (data, room) = (pattern(LEN, 1), Room::new(LEN));
    let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
    for _ in 0..10 {
        w.engines[1].progress(true);
    }
    // Answers at once; then only the sender makes progress.
    let r = w.irecv(1, Some(0), Some(TAG), &room);
    w.alone_until(0, s);
    assert!(!w.done(1, r), "it has not looked");
    w.alone_until(1, r);
    w.check((s, r), &room, &data);
}

#[test]
fn a_receiver_that_returns_in_the_middle_gets_the_rest() {
    for passes in 0..60 {
        let mut w = world();
        let (data, room) = (pattern(LEN, 3), Room::new(LEN));
        let r = w.irecv_advertised(1, 0, TAG, &room);
        let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
        w.alone(0, passes);
        w.check((s, r), &room, &data);
    }
}

#[test]
fn a_refused_put_falls_back_to_fragments() {
    for granted in 0..12 {
        let mut w = world();
        w.nets[0].grant_puts(granted);
        let (data, room) = (pattern(LEN, 4), Room::new(LEN));
        let r = w.irecv_advertised(1, 0, TAG, &room);
        let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
        w.alone(0, MANY);
        assert_eq!(w.done(0, s), granted >= 11, "{granted} pieces of at most 64 KiB");
        w.check((s, r), &room, &data);
    }
}

/// What must not be claimed waits for the receiver.
fn stays(w: &mut World, s: Req) {
    w.alone(0, MANY);
    assert!(!w.done(0, s), "the sender has claimed what is not its");
}

#[test]
fn a_receive_behind_one_that_accepts_the_message_is_not_advertised() {
    for (from, tag) in [(None, None), (None, Some(TAG)), (Some(0), None), (Some(0), Some(TAG))] {
        let mut w = world();
        let (data, other) = (pattern(LEN, 5), pattern(LEN, 6));
        let (first, second) = (Room::new(LEN), Room::new(LEN));
        let before = w.irecv(1, from, tag, &first);
        let r = w.irecv_advertised(1, 0, TAG, &second);
        let s1 = w.isend(0, 1, TAG, &data, SendMode::Standard);
        stays(&mut w, s1);
        let s2 = w.isend(0, 1, TAG, &other, SendMode::Standard);
        w.together();
        assert!(w.engines[0].test(s1).is_some() && w.engines[1].test(before).is_some());
        assert!(first.bytes() == data);
        w.check((s2, r), &second, &other);
    }
}

#[test]
fn a_wildcard_posted_later_or_for_others_does_no_harm() {
    let mut w = world();
    let (data, room, any) = (pattern(LEN, 5), Room::new(LEN), Room::new(LEN));
    let other = w.irecv(1, None, Some(TAG + 1), &any);
    let r = w.irecv_advertised(1, 0, TAG, &room);
    let later = w.irecv(1, None, None, &any);
    let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
    w.alone(0, MANY);
    assert!(w.done(0, s));
    w.check((s, r), &room, &data);
    assert!(!w.done(1, other) && !w.done(1, later));
}

#[test]
fn the_second_of_two_equal_messages_claims_nothing() {
    let mut w = world();
    let (one, two) = (pattern(LEN, 7), pattern(LEN + 1, 8));
    let (first, second) = (Room::new(LEN), Room::new(LEN + 1));
    let r1 = w.irecv_advertised(1, 0, TAG, &first);
    let r2 = w.irecv_advertised(1, 0, TAG, &second);
    let s1 = w.isend(0, 1, TAG, &one, SendMode::Standard);
    let s2 = w.isend(0, 1, TAG, &two, SendMode::Standard);
    stays(&mut w, s2);
    assert!(w.done(0, s1));
    w.check((s1, r1), &first, &one);
    w.check((s2, r2), &second, &two);
}

/// The first is too long for the receive, whose it is all the same.
#[test]
fn a_message_behind_a_truncated_one_claims_nothing() {
    let mut w = world();
    let (long, fits) = (pattern(LEN, 7), pattern(LEN / 2, 8));
    let (short, second) = (Room::new(LEN / 2), Room::new(LEN));
    let r1 = w.irecv_advertised(1, 0, TAG, &short);
    let s1 = w.isend(0, 1, TAG, &long, SendMode::Standard);
    let s2 = w.isend(0, 1, TAG, &fits, SendMode::Standard);
    stays(&mut w, s2);
    assert!(!w.done(0, s1));
    w.together();
    let end = w.engines[1].test(r1).expect("received");
    assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::Truncate));
    assert!(short.bytes() == long[..LEN / 2]);
    assert!(w.engines[0].test(s1).is_some());
    let r2 = w.irecv(1, Some(0), Some(TAG), &second);
    w.check((s2, r2), &second, &fits);
}

#[test]
fn offers_of_other_envelopes_may_lie_before() {
    let mut w = world();
    let rooms: Vec<Room> = (0..4).map(|_| Room::new(LEN)).collect();
    let all: Vec<Vec<u8>> = (0..4).map(|i| pattern(LEN, i)).collect();
    let tags = [3, 0, 2, 1];
    let r: Vec<Req> =
        tags.map(|t| w.irecv_advertised(1, 0, t, &rooms[t as usize])).into_iter().collect();
    let s: Vec<Req> =
        (0..4).map(|t| w.isend(0, 1, t, &all[t as usize], SendMode::Standard)).collect();
    w.alone(0, MANY);
    assert!(s.iter().all(|&s| w.done(0, s)));
    w.together();
    for (i, tag) in tags.into_iter().enumerate() {
        assert!(w.engines[1].test(r[i]).expect("received").error.is_none());
        assert!(rooms[tag as usize].bytes() == all[tag as usize]);
    }
    assert_eq!(w.engines[1].state.loss.faults, 0);
}

#[test]
fn an_eager_message_in_between_is_not_known_until_it_was_delivered() {
    for tag in [TAG, TAG + 1] {
        let mut w = world();
        let (data, room, small) = (pattern(LEN, 9), Room::new(LEN), Room::new(LEN));
        let r = w.irecv_advertised(1, 0, TAG, &room);
        w.isend(0, 1, tag, b"short", SendMode::Standard);
        let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
        stays(&mut w, s);
        w.together();
        if tag == TAG {
            assert_eq!(w.engines[1].test(r).expect("received").status.bytes, 5);
            let r = w.irecv(1, Some(0), Some(TAG), &small);
            w.check((s, r), &small, &data);
        } else {
            let short = w.irecv(1, Some(0), Some(tag), &small);
            assert_eq!(w.wait(1, short).status.bytes, 5);
            w.check((s, r), &room, &data);
        }
    }
    // Delivered before the receiver began to compute: the advert knows.
    let mut w = world();
    let (data, room, small) = (pattern(LEN, 9), Room::new(LEN), Room::new(10));
    let r = w.irecv_advertised(1, 0, TAG, &room);
    w.isend(0, 1, 1, b"short", SendMode::Standard);
    w.together();
    let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
    w.alone(0, MANY);
    assert!(w.done(0, s));
    let short = w.irecv(1, Some(0), Some(1), &small);
    w.wait(1, short);
    w.check((s, r), &room, &data);
}

#[test]
fn numbers_may_wrap() {
    for before in [u64::from(u32::MAX), (1 << 32) + 1, (1 << 33) - 1] {
        let mut w = world();
        let (from, to) =
            (w.engines[1].state.peers.id(0.into()), w.engines[0].state.peers.id(1.into()));
        w.engines[1].state.peers.get_mut(from).recv_seq = before as u32;
        let p = w.engines[0].state.peers.get_mut(to);
        (p.send_seq, p.tally.sent) = (before as u32, before);
        let rooms = [Room::new(LEN), Room::new(LEN)];
        let data = [pattern(LEN, 1), pattern(LEN, 2)];
        let r2 = w.irecv_advertised(1, 0, 2, &rooms[1]);
        let r1 = w.irecv_advertised(1, 0, 1, &rooms[0]);
        let s1 = w.isend(0, 1, 1, &data[0], SendMode::Standard);
        let s2 = w.isend(0, 1, 2, &data[1], SendMode::Standard);
        w.alone(0, MANY);
        assert!(w.done(0, s1) && w.done(0, s2), "after {before} messages");
        w.check((s1, r1), &rooms[0], &data[0]);
        w.check((s2, r2), &rooms[1], &data[1]);
    }
}

#[test]
fn a_claimed_receive_cannot_be_cancelled_and_another_can() {
    let mut w = world();
    let (data, room) = (pattern(LEN, 1), Room::new(LEN));
    let r = w.irecv_advertised(1, 0, TAG, &room);
    w.engines[1].cancel(r, 1);
    assert!(w.engines[1].test(r).expect("cancelled").status.cancelled);
    let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
    stays(&mut w, s);
    let r = w.irecv(1, Some(0), Some(TAG), &room);
    w.check((s, r), &room, &data);

    for passes in [17, 19, MANY] {
        let r = w.irecv_advertised(1, 0, TAG, &room);
        let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
        w.alone(0, passes);
        w.engines[1].cancel(r, 1);
        assert!(!w.done(1, r), "cancelled after {passes} passes");
        w.check((s, r), &room, &data);
    }
}

#[test]
fn a_receive_that_is_given_up_is_served_all_the_same() {
    let mut w = world();
    let (data, room) = (pattern(LEN, 1), Room::new(LEN));
    let r = w.irecv_advertised(1, 0, TAG, &room);
    w.engines[1].free(r);
    let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
    w.alone(0, MANY);
    assert!(w.done(0, s));
    w.together();
    assert!(room.bytes() == data && w.engines[1].state.recvs.requests.len() == 0);
}

#[test]
fn a_lost_sender_ends_a_claimed_receive_with_an_error() {
    let mut w = world();
    let (data, room) = (pattern(LEN, 1), Room::new(LEN));
    let r = w.irecv_advertised(1, 0, TAG, &room);
    w.isend(0, 1, TAG, &data, SendMode::Standard);
    w.alone(0, 18);
    w.nets[0].cut(0, 1);
    w.together();
    let end = w.engines[1].test(r).expect("ended");
    assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::ProcAborted));
    let mut watched = w.engines.iter().flat_map(|e| e.state.work.watching());
    assert!(watched.all(|watch| matches!(watch.what, What::Losses)));
}

/// The sender writes to its memory, and the user gets that back when the receive ends.
#[test]
fn a_claimed_receive_outlasts_its_communicator() {
    for passes in [0, 17, 19, MANY] {
        let mut w = world();
        for (me, engine) in w.engines.iter_mut().enumerate() {
            let senders = Senders::new(Group::range(0, 2), Some(me as u32), Vec::new());
            engine.state.comms.set_senders(0, senders);
        }
        let (data, room) = (pattern(LEN, 1), Room::new(LEN));
        let r = w.irecv_advertised(1, 0, TAG, &room);
        let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
        w.alone(0, passes);
        // As when the run-time tells of it: before what has come is looked at.
        assert!(w.engines[1].state.revoke(CONTEXT));
        let claimed = passes > 0;
        assert_eq!(w.done(1, r), !claimed, "after {passes} passes");
        w.engines[0].state.revoke(CONTEXT);
        w.together();
        let end = w.engines[1].test(r).expect("received");
        let sent = w.engines[0].test(s).expect("sent");
        let class = (!claimed).then_some(ErrClass::Revoked);
        assert_eq!(end.error.map(|e| e.class()), class, "after {passes} passes");
        assert_eq!(sent.error.map(|e| e.class()), class, "after {passes} passes");
        assert!(!claimed || room.bytes() == data);
    }
}

#[test]
fn the_parameter_and_the_use_of_get_switch_it_off() {
    for t in [Tuning { absent_min: u64::MAX, ..tuning() }, Tuning { use_get: false, ..tuning() }] {
        let mut w = World::new(2, t, vec![net(usize::MAX)]);
        let (data, room) = (pattern(LEN, 1), Room::new(LEN));
        let r = w.irecv_advertised(1, 0, TAG, &room);
        let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
        stays(&mut w, s);
        w.alone(1, MANY);
        assert!(!w.done(1, r));
        w.together();
        assert!(w.done(0, s) && w.done(1, r) && room.bytes() == data);
    }
}

/// What names an advert that is not there, or not any more, is no fault of the peer: the right
/// answer follows.
#[test]
fn answers_that_name_no_advert_are_void() {
    let mut w = world();
    let (data, room) = (pattern(LEN, 1), Room::new(LEN));
    let s = w.isend(0, 1, TAG, &data, SendMode::Standard);
    let send_req = s.0 & !(1 << 63);
    for (index, number) in [(0, 0), (3, 1), (4, 1), (254, u32::MAX)] {
        let advert = Some(wire::AdvertUse { index, number });
        let ack = wire::Ack { send_req, recv_req: 1, from: 0, upto: LEN as u64, advert };
        w.engines[0].state.message(1.into(), wire::TAG, &ack.encode());
        assert!(!w.engines[0].state.work.has_tasks());
    }
    let r = w.irecv(1, Some(0), Some(TAG), &room);
    w.check((s, r), &room, &data);
}

fn data(rng: &mut Seeded) -> Vec<u8> {
    let most = [100, 20_000, 300_000, 300_000][rng.below(4)];
    let len = rng.below(most);
    rng.bytes(len)
}

/// Receives from definite sources with definite tags, some posted before their messages, over
/// networks where ranks compute at random.
fn run(seed: u64) {
    let mut rng = Seeded::new(seed);
    let faults = SimFaults { get: true, put: true, unordered: false, ..SimFaults::rough(seed) };
    let net = SimNet::new(seed, faults);
    net.grant_puts(if rng.below(4) == 0 { rng.below(100) as u64 } else { u64::MAX });
    let mut t = tuning();
    (t.absent_min, t.get_chunk) = (4096, 1 + rng.below(100_000) as u64);
    let mut w = World::new(3, t, vec![net]);
    for round in 0..12 {
        let mut sends = Vec::new();
        let mut receives = Vec::new();
        let mut order: Vec<(u32, u32, u32)> = Vec::new();
        for _ in 0..2 + rng.below(8) {
            let (from, to) = (rng.below(3) as u32, rng.below(3) as u32);
            order.push((from, to, rng.below(3) as u32));
        }
        // What is received in which order follows from the sends alone.
        let rooms: Vec<Room> = order.iter().map(|_| Room::new(300_000)).collect();
        let all: Vec<Vec<u8>> = order.iter().map(|_| data(&mut rng)).collect();
        let (mut sent, mut posted) = (0, 0);
        while sent < order.len() || posted < order.len() {
            if sent < order.len() && (posted == order.len() || rng.below(2) == 0) {
                let (from, to, tag) = order[sent];
                sends.push((from, w.isend(from, to, tag, &all[sent], SendMode::Standard)));
                sent += 1;
            } else {
                let (from, to, tag) = order[posted];
                let r = w.irecv_advertised(to, from, tag, &rooms[posted]);
                // Withdrawn, or too late.
                let engine = &mut w.engines[to as usize];
                if rng.below(10) == 0 && !engine.is_complete(r) {
                    engine.cancel(r, to);
                    if engine.test(r).is_some_and(|end| end.status.cancelled) {
                        continue;
                    }
                }
                receives.push((to, r));
                posted += 1;
            }
            for _ in 0..rng.below(60) {
                let me = rng.below(3);
                w.nets[0].set_outside(me as u32, None);
                w.engines[me].progress(true);
                w.nets[0].set_outside(me as u32, (rng.below(3) > 0).then_some(round));
            }
        }
        for (i, (me, r)) in receives.into_iter().enumerate() {
            let end = w.wait(me, r);
            assert!(end.error.is_none(), "seed {seed}");
            assert_eq!(end.status.bytes as usize, all[i].len(), "seed {seed}");
            assert!(rooms[i].bytes()[..all[i].len()] == all[i], "seed {seed}: message {i}");
        }
        for (me, s) in sends {
            assert!(w.wait(me, s).error.is_none(), "seed {seed}");
        }
    }
    w.settle();
    for engine in &w.engines {
        assert_eq!(engine.state.loss.faults, 0, "seed {seed}: {:?}", engine.state.loss.last_fault);
        assert_eq!(
            engine.state.recvs.requests.len() + engine.state.unexpected.len(),
            0,
            "seed {seed}"
        );
        assert!(engine.state.work.watching().is_empty(), "seed {seed}");
    }
}

#[test]
fn random_traffic_between_ranks_that_compute() {
    for seed in seeds(60) {
        run(seed);
    }
}
