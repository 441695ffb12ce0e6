//! Buffers of buffered sends (MPI-5.0 section 3.6): of the process, of communicators, of sessions.

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::{BsendBuffer, BsendScope, Space};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::request::Request;

use super::request::{give, pml};
use crate::generated::constants::*;
use crate::handles;
use crate::ints::IntOut;
use crate::types::*;

fn attach(scope: BsendScope, buffer: *mut c_void, size: i64) -> Result<()> {
    let space = if buffer as usize == MPI_BUFFER_AUTOMATIC {
        BsendBuffer::Automatic
    } else if buffer.is_null() && size > 0 {
        return Err(err!(Buffer, "the buffer is a null pointer"));
    } else {
        BsendBuffer::User { addr: buffer as usize, bytes: size.max(0) as u64 }
    };
    pml()?.bsend_attach(scope, space)
}

/// # Safety
/// `addr` is null or points to the caller's pointer variable.
unsafe fn detach(scope: BsendScope, addr: *mut c_void, size: IntOut) -> Result<()> {
    if addr.is_null() {
        return Err(err!(Arg, "argument `buffer_addr` is a null pointer"));
    }
    let (was, bytes) = match pml()?.bsend_detach(scope)? {
        BsendBuffer::None => {
            return Err(err!(Buffer, "no buffer is attached that could be detached"));
        }
        BsendBuffer::Automatic => (MPI_BUFFER_AUTOMATIC, 0),
        BsendBuffer::User { addr, bytes } => (addr, bytes),
    };
    // SAFETY: not null; promised by the caller.
    unsafe { addr.cast::<usize>().write_unaligned(was) };
    size.set(i64::try_from(bytes).unwrap_or(i64::MAX))
}

fn flush(scope: BsendScope) -> Result<()> {
    let pml = pml()?;
    pml.wait_until(&mut || pml.bsend_flushed(scope));
    Ok(())
}

/// # Safety
/// `request` is the caller's variable.
unsafe fn iflush(scope: BsendScope, request: *mut MPI_Request) -> Result<()> {
    let pml = pml()?;
    let started = Request::polled(Box::new(move || pml.bsend_flushed(scope).then_some(Ok(()))));
    // SAFETY: promised by the caller.
    unsafe { give(request, started) };
    Ok(())
}

fn of_comm(comm: &Comm) -> BsendScope {
    BsendScope::Comm(comm.context(Space::P2p))
}

/// Whose buffer that of a session is.
pub(super) fn of_session(session: MPI_Session) -> Result<BsendScope> {
    handles::session::get(session)?;
    Ok(BsendScope::Session(session.0 as u64))
}

/// `MPI_Buffer_attach`
pub(crate) unsafe fn buffer_attach(buffer: *mut c_void, size: i64) -> Result<()> {
    attach(BsendScope::Process, buffer, size)
}

/// `MPI_Buffer_detach`
pub(crate) unsafe fn buffer_detach(buffer_addr: *mut c_void, size: IntOut) -> Result<()> {
    // SAFETY: the caller's variable, or null.
    unsafe { detach(BsendScope::Process, buffer_addr, size) }
}

/// `MPI_Buffer_flush`
pub(crate) unsafe fn buffer_flush() -> Result<()> {
    flush(BsendScope::Process)
}

/// `MPI_Buffer_iflush`
pub(crate) unsafe fn buffer_iflush(request: *mut MPI_Request) -> Result<()> {
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { iflush(BsendScope::Process, request) }
}

/// `MPI_Comm_attach_buffer`
pub(crate) unsafe fn comm_attach_buffer(comm: &Comm, buffer: *mut c_void, size: i64) -> Result<()> {
    attach(of_comm(comm), buffer, size)
}

/// `MPI_Comm_detach_buffer`
pub(crate) unsafe fn comm_detach_buffer(
    comm: &Comm,
    buffer_addr: *mut c_void,
    size: IntOut,
) -> Result<()> {
    // SAFETY: the caller's variable, or null.
    unsafe { detach(of_comm(comm), buffer_addr, size) }
}

/// `MPI_Comm_flush_buffer`
pub(crate) unsafe fn comm_flush_buffer(comm: &Comm) -> Result<()> {
    flush(of_comm(comm))
}

/// `MPI_Comm_iflush_buffer`
pub(crate) unsafe fn comm_iflush_buffer(comm: &Comm, request: *mut MPI_Request) -> Result<()> {
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { iflush(of_comm(comm), request) }
}

/// `MPI_Session_attach_buffer`
pub(crate) unsafe fn session_attach_buffer(
    session: MPI_Session,
    buffer: *mut c_void,
    size: i64,
) -> Result<()> {
    attach(of_session(session)?, buffer, size)
}

/// `MPI_Session_detach_buffer`
pub(crate) unsafe fn session_detach_buffer(
    session: MPI_Session,
    buffer_addr: *mut c_void,
    size: IntOut,
) -> Result<()> {
    // SAFETY: the caller's variable, or null.
    unsafe { detach(of_session(session)?, buffer_addr, size) }
}

/// `MPI_Session_flush_buffer`
pub(crate) unsafe fn session_flush_buffer(session: MPI_Session) -> Result<()> {
    flush(of_session(session)?)
}

/// `MPI_Session_iflush_buffer`
pub(crate) unsafe fn session_iflush_buffer(
    session: MPI_Session,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { iflush(of_session(session)?, request) }
}
