//! Neighbourhood collectives (MPI-5.0 sections 8.6 to 8.9): arguments and the three doors.
#![allow(clippy::too_many_arguments)]

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollCall;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::info::Info;
use hawser_datatype::Datatype;

use super::alias::{Side, apart};
use super::args::{blocks, plain, typed_blocks};
use super::{prepare, start};
use crate::checks;
use crate::ints::IntArr;
use crate::types::*;

/// Numbers of blocks to receive and to send. On a side whose neighbours are all `MPI_PROC_NULL`
/// nobody looks at the memory, and there are no blocks.
fn degrees(comm: &Comm) -> Result<(usize, usize)> {
    let topology = comm.topology();
    let topology = topology.ok_or_else(|| err!(Topology, "{} has no topology", comm.label()))?;
    let blocks =
        |ranks: Vec<Option<u32>>| if ranks.iter().any(Option::is_some) { ranks.len() } else { 0 };
    Ok((blocks(topology.sources(comm.rank())), blocks(topology.destinations(comm.rank()))))
}

/// One side of `degree` equal blocks. Without neighbours it is empty, whatever count and address
/// say: an empty container's address may be null.
///
/// # Safety
/// As [`plain`] where there are neighbours.
unsafe fn equal_blocks(
    degree: usize,
    at: *const c_void,
    count: i64,
    dtype: &Datatype,
    name: &str,
) -> Result<TypedBuf> {
    if degree == 0 {
        checks::unread(at, count, name)?;
    }
    // SAFETY: promised by the caller.
    unsafe { plain(at, if degree == 0 { 0 } else { count }, dtype, name) }
}

/// Byte displacements as the other arrays.
fn bytes(displs: *const MPI_Aint) -> IntArr {
    IntArr::I64(displs.cast())
}

unsafe fn allgather_args(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let (sources, destinations) = degrees(comm)?;
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe {
        let send = equal_blocks(destinations, sendbuf, sendcount, sendtype, "sendbuf")?;
        (send, equal_blocks(sources, recvbuf, recvcount, recvtype, "recvbuf")?)
    };
    let from = Side::Run(&send, destinations.min(1) as u64);
    apart((sendbuf, recvbuf), Some(from), Some(Side::Run(&recv, sources as u64)))?;
    Ok(CollCall::NeighborAllgather { send, recv })
}

unsafe fn allgatherv_args(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    displs: IntArr,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let (sources, destinations) = degrees(comm)?;
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe {
        let send = equal_blocks(destinations, sendbuf, sendcount, sendtype, "sendbuf")?;
        (send, blocks(sources, recvbuf, (recvcounts, displs), recvtype, "recvbuf")?)
    };
    let from = Side::Run(&send, destinations.min(1) as u64);
    apart((sendbuf, recvbuf), Some(from), Some(&recv))?;
    Ok(CollCall::NeighborAllgatherv { send, recv })
}

unsafe fn alltoall_args(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let (sources, destinations) = degrees(comm)?;
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe {
        let send = equal_blocks(destinations, sendbuf, sendcount, sendtype, "sendbuf")?;
        (send, equal_blocks(sources, recvbuf, recvcount, recvtype, "recvbuf")?)
    };
    let from = Side::Run(&send, destinations as u64);
    apart((sendbuf, recvbuf), Some(from), Some(Side::Run(&recv, sources as u64)))?;
    Ok(CollCall::NeighborAlltoall { send, recv })
}

unsafe fn alltoallv_args(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: IntArr,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: IntArr,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let (sources, destinations) = degrees(comm)?;
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe {
        let send = blocks(destinations, sendbuf, (sendcounts, sdispls), sendtype, "sendbuf")?;
        (send, blocks(sources, recvbuf, (recvcounts, rdispls), recvtype, "recvbuf")?)
    };
    apart((sendbuf, recvbuf), Some(&send), Some(&recv))?;
    Ok(CollCall::NeighborAlltoallv { send, recv })
}

unsafe fn alltoallw_args(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let (sources, destinations) = degrees(comm)?;
    let give = (sendcounts, bytes(sdispls));
    let take = (recvcounts, bytes(rdispls));
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe {
        let send = typed_blocks(destinations, sendbuf, give, sendtypes, "sendbuf")?;
        (send, typed_blocks(sources, recvbuf, take, recvtypes, "recvbuf")?)
    };
    apart((sendbuf, recvbuf), Some(&send), Some(&recv))?;
    Ok(CollCall::NeighborAlltoallw { send, recv })
}

pub(crate) unsafe fn neighbor_allgather(
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
        allgather_args(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    }?;
    comm.run(&call)
}

pub(crate) unsafe fn ineighbor_allgather(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        allgather_args(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { start(comm, &call, request) }
}

pub(crate) unsafe fn neighbor_allgather_init(
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
        allgather_args(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm)
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn neighbor_allgatherv(
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
        allgatherv_args(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm)
    }?;
    comm.run(&call)
}

pub(crate) unsafe fn ineighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    displs: IntArr,
    recvtype: &Datatype,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        allgatherv_args(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm)
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { start(comm, &call, request) }
}

pub(crate) unsafe fn neighbor_allgatherv_init(
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
        allgatherv_args(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm)
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn neighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call =
        unsafe { alltoall_args(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }?;
    comm.run(&call)
}

pub(crate) unsafe fn ineighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call =
        unsafe { alltoall_args(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { start(comm, &call, request) }
}

pub(crate) unsafe fn neighbor_alltoall_init(
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
    let call =
        unsafe { alltoall_args(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn neighbor_alltoallv(
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
        alltoallv_args(
            sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
        )
    }?;
    comm.run(&call)
}

pub(crate) unsafe fn ineighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: IntArr,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: IntArr,
    recvtype: &Datatype,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        alltoallv_args(
            sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
        )
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { start(comm, &call, request) }
}

pub(crate) unsafe fn neighbor_alltoallv_init(
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
        alltoallv_args(
            sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
        )
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}

pub(crate) unsafe fn neighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        alltoallw_args(
            sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
        )
    }?;
    comm.run(&call)
}

pub(crate) unsafe fn ineighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        alltoallw_args(
            sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
        )
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { start(comm, &call, request) }
}

pub(crate) unsafe fn neighbor_alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: *const MPI_Aint,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: *const MPI_Aint,
    recvtypes: *const MPI_Datatype,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the memory is as the standard asks of the caller of the MPI function.
    let call = unsafe {
        alltoallw_args(
            sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
        )
    }?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { prepare(comm, &call, request) }
}
