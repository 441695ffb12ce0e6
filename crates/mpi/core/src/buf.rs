//! User memory on this floor: pointer, count and datatype as one value (invariant 6 of the design).
//!
//! [`TypedBuf`] is what a user passed: elements of a datatype at an address, with extents, so that
//! collectives can take blocks of it. [`UserBuf`] is what a message carries: a run of bytes or a
//! packing order over such elements. Creating a [`TypedBuf`] is the one unsafe step; from then on
//! only the pack cursor and the transports' zero-copy verbs touch the memory.

use hawser_datatype::{Cursor, Datatype, External};
use hawser_lockfree::copy;
use hawser_segment::mem::UserSlice;

use crate::error::Result;

/// Elements of a datatype at an address.
#[derive(Clone, Debug)]
pub struct TypedBuf {
    base: *mut u8,
    /// Number of elements.
    pub count: u64,
    /// Element type, committed.
    pub dtype: Datatype,
}

// SAFETY: an address with a promise (see `new`) that holds for every thread.
unsafe impl Send for TypedBuf {}
// SAFETY: as above.
unsafe impl Sync for TypedBuf {}

impl TypedBuf {
    /// # Safety
    /// `count` elements of `dtype` at `base` are valid memory, readable, and writable where the
    /// buffer is used to receive, until the operation that it is given to has completed
    /// (MPI-5.0 sections 3.7.2 and 6.12).
    pub unsafe fn new(base: *mut u8, count: u64, dtype: Datatype) -> TypedBuf {
        TypedBuf { base, count, dtype }
    }

    /// Address of element 0 (of its lower bound + 0, as the user passed it; may be null with
    /// absolute addresses, `MPI_BOTTOM`).
    pub fn addr(&self) -> *mut u8 {
        self.base
    }

    /// `count` elements beginning with element `first` (may be negative or beyond `self.count` for
    /// displaced blocks: the user's arrays said so).
    pub fn block(&self, first: i64, count: u64) -> TypedBuf {
        TypedBuf { base: self.element(first), count, dtype: self.dtype.clone() }
    }

    /// Address of an element.
    #[inline]
    fn element(&self, first: i64) -> *mut u8 {
        self.base.wrapping_offset(first.wrapping_mul(self.dtype.extent()) as isize)
    }

    /// The same address with other count and type.
    pub fn retyped(&self, count: u64, dtype: Datatype) -> TypedBuf {
        TypedBuf { base: self.base, count, dtype }
    }

    /// The packing order of all elements, as messages carry it.
    #[inline(always)]
    pub fn message(&self) -> UserBuf {
        UserBuf::of(self.base, self.count, &self.dtype)
    }

    /// The packing order of the elements of a [`TypedBuf::block`].
    #[inline]
    pub fn elements(&self, first: i64, count: u64) -> UserBuf {
        UserBuf::of(self.element(first), count, &self.dtype)
    }

    /// Bytes of packed data.
    #[inline]
    pub fn packed_len(&self) -> u64 {
        self.count * self.dtype.size()
    }

    /// The packed bytes `at .. at + len` as a message; what lies beyond the end is left out.
    pub fn range(&self, at: u64, len: u64) -> UserBuf {
        let size = self.dtype.size();
        let at = at.min(self.packed_len());
        let len = len.min(self.packed_len() - at);
        if len == 0 {
            UserBuf::empty()
        } else if self.dtype.is_contiguous() {
            let first = self.dtype.true_lb() as isize + at as isize;
            let base = self.base.wrapping_offset(first);
            UserBuf { base, bytes: len as usize, layout: Layout::Run }
        } else if at.is_multiple_of(size) && len.is_multiple_of(size) {
            self.elements((at / size) as i64, len / size)
        } else {
            let start = at as usize;
            let layout = Layout::Typed { count: self.count, dtype: self.dtype.clone(), start };
            UserBuf { base: self.base, bytes: len as usize, layout }
        }
    }

    /// Packs everything into a vector.
    pub fn pack_all(&self) -> Vec<u8> {
        let mut out = vec![0; self.packed_len() as usize];
        self.message().drain(&mut out);
        out
    }

    /// Unpacks `data` from the start.
    pub fn unpack_from(&self, data: &[u8]) {
        self.message().fill(data);
    }

    /// Copies elements between two user buffers, converting layout; the shorter side decides.
    #[inline]
    pub fn copy_from(&self, source: &TypedBuf) {
        if source.base == self.base && source.count == self.count {
            return;
        }
        self.message().copy_from(&source.message());
    }
}

/// The bytes of a message in the user's memory.
#[derive(Clone, Debug)]
pub struct UserBuf {
    base: *mut u8,
    bytes: usize,
    layout: Layout,
}

#[derive(Clone, Debug)]
enum Layout {
    /// `bytes` bytes at `base`.
    Run,
    /// Elements with holes or reordering at `base`; the message begins at packed byte `start`.
    Typed { count: u64, dtype: Datatype, start: usize },
    /// Like `Run`, in memory of the library that lives as long as a clone of this value.
    Owned(#[allow(dead_code)] std::sync::Arc<Vec<u8>>),
}

// SAFETY: see TypedBuf.
unsafe impl Send for UserBuf {}
// SAFETY: see TypedBuf.
unsafe impl Sync for UserBuf {}

/// Packed bytes of so many elements. More than there are addresses cannot be in the memory that
/// the caller has promised: such a product wraps around to less, of which every byte is in the
/// promise, so that a wrong count is a shorter message and no access outside.
#[inline(always)]
fn bytes_of(count: u64, dtype: &Datatype) -> usize {
    count.wrapping_mul(dtype.size()) as usize
}

impl UserBuf {
    #[inline(always)]
    fn of(base: *mut u8, count: u64, dtype: &Datatype) -> UserBuf {
        if dtype.is_contiguous() {
            let bytes = bytes_of(count, dtype);
            let base = base.wrapping_offset(dtype.true_lb() as isize);
            UserBuf { base, bytes, layout: Layout::Run }
        } else {
            UserBuf::typed(base, count, dtype)
        }
    }

    #[inline(never)]
    fn typed(base: *mut u8, count: u64, dtype: &Datatype) -> UserBuf {
        let bytes = bytes_of(count, dtype);
        UserBuf { base, bytes, layout: Layout::Typed { count, dtype: dtype.clone(), start: 0 } }
    }

    /// `count` elements of `dtype` at `base`, without the clone that [`TypedBuf`] needs; for the
    /// short path.
    ///
    /// # Safety
    /// As [`TypedBuf::new`].
    #[inline(always)]
    pub unsafe fn new(base: *mut u8, count: u64, dtype: &Datatype) -> UserBuf {
        UserBuf::of(base, count, dtype)
    }

    /// No bytes.
    pub const fn empty() -> UserBuf {
        UserBuf { base: std::ptr::null_mut(), bytes: 0, layout: Layout::Run }
    }

    /// A run of bytes.
    pub fn of_slice(bytes: UserSlice) -> UserBuf {
        UserBuf { base: bytes.ptr(), bytes: bytes.len(), layout: Layout::Run }
    }

    /// Data to send, owned by the buffer and its clones; whoever sends it keeps one until the
    /// operation has completed.
    pub fn owned(data: Vec<u8>) -> UserBuf {
        let keep = std::sync::Arc::new(data);
        let (base, bytes) = (keep.as_ptr().cast_mut(), keep.len());
        UserBuf { base, bytes, layout: Layout::Owned(keep) }
    }

    /// Becomes a clone of `from`. A run of bytes, the usual buffer, is taken over word by word: it
    /// was made by the same call, and a wide load would wait for the narrow stores.
    #[inline(always)]
    pub fn set(&mut self, from: &UserBuf) {
        if let (Layout::Run, Layout::Run) = (&self.layout, &from.layout) {
            (self.base, self.bytes) = (from.base, from.bytes);
        } else {
            self.set_slowly(from);
        }
    }

    #[inline(never)]
    fn set_slowly(&mut self, from: &UserBuf) {
        *self = from.clone();
    }

    /// Packed length in bytes.
    #[inline]
    pub fn len(&self) -> usize {
        self.bytes
    }

    /// True when there is nothing to move.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes == 0
    }

    /// The memory itself when it is one run of bytes.
    #[inline]
    pub fn contiguous(&self) -> Option<UserSlice> {
        match self.layout {
            Layout::Run | Layout::Owned(_) => {
                // SAFETY: the promise of `new` is the promise that UserSlice asks for; owned data
                // lives as long as the operation keeps this value, and is only read.
                Some(unsafe { UserSlice::new(self.base, self.bytes) })
            }
            Layout::Typed { .. } => None,
        }
    }

    /// The bytes to send, when they are one run. Not for memory that is received into.
    #[inline(always)]
    pub fn bytes(&self) -> Option<&[u8]> {
        if let Layout::Typed { .. } = self.layout {
            return None;
        }
        if self.bytes == 0 {
            return Some(&[]);
        }
        // SAFETY: `bytes` bytes at `base` are readable by the promise of `new`, and during a send
        // nobody may write them (MPI-5.0 section 3.7.2); the slice does not outlive this value,
        // which whoever sends keeps until the operation has completed.
        Some(unsafe { std::slice::from_raw_parts(self.base, self.bytes) })
    }

    /// The packed bytes: where they lie, if they are one run of data to send, else a copy.
    pub fn packed(&self) -> std::borrow::Cow<'_, [u8]> {
        if let Some(bytes) = self.bytes() {
            return bytes.into();
        }
        let mut out = vec![0; self.bytes];
        self.drain(&mut out);
        out.into()
    }

    /// The packed bytes `at .. at + len`; what lies beyond the end is left out.
    pub fn range(&self, at: usize, len: usize) -> UserBuf {
        let at = at.min(self.bytes);
        let bytes = len.min(self.bytes - at);
        let (base, layout) = match &self.layout {
            Layout::Typed { count, dtype, start } => {
                let (count, dtype, start) = (*count, dtype.clone(), start + at);
                (self.base, Layout::Typed { count, dtype, start })
            }
            other => (self.base.wrapping_add(at), other.clone()),
        };
        UserBuf { base, bytes, layout }
    }

    /// A position for packing, at byte 0. Resumable: keep it in the request.
    pub fn reader(&self) -> BufReader {
        BufReader(self.position())
    }

    /// A position for unpacking, at byte 0.
    pub fn writer(&self) -> BufWriter {
        BufWriter(self.position())
    }

    fn position(&self) -> Position {
        match &self.layout {
            Layout::Run | Layout::Owned(_) => {
                Position::Run { base: self.base, len: self.bytes, at: 0 }
            }
            Layout::Typed { count, dtype, start } => {
                let mut cursor = Box::new(Cursor::new(dtype, *count));
                if *start > 0 {
                    cursor.seek(*start as u64);
                }
                let end = *start + self.bytes;
                Position::Typed { base: self.base, cursor, start: *start, at: *start, end }
            }
        }
    }

    /// Copies the bytes of `source`, converting layout; the shorter side decides.
    #[inline]
    pub fn copy_from(&self, source: &UserBuf) {
        if let (Some(s), Some(d)) = (source.contiguous(), self.contiguous()) {
            let n = s.len().min(d.len());
            // SAFETY: both lie in memory promised by `new`; `copy` allows overlap.
            unsafe { copy::overlapping(s.ptr(), d.ptr(), n) }
        } else {
            self.convert_from(source);
        }
    }

    #[inline(never)]
    fn convert_from(&self, source: &UserBuf) {
        let mut short = [0; 256];
        if let Some(all) = short.get_mut(..source.bytes.min(self.bytes)) {
            source.drain(all);
            self.fill(all);
            return;
        }
        let (mut reader, mut writer) = (source.reader(), self.writer());
        let mut piece = [0; 8192];
        loop {
            let n = reader.read(&mut piece);
            if n == 0 || writer.write(&piece[..n]) < n {
                return;
            }
        }
    }

    /// Writes `data` at packed offset `at` (fragments may arrive in any order). Bytes beyond the
    /// end are dropped; the caller has noted the truncation.
    #[inline(always)]
    pub fn write_at(&self, at: usize, data: &[u8]) {
        let n = data.len().min(self.bytes.saturating_sub(at));
        match &self.layout {
            Layout::Owned(_) => debug_assert!(n == 0, "owned data is only sent"),
            Layout::Run => {
                if n > 0 {
                    // SAFETY: at + n <= bytes, promised by `new`; `data` is ours, so no overlap.
                    unsafe {
                        copy::raw(data.as_ptr(), self.base.add(at), n);
                    }
                }
            }
            Layout::Typed { .. } => self.unpack_at(at, &data[..n]),
        }
    }

    /// Writes an element of at most 8 bytes that is a number, when the memory is as long as one.
    #[inline(always)]
    pub fn fill_word(&self, word: u64) {
        if let (Layout::Run, 8) = (&self.layout, self.bytes) {
            // SAFETY: 8 bytes, promised by `new`.
            unsafe { self.base.cast::<u64>().write_unaligned(word) }
        } else {
            let narrow = match self.bytes {
                1 => &[word as u8][..],
                2 => &(word as u16).to_ne_bytes(),
                4 => &(word as u32).to_ne_bytes(),
                _ => &word.to_ne_bytes(),
            };
            self.fill(narrow);
        }
    }

    /// Writes a whole message; gives the number of bytes that had room.
    #[inline(always)]
    pub fn fill(&self, message: &[u8]) -> usize {
        let n = message.len().min(self.bytes);
        if let Layout::Run = self.layout {
            // SAFETY: n <= bytes, promised by `new`; `message` is ours, so no overlap.
            unsafe { copy::raw(message.as_ptr(), self.base, n) }
        } else {
            self.unpack_at(0, &message[..n]);
        }
        n
    }

    /// Packs from the start as much as `out` has room for; gives the number of bytes.
    #[inline(always)]
    pub fn drain(&self, out: &mut [u8]) -> usize {
        let n = out.len().min(self.bytes);
        if let Layout::Run = self.layout {
            // SAFETY: n <= bytes, promised by `new`; `out` is ours, so no overlap.
            unsafe { copy::raw(self.base, out.as_mut_ptr(), n) }
            return n;
        }
        self.read_at(0, out)
    }

    /// Packs from packed byte `at` on as much as `out` has room for; gives the number of bytes.
    /// Without a [`BufReader`], whose cursor lies on the heap.
    #[inline(never)]
    pub fn read_at(&self, at: usize, out: &mut [u8]) -> usize {
        let at = at.min(self.bytes);
        let n = out.len().min(self.bytes - at);
        if let Layout::Typed { count, dtype, start } = &self.layout {
            let from = (*start + at) as u64;
            // SAFETY: base and type are the ones promised by `new`.
            return unsafe { dtype.pack(*count, self.base, from, &mut out[..n]) };
        }
        // SAFETY: at + n <= bytes, promised by `new`; `out` is ours, so no overlap.
        unsafe { copy::raw(self.base.add(at), out.as_mut_ptr(), n) }
        n
    }

    #[inline(never)]
    fn unpack_at(&self, at: usize, data: &[u8]) {
        debug_assert!(!matches!(self.layout, Layout::Owned(_)), "owned data is only sent");
        let Layout::Typed { count, dtype, start } = &self.layout else { return };
        let at = at.min(self.bytes);
        let n = data.len().min(self.bytes - at);
        let from = (*start + at) as u64;
        // SAFETY: base and type are the ones promised by `new`, used as a destination.
        unsafe { dtype.unpack(*count, self.base, from, &data[..n]) };
    }
}

#[derive(Debug)]
enum Position {
    Run {
        base: *mut u8,
        len: usize,
        at: usize,
    },
    /// `start`, `at` and `end` are positions of the cursor.
    Typed {
        base: *mut u8,
        cursor: Box<Cursor>,
        start: usize,
        at: usize,
        end: usize,
    },
}

// SAFETY: see TypedBuf.
unsafe impl Send for Position {}

impl Position {
    fn seek(&mut self, to: usize) {
        match self {
            Position::Run { len, at, .. } => *at = to.min(*len),
            Position::Typed { cursor, start, at, end, .. } => {
                *at = start.saturating_add(to).min(*end);
                cursor.seek(*at as u64);
            }
        }
    }
}

/// Packs a message's bytes in order.
#[derive(Debug)]
pub struct BufReader(Position);

impl BufReader {
    /// Fills as much of `out` as there are bytes; returns how many.
    pub fn read(&mut self, out: &mut [u8]) -> usize {
        match &mut self.0 {
            Position::Run { base, len, at } => {
                let n = out.len().min(*len - *at);
                // SAFETY: at + n <= len, promised by `new`.
                unsafe { copy::raw(base.add(*at), out.as_mut_ptr(), n) };
                *at += n;
                n
            }
            Position::Typed { base, cursor, at, end, .. } => {
                let n = out.len().min(*end - *at);
                // SAFETY: base and type are the ones promised by `new`.
                let n = unsafe { cursor.pack(*base, &mut out[..n]) };
                *at += n;
                n
            }
        }
    }

    /// Goes to packed offset `to`.
    pub fn seek(&mut self, to: usize) {
        self.0.seek(to);
    }
}

/// Unpacks a message's bytes in order.
#[derive(Debug)]
pub struct BufWriter(Position);

impl BufWriter {
    /// Writes as much of `data` as fits; returns how many bytes.
    pub fn write(&mut self, data: &[u8]) -> usize {
        match &mut self.0 {
            Position::Run { base, len, at } => {
                let n = data.len().min(*len - *at);
                // SAFETY: at + n <= len, promised by `new`, used as a destination.
                unsafe { copy::raw(data.as_ptr(), base.add(*at), n) };
                *at += n;
                n
            }
            Position::Typed { base, cursor, at, end, .. } => {
                let n = data.len().min(*end - *at);
                // SAFETY: base and type are the ones promised by `new`.
                let n = unsafe { cursor.unpack(*base, &data[..n]) };
                *at += n;
                n
            }
        }
    }

    /// Goes to packed offset `to`.
    pub fn seek(&mut self, to: usize) {
        self.0.seek(to);
    }
}

/// A position in the external32 bytes of elements, for packing or for unpacking, not for both.
#[derive(Debug)]
pub struct Portable {
    base: *mut u8,
    cursor: External,
}

// SAFETY: see TypedBuf.
unsafe impl Send for Portable {}

impl Portable {
    /// Byte 0 of all elements.
    pub fn new(buf: &TypedBuf) -> Portable {
        Portable { base: buf.base, cursor: External::new(&buf.dtype, buf.count) }
    }

    /// Packs into `out` as many bytes as fit or remain; gives how many.
    ///
    /// # Errors
    /// Class `Conversion` for a value that external32 has no room for.
    pub fn pack(&mut self, out: &mut [u8]) -> Result<usize> {
        // SAFETY: base and type are the ones promised by `TypedBuf::new`.
        let packed = unsafe { self.cursor.pack(self.base, out) };
        packed.map_err(|e| crate::err!(Conversion, "external32: {e}"))
    }

    /// Unpacks as many bytes of `data` as there are or as fit; gives how many.
    ///
    /// # Errors
    /// As [`Portable::pack`].
    pub fn unpack(&mut self, data: &[u8]) -> Result<usize> {
        // SAFETY: as for `pack`, used as a destination.
        let unpacked = unsafe { self.cursor.unpack(self.base, data) };
        unpacked.map_err(|e| crate::err!(Conversion, "external32: {e}"))
    }
}

/// An array of counts or displacements: `int` of the classic functions, 64 bits of the `_c` ones.
#[derive(Clone, Copy, Debug)]
pub enum Ints<'a> {
    /// `int`.
    I32(&'a [i32]),
    /// `MPI_Count` or `MPI_Aint`.
    I64(&'a [i64]),
}

impl Ints<'_> {
    /// Element `i`.
    #[inline]
    pub fn get(&self, i: usize) -> i64 {
        match self {
            Ints::I32(a) => i64::from(a[i]),
            Ints::I64(a) => a[i],
        }
    }

    /// Number of elements.
    pub fn len(&self) -> usize {
        match self {
            Ints::I32(a) => a.len(),
            Ints::I64(a) => a.len(),
        }
    }

    /// True when there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All elements.
    pub fn iter(&self) -> impl Iterator<Item = i64> + '_ {
        (0..self.len()).map(|i| self.get(i))
    }
}
