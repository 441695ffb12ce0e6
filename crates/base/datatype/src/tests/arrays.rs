//! Distributed arrays against a brute-force owner of every index.

use proptest::prelude::*;

use crate::{Cursor, DarraySpec, Datatype, Distribution, Order, Scalar};

#[derive(Clone, Debug)]
struct Dim {
    gsize: i64,
    psize: i64,
    distrib: Distribution,
    darg: Option<i64>,
}

fn dim() -> impl Strategy<Value = Dim> {
    let kind =
        prop::sample::select(vec![Distribution::None, Distribution::Block, Distribution::Cyclic]);
    (1i64..12, 1i64..4, kind, 0i64..5).prop_map(|(gsize, psize, distrib, arg)| {
        let psize = if distrib == Distribution::None { 1 } else { psize };
        let darg = match (distrib, arg) {
            (_, 0) | (Distribution::None, _) => None,
            (Distribution::Block, arg) => Some(arg.max((gsize + psize - 1) / psize)),
            (_, arg) => Some(arg),
        };
        Dim { gsize, psize, distrib, darg }
    })
}

/// Grid coordinate of the process that owns an index.
fn owner(d: &Dim, index: i64) -> i64 {
    match (d.distrib, d.darg) {
        (Distribution::None, _) => 0,
        (Distribution::Block, arg) => index / arg.unwrap_or((d.gsize + d.psize - 1) / d.psize),
        (Distribution::Cyclic, arg) => index / arg.unwrap_or(1) % d.psize,
    }
}

/// Linear indices of the elements that `rank` owns, ascending.
fn owned(dims: &[Dim], order: Order, rank: i64) -> Vec<i64> {
    let total: i64 = dims.iter().map(|d| d.gsize).product();
    let mine = |linear: i64| {
        let mut index = vec![0; dims.len()];
        let mut rest = linear;
        let fast: Vec<usize> = match order {
            Order::C => (0..dims.len()).rev().collect(),
            Order::Fortran => (0..dims.len()).collect(),
        };
        for d in fast {
            index[d] = rest % dims[d].gsize;
            rest /= dims[d].gsize;
        }
        let at = dims.iter().zip(&index).fold(0, |r, (d, i)| r * d.psize + owner(d, *i));
        at == rank
    };
    (0..total).filter(|i| mine(*i)).collect()
}

proptest! {
    #[test]
    fn distributed_arrays_deal_every_element_out(
        dims in prop::collection::vec(dim(), 1..4),
        fortran in any::<bool>(),
    ) {
        let order = if fortran { Order::Fortran } else { Order::C };
        let gsizes: Vec<_> = dims.iter().map(|d| d.gsize).collect();
        let psizes: Vec<_> = dims.iter().map(|d| d.psize).collect();
        let distribs: Vec<_> = dims.iter().map(|d| d.distrib).collect();
        let dargs: Vec<_> = dims.iter().map(|d| d.darg).collect();
        let size: i64 = psizes.iter().product();
        let total: i64 = gsizes.iter().product();
        for rank in 0..size {
            let spec = DarraySpec {
                size,
                rank,
                gsizes: &gsizes,
                distribs: &distribs,
                dargs: &dargs,
                psizes: &psizes,
                order,
            };
            let t = Datatype::darray(&spec, &Datatype::scalar(Scalar::Short)).unwrap();
            prop_assert_eq!((t.lb(), t.extent()), (0, 2 * total));
            let array: Vec<u8> = (0..total).flat_map(|i| (i as u16).to_ne_bytes()).collect();
            let mut out = vec![0; t.size() as usize];
            // SAFETY: the array has the type's extent.
            let n = unsafe { Cursor::new(&t, 1).pack(array.as_ptr(), &mut out) };
            prop_assert_eq!(n, out.len());
            let got: Vec<i64> =
                out.chunks(2).map(|b| i64::from(u16::from_ne_bytes([b[0], b[1]]))).collect();
            prop_assert_eq!(got, owned(&dims, order, rank));
        }
    }
}

#[test]
fn bad_distributions_are_refused() {
    let int = Datatype::scalar(Scalar::Int);
    let good = DarraySpec {
        size: 2,
        rank: 1,
        gsizes: &[10],
        distribs: &[Distribution::Block],
        dargs: &[None],
        psizes: &[2],
        order: Order::C,
    };
    assert!(Datatype::darray(&good, &int).is_ok());
    let bad = [
        DarraySpec { rank: 2, ..good },
        DarraySpec { psizes: &[3], ..good },
        DarraySpec { dargs: &[Some(4)], ..good },
        DarraySpec { dargs: &[Some(0)], ..good },
        DarraySpec { gsizes: &[0], ..good },
        DarraySpec { distribs: &[Distribution::None], ..good },
        DarraySpec { gsizes: &[], distribs: &[], dargs: &[], psizes: &[], ..good },
    ];
    for spec in bad {
        assert!(Datatype::darray(&spec, &int).is_err(), "{spec:?}");
    }
}

#[test]
fn bad_subarrays_are_refused() {
    let int = Datatype::scalar(Scalar::Int);
    let make = |size, sub, start| Datatype::subarray(&[size], &[sub], &[start], Order::C, &int);
    assert!(make(10, 10, 0).is_ok());
    for (size, sub, start) in [(10, 0, 0), (10, 11, 0), (10, 5, 6), (10, 5, -1), (0, 0, 0)] {
        assert!(make(size, sub, start).is_err());
    }
    assert!(Datatype::subarray(&[], &[], &[], Order::C, &int).is_err());
    assert!(make(i64::MAX, 1, 0).is_err());
}
