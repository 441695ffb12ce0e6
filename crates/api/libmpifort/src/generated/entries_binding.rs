// Made by `cargo x codegen`; do not edit.
//! Language bindings (MPI-5.0 chapter 19).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_type_create_f90_complex(
    c: unsafe extern "C" fn(c_int, c_int, *mut Handle) -> c_int,
    p: *const c_int,
    r: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(*p, *r, &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_f90_complex_(
    p: *const c_int,
    r: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_f90_complex(sys::MPI_Type_create_f90_complex, p, r, newtype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_f90_complex_(
    p: *const c_int,
    r: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_f90_complex(sys::PMPI_Type_create_f90_complex, p, r, newtype, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_create_f90_integer(
    c: unsafe extern "C" fn(c_int, *mut Handle) -> c_int,
    r: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(*r, &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_f90_integer_(
    r: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_f90_integer(sys::MPI_Type_create_f90_integer, r, newtype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_f90_integer_(
    r: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_f90_integer(sys::PMPI_Type_create_f90_integer, r, newtype, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_create_f90_real(
    c: unsafe extern "C" fn(c_int, c_int, *mut Handle) -> c_int,
    p: *const c_int,
    r: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(*p, *r, &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_f90_real_(
    p: *const c_int,
    r: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_f90_real(sys::MPI_Type_create_f90_real, p, r, newtype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_f90_real_(
    p: *const c_int,
    r: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_f90_real(sys::PMPI_Type_create_f90_real, p, r, newtype, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_match_size(
    c: unsafe extern "C" fn(c_int, c_int, *mut Handle) -> c_int,
    typeclass: *const c_int,
    size: *const c_int,
    datatype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_datatype: Handle = null_mut();
        let code = c(*typeclass, *size, &mut c_datatype);
        handles::put(datatype, c_datatype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_match_size_(
    typeclass: *const c_int,
    size: *const c_int,
    datatype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_match_size(sys::MPI_Type_match_size, typeclass, size, datatype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_match_size_(
    typeclass: *const c_int,
    size: *const c_int,
    datatype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_match_size(sys::PMPI_Type_match_size, typeclass, size, datatype, ierror);
    }
}

std::arch::global_asm!(
    ".globl mpi_type_create_f90_complex",
    ".set mpi_type_create_f90_complex, mpi_type_create_f90_complex_",
    ".globl mpi_type_create_f90_complex__",
    ".set mpi_type_create_f90_complex__, mpi_type_create_f90_complex_",
    ".globl MPI_TYPE_CREATE_F90_COMPLEX",
    ".set MPI_TYPE_CREATE_F90_COMPLEX, mpi_type_create_f90_complex_",
    ".globl ompi_type_create_f90_complex_f",
    ".set ompi_type_create_f90_complex_f, mpi_type_create_f90_complex_",
    ".globl mpi_type_create_f90_complex_f08_",
    ".set mpi_type_create_f90_complex_f08_, mpi_type_create_f90_complex_",
    ".globl mpi_type_create_f90_complex_f08",
    ".set mpi_type_create_f90_complex_f08, mpi_type_create_f90_complex_f08_",
    ".globl mpi_type_create_f90_complex_f08__",
    ".set mpi_type_create_f90_complex_f08__, mpi_type_create_f90_complex_f08_",
    ".globl MPI_TYPE_CREATE_F90_COMPLEX_F08",
    ".set MPI_TYPE_CREATE_F90_COMPLEX_F08, mpi_type_create_f90_complex_f08_",
    ".globl pmpi_type_create_f90_complex",
    ".set pmpi_type_create_f90_complex, pmpi_type_create_f90_complex_",
    ".globl pmpi_type_create_f90_complex__",
    ".set pmpi_type_create_f90_complex__, pmpi_type_create_f90_complex_",
    ".globl PMPI_TYPE_CREATE_F90_COMPLEX",
    ".set PMPI_TYPE_CREATE_F90_COMPLEX, pmpi_type_create_f90_complex_",
    ".globl pmpi_type_create_f90_complex_f08_",
    ".set pmpi_type_create_f90_complex_f08_, pmpi_type_create_f90_complex_",
    ".globl pmpi_type_create_f90_complex_f08",
    ".set pmpi_type_create_f90_complex_f08, pmpi_type_create_f90_complex_f08_",
    ".globl pmpi_type_create_f90_complex_f08__",
    ".set pmpi_type_create_f90_complex_f08__, pmpi_type_create_f90_complex_f08_",
    ".globl PMPI_TYPE_CREATE_F90_COMPLEX_F08",
    ".set PMPI_TYPE_CREATE_F90_COMPLEX_F08, pmpi_type_create_f90_complex_f08_",
    ".globl mpi_type_create_f90_integer",
    ".set mpi_type_create_f90_integer, mpi_type_create_f90_integer_",
    ".globl mpi_type_create_f90_integer__",
    ".set mpi_type_create_f90_integer__, mpi_type_create_f90_integer_",
    ".globl MPI_TYPE_CREATE_F90_INTEGER",
    ".set MPI_TYPE_CREATE_F90_INTEGER, mpi_type_create_f90_integer_",
    ".globl ompi_type_create_f90_integer_f",
    ".set ompi_type_create_f90_integer_f, mpi_type_create_f90_integer_",
    ".globl mpi_type_create_f90_integer_f08_",
    ".set mpi_type_create_f90_integer_f08_, mpi_type_create_f90_integer_",
    ".globl mpi_type_create_f90_integer_f08",
    ".set mpi_type_create_f90_integer_f08, mpi_type_create_f90_integer_f08_",
    ".globl mpi_type_create_f90_integer_f08__",
    ".set mpi_type_create_f90_integer_f08__, mpi_type_create_f90_integer_f08_",
    ".globl MPI_TYPE_CREATE_F90_INTEGER_F08",
    ".set MPI_TYPE_CREATE_F90_INTEGER_F08, mpi_type_create_f90_integer_f08_",
    ".globl pmpi_type_create_f90_integer",
    ".set pmpi_type_create_f90_integer, pmpi_type_create_f90_integer_",
    ".globl pmpi_type_create_f90_integer__",
    ".set pmpi_type_create_f90_integer__, pmpi_type_create_f90_integer_",
    ".globl PMPI_TYPE_CREATE_F90_INTEGER",
    ".set PMPI_TYPE_CREATE_F90_INTEGER, pmpi_type_create_f90_integer_",
    ".globl pmpi_type_create_f90_integer_f08_",
    ".set pmpi_type_create_f90_integer_f08_, pmpi_type_create_f90_integer_",
    ".globl pmpi_type_create_f90_integer_f08",
    ".set pmpi_type_create_f90_integer_f08, pmpi_type_create_f90_integer_f08_",
    ".globl pmpi_type_create_f90_integer_f08__",
    ".set pmpi_type_create_f90_integer_f08__, pmpi_type_create_f90_integer_f08_",
    ".globl PMPI_TYPE_CREATE_F90_INTEGER_F08",
    ".set PMPI_TYPE_CREATE_F90_INTEGER_F08, pmpi_type_create_f90_integer_f08_",
    ".globl mpi_type_create_f90_real",
    ".set mpi_type_create_f90_real, mpi_type_create_f90_real_",
    ".globl mpi_type_create_f90_real__",
    ".set mpi_type_create_f90_real__, mpi_type_create_f90_real_",
    ".globl MPI_TYPE_CREATE_F90_REAL",
    ".set MPI_TYPE_CREATE_F90_REAL, mpi_type_create_f90_real_",
    ".globl ompi_type_create_f90_real_f",
    ".set ompi_type_create_f90_real_f, mpi_type_create_f90_real_",
    ".globl mpi_type_create_f90_real_f08_",
    ".set mpi_type_create_f90_real_f08_, mpi_type_create_f90_real_",
    ".globl mpi_type_create_f90_real_f08",
    ".set mpi_type_create_f90_real_f08, mpi_type_create_f90_real_f08_",
    ".globl mpi_type_create_f90_real_f08__",
    ".set mpi_type_create_f90_real_f08__, mpi_type_create_f90_real_f08_",
    ".globl MPI_TYPE_CREATE_F90_REAL_F08",
    ".set MPI_TYPE_CREATE_F90_REAL_F08, mpi_type_create_f90_real_f08_",
    ".globl pmpi_type_create_f90_real",
    ".set pmpi_type_create_f90_real, pmpi_type_create_f90_real_",
    ".globl pmpi_type_create_f90_real__",
    ".set pmpi_type_create_f90_real__, pmpi_type_create_f90_real_",
    ".globl PMPI_TYPE_CREATE_F90_REAL",
    ".set PMPI_TYPE_CREATE_F90_REAL, pmpi_type_create_f90_real_",
    ".globl pmpi_type_create_f90_real_f08_",
    ".set pmpi_type_create_f90_real_f08_, pmpi_type_create_f90_real_",
    ".globl pmpi_type_create_f90_real_f08",
    ".set pmpi_type_create_f90_real_f08, pmpi_type_create_f90_real_f08_",
    ".globl pmpi_type_create_f90_real_f08__",
    ".set pmpi_type_create_f90_real_f08__, pmpi_type_create_f90_real_f08_",
    ".globl PMPI_TYPE_CREATE_F90_REAL_F08",
    ".set PMPI_TYPE_CREATE_F90_REAL_F08, pmpi_type_create_f90_real_f08_",
    ".globl mpi_type_match_size",
    ".set mpi_type_match_size, mpi_type_match_size_",
    ".globl mpi_type_match_size__",
    ".set mpi_type_match_size__, mpi_type_match_size_",
    ".globl MPI_TYPE_MATCH_SIZE",
    ".set MPI_TYPE_MATCH_SIZE, mpi_type_match_size_",
    ".globl ompi_type_match_size_f",
    ".set ompi_type_match_size_f, mpi_type_match_size_",
    ".globl mpi_type_match_size_f08_",
    ".set mpi_type_match_size_f08_, mpi_type_match_size_",
    ".globl mpi_type_match_size_f08",
    ".set mpi_type_match_size_f08, mpi_type_match_size_f08_",
    ".globl mpi_type_match_size_f08__",
    ".set mpi_type_match_size_f08__, mpi_type_match_size_f08_",
    ".globl MPI_TYPE_MATCH_SIZE_F08",
    ".set MPI_TYPE_MATCH_SIZE_F08, mpi_type_match_size_f08_",
    ".globl pmpi_type_match_size",
    ".set pmpi_type_match_size, pmpi_type_match_size_",
    ".globl pmpi_type_match_size__",
    ".set pmpi_type_match_size__, pmpi_type_match_size_",
    ".globl PMPI_TYPE_MATCH_SIZE",
    ".set PMPI_TYPE_MATCH_SIZE, pmpi_type_match_size_",
    ".globl pmpi_type_match_size_f08_",
    ".set pmpi_type_match_size_f08_, pmpi_type_match_size_",
    ".globl pmpi_type_match_size_f08",
    ".set pmpi_type_match_size_f08, pmpi_type_match_size_f08_",
    ".globl pmpi_type_match_size_f08__",
    ".set pmpi_type_match_size_f08__, pmpi_type_match_size_f08_",
    ".globl PMPI_TYPE_MATCH_SIZE_F08",
    ".set PMPI_TYPE_MATCH_SIZE_F08, pmpi_type_match_size_f08_",
);
