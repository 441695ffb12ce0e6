//! From a neighbourhood call to an algorithm and its memory.

use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollCall;

use super::node_edges::{matched, node, numbered};
use super::params::Joining;
use super::sides::{flat, listed, moving, rows, typed};
use crate::algorithms::Algorithm;
use crate::algorithms::inter::rooted::Blocks;
use crate::algorithms::neighbor::direct::{Direct, Edge};
use crate::algorithms::neighbor::joined::{Joined, NodeEdges, Shape, View};
use crate::arena::{Plan, Side};
use crate::schedule::{Buf, Layout, Part};

/// The edges of this process.
struct Edges {
    incoming: Vec<Edge>,
    outgoing: Vec<Edge>,
    /// Blocks on either side, also those that nobody is at the other end of.
    sources: u32,
    destinations: u32,
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

/// `None` when there is nothing to do, and for other calls.
pub(super) fn plan<'a>(
    comm: &Comm,
    call: &CollCall<'a>,
    node_edges: (Joining, &[NodeEdges]),
) -> Option<Plan<'a>> {
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
    let joined = joined(node_edges, comm, &edges, blocks, (&send, &recv));
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
    (choice, all): (Joining, &[NodeEdges]),
    comm: &Comm,
    edges: &Edges,
    (send_blocks, recv_blocks): (Blocks, Blocks),
    (send, recv): (&Side<'_>, &Side<'_>),
) -> Option<Algorithm> {
    let (whole, block) = (matches!(send_blocks, Blocks::Same(_)), length(recv_blocks, recv, 0).0);
    // Blocks of the edges that this rank is at, all of which are in parts of one length: what it
    // answers for other parts is used by nobody.
    let (sent, got) = (block.and(length(send_blocks, send, 0).0), block);
    let (sent, got) = (Shape { whole, block: sent }, Shape { whole, block: got });
    let suits = |list: &[(u32, u32)], pays: bool| match choice {
        Joining::Always => !list.is_empty(),
        _ => pays,
    };
    let goes = |c: &&NodeEdges| suits(&c.outgoing, c.pays[0].of(sent));
    let comes = |c: &&NodeEdges| suits(&c.incoming, c.pays[1].of(got));
    let outgoing: Vec<_> = all.iter().filter(goes).collect();
    let incoming: Vec<_> = all.iter().filter(comes).collect();
    if outgoing.is_empty() && incoming.is_empty() {
        return None;
    }
    Some(
        Joined::new(&View {
            rank: comm.rank(),
            node: node(comm, comm.rank()),
            sent,
            got,
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
