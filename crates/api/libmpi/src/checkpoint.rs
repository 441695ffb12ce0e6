//! `MPIX_Time_left`, `MPIX_Checkpoint` and their sisters (`hawser/checkpoint.h`): the C entries.
#![allow(unreachable_pub, non_snake_case)]

use std::ffi::{c_char, c_double, c_int, c_void};

use hawser_checkpoint::crs::Callbacks;
use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::error::Result;

use crate::entry::{Blame, Call, Word};
use crate::generated::ids;
use crate::saver::callbacks::{self, CheckpointFunction, callback};
use crate::types::*;
use crate::{checks, runtime, saver, text};

/// `MPIX_CHECKPOINT_IF_DUE`, `MPIX_CHECKPOINT_NOW`
const MODES: std::ops::RangeInclusive<c_int> = 0..=1;

/// What this process keeps is made at the first of these calls.
fn ready() -> Result<()> {
    let runtime = runtime::running()?;
    saver::begin(runtime.params)
}

/// A collective call over a communicator.
fn collective(id: u32, comm: MPI_Comm, body: impl FnOnce(&Comm) -> Result<()>) -> c_int {
    let call = Call::enter(id);
    let done = call.running().and_then(|()| ready()).and_then(|()| body(checks::comm(comm)?));
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word()], e),
    }
}

fn ended(done: Result<()>) -> c_int {
    let call = Call::enter(ids::X_CHECKPOINT);
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[], e),
    }
}

/// Stores a result where the caller wants it.
///
/// # Safety
/// `at` is null or the caller's variable.
unsafe fn store<T>(at: *mut T, value: T) {
    if !at.is_null() {
        // SAFETY: promised by the caller.
        unsafe { at.write(value) };
    }
}

/// Collective: seconds until the job must have ended (infinite: no end is known), whether it is
/// time to save, and whether the job is to stop. The n-th call on a communicator gives the same on
/// all its ranks. Any of the results may be a null pointer.
///
/// # Safety
/// The results are null or the caller's variables.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Time_left(
    comm: MPI_Comm,
    seconds: *mut c_double,
    save: *mut c_int,
    stop: *mut c_int,
) -> c_int {
    collective(ids::X_TIME_LEFT, comm, |comm| {
        let verdict = saver::time_left(comm)?;
        let left = verdict.left_ms.map_or(f64::INFINITY, |ms| ms as f64 / 1e3);
        // SAFETY: promised by the caller.
        unsafe {
            store(seconds, left);
            store(save, c_int::from(verdict.save));
            store(stop, c_int::from(verdict.stop));
        }
        Ok(())
    })
}

/// This rank wishes that all save; with `stop` not 0, that they stop, too. Local; it may be called
/// in a signal handler.
#[unsafe(no_mangle)]
pub extern "C" fn MPIX_Save_request(stop: c_int) -> c_int {
    saver::wish(stop != 0);
    0
}

/// Registers what saves, what goes on after a snapshot, and what reads a state again; each may be
/// null. They are called in the order of registration, with the caller's pointer.
///
/// # Safety
/// The functions take the state in the thread that calls `MPIX_Checkpoint`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Checkpoint_register(
    save: CheckpointFunction,
    resume: CheckpointFunction,
    restart: CheckpointFunction,
    state: *mut c_void,
) -> c_int {
    ended((|| {
        ready()?;
        let part = Callbacks {
            save: callback(save, state),
            resume: callback(resume, state),
            restart: callback(restart, state),
        };
        saver::saver()?.register(part);
        Ok(())
    })())
}

/// Collective: takes a snapshot if one is due (mode 0), or now (mode 1). `outcome` tells what has
/// become of it, `stop` whether the job is to end.
///
/// # Safety
/// The results are null or the caller's variables.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Checkpoint(
    comm: MPI_Comm,
    mode: c_int,
    outcome: *mut c_int,
    stop: *mut c_int,
) -> c_int {
    collective(ids::X_CHECKPOINT, comm, |comm| {
        if !MODES.contains(&mode) {
            return Err(err!(Arg, "mode {mode} is none of MPIX_Checkpoint"));
        }
        let (what, ends) = saver::checkpoint(comm, mode == 1)?;
        // SAFETY: promised by the caller.
        unsafe {
            store(outcome, what as c_int);
            store(stop, c_int::from(ends));
        }
        Ok(())
    })
}

/// Collective: when the job was started from a snapshot, has the program's callbacks read it, and
/// gives 1; else 0.
///
/// # Safety
/// `restarted` is null or the caller's variable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Checkpoint_restart(comm: MPI_Comm, restarted: *mut c_int) -> c_int {
    collective(ids::X_CHECKPOINT_RESTART, comm, |comm| {
        let done = saver::restart(comm)?;
        // SAFETY: promised by the caller.
        unsafe { store(restarted, c_int::from(done)) };
        Ok(())
    })
}

/// A section begins in which this rank lets no snapshot be taken. Local; sections may be nested.
#[unsafe(no_mangle)]
pub extern "C" fn MPIX_Checkpoint_hold() -> c_int {
    saver::hold();
    0
}

/// Such a section ends. Local.
#[unsafe(no_mangle)]
pub extern "C" fn MPIX_Checkpoint_release() -> c_int {
    ended(saver::release())
}

/// The directory of the snapshot that is taken, or was read last: of this rank, or of the whole
/// set where its number of ranks is another one. Empty: none.
///
/// # Safety
/// `dir` is the caller's array of `len` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Checkpoint_dir(dir: *mut c_char, len: c_int) -> c_int {
    ended((|| {
        let at = callbacks::dir();
        let shown = at.to_str().ok_or_else(|| err!(Other, "its name is not UTF-8"))?;
        let room = usize::try_from(len).unwrap_or(0);
        if room <= shown.len() {
            return Err(err!(Arg, "argument `len` is {len}; {} are needed", shown.len() + 1));
        }
        // SAFETY: promised by the caller; the room is positive.
        unsafe { text::store(dir, room, shown, "dir") }.map(drop)
    })())
}
