//! Buffered accesses of several ranks, which one thread polls in turn, on a file whose calls fail.

use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::error::ErrClass;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_lockfree::file_buffer::FileBuffer;
use hawser_segment::node::ranges::Ranges;
use hawser_storage::sim::{Faults, Sim};

use super::*;
use crate::staging::{Aggregator, Division, NodePeer};
use crate::view::{View, ViewArgs};

/// Bytes of a stretch: small, so that a call has many.
const STRETCH: u64 = 4096;
/// Integers of a rank's access.
const COUNT: u64 = 1500;

/// The memory of the ranks of a node, of which so many are aggregators.
fn stagings(ranks: u32, aggregators: u32, buffers: u64) -> Vec<Arc<Staging>> {
    let node = hawser_fixture::node(ranks, 1);
    let open = |slot| Ranges::open(node, slot).expect("regions");
    let ranges: Vec<&'static Ranges> =
        (0..ranks).map(|slot| &*Box::leak(Box::new(open(slot)))).collect();
    let division = Division { stretch: STRETCH, buffers };
    let bytes = FileBuffer::bytes(STRETCH as usize) as u64 * buffers;
    let aggregator = |rank: u32| {
        let place = ranges[rank as usize].allocate(bytes).expect("room");
        Aggregator { rank, place, near: true }
    };
    let all: Vec<_> = (0..aggregators).map(|i| aggregator(ranks - 1 - i)).collect();
    let of = |rank: u32| {
        let others = (0..ranks).filter(|r| *r != rank);
        let near = others.map(|rank| NodePeer { rank, slot: rank, proc: rank }).collect();
        Arc::new(Staging::of(ranges[rank as usize], all.clone(), division, (rank, near)))
    };
    (0..ranks).map(of).collect()
}

/// Rank r sees every `ranks + 1`-th pair of integers from the r-th on: the last share is a hole.
fn view(rank: u32, ranks: u32) -> Arc<View> {
    let int = Datatype::scalar_ref(Scalar::Int);
    let pair = Datatype::contiguous(2, int).expect("small");
    let filetype = Datatype::resized(0, i64::from(ranks + 1) * 8, &pair).expect("small");
    filetype.commit();
    let disp = Some(i64::from(rank) * 8 + 100);
    let args = ViewArgs { disp, etype: int.clone(), filetype, rep: "native".into() };
    Arc::new(View::new(&args, args.disp.unwrap_or(0), true).expect("a good view"))
}

fn value(rank: u32, i: u64) -> i32 {
    1 + rank as i32 * 100_000 + i as i32
}

fn memory(rank: u32, strided: bool) -> TempBuf {
    let int = Datatype::scalar_ref(Scalar::Int);
    let dtype = if strided { Datatype::resized(0, 12, int).expect("small") } else { int.clone() };
    dtype.commit();
    let buf = TempBuf::zeroed(COUNT, &dtype).expect("memory");
    let data: Vec<u8> = (0..COUNT).flat_map(|i| value(rank, i).to_ne_bytes()).collect();
    buf.typed().unpack_from(&data);
    buf
}

/// One access of all ranks.
fn access(stagings: &[Arc<Staging>], sim: &Sim, way: Way, bufs: &[TypedBuf]) -> Vec<Done> {
    let ranks = stagings.len() as u32;
    let transfers: Vec<Transfer> = (0..ranks)
        .zip(bufs)
        .map(|(rank, buf)| Transfer {
            disk: Arc::new(sim.open()),
            path: "sim".into(),
            view: view(rank, ranks),
            way,
            at: 0,
            total: buf.packed_len(),
            buf: buf.clone(),
            atomic: None,
        })
        .collect();
    let all: Vec<Numbers> = transfers.iter().map(|t| Numbers::of(Some(t))).collect();
    let largest: Vec<i64> =
        (0..5).map(|i| all.iter().map(|n| n.values()[i]).max().unwrap_or(0)).collect();
    let span =
        Numbers::decide(&largest, (ranks, 4096), way, Mode::Automatic).expect("buffers serve it");
    let mut calls: Vec<Buffered> = stagings
        .iter()
        .zip(transfers)
        .map(|(staging, t)| Buffered::new(staging.clone(), t, span, None, None))
        .collect();
    let mut done: Vec<Option<Done>> = calls.iter().map(|_| None).collect();
    for _ in 0..10_000 {
        for (call, done) in calls.iter_mut().zip(&mut done) {
            if done.is_none() {
                *done = call.poll().map(|d| d.expect("nobody is lost"));
            }
        }
        if done.iter().all(Option::is_some) {
            return done.into_iter().flatten().collect();
        }
    }
    panic!("a rank waits for ever: {done:?}");
}

fn shapes() -> Vec<(u32, u32, u64)> {
    vec![(2, 1, 1), (2, 2, 2), (3, 1, 2), (5, 3, 1), (8, 2, 2)]
}

/// What the file holds at an integer of a rank, if it is that long.
fn held(data: &[u8], rank: u32, ranks: u32, i: u64) -> Option<i32> {
    let at = view(rank, ranks).run(i * 4).expect("there").0 as usize;
    let bytes = data.get(at..at + 4)?;
    bytes.try_into().ok().map(i32::from_ne_bytes)
}

/// Bytes that no rank sees still have what they had; those beyond the first file are zero.
fn check_holes(data: &[u8], before: usize, ranks: u32) {
    let tile = (ranks as usize + 1) * 8;
    for (at, byte) in data.iter().enumerate() {
        let hole = at < 100 || (at - 100) % tile >= tile - 8;
        let had = if at < before { 0xee } else { 0 };
        assert!(!hole || *byte == had, "byte {at} was changed");
    }
}

#[test]
fn what_ranks_write_together_is_in_the_file_and_read_again() {
    for (seed, (ranks, aggregators, buffers)) in (1..).zip(shapes()) {
        let stagings = stagings(ranks, aggregators, buffers);
        for strided in [false, true] {
            let sim = Sim::new(Faults { seed, ..Faults::default() });
            sim.open().write_bytes(&[0xee; 9000], 0);
            let bufs: Vec<TempBuf> = (0..ranks).map(|r| memory(r, strided)).collect();
            let typed: Vec<TypedBuf> = bufs.iter().map(|b| b.typed().clone()).collect();
            for done in access(&stagings, &sim, Way::Write, &typed) {
                assert!(done.error.is_none() && done.bytes == COUNT * 4, "{done:?}");
            }
            let data = sim.data();
            check_holes(&data, 9000, ranks);
            for rank in 0..ranks {
                for i in 0..COUNT {
                    assert_eq!(held(&data, rank, ranks, i), Some(value(rank, i)));
                }
            }
            let back: Vec<TempBuf> = bufs
                .iter()
                .map(|b| TempBuf::zeroed(COUNT, &b.typed().dtype).expect("memory"))
                .collect();
            let into: Vec<TypedBuf> = back.iter().map(|b| b.typed().clone()).collect();
            for done in access(&stagings, &sim, Way::Read, &into) {
                assert!(done.error.is_none() && done.bytes == COUNT * 4, "{done:?}");
            }
            for (got, wrote) in into.iter().zip(&typed) {
                assert_eq!(got.pack_all(), wrote.pack_all());
            }
        }
    }
}

#[test]
fn a_fault_of_any_call_ends_all_ranks_with_true_counts() {
    for (ranks, aggregators, buffers) in shapes() {
        let bufs: Vec<TempBuf> = (0..ranks).map(|r| memory(r, r % 2 == 1)).collect();
        let typed: Vec<TypedBuf> = bufs.iter().map(|b| b.typed().clone()).collect();
        let stagings = stagings(ranks, aggregators, buffers);
        let sound = Sim::new(Faults::default());
        access(&stagings, &sound, Way::Write, &typed);
        let calls = sound.calls();
        let picked = |i: &u64| i.is_multiple_of((calls / 40).max(1)) || i + 2 >= calls;
        let faults = [(5, ErrClass::Io), (28, ErrClass::NoSpace), (122, ErrClass::Quota)];
        let each = (0..calls).filter(picked).flat_map(|call| faults.map(|f| (call, f)));
        for (broken, (number, expected)) in each {
            let broken = Some((broken, number));
            let sim = Sim::new(Faults { broken, ..Faults::default() });
            let done = access(&stagings, &sim, Way::Write, &typed);
            check_holes(&sim.data(), 0, ranks);
            let failed = done.iter().filter(|d| d.error.is_some()).count();
            assert!(failed > 0, "call {broken:?}: {done:?}");
            for (rank, done) in (0..).zip(&done) {
                let class = done.error.as_ref().map(|e| e.class());
                assert!(class.is_none() || class == Some(expected), "{done:?}");
                assert!(done.bytes == COUNT * 4 || done.error.is_some(), "{done:?}");
                for i in 0..done.bytes / 4 {
                    assert_eq!(held(&sim.data(), rank, ranks, i), Some(value(rank, i)));
                }
            }
        }
        // The next call finds the buffers in order.
        let sim = Sim::new(Faults::default());
        access(&stagings, &sim, Way::Write, &typed);
        assert!(sim.data() == sound.data());
    }
}

#[test]
fn a_full_device_is_told_with_what_has_room() {
    for (ranks, aggregators, buffers) in shapes() {
        let bufs: Vec<TempBuf> = (0..ranks).map(|r| memory(r, false)).collect();
        let typed: Vec<TypedBuf> = bufs.iter().map(|b| b.typed().clone()).collect();
        let stagings = stagings(ranks, aggregators, buffers);
        let room = 100 + (u64::from(ranks) + 1) * 8 * 500;
        let sim = Sim::new(Faults { room: Some(room), seed: 3, ..Faults::default() });
        for (rank, done) in (0..).zip(access(&stagings, &sim, Way::Write, &typed)) {
            assert_eq!(done.error.map(|e| e.class()), Some(ErrClass::NoSpace));
            // All that lies before the end of the device: 500 pairs.
            assert_eq!(done.bytes, 4000, "rank {rank}");
        }
    }
}

#[test]
fn reads_end_where_the_file_does_and_where_it_fails() {
    for (ranks, aggregators, buffers) in shapes() {
        let bufs: Vec<TempBuf> = (0..ranks).map(|r| memory(r, false)).collect();
        let typed: Vec<TypedBuf> = bufs.iter().map(|b| b.typed().clone()).collect();
        let stagings = stagings(ranks, aggregators, buffers);
        let sim = Sim::new(Faults::default());
        access(&stagings, &sim, Way::Write, &typed);
        let wrote = sim.calls();
        let back: Vec<TempBuf> = (0..ranks).map(|_| memory(0, false)).collect();
        let to: Vec<TypedBuf> = back.iter().map(|b| b.typed().clone()).collect();
        access(&stagings, &sim, Way::Read, &to);
        let calls = sim.calls() - wrote;
        // In the middle of rank 0's 300th pair.
        let end = 100 + (u64::from(ranks) + 1) * 8 * 300 + 4;
        sim.open().set_size(end).expect("it can be shorter");
        for (rank, done) in (0..).zip(access(&stagings, &sim, Way::Read, &to)) {
            let expected = 300 * 8 + if rank == 0 { 4 } else { 0 };
            assert!(done.error.is_none() && done.bytes == expected, "rank {rank}: {done:?}");
        }
        for broken in 0..calls {
            let sim = Sim::new(Faults { broken: Some((wrote + broken, 5)), ..Faults::default() });
            access(&stagings, &sim, Way::Write, &typed);
            let done = access(&stagings, &sim, Way::Read, &to);
            assert!(done.iter().any(|d| d.error.is_some()), "call {broken}: {done:?}");
            for (rank, done) in (0..).zip(&done) {
                let got = to[rank as usize].pack_all();
                for i in 0..done.bytes / 4 {
                    let at = i as usize * 4;
                    assert_eq!(got[at..at + 4], value(rank, i).to_ne_bytes());
                }
            }
        }
    }
}

#[test]
fn buffers_serve_small_pieces_that_lie_together() {
    let decide = |all: [i64; 5], way, mode| Numbers::decide(&all, (4, 4096), way, mode);
    let rows = [0, -100, 1 << 20, 1 << 18, 4096];
    assert_eq!(decide(rows, Way::Write, Mode::Automatic), Some((100, 1 << 20)));
    assert_eq!(decide(rows, Way::Write, Mode::Disable), None);
    let unable = [1, -100, 1 << 20, 1 << 18, 4096];
    assert_eq!(decide(unable, Way::Write, Mode::Enable), None);
    let long = [0, 0, 1 << 30, 1 << 28, 16];
    assert_eq!(decide(long, Way::Write, Mode::Automatic), None);
    assert!(decide(long, Way::Write, Mode::Enable).is_some());
    let sparse = [0, 0, 1 << 30, 1 << 18, 4096];
    assert_eq!(decide(sparse, Way::Read, Mode::Automatic), None);
    let nothing = [0, i64::MIN, i64::MIN, 0, 0];
    assert_eq!(decide(nothing, Way::Read, Mode::Enable), None);
}
