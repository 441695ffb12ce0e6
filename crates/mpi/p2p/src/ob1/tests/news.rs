//! What members of a communicator of several jobs tell each other reaches all that need it, whoever
//! is lost or parts from it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hawser_core::comm::ring_neighbours;
use hawser_core::env::parting_context;
use hawser_core::group::Group;
use hawser_wireup::names::Name;

use super::*;
use crate::ob1::failure::Loss;
use crate::ob1::losses::News;
use crate::ob1::senders::{NewsRing, Senders};

/// The communicator, of several jobs.
const SHARED: u64 = 1 << 62 | 1 << 20;

/// All processes, each of a job of its own.
struct Ring {
    me: u32,
    size: u32,
    parts: Option<Arc<AtomicBool>>,
    of_parting: bool,
}

impl NewsRing for Ring {
    fn context(&self) -> Option<u64> {
        let has_parted = self.parts.as_ref().is_some_and(|parts| parts.load(Ordering::Relaxed));
        (!has_parted).then_some(SHARED)
    }

    fn is_of_parting(&self) -> bool {
        self.of_parting
    }

    fn neighbours(&self, is_hole: &dyn Fn(ProcId) -> bool) -> Vec<ProcId> {
        let members: Vec<ProcId> = (0..self.size).collect();
        ring_neighbours(&members, self.me, is_hole)
    }

    fn name_of(&self, proc: ProcId) -> Option<Name> {
        Some(Name { job: u64::from(proc), rank: 0 })
    }

    fn member(&self, name: Name) -> Option<ProcId> {
        u32::try_from(name.job).ok().filter(|proc| *proc < self.size)
    }
}

/// Processes that share a communicator, some of which have ended.
struct Jobs {
    world: World,
    size: u32,
    dead: BTreeSet<u32>,
    parts: Vec<Arc<AtomicBool>>,
}

impl Jobs {
    fn new(size: u32) -> Jobs {
        let net = SimNet::new(u64::from(size), SimFaults::default());
        let mut world = World::new(size, tuning(), vec![net]);
        let parts: Vec<_> = (0..size).map(|_| Arc::<AtomicBool>::default()).collect();
        for me in 0..size {
            let ring =
                Ring { me, size, parts: Some(parts[me as usize].clone()), of_parting: false };
            begin(&mut world.engines[me as usize], SHARED, ring);
        }
        Jobs { world, size, dead: BTreeSet::new(), parts }
    }

    fn left(&self) -> Vec<u32> {
        (0..self.size).filter(|proc| !self.dead.contains(proc)).collect()
    }

    /// So many passes of those that are left; and they notice the end of those that they have told
    /// something, as connections tell it.
    fn pass(&mut self, times: usize) {
        for _ in 0..times {
            for proc in self.left() {
                let engine = &mut self.world.engines[proc as usize];
                engine.progress(true);
                let told = |c: &crate::ob1::comms::CommState| {
                    c.senders.as_ref().map(|s| s.more.news.told.clone()).unwrap_or_default()
                };
                let told: BTreeSet<u32> = engine.state.comms.iter().flat_map(told).collect();
                let ended = told.intersection(&self.dead).map(|p| (*p, Loss::Unreached)).collect();
                engine.lose_processes(ended);
            }
        }
    }

    fn known(&self, proc: u32) -> BTreeSet<u32> {
        self.world.engines[proc as usize].state.loss.lost.keys().copied().collect()
    }

    fn end(&mut self, lost: &[u32], witness: u32) {
        self.dead.extend(lost);
        let lost = lost.iter().map(|proc| (*proc, Loss::Told)).collect();
        self.world.engines[witness as usize].lose_processes(lost);
    }

    fn is_revoked(&self, proc: u32) -> bool {
        let comms = &self.world.engines[proc as usize].state.comms;
        comms.senders_of(SHARED).is_some_and(|s| s.more.news.revoked)
    }

    /// Begins to part from the communicator.
    fn part(&mut self, proc: u32) {
        self.parts[proc as usize].store(true, Ordering::Relaxed);
        let engine = &mut self.world.engines[proc as usize];
        let ring = Ring { me: proc, size: self.size, parts: None, of_parting: true };
        begin(engine, parting_context(SHARED), ring);
    }

    /// Frees the communicator.
    fn free(&mut self, proc: u32) {
        let state = &mut self.world.engines[proc as usize].state;
        let slot = state.comms.slot_of(SHARED).expect("there");
        state.comm_freed(slot);
    }
}

fn begin(engine: &mut Engine, context: u64, ring: Ring) {
    let slot = engine.state.comms.announce(context);
    let mut senders = Senders::new(Group::range(0, ring.size), Some(ring.me), Vec::new());
    senders.set_ring(Box::new(ring));
    engine.state.comms.set_senders(slot, senders);
    engine.state.begin_news(slot);
}

#[test]
fn a_batch_of_losses_is_told_to_those_who_are_left() {
    let mut jobs = Jobs::new(16);
    // All neighbours of the one that hears of it.
    jobs.end(&[1, 2, 4, 8, 12, 14, 15], 0);
    jobs.pass(50);
    for proc in jobs.left() {
        assert_eq!(jobs.known(proc), jobs.dead, "process {proc}");
    }
}

#[test]
fn who_takes_the_place_of_a_neighbour_is_told_what_that_one_was_told() {
    let mut jobs = Jobs::new(16);
    jobs.end(&[9], 0);
    // They had no time to pass it on.
    jobs.end(&[1, 2, 4, 8, 12, 14, 15], 0);
    jobs.pass(50);
    for proc in jobs.left() {
        assert_eq!(jobs.known(proc), jobs.dead, "process {proc}");
    }
    let mut jobs = Jobs::new(16);
    assert!(jobs.world.engines[0].state.revoke(SHARED));
    jobs.end(&[1, 2, 4, 8, 12, 14, 15], 0);
    jobs.pass(50);
    for proc in jobs.left() {
        assert!(jobs.is_revoked(proc), "process {proc}");
    }
}

/// Processes end at any time, and whoever hears of it may end before it has passed that on.
#[test]
fn those_who_are_left_know_the_same_whoever_ends_when() {
    for seed in 0..60_u64 {
        let mut word = seed ^ 0x9e37_79b9_7f4a_7c15;
        let mut next = move |below: u64| {
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (word >> 33) % below
        };
        let size = 3 + next(100) as u32;
        let (mut jobs, witness) = (Jobs::new(size), next(u64::from(size)) as u32);
        for _ in 0..1 + next(4) {
            let share = 1 + next(9);
            let ends = |proc: &u32| *proc != witness && next(10) < share;
            let lost: Vec<u32> = jobs.left().into_iter().filter(ends).collect();
            jobs.end(&lost, witness);
            jobs.pass(next(3) as usize);
        }
        jobs.pass(60);
        let left = jobs.left();
        let all: BTreeSet<u32> = left.iter().flat_map(|proc| jobs.known(*proc)).collect();
        for proc in left {
            assert_eq!(jobs.known(proc), all, "seed {seed}: process {proc} of {size}");
        }
    }
}

/// Nobody is told twice of the same.
#[test]
fn a_loss_costs_each_member_few_messages() {
    let mut jobs = Jobs::new(16);
    jobs.end(&[9], 0);
    jobs.pass(50);
    let carried = jobs.world.nets[0].carried();
    let each = 2 * 4 * wire::Lost { context: 0, name: Name { job: 0, rank: 0 } }.encode().len();
    assert!(carried > 0 && carried <= 15 * each as u64, "{carried} bytes");
    jobs.end(&[9], 3);
    jobs.pass(50);
    assert_eq!(jobs.world.nets[0].carried(), carried);
    // Those who tell it wait for no contact.
    assert_eq!(jobs.world.nets[0].held_up(), 0);
}

/// Whoever has freed the communicator, or waits until all have parted, passes on what it is told.
#[test]
fn members_that_part_pass_news_on() {
    let mut jobs = Jobs::new(8);
    for proc in [1, 2, 4, 6, 7] {
        jobs.part(proc);
        if proc != 2 {
            jobs.free(proc);
        }
    }
    assert!(jobs.world.engines[0].state.revoke(SHARED));
    jobs.pass(50);
    assert!(jobs.is_revoked(3) && jobs.is_revoked(5));
    jobs.end(&[3], 0);
    jobs.pass(50);
    assert_eq!(jobs.known(5), BTreeSet::from([3]));
    assert!(jobs.world.engines[1].state.loss.from_peers.early.is_empty());
}

/// Whoever parts goes on with what it has told: nobody is told twice, and those beyond a neighbour
/// that ends are told all of it.
#[test]
fn a_member_that_parts_goes_on_with_what_it_has_told() {
    let carried = [false, true].map(|parts| {
        let mut jobs = Jobs::new(16);
        jobs.end(&[9], 0);
        jobs.pass(50);
        if parts {
            jobs.part(0);
            jobs.free(0);
        }
        jobs.end(&[1, 2, 4, 8, 12, 14, 15], 0);
        jobs.pass(50);
        for proc in jobs.left() {
            assert_eq!(jobs.known(proc), jobs.dead, "process {proc}");
        }
        jobs.world.nets[0].carried()
    });
    assert_eq!(carried[0], carried[1]);
}

/// News of communicators that are not made yet are kept, a few of them; those of communicators
/// within the job are the run-time's to tell, and those of freed ones are of no use.
#[test]
fn news_of_others_are_bounded_and_believed_of_several_jobs_only() {
    let mut w = World::simple(3);
    let group = Senders::new(Group::range(0, 3), Some(0), Vec::new());
    w.engines[0].state.comms.set_senders(0, group);
    let state = &mut w.engines[0].state;
    let peer = state.peers.id(1.into());
    let (news, other) = (News::Lost(Name { job: 9, rank: 1 }), state.peers.id(2.into()));
    // The same again, or more than there is room for, takes no room of others.
    for _ in 0..100 {
        assert!(state.handle_news(other, 1 << 62, news).is_ok());
    }
    assert_eq!(state.loss.from_peers.early.len(), 1);
    for context in 0..1000 {
        assert!(state.handle_news(peer, 1 << 62 | context << 11, news).is_ok());
    }
    let early = &state.loss.from_peers.early;
    assert_eq!(early.len(), 64);
    assert!(early.iter().any(|(_, from, _)| *from == 2));
    assert!(state.handle_news(peer, CONTEXT, news).is_ok());
    assert!(state.handle_news(peer, CONTEXT, News::Revoked).is_ok());
    assert!(state.loss.from_peers.lost.is_empty() && state.loss.from_peers.revoked.is_empty());
    w.settle();
    assert!(w.engines[0].state.loss.lost.is_empty());
}
