// Made by `cargo x codegen`; do not edit.
//! Removed in MPI-3.0, kept for old programs (MPI-5.0 chapter 17).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Address(location: *mut c_void, address: *mut MPI_Aint) -> c_int {
    let call = Call::enter(ids::ADDRESS);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(address, "address")?;
        unsafe { crate::chapters::removed::address(location, address) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[location.word(), address.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_create(
    function: MPI_Comm_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::ERRHANDLER_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(errhandler, "errhandler")?;
        unsafe { crate::chapters::removed::errhandler_create(function, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[function.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_get(
    comm: MPI_Comm,
    errhandler: *mut MPI_Errhandler,
) -> c_int {
    let call = Call::enter(ids::ERRHANDLER_GET);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(errhandler, "errhandler")?;
        unsafe { crate::chapters::removed::errhandler_get(comm, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_set(comm: MPI_Comm, errhandler: MPI_Errhandler) -> c_int {
    let call = Call::enter(ids::ERRHANDLER_SET);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let errhandler = checks::errhandler(errhandler)?;
        unsafe { crate::chapters::removed::errhandler_set(comm, errhandler) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), errhandler.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_extent(datatype: MPI_Datatype, extent: *mut MPI_Aint) -> c_int {
    let call = Call::enter(ids::TYPE_EXTENT);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(extent, "extent")?;
        crate::chapters::removed::type_extent(datatype, IntOut::I64(extent.cast::<i64>()))
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), extent.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_hindexed(
    count: c_int,
    array_of_blocklengths: *mut c_int,
    array_of_displacements: *mut MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_HINDEXED);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::removed::type_hindexed(
                count as i64,
                IntArr::I32(array_of_blocklengths),
                IntArr::I64(array_of_displacements.cast::<i64>()),
                oldtype,
                newtype,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                count.word(),
                array_of_blocklengths.word(),
                array_of_displacements.word(),
                oldtype.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_hvector(
    count: c_int,
    blocklength: c_int,
    stride: MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_HVECTOR);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let blocklength = checks::count(blocklength as i64, "blocklength")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::removed::type_hvector(
                count as i64,
                blocklength as i64,
                stride as i64,
                oldtype,
                newtype,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[count.word(), blocklength.word(), stride.word(), oldtype.word(), newtype.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_lb(
    datatype: MPI_Datatype,
    displacement: *mut MPI_Aint,
) -> c_int {
    let call = Call::enter(ids::TYPE_LB);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(displacement, "displacement")?;
        crate::chapters::removed::type_lb(datatype, IntOut::I64(displacement.cast::<i64>()))
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), displacement.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_struct(
    count: c_int,
    array_of_blocklengths: *mut c_int,
    array_of_displacements: *mut MPI_Aint,
    array_of_types: *mut MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_STRUCT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::removed::type_struct(
                count as i64,
                IntArr::I32(array_of_blocklengths),
                IntArr::I64(array_of_displacements.cast::<i64>()),
                array_of_types,
                newtype,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                count.word(),
                array_of_blocklengths.word(),
                array_of_displacements.word(),
                array_of_types.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_ub(
    datatype: MPI_Datatype,
    displacement: *mut MPI_Aint,
) -> c_int {
    let call = Call::enter(ids::TYPE_UB);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(displacement, "displacement")?;
        crate::chapters::removed::type_ub(datatype, IntOut::I64(displacement.cast::<i64>()))
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), displacement.word()], e),
    }
}

std::arch::global_asm!(
    ".weak MPI_Address",
    ".set MPI_Address, PMPI_Address",
    ".weak MPI_Errhandler_create",
    ".set MPI_Errhandler_create, PMPI_Errhandler_create",
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
    ".weak MPI_Type_struct",
    ".set MPI_Type_struct, PMPI_Type_struct",
    ".weak MPI_Type_ub",
    ".set MPI_Type_ub, PMPI_Type_ub",
);
