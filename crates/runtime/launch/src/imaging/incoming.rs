//! What comes from other hosts of a set lies in a directory beside it until all of it is here and
//! has been checked. What is in the set stays as it is when a transfer is cut short.

use std::collections::BTreeSet;
use std::fs::{self, DirBuilder, File};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use hawser_os::process;

/// How the names of these directories end, before the number of the process that has made one.
const FETCH: &str = "fetch-";

fn about(path: &Path) -> impl Fn(io::Error) -> String + '_ {
    move |e| format!("{}: {e}", path.display())
}

fn sync(dir: &Path) -> io::Result<()> {
    File::open(dir)?.sync_all()
}

/// A directory beside a set; it goes with this, with all that is still in it.
#[derive(Debug)]
pub(super) struct Incoming {
    dir: PathBuf,
    /// Where that goes whose place is taken.
    old: PathBuf,
}

impl Incoming {
    /// Makes an empty directory beside a set.
    ///
    /// # Errors
    /// Part of a sentence.
    pub(super) fn beside(set: &Path) -> Result<Incoming, String> {
        let store = set.parent().unwrap_or(Path::new("."));
        remove_abandoned(store);
        let id = process::pid();
        let dir = set.with_extension(format!("{FETCH}{id}"));
        let old = set.with_extension(format!("{FETCH}{id}-old"));
        for one in [&dir, &old] {
            let _ = fs::remove_dir_all(one);
            DirBuilder::new().recursive(true).mode(0o700).create(one).map_err(about(one))?;
        }
        Ok(Incoming { dir, old })
    }

    /// The directory.
    pub(super) fn dir(&self) -> &Path {
        &self.dir
    }

    /// Copies a file of the set.
    ///
    /// # Errors
    /// Part of a sentence.
    pub(super) fn copy_from(&self, set: &Path, below: &Path) -> Result<(), String> {
        let from = set.join(below);
        fs::copy(&from, self.dir.join(below)).map(|_| ()).map_err(about(&from))
    }

    /// Moves files into the set, with the folders that they are in. What says which files there
    /// are comes last.
    ///
    /// # Errors
    /// Part of a sentence.
    pub(super) fn move_into(&self, set: &Path, files: &[PathBuf]) -> Result<(), String> {
        let first = |file: &PathBuf| file.components().next().map(|c| PathBuf::from(c.as_os_str()));
        let all: BTreeSet<PathBuf> = files.iter().filter_map(first).collect();
        let (folders, texts): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|one| self.dir.join(one).is_dir());
        for one in folders.iter().chain(&texts) {
            let to = set.join(one);
            if to.is_dir() {
                fs::rename(&to, self.old.join(one)).map_err(about(&to))?;
            }
            fs::rename(self.dir.join(one), &to).map_err(about(&to))?;
        }
        sync(set).map_err(about(set))
    }

    /// Takes the place of the set.
    ///
    /// # Errors
    /// Part of a sentence.
    pub(super) fn replace(&self, set: &Path) -> Result<(), String> {
        match fs::rename(set, self.old.join("set")) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => return Err(about(set)(e)),
            _ => {}
        }
        fs::rename(&self.dir, set).map_err(about(set))?;
        let store = set.parent().unwrap_or(Path::new("."));
        sync(store).map_err(about(store))
    }
}

impl Drop for Incoming {
    fn drop(&mut self) {
        // What cannot be removed now is removed by a later one.
        for one in [&self.dir, &self.old] {
            let _ = fs::remove_dir_all(one);
        }
    }
}

/// The process that has made a directory with this name; `None`: it is something else.
fn made_by(name: &str) -> Option<i32> {
    let (set, rest) = name.split_once('.')?;
    let id = rest.strip_prefix(FETCH)?;
    let id = id.strip_suffix("-old").unwrap_or(id);
    set.bytes().all(|b| b.is_ascii_digit()).then(|| id.parse().ok()).flatten()
}

/// Removes what processes have left that were killed.
fn remove_abandoned(store: &Path) {
    let entries = fs::read_dir(store).into_iter().flatten().flatten();
    for entry in entries {
        let made_by = entry.file_name().to_str().and_then(made_by);
        if made_by.is_some_and(|id| !process::exists(id)) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::scratch::Scratch;
    use super::*;

    fn write(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    #[test]
    fn what_has_not_come_whole_changes_nothing() {
        let store = Scratch::new("cut");
        let set = store.0.join("000003");
        write(&set.join("0/images/pages"), "old");
        // A process with this number cannot exist.
        write(&store.0.join(format!("000002.fetch-{}/x", i32::MAX)), "left");
        write(&store.0.join(format!("000002.fetch-{}-old/x", i32::MAX)), "left");
        write(&store.0.join("notes.fetch-me"), "the user's");
        let incoming = Incoming::beside(&set).unwrap();
        write(&incoming.dir().join("0/images/pages"), "half");
        drop(incoming);
        assert_eq!(fs::read(set.join("0/images/pages")).unwrap(), b"old");
        assert_eq!(store.names(), ["000003", "notes.fetch-me"]);
    }

    #[test]
    fn what_has_come_takes_its_place() {
        let store = Scratch::new("whole");
        let set = store.0.join("000003");
        write(&set.join("0/images/rest"), "broken");
        write(&set.join("1/x"), "stays");
        write(&set.join("part.0"), "broken");
        let incoming = Incoming::beside(&set).unwrap();
        write(&incoming.dir().join("0/images/pages"), "new");
        write(&incoming.dir().join("part.0"), "new");
        incoming.move_into(&set, &["0/images/pages".into(), "part.0".into()]).unwrap();
        drop(incoming);
        assert_eq!(fs::read(set.join("0/images/pages")).unwrap(), b"new");
        assert_eq!(fs::read(set.join("part.0")).unwrap(), b"new");
        assert!(set.join("1/x").exists() && !set.join("0/images/rest").exists());
        assert_eq!(store.names(), ["000003"]);
    }

    #[test]
    fn another_set_with_the_same_number_goes_as_a_whole() {
        let store = Scratch::new("other");
        let set = store.0.join("000003");
        // There is none, and there is another.
        for text in ["first", "second"] {
            let incoming = Incoming::beside(&set).unwrap();
            write(&incoming.dir().join(text), text);
            incoming.replace(&set).unwrap();
            drop(incoming);
            assert_eq!(fs::read(set.join(text)).unwrap(), text.as_bytes());
            assert_eq!(store.names(), ["000003"]);
        }
        assert!(!set.join("first").exists());
    }
}
