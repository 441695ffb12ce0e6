use hawser_rte::control::plan::{Cpus, MapBy};
use proptest::prelude::*;

use super::*;
use crate::lists::ranks;
use crate::ras::{AllocatedNode, Share, Source};

/// A node with slots: 4 is given, -4 mentioned, 0 as many as cores.
fn allocation(slots: &[i64]) -> Allocation {
    let node = |(i, n): (usize, &i64)| AllocatedNode {
        name: format!("n{i}"),
        names: vec![format!("n{i}")],
        slots: match *n {
            0 => Slots::Cores,
            n if n > 0 => Slots::Given(n as u32),
            n => Slots::Mentions(-n as u32),
        },
        max_slots: None,
        user: String::new(),
        port: 0,
        apart: false,
    };
    Allocation {
        nodes: slots.iter().enumerate().map(node).collect(),
        order: (0..slots.len() as u32).collect(),
        programs: Vec::new(),
        mentions: (0..slots.len() as u32).collect(),
        spare: 0,
        unused: Vec::new(),
        source: Source::Hostfile,
    }
}

/// Two packages with four cores of two threads each.
fn offers(nodes: usize) -> Vec<Offers> {
    let one =
        Offers { threads: 16, cores: 8, l1: 8, l2: 8, l3: 2, numa: 2, packages: 2, quota: 16 };
    vec![one; nodes]
}

fn wishes(np: Option<u32>) -> JobRequest {
    JobRequest {
        programs: vec![ProgramRequest { np, per_node: None }],
        most: 4096,
        ..JobRequest::default()
    }
}

fn run(slots: &[i64], wishes: &JobRequest) -> Result<Mapped, MapError> {
    map_job(&allocation(slots), &offers(slots.len()), wishes)
}

/// The node of every rank.
fn nodes(mapped: &Mapped) -> Vec<u32> {
    (0..mapped.map.ranks()).map(|r| mapped.map.place(r).expect("a place").node).collect()
}

fn good(slots: &[i64], wishes: &JobRequest) -> Vec<u32> {
    nodes(&run(slots, wishes).expect("it fits"))
}

fn bad(slots: &[i64], wishes: &JobRequest) -> String {
    run(slots, wishes).expect_err("it does not fit").to_string()
}

#[test]
fn by_slot() {
    assert_eq!(good(&[2, 3], &wishes(None)), [0, 0, 1, 1, 1]);
    assert_eq!(good(&[2, 3], &wishes(Some(3))), [0, 0, 1]);
    assert_eq!(good(&[0], &wishes(None)).len(), 8);
    // Hosts that were named get one each first; what is more goes around in equal shares.
    assert_eq!(good(&[-1, -1], &wishes(Some(2))), [0, 1]);
    assert_eq!(good(&[-1, -1], &wishes(Some(5))), [0, 0, 0, 1, 1]);
    assert_eq!(good(&[-2, -1], &wishes(Some(6))), [0, 0, 0, 0, 1, 1]);
    let mapped = run(&[2, 3], &wishes(Some(1))).expect("it fits");
    assert_eq!((mapped.universe, mapped.counts), (5, vec![1]));
}

#[test]
fn the_order_of_the_user_is_kept() {
    let mut a = allocation(&[2, 2]);
    a.order = vec![1, 0];
    let mapped = map_job(&a, &offers(2), &wishes(Some(3))).expect("it fits");
    assert_eq!(nodes(&mapped), [1, 1, 0]);
    let w = JobRequest { nolocal: true, ..wishes(Some(2)) };
    assert_eq!(good(&[2, 2], &w), [1, 1]);
    assert!(bad(&[2], &w).contains("--nolocal"));
}

#[test]
fn by_node_and_ranks_by() {
    let node = JobRequest { policy: Policy::Level(Level::Node), ..wishes(Some(5)) };
    assert_eq!(good(&[2, 4], &node), [0, 1, 0, 1, 1]);
    assert_eq!(good(&[2, 4], &JobRequest { rank_by: Some(RankBy::Slot), ..node }), [0, 0, 1, 1, 1]);
    let slot = JobRequest { rank_by: Some(RankBy::Node), ..wishes(Some(5)) };
    assert_eq!(good(&[2, 4], &slot), [0, 1, 0, 1, 1]);
    let span = JobRequest { span: true, ..wishes(Some(5)) };
    assert_eq!(good(&[8, 8], &span), [0, 0, 0, 1, 1]);
    let package = JobRequest { policy: Policy::Level(Level::Package), ..span };
    assert_eq!(good(&[8, 8], &package), [0, 0, 1, 1, 0]);
    let spanned = JobRequest { rank_by: Some(RankBy::Span), ..wishes(Some(10)) };
    assert_eq!(good(&[6, 4], &spanned), [0, 0, 1, 1, 0, 0, 1, 1, 0, 0]);
    let fill = JobRequest { rank_by: Some(RankBy::Fill), ..package.clone() };
    let mapped = run(&[8, 8], &fill).expect("it fits");
    assert_eq!(nodes(&mapped), [0, 0, 0, 1, 1]);
    assert_eq!(mapped.placement.order, LocalOrder::Fill(Level::Package));
    assert_eq!(mapped.placement.map_by, Some(MapBy::Level(Level::Package)));
}

#[test]
fn so_many_per_object() {
    let ppr = |n, level, np| JobRequest { policy: Policy::Ppr(n, level), ..wishes(np) };
    assert_eq!(good(&[0, 0], &ppr(1, Level::Package, None)), [0, 0, 1, 1]);
    assert_eq!(good(&[0, 0], &ppr(2, Level::Node, Some(3))), [0, 0, 1]);
    let text = bad(&[0, 0], &ppr(2, Level::Node, Some(5)));
    assert!(text.contains("2 processes") && text.contains("are 4") && text.contains("for 5"));
    let over = JobRequest { oversubscribe: Some(true), ..ppr(2, Level::Node, Some(5)) };
    assert_eq!(good(&[0, 0], &over), [0, 0, 0, 1, 1]);
    let per_node = JobRequest {
        programs: vec![ProgramRequest { np: None, per_node: Some(PerNode::Only(3)) }],
        ..JobRequest::default()
    };
    let per_node = JobRequest { most: 9, ..per_node };
    assert_eq!(good(&[0, -1], &per_node), [0, 0, 0, 1, 1, 1]);
    assert!(bad(&[2, 2], &per_node).contains("3 processes do not fit the 2 slots"));
    let turns = |np, each| {
        let per_node = Some(PerNode::Turns(each));
        JobRequest {
            programs: vec![ProgramRequest { np, per_node }],
            most: 9,
            ..JobRequest::default()
        }
    };
    assert_eq!(good(&[0, -1], &turns(Some(7), 2)), [0, 0, 1, 1, 0, 0, 1]);
    assert_eq!(good(&[-1], &turns(Some(2), 1)), [0, 0]);
    assert_eq!(good(&[-1, -1], &turns(None, 2)), [0, 0, 1, 1]);
    assert_eq!(good(&[2, 4], &turns(Some(6), 4)), [0, 0, 1, 1, 1, 1]);
    assert!(bad(&[2, 2], &turns(Some(5), 2)).contains("slots"));
}

#[test]
fn several_programs() {
    let programs = |list: &[u32]| JobRequest {
        programs: list.iter().map(|n| ProgramRequest { np: Some(*n), per_node: None }).collect(),
        ..wishes(None)
    };
    let mapped = run(&[3, 3], &programs(&[2, 3])).expect("it fits");
    assert_eq!(nodes(&mapped), [0, 0, 0, 1, 1]);
    assert_eq!(mapped.counts, [2, 3]);
    assert!(bad(&[3, 3], &programs(&[4, 3])).contains("3 processes do not fit the 2 slots"));
    let mut limited = allocation(&[4, 4]);
    let share = |node, n| Some(vec![Share { node, slots: Slots::Given(n) }]);
    limited.programs = vec![share(1, 1), share(0, 2)];
    let mapped = map_job(&limited, &offers(2), &programs(&[1, 2])).expect("it fits");
    assert_eq!(nodes(&mapped), [1, 0, 0]);
    let error = map_job(&limited, &offers(2), &programs(&[2, 2])).unwrap_err();
    assert!(error.to_string().contains("n1"), "{error}");
}

#[test]
fn refusals_name_the_numbers() {
    let text = bad(&[2, 2], &wishes(Some(5)));
    for part in ["5 processes", "4 slots", "n0, n1", "--oversubscribe"] {
        assert!(text.contains(part), "{text}");
    }
    let over = |b| JobRequest { oversubscribe: Some(b), ..wishes(Some(9)) };
    assert_eq!(good(&[2, 2], &over(true)).len(), 9);
    assert!(bad(&[0], &over(false)).contains("9 processes do not fit 8 slots"));
    let mut narrow = offers(1);
    narrow[0].quota = 1;
    let shared = map_job(&allocation(&[0]), &narrow, &wishes(Some(8))).expect("soft").warnings;
    assert!(shared[0].contains("8 processes share 1 CPU, which the control group"), "{shared:?}");
    assert!(run(&[0], &wishes(Some(9))).expect("soft").warnings[0].contains("share 8 cores"));
    assert!(run(&[0], &over(true)).expect("soft").warnings.is_empty());
    let pe = |n| {
        let mut w = wishes(Some(2));
        w.placement.pe = Some(n);
        w
    };
    assert_eq!(bad(&[0], &pe(100_000)), "PE=100000: node n0 has 8 cores for the job");
    assert_eq!(good(&[0, 0], &JobRequest { programs: wishes(None).programs, ..pe(4) }).len(), 4);
    assert_eq!(run(&[0], &pe(4)).expect("fits").warnings.len(), 0);
    assert!(run(&[0], &pe(5)).expect("shared").warnings[0].contains("5 cores each share 8"));
    let mut two = pe(3);
    two.placement.only = ranks::parse_cpus("2,0-0,2-2,77", &[',']).expect("good");
    assert_eq!(bad(&[0], &two), "PE=3: node n0 has 2 cores for the job");
    two.placement.pe = None;
    two.programs = wishes(None).programs;
    assert_eq!(good(&[0], &two), [0, 0]);
    assert!(bad(&[1_000_000_000], &wishes(None)).contains("1000000000 processes"));
    assert!(bad(&[5000], &wishes(None)).contains("5000 processes on host n0"));
    let mut most = allocation(&[2, 2]);
    most.nodes[0].max_slots = Some(3);
    most.nodes[1].max_slots = Some(3);
    assert_eq!(nodes(&map_job(&most, &offers(2), &over6()).expect("fits")), [0, 0, 0, 1, 1, 1]);
    let error = map_job(&most, &offers(2), &over(true)).unwrap_err();
    assert!(error.to_string().contains("permits 6"), "{error}");
}

#[test]
fn nodes_that_get_no_rank_are_left_out() {
    let names = |a: &Allocation| a.nodes.iter().map(|n| n.name.clone()).collect::<Vec<_>>();
    let mut a = allocation(&[2, 2, 3, 4]);
    a.order = vec![2, 3, 1];
    let less = reduced(a.clone(), &wishes(Some(4)));
    assert_eq!(
        (names(&less), &less.order),
        (vec!["n0".into(), "n2".into(), "n3".into()], &vec![1, 2])
    );
    let mapped = map_job(&less, &offers(3), &wishes(Some(4))).expect("fits");
    assert_eq!((nodes(&mapped), mapped.universe), (vec![1, 1, 1, 2], 9));
    assert_eq!(map_job(&a, &offers(4), &wishes(Some(4))).expect("fits").universe, 9);
    // What is not known, or does not fit, stays as it is.
    let cores = allocation(&[2, 0]);
    assert_eq!(reduced(cores.clone(), &wishes(Some(1))), cores);
    assert_eq!(reduced(a.clone(), &wishes(Some(99))), a);
    let pe = {
        let mut w = wishes(Some(1));
        w.placement.pe = Some(100);
        w
    };
    assert_eq!(reduced(a.clone(), &pe).nodes.len(), 2);
    let mut limited = allocation(&[4, 4, 4]);
    let share = |node| Some(vec![Share { node, slots: Slots::Given(4) }]);
    limited.programs = vec![share(2), share(0)];
    let two = JobRequest {
        programs: vec![ProgramRequest { np: Some(1), per_node: None }; 2],
        ..wishes(None)
    };
    let less = reduced(limited, &two);
    assert_eq!(nodes(&map_job(&less, &offers(2), &two).expect("fits")), [1, 0]);
}

fn over6() -> JobRequest {
    JobRequest { oversubscribe: Some(true), ..wishes(Some(6)) }
}

#[test]
fn files_place_ranks() {
    let seq = |text: &str, np| JobRequest {
        policy: Policy::Seq(ranks::parse_seq("s", text).expect("good")),
        ..wishes(np)
    };
    assert_eq!(good(&[1, 1], &seq("n1\nn0\nn1", None)), [1, 0, 1]);
    let mapped = run(&[1, 1], &seq("n1 0-1\nn0", Some(2))).expect("fits");
    assert_eq!(mapped.placement.fixed, [(0, vec![Cpus { package: None, first: 0, last: 1 }])]);
    assert!(bad(&[1], &seq("n0", Some(2))).contains("2 processes are asked for, and 1 hosts"));
    assert!(bad(&[1], &seq("n0\nn7", None)).starts_with("s:2: host \"n7\" is not in"));
    let ranks = |text: &str, np| JobRequest {
        policy: Policy::Ranks(ranks::parse_rankfile("r", text).expect("good")),
        ..wishes(np)
    };
    let mapped = run(&[1, 1], &ranks("rank 1=n0 slot=2\nrank 0=+n1 slot=1:0", None)).expect("fits");
    assert_eq!(nodes(&mapped), [1, 0]);
    assert_eq!(mapped.placement.fixed[1].1[0].first, 2);
    assert!(bad(&[1], &ranks("rank 1=n0", Some(2))).contains("nothing of rank 0 of 2"));
}

proptest! {
    #[test]
    fn every_rank_has_a_place_and_bounds_are_kept(
        slots in prop::collection::vec(-3i64..9, 1..7),
        max in prop::collection::vec(prop::option::of(1u32..12), 7),
        programs in prop::collection::vec(
            (prop::option::of(1u32..40), prop::option::of((1u32..4, any::<bool>()))),
            1..4,
        ),
        policy in 0usize..6,
        rank_by in prop::option::of(0usize..5),
        span in any::<bool>(),
        nolocal in any::<bool>(),
        oversubscribe in prop::option::of(any::<bool>()),
    ) {
        let mut a = allocation(&slots);
        for (node, max) in a.nodes.iter_mut().zip(&max) {
            node.max_slots = *max;
        }
        let w = JobRequest {
            programs: programs
                .iter()
                .map(|(np, per_node)| {
                    let share = |(n, turns): (u32, bool)| match turns {
                        true => PerNode::Turns(n),
                        false => PerNode::Only(n),
                    };
                    ProgramRequest { np: *np, per_node: per_node.map(share) }
                })
                .collect(),
            policy: [
                Policy::Slot,
                Policy::Level(Level::Node),
                Policy::Level(Level::Package),
                Policy::Level(Level::Core),
                Policy::Ppr(2, Level::Numa),
                Policy::Ppr(3, Level::Node),
            ][policy].clone(),
            rank_by: rank_by.map(|r| {
                let last = RankBy::Level(Level::Core);
                [RankBy::Slot, RankBy::Node, RankBy::Fill, RankBy::Span, last][r]
            }),
            span,
            nolocal,
            oversubscribe,
            ..wishes(None)
        };
        match map_job(&a, &offers(slots.len()), &w) {
            Err(error) => prop_assert!(!error.to_string().is_empty()),
            Ok(mapped) => {
                prop_assert_eq!(mapped.counts.len(), programs.len());
                let total: u32 = mapped.counts.iter().sum();
                prop_assert_eq!(total, mapped.map.ranks());
                for ((np, _), count) in programs.iter().zip(&mapped.counts) {
                    prop_assert!(np.is_none_or(|n| n == *count));
                }
                prop_assert_eq!(mapped.map.clone().check(), Ok(mapped.map.clone()));
                let given: i64 = slots.iter().filter(|s| **s > 0).sum();
                let all_given = slots.iter().all(|s| *s > 0);
                let free = !all_given || oversubscribe == Some(true);
                prop_assert!(free || i64::from(total) <= given);
                for (node, max) in max.iter().take(slots.len()).enumerate() {
                    let ranks = mapped.map.local_size(node as u32);
                    prop_assert!(max.is_none_or(|m| ranks <= m), "node {} has {}", node, ranks);
                    prop_assert!(!(nolocal && node == 0) || ranks == 0);
                }
            }
        }
    }
}
