//! Array sections that MPI uses after the call, where no count of one datatype describes them: the
//! operation is one on a copy, which lives as long as its request.

use std::ffi::{c_int, c_void};

use crate::generated::sys;
use crate::handles;
use crate::section::Descriptor;
use crate::types::Handle;
use crate::walked::Walked;

unsafe extern "C" {
    /// Has functions called before each start and after each end of an operation.
    fn MPIX_Request_around(
        request: *mut Handle,
        start: unsafe extern "C" fn(*mut c_void),
        end: unsafe extern "C" fn(*mut c_void),
        destructor: unsafe extern "C" fn(*mut c_void) -> c_int,
        state: *mut c_void,
    ) -> c_int;
}

/// A section and its elements in contiguous memory.
struct Copied {
    section: Descriptor,
    /// What MPI reads and writes; aligned for any element.
    memory: Vec<u128>,
    /// What `memory` was at the start, where MPI writes: elements that differ from it at the end
    /// are written back, and no others, since the user may use those that MPI leaves alone.
    before: Vec<u128>,
}

impl Copied {
    fn new(section: &Descriptor, written: bool) -> Copied {
        let section = section.own();
        let words = section.bytes().div_ceil(16);
        let before = vec![0; if written { words } else { 0 }];
        let mut copied = Copied { section, memory: vec![0; words], before };
        copied.fill();
        copied
    }

    fn fill(&mut self) {
        let n = self.section.elem_len;
        let mut to = self.memory.as_mut_ptr().cast::<u8>();
        self.section.each(|from| {
            // SAFETY: an element of the section, which the user leaves to MPI, and room for all.
            unsafe {
                std::ptr::copy_nonoverlapping(from, to, n);
                to = to.add(n);
            }
        });
        if !self.before.is_empty() {
            self.before.copy_from_slice(&self.memory);
        }
    }

    fn empty(&self) {
        if self.before.is_empty() {
            return;
        }
        let n = self.section.elem_len;
        let (mut after, mut before) =
            (self.memory.as_ptr().cast::<u8>(), self.before.as_ptr().cast::<u8>());
        self.section.each(|to| {
            // SAFETY: as in `fill`; both copies have all elements.
            unsafe {
                let changed =
                    std::slice::from_raw_parts(after, n) != std::slice::from_raw_parts(before, n);
                if changed {
                    std::ptr::copy_nonoverlapping(after, to, n);
                }
                (after, before) = (after.add(n), before.add(n));
            }
        });
    }
}

/// The copies of one operation.
pub(crate) struct Kept(Vec<Copied>);

impl Kept {
    pub(crate) fn new() -> Kept {
        Kept(Vec::new())
    }

    /// The address that MPI gets for a section; `written`: MPI writes there.
    ///
    /// # Safety
    /// The descriptor is of memory that the user leaves to MPI as long as the operation lasts.
    pub(crate) unsafe fn buffer(&mut self, section: &Descriptor, written: bool) -> *mut c_void {
        if section.is_contiguous() {
            return section.base;
        }
        let mut copied = Copied::new(section, written);
        let address = copied.memory.as_mut_ptr().cast();
        self.0.push(copied);
        address
    }

    /// A section as elements of one datatype: of one that walks it, or of its own in a copy.
    ///
    /// # Errors
    /// As [`Walked::new`], but for sections that have to be copied.
    ///
    /// # Safety
    /// As [`Kept::buffer`].
    pub(crate) unsafe fn walk(
        &mut self,
        section: &Descriptor,
        count: i64,
        dtype: c_int,
        written: bool,
    ) -> Result<Walked, c_int> {
        match Walked::new(section, count, dtype) {
            Err(sys::ERR_BUFFER) => {
                let n = c_int::try_from(count).map_err(|_| sys::ERR_COUNT)?;
                if !fits(section, count, dtype) {
                    return Err(sys::ERR_COUNT);
                }
                // SAFETY: promised by the caller.
                Ok(Walked::plain(unsafe { self.buffer(section, written) }, n, dtype))
            }
            walked => walked,
        }
    }

    /// Leaves the copies to the operation that uses them; without one they end here.
    ///
    /// # Safety
    /// `request` is the caller's variable, with the handle of that operation if `code` is success.
    pub(crate) unsafe fn leave_to(self, code: c_int, request: *mut c_int) {
        if code != sys::SUCCESS || self.0.is_empty() {
            return;
        }
        let state: *mut c_void = Box::into_raw(Box::new(self)).cast();
        // SAFETY: the functions take this state; `discard` ends it. The handle is new.
        unsafe {
            let mut handle = handles::request(*request);
            MPIX_Request_around(&mut handle, fill, empty, discard, state);
            handles::put(request, handle);
        }
    }
}

/// True if `count` elements of `dtype` lie inside a section's elements side by side.
fn fits(section: &Descriptor, count: i64, dtype: c_int) -> bool {
    let user = handles::datatype(dtype);
    let (mut lower, mut extent, mut first, mut reach) = (0i64, 0i64, 0i64, 0i64);
    // SAFETY: local variables.
    unsafe {
        sys::PMPI_Type_get_extent_c(user, &mut lower, &mut extent);
        sys::PMPI_Type_get_true_extent_c(user, &mut first, &mut reach);
    }
    let last = extent.saturating_mul(count - 1);
    let (low, high) = (first.saturating_add(last.min(0)), first.saturating_add(last.max(0)));
    low >= 0 && high.saturating_add(reach) <= section.bytes() as i64
}

unsafe extern "C" fn fill(state: *mut c_void) {
    // SAFETY: the state of `leave_to`; MPI does one thing after the other with one request.
    unsafe { (*state.cast::<Kept>()).0.iter_mut().for_each(Copied::fill) };
}

unsafe extern "C" fn empty(state: *mut c_void) {
    // SAFETY: as in `fill`.
    unsafe { (*state.cast::<Kept>()).0.iter().for_each(Copied::empty) };
}

unsafe extern "C" fn discard(state: *mut c_void) -> c_int {
    // SAFETY: as in `fill`; called once, as the last.
    drop(unsafe { Box::from_raw(state.cast::<Kept>()) });
    sys::SUCCESS
}
