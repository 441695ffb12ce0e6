//! Arguments at the edges of 64 bits: an error or a type whose questions have answers, never a
//! panic.

use proptest::prelude::*;

use crate::{Cursor, DarraySpec, Datatype, Distribution, External, Order, Result, Scalar};

/// Small numbers, and numbers whose products and sums overflow.
fn number() -> impl Strategy<Value = i64> {
    prop_oneof![
        -3i64..6,
        (0u32..63).prop_map(|b| 1 << b),
        (0u32..63).prop_map(|b| -1 << b),
        Just(i64::MAX),
        Just(i64::MIN),
        any::<i64>(),
    ]
}

fn numbers() -> impl Strategy<Value = Vec<i64>> {
    prop::collection::vec(number(), 1..4)
}

fn make(kind: u8, n: &[i64], d: &[i64], old: &Datatype) -> Result<Datatype> {
    let (a, b, c) = (n[0], d[0], *n.last().unwrap_or(&1));
    let len = n.len().min(d.len());
    let (n, d) = (&n[..len], &d[..len]);
    match kind {
        0 => Datatype::contiguous(a, old),
        1 => Datatype::vector(a, c, b, old),
        2 => Datatype::hvector(a, c, b, old),
        3 => Datatype::indexed(n, d, old),
        4 => Datatype::hindexed(n, d, old),
        5 => Datatype::indexed_block(a, d, old),
        6 => Datatype::hindexed_block(a, d, old),
        7 => Datatype::resized(a, b, old),
        8 => Datatype::structure(n, d, &vec![old.clone(); len]),
        9 => Datatype::subarray(n, d, &vec![0; len], Order::C, old),
        _ => Datatype::darray(
            &DarraySpec {
                size: c,
                rank: 0,
                gsizes: n,
                distribs: &vec![Distribution::Cyclic; len],
                dargs: &vec![Some(b); len],
                psizes: &vec![c; len],
                order: Order::Fortran,
            },
            old,
        ),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn extreme_arguments_do_not_panic(
        steps in prop::collection::vec((0u8..11, numbers(), numbers()), 1..4),
        count in number(),
        at in any::<u64>(),
    ) {
        let mut t = Datatype::scalar(Scalar::DoubleInt);
        for (kind, n, d) in steps {
            if let Ok(new) = make(kind, &n, &d, &t) {
                t = new;
            }
        }
        t.commit();
        prop_assert!(t.size() <= i64::MAX as u64);
        let mut cursor = Cursor::new(&t, count.unsigned_abs());
        cursor.seek(at % cursor.total().max(1));
        let run = cursor.next_run(at);
        prop_assert!(run.is_none_or(|r| r.len > 0));
        let _ = External::new(&t, count.unsigned_abs()).total();
        let elements = t.elements_in(at);
        prop_assert!(elements.is_none_or(|e| t.size() == 0 || e <= at));
        let _ = t.bytes_of_elements(at);
        let _ = (t.contents(), t.envelope(), t.ub(), t.true_extent(), t.count_in(at));
    }
}

#[test]
fn runs_at_the_edges_of_memory_have_their_offsets() {
    let byte = Datatype::scalar(Scalar::Byte);
    for at in [i64::MIN, i64::MIN + 1, -1, 0, i64::MAX - 1] {
        let t = Datatype::hindexed(&[1], &[at], &byte).unwrap();
        t.commit();
        for count in [1, 2, u64::MAX >> 1] {
            let mut cursor = Cursor::new(&t, count);
            let first = cursor.next_run(1).unwrap();
            assert_eq!((first.offset, first.len), (at, 1));
            // Elements that no memory can hold have some offset.
            cursor.seek(count - 1);
            assert_eq!(cursor.next_run(u64::MAX).map(|r| r.len), Some(1));
            assert_eq!(cursor.next_run(1), None);
        }
        // Two blocks at the opposite edge and here, as a list that is written out.
        let far = if at < 0 { at + 2 } else { at.max(2) - 2 };
        let two = Datatype::structure(&[1, 1], &[0, far - at], &[t.clone(), t.clone()]).unwrap();
        let mut cursor = Cursor::new(&two, 1);
        assert_eq!(cursor.next_run(8).map(|r| r.offset), Some(at));
        assert_eq!(cursor.next_run(8).map(|r| r.offset), Some(far));
    }
}
