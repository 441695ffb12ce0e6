// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 9: Environmental management.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_class(errorclass: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let errorclass_given = errorclass;

        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::ADD_ERROR_CLASS);
        let done = call(errorclass);
        errors_out(errorclass_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_code(errorclass: c_int, errorcode: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let errorclass_given = errorclass;
        let errorcode_given = errorcode;
        let errorclass = error_in(errorclass);

        let call: unsafe extern "C" fn(c_int, *mut c_int) -> c_int = below(at::ADD_ERROR_CODE);
        let done = call(errorclass, errorcode);
        errors_out(errorcode_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_string(errorcode: c_int, string: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let errorcode_given = errorcode;
        let string_given = string;
        let errorcode = error_in(errorcode);

        let call: unsafe extern "C" fn(c_int, *mut c_void) -> c_int = below(at::ADD_ERROR_STRING);
        let done = call(errorcode, string);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alloc_mem(size: i64, info: Hand, baseptr: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let size_given = size;
        let info_given = info;
        let baseptr_given = baseptr;

        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(i64, usize, *mut c_void) -> c_int = below(at::ALLOC_MEM);
        let done = call(size, info, baseptr);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_call_errhandler(comm: Hand, errorcode: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let errorcode_given = errorcode;
        let comm = handle_in(&COMM, comm);
        let errorcode = error_in(errorcode);
        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::COMM_CALL_ERRHANDLER);
        let done = call(comm, errorcode);
        called_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_errhandler(comm: Hand, errhandler: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let errhandler_given = errhandler;
        let comm = handle_in(&COMM, comm);
        let mut errhandler = OneHandle::new(&ERRHANDLER, errhandler, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::COMM_GET_ERRHANDLER);
        let done = call(comm, errhandler.pass());
        errhandler.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_errhandler(comm: Hand, errhandler: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let errhandler_given = errhandler;
        let comm = handle_in(&COMM, comm);
        let errhandler = handle_in(&ERRHANDLER, errhandler);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::COMM_SET_ERRHANDLER);
        let done = call(comm, errhandler);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_free(errhandler: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let errhandler_given = errhandler;
        let mut errhandler = OneHandle::new(&ERRHANDLER, errhandler, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::ERRHANDLER_FREE);
        let done = call(errhandler.pass());
        errhandler.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_call_errhandler(fh: usize, errorcode: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let errorcode_given = errorcode;
        let fh = handle_in(&Files, fh);
        let errorcode = error_in(errorcode);
        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::FILE_CALL_ERRHANDLER);
        let done = call(fh, errorcode);
        called_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_errhandler(file: usize, errhandler: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let file_given = file;
        let errhandler_given = errhandler;
        let file = handle_in(&Files, file);
        let mut errhandler = OneHandle::new(&ERRHANDLER, errhandler, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::FILE_GET_ERRHANDLER);
        let done = call(file, errhandler.pass());
        errhandler.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_errhandler(file: usize, errhandler: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let file_given = file;
        let errhandler_given = errhandler;
        let file = handle_in(&Files, file);
        let errhandler = handle_in(&ERRHANDLER, errhandler);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::FILE_SET_ERRHANDLER);
        let done = call(file, errhandler);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Free_mem(base: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let base_given = base;
        let base = buffer_in(base);
        let call: unsafe extern "C" fn(*mut c_void) -> c_int = below(at::FREE_MEM);
        let done = call(base);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_hw_resource_info(hw_info: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let hw_info_given = hw_info;
        let mut hw_info = OneHandle::new(&INFO, hw_info, false);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::GET_HW_RESOURCE_INFO);
        let done = call(hw_info.pass());
        hw_info.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_version(version: *mut c_int, subversion: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let version_given = version;
        let subversion_given = subversion;

        let call: unsafe extern "C" fn(*mut c_int, *mut c_int) -> c_int = below(at::GET_VERSION);
        let done = call(version, subversion);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_class(errorclass: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let errorclass_given = errorclass;
        let errorclass = error_in(errorclass);
        let call: unsafe extern "C" fn(c_int) -> c_int = below(at::REMOVE_ERROR_CLASS);
        let done = call(errorclass);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_code(errorcode: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let errorcode_given = errorcode;
        let errorcode = error_in(errorcode);
        let call: unsafe extern "C" fn(c_int) -> c_int = below(at::REMOVE_ERROR_CODE);
        let done = call(errorcode);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_string(errorcode: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let errorcode_given = errorcode;
        let errorcode = error_in(errorcode);
        let call: unsafe extern "C" fn(c_int) -> c_int = below(at::REMOVE_ERROR_STRING);
        let done = call(errorcode);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_call_errhandler(session: Hand, errorcode: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let errorcode_given = errorcode;
        let session = handle_in(&SESSION, session);
        let errorcode = error_in(errorcode);
        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::SESSION_CALL_ERRHANDLER);
        let done = call(session, errorcode);
        called_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_errhandler(
    session: Hand,
    errhandler: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let errhandler_given = errhandler;
        let session = handle_in(&SESSION, session);
        let mut errhandler = OneHandle::new(&ERRHANDLER, errhandler, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int =
            below(at::SESSION_GET_ERRHANDLER);
        let done = call(session, errhandler.pass());
        errhandler.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_set_errhandler(session: Hand, errhandler: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let errhandler_given = errhandler;
        let session = handle_in(&SESSION, session);
        let errhandler = handle_in(&ERRHANDLER, errhandler);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::SESSION_SET_ERRHANDLER);
        let done = call(session, errhandler);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_call_errhandler(win: Hand, errorcode: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let errorcode_given = errorcode;
        let win = handle_in(&WIN, win);
        let errorcode = error_in(errorcode);
        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::WIN_CALL_ERRHANDLER);
        let done = call(win, errorcode);
        called_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_errhandler(win: Hand, errhandler: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let errhandler_given = errhandler;
        let win = handle_in(&WIN, win);
        let mut errhandler = OneHandle::new(&ERRHANDLER, errhandler, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::WIN_GET_ERRHANDLER);
        let done = call(win, errhandler.pass());
        errhandler.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_errhandler(win: Hand, errhandler: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let errhandler_given = errhandler;
        let win = handle_in(&WIN, win);
        let errhandler = handle_in(&ERRHANDLER, errhandler);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::WIN_SET_ERRHANDLER);
        let done = call(win, errhandler);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wtick() -> f64 {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let call: unsafe extern "C" fn() -> f64 = below(at::WTICK);
        let done = call();
        done
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wtime() -> f64 {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let call: unsafe extern "C" fn() -> f64 = below(at::WTIME);
        let done = call();
        done
    }
}

std::arch::global_asm!(
    ".weak MPI_Add_error_class",
    ".set MPI_Add_error_class, PMPI_Add_error_class",
    ".weak MPI_Add_error_code",
    ".set MPI_Add_error_code, PMPI_Add_error_code",
    ".weak MPI_Add_error_string",
    ".set MPI_Add_error_string, PMPI_Add_error_string",
    ".weak MPI_Alloc_mem",
    ".set MPI_Alloc_mem, PMPI_Alloc_mem",
    ".weak MPI_Comm_call_errhandler",
    ".set MPI_Comm_call_errhandler, PMPI_Comm_call_errhandler",
    ".weak MPI_Comm_get_errhandler",
    ".set MPI_Comm_get_errhandler, PMPI_Comm_get_errhandler",
    ".weak MPI_Comm_set_errhandler",
    ".set MPI_Comm_set_errhandler, PMPI_Comm_set_errhandler",
    ".weak MPI_Errhandler_free",
    ".set MPI_Errhandler_free, PMPI_Errhandler_free",
    ".weak MPI_File_call_errhandler",
    ".set MPI_File_call_errhandler, PMPI_File_call_errhandler",
    ".weak MPI_File_get_errhandler",
    ".set MPI_File_get_errhandler, PMPI_File_get_errhandler",
    ".weak MPI_File_set_errhandler",
    ".set MPI_File_set_errhandler, PMPI_File_set_errhandler",
    ".weak MPI_Free_mem",
    ".set MPI_Free_mem, PMPI_Free_mem",
    ".weak MPI_Get_hw_resource_info",
    ".set MPI_Get_hw_resource_info, PMPI_Get_hw_resource_info",
    ".weak MPI_Get_version",
    ".set MPI_Get_version, PMPI_Get_version",
    ".weak MPI_Remove_error_class",
    ".set MPI_Remove_error_class, PMPI_Remove_error_class",
    ".weak MPI_Remove_error_code",
    ".set MPI_Remove_error_code, PMPI_Remove_error_code",
    ".weak MPI_Remove_error_string",
    ".set MPI_Remove_error_string, PMPI_Remove_error_string",
    ".weak MPI_Session_call_errhandler",
    ".set MPI_Session_call_errhandler, PMPI_Session_call_errhandler",
    ".weak MPI_Session_get_errhandler",
    ".set MPI_Session_get_errhandler, PMPI_Session_get_errhandler",
    ".weak MPI_Session_set_errhandler",
    ".set MPI_Session_set_errhandler, PMPI_Session_set_errhandler",
    ".weak MPI_Win_call_errhandler",
    ".set MPI_Win_call_errhandler, PMPI_Win_call_errhandler",
    ".weak MPI_Win_get_errhandler",
    ".set MPI_Win_get_errhandler, PMPI_Win_get_errhandler",
    ".weak MPI_Win_set_errhandler",
    ".set MPI_Win_set_errhandler, PMPI_Win_set_errhandler",
    ".weak MPI_Wtick",
    ".set MPI_Wtick, PMPI_Wtick",
    ".weak MPI_Wtime",
    ".set MPI_Wtime, PMPI_Wtime",
);
