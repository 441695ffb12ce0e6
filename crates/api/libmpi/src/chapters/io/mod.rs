//! Chapter 14: files. Opening and state here, the forms of access in `access`, data representations
//! in `datarep`.

use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::info::Info;
use hawser_datatype::Datatype;
use hawser_io::{File, Io, ViewArgs, Whence};

use crate::errors;
use crate::generated::constants::*;
use crate::handles;
use crate::ints::IntOut;
use crate::runtime;
use crate::text;
use crate::types::*;

pub(crate) mod access;
pub(crate) mod datarep;
pub(crate) mod errhandler;

/// Room of a data representation's name with its end.
const MAX_DATAREP: usize = MPI_MAX_DATAREP_STRING as usize;

fn io() -> Result<&'static Io> {
    Ok(runtime::running()?.io)
}

/// The file behind a handle.
fn file_of(handle: MPI_File) -> Result<&'static File> {
    handles::file::get(handle)
}

fn whence_of(whence: c_int) -> Result<Whence> {
    match whence {
        MPI_SEEK_SET => Ok(Whence::Set),
        MPI_SEEK_CUR => Ok(Whence::Current),
        MPI_SEEK_END => Ok(Whence::End),
        _ => Err(err!(Arg, "whence {whence} is none of MPI_SEEK_SET, MPI_SEEK_CUR, MPI_SEEK_END")),
    }
}

pub(crate) unsafe fn file_open(
    comm: &Comm,
    filename: *const c_char,
    amode: c_int,
    info: Result<Option<&Info>>,
    fh: *mut MPI_File,
) -> Result<()> {
    // SAFETY: the caller's string.
    let path = unsafe { text::path(filename, "filename") };
    let file = io()?.open_file(comm, path, amode, info)?;
    // SAFETY: a result parameter; that it is not null was checked with `info`.
    unsafe { fh.write(handles::file::insert(file)) };
    Ok(())
}

pub(crate) unsafe fn file_close(fh: *mut MPI_File) -> Result<()> {
    // SAFETY: an in-out parameter, checked not to be null.
    let handle = unsafe { fh.read() };
    let file = file_of(handle)?;
    file.check_close()?;
    let end = file.close();
    // SAFETY: as above.
    unsafe { fh.write(MPI_FILE_NULL) };
    match end {
        Ok(()) => drop(handles::file::remove(handle)?),
        Err(_) => errors::blame_ending_file(handle),
    }
    if let Some(runtime) = runtime::get() {
        runtime.env.reap();
    }
    end
}

pub(crate) unsafe fn file_delete(filename: *const c_char, _info: Option<&Info>) -> Result<()> {
    // SAFETY: the caller's string.
    io()?.delete_file(unsafe { text::path(filename, "filename")? })
}

pub(crate) unsafe fn file_set_size(fh: MPI_File, size: MPI_Offset) -> Result<()> {
    file_of(fh)?.set_size(size)
}

pub(crate) unsafe fn file_preallocate(fh: MPI_File, size: MPI_Offset) -> Result<()> {
    file_of(fh)?.preallocate(size)
}

pub(crate) unsafe fn file_get_size(fh: MPI_File, size: *mut MPI_Offset) -> Result<()> {
    let bytes = file_of(fh)?.size()?;
    // SAFETY: a result parameter, checked not to be null.
    unsafe { size.write(bytes) };
    Ok(())
}

pub(crate) unsafe fn file_get_group(fh: MPI_File, group: *mut MPI_Group) -> Result<()> {
    let own = file_of(fh)?.group().clone();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { group.write(super::group::put(own)) };
    Ok(())
}

pub(crate) unsafe fn file_get_amode(fh: MPI_File, amode: *mut c_int) -> Result<()> {
    let bits = file_of(fh)?.amode();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { amode.write(bits) };
    Ok(())
}

pub(crate) unsafe fn file_set_info(fh: MPI_File, info: Result<Option<&Info>>) -> Result<()> {
    file_of(fh)?.set_info(info)
}

pub(crate) unsafe fn file_get_info(fh: MPI_File, info_used: *mut MPI_Info) -> Result<()> {
    let info = file_of(fh)?.info();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { info_used.write(handles::info::insert(info)) };
    Ok(())
}

pub(crate) unsafe fn file_set_view(
    fh: MPI_File,
    disp: MPI_Offset,
    etype: Result<&Datatype>,
    filetype: Result<&Datatype>,
    datarep: *const c_char,
    info: Result<Option<&Info>>,
) -> Result<()> {
    let file = file_of(fh)?;
    // SAFETY: the caller's string.
    let rep = unsafe { text::read(datarep, "datarep") };
    let args = || {
        Ok(ViewArgs {
            disp: (disp != MPI_Offset::from(MPI_DISPLACEMENT_CURRENT)).then_some(disp),
            etype: etype?.clone(),
            filetype: filetype?.clone(),
            rep: rep?.to_owned(),
        })
    };
    file.set_view(args(), info)
}

/// A handle of the caller's own for a type of a view; predefined types have theirs.
fn type_out(dtype: &Datatype) -> Result<MPI_Datatype> {
    if dtype.front() != 0 && dtype.front() < 4096 {
        return Ok(MPI_Datatype(dtype.front()));
    }
    let new = Datatype::dup(dtype).map_err(|e| err!(Type, "{e}"))?;
    new.commit();
    Ok(handles::datatype::insert(new))
}

pub(crate) unsafe fn file_get_view(
    fh: MPI_File,
    disp: *mut MPI_Offset,
    etype: *mut MPI_Datatype,
    filetype: *mut MPI_Datatype,
    datarep: *mut c_char,
) -> Result<()> {
    let (bytes, unit, tile, rep) = file_of(fh)?.view_in_use();
    // SAFETY: result parameters; the string's room is MPI_MAX_DATAREP_STRING (section 14.3).
    unsafe {
        text::store(datarep, MAX_DATAREP, &rep, "datarep")?;
        disp.write(bytes);
        etype.write(type_out(&unit)?);
        filetype.write(type_out(&tile)?);
    }
    Ok(())
}

pub(crate) unsafe fn file_get_type_extent(
    fh: MPI_File,
    datatype: &Datatype,
    extent: IntOut,
) -> Result<()> {
    extent.set(file_of(fh)?.type_extent(datatype)?)
}

pub(crate) unsafe fn file_seek(fh: MPI_File, offset: MPI_Offset, whence: c_int) -> Result<()> {
    file_of(fh)?.seek(offset, whence_of(whence)?)
}

pub(crate) unsafe fn file_seek_shared(
    fh: MPI_File,
    offset: MPI_Offset,
    whence: c_int,
) -> Result<()> {
    file_of(fh)?.seek_shared(offset, whence_of(whence))
}

/// Gives an offset.
///
/// # Safety
/// `to` is the caller's variable.
unsafe fn give(to: *mut MPI_Offset, offset: i64) -> Result<()> {
    // SAFETY: promised by the caller.
    unsafe { to.write(offset) };
    Ok(())
}

pub(crate) unsafe fn file_get_position(fh: MPI_File, offset: *mut MPI_Offset) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give(offset, file_of(fh)?.position()?) }
}

pub(crate) unsafe fn file_get_position_shared(fh: MPI_File, offset: *mut MPI_Offset) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give(offset, file_of(fh)?.position_shared()?) }
}

pub(crate) unsafe fn file_get_byte_offset(
    fh: MPI_File,
    offset: MPI_Offset,
    disp: *mut MPI_Offset,
) -> Result<()> {
    // SAFETY: a result parameter, checked not to be null.
    unsafe { give(disp, file_of(fh)?.byte_offset(offset)?) }
}

pub(crate) unsafe fn file_sync(fh: MPI_File) -> Result<()> {
    file_of(fh)?.sync()
}

pub(crate) unsafe fn file_set_atomicity(fh: MPI_File, flag: c_int) -> Result<()> {
    file_of(fh)?.set_atomicity(flag != 0)
}

pub(crate) unsafe fn file_get_atomicity(fh: MPI_File, flag: *mut c_int) -> Result<()> {
    let atomic = file_of(fh)?.atomicity();
    // SAFETY: a result parameter, checked not to be null.
    unsafe { flag.write(c_int::from(atomic)) };
    Ok(())
}
