use super::*;
use proptest::prelude::*;

fn cart(dims: &[i32], periodic: bool) -> Cart {
    Cart { dims: dims.to_vec(), periods: vec![periodic; dims.len()] }
}

/// Ranks on nodes of these sizes, dealt out one to each in turn.
fn in_turn(sizes: &[u32]) -> Vec<Location> {
    let most = sizes.iter().copied().max().unwrap_or(0);
    let lap = |i| (0..).zip(sizes).filter(move |(_, n)| i < **n);
    (0..most).flat_map(lap).map(|(node, _)| Location { node, cache: 0 }).collect()
}

fn one_after_another(sizes: &[u32]) -> Vec<Location> {
    let node = |(node, n): (u32, &u32)| vec![Location { node, cache: 0 }; *n as usize];
    (0..).zip(sizes).flat_map(node).collect()
}

fn graph(cart: &Cart) -> Weighted {
    let n = cart.size().expect("a grid");
    Weighted::new(n, &grid::edges(cart, n)).expect("edges of the grid")
}

/// What the placement brings between nodes; it is a permutation.
fn between(cart: &Cart, spots: &[Location]) -> u64 {
    let n = cart.size().expect("a grid");
    let ranks = of_grid(cart, n, spots).unwrap_or_else(|| (0..n).collect());
    check(&ranks, n);
    Traffic::of(&graph(cart), spots, &ranks).nodes
}

fn check(ranks: &[u32], n: u32) {
    let mut sorted = ranks.to_vec();
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(0..n), "{ranks:?}");
}

/// The smallest cut that any partition into parts of these sizes has.
struct Search<'a> {
    graph: &'a Weighted,
    edges: Vec<Vec<(u32, u64)>>,
    part: Vec<usize>,
    left: Vec<u32>,
    best: u64,
}

impl Search<'_> {
    fn optimum(graph: &Weighted, sizes: &[u32], known: u64) -> u64 {
        let before = |v: u32| {
            let all = graph.of(v).iter().filter(move |e| e.0 < v);
            all.map(|e| (e.0, u64::from(e.1))).collect()
        };
        let edges = (0..graph.size()).map(before).collect();
        let left = sizes.to_vec();
        let mut search = Search { graph, edges, part: Vec::new(), left, best: known };
        search.go(0);
        search.best
    }

    fn go(&mut self, cut: u64) {
        if cut >= self.best {
            return;
        }
        let v = self.part.len();
        if v == self.graph.size() as usize {
            self.best = cut;
            return;
        }
        for p in 0..self.left.len() {
            // Of parts that are empty and of one size, one stands for all.
            let same = |q: usize| self.left[q] == self.left[p] && !self.part.contains(&q);
            if self.left[p] == 0 || (!self.part.contains(&p) && (0..p).any(same)) {
                continue;
            }
            let more = self.edges[v].iter().filter(|e| self.part[e.0 as usize] != p);
            let more: u64 = more.map(|e| e.1).sum();
            self.left[p] -= 1;
            self.part.push(p);
            self.go(cut + more);
            self.part.pop();
            self.left[p] += 1;
        }
    }
}

/// Of all partitions, none has less than 1/1.1 of what the placement brings between nodes.
#[test]
fn small_grids_are_near_the_optimum_of_an_exhaustive_search() {
    let cases: &[(&[i32], &[u32])] = &[
        (&[4, 4], &[4, 4, 4, 4]),
        (&[3, 4], &[4, 4, 4]),
        (&[2, 6], &[4, 4, 4]),
        (&[3, 5], &[5, 5, 5]),
        (&[3, 5], &[3, 3, 3, 3, 3]),
        (&[4, 4], &[8, 8]),
        (&[4, 4], &[6, 6, 4]),
        (&[3, 4], &[6, 4, 2]),
        (&[4, 3], &[7, 5]),
        (&[5, 3], &[7, 7, 1]),
        (&[2, 8], &[5, 5, 6]),
        (&[16], &[4, 4, 4, 4]),
        (&[2, 2, 3], &[4, 4, 4]),
        (&[2, 2, 4], &[4, 4, 4, 4]),
        (&[2, 3, 3], &[6, 6, 6]),
        (&[2, 2, 4], &[8, 8]),
        (&[2, 2, 4], &[5, 5, 6]),
        (&[3, 3, 2], &[9, 9]),
    ];
    for (dims, sizes) in cases {
        for periodic in [false, true] {
            let grid = cart(dims, periodic);
            for spots in [in_turn(sizes), one_after_another(sizes)] {
                let ours = between(&grid, &spots);
                let best = Search::optimum(&graph(&grid), sizes, ours + 1);
                assert!(
                    10 * ours <= 11 * best,
                    "{dims:?} {periodic} on {sizes:?}: {ours}, and {best} is possible"
                );
            }
        }
    }
}

/// Edges between bricks of the best sides that divide the grid.
fn of_bricks(dims: &[i32], size: u32, periodic: bool) -> u64 {
    let n: i32 = dims.iter().product();
    let mut best = u64::MAX;
    let mut sides = vec![vec![]];
    for &d in dims {
        let one = |s: &Vec<i32>| {
            let divisors = (1..=d).filter(|b| d % b == 0);
            divisors.map(|b| [&s[..], &[b]].concat()).collect::<Vec<_>>()
        };
        sides = sides.iter().flat_map(one).collect();
    }
    for brick in sides.iter().filter(|s| s.iter().product::<i32>() == size as i32) {
        let cut = |(d, b): (&i32, &i32)| {
            let borders = d / b - i32::from(!periodic || d == b);
            (n / d * borders) as u64
        };
        best = best.min(dims.iter().zip(brick).map(cut).sum());
    }
    best
}

#[test]
fn large_grids_have_no_more_between_nodes_than_bricks() {
    let cases: &[(&[i32], u32)] = &[
        (&[16, 16], 16),
        (&[64, 32], 32),
        (&[100, 100], 100),
        (&[90, 96], 48),
        (&[12, 12, 12], 64),
        (&[16, 24, 20], 32),
        (&[20, 25, 20], 20),
        (&[10, 10, 100], 40),
    ];
    for (dims, size) in cases {
        let n = dims.iter().product::<i32>() as u32;
        let sizes = vec![*size; (n / size) as usize];
        for periodic in [false, true] {
            let bricks = of_bricks(dims, *size, periodic);
            for spots in [in_turn(&sizes), one_after_another(&sizes)] {
                let ours = between(&cart(dims, periodic), &spots);
                assert!(10 * ours <= 11 * bricks, "{dims:?} {size} {periodic}: {ours} {bricks}");
            }
        }
    }
}

/// No box of any shape has fewer edges to others than these; grids whose sides the boxes do not
/// divide are compared with this bound.
#[test]
fn grids_that_no_brick_divides_are_near_the_bound() {
    for (dims, size, most) in [
        (&[37, 41][..], 37, 1.25),
        (&[50, 50], 28, 1.25),
        (&[97, 101], 128, 1.25),
        (&[13, 17, 19], 64, 1.35),
    ] {
        let grid = cart(dims, false);
        let n = grid.size().expect("a grid");
        let mut sizes = vec![size; (n / size) as usize];
        sizes.extend(Some(n % size).filter(|rest| *rest > 0));
        let ours = between(&grid, &in_turn(&sizes)) as f64;
        let d = dims.len() as f64;
        let faces: f64 = dims.iter().map(|e| f64::from(n) / f64::from(*e)).sum();
        let inside = f64::from(n) * d * f64::from(size).powf(-1.0 / d);
        let bound = inside - faces;
        assert!(ours <= most * bound, "{dims:?} on nodes of {size}: {ours}, the bound is {bound}");
    }
}

#[test]
fn positions_of_a_node_are_dealt_out_to_its_caches() {
    let spots: Vec<Location> =
        (0..16).map(|r| Location { node: r % 2, cache: r / 2 % 2 }).collect();
    let grid = cart(&[4, 4], false);
    let ranks = of_grid(&grid, 16, &spots).expect("a placement");
    check(&ranks, 16);
    let traffic = Traffic::of(&graph(&grid), &spots, &ranks);
    assert_eq!(traffic, Traffic { nodes: 4, caches: 4 });
    // One node: its caches alone.
    let spots: Vec<Location> = (0..8).map(|r| Location { node: 3, cache: r % 2 }).collect();
    let grid = cart(&[2, 4], false);
    let ranks = of_grid(&grid, 8, &spots).expect("a placement");
    assert_eq!(Traffic::of(&graph(&grid), &spots, &ranks), Traffic { nodes: 0, caches: 2 });
}

#[test]
fn ranks_stay_where_nothing_is_gained() {
    let stays = |dims: &[i32], spots: &[Location]| {
        let grid = cart(dims, false);
        of_grid(&grid, grid.size().expect("a grid"), spots).is_none()
    };
    assert!(stays(&[4, 2], &one_after_another(&[4, 4])));
    assert!(stays(&[8, 8], &one_after_another(&[1; 64])));
    assert!(stays(&[8, 8], &one_after_another(&[64])));
    assert!(stays(&[1, 1], &one_after_another(&[2, 2])));
    assert!(stays(&[], &one_after_another(&[2, 2])));
    // Fewer positions than ranks: those that take part are alone on their nodes.
    assert!(stays(&[2, 2], &in_turn(&[4, 4, 4, 4])));
    assert!(!stays(&[4, 2], &in_turn(&[4, 4, 4, 4])));
}

#[test]
fn graphs_are_cut_where_little_is_sent() {
    // Groups of 8 that send each other much, whose members come in turn.
    let of = |g: u32, i: u32| i * 4 + g;
    let mut edges = Vec::new();
    for g in 0..4 {
        for (i, j) in (0..8).flat_map(|i| (0..i).map(move |j| (i, j))) {
            edges.push((of(g, i), of(g, j), 10));
        }
        edges.push((of(g, 0), of((g + 1) % 4, 5), 1));
    }
    let graph = Weighted::new(32, &edges).expect("a graph");
    let spots = one_after_another(&[8, 8, 8, 8]);
    let ranks = of_graph(&graph, &spots).expect("a placement");
    check(&ranks, 32);
    assert_eq!(Traffic::of(&graph, &spots, &ranks).nodes, 4);
    assert!(Weighted::new(2, &[(0, 2, 1)]).is_none());
}

/// As a graph a grid is as good as a grid, nearly: nothing says that it is one.
#[test]
fn a_grid_that_is_given_as_a_graph_is_near_its_bricks() {
    for (dims, size) in [(&[32, 32][..], 16), (&[8, 8, 8], 8), (&[48, 48], 36)] {
        let grid = cart(dims, false);
        let n = grid.size().expect("a grid");
        let spots = in_turn(&vec![size; (n / size) as usize]);
        let ranks = of_graph(&graph(&grid), &spots).expect("a placement");
        check(&ranks, n);
        let ours = Traffic::of(&graph(&grid), &spots, &ranks).nodes;
        let bricks = of_bricks(dims, size, false);
        assert!(10 * ours <= 13 * bricks, "{dims:?} {size}: {ours} {bricks}");
    }
}

proptest! {
    #[test]
    fn a_placement_is_a_permutation_and_never_worse(
        dims in prop::collection::vec(1..6_i32, 1..4),
        periodic: bool,
        nodes in prop::collection::vec((0..5_u32, 0..3_u32), 128),
    ) {
        let grid = cart(&dims, periodic);
        let n = grid.size().expect("a grid");
        let spots: Vec<Location> =
            nodes.iter().map(|&(node, cache)| Location { node, cache }).collect();
        let graph = graph(&grid);
        let plain: Vec<u32> = (0..n).collect();
        let before = Traffic::of(&graph, &spots, &plain);
        for ranks in [of_grid(&grid, n, &spots), of_graph(&graph, &spots)].into_iter().flatten() {
            check(&ranks, n);
            prop_assert!(Traffic::of(&graph, &spots, &ranks) < before);
        }
        prop_assert_eq!(of_grid(&grid, n, &spots), of_grid(&grid, n, &spots));
    }

    #[test]
    fn any_graph_is_placed(
        edges in prop::collection::vec((0..40_u32, 0..40_u32, 0..9_u32), 0..200),
        nodes in prop::collection::vec(0..6_u32, 40),
    ) {
        let graph = Weighted::new(40, &edges).expect("a graph");
        let spots: Vec<Location> = nodes.iter().map(|&node| Location { node, cache: 0 }).collect();
        if let Some(ranks) = of_graph(&graph, &spots) {
            check(&ranks, 40);
            let plain: Vec<u32> = (0..40).collect();
            prop_assert!(
                Traffic::of(&graph, &spots, &ranks) < Traffic::of(&graph, &spots, &plain)
            );
        }
    }
}
