// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 19: Language bindings.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_complex(
    p: c_int,
    r: c_int,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let p_given = p;
        let r_given = r;
        let newtype_given = newtype;

        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, c_int, *mut usize) -> c_int =
            below(at::TYPE_CREATE_F90_COMPLEX);
        let done = call(p, r, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_integer(r: c_int, newtype: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let r_given = r;
        let newtype_given = newtype;

        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, *mut usize) -> c_int =
            below(at::TYPE_CREATE_F90_INTEGER);
        let done = call(r, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_real(
    p: c_int,
    r: c_int,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let p_given = p;
        let r_given = r;
        let newtype_given = newtype;

        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, c_int, *mut usize) -> c_int =
            below(at::TYPE_CREATE_F90_REAL);
        let done = call(p, r, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_match_size(
    typeclass: c_int,
    size: c_int,
    datatype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let typeclass_given = typeclass;
        let size_given = size;
        let datatype_given = datatype;
        let typeclass = int_in(TYPECLASSES, typeclass);

        let mut datatype = OneHandle::new(&TYPE, datatype, false);
        let call: unsafe extern "C" fn(c_int, c_int, *mut usize) -> c_int =
            below(at::TYPE_MATCH_SIZE);
        let done = call(typeclass, size, datatype.pass());
        datatype.done();
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Type_create_f90_complex",
    ".set MPI_Type_create_f90_complex, PMPI_Type_create_f90_complex",
    ".weak MPI_Type_create_f90_integer",
    ".set MPI_Type_create_f90_integer, PMPI_Type_create_f90_integer",
    ".weak MPI_Type_create_f90_real",
    ".set MPI_Type_create_f90_real, PMPI_Type_create_f90_real",
    ".weak MPI_Type_match_size",
    ".set MPI_Type_match_size, PMPI_Type_match_size",
);
