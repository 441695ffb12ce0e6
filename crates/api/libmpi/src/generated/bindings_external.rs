// Made by `cargo x codegen`; do not edit.
//! External interfaces (MPI-5.0 chapter 13).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Grequest_complete(request: MPI_Request) -> c_int {
    let call = Call::enter(ids::GREQUEST_COMPLETE);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::request::generalized::grequest_complete(request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Grequest_start(
    query_fn: MPI_Grequest_query_function,
    free_fn: MPI_Grequest_free_function,
    cancel_fn: MPI_Grequest_cancel_function,
    extra_state: *mut c_void,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::GREQUEST_START);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::request::generalized::grequest_start(
                query_fn,
                free_fn,
                cancel_fn,
                extra_state,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                query_fn.word(),
                free_fn.word(),
                cancel_fn.word(),
                extra_state.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_cancelled(status: *mut MPI_Status, flag: c_int) -> c_int {
    let call = Call::enter(ids::STATUS_SET_CANCELLED);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::status::status_set_cancelled(status, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements(
    status: *mut MPI_Status,
    datatype: MPI_Datatype,
    count: c_int,
) -> c_int {
    let call = Call::enter(ids::STATUS_SET_ELEMENTS);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        let count = checks::count(count as i64, "count")?;
        unsafe { crate::chapters::status::status_set_elements(status, datatype, count as i64) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), datatype.word(), count.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements_c(
    status: *mut MPI_Status,
    datatype: MPI_Datatype,
    count: MPI_Count,
) -> c_int {
    let call = Call::enter(ids::STATUS_SET_ELEMENTS_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        let count = checks::count(count as i64, "count")?;
        unsafe { crate::chapters::status::status_set_elements(status, datatype, count as i64) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), datatype.word(), count.word()], e),
    }
}

std::arch::global_asm!(
    ".weak MPI_Grequest_complete",
    ".set MPI_Grequest_complete, PMPI_Grequest_complete",
    ".weak MPI_Grequest_start",
    ".set MPI_Grequest_start, PMPI_Grequest_start",
    ".weak MPI_Status_set_cancelled",
    ".set MPI_Status_set_cancelled, PMPI_Status_set_cancelled",
    ".weak MPI_Status_set_elements",
    ".set MPI_Status_set_elements, PMPI_Status_set_elements",
    ".weak MPI_Status_set_elements_c",
    ".set MPI_Status_set_elements_c, PMPI_Status_set_elements_c",
);
