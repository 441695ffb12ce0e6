//! Moving bytes between an element's memory and packed memory.

use hawser_lockfree::copy;

use crate::cursor::find;
use crate::plan::{Kind, Node};

/// Groups of blocks that are moved together column by column; few enough that both sides stay in
/// the first-level cache.
const TILE: u64 = 64;
/// Loops of fewer groups are not worth it.
const TILE_MIN: u64 = 8;

/// True when no two blocks of groups that are `stride` bytes apart overlap, which is told from
/// blocks in ascending order only.
fn apart(starts: &[u64], offs: &[i64], stride: i64) -> bool {
    let ends = || offs.iter().zip(starts.windows(2)).map(|(o, w)| o + (w[1] - w[0]) as i64);
    let (Some(first), Some(end)) = (offs.first(), ends().next_back()) else { return true };
    ends().zip(offs.iter().skip(1)).all(|(end, next)| end <= *next)
        && (end - first) as u64 <= stride.unsigned_abs()
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

    /// Moves `len` adjacent bytes at `off`.
    ///
    /// # Safety
    /// The bytes belong to the element and `packed` has room for them; the two do not overlap.
    #[inline]
    unsafe fn bytes(&mut self, off: i64, len: u64) {
        let mem = self.mem.wrapping_offset(off as isize);
        let len = len as usize;
        // SAFETY: promised by the caller.
        unsafe {
            match len {
                4 => self.word::<u32>(mem),
                8 => self.word::<u64>(mem),
                12 => self.word::<[u32; 3]>(mem),
                16 => self.word::<[u64; 2]>(mem),
                24 => self.word::<[u64; 3]>(mem),
                _ if PACK => copy::raw(mem, self.packed, len),
                _ => copy::raw(self.packed, mem, len),
            }
            self.packed = self.packed.add(len);
        }
    }

    /// Moves blocks of different lengths.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block.
    #[inline]
    unsafe fn blocks(&mut self, off: i64, starts: &[u64], offs: &[i64]) {
        for (o, w) in offs.iter().zip(starts.windows(2)) {
            // SAFETY: promised by the caller.
            unsafe { self.bytes(off + o, w[1] - w[0]) };
        }
    }

    /// # Safety
    /// As [`Mover::bytes`] for the bytes of a `T`.
    #[inline(always)]
    unsafe fn word<T: Copy>(&self, mem: *mut u8) {
        // SAFETY: promised by the caller; the accesses need no alignment.
        unsafe {
            if PACK {
                self.packed.cast::<T>().write_unaligned(mem.cast::<T>().read_unaligned());
            } else {
                mem.cast::<T>().write_unaligned(self.packed.cast::<T>().read_unaligned());
            }
        }
    }

    /// # Safety
    /// As [`Mover::strided`] with blocks of a `T`.
    #[inline(always)]
    unsafe fn strided_words<T: Copy>(&mut self, off: i64, count: u64, stride: i64) {
        let mut mem = self.mem.wrapping_offset(off as isize);
        for _ in 0..count {
            // SAFETY: promised by the caller.
            unsafe {
                self.word::<T>(mem);
                self.packed = self.packed.add(size_of::<T>());
            }
            mem = mem.wrapping_offset(stride as isize);
        }
    }

    /// Moves `count` blocks of `len` bytes, `stride` bytes apart, the first at `off`.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block.
    unsafe fn strided(&mut self, off: i64, len: u64, count: u64, stride: i64) {
        // SAFETY: promised by the caller.
        unsafe {
            match len {
                1 => self.strided_words::<u8>(off, count, stride),
                2 => self.strided_words::<u16>(off, count, stride),
                4 => self.strided_words::<u32>(off, count, stride),
                8 => self.strided_words::<u64>(off, count, stride),
                12 => self.strided_words::<[u32; 3]>(off, count, stride),
                24 => self.strided_words::<[u64; 3]>(off, count, stride),
                16 => self.strided_words::<[u64; 2]>(off, count, stride),
                32 => self.strided_words::<[u64; 4]>(off, count, stride),
                _ => {
                    for i in 0..count as i64 {
                        self.bytes(off + i * stride, len);
                    }
                }
            }
        }
    }

    /// # Safety
    /// As [`Mover::equal`] with blocks of a `T`.
    #[inline(always)]
    unsafe fn equal_words<T: Copy>(&mut self, off: i64, offs: &[i64]) {
        let mem = self.mem.wrapping_offset(off as isize);
        for o in offs {
            // SAFETY: promised by the caller.
            unsafe {
                self.word::<T>(mem.wrapping_offset(*o as isize));
                self.packed = self.packed.add(size_of::<T>());
            }
        }
    }

    /// Moves a block of `len` bytes at each of `offs`, relative to `off`.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block.
    unsafe fn equal(&mut self, off: i64, len: u64, offs: &[i64]) {
        // SAFETY: promised by the caller.
        unsafe {
            match len {
                1 => self.equal_words::<u8>(off, offs),
                2 => self.equal_words::<u16>(off, offs),
                4 => self.equal_words::<u32>(off, offs),
                8 => self.equal_words::<u64>(off, offs),
                16 => self.equal_words::<[u64; 2]>(off, offs),
                _ => offs.iter().for_each(|o| self.bytes(off + o, len)),
            }
        }
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
                Kind::Equal { len, offs } => self.equal(off, *len, offs),
                Kind::Blocks { starts, offs } => self.blocks(off, starts, offs),
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
                Kind::Blocks { starts, offs } => {
                    if count >= TILE_MIN && (PACK || apart(starts, offs, stride)) {
                        return self.columns(off, count, stride, starts, offs);
                    }
                    all.for_each(|i| self.blocks(at(i), starts, offs));
                }
                Kind::Strided { len, count, stride } => {
                    all.for_each(|i| self.strided(at(i), *len, *count, *stride));
                }
                Kind::Equal { len, offs } => all.for_each(|i| self.equal(at(i), *len, offs)),
                _ => all.for_each(|i| self.whole(body, at(i))),
            }
        }
    }

    /// Moves `count` groups of blocks, tile by tile: in a tile, first block 0 of all groups, then
    /// block 1, and so on. In the order of memory accesses this differs from packing order, so
    /// that unpacking needs blocks that are [`apart`].
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block of each group.
    unsafe fn columns(&mut self, off: i64, count: u64, stride: i64, starts: &[u64], offs: &[i64]) {
        let size = starts.last().copied().unwrap_or(0) as usize;
        let mut done = 0;
        while done < count {
            let n = TILE.min(count - done);
            let base = off + done as i64 * stride;
            for (o, w) in offs.iter().zip(starts.windows(2)) {
                // SAFETY: promised by the caller; the tile's packed bytes are n * size.
                unsafe {
                    let packed = self.packed.add(w[0] as usize);
                    let mut column = Mover::<PACK> { mem: self.mem, packed };
                    column.column(base + o, w[1] - w[0], n, stride, size);
                }
            }
            // SAFETY: as above.
            self.packed = unsafe { self.packed.add(n as usize * size) };
            done += n;
        }
    }

    /// Moves `count` blocks that are `stride` bytes apart in memory and `step` bytes apart in
    /// packed memory.
    ///
    /// # Safety
    /// As [`Mover::bytes`], for each block.
    #[inline]
    unsafe fn column(&mut self, off: i64, len: u64, count: u64, stride: i64, step: usize) {
        let len = len as usize;
        // SAFETY: promised by the caller.
        unsafe {
            match len {
                1 => self.column_words::<u8>(off, count, stride, step),
                2 => self.column_words::<u16>(off, count, stride, step),
                4 => self.column_words::<u32>(off, count, stride, step),
                8 => self.column_words::<u64>(off, count, stride, step),
                12 => self.column_words::<[u32; 3]>(off, count, stride, step),
                16 => self.column_words::<[u64; 2]>(off, count, stride, step),
                24 => self.column_words::<[u64; 3]>(off, count, stride, step),
                _ => {
                    for i in 0..count as i64 {
                        self.bytes(off + i * stride, len as u64);
                        self.packed = self.packed.wrapping_add(step - len);
                    }
                }
            }
        }
    }

    /// # Safety
    /// As [`Mover::column`] with blocks of a `T`.
    #[inline(always)]
    unsafe fn column_words<T: Copy>(&mut self, off: i64, count: u64, stride: i64, step: usize) {
        let mut mem = self.mem.wrapping_offset(off as isize);
        for _ in 0..count {
            // SAFETY: promised by the caller.
            unsafe { self.word::<T>(mem) };
            self.packed = self.packed.wrapping_add(step);
            mem = mem.wrapping_offset(stride as isize);
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
                    let at = |i: u64| off + offs.get(i as usize).copied().unwrap_or(0);
                    let (first, full, last) = self.ends(*len, from, to, at);
                    self.equal(off, *len, &offs[first as usize..(first + full) as usize]);
                    self.tail(at(first + full), last);
                }
                Kind::Blocks { starts, offs } => self.some_blocks(starts, offs, off, from, to),
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
                    let at = |i: u64| off + offs[i as usize];
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

    /// # Safety
    /// As [`Mover::part`].
    unsafe fn some_blocks(&mut self, starts: &[u64], offs: &[i64], off: i64, from: u64, to: u64) {
        let mut i = find(starts, from);
        let mut from = from;
        while from < to {
            let end = to.min(starts[i + 1]);
            // SAFETY: promised by the caller.
            unsafe { self.bytes(off + offs[i] + (from - starts[i]) as i64, end - from) };
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
