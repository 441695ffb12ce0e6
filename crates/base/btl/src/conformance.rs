//! The conformance suite: promises of the contract, checked on any component.
//!
//! A component's tests make a [`Pair`] and call [`check_all`]. Everything is deterministic.

use std::collections::{BTreeMap, BTreeSet};

use hawser_mca::lifecycle::{Resume, Traffic};
use hawser_segment::mem::UserSlice;
use hawser_segment::wait::Watch;
use hawser_segment::{ProcId, Remote};
use hawser_wireup::EndpointId;

use super::sim::Seeded;
use super::{
    AmTag, Btl, Failure, Flags, OpenModule, PLACE_HEAD, Peer, Placement, Reach, RemoteRegion,
    SendError, Sink,
};
use hawser_lockfree::advert::Terms;

/// Two ends that reach each other. For `self` both are one module.
pub(crate) struct Pair {
    /// One module, or two.
    pub(crate) ends: Vec<Box<dyn Btl>>,
    /// How each end's peer is presented to it.
    pub(crate) peers: Vec<Peer>,
}

/// What arrived at one end.
#[derive(Default)]
pub(crate) struct Inbox {
    pub(crate) messages: Vec<(ProcId, u8, Vec<u8>)>,
    /// The channels that they came on.
    pub(crate) channels: Vec<u32>,
    pub(crate) completed: BTreeMap<u64, Result<(), Failure>>,
    pub(crate) lost: Vec<(ProcId, Failure)>,
    pub(crate) parted: Vec<Remote>,
    /// Cookies that have to end before a loss is told.
    pub(crate) awaited: BTreeSet<u64>,
    /// Messages that are placed: from, tag, and the bytes with the beginning in place.
    placement: BTreeMap<u64, (Remote, u8, Vec<u8>)>,
    asked: u64,
    /// Placements end when they have been asked for so many times.
    pub(crate) patience: Option<u32>,
    pub(crate) placed: u32,
}

impl Sink for Inbox {
    fn place(&mut self, from: Remote, tag: AmTag, begin: &[u8], len: usize) -> Option<Placement> {
        assert!(!begin.is_empty() && begin.len() < len);
        self.asked += 1;
        if self.asked.is_multiple_of(3) {
            return None;
        }
        let (skip, cookie) = (self.asked as usize % (PLACE_HEAD.min(begin.len()) + 1), self.asked);
        let mut bytes = begin[..skip].to_vec();
        bytes.resize(len, 0);
        assert!(self.placement.values().all(|l| l.0 != from), "one placement at a time");
        self.placement.insert(cookie, (from, tag.0, bytes));
        let (past_caches, pause) = (cookie % 2 == 1, cookie % 3 == 1);
        Some(Placement { skip, len: len - skip, past_caches, pause, cookie, offset: 7 })
    }
    fn placement(&mut self, placement: &Placement) -> Option<UserSlice> {
        if let Some(patience) = &mut self.patience {
            *patience = patience.checked_sub(1).or_else(|| {
                self.placement.clear();
                None
            })?;
        }
        assert_eq!(placement.offset, 7);
        let (_, _, bytes) = self.placement.get_mut(&placement.cookie)?;
        Some(slice_of(&mut bytes[placement.skip..]))
    }
    fn placed(&mut self, placement: &Placement) {
        let ended = self.placement.remove(&placement.cookie).expect("a placement ends once");
        let (from, tag, bytes) = ended;
        self.messages.push((from.proc(), tag, bytes));
        self.channels.push(from.channel());
        self.placed += 1;
    }
    fn parts(&mut self, from: Remote, tag: AmTag, header: &[u8], payload: &[u8]) -> bool {
        self.asked += 1;
        let taken = self.asked.is_multiple_of(2);
        if taken {
            self.messages.push((from.proc(), tag.0, [header, payload].concat()));
            self.channels.push(from.channel());
        }
        taken
    }
    fn message(&mut self, from: Remote, tag: AmTag, message: &[u8]) {
        self.messages.push((from.proc(), tag.0, message.to_vec()));
        self.channels.push(from.channel());
    }
    fn complete(&mut self, cookie: u64, result: Result<(), Failure>) {
        self.awaited.remove(&cookie);
        assert!(self.completed.insert(cookie, result).is_none(), "cookie {cookie} ended twice");
    }
    fn path_down(&mut self, peer: Remote, why: Failure) {
        assert!(self.awaited.is_empty(), "lost before the end of {:?}", self.awaited);
        self.lost.push((peer.proc(), why));
    }
    fn parted(&mut self, peer: Remote) {
        self.parted.push(peer);
    }
}

/// The `i`-th message of a reproducible series: header, payload, tag.
pub(crate) fn message(seed: u64, i: u64, max: usize) -> (Vec<u8>, Vec<u8>, AmTag) {
    let mut rng = Seeded::new(seed ^ i.wrapping_mul(0x1234_5677));
    let header = rng.below(65.min(max + 1));
    let room = max - header;
    let payload = match rng.below(8) {
        0 => 0,
        1 => room,
        2 => rng.below(room + 1),
        3 => rng.below(room.min(5000) + 1),
        4 => rng.below(room.min(1200) + 1),
        _ => rng.below(room.min(64) + 1),
    };
    (rng.bytes(header), rng.bytes(payload), AmTag((i % 16) as u8))
}

/// A [`UserSlice`] of a buffer that the caller keeps alive.
pub(crate) fn slice_of(bytes: &mut [u8]) -> UserSlice {
    // SAFETY: the tests keep the buffer until the operation has completed.
    unsafe { UserSlice::new(bytes.as_mut_ptr(), bytes.len()) }
}

/// Sends one message by the verb that `how` chooses. `Ok(Some(cookie))`: an event follows.
pub(crate) fn send_by(
    btl: &mut dyn Btl,
    to: EndpointId,
    how: u64,
    (header, payload, tag): (&[u8], &mut [u8], AmTag),
    cookie: u64,
) -> Result<Option<u64>, SendError> {
    match how % 3 {
        0 => btl.send_short(to, tag, header, payload).map(|()| None),
        1 => {
            let mut rest: &[u8] = payload;
            let mut pack = |piece: &mut [u8]| {
                let (now, later) = rest.split_at(piece.len());
                piece.copy_from_slice(now);
                rest = later;
            };
            btl.send_bcopy(to, tag, header, payload.len(), &mut pack)?;
            assert!(rest.is_empty(), "the pack callback was not asked for everything");
            Ok(None)
        }
        _ => {
            let done = btl.send_zcopy(to, tag, header, slice_of(payload), cookie)?;
            Ok((!done).then_some(cookie))
        }
    }
}

impl Pair {
    fn endpoint(&mut self, end: usize) -> EndpointId {
        let peer = self.peers[end];
        match self.ends[end].add_peer(&peer) {
            Reach::Yes(endpoint) => endpoint,
            Reach::No(why) => panic!("end {end} does not reach its peer: {why}"),
        }
    }

    /// One progress of every end; boxes are by end.
    fn pass(&mut self, boxes: &mut [Inbox]) -> usize {
        self.ends.iter_mut().zip(boxes).map(|(end, inbox)| end.progress(inbox)).sum()
    }

    fn boxes(&self) -> Vec<Inbox> {
        self.ends.iter().map(|_| Inbox::default()).collect()
    }

    fn receiver(&self) -> usize {
        self.ends.len() - 1
    }
}

/// Passes without an event after which a wait in the suite counts as a hang.
const HANG: u32 = 20_000_000;

fn until(pair: &mut Pair, boxes: &mut [Inbox], what: &str, done: impl Fn(&[Inbox]) -> bool) {
    let mut idle = 0;
    while !done(boxes) {
        idle = if pair.pass(boxes) == 0 { idle + 1 } else { 0 };
        assert!(idle < HANG, "hang: {what}");
        if idle > 100 {
            std::thread::yield_now();
        }
    }
}

/// All checks that the declared capabilities call for.
pub(crate) fn check_all(mut make: impl FnMut() -> Pair) {
    add_peer_is_idempotent(&mut make());
    messages_arrive_whole_once_and_in_order(&mut make());
    both_ways_at_once(&mut make());
    a_full_channel_says_so_and_loses_nothing(&mut make());
    too_long_is_refused(&mut make());
    memory_can_be_read(&mut make());
    memory_can_be_written(&mut make());
    adverts_are_seen_by_the_peer(&mut make());
    a_message_makes_the_receiver_ready(&mut make());
    rest_delivers_and_can_be_left(&mut make());
    held_it_runs_dry_and_goes_on(&mut make());
    a_loss_comes_after_the_end_of_what_was_in_flight(&mut make(), false);
    a_loss_comes_after_the_end_of_what_was_in_flight(&mut make(), true);
}

/// The checks for a module that declares [`Flags::LOSSY`]: promise 2 is that what arrives was sent,
/// is whole, and comes once; the other promises hold as they are.
pub(crate) fn check_lossy(mut make: impl FnMut() -> Pair) {
    add_peer_is_idempotent(&mut make());
    what_arrives_is_whole_and_comes_once(&mut make());
    too_long_is_refused(&mut make());
    memory_can_be_read(&mut make());
    memory_can_be_written(&mut make());
    adverts_are_seen_by_the_peer(&mut make());
    a_lossy_module_makes_the_receiver_ready_and_rests(&mut make());
}

/// Sends a message again and again until one of them arrives.
fn reach_once(pair: &mut Pair, boxes: &mut [Inbox]) {
    let to = pair.endpoint(0);
    let receiver = pair.receiver();
    for tries in 0.. {
        assert!(tries < HANG, "hang: no message arrives");
        match pair.ends[0].send_short(to, AmTag(1), b"first", b"") {
            Ok(()) | Err(SendError::NoResource) => {}
            Err(SendError::Failed(why)) => panic!("{why}"),
        }
        pair.ends[0].push_out();
        pair.pass(boxes);
        if !boxes[receiver].messages.is_empty() {
            break;
        }
    }
    while pair.pass(boxes) > 0 {}
    boxes.iter_mut().for_each(|b| b.messages.clear());
}

fn what_arrives_is_whole_and_comes_once(pair: &mut Pair) {
    assert!(pair.ends.iter().all(|e| e.limits().flags.has(Flags::LOSSY)));
    let to = pair.endpoint(0);
    let receiver = pair.receiver();
    let mut boxes = pair.boxes();
    reach_once(pair, &mut boxes);
    let max = pair.ends[0].limits().max_send;
    let n = 2000u64;
    for i in 0..n {
        // The number tells messages apart.
        let (_, mut payload, _) = message(7, i, max - 8);
        let header = i.to_le_bytes();
        for tries in 0.. {
            assert!(tries < HANG, "no resource for ever");
            let parts = (&header[..], &mut payload[..], AmTag((i % 16) as u8));
            match send_by(&mut *pair.ends[0], to, i, parts, i) {
                Ok(event) => {
                    assert!(event.is_none() || boxes[0].completed.contains_key(&i));
                    break;
                }
                Err(SendError::NoResource) => _ = pair.pass(&mut boxes),
                Err(SendError::Failed(why)) => panic!("message {i}: {why}"),
            }
        }
        if i % 7 == 0 {
            pair.pass(&mut boxes);
        }
    }
    for _ in 0..1000 {
        pair.pass(&mut boxes);
    }
    let got = &boxes[receiver].messages;
    assert!(got.len() as u64 > n / 10, "only {} of {n} have arrived", got.len());
    let mut seen = BTreeSet::new();
    for (from, tag, bytes) in got.iter().filter(|m| m.2[..] != b"first"[..]) {
        let number = bytes.first_chunk().map(|b| u64::from_le_bytes(*b));
        let number = number.filter(|i| *i < n).expect("a message that was not sent");
        let (_, payload, _) = message(7, number, max - 8);
        assert_eq!((*from, *tag), (pair.peers[receiver].at.proc(), (number % 16) as u8));
        assert!(bytes[8..] == payload[..], "message {number} differs");
        assert!(seen.insert(number), "message {number} came twice");
    }
}

fn a_lossy_module_makes_the_receiver_ready_and_rests(pair: &mut Pair) {
    let to = pair.endpoint(0);
    let receiver = pair.receiver();
    let mut boxes = pair.boxes();
    reach_once(pair, &mut boxes);
    assert!(!armed(&mut *pair.ends[receiver]).is_ready(), "nothing is there any more");
    pair.ends[0].send_short(to, AmTag(1), b"second", b"").unwrap();
    pair.ends[0].push_out();
    assert!(armed(&mut *pair.ends[receiver]).would_end(), "the receiver would sleep through it");
    for (end, inbox) in pair.ends.iter_mut().zip(&mut boxes) {
        let mut tries = 0;
        while !end.quiesce(inbox) {
            tries += 1;
            assert!(tries < HANG, "coming to rest hangs");
        }
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()), "a peer that rests is not lost");
    reach_once(pair, &mut boxes);
}

fn add_peer_is_idempotent(pair: &mut Pair) {
    let first = pair.endpoint(0);
    assert_eq!(first, pair.endpoint(0));
}

fn messages_arrive_whole_once_and_in_order(pair: &mut Pair) {
    let to = pair.endpoint(0);
    let receiver = pair.receiver();
    let max = pair.ends[0].limits().max_send;
    let mut boxes = pair.boxes();
    let n = 300u64;
    let mut pending: Vec<Vec<u8>> = Vec::new();
    let mut cookies = 0;
    for i in 0..n {
        let (header, mut payload, tag) = message(1, i, max);
        let mut tries = 0;
        loop {
            match send_by(&mut *pair.ends[0], to, i, (&header, &mut payload, tag), i) {
                Ok(event) => {
                    cookies += usize::from(event.is_some());
                    break;
                }
                Err(SendError::NoResource) => {
                    let found = pair.pass(&mut boxes);
                    tries = if found == 0 { tries + 1 } else { 0 };
                    assert!(tries < HANG, "no resource for ever");
                }
                Err(SendError::Failed(why)) => panic!("message {i}: {why}"),
            }
        }
        pending.push(payload);
        if i % 7 == 0 {
            pair.pass(&mut boxes);
        }
    }
    until(pair, &mut boxes, "messages in order", |b| {
        b[receiver].messages.len() as u64 >= n && b[0].completed.len() >= cookies
    });
    pair.pass(&mut boxes);
    assert_eq!(boxes[receiver].messages.len() as u64, n, "no message comes twice");
    assert_eq!(boxes[0].completed.len(), cookies);
    assert!(boxes[0].completed.values().all(Result::is_ok));
    let from = pair.peers[receiver].at.proc();
    for (i, (proc, tag, got)) in boxes[receiver].messages.iter().enumerate() {
        let (header, payload, sent_tag) = message(1, i as u64, max);
        assert_eq!((*proc, *tag), (from, sent_tag.0), "message {i}");
        assert!(got[..] == [header, payload].concat()[..], "message {i} differs");
    }
}

fn both_ways_at_once(pair: &mut Pair) {
    if pair.ends.len() < 2 {
        return;
    }
    let ends = [pair.endpoint(0), pair.endpoint(1)];
    let max = pair.ends[0].limits().max_send.min(pair.ends[1].limits().max_send);
    let mut boxes = pair.boxes();
    let mut sent = [0u64; 2];
    let n = 200;
    let mut idle = 0;
    while sent != [n; 2] {
        let mut moved = 0;
        for end in 0..2 {
            if sent[end] == n {
                continue;
            }
            let (header, mut payload, tag) = message(end as u64 + 2, sent[end], max);
            let parts = (&header[..], &mut payload[..], tag);
            match send_by(&mut *pair.ends[end], ends[end], sent[end] % 2, parts, 0) {
                Ok(_) => {
                    sent[end] += 1;
                    moved += 1;
                }
                Err(SendError::NoResource) => {}
                Err(SendError::Failed(why)) => panic!("{why}"),
            }
        }
        idle = if pair.pass(&mut boxes) + moved == 0 { idle + 1 } else { 0 };
        assert!(idle < HANG, "hang: both ways");
    }
    until(pair, &mut boxes, "both ways", |b| b.iter().all(|b| b.messages.len() as u64 >= n));
    for end in 0..2 {
        for (i, (_, _, got)) in boxes[1 - end].messages.iter().enumerate() {
            let (header, payload, _) = message(end as u64 + 2, i as u64, max);
            assert!(got[..] == [header, payload].concat()[..], "message {i} of end {end} differs");
        }
    }
}

fn a_full_channel_says_so_and_loses_nothing(pair: &mut Pair) {
    let max = pair.ends[0].limits().max_send;
    for size in [8usize, 3000.min(max - 8)] {
        let to = pair.endpoint(0);
        let receiver = pair.receiver();
        let mut boxes = pair.boxes();
        let mut taken = 0u64;
        loop {
            let payload = Seeded::new(taken).bytes(size);
            match pair.ends[0].send_short(to, AmTag(1), &taken.to_le_bytes(), &payload) {
                Ok(()) => taken += 1,
                Err(SendError::NoResource) => break,
                Err(SendError::Failed(why)) => panic!("{why}"),
            }
            assert!(taken < 2_000_000, "the channel is not bounded");
        }
        assert!(taken > 0);
        until(pair, &mut boxes, "draining", |b| b[receiver].messages.len() as u64 >= taken);
        for _ in 0..10 {
            pair.pass(&mut boxes);
        }
        assert_eq!(boxes[receiver].messages.len() as u64, taken, "what was refused stays away");
        for (i, (_, _, got)) in boxes[receiver].messages.iter().enumerate() {
            assert_eq!(got[..8], (i as u64).to_le_bytes());
            assert_eq!(got[8..], Seeded::new(i as u64).bytes(size));
        }
        let again = pair.ends[0].send_short(to, AmTag(1), b"again", b"");
        assert!(again.is_ok(), "there is room after draining");
        until(pair, &mut boxes, "again", |b| b[receiver].messages.len() as u64 > taken);
    }
}

fn too_long_is_refused(pair: &mut Pair) {
    let to = pair.endpoint(0);
    let long = vec![0; pair.ends[0].limits().max_send + 1];
    let refused = pair.ends[0].send_short(to, AmTag(1), &[], &long);
    assert!(matches!(refused, Err(SendError::Failed(_))));
}

fn memory_can_be_read(pair: &mut Pair) {
    if !pair.ends[0].limits().flags.has(Flags::GET) {
        return;
    }
    let receiver = pair.receiver();
    let (to, from) = (pair.endpoint(0), pair.endpoint(receiver));
    let mut boxes = pair.boxes();
    let mut source = Seeded::new(5).bytes(3 << 20);
    let Some(region) = pair.ends[0].expose(to, slice_of(&mut source)) else { return };
    for (cookie, (offset, len)) in
        [(0, 1), (7, 100_000), (0, 3 << 20), ((3 << 20) - 3, 3)].into_iter().enumerate()
    {
        let cookie = cookie as u64 + 100;
        let mut target = vec![0u8; len];
        let local = slice_of(&mut target);
        match pair.ends[receiver].get(from, region, offset as u64, local, cookie) {
            Ok(true) => {}
            Ok(false) => {
                until(pair, &mut boxes, "get", |b| b[receiver].completed.contains_key(&cookie))
            }
            // A kernel may refuse; then it must refuse always.
            Err(SendError::Failed(_)) if offset == 0 && len == 1 => return,
            Err(e) => panic!("{e:?}"),
        }
        assert!(boxes[receiver].completed.get(&cookie).is_none_or(Result::is_ok));
        assert!(target[..] == source[offset..offset + len], "get of {len} at {offset}");
    }
    let mut target = vec![0u8; 16];
    let beyond = RemoteRegion { len: 8, ..region };
    for offset in [0, 1, u64::MAX] {
        let got = pair.ends[receiver].get(from, beyond, offset, slice_of(&mut target), 1);
        assert!(got.is_err(), "a get outside of the region");
    }
    // A read that is revoked before it is over is refused, or was over before.
    let mut target = vec![0u8; 3 << 20];
    let begun = pair.ends[receiver].get(from, region, 0, slice_of(&mut target), 7);
    assert!(pair.ends[0].revoke(), "what can be exposed can be revoked");
    if !matches!(begun, Ok(true)) {
        source.fill(0);
    }
    if matches!(begun, Ok(false)) {
        until(pair, &mut boxes, "get", |b| b[receiver].completed.contains_key(&7));
        let whole = boxes[receiver].completed.get(&7).is_some_and(Result::is_ok);
        assert!(!whole || target.iter().any(|b| *b != 0), "what was read is void");
    }
    let late = pair.ends[receiver].get(from, region, 0, slice_of(&mut target[..1]), 8);
    assert!(matches!(late, Err(SendError::Failed(_))), "a get of revoked memory");
    assert!(pair.ends[0].expose(to, slice_of(&mut source)).is_some_and(|r| r != region));
}

fn memory_can_be_written(pair: &mut Pair) {
    if !pair.ends[0].limits().flags.has(Flags::PUT) {
        let to = pair.endpoint(0);
        assert!(pair.ends[0].put(to, 0, UserSlice::empty()).is_err(), "a put that is not offered");
        return;
    }
    let to = pair.endpoint(0);
    let mut source = Seeded::new(6).bytes(1 << 20);
    for (offset, len) in [(1, 1), (7, 100_000), (0, 1 << 20), ((1 << 20) - 3, 3)] {
        let mut target = vec![0u8; (1 << 20) + 2];
        let addr = target.as_mut_ptr() as u64 + 1 + offset as u64;
        match pair.ends[0].put(to, addr, slice_of(&mut source[offset..offset + len])) {
            Ok(()) => {}
            // A kernel may refuse; then it must refuse always.
            Err(SendError::Failed(_)) if offset == 1 => return,
            Err(e) => panic!("{e:?}"),
        }
        let mut expected = vec![0u8; (1 << 20) + 2];
        expected[1 + offset..1 + offset + len].copy_from_slice(&source[offset..offset + len]);
        assert!(target == expected, "put of {len} at {offset}");
    }
}

fn adverts_are_seen_by_the_peer(pair: &mut Pair) {
    let receiver = pair.receiver();
    let (to, from) = (pair.endpoint(0), pair.endpoint(receiver));
    let flags = pair.ends[0].limits().flags;
    let (ours, theirs) = (pair.ends[receiver].adverts(from), pair.ends[0].adverts(to));
    assert!(flags.has(Flags::PUT) || ours.is_none() && theirs.is_none());
    let Some((ours, theirs)) = ours.zip(theirs) else { return };
    assert!(!ours.ours.is_empty() && ours.ours.len() == theirs.theirs.len());
    for (i, advert) in ours.ours.iter().enumerate() {
        let terms = Terms { addr: i as u64 + 1, ..Terms::default() };
        assert!(theirs.theirs[i].look().is_none());
        advert.post(&terms);
        assert_eq!(theirs.theirs[i].look().map(|seen| seen.terms), Some(terms));
        assert!(theirs.ours.iter().all(|a| a.look().is_none()), "the directions are apart");
    }
    assert_eq!(pair.ends[0].outside(to), None, "a process that has told nothing");
}

/// What a module would sleep on.
pub(crate) fn armed(btl: &mut dyn Btl) -> Watch {
    let mut watch = Watch::new();
    btl.arm(&mut watch);
    watch
}

fn a_message_makes_the_receiver_ready(pair: &mut Pair) {
    let to = pair.endpoint(0);
    let receiver = pair.receiver();
    let mut boxes = pair.boxes();
    pair.ends[0].send_short(to, AmTag(1), b"first", b"").unwrap();
    until(pair, &mut boxes, "first", |b| !b[receiver].messages.is_empty());
    // On a busy machine something that follows the time may become due in between.
    for pass in 0u32.. {
        if pair.pass(&mut boxes) == 0 && !armed(&mut *pair.ends[receiver]).is_ready() {
            break;
        }
        assert!(pass < HANG, "nothing is there any more");
    }
    pair.ends[0].send_short(to, AmTag(1), b"second", b"").unwrap();
    while pair.ends[0].progress(&mut boxes[0]) > 0 && receiver != 0 {}
    let waking = armed(&mut *pair.ends[receiver]).would_end();
    assert!(waking || boxes[receiver].messages.len() == 2, "the receiver would sleep through it");
    until(pair, &mut boxes, "second", |b| b[receiver].messages.len() == 2);
}

/// Sends from end 0, then has both ends rest: the sender at once, the receiver when it has all.
fn send_and_rest(pair: &mut Pair, boxes: &mut [Inbox]) {
    let to = pair.endpoint(0);
    let receiver = pair.receiver();
    let before = boxes[receiver].messages.len();
    let mut sent = 0;
    for pass in 0u32.. {
        // The first message may have to wait until the peer has come back from its rest.
        while sent < 20 && pair.ends[0].send_short(to, AmTag(1), &[sent], &[7; 900]).is_ok() {
            sent += 1;
        }
        if sent > 0 {
            break;
        }
        pair.ends.iter_mut().zip(&mut *boxes).for_each(|(end, sink)| _ = end.progress(sink));
        assert!(pass < HANG, "the first message after a rest hangs");
    }
    let mut moves = vec![true; pair.ends.len()];
    for pass in 0u32.. {
        for end in 0..pair.ends.len() {
            let all = boxes[receiver].messages.len() >= before + usize::from(sent);
            match (end == 0 || all) && moves[end] {
                true => moves[end] = !pair.ends[end].quiesce(&mut boxes[end]),
                false if moves[end] => _ = pair.ends[end].progress(&mut boxes[end]),
                false => {}
            }
        }
        if moves.iter().all(|m| !m) {
            break;
        }
        assert!(pass < HANG, "coming to rest hangs");
    }
    assert_eq!(boxes[receiver].messages.len(), before + usize::from(sent));
}

fn rest_delivers_and_can_be_left(pair: &mut Pair) {
    let mut boxes = pair.boxes();
    for _ in 0..5 {
        send_and_rest(pair, &mut boxes);
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()), "a peer that rests is not lost");
}

/// Does something to each end of a pair as its owner keeps it.
fn as_kept(pair: &mut Pair, act: impl Fn(&mut OpenModule)) {
    for end in std::mem::take(&mut pair.ends) {
        let mut module = OpenModule::Other(end);
        act(&mut module);
        let OpenModule::Other(end) = module else { panic!("it has become one of another kind") };
        pair.ends.push(end);
    }
}

/// Twice is as good as once.
fn hold(module: &mut OpenModule) {
    module.hold();
    module.hold();
    assert!(module.is_held());
}

fn traffic(pair: &Pair) -> Traffic {
    let mut all = Traffic::default();
    pair.ends.iter().for_each(|end| all += end.traffic());
    all
}

/// Promise 12: all ends give up what they have outside of the process, or none can.
fn interrupt(pair: &mut Pair, boxes: &mut [Inbox]) {
    if let Some(why) = pair.ends.iter().find_map(|end| end.may_interrupt().err()) {
        assert!(!why.to_string().is_empty(), "who takes no part says why");
        return;
    }
    let mut passes = 0;
    loop {
        let ends = pair.ends.iter_mut().zip(boxes.iter_mut());
        // All of them are asked until all have.
        if ends.fold(true, |all, (end, inbox)| end.interrupt(inbox) && all) {
            break;
        }
        pair.pass(boxes);
        passes += 1;
        assert!(passes < HANG, "an interrupt does not end");
    }
}

/// Promise 12: what was taken before it was held arrives, nothing else does, and the sums of both
/// ends say when it has. Then it goes on, with the order of messages and without a loss.
fn held_it_runs_dry_and_goes_on(pair: &mut Pair) {
    if let Some(why) = pair.ends.iter().find_map(|end| end.may_checkpoint().err()) {
        assert!(!why.to_string().is_empty(), "who takes no part says why");
        return;
    }
    let mut boxes = pair.boxes();
    let receiver = pair.receiver();
    let max = pair.ends[0].limits().max_send;
    let (mut taken, mut next) = (0u64, 0u64);
    let mut due: Vec<u64> = Vec::new();
    for round in 0..8 {
        let to = pair.endpoint(0);
        // Until it is full, or there is enough.
        for _ in 0..1 + round * 8 {
            let (header, payload, tag) = message(9, next, max);
            match pair.ends[0].send_short(to, tag, &header, &payload) {
                Ok(()) => {
                    due.push(next);
                    (taken, next) = (taken + 1, next + 1);
                }
                Err(SendError::NoResource) => break,
                Err(SendError::Failed(why)) => panic!("{why}"),
            }
        }
        as_kept(pair, hold);
        let mut memory = vec![7u8; 100];
        let refused = [
            pair.ends[0].send_short(to, AmTag(1), b"no", b"t now").map(|()| true),
            pair.ends[0]
                .send_bcopy(to, AmTag(1), b"no", 5, &mut |_| panic!("not taken"))
                .map(|()| true),
            pair.ends[0].send_zcopy(to, AmTag(1), b"no", slice_of(&mut memory), 1 << 40),
            pair.ends[0].get(to, RemoteRegion::default(), 0, slice_of(&mut memory), 1 << 41),
            pair.ends[0].put(to, 0, slice_of(&mut memory)).map(|()| true),
        ];
        assert!(refused.iter().all(|r| matches!(r, Err(SendError::NoResource))), "{refused:?}");
        let mut idle = 0;
        while !traffic(pair).is_drained() {
            idle = if pair.pass(&mut boxes) == 0 { idle + 1 } else { 0 };
            assert!(idle < HANG, "it never runs dry: {:?}", traffic(pair));
        }
        assert_eq!(boxes[receiver].messages.len() as u64, taken, "all of it has come by then");
        let same = traffic(pair);
        (0..100).for_each(|_| _ = pair.pass(&mut boxes));
        assert_eq!(boxes[receiver].messages.len() as u64, taken, "nothing new comes");
        assert_eq!((traffic(pair).sent, traffic(pair).received), (same.sent, same.received));
        if round % 2 == 1 {
            interrupt(pair, &mut boxes);
            assert_eq!(boxes[receiver].messages.len() as u64, taken, "nor by an interrupt");
        }
        as_kept(pair, |module| module.resume(Resume::Continue).expect("it goes on"));
        assert!(pair.ends.iter().all(|end| !end.is_held()));
    }
    for (got, i) in boxes[receiver].messages.iter().zip(due) {
        let (header, payload, tag) = message(9, i, max);
        assert!(got.1 == tag.0 && got.2 == [header, payload].concat(), "message {i} differs");
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()));
}

/// Passes without an event after which a module counts as one that cannot tell of a loss.
const NO_LOSS: u32 = 2000;

/// `given_up`: the owner has lost interest in the peer, which lives and sends.
fn a_loss_comes_after_the_end_of_what_was_in_flight(pair: &mut Pair, given_up: bool) {
    if pair.ends.len() < 2 {
        return;
    }
    let to = pair.endpoint(0);
    let mut boxes = pair.boxes();
    pair.ends[0].send_short(to, AmTag(1), b"connected", b"").unwrap();
    until(pair, &mut boxes, "connected", |b| !b[1].messages.is_empty());
    let mut inbox = Inbox::default();
    let len = pair.ends[0].limits().max_send / 2;
    let mut memory = vec![vec![1u8; len]; 40];
    for (cookie, bytes) in memory.iter_mut().enumerate() {
        let cookie = cookie as u64;
        match pair.ends[0].send_zcopy(to, AmTag(1), &[], slice_of(bytes), cookie) {
            Ok(true) => {}
            Ok(false) => _ = inbox.awaited.insert(cookie),
            Err(SendError::NoResource) => break,
            Err(SendError::Failed(why)) => panic!("{why}"),
        }
    }
    let mut idle = 0;
    if given_up {
        pair.ends[0].del_peer(to);
        (0..2).for_each(|_| _ = pair.ends[0].progress(&mut inbox));
        assert_eq!(inbox.lost.len(), 1, "the next pass tells of it");
        let back = pair.endpoint(1);
        for _ in 0..50 {
            // It may be refused: the peer may see what has happened.
            _ = pair.ends[1].send_short(back, AmTag(1), b"too late", b"");
            pair.ends[0].progress(&mut inbox);
            pair.ends[1].progress(&mut boxes[1]);
        }
    } else {
        // The peer ends without a word.
        drop(pair.ends.pop());
    }
    while inbox.lost.is_empty() && idle < NO_LOSS {
        idle = if pair.ends[0].progress(&mut inbox) == 0 { idle + 1 } else { 0 };
    }
    // Whoever has told of a loss reads this memory no more.
    drop(memory);
    if !inbox.lost.is_empty() {
        let again = pair.ends[0].send_short(to, AmTag(1), b"again", b"");
        assert!(matches!(again, Err(SendError::Failed(_))), "{again:?}");
        (0..100).for_each(|_| _ = pair.ends[0].progress(&mut inbox));
        assert!(inbox.lost.len() == 1, "a peer is lost once: {:?}", inbox.lost);
    }
}

/// What each of two processes does with its own end: sends `n` messages of its series, receives
/// and checks the peer's.
pub(crate) fn exchange(btl: &mut dyn Btl, me: ProcId, peer: &Peer, n: u64) {
    let Reach::Yes(to) = btl.add_peer(peer) else { panic!("the peer is not reached") };
    let max = btl.limits().max_send;
    let mut inbox = Inbox::default();
    let mut sent = 0;
    let mut checked = 0;
    let mut idle = 0u32;
    while sent < n || checked < n {
        if sent < n {
            let (header, mut payload, tag) = message(u64::from(me), sent, max);
            let parts = (&header[..], &mut payload[..], tag);
            match send_by(btl, to, sent % 2, parts, 0) {
                Ok(_) => sent += 1,
                Err(SendError::NoResource) => {}
                Err(SendError::Failed(why)) => panic!("{why}"),
            }
        }
        idle = if btl.progress(&mut inbox) == 0 { idle + 1 } else { 0 };
        assert!(idle < HANG, "hang: exchange, {sent} sent, {checked} received");
        if idle > 100 {
            std::thread::yield_now();
        }
        assert!(inbox.lost.is_empty() || checked + inbox.messages.len() as u64 >= n);
        for (from, tag, got) in inbox.messages.drain(..) {
            let (header, payload, sent_tag) = message(u64::from(peer.at.proc()), checked, max);
            assert_eq!((from, tag), (peer.at.proc(), sent_tag.0));
            assert!(got[..] == [header, payload].concat()[..], "message {checked} differs");
            checked += 1;
        }
    }
    while !btl.quiesce(&mut inbox) {
        std::thread::yield_now();
    }
}
