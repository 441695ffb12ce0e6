//! The program's callbacks: as C registers them, and as they are found by name.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use hawser_checkpoint::crs::{Callback, Callbacks, SelfCrs};

/// A callback: a directory, the number of ranks that have saved, the caller's pointer.
pub(crate) type CheckpointFunction =
    Option<unsafe extern "C" fn(*const c_char, c_int, *mut c_void) -> c_int>;

/// The directory of the snapshot that callbacks are called for.
static DIR: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Callbacks can ask for it; empty: none.
pub(crate) fn set_dir(dir: &Path) {
    let dir = Some(dir.to_path_buf()).filter(|d| !d.as_os_str().is_empty());
    *DIR.lock().unwrap_or_else(PoisonError::into_inner) = dir;
}

/// It.
pub(crate) fn dir() -> PathBuf {
    DIR.lock().unwrap_or_else(PoisonError::into_inner).clone().unwrap_or_default()
}

/// A C callback as the component wants it.
pub(crate) fn callback(f: CheckpointFunction, state: *mut c_void) -> Option<Callback> {
    let f = f?;
    let state = state as usize;
    Some(Box::new(move |dir: &Path, ranks: u32| {
        // A path of the system has no zero byte.
        let dir = CString::new(dir.as_os_str().as_bytes()).unwrap_or_default();
        // SAFETY: the user's function, with the state that it was registered with.
        unsafe { f(dir.as_ptr(), ranks as c_int, state as *mut c_void) }
    }))
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
fn theirs(name: &CStr) -> Option<Callback> {
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
fn their_save() -> Option<Callback> {
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
