//! Typemaps: what lies where in an element of a derived type, and the cursor that packs and
//! unpacks runs of elements, resumable at any byte. No I/O, no word of MPI.
use std::sync::Arc;

/// A type. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Datatype(Arc<TypeDesc>);

#[derive(Debug)]
struct TypeDesc {
    size: u64,
    extent: i64,
}

impl Datatype {
    /// Bytes of data in one element.
    #[inline]
    pub fn size(&self) -> u64 {
        self.0.size
    }
    /// Distance in bytes from one element to the next.
    #[inline]
    pub fn extent(&self) -> i64 {
        self.0.extent
    }
    /// Offset of the first byte of data from an element's address.
    #[inline]
    pub fn true_lb(&self) -> i64 {
        0
    }
    /// True when any number of elements, packed, is one run of memory beginning at `true_lb`.
    #[inline]
    pub fn is_contiguous(&self) -> bool {
        true
    }
}

/// A position in the packed bytes of `count` elements.
#[derive(Clone, Debug)]
pub struct Cursor {}

impl Cursor {
    /// A cursor at byte 0.
    pub fn new(_dtype: &Datatype, _count: u64) -> Cursor {
        Cursor {}
    }
    /// Goes to packed byte `to`.
    pub fn seek(&mut self, _to: u64) {}
    /// Packs bytes from the elements at `base` into `out`; returns how many.
    /// # Safety
    /// All elements lie in readable memory.
    pub unsafe fn pack(&mut self, _base: *const u8, _out: &mut [u8]) -> usize {
        0
    }
    /// Unpacks bytes into the elements at `base`; returns how many were used.
    /// # Safety
    /// All elements lie in writable memory.
    pub unsafe fn unpack(&mut self, _base: *mut u8, _data: &[u8]) -> usize {
        0
    }
}
