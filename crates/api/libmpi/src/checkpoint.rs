//! `MPIX_Time_left`, `MPIX_Checkpoint` and their sisters (`hawser/checkpoint.h`): the C entries.
#![allow(unreachable_pub, non_snake_case)]

use std::ffi::{CStr, CString, c_char, c_double, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use hawser_checkpoint::crs::{Callbacks, SelfCrs};
use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::error::Result;

use crate::entry::{Blame, Call, Word};
use crate::generated::ids;
use crate::types::*;
use crate::{checks, saver, text};

/// A callback: a directory, the number of ranks that have saved, the caller's pointer.
pub type CheckpointFunction =
    Option<unsafe extern "C" fn(*const c_char, c_int, *mut c_void) -> c_int>;

/// `MPIX_CHECKPOINT_*`: what has become of a snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub(crate) enum Outcome {
    /// None was due.
    None = 0,
    /// It was taken.
    Taken = 1,
    /// It could not be taken; why was told, and the job goes on.
    Failed = 2,
    /// It is due, and some rank holds it off.
    Held = 3,
}

/// `MPIX_CHECKPOINT_IF_DUE`, `MPIX_CHECKPOINT_NOW`
const MODES: std::ops::RangeInclusive<c_int> = 0..=1;

/// The directory of the snapshot that callbacks are called for.
static DIR: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Callbacks can ask for it; empty: none.
pub(crate) fn set_dir(dir: &Path) {
    let dir = Some(dir.to_path_buf()).filter(|d| !d.as_os_str().is_empty());
    *DIR.lock().unwrap_or_else(PoisonError::into_inner) = dir;
}

/// A collective call over a communicator.
fn collective(id: u32, comm: MPI_Comm, body: impl FnOnce(&Comm) -> Result<()>) -> c_int {
    let call = Call::enter(id);
    let done = call.running().and_then(|()| body(checks::comm(comm)?));
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

/// A C callback as the component wants it.
fn callback(f: CheckpointFunction, state: *mut c_void) -> Option<hawser_checkpoint::crs::Callback> {
    let f = f?;
    let state = state as usize;
    Some(Box::new(move |dir: &Path, ranks: u32| {
        // A path of the system has no zero byte.
        let dir = CString::new(dir.as_os_str().as_bytes()).unwrap_or_default();
        // SAFETY: the user's function, with the state that it was registered with.
        unsafe { f(dir.as_ptr(), ranks as c_int, state as *mut c_void) }
    }))
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
        let part = Callbacks {
            save: callback(save, state),
            resume: callback(resume, state),
            restart: callback(restart, state),
        };
        let mut saver = saver::saver()?;
        saver.register(part);
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
        let at = DIR.lock().unwrap_or_else(PoisonError::into_inner).clone().unwrap_or_default();
        let shown = at.to_str().ok_or_else(|| err!(Other, "its name is not UTF-8"))?;
        let room = usize::try_from(len).unwrap_or(0);
        if room <= shown.len() {
            return Err(err!(Arg, "argument `len` is {len}; {} are needed", shown.len() + 1));
        }
        // SAFETY: promised by the caller; the room is positive.
        unsafe { text::store(dir, room, shown, "dir") }.map(drop)
    })())
}

/// The function of the program with this name.
fn symbol(name: &CStr) -> *mut c_void {
    // SAFETY: a name that ends; the default scope holds the program and its libraries.
    unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) }
}

/// A callback of our own form, by name.
fn own(name: &CStr) -> CheckpointFunction {
    let found = symbol(name);
    // SAFETY: null, or a function that has the form which its name promises.
    unsafe { std::mem::transmute::<*mut c_void, CheckpointFunction>(found) }
}

/// A callback of Open MPI's component `self` without arguments, by name.
fn theirs(name: &CStr) -> Option<hawser_checkpoint::crs::Callback> {
    type Plain = Option<unsafe extern "C" fn() -> c_int>;
    let found = symbol(name);
    // SAFETY: as above.
    let f = unsafe { std::mem::transmute::<*mut c_void, Plain>(found) }?;
    Some(Box::new(move |_: &Path, _| {
        // SAFETY: the user's function.
        unsafe { f() }
    }))
}

/// The same of the one that names a command, which we have no use for.
fn their_save() -> Option<hawser_checkpoint::crs::Callback> {
    type Save = Option<unsafe extern "C" fn(*mut *mut c_char) -> c_int>;
    let found = symbol(c"opal_crs_self_user_checkpoint");
    // SAFETY: as above.
    let f = unsafe { std::mem::transmute::<*mut c_void, Save>(found) }?;
    Some(Box::new(move |_: &Path, _| {
        let mut command = std::ptr::null_mut();
        // SAFETY: the user's function; what it allocates is its own.
        unsafe { f(&mut command) }
    }))
}

/// Registers the callbacks that the program has under the names of the component `self`.
pub(crate) fn register_symbols(crs: &mut SelfCrs) {
    let null = std::ptr::null_mut();
    let ours = Callbacks {
        save: callback(own(c"hawser_crs_self_checkpoint"), null),
        resume: callback(own(c"hawser_crs_self_continue"), null),
        restart: callback(own(c"hawser_crs_self_restart"), null),
    };
    let open_mpi = Callbacks {
        save: their_save(),
        resume: theirs(c"opal_crs_self_user_continue"),
        restart: theirs(c"opal_crs_self_user_restart"),
    };
    for part in [ours, open_mpi] {
        if part.save.is_some() || part.restart.is_some() {
            crs.register(part);
        }
    }
}
