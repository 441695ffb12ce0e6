//! A type repeated without end, as a file view repeats its filetype (MPI-5.0 section 14.3): from
//! packed bytes to offsets and back, by a division or a search per level.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};
use std::sync::Arc;

use crate::blocks::{Offsets, find};
use crate::cursor::{Run, locate};
use crate::desc::Datatype;
use crate::plan::{Kind, Node, Placed};

/// How the data of a repeated type lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum TileOrder {
    /// Ascending in packing order, and no byte twice.
    Disjoint,
    /// Ascending, but some bytes are there more than once.
    Overlapping,
    /// Later data lies before earlier data.
    Disordered,
}

/// A run, and runs of one length that follow it in packing order, a stride apart: a walk over them
/// needs no division.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunSeries {
    /// The run.
    pub first: Run,
    /// Length of the following runs in bytes.
    pub len: u64,
    /// From the begin of one run to that of the next one. The block of which the first run is the
    /// end begins `len - first.len` bytes before it.
    pub stride: i64,
    /// How many follow.
    pub more: u64,
}

impl RunSeries {
    fn single(first: Run) -> RunSeries {
        RunSeries { first, len: first.len, stride: 0, more: 0 }
    }

    /// Where the next run begins.
    pub fn second(&self) -> i64 {
        let before = self.len.saturating_sub(self.first.len) as i64;
        self.first.offset.wrapping_sub(before).wrapping_add(self.stride)
    }
}

/// Elements of a datatype, one extent apart, without end.
#[derive(Clone, Debug)]
pub struct Tiles {
    off: i64,
    node: Arc<Node>,
    /// Packed bytes of one element.
    size: u64,
    extent: i64,
    order: TileOrder,
    /// The order of one element by itself.
    inner: TileOrder,
    /// The elements are one run.
    run: bool,
}

impl Tiles {
    /// The elements of `dtype`, the first at offset 0.
    pub fn new(dtype: &Datatype) -> Tiles {
        let Placed { off, node } = dtype.plan().clone();
        let (size, extent) = (node.size, dtype.extent());
        let span = span(&node);
        let (order, inner) = match size {
            0 => (TileOrder::Disjoint, TileOrder::Disjoint),
            _ => (span.order.max(span.repeated(extent).order), span.order),
        };
        let run = size > 0 && dtype.is_contiguous();
        Tiles { off, node, size, extent, order, inner, run }
    }

    /// Packed bytes of one element.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// How the data of all elements lies.
    pub fn order(&self) -> TileOrder {
        self.order
    }

    /// How the data of one element lies.
    pub fn inner_order(&self) -> TileOrder {
        self.inner
    }

    /// How the first `end` packed bytes lie.
    pub fn order_before(&self, end: u64) -> TileOrder {
        if end <= self.size { self.inner } else { self.order }
    }

    /// How many elements in a row have no byte in common, in whatever order their bytes lie. 1 also
    /// where that is not known: of elements that overlap in themselves, or have more than `most`
    /// runs.
    pub fn apart(&self, most: usize) -> u64 {
        if self.order == TileOrder::Disjoint {
            return u64::MAX;
        }
        let Some(residues) = self.residues(most) else { return 1 };
        // A sweep over the offsets modulo the extent: those that meet there are of elements as far
        // from each other as their quotients are.
        let mut open: BTreeSet<i64> = BTreeSet::new();
        let mut ends: BinaryHeap<Reverse<(u64, i64)>> = BinaryHeap::new();
        let mut apart = u64::MAX;
        for (begin, end, quotient) in residues {
            while let Some(Reverse((end, ended))) = ends.peek().copied()
                && end <= begin
            {
                open.remove(&ended);
                ends.pop();
            }
            let below = open.range(..quotient).next_back();
            let above = open.range(quotient..).next();
            for other in below.into_iter().chain(above) {
                apart = apart.min(quotient.abs_diff(*other).max(1));
            }
            open.insert(quotient);
            ends.push(Reverse((end, quotient)));
        }
        apart
    }

    /// The runs of an element modulo the extent, ascending: begin, end and quotient.
    fn residues(&self, most: usize) -> Option<Vec<(u64, u64, i64)>> {
        let extent = i64::try_from(self.extent.unsigned_abs()).ok().filter(|e| *e > 0)?;
        if self.inner != TileOrder::Disjoint {
            return None;
        }
        let mut runs = Vec::new();
        let mut at = 0;
        while at < self.size {
            let run = self.locate(at).filter(|run| run.len > 0)?;
            let len = run.len.min(self.size - at);
            if len > extent as u64 || runs.len() >= most {
                return None;
            }
            let (begin, quotient) = (run.offset.rem_euclid(extent), run.offset.div_euclid(extent));
            let first = len.min((extent - begin) as u64);
            runs.push((begin as u64, begin as u64 + first, quotient));
            if first < len {
                runs.push((0, len - first, quotient + 1));
            }
            at += len;
        }
        runs.sort_unstable();
        Some(runs)
    }

    /// All tiles together are one run of adjacent bytes.
    #[inline]
    pub fn is_run(&self) -> bool {
        self.run
    }

    /// The run of adjacent bytes that begins with packed byte `at`; it may end where the next one
    /// goes on. `None`: there is no data, or it lies beyond all offsets.
    pub fn locate(&self, at: u64) -> Option<Run> {
        if self.run {
            let offset = self.off.checked_add(i64::try_from(at).ok()?)?;
            return Some(Run { offset, len: (i64::MAX - offset) as u64 });
        }
        let tile = i64::try_from(at.checked_div(self.size)?).ok()?;
        let base = tile.checked_mul(self.extent)?.checked_add(self.off)?;
        let inside = locate(&self.node, 0, at % self.size);
        let offset = base.checked_add(inside.offset)?;
        offset.checked_add(i64::try_from(inside.len).ok()?)?;
        Some(Run { offset, len: inside.len })
    }

    /// The run at packed byte `at`, as [`Tiles::locate`], with runs that follow it regularly.
    pub fn series(&self, at: u64) -> Option<RunSeries> {
        let whole = self.locate(at)?;
        if self.run {
            return Some(RunSeries::single(whole));
        }
        let tile = i64::try_from(at.checked_div(self.size)?).ok()?;
        let base = tile.checked_mul(self.extent)?.checked_add(self.off)?;
        if let Kind::Block = self.node.kind {
            let room = (i64::MAX - base.max(0)).checked_div(self.extent).unwrap_or(0);
            let (len, stride, more) = (self.size, self.extent, (room - 1).max(0) as u64);
            return Some(RunSeries { first: whole, len, stride, more });
        }
        Some(series(&self.node, base, at % self.size))
    }

    /// Packed bytes that lie before `offset`, of the first element alone where the next one
    /// overlaps it. Exact for a disjoint type. Of a type whose elements interleave: the first
    /// packed byte from which on none lies before `offset`. Meaningless for other disordered types.
    pub fn before(&self, offset: i64) -> u64 {
        let first = self.off.saturating_add(first(&self.node));
        if self.size == 0 || offset <= first {
            return 0;
        }
        if self.run {
            return (offset - first) as u64;
        }
        let interleaves = self.order == TileOrder::Disordered && self.inner == TileOrder::Disjoint;
        let apart = self.extent > 0 && (self.order == TileOrder::Disjoint || interleaves);
        // The last one that begins before.
        let tile = if apart { (offset - first - 1) / self.extent } else { 0 };
        let base = self.off + tile * self.extent;
        (tile as u64).saturating_mul(self.size) + before(&self.node, base, offset)
    }
}

/// The run at packed byte `at` of a node at `off`, with those that follow it in its leaf.
fn series(node: &Node, off: i64, at: u64) -> RunSeries {
    let by = |i: u64, stride: i64| off.wrapping_add((i as i64).wrapping_mul(stride));
    match &node.kind {
        Kind::Strided { len, count, stride } => {
            let first = locate(node, off, at);
            let more = (count - 1).saturating_sub(at / len);
            RunSeries { first, len: *len, stride: *stride, more }
        }
        Kind::Loop { stride, body, .. } => {
            let size = body.node.size;
            let at_body = by(at / size, *stride).wrapping_add(body.off);
            series(&body.node, at_body, at % size)
        }
        Kind::Gather { offs, body } => {
            let at_body = off.wrapping_add(offs.at((at / body.size) as usize));
            series(body, at_body, at % body.size)
        }
        Kind::Seq { starts, items } => {
            let i = find(starts, at);
            series(&items[i].node, off.wrapping_add(items[i].off), at - starts[i])
        }
        Kind::Block | Kind::Equal { .. } | Kind::Blocks(_) => {
            RunSeries::single(locate(node, off, at))
        }
    }
}

/// Offset of packed byte 0.
fn first(node: &Node) -> i64 {
    let (mut node, mut off) = (node, 0_i64);
    loop {
        match &node.kind {
            Kind::Block | Kind::Strided { .. } => return off,
            Kind::Equal { offs, .. } => return off.wrapping_add(offs.at(0)),
            Kind::Blocks(list) => return off.wrapping_add(list.offs().at(0)),
            Kind::Loop { body, .. } => {
                off = off.wrapping_add(body.off);
                node = &body.node;
            }
            Kind::Gather { offs, body } => {
                off = off.wrapping_add(offs.at(0));
                node = body;
            }
            Kind::Seq { items, .. } => {
                let Some(item) = items.first() else { return off };
                off = off.wrapping_add(item.off);
                node = &item.node;
            }
        }
    }
}

/// Packed bytes of an ascending node at `off` that lie before `to`.
fn before(node: &Node, off: i64, to: i64) -> u64 {
    // Of parts that begin at ascending offsets, the last one that begins before `to`.
    let last = |offs: &Offsets, lead: i64| {
        let begun = offs.partition_point(|o| off.saturating_add(o).saturating_add(lead) < to);
        begun.checked_sub(1)
    };
    let inside = |at: i64, len: u64| (to.saturating_sub(at).max(0) as u64).min(len);
    match &node.kind {
        Kind::Block => inside(off, node.size),
        Kind::Strided { len, count, stride } => {
            let Some(i) = repeat_before(off, *stride, *count, to) else { return 0 };
            i * len + inside(off + i as i64 * stride, *len)
        }
        Kind::Equal { len, offs } => {
            let Some(i) = last(offs, 0) else { return 0 };
            i as u64 * len + inside(off + offs.at(i), *len)
        }
        Kind::Blocks(list) => {
            let Some(i) = last(list.offs(), 0) else { return 0 };
            list.start(i) + inside(off + list.offs().at(i), list.block_len(i))
        }
        Kind::Loop { count, stride, body } => {
            let lead = body.off.wrapping_add(first(&body.node));
            let Some(i) = repeat_before(off + lead, *stride, *count, to) else { return 0 };
            let at = off + i as i64 * stride + body.off;
            i * body.node.size + before(&body.node, at, to)
        }
        Kind::Gather { offs, body } => {
            let Some(i) = last(offs, first(body)) else { return 0 };
            i as u64 * body.size + before(body, off + offs.at(i), to)
        }
        Kind::Seq { starts, items } => {
            let begins = |p: &Placed| off.saturating_add(p.off).saturating_add(first(&p.node));
            let begun = items.partition_point(|p| begins(p) < to);
            let Some(i) = begun.checked_sub(1) else { return 0 };
            starts[i] + before(&items[i].node, off + items[i].off, to)
        }
    }
}

/// The last of `count` parts, the first at `at` and `stride` apart, that begins before `to`.
fn repeat_before(at: i64, stride: i64, count: u64, to: i64) -> Option<u64> {
    let ahead = to.saturating_sub(at);
    if ahead <= 0 {
        return None;
    }
    let i = if stride > 0 { (ahead as u64 - 1) / stride as u64 } else { u64::MAX };
    Some(i.min(count.saturating_sub(1)))
}

/// Where the data of a node lies, relative to its offset.
#[derive(Clone, Copy)]
struct Span {
    first: i64,
    /// Where the last block begins, and ends.
    last: i64,
    end: i64,
    order: TileOrder,
}

impl Span {
    fn block(at: i64, len: u64) -> Span {
        let end = at.saturating_add(i64::try_from(len).unwrap_or(i64::MAX));
        Span { first: at, last: at, end, order: TileOrder::Disjoint }
    }

    fn at(self, off: i64) -> Span {
        let by = |x: i64| x.saturating_add(off);
        Span { first: by(self.first), last: by(self.last), end: by(self.end), order: self.order }
    }

    /// This one, followed by `next` in packing order.
    fn then(self, next: Span) -> Span {
        let between = if next.first >= self.end {
            TileOrder::Disjoint
        } else if next.first >= self.last {
            TileOrder::Overlapping
        } else {
            TileOrder::Disordered
        };
        Span {
            first: self.first.min(next.first),
            last: next.last.max(self.last),
            end: self.end.max(next.end),
            order: self.order.max(next.order).max(between),
        }
    }

    /// This one and the next one, `stride` bytes on.
    fn repeated(self, stride: i64) -> Span {
        self.then(self.at(stride))
    }

    /// `count` times, `stride` bytes apart.
    fn times(self, count: u64, stride: i64) -> Span {
        if count < 2 {
            return self;
        }
        let far = stride.saturating_mul(i64::try_from(count - 1).unwrap_or(i64::MAX));
        let far = self.at(far);
        Span {
            first: self.first.min(far.first),
            last: self.last.max(far.last),
            end: self.end.max(far.end),
            order: self.repeated(stride).order,
        }
    }
}

fn all(mut parts: impl Iterator<Item = Span>) -> Span {
    let first = parts.next().unwrap_or_else(|| Span::block(0, 0));
    parts.fold(first, Span::then)
}

fn span(node: &Node) -> Span {
    match &node.kind {
        Kind::Block => Span::block(0, node.size),
        Kind::Strided { len, count, stride } => Span::block(0, *len).times(*count, *stride),
        Kind::Equal { len, offs } => all(offs.iter().map(|o| Span::block(o, *len))),
        Kind::Blocks(list) => all(list.iter().map(|(o, len)| Span::block(o, len))),
        Kind::Loop { count, stride, body } => span(&body.node).at(body.off).times(*count, *stride),
        Kind::Gather { offs, body } => {
            let one = span(body);
            all(offs.iter().map(|o| one.at(o)))
        }
        Kind::Seq { items, .. } => all(items.iter().map(|p| span(&p.node).at(p.off))),
    }
}
