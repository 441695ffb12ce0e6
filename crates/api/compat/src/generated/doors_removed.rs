// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 17: Removed in MPI-3.0, kept for old programs.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Address(location: *mut c_void, address: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let location_given = location;
        let address_given = address;

        let call: unsafe extern "C" fn(*mut c_void, *mut i64) -> c_int = below(at::ADDRESS);
        let done = call(location, address);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_get(comm: Hand, errhandler: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let errhandler_given = errhandler;
        let comm = handle_in(&COMM, comm);
        let mut errhandler = OneHandle::new(&ERRHANDLER, errhandler, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::ERRHANDLER_GET);
        let done = call(comm, errhandler.pass());
        errhandler.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_set(comm: Hand, errhandler: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let errhandler_given = errhandler;
        let comm = handle_in(&COMM, comm);
        let errhandler = handle_in(&ERRHANDLER, errhandler);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::ERRHANDLER_SET);
        let done = call(comm, errhandler);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_extent(datatype: Hand, extent: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let extent_given = extent;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64) -> c_int = below(at::TYPE_EXTENT);
        let done = call(datatype, extent);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_hindexed(
    count: c_int,
    array_of_blocklengths: *mut c_int,
    array_of_displacements: *mut i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_blocklengths_given = array_of_blocklengths;
        let array_of_displacements_given = array_of_displacements;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, *mut c_int, *mut i64, usize, *mut usize) -> c_int =
            below(at::TYPE_HINDEXED);
        let done =
            call(count, array_of_blocklengths, array_of_displacements, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_hvector(
    count: c_int,
    blocklength: c_int,
    stride: i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let blocklength_given = blocklength;
        let stride_given = stride;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, c_int, i64, usize, *mut usize) -> c_int =
            below(at::TYPE_HVECTOR);
        let done = call(count, blocklength, stride, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_lb(datatype: Hand, displacement: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let displacement_given = displacement;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64) -> c_int = below(at::TYPE_LB);
        let done = call(datatype, displacement);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_ub(datatype: Hand, displacement: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let displacement_given = displacement;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64) -> c_int = below(at::TYPE_UB);
        let done = call(datatype, displacement);
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Address",
    ".set MPI_Address, PMPI_Address",
    ".weak MPI_Errhandler_get",
    ".set MPI_Errhandler_get, PMPI_Errhandler_get",
    ".weak MPI_Errhandler_set",
    ".set MPI_Errhandler_set, PMPI_Errhandler_set",
    ".weak MPI_Type_extent",
    ".set MPI_Type_extent, PMPI_Type_extent",
    ".weak MPI_Type_hindexed",
    ".set MPI_Type_hindexed, PMPI_Type_hindexed",
    ".weak MPI_Type_hvector",
    ".set MPI_Type_hvector, PMPI_Type_hvector",
    ".weak MPI_Type_lb",
    ".set MPI_Type_lb, PMPI_Type_lb",
    ".weak MPI_Type_ub",
    ".set MPI_Type_ub, PMPI_Type_ub",
);
