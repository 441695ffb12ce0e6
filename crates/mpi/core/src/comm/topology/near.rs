//! Which process gets which rank of a communicator with a topology, where the program leaves that
//! to us (`reorder`, MPI-5.0 section 8.5): agreement on a placement of [`crate::topo::placement`].

use std::collections::HashMap;

use super::super::Comm;
use super::super::agree::{Team, pass};
use crate::err;
use crate::error::Result;
use crate::topo::placement::{self, Location, Weighted};
use crate::topo::{Cart, DistGraph, Graph, NearEdges};

/// Longest list of neighbours, in bytes, that a process hands to another one.
const LISTS_MAX: usize = 1 << 32;

/// Whether ranks of a new communicator may be others than those of the old one.
#[derive(Clone, Copy, Debug)]
pub enum Reorder {
    /// Processes keep their ranks.
    Never,
    /// Neighbours come near each other. The function tells the number, on this node, of the cache
    /// to which this process is restricted; `None`: of none, or of several.
    Near(fn() -> Option<u32>),
}

/// Edges between two nodes that the ranks of both remember at most.
const PAIR_MAX: usize = 4096;
/// A cache that is not known.
const NO_CACHE: u32 = u32::MAX;

impl Graph {
    fn weighted(&self) -> Option<Weighted> {
        let ends = |node: u32| self.neighbors(node).iter().map(move |to| (node, *to as u32, 1));
        let edges: Vec<_> = (0..self.index.len() as u32).flat_map(ends).collect();
        Weighted::new(self.index.len() as u32, &edges)
    }
}

impl Comm {
    /// True where the nodes of the first `n` ranks show that no other order is better, or do not
    /// show anything: the same at all ranks.
    fn stays(&self, n: u32) -> bool {
        let Some(env) = self.environment().filter(|_| !self.spans_jobs() && n > 2) else {
            return true;
        };
        let node = |rank| env.node_of(self.group().proc(rank));
        // Several caches of one node cannot be seen from here.
        let one = (1..n).all(|rank| node(rank) == node(0));
        !one && placement::is_plain(&self.spots(n, |_| 0))
    }

    /// The places of the first `n` ranks.
    fn spots(&self, n: u32, cache: impl Fn(u32) -> u32) -> Vec<Location> {
        let node = |rank| self.environment().map_or(0, |env| env.node_of(self.group().proc(rank)));
        (0..n).map(|rank| Location { node: node(rank), cache: cache(rank) }).collect()
    }

    /// The old rank of each of `n` new ones; `None`: the same. Rank 0 chooses, by what each process
    /// `says` and the places of all.
    fn placed(
        &self,
        n: u32,
        reorder: Reorder,
        says: &[u8],
        choose: impl FnOnce(&[Location], &[Vec<u8>]) -> Option<Vec<u32>>,
    ) -> Result<Option<Vec<u32>>> {
        let Reorder::Near(cache) = reorder else { return Ok(None) };
        if self.stays(n) {
            return Ok(None);
        }
        let mine = cache().unwrap_or(NO_CACHE).to_le_bytes();
        let team = Team::all(self, self.next_tag());
        let all = team.gather_sized(&[&mine, says].concat())?;
        let mut chosen = Vec::new();
        if self.rank() == 0 {
            let cache = |rank: u32| {
                words(all.get(rank as usize).map(Vec::as_slice)).next().unwrap_or(NO_CACHE)
            };
            let ranks = choose(&self.spots(n, cache), &all).unwrap_or_default();
            chosen = ranks.into_iter().flat_map(u32::to_le_bytes).collect();
        }
        let chosen = team.bcast_sized(0, chosen)?;
        let ranks: Vec<u32> = words(Some(&chosen)).collect();
        match ranks.len() {
            0 => Ok(None),
            len if len == n as usize && ranks.iter().all(|r| *r < n) => Ok(Some(ranks)),
            len => Err(err!(Intern, "rank 0 has placed {len} of {n} processes")),
        }
    }

    /// The placement of a grid of `n` positions.
    pub(super) fn placed_grid(
        &self,
        cart: &Cart,
        n: u32,
        reorder: Reorder,
    ) -> Result<Option<Vec<u32>>> {
        self.placed(n, reorder, &[], |spots, _| placement::of_grid(cart, n, spots))
    }

    /// The placement of a graph.
    pub(super) fn placed_graph(&self, graph: &Graph, reorder: Reorder) -> Result<Option<Vec<u32>>> {
        let n = graph.index.len() as u32;
        let choose = |spots: &[Location]| placement::of_graph(&graph.weighted()?, spots);
        self.placed(n, reorder, &[], |spots, _| choose(spots))
    }

    /// The placement of a graph of which each process has its own edges: rank 0 gathers them.
    pub(super) fn placed_dist_graph(
        &self,
        graph: &DistGraph,
        reorder: Reorder,
    ) -> Result<Option<Vec<u32>>> {
        let outgoing = graph.destinations.iter().zip(&graph.destination_weights);
        let said: Vec<u8> =
            outgoing.flat_map(|(to, weight)| [*to, *weight]).flat_map(i32::to_le_bytes).collect();
        let n = self.size();
        self.placed(n, reorder, &said, |spots, all| {
            let mut edges = Vec::new();
            for (from, said) in (0..).zip(all) {
                let mut words = words(Some(said)).skip(1);
                while let (Some(to), Some(weight)) = (words.next(), words.next()) {
                    edges.push((from, to, weight));
                }
            }
            placement::of_graph(&Weighted::new(n, &edges)?, spots)
        })
    }

    /// The neighbours of the process's new rank, which the process with that old rank has named.
    /// `ranks` are the old ones of the new ones.
    pub(super) fn moved(&self, graph: DistGraph, ranks: &[u32]) -> Result<DistGraph> {
        // All number their calls alike, also those whose lists stay.
        let (me, tag) = (self.rank(), self.next_tag());
        let Some(new) = ranks.iter().position(|rank| *rank == me) else { return Ok(graph) };
        let to = ranks.get(me as usize).copied().unwrap_or(me);
        if to == me {
            return Ok(graph);
        }
        let said = encode(&graph);
        let heard = pass(self, (to, new as u32), tag, &said, LISTS_MAX)?;
        decode(&heard, graph.weighted)
            .ok_or_else(|| err!(Intern, "rank {new} has sent lists of neighbours of no form"))
    }

    /// The edges of all ranks of this node to and from others, which these ranks tell each other.
    /// Ranks are new ones, of which this process has `new`, and `order` tells the old ones.
    pub(super) fn near_edges(
        &self,
        graph: &DistGraph,
        order: Option<&[u32]>,
        new: u32,
    ) -> Result<NearEdges> {
        let mut near = NearEdges::default();
        let Some(env) = self.environment().filter(|_| !self.spans_jobs()) else { return Ok(near) };
        let old = |rank: u32| order.and_then(|o| o.get(rank as usize)).copied().unwrap_or(rank);
        let proc = |rank: u32| self.group().proc(old(rank));
        let node = |rank: u32| env.node_of(proc(rank));
        let here = node(new);
        let members: Vec<u32> = (0..self.size()).filter(|rank| node(*rank) == here).collect();
        if members.len() == self.size() as usize {
            return Ok(near);
        }
        let away = |list: &[i32]| -> Vec<u32> {
            let ranks = list.iter().filter_map(|rank| u32::try_from(*rank).ok());
            ranks.filter(|rank| *rank < self.size() && node(*rank) != here).collect()
        };
        let (from, to) = (away(&graph.sources), away(&graph.destinations));
        let said: Vec<u8> = std::iter::once(from.len() as u32)
            .chain(from)
            .chain(to)
            .flat_map(u32::to_le_bytes)
            .collect();
        let me = members.iter().position(|rank| *rank == new).unwrap_or(0) as u32;
        let group = self.group().part(members.iter().map(|r| proc(*r)).collect());
        let all = Team::of(self, self.next_tag(), &group, me).allgather_sized(&said)?;
        for (&rank, said) in members.iter().zip(&all) {
            let mut words = words(Some(said));
            let incoming = words.next().unwrap_or(0) as usize;
            let mut words = words.filter(|rank| *rank < self.size());
            near.incoming.extend(words.by_ref().take(incoming).map(|from| (from, rank)));
            near.outgoing.extend(words.map(|to| (rank, to)));
        }
        keep_few(&mut near.outgoing, |edge| node(edge.1));
        keep_few(&mut near.incoming, |edge| node(edge.0));
        Ok(near)
    }

    /// `MPI_Cart_map`: the new rank of this process, as far as nodes decide about it; `None`
    /// outside of the grid. Local.
    pub fn cart_map(&self, cart: &Cart, n: u32, reorder: Reorder) -> Option<u32> {
        self.mapped(n, reorder, |spots| placement::of_grid(cart, n, spots))
    }

    /// `MPI_Graph_map`, as [`Comm::cart_map`].
    pub fn graph_map(&self, graph: &Graph, reorder: Reorder) -> Option<u32> {
        let n = graph.index.len() as u32;
        self.mapped(n, reorder, |spots| placement::of_graph(&graph.weighted()?, spots))
    }

    fn mapped(
        &self,
        n: u32,
        reorder: Reorder,
        choose: impl FnOnce(&[Location]) -> Option<Vec<u32>>,
    ) -> Option<u32> {
        let me = self.rank();
        let ranks = match reorder {
            Reorder::Near(_) if !self.stays(n) => choose(&self.spots(n, |_| NO_CACHE)),
            _ => None,
        };
        match ranks {
            Some(ranks) => ranks.iter().position(|rank| *rank == me).map(|new| new as u32),
            None => (me < n).then_some(me),
        }
    }
}

/// Leaves the edges out whose node has more than [`PAIR_MAX`].
fn keep_few(edges: &mut Vec<(u32, u32)>, node: impl Fn(&(u32, u32)) -> u32) {
    let mut counts = HashMap::new();
    edges.iter().for_each(|edge| *counts.entry(node(edge)).or_insert(0) += 1);
    edges.retain(|edge| counts.get(&node(edge)).is_some_and(|n| *n <= PAIR_MAX));
    edges.shrink_to_fit();
}

fn words(bytes: Option<&[u8]>) -> impl Iterator<Item = u32> {
    let all = bytes.unwrap_or_default().chunks_exact(4);
    all.map(|word| word.try_into().map_or(0, u32::from_le_bytes))
}

fn encode(graph: &DistGraph) -> Vec<u8> {
    let lists =
        [&graph.sources, &graph.source_weights, &graph.destinations, &graph.destination_weights];
    let counts = [graph.sources.len() as i32, graph.destinations.len() as i32];
    let all = counts.iter().chain(lists.into_iter().flatten());
    all.flat_map(|word| word.to_le_bytes()).collect()
}

fn decode(bytes: &[u8], weighted: bool) -> Option<DistGraph> {
    let mut all = words(Some(bytes));
    let (incoming, outgoing) = (all.next()? as usize, all.next()? as usize);
    let total = incoming.checked_add(outgoing)?.checked_mul(8)?.checked_add(8)?;
    if total != bytes.len() {
        return None;
    }
    let mut list = |n: usize| all.by_ref().take(n).map(|word| word as i32).collect::<Vec<i32>>();
    Some(DistGraph {
        sources: list(incoming),
        source_weights: list(incoming),
        destinations: list(outgoing),
        destination_weights: list(outgoing),
        weighted,
        near: NearEdges::default(),
    })
}

/// Bytes as the lists of neighbours that a process hands to another one; for fuzzing. What is
/// taken has those bytes.
///
/// # Panics
/// When it took what it should refuse.
pub fn fuzz_neighbours(bytes: &[u8]) {
    if let Some(graph) = decode(bytes, true) {
        assert_eq!(encode(&graph), bytes, "lists have one form");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_neighbours_come_as_they_were() {
        let graph = DistGraph {
            sources: vec![3, 1, 3],
            source_weights: vec![7, 0, i32::MAX],
            destinations: vec![2],
            destination_weights: vec![5],
            weighted: true,
            near: NearEdges::default(),
        };
        let said = encode(&graph);
        assert_eq!(decode(&said, true), Some(graph));
        for wrong in [&said[..said.len() - 1], &said[..8], &said[..3], &[]] {
            assert_eq!(decode(wrong, true), None);
        }
        assert_eq!(decode(&[0xff; 64], true), None);
    }

    #[test]
    fn nodes_with_very_many_edges_between_them_are_left_out() {
        let mut edges: Vec<_> = (0..=PAIR_MAX as u32).map(|_| (0, 2)).collect();
        edges.push((0, 4));
        keep_few(&mut edges, |edge| edge.1 / 2);
        assert_eq!(edges, [(0, 4)]);
    }
}
