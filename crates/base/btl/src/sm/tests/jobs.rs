//! Memory between processes of two jobs: the contract, order over several segments, and ends.

use hawser_os::socket::Quality;
use hawser_segment::wait::{Source, Waiter, Watch};
use hawser_wireup::handshake::Credential;
use hawser_wireup::interjob::{
    Counting, HostGroup, Interjob, InterjobConfig, Seat, UnusedSegment, host_group,
};
use hawser_wireup::names::{Name, NameTable};
use hawser_wireup::reception::interfaces::Choice;

use super::*;
use crate::sm::Jobs;

/// One process of a job of one.
struct Side {
    name: Name,
    names: &'static NameTable,
    jobs: &'static Interjob,
}

impl Side {
    fn new(job: u64) -> Side {
        Side::at(job, Seat { segment: u32::MAX, domain: 0 })
    }

    fn at(job: u64, seat: Seat) -> Side {
        let words = [("net_if_include", "lo")];
        let names: &'static NameTable = Box::leak(Box::new(NameTable::new(job, 1)));
        let config = InterjobConfig {
            me: 0,
            names,
            choice: &Choice::of(&params(&words)).unwrap(),
            quality: &Quality::default(),
            timeout_ns: 1_000_000_000,
            seat: Some(seat),
            cells: None,
        };
        let jobs: &'static Interjob = Box::leak(Box::new(Interjob::open(&config).unwrap()));
        Side { name: Name { job, rank: 0 }, names, jobs }
    }

    fn module(&self) -> Jobs {
        let params: &'static Params = Box::leak(Box::new(params(&[])));
        Jobs::new(node(1), params, self.jobs)
    }

    fn peer(&self, other: &Side) -> Peer {
        let at = self.names.known(other.name).unwrap().into();
        Peer { at, node: 0, local: None }
    }
}

/// The two know each other from now on, with a key of this number, and share memory.
fn meet(number: u64, a: &Side, b: &Side) {
    let [(first, made), (second, joined)] = mapped(number, a, b);
    a.jobs.share(&first, made);
    b.jobs.share(&second, joined);
}

/// The same, and both have mapped the memory, and do not know yet that the other one has.
fn mapped(number: u64, a: &Side, b: &Side) -> [(HostGroup, UnusedSegment); 2] {
    let key = Credential { job: number, secret: [number as u8; 32] };
    let said = [a, b].map(|side| (side.name, side.jobs.introduction()));
    let all = [(said[0].0, &said[0].1), (said[1].0, &said[1].1)];
    for (side, (name, of)) in [(a, &said[1]), (b, &said[0])] {
        side.jobs.introduce(&key, vec![(*name, of.listening.clone())]).unwrap();
        side.jobs.retain([side.names.known(*name).unwrap()].into_iter());
        side.jobs.forget_unused([side.names.known(*name).unwrap()].into_iter());
    }
    let shares = |side: &Side| -> HostGroup {
        host_group(&key, &all, side.name).expect("one host").expect("both are in it")
    };
    let (first, second) = (shares(a), shares(b));
    assert_eq!(first.maker(), Some(a.name), "the test names the lower one first");
    let made = a.jobs.make(&first).unwrap();
    assert!(b.jobs.make(&second).is_none(), "one makes it");
    let joined = b.jobs.join(&second, &made.offer()).unwrap();
    [(first, made), (second, joined)]
}

fn pair() -> Pair {
    let (a, b) = (Side::new(1), Side::new(2));
    meet(71, &a, &b);
    Pair {
        ends: vec![Box::new(a.module()), Box::new(b.module())],
        peers: vec![a.peer(&b), b.peer(&a)],
    }
}

#[test]
fn it_keeps_the_contract_between_jobs() {
    check_all(pair);
}

fn number(inbox: &Inbox, at: usize) -> u32 {
    let (.., message) = &inbox.messages[at];
    u32::from_le_bytes(message[..4].try_into().unwrap())
}

fn say(end: &mut Jobs, to: EndpointId, number: u32, len: usize) {
    let payload = vec![number as u8; len];
    end.send_short(to, AmTag(3), &number.to_le_bytes(), &payload).unwrap();
}

/// A sender that meets the receiver again goes on in the new segment; the receiver reads the old
/// one to its end before.
#[test]
fn messages_stay_in_order_over_segments() {
    let (a, b) = (Side::new(1), Side::new(2));
    meet(71, &a, &b);
    let (mut x, mut y) = (a.module(), b.module());
    let Reach::Yes(to) = x.add_peer(&a.peer(&b)) else { panic!("it is reached") };
    let mut inbox = Inbox::default();
    let mut sent = 0;
    for meeting in 72..76 {
        for len in [0, 200, 9000, 30] {
            say(&mut x, to, sent, len);
            sent += 1;
        }
        meet(meeting, &a, &b);
    }
    say(&mut x, to, sent, 5);
    for _ in 0..100 {
        y.progress(&mut inbox);
    }
    assert_eq!(inbox.messages.len(), sent as usize + 1);
    assert!((0..inbox.messages.len()).all(|at| number(&inbox, at) == at as u32));
    assert_eq!(y.segments(), 1, "what nobody sends through any more is unmapped");
}

/// A segment that something else uses stays mapped when nobody sends through it any more.
#[test]
fn a_segment_that_is_held_stays() {
    let (a, b) = (Side::new(1), Side::new(2));
    meet(71, &a, &b);
    let (mut x, mut y) = (a.module(), b.module());
    let Reach::Yes(to) = x.add_peer(&a.peer(&b)) else { panic!("it is reached") };
    let both = [0, b.names.known(a.name).unwrap()];
    let held = b.jobs.hold(&both).expect("it is mapped");
    assert_eq!((held.meeting(), both.map(|proc| held.slot(proc))), (71, [Some(1), Some(0)]));
    assert!(b.jobs.hold(&[0, 77]).is_none());
    meet(72, &a, &b);
    assert_eq!(b.jobs.hold(&both).map(|newest| newest.meeting()), Some(72));
    let mut inbox = Inbox::default();
    say(&mut x, to, 0, 5);
    (0..100).for_each(|_| _ = y.progress(&mut inbox));
    assert_eq!((inbox.messages.len(), y.segments()), (1, 2));
    drop(held);
    (0..10).for_each(|_| _ = y.progress(&mut inbox));
    assert_eq!(y.segments(), 1);
    // One that carries no messages lives as long as it is held.
    let [(_, made), (shares, joined)] = mapped(73, &a, &b);
    let held = b.jobs.share_without_messages(&shares, joined).expect("it is mapped");
    (0..10).for_each(|_| _ = y.progress(&mut inbox));
    assert_eq!((held.meeting(), y.segments()), (73, 2));
    say(&mut x, to, 1, 5);
    (0..10).for_each(|_| _ = y.progress(&mut inbox));
    assert_eq!(inbox.messages.len(), 2);
    drop((held, made));
    (0..10).for_each(|_| _ = y.progress(&mut inbox));
    assert_eq!(y.segments(), 1);
}

/// Two threads of each process meet the other one at the same time, and each side learns of the
/// segments in another order.
#[test]
fn nothing_is_lost_where_segments_come_in_unlike_orders() {
    let (a, b) = (Side::new(1), Side::new(2));
    let (older, newer) = (mapped(71, &a, &b), mapped(72, &a, &b));
    let [(a_older, made), (b_older, joined)] = older;
    let [(a_newer, made_later), (b_newer, joined_later)] = newer;
    let (mut x, mut y) = (a.module(), b.module());
    let (mut at_x, mut at_y) = (Inbox::default(), Inbox::default());
    a.jobs.share(&a_older, made);
    let Reach::Yes(to_y) = x.add_peer(&a.peer(&b)) else { panic!("it is reached") };
    say(&mut x, to_y, 0, 9);
    b.jobs.share(&b_newer, joined_later);
    let Reach::Yes(to_x) = y.add_peer(&b.peer(&a)) else { panic!("it is reached") };
    say(&mut y, to_x, 0, 9);
    a.jobs.share(&a_newer, made_later);
    say(&mut x, to_y, 1, 9);
    (0..50).for_each(|_| _ = x.progress(&mut at_x) + y.progress(&mut at_y));
    b.jobs.share(&b_older, joined);
    say(&mut y, to_x, 1, 9);
    say(&mut x, to_y, 2, 9);
    (0..100).for_each(|_| _ = x.progress(&mut at_x) + y.progress(&mut at_y));
    let all = |inbox: &Inbox| {
        let mut numbers: Vec<u32> = (0..inbox.messages.len()).map(|i| number(inbox, i)).collect();
        numbers.sort_unstable();
        numbers
    };
    assert_eq!((all(&at_x), all(&at_y)), (vec![0, 1], vec![0, 1, 2]));
}

/// A sender whose ring in the old segment was never read is not overtaken by itself: also where the
/// receiver polls the new segment first.
#[test]
fn a_ring_that_was_not_found_yet_is_read_before_those_of_newer_segments() {
    let [a, b, c] = [1, 2, 3].map(Side::new);
    meet(71, &a, &b);
    let (mut x, mut y) = (a.module(), b.module());
    let Reach::Yes(to) = x.add_peer(&a.peer(&b)) else { panic!("it is reached") };
    // The segment with the last message, which is polled first, lies between those of the sender:
    // the rotation goes on from there to the newest.
    meet(72, &b, &c);
    let mut z = c.module();
    let Reach::Yes(other) = z.add_peer(&c.peer(&b)) else { panic!("it is reached") };
    let mut inbox = Inbox::default();
    say(&mut z, other, 7, 1);
    until(&mut y, &mut inbox, |_, inbox| !inbox.messages.is_empty());
    inbox.messages.clear();
    say(&mut x, to, 0, 1);
    meet(73, &a, &b);
    say(&mut x, to, 1, 1);
    for _ in 0..100 {
        y.progress(&mut inbox);
    }
    assert_eq!(inbox.messages.len(), 2);
    assert!((0..2).all(|at| number(&inbox, at) == at as u32));
}

/// More segments than a pass polls.
#[test]
fn a_sweep_delivers_from_all_segments() {
    let b = Side::new(100);
    let mut y = b.module();
    let others: Vec<Side> = (1..20).map(Side::new).collect();
    let mut senders = Vec::new();
    for (number, a) in (71..).zip(&others) {
        meet(number, a, &b);
        let mut x = a.module();
        let Reach::Yes(to) = x.add_peer(&a.peer(&b)) else { panic!("it is reached") };
        senders.push((x, to));
    }
    let mut inbox = Inbox::default();
    for round in 1..3 {
        for (at, (x, to)) in senders.iter_mut().enumerate() {
            say(x, *to, at as u32, 1);
            while y.sweep(&mut inbox) > 0 {}
            assert_eq!(inbox.messages.len(), at + 1, "round {round}");
        }
        inbox.messages.clear();
    }
}

/// With the last group the segment goes, and who is met again is reached again.
#[test]
fn a_segment_goes_with_the_last_group() {
    let (a, b) = (Side::new(1), Side::new(2));
    let (mut x, mut y) = (a.module(), b.module());
    let mut inbox = Inbox::default();
    let mut to = None;
    for meeting in 71..75 {
        meet(meeting, &a, &b);
        let Reach::Yes(now) = x.add_peer(&a.peer(&b)) else { panic!("it is reached") };
        assert_eq!(*to.get_or_insert(now), now, "the endpoint stays");
        say(&mut x, now, meeting as u32, 2000);
        until(&mut y, &mut inbox, |_, inbox| !inbox.messages.is_empty());
        assert_eq!(number(&inbox, 0), meeting as u32);
        inbox.messages.clear();
        a.jobs.release([a.peer(&b).at.proc()].into_iter());
        b.jobs.release([b.peer(&a).at.proc()].into_iter());
        until(&mut x, &mut inbox, |x, _| x.segments() == 0);
        until(&mut y, &mut inbox, |y, _| y.segments() == 0);
        let refused = x.send_short(now, AmTag(3), b"x", b"");
        assert!(matches!(refused, Err(SendError::Failed(why)) if *why == Failure::PARTED));
    }
}

/// The layer above forgets its routes to who was left: the next meeting may share no memory, and
/// then this module does not say that it reaches the process.
#[test]
fn who_was_left_is_reached_by_a_new_segment_only() {
    let (a, b) = (Side::new(1), Side::new(2));
    meet(71, &a, &b);
    let mut x = a.module();
    let Reach::Yes(first) = x.add_peer(&a.peer(&b)) else { panic!("it is reached") };
    let peer = a.peer(&b);
    let mut inbox = Inbox::default();
    x.progress(&mut inbox);
    a.jobs.release([peer.at.proc()].into_iter());
    until(&mut x, &mut inbox, |x, _| x.segments() == 0);
    assert_eq!(inbox.parted, [peer.at]);
    let key = Credential { job: 72, secret: [7; 32] };
    a.jobs.introduce(&key, vec![(b.name, b.jobs.introduction().listening)]).unwrap();
    assert!(matches!(x.add_peer(&peer), Reach::No(why) if why == Failure::ELSEWHERE));
    meet(73, &a, &b);
    assert!(matches!(x.add_peer(&peer), Reach::Yes(again) if again == first));
}

/// The other side may have given the old segment back: who meets again without sharing memory sends
/// nothing there, and still reads what comes.
#[test]
fn a_meeting_without_memory_closes_the_old_segment() {
    let (a, b) = (Side::new(1), Side::new(2));
    meet(71, &a, &b);
    let (mut x, mut y) = (a.module(), b.module());
    let (to_b, to_a) = (a.peer(&b), b.peer(&a));
    assert!(matches!(x.add_peer(&to_b), Reach::Yes(_)));
    let Reach::Yes(back) = y.add_peer(&to_a) else { panic!("it is reached") };
    let mut inbox = Inbox::default();
    a.jobs.release([to_b.at.proc()].into_iter());
    let key = Credential { job: 72, secret: [7; 32] };
    a.jobs.introduce(&key, vec![(b.name, b.jobs.introduction().listening)]).unwrap();
    a.jobs.stay_apart([to_b.at.proc()].into_iter());
    say(&mut y, back, 9, 30);
    until(&mut x, &mut inbox, |_, inbox| !inbox.messages.is_empty());
    assert_eq!(inbox.parted, [to_b.at]);
    assert!(matches!(x.add_peer(&to_b), Reach::No(why) if why == Failure::ELSEWHERE));
}

fn until(btl: &mut Jobs, inbox: &mut Inbox, done: impl Fn(&Jobs, &Inbox) -> bool) {
    let begin = std::time::Instant::now();
    while !done(btl, inbox) {
        btl.progress(inbox);
        assert!(begin.elapsed().as_secs() < 60, "it does not come");
        std::thread::yield_now();
    }
}

/// A sender finds the mark of one that sleeps, and wakes it.
#[test]
fn who_sleeps_is_woken_between_jobs() {
    let (a, b) = (Side::new(1), Side::new(2));
    meet(71, &a, &b);
    let (mut x, mut y) = (a.module(), b.module());
    let Reach::Yes(to) = x.add_peer(&a.peer(&b)) else { panic!("it is reached") };
    let mut watch = Watch::new();
    y.arm(&mut watch);
    assert!(!watch.is_ready() && !watch.has_news());
    say(&mut x, to, 1, 8);
    assert!(watch.would_end());
    let mut watch = Watch::new();
    y.arm(&mut watch);
    assert!(watch.is_ready(), "what has come is not slept over");
}

/// A process on the CPUs of one of another job counts in its wait domain while they have a
/// group.
#[test]
fn ranks_of_jobs_that_have_met_count_together() {
    let at = node(2);
    let seat = Seat { segment: at.fd() as u32, domain: 0 };
    let (a, b) = (Side::at(1, seat), Side::new(2));
    let waiter = Waiter::new(node(1), 0, Box::leak(Box::new(params(&[]))));
    let waiter: &'static Waiter = Box::leak(Box::new(waiter));
    b.jobs.set_counting(Box::new(|how| match how {
        Counting::In(name, domain) => waiter.count_in(name, domain),
        Counting::Out(name) => waiter.count_out(name),
    }));
    let awake = || at.domain(0).awake();
    meet(71, &a, &b);
    assert_eq!(awake(), 1);
    meet(72, &a, &b);
    assert_eq!(awake(), 1, "once");
    waiter.leave();
    assert_eq!(awake(), 0, "it sleeps");
    waiter.join();
    b.jobs.release([b.peer(&a).at.proc()].into_iter());
    assert_eq!(awake(), 1, "another group is left");
    b.jobs.release([b.peer(&a).at.proc()].into_iter());
    assert_eq!(awake(), 0);
}

/// Segments of other meetings, and processes of other places, are refused.
#[test]
fn who_cannot_map_the_segment_says_so() {
    let (a, b) = (Side::new(1), Side::new(2));
    let said = [&a, &b].map(|side| (side.name, side.jobs.introduction()));
    let key = |job| Credential { job, secret: [7; 32] };
    let all = [(said[0].0, &said[0].1), (said[1].0, &said[1].1)];
    let shares = |number, side: &Side| host_group(&key(number), &all, side.name).unwrap().unwrap();
    let made = a.jobs.make(&shares(7, &a)).unwrap();
    let offer = made.offer();
    let mut other = offer;
    other[..4].copy_from_slice(&1_000_000_i32.to_le_bytes());
    assert!(b.jobs.join(&shares(8, &b), &offer).is_none());
    assert!(b.jobs.join(&shares(7, &b), &other).is_none());
    assert!(b.jobs.join(&shares(7, &b), &UnusedSegment::no_offer()).is_none());
    assert!(b.jobs.join(&shares(7, &b), &offer).is_some());
    drop(made);
    assert!(b.jobs.join(&shares(7, &b), &offer).is_none());
    let mut elsewhere = said[1].1.clone();
    elsewhere.neighbour.as_mut().unwrap().space ^= 1;
    assert!(host_group(&key(7), &[all[0], (b.name, &elsewhere)], a.name).is_none());
}
