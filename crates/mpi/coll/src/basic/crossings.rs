//! The edges of a topology between the nodes of its ranks.

use std::collections::BTreeMap;

use hawser_core::comm::Comm;
use hawser_core::topo::Topology;
use hawser_lockfree::float;

use crate::algorithms::neighbor::direct::Edge;
use crate::algorithms::neighbor::joined::{Crossing, Pays};
use crate::model::Model;

/// The edges of a list of ranks, by the numbers of their blocks.
pub(super) fn numbered(ranks: &[Option<u32>]) -> Vec<Edge> {
    let all = (0..).zip(ranks);
    all.filter_map(|(block, &rank)| rank.map(|rank| (block, rank))).collect()
}

/// The edges on which a rank receives, in the order in which they are matched.
pub(super) fn matched(topology: &Topology, sources: &[Option<u32>]) -> Vec<Edge> {
    let mut incoming = numbered(sources);
    if matches!(topology, Topology::Cart(_)) {
        // What a neighbour sends downwards arrives from above: when both neighbours of a dimension
        // are the same process, its first message is for our second block.
        incoming.sort_by_key(|&(block, _)| block ^ 1);
    }
    incoming
}

/// The node of a rank of an intracommunicator.
pub(super) fn node(comm: &Comm, rank: u32) -> u32 {
    comm.environment().map_or(0, |env| env.node_of(comm.peer(rank)))
}

/// The edges between this rank's node and others, by node; `models`: what messages cost within a
/// node, and between nodes.
pub(super) fn crossings(comm: &Comm, models: [Model; 2]) -> Vec<Crossing> {
    let Some(topology) = comm.topology().filter(|_| !comm.spans_jobs()) else { return Vec::new() };
    let here = node(comm, comm.rank());
    let mut all: BTreeMap<u32, Crossing> = BTreeMap::new();
    let mut note = |(from, to): (u32, u32)| match (node(comm, from), node(comm, to)) {
        (a, b) if a == b => {}
        (a, b) => {
            let other = if a == here { b } else { a };
            let crossing = all.entry(other).or_default();
            crossing.node = other;
            let list = if a == here { &mut crossing.outgoing } else { &mut crossing.incoming };
            list.push((from, to));
        }
    };
    match topology {
        Topology::DistGraph(graph) => {
            graph.near.outgoing.iter().chain(&graph.near.incoming).for_each(|edge| note(*edge));
        }
        _ => {
            for rank in (0..comm.size()).filter(|rank| node(comm, *rank) == here) {
                let (sources, destinations) = (topology.sources(rank), topology.destinations(rank));
                destinations.iter().flatten().for_each(|to| note((rank, *to)));
                sources.iter().flatten().for_each(|from| note((*from, rank)));
            }
        }
    }
    let mut all: Vec<Crossing> = all.into_values().collect();
    for crossing in &mut all {
        crossing.outgoing.sort_unstable();
        crossing.incoming.sort_unstable();
        let edges = [&crossing.outgoing, &crossing.incoming];
        let pays = |edges: &Vec<_>| Pays::new(edges, &models[0], &models[1]);
        crossing.pays = float::own(|| edges.map(pays));
    }
    all
}
