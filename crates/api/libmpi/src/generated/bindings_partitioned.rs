// Made by `cargo x codegen`; do not edit.
//! Partitioned communication (MPI-5.0 chapter 4).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Parrived(
    request: MPI_Request,
    partition: c_int,
    flag: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::PARRIVED);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::partitioned::parrived(request, partition, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[request.word(), partition.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready(partition: c_int, request: MPI_Request) -> c_int {
    let call = Call::enter(ids::PREADY);
    let done = (|| -> Result<()> {
        call.running()?;
        crate::chapters::partitioned::pready(partition, request)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[partition.word(), request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready_list(
    length: c_int,
    array_of_partitions: *const c_int,
    request: MPI_Request,
) -> c_int {
    let call = Call::enter(ids::PREADY_LIST);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::partitioned::pready_list(length, array_of_partitions, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[length.word(), array_of_partitions.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready_range(
    partition_low: c_int,
    partition_high: c_int,
    request: MPI_Request,
) -> c_int {
    let call = Call::enter(ids::PREADY_RANGE);
    let done = (|| -> Result<()> {
        call.running()?;
        crate::chapters::partitioned::pready_range(partition_low, partition_high, request)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[partition_low.word(), partition_high.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Precv_init(
    buf: *mut c_void,
    partitions: c_int,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::PRECV_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source(source, comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::partitioned::precv_init(
                buf, partitions, count, datatype, source, tag, comm, info, request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                partitions.word(),
                count.word(),
                datatype.word(),
                source.word(),
                tag.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Precv_init_c(
    buf: *mut c_void,
    partitions: c_int,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::PRECV_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source(source, comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::partitioned::precv_init(
                buf, partitions, count, datatype, source, tag, comm, info, request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                partitions.word(),
                count.word(),
                datatype.word(),
                source.word(),
                tag.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Psend_init(
    buf: *const c_void,
    partitions: c_int,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::PSEND_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::partitioned::psend_init(
                buf, partitions, count, datatype, dest, tag, comm, info, request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                partitions.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Psend_init_c(
    buf: *const c_void,
    partitions: c_int,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::PSEND_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::partitioned::psend_init(
                buf, partitions, count, datatype, dest, tag, comm, info, request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                partitions.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

std::arch::global_asm!(
    ".weak MPI_Parrived",
    ".set MPI_Parrived, PMPI_Parrived",
    ".weak MPI_Pready",
    ".set MPI_Pready, PMPI_Pready",
    ".weak MPI_Pready_list",
    ".set MPI_Pready_list, PMPI_Pready_list",
    ".weak MPI_Pready_range",
    ".set MPI_Pready_range, PMPI_Pready_range",
    ".weak MPI_Precv_init",
    ".set MPI_Precv_init, PMPI_Precv_init",
    ".weak MPI_Precv_init_c",
    ".set MPI_Precv_init_c, PMPI_Precv_init_c",
    ".weak MPI_Psend_init",
    ".set MPI_Psend_init, PMPI_Psend_init",
    ".weak MPI_Psend_init_c",
    ".set MPI_Psend_init_c, PMPI_Psend_init_c",
);
