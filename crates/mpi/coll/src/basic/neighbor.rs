//! From a neighbourhood call to an algorithm and its memory.

use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollCall;
use hawser_core::topo::Topology;

use super::plan::{flat, listed, moving, rows, typed};
use crate::algorithms::inter::rooted::Blocks;
use crate::algorithms::neighbor::direct::{Direct, Edge};
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

fn numbered(ranks: &[Option<u32>]) -> Vec<Edge> {
    let all = (0..).zip(ranks);
    all.filter_map(|(block, &rank)| rank.map(|rank| (block, rank))).collect()
}

fn edges(comm: &Comm) -> Option<Edges> {
    let topology = comm.topology()?;
    let sources = topology.sources(comm.rank());
    let destinations = topology.destinations(comm.rank());
    let mut incoming = numbered(&sources);
    if matches!(topology, Topology::Cart(_)) {
        // What a neighbour sends downwards arrives from above: when both neighbours of a dimension
        // are the same process, its first message is for our second block.
        incoming.sort_by_key(|&(block, _)| block ^ 1);
    }
    Some(Edges {
        incoming,
        outgoing: numbered(&destinations),
        sources: sources.len() as u32,
        destinations: destinations.len() as u32,
    })
}

/// `None` when there is nothing to do, and for other calls.
pub(super) fn plan<'a>(comm: &Comm, call: &CollCall<'a>) -> Option<Plan<'a>> {
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
    let (incoming, outgoing) = (Arc::from(edges.incoming), Arc::from(edges.outgoing));
    let recv_blocks = Blocks::Each(Buf::Recv, recv_layout);
    Some(moving(Direct::new(incoming, outgoing, send_blocks, recv_blocks), send, recv))
}

fn whole(send: &TypedBuf) -> Blocks {
    Blocks::Same(Part::range(Buf::Send, 0, send.packed_len()))
}

fn each() -> Blocks {
    Blocks::Each(Buf::Send, Layout::Listed)
}
