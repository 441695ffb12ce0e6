use std::os::fd::AsRawFd;

use hawser_mca::ParamSpec;
use hawser_os::{affinity, clock};

use super::waiting::CONTENDED_NS;
use super::*;
use crate::node::{NodeInit, World};

pub(super) fn params(mode: &'static str) -> Params {
    let specs: Vec<&'static ParamSpec> = PARAMS.iter().collect();
    let sources = hawser_mca::Sources {
        command_line: vec![
            ("wait_mode".into(), mode.into()),
            ("wait_pause_us".into(), "1".into()),
            ("wait_yield_us".into(), "1".into()),
            ("wait_shared_yield_us".into(), "1".into()),
        ],
        ..Default::default()
    };
    Params::load(&specs, &sources).unwrap()
}

pub(super) fn node(nlocal: u32, cpus: u32) -> NodeSegment {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).unwrap();
    NodeSegment::create(&NodeInit {
        job: 1,
        secret,
        nprocs: nlocal,
        first_rank: 0,
        nlocal,
        domains: &[cpus],
        slot_domain: &vec![0; nlocal as usize],
        channels: 1,
        world: World::ONE_NODE,
    })
    .unwrap()
}

/// Waits until `done`, as a caller of the engine does; `arms` says what to sleep on.
fn wait_until(waiter: &Waiter, arms: impl Fn() -> Watch, done: impl Fn() -> bool) -> u32 {
    let mut wait = waiter.begin();
    let mut sleeps = 0;
    while !done() {
        if wait.idle() == Next::Sleep {
            wait.prepare_sleep();
            if done() {
                wait.cancel_sleep();
            } else {
                sleeps += 1;
                wait.sleep(arms());
            }
        }
    }
    sleeps
}

#[test]
fn a_rank_counts_as_sharing_when_more_are_awake_than_cpus() {
    let node = node(2, 1);
    let a = Waiter::new(node, 0, &params("auto"));
    assert!(!a.oversubscribed());
    let b = Waiter::new(node, 1, &params("auto"));
    assert!(a.oversubscribed() && b.oversubscribed());
    let mut wait = b.begin();
    wait.prepare_sleep();
    assert!(!a.oversubscribed(), "a sleeper does not count");
    wait.cancel_sleep();
    assert!(a.oversubscribed());
    b.leave();
    assert!(!a.oversubscribed());
}

#[test]
fn calls_that_find_nothing_count_where_cpus_are_shared() {
    let node = node(2, 1);
    let a = Waiter::new(node, 0, &params("auto"));
    let vain = |found| {
        a.polled(found);
        a.vain.load(Ordering::Relaxed)
    };
    assert_eq!([vain(false), vain(false)], [0, 0], "alone: nothing to give up");
    let b = Waiter::new(node, 1, &params("auto"));
    assert_eq!([vain(false), vain(false), vain(true), vain(false)], [1, 2, 0, 1]);
    b.leave();
    assert_eq!(vain(false), 1, "alone again");
}

#[test]
fn every_wait_comes_to_sleep_in_the_end() {
    for mode in ["spin", "yield"] {
        let waiter = Waiter::new(node(1, 1), 0, &params(mode));
        let mut wait = waiter.begin();
        let polls = (0..10_000_000u32).find(|_| wait.idle() == Next::Sleep);
        assert!(polls.is_some(), "{mode}");
        wait.productive();
        assert_eq!(wait.idle(), Next::Poll, "{mode}: eager again");
    }
}

/// A rank that waits for its CPU after a yield sleeps for a while where it would yield.
#[test]
fn who_waits_for_its_cpu_sleeps_instead_of_yielding() {
    let mut waiter = Waiter::new(node(1, 1), 0, &params("auto"));
    waiter.yield_ns = u64::MAX;
    // Polls and pauses, then a yield or a sleep.
    let sleeps = |waiter: &Waiter| {
        let mut wait = waiter.begin();
        while wait.yields == 0 {
            if wait.idle() == Next::Sleep {
                return true;
            }
        }
        false
    };
    // The machine may be busy indeed: a yield counts only where this test says so.
    let long = 10_000_000_000;
    waiter.contended_ns = long;
    assert!(!sleeps(&waiter), "alone");
    let now = clock::now_ns();
    waiter.has_yielded(now, now + long);
    assert!(!sleeps(&waiter), "back in time");
    // It may itself be kept from its CPU until that is long ago.
    let is_late = |waiter: &Waiter| {
        let now = clock::now_ns();
        waiter.has_yielded(now - long - 1, now);
        sleeps(waiter)
    };
    assert!((0..1000).any(|_| is_late(&waiter)), "others run there");
    waiter.has_yielded(now - CONTENDED_NS - long - 1, now - CONTENDED_NS);
    assert!(!sleeps(&waiter), "that was long ago");
    waiter.contended_until.store(now + long, Ordering::Relaxed);
    assert!(!sleeps(&waiter), "by a clock that was ahead of this one");
    let mut wait = waiter.begin();
    wait.prepare_sleep();
    wait.cancel_sleep();
    wait.productive();
    let now = clock::now_ns();
    waiter.has_yielded(now - long - 1, now);
    while wait.yields == 0 {
        assert_eq!(wait.idle(), Next::Poll, "a sleep that was taken back is followed by a yield");
    }
    drop(wait);
    waiter.contended_until.store(0, Ordering::Relaxed);
    for (contended_ns, mode) in [(long, Mode::Spin), (0, Mode::Auto)] {
        (waiter.contended_ns, waiter.mode) = (contended_ns, mode);
        assert!(!is_late(&waiter), "it never does");
    }
}

#[test]
fn patience_depends_on_where_the_peer_is() {
    let node = node(2, 1);
    let (waiter, peer) = (Waiter::new(node, 0, &params("yield")), node.slot(1));
    // The test must not change its CPU between two looks.
    let cpu = affinity::current_cpu();
    affinity::set_affinity(&[cpu]).unwrap();
    let mut wait = waiter.begin();
    assert_eq!(wait.patience(), 0, "nobody is expected");
    wait.expect(1, true);
    assert_eq!(wait.patience(), 0, "the peer has told nothing");
    peer.tell_running(cpu);
    assert_eq!(wait.patience(), 0, "it cannot run before this rank yields");
    peer.tell_running(cpu + 1);
    assert_eq!(wait.patience(), waiter.together_ns);
    peer.tell_away();
    assert_eq!(wait.patience(), waiter.meet_ns);
    wait.expect(1, false);
    assert_eq!(wait.patience(), 0, "the peer waits for others first");
    peer.tell_running(cpu + 1);
    assert_eq!(wait.patience(), waiter.meet_ns, "it may have its answer");
}

#[test]
fn a_rank_tells_when_it_gives_its_cpu_up() {
    let node = node(1, 1);
    let waiter = Waiter::new(node, 0, &params("yield"));
    let running = || node.slot(0).last_cpu().map(|at| at.running);
    let mut wait = waiter.begin();
    wait.yield_cpu(true);
    assert_eq!(running(), Some(true));
    wait.prepare_sleep();
    assert_eq!(running(), Some(false));
    wait.cancel_sleep();
    assert_eq!(running(), Some(true));
}

#[test]
fn a_process_with_several_threads_tells_nothing() {
    let node = node(1, 1);
    let waiter = Waiter::new(node, 0, &params("yield"));
    waiter.set_threaded(true);
    let mut wait = waiter.begin();
    while wait.idle() != Next::Sleep {}
    wait.prepare_sleep();
    wait.cancel_sleep();
    assert!(node.slot(0).last_cpu().is_none());
}

#[test]
fn a_rank_that_shares_its_cpu_sleeps_after_enough_yields() {
    let mut waiter = Waiter::new(node(1, 1), 0, &params("yield"));
    (waiter.shared_yield_ns, waiter.shared_yields) = (u64::MAX, 3);
    let mut wait = waiter.begin();
    while wait.idle() != Next::Sleep {}
    assert_eq!(wait.yields, 3);
}

#[test]
fn a_message_published_after_the_mark_wakes_the_sleeper() {
    for with_fds in [false, true] {
        let node = node(2, 1);
        let waiter = Waiter::new(node, 0, &params("yield"));
        let word = AtomicU32::new(0);
        let pipe = UnixDatagram::unbound().unwrap();
        std::thread::scope(|s| {
            s.spawn(|| {
                membarrier::register();
                for round in 1..=200 {
                    word.store(round, Ordering::Release);
                    wake(node, node.slot(0));
                    while word.load(Ordering::Acquire) != 0 {
                        std::thread::yield_now();
                    }
                }
            });
            let arms = || {
                let mut watch = Watch::new();
                if with_fds {
                    watch.descriptor(pipe.as_raw_fd(), false);
                }
                watch
            };
            for _ in 1..=200 {
                wait_until(&waiter, arms, || word.load(Ordering::Acquire) != 0);
                word.store(0, Ordering::Release);
            }
        });
        assert!(!node.slot(0).sleepers().are_there());
    }
}

#[test]
fn a_sleeping_thread_is_woken_by_its_own_process() {
    let waiter = Waiter::new(node(1, 2), 0, &params("yield"));
    waiter.set_threaded(true);
    let word = AtomicU32::new(0);
    std::thread::scope(|s| {
        let sleeper = s.spawn(|| {
            wait_until(&waiter, Watch::new, || word.load(Ordering::SeqCst) == 1);
        });
        while waiter.sleeping.load(Ordering::SeqCst) == 0 {
            std::thread::yield_now();
        }
        word.store(1, Ordering::SeqCst);
        waiter.notify_threads();
        sleeper.join().unwrap();
    });
}

#[test]
fn a_thread_of_the_library_wakes_the_only_thread_of_the_program() {
    let waiter = Waiter::new(node(1, 2), 0, &params("yield"));
    let word = AtomicU32::new(0);
    std::thread::scope(|s| {
        s.spawn(|| {
            while waiter.sleeping.load(Ordering::SeqCst) == 0 {
                std::thread::yield_now();
            }
            word.store(1, Ordering::SeqCst);
            waiter.notify_from_worker();
        });
        wait_until(&waiter, Watch::new, || word.load(Ordering::SeqCst) == 1);
    });
}

#[test]
fn a_source_that_is_ready_or_timed_does_not_sleep_long() {
    let waiter = Waiter::new(node(1, 1), 0, &params("yield"));
    for arm in [Watch::ready, |watch: &mut Watch| watch.within(1)] {
        let mut wait = waiter.begin();
        wait.prepare_sleep();
        let mut watch = Watch::new();
        arm(&mut watch);
        wait.sleep(watch);
        assert!(wait.prepared.is_none());
    }
    assert_eq!(waiter.domain.awake(), 1);
}

#[test]
fn the_slot_tells_since_when_a_rank_waits() {
    let node = node(1, 1);
    let waiter = Waiter::new(node, 0, &params("yield"));
    let mut wait = waiter.begin();
    while wait.idle() != Next::Sleep {}
    assert_ne!(node.slot(0).waiting_since(), 0);
    drop(wait);
    assert_eq!(node.slot(0).waiting_since(), 0);
}

#[test]
fn threads_count_once_each_while_awake() {
    let node = node(2, 4);
    let waiter = Waiter::new(node, 0, &params("yield"));
    waiter.set_threaded(true);
    let domain = node.domain(0);
    assert_eq!(domain.awake(), 1);
    let long_wait = || {
        let mut wait = waiter.begin();
        while wait.idle() != Next::Sleep {}
        wait
    };
    drop(long_wait());
    assert_eq!(domain.awake(), 1, "the first thread takes over the count of the process");
    std::thread::scope(|s| {
        s.spawn(|| {
            let mut wait = long_wait();
            assert_eq!(domain.awake(), 2);
            wait.prepare_sleep();
            assert_eq!(domain.awake(), 1);
            wait.cancel_sleep();
            assert_eq!(domain.awake(), 2);
        })
        .join()
        .unwrap();
    });
    assert_eq!(domain.awake(), 1, "a thread that ended does not count");
    waiter.leave();
    assert_eq!(domain.awake(), 0);
}

#[test]
fn a_thread_on_the_bench_looks_again_after_each_call_and_without_attendant() {
    let waiter = Waiter::new(node(1, 2), 0, &params("yield"));
    waiter.set_threaded(true);
    let word = AtomicU32::new(0);
    let mut attendant = waiter.begin();
    assert!(attendant.attend() && attendant.attends());
    std::thread::scope(|s| {
        let benched = s.spawn(|| {
            let mut wait = waiter.begin();
            while word.load(Ordering::SeqCst) == 0 {
                if !wait.attend() {
                    wait.rest(|| word.load(Ordering::SeqCst) != 0);
                }
            }
            while !wait.attend() {
                wait.rest(|| false);
            }
        });
        word.store(1, Ordering::SeqCst);
        waiter.notify_threads();
        drop(attendant);
        benched.join().unwrap();
    });
}

#[test]
fn a_nudge_ends_a_nap_also_when_it_came_before() {
    let waiter = Waiter::new(node(1, 2), 0, &params("yield"));
    waiter.nudge();
    assert!(waiter.nap(60_000_000));
    assert!(!waiter.nap(1));
    std::thread::scope(|s| {
        let napper = s.spawn(|| waiter.nap(60_000_000));
        waiter.nudge();
        assert!(napper.join().unwrap());
        let dozer = s.spawn(|| waiter.doze_unless(|| Some(Watch::new())));
        while !dozer.is_finished() {
            waiter.nudge();
            std::thread::yield_now();
        }
    });
}

/// The agent notifies, and no source of the sleep knows of that: the sleep ends, whenever it was,
/// and threads on the bench look, of which one may be who waits for it.
#[test]
fn a_notification_of_the_agent_ends_one_sleep_and_is_told_to_all_threads() {
    let node = node(1, 2);
    let waiter = Waiter::new(node, 0, &params("yield"));
    waiter.set_threaded(true);
    let told = || waiter.threads.calls();
    let sleep = || {
        let mut wait = waiter.begin();
        wait.prepare_sleep();
        wait.sleep(Watch::new());
    };
    waiter.threads.sit_down();
    // Before the slot is marked, and after the last sleep.
    for _ in 0..2 {
        node.notify(0);
        let before = told();
        sleep();
        assert_ne!(told(), before);
    }
    // While it sleeps.
    std::thread::scope(|s| {
        s.spawn(|| {
            while waiter.sleeping.load(Ordering::SeqCst) == 0 {
                std::thread::yield_now();
            }
            node.notify(0);
        });
        let before = told();
        while told() == before {
            sleep();
        }
    });
    assert!(!waiter.takes_notifications(), "one sleep is enough");
}
