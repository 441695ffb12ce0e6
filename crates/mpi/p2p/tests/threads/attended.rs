//! Asynchronous progress: a thread of the library works while the program does not call.

use std::sync::Barrier;

use hawser_core::contracts::pml::{Pml, SendMode, Source, Space, Tag};

use crate::ranks::{CHANNELS, comm, pattern, ranks, ranks_of, room, run};

const ROUNDS: usize = 12;
const LEN: usize = 200_000;

/// Rank 0 sends what cannot go eagerly; rank 1 posts its receive and computes until the send has
/// ended, which it cannot without progress at rank 1.
fn rendezvous_without_calls(threaded: bool) {
    let pair = ranks(threaded, true);
    // Reached by both when the receive is posted, and when the send has ended.
    let both = Barrier::new(2);
    let program = |me: u32, pml: &'static hawser_p2p::Ob1| {
        let comm = comm(pml, me, 1);
        for i in 0..ROUNDS {
            let memory = room(LEN);
            let message = memory.typed().message();
            if me == 0 {
                memory.typed().unpack_from(&pattern(LEN, i));
                both.wait();
                let mode = SendMode::Synchronous;
                pml.send(&comm, Space::P2p, &message, 1, 3, mode).expect("sent");
                both.wait();
                continue;
            }
            let (from, tag) = (Source::Rank(0), Tag::Is(3));
            let r = pml.irecv(&comm, Space::P2p, &message, from, tag).expect("posted");
            both.wait();
            both.wait();
            assert!(pml.wait(r).error.is_none());
            assert!(memory.typed().pack_all() == pattern(LEN, i), "round {i}");
        }
    };
    std::thread::scope(|s| {
        let progress = pair.map(|pml| s.spawn(move || pml.attend()));
        std::thread::scope(|s| {
            for (me, pml) in (0..).zip(pair) {
                let program = &program;
                s.spawn(move || program(me, pml));
            }
        });
        for (pml, thread) in pair.into_iter().zip(progress) {
            pml.stop_attending();
            thread.join().expect("it ends when told");
        }
    });
    run(pair, |_, _| {});
}

#[test]
fn the_progress_thread_works_for_a_program_with_one_thread() {
    rendezvous_without_calls(false);
}

#[test]
fn the_progress_thread_works_for_a_program_with_several_threads() {
    rendezvous_without_calls(true);
}

#[test]
fn a_start_that_fails_after_resuming_leaves_the_rank_at_rest() {
    for attended in [false, true] {
        let node = hawser_fixture::node(2, CHANNELS);
        let pair = ranks_of(node, false, attended);
        let awake = || node.domain(0).awake();
        assert_eq!(awake(), 2);
        pair[0].rest();
        assert_eq!(awake(), 1);
        for _ in 0..3 {
            // As the runtime does when the thread of asynchronous progress cannot start.
            pair[0].resume();
            pair[0].rest();
            assert_eq!(awake(), 1);
        }
        pair[0].resume();
        assert_eq!(awake(), 2);
        run(pair, |_, _| {});
        assert_eq!(awake(), 0);
    }
}
