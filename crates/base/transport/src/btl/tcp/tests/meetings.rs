//! How connections are made: by one side or both at once, to peers that compute, among strangers.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::AsRawFd;

use super::*;

/// `n` modules of one job.
fn job(n: u32) -> (Vec<&'static Table>, NodeSegment, Vec<Tcp>) {
    let (t, node) = (tables(n), node(1));
    let all = (0..n).map(|me| open_tcp(me, node, t[me as usize])).collect();
    (t, node, all)
}

/// The address that rank `proc` published.
fn address(t: &Table, proc: ProcId) -> SocketAddr {
    let a = links::decode(&t.lookup(proc, &modex_key(0)).unwrap(), None).unwrap()[0];
    (a.ip, a.port).into()
}

/// Publishes another address for a rank; the record that was there.
fn redirect(t: &Table, to: SocketAddr) -> Vec<u8> {
    let old = t.lookup(t.me, &modex_key(0)).unwrap();
    let wrong = Address { ip: to.ip(), port: to.port(), prefix: 8 };
    t.publish(&modex_key(0), &links::encode(&[wrong]));
    old
}

/// Passes enough for all that is due to be looked at.
fn passes(tcp: &mut Tcp, inbox: &mut Inbox) {
    (0..200).for_each(|_| _ = tcp.progress(inbox));
}

/// Bound against a hang, in passes.
const HANG: u32 = 5_000_000;

#[test]
fn both_sides_may_connect_at_once() {
    for round in 0..40u8 {
        let (_, _, mut ends) = job(2);
        let mut boxes = [Inbox::default(), Inbox::default()];
        let mut turn = u32::from(round);
        let mut random = move |n: u32| {
            turn = turn.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (turn >> 16) % n
        };
        let first = random(2) as usize;
        for end in [first, 1 - first] {
            let to = endpoint(&mut ends[end], 1 - end as u32);
            for i in 0..5 {
                ends[end].send_short(to, AmTag(0), &[round, i], &[]).unwrap();
            }
            for _ in 0..random(4) {
                let other = random(2) as usize;
                ends[other].progress(&mut boxes[other]);
            }
        }
        let open = |ends: &[Tcp]| ends.iter().map(Tcp::open_connections).collect::<Vec<_>>();
        for pass in 0.. {
            if boxes.iter().all(|b| b.messages.len() == 5) && open(&ends) == [1, 1] {
                break;
            }
            assert!(pass < HANG, "round {round}: {:?}", open(&ends));
            let end = random(2) as usize;
            ends[end].progress(&mut boxes[end]);
        }
        for inbox in &boxes {
            let numbers: Vec<u8> = inbox.messages.iter().map(|m| m.2[1]).collect();
            assert_eq!(numbers, [0, 1, 2, 3, 4]);
            assert!(inbox.lost.is_empty());
        }
    }
}

/// One side goes off to compute after any number of steps of the handshake, for longer than any
/// parameter says; the message that was taken arrives when it is back.
#[test]
fn a_peer_that_computes_is_waited_for() {
    for steps in 0..8 {
        for absent in 0..2usize {
            for both_send in [false, true] {
                let (_, _, mut ends) = job(2);
                let mut boxes = [Inbox::default(), Inbox::default()];
                for (me, end) in ends.iter_mut().enumerate().take(1 + usize::from(both_send)) {
                    let to = endpoint(end, 1 - me as u32);
                    end.send_short(to, AmTag(0), b"8 bytes.", &[]).unwrap();
                }
                for step in 0..steps {
                    ends[step % 2].progress(&mut boxes[step % 2]);
                }
                for _ in 0..100 {
                    tick(100 * SECOND);
                    passes(&mut ends[1 - absent], &mut boxes[1 - absent]);
                }
                let has_all = |b: &[Inbox; 2]| {
                    !b[1].messages.is_empty() && (!both_send || !b[0].messages.is_empty())
                };
                for pass in 0.. {
                    if has_all(&boxes) {
                        break;
                    }
                    assert!(pass < HANG, "lost after {steps} steps, {absent} was absent");
                    (0..2).for_each(|end| _ = ends[end].progress(&mut boxes[end]));
                }
                assert!(boxes.iter().all(|b| b.lost.is_empty()), "{:?}", boxes[0].lost);
                assert_eq!(boxes[1].messages[0].2, b"8 bytes.");
            }
        }
    }
}

/// All ranks but one connect to that one while it computes, more than there may be strangers.
#[test]
fn many_may_connect_at_once_to_one_that_computes() {
    let (_, _, mut all) = job(100);
    let mut boxes: Vec<Inbox> = all.iter().map(|_| Inbox::default()).collect();
    for me in 1..all.len() {
        let to = endpoint(&mut all[me], 0);
        all[me].send_short(to, AmTag(0), &(me as u32).to_le_bytes(), &[]).unwrap();
        passes(&mut all[me], &mut boxes[me]);
    }
    tick(3600 * SECOND);
    let n = all.len() - 1;
    for pass in 0.. {
        if boxes[0].messages.len() == n {
            break;
        }
        assert!(pass < HANG / 100, "{} of {n} came", boxes[0].messages.len());
        all.iter_mut().zip(&mut boxes).for_each(|(end, inbox)| _ = end.progress(inbox));
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()));
    let mut from: Vec<u32> = boxes[0].messages.iter().map(|m| m.0).collect();
    from.sort_unstable();
    assert!(from.iter().copied().eq(1..=n as u32));
}

/// Peers whose handshake stands still are no strangers: nobody takes their place.
#[test]
fn strangers_make_room_and_peers_stay() {
    let (t, _, mut all) = job(80);
    let mut inbox = Inbox::default();
    for (me, end) in all.iter_mut().enumerate().skip(1) {
        let to = endpoint(end, 0);
        end.send_short(to, AmTag(0), &[me as u8], &[]).unwrap();
    }
    passes(&mut all[0], &mut inbox);
    let crowd: Vec<TcpStream> =
        (0..100).map(|_| TcpStream::connect(address(t[0], 0)).unwrap()).collect();
    while all[0].strangers() < 64 {
        all[0].progress(&mut inbox);
    }
    for _ in 0..50 {
        passes(&mut all[0], &mut inbox);
        assert!(all[0].strangers() <= 64, "bounded in number");
    }
    for pass in 0.. {
        if inbox.messages.len() == 79 {
            break;
        }
        assert!(pass < HANG / 100, "{} of 79 came", inbox.messages.len());
        all[0].progress(&mut inbox);
        for end in &mut all[1..] {
            let mut own = Inbox::default();
            end.progress(&mut own);
            assert!(own.lost.is_empty(), "{:?}", own.lost);
        }
    }
    drop(crowd);
}

#[test]
fn strangers_are_turned_away_and_others_served() {
    let said = hawser_mca::report::capture();
    let t = tables(3);
    let node_a = node(1);
    let mut a = open_tcp(0, node_a, t[0]);
    let mut b = open_tcp(1, node_a, t[1]);
    // A process with another secret, and noise.
    let mut stranger = open_tcp(2, node(2), t[2]);
    let to = endpoint(&mut stranger, 0);
    stranger.send_short(to, AmTag(0), b"let me in", &[]).unwrap();
    let mut noise = TcpStream::connect(address(t[0], 0)).unwrap();
    noise.write_all(&[0xff; 4096]).unwrap();
    let mut silent = TcpStream::connect(address(t[0], 0)).unwrap();
    silent.write_all(b"HW").unwrap();
    let to = endpoint(&mut b, 0);
    b.send_short(to, AmTag(0), b"friend", &[]).unwrap();
    let (mut at_a, mut at_stranger) = (Inbox::default(), Inbox::default());
    while at_a.messages.is_empty() || at_stranger.lost.is_empty() {
        a.progress(&mut at_a);
        b.progress(&mut Inbox::default());
        stranger.progress(&mut at_stranger);
        tick(SECOND / 100);
    }
    assert_eq!(at_a.messages.len(), 1);
    assert_eq!(at_a.messages[0].2, b"friend");
    assert!(at_a.lost.is_empty(), "a stranger is no lost peer");
    let told = said.take();
    assert!(told.len() == 1 && told[0].contains("was refused"), "{told:?}");
    let mut rest = Vec::new();
    // Closed by the listener: the end of the stream, or a reset because of unread bytes.
    let _ = noise.read_to_end(&mut rest);
    assert!(rest.is_empty(), "nothing is told to noise");
}

/// A hello that waits is answered when the own attempt fails.
#[test]
fn a_failed_attempt_falls_back_to_the_other_sides() {
    let (t, _, mut ends) = job(2);
    // Where rank 1 seems to be there is somebody else, who closes.
    let wrong = TcpListener::bind("127.0.0.1:0").unwrap();
    let right = redirect(t[1], wrong.local_addr().unwrap());
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"down", &[]).unwrap();
    let (victim, _) = wrong.accept().unwrap();
    t[1].publish(&modex_key(0), &right);
    let to = endpoint(&mut ends[1], 0);
    ends[1].send_short(to, AmTag(0), b"up", &[]).unwrap();
    while ends[0].held_connections() == 0 {
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    drop(victim);
    while boxes.iter().any(|b| b.messages.is_empty()) {
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()));
}

/// Whoever is at the peer's address closes, for hours; the peer is alive, so it is tried again.
#[test]
fn a_peer_that_turns_connections_away_is_tried_again_as_long_as_it_is_alive() {
    let said = hawser_mca::report::capture();
    let (t, node, mut ends) = job(2);
    node.slot(1).set_phase(Phase::Running);
    let wrong = TcpListener::bind("127.0.0.1:0").unwrap();
    let right = redirect(t[1], wrong.local_addr().unwrap());
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"patience", &[]).unwrap();
    for _ in 0..100 {
        drop(wrong.accept().unwrap());
        passes(&mut ends[0], &mut boxes[0]);
        tick(2 * SECOND);
        passes(&mut ends[0], &mut boxes[0]);
    }
    let told = said.take();
    assert!(told.len() == 1 && told[0].contains("rank 1 has taken no connection"), "{told:?}");
    t[1].publish(&modex_key(0), &right);
    drop(wrong);
    while boxes[1].messages.is_empty() {
        tick(SECOND);
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()), "{:?}", boxes[0].lost);
}

#[test]
fn a_peer_without_an_address_is_waited_for_and_one_that_refuses_is_lost_in_time() {
    let (t, node) = (tables(2), node(1));
    let mut a = open_tcp(0, node, t[0]);
    let to = endpoint(&mut a, 1);
    assert!(matches!(a.send_short(to, AmTag(0), b"", b"x"), Err(SendError::NoResource)));
    drop(open_tcp(1, node, t[1]));
    node.slot(1).set_phase(Phase::Running);
    let mut inbox = Inbox::default();
    a.send_short(to, AmTag(0), b"", b"x").unwrap();
    for second in 0..29 {
        passes(&mut a, &mut inbox);
        assert!(inbox.lost.is_empty(), "{second} s: {:?}", inbox.lost);
        tick(SECOND);
    }
    for _ in 0..3 {
        tick(SECOND);
        passes(&mut a, &mut inbox);
    }
    assert_eq!(inbox.lost.len(), 1);
    assert!(inbox.lost[0].1.to_string().contains("btl_tcp_connect_timeout"), "{:?}", inbox.lost);
    assert!(matches!(a.send_short(to, AmTag(0), b"", b"x"), Err(SendError::Failed(_))));
}

#[test]
fn a_peer_that_has_left_is_lost_at_once() {
    let (t, node) = (tables(2), node(1));
    let mut a = open_tcp(0, node, t[0]);
    drop(open_tcp(1, node, t[1]));
    node.slot(1).set_phase(Phase::Finalized);
    let to = endpoint(&mut a, 1);
    let mut inbox = Inbox::default();
    // The refusal may come at once or with the next pass.
    let _ = a.send_short(to, AmTag(0), b"", b"x");
    while inbox.lost.is_empty() {
        a.progress(&mut inbox);
    }
    assert!(inbox.lost[0].1.to_string().contains("left MPI"), "{:?}", inbox.lost);
}

/// Nobody else would wake a process whose next attempt is due.
#[test]
fn a_sleeper_is_woken_when_an_attempt_is_due() {
    let (t, _, mut ends) = job(2);
    ends[0].config.now = clock::now_ns;
    let wrong = TcpListener::bind("127.0.0.1:0").unwrap();
    let right = redirect(t[1], wrong.local_addr().unwrap());
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"late", &[]).unwrap();
    drop(wrong.accept().unwrap());
    t[1].publish(&modex_key(0), &right);
    while boxes[1].messages.is_empty() {
        assert!(armed(&mut ends[0]).would_end(), "not woken");
        ends[0].progress(&mut boxes[0]);
        passes(&mut ends[1], &mut boxes[1]);
    }
}

/// What is taken before the connection is there is bounded, and sent in order when it is.
#[test]
fn frames_wait_for_a_connection_within_bounds() {
    let (_, _, mut ends) = job(2);
    let to = endpoint(&mut ends[0], 1);
    let mut taken = 0u32;
    while let Ok(()) = ends[0].send_short(to, AmTag(0), &taken.to_le_bytes(), &[]) {
        taken += 1;
        assert!(taken < 100_000, "not bounded");
    }
    let mut boxes = [Inbox::default(), Inbox::default()];
    while boxes[1].messages.len() < taken as usize {
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    let order = boxes[1].messages.iter().map(|m| u32::from_le_bytes(m.2[..4].try_into().unwrap()));
    assert!(order.eq(0..taken));
}

/// A process sends what it has taken before it rests, however long the peer computes.
#[test]
fn rest_waits_until_what_was_taken_is_sent() {
    let (_, node, mut ends) = job(2);
    node.slot(1).set_phase(Phase::Running);
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"last words", &[]).unwrap();
    let mut boxes = [Inbox::default(), Inbox::default()];
    for _ in 0..100 {
        assert!(!ends[0].quiesce(&mut boxes[0]), "the peer has not answered yet");
        tick(10 * SECOND);
    }
    let mut at_rest = false;
    while boxes[1].messages.is_empty() || !at_rest {
        at_rest = ends[0].quiesce(&mut boxes[0]);
        ends[1].progress(&mut boxes[1]);
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()));
}

const FEW: &str = "HAWSER_TEST_TCP_FEW_DESCRIPTORS";

/// Without descriptors the module neither spins nor turns peers away: they wait at the listener.
#[test]
fn want_of_descriptors_passes() {
    if std::env::var_os(FEW).is_none() {
        let status = Command::new("sh")
            .args(["-c", "ulimit -n 64 && exec \"$0\" \"$@\""])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "btl::tcp::tests::meetings::want_of_descriptors_passes"])
            .env(FEW, "1")
            .status()
            .unwrap();
        return assert!(status.success());
    }
    let said = hawser_mca::report::capture();
    let (_, _, mut ends) = job(2);
    let to = endpoint(&mut ends[1], 0);
    ends[1].send_short(to, AmTag(0), b"friend", &[]).unwrap();
    let mut boxes = [Inbox::default(), Inbox::default()];
    let mut all: Vec<std::fs::File> = Vec::new();
    while let Ok(file) = std::fs::File::open("/dev/null") {
        all.push(file);
    }
    passes(&mut ends[0], &mut boxes[0]);
    assert!(ends[0].listener_rests.is_some());
    let own = ends[0].table.to_watch();
    assert!(!os::wait_fds(&own, Some(std::time::Duration::ZERO)), "it would not sleep");
    assert!(ends[0].due().is_some(), "it would sleep for ever");
    let told = said.take();
    assert!(told.len() == 1 && told[0].contains("ulimit -n"), "{told:?}");
    drop(all);
    while boxes[0].messages.is_empty() {
        tick(SECOND / 10);
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()), "{:?}", boxes[1].lost);
}

/// A connection on which nobody is heard does not stand in the way of one that is.
#[test]
fn an_address_that_does_not_answer_is_asked_anew() {
    let (t, node, mut ends) = job(2);
    node.slot(1).set_phase(Phase::Running);
    // A listener whose queue is full does not answer. That of the standard library is short.
    let full = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = full.local_addr().unwrap();
    let mut crowd = Vec::new();
    loop {
        let stream = os::connect_start(None, &at, &os::Quality::default()).unwrap();
        let short = Some(std::time::Duration::from_millis(50));
        let made = os::wait_fds(&[(stream.as_raw_fd(), true)], short);
        crowd.push(stream);
        if !made {
            break;
        }
    }
    let right = redirect(t[1], at);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"heard", &[]).unwrap();
    for _ in 0..20 {
        tick(4 * SECOND);
        passes(&mut ends[0], &mut boxes[0]);
    }
    t[1].publish(&modex_key(0), &right);
    while boxes[1].messages.is_empty() {
        tick(SECOND);
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    assert!(boxes.iter().all(|b| b.lost.is_empty()), "{:?}", boxes[0].lost);
}
