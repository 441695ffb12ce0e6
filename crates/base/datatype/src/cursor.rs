//! The pack cursor: a packed offset, and the walk over the plan from there.
//!
//! The position is one number. Each call finds its place in the plan anew, with one division or
//! binary search per level, and then runs loops of block copies; nothing is kept between calls that
//! could disagree with the position.

use crate::blocks::find;
use crate::copy::Mover;
use crate::desc::Datatype;
use crate::plan::{self, Kind, Node, Repeated};

/// A position in the packed bytes of `count` elements.
#[derive(Debug)]
pub struct Cursor {
    dtype: Datatype,
    count: u64,
    /// Where the plan of all elements begins, relative to the first element's address.
    off: i64,
    plan: Repeated,
    at: u64,
}

impl Clone for Cursor {
    fn clone(&self) -> Cursor {
        let mut new = Cursor::new(&self.dtype, self.count);
        new.at = self.at;
        new
    }
}

/// A run of adjacent bytes of an element's memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// Offset from the address of the first element, in bytes.
    pub offset: i64,
    /// Length in bytes, not 0.
    pub len: u64,
}

impl Cursor {
    /// A cursor at byte 0 of `count` elements.
    pub fn new(dtype: &Datatype, count: u64) -> Cursor {
        let (off, plan) = plan::repeat(dtype.plan(), count, dtype.extent());
        Cursor { dtype: dtype.clone(), count, off, plan, at: 0 }
    }

    /// Packed bytes in all.
    #[inline]
    pub fn total(&self) -> u64 {
        self.plan.node().size
    }

    /// The packed byte that comes next.
    #[inline]
    pub fn position(&self) -> u64 {
        self.at
    }

    /// Packed bytes from here to the end.
    #[inline]
    pub fn remaining(&self) -> u64 {
        self.total() - self.at
    }

    /// Goes to packed byte `to`, or to the end if that is less.
    #[inline]
    pub fn seek(&mut self, to: u64) {
        self.at = to.min(self.total());
    }

    /// Packs bytes from the elements at `base` into `out`, as many as fit or remain; returns how
    /// many.
    ///
    /// # Safety
    /// All elements lie in readable memory that `out` does not overlap.
    pub unsafe fn pack(&mut self, base: *const u8, out: &mut [u8]) -> usize {
        // SAFETY: the mover only reads from `base` (PACK) and `out` has room for what is asked.
        unsafe { self.run::<true>(base.cast_mut(), out.as_mut_ptr(), out.len()) }
    }

    /// Unpacks bytes into the elements at `base`, as many as there are or as fit; returns how many
    /// were used.
    ///
    /// # Safety
    /// All elements lie in writable memory that `data` does not overlap.
    pub unsafe fn unpack(&mut self, base: *mut u8, data: &[u8]) -> usize {
        // SAFETY: the mover only reads from `data` (not PACK).
        unsafe { self.run::<false>(base, data.as_ptr().cast_mut(), data.len()) }
    }

    /// # Safety
    /// As [`Cursor::pack`] or [`Cursor::unpack`]; `packed` points to `room` bytes.
    #[inline]
    unsafe fn run<const PACK: bool>(
        &mut self,
        base: *mut u8,
        packed: *mut u8,
        room: usize,
    ) -> usize {
        let n = self.remaining().min(room as u64);
        if n == 0 {
            return 0;
        }
        let mut mover = Mover::<PACK>::new(base, packed);
        // SAFETY: promised by the caller; n > 0 and at + n is within the plan.
        unsafe { mover.part(self.plan.node(), self.off, self.at, self.at + n) };
        self.at += n;
        n as usize
    }

    /// The run of adjacent memory that begins at the position, at most `limit` bytes, and moves
    /// past it; `None` at the end or when `limit` is 0. For gather lists of zero-copy verbs.
    pub fn next_run(&mut self, limit: u64) -> Option<Run> {
        if self.at >= self.total() || limit == 0 {
            return None;
        }
        let mut run = locate(self.plan.node(), self.off, self.at);
        run.len = run.len.min(limit);
        self.at += run.len;
        Some(run)
    }
}

/// All packed bytes of some elements at once, or a piece of them: what a short message needs,
/// without a cursor to keep.
impl Datatype {
    /// Packs `count` elements from their packed byte `at` on into `out`, as many bytes as fit or
    /// remain; returns how many.
    ///
    /// # Safety
    /// As [`Cursor::pack`].
    #[inline]
    pub unsafe fn pack(&self, count: u64, base: *const u8, at: u64, out: &mut [u8]) -> usize {
        // SAFETY: promised by the caller; see Cursor::pack.
        unsafe { self.move_from::<true>(count, base.cast_mut(), at, out.as_mut_ptr(), out.len()) }
    }

    /// Unpacks `data` into `count` elements from their packed byte `at` on, as many bytes as fit;
    /// returns how many.
    ///
    /// # Safety
    /// As [`Cursor::unpack`].
    #[inline]
    pub unsafe fn unpack(&self, count: u64, base: *mut u8, at: u64, data: &[u8]) -> usize {
        // SAFETY: promised by the caller; see Cursor::unpack.
        unsafe { self.move_from::<false>(count, base, at, data.as_ptr().cast_mut(), data.len()) }
    }

    /// # Safety
    /// As [`Cursor::run`].
    unsafe fn move_from<const PACK: bool>(
        &self,
        count: u64,
        base: *mut u8,
        at: u64,
        packed: *mut u8,
        room: usize,
    ) -> usize {
        let plan = self.plan();
        if at == 0 && room > 0 && plan.node.size.checked_mul(count) == Some(room as u64) {
            let mut mover = Mover::<PACK>::new(base, packed);
            // SAFETY: promised by the caller; there is something to move, for `room` is not 0.
            unsafe { mover.elements(plan, count, self.extent()) };
            return room;
        }
        let mut cursor = Cursor::new(self, count);
        cursor.seek(at);
        // SAFETY: promised by the caller.
        unsafe { cursor.run::<PACK>(base, packed, room) }
    }
}

/// `base + index * step + more`. Wraps only for elements that no memory can hold.
#[inline]
fn offset(base: i64, index: u64, step: i64, more: u64) -> i64 {
    base.wrapping_add((index as i64).wrapping_mul(step)).wrapping_add(more as i64)
}

/// The rest of the block that holds packed byte `at`, which is less than the node's size.
pub(crate) fn locate(node: &Node, mut off: i64, mut at: u64) -> Run {
    let mut node = node;
    loop {
        match &node.kind {
            Kind::Block => {
                return Run { offset: offset(off, 0, 0, at), len: node.size - at };
            }
            Kind::Strided { len, stride, .. } => {
                let (i, r) = (at / len, at % len);
                return Run { offset: offset(off, i, *stride, r), len: len - r };
            }
            Kind::Equal { len, offs } => {
                let (i, r) = (at / len, at % len);
                return Run { offset: offset(off, 1, offs.at(i as usize), r), len: len - r };
            }
            Kind::Blocks(list) => {
                let i = list.find(at);
                let r = at - list.start(i);
                return Run {
                    offset: offset(off, 1, list.offs().at(i), r),
                    len: list.block_len(i) - r,
                };
            }
            Kind::Loop { stride, body, .. } => {
                let size = body.node.size;
                off = offset(off, at / size, *stride, 0).wrapping_add(body.off);
                at %= size;
                node = &body.node;
            }
            Kind::Gather { offs, body } => {
                off = offset(off, 1, offs.at((at / body.size) as usize), 0);
                at %= body.size;
                node = body;
            }
            Kind::Seq { starts, items } => {
                let i = find(starts, at);
                at -= starts[i];
                off = offset(off, 1, items[i].off, 0);
                node = &items[i].node;
            }
        }
    }
}
