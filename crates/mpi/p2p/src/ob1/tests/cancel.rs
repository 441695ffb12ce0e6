//! Cancelling: a marked request completes without its peer, as cancelled or as sent.

use super::*;

/// Every way in which a message leaves.
fn ways() -> Vec<(SimFaults, usize, SendMode)> {
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

/// Cancels, with a receiver that does nothing, and reuses the memory.
fn cancel(w: &mut World, sent: &Sent) -> Status {
    w.engines[0].cancel(sent.req, 0);
    for _ in 0..100 {
        if let Some(end) = w.engines[0].test(sent.req) {
            assert!(end.error.is_none());
            sent.room.0.typed().unpack_from(&vec![0xee; sent.data.len()]);
            return end.status;
        }
        w.engines[0].progress(true);
    }
    panic!("a marked send waits for its receiver");
}

#[test]
fn a_marked_send_completes_alone_and_its_message_is_received() {
    for (faults, len, mode) in ways() {
        for posted in [false, true] {
            let mut w = World::new(2, tuning(), vec![SimNet::new(1, faults.clone())]);
            let room = Room::new(len);
            let early = posted.then(|| w.irecv(1, Some(0), Some(1), &room));
            let sent = send(&mut w, len, mode);
            if posted {
                // The transfer is somewhere in its midst.
                (0..6).for_each(|_| w.progress());
            }
            if w.engines[0].is_complete(sent.req) {
                continue;
            }
            assert!(!cancel(&mut w, &sent).cancelled, "its announcement has left");
            let r = early.unwrap_or_else(|| w.irecv(1, Some(0), Some(1), &room));
            assert!(w.wait(1, r).error.is_none());
            assert!(room.bytes() == sent.data, "{len} bytes, {mode:?}, posted {posted}");
            w.settle();
            assert!(w.engines[0].is_drained() && w.engines[0].state.sends.len() == 0);
            assert_eq!(w.engines[0].late_receivers().count(), 0);
            assert_eq!(w.engines[0].state.faults + w.engines[1].state.faults, 0);
        }
    }
}

#[test]
fn a_marked_send_that_nobody_receives_holds_nobody_up() {
    for (faults, len, mode) in ways() {
        let mut w = World::new(2, tuning(), vec![SimNet::new(1, faults)]);
        let sent = send(&mut w, len, mode);
        w.settle();
        assert!(!cancel(&mut w, &sent).cancelled);
        assert!(w.engines[0].is_drained() && !w.engines[0].knows(sent.req));
        let rest = mode == SendMode::Standard || len == 100_000;
        assert_eq!(w.engines[0].late_receivers().count(), usize::from(rest), "{len} bytes");
    }
}

#[test]
fn a_send_of_which_nothing_has_left_is_cancelled() {
    let faults = SimFaults { slots: 1, ..SimFaults::default() };
    for len in [0, 10, 100_000] {
        let mut w = World::new(2, tuning(), vec![SimNet::new(1, faults.clone())]);
        let first = w.isend(0, 1, 1, b"first", SendMode::Standard);
        let sent = send(&mut w, len, SendMode::Standard);
        let last = w.isend(0, 1, 2, b"last", SendMode::Standard);
        w.engines[0].cancel(sent.req, 0);
        assert_eq!(w.engines[0].peek(sent.req).map(|s| s.cancelled), Some(true));
        assert!(cancel(&mut w, &sent).cancelled);
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
