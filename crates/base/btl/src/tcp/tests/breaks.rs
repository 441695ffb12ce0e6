//! Connections that break at any time, with what lies in the kernels: nothing is lost, doubled or
//! out of order, and only who cannot be reached any more is lost.

use std::net::{IpAddr, Ipv4Addr, Shutdown, SocketAddr, TcpListener};
use std::os::fd::AsFd;

use hawser_mca::lifecycle::Resume;

use super::*;
use crate::conformance::{message, send_by};
use crate::sim::Seeded;
use crate::tcp::fault::TcpFault;
use crate::tcp::mending::BREAKS_MAX;
use crate::tcp::outbox::Outbox;
use crate::tcp::state::Route;

/// Breaks a connection of an end, in one of the ways in which connections break.
fn cut(end: &Tcp, random: &mut Seeded) -> bool {
    let all: Vec<_> = end.table.iter().map(|(_, c)| c).collect();
    let Some(connection) = all.get(random.below(all.len().max(1))) else { return false };
    match random.below(3) {
        // What is on its way there arrives.
        0 => _ = connection.stream().shutdown(Shutdown::Both),
        1 => _ = connection.stream().shutdown(Shutdown::Write),
        // Nothing arrives any more, and what has come is gone.
        _ => os::break_off(connection.stream().as_fd()),
    }
    true
}

/// Closes connections but for `stay` as if all had rested for long.
fn part(end: &mut Tcp, stay: usize) {
    end.config.connections = stay;
    let all: Vec<usize> = end.table.iter().map(|(index, _)| index).collect();
    let long_ago = end.table.number().wrapping_sub(1000);
    all.iter().for_each(|i| end.table.get_mut(*i).unwrap().used = long_ago);
    end.part_with_the_oldest();
}

/// The messages of the other rank, in order.
fn check(inbox: &Inbox, me: usize, seed: u64, max: usize) {
    for (i, (from, tag, bytes)) in inbox.messages.iter().enumerate() {
        let number = i as u64 * 2 + 1 - me as u64;
        let (header, payload, expected) = message(seed, number, max);
        assert!(
            *from == 1 - me as u32 && *tag == expected.0 && *bytes == [header, payload].concat(),
            "seed {seed}: message {i} of rank {from}"
        );
    }
}

/// Hosts need not have the same number of networks: all links of the one that has more lead to
/// links of the other, whose own messages go over one of these.
#[test]
fn links_of_unequal_number_meet_and_break() {
    let (t, node, mut random) = (tables(2), node(1), Seeded::new(9));
    let open = |(table, links): (&&'static Table, &str)| {
        let params = params(&[("btl_tcp_links", links)]);
        table.join(&node, &params);
        open_modules(&context(table.me, node, *table, &params)).unwrap()
    };
    let mut ends: Vec<Vec<Tcp>> = t.iter().zip(["5", "2"]).map(open).collect();
    ends.iter_mut().flatten().for_each(|tcp| tcp.config.now = || NOW.get());
    let inboxes_of = |all: &Vec<Tcp>| all.iter().map(|_| Inbox::default()).collect();
    let mut inboxes: Vec<Vec<Inbox>> = ends.iter().map(inboxes_of).collect();
    const N: usize = 200;
    let mut sent = [[0; 5]; 2];
    let whole = |inboxes: &[Vec<Inbox>]| {
        let count = |me: usize| inboxes[me].iter().map(|b| b.messages.len()).sum::<usize>();
        count(0) == 2 * N && count(1) == 5 * N
    };
    for pass in 0.. {
        if whole(&inboxes) {
            break;
        }
        assert!(pass < 2_000_000, "{sent:?}");
        tick(1_000_000);
        let me = random.below(2);
        let link = random.below(ends[me].len());
        let tcp = &mut ends[me][link];
        if sent[me][link] < N && random.below(3) == 0 {
            let to = endpoint(tcp, 1 - me as u32);
            let bytes = [link as u8, sent[me][link] as u8];
            sent[me][link] += usize::from(tcp.send_short(to, AmTag(0), &bytes, &[]).is_ok());
        }
        if random.below(100) == 0 {
            cut(tcp, &mut random);
        }
        if random.below(200) == 0 {
            part(tcp, random.below(2));
        }
        tcp.progress(&mut inboxes[me][link]);
        assert!(inboxes[me][link].lost.is_empty(), "{:?}", inboxes[me][link].lost);
    }
    for (me, inboxes) in inboxes.iter().enumerate() {
        let all: Vec<_> = inboxes.iter().flat_map(|b| &b.messages).collect();
        for link in 0..ends[1 - me].len() {
            let of_link = all.iter().filter(|m| m.2[0] == link as u8).map(|m| m.2[1]);
            assert!(of_link.eq((0..N).map(|i| i as u8)), "link {link} to rank {me}");
        }
    }
    // What is given up is so on all links of the peer.
    for (me, all) in ends.iter_mut().enumerate() {
        for tcp in all {
            let to = endpoint(tcp, 1 - me as u32);
            tcp.del_peer(to);
            assert!(tcp.endpoints.iter().all(|e| e.route.is_lost()));
            assert_eq!(tcp.open_connections(), 0);
        }
    }
}

/// Where the first end calls from; for the second that is another network than its own.
const BESIDE: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 9));

fn set_apart(ends: &mut [Tcp]) {
    (ends[0].config.interface.addr, ends[0].config.interface.prefix) = (BESIDE, 8);
    ends[1].config.interface.prefix = 32;
}

/// Two ends that send each other `n` messages while connections break, once in `every` passes, and
/// now and then are closed because they rest, or move over to another network.
/// Returns the breaks.
fn torn(seed: u64, n: u64, every: usize, set: &[(&str, &str)]) -> usize {
    let (t, node) = (tables(2), node(1));
    let open = |table: &&'static Table| {
        let table = *table;
        let params = params(set);
        table.join(&node, &params);
        let mut tcp = open_modules(&context(table.me, node, table, &params)).unwrap().remove(0);
        tcp.config.now = || NOW.get();
        tcp
    };
    let mut ends: Vec<Tcp> = t.iter().map(open).collect();
    set_apart(&mut ends);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let mut random = Seeded::new(seed);
    let max = ends[0].limits().max_send;
    let to: Vec<EndpointId> = (0..2).map(|me| endpoint(&mut ends[me], 1 - me as u32)).collect();
    let (mut sent, mut breaks) = ([0u64; 2], 0);
    // Memory of sends stays until they end.
    let mut lent: [Vec<(u64, Vec<u8>)>; 2] = Default::default();
    let done = |boxes: &[Inbox; 2], sent: &[u64; 2]| {
        *sent == [n; 2] && boxes.iter().all(|b| b.messages.len() as u64 == n)
    };
    for pass in 0.. {
        if done(&boxes, &sent) && lent.iter().all(Vec::is_empty) {
            break;
        }
        assert!(pass < 2_000_000, "seed {seed}: {sent:?} {:?}", boxes.map(|b| b.messages.len()));
        tick(1_000_000);
        let me = random.below(2);
        if sent[me] < n && random.below(3) == 0 {
            let number = sent[me] * 2 + me as u64;
            let (header, mut payload, tag) = message(seed, number, max);
            let what = (&header[..], &mut payload[..], tag);
            match send_by(&mut ends[me], to[me], number, what, number) {
                Ok(cookie) => {
                    sent[me] += 1;
                    lent[me].extend(cookie.map(|c| (c, payload)));
                }
                Err(SendError::NoResource) => {}
                Err(e) => panic!("seed {seed}: {e:?}"),
            }
        }
        if random.below(2 * every) == 0 {
            part(&mut ends[random.below(2)], random.below(2));
        }
        if random.below(every) == 0 {
            ends[1].failovers.iter_mut().for_each(|d| d.due = d.due.and(Some(0)));
        }
        if random.below(every) == 0 {
            breaks += usize::from(cut(&ends[random.below(2)], &mut random));
        }
        let other = random.below(2);
        ends[other].progress(&mut boxes[other]);
        lent[other].retain(|(cookie, _)| match boxes[other].completed.get(cookie) {
            Some(Ok(())) => false,
            Some(Err(why)) => panic!("seed {seed}: {why}"),
            None => true,
        });
        let lost = boxes.iter().map(|b| &b.lost);
        assert!(lost.clone().all(Vec::is_empty), "seed {seed}: {:?}", lost.collect::<Vec<_>>());
    }
    boxes.iter().enumerate().for_each(|(me, inbox)| check(inbox, me, seed, max));
    let mut rest = [false; 2];
    while rest != [true; 2] {
        tick(1_000_000);
        (0..2).for_each(|me| rest[me] |= ends[me].quiesce(&mut boxes[me]));
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()));
    breaks
}

/// A thousand breaks and more.
#[test]
fn connections_break_and_nothing_is_lost_or_doubled() {
    let mut breaks = 0;
    for seed in 0..24 {
        breaks += torn(seed, 60, 8, &[]);
    }
    assert!(breaks > 1000, "{breaks}");
}

#[test]
fn connections_with_small_buffers_break() {
    let small =
        [("btl_tcp_buffers", "16k"), ("btl_tcp_kept", "64k"), ("btl_tcp_eager_limit", "4k")];
    let breaks = (100..110).map(|seed| torn(seed, 60, 100, &small));
    assert!(breaks.sum::<usize>() > 10);
}

#[test]
fn encrypted_connections_break() {
    let breaks = (200..210).map(|seed| torn(seed, 40, 60, &[("net_tls", "true")]));
    assert!(breaks.sum::<usize>() > 10);
}

/// Nothing else is sent that could bring the acknowledgement with it.
#[test]
fn a_single_message_from_where_it_lies_is_acknowledged() {
    for len in [200_000, 500_000] {
        for seed in 0..6 {
            let mut pair = pair(&[("btl_tcp_buffers", "16k")]);
            let Reach::Yes(to) = pair.ends[0].add_peer(&peer(1)) else { panic!() };
            let mut boxes = [Inbox::default(), Inbox::default()];
            // Some of them are placed.
            for _ in 0..seed {
                pair.ends[0].send_short(to, AmTag(3), b"", &[1; 100_000]).unwrap();
            }
            let mut payload = vec![2; len];
            let slice = crate::conformance::slice_of(&mut payload);
            while let Err(SendError::NoResource) =
                pair.ends[0].send_zcopy(to, AmTag(3), b"", slice, 1)
            {
                (0..2).for_each(|i| _ = pair.ends[i].progress(&mut boxes[i]));
            }
            while boxes[0].completed.is_empty() {
                (0..2).for_each(|i| _ = pair.ends[i].progress(&mut boxes[i]));
            }
            assert_eq!(boxes[1].messages.len(), seed + 1);
        }
    }
}

/// Two ranks of which the first has sent the second a message.
fn met() -> (Vec<&'static Table>, Vec<Tcp>, [Inbox; 2], EndpointId) {
    let (t, node) = (tables(2), node(1));
    let mut ends: Vec<Tcp> = t.iter().map(|table| open_tcp(node, table)).collect();
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"x", &[]).unwrap();
    while boxes[1].messages.is_empty() {
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    (t, ends, boxes, to)
}

/// Messages that were given up since the peer had ended MPI are no gap when it has begun again, and
/// one connection after the other breaks before it has heard so.
#[test]
fn what_was_given_up_is_told_until_the_peer_knows() {
    let (mut out, mut ended) = (Outbox::new(true), Vec::new());
    for _ in 0..2 {
        out.push([b"one", b"", b""], None, 3);
    }
    out.forget(&mut ended);
    out.push([b"next", b"", b""], None, 0);
    for _ in 0..3 {
        assert_eq!(out.rewind(&mut ended), (2, true, 0));
    }
    out.arrived(1, &mut ended).unwrap();
    assert_eq!(out.rewind(&mut ended), (2, true, 0), "it has said so long ago");
    out.arrived(2, &mut ended).unwrap();
    assert_eq!(out.rewind(&mut ended), (2, false, 0));
    out.written(4, &mut ended);
    assert_eq!(out.rewind(&mut ended), (2, false, 1));
    out.arrived(3, &mut ended).unwrap();
    assert!(out.is_kept(), "of this connection nothing is written yet");
    assert_eq!(out.rewind(&mut ended), (3, false, 0));
}

/// A process that computes for long after a break has not tried to mend it meanwhile.
#[test]
fn who_computes_when_a_connection_breaks_mends_it_later() {
    let (_, mut ends, mut boxes, to) = met();
    let (index, _) = ends[0].table.iter().next().unwrap();
    ends[0].end(index, TcpFault::Closed, &mut boxes[0]);
    assert_eq!(ends[0].mending.len(), 1);
    tick(1000 * SECOND);
    (0..200).for_each(|_| _ = ends[0].progress(&mut boxes[0]));
    ends[0].send_short(to, AmTag(0), b"more", &[]).unwrap();
    pass_until(&mut ends, &mut boxes[1], |_, inbox| inbox.messages.len() > 1);
}

/// A rank that is interrupted while it calls gives the call up; the other side has adopted the
/// connection, and tells nobody.
#[test]
fn a_connection_that_breaks_before_its_use_is_not_told() {
    for was_used in [true, false] {
        let (_, mut ends, mut boxes, to) = met();
        let (index, _) = ends[0].table.iter().next().unwrap();
        drop(ends[0].table.remove(index));
        ends[0].break_off(to, (TcpFault::Closed, was_used), &mut boxes[0]);
        let broken = |ends: &[Tcp]| ends[0].endpoints[0].broken.as_ref().unwrap().is_told();
        assert_eq!(broken(&ends), was_used);
        ends[0].endpoints[0].broken.as_mut().unwrap().again = 1;
        assert_eq!(broken(&ends), was_used, "a message was sent on it");
        ends[0].break_off(to, (TcpFault::Closed, false), &mut boxes[0]);
        assert!(broken(&ends), "it breaks again and again");
    }
}

/// Where both sides have called at once the messages of the peer may come on another connection,
/// and on this one no more than word that those to it have arrived.
#[test]
fn a_break_is_told_where_acknowledgements_alone_have_come() {
    let (_, mut ends, mut boxes, to) = met();
    let mut long = vec![3; 300_000];
    let lent = crate::conformance::slice_of(&mut long);
    let done = ends[0].send_zcopy(to, AmTag(0), b"long", lent, 7).unwrap();
    while !done && !boxes[0].completed.contains_key(&7) {
        for (end, inbox) in ends.iter_mut().zip(&mut boxes) {
            end.progress(inbox);
        }
    }
    let (index, _) = ends[0].table.iter().next().unwrap();
    ends[0].table.get_mut(index).unwrap().carries = false;
    ends[0].end(index, TcpFault::Closed, &mut boxes[0]);
    assert!(ends[0].endpoints[0].broken.as_ref().unwrap().is_told());
}

/// On a loaded machine it may be given up in one interrupt after the other, before it is of use.
#[test]
fn connections_that_interrupts_end_again_and_again_are_not_told() {
    let (_, mut ends, mut boxes, to) = met();
    let (index, _) = ends[0].table.iter().next().unwrap();
    drop(ends[0].table.remove(index));
    for _ in 0..BREAKS_MAX + 2 {
        ends[0].break_off(to, (TcpFault::Closed, false), &mut boxes[0]);
        while !ends[0].interrupt(&mut boxes[0]) {}
        ends[0].resume(Resume::Continue).unwrap();
        assert!(!ends[0].endpoints[0].broken.as_ref().unwrap().is_told());
        ends[0].mending.clear();
    }
    assert!(boxes[0].lost.is_empty());
    ends[0].send_short(to, AmTag(0), b"more", &[]).unwrap();
    pass_until(&mut ends, &mut boxes[1], |_, inbox| inbox.messages.len() > 1);
}

/// Interrupts explain no more than the connections that they end.
#[test]
fn a_peer_whose_connections_always_break_is_lost_whatever_is_interrupted() {
    let (_, mut ends, mut boxes, to) = met();
    let (index, _) = ends[0].table.iter().next().unwrap();
    drop(ends[0].table.remove(index));
    let times = |ends: &[Tcp]| ends[0].endpoints[0].broken.as_ref().map(|broken| broken.times);
    let mut interrupts = 0;
    while boxes[0].lost.is_empty() {
        // One of the four breaks while the rank is interrupted.
        (0..3).for_each(|_| ends[0].break_off(to, (TcpFault::Closed, false), &mut boxes[0]));
        if boxes[0].lost.is_empty() {
            while !ends[0].interrupt(&mut boxes[0]) {}
            let before = times(&ends);
            ends[0].break_off(to, (TcpFault::Closed, false), &mut boxes[0]);
            assert_eq!(times(&ends), before);
            ends[0].resume(Resume::Continue).unwrap();
            ends[0].mending.clear();
            interrupts += 1;
            assert_eq!(times(&ends), Some(2 * interrupts));
        }
    }
    assert_eq!(interrupts, BREAKS_MAX / 2 - 1);
}

/// What breaks again and again is called after a pause, also when there is something to send.
#[test]
fn who_sends_calls_no_sooner_than_the_pause_after_breaks() {
    let (_, mut ends, mut boxes, to) = met();
    let (index, _) = ends[0].table.iter().next().unwrap();
    ends[0].end(index, TcpFault::Closed, &mut boxes[0]);
    for _ in 0..9 {
        ends[0].mending.clear();
        ends[0].break_off(to, (TcpFault::Closed, true), &mut boxes[0]);
    }
    for _ in 0..200 {
        ends[0].send_short(to, AmTag(0), b"more", &[]).unwrap();
        ends[0].progress(&mut boxes[0]);
        assert!(matches!(ends[0].endpoints[0].route, Route::Idle));
    }
    tick(SECOND);
    pass_until(&mut ends, &mut boxes[1], |_, inbox| inbox.messages.len() > 200);
}

/// MPI ends in a peer that has not read all, the connection breaks, and MPI begins there again.
#[test]
fn what_a_peer_at_rest_has_not_read_comes_again() {
    let (_, mut ends, mut boxes, to) = met();
    ends[1].quiesce(&mut boxes[1]);
    let mut long = vec![3; 300_000];
    let lent = crate::conformance::slice_of(&mut long);
    ends[0].send_short(to, AmTag(0), b"short", &[]).unwrap();
    let done = ends[0].send_zcopy(to, AmTag(0), b"long", lent, 7).unwrap();
    while ends[0].open_connections() > 0 || !ends[0].endpoints[0].out.is_written() {
        ends[0].progress(&mut boxes[0]);
    }
    assert!(done || boxes[0].completed.contains_key(&7), "memory of the user is given back");
    long.fill(9);
    let (_, connection) = ends[1].table.iter().next().unwrap();
    os::break_off(connection.stream().as_fd());
    pass_until(&mut ends, &mut boxes[1], |_, inbox| inbox.messages.len() == 3);
    let messages: Vec<&[u8]> = boxes[1].messages.iter().map(|m| &m.2[..]).collect();
    assert_eq!(messages, [b"x", &b"short"[..], &[b"long", &[3; 300_000][..]].concat()]);
}

/// Memory that is kept is bounded, whatever is sent to a peer that computes.
#[test]
fn what_is_kept_is_bounded() {
    let (_, mut ends, mut boxes, to) = met();
    let (payload, mut bytes) = (vec![1; 60_000], 0);
    for _ in 0..10_000 {
        match ends[0].send_short(to, AmTag(0), &[], &payload) {
            Ok(()) => bytes += payload.len(),
            Err(SendError::NoResource) => _ = ends[0].progress(&mut boxes[0]),
            Err(e) => panic!("{e:?}"),
        }
    }
    assert!(bytes <= 8 << 20, "{bytes}");
    while boxes[1].messages.len() < 1 + bytes / payload.len() {
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
}

/// A peer that sends nothing back says what has come before its sender has no more room.
#[test]
fn little_that_may_be_kept_holds_up_nobody() {
    for (kept, len) in [("64k", 20_000), ("64k", 500_000), ("300k", 200_000), ("64k", 0)] {
        let set = [("btl_tcp_kept", kept), ("btl_tcp_eager_limit", "1M"), ("btl_tcp_queue", "2M")];
        let mut pair = pair(&set);
        let Reach::Yes(to) = pair.ends[0].add_peer(&peer(1)) else { panic!() };
        let (mut sent, mut inbox) = (0, Inbox::default());
        let payload = vec![7; len];
        for pass in 0.. {
            if inbox.messages.len() == 40 {
                break;
            }
            assert!(pass < 3_000_000, "{kept}, {len}: {sent} sent, {}", inbox.messages.len());
            if sent < 40 {
                sent += usize::from(pair.ends[0].send_short(to, AmTag(0), b"", &payload).is_ok());
            }
            pair.ends[0].progress(&mut Inbox::default());
            pair.ends[1].progress(&mut inbox);
        }
    }
}

/// A peer whose acceptor answers no more is tried for as long as the parameter says, and told with
/// the cause, its host and the time.
#[test]
fn a_peer_that_cannot_be_reached_again_is_lost_in_time() {
    let (t, mut ends, mut boxes, to) = met();
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    t[1].redirect(&[silent.local_addr().unwrap()]);
    drop(ends.pop());
    for _ in 0..29 {
        tick(SECOND);
        (0..100).for_each(|_| _ = ends[0].progress(&mut boxes[0]));
        assert!(boxes[0].lost.is_empty(), "{:?}", boxes[0].lost);
    }
    ends[0].send_short(to, AmTag(0), b"what is sent meanwhile waits", &[]).unwrap();
    while boxes[0].lost.is_empty() {
        tick(SECOND);
        ends[0].progress(&mut boxes[0]);
    }
    let why = boxes[0].lost[0].1.to_string();
    assert!(why.contains("closed the connection, and no new connection"), "{why}");
    assert!(why.contains("rank 1") && why.contains("host this") && why.contains("s:"), "{why}");
}

/// While the own network of a link is away its messages go over another one, and come back when it
/// is there; the other side follows.
#[test]
fn a_network_that_is_mended_gets_its_messages_back() {
    let (t, node) = (tables(2), node(1));
    let mut ends: Vec<Tcp> = t.iter().map(|table| open_tcp(node, table)).collect();
    ends.iter_mut().for_each(|end| end.config.now = || NOW.get());
    set_apart(&mut ends);
    // The first network of the first rank is away.
    let home = t[0].addresses();
    t[0].redirect(&[SocketAddr::from((Ipv4Addr::LOCALHOST, 1))]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = [0, 1].map(|me: usize| endpoint(&mut ends[me], 1 - me as u32));
    // The first end makes the connection.
    ends[0].send_short(to[0], AmTag(0), b"x", &[]).unwrap();
    while boxes[1].messages.is_empty() {
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    let mut talk = |ends: &mut [Tcp], times: usize| {
        for _ in 0..times {
            let before = [boxes[0].messages.len(), boxes[1].messages.len()];
            (0..2).for_each(|i| ends[i].send_short(to[i], AmTag(0), b"x", &[]).unwrap());
            while (0..2).any(|i| boxes[i].messages.len() == before[i]) {
                (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
            }
        }
        (0..200).for_each(|_| (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i])));
        assert!(boxes.iter().all(|b| b.lost.is_empty()));
    };
    let homes = |ends: &[Tcp]| {
        let is_primary = |tcp: &Tcp| {
            let Route::Up(index) = tcp.endpoints[0].route else { panic!("no connection") };
            let stream = tcp.table.get(index).unwrap().stream();
            stream.local_addr().unwrap().ip() != BESIDE
                && stream.peer_addr().unwrap().ip() != BESIDE
        };
        [is_primary(&ends[0]), is_primary(&ends[1])]
    };
    talk(&mut ends, 3);
    for _ in 0..60 {
        tick(SECOND);
        talk(&mut ends, 1);
        assert_eq!(homes(&ends), [false; 2]);
    }
    t[0].redirect(&home);
    for _ in 0..60 {
        tick(SECOND);
        talk(&mut ends, 1);
    }
    assert_eq!(homes(&ends), [true; 2]);
    assert!(ends[1].failovers.is_empty());
    talk(&mut ends, 10);
    assert!(ends.iter().all(|end| end.open_connections() == 1), "the other one is closed");
}

/// One rank talks with many, in turn, and they with it; few connections stay open.
#[test]
fn connections_that_rest_make_room_for_others() {
    const RANKS: usize = 24;
    let (t, node) = (tables(RANKS as u32), node(1));
    let mut ends: Vec<Tcp> = t.iter().map(|table| open_tcp(node, table)).collect();
    ends.iter_mut().for_each(|e| e.config.connections = 4);
    let mut boxes: Vec<Inbox> = ends.iter().map(|_| Inbox::default()).collect();
    let mut memory = vec![3; 400_000];
    let mut most = 0;
    for round in 0..4u8 {
        for rank in 1..RANKS {
            let to = endpoint(&mut ends[0], rank as u32);
            ends[0].send_short(to, AmTag(0), &[round], &[]).unwrap();
            let slice = crate::conformance::slice_of(&mut memory);
            let cookie = u64::from(round) * 1000 + rank as u64;
            assert!(!ends[0].send_zcopy(to, AmTag(1), &[round], slice, cookie).unwrap());
            let back = endpoint(&mut ends[rank], 0);
            ends[rank].send_short(back, AmTag(2), &[round], &[]).unwrap();
            let expected = 2 * (usize::from(round) + 1);
            while boxes[rank].messages.len() < expected || !boxes[0].completed.contains_key(&cookie)
            {
                (0..RANKS).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
            }
            (0..100).for_each(|_| (0..RANKS).for_each(|i| _ = ends[i].progress(&mut boxes[i])));
            most = most.max(ends[0].open_connections());
        }
    }
    assert!(most <= 2 * 4 + 2, "{most} connections are open");
    assert_eq!(boxes[0].messages.len(), 4 * (RANKS - 1));
    assert!(boxes.iter().all(|b| b.lost.is_empty()));
    for inbox in &boxes[1..] {
        let rounds: Vec<u8> = inbox.messages.iter().filter(|m| m.1 == 0).map(|m| m.2[0]).collect();
        assert_eq!(rounds, [0, 1, 2, 3]);
    }
}

/// Whoever has parted already knows nothing of a connection that came about meanwhile.
#[test]
fn an_interrupt_does_not_wait_for_ever_for_a_peer_that_does_not_answer() {
    let (t, node) = (tables(2), node(1));
    let mut ends: Vec<Tcp> = t.iter().map(|table| open_tcp(node, table)).collect();
    let to = endpoint(&mut ends[0], 1);
    let mut inbox = Inbox::default();
    ends[0].send_short(to, AmTag(0), b"1", &[]).unwrap();
    pass_until(&mut ends, &mut inbox, |_, inbox| inbox.messages.len() == 1);
    for number in 2..5 {
        let asked = NOW.get();
        while !ends[0].interrupt(&mut Inbox::default()) {
            assert!(NOW.get() - asked < SECOND, "it waits for ever");
            tick(SECOND / 100);
        }
        assert!(NOW.get() > asked, "the peer had time to answer");
        assert!(ends[0].table.iter().next().is_none());
        ends[0].resume(Resume::Continue).unwrap();
        ends[0].send_short(to, AmTag(0), number.to_string().as_bytes(), &[]).unwrap();
        pass_until(&mut ends, &mut inbox, |_, inbox| inbox.messages.len() == number);
    }
    let all: Vec<&[u8]> = inbox.messages.iter().map(|(_, _, bytes)| &bytes[..]).collect();
    assert_eq!(all, [b"1", b"2", b"3", b"4"]);
}
