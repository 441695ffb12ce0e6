//! Chapter 6: collective communication, and the neighbourhood collectives of chapter 8.
//!
//! Each operation has one conversion of its arguments and three doors: blocking, nonblocking and
//! persistent.

mod alias;
mod args;
pub(crate) mod blocking;
pub(crate) mod neighbor;
pub(crate) mod nonblocking;
pub(crate) mod persistent;

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollCall;
use hawser_core::error::Result;
use hawser_core::request::{Plan, Request};

use crate::handles;
use crate::types::MPI_Request;

/// Starts a call and gives it a request.
///
/// # Safety
/// `request` is valid for a write.
unsafe fn start(comm: &Comm, call: &CollCall<'_>, request: *mut MPI_Request) -> Result<()> {
    let flight = comm.start(call)?;
    let object = Request::flight(comm, flight).owned_by(comm.front());
    // SAFETY: promised by the caller.
    unsafe { request.write(handles::request::insert(object)) };
    Ok(())
}

/// Prepares a persistent call and gives it an inactive request.
///
/// # Safety
/// `request` is valid for a write.
unsafe fn prepare(comm: &Comm, call: &CollCall<'_>, request: *mut MPI_Request) -> Result<()> {
    let mut persistent = comm.coll(call.op())?.init(comm, call)?;
    let on = comm.clone();
    let launch = Box::new(move || persistent.start(&on));
    let object = Request::persistent(Plan::Coll { comm: comm.clone(), launch });
    let object = object.owned_by(comm.front());
    // SAFETY: promised by the caller.
    unsafe { request.write(handles::request::insert(object)) };
    Ok(())
}
