//! Point-to-point communication (MPI-5.0 chapter 3): sends, receives, probes, buffers. What
//! completes requests is in `request.rs`.

use hawser_core::buf::UserBuf;
use hawser_core::comm::{Comm, Hint};
use hawser_core::contracts::pml::{Completion, SendMode, Source, Space, Tag};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::request::{Plan, Request};
use hawser_core::status::Status;
use hawser_datatype::Datatype;

use super::request::{give, give_p2p, pml};
use crate::errors;
use crate::generated::constants::*;
use crate::handles::{self, Matched};
use crate::status;
use crate::types::*;

/// A buffer to send or receive.
///
/// # Safety
/// The caller of the MPI function promises it (see [`UserBuf::new`]).
#[inline(always)]
unsafe fn user(buf: *const c_void, count: i64, datatype: &Datatype) -> UserBuf {
    // SAFETY: promised by the caller; the count was checked not to be negative.
    unsafe { UserBuf::new(buf.cast_mut().cast(), count as u64, datatype) }
}

/// What a receive or probe accepts.
///
/// # Errors
/// Class `Arg` for a wildcard that a hint of the communicator excludes.
#[inline(always)]
fn pattern(source: c_int, tag: c_int, comm: &Comm) -> Result<(Source, Tag)> {
    let from = if source == MPI_ANY_SOURCE {
        comm.check_wildcard(Hint::NoAnySource)?;
        Source::Any
    } else {
        Source::Rank(source as u32)
    };
    let tag = if tag == MPI_ANY_TAG {
        comm.check_wildcard(Hint::NoAnyTag)?;
        Tag::Any
    } else {
        Tag::Is(tag as u32)
    };
    Ok((from, tag))
}

/// Hands a completion out.
///
/// # Safety
/// `to` is null or the caller's status.
#[inline(always)]
unsafe fn finish(to: *mut MPI_Status, end: Completion) -> Result<()> {
    // SAFETY: promised by the caller.
    unsafe { status::store(to, &end.status) };
    end.error.map_or(Ok(()), Err)
}

// ---- blocking ----

/// # Safety
/// The buffer is as described by count and datatype.
#[inline(always)]
unsafe fn send_by(
    mode: SendMode,
    (buf, count, datatype): (*const c_void, i64, &Datatype),
    dest: c_int,
    tag: c_int,
    comm: &Comm,
) -> Result<()> {
    if dest == MPI_PROC_NULL {
        return Ok(());
    }
    // SAFETY: promised by the caller.
    let data = unsafe { user(buf, count, datatype) };
    comm.pml().send(comm, Space::P2p, &data, dest as u32, tag as u32, mode)
}

/// # Safety
/// As [`send_by`]; `request` is the caller's variable.
#[inline(always)]
unsafe fn isend_by(
    mode: SendMode,
    (buf, count, datatype): (*const c_void, i64, &Datatype),
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    if dest == MPI_PROC_NULL {
        // SAFETY: promised by the caller.
        unsafe { give(request, Request::done(Status::EMPTY)) };
        return Ok(());
    }
    // SAFETY: promised by the caller.
    let data = unsafe { user(buf, count, datatype) };
    let req = comm.pml().isend(comm, Space::P2p, &data, dest as u32, tag as u32, mode)?;
    // SAFETY: promised by the caller.
    unsafe { give_p2p(request, req, comm.front()) };
    Ok(())
}

/// # Safety
/// As [`isend_by`]; the buffer is valid whenever the request is active.
unsafe fn send_init_by(
    mode: SendMode,
    (buf, count, datatype): (*const c_void, i64, &Datatype),
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    let plan = match dest {
        MPI_PROC_NULL => Plan::Nobody(Status::EMPTY),
        dest => Plan::Send {
            comm: comm.clone(),
            // SAFETY: promised by the caller.
            buf: unsafe { user(buf, count, datatype) },
            to: dest as u32,
            tag: tag as u32,
            mode,
        },
    };
    // SAFETY: promised by the caller.
    unsafe { give(request, Request::persistent(plan).owned_by(comm.front())) };
    Ok(())
}

/// `MPI_Send`
#[inline(always)]
pub(crate) unsafe fn send(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    unsafe { send_by(SendMode::Standard, (buf, count, datatype), dest, tag, comm) }
}

/// `MPI_Isend`
#[inline(always)]
pub(crate) unsafe fn isend(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    unsafe { isend_by(SendMode::Standard, (buf, count, datatype), dest, tag, comm, request) }
}

/// `MPI_Send_init`
pub(crate) unsafe fn send_init(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    unsafe { send_init_by(SendMode::Standard, (buf, count, datatype), dest, tag, comm, request) }
}

/// `MPI_Bsend`
#[inline(always)]
pub(crate) unsafe fn bsend(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    unsafe { send_by(SendMode::Buffered, (buf, count, datatype), dest, tag, comm) }
}

/// `MPI_Ibsend`
#[inline(always)]
pub(crate) unsafe fn ibsend(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    unsafe { isend_by(SendMode::Buffered, (buf, count, datatype), dest, tag, comm, request) }
}

/// `MPI_Bsend_init`
pub(crate) unsafe fn bsend_init(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    unsafe { send_init_by(SendMode::Buffered, (buf, count, datatype), dest, tag, comm, request) }
}

/// `MPI_Ssend`
#[inline(always)]
pub(crate) unsafe fn ssend(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    unsafe { send_by(SendMode::Synchronous, (buf, count, datatype), dest, tag, comm) }
}

/// `MPI_Issend`
#[inline(always)]
pub(crate) unsafe fn issend(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    unsafe { isend_by(SendMode::Synchronous, (buf, count, datatype), dest, tag, comm, request) }
}

/// `MPI_Ssend_init`
pub(crate) unsafe fn ssend_init(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    unsafe { send_init_by(SendMode::Synchronous, (buf, count, datatype), dest, tag, comm, request) }
}

/// `MPI_Rsend`
#[inline(always)]
pub(crate) unsafe fn rsend(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    unsafe { send_by(SendMode::Ready, (buf, count, datatype), dest, tag, comm) }
}

/// `MPI_Irsend`
#[inline(always)]
pub(crate) unsafe fn irsend(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    unsafe { isend_by(SendMode::Ready, (buf, count, datatype), dest, tag, comm, request) }
}

/// `MPI_Rsend_init`
pub(crate) unsafe fn rsend_init(
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    unsafe { send_init_by(SendMode::Ready, (buf, count, datatype), dest, tag, comm, request) }
}

/// `MPI_Recv`
#[inline(always)]
pub(crate) unsafe fn recv(
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    source: c_int,
    tag: c_int,
    comm: &Comm,
    status: *mut MPI_Status,
) -> Result<()> {
    if source == MPI_PROC_NULL {
        // SAFETY: null or the caller's status.
        unsafe { status::store(status, &Status::FROM_NOBODY) };
        return Ok(());
    }
    // SAFETY: the caller's buffer.
    let data = unsafe { user(buf, count, datatype) };
    let (from, tag) = pattern(source, tag, comm)?;
    if status.is_null() {
        return comm.pml().recv(comm, Space::P2p, &data, from, tag, None);
    }
    let mut end = Status::EMPTY;
    let received = comm.pml().recv(comm, Space::P2p, &data, from, tag, Some(&mut end));
    // SAFETY: the caller's status.
    unsafe { status::store(status, &end) };
    received
}

/// `MPI_Irecv`
#[inline(always)]
pub(crate) unsafe fn irecv(
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    source: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    if source == MPI_PROC_NULL {
        // SAFETY: the caller's variable, checked not to be null.
        unsafe { give(request, Request::done(Status::FROM_NOBODY)) };
        return Ok(());
    }
    // SAFETY: the caller's buffer.
    let data = unsafe { user(buf, count, datatype) };
    let (from, tag) = pattern(source, tag, comm)?;
    let req = comm.pml().irecv(comm, Space::P2p, &data, from, tag)?;
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { give_p2p(request, req, comm.front()) };
    Ok(())
}

/// `MPI_Recv_init`
pub(crate) unsafe fn recv_init(
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    source: c_int,
    tag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    let plan = match source {
        MPI_PROC_NULL => Plan::Nobody(Status::FROM_NOBODY),
        source => {
            let (from, tag) = pattern(source, tag, comm)?;
            // SAFETY: the caller's buffer, valid whenever the request is active.
            let buf = unsafe { user(buf, count, datatype) };
            Plan::Recv { comm: comm.clone(), buf, from, tag }
        }
    };
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { give(request, Request::persistent(plan).owned_by(comm.front())) };
    Ok(())
}

// ---- send and receive ----

/// Sends `out` and receives into `into`; both, one or none of the partners may be `MPI_PROC_NULL`.
fn exchange(
    comm: &Comm,
    (out, dest, sendtag): (&UserBuf, c_int, c_int),
    (into, source, recvtag): (UserBuf, c_int, c_int),
) -> Result<Completion> {
    let pml = comm.pml();
    let incoming = match source {
        MPI_PROC_NULL => None,
        s => {
            let (from, tag) = pattern(s, recvtag, comm)?;
            Some(pml.irecv(comm, Space::P2p, &into, from, tag)?)
        }
    };
    let sent = match dest {
        MPI_PROC_NULL => Ok(()),
        d => pml.send(comm, Space::P2p, out, d as u32, sendtag as u32, SendMode::Standard),
    };
    if let (Err(_), Some(req)) = (&sent, incoming) {
        pml.cancel(req);
    }
    let end = match incoming {
        Some(req) => pml.wait(req),
        None => Completion { status: Status::FROM_NOBODY, error: None },
    };
    sent.map(|()| end)
}

/// Starts what [`exchange`] does.
///
/// # Safety
/// `request` is the caller's variable.
unsafe fn start_exchange(
    comm: &Comm,
    (out, dest, sendtag): (UserBuf, c_int, c_int),
    (into, source, recvtag): (UserBuf, c_int, c_int),
    request: *mut MPI_Request,
) -> Result<()> {
    let pml = comm.pml();
    let incoming = match source {
        MPI_PROC_NULL => None,
        s => {
            let (from, tag) = pattern(s, recvtag, comm)?;
            Some(pml.irecv(comm, Space::P2p, &into, from, tag)?)
        }
    };
    let outgoing = match dest {
        MPI_PROC_NULL => None,
        d => Some(
            pml.isend(comm, Space::P2p, &out, d as u32, sendtag as u32, SendMode::Standard)
                .inspect_err(|_| {
                    if let Some(req) = incoming {
                        pml.cancel(req);
                        pml.free(req);
                    }
                })?,
        ),
    };
    let started = match (outgoing, incoming) {
        (None, None) => Request::done(Status::FROM_NOBODY),
        (None, Some(recv)) => Request::p2p(recv),
        (Some(send), recv) => Request::pair(send, recv, Status::FROM_NOBODY),
    };
    // SAFETY: promised by the caller.
    unsafe { give(request, started.owned_by(comm.front())) };
    Ok(())
}

/// A copy of the data, so that the buffer may be received into while it is sent.
fn copied(data: &UserBuf) -> Result<UserBuf> {
    let mut copy = Vec::new();
    let n = data.len();
    copy.try_reserve_exact(n).map_err(|_| err!(NoMem, "there are no {n} bytes for a copy"))?;
    copy.resize(n, 0);
    data.drain(&mut copy);
    Ok(UserBuf::owned(copy))
}

/// `MPI_Sendrecv`
#[allow(clippy::too_many_arguments)]
pub(crate) unsafe fn sendrecv(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    source: c_int,
    recvtag: c_int,
    comm: &Comm,
    status: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: the caller's buffers.
    let (out, into) =
        unsafe { (user(sendbuf, sendcount, sendtype), user(recvbuf, recvcount, recvtype)) };
    let end = exchange(comm, (&out, dest, sendtag), (into, source, recvtag))?;
    // SAFETY: null or the caller's status.
    unsafe { finish(status, end) }
}

/// `MPI_Sendrecv_replace`
#[allow(clippy::too_many_arguments)]
pub(crate) unsafe fn sendrecv_replace(
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: &Comm,
    status: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let into = unsafe { user(buf, count, datatype) };
    let out = copied(&into)?;
    let end = exchange(comm, (&out, dest, sendtag), (into, source, recvtag))?;
    // SAFETY: null or the caller's status.
    unsafe { finish(status, end) }
}

/// `MPI_Isendrecv`
#[allow(clippy::too_many_arguments)]
pub(crate) unsafe fn isendrecv(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: &Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: &Datatype,
    source: c_int,
    recvtag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffers and variable.
    unsafe {
        let out = user(sendbuf, sendcount, sendtype);
        let into = user(recvbuf, recvcount, recvtype);
        start_exchange(comm, (out, dest, sendtag), (into, source, recvtag), request)
    }
}

/// `MPI_Isendrecv_replace`
#[allow(clippy::too_many_arguments)]
pub(crate) unsafe fn isendrecv_replace(
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: &Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    unsafe {
        let into = user(buf, count, datatype);
        start_exchange(comm, (copied(&into)?, dest, sendtag), (into, source, recvtag), request)
    }
}

// ---- probes and matched messages ----

/// `MPI_Probe`
pub(crate) unsafe fn probe(
    source: c_int,
    tag: c_int,
    comm: &Comm,
    status: *mut MPI_Status,
) -> Result<()> {
    let found = match source {
        MPI_PROC_NULL => Status::FROM_NOBODY,
        s => {
            let (from, tag) = pattern(s, tag, comm)?;
            comm.pml().probe(comm, Space::P2p, from, tag)?
        }
    };
    // SAFETY: null or the caller's status.
    unsafe { status::store(status, &found) };
    Ok(())
}

/// What a call finds that looks for a message of `MPI_PROC_NULL`. A loop may make it for nothing
/// else than progress.
fn from_nobody(comm: &Comm) -> Status {
    comm.pml().advance();
    Status::FROM_NOBODY
}

/// `MPI_Iprobe`
pub(crate) unsafe fn iprobe(
    source: c_int,
    tag: c_int,
    comm: &Comm,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> Result<()> {
    let found = match source {
        MPI_PROC_NULL => Some(from_nobody(comm)),
        s => {
            let (from, tag) = pattern(s, tag, comm)?;
            comm.pml().iprobe(comm, Space::P2p, from, tag)?
        }
    };
    // SAFETY: the caller's variables; the status may be null.
    unsafe {
        flag.write(c_int::from(found.is_some()));
        if let Some(found) = found {
            status::store(status, &found);
        }
    }
    Ok(())
}

/// `MPI_Mprobe`
pub(crate) unsafe fn mprobe(
    source: c_int,
    tag: c_int,
    comm: &Comm,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> Result<()> {
    let (handle, found) = if source == MPI_PROC_NULL {
        (MPI_MESSAGE_NO_PROC, Status::FROM_NOBODY)
    } else {
        let (from, tag) = pattern(source, tag, comm)?;
        let (m, found) = comm.pml().mprobe(comm, from, tag)?;
        let comm = MPI_Comm(comm.front());
        (handles::message::insert(Matched { message: m, comm }), found)
    };
    // SAFETY: the caller's variables; the status may be null.
    unsafe {
        message.write(handle);
        status::store(status, &found);
    }
    Ok(())
}

/// `MPI_Improbe`
pub(crate) unsafe fn improbe(
    source: c_int,
    tag: c_int,
    comm: &Comm,
    flag: *mut c_int,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> Result<()> {
    let found = if source == MPI_PROC_NULL {
        Some((MPI_MESSAGE_NO_PROC, from_nobody(comm)))
    } else {
        let (from, tag) = pattern(source, tag, comm)?;
        let found = comm.pml().improbe(comm, from, tag)?;
        let comm = MPI_Comm(comm.front());
        found.map(|(m, s)| (handles::message::insert(Matched { message: m, comm }), s))
    };
    // SAFETY: the caller's variables; the status may be null.
    unsafe {
        flag.write(c_int::from(found.is_some()));
        if let Some((handle, found)) = found {
            message.write(handle);
            status::store(status, &found);
        }
    }
    Ok(())
}

/// Starts the receive of a matched message and makes the handle null; `None` for
/// `MPI_MESSAGE_NO_PROC`.
///
/// # Safety
/// The buffer and the message variable are the caller's.
unsafe fn receive_matched(
    (buf, count, datatype): (*mut c_void, i64, &Datatype),
    message: *mut MPI_Message,
) -> Result<Option<(Request, MPI_Comm)>> {
    // SAFETY: promised by the caller.
    let handle = unsafe { message.read() };
    if handle == MPI_MESSAGE_NO_PROC {
        // SAFETY: promised by the caller.
        unsafe { message.write(MPI_MESSAGE_NULL) };
        return Ok(None);
    }
    if handle == MPI_MESSAGE_NULL {
        return Err(err!(Request, "the message is MPI_MESSAGE_NULL"));
    }
    let matched = handles::message::remove(handle)?;
    errors::blame(matched.comm);
    // SAFETY: promised by the caller.
    let data = unsafe { user(buf, count, datatype) };
    let req = pml()?.imrecv(matched.message, &data, matched.comm.0)?;
    errors::blame(MPI_Comm(0));
    // SAFETY: promised by the caller.
    unsafe { message.write(MPI_MESSAGE_NULL) };
    Ok(Some((Request::p2p(req).owned_by(matched.comm.0), matched.comm)))
}

/// `MPI_Mrecv`
pub(crate) unsafe fn mrecv(
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: the caller's buffer and variable.
    let started = unsafe { receive_matched((buf, count, datatype), message)? };
    let end = match started {
        None => Completion { status: Status::FROM_NOBODY, error: None },
        Some((request, comm)) => {
            let end = request.wait(pml()?);
            if end.error.is_some() {
                errors::blame(comm);
            }
            end
        }
    };
    // SAFETY: null or the caller's status.
    unsafe { finish(status, end) }
}

/// `MPI_Imrecv`
pub(crate) unsafe fn imrecv(
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    message: *mut MPI_Message,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer and variables.
    unsafe {
        let started = receive_matched((buf, count, datatype), message)?;
        give(request, started.map_or_else(|| Request::done(Status::FROM_NOBODY), |(r, _)| r));
    }
    Ok(())
}
