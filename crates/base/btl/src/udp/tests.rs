//! The component in one process: the contract of a network that loses, sessions, and the reliable
//! layer over datagrams that are really lost, doubled, reordered, damaged, cut short or too long.

mod interrupt;

use std::collections::HashMap;
use std::net::{Ipv4Addr, UdpSocket};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use hawser_mca::report;
use hawser_os::clock;
use hawser_wireup::acceptor::LocalReceptions;
use hawser_wireup::incoming::Host;

use super::*;
use crate::conformance::{Inbox, Pair, armed, check_all, check_lossy, message};
use crate::sim::{Seeded, seeds};
use crate::tcp::tests::{Table, context, node, params, peer};
use crate::{AmTag, Flags, Reach, SendError, dr};

/// Looks without news after which a test counts as hanging.
const HANG: u32 = 20_000_000;

fn tables(n: u32) -> Vec<&'static Table> {
    let entries = &*Box::leak(Box::new(Mutex::new(HashMap::new())));
    let receptions = &*Box::leak(Box::new(LocalReceptions::new()));
    (0..n).map(|me| Table::new(me, entries, receptions)).collect()
}

fn open_end(table: &'static Table, me: u32, secret: u8, set: &[(&str, &str)]) -> Vec<Udp> {
    let (node, params) = (node(secret), params(set));
    table.join(&node, &params);
    open_modules(&OpenCtx { reliable: true, ..context(me, node, table, &params) }).unwrap()
}

/// The rails of two processes.
fn ends(set: &[(&str, &str)]) -> [Udp; 2] {
    let t = tables(2);
    [0, 1].map(|me| open_end(t[me as usize], me, 1, set).remove(0))
}

fn pair(set: &[(&str, &str)]) -> Pair {
    let ends = ends(set).map(|end| Box::new(end) as Box<dyn Btl>);
    Pair { ends: ends.into(), peers: vec![peer(1), peer(0)] }
}

fn reliable(rail: Udp) -> dr::Reliable {
    reliable_over(vec![Box::new(rail)])
}

fn reliable_over(rails: Vec<Box<dyn Btl>>) -> dr::Reliable {
    let now = Box::new(clock::now_ns);
    let config = dr::DrConfig {
        peer: Box::new(|at| peer(at.proc())),
        resting: Box::new(|_| false),
        now,
        window: 1 << 20,
        memory: 1 << 30,
        linger_ns: 600_000_000_000,
        tell: None,
    };
    dr::Reliable::over(rails, config).unwrap()
}

#[test]
fn it_keeps_the_contract_of_a_network_that_loses() {
    check_lossy(|| pair(&[]));
    check_lossy(|| pair(&[("btl_udp_datagram", "1452"), ("btl_udp_queue", "64k")]));
    check_lossy(|| pair(&[("net_tls", "true")]));
    let has_v6 = os::interfaces().unwrap().iter().any(|i| i.loopback && i.addr.is_ipv6());
    if has_v6 {
        check_lossy(|| pair(&[("net_family", "6")]));
    }
}

#[test]
fn the_reliable_layer_over_it_keeps_the_whole_contract() {
    for set in [&[][..], &[("btl_udp_datagram", "1452"), ("btl_udp_buffers", "32k")]] {
        check_all(|| {
            let ends = ends(set).map(|end| Box::new(reliable(end)) as Box<dyn Btl>);
            Pair { ends: ends.into(), peers: vec![peer(1), peer(0)] }
        });
    }
}

#[test]
fn it_is_refused_without_the_reliable_layer() {
    let table = tables(1)[0];
    let params = params(&[("btl", "udp,self")]);
    let (node, mut report) = (node(1), |_: String| {});
    table.join(&node, &params);
    let ctx = context(0, node, table, &params);
    assert_eq!(open_modules(&ctx).err(), Some(OpenError::NotHere(UNRELIABLE.into())));
    let why = crate::open_all(&ctx, &mut report).unwrap_err();
    assert!(why.contains("--mca pml dr") && why.contains("udp"), "{why}");
    let ctx = OpenCtx { reliable: true, ..ctx };
    let all = crate::open_all(&ctx, &mut report).unwrap();
    assert!(all.iter().any(|m| m.name().starts_with("dr(udp/")), "{all:?}");
}

/// What a relay does to datagrams.
#[derive(Clone, Copy, Default)]
struct Harm {
    drop_pct: usize,
    double_pct: usize,
    damage_pct: usize,
    late_pct: usize,
    /// Longer ones vanish; 0: none do.
    longest: usize,
}

/// A relay on the way to one process.
struct Relay {
    socket: UdpSocket,
    to: std::net::SocketAddr,
    rng: Seeded,
    harm: Harm,
    held: Vec<Vec<u8>>,
    seen: usize,
}

impl Relay {
    /// Puts itself in front of a rail, before anybody has asked for its address.
    fn before(end: &Udp, seed: u64, harm: Harm) -> Relay {
        Relay::of(&end.net, seed, harm)
    }

    fn of(net: &Mutex<Net>, seed: u64, harm: Harm) -> Relay {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        socket.set_nonblocking(true).unwrap();
        let own = socket.local_addr().unwrap();
        let to = std::mem::replace(&mut net.lock().unwrap().rails[0].at, own);
        Relay { socket, to, rng: Seeded::new(seed), harm, held: Vec::new(), seen: 0 }
    }

    fn hits(&mut self, pct: usize) -> bool {
        self.rng.below(100) < pct
    }

    fn pass_on(&mut self, datagram: &[u8]) {
        // A full buffer loses it, as a network would.
        let _ = self.socket.send_to(datagram, self.to);
    }

    fn relay(&mut self) {
        let mut bytes = vec![0; LONGEST];
        while let Ok(n) = self.socket.recv(&mut bytes) {
            self.seen += 1;
            let Harm { drop_pct, double_pct, damage_pct, late_pct, longest } = self.harm;
            if self.hits(drop_pct) || longest > 0 && n > longest {
                continue;
            }
            let mut datagram = bytes[..n].to_vec();
            if self.hits(damage_pct) {
                match self.rng.below(3) {
                    0 => datagram.truncate(self.rng.below(n)),
                    1 => datagram.push(7),
                    _ => datagram[self.rng.below(n)] ^= 1 << self.rng.below(8),
                }
            }
            if self.hits(double_pct) {
                self.held.push(datagram.clone());
            }
            if self.hits(late_pct) {
                self.held.push(datagram);
                continue;
            }
            self.pass_on(&datagram);
        }
        // What is held back comes later, and out of order.
        while self.held.len() > 5 {
            let at = self.rng.below(self.held.len());
            let late = self.held.swap_remove(at);
            self.pass_on(&late);
        }
    }

    fn release(&mut self) {
        for late in std::mem::take(&mut self.held) {
            self.pass_on(&late);
        }
    }
}

fn bad(rng: &mut Seeded) -> Harm {
    Harm {
        drop_pct: rng.below(20),
        double_pct: rng.below(20),
        damage_pct: rng.below(10),
        late_pct: rng.below(30),
        longest: 0,
    }
}

/// Both send `n` messages and have all of the other's in the end.
fn exchange(ends: &mut [dr::Reliable; 2], relays: &mut [Relay; 2], seed: u64, n: u64) {
    let max = ends[0].limits().max_send;
    let expected: Vec<_> = (0..n).map(|i| message(seed, i, max)).collect();
    let (mut sent, mut boxes) = ([0u64; 2], [Inbox::default(), Inbox::default()]);
    for look in 0.. {
        assert!(look < HANG, "seed {seed}: hang; sent {sent:?}");
        for me in 0..2 {
            let Reach::Yes(to) = ends[me].add_peer(&peer(1 - me as u32)) else { panic!() };
            if sent[me] < n {
                let (header, payload, tag) = &expected[sent[me] as usize];
                match ends[me].send_short(to, *tag, header, payload) {
                    Ok(()) => sent[me] += 1,
                    Err(SendError::NoResource) => {}
                    Err(SendError::Failed(why)) => panic!("seed {seed}: {why}"),
                }
            }
            ends[me].progress(&mut boxes[me]);
            relays[me].relay();
            if look % 64 == 0 {
                relays[me].release();
            }
        }
        if boxes.iter().all(|b| b.messages.len() as u64 == n) {
            break;
        }
    }
    for inbox in &boxes {
        for ((_, tag, bytes), (header, payload, as_sent)) in inbox.messages.iter().zip(&expected) {
            assert_eq!(*tag, as_sent.0, "seed {seed}");
            assert!(bytes[..] == [&header[..], payload].concat()[..], "seed {seed}");
        }
    }
}

#[test]
fn nothing_is_lost_doubled_damaged_or_out_of_order_over_a_bad_network() {
    for seed in seeds(6) {
        let mut rng = Seeded::new(seed);
        let length = ["1452", "9000"][rng.below(2)];
        let ends = ends(&[("btl_udp_datagram", length)]);
        let harms = [bad(&mut rng), bad(&mut rng)];
        // Whoever sends to an end meets the relay in front of it.
        let mut relays = [0, 1].map(|i| Relay::before(&ends[i], seed + i as u64, harms[i]));
        exchange(&mut ends.map(reliable), &mut relays, seed, 300);
        assert!(relays.iter().all(|r| r.seen > 300), "seed {seed}: all went by the relays");
    }
}

#[test]
fn a_datagram_comes_once_and_undamaged_though_it_is_sent_again_by_others() {
    let [mut from, mut to] = ends(&[]);
    let harm = Harm { double_pct: 100, damage_pct: 20, late_pct: 20, ..Harm::default() };
    let mut relay = Relay::before(&to, 3, harm);
    let (mut inbox, mut sent, mut first) = (Inbox::default(), 0u64, true);
    let Reach::Yes(end) = from.add_peer(&peer(1)) else { panic!() };
    for look in 0.. {
        assert!(look < HANG, "hang");
        if sent < 500 && from.send_short(end, AmTag(2), &sent.to_le_bytes(), &[9; 50]).is_ok() {
            sent += 1;
            first = false;
        }
        from.progress(&mut Inbox::default());
        to.progress(&mut inbox);
        relay.relay();
        if sent == 500 && !first && look % 1000 == 0 {
            relay.release();
            to.progress(&mut inbox);
            break;
        }
    }
    let numbers = |m: &(u32, u8, Vec<u8>)| {
        assert_eq!((m.0, m.1, m.2.len()), (0, 2, 58));
        u64::from_le_bytes(*m.2.first_chunk().unwrap())
    };
    let mut got: Vec<u64> = inbox.messages.iter().map(numbers).collect();
    let all = got.len();
    got.sort_unstable();
    got.dedup();
    assert!(got.len() == all && all > 100, "{all} came, {} of them once", got.len());
}

/// What is longer than some link on the way vanishes there: messages go in pieces.
#[test]
fn a_path_that_swallows_long_datagrams_is_found_out() {
    let ends = ends(&[("btl_udp_datagram", "9000")]);
    let narrow = Harm { longest: 1500, ..Harm::default() };
    let mut relays = [0, 1].map(|i| Relay::before(&ends[i], i as u64, narrow));
    let max = wire::AROUND + ends[0].limits().max_send;
    assert_eq!(max, 9000);
    let nets = ends.each_ref().map(|end| end.net.clone());
    exchange(&mut ends.map(reliable), &mut relays, 5, 100);
    for net in nets {
        let lengths = net.lock().unwrap().lengths(0);
        assert!(lengths.iter().all(|n| *n <= 1452) && !lengths.is_empty(), "{lengths:?}");
    }
}

/// A filter on the way lets connections through, and no datagram: that is told, once.
#[test]
fn a_way_that_takes_no_datagrams_is_told() {
    fn later() -> u64 {
        clock::now_ns() + 11_000_000_000
    }
    for swallows in [true, false] {
        let [mut a, mut b] = ends(&[]);
        let harm = Harm { drop_pct: if swallows { 100 } else { 0 }, ..Harm::default() };
        let mut relays = [Relay::before(&a, 1, harm), Relay::before(&b, 2, harm)];
        let mut boxes = [Inbox::default(), Inbox::default()];
        let Reach::Yes(to_b) = a.add_peer(&peer(1)) else { panic!() };
        let report = report::capture();
        let mut sent = 0;
        while sent < 500 {
            sent += u32::from(a.send_short(to_b, AmTag(1), b"from a", b"").is_ok());
            a.progress(&mut boxes[0]);
            b.progress(&mut boxes[1]);
            relays.iter_mut().for_each(Relay::relay);
        }
        assert_eq!(boxes[1].messages.is_empty(), swallows);
        a.net().config.now = later;
        (0..1000).for_each(|_| _ = a.progress(&mut boxes[0]));
        let said = report.take();
        let is_it = |line: &&String| line.contains("from rank 1") && line.contains("no UDP");
        let told = said.iter().filter(is_it).count();
        assert_eq!(told, usize::from(swallows), "{said:?}");
    }
}

#[test]
fn both_may_call_at_once_and_unauthenticated_packets_are_dropped() {
    let [mut a, mut b] = ends(&[]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let (Reach::Yes(to_b), Reach::Yes(to_a)) = (a.add_peer(&peer(1)), b.add_peer(&peer(0))) else {
        panic!()
    };
    for look in 0.. {
        assert!(look < HANG, "hang");
        let _ = a.send_short(to_b, AmTag(1), b"from a", b"");
        let _ = b.send_short(to_a, AmTag(1), b"from b", b"");
        a.progress(&mut boxes[0]);
        b.progress(&mut boxes[1]);
        if boxes.iter().all(|b| !b.messages.is_empty()) {
            break;
        }
    }
    let at = a.net().rails[0].at;
    let unauthenticated = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let before = boxes[0].messages.len();
    b.progress(&mut boxes[1]);
    while a.progress(&mut boxes[0]) > 0 {}
    let after = boxes[0].messages.len();
    for i in 0..200u32 {
        let mut noise = Seeded::new(i.into()).bytes(100);
        noise[..2].copy_from_slice(&[2, 1 + (i % 4) as u8]);
        noise[4..8].copy_from_slice(&(i % 3).to_le_bytes());
        unauthenticated.send_to(&noise, at).unwrap();
    }
    assert_eq!(a.progress(&mut boxes[0]), 0);
    assert!(after >= before && boxes[0].messages.len() == after);
}

/// The connection of an exchange breaks when only the called side has heard all: what it sends in a
/// session that the caller does not have would never arrive.
#[test]
fn an_exchange_that_broke_for_the_caller_is_repeated() {
    let [mut a, mut b] = ends(&[]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let (Reach::Yes(to_b), Reach::Yes(to_a)) = (a.add_peer(&peer(1)), b.add_peer(&peer(0))) else {
        panic!()
    };
    assert!(a.send_short(to_b, AmTag(1), b"from a", b"").is_err());
    while b.net().begun() == 0 {
        if a.net().exchanges() == 0 {
            a.progress(&mut boxes[0]);
        }
        b.progress(&mut boxes[1]);
    }
    assert_eq!(a.net().begun(), 0);
    assert_eq!(a.net().break_exchanges(), 1);
    for look in 0.. {
        assert!(look < 200_000, "hang: {:?}", boxes.map(|b| b.messages.len()));
        let _ = a.send_short(to_b, AmTag(1), b"from a", b"");
        let _ = b.send_short(to_a, AmTag(1), b"from b", b"");
        a.progress(&mut boxes[0]);
        b.progress(&mut boxes[1]);
        if boxes.iter().all(|b| !b.messages.is_empty()) {
            break;
        }
    }
}

/// The connection breaks when only the caller has heard all: what it sends in a session that the
/// called side does not have would never arrive, and that side has nothing to send.
#[test]
fn an_exchange_that_broke_for_the_called_side_is_repeated() {
    // Such short datagrams always pass: the called side does not even send a probe.
    let [mut a, mut b] = ends(&[("btl_udp_datagram", "1232")]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let Reach::Yes(to_b) = a.add_peer(&peer(1)) else { panic!() };
    assert!(a.send_short(to_b, AmTag(1), b"from a", b"").is_err());
    for look in 0.. {
        assert!(look < 200_000, "hang");
        a.progress(&mut boxes[0]);
        if a.net().begun() > 0 {
            break;
        }
        b.net().only_say();
    }
    assert_eq!(b.net().begun(), 0);
    assert_eq!(b.net().break_exchanges(), 1);
    for look in 0.. {
        assert!(look < 200_000, "hang");
        let _ = a.send_short(to_b, AmTag(1), b"from a", b"");
        a.progress(&mut boxes[0]);
        b.progress(&mut boxes[1]);
        if !boxes[1].messages.is_empty() {
            break;
        }
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()));
    assert_eq!(a.net().begun(), 2);
    assert_eq!(b.net().begun(), 1);
}

/// Only who has something to send loses a peer that does not answer.
#[test]
fn a_call_for_the_sake_of_the_peer_loses_nobody() {
    let [mut a, mut b] = ends(&[]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let Reach::Yes(to_b) = a.add_peer(&peer(1)) else { panic!() };
    a.net().refuse(to_b);
    while boxes[1].messages.is_empty() {
        let sent = a.send_short(to_b, AmTag(1), b"from a", b"");
        assert!(!matches!(sent, Err(SendError::Failed(_))), "{sent:?}");
        a.progress(&mut boxes[0]);
        b.progress(&mut boxes[1]);
    }
    a.net().refuse(to_b);
    a.send_short(to_b, AmTag(1), b"from a", b"").unwrap();
    let Reach::Yes(to_a) = b.add_peer(&peer(0)) else { panic!() };
    let [mut c, _] = ends(&[]);
    let Reach::Yes(to_d) = c.add_peer(&peer(1)) else { panic!() };
    assert!(c.send_short(to_d, AmTag(1), b"", b"").is_err());
    c.net().refuse(to_d);
    assert!(matches!(c.send_short(to_d, AmTag(1), b"", b""), Err(SendError::Failed(_))));
    b.send_short(to_a, AmTag(1), b"from b", b"").unwrap();
}

/// A peer that has lost this process ends each exchange at once: it is not called as fast as this
/// goes.
#[test]
fn a_peer_that_breaks_each_exchange_is_called_now_and_then() {
    static NOW: AtomicU64 = AtomicU64::new(1);
    let [mut a, mut b] = ends(&[]);
    a.net().config.now = || NOW.load(Ordering::Relaxed);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let (Reach::Yes(to_b), Reach::Yes(to_a)) = (a.add_peer(&peer(1)), b.add_peer(&peer(0))) else {
        panic!()
    };
    assert!(b.send_short(to_a, AmTag(1), b"", b"").is_err());
    b.net().refuse(to_a);
    let mut events = 0;
    // A second.
    for _ in 0..10_000 {
        NOW.fetch_add(100_000, Ordering::Relaxed);
        assert!(a.send_short(to_b, AmTag(1), b"", b"").is_err());
        events += a.progress(&mut boxes[0]);
        b.progress(&mut boxes[1]);
    }
    assert!((6..40).contains(&events), "{events} calls and breaks");
    assert!(boxes[0].lost.is_empty());
}

/// Each exchange ends for the caller only: that does not go on for ever.
#[test]
fn a_peer_that_is_never_met_is_lost() {
    let [mut a, b] = ends(&[]);
    let mut inbox = Inbox::default();
    let Reach::Yes(to_b) = a.add_peer(&peer(1)) else { panic!() };
    let mut looks = 0;
    loop {
        assert!(looks < HANG, "hang");
        looks += 1;
        if let Err(SendError::Failed(why)) = a.send_short(to_b, AmTag(1), b"from a", b"") {
            assert!(why.to_string().contains("breaks each connection"), "{why}");
            break;
        }
        let begun = a.net().begun();
        a.progress(&mut inbox);
        b.net().only_say();
        if a.net().begun() > begun {
            b.net().break_exchanges();
            b.net().receive_incoming();
        }
    }
    assert_eq!(a.net().begun(), 16);
}

#[test]
fn what_waits_for_the_kernel_is_bounded() {
    let [mut from, mut to] = ends(&[("btl_udp_queue", "64k"), ("btl_udp_datagram", "1452")]);
    let Reach::Yes(end) = from.add_peer(&peer(1)) else { panic!() };
    let mut inbox = Inbox::default();
    while inbox.messages.is_empty() {
        let _ = from.send_short(end, AmTag(1), b"x", b"");
        from.progress(&mut Inbox::default());
        to.progress(&mut inbox);
    }
    for _ in 0..20_000 {
        // The receiver does not look: its kernel drops what it has no room for.
        let _ = from.send_short(end, AmTag(1), &[1; 1400], b"");
        assert!(from.net().rails[0].out.len() <= 512);
    }
}

/// What is sent in a row leaves together: after the last of it, and then without another look.
#[test]
fn messages_in_a_row_are_gathered() {
    let mut ends = ends(&[]).map(reliable);
    let mut boxes = [Inbox::default(), Inbox::default()];
    assert!(ends[0].limits().flags.has(Flags::GATHERS));
    let Reach::Yes(to) = ends[0].add_peer(&peer(1)) else { panic!("no path") };
    let send = |ends: &mut [dr::Reliable; 2]| ends[0].send_short(to, AmTag(1), b"8 bytes.", b"");
    send(&mut ends).unwrap();
    while boxes[1].messages.is_empty() || !ends.iter_mut().all(|end| !armed(end).is_ready()) {
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    ends[0].gather();
    (0..10).for_each(|_| send(&mut ends).unwrap());
    (0..100).for_each(|_| _ = ends[1].progress(&mut boxes[1]));
    assert_eq!(boxes[1].messages.len(), 1, "they wait for each other");
    ends[0].push_out();
    for looks in 0.. {
        ends[1].progress(&mut boxes[1]);
        if boxes[1].messages.len() == 11 {
            break;
        }
        assert!(looks < HANG, "hang: {} have come", boxes[1].messages.len());
    }
}
