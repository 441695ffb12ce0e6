// Made by `cargo x codegen`; do not edit.
//! The info object (MPI-5.0 chapter 10).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_info_create(
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
pub unsafe extern "C" fn mpi_info_create_(info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_create(sys::MPI_Info_create, info, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_info_create_(info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_create(sys::PMPI_Info_create, info, ierror);
    }
}

#[inline(always)]
unsafe fn call_info_delete(
    c: unsafe extern "C" fn(Handle, *const c_char) -> c_int,
    info: *const c_int,
    key: *const c_char,
    ierror: *mut c_int,
    key_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_key = Text::read(key, key_len);
        let code = c(handles::info(*info), c_key.as_ptr());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_info_delete_(
    info: *const c_int,
    key: *const c_char,
    ierror: *mut c_int,
    key_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_delete(sys::MPI_Info_delete, info, key, ierror, key_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_info_delete_(
    info: *const c_int,
    key: *const c_char,
    ierror: *mut c_int,
    key_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_delete(sys::PMPI_Info_delete, info, key, ierror, key_len);
    }
}

#[inline(always)]
unsafe fn call_info_dup(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    info: *const c_int,
    newinfo: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newinfo: Handle = null_mut();
        let code = c(handles::info(*info), &mut c_newinfo);
        handles::put(newinfo, c_newinfo);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_info_dup_(
    info: *const c_int,
    newinfo: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_dup(sys::MPI_Info_dup, info, newinfo, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_info_dup_(
    info: *const c_int,
    newinfo: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_dup(sys::PMPI_Info_dup, info, newinfo, ierror);
    }
}

#[inline(always)]
unsafe fn call_info_free(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    info: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_info: Handle = handles::info(*info);
        let code = c(&mut c_info);
        handles::put(info, c_info);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_info_free_(info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_free(sys::MPI_Info_free, info, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_info_free_(info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_free(sys::PMPI_Info_free, info, ierror);
    }
}

#[inline(always)]
unsafe fn call_info_get_nkeys(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    info: *const c_int,
    nkeys: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::info(*info), nkeys);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_info_get_nkeys_(
    info: *const c_int,
    nkeys: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_get_nkeys(sys::MPI_Info_get_nkeys, info, nkeys, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_info_get_nkeys_(
    info: *const c_int,
    nkeys: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_get_nkeys(sys::PMPI_Info_get_nkeys, info, nkeys, ierror);
    }
}

#[inline(always)]
unsafe fn call_info_get_nthkey(
    c: unsafe extern "C" fn(Handle, c_int, *mut c_char) -> c_int,
    info: *const c_int,
    n: *const c_int,
    key: *mut c_char,
    ierror: *mut c_int,
    key_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_key = TextOut::new();
        let code = c(handles::info(*info), *n, c_key.as_mut_ptr());
        c_key.write(code, key, key_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_info_get_nthkey_(
    info: *const c_int,
    n: *const c_int,
    key: *mut c_char,
    ierror: *mut c_int,
    key_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_get_nthkey(sys::MPI_Info_get_nthkey, info, n, key, ierror, key_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_info_get_nthkey_(
    info: *const c_int,
    n: *const c_int,
    key: *mut c_char,
    ierror: *mut c_int,
    key_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_get_nthkey(sys::PMPI_Info_get_nthkey, info, n, key, ierror, key_len);
    }
}

#[inline(always)]
unsafe fn call_info_set(
    c: unsafe extern "C" fn(Handle, *const c_char, *const c_char) -> c_int,
    info: *const c_int,
    key: *const c_char,
    value: *const c_char,
    ierror: *mut c_int,
    key_len: usize,
    value_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_key = Text::read(key, key_len);
        let c_value = Text::read(value, value_len);
        let code = c(handles::info(*info), c_key.as_ptr(), c_value.as_ptr());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_info_set_(
    info: *const c_int,
    key: *const c_char,
    value: *const c_char,
    ierror: *mut c_int,
    key_len: usize,
    value_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_set(sys::MPI_Info_set, info, key, value, ierror, key_len, value_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_info_set_(
    info: *const c_int,
    key: *const c_char,
    value: *const c_char,
    ierror: *mut c_int,
    key_len: usize,
    value_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_set(sys::PMPI_Info_set, info, key, value, ierror, key_len, value_len);
    }
}

std::arch::global_asm!(
    ".globl mpi_info_create",
    ".set mpi_info_create, mpi_info_create_",
    ".globl mpi_info_create__",
    ".set mpi_info_create__, mpi_info_create_",
    ".globl MPI_INFO_CREATE",
    ".set MPI_INFO_CREATE, mpi_info_create_",
    ".globl ompi_info_create_f",
    ".set ompi_info_create_f, mpi_info_create_",
    ".globl mpi_info_create_f08_",
    ".set mpi_info_create_f08_, mpi_info_create_",
    ".globl mpi_info_create_f08",
    ".set mpi_info_create_f08, mpi_info_create_f08_",
    ".globl mpi_info_create_f08__",
    ".set mpi_info_create_f08__, mpi_info_create_f08_",
    ".globl MPI_INFO_CREATE_F08",
    ".set MPI_INFO_CREATE_F08, mpi_info_create_f08_",
    ".globl pmpi_info_create",
    ".set pmpi_info_create, pmpi_info_create_",
    ".globl pmpi_info_create__",
    ".set pmpi_info_create__, pmpi_info_create_",
    ".globl PMPI_INFO_CREATE",
    ".set PMPI_INFO_CREATE, pmpi_info_create_",
    ".globl pmpi_info_create_f08_",
    ".set pmpi_info_create_f08_, pmpi_info_create_",
    ".globl pmpi_info_create_f08",
    ".set pmpi_info_create_f08, pmpi_info_create_f08_",
    ".globl pmpi_info_create_f08__",
    ".set pmpi_info_create_f08__, pmpi_info_create_f08_",
    ".globl PMPI_INFO_CREATE_F08",
    ".set PMPI_INFO_CREATE_F08, pmpi_info_create_f08_",
    ".globl mpi_info_delete",
    ".set mpi_info_delete, mpi_info_delete_",
    ".globl mpi_info_delete__",
    ".set mpi_info_delete__, mpi_info_delete_",
    ".globl MPI_INFO_DELETE",
    ".set MPI_INFO_DELETE, mpi_info_delete_",
    ".globl ompi_info_delete_f",
    ".set ompi_info_delete_f, mpi_info_delete_",
    ".globl mpi_info_delete_f08_",
    ".set mpi_info_delete_f08_, mpi_info_delete_",
    ".globl mpi_info_delete_f08",
    ".set mpi_info_delete_f08, mpi_info_delete_f08_",
    ".globl mpi_info_delete_f08__",
    ".set mpi_info_delete_f08__, mpi_info_delete_f08_",
    ".globl MPI_INFO_DELETE_F08",
    ".set MPI_INFO_DELETE_F08, mpi_info_delete_f08_",
    ".globl pmpi_info_delete",
    ".set pmpi_info_delete, pmpi_info_delete_",
    ".globl pmpi_info_delete__",
    ".set pmpi_info_delete__, pmpi_info_delete_",
    ".globl PMPI_INFO_DELETE",
    ".set PMPI_INFO_DELETE, pmpi_info_delete_",
    ".globl pmpi_info_delete_f08_",
    ".set pmpi_info_delete_f08_, pmpi_info_delete_",
    ".globl pmpi_info_delete_f08",
    ".set pmpi_info_delete_f08, pmpi_info_delete_f08_",
    ".globl pmpi_info_delete_f08__",
    ".set pmpi_info_delete_f08__, pmpi_info_delete_f08_",
    ".globl PMPI_INFO_DELETE_F08",
    ".set PMPI_INFO_DELETE_F08, pmpi_info_delete_f08_",
    ".globl mpi_info_dup",
    ".set mpi_info_dup, mpi_info_dup_",
    ".globl mpi_info_dup__",
    ".set mpi_info_dup__, mpi_info_dup_",
    ".globl MPI_INFO_DUP",
    ".set MPI_INFO_DUP, mpi_info_dup_",
    ".globl ompi_info_dup_f",
    ".set ompi_info_dup_f, mpi_info_dup_",
    ".globl mpi_info_dup_f08_",
    ".set mpi_info_dup_f08_, mpi_info_dup_",
    ".globl mpi_info_dup_f08",
    ".set mpi_info_dup_f08, mpi_info_dup_f08_",
    ".globl mpi_info_dup_f08__",
    ".set mpi_info_dup_f08__, mpi_info_dup_f08_",
    ".globl MPI_INFO_DUP_F08",
    ".set MPI_INFO_DUP_F08, mpi_info_dup_f08_",
    ".globl pmpi_info_dup",
    ".set pmpi_info_dup, pmpi_info_dup_",
    ".globl pmpi_info_dup__",
    ".set pmpi_info_dup__, pmpi_info_dup_",
    ".globl PMPI_INFO_DUP",
    ".set PMPI_INFO_DUP, pmpi_info_dup_",
    ".globl pmpi_info_dup_f08_",
    ".set pmpi_info_dup_f08_, pmpi_info_dup_",
    ".globl pmpi_info_dup_f08",
    ".set pmpi_info_dup_f08, pmpi_info_dup_f08_",
    ".globl pmpi_info_dup_f08__",
    ".set pmpi_info_dup_f08__, pmpi_info_dup_f08_",
    ".globl PMPI_INFO_DUP_F08",
    ".set PMPI_INFO_DUP_F08, pmpi_info_dup_f08_",
    ".globl mpi_info_free",
    ".set mpi_info_free, mpi_info_free_",
    ".globl mpi_info_free__",
    ".set mpi_info_free__, mpi_info_free_",
    ".globl MPI_INFO_FREE",
    ".set MPI_INFO_FREE, mpi_info_free_",
    ".globl ompi_info_free_f",
    ".set ompi_info_free_f, mpi_info_free_",
    ".globl mpi_info_free_f08_",
    ".set mpi_info_free_f08_, mpi_info_free_",
    ".globl mpi_info_free_f08",
    ".set mpi_info_free_f08, mpi_info_free_f08_",
    ".globl mpi_info_free_f08__",
    ".set mpi_info_free_f08__, mpi_info_free_f08_",
    ".globl MPI_INFO_FREE_F08",
    ".set MPI_INFO_FREE_F08, mpi_info_free_f08_",
    ".globl pmpi_info_free",
    ".set pmpi_info_free, pmpi_info_free_",
    ".globl pmpi_info_free__",
    ".set pmpi_info_free__, pmpi_info_free_",
    ".globl PMPI_INFO_FREE",
    ".set PMPI_INFO_FREE, pmpi_info_free_",
    ".globl pmpi_info_free_f08_",
    ".set pmpi_info_free_f08_, pmpi_info_free_",
    ".globl pmpi_info_free_f08",
    ".set pmpi_info_free_f08, pmpi_info_free_f08_",
    ".globl pmpi_info_free_f08__",
    ".set pmpi_info_free_f08__, pmpi_info_free_f08_",
    ".globl PMPI_INFO_FREE_F08",
    ".set PMPI_INFO_FREE_F08, pmpi_info_free_f08_",
    ".globl mpi_info_get_nkeys",
    ".set mpi_info_get_nkeys, mpi_info_get_nkeys_",
    ".globl mpi_info_get_nkeys__",
    ".set mpi_info_get_nkeys__, mpi_info_get_nkeys_",
    ".globl MPI_INFO_GET_NKEYS",
    ".set MPI_INFO_GET_NKEYS, mpi_info_get_nkeys_",
    ".globl ompi_info_get_nkeys_f",
    ".set ompi_info_get_nkeys_f, mpi_info_get_nkeys_",
    ".globl mpi_info_get_nkeys_f08_",
    ".set mpi_info_get_nkeys_f08_, mpi_info_get_nkeys_",
    ".globl mpi_info_get_nkeys_f08",
    ".set mpi_info_get_nkeys_f08, mpi_info_get_nkeys_f08_",
    ".globl mpi_info_get_nkeys_f08__",
    ".set mpi_info_get_nkeys_f08__, mpi_info_get_nkeys_f08_",
    ".globl MPI_INFO_GET_NKEYS_F08",
    ".set MPI_INFO_GET_NKEYS_F08, mpi_info_get_nkeys_f08_",
    ".globl pmpi_info_get_nkeys",
    ".set pmpi_info_get_nkeys, pmpi_info_get_nkeys_",
    ".globl pmpi_info_get_nkeys__",
    ".set pmpi_info_get_nkeys__, pmpi_info_get_nkeys_",
    ".globl PMPI_INFO_GET_NKEYS",
    ".set PMPI_INFO_GET_NKEYS, pmpi_info_get_nkeys_",
    ".globl pmpi_info_get_nkeys_f08_",
    ".set pmpi_info_get_nkeys_f08_, pmpi_info_get_nkeys_",
    ".globl pmpi_info_get_nkeys_f08",
    ".set pmpi_info_get_nkeys_f08, pmpi_info_get_nkeys_f08_",
    ".globl pmpi_info_get_nkeys_f08__",
    ".set pmpi_info_get_nkeys_f08__, pmpi_info_get_nkeys_f08_",
    ".globl PMPI_INFO_GET_NKEYS_F08",
    ".set PMPI_INFO_GET_NKEYS_F08, pmpi_info_get_nkeys_f08_",
    ".globl mpi_info_get_nthkey",
    ".set mpi_info_get_nthkey, mpi_info_get_nthkey_",
    ".globl mpi_info_get_nthkey__",
    ".set mpi_info_get_nthkey__, mpi_info_get_nthkey_",
    ".globl MPI_INFO_GET_NTHKEY",
    ".set MPI_INFO_GET_NTHKEY, mpi_info_get_nthkey_",
    ".globl ompi_info_get_nthkey_f",
    ".set ompi_info_get_nthkey_f, mpi_info_get_nthkey_",
    ".globl mpi_info_get_nthkey_f08_",
    ".set mpi_info_get_nthkey_f08_, mpi_info_get_nthkey_",
    ".globl mpi_info_get_nthkey_f08",
    ".set mpi_info_get_nthkey_f08, mpi_info_get_nthkey_f08_",
    ".globl mpi_info_get_nthkey_f08__",
    ".set mpi_info_get_nthkey_f08__, mpi_info_get_nthkey_f08_",
    ".globl MPI_INFO_GET_NTHKEY_F08",
    ".set MPI_INFO_GET_NTHKEY_F08, mpi_info_get_nthkey_f08_",
    ".globl pmpi_info_get_nthkey",
    ".set pmpi_info_get_nthkey, pmpi_info_get_nthkey_",
    ".globl pmpi_info_get_nthkey__",
    ".set pmpi_info_get_nthkey__, pmpi_info_get_nthkey_",
    ".globl PMPI_INFO_GET_NTHKEY",
    ".set PMPI_INFO_GET_NTHKEY, pmpi_info_get_nthkey_",
    ".globl pmpi_info_get_nthkey_f08_",
    ".set pmpi_info_get_nthkey_f08_, pmpi_info_get_nthkey_",
    ".globl pmpi_info_get_nthkey_f08",
    ".set pmpi_info_get_nthkey_f08, pmpi_info_get_nthkey_f08_",
    ".globl pmpi_info_get_nthkey_f08__",
    ".set pmpi_info_get_nthkey_f08__, pmpi_info_get_nthkey_f08_",
    ".globl PMPI_INFO_GET_NTHKEY_F08",
    ".set PMPI_INFO_GET_NTHKEY_F08, pmpi_info_get_nthkey_f08_",
    ".globl mpi_info_set",
    ".set mpi_info_set, mpi_info_set_",
    ".globl mpi_info_set__",
    ".set mpi_info_set__, mpi_info_set_",
    ".globl MPI_INFO_SET",
    ".set MPI_INFO_SET, mpi_info_set_",
    ".globl ompi_info_set_f",
    ".set ompi_info_set_f, mpi_info_set_",
    ".globl mpi_info_set_f08_",
    ".set mpi_info_set_f08_, mpi_info_set_",
    ".globl mpi_info_set_f08",
    ".set mpi_info_set_f08, mpi_info_set_f08_",
    ".globl mpi_info_set_f08__",
    ".set mpi_info_set_f08__, mpi_info_set_f08_",
    ".globl MPI_INFO_SET_F08",
    ".set MPI_INFO_SET_F08, mpi_info_set_f08_",
    ".globl pmpi_info_set",
    ".set pmpi_info_set, pmpi_info_set_",
    ".globl pmpi_info_set__",
    ".set pmpi_info_set__, pmpi_info_set_",
    ".globl PMPI_INFO_SET",
    ".set PMPI_INFO_SET, pmpi_info_set_",
    ".globl pmpi_info_set_f08_",
    ".set pmpi_info_set_f08_, pmpi_info_set_",
    ".globl pmpi_info_set_f08",
    ".set pmpi_info_set_f08, pmpi_info_set_f08_",
    ".globl pmpi_info_set_f08__",
    ".set pmpi_info_set_f08__, pmpi_info_set_f08_",
    ".globl PMPI_INFO_SET_F08",
    ".set PMPI_INFO_SET_F08, pmpi_info_set_f08_",
);
