use std::os::fd::AsRawFd;
use std::process::Command;

use hawser_mca::{Params, Sources};
use hawser_segment::node::{NodeInit, NodeSegment, World};
use hawser_segment::{ProcId, Remote};
use hawser_wireup::EndpointId;

use super::*;
use crate::conformance::{Inbox, Pair, armed, check_all, exchange};
use crate::{AmTag, Btl, Failure, Flags, Peer, Reach, SendError};

mod fairness;
mod jobs;
mod loss;

fn node(nlocal: u32) -> NodeSegment {
    NodeSegment::create(&NodeInit {
        job: 1,
        secret: [1; 32],
        nprocs: nlocal,
        first_rank: 0,
        nlocal,
        domains: &[2],
        slot_domain: &vec![0; nlocal as usize],
        channels: 1,
        world: World::ONE_NODE,
    })
    .unwrap()
}

fn params(settings: &[(&str, &str)]) -> Params {
    let command_line = settings.iter().map(|(n, v)| ((*n).into(), (*v).into())).collect();
    Params::load(&crate::params(), &Sources { command_line, ..Default::default() }).unwrap()
}

fn peer(slot: u32) -> Peer {
    Peer { at: slot.into(), node: 0, local: Some(slot) }
}

fn pair(nlocal: u32, settings: &[(&str, &str)]) -> Pair {
    let params = params(settings);
    let one = node(nlocal);
    // A second mapping, as another process would have.
    let other = NodeSegment::attach(one.fd()).unwrap();
    let last = nlocal - 1;
    Pair {
        ends: vec![
            Box::new(Sm::new(one, 0, None, &params)),
            Box::new(Sm::new(other, last, None, &params)),
        ],
        peers: vec![peer(last), peer(0)],
    }
}

#[test]
fn it_keeps_the_contract() {
    check_all(|| pair(2, &[]));
}

#[test]
fn it_keeps_the_contract_with_every_geometry() {
    for nlocal in [17, 65, 200] {
        check_all(|| pair(nlocal, &[]));
    }
}

#[test]
fn it_keeps_the_contract_with_streaming_stores_and_without_direct_reads() {
    check_all(|| pair(2, &[("btl_sm_stream_min", "64"), ("btl_vader_cma", "false")]));
    assert!(!pair(2, &[("btl_sm_cma", "0")]).ends[0].limits().flags.has(Flags::GET));
}

const STRINGS: [(&str, &str); 2] = [("btl_sm_string_min", "64"), ("btl_sm_far_string_min", "64")];

#[test]
fn it_keeps_the_contract_with_the_instruction_for_strings() {
    check_all(|| pair(2, &STRINGS));
    check_all(|| pair(17, &STRINGS));
}

/// Where the distance of the two addresses does not suit the instruction for strings, the message
/// moves by a line, and arrives whole as everywhere.
#[test]
fn payloads_of_every_alignment_arrive_whole() {
    let Pair { mut ends, peers } = pair(2, &STRINGS);
    let Reach::Yes(to) = ends[0].add_peer(&peers[0]) else { panic!("no way to the peer") };
    assert!(matches!(ends[1].add_peer(&peers[1]), Reach::Yes(_)));
    let limit = ends[0].limits().max_send;
    let memory: Vec<u8> = (0..limit + 4096).map(|i| (i * 31 / 8) as u8).collect();
    let skip = memory.as_ptr().align_offset(4096) % 128;
    let mut inbox = Inbox::default();
    for at in 0..130 {
        for (header, len) in [(24, 1000), (24, 9000), (48, 30_000), (1, limit - 1)] {
            let (header, payload) = (&[7; 48][..header], &memory[skip + at..][..len]);
            ends[0].send_short(to, AmTag(9), header, payload).unwrap();
            while inbox.messages.is_empty() {
                ends[1].progress(&mut inbox);
            }
            let (.., message) = inbox.messages.remove(0);
            assert!(message[..header.len()] == *header, "{at} {len}");
            assert!(message[header.len()..] == *payload, "{at} {len}");
        }
    }
}

#[test]
fn it_keeps_the_contract_without_messages_of_several_lines() {
    check_all(|| pair(2, &[("btl_sm_line_limit", "56"), ("btl_sm_max_send", "32k")]));
}

const CHILD: &str = "HAWSER_TEST_SM_CHILD";

#[test]
fn two_processes_exchange_messages() {
    if let Ok(path) = std::env::var(CHILD) {
        let file = std::fs::File::options().read(true).write(true).open(path).unwrap();
        let node = NodeSegment::attach(file.as_raw_fd()).unwrap();
        exchange(&mut Sm::new(node, 1, None, &params(&[])), 1, &peer(0), 3000);
        return;
    }
    let node = node(2);
    let path = format!("/proc/{}/fd/{}", std::process::id(), node.fd());
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "sm::tests::two_processes_exchange_messages", "--nocapture"])
        .env(CHILD, path)
        .spawn()
        .unwrap();
    let mut btl = Sm::new(node, 0, None, &params(&[]));
    exchange(&mut btl, 0, &peer(1), 3000);
    assert!(child.wait().unwrap().success());
}

/// On one mapping, so that ThreadSanitizer sees both sides of every line and slot.
#[test]
fn two_threads_exchange_messages() {
    let settings: [&[_]; 4] =
        [&[], &[("btl_sm_line_limit", "56")], &[("btl_sm_stream_min", "64")], &STRINGS];
    for settings in settings {
        let (node, params) = (node(2), params(settings));
        let end = |me: u32| exchange(&mut Sm::new(node, me, None, &params), me, &peer(1 - me), 400);
        std::thread::scope(|s| {
            s.spawn(|| end(0));
            s.spawn(|| end(1));
        });
    }
}

#[test]
fn it_is_not_there_for_a_process_that_is_alone() {
    struct NoModex;
    impl hawser_wireup::Modex for NoModex {
        fn publish(&self, _key: &str, _value: &[u8]) -> bool {
            false
        }
        fn lookup(&self, _proc: u32, _key: &str) -> Option<Vec<u8>> {
            None
        }
        fn node_of(&self, _proc: u32) -> u32 {
            0
        }
        fn local_slot(&self, _proc: u32) -> Option<u32> {
            None
        }
    }
    let params = params(&[("btl", "vader,self")]);
    let ctx = crate::OpenCtx {
        me: 0,
        slot: 0,
        channel: None,
        node: node(1),
        modex: &NoModex,
        params: &params,
        reliable: false,
        others: &[],
    };
    let opened = crate::open_all(&ctx, &mut |_| {}).unwrap();
    assert_eq!(opened.iter().map(|b| b.name()).collect::<Vec<_>>(), ["self"]);
    let ctx = crate::OpenCtx { node: node(2), ..ctx };
    assert_eq!(crate::open_all(&ctx, &mut |_| {}).unwrap().len(), 2);
}

#[test]
fn one_silent_receiver_leaves_bulk_slots_for_others() {
    let node = node(3);
    let params = params(&[]);
    let mut sender = Sm::new(node, 0, None, &params);
    let Reach::Yes(silent) = sender.add_peer(&peer(1)) else { panic!() };
    let Reach::Yes(other) = sender.add_peer(&peer(2)) else { panic!() };
    let payload = [3; 3000];
    while sender.send_short(silent, AmTag(0), &[], &payload).is_ok() {}
    assert!(sender.send_short(other, AmTag(0), &[], &payload).is_ok());
    let mut inbox = Inbox::default();
    Sm::new(node, 2, None, &params).progress(&mut inbox);
    assert_eq!(inbox.messages.len(), 1);
}

#[test]
fn a_placement_that_pauses_ends_the_pass() {
    let node = node(2);
    let params = params(&[]);
    let mut sender = Sm::new(node, 0, None, &params);
    let mut receiver = Sm::new(node, 1, None, &params);
    let Reach::Yes(to) = sender.add_peer(&peer(1)) else { panic!() };
    let mut inbox = Inbox::default();
    for (pauses, placed) in [(true, 1), (false, 2)] {
        sender.send_short(to, AmTag(0), &[], &[placed; 9000]).unwrap();
        if pauses {
            assert_eq!(receiver.progress(&mut inbox), 1);
            assert_eq!(inbox.placed, 0);
        }
        assert_eq!(receiver.progress(&mut inbox), 1);
        assert_eq!(inbox.placed, u32::from(placed));
    }
    assert_eq!(inbox.messages[0], (0, 0, vec![1; 9000]));
}

#[test]
fn many_senders_are_all_heard() {
    let node = node(40);
    let params = params(&[]);
    let mut receiver = Sm::new(node, 0, None, &params);
    let mut senders: Vec<Sm> = (1..40).map(|i| Sm::new(node, i, None, &params)).collect();
    let mut inbox = Inbox::default();
    for round in 0..20u8 {
        for sender in &mut senders {
            let Reach::Yes(to) = sender.add_peer(&peer(0)) else { panic!() };
            sender.send_short(to, AmTag(0), &[round], &[]).unwrap();
        }
        assert!(armed(&mut receiver).is_ready());
        while armed(&mut receiver).is_ready() {
            receiver.progress(&mut inbox);
        }
        assert_eq!(inbox.messages.len(), 39);
        let mut from: Vec<u32> = inbox.messages.drain(..).map(|m| m.0).collect();
        from.sort_unstable();
        assert_eq!(from, (1..40).collect::<Vec<_>>());
    }
}

#[test]
fn a_damaged_ring_is_given_up_without_a_panic() {
    use hawser_lockfree::ring::Producer;
    // Nonsense kinds, lengths beyond the ring, and bulk references outside of the slots.
    let lines = [(0u32, 0u64), (2 | 0xffff << 16, 0), (4, 0), (3, 999), (3, 1 << 60)];
    let whole = lines.map(|(word, data)| (word, [data, 0]));
    // Slot 0, generation 1: a length, and lead, logarithm of a chunk and bytes of header in the
    // line.
    let bulk = |kind: u32, len: u64, [lead, log, header]: [u64; 3]| {
        (kind, [len << 32, 1 | lead << 32 | log << 40 | header << 48])
    };
    let bulks = [
        bulk(3, 100, [128, 0, 0]),
        bulk(3, 100, [10, 0, 24]),
        bulk(3, 20, [40, 0, 24]),
        bulk(3, 100, [0, 0, 64]),
        bulk(3, 68 << 10, [40, 0, 24]),
        bulk(4, 8192, [128, 12, 0]),
        bulk(4, 8192, [40, 12, 24 | 3 << 8]),
        bulk(4, 8192, [40, 12, 20]),
        bulk(4, 8192, [40, 10, 24]),
        bulk(4, 8192, [40, 63, 24]),
        bulk(4, 40 << 10, [40, 11, 24]),
        bulk(4, 68 << 10, [40, 14, 24]),
        // Values where there are none, and descriptors with a length or for nothing.
        bulk(3, 100, [40, 11, 24]),
        bulk(3, 100, [40, 0, 24 | 3 << 8]),
        // Places that end behind the slot, or behind what a message in chunks can have of it.
        bulk(3 | 0xffff << 16, 100, [40, 0, 24]),
        bulk(3 | (68 * 16) << 16, 100, [40, 0, 24]),
        bulk(3 | (68 * 16 - 1) << 16, 60, [40, 0, 24]),
        bulk(4 | (60 << 4) << 16, 8192, [40, 12, 24]),
        bulk(5 | 1 << 16, 0, [0, 0, 0]),
        bulk(5, 100, [0, 0, 0]),
        bulk(5, 0, [0, 0, 1 << 8]),
        bulk(5, 0, [0, 0, 0]),
    ];
    // What no receiver takes ends the path in both directions.
    for (word, data) in whole.into_iter().chain(bulks) {
        let node = node(2);
        let mut producer = Producer::new(node.ring(0, 1, 0), node.consumed(0, 1, 0));
        node.doorbells(0)[0].fetch_or(2, std::sync::atomic::Ordering::SeqCst);
        // SAFETY: the line is valid during the call and holds 16 bytes.
        producer.push(word, |line| unsafe { line.cast::<[u64; 2]>().write(data) });
        let mut receiver = Sm::new(node, 0, None, &params(&[]));
        let Reach::Yes(to) = receiver.add_peer(&peer(1)) else { panic!() };
        let mut inbox = Inbox::default();
        for _ in 0..3 {
            assert_eq!(receiver.progress(&mut inbox), 0);
        }
        assert_eq!(inbox.lost.len(), 1, "word {word:#x}, data {data:x?}");
        assert!(inbox.lost[0].1.to_string().contains("is damaged"), "{}", inbox.lost[0].1);
        assert!(!armed(&mut receiver).is_ready());
        assert!(matches!(receiver.send_short(to, AmTag(0), b"x", &[]), Err(SendError::Failed(_))));
    }
}

#[test]
fn a_ring_that_is_given_up_hides_no_other_from_a_glance() {
    use hawser_lockfree::ring::Producer;
    let node = node(3);
    let params = params(&[]);
    let mut producer = Producer::new(node.ring(0, 1, 0), node.consumed(0, 1, 0));
    node.doorbells(0)[0].fetch_or(2, std::sync::atomic::Ordering::SeqCst);
    // SAFETY: the line is valid during the call and holds 16 bytes.
    producer.push(3, |line| unsafe { line.cast::<[u64; 2]>().write([1 << 60, 0]) });
    let mut receiver = Sm::new(node, 0, None, &params);
    let mut sender = Sm::new(node, 2, None, &params);
    let Reach::Yes(to) = sender.add_peer(&peer(0)) else { panic!() };
    sender.send_short(to, AmTag(0), b"first", &[]).unwrap();
    let mut inbox = Inbox::default();
    while armed(&mut receiver).is_ready() {
        receiver.progress(&mut inbox);
    }
    assert_eq!((inbox.lost.len(), inbox.messages.len()), (1, 1));
    sender.send_short(to, AmTag(0), b"second", &[]).unwrap();
    assert_eq!(receiver.glance(&mut inbox), 1);
    assert_eq!(inbox.messages.len(), 2);
}

#[test]
fn a_process_that_cannot_be_identified_is_not_read() {
    let node = node(2);
    let params = params(&[]);
    let mut reader = Sm::new(node, 0, None, &params);
    let mut exposer = Sm::new(node, 1, None, &params);
    let (Reach::Yes(to), Reach::Yes(from)) =
        (exposer.add_peer(&peer(0)), reader.add_peer(&peer(1)))
    else {
        panic!()
    };
    let mut bytes = [1u8; 64];
    let mut target = [0u8; 64];
    let (memory, local) =
        (crate::conformance::slice_of(&mut bytes), crate::conformance::slice_of(&mut target));
    let region = exposer.expose(to, memory).unwrap();
    let (addr, value) = node.slot(1).probe();
    node.slot(1).set_probe(addr, value ^ 2);
    assert!(matches!(reader.get(from, region, 0, local, 0), Err(SendError::Failed(_))));
    assert_eq!(target, [0; 64]);
    assert!(exposer.expose(to, memory).is_none(), "the exposer learns of it");
}

#[test]
fn channels_do_not_meet_and_a_process_without_them_serves_all() {
    let node = NodeSegment::create(&NodeInit {
        job: 1,
        secret: [7; 32],
        nprocs: 2,
        first_rank: 0,
        nlocal: 2,
        domains: &[2],
        slot_domain: &[0; 2],
        channels: 4,
        world: World::ONE_NODE,
    })
    .unwrap();
    let params = params(&[]);
    let mut threaded: Vec<Sm> = (0..4).map(|c| Sm::new(node, 0, Some(c), &params)).collect();
    let mut plain = Sm::new(node, 1, None, &params);
    let send = |btl: &mut Sm, to: Remote, payload: &[u8]| {
        let slot = Some(to.proc());
        let Reach::Yes(end) = btl.add_peer(&Peer { at: to, node: 0, local: slot }) else {
            panic!("not reached")
        };
        btl.send_short(end, AmTag(1), b"", payload).unwrap();
    };
    let poll = |btl: &mut Sm| {
        let mut inbox = Inbox::default();
        for _ in 0..8 {
            btl.progress(&mut inbox);
        }
        (inbox.messages, inbox.channels)
    };
    for (c, btl) in threaded.iter_mut().enumerate() {
        send(btl, 1.into(), &[c as u8; 40]);
        // Through a bulk slot of the channel's own.
        send(btl, 1.into(), &vec![c as u8; 9000]);
    }
    let (got, channels) = poll(&mut plain);
    assert_eq!(got.len(), 8);
    for ((from, _, message), channel) in got.iter().zip(channels) {
        assert_eq!((*from, channel), (0, u32::from(message[0])));
    }
    for c in 0..4u8 {
        send(&mut plain, Remote::new(0, c.into()), &[c; 10]);
        send(&mut plain, Remote::new(0, c.into()), &vec![c; 9000]);
    }
    for (c, btl) in threaded.iter_mut().enumerate() {
        let (got, _) = poll(btl);
        assert_eq!(got.len(), 2, "on channel {c}");
        assert!(got.iter().all(|(from, _, m)| *from == 1 && m[0] == c as u8));
    }
}

/// One pass looks at one word of doorbells and at some rings only; a sweep looks at all.
#[test]
fn a_sweep_delivers_what_has_come_from_whomever() {
    let nlocal = 20;
    let node = NodeSegment::create(&NodeInit {
        job: 1,
        secret: [7; 32],
        nprocs: nlocal,
        first_rank: 0,
        nlocal,
        domains: &[nlocal],
        slot_domain: &[0; 20],
        channels: 4,
        world: World::ONE_NODE,
    })
    .unwrap();
    let params = params(&[]);
    let mut receiver = Sm::new(node, 0, None, &params);
    let mut senders: Vec<Sm> = (1..nlocal).map(|s| Sm::new(node, s, Some(3), &params)).collect();
    // The rings are known after the first round, and most are cold in the second.
    for round in 0..2u8 {
        for btl in &mut senders {
            let at = Remote::new(0, 0);
            let Reach::Yes(to) = btl.add_peer(&Peer { at, node: 0, local: Some(0) }) else {
                panic!("not reached")
            };
            btl.send_short(to, AmTag(1), b"", &[round; 10]).unwrap();
        }
        let mut inbox = Inbox::default();
        while receiver.sweep(&mut inbox) != 0 {}
        assert_eq!(inbox.messages.len(), nlocal as usize - 1, "in round {round}");
    }
}

/// Holds compare what all processes have sent and received: both ends leave out what went between
/// processes that are on different hosts now, one of which may be lost.
#[test]
fn what_went_to_a_process_that_has_left_the_node_counts_no_more() {
    let (node, params) = (node(2), params(&[]));
    let mut btl = Sm::new(node, 0, None, &params);
    let Reach::Yes(to) = btl.add_peer(&peer(1)) else { panic!("they share memory") };
    btl.send_short(to, AmTag(1), b"head", b"data").unwrap();
    let sent = |btl: &Sm| btl.traffic().sent;
    assert!(sent(&btl) > 0);
    node.replace_apart(0, &[(1, 5)]).unwrap();
    btl.leave_behind();
    assert_eq!(sent(&btl), 0);
}
