//! Descriptors against arrays of indices that are computed one by one.

use std::collections::BTreeSet;

use proptest::prelude::*;

use crate::section::{Descriptor, Dimension, MAX_RANK};
use crate::walked::equal_parts;

/// A descriptor of memory that is never touched.
fn descriptor(elem_len: usize, sizes: &[(isize, isize)]) -> Descriptor {
    let mut dims = [Dimension { lower: 1, extent: 0, stride: 0 }; MAX_RANK];
    for (to, &(extent, stride)) in dims.iter_mut().zip(sizes) {
        *to = Dimension { lower: 1, extent, stride };
    }
    let base = std::ptr::without_provenance_mut(1 << 40);
    Descriptor { base, elem_len, version: 1, rank: sizes.len() as i8, kind: [0; 3], dims }
}

/// Offsets of the elements in array element order, without the loop that `each` has.
fn offsets(sizes: &[(isize, isize)]) -> Vec<isize> {
    sizes.iter().fold(vec![0], |inner, &(extent, stride)| {
        (0..extent).flat_map(|i| inner.iter().map(move |at| at + i * stride)).collect()
    })
}

/// A section of an array of some dimensions with strides of the array's own, reversed or not.
fn section() -> impl Strategy<Value = (usize, Vec<(isize, isize)>)> {
    let taken = prop_oneof![30 => 1isize..5, 1 => Just(0)];
    let dim = (1isize..5, 1isize..4, taken, any::<bool>());
    (1usize..9, prop::collection::vec(dim, 1..8)).prop_map(|(elem_len, dims)| {
        let mut below = elem_len as isize;
        let sizes = dims.iter().map(|&(whole, step, taken, back)| {
            let extent = taken.min((whole + step - 1) / step);
            let stride = below * step * if back { -1 } else { 1 };
            below *= whole;
            (extent, stride)
        });
        (elem_len, sizes.collect())
    })
}

proptest! {
    #[test]
    fn elements_come_in_array_element_order((elem_len, sizes) in section()) {
        let d = descriptor(elem_len, &sizes);
        let (mut seen, own) = (Vec::new(), d.own());
        own.each(|at| seen.push(at.addr() as isize - (1 << 40)));
        prop_assert_eq!(&seen, &offsets(&sizes));
        prop_assert_eq!(d.bytes(), seen.len() * elem_len);
    }

    #[test]
    fn contiguous_are_those_whose_elements_lie_side_by_side((elem_len, sizes) in section()) {
        let side_by_side = offsets(&sizes).iter().enumerate().all(|(i, &at)| {
            at == (i * elem_len) as isize
        });
        prop_assert_eq!(descriptor(elem_len, &sizes).is_contiguous(), side_by_side);
    }

    /// Where parts are found, all of them are what the section has in its order; and none is
    /// missed: parts that begin at equal distances and are alike are found.
    #[test]
    fn equal_parts_are_runs_of_the_order(
        (_, sizes) in section(),
        unit in 0usize..99,
        n in 0usize..9,
    ) {
        let all = offsets(&sizes);
        let dims: Vec<_> = sizes.iter().map(|&(n, s)| (n as i64, s as i64)).collect();
        if all.len() < 2 {
            return Ok(());
        }
        let unit = 1 + unit % (all.len() / 2);
        let n = 2 + n % (all.len() / unit - 1);
        let parts: Vec<&[isize]> = all.chunks(unit).take(n).collect();
        let shape = |part: &[isize]| part.iter().map(|at| at - part[0]).collect::<Vec<_>>();
        let shapes: BTreeSet<_> = parts.iter().map(|p| shape(p)).collect();
        let steps: BTreeSet<_> = parts.windows(2).map(|w| w[1][0] - w[0][0]).collect();
        match equal_parts(&dims, unit as i64, n as i64) {
            Some((inner, stride)) => {
                let inner: Vec<_> = inner.iter().map(|&(n, s)| (n as isize, s as isize)).collect();
                prop_assert_eq!(offsets(&inner), shape(parts[0]));
                prop_assert!(shapes.len() == 1 && steps.len() == 1);
                prop_assert!(steps.iter().all(|s| *s as i64 == stride));
            }
            None => prop_assert!(shapes.len() > 1 || steps.len() > 1),
        }
    }
}

#[test]
fn an_array_of_assumed_size_is_contiguous() {
    assert!(descriptor(4, &[(3, 4), (-1, 12)]).is_contiguous());
    assert!(descriptor(4, &[]).is_contiguous());
}
