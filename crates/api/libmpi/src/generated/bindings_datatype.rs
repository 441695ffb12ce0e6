// Made by `cargo x codegen`; do not edit.
//! Datatypes (MPI-5.0 chapter 5).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Aint_add(base: MPI_Aint, disp: MPI_Aint) -> MPI_Aint {
    crate::chapters::datatype::query::aint_add(base, disp)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Aint_diff(addr1: MPI_Aint, addr2: MPI_Aint) -> MPI_Aint {
    crate::chapters::datatype::query::aint_diff(addr1, addr2)
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_address(
    location: *const c_void,
    address: *mut MPI_Aint,
) -> c_int {
    let call = Call::enter(ids::GET_ADDRESS);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(address, "address")?;
        unsafe { crate::chapters::datatype::query::get_address(location, address) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[location.word(), address.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GET_ELEMENTS);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(count, "count")?;
        unsafe { crate::chapters::status::get_elements(status, datatype, IntOut::I32(count)) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), datatype.word(), count.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements_c(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::GET_ELEMENTS_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(count, "count")?;
        unsafe {
            crate::chapters::status::get_elements(
                status,
                datatype,
                IntOut::I64(count.cast::<i64>()),
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), datatype.word(), count.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack(
    inbuf: *const c_void,
    incount: c_int,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: c_int,
    position: *mut c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::PACK);
    let done = (|| -> Result<()> {
        call.running()?;
        let incount = checks::count(incount as i64, "incount")?;
        let datatype = checks::committed_for(incount, datatype)?;
        let outsize = checks::count(outsize as i64, "outsize")?;
        checks::out(position, "position")?;
        let comm = checks::comm(comm)?;
        checks::buffer(inbuf, incount, datatype, "inbuf")?;
        checks::fits(incount, datatype)?;
        unsafe {
            crate::chapters::datatype::pack::pack(
                inbuf,
                incount as i64,
                datatype,
                outbuf,
                outsize as i64,
                IntOut::I32(position),
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                inbuf.word(),
                incount.word(),
                datatype.word(),
                outbuf.word(),
                outsize.word(),
                position.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_c(
    inbuf: *const c_void,
    incount: MPI_Count,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: MPI_Count,
    position: *mut MPI_Count,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::PACK_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let incount = checks::count(incount as i64, "incount")?;
        let datatype = checks::committed_for(incount, datatype)?;
        let outsize = checks::count(outsize as i64, "outsize")?;
        checks::out(position, "position")?;
        let comm = checks::comm(comm)?;
        checks::buffer(inbuf, incount, datatype, "inbuf")?;
        checks::fits(incount, datatype)?;
        unsafe {
            crate::chapters::datatype::pack::pack(
                inbuf,
                incount as i64,
                datatype,
                outbuf,
                outsize as i64,
                IntOut::I64(position.cast::<i64>()),
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                inbuf.word(),
                incount.word(),
                datatype.word(),
                outbuf.word(),
                outsize.word(),
                position.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: c_int,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: MPI_Aint,
    position: *mut MPI_Aint,
) -> c_int {
    let call = Call::enter(ids::PACK_EXTERNAL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(datarep, "datarep")?;
        let incount = checks::count(incount as i64, "incount")?;
        let datatype = checks::committed_for(incount, datatype)?;
        checks::buffer(inbuf, incount, datatype, "inbuf")?;
        checks::fits(incount, datatype)?;
        checks::out(position, "position")?;
        unsafe {
            crate::chapters::datatype::pack::pack_external(
                datarep,
                inbuf,
                incount as i64,
                datatype,
                outbuf,
                outsize as i64,
                IntOut::I64(position.cast::<i64>()),
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                datarep.word(),
                inbuf.word(),
                incount.word(),
                datatype.word(),
                outbuf.word(),
                outsize.word(),
                position.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: MPI_Count,
    datatype: MPI_Datatype,
    outbuf: *mut c_void,
    outsize: MPI_Count,
    position: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::PACK_EXTERNAL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(datarep, "datarep")?;
        let incount = checks::count(incount as i64, "incount")?;
        let datatype = checks::committed_for(incount, datatype)?;
        checks::buffer(inbuf, incount, datatype, "inbuf")?;
        checks::fits(incount, datatype)?;
        checks::out(position, "position")?;
        unsafe {
            crate::chapters::datatype::pack::pack_external(
                datarep,
                inbuf,
                incount as i64,
                datatype,
                outbuf,
                outsize as i64,
                IntOut::I64(position.cast::<i64>()),
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                datarep.word(),
                inbuf.word(),
                incount.word(),
                datatype.word(),
                outbuf.word(),
                outsize.word(),
                position.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_size(
    datarep: *const c_char,
    incount: c_int,
    datatype: MPI_Datatype,
    size: *mut MPI_Aint,
) -> c_int {
    let call = Call::enter(ids::PACK_EXTERNAL_SIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(datarep, "datarep")?;
        let incount = checks::count(incount as i64, "incount")?;
        let datatype = checks::datatype(datatype)?;
        checks::out(size, "size")?;
        unsafe {
            crate::chapters::datatype::pack::pack_external_size(
                datarep,
                incount as i64,
                datatype,
                IntOut::I64(size.cast::<i64>()),
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[datarep.word(), incount.word(), datatype.word(), size.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_size_c(
    datarep: *const c_char,
    incount: MPI_Count,
    datatype: MPI_Datatype,
    size: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::PACK_EXTERNAL_SIZE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(datarep, "datarep")?;
        let incount = checks::count(incount as i64, "incount")?;
        let datatype = checks::datatype(datatype)?;
        checks::out(size, "size")?;
        unsafe {
            crate::chapters::datatype::pack::pack_external_size(
                datarep,
                incount as i64,
                datatype,
                IntOut::I64(size.cast::<i64>()),
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[datarep.word(), incount.word(), datatype.word(), size.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_size(
    incount: c_int,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
    size: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::PACK_SIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        let incount = checks::count(incount as i64, "incount")?;
        let datatype = checks::datatype(datatype)?;
        let comm = checks::comm(comm)?;
        checks::out(size, "size")?;
        crate::chapters::datatype::pack::pack_size(
            incount as i64,
            datatype,
            comm,
            IntOut::I32(size),
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[incount.word(), datatype.word(), comm.word(), size.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_size_c(
    incount: MPI_Count,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
    size: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::PACK_SIZE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let incount = checks::count(incount as i64, "incount")?;
        let datatype = checks::datatype(datatype)?;
        let comm = checks::comm(comm)?;
        checks::out(size, "size")?;
        crate::chapters::datatype::pack::pack_size(
            incount as i64,
            datatype,
            comm,
            IntOut::I64(size.cast::<i64>()),
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[incount.word(), datatype.word(), comm.word(), size.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_commit(datatype: *mut MPI_Datatype) -> c_int {
    let call = Call::enter(ids::TYPE_COMMIT);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(datatype, "datatype")?;
        unsafe { crate::chapters::datatype::type_commit(datatype) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_contiguous(
    count: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CONTIGUOUS);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_contiguous(
                count as i64,
                oldtype,
                newtype,
                false,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[count.word(), oldtype.word(), newtype.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_contiguous_c(
    count: MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CONTIGUOUS_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_contiguous(
                count as i64,
                oldtype,
                newtype,
                true,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[count.word(), oldtype.word(), newtype.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_darray(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const c_int,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_DARRAY);
    let done = (|| -> Result<()> {
        call.running()?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_darray(
                size,
                rank,
                ndims,
                IntArr::I32(array_of_gsizes),
                array_of_distribs,
                array_of_dargs,
                array_of_psizes,
                order,
                oldtype,
                newtype,
                false,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                size.word(),
                rank.word(),
                ndims.word(),
                array_of_gsizes.word(),
                array_of_distribs.word(),
                array_of_dargs.word(),
                array_of_psizes.word(),
                order.word(),
                oldtype.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_darray_c(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const MPI_Count,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_DARRAY_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_darray(
                size,
                rank,
                ndims,
                IntArr::I64(array_of_gsizes.cast::<i64>()),
                array_of_distribs,
                array_of_dargs,
                array_of_psizes,
                order,
                oldtype,
                newtype,
                true,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                size.word(),
                rank.word(),
                ndims.word(),
                array_of_gsizes.word(),
                array_of_distribs.word(),
                array_of_dargs.word(),
                array_of_psizes.word(),
                order.word(),
                oldtype.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_HINDEXED);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_hindexed(
                count as i64,
                IntArr::I32(array_of_blocklengths),
                IntArr::I64(array_of_displacements.cast::<i64>()),
                oldtype,
                newtype,
                false,
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
pub unsafe extern "C" fn PMPI_Type_create_hindexed_c(
    count: MPI_Count,
    array_of_blocklengths: *const MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_HINDEXED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_hindexed(
                count as i64,
                IntArr::I64(array_of_blocklengths.cast::<i64>()),
                IntArr::I64(array_of_displacements.cast::<i64>()),
                oldtype,
                newtype,
                true,
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
pub unsafe extern "C" fn PMPI_Type_create_hindexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_HINDEXED_BLOCK);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let blocklength = checks::count(blocklength as i64, "blocklength")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_hindexed_block(
                count as i64,
                blocklength as i64,
                IntArr::I64(array_of_displacements.cast::<i64>()),
                oldtype,
                newtype,
                false,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                count.word(),
                blocklength.word(),
                array_of_displacements.word(),
                oldtype.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_block_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_HINDEXED_BLOCK_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let blocklength = checks::count(blocklength as i64, "blocklength")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_hindexed_block(
                count as i64,
                blocklength as i64,
                IntArr::I64(array_of_displacements.cast::<i64>()),
                oldtype,
                newtype,
                true,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                count.word(),
                blocklength.word(),
                array_of_displacements.word(),
                oldtype.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hvector(
    count: c_int,
    blocklength: c_int,
    stride: MPI_Aint,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_HVECTOR);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let blocklength = checks::count(blocklength as i64, "blocklength")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_hvector(
                count as i64,
                blocklength as i64,
                stride as i64,
                oldtype,
                newtype,
                false,
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
pub unsafe extern "C" fn PMPI_Type_create_hvector_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    stride: MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_HVECTOR_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let blocklength = checks::count(blocklength as i64, "blocklength")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_hvector(
                count as i64,
                blocklength as i64,
                stride as i64,
                oldtype,
                newtype,
                true,
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
pub unsafe extern "C" fn PMPI_Type_create_indexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_INDEXED_BLOCK);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let blocklength = checks::count(blocklength as i64, "blocklength")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_indexed_block(
                count as i64,
                blocklength as i64,
                IntArr::I32(array_of_displacements),
                oldtype,
                newtype,
                false,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                count.word(),
                blocklength.word(),
                array_of_displacements.word(),
                oldtype.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_indexed_block_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_INDEXED_BLOCK_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let blocklength = checks::count(blocklength as i64, "blocklength")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_indexed_block(
                count as i64,
                blocklength as i64,
                IntArr::I64(array_of_displacements.cast::<i64>()),
                oldtype,
                newtype,
                true,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                count.word(),
                blocklength.word(),
                array_of_displacements.word(),
                oldtype.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_resized(
    oldtype: MPI_Datatype,
    lb: MPI_Aint,
    extent: MPI_Aint,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_RESIZED);
    let done = (|| -> Result<()> {
        call.running()?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_resized(
                oldtype,
                lb as i64,
                extent as i64,
                newtype,
                false,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[oldtype.word(), lb.word(), extent.word(), newtype.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_resized_c(
    oldtype: MPI_Datatype,
    lb: MPI_Count,
    extent: MPI_Count,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_RESIZED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_resized(
                oldtype,
                lb as i64,
                extent as i64,
                newtype,
                true,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[oldtype.word(), lb.word(), extent.word(), newtype.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_struct(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const MPI_Aint,
    array_of_types: *const MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_STRUCT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_struct(
                count as i64,
                IntArr::I32(array_of_blocklengths),
                IntArr::I64(array_of_displacements.cast::<i64>()),
                array_of_types,
                newtype,
                false,
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
pub unsafe extern "C" fn PMPI_Type_create_struct_c(
    count: MPI_Count,
    array_of_blocklengths: *const MPI_Count,
    array_of_displacements: *const MPI_Count,
    array_of_types: *const MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_STRUCT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_struct(
                count as i64,
                IntArr::I64(array_of_blocklengths.cast::<i64>()),
                IntArr::I64(array_of_displacements.cast::<i64>()),
                array_of_types,
                newtype,
                true,
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
pub unsafe extern "C" fn PMPI_Type_create_subarray(
    ndims: c_int,
    array_of_sizes: *const c_int,
    array_of_subsizes: *const c_int,
    array_of_starts: *const c_int,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_SUBARRAY);
    let done = (|| -> Result<()> {
        call.running()?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_subarray(
                ndims,
                IntArr::I32(array_of_sizes),
                IntArr::I32(array_of_subsizes),
                IntArr::I32(array_of_starts),
                order,
                oldtype,
                newtype,
                false,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                ndims.word(),
                array_of_sizes.word(),
                array_of_subsizes.word(),
                array_of_starts.word(),
                order.word(),
                oldtype.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_subarray_c(
    ndims: c_int,
    array_of_sizes: *const MPI_Count,
    array_of_subsizes: *const MPI_Count,
    array_of_starts: *const MPI_Count,
    order: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_CREATE_SUBARRAY_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_create_subarray(
                ndims,
                IntArr::I64(array_of_sizes.cast::<i64>()),
                IntArr::I64(array_of_subsizes.cast::<i64>()),
                IntArr::I64(array_of_starts.cast::<i64>()),
                order,
                oldtype,
                newtype,
                true,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                ndims.word(),
                array_of_sizes.word(),
                array_of_subsizes.word(),
                array_of_starts.word(),
                order.word(),
                oldtype.word(),
                newtype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_dup(oldtype: MPI_Datatype, newtype: *mut MPI_Datatype) -> c_int {
    let call = Call::enter(ids::TYPE_DUP);
    let done = (|| -> Result<()> {
        call.running()?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe { crate::chapters::datatype::type_dup(oldtype, newtype) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[oldtype.word(), newtype.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_free(datatype: *mut MPI_Datatype) -> c_int {
    let call = Call::enter(ids::TYPE_FREE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(datatype, "datatype")?;
        unsafe { crate::chapters::datatype::type_free(datatype) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_contents(
    datatype: MPI_Datatype,
    max_integers: c_int,
    max_addresses: c_int,
    max_datatypes: c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut MPI_Aint,
    array_of_datatypes: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_CONTENTS);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        let max_integers = checks::count(max_integers as i64, "max_integers")?;
        let max_addresses = checks::count(max_addresses as i64, "max_addresses")?;
        let max_datatypes = checks::count(max_datatypes as i64, "max_datatypes")?;
        unsafe {
            crate::chapters::datatype::query::type_get_contents(
                datatype,
                max_integers as i64,
                max_addresses as i64,
                0,
                max_datatypes as i64,
                array_of_integers,
                array_of_addresses,
                std::ptr::null_mut(),
                array_of_datatypes,
                false,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                datatype.word(),
                max_integers.word(),
                max_addresses.word(),
                max_datatypes.word(),
                array_of_integers.word(),
                array_of_addresses.word(),
                array_of_datatypes.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_contents_c(
    datatype: MPI_Datatype,
    max_integers: MPI_Count,
    max_addresses: MPI_Count,
    max_large_counts: MPI_Count,
    max_datatypes: MPI_Count,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut MPI_Aint,
    array_of_large_counts: *mut MPI_Count,
    array_of_datatypes: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_CONTENTS_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        let max_integers = checks::count(max_integers as i64, "max_integers")?;
        let max_addresses = checks::count(max_addresses as i64, "max_addresses")?;
        let max_large_counts = checks::count(max_large_counts as i64, "max_large_counts")?;
        let max_datatypes = checks::count(max_datatypes as i64, "max_datatypes")?;
        unsafe {
            crate::chapters::datatype::query::type_get_contents(
                datatype,
                max_integers as i64,
                max_addresses as i64,
                max_large_counts as i64,
                max_datatypes as i64,
                array_of_integers,
                array_of_addresses,
                array_of_large_counts,
                array_of_datatypes,
                true,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                datatype.word(),
                max_integers.word(),
                max_addresses.word(),
                max_large_counts.word(),
                max_datatypes.word(),
                array_of_integers.word(),
                array_of_addresses.word(),
                array_of_large_counts.word(),
                array_of_datatypes.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_envelope(
    datatype: MPI_Datatype,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_ENVELOPE);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(num_integers, "num_integers")?;
        checks::out(num_addresses, "num_addresses")?;
        checks::out(num_datatypes, "num_datatypes")?;
        checks::out(combiner, "combiner")?;
        unsafe {
            crate::chapters::datatype::query::type_get_envelope(
                datatype,
                IntOut::I32(num_integers),
                IntOut::I32(num_addresses),
                IntOut::None,
                IntOut::I32(num_datatypes),
                combiner,
                false,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                datatype.word(),
                num_integers.word(),
                num_addresses.word(),
                num_datatypes.word(),
                combiner.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_envelope_c(
    datatype: MPI_Datatype,
    num_integers: *mut MPI_Count,
    num_addresses: *mut MPI_Count,
    num_large_counts: *mut MPI_Count,
    num_datatypes: *mut MPI_Count,
    combiner: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_ENVELOPE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(num_integers, "num_integers")?;
        checks::out(num_addresses, "num_addresses")?;
        checks::out(num_large_counts, "num_large_counts")?;
        checks::out(num_datatypes, "num_datatypes")?;
        checks::out(combiner, "combiner")?;
        unsafe {
            crate::chapters::datatype::query::type_get_envelope(
                datatype,
                IntOut::I64(num_integers.cast::<i64>()),
                IntOut::I64(num_addresses.cast::<i64>()),
                IntOut::I64(num_large_counts.cast::<i64>()),
                IntOut::I64(num_datatypes.cast::<i64>()),
                combiner,
                true,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                datatype.word(),
                num_integers.word(),
                num_addresses.word(),
                num_large_counts.word(),
                num_datatypes.word(),
                combiner.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent(
    datatype: MPI_Datatype,
    lb: *mut MPI_Aint,
    extent: *mut MPI_Aint,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_EXTENT);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(lb, "lb")?;
        checks::out(extent, "extent")?;
        crate::chapters::datatype::query::type_get_extent(
            datatype,
            IntOut::I64(lb.cast::<i64>()),
            IntOut::I64(extent.cast::<i64>()),
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), lb.word(), extent.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent_c(
    datatype: MPI_Datatype,
    lb: *mut MPI_Count,
    extent: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_EXTENT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(lb, "lb")?;
        checks::out(extent, "extent")?;
        crate::chapters::datatype::query::type_get_extent(
            datatype,
            IntOut::I64(lb.cast::<i64>()),
            IntOut::I64(extent.cast::<i64>()),
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), lb.word(), extent.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent(
    datatype: MPI_Datatype,
    true_lb: *mut MPI_Aint,
    true_extent: *mut MPI_Aint,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_TRUE_EXTENT);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(true_lb, "true_lb")?;
        checks::out(true_extent, "true_extent")?;
        crate::chapters::datatype::query::type_get_true_extent(
            datatype,
            IntOut::I64(true_lb.cast::<i64>()),
            IntOut::I64(true_extent.cast::<i64>()),
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[datatype.word(), true_lb.word(), true_extent.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent_c(
    datatype: MPI_Datatype,
    true_lb: *mut MPI_Count,
    true_extent: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_TRUE_EXTENT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(true_lb, "true_lb")?;
        checks::out(true_extent, "true_extent")?;
        crate::chapters::datatype::query::type_get_true_extent(
            datatype,
            IntOut::I64(true_lb.cast::<i64>()),
            IntOut::I64(true_extent.cast::<i64>()),
        )
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[datatype.word(), true_lb.word(), true_extent.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_value_index(
    value_type: MPI_Datatype,
    index_type: MPI_Datatype,
    pair_type: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_GET_VALUE_INDEX);
    let done = (|| -> Result<()> {
        call.running()?;
        let value_type = checks::datatype(value_type)?;
        let index_type = checks::datatype(index_type)?;
        checks::out(pair_type, "pair_type")?;
        unsafe {
            crate::chapters::datatype::selected::type_get_value_index(
                value_type, index_type, pair_type,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Default, &[value_type.word(), index_type.word(), pair_type.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_indexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_INDEXED);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_indexed(
                count as i64,
                IntArr::I32(array_of_blocklengths),
                IntArr::I32(array_of_displacements),
                oldtype,
                newtype,
                false,
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
pub unsafe extern "C" fn PMPI_Type_indexed_c(
    count: MPI_Count,
    array_of_blocklengths: *const MPI_Count,
    array_of_displacements: *const MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_INDEXED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_indexed(
                count as i64,
                IntArr::I64(array_of_blocklengths.cast::<i64>()),
                IntArr::I64(array_of_displacements.cast::<i64>()),
                oldtype,
                newtype,
                true,
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
pub unsafe extern "C" fn PMPI_Type_size(datatype: MPI_Datatype, size: *mut c_int) -> c_int {
    let call = Call::enter(ids::TYPE_SIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(size, "size")?;
        crate::chapters::datatype::query::type_size(datatype, IntOut::I32(size))
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size_c(datatype: MPI_Datatype, size: *mut MPI_Count) -> c_int {
    let call = Call::enter(ids::TYPE_SIZE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(size, "size")?;
        crate::chapters::datatype::query::type_size(datatype, IntOut::I64(size.cast::<i64>()))
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[datatype.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_vector(
    count: c_int,
    blocklength: c_int,
    stride: c_int,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_VECTOR);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let blocklength = checks::count(blocklength as i64, "blocklength")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_vector(
                count as i64,
                blocklength as i64,
                stride as i64,
                oldtype,
                newtype,
                false,
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
pub unsafe extern "C" fn PMPI_Type_vector_c(
    count: MPI_Count,
    blocklength: MPI_Count,
    stride: MPI_Count,
    oldtype: MPI_Datatype,
    newtype: *mut MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::TYPE_VECTOR_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let blocklength = checks::count(blocklength as i64, "blocklength")?;
        let oldtype = checks::datatype(oldtype)?;
        checks::out(newtype, "newtype")?;
        unsafe {
            crate::chapters::datatype::construct::type_vector(
                count as i64,
                blocklength as i64,
                stride as i64,
                oldtype,
                newtype,
                true,
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
pub unsafe extern "C" fn PMPI_Unpack(
    inbuf: *const c_void,
    insize: c_int,
    position: *mut c_int,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::UNPACK);
    let done = (|| -> Result<()> {
        call.running()?;
        let insize = checks::count(insize as i64, "insize")?;
        checks::out(position, "position")?;
        let outcount = checks::count(outcount as i64, "outcount")?;
        let datatype = checks::committed_for(outcount, datatype)?;
        let comm = checks::comm(comm)?;
        checks::buffer(inbuf, insize, datatype, "inbuf")?;
        checks::fits(insize, datatype)?;
        checks::buffer(outbuf, outcount, datatype, "outbuf")?;
        checks::fits(outcount, datatype)?;
        unsafe {
            crate::chapters::datatype::pack::unpack(
                inbuf,
                insize as i64,
                IntOut::I32(position),
                outbuf,
                outcount as i64,
                datatype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                inbuf.word(),
                insize.word(),
                position.word(),
                outbuf.word(),
                outcount.word(),
                datatype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_c(
    inbuf: *const c_void,
    insize: MPI_Count,
    position: *mut MPI_Count,
    outbuf: *mut c_void,
    outcount: MPI_Count,
    datatype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::UNPACK_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let insize = checks::count(insize as i64, "insize")?;
        checks::out(position, "position")?;
        let outcount = checks::count(outcount as i64, "outcount")?;
        let datatype = checks::committed_for(outcount, datatype)?;
        let comm = checks::comm(comm)?;
        checks::buffer(inbuf, insize, datatype, "inbuf")?;
        checks::fits(insize, datatype)?;
        checks::buffer(outbuf, outcount, datatype, "outbuf")?;
        checks::fits(outcount, datatype)?;
        unsafe {
            crate::chapters::datatype::pack::unpack(
                inbuf,
                insize as i64,
                IntOut::I64(position.cast::<i64>()),
                outbuf,
                outcount as i64,
                datatype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                inbuf.word(),
                insize.word(),
                position.word(),
                outbuf.word(),
                outcount.word(),
                datatype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: MPI_Aint,
    position: *mut MPI_Aint,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::UNPACK_EXTERNAL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(datarep, "datarep")?;
        checks::out(position, "position")?;
        let outcount = checks::count(outcount as i64, "outcount")?;
        let datatype = checks::committed_for(outcount, datatype)?;
        checks::buffer(inbuf, outcount, datatype, "inbuf")?;
        checks::fits(outcount, datatype)?;
        checks::buffer(outbuf, outcount, datatype, "outbuf")?;
        checks::fits(outcount, datatype)?;
        unsafe {
            crate::chapters::datatype::pack::unpack_external(
                datarep,
                inbuf,
                insize as i64,
                IntOut::I64(position.cast::<i64>()),
                outbuf,
                outcount as i64,
                datatype,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                datarep.word(),
                inbuf.word(),
                insize.word(),
                position.word(),
                outbuf.word(),
                outcount.word(),
                datatype.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: MPI_Count,
    position: *mut MPI_Count,
    outbuf: *mut c_void,
    outcount: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::UNPACK_EXTERNAL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(datarep, "datarep")?;
        checks::out(position, "position")?;
        let outcount = checks::count(outcount as i64, "outcount")?;
        let datatype = checks::committed_for(outcount, datatype)?;
        checks::buffer(inbuf, outcount, datatype, "inbuf")?;
        checks::fits(outcount, datatype)?;
        checks::buffer(outbuf, outcount, datatype, "outbuf")?;
        checks::fits(outcount, datatype)?;
        unsafe {
            crate::chapters::datatype::pack::unpack_external(
                datarep,
                inbuf,
                insize as i64,
                IntOut::I64(position.cast::<i64>()),
                outbuf,
                outcount as i64,
                datatype,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                datarep.word(),
                inbuf.word(),
                insize.word(),
                position.word(),
                outbuf.word(),
                outcount.word(),
                datatype.word(),
            ],
            e,
        ),
    }
}

std::arch::global_asm!(
    ".weak MPI_Aint_add",
    ".set MPI_Aint_add, PMPI_Aint_add",
    ".weak MPI_Aint_diff",
    ".set MPI_Aint_diff, PMPI_Aint_diff",
    ".weak MPI_Get_address",
    ".set MPI_Get_address, PMPI_Get_address",
    ".weak MPI_Get_elements",
    ".set MPI_Get_elements, PMPI_Get_elements",
    ".weak MPI_Get_elements_c",
    ".set MPI_Get_elements_c, PMPI_Get_elements_c",
    ".weak MPI_Pack",
    ".set MPI_Pack, PMPI_Pack",
    ".weak MPI_Pack_c",
    ".set MPI_Pack_c, PMPI_Pack_c",
    ".weak MPI_Pack_external",
    ".set MPI_Pack_external, PMPI_Pack_external",
    ".weak MPI_Pack_external_c",
    ".set MPI_Pack_external_c, PMPI_Pack_external_c",
    ".weak MPI_Pack_external_size",
    ".set MPI_Pack_external_size, PMPI_Pack_external_size",
    ".weak MPI_Pack_external_size_c",
    ".set MPI_Pack_external_size_c, PMPI_Pack_external_size_c",
    ".weak MPI_Pack_size",
    ".set MPI_Pack_size, PMPI_Pack_size",
    ".weak MPI_Pack_size_c",
    ".set MPI_Pack_size_c, PMPI_Pack_size_c",
    ".weak MPI_Type_commit",
    ".set MPI_Type_commit, PMPI_Type_commit",
    ".weak MPI_Type_contiguous",
    ".set MPI_Type_contiguous, PMPI_Type_contiguous",
    ".weak MPI_Type_contiguous_c",
    ".set MPI_Type_contiguous_c, PMPI_Type_contiguous_c",
    ".weak MPI_Type_create_darray",
    ".set MPI_Type_create_darray, PMPI_Type_create_darray",
    ".weak MPI_Type_create_darray_c",
    ".set MPI_Type_create_darray_c, PMPI_Type_create_darray_c",
    ".weak MPI_Type_create_hindexed",
    ".set MPI_Type_create_hindexed, PMPI_Type_create_hindexed",
    ".weak MPI_Type_create_hindexed_c",
    ".set MPI_Type_create_hindexed_c, PMPI_Type_create_hindexed_c",
    ".weak MPI_Type_create_hindexed_block",
    ".set MPI_Type_create_hindexed_block, PMPI_Type_create_hindexed_block",
    ".weak MPI_Type_create_hindexed_block_c",
    ".set MPI_Type_create_hindexed_block_c, PMPI_Type_create_hindexed_block_c",
    ".weak MPI_Type_create_hvector",
    ".set MPI_Type_create_hvector, PMPI_Type_create_hvector",
    ".weak MPI_Type_create_hvector_c",
    ".set MPI_Type_create_hvector_c, PMPI_Type_create_hvector_c",
    ".weak MPI_Type_create_indexed_block",
    ".set MPI_Type_create_indexed_block, PMPI_Type_create_indexed_block",
    ".weak MPI_Type_create_indexed_block_c",
    ".set MPI_Type_create_indexed_block_c, PMPI_Type_create_indexed_block_c",
    ".weak MPI_Type_create_resized",
    ".set MPI_Type_create_resized, PMPI_Type_create_resized",
    ".weak MPI_Type_create_resized_c",
    ".set MPI_Type_create_resized_c, PMPI_Type_create_resized_c",
    ".weak MPI_Type_create_struct",
    ".set MPI_Type_create_struct, PMPI_Type_create_struct",
    ".weak MPI_Type_create_struct_c",
    ".set MPI_Type_create_struct_c, PMPI_Type_create_struct_c",
    ".weak MPI_Type_create_subarray",
    ".set MPI_Type_create_subarray, PMPI_Type_create_subarray",
    ".weak MPI_Type_create_subarray_c",
    ".set MPI_Type_create_subarray_c, PMPI_Type_create_subarray_c",
    ".weak MPI_Type_dup",
    ".set MPI_Type_dup, PMPI_Type_dup",
    ".weak MPI_Type_free",
    ".set MPI_Type_free, PMPI_Type_free",
    ".weak MPI_Type_get_contents",
    ".set MPI_Type_get_contents, PMPI_Type_get_contents",
    ".weak MPI_Type_get_contents_c",
    ".set MPI_Type_get_contents_c, PMPI_Type_get_contents_c",
    ".weak MPI_Type_get_envelope",
    ".set MPI_Type_get_envelope, PMPI_Type_get_envelope",
    ".weak MPI_Type_get_envelope_c",
    ".set MPI_Type_get_envelope_c, PMPI_Type_get_envelope_c",
    ".weak MPI_Type_get_extent",
    ".set MPI_Type_get_extent, PMPI_Type_get_extent",
    ".weak MPI_Type_get_extent_c",
    ".set MPI_Type_get_extent_c, PMPI_Type_get_extent_c",
    ".weak MPI_Type_get_true_extent",
    ".set MPI_Type_get_true_extent, PMPI_Type_get_true_extent",
    ".weak MPI_Type_get_true_extent_c",
    ".set MPI_Type_get_true_extent_c, PMPI_Type_get_true_extent_c",
    ".weak MPI_Type_get_value_index",
    ".set MPI_Type_get_value_index, PMPI_Type_get_value_index",
    ".weak MPI_Type_indexed",
    ".set MPI_Type_indexed, PMPI_Type_indexed",
    ".weak MPI_Type_indexed_c",
    ".set MPI_Type_indexed_c, PMPI_Type_indexed_c",
    ".weak MPI_Type_size",
    ".set MPI_Type_size, PMPI_Type_size",
    ".weak MPI_Type_size_c",
    ".set MPI_Type_size_c, PMPI_Type_size_c",
    ".weak MPI_Type_vector",
    ".set MPI_Type_vector, PMPI_Type_vector",
    ".weak MPI_Type_vector_c",
    ".set MPI_Type_vector_c, PMPI_Type_vector_c",
    ".weak MPI_Unpack",
    ".set MPI_Unpack, PMPI_Unpack",
    ".weak MPI_Unpack_c",
    ".set MPI_Unpack_c, PMPI_Unpack_c",
    ".weak MPI_Unpack_external",
    ".set MPI_Unpack_external, PMPI_Unpack_external",
    ".weak MPI_Unpack_external_c",
    ".set MPI_Unpack_external_c, PMPI_Unpack_external_c",
);
