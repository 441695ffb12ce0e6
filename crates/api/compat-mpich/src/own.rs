//! What MPICH's ABI alone has.
#![allow(non_snake_case, non_upper_case_globals, clippy::missing_safety_doc)]

use crate::byhand::weak;
use crate::prelude::*;

/// Pointers that name no array of weights.
#[unsafe(no_mangle)]
pub static MPI_UNWEIGHTED: usize = 10;
#[unsafe(no_mangle)]
pub static MPI_WEIGHTS_EMPTY: usize = 11;
#[unsafe(no_mangle)]
pub static MPI_T_PVAR_ALL_HANDLES: usize = 1;
/// Pointers to Fortran statuses that are not wanted.
#[unsafe(no_mangle)]
pub static MPI_F_STATUS_IGNORE: usize = 1;
#[unsafe(no_mangle)]
pub static MPI_F_STATUSES_IGNORE: usize = 1;

/// `MPI_DUP_FN` and its kin: the attribute is copied as it is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIR_Dup_fn(
    _object: c_int,
    _keyval: c_int,
    _state: *mut c_void,
    value: *mut c_void,
    new: *mut *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller's variables (MPI-5.0 section 7.7.2).
    unsafe {
        *new = value;
        *flag = 1;
    }
    0
}

#[unsafe(no_mangle)]
pub extern "C" fn PMPI_File_c2f(file: usize) -> c_int {
    file as c_int
}

#[unsafe(no_mangle)]
pub extern "C" fn PMPI_File_f2c(file: c_int) -> usize {
    file as usize
}

weak! {
    File_c2f
    File_f2c
}
