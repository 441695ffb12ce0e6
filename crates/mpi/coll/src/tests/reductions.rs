//! Collectives that combine data.

use std::sync::Arc;

use super::shapes::{run_combining, run_sharing};
use super::world::{BLANK, Memory, SIZES, compose, lengths, roots, sum, value};
use crate::algorithms::allreduce::{
    circulant::Circulant, fan::Fan, halving_doubling::HalvingDoubling,
    recursive_doubling::RecursiveDoubling, ring::Ring,
};
use crate::algorithms::reduce::{
    binomial::Binomial, flat::Flat, halving_gather::HalvingGather, knomial::Knomial,
    two_tree::TwoTree,
};
use crate::algorithms::reduce_scatter::{halving::Halving, pairwise::Pairwise};
use crate::algorithms::{Algorithm, reduce_scatter, scan};
use crate::schedule::{Buf, Cuts, Place, Schedule, Step};

type Op = fn(u64, u64) -> u64;

fn data(rank: u32, len: u64) -> Vec<u64> {
    (0..len).map(|i| value(rank, i)).collect()
}

/// The combination of the ranks `first ..= last`.
fn combined(op: Op, first: u32, last: u32, len: u64) -> Vec<u64> {
    let one = |i| (first + 1..=last).fold(value(first, i), |acc, r| op(acc, value(r, i)));
    (0..len).map(one).collect()
}

fn input(in_place: bool) -> Buf {
    if in_place { Buf::Recv } else { Buf::Send }
}

/// Memories of an operation where every rank has input and result of `len`.
fn memories(size: u32, len: u64, in_place: bool) -> Vec<Memory> {
    let one = |r| {
        if in_place {
            Memory { recv: data(r, len), ..Memory::default() }
        } else {
            Memory { send: data(r, len), recv: vec![BLANK; len as usize], ..Memory::default() }
        }
    };
    (0..size).map(one).collect()
}

#[test]
fn allreduces_agree() {
    for size in SIZES {
        for len in lengths(size).iter().copied() {
            for in_place in [false, true] {
                let input = input(in_place);
                let mut kinds: Vec<(Op, Box<dyn Fn(Place) -> Algorithm>)> = vec![
                    (compose, Box::new(|at| Fan::new(at, len, input).into())),
                    (compose, Box::new(|at| RecursiveDoubling::new(at, len, input).into())),
                    (compose, Box::new(|at| HalvingDoubling::new(at, len, input, false).into())),
                    (sum, Box::new(|at| HalvingDoubling::new(at, len, input, true).into())),
                    (sum, Box::new(|at| Ring::new(at, len, input, 1).into())),
                    (sum, Box::new(|at| Ring::new(at, len, input, 2).into())),
                    (sum, Box::new(|at| Ring::new(at, len, input, 5).into())),
                    (sum, Box::new(|at| Circulant::new(at, len, input).into())),
                ];
                if size.is_power_of_two() {
                    kinds
                        .push((sum, Box::new(|at| RecursiveDoubling::bine(at, len, input).into())));
                }
                for (op, kind) in kinds {
                    let one = |rank| kind(Place { size, rank });
                    let what = format!("{} P={size} n={len} {in_place}", one(0).name());
                    let expected = combined(op, 0, size - 1, len);
                    run_combining(&what, 0, &memories(size, len, in_place), op, one, |after| {
                        for m in after {
                            assert_eq!(m.recv, expected, "{what}");
                        }
                    });
                }
            }
        }
    }
}

#[test]
fn reduces_arrive() {
    for size in SIZES {
        let roots = roots(size);
        for len in lengths(size).iter().copied() {
            for &root in &roots {
                for in_place in [false, true] {
                    reduce_case(size, len, root, in_place);
                }
            }
        }
    }
}

fn reduce_case(size: u32, len: u64, root: u32, in_place: bool) {
    let memory = |r: u32| match r == root {
        true if in_place => Memory { recv: data(r, len), ..Memory::default() },
        true => Memory { send: data(r, len), recv: vec![BLANK; len as usize], ..Memory::default() },
        false => Memory { send: data(r, len), ..Memory::default() },
    };
    let memories: Vec<_> = (0..size).map(memory).collect();
    let input = |at: Place| input(in_place && at.rank == root);
    let mut kinds: Vec<(Op, Box<dyn Fn(Place) -> Algorithm>)> = vec![
        (compose, Box::new(|at| Flat::new(at, root, len, input(at)).into())),
        (compose, Box::new(|at| Binomial::new(at, root, len, input(at), false).into())),
        (sum, Box::new(|at| Binomial::new(at, root, len, input(at), true).into())),
        (compose, Box::new(|at| HalvingGather::new(at, root, len, input(at), false).into())),
        (sum, Box::new(|at| HalvingGather::new(at, root, len, input(at), true).into())),
        (sum, Box::new(|at| TwoTree::new(at, root, len, 1, input(at)).into())),
        (sum, Box::new(|at| TwoTree::new(at, root, len, 7, input(at)).into())),
        (sum, Box::new(|at| TwoTree::new(at, root, len, 99, input(at)).into())),
    ];
    for radix in [2, 3, 4, 16] {
        let new =
            move |at, input, commutes| Knomial::new(at, root, len, input, commutes, radix).into();
        kinds.push((compose, Box::new(move |at| new(at, input(at), false))));
        kinds.push((sum, Box::new(move |at| new(at, input(at), true))));
    }
    if size.is_power_of_two() {
        kinds.push((sum, Box::new(|at| Binomial::bine(at, root, len, input(at)).into())));
    }
    for (op, kind) in kinds {
        let one = |rank| kind(Place { size, rank });
        let what = format!("{} P={size} root={root} n={len} {in_place}", one(0).name());
        let expected = combined(op, 0, size - 1, len);
        if size == 1 && one(0).name() == "reduce/halving_gather" {
            continue;
        }
        run_combining(&what, 0, &memories, op, one, |after| {
            assert_eq!(after[root as usize].recv, expected, "{what}");
        });
    }
}

#[test]
fn reduce_scatters_cut() {
    for size in SIZES {
        for block in [0, 1, 4] {
            cut_case(size, Cuts::Even(block));
        }
        let starts: Arc<[u64]> = (0..=u64::from(size))
            .scan(0, |at, r| Some(std::mem::replace(at, *at + r % 3)))
            .collect();
        cut_case(size, Cuts::Listed(starts));
    }
}

fn cut_case(size: u32, cuts: Cuts) {
    let len = cuts.start(size);
    for in_place in [false, true] {
        let memory = |r: u32| {
            let mine = cuts.span(r, r + 1).1;
            if in_place {
                Memory { recv: data(r, len), ..Memory::default() }
            } else {
                Memory { send: data(r, len), recv: vec![BLANK; mine as usize], ..Memory::default() }
            }
        };
        let memories: Vec<_> = (0..size).map(memory).collect();
        let input = input(in_place);
        let kinds: Vec<(Op, Box<dyn Fn(Place) -> Algorithm>)> = vec![
            (sum, Box::new(|at| Pairwise::new(at, cuts.clone(), input, 1).into())),
            (sum, Box::new(|at| Pairwise::new(at, cuts.clone(), input, 5).into())),
            (sum, Box::new(|at| Halving::new(at, cuts.clone(), input).into())),
            (
                sum,
                Box::new(|at| reduce_scatter::ring::Ring::new(at, cuts.clone(), input, 1).into()),
            ),
            (
                sum,
                Box::new(|at| reduce_scatter::ring::Ring::new(at, cuts.clone(), input, 3).into()),
            ),
            (
                sum,
                Box::new(|at| {
                    reduce_scatter::circulant::Circulant::new(at, cuts.clone(), input).into()
                }),
            ),
            (
                compose,
                Box::new(|at| {
                    let wanted = cuts.span(at.rank, at.rank + 1);
                    RecursiveDoubling::cut(at, len, input, wanted).into()
                }),
            ),
        ];
        for (op, kind) in kinds {
            let one = |rank| kind(Place { size, rank });
            let what = format!("{} P={size} {cuts:?} {in_place}", one(0).name());
            let compare = |expected: &[u64], after: &[Memory]| {
                for (r, m) in (0..size).zip(after) {
                    let (at, n) = cuts.span(r, r + 1);
                    let expected = &expected[at as usize..(at + n) as usize];
                    assert_eq!(&m.recv[..n as usize], expected, "{what} at {r}");
                }
            };
            let expected = combined(op, 0, size - 1, len);
            run_combining(&what, 0, &memories, op, one, |after| compare(&expected, after));
            let longest = (0..size).map(|r| cuts.span(r, r + 1).1).max().unwrap_or(0);
            run_sharing(&what, 0, (&memories, longest), op, one, |before, after| {
                let data = |m: &Memory, i| if in_place { m.recv[i] } else { m.send[i] };
                let all = |i| before.iter().map(|m| data(m, i)).reduce(op).unwrap_or(0);
                compare(&(0..len as usize).map(all).collect::<Vec<_>>(), after);
            });
        }
    }
}

#[test]
fn scans_run_up() {
    for size in SIZES {
        for len in lengths(size).iter().copied() {
            for in_place in [false, true] {
                for exclusive in [false, true] {
                    let one = |rank| {
                        let at = Place { size, rank };
                        scan::doubling::Doubling::new(at, len, input(in_place), exclusive).into()
                    };
                    let what = format!("scan P={size} n={len} {in_place} exclusive {exclusive}");
                    let before = memories(size, len, in_place);
                    run_combining(&what, 0, &before, compose, one, |after| {
                        for (r, m) in (0..size).zip(after) {
                            let expected = match (exclusive, r) {
                                (true, 0) => before[0].recv.clone(),
                                (true, _) => combined(compose, 0, r - 1, len),
                                (false, _) => combined(compose, 0, r, len),
                            };
                            assert_eq!(m.recv, expected, "{what} at {r}");
                        }
                    });
                }
            }
        }
    }
}

/// Without MPI_IN_PLACE recursive doubling copies locally at most once, and between two ranks only
/// at the higher one.
#[test]
fn recursive_doubling_copies_little() {
    for size in SIZES {
        for rank in 0..size {
            let at = Place { size, rank };
            let mut schedule = Schedule::new(RecursiveDoubling::new(at, 9, Buf::Send));
            let copies = std::iter::from_fn(|| schedule.next());
            let copies = copies.filter(|step| matches!(step, Step::Copy { .. })).count();
            assert!(copies <= 1, "{size} {rank}: {copies}");
            assert!(size != 2 || copies == rank as usize, "{rank}: {copies}");
        }
    }
}
