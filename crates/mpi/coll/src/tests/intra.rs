//! Collectives that move data.

use std::sync::Arc;

use super::world::{BLANK, Memory, SIZES, lengths, roots, run_all, sum, value};
use crate::algorithms::allgather::{bruck, circulant, direct, fan, recursive_doubling, ring};
use crate::algorithms::alltoall::pairwise::Pairwise;
use crate::algorithms::{Algorithm, alltoall, barrier, bcast, gather, scatter};
use crate::schedule::{Buf, Cuts, Layout, Part, Place};

fn data(rank: u32, len: u64) -> Vec<u64> {
    (0..len).map(|i| value(rank, i)).collect()
}

fn blank(len: u64) -> Vec<u64> {
    vec![BLANK; len as usize]
}

/// Unequal blocks: rank r has r % 3 units, with a hole of one unit before each block.
fn ragged(size: u32) -> (Vec<(u64, u64)>, u64) {
    let mut at = 0;
    let mut blocks = Vec::new();
    for r in 0..u64::from(size) {
        blocks.push((at + 1, r % 3));
        at += 1 + r % 3;
    }
    (blocks, at)
}

#[test]
fn barriers_complete() {
    // That everybody waits for everybody is the next test's.
    for size in SIZES {
        let memories = vec![Memory::default(); size as usize];
        let kinds: [fn(Place) -> Algorithm; 2] = [
            |at| barrier::dissemination::Dissemination::new(at).into(),
            |at| barrier::fan::Fan::new(at).into(),
        ];
        for kind in kinds {
            let one = |rank| kind(Place { size, rank });
            run_all("barrier", 0, &memories, sum, one, |_| {});
        }
    }
}

/// Every rank must hear, directly or not, of every other.
#[test]
fn barriers_inform_everybody() {
    use crate::schedule::{Schedule, Step};
    for size in 1..=24u32 {
        for fan in [false, true] {
            let make = |rank| {
                let at = Place { size, rank };
                if fan {
                    Schedule::new(Algorithm::from(barrier::fan::Fan::new(at)))
                } else {
                    Schedule::new(barrier::dissemination::Dissemination::new(at).into())
                }
            };
            // Knowledge as bit sets, spread by repeated delivery of what was known at each Wait.
            let mut known: Vec<u64> = (0..size).map(|r| 1 << r).collect();
            let mut programs: Vec<Vec<Step>> = Vec::new();
            for r in 0..size {
                let mut s = make(r);
                programs.push(std::iter::from_fn(|| s.next()).collect());
            }
            let mut at = vec![0; size as usize];
            let mut mail = std::collections::HashMap::<(u32, u32), Vec<u64>>::new();
            let mut moved = true;
            while moved {
                moved = false;
                for r in 0..size as usize {
                    let batch: Vec<Step> = programs[r][at[r]..].to_vec();
                    let Some(end) = batch.iter().position(|s| *s == Step::Wait) else { continue };
                    let ready = batch[..end].iter().all(|s| match s {
                        Step::Recv { from, .. } => {
                            mail.get(&(*from, r as u32)).is_some_and(|m| !m.is_empty())
                        }
                        _ => true,
                    });
                    // Sends leave at once, but only once.
                    for s in &mut programs[r][at[r]..at[r] + end] {
                        if let Step::Send { to, .. } = *s {
                            mail.entry((r as u32, to)).or_default().push(known[r]);
                            *s = Step::Copy { from: Part::Nothing, into: Part::Nothing };
                            moved = true;
                        }
                    }
                    if ready {
                        for s in &batch[..end] {
                            if let Step::Recv { from, .. } = s {
                                let box_ = mail.get_mut(&(*from, r as u32));
                                known[r] |= box_.map_or(0, |m| m.remove(0));
                            }
                        }
                        at[r] += end + 1;
                        moved = true;
                    }
                }
            }
            let all = (1u64 << size) - 1;
            assert!(known.iter().all(|&k| k == all), "size {size}, fan {fan}: {known:x?}");
        }
    }
}

#[test]
fn broadcasts_deliver() {
    for size in SIZES {
        for len in lengths(size).iter().copied() {
            for root in roots(size) {
                let mut kinds: Vec<fn(Place, u32, u64) -> Algorithm> = vec![
                    |at, root, len| bcast::linear::Linear::new(at, root, len).into(),
                    |at, root, len| bcast::binomial::Binomial::new(at, root, len).into(),
                    |at, root, len| bcast::knomial::Knomial::new(at, root, len, 2).into(),
                    |at, root, len| bcast::knomial::Knomial::new(at, root, len, 3).into(),
                    |at, root, len| bcast::knomial::Knomial::new(at, root, len, 4).into(),
                    |at, root, len| bcast::knomial::Knomial::new(at, root, len, 16).into(),
                    |at, root, len| bcast::chain::Chain::new(at, root, len, 7).into(),
                    |at, root, len| bcast::scatter_ring::ScatterRing::new(at, root, len).into(),
                    |at, root, len| bcast::two_tree::TwoTree::new(at, root, len, 7).into(),
                    |at, root, len| bcast::two_tree::TwoTree::new(at, root, len, 99).into(),
                    |at, root, len| bcast::circulant::Circulant::new(at, root, len, 7).into(),
                    |at, root, len| bcast::circulant::Circulant::new(at, root, len, 1).into(),
                    |at, root, len| bcast::circulant::Circulant::new(at, root, len, 99).into(),
                ];
                if size.is_power_of_two() {
                    kinds.push(|at, root, len| {
                        bcast::binomial::Binomial::bine(at, root, len).into()
                    });
                }
                let memory = |r| Memory {
                    recv: if r == root { data(root, len) } else { blank(len) },
                    ..Memory::default()
                };
                let memories: Vec<_> = (0..size).map(memory).collect();
                for kind in kinds {
                    let one = |rank| kind(Place { size, rank }, root, len);
                    let what = format!("{} P={size} root={root} n={len}", one(0).name());
                    run_all(&what, 0, &memories, sum, one, |after| {
                        for m in after {
                            assert_eq!(m.recv, data(root, len), "{what}");
                        }
                    });
                }
            }
        }
    }
}

#[test]
fn gathers_collect() {
    for size in SIZES {
        for len in lengths(size).iter().copied() {
            for root in roots(size) {
                for in_place in [false, true] {
                    gather_case(size, len, root, in_place);
                }
            }
        }
    }
}

fn gather_case(size: u32, len: u64, root: u32, in_place: bool) {
    let memory = |r: u32| {
        let mut m = Memory { send: data(r, len), ..Memory::default() };
        if r == root {
            m.recv = blank(len * u64::from(size));
            if in_place {
                let at = (u64::from(root) * len) as usize;
                m.recv[at..at + len as usize].copy_from_slice(&data(root, len));
            }
        }
        m
    };
    let memories: Vec<_> = (0..size).map(memory).collect();
    let own = |r: u32| (!(in_place && r == root)).then_some(Part::range(Buf::Send, 0, len));
    let all: Vec<u64> = (0..size).flat_map(|r| data(r, len)).collect();
    let linear = |rank| {
        let at = Place { size, rank };
        gather::linear::Linear::new(at, root, Layout::Even(len), own(rank)).into()
    };
    let what = format!("gather P={size} root={root} n={len} in place {in_place}");
    let check = |after: &[Memory]| assert_eq!(after[root as usize].recv, all, "{what}");
    run_all(&what, 0, &memories, sum, linear, check);
    for radix in [2, 3, 4, 8, 16] {
        let tree = |rank| {
            let at = Place { size, rank };
            gather::knomial::Knomial::new(at, root, len, own(rank), radix).into()
        };
        run_all(&format!("{what} radix {radix}"), 0, &memories, sum, tree, check);
    }
    if size.is_power_of_two() {
        let bine = |rank| {
            gather::knomial::Knomial::bine(Place { size, rank }, root, len, own(rank)).into()
        };
        run_all(&format!("{what} bine"), 0, &memories, sum, bine, check);
    }
}

#[test]
fn scatters_distribute() {
    for size in SIZES {
        for len in lengths(size).iter().copied() {
            for root in roots(size) {
                for in_place in [false, true] {
                    scatter_case(size, len, root, in_place);
                }
            }
        }
    }
}

fn scatter_case(size: u32, len: u64, root: u32, in_place: bool) {
    let memory = |r: u32| {
        let mut m = Memory { recv: blank(len), ..Memory::default() };
        if r == root {
            m.send = (0..size).flat_map(|r| data(r, len)).collect();
        }
        m
    };
    let memories: Vec<_> = (0..size).map(memory).collect();
    let own = |r: u32| (!(in_place && r == root)).then_some(Part::range(Buf::Recv, 0, len));
    let linear = |rank| {
        let at = Place { size, rank };
        scatter::linear::Linear::new(at, root, Layout::Even(len), own(rank)).into()
    };
    let what = format!("scatter P={size} root={root} n={len} in place {in_place}");
    let check = |after: &[Memory]| {
        for (r, m) in (0..size).zip(after) {
            let expected = if in_place && r == root { blank(len) } else { data(r, len) };
            assert_eq!(m.recv, expected, "{what} at {r}");
        }
    };
    run_all(&what, 0, &memories, sum, linear, check);
    for radix in [2, 3, 4, 8, 16] {
        let tree = |rank| {
            let at = Place { size, rank };
            scatter::knomial::Knomial::new(at, root, len, own(rank), radix).into()
        };
        run_all(&format!("{what} radix {radix}"), 0, &memories, sum, tree, check);
    }
    if size.is_power_of_two() {
        let bine = |rank| {
            scatter::knomial::Knomial::bine(Place { size, rank }, root, len, own(rank)).into()
        };
        run_all(&format!("{what} bine"), 0, &memories, sum, bine, check);
    }
}

#[test]
fn ragged_gather_and_scatter() {
    for size in SIZES {
        for root in roots(size) {
            let (blocks, total) = ragged(size);
            let len = |r: u32| blocks[r as usize].1;
            let memory = |r: u32| {
                let mut m = Memory { send: data(r, len(r)), ..Memory::default() };
                if r == root {
                    m.recv = blank(total);
                    m.recv_blocks = blocks.clone();
                }
                m
            };
            let memories: Vec<_> = (0..size).map(memory).collect();
            let make = |rank| {
                let at = Place { size, rank };
                let own = Some(Part::range(Buf::Send, 0, len(rank)));
                gather::linear::Linear::new(at, root, Layout::Listed, own).into()
            };
            let mut expected = blank(total);
            for r in 0..size {
                let (at, n) = blocks[r as usize];
                expected[at as usize..(at + n) as usize].copy_from_slice(&data(r, n));
            }
            run_all("gatherv", 0, &memories, sum, make, |after| {
                assert_eq!(after[root as usize].recv, expected, "P={size} root={root}");
            });
            let memory = |r: u32| {
                let mut m = Memory { recv: blank(len(r)), ..Memory::default() };
                if r == root {
                    m.send = expected.clone();
                    m.send_blocks = blocks.clone();
                }
                m
            };
            let memories: Vec<_> = (0..size).map(memory).collect();
            let make = |rank| {
                let at = Place { size, rank };
                let own = Some(Part::range(Buf::Recv, 0, len(rank)));
                scatter::linear::Linear::new(at, root, Layout::Listed, own).into()
            };
            run_all("scatterv", 0, &memories, sum, make, |after| {
                for (r, m) in (0..size).zip(after) {
                    assert_eq!(m.recv, data(r, len(r)), "P={size} root={root}");
                }
            });
        }
    }
}

#[test]
fn allgathers_collect() {
    for size in SIZES {
        for len in lengths(size).iter().copied() {
            for in_place in [false, true] {
                let memory = |r: u32| {
                    let mut m = Memory {
                        send: data(r, len),
                        recv: blank(len * u64::from(size)),
                        ..Memory::default()
                    };
                    if in_place {
                        let at = (u64::from(r) * len) as usize;
                        m.recv[at..at + len as usize].copy_from_slice(&data(r, len));
                    }
                    m
                };
                let memories: Vec<_> = (0..size).map(memory).collect();
                let own = (!in_place).then_some(Part::range(Buf::Send, 0, len));
                let all: Vec<u64> = (0..size).flat_map(|r| data(r, len)).collect();
                let mut kinds: Vec<fn(Place, u64, Option<Part>) -> Algorithm> = vec![
                    |at, len, own| bruck::Bruck::new(at, len, own).into(),
                    |at, len, own| ring::Ring::new(at, Layout::Even(len), own).into(),
                    |at, len, own| direct::Direct::new(at, Layout::Even(len), own).into(),
                    |at, len, own| fan::Fan::new(at, len, own).into(),
                    |at, len, own| circulant::Circulant::even(at, len, own).into(),
                ];
                if size.is_power_of_two() {
                    kinds.push(|at, len, own| {
                        recursive_doubling::RecursiveDoubling::new(at, len, own).into()
                    });
                }
                for kind in kinds {
                    let one = |rank| kind(Place { size, rank }, len, own);
                    let what = format!("{} P={size} n={len} {in_place}", one(0).name());
                    run_all(&what, 0, &memories, sum, one, |after| {
                        for m in after {
                            assert_eq!(m.recv, all, "{what}");
                        }
                    });
                }
            }
        }
    }
}

#[test]
fn ragged_allgather() {
    for size in SIZES {
        let (blocks, total) = ragged(size);
        let mut expected = blank(total);
        for r in 0..size {
            let (at, n) = blocks[r as usize];
            expected[at as usize..(at + n) as usize].copy_from_slice(&data(r, n));
        }
        let memory = |r: u32| Memory {
            send: data(r, blocks[r as usize].1),
            recv: blank(total),
            recv_blocks: blocks.clone(),
            ..Memory::default()
        };
        let memories: Vec<_> = (0..size).map(memory).collect();
        let starts: Arc<[u64]> =
            (0..=size).map(|r| (0..r).map(|r| blocks[r as usize].1).sum()).collect();
        for kind in 0..3 {
            let make = |rank: u32| {
                let at = Place { size, rank };
                let own = Some(Part::range(Buf::Send, 0, blocks[rank as usize].1));
                match kind {
                    0 => ring::Ring::new(at, Layout::Listed, own).into(),
                    1 => direct::Direct::new(at, Layout::Listed, own).into(),
                    _ => {
                        let cuts = Cuts::Listed(starts.clone());
                        circulant::Circulant::listed(at, cuts, own).into()
                    }
                }
            };
            run_all("allgatherv", 0, &memories, sum, make, |after| {
                for m in after {
                    assert_eq!(m.recv, expected, "P={size}");
                }
            });
        }
    }
}

/// Block that `from` sends to `to`.
fn exchange_block(from: u32, to: u32, len: u64) -> Vec<u64> {
    (0..len).map(|i| value(from, u64::from(to) * 1000 + i)).collect()
}

#[test]
fn alltoalls_exchange() {
    for size in SIZES {
        // Of one block: many ranks have enough of short ones.
        let lengths = if size <= 9 { lengths(size) } else { &[3] };
        for len in lengths.iter().copied() {
            let row = |r: u32| (0..size).flat_map(|t| exchange_block(r, t, len)).collect();
            let column =
                |r: u32| (0..size).flat_map(|s| exchange_block(s, r, len)).collect::<Vec<_>>();
            let total = len * u64::from(size);
            let apart: Vec<_> = (0..size)
                .map(|r| Memory { send: row(r), recv: blank(total), ..Memory::default() })
                .collect();
            let in_place: Vec<_> =
                (0..size).map(|r| Memory { recv: row(r), ..Memory::default() }).collect();
            let even = Layout::Even(len);
            let bruck =
                |at, input, radix| alltoall::bruck::Bruck::new(at, len, input, radix).into();
            let kinds: Vec<(bool, Box<dyn Fn(Place) -> Algorithm>)> = vec![
                (false, Box::new(|at| bruck(at, Buf::Send, 2))),
                (true, Box::new(|at| bruck(at, Buf::Recv, 2))),
                (false, Box::new(|at| bruck(at, Buf::Send, 3))),
                (false, Box::new(|at| bruck(at, Buf::Send, 4))),
                (true, Box::new(|at| bruck(at, Buf::Recv, 4))),
                (false, Box::new(|at| bruck(at, Buf::Send, 8))),
                (false, Box::new(|at| alltoall::pairwise::Pairwise::new(at, even, even, 1).into())),
                (
                    false,
                    Box::new(|at| alltoall::pairwise::Pairwise::new(at, even, even, 16).into()),
                ),
                (true, Box::new(|at| alltoall::in_place::InPlace::new(at, even, len).into())),
            ];
            for (in_place_kind, kind) in kinds {
                let memories = if in_place_kind { &in_place } else { &apart };
                let one = |rank| kind(Place { size, rank });
                let what = format!("{} P={size} n={len}", one(0).name());
                run_all(&what, 0, memories, sum, one, |after| {
                    for (r, m) in (0..size).zip(after) {
                        assert_eq!(m.recv, column(r), "{what} at {r}");
                    }
                });
            }
        }
    }
}

/// Few ranks have something for each other; some know it and leave rounds out, others post all.
#[test]
fn sparse_alltoall() {
    for size in SIZES {
        let len = |from: u32, to: u32| match from == to || !(from * 7 + to * 3).is_multiple_of(11) {
            true => u64::from(from == to),
            false => 1 + u64::from(from % 3),
        };
        let blocks = |one: &dyn Fn(u32) -> u64| -> (Vec<(u64, u64)>, u64) {
            let mut at = 0;
            let mut blocks = Vec::new();
            for t in 0..size {
                blocks.push((at + 1, one(t)));
                at += 1 + one(t);
            }
            (blocks, at)
        };
        let sends = |r: u32| blocks(&|t| len(r, t));
        let recvs = |r: u32| blocks(&|t| len(t, r));
        let fill = |(blocks, total): (Vec<(u64, u64)>, u64), ends: &dyn Fn(u32) -> (u32, u32)| {
            let mut m = blank(total);
            for (t, (at, n)) in (0..size).zip(blocks) {
                let (from, to) = ends(t);
                m[at as usize..(at + n) as usize].copy_from_slice(&exchange_block(from, to, n));
            }
            m
        };
        let memory = |r: u32| Memory {
            send: fill(sends(r), &|t| (r, t)),
            recv: blank(recvs(r).1),
            send_blocks: sends(r).0,
            recv_blocks: recvs(r).0,
            ..Memory::default()
        };
        let memories: Vec<_> = (0..size).map(memory).collect();
        for (all, window) in [(0, 1), (2, 1), (3, 4), (0, 16)] {
            let one = |rank: u32| {
                let at = Place { size, rank };
                let every = Pairwise::new(at, Layout::Listed, Layout::Listed, window);
                if all > 0 && rank.is_multiple_of(all) {
                    return every.into();
                }
                let moves = |k: &u32| len(rank, at.right(*k)) > 0 || len(at.left(*k), rank) > 0;
                let busy = |k: &u32| *k == 0 || moves(k);
                every.sparse((0..size).filter(busy).collect()).into()
            };
            run_all("sparse alltoallv", 0, &memories, sum, one, |after| {
                for (r, m) in (0..size).zip(after) {
                    assert_eq!(m.recv, fill(recvs(r), &|t| (t, r)), "P={size} at {r}");
                }
            });
        }
    }
}

/// Units from `from` to `to` in the ragged exchange: symmetric, so that it can be in place.
fn ragged_len(from: u32, to: u32) -> u64 {
    u64::from((from + to) % 4)
}

#[test]
fn ragged_alltoall() {
    for size in SIZES {
        let blocks = |r: u32| -> (Vec<(u64, u64)>, u64) {
            let mut at = 0;
            let mut blocks = Vec::new();
            for t in 0..size {
                blocks.push((at + 1, ragged_len(r, t)));
                at += 1 + ragged_len(r, t);
            }
            (blocks, at)
        };
        let fill = |r: u32, give: bool| {
            let (blocks, total) = blocks(r);
            let mut m = blank(total);
            for (t, (at, n)) in (0..size).zip(blocks) {
                let block = if give { exchange_block(r, t, n) } else { exchange_block(t, r, n) };
                m[at as usize..(at + n) as usize].copy_from_slice(&block);
            }
            m
        };
        let apart: Vec<_> = (0..size)
            .map(|r| Memory {
                send: fill(r, true),
                recv: blank(blocks(r).1),
                send_blocks: blocks(r).0,
                recv_blocks: blocks(r).0,
                ..Memory::default()
            })
            .collect();
        let in_place: Vec<_> = (0..size)
            .map(|r| Memory { recv: fill(r, true), recv_blocks: blocks(r).0, ..Memory::default() })
            .collect();
        let check = |after: &[Memory]| {
            for (r, m) in (0..size).zip(after) {
                assert_eq!(m.recv, fill(r, false), "P={size} at {r}");
            }
        };
        let listed = Layout::Listed;
        let pairwise = |rank| {
            let at = Place { size, rank };
            alltoall::pairwise::Pairwise::new(at, listed, listed, 4).into()
        };
        run_all("alltoallv", 0, &apart, sum, pairwise, check);
        let swap = |rank| alltoall::in_place::InPlace::new(Place { size, rank }, listed, 3).into();
        run_all("alltoallv in place", 0, &in_place, sum, swap, check);
    }
}
