//! Partitioned communication: threads of the sender make partitions ready while threads of the
//! receiver ask for them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollModule, CollOp, CollOperation, CollPersistent};
use hawser_core::contracts::pml::Pml;
use hawser_core::env::{CollSelect, CollTable, Env, EnvConfig, Facts};
use hawser_core::err;
use hawser_core::error::{ErrClass, Result};
use hawser_core::partitioned::{Incoming, Outgoing, PartSpec, Partitioned};
use hawser_p2p::Ob1;

use crate::ranks::{pattern, ranks, room, run};

const THREADS: usize = 3;
const ROUNDS: usize = 8;

/// No collective operation: these tests call none.
struct NoColl;

fn none<T>() -> Result<T> {
    Err(err!(Intern, "not in these tests"))
}

impl CollModule for NoColl {
    fn name(&self) -> &'static str {
        "none"
    }
    fn offers(&self, _: CollOp) -> bool {
        false
    }
    fn run(&self, _: &Comm, _: &CollCall<'_>) -> Result<()> {
        none()
    }
    fn start(&self, _: &Comm, _: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        none()
    }
    fn init(&self, _: &Comm, _: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        none()
    }
}

impl CollSelect for NoColl {
    fn select(&self, _: &Comm) -> CollTable {
        CollTable::new(|_| Arc::new(NoColl))
    }
}

fn world(me: u32, pml: &'static Ob1) -> &'static Comm {
    let (node_of, facts) = (Box::new(|_| 0), Facts::default());
    let (coll, cell_of, outside) = (&NoColl, None, None);
    let here = Box::new(|| 0);
    let cfg = EnvConfig { pml, coll, me, nprocs: 2, node_of, here, cell_of, facts, outside };
    Env::open(cfg).world().expect("a world")
}

/// Runs rounds of this many partitions of so many bytes.
fn rounds(partitions: usize, bytes: usize) {
    let total = partitions * bytes;
    run(ranks(true, false), |me, pml| {
        let comm = world(me, pml);
        let memory = room(total);
        let spec = PartSpec {
            buf: memory.typed().clone(),
            partitions: partitions as u32,
            peer: Some(1 - me),
            tag: 9,
        };
        let part = match me {
            0 => Partitioned::Send(Arc::new(Outgoing::open(comm, spec).expect("a send"))),
            _ => Partitioned::Recv(Arc::new(Incoming::open(comm, spec).expect("a receive"))),
        };
        for i in 0..ROUNDS {
            let expected = pattern(total, i);
            part.start(pml).expect("started");
            std::thread::scope(|s| match &part {
                Partitioned::Send(out) => {
                    for thread in 0..THREADS {
                        let (out, expected, buf) = (out.clone(), &expected, memory.typed());
                        s.spawn(move || {
                            for at in (thread..partitions).step_by(THREADS) {
                                let range = at * bytes..(at + 1) * bytes;
                                let memory = buf.range(range.start as u64, bytes as u64);
                                memory.write_at(0, &expected[range]);
                                out.ready(pml, at as i64, at as i64).expect("ready");
                            }
                        });
                    }
                }
                Partitioned::Recv(incoming) => {
                    for thread in 0..THREADS {
                        let (incoming, expected, buf) =
                            (incoming.clone(), &expected, memory.typed());
                        s.spawn(move || {
                            for at in (thread..partitions).step_by(THREADS) {
                                while !incoming.has_arrived(pml, at as i64).expect("a partition") {
                                    std::thread::yield_now();
                                }
                                let range = at * bytes..(at + 1) * bytes;
                                let mut got = vec![0; bytes];
                                let memory = buf.range(range.start as u64, bytes as u64);
                                memory.reader().read(&mut got);
                                assert!(got == expected[range], "partition {at}");
                            }
                        });
                    }
                }
            });
            let mut end = None;
            pml.wait_until(&mut || {
                end = part.finish(pml);
                end.is_some()
            });
            assert!(end.is_some_and(|e| e.error.is_none()), "round {i}");
        }
        part.free(pml).expect("inactive");
    });
}

#[test]
fn threads_make_runs_of_small_partitions_ready() {
    rounds(200, 64);
}

#[test]
fn threads_make_partitions_ready_that_travel_alone() {
    rounds(12, 8192);
}

/// A receive of which half the partitions have come when its sender is lost ends with an error, and
/// so does each that is started after that.
fn sender_is_lost(partitions: u32, bytes: usize) {
    let total = partitions as usize * bytes;
    let node = hawser_fixture::node(2, 1);
    // Threaded: operations are those of the whole process, and threads of other tests poll them.
    let ranks = crate::ranks::ranks_of(node, true, false);
    let memories = [room(total), room(total)];
    let comms = [0, 1].map(|me| world(me, ranks[me as usize]));
    let spec = |me: u32| PartSpec {
        buf: memories[me as usize].typed().clone(),
        partitions,
        peer: Some(1 - me),
        tag: 9,
    };
    let send = Arc::new(Outgoing::open(comms[0], spec(0)).expect("a send"));
    let incoming = Arc::new(Incoming::open(comms[1], spec(1)).expect("a receive"));
    let recv = Partitioned::Recv(incoming.clone());
    Partitioned::Send(send.clone()).start(ranks[0]).expect("started");
    recv.start(ranks[1]).expect("started");
    send.ready(ranks[0], 0, i64::from(partitions) / 2 - 1).expect("ready");
    let last = i64::from(partitions) - 1;
    for _ in 0..1000 {
        ranks[0].progress();
        ranks[1].progress();
        assert!(recv.finish(ranks[1]).is_none());
        assert!(!incoming.has_arrived(ranks[1], last).expect("a partition"));
    }
    node.mark_lost([0].into_iter());
    for _ in 0..3 {
        let deadline = Instant::now() + Duration::from_secs(60);
        while !incoming.has_arrived(ranks[1], last).expect("a partition") {
            assert!(Instant::now() < deadline, "the receive does not end");
        }
        let end = recv.finish(ranks[1]).expect("complete");
        assert_eq!(end.error.expect("the sender is lost").class(), ErrClass::ProcAborted);
        recv.start(ranks[1]).expect("started");
    }
}

#[test]
fn partitions_that_travel_alone_end_with_their_sender() {
    sender_is_lost(12, 8192);
}

#[test]
fn runs_of_partitions_end_with_their_sender() {
    sender_is_lost(200, 64);
}
