//! More ranks than CPUs: what the chosen algorithms move, and how often they need the CPU.

use std::sync::Arc;

use super::world::time;
use crate::algorithms::Algorithm;
use crate::algorithms::allgather;
use crate::algorithms::alltoall::{bruck::Bruck, pairwise::Pairwise};
use crate::algorithms::reduce_scatter;
use crate::decision::{Case, Kind, Link, Models, RADIX, decide, reduce_window, window};
use crate::exec::sim::{Machine, Outcome};
use crate::schedule::{Buf, Cuts, Layout, Part, Place};
use hawser_core::contracts::coll::CollOp;

/// Messages of up to 64 KiB leave without their receiver, as over shared memory.
const CROWDED: Machine = Machine { rendezvous: 64 << 10, ..Machine::CLUSTER };

fn chosen(op: CollOp, size: u32, bytes: u64) -> Kind {
    let (link, cpus, model) = (Link::Crowded, 2, Models::BUILT_IN.of(Link::Crowded));
    let case = Case { size, bytes, commutative: true, link, cpus, radix: RADIX, model };
    decide(op, &case, "").expect("the operation has rows").row.kind
}

fn run(what: &str, size: u32, algorithm: impl Fn(Place) -> Algorithm) -> Outcome {
    let outcome = time(CROWDED, size, |rank| algorithm(Place { size, rank }));
    outcome.unwrap_or_else(|fault| panic!("{what}: {fault:?}"))
}

/// Each block crosses once, and a rank needs the CPU once to begin and once for each window.
#[test]
fn alltoall_moves_each_block_once_in_few_turns() {
    for size in [4, 16, 31] {
        for block in [1 << 10, 16 << 10, 64 << 10, 256 << 10, 1 << 20] {
            let even = Layout::Even(block);
            let window = window(block, Link::Crowded);
            let kind = chosen(CollOp::Alltoall, size, block);
            let what = format!("{size} ranks, {block} bytes, {kind:?}");
            let outcome = run(&what, size, |at| match kind {
                Kind::AlltoallBruck => Bruck::new(at, block, Buf::Send, 2).into(),
                _ => Pairwise::new(at, even, even, window).into(),
            });
            let peers = u64::from(size) - 1;
            assert_eq!(outcome.bytes, u64::from(size) * peers * block, "{what}");
            let turns = 1 + peers.div_ceil(u64::from(window));
            assert!(outcome.turns <= u64::from(size) * turns, "{what}: {outcome:?}");
        }
    }
}

/// Everybody gets each block once.
#[test]
fn allgather_moves_each_block_once_to_everybody() {
    for size in [4, 16, 31] {
        for block in [4 << 10, 64 << 10, 1 << 20] {
            let even = Layout::Even(block);
            let own = Some(Part::range(Buf::Send, 0, block));
            let kind = chosen(CollOp::Allgather, size, block);
            let what = format!("{size} ranks, {block} bytes, {kind:?}");
            let outcome = run(&what, size, |at| match kind {
                Kind::AllgatherRecursiveDoubling => {
                    allgather::recursive_doubling::RecursiveDoubling::new(at, block, own).into()
                }
                Kind::AllgatherBruck => allgather::bruck::Bruck::new(at, block, own).into(),
                Kind::AllgatherDirect => allgather::direct::Direct::new(at, even, own).into(),
                Kind::AllgatherFan => allgather::fan::Fan::new(at, block, own).into(),
                _ => allgather::ring::Ring::new(at, even, own).into(),
            });
            assert_eq!(outcome.bytes, u64::from(size) * u64::from(size - 1) * block, "{what}");
        }
    }
}

/// The windows of a pairwise exchange may differ between ranks.
#[test]
fn pairwise_windows_need_not_agree() {
    for size in [2, 5, 16, 23] {
        for seed in 0..20u32 {
            let window = |rank: u32| 1 + (rank.wrapping_mul(2_654_435_761) ^ (seed * 977)) % 16;
            let even = Layout::Even(100 << 10);
            run("alltoall", size, |at| Pairwise::new(at, even, even, window(at.rank)).into());
            let starts: Arc<[u64]> = (0..=u64::from(size)).map(|r| (r * (r + 90)) << 10).collect();
            run("reduce_scatter", size, |at| {
                let cuts = Cuts::Listed(starts.clone());
                let window = window(at.rank);
                reduce_scatter::pairwise::Pairwise::new(at, cuts, Buf::Send, window).into()
            });
        }
    }
}

#[test]
fn long_reduce_scatter_moves_each_block_once() {
    for block in [64 << 10, 256 << 10] {
        let kind = chosen(CollOp::ReduceScatterBlock, 16, 16 * block);
        assert_eq!(kind, Kind::ReduceScatterPairwise);
        let window = reduce_window(block, Link::Crowded);
        let outcome = run("reduce_scatter", 16, |at| {
            let cuts = Cuts::Even(block);
            reduce_scatter::pairwise::Pairwise::new(at, cuts, Buf::Send, window).into()
        });
        assert_eq!(outcome.bytes, 16 * 15 * block);
        let turns = 1 + 15u64.div_ceil(u64::from(window));
        assert!(outcome.turns <= 16 * turns, "{outcome:?}");
    }
}
