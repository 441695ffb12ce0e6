// Made by `cargo x codegen`; do not edit.
//! Removed in MPI-3.0, kept for old programs (MPI-5.0 chapter 17).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_errhandler_get(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_errhandler: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_errhandler);
        handles::put(errhandler, c_errhandler);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_errhandler_get_(
    comm: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_errhandler_get(sys::MPI_Errhandler_get, comm, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_errhandler_get_(
    comm: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_errhandler_get(sys::PMPI_Errhandler_get, comm, errhandler, ierror);
    }
}

#[inline(always)]
unsafe fn call_errhandler_set(
    c: unsafe extern "C" fn(Handle, Handle) -> c_int,
    comm: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), handles::errhandler(*errhandler));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_errhandler_set_(
    comm: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_errhandler_set(sys::MPI_Errhandler_set, comm, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_errhandler_set_(
    comm: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_errhandler_set(sys::PMPI_Errhandler_set, comm, errhandler, ierror);
    }
}

std::arch::global_asm!(
    ".globl mpi_errhandler_get",
    ".set mpi_errhandler_get, mpi_errhandler_get_",
    ".globl mpi_errhandler_get__",
    ".set mpi_errhandler_get__, mpi_errhandler_get_",
    ".globl MPI_ERRHANDLER_GET",
    ".set MPI_ERRHANDLER_GET, mpi_errhandler_get_",
    ".globl ompi_errhandler_get_f",
    ".set ompi_errhandler_get_f, mpi_errhandler_get_",
    ".globl mpi_errhandler_get_f08_",
    ".set mpi_errhandler_get_f08_, mpi_errhandler_get_",
    ".globl mpi_errhandler_get_f08",
    ".set mpi_errhandler_get_f08, mpi_errhandler_get_f08_",
    ".globl mpi_errhandler_get_f08__",
    ".set mpi_errhandler_get_f08__, mpi_errhandler_get_f08_",
    ".globl MPI_ERRHANDLER_GET_F08",
    ".set MPI_ERRHANDLER_GET_F08, mpi_errhandler_get_f08_",
    ".globl pmpi_errhandler_get",
    ".set pmpi_errhandler_get, pmpi_errhandler_get_",
    ".globl pmpi_errhandler_get__",
    ".set pmpi_errhandler_get__, pmpi_errhandler_get_",
    ".globl PMPI_ERRHANDLER_GET",
    ".set PMPI_ERRHANDLER_GET, pmpi_errhandler_get_",
    ".globl pmpi_errhandler_get_f08_",
    ".set pmpi_errhandler_get_f08_, pmpi_errhandler_get_",
    ".globl pmpi_errhandler_get_f08",
    ".set pmpi_errhandler_get_f08, pmpi_errhandler_get_f08_",
    ".globl pmpi_errhandler_get_f08__",
    ".set pmpi_errhandler_get_f08__, pmpi_errhandler_get_f08_",
    ".globl PMPI_ERRHANDLER_GET_F08",
    ".set PMPI_ERRHANDLER_GET_F08, pmpi_errhandler_get_f08_",
    ".globl mpi_errhandler_set",
    ".set mpi_errhandler_set, mpi_errhandler_set_",
    ".globl mpi_errhandler_set__",
    ".set mpi_errhandler_set__, mpi_errhandler_set_",
    ".globl MPI_ERRHANDLER_SET",
    ".set MPI_ERRHANDLER_SET, mpi_errhandler_set_",
    ".globl ompi_errhandler_set_f",
    ".set ompi_errhandler_set_f, mpi_errhandler_set_",
    ".globl mpi_errhandler_set_f08_",
    ".set mpi_errhandler_set_f08_, mpi_errhandler_set_",
    ".globl mpi_errhandler_set_f08",
    ".set mpi_errhandler_set_f08, mpi_errhandler_set_f08_",
    ".globl mpi_errhandler_set_f08__",
    ".set mpi_errhandler_set_f08__, mpi_errhandler_set_f08_",
    ".globl MPI_ERRHANDLER_SET_F08",
    ".set MPI_ERRHANDLER_SET_F08, mpi_errhandler_set_f08_",
    ".globl pmpi_errhandler_set",
    ".set pmpi_errhandler_set, pmpi_errhandler_set_",
    ".globl pmpi_errhandler_set__",
    ".set pmpi_errhandler_set__, pmpi_errhandler_set_",
    ".globl PMPI_ERRHANDLER_SET",
    ".set PMPI_ERRHANDLER_SET, pmpi_errhandler_set_",
    ".globl pmpi_errhandler_set_f08_",
    ".set pmpi_errhandler_set_f08_, pmpi_errhandler_set_",
    ".globl pmpi_errhandler_set_f08",
    ".set pmpi_errhandler_set_f08, pmpi_errhandler_set_f08_",
    ".globl pmpi_errhandler_set_f08__",
    ".set pmpi_errhandler_set_f08__, pmpi_errhandler_set_f08_",
    ".globl PMPI_ERRHANDLER_SET_F08",
    ".set PMPI_ERRHANDLER_SET_F08, pmpi_errhandler_set_f08_",
);
