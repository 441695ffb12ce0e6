//! What entries are made of.

pub(crate) use std::ffi::{c_char, c_int, c_void};

pub(crate) use crate::abi::{Given, given};
pub(crate) use crate::generated::sys;
pub(crate) use crate::handles::{self, Handles};
pub(crate) use crate::kept::Kept;
pub(crate) use crate::section::{Descriptor, Staged};
pub(crate) use crate::sentinel;
pub(crate) use crate::text::{Text, TextOut};
pub(crate) use crate::types::{Handle, Status};
pub(crate) use crate::walked::Walked;

/// Writes the error code, unless the caller has left the optional argument out.
///
/// # Safety
/// `ierror` is null or the caller's variable.
#[inline(always)]
pub(crate) unsafe fn finish(ierror: *mut c_int, code: c_int) {
    if !ierror.is_null() {
        // SAFETY: promised by the caller.
        unsafe { ierror.write(code) };
    }
}

/// Raises an error that was found here with the communicator's error handler.
///
/// # Safety
/// `ierror` is null or the caller's variable.
#[cold]
pub(crate) unsafe fn refuse(ierror: *mut c_int, code: c_int, comm: c_int) {
    // SAFETY: the function takes any handle and code.
    unsafe {
        sys::PMPI_Comm_call_errhandler(handles::comm(comm), code);
        finish(ierror, code);
    }
}

/// Number of elements of an array argument; none where it is negative, which C will refuse.
///
/// # Safety
/// `n` is the caller's variable.
#[inline(always)]
pub(crate) unsafe fn length<T: Copy + TryInto<usize>>(n: *const T) -> usize {
    // SAFETY: promised by the caller.
    unsafe { *n }.try_into().unwrap_or(0)
}

/// LOGICALs. Compilers differ in what `.TRUE.` is; all have its lowest bit set.
pub(crate) mod logical {
    use std::ffi::c_int;

    /// What no C function stores as a flag.
    pub(crate) const UNSET: c_int = c_int::MIN;

    #[inline(always)]
    pub(crate) fn read(value: c_int) -> c_int {
        value & 1
    }

    /// # Safety
    /// `to` is the caller's variable.
    #[inline(always)]
    pub(crate) unsafe fn put(to: *mut c_int, flag: c_int) {
        if flag != UNSET {
            // SAFETY: promised by the caller.
            unsafe { to.write(c_int::from(flag != 0)) };
        }
    }
}

/// An array of LOGICALs as C's flags.
pub(crate) struct Flags(Vec<c_int>);

impl Flags {
    /// # Safety
    /// `from` has `n` elements.
    pub(crate) unsafe fn read(from: *const c_int, n: usize) -> Flags {
        // SAFETY: promised by the caller.
        Flags((0..n).map(|i| logical::read(unsafe { *from.add(i) })).collect())
    }

    pub(crate) fn empty(n: usize) -> Flags {
        Flags(vec![logical::UNSET; n])
    }

    pub(crate) fn as_ptr(&self) -> *const c_int {
        self.0.as_ptr()
    }

    pub(crate) fn as_mut_ptr(&mut self) -> *mut c_int {
        self.0.as_mut_ptr()
    }

    /// # Safety
    /// `to` has as many elements.
    pub(crate) unsafe fn write(&self, to: *mut c_int) {
        for (i, &flag) in self.0.iter().enumerate() {
            // SAFETY: promised by the caller.
            unsafe { logical::put(to.add(i), flag) };
        }
    }
}

/// Indices of requests, which count from one in Fortran.
pub(crate) mod index {
    use super::{c_int, sys};

    fn known(code: c_int) -> bool {
        code == sys::SUCCESS || code == sys::ERR_IN_STATUS
    }

    /// # Safety
    /// `at` is the caller's variable.
    #[inline(always)]
    pub(crate) unsafe fn one(code: c_int, at: *mut c_int) {
        // SAFETY: promised by the caller.
        unsafe {
            if known(code) && *at != sys::UNDEFINED {
                *at += 1;
            }
        }
    }

    /// # Safety
    /// `at` has `*count` elements, if that is a number.
    #[inline(always)]
    pub(crate) unsafe fn some(code: c_int, at: *mut c_int, count: *const c_int) {
        // SAFETY: promised by the caller.
        unsafe {
            if known(code) && *count != sys::UNDEFINED {
                for i in 0..super::length(count) {
                    *at.add(i) += 1;
                }
            }
        }
    }
}
