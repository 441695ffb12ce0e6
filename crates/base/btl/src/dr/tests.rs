mod schedules;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hawser_segment::ProcId;

use super::*;
use crate::conformance::{Inbox, Pair, check_all, message};
use crate::sim::{Seeded, SimFaults, SimNet, seeds};

const LOAD: Load = Load { tag: 1, more: false };

fn peer(proc: ProcId) -> Peer {
    Peer { at: proc.into(), node: 0, local: None }
}

/// One process over these networks. Their clocks go 100 ns per look; the layer's goes a thousand
/// times faster, so that its times pass in few looks.
fn end(nets: &[SimNet], me: ProcId, window: usize) -> Reliable {
    let rails = nets.iter().map(|n| n.btl(me)).collect();
    Reliable::over(rails, config(nets, window)).expect("rails")
}

fn config(nets: &[SimNet], window: usize) -> DrConfig {
    let clock = nets[0].clone();
    DrConfig {
        peer: Box::new(|at| peer(at.proc())),
        resting: Box::new(|_| false),
        now: Box::new(move || clock.now() * 1000),
        window,
        memory: 1 << 30,
        linger_ns: 600_000_000_000,
        tell: None,
    }
}

fn nets(seed: u64, faults: &[SimFaults]) -> Vec<SimNet> {
    (seed..).zip(faults).map(|(seed, f)| SimNet::new(seed, f.clone())).collect()
}

fn pair(seed: u64, faults: &[SimFaults]) -> Pair {
    let nets = nets(seed, faults);
    let ends = [0, 1].map(|me| Box::new(end(&nets, me, 1 << 20)) as Box<dyn Btl>);
    Pair { ends: ends.into(), peers: vec![peer(1), peer(0)] }
}

fn bad() -> SimFaults {
    SimFaults {
        delay_ns: (0, 20_000),
        drop_ppm: 50_000,
        duplicate_ppm: 50_000,
        corrupt_ppm: 20_000,
        unordered: true,
        ..SimFaults::default()
    }
}

#[test]
fn it_keeps_the_contract() {
    check_all(|| pair(1, &[SimFaults::default()]));
    check_all(|| pair(2, &[bad()]));
    check_all(|| pair(3, &[bad(), SimFaults { slots: 1, ..bad() }]));
    check_all(|| pair(4, &[SimFaults::default(), bad(), SimFaults::rough(9)]));
    check_all(|| pair(5, &[SimFaults { max_send: 500, eager: 500, ..bad() }]));
}

/// Messages are longer than packets of a network of datagrams, up to as many as fit a quarter of
/// what may be under way.
#[test]
fn a_message_may_be_longer_than_a_packet() {
    for (datagram, expected) in [(100, 52 * PARTS), (1452, MESSAGE), (70_000, MESSAGE)] {
        let faults = SimFaults { max_send: datagram, eager: datagram, ..bad() };
        let nets = nets(1, &[faults]);
        let mut ends = [0, 1].map(|me| end(&nets, me, 1 << 20));
        let limits = ends[0].limits().clone();
        assert_eq!((limits.max_send, limits.eager), (expected, expected));
        let Reach::Yes(to) = ends[0].add_peer(&peer(1)) else { panic!("no way") };
        let (mut inbox, mut sent) = (Inbox::default(), Vec::new());
        for len in [0, 1, expected - 1, expected, datagram, datagram + 1].into_iter().cycle() {
            let len = len.min(expected);
            let message: Vec<u8> = (0..len).map(|i| (i / 7 + sent.len()) as u8).collect();
            let (header, payload) = message.split_at(len.min(40));
            let mut pack = |room: &mut [u8]| room.copy_from_slice(payload);
            let taken = match sent.len() % 2 {
                0 => ends[0].send_short(to, AmTag(3), header, payload),
                _ => ends[0].send_bcopy(to, AmTag(3), header, payload.len(), &mut pack),
            };
            match taken {
                Ok(()) => sent.push(message),
                Err(SendError::NoResource) => {}
                Err(SendError::Failed(why)) => panic!("{why}"),
            }
            ends[0].progress(&mut Inbox::default());
            ends[1].progress(&mut inbox);
            if sent.len() == 50 {
                break;
            }
        }
        for looks in 0.. {
            assert!(looks < 4_000_000, "hang: {}", inbox.messages.len());
            ends[0].progress(&mut Inbox::default());
            ends[1].progress(&mut inbox);
            if inbox.messages.len() == sent.len() {
                break;
            }
        }
        let got = inbox.messages.iter().map(|(_, _, message)| message);
        assert!(got.zip(&sent).all(|(got, sent)| got == sent));
    }
}

/// A network that wants to be asked before long messages is, also where it loses some.
#[test]
fn what_a_network_says_of_eager_messages_counts() {
    for (eager, expected) in [(1000, 1000 - HEAD), (1499, 1499 - HEAD), (1500, MESSAGE)] {
        let nets = nets(1, &[SimFaults { max_send: 1500, eager, ..bad() }]);
        assert_eq!(end(&nets, 0, 1 << 20).limits().eager, expected);
    }
}

/// A message of many packets finds room, though others of one packet take each that comes.
#[test]
fn a_long_message_is_not_starved_by_short_ones() {
    let clean = SimFaults { max_send: 1500, eager: 1500, slots: 8, ..SimFaults::default() };
    let nets = nets(1, &[clean]);
    let mut ends = [0, 1].map(|me| end(&nets, me, 1 << 20));
    let Reach::Yes(to) = ends[0].add_peer(&peer(1)) else { panic!("no way") };
    let long = vec![7; ends[0].limits().max_send];
    let mut inbox = Inbox::default();
    let mut long_ones = 0;
    for looks in 0..2000 {
        // One that waits goes before it, as many as find room come after it.
        let _ = ends[0].send_short(to, AmTag(3), b"short", b"");
        long_ones += u32::from(ends[0].send_short(to, AmTag(3), &long, b"").is_ok());
        while ends[0].send_short(to, AmTag(3), b"short", b"").is_ok() {}
        ends[0].progress(&mut Inbox::default());
        ends[1].progress(&mut inbox);
        assert!(looks != 1000 || long_ones > 20, "{long_ones} found room");
    }
    // The longer one is given up: others go on.
    while !inbox.messages.is_empty() || ends[0].send_short(to, AmTag(3), b"short", b"").is_err() {
        inbox.messages.clear();
        ends[0].progress(&mut Inbox::default());
        ends[1].progress(&mut inbox);
    }
    let mut short_ones = 0;
    for _ in 0..1000 {
        short_ones += u32::from(ends[0].send_short(to, AmTag(3), b"short", b"").is_ok());
        ends[0].progress(&mut Inbox::default());
        ends[1].progress(&mut inbox);
    }
    assert!(short_ones > 900, "{short_ones} found room");
    // Nor do many long ones starve a short one.
    let mut waits = 0;
    for _ in 0..1000 {
        waits += u32::from(ends[0].send_short(to, AmTag(3), b"short", b"").is_err());
        while ends[0].send_short(to, AmTag(3), &long, b"").is_ok() {}
        ends[0].progress(&mut Inbox::default());
        ends[1].progress(&mut inbox);
    }
    assert!(waits < 100, "{waits} found no room");
}

/// A peer that says more than any message has takes no more memory, and the next message is whole.
#[test]
fn parts_without_an_end_are_bounded() {
    let mut ends = [0, 1].map(|_| Flow::new(vec![DrRail::new(true, 1, 1)]));
    let (mut pool, mut got, mut now) = (BufferPool::default(), Vec::new(), 1);
    for i in 0..3000 {
        let load = Load { tag: 1, more: i < 2998 };
        ends[0].push(load, 100, &mut pool, |room| room.extend_from_slice(&[7; 100]));
        for me in 0..2 {
            now += 1_000_000;
            while let Some(sending) = ends[me].poll_send(now, 0) {
                let (receipt, packet) = (sending.receipt(), sending.bytes.to_vec());
                ends[me].sent(receipt, now);
                let mut deliver = |_, message: &[u8]| got.push(message.len());
                ends[1 - me].handle_packet(0, &packet, now, &mut pool, &mut deliver);
            }
            assert!(ends[me].is_bounded());
        }
    }
    assert_eq!(got, [MESSAGE, 100]);
}

/// Both ends send `n` messages to each other, and have them all in the end; what happens in between
/// is up to `each`, which is called with the number of the look.
fn exchange(
    nets: &[SimNet],
    seed: u64,
    n: u64,
    mut each: impl FnMut(u64, &mut [Reliable; 2]),
) -> [Reliable; 2] {
    let mut ends = [end(nets, 0, 1 << 20), end(nets, 1, 1 << 20)];
    let to = [1, 0].map(peer);
    let (mut sent, mut boxes) = ([0u64; 2], [Inbox::default(), Inbox::default()]);
    let expected: Vec<_> = (0..n).map(|i| message(seed, i, 3000)).collect();
    for look in 0.. {
        assert!(look < 4_000_000, "seed {seed}: hang; sent {sent:?}");
        for me in 0..2 {
            let Reach::Yes(at) = ends[me].add_peer(&to[me]) else { panic!("no way") };
            if sent[me] < n {
                let (header, payload, tag) = &expected[sent[me] as usize];
                match ends[me].send_short(at, *tag, header, payload) {
                    Ok(()) => sent[me] += 1,
                    Err(SendError::NoResource) => {}
                    Err(SendError::Failed(why)) => panic!("seed {seed}: {why}"),
                }
            }
            ends[me].progress(&mut boxes[me]);
        }
        each(look, &mut ends);
        let got = |b: &Inbox| b.messages.len() as u64 == n;
        if boxes.iter().all(got) {
            break;
        }
    }
    for (me, inbox) in boxes.iter().enumerate() {
        assert!(inbox.lost.is_empty());
        for ((from, tag, bytes), (header, payload, as_sent)) in inbox.messages.iter().zip(&expected)
        {
            assert_eq!((*from, *tag), (1 - me as u32, as_sent.0), "seed {seed}");
            assert!(bytes == &[&header[..], payload].concat(), "seed {seed}");
        }
    }
    ends
}

/// Where a way has become slow not all is sent twice for ever.
#[test]
fn patience_follows_a_way_that_becomes_slow() {
    const MS: u64 = 1_000_000;
    let mut pool = BufferPool::default();
    let mut flow = Flow::new(vec![DrRail::new(true, 1, 1).paced()]);
    let (mut now, mut seq) = (MS, 0u64);
    let mut send = |flow: &mut Flow, trip: u64| {
        flow.push(LOAD, 8, &mut pool, |room| room.extend_from_slice(&[7; 8]));
        let answer = now + trip;
        while now < answer {
            flow.handle_time(now);
            while let Some(receipt) = flow.poll_send(now, 0).map(|s| s.receipt()) {
                flow.sent(receipt, now);
            }
            now += MS / 10;
        }
        seq += 1;
        let (kind, echo) = (wire::PacketKind::Ack, None);
        let head = wire::DrHead { kind, tag: 0, attempt: 0, seq: 0, ack: seq, more: 0, echo };
        let packet = head.encode(0, crc32c::crc32c(&[]));
        assert!(flow.handle_packet(0, &packet, now, &mut pool, &mut |_, _| {}));
    };
    (0..100).for_each(|_| send(&mut flow, MS));
    assert_eq!(flow.counts.again, 0);
    (0..20).for_each(|_| send(&mut flow, 5 * MS));
    let before = flow.counts.again;
    assert!(before > 0, "nothing was given up too early");
    (0..100).for_each(|_| send(&mut flow, 5 * MS));
    assert_eq!(flow.counts.again, before);
}

/// All of a window may be lost at once where a receiver's memory is short. The answers to the few
/// packets that are sent again then show that the others are lost, too: nobody waits for each few.
#[test]
fn a_lost_window_is_found_by_its_first_answers() {
    const STEP: u64 = 100_000;
    let mut ends = [0, 1].map(|_| Flow::new(vec![DrRail::new(false, 1, 1).paced()]));
    let mut pool = BufferPool::default();
    let (mut now, mut sent, mut got) = (STEP, 0u64, 0u64);
    let mut wire: VecDeque<(u64, usize, Vec<u8>)> = VecDeque::new();
    let is_first =
        |packet: &[u8]| wire::DrHead::decode(packet).is_some_and(|(h, _)| h.attempt == 1);
    let mut run = |upto: u64, loses: bool| {
        let begin = now;
        while got < upto {
            assert!(now - begin < 60_000_000_000, "{got} of {upto} after a minute");
            while sent < upto && ends[0].has_room(1000, 1, 1 << 20) {
                ends[0].push(LOAD, 1000, &mut pool, |room| room.extend_from_slice(&[7; 1000]));
                sent += 1;
            }
            for (me, end) in ends.iter_mut().enumerate() {
                end.handle_time(now);
                while let Some(sending) = end.poll_send(now, 0) {
                    let (receipt, packet) = (sending.receipt(), sending.bytes.to_vec());
                    end.sent(receipt, now);
                    let drops = loses && me == 0 && is_first(&packet);
                    wire.extend((!drops).then_some((now + 10 * STEP, 1 - me, packet)));
                }
            }
            while let Some((_, to, packet)) = wire.pop_front_if(|(at, ..)| *at <= now) {
                ends[to].handle_packet(0, &packet, now, &mut pool, &mut |_, _| {
                    got += u64::from(to == 1)
                });
            }
            now += STEP;
        }
        now - begin
    };
    run(1000, false);
    let took = run(1200, true);
    assert!(took < 100_000_000, "{} ms", took / 1_000_000);
}

/// However badly a network and the peers behave, what they can carry is found again after it.
#[test]
fn a_way_that_works_again_is_used_again() {
    const STEP: u64 = 100_000;
    const MS: u64 = 1_000_000;
    for seed in seeds(4) {
        let (mut rng, mut pool) = (Seeded::new(seed), BufferPool::default());
        let mut ends = [0, 1].map(|_| Flow::new(vec![DrRail::new(false, 1, 1).paced()]));
        let (mut now, mut sent, mut got) = (STEP, [0u64; 2], [0u64; 2]);
        let mut wires = [0, 1].map(|_| VecDeque::<(u64, Vec<u8>)>::new());
        // Until when each end computes, and packets of each are lost.
        let (mut away, mut dark, mut good) = ([0; 2], [0; 2], None);
        while good.is_none_or(|(_, before)| got[0] + got[1] < before + 20_000) {
            if now > 2000 * MS && good.is_none() {
                good = Some((now, got[0] + got[1]));
            }
            let long = good.is_some_and(|(at, _)| now > at + 6000 * MS);
            assert!(!long, "seed {seed}: {got:?} in the end, {good:?} before");
            for me in 0..2 {
                if good.is_none() && rng.below(300) == 0 {
                    dark[me] = now + (1 + rng.below(50) as u64) * MS;
                }
                if good.is_none() && rng.below(1000) == 0 {
                    away[me] = now + (1 + rng.below(300) as u64) * MS;
                }
                if away[me] > now {
                    continue;
                }
                let end = &mut ends[me];
                while let Some((_, packet)) = wires[me].pop_front_if(|(at, _)| *at <= now) {
                    end.handle_packet(0, &packet, now, &mut pool, &mut |_, _| got[me] += 1);
                }
                while end.has_room(1000, 1, 1 << 20) && sent[me] < got[1 - me] + 200 {
                    end.push(LOAD, 1000, &mut pool, |room| room.extend_from_slice(&[7; 1000]));
                    sent[me] += 1;
                }
                end.handle_time(now);
                while let Some(sending) = end.poll_send(now, 0) {
                    let (receipt, packet) = (sending.receipt(), sending.bytes.to_vec());
                    end.sent(receipt, now);
                    // A receiver has memory for a hundred.
                    if dark[me] <= now && wires[1 - me].len() < 100 {
                        wires[1 - me].push_back((now + 10 * STEP, packet));
                    }
                }
            }
            now += STEP;
        }
    }
}

#[test]
fn nothing_is_lost_doubled_damaged_or_out_of_order() {
    for seed in seeds(60) {
        let mut rng = Seeded::new(seed);
        let rails = 1 + rng.below(3);
        let mut rail = || SimFaults {
            delay_ns: (0, 1 << rng.below(16)),
            drop_ppm: rng.below(200_000) as u32,
            duplicate_ppm: rng.below(100_000) as u32,
            corrupt_ppm: rng.below(100_000) as u32,
            unordered: rng.below(2) == 0,
            slots: 1 + rng.below(64),
            ..SimFaults::default()
        };
        let faults: Vec<_> = (0..rails).map(|_| rail()).collect();
        exchange(&nets(seed, &faults), seed, 300, |_, _| {});
    }
}

#[test]
fn a_rail_that_falls_silent_is_left_out_and_comes_back() {
    for seed in seeds(4) {
        let faults = SimFaults { delay_ns: (500, 2000), ..SimFaults::default() };
        let nets = nets(seed, &[faults.clone(), faults]);
        let cut = nets[1].clone();
        let mut healed_at = None;
        let ends = exchange(&nets, seed, 25_000, |look, ends| {
            if look == 200 {
                cut.partition(&[0]);
            }
            let silenced = ends.iter().all(|e| e.counts()[2] > 0);
            if look > 200 && silenced && healed_at.is_none() {
                cut.heal();
                healed_at = Some(look);
            }
        });
        assert!(healed_at.is_some(), "seed {seed}: nobody noticed");
        let used = |e: &Reliable| e.counts()[2] <= 2;
        assert!(ends.iter().all(used), "seed {seed}: {:?}", ends.map(|e| e.counts()));
    }
}

#[test]
fn all_rails_may_rest_for_seconds() {
    let faults = SimFaults { delay_ns: (500, 2000), ..SimFaults::default() };
    let nets = nets(5, &[faults.clone(), faults]);
    let both = nets.clone();
    exchange(&nets, 5, 2000, |look, _| match look {
        200 => both.iter().for_each(|n| n.partition(&[0])),
        // 100 µs of the layer's time each.
        50_200 => both.iter().for_each(SimNet::heal),
        _ => {}
    });
}

#[test]
fn a_peer_that_computes_costs_little() {
    let nets = nets(6, &[SimFaults::default(), SimFaults::default()]);
    let mut me = end(&nets, 0, 1 << 20);
    let mut other = end(&nets, 1, 1 << 20);
    let Reach::Yes(to) = me.add_peer(&peer(1)) else { panic!("no way") };
    let mut inbox = Inbox::default();
    let mut sent = 0u64;
    // A minute of the layer's time.
    for _ in 0..300_000u32 {
        if me.send_short(to, AmTag(1), &[7; 100], &[]).is_ok() {
            sent += 1;
        }
        me.progress(&mut inbox);
    }
    assert!(sent <= wire::WINDOW, "bounded");
    let [again, _, silenced] = me.counts();
    assert!(again < 1_000 && silenced == 0, "{:?}", me.counts());
    let mut theirs = Inbox::default();
    while (theirs.messages.len() as u64) < sent {
        other.progress(&mut theirs);
        me.progress(&mut inbox);
    }
    assert_eq!(theirs.messages.len() as u64, sent);
}

#[test]
fn a_lost_rail_is_survived_and_the_last_one_is_told() {
    let faults = SimFaults { delay_ns: (500, 5000), ..SimFaults::default() };
    let nets = nets(7, &[faults.clone(), faults]);
    let cut = nets[0].clone();
    let [mut a, mut b] = exchange(&nets, 7, 1000, |look, _| {
        if look == 300 {
            cut.cut(0, 1);
        }
    });
    nets[1].cut(0, 1);
    for end in [&mut a, &mut b] {
        let mut inbox = Inbox::default();
        (0..10).for_each(|_| _ = end.progress(&mut inbox));
        assert_eq!(inbox.lost.len(), 1, "told once");
    }
    let Reach::No(_) = a.add_peer(&peer(1)) else { panic!("reached") };
}

#[test]
fn two_rails_add_up() {
    let slow = SimFaults { delay_ns: (4000, 4000), slots: 4, ..SimFaults::default() };
    let time = |rails: &[SimFaults]| {
        let nets = nets(8, rails);
        let mut looks = 0;
        exchange(&nets, 8, 1000, |look, _| looks = look);
        looks
    };
    let (one, two) = (time(std::slice::from_ref(&slow)), time(&[slow.clone(), slow.clone()]));
    assert!(two * 10 < one * 7, "one rail {one}, two {two}");
}

#[test]
fn both_ends_part() {
    for seed in seeds(20) {
        let nets = nets(seed, &[bad(), bad()]);
        let mut ends = exchange(&nets, seed, 50, |_, _| {});
        let mut parted = [false; 2];
        for look in 0.. {
            assert!(look < 100_000, "seed {seed}");
            for (end, parted) in ends.iter_mut().zip(&mut parted) {
                *parted = *parted || end.quiesce(&mut Inbox::default());
            }
            if parted == [true; 2] {
                break;
            }
        }
    }
}

#[test]
fn noise_is_no_message() {
    let (mut rng, mut pool) = (Seeded::new(3), BufferPool::default());
    let mut flow = Flow::new(vec![DrRail::new(true, 1, 1)]);
    for len in 0..2000 {
        let noise = rng.bytes(len % 200);
        assert!(!flow.handle_packet(0, &noise, 0, &mut pool, &mut |_, _| panic!("a message")));
    }
}

/// Rails of which one takes much longer bring messages far out of order; nothing is lost, and so
/// hardly anything is sent again: what comes back by the slow one is late at first.
#[test]
fn unlike_rails_that_lose_nothing_repeat_nothing() {
    for seed in seeds(10) {
        let fast = SimFaults { delay_ns: (200, 200), slots: 1000, ..SimFaults::default() };
        let slow = SimFaults { delay_ns: (9000, 9000), ..fast.clone() };
        let nets = nets(seed, &[fast, slow]);
        let ends = exchange(&nets, seed, 2000, |_, _| {});
        let again: u64 = ends.iter().map(|e| e.counts()[0]).sum();
        assert!(again <= 40, "seed {seed}: {again} of 4000 were sent again");
    }
}

/// Nobody is called to be told farewell with whom nothing was exchanged: a job of many processes on
/// few hosts would make connections between all of them as it ends.
#[test]
fn an_end_says_nothing_to_peers_it_has_not_talked_with() {
    let nets = nets(9, &[bad()]);
    let mut me = end(&nets, 0, 1 << 20);
    for proc in 1..64 {
        let Reach::Yes(_) = me.add_peer(&peer(proc)) else { panic!("no way") };
    }
    let mut inbox = Inbox::default();
    assert!((0..10).any(|_| me.quiesce(&mut inbox)));
    assert_eq!((nets[0].under_way(), nets[0].carried()), (0, 0));
}

/// Whoever ends MPI waits for a peer that computes for minutes, and goes when it has ended.
#[test]
fn an_end_waits_for_who_computes_and_not_for_who_has_ended() {
    for seed in seeds(3) {
        let nets = nets(seed, &[bad(), bad()]);
        let (mut me, mut other) = (end(&nets, 0, 1 << 20), end(&nets, 1, 1 << 20));
        let Reach::Yes(to) = me.add_peer(&peer(1)) else { panic!("no way") };
        let mut boxes = [Inbox::default(), Inbox::default()];
        for i in 0..50u8 {
            me.send_short(to, AmTag(1), &[i], &[7; 100]).unwrap();
        }
        // Three seconds of the layer's time in which the other does not look.
        for _ in 0..30_000 {
            assert!(!me.quiesce(&mut boxes[0]), "seed {seed}: it left a peer behind");
        }
        let (mut left, mut gone) = (false, false);
        for look in 0.. {
            assert!(look < 200_000, "seed {seed}: hang");
            left = left || me.quiesce(&mut boxes[0]);
            match boxes[1].messages.len() == 50 {
                true => gone = gone || other.quiesce(&mut boxes[1]),
                false => _ = other.progress(&mut boxes[1]),
            }
            if left && gone {
                break;
            }
        }
        assert_eq!(boxes[1].messages.len(), 50, "seed {seed}");
    }
}

/// Nor does it wait for who is lost, as others have told.
#[test]
fn an_end_does_not_wait_for_who_is_lost() {
    let nets = nets(4, &[bad()]);
    let lost = Arc::new(AtomicBool::new(false));
    let told = lost.clone();
    let config = DrConfig {
        resting: Box::new(move |at| at.proc() == 1 && told.load(Ordering::Relaxed)),
        ..config(&nets, 1 << 20)
    };
    let mut me = Reliable::over(vec![nets[0].btl(0)], config).unwrap();
    let Reach::Yes(to) = me.add_peer(&peer(1)) else { panic!("no way") };
    me.send_short(to, AmTag(1), &[1], &[7; 100]).unwrap();
    let mut inbox = Inbox::default();
    for _ in 0..10_000 {
        assert!(!me.quiesce(&mut inbox), "it may only be late");
    }
    lost.store(true, Ordering::Relaxed);
    assert!((0..10_000).any(|_| me.quiesce(&mut inbox)), "it waits for nobody");
}

/// Sixty-three send as much as they can to one, over rails that lose: nobody keeps more than the
/// window of each pair, all arrives, and nobody waits until others have had everything.
/// However many peers there are that take nothing, no more is kept for all of them than may be, but
/// for what each may always have; and all of it arrives.
#[test]
fn what_is_kept_for_all_peers_is_bounded() {
    const PEERS: u32 = 40;
    const MEMORY: usize = 2 << 20;
    let net = SimNet::new(7, SimFaults::default());
    let nets = [net.clone()];
    let mut one =
        Reliable::over(vec![net.btl(0)], DrConfig { memory: MEMORY, ..config(&nets, 1 << 20) })
            .expect("rails");
    let mut others: Vec<Reliable> = (1..=PEERS).map(|me| end(&nets, me, 1 << 20)).collect();
    let (payload, mut sent) = (vec![5; 10_000], vec![0u64; PEERS as usize]);
    let send = |one: &mut Reliable, to: u32| {
        let Reach::Yes(at) = one.add_peer(&peer(to)) else { panic!("no way") };
        one.send_short(at, AmTag(3), b"head", &payload).is_ok()
    };
    for to in 1..=PEERS {
        while send(&mut one, to) {
            sent[to as usize - 1] += 1;
        }
    }
    let most = MEMORY + PEERS as usize * 2 * LONGEST;
    assert!(one.pool.held() > MEMORY && one.pool.held() <= most, "{}", one.pool.held());
    assert!(sent[0] > 50 && (1..20).contains(&sent[PEERS as usize - 1]), "{sent:?}");
    let mut own = Inbox::default();
    let mut boxes: Vec<Inbox> = (0..PEERS).map(|_| Inbox::default()).collect();
    for look in 0.. {
        assert!(look < 200_000, "hang");
        one.progress(&mut own);
        others.iter_mut().zip(&mut boxes).for_each(|(end, inbox)| _ = end.progress(inbox));
        let got = boxes.iter().map(|inbox| inbox.messages.len() as u64);
        if got.eq(sent.iter().copied()) && one.pool.held() == 0 {
            break;
        }
    }
    // What is kept for one that is lost is given up with it.
    assert!(send(&mut one, 1) && one.pool.held() > 0);
    net.cut(0, 1);
    for look in 0.. {
        assert!(look < 200_000, "hang");
        one.progress(&mut own);
        if !own.lost.is_empty() {
            break;
        }
    }
    assert_eq!(one.pool.held(), 0);
}

#[test]
fn a_fan_in_is_bounded_and_fair() {
    const FROM: u32 = 63;
    const EACH: usize = 60;
    let window = 64 << 10;
    let some = SimFaults { drop_ppm: 30_000, slots: 64, ..SimFaults::default() };
    let nets = nets(11, &[some.clone(), some]);
    let mut hub = end(&nets, 0, window);
    let mut all: Vec<_> = (1..=FROM).map(|me| end(&nets, me, window)).collect();
    let mut sent = vec![0; all.len()];
    let mut inbox = Inbox::default();
    let mut least_when_first_ended = None;
    let count = |inbox: &Inbox, from: u32| inbox.messages.iter().filter(|m| m.0 == from).count();
    for look in 0.. {
        assert!(look < 200_000, "hang");
        for (sender, sent) in all.iter_mut().zip(&mut sent) {
            let Reach::Yes(to) = sender.add_peer(&peer(0)) else { panic!("no way") };
            while *sent < EACH {
                let first = (*sent as u32).to_le_bytes();
                match sender.send_short(to, AmTag(1), &first, &[9; 4000]) {
                    Ok(()) => *sent += 1,
                    Err(SendError::NoResource) => break,
                    Err(SendError::Failed(why)) => panic!("{why}"),
                }
            }
            sender.progress(&mut Inbox::default());
            let kept = |known: &DrPeer| known.flow.kept();
            assert!(sender.peers.iter().map(kept).all(|(held, _)| held <= window + 4100));
        }
        hub.progress(&mut inbox);
        assert!(hub.peers.iter().all(|known| known.flow.kept().1 <= window + 4100));
        if least_when_first_ended.is_none() {
            let counts: Vec<usize> = (1..=FROM).map(|from| count(&inbox, from)).collect();
            if counts.contains(&EACH) {
                least_when_first_ended = counts.into_iter().min();
            }
        }
        if inbox.messages.len() == EACH * FROM as usize {
            break;
        }
    }
    assert!(least_when_first_ended.is_some_and(|n| n >= EACH / 4), "{least_when_first_ended:?}");
    for from in 1..=FROM {
        let of = inbox.messages.iter().filter(|m| m.0 == from);
        let numbers: Vec<u32> =
            of.map(|m| u32::from_le_bytes(*m.2.first_chunk().expect("whole"))).collect();
        assert_eq!(numbers, (0..EACH as u32).collect::<Vec<_>>(), "of {from}");
    }
}

/// Two ends that exchange short messages in turn, over two rails that lose nothing, until both have
/// `upto`; the second rail swallows everything from `dark` on. Nanoseconds that it took.
fn alternate(upto: u64, dark: u64) -> u64 {
    const STEP: u64 = 20_000;
    let mut ends = [0, 1].map(|_| Flow::new((0..2).map(|_| DrRail::new(true, 1, 1)).collect()));
    let (mut pool, mut now) = (BufferPool::default(), STEP);
    let (mut sent, mut got) = ([0u64; 2], [0u64; 2]);
    let mut wires = [0, 1].map(|_| VecDeque::<(u64, usize, Vec<u8>)>::new());
    while got.iter().any(|got| *got < upto) {
        assert!(now < 120_000_000_000, "{got:?} after two minutes");
        for me in 0..2 {
            let end = &mut ends[me];
            while let Some((_, rail, packet)) = wires[me].pop_front_if(|(at, ..)| *at <= now) {
                end.handle_packet(rail, &packet, now, &mut pool, &mut |_, _| got[me] += 1);
            }
            if sent[me] == got[me] && sent[me] < upto {
                // A long one now and then.
                let parts = if sent[me].is_multiple_of(20) { 3 } else { 0 };
                for i in (0..=parts).rev() {
                    let len = if i > 0 { 60_000 } else { 200 };
                    let load = Load { tag: 1, more: i > 0 };
                    end.push(load, len, &mut pool, |room| room.resize(HEAD + len, 7));
                }
                sent[me] += 1;
            }
            end.handle_time(now);
            while let Some(sending) = end.poll_send(now, 0) {
                let (receipt, packet) = (sending.receipt(), sending.bytes.to_vec());
                end.sent(receipt, now);
                if receipt.rail == 0 || now < dark {
                    wires[1 - me].push_back((now + 3 * STEP, receipt.rail, packet));
                }
            }
        }
        now += STEP;
    }
    now
}

/// A pulled cable costs the packets that were under way on it one time of patience, not each
/// message that comes after them.
#[test]
fn a_rail_that_dies_stops_nobody_twice() {
    let whole = alternate(2000, u64::MAX);
    for dark in (0..60).map(|i| whole / 4 + i * 70_000) {
        let took = alternate(2000, dark);
        assert!(took < whole + 1_200_000_000, "{} ms, dark from {dark}", took / 1_000_000);
    }
}

/// Where no rail is above suspicion, what is sent goes over one that may only be late, however much
/// waits there, and not over one that swallows it.
#[test]
fn a_suspect_rail_is_better_than_a_silent_one() {
    let [suspect, silent] = DrRail::doubtful();
    for (rails, right) in [([suspect.clone(), silent.clone()], 0), ([silent, suspect], 1)] {
        let (mut flow, mut pool) = (Flow::new(rails.to_vec()), BufferPool::default());
        for i in 0..10 {
            let load = Load { tag: 1, more: false };
            flow.push(load, 1000, &mut pool, |room| room.resize(HEAD + 1000, 7));
            assert_eq!(flow.next_time(false), Some(0));
            let receipt = flow.poll_send(i, 0).expect("there is room").receipt();
            assert_eq!(receipt.rail, right, "packet {i}");
            flow.sent(receipt, i);
        }
        // Without room there it waits for that.
        let load = Load { tag: 1, more: false };
        flow.push(load, 1000, &mut pool, |room| room.resize(HEAD + 1000, 7));
        assert!(flow.poll_send(20, 1 << right).is_none());
    }
}
