//! Persistent collectives (MPI-5.0 section 6.13). No info key changes them.
#![allow(clippy::too_many_arguments)]

use hawser_core::comm::Comm;
use hawser_core::error::Result;
use hawser_core::info::Info;
use hawser_core::op::Op;
use hawser_datatype::Datatype;

use super::{args, prepare};
use crate::ints::IntArr;
use crate::types::*;

pub(crate) unsafe fn barrier_init(
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::barrier(comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn bcast_init(
    buffer: *mut c_void,
    count: i64,
    datatype: &Datatype,
    root: c_int,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::bcast(buffer, count, datatype, root, comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn gather_init(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm)
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn gatherv_init(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    displs: IntArr,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::gatherv(
            sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm,
        )
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn scatter_init(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm)
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn scatterv_init(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    displs: IntArr,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::scatterv(
            sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm,
        )
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn allgather_init(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn allgatherv_init(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    displs: IntArr,
    recvtype: &Datatype,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm)
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn alltoall_init(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: IntArr,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: IntArr,
    recvtype: &Datatype,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::alltoallv(
            sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
        )
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: IntArr,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: IntArr,
    recvtypes: *const MPI_Datatype,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::alltoallw(
            sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
        )
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn reduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    root: c_int,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::reduce(sendbuf, recvbuf, count, datatype, op, root, comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn allreduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::allreduce(sendbuf, recvbuf, count, datatype, op, comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn reduce_scatter_block_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call =
        unsafe { args::reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn reduce_scatter_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn scan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::scan(sendbuf, recvbuf, count, datatype, op, comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn exscan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::exscan(sendbuf, recvbuf, count, datatype, op, comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}
