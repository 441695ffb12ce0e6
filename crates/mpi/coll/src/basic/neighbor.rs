//! From a neighbourhood call to an algorithm and its memory.

use std::collections::BTreeMap;
use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollCall;
use hawser_core::topo::Topology;
use hawser_mca::{ParamKind, ParamSpec, Params, Scope};

use super::module::Basic;
use super::plan::{flat, listed, moving, rows, typed};
use crate::algorithms::Algorithm;
use crate::algorithms::inter::rooted::Blocks;
use crate::algorithms::neighbor::direct::{Direct, Edge};
use crate::algorithms::neighbor::joined::{Crossing, Joined, Shape, View};
use crate::arena::{Plan, Side};
use crate::model::Link;
use crate::schedule::{Buf, Layout, Part};

/// Parameters of neighbourhood collectives.
pub static PARAMS: &[ParamSpec] = &[ParamSpec {
    name: "coll_basic_neighbor_algorithm",
    kind: ParamKind::Enum(&["auto", "direct", "joined"]),
    default: "auto",
    unit: "",
    level: 5,
    scope: Scope::AllEqual,
    help: "Algorithm of neighbourhood collectives: direct, a message for each edge; joined, one \
           message for all edges from one node to another; auto chooses by a cost model, for each \
           two nodes. The same on all ranks.",
}];

/// What the parameter says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    Auto,
    Direct,
    Joined,
}

impl Choice {
    pub(super) fn new(params: &Params) -> Choice {
        match params.text(PARAMS[0].name) {
            "direct" => Choice::Direct,
            "joined" => Choice::Joined,
            _ => Choice::Auto,
        }
    }
}

/// The edges of this process.
struct Edges {
    incoming: Vec<Edge>,
    outgoing: Vec<Edge>,
    /// Blocks on either side, also those that nobody is at the other end of.
    sources: u32,
    destinations: u32,
}

fn numbered(ranks: &[Option<u32>]) -> Vec<Edge> {
    let all = (0..).zip(ranks);
    all.filter_map(|(block, &rank)| rank.map(|rank| (block, rank))).collect()
}

/// The edges on which a rank receives, in the order in which they are matched.
fn matched(topology: &Topology, sources: &[Option<u32>]) -> Vec<Edge> {
    let mut incoming = numbered(sources);
    if matches!(topology, Topology::Cart(_)) {
        // What a neighbour sends downwards arrives from above: when both neighbours of a dimension
        // are the same process, its first message is for our second block.
        incoming.sort_by_key(|&(block, _)| block ^ 1);
    }
    incoming
}

fn edges(comm: &Comm) -> Option<Edges> {
    let topology = comm.topology()?;
    let sources = topology.sources(comm.rank());
    let destinations = topology.destinations(comm.rank());
    Some(Edges {
        incoming: matched(topology, &sources),
        outgoing: numbered(&destinations),
        sources: sources.len() as u32,
        destinations: destinations.len() as u32,
    })
}

/// The node of a rank of an intracommunicator.
fn node(comm: &Comm, rank: u32) -> u32 {
    comm.environment().map_or(0, |env| env.node_of(comm.peer(rank)))
}

/// The edges between this rank's node and others, by node.
pub(super) fn crossings(comm: &Comm) -> Vec<Crossing> {
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
    }
    all
}

/// `None` when there is nothing to do, and for other calls.
pub(super) fn plan<'a>(basic: &Basic, comm: &Comm, call: &CollCall<'a>) -> Option<Plan<'a>> {
    let edges = edges(comm)?;
    let even = |b: &TypedBuf| Layout::Even(b.packed_len());
    let (send_blocks, recv_layout, send, recv): (Blocks, Layout, Side<'a>, Side<'a>) = match call {
        CollCall::NeighborAllgather { send, recv } => {
            (whole(send), even(recv), flat(Some(send)), rows(Some(recv), edges.sources))
        }
        CollCall::NeighborAllgatherv { send, recv } => {
            (whole(send), Layout::Listed, flat(Some(send)), listed(recv))
        }
        CollCall::NeighborAlltoall { send, recv } => {
            let blocks = Blocks::Each(Buf::Send, even(send));
            let send = rows(Some(send), edges.destinations);
            (blocks, even(recv), send, rows(Some(recv), edges.sources))
        }
        CollCall::NeighborAlltoallv { send, recv } => {
            (each(), Layout::Listed, listed(send), listed(recv))
        }
        CollCall::NeighborAlltoallw { send, recv } => {
            (each(), Layout::Listed, typed(send), typed(recv))
        }
        _ => return None,
    };
    let recv_blocks = Blocks::Each(Buf::Recv, recv_layout);
    let blocks = (send_blocks, recv_blocks);
    let joined = joined(basic, comm, &edges, blocks, (&send, &recv));
    let algorithm = joined.unwrap_or_else(|| {
        let (incoming, outgoing) = (Arc::from(edges.incoming), Arc::from(edges.outgoing));
        Direct::new(incoming, outgoing, send_blocks, recv_blocks).into()
    });
    Some(moving(algorithm, send, recv))
}

/// Bytes of blocks that all ranks know, and of one block.
fn length(blocks: Blocks, side: &Side<'_>, number: u32) -> (Option<u64>, u64) {
    match blocks {
        Blocks::Same(Part::Range { len, .. }) | Blocks::Each(_, Layout::Even(len)) => {
            (Some(len), len)
        }
        _ => (None, side.block_len(number)),
    }
}

/// The joined algorithm, where some edges of this rank's node are for it.
fn joined(
    basic: &Basic,
    comm: &Comm,
    edges: &Edges,
    (send_blocks, recv_blocks): (Blocks, Blocks),
    (send, recv): (&Side<'_>, &Side<'_>),
) -> Option<Algorithm> {
    let choice = basic.neighbor();
    if basic.on_one_node() || choice == Choice::Direct {
        return None;
    }
    let (whole, block) = (matches!(send_blocks, Blocks::Same(_)), length(recv_blocks, recv, 0).0);
    // All ranks give blocks of one length where they get blocks of one (MPI-5.0 section 8.6).
    let shape = |block| Shape { whole, block };
    let sent = block.and(length(send_blocks, send, 0).0);
    let models = [Link::Node, Link::Network].map(|link| basic.model(link));
    let suits = |list: &[(u32, u32)], block| match choice {
        _ if list.is_empty() => false,
        Choice::Joined => true,
        _ => shape(block).pays(list, &models[0], &models[1]),
    };
    let all = basic.crossings(comm);
    let outgoing: Vec<_> = all.iter().filter(|c| suits(&c.outgoing, sent)).collect();
    let incoming: Vec<_> = all.iter().filter(|c| suits(&c.incoming, block)).collect();
    if outgoing.is_empty() && incoming.is_empty() {
        return None;
    }
    Some(
        Joined::new(&View {
            rank: comm.rank(),
            node: node(comm, comm.rank()),
            sent: shape(sent),
            got: shape(block),
            outgoing: &outgoing,
            incoming: &incoming,
            sources: &edges.incoming,
            destinations: &edges.outgoing,
            send: send_blocks,
            recv: recv_blocks,
            send_len: &|number| length(send_blocks, send, number).1,
            recv_len: &|number| length(recv_blocks, recv, number).1,
        })
        .into(),
    )
}

fn whole(send: &TypedBuf) -> Blocks {
    Blocks::Same(Part::range(Buf::Send, 0, send.packed_len()))
}

fn each() -> Blocks {
    Blocks::Each(Buf::Send, Layout::Listed)
}
