// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 20: Application binary interface.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let logical_size_given = logical_size;
        let logical_true_given = logical_true;
        let logical_false_given = logical_false;
        let is_set_given = is_set;

        let call: unsafe extern "C" fn(c_int, *mut c_void, *mut c_void, *mut c_int) -> c_int =
            below(at::ABI_GET_FORTRAN_BOOLEANS);
        let done = call(logical_size, logical_true, logical_false, is_set);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_fortran_info(info: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let mut info = OneHandle::new(&INFO, info, false);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::ABI_GET_FORTRAN_INFO);
        let done = call(info.pass());
        info.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_info(info: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let mut info = OneHandle::new(&INFO, info, false);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::ABI_GET_INFO);
        let done = call(info.pass());
        info.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_set_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let logical_size_given = logical_size;
        let logical_true_given = logical_true;
        let logical_false_given = logical_false;

        let call: unsafe extern "C" fn(c_int, *mut c_void, *mut c_void) -> c_int =
            below(at::ABI_SET_FORTRAN_BOOLEANS);
        let done = call(logical_size, logical_true, logical_false);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_set_fortran_info(info: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let info = handle_in(&INFO, info);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::ABI_SET_FORTRAN_INFO);
        let done = call(info);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_fromint(handle: c_int) -> Hand {
    COMM.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_toint(handle: Hand) -> c_int {
    COMM.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_fromint(handle: c_int) -> Hand {
    ERRHANDLER.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_toint(handle: Hand) -> c_int {
    ERRHANDLER.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_fromint(handle: c_int) -> usize {
    Files.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_toint(handle: usize) -> c_int {
    Files.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_fromint(handle: c_int) -> Hand {
    GROUP.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_toint(handle: Hand) -> c_int {
    GROUP.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_fromint(handle: c_int) -> Hand {
    INFO.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_toint(handle: Hand) -> c_int {
    INFO.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_fromint(handle: c_int) -> Hand {
    MESSAGE.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_toint(handle: Hand) -> c_int {
    MESSAGE.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_fromint(handle: c_int) -> Hand {
    OP.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_toint(handle: Hand) -> c_int {
    OP.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_fromint(handle: c_int) -> Hand {
    REQUEST.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_toint(handle: Hand) -> c_int {
    REQUEST.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_fromint(handle: c_int) -> Hand {
    SESSION.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_toint(handle: Hand) -> c_int {
    SESSION.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_fromint(handle: c_int) -> Hand {
    TYPE.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_toint(handle: Hand) -> c_int {
    TYPE.to_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_fromint(handle: c_int) -> Hand {
    WIN.with_int(handle)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_toint(handle: Hand) -> c_int {
    WIN.to_int(handle)
}

std::arch::global_asm!(
    ".weak MPI_Abi_get_fortran_booleans",
    ".set MPI_Abi_get_fortran_booleans, PMPI_Abi_get_fortran_booleans",
    ".weak MPI_Abi_get_fortran_info",
    ".set MPI_Abi_get_fortran_info, PMPI_Abi_get_fortran_info",
    ".weak MPI_Abi_get_info",
    ".set MPI_Abi_get_info, PMPI_Abi_get_info",
    ".weak MPI_Abi_set_fortran_booleans",
    ".set MPI_Abi_set_fortran_booleans, PMPI_Abi_set_fortran_booleans",
    ".weak MPI_Abi_set_fortran_info",
    ".set MPI_Abi_set_fortran_info, PMPI_Abi_set_fortran_info",
    ".weak MPI_Comm_fromint",
    ".set MPI_Comm_fromint, PMPI_Comm_fromint",
    ".weak MPI_Comm_toint",
    ".set MPI_Comm_toint, PMPI_Comm_toint",
    ".weak MPI_Errhandler_fromint",
    ".set MPI_Errhandler_fromint, PMPI_Errhandler_fromint",
    ".weak MPI_Errhandler_toint",
    ".set MPI_Errhandler_toint, PMPI_Errhandler_toint",
    ".weak MPI_File_fromint",
    ".set MPI_File_fromint, PMPI_File_fromint",
    ".weak MPI_File_toint",
    ".set MPI_File_toint, PMPI_File_toint",
    ".weak MPI_Group_fromint",
    ".set MPI_Group_fromint, PMPI_Group_fromint",
    ".weak MPI_Group_toint",
    ".set MPI_Group_toint, PMPI_Group_toint",
    ".weak MPI_Info_fromint",
    ".set MPI_Info_fromint, PMPI_Info_fromint",
    ".weak MPI_Info_toint",
    ".set MPI_Info_toint, PMPI_Info_toint",
    ".weak MPI_Message_fromint",
    ".set MPI_Message_fromint, PMPI_Message_fromint",
    ".weak MPI_Message_toint",
    ".set MPI_Message_toint, PMPI_Message_toint",
    ".weak MPI_Op_fromint",
    ".set MPI_Op_fromint, PMPI_Op_fromint",
    ".weak MPI_Op_toint",
    ".set MPI_Op_toint, PMPI_Op_toint",
    ".weak MPI_Request_fromint",
    ".set MPI_Request_fromint, PMPI_Request_fromint",
    ".weak MPI_Request_toint",
    ".set MPI_Request_toint, PMPI_Request_toint",
    ".weak MPI_Session_fromint",
    ".set MPI_Session_fromint, PMPI_Session_fromint",
    ".weak MPI_Session_toint",
    ".set MPI_Session_toint, PMPI_Session_toint",
    ".weak MPI_Type_fromint",
    ".set MPI_Type_fromint, PMPI_Type_fromint",
    ".weak MPI_Type_toint",
    ".set MPI_Type_toint, PMPI_Type_toint",
    ".weak MPI_Win_fromint",
    ".set MPI_Win_fromint, PMPI_Win_fromint",
    ".weak MPI_Win_toint",
    ".set MPI_Win_toint, PMPI_Win_toint",
);
