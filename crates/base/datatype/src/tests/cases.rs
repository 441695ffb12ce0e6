//! Named cases: canonical forms, contents, limits, conversions.

use crate::plan::Kind;
use crate::*;

fn t(s: Scalar) -> Datatype {
    Datatype::scalar(s)
}

#[test]
fn canonical_forms_are_as_tight_as_possible() {
    let int = t(Scalar::Int);
    let dense = Datatype::vector(10, 3, 3, &int).unwrap();
    assert!(dense.is_contiguous());
    let columns = Datatype::vector(10, 1, 5, &int).unwrap();
    assert!(matches!(columns.plan().node.kind, Kind::Strided { len: 4, count: 10, stride: 20 }));
    // A list of equally spaced blocks is a loop.
    let list = Datatype::indexed_block(2, &[0, 4, 8, 12], &int).unwrap();
    assert!(matches!(list.plan().node.kind, Kind::Strided { len: 8, count: 4, stride: 16 }));
    // Adjacent fields are one block.
    let fields =
        Datatype::structure(&[1, 2, 1], &[0, 4, 12], &[int.clone(), int.clone(), int.clone()]);
    let fields = fields.unwrap();
    assert!(matches!(fields.plan().node.kind, Kind::Block) && fields.is_contiguous());
    // Reversed order is not.
    let reversed = Datatype::indexed(&[1, 1], &[1, 0], &int).unwrap();
    assert!(!reversed.is_contiguous());
    // A resized block loops over the count in one level.
    let wide = Datatype::resized(0, 16, &int).unwrap();
    let many = Datatype::contiguous(1000, &wide).unwrap();
    assert!(matches!(many.plan().node.kind, Kind::Strided { len: 4, count: 1000, stride: 16 }));
    let more = Datatype::contiguous(1000, &many).unwrap();
    assert!(matches!(more.plan().node.kind, Kind::Strided { count: 1_000_000, .. }));
    let sub = Datatype::subarray(&[8, 8], &[8, 8], &[0, 0], Order::C, &int).unwrap();
    assert!(sub.is_contiguous());
}

#[test]
fn huge_counts_cost_nothing() {
    let int = t(Scalar::Int);
    let big = Datatype::vector(1 << 40, 1, 2, &int).unwrap();
    assert_eq!(big.size(), 4 << 40);
    assert_eq!(big.extent(), (8 << 40) - 4);
    let mut cursor = Cursor::new(&big, 1 << 10);
    assert_eq!(cursor.total(), 4 << 50);
    cursor.seek((4 << 49) + 1);
    let run = cursor.next_run(100).unwrap();
    assert_eq!(run.len, 3);
    assert_eq!(run.offset, (1 << 9) * big.extent() + 1);
    assert_eq!(big.elements_in(4 << 41), Some(2 << 40));
}

#[test]
fn overflow_is_an_error() {
    let int = t(Scalar::Int);
    let over = |r: Result<Datatype>| assert!(matches!(r, Err(TypeError::Overflow { .. })), "{r:?}");
    over(Datatype::contiguous(i64::MAX, &int));
    over(Datatype::vector(i64::MAX, i64::MAX, i64::MAX, &int));
    over(Datatype::vector(2, 1, i64::MAX, &int));
    over(Datatype::hvector(3, 1, i64::MAX / 2 + 1, &int));
    over(Datatype::hindexed(&[1], &[i64::MAX - 2], &int));
    over(Datatype::indexed(&[1, 1], &[0, i64::MIN], &int));
    over(Datatype::resized(i64::MAX, 1, &int));
    over(Datatype::structure(&[1, 1], &[i64::MIN, i64::MAX - 8], &[int.clone(), int.clone()]));
    let empty = Datatype::contiguous(0, &int).unwrap();
    let nothing = Datatype::contiguous(i64::MAX, &empty).unwrap();
    assert_eq!((nothing.size(), nothing.extent()), (0, 0));
    assert!(Datatype::contiguous(-1, &int).is_err());
    assert!(Datatype::indexed(&[-1], &[0], &int).is_err());
    assert!(Datatype::hindexed_block(-1, &[], &int).is_err());
}

#[test]
fn too_deep_is_an_error() {
    let mut at = t(Scalar::Int);
    for _ in 0..MAX_DEPTH {
        at = Datatype::dup(&at).unwrap();
    }
    assert!(matches!(Datatype::dup(&at), Err(TypeError::TooDeep)));
    assert_eq!(at.elements_in(8), Some(2));
}

#[test]
fn structures_are_padded_to_their_alignment() {
    let types = [t(Scalar::Double), t(Scalar::Char)];
    let s = Datatype::structure(&[1, 1], &[0, 8], &types).unwrap();
    assert_eq!((s.size(), s.extent(), s.true_extent()), (9, 16, 9));
    // Explicit bounds are kept by what is built on top, and stop the padding.
    let r = Datatype::resized(-3, 20, &s).unwrap();
    assert_eq!((r.lb(), r.ub(), r.extent()), (-3, 17, 20));
    let pair = Datatype::structure(&[1, 1], &[0, 100], &[r.clone(), t(Scalar::Double)]).unwrap();
    assert_eq!((pair.lb(), pair.ub(), pair.true_ub()), (-3, 17, 108));
    assert_eq!(Datatype::dup(&pair).unwrap().extent(), 20);
    let p = t(Scalar::DoubleInt);
    assert_eq!((p.size(), p.extent(), p.true_extent()), (12, 16, 12));
    assert!(!p.is_contiguous() && t(Scalar::FloatInt).is_contiguous());
    assert_eq!(t(Scalar::ShortInt).extent(), 8);
    assert_eq!(t(Scalar::ShortInt).elements_in(2), Some(1));
}

#[test]
fn contents_repeat_the_arguments() {
    let int = t(Scalar::Int);
    let v = Datatype::hvector(3, 2, -40, &int).unwrap();
    let c = v.contents();
    assert_eq!(
        (c.combiner, c.ints, c.addrs, c.counts),
        (Combiner::Hvector, vec![3, 2], vec![-40], vec![])
    );
    assert_eq!(c.types, std::slice::from_ref(&int));
    let c = Datatype::hvector(3, 2, -40, &int).unwrap().with_large_counts().contents();
    assert_eq!((c.ints, c.addrs, c.counts), (vec![], vec![], vec![3, 2, -40]));
    let i = Datatype::indexed(&[1, 2], &[3, 4], &int).unwrap();
    assert_eq!(i.contents().ints, [2, 1, 2, 3, 4]);
    let b = Datatype::hindexed_block(5, &[8, 9], &int).unwrap();
    assert_eq!((b.contents().ints, b.contents().addrs), (vec![2, 5], vec![8, 9]));
    let s = Datatype::subarray(&[4, 5], &[2, 3], &[1, 2], Order::Fortran, &int).unwrap();
    assert_eq!(s.contents().ints, [2, 4, 5, 2, 3, 1, 2, 15]);
    let s = s.with_large_counts().contents();
    assert_eq!((s.ints, s.counts), (vec![2, 15], vec![4, 5, 2, 3, 1, 2]));
    let r = Datatype::resized(-1, 9, &int).unwrap();
    assert_eq!((r.contents().addrs, r.envelope().types), (vec![-1, 9], 1));
    let st = Datatype::structure(&[2], &[7], std::slice::from_ref(&r)).unwrap();
    assert_eq!((st.contents().ints, st.contents().addrs), (vec![1, 2], vec![7]));
    assert_eq!(st.contents().types, [r]);
    let e = int.envelope();
    assert_eq!((e.combiner, e.ints, e.types), (Combiner::Named, 0, 0));
    let spec = DarraySpec {
        size: 6,
        rank: 3,
        gsizes: &[10, 20],
        distribs: &[Distribution::Block, Distribution::Cyclic],
        dargs: &[None, Some(2)],
        psizes: &[2, 3],
        order: Order::C,
    };
    let d = Datatype::darray(&spec, &int).unwrap();
    assert_eq!(d.contents().ints, [6, 3, 2, 10, 20, 17, 18, 19, 2, 2, 3, 12]);
    assert_eq!(d.with_large_counts().contents().counts, [10, 20]);
}

#[test]
fn twins_are_equal_but_not_the_same() {
    let v = Datatype::vector(3, 1, 2, &t(Scalar::Int)).unwrap();
    v.commit();
    v.set_front(77);
    let twin = v.twin();
    assert_ne!(twin, v);
    assert_eq!((twin.front(), twin.is_committed()), (0, true));
    assert_eq!((twin.size(), twin.extent()), (v.size(), v.extent()));
    assert_eq!(t(Scalar::Int).twin(), t(Scalar::Int));
    assert_eq!(v.clone().front(), 77);
    assert!(v.ext().set(Box::new(5u32)).is_ok() && twin.ext().get().is_none());
}

#[test]
fn precision_selects_the_least_sufficient_kind() {
    const ANY: i32 = -32766;
    let real = |p, r| Datatype::f90_real(p, r, ANY).unwrap().scalar_inside().unwrap();
    assert_eq!(real(6, 30), Scalar::Real4);
    assert_eq!(real(15, 307), Scalar::Real8);
    assert_eq!(real(ANY, 300), Scalar::Real8);
    assert_eq!(real(33, ANY), Scalar::Real16);
    #[cfg(target_arch = "x86_64")]
    assert_eq!(real(18, 4931), Scalar::LongDouble);
    assert!(Datatype::f90_real(34, ANY, ANY).is_err());
    assert!(Datatype::f90_real(ANY, ANY, ANY).is_err());
    let c = Datatype::f90_complex(15, ANY, ANY).unwrap();
    assert_eq!(
        (c.size(), c.combiner(), c.contents().ints),
        (16, Combiner::F90Complex, vec![15, ANY.into()])
    );
    assert!(c.is_committed());
    let sizes = [(2, 1), (3, 2), (9, 4), (10, 8), (38, 16)];
    for (r, size) in sizes {
        assert_eq!(Datatype::f90_integer(r).unwrap().size(), size);
    }
    assert!(Datatype::f90_integer(39).is_err());
    assert_eq!(f90::match_size(f90::SizeClass::Complex, 16), Some(Scalar::Complex16));
    assert_eq!(f90::match_size(f90::SizeClass::Real, 10), None);
}

#[test]
fn pairs_of_any_numbers_can_be_made() {
    assert_eq!(Datatype::value_index(Scalar::Double, Scalar::Int), Some(t(Scalar::DoubleInt)));
    let p = Datatype::value_index(Scalar::Double, Scalar::Int64).unwrap();
    assert_eq!((p.size(), p.extent(), p.elements()), (16, 16, 2));
    assert_eq!(p.pair_inside(), Some((Scalar::Double, Scalar::Int64)));
    assert_eq!(p.envelope().combiner, Combiner::ValueIndex);
    assert_eq!(p.contents().types, [t(Scalar::Double), t(Scalar::Int64)]);
    let p = Datatype::value_index(Scalar::Int64, Scalar::Int8).unwrap();
    assert_eq!((p.size(), p.extent()), (9, 16));
    assert_eq!(Datatype::value_index(Scalar::Double, Scalar::Float), None);
    assert_eq!(Datatype::value_index(Scalar::Byte, Scalar::Int), None);
}

#[test]
fn external32_is_big_endian() {
    let types = [t(Scalar::Short), t(Scalar::Double), t(Scalar::Long)];
    let s = Datatype::structure(&[1, 1, 1], &[0, 8, 16], &types).unwrap();
    let mut memory = [0u8; 24];
    memory[..2].copy_from_slice(&0x0102i16.to_ne_bytes());
    memory[8..16].copy_from_slice(&(-1.5f64).to_ne_bytes());
    memory[16..].copy_from_slice(&(-7i64).to_ne_bytes());
    let mut out = [0u8; 14];
    // SAFETY: the memory has the type's extent.
    let n = unsafe { External::new(&s, 1).pack(memory.as_ptr(), &mut out) };
    assert_eq!(n, Ok(14));
    assert_eq!(out, [1, 2, 0xbf, 0xf8, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xf9]);
    let mut back = [0u8; 24];
    // SAFETY: as above.
    let n = unsafe { External::new(&s, 1).unpack(back.as_mut_ptr(), &out) };
    assert_eq!(n, Ok(14));
    assert_eq!(back, memory);
}
