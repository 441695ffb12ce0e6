//! Error handlers of files (MPI-5.0 section 9.3). That of `MPI_FILE_NULL` is the one of new files.

use hawser_core::errhandler::{Errhandler, Target};
use hawser_core::error::Result;

use super::file_of;
use crate::chapters::errhandler::{handle_of, raised};
use crate::entry::hand_over;
use crate::errors;
use crate::generated::constants::*;
use crate::generated::ids;
use crate::types::*;

pub(crate) unsafe fn file_set_errhandler(file: MPI_File, errhandler: &Errhandler) -> Result<()> {
    errhandler.check(Target::File)?;
    match file {
        MPI_FILE_NULL => hawser_io::set_default_errhandler(errhandler),
        _ => file_of(file)?.set_errhandler(errhandler),
    }
    Ok(())
}

fn handler_of(file: MPI_File) -> Result<(Errhandler, String)> {
    if file == MPI_FILE_NULL {
        return Ok((hawser_io::default_errhandler(), "MPI_FILE_NULL".to_owned()));
    }
    let file = file_of(file)?;
    Ok((file.errhandler(), file.label()))
}

pub(crate) unsafe fn file_get_errhandler(
    file: MPI_File,
    errhandler: *mut MPI_Errhandler,
) -> Result<()> {
    let (handler, _) = handler_of(file)?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { errhandler.write(handle_of(&handler)) };
    Ok(())
}

pub(crate) unsafe fn file_call_errhandler(fh: MPI_File, errorcode: c_int) -> Result<()> {
    let handled = {
        let (handler, label) = handler_of(fh)?;
        let lines = || raised("MPI_File_call_errhandler", errorcode);
        errors::handle(&handler, fh.0, &label, (errorcode, errorcode), &lines)
    };
    hand_over(ids::FILE_CALL_ERRHANDLER, handled);
    Ok(())
}
