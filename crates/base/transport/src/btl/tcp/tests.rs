use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::sync::Mutex;

use hawser_mca::{Params, Sources};

use super::*;
use crate::btl::conformance::{Inbox, Pair, check_all, exchange};
use crate::btl::{AmTag, Arm, Modex, Peer, ProcId, Reach, SendError};
use crate::node::{NodeInit, NodeSegment};

/// A modex in one process: a table for all ranks, and who "I" am.
struct Table {
    me: ProcId,
    entries: &'static Mutex<HashMap<(ProcId, String), Vec<u8>>>,
}

impl Modex for Table {
    fn publish(&self, key: &str, value: &[u8]) -> bool {
        self.entries.lock().unwrap().insert((self.me, key.into()), value.into());
        true
    }
    fn lookup(&self, proc: ProcId, key: &str) -> Option<Vec<u8>> {
        self.entries.lock().unwrap().get(&(proc, key.to_owned())).cloned()
    }
    fn node_of(&self, _proc: ProcId) -> u32 {
        0
    }
    fn local_slot(&self, proc: ProcId) -> Option<u32> {
        Some(proc)
    }
}

fn node(secret: u8) -> NodeSegment {
    NodeSegment::create(&NodeInit {
        job: 5,
        secret: [secret; 32],
        nprocs: 2,
        first_rank: 0,
        nlocal: 2,
        domains: &[2],
        slot_domain: &[0, 0],
        channels: 1,
    })
    .unwrap()
}

fn params(settings: &[(&str, &str)]) -> Params {
    let set = |sources: Sources, (name, value): &(&str, &str)| sources.set(name, value);
    let sources = settings.iter().fold(Sources::empty(), set);
    Params::load(&crate::params(), &sources).unwrap()
}

fn peer(proc: ProcId) -> Peer {
    Peer { proc, node: 0, local: Some(proc) }
}

fn open_end(
    me: ProcId,
    modex: &'static dyn Modex,
    secret: u8,
    set: &[(&str, &str)],
) -> Vec<Box<dyn Btl>> {
    let params = params(set);
    let ctx = OpenCtx { me, slot: me, channel: None, node: node(secret), modex, params: &params };
    open(&ctx).unwrap()
}

fn open_tcp(me: ProcId, modex: &'static dyn Modex) -> Tcp {
    let params = params(&[]);
    let ctx = OpenCtx { me, slot: me, channel: None, node: node(1), modex, params: &params };
    open_modules(&ctx).unwrap().remove(0)
}

fn tables(n: u32) -> Vec<&'static Table> {
    let entries = &*Box::leak(Box::new(Mutex::new(HashMap::new())));
    (0..n).map(|me| &*Box::leak(Box::new(Table { me, entries }))).collect()
}

fn pair(settings: &[(&str, &str)]) -> Pair {
    let t = tables(2);
    let mut ends: Vec<Box<dyn Btl>> = Vec::new();
    for me in 0..2 {
        ends.extend(open_end(me, t[me as usize], 1, settings).into_iter().next());
    }
    Pair { ends, peers: vec![peer(1), peer(0)] }
}

#[test]
fn it_keeps_the_contract() {
    check_all(|| pair(&[]));
}

#[test]
fn it_keeps_the_contract_with_small_buffers_and_queues() {
    let small = [
        ("btl_tcp_buffers", "32k"),
        ("btl_tcp_queue", "64k"),
        ("btl_tcp_max_send", "20000"),
        ("btl_tcp_congestion", ""),
    ];
    check_all(|| pair(&small));
}

#[test]
fn it_keeps_the_contract_over_ipv6() {
    let has_v6 = os::interfaces().unwrap().iter().any(|i| i.loopback && i.addr.is_ipv6());
    if has_v6 {
        check_all(|| pair(&[("btl_tcp_family", "6")]));
    }
}

#[test]
fn several_links_are_several_modules_that_pair_up() {
    let t = tables(2);
    let set = [("btl_tcp_links", "3")];
    let mut a = open_end(0, t[0], 1, &set);
    let mut b = open_end(1, t[1], 1, &set);
    assert_eq!((a.len(), b.len()), (3, 3));
    for (i, btl) in a.iter_mut().enumerate() {
        let Reach::Yes(to) = btl.add_peer(&peer(1)) else { panic!() };
        btl.send_short(to, AmTag(0), &[i as u8], &[]).unwrap();
    }
    for i in 0..3 {
        let mut inbox = Inbox::default();
        while inbox.messages.is_empty() {
            a[i].progress(&mut Inbox::default());
            b[i].progress(&mut inbox);
        }
        assert_eq!(inbox.messages[0].2, [i as u8]);
    }
}

#[test]
fn both_sides_may_connect_at_once() {
    for round in 0..30u8 {
        let mut pair = pair(&[]);
        let mut boxes = [Inbox::default(), Inbox::default()];
        for end in 0..2usize {
            let Reach::Yes(to) = pair.ends[end].add_peer(&peer(1 - end as u32)) else { panic!() };
            for i in 0..5 {
                pair.ends[end].send_short(to, AmTag(0), &[round, i], &[]).unwrap();
            }
        }
        let mut turn = u32::from(round);
        while boxes.iter().any(|b| b.messages.len() < 5) {
            turn = turn.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let end = (turn >> 16) as usize % 2;
            pair.ends[end].progress(&mut boxes[end]);
        }
        for inbox in &boxes {
            let numbers: Vec<u8> = inbox.messages.iter().map(|m| m.2[1]).collect();
            assert_eq!(numbers, [0, 1, 2, 3, 4]);
            assert!(inbox.lost.is_empty());
        }
    }
}

/// When both sides start at once, the lower rank's connection is the one that stays.
#[test]
fn a_race_ends_with_one_connection() {
    for first in [0, 1] {
        let t = tables(2);
        let mut ends: Vec<Tcp> = (0..2).map(|me| open_tcp(me, t[me as usize])).collect();
        let mut boxes = [Inbox::default(), Inbox::default()];
        for me in [first, 1 - first] {
            let Reach::Yes(to) = ends[me].add_peer(&peer(1 - me as u32)) else { panic!() };
            ends[me].send_short(to, AmTag(0), b"hello", &[]).unwrap();
        }
        let open = |ends: &[Tcp]| ends.iter().map(Tcp::open_connections).collect::<Vec<_>>();
        while boxes.iter().any(|b| b.messages.is_empty()) || open(&ends) != [1, 1] {
            for me in [first, 1 - first] {
                ends[me].progress(&mut boxes[me]);
            }
        }
        assert!(boxes.iter().all(|b| b.lost.is_empty()));
    }
}

/// A hello that waits is answered when the own attempt fails.
#[test]
fn a_failed_attempt_falls_back_to_the_other_sides() {
    let t = tables(2);
    let mut low = open_tcp(0, t[0]);
    // Where rank 1 seems to be there is somebody else, who closes.
    let wrong = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let at = wrong.local_addr().unwrap();
    let mut high = open_tcp(1, t[1]);
    let right = t[1].lookup(1, &modex_key(0)).unwrap();
    let bad = Address { ip: at.ip(), port: at.port(), prefix: 8 };
    t[1].publish(&modex_key(0), &links::encode(&[bad]));
    let mut boxes = [Inbox::default(), Inbox::default()];
    let Reach::Yes(to) = low.add_peer(&peer(1)) else { panic!() };
    low.send_short(to, AmTag(0), b"down", &[]).unwrap();
    let (victim, _) = wrong.accept().unwrap();
    t[1].publish(&modex_key(0), &right);
    let Reach::Yes(to) = high.add_peer(&peer(0)) else { panic!() };
    high.send_short(to, AmTag(0), b"up", &[]).unwrap();
    while low.held_connections() == 0 {
        high.progress(&mut boxes[1]);
        low.progress(&mut boxes[0]);
    }
    drop(victim);
    while boxes.iter().any(|b| b.messages.is_empty()) {
        high.progress(&mut boxes[1]);
        low.progress(&mut boxes[0]);
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()));
}

#[test]
fn a_long_message_is_landed_or_dropped_as_the_sink_wants() {
    for patience in [None, Some(0), Some(1), Some(2), Some(3)] {
        let mut pair = pair(&[("btl_tcp_buffers", "16k")]);
        let Reach::Yes(to) = pair.ends[0].add_peer(&peer(1)) else { panic!() };
        let long: Vec<u8> = (0..100_000u32).map(|i| (i / 7) as u8).collect();
        let mut inbox = Inbox::default();
        inbox.patience = patience;
        for (header, payload) in [(&b"long"[..], &long[..]), (b"e", b"nd"), (b"", b"")] {
            pair.ends[0].send_short(to, AmTag(3), header, payload).unwrap();
        }
        while inbox.messages.last().is_none_or(|m| !m.2.is_empty()) {
            pair.ends[0].progress(&mut Inbox::default());
            pair.ends[1].progress(&mut inbox);
        }
        let wanted = patience.is_none_or(|_| inbox.landed > 0);
        let whole = (0, 3, [&b"long"[..], &long].concat());
        let short = [(0, 3, b"end".to_vec()), (0, 3, Vec::new())];
        assert_eq!(inbox.messages.len(), usize::from(wanted) + 2, "patience {patience:?}");
        assert!(!wanted || inbox.messages[0] == whole);
        assert_eq!(inbox.messages[usize::from(wanted)..], short);
        assert!(patience != Some(0) || !wanted);
        assert!(inbox.lost.is_empty());
    }
}

/// The address that rank `proc` published.
fn address(t: &Table, proc: ProcId) -> std::net::SocketAddr {
    let a = links::decode(&t.lookup(proc, &modex_key(0)).unwrap()).unwrap()[0];
    (a.ip, a.port).into()
}

#[test]
fn strangers_are_turned_away_and_others_served() {
    let t = tables(3);
    let mut a = open_end(0, t[0], 1, &[]);
    let mut b = open_end(1, t[1], 1, &[]);
    // Another job's process, with another secret, and noise.
    let mut stranger = open_end(2, t[2], 2, &[]);
    let Reach::Yes(to) = stranger[0].add_peer(&peer(0)) else { panic!() };
    stranger[0].send_short(to, AmTag(0), b"let me in", &[]).unwrap();
    let mut noise = TcpStream::connect(address(t[0], 0)).unwrap();
    noise.write_all(&[0xff; 4096]).unwrap();
    let mut silent = TcpStream::connect(address(t[0], 0)).unwrap();
    silent.write_all(b"HW").unwrap();
    let Reach::Yes(to) = b[0].add_peer(&peer(0)) else { panic!() };
    b[0].send_short(to, AmTag(0), b"friend", &[]).unwrap();
    let (mut at_a, mut at_stranger) = (Inbox::default(), Inbox::default());
    while at_a.messages.is_empty() || at_stranger.lost.is_empty() {
        a[0].progress(&mut at_a);
        b[0].progress(&mut Inbox::default());
        stranger[0].progress(&mut at_stranger);
    }
    assert_eq!(at_a.messages.len(), 1);
    assert_eq!(at_a.messages[0].2, b"friend");
    assert!(at_a.lost.is_empty(), "a stranger is no lost peer");
    let mut rest = Vec::new();
    // Closed by the listener: the end of the stream, or a reset because of unread bytes.
    let _ = noise.read_to_end(&mut rest);
    assert!(rest.is_empty(), "nothing is told to noise");
}

#[test]
fn handshakes_of_strangers_are_bounded() {
    let t = tables(2);
    let mut a = open_end(0, t[0], 1, &[]);
    let mut b = open_end(1, t[1], 1, &[]);
    let crowd: Vec<TcpStream> =
        (0..100).map(|_| TcpStream::connect(address(t[0], 0)).unwrap()).collect();
    let mut inbox = Inbox::default();
    for _ in 0..2000 {
        a[0].progress(&mut inbox);
    }
    drop(crowd);
    let Reach::Yes(to) = b[0].add_peer(&peer(0)) else { panic!() };
    b[0].send_short(to, AmTag(0), b"friend", &[]).unwrap();
    while inbox.messages.is_empty() {
        a[0].progress(&mut inbox);
        b[0].progress(&mut Inbox::default());
    }
}

#[test]
fn a_peer_that_ends_without_a_word_is_lost() {
    let Pair { mut ends, .. } = pair(&[]);
    let Reach::Yes(to) = ends[0].add_peer(&peer(1)) else { panic!() };
    let mut boxes = [Inbox::default(), Inbox::default()];
    ends[0].send_short(to, AmTag(0), b"x", &[]).unwrap();
    while boxes[1].messages.is_empty() {
        for (end, inbox) in ends.iter_mut().zip(&mut boxes) {
            end.progress(inbox);
        }
    }
    drop(ends.pop());
    while boxes[0].lost.is_empty() {
        ends[0].progress(&mut boxes[0]);
    }
    assert_eq!(boxes[0].lost[0].0, 1);
    assert!(matches!(ends[0].send_short(to, AmTag(0), b"x", &[]), Err(SendError::Failed(_))));
}

#[test]
fn nobody_at_the_address_is_a_lost_peer_and_not_yet_an_address_is_no_resource() {
    let t = tables(2);
    let mut a = open_end(0, t[0], 1, &[]);
    let Reach::Yes(to) = a[0].add_peer(&peer(1)) else { panic!() };
    assert!(matches!(a[0].send_short(to, AmTag(0), b"", b"x"), Err(SendError::NoResource)));
    drop(open_end(1, t[1], 1, &[]));
    let mut inbox = Inbox::default();
    match a[0].send_short(to, AmTag(0), b"", b"x") {
        Ok(()) => {
            while inbox.lost.is_empty() {
                a[0].progress(&mut inbox);
            }
        }
        Err(SendError::Failed(_)) => {}
        Err(e) => panic!("{e:?}"),
    }
    assert!(matches!(a[0].send_short(to, AmTag(0), b"", b"x"), Err(SendError::Failed(_))));
}

#[test]
fn a_sleeping_receiver_is_woken_by_its_descriptors() {
    let mut pair = pair(&[]);
    let Reach::Yes(to) = pair.ends[0].add_peer(&peer(1)) else { panic!() };
    pair.ends[0].send_short(to, AmTag(0), b"x", &[]).unwrap();
    let mut inbox = Inbox::default();
    while inbox.messages.is_empty() {
        let Arm::Fds(fds) = pair.ends[1].arm() else { panic!() };
        pair.ends[0].progress(&mut Inbox::default());
        if os::wait_fds(&fds, Some(std::time::Duration::from_millis(1))) {
            for _ in 0..40 {
                pair.ends[1].progress(&mut inbox);
            }
        }
    }
}

#[test]
fn settings_that_cannot_be_used_are_told() {
    let t = tables(1);
    for (name, value) in [("btl_tcp_port_range", "9-3"), ("btl_tcp_if_include", "nosuch0")] {
        let params = params(&[(name, value)]);
        let ctx =
            OpenCtx { me: 0, slot: 0, channel: None, node: node(1), modex: t[0], params: &params };
        assert!(open(&ctx).is_err_and(|why| why.contains(name)));
    }
    assert_eq!(port_range("0"), Ok(0..=0));
    assert_eq!(port_range("20000-20100"), Ok(20_000..=20_100));
    assert!(port_range("x").is_err() && port_range("0-5").is_err());
}

const CHILD: &str = "HAWSER_TEST_TCP_CHILD";

/// The modex of two processes that share a node segment.
struct Shared(NodeSegment, u32);

impl Modex for Shared {
    fn publish(&self, key: &str, value: &[u8]) -> bool {
        self.0.slot(self.1).publish(key, value)
    }
    fn lookup(&self, proc: ProcId, key: &str) -> Option<Vec<u8>> {
        self.0.slot(proc).lookup(key)
    }
    fn node_of(&self, _proc: ProcId) -> u32 {
        0
    }
    fn local_slot(&self, proc: ProcId) -> Option<u32> {
        Some(proc)
    }
}

fn exchange_over(node: NodeSegment, me: u32) {
    let modex: &'static Shared = Box::leak(Box::new(Shared(node, me)));
    let params = params(&[]);
    let ctx = OpenCtx { me, slot: me, channel: None, node, modex, params: &params };
    let mut btl = open(&ctx).unwrap().remove(0);
    exchange(&mut *btl, me, &peer(1 - me), 1000);
}

#[test]
fn two_processes_exchange_messages() {
    use std::os::fd::AsRawFd;
    if let Ok(path) = std::env::var(CHILD) {
        let file = std::fs::File::options().read(true).write(true).open(path).unwrap();
        exchange_over(NodeSegment::attach(file.as_raw_fd()).unwrap(), 1);
        return;
    }
    let node = node(1);
    let path = format!("/proc/{}/fd/{}", std::process::id(), node.fd());
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "btl::tcp::tests::two_processes_exchange_messages", "--nocapture"])
        .env(CHILD, path)
        .spawn()
        .unwrap();
    exchange_over(node, 0);
    assert!(child.wait().unwrap().success());
}
