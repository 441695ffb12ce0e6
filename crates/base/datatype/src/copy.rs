//! Moving bytes between an element's memory and packed memory.

use hawser_lockfree::copy;

use crate::blocks::{BlockList, MoveOrder, Offsets, find};
use crate::moves::{BlockCopy, Exact, Moves, by_moves};
use crate::plan::{Kind, Node, Placed};

/// Groups of blocks that are moved together column by column, and their bytes: few enough that both
/// sides stay in the first-level cache.
const TILE: u64 = 64;
const TILE_BYTES: u64 = 16 << 10;

/// Keeps a multiple of a stride apart from the others. The compiler else derives one from the other
/// by a chain of additions, so that each block waits for the one before.
#[inline(always)]
fn in_register(distance: isize) -> isize {
    #[cfg(target_arch = "x86_64")]
    {
        let mut kept = distance;
        // SAFETY: no instruction.
        unsafe {
            use std::arch::asm;
            asm!("/* {} */", inout(reg) kept, options(pure, nomem, nostack, preserves_flags));
        }
        kept
    }
    #[cfg(not(target_arch = "x86_64"))]
    distance
}

/// Copies between the two. `PACK` reads `mem` and writes `packed`; otherwise the reverse.
pub(crate) struct Mover<const PACK: bool> {
    mem: *mut u8,
    packed: *mut u8,
}

impl<const PACK: bool> Mover<PACK> {
    pub(crate) fn new(mem: *mut u8, packed: *mut u8) -> Self {
        Mover { mem, packed }
    }

    /// Moves all bytes of `count` elements with this plan, `extent` bytes apart.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block of each element.
    pub(crate) unsafe fn elements(&mut self, plan: &Placed, count: u64, extent: i64) {
        // SAFETY: promised by the caller.
        unsafe {
            match count {
                1 => self.whole(&plan.node, plan.off),
                _ => self.looped(plan.off, count, extent, &plan.node),
            }
        }
    }

    /// The address of an offset in memory.
    #[inline(always)]
    fn mem(&self, off: i64) -> *mut u8 {
        self.mem.wrapping_offset(off as isize)
    }

    /// Moves one block.
    ///
    /// # Safety
    /// As [`Mover::bytes`], and `C` copies blocks of this length.
    #[inline(always)]
    unsafe fn block<C: BlockCopy>(mem: *mut u8, packed: *mut u8, len: usize) {
        // SAFETY: promised by the caller.
        unsafe {
            match PACK {
                true => C::copy(mem, packed, len),
                false => C::copy(packed, mem, len),
            }
        }
    }

    /// Moves `len` adjacent bytes at `off`.
    ///
    /// # Safety
    /// The bytes belong to the element and `packed` has room for them; the two do not overlap.
    #[inline]
    unsafe fn bytes(&mut self, off: i64, len: u64) {
        let (mem, len) = (self.mem(off), len as usize);
        // SAFETY: promised by the caller.
        unsafe {
            match PACK {
                true => copy::raw(mem, self.packed, len),
                false => copy::raw(self.packed, mem, len),
            }
            self.packed = self.packed.add(len);
        }
    }

    /// Moves blocks of different lengths.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block.
    unsafe fn blocks(&mut self, off: i64, list: &BlockList) {
        // SAFETY: promised by the caller.
        unsafe {
            match list.order() {
                Some(order) => self.batches(off, order, 0, order.batches()),
                None => list.iter().for_each(|(o, len)| self.bytes(off + o, len)),
            }
        }
    }

    /// Moves the blocks of some batches of a list.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block.
    unsafe fn batches(&mut self, off: i64, order: &MoveOrder, from: usize, to: usize) {
        for i in from..to {
            self.ask_ahead(off, order, i + 1);
            let (mem, packed) = (self.mem(off), self.packed);
            // SAFETY: promised by the caller; a run has blocks of lengths of its way only.
            unsafe {
                for (moves, blocks) in order.batch(i) {
                    by_moves!(moves, C => for b in blocks {
                        let (mem, len) = (mem.wrapping_offset(b.off as isize), usize::from(b.len));
                        Self::block::<C>(mem, packed.add(usize::from(b.at)), len);
                    });
                }
            }
            // SAFETY: the blocks of a batch are neighbours in packing order.
            self.packed = unsafe { self.packed.add(order.size(i)) };
        }
    }

    /// Asks for the memory of batch `i`, which the sorted order of its blocks hides from the
    /// processor's prefetchers.
    #[inline]
    fn ask_ahead(&self, off: i64, order: &MoveOrder, i: usize) {
        let ahead = order.ahead(i);
        if PACK && !ahead.is_empty() {
            let packed = self.packed.wrapping_add(order.size(i - 1));
            for at in (0..order.size(i)).step_by(64) {
                copy::prefetch_write(packed.wrapping_add(at));
            }
        }
        for block in ahead {
            let mem = self.mem(off + i64::from(block.off));
            match PACK {
                true => copy::prefetch(mem),
                false => copy::prefetch_write(mem),
            }
        }
    }

    /// Moves `count` blocks of `len` bytes, `stride` bytes apart, the first at `off`.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block.
    unsafe fn strided(&mut self, off: i64, len: u64, count: u64, stride: i64) {
        let (mut mem, mut packed) = (self.mem(off), self.packed);
        let (mut left, len) = (count % 4, len as usize);
        // SAFETY: promised by the caller.
        unsafe {
            let fours = count / 4;
            match len {
                4 => Self::fours::<Exact<u32>>(&mut mem, &mut packed, len, fours, stride as isize),
                8 => Self::fours::<Exact<u64>>(&mut mem, &mut packed, len, fours, stride as isize),
                _ => left = count,
            }
            by_moves!(Moves::of(len as u64), C => {
                Self::series::<C>(mem, packed, len, left, stride as isize, len);
            });
        }
        packed = packed.wrapping_add(len * left as usize);
        self.packed = packed;
    }

    /// Moves `count` blocks of `len` bytes, `stride` bytes apart in memory and `step` bytes apart
    /// in packed memory.
    ///
    /// # Safety
    /// As [`Mover::block`], for each block.
    #[inline(always)]
    unsafe fn series<C: BlockCopy>(
        mut mem: *mut u8,
        mut packed: *mut u8,
        len: usize,
        count: u64,
        stride: isize,
        step: usize,
    ) {
        // SAFETY: promised by the caller.
        unsafe {
            for _ in 0..count {
                Self::block::<C>(mem, packed, len);
                mem = mem.wrapping_offset(stride);
                packed = packed.wrapping_add(step);
            }
        }
    }

    /// Moves `count` times four blocks, and goes on behind them. The addresses of the four do not
    /// wait for each other.
    ///
    /// # Safety
    /// As [`Mover::block`], for each block.
    #[inline(always)]
    unsafe fn fours<C: BlockCopy>(
        mem: &mut *mut u8,
        packed: &mut *mut u8,
        len: usize,
        count: u64,
        stride: isize,
    ) {
        let (mut from, mut to) = (*mem, *packed);
        let (two, three) = (in_register(2 * stride), in_register(3 * stride));
        let four = in_register(4 * stride);
        for _ in 0..count {
            // SAFETY: promised by the caller.
            unsafe {
                Self::block::<C>(from, to, len);
                Self::block::<C>(from.wrapping_offset(stride), to.wrapping_add(len), len);
                Self::block::<C>(from.wrapping_offset(two), to.wrapping_add(2 * len), len);
                Self::block::<C>(from.wrapping_offset(three), to.wrapping_add(3 * len), len);
            }
            from = from.wrapping_offset(four);
            to = to.wrapping_add(4 * len);
        }
        (*mem, *packed) = (from, to);
    }

    /// Moves a block of `len` bytes at each of the offsets `from..to`, relative to `off`.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block.
    unsafe fn equal(&mut self, off: i64, len: u64, offs: &Offsets, from: usize, to: usize) {
        // SAFETY: promised by the caller.
        unsafe {
            match offs {
                Offsets::Narrow(offs) => {
                    self.blocks_at(off, len, offs[from..to].iter().map(|o| *o as isize));
                }
                Offsets::Wide(offs) => {
                    self.blocks_at(off, len, offs[from..to].iter().map(|o| *o as isize));
                }
            }
        }
    }

    /// # Safety
    /// As [`Mover::equal`].
    #[inline(always)]
    unsafe fn blocks_at(&mut self, off: i64, len: u64, offs: impl Iterator<Item = isize>) {
        let (mem, mut packed, len) = (self.mem(off), self.packed, len as usize);
        // SAFETY: promised by the caller.
        unsafe {
            by_moves!(Moves::of(len as u64), C => for o in offs {
                Self::block::<C>(mem.wrapping_offset(o), packed, len);
                packed = packed.add(len);
            });
        }
        self.packed = packed;
    }

    /// Moves all bytes of a node at `off`.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block of the node.
    unsafe fn whole(&mut self, node: &Node, off: i64) {
        // SAFETY: promised by the caller, for the node and so for its parts.
        unsafe {
            match &node.kind {
                Kind::Block => self.bytes(off, node.size),
                Kind::Strided { len, count, stride } => self.strided(off, *len, *count, *stride),
                Kind::Equal { len, offs } => self.equal(off, *len, offs, 0, offs.len()),
                Kind::Blocks(list) => self.blocks(off, list),
                Kind::Loop { count, stride, body } => {
                    self.looped(off + body.off, *count, *stride, &body.node);
                }
                Kind::Gather { offs, body } => {
                    offs.iter().for_each(|o| self.whole(body, off + o));
                }
                Kind::Seq { items, .. } => {
                    items.iter().for_each(|p| self.whole(&p.node, off + p.off));
                }
            }
        }
    }

    /// Moves all bytes of `body` `count` times. Looks at the shape of the body once.
    ///
    /// # Safety
    /// As [`Mover::whole`], for each instance.
    unsafe fn looped(&mut self, off: i64, count: u64, stride: i64, body: &Node) {
        let at = |i: i64| off + i * stride;
        let all = 0..count as i64;
        // SAFETY: promised by the caller.
        unsafe {
            match &body.kind {
                Kind::Block if u64::try_from(stride) == Ok(body.size) => {
                    self.bytes(off, body.size * count);
                }
                Kind::Block => self.strided(off, body.size, count, stride),
                Kind::Blocks(list) => {
                    let tile = TILE.min(count);
                    let fits = |groups: &u64| groups * body.size <= TILE_BYTES;
                    let groups = Some(tile).filter(fits).unwrap_or_else(|| TILE_BYTES / body.size);
                    match list.order() {
                        // How often a way of copying is chosen decides.
                        Some(order)
                            if order.batches() == 1
                                && groups > 1
                                && groups * order.runs() as u64 >= list.len() as u64
                                && (PACK || list.is_apart(stride)) =>
                        {
                            self.columns(off, count, stride, order, groups);
                        }
                        _ => all.for_each(|i| self.blocks(at(i), list)),
                    }
                }
                Kind::Strided { len, count, stride } => {
                    all.for_each(|i| self.strided(at(i), *len, *count, *stride));
                }
                Kind::Equal { len, offs } => {
                    all.for_each(|i| self.equal(at(i), *len, offs, 0, offs.len()));
                }
                _ => all.for_each(|i| self.whole(body, at(i))),
            }
        }
    }

    /// Moves `count` groups of blocks of one batch, tile by tile of `groups`: in a tile, first a
    /// block of all groups, then another one, and so on. In the order of memory accesses this
    /// differs from packing order, so that unpacking needs groups that are apart.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block of each group.
    unsafe fn columns(
        &mut self,
        off: i64,
        count: u64,
        stride: i64,
        order: &MoveOrder,
        groups: u64,
    ) {
        let size = order.size(0);
        let mut mem = self.mem(off);
        let mut left = count;
        while left > 0 {
            let n = groups.min(left);
            // SAFETY: promised by the caller; the tile's packed bytes are n * size.
            unsafe {
                for (moves, blocks) in order.batch(0) {
                    by_moves!(moves, C => for b in blocks {
                        let (off, at) = (b.off as isize, usize::from(b.at));
                        let (mem, len) = (mem.wrapping_offset(off), usize::from(b.len));
                        let packed = self.packed.add(at);
                        Self::series::<C>(mem, packed, len, n, stride as isize, size);
                    });
                }
            }
            mem = mem.wrapping_offset(stride as isize * n as isize);
            // SAFETY: as above.
            self.packed = unsafe { self.packed.add(n as usize * size) };
            left -= n;
        }
    }

    /// Moves the packed bytes `from..to` of a node at `off`.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block in the range; `from < to <= node.size`.
    pub(crate) unsafe fn part(&mut self, node: &Node, off: i64, from: u64, to: u64) {
        // SAFETY: promised by the caller; every branch stays within `from..to`.
        unsafe {
            if from == 0 && to == node.size {
                return self.whole(node, off);
            }
            match &node.kind {
                Kind::Block => self.bytes(off + from as i64, to - from),
                Kind::Strided { len, stride, .. } => {
                    let at = |i: u64| off + i as i64 * stride;
                    let (first, full, last) = self.ends(*len, from, to, at);
                    self.strided(at(first), *len, full, *stride);
                    self.tail(at(first + full), last);
                }
                Kind::Equal { len, offs } => {
                    let at = |i: u64| off + offs.at(i as usize);
                    let (first, full, last) = self.ends(*len, from, to, at);
                    self.equal(off, *len, offs, first as usize, (first + full) as usize);
                    self.tail(at(first + full), last);
                }
                Kind::Blocks(list) => self.part_of_list(list, off, from, to),
                Kind::Loop { stride, body, .. } => {
                    let at = |i: u64| off + i as i64 * stride + body.off;
                    let size = body.node.size;
                    let (first, end) = (from.div_ceil(size), to / size);
                    if first >= end {
                        return self.some_bodies(&body.node, from, to, at);
                    }
                    self.some_bodies(&body.node, from, first * size, at);
                    self.looped(at(first), end - first, *stride, &body.node);
                    self.some_bodies(&body.node, end * size, to, at);
                }
                Kind::Gather { offs, body } => {
                    let at = |i: u64| off + offs.at(i as usize);
                    self.some_bodies(body, from, to, at);
                }
                Kind::Seq { starts, items } => {
                    let mut i = find(starts, from);
                    let mut from = from;
                    while from < to {
                        let end = to.min(starts[i + 1]);
                        let (base, item) = (starts[i], &items[i]);
                        self.part(&item.node, off + item.off, from - base, end - base);
                        from = end;
                        i += 1;
                    }
                }
            }
        }
    }

    /// Moves the piece of a block in which `from` lies, if it does not lie at a block's begin (or
    /// if `to` lies in the same block); returns the first full block, the number of full blocks,
    /// and the bytes after them.
    ///
    /// # Safety
    /// As [`Mover::part`].
    #[inline]
    unsafe fn ends(
        &mut self,
        len: u64,
        from: u64,
        to: u64,
        at: impl Fn(u64) -> i64,
    ) -> (u64, u64, u64) {
        let (mut first, skip) = (from / len, from % len);
        let mut left = to - from;
        if skip > 0 {
            let n = left.min(len - skip);
            // SAFETY: promised by the caller.
            unsafe { self.bytes(at(first) + skip as i64, n) };
            left -= n;
            first += 1;
        }
        (first, left / len, left % len)
    }

    /// # Safety
    /// As [`Mover::bytes`]; `len` may be 0.
    #[inline]
    unsafe fn tail(&mut self, off: i64, len: u64) {
        if len > 0 {
            // SAFETY: promised by the caller.
            unsafe { self.bytes(off, len) };
        }
    }

    /// Moves whole batches where the range has such, and single blocks beside them.
    ///
    /// # Safety
    /// As [`Mover::part`].
    unsafe fn part_of_list(&mut self, list: &BlockList, off: i64, from: u64, to: u64) {
        let Some(order) = list.order() else {
            // SAFETY: promised by the caller.
            return unsafe { self.some_blocks(list, off, from, to) };
        };
        let size = list.start(list.len());
        let start = |batch| order.start(batch).unwrap_or(size);
        let first = order.batch_from(from);
        // The batch in which the range ends, or that begins there.
        let end = if to == size { order.batches() } else { order.batch_from(to + 1) - 1 };
        // SAFETY: promised by the caller; batches first..end lie within the range.
        unsafe {
            if first >= end {
                return self.some_blocks(list, off, from, to);
            }
            self.some_blocks(list, off, from, start(first));
            self.batches(off, order, first, end);
            self.some_blocks(list, off, start(end), to);
        }
    }

    /// # Safety
    /// As [`Mover::part`], but the range may be empty.
    unsafe fn some_blocks(&mut self, list: &BlockList, off: i64, from: u64, to: u64) {
        if from >= to {
            return;
        }
        let mut i = list.find(from);
        let mut from = from;
        while from < to {
            let end = to.min(list.start(i + 1));
            let skip = (from - list.start(i)) as i64;
            // SAFETY: promised by the caller.
            unsafe { self.bytes(off + list.offs().at(i) + skip, end - from) };
            from = end;
            i += 1;
        }
    }

    /// # Safety
    /// As [`Mover::part`]; `at` gives the offset of the body's instance `i`.
    unsafe fn some_bodies(&mut self, body: &Node, from: u64, to: u64, at: impl Fn(u64) -> i64) {
        let size = body.size;
        let mut i = from / size;
        let mut skip = from % size;
        let mut left = to - from;
        while left > 0 {
            let n = left.min(size - skip);
            // SAFETY: promised by the caller.
            unsafe { self.part(body, at(i), skip, skip + n) };
            left -= n;
            skip = 0;
            i += 1;
        }
    }
}
