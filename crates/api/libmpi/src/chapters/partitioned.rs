//! Partitioned communication (MPI-5.0 chapter 4). The logic is `hawser_core::partitioned`.

use std::sync::Arc;

use hawser_core::buf::TypedBuf;
use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::info::Info;
use hawser_core::partitioned::{Incoming, Outgoing, PartSpec, Partitioned};
use hawser_core::request::{Request, RequestRef};
use hawser_datatype::Datatype;

use super::request::{find, give, need, pml, raise};
use crate::generated::constants::*;
use crate::types::*;

/// What both ends are made of.
///
/// # Safety
/// The buffer is as described, valid whenever the request is active.
unsafe fn spec(
    (buf, partitions, count, datatype): (*mut c_void, c_int, i64, &Datatype),
    rank: c_int,
    tag: c_int,
) -> Result<PartSpec> {
    let n = u32::try_from(partitions)
        .map_err(|_| err!(Count, "the number of partitions, {partitions}, is negative"))?;
    // The count was checked not to be negative.
    let elements = u64::from(n).checked_mul(count as u64);
    let elements = elements.filter(|e| e.checked_mul(datatype.size()).is_some());
    let elements = elements.ok_or_else(|| {
        err!(Count, "{partitions} partitions of {count} elements are more than 2^64 bytes")
    })?;
    // SAFETY: promised by the caller.
    let buf = unsafe { TypedBuf::new(buf.cast(), elements, datatype.clone()) };
    let peer = (rank != MPI_PROC_NULL).then_some(rank as u32);
    Ok(PartSpec { buf, partitions: n, peer, tag: tag as u32 })
}

/// `MPI_Psend_init`
#[allow(clippy::too_many_arguments)]
pub(crate) unsafe fn psend_init(
    buf: *const c_void,
    partitions: c_int,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer, which is only read.
    let spec = unsafe { spec((buf.cast_mut(), partitions, count, datatype), dest, tag)? };
    let part = Partitioned::Send(Arc::new(Outgoing::open(comm, spec)?));
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { give(request, Request::partitioned(part).owned_by(comm.front())) };
    Ok(())
}

/// `MPI_Precv_init`
#[allow(clippy::too_many_arguments)]
pub(crate) unsafe fn precv_init(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: &Datatype,
    source: c_int,
    tag: c_int,
    comm: &Comm,
    _info: Option<&Info>,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let spec = unsafe { spec((buf, partitions, count, datatype), source, tag)? };
    let part = Partitioned::Recv(Arc::new(Incoming::open(comm, spec)?));
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { give(request, Request::partitioned(part).owned_by(comm.front())) };
    Ok(())
}

/// The partitioned operation that a request is.
fn part_of(request: RequestRef<'static>) -> Result<&'static Partitioned> {
    match request {
        RequestRef::Object(r) => r.as_partitioned(),
        RequestRef::Null | RequestRef::Message(_) => {
            Err(err!(Request, "the request is not a partitioned one"))
        }
    }
}

/// Makes ranges of partitions of one send ready.
fn make_ready(
    request: MPI_Request,
    ranges: impl IntoIterator<Item = (c_int, c_int)>,
) -> Result<()> {
    let r = need(request)?;
    let owned = |e| raise(r.owner(), e);
    let (send, pml) = (part_of(r).and_then(Partitioned::sender).map_err(owned)?, pml()?);
    for (low, high) in ranges {
        send.ready(pml, low.into(), high.into()).map_err(owned)?;
    }
    Ok(())
}

/// `MPI_Pready`
pub(crate) fn pready(partition: c_int, request: MPI_Request) -> Result<()> {
    make_ready(request, [(partition, partition)])
}

/// `MPI_Pready_range`
pub(crate) fn pready_range(
    partition_low: c_int,
    partition_high: c_int,
    request: MPI_Request,
) -> Result<()> {
    make_ready(request, [(partition_low, partition_high)])
}

/// `MPI_Pready_list`
pub(crate) unsafe fn pready_list(
    length: c_int,
    array_of_partitions: *const c_int,
    request: MPI_Request,
) -> Result<()> {
    let n = usize::try_from(length)
        .map_err(|_| err!(Count, "{length} partitions: the number is negative"))?;
    if array_of_partitions.is_null() && n > 0 {
        return Err(err!(Arg, "the array of partitions is a null pointer"));
    }
    // SAFETY: the caller's array has `length` elements.
    make_ready(
        request,
        (0..n).map(|i| unsafe { array_of_partitions.add(i).read() }).map(|p| (p, p)),
    )
}

/// `MPI_Parrived`
pub(crate) unsafe fn parrived(
    request: MPI_Request,
    partition: c_int,
    flag: *mut c_int,
) -> Result<()> {
    // A null request counts as an inactive one (MPI-5.0 section 4.2.2).
    let there = match find(request)? {
        RequestRef::Null => true,
        r => {
            let part = part_of(r).and_then(Partitioned::receiver);
            let there = part.and_then(|p| p.has_arrived(pml()?, partition.into()));
            there.map_err(|e| raise(r.owner(), e))?
        }
    };
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { flag.write(c_int::from(there)) };
    Ok(())
}
