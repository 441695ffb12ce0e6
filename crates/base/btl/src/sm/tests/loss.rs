//! A peer that dies, in each phase of what it may be at: what it has sent whole arrives, and then
//! the path ends with a reason.

use std::io::Read as _;
use std::process::Stdio;
use std::time::{Duration, Instant};

use hawser_lockfree::copy_descriptor::CopyDescriptor;
use hawser_lockfree::ring::{Consumer, Producer};
use hawser_segment::cma::{Access, probe};

use super::*;
use crate::conformance::slice_of;
use crate::sm::module::receiving::QUARTERS;
use crate::sm::segment::BulkRef;
use crate::{Failure, RemoteRegion};

const PHASE: &str = "HAWSER_TEST_SM_PHASE";
const PLACE: &str = "HAWSER_TEST_SM_SEGMENT";
/// Bytes that the child exposes.
const EXPOSED: usize = 4 << 20;
/// A wait that takes longer is a hang.
const HANG: Duration = Duration::from_secs(60);

/// What the child is at when it dies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Nothing.
    Idle,
    /// Writing the lines of a message.
    Lines,
    /// Filling a bulk slot with a message in one piece.
    Slot,
    /// Filling a bulk slot with a message in chunks, of which some are there.
    Chunks,
    /// Nothing; it has not read what it was sent.
    Unread,
    /// Copying its part of a joint read.
    Descriptor,
    /// Nothing; its memory is to be read.
    Exposed,
    /// Nothing; MPI has ended in it.
    Finalized,
}

const PHASES: [Phase; 8] = [
    Phase::Idle,
    Phase::Lines,
    Phase::Slot,
    Phase::Chunks,
    Phase::Unread,
    Phase::Descriptor,
    Phase::Exposed,
    Phase::Finalized,
];

fn die() -> ! {
    std::process::abort()
}

/// Progress until `done`.
fn until(btl: &mut Sm, inbox: &mut Inbox, what: &str, mut done: impl FnMut(&Inbox) -> bool) {
    let begin = Instant::now();
    while !done(inbox) {
        armed(btl);
        btl.progress(inbox);
        assert!(begin.elapsed() < HANG, "hang: {what}");
        std::thread::yield_now();
    }
}

/// The life of the child: says where its memory is, waits for an answer, dies.
fn child(node: NodeSegment, phase: Phase) {
    let mut btl = Sm::new(node, 1, None, &params(&[]));
    let Reach::Yes(to) = btl.add_peer(&peer(0)) else { panic!() };
    let mut memory = vec![7; EXPOSED];
    let region = btl.expose(to, slice_of(&mut memory)).unwrap_or_default();
    let words = [region.addr, region.len, region.key].map(u64::to_ne_bytes).concat();
    btl.send_short(to, AmTag(0), &[], &words).unwrap();
    let mut inbox = Inbox::default();
    match phase {
        // What comes is not to be taken by the module.
        Phase::Descriptor => return claim_and_die(node),
        Phase::Unread => {}
        _ => until(&mut btl, &mut inbox, "no answer", |inbox| !inbox.messages.is_empty()),
    }
    for n in 1..=3 {
        btl.send_short(to, AmTag(n), &[], &vec![n; 1000 * usize::from(n)]).unwrap();
    }
    match phase {
        Phase::Lines => {
            // What `send_lines` does before it publishes the first line.
            let mut producer = Producer::new(node.ring(0, 1, 0), node.consumed(0, 1, 0));
            // SAFETY: the pointer is valid during the call.
            producer.write_tail(20, |line| unsafe { line.cast::<u64>().write(u64::MAX) });
        }
        Phase::Slot => _ = btl.send_bcopy(to, AmTag(4), b"header", 2000, &mut |_| die()),
        Phase::Chunks => {
            let mut pieces = 0;
            let _ = btl.send_bcopy(to, AmTag(4), b"header", 60_000, &mut |piece| {
                pieces += 1;
                if pieces == 3 {
                    die();
                }
                piece.fill(pieces);
            });
        }
        Phase::Finalized => node.slot(1).set_phase(hawser_segment::node::Phase::Finalized),
        _ => {}
    }
    die();
}

/// Takes the offer of a descriptor from the ring as it lies there, claims a range, and dies.
fn claim_and_die(node: NodeSegment) {
    let consumer = Consumer::new(node.ring(0, 0, 1), node.consumed(0, 0, 1));
    while consumer.peek().is_none() {
        std::thread::yield_now();
    }
    // SAFETY: published; any bytes are a BulkRef.
    let bulk = consumer.data(0, |data| unsafe { data.cast::<BulkRef>().read() });
    // SAFETY: announced by the reader, which keeps the slot.
    let descriptor = unsafe { &*node.bulk_area(0).slot(bulk.slot).cast::<CopyDescriptor>() };
    assert!(descriptor.claim_back(&descriptor.terms()).is_some());
    die();
}

#[test]
fn a_peer_that_dies_ends_its_paths_with_a_reason() {
    if let Ok(at) = std::env::var(PHASE) {
        let path = std::env::var(PLACE).unwrap();
        let file = std::fs::File::options().read(true).write(true).open(path).unwrap();
        let node = NodeSegment::attach(file.as_raw_fd()).unwrap();
        return child(node, PHASES[at.parse::<usize>().unwrap()]);
    }
    std::thread::scope(|s| {
        for at in 0..PHASES.len() {
            s.spawn(move || outlive(at));
        }
    });
}

/// The other process.
struct Doomed {
    phase: Phase,
    child: std::process::Child,
}

impl Doomed {
    fn start(at: usize, node: NodeSegment) -> Doomed {
        let test = "sm::tests::loss::a_peer_that_dies_ends_its_paths_with_a_reason";
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test])
            .env(PHASE, at.to_string())
            .env(PLACE, format!("/proc/{}/fd/{}", std::process::id(), node.fd()))
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Doomed { phase: PHASES[at], child }
    }

    /// Waits until it has died.
    fn died(mut self) {
        let mut said = String::new();
        let _ = self.child.stderr.take().unwrap().read_to_string(&mut said);
        let status = self.child.wait().unwrap();
        let phase = self.phase;
        assert_eq!(status.code(), None, "{phase:?}: the child has not died as it should: {said}");
    }
}

/// What the child says of its memory.
fn region_of(greeting: &[u8]) -> RemoteRegion {
    let word = |i: usize| u64::from_ne_bytes(greeting[8 * i..][..8].try_into().unwrap());
    RemoteRegion { addr: word(0), len: word(1), key: word(2) }
}

fn outlive(at: usize) {
    let (phase, node) = (PHASES[at], node(3));
    let mut child = Doomed::start(at, node);
    let mut btl = Sm::new(node, 0, None, &params(&[]));
    let Reach::Yes(to) = btl.add_peer(&peer(1)) else { panic!() };
    let mut inbox = Inbox::default();
    until(&mut btl, &mut inbox, "no greeting", |inbox| !inbox.messages.is_empty());
    let region = region_of(&inbox.messages.remove(0).2);
    if probe(node.slot(1)) == Access::Refused {
        // The kernel does not let one process see another: its launcher has to.
        child.child.kill().unwrap();
        return child.died();
    }
    let mut local = vec![0; EXPOSED];
    match phase {
        Phase::Unread => while btl.send_short(to, AmTag(0), &[], &[1; 9000]).is_ok() {},
        Phase::Descriptor => {
            assert!(matches!(btl.get(to, region, 0, slice_of(&mut local), 5), Ok(false)));
        }
        _ => btl.send_short(to, AmTag(0), &[], b"go").unwrap(),
    }
    child.died();
    if phase == Phase::Finalized {
        // It rests, and owes nothing: judged again and again, it is no loss.
        until(&mut btl, &mut inbox, "messages", |inbox| inbox.messages.len() == 3);
        btl.judge_all(u64::MAX / 2);
        btl.judge_all(u64::MAX);
        btl.progress(&mut inbox);
        assert_eq!(inbox.lost, []);
        // One that is waited for all the same is lost, but not at once.
        for (now_ns, lost) in [(1, 0), (u64::MAX, 1)] {
            btl.expect(to);
            btl.judge_all(now_ns);
            btl.progress(&mut inbox);
            assert_eq!(inbox.lost.len(), lost);
        }
        return;
    }
    if phase == Phase::Exposed {
        match btl.get(to, region, 0, slice_of(&mut local), 5) {
            Err(SendError::Failed(why)) => _ = inbox.completed.insert(5, Err(*why)),
            other => assert!(matches!(other, Ok(false))),
        }
    }
    let is_lost = |inbox: &Inbox| {
        let read = matches!(phase, Phase::Descriptor | Phase::Exposed);
        let ended = !read || inbox.completed.get(&5).is_some_and(Result::is_err);
        assert!(ended || inbox.lost.is_empty(), "{phase:?}: the read ends first");
        !inbox.lost.is_empty()
    };
    until(&mut btl, &mut inbox, &format!("{phase:?}: no loss"), is_lost);
    check_after(phase, node, &mut btl, &mut inbox);
}

/// What holds when the loss was told.
fn check_after(phase: Phase, node: NodeSegment, btl: &mut Sm, inbox: &mut Inbox) {
    let (who, why) = &inbox.lost[0];
    assert!(*who == 1 && matches!(why, Failure::Ended(_)), "{phase:?}: {why}");
    let whole: Vec<_> =
        inbox.messages.iter().map(|(from, tag, m)| (*from, *tag, m.len())).collect();
    match phase {
        Phase::Descriptor => assert_eq!(whole, []),
        _ => assert_eq!(whole, [(1, 1, 1000), (1, 2, 2000), (1, 3, 3000)], "{phase:?}"),
    }
    let Reach::Yes(to) = btl.add_peer(&peer(1)) else { panic!() };
    assert!(matches!(btl.send_short(to, AmTag(0), &[], b"x"), Err(SendError::Failed(_))));
    assert!(matches!(btl.send_short(to, AmTag(0), &[], &[1; 9000]), Err(SendError::Failed(_))));
    // What it held is there for others.
    let Reach::Yes(other) = btl.add_peer(&peer(2)) else { panic!() };
    let free = std::iter::from_fn(|| btl.send_short(other, AmTag(0), &[], &[1; 9000]).ok()).count();
    assert!(free as u32 >= node.geometry().bulks * 3 / 4, "{phase:?}: {free} slots");
    for _ in 0..100 {
        btl.progress(inbox);
    }
    assert_eq!(inbox.lost.len(), 1);
    assert!(btl.quiesce(inbox));
}

/// A peer that is lost while its ring is full takes nobody else's ring with it, wherever the rings
/// lie and whenever the next pass over all of them is due.
#[test]
fn live_peers_are_heard_after_the_loss_of_another() {
    for dead in 1..MANY {
        for quarters in 0..QUARTERS {
            lose_one_of_many(dead, quarters);
        }
    }
}

/// Ranks of which each sends to rank 0: more than a pass polls.
const MANY: u32 = 14;

/// Rank `dead` is lost when its ring is full, after `quarters` quarters of another one's ring were
/// delivered; rank 0 hears all others.
fn lose_one_of_many(dead: u32, quarters: u32) {
    let node = node(MANY);
    let params = params(&[]);
    let mut receiver = Sm::new(node, 0, None, &params);
    let mut inbox = Inbox::default();
    let mut senders: Vec<_> = (1..MANY)
        .map(|slot| {
            let mut sm = Sm::new(node, slot, None, &params);
            let Reach::Yes(to) = sm.add_peer(&peer(0)) else { panic!("rank 0 is on this node") };
            (sm, to)
        })
        .collect();
    let mut send = |from: u32| {
        let (sm, to) = &mut senders[from as usize - 1];
        sm.send_short(*to, AmTag(1), &[], b"hello").is_ok()
    };
    assert!((1..MANY).all(&mut send));
    (0..100).for_each(|_| _ = receiver.progress(&mut inbox));
    let busy = if dead == 1 { 2 } else { 1 };
    for _ in 0..quarters {
        assert!((0..32).all(|_| send(busy)));
        (0..20).for_each(|_| _ = receiver.progress(&mut inbox));
    }
    while send(dead) {}
    let Reach::Yes(from) = receiver.add_peer(&peer(dead)) else { panic!("it is on this node") };
    receiver.del_peer(from);
    (0..400).for_each(|_| _ = receiver.progress(&mut inbox));
    assert!(inbox.lost.iter().any(|(who, _)| *who == dead), "the path from {dead} ends");
    inbox.messages.clear();
    let live = || (1..MANY).filter(|&slot| slot != dead);
    assert!(live().all(&mut send));
    (0..400).for_each(|_| _ = receiver.progress(&mut inbox));
    let mut heard: Vec<u32> = inbox.messages.iter().map(|m| m.0).collect();
    heard.sort_unstable();
    assert!(heard.into_iter().eq(live()), "{dead} was lost after {quarters} quarters");
}

/// A peer that cannot be accessed bars that pair, and no other.
#[test]
fn a_refused_probe_is_a_verdict_on_its_pair() {
    let (node, params) = (node(3), params(&[]));
    let [mut reader, mut dying, mut other] =
        [0, 1, 2].map(|slot| Sm::new(node, slot, None, &params));
    if probe(node.slot(0)) == Access::Refused {
        return;
    }
    let mut ended = Command::new("true").spawn().unwrap();
    ended.wait().unwrap();
    node.slot(1).set_pid(ended.id());
    let reach = |sm: &mut Sm, slot| match sm.add_peer(&peer(slot)) {
        Reach::Yes(to) => to,
        Reach::No(why) => panic!("{why}"),
    };
    let (from, of) = (reach(&mut reader, 1), reach(&mut dying, 0));
    let (next, of_next) = (reach(&mut reader, 2), reach(&mut other, 0));
    let (mut memory, mut local) = (vec![7; 4096], vec![0; 4096]);
    let region = dying.expose(of, slice_of(&mut memory)).expect("nothing is known yet");
    let refused = reader.get(from, region, 0, slice_of(&mut local), 5);
    assert!(matches!(refused, Err(SendError::Failed(_))));
    assert!(dying.expose(of, slice_of(&mut memory)).is_none() && dying.adverts(of).is_none());
    let region = other.expose(of_next, slice_of(&mut memory)).expect("another pair");
    assert!(matches!(reader.get(next, region, 0, slice_of(&mut local), 6), Ok(true)));
    assert_eq!(memory, local);
}

/// A read is given up whose owner is lost, but lives, and writes to the reader at this moment: the
/// read ends when that has ended, and the descriptor's slot is not used before the owner has let
/// go.
#[test]
fn a_joint_read_of_a_lost_owner_ends_with_its_last_copy() {
    let (node, params) = (node(2), params(&[]));
    let (mut reader, mut owner) =
        (Sm::new(node, 0, None, &params), Sm::new(node, 1, None, &params));
    if probe(node.slot(0)) == Access::Refused {
        return;
    }
    let Reach::Yes(from) = reader.add_peer(&peer(1)) else { panic!("it is on this node") };
    let Reach::Yes(to) = owner.add_peer(&peer(0)) else { panic!("it is on this node") };
    let (mut memory, mut local) = (vec![7; EXPOSED], vec![0; EXPOSED]);
    let region = owner.expose(to, slice_of(&mut memory)).expect("memory that can be read");
    let mut inbox = Inbox::default();
    assert!(matches!(reader.get(from, region, 0, slice_of(&mut local), 5), Ok(false)));
    let consumer = Consumer::new(node.ring(0, 0, 1), node.consumed(0, 0, 1));
    assert!(consumer.peek().is_some());
    // SAFETY: published; any bytes are a BulkRef.
    let bulk = consumer.data(0, |data| unsafe { data.cast::<BulkRef>().read() });
    // SAFETY: announced by the reader, which keeps the slot.
    let descriptor = unsafe { &*node.bulk_area(0).slot(bulk.slot).cast::<CopyDescriptor>() };
    let terms = descriptor.terms();
    let claim = descriptor.claim_back(&terms).expect("nothing was claimed");
    reader.del_peer(from);
    (0..100).for_each(|_| _ = reader.progress(&mut inbox));
    assert!(inbox.lost.len() == 1 && !inbox.completed.contains_key(&5), "the owner writes");
    assert!(descriptor.claim_back(&terms).is_none(), "nothing more is claimed");
    descriptor.copied(&claim);
    (0..100).for_each(|_| _ = reader.progress(&mut inbox));
    assert!(inbox.completed.get(&5).is_some_and(Result::is_err));
    // The owner comes to the offer, finds nothing to do, and lets go.
    assert!(!node.bulk_area(0).state(bulk.slot).is_back(bulk.generation));
    let mut others = Inbox::default();
    (0..100).for_each(|_| _ = owner.progress(&mut others));
    assert!(node.bulk_area(0).state(bulk.slot).is_back(bulk.generation));
    assert!(reader.quiesce(&mut inbox));
}
