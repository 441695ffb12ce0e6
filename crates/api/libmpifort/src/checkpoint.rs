//! Time to save and snapshots: the entries of the module `mpi_f08_ext`.

use std::ffi::c_double;

use crate::prelude::*;

type Function = Option<unsafe extern "C" fn(*const c_char, c_int, *mut c_void) -> c_int>;

unsafe extern "C" {
    fn MPIX_Time_left(
        comm: Handle,
        seconds: *mut c_double,
        save: *mut c_int,
        stop: *mut c_int,
    ) -> c_int;
    fn MPIX_Save_request(stop: c_int) -> c_int;
    fn MPIX_Checkpoint_register(
        save: Function,
        resume: Function,
        restart: Function,
        state: *mut c_void,
    ) -> c_int;
    fn MPIX_Checkpoint(comm: Handle, mode: c_int, outcome: *mut c_int, stop: *mut c_int) -> c_int;
    fn MPIX_Checkpoint_restart(comm: Handle, restarted: *mut c_int) -> c_int;
    fn MPIX_Checkpoint_hold() -> c_int;
    fn MPIX_Checkpoint_release() -> c_int;
    fn MPIX_Checkpoint_dir(dir: *mut c_char, len: c_int) -> c_int;
}

/// # Safety
/// All arguments are the caller's variables; `ierror` may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_time_left_f08_(
    comm: *const c_int,
    seconds: *mut c_double,
    save: *mut c_int,
    stop: *mut c_int,
    ierror: *mut c_int,
) {
    let (mut c_save, mut c_stop) = (logical::UNSET, logical::UNSET);
    // SAFETY: promised by the caller.
    unsafe {
        let code = MPIX_Time_left(handles::comm(*comm), seconds, &mut c_save, &mut c_stop);
        logical::put(save, c_save);
        logical::put(stop, c_stop);
        finish(ierror, code);
    }
}

/// # Safety
/// As [`mpix_time_left_f08_`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_save_request_f08_(stop: *const c_int, ierror: *mut c_int) {
    // SAFETY: promised by the caller.
    unsafe { finish(ierror, MPIX_Save_request(logical::read(*stop))) };
}

/// # Safety
/// As [`mpix_time_left_f08_`]; the functions take the state.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_checkpoint_register_f08_(
    save: *const Function,
    resume: *const Function,
    restart: *const Function,
    state: *const *mut c_void,
    ierror: *mut c_int,
) {
    // SAFETY: promised by the caller.
    unsafe { finish(ierror, MPIX_Checkpoint_register(*save, *resume, *restart, *state)) };
}

/// # Safety
/// As [`mpix_time_left_f08_`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_checkpoint_f08_(
    comm: *const c_int,
    mode: *const c_int,
    outcome: *mut c_int,
    stop: *mut c_int,
    ierror: *mut c_int,
) {
    let mut c_stop = logical::UNSET;
    // SAFETY: promised by the caller.
    unsafe {
        let code = MPIX_Checkpoint(handles::comm(*comm), *mode, outcome, &mut c_stop);
        logical::put(stop, c_stop);
        finish(ierror, code);
    }
}

/// # Safety
/// As [`mpix_time_left_f08_`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_checkpoint_restart_f08_(
    comm: *const c_int,
    restarted: *mut c_int,
    ierror: *mut c_int,
) {
    let mut found = logical::UNSET;
    // SAFETY: promised by the caller.
    unsafe {
        let code = MPIX_Checkpoint_restart(handles::comm(*comm), &mut found);
        logical::put(restarted, found);
        finish(ierror, code);
    }
}

/// # Safety
/// As [`mpix_time_left_f08_`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_checkpoint_hold_f08_(ierror: *mut c_int) {
    // SAFETY: promised by the caller.
    unsafe { finish(ierror, MPIX_Checkpoint_hold()) };
}

/// # Safety
/// As [`mpix_time_left_f08_`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_checkpoint_release_f08_(ierror: *mut c_int) {
    // SAFETY: promised by the caller.
    unsafe { finish(ierror, MPIX_Checkpoint_release()) };
}

/// The directory, ended by a zero byte.
///
/// # Safety
/// `dir` has `len` characters; the rest as [`mpix_time_left_f08_`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_checkpoint_dir_f08_(
    dir: *mut c_char,
    len: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: promised by the caller.
    unsafe { finish(ierror, MPIX_Checkpoint_dir(dir, *len)) };
}
