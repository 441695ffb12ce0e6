//! Blocking receives that poll: the message finds them wherever they stand.

use super::*;

/// Polls enough for whatever the net holds to arrive.
const POLLS: usize = 1000;

impl World {
    /// A blocking receive of process 1, and what it got.
    fn recv(&mut self, from: Option<u32>, tag: Option<u32>, room: &Room) -> Completion {
        self.recv_within(from, tag, room, POLLS)
    }

    fn recv_within(
        &mut self,
        from: Option<u32>,
        tag: Option<u32>,
        room: &Room,
        polls: usize,
    ) -> Completion {
        match self.poll_recv(1, from, tag, room, polls) {
            Ok(end) => end,
            Err(req) => self.wait(1, req),
        }
    }

    /// A blocking receive, as far as it comes by polling.
    pub(super) fn poll_recv(
        &mut self,
        me: u32,
        from: Option<u32>,
        tag: Option<u32>,
        room: &Room,
        polls: usize,
    ) -> Result<Completion, Req> {
        let mut status = Status::EMPTY;
        let (w, buf) = (wanted(from, tag), room.buf());
        let engine = &mut self.engines[me as usize];
        match engine.recv_polling(w, CONTEXT, &buf, polls, Some(&mut status)) {
            Ok(error) => Ok(Completion { status, error }),
            Err(name) => Err(Req::recv(name)),
        }
    }
}

fn sent(w: &mut World, tag: u32, len: usize, mode: SendMode) -> (Req, Vec<u8>) {
    let data = pattern(len, tag as usize);
    (w.isend(0, 1, tag, &data, mode), data)
}

#[test]
fn an_eager_message_needs_no_request() {
    let mut w = World::simple(2);
    for (from, tag) in [(Some(0), Some(5)), (None, Some(5)), (Some(0), None), (None, None)] {
        let (_, data) = sent(&mut w, 5, 100, SendMode::Standard);
        let room = Room::new(100);
        let end = w.recv(from, tag, &room);
        assert!(end.error.is_none() && room.bytes() == data);
        assert_eq!((end.status.source, end.status.tag, end.status.bytes), (0, 5, 100));
        assert_eq!(w.engines[1].state.recvs.requests.len(), 0);
    }
    let counted = w.engines[1].state.counters.read();
    assert_eq!((counted.total().received, counted.get(Count::Unexpected)), (4, 0));
    assert!(w.poll_recv(1, None, None, &Room::new(1), 3).is_err());
}

#[test]
fn a_message_that_is_too_long_is_an_error_of_its_receive_only() {
    let mut w = World::simple(2);
    let (_, data) = sent(&mut w, 5, 100, SendMode::Standard);
    let (_, next) = sent(&mut w, 6, 10, SendMode::Standard);
    let room = Room::new(60);
    let end = w.recv(Some(0), None, &room);
    assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::Truncate));
    assert_eq!((end.status.bytes, room.bytes()), (60, data[..60].to_vec()));
    let room = Room::new(10);
    let end = w.recv(Some(0), None, &room);
    assert!(end.error.is_none() && room.bytes() == next);
}

#[test]
fn kept_messages_of_every_kind_find_their_receive() {
    let mut w = World::simple(2);
    // In the order of their receives: too long for its room, eager, synchronous, offered.
    let kinds = [
        (3, 100, SendMode::Standard),
        (1, 40, SendMode::Standard),
        (4, 50, SendMode::Synchronous),
        (2, 100_000, SendMode::Standard),
    ];
    let mut by_tag = kinds;
    by_tag.sort_by_key(|kind| kind.0);
    let sends = by_tag.map(|(tag, len, mode)| sent(&mut w, tag, len, mode));
    w.settle();
    assert_eq!(w.engines[1].state.unexpected.len(), 4);
    for (i, (tag, len, _)) in kinds.into_iter().enumerate() {
        let (req, data) = &sends[tag as usize - 1];
        let room = Room::new(if i == 0 { 40 } else { len });
        let first = w.poll_recv(1, Some(0), Some(tag), &room, 0);
        // All but the offer are there without polling.
        assert_eq!(first.is_err(), i == 3, "message {i}");
        let end = first.unwrap_or_else(|req| w.wait(1, req));
        assert_eq!(end.status.tag, tag as i32);
        assert_eq!(end.error.map(|e| e.class()), (i == 0).then_some(ErrClass::Truncate));
        assert!(data.starts_with(&room.bytes()));
        assert!(w.wait(0, *req).error.is_none());
    }
    assert_eq!(
        (w.engines[1].state.unexpected.len(), w.engines[1].state.unexpected.bytes()),
        (0, 0)
    );
}

#[test]
fn every_kind_of_message_keeps_its_turn() {
    for place in [false, true] {
        let faults = SimFaults { place, get: place, get_min: 60_000, ..SimFaults::default() };
        let mut w = World::new(2, tuning(), vec![SimNet::new(7, faults)]);
        let kinds = [
            (100_000, SendMode::Standard),
            (8, SendMode::Standard),
            (3000, SendMode::Synchronous),
            (20_000, SendMode::Standard),
            (0, SendMode::Standard),
            (8, SendMode::Synchronous),
        ];
        for first in 0..kinds.len() {
            let all: Vec<(Req, Vec<u8>)> = (0..kinds.len())
                .map(|i| {
                    let (len, mode) = kinds[(first + i) % kinds.len()];
                    sent(&mut w, 5, len, mode)
                })
                .collect();
            for (i, (req, data)) in all.into_iter().enumerate() {
                let room = Room::new(data.len());
                // None at all, so that the message comes when the receive is posted; or enough.
                let end = w.recv_within(Some(0), Some(5), &room, i % 2 * POLLS);
                assert!(end.error.is_none() && room.bytes() == data, "message {i} of {first}");
                assert!(w.wait(0, req).error.is_none());
            }
        }
        assert_eq!(w.engines[0].state.loss.faults + w.engines[1].state.loss.faults, 0);
    }
}

#[test]
fn other_messages_and_receives_keep_their_places() {
    let mut w = World::simple(2);
    let (_, other) = sent(&mut w, 7, 30, SendMode::Standard);
    let (_, mine) = sent(&mut w, 5, 30, SendMode::Standard);
    let room = Room::new(30);
    assert!(w.recv(Some(0), Some(5), &room).error.is_none() && room.bytes() == mine);
    assert!(w.recv(None, None, &room).error.is_none() && room.bytes() == other);
    // A receive that was posted before goes first.
    let before = Room::new(30);
    let posted = w.irecv(1, None, None, &before);
    let (_, first) = sent(&mut w, 5, 30, SendMode::Standard);
    let (_, second) = sent(&mut w, 5, 30, SendMode::Standard);
    assert!(w.recv(Some(0), Some(5), &room).error.is_none());
    assert!(w.wait(1, posted).error.is_none());
    assert!(before.bytes() == first && room.bytes() == second);
}

#[test]
fn it_fails_with_the_connection() {
    let mut w = World::simple(2);
    w.engines[1].state.peers.id(0.into());
    w.nets[0].cut(0, 1);
    let end = w.recv(Some(0), Some(5), &Room::new(8));
    assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::ProcAborted));
}

/// Two processes whose messages are placed piece by piece.
fn placement(seed: u64) -> World {
    let faults = SimFaults { place: true, ..SimFaults::default() };
    World::new(2, tuning(), vec![SimNet::new(seed, faults)])
}

#[test]
fn a_placement_outlives_the_polling() {
    let mut parked = 0;
    for polls in 0..60 {
        let mut w = placement(polls as u64);
        let (_, data) = sent(&mut w, 5, 3000, SendMode::Standard);
        let (_, next) = sent(&mut w, 5, 3000, SendMode::Standard);
        let (room, other) = (Room::new(3000), Room::new(3000));
        let first = w.poll_recv(1, Some(0), Some(5), &room, polls);
        parked += w.engines[1].state.recvs.direct.parked();
        let second = w.recv(Some(0), Some(5), &other);
        let first = first.unwrap_or_else(|req| w.wait(1, req));
        for (end, room, data) in [(first, room, data), (second, other, next)] {
            assert!(end.error.is_none() && room.bytes() == data);
            assert_eq!((end.status.source, end.status.tag, end.status.bytes), (0, 5, 3000));
        }
        assert_eq!(w.engines[1].state.recvs.direct.parked(), 0);
        assert_eq!(w.engines[1].state.recvs.requests.len(), 0);
    }
    assert!(parked > 0, "no receive ran out of polls while its message was being placed");
}

#[test]
fn a_placement_fails_with_the_connection() {
    let mut failed = 0;
    for polls in 0..60 {
        let mut w = placement(polls as u64);
        let (_, _) = sent(&mut w, 5, 3000, SendMode::Standard);
        let room = Room::new(3000);
        let Err(req) = w.poll_recv(1, Some(0), Some(5), &room, polls) else { continue };
        if w.engines[1].state.recvs.direct.parked() == 0 {
            continue;
        }
        w.engines[1].state.path_down(0.into(), Failure::GIVEN_UP);
        let end = w.wait(1, req);
        assert_eq!(end.error.map(|e| e.class()), Some(ErrClass::ProcAborted));
        assert_eq!(w.engines[1].state.recvs.direct.parked(), 0);
        failed += 1;
    }
    assert!(failed > 0);
}
