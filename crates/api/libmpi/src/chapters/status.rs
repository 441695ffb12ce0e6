//! What a status tells, and setting it (MPI-5.0 sections 3.2.5, 3.8.4, 5.1.11 and 13.3).

use hawser_core::err;
use hawser_core::error::Result;
use hawser_datatype::Datatype;

use crate::generated::constants::*;
use crate::ints::IntOut;
use crate::types::*;

/// The caller's status; null (`MPI_STATUS_IGNORE`) is an error here.
///
/// # Safety
/// `status` is null or the caller's status, with a value.
unsafe fn given<'a>(status: *const MPI_Status) -> Result<&'a MPI_Status> {
    // SAFETY: promised by the caller.
    unsafe { status.as_ref() }
        .ok_or_else(|| err!(Arg, "the status is MPI_STATUS_IGNORE, which tells nothing"))
}

/// As [`given`], to be changed.
///
/// # Safety
/// `status` is null or the caller's status, with a value, which nobody else uses.
unsafe fn changed<'a>(status: *mut MPI_Status) -> Result<&'a mut MPI_Status> {
    // SAFETY: promised by the caller.
    unsafe { status.as_mut() }
        .ok_or_else(|| err!(Arg, "the status is MPI_STATUS_IGNORE, which cannot be set"))
}

fn told(count: Option<u64>) -> i64 {
    count.and_then(|n| i64::try_from(n).ok()).unwrap_or(i64::from(MPI_UNDEFINED))
}

/// `MPI_Get_count`: whole elements; `MPI_UNDEFINED` when a part is left over.
pub(crate) unsafe fn get_count(
    status: *const MPI_Status,
    datatype: &Datatype,
    count: IntOut,
) -> Result<()> {
    // SAFETY: the caller's status.
    let bytes = unsafe { given(status)? }.bytes();
    count.set(told(datatype.count_in(bytes)))
}

/// `MPI_Get_elements`: scalars.
pub(crate) unsafe fn get_elements(
    status: *const MPI_Status,
    datatype: &Datatype,
    count: IntOut,
) -> Result<()> {
    // SAFETY: the caller's status.
    let bytes = unsafe { given(status)? }.bytes();
    count.set(told(datatype.elements_in(bytes)))
}

/// `MPI_Get_elements_x`
pub(crate) unsafe fn get_elements_x(
    status: *const MPI_Status,
    datatype: &Datatype,
    count: *mut MPI_Count,
) -> Result<()> {
    // SAFETY: the caller's status; the bindings checked `count`.
    unsafe { get_elements(status, datatype, IntOut::I64(count)) }
}

/// `MPI_Status_set_elements`: as if this many scalars had been received.
pub(crate) unsafe fn status_set_elements(
    status: *mut MPI_Status,
    datatype: &Datatype,
    count: i64,
) -> Result<()> {
    let Ok(count) = u64::try_from(count) else {
        return Err(err!(Count, "count is {count}; a count is not negative"));
    };
    // SAFETY: the caller's status.
    unsafe { changed(status)? }.set_bytes(datatype.bytes_of_elements(count));
    Ok(())
}

/// `MPI_Status_set_elements_x`
pub(crate) unsafe fn status_set_elements_x(
    status: *mut MPI_Status,
    datatype: &Datatype,
    count: MPI_Count,
) -> Result<()> {
    // SAFETY: the caller's status.
    unsafe { status_set_elements(status, datatype, count) }
}

/// `MPI_Status_set_cancelled`
pub(crate) unsafe fn status_set_cancelled(status: *mut MPI_Status, flag: c_int) -> Result<()> {
    // SAFETY: the caller's status.
    unsafe { changed(status)? }.set_cancelled(flag != 0);
    Ok(())
}

/// `MPI_Test_cancelled`
pub(crate) unsafe fn test_cancelled(status: *const MPI_Status, flag: *mut c_int) -> Result<()> {
    // SAFETY: the caller's status; the bindings checked `flag`.
    unsafe { flag.write(c_int::from(given(status)?.cancelled())) };
    Ok(())
}

/// `MPI_Status_get_source`
pub(crate) unsafe fn status_get_source(
    status: *const MPI_Status,
    source: *mut c_int,
) -> Result<()> {
    // SAFETY: the caller's status; the bindings checked `source`.
    unsafe { source.write(given(status)?.MPI_SOURCE) };
    Ok(())
}

/// `MPI_Status_get_tag`
pub(crate) unsafe fn status_get_tag(status: *const MPI_Status, tag: *mut c_int) -> Result<()> {
    // SAFETY: the caller's status; the bindings checked `tag`.
    unsafe { tag.write(given(status)?.MPI_TAG) };
    Ok(())
}

/// `MPI_Status_get_error`
pub(crate) unsafe fn status_get_error(status: *const MPI_Status, err: *mut c_int) -> Result<()> {
    // SAFETY: the caller's status; the bindings checked `err`.
    unsafe { err.write(given(status)?.MPI_ERROR) };
    Ok(())
}

/// `MPI_Status_set_source`
pub(crate) unsafe fn status_set_source(status: *mut MPI_Status, source: c_int) -> Result<()> {
    // SAFETY: the caller's status.
    unsafe { changed(status)? }.MPI_SOURCE = source;
    Ok(())
}

/// `MPI_Status_set_tag`
pub(crate) unsafe fn status_set_tag(status: *mut MPI_Status, tag: c_int) -> Result<()> {
    // SAFETY: the caller's status.
    unsafe { changed(status)? }.MPI_TAG = tag;
    Ok(())
}

/// `MPI_Status_set_error`
pub(crate) unsafe fn status_set_error(status: *mut MPI_Status, err: c_int) -> Result<()> {
    // SAFETY: the caller's status.
    unsafe { changed(status)? }.MPI_ERROR = err;
    Ok(())
}
