//! What comes from other hosts of a set lies in a directory beside it until all of it is here and
//! has been checked. What is in the set stays as it is when a transfer is cut short.
//!
//! ```text
//! DIR/.lock                        locked by whoever makes such directories, or empties them,
//!                                  and by whoever begins or commits a set
//! DIR/000017.fetch-RANDOM/lock     locked as long as its process lives
//! DIR/000017.fetch-RANDOM/new/     what has come
//! DIR/000017.fetch-RANDOM/old/     that whose place it takes
//! ```
//!
//! Several nodes of a job may be on one host, and each in a PID namespace of its own: processes
//! know each other by locks, and not by their numbers.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Write};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};

use hawser_os::storage::{self, Lock, Mode};

use crate::disk::{self, sync_dir};
use crate::images;
use crate::manifest::Manifest;
use crate::store;

/// How the names of these directories end, before a random number.
const FETCH: &str = "fetch-";
/// The file that is locked there.
const LOCK: &str = "lock";

fn about(path: &Path) -> impl Fn(io::Error) -> String + '_ {
    move |e| format!("{}: {e}", path.display())
}

fn store_of(set: &Path) -> &Path {
    set.parent().unwrap_or(Path::new("."))
}

/// Opens the file by whose lock others see that this process lives.
fn open_lock(dir: &Path, create: bool) -> io::Result<OwnedFd> {
    let mode = Mode { read: true, write: true, create, exclusive: create };
    storage::open(&dir.join(LOCK), mode, 0o600)
}

/// A directory beside a set; it goes with this, with all that is still in it.
#[derive(Debug)]
pub struct Incoming {
    whole: PathBuf,
    dir: PathBuf,
    /// Where that goes whose place is taken.
    old: PathBuf,
    _lives: OwnedFd,
}

impl Incoming {
    /// Makes an empty directory beside a set.
    ///
    /// # Errors
    /// Part of a sentence.
    pub fn beside(set: &Path) -> Result<Incoming, String> {
        let dir = store_of(set);
        disk::make_dirs(dir, true).map_err(about(dir))?;
        let _locked = store::lock(dir)?;
        remove_abandoned(dir);
        let whole = loop {
            let random = RandomState::new().build_hasher().finish();
            let whole = set.with_extension(format!("{FETCH}{random:016x}"));
            match disk::make_dir(&whole) {
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                made => break made.map(|()| whole.clone()).map_err(about(&whole))?,
            }
        };
        let lives = open_lock(&whole, true).map_err(about(&whole))?;
        storage::lock(&lives, Lock::Exclusive, 0, 1).map_err(about(&whole))?;
        let [dir, old] = ["new", "old"].map(|name| whole.join(name));
        for one in [&dir, &old] {
            disk::make_dir(one).map_err(about(one))?;
        }
        Ok(Incoming { whole, dir, old, _lives: lives })
    }

    /// The directory.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Removes what has come.
    ///
    /// # Errors
    /// Part of a sentence.
    pub fn clear(&self) -> Result<(), String> {
        let made = disk::remove_dir_all(&self.dir).and_then(|()| disk::make_dir(&self.dir));
        made.map_err(about(&self.dir))
    }

    /// Copies a file of the set.
    ///
    /// # Errors
    /// Part of a sentence.
    pub fn copy_from(&self, set: &Path, below: &Path) -> Result<(), String> {
        let from = set.join(below);
        let copy = || {
            let bytes = fs::read(&from)?;
            let mut file = disk::create(&self.dir.join(below), false)?;
            file.write_all(&bytes)?;
            file.sync()
        };
        copy().map_err(about(&from))
    }

    /// Moves files into the set, with the folders that they are in. What says which files there
    /// are comes last.
    ///
    /// # Errors
    /// Part of a sentence.
    pub fn move_into(&self, set: &Path, files: &[PathBuf]) -> Result<(), String> {
        let _locked = store::lock(store_of(set))?;
        self.move_files(set, files)
    }

    fn move_files(&self, set: &Path, files: &[PathBuf]) -> Result<(), String> {
        let first = |file: &PathBuf| file.components().next().map(|c| PathBuf::from(c.as_os_str()));
        let all: BTreeSet<PathBuf> = files.iter().filter_map(first).collect();
        let (folders, texts): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|one| self.dir.join(one).is_dir());
        for one in &folders {
            let to = set.join(one);
            if to.is_dir() {
                disk::rename(&to, &self.old.join(one)).map_err(about(&to))?;
            }
            disk::rename(&self.dir.join(one), &to).map_err(about(&to))?;
        }
        sync_dir(set).map_err(about(set))?;
        for one in &texts {
            let to = set.join(one);
            disk::rename(&self.dir.join(one), &to).map_err(about(&to))?;
        }
        sync_dir(set).map_err(about(set))
    }

    /// What has come is of the complete set whose manifest has this mark, and that is there, too:
    /// moves these files into the set, where that is here, or takes the place of another one of the
    /// job with its number.
    ///
    /// # Errors
    /// Part of a sentence; another job's set with its number stays.
    pub fn complete(&self, set: &Path, mark: u32, files: &[PathBuf]) -> Result<(), String> {
        // Another node on this host may do the same.
        let _locked = store::lock(store_of(set))?;
        self.check_place(set)?;
        let is_other = match store::read_manifest(set) {
            // One of the job with the same number, of which nothing is to be kept.
            Ok(there) => there.mark() != mark,
            // Where its manifest is damaged the parts of other nodes may be whole.
            Err(_) => !set.is_dir(),
        };
        if is_other { self.replace(set) } else { self.move_files(set, files) }
    }

    /// Whether the set that has come, of which the manifest is there, may take its place: no other
    /// job has a set with its number here.
    ///
    /// # Errors
    /// Part of a sentence.
    pub fn check_place(&self, set: &Path) -> Result<(), String> {
        let Ok(there) = store::read_manifest(set) else { return Ok(()) };
        let coming = store::read_manifest(&self.dir)?;
        let job = |manifest: &Manifest| manifest.images.as_ref().map(|images| images.job);
        match there.mark() == coming.mark() || job(&there) == job(&coming) {
            true => Ok(()),
            false => Err(format!(
                "{}: a snapshot of another job has this number on this host; move it elsewhere, or \
                 restart with another directory (--checkpoint-dir)",
                set.display()
            )),
        }
    }

    fn replace(&self, set: &Path) -> Result<(), String> {
        match disk::rename(set, &self.old.join("set")) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => return Err(about(set)(e)),
            _ => {}
        }
        disk::rename(&self.dir, set).map_err(about(set))?;
        let store = store_of(set);
        sync_dir(store).map_err(about(store))
    }
}

impl Drop for Incoming {
    fn drop(&mut self) {
        // What cannot be removed now is removed by a later one.
        let _ = disk::remove_dir_all(&self.whole);
    }
}

/// It is the name of such a directory.
fn is_incoming(name: &str) -> bool {
    let Some((set, rest)) = name.split_once('.') else { return false };
    let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let random = rest.strip_prefix(FETCH).unwrap_or_default();
    let is_random = random.len() == 16 && random.bytes().all(|b| b.is_ascii_hexdigit());
    is_number(set) && is_random
}

/// Removes what processes have left beside the sets in this directory that were killed.
///
/// # Errors
/// Part of a sentence.
pub fn clean(store: &Path) -> Result<(), String> {
    let _locked = store::lock(store)?;
    remove_abandoned(store);
    Ok(())
}

/// The same; the store is locked.
fn remove_abandoned(store: &Path) {
    let lives = |dir: &Path| match open_lock(dir, false) {
        Ok(file) => storage::try_lock(&file, Lock::Exclusive, 0, 1).is_ok_and(|ours| !ours),
        // It was killed before it had that.
        Err(e) => e.kind() != io::ErrorKind::NotFound,
    };
    let entries = fs::read_dir(store).into_iter().flatten().flatten();
    for entry in entries {
        let (path, name) = (entry.path(), entry.file_name());
        let Some(name) = name.to_str() else { continue };
        // Whoever begins with a set has the lock until it has its name.
        if images::is_new(name) || is_incoming(name) && !lives(&path) {
            let _ = disk::remove_dir_all(&path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::manifest::{Images, NodeImages, ProcessImage};

    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let id = std::process::id();
            let dir = std::env::temp_dir().join(format!("hawser-incoming-{name}-{id}"));
            let _ = fs::remove_dir_all(&dir);
            fs::create_dir_all(&dir).unwrap();
            Scratch(dir)
        }

        /// The names in it, in order, but for the lock.
        fn names(&self) -> Vec<String> {
            let all = fs::read_dir(&self.0).unwrap();
            let all = all.map(|entry| entry.unwrap().file_name().into_string().unwrap());
            let mut names: Vec<String> = all.filter(|name| name != ".lock").collect();
            names.sort();
            names
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn write(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    #[test]
    fn what_has_not_come_whole_changes_nothing() {
        let store = Scratch::new("cut");
        let set = store.0.join("000003");
        write(&set.join("0/images/pages"), "old");
        // Processes that were killed have left these, one before it had a lock.
        write(&store.0.join("000002.fetch-00000000000000aa/lock"), "");
        write(&store.0.join("000002.fetch-00000000000000ab/new/x"), "left");
        write(&store.0.join("notes.fetch-me"), "the user's");
        write(&store.0.join("notes.new"), "the user's");
        write(&store.0.join("000004.new/token"), "left");
        let incoming = Incoming::beside(&set).unwrap();
        write(&incoming.dir().join("0/images/pages"), "half");
        // One that lives stays, wherever its process has which number.
        let other = Incoming::beside(&set).unwrap();
        assert!(incoming.dir().exists());
        drop((other, incoming));
        assert_eq!(fs::read(set.join("0/images/pages")).unwrap(), b"old");
        assert_eq!(store.names(), ["000003", "notes.fetch-me", "notes.new"]);
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
    fn a_set_of_another_job_stays() {
        let store = Scratch::new("job");
        let set = store.0.join("000003");
        let manifest = |job: u64, ranks: u32| {
            let process =
                |rank| ProcessImage { rank, pid: 7 + rank as i32, ..ProcessImage::default() };
            let processes = (0..ranks).map(process).collect();
            let nodes = vec![NodeImages { processes, ..NodeImages::default() }];
            let images = Some(Images { job, total: 1, nodes, ..Images::default() });
            Manifest { number: 3, ranks, images, ..Manifest::default() }
        };
        let put = |dir: &Path, manifest: &Manifest| {
            fs::create_dir_all(dir).unwrap();
            fs::write(dir.join("manifest"), manifest.text()).unwrap();
        };
        put(&set, &manifest(7, 2));
        let incoming = Incoming::beside(&set).unwrap();
        let other = manifest(8, 2);
        put(incoming.dir(), &other);
        let files = ["manifest".into()];
        let why = incoming.complete(&set, other.mark(), &files).unwrap_err();
        assert!(why.contains("another job") && why.contains("000003"), "{why}");
        assert_eq!(store::read_manifest(&set), Ok(manifest(7, 2)));
        // One of the same job is older than what has come.
        let same = manifest(7, 3);
        put(incoming.dir(), &same);
        incoming.complete(&set, same.mark(), &files).unwrap();
        assert_eq!(store::read_manifest(&set), Ok(same));
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
