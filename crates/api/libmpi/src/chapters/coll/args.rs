//! From C arguments to [`CollCall`]: significance by rank, `MPI_IN_PLACE`, and the checks that are
//! special to collectives.
//!
//! Counts and types that are not significant at this rank arrive as 0 elements of one byte.
//!
//! What short calls go through is inlined into its caller, where the call is then built in place: a
//! tenth of an 8-byte scatter.

use std::marker::PhantomData;
use std::ptr;

use hawser_core::buf::{Ints, TypedBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, Root, VBuf, WBuf};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::op::Op;
use hawser_datatype::Datatype;

use super::alias::{Side, apart};
use crate::checks;
use crate::generated::constants::*;
use crate::ints::IntArr;
use crate::types::*;

/// The root argument, which was checked against the communicator.
#[inline(always)]
fn root_of(comm: &Comm, root: c_int) -> Root {
    match root {
        MPI_ROOT if comm.is_inter() => Root::Me,
        MPI_PROC_NULL if comm.is_inter() => Root::Bystander,
        rank => Root::Rank(rank as u32),
    }
}

/// This rank has the root's side of the arguments.
#[inline(always)]
fn is_root(comm: &Comm, root: Root) -> bool {
    match root {
        Root::Me => true,
        Root::Bystander => false,
        Root::Rank(rank) => !comm.is_inter() && rank == comm.rank(),
    }
}

/// This rank has the side of the arguments that all but the root of an intercommunicator have.
#[inline(always)]
fn is_leaf(comm: &Comm, root: Root) -> bool {
    !comm.is_inter() || matches!(root, Root::Rank(_))
}

/// Number of blocks in v- and w-collectives.
fn peers(comm: &Comm) -> usize {
    comm.peers().size() as usize
}

/// A buffer that may not be `MPI_IN_PLACE` here.
///
/// # Safety
/// As [`TypedBuf::new`].
#[inline(always)]
pub(super) unsafe fn plain(
    at: *const c_void,
    count: i64,
    dtype: &Datatype,
    name: &str,
) -> Result<TypedBuf> {
    if checks::in_place(at) {
        return Err(err!(Buffer, "`{name}` may not be MPI_IN_PLACE here"));
    }
    checks::buffer(at, count, dtype, name)?;
    let count = checks::count(count, name)? as u64;
    // SAFETY: promised by the caller.
    Ok(unsafe { TypedBuf::new(at.cast_mut().cast(), count, dtype.clone()) })
}

/// A buffer that may be `MPI_IN_PLACE` where `allowed`; `None` when it is.
///
/// # Safety
/// As [`TypedBuf::new`].
#[inline(always)]
unsafe fn maybe(
    at: *const c_void,
    count: i64,
    dtype: &Datatype,
    name: &str,
    allowed: bool,
) -> Result<Option<TypedBuf>> {
    if allowed && checks::in_place(at) {
        return Ok(None);
    }
    // SAFETY: promised by the caller.
    unsafe { plain(at, count, dtype, name) }.map(Some)
}

/// A checked array of counts.
#[inline(always)]
fn counts<'a>(array: IntArr, n: usize, name: &str) -> Result<Ints<'a>> {
    let ints = array.need(n, name)?;
    if let Some(i) = (0..ints.len()).find(|&i| ints.get(i) < 0) {
        return Err(err!(Count, "`{name}[{i}]` is {}, which is negative", ints.get(i)));
    }
    Ok(ints)
}

#[inline(always)]
fn is_empty(counts: &Ints<'_>) -> bool {
    counts.iter().all(|c| c == 0)
}

/// A side with `n` blocks.
///
/// # Safety
/// As [`TypedBuf::new`] for every block.
#[inline(always)]
pub(super) unsafe fn blocks<'a>(
    n: usize,
    at: *const c_void,
    counts_displs: (IntArr, IntArr),
    dtype: &Datatype,
    name: &str,
) -> Result<VBuf<'a>> {
    if checks::in_place(at) {
        return Err(err!(Buffer, "`{name}` may not be MPI_IN_PLACE here"));
    }
    let counts = counts(counts_displs.0, n, "counts")?;
    let displs = counts_displs.1.need(n, "displs")?;
    checks::buffer(at, i64::from(!is_empty(&counts)), dtype, name)?;
    // SAFETY: promised by the caller; the count is not used.
    let base = unsafe { TypedBuf::new(at.cast_mut().cast(), 0, dtype.clone()) };
    Ok(VBuf { base, counts, displs })
}

/// A side with `n` typed blocks, displaced in bytes.
///
/// # Safety
/// As [`TypedBuf::new`] for every block; `types` has `n` elements.
pub(super) unsafe fn typed_blocks(
    n: usize,
    at: *const c_void,
    counts_displs: (IntArr, IntArr),
    types: *const MPI_Datatype,
    name: &str,
) -> Result<WBuf<'static>> {
    if checks::in_place(at) {
        return Err(err!(Buffer, "`{name}` may not be MPI_IN_PLACE here"));
    }
    let counts = counts(counts_displs.0, n, "counts")?;
    let displs = counts_displs.1.need(n, "displs")?;
    if types.is_null() && n > 0 {
        return Err(err!(Arg, "the array of datatypes of `{name}` is a null pointer"));
    }
    let mut blocks = Vec::with_capacity(n);
    for i in 0..n {
        // SAFETY: the array has n elements, promised by the caller.
        let dtype = checks::committed_for(counts.get(i), unsafe { *types.add(i) })?;
        let base = at.cast_mut().cast::<u8>().wrapping_offset(displs.get(i) as isize);
        // With MPI_BOTTOM the displacement may be the address.
        checks::buffer(base.cast::<c_void>(), counts.get(i), dtype, name)?;
        // SAFETY: promised by the caller.
        blocks.push(unsafe { TypedBuf::new(base, counts.get(i) as u64, dtype.clone()) });
    }
    Ok(WBuf { blocks, marker: PhantomData })
}

#[inline(always)]
pub(super) unsafe fn bcast(
    buffer: *mut c_void,
    count: i64,
    datatype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let root = root_of(comm, root);
    let (buffer, count) =
        if root == Root::Bystander { (ptr::null_mut(), 0) } else { (buffer, count) };
    // SAFETY: promised by the caller of the MPI function.
    let buf = unsafe { plain(buffer, count, datatype, "buffer") }?;
    Ok(CollCall::Bcast { buf, root })
}

#[allow(clippy::too_many_arguments)]
#[inline(always)]
pub(super) unsafe fn gather(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let root = root_of(comm, root);
    let (mut send, mut recv) = (None, None);
    if is_leaf(comm, root) {
        let in_place = is_root(comm, root);
        // SAFETY: promised by the caller of the MPI function.
        send = unsafe { maybe(sendbuf, sendcount, sendtype, "sendbuf", in_place) }?;
    }
    if is_root(comm, root) {
        // SAFETY: as above.
        let all = unsafe { plain(recvbuf, recvcount, recvtype, "recvbuf") }?;
        let sides = (send.as_ref(), Some(Side::Run(&all, peers(comm) as u64)));
        apart((sendbuf, recvbuf), sides.0, sides.1)?;
        recv = Some(all);
    }
    Ok(CollCall::Gather { send, recv, root })
}

#[allow(clippy::too_many_arguments)]
#[inline(always)]
pub(super) unsafe fn gatherv(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    displs: IntArr,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let root = root_of(comm, root);
    let (mut send, mut recv) = (None, None);
    if is_leaf(comm, root) {
        let in_place = is_root(comm, root);
        // SAFETY: promised by the caller of the MPI function.
        send = unsafe { maybe(sendbuf, sendcount, sendtype, "sendbuf", in_place) }?;
    }
    if is_root(comm, root) {
        // SAFETY: as above.
        let side =
            unsafe { blocks(peers(comm), recvbuf, (recvcounts, displs), recvtype, "recvbuf") }?;
        apart((sendbuf, recvbuf), send.as_ref(), Some(&side))?;
        recv = Some(side);
    }
    Ok(CollCall::Gatherv { send, recv, root })
}

#[allow(clippy::too_many_arguments)]
#[inline(always)]
pub(super) unsafe fn scatter(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let root = root_of(comm, root);
    let (mut send, mut recv) = (None, None);
    if is_leaf(comm, root) {
        let in_place = is_root(comm, root);
        // SAFETY: promised by the caller of the MPI function.
        recv = unsafe { maybe(recvbuf, recvcount, recvtype, "recvbuf", in_place) }?;
    }
    if is_root(comm, root) {
        // SAFETY: as above.
        let all = unsafe { plain(sendbuf, sendcount, sendtype, "sendbuf") }?;
        let sides = (Some(Side::Run(&all, peers(comm) as u64)), recv.as_ref());
        apart((sendbuf, recvbuf), sides.0, sides.1)?;
        send = Some(all);
    }
    Ok(CollCall::Scatter { send, recv, root })
}

#[allow(clippy::too_many_arguments)]
#[inline(always)]
pub(super) unsafe fn scatterv(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    displs: IntArr,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    root: c_int,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let root = root_of(comm, root);
    let (mut send, mut recv) = (None, None);
    if is_leaf(comm, root) {
        let in_place = is_root(comm, root);
        // SAFETY: promised by the caller of the MPI function.
        recv = unsafe { maybe(recvbuf, recvcount, recvtype, "recvbuf", in_place) }?;
    }
    if is_root(comm, root) {
        // SAFETY: as above.
        let side =
            unsafe { blocks(peers(comm), sendbuf, (sendcounts, displs), sendtype, "sendbuf") }?;
        apart((sendbuf, recvbuf), Some(&side), recv.as_ref())?;
        send = Some(side);
    }
    Ok(CollCall::Scatterv { send, recv, root })
}

/// What [`apart`] compares of an allgather: to send the own block of the receive buffer, `own`
/// elements behind its begin, is the mistake of who means `MPI_IN_PLACE`.
fn begins(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recv: &TypedBuf,
    own: i64,
) -> (*const c_void, *const c_void) {
    let own = recvbuf.wrapping_byte_offset(own.wrapping_mul(recv.dtype.extent()) as isize);
    (sendbuf, if sendbuf == own.cast_const() { sendbuf } else { recvbuf })
}

#[inline(always)]
pub(super) unsafe fn allgather(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let n = peers(comm) as u64;
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe {
        let send = maybe(sendbuf, sendcount, sendtype, "sendbuf", !comm.is_inter())?;
        (send, plain(recvbuf, recvcount, recvtype, "recvbuf")?)
    };
    let begin = begins(sendbuf, recvbuf, &recv, i64::from(comm.rank()).wrapping_mul(recvcount));
    apart(begin, send.as_ref(), Some(Side::Run(&recv, n)))?;
    Ok(CollCall::Allgather { send, recv })
}

#[allow(clippy::too_many_arguments)]
#[inline(always)]
pub(super) unsafe fn allgatherv(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    displs: IntArr,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe {
        let send = maybe(sendbuf, sendcount, sendtype, "sendbuf", !comm.is_inter())?;
        (send, blocks(peers(comm), recvbuf, (recvcounts, displs), recvtype, "recvbuf")?)
    };
    let begin = match recv.displs.len() {
        n if n > comm.rank() as usize => recv.displs.get(comm.rank() as usize),
        _ => 0,
    };
    let begin = begins(sendbuf, recvbuf, &recv.base, begin);
    apart(begin, send.as_ref(), Some(&recv))?;
    Ok(CollCall::Allgatherv { send, recv })
}

#[inline(always)]
pub(super) unsafe fn alltoall(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let n = peers(comm) as u64;
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe {
        let send = maybe(sendbuf, sendcount, sendtype, "sendbuf", !comm.is_inter())?;
        (send, plain(recvbuf, recvcount, recvtype, "recvbuf")?)
    };
    apart((sendbuf, recvbuf), send.as_ref().map(|s| Side::Run(s, n)), Some(Side::Run(&recv, n)))?;
    Ok(CollCall::Alltoall { send, recv })
}

#[allow(clippy::too_many_arguments)]
#[inline(always)]
pub(super) unsafe fn alltoallv(
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
    // SAFETY: promised by the caller of the MPI function.
    let recv = unsafe { blocks(peers(comm), recvbuf, (recvcounts, rdispls), recvtype, "recvbuf") }?;
    if checks::in_place(sendbuf) && !comm.is_inter() {
        return Ok(CollCall::Alltoallv { send: None, recv });
    }
    // SAFETY: as above.
    let send = unsafe { blocks(peers(comm), sendbuf, (sendcounts, sdispls), sendtype, "sendbuf") }?;
    apart((sendbuf, recvbuf), Some(&send), Some(&recv))?;
    Ok(CollCall::Alltoallv { send: Some(send), recv })
}

#[allow(clippy::too_many_arguments)]
pub(super) unsafe fn alltoallw(
    sendbuf: *const c_void,
    sendcounts: IntArr,
    sdispls: IntArr,
    sendtypes: *const MPI_Datatype,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    rdispls: IntArr,
    recvtypes: *const MPI_Datatype,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    // SAFETY: promised by the caller of the MPI function.
    let recv =
        unsafe { typed_blocks(peers(comm), recvbuf, (recvcounts, rdispls), recvtypes, "recvbuf") }?;
    if checks::in_place(sendbuf) && !comm.is_inter() {
        return Ok(CollCall::Alltoallw { send: None, recv });
    }
    // SAFETY: as above.
    let send =
        unsafe { typed_blocks(peers(comm), sendbuf, (sendcounts, sdispls), sendtypes, "sendbuf") }?;
    apart((sendbuf, recvbuf), Some(&send), Some(&recv))?;
    Ok(CollCall::Alltoallw { send: Some(send), recv })
}

#[allow(clippy::too_many_arguments)]
#[inline(always)]
pub(super) unsafe fn reduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    root: c_int,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let root = root_of(comm, root);
    let (mut send, mut recv) = (None, None);
    if root != Root::Bystander {
        op.check(datatype)?;
    }
    if is_leaf(comm, root) {
        let in_place = is_root(comm, root);
        // SAFETY: promised by the caller of the MPI function.
        send = unsafe { maybe(sendbuf, count, datatype, "sendbuf", in_place) }?;
    }
    if is_root(comm, root) {
        // SAFETY: as above.
        let whole = unsafe { plain(recvbuf, count, datatype, "recvbuf") }?;
        apart((sendbuf, recvbuf), send.as_ref(), Some(&whole))?;
        recv = Some(whole);
    }
    Ok(CollCall::Reduce { send, recv, op: op.clone(), root })
}

/// Send and receive side of the reductions without root. `total` is the length of the input.
///
/// # Safety
/// As [`TypedBuf::new`].
#[inline(always)]
unsafe fn combined(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    total: i64,
    count: i64,
    datatype: &Datatype,
    comm: &Comm,
) -> Result<(Option<TypedBuf>, TypedBuf)> {
    // SAFETY: promised by the caller.
    let (send, recv) = unsafe {
        let send = maybe(sendbuf, total, datatype, "sendbuf", !comm.is_inter())?;
        (send, plain(recvbuf, count, datatype, "recvbuf")?)
    };
    apart((sendbuf, recvbuf), send.as_ref(), Some(&recv))?;
    Ok((send, recv))
}

#[inline(always)]
pub(super) unsafe fn allreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    op.check(datatype)?;
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe { combined(sendbuf, recvbuf, count, count, datatype, comm) }?;
    Ok(CollCall::Allreduce { send, recv, op: op.clone() })
}

#[inline(always)]
pub(super) unsafe fn reduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    op.check(datatype)?;
    let total = checks::count(recvcount, "recvcount")?.checked_mul(i64::from(comm.size()));
    let total = total.ok_or_else(|| err!(Count, "`recvcount` is too large"))?;
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe { combined(sendbuf, recvbuf, total, recvcount, datatype, comm) }?;
    Ok(CollCall::ReduceScatterBlock { send, recv, op: op.clone() })
}

pub(super) unsafe fn reduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: IntArr,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    op.check(datatype)?;
    let counts = counts(recvcounts, comm.size() as usize, "recvcounts")?;
    let total = counts.iter().try_fold(0i64, i64::checked_add);
    let total = total.ok_or_else(|| err!(Count, "the sum of `recvcounts` is too large"))?;
    let own = counts.get(comm.rank() as usize);
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe { combined(sendbuf, recvbuf, total, own, datatype, comm) }?;
    Ok(CollCall::ReduceScatter { send, recv, counts, op: op.clone() })
}

/// Arguments of scan and exscan.
unsafe fn prefix(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<(Option<TypedBuf>, TypedBuf)> {
    if comm.is_inter() {
        return Err(err!(Comm, "scans are not defined on an intercommunicator"));
    }
    op.check(datatype)?;
    // SAFETY: promised by the caller.
    unsafe { combined(sendbuf, recvbuf, count, count, datatype, comm) }
}

#[inline(always)]
pub(super) unsafe fn scan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe { prefix(sendbuf, recvbuf, count, datatype, op, comm) }?;
    Ok(CollCall::Scan { send, recv, op: op.clone() })
}

#[inline(always)]
pub(super) unsafe fn exscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    op: &Op,
    comm: &Comm,
) -> Result<CollCall<'static>> {
    let first = comm.rank() == 0 && !comm.is_inter();
    if recvbuf.is_null() && first && !checks::in_place(sendbuf) {
        op.check(datatype)?;
        // SAFETY: promised by the caller of the MPI function; nothing comes before rank 0, whose
        // receive buffer is not significant (MPI-5.0 section 6.11.2): no algorithm touches it.
        let (send, recv) = unsafe {
            let send = plain(sendbuf, count, datatype, "sendbuf")?;
            (send, TypedBuf::new(ptr::null_mut(), count as u64, datatype.clone()))
        };
        return Ok(CollCall::Exscan { send: Some(send), recv, op: op.clone() });
    }
    // SAFETY: promised by the caller of the MPI function.
    let (send, recv) = unsafe { prefix(sendbuf, recvbuf, count, datatype, op, comm) }?;
    Ok(CollCall::Exscan { send, recv, op: op.clone() })
}

/// The barrier has no arguments.
pub(super) unsafe fn barrier(_comm: &Comm) -> Result<CollCall<'static>> {
    Ok(CollCall::Barrier)
}
