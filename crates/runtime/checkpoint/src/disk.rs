//! What is done to the files of sets: each operation that a power cut may leave undone. Tests
//! record them.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;

#[cfg(test)]
pub(crate) mod record;
#[cfg(test)]
mod tests;

/// A file that is being written.
#[derive(Debug)]
pub struct NewFile {
    file: File,
    #[cfg(test)]
    path: std::path::PathBuf,
}

/// Makes a file that nobody else can read, or empties one; with `new` it must not exist.
///
/// # Errors
/// What the system reported, as of all functions here.
pub fn create(path: &Path, new: bool) -> io::Result<NewFile> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true).create_new(new).mode(0o600);
    let file = options.open(path)?;
    #[cfg(test)]
    record::note(|| record::Op::Create(path.into()));
    Ok(NewFile {
        file,
        #[cfg(test)]
        path: path.into(),
    })
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.file.write(bytes)?;
        #[cfg(test)]
        record::note(|| record::Op::Write(self.path.clone(), bytes[..n].to_vec()));
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl NewFile {
    /// Has it on the disk.
    ///
    /// # Errors
    /// See above.
    pub fn sync(&self) -> io::Result<()> {
        self.file.sync_all()?;
        #[cfg(test)]
        record::note(|| record::Op::SyncFile(self.path.clone()));
        Ok(())
    }
}

/// Has a file on the disk.
///
/// # Errors
/// See above.
pub fn sync_file(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()?;
    #[cfg(test)]
    record::note(|| record::Op::SyncFile(path.into()));
    Ok(())
}

/// Has the entries of a directory on the disk.
///
/// # Errors
/// See above.
pub fn sync_dir(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()?;
    #[cfg(test)]
    record::note(|| record::Op::SyncDir(path.into()));
    Ok(())
}

/// Makes a directory that only this user may enter.
///
/// # Errors
/// See above; it must not be there.
pub fn make_dir(path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)?;
    #[cfg(test)]
    record::note(|| record::Op::MakeDir(path.into()));
    Ok(())
}

/// Makes a directory, and those that it lies in, where they are not there. With `sync` their
/// entries are on the disk afterwards.
///
/// # Errors
/// See above.
pub fn make_dirs(path: &Path, sync: bool) -> io::Result<()> {
    if path.as_os_str().is_empty() {
        return Ok(());
    }
    let parent = path.parent().unwrap_or(Path::new(""));
    let mut made = make_dir(path);
    if made.as_ref().is_err_and(|e| e.kind() == io::ErrorKind::NotFound) {
        make_dirs(parent, sync)?;
        made = make_dir(path);
    }
    match made {
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists && path.is_dir() => return Ok(()),
        made => made?,
    }
    match sync {
        true if parent.as_os_str().is_empty() => sync_dir(Path::new(".")),
        true => sync_dir(parent),
        false => Ok(()),
    }
}

/// Gives a file or a directory another name.
///
/// # Errors
/// See above.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)?;
    #[cfg(test)]
    record::note(|| record::Op::Rename(from.into(), to.into()));
    Ok(())
}

/// Removes a file.
///
/// # Errors
/// See above.
pub fn remove_file(path: &Path) -> io::Result<()> {
    fs::remove_file(path)?;
    #[cfg(test)]
    record::note(|| record::Op::Remove(path.into()));
    Ok(())
}

/// Removes a directory with all that is in it.
///
/// # Errors
/// See above.
pub fn remove_dir_all(path: &Path) -> io::Result<()> {
    #[cfg(test)]
    let there = record::below(path);
    fs::remove_dir_all(path)?;
    #[cfg(test)]
    there.into_iter().for_each(|path| record::note(|| record::Op::Remove(path)));
    Ok(())
}
