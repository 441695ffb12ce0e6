//! Operations (MPI-5.0 section 12.3).

use hawser_core::buf::UserBuf;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::op::{Builtin, Op};
use hawser_core::request::Request;
use hawser_core::status::Status;
use hawser_datatype::Datatype;
use hawser_osc::{Form, Started, Target, Win};

use super::{rank_of, win_of};
use crate::chapters::request::give;
use crate::generated::constants::MPI_PROC_NULL;
use crate::types::*;

/// A buffer at the origin.
///
/// # Safety
/// The caller of the MPI function promises it (see [`UserBuf::new`]).
#[inline(always)]
unsafe fn user(buf: *const c_void, count: i64, datatype: &Datatype) -> UserBuf {
    // SAFETY: promised by the caller; the count was checked not to be negative.
    unsafe { UserBuf::new(buf.cast_mut().cast(), count as u64, datatype) }
}

/// Runs an operation on a target that is not `MPI_PROC_NULL`.
#[inline(always)]
fn on<R>(
    win: MPI_Win,
    (rank, disp): (c_int, MPI_Aint),
    (count, dtype): (i64, &Datatype),
    run: impl FnOnce(&Win, &Target<'_>) -> Result<R>,
) -> Result<Option<R>> {
    let win = win_of(win)?;
    let Some(rank) = rank_of(win, rank)? else { return Ok(None) };
    let target = Target { rank, disp: disp as i64, count: count as u64, dtype };
    run(win, &target).map(Some)
}

fn builtin(op: &Op) -> Result<Builtin> {
    op.as_builtin().ok_or_else(|| {
        err!(Op, "accumulates take predefined operations only (MPI-5.0 section 12.3.4)")
    })
}

/// Hands out the request of an operation.
///
/// # Safety
/// `request` is the caller's variable.
unsafe fn hand_out(started: Option<Started>, win: MPI_Win, request: *mut MPI_Request) {
    let new = match started.flatten() {
        Some(operation) => Request::shared(operation).owned_by(win.0),
        None => {
            // A loop of such operations and their waits makes progress, too.
            _ = win_of(win).map(Win::turn);
            Request::done(Status::EMPTY)
        }
    };
    // SAFETY: promised by the caller.
    unsafe { give(request, new) };
}

pub(crate) unsafe fn put(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: i64,
    target_datatype: &Datatype,
    win: MPI_Win,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let origin = unsafe { user(origin_addr, origin_count, origin_datatype) };
    let (place, what) = ((target_rank, target_disp), (target_count, target_datatype));
    on(win, place, what, |win, target| win.put(&origin, target, Form::Plain)).map(|_| ())
}

pub(crate) unsafe fn get(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: i64,
    target_datatype: &Datatype,
    win: MPI_Win,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let origin = unsafe { user(origin_addr, origin_count, origin_datatype) };
    let (place, what) = ((target_rank, target_disp), (target_count, target_datatype));
    on(win, place, what, |win, target| win.get(&origin, target, Form::Plain)).map(|_| ())
}

pub(crate) unsafe fn accumulate(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: i64,
    target_datatype: &Datatype,
    op: &Op,
    win: MPI_Win,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let origin = unsafe { user(origin_addr, origin_count, origin_datatype) };
    let op = builtin(op)?;
    let (place, what) = ((target_rank, target_disp), (target_count, target_datatype));
    on(win, place, what, |win, target| win.accumulate(op, &origin, None, target, Form::Plain))
        .map(|_| ())
}

#[allow(clippy::too_many_arguments, reason = "the standard has as many")]
pub(crate) unsafe fn get_accumulate(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: &Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: i64,
    target_datatype: &Datatype,
    op: &Op,
    win: MPI_Win,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let origin = unsafe { user(origin_addr, origin_count, origin_datatype) };
    // SAFETY: the caller's buffer.
    let result = unsafe { user(result_addr, result_count, result_datatype) };
    let op = builtin(op)?;
    let (place, what) = ((target_rank, target_disp), (target_count, target_datatype));
    on(win, place, what, |win, target| {
        win.accumulate(op, &origin, Some(&result), target, Form::Plain)
    })
    .map(|_| ())
}

pub(crate) unsafe fn rput(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: i64,
    target_datatype: &Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let origin = unsafe { user(origin_addr, origin_count, origin_datatype) };
    let (place, what) = ((target_rank, target_disp), (target_count, target_datatype));
    let started = on(win, place, what, |win, target| win.put(&origin, target, Form::Request))?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { hand_out(started, win, request) };
    Ok(())
}

pub(crate) unsafe fn rget(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: i64,
    target_datatype: &Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let origin = unsafe { user(origin_addr, origin_count, origin_datatype) };
    let (place, what) = ((target_rank, target_disp), (target_count, target_datatype));
    let started = on(win, place, what, |win, target| win.get(&origin, target, Form::Request))?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { hand_out(started, win, request) };
    Ok(())
}

pub(crate) unsafe fn raccumulate(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: i64,
    target_datatype: &Datatype,
    op: &Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let origin = unsafe { user(origin_addr, origin_count, origin_datatype) };
    let op = builtin(op)?;
    let (place, what) = ((target_rank, target_disp), (target_count, target_datatype));
    let started = on(win, place, what, |win, target| {
        win.accumulate(op, &origin, None, target, Form::Request)
    })?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { hand_out(started, win, request) };
    Ok(())
}

#[allow(clippy::too_many_arguments, reason = "the standard has as many")]
pub(crate) unsafe fn rget_accumulate(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: &Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: i64,
    target_datatype: &Datatype,
    op: &Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> Result<()> {
    // SAFETY: the caller's buffer.
    let origin = unsafe { user(origin_addr, origin_count, origin_datatype) };
    // SAFETY: the caller's buffer.
    let result = unsafe { user(result_addr, result_count, result_datatype) };
    let op = builtin(op)?;
    let (place, what) = ((target_rank, target_disp), (target_count, target_datatype));
    let started = on(win, place, what, |win, target| {
        win.accumulate(op, &origin, Some(&result), target, Form::Request)
    })?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { hand_out(started, win, request) };
    Ok(())
}

pub(crate) unsafe fn fetch_and_op(
    origin_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    op: &Op,
    win: MPI_Win,
) -> Result<()> {
    let op = builtin(op)?;
    need(target_rank, result_addr, "result_addr")?;
    if op != Builtin::NoOp {
        need(target_rank, origin_addr, "origin_addr")?;
    }
    // SAFETY: one element each at the caller's addresses.
    let (origin, result) =
        unsafe { (user(origin_addr, 1, datatype), user(result_addr, 1, datatype)) };
    on(win, (target_rank, target_disp), (1, datatype), |win, target| {
        if datatype.scalar_inside().is_none() && datatype.pair_inside().is_none() {
            return Err(err!(Type, "MPI_Fetch_and_op takes one element of a predefined type"));
        }
        win.fetch_and_op(op, &origin, &result, target)
    })
    .map(|_| ())
}

/// An address at the origin, which is not looked at for `MPI_PROC_NULL`.
#[inline(always)]
fn need<T>(target: c_int, at: *const T, name: &str) -> Result<()> {
    if at.is_null() && target != MPI_PROC_NULL {
        Err(err!(Buffer, "buffer `{name}` is a null pointer"))
    } else {
        Ok(())
    }
}

pub(crate) unsafe fn compare_and_swap(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: &Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    win: MPI_Win,
) -> Result<()> {
    need(target_rank, origin_addr, "origin_addr")?;
    need(target_rank, compare_addr, "compare_addr")?;
    need(target_rank, result_addr, "result_addr")?;
    // SAFETY: one element each at the caller's addresses.
    let (new, expected, result) = unsafe {
        (
            user(origin_addr, 1, datatype),
            user(compare_addr, 1, datatype),
            user(result_addr, 1, datatype),
        )
    };
    on(win, (target_rank, target_disp), (1, datatype), |win, target| {
        win.compare_and_swap(&new, &expected, &result, target)
    })
    .map(|_| ())
}
