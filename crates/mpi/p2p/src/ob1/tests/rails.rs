//! One message over several networks of unlike rates, in simulated time.

use super::*;

/// Bytes per second of one part.
const PART: u64 = 100_000_000;
/// Simulated time between two looks, in nanoseconds.
const STEP_NS: u64 = 2_000;

/// Two processes joined by networks of these rates, as multiples of [`PART`].
fn joined(parts: &[u64], policy: Policy) -> World {
    let net = |(seed, part): (usize, &u64)| {
        let faults = SimFaults {
            rate: part * PART,
            delay_ns: (20_000, 20_000),
            slots: 4096,
            max_send: 64 << 10,
            late_completion: true,
            ..SimFaults::default()
        };
        SimNet::new(seed as u64, faults)
    };
    let tuning = Tuning { schedule: policy, send_depth: 1 << 10, window: 8 << 20, ..tuning() };
    World::new(2, tuning, parts.iter().enumerate().map(net).collect())
}

impl World {
    fn step(&mut self) {
        self.progress();
        let last = self.nets.iter().map(SimNet::now).max().unwrap_or(0) + STEP_NS;
        self.nets.iter().for_each(|net| net.advance(last - net.now()));
    }

    /// Time that a message of this length takes, in nanoseconds.
    fn takes(&mut self, len: usize) -> u64 {
        let (data, room) = (pattern(len, 3), Room::new(len));
        let begin = self.nets[0].now();
        let r = self.irecv(1, Some(0), Some(2), &room);
        let s = self.isend(0, 1, 2, &data, SendMode::Standard);
        while !self.engines[1].is_complete(r) {
            assert!(self.nets[0].now() - begin < 60_000_000_000, "a message hangs");
            self.step();
        }
        let took = self.nets[0].now() - begin;
        assert!(self.wait(1, r).error.is_none() && self.wait(0, s).error.is_none());
        assert!(room.bytes() == data, "length {len}");
        // Both sides come to rest.
        for _ in 0..50 {
            self.step();
        }
        took
    }

    fn carried(&self) -> Vec<u64> {
        self.nets.iter().map(SimNet::carried).collect()
    }
}

/// Never slower than the best network alone, and the sum of all when it is long; once it was used.
#[test]
fn unlike_networks_add_up() {
    for parts in [&[1, 1][..], &[1, 3], &[1, 10], &[10, 1], &[1, 1, 1]] {
        let mut w = joined(parts, Policy::Adaptive);
        w.takes(16 << 20);
        let best = *parts.iter().max().unwrap();
        let mut alone = joined(&[best], Policy::Adaptive);
        alone.takes(16 << 20);
        for len in [1, 4000, 40_000, 200_000, 1 << 20, 4 << 20, 16 << 20] {
            let (together, single) = (w.takes(len), alone.takes(len));
            let slack = single / 33 + 8 * STEP_NS;
            assert!(together <= single + slack, "{parts:?}, {len}: {together} > {single}");
            let sum: u64 = parts.iter().sum();
            if len >= 8 << 20 {
                let ideal = len as u64 * 1_000_000_000 / (sum * PART);
                assert!(together <= ideal * 100 / 95, "{parts:?}, {len}: {together} > {ideal}");
            }
        }
    }
}

/// Two processes that may read over three networks, and list them in another order each.
fn reading(delays: [u64; 3]) -> World {
    let net = |(seed, delay): (usize, &u64)| {
        let faults = SimFaults {
            delay_ns: (*delay, *delay),
            late_completion: true,
            get: true,
            get_min: 1,
            bandwidth_mbs: 1000 - seed as u32,
            ..SimFaults::default()
        };
        SimNet::new(seed as u64, faults)
    };
    let mut w = World::new(2, tuning(), delays.iter().enumerate().map(net).collect());
    let btls: Vec<_> = w.nets.iter().rev().map(|net| net.btl(1)).collect();
    let locate = Box::new(|at: Remote| Peer { at, node: 0, local: None });
    w.engines[1] = Engine::new(btls, tuning(), page(), locate);
    assert_eq!(w.engines[1].state.comms.announce(CONTEXT), 0);
    w
}

/// One message is read over all rails, by the key of each; a slow one reads less of it.
#[test]
fn a_message_is_read_over_several_rails() {
    let mut w = reading([20_000, 20_000, 400_000]);
    for len in [100_000, 1_000_000, 3_000_000] {
        w.takes(len);
    }
    let read: Vec<u64> = w.nets.iter().map(SimNet::read).collect();
    assert_eq!(read.iter().sum::<u64>(), 4_100_000);
    assert!(
        read[2] > 0 && read[2] < read[0] / 4 && read[0].abs_diff(read[1]) < 200_000,
        "{read:?}"
    );
    let counters = w.engines[1].state.counters.read();
    assert_eq!((counters.get(Count::ReceivedGet), counters.get(Count::GetRefused)), (3, 0));
}

/// A rail whose key is void: the message comes in fragments, whole.
#[test]
fn a_void_key_among_several_costs_nothing_but_time() {
    for (void, net) in (0..3).flat_map(|v| (0..20).map(move |at| (v, at))) {
        let mut w = reading([20_000, 40_000, 60_000]);
        let (data, room) = (pattern(300_000, void), Room::new(300_000));
        let s = w.isend(0, 1, 2, &data, SendMode::Standard);
        let r = w.irecv(1, Some(0), Some(2), &room);
        for _ in 0..net * 7 {
            w.step();
        }
        w.nets[void].btl(0).revoke();
        while !w.engines[1].is_complete(r) {
            w.step();
        }
        assert!(w.wait(1, r).error.is_none() && w.wait(0, s).error.is_none());
        assert!(room.bytes() == data);
    }
}

/// A network becomes ten times slower in the middle of a message.
#[test]
fn a_change_of_rate_is_followed() {
    let mut w = joined(&[1, 1], Policy::Adaptive);
    w.takes(4 << 20);
    let len = 48 << 20;
    let (data, room) = (pattern(len, 3), Room::new(len));
    let r = w.irecv(1, Some(0), Some(2), &room);
    w.isend(0, 1, 2, &data, SendMode::Standard);
    let begin = w.nets[0].now();
    let mut slow = None;
    let mut followed = None;
    while !w.engines[1].is_complete(r) {
        w.step();
        let now = w.nets[0].now();
        if slow.is_none() && now - begin > 20_000_000 {
            w.nets[1].set_rate(PART / 10);
            slow = Some((now, w.carried()));
        }
        // What was handed over in 100 ms that end 200 ms after the change.
        if let Some((at, before)) = &mut slow {
            if now - *at < 100_000_000 {
                *before = w.carried();
            } else if followed.is_none() && now - *at >= 190_000_000 {
                let after = w.carried();
                followed = Some((after[0] - before[0], after[1] - before[1]));
            }
        }
    }
    let (fast, slow) = followed.expect("it lasts longer");
    assert!(slow * 15 < fast * 2 && slow * 20 > fast, "{slow} beside {fast} bytes");
    assert!(room.bytes() == data);
}

/// Two long messages at once have got about as far at each moment.
#[test]
fn messages_share_the_networks_fairly() {
    let mut w = joined(&[1, 3], Policy::Adaptive);
    w.takes(4 << 20);
    let len = 16 << 20;
    let rooms = [Room::new(len), Room::new(len)];
    let data = pattern(len, 1);
    let reqs: Vec<Req> = (0..2).map(|i| w.irecv(1, Some(0), Some(i), &rooms[i as usize])).collect();
    for tag in 0..2 {
        w.isend(0, 1, tag, &data, SendMode::Standard);
    }
    let mut ends = [0; 2];
    let begin = w.nets[0].now();
    while ends.contains(&0) {
        w.step();
        for (end, req) in ends.iter_mut().zip(&reqs) {
            if *end == 0 && w.engines[1].is_complete(*req) {
                *end = w.nets[0].now() - begin;
            }
        }
    }
    let (first, last) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
    assert!(first * 10 > last * 9, "{ends:?}");
}

/// Of one message a slow network would carry too little; of a stream of them it carries its part.
#[test]
fn a_stream_of_messages_uses_a_slow_network() {
    let mut w = joined(&[10, 3], Policy::Adaptive);
    w.takes(16 << 20);
    let (len, count) = (256 << 10, 48);
    let rooms: Vec<Room> = (0..count).map(|_| Room::new(len)).collect();
    let data = pattern(len, 1);
    let before = w.carried();
    let begin = w.nets[0].now();
    let reqs: Vec<Req> = rooms.iter().map(|room| w.irecv(1, Some(0), Some(1), room)).collect();
    for _ in 0..count {
        w.isend(0, 1, 1, &data, SendMode::Standard);
    }
    while !reqs.iter().all(|req| w.engines[1].is_complete(*req)) {
        w.step();
    }
    let (took, after) = (w.nets[0].now() - begin, w.carried());
    let ideal = (len * count) as u64 * 1_000_000_000 / (13 * PART);
    assert!(took <= ideal * 110 / 100, "{took} > {ideal}: {before:?}, {after:?}");
}

/// The policies of old carry messages, too; round robin uses both networks alike.
#[test]
fn other_policies_are_kept() {
    for policy in [Policy::Weighted, Policy::RoundRobin] {
        let mut w = joined(&[1, 3], policy);
        let took = w.takes(8 << 20);
        let carried = w.carried();
        let unlike = carried[0].abs_diff(carried[1]) > carried[0] / 10;
        assert_eq!(unlike, policy == Policy::Weighted, "{carried:?} in {took} ns");
    }
}

/// Many senders of long eager messages to one process that does not receive yet: what it keeps is
/// bounded, nothing is lost, and each sender gets its share of the bound.
#[test]
fn a_fan_in_of_many_is_bounded_and_fair() {
    const SENDERS: u32 = 63;
    const EACH: u32 = 40;
    let window = 32 << 10;
    let faults = SimFaults { slots: 4, ..SimFaults::default() };
    let tuning = Tuning { window, ..tuning() };
    let mut w = World::new(SENDERS + 1, tuning, vec![SimNet::new(7, faults)]);
    let len = 3500;
    let mut sends = Vec::new();
    for tag in 0..EACH {
        for from in 1..=SENDERS {
            let data = pattern(len, (from * EACH + tag) as usize);
            sends.push((from, w.isend(from, 0, tag, &data, SendMode::Standard)));
        }
    }
    (0..300).for_each(|_| w.progress());
    let kept = w.engines[0].state.unexpected.bytes();
    assert!(kept <= u64::from(SENDERS) * window, "{kept} bytes are kept");
    let first = w.engines[0].tallies().map(|(_, tally)| tally.received);
    let (least, most) = first.fold((u64::MAX, 0), |(a, b), n| (a.min(n), b.max(n)));
    assert!(least > 0 && most <= least + 2, "between {least} and {most} messages of each");
    // Of any source: each sender's come in order, and no sender waits for all of another.
    let mut next = vec![0u32; SENDERS as usize + 1];
    for received in 0..SENDERS * EACH {
        let room = Room::new(len);
        let r = w.irecv(0, None, None, &room);
        let end = w.wait(0, r);
        assert!(end.error.is_none(), "{:?}", end.error);
        let (from, tag) = (end.status.source as u32, end.status.tag as u32);
        assert_eq!(tag, next[from as usize], "message {received}, of {from}");
        assert!(room.bytes() == pattern(len, (from * EACH + tag) as usize));
        next[from as usize] += 1;
        let kept = w.engines[0].state.unexpected.bytes();
        assert!(kept <= u64::from(SENDERS) * window, "{kept} bytes are kept");
    }
    for (from, send) in sends {
        assert!(w.wait(from, send).error.is_none());
    }
}
