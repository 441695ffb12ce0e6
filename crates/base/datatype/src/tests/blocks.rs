//! Lists of blocks: every length, both widths of offsets, and pieces that begin or end anywhere.

use proptest::prelude::*;

use crate::blocks::{BlockList, Offsets};
use crate::{Cursor, Datatype, Scalar};

/// Bytes as `MPI_Type_create_hindexed` gives them.
fn bytes_at(blocks: &[(i64, i64)]) -> Datatype {
    let (lens, displs): (Vec<i64>, Vec<i64>) = blocks.iter().copied().unzip();
    Datatype::hindexed(&lens, &displs, &Datatype::scalar(Scalar::Byte)).unwrap()
}

/// Packs `from..to` of one element of `blocks`, and unpacks it again into memory of zeros; both
/// against a loop over the blocks, byte by byte.
fn check(blocks: &[(i64, i64)], from: u64, to: u64) {
    let end = blocks.iter().map(|b| b.0 + b.1).max().unwrap_or(0) as usize;
    let memory: Vec<u8> = (0..end + 8).map(|i| (i * 7 + i / 251) as u8 | 1).collect();
    let offsets = || blocks.iter().flat_map(|(len, at)| (*at..at + len).map(|i| i as usize));
    let piece = || offsets().skip(from as usize).take((to - from) as usize);
    let expected: Vec<u8> = piece().map(|i| memory[i]).collect();
    let dtype = bytes_at(blocks);
    let mut packed = vec![0; expected.len()];
    // SAFETY: the memory is as long as the last block needs.
    let n = unsafe { dtype.pack(1, memory.as_ptr(), from, &mut packed) };
    assert_eq!((n, &packed), (expected.len(), &expected));
    let mut cursor = Cursor::new(&dtype, 1);
    cursor.seek(from);
    packed.fill(0);
    // SAFETY: as above.
    assert_eq!(unsafe { cursor.pack(memory.as_ptr(), &mut packed) }, expected.len());
    assert_eq!(packed, expected);
    let (mut back, mut model) = (vec![0; memory.len()], vec![0; memory.len()]);
    piece().for_each(|i| model[i] = memory[i]);
    // SAFETY: as above, and writable.
    assert_eq!(unsafe { dtype.unpack(1, back.as_mut_ptr(), from, &packed) }, expected.len());
    assert_eq!(back, model);
}

proptest! {
    #[test]
    fn any_list_of_blocks(
        sizes in prop::collection::vec((1i64..90, 0i64..40), 1..700),
        shuffle in any::<bool>(),
        seed in any::<u64>(),
        ends in (0.0..1.0, 0.0..1.0),
    ) {
        let mut at = 0;
        let mut blocks: Vec<(i64, i64)> = sizes
            .iter()
            .map(|(len, gap)| {
                at += gap + len;
                (*len, at - len)
            })
            .collect();
        if shuffle {
            blocks.sort_by_key(|b| (b.1 as u64).wrapping_mul(seed | 1));
        }
        let total = blocks.iter().map(|b| b.0).sum::<i64>() as u64;
        check(&blocks, 0, total);
        let (a, b) = ((ends.0 * total as f64) as u64, (ends.1 * total as f64) as u64);
        check(&blocks, a.min(b), a.max(b).max(a.min(b) + 1).min(total));
    }

    #[test]
    fn elements_of_blocks(
        sizes in prop::collection::vec((1i64..70, 1i64..9), 2..6),
        count in 1u64..300,
        ends in (0.0..1.0, 0.0..1.0),
    ) {
        let mut at = 0;
        let one: Vec<(i64, i64)> = sizes
            .iter()
            .map(|(len, gap)| {
                at += gap + len;
                (*len, at - len)
            })
            .collect();
        let extent = at + 3;
        let all: Vec<(i64, i64)> = (0..count as i64)
            .flat_map(|i| one.iter().map(move |(len, at)| (*len, at + i * extent)))
            .collect();
        let dtype = Datatype::resized(0, extent, &bytes_at(&one)).unwrap();
        let total = dtype.size() * count;
        let memory: Vec<u8> = (0..extent as u64 * count).map(|i| (i * 5 + i / 256) as u8).collect();
        let offsets = all.iter().flat_map(|(len, at)| (*at..at + len).map(|i| i as usize));
        let offsets: Vec<usize> = offsets.collect();
        let (a, b) = ((ends.0 * total as f64) as u64, (ends.1 * total as f64) as u64);
        for (from, to) in [(0, total), (a.min(b), a.max(b))] {
            let piece = &offsets[from as usize..to as usize];
            let expected: Vec<u8> = piece.iter().map(|i| memory[*i]).collect();
            let mut packed = vec![0; expected.len()];
            // SAFETY: `count` elements lie in the memory.
            let n = unsafe { dtype.pack(count, memory.as_ptr(), from, &mut packed) };
            prop_assert_eq!((n, &packed), (expected.len(), &expected));
            let mut back = vec![0; memory.len()];
            let mut model = back.clone();
            piece.iter().for_each(|i| model[*i] = memory[*i]);
            // SAFETY: as above, and writable.
            let n = unsafe { dtype.unpack(count, back.as_mut_ptr(), from, &packed) };
            prop_assert_eq!((n, back), (expected.len(), model));
        }
    }
}

#[test]
fn offsets_take_32_bits_where_that_is_enough() {
    let near = [(0, 3), (40, 17), (-9, 5)];
    let far = [(0, 3), (1 << 40, 17), (-9, 5)];
    for (blocks, narrow) in [(near, true), (far, false)] {
        let list = BlockList::new(&blocks);
        assert_eq!(matches!(list.offs(), Offsets::Narrow(_)), narrow);
        assert_eq!(list.iter().collect::<Vec<_>>(), blocks);
        assert_eq!(list.order().is_some(), narrow);
        let found: Vec<usize> = (0..25).map(|at| list.find(at)).collect();
        assert_eq!([found[0], found[2], found[3], found[19], found[20]], [0, 0, 1, 1, 2]);
    }
}

#[test]
fn blocks_that_overlap_keep_their_order() {
    let blocks = [(4, 0), (3, 2), (8, 1)];
    let packed: Vec<u8> = (1..16).collect();
    let mut memory = [0_u8; 16];
    // SAFETY: the blocks lie in 9 bytes.
    unsafe { bytes_at(&blocks).unpack(1, memory.as_mut_ptr(), 0, &packed) };
    assert_eq!(memory[..10], [1, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
}

#[test]
fn blocks_too_long_for_a_batch_are_moved_in_order() {
    check(&[(70_000, 5), (3, 80_000), (40, 70_500)], 0, 70_043);
    check(&[(60_000, 5), (60_000, 80_000), (40, 70_500)], 59_990, 120_020);
}

#[test]
fn memory_beyond_the_caches_is_asked_for() {
    let blocks: Vec<(i64, i64)> = (0..2_000).map(|i| (1 + i * 37 % 64, i * 300)).collect();
    let total = blocks.iter().map(|b| b.0).sum::<i64>() as u64;
    check(&blocks, 0, total);
    check(&blocks, 1_000, total - 1_000);
}
