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

use std::sync::Arc;

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollOperation};
use hawser_core::contracts::pml::Needed;
use hawser_core::error::Result;
use hawser_core::request::{Plan, Request};

use crate::handles::{self, Kept};
use crate::types::MPI_Request;

/// A call that runs an operation of the user: the handle of its type stays valid until it has
/// ended, since the user's function gets it (MPI-5.0 section 6.9.5).
struct WithCallback {
    operation: Box<dyn CollOperation>,
    _dtype: Arc<Kept>,
}

impl CollOperation for WithCallback {
    fn poll(&mut self, comm: &Comm) -> Option<Result<()>> {
        self.operation.poll(comm)
    }

    fn awaiting(&self) -> Option<Needed> {
        self.operation.awaiting()
    }

    fn calls_program(&self) -> bool {
        true
    }
}

/// What a call of a user's operation keeps.
fn kept(call: &CollCall<'_>) -> Option<Arc<Kept>> {
    call.user_op().map(|(_, dtype)| Arc::new(Kept::new(dtype)))
}

fn with(kept: Option<Arc<Kept>>, operation: Box<dyn CollOperation>) -> Box<dyn CollOperation> {
    match kept {
        Some(dtype) => Box::new(WithCallback { operation, _dtype: dtype }),
        None => operation,
    }
}

/// Starts a call and gives it a request.
///
/// # Safety
/// `request` is valid for a write.
unsafe fn start(comm: &Comm, call: &CollCall<'_>, request: *mut MPI_Request) -> Result<()> {
    let kept = kept(call);
    let operation = with(kept, comm.start(call)?);
    let object = Request::collective(comm, operation).owned_by(comm.front());
    // SAFETY: promised by the caller.
    unsafe { request.write(handles::request::insert(object)) };
    Ok(())
}

/// Prepares a persistent call and gives it an inactive request.
///
/// # Safety
/// `request` is valid for a write.
unsafe fn prepare(comm: &Comm, call: &CollCall<'_>, request: *mut MPI_Request) -> Result<()> {
    let kept = kept(call);
    let mut persistent = comm.coll(call.op())?.init(comm, call)?;
    let on = comm.clone();
    let launch = Box::new(move || Ok(with(kept.clone(), persistent.start(&on)?)));
    let object = Request::persistent(Plan::Coll { comm: comm.clone(), launch });
    let object = object.owned_by(comm.front());
    // SAFETY: promised by the caller.
    unsafe { request.write(handles::request::insert(object)) };
    Ok(())
}
