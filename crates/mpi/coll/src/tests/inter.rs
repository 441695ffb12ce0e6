//! Intercommunicators.

use super::shapes::{run_combining, run_sharing};
use super::world::{BLANK, Memory, compose, run_all, sum, value};
use crate::algorithms::inter::exchange::Exchange;
use crate::algorithms::inter::leader::Leader;
use crate::algorithms::inter::rooted::{Blocks, Rooted};
use crate::schedule::{Buf, Layout, Part, Place};

fn data(rank: u32, len: u64) -> Vec<u64> {
    (0..len).map(|i| value(rank, i)).collect()
}

fn blank(len: u64) -> Vec<u64> {
    vec![BLANK; len as usize]
}

/// Both group sizes from 1 to 9 and some larger ones.
fn pairs() -> Vec<(u32, u32)> {
    let mut all: Vec<_> = (1..=9).flat_map(|a| (1..=9).map(move |b| (a, b))).collect();
    all.extend([(1, 40), (40, 1), (33, 35), (17, 16)]);
    all
}

/// (place in its group, size of the other group) of a simulated rank.
fn place(rank: u32, a: u32, b: u32) -> (Place, u32) {
    if rank < a { (Place { size: a, rank }, b) } else { (Place { size: b, rank: rank - a }, a) }
}

#[test]
fn allreduce_swaps_groups() {
    for (a, b) in pairs() {
        for len in [0, 1, 5] {
            let memory = |r| Memory { send: data(r, len), recv: blank(len), ..Memory::default() };
            let memories: Vec<_> = (0..a + b).map(memory).collect();
            let make = |rank| {
                let (at, remote) = place(rank, a, b);
                Leader::new(at.rank, remote, len, (0, len)).into()
            };
            let total = |first: u32, end: u32| -> Vec<u64> {
                let one =
                    |i| (first + 1..end).fold(value(first, i), |x, r| compose(x, value(r, i)));
                (0..len).map(one).collect()
            };
            run_combining("allreduce", a, &memories, compose, make, |after| {
                for (r, m) in (0..a + b).zip(after) {
                    let expected = if r < a { total(a, a + b) } else { total(0, a) };
                    assert_eq!(m.recv, expected, "{a} {b} {len} at {r}");
                }
            });
        }
    }
}

#[test]
fn reduce_scatter_swaps_groups() {
    for (a, b) in pairs() {
        // Blocks of 2·b units for the a ranks and of 2·a units for the b ranks: equal totals.
        let len = u64::from(2 * a * b);
        let block = |r: u32| u64::from(if r < a { 2 * b } else { 2 * a });
        let memory = |r| Memory { send: data(r, len), recv: blank(block(r)), ..Memory::default() };
        let memories: Vec<_> = (0..a + b).map(memory).collect();
        let make = |rank| {
            let (at, remote) = place(rank, a, b);
            let wanted = (u64::from(at.rank) * block(rank), block(rank));
            Leader::new(at.rank, remote, len, wanted).into()
        };
        let total = |first: u32, end: u32, i: u64| {
            (first + 1..end).fold(value(first, i), |x, r| compose(x, value(r, i)))
        };
        run_combining("reduce_scatter", a, &memories, compose, make, |after| {
            for (r, m) in (0..a + b).zip(after) {
                let (at, _) = place(r, a, b);
                let begin = u64::from(at.rank) * block(r);
                let (first, end) = if r < a { (a, a + b) } else { (0, a) };
                let expected: Vec<u64> =
                    (begin..begin + block(r)).map(|i| total(first, end, i)).collect();
                assert_eq!(m.recv, expected, "{a} {b} at {r}");
            }
        });
    }
}

/// Elements that share bytes: as many ranks on both sides, and a block of one unit for each.
#[test]
fn reduce_scatter_of_elements_that_share_bytes() {
    for ranks in 1..=4 {
        let len = u64::from(ranks);
        let memory = |r| Memory { send: data(r, len), recv: blank(1), ..Memory::default() };
        let memories: Vec<_> = (0..2 * ranks).map(memory).collect();
        let make = |rank| {
            let (at, remote) = place(rank, ranks, ranks);
            Leader::new(at.rank, remote, len, (u64::from(at.rank), 1)).into()
        };
        let case = (&memories[..], 1);
        run_sharing("reduce_scatter", ranks, case, compose, make, |before, after| {
            for (r, m) in (0..).zip(after) {
                let (at, _) = place(r, ranks, ranks);
                let others = if r < ranks { ranks..2 * ranks } else { 0..ranks };
                let sent = others.map(|other| before[other as usize].send[at.rank as usize]);
                assert_eq!(Some(m.recv[0]), sent.reduce(compose), "{ranks} at {r}");
            }
        });
    }
}

#[test]
fn exchange_meets_everybody() {
    let block = |from: u32, to: u32, n: u64| -> Vec<u64> {
        (0..n).map(|i| value(from, u64::from(to) * 100 + i)).collect()
    };
    for (a, b) in pairs() {
        let peers = |r: u32| if r < a { a..a + b } else { 0..a };
        let memory = |r: u32| Memory {
            send: peers(r).flat_map(|t| block(r, t, 2)).collect(),
            recv: blank(2 * peers(r).len() as u64),
            ..Memory::default()
        };
        let memories: Vec<_> = (0..a + b).map(memory).collect();
        let make = |rank| {
            let (at, remote) = place(rank, a, b);
            let send = Blocks::Each(Buf::Send, Layout::Even(2));
            let recv = Blocks::Each(Buf::Recv, Layout::Even(2));
            Exchange::new(at, remote, Some(send), Some(recv)).into()
        };
        run_all("alltoall", a, &memories, sum, make, |after| {
            for (r, m) in (0..a + b).zip(after) {
                let expected: Vec<u64> = peers(r).flat_map(|s| block(s, r, 2)).collect();
                assert_eq!(m.recv, expected, "{a} {b} at {r}");
            }
        });
    }
}

#[test]
fn rooted_forms_work_from_either_side() {
    for (a, b) in pairs() {
        for root in [0, a - 1, a, a + b - 1] {
            rooted_case(a, b, root);
        }
    }
}

fn rooted_case(a: u32, b: u32, root: u32) {
    let root_first = root < a;
    let named = place(root, a, b).0.rank;
    let others: Vec<u32> = if root_first { (a..a + b).collect() } else { (0..a).collect() };
    let all: Vec<u64> = others.iter().flat_map(|&r| data(r, 3)).collect();
    let side = |r: u32| (r < a) == root_first;
    let whole = |buf| Part::range(buf, 0, 3);

    let memory = |r: u32| {
        let recv = if r == root { blank(all.len() as u64) } else { Vec::new() };
        Memory { send: data(r, 3), recv, ..Memory::default() }
    };
    let memories: Vec<_> = (0..a + b).map(memory).collect();
    let gather = |r: u32| {
        let remote = place(r, a, b).1;
        let rooted = match (r == root, side(r)) {
            (true, _) => Rooted::take(remote, Blocks::Each(Buf::Recv, Layout::Even(3))),
            (_, true) => Rooted::bystander(),
            _ => Rooted::send(named, whole(Buf::Send)),
        };
        rooted.into()
    };
    run_all("gather", a, &memories, sum, gather, |after| {
        assert_eq!(after[root as usize].recv, all);
    });
    let reduce = |r: u32| {
        let remote = place(r, a, b).1;
        let rooted = match (r == root, side(r)) {
            (true, _) => Rooted::combine(remote, 3),
            (_, true) => Rooted::bystander(),
            _ => Rooted::send(named, whole(Buf::Send)),
        };
        rooted.into()
    };
    run_combining("reduce", a, &memories, compose, reduce, |after| {
        let one = |i| {
            let rest = others[1..].iter();
            rest.fold(value(others[0], i), |x, &r| compose(x, value(r, i)))
        };
        let expected: Vec<u64> = (0..3).map(one).collect();
        assert_eq!(after[root as usize].recv[..3], expected);
    });
    let memory = |r: u32| Memory {
        send: if r == root { all.clone() } else { Vec::new() },
        recv: blank(3),
        ..Memory::default()
    };
    let memories: Vec<_> = (0..a + b).map(memory).collect();
    let scatter = |r: u32| {
        let remote = place(r, a, b).1;
        let rooted = match (r == root, side(r)) {
            (true, _) => Rooted::give(remote, Blocks::Each(Buf::Send, Layout::Even(3))),
            (_, true) => Rooted::bystander(),
            _ => Rooted::recv(named, whole(Buf::Recv)),
        };
        rooted.into()
    };
    run_all("scatter", a, &memories, sum, scatter, |after| {
        for &r in &others {
            assert_eq!(after[r as usize].recv, data(r, 3));
        }
    });
}
