// Made by `cargo x codegen`; do not edit.
//! Deprecated interfaces (MPI-5.0 chapter 16).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_attr_delete(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    comm: *const c_int,
    keyval: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *keyval);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_attr_delete_(
    comm: *const c_int,
    keyval: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_attr_delete(sys::MPI_Attr_delete, comm, keyval, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_attr_delete_(
    comm: *const c_int,
    keyval: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_attr_delete(sys::PMPI_Attr_delete, comm, keyval, ierror);
    }
}

#[inline(always)]
unsafe fn call_get_elements_x(
    c: unsafe extern "C" fn(*const Status, Handle, *mut i64) -> c_int,
    status: *const Status,
    datatype: *const c_int,
    count: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, handles::datatype(*datatype), count);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_elements_x_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_elements_x(sys::MPI_Get_elements_x, status, datatype, count, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_elements_x_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_elements_x(sys::PMPI_Get_elements_x, status, datatype, count, ierror);
    }
}

#[inline(always)]
unsafe fn call_info_get(
    c: unsafe extern "C" fn(Handle, *const c_char, c_int, *mut c_char, *mut c_int) -> c_int,
    info: *const c_int,
    key: *const c_char,
    valuelen: *const c_int,
    value: *mut c_char,
    flag: *mut c_int,
    ierror: *mut c_int,
    key_len: usize,
    value_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_key = Text::read(key, key_len);
        let mut c_value = TextOut::new();
        let mut c_flag = logical::UNSET;
        let code =
            c(handles::info(*info), c_key.as_ptr(), *valuelen, c_value.as_mut_ptr(), &mut c_flag);
        c_value.write(code, value, value_len);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_info_get_(
    info: *const c_int,
    key: *const c_char,
    valuelen: *const c_int,
    value: *mut c_char,
    flag: *mut c_int,
    ierror: *mut c_int,
    key_len: usize,
    value_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_get(
            sys::MPI_Info_get,
            info,
            key,
            valuelen,
            value,
            flag,
            ierror,
            key_len,
            value_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_info_get_(
    info: *const c_int,
    key: *const c_char,
    valuelen: *const c_int,
    value: *mut c_char,
    flag: *mut c_int,
    ierror: *mut c_int,
    key_len: usize,
    value_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_get(
            sys::PMPI_Info_get,
            info,
            key,
            valuelen,
            value,
            flag,
            ierror,
            key_len,
            value_len,
        );
    }
}

#[inline(always)]
unsafe fn call_info_get_valuelen(
    c: unsafe extern "C" fn(Handle, *const c_char, *mut c_int, *mut c_int) -> c_int,
    info: *const c_int,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
    key_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_key = Text::read(key, key_len);
        let mut c_flag = logical::UNSET;
        let code = c(handles::info(*info), c_key.as_ptr(), valuelen, &mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_info_get_valuelen_(
    info: *const c_int,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
    key_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_get_valuelen(
            sys::MPI_Info_get_valuelen,
            info,
            key,
            valuelen,
            flag,
            ierror,
            key_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_info_get_valuelen_(
    info: *const c_int,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
    key_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_info_get_valuelen(
            sys::PMPI_Info_get_valuelen,
            info,
            key,
            valuelen,
            flag,
            ierror,
            key_len,
        );
    }
}

#[inline(always)]
unsafe fn call_keyval_free(
    c: unsafe extern "C" fn(*mut c_int) -> c_int,
    keyval: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(keyval);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_keyval_free_(keyval: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_keyval_free(sys::MPI_Keyval_free, keyval, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_keyval_free_(keyval: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_keyval_free(sys::PMPI_Keyval_free, keyval, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_set_elements_x(
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
pub unsafe extern "C" fn mpi_status_set_elements_x_(
    status: *mut Status,
    datatype: *const c_int,
    count: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_elements_x(sys::MPI_Status_set_elements_x, status, datatype, count, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_set_elements_x_(
    status: *mut Status,
    datatype: *const c_int,
    count: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_elements_x(
            sys::PMPI_Status_set_elements_x,
            status,
            datatype,
            count,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_get_extent_x(
    c: unsafe extern "C" fn(Handle, *mut i64, *mut i64) -> c_int,
    datatype: *const c_int,
    lb: *mut i64,
    extent: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), lb, extent);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_extent_x_(
    datatype: *const c_int,
    lb: *mut i64,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_extent_x(sys::MPI_Type_get_extent_x, datatype, lb, extent, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_extent_x_(
    datatype: *const c_int,
    lb: *mut i64,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_extent_x(sys::PMPI_Type_get_extent_x, datatype, lb, extent, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_get_true_extent_x(
    c: unsafe extern "C" fn(Handle, *mut i64, *mut i64) -> c_int,
    datatype: *const c_int,
    true_lb: *mut i64,
    true_extent: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), true_lb, true_extent);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_true_extent_x_(
    datatype: *const c_int,
    true_lb: *mut i64,
    true_extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_true_extent_x(
            sys::MPI_Type_get_true_extent_x,
            datatype,
            true_lb,
            true_extent,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_true_extent_x_(
    datatype: *const c_int,
    true_lb: *mut i64,
    true_extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_true_extent_x(
            sys::PMPI_Type_get_true_extent_x,
            datatype,
            true_lb,
            true_extent,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_size_x(
    c: unsafe extern "C" fn(Handle, *mut i64) -> c_int,
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_size_x_(
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_size_x(sys::MPI_Type_size_x, datatype, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_size_x_(
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_size_x(sys::PMPI_Type_size_x, datatype, size, ierror);
    }
}

std::arch::global_asm!(
    ".globl mpi_attr_delete",
    ".set mpi_attr_delete, mpi_attr_delete_",
    ".globl mpi_attr_delete__",
    ".set mpi_attr_delete__, mpi_attr_delete_",
    ".globl MPI_ATTR_DELETE",
    ".set MPI_ATTR_DELETE, mpi_attr_delete_",
    ".globl ompi_attr_delete_f",
    ".set ompi_attr_delete_f, mpi_attr_delete_",
    ".globl mpi_attr_delete_f08_",
    ".set mpi_attr_delete_f08_, mpi_attr_delete_",
    ".globl mpi_attr_delete_f08",
    ".set mpi_attr_delete_f08, mpi_attr_delete_f08_",
    ".globl mpi_attr_delete_f08__",
    ".set mpi_attr_delete_f08__, mpi_attr_delete_f08_",
    ".globl MPI_ATTR_DELETE_F08",
    ".set MPI_ATTR_DELETE_F08, mpi_attr_delete_f08_",
    ".globl pmpi_attr_delete",
    ".set pmpi_attr_delete, pmpi_attr_delete_",
    ".globl pmpi_attr_delete__",
    ".set pmpi_attr_delete__, pmpi_attr_delete_",
    ".globl PMPI_ATTR_DELETE",
    ".set PMPI_ATTR_DELETE, pmpi_attr_delete_",
    ".globl pmpi_attr_delete_f08_",
    ".set pmpi_attr_delete_f08_, pmpi_attr_delete_",
    ".globl pmpi_attr_delete_f08",
    ".set pmpi_attr_delete_f08, pmpi_attr_delete_f08_",
    ".globl pmpi_attr_delete_f08__",
    ".set pmpi_attr_delete_f08__, pmpi_attr_delete_f08_",
    ".globl PMPI_ATTR_DELETE_F08",
    ".set PMPI_ATTR_DELETE_F08, pmpi_attr_delete_f08_",
    ".globl mpi_get_elements_x",
    ".set mpi_get_elements_x, mpi_get_elements_x_",
    ".globl mpi_get_elements_x__",
    ".set mpi_get_elements_x__, mpi_get_elements_x_",
    ".globl MPI_GET_ELEMENTS_X",
    ".set MPI_GET_ELEMENTS_X, mpi_get_elements_x_",
    ".globl ompi_get_elements_x_f",
    ".set ompi_get_elements_x_f, mpi_get_elements_x_",
    ".globl mpi_get_elements_x_f08_",
    ".set mpi_get_elements_x_f08_, mpi_get_elements_x_",
    ".globl mpi_get_elements_x_f08",
    ".set mpi_get_elements_x_f08, mpi_get_elements_x_f08_",
    ".globl mpi_get_elements_x_f08__",
    ".set mpi_get_elements_x_f08__, mpi_get_elements_x_f08_",
    ".globl MPI_GET_ELEMENTS_X_F08",
    ".set MPI_GET_ELEMENTS_X_F08, mpi_get_elements_x_f08_",
    ".globl pmpi_get_elements_x",
    ".set pmpi_get_elements_x, pmpi_get_elements_x_",
    ".globl pmpi_get_elements_x__",
    ".set pmpi_get_elements_x__, pmpi_get_elements_x_",
    ".globl PMPI_GET_ELEMENTS_X",
    ".set PMPI_GET_ELEMENTS_X, pmpi_get_elements_x_",
    ".globl pmpi_get_elements_x_f08_",
    ".set pmpi_get_elements_x_f08_, pmpi_get_elements_x_",
    ".globl pmpi_get_elements_x_f08",
    ".set pmpi_get_elements_x_f08, pmpi_get_elements_x_f08_",
    ".globl pmpi_get_elements_x_f08__",
    ".set pmpi_get_elements_x_f08__, pmpi_get_elements_x_f08_",
    ".globl PMPI_GET_ELEMENTS_X_F08",
    ".set PMPI_GET_ELEMENTS_X_F08, pmpi_get_elements_x_f08_",
    ".globl mpi_info_get",
    ".set mpi_info_get, mpi_info_get_",
    ".globl mpi_info_get__",
    ".set mpi_info_get__, mpi_info_get_",
    ".globl MPI_INFO_GET",
    ".set MPI_INFO_GET, mpi_info_get_",
    ".globl ompi_info_get_f",
    ".set ompi_info_get_f, mpi_info_get_",
    ".globl mpi_info_get_f08_",
    ".set mpi_info_get_f08_, mpi_info_get_",
    ".globl mpi_info_get_f08",
    ".set mpi_info_get_f08, mpi_info_get_f08_",
    ".globl mpi_info_get_f08__",
    ".set mpi_info_get_f08__, mpi_info_get_f08_",
    ".globl MPI_INFO_GET_F08",
    ".set MPI_INFO_GET_F08, mpi_info_get_f08_",
    ".globl pmpi_info_get",
    ".set pmpi_info_get, pmpi_info_get_",
    ".globl pmpi_info_get__",
    ".set pmpi_info_get__, pmpi_info_get_",
    ".globl PMPI_INFO_GET",
    ".set PMPI_INFO_GET, pmpi_info_get_",
    ".globl pmpi_info_get_f08_",
    ".set pmpi_info_get_f08_, pmpi_info_get_",
    ".globl pmpi_info_get_f08",
    ".set pmpi_info_get_f08, pmpi_info_get_f08_",
    ".globl pmpi_info_get_f08__",
    ".set pmpi_info_get_f08__, pmpi_info_get_f08_",
    ".globl PMPI_INFO_GET_F08",
    ".set PMPI_INFO_GET_F08, pmpi_info_get_f08_",
    ".globl mpi_info_get_valuelen",
    ".set mpi_info_get_valuelen, mpi_info_get_valuelen_",
    ".globl mpi_info_get_valuelen__",
    ".set mpi_info_get_valuelen__, mpi_info_get_valuelen_",
    ".globl MPI_INFO_GET_VALUELEN",
    ".set MPI_INFO_GET_VALUELEN, mpi_info_get_valuelen_",
    ".globl ompi_info_get_valuelen_f",
    ".set ompi_info_get_valuelen_f, mpi_info_get_valuelen_",
    ".globl mpi_info_get_valuelen_f08_",
    ".set mpi_info_get_valuelen_f08_, mpi_info_get_valuelen_",
    ".globl mpi_info_get_valuelen_f08",
    ".set mpi_info_get_valuelen_f08, mpi_info_get_valuelen_f08_",
    ".globl mpi_info_get_valuelen_f08__",
    ".set mpi_info_get_valuelen_f08__, mpi_info_get_valuelen_f08_",
    ".globl MPI_INFO_GET_VALUELEN_F08",
    ".set MPI_INFO_GET_VALUELEN_F08, mpi_info_get_valuelen_f08_",
    ".globl pmpi_info_get_valuelen",
    ".set pmpi_info_get_valuelen, pmpi_info_get_valuelen_",
    ".globl pmpi_info_get_valuelen__",
    ".set pmpi_info_get_valuelen__, pmpi_info_get_valuelen_",
    ".globl PMPI_INFO_GET_VALUELEN",
    ".set PMPI_INFO_GET_VALUELEN, pmpi_info_get_valuelen_",
    ".globl pmpi_info_get_valuelen_f08_",
    ".set pmpi_info_get_valuelen_f08_, pmpi_info_get_valuelen_",
    ".globl pmpi_info_get_valuelen_f08",
    ".set pmpi_info_get_valuelen_f08, pmpi_info_get_valuelen_f08_",
    ".globl pmpi_info_get_valuelen_f08__",
    ".set pmpi_info_get_valuelen_f08__, pmpi_info_get_valuelen_f08_",
    ".globl PMPI_INFO_GET_VALUELEN_F08",
    ".set PMPI_INFO_GET_VALUELEN_F08, pmpi_info_get_valuelen_f08_",
    ".globl mpi_keyval_free",
    ".set mpi_keyval_free, mpi_keyval_free_",
    ".globl mpi_keyval_free__",
    ".set mpi_keyval_free__, mpi_keyval_free_",
    ".globl MPI_KEYVAL_FREE",
    ".set MPI_KEYVAL_FREE, mpi_keyval_free_",
    ".globl ompi_keyval_free_f",
    ".set ompi_keyval_free_f, mpi_keyval_free_",
    ".globl mpi_keyval_free_f08_",
    ".set mpi_keyval_free_f08_, mpi_keyval_free_",
    ".globl mpi_keyval_free_f08",
    ".set mpi_keyval_free_f08, mpi_keyval_free_f08_",
    ".globl mpi_keyval_free_f08__",
    ".set mpi_keyval_free_f08__, mpi_keyval_free_f08_",
    ".globl MPI_KEYVAL_FREE_F08",
    ".set MPI_KEYVAL_FREE_F08, mpi_keyval_free_f08_",
    ".globl pmpi_keyval_free",
    ".set pmpi_keyval_free, pmpi_keyval_free_",
    ".globl pmpi_keyval_free__",
    ".set pmpi_keyval_free__, pmpi_keyval_free_",
    ".globl PMPI_KEYVAL_FREE",
    ".set PMPI_KEYVAL_FREE, pmpi_keyval_free_",
    ".globl pmpi_keyval_free_f08_",
    ".set pmpi_keyval_free_f08_, pmpi_keyval_free_",
    ".globl pmpi_keyval_free_f08",
    ".set pmpi_keyval_free_f08, pmpi_keyval_free_f08_",
    ".globl pmpi_keyval_free_f08__",
    ".set pmpi_keyval_free_f08__, pmpi_keyval_free_f08_",
    ".globl PMPI_KEYVAL_FREE_F08",
    ".set PMPI_KEYVAL_FREE_F08, pmpi_keyval_free_f08_",
    ".globl mpi_status_set_elements_x",
    ".set mpi_status_set_elements_x, mpi_status_set_elements_x_",
    ".globl mpi_status_set_elements_x__",
    ".set mpi_status_set_elements_x__, mpi_status_set_elements_x_",
    ".globl MPI_STATUS_SET_ELEMENTS_X",
    ".set MPI_STATUS_SET_ELEMENTS_X, mpi_status_set_elements_x_",
    ".globl ompi_status_set_elements_x_f",
    ".set ompi_status_set_elements_x_f, mpi_status_set_elements_x_",
    ".globl mpi_status_set_elements_x_f08_",
    ".set mpi_status_set_elements_x_f08_, mpi_status_set_elements_x_",
    ".globl mpi_status_set_elements_x_f08",
    ".set mpi_status_set_elements_x_f08, mpi_status_set_elements_x_f08_",
    ".globl mpi_status_set_elements_x_f08__",
    ".set mpi_status_set_elements_x_f08__, mpi_status_set_elements_x_f08_",
    ".globl MPI_STATUS_SET_ELEMENTS_X_F08",
    ".set MPI_STATUS_SET_ELEMENTS_X_F08, mpi_status_set_elements_x_f08_",
    ".globl pmpi_status_set_elements_x",
    ".set pmpi_status_set_elements_x, pmpi_status_set_elements_x_",
    ".globl pmpi_status_set_elements_x__",
    ".set pmpi_status_set_elements_x__, pmpi_status_set_elements_x_",
    ".globl PMPI_STATUS_SET_ELEMENTS_X",
    ".set PMPI_STATUS_SET_ELEMENTS_X, pmpi_status_set_elements_x_",
    ".globl pmpi_status_set_elements_x_f08_",
    ".set pmpi_status_set_elements_x_f08_, pmpi_status_set_elements_x_",
    ".globl pmpi_status_set_elements_x_f08",
    ".set pmpi_status_set_elements_x_f08, pmpi_status_set_elements_x_f08_",
    ".globl pmpi_status_set_elements_x_f08__",
    ".set pmpi_status_set_elements_x_f08__, pmpi_status_set_elements_x_f08_",
    ".globl PMPI_STATUS_SET_ELEMENTS_X_F08",
    ".set PMPI_STATUS_SET_ELEMENTS_X_F08, pmpi_status_set_elements_x_f08_",
    ".globl mpi_type_get_extent_x",
    ".set mpi_type_get_extent_x, mpi_type_get_extent_x_",
    ".globl mpi_type_get_extent_x__",
    ".set mpi_type_get_extent_x__, mpi_type_get_extent_x_",
    ".globl MPI_TYPE_GET_EXTENT_X",
    ".set MPI_TYPE_GET_EXTENT_X, mpi_type_get_extent_x_",
    ".globl ompi_type_get_extent_x_f",
    ".set ompi_type_get_extent_x_f, mpi_type_get_extent_x_",
    ".globl mpi_type_get_extent_x_f08_",
    ".set mpi_type_get_extent_x_f08_, mpi_type_get_extent_x_",
    ".globl mpi_type_get_extent_x_f08",
    ".set mpi_type_get_extent_x_f08, mpi_type_get_extent_x_f08_",
    ".globl mpi_type_get_extent_x_f08__",
    ".set mpi_type_get_extent_x_f08__, mpi_type_get_extent_x_f08_",
    ".globl MPI_TYPE_GET_EXTENT_X_F08",
    ".set MPI_TYPE_GET_EXTENT_X_F08, mpi_type_get_extent_x_f08_",
    ".globl pmpi_type_get_extent_x",
    ".set pmpi_type_get_extent_x, pmpi_type_get_extent_x_",
    ".globl pmpi_type_get_extent_x__",
    ".set pmpi_type_get_extent_x__, pmpi_type_get_extent_x_",
    ".globl PMPI_TYPE_GET_EXTENT_X",
    ".set PMPI_TYPE_GET_EXTENT_X, pmpi_type_get_extent_x_",
    ".globl pmpi_type_get_extent_x_f08_",
    ".set pmpi_type_get_extent_x_f08_, pmpi_type_get_extent_x_",
    ".globl pmpi_type_get_extent_x_f08",
    ".set pmpi_type_get_extent_x_f08, pmpi_type_get_extent_x_f08_",
    ".globl pmpi_type_get_extent_x_f08__",
    ".set pmpi_type_get_extent_x_f08__, pmpi_type_get_extent_x_f08_",
    ".globl PMPI_TYPE_GET_EXTENT_X_F08",
    ".set PMPI_TYPE_GET_EXTENT_X_F08, pmpi_type_get_extent_x_f08_",
    ".globl mpi_type_get_true_extent_x",
    ".set mpi_type_get_true_extent_x, mpi_type_get_true_extent_x_",
    ".globl mpi_type_get_true_extent_x__",
    ".set mpi_type_get_true_extent_x__, mpi_type_get_true_extent_x_",
    ".globl MPI_TYPE_GET_TRUE_EXTENT_X",
    ".set MPI_TYPE_GET_TRUE_EXTENT_X, mpi_type_get_true_extent_x_",
    ".globl ompi_type_get_true_extent_x_f",
    ".set ompi_type_get_true_extent_x_f, mpi_type_get_true_extent_x_",
    ".globl mpi_type_get_true_extent_x_f08_",
    ".set mpi_type_get_true_extent_x_f08_, mpi_type_get_true_extent_x_",
    ".globl mpi_type_get_true_extent_x_f08",
    ".set mpi_type_get_true_extent_x_f08, mpi_type_get_true_extent_x_f08_",
    ".globl mpi_type_get_true_extent_x_f08__",
    ".set mpi_type_get_true_extent_x_f08__, mpi_type_get_true_extent_x_f08_",
    ".globl MPI_TYPE_GET_TRUE_EXTENT_X_F08",
    ".set MPI_TYPE_GET_TRUE_EXTENT_X_F08, mpi_type_get_true_extent_x_f08_",
    ".globl pmpi_type_get_true_extent_x",
    ".set pmpi_type_get_true_extent_x, pmpi_type_get_true_extent_x_",
    ".globl pmpi_type_get_true_extent_x__",
    ".set pmpi_type_get_true_extent_x__, pmpi_type_get_true_extent_x_",
    ".globl PMPI_TYPE_GET_TRUE_EXTENT_X",
    ".set PMPI_TYPE_GET_TRUE_EXTENT_X, pmpi_type_get_true_extent_x_",
    ".globl pmpi_type_get_true_extent_x_f08_",
    ".set pmpi_type_get_true_extent_x_f08_, pmpi_type_get_true_extent_x_",
    ".globl pmpi_type_get_true_extent_x_f08",
    ".set pmpi_type_get_true_extent_x_f08, pmpi_type_get_true_extent_x_f08_",
    ".globl pmpi_type_get_true_extent_x_f08__",
    ".set pmpi_type_get_true_extent_x_f08__, pmpi_type_get_true_extent_x_f08_",
    ".globl PMPI_TYPE_GET_TRUE_EXTENT_X_F08",
    ".set PMPI_TYPE_GET_TRUE_EXTENT_X_F08, pmpi_type_get_true_extent_x_f08_",
    ".globl mpi_type_size_x",
    ".set mpi_type_size_x, mpi_type_size_x_",
    ".globl mpi_type_size_x__",
    ".set mpi_type_size_x__, mpi_type_size_x_",
    ".globl MPI_TYPE_SIZE_X",
    ".set MPI_TYPE_SIZE_X, mpi_type_size_x_",
    ".globl ompi_type_size_x_f",
    ".set ompi_type_size_x_f, mpi_type_size_x_",
    ".globl mpi_type_size_x_f08_",
    ".set mpi_type_size_x_f08_, mpi_type_size_x_",
    ".globl mpi_type_size_x_f08",
    ".set mpi_type_size_x_f08, mpi_type_size_x_f08_",
    ".globl mpi_type_size_x_f08__",
    ".set mpi_type_size_x_f08__, mpi_type_size_x_f08_",
    ".globl MPI_TYPE_SIZE_X_F08",
    ".set MPI_TYPE_SIZE_X_F08, mpi_type_size_x_f08_",
    ".globl pmpi_type_size_x",
    ".set pmpi_type_size_x, pmpi_type_size_x_",
    ".globl pmpi_type_size_x__",
    ".set pmpi_type_size_x__, pmpi_type_size_x_",
    ".globl PMPI_TYPE_SIZE_X",
    ".set PMPI_TYPE_SIZE_X, pmpi_type_size_x_",
    ".globl pmpi_type_size_x_f08_",
    ".set pmpi_type_size_x_f08_, pmpi_type_size_x_",
    ".globl pmpi_type_size_x_f08",
    ".set pmpi_type_size_x_f08, pmpi_type_size_x_f08_",
    ".globl pmpi_type_size_x_f08__",
    ".set pmpi_type_size_x_f08__, pmpi_type_size_x_f08_",
    ".globl PMPI_TYPE_SIZE_X_F08",
    ".set PMPI_TYPE_SIZE_X_F08, pmpi_type_size_x_f08_",
);
