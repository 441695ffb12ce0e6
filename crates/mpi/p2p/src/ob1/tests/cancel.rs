//! Cancelling: a marked request completes whatever its peer does, as cancelled or as sent, and its
//! message is received if and only if it was not cancelled.

use hawser_btl::sim::{Seeded, seeds};

use super::*;
use crate::ob1::work::Control;

/// Every way in which a message leaves that is not complete before it is matched.
fn waiting_ways() -> Vec<(SimFaults, usize, SendMode)> {
    let plain = SimFaults::default();
    let get = SimFaults { get: true, get_min: 1, ..SimFaults::default() };
    let late = SimFaults { late_completion: true, ..get.clone() };
    let streams = SimFaults { get: true, put: true, get_min: usize::MAX, ..SimFaults::default() };
    vec![
        (plain.clone(), 10, SendMode::Synchronous),
        (plain.clone(), 3000, SendMode::Synchronous),
        (plain.clone(), 100_000, SendMode::Standard),
        (plain, 100_000, SendMode::Synchronous),
        (get, 100_000, SendMode::Standard),
        (late, 100_000, SendMode::Standard),
        (streams, 100_000, SendMode::Standard),
    ]
}

/// Every way in which a message leaves.
fn ways() -> Vec<(SimFaults, usize, SendMode)> {
    let plain = SimFaults::default();
    let memory =
        SimFaults { eager: 1 << 16, max_send: 1 << 16, late_completion: true, ..plain.clone() };
    let mut ways = waiting_ways();
    ways.extend([
        (plain.clone(), 0, SendMode::Standard),
        (plain.clone(), 3000, SendMode::Ready),
        (plain.clone(), 10, SendMode::Buffered),
        (plain, 100_000, SendMode::Buffered),
        (memory.clone(), 40_000, SendMode::Standard),
        (memory, 40_000, SendMode::Buffered),
    ]);
    ways
}

fn world(faults: &SimFaults) -> World {
    let w = World::new(2, tuning(), vec![SimNet::new(1, faults.clone())]);
    for engine in &w.engines {
        let mut bsend = engine.state.sends.bsend.lock();
        bsend.attach(BsendScope::Process, BsendBuffer::Automatic).expect("attach");
    }
    w
}

/// A message from memory that changes as soon as the request is over.
struct Sent {
    room: Room,
    data: Vec<u8>,
    req: Req,
}

fn send(w: &mut World, len: usize, mode: SendMode) -> Sent {
    let (room, data) = (Room::new(len), pattern(len, 1));
    room.0.typed().unpack_from(&data);
    let (e, _) = envelope(0, 1, 1, &[]);
    let req = w.engines[0].isend(&e, &room.buf(), mode).expect("send starts");
    Sent { room, data, req }
}

/// Ends a marked request, and reuses its memory.
fn end(w: &mut World, sent: &Sent) -> Option<Status> {
    let end = w.engines[0].test(sent.req)?;
    assert!(end.error.is_none());
    sent.room.0.typed().unpack_from(&vec![0xee; sent.data.len()]);
    Some(end.status)
}

/// Cancels, with a receiver that computes, and reuses the memory.
fn cancel_alone(w: &mut World, sent: &Sent) -> Status {
    w.nets[0].set_outside(1, Some(7));
    w.engines[0].cancel(sent.req, 0);
    for _ in 0..20_000 {
        if let Some(status) = end(w, sent) {
            w.nets[0].set_outside(1, None);
            return status;
        }
        w.engines[0].progress(true);
    }
    panic!("a marked send waits for a receiver that computes");
}

/// Cancels, with a receiver that looks for messages.
fn cancel_together(w: &mut World, sent: &Sent) -> Status {
    w.engines[0].cancel(sent.req, 0);
    for _ in 0..10_000 {
        if let Some(status) = end(w, sent) {
            return status;
        }
        w.progress();
    }
    panic!("a marked send does not complete");
}

/// The first message to a peer finds its routes, and has a request.
fn meet(w: &mut World) {
    let room = Room::new(1);
    let s = w.isend(0, 1, 5, b"x", SendMode::Standard);
    let r = w.irecv(1, None, Some(5), &room);
    w.wait(1, r);
    w.wait(0, s);
}

/// Nothing is left behind on either side.
fn check_clean(w: &mut World) {
    w.settle();
    for engine in &w.engines {
        let state = &engine.state;
        assert_eq!(state.loss.faults, 0, "{:?}", state.loss.last_fault);
        assert!(
            engine.is_drained()
                && state.work.watching().is_empty()
                && state.sends.marked.is_empty()
        );
        assert_eq!(
            (state.sends.requests.len(), state.recvs.requests.len(), state.unexpected.len()),
            (0, 0, 0)
        );
        assert_eq!((state.unexpected.bytes(), engine.late_receivers().count()), (0, 0));
        assert!(state.sends.bsend.lock().flushed(BsendScope::Process));
    }
}

#[test]
fn a_message_that_nobody_has_received_is_given_back() {
    for (faults, len, mode) in ways() {
        let mut w = world(&faults);
        let around = [b"first".as_slice(), b"last"];
        let first = w.isend(0, 1, 1, around[0], SendMode::Standard);
        let sent = send(&mut w, len, mode);
        let last = w.isend(0, 1, 1, around[1], SendMode::Standard);
        w.settle();
        assert!(cancel_together(&mut w, &sent).cancelled, "{len} bytes, {mode:?}");
        for expected in around {
            let room = Room::new(expected.len());
            let r = w.irecv(1, Some(0), Some(1), &room);
            assert!(w.wait(1, r).error.is_none() && room.bytes() == expected);
        }
        w.wait(0, first);
        w.wait(0, last);
        check_clean(&mut w);
        let p = w.engines[0].state.peers.get(0);
        assert!(p.sent - p.acked < tuning().window / 4, "its credit came back");
    }
}

#[test]
fn a_message_that_was_received_is_not_given_back() {
    for (faults, len, mode) in ways() {
        for steps in [0, 1, 2, 3, 5, 8, 13, 1000] {
            let mut w = world(&faults);
            let room = Room::new(len);
            let r = w.irecv(1, Some(0), Some(1), &room);
            let sent = send(&mut w, len, mode);
            (0..steps).for_each(|_| w.progress());
            let cancelled = cancel_together(&mut w, &sent).cancelled;
            assert!(!cancelled, "{len} bytes, {mode:?}, {steps} steps: a receive is posted");
            assert!(w.wait(1, r).error.is_none() && room.bytes() == sent.data);
            check_clean(&mut w);
        }
    }
}

#[test]
fn a_marked_send_completes_alone_and_its_message_is_received() {
    for (faults, len, mode) in ways() {
        for posted in [false, true] {
            let mut w = world(&faults);
            let room = Room::new(len);
            let early = posted.then(|| w.irecv(1, Some(0), Some(1), &room));
            let sent = send(&mut w, len, mode);
            if posted {
                // The transfer is somewhere in its midst.
                (0..6).for_each(|_| w.progress());
            }
            assert!(!cancel_alone(&mut w, &sent).cancelled, "its announcement has left");
            let r = early.unwrap_or_else(|| w.irecv(1, Some(0), Some(1), &room));
            assert!(w.wait(1, r).error.is_none());
            assert!(room.bytes() == sent.data, "{len} bytes, {mode:?}, posted {posted}");
            check_clean(&mut w);
        }
    }
}

#[test]
fn a_receiver_that_looks_and_never_answers_is_not_waited_for_for_ever() {
    let mut w = world(&SimFaults::default());
    let sent = send(&mut w, 10, SendMode::Synchronous);
    w.engines[0].cancel(sent.req, 0);
    let mut passes = 0u32;
    while end(&mut w, &sent).is_none() {
        w.engines[0].progress(true);
        // As often as a process sleeps that waits.
        if passes.is_multiple_of(4) {
            w.engines[0].rests();
        }
        passes += 1;
    }
    assert!(passes > 100, "given up after {passes} passes");
    let room = Room::new(10);
    let r = w.irecv(1, Some(0), Some(1), &room);
    assert!(w.wait(1, r).error.is_none() && room.bytes() == sent.data);
    check_clean(&mut w);
}

#[test]
fn a_marked_send_that_nobody_receives_holds_nobody_up() {
    for (faults, len, mode) in waiting_ways() {
        let mut w = world(&faults);
        let sent = send(&mut w, len, mode);
        w.settle();
        assert!(!cancel_alone(&mut w, &sent).cancelled);
        assert!(w.engines[0].is_drained() && !w.engines[0].knows(sent.req));
        let rest = mode == SendMode::Standard || len == 100_000;
        assert_eq!(w.engines[0].late_receivers().count(), usize::from(rest), "{len} bytes");
    }
}

#[test]
fn a_send_of_which_nothing_has_left_is_cancelled() {
    let faults = SimFaults { slots: 1, ..SimFaults::default() };
    for len in [0, 10, 100_000] {
        let mut w = world(&faults);
        let first = w.isend(0, 1, 1, b"first", SendMode::Standard);
        let sent = send(&mut w, len, SendMode::Standard);
        let last = w.isend(0, 1, 2, b"last", SendMode::Standard);
        w.engines[0].cancel(sent.req, 0);
        assert_eq!(w.engines[0].peek(sent.req).map(|s| s.cancelled), Some(true));
        assert!(cancel_alone(&mut w, &sent).cancelled);
        let room = Room::new(5);
        for bytes in [5, 4] {
            let r = w.irecv(1, None, None, &room);
            assert_eq!(w.wait(1, r).status.bytes, bytes, "the messages around it arrive");
        }
        w.wait(0, first);
        w.wait(0, last);
        assert!(w.engines[0].is_drained());
    }
}

#[test]
fn a_marked_send_that_is_freed_is_settled_too() {
    for (faults, len, mode) in ways() {
        let mut w = world(&faults);
        let sent = send(&mut w, len, mode);
        w.engines[0].cancel(sent.req, 0);
        w.engines[0].cancel(sent.req, 0);
        w.engines[0].free(sent.req);
        while !w.engines[0].is_drained() {
            w.progress();
        }
        check_clean(&mut w);
    }
}

#[test]
fn a_token_without_a_name_and_one_of_long_ago_are_complete() {
    let mut w = world(&SimFaults::default());
    for req in [Req::SENT, Req::sent(0, 9), Req::sent(40, 1)] {
        if req.message().is_none_or(|(peer, _)| peer == 0) {
            meet(&mut w);
            w.engines[0].cancel(req, 0);
            let end = w.wait(0, req);
            assert!(!end.status.cancelled && end.error.is_none());
        }
        assert!(w.engines[0].knows(req) && w.engines[0].is_complete(req));
    }
    check_clean(&mut w);
}

/// Fortran knows the low half of a token only.
#[test]
fn a_marked_send_is_found_by_the_half_of_its_token() {
    let mut w = world(&SimFaults::default());
    meet(&mut w);
    let sent = send(&mut w, 10, SendMode::Standard);
    let low = sent.req.0 as u32;
    assert_eq!(w.engines[0].alive(low), Some(Req::SENT));
    w.engines[0].cancel(sent.req, 0);
    assert_eq!(w.engines[0].alive(low), Some(sent.req));
    assert!(cancel_together(&mut w, &sent).cancelled);
    assert_eq!(w.engines[0].alive(low), Some(Req::SENT));
}

#[test]
fn a_lost_peer_ends_a_recall() {
    // The sender is lost: what came whole is received, behind its reservation too.
    let mut w = world(&SimFaults::default());
    let sent = send(&mut w, 10, SendMode::Standard);
    w.engines[0].cancel(sent.req, 0);
    let reserved = |w: &World| {
        w.engines[1]
            .state
            .work
            .controls()
            .any(|(_, c)| matches!(c, Control::Recalled(answer) if answer.reserved))
    };
    while !reserved(&w) {
        let Engine { modules, state, .. } = &mut w.engines[1];
        modules.progress(state, true);
    }
    let room = Room::new(10);
    let r = w.irecv(1, Some(0), Some(1), &room);
    w.nets[0].cut(0, 1);
    assert!(w.wait(1, r).error.is_none() && room.bytes() == sent.data);
    // The receiver is lost: the request ends.
    for _ in 0..10_000 {
        if w.engines[0].test(sent.req).is_some() {
            return;
        }
        w.engines[0].progress(true);
    }
    panic!("a marked send waits for a lost rank");
}

/// Ends receives of rank 1, to which so many messages come; what is left is cancelled. Gives
/// the byte that each message is full of.
fn drain(w: &mut World, posted: Vec<(Req, Room)>, messages: usize, seed: u64) -> Vec<u8> {
    let mut got = Vec::new();
    for (r, room) in posted {
        if got.len() == messages {
            w.engines[1].cancel(r, 1);
            assert!(w.wait(1, r).status.cancelled, "seed {seed}: a cancelled message came");
            continue;
        }
        let end = w.wait(1, r);
        assert!(end.error.is_none(), "seed {seed}");
        let bytes = &room.bytes()[..end.status.bytes as usize];
        assert!(bytes.iter().all(|b| *b == bytes[0]), "seed {seed}");
        got.push(bytes[0]);
    }
    got
}

/// Cancels at random points between a sender and a receiver that come and go: what was cancelled is
/// not received, what was not is received, whole and in order.
fn run(seed: u64) {
    let mut rng = Seeded::new(seed);
    let memory = rng.below(2) == 0;
    let faults = SimFaults { unordered: false, get: memory, put: memory, ..SimFaults::rough(seed) };
    let mut w = world(&faults);
    let lengths = [0, 10, 30, 100, 3000, 40_000];
    let modes = [SendMode::Standard, SendMode::Synchronous, SendMode::Buffered];
    let (mut sent, mut expected) = (Vec::new(), Vec::new());
    let mut posted: Vec<(Req, Room)> = Vec::new();
    let mut number = 0u8;
    for _ in 0..60 {
        match rng.below(6) {
            0 | 1 => {
                number += 1;
                let len = 1 + lengths[rng.below(lengths.len())];
                let data = vec![number; len];
                let mode = modes[rng.below(modes.len())];
                sent.push((number, w.isend(0, 1, 1, &data, mode), false));
            }
            2 => {
                let open = sent.len();
                if let Some((_, req, marked)) = sent.get_mut(rng.below(open)) {
                    w.engines[0].cancel(*req, 0);
                    *marked = true;
                }
            }
            3 => {
                let room = Room::new(50_000);
                posted.push((w.irecv(1, Some(0), Some(1), &room), room));
            }
            _ => {
                for _ in 0..rng.below(80) {
                    let me = rng.below(2);
                    w.nets[0].set_outside(me as u32, None);
                    w.engines[me].progress(true);
                    w.nets[0].set_outside(me as u32, (rng.below(3) > 0).then_some(number.into()));
                }
            }
        }
    }
    (0..2).for_each(|proc| w.nets[0].set_outside(proc, None));
    // Those that are marked complete without a receive.
    for (number, req, marked) in &sent {
        if *marked {
            let end = w.wait(0, *req);
            assert!(end.error.is_none(), "seed {seed}");
            if end.status.cancelled {
                continue;
            }
        }
        expected.push(*number);
    }
    while posted.len() < expected.len() {
        let room = Room::new(50_000);
        posted.push((w.irecv(1, Some(0), Some(1), &room), room));
    }
    let got = drain(&mut w, posted, expected.len(), seed);
    assert_eq!(got, expected, "seed {seed}");
    for (_, req, marked) in sent {
        if !marked {
            assert!(w.wait(0, req).error.is_none(), "seed {seed}");
        }
    }
    check_clean(&mut w);
}

#[test]
fn a_message_is_either_received_or_cancelled() {
    for seed in seeds(300) {
        run(seed);
    }
}

/// What was decided does not overtake the question, though short messages go another way by then:
/// the receiver would keep the message back for ever.
#[test]
fn a_decision_goes_the_way_of_its_question() {
    let slow = SimFaults { delay_ns: (30_000_000, 30_000_000), ..SimFaults::default() };
    let nets = vec![SimNet::new(1, slow), SimNet::new(2, SimFaults::default())];
    let mut w = World::new(2, tuning(), nets);
    meet(&mut w);
    let take = |w: &World, at: usize| {
        let routes = w.engines[0].state.peers.get(0).routes.as_ref().expect("routes");
        let way = routes.send.iter().find(|way| usize::from(way.module) == at).expect("a way");
        routes.eager.set(*way);
    };
    take(&w, 1);
    let sent = send(&mut w, 10, SendMode::Synchronous);
    w.settle();
    take(&w, 0);
    w.engines[0].cancel(sent.req, 0);
    take(&w, 1);
    // Nobody answers for long.
    for _ in 0..200_000 {
        w.engines[0].progress(true);
    }
    assert!(end(&mut w, &sent).is_some_and(|status| !status.cancelled), "it is not waited for");
    // The answer comes when all is there.
    for _ in 0..1_000_000 {
        w.progress();
    }
    let room = Room::new(10);
    let r = w.irecv(1, None, Some(1), &room);
    assert!(w.wait(1, r).error.is_none() && room.bytes() == sent.data);
    for _ in 0..1_000_000 {
        w.progress();
    }
    check_clean(&mut w);
}
