//! How connections are made: by one side or both at once, to peers that compute, among addresses
//! that lead nowhere.

use std::net::TcpListener;
use std::os::fd::AsFd;
use std::sync::Barrier;

use hawser_os::socket;
use hawser_segment::wait::Watch;
use hawser_wireup::acceptor::{Collected, Contact};
use hawser_wireup::interjob::{InterjobConfig, Listening};
use hawser_wireup::names::{Name, NameTable};
use hawser_wireup::reception::Arrival;

use super::*;
use crate::conformance::slice_of;
use crate::tcp::state::Route;

/// `n` modules of one job.
fn job(n: u32) -> (Vec<&'static Table>, NodeSegment, Vec<Tcp>) {
    let (t, node) = (tables(n), node(1));
    let all = t.iter().map(|table| open_tcp(node, table)).collect();
    (t, node, all)
}

/// Passes enough for all that is due to be looked at.
fn passes(tcp: &mut Tcp, inbox: &mut Inbox) {
    (0..200).for_each(|_| _ = tcp.progress(inbox));
}

/// A pass that takes nothing from the acceptor.
fn progress_alone(tcp: &mut Tcp, inbox: &mut Inbox) {
    let due = tcp.collect_at.take();
    tcp.notifications = tcp.config.acceptor.notifications();
    tcp.progress(inbox);
    tcp.collect_at = due;
}

/// Again and again, until it is so.
fn until(mut is_so: impl FnMut() -> bool) {
    assert!((0..HANG).any(|_| is_so()), "it never is");
}

/// Bound against a hang, in passes.
const HANG: u32 = 5_000_000;

/// Two connections may be left: messages of each direction stay in order whatever happens when.
#[test]
fn both_sides_may_connect_at_once() {
    for round in 0..80u8 {
        let (_, _, mut ends) = job(2);
        let mut boxes = [Inbox::default(), Inbox::default()];
        let mut turn = u32::from(round);
        let mut random = move |n: u32| {
            turn = turn.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (turn >> 16) % n
        };
        let first = random(2) as usize;
        let mut sent = [0u8; 2];
        for end in [first, 1 - first] {
            let to = endpoint(&mut ends[end], 1 - end as u32);
            for i in 0..5 {
                ends[end].send_short(to, AmTag(0), &[round, i], &[]).unwrap();
                sent[end] += 1;
            }
            // In half of the rounds both calls are answered before either side looks at its
            // acceptor.
            for _ in 0..if round % 2 == 0 { random(4) } else { 0 } {
                let other = random(2) as usize;
                ends[other].progress(&mut boxes[other]);
            }
        }
        if round % 2 == 1 {
            for end in [first, 1 - first] {
                while ends[end].open_connections() == 0 {
                    ends[end].config.acceptor.notifications();
                    ends[end].look(&mut boxes[end]);
                }
            }
        }
        // More is sent while connections come up.
        for pass in 0.. {
            if boxes.iter().all(|b| b.messages.len() == 40) {
                break;
            }
            assert!(pass < HANG, "round {round}: {sent:?}");
            let end = random(2) as usize;
            ends[end].progress(&mut boxes[end]);
            if sent[end] < 40 {
                let to = endpoint(&mut ends[end], 1 - end as u32);
                let more = ends[end].send_short(to, AmTag(0), &[round, sent[end]], &[]);
                sent[end] += u8::from(more.is_ok());
            }
        }
        for inbox in &boxes {
            let numbers = inbox.messages.iter().map(|m| m.2[1]);
            assert!(numbers.eq(0..40));
            assert!(inbox.lost.is_empty());
        }
        if round % 2 == 1 {
            assert!(ends.iter().all(|e| e.open_connections() == 2), "both have come up");
        }
        // Both say bye on all of them, and nobody is lost.
        let mut rest = [false; 2];
        while rest != [true; 2] {
            for end in 0..2 {
                rest[end] |= ends[end].quiesce(&mut boxes[end]);
            }
        }
        while ends.iter().any(|e| e.open_connections() > 0) {
            (0..2).for_each(|end| _ = ends[end].progress(&mut boxes[end]));
        }
        assert!(boxes.iter().all(|b| b.lost.is_empty()), "{:?}", boxes[0].lost);
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

/// All ranks but one connect to that one while it computes, more than there may be unauthenticated
/// connections.
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

/// A process may end when what it has taken has reached the host of the peer, however long the peer
/// computes.
#[test]
fn what_was_taken_survives_the_end_of_its_sender() {
    let (_, _, mut ends) = job(2);
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"last words", &[]).unwrap();
    let mut boxes = [Inbox::default(), Inbox::default()];
    assert!(!ends[0].quiesce(&mut boxes[0]), "nobody has answered the call");
    while !ends[0].quiesce(&mut boxes[0]) {}
    assert!(boxes[0].lost.is_empty());
    drop(ends.remove(0));
    while boxes[1].messages.is_empty() {
        ends[0].progress(&mut boxes[1]);
    }
    assert_eq!(boxes[1].messages[0].2, b"last words");
    passes(&mut ends[0], &mut boxes[1]);
    assert!(boxes[1].lost.is_empty(), "it has said bye");
}

/// What a process of job `job` has of others.
fn interjob(job: u64, params: &Params) -> (&'static Interjob, &'static NameTable) {
    let names: &'static NameTable = Box::leak(Box::new(NameTable::new(job, 1)));
    let config = InterjobConfig {
        me: 0,
        names,
        choice: &Choice::of(params).unwrap(),
        quality: &quality(params),
        timeout_ns: 20 * SECOND,
        seat: None,
        cells: None,
    };
    (Box::leak(Box::new(Interjob::open(&config).unwrap())), names)
}

/// Processes of two jobs whose first messages cross answer each other while they send. One that is
/// kept from its CPU for longer than the other one waits answers too late: they try again.
#[test]
fn processes_of_two_jobs_that_call_each_other_both_get_through() {
    let both_are_open = |round: u8, params: &'static Params| {
        let (one, other) = (interjob(1, params), interjob(2, params));
        let key = Credential { job: 70, secret: [round; 32] };
        let start = Barrier::new(2);
        let send = |(jobs, names): (&'static Interjob, &'static NameTable), job, at: &Listening| {
            let to = Name { job, rank: 0 };
            jobs.introduce(&key, vec![(to, at.clone())]).unwrap();
            let mut tcp = Tcp::new(config_for_jobs((0, 1), params, jobs)).unwrap();
            let to = endpoint(&mut tcp, names.known(to).unwrap());
            start.wait();
            tcp.send_short(to, AmTag(0), b"first", &[]).unwrap();
            start.wait();
            tcp.open_connections() > 0
        };
        let (at_one, at_other) = (one.0.listening(), other.0.listening());
        std::thread::scope(|scope| {
            let first = scope.spawn(|| send(one, 2, &at_other));
            send(other, 1, &at_one) & first.join().unwrap()
        })
    };
    for tls in ["0", "1"] {
        let params = Box::leak(Box::new(params(&[("net_tls", tls)])));
        assert!((0..50).any(|round| both_are_open(round, params)), "encrypted: {tls}");
    }
}

/// A message to a process of another job that computes holds its sender up for a moment, but not
/// where the contact was begun before.
#[test]
fn a_contact_that_was_begun_holds_nothing_up() {
    let params = params(&[]);
    let (one, others) = (interjob(1, &params), [2, 3].map(|job| interjob(job, &params)));
    let key = Credential { job: 70, secret: [7; 32] };
    let names = [2, 3].map(|job| Name { job, rank: 0 });
    let at = names.iter().zip(&others).map(|(name, other)| (*name, other.0.listening()));
    one.0.introduce(&key, at.collect()).unwrap();
    let mut tcp = Tcp::new(config_for_jobs((0, 1), &params, one.0)).unwrap();
    let [first, second] = names.map(|name| endpoint(&mut tcp, one.1.known(name).unwrap()));
    let unused = format!("{:?}", tcp.patience);
    tcp.begin_contact(first);
    tcp.send_short(first, AmTag(0), b"news", &[]).unwrap();
    assert_eq!(format!("{:?}", tcp.patience), unused);
    tcp.send_short(second, AmTag(0), b"data", &[]).unwrap();
    assert_ne!(format!("{:?}", tcp.patience), unused);
}

/// What the processes of jobs 1 and 2 are called by the other one.
const NAMES: [Name; 2] = [Name { job: 2, rank: 0 }, Name { job: 1, rank: 0 }];

/// The processes of jobs 1 and 2 meet.
fn introduce(one: &Interjob, other: &Interjob, key: &Credential) {
    let at = [other.listening(), one.listening()];
    for (jobs, (name, at)) in [one, other].into_iter().zip(NAMES.into_iter().zip(at)) {
        jobs.introduce(key, vec![(name, at)]).unwrap();
    }
}

/// A thread says whom it waits for, and the last group with that process has ended when another one
/// watches over it: nobody is lost, and they meet again.
#[test]
fn who_is_known_no_more_is_left_alone_until_they_meet_again() {
    let params = Box::leak(Box::new(params(&[])));
    let (one, other) = (interjob(1, params), interjob(2, params));
    let meet = |key: &Credential| introduce(one.0, other.0, key);
    meet(&Credential { job: 70, secret: [1; 32] });
    let mut ends =
        [one, other].map(|(jobs, _)| Tcp::new(config_for_jobs((0, 1), params, jobs)).unwrap());
    let known = one.1.known(NAMES[0]).unwrap();
    let to = endpoint(&mut ends[0], known);
    one.0.forget_unused(std::iter::once(known));
    let mut boxes = [Inbox::default(), Inbox::default()];
    ends[0].watch_over(to);
    ends[0].mending.push((to, 0));
    for _ in 0..10 {
        ends[0].progress(&mut boxes[0]);
    }
    assert!(boxes[0].lost.is_empty(), "{:?}", boxes[0].lost);
    assert!(ends[0].mending.is_empty(), "nobody waits for it");
    meet(&Credential { job: 71, secret: [2; 32] });
    while ends[0].send_short(to, AmTag(0), b"again", &[]).is_err() {
        ends[0].progress(&mut boxes[0]);
    }
    until(|| {
        for (end, inbox) in ends.iter_mut().zip(&mut boxes) {
            end.progress(inbox);
        }
        !boxes[1].messages.is_empty()
    });
    assert!(boxes.iter().all(|inbox| inbox.lost.is_empty()));
}

/// A process is called by the key of a meeting that it has forgotten, and both meet again before it
/// has answered: it is called by the new key.
#[test]
fn a_call_by_the_key_of_an_earlier_meeting_is_made_anew() {
    let params = Box::leak(Box::new(params(&[])));
    let (one, other) = (interjob(1, params), interjob(2, params));
    let meet = |key: &Credential| introduce(one.0, other.0, key);
    let forget = || {
        for ((jobs, table), name) in [one, other].into_iter().zip(NAMES) {
            jobs.forget_unused(table.known(name).into_iter());
        }
    };
    meet(&Credential { job: 70, secret: [1; 32] });
    let mut ends =
        [one, other].map(|(jobs, _)| Tcp::new(config_for_jobs((0, 1), params, jobs)).unwrap());
    let to = endpoint(&mut ends[0], one.1.known(NAMES[0]).unwrap());
    ends[0].watch_over(to);
    assert!(matches!(ends[0].endpoints[to.0 as usize].route, Route::Seeking));
    forget();
    meet(&Credential { job: 71, secret: [2; 32] });
    let mut boxes = [Inbox::default(), Inbox::default()];
    ends[0].send_short(to, AmTag(0), b"again", &[]).unwrap();
    until(|| {
        for (end, inbox) in ends.iter_mut().zip(&mut boxes) {
            end.progress(inbox);
        }
        assert!(boxes.iter().all(|inbox| inbox.lost.is_empty()), "{:?}", boxes[0].lost);
        !boxes[1].messages.is_empty()
    });
}

/// The acceptor of a rank that knows no other process any more.
struct Released(&'static dyn Acceptor);

impl Acceptor for Released {
    fn contact(&self, _rank: u32) -> Contact {
        Contact::Nowhere("no communicator with it is left".into())
    }
    fn notifications(&self) -> u32 {
        self.0.notifications()
    }
    fn collect(&self) -> Collected {
        self.0.collect()
    }
    fn take(&self, channel: Option<u32>, index: u16, of: u16) -> Option<Arrival> {
        self.0.take(channel, index, of)
    }
    fn arm(&self, watch: &mut Watch) {
        self.0.arm(watch);
    }
}

/// Two encrypted ends of which one has called the other, with a message, and no keys are agreed on
/// yet; then the first knows nobody any more.
fn released(caller: usize) -> Vec<Tcp> {
    let (t, node, params) = (tables(2), node(1), params(&[("net_tls", "1")]));
    let open = |table: &&'static Table| {
        table.join(&node, &params);
        open_modules(&context(table.me, node, *table, &params)).unwrap().remove(0)
    };
    let mut ends: Vec<Tcp> = t.iter().map(open).collect();
    let mut inbox = Inbox::default();
    let to = endpoint(&mut ends[caller], 1 - caller as u32);
    ends[caller].send_short(to, AmTag(0), b"last words", &[]).unwrap();
    while ends.iter().any(|end| end.open_connections() == 0) {
        ends[caller].progress(&mut inbox);
        ends[1 - caller].take_arrivals();
    }
    ends[0].config.acceptor = Box::leak(Box::new(Released(t[0].acceptor)));
    ends
}

/// `MPI_Comm_disconnect` of the peer waits for it.
#[test]
fn what_was_said_to_a_process_of_another_job_reaches_it_after_all() {
    let mut ends = released(0);
    let mut boxes = [Inbox::default(), Inbox::default()];
    for _ in 0..100 {
        assert!(!ends[0].quiesce(&mut boxes[0]), "it waits for keys");
    }
    while !ends[0].quiesce(&mut boxes[0]) {
        ends[1].progress(&mut boxes[1]);
    }
    assert!(boxes[0].lost.is_empty());
    drop(ends.remove(0));
    while boxes[1].messages.is_empty() {
        assert!(boxes[1].lost.is_empty(), "{:?}", boxes[1].lost);
        ends[0].progress(&mut boxes[1]);
    }
    assert_eq!(boxes[1].messages[0].2, b"last words");
}

/// Should the process end before, a frame of the peer would be answered by a reset, and its kernel
/// throws away what the peer's has not taken. A peer that reads nothing is not waited for for long.
#[test]
fn what_was_said_to_a_process_of_another_job_is_taken_before_the_end() {
    for reads in [true, false] {
        let (t, _, mut ends) = job(2);
        let mut boxes = [Inbox::default(), Inbox::default()];
        let to = endpoint(&mut ends[0], 1);
        ends[0].send_short(to, AmTag(0), b"first words", &[]).unwrap();
        while boxes[1].messages.is_empty() {
            ends[0].progress(&mut boxes[0]);
            ends[1].progress(&mut boxes[1]);
        }
        // Until the peer's kernel takes no more.
        let payload = vec![1; 32 << 10];
        let untaken = |end: &Tcp| {
            let mut all = end.table.iter();
            all.any(|(_, c)| socket::untaken_bytes(c.stream().as_fd()) > 0)
        };
        while !(0..1000).all(|_| untaken(&ends[0])) {
            ends[0].send_short(to, AmTag(0), b"", &payload).unwrap();
            ends[0].progress(&mut boxes[0]);
        }
        ends[0].config.acceptor = Box::leak(Box::new(Released(t[0].acceptor)));
        for _ in 0..100 {
            assert!(!ends[0].quiesce(&mut boxes[0]), "its kernel has not taken all");
        }
        if reads {
            while !ends[0].quiesce(&mut boxes[0]) {
                ends[1].progress(&mut boxes[1]);
            }
        } else {
            tick(SECOND);
            assert!((0..100).any(|_| ends[0].quiesce(&mut boxes[0])));
        }
        assert!(boxes[0].lost.is_empty());
    }
}

#[test]
fn nobody_waits_for_the_keys_of_a_process_to_which_nothing_more_is_said() {
    let mut ends = released(1);
    let mut near = Inbox::default();
    // Its kernel takes what was said.
    assert!((0..HANG).any(|_| ends[0].quiesce(&mut near)));
}

#[test]
fn a_peer_without_an_address_is_waited_for_and_one_that_refuses_is_lost_in_time() {
    let (t, node) = (tables(2), node(1));
    let mut a = open_tcp(node, t[0]);
    let to = endpoint(&mut a, 1);
    assert!(matches!(a.send_short(to, AmTag(0), b"", b"x"), Err(SendError::NoResource)));
    t[1].redirect(&[TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()]);
    let mut inbox = Inbox::default();
    a.send_short(to, AmTag(0), b"", b"x").unwrap();
    for second in 0..29 {
        tick(SECOND);
        passes(&mut a, &mut inbox);
        assert!(inbox.lost.is_empty(), "{second} s: {:?}", inbox.lost);
    }
    for _ in 0..3 {
        tick(SECOND);
        passes(&mut a, &mut inbox);
    }
    assert_eq!(inbox.lost.len(), 1);
    let why = inbox.lost[0].1.to_string();
    assert!(why.contains("rank 1") && why.contains("firewall?"), "{why}");
    assert!(matches!(a.send_short(to, AmTag(0), b"", b"x"), Err(SendError::Failed(_))));
}

/// Whoever calls in for somebody who has given it up finds no ear, and nobody is told twice.
#[test]
fn a_lost_peer_stays_lost() {
    let (t, _, mut ends) = job(2);
    let right = t[1].addresses();
    t[1].redirect(&[TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()]);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"x", &[]).unwrap();
    while boxes[0].lost.is_empty() {
        tick(SECOND);
        ends[0].progress(&mut boxes[0]);
    }
    t[1].redirect(&right);
    let to = endpoint(&mut ends[1], 0);
    ends[1].send_short(to, AmTag(0), b"y", &[]).unwrap();
    while boxes[1].lost.is_empty() {
        tick(SECOND);
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
    }
    assert!(boxes[0].messages.is_empty() && boxes[0].lost.len() == 1);
}

/// Nobody else would wake a process whose next attempt is due.
#[test]
fn a_sleeper_is_woken_when_an_attempt_is_due() {
    let (t, _, mut ends) = job(2);
    ends[0].config.now = clock::now_ns;
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    t[1].redirect(&[&[silent.local_addr().unwrap()], &t[1].addresses()[..]].concat());
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"late", &[]).unwrap();
    while boxes[1].messages.is_empty() {
        assert!(armed(&mut ends[0]).would_end(), "not woken");
        ends[0].progress(&mut boxes[0]);
        passes(&mut ends[1], &mut boxes[1]);
    }
}

/// A process that sleeps is woken by a notification alone.
#[test]
fn a_notification_ends_a_sleep() {
    let (_, _, mut ends) = job(2);
    let mut boxes = [Inbox::default(), Inbox::default()];
    passes(&mut ends[1], &mut boxes[1]);
    assert!(!armed(&mut ends[1]).is_ready());
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"notify", &[]).unwrap();
    while ends[0].open_connections() == 0 {
        ends[0].progress(&mut boxes[0]);
    }
    while !armed(&mut ends[1]).is_ready() {
        ends[0].progress(&mut boxes[0]);
    }
    passes(&mut ends[1], &mut boxes[1]);
    assert!(!armed(&mut ends[1]).is_ready());
}

/// MPI ends and begins again in both, over and over, while connections of the last time are still
/// about: nobody is lost, and nothing is.
#[test]
fn processes_meet_again_and_again() {
    for seed in 0..40u32 {
        let (_, _, mut ends) = job(2);
        let mut boxes = [Inbox::default(), Inbox::default()];
        let mut turn = seed;
        let mut random = move |n: u32| {
            turn = turn.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (turn >> 16) % n
        };
        for cycle in 0..20u8 {
            let mut sent = [0u8; 2];
            let enough =
                |b: &[Inbox; 2]| b.iter().all(|b| b.messages.len() == 3 * (usize::from(cycle) + 1));
            for pass in 0.. {
                if enough(&boxes) {
                    break;
                }
                assert!(pass < HANG, "seed {seed}, cycle {cycle}: {sent:?}");
                let end = random(2) as usize;
                if sent[end] < 3 && random(3) == 0 {
                    let to = endpoint(&mut ends[end], 1 - end as u32);
                    let more = ends[end].send_short(to, AmTag(0), &[cycle, sent[end]], &[]);
                    sent[end] += u8::from(more.is_ok());
                }
                match random(4) {
                    0 => _ = ends[end].config.acceptor.notifications(),
                    1 => _ = ends[end].look(&mut boxes[end]),
                    _ => _ = ends[end].progress(&mut boxes[end]),
                }
            }
            let mut rest = [false; 2];
            while rest != [true; 2] {
                let end = random(2) as usize;
                rest[end] = rest[end] || ends[end].quiesce(&mut boxes[end]);
            }
            assert!(
                boxes.iter().all(|b| b.lost.is_empty()),
                "seed {seed}, cycle {cycle}: {:?} {:?}",
                boxes[0].lost,
                boxes[1].lost
            );
        }
    }
}

/// A process proves its own call before it sees that the peer's has come: the peer takes both
/// connections for open, so both stay.
#[test]
fn a_call_that_is_proved_stays_when_the_other_comes_first() {
    let (_, _, mut ends) = job(2);
    let mut boxes = [Inbox::default(), Inbox::default()];
    for (me, end) in (0..).zip(&mut ends) {
        let to = endpoint(end, 1 - me);
        end.send_short(to, AmTag(0), &[me as u8], &[]).unwrap();
    }
    while ends[1].open_connections() == 0 {
        ends[1].config.acceptor.notifications();
        ends[1].look(&mut boxes[1]);
    }
    while ends[0].caller.as_ref().is_some_and(|c| !c.is_empty()) {
        ends[0].config.acceptor.notifications();
        ends[0].caller.as_mut().unwrap().handle_events(1).unwrap();
    }
    while boxes.iter().any(|b| b.messages.is_empty()) || ends[1].open_connections() < 2 {
        (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
        assert!(boxes.iter().all(|b| b.lost.is_empty()), "{:?}", boxes[1].lost);
    }
    (0..2).for_each(|i| passes(&mut ends[i], &mut boxes[i]));
    assert!(boxes.iter().all(|b| b.lost.is_empty()), "{:?}", boxes[1].lost);
    assert_eq!(ends[0].open_connections(), 2);
}

/// Two call each other; one answers a message on its own connection, says bye and ends before the
/// other has taken that connection. What was said on it, that the message has come, counts: there
/// is nothing to be sent again, and nobody is lost.
#[test]
fn who_has_answered_on_another_connection_and_ended_is_not_lost() {
    let (t, _, mut ends) = job(2);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = endpoint(&mut ends[0], 1);
    ends[0].send_short(to, AmTag(0), b"question", &[]).unwrap();
    let back = endpoint(&mut ends[1], 0);
    ends[1].begin_contact(back);
    for (end, inbox) in ends.iter_mut().zip(&mut boxes) {
        until(|| {
            progress_alone(end, inbox);
            end.open_connections() > 0
        });
    }
    ends[1].collect_at = Some(0);
    until(|| {
        progress_alone(&mut ends[0], &mut boxes[0]);
        ends[1].progress(&mut boxes[1]);
        !boxes[1].messages.is_empty()
    });
    ends[1].send_short(back, AmTag(0), b"answer", &[]).unwrap();
    until(|| ends[1].quiesce(&mut boxes[1]));
    drop(ends.remove(1));
    t[1].redirect(&[]);
    // Its bye on the connection that carried the question.
    until(|| {
        progress_alone(&mut ends[0], &mut boxes[0]);
        ends[0].open_connections() == 0
    });
    assert!(boxes[0].messages.is_empty());
    ends[0].collect_at = Some(0);
    until(|| {
        ends[0].progress(&mut boxes[0]);
        !boxes[0].messages.is_empty()
    });
    for _ in 0..100 {
        tick(SECOND);
        passes(&mut ends[0], &mut boxes[0]);
    }
    assert!(boxes[0].lost.is_empty(), "{:?}", boxes[0].lost);
    assert_eq!(boxes[0].messages[0].2, b"answer");
}

/// A copied message tells of the rate, too: what the kernel tells of it may be that of a burst
/// which a queue on the way has swallowed. The peer has a connection of its own making.
#[test]
fn a_path_is_measured_by_copied_messages() {
    let (_, _, mut ends) = job(2);
    let mut boxes = [Inbox::default(), Inbox::default()];
    let to = endpoint(&mut ends[0], 1);
    for (end, peer) in [(0, 1), (1, 0)] {
        let to = endpoint(&mut ends[end], peer);
        ends[end].send_short(to, AmTag(0), b"first", &[]).unwrap();
    }
    for (end, inbox) in ends.iter_mut().zip(&mut boxes) {
        while end.open_connections() == 0 {
            end.config.acceptor.notifications();
            end.look(inbox);
        }
    }
    let mut memory = vec![7u8; 64 << 10];
    let slice = slice_of(&mut memory);
    let told = |ends: &[Tcp]| !ends[0].endpoints[0].out.is_kept();
    for sent in 1.. {
        for pass in 0.. {
            if boxes[1].messages.len() == sent && (sent == 1 || told(&ends)) {
                break;
            }
            assert!(pass < HANG, "message {sent} is not acknowledged");
            (0..2).for_each(|i| _ = ends[i].progress(&mut boxes[i]));
        }
        let rate = ends[0].path(to).unwrap().rate;
        if (1_000_000..20_000_000).contains(&rate) {
            break;
        }
        assert!(sent < 200, "{rate} bytes/s");
        ends[0].send_zcopy(to, AmTag(0), &[], slice, 0).unwrap();
        // It is under way for that long.
        tick(10_000_000);
    }
    assert_eq!(ends[0].open_connections(), 2);
}
