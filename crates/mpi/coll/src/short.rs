//! Copies of short send data for calls in flight.
//!
//! A program must leave its send buffer alone until a nonblocking call has ended (MPI-5.0 section
//! 6.12). Programs break this rule, and get away with it where short data leaves with the call: a
//! variable of a block that ends before the wait is the usual case. So a call that has not read
//! all of its short data when it returns goes on with a copy.

use hawser_core::buf::TypedBuf;
use hawser_core::contracts::coll::{CollCall, Root, SHORT};
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

use crate::arena::Side;

/// Memory for a copy, in bytes: elements may lie far from each other.
const ROOM: u64 = 64 << 10;

/// A copy of `count` elements; `None` when they are not short, or hold nothing.
fn copy(of: &TypedBuf, count: u64) -> Option<TempBuf> {
    let packed = count.checked_mul(of.dtype.size())?;
    let apart = of.dtype.extent().unsigned_abs().max(of.dtype.true_extent().unsigned_abs());
    if packed == 0 || packed > SHORT || count.checked_mul(apart)? > ROOM {
        return None;
    }
    let copy = TempBuf::new(count, &of.dtype).ok()?;
    copy.typed().copy_from(&of.block(0, count));
    Some(copy)
}

/// Has a call of `ranks` ranks read a copy of its flat send data. `None`: it reads what it has.
pub fn keep(call: &mut CollCall<'_>, me: u32, ranks: u32) -> Option<TempBuf> {
    let all = |count: u64| count.saturating_mul(ranks.into());
    let (of, count) = match call {
        CollCall::Bcast { buf, root } if *root == Root::Rank(me) => (&mut *buf, None),
        CollCall::Gather { send: Some(send), .. }
        | CollCall::Gatherv { send: Some(send), .. }
        | CollCall::Allgather { send: Some(send), .. }
        | CollCall::Allgatherv { send: Some(send), .. }
        | CollCall::Reduce { send: Some(send), .. }
        | CollCall::Allreduce { send: Some(send), .. }
        | CollCall::Scan { send: Some(send), .. }
        | CollCall::Exscan { send: Some(send), .. } => (send, None),
        CollCall::Scatter { send: Some(send), root, .. } if *root == Root::Rank(me) => {
            let count = all(send.count);
            (send, Some(count))
        }
        CollCall::Alltoall { send: Some(send), .. } => {
            let count = all(send.count);
            (send, Some(count))
        }
        CollCall::ReduceScatterBlock { send: Some(send), recv, .. } => {
            (send, Some(all(recv.count)))
        }
        CollCall::ReduceScatter { send: Some(send), counts, .. } => {
            let count = counts.iter().map(|c| c.max(0) as u64).fold(0, u64::saturating_add);
            (send, Some(count))
        }
        _ => return None,
    };
    let kept = copy(of, count.unwrap_or(of.count))?;
    *of = kept.typed().block(0, of.count);
    Some(kept)
}

/// A copy of one side of a call; `None` when it is not short. `elements`: the schedule counts in
/// elements, not in bytes.
pub(crate) fn side(of: &Side<'_>, elements: bool) -> Option<(Side<'static>, TempBuf)> {
    let ranks = match of {
        Side::Flat(flat) if elements => {
            let kept = copy(flat, flat.count)?;
            return Some((Side::Flat(kept.typed().clone()), kept));
        }
        Side::None => return None,
        Side::Flat(flat) => {
            let kept = packed(flat.packed_len())?;
            kept.typed().message().copy_from(&flat.message());
            return Some((Side::Flat(kept.typed().clone()), kept));
        }
        Side::Listed { counts, .. } => counts.len(),
        Side::Typed(blocks) => blocks.len(),
    };
    let ranks = 0..u32::try_from(ranks).ok()?;
    let total = ranks.clone().try_fold(0u64, |sum, rank| sum.checked_add(of.block_len(rank)))?;
    let kept = packed(total)?;
    let mut at = 0;
    let block = |rank| {
        let len = of.block_len(rank);
        let into = kept.typed().block(at, len);
        if let Some(block) = of.block(rank) {
            into.message().copy_from(&block.message());
        }
        at += len as i64;
        into
    };
    Some((Side::Typed(ranks.map(block).collect()), kept))
}

/// Memory for short packed data.
fn packed(bytes: u64) -> Option<TempBuf> {
    let short = (1..=SHORT).contains(&bytes);
    short.then(|| TempBuf::new(bytes, &Datatype::scalar(Scalar::Byte)).ok()).flatten()
}
