//! Blocking collectives (MPI-5.0 sections 6.3 to 6.11).
#![allow(clippy::too_many_arguments)]

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollCall;
use hawser_core::contracts::pml::Space;
use hawser_core::error::Result;
use hawser_core::op::Op;
use hawser_datatype::Datatype;
use hawser_status::CallStatus;

use super::args;
use crate::handles::Kept;
use crate::ints::IntArr;
use crate::state;
use crate::types::*;

/// Runs a call that all ranks of `comm` take part in; tools see which communicator it is.
#[inline]
fn run(comm: &Comm, call: &CollCall<'_>) -> Result<()> {
    if let Some(slot) = state::slot() {
        slot.tell_collective(comm.context(Space::P2p));
    }
    // Another thread may free the datatype meanwhile.
    let _kept = call.user_op().map(|(_, dtype)| Kept::new(dtype));
    comm.run(call)
}

pub(crate) unsafe fn barrier(comm: &Comm) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::barrier(comm) }?;
    run(comm, &call)
}

pub(crate) unsafe fn bcast(
    buffer: *mut c_void,
    count: i64,
    datatype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::bcast(buffer, count, datatype, root, comm) }?;
    run(comm, &call)
}

pub(crate) unsafe fn gather(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm)
    }?;
    run(comm, &call)
}

pub(crate) unsafe fn gatherv(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    displs: IntArr,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::gatherv(
            sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm,
        )
    }?;
    run(comm, &call)
}

pub(crate) unsafe fn scatter(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm)
    }?;
    run(comm, &call)
}

pub(crate) unsafe fn scatterv(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    displs: IntArr,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::scatterv(
            sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm,
        )
    }?;
    run(comm, &call)
}

pub(crate) unsafe fn allgather(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    }?;
    run(comm, &call)
}

pub(crate) unsafe fn allgatherv(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    displs: IntArr,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm)
    }?;
    run(comm, &call)
}

pub(crate) unsafe fn alltoall(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    }?;
    run(comm, &call)
}

pub(crate) unsafe fn alltoallv(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: IntArr,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: IntArr,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::alltoallv(
            sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
        )
    }?;
    run(comm, &call)
}

pub(crate) unsafe fn alltoallw(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: IntArr,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: IntArr,
    recvtypes: *const MPI_Datatype,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        args::alltoallw(
            sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
        )
    }?;
    run(comm, &call)
}

pub(crate) unsafe fn reduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    root: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::reduce(sendbuf, recvbuf, count, datatype, op, root, comm) }?;
    run(comm, &call)
}

pub(crate) unsafe fn allreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::allreduce(sendbuf, recvbuf, count, datatype, op, comm) }?;
    run(comm, &call)
}

pub(crate) unsafe fn reduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call =
        unsafe { args::reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm) }?;
    run(comm, &call)
}

pub(crate) unsafe fn reduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm) }?;
    run(comm, &call)
}

pub(crate) unsafe fn scan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::scan(sendbuf, recvbuf, count, datatype, op, comm) }?;
    run(comm, &call)
}

pub(crate) unsafe fn exscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe { args::exscan(sendbuf, recvbuf, count, datatype, op, comm) }?;
    run(comm, &call)
}
