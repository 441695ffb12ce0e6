//! Large machines without data, and the simulator's own faults.

use super::world::time;
use crate::algorithms::allreduce::halving_doubling::HalvingDoubling;
use crate::algorithms::allreduce::recursive_doubling::RecursiveDoubling;
use crate::algorithms::alltoall::bruck::Bruck;
use crate::algorithms::barrier::dissemination::Dissemination;
use crate::algorithms::bcast::{binomial::Binomial, scatter_ring::ScatterRing, two_tree::TwoTree};
use crate::algorithms::inter::rooted::Rooted;
use crate::algorithms::{allreduce, bcast, reduce};
use crate::exec::sim::{Fault, Machine};
use crate::schedule::{Buf, Part, Place};

const P: u32 = 49_152;

#[test]
fn logarithmic_at_49152_ranks() {
    let m = Machine::CLUSTER;
    let round = m.latency + 3.0 * m.overhead;
    let barrier =
        time(m, P, |rank| Dissemination::new(Place { size: P, rank }).into()).expect("barrier");
    assert_eq!(barrier.messages, u64::from(P) * 16);
    assert!(barrier.time_ns <= 16.0 * round, "{barrier:?}");

    let bcast =
        time(m, P, |rank| Binomial::new(Place { size: P, rank }, 17, 8).into()).expect("bcast");
    assert_eq!(bcast.messages, u64::from(P) - 1);
    assert!(bcast.time_ns <= 16.0 * (round + m.gap), "{bcast:?}");

    let short = |rank| RecursiveDoubling::new(Place { size: P, rank }, 8, Buf::Send).into();
    let short = time(m, P, short).expect("allreduce");
    assert!(short.time_ns <= 18.0 * (round + 10.0), "{short:?}");
}

#[test]
fn halving_moves_less_than_doubling() {
    let m = Machine::CLUSTER;
    let (p, n) = (4096, 1 << 20);
    let long = |rank| HalvingDoubling::new(Place { size: p, rank }, n, Buf::Send, true).into();
    let short = |rank| RecursiveDoubling::new(Place { size: p, rank }, n, Buf::Send).into();
    let (long, short) = (time(m, p, long).expect("long"), time(m, p, short).expect("short"));
    assert!(long.time_ns * 3.0 < short.time_ns, "{long:?} {short:?}");
    // Each rank sends 2(P-1)/P·n.
    let least = 2 * (u64::from(p) - 1) * n;
    assert!(long.bytes >= least && long.bytes <= least + u64::from(p) * 64, "{long:?}");
}

/// Both halves of the data go down at once, and nobody sends more than it receives.
#[test]
fn two_trees_use_both_directions_of_each_link() {
    let m = Machine::CLUSTER;
    let (p, n) = (1000, 8 << 20);
    let trees = time(m, p, |rank| TwoTree::new(Place { size: p, rank }, 3, n, 64 << 10).into());
    let ring = time(m, p, |rank| ScatterRing::new(Place { size: p, rank }, 3, n).into());
    let binomial = time(m, p, |rank| Binomial::new(Place { size: p, rank }, 3, n).into());
    let [trees, ring, binomial] = [trees, ring, binomial].map(|t| t.expect("it runs"));
    assert!(trees.time_ns < ring.time_ns && trees.time_ns * 3.0 < binomial.time_ns);
    assert_eq!(trees.bytes, (u64::from(p) - 1) * n);
}

/// Nothing is folded where the number of ranks is no power of two.
#[test]
fn circulant_graphs_need_few_rounds_for_any_number_of_ranks() {
    let m = Machine::CLUSTER;
    let (p, n) = (1025, 1 << 20);
    let circulant =
        |rank| allreduce::circulant::Circulant::new(Place { size: p, rank }, n, Buf::Send);
    let folded = |rank| HalvingDoubling::new(Place { size: p, rank }, n, Buf::Send, true).into();
    let of = time(m, p, |rank| circulant(rank).into()).expect("circulant");
    let folded = time(m, p, folded).expect("folded");
    assert!(of.time_ns * 1.5 < folded.time_ns, "{of:?} {folded:?}");
    assert_eq!(of.bytes, 2 * (u64::from(p) - 1) * n);

    let (segment, segments) = (64 << 10, 128);
    let one = |rank| {
        bcast::circulant::Circulant::new(Place { size: p, rank }, 3, segment * segments, segment)
    };
    let of = time(m, p, |rank| one(rank).into()).expect("broadcast");
    assert_eq!(of.bytes, (u64::from(p) - 1) * segment * segments);
    let round = 2.0 * m.latency + 4.0 * m.overhead + segment as f64 * m.per_byte;
    assert!(of.time_ns <= (segments + 10) as f64 * round, "{of:?}");
}

/// Upwards along two trees as downwards.
#[test]
fn two_trees_reduce_long_data_faster_than_one() {
    let m = Machine::CLUSTER;
    let (p, n) = (1000, 8 << 20);
    let two = |rank| {
        reduce::two_tree::TwoTree::new(Place { size: p, rank }, 3, n, 64 << 10, Buf::Send).into()
    };
    let one = |rank| {
        reduce::binomial::Binomial::new(Place { size: p, rank }, 3, n, Buf::Send, true).into()
    };
    let (two, one) = (time(m, p, two).expect("two"), time(m, p, one).expect("one"));
    assert!(two.time_ns * 3.0 < one.time_ns, "{two:?} {one:?}");
    assert_eq!(two.bytes, (u64::from(p) - 1) * n);
}

/// A larger base needs fewer rounds, where a round costs more than its messages.
#[test]
fn a_larger_radix_saves_rounds() {
    let m = Machine { latency: 20_000.0, ..Machine::CLUSTER };
    let p = 1024;
    let bruck =
        |radix| time(m, p, |rank| Bruck::new(Place { size: p, rank }, 8, Buf::Send, radix).into());
    let (two, four) = (bruck(2).expect("base 2"), bruck(4).expect("base 4"));
    assert!(four.time_ns < 0.7 * two.time_ns, "{four:?} {two:?}");
    // Of all blocks a half moves ten times, three quarters five times.
    assert_eq!((two.bytes, four.bytes), (10 * 512 * 1024 * 8, 5 * 768 * 1024 * 8));

    let reduced = |flat| {
        time(m, P, |rank| {
            let at = Place { size: P, rank };
            match flat {
                true => reduce::knomial::Knomial::new(at, 17, 8, Buf::Send, true, 4).into(),
                false => reduce::binomial::Binomial::new(at, 17, 8, Buf::Send, true).into(),
            }
        })
    };
    let (four, two) = (reduced(true).expect("base 4"), reduced(false).expect("base 2"));
    assert_eq!((four.messages, two.messages), (u64::from(P) - 1, u64::from(P) - 1));
    assert!(four.time_ns < 0.7 * two.time_ns, "{four:?} {two:?}");
}

#[test]
fn faults_are_found() {
    let m = Machine::CLUSTER;
    let part = |len| Part::range(Buf::Recv, 0, len);
    let both_receive = time(m, 2, |rank| Rooted::recv(1 - rank, part(1)).into());
    assert_eq!(both_receive, Err(Fault::Deadlock(vec![0, 1])));
    let unequal = time(m, 2, |rank| match rank {
        0 => Rooted::recv(1, part(1)).into(),
        _ => Rooted::send(0, part(2)).into(),
    });
    assert_eq!(unequal, Err(Fault::Length { from: 1, to: 0, sent: 2, expected: 1 }));
}
