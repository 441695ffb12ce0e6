//! Opening and removing files, and the choice of the component.

use std::io;
use std::path::Path;

use hawser_mca::{Answer, ComponentInfo, Params, Rule, select};
use hawser_os::storage::{self, Mode};

use crate::posix::{Kind, Posix};
use crate::{Disk, FRAMEWORK};

/// Names of kinds of file systems that programs write before a path for other libraries.
const PREFIXES: &[&str] = &[
    "ufs:", "nfs:", "lustre:", "panfs:", "pvfs2:", "gpfs:", "xfs:", "testfs:", "ime:", "daos:",
    "posix:",
];

/// A path without the name of a kind of file system before it.
pub(crate) fn strip(path: &str) -> &str {
    PREFIXES.iter().find_map(|p| path.strip_prefix(p)).unwrap_or(path)
}

impl Disk {
    /// Opens a file. `params` may forbid components; without any, `posix` serves.
    ///
    /// # Errors
    /// What the system said; `EISDIR` for a directory.
    pub fn open(path: &str, mode: Mode, permissions: u32, params: &Params) -> io::Result<Disk> {
        let fd = storage::open(Path::new(strip(path)), mode, permissions)?;
        if storage::about(&fd)?.directory {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let here = Kind::of(&fd);
        let query = |component: &'static ComponentInfo| {
            let kind = Kind::ALL.into_iter().find(|k| component.is_called(k.name()));
            match kind {
                Some(Kind::Posix) => Answer::Here { priority: 10, module: Kind::Posix },
                Some(kind) if kind == here => Answer::Here { priority: 50, module: kind },
                _ => Answer::NotHere("the file lies on another kind of file system".into()),
            }
        };
        let chosen = select(&FRAMEWORK, params, Rule::Best, query, &mut |_| {});
        let kind = chosen.ok().and_then(|c| c.first().map(|c| c.module)).unwrap_or(Kind::Posix);
        Ok(Disk::new(Box::new(Posix { fd, kind })))
    }

    /// Removes a file.
    ///
    /// # Errors
    /// What the system said.
    pub fn remove(path: &str) -> io::Result<()> {
        storage::unlink(Path::new(strip(path)))
    }
}
