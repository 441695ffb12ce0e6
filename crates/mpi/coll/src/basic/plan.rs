//! From a call on an intracommunicator to an algorithm and its memory.

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOp, Root, VBuf};
use hawser_core::op::Op;

use super::choice::Basic;
use super::neighbor;
use super::sides::{combining, cuts, elements, flat, listed, moving, rows, starts, typed, whole};
use crate::algorithms::{Algorithm, allgather, alltoall, gather, scan, scatter};
use crate::arena::{Plan, Side};
use crate::choose::{self, Vector};
use crate::decision::{Kind, reduce_window, window};
use crate::schedule::{Buf, Cuts, Layout, Part};

/// `None` when there is nothing to do.
pub(super) fn plan<'a>(basic: &Basic, comm: &Comm, call: &CollCall<'a>) -> Option<Plan<'a>> {
    match call {
        CollCall::Barrier => barrier(basic),
        CollCall::Bcast { buf, root } => bcast(basic, buf, *root).map(Plan::telling_short),
        CollCall::Gather { send, recv, root } => gather(basic, send.as_ref(), recv.as_ref(), *root),
        CollCall::Gatherv { send, recv, root } => {
            let root = rank(*root)?;
            let recv = recv.as_ref().map_or(Side::None, listed);
            let own = whole(send.as_ref());
            let at = basic.place();
            let algorithm = gather::linear::Linear::new(at, root, Layout::Listed, own);
            Some(moving(algorithm, flat(send.as_ref()), recv))
        }
        CollCall::Scatter { send, recv, root } => {
            scatter(basic, send.as_ref(), recv.as_ref(), *root)
        }
        CollCall::Scatterv { send, recv, root } => {
            let root = rank(*root)?;
            let send = send.as_ref().map_or(Side::None, listed);
            let own = recv.as_ref().map(|b| Part::range(Buf::Recv, 0, b.packed_len()));
            let at = basic.place();
            let algorithm = scatter::linear::Linear::new(at, root, Layout::Listed, own);
            Some(moving(algorithm, send, flat(recv.as_ref())))
        }
        CollCall::Allgather { send, recv } => allgather(basic, send.as_ref(), recv),
        CollCall::Allgatherv { send, recv } => Some(allgatherv(basic, send.as_ref(), recv)),
        CollCall::Alltoall { send, recv } => alltoall(basic, send.as_ref(), recv),
        CollCall::Alltoallv { send, recv } => {
            Some(exchange(basic, send.as_ref().map(listed), listed(recv)))
        }
        CollCall::Alltoallw { send, recv } => {
            Some(exchange(basic, send.as_ref().map(typed), typed(recv)))
        }
        CollCall::Reduce { send, recv, op, root } => {
            reduce(basic, send.as_ref(), recv.as_ref(), op, *root)
        }
        CollCall::Allreduce { send, recv, op } => allreduce(basic, send.as_ref(), recv, op),
        CollCall::ReduceScatterBlock { send, recv, op } => {
            reduce_scatter(basic, send.as_ref(), recv, Cuts::Even(recv.count), op)
        }
        CollCall::ReduceScatter { send, recv, counts, op } => {
            reduce_scatter(basic, send.as_ref(), recv, cuts(counts), op)
        }
        CollCall::Scan { send, recv, op } => scan(basic, send.as_ref(), recv, op, false),
        CollCall::Exscan { send, recv, op } => scan(basic, send.as_ref(), recv, op, true),
        CollCall::NeighborAllgather { .. }
        | CollCall::NeighborAllgatherv { .. }
        | CollCall::NeighborAlltoall { .. }
        | CollCall::NeighborAlltoallv { .. }
        | CollCall::NeighborAlltoallw { .. } => neighbor::plan(comm, call, basic.neighbor(comm)),
    }
}

/// On intracommunicators the root is a rank.
fn rank(root: Root) -> Option<u32> {
    match root {
        Root::Rank(rank) => Some(rank),
        Root::Me | Root::Bystander => None,
    }
}

fn barrier(basic: &Basic) -> Option<Plan<'static>> {
    let at = basic.place();
    if at.size == 1 {
        return None;
    }
    let algorithm = choose::barrier(basic.kind(CollOp::Barrier, 0, true), at);
    Some(moving(algorithm, Side::None, Side::None))
}

fn bcast(basic: &Basic, buf: &TypedBuf, root: Root) -> Option<Plan<'static>> {
    let (at, root, len) = (basic.place(), rank(root)?, buf.packed_len());
    if at.size == 1 || len == 0 {
        return None;
    }
    let algorithm = choose::bcast(basic.pick(CollOp::Bcast, len, true), at, root, len);
    Some(moving(algorithm, Side::None, flat(Some(buf))))
}

fn gather(
    basic: &Basic,
    send: Option<&TypedBuf>,
    recv: Option<&TypedBuf>,
    root: Root,
) -> Option<Plan<'static>> {
    let (at, root) = (basic.place(), rank(root)?);
    let block = recv.or(send)?.packed_len();
    if block == 0 {
        return None;
    }
    let own = whole(send);
    let pick = basic.pick(CollOp::Gather, block, true);
    let algorithm = choose::gather(pick, at, root, block, own);
    Some(moving(algorithm, flat(send), rows(recv, at.size)))
}

fn scatter(
    basic: &Basic,
    send: Option<&TypedBuf>,
    recv: Option<&TypedBuf>,
    root: Root,
) -> Option<Plan<'static>> {
    let (at, root) = (basic.place(), rank(root)?);
    let block = send.or(recv)?.packed_len();
    if block == 0 {
        return None;
    }
    let own = recv.map(|b| Part::range(Buf::Recv, 0, b.packed_len()));
    let pick = basic.pick(CollOp::Scatter, block, true);
    let algorithm = choose::scatter(pick, at, root, block, own);
    Some(moving(algorithm, rows(send, at.size), flat(recv)))
}

fn allgather(basic: &Basic, send: Option<&TypedBuf>, recv: &TypedBuf) -> Option<Plan<'static>> {
    let (at, block) = (basic.place(), recv.packed_len());
    if block == 0 {
        return None;
    }
    let own = whole(send);
    let kind = basic.kind(CollOp::Allgather, block, true);
    let algorithm = choose::allgather(kind, at, block, own);
    Some(moving(algorithm, flat(send), rows(Some(recv), at.size)))
}

fn allgatherv<'a>(basic: &Basic, send: Option<&TypedBuf>, recv: &VBuf<'a>) -> Plan<'a> {
    let at = basic.place();
    let total: i64 = recv.counts.iter().map(|c| c.max(0)).sum();
    let bytes = total as u64 * recv.base.dtype.size();
    let own = whole(send);
    let mean = bytes / u64::from(at.size);
    let algorithm: Algorithm = match basic.kind(CollOp::Allgatherv, mean, true) {
        Some(Kind::AllgatherCirculant) => {
            let starts = starts(recv.counts.iter(), recv.base.dtype.size());
            allgather::circulant::Circulant::listed(at, starts, own).into()
        }
        // Those that need equal blocks stand for "short".
        Some(Kind::AllgatherRing) | None => {
            allgather::ring::Ring::new(at, Layout::Listed, own).into()
        }
        Some(_) if at.size <= 64 => allgather::direct::Direct::new(at, Layout::Listed, own).into(),
        Some(_) => allgather::ring::Ring::new(at, Layout::Listed, own).into(),
    };
    moving(algorithm, flat(send), listed(recv))
}

fn alltoall(basic: &Basic, send: Option<&TypedBuf>, recv: &TypedBuf) -> Option<Plan<'static>> {
    let (at, block) = (basic.place(), recv.packed_len());
    if block == 0 {
        return None;
    }
    let window = window(block, basic.link(CollOp::Alltoall));
    let pick = basic.pick(CollOp::Alltoall, block, true);
    let algorithm = choose::alltoall(pick, at, block, input(send), window);
    Some(moving(algorithm, rows(send, at.size), rows(Some(recv), at.size)))
}

/// Alltoallv and alltoallw.
fn exchange<'a>(basic: &Basic, send: Option<Side<'a>>, recv: Side<'a>) -> Plan<'a> {
    let at = basic.place();
    let lengths = || (0..at.size).map(|r| recv.block_len(r));
    match send {
        Some(send) => {
            let listed = Layout::Listed;
            // Ranks know different lengths; see `Pairwise` why their windows and rounds may differ.
            let total = lengths().fold(0, u64::saturating_add);
            let moves = |k: &u32| {
                *k == 0 || recv.block_len(at.left(*k)) > 0 || send.block_len(at.right(*k)) > 0
            };
            let busy = (0..at.size).filter(moves).count() as u32;
            let window = window(total / u64::from(busy.max(1)), basic.link(CollOp::Alltoallv));
            let algorithm = alltoall::pairwise::Pairwise::new(at, listed, listed, window);
            let algorithm = match busy < at.size / 2 {
                true => algorithm.sparse((0..at.size).filter(moves).collect()),
                false => algorithm,
            };
            moving(algorithm, send, recv)
        }
        None => {
            let longest = lengths().max().unwrap_or(0);
            let algorithm = alltoall::in_place::InPlace::new(at, Layout::Listed, longest);
            moving(algorithm, Side::None, recv)
        }
    }
}

fn input(send: Option<&TypedBuf>) -> Buf {
    if send.is_some() { Buf::Send } else { Buf::Recv }
}

fn reduce(
    basic: &Basic,
    send: Option<&TypedBuf>,
    recv: Option<&TypedBuf>,
    op: &Op,
    root: Root,
) -> Option<Plan<'static>> {
    let (at, root) = (basic.place(), rank(root)?);
    let data = send.or(recv)?;
    let len = elements(data)?;
    let (bytes, commutes) = (data.packed_len(), op.is_commutative());
    let pick = basic.pick(CollOp::Reduce, bytes, commutes);
    let vector = Vector { len, bytes, input: input(send), commutes };
    let algorithm = choose::reduce(pick, at, root, vector);
    Some(combining(algorithm, flat(send), flat(recv), &data.dtype, op))
}

fn allreduce(
    basic: &Basic,
    send: Option<&TypedBuf>,
    recv: &TypedBuf,
    op: &Op,
) -> Option<Plan<'static>> {
    let at = basic.place();
    let len = elements(recv)?;
    let (bytes, commutes) = (recv.packed_len(), op.is_commutative());
    let kind = basic.kind(CollOp::Allreduce, bytes, commutes);
    let vector = Vector { len, bytes, input: input(send), commutes };
    let algorithm = choose::allreduce(kind, at, vector);
    Some(combining(algorithm, flat(send), flat(Some(recv)), &recv.dtype, op))
}

fn reduce_scatter(
    basic: &Basic,
    send: Option<&TypedBuf>,
    recv: &TypedBuf,
    cuts: Cuts,
    op: &Op,
) -> Option<Plan<'static>> {
    let at = basic.place();
    let total = cuts.start(at.size);
    let bytes = total * recv.dtype.size();
    if bytes == 0 {
        return None;
    }
    // Ranks may have blocks of different lengths, but the same mean.
    let window = reduce_window(bytes / u64::from(at.size), basic.link(CollOp::ReduceScatter));
    let kind = basic.kind(CollOp::ReduceScatter, bytes, op.is_commutative());
    let algorithm = choose::reduce_scatter(kind, at, cuts, (input(send), bytes), window);
    let send = send.map(|b| b.block(0, total));
    // In place, the receive side holds the whole input.
    let recv_len = if send.is_some() { recv.count } else { total };
    let recv = recv.block(0, recv_len);
    Some(combining(algorithm, flat(send.as_ref()), flat(Some(&recv)), &recv.dtype, op))
}

fn scan(
    basic: &Basic,
    send: Option<&TypedBuf>,
    recv: &TypedBuf,
    op: &Op,
    exclusive: bool,
) -> Option<Plan<'static>> {
    let len = elements(recv)?;
    let algorithm = scan::doubling::Doubling::new(basic.place(), len, input(send), exclusive);
    Some(combining(algorithm, flat(send), flat(Some(recv)), &recv.dtype, op))
}
