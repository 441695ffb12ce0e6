// Made by `cargo x codegen`; do not edit.
//! Environmental management (MPI-5.0 chapter 9).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_add_error_class(
    c: unsafe extern "C" fn(*mut c_int) -> c_int,
    errorclass: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(errorclass);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_add_error_class_(errorclass: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_add_error_class(sys::MPI_Add_error_class, errorclass, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_add_error_class_(errorclass: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_add_error_class(sys::PMPI_Add_error_class, errorclass, ierror);
    }
}

#[inline(always)]
unsafe fn call_add_error_code(
    c: unsafe extern "C" fn(c_int, *mut c_int) -> c_int,
    errorclass: *const c_int,
    errorcode: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*errorclass, errorcode);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_add_error_code_(
    errorclass: *const c_int,
    errorcode: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_add_error_code(sys::MPI_Add_error_code, errorclass, errorcode, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_add_error_code_(
    errorclass: *const c_int,
    errorcode: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_add_error_code(sys::PMPI_Add_error_code, errorclass, errorcode, ierror);
    }
}

#[inline(always)]
unsafe fn call_add_error_string(
    c: unsafe extern "C" fn(c_int, *const c_char) -> c_int,
    errorcode: *const c_int,
    string: *const c_char,
    ierror: *mut c_int,
    string_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_string = Text::read(string, string_len);
        let code = c(*errorcode, c_string.as_ptr());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_add_error_string_(
    errorcode: *const c_int,
    string: *const c_char,
    ierror: *mut c_int,
    string_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_add_error_string(sys::MPI_Add_error_string, errorcode, string, ierror, string_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_add_error_string_(
    errorcode: *const c_int,
    string: *const c_char,
    ierror: *mut c_int,
    string_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_add_error_string(sys::PMPI_Add_error_string, errorcode, string, ierror, string_len);
    }
}

#[inline(always)]
unsafe fn call_comm_call_errhandler(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    comm: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *errorcode);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_call_errhandler_(
    comm: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_call_errhandler(sys::MPI_Comm_call_errhandler, comm, errorcode, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_call_errhandler_(
    comm: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_call_errhandler(sys::PMPI_Comm_call_errhandler, comm, errorcode, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_get_errhandler(
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
pub unsafe extern "C" fn mpi_comm_get_errhandler_(
    comm: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_errhandler(sys::MPI_Comm_get_errhandler, comm, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_get_errhandler_(
    comm: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_errhandler(sys::PMPI_Comm_get_errhandler, comm, errhandler, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_set_errhandler(
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
pub unsafe extern "C" fn mpi_comm_set_errhandler_(
    comm: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_set_errhandler(sys::MPI_Comm_set_errhandler, comm, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_set_errhandler_(
    comm: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_set_errhandler(sys::PMPI_Comm_set_errhandler, comm, errhandler, ierror);
    }
}

#[inline(always)]
unsafe fn call_errhandler_free(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_errhandler: Handle = handles::errhandler(*errhandler);
        let code = c(&mut c_errhandler);
        handles::put(errhandler, c_errhandler);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_errhandler_free_(errhandler: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_errhandler_free(sys::MPI_Errhandler_free, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_errhandler_free_(errhandler: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_errhandler_free(sys::PMPI_Errhandler_free, errhandler, ierror);
    }
}

#[inline(always)]
unsafe fn call_error_class(
    c: unsafe extern "C" fn(c_int, *mut c_int) -> c_int,
    errorcode: *const c_int,
    errorclass: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*errorcode, errorclass);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_error_class_(
    errorcode: *const c_int,
    errorclass: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_error_class(sys::MPI_Error_class, errorcode, errorclass, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_error_class_(
    errorcode: *const c_int,
    errorclass: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_error_class(sys::PMPI_Error_class, errorcode, errorclass, ierror);
    }
}

#[inline(always)]
unsafe fn call_error_string(
    c: unsafe extern "C" fn(c_int, *mut c_char, *mut c_int) -> c_int,
    errorcode: *const c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    string_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_string = TextOut::new();
        let code = c(*errorcode, c_string.as_mut_ptr(), resultlen);
        c_string.write(code, string, string_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_error_string_(
    errorcode: *const c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    string_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_error_string(sys::MPI_Error_string, errorcode, string, resultlen, ierror, string_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_error_string_(
    errorcode: *const c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    string_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_error_string(sys::PMPI_Error_string, errorcode, string, resultlen, ierror, string_len);
    }
}

#[inline(always)]
unsafe fn call_file_call_errhandler(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    fh: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), *errorcode);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_call_errhandler_(
    fh: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_call_errhandler(sys::MPI_File_call_errhandler, fh, errorcode, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_call_errhandler_(
    fh: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_call_errhandler(sys::PMPI_File_call_errhandler, fh, errorcode, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_errhandler(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    file: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_errhandler: Handle = null_mut();
        let code = c(handles::file(*file), &mut c_errhandler);
        handles::put(errhandler, c_errhandler);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_errhandler_(
    file: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_errhandler(sys::MPI_File_get_errhandler, file, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_errhandler_(
    file: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_errhandler(sys::PMPI_File_get_errhandler, file, errhandler, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_set_errhandler(
    c: unsafe extern "C" fn(Handle, Handle) -> c_int,
    file: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*file), handles::errhandler(*errhandler));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_set_errhandler_(
    file: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_errhandler(sys::MPI_File_set_errhandler, file, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_set_errhandler_(
    file: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_errhandler(sys::PMPI_File_set_errhandler, file, errhandler, ierror);
    }
}

#[inline(always)]
unsafe fn call_free_mem(
    c: unsafe extern "C" fn(*mut c_void) -> c_int,
    base: *const c_void,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(sentinel::buffer(base).cast_mut());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_free_mem_(base: *const c_void, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_free_mem(sys::MPI_Free_mem, base, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_free_mem_f08ts_(base: *const Given, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_free_mem(sys::MPI_Free_mem, (*base).base.cast_const(), ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_free_mem_(base: *const c_void, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_free_mem(sys::PMPI_Free_mem, base, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_free_mem_f08ts_(base: *const Given, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_free_mem(sys::PMPI_Free_mem, (*base).base.cast_const(), ierror);
    }
}

#[inline(always)]
unsafe fn call_get_hw_resource_info(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    hw_info: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_hw_info: Handle = null_mut();
        let code = c(&mut c_hw_info);
        handles::put(hw_info, c_hw_info);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_hw_resource_info_(hw_info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_hw_resource_info(sys::MPI_Get_hw_resource_info, hw_info, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_hw_resource_info_(hw_info: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_hw_resource_info(sys::PMPI_Get_hw_resource_info, hw_info, ierror);
    }
}

#[inline(always)]
unsafe fn call_get_library_version(
    c: unsafe extern "C" fn(*mut c_char, *mut c_int) -> c_int,
    version: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    version_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_version = TextOut::new();
        let code = c(c_version.as_mut_ptr(), resultlen);
        c_version.write(code, version, version_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_library_version_(
    version: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    version_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_library_version(
            sys::MPI_Get_library_version,
            version,
            resultlen,
            ierror,
            version_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_library_version_(
    version: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    version_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_library_version(
            sys::PMPI_Get_library_version,
            version,
            resultlen,
            ierror,
            version_len,
        );
    }
}

#[inline(always)]
unsafe fn call_get_processor_name(
    c: unsafe extern "C" fn(*mut c_char, *mut c_int) -> c_int,
    name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_name = TextOut::new();
        let code = c(c_name.as_mut_ptr(), resultlen);
        c_name.write(code, name, name_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_processor_name_(
    name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_processor_name(sys::MPI_Get_processor_name, name, resultlen, ierror, name_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_processor_name_(
    name: *mut c_char,
    resultlen: *mut c_int,
    ierror: *mut c_int,
    name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_processor_name(sys::PMPI_Get_processor_name, name, resultlen, ierror, name_len);
    }
}

#[inline(always)]
unsafe fn call_get_version(
    c: unsafe extern "C" fn(*mut c_int, *mut c_int) -> c_int,
    version: *mut c_int,
    subversion: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(version, subversion);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_version_(
    version: *mut c_int,
    subversion: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_version(sys::MPI_Get_version, version, subversion, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_version_(
    version: *mut c_int,
    subversion: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_version(sys::PMPI_Get_version, version, subversion, ierror);
    }
}

#[inline(always)]
unsafe fn call_remove_error_class(
    c: unsafe extern "C" fn(c_int) -> c_int,
    errorclass: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*errorclass);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_remove_error_class_(errorclass: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_remove_error_class(sys::MPI_Remove_error_class, errorclass, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_remove_error_class_(errorclass: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_remove_error_class(sys::PMPI_Remove_error_class, errorclass, ierror);
    }
}

#[inline(always)]
unsafe fn call_remove_error_code(
    c: unsafe extern "C" fn(c_int) -> c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*errorcode);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_remove_error_code_(errorcode: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_remove_error_code(sys::MPI_Remove_error_code, errorcode, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_remove_error_code_(errorcode: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_remove_error_code(sys::PMPI_Remove_error_code, errorcode, ierror);
    }
}

#[inline(always)]
unsafe fn call_remove_error_string(
    c: unsafe extern "C" fn(c_int) -> c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*errorcode);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_remove_error_string_(errorcode: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_remove_error_string(sys::MPI_Remove_error_string, errorcode, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_remove_error_string_(errorcode: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_remove_error_string(sys::PMPI_Remove_error_string, errorcode, ierror);
    }
}

#[inline(always)]
unsafe fn call_session_call_errhandler(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    session: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::session(*session), *errorcode);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_call_errhandler_(
    session: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_call_errhandler(sys::MPI_Session_call_errhandler, session, errorcode, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_call_errhandler_(
    session: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_call_errhandler(sys::PMPI_Session_call_errhandler, session, errorcode, ierror);
    }
}

#[inline(always)]
unsafe fn call_session_get_errhandler(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    session: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_errhandler: Handle = null_mut();
        let code = c(handles::session(*session), &mut c_errhandler);
        handles::put(errhandler, c_errhandler);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_get_errhandler_(
    session: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_get_errhandler(sys::MPI_Session_get_errhandler, session, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_get_errhandler_(
    session: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_get_errhandler(sys::PMPI_Session_get_errhandler, session, errhandler, ierror);
    }
}

#[inline(always)]
unsafe fn call_session_set_errhandler(
    c: unsafe extern "C" fn(Handle, Handle) -> c_int,
    session: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::session(*session), handles::errhandler(*errhandler));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_set_errhandler_(
    session: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_set_errhandler(sys::MPI_Session_set_errhandler, session, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_set_errhandler_(
    session: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_set_errhandler(sys::PMPI_Session_set_errhandler, session, errhandler, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_call_errhandler(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    win: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win), *errorcode);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_call_errhandler_(
    win: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_call_errhandler(sys::MPI_Win_call_errhandler, win, errorcode, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_call_errhandler_(
    win: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_call_errhandler(sys::PMPI_Win_call_errhandler, win, errorcode, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_get_errhandler(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    win: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_errhandler: Handle = null_mut();
        let code = c(handles::win(*win), &mut c_errhandler);
        handles::put(errhandler, c_errhandler);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_get_errhandler_(
    win: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_errhandler(sys::MPI_Win_get_errhandler, win, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_get_errhandler_(
    win: *const c_int,
    errhandler: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_errhandler(sys::PMPI_Win_get_errhandler, win, errhandler, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_set_errhandler(
    c: unsafe extern "C" fn(Handle, Handle) -> c_int,
    win: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win), handles::errhandler(*errhandler));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_set_errhandler_(
    win: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_set_errhandler(sys::MPI_Win_set_errhandler, win, errhandler, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_set_errhandler_(
    win: *const c_int,
    errhandler: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_set_errhandler(sys::PMPI_Win_set_errhandler, win, errhandler, ierror);
    }
}

std::arch::global_asm!(
    ".globl mpi_add_error_class",
    ".set mpi_add_error_class, mpi_add_error_class_",
    ".globl mpi_add_error_class__",
    ".set mpi_add_error_class__, mpi_add_error_class_",
    ".globl MPI_ADD_ERROR_CLASS",
    ".set MPI_ADD_ERROR_CLASS, mpi_add_error_class_",
    ".globl ompi_add_error_class_f",
    ".set ompi_add_error_class_f, mpi_add_error_class_",
    ".globl mpi_add_error_class_f08_",
    ".set mpi_add_error_class_f08_, mpi_add_error_class_",
    ".globl mpi_add_error_class_f08",
    ".set mpi_add_error_class_f08, mpi_add_error_class_f08_",
    ".globl mpi_add_error_class_f08__",
    ".set mpi_add_error_class_f08__, mpi_add_error_class_f08_",
    ".globl MPI_ADD_ERROR_CLASS_F08",
    ".set MPI_ADD_ERROR_CLASS_F08, mpi_add_error_class_f08_",
    ".globl pmpi_add_error_class",
    ".set pmpi_add_error_class, pmpi_add_error_class_",
    ".globl pmpi_add_error_class__",
    ".set pmpi_add_error_class__, pmpi_add_error_class_",
    ".globl PMPI_ADD_ERROR_CLASS",
    ".set PMPI_ADD_ERROR_CLASS, pmpi_add_error_class_",
    ".globl pmpi_add_error_class_f08_",
    ".set pmpi_add_error_class_f08_, pmpi_add_error_class_",
    ".globl pmpi_add_error_class_f08",
    ".set pmpi_add_error_class_f08, pmpi_add_error_class_f08_",
    ".globl pmpi_add_error_class_f08__",
    ".set pmpi_add_error_class_f08__, pmpi_add_error_class_f08_",
    ".globl PMPI_ADD_ERROR_CLASS_F08",
    ".set PMPI_ADD_ERROR_CLASS_F08, pmpi_add_error_class_f08_",
    ".globl mpi_add_error_code",
    ".set mpi_add_error_code, mpi_add_error_code_",
    ".globl mpi_add_error_code__",
    ".set mpi_add_error_code__, mpi_add_error_code_",
    ".globl MPI_ADD_ERROR_CODE",
    ".set MPI_ADD_ERROR_CODE, mpi_add_error_code_",
    ".globl ompi_add_error_code_f",
    ".set ompi_add_error_code_f, mpi_add_error_code_",
    ".globl mpi_add_error_code_f08_",
    ".set mpi_add_error_code_f08_, mpi_add_error_code_",
    ".globl mpi_add_error_code_f08",
    ".set mpi_add_error_code_f08, mpi_add_error_code_f08_",
    ".globl mpi_add_error_code_f08__",
    ".set mpi_add_error_code_f08__, mpi_add_error_code_f08_",
    ".globl MPI_ADD_ERROR_CODE_F08",
    ".set MPI_ADD_ERROR_CODE_F08, mpi_add_error_code_f08_",
    ".globl pmpi_add_error_code",
    ".set pmpi_add_error_code, pmpi_add_error_code_",
    ".globl pmpi_add_error_code__",
    ".set pmpi_add_error_code__, pmpi_add_error_code_",
    ".globl PMPI_ADD_ERROR_CODE",
    ".set PMPI_ADD_ERROR_CODE, pmpi_add_error_code_",
    ".globl pmpi_add_error_code_f08_",
    ".set pmpi_add_error_code_f08_, pmpi_add_error_code_",
    ".globl pmpi_add_error_code_f08",
    ".set pmpi_add_error_code_f08, pmpi_add_error_code_f08_",
    ".globl pmpi_add_error_code_f08__",
    ".set pmpi_add_error_code_f08__, pmpi_add_error_code_f08_",
    ".globl PMPI_ADD_ERROR_CODE_F08",
    ".set PMPI_ADD_ERROR_CODE_F08, pmpi_add_error_code_f08_",
    ".globl mpi_add_error_string",
    ".set mpi_add_error_string, mpi_add_error_string_",
    ".globl mpi_add_error_string__",
    ".set mpi_add_error_string__, mpi_add_error_string_",
    ".globl MPI_ADD_ERROR_STRING",
    ".set MPI_ADD_ERROR_STRING, mpi_add_error_string_",
    ".globl ompi_add_error_string_f",
    ".set ompi_add_error_string_f, mpi_add_error_string_",
    ".globl mpi_add_error_string_f08_",
    ".set mpi_add_error_string_f08_, mpi_add_error_string_",
    ".globl mpi_add_error_string_f08",
    ".set mpi_add_error_string_f08, mpi_add_error_string_f08_",
    ".globl mpi_add_error_string_f08__",
    ".set mpi_add_error_string_f08__, mpi_add_error_string_f08_",
    ".globl MPI_ADD_ERROR_STRING_F08",
    ".set MPI_ADD_ERROR_STRING_F08, mpi_add_error_string_f08_",
    ".globl pmpi_add_error_string",
    ".set pmpi_add_error_string, pmpi_add_error_string_",
    ".globl pmpi_add_error_string__",
    ".set pmpi_add_error_string__, pmpi_add_error_string_",
    ".globl PMPI_ADD_ERROR_STRING",
    ".set PMPI_ADD_ERROR_STRING, pmpi_add_error_string_",
    ".globl pmpi_add_error_string_f08_",
    ".set pmpi_add_error_string_f08_, pmpi_add_error_string_",
    ".globl pmpi_add_error_string_f08",
    ".set pmpi_add_error_string_f08, pmpi_add_error_string_f08_",
    ".globl pmpi_add_error_string_f08__",
    ".set pmpi_add_error_string_f08__, pmpi_add_error_string_f08_",
    ".globl PMPI_ADD_ERROR_STRING_F08",
    ".set PMPI_ADD_ERROR_STRING_F08, pmpi_add_error_string_f08_",
    ".globl mpi_comm_call_errhandler",
    ".set mpi_comm_call_errhandler, mpi_comm_call_errhandler_",
    ".globl mpi_comm_call_errhandler__",
    ".set mpi_comm_call_errhandler__, mpi_comm_call_errhandler_",
    ".globl MPI_COMM_CALL_ERRHANDLER",
    ".set MPI_COMM_CALL_ERRHANDLER, mpi_comm_call_errhandler_",
    ".globl ompi_comm_call_errhandler_f",
    ".set ompi_comm_call_errhandler_f, mpi_comm_call_errhandler_",
    ".globl mpi_comm_call_errhandler_f08_",
    ".set mpi_comm_call_errhandler_f08_, mpi_comm_call_errhandler_",
    ".globl mpi_comm_call_errhandler_f08",
    ".set mpi_comm_call_errhandler_f08, mpi_comm_call_errhandler_f08_",
    ".globl mpi_comm_call_errhandler_f08__",
    ".set mpi_comm_call_errhandler_f08__, mpi_comm_call_errhandler_f08_",
    ".globl MPI_COMM_CALL_ERRHANDLER_F08",
    ".set MPI_COMM_CALL_ERRHANDLER_F08, mpi_comm_call_errhandler_f08_",
    ".globl pmpi_comm_call_errhandler",
    ".set pmpi_comm_call_errhandler, pmpi_comm_call_errhandler_",
    ".globl pmpi_comm_call_errhandler__",
    ".set pmpi_comm_call_errhandler__, pmpi_comm_call_errhandler_",
    ".globl PMPI_COMM_CALL_ERRHANDLER",
    ".set PMPI_COMM_CALL_ERRHANDLER, pmpi_comm_call_errhandler_",
    ".globl pmpi_comm_call_errhandler_f08_",
    ".set pmpi_comm_call_errhandler_f08_, pmpi_comm_call_errhandler_",
    ".globl pmpi_comm_call_errhandler_f08",
    ".set pmpi_comm_call_errhandler_f08, pmpi_comm_call_errhandler_f08_",
    ".globl pmpi_comm_call_errhandler_f08__",
    ".set pmpi_comm_call_errhandler_f08__, pmpi_comm_call_errhandler_f08_",
    ".globl PMPI_COMM_CALL_ERRHANDLER_F08",
    ".set PMPI_COMM_CALL_ERRHANDLER_F08, pmpi_comm_call_errhandler_f08_",
    ".globl mpi_comm_get_errhandler",
    ".set mpi_comm_get_errhandler, mpi_comm_get_errhandler_",
    ".globl mpi_comm_get_errhandler__",
    ".set mpi_comm_get_errhandler__, mpi_comm_get_errhandler_",
    ".globl MPI_COMM_GET_ERRHANDLER",
    ".set MPI_COMM_GET_ERRHANDLER, mpi_comm_get_errhandler_",
    ".globl ompi_comm_get_errhandler_f",
    ".set ompi_comm_get_errhandler_f, mpi_comm_get_errhandler_",
    ".globl mpi_comm_get_errhandler_f08_",
    ".set mpi_comm_get_errhandler_f08_, mpi_comm_get_errhandler_",
    ".globl mpi_comm_get_errhandler_f08",
    ".set mpi_comm_get_errhandler_f08, mpi_comm_get_errhandler_f08_",
    ".globl mpi_comm_get_errhandler_f08__",
    ".set mpi_comm_get_errhandler_f08__, mpi_comm_get_errhandler_f08_",
    ".globl MPI_COMM_GET_ERRHANDLER_F08",
    ".set MPI_COMM_GET_ERRHANDLER_F08, mpi_comm_get_errhandler_f08_",
    ".globl pmpi_comm_get_errhandler",
    ".set pmpi_comm_get_errhandler, pmpi_comm_get_errhandler_",
    ".globl pmpi_comm_get_errhandler__",
    ".set pmpi_comm_get_errhandler__, pmpi_comm_get_errhandler_",
    ".globl PMPI_COMM_GET_ERRHANDLER",
    ".set PMPI_COMM_GET_ERRHANDLER, pmpi_comm_get_errhandler_",
    ".globl pmpi_comm_get_errhandler_f08_",
    ".set pmpi_comm_get_errhandler_f08_, pmpi_comm_get_errhandler_",
    ".globl pmpi_comm_get_errhandler_f08",
    ".set pmpi_comm_get_errhandler_f08, pmpi_comm_get_errhandler_f08_",
    ".globl pmpi_comm_get_errhandler_f08__",
    ".set pmpi_comm_get_errhandler_f08__, pmpi_comm_get_errhandler_f08_",
    ".globl PMPI_COMM_GET_ERRHANDLER_F08",
    ".set PMPI_COMM_GET_ERRHANDLER_F08, pmpi_comm_get_errhandler_f08_",
    ".globl mpi_comm_set_errhandler",
    ".set mpi_comm_set_errhandler, mpi_comm_set_errhandler_",
    ".globl mpi_comm_set_errhandler__",
    ".set mpi_comm_set_errhandler__, mpi_comm_set_errhandler_",
    ".globl MPI_COMM_SET_ERRHANDLER",
    ".set MPI_COMM_SET_ERRHANDLER, mpi_comm_set_errhandler_",
    ".globl ompi_comm_set_errhandler_f",
    ".set ompi_comm_set_errhandler_f, mpi_comm_set_errhandler_",
    ".globl mpi_comm_set_errhandler_f08_",
    ".set mpi_comm_set_errhandler_f08_, mpi_comm_set_errhandler_",
    ".globl mpi_comm_set_errhandler_f08",
    ".set mpi_comm_set_errhandler_f08, mpi_comm_set_errhandler_f08_",
    ".globl mpi_comm_set_errhandler_f08__",
    ".set mpi_comm_set_errhandler_f08__, mpi_comm_set_errhandler_f08_",
    ".globl MPI_COMM_SET_ERRHANDLER_F08",
    ".set MPI_COMM_SET_ERRHANDLER_F08, mpi_comm_set_errhandler_f08_",
    ".globl pmpi_comm_set_errhandler",
    ".set pmpi_comm_set_errhandler, pmpi_comm_set_errhandler_",
    ".globl pmpi_comm_set_errhandler__",
    ".set pmpi_comm_set_errhandler__, pmpi_comm_set_errhandler_",
    ".globl PMPI_COMM_SET_ERRHANDLER",
    ".set PMPI_COMM_SET_ERRHANDLER, pmpi_comm_set_errhandler_",
    ".globl pmpi_comm_set_errhandler_f08_",
    ".set pmpi_comm_set_errhandler_f08_, pmpi_comm_set_errhandler_",
    ".globl pmpi_comm_set_errhandler_f08",
    ".set pmpi_comm_set_errhandler_f08, pmpi_comm_set_errhandler_f08_",
    ".globl pmpi_comm_set_errhandler_f08__",
    ".set pmpi_comm_set_errhandler_f08__, pmpi_comm_set_errhandler_f08_",
    ".globl PMPI_COMM_SET_ERRHANDLER_F08",
    ".set PMPI_COMM_SET_ERRHANDLER_F08, pmpi_comm_set_errhandler_f08_",
    ".globl mpi_errhandler_free",
    ".set mpi_errhandler_free, mpi_errhandler_free_",
    ".globl mpi_errhandler_free__",
    ".set mpi_errhandler_free__, mpi_errhandler_free_",
    ".globl MPI_ERRHANDLER_FREE",
    ".set MPI_ERRHANDLER_FREE, mpi_errhandler_free_",
    ".globl ompi_errhandler_free_f",
    ".set ompi_errhandler_free_f, mpi_errhandler_free_",
    ".globl mpi_errhandler_free_f08_",
    ".set mpi_errhandler_free_f08_, mpi_errhandler_free_",
    ".globl mpi_errhandler_free_f08",
    ".set mpi_errhandler_free_f08, mpi_errhandler_free_f08_",
    ".globl mpi_errhandler_free_f08__",
    ".set mpi_errhandler_free_f08__, mpi_errhandler_free_f08_",
    ".globl MPI_ERRHANDLER_FREE_F08",
    ".set MPI_ERRHANDLER_FREE_F08, mpi_errhandler_free_f08_",
    ".globl pmpi_errhandler_free",
    ".set pmpi_errhandler_free, pmpi_errhandler_free_",
    ".globl pmpi_errhandler_free__",
    ".set pmpi_errhandler_free__, pmpi_errhandler_free_",
    ".globl PMPI_ERRHANDLER_FREE",
    ".set PMPI_ERRHANDLER_FREE, pmpi_errhandler_free_",
    ".globl pmpi_errhandler_free_f08_",
    ".set pmpi_errhandler_free_f08_, pmpi_errhandler_free_",
    ".globl pmpi_errhandler_free_f08",
    ".set pmpi_errhandler_free_f08, pmpi_errhandler_free_f08_",
    ".globl pmpi_errhandler_free_f08__",
    ".set pmpi_errhandler_free_f08__, pmpi_errhandler_free_f08_",
    ".globl PMPI_ERRHANDLER_FREE_F08",
    ".set PMPI_ERRHANDLER_FREE_F08, pmpi_errhandler_free_f08_",
    ".globl mpi_error_class",
    ".set mpi_error_class, mpi_error_class_",
    ".globl mpi_error_class__",
    ".set mpi_error_class__, mpi_error_class_",
    ".globl MPI_ERROR_CLASS",
    ".set MPI_ERROR_CLASS, mpi_error_class_",
    ".globl ompi_error_class_f",
    ".set ompi_error_class_f, mpi_error_class_",
    ".globl mpi_error_class_f08_",
    ".set mpi_error_class_f08_, mpi_error_class_",
    ".globl mpi_error_class_f08",
    ".set mpi_error_class_f08, mpi_error_class_f08_",
    ".globl mpi_error_class_f08__",
    ".set mpi_error_class_f08__, mpi_error_class_f08_",
    ".globl MPI_ERROR_CLASS_F08",
    ".set MPI_ERROR_CLASS_F08, mpi_error_class_f08_",
    ".globl pmpi_error_class",
    ".set pmpi_error_class, pmpi_error_class_",
    ".globl pmpi_error_class__",
    ".set pmpi_error_class__, pmpi_error_class_",
    ".globl PMPI_ERROR_CLASS",
    ".set PMPI_ERROR_CLASS, pmpi_error_class_",
    ".globl pmpi_error_class_f08_",
    ".set pmpi_error_class_f08_, pmpi_error_class_",
    ".globl pmpi_error_class_f08",
    ".set pmpi_error_class_f08, pmpi_error_class_f08_",
    ".globl pmpi_error_class_f08__",
    ".set pmpi_error_class_f08__, pmpi_error_class_f08_",
    ".globl PMPI_ERROR_CLASS_F08",
    ".set PMPI_ERROR_CLASS_F08, pmpi_error_class_f08_",
    ".globl mpi_error_string",
    ".set mpi_error_string, mpi_error_string_",
    ".globl mpi_error_string__",
    ".set mpi_error_string__, mpi_error_string_",
    ".globl MPI_ERROR_STRING",
    ".set MPI_ERROR_STRING, mpi_error_string_",
    ".globl ompi_error_string_f",
    ".set ompi_error_string_f, mpi_error_string_",
    ".globl mpi_error_string_f08_",
    ".set mpi_error_string_f08_, mpi_error_string_",
    ".globl mpi_error_string_f08",
    ".set mpi_error_string_f08, mpi_error_string_f08_",
    ".globl mpi_error_string_f08__",
    ".set mpi_error_string_f08__, mpi_error_string_f08_",
    ".globl MPI_ERROR_STRING_F08",
    ".set MPI_ERROR_STRING_F08, mpi_error_string_f08_",
    ".globl pmpi_error_string",
    ".set pmpi_error_string, pmpi_error_string_",
    ".globl pmpi_error_string__",
    ".set pmpi_error_string__, pmpi_error_string_",
    ".globl PMPI_ERROR_STRING",
    ".set PMPI_ERROR_STRING, pmpi_error_string_",
    ".globl pmpi_error_string_f08_",
    ".set pmpi_error_string_f08_, pmpi_error_string_",
    ".globl pmpi_error_string_f08",
    ".set pmpi_error_string_f08, pmpi_error_string_f08_",
    ".globl pmpi_error_string_f08__",
    ".set pmpi_error_string_f08__, pmpi_error_string_f08_",
    ".globl PMPI_ERROR_STRING_F08",
    ".set PMPI_ERROR_STRING_F08, pmpi_error_string_f08_",
    ".globl mpi_file_call_errhandler",
    ".set mpi_file_call_errhandler, mpi_file_call_errhandler_",
    ".globl mpi_file_call_errhandler__",
    ".set mpi_file_call_errhandler__, mpi_file_call_errhandler_",
    ".globl MPI_FILE_CALL_ERRHANDLER",
    ".set MPI_FILE_CALL_ERRHANDLER, mpi_file_call_errhandler_",
    ".globl ompi_file_call_errhandler_f",
    ".set ompi_file_call_errhandler_f, mpi_file_call_errhandler_",
    ".globl mpi_file_call_errhandler_f08_",
    ".set mpi_file_call_errhandler_f08_, mpi_file_call_errhandler_",
    ".globl mpi_file_call_errhandler_f08",
    ".set mpi_file_call_errhandler_f08, mpi_file_call_errhandler_f08_",
    ".globl mpi_file_call_errhandler_f08__",
    ".set mpi_file_call_errhandler_f08__, mpi_file_call_errhandler_f08_",
    ".globl MPI_FILE_CALL_ERRHANDLER_F08",
    ".set MPI_FILE_CALL_ERRHANDLER_F08, mpi_file_call_errhandler_f08_",
    ".globl pmpi_file_call_errhandler",
    ".set pmpi_file_call_errhandler, pmpi_file_call_errhandler_",
    ".globl pmpi_file_call_errhandler__",
    ".set pmpi_file_call_errhandler__, pmpi_file_call_errhandler_",
    ".globl PMPI_FILE_CALL_ERRHANDLER",
    ".set PMPI_FILE_CALL_ERRHANDLER, pmpi_file_call_errhandler_",
    ".globl pmpi_file_call_errhandler_f08_",
    ".set pmpi_file_call_errhandler_f08_, pmpi_file_call_errhandler_",
    ".globl pmpi_file_call_errhandler_f08",
    ".set pmpi_file_call_errhandler_f08, pmpi_file_call_errhandler_f08_",
    ".globl pmpi_file_call_errhandler_f08__",
    ".set pmpi_file_call_errhandler_f08__, pmpi_file_call_errhandler_f08_",
    ".globl PMPI_FILE_CALL_ERRHANDLER_F08",
    ".set PMPI_FILE_CALL_ERRHANDLER_F08, pmpi_file_call_errhandler_f08_",
    ".globl mpi_file_get_errhandler",
    ".set mpi_file_get_errhandler, mpi_file_get_errhandler_",
    ".globl mpi_file_get_errhandler__",
    ".set mpi_file_get_errhandler__, mpi_file_get_errhandler_",
    ".globl MPI_FILE_GET_ERRHANDLER",
    ".set MPI_FILE_GET_ERRHANDLER, mpi_file_get_errhandler_",
    ".globl ompi_file_get_errhandler_f",
    ".set ompi_file_get_errhandler_f, mpi_file_get_errhandler_",
    ".globl mpi_file_get_errhandler_f08_",
    ".set mpi_file_get_errhandler_f08_, mpi_file_get_errhandler_",
    ".globl mpi_file_get_errhandler_f08",
    ".set mpi_file_get_errhandler_f08, mpi_file_get_errhandler_f08_",
    ".globl mpi_file_get_errhandler_f08__",
    ".set mpi_file_get_errhandler_f08__, mpi_file_get_errhandler_f08_",
    ".globl MPI_FILE_GET_ERRHANDLER_F08",
    ".set MPI_FILE_GET_ERRHANDLER_F08, mpi_file_get_errhandler_f08_",
    ".globl pmpi_file_get_errhandler",
    ".set pmpi_file_get_errhandler, pmpi_file_get_errhandler_",
    ".globl pmpi_file_get_errhandler__",
    ".set pmpi_file_get_errhandler__, pmpi_file_get_errhandler_",
    ".globl PMPI_FILE_GET_ERRHANDLER",
    ".set PMPI_FILE_GET_ERRHANDLER, pmpi_file_get_errhandler_",
    ".globl pmpi_file_get_errhandler_f08_",
    ".set pmpi_file_get_errhandler_f08_, pmpi_file_get_errhandler_",
    ".globl pmpi_file_get_errhandler_f08",
    ".set pmpi_file_get_errhandler_f08, pmpi_file_get_errhandler_f08_",
    ".globl pmpi_file_get_errhandler_f08__",
    ".set pmpi_file_get_errhandler_f08__, pmpi_file_get_errhandler_f08_",
    ".globl PMPI_FILE_GET_ERRHANDLER_F08",
    ".set PMPI_FILE_GET_ERRHANDLER_F08, pmpi_file_get_errhandler_f08_",
    ".globl mpi_file_set_errhandler",
    ".set mpi_file_set_errhandler, mpi_file_set_errhandler_",
    ".globl mpi_file_set_errhandler__",
    ".set mpi_file_set_errhandler__, mpi_file_set_errhandler_",
    ".globl MPI_FILE_SET_ERRHANDLER",
    ".set MPI_FILE_SET_ERRHANDLER, mpi_file_set_errhandler_",
    ".globl ompi_file_set_errhandler_f",
    ".set ompi_file_set_errhandler_f, mpi_file_set_errhandler_",
    ".globl mpi_file_set_errhandler_f08_",
    ".set mpi_file_set_errhandler_f08_, mpi_file_set_errhandler_",
    ".globl mpi_file_set_errhandler_f08",
    ".set mpi_file_set_errhandler_f08, mpi_file_set_errhandler_f08_",
    ".globl mpi_file_set_errhandler_f08__",
    ".set mpi_file_set_errhandler_f08__, mpi_file_set_errhandler_f08_",
    ".globl MPI_FILE_SET_ERRHANDLER_F08",
    ".set MPI_FILE_SET_ERRHANDLER_F08, mpi_file_set_errhandler_f08_",
    ".globl pmpi_file_set_errhandler",
    ".set pmpi_file_set_errhandler, pmpi_file_set_errhandler_",
    ".globl pmpi_file_set_errhandler__",
    ".set pmpi_file_set_errhandler__, pmpi_file_set_errhandler_",
    ".globl PMPI_FILE_SET_ERRHANDLER",
    ".set PMPI_FILE_SET_ERRHANDLER, pmpi_file_set_errhandler_",
    ".globl pmpi_file_set_errhandler_f08_",
    ".set pmpi_file_set_errhandler_f08_, pmpi_file_set_errhandler_",
    ".globl pmpi_file_set_errhandler_f08",
    ".set pmpi_file_set_errhandler_f08, pmpi_file_set_errhandler_f08_",
    ".globl pmpi_file_set_errhandler_f08__",
    ".set pmpi_file_set_errhandler_f08__, pmpi_file_set_errhandler_f08_",
    ".globl PMPI_FILE_SET_ERRHANDLER_F08",
    ".set PMPI_FILE_SET_ERRHANDLER_F08, pmpi_file_set_errhandler_f08_",
    ".globl mpi_free_mem",
    ".set mpi_free_mem, mpi_free_mem_",
    ".globl mpi_free_mem__",
    ".set mpi_free_mem__, mpi_free_mem_",
    ".globl MPI_FREE_MEM",
    ".set MPI_FREE_MEM, mpi_free_mem_",
    ".globl ompi_free_mem_f",
    ".set ompi_free_mem_f, mpi_free_mem_",
    ".globl pmpi_free_mem",
    ".set pmpi_free_mem, pmpi_free_mem_",
    ".globl pmpi_free_mem__",
    ".set pmpi_free_mem__, pmpi_free_mem_",
    ".globl PMPI_FREE_MEM",
    ".set PMPI_FREE_MEM, pmpi_free_mem_",
    ".globl mpi_get_hw_resource_info",
    ".set mpi_get_hw_resource_info, mpi_get_hw_resource_info_",
    ".globl mpi_get_hw_resource_info__",
    ".set mpi_get_hw_resource_info__, mpi_get_hw_resource_info_",
    ".globl MPI_GET_HW_RESOURCE_INFO",
    ".set MPI_GET_HW_RESOURCE_INFO, mpi_get_hw_resource_info_",
    ".globl ompi_get_hw_resource_info_f",
    ".set ompi_get_hw_resource_info_f, mpi_get_hw_resource_info_",
    ".globl mpi_get_hw_resource_info_f08_",
    ".set mpi_get_hw_resource_info_f08_, mpi_get_hw_resource_info_",
    ".globl mpi_get_hw_resource_info_f08",
    ".set mpi_get_hw_resource_info_f08, mpi_get_hw_resource_info_f08_",
    ".globl mpi_get_hw_resource_info_f08__",
    ".set mpi_get_hw_resource_info_f08__, mpi_get_hw_resource_info_f08_",
    ".globl MPI_GET_HW_RESOURCE_INFO_F08",
    ".set MPI_GET_HW_RESOURCE_INFO_F08, mpi_get_hw_resource_info_f08_",
    ".globl pmpi_get_hw_resource_info",
    ".set pmpi_get_hw_resource_info, pmpi_get_hw_resource_info_",
    ".globl pmpi_get_hw_resource_info__",
    ".set pmpi_get_hw_resource_info__, pmpi_get_hw_resource_info_",
    ".globl PMPI_GET_HW_RESOURCE_INFO",
    ".set PMPI_GET_HW_RESOURCE_INFO, pmpi_get_hw_resource_info_",
    ".globl pmpi_get_hw_resource_info_f08_",
    ".set pmpi_get_hw_resource_info_f08_, pmpi_get_hw_resource_info_",
    ".globl pmpi_get_hw_resource_info_f08",
    ".set pmpi_get_hw_resource_info_f08, pmpi_get_hw_resource_info_f08_",
    ".globl pmpi_get_hw_resource_info_f08__",
    ".set pmpi_get_hw_resource_info_f08__, pmpi_get_hw_resource_info_f08_",
    ".globl PMPI_GET_HW_RESOURCE_INFO_F08",
    ".set PMPI_GET_HW_RESOURCE_INFO_F08, pmpi_get_hw_resource_info_f08_",
    ".globl mpi_get_library_version",
    ".set mpi_get_library_version, mpi_get_library_version_",
    ".globl mpi_get_library_version__",
    ".set mpi_get_library_version__, mpi_get_library_version_",
    ".globl MPI_GET_LIBRARY_VERSION",
    ".set MPI_GET_LIBRARY_VERSION, mpi_get_library_version_",
    ".globl ompi_get_library_version_f",
    ".set ompi_get_library_version_f, mpi_get_library_version_",
    ".globl mpi_get_library_version_f08_",
    ".set mpi_get_library_version_f08_, mpi_get_library_version_",
    ".globl mpi_get_library_version_f08",
    ".set mpi_get_library_version_f08, mpi_get_library_version_f08_",
    ".globl mpi_get_library_version_f08__",
    ".set mpi_get_library_version_f08__, mpi_get_library_version_f08_",
    ".globl MPI_GET_LIBRARY_VERSION_F08",
    ".set MPI_GET_LIBRARY_VERSION_F08, mpi_get_library_version_f08_",
    ".globl pmpi_get_library_version",
    ".set pmpi_get_library_version, pmpi_get_library_version_",
    ".globl pmpi_get_library_version__",
    ".set pmpi_get_library_version__, pmpi_get_library_version_",
    ".globl PMPI_GET_LIBRARY_VERSION",
    ".set PMPI_GET_LIBRARY_VERSION, pmpi_get_library_version_",
    ".globl pmpi_get_library_version_f08_",
    ".set pmpi_get_library_version_f08_, pmpi_get_library_version_",
    ".globl pmpi_get_library_version_f08",
    ".set pmpi_get_library_version_f08, pmpi_get_library_version_f08_",
    ".globl pmpi_get_library_version_f08__",
    ".set pmpi_get_library_version_f08__, pmpi_get_library_version_f08_",
    ".globl PMPI_GET_LIBRARY_VERSION_F08",
    ".set PMPI_GET_LIBRARY_VERSION_F08, pmpi_get_library_version_f08_",
    ".globl mpi_get_processor_name",
    ".set mpi_get_processor_name, mpi_get_processor_name_",
    ".globl mpi_get_processor_name__",
    ".set mpi_get_processor_name__, mpi_get_processor_name_",
    ".globl MPI_GET_PROCESSOR_NAME",
    ".set MPI_GET_PROCESSOR_NAME, mpi_get_processor_name_",
    ".globl ompi_get_processor_name_f",
    ".set ompi_get_processor_name_f, mpi_get_processor_name_",
    ".globl mpi_get_processor_name_f08_",
    ".set mpi_get_processor_name_f08_, mpi_get_processor_name_",
    ".globl mpi_get_processor_name_f08",
    ".set mpi_get_processor_name_f08, mpi_get_processor_name_f08_",
    ".globl mpi_get_processor_name_f08__",
    ".set mpi_get_processor_name_f08__, mpi_get_processor_name_f08_",
    ".globl MPI_GET_PROCESSOR_NAME_F08",
    ".set MPI_GET_PROCESSOR_NAME_F08, mpi_get_processor_name_f08_",
    ".globl pmpi_get_processor_name",
    ".set pmpi_get_processor_name, pmpi_get_processor_name_",
    ".globl pmpi_get_processor_name__",
    ".set pmpi_get_processor_name__, pmpi_get_processor_name_",
    ".globl PMPI_GET_PROCESSOR_NAME",
    ".set PMPI_GET_PROCESSOR_NAME, pmpi_get_processor_name_",
    ".globl pmpi_get_processor_name_f08_",
    ".set pmpi_get_processor_name_f08_, pmpi_get_processor_name_",
    ".globl pmpi_get_processor_name_f08",
    ".set pmpi_get_processor_name_f08, pmpi_get_processor_name_f08_",
    ".globl pmpi_get_processor_name_f08__",
    ".set pmpi_get_processor_name_f08__, pmpi_get_processor_name_f08_",
    ".globl PMPI_GET_PROCESSOR_NAME_F08",
    ".set PMPI_GET_PROCESSOR_NAME_F08, pmpi_get_processor_name_f08_",
    ".globl mpi_get_version",
    ".set mpi_get_version, mpi_get_version_",
    ".globl mpi_get_version__",
    ".set mpi_get_version__, mpi_get_version_",
    ".globl MPI_GET_VERSION",
    ".set MPI_GET_VERSION, mpi_get_version_",
    ".globl ompi_get_version_f",
    ".set ompi_get_version_f, mpi_get_version_",
    ".globl mpi_get_version_f08_",
    ".set mpi_get_version_f08_, mpi_get_version_",
    ".globl mpi_get_version_f08",
    ".set mpi_get_version_f08, mpi_get_version_f08_",
    ".globl mpi_get_version_f08__",
    ".set mpi_get_version_f08__, mpi_get_version_f08_",
    ".globl MPI_GET_VERSION_F08",
    ".set MPI_GET_VERSION_F08, mpi_get_version_f08_",
    ".globl pmpi_get_version",
    ".set pmpi_get_version, pmpi_get_version_",
    ".globl pmpi_get_version__",
    ".set pmpi_get_version__, pmpi_get_version_",
    ".globl PMPI_GET_VERSION",
    ".set PMPI_GET_VERSION, pmpi_get_version_",
    ".globl pmpi_get_version_f08_",
    ".set pmpi_get_version_f08_, pmpi_get_version_",
    ".globl pmpi_get_version_f08",
    ".set pmpi_get_version_f08, pmpi_get_version_f08_",
    ".globl pmpi_get_version_f08__",
    ".set pmpi_get_version_f08__, pmpi_get_version_f08_",
    ".globl PMPI_GET_VERSION_F08",
    ".set PMPI_GET_VERSION_F08, pmpi_get_version_f08_",
    ".globl mpi_remove_error_class",
    ".set mpi_remove_error_class, mpi_remove_error_class_",
    ".globl mpi_remove_error_class__",
    ".set mpi_remove_error_class__, mpi_remove_error_class_",
    ".globl MPI_REMOVE_ERROR_CLASS",
    ".set MPI_REMOVE_ERROR_CLASS, mpi_remove_error_class_",
    ".globl ompi_remove_error_class_f",
    ".set ompi_remove_error_class_f, mpi_remove_error_class_",
    ".globl mpi_remove_error_class_f08_",
    ".set mpi_remove_error_class_f08_, mpi_remove_error_class_",
    ".globl mpi_remove_error_class_f08",
    ".set mpi_remove_error_class_f08, mpi_remove_error_class_f08_",
    ".globl mpi_remove_error_class_f08__",
    ".set mpi_remove_error_class_f08__, mpi_remove_error_class_f08_",
    ".globl MPI_REMOVE_ERROR_CLASS_F08",
    ".set MPI_REMOVE_ERROR_CLASS_F08, mpi_remove_error_class_f08_",
    ".globl pmpi_remove_error_class",
    ".set pmpi_remove_error_class, pmpi_remove_error_class_",
    ".globl pmpi_remove_error_class__",
    ".set pmpi_remove_error_class__, pmpi_remove_error_class_",
    ".globl PMPI_REMOVE_ERROR_CLASS",
    ".set PMPI_REMOVE_ERROR_CLASS, pmpi_remove_error_class_",
    ".globl pmpi_remove_error_class_f08_",
    ".set pmpi_remove_error_class_f08_, pmpi_remove_error_class_",
    ".globl pmpi_remove_error_class_f08",
    ".set pmpi_remove_error_class_f08, pmpi_remove_error_class_f08_",
    ".globl pmpi_remove_error_class_f08__",
    ".set pmpi_remove_error_class_f08__, pmpi_remove_error_class_f08_",
    ".globl PMPI_REMOVE_ERROR_CLASS_F08",
    ".set PMPI_REMOVE_ERROR_CLASS_F08, pmpi_remove_error_class_f08_",
    ".globl mpi_remove_error_code",
    ".set mpi_remove_error_code, mpi_remove_error_code_",
    ".globl mpi_remove_error_code__",
    ".set mpi_remove_error_code__, mpi_remove_error_code_",
    ".globl MPI_REMOVE_ERROR_CODE",
    ".set MPI_REMOVE_ERROR_CODE, mpi_remove_error_code_",
    ".globl ompi_remove_error_code_f",
    ".set ompi_remove_error_code_f, mpi_remove_error_code_",
    ".globl mpi_remove_error_code_f08_",
    ".set mpi_remove_error_code_f08_, mpi_remove_error_code_",
    ".globl mpi_remove_error_code_f08",
    ".set mpi_remove_error_code_f08, mpi_remove_error_code_f08_",
    ".globl mpi_remove_error_code_f08__",
    ".set mpi_remove_error_code_f08__, mpi_remove_error_code_f08_",
    ".globl MPI_REMOVE_ERROR_CODE_F08",
    ".set MPI_REMOVE_ERROR_CODE_F08, mpi_remove_error_code_f08_",
    ".globl pmpi_remove_error_code",
    ".set pmpi_remove_error_code, pmpi_remove_error_code_",
    ".globl pmpi_remove_error_code__",
    ".set pmpi_remove_error_code__, pmpi_remove_error_code_",
    ".globl PMPI_REMOVE_ERROR_CODE",
    ".set PMPI_REMOVE_ERROR_CODE, pmpi_remove_error_code_",
    ".globl pmpi_remove_error_code_f08_",
    ".set pmpi_remove_error_code_f08_, pmpi_remove_error_code_",
    ".globl pmpi_remove_error_code_f08",
    ".set pmpi_remove_error_code_f08, pmpi_remove_error_code_f08_",
    ".globl pmpi_remove_error_code_f08__",
    ".set pmpi_remove_error_code_f08__, pmpi_remove_error_code_f08_",
    ".globl PMPI_REMOVE_ERROR_CODE_F08",
    ".set PMPI_REMOVE_ERROR_CODE_F08, pmpi_remove_error_code_f08_",
    ".globl mpi_remove_error_string",
    ".set mpi_remove_error_string, mpi_remove_error_string_",
    ".globl mpi_remove_error_string__",
    ".set mpi_remove_error_string__, mpi_remove_error_string_",
    ".globl MPI_REMOVE_ERROR_STRING",
    ".set MPI_REMOVE_ERROR_STRING, mpi_remove_error_string_",
    ".globl ompi_remove_error_string_f",
    ".set ompi_remove_error_string_f, mpi_remove_error_string_",
    ".globl mpi_remove_error_string_f08_",
    ".set mpi_remove_error_string_f08_, mpi_remove_error_string_",
    ".globl mpi_remove_error_string_f08",
    ".set mpi_remove_error_string_f08, mpi_remove_error_string_f08_",
    ".globl mpi_remove_error_string_f08__",
    ".set mpi_remove_error_string_f08__, mpi_remove_error_string_f08_",
    ".globl MPI_REMOVE_ERROR_STRING_F08",
    ".set MPI_REMOVE_ERROR_STRING_F08, mpi_remove_error_string_f08_",
    ".globl pmpi_remove_error_string",
    ".set pmpi_remove_error_string, pmpi_remove_error_string_",
    ".globl pmpi_remove_error_string__",
    ".set pmpi_remove_error_string__, pmpi_remove_error_string_",
    ".globl PMPI_REMOVE_ERROR_STRING",
    ".set PMPI_REMOVE_ERROR_STRING, pmpi_remove_error_string_",
    ".globl pmpi_remove_error_string_f08_",
    ".set pmpi_remove_error_string_f08_, pmpi_remove_error_string_",
    ".globl pmpi_remove_error_string_f08",
    ".set pmpi_remove_error_string_f08, pmpi_remove_error_string_f08_",
    ".globl pmpi_remove_error_string_f08__",
    ".set pmpi_remove_error_string_f08__, pmpi_remove_error_string_f08_",
    ".globl PMPI_REMOVE_ERROR_STRING_F08",
    ".set PMPI_REMOVE_ERROR_STRING_F08, pmpi_remove_error_string_f08_",
    ".globl mpi_session_call_errhandler",
    ".set mpi_session_call_errhandler, mpi_session_call_errhandler_",
    ".globl mpi_session_call_errhandler__",
    ".set mpi_session_call_errhandler__, mpi_session_call_errhandler_",
    ".globl MPI_SESSION_CALL_ERRHANDLER",
    ".set MPI_SESSION_CALL_ERRHANDLER, mpi_session_call_errhandler_",
    ".globl ompi_session_call_errhandler_f",
    ".set ompi_session_call_errhandler_f, mpi_session_call_errhandler_",
    ".globl mpi_session_call_errhandler_f08_",
    ".set mpi_session_call_errhandler_f08_, mpi_session_call_errhandler_",
    ".globl mpi_session_call_errhandler_f08",
    ".set mpi_session_call_errhandler_f08, mpi_session_call_errhandler_f08_",
    ".globl mpi_session_call_errhandler_f08__",
    ".set mpi_session_call_errhandler_f08__, mpi_session_call_errhandler_f08_",
    ".globl MPI_SESSION_CALL_ERRHANDLER_F08",
    ".set MPI_SESSION_CALL_ERRHANDLER_F08, mpi_session_call_errhandler_f08_",
    ".globl pmpi_session_call_errhandler",
    ".set pmpi_session_call_errhandler, pmpi_session_call_errhandler_",
    ".globl pmpi_session_call_errhandler__",
    ".set pmpi_session_call_errhandler__, pmpi_session_call_errhandler_",
    ".globl PMPI_SESSION_CALL_ERRHANDLER",
    ".set PMPI_SESSION_CALL_ERRHANDLER, pmpi_session_call_errhandler_",
    ".globl pmpi_session_call_errhandler_f08_",
    ".set pmpi_session_call_errhandler_f08_, pmpi_session_call_errhandler_",
    ".globl pmpi_session_call_errhandler_f08",
    ".set pmpi_session_call_errhandler_f08, pmpi_session_call_errhandler_f08_",
    ".globl pmpi_session_call_errhandler_f08__",
    ".set pmpi_session_call_errhandler_f08__, pmpi_session_call_errhandler_f08_",
    ".globl PMPI_SESSION_CALL_ERRHANDLER_F08",
    ".set PMPI_SESSION_CALL_ERRHANDLER_F08, pmpi_session_call_errhandler_f08_",
    ".globl mpi_session_get_errhandler",
    ".set mpi_session_get_errhandler, mpi_session_get_errhandler_",
    ".globl mpi_session_get_errhandler__",
    ".set mpi_session_get_errhandler__, mpi_session_get_errhandler_",
    ".globl MPI_SESSION_GET_ERRHANDLER",
    ".set MPI_SESSION_GET_ERRHANDLER, mpi_session_get_errhandler_",
    ".globl ompi_session_get_errhandler_f",
    ".set ompi_session_get_errhandler_f, mpi_session_get_errhandler_",
    ".globl mpi_session_get_errhandler_f08_",
    ".set mpi_session_get_errhandler_f08_, mpi_session_get_errhandler_",
    ".globl mpi_session_get_errhandler_f08",
    ".set mpi_session_get_errhandler_f08, mpi_session_get_errhandler_f08_",
    ".globl mpi_session_get_errhandler_f08__",
    ".set mpi_session_get_errhandler_f08__, mpi_session_get_errhandler_f08_",
    ".globl MPI_SESSION_GET_ERRHANDLER_F08",
    ".set MPI_SESSION_GET_ERRHANDLER_F08, mpi_session_get_errhandler_f08_",
    ".globl pmpi_session_get_errhandler",
    ".set pmpi_session_get_errhandler, pmpi_session_get_errhandler_",
    ".globl pmpi_session_get_errhandler__",
    ".set pmpi_session_get_errhandler__, pmpi_session_get_errhandler_",
    ".globl PMPI_SESSION_GET_ERRHANDLER",
    ".set PMPI_SESSION_GET_ERRHANDLER, pmpi_session_get_errhandler_",
    ".globl pmpi_session_get_errhandler_f08_",
    ".set pmpi_session_get_errhandler_f08_, pmpi_session_get_errhandler_",
    ".globl pmpi_session_get_errhandler_f08",
    ".set pmpi_session_get_errhandler_f08, pmpi_session_get_errhandler_f08_",
    ".globl pmpi_session_get_errhandler_f08__",
    ".set pmpi_session_get_errhandler_f08__, pmpi_session_get_errhandler_f08_",
    ".globl PMPI_SESSION_GET_ERRHANDLER_F08",
    ".set PMPI_SESSION_GET_ERRHANDLER_F08, pmpi_session_get_errhandler_f08_",
    ".globl mpi_session_set_errhandler",
    ".set mpi_session_set_errhandler, mpi_session_set_errhandler_",
    ".globl mpi_session_set_errhandler__",
    ".set mpi_session_set_errhandler__, mpi_session_set_errhandler_",
    ".globl MPI_SESSION_SET_ERRHANDLER",
    ".set MPI_SESSION_SET_ERRHANDLER, mpi_session_set_errhandler_",
    ".globl ompi_session_set_errhandler_f",
    ".set ompi_session_set_errhandler_f, mpi_session_set_errhandler_",
    ".globl mpi_session_set_errhandler_f08_",
    ".set mpi_session_set_errhandler_f08_, mpi_session_set_errhandler_",
    ".globl mpi_session_set_errhandler_f08",
    ".set mpi_session_set_errhandler_f08, mpi_session_set_errhandler_f08_",
    ".globl mpi_session_set_errhandler_f08__",
    ".set mpi_session_set_errhandler_f08__, mpi_session_set_errhandler_f08_",
    ".globl MPI_SESSION_SET_ERRHANDLER_F08",
    ".set MPI_SESSION_SET_ERRHANDLER_F08, mpi_session_set_errhandler_f08_",
    ".globl pmpi_session_set_errhandler",
    ".set pmpi_session_set_errhandler, pmpi_session_set_errhandler_",
    ".globl pmpi_session_set_errhandler__",
    ".set pmpi_session_set_errhandler__, pmpi_session_set_errhandler_",
    ".globl PMPI_SESSION_SET_ERRHANDLER",
    ".set PMPI_SESSION_SET_ERRHANDLER, pmpi_session_set_errhandler_",
    ".globl pmpi_session_set_errhandler_f08_",
    ".set pmpi_session_set_errhandler_f08_, pmpi_session_set_errhandler_",
    ".globl pmpi_session_set_errhandler_f08",
    ".set pmpi_session_set_errhandler_f08, pmpi_session_set_errhandler_f08_",
    ".globl pmpi_session_set_errhandler_f08__",
    ".set pmpi_session_set_errhandler_f08__, pmpi_session_set_errhandler_f08_",
    ".globl PMPI_SESSION_SET_ERRHANDLER_F08",
    ".set PMPI_SESSION_SET_ERRHANDLER_F08, pmpi_session_set_errhandler_f08_",
    ".globl mpi_win_call_errhandler",
    ".set mpi_win_call_errhandler, mpi_win_call_errhandler_",
    ".globl mpi_win_call_errhandler__",
    ".set mpi_win_call_errhandler__, mpi_win_call_errhandler_",
    ".globl MPI_WIN_CALL_ERRHANDLER",
    ".set MPI_WIN_CALL_ERRHANDLER, mpi_win_call_errhandler_",
    ".globl ompi_win_call_errhandler_f",
    ".set ompi_win_call_errhandler_f, mpi_win_call_errhandler_",
    ".globl mpi_win_call_errhandler_f08_",
    ".set mpi_win_call_errhandler_f08_, mpi_win_call_errhandler_",
    ".globl mpi_win_call_errhandler_f08",
    ".set mpi_win_call_errhandler_f08, mpi_win_call_errhandler_f08_",
    ".globl mpi_win_call_errhandler_f08__",
    ".set mpi_win_call_errhandler_f08__, mpi_win_call_errhandler_f08_",
    ".globl MPI_WIN_CALL_ERRHANDLER_F08",
    ".set MPI_WIN_CALL_ERRHANDLER_F08, mpi_win_call_errhandler_f08_",
    ".globl pmpi_win_call_errhandler",
    ".set pmpi_win_call_errhandler, pmpi_win_call_errhandler_",
    ".globl pmpi_win_call_errhandler__",
    ".set pmpi_win_call_errhandler__, pmpi_win_call_errhandler_",
    ".globl PMPI_WIN_CALL_ERRHANDLER",
    ".set PMPI_WIN_CALL_ERRHANDLER, pmpi_win_call_errhandler_",
    ".globl pmpi_win_call_errhandler_f08_",
    ".set pmpi_win_call_errhandler_f08_, pmpi_win_call_errhandler_",
    ".globl pmpi_win_call_errhandler_f08",
    ".set pmpi_win_call_errhandler_f08, pmpi_win_call_errhandler_f08_",
    ".globl pmpi_win_call_errhandler_f08__",
    ".set pmpi_win_call_errhandler_f08__, pmpi_win_call_errhandler_f08_",
    ".globl PMPI_WIN_CALL_ERRHANDLER_F08",
    ".set PMPI_WIN_CALL_ERRHANDLER_F08, pmpi_win_call_errhandler_f08_",
    ".globl mpi_win_get_errhandler",
    ".set mpi_win_get_errhandler, mpi_win_get_errhandler_",
    ".globl mpi_win_get_errhandler__",
    ".set mpi_win_get_errhandler__, mpi_win_get_errhandler_",
    ".globl MPI_WIN_GET_ERRHANDLER",
    ".set MPI_WIN_GET_ERRHANDLER, mpi_win_get_errhandler_",
    ".globl ompi_win_get_errhandler_f",
    ".set ompi_win_get_errhandler_f, mpi_win_get_errhandler_",
    ".globl mpi_win_get_errhandler_f08_",
    ".set mpi_win_get_errhandler_f08_, mpi_win_get_errhandler_",
    ".globl mpi_win_get_errhandler_f08",
    ".set mpi_win_get_errhandler_f08, mpi_win_get_errhandler_f08_",
    ".globl mpi_win_get_errhandler_f08__",
    ".set mpi_win_get_errhandler_f08__, mpi_win_get_errhandler_f08_",
    ".globl MPI_WIN_GET_ERRHANDLER_F08",
    ".set MPI_WIN_GET_ERRHANDLER_F08, mpi_win_get_errhandler_f08_",
    ".globl pmpi_win_get_errhandler",
    ".set pmpi_win_get_errhandler, pmpi_win_get_errhandler_",
    ".globl pmpi_win_get_errhandler__",
    ".set pmpi_win_get_errhandler__, pmpi_win_get_errhandler_",
    ".globl PMPI_WIN_GET_ERRHANDLER",
    ".set PMPI_WIN_GET_ERRHANDLER, pmpi_win_get_errhandler_",
    ".globl pmpi_win_get_errhandler_f08_",
    ".set pmpi_win_get_errhandler_f08_, pmpi_win_get_errhandler_",
    ".globl pmpi_win_get_errhandler_f08",
    ".set pmpi_win_get_errhandler_f08, pmpi_win_get_errhandler_f08_",
    ".globl pmpi_win_get_errhandler_f08__",
    ".set pmpi_win_get_errhandler_f08__, pmpi_win_get_errhandler_f08_",
    ".globl PMPI_WIN_GET_ERRHANDLER_F08",
    ".set PMPI_WIN_GET_ERRHANDLER_F08, pmpi_win_get_errhandler_f08_",
    ".globl mpi_win_set_errhandler",
    ".set mpi_win_set_errhandler, mpi_win_set_errhandler_",
    ".globl mpi_win_set_errhandler__",
    ".set mpi_win_set_errhandler__, mpi_win_set_errhandler_",
    ".globl MPI_WIN_SET_ERRHANDLER",
    ".set MPI_WIN_SET_ERRHANDLER, mpi_win_set_errhandler_",
    ".globl ompi_win_set_errhandler_f",
    ".set ompi_win_set_errhandler_f, mpi_win_set_errhandler_",
    ".globl mpi_win_set_errhandler_f08_",
    ".set mpi_win_set_errhandler_f08_, mpi_win_set_errhandler_",
    ".globl mpi_win_set_errhandler_f08",
    ".set mpi_win_set_errhandler_f08, mpi_win_set_errhandler_f08_",
    ".globl mpi_win_set_errhandler_f08__",
    ".set mpi_win_set_errhandler_f08__, mpi_win_set_errhandler_f08_",
    ".globl MPI_WIN_SET_ERRHANDLER_F08",
    ".set MPI_WIN_SET_ERRHANDLER_F08, mpi_win_set_errhandler_f08_",
    ".globl pmpi_win_set_errhandler",
    ".set pmpi_win_set_errhandler, pmpi_win_set_errhandler_",
    ".globl pmpi_win_set_errhandler__",
    ".set pmpi_win_set_errhandler__, pmpi_win_set_errhandler_",
    ".globl PMPI_WIN_SET_ERRHANDLER",
    ".set PMPI_WIN_SET_ERRHANDLER, pmpi_win_set_errhandler_",
    ".globl pmpi_win_set_errhandler_f08_",
    ".set pmpi_win_set_errhandler_f08_, pmpi_win_set_errhandler_",
    ".globl pmpi_win_set_errhandler_f08",
    ".set pmpi_win_set_errhandler_f08, pmpi_win_set_errhandler_f08_",
    ".globl pmpi_win_set_errhandler_f08__",
    ".set pmpi_win_set_errhandler_f08__, pmpi_win_set_errhandler_f08_",
    ".globl PMPI_WIN_SET_ERRHANDLER_F08",
    ".set PMPI_WIN_SET_ERRHANDLER_F08, pmpi_win_set_errhandler_f08_",
);
