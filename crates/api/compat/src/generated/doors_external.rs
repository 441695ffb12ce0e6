// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 13: External interfaces.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Grequest_complete(request: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let request_given = request;
        let request = handle_in(&REQUEST, request);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::GREQUEST_COMPLETE);
        let done = call(request);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_cancelled(status: *mut Theirs, flag: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let flag_given = flag;
        let mut status = OneStatus::new(status);

        let call: unsafe extern "C" fn(*mut Status, c_int) -> c_int =
            below(at::STATUS_SET_CANCELLED);
        let done = call(status.pass(), flag);
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements(
    status: *mut Theirs,
    datatype: Hand,
    count: c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let datatype_given = datatype;
        let count_given = count;
        let mut status = OneStatus::new(status);
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(*mut Status, usize, c_int) -> c_int =
            below(at::STATUS_SET_ELEMENTS);
        let done = call(status.pass(), datatype, count);
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements_c(
    status: *mut Theirs,
    datatype: Hand,
    count: i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let datatype_given = datatype;
        let count_given = count;
        let mut status = OneStatus::new(status);
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(*mut Status, usize, i64) -> c_int =
            below(at::STATUS_SET_ELEMENTS_C);
        let done = call(status.pass(), datatype, count);
        status.done();
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Grequest_complete",
    ".set MPI_Grequest_complete, PMPI_Grequest_complete",
    ".weak MPI_Status_set_cancelled",
    ".set MPI_Status_set_cancelled, PMPI_Status_set_cancelled",
    ".weak MPI_Status_set_elements",
    ".set MPI_Status_set_elements, PMPI_Status_set_elements",
    ".weak MPI_Status_set_elements_c",
    ".set MPI_Status_set_elements_c, PMPI_Status_set_elements_c",
);
