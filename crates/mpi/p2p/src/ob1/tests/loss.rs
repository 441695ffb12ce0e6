//! Lost peers: everything that depends on one ends with an error that names it, and nothing else.

use hawser_core::group::Group;

use super::super::wire::token::Named;
use super::*;
use crate::ob1::senders::Senders;

/// Of three ranks; the group of the communicator is known to rank 0.
fn world(faults: SimFaults) -> World {
    let mut w = World::new(3, tuning(), vec![SimNet::new(1, faults)]);
    w.engines[0].state.comms.set_senders(0, Senders::new(Group::range(0, 3), Some(0), Vec::new()));
    w
}

/// The request has failed because of this rank.
fn check_lost(w: &mut World, req: Req, rank: u32) {
    let end = w.engines[0].test(req).expect("it does not wait for ever");
    let error = end.error.expect("it has failed");
    assert_eq!(error.class(), ErrClass::ProcAborted);
    assert!(error.to_string().contains(&format!("rank {rank} ")), "{error}");
}

#[test]
fn a_lost_peer_ends_what_depends_on_it_with_an_error() {
    let mut w = World::simple(3);
    let room = Room::new(100_000);
    let s = w.isend(0, 1, 1, &pattern(100_000, 1), SendMode::Standard);
    let r = w.irecv(0, Some(1), None, &room);
    let other = w.irecv(0, Some(2), None, &room);
    w.nets[0].cut(0, 1);
    w.settle();
    for req in [s, r] {
        let end = w.wait(0, req);
        assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::ProcAborted));
    }
    assert!(!w.engines[0].is_complete(other));
    let e = Envelope { context: CONTEXT, to: 1, source: 0, tag: 1, overtakes: false, owner: 0 };
    assert!(w.engines[0].isend(&e, &UserBuf::empty(), SendMode::Standard).is_err());
}

/// No network keeps anything for a peer that one of them has lost.
#[test]
fn a_lost_peer_is_given_up_on_all_rails() {
    let nets = (1..3).map(|seed| SimNet::new(seed, SimFaults::default())).collect();
    let mut w = World::new(2, tuning(), nets);
    let room = Room::new(100);
    let r = w.irecv(1, Some(0), Some(1), &room);
    w.isend(0, 1, 1, &pattern(100, 1), SendMode::Standard);
    w.wait(1, r);
    w.nets[1].cut(0, 1);
    w.settle();
    let mut same = w.nets[0].btl(0);
    let Reach::Yes(to) = same.add_peer(&Peer { at: 1.into(), node: 0, local: None }) else {
        panic!("it reaches everybody")
    };
    let sent = same.send_short(to, AmTag(1), b"again", b"");
    assert!(matches!(sent, Err(SendError::Failed(_))), "{sent:?}");
}

#[test]
fn what_is_started_after_the_loss_ends_too() {
    let mut w = world(SimFaults::default());
    w.nets[0].cut(0, 1);
    w.settle();
    let room = Room::new(100_000);
    let late = w.irecv(0, Some(1), None, &room);
    let other = w.irecv(0, Some(2), None, &room);
    w.progress();
    check_lost(&mut w, late, 1);
    assert!(w.engines[0].probe(&wanted(Some(1), None)).is_some_and(|found| found.is_err()));
    assert!(w.engines[0].mprobe(&wanted(Some(1), None)).is_some_and(|found| found.is_err()));
    assert!(w.engines[0].probe(&wanted(None, None)).is_some_and(|found| found.is_err()));
    assert!(w.engines[0].probe(&wanted(None, None)).is_none(), "rank 2 may send");
    let any = w.irecv(0, None, Some(3), &room);
    w.progress();
    for req in [other, any] {
        assert!(!w.engines[0].is_complete(req));
    }
    // A blocking receive that polls.
    let polled = w.engines[0].recv_polling(wanted(Some(1), None), CONTEXT, &room.buf(), 4, None);
    assert!(polled.expect("it has ended").is_some_and(|e| e.to_string().contains("rank 1 ")));
    w.nets[0].cut(0, 2);
    w.progress();
    check_lost(&mut w, other, 2);
    check_lost(&mut w, any, 2);
    let any = w.irecv(0, None, None, &room);
    w.progress();
    check_lost(&mut w, any, 2);
    assert!(w.engines[0].probe(&wanted(None, None)).is_some_and(|found| found.is_err()));
    assert_eq!(w.engines[0].state.recvs.requests.len(), 0);
}

/// Whoever receives from any source is told of a lost sender, and then receives from the others.
#[test]
fn a_receive_from_any_source_is_told_of_each_loss_once() {
    let mut w = World::new(4, tuning(), vec![SimNet::new(1, SimFaults::default())]);
    w.engines[0].state.comms.set_senders(0, Senders::new(Group::range(0, 4), Some(0), Vec::new()));
    let room = Room::new(100);
    let posted = [w.irecv(0, None, None, &room), w.irecv(0, None, Some(3), &room)];
    let other = w.irecv(0, Some(2), Some(3), &room);
    w.nets[0].cut(0, 1);
    w.settle();
    for req in posted {
        let end = w.engines[0].test(req).expect("it does not wait for ever");
        assert_eq!(end.status.source, 1, "it names who is lost");
        assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::ProcAborted));
    }
    assert!(!w.engines[0].is_complete(other));
    // The loss is acknowledged.
    let again = w.irecv(0, None, Some(3), &room);
    w.settle();
    assert!(!w.engines[0].is_complete(again));
    w.isend(3, 0, 3, b"from 3", SendMode::Standard);
    let end = w.wait(0, again);
    assert!(end.error.is_none() && end.status.source == 3);
    // One that finds its message does not ask who could send others.
    w.isend(2, 0, 4, b"from 2", SendMode::Standard);
    w.settle();
    w.nets[0].cut(0, 3);
    w.settle();
    let there = w.irecv(0, None, Some(4), &room);
    assert!(w.wait(0, there).error.is_none());
    let late = w.irecv(0, None, Some(4), &room);
    let end = w.wait(0, late);
    assert!(end.error.is_some() && end.status.source == 3);
    assert!(w.engines[0].probe(&wanted(None, None)).is_none(), "rank 2 may send");
}

/// As [`envelope`] and [`wanted`], in the space of collective operations.
fn collective(from: u32, to: u32, tag: u32) -> (Envelope, Wanted) {
    let e = Envelope { context: CONTEXT | 1, to, source: from, tag, overtakes: false, owner: 0 };
    (e, Wanted { space: SpaceId::new(0, true), ..wanted(Some(from), Some(tag)) })
}

/// Others may have given up what a lost rank takes part in.
#[test]
fn a_collective_with_a_lost_rank_waits_for_nobody() {
    use hawser_core::contracts::coll::SOME_TAGS;
    let mut w = world(SimFaults::default());
    let room = [(); 4].map(|()| Room::new(100_000));
    let recv = |w: &mut World, tag, at: usize| {
        let name = w.engines[0].irecv(&collective(2, 0, tag).1, &room[at].buf());
        Req::recv(name)
    };
    let data = pattern(100_000, 1);
    let send = |w: &mut World, tag| {
        let buf = UserBuf::owned(data.clone());
        w.engines[0].isend(&collective(0, 2, tag).0, &buf, SendMode::Standard).expect("started")
    };
    let (before, of_some) = (recv(&mut w, 5, 0), recv(&mut w, SOME_TAGS, 1));
    let (offered, offered_of_some) = (send(&mut w, 6), send(&mut w, SOME_TAGS + 1));
    let point_to_point = w.irecv(0, Some(2), Some(5), &room[2]);
    w.settle();
    assert!(!w.engines[0].is_complete(before) && !w.engines[0].is_complete(offered));
    w.nets[0].cut(0, 1);
    w.settle();
    let (after, sent_after) = (recv(&mut w, 7, 3), send(&mut w, 8));
    w.settle();
    for req in [before, offered, after, sent_after] {
        check_lost(&mut w, req, 1);
    }
    for req in [of_some, offered_of_some, point_to_point] {
        assert!(!w.engines[0].is_complete(req));
    }
    // Rank 2 has not heard of the loss, and is no worse for what rank 0 has given up.
    let into = Room::new(100_000);
    for (tag, from) in [(6, 0), (SOME_TAGS + 1, 0)] {
        w.engines[2].state.comms.announce(CONTEXT);
        let name = w.engines[2].irecv(&collective(from, 2, tag).1, &into.buf());
        assert!(w.wait(2, Req::recv(name)).error.is_none() && into.bytes() == data);
    }
    assert!(w.wait(0, offered_of_some).error.is_none());
    for (tag, req) in [(SOME_TAGS, of_some), (5, point_to_point)] {
        let context = if tag == 5 { CONTEXT } else { CONTEXT | 1 };
        let e = Envelope { context, to: 0, source: 2, tag, overtakes: false, owner: 0 };
        w.engines[2].isend(&e, &UserBuf::owned(vec![1]), SendMode::Standard).expect("started");
        assert!(w.wait(0, req).error.is_none());
    }
    w.settle();
    assert_eq!(w.engines.iter().map(|e| e.state.loss.faults).sum::<u64>(), 0);
    assert!(w.engines[0].state.loss.lost.len() == 1 && w.engines[2].state.loss.lost.is_empty());
}

/// What came whole is received; an announcement whose sender is lost is worth an error.
#[test]
fn messages_that_were_kept_before_the_loss() {
    let mut w = world(SimFaults::default());
    w.isend(1, 0, 1, b"whole", SendMode::Standard);
    w.isend(1, 0, 2, &pattern(100_000, 1), SendMode::Standard);
    w.settle();
    let (message, _) = w.engines[0].mprobe(&wanted(None, Some(2))).expect("there").expect("kept");
    w.nets[0].cut(0, 1);
    w.settle();
    let room = Room::new(100_000);
    let whole = w.irecv(0, Some(1), Some(1), &room);
    let end = w.engines[0].test(whole).expect("it was there");
    assert!(end.error.is_none() && end.status.bytes == 5);
    let half = w.engines[0].imrecv(message, &room.buf(), 0).expect("a message");
    w.progress();
    check_lost(&mut w, Req::recv(half), 1);
}

/// Memory that a module still reads or writes stays the operation's, whatever was lost: here a
/// second network goes on.
#[test]
fn a_failed_transfer_keeps_its_memory_until_no_module_uses_it() {
    let late = SimFaults { late_completion: true, delay_ns: (5000, 5000), ..SimFaults::default() };
    let mut w = World::new(2, tuning(), vec![SimNet::new(1, late.clone()), SimNet::new(2, late)]);
    let (data, room) = (pattern(200_000, 1), Room::new(200_000));
    let s = w.isend(0, 1, 1, &data, SendMode::Standard);
    w.irecv(1, Some(0), Some(1), &room);
    let in_flight = |w: &World| w.engines[0].state.sends.loans();
    while in_flight(&w) < 4 {
        w.progress();
    }
    w.engines[0].state.path_down(1.into(), Failure::GIVEN_UP);
    let Some(end) = (0..10_000).find_map(|_| {
        let before = in_flight(&w);
        let end = w.engines[0].test(s);
        assert!(end.is_none() || before == 0, "a network still reads the buffer");
        w.engines[0].progress(true);
        end
    }) else {
        panic!("the send does not end")
    };
    assert!(end.error.is_some_and(|e| e.class() == ErrClass::ProcAborted));
    // The same for a receive that is read.
    let get = SimFaults {
        get: true,
        get_min: 1,
        late_completion: true,
        delay_ns: (5000, 5000),
        ..SimFaults::default()
    };
    let mut w = World::new(2, tuning(), vec![SimNet::new(1, get)]);
    w.isend(1, 0, 1, &data, SendMode::Standard);
    let r = w.irecv(0, Some(1), Some(1), &room);
    let gets = |w: &World| {
        let reading =
            w.engines[0].state.recvs.requests.iter().filter_map(|(_, r)| r.rendezvous.as_ref());
        reading.map(|r| r.gets.iter().sum::<u32>()).sum::<u32>()
    };
    while gets(&w) == 0 {
        w.progress();
    }
    w.engines[0].state.path_down(1.into(), Failure::GIVEN_UP);
    assert!(!w.engines[0].is_complete(r), "the network still writes the buffer");
    w.settle();
    check_lost(&mut w, r, 1);
}

#[test]
fn who_sends_what_is_no_message_is_lost() {
    let ack = wire::Ack { send_req: 1 << 31, recv_req: 2, from: 0, upto: 10, advert: None };
    let frag = wire::Frag { recv_req: 1 << 31, offset: u64::MAX };
    let future = wire::Match { seq: 1 << 20, context: CONTEXT, source: 1, tag: 0 };
    let past = wire::Match { seq: u32::MAX, context: CONTEXT, source: 1, tag: 0 };
    let put = wire::Put { recv_req: 1 << 31, bytes: u64::MAX };
    let junk: [(&[u8], &str); 9] = [
        (b"", "shorter than its header"),
        (b"junk that is long enough to be a header of some kind", "another version"),
        (&ack.encode(), "acknowledgement of no request"),
        (&frag.encode(), "fragment for no request"),
        (&put.encode(), "put into no request"),
        (&wire::matched(77), "match of a request"),
        (&wire::credit(1), "credit for more than was sent"),
        (&future.eager(), "pml_ob1_early_max"),
        (&past.eager(), "delivered before"),
    ];
    for (message, why) in junk {
        let mut w = world(SimFaults::default());
        let room = Room::new(8);
        let (r, other) = (w.irecv(0, Some(1), None, &room), w.irecv(0, Some(2), None, &room));
        w.engines[0].state.message(1.into(), wire::TAG, message);
        let error = w.engines[0].test(r).expect("it does not wait for ever").error.expect("failed");
        assert!(
            error.to_string().contains("rank 1 ") && error.to_string().contains(why),
            "{error}"
        );
        // Nothing more of this rank is delivered, and others are not concerned.
        w.isend(1, 0, 1, b"12345678", SendMode::Standard);
        w.isend(2, 0, 1, b"87654321", SendMode::Standard);
        assert!(w.wait(0, other).error.is_none() && room.bytes() == b"87654321");
        assert_eq!(w.engines[0].state.unexpected.len(), 0);
    }
}

/// While the first message is on a network that is away, others may come over another one for as
/// long as there is credit.
#[test]
fn whatever_credit_allows_may_come_before_its_turn() {
    let window = 1 << 16;
    let few = Tuning { early_max: 16, window, ..tuning() };
    let mut w = World::new(2, few, vec![SimNet::new(1, SimFaults::default())]);
    let n = (window / crate::ob1::requests::cost(false, 1)) as u32;
    let at = |seq| wire::Match { seq, context: CONTEXT, source: 1, tag: 0 };
    let bring = |w: &mut World, seq: u32| {
        let message = [&at(seq).eager()[..], &[seq as u8]].concat();
        w.engines[0].state.message(1.into(), wire::TAG, &message);
    };
    (1..n).for_each(|seq| bring(&mut w, seq));
    assert_eq!(w.engines[0].state.loss.faults, 0);
    bring(&mut w, 0);
    for seq in 0..n {
        let room = Room::new(1);
        let r = w.irecv(0, Some(1), None, &room);
        assert!(w.wait(0, r).error.is_none() && room.bytes() == [seq as u8]);
    }
}

/// A fragment that comes again, over another network, is not taken for one that is missing.
#[test]
fn a_fragment_that_comes_twice_counts_once() {
    let mut w = world(SimFaults::default());
    let room = Room::new(9000);
    let r = w.irecv(1, Some(0), Some(1), &room);
    let Named::Recv(name) = r.named() else { panic!("a receive") };
    let matching = wire::Match { seq: 0, context: CONTEXT, source: 0, tag: 1 };
    let offer = wire::OfferHeader {
        matching,
        send_req: 7,
        len: 9000,
        regions: Default::default(),
        streams: false,
    };
    let data = pattern(9000, 1);
    let state = &mut w.engines[1].state;
    state.message(0.into(), wire::TAG, &offer.encode());
    for (from, done) in [(3000, false), (3000, false), (0, false), (3000, false), (6000, true)] {
        let frag = wire::Frag { recv_req: name.pack(), offset: from as u64 };
        let piece = [&frag.encode()[..], &data[from..from + 3000]].concat();
        state.message(0.into(), wire::TAG, &piece);
        assert_eq!(state.recvs.requests.get(name).unwrap().state == RecvState::Done, done);
    }
    assert_eq!(state.loss.faults, 0);
    assert!(room.bytes() == data);
}

/// A request of the program stays posted, tells of the loss until that is acknowledged, and gets
/// its message all the same.
#[test]
fn a_receive_of_the_program_from_any_source_is_suspended() {
    let mut w = world(SimFaults::default());
    let (first, second) = (Room::new(100), Room::new(100));
    let of_program = Wanted { owner: 7, ..wanted(None, Some(3)) };
    let one = Req::recv(w.engines[0].irecv(&of_program, &first.buf()));
    let two = Req::recv(w.engines[0].irecv(&of_program, &second.buf()));
    w.nets[0].cut(0, 1);
    w.settle();
    for _ in 0..2 {
        let end = w.engines[0].test(one).expect("it is told");
        assert!(end.is_pending() && end.status.source == 1);
        assert!(w.engines[0].knows(one) && w.engines[0].is_complete(one));
    }
    w.isend(2, 0, 3, b"first", SendMode::Standard);
    let mut end = w.wait(0, one);
    while end.is_pending() {
        w.progress();
        end = w.wait(0, one);
    }
    assert!(end.error.is_none() && end.status.source == 2);
    assert!(w.engines[0].test(two).is_some_and(|end| end.is_pending()));
    w.engines[0].state.acknowledge(0, &[1]);
    assert!(!w.engines[0].is_complete(two));
    w.progress();
    assert!(!w.engines[0].is_complete(two));
    w.isend(2, 0, 3, b"second", SendMode::Standard);
    assert!(w.wait(0, two).error.is_none());
    assert_eq!(w.engines[0].state.recvs.requests.len(), 0);
}

#[test]
fn what_waits_in_a_revoked_communicator_ends() {
    let mut w = world(SimFaults::default());
    let room = Room::new(100_000);
    let named = w.irecv(0, Some(1), None, &room);
    let any = w.irecv(0, None, Some(3), &room);
    let offered = w.isend(0, 1, 1, &pattern(100_000, 1), SendMode::Standard);
    let unmatched = w.isend(0, 1, 1, &pattern(10, 1), SendMode::Synchronous);
    let own = w.isend(0, 0, 1, &pattern(10, 1), SendMode::Synchronous);
    w.settle();
    assert!(!w.engines[0].state.revoke(CONTEXT + 64), "another one");
    assert!(w.engines[0].state.revoke(CONTEXT));
    w.progress();
    for req in [named, any, offered, unmatched, own] {
        let end = w.engines[0].test(req).expect("it does not wait for ever");
        assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::Revoked));
    }
    assert!(w.engines[0].probe(&wanted(Some(1), None)).is_some_and(|found| found.is_err()));
    let late = w.irecv(0, Some(2), None, &room);
    w.progress();
    let end = w.engines[0].test(late).expect("it ends");
    assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::Revoked));
}

/// With a process of another job the next meeting may go by another network.
#[test]
fn who_has_parted_is_reached_anew() {
    let mut w = world(SimFaults::default());
    let room = Room::new(100);
    for part in 0..3 {
        let r = w.irecv(1, Some(0), Some(1), &room);
        w.isend(0, 1, 1, &pattern(100, part), SendMode::Standard);
        w.wait(1, r);
        let peer = w.engines[0].state.peers.id(1.into());
        assert!(w.engines[0].state.peers.get(peer).routes.is_some());
        w.engines[0].state.parted(1.into());
        assert!(w.engines[0].state.peers.get(peer).routes.is_none());
    }
}
