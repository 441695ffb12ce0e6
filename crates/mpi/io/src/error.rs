//! What the system says, as classes of the standard (MPI-5.0 section 14.8).

use std::io;
use std::path::Path;

use hawser_core::error::{ErrClass, Error};

/// Errors of the system that the standard library has no kind for.
const EDQUOT: i32 = 122;
const ELOOP: i32 = 40;
const ENAMETOOLONG: i32 = 36;

/// The class of an error.
pub(crate) fn class(error: &io::Error) -> ErrClass {
    match error.raw_os_error() {
        Some(EDQUOT) => return ErrClass::Quota,
        Some(ELOOP | ENAMETOOLONG) => return ErrClass::BadFile,
        _ => {}
    }
    match error.kind() {
        io::ErrorKind::NotFound => ErrClass::NoSuchFile,
        io::ErrorKind::AlreadyExists => ErrClass::FileExists,
        io::ErrorKind::PermissionDenied => ErrClass::Access,
        io::ErrorKind::ReadOnlyFilesystem => ErrClass::ReadOnly,
        io::ErrorKind::StorageFull => ErrClass::NoSpace,
        io::ErrorKind::QuotaExceeded => ErrClass::Quota,
        io::ErrorKind::ExecutableFileBusy | io::ErrorKind::ResourceBusy => ErrClass::FileInUse,
        io::ErrorKind::IsADirectory
        | io::ErrorKind::NotADirectory
        | io::ErrorKind::InvalidFilename => ErrClass::BadFile,
        io::ErrorKind::OutOfMemory => ErrClass::NoMem,
        _ => ErrClass::Io,
    }
}

/// As [`of`], of a file that is not open.
pub(crate) fn of_path(what: &str, path: &Path, error: &io::Error) -> Error {
    of(what, &path.to_string_lossy(), error)
}

/// The error of a call on a file.
pub(crate) fn of(what: &str, path: &str, error: &io::Error) -> Error {
    Error::new(class(error), format!("{what} {path}: {error}"))
}
