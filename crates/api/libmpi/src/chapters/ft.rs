//! User-level failure mitigation (`standard/ft.toml`): what processes do after others have failed.

use hawser_core::comm::{Agreement, Comm, Shrinking};
use hawser_core::error::Result;
use hawser_core::group::Group;
use hawser_core::request::Request;

use super::comm::give_comm;
use super::group::put;
use super::spawn::universe;
use crate::handles;
use crate::types::*;

/// A pointer of the caller that is written when an operation ends.
struct Later<T>(*mut T);

// SAFETY: the caller leaves the variable to the operation until that has ended (MPI-5.0 section
// 3.7.2, of buffers of nonblocking operations).
unsafe impl<T> Send for Later<T> {}

impl<T> Later<T> {
    /// # Safety
    /// The variable is still there.
    unsafe fn write(&self, value: T) {
        // SAFETY: promised by the caller.
        unsafe { self.0.write(value) }
    }
}

/// # Safety
/// `to` is the caller's variable.
unsafe fn give_group(to: *mut MPI_Group, group: Group) -> Result<()> {
    // SAFETY: promised by the caller.
    unsafe { to.write(put(group)) };
    Ok(())
}

/// # Safety
/// `to` is the caller's variable.
unsafe fn give_flag(to: *mut c_int, flag: bool) -> Result<()> {
    // SAFETY: promised by the caller.
    unsafe { to.write(c_int::from(flag)) };
    Ok(())
}

pub(crate) fn comm_revoke(comm: &Comm) -> Result<()> {
    comm.revoke(universe()?)
}

pub(crate) unsafe fn comm_is_revoked(comm: &Comm, flag: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_flag(flag, comm.is_revoked()) }
}

pub(crate) unsafe fn comm_get_failed(comm: &Comm, failedgrp: *mut MPI_Group) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_group(failedgrp, comm.failed()) }
}

pub(crate) unsafe fn comm_ack_failed(
    comm: &Comm,
    num_to_ack: c_int,
    num_acked: *mut c_int,
) -> Result<()> {
    let acked = comm.acknowledge(u32::try_from(num_to_ack).unwrap_or(0));
    // SAFETY: a result parameter, checked not to be null.
    unsafe { num_acked.write(acked as c_int) };
    Ok(())
}

pub(crate) fn comm_failure_ack(comm: &Comm) -> Result<()> {
    comm.acknowledge(u32::MAX);
    Ok(())
}

pub(crate) unsafe fn comm_failure_get_acked(comm: &Comm, failedgrp: *mut MPI_Group) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_group(failedgrp, comm.acknowledged()) }
}

pub(crate) unsafe fn comm_agree(comm: &Comm, flag: *mut c_int) -> Result<()> {
    // SAFETY: the caller's variable, checked not to be null.
    let (value, end) = comm.agree_now(universe()?, unsafe { flag.read() } as u32)?;
    // SAFETY: as above.
    unsafe { flag.write(value as c_int) };
    end
}

pub(crate) unsafe fn comm_agree_failed(comm: &Comm, failedgrp: *mut MPI_Group) -> Result<()> {
    let mut agreement = comm.agree(universe()?, u32::MAX)?;
    agreement.wait()?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_group(failedgrp, agreement.failed()?) }
}

pub(crate) unsafe fn comm_iagree(
    comm: &Comm,
    flag: *mut c_int,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's variable, checked not to be null.
    let agreement = comm.agree(universe()?, unsafe { flag.read() } as u32)?;
    let flag = Later(flag);
    let then = move |agreement: &Agreement| {
        let (value, end) = agreement.value()?;
        // SAFETY: the caller's variable, which is there until the request has completed.
        unsafe { flag.write(value as c_int) };
        end
    };
    let operation = agreement.operation(Box::new(then));
    let started = Request::collective(comm, operation).owned_by(comm.front());
    // SAFETY: a result parameter, checked not to be null.
    unsafe { request.write(handles::request::insert(started)) };
    Ok(())
}

pub(crate) unsafe fn comm_shrink(comm: &Comm, newcomm: *mut MPI_Comm) -> Result<()> {
    let made = universe().and_then(|universe| comm.shrink(universe)).and_then(|mut shrinking| {
        shrinking.wait()?;
        shrinking.comm().map(Some)
    });
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_comm(newcomm, made) }
}

pub(crate) unsafe fn comm_ishrink(
    comm: &Comm,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> Result<()> {
    let shrinking = comm.shrink(universe()?)?;
    // The handle is known now, and stands for the new communicator at the end.
    let handle = handles::comm::insert(comm.placeholder());
    let then = move |shrinking: &Shrinking| handles::fill_comm(handle, shrinking.comm()?);
    let operation = shrinking.operation(Box::new(then));
    let started = Request::collective(comm, operation).owned_by(comm.front());
    // SAFETY: result parameters, checked not to be null.
    unsafe {
        newcomm.write(handle);
        request.write(handles::request::insert(started));
    }
    Ok(())
}

pub(crate) fn win_revoke(win: MPI_Win) -> Result<()> {
    handles::win::get(win)?.win.comm().revoke(universe()?)
}

pub(crate) unsafe fn win_is_revoked(win: MPI_Win, flag: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_flag(flag, handles::win::get(win)?.win.comm().is_revoked()) }
}

pub(crate) unsafe fn win_get_failed(win: MPI_Win, failedgrp: *mut MPI_Group) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_group(failedgrp, handles::win::get(win)?.win.comm().failed()) }
}

pub(crate) fn file_revoke(fh: MPI_File) -> Result<()> {
    handles::file::get(fh)?.comm().revoke(universe()?)
}

pub(crate) unsafe fn file_is_revoked(fh: MPI_File, flag: *mut c_int) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_flag(flag, handles::file::get(fh)?.comm().is_revoked()) }
}

pub(crate) unsafe fn file_get_failed(fh: MPI_File, failedgrp: *mut MPI_Group) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give_group(failedgrp, handles::file::get(fh)?.comm().failed()) }
}
