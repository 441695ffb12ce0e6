use super::*;
use crate::error::ErrClass;

fn list(g: &Group) -> Vec<ProcId> {
    g.iter().collect()
}

/// A small deterministic generator (xorshift), enough to vary shapes.
fn numbers(mut seed: u64) -> impl FnMut(u64) -> u64 {
    move |below| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % below
    }
}

fn shuffled(next: &mut impl FnMut(u64) -> u64, n: usize) -> Vec<ProcId> {
    let mut v: Vec<ProcId> = (0..n as u32).collect();
    for i in (1..n).rev() {
        v.swap(i, next(i as u64 + 1) as usize);
    }
    v
}

#[test]
fn shapes_keep_order_and_find_ranks() {
    let mut shapes = vec![
        vec![],
        vec![7],
        vec![3, 2, 1, 0],
        vec![0, 2, 4, 6, 100, 99, 98, 97, 96],
        (0..50).chain(200..260).chain(100..150).collect(),
        (0..40).map(|i| i * 2).chain((0..40).map(|i| i * 2 + 1)).collect(),
    ];
    let mut next = numbers(42);
    shapes.push(shuffled(&mut next, 300));
    for shape in shapes {
        let g = Group::from_list(shape.clone());
        assert_eq!(g.size() as usize, shape.len());
        assert_eq!(list(&g), shape);
        for p in 0..310 {
            let want = shape.iter().position(|&q| q == p).map(|r| r as u32);
            assert_eq!(g.rank_of(p), want, "process {p} of {shape:?}");
        }
    }
}

#[test]
fn regular_groups_are_small() {
    assert!(matches!(Group::range(0, 1_000_000).0.repr, Repr::Run(_)));
    let two = Group::from_list((0..1000).chain(5000..6000).collect());
    assert!(matches!(&two.0.repr, Repr::Runs { runs, .. } if runs.len() == 2));
}

#[test]
fn set_operations_match_a_model() {
    let mut next = numbers(7);
    for _ in 0..200 {
        let pool = shuffled(&mut next, 20);
        let a: Vec<_> = pool[..next(20) as usize].to_vec();
        let pool = shuffled(&mut next, 20);
        let b: Vec<_> = pool[..next(20) as usize].to_vec();
        let (ga, gb) = (Group::from_list(a.clone()), Group::from_list(b.clone()));
        let mut union = a.clone();
        union.extend(b.iter().filter(|p| !a.contains(p)));
        assert_eq!(list(&ga.union(&gb)), union);
        let both: Vec<_> = a.iter().copied().filter(|p| b.contains(p)).collect();
        assert_eq!(list(&ga.intersection(&gb)), both);
        let only: Vec<_> = a.iter().copied().filter(|p| !b.contains(p)).collect();
        assert_eq!(list(&ga.difference(&gb)), only);
    }
}

#[test]
fn compare_tells_order_from_membership() {
    let g = Group::range(0, 4);
    assert_eq!(g.compare(&Group::from_list(vec![0, 1, 2, 3])), Compare::Ident);
    assert_eq!(g.compare(&Group::from_list(vec![3, 1, 2, 0])), Compare::Similar);
    assert_eq!(g.compare(&Group::from_list(vec![4, 1, 2, 0])), Compare::Unequal);
    assert_eq!(g.compare(&Group::range(0, 3)), Compare::Unequal);
    assert_eq!(Group::empty().compare(&Group::range(9, 0)), Compare::Ident);
}

#[test]
fn ranges_and_their_errors() {
    let g = Group::range(10, 10);
    let r = |first, last, stride| RankRange { first, last, stride };
    let mixed = g.range_incl(&[r(6, 7, 1), r(1, 6, 2), r(0, 9, 4)]).unwrap();
    assert_eq!(list(&mixed), [16, 17, 11, 13, 15, 10, 14, 18]);
    assert_eq!(list(&g.range_incl(&[r(1, 6, 2), r(9, 7, -1)]).unwrap()), [11, 13, 15, 19, 18, 17]);
    assert_eq!(list(&g.range_excl(&[r(0, 8, 1)]).unwrap()), [19]);
    assert_eq!(list(&g.range_incl(&[r(3, 3, -5)]).unwrap()), [13]);
    let class = |ranges: &[RankRange]| g.range_incl(ranges).unwrap_err().class();
    assert_eq!(class(&[r(0, 3, 0)]), ErrClass::Arg);
    assert_eq!(class(&[r(3, 0, 1)]), ErrClass::Arg);
    assert_eq!(class(&[r(0, 10, 1)]), ErrClass::Rank);
    assert_eq!(class(&[r(-1, 3, 1)]), ErrClass::Rank);
    assert_eq!(class(&[r(0, 3, 1), r(3, 4, 1)]), ErrClass::Rank);
    assert_eq!(class(&[r(0, i32::MAX, 1)]), ErrClass::Rank);
    assert_eq!(g.incl(&[1, 1]).unwrap_err().class(), ErrClass::Rank);
    assert_eq!(g.translate(10, &g).unwrap_err().class(), ErrClass::Rank);
    assert_eq!(g.translate(2, &Group::from_list(vec![12])).unwrap(), Some(0));
    assert_eq!(g.translate(3, &Group::from_list(vec![12])).unwrap(), None);
}

fn of(ranks: u32) -> Naming<'static> {
    Naming { job: 7, ranks, table: None }
}

/// Two processes of different jobs see the same group by different indices.
#[test]
fn groups_of_several_jobs_cross_by_names() {
    let tables = [NameTable::new(7, 4), NameTable::new(9, 3)];
    // The second knows another job already.
    tables[1].index(Name { job: 5, rank: 0 }).unwrap();
    let naming = |i: usize| {
        let job = [7, 9][i];
        Naming { job, ranks: tables[i].ranks(), table: Some(&tables[i]) }
    };
    let name = |job, rank| Name { job, rank };
    let names = [(7, 3), (9, 0), (7, 1), (9, 1), (9, 2), (6, 8), (7, 0), (7, 2)];
    let names = names.map(|(job, rank)| name(job, rank));
    let here = names.map(|name| tables[0].index(name).unwrap());
    let group = Group::from_list(here.to_vec());
    let bytes = group.encode(&naming(0));
    let (there, used) = Group::decode(&bytes, &naming(1)).unwrap();
    assert_eq!(used, bytes.len());
    assert_ne!(list(&there), list(&group));
    assert_eq!(there.iter().map(|p| tables[1].name(p).unwrap()).collect::<Vec<_>>(), names);
    assert!(group.reaches(4) && there.reaches(3) && !there.reaches(100));
    assert!(Group::decode(&bytes, &of(4)).is_none(), "without a table there are no other jobs");
}

#[test]
fn wire_form_round_trips_and_refuses_nonsense() {
    let mut next = numbers(3);
    for n in [0, 1, 2, 50, 300] {
        let g = Group::from_list(shuffled(&mut next, n));
        let bytes = g.encode(&of(300));
        let (back, used) = Group::decode(&bytes, &of(300)).unwrap();
        assert_eq!(used, bytes.len());
        assert_eq!(list(&back), list(&g));
        for cut in 0..bytes.len() {
            assert!(Group::decode(&bytes[..cut], &of(300)).is_none());
        }
    }
    let big = Group::range(0, 500).encode(&of(500));
    assert!(Group::decode(&big, &of(499)).is_none());
    for _ in 0..2000 {
        let noise: Vec<u8> = (0..next(60)).map(|_| next(256) as u8).collect();
        let _ = Group::decode(&noise, &of(1000));
    }
    // One run of nine times rank 5 of the own job.
    let repeat = [&[1, 0, 0, 0, 7][..], &[0; 7], &[5, 0, 0, 0, 9, 0, 0, 0], &[0; 8]].concat();
    assert!(Group::decode(&repeat, &of(1000)).is_none());
}
