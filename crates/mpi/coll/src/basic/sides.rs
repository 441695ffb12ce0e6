//! Buffers of calls as sides of plans.

use std::sync::Arc;

use hawser_core::buf::{Ints, TypedBuf};
use hawser_core::contracts::coll::{VBuf, WBuf};
use hawser_core::op::Op;
use hawser_datatype::{Datatype, Scalar};

use crate::algorithms::Algorithm;
use crate::arena::{Array, Plan, Side};
use crate::schedule::{Buf, Cuts, Part};

/// A plan that moves bytes.
pub(super) fn moving<'a>(
    algorithm: impl Into<Algorithm>,
    send: Side<'a>,
    recv: Side<'a>,
) -> Plan<'a> {
    let unit = Datatype::scalar(Scalar::Byte);
    Plan::new(algorithm.into(), (send, recv), unit, None)
}

/// A plan that combines elements.
pub(super) fn combining(
    algorithm: impl Into<Algorithm>,
    send: Side<'static>,
    recv: Side<'static>,
    unit: &Datatype,
    op: &Op,
) -> Plan<'static> {
    Plan::new(algorithm.into(), (send, recv), unit.clone(), Some(op.clone()))
}

pub(super) fn flat(buf: Option<&TypedBuf>) -> Side<'static> {
    buf.map_or(Side::None, |b| Side::Flat(b.clone()))
}

/// A side whose count is per rank, for `ranks` of them.
pub(super) fn rows(buf: Option<&TypedBuf>, ranks: u32) -> Side<'static> {
    buf.map_or(Side::None, |b| Side::Flat(b.block(0, b.count.saturating_mul(u64::from(ranks)))))
}

pub(super) fn listed<'a>(buf: &VBuf<'a>) -> Side<'a> {
    Side::Listed {
        base: buf.base.clone(),
        counts: Array::Borrowed(buf.counts),
        displs: Array::Borrowed(buf.displs),
    }
}

pub(super) fn typed(buf: &WBuf<'_>) -> Side<'static> {
    Side::Typed(buf.blocks.iter().cloned().collect())
}

/// The whole of a send side as one part.
pub(super) fn whole(send: Option<&TypedBuf>) -> Option<Part> {
    send.map(|b| Part::range(Buf::Send, 0, b.packed_len()))
}

/// Begins of blocks, and the total, from their lengths.
pub(super) fn cuts(counts: &Ints<'_>) -> Cuts {
    starts(counts.iter(), 1)
}

/// The same of blocks whose elements have so many units.
pub(super) fn starts(counts: impl Iterator<Item = i64>, units: u64) -> Cuts {
    let mut total = 0u64;
    let mut starts = vec![0];
    for count in counts {
        total = total.saturating_add((count.max(0) as u64).saturating_mul(units));
        starts.push(total);
    }
    Cuts::Listed(Arc::from(starts))
}

/// Elements of a reduction; `None` when they hold no data.
pub(super) fn elements(buf: &TypedBuf) -> Option<u64> {
    (buf.packed_len() > 0).then_some(buf.count)
}
