//! The end of MPI in a process that has marked sends for cancellation (MPI-5.0 section 3.8.4).

use std::sync::atomic::{AtomicBool, Ordering};

use hawser_core::contracts::pml::{Pml, SendMode, Source, Space, Tag};
use hawser_p2p::Ob1;
use hawser_segment::node::Phase;

use super::ranks::{CHANNELS, comm, pattern, ranks_of, room};

/// What cannot go eagerly.
const LEN: usize = 200_000;

/// Offers a message to rank 1, marks it for cancellation, and ends it.
fn offer_and_cancel(pml: &'static Ob1) {
    let comm = comm(pml, 0, 1);
    let memory = room(LEN);
    memory.typed().unpack_from(&pattern(LEN, 1));
    let message = memory.typed().message();
    let req = pml.isend(&comm, Space::P2p, &message, 1, 3, SendMode::Standard).expect("started");
    pml.cancel(req);
    let end = pml.wait(req);
    assert!(end.error.is_none() && !end.status.cancelled, "its announcement has left");
}

#[test]
fn a_process_ends_when_what_was_not_cancelled_was_received() {
    let node = hawser_fixture::node(2, CHANNELS);
    let [sender, receiver] = ranks_of(node, false, false);
    (0..2).for_each(|slot| node.slot(slot).set_phase(Phase::Running));
    offer_and_cancel(sender);
    let ended = AtomicBool::new(false);
    std::thread::scope(|s| {
        s.spawn(|| {
            node.slot(0).set_phase(Phase::Finalizing);
            sender.quiesce().expect("nothing is left");
            ended.store(true, Ordering::Release);
        });
        let comm = comm(receiver, 1, 1);
        // Enough for the sender to end, if it would.
        for _ in 0..20_000 {
            receiver.progress();
            std::thread::yield_now();
            assert!(!ended.load(Ordering::Acquire), "the rest of the message is lost");
        }
        let memory = room(LEN);
        let (into, from) = (memory.typed().message(), Source::Rank(0));
        let req = receiver.irecv(&comm, Space::P2p, &into, from, Tag::Is(3)).expect("posted");
        assert!(receiver.wait(req).error.is_none());
        assert!(memory.typed().pack_all() == pattern(LEN, 1));
        node.slot(1).set_phase(Phase::Finalizing);
        receiver.quiesce().expect("nothing is left");
    });
}

#[test]
fn a_process_ends_without_a_receiver_in_which_mpi_ends() {
    let node = hawser_fixture::node(2, CHANNELS);
    let pair = ranks_of(node, false, false);
    (0..2).for_each(|slot| node.slot(slot).set_phase(Phase::Running));
    offer_and_cancel(pair[0]);
    std::thread::scope(|s| {
        for (slot, pml) in (0..).zip(pair) {
            s.spawn(move || {
                node.slot(slot).set_phase(Phase::Finalizing);
                pml.quiesce().expect("nothing is left");
            });
        }
    });
}
