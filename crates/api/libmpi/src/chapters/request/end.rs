//! What becomes of a handle and a status when its request has completed, and what of the error.

use hawser_core::contracts::pml::Completion;
use hawser_core::error::{ErrClass, Error, Result};
use hawser_core::request::RequestRef;
use hawser_core::status::Status;

use crate::generated::constants::*;
use crate::types::*;
use crate::{errors, handles, runtime, status};

/// After completion: the handle of what is not persistent becomes null.
///
/// # Safety
/// `at` is the caller's variable and holds the handle of `request`, which is not used after this.
#[inline]
pub(super) unsafe fn retire(at: *mut MPI_Request, request: RequestRef<'_>) {
    if let RequestRef::Object(request) = request {
        if request.is_persistent() {
            return;
        }
        // SAFETY: promised by the caller.
        let handle = unsafe { at.read() };
        // It was found by this handle, so it can be removed.
        drop(handles::request::remove(handle));
    }
    // SAFETY: promised by the caller.
    unsafe { at.write(MPI_REQUEST_NULL) };
}

/// The error of one operation, for the error handler of its communicator.
#[cold]
pub(in crate::chapters) fn raise(owner: usize, error: Error) -> Error {
    errors::blame(MPI_Comm(if owner == 0 { error.comm() } else { owner }));
    error
}

/// A receive goes on after its error: the program may ask again and again, and its message needs
/// progress.
#[cold]
pub(super) fn goes_on(request: RequestRef<'_>) {
    request.go_on();
    if let Some(runtime) = runtime::get() {
        runtime.env.pml.advance();
    }
}

/// Ends a request that has completed with `end`.
///
/// # Safety
/// As [`retire`]; `to` is null or the caller's status.
#[inline]
pub(super) unsafe fn end_one(
    at: *mut MPI_Request,
    request: RequestRef<'_>,
    end: Completion,
    to: *mut MPI_Status,
) -> Result<()> {
    // SAFETY: promised by the caller.
    unsafe {
        match end.error {
            None => {
                retire(at, request);
                status::store(to, &end.status);
                Ok(())
            }
            Some(error) => Err(end_failed(at, request, (end.status, error), to)),
        }
    }
}

/// [`end_one`] of a request that has completed with an error; gives what is told.
///
/// # Safety
/// As [`end_one`].
#[cold]
unsafe fn end_failed(
    at: *mut MPI_Request,
    request: RequestRef<'_>,
    (status, error): (Status, Error),
    to: *mut MPI_Status,
) -> Error {
    let owner = request.owner();
    match (error.class(), request) {
        // There was no such message: nothing has ended.
        (ErrClass::Request, RequestRef::Message(_)) => return error,
        (ErrClass::ProcFailedPending, _) => goes_on(request),
        // SAFETY: promised by the caller.
        _ => unsafe { retire(at, request) },
    }
    // SAFETY: promised by the caller.
    unsafe { status::store(to, &status) };
    raise(owner, error)
}
