use super::*;

/// `packages` packages, one NUMA node and one cache each, `cores` cores each with `threads`
/// threads, numbered as Linux does: first threads of all cores first.
fn machine(packages: u32, cores: u32, threads: u32) -> Machine {
    let total = packages * cores;
    let list = (0..total * threads)
        .map(|cpu| {
            let core = cpu % total;
            let package = core / cores;
            HwThread {
                cpu,
                package,
                numa: package,
                cache: package * cores,
                l2: core,
                l1: core,
                core,
            }
        })
        .collect();
    let allowed: Vec<u32> = (0..total * threads).collect();
    Machine::new(&Topology { threads: list }, &allowed)
}

fn wish(ranks: u32) -> MapRequest {
    MapRequest {
        ranks,
        map_by: None,
        order: LocalOrder::Found,
        bind_to: None,
        confined: false,
        fixed: Vec::new(),
        pe: 1,
        hwthreads: false,
        quota: u32::MAX,
    }
}

#[test]
fn as_many_ranks_as_cores_are_bound() {
    let plan = map(&machine(1, 2, 2), &wish(2));
    assert_eq!(plan.cpus, [vec![0, 2], vec![1, 3]]);
    assert_eq!((plan.domains, plan.domain_of), (vec![2, 2], vec![0, 1]));
    let plan = map(&machine(1, 2, 1), &wish(1));
    assert_eq!(plan.cpus, [vec![0]]);
}

#[test]
fn more_ranks_than_cores_are_not_bound_and_share_one_domain() {
    let plan = map(&machine(1, 2, 1), &wish(5));
    assert!(plan.cpus.iter().all(Vec::is_empty));
    assert_eq!(plan.bound, BindTo::None);
    assert_eq!((plan.domains, plan.domain_of), (vec![2], vec![0; 5]));
}

#[test]
fn the_default_fills_numa_nodes_evenly_in_blocks() {
    let plan = map(&machine(2, 4, 1), &wish(4));
    assert_eq!(plan.cpus, [vec![0], vec![1], vec![4], vec![5]]);
    let plan = map(&machine(2, 4, 1), &wish(3));
    assert_eq!(plan.cpus, [vec![0], vec![1], vec![4]]);
    for ranks in 1..=8 {
        let mut cpus = map(&machine(2, 4, 1), &wish(ranks)).cpus.concat();
        cpus.dedup();
        assert_eq!(cpus.len(), ranks as usize);
    }
}

#[test]
fn explicit_placement() {
    let m = machine(2, 4, 1);
    let by =
        |map_by, ranks| map(&m, &MapRequest { map_by: Some(map_by), ..wish(ranks) }).cpus.concat();
    assert_eq!(by(MapBy::Slot, 4), [0, 1, 2, 3]);
    assert_eq!(by(MapBy::Level(Level::Package), 4), [0, 4, 1, 5]);
    assert_eq!(by(MapBy::Ppr(2, Level::Package), 4), [0, 1, 4, 5]);
    let wide = MapRequest { pe: 2, ..wish(4) };
    assert_eq!(map(&m, &wide).cpus[3], [6, 7]);
    assert_eq!(map(&m, &MapRequest { pe: 2, ..wish(5) }).bound, BindTo::None);
    let numa = MapRequest { bind_to: Some(BindTo::Level(Level::Numa)), ..wish(2) };
    assert_eq!(map(&m, &numa).cpus, [vec![0, 1, 2, 3], vec![4, 5, 6, 7]]);
}

#[test]
fn explicit_binding_with_too_many_ranks_shares() {
    let core = MapRequest { bind_to: Some(BindTo::Level(Level::Core)), ..wish(5) };
    let plan = map(&machine(1, 2, 1), &core);
    assert_eq!(plan.cpus.concat(), [0, 1, 0, 1, 0]);
    assert_eq!((plan.domains, plan.domain_of), (vec![1, 1], vec![0, 1, 0, 1, 0]));
    let thread = MapRequest { bind_to: Some(BindTo::Level(Level::HwThread)), ..wish(4) };
    assert_eq!(map(&machine(1, 2, 2), &thread).cpus.concat(), [0, 1, 2, 3]);
    let threads = MapRequest { hwthreads: true, ..wish(4) };
    assert_eq!(map(&machine(1, 2, 2), &threads).cpus.concat(), [0, 2, 1, 3]);
}

#[test]
fn a_quota_below_the_cpus_makes_one_domain() {
    let plan = map(&machine(1, 4, 1), &MapRequest { quota: 1, ..wish(2) });
    assert_eq!((plan.domains, plan.domain_of), (vec![1], vec![0, 0]));
    let plan = map(&machine(1, 4, 1), &MapRequest { quota: 2, ..wish(8) });
    assert_eq!(plan.domains, [2]);
    let plan = map(&machine(1, 4, 1), &MapRequest { quota: 2, ..wish(2) });
    assert_eq!(plan.domains, [1, 1]);
}

#[test]
fn only_allowed_cpus() {
    let topology = Topology { threads: (0..8).map(HwThread::alone).collect() };
    let m = Machine::new(&topology, &[3, 5]);
    assert_eq!(map(&m, &wish(2)).cpus.concat(), [3, 5]);
    assert_eq!(m.without(&[3]).cores(), [5]);
    // A CPU that the topology does not know is still a CPU.
    assert_eq!(map(&Machine::new(&topology, &[77]), &wish(1)).cpus.concat(), [77]);
    assert_eq!(m.describe(&[3]), "package 0 core 3 (CPUs 3)");
}

#[test]
fn odd_wishes_never_panic() {
    let levels = [
        Level::HwThread,
        Level::Core,
        Level::L1,
        Level::L2,
        Level::Cache,
        Level::Numa,
        Level::Package,
        Level::Node,
    ];
    for m in [machine(1, 1, 1), machine(1, 2, 2), machine(2, 3, 2)] {
        for ranks in [1, 2, 3, 7, 13] {
            for pe in [1, 2, 100] {
                for map_by in levels.iter().flat_map(|l| [MapBy::Level(*l), MapBy::Ppr(2, *l)]) {
                    for bind in levels {
                        for hwthreads in [false, true] {
                            let bind_to = Some(BindTo::Level(bind));
                            let map_by = Some(map_by);
                            let w = MapRequest {
                                map_by,
                                bind_to,
                                pe,
                                hwthreads,
                                quota: 2,
                                ..wish(ranks)
                            };
                            let plan = map(&m, &w);
                            assert_eq!(plan.cpus.len(), ranks as usize);
                            assert!(plan.cpus.iter().all(|c| !c.is_empty()), "{w:?}");
                            let n = plan.domains.len() as u32;
                            assert!(plan.domain_of.iter().all(|d| *d < n));
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_order_of_ranks_on_a_node() {
    let m = machine(2, 4, 1);
    let by = |map_by, order| map(&m, &MapRequest { map_by, order, ..wish(6) }).cpus.concat();
    let package = Some(MapBy::Level(Level::Package));
    assert_eq!(by(package, LocalOrder::Found), [0, 4, 1, 5, 2, 6]);
    assert_eq!(by(package, LocalOrder::Fill(Level::Package)), [0, 1, 2, 4, 5, 6]);
    let slot = Some(MapBy::Slot);
    assert_eq!(by(slot, LocalOrder::Found), [0, 1, 2, 3, 4, 5]);
    assert_eq!(by(slot, LocalOrder::Turn(Level::Package)), [0, 4, 1, 5, 2, 3]);
}

#[test]
fn places_that_the_user_chose() {
    let m = machine(2, 4, 2);
    let one = |package, first, last| Cpus { package, first, last };
    assert_eq!(m.at(&[one(None, 1, 2)], false).0, [1, 2, 9, 10]);
    assert_eq!(m.at(&[one(Some(1), 0, 0)], false).0, [4, 12]);
    assert_eq!(m.at(&[one(Some(1), 2, u32::MAX)], false).0, [6, 7, 14, 15]);
    assert_eq!(m.at(&[one(None, 1, 1)], true).0, [8]);
    let missing = [one(None, 8, 8), one(Some(2), 0, 0), one(None, 7, 9)];
    assert_eq!(m.at(&missing, false), (Vec::new(), missing.to_vec()));
    let fixed = vec![vec![3, 11], Vec::new()];
    let plan = map(&m, &MapRequest { fixed: fixed.clone(), ..wish(2) });
    assert_eq!(plan.cpus[0], [3, 11]);
    assert!(!plan.cpus[1].is_empty());
    let none = MapRequest { fixed, bind_to: Some(BindTo::None), ..wish(2) };
    assert!(map(&m, &none).cpus.concat().is_empty());
    // Whoever is not bound stays in the part.
    let part = m.only(&m.at(&[one(None, 2, 3)], false).0);
    let plan = map(&part, &MapRequest { confined: true, ..wish(3) });
    assert_eq!(plan.cpus, [vec![2, 3, 10, 11], vec![2, 3, 10, 11], vec![2, 3, 10, 11]]);
    assert_eq!(plan.domains, [4]);
    assert_eq!(map(&part, &MapRequest { confined: true, ..wish(2) }).cpus[1], [3, 11]);
}

#[test]
fn second_level_caches_can_be_chosen() {
    // Two cores share a second-level cache.
    let thread = |cpu| HwThread { l2: cpu / 2 * 2, ..HwThread::alone(cpu) };
    let topology = Topology { threads: (0..8).map(thread).collect() };
    let m = Machine::new(&topology, &(0..8).collect::<Vec<u32>>());
    let l2 = Some(MapBy::Level(Level::L2));
    assert_eq!(map(&m, &MapRequest { map_by: l2, ..wish(5) }).cpus.concat(), [0, 2, 4, 6, 1]);
    let bound = MapRequest { map_by: l2, bind_to: Some(BindTo::Level(Level::L2)), ..wish(2) };
    assert_eq!(map(&m, &bound).cpus, [vec![0, 1], vec![2, 3]]);
}
