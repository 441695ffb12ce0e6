//! Application binary interface (MPI-5.0 chapter 20): versions, Fortran's layout, handles as
//! integers.

use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::info::Info;

use super::request::message_alive;
use crate::generated::constants::*;
use crate::handles::{self, from_int, to_int};
use crate::types::*;

pub(crate) unsafe fn abi_get_version(abi_major: *mut c_int, abi_minor: *mut c_int) -> Result<()> {
    // SAFETY: checked not to be null; the caller's variables.
    unsafe {
        abi_major.write(MPI_ABI_VERSION);
        abi_minor.write(MPI_ABI_SUBVERSION);
    }
    Ok(())
}

unsafe fn give(info: *mut MPI_Info, object: Info) -> Result<()> {
    // SAFETY: checked not to be null; the caller's variable.
    unsafe { info.write(handles::info::insert(object)) };
    Ok(())
}

pub(crate) unsafe fn abi_get_info(info: *mut MPI_Info) -> Result<()> {
    let about = Info::new();
    about.set("mpi_aint_size", &size_of::<MPI_Aint>().to_string())?;
    about.set("mpi_count_size", &size_of::<MPI_Count>().to_string())?;
    about.set("mpi_offset_size", &size_of::<MPI_Offset>().to_string())?;
    // SAFETY: as for `give`.
    unsafe { give(info, about) }
}

/// Sizes of Fortran's default kinds in bytes, as all usual compilers have them on this platform.
const FORTRAN_SIZES: [(&str, &str); 4] = [
    ("mpi_logical_size", "4"),
    ("mpi_integer_size", "4"),
    ("mpi_real_size", "4"),
    ("mpi_double_precision_size", "8"),
];

/// Optional types: the info key without `_supported`, and the datatype.
const FORTRAN_TYPES: [(&str, MPI_Datatype); 19] = [
    ("mpi_logical1", MPI_LOGICAL1),
    ("mpi_logical2", MPI_LOGICAL2),
    ("mpi_logical4", MPI_LOGICAL4),
    ("mpi_logical8", MPI_LOGICAL8),
    ("mpi_logical16", MPI_LOGICAL16),
    ("mpi_integer1", MPI_INTEGER1),
    ("mpi_integer2", MPI_INTEGER2),
    ("mpi_integer4", MPI_INTEGER4),
    ("mpi_integer8", MPI_INTEGER8),
    ("mpi_integer16", MPI_INTEGER16),
    ("mpi_real2", MPI_REAL2),
    ("mpi_real4", MPI_REAL4),
    ("mpi_real8", MPI_REAL8),
    ("mpi_real16", MPI_REAL16),
    ("mpi_complex4", MPI_COMPLEX4),
    ("mpi_complex8", MPI_COMPLEX8),
    ("mpi_complex16", MPI_COMPLEX16),
    ("mpi_complex32", MPI_COMPLEX32),
    ("mpi_double_complex", MPI_DOUBLE_COMPLEX),
];

pub(crate) unsafe fn abi_get_fortran_info(info: *mut MPI_Info) -> Result<()> {
    let about = Info::new();
    for (key, size) in FORTRAN_SIZES {
        about.set(key, size)?;
    }
    for (name, handle) in FORTRAN_TYPES {
        let dtype = handles::datatype::get(handle)?;
        let supported = dtype.as_scalar().is_some_and(hawser_datatype::Scalar::is_supported);
        about.set(&format!("{name}_supported"), if supported { "true" } else { "false" })?;
    }
    // SAFETY: as for `give`.
    unsafe { give(info, about) }
}

pub(crate) fn abi_set_fortran_info(_info: Option<&Info>) -> Result<()> {
    Err(err!(Abi, "the layout of Fortran's types is known already"))
}

/// Checks the size of a LOGICAL in bytes.
fn logical_size(size: c_int) -> Result<usize> {
    match size {
        1 | 2 | 4 | 8 | 16 => Ok(size as usize),
        _ => Err(err!(Arg, "there is no LOGICAL of {size} bytes; sizes are 1, 2, 4, 8 and 16")),
    }
}

pub(crate) unsafe fn abi_get_fortran_booleans(
    size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: *mut c_int,
) -> Result<()> {
    let size = logical_size(size)?;
    if logical_true.is_null() || logical_false.is_null() {
        return Err(err!(Arg, "a result is a null pointer"));
    }
    // .TRUE. is 1 and .FALSE. is 0, in the machine's byte order.
    let mut one = [0u8; 16];
    let low = if cfg!(target_endian = "little") { 0 } else { size - 1 };
    one[low] = 1;
    // SAFETY: both are the caller's LOGICALs of `size` bytes (MPI-5.0 section 20.4.3).
    unsafe {
        std::ptr::copy_nonoverlapping(one.as_ptr(), logical_true.cast(), size);
        std::ptr::write_bytes(logical_false.cast::<u8>(), 0, size);
        is_set.write(1);
    }
    Ok(())
}

pub(crate) fn abi_set_fortran_booleans(
    size: c_int,
    _logical_true: *mut c_void,
    _logical_false: *mut c_void,
) -> Result<()> {
    logical_size(size)?;
    Err(err!(Abi, "the values of .TRUE. and .FALSE. are known already"))
}

pub(crate) fn comm_toint(comm: MPI_Comm) -> c_int {
    to_int(comm.0)
}
pub(crate) fn comm_fromint(comm: c_int) -> MPI_Comm {
    MPI_Comm(from_int(handles::comm::table(), comm, MPI_COMM_NULL.0))
}
pub(crate) fn type_toint(datatype: MPI_Datatype) -> c_int {
    to_int(datatype.0)
}
pub(crate) fn type_fromint(datatype: c_int) -> MPI_Datatype {
    MPI_Datatype(from_int(handles::datatype::table(), datatype, MPI_DATATYPE_NULL.0))
}
pub(crate) fn errhandler_toint(errhandler: MPI_Errhandler) -> c_int {
    to_int(errhandler.0)
}
pub(crate) fn errhandler_fromint(errhandler: c_int) -> MPI_Errhandler {
    MPI_Errhandler(from_int(handles::errhandler::table(), errhandler, MPI_ERRHANDLER_NULL.0))
}
pub(crate) fn group_toint(group: MPI_Group) -> c_int {
    to_int(group.0)
}
pub(crate) fn group_fromint(group: c_int) -> MPI_Group {
    MPI_Group(from_int(handles::group::table(), group, MPI_GROUP_NULL.0))
}
pub(crate) fn info_toint(info: MPI_Info) -> c_int {
    to_int(info.0)
}
pub(crate) fn info_fromint(info: c_int) -> MPI_Info {
    MPI_Info(from_int(handles::info::table(), info, MPI_INFO_NULL.0))
}
pub(crate) fn message_toint(message: MPI_Message) -> c_int {
    to_int(message.0)
}
pub(crate) fn message_fromint(message: c_int) -> MPI_Message {
    MPI_Message(from_int(handles::message::table(), message, MPI_MESSAGE_NULL.0))
}
pub(crate) fn op_toint(op: MPI_Op) -> c_int {
    to_int(op.0)
}
pub(crate) fn op_fromint(op: c_int) -> MPI_Op {
    MPI_Op(from_int(handles::op::table(), op, MPI_OP_NULL.0))
}
pub(crate) fn request_toint(request: MPI_Request) -> c_int {
    to_int(request.0)
}
pub(crate) fn request_fromint(request: c_int) -> MPI_Request {
    let message = u32::try_from(request).ok().and_then(message_alive);
    message.unwrap_or_else(|| {
        MPI_Request(from_int(handles::request::table(), request, MPI_REQUEST_NULL.0))
    })
}
pub(crate) fn session_toint(session: MPI_Session) -> c_int {
    to_int(session.0)
}
pub(crate) fn session_fromint(session: c_int) -> MPI_Session {
    MPI_Session(from_int(handles::session::table(), session, MPI_SESSION_NULL.0))
}
pub(crate) fn win_toint(win: MPI_Win) -> c_int {
    to_int(win.0)
}
pub(crate) fn win_fromint(win: c_int) -> MPI_Win {
    MPI_Win(from_int(handles::win::table(), win, MPI_WIN_NULL.0))
}
pub(crate) fn file_toint(file: MPI_File) -> c_int {
    to_int(file.0)
}
pub(crate) fn file_fromint(file: c_int) -> MPI_File {
    MPI_File(from_int(handles::file::table(), file, MPI_FILE_NULL.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_core::group::Group;

    #[test]
    fn handles_survive_the_way_through_an_integer() {
        assert_eq!(comm_toint(MPI_COMM_WORLD), 0x101);
        assert_eq!(comm_fromint(0x101), MPI_COMM_WORLD);
        assert_eq!(win_fromint(win_toint(MPI_WIN_NULL)), MPI_WIN_NULL);
        let h = handles::group::insert(Group::range(3, 4));
        let int = group_toint(h);
        assert!(int > 4095);
        assert_eq!(group_fromint(int), h);
        handles::group::remove(h).unwrap();
        assert_eq!(group_fromint(int), MPI_GROUP_NULL);
        assert_eq!(group_fromint(-5), MPI_GROUP_NULL);
        assert_eq!(group_fromint(0), MPI_GROUP_NULL);
    }

    #[test]
    fn booleans_of_every_size() {
        for size in [1, 2, 4, 8, 16] {
            let (mut t, mut f, mut set) = ([0xAAu8; 17], [0xAAu8; 17], 0);
            // SAFETY: local arrays of more than `size` bytes.
            unsafe {
                let (t, f) = (t.as_mut_ptr().cast(), f.as_mut_ptr().cast());
                abi_get_fortran_booleans(size, t, f, &mut set).unwrap();
            }
            let n = size as usize;
            assert_eq!((t[..n].iter().map(|&b| u32::from(b)).sum::<u32>(), t[n]), (1, 0xAA));
            assert_eq!((f[..n].iter().map(|&b| u32::from(b)).sum::<u32>(), f[n]), (0, 0xAA));
            assert_eq!(set, 1);
        }
        assert!(logical_size(3).is_err());
    }
}
