//! Chapter 12: one-sided communication. Windows here, operations in `ops`, synchronization in
//! `epochs`.

use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::exposed::Exposed;
use hawser_core::info::Info;
use hawser_osc::{Flavor, Osc, Win};

use crate::errors;
use crate::generated::constants::*;
use crate::handles::{self, Window};
use crate::ints::IntOut;
use crate::runtime;
use crate::types::*;

pub(crate) mod attrs;
pub(crate) mod epochs;
pub(crate) mod ops;

fn osc() -> Result<&'static Osc> {
    Ok(runtime::running()?.osc)
}

/// The window behind a handle.
#[inline]
pub(super) fn win_of(handle: MPI_Win) -> Result<&'static Win> {
    handles::win::get(handle).map(|w| &w.win)
}

/// A rank of a window; `None` for `MPI_PROC_NULL`.
#[inline]
fn rank_of(win: &Win, rank: c_int) -> Result<Option<u32>> {
    if (rank as u32) < win.size() {
        return Ok(Some(rank as u32));
    }
    if rank == MPI_PROC_NULL { Ok(None) } else { Err(win.bad_rank(i64::from(rank))) }
}

/// A rank of a window, and nothing else.
fn rank_in(win: &Win, rank: c_int) -> Result<u32> {
    rank_of(win, rank)?.ok_or_else(|| win.bad_rank(i64::from(rank)))
}

fn size_of_memory(size: MPI_Aint) -> Result<u64> {
    u64::try_from(size).map_err(|_| err!(Size, "size {size} is negative"))
}

fn unit_of(disp_unit: i64) -> Result<i64> {
    if disp_unit > 0 {
        return Ok(disp_unit);
    }
    Err(err!(Disp, "displacement unit {disp_unit} is not positive"))
}

fn put(win: Win) -> MPI_Win {
    let flavor = match win.flavor() {
        Flavor::Create => MPI_WIN_FLAVOR_CREATE,
        Flavor::Allocate => MPI_WIN_FLAVOR_ALLOCATE,
        Flavor::Dynamic => MPI_WIN_FLAVOR_DYNAMIC,
        Flavor::Shared => MPI_WIN_FLAVOR_SHARED,
    };
    let (size, unit) = (win.bytes() as MPI_Aint, win.unit());
    let unit = c_int::try_from(unit).unwrap_or(c_int::MAX);
    handles::win::insert(Window { win, size, unit, flavor })
}

/// What a process exposes of its own.
///
/// # Safety
/// The memory is the program's until the window that it is for is freed.
unsafe fn exposed(base: *mut c_void, size: MPI_Aint) -> Result<Exposed> {
    let size = size_of_memory(size)?;
    if base.is_null() && size > 0 {
        return Err(err!(Buffer, "argument `base` is a null pointer, but there are {size} bytes"));
    }
    // SAFETY: promised by the caller.
    Ok(unsafe { Exposed::of_program(base.cast(), size as usize) })
}

pub(crate) unsafe fn win_create(
    base: *mut c_void,
    size: MPI_Aint,
    disp_unit: i64,
    info: Option<&Info>,
    comm: &Comm,
    win: *mut MPI_Win,
) -> Result<()> {
    // SAFETY: the caller's memory (MPI-5.0 section 12.2.1).
    let memory = unsafe { exposed(base, size) };
    let unit = memory.as_ref().map_or(Ok(1), |_| unit_of(disp_unit));
    let (memory, unit) = match memory {
        Ok(memory) => (memory, unit),
        // The other ranks are told.
        Err(e) => (Exposed::new(hawser_segment::mem::UserSlice::empty()), Err(e)),
    };
    let new = osc()?.create(comm, memory, unit, info)?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { win.write(put(new)) };
    Ok(())
}

pub(crate) unsafe fn win_create_dynamic(
    info: Option<&Info>,
    comm: &Comm,
    win: *mut MPI_Win,
) -> Result<()> {
    let new = osc()?.create_dynamic(comm, info)?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { win.write(put(new)) };
    Ok(())
}

/// # Safety
/// `baseptr` is the address of the caller's pointer, `win` its variable.
unsafe fn give(new: Win, baseptr: *mut c_void, win: *mut MPI_Win) {
    let base = new.base() as *mut u8;
    // SAFETY: promised by the caller.
    unsafe {
        baseptr.cast::<*mut u8>().write(base);
        win.write(put(new));
    }
}

fn extent(size: MPI_Aint, disp_unit: i64) -> Result<(u64, i64)> {
    Ok((size_of_memory(size)?, unit_of(disp_unit)?))
}

fn need_base(baseptr: *mut c_void) -> Result<()> {
    if baseptr.is_null() { Err(err!(Arg, "argument `baseptr` is a null pointer")) } else { Ok(()) }
}

pub(crate) unsafe fn win_allocate(
    size: MPI_Aint,
    disp_unit: i64,
    info: Option<&Info>,
    comm: &Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> Result<()> {
    need_base(baseptr)?;
    let new = osc()?.create_allocated(comm, extent(size, disp_unit), info)?;
    // SAFETY: result parameters, checked not to be null.
    unsafe { give(new, baseptr, win) };
    Ok(())
}

pub(crate) unsafe fn win_allocate_shared(
    size: MPI_Aint,
    disp_unit: i64,
    info: Option<&Info>,
    comm: &Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> Result<()> {
    need_base(baseptr)?;
    let new = osc()?.create_shared(comm, extent(size, disp_unit), info)?;
    // SAFETY: result parameters, checked not to be null.
    unsafe { give(new, baseptr, win) };
    Ok(())
}

pub(crate) unsafe fn win_shared_query(
    win: MPI_Win,
    rank: c_int,
    size: *mut MPI_Aint,
    disp_unit: IntOut,
    baseptr: *mut c_void,
) -> Result<()> {
    need_base(baseptr)?;
    let win = win_of(win)?;
    let (bytes, unit, base) = win.shared_query(rank_of(win, rank)?)?;
    // SAFETY: result parameters, checked not to be null.
    unsafe {
        size.write(bytes as MPI_Aint);
        baseptr.cast::<usize>().write(base);
    }
    disp_unit.set_exact(unit)
}

pub(crate) unsafe fn win_attach(win: MPI_Win, base: *mut c_void, size: MPI_Aint) -> Result<()> {
    // SAFETY: the caller's memory until it is detached (MPI-5.0 section 12.2.4).
    let memory = unsafe { exposed(base, size)? };
    win_of(win)?.attach(memory)
}

pub(crate) unsafe fn win_detach(win: MPI_Win, base: *const c_void) -> Result<()> {
    win_of(win)?.detach(base as usize)
}

pub(crate) unsafe fn win_free(win: *mut MPI_Win) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    let handle = unsafe { win.read() };
    let window = win_of(handle)?;
    window.check_free()?;
    window.attrs().clear(window.front())?;
    let end = window.prepare_free();
    // SAFETY: as above.
    unsafe { win.write(MPI_WIN_NULL) };
    match end {
        Ok(()) => _ = handles::win::remove(handle)?,
        Err(_) => errors::blame_ending(handle),
    }
    if let Some(runtime) = runtime::get() {
        runtime.env.reap();
    }
    end
}

pub(crate) unsafe fn win_get_group(win: MPI_Win, group: *mut MPI_Group) -> Result<()> {
    let own = win_of(win)?.group().clone();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { group.write(super::group::put(own)) };
    Ok(())
}

pub(crate) unsafe fn win_set_info(win: MPI_Win, info: Option<&Info>) -> Result<()> {
    let win = win_of(win)?;
    if let Some(info) = info {
        win.set_info(info);
    }
    Ok(())
}

pub(crate) unsafe fn win_get_info(win: MPI_Win, info_used: *mut MPI_Info) -> Result<()> {
    let info = win_of(win)?.info();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { info_used.write(handles::info::insert(info)) };
    Ok(())
}
