//! Constants of Fortran that are variables: MPI knows them by their addresses (MPI-5.0 section
//! 2.5.4).
//!
//! They are commons in Fortran, and definitions of the same size here. A program that was linked
//! without a shared library in sight has its own: the library then uses those, because it reaches
//! every one through its global offset table. So they may never be hidden or bound here.

use std::ffi::{c_int, c_void};
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::abi::is;
use crate::generated::sys;
use crate::types::Status;

/// `MPI_BUFFER_AUTOMATIC` as the program spells it, once it has attached it.
static AUTOMATIC: AtomicPtr<c_void> = AtomicPtr::new(null_mut());

/// An address for Fortran that C gives back from what was attached.
pub(crate) fn detached(address: *mut c_void) -> *mut c_void {
    if address.addr() != sys::BUFFER_AUTOMATIC {
        return address;
    }
    // Relaxed: an address of the program, and all spellings are there from its start.
    match AUTOMATIC.load(Ordering::Relaxed) {
        // C has attached it.
        unknown if unknown.is_null() => is::place_of_automatic().unwrap_or(address),
        known => known,
    }
}

/// A choice buffer for C.
#[inline(always)]
pub(crate) fn buffer(pointer: *const c_void) -> *const c_void {
    if is::any(pointer) { constant(pointer) } else { pointer }
}

fn constant(pointer: *const c_void) -> *const c_void {
    if is::in_place(pointer) {
        return sys::IN_PLACE as *const c_void;
    }
    if is::bottom(pointer) {
        return sys::BOTTOM as *const c_void;
    }
    if is::automatic(pointer) {
        AUTOMATIC.store(pointer.cast_mut(), Ordering::Relaxed);
        return sys::BUFFER_AUTOMATIC as *const c_void;
    }
    pointer
}

/// A status for C.
#[inline(always)]
pub(crate) fn status(pointer: *mut Status) -> *mut Status {
    if is::any(pointer) && is::status(pointer) {
        return sys::STATUS_IGNORE as *mut Status;
    }
    pointer
}

/// An array of statuses for C.
#[inline(always)]
pub(crate) fn statuses(pointer: *mut Status) -> *mut Status {
    if is::any(pointer) && is::statuses(pointer) {
        return sys::STATUSES_IGNORE as *mut Status;
    }
    pointer
}

/// An array of weights or error codes for C.
#[inline(always)]
pub(crate) fn ints(pointer: *const c_int) -> *const c_int {
    if !is::any(pointer) {
        return pointer;
    }
    if is::unweighted(pointer) {
        return sys::UNWEIGHTED as *const c_int;
    }
    if is::no_weights(pointer) {
        return sys::WEIGHTS_EMPTY as *const c_int;
    }
    if is::errcodes(pointer) {
        return null();
    }
    pointer
}

/// True for `MPI_ARGV_NULL` and `MPI_ARGVS_NULL`.
pub(crate) fn is_no_argv<T>(pointer: *const T) -> bool {
    is::any(pointer) && is::argv(pointer)
}
