//! Which rank gets which position of a topology, so that neighbours are near each other: pure
//! functions of the ranks' places and of the topology, the same at all ranks.
//!
//! Positions are dealt out to nodes first, each of which takes as many as it has ranks, so that
//! little crosses between nodes; those of a node then in the same way to its caches. A placement
//! that has no more traffic between nodes, or as much and no less between caches, than the order of
//! the ranks themselves is none: then ranks stay as they are.
//!
//! Time: grids O(n d) for each of a bounded number of orders; graphs O(e log n log nodes).

use super::Cart;

mod grid;
#[cfg(test)]
mod tests;
mod weighted;

pub use weighted::Weighted;

/// Up to so many positions bisection is tried for grids too.
const SMALL: u32 = 1024;
/// Vertices that refinement looks at, at least, and for each vertex of graphs and small grids.
const BUDGET: u64 = 20_000;
const BUDGET_EACH: u64 = 400;

/// Where a rank is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// Its node.
    pub node: u32,
    /// A number of its cache on the node; those of whom nothing is known have the same.
    pub cache: u32,
}

/// What a placement brings between nodes, and between caches of one node: weights of edges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Traffic {
    /// Between nodes.
    pub nodes: u64,
    /// Between caches of a node.
    pub caches: u64,
}

impl Traffic {
    /// That of a graph whose vertex `v` is rank `ranks[v]`.
    pub fn of(graph: &Weighted, spots: &[Location], ranks: &[u32]) -> Traffic {
        let numbers = |key: &dyn Fn(&Location) -> Location| {
            let spots: Vec<Location> = ranks.iter().map(|r| key(&spots[*r as usize])).collect();
            let (part, _) = parts(&spots);
            graph.cut(&part)
        };
        let nodes = numbers(&|spot| Location { cache: 0, ..*spot });
        Traffic { nodes, caches: numbers(&|spot| *spot) - nodes }
    }
}

/// The rank of each position of a grid of `n` positions; `None`: that of the same number. The first
/// `n` of the ranks take part.
pub fn of_grid(cart: &Cart, n: u32, spots: &[Location]) -> Option<Vec<u32>> {
    let spots = spots.get(..n as usize)?;
    if is_plain(spots) {
        return None;
    }
    let graph = Weighted::new(n, &grid::edges(cart, n))?;
    let (_, sizes) = parts(&by_node(spots));
    // The size that most nodes have decides about bricks.
    let size = common(&sizes);
    let orders = if sizes.len() > 1 { grid::orders(cart, n, size) } else { Vec::new() };
    place(&graph, spots, &orders, n <= SMALL)
}

/// The rank of each vertex of a graph; `None`: that of the same number. As many of the ranks as
/// there are vertices take part, the first of them.
pub fn of_graph(graph: &Weighted, spots: &[Location]) -> Option<Vec<u32>> {
    let spots = spots.get(..graph.size() as usize)?;
    if is_plain(spots) {
        return None;
    }
    place(graph, spots, &[], true)
}

/// True where no placement differs from another: each rank is alone at its place, or all are
/// together.
pub fn is_plain(spots: &[Location]) -> bool {
    let (_, sizes) = parts(spots);
    let (_, nodes) = parts(&by_node(spots));
    sizes.len() < 2 || nodes.len() == spots.len()
}

fn by_node(spots: &[Location]) -> Vec<Location> {
    spots.iter().map(|spot| Location { cache: 0, ..*spot }).collect()
}

/// The part of each rank, in the order in which parts come first, and their sizes.
fn parts(spots: &[Location]) -> (Vec<u32>, Vec<u32>) {
    let mut numbers = std::collections::HashMap::new();
    let mut sizes = Vec::new();
    let part = spots.iter().map(|spot| {
        let next = sizes.len() as u32;
        let number = *numbers.entry(*spot).or_insert(next);
        if number == next {
            sizes.push(0);
        }
        sizes[number as usize] += 1;
        number
    });
    let part = part.collect();
    (part, sizes)
}

/// The size that most parts have; of several ones the largest.
fn common(sizes: &[u32]) -> u32 {
    let mut sorted = sizes.to_vec();
    sorted.sort_unstable();
    let runs = sorted.chunk_by(|a, b| a == b).map(|run| (run.len(), run[0]));
    runs.max().map_or(1, |(_, size)| size)
}

fn place(
    graph: &Weighted,
    spots: &[Location],
    orders: &[Vec<u32>],
    thorough: bool,
) -> Option<Vec<u32>> {
    let n = graph.size();
    let (own, sizes) = parts(&by_node(spots));
    let node = dealt(graph, &own, &sizes, orders, thorough);
    // Ranks, and vertices, of each node, ascending.
    let (ranks, vertices) = (members(&own, sizes.len()), members(&node, sizes.len()));
    let mut placed = vec![0; n as usize];
    for (ranks, vertices) in ranks.iter().zip(&vertices) {
        let here: Vec<Location> = ranks.iter().map(|r| spots[*r as usize]).collect();
        let (own, sizes) = parts(&here);
        let cache = match sizes.len() {
            0 | 1 => own.clone(),
            _ => dealt(&graph.induced(vertices), &own, &sizes, &[], true),
        };
        let (from, to) = (members(&own, sizes.len()), members(&cache, sizes.len()));
        for (&r, &v) in from.iter().flatten().zip(to.iter().flatten()) {
            placed[vertices[v as usize] as usize] = ranks[r as usize];
        }
    }
    let plain: Vec<u32> = (0..n).collect();
    let better = Traffic::of(graph, spots, &placed) < Traffic::of(graph, spots, &plain);
    better.then_some(placed)
}

/// The part of each vertex: the best of those that the orders give, of bisection, and of `own`,
/// the part of the rank of the same number, each refined.
fn dealt(
    graph: &Weighted,
    own: &[u32],
    sizes: &[u32],
    orders: &[Vec<u32>],
    thorough: bool,
) -> Vec<u32> {
    if sizes.len() < 2 {
        return own.to_vec();
    }
    let each = if thorough { BUDGET_EACH * u64::from(graph.size()) } else { 0 };
    let budget = BUDGET.max(each);
    let cut = |order: &Vec<u32>| {
        let part = in_order(order, sizes);
        (graph.cut(&part), part)
    };
    let mut found: Vec<(u64, Vec<u32>)> = orders.iter().map(cut).collect();
    found.sort();
    found.truncate(4);
    found.push((graph.cut(own), own.to_vec()));
    if thorough {
        let part = graph.bisected(sizes);
        found.push((graph.cut(&part), part));
    }
    found.sort();
    found.dedup();
    let refined = found.into_iter().take(if thorough { 6 } else { 1 }).map(|(_, mut part)| {
        graph.refine(&mut part, sizes.len() as u32, budget);
        (graph.cut(&part), part)
    });
    refined.min().map_or_else(|| own.to_vec(), |(_, part)| part)
}

/// The first of the vertices of an order to the first part, and so on.
fn in_order(order: &[u32], sizes: &[u32]) -> Vec<u32> {
    let mut part = vec![0; order.len()];
    let numbers = (0..).zip(sizes).flat_map(|(p, n)| std::iter::repeat_n(p, *n as usize));
    for (&v, p) in order.iter().zip(numbers) {
        part[v as usize] = p;
    }
    part
}

fn members(part: &[u32], parts: usize) -> Vec<Vec<u32>> {
    let mut list = vec![Vec::new(); parts];
    (0..).zip(part).for_each(|(v, p)| list[*p as usize].push(v));
    list
}
