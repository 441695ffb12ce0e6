//! User memory as the transports see it.

use hawser_lockfree::copy;

/// Bytes from which the processor's instruction for strings copies to shared memory: it takes whole
/// lines over without fetching them first.
const STRING_MIN: usize = 1 << 10;

/// A piece of memory that belongs to the user or to a request and outlives an operation under way.
///
/// It is a pointer and a length, not a borrow: who creates one promises (see [`UserSlice::new`])
/// that the memory stays valid until the operation that it was given to has completed.
#[derive(Clone, Copy, Debug)]
pub struct UserSlice {
    ptr: *mut u8,
    len: usize,
}

// SAFETY: a UserSlice is only an address; the promise of `new` covers use from any thread.
unsafe impl Send for UserSlice {}
// SAFETY: as above.
unsafe impl Sync for UserSlice {}

impl UserSlice {
    /// # Safety
    /// `ptr..ptr+len` is readable (and writable if it is used as a destination), and stays so, and
    /// is not accessed against the rules of MPI-5.0 section 3.7.2, until the operation completes.
    pub const unsafe fn new(ptr: *mut u8, len: usize) -> UserSlice {
        UserSlice { ptr, len }
    }

    /// No bytes.
    pub const fn empty() -> UserSlice {
        UserSlice { ptr: std::ptr::null_mut(), len: 0 }
    }

    /// First byte.
    pub const fn ptr(&self) -> *mut u8 {
        self.ptr
    }

    /// Length in bytes.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// True when there are no bytes.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The part `offset .. offset + len`.
    ///
    /// # Panics
    /// When the part does not lie inside: the caller computed it wrongly.
    #[inline]
    pub fn part(&self, offset: usize, len: usize) -> UserSlice {
        assert!(offset <= self.len && len <= self.len - offset, "part outside of user memory");
        // SAFETY: inside the original, whose creator's promise covers it.
        unsafe { UserSlice::new(self.ptr.add(offset), len) }
    }

    /// Copies the bytes out. `to` is as long as the slice.
    pub fn read(&self, to: &mut [u8]) {
        assert_eq!(to.len(), self.len);
        // SAFETY: `new`'s promise; `to` is a live exclusive borrow, so they cannot overlap.
        unsafe { copy::raw(self.ptr, to.as_mut_ptr(), self.len) }
    }

    /// Copies bytes of other memory in, which may overlap this one; the shorter side decides.
    #[inline(always)]
    pub fn copy_from(&self, from: UserSlice) {
        let n = self.len.min(from.len);
        // SAFETY: `new`'s promise of both; `overlapping` allows overlap.
        unsafe { copy::overlapping(from.ptr, self.ptr, n) }
    }

    /// Copies as many bytes to memory that another processor has read last. The two sides are equal
    /// in length and do not overlap.
    #[inline]
    pub fn give(&self, from: UserSlice) {
        assert_eq!(from.len, self.len);
        let long = from.len >= STRING_MIN && copy::has_strings();
        // SAFETY: `new`'s promise of both, and the caller's memory is no shared memory.
        unsafe {
            match long && copy::string_suits(from.ptr, self.ptr) {
                true => copy::string(from.ptr, self.ptr, from.len),
                false => copy::into_shared(from.ptr, self.ptr, from.len),
            }
        }
    }

    /// Copies as many bytes from memory that another processor has written last. The two sides are
    /// equal in length and do not overlap.
    #[inline]
    pub fn take(&self, from: UserSlice) {
        assert_eq!(from.len, self.len);
        // SAFETY: as in `give`.
        unsafe { copy::out_of_shared(from.ptr, self.ptr, self.len) }
    }

    /// Copies bytes in. `from` is as long as the slice.
    #[inline]
    pub fn write(&self, from: &[u8]) {
        assert_eq!(from.len(), self.len);
        // SAFETY: `new`'s promise, used as a destination; `from` is a live borrow and the memory is
        // not accessed meanwhile, so they cannot overlap.
        unsafe { copy::raw(from.as_ptr(), self.ptr, self.len) }
    }

    /// The bytes as a slice for the duration of a call into a transport.
    ///
    /// # Safety
    /// Nobody writes the memory while the slice lives.
    pub unsafe fn as_slice(&self) -> &[u8] {
        if self.len == 0 {
            return &[];
        }
        // SAFETY: `new`'s promise and this function's.
        unsafe { std::slice::from_raw_parts(self.ptr, self.len) }
    }

    /// The bytes as a place to write to for the duration of a call into a transport.
    ///
    /// # Safety
    /// The memory is a destination, and nobody else accesses it while the slice lives.
    #[allow(clippy::mut_from_ref)]
    pub unsafe fn as_mut_slice(&self) -> &mut [u8] {
        if self.len == 0 {
            return &mut [];
        }
        // SAFETY: `new`'s promise and this function's.
        unsafe { std::slice::from_raw_parts_mut(self.ptr, self.len) }
    }
}
