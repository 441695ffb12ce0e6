//! Types of the C binding.

use std::ffi::{c_int, c_void};

/// A handle of the standard ABI: never dereferenced.
pub(crate) type Handle = *mut c_void;

/// A status: the same eight numbers in C and in both forms of Fortran (MPI-5.0 section 20.3).
pub(crate) type Status = [c_int; 8];
