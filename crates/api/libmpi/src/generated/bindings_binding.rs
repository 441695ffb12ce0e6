// Made by `cargo x codegen`; do not edit.
//! Language bindings (MPI-5.0 chapter 19).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_complex(
    p: c_int,
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_F90_COMPLEX);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(newtype, "newtype")?;
        unsafe { crate::chapters::datatype::selected::type_create_f90_complex(p, r, newtype) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[p.word(), r.word(), newtype.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_integer(
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_F90_INTEGER);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(newtype, "newtype")?;
        unsafe { crate::chapters::datatype::selected::type_create_f90_integer(r, newtype) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[r.word(), newtype.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_real(
    p: c_int,
    r: c_int,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_F90_REAL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(newtype, "newtype")?;
        unsafe { crate::chapters::datatype::selected::type_create_f90_real(p, r, newtype) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[p.word(), r.word(), newtype.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_match_size(
    typeclass: c_int,
    size: c_int,
    datatype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_MATCH_SIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(datatype, "datatype")?;
        unsafe { crate::chapters::datatype::selected::type_match_size(typeclass, size, datatype) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[typeclass.word(), size.word(), datatype.word()], e),
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
