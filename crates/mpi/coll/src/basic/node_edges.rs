//! The edges of a topology between the nodes of its ranks.

use std::collections::BTreeMap;

use hawser_core::comm::Comm;
use hawser_core::topo::Topology;
use hawser_lockfree::float;

use crate::algorithms::neighbor::direct::Edge;
use crate::algorithms::neighbor::joined::{JoinRanges, NodeEdges};
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

/// The edges between this rank's node and others, by node, direction and part: edges of one part
/// are connected by their ends, so that their blocks have one length where a call has blocks of
/// one length. Blocks of other parts may have another one (MPI-5.0 section 8.6: what is sent and
/// what is received agree between every pair of communicating processes). `models`: what messages
/// cost within a node, and between nodes.
pub(super) fn node_edges(comm: &Comm, models: [Model; 2]) -> Vec<NodeEdges> {
    let Some(topology) = comm.topology().filter(|_| !comm.spans_jobs()) else { return Vec::new() };
    let here = node(comm, comm.rank());
    // Edges to a node, and from it.
    let mut all: BTreeMap<u32, [Vec<(u32, u32)>; 2]> = BTreeMap::new();
    let mut note = |(from, to): (u32, u32)| match (node(comm, from), node(comm, to)) {
        (a, b) if a == b => {}
        (a, b) => {
            let [outgoing, incoming] = all.entry(if a == here { b } else { a }).or_default();
            if a == here { outgoing } else { incoming }.push((from, to));
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
    let mut node_edges = Vec::new();
    for (node, [outgoing, incoming]) in all {
        let outgoing = parts(outgoing).into_iter().map(|part| [part, Vec::new()]);
        let incoming = parts(incoming).into_iter().map(|part| [Vec::new(), part]);
        for [outgoing, incoming] in outgoing.chain(incoming) {
            let pays = |edges: &Vec<_>| JoinRanges::new(edges, &models[0], &models[1]);
            let pays = float::own(|| [&outgoing, &incoming].map(pays));
            node_edges.push(NodeEdges { node, outgoing, incoming, pays });
        }
    }
    node_edges
}

/// Edges by the parts that they are connected to by senders and receivers: ascending, and the
/// parts by their first edges, the same wherever the edges are known.
fn parts(mut edges: Vec<(u32, u32)>) -> Vec<Vec<(u32, u32)>> {
    edges.sort_unstable();
    // For each edge an earlier one of its part, the first for itself.
    let mut first: Vec<usize> = (0..edges.len()).collect();
    let find = |first: &mut Vec<usize>, mut at: usize| {
        while first[at] != at {
            first[at] = first[first[at]];
            at = first[at];
        }
        at
    };
    let (mut senders, mut receivers) = (BTreeMap::new(), BTreeMap::new());
    for (at, (from, to)) in edges.iter().enumerate() {
        for before in [senders.insert(from, at), receivers.insert(to, at)].into_iter().flatten() {
            let (a, b) = (find(&mut first, before), find(&mut first, at));
            first[a.max(b)] = a.min(b);
        }
    }
    let mut parts: BTreeMap<usize, Vec<(u32, u32)>> = BTreeMap::new();
    for (at, edge) in edges.iter().enumerate() {
        parts.entry(find(&mut first, at)).or_default().push(*edge);
    }
    parts.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_share_no_sender_and_no_receiver() {
        assert_eq!(parts(Vec::new()), Vec::<Vec<_>>::new());
        // 2 connects 0 and 1 late; 5 receives from 3 only, twice.
        let edges = vec![(3, 5), (1, 9), (0, 8), (3, 5), (2, 8), (2, 9), (4, 7)];
        let wanted = [vec![(0, 8), (1, 9), (2, 8), (2, 9)], vec![(3, 5), (3, 5)], vec![(4, 7)]];
        assert_eq!(parts(edges), wanted);
        // A rank that sends in one part may receive in another one.
        assert_eq!(parts(vec![(0, 1), (1, 2)]).len(), 2);
    }
}
