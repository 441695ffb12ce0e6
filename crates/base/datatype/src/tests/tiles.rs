//! Tiles against a list of all bytes.

use crate::{Datatype, Scalar, TileOrder, Tiles};

fn int() -> &'static Datatype {
    Datatype::scalar_ref(Scalar::Int)
}

fn samples() -> Vec<Datatype> {
    let vector = Datatype::vector(5, 3, 7, int()).unwrap();
    let nested = Datatype::hvector(3, 2, 260, &vector).unwrap();
    let spread = Datatype::resized(0, 1000, &nested).unwrap();
    let blocks = Datatype::indexed(&[1, 4, 2], &[2, 5, 30], int()).unwrap();
    let lead = Datatype::resized(0, 200, &blocks).unwrap();
    let equal = Datatype::indexed_block(2, &[1, 5, 20, 22], int()).unwrap();
    let gather = Datatype::hindexed_block(1, &[8, 900, 1700], &vector).unwrap();
    let fields = Datatype::structure(&[1, 1], &[4, 2000], &[lead.clone(), gather.clone()]).unwrap();
    vec![
        int().clone(),
        Datatype::resized(0, 16, int()).unwrap(),
        Datatype::resized(0, 400, &vector).unwrap(),
        spread,
        lead,
        equal,
        gather,
        Datatype::resized(0, 5000, &fields).unwrap(),
    ]
}

#[test]
fn offsets_and_packed_bytes_answer_each_other() {
    for t in samples() {
        t.commit();
        let tiles = Tiles::new(&t);
        assert_eq!(tiles.order(), TileOrder::Disjoint, "{t:?}");
        let total = t.size() * 3;
        let mut offsets = Vec::new();
        let mut at = 0;
        while at < total {
            let run = tiles.locate(at).unwrap();
            let series = tiles.series(at).unwrap();
            assert_eq!(series.first, run, "{t:?}: {at}");
            let (mut place, mut to) = (series.second(), at + run.len);
            for _ in 0..series.more.min(40) {
                let next = tiles.locate(to).unwrap();
                assert!(next.offset == place && next.len >= series.len, "{t:?}: {at} {to}");
                (place, to) = (place + series.stride, to + series.len);
            }
            let len = run.len.min(total - at);
            offsets.extend((0..len as i64).map(|i| run.offset + i));
            at += len;
        }
        assert!(offsets.is_sorted(), "{t:?}");
        for to in 0..=offsets[offsets.len() - 1] + 1 {
            let expected = offsets.partition_point(|o| *o < to) as u64;
            assert_eq!(tiles.before(to), expected, "{t:?}: before {to}");
        }
    }
}

#[test]
fn order_is_seen_within_and_between_elements() {
    let of = |t: &Datatype| {
        t.commit();
        Tiles::new(t).order()
    };
    let back = Datatype::indexed_block(1, &[4, 0], int()).unwrap();
    assert_eq!(of(&back), TileOrder::Disordered);
    let twice = Datatype::hindexed_block(1, &[0, 2], int()).unwrap();
    assert_eq!(of(&Datatype::resized(0, 8, &twice).unwrap()), TileOrder::Overlapping);
    let short = Datatype::resized(0, 4, &Datatype::contiguous(2, int()).unwrap()).unwrap();
    assert_eq!(of(&short), TileOrder::Overlapping);
    let crossed = Datatype::resized(0, 4, &Datatype::vector(2, 1, 3, int()).unwrap()).unwrap();
    assert_eq!(of(&crossed), TileOrder::Disordered);
}

#[test]
fn what_lies_beyond_all_offsets_is_not_located() {
    let t = Datatype::resized(0, 1 << 40, int()).unwrap();
    t.commit();
    let tiles = Tiles::new(&t);
    assert!(tiles.locate(4 << 22).is_some());
    assert!(tiles.locate(4 << 23).is_none());
    assert!(tiles.locate(u64::MAX).is_none());
}

#[test]
fn types_in_external32_scale_with_their_elements() {
    let long = Datatype::scalar_ref(Scalar::LongDouble);
    let t = Datatype::vector(3, 2, 4, long).unwrap();
    let file = t.in_external().unwrap();
    let each = long.external_size();
    assert_eq!(file.size(), t.external_size());
    assert_eq!(file.extent() as u64, 10 * each);
    let array = Datatype::subarray(&[4, 6], &[2, 3], &[1, 2], crate::Order::C, long).unwrap();
    let file = array.in_external().unwrap();
    assert_eq!((file.extent() as u64, file.size()), (24 * each, 6 * each));
}

/// As [`Tiles::apart`], from a list of all bytes of as many elements as could meet.
fn apart_by_bytes(tiles: &Tiles, most: u64) -> u64 {
    let mut of: std::collections::HashMap<i64, u64> = std::collections::HashMap::new();
    let mut apart = u64::MAX;
    for at in 0..tiles.size() * most {
        let element = at / tiles.size();
        if let Some(before) = of.insert(tiles.locate(at).unwrap().offset, element) {
            apart = apart.min(element - before);
        }
    }
    apart
}

#[test]
fn elements_are_apart_until_one_has_a_byte_of_another() {
    let pair = Datatype::vector(2, 1, 10, int()).unwrap();
    let blocks = Datatype::indexed(&[1, 4, 2], &[2, 5, 30], int()).unwrap();
    let nested = Datatype::hvector(3, 1, 100, &pair).unwrap();
    let bytes = Datatype::hindexed(&[3, 5], &[1, 40], Datatype::scalar_ref(Scalar::Byte)).unwrap();
    for inner in [pair, blocks, nested, bytes] {
        for extent in (1..150).chain([400, 1000]) {
            let t = Datatype::resized(0, extent, &inner).unwrap();
            t.commit();
            let tiles = Tiles::new(&t);
            let expected = apart_by_bytes(&tiles, 300);
            let (found, order) = (tiles.apart(1 << 10), tiles.order());
            assert!(found == expected || expected == 1 && found <= 1, "{t:?}: {found} {order:?}");
        }
    }
    let short = Datatype::resized(0, 0, int()).unwrap();
    short.commit();
    assert_eq!(Tiles::new(&short).apart(1), 1);
}

#[test]
fn what_lies_behind_an_offset_of_elements_that_interleave() {
    let pair = Datatype::vector(2, 1, 10, int()).unwrap();
    let t = Datatype::resized(0, 4, &pair).unwrap();
    t.commit();
    let tiles = Tiles::new(&t);
    for to in 1..200 {
        let at = tiles.before(to);
        let behind = |at: u64| tiles.locate(at).unwrap().offset >= to;
        assert!((at..at + 400).all(behind) && !behind(at - 1), "{to}: {at}");
    }
}
