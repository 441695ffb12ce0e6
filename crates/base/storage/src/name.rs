//! Names of files: what programs write before them, and names that are kept.

use std::ffi::OsStr;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use hawser_os::storage;

use crate::Disk;

/// Names of kinds of file systems that programs write before a path for other libraries.
const PREFIXES: &[&str] = &[
    "ufs:", "nfs:", "lustre:", "panfs:", "pvfs2:", "gpfs:", "xfs:", "testfs:", "ime:", "daos:",
    "posix:",
];

/// A path without the name of a kind of file system before it.
pub(crate) fn strip(path: &Path) -> &Path {
    let bytes = path.as_os_str().as_bytes();
    let rest = PREFIXES.iter().find_map(|p| bytes.strip_prefix(p.as_bytes()));
    rest.map_or(path, |rest| Path::new(OsStr::from_bytes(rest)))
}

/// A name by which a file can be removed later, from whatever folder the process works in then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileName(PathBuf);

impl FileName {
    /// That of a path, from the folder in which the process works now.
    ///
    /// # Errors
    /// The process has no such folder.
    pub fn new(path: &Path) -> io::Result<FileName> {
        std::path::absolute(strip(path)).map(FileName)
    }

    /// Checks that the name is still that of an open file, and not of another one that has got it
    /// since.
    ///
    /// # Errors
    /// What the system said; kind `NotFound` when the file has the name no more.
    pub fn check(&self, disk: &Disk) -> io::Result<()> {
        if storage::about_path(&self.0)?.id == disk.about()?.id {
            return Ok(());
        }
        Err(io::Error::new(io::ErrorKind::NotFound, "another file has got this name"))
    }

    /// Removes the file.
    ///
    /// # Errors
    /// What the system said.
    pub fn remove(&self) -> io::Result<()> {
        storage::unlink(&self.0)
    }
}
