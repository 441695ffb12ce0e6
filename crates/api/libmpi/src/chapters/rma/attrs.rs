//! Names and error handlers of windows (MPI-5.0 sections 7.8 and 9.3). Their attributes are in
//! `chapters/attr.rs`.

use hawser_core::errhandler::{Errhandler, Target};
use hawser_core::error::Result;

use super::win_of;
use crate::chapters::comm::string;
use crate::chapters::errhandler::{handle_of, raised};
use crate::entry::hand_over;
use crate::errors;
use crate::generated::constants::*;
use crate::generated::ids;
use crate::text;
use crate::types::*;

pub(crate) unsafe fn win_set_name(win: MPI_Win, win_name: *const c_char) -> Result<()> {
    // SAFETY: the caller's string.
    win_of(win)?.set_name(&unsafe { string(win_name, "win_name")? });
    Ok(())
}

/// `MPI_Win_get_name`; the null handle has a name, too (MPI-5.0 section 7.8).
pub(crate) unsafe fn win_get_name(
    win: MPI_Win,
    win_name: *mut c_char,
    resultlen: *mut c_int,
) -> Result<()> {
    let name = match win {
        MPI_WIN_NULL => "MPI_WIN_NULL".to_owned(),
        _ => win_of(win)?.name(),
    };
    // SAFETY: the caller's buffer has MPI_MAX_OBJECT_NAME bytes (MPI-5.0 section 7.8).
    unsafe { text::put(win_name, MPI_MAX_OBJECT_NAME, &name, resultlen) }
}

pub(crate) unsafe fn win_set_errhandler(win: MPI_Win, errhandler: &Errhandler) -> Result<()> {
    errhandler.check(Target::Win)?;
    win_of(win)?.set_errhandler(errhandler);
    Ok(())
}

pub(crate) unsafe fn win_get_errhandler(
    win: MPI_Win,
    errhandler: *mut MPI_Errhandler,
) -> Result<()> {
    let own = win_of(win)?.errhandler();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { errhandler.write(handle_of(&own)) };
    Ok(())
}

pub(crate) unsafe fn win_call_errhandler(win: MPI_Win, errorcode: c_int) -> Result<()> {
    let object = win_of(win)?;
    let lines = || raised("MPI_Win_call_errhandler", errorcode);
    let codes = (errorcode, errorcode);
    let handled = errors::handle(&object.errhandler(), win.0, &object.label(), codes, &lines);
    hand_over(ids::WIN_CALL_ERRHANDLER, handled);
    Ok(())
}
