// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 10: The info object.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_create(info: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let mut info = OneHandle::new(&INFO, info, false);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::INFO_CREATE);
        let done = call(info.pass());
        info.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_create_env(
    argc: c_int,
    argv: *mut c_void,
    info: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let argc_given = argc;
        let argv_given = argv;
        let info_given = info;

        let mut info = OneHandle::new(&INFO, info, false);
        let call: unsafe extern "C" fn(c_int, *mut c_void, *mut usize) -> c_int =
            below(at::INFO_CREATE_ENV);
        let done = call(argc, argv, info.pass());
        info.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_delete(info: Hand, key: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let key_given = key;
        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(usize, *mut c_void) -> c_int = below(at::INFO_DELETE);
        let done = call(info, key);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_dup(info: Hand, newinfo: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let newinfo_given = newinfo;
        let info = handle_in(&INFO, info);
        let mut newinfo = OneHandle::new(&INFO, newinfo, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::INFO_DUP);
        let done = call(info, newinfo.pass());
        newinfo.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_free(info: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let mut info = OneHandle::new(&INFO, info, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::INFO_FREE);
        let done = call(info.pass());
        info.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_nkeys(info: Hand, nkeys: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let nkeys_given = nkeys;
        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::INFO_GET_NKEYS);
        let done = call(info, nkeys);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_string(
    info: Hand,
    key: *mut c_void,
    buflen: *mut c_int,
    value: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let key_given = key;
        let buflen_given = buflen;
        let value_given = value;
        let flag_given = flag;
        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_void,
            *mut c_int,
        ) -> c_int = below(at::INFO_GET_STRING);
        let done = call(info, key, buflen, value, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_set(info: Hand, key: *mut c_void, value: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let key_given = key;
        let value_given = value;
        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(usize, *mut c_void, *mut c_void) -> c_int =
            below(at::INFO_SET);
        let done = call(info, key, value);
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Info_create",
    ".set MPI_Info_create, PMPI_Info_create",
    ".weak MPI_Info_create_env",
    ".set MPI_Info_create_env, PMPI_Info_create_env",
    ".weak MPI_Info_delete",
    ".set MPI_Info_delete, PMPI_Info_delete",
    ".weak MPI_Info_dup",
    ".set MPI_Info_dup, PMPI_Info_dup",
    ".weak MPI_Info_free",
    ".set MPI_Info_free, PMPI_Info_free",
    ".weak MPI_Info_get_nkeys",
    ".set MPI_Info_get_nkeys, PMPI_Info_get_nkeys",
    ".weak MPI_Info_get_string",
    ".set MPI_Info_get_string, PMPI_Info_get_string",
    ".weak MPI_Info_set",
    ".set MPI_Info_set, PMPI_Info_set",
);
