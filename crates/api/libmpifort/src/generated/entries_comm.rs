// Made by `cargo x codegen`; do not edit.
//! Groups, contexts, communicators and caching (MPI-5.0 chapter 7).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_comm_compare(
    c: unsafe extern "C" fn(Handle, Handle, *mut c_int) -> c_int,
    comm1: *const c_int,
    comm2: *const c_int,
    result: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm1), handles::comm(*comm2), result);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_compare_(
    comm1: *const c_int,
    comm2: *const c_int,
    result: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_compare(sys::MPI_Comm_compare, comm1, comm2, result, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_compare_(
    comm1: *const c_int,
    comm2: *const c_int,
    result: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_compare(sys::PMPI_Comm_compare, comm1, comm2, result, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_create(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    group: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let code = c(handles::comm(*comm), handles::group(*group), &mut c_newcomm);
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_create_(
    comm: *const c_int,
    group: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_create(sys::MPI_Comm_create, comm, group, newcomm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_create_(
    comm: *const c_int,
    group: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_create(sys::PMPI_Comm_create, comm, group, newcomm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_create_from_group(
    c: unsafe extern "C" fn(Handle, *const c_char, Handle, Handle, *mut Handle) -> c_int,
    group: *const c_int,
    stringtag: *const c_char,
    info: *const c_int,
    errhandler: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
    stringtag_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_stringtag = Text::read(stringtag, stringtag_len);
        let mut c_newcomm: Handle = null_mut();
        let code = c(
            handles::group(*group),
            c_stringtag.as_ptr(),
            handles::info(*info),
            handles::errhandler(*errhandler),
            &mut c_newcomm,
        );
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_create_from_group_(
    group: *const c_int,
    stringtag: *const c_char,
    info: *const c_int,
    errhandler: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
    stringtag_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_create_from_group(
            sys::MPI_Comm_create_from_group,
            group,
            stringtag,
            info,
            errhandler,
            newcomm,
            ierror,
            stringtag_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_create_from_group_(
    group: *const c_int,
    stringtag: *const c_char,
    info: *const c_int,
    errhandler: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
    stringtag_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_create_from_group(
            sys::PMPI_Comm_create_from_group,
            group,
            stringtag,
            info,
            errhandler,
            newcomm,
            ierror,
            stringtag_len,
        );
    }
}

#[inline(always)]
unsafe fn call_comm_create_group(
    c: unsafe extern "C" fn(Handle, Handle, c_int, *mut Handle) -> c_int,
    comm: *const c_int,
    group: *const c_int,
    tag: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let code = c(handles::comm(*comm), handles::group(*group), *tag, &mut c_newcomm);
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_create_group_(
    comm: *const c_int,
    group: *const c_int,
    tag: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_create_group(sys::MPI_Comm_create_group, comm, group, tag, newcomm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_create_group_(
    comm: *const c_int,
    group: *const c_int,
    tag: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_create_group(sys::PMPI_Comm_create_group, comm, group, tag, newcomm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_delete_attr(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    comm: *const c_int,
    comm_keyval: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *comm_keyval);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_delete_attr_(
    comm: *const c_int,
    comm_keyval: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_delete_attr(sys::MPI_Comm_delete_attr, comm, comm_keyval, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_delete_attr_(
    comm: *const c_int,
    comm_keyval: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_delete_attr(sys::PMPI_Comm_delete_attr, comm, comm_keyval, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_dup(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_newcomm);
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_dup_(
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_dup(sys::MPI_Comm_dup, comm, newcomm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_dup_(
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_dup(sys::PMPI_Comm_dup, comm, newcomm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_dup_with_info(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    info: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let code = c(handles::comm(*comm), handles::info(*info), &mut c_newcomm);
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_dup_with_info_(
    comm: *const c_int,
    info: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_dup_with_info(sys::MPI_Comm_dup_with_info, comm, info, newcomm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_dup_with_info_(
    comm: *const c_int,
    info: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_dup_with_info(sys::PMPI_Comm_dup_with_info, comm, info, newcomm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_free(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    comm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_comm: Handle = handles::comm(*comm);
        let code = c(&mut c_comm);
        handles::put(comm, c_comm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_free_(comm: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_free(sys::MPI_Comm_free, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_free_(comm: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_free(sys::PMPI_Comm_free, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_free_keyval(
    c: unsafe extern "C" fn(*mut c_int) -> c_int,
    comm_keyval: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(comm_keyval);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_free_keyval_(comm_keyval: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_free_keyval(sys::MPI_Comm_free_keyval, comm_keyval, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_free_keyval_(comm_keyval: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_free_keyval(sys::PMPI_Comm_free_keyval, comm_keyval, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_get_info(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_info_used: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_info_used);
        handles::put(info_used, c_info_used);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_get_info_(
    comm: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_info(sys::MPI_Comm_get_info, comm, info_used, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_get_info_(
    comm: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_info(sys::PMPI_Comm_get_info, comm, info_used, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_get_name(
    c: unsafe extern "C" fn(Handle, *mut c_char, *mut c_int) -> c_int,
    comm: *const c_int,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    comm_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_comm_name = TextOut::new();
        let code = c(handles::comm(*comm), c_comm_name.as_mut_ptr(), resultlen);
        c_comm_name.write(code, comm_name, comm_name_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_get_name_(
    comm: *const c_int,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    comm_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_name(
            sys::MPI_Comm_get_name,
            comm,
            comm_name,
            resultlen,
            ierror,
            comm_name_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_get_name_(
    comm: *const c_int,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    comm_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_name(
            sys::PMPI_Comm_get_name,
            comm,
            comm_name,
            resultlen,
            ierror,
            comm_name_len,
        );
    }
}

#[inline(always)]
unsafe fn call_comm_group(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_group: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_group);
        handles::put(group, c_group);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_group_(
    comm: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_group(sys::MPI_Comm_group, comm, group, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_group_(
    comm: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_group(sys::PMPI_Comm_group, comm, group, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_idup(
    c: unsafe extern "C" fn(Handle, *mut Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let mut c_request: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_newcomm, &mut c_request);
        handles::put(newcomm, c_newcomm);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_idup_(
    comm: *const c_int,
    newcomm: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_idup(sys::MPI_Comm_idup, comm, newcomm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_idup_(
    comm: *const c_int,
    newcomm: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_idup(sys::PMPI_Comm_idup, comm, newcomm, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_idup_with_info(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    info: *const c_int,
    newcomm: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let mut c_request: Handle = null_mut();
        let code = c(handles::comm(*comm), handles::info(*info), &mut c_newcomm, &mut c_request);
        handles::put(newcomm, c_newcomm);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_idup_with_info_(
    comm: *const c_int,
    info: *const c_int,
    newcomm: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_idup_with_info(
            sys::MPI_Comm_idup_with_info,
            comm,
            info,
            newcomm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_idup_with_info_(
    comm: *const c_int,
    info: *const c_int,
    newcomm: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_idup_with_info(
            sys::PMPI_Comm_idup_with_info,
            comm,
            info,
            newcomm,
            request,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_comm_rank(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    comm: *const c_int,
    rank: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), rank);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_rank_(comm: *const c_int, rank: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_rank(sys::MPI_Comm_rank, comm, rank, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_rank_(comm: *const c_int, rank: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_rank(sys::PMPI_Comm_rank, comm, rank, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_remote_group(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_group: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_group);
        handles::put(group, c_group);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_remote_group_(
    comm: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_remote_group(sys::MPI_Comm_remote_group, comm, group, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_remote_group_(
    comm: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_remote_group(sys::PMPI_Comm_remote_group, comm, group, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_remote_size(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    comm: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_remote_size_(
    comm: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_remote_size(sys::MPI_Comm_remote_size, comm, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_remote_size_(
    comm: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_remote_size(sys::PMPI_Comm_remote_size, comm, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_set_info(
    c: unsafe extern "C" fn(Handle, Handle) -> c_int,
    comm: *const c_int,
    info: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), handles::info(*info));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_set_info_(
    comm: *const c_int,
    info: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_set_info(sys::MPI_Comm_set_info, comm, info, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_set_info_(
    comm: *const c_int,
    info: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_set_info(sys::PMPI_Comm_set_info, comm, info, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_set_name(
    c: unsafe extern "C" fn(Handle, *const c_char) -> c_int,
    comm: *const c_int,
    comm_name: *const c_char,
    ierror: *mut c_int,
    comm_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_comm_name = Text::read(comm_name, comm_name_len);
        let code = c(handles::comm(*comm), c_comm_name.as_ptr());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_set_name_(
    comm: *const c_int,
    comm_name: *const c_char,
    ierror: *mut c_int,
    comm_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_set_name(sys::MPI_Comm_set_name, comm, comm_name, ierror, comm_name_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_set_name_(
    comm: *const c_int,
    comm_name: *const c_char,
    ierror: *mut c_int,
    comm_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_set_name(sys::PMPI_Comm_set_name, comm, comm_name, ierror, comm_name_len);
    }
}

#[inline(always)]
unsafe fn call_comm_size(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    comm: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_size_(comm: *const c_int, size: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_size(sys::MPI_Comm_size, comm, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_size_(comm: *const c_int, size: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_size(sys::PMPI_Comm_size, comm, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_split(
    c: unsafe extern "C" fn(Handle, c_int, c_int, *mut Handle) -> c_int,
    comm: *const c_int,
    color: *const c_int,
    key: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let code = c(handles::comm(*comm), *color, *key, &mut c_newcomm);
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_split_(
    comm: *const c_int,
    color: *const c_int,
    key: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_split(sys::MPI_Comm_split, comm, color, key, newcomm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_split_(
    comm: *const c_int,
    color: *const c_int,
    key: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_split(sys::PMPI_Comm_split, comm, color, key, newcomm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_split_type(
    c: unsafe extern "C" fn(Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    split_type: *const c_int,
    key: *const c_int,
    info: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let code = c(handles::comm(*comm), *split_type, *key, handles::info(*info), &mut c_newcomm);
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_split_type_(
    comm: *const c_int,
    split_type: *const c_int,
    key: *const c_int,
    info: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_split_type(
            sys::MPI_Comm_split_type,
            comm,
            split_type,
            key,
            info,
            newcomm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_split_type_(
    comm: *const c_int,
    split_type: *const c_int,
    key: *const c_int,
    info: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_split_type(
            sys::PMPI_Comm_split_type,
            comm,
            split_type,
            key,
            info,
            newcomm,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_comm_test_inter(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    comm: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(handles::comm(*comm), &mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_test_inter_(
    comm: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_test_inter(sys::MPI_Comm_test_inter, comm, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_test_inter_(
    comm: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_test_inter(sys::PMPI_Comm_test_inter, comm, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_compare(
    c: unsafe extern "C" fn(Handle, Handle, *mut c_int) -> c_int,
    group1: *const c_int,
    group2: *const c_int,
    result: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::group(*group1), handles::group(*group2), result);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_compare_(
    group1: *const c_int,
    group2: *const c_int,
    result: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_compare(sys::MPI_Group_compare, group1, group2, result, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_compare_(
    group1: *const c_int,
    group2: *const c_int,
    result: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_compare(sys::PMPI_Group_compare, group1, group2, result, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_difference(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle) -> c_int,
    group1: *const c_int,
    group2: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newgroup: Handle = null_mut();
        let code = c(handles::group(*group1), handles::group(*group2), &mut c_newgroup);
        handles::put(newgroup, c_newgroup);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_difference_(
    group1: *const c_int,
    group2: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_difference(sys::MPI_Group_difference, group1, group2, newgroup, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_difference_(
    group1: *const c_int,
    group2: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_difference(sys::PMPI_Group_difference, group1, group2, newgroup, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_excl(
    c: unsafe extern "C" fn(Handle, c_int, *const c_int, *mut Handle) -> c_int,
    group: *const c_int,
    n: *const c_int,
    ranks: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newgroup: Handle = null_mut();
        let code = c(handles::group(*group), *n, ranks, &mut c_newgroup);
        handles::put(newgroup, c_newgroup);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_excl_(
    group: *const c_int,
    n: *const c_int,
    ranks: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_excl(sys::MPI_Group_excl, group, n, ranks, newgroup, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_excl_(
    group: *const c_int,
    n: *const c_int,
    ranks: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_excl(sys::PMPI_Group_excl, group, n, ranks, newgroup, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_free(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_group: Handle = handles::group(*group);
        let code = c(&mut c_group);
        handles::put(group, c_group);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_free_(group: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_free(sys::MPI_Group_free, group, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_free_(group: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_free(sys::PMPI_Group_free, group, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_from_session_pset(
    c: unsafe extern "C" fn(Handle, *const c_char, *mut Handle) -> c_int,
    session: *const c_int,
    pset_name: *const c_char,
    newgroup: *mut c_int,
    ierror: *mut c_int,
    pset_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_pset_name = Text::read(pset_name, pset_name_len);
        let mut c_newgroup: Handle = null_mut();
        let code = c(handles::session(*session), c_pset_name.as_ptr(), &mut c_newgroup);
        handles::put(newgroup, c_newgroup);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_from_session_pset_(
    session: *const c_int,
    pset_name: *const c_char,
    newgroup: *mut c_int,
    ierror: *mut c_int,
    pset_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_from_session_pset(
            sys::MPI_Group_from_session_pset,
            session,
            pset_name,
            newgroup,
            ierror,
            pset_name_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_from_session_pset_(
    session: *const c_int,
    pset_name: *const c_char,
    newgroup: *mut c_int,
    ierror: *mut c_int,
    pset_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_from_session_pset(
            sys::PMPI_Group_from_session_pset,
            session,
            pset_name,
            newgroup,
            ierror,
            pset_name_len,
        );
    }
}

#[inline(always)]
unsafe fn call_group_incl(
    c: unsafe extern "C" fn(Handle, c_int, *const c_int, *mut Handle) -> c_int,
    group: *const c_int,
    n: *const c_int,
    ranks: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newgroup: Handle = null_mut();
        let code = c(handles::group(*group), *n, ranks, &mut c_newgroup);
        handles::put(newgroup, c_newgroup);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_incl_(
    group: *const c_int,
    n: *const c_int,
    ranks: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_incl(sys::MPI_Group_incl, group, n, ranks, newgroup, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_incl_(
    group: *const c_int,
    n: *const c_int,
    ranks: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_incl(sys::PMPI_Group_incl, group, n, ranks, newgroup, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_intersection(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle) -> c_int,
    group1: *const c_int,
    group2: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newgroup: Handle = null_mut();
        let code = c(handles::group(*group1), handles::group(*group2), &mut c_newgroup);
        handles::put(newgroup, c_newgroup);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_intersection_(
    group1: *const c_int,
    group2: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_intersection(sys::MPI_Group_intersection, group1, group2, newgroup, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_intersection_(
    group1: *const c_int,
    group2: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_intersection(sys::PMPI_Group_intersection, group1, group2, newgroup, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_range_excl(
    c: unsafe extern "C" fn(Handle, c_int, *mut [c_int; 3], *mut Handle) -> c_int,
    group: *const c_int,
    n: *const c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newgroup: Handle = null_mut();
        let code = c(handles::group(*group), *n, ranges, &mut c_newgroup);
        handles::put(newgroup, c_newgroup);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_range_excl_(
    group: *const c_int,
    n: *const c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_range_excl(sys::MPI_Group_range_excl, group, n, ranges, newgroup, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_range_excl_(
    group: *const c_int,
    n: *const c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_range_excl(sys::PMPI_Group_range_excl, group, n, ranges, newgroup, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_range_incl(
    c: unsafe extern "C" fn(Handle, c_int, *mut [c_int; 3], *mut Handle) -> c_int,
    group: *const c_int,
    n: *const c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newgroup: Handle = null_mut();
        let code = c(handles::group(*group), *n, ranges, &mut c_newgroup);
        handles::put(newgroup, c_newgroup);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_range_incl_(
    group: *const c_int,
    n: *const c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_range_incl(sys::MPI_Group_range_incl, group, n, ranges, newgroup, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_range_incl_(
    group: *const c_int,
    n: *const c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_range_incl(sys::PMPI_Group_range_incl, group, n, ranges, newgroup, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_rank(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    group: *const c_int,
    rank: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::group(*group), rank);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_rank_(
    group: *const c_int,
    rank: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_rank(sys::MPI_Group_rank, group, rank, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_rank_(
    group: *const c_int,
    rank: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_rank(sys::PMPI_Group_rank, group, rank, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_size(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    group: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::group(*group), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_size_(
    group: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_size(sys::MPI_Group_size, group, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_size_(
    group: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_size(sys::PMPI_Group_size, group, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_group_translate_ranks(
    c: unsafe extern "C" fn(Handle, c_int, *const c_int, Handle, *mut c_int) -> c_int,
    group1: *const c_int,
    n: *const c_int,
    ranks1: *const c_int,
    group2: *const c_int,
    ranks2: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::group(*group1), *n, ranks1, handles::group(*group2), ranks2);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_translate_ranks_(
    group1: *const c_int,
    n: *const c_int,
    ranks1: *const c_int,
    group2: *const c_int,
    ranks2: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_translate_ranks(
            sys::MPI_Group_translate_ranks,
            group1,
            n,
            ranks1,
            group2,
            ranks2,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_translate_ranks_(
    group1: *const c_int,
    n: *const c_int,
    ranks1: *const c_int,
    group2: *const c_int,
    ranks2: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_translate_ranks(
            sys::PMPI_Group_translate_ranks,
            group1,
            n,
            ranks1,
            group2,
            ranks2,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_group_union(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle) -> c_int,
    group1: *const c_int,
    group2: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newgroup: Handle = null_mut();
        let code = c(handles::group(*group1), handles::group(*group2), &mut c_newgroup);
        handles::put(newgroup, c_newgroup);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_group_union_(
    group1: *const c_int,
    group2: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_union(sys::MPI_Group_union, group1, group2, newgroup, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_group_union_(
    group1: *const c_int,
    group2: *const c_int,
    newgroup: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_group_union(sys::PMPI_Group_union, group1, group2, newgroup, ierror);
    }
}

#[inline(always)]
unsafe fn call_intercomm_create(
    c: unsafe extern "C" fn(Handle, c_int, Handle, c_int, c_int, *mut Handle) -> c_int,
    local_comm: *const c_int,
    local_leader: *const c_int,
    peer_comm: *const c_int,
    remote_leader: *const c_int,
    tag: *const c_int,
    newintercomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newintercomm: Handle = null_mut();
        let code = c(
            handles::comm(*local_comm),
            *local_leader,
            handles::comm(*peer_comm),
            *remote_leader,
            *tag,
            &mut c_newintercomm,
        );
        handles::put(newintercomm, c_newintercomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_intercomm_create_(
    local_comm: *const c_int,
    local_leader: *const c_int,
    peer_comm: *const c_int,
    remote_leader: *const c_int,
    tag: *const c_int,
    newintercomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_intercomm_create(
            sys::MPI_Intercomm_create,
            local_comm,
            local_leader,
            peer_comm,
            remote_leader,
            tag,
            newintercomm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_intercomm_create_(
    local_comm: *const c_int,
    local_leader: *const c_int,
    peer_comm: *const c_int,
    remote_leader: *const c_int,
    tag: *const c_int,
    newintercomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_intercomm_create(
            sys::PMPI_Intercomm_create,
            local_comm,
            local_leader,
            peer_comm,
            remote_leader,
            tag,
            newintercomm,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_intercomm_create_from_groups(
    c: unsafe extern "C" fn(
        Handle,
        c_int,
        Handle,
        c_int,
        *const c_char,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    local_group: *const c_int,
    local_leader: *const c_int,
    remote_group: *const c_int,
    remote_leader: *const c_int,
    stringtag: *const c_char,
    info: *const c_int,
    errhandler: *const c_int,
    newintercomm: *mut c_int,
    ierror: *mut c_int,
    stringtag_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_stringtag = Text::read(stringtag, stringtag_len);
        let mut c_newintercomm: Handle = null_mut();
        let code = c(
            handles::group(*local_group),
            *local_leader,
            handles::group(*remote_group),
            *remote_leader,
            c_stringtag.as_ptr(),
            handles::info(*info),
            handles::errhandler(*errhandler),
            &mut c_newintercomm,
        );
        handles::put(newintercomm, c_newintercomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_intercomm_create_from_groups_(
    local_group: *const c_int,
    local_leader: *const c_int,
    remote_group: *const c_int,
    remote_leader: *const c_int,
    stringtag: *const c_char,
    info: *const c_int,
    errhandler: *const c_int,
    newintercomm: *mut c_int,
    ierror: *mut c_int,
    stringtag_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_intercomm_create_from_groups(
            sys::MPI_Intercomm_create_from_groups,
            local_group,
            local_leader,
            remote_group,
            remote_leader,
            stringtag,
            info,
            errhandler,
            newintercomm,
            ierror,
            stringtag_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_intercomm_create_from_groups_(
    local_group: *const c_int,
    local_leader: *const c_int,
    remote_group: *const c_int,
    remote_leader: *const c_int,
    stringtag: *const c_char,
    info: *const c_int,
    errhandler: *const c_int,
    newintercomm: *mut c_int,
    ierror: *mut c_int,
    stringtag_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_intercomm_create_from_groups(
            sys::PMPI_Intercomm_create_from_groups,
            local_group,
            local_leader,
            remote_group,
            remote_leader,
            stringtag,
            info,
            errhandler,
            newintercomm,
            ierror,
            stringtag_len,
        );
    }
}

#[inline(always)]
unsafe fn call_intercomm_merge(
    c: unsafe extern "C" fn(Handle, c_int, *mut Handle) -> c_int,
    intercomm: *const c_int,
    high: *const c_int,
    newintracomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newintracomm: Handle = null_mut();
        let code = c(handles::comm(*intercomm), logical::read(*high), &mut c_newintracomm);
        handles::put(newintracomm, c_newintracomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_intercomm_merge_(
    intercomm: *const c_int,
    high: *const c_int,
    newintracomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_intercomm_merge(sys::MPI_Intercomm_merge, intercomm, high, newintracomm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_intercomm_merge_(
    intercomm: *const c_int,
    high: *const c_int,
    newintracomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_intercomm_merge(sys::PMPI_Intercomm_merge, intercomm, high, newintracomm, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_delete_attr(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    datatype: *const c_int,
    type_keyval: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), *type_keyval);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_delete_attr_(
    datatype: *const c_int,
    type_keyval: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_delete_attr(sys::MPI_Type_delete_attr, datatype, type_keyval, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_delete_attr_(
    datatype: *const c_int,
    type_keyval: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_delete_attr(sys::PMPI_Type_delete_attr, datatype, type_keyval, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_free_keyval(
    c: unsafe extern "C" fn(*mut c_int) -> c_int,
    type_keyval: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(type_keyval);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_free_keyval_(type_keyval: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_free_keyval(sys::MPI_Type_free_keyval, type_keyval, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_free_keyval_(type_keyval: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_free_keyval(sys::PMPI_Type_free_keyval, type_keyval, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_get_name(
    c: unsafe extern "C" fn(Handle, *mut c_char, *mut c_int) -> c_int,
    datatype: *const c_int,
    type_name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    type_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_type_name = TextOut::new();
        let code = c(handles::datatype(*datatype), c_type_name.as_mut_ptr(), resultlen);
        c_type_name.write(code, type_name, type_name_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_name_(
    datatype: *const c_int,
    type_name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    type_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_name(
            sys::MPI_Type_get_name,
            datatype,
            type_name,
            resultlen,
            ierror,
            type_name_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_name_(
    datatype: *const c_int,
    type_name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    type_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_name(
            sys::PMPI_Type_get_name,
            datatype,
            type_name,
            resultlen,
            ierror,
            type_name_len,
        );
    }
}

#[inline(always)]
unsafe fn call_type_set_name(
    c: unsafe extern "C" fn(Handle, *const c_char) -> c_int,
    datatype: *const c_int,
    type_name: *const c_char,
    ierror: *mut c_int,
    type_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_type_name = Text::read(type_name, type_name_len);
        let code = c(handles::datatype(*datatype), c_type_name.as_ptr());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_set_name_(
    datatype: *const c_int,
    type_name: *const c_char,
    ierror: *mut c_int,
    type_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_set_name(sys::MPI_Type_set_name, datatype, type_name, ierror, type_name_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_set_name_(
    datatype: *const c_int,
    type_name: *const c_char,
    ierror: *mut c_int,
    type_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_set_name(sys::PMPI_Type_set_name, datatype, type_name, ierror, type_name_len);
    }
}

#[inline(always)]
unsafe fn call_win_delete_attr(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    win: *const c_int,
    win_keyval: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win), *win_keyval);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_delete_attr_(
    win: *const c_int,
    win_keyval: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_delete_attr(sys::MPI_Win_delete_attr, win, win_keyval, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_delete_attr_(
    win: *const c_int,
    win_keyval: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_delete_attr(sys::PMPI_Win_delete_attr, win, win_keyval, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_free_keyval(
    c: unsafe extern "C" fn(*mut c_int) -> c_int,
    win_keyval: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(win_keyval);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_free_keyval_(win_keyval: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_free_keyval(sys::MPI_Win_free_keyval, win_keyval, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_free_keyval_(win_keyval: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_free_keyval(sys::PMPI_Win_free_keyval, win_keyval, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_get_name(
    c: unsafe extern "C" fn(Handle, *mut c_char, *mut c_int) -> c_int,
    win: *const c_int,
    win_name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    win_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_win_name = TextOut::new();
        let code = c(handles::win(*win), c_win_name.as_mut_ptr(), resultlen);
        c_win_name.write(code, win_name, win_name_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_get_name_(
    win: *const c_int,
    win_name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    win_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_name(sys::MPI_Win_get_name, win, win_name, resultlen, ierror, win_name_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_get_name_(
    win: *const c_int,
    win_name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    win_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_name(sys::PMPI_Win_get_name, win, win_name, resultlen, ierror, win_name_len);
    }
}

#[inline(always)]
unsafe fn call_win_set_name(
    c: unsafe extern "C" fn(Handle, *const c_char) -> c_int,
    win: *const c_int,
    win_name: *const c_char,
    ierror: *mut c_int,
    win_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_win_name = Text::read(win_name, win_name_len);
        let code = c(handles::win(*win), c_win_name.as_ptr());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_set_name_(
    win: *const c_int,
    win_name: *const c_char,
    ierror: *mut c_int,
    win_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_set_name(sys::MPI_Win_set_name, win, win_name, ierror, win_name_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_set_name_(
    win: *const c_int,
    win_name: *const c_char,
    ierror: *mut c_int,
    win_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_set_name(sys::PMPI_Win_set_name, win, win_name, ierror, win_name_len);
    }
}

std::arch::global_asm!(
    ".globl mpi_comm_compare",
    ".set mpi_comm_compare, mpi_comm_compare_",
    ".globl mpi_comm_compare__",
    ".set mpi_comm_compare__, mpi_comm_compare_",
    ".globl MPI_COMM_COMPARE",
    ".set MPI_COMM_COMPARE, mpi_comm_compare_",
    ".globl ompi_comm_compare_f",
    ".set ompi_comm_compare_f, mpi_comm_compare_",
    ".globl mpi_comm_compare_f08_",
    ".set mpi_comm_compare_f08_, mpi_comm_compare_",
    ".globl mpi_comm_compare_f08",
    ".set mpi_comm_compare_f08, mpi_comm_compare_f08_",
    ".globl mpi_comm_compare_f08__",
    ".set mpi_comm_compare_f08__, mpi_comm_compare_f08_",
    ".globl MPI_COMM_COMPARE_F08",
    ".set MPI_COMM_COMPARE_F08, mpi_comm_compare_f08_",
    ".globl pmpi_comm_compare",
    ".set pmpi_comm_compare, pmpi_comm_compare_",
    ".globl pmpi_comm_compare__",
    ".set pmpi_comm_compare__, pmpi_comm_compare_",
    ".globl PMPI_COMM_COMPARE",
    ".set PMPI_COMM_COMPARE, pmpi_comm_compare_",
    ".globl pmpi_comm_compare_f08_",
    ".set pmpi_comm_compare_f08_, pmpi_comm_compare_",
    ".globl pmpi_comm_compare_f08",
    ".set pmpi_comm_compare_f08, pmpi_comm_compare_f08_",
    ".globl pmpi_comm_compare_f08__",
    ".set pmpi_comm_compare_f08__, pmpi_comm_compare_f08_",
    ".globl PMPI_COMM_COMPARE_F08",
    ".set PMPI_COMM_COMPARE_F08, pmpi_comm_compare_f08_",
    ".globl mpi_comm_create",
    ".set mpi_comm_create, mpi_comm_create_",
    ".globl mpi_comm_create__",
    ".set mpi_comm_create__, mpi_comm_create_",
    ".globl MPI_COMM_CREATE",
    ".set MPI_COMM_CREATE, mpi_comm_create_",
    ".globl ompi_comm_create_f",
    ".set ompi_comm_create_f, mpi_comm_create_",
    ".globl mpi_comm_create_f08_",
    ".set mpi_comm_create_f08_, mpi_comm_create_",
    ".globl mpi_comm_create_f08",
    ".set mpi_comm_create_f08, mpi_comm_create_f08_",
    ".globl mpi_comm_create_f08__",
    ".set mpi_comm_create_f08__, mpi_comm_create_f08_",
    ".globl MPI_COMM_CREATE_F08",
    ".set MPI_COMM_CREATE_F08, mpi_comm_create_f08_",
    ".globl pmpi_comm_create",
    ".set pmpi_comm_create, pmpi_comm_create_",
    ".globl pmpi_comm_create__",
    ".set pmpi_comm_create__, pmpi_comm_create_",
    ".globl PMPI_COMM_CREATE",
    ".set PMPI_COMM_CREATE, pmpi_comm_create_",
    ".globl pmpi_comm_create_f08_",
    ".set pmpi_comm_create_f08_, pmpi_comm_create_",
    ".globl pmpi_comm_create_f08",
    ".set pmpi_comm_create_f08, pmpi_comm_create_f08_",
    ".globl pmpi_comm_create_f08__",
    ".set pmpi_comm_create_f08__, pmpi_comm_create_f08_",
    ".globl PMPI_COMM_CREATE_F08",
    ".set PMPI_COMM_CREATE_F08, pmpi_comm_create_f08_",
    ".globl mpi_comm_create_from_group",
    ".set mpi_comm_create_from_group, mpi_comm_create_from_group_",
    ".globl mpi_comm_create_from_group__",
    ".set mpi_comm_create_from_group__, mpi_comm_create_from_group_",
    ".globl MPI_COMM_CREATE_FROM_GROUP",
    ".set MPI_COMM_CREATE_FROM_GROUP, mpi_comm_create_from_group_",
    ".globl ompi_comm_create_from_group_f",
    ".set ompi_comm_create_from_group_f, mpi_comm_create_from_group_",
    ".globl mpi_comm_create_from_group_f08_",
    ".set mpi_comm_create_from_group_f08_, mpi_comm_create_from_group_",
    ".globl mpi_comm_create_from_group_f08",
    ".set mpi_comm_create_from_group_f08, mpi_comm_create_from_group_f08_",
    ".globl mpi_comm_create_from_group_f08__",
    ".set mpi_comm_create_from_group_f08__, mpi_comm_create_from_group_f08_",
    ".globl MPI_COMM_CREATE_FROM_GROUP_F08",
    ".set MPI_COMM_CREATE_FROM_GROUP_F08, mpi_comm_create_from_group_f08_",
    ".globl pmpi_comm_create_from_group",
    ".set pmpi_comm_create_from_group, pmpi_comm_create_from_group_",
    ".globl pmpi_comm_create_from_group__",
    ".set pmpi_comm_create_from_group__, pmpi_comm_create_from_group_",
    ".globl PMPI_COMM_CREATE_FROM_GROUP",
    ".set PMPI_COMM_CREATE_FROM_GROUP, pmpi_comm_create_from_group_",
    ".globl pmpi_comm_create_from_group_f08_",
    ".set pmpi_comm_create_from_group_f08_, pmpi_comm_create_from_group_",
    ".globl pmpi_comm_create_from_group_f08",
    ".set pmpi_comm_create_from_group_f08, pmpi_comm_create_from_group_f08_",
    ".globl pmpi_comm_create_from_group_f08__",
    ".set pmpi_comm_create_from_group_f08__, pmpi_comm_create_from_group_f08_",
    ".globl PMPI_COMM_CREATE_FROM_GROUP_F08",
    ".set PMPI_COMM_CREATE_FROM_GROUP_F08, pmpi_comm_create_from_group_f08_",
    ".globl mpi_comm_create_group",
    ".set mpi_comm_create_group, mpi_comm_create_group_",
    ".globl mpi_comm_create_group__",
    ".set mpi_comm_create_group__, mpi_comm_create_group_",
    ".globl MPI_COMM_CREATE_GROUP",
    ".set MPI_COMM_CREATE_GROUP, mpi_comm_create_group_",
    ".globl ompi_comm_create_group_f",
    ".set ompi_comm_create_group_f, mpi_comm_create_group_",
    ".globl mpi_comm_create_group_f08_",
    ".set mpi_comm_create_group_f08_, mpi_comm_create_group_",
    ".globl mpi_comm_create_group_f08",
    ".set mpi_comm_create_group_f08, mpi_comm_create_group_f08_",
    ".globl mpi_comm_create_group_f08__",
    ".set mpi_comm_create_group_f08__, mpi_comm_create_group_f08_",
    ".globl MPI_COMM_CREATE_GROUP_F08",
    ".set MPI_COMM_CREATE_GROUP_F08, mpi_comm_create_group_f08_",
    ".globl pmpi_comm_create_group",
    ".set pmpi_comm_create_group, pmpi_comm_create_group_",
    ".globl pmpi_comm_create_group__",
    ".set pmpi_comm_create_group__, pmpi_comm_create_group_",
    ".globl PMPI_COMM_CREATE_GROUP",
    ".set PMPI_COMM_CREATE_GROUP, pmpi_comm_create_group_",
    ".globl pmpi_comm_create_group_f08_",
    ".set pmpi_comm_create_group_f08_, pmpi_comm_create_group_",
    ".globl pmpi_comm_create_group_f08",
    ".set pmpi_comm_create_group_f08, pmpi_comm_create_group_f08_",
    ".globl pmpi_comm_create_group_f08__",
    ".set pmpi_comm_create_group_f08__, pmpi_comm_create_group_f08_",
    ".globl PMPI_COMM_CREATE_GROUP_F08",
    ".set PMPI_COMM_CREATE_GROUP_F08, pmpi_comm_create_group_f08_",
    ".globl mpi_comm_delete_attr",
    ".set mpi_comm_delete_attr, mpi_comm_delete_attr_",
    ".globl mpi_comm_delete_attr__",
    ".set mpi_comm_delete_attr__, mpi_comm_delete_attr_",
    ".globl MPI_COMM_DELETE_ATTR",
    ".set MPI_COMM_DELETE_ATTR, mpi_comm_delete_attr_",
    ".globl ompi_comm_delete_attr_f",
    ".set ompi_comm_delete_attr_f, mpi_comm_delete_attr_",
    ".globl mpi_comm_delete_attr_f08_",
    ".set mpi_comm_delete_attr_f08_, mpi_comm_delete_attr_",
    ".globl mpi_comm_delete_attr_f08",
    ".set mpi_comm_delete_attr_f08, mpi_comm_delete_attr_f08_",
    ".globl mpi_comm_delete_attr_f08__",
    ".set mpi_comm_delete_attr_f08__, mpi_comm_delete_attr_f08_",
    ".globl MPI_COMM_DELETE_ATTR_F08",
    ".set MPI_COMM_DELETE_ATTR_F08, mpi_comm_delete_attr_f08_",
    ".globl pmpi_comm_delete_attr",
    ".set pmpi_comm_delete_attr, pmpi_comm_delete_attr_",
    ".globl pmpi_comm_delete_attr__",
    ".set pmpi_comm_delete_attr__, pmpi_comm_delete_attr_",
    ".globl PMPI_COMM_DELETE_ATTR",
    ".set PMPI_COMM_DELETE_ATTR, pmpi_comm_delete_attr_",
    ".globl pmpi_comm_delete_attr_f08_",
    ".set pmpi_comm_delete_attr_f08_, pmpi_comm_delete_attr_",
    ".globl pmpi_comm_delete_attr_f08",
    ".set pmpi_comm_delete_attr_f08, pmpi_comm_delete_attr_f08_",
    ".globl pmpi_comm_delete_attr_f08__",
    ".set pmpi_comm_delete_attr_f08__, pmpi_comm_delete_attr_f08_",
    ".globl PMPI_COMM_DELETE_ATTR_F08",
    ".set PMPI_COMM_DELETE_ATTR_F08, pmpi_comm_delete_attr_f08_",
    ".globl mpi_comm_dup",
    ".set mpi_comm_dup, mpi_comm_dup_",
    ".globl mpi_comm_dup__",
    ".set mpi_comm_dup__, mpi_comm_dup_",
    ".globl MPI_COMM_DUP",
    ".set MPI_COMM_DUP, mpi_comm_dup_",
    ".globl ompi_comm_dup_f",
    ".set ompi_comm_dup_f, mpi_comm_dup_",
    ".globl mpi_comm_dup_f08_",
    ".set mpi_comm_dup_f08_, mpi_comm_dup_",
    ".globl mpi_comm_dup_f08",
    ".set mpi_comm_dup_f08, mpi_comm_dup_f08_",
    ".globl mpi_comm_dup_f08__",
    ".set mpi_comm_dup_f08__, mpi_comm_dup_f08_",
    ".globl MPI_COMM_DUP_F08",
    ".set MPI_COMM_DUP_F08, mpi_comm_dup_f08_",
    ".globl pmpi_comm_dup",
    ".set pmpi_comm_dup, pmpi_comm_dup_",
    ".globl pmpi_comm_dup__",
    ".set pmpi_comm_dup__, pmpi_comm_dup_",
    ".globl PMPI_COMM_DUP",
    ".set PMPI_COMM_DUP, pmpi_comm_dup_",
    ".globl pmpi_comm_dup_f08_",
    ".set pmpi_comm_dup_f08_, pmpi_comm_dup_",
    ".globl pmpi_comm_dup_f08",
    ".set pmpi_comm_dup_f08, pmpi_comm_dup_f08_",
    ".globl pmpi_comm_dup_f08__",
    ".set pmpi_comm_dup_f08__, pmpi_comm_dup_f08_",
    ".globl PMPI_COMM_DUP_F08",
    ".set PMPI_COMM_DUP_F08, pmpi_comm_dup_f08_",
    ".globl mpi_comm_dup_with_info",
    ".set mpi_comm_dup_with_info, mpi_comm_dup_with_info_",
    ".globl mpi_comm_dup_with_info__",
    ".set mpi_comm_dup_with_info__, mpi_comm_dup_with_info_",
    ".globl MPI_COMM_DUP_WITH_INFO",
    ".set MPI_COMM_DUP_WITH_INFO, mpi_comm_dup_with_info_",
    ".globl ompi_comm_dup_with_info_f",
    ".set ompi_comm_dup_with_info_f, mpi_comm_dup_with_info_",
    ".globl mpi_comm_dup_with_info_f08_",
    ".set mpi_comm_dup_with_info_f08_, mpi_comm_dup_with_info_",
    ".globl mpi_comm_dup_with_info_f08",
    ".set mpi_comm_dup_with_info_f08, mpi_comm_dup_with_info_f08_",
    ".globl mpi_comm_dup_with_info_f08__",
    ".set mpi_comm_dup_with_info_f08__, mpi_comm_dup_with_info_f08_",
    ".globl MPI_COMM_DUP_WITH_INFO_F08",
    ".set MPI_COMM_DUP_WITH_INFO_F08, mpi_comm_dup_with_info_f08_",
    ".globl pmpi_comm_dup_with_info",
    ".set pmpi_comm_dup_with_info, pmpi_comm_dup_with_info_",
    ".globl pmpi_comm_dup_with_info__",
    ".set pmpi_comm_dup_with_info__, pmpi_comm_dup_with_info_",
    ".globl PMPI_COMM_DUP_WITH_INFO",
    ".set PMPI_COMM_DUP_WITH_INFO, pmpi_comm_dup_with_info_",
    ".globl pmpi_comm_dup_with_info_f08_",
    ".set pmpi_comm_dup_with_info_f08_, pmpi_comm_dup_with_info_",
    ".globl pmpi_comm_dup_with_info_f08",
    ".set pmpi_comm_dup_with_info_f08, pmpi_comm_dup_with_info_f08_",
    ".globl pmpi_comm_dup_with_info_f08__",
    ".set pmpi_comm_dup_with_info_f08__, pmpi_comm_dup_with_info_f08_",
    ".globl PMPI_COMM_DUP_WITH_INFO_F08",
    ".set PMPI_COMM_DUP_WITH_INFO_F08, pmpi_comm_dup_with_info_f08_",
    ".globl mpi_comm_free",
    ".set mpi_comm_free, mpi_comm_free_",
    ".globl mpi_comm_free__",
    ".set mpi_comm_free__, mpi_comm_free_",
    ".globl MPI_COMM_FREE",
    ".set MPI_COMM_FREE, mpi_comm_free_",
    ".globl ompi_comm_free_f",
    ".set ompi_comm_free_f, mpi_comm_free_",
    ".globl mpi_comm_free_f08_",
    ".set mpi_comm_free_f08_, mpi_comm_free_",
    ".globl mpi_comm_free_f08",
    ".set mpi_comm_free_f08, mpi_comm_free_f08_",
    ".globl mpi_comm_free_f08__",
    ".set mpi_comm_free_f08__, mpi_comm_free_f08_",
    ".globl MPI_COMM_FREE_F08",
    ".set MPI_COMM_FREE_F08, mpi_comm_free_f08_",
    ".globl pmpi_comm_free",
    ".set pmpi_comm_free, pmpi_comm_free_",
    ".globl pmpi_comm_free__",
    ".set pmpi_comm_free__, pmpi_comm_free_",
    ".globl PMPI_COMM_FREE",
    ".set PMPI_COMM_FREE, pmpi_comm_free_",
    ".globl pmpi_comm_free_f08_",
    ".set pmpi_comm_free_f08_, pmpi_comm_free_",
    ".globl pmpi_comm_free_f08",
    ".set pmpi_comm_free_f08, pmpi_comm_free_f08_",
    ".globl pmpi_comm_free_f08__",
    ".set pmpi_comm_free_f08__, pmpi_comm_free_f08_",
    ".globl PMPI_COMM_FREE_F08",
    ".set PMPI_COMM_FREE_F08, pmpi_comm_free_f08_",
    ".globl mpi_comm_free_keyval",
    ".set mpi_comm_free_keyval, mpi_comm_free_keyval_",
    ".globl mpi_comm_free_keyval__",
    ".set mpi_comm_free_keyval__, mpi_comm_free_keyval_",
    ".globl MPI_COMM_FREE_KEYVAL",
    ".set MPI_COMM_FREE_KEYVAL, mpi_comm_free_keyval_",
    ".globl ompi_comm_free_keyval_f",
    ".set ompi_comm_free_keyval_f, mpi_comm_free_keyval_",
    ".globl mpi_comm_free_keyval_f08_",
    ".set mpi_comm_free_keyval_f08_, mpi_comm_free_keyval_",
    ".globl mpi_comm_free_keyval_f08",
    ".set mpi_comm_free_keyval_f08, mpi_comm_free_keyval_f08_",
    ".globl mpi_comm_free_keyval_f08__",
    ".set mpi_comm_free_keyval_f08__, mpi_comm_free_keyval_f08_",
    ".globl MPI_COMM_FREE_KEYVAL_F08",
    ".set MPI_COMM_FREE_KEYVAL_F08, mpi_comm_free_keyval_f08_",
    ".globl pmpi_comm_free_keyval",
    ".set pmpi_comm_free_keyval, pmpi_comm_free_keyval_",
    ".globl pmpi_comm_free_keyval__",
    ".set pmpi_comm_free_keyval__, pmpi_comm_free_keyval_",
    ".globl PMPI_COMM_FREE_KEYVAL",
    ".set PMPI_COMM_FREE_KEYVAL, pmpi_comm_free_keyval_",
    ".globl pmpi_comm_free_keyval_f08_",
    ".set pmpi_comm_free_keyval_f08_, pmpi_comm_free_keyval_",
    ".globl pmpi_comm_free_keyval_f08",
    ".set pmpi_comm_free_keyval_f08, pmpi_comm_free_keyval_f08_",
    ".globl pmpi_comm_free_keyval_f08__",
    ".set pmpi_comm_free_keyval_f08__, pmpi_comm_free_keyval_f08_",
    ".globl PMPI_COMM_FREE_KEYVAL_F08",
    ".set PMPI_COMM_FREE_KEYVAL_F08, pmpi_comm_free_keyval_f08_",
    ".globl mpi_comm_get_info",
    ".set mpi_comm_get_info, mpi_comm_get_info_",
    ".globl mpi_comm_get_info__",
    ".set mpi_comm_get_info__, mpi_comm_get_info_",
    ".globl MPI_COMM_GET_INFO",
    ".set MPI_COMM_GET_INFO, mpi_comm_get_info_",
    ".globl ompi_comm_get_info_f",
    ".set ompi_comm_get_info_f, mpi_comm_get_info_",
    ".globl mpi_comm_get_info_f08_",
    ".set mpi_comm_get_info_f08_, mpi_comm_get_info_",
    ".globl mpi_comm_get_info_f08",
    ".set mpi_comm_get_info_f08, mpi_comm_get_info_f08_",
    ".globl mpi_comm_get_info_f08__",
    ".set mpi_comm_get_info_f08__, mpi_comm_get_info_f08_",
    ".globl MPI_COMM_GET_INFO_F08",
    ".set MPI_COMM_GET_INFO_F08, mpi_comm_get_info_f08_",
    ".globl pmpi_comm_get_info",
    ".set pmpi_comm_get_info, pmpi_comm_get_info_",
    ".globl pmpi_comm_get_info__",
    ".set pmpi_comm_get_info__, pmpi_comm_get_info_",
    ".globl PMPI_COMM_GET_INFO",
    ".set PMPI_COMM_GET_INFO, pmpi_comm_get_info_",
    ".globl pmpi_comm_get_info_f08_",
    ".set pmpi_comm_get_info_f08_, pmpi_comm_get_info_",
    ".globl pmpi_comm_get_info_f08",
    ".set pmpi_comm_get_info_f08, pmpi_comm_get_info_f08_",
    ".globl pmpi_comm_get_info_f08__",
    ".set pmpi_comm_get_info_f08__, pmpi_comm_get_info_f08_",
    ".globl PMPI_COMM_GET_INFO_F08",
    ".set PMPI_COMM_GET_INFO_F08, pmpi_comm_get_info_f08_",
    ".globl mpi_comm_get_name",
    ".set mpi_comm_get_name, mpi_comm_get_name_",
    ".globl mpi_comm_get_name__",
    ".set mpi_comm_get_name__, mpi_comm_get_name_",
    ".globl MPI_COMM_GET_NAME",
    ".set MPI_COMM_GET_NAME, mpi_comm_get_name_",
    ".globl ompi_comm_get_name_f",
    ".set ompi_comm_get_name_f, mpi_comm_get_name_",
    ".globl mpi_comm_get_name_f08_",
    ".set mpi_comm_get_name_f08_, mpi_comm_get_name_",
    ".globl mpi_comm_get_name_f08",
    ".set mpi_comm_get_name_f08, mpi_comm_get_name_f08_",
    ".globl mpi_comm_get_name_f08__",
    ".set mpi_comm_get_name_f08__, mpi_comm_get_name_f08_",
    ".globl MPI_COMM_GET_NAME_F08",
    ".set MPI_COMM_GET_NAME_F08, mpi_comm_get_name_f08_",
    ".globl pmpi_comm_get_name",
    ".set pmpi_comm_get_name, pmpi_comm_get_name_",
    ".globl pmpi_comm_get_name__",
    ".set pmpi_comm_get_name__, pmpi_comm_get_name_",
    ".globl PMPI_COMM_GET_NAME",
    ".set PMPI_COMM_GET_NAME, pmpi_comm_get_name_",
    ".globl pmpi_comm_get_name_f08_",
    ".set pmpi_comm_get_name_f08_, pmpi_comm_get_name_",
    ".globl pmpi_comm_get_name_f08",
    ".set pmpi_comm_get_name_f08, pmpi_comm_get_name_f08_",
    ".globl pmpi_comm_get_name_f08__",
    ".set pmpi_comm_get_name_f08__, pmpi_comm_get_name_f08_",
    ".globl PMPI_COMM_GET_NAME_F08",
    ".set PMPI_COMM_GET_NAME_F08, pmpi_comm_get_name_f08_",
    ".globl mpi_comm_group",
    ".set mpi_comm_group, mpi_comm_group_",
    ".globl mpi_comm_group__",
    ".set mpi_comm_group__, mpi_comm_group_",
    ".globl MPI_COMM_GROUP",
    ".set MPI_COMM_GROUP, mpi_comm_group_",
    ".globl ompi_comm_group_f",
    ".set ompi_comm_group_f, mpi_comm_group_",
    ".globl mpi_comm_group_f08_",
    ".set mpi_comm_group_f08_, mpi_comm_group_",
    ".globl mpi_comm_group_f08",
    ".set mpi_comm_group_f08, mpi_comm_group_f08_",
    ".globl mpi_comm_group_f08__",
    ".set mpi_comm_group_f08__, mpi_comm_group_f08_",
    ".globl MPI_COMM_GROUP_F08",
    ".set MPI_COMM_GROUP_F08, mpi_comm_group_f08_",
    ".globl pmpi_comm_group",
    ".set pmpi_comm_group, pmpi_comm_group_",
    ".globl pmpi_comm_group__",
    ".set pmpi_comm_group__, pmpi_comm_group_",
    ".globl PMPI_COMM_GROUP",
    ".set PMPI_COMM_GROUP, pmpi_comm_group_",
    ".globl pmpi_comm_group_f08_",
    ".set pmpi_comm_group_f08_, pmpi_comm_group_",
    ".globl pmpi_comm_group_f08",
    ".set pmpi_comm_group_f08, pmpi_comm_group_f08_",
    ".globl pmpi_comm_group_f08__",
    ".set pmpi_comm_group_f08__, pmpi_comm_group_f08_",
    ".globl PMPI_COMM_GROUP_F08",
    ".set PMPI_COMM_GROUP_F08, pmpi_comm_group_f08_",
    ".globl mpi_comm_idup",
    ".set mpi_comm_idup, mpi_comm_idup_",
    ".globl mpi_comm_idup__",
    ".set mpi_comm_idup__, mpi_comm_idup_",
    ".globl MPI_COMM_IDUP",
    ".set MPI_COMM_IDUP, mpi_comm_idup_",
    ".globl ompi_comm_idup_f",
    ".set ompi_comm_idup_f, mpi_comm_idup_",
    ".globl mpi_comm_idup_f08_",
    ".set mpi_comm_idup_f08_, mpi_comm_idup_",
    ".globl mpi_comm_idup_f08",
    ".set mpi_comm_idup_f08, mpi_comm_idup_f08_",
    ".globl mpi_comm_idup_f08__",
    ".set mpi_comm_idup_f08__, mpi_comm_idup_f08_",
    ".globl MPI_COMM_IDUP_F08",
    ".set MPI_COMM_IDUP_F08, mpi_comm_idup_f08_",
    ".globl pmpi_comm_idup",
    ".set pmpi_comm_idup, pmpi_comm_idup_",
    ".globl pmpi_comm_idup__",
    ".set pmpi_comm_idup__, pmpi_comm_idup_",
    ".globl PMPI_COMM_IDUP",
    ".set PMPI_COMM_IDUP, pmpi_comm_idup_",
    ".globl pmpi_comm_idup_f08_",
    ".set pmpi_comm_idup_f08_, pmpi_comm_idup_",
    ".globl pmpi_comm_idup_f08",
    ".set pmpi_comm_idup_f08, pmpi_comm_idup_f08_",
    ".globl pmpi_comm_idup_f08__",
    ".set pmpi_comm_idup_f08__, pmpi_comm_idup_f08_",
    ".globl PMPI_COMM_IDUP_F08",
    ".set PMPI_COMM_IDUP_F08, pmpi_comm_idup_f08_",
    ".globl mpi_comm_idup_with_info",
    ".set mpi_comm_idup_with_info, mpi_comm_idup_with_info_",
    ".globl mpi_comm_idup_with_info__",
    ".set mpi_comm_idup_with_info__, mpi_comm_idup_with_info_",
    ".globl MPI_COMM_IDUP_WITH_INFO",
    ".set MPI_COMM_IDUP_WITH_INFO, mpi_comm_idup_with_info_",
    ".globl ompi_comm_idup_with_info_f",
    ".set ompi_comm_idup_with_info_f, mpi_comm_idup_with_info_",
    ".globl mpi_comm_idup_with_info_f08_",
    ".set mpi_comm_idup_with_info_f08_, mpi_comm_idup_with_info_",
    ".globl mpi_comm_idup_with_info_f08",
    ".set mpi_comm_idup_with_info_f08, mpi_comm_idup_with_info_f08_",
    ".globl mpi_comm_idup_with_info_f08__",
    ".set mpi_comm_idup_with_info_f08__, mpi_comm_idup_with_info_f08_",
    ".globl MPI_COMM_IDUP_WITH_INFO_F08",
    ".set MPI_COMM_IDUP_WITH_INFO_F08, mpi_comm_idup_with_info_f08_",
    ".globl pmpi_comm_idup_with_info",
    ".set pmpi_comm_idup_with_info, pmpi_comm_idup_with_info_",
    ".globl pmpi_comm_idup_with_info__",
    ".set pmpi_comm_idup_with_info__, pmpi_comm_idup_with_info_",
    ".globl PMPI_COMM_IDUP_WITH_INFO",
    ".set PMPI_COMM_IDUP_WITH_INFO, pmpi_comm_idup_with_info_",
    ".globl pmpi_comm_idup_with_info_f08_",
    ".set pmpi_comm_idup_with_info_f08_, pmpi_comm_idup_with_info_",
    ".globl pmpi_comm_idup_with_info_f08",
    ".set pmpi_comm_idup_with_info_f08, pmpi_comm_idup_with_info_f08_",
    ".globl pmpi_comm_idup_with_info_f08__",
    ".set pmpi_comm_idup_with_info_f08__, pmpi_comm_idup_with_info_f08_",
    ".globl PMPI_COMM_IDUP_WITH_INFO_F08",
    ".set PMPI_COMM_IDUP_WITH_INFO_F08, pmpi_comm_idup_with_info_f08_",
    ".globl mpi_comm_rank",
    ".set mpi_comm_rank, mpi_comm_rank_",
    ".globl mpi_comm_rank__",
    ".set mpi_comm_rank__, mpi_comm_rank_",
    ".globl MPI_COMM_RANK",
    ".set MPI_COMM_RANK, mpi_comm_rank_",
    ".globl ompi_comm_rank_f",
    ".set ompi_comm_rank_f, mpi_comm_rank_",
    ".globl mpi_comm_rank_f08_",
    ".set mpi_comm_rank_f08_, mpi_comm_rank_",
    ".globl mpi_comm_rank_f08",
    ".set mpi_comm_rank_f08, mpi_comm_rank_f08_",
    ".globl mpi_comm_rank_f08__",
    ".set mpi_comm_rank_f08__, mpi_comm_rank_f08_",
    ".globl MPI_COMM_RANK_F08",
    ".set MPI_COMM_RANK_F08, mpi_comm_rank_f08_",
    ".globl pmpi_comm_rank",
    ".set pmpi_comm_rank, pmpi_comm_rank_",
    ".globl pmpi_comm_rank__",
    ".set pmpi_comm_rank__, pmpi_comm_rank_",
    ".globl PMPI_COMM_RANK",
    ".set PMPI_COMM_RANK, pmpi_comm_rank_",
    ".globl pmpi_comm_rank_f08_",
    ".set pmpi_comm_rank_f08_, pmpi_comm_rank_",
    ".globl pmpi_comm_rank_f08",
    ".set pmpi_comm_rank_f08, pmpi_comm_rank_f08_",
    ".globl pmpi_comm_rank_f08__",
    ".set pmpi_comm_rank_f08__, pmpi_comm_rank_f08_",
    ".globl PMPI_COMM_RANK_F08",
    ".set PMPI_COMM_RANK_F08, pmpi_comm_rank_f08_",
    ".globl mpi_comm_remote_group",
    ".set mpi_comm_remote_group, mpi_comm_remote_group_",
    ".globl mpi_comm_remote_group__",
    ".set mpi_comm_remote_group__, mpi_comm_remote_group_",
    ".globl MPI_COMM_REMOTE_GROUP",
    ".set MPI_COMM_REMOTE_GROUP, mpi_comm_remote_group_",
    ".globl ompi_comm_remote_group_f",
    ".set ompi_comm_remote_group_f, mpi_comm_remote_group_",
    ".globl mpi_comm_remote_group_f08_",
    ".set mpi_comm_remote_group_f08_, mpi_comm_remote_group_",
    ".globl mpi_comm_remote_group_f08",
    ".set mpi_comm_remote_group_f08, mpi_comm_remote_group_f08_",
    ".globl mpi_comm_remote_group_f08__",
    ".set mpi_comm_remote_group_f08__, mpi_comm_remote_group_f08_",
    ".globl MPI_COMM_REMOTE_GROUP_F08",
    ".set MPI_COMM_REMOTE_GROUP_F08, mpi_comm_remote_group_f08_",
    ".globl pmpi_comm_remote_group",
    ".set pmpi_comm_remote_group, pmpi_comm_remote_group_",
    ".globl pmpi_comm_remote_group__",
    ".set pmpi_comm_remote_group__, pmpi_comm_remote_group_",
    ".globl PMPI_COMM_REMOTE_GROUP",
    ".set PMPI_COMM_REMOTE_GROUP, pmpi_comm_remote_group_",
    ".globl pmpi_comm_remote_group_f08_",
    ".set pmpi_comm_remote_group_f08_, pmpi_comm_remote_group_",
    ".globl pmpi_comm_remote_group_f08",
    ".set pmpi_comm_remote_group_f08, pmpi_comm_remote_group_f08_",
    ".globl pmpi_comm_remote_group_f08__",
    ".set pmpi_comm_remote_group_f08__, pmpi_comm_remote_group_f08_",
    ".globl PMPI_COMM_REMOTE_GROUP_F08",
    ".set PMPI_COMM_REMOTE_GROUP_F08, pmpi_comm_remote_group_f08_",
    ".globl mpi_comm_remote_size",
    ".set mpi_comm_remote_size, mpi_comm_remote_size_",
    ".globl mpi_comm_remote_size__",
    ".set mpi_comm_remote_size__, mpi_comm_remote_size_",
    ".globl MPI_COMM_REMOTE_SIZE",
    ".set MPI_COMM_REMOTE_SIZE, mpi_comm_remote_size_",
    ".globl ompi_comm_remote_size_f",
    ".set ompi_comm_remote_size_f, mpi_comm_remote_size_",
    ".globl mpi_comm_remote_size_f08_",
    ".set mpi_comm_remote_size_f08_, mpi_comm_remote_size_",
    ".globl mpi_comm_remote_size_f08",
    ".set mpi_comm_remote_size_f08, mpi_comm_remote_size_f08_",
    ".globl mpi_comm_remote_size_f08__",
    ".set mpi_comm_remote_size_f08__, mpi_comm_remote_size_f08_",
    ".globl MPI_COMM_REMOTE_SIZE_F08",
    ".set MPI_COMM_REMOTE_SIZE_F08, mpi_comm_remote_size_f08_",
    ".globl pmpi_comm_remote_size",
    ".set pmpi_comm_remote_size, pmpi_comm_remote_size_",
    ".globl pmpi_comm_remote_size__",
    ".set pmpi_comm_remote_size__, pmpi_comm_remote_size_",
    ".globl PMPI_COMM_REMOTE_SIZE",
    ".set PMPI_COMM_REMOTE_SIZE, pmpi_comm_remote_size_",
    ".globl pmpi_comm_remote_size_f08_",
    ".set pmpi_comm_remote_size_f08_, pmpi_comm_remote_size_",
    ".globl pmpi_comm_remote_size_f08",
    ".set pmpi_comm_remote_size_f08, pmpi_comm_remote_size_f08_",
    ".globl pmpi_comm_remote_size_f08__",
    ".set pmpi_comm_remote_size_f08__, pmpi_comm_remote_size_f08_",
    ".globl PMPI_COMM_REMOTE_SIZE_F08",
    ".set PMPI_COMM_REMOTE_SIZE_F08, pmpi_comm_remote_size_f08_",
    ".globl mpi_comm_set_info",
    ".set mpi_comm_set_info, mpi_comm_set_info_",
    ".globl mpi_comm_set_info__",
    ".set mpi_comm_set_info__, mpi_comm_set_info_",
    ".globl MPI_COMM_SET_INFO",
    ".set MPI_COMM_SET_INFO, mpi_comm_set_info_",
    ".globl ompi_comm_set_info_f",
    ".set ompi_comm_set_info_f, mpi_comm_set_info_",
    ".globl mpi_comm_set_info_f08_",
    ".set mpi_comm_set_info_f08_, mpi_comm_set_info_",
    ".globl mpi_comm_set_info_f08",
    ".set mpi_comm_set_info_f08, mpi_comm_set_info_f08_",
    ".globl mpi_comm_set_info_f08__",
    ".set mpi_comm_set_info_f08__, mpi_comm_set_info_f08_",
    ".globl MPI_COMM_SET_INFO_F08",
    ".set MPI_COMM_SET_INFO_F08, mpi_comm_set_info_f08_",
    ".globl pmpi_comm_set_info",
    ".set pmpi_comm_set_info, pmpi_comm_set_info_",
    ".globl pmpi_comm_set_info__",
    ".set pmpi_comm_set_info__, pmpi_comm_set_info_",
    ".globl PMPI_COMM_SET_INFO",
    ".set PMPI_COMM_SET_INFO, pmpi_comm_set_info_",
    ".globl pmpi_comm_set_info_f08_",
    ".set pmpi_comm_set_info_f08_, pmpi_comm_set_info_",
    ".globl pmpi_comm_set_info_f08",
    ".set pmpi_comm_set_info_f08, pmpi_comm_set_info_f08_",
    ".globl pmpi_comm_set_info_f08__",
    ".set pmpi_comm_set_info_f08__, pmpi_comm_set_info_f08_",
    ".globl PMPI_COMM_SET_INFO_F08",
    ".set PMPI_COMM_SET_INFO_F08, pmpi_comm_set_info_f08_",
    ".globl mpi_comm_set_name",
    ".set mpi_comm_set_name, mpi_comm_set_name_",
    ".globl mpi_comm_set_name__",
    ".set mpi_comm_set_name__, mpi_comm_set_name_",
    ".globl MPI_COMM_SET_NAME",
    ".set MPI_COMM_SET_NAME, mpi_comm_set_name_",
    ".globl ompi_comm_set_name_f",
    ".set ompi_comm_set_name_f, mpi_comm_set_name_",
    ".globl mpi_comm_set_name_f08_",
    ".set mpi_comm_set_name_f08_, mpi_comm_set_name_",
    ".globl mpi_comm_set_name_f08",
    ".set mpi_comm_set_name_f08, mpi_comm_set_name_f08_",
    ".globl mpi_comm_set_name_f08__",
    ".set mpi_comm_set_name_f08__, mpi_comm_set_name_f08_",
    ".globl MPI_COMM_SET_NAME_F08",
    ".set MPI_COMM_SET_NAME_F08, mpi_comm_set_name_f08_",
    ".globl pmpi_comm_set_name",
    ".set pmpi_comm_set_name, pmpi_comm_set_name_",
    ".globl pmpi_comm_set_name__",
    ".set pmpi_comm_set_name__, pmpi_comm_set_name_",
    ".globl PMPI_COMM_SET_NAME",
    ".set PMPI_COMM_SET_NAME, pmpi_comm_set_name_",
    ".globl pmpi_comm_set_name_f08_",
    ".set pmpi_comm_set_name_f08_, pmpi_comm_set_name_",
    ".globl pmpi_comm_set_name_f08",
    ".set pmpi_comm_set_name_f08, pmpi_comm_set_name_f08_",
    ".globl pmpi_comm_set_name_f08__",
    ".set pmpi_comm_set_name_f08__, pmpi_comm_set_name_f08_",
    ".globl PMPI_COMM_SET_NAME_F08",
    ".set PMPI_COMM_SET_NAME_F08, pmpi_comm_set_name_f08_",
    ".globl mpi_comm_size",
    ".set mpi_comm_size, mpi_comm_size_",
    ".globl mpi_comm_size__",
    ".set mpi_comm_size__, mpi_comm_size_",
    ".globl MPI_COMM_SIZE",
    ".set MPI_COMM_SIZE, mpi_comm_size_",
    ".globl ompi_comm_size_f",
    ".set ompi_comm_size_f, mpi_comm_size_",
    ".globl mpi_comm_size_f08_",
    ".set mpi_comm_size_f08_, mpi_comm_size_",
    ".globl mpi_comm_size_f08",
    ".set mpi_comm_size_f08, mpi_comm_size_f08_",
    ".globl mpi_comm_size_f08__",
    ".set mpi_comm_size_f08__, mpi_comm_size_f08_",
    ".globl MPI_COMM_SIZE_F08",
    ".set MPI_COMM_SIZE_F08, mpi_comm_size_f08_",
    ".globl pmpi_comm_size",
    ".set pmpi_comm_size, pmpi_comm_size_",
    ".globl pmpi_comm_size__",
    ".set pmpi_comm_size__, pmpi_comm_size_",
    ".globl PMPI_COMM_SIZE",
    ".set PMPI_COMM_SIZE, pmpi_comm_size_",
    ".globl pmpi_comm_size_f08_",
    ".set pmpi_comm_size_f08_, pmpi_comm_size_",
    ".globl pmpi_comm_size_f08",
    ".set pmpi_comm_size_f08, pmpi_comm_size_f08_",
    ".globl pmpi_comm_size_f08__",
    ".set pmpi_comm_size_f08__, pmpi_comm_size_f08_",
    ".globl PMPI_COMM_SIZE_F08",
    ".set PMPI_COMM_SIZE_F08, pmpi_comm_size_f08_",
    ".globl mpi_comm_split",
    ".set mpi_comm_split, mpi_comm_split_",
    ".globl mpi_comm_split__",
    ".set mpi_comm_split__, mpi_comm_split_",
    ".globl MPI_COMM_SPLIT",
    ".set MPI_COMM_SPLIT, mpi_comm_split_",
    ".globl ompi_comm_split_f",
    ".set ompi_comm_split_f, mpi_comm_split_",
    ".globl mpi_comm_split_f08_",
    ".set mpi_comm_split_f08_, mpi_comm_split_",
    ".globl mpi_comm_split_f08",
    ".set mpi_comm_split_f08, mpi_comm_split_f08_",
    ".globl mpi_comm_split_f08__",
    ".set mpi_comm_split_f08__, mpi_comm_split_f08_",
    ".globl MPI_COMM_SPLIT_F08",
    ".set MPI_COMM_SPLIT_F08, mpi_comm_split_f08_",
    ".globl pmpi_comm_split",
    ".set pmpi_comm_split, pmpi_comm_split_",
    ".globl pmpi_comm_split__",
    ".set pmpi_comm_split__, pmpi_comm_split_",
    ".globl PMPI_COMM_SPLIT",
    ".set PMPI_COMM_SPLIT, pmpi_comm_split_",
    ".globl pmpi_comm_split_f08_",
    ".set pmpi_comm_split_f08_, pmpi_comm_split_",
    ".globl pmpi_comm_split_f08",
    ".set pmpi_comm_split_f08, pmpi_comm_split_f08_",
    ".globl pmpi_comm_split_f08__",
    ".set pmpi_comm_split_f08__, pmpi_comm_split_f08_",
    ".globl PMPI_COMM_SPLIT_F08",
    ".set PMPI_COMM_SPLIT_F08, pmpi_comm_split_f08_",
    ".globl mpi_comm_split_type",
    ".set mpi_comm_split_type, mpi_comm_split_type_",
    ".globl mpi_comm_split_type__",
    ".set mpi_comm_split_type__, mpi_comm_split_type_",
    ".globl MPI_COMM_SPLIT_TYPE",
    ".set MPI_COMM_SPLIT_TYPE, mpi_comm_split_type_",
    ".globl ompi_comm_split_type_f",
    ".set ompi_comm_split_type_f, mpi_comm_split_type_",
    ".globl mpi_comm_split_type_f08_",
    ".set mpi_comm_split_type_f08_, mpi_comm_split_type_",
    ".globl mpi_comm_split_type_f08",
    ".set mpi_comm_split_type_f08, mpi_comm_split_type_f08_",
    ".globl mpi_comm_split_type_f08__",
    ".set mpi_comm_split_type_f08__, mpi_comm_split_type_f08_",
    ".globl MPI_COMM_SPLIT_TYPE_F08",
    ".set MPI_COMM_SPLIT_TYPE_F08, mpi_comm_split_type_f08_",
    ".globl pmpi_comm_split_type",
    ".set pmpi_comm_split_type, pmpi_comm_split_type_",
    ".globl pmpi_comm_split_type__",
    ".set pmpi_comm_split_type__, pmpi_comm_split_type_",
    ".globl PMPI_COMM_SPLIT_TYPE",
    ".set PMPI_COMM_SPLIT_TYPE, pmpi_comm_split_type_",
    ".globl pmpi_comm_split_type_f08_",
    ".set pmpi_comm_split_type_f08_, pmpi_comm_split_type_",
    ".globl pmpi_comm_split_type_f08",
    ".set pmpi_comm_split_type_f08, pmpi_comm_split_type_f08_",
    ".globl pmpi_comm_split_type_f08__",
    ".set pmpi_comm_split_type_f08__, pmpi_comm_split_type_f08_",
    ".globl PMPI_COMM_SPLIT_TYPE_F08",
    ".set PMPI_COMM_SPLIT_TYPE_F08, pmpi_comm_split_type_f08_",
    ".globl mpi_comm_test_inter",
    ".set mpi_comm_test_inter, mpi_comm_test_inter_",
    ".globl mpi_comm_test_inter__",
    ".set mpi_comm_test_inter__, mpi_comm_test_inter_",
    ".globl MPI_COMM_TEST_INTER",
    ".set MPI_COMM_TEST_INTER, mpi_comm_test_inter_",
    ".globl ompi_comm_test_inter_f",
    ".set ompi_comm_test_inter_f, mpi_comm_test_inter_",
    ".globl mpi_comm_test_inter_f08_",
    ".set mpi_comm_test_inter_f08_, mpi_comm_test_inter_",
    ".globl mpi_comm_test_inter_f08",
    ".set mpi_comm_test_inter_f08, mpi_comm_test_inter_f08_",
    ".globl mpi_comm_test_inter_f08__",
    ".set mpi_comm_test_inter_f08__, mpi_comm_test_inter_f08_",
    ".globl MPI_COMM_TEST_INTER_F08",
    ".set MPI_COMM_TEST_INTER_F08, mpi_comm_test_inter_f08_",
    ".globl pmpi_comm_test_inter",
    ".set pmpi_comm_test_inter, pmpi_comm_test_inter_",
    ".globl pmpi_comm_test_inter__",
    ".set pmpi_comm_test_inter__, pmpi_comm_test_inter_",
    ".globl PMPI_COMM_TEST_INTER",
    ".set PMPI_COMM_TEST_INTER, pmpi_comm_test_inter_",
    ".globl pmpi_comm_test_inter_f08_",
    ".set pmpi_comm_test_inter_f08_, pmpi_comm_test_inter_",
    ".globl pmpi_comm_test_inter_f08",
    ".set pmpi_comm_test_inter_f08, pmpi_comm_test_inter_f08_",
    ".globl pmpi_comm_test_inter_f08__",
    ".set pmpi_comm_test_inter_f08__, pmpi_comm_test_inter_f08_",
    ".globl PMPI_COMM_TEST_INTER_F08",
    ".set PMPI_COMM_TEST_INTER_F08, pmpi_comm_test_inter_f08_",
    ".globl mpi_group_compare",
    ".set mpi_group_compare, mpi_group_compare_",
    ".globl mpi_group_compare__",
    ".set mpi_group_compare__, mpi_group_compare_",
    ".globl MPI_GROUP_COMPARE",
    ".set MPI_GROUP_COMPARE, mpi_group_compare_",
    ".globl ompi_group_compare_f",
    ".set ompi_group_compare_f, mpi_group_compare_",
    ".globl mpi_group_compare_f08_",
    ".set mpi_group_compare_f08_, mpi_group_compare_",
    ".globl mpi_group_compare_f08",
    ".set mpi_group_compare_f08, mpi_group_compare_f08_",
    ".globl mpi_group_compare_f08__",
    ".set mpi_group_compare_f08__, mpi_group_compare_f08_",
    ".globl MPI_GROUP_COMPARE_F08",
    ".set MPI_GROUP_COMPARE_F08, mpi_group_compare_f08_",
    ".globl pmpi_group_compare",
    ".set pmpi_group_compare, pmpi_group_compare_",
    ".globl pmpi_group_compare__",
    ".set pmpi_group_compare__, pmpi_group_compare_",
    ".globl PMPI_GROUP_COMPARE",
    ".set PMPI_GROUP_COMPARE, pmpi_group_compare_",
    ".globl pmpi_group_compare_f08_",
    ".set pmpi_group_compare_f08_, pmpi_group_compare_",
    ".globl pmpi_group_compare_f08",
    ".set pmpi_group_compare_f08, pmpi_group_compare_f08_",
    ".globl pmpi_group_compare_f08__",
    ".set pmpi_group_compare_f08__, pmpi_group_compare_f08_",
    ".globl PMPI_GROUP_COMPARE_F08",
    ".set PMPI_GROUP_COMPARE_F08, pmpi_group_compare_f08_",
    ".globl mpi_group_difference",
    ".set mpi_group_difference, mpi_group_difference_",
    ".globl mpi_group_difference__",
    ".set mpi_group_difference__, mpi_group_difference_",
    ".globl MPI_GROUP_DIFFERENCE",
    ".set MPI_GROUP_DIFFERENCE, mpi_group_difference_",
    ".globl ompi_group_difference_f",
    ".set ompi_group_difference_f, mpi_group_difference_",
    ".globl mpi_group_difference_f08_",
    ".set mpi_group_difference_f08_, mpi_group_difference_",
    ".globl mpi_group_difference_f08",
    ".set mpi_group_difference_f08, mpi_group_difference_f08_",
    ".globl mpi_group_difference_f08__",
    ".set mpi_group_difference_f08__, mpi_group_difference_f08_",
    ".globl MPI_GROUP_DIFFERENCE_F08",
    ".set MPI_GROUP_DIFFERENCE_F08, mpi_group_difference_f08_",
    ".globl pmpi_group_difference",
    ".set pmpi_group_difference, pmpi_group_difference_",
    ".globl pmpi_group_difference__",
    ".set pmpi_group_difference__, pmpi_group_difference_",
    ".globl PMPI_GROUP_DIFFERENCE",
    ".set PMPI_GROUP_DIFFERENCE, pmpi_group_difference_",
    ".globl pmpi_group_difference_f08_",
    ".set pmpi_group_difference_f08_, pmpi_group_difference_",
    ".globl pmpi_group_difference_f08",
    ".set pmpi_group_difference_f08, pmpi_group_difference_f08_",
    ".globl pmpi_group_difference_f08__",
    ".set pmpi_group_difference_f08__, pmpi_group_difference_f08_",
    ".globl PMPI_GROUP_DIFFERENCE_F08",
    ".set PMPI_GROUP_DIFFERENCE_F08, pmpi_group_difference_f08_",
    ".globl mpi_group_excl",
    ".set mpi_group_excl, mpi_group_excl_",
    ".globl mpi_group_excl__",
    ".set mpi_group_excl__, mpi_group_excl_",
    ".globl MPI_GROUP_EXCL",
    ".set MPI_GROUP_EXCL, mpi_group_excl_",
    ".globl ompi_group_excl_f",
    ".set ompi_group_excl_f, mpi_group_excl_",
    ".globl mpi_group_excl_f08_",
    ".set mpi_group_excl_f08_, mpi_group_excl_",
    ".globl mpi_group_excl_f08",
    ".set mpi_group_excl_f08, mpi_group_excl_f08_",
    ".globl mpi_group_excl_f08__",
    ".set mpi_group_excl_f08__, mpi_group_excl_f08_",
    ".globl MPI_GROUP_EXCL_F08",
    ".set MPI_GROUP_EXCL_F08, mpi_group_excl_f08_",
    ".globl pmpi_group_excl",
    ".set pmpi_group_excl, pmpi_group_excl_",
    ".globl pmpi_group_excl__",
    ".set pmpi_group_excl__, pmpi_group_excl_",
    ".globl PMPI_GROUP_EXCL",
    ".set PMPI_GROUP_EXCL, pmpi_group_excl_",
    ".globl pmpi_group_excl_f08_",
    ".set pmpi_group_excl_f08_, pmpi_group_excl_",
    ".globl pmpi_group_excl_f08",
    ".set pmpi_group_excl_f08, pmpi_group_excl_f08_",
    ".globl pmpi_group_excl_f08__",
    ".set pmpi_group_excl_f08__, pmpi_group_excl_f08_",
    ".globl PMPI_GROUP_EXCL_F08",
    ".set PMPI_GROUP_EXCL_F08, pmpi_group_excl_f08_",
    ".globl mpi_group_free",
    ".set mpi_group_free, mpi_group_free_",
    ".globl mpi_group_free__",
    ".set mpi_group_free__, mpi_group_free_",
    ".globl MPI_GROUP_FREE",
    ".set MPI_GROUP_FREE, mpi_group_free_",
    ".globl ompi_group_free_f",
    ".set ompi_group_free_f, mpi_group_free_",
    ".globl mpi_group_free_f08_",
    ".set mpi_group_free_f08_, mpi_group_free_",
    ".globl mpi_group_free_f08",
    ".set mpi_group_free_f08, mpi_group_free_f08_",
    ".globl mpi_group_free_f08__",
    ".set mpi_group_free_f08__, mpi_group_free_f08_",
    ".globl MPI_GROUP_FREE_F08",
    ".set MPI_GROUP_FREE_F08, mpi_group_free_f08_",
    ".globl pmpi_group_free",
    ".set pmpi_group_free, pmpi_group_free_",
    ".globl pmpi_group_free__",
    ".set pmpi_group_free__, pmpi_group_free_",
    ".globl PMPI_GROUP_FREE",
    ".set PMPI_GROUP_FREE, pmpi_group_free_",
    ".globl pmpi_group_free_f08_",
    ".set pmpi_group_free_f08_, pmpi_group_free_",
    ".globl pmpi_group_free_f08",
    ".set pmpi_group_free_f08, pmpi_group_free_f08_",
    ".globl pmpi_group_free_f08__",
    ".set pmpi_group_free_f08__, pmpi_group_free_f08_",
    ".globl PMPI_GROUP_FREE_F08",
    ".set PMPI_GROUP_FREE_F08, pmpi_group_free_f08_",
    ".globl mpi_group_from_session_pset",
    ".set mpi_group_from_session_pset, mpi_group_from_session_pset_",
    ".globl mpi_group_from_session_pset__",
    ".set mpi_group_from_session_pset__, mpi_group_from_session_pset_",
    ".globl MPI_GROUP_FROM_SESSION_PSET",
    ".set MPI_GROUP_FROM_SESSION_PSET, mpi_group_from_session_pset_",
    ".globl ompi_group_from_session_pset_f",
    ".set ompi_group_from_session_pset_f, mpi_group_from_session_pset_",
    ".globl mpi_group_from_session_pset_f08_",
    ".set mpi_group_from_session_pset_f08_, mpi_group_from_session_pset_",
    ".globl mpi_group_from_session_pset_f08",
    ".set mpi_group_from_session_pset_f08, mpi_group_from_session_pset_f08_",
    ".globl mpi_group_from_session_pset_f08__",
    ".set mpi_group_from_session_pset_f08__, mpi_group_from_session_pset_f08_",
    ".globl MPI_GROUP_FROM_SESSION_PSET_F08",
    ".set MPI_GROUP_FROM_SESSION_PSET_F08, mpi_group_from_session_pset_f08_",
    ".globl pmpi_group_from_session_pset",
    ".set pmpi_group_from_session_pset, pmpi_group_from_session_pset_",
    ".globl pmpi_group_from_session_pset__",
    ".set pmpi_group_from_session_pset__, pmpi_group_from_session_pset_",
    ".globl PMPI_GROUP_FROM_SESSION_PSET",
    ".set PMPI_GROUP_FROM_SESSION_PSET, pmpi_group_from_session_pset_",
    ".globl pmpi_group_from_session_pset_f08_",
    ".set pmpi_group_from_session_pset_f08_, pmpi_group_from_session_pset_",
    ".globl pmpi_group_from_session_pset_f08",
    ".set pmpi_group_from_session_pset_f08, pmpi_group_from_session_pset_f08_",
    ".globl pmpi_group_from_session_pset_f08__",
    ".set pmpi_group_from_session_pset_f08__, pmpi_group_from_session_pset_f08_",
    ".globl PMPI_GROUP_FROM_SESSION_PSET_F08",
    ".set PMPI_GROUP_FROM_SESSION_PSET_F08, pmpi_group_from_session_pset_f08_",
    ".globl mpi_group_incl",
    ".set mpi_group_incl, mpi_group_incl_",
    ".globl mpi_group_incl__",
    ".set mpi_group_incl__, mpi_group_incl_",
    ".globl MPI_GROUP_INCL",
    ".set MPI_GROUP_INCL, mpi_group_incl_",
    ".globl ompi_group_incl_f",
    ".set ompi_group_incl_f, mpi_group_incl_",
    ".globl mpi_group_incl_f08_",
    ".set mpi_group_incl_f08_, mpi_group_incl_",
    ".globl mpi_group_incl_f08",
    ".set mpi_group_incl_f08, mpi_group_incl_f08_",
    ".globl mpi_group_incl_f08__",
    ".set mpi_group_incl_f08__, mpi_group_incl_f08_",
    ".globl MPI_GROUP_INCL_F08",
    ".set MPI_GROUP_INCL_F08, mpi_group_incl_f08_",
    ".globl pmpi_group_incl",
    ".set pmpi_group_incl, pmpi_group_incl_",
    ".globl pmpi_group_incl__",
    ".set pmpi_group_incl__, pmpi_group_incl_",
    ".globl PMPI_GROUP_INCL",
    ".set PMPI_GROUP_INCL, pmpi_group_incl_",
    ".globl pmpi_group_incl_f08_",
    ".set pmpi_group_incl_f08_, pmpi_group_incl_",
    ".globl pmpi_group_incl_f08",
    ".set pmpi_group_incl_f08, pmpi_group_incl_f08_",
    ".globl pmpi_group_incl_f08__",
    ".set pmpi_group_incl_f08__, pmpi_group_incl_f08_",
    ".globl PMPI_GROUP_INCL_F08",
    ".set PMPI_GROUP_INCL_F08, pmpi_group_incl_f08_",
    ".globl mpi_group_intersection",
    ".set mpi_group_intersection, mpi_group_intersection_",
    ".globl mpi_group_intersection__",
    ".set mpi_group_intersection__, mpi_group_intersection_",
    ".globl MPI_GROUP_INTERSECTION",
    ".set MPI_GROUP_INTERSECTION, mpi_group_intersection_",
    ".globl ompi_group_intersection_f",
    ".set ompi_group_intersection_f, mpi_group_intersection_",
    ".globl mpi_group_intersection_f08_",
    ".set mpi_group_intersection_f08_, mpi_group_intersection_",
    ".globl mpi_group_intersection_f08",
    ".set mpi_group_intersection_f08, mpi_group_intersection_f08_",
    ".globl mpi_group_intersection_f08__",
    ".set mpi_group_intersection_f08__, mpi_group_intersection_f08_",
    ".globl MPI_GROUP_INTERSECTION_F08",
    ".set MPI_GROUP_INTERSECTION_F08, mpi_group_intersection_f08_",
    ".globl pmpi_group_intersection",
    ".set pmpi_group_intersection, pmpi_group_intersection_",
    ".globl pmpi_group_intersection__",
    ".set pmpi_group_intersection__, pmpi_group_intersection_",
    ".globl PMPI_GROUP_INTERSECTION",
    ".set PMPI_GROUP_INTERSECTION, pmpi_group_intersection_",
    ".globl pmpi_group_intersection_f08_",
    ".set pmpi_group_intersection_f08_, pmpi_group_intersection_",
    ".globl pmpi_group_intersection_f08",
    ".set pmpi_group_intersection_f08, pmpi_group_intersection_f08_",
    ".globl pmpi_group_intersection_f08__",
    ".set pmpi_group_intersection_f08__, pmpi_group_intersection_f08_",
    ".globl PMPI_GROUP_INTERSECTION_F08",
    ".set PMPI_GROUP_INTERSECTION_F08, pmpi_group_intersection_f08_",
    ".globl mpi_group_range_excl",
    ".set mpi_group_range_excl, mpi_group_range_excl_",
    ".globl mpi_group_range_excl__",
    ".set mpi_group_range_excl__, mpi_group_range_excl_",
    ".globl MPI_GROUP_RANGE_EXCL",
    ".set MPI_GROUP_RANGE_EXCL, mpi_group_range_excl_",
    ".globl ompi_group_range_excl_f",
    ".set ompi_group_range_excl_f, mpi_group_range_excl_",
    ".globl mpi_group_range_excl_f08_",
    ".set mpi_group_range_excl_f08_, mpi_group_range_excl_",
    ".globl mpi_group_range_excl_f08",
    ".set mpi_group_range_excl_f08, mpi_group_range_excl_f08_",
    ".globl mpi_group_range_excl_f08__",
    ".set mpi_group_range_excl_f08__, mpi_group_range_excl_f08_",
    ".globl MPI_GROUP_RANGE_EXCL_F08",
    ".set MPI_GROUP_RANGE_EXCL_F08, mpi_group_range_excl_f08_",
    ".globl pmpi_group_range_excl",
    ".set pmpi_group_range_excl, pmpi_group_range_excl_",
    ".globl pmpi_group_range_excl__",
    ".set pmpi_group_range_excl__, pmpi_group_range_excl_",
    ".globl PMPI_GROUP_RANGE_EXCL",
    ".set PMPI_GROUP_RANGE_EXCL, pmpi_group_range_excl_",
    ".globl pmpi_group_range_excl_f08_",
    ".set pmpi_group_range_excl_f08_, pmpi_group_range_excl_",
    ".globl pmpi_group_range_excl_f08",
    ".set pmpi_group_range_excl_f08, pmpi_group_range_excl_f08_",
    ".globl pmpi_group_range_excl_f08__",
    ".set pmpi_group_range_excl_f08__, pmpi_group_range_excl_f08_",
    ".globl PMPI_GROUP_RANGE_EXCL_F08",
    ".set PMPI_GROUP_RANGE_EXCL_F08, pmpi_group_range_excl_f08_",
    ".globl mpi_group_range_incl",
    ".set mpi_group_range_incl, mpi_group_range_incl_",
    ".globl mpi_group_range_incl__",
    ".set mpi_group_range_incl__, mpi_group_range_incl_",
    ".globl MPI_GROUP_RANGE_INCL",
    ".set MPI_GROUP_RANGE_INCL, mpi_group_range_incl_",
    ".globl ompi_group_range_incl_f",
    ".set ompi_group_range_incl_f, mpi_group_range_incl_",
    ".globl mpi_group_range_incl_f08_",
    ".set mpi_group_range_incl_f08_, mpi_group_range_incl_",
    ".globl mpi_group_range_incl_f08",
    ".set mpi_group_range_incl_f08, mpi_group_range_incl_f08_",
    ".globl mpi_group_range_incl_f08__",
    ".set mpi_group_range_incl_f08__, mpi_group_range_incl_f08_",
    ".globl MPI_GROUP_RANGE_INCL_F08",
    ".set MPI_GROUP_RANGE_INCL_F08, mpi_group_range_incl_f08_",
    ".globl pmpi_group_range_incl",
    ".set pmpi_group_range_incl, pmpi_group_range_incl_",
    ".globl pmpi_group_range_incl__",
    ".set pmpi_group_range_incl__, pmpi_group_range_incl_",
    ".globl PMPI_GROUP_RANGE_INCL",
    ".set PMPI_GROUP_RANGE_INCL, pmpi_group_range_incl_",
    ".globl pmpi_group_range_incl_f08_",
    ".set pmpi_group_range_incl_f08_, pmpi_group_range_incl_",
    ".globl pmpi_group_range_incl_f08",
    ".set pmpi_group_range_incl_f08, pmpi_group_range_incl_f08_",
    ".globl pmpi_group_range_incl_f08__",
    ".set pmpi_group_range_incl_f08__, pmpi_group_range_incl_f08_",
    ".globl PMPI_GROUP_RANGE_INCL_F08",
    ".set PMPI_GROUP_RANGE_INCL_F08, pmpi_group_range_incl_f08_",
    ".globl mpi_group_rank",
    ".set mpi_group_rank, mpi_group_rank_",
    ".globl mpi_group_rank__",
    ".set mpi_group_rank__, mpi_group_rank_",
    ".globl MPI_GROUP_RANK",
    ".set MPI_GROUP_RANK, mpi_group_rank_",
    ".globl ompi_group_rank_f",
    ".set ompi_group_rank_f, mpi_group_rank_",
    ".globl mpi_group_rank_f08_",
    ".set mpi_group_rank_f08_, mpi_group_rank_",
    ".globl mpi_group_rank_f08",
    ".set mpi_group_rank_f08, mpi_group_rank_f08_",
    ".globl mpi_group_rank_f08__",
    ".set mpi_group_rank_f08__, mpi_group_rank_f08_",
    ".globl MPI_GROUP_RANK_F08",
    ".set MPI_GROUP_RANK_F08, mpi_group_rank_f08_",
    ".globl pmpi_group_rank",
    ".set pmpi_group_rank, pmpi_group_rank_",
    ".globl pmpi_group_rank__",
    ".set pmpi_group_rank__, pmpi_group_rank_",
    ".globl PMPI_GROUP_RANK",
    ".set PMPI_GROUP_RANK, pmpi_group_rank_",
    ".globl pmpi_group_rank_f08_",
    ".set pmpi_group_rank_f08_, pmpi_group_rank_",
    ".globl pmpi_group_rank_f08",
    ".set pmpi_group_rank_f08, pmpi_group_rank_f08_",
    ".globl pmpi_group_rank_f08__",
    ".set pmpi_group_rank_f08__, pmpi_group_rank_f08_",
    ".globl PMPI_GROUP_RANK_F08",
    ".set PMPI_GROUP_RANK_F08, pmpi_group_rank_f08_",
    ".globl mpi_group_size",
    ".set mpi_group_size, mpi_group_size_",
    ".globl mpi_group_size__",
    ".set mpi_group_size__, mpi_group_size_",
    ".globl MPI_GROUP_SIZE",
    ".set MPI_GROUP_SIZE, mpi_group_size_",
    ".globl ompi_group_size_f",
    ".set ompi_group_size_f, mpi_group_size_",
    ".globl mpi_group_size_f08_",
    ".set mpi_group_size_f08_, mpi_group_size_",
    ".globl mpi_group_size_f08",
    ".set mpi_group_size_f08, mpi_group_size_f08_",
    ".globl mpi_group_size_f08__",
    ".set mpi_group_size_f08__, mpi_group_size_f08_",
    ".globl MPI_GROUP_SIZE_F08",
    ".set MPI_GROUP_SIZE_F08, mpi_group_size_f08_",
    ".globl pmpi_group_size",
    ".set pmpi_group_size, pmpi_group_size_",
    ".globl pmpi_group_size__",
    ".set pmpi_group_size__, pmpi_group_size_",
    ".globl PMPI_GROUP_SIZE",
    ".set PMPI_GROUP_SIZE, pmpi_group_size_",
    ".globl pmpi_group_size_f08_",
    ".set pmpi_group_size_f08_, pmpi_group_size_",
    ".globl pmpi_group_size_f08",
    ".set pmpi_group_size_f08, pmpi_group_size_f08_",
    ".globl pmpi_group_size_f08__",
    ".set pmpi_group_size_f08__, pmpi_group_size_f08_",
    ".globl PMPI_GROUP_SIZE_F08",
    ".set PMPI_GROUP_SIZE_F08, pmpi_group_size_f08_",
    ".globl mpi_group_translate_ranks",
    ".set mpi_group_translate_ranks, mpi_group_translate_ranks_",
    ".globl mpi_group_translate_ranks__",
    ".set mpi_group_translate_ranks__, mpi_group_translate_ranks_",
    ".globl MPI_GROUP_TRANSLATE_RANKS",
    ".set MPI_GROUP_TRANSLATE_RANKS, mpi_group_translate_ranks_",
    ".globl ompi_group_translate_ranks_f",
    ".set ompi_group_translate_ranks_f, mpi_group_translate_ranks_",
    ".globl mpi_group_translate_ranks_f08_",
    ".set mpi_group_translate_ranks_f08_, mpi_group_translate_ranks_",
    ".globl mpi_group_translate_ranks_f08",
    ".set mpi_group_translate_ranks_f08, mpi_group_translate_ranks_f08_",
    ".globl mpi_group_translate_ranks_f08__",
    ".set mpi_group_translate_ranks_f08__, mpi_group_translate_ranks_f08_",
    ".globl MPI_GROUP_TRANSLATE_RANKS_F08",
    ".set MPI_GROUP_TRANSLATE_RANKS_F08, mpi_group_translate_ranks_f08_",
    ".globl pmpi_group_translate_ranks",
    ".set pmpi_group_translate_ranks, pmpi_group_translate_ranks_",
    ".globl pmpi_group_translate_ranks__",
    ".set pmpi_group_translate_ranks__, pmpi_group_translate_ranks_",
    ".globl PMPI_GROUP_TRANSLATE_RANKS",
    ".set PMPI_GROUP_TRANSLATE_RANKS, pmpi_group_translate_ranks_",
    ".globl pmpi_group_translate_ranks_f08_",
    ".set pmpi_group_translate_ranks_f08_, pmpi_group_translate_ranks_",
    ".globl pmpi_group_translate_ranks_f08",
    ".set pmpi_group_translate_ranks_f08, pmpi_group_translate_ranks_f08_",
    ".globl pmpi_group_translate_ranks_f08__",
    ".set pmpi_group_translate_ranks_f08__, pmpi_group_translate_ranks_f08_",
    ".globl PMPI_GROUP_TRANSLATE_RANKS_F08",
    ".set PMPI_GROUP_TRANSLATE_RANKS_F08, pmpi_group_translate_ranks_f08_",
    ".globl mpi_group_union",
    ".set mpi_group_union, mpi_group_union_",
    ".globl mpi_group_union__",
    ".set mpi_group_union__, mpi_group_union_",
    ".globl MPI_GROUP_UNION",
    ".set MPI_GROUP_UNION, mpi_group_union_",
    ".globl ompi_group_union_f",
    ".set ompi_group_union_f, mpi_group_union_",
    ".globl mpi_group_union_f08_",
    ".set mpi_group_union_f08_, mpi_group_union_",
    ".globl mpi_group_union_f08",
    ".set mpi_group_union_f08, mpi_group_union_f08_",
    ".globl mpi_group_union_f08__",
    ".set mpi_group_union_f08__, mpi_group_union_f08_",
    ".globl MPI_GROUP_UNION_F08",
    ".set MPI_GROUP_UNION_F08, mpi_group_union_f08_",
    ".globl pmpi_group_union",
    ".set pmpi_group_union, pmpi_group_union_",
    ".globl pmpi_group_union__",
    ".set pmpi_group_union__, pmpi_group_union_",
    ".globl PMPI_GROUP_UNION",
    ".set PMPI_GROUP_UNION, pmpi_group_union_",
    ".globl pmpi_group_union_f08_",
    ".set pmpi_group_union_f08_, pmpi_group_union_",
    ".globl pmpi_group_union_f08",
    ".set pmpi_group_union_f08, pmpi_group_union_f08_",
    ".globl pmpi_group_union_f08__",
    ".set pmpi_group_union_f08__, pmpi_group_union_f08_",
    ".globl PMPI_GROUP_UNION_F08",
    ".set PMPI_GROUP_UNION_F08, pmpi_group_union_f08_",
    ".globl mpi_intercomm_create",
    ".set mpi_intercomm_create, mpi_intercomm_create_",
    ".globl mpi_intercomm_create__",
    ".set mpi_intercomm_create__, mpi_intercomm_create_",
    ".globl MPI_INTERCOMM_CREATE",
    ".set MPI_INTERCOMM_CREATE, mpi_intercomm_create_",
    ".globl ompi_intercomm_create_f",
    ".set ompi_intercomm_create_f, mpi_intercomm_create_",
    ".globl mpi_intercomm_create_f08_",
    ".set mpi_intercomm_create_f08_, mpi_intercomm_create_",
    ".globl mpi_intercomm_create_f08",
    ".set mpi_intercomm_create_f08, mpi_intercomm_create_f08_",
    ".globl mpi_intercomm_create_f08__",
    ".set mpi_intercomm_create_f08__, mpi_intercomm_create_f08_",
    ".globl MPI_INTERCOMM_CREATE_F08",
    ".set MPI_INTERCOMM_CREATE_F08, mpi_intercomm_create_f08_",
    ".globl pmpi_intercomm_create",
    ".set pmpi_intercomm_create, pmpi_intercomm_create_",
    ".globl pmpi_intercomm_create__",
    ".set pmpi_intercomm_create__, pmpi_intercomm_create_",
    ".globl PMPI_INTERCOMM_CREATE",
    ".set PMPI_INTERCOMM_CREATE, pmpi_intercomm_create_",
    ".globl pmpi_intercomm_create_f08_",
    ".set pmpi_intercomm_create_f08_, pmpi_intercomm_create_",
    ".globl pmpi_intercomm_create_f08",
    ".set pmpi_intercomm_create_f08, pmpi_intercomm_create_f08_",
    ".globl pmpi_intercomm_create_f08__",
    ".set pmpi_intercomm_create_f08__, pmpi_intercomm_create_f08_",
    ".globl PMPI_INTERCOMM_CREATE_F08",
    ".set PMPI_INTERCOMM_CREATE_F08, pmpi_intercomm_create_f08_",
    ".globl mpi_intercomm_create_from_groups",
    ".set mpi_intercomm_create_from_groups, mpi_intercomm_create_from_groups_",
    ".globl mpi_intercomm_create_from_groups__",
    ".set mpi_intercomm_create_from_groups__, mpi_intercomm_create_from_groups_",
    ".globl MPI_INTERCOMM_CREATE_FROM_GROUPS",
    ".set MPI_INTERCOMM_CREATE_FROM_GROUPS, mpi_intercomm_create_from_groups_",
    ".globl ompi_intercomm_create_from_groups_f",
    ".set ompi_intercomm_create_from_groups_f, mpi_intercomm_create_from_groups_",
    ".globl mpi_intercomm_create_from_groups_f08_",
    ".set mpi_intercomm_create_from_groups_f08_, mpi_intercomm_create_from_groups_",
    ".globl mpi_intercomm_create_from_groups_f08",
    ".set mpi_intercomm_create_from_groups_f08, mpi_intercomm_create_from_groups_f08_",
    ".globl mpi_intercomm_create_from_groups_f08__",
    ".set mpi_intercomm_create_from_groups_f08__, mpi_intercomm_create_from_groups_f08_",
    ".globl MPI_INTERCOMM_CREATE_FROM_GROUPS_F08",
    ".set MPI_INTERCOMM_CREATE_FROM_GROUPS_F08, mpi_intercomm_create_from_groups_f08_",
    ".globl pmpi_intercomm_create_from_groups",
    ".set pmpi_intercomm_create_from_groups, pmpi_intercomm_create_from_groups_",
    ".globl pmpi_intercomm_create_from_groups__",
    ".set pmpi_intercomm_create_from_groups__, pmpi_intercomm_create_from_groups_",
    ".globl PMPI_INTERCOMM_CREATE_FROM_GROUPS",
    ".set PMPI_INTERCOMM_CREATE_FROM_GROUPS, pmpi_intercomm_create_from_groups_",
    ".globl pmpi_intercomm_create_from_groups_f08_",
    ".set pmpi_intercomm_create_from_groups_f08_, pmpi_intercomm_create_from_groups_",
    ".globl pmpi_intercomm_create_from_groups_f08",
    ".set pmpi_intercomm_create_from_groups_f08, pmpi_intercomm_create_from_groups_f08_",
    ".globl pmpi_intercomm_create_from_groups_f08__",
    ".set pmpi_intercomm_create_from_groups_f08__, pmpi_intercomm_create_from_groups_f08_",
    ".globl PMPI_INTERCOMM_CREATE_FROM_GROUPS_F08",
    ".set PMPI_INTERCOMM_CREATE_FROM_GROUPS_F08, pmpi_intercomm_create_from_groups_f08_",
    ".globl mpi_intercomm_merge",
    ".set mpi_intercomm_merge, mpi_intercomm_merge_",
    ".globl mpi_intercomm_merge__",
    ".set mpi_intercomm_merge__, mpi_intercomm_merge_",
    ".globl MPI_INTERCOMM_MERGE",
    ".set MPI_INTERCOMM_MERGE, mpi_intercomm_merge_",
    ".globl ompi_intercomm_merge_f",
    ".set ompi_intercomm_merge_f, mpi_intercomm_merge_",
    ".globl mpi_intercomm_merge_f08_",
    ".set mpi_intercomm_merge_f08_, mpi_intercomm_merge_",
    ".globl mpi_intercomm_merge_f08",
    ".set mpi_intercomm_merge_f08, mpi_intercomm_merge_f08_",
    ".globl mpi_intercomm_merge_f08__",
    ".set mpi_intercomm_merge_f08__, mpi_intercomm_merge_f08_",
    ".globl MPI_INTERCOMM_MERGE_F08",
    ".set MPI_INTERCOMM_MERGE_F08, mpi_intercomm_merge_f08_",
    ".globl pmpi_intercomm_merge",
    ".set pmpi_intercomm_merge, pmpi_intercomm_merge_",
    ".globl pmpi_intercomm_merge__",
    ".set pmpi_intercomm_merge__, pmpi_intercomm_merge_",
    ".globl PMPI_INTERCOMM_MERGE",
    ".set PMPI_INTERCOMM_MERGE, pmpi_intercomm_merge_",
    ".globl pmpi_intercomm_merge_f08_",
    ".set pmpi_intercomm_merge_f08_, pmpi_intercomm_merge_",
    ".globl pmpi_intercomm_merge_f08",
    ".set pmpi_intercomm_merge_f08, pmpi_intercomm_merge_f08_",
    ".globl pmpi_intercomm_merge_f08__",
    ".set pmpi_intercomm_merge_f08__, pmpi_intercomm_merge_f08_",
    ".globl PMPI_INTERCOMM_MERGE_F08",
    ".set PMPI_INTERCOMM_MERGE_F08, pmpi_intercomm_merge_f08_",
    ".globl mpi_type_delete_attr",
    ".set mpi_type_delete_attr, mpi_type_delete_attr_",
    ".globl mpi_type_delete_attr__",
    ".set mpi_type_delete_attr__, mpi_type_delete_attr_",
    ".globl MPI_TYPE_DELETE_ATTR",
    ".set MPI_TYPE_DELETE_ATTR, mpi_type_delete_attr_",
    ".globl ompi_type_delete_attr_f",
    ".set ompi_type_delete_attr_f, mpi_type_delete_attr_",
    ".globl mpi_type_delete_attr_f08_",
    ".set mpi_type_delete_attr_f08_, mpi_type_delete_attr_",
    ".globl mpi_type_delete_attr_f08",
    ".set mpi_type_delete_attr_f08, mpi_type_delete_attr_f08_",
    ".globl mpi_type_delete_attr_f08__",
    ".set mpi_type_delete_attr_f08__, mpi_type_delete_attr_f08_",
    ".globl MPI_TYPE_DELETE_ATTR_F08",
    ".set MPI_TYPE_DELETE_ATTR_F08, mpi_type_delete_attr_f08_",
    ".globl pmpi_type_delete_attr",
    ".set pmpi_type_delete_attr, pmpi_type_delete_attr_",
    ".globl pmpi_type_delete_attr__",
    ".set pmpi_type_delete_attr__, pmpi_type_delete_attr_",
    ".globl PMPI_TYPE_DELETE_ATTR",
    ".set PMPI_TYPE_DELETE_ATTR, pmpi_type_delete_attr_",
    ".globl pmpi_type_delete_attr_f08_",
    ".set pmpi_type_delete_attr_f08_, pmpi_type_delete_attr_",
    ".globl pmpi_type_delete_attr_f08",
    ".set pmpi_type_delete_attr_f08, pmpi_type_delete_attr_f08_",
    ".globl pmpi_type_delete_attr_f08__",
    ".set pmpi_type_delete_attr_f08__, pmpi_type_delete_attr_f08_",
    ".globl PMPI_TYPE_DELETE_ATTR_F08",
    ".set PMPI_TYPE_DELETE_ATTR_F08, pmpi_type_delete_attr_f08_",
    ".globl mpi_type_free_keyval",
    ".set mpi_type_free_keyval, mpi_type_free_keyval_",
    ".globl mpi_type_free_keyval__",
    ".set mpi_type_free_keyval__, mpi_type_free_keyval_",
    ".globl MPI_TYPE_FREE_KEYVAL",
    ".set MPI_TYPE_FREE_KEYVAL, mpi_type_free_keyval_",
    ".globl ompi_type_free_keyval_f",
    ".set ompi_type_free_keyval_f, mpi_type_free_keyval_",
    ".globl mpi_type_free_keyval_f08_",
    ".set mpi_type_free_keyval_f08_, mpi_type_free_keyval_",
    ".globl mpi_type_free_keyval_f08",
    ".set mpi_type_free_keyval_f08, mpi_type_free_keyval_f08_",
    ".globl mpi_type_free_keyval_f08__",
    ".set mpi_type_free_keyval_f08__, mpi_type_free_keyval_f08_",
    ".globl MPI_TYPE_FREE_KEYVAL_F08",
    ".set MPI_TYPE_FREE_KEYVAL_F08, mpi_type_free_keyval_f08_",
    ".globl pmpi_type_free_keyval",
    ".set pmpi_type_free_keyval, pmpi_type_free_keyval_",
    ".globl pmpi_type_free_keyval__",
    ".set pmpi_type_free_keyval__, pmpi_type_free_keyval_",
    ".globl PMPI_TYPE_FREE_KEYVAL",
    ".set PMPI_TYPE_FREE_KEYVAL, pmpi_type_free_keyval_",
    ".globl pmpi_type_free_keyval_f08_",
    ".set pmpi_type_free_keyval_f08_, pmpi_type_free_keyval_",
    ".globl pmpi_type_free_keyval_f08",
    ".set pmpi_type_free_keyval_f08, pmpi_type_free_keyval_f08_",
    ".globl pmpi_type_free_keyval_f08__",
    ".set pmpi_type_free_keyval_f08__, pmpi_type_free_keyval_f08_",
    ".globl PMPI_TYPE_FREE_KEYVAL_F08",
    ".set PMPI_TYPE_FREE_KEYVAL_F08, pmpi_type_free_keyval_f08_",
    ".globl mpi_type_get_name",
    ".set mpi_type_get_name, mpi_type_get_name_",
    ".globl mpi_type_get_name__",
    ".set mpi_type_get_name__, mpi_type_get_name_",
    ".globl MPI_TYPE_GET_NAME",
    ".set MPI_TYPE_GET_NAME, mpi_type_get_name_",
    ".globl ompi_type_get_name_f",
    ".set ompi_type_get_name_f, mpi_type_get_name_",
    ".globl mpi_type_get_name_f08_",
    ".set mpi_type_get_name_f08_, mpi_type_get_name_",
    ".globl mpi_type_get_name_f08",
    ".set mpi_type_get_name_f08, mpi_type_get_name_f08_",
    ".globl mpi_type_get_name_f08__",
    ".set mpi_type_get_name_f08__, mpi_type_get_name_f08_",
    ".globl MPI_TYPE_GET_NAME_F08",
    ".set MPI_TYPE_GET_NAME_F08, mpi_type_get_name_f08_",
    ".globl pmpi_type_get_name",
    ".set pmpi_type_get_name, pmpi_type_get_name_",
    ".globl pmpi_type_get_name__",
    ".set pmpi_type_get_name__, pmpi_type_get_name_",
    ".globl PMPI_TYPE_GET_NAME",
    ".set PMPI_TYPE_GET_NAME, pmpi_type_get_name_",
    ".globl pmpi_type_get_name_f08_",
    ".set pmpi_type_get_name_f08_, pmpi_type_get_name_",
    ".globl pmpi_type_get_name_f08",
    ".set pmpi_type_get_name_f08, pmpi_type_get_name_f08_",
    ".globl pmpi_type_get_name_f08__",
    ".set pmpi_type_get_name_f08__, pmpi_type_get_name_f08_",
    ".globl PMPI_TYPE_GET_NAME_F08",
    ".set PMPI_TYPE_GET_NAME_F08, pmpi_type_get_name_f08_",
    ".globl mpi_type_set_name",
    ".set mpi_type_set_name, mpi_type_set_name_",
    ".globl mpi_type_set_name__",
    ".set mpi_type_set_name__, mpi_type_set_name_",
    ".globl MPI_TYPE_SET_NAME",
    ".set MPI_TYPE_SET_NAME, mpi_type_set_name_",
    ".globl ompi_type_set_name_f",
    ".set ompi_type_set_name_f, mpi_type_set_name_",
    ".globl mpi_type_set_name_f08_",
    ".set mpi_type_set_name_f08_, mpi_type_set_name_",
    ".globl mpi_type_set_name_f08",
    ".set mpi_type_set_name_f08, mpi_type_set_name_f08_",
    ".globl mpi_type_set_name_f08__",
    ".set mpi_type_set_name_f08__, mpi_type_set_name_f08_",
    ".globl MPI_TYPE_SET_NAME_F08",
    ".set MPI_TYPE_SET_NAME_F08, mpi_type_set_name_f08_",
    ".globl pmpi_type_set_name",
    ".set pmpi_type_set_name, pmpi_type_set_name_",
    ".globl pmpi_type_set_name__",
    ".set pmpi_type_set_name__, pmpi_type_set_name_",
    ".globl PMPI_TYPE_SET_NAME",
    ".set PMPI_TYPE_SET_NAME, pmpi_type_set_name_",
    ".globl pmpi_type_set_name_f08_",
    ".set pmpi_type_set_name_f08_, pmpi_type_set_name_",
    ".globl pmpi_type_set_name_f08",
    ".set pmpi_type_set_name_f08, pmpi_type_set_name_f08_",
    ".globl pmpi_type_set_name_f08__",
    ".set pmpi_type_set_name_f08__, pmpi_type_set_name_f08_",
    ".globl PMPI_TYPE_SET_NAME_F08",
    ".set PMPI_TYPE_SET_NAME_F08, pmpi_type_set_name_f08_",
    ".globl mpi_win_delete_attr",
    ".set mpi_win_delete_attr, mpi_win_delete_attr_",
    ".globl mpi_win_delete_attr__",
    ".set mpi_win_delete_attr__, mpi_win_delete_attr_",
    ".globl MPI_WIN_DELETE_ATTR",
    ".set MPI_WIN_DELETE_ATTR, mpi_win_delete_attr_",
    ".globl ompi_win_delete_attr_f",
    ".set ompi_win_delete_attr_f, mpi_win_delete_attr_",
    ".globl mpi_win_delete_attr_f08_",
    ".set mpi_win_delete_attr_f08_, mpi_win_delete_attr_",
    ".globl mpi_win_delete_attr_f08",
    ".set mpi_win_delete_attr_f08, mpi_win_delete_attr_f08_",
    ".globl mpi_win_delete_attr_f08__",
    ".set mpi_win_delete_attr_f08__, mpi_win_delete_attr_f08_",
    ".globl MPI_WIN_DELETE_ATTR_F08",
    ".set MPI_WIN_DELETE_ATTR_F08, mpi_win_delete_attr_f08_",
    ".globl pmpi_win_delete_attr",
    ".set pmpi_win_delete_attr, pmpi_win_delete_attr_",
    ".globl pmpi_win_delete_attr__",
    ".set pmpi_win_delete_attr__, pmpi_win_delete_attr_",
    ".globl PMPI_WIN_DELETE_ATTR",
    ".set PMPI_WIN_DELETE_ATTR, pmpi_win_delete_attr_",
    ".globl pmpi_win_delete_attr_f08_",
    ".set pmpi_win_delete_attr_f08_, pmpi_win_delete_attr_",
    ".globl pmpi_win_delete_attr_f08",
    ".set pmpi_win_delete_attr_f08, pmpi_win_delete_attr_f08_",
    ".globl pmpi_win_delete_attr_f08__",
    ".set pmpi_win_delete_attr_f08__, pmpi_win_delete_attr_f08_",
    ".globl PMPI_WIN_DELETE_ATTR_F08",
    ".set PMPI_WIN_DELETE_ATTR_F08, pmpi_win_delete_attr_f08_",
    ".globl mpi_win_free_keyval",
    ".set mpi_win_free_keyval, mpi_win_free_keyval_",
    ".globl mpi_win_free_keyval__",
    ".set mpi_win_free_keyval__, mpi_win_free_keyval_",
    ".globl MPI_WIN_FREE_KEYVAL",
    ".set MPI_WIN_FREE_KEYVAL, mpi_win_free_keyval_",
    ".globl ompi_win_free_keyval_f",
    ".set ompi_win_free_keyval_f, mpi_win_free_keyval_",
    ".globl mpi_win_free_keyval_f08_",
    ".set mpi_win_free_keyval_f08_, mpi_win_free_keyval_",
    ".globl mpi_win_free_keyval_f08",
    ".set mpi_win_free_keyval_f08, mpi_win_free_keyval_f08_",
    ".globl mpi_win_free_keyval_f08__",
    ".set mpi_win_free_keyval_f08__, mpi_win_free_keyval_f08_",
    ".globl MPI_WIN_FREE_KEYVAL_F08",
    ".set MPI_WIN_FREE_KEYVAL_F08, mpi_win_free_keyval_f08_",
    ".globl pmpi_win_free_keyval",
    ".set pmpi_win_free_keyval, pmpi_win_free_keyval_",
    ".globl pmpi_win_free_keyval__",
    ".set pmpi_win_free_keyval__, pmpi_win_free_keyval_",
    ".globl PMPI_WIN_FREE_KEYVAL",
    ".set PMPI_WIN_FREE_KEYVAL, pmpi_win_free_keyval_",
    ".globl pmpi_win_free_keyval_f08_",
    ".set pmpi_win_free_keyval_f08_, pmpi_win_free_keyval_",
    ".globl pmpi_win_free_keyval_f08",
    ".set pmpi_win_free_keyval_f08, pmpi_win_free_keyval_f08_",
    ".globl pmpi_win_free_keyval_f08__",
    ".set pmpi_win_free_keyval_f08__, pmpi_win_free_keyval_f08_",
    ".globl PMPI_WIN_FREE_KEYVAL_F08",
    ".set PMPI_WIN_FREE_KEYVAL_F08, pmpi_win_free_keyval_f08_",
    ".globl mpi_win_get_name",
    ".set mpi_win_get_name, mpi_win_get_name_",
    ".globl mpi_win_get_name__",
    ".set mpi_win_get_name__, mpi_win_get_name_",
    ".globl MPI_WIN_GET_NAME",
    ".set MPI_WIN_GET_NAME, mpi_win_get_name_",
    ".globl ompi_win_get_name_f",
    ".set ompi_win_get_name_f, mpi_win_get_name_",
    ".globl mpi_win_get_name_f08_",
    ".set mpi_win_get_name_f08_, mpi_win_get_name_",
    ".globl mpi_win_get_name_f08",
    ".set mpi_win_get_name_f08, mpi_win_get_name_f08_",
    ".globl mpi_win_get_name_f08__",
    ".set mpi_win_get_name_f08__, mpi_win_get_name_f08_",
    ".globl MPI_WIN_GET_NAME_F08",
    ".set MPI_WIN_GET_NAME_F08, mpi_win_get_name_f08_",
    ".globl pmpi_win_get_name",
    ".set pmpi_win_get_name, pmpi_win_get_name_",
    ".globl pmpi_win_get_name__",
    ".set pmpi_win_get_name__, pmpi_win_get_name_",
    ".globl PMPI_WIN_GET_NAME",
    ".set PMPI_WIN_GET_NAME, pmpi_win_get_name_",
    ".globl pmpi_win_get_name_f08_",
    ".set pmpi_win_get_name_f08_, pmpi_win_get_name_",
    ".globl pmpi_win_get_name_f08",
    ".set pmpi_win_get_name_f08, pmpi_win_get_name_f08_",
    ".globl pmpi_win_get_name_f08__",
    ".set pmpi_win_get_name_f08__, pmpi_win_get_name_f08_",
    ".globl PMPI_WIN_GET_NAME_F08",
    ".set PMPI_WIN_GET_NAME_F08, pmpi_win_get_name_f08_",
    ".globl mpi_win_set_name",
    ".set mpi_win_set_name, mpi_win_set_name_",
    ".globl mpi_win_set_name__",
    ".set mpi_win_set_name__, mpi_win_set_name_",
    ".globl MPI_WIN_SET_NAME",
    ".set MPI_WIN_SET_NAME, mpi_win_set_name_",
    ".globl ompi_win_set_name_f",
    ".set ompi_win_set_name_f, mpi_win_set_name_",
    ".globl mpi_win_set_name_f08_",
    ".set mpi_win_set_name_f08_, mpi_win_set_name_",
    ".globl mpi_win_set_name_f08",
    ".set mpi_win_set_name_f08, mpi_win_set_name_f08_",
    ".globl mpi_win_set_name_f08__",
    ".set mpi_win_set_name_f08__, mpi_win_set_name_f08_",
    ".globl MPI_WIN_SET_NAME_F08",
    ".set MPI_WIN_SET_NAME_F08, mpi_win_set_name_f08_",
    ".globl pmpi_win_set_name",
    ".set pmpi_win_set_name, pmpi_win_set_name_",
    ".globl pmpi_win_set_name__",
    ".set pmpi_win_set_name__, pmpi_win_set_name_",
    ".globl PMPI_WIN_SET_NAME",
    ".set PMPI_WIN_SET_NAME, pmpi_win_set_name_",
    ".globl pmpi_win_set_name_f08_",
    ".set pmpi_win_set_name_f08_, pmpi_win_set_name_",
    ".globl pmpi_win_set_name_f08",
    ".set pmpi_win_set_name_f08, pmpi_win_set_name_f08_",
    ".globl pmpi_win_set_name_f08__",
    ".set pmpi_win_set_name_f08__, pmpi_win_set_name_f08_",
    ".globl PMPI_WIN_SET_NAME_F08",
    ".set PMPI_WIN_SET_NAME_F08, pmpi_win_set_name_f08_",
);
