//! Generalized requests (MPI-5.0 section 13.2).

use hawser_core::contracts::pml::Completion;
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::request::{GeneralizedCallbacks, Release, Request, RequestRef};

use super::{give, need, pml};
use crate::generated::constants::*;
use crate::generated::types::{
    MPI_Grequest_cancel_function, MPI_Grequest_free_function, MPI_Grequest_query_function,
};
use crate::handles;
use crate::status;
use crate::types::*;

/// The user's state for the callbacks.
#[derive(Clone, Copy)]
struct Extra(*mut c_void);

// SAFETY: only an address; the user's callbacks answer for calls from several threads
// (MPI-5.0 section 13.2).
unsafe impl Send for Extra {}
// SAFETY: as above.
unsafe impl Sync for Extra {}

impl Extra {
    fn get(self) -> *mut c_void {
        self.0
    }
}

fn check(code: c_int, which: &str) -> Result<()> {
    match code {
        MPI_SUCCESS => Ok(()),
        code => Err(Error::from_user_code(
            code,
            format!("the {which} callback of a generalized request returned {code}"),
        )),
    }
}

/// `MPI_Grequest_start`
pub(crate) unsafe fn grequest_start(
    query_fn: MPI_Grequest_query_function,
    free_fn: MPI_Grequest_free_function,
    cancel_fn: MPI_Grequest_cancel_function,
    extra_state: *mut c_void,
    request: *mut MPI_Request,
) -> Result<()> {
    let extra = Extra(extra_state);
    let query = move || {
        let mut s = MPI_Status {
            MPI_SOURCE: MPI_UNDEFINED,
            MPI_TAG: MPI_UNDEFINED,
            MPI_ERROR: MPI_SUCCESS,
            MPI_internal: [0; 5],
        };
        let code = match query_fn {
            // SAFETY: the user's callback with the state that came with it.
            Some(f) => unsafe { f(extra.get(), &raw mut s) },
            None => MPI_SUCCESS,
        };
        // SAFETY: a local variable.
        let status = unsafe { status::load(&raw const s) };
        Completion { status, error: check(code, "query").err() }
    };
    let free = move || match free_fn {
        // SAFETY: as above.
        Some(f) => check(unsafe { f(extra.get()) }, "free"),
        None => Ok(()),
    };
    let cancel = move |complete: bool| match cancel_fn {
        // SAFETY: as above.
        Some(f) => check(unsafe { f(extra.get(), c_int::from(complete)) }, "cancel"),
        None => Ok(()),
    };
    let callbacks = GeneralizedCallbacks {
        query: Box::new(query),
        free: Box::new(free),
        cancel: Box::new(cancel),
    };
    // SAFETY: the caller's variable, checked not to be null.
    unsafe { give(request, Request::generalized(callbacks)) };
    Ok(())
}

/// `MPI_Grequest_complete`
pub(crate) unsafe fn grequest_complete(request: MPI_Request) -> Result<()> {
    let RequestRef::Object(r) = need(request)? else {
        return Err(err!(Request, "the request is not a generalized one"));
    };
    let fate = r.complete_generalized()?;
    let Release::Gone(freed) = fate else {
        pml()?.wake();
        return Ok(());
    };
    // Nobody waits for a request that was freed.
    handles::request::remove(request)?;
    freed
}
