// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 16: Deprecated interfaces.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_delete(comm: Hand, keyval: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let keyval_given = keyval;
        let comm = handle_in(&COMM, comm);
        let keyval = int_in(KEYVALS, keyval);
        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::ATTR_DELETE);
        let done = call(comm, keyval);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_put(
    comm: Hand,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let keyval_given = keyval;
        let attribute_val_given = attribute_val;
        let comm = handle_in(&COMM, comm);
        let keyval = int_in(KEYVALS, keyval);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_void) -> c_int = below(at::ATTR_PUT);
        let done = call(comm, keyval, attribute_val);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements_x(
    status: *mut Theirs,
    datatype: Hand,
    count: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let datatype_given = datatype;
        let count_given = count;
        let mut status = OneStatus::new(status);
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(*mut Status, usize, *mut i64) -> c_int =
            below(at::GET_ELEMENTS_X);
        let done = call(status.pass(), datatype, count);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get(
    info: Hand,
    key: *mut c_void,
    valuelen: c_int,
    value: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let key_given = key;
        let valuelen_given = valuelen;
        let value_given = value;
        let flag_given = flag;
        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(
            usize,
            *mut c_void,
            c_int,
            *mut c_void,
            *mut c_int,
        ) -> c_int = below(at::INFO_GET);
        let done = call(info, key, valuelen, value, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_valuelen(
    info: Hand,
    key: *mut c_void,
    valuelen: *mut c_int,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let key_given = key;
        let valuelen_given = valuelen;
        let flag_given = flag;
        let info = handle_in(&INFO, info);

        let call: unsafe extern "C" fn(usize, *mut c_void, *mut c_int, *mut c_int) -> c_int =
            below(at::INFO_GET_VALUELEN);
        let done = call(info, key, valuelen, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Keyval_free(keyval: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let keyval_given = keyval;
        let mut keyval = OneInt::new(KEYVALS, keyval);
        let call: unsafe extern "C" fn(*mut c_int) -> c_int = below(at::KEYVAL_FREE);
        let done = call(keyval.pass());
        keyval.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements_x(
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
            below(at::STATUS_SET_ELEMENTS_X);
        let done = call(status.pass(), datatype, count);
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent_x(
    datatype: Hand,
    lb: *mut i64,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let lb_given = lb;
        let extent_given = extent;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64, *mut i64) -> c_int =
            below(at::TYPE_GET_EXTENT_X);
        let done = call(datatype, lb, extent);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent_x(
    datatype: Hand,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let true_lb_given = true_lb;
        let true_extent_given = true_extent;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64, *mut i64) -> c_int =
            below(at::TYPE_GET_TRUE_EXTENT_X);
        let done = call(datatype, true_lb, true_extent);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size_x(datatype: Hand, size: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let size_given = size;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64) -> c_int = below(at::TYPE_SIZE_X);
        let done = call(datatype, size);
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Attr_delete",
    ".set MPI_Attr_delete, PMPI_Attr_delete",
    ".weak MPI_Attr_put",
    ".set MPI_Attr_put, PMPI_Attr_put",
    ".weak MPI_Get_elements_x",
    ".set MPI_Get_elements_x, PMPI_Get_elements_x",
    ".weak MPI_Info_get",
    ".set MPI_Info_get, PMPI_Info_get",
    ".weak MPI_Info_get_valuelen",
    ".set MPI_Info_get_valuelen, PMPI_Info_get_valuelen",
    ".weak MPI_Keyval_free",
    ".set MPI_Keyval_free, PMPI_Keyval_free",
    ".weak MPI_Status_set_elements_x",
    ".set MPI_Status_set_elements_x, PMPI_Status_set_elements_x",
    ".weak MPI_Type_get_extent_x",
    ".set MPI_Type_get_extent_x, PMPI_Type_get_extent_x",
    ".weak MPI_Type_get_true_extent_x",
    ".set MPI_Type_get_true_extent_x, PMPI_Type_get_true_extent_x",
    ".weak MPI_Type_size_x",
    ".set MPI_Type_size_x, PMPI_Type_size_x",
);
