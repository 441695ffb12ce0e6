//! Performance variables: none yet. Sessions of the interface exist.

use hawser_core::err;
use hawser_core::error::{Error, Result};

use super::{give, tool};
use crate::generated::constants::*;
use crate::types::*;

pub(crate) unsafe fn t_pvar_get_num(num_pvar: *mut c_int) -> Result<()> {
    drop(tool()?);
    // SAFETY: null or the caller's variable.
    unsafe { give(num_pvar, 0) };
    Ok(())
}

fn no_index(index: c_int) -> Error {
    err!(TInvalidIndex, "there is no performance variable {index}")
}

#[allow(clippy::too_many_arguments)]
pub(crate) fn t_pvar_get_info(
    pvar_index: c_int,
    _name: *mut c_char,
    _name_len: *mut c_int,
    _verbosity: *mut c_int,
    _var_class: *mut c_int,
    _datatype: *mut MPI_Datatype,
    _enumtype: *mut MPI_T_enum,
    _desc: *mut c_char,
    _desc_len: *mut c_int,
    _bind: *mut c_int,
    _readonly: *mut c_int,
    _continuous: *mut c_int,
    _atomic: *mut c_int,
) -> Result<()> {
    drop(tool()?);
    Err(no_index(pvar_index))
}

pub(crate) fn t_pvar_get_index(
    _name: *const c_char,
    _var_class: c_int,
    _pvar_index: *mut c_int,
) -> Result<()> {
    drop(tool()?);
    Err(err!(TInvalidName, "there are no performance variables"))
}

pub(crate) unsafe fn t_pvar_session_create(pe_session: *mut MPI_T_pvar_session) -> Result<()> {
    let mut tool = tool()?;
    if pe_session.is_null() {
        return Err(err!(TInvalid, "argument `pe_session` is a null pointer"));
    }
    let session = tool.next_session;
    tool.next_session += 1;
    tool.sessions.push(session);
    // SAFETY: not null, hence the caller's variable.
    unsafe { pe_session.write(MPI_T_pvar_session(session)) };
    Ok(())
}

pub(crate) unsafe fn t_pvar_session_free(pe_session: *mut MPI_T_pvar_session) -> Result<()> {
    let mut tool = tool()?;
    if pe_session.is_null() {
        return Err(err!(TInvalid, "argument `pe_session` is a null pointer"));
    }
    // SAFETY: not null, hence the caller's variable.
    let session = unsafe { pe_session.read() };
    let Some(at) = tool.sessions.iter().position(|&s| s == session.0) else {
        return Err(no_session(session));
    };
    tool.sessions.swap_remove(at);
    // SAFETY: as above.
    unsafe { pe_session.write(MPI_T_PVAR_SESSION_NULL) };
    Ok(())
}

fn no_session(session: MPI_T_pvar_session) -> Error {
    err!(TInvalidSession, "{:#x} is no performance session", session.0)
}

/// No handle is valid but "all handles" of an open session, of which there are none.
fn no_handle(session: MPI_T_pvar_session, handle: MPI_T_pvar_handle, all: bool) -> Result<()> {
    if !tool()?.sessions.contains(&session.0) {
        return Err(no_session(session));
    }
    if all && handle == MPI_T_PVAR_ALL_HANDLES {
        return Ok(());
    }
    Err(err!(TInvalidHandle, "{:#x} is no performance variable handle", handle.0))
}

pub(crate) fn t_pvar_handle_alloc(
    pe_session: MPI_T_pvar_session,
    pvar_index: c_int,
    _obj_handle: *mut c_void,
    _handle: *mut MPI_T_pvar_handle,
    _count: *mut c_int,
) -> Result<()> {
    if !tool()?.sessions.contains(&pe_session.0) {
        return Err(no_session(pe_session));
    }
    Err(no_index(pvar_index))
}

pub(crate) unsafe fn t_pvar_handle_free(
    pe_session: MPI_T_pvar_session,
    handle: *mut MPI_T_pvar_handle,
) -> Result<()> {
    let null = MPI_T_PVAR_HANDLE_NULL;
    // SAFETY: null or the caller's variable.
    let handle = if handle.is_null() { null } else { unsafe { handle.read() } };
    no_handle(pe_session, handle, false)
}

pub(crate) fn t_pvar_start(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> Result<()> {
    no_handle(pe_session, handle, true)
}

pub(crate) fn t_pvar_stop(pe_session: MPI_T_pvar_session, handle: MPI_T_pvar_handle) -> Result<()> {
    no_handle(pe_session, handle, true)
}

pub(crate) fn t_pvar_reset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
) -> Result<()> {
    no_handle(pe_session, handle, true)
}

pub(crate) fn t_pvar_read(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    _buf: *mut c_void,
) -> Result<()> {
    no_handle(pe_session, handle, false)
}

pub(crate) fn t_pvar_readreset(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    _buf: *mut c_void,
) -> Result<()> {
    no_handle(pe_session, handle, false)
}

pub(crate) fn t_pvar_write(
    pe_session: MPI_T_pvar_session,
    handle: MPI_T_pvar_handle,
    _buf: *const c_void,
) -> Result<()> {
    no_handle(pe_session, handle, false)
}
