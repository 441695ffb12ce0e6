//! The component in one process: the contract, links, endings. [`connecting`] has how connections
//! are made, [`frames`] what a peer may not send.

use std::cell::Cell;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::process::Command;
use std::sync::Mutex;

use hawser_mca::{Params, Sources};
use hawser_segment::ProcId;
use hawser_segment::node::{NodeInit, NodeSegment, World, decode_addresses, encode_addresses};
use hawser_wireup::EndpointId;
use hawser_wireup::Modex;
use hawser_wireup::acceptor::{Acceptor, LocalAcceptor, LocalReceptions};
use hawser_wireup::handshake::Credential;

use super::*;
use crate::conformance::{Inbox, Pair, armed, check_all, exchange};
use crate::{AmTag, Path, Peer, Reach, SendError};

mod breaks;
mod connecting;
mod encrypted;
mod frames;

thread_local! {
    /// The clock of modules that [`tick`] drives, in nanoseconds.
    static NOW: Cell<u64> = const { Cell::new(1) };
}

fn tick(ns: u64) {
    NOW.set(NOW.get() + ns);
}

const SECOND: u64 = 1_000_000_000;
/// Ranks of the imagined job.
const RANKS: u32 = 128;

pub(crate) type Entries = &'static Mutex<HashMap<(ProcId, String), Vec<u8>>>;

/// A modex in one process: a table for all ranks, and who "I" am. The address of a rank's acceptor
/// is one of the entries.
pub(crate) struct Table {
    me: ProcId,
    entries: Entries,
    receptions: &'static LocalReceptions,
    acceptor: &'static dyn Acceptor,
}

/// Key of the addresses of a rank's acceptor.
const ACCEPTOR: &str = "acceptor";

impl Table {
    pub(crate) fn new(
        me: ProcId,
        entries: Entries,
        receptions: &'static LocalReceptions,
    ) -> &'static Table {
        let find = move |rank: u32| {
            let entries = entries.lock().unwrap();
            decode_addresses(entries.get(&(rank, ACCEPTOR.to_owned()))?)
        };
        let acceptor = Box::leak(Box::new(LocalAcceptor::new(receptions, me, Box::new(find))));
        Box::leak(Box::new(Table { me, entries, receptions, acceptor }))
    }

    /// Opens the acceptor of this rank.
    pub(crate) fn join(&self, node: &NodeSegment, params: &Params) {
        let credential = Credential { job: node.job(), secret: node.secret() };
        let choice = Choice::of(params).unwrap();
        let all = self.receptions.join(credential, self.me, &choice).unwrap();
        self.redirect(&all);
    }

    /// Publishes other addresses for the rank.
    fn redirect(&self, all: &[SocketAddr]) {
        self.publish(ACCEPTOR, &encode_addresses(all));
    }

    /// Where its acceptor is.
    fn addresses(&self) -> Vec<SocketAddr> {
        decode_addresses(&self.lookup(self.me, ACCEPTOR).unwrap()).unwrap()
    }
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
    fn acceptor(&self) -> Option<&'static dyn Acceptor> {
        Some(self.acceptor)
    }
}

pub(crate) fn node(secret: u8) -> NodeSegment {
    NodeSegment::create(&NodeInit {
        job: 5,
        secret: [secret; 32],
        nprocs: RANKS,
        first_rank: 0,
        nlocal: RANKS,
        domains: &[RANKS],
        slot_domain: &[0; RANKS as usize],
        channels: 1,
        world: World::ONE_NODE,
    })
    .unwrap()
}

pub(crate) fn params(settings: &[(&str, &str)]) -> Params {
    let set = |sources: Sources, (name, value): &(&str, &str)| sources.set(name, value);
    let sources = settings.iter().fold(Sources::empty(), set);
    Params::load(&crate::params(), &sources).unwrap()
}

pub(crate) fn peer(proc: ProcId) -> Peer {
    Peer { at: proc.into(), node: 0, local: Some(proc) }
}

pub(crate) fn context<'a>(
    me: ProcId,
    node: NodeSegment,
    modex: &'static dyn Modex,
    params: &'a Params,
) -> OpenCtx<'a> {
    OpenCtx { me, slot: me, channel: None, node, modex, params, reliable: false, others: &[] }
}

fn open_end(table: &'static Table, secret: u8, set: &[(&str, &str)]) -> Vec<Box<dyn Btl>> {
    let (node, params) = (node(secret), params(set));
    table.join(&node, &params);
    open(&context(table.me, node, table, &params)).unwrap()
}

/// A module with a clock that stands until [`tick`], without an acceptor.
fn without_acceptor(node: NodeSegment, table: &'static Table) -> Tcp {
    let mut tcp = open_modules(&context(table.me, node, table, &params(&[]))).unwrap().remove(0);
    tcp.config.now = || NOW.get();
    tcp
}

fn open_tcp(node: NodeSegment, table: &'static Table) -> Tcp {
    table.join(&node, &params(&[]));
    without_acceptor(node, table)
}

fn endpoint(tcp: &mut Tcp, proc: ProcId) -> EndpointId {
    let Reach::Yes(to) = tcp.add_peer(&peer(proc)) else { panic!("rank {proc} is not reached") };
    to
}

fn tables(n: u32) -> Vec<&'static Table> {
    let entries = &*Box::leak(Box::new(Mutex::new(HashMap::new())));
    let receptions = &*Box::leak(Box::new(LocalReceptions::new()));
    (0..n).map(|me| Table::new(me, entries, receptions)).collect()
}

fn pair(settings: &[(&str, &str)]) -> Pair {
    let t = tables(2);
    let mut ends: Vec<Box<dyn Btl>> = Vec::new();
    for table in t {
        ends.extend(open_end(table, 1, settings).into_iter().next());
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
        check_all(|| pair(&[("net_family", "6")]));
    }
}

#[test]
fn several_links_are_several_modules_that_pair_up() {
    let t = tables(2);
    let set = [("btl_tcp_links", "3")];
    let mut a = open_end(t[0], 1, &set);
    let mut b = open_end(t[1], 1, &set);
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
        let wanted = patience.is_none_or(|_| inbox.placed > 0);
        let whole = (0, 3, [&b"long"[..], &long].concat());
        let short = [(0, 3, b"end".to_vec()), (0, 3, Vec::new())];
        assert_eq!(inbox.messages.len(), usize::from(wanted) + 2, "patience {patience:?}");
        assert!(!wanted || inbox.messages[0] == whole);
        assert_eq!(inbox.messages[usize::from(wanted)..], short);
        assert!(patience != Some(0) || !wanted);
        assert!(inbox.lost.is_empty());
    }
}

#[test]
fn a_peer_that_ends_without_a_word_is_lost() {
    let (t, node) = (tables(2), node(1));
    let mut ends: Vec<Tcp> = t.iter().map(|table| open_tcp(node, table)).collect();
    let to = endpoint(&mut ends[0], 1);
    let mut boxes = [Inbox::default(), Inbox::default()];
    ends[0].send_short(to, AmTag(0), b"x", &[]).unwrap();
    while boxes[1].messages.is_empty() {
        for (end, inbox) in ends.iter_mut().zip(&mut boxes) {
            end.progress(inbox);
        }
    }
    drop(ends.pop());
    t[1].receptions.leave(1);
    while boxes[0].lost.is_empty() {
        tick(SECOND);
        ends[0].progress(&mut boxes[0]);
    }
    assert_eq!(boxes[0].lost[0].0, 1);
    assert!(matches!(ends[0].send_short(to, AmTag(0), b"x", &[]), Err(SendError::Failed(_))));
}

#[test]
fn a_sleeping_receiver_is_woken_by_its_descriptors() {
    let mut pair = pair(&[]);
    let Reach::Yes(to) = pair.ends[0].add_peer(&peer(1)) else { panic!() };
    pair.ends[0].send_short(to, AmTag(0), b"x", &[]).unwrap();
    let mut inbox = Inbox::default();
    while inbox.messages.is_empty() {
        let watch = armed(&mut *pair.ends[1]);
        pair.ends[0].progress(&mut Inbox::default());
        if watch.is_ready() || watch.has_news() {
            for _ in 0..40 {
                pair.ends[1].progress(&mut inbox);
            }
        }
    }
}

#[test]
fn settings_that_cannot_be_used_are_told() {
    let t = tables(1);
    for (name, value) in [("net_port_range", "9-3"), ("net_if_include", "nosuch0")] {
        let params = params(&[(name, value)]);
        assert!(open(&context(0, node(1), t[0], &params)).is_err_and(|why| {
            why.to_string().contains(name) && matches!(why, OpenError::Unchosen(_))
        }));
    }
    for params in [("btl_tcp_links", "0"), ("btl_tcp_links", "9")] {
        let sources = Sources::empty().set(params.0, params.1);
        assert!(Params::load(&crate::params(), &sources).is_err(), "{params:?}");
    }
}

#[test]
fn congestion_controls_that_the_kernel_has_not_are_passed_over_or_told() {
    let t = tables(1);
    let why = |value: &str| {
        let params = params(&[("btl_tcp_congestion", value)]);
        open(&context(0, node(1), t[0], &params)).err()
    };
    for good in ["reno", "nosuch, reno", "", " , "] {
        assert_eq!(why(good), None, "{good:?}");
    }
    let why = why("rneo,nosuch").expect("none of them is there");
    assert!(matches!(why, OpenError::Setting(_)), "the job must not begin");
    let text = why.to_string();
    for part in ["btl_tcp_congestion is \"rneo,nosuch\"", "permits ", "did you mean \"reno\"?"] {
        assert!(text.contains(part), "{text}");
    }
}

/// Passes of both ends until `done`.
fn pass_until(ends: &mut [Tcp], inbox: &mut Inbox, done: impl Fn(&mut [Tcp], &Inbox) -> bool) {
    for pass in 0.. {
        if done(ends, inbox) {
            return;
        }
        assert!(pass < 10_000_000, "hang");
        tick(10_000);
        ends[0].progress(&mut Inbox::default());
        ends[1].progress(inbox);
    }
}

#[test]
fn a_path_is_what_the_kernel_has_found_out() {
    let (t, node) = (tables(2), node(1));
    let mut ends: Vec<Tcp> = t.iter().map(|table| open_tcp(node, table)).collect();
    let to = endpoint(&mut ends[0], 1);
    assert_eq!(ends[0].path(to), Some(Path::default()), "nothing is known of it");
    let mut inbox = Inbox::default();
    ends[0].send_short(to, AmTag(0), b"x", &[]).unwrap();
    pass_until(&mut ends, &mut inbox, |_, inbox| inbox.messages.len() == 1);
    // The peer takes nothing: its kernel does as long as it has room, and the rest is queued.
    let mut sent = 1;
    loop {
        match ends[0].send_short(to, AmTag(0), &[7; 60_000], &[]) {
            Ok(()) => sent += 1,
            Err(SendError::NoResource) => break,
            Err(SendError::Failed(why)) => panic!("{why}"),
        }
        ends[0].progress(&mut Inbox::default());
    }
    let full = ends[0].path(to).unwrap();
    assert!(full.queued >= 60_000, "{full:?}");
    // It takes all while the path is looked at, as it is when something is sent.
    pass_until(&mut ends, &mut inbox, |ends, inbox| {
        ends[0].path(to);
        inbox.messages.len() == sent
    });
    pass_until(&mut ends, &mut inbox, |ends, _| ends[0].path(to).unwrap().queued == 0);
    let done = ends[0].path(to).unwrap();
    assert!(done.rate > 0 && done.delay_ns > 0, "{done:?}");
}

#[test]
fn all_links_that_may_be_asked_for_work() {
    let t = tables(2);
    let set = [("btl_tcp_links", "8")];
    let mut a = open_end(t[0], 1, &set);
    let b = open_end(t[1], 1, &set);
    assert_eq!((a.len(), b.len()), (8, 8));
    assert!(a.iter_mut().all(|btl| matches!(btl.add_peer(&peer(1)), Reach::Yes(_))));
}

const CHILD: &str = "HAWSER_TEST_TCP_CHILD";

/// The modex of two processes that share a node segment, each with a receptions of its own.
struct Shared(NodeSegment, u32, &'static dyn Acceptor);

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
    fn acceptor(&self) -> Option<&'static dyn Acceptor> {
        Some(self.2)
    }
}

fn exchange_over(node: NodeSegment, me: u32) {
    let params = params(&[]);
    let receptions = &*Box::leak(Box::new(LocalReceptions::new()));
    let credential = Credential { job: node.job(), secret: node.secret() };
    let all = receptions.join(credential, me, &Choice::of(&params).unwrap()).unwrap();
    assert!(node.slot(me).publish(ACCEPTOR, &encode_addresses(&all)));
    let find = move |rank| decode_addresses(&node.slot(rank).lookup(ACCEPTOR)?);
    let acceptor = Box::leak(Box::new(LocalAcceptor::new(receptions, me, Box::new(find))));
    let modex: &'static Shared = Box::leak(Box::new(Shared(node, me, acceptor)));
    let mut btl = open(&context(me, node, modex, &params)).unwrap().remove(0);
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
        .args(["--exact", "tcp::tests::two_processes_exchange_messages", "--nocapture"])
        .env(CHILD, path)
        .spawn()
        .unwrap();
    exchange_over(node, 0);
    assert!(child.wait().unwrap().success());
}
