//! Calls as components see them: the sides of a call, for functions of one operation and for those
//! of all.

use std::ptr;

use hawser_core::buf::{Ints, TypedBuf};
use hawser_core::contracts::coll::{CollCall, Root, VBuf, WBuf};
use hawser_core::op::Op;

use crate::abi::{Args, BYSTANDER, Blocks, Buf, Form, Given, NOBODY, ROOT, Side};

/// The elements of a buffer as components see them.
pub(crate) fn buf_of(buf: &TypedBuf) -> Buf {
    Buf { addr: buf.addr().cast(), count: buf.count, dtype: ptr::from_ref(&buf.dtype) }
}

/// A buffer for a component: null where there is none.
pub(crate) struct GivenBuf(Option<Buf>);

impl GivenBuf {
    #[inline]
    pub(crate) fn new(buf: Option<&TypedBuf>) -> GivenBuf {
        GivenBuf(buf.map(buf_of))
    }

    #[inline]
    pub(crate) fn at(&self) -> *const Buf {
        self.0.as_ref().map_or(ptr::null(), ptr::from_ref)
    }
}

/// Blocks for a component, with arrays of its kind.
pub(crate) struct GivenBlocks {
    // The table points into them.
    _arrays: [Vec<i64>; 2],
    table: Option<Blocks>,
}

impl GivenBlocks {
    pub(crate) fn new(buf: Option<&VBuf<'_>>) -> GivenBlocks {
        let Some(buf) = buf else {
            return GivenBlocks { _arrays: Default::default(), table: None };
        };
        let arrays = [list(&buf.counts), list(&buf.displs)];
        let table = blocks_of(&buf.base, &arrays);
        GivenBlocks { _arrays: arrays, table: Some(table) }
    }

    pub(crate) fn at(&self) -> *const Blocks {
        self.table.as_ref().map_or(ptr::null(), ptr::from_ref)
    }
}

fn blocks_of(base: &TypedBuf, arrays: &[Vec<i64>; 2]) -> Blocks {
    Blocks {
        addr: base.addr().cast(),
        dtype: ptr::from_ref(&base.dtype),
        counts: arrays[0].as_ptr(),
        displs: arrays[1].as_ptr(),
    }
}

/// Numbers as components see them.
pub(crate) fn list(ints: &Ints<'_>) -> Vec<i64> {
    ints.iter().collect()
}

/// A root as components see it.
pub(crate) fn root_of(root: Root) -> u32 {
    match root {
        Root::Rank(rank) => rank,
        Root::Me => ROOT,
        Root::Bystander => BYSTANDER,
    }
}

/// A side of a call.
enum Sided<'s, 'a> {
    None,
    Flat(&'s TypedBuf),
    Blocks(&'s VBuf<'a>),
    Each(&'s WBuf<'a>),
}

impl<'s> From<&'s Option<TypedBuf>> for Sided<'s, '_> {
    fn from(side: &'s Option<TypedBuf>) -> Self {
        side.as_ref().map_or(Sided::None, Sided::Flat)
    }
}

impl<'s> From<&'s TypedBuf> for Sided<'s, '_> {
    fn from(side: &'s TypedBuf) -> Self {
        Sided::Flat(side)
    }
}

impl<'s, 'a> From<&'s Option<VBuf<'a>>> for Sided<'s, 'a> {
    fn from(side: &'s Option<VBuf<'a>>) -> Self {
        side.as_ref().map_or(Sided::None, Sided::Blocks)
    }
}

impl<'s, 'a> From<&'s VBuf<'a>> for Sided<'s, 'a> {
    fn from(side: &'s VBuf<'a>) -> Self {
        Sided::Blocks(side)
    }
}

impl<'s, 'a> From<&'s Option<WBuf<'a>>> for Sided<'s, 'a> {
    fn from(side: &'s Option<WBuf<'a>>) -> Self {
        side.as_ref().map_or(Sided::None, Sided::Each)
    }
}

impl<'s, 'a> From<&'s WBuf<'a>> for Sided<'s, 'a> {
    fn from(side: &'s WBuf<'a>) -> Self {
        Sided::Each(side)
    }
}

/// The two sides of a call.
fn sides<'s, 'a>(call: &'s CollCall<'a>) -> (Sided<'s, 'a>, Sided<'s, 'a>) {
    match call {
        CollCall::Barrier => (Sided::None, Sided::None),
        CollCall::Bcast { buf, .. } => (Sided::None, buf.into()),
        CollCall::Gather { send, recv, .. }
        | CollCall::Scatter { send, recv, .. }
        | CollCall::Reduce { send, recv, .. } => (send.into(), recv.into()),
        CollCall::Gatherv { send, recv, .. } => (send.into(), recv.into()),
        CollCall::Scatterv { send, recv, .. } => (send.into(), recv.into()),
        CollCall::Allgather { send, recv }
        | CollCall::Alltoall { send, recv }
        | CollCall::Allreduce { send, recv, .. }
        | CollCall::ReduceScatterBlock { send, recv, .. }
        | CollCall::ReduceScatter { send, recv, .. }
        | CollCall::Scan { send, recv, .. }
        | CollCall::Exscan { send, recv, .. } => (send.into(), recv.into()),
        CollCall::Allgatherv { send, recv } => (send.into(), recv.into()),
        CollCall::Alltoallv { send, recv } => (send.into(), recv.into()),
        CollCall::Alltoallw { send, recv } => (send.into(), recv.into()),
        CollCall::NeighborAllgather { send, recv } | CollCall::NeighborAlltoall { send, recv } => {
            (send.into(), recv.into())
        }
        CollCall::NeighborAllgatherv { send, recv } => (send.into(), recv.into()),
        CollCall::NeighborAlltoallv { send, recv } => (send.into(), recv.into()),
        CollCall::NeighborAlltoallw { send, recv } => (send.into(), recv.into()),
    }
}

/// Root, operation and counts of a call.
fn rest<'s>(call: &'s CollCall<'_>) -> (u32, Option<&'s Op>, Vec<i64>) {
    match call {
        CollCall::Bcast { root, .. }
        | CollCall::Gather { root, .. }
        | CollCall::Gatherv { root, .. }
        | CollCall::Scatter { root, .. }
        | CollCall::Scatterv { root, .. } => (root_of(*root), None, Vec::new()),
        CollCall::Reduce { op, root, .. } => (root_of(*root), Some(op), Vec::new()),
        CollCall::ReduceScatter { counts, op, .. } => (NOBODY, Some(op), list(counts)),
        CollCall::Allreduce { op, .. }
        | CollCall::ReduceScatterBlock { op, .. }
        | CollCall::Scan { op, .. }
        | CollCall::Exscan { op, .. } => (NOBODY, Some(op), Vec::new()),
        _ => (NOBODY, None, Vec::new()),
    }
}

/// What a side of the table points to.
struct Owned {
    given: Given,
    flat: Option<TypedBuf>,
    arrays: [Vec<i64>; 2],
    _typed: Vec<TypedBuf>,
    each: Vec<Buf>,
}

impl Owned {
    fn new(side: &Sided<'_, '_>) -> Owned {
        let mut owned = Owned {
            given: Given::None,
            flat: None,
            arrays: Default::default(),
            _typed: Vec::new(),
            each: Vec::new(),
        };
        match side {
            Sided::None => {}
            Sided::Flat(buf) => {
                owned.given = Given::Buf;
                owned.flat = Some((*buf).clone());
            }
            Sided::Blocks(blocks) => {
                owned.given = Given::Blocks;
                owned.flat = Some(blocks.base.clone());
                owned.arrays = [list(&blocks.counts), list(&blocks.displs)];
            }
            Sided::Each(each) => {
                owned.given = Given::Each;
                let typed = each.blocks.clone();
                // The entries point to the types, which stay where the vector keeps them.
                owned.each = typed.iter().map(buf_of).collect();
                owned._typed = typed;
            }
        }
        owned
    }

    /// The side; what it points to stays as long as `self` does not move.
    fn side(&self) -> Side {
        let null = Buf { addr: ptr::null_mut(), count: 0, dtype: ptr::null() };
        let (addr, dtype) = (ptr::null_mut(), ptr::null());
        let none = Blocks { addr, dtype, counts: ptr::null(), displs: ptr::null() };
        let mut side =
            Side { given: self.given, count: 0, buf: null, blocks: none, each: ptr::null() };
        match (self.given, &self.flat) {
            (Given::Buf, Some(flat)) => side.buf = buf_of(flat),
            (Given::Blocks, Some(base)) => {
                side.blocks = blocks_of(base, &self.arrays);
                side.count = self.arrays[0].len() as u32;
            }
            (Given::Each, _) => {
                side.each = self.each.as_ptr();
                side.count = self.each.len() as u32;
            }
            _ => {}
        }
        side
    }
}

/// A call in a table of its own, which stays for as long as a component may look at it.
pub(crate) struct OwnedArgs {
    send: Owned,
    recv: Owned,
    op: Option<Op>,
    counts: Vec<i64>,
    table: Option<Args>,
}

// SAFETY: memory of the program with the promise of `TypedBuf`, and tables that point to it.
unsafe impl Send for OwnedArgs {}
// SAFETY: as above; nothing changes after `new`.
unsafe impl Sync for OwnedArgs {}

impl OwnedArgs {
    /// The call in one of its forms. The table's addresses are those of the box.
    pub(crate) fn new(call: &CollCall<'_>, form: Form) -> Box<OwnedArgs> {
        let (send, recv) = sides(call);
        let (root, op, counts) = rest(call);
        let (send, recv) = (Owned::new(&send), Owned::new(&recv));
        let mut owned = Box::new(OwnedArgs { send, recv, op: op.cloned(), counts, table: None });
        let table = Args {
            size: size_of::<Args>() as u32,
            operation: call.op() as u32,
            form,
            root,
            send: owned.send.side(),
            recv: owned.recv.side(),
            op: owned.op.as_ref().map_or(ptr::null(), ptr::from_ref),
            counts: if owned.counts.is_empty() { ptr::null() } else { owned.counts.as_ptr() },
        };
        owned.table = Some(table);
        owned
    }

    /// The table.
    pub(crate) fn at(&self) -> *const Args {
        self.table.as_ref().map_or(ptr::null(), ptr::from_ref)
    }

    /// The call may run an operation of the program.
    pub(crate) fn calls_program(&self) -> bool {
        self.op.as_ref().is_some_and(|op| !op.is_predefined())
    }
}
