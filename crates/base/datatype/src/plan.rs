//! The canonical form of a packing order: a nest of strided loops and lists of blocks.
//!
//! A node says where the bytes of one element lie relative to the element's address, in packing
//! order. Every node knows its packed size, so that any packed offset is found by a division or a
//! binary search per level. Neighbouring blocks are merged while the form is built; blocks are
//! never reordered, since packing order is part of the type.

use std::sync::Arc;

use crate::blocks::{BlockList, Offsets};

/// A node at an offset in bytes.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub(crate) off: i64,
    pub(crate) node: Arc<Node>,
}

/// A packing order of `size` bytes.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) size: u64,
    pub(crate) kind: Kind,
}

/// Shapes of a packing order. No part of a node is empty, save that a whole plan may be an empty
/// `Block`.
#[derive(Debug)]
pub(crate) enum Kind {
    /// `size` adjacent bytes.
    Block,
    /// `count` blocks of `len` bytes, `stride` bytes from begin to begin.
    Strided { len: u64, count: u64, stride: i64 },
    /// Blocks of `len` bytes.
    Equal { len: u64, offs: Offsets },
    /// Blocks of different lengths.
    Blocks(BlockList),
    /// `body` `count` times, `stride` bytes apart.
    Loop { count: u64, stride: i64, body: Placed },
    /// `body` at each of `offs`.
    Gather { offs: Offsets, body: Arc<Node> },
    /// Part `i` has the packed bytes `starts[i]..starts[i + 1]`.
    Seq { starts: Box<[u64]>, items: Box<[Placed]> },
}

/// Leaves with at most this many blocks are written out when they are part of a short list, so
/// that they can merge with their neighbours.
const INLINE_BLOCKS: u64 = 16;
/// Lists with at most this many parts are short.
const SHORT_LIST: usize = 64;

impl Node {
    pub(crate) fn block(len: u64) -> Arc<Node> {
        Arc::new(Node { size: len, kind: Kind::Block })
    }
}

impl Placed {
    fn empty() -> Placed {
        Placed { off: 0, node: Node::block(0) }
    }

    pub(crate) fn shifted(self, by: i64) -> Placed {
        Placed { off: self.off.wrapping_add(by), node: self.node }
    }
}

/// `count` copies of `part`, `stride` bytes apart: offset and node. Offsets cannot overflow
/// for types whose bounds were checked.
pub(crate) fn repeat(part: &Placed, count: u64, stride: i64) -> (i64, Repeated) {
    let size = part.node.size.saturating_mul(count);
    if size == 0 {
        return (0, Repeated::New(Node { size: 0, kind: Kind::Block }));
    }
    if count == 1 {
        return (part.off, Repeated::Old(part.node.clone()));
    }
    let steps = |n: u64, s: i64| i128::from(n) * i128::from(s) == i128::from(stride);
    let kind = match &part.node.kind {
        Kind::Block if u64::try_from(stride) == Ok(part.node.size) => Kind::Block,
        Kind::Block => Kind::Strided { len: part.node.size, count, stride },
        Kind::Strided { len, count: n, stride: s } if steps(*n, *s) => {
            Kind::Strided { len: *len, count: n.saturating_mul(count), stride: *s }
        }
        Kind::Loop { count: n, stride: s, body } if steps(*n, *s) => {
            Kind::Loop { count: n.saturating_mul(count), stride: *s, body: body.clone() }
        }
        _ => {
            let body = Placed { off: 0, node: part.node.clone() };
            Kind::Loop { count, stride, body }
        }
    };
    (part.off, Repeated::New(Node { size, kind }))
}

/// Result of [`repeat`].
#[derive(Debug)]
pub(crate) enum Repeated {
    Old(Arc<Node>),
    New(Node),
}

impl Repeated {
    #[inline]
    pub(crate) fn node(&self) -> &Node {
        match self {
            Repeated::Old(n) => n,
            Repeated::New(n) => n,
        }
    }
}

pub(crate) fn repeated(part: &Placed, count: u64, stride: i64) -> Placed {
    let (off, node) = repeat(part, count, stride);
    let node = match node {
        Repeated::Old(n) => n,
        Repeated::New(n) => Arc::new(n),
    };
    Placed { off, node }
}

enum Piece {
    Block(i64, u64),
    Node(Placed),
}

/// Parts in packing order; merges as it grows.
pub(crate) struct List {
    short: bool,
    pieces: Vec<Piece>,
}

impl List {
    pub(crate) fn new(parts: usize) -> List {
        List { short: parts <= SHORT_LIST, pieces: Vec::with_capacity(parts) }
    }

    pub(crate) fn block(&mut self, off: i64, len: u64) {
        if len == 0 {
            return;
        }
        if let Some(Piece::Block(o, l)) = self.pieces.last_mut()
            && o.wrapping_add(*l as i64) == off
        {
            *l += len;
            return;
        }
        self.pieces.push(Piece::Block(off, len));
    }

    pub(crate) fn push(&mut self, part: Placed) {
        let off = part.off;
        match &part.node.kind {
            Kind::Block => self.block(off, part.node.size),
            Kind::Strided { len, count, stride } if self.short && *count <= INLINE_BLOCKS => {
                for i in 0..*count as i64 {
                    self.block(off.wrapping_add(i.wrapping_mul(*stride)), *len);
                }
            }
            Kind::Equal { len, offs } if self.short && offs.len() as u64 <= INLINE_BLOCKS => {
                offs.iter().for_each(|o| self.block(off.wrapping_add(o), *len));
            }
            Kind::Blocks(list) if self.short && list.len() as u64 <= INLINE_BLOCKS => {
                list.iter().for_each(|(o, len)| self.block(off.wrapping_add(o), len));
            }
            _ => self.pieces.push(Piece::Node(part)),
        }
    }

    pub(crate) fn finish(self) -> Placed {
        let mut items: Vec<Placed> = Vec::new();
        let mut run: Vec<(i64, u64)> = Vec::new();
        for piece in self.pieces {
            match piece {
                Piece::Block(off, len) => run.push((off, len)),
                Piece::Node(p) => {
                    items.extend(block_list(&run));
                    run.clear();
                    items.push(p);
                }
            }
        }
        items.extend(block_list(&run));
        sequence(items)
    }
}

/// The distance between neighbours when it is the same everywhere.
fn even_stride(offs: impl Iterator<Item = i64> + Clone) -> Option<i64> {
    let mut steps = offs.clone().zip(offs.skip(1)).map(|(a, b)| b.wrapping_sub(a));
    let first = steps.next()?;
    steps.all(|s| s == first).then_some(first)
}

fn prefix_sums(sizes: impl Iterator<Item = u64>) -> Box<[u64]> {
    let mut sum = 0;
    std::iter::once(0)
        .chain(sizes.map(|s| {
            sum += s;
            sum
        }))
        .collect()
}

/// The tightest leaf for some blocks; `None` for none.
fn block_list(run: &[(i64, u64)]) -> Option<Placed> {
    let &(base, len) = run.first()?;
    let size = run.iter().map(|b| b.1).sum();
    let offs = || run.iter().map(move |b| b.0.wrapping_sub(base));
    let kind = if run.len() == 1 {
        Kind::Block
    } else if run.iter().any(|b| b.1 != len) {
        let blocks: Vec<(i64, u64)> = offs().zip(run).map(|(o, b)| (o, b.1)).collect();
        Kind::Blocks(BlockList::new(&blocks))
    } else if let Some(stride) = even_stride(offs()) {
        Kind::Strided { len, count: run.len() as u64, stride }
    } else {
        Kind::Equal { len, offs: Offsets::new(offs()) }
    };
    Some(Placed { off: base, node: Arc::new(Node { size, kind }) })
}

fn sequence(mut items: Vec<Placed>) -> Placed {
    let Some(first) = items.first() else { return Placed::empty() };
    if items.len() == 1 {
        return items.swap_remove(0);
    }
    let (base, body) = (first.off, first.node.clone());
    let size = items.iter().map(|p| p.node.size).sum();
    if items.iter().any(|p| !Arc::ptr_eq(&p.node, &body)) {
        let starts = prefix_sums(items.iter().map(|p| p.node.size));
        let kind = Kind::Seq { starts, items: items.into() };
        return Placed { off: 0, node: Arc::new(Node { size, kind }) };
    }
    let offs = || items.iter().map(move |p| p.off.wrapping_sub(base));
    let kind = match even_stride(offs()) {
        Some(stride) => {
            let count = items.len() as u64;
            Kind::Loop { count, stride, body: Placed { off: 0, node: body } }
        }
        None => Kind::Gather { offs: Offsets::new(offs()), body },
    };
    Placed { off: base, node: Arc::new(Node { size, kind }) }
}
