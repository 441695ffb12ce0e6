//! Chapter 9: error handlers of communicators and sessions; those of windows and files can be made,
//! and windows get them in `rma/attrs.rs`, files in `io/errhandler.rs`.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::errhandler::{Errhandler, ErrhandlerFn, Target};
use hawser_core::error::Result;

use crate::entry::hand_over;
use crate::errors;
use crate::generated::constants::*;
use crate::generated::ids;
use crate::generated::types::{
    MPI_Comm_errhandler_function, MPI_File_errhandler_function, MPI_Session_errhandler_function,
    MPI_Win_errhandler_function,
};
use crate::handles;
use crate::types::*;
use crate::wording;

/// Handles that inquiries gave out a second time (`MPI_Comm_get_errhandler` returns the handle that
/// was attached, and each is to be freed): handle → how many more times it must be freed.
static SHARED: LazyLock<Mutex<HashMap<usize, u32>>> = LazyLock::new(Mutex::default);

fn shared() -> MutexGuard<'static, HashMap<usize, u32>> {
    SHARED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The handle for an attached handler.
pub(super) fn handle_of(handler: &Errhandler) -> MPI_Errhandler {
    if handler.is_predefined() {
        let all = [MPI_ERRORS_ARE_FATAL, MPI_ERRORS_ABORT, MPI_ERRORS_RETURN];
        let same = |h: &MPI_Errhandler| handles::errhandler::get(*h).is_ok_and(|o| o.same(handler));
        return all.into_iter().find(same).unwrap_or(MPI_ERRORS_ARE_FATAL);
    }
    let mut shared = shared();
    let handle = MPI_Errhandler(handler.front());
    if handles::errhandler::get(handle).is_ok_and(|h| h.same(handler)) {
        *shared.entry(handle.0).or_insert(0) += 1;
        return handle;
    }
    // The program freed its handle, but objects still use the handler.
    handles::errhandler::insert(handler.clone())
}

macro_rules! wrap {
    ($name:ident, $type:ty, $handle:expr) => {
        fn $name(f: $type) -> Result<ErrhandlerFn> {
            let f = f.ok_or_else(|| err!(Arg, "the error handler function is a null pointer"))?;
            Ok(Box::new(move |object, code| {
                let (mut handle, mut seen): (_, c_int) = ($handle(object), *code);
                // SAFETY: the user's function, with the arguments of MPI-5.0 section 9.3; further
                // ones are up to the implementation, and there are none.
                unsafe { f(&mut handle, &mut seen) };
            }))
        }
    };
}

wrap!(comm_function, MPI_Comm_errhandler_function, MPI_Comm);
wrap!(win_function, MPI_Win_errhandler_function, MPI_Win);
wrap!(session_function, MPI_Session_errhandler_function, MPI_Session);

/// A handler of files may say which code the call returns, as programs for ROMIO expect.
fn file_function(f: MPI_File_errhandler_function) -> Result<ErrhandlerFn> {
    let f = f.ok_or_else(|| err!(Arg, "the error handler function is a null pointer"))?;
    Ok(Box::new(move |object, code| {
        let mut handle = if object == 0 { MPI_FILE_NULL } else { MPI_File(object) };
        // SAFETY: the user's function, with the arguments of MPI-5.0 section 9.3.
        unsafe { f(&mut handle, code) };
    }))
}

pub(crate) unsafe fn comm_create_errhandler(
    comm_errhandler_fn: MPI_Comm_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> Result<()> {
    let new = Errhandler::user(Target::Comm, comm_function(comm_errhandler_fn)?);
    // SAFETY: a result parameter, checked not to be null.
    unsafe { errhandler.write(handles::errhandler::insert(new)) };
    Ok(())
}

pub(crate) unsafe fn comm_set_errhandler(comm: &Comm, errhandler: &Errhandler) -> Result<()> {
    errhandler.check(Target::Comm)?;
    comm.set_errhandler(errhandler);
    Ok(())
}

pub(crate) unsafe fn comm_get_errhandler(
    comm: &Comm,
    errhandler: *mut MPI_Errhandler,
) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { errhandler.write(handle_of(&comm.errhandler())) };
    Ok(())
}

/// What is printed when the handler ends the job.
pub(super) fn raised(call: &str, code: c_int) -> Vec<String> {
    vec![format!("{call} was called with {}", wording::class_name(code))]
}

pub(crate) unsafe fn comm_call_errhandler(comm: &Comm, errorcode: c_int) -> Result<()> {
    let lines = || raised("MPI_Comm_call_errhandler", errorcode);
    let (front, codes) = (comm.front(), (errorcode, errorcode));
    let handled = errors::handle(&comm.errhandler(), front, &comm.label(), codes, &lines);
    hand_over(ids::COMM_CALL_ERRHANDLER, handled);
    Ok(())
}

pub(crate) unsafe fn session_create_errhandler(
    session_errhandler_fn: MPI_Session_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> Result<()> {
    let new = Errhandler::user(Target::Session, session_function(session_errhandler_fn)?);
    // SAFETY: a result parameter, checked not to be null.
    unsafe { errhandler.write(handles::errhandler::insert(new)) };
    Ok(())
}

pub(crate) unsafe fn session_set_errhandler(
    session: MPI_Session,
    errhandler: &Errhandler,
) -> Result<()> {
    errhandler.check(Target::Session)?;
    handles::session::get(session)?.set_errhandler(errhandler);
    Ok(())
}

pub(crate) unsafe fn session_get_errhandler(
    session: MPI_Session,
    errhandler: *mut MPI_Errhandler,
) -> Result<()> {
    let handler = handles::session::get(session)?.errhandler();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { errhandler.write(handle_of(&handler)) };
    Ok(())
}

pub(crate) unsafe fn session_call_errhandler(session: MPI_Session, errorcode: c_int) -> Result<()> {
    let object = handles::session::get(session)?;
    let lines = || raised("MPI_Session_call_errhandler", errorcode);
    let codes = (errorcode, errorcode);
    let handled = errors::handle(&object.errhandler(), session.0, "the session", codes, &lines);
    hand_over(ids::SESSION_CALL_ERRHANDLER, handled);
    Ok(())
}

pub(crate) unsafe fn win_create_errhandler(
    win_errhandler_fn: MPI_Win_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> Result<()> {
    let new = Errhandler::user(Target::Win, win_function(win_errhandler_fn)?);
    // SAFETY: a result parameter, checked not to be null.
    unsafe { errhandler.write(handles::errhandler::insert(new)) };
    Ok(())
}

pub(crate) unsafe fn file_create_errhandler(
    file_errhandler_fn: MPI_File_errhandler_function,
    errhandler: *mut MPI_Errhandler,
) -> Result<()> {
    let new = Errhandler::user(Target::File, file_function(file_errhandler_fn)?);
    // SAFETY: a result parameter, checked not to be null.
    unsafe { errhandler.write(handles::errhandler::insert(new)) };
    Ok(())
}

pub(crate) unsafe fn errhandler_free(errhandler: *mut MPI_Errhandler) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    let handle = unsafe { errhandler.read() };
    let object = handles::errhandler::get(handle)?;
    if !object.is_predefined() {
        let mut shared = shared();
        match shared.get_mut(&handle.0) {
            Some(more) if *more > 1 => *more -= 1,
            Some(_) => drop(shared.remove(&handle.0)),
            None => drop(handles::errhandler::remove(handle)?),
        }
    }
    // SAFETY: as above.
    unsafe { errhandler.write(MPI_ERRHANDLER_NULL) };
    Ok(())
}
