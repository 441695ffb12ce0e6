//! Types of the C binding below.

use std::ffi::{c_int, c_void};

/// A handle, as the library below made it.
pub(crate) type Handle = *mut c_void;

/// A status: the same numbers in C and in Fortran.
pub(crate) type Status = [c_int; 6];
