//! From a call on an intercommunicator to an algorithm and its memory.

use hawser_core::buf::TypedBuf;
use hawser_core::contracts::coll::{CollCall, Root};
use hawser_core::op::Op;

use super::sides::{combining, cuts, elements, flat, listed, moving, rows, typed, whole};
use crate::algorithms::inter::exchange::Exchange;
use crate::algorithms::inter::leader::Leader;
use crate::algorithms::inter::rooted::{Blocks, Rooted};
use crate::arena::{Plan, Side};
use crate::schedule::{Buf, Cuts, Layout, Part, Place};

/// `None` when there is nothing to do. `at` is the place in the local group.
pub(super) fn plan<'a>(at: Place, remote: u32, call: &CollCall<'a>) -> Option<Plan<'a>> {
    match call {
        CollCall::Barrier => {
            let algorithm = Leader::new(at.rank, remote, 0, (0, 0));
            Some(moving(algorithm, Side::None, Side::None))
        }
        CollCall::Bcast { buf, root } => bcast(remote, buf, *root).map(Plan::telling_short),
        CollCall::Gather { send, recv, root } => {
            let layout = Layout::Even(recv.as_ref().map_or(0, TypedBuf::packed_len));
            let recv = rows(recv.as_ref(), remote);
            to_root(remote, send.as_ref(), recv, layout, *root)
        }
        CollCall::Gatherv { send, recv, root } => {
            let recv = recv.as_ref().map_or(Side::None, listed);
            to_root(remote, send.as_ref(), recv, Layout::Listed, *root)
        }
        CollCall::Scatter { send, recv, root } => {
            let layout = Layout::Even(send.as_ref().map_or(0, TypedBuf::packed_len));
            from_root(remote, rows(send.as_ref(), remote), layout, recv.as_ref(), *root)
        }
        CollCall::Scatterv { send, recv, root } => {
            let send = send.as_ref().map_or(Side::None, listed);
            from_root(remote, send, Layout::Listed, recv.as_ref(), *root)
        }
        CollCall::Allgather { send, recv } => {
            let recv_layout = Layout::Even(recv.packed_len());
            let recv = rows(Some(recv), remote);
            Some(all_to_all(at, remote, None, flat(send.as_ref()), recv_layout, recv))
        }
        CollCall::Allgatherv { send, recv } => {
            let send = flat(send.as_ref());
            Some(all_to_all(at, remote, None, send, Layout::Listed, listed(recv)))
        }
        CollCall::Alltoall { send, recv } => {
            let send_layout = Layout::Even(send.as_ref().map_or(0, TypedBuf::packed_len));
            let recv_layout = Layout::Even(recv.packed_len());
            let (send, recv) = (rows(send.as_ref(), remote), rows(Some(recv), remote));
            Some(all_to_all(at, remote, Some(send_layout), send, recv_layout, recv))
        }
        CollCall::Alltoallv { send, recv } => {
            let send = send.as_ref().map_or(Side::None, listed);
            Some(ragged(at, remote, send, listed(recv)))
        }
        CollCall::Alltoallw { send, recv } => {
            let send = send.as_ref().map_or(Side::None, typed);
            Some(ragged(at, remote, send, typed(recv)))
        }
        CollCall::Reduce { send, recv, op, root } => {
            reduce(remote, send.as_ref(), recv.as_ref(), op, *root)
        }
        CollCall::Allreduce { send, recv, op } => {
            let len = elements(recv)?;
            let algorithm = Leader::new(at.rank, remote, len, (0, len));
            Some(combining(algorithm, flat(send.as_ref()), flat(Some(recv)), &recv.dtype, op))
        }
        CollCall::ReduceScatterBlock { send, recv, op } => {
            reduce_scatter(at, remote, send.as_ref(), recv, &Cuts::Even(recv.count), op)
        }
        CollCall::ReduceScatter { send, recv, counts, op } => {
            reduce_scatter(at, remote, send.as_ref(), recv, &cuts(counts), op)
        }
        // Not defined on intercommunicators: the caller has refused them.
        _ => None,
    }
}

fn bcast(remote: u32, buf: &TypedBuf, root: Root) -> Option<Plan<'static>> {
    let part = Part::range(Buf::Recv, 0, buf.packed_len());
    let algorithm = match root {
        Root::Me => Rooted::give(remote, Blocks::Same(part)),
        Root::Rank(root) => Rooted::recv(root, part),
        Root::Bystander => return None,
    };
    Some(moving(algorithm, Side::None, flat(Some(buf))))
}

fn to_root<'a>(
    remote: u32,
    send: Option<&TypedBuf>,
    recv: Side<'a>,
    layout: Layout,
    root: Root,
) -> Option<Plan<'a>> {
    let algorithm = match root {
        Root::Me => Rooted::take(remote, Blocks::Each(Buf::Recv, layout)),
        Root::Rank(root) => Rooted::send(root, whole(send)?),
        Root::Bystander => return None,
    };
    Some(moving(algorithm, flat(send), recv))
}

fn from_root<'a>(
    remote: u32,
    send: Side<'a>,
    layout: Layout,
    recv: Option<&TypedBuf>,
    root: Root,
) -> Option<Plan<'a>> {
    let algorithm = match root {
        Root::Me => Rooted::give(remote, Blocks::Each(Buf::Send, layout)),
        Root::Rank(root) => Rooted::recv(root, Part::range(Buf::Recv, 0, recv?.packed_len())),
        Root::Bystander => return None,
    };
    Some(moving(algorithm, send, flat(recv)))
}

/// Every rank with every remote one; without a send layout all get the whole send side.
fn all_to_all<'a>(
    at: Place,
    remote: u32,
    send_layout: Option<Layout>,
    send: Side<'a>,
    recv_layout: Layout,
    recv: Side<'a>,
) -> Plan<'a> {
    let give = match (send_layout, &send) {
        (Some(layout), _) => Blocks::Each(Buf::Send, layout),
        (None, Side::Flat(buf)) => Blocks::Same(Part::range(Buf::Send, 0, buf.packed_len())),
        (None, _) => Blocks::Same(Part::range(Buf::Send, 0, 0)),
    };
    let take = Blocks::Each(Buf::Recv, recv_layout);
    moving(Exchange::new(at, remote, Some(give), Some(take)), send, recv)
}

fn ragged<'a>(at: Place, remote: u32, send: Side<'a>, recv: Side<'a>) -> Plan<'a> {
    all_to_all(at, remote, Some(Layout::Listed), send, Layout::Listed, recv)
}

fn reduce(
    remote: u32,
    send: Option<&TypedBuf>,
    recv: Option<&TypedBuf>,
    op: &Op,
    root: Root,
) -> Option<Plan<'static>> {
    let data = match root {
        Root::Me => recv?,
        Root::Rank(_) => send?,
        Root::Bystander => return None,
    };
    let len = elements(data)?;
    let algorithm = match root {
        Root::Me => Rooted::combine(remote, len),
        Root::Rank(root) => Rooted::send(root, Part::range(Buf::Send, 0, len)),
        Root::Bystander => return None,
    };
    Some(combining(algorithm, flat(send), flat(recv), &data.dtype, op))
}

fn reduce_scatter(
    at: Place,
    remote: u32,
    send: Option<&TypedBuf>,
    recv: &TypedBuf,
    cuts: &Cuts,
    op: &Op,
) -> Option<Plan<'static>> {
    let total = cuts.start(at.size);
    if total * recv.dtype.size() == 0 {
        return None;
    }
    let wanted = cuts.span(at.rank, at.rank + 1);
    let send = send.map(|b| b.block(0, total));
    let algorithm = Leader::new(at.rank, remote, total, wanted);
    let recv = recv.block(0, wanted.1);
    Some(combining(algorithm, flat(send.as_ref()), flat(Some(&recv)), &recv.dtype, op))
}
