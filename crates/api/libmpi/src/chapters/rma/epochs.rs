//! Synchronization (MPI-5.0 section 12.5).

use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::group::Group;
use hawser_osc::LockKind;

use super::super::group::same_session_of;
use super::{rank_in, rank_of, win_of};
use crate::generated::constants::*;
use crate::types::*;

pub(crate) unsafe fn win_fence(assert: c_int, win: MPI_Win) -> Result<()> {
    win_of(win)?.fence(assert)
}

pub(crate) unsafe fn win_start(group: &Group, assert: c_int, win: MPI_Win) -> Result<()> {
    let win = win_of(win)?;
    same_session_of(group, win.group())?;
    win.start(group, assert)
}

pub(crate) unsafe fn win_complete(win: MPI_Win) -> Result<()> {
    win_of(win)?.complete()
}

pub(crate) unsafe fn win_post(group: &Group, assert: c_int, win: MPI_Win) -> Result<()> {
    let win = win_of(win)?;
    same_session_of(group, win.group())?;
    win.post(group, assert)
}

pub(crate) unsafe fn win_wait(win: MPI_Win) -> Result<()> {
    win_of(win)?.wait()
}

pub(crate) unsafe fn win_test(win: MPI_Win, flag: *mut c_int) -> Result<()> {
    let ended = win_of(win)?.test()?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { flag.write(c_int::from(ended)) };
    Ok(())
}

pub(crate) unsafe fn win_lock(
    lock_type: c_int,
    rank: c_int,
    assert: c_int,
    win: MPI_Win,
) -> Result<()> {
    let win = win_of(win)?;
    let kind = match lock_type {
        MPI_LOCK_SHARED => LockKind::Shared,
        MPI_LOCK_EXCLUSIVE => LockKind::Exclusive,
        _ => return Err(err!(Locktype, "{lock_type} is no kind of lock")),
    };
    match rank_of(win, rank)? {
        Some(rank) => win.lock(kind, rank, assert),
        None => Ok(()),
    }
}

pub(crate) unsafe fn win_unlock(rank: c_int, win: MPI_Win) -> Result<()> {
    let win = win_of(win)?;
    match rank_of(win, rank)? {
        Some(rank) => win.unlock(rank),
        None => Ok(()),
    }
}

pub(crate) unsafe fn win_lock_all(assert: c_int, win: MPI_Win) -> Result<()> {
    win_of(win)?.lock_all(assert)
}

pub(crate) unsafe fn win_unlock_all(win: MPI_Win) -> Result<()> {
    win_of(win)?.unlock_all()
}

pub(crate) unsafe fn win_flush(rank: c_int, win: MPI_Win) -> Result<()> {
    let win = win_of(win)?;
    win.flush(Some(rank_in(win, rank)?))
}

pub(crate) unsafe fn win_flush_all(win: MPI_Win) -> Result<()> {
    win_of(win)?.flush(None)
}

pub(crate) unsafe fn win_flush_local(rank: c_int, win: MPI_Win) -> Result<()> {
    let win = win_of(win)?;
    win.flush_local(Some(rank_in(win, rank)?))
}

pub(crate) unsafe fn win_flush_local_all(win: MPI_Win) -> Result<()> {
    win_of(win)?.flush_local(None)
}

pub(crate) unsafe fn win_sync(win: MPI_Win) -> Result<()> {
    win_of(win)?.sync();
    Ok(())
}
