//! Scratch memory in elements of a datatype, for collectives.

use std::alloc::{Layout, alloc, alloc_zeroed, dealloc};

use hawser_datatype::Datatype;

use crate::buf::TypedBuf;
use crate::err;
use crate::error::Result;

/// Alignment of scratch memory in bytes: a cache line, which suits every type.
const ALIGN: usize = 64;
/// What the allocator gives anyhow: memory for which more is asked it clears by writing.
const ALIGN_ZEROED: usize = 16;

/// Memory of the library that can hold a number of elements of a datatype.
///
/// The buffers that [`TempBuf::typed`] gives are valid until this is dropped; who posts receives
/// into them keeps it, or gives it up with [`TempBuf::leak`].
#[derive(Debug)]
pub struct TempBuf {
    memory: *mut u8,
    layout: Layout,
    elements: TypedBuf,
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
        // SAFETY: the size is not zero.
        TempBuf::make(count, dtype, ALIGN, |layout| unsafe { alloc(layout) })
    }

    /// `allocate` gets a layout that is not of size zero.
    fn make(
        count: u64,
        dtype: &Datatype,
        align: usize,
        allocate: impl Fn(Layout) -> *mut u8,
    ) -> Result<TempBuf> {
        let no_memory = || err!(NoMem, "no scratch memory for {count} elements of a collective");
        // The elements' data lies between true_lb of the lowest and true_ub of the highest one.
        let last = i64::try_from(count.saturating_sub(1)).map_err(|_| no_memory())?;
        let reach = last.checked_mul(dtype.extent()).ok_or_else(no_memory)?;
        let low = dtype.true_lb().checked_add(reach.min(0)).ok_or_else(no_memory)?;
        let high = dtype.true_ub().checked_add(reach.max(0)).ok_or_else(no_memory)?;
        let bytes = high.checked_sub(low).and_then(|b| usize::try_from(b).ok());
        let bytes = if count == 0 { 0 } else { bytes.ok_or_else(no_memory)? };
        let layout = Layout::from_size_align(bytes.max(1), align).map_err(|_| no_memory())?;
        let memory = allocate(layout);
        if memory.is_null() {
            return Err(no_memory());
        }
        let base = memory.wrapping_offset((low as isize).wrapping_neg());
        // SAFETY: all data of the elements lies inside the allocation, computed above; it stays
        // until drop, see the type's promise.
        let elements = unsafe { TypedBuf::new(base, count, dtype.clone()) };
        Ok(TempBuf { memory, layout, elements })
    }

    /// As [`TempBuf::new`], with zeros, aligned for every predefined type, and without pages that
    /// nobody has touched.
    ///
    /// # Errors
    /// As [`TempBuf::new`].
    pub fn zeroed(count: u64, dtype: &Datatype) -> Result<TempBuf> {
        // SAFETY: the size is not zero.
        TempBuf::make(count, dtype, ALIGN_ZEROED, |layout| unsafe { alloc_zeroed(layout) })
    }

    /// The elements.
    pub fn typed(&self) -> &TypedBuf {
        &self.elements
    }

    /// Gives the memory up for good, since a message may still be written into it.
    pub fn leak(self) {
        std::mem::forget(self);
    }
}

impl Drop for TempBuf {
    fn drop(&mut self) {
        // SAFETY: allocated in `new` with this layout.
        unsafe { dealloc(self.memory, self.layout) }
    }
}
