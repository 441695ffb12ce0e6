// Made by `cargo x codegen`; do not edit.
//! Collective communication (MPI-5.0 chapter 6).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLGATHER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::coll::blocking::allgather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLGATHER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::coll::blocking::allgather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLGATHER_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::allgather_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLGATHER_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::allgather_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLGATHERV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        unsafe {
            crate::chapters::coll::blocking::allgatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(displs),
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLGATHERV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        unsafe {
            crate::chapters::coll::blocking::allgatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLGATHERV_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::allgatherv_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(displs),
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLGATHERV_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::allgatherv_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLREDUCE);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::allreduce(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLREDUCE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::allreduce(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLREDUCE_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::allreduce_init(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLREDUCE_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::allreduce_init(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLTOALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::coll::blocking::alltoall(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLTOALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::coll::blocking::alltoall(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLTOALL_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::alltoall_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLTOALL_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::alltoall_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLTOALLV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        unsafe {
            crate::chapters::coll::blocking::alltoallv(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(sdispls),
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(rdispls),
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLTOALLV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        unsafe {
            crate::chapters::coll::blocking::alltoallv(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(sdispls.cast::<i64>()),
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(rdispls.cast::<i64>()),
                recvtype,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLTOALLV_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::alltoallv_init(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(sdispls),
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(rdispls),
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLTOALLV_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::alltoallv_init(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(sdispls.cast::<i64>()),
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(rdispls.cast::<i64>()),
                recvtype,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLTOALLW);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe {
            crate::chapters::coll::blocking::alltoallw(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(sdispls),
                sendtypes,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(rdispls),
                recvtypes,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::ALLTOALLW_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe {
            crate::chapters::coll::blocking::alltoallw(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(sdispls.cast::<i64>()),
                sendtypes,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(rdispls.cast::<i64>()),
                recvtypes,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLTOALLW_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::alltoallw_init(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(sdispls),
                sendtypes,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(rdispls),
                recvtypes,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ALLTOALLW_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::alltoallw_init(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(sdispls.cast::<i64>()),
                sendtypes,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(rdispls.cast::<i64>()),
                recvtypes,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Barrier(comm: MPI_Comm) -> c_int {
    let call = Call::enter(ids::BARRIER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::coll::blocking::barrier(comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Barrier_init(
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::BARRIER_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::coll::persistent::barrier_init(comm, info, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), info.word(), request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::BCAST);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), count, datatype)?;
        checks::buffer(buffer, count, datatype, "buffer")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::bcast(buffer, count as i64, datatype, root, comm)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buffer.word(), count.word(), datatype.word(), root.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_c(
    buffer: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::BCAST_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), count, datatype)?;
        checks::buffer(buffer, count, datatype, "buffer")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::bcast(buffer, count as i64, datatype, root, comm)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buffer.word(), count.word(), datatype.word(), root.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_init(
    buffer: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::BCAST_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), count, datatype)?;
        checks::buffer(buffer, count, datatype, "buffer")?;
        checks::fits(count, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::bcast_init(
                buffer,
                count as i64,
                datatype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buffer.word(),
                count.word(),
                datatype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_init_c(
    buffer: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::BCAST_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), count, datatype)?;
        checks::buffer(buffer, count, datatype, "buffer")?;
        checks::fits(count, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::bcast_init(
                buffer,
                count as i64,
                datatype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buffer.word(),
                count.word(),
                datatype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::EXSCAN);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::exscan(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::EXSCAN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::exscan(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::EXSCAN_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::fits(count, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::exscan_init(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::EXSCAN_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::fits(count, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::exscan_init(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::GATHER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        unsafe {
            crate::chapters::coll::blocking::gather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::GATHER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        unsafe {
            crate::chapters::coll::blocking::gather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::GATHER_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::gather_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::GATHER_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::gather_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::GATHERV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            1,
            recvtype,
        )?;
        unsafe {
            crate::chapters::coll::blocking::gatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(displs),
                recvtype,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::GATHERV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            1,
            recvtype,
        )?;
        unsafe {
            crate::chapters::coll::blocking::gatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                recvtype,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::GATHERV_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            1,
            recvtype,
        )?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::gatherv_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(displs),
                recvtype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::GATHERV_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            1,
            recvtype,
        )?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::gatherv_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                recvtype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLGATHER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iallgather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLGATHER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iallgather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLGATHERV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iallgatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(displs),
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLGATHERV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iallgatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLREDUCE);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iallreduce(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLREDUCE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iallreduce(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLTOALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ialltoall(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoall_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLTOALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendcount =
            checks::count_if(!checks::in_place(sendbuf), sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), sendcount, sendtype)?;
        let recvcount =
            checks::count_if(!checks::in_place(recvbuf), recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), recvcount, recvtype)?;
        checks::side(sendbuf, sendcount, sendtype, "sendbuf")?;
        checks::fits(sendcount, sendtype)?;
        checks::side(recvbuf, recvcount, recvtype, "recvbuf")?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ialltoall(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLTOALLV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ialltoallv(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(sdispls),
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(rdispls),
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtype: MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLTOALLV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let sendtype = checks::committed_if(!checks::in_place(sendbuf), 1, sendtype)?;
        let recvtype = checks::committed_if(!checks::in_place(recvbuf), 1, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ialltoallv(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(sdispls.cast::<i64>()),
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(rdispls.cast::<i64>()),
                recvtype,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtype.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLTOALLW);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ialltoallw(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(sdispls),
                sendtypes,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(rdispls),
                recvtypes,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IALLTOALLW_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ialltoallw(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(sdispls.cast::<i64>()),
                sendtypes,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(rdispls.cast::<i64>()),
                recvtypes,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                sdispls.word(),
                sendtypes.word(),
                recvbuf.word(),
                recvcounts.word(),
                rdispls.word(),
                recvtypes.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibarrier(comm: MPI_Comm, request: *mut MPI_Request) -> c_int {
    let call = Call::enter(ids::IBARRIER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::coll::nonblocking::ibarrier(comm, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IBCAST);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), count, datatype)?;
        checks::buffer(buffer, count, datatype, "buffer")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ibcast(
                buffer,
                count as i64,
                datatype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buffer.word(),
                count.word(),
                datatype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibcast_c(
    buffer: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IBCAST_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), count, datatype)?;
        checks::buffer(buffer, count, datatype, "buffer")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ibcast(
                buffer,
                count as i64,
                datatype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buffer.word(),
                count.word(),
                datatype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iexscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IEXSCAN);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iexscan(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iexscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IEXSCAN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iexscan(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IGATHER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::igather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igather_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IGATHER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::igather(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IGATHERV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            1,
            recvtype,
        )?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::igatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I32(recvcounts),
                IntArr::I32(displs),
                recvtype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igatherv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IGATHERV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(recvbuf),
            1,
            recvtype,
        )?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::igatherv(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                recvtype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcounts.word(),
                displs.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IREDUCE);
    let done = (|| -> Result<()> {
        call.running()?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), 1, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ireduce(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IREDUCE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), 1, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ireduce(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IREDUCE_SCATTER);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ireduce_scatter(
                sendbuf,
                recvbuf,
                IntArr::I32(recvcounts),
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcounts.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IREDUCE_SCATTER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ireduce_scatter(
                sendbuf,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcounts.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IREDUCE_SCATTER_BLOCK);
    let done = (|| -> Result<()> {
        call.running()?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, recvcount, datatype, "sendbuf")?;
        checks::fits(recvcount, datatype)?;
        checks::side(recvbuf, recvcount, datatype, "recvbuf")?;
        checks::fits(recvcount, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ireduce_scatter_block(
                sendbuf,
                recvbuf,
                recvcount as i64,
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcount.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IREDUCE_SCATTER_BLOCK_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, recvcount, datatype, "sendbuf")?;
        checks::fits(recvcount, datatype)?;
        checks::side(recvbuf, recvcount, datatype, "recvbuf")?;
        checks::fits(recvcount, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::ireduce_scatter_block(
                sendbuf,
                recvbuf,
                recvcount as i64,
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcount.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISCAN);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iscan(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISCAN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iscan(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISCATTER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iscatter(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatter_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISCATTER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iscatter(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISCATTERV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            1,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iscatterv(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(displs),
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                displs.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISCATTERV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            1,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::nonblocking::iscatterv(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                displs.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_commutative(op: MPI_Op, commute: *mut c_int) -> c_int {
    let call = Call::enter(ids::OP_COMMUTATIVE);
    let done = (|| -> Result<()> {
        call.running()?;
        let op = checks::op(op)?;
        checks::out(commute, "commute")?;
        unsafe { crate::chapters::op::op_commutative(op, commute) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[op.word(), commute.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_create(
    user_fn: MPI_User_function,
    commute: c_int,
    op: *mut MPI_Op,
) -> c_int {
    let call = Call::enter(ids::OP_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(op, "op")?;
        unsafe { crate::chapters::op::op_create(Poly::Int(user_fn), commute, op) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[user_fn.word(), commute.word(), op.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_create_c(
    user_fn: MPI_User_function_c,
    commute: c_int,
    op: *mut MPI_Op,
) -> c_int {
    let call = Call::enter(ids::OP_CREATE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(op, "op")?;
        unsafe { crate::chapters::op::op_create(Poly::Count(user_fn), commute, op) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[user_fn.word(), commute.word(), op.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_free(op: *mut MPI_Op) -> c_int {
    let call = Call::enter(ids::OP_FREE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(op, "op")?;
        unsafe { crate::chapters::op::op_free(op) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[op.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::REDUCE);
    let done = (|| -> Result<()> {
        call.running()?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), 1, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::reduce(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::REDUCE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), 1, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::reduce(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::REDUCE_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), 1, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::reduce_init(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::REDUCE_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let count = checks::count_if(checks::takes_part(root, comm), count as i64, "count")?;
        let datatype = checks::committed_if(checks::takes_part(root, comm), 1, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::reduce_init(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_local(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
) -> c_int {
    let call = Call::enter(ids::REDUCE_LOCAL);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        checks::buffer(inbuf, count, datatype, "inbuf")?;
        checks::fits(count, datatype)?;
        checks::buffer(inoutbuf, count, datatype, "inoutbuf")?;
        checks::fits(count, datatype)?;
        let op = checks::op(op)?;
        unsafe { crate::chapters::op::reduce_local(inbuf, inoutbuf, count as i64, datatype, op) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[inbuf.word(), inoutbuf.word(), count.word(), datatype.word(), op.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_local_c(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
) -> c_int {
    let call = Call::enter(ids::REDUCE_LOCAL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        checks::buffer(inbuf, count, datatype, "inbuf")?;
        checks::fits(count, datatype)?;
        checks::buffer(inoutbuf, count, datatype, "inoutbuf")?;
        checks::fits(count, datatype)?;
        let op = checks::op(op)?;
        unsafe { crate::chapters::op::reduce_local(inbuf, inoutbuf, count as i64, datatype, op) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[inbuf.word(), inoutbuf.word(), count.word(), datatype.word(), op.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::REDUCE_SCATTER);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        unsafe {
            crate::chapters::coll::blocking::reduce_scatter(
                sendbuf,
                recvbuf,
                IntArr::I32(recvcounts),
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcounts.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::REDUCE_SCATTER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        unsafe {
            crate::chapters::coll::blocking::reduce_scatter(
                sendbuf,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcounts.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::REDUCE_SCATTER_BLOCK);
    let done = (|| -> Result<()> {
        call.running()?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, recvcount, datatype, "sendbuf")?;
        checks::fits(recvcount, datatype)?;
        checks::side(recvbuf, recvcount, datatype, "recvbuf")?;
        checks::fits(recvcount, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::reduce_scatter_block(
                sendbuf,
                recvbuf,
                recvcount as i64,
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcount.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::REDUCE_SCATTER_BLOCK_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, recvcount, datatype, "sendbuf")?;
        checks::fits(recvcount, datatype)?;
        checks::side(recvbuf, recvcount, datatype, "recvbuf")?;
        checks::fits(recvcount, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::reduce_scatter_block(
                sendbuf,
                recvbuf,
                recvcount as i64,
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcount.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::REDUCE_SCATTER_BLOCK_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, recvcount, datatype, "sendbuf")?;
        checks::fits(recvcount, datatype)?;
        checks::side(recvbuf, recvcount, datatype, "recvbuf")?;
        checks::fits(recvcount, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::reduce_scatter_block_init(
                sendbuf,
                recvbuf,
                recvcount as i64,
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcount.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::REDUCE_SCATTER_BLOCK_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, recvcount, datatype, "sendbuf")?;
        checks::fits(recvcount, datatype)?;
        checks::side(recvbuf, recvcount, datatype, "recvbuf")?;
        checks::fits(recvcount, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::reduce_scatter_block_init(
                sendbuf,
                recvbuf,
                recvcount as i64,
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcount.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::REDUCE_SCATTER_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::reduce_scatter_init(
                sendbuf,
                recvbuf,
                IntArr::I32(recvcounts),
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcounts.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::REDUCE_SCATTER_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::reduce_scatter_init(
                sendbuf,
                recvbuf,
                IntArr::I64(recvcounts.cast::<i64>()),
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                recvcounts.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SCAN);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::scan(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SCAN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::coll::blocking::scan(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SCAN_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::scan_init(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    op: MPI_Op,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SCAN_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        let comm = checks::comm(comm)?;
        checks::side(sendbuf, count, datatype, "sendbuf")?;
        checks::fits(count, datatype)?;
        checks::side(recvbuf, count, datatype, "recvbuf")?;
        checks::fits(count, datatype)?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::scan_init(
                sendbuf,
                recvbuf,
                count as i64,
                datatype,
                op,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                recvbuf.word(),
                count.word(),
                datatype.word(),
                op.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SCATTER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        unsafe {
            crate::chapters::coll::blocking::scatter(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SCATTER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        unsafe {
            crate::chapters::coll::blocking::scatter(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SCATTER_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::scatter_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_init_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SCATTER_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendcount = checks::count_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount as i64,
            "sendcount",
        )?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            sendcount,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::scatter_init(
                sendbuf,
                sendcount as i64,
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SCATTERV);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            1,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        unsafe {
            crate::chapters::coll::blocking::scatterv(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(displs),
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                displs.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SCATTERV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            1,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        unsafe {
            crate::chapters::coll::blocking::scatterv(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                displs.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SCATTERV_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            1,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::scatterv_init(
                sendbuf,
                IntArr::I32(sendcounts),
                IntArr::I32(displs),
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                displs.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const MPI_Count,
    displs: *const MPI_Aint,
    sendtype: MPI_Datatype,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    root: c_int,
    comm: MPI_Comm,
    info: MPI_Info,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SCATTERV_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let root = checks::root(root, comm)?;
        let sendtype = checks::committed_if(
            checks::at_root(root, comm) && !checks::in_place(sendbuf),
            1,
            sendtype,
        )?;
        let recvcount = checks::count_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount as i64,
            "recvcount",
        )?;
        let recvtype = checks::committed_if(
            checks::is_leaf(root, comm) && !checks::in_place(recvbuf),
            recvcount,
            recvtype,
        )?;
        let info = checks::info(info)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::coll::persistent::scatterv_init(
                sendbuf,
                IntArr::I64(sendcounts.cast::<i64>()),
                IntArr::I64(displs.cast::<i64>()),
                sendtype,
                recvbuf,
                recvcount as i64,
                recvtype,
                root,
                comm,
                info,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcounts.word(),
                displs.word(),
                sendtype.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                root.word(),
                comm.word(),
                info.word(),
                request.word(),
            ],
            e,
        ),
    }
}

std::arch::global_asm!(
    ".weak MPI_Allgather",
    ".set MPI_Allgather, PMPI_Allgather",
    ".weak MPI_Allgather_c",
    ".set MPI_Allgather_c, PMPI_Allgather_c",
    ".weak MPI_Allgather_init",
    ".set MPI_Allgather_init, PMPI_Allgather_init",
    ".weak MPI_Allgather_init_c",
    ".set MPI_Allgather_init_c, PMPI_Allgather_init_c",
    ".weak MPI_Allgatherv",
    ".set MPI_Allgatherv, PMPI_Allgatherv",
    ".weak MPI_Allgatherv_c",
    ".set MPI_Allgatherv_c, PMPI_Allgatherv_c",
    ".weak MPI_Allgatherv_init",
    ".set MPI_Allgatherv_init, PMPI_Allgatherv_init",
    ".weak MPI_Allgatherv_init_c",
    ".set MPI_Allgatherv_init_c, PMPI_Allgatherv_init_c",
    ".weak MPI_Allreduce",
    ".set MPI_Allreduce, PMPI_Allreduce",
    ".weak MPI_Allreduce_c",
    ".set MPI_Allreduce_c, PMPI_Allreduce_c",
    ".weak MPI_Allreduce_init",
    ".set MPI_Allreduce_init, PMPI_Allreduce_init",
    ".weak MPI_Allreduce_init_c",
    ".set MPI_Allreduce_init_c, PMPI_Allreduce_init_c",
    ".weak MPI_Alltoall",
    ".set MPI_Alltoall, PMPI_Alltoall",
    ".weak MPI_Alltoall_c",
    ".set MPI_Alltoall_c, PMPI_Alltoall_c",
    ".weak MPI_Alltoall_init",
    ".set MPI_Alltoall_init, PMPI_Alltoall_init",
    ".weak MPI_Alltoall_init_c",
    ".set MPI_Alltoall_init_c, PMPI_Alltoall_init_c",
    ".weak MPI_Alltoallv",
    ".set MPI_Alltoallv, PMPI_Alltoallv",
    ".weak MPI_Alltoallv_c",
    ".set MPI_Alltoallv_c, PMPI_Alltoallv_c",
    ".weak MPI_Alltoallv_init",
    ".set MPI_Alltoallv_init, PMPI_Alltoallv_init",
    ".weak MPI_Alltoallv_init_c",
    ".set MPI_Alltoallv_init_c, PMPI_Alltoallv_init_c",
    ".weak MPI_Alltoallw",
    ".set MPI_Alltoallw, PMPI_Alltoallw",
    ".weak MPI_Alltoallw_c",
    ".set MPI_Alltoallw_c, PMPI_Alltoallw_c",
    ".weak MPI_Alltoallw_init",
    ".set MPI_Alltoallw_init, PMPI_Alltoallw_init",
    ".weak MPI_Alltoallw_init_c",
    ".set MPI_Alltoallw_init_c, PMPI_Alltoallw_init_c",
    ".weak MPI_Barrier",
    ".set MPI_Barrier, PMPI_Barrier",
    ".weak MPI_Barrier_init",
    ".set MPI_Barrier_init, PMPI_Barrier_init",
    ".weak MPI_Bcast",
    ".set MPI_Bcast, PMPI_Bcast",
    ".weak MPI_Bcast_c",
    ".set MPI_Bcast_c, PMPI_Bcast_c",
    ".weak MPI_Bcast_init",
    ".set MPI_Bcast_init, PMPI_Bcast_init",
    ".weak MPI_Bcast_init_c",
    ".set MPI_Bcast_init_c, PMPI_Bcast_init_c",
    ".weak MPI_Exscan",
    ".set MPI_Exscan, PMPI_Exscan",
    ".weak MPI_Exscan_c",
    ".set MPI_Exscan_c, PMPI_Exscan_c",
    ".weak MPI_Exscan_init",
    ".set MPI_Exscan_init, PMPI_Exscan_init",
    ".weak MPI_Exscan_init_c",
    ".set MPI_Exscan_init_c, PMPI_Exscan_init_c",
    ".weak MPI_Gather",
    ".set MPI_Gather, PMPI_Gather",
    ".weak MPI_Gather_c",
    ".set MPI_Gather_c, PMPI_Gather_c",
    ".weak MPI_Gather_init",
    ".set MPI_Gather_init, PMPI_Gather_init",
    ".weak MPI_Gather_init_c",
    ".set MPI_Gather_init_c, PMPI_Gather_init_c",
    ".weak MPI_Gatherv",
    ".set MPI_Gatherv, PMPI_Gatherv",
    ".weak MPI_Gatherv_c",
    ".set MPI_Gatherv_c, PMPI_Gatherv_c",
    ".weak MPI_Gatherv_init",
    ".set MPI_Gatherv_init, PMPI_Gatherv_init",
    ".weak MPI_Gatherv_init_c",
    ".set MPI_Gatherv_init_c, PMPI_Gatherv_init_c",
    ".weak MPI_Iallgather",
    ".set MPI_Iallgather, PMPI_Iallgather",
    ".weak MPI_Iallgather_c",
    ".set MPI_Iallgather_c, PMPI_Iallgather_c",
    ".weak MPI_Iallgatherv",
    ".set MPI_Iallgatherv, PMPI_Iallgatherv",
    ".weak MPI_Iallgatherv_c",
    ".set MPI_Iallgatherv_c, PMPI_Iallgatherv_c",
    ".weak MPI_Iallreduce",
    ".set MPI_Iallreduce, PMPI_Iallreduce",
    ".weak MPI_Iallreduce_c",
    ".set MPI_Iallreduce_c, PMPI_Iallreduce_c",
    ".weak MPI_Ialltoall",
    ".set MPI_Ialltoall, PMPI_Ialltoall",
    ".weak MPI_Ialltoall_c",
    ".set MPI_Ialltoall_c, PMPI_Ialltoall_c",
    ".weak MPI_Ialltoallv",
    ".set MPI_Ialltoallv, PMPI_Ialltoallv",
    ".weak MPI_Ialltoallv_c",
    ".set MPI_Ialltoallv_c, PMPI_Ialltoallv_c",
    ".weak MPI_Ialltoallw",
    ".set MPI_Ialltoallw, PMPI_Ialltoallw",
    ".weak MPI_Ialltoallw_c",
    ".set MPI_Ialltoallw_c, PMPI_Ialltoallw_c",
    ".weak MPI_Ibarrier",
    ".set MPI_Ibarrier, PMPI_Ibarrier",
    ".weak MPI_Ibcast",
    ".set MPI_Ibcast, PMPI_Ibcast",
    ".weak MPI_Ibcast_c",
    ".set MPI_Ibcast_c, PMPI_Ibcast_c",
    ".weak MPI_Iexscan",
    ".set MPI_Iexscan, PMPI_Iexscan",
    ".weak MPI_Iexscan_c",
    ".set MPI_Iexscan_c, PMPI_Iexscan_c",
    ".weak MPI_Igather",
    ".set MPI_Igather, PMPI_Igather",
    ".weak MPI_Igather_c",
    ".set MPI_Igather_c, PMPI_Igather_c",
    ".weak MPI_Igatherv",
    ".set MPI_Igatherv, PMPI_Igatherv",
    ".weak MPI_Igatherv_c",
    ".set MPI_Igatherv_c, PMPI_Igatherv_c",
    ".weak MPI_Ireduce",
    ".set MPI_Ireduce, PMPI_Ireduce",
    ".weak MPI_Ireduce_c",
    ".set MPI_Ireduce_c, PMPI_Ireduce_c",
    ".weak MPI_Ireduce_scatter",
    ".set MPI_Ireduce_scatter, PMPI_Ireduce_scatter",
    ".weak MPI_Ireduce_scatter_c",
    ".set MPI_Ireduce_scatter_c, PMPI_Ireduce_scatter_c",
    ".weak MPI_Ireduce_scatter_block",
    ".set MPI_Ireduce_scatter_block, PMPI_Ireduce_scatter_block",
    ".weak MPI_Ireduce_scatter_block_c",
    ".set MPI_Ireduce_scatter_block_c, PMPI_Ireduce_scatter_block_c",
    ".weak MPI_Iscan",
    ".set MPI_Iscan, PMPI_Iscan",
    ".weak MPI_Iscan_c",
    ".set MPI_Iscan_c, PMPI_Iscan_c",
    ".weak MPI_Iscatter",
    ".set MPI_Iscatter, PMPI_Iscatter",
    ".weak MPI_Iscatter_c",
    ".set MPI_Iscatter_c, PMPI_Iscatter_c",
    ".weak MPI_Iscatterv",
    ".set MPI_Iscatterv, PMPI_Iscatterv",
    ".weak MPI_Iscatterv_c",
    ".set MPI_Iscatterv_c, PMPI_Iscatterv_c",
    ".weak MPI_Op_commutative",
    ".set MPI_Op_commutative, PMPI_Op_commutative",
    ".weak MPI_Op_create",
    ".set MPI_Op_create, PMPI_Op_create",
    ".weak MPI_Op_create_c",
    ".set MPI_Op_create_c, PMPI_Op_create_c",
    ".weak MPI_Op_free",
    ".set MPI_Op_free, PMPI_Op_free",
    ".weak MPI_Reduce",
    ".set MPI_Reduce, PMPI_Reduce",
    ".weak MPI_Reduce_c",
    ".set MPI_Reduce_c, PMPI_Reduce_c",
    ".weak MPI_Reduce_init",
    ".set MPI_Reduce_init, PMPI_Reduce_init",
    ".weak MPI_Reduce_init_c",
    ".set MPI_Reduce_init_c, PMPI_Reduce_init_c",
    ".weak MPI_Reduce_local",
    ".set MPI_Reduce_local, PMPI_Reduce_local",
    ".weak MPI_Reduce_local_c",
    ".set MPI_Reduce_local_c, PMPI_Reduce_local_c",
    ".weak MPI_Reduce_scatter",
    ".set MPI_Reduce_scatter, PMPI_Reduce_scatter",
    ".weak MPI_Reduce_scatter_c",
    ".set MPI_Reduce_scatter_c, PMPI_Reduce_scatter_c",
    ".weak MPI_Reduce_scatter_block",
    ".set MPI_Reduce_scatter_block, PMPI_Reduce_scatter_block",
    ".weak MPI_Reduce_scatter_block_c",
    ".set MPI_Reduce_scatter_block_c, PMPI_Reduce_scatter_block_c",
    ".weak MPI_Reduce_scatter_block_init",
    ".set MPI_Reduce_scatter_block_init, PMPI_Reduce_scatter_block_init",
    ".weak MPI_Reduce_scatter_block_init_c",
    ".set MPI_Reduce_scatter_block_init_c, PMPI_Reduce_scatter_block_init_c",
    ".weak MPI_Reduce_scatter_init",
    ".set MPI_Reduce_scatter_init, PMPI_Reduce_scatter_init",
    ".weak MPI_Reduce_scatter_init_c",
    ".set MPI_Reduce_scatter_init_c, PMPI_Reduce_scatter_init_c",
    ".weak MPI_Scan",
    ".set MPI_Scan, PMPI_Scan",
    ".weak MPI_Scan_c",
    ".set MPI_Scan_c, PMPI_Scan_c",
    ".weak MPI_Scan_init",
    ".set MPI_Scan_init, PMPI_Scan_init",
    ".weak MPI_Scan_init_c",
    ".set MPI_Scan_init_c, PMPI_Scan_init_c",
    ".weak MPI_Scatter",
    ".set MPI_Scatter, PMPI_Scatter",
    ".weak MPI_Scatter_c",
    ".set MPI_Scatter_c, PMPI_Scatter_c",
    ".weak MPI_Scatter_init",
    ".set MPI_Scatter_init, PMPI_Scatter_init",
    ".weak MPI_Scatter_init_c",
    ".set MPI_Scatter_init_c, PMPI_Scatter_init_c",
    ".weak MPI_Scatterv",
    ".set MPI_Scatterv, PMPI_Scatterv",
    ".weak MPI_Scatterv_c",
    ".set MPI_Scatterv_c, PMPI_Scatterv_c",
    ".weak MPI_Scatterv_init",
    ".set MPI_Scatterv_init, PMPI_Scatterv_init",
    ".weak MPI_Scatterv_init_c",
    ".set MPI_Scatterv_init_c, PMPI_Scatterv_init_c",
);
