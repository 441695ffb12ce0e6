//! Constants of Fortran that are variables: MPI knows them by their addresses (MPI-5.0 section
//! 2.5.4).
//!
//! They are commons in Fortran, and definitions of the same size here. A program that was linked
//! without a shared library in sight has its own: the library then uses those, because it reaches
//! every one through its global offset table. So they may never be hidden or bound here.

use std::ffi::{c_int, c_void};
use std::ptr::null;

use crate::generated::sys;
use crate::types::Status;

macro_rules! commons {
    ($($name:ident $size:literal)*) => {
        std::arch::global_asm!(
            ".data",
            ".balign 64",
            $(
                concat!(".globl ", stringify!($name)),
                concat!(".type ", stringify!($name), ", %object"),
                concat!(".size ", stringify!($name), ", ", $size),
                concat!(stringify!($name), ": .zero ", $size),
                ".balign 64",
            )*
            ".text",
        );
        unsafe extern "C" {
            $(safe static $name: u8;)*
        }
    };
}

commons! {
    hawserbottom_ "4"
    hawserinplace_ "4"
    hawserautomatic_ "4"
    hawserunweighted_ "4"
    hawsernoweights_ "4"
    hawsererrcodes_ "4"
    hawserargv_ "1"
    hawserargvs_ "1"
    hawserstatus_ "32"
    hawserstatuses_ "32"
    hawserstatus08_ "32"
    hawserstatuses08_ "32"
}

fn is<T>(pointer: *const T, of: &'static u8) -> bool {
    std::ptr::eq(pointer.cast::<u8>(), of)
}

/// A choice buffer for C.
#[inline(always)]
pub(crate) fn buffer(pointer: *const c_void) -> *const c_void {
    if is(pointer, &hawserinplace_) {
        return sys::IN_PLACE as *const c_void;
    }
    if is(pointer, &hawserbottom_) {
        return sys::BOTTOM as *const c_void;
    }
    if is(pointer, &hawserautomatic_) {
        return sys::BUFFER_AUTOMATIC as *const c_void;
    }
    pointer
}

/// A status for C: null is `MPI_STATUS_IGNORE`.
#[inline(always)]
pub(crate) fn status(pointer: *mut Status) -> *mut Status {
    if is(pointer, &hawserstatus_) || is(pointer, &hawserstatus08_) {
        return sys::STATUS_IGNORE as *mut Status;
    }
    pointer
}

/// An array of statuses for C: null is `MPI_STATUSES_IGNORE`.
#[inline(always)]
pub(crate) fn statuses(pointer: *mut Status) -> *mut Status {
    if is(pointer, &hawserstatuses_) || is(pointer, &hawserstatuses08_) {
        return sys::STATUSES_IGNORE as *mut Status;
    }
    pointer
}

/// An array of weights or error codes for C.
#[inline(always)]
pub(crate) fn ints(pointer: *const c_int) -> *const c_int {
    if is(pointer, &hawserunweighted_) {
        return sys::UNWEIGHTED as *const c_int;
    }
    if is(pointer, &hawsernoweights_) {
        return sys::WEIGHTS_EMPTY as *const c_int;
    }
    if is(pointer, &hawsererrcodes_) {
        return null();
    }
    pointer
}

/// True for `MPI_ARGV_NULL` and `MPI_ARGVS_NULL`.
pub(crate) fn is_no_argv<T>(pointer: *const T) -> bool {
    is(pointer, &hawserargv_) || is(pointer, &hawserargvs_)
}
