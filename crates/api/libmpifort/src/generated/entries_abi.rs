// Made by `cargo x codegen`; do not edit.
//! Application binary interface (MPI-5.0 chapter 20).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_abi_get_fortran_booleans(
    c: unsafe extern "C" fn(c_int, *mut c_void, *mut c_void, *mut c_int) -> c_int,
    logical_size: *const c_int,
    logical_true: *const c_void,
    logical_false: *const c_void,
    is_set: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_is_set = logical::UNSET;
        let code = c(
            *logical_size,
            sentinel::buffer(logical_true).cast_mut(),
            sentinel::buffer(logical_false).cast_mut(),
            &mut c_is_set,
        );
        logical::put(is_set, c_is_set);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_abi_get_fortran_booleans_(
    logical_size: *const c_int,
    logical_true: *const c_void,
    logical_false: *const c_void,
    is_set: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_get_fortran_booleans(
            sys::MPI_Abi_get_fortran_booleans,
            logical_size,
            logical_true,
            logical_false,
            is_set,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_abi_get_fortran_booleans_(
    logical_size: *const c_int,
    logical_true: *const c_void,
    logical_false: *const c_void,
    is_set: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_get_fortran_booleans(
            sys::PMPI_Abi_get_fortran_booleans,
            logical_size,
            logical_true,
            logical_false,
            is_set,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_abi_get_fortran_info(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    info: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_info: Handle = null_mut();
        let code = c(&mut c_info);
        handles::put(info, c_info);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_abi_get_fortran_info_(info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_get_fortran_info(sys::MPI_Abi_get_fortran_info, info, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_abi_get_fortran_info_(info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_get_fortran_info(sys::PMPI_Abi_get_fortran_info, info, ierror);
    }
}

#[inline(always)]
unsafe fn call_abi_get_info(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    info: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_info: Handle = null_mut();
        let code = c(&mut c_info);
        handles::put(info, c_info);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_abi_get_info_(info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_get_info(sys::MPI_Abi_get_info, info, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_abi_get_info_(info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_get_info(sys::PMPI_Abi_get_info, info, ierror);
    }
}

#[inline(always)]
unsafe fn call_abi_get_version(
    c: unsafe extern "C" fn(*mut c_int, *mut c_int) -> c_int,
    abi_major: *mut c_int,
    abi_minor: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(abi_major, abi_minor);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_abi_get_version_(
    abi_major: *mut c_int,
    abi_minor: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_get_version(sys::MPI_Abi_get_version, abi_major, abi_minor, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_abi_get_version_(
    abi_major: *mut c_int,
    abi_minor: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_get_version(sys::PMPI_Abi_get_version, abi_major, abi_minor, ierror);
    }
}

#[inline(always)]
unsafe fn call_abi_set_fortran_booleans(
    c: unsafe extern "C" fn(c_int, *mut c_void, *mut c_void) -> c_int,
    logical_size: *const c_int,
    logical_true: *const c_void,
    logical_false: *const c_void,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            *logical_size,
            sentinel::buffer(logical_true).cast_mut(),
            sentinel::buffer(logical_false).cast_mut(),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_abi_set_fortran_booleans_(
    logical_size: *const c_int,
    logical_true: *const c_void,
    logical_false: *const c_void,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_set_fortran_booleans(
            sys::MPI_Abi_set_fortran_booleans,
            logical_size,
            logical_true,
            logical_false,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_abi_set_fortran_booleans_(
    logical_size: *const c_int,
    logical_true: *const c_void,
    logical_false: *const c_void,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_set_fortran_booleans(
            sys::PMPI_Abi_set_fortran_booleans,
            logical_size,
            logical_true,
            logical_false,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_abi_set_fortran_info(
    c: unsafe extern "C" fn(Handle) -> c_int,
    info: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::info(*info));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_abi_set_fortran_info_(info: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_set_fortran_info(sys::MPI_Abi_set_fortran_info, info, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_abi_set_fortran_info_(info: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abi_set_fortran_info(sys::PMPI_Abi_set_fortran_info, info, ierror);
    }
}

std::arch::global_asm!(
    ".globl mpi_abi_get_fortran_booleans",
    ".set mpi_abi_get_fortran_booleans, mpi_abi_get_fortran_booleans_",
    ".globl mpi_abi_get_fortran_booleans__",
    ".set mpi_abi_get_fortran_booleans__, mpi_abi_get_fortran_booleans_",
    ".globl MPI_ABI_GET_FORTRAN_BOOLEANS",
    ".set MPI_ABI_GET_FORTRAN_BOOLEANS, mpi_abi_get_fortran_booleans_",
    ".globl ompi_abi_get_fortran_booleans_f",
    ".set ompi_abi_get_fortran_booleans_f, mpi_abi_get_fortran_booleans_",
    ".globl mpi_abi_get_fortran_booleans_f08_",
    ".set mpi_abi_get_fortran_booleans_f08_, mpi_abi_get_fortran_booleans_",
    ".globl mpi_abi_get_fortran_booleans_f08",
    ".set mpi_abi_get_fortran_booleans_f08, mpi_abi_get_fortran_booleans_f08_",
    ".globl mpi_abi_get_fortran_booleans_f08__",
    ".set mpi_abi_get_fortran_booleans_f08__, mpi_abi_get_fortran_booleans_f08_",
    ".globl MPI_ABI_GET_FORTRAN_BOOLEANS_F08",
    ".set MPI_ABI_GET_FORTRAN_BOOLEANS_F08, mpi_abi_get_fortran_booleans_f08_",
    ".globl pmpi_abi_get_fortran_booleans",
    ".set pmpi_abi_get_fortran_booleans, pmpi_abi_get_fortran_booleans_",
    ".globl pmpi_abi_get_fortran_booleans__",
    ".set pmpi_abi_get_fortran_booleans__, pmpi_abi_get_fortran_booleans_",
    ".globl PMPI_ABI_GET_FORTRAN_BOOLEANS",
    ".set PMPI_ABI_GET_FORTRAN_BOOLEANS, pmpi_abi_get_fortran_booleans_",
    ".globl pmpi_abi_get_fortran_booleans_f08_",
    ".set pmpi_abi_get_fortran_booleans_f08_, pmpi_abi_get_fortran_booleans_",
    ".globl pmpi_abi_get_fortran_booleans_f08",
    ".set pmpi_abi_get_fortran_booleans_f08, pmpi_abi_get_fortran_booleans_f08_",
    ".globl pmpi_abi_get_fortran_booleans_f08__",
    ".set pmpi_abi_get_fortran_booleans_f08__, pmpi_abi_get_fortran_booleans_f08_",
    ".globl PMPI_ABI_GET_FORTRAN_BOOLEANS_F08",
    ".set PMPI_ABI_GET_FORTRAN_BOOLEANS_F08, pmpi_abi_get_fortran_booleans_f08_",
    ".globl mpi_abi_get_fortran_info",
    ".set mpi_abi_get_fortran_info, mpi_abi_get_fortran_info_",
    ".globl mpi_abi_get_fortran_info__",
    ".set mpi_abi_get_fortran_info__, mpi_abi_get_fortran_info_",
    ".globl MPI_ABI_GET_FORTRAN_INFO",
    ".set MPI_ABI_GET_FORTRAN_INFO, mpi_abi_get_fortran_info_",
    ".globl ompi_abi_get_fortran_info_f",
    ".set ompi_abi_get_fortran_info_f, mpi_abi_get_fortran_info_",
    ".globl mpi_abi_get_fortran_info_f08_",
    ".set mpi_abi_get_fortran_info_f08_, mpi_abi_get_fortran_info_",
    ".globl mpi_abi_get_fortran_info_f08",
    ".set mpi_abi_get_fortran_info_f08, mpi_abi_get_fortran_info_f08_",
    ".globl mpi_abi_get_fortran_info_f08__",
    ".set mpi_abi_get_fortran_info_f08__, mpi_abi_get_fortran_info_f08_",
    ".globl MPI_ABI_GET_FORTRAN_INFO_F08",
    ".set MPI_ABI_GET_FORTRAN_INFO_F08, mpi_abi_get_fortran_info_f08_",
    ".globl pmpi_abi_get_fortran_info",
    ".set pmpi_abi_get_fortran_info, pmpi_abi_get_fortran_info_",
    ".globl pmpi_abi_get_fortran_info__",
    ".set pmpi_abi_get_fortran_info__, pmpi_abi_get_fortran_info_",
    ".globl PMPI_ABI_GET_FORTRAN_INFO",
    ".set PMPI_ABI_GET_FORTRAN_INFO, pmpi_abi_get_fortran_info_",
    ".globl pmpi_abi_get_fortran_info_f08_",
    ".set pmpi_abi_get_fortran_info_f08_, pmpi_abi_get_fortran_info_",
    ".globl pmpi_abi_get_fortran_info_f08",
    ".set pmpi_abi_get_fortran_info_f08, pmpi_abi_get_fortran_info_f08_",
    ".globl pmpi_abi_get_fortran_info_f08__",
    ".set pmpi_abi_get_fortran_info_f08__, pmpi_abi_get_fortran_info_f08_",
    ".globl PMPI_ABI_GET_FORTRAN_INFO_F08",
    ".set PMPI_ABI_GET_FORTRAN_INFO_F08, pmpi_abi_get_fortran_info_f08_",
    ".globl mpi_abi_get_info",
    ".set mpi_abi_get_info, mpi_abi_get_info_",
    ".globl mpi_abi_get_info__",
    ".set mpi_abi_get_info__, mpi_abi_get_info_",
    ".globl MPI_ABI_GET_INFO",
    ".set MPI_ABI_GET_INFO, mpi_abi_get_info_",
    ".globl ompi_abi_get_info_f",
    ".set ompi_abi_get_info_f, mpi_abi_get_info_",
    ".globl mpi_abi_get_info_f08_",
    ".set mpi_abi_get_info_f08_, mpi_abi_get_info_",
    ".globl mpi_abi_get_info_f08",
    ".set mpi_abi_get_info_f08, mpi_abi_get_info_f08_",
    ".globl mpi_abi_get_info_f08__",
    ".set mpi_abi_get_info_f08__, mpi_abi_get_info_f08_",
    ".globl MPI_ABI_GET_INFO_F08",
    ".set MPI_ABI_GET_INFO_F08, mpi_abi_get_info_f08_",
    ".globl pmpi_abi_get_info",
    ".set pmpi_abi_get_info, pmpi_abi_get_info_",
    ".globl pmpi_abi_get_info__",
    ".set pmpi_abi_get_info__, pmpi_abi_get_info_",
    ".globl PMPI_ABI_GET_INFO",
    ".set PMPI_ABI_GET_INFO, pmpi_abi_get_info_",
    ".globl pmpi_abi_get_info_f08_",
    ".set pmpi_abi_get_info_f08_, pmpi_abi_get_info_",
    ".globl pmpi_abi_get_info_f08",
    ".set pmpi_abi_get_info_f08, pmpi_abi_get_info_f08_",
    ".globl pmpi_abi_get_info_f08__",
    ".set pmpi_abi_get_info_f08__, pmpi_abi_get_info_f08_",
    ".globl PMPI_ABI_GET_INFO_F08",
    ".set PMPI_ABI_GET_INFO_F08, pmpi_abi_get_info_f08_",
    ".globl mpi_abi_get_version",
    ".set mpi_abi_get_version, mpi_abi_get_version_",
    ".globl mpi_abi_get_version__",
    ".set mpi_abi_get_version__, mpi_abi_get_version_",
    ".globl MPI_ABI_GET_VERSION",
    ".set MPI_ABI_GET_VERSION, mpi_abi_get_version_",
    ".globl ompi_abi_get_version_f",
    ".set ompi_abi_get_version_f, mpi_abi_get_version_",
    ".globl mpi_abi_get_version_f08_",
    ".set mpi_abi_get_version_f08_, mpi_abi_get_version_",
    ".globl mpi_abi_get_version_f08",
    ".set mpi_abi_get_version_f08, mpi_abi_get_version_f08_",
    ".globl mpi_abi_get_version_f08__",
    ".set mpi_abi_get_version_f08__, mpi_abi_get_version_f08_",
    ".globl MPI_ABI_GET_VERSION_F08",
    ".set MPI_ABI_GET_VERSION_F08, mpi_abi_get_version_f08_",
    ".globl pmpi_abi_get_version",
    ".set pmpi_abi_get_version, pmpi_abi_get_version_",
    ".globl pmpi_abi_get_version__",
    ".set pmpi_abi_get_version__, pmpi_abi_get_version_",
    ".globl PMPI_ABI_GET_VERSION",
    ".set PMPI_ABI_GET_VERSION, pmpi_abi_get_version_",
    ".globl pmpi_abi_get_version_f08_",
    ".set pmpi_abi_get_version_f08_, pmpi_abi_get_version_",
    ".globl pmpi_abi_get_version_f08",
    ".set pmpi_abi_get_version_f08, pmpi_abi_get_version_f08_",
    ".globl pmpi_abi_get_version_f08__",
    ".set pmpi_abi_get_version_f08__, pmpi_abi_get_version_f08_",
    ".globl PMPI_ABI_GET_VERSION_F08",
    ".set PMPI_ABI_GET_VERSION_F08, pmpi_abi_get_version_f08_",
    ".globl mpi_abi_set_fortran_booleans",
    ".set mpi_abi_set_fortran_booleans, mpi_abi_set_fortran_booleans_",
    ".globl mpi_abi_set_fortran_booleans__",
    ".set mpi_abi_set_fortran_booleans__, mpi_abi_set_fortran_booleans_",
    ".globl MPI_ABI_SET_FORTRAN_BOOLEANS",
    ".set MPI_ABI_SET_FORTRAN_BOOLEANS, mpi_abi_set_fortran_booleans_",
    ".globl ompi_abi_set_fortran_booleans_f",
    ".set ompi_abi_set_fortran_booleans_f, mpi_abi_set_fortran_booleans_",
    ".globl mpi_abi_set_fortran_booleans_f08_",
    ".set mpi_abi_set_fortran_booleans_f08_, mpi_abi_set_fortran_booleans_",
    ".globl mpi_abi_set_fortran_booleans_f08",
    ".set mpi_abi_set_fortran_booleans_f08, mpi_abi_set_fortran_booleans_f08_",
    ".globl mpi_abi_set_fortran_booleans_f08__",
    ".set mpi_abi_set_fortran_booleans_f08__, mpi_abi_set_fortran_booleans_f08_",
    ".globl MPI_ABI_SET_FORTRAN_BOOLEANS_F08",
    ".set MPI_ABI_SET_FORTRAN_BOOLEANS_F08, mpi_abi_set_fortran_booleans_f08_",
    ".globl pmpi_abi_set_fortran_booleans",
    ".set pmpi_abi_set_fortran_booleans, pmpi_abi_set_fortran_booleans_",
    ".globl pmpi_abi_set_fortran_booleans__",
    ".set pmpi_abi_set_fortran_booleans__, pmpi_abi_set_fortran_booleans_",
    ".globl PMPI_ABI_SET_FORTRAN_BOOLEANS",
    ".set PMPI_ABI_SET_FORTRAN_BOOLEANS, pmpi_abi_set_fortran_booleans_",
    ".globl pmpi_abi_set_fortran_booleans_f08_",
    ".set pmpi_abi_set_fortran_booleans_f08_, pmpi_abi_set_fortran_booleans_",
    ".globl pmpi_abi_set_fortran_booleans_f08",
    ".set pmpi_abi_set_fortran_booleans_f08, pmpi_abi_set_fortran_booleans_f08_",
    ".globl pmpi_abi_set_fortran_booleans_f08__",
    ".set pmpi_abi_set_fortran_booleans_f08__, pmpi_abi_set_fortran_booleans_f08_",
    ".globl PMPI_ABI_SET_FORTRAN_BOOLEANS_F08",
    ".set PMPI_ABI_SET_FORTRAN_BOOLEANS_F08, pmpi_abi_set_fortran_booleans_f08_",
    ".globl mpi_abi_set_fortran_info",
    ".set mpi_abi_set_fortran_info, mpi_abi_set_fortran_info_",
    ".globl mpi_abi_set_fortran_info__",
    ".set mpi_abi_set_fortran_info__, mpi_abi_set_fortran_info_",
    ".globl MPI_ABI_SET_FORTRAN_INFO",
    ".set MPI_ABI_SET_FORTRAN_INFO, mpi_abi_set_fortran_info_",
    ".globl ompi_abi_set_fortran_info_f",
    ".set ompi_abi_set_fortran_info_f, mpi_abi_set_fortran_info_",
    ".globl mpi_abi_set_fortran_info_f08_",
    ".set mpi_abi_set_fortran_info_f08_, mpi_abi_set_fortran_info_",
    ".globl mpi_abi_set_fortran_info_f08",
    ".set mpi_abi_set_fortran_info_f08, mpi_abi_set_fortran_info_f08_",
    ".globl mpi_abi_set_fortran_info_f08__",
    ".set mpi_abi_set_fortran_info_f08__, mpi_abi_set_fortran_info_f08_",
    ".globl MPI_ABI_SET_FORTRAN_INFO_F08",
    ".set MPI_ABI_SET_FORTRAN_INFO_F08, mpi_abi_set_fortran_info_f08_",
    ".globl pmpi_abi_set_fortran_info",
    ".set pmpi_abi_set_fortran_info, pmpi_abi_set_fortran_info_",
    ".globl pmpi_abi_set_fortran_info__",
    ".set pmpi_abi_set_fortran_info__, pmpi_abi_set_fortran_info_",
    ".globl PMPI_ABI_SET_FORTRAN_INFO",
    ".set PMPI_ABI_SET_FORTRAN_INFO, pmpi_abi_set_fortran_info_",
    ".globl pmpi_abi_set_fortran_info_f08_",
    ".set pmpi_abi_set_fortran_info_f08_, pmpi_abi_set_fortran_info_",
    ".globl pmpi_abi_set_fortran_info_f08",
    ".set pmpi_abi_set_fortran_info_f08, pmpi_abi_set_fortran_info_f08_",
    ".globl pmpi_abi_set_fortran_info_f08__",
    ".set pmpi_abi_set_fortran_info_f08__, pmpi_abi_set_fortran_info_f08_",
    ".globl PMPI_ABI_SET_FORTRAN_INFO_F08",
    ".set PMPI_ABI_SET_FORTRAN_INFO_F08, pmpi_abi_set_fortran_info_f08_",
);
