//! Engines that are held in the middle of everything: the networks run dry, nothing of what waits
//! is lost, and it goes on afterwards.

use hawser_btl::OpenModule;
use hawser_btl::loopback::Loopback;
use hawser_btl::sim::Seeded;
use hawser_core::contracts::pml::Pml;
use hawser_core::holding::UnderWay;
use hawser_mca::lifecycle::{Resume, Traffic};
use hawser_segment::node::{HoldAsked, HoldStep};
use hawser_segment::outside::{self, Home, Outside};

use super::*;
use crate::ob1::engine::Hold;
use crate::ob1::state::cost;
use crate::ob1::{Ob1, P2pConfig};

/// A rank's request, of a receive with its memory and what will be in it.
type Begun = (u32, Req, Option<(Room, Vec<u8>)>);

fn traffic(world: &mut World) -> Traffic {
    let mut all = Traffic::default();
    for engine in &mut world.engines {
        engine.modules.traffic().iter().for_each(|t| all += *t);
    }
    all
}

/// Holds all, waits until nothing is under way, looks that nothing is for a while, and goes on.
fn hold_once(world: &mut World, seed: u64) {
    for engine in &mut world.engines {
        engine.modules.may_checkpoint().expect("it takes part");
        engine.modules.hold();
    }
    let mut passes = 0;
    while !traffic(world).is_drained() {
        world.progress();
        passes += 1;
        assert!(passes < 100_000, "seed {seed}: {:?} under way", traffic(world));
    }
    let same = traffic(world);
    (0..50).for_each(|_| world.progress());
    assert_eq!(traffic(world), same, "seed {seed}: something has started");
    for net in &world.nets {
        assert_eq!(net.under_way(), 0, "seed {seed}");
    }
    for engine in &mut world.engines {
        engine.modules.resume(Resume::Continue).expect("it goes on");
    }
}

#[test]
fn traffic_goes_on_after_each_hold() {
    for seed in 0..200u64 {
        let mut rng = Seeded::new(seed);
        let nets =
            (0..1 + seed % 2).map(|i| SimNet::new(seed + i, SimFaults::rough(seed * 31 + i)));
        let mut world = World::new(3, tuning(), nets.collect());
        let mut open: Vec<Begun> = Vec::new();
        for tag in 0..40u32 {
            let (from, to) = (rng.below(3) as u32, rng.below(3) as u32);
            let len = match rng.below(4) {
                0 => rng.below(100_000),
                1 => rng.below(5_000),
                _ => rng.below(200),
            };
            let data = pattern(len, tag as usize);
            let room = Room::new(len);
            let recv_first = rng.below(2) == 0;
            if recv_first {
                let req = world.irecv(to, Some(from), Some(tag), &room);
                open.push((to, req, Some((room, data.clone()))));
                let req = world.send(from, to, tag, &data, SendMode::Standard);
                open.push((from, req, None));
            } else {
                let mode = [SendMode::Standard, SendMode::Synchronous][rng.below(2)];
                let req = world.send(from, to, tag, &data, mode);
                open.push((from, req, None));
                (0..rng.below(20)).for_each(|_| world.progress());
                let req = world.irecv(to, Some(from), Some(tag), &room);
                open.push((to, req, Some((room, data))));
            }
            (0..rng.below(30)).for_each(|_| world.progress());
            if rng.below(4) == 0 {
                hold_once(&mut world, seed);
            }
        }
        for (me, req, room) in open {
            let end = world.wait(me, req);
            assert!(end.error.is_none(), "seed {seed}: {:?}", end.error);
            if let Some((room, data)) = room {
                assert!(room.bytes() == data, "seed {seed}: a message differs");
            }
            if rng.below(8) == 0 {
                hold_once(&mut world, seed);
            }
        }
    }
}

/// A message that its sender has counted and that never arrives: the sums never become equal, so
/// that the tests above do find what a hold would lose.
#[test]
fn a_message_that_is_lost_is_under_way_for_ever() {
    let mut lost = 0;
    for seed in 0..200u64 {
        let mut rng = Seeded::new(seed);
        let net = SimNet::new(seed, SimFaults::rough(seed * 31));
        let mut world = World::new(3, tuning(), vec![net.clone()]);
        let mut open: Vec<(Req, Room)> = Vec::new();
        for tag in 0..10u32 {
            let (from, to) = (rng.below(3) as u32, rng.below(3) as u32);
            let (data, room) = (pattern(rng.below(5_000), tag as usize), Room::new(5_000));
            let recv = world.irecv(to, Some(from), Some(tag), &room);
            world.send(from, to, tag, &data, SendMode::Standard);
            open.push((recv, room));
            (0..rng.below(10)).for_each(|_| world.progress());
        }
        for engine in &mut world.engines {
            engine.modules.may_checkpoint().expect("it takes part");
            engine.modules.hold();
        }
        // Some seeds have nothing under way then.
        let is_lost = net.lose();
        lost += u32::from(is_lost);
        for _ in 0..3_000 {
            world.progress();
            assert!(
                !is_lost || !traffic(&mut world).is_drained(),
                "seed {seed}: it counts as here"
            );
        }
        assert!(is_lost || traffic(&mut world).is_drained(), "seed {seed}");
    }
    assert!(lost > 100, "only {lost}");
}

#[test]
fn a_send_of_a_held_process_waits_and_is_sent() {
    let mut world = World::simple(2);
    world.engines[0].modules.hold();
    let room = Room::new(5);
    let recv = world.irecv(1, Some(0), Some(1), &room);
    let send = world.isend(0, 1, 1, b"hello", SendMode::Standard);
    (0..100).for_each(|_| world.progress());
    assert!(!world.engines[1].is_complete(recv), "nothing leaves");
    world.engines[0].modules.resume(Resume::Continue).expect("it goes on");
    assert!(world.wait(1, recv).error.is_none() && world.wait(0, send).error.is_none());
    assert_eq!(room.bytes(), b"hello");
}

/// Nonblocking collective calls have read their short data when they return, also where it waits
/// for room; longer data is read later.
#[test]
fn short_data_of_a_collective_that_waits_is_a_copy() {
    for len in [1, 4096, 4097] {
        let mut world = World::simple(2);
        world.engines[0].modules.hold();
        let (data, room) = (Room::new(len), Room::new(len));
        data.buf().fill(&vec![1; len]);
        let wanted = Wanted { space: SpaceId::new(0, true), ..wanted(Some(0), Some(1)) };
        let recv = Req::recv(world.engines[1].irecv(&wanted, &room.buf()));
        let e = Envelope { context: CONTEXT | 1, ..envelope(0, 1, 1, &[]).0 };
        let send = world.engines[0].isend(&e, &data.buf(), SendMode::Standard).expect("starts");
        data.buf().fill(&vec![2; len]);
        world.engines[0].modules.resume(Resume::Continue).expect("it goes on");
        assert!(world.wait(1, recv).error.is_none() && world.wait(0, send).error.is_none());
        assert_eq!(room.bytes(), vec![if len > 4096 { 2 } else { 1 }; len]);
    }
}

/// The same where it lacks credit: what goes as an offer is read later, too.
#[test]
fn short_data_of_a_collective_without_credit_is_a_copy() {
    for len in [30, 31, 900, 4096] {
        let mut world = World::simple(2);
        let e = Envelope { context: CONTEXT | 1, ..envelope(0, 1, 1, &[]).0 };
        // What is left is less than any message with its own data costs.
        let window = tuning().window;
        let (long, short) = (window / cost(false, 100), window % cost(false, 100) / cost(false, 1));
        let lengths = [vec![100; long as usize], vec![1; short as usize]].concat();
        let mut filling = Vec::new();
        for len in lengths {
            let send = world.engines[0].isend(&e, &Room::new(len).buf(), SendMode::Standard);
            filling.push(send.expect("starts"));
            world.progress();
        }
        assert!(filling.iter().all(|send| world.engines[0].is_complete(*send)), "kept there");
        let (data, room) = (Room::new(len), Room::new(4096));
        data.buf().fill(&vec![1; len]);
        let send = world.engines[0].isend(&e, &data.buf(), SendMode::Standard).expect("starts");
        data.buf().fill(&vec![2; len]);
        let wanted = Wanted { space: SpaceId::new(0, true), ..wanted(Some(0), Some(1)) };
        for req in filling {
            let recv = Req::recv(world.engines[1].irecv(&wanted, &room.buf()));
            assert!(world.wait(1, recv).error.is_none() && world.wait(0, req).error.is_none());
        }
        let recv = Req::recv(world.engines[1].irecv(&wanted, &room.buf()));
        assert!(world.wait(1, recv).error.is_none() && world.wait(0, send).error.is_none());
        assert_eq!(room.bytes()[..len], vec![1; len]);
    }
}

/// What holds a process of several channels lets go of all of them, whichever cannot go on.
#[test]
fn a_channel_that_cannot_go_on_keeps_no_other_one() {
    let (node, net) = (hawser_fixture::node(1, 2), SimNet::new(1, SimFaults::default()));
    let mut specs = crate::params();
    specs.extend(hawser_btl::params());
    let params = &hawser_fixture::params(&specs, &[]);
    let modex = hawser_fixture::modex(node, 0);
    let (me, slot, threaded, attended, networks) = (0, 0, true, false, &[][..]);
    let cfg = P2pConfig { me, node, slot, modex, params, threaded, attended, networks };
    let own = || vec![OpenModule::Other(Box::new(Loopback::new(0)))];
    // That of the first channel knows its network only.
    let pml = Ob1::over(vec![vec![OpenModule::Other(net.btl(0))], own()], &cfg);
    let held = || {
        let is_held = |i| pml.channel(i).engine.lock().modules.iter_mut().all(|m| m.btl.is_held());
        (0..2).map(is_held).collect::<Vec<_>>()
    };
    pml.hold();
    assert_eq!(held(), [true; 2]);
    let why = pml.go_on(Resume::Restart).expect_err("the first cannot").to_string();
    assert!(why.contains("knows one network only"), "{why}");
    assert_eq!(held(), [true, false]);
    pml.go_on(Resume::Continue).expect("all can");
    assert_eq!(held(), [false; 2]);
}

/// Memory of a node without a keeper: nothing here comes so far as to give it up.
#[derive(Debug)]
struct NoHome;

impl Outside for NoHome {
    fn interrupt(&self) -> std::io::Result<()> {
        Err(std::io::ErrorKind::Unsupported.into())
    }

    fn resume(&self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Home for NoHome {
    fn may_return(&self) -> Option<Resume> {
        None
    }
}

/// What has kept a process from an interrupt for a while is not told as the reason of what keeps it
/// afterwards.
#[test]
fn a_reason_that_is_over_is_not_told() {
    outside::set_home(&NoHome);
    let mut world = World::simple(1);
    let engine = &mut world.engines[0];
    engine.join_holds();
    engine.follow_hold(Some(HoldAsked { number: 1, step: HoldStep::Hold }));
    engine.state.counters.hold.tell_why("thread 5 is in an MPI call");
    let under_way = UnderWay::begin();
    engine.follow_hold(Some(HoldAsked { number: 1, step: HoldStep::Interrupt }));
    assert_eq!(engine.hold, Hold::Held(1), "it is still to give it up");
    assert_eq!(engine.state.counters.hold.why(), "");
    drop(under_way);
    engine.leave_holds();
}
