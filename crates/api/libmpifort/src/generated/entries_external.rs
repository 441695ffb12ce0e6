// Made by `cargo x codegen`; do not edit.
//! External interfaces (MPI-5.0 chapter 13).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_grequest_complete(
    c: unsafe extern "C" fn(Handle) -> c_int,
    request: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::request(*request));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_grequest_complete_(request: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_grequest_complete(sys::MPI_Grequest_complete, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_grequest_complete_(request: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_grequest_complete(sys::PMPI_Grequest_complete, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_set_cancelled(
    c: unsafe extern "C" fn(*mut Status, c_int) -> c_int,
    status: *mut Status,
    flag: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, logical::read(*flag));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_status_set_cancelled_(
    status: *mut Status,
    flag: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_cancelled(sys::MPI_Status_set_cancelled, status, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_set_cancelled_(
    status: *mut Status,
    flag: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_cancelled(sys::PMPI_Status_set_cancelled, status, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_set_elements(
    c: unsafe extern "C" fn(*mut Status, Handle, c_int) -> c_int,
    status: *mut Status,
    datatype: *const c_int,
    count: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, handles::datatype(*datatype), *count);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_status_set_elements_(
    status: *mut Status,
    datatype: *const c_int,
    count: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_elements(sys::MPI_Status_set_elements, status, datatype, count, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_set_elements_(
    status: *mut Status,
    datatype: *const c_int,
    count: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_elements(sys::PMPI_Status_set_elements, status, datatype, count, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_set_elements_c(
    c: unsafe extern "C" fn(*mut Status, Handle, i64) -> c_int,
    status: *mut Status,
    datatype: *const c_int,
    count: *const i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, handles::datatype(*datatype), *count);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_status_set_elements_c_f08_(
    status: *mut Status,
    datatype: *const c_int,
    count: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_elements_c(sys::MPI_Status_set_elements_c, status, datatype, count, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_set_elements_c_f08_(
    status: *mut Status,
    datatype: *const c_int,
    count: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_elements_c(
            sys::PMPI_Status_set_elements_c,
            status,
            datatype,
            count,
            ierror,
        );
    }
}

std::arch::global_asm!(
    ".globl mpi_grequest_complete",
    ".set mpi_grequest_complete, mpi_grequest_complete_",
    ".globl mpi_grequest_complete__",
    ".set mpi_grequest_complete__, mpi_grequest_complete_",
    ".globl MPI_GREQUEST_COMPLETE",
    ".set MPI_GREQUEST_COMPLETE, mpi_grequest_complete_",
    ".globl ompi_grequest_complete_f",
    ".set ompi_grequest_complete_f, mpi_grequest_complete_",
    ".globl mpi_grequest_complete_f08_",
    ".set mpi_grequest_complete_f08_, mpi_grequest_complete_",
    ".globl mpi_grequest_complete_f08",
    ".set mpi_grequest_complete_f08, mpi_grequest_complete_f08_",
    ".globl mpi_grequest_complete_f08__",
    ".set mpi_grequest_complete_f08__, mpi_grequest_complete_f08_",
    ".globl MPI_GREQUEST_COMPLETE_F08",
    ".set MPI_GREQUEST_COMPLETE_F08, mpi_grequest_complete_f08_",
    ".globl pmpi_grequest_complete",
    ".set pmpi_grequest_complete, pmpi_grequest_complete_",
    ".globl pmpi_grequest_complete__",
    ".set pmpi_grequest_complete__, pmpi_grequest_complete_",
    ".globl PMPI_GREQUEST_COMPLETE",
    ".set PMPI_GREQUEST_COMPLETE, pmpi_grequest_complete_",
    ".globl pmpi_grequest_complete_f08_",
    ".set pmpi_grequest_complete_f08_, pmpi_grequest_complete_",
    ".globl pmpi_grequest_complete_f08",
    ".set pmpi_grequest_complete_f08, pmpi_grequest_complete_f08_",
    ".globl pmpi_grequest_complete_f08__",
    ".set pmpi_grequest_complete_f08__, pmpi_grequest_complete_f08_",
    ".globl PMPI_GREQUEST_COMPLETE_F08",
    ".set PMPI_GREQUEST_COMPLETE_F08, pmpi_grequest_complete_f08_",
    ".globl mpi_status_set_cancelled",
    ".set mpi_status_set_cancelled, mpi_status_set_cancelled_",
    ".globl mpi_status_set_cancelled__",
    ".set mpi_status_set_cancelled__, mpi_status_set_cancelled_",
    ".globl MPI_STATUS_SET_CANCELLED",
    ".set MPI_STATUS_SET_CANCELLED, mpi_status_set_cancelled_",
    ".globl ompi_status_set_cancelled_f",
    ".set ompi_status_set_cancelled_f, mpi_status_set_cancelled_",
    ".globl mpi_status_set_cancelled_f08_",
    ".set mpi_status_set_cancelled_f08_, mpi_status_set_cancelled_",
    ".globl mpi_status_set_cancelled_f08",
    ".set mpi_status_set_cancelled_f08, mpi_status_set_cancelled_f08_",
    ".globl mpi_status_set_cancelled_f08__",
    ".set mpi_status_set_cancelled_f08__, mpi_status_set_cancelled_f08_",
    ".globl MPI_STATUS_SET_CANCELLED_F08",
    ".set MPI_STATUS_SET_CANCELLED_F08, mpi_status_set_cancelled_f08_",
    ".globl pmpi_status_set_cancelled",
    ".set pmpi_status_set_cancelled, pmpi_status_set_cancelled_",
    ".globl pmpi_status_set_cancelled__",
    ".set pmpi_status_set_cancelled__, pmpi_status_set_cancelled_",
    ".globl PMPI_STATUS_SET_CANCELLED",
    ".set PMPI_STATUS_SET_CANCELLED, pmpi_status_set_cancelled_",
    ".globl pmpi_status_set_cancelled_f08_",
    ".set pmpi_status_set_cancelled_f08_, pmpi_status_set_cancelled_",
    ".globl pmpi_status_set_cancelled_f08",
    ".set pmpi_status_set_cancelled_f08, pmpi_status_set_cancelled_f08_",
    ".globl pmpi_status_set_cancelled_f08__",
    ".set pmpi_status_set_cancelled_f08__, pmpi_status_set_cancelled_f08_",
    ".globl PMPI_STATUS_SET_CANCELLED_F08",
    ".set PMPI_STATUS_SET_CANCELLED_F08, pmpi_status_set_cancelled_f08_",
    ".globl mpi_status_set_elements",
    ".set mpi_status_set_elements, mpi_status_set_elements_",
    ".globl mpi_status_set_elements__",
    ".set mpi_status_set_elements__, mpi_status_set_elements_",
    ".globl MPI_STATUS_SET_ELEMENTS",
    ".set MPI_STATUS_SET_ELEMENTS, mpi_status_set_elements_",
    ".globl ompi_status_set_elements_f",
    ".set ompi_status_set_elements_f, mpi_status_set_elements_",
    ".globl mpi_status_set_elements_f08_",
    ".set mpi_status_set_elements_f08_, mpi_status_set_elements_",
    ".globl mpi_status_set_elements_f08",
    ".set mpi_status_set_elements_f08, mpi_status_set_elements_f08_",
    ".globl mpi_status_set_elements_f08__",
    ".set mpi_status_set_elements_f08__, mpi_status_set_elements_f08_",
    ".globl MPI_STATUS_SET_ELEMENTS_F08",
    ".set MPI_STATUS_SET_ELEMENTS_F08, mpi_status_set_elements_f08_",
    ".globl pmpi_status_set_elements",
    ".set pmpi_status_set_elements, pmpi_status_set_elements_",
    ".globl pmpi_status_set_elements__",
    ".set pmpi_status_set_elements__, pmpi_status_set_elements_",
    ".globl PMPI_STATUS_SET_ELEMENTS",
    ".set PMPI_STATUS_SET_ELEMENTS, pmpi_status_set_elements_",
    ".globl pmpi_status_set_elements_f08_",
    ".set pmpi_status_set_elements_f08_, pmpi_status_set_elements_",
    ".globl pmpi_status_set_elements_f08",
    ".set pmpi_status_set_elements_f08, pmpi_status_set_elements_f08_",
    ".globl pmpi_status_set_elements_f08__",
    ".set pmpi_status_set_elements_f08__, pmpi_status_set_elements_f08_",
    ".globl PMPI_STATUS_SET_ELEMENTS_F08",
    ".set PMPI_STATUS_SET_ELEMENTS_F08, pmpi_status_set_elements_f08_",
    ".globl mpi_status_set_elements_c_f08",
    ".set mpi_status_set_elements_c_f08, mpi_status_set_elements_c_f08_",
    ".globl mpi_status_set_elements_c_f08__",
    ".set mpi_status_set_elements_c_f08__, mpi_status_set_elements_c_f08_",
    ".globl MPI_STATUS_SET_ELEMENTS_C_F08",
    ".set MPI_STATUS_SET_ELEMENTS_C_F08, mpi_status_set_elements_c_f08_",
    ".globl pmpi_status_set_elements_c_f08",
    ".set pmpi_status_set_elements_c_f08, pmpi_status_set_elements_c_f08_",
    ".globl pmpi_status_set_elements_c_f08__",
    ".set pmpi_status_set_elements_c_f08__, pmpi_status_set_elements_c_f08_",
    ".globl PMPI_STATUS_SET_ELEMENTS_C_F08",
    ".set PMPI_STATUS_SET_ELEMENTS_C_F08, pmpi_status_set_elements_c_f08_",
);
