//! The module over a small network of Unix datagrams, which are not lost and keep their order.

use std::collections::HashMap;
use std::io::ErrorKind;
use std::os::fd::AsRawFd;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use hawser_mca::lifecycle::{Resume, Why};
use hawser_segment::Remote;
use hawser_wireup::acceptor::LocalReceptions;

use super::*;
use crate::conformance::{Inbox, Pair, check_all, message};
use crate::tcp::tests::{Table, context, node, params, peer};
use crate::{AmTag, FRAMEWORK, Flags, Peer, Reach, SendError, open_all};
use hawser_mca::ComponentInfo;

/// Bytes of the longest message.
const LONGEST: usize = 8 << 10;
/// Looks without news after which a test counts as hanging.
const HANG: u32 = 20_000_000;

#[derive(Default)]
struct Plan {
    /// Every so many messages there is no room for one.
    full_every: u64,
    /// Sends to a peer fail after so many.
    fail_after: Option<u64>,
    /// Before each message one of a process that there is not, and one without a byte.
    babble: bool,
    flags: Flags,
    address: usize,
}

struct Line {
    socket: UnixDatagram,
    name: Vec<u8>,
    peers: Vec<(SocketAddr, u64)>,
    plan: Plan,
    sent: u64,
    full: bool,
}

static LINES: AtomicU32 = AtomicU32::new(0);

impl Line {
    fn new(plan: Plan) -> Line {
        let number = LINES.fetch_add(1, Ordering::Relaxed);
        let name = format!("hawser-line-{}-{number}", std::process::id()).into_bytes();
        let at = SocketAddr::from_abstract_name(&name).unwrap();
        let socket = UnixDatagram::bind_addr(&at).unwrap();
        socket.set_nonblocking(true).unwrap();
        Line { socket, name, peers: Vec::new(), plan, sent: 0, full: false }
    }
}

impl Network for Line {
    fn limits(&self) -> Limits {
        Limits {
            eager: LONGEST,
            max_send: LONGEST,
            get_min: usize::MAX,
            latency_ns: 5000,
            bandwidth_mbs: 1000,
            exclusivity: 100,
            flags: self.plan.flags,
        }
    }

    fn address(&mut self) -> Result<Vec<u8>, String> {
        self.name.resize(self.name.len().max(self.plan.address), 0);
        Ok(self.name.clone())
    }

    fn connect(&mut self, peer: &MetPeer<'_>) -> Result<u32, String> {
        let at = SocketAddr::from_abstract_name(peer.address).map_err(|e| e.to_string())?;
        self.peers.push((at, peer.known_as));
        Ok(self.peers.len() as u32 - 1)
    }

    fn send(&mut self, to: u32, pieces: &[IoSlice<'_>]) -> Sent {
        self.sent += 1;
        if self.plan.fail_after.is_some_and(|n| self.sent > n) {
            return Sent::Failed("the line is cut".into());
        }
        self.full = self.plan.full_every > 0 && self.sent.is_multiple_of(self.plan.full_every);
        if self.full {
            return Sent::Full;
        }
        let (at, known_as) = &self.peers[to as usize];
        let mut bytes = known_as.to_le_bytes().to_vec();
        pieces.iter().for_each(|p| bytes.extend_from_slice(p));
        match self.socket.send_to_addr(&bytes, at) {
            Ok(_) => Sent::Taken,
            Err(e) if e.kind() == ErrorKind::WouldBlock => {
                self.full = true;
                Sent::Full
            }
            Err(e) => Sent::Failed(e.to_string()),
        }
    }

    fn progress(&mut self, tell: &mut dyn FnMut(NetworkEvent<'_>)) {
        let mut bytes = [0; LONGEST + 64];
        while let Ok(n) = self.socket.recv(&mut bytes) {
            let (from, message) = bytes[..n].split_first_chunk::<8>().unwrap();
            let from = u64::from_le_bytes(*from);
            if self.plan.babble {
                tell(NetworkEvent::Message { from: 0xffff_fff0, bytes: message });
                tell(NetworkEvent::Message { from: from | 1 << 62, bytes: message });
                tell(NetworkEvent::Message { from: u64::MAX, bytes: message });
                tell(NetworkEvent::Message { from, bytes: &[] });
            }
            tell(NetworkEvent::Message { from, bytes: message });
        }
    }

    fn arm(&mut self, watch: &mut Watch) {
        watch.descriptor(self.socket.as_raw_fd(), false);
        if self.full {
            watch.within(100);
        }
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        Ok(())
    }

    fn hold(&mut self) {}

    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        match how {
            Resume::Continue => Ok(()),
            Resume::Restart => Err(Why::new("knows one job")),
        }
    }

    fn is_drained(&mut self) -> bool {
        true
    }
}

fn other(plan: impl Fn() -> Plan + Send + Sync + 'static) -> Other {
    let open = move |_: &NetworkPlace| Ok((30, Box::new(Line::new(plan())) as Box<dyn Network>));
    Other { name: "line", number: 0, open: Box::new(open) }
}

fn tables(n: u32) -> Vec<&'static Table> {
    let entries = &*Box::leak(Box::new(Mutex::new(HashMap::new())));
    let receptions = &*Box::leak(Box::new(LocalReceptions::new()));
    (0..n).map(|me| Table::new(me, entries, receptions)).collect()
}

fn opened(
    table: &'static Table,
    me: u32,
    channel: Option<u32>,
    reliable: bool,
    plan: impl Fn() -> Plan + Send + Sync + 'static,
) -> Result<Box<dyn Btl>, String> {
    let (node, params) = (node(1), params(&[]));
    if channel.is_none_or(|c| c == 0) {
        table.join(&node, &params);
    }
    let ctx = OpenCtx { reliable, channel, ..context(me, node, table, &params) };
    open(&ctx, &other(plan)).map(|(_, module)| module)
}

fn pair(plan: impl Fn() -> Plan + Clone + Send + Sync + 'static) -> Pair {
    let t = tables(2);
    let end = |me: u32| opened(t[me as usize], me, None, false, plan.clone()).unwrap();
    Pair { ends: vec![end(0), end(1)], peers: vec![peer(1), peer(0)] }
}

#[test]
fn it_keeps_the_contract() {
    check_all(|| pair(Plan::default));
}

#[test]
fn so_does_one_that_often_has_no_room() {
    check_all(|| pair(|| Plan { full_every: 3, ..Plan::default() }));
}

#[test]
fn what_is_no_message_is_dropped() {
    check_all(|| pair(|| Plan { babble: true, ..Plan::default() }));
}

#[test]
fn what_may_be_lost_needs_the_reliable_layer() {
    for flags in [Flags::LOSSY, Flags::UNORDERED] {
        let plan = move || Plan { flags, ..Plan::default() };
        let why = opened(tables(1)[0], 0, None, false, plan).err().unwrap();
        assert!(why.contains("--mca pml dr"), "{why}");
        assert!(opened(tables(1)[0], 0, None, true, plan).is_ok());
    }
}

#[test]
fn an_address_has_a_bound() {
    let long = || Plan { address: ADDRESS_MAX + 1, ..Plan::default() };
    let why = opened(tables(1)[0], 0, None, false, long).err().unwrap();
    assert!(why.contains("901 bytes"), "{why}");
}

#[test]
fn the_list_keeps_it_out() {
    let (node, table, params) = (node(1), tables(1)[0], params(&[("btl", "self")]));
    table.join(&node, &params);
    let others = [other(Plan::default)];
    let ctx = OpenCtx { others: &others, ..context(0, node, table, &params) };
    let modules = open_all(&ctx, &mut |_| {}).unwrap();
    assert_eq!(modules.iter().map(|m| m.name()).collect::<Vec<_>>(), ["self"]);
}

/// A name that the list of the framework knows.
fn announced(name: &'static str) -> &'static str {
    let (alias, version, help) = ("", "", "");
    FRAMEWORK.announce(ComponentInfo { name, alias, version, help });
    name
}

#[test]
fn one_that_is_asked_for_and_cannot_serve_is_no_silence() {
    let name = announced("lossyline");
    let (node, table, params) = (node(1), tables(1)[0], params(&[("btl", "lossyline,self")]));
    table.join(&node, &params);
    let lossy = || Plan { flags: Flags::LOSSY, ..Plan::default() };
    let others = [Other { name, ..other(lossy) }];
    let ctx = OpenCtx { others: &others, ..context(0, node, table, &params) };
    let why = open_all(&ctx, &mut |_| {}).unwrap_err();
    assert!(why.starts_with("btl names lossyline") && why.contains("--mca pml dr"), "{why}");
    let name = announced("goodline");
    let params = crate::tcp::tests::params(&[("btl", "goodline,self")]);
    let others = [Other { name, ..other(Plan::default) }];
    let ctx = OpenCtx { others: &others, params: &params, ..ctx };
    let modules = open_all(&ctx, &mut |_| {}).unwrap();
    assert_eq!(modules.iter().map(|m| m.name()).collect::<Vec<_>>(), ["self", "goodline"]);
}

/// Sends one message, and waits for it to arrive.
fn exchange(from: &mut dyn Btl, to: &Peer, at: &mut dyn Btl, i: u64) -> (Inbox, Remote) {
    let Reach::Yes(endpoint) = from.add_peer(to) else { panic!("no way") };
    let (header, payload, tag) = message(5, i, 1000);
    let (mut here, mut there) = (Inbox::default(), Inbox::default());
    let mut sent = false;
    for _ in 0..HANG {
        if !sent {
            sent = match from.send_short(endpoint, tag, &header, &payload) {
                Ok(()) => true,
                Err(SendError::NoResource) => false,
                Err(SendError::Failed(why)) => panic!("{why}"),
            };
        }
        from.progress(&mut here);
        at.progress(&mut there);
        if let Some((proc, channel)) = there.messages.last().map(|m| m.0).zip(there.channels.last())
        {
            let (_, got_tag, bytes) = &there.messages[0];
            assert_eq!((AmTag(*got_tag), bytes), (tag, &[header, payload].concat()));
            let from = Remote::new(proc, *channel);
            return (there, from);
        }
    }
    panic!("it does not arrive");
}

#[test]
fn processes_with_channels_and_without_find_each_other() {
    let t = tables(2);
    let plan = Plan::default;
    let mut all = opened(t[0], 0, None, false, plan).unwrap();
    let mut own: Vec<_> = (0..3).map(|c| opened(t[1], 1, Some(c), false, plan).unwrap()).collect();
    for (channel, module) in (0..).zip(&mut own) {
        let there = Peer { at: Remote::new(1, channel), ..peer(1) };
        let (_, from) = exchange(all.as_mut(), &there, module.as_mut(), 1);
        assert_eq!(from, Remote::new(0, 0), "its peers are on channel 0");
        let (_, from) = exchange(module.as_mut(), &peer(0), all.as_mut(), 2);
        assert_eq!(from, Remote::new(1, channel));
    }
}

#[test]
fn what_was_sent_to_a_peer_that_nobody_knows_yet_arrives() {
    let t = tables(2);
    let mut early = opened(t[0], 0, None, false, Plan::default).unwrap();
    let Reach::Yes(endpoint) = early.add_peer(&peer(1)) else { panic!("no way") };
    early.send_short(endpoint, AmTag(3), b"head", b"rest").unwrap();
    let (mut here, mut there) = (Inbox::default(), Inbox::default());
    for _ in 0..100 {
        early.progress(&mut here);
    }
    let mut late = opened(t[1], 1, None, false, Plan::default).unwrap();
    for _ in 0..HANG {
        early.progress(&mut here);
        late.progress(&mut there);
        if !there.messages.is_empty() {
            break;
        }
    }
    assert_eq!(there.messages, [(0, 3, b"headrest".to_vec())]);
}

#[test]
fn a_cut_is_told_once_and_at_each_attempt() {
    let mut pair = pair(|| Plan { fail_after: Some(4), full_every: 2, ..Plan::default() });
    let Reach::Yes(endpoint) = pair.ends[0].add_peer(&peer(1)) else { panic!("no way") };
    let mut boxes = [Inbox::default(), Inbox::default()];
    let mut told = None;
    for _ in 0..HANG {
        let sent = pair.ends[0].send_bcopy(endpoint, AmTag(1), b"h", 3, &mut |to| to.fill(1));
        if let Err(SendError::Failed(why)) = sent {
            told = Some(*why);
        }
        let [first, second] = &mut boxes;
        pair.ends[0].progress(first);
        pair.ends[1].progress(second);
        if told.is_some() && !boxes[0].lost.is_empty() {
            break;
        }
    }
    let told = told.expect("a failure").to_string();
    assert_eq!(told, "line: rank 1: the line is cut");
    assert_eq!(boxes[0].lost.len(), 1);
    assert_eq!(boxes[0].lost[0].1.to_string(), told);
    assert!(pair.ends[0].quiesce(&mut boxes[0]), "nothing is left that could be sent");
}

#[test]
fn records_are_of_their_component() {
    let said = module::encode("line", b"address");
    assert_eq!(module::decode("line", &said), Some(&b"address"[..]));
    assert_eq!(module::decode("lime", &said), None);
    assert_eq!(module::decode("lin", &said), None);
    for cut in 0..13 {
        assert_eq!(module::decode("line", &said[..cut]), None);
    }
    let other = [&said[..4], &9u32.to_le_bytes(), &said[8..]].concat();
    assert_eq!(module::decode("line", &other), None);
    fuzz(b"");
    fuzz(&module::encode("a", b"x"));
}
