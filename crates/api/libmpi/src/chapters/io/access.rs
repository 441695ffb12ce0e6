//! The forms of access (MPI-5.0 section 14.4): each a place, a direction, and who takes part.

use hawser_core::buf::{TypedBuf, UserBuf};
use hawser_core::error::Result;
use hawser_core::request::Request;
use hawser_datatype::Datatype;
use hawser_io::{Done, File, Place, Split, Way};

use super::file_of;
use crate::chapters::request::give;
use crate::checks;
use crate::status;
use crate::types::*;

/// What is read into or written from.
///
/// # Safety
/// The caller of the MPI function promises it (see [`TypedBuf::new`]).
unsafe fn buffer(buf: *const c_void, count: i64, datatype: &Datatype) -> TypedBuf {
    // SAFETY: promised by the caller; the count was checked not to be negative.
    unsafe { TypedBuf::new(buf.cast_mut().cast(), count as u64, datatype.clone()) }
}

/// A blocking access of one rank. One with memory that is a run of bytes needs no buffer that keeps
/// the type.
///
/// # Safety
/// As [`buffer`].
#[inline(always)]
unsafe fn access(
    file: &File,
    (way, place): (Way, Place),
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
) -> Done {
    // SAFETY: as in `buffer`.
    let run = unsafe { UserBuf::new(buf.cast_mut().cast(), count as u64, datatype) };
    let done = run.contiguous().and_then(|memory| file.access_plain(way, place, memory));
    // SAFETY: promised by the caller.
    done.unwrap_or_else(|| file.access(way, place, &unsafe { buffer(buf, count, datatype) }))
}

/// As [`buffer`], in calls of all ranks: what is wrong with the arguments of one rank it tells the
/// others, which wait for it.
///
/// # Safety
/// As [`buffer`], where the type is good.
unsafe fn checked(buf: *const c_void, count: i64, datatype: Result<&Datatype>) -> Result<TypedBuf> {
    // SAFETY: promised by the caller; the count was checked before the type.
    datatype.map(|datatype| unsafe { buffer(buf, count, datatype) })
}

/// Starts an access of all ranks and gives its handle. One that has no room for the handle has the
/// others know it.
///
/// # Safety
/// `request` is null or the caller's variable.
unsafe fn give_all(
    request: *mut MPI_Request,
    buf: Result<TypedBuf>,
    start: impl FnOnce(Result<TypedBuf>) -> Request,
) -> Result<()> {
    match checks::out(request, "request") {
        Ok(()) => {
            // SAFETY: not null, hence the caller's variable.
            unsafe { give(request, start(buf)) };
            Ok(())
        }
        Err(why) => {
            // It goes on without a handle until all have taken part.
            drop(start(Err(why.clone())));
            Err(why)
        }
    }
}

/// Tells what was moved, then why it was not all.
///
/// # Safety
/// `to` is null or the caller's status.
unsafe fn end(done: Done, to: *mut MPI_Status) -> Result<()> {
    // SAFETY: promised by the caller.
    unsafe { status::store(to, &done.status()) };
    done.error.map_or(Ok(()), Err)
}

pub(crate) unsafe fn file_read_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe { end(access(file, (Way::Read, Place::At(offset)), buf, count, datatype), status) }
}

pub(crate) unsafe fn file_iread_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe {
        give(request, file.start(Way::Read, Place::At(offset), &buffer(buf, count, datatype))?)
    };
    Ok(())
}

pub(crate) unsafe fn file_read(
    fh: MPI_File,
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe { end(access(file, (Way::Read, Place::Own), buf, count, datatype), status) }
}

pub(crate) unsafe fn file_iread(
    fh: MPI_File,
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe { give(request, file.start(Way::Read, Place::Own, &buffer(buf, count, datatype))?) };
    Ok(())
}

pub(crate) unsafe fn file_read_shared(
    fh: MPI_File,
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe { end(access(file, (Way::Read, Place::Shared), buf, count, datatype), status) }
}

pub(crate) unsafe fn file_iread_shared(
    fh: MPI_File,
    buf: *mut c_void,
    count: i64,
    datatype: &Datatype,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe { give(request, file.start(Way::Read, Place::Shared, &buffer(buf, count, datatype))?) };
    Ok(())
}

pub(crate) unsafe fn file_read_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: i64,
    datatype: Result<&Datatype>,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe {
        end(file.access_all(Way::Read, Place::At(offset), checked(buf, count, datatype)), status)
    }
}

pub(crate) unsafe fn file_iread_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: i64,
    datatype: Result<&Datatype>,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe {
        give_all(request, checked(buf, count, datatype), |buf| {
            file.start_all(Way::Read, Place::At(offset), buf)
        })
    }
}

pub(crate) unsafe fn file_read_at_all_begin(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: i64,
    datatype: Result<&Datatype>,
) -> Result<()> {
    // SAFETY: the caller's buffer, until the call has ended.
    let checked = unsafe { checked(buf, count, datatype) };
    file_of(fh)?.split_begin(Split::At(Way::Read), offset, buf as usize, checked)
}

pub(crate) unsafe fn file_read_at_all_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> Result<()> {
    let done = file_of(fh)?.split_end(Split::At(Way::Read), buf as usize)?;
    // SAFETY: the caller's status.
    unsafe { end(done, status) }
}

pub(crate) unsafe fn file_read_all(
    fh: MPI_File,
    buf: *mut c_void,
    count: i64,
    datatype: Result<&Datatype>,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe { end(file.access_all(Way::Read, Place::Own, checked(buf, count, datatype)), status) }
}

pub(crate) unsafe fn file_iread_all(
    fh: MPI_File,
    buf: *mut c_void,
    count: i64,
    datatype: Result<&Datatype>,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe {
        give_all(request, checked(buf, count, datatype), |buf| {
            file.start_all(Way::Read, Place::Own, buf)
        })
    }
}

pub(crate) unsafe fn file_read_all_begin(
    fh: MPI_File,
    buf: *mut c_void,
    count: i64,
    datatype: Result<&Datatype>,
) -> Result<()> {
    // SAFETY: the caller's buffer, until the call has ended.
    let checked = unsafe { checked(buf, count, datatype) };
    file_of(fh)?.split_begin(Split::Own(Way::Read), 0, buf as usize, checked)
}

pub(crate) unsafe fn file_read_all_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> Result<()> {
    let done = file_of(fh)?.split_end(Split::Own(Way::Read), buf as usize)?;
    // SAFETY: the caller's status.
    unsafe { end(done, status) }
}

pub(crate) unsafe fn file_read_ordered(
    fh: MPI_File,
    buf: *mut c_void,
    count: i64,
    datatype: Result<&Datatype>,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe { end(file.access_all(Way::Read, Place::Shared, checked(buf, count, datatype)), status) }
}

pub(crate) unsafe fn file_read_ordered_begin(
    fh: MPI_File,
    buf: *mut c_void,
    count: i64,
    datatype: Result<&Datatype>,
) -> Result<()> {
    // SAFETY: the caller's buffer, until the call has ended.
    let checked = unsafe { checked(buf, count, datatype) };
    file_of(fh)?.split_begin(Split::Ordered(Way::Read), 0, buf as usize, checked)
}

pub(crate) unsafe fn file_read_ordered_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> Result<()> {
    let done = file_of(fh)?.split_end(Split::Ordered(Way::Read), buf as usize)?;
    // SAFETY: the caller's status.
    unsafe { end(done, status) }
}

pub(crate) unsafe fn file_write_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe { end(access(file, (Way::Write, Place::At(offset)), buf, count, datatype), status) }
}

pub(crate) unsafe fn file_iwrite_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe {
        give(request, file.start(Way::Write, Place::At(offset), &buffer(buf, count, datatype))?)
    };
    Ok(())
}

pub(crate) unsafe fn file_write(
    fh: MPI_File,
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe { end(access(file, (Way::Write, Place::Own), buf, count, datatype), status) }
}

pub(crate) unsafe fn file_iwrite(
    fh: MPI_File,
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe { give(request, file.start(Way::Write, Place::Own, &buffer(buf, count, datatype))?) };
    Ok(())
}

pub(crate) unsafe fn file_write_shared(
    fh: MPI_File,
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe { end(access(file, (Way::Write, Place::Shared), buf, count, datatype), status) }
}

pub(crate) unsafe fn file_iwrite_shared(
    fh: MPI_File,
    buf: *const c_void,
    count: i64,
    datatype: &Datatype,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe { give(request, file.start(Way::Write, Place::Shared, &buffer(buf, count, datatype))?) };
    Ok(())
}

pub(crate) unsafe fn file_write_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: i64,
    datatype: Result<&Datatype>,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe {
        end(file.access_all(Way::Write, Place::At(offset), checked(buf, count, datatype)), status)
    }
}

pub(crate) unsafe fn file_iwrite_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: i64,
    datatype: Result<&Datatype>,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe {
        give_all(request, checked(buf, count, datatype), |buf| {
            file.start_all(Way::Write, Place::At(offset), buf)
        })
    }
}

pub(crate) unsafe fn file_write_at_all_begin(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: i64,
    datatype: Result<&Datatype>,
) -> Result<()> {
    // SAFETY: the caller's buffer, until the call has ended.
    let checked = unsafe { checked(buf, count, datatype) };
    file_of(fh)?.split_begin(Split::At(Way::Write), offset, buf as usize, checked)
}

pub(crate) unsafe fn file_write_at_all_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> Result<()> {
    let done = file_of(fh)?.split_end(Split::At(Way::Write), buf as usize)?;
    // SAFETY: the caller's status.
    unsafe { end(done, status) }
}

pub(crate) unsafe fn file_write_all(
    fh: MPI_File,
    buf: *const c_void,
    count: i64,
    datatype: Result<&Datatype>,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe { end(file.access_all(Way::Write, Place::Own, checked(buf, count, datatype)), status) }
}

pub(crate) unsafe fn file_iwrite_all(
    fh: MPI_File,
    buf: *const c_void,
    count: i64,
    datatype: Result<&Datatype>,
    request: *mut MPI_Request,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer, until the request has ended; a result parameter.
    unsafe {
        give_all(request, checked(buf, count, datatype), |buf| {
            file.start_all(Way::Write, Place::Own, buf)
        })
    }
}

pub(crate) unsafe fn file_write_all_begin(
    fh: MPI_File,
    buf: *const c_void,
    count: i64,
    datatype: Result<&Datatype>,
) -> Result<()> {
    // SAFETY: the caller's buffer, until the call has ended.
    let checked = unsafe { checked(buf, count, datatype) };
    file_of(fh)?.split_begin(Split::Own(Way::Write), 0, buf as usize, checked)
}

pub(crate) unsafe fn file_write_all_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> Result<()> {
    let done = file_of(fh)?.split_end(Split::Own(Way::Write), buf as usize)?;
    // SAFETY: the caller's status.
    unsafe { end(done, status) }
}

pub(crate) unsafe fn file_write_ordered(
    fh: MPI_File,
    buf: *const c_void,
    count: i64,
    datatype: Result<&Datatype>,
    status: *mut MPI_Status,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's buffer and status.
    unsafe {
        end(file.access_all(Way::Write, Place::Shared, checked(buf, count, datatype)), status)
    }
}

pub(crate) unsafe fn file_write_ordered_begin(
    fh: MPI_File,
    buf: *const c_void,
    count: i64,
    datatype: Result<&Datatype>,
) -> Result<()> {
    // SAFETY: the caller's buffer, until the call has ended.
    let checked = unsafe { checked(buf, count, datatype) };
    file_of(fh)?.split_begin(Split::Ordered(Way::Write), 0, buf as usize, checked)
}

pub(crate) unsafe fn file_write_ordered_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> Result<()> {
    let done = file_of(fh)?.split_end(Split::Ordered(Way::Write), buf as usize)?;
    // SAFETY: the caller's status.
    unsafe { end(done, status) }
}
