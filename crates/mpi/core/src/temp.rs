//! Scratch memory in elements of a datatype, for collectives.

use std::alloc::{Layout, alloc, alloc_zeroed, dealloc};

use hawser_datatype::Datatype;

use crate::buf::TypedBuf;
use crate::err;
use crate::error::{Error, Result};

/// Alignment of scratch memory in bytes: a cache line, which suits every type.
const ALIGN: usize = 64;
/// What the allocator gives anyhow, which suits every predefined type: memory for which more is
/// asked costs it hundreds of instructions, and is cleared by writing.
const ALIGN_ANYHOW: usize = 16;
/// Packed bytes up to which scratch memory is aligned so.
const SHORT: u64 = 1024;

/// Memory of the library that can hold a number of elements of a datatype.
///
/// The buffers that [`TempBuf::typed`] gives are valid until this is dropped; who posts receives
/// into them keeps it, or gives it up with [`TempBuf::leak`].
#[derive(Debug)]
pub struct TempBuf {
    memory: *mut u8,
    layout: Layout,
    /// Of the first slot, where slots lie apart; else all.
    elements: TypedBuf,
    stride: Option<Stride>,
}

/// How far the vectors are from each other.
#[derive(Clone, Copy, Debug)]
struct Stride {
    /// Elements of a slot.
    len: u64,
    /// Bytes from one slot to the next.
    bytes: isize,
}

// SAFETY: plain memory with one owner; see TypedBuf for what its users promise.
unsafe impl Send for TempBuf {}
// SAFETY: as above; this type gives the address and nothing else.
unsafe impl Sync for TempBuf {}

impl TempBuf {
    /// Memory for `count` elements of `dtype`, uninitialised holes and all.
    ///
    /// # Errors
    /// Class `NoMem`.
    pub fn new(count: u64, dtype: &Datatype) -> Result<TempBuf> {
        TempBuf::slots(1, count, dtype)
    }

    /// Memory for several vectors of `len` elements of `dtype`, all of which hold data at the same
    /// time. Elements of one vector may lie amid others of it, as the columns of a matrix do;
    /// those of different vectors do not.
    ///
    /// # Errors
    /// As [`TempBuf::new`].
    pub fn slots(slots: u64, len: u64, dtype: &Datatype) -> Result<TempBuf> {
        let bytes = slots.saturating_mul(len).saturating_mul(dtype.size());
        let align = if bytes <= SHORT { ALIGN_ANYHOW } else { ALIGN };
        // SAFETY: the size is not zero.
        TempBuf::make(slots, len, dtype, align, |layout| unsafe { alloc(layout) })
    }

    /// As [`TempBuf::new`], with zeros, aligned for every predefined type, and without pages that
    /// nobody has touched.
    ///
    /// # Errors
    /// As [`TempBuf::new`].
    pub fn zeroed(count: u64, dtype: &Datatype) -> Result<TempBuf> {
        // SAFETY: the size is not zero.
        TempBuf::make(1, count, dtype, ALIGN_ANYHOW, |layout| unsafe { alloc_zeroed(layout) })
    }

    /// `allocate` gets a layout that is not of size zero.
    fn make(
        slots: u64,
        len: u64,
        dtype: &Datatype,
        align: usize,
        allocate: impl Fn(Layout) -> *mut u8,
    ) -> Result<TempBuf> {
        let interleave = dtype.true_extent() > dtype.extent().saturating_abs();
        let span = match slots > 1 && interleave {
            true => Span::of(len, dtype, align).and_then(|one| one.times(slots, align)),
            false => slots.checked_mul(len).and_then(|n| Span::of(n, dtype, align)),
        };
        let layout = span.as_ref().and_then(|span| {
            let bytes = usize::try_from(span.bytes).ok()?.max(1);
            Layout::from_size_align(bytes, align).ok()
        });
        let (Some(span), Some(layout)) = (span, layout) else {
            return Err(no_memory(slots, len));
        };
        let memory = allocate(layout);
        if memory.is_null() {
            return Err(no_memory(slots, len));
        }
        let base = memory.wrapping_offset((span.low as isize).wrapping_neg());
        // SAFETY: all data of the elements lies inside the allocation, see `Span`; it stays until
        // drop, see the type's promise.
        let elements = unsafe { TypedBuf::new(base, span.elements, dtype.clone()) };
        let stride = span.stride.map(|bytes| Stride { len, bytes: bytes as isize });
        Ok(TempBuf { memory, layout, elements, stride })
    }

    /// Where the element `at` of all slots lies, if the slots lie apart: its slot, and its number
    /// there. Else it is element `at` of [`TempBuf::typed`].
    #[inline]
    pub fn slot(&self, at: u64) -> Option<(TypedBuf, u64)> {
        let Stride { len, bytes } = self.stride?;
        let slot = at.checked_div(len).unwrap_or(0);
        let base = self.elements.addr().wrapping_offset((slot as isize).wrapping_mul(bytes));
        // SAFETY: a slot is memory for `len` elements, see `make`.
        Some((unsafe { TypedBuf::new(base, len, self.elements.dtype.clone()) }, at - slot * len))
    }

    /// The elements; where slots lie apart those of the first one.
    pub fn typed(&self) -> &TypedBuf {
        &self.elements
    }

    /// Gives the memory up for good, since a message may still be written into it.
    pub fn leak(self) {
        std::mem::forget(self);
    }
}

/// Bytes that elements take.
struct Span {
    /// Elements that follow one another at their extent.
    elements: u64,
    /// Offset of the first byte from the address of element 0, a multiple of the alignment.
    low: i64,
    bytes: i64,
    /// From one slot to the next, where there are several.
    stride: Option<i64>,
}

impl Span {
    /// The data lies between true_lb of the lowest and true_ub of the highest element.
    fn of(elements: u64, dtype: &Datatype, align: usize) -> Option<Span> {
        let last = i64::try_from(elements.saturating_sub(1)).ok()?;
        let reach = last.checked_mul(dtype.extent())?;
        let low = dtype.true_lb().checked_add(reach.min(0))?;
        // The address of element 0 is aligned as the memory is: programs may count on it.
        let low = low.checked_sub(low.rem_euclid(align as i64))?;
        let bytes = dtype.true_ub().checked_add(reach.max(0))?.checked_sub(low)?;
        Some(Span { elements, low, bytes: if elements == 0 { 0 } else { bytes }, stride: None })
    }

    /// So many of them, one behind the other.
    fn times(self, slots: u64, align: usize) -> Option<Span> {
        let stride = self.bytes.checked_add(align as i64 - 1)? / align as i64 * align as i64;
        let bytes = stride.checked_mul(i64::try_from(slots).ok()?)?;
        Some(Span { bytes, stride: Some(stride), ..self })
    }
}

#[cold]
fn no_memory(slots: u64, len: u64) -> Error {
    let count = slots.saturating_mul(len);
    err!(NoMem, "no scratch memory for {count} elements of a collective")
}

impl Drop for TempBuf {
    fn drop(&mut self) {
        // SAFETY: allocated in `make` with this layout.
        unsafe { dealloc(self.memory, self.layout) }
    }
}
