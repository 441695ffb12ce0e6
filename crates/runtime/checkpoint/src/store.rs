//! Snapshot sets in a directory.
//!
//! ```text
//! DIR/000017.part/3/...     ranks write here (begun)
//! DIR/000017.part/manifest  written last, with a rename (sealed)
//! DIR/000017/               renamed after that (committed)
//! ```
//!
//! Every file and directory is on the disk before what names it is: a power cut leaves the set
//! before, or this one, and never a mixture.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use hawser_os::storage::{self, Lock, Mode};

use crate::disk::{self, sync_dir};
use crate::manifest::{FileEntry, MANIFEST_MAX, Manifest, NUMBER_MAX, is_inside};

/// The name of the manifest in a set.
pub(crate) const MANIFEST: &str = "manifest";
/// Stands in a set that a restart has not used, because it was not whole.
const PASSED: &str = "passed";
/// Whoever makes or takes directories beside sets has this file of the store locked.
const LOCK: &str = ".lock";
/// Ends the name of a set that is not committed.
const PART: &str = ".part";
/// Bytes that are read at once.
const PIECE: usize = 1 << 20;
/// Deepest folder in the directory of a rank.
const DEPTH_MAX: usize = 64;

/// A directory of snapshots.
#[derive(Clone, Debug)]
pub struct Store {
    dir: PathBuf,
}

/// What lies in a store under a number.
#[derive(Debug)]
pub struct FoundSet {
    /// Its number.
    pub number: u64,
    /// Its directory.
    pub path: PathBuf,
    /// Its manifest, or why it is not whole.
    pub state: Result<Manifest, String>,
}

/// A failure with the path that it is about, as a part of a sentence.
fn about(path: &Path) -> impl Fn(io::Error) -> String + '_ {
    move |e| {
        let next = match e.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                "; free space there, or name another directory with --checkpoint-dir"
            }
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => {
                "; name a directory that can be written with --checkpoint-dir"
            }
            _ => "",
        };
        format!("{}: {e}{next}", path.display())
    }
}

/// Length and checksum of a file, which is on the disk afterwards if `sync` says so.
fn checksum(path: &Path, sync: bool) -> io::Result<(u64, u32)> {
    if sync {
        disk::sync_file(path)?;
    }
    let mut file = File::open(path)?;
    let (mut bytes, mut crc) = (0_u64, 0);
    let mut piece = vec![0; PIECE];
    loop {
        let n = match file.read(&mut piece) {
            Ok(0) => return Ok((bytes, crc)),
            Ok(n) => n,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        crc = crc32c::crc32c_append(crc, piece.get(..n).unwrap_or_default());
        bytes += n as u64;
    }
}

/// Has all files below a rank's directory on the disk; returns them with lengths and checksums.
///
/// # Errors
/// A part of a sentence; what is neither a file nor a folder is refused.
pub fn seal(dir: &Path, rank: u32) -> Result<Vec<FileEntry>, String> {
    let mut files = Vec::new();
    seal_in(dir, Path::new(""), rank, 0, &mut files)?;
    files.sort_by(|a: &FileEntry, b| a.path.cmp(&b.path));
    Ok(files)
}

fn seal_in(
    root: &Path,
    below: &Path,
    rank: u32,
    depth: usize,
    files: &mut Vec<FileEntry>,
) -> Result<(), String> {
    let dir = root.join(below);
    let failed = about(&dir);
    if depth > DEPTH_MAX {
        return Err(format!("{}: more than {DEPTH_MAX} folders deep", dir.display()));
    }
    for entry in fs::read_dir(&dir).map_err(&failed)? {
        let entry = entry.map_err(&failed)?;
        let (path, below) = (entry.path(), below.join(entry.file_name()));
        let kind = entry.file_type().map_err(about(&path))?;
        if kind.is_dir() {
            seal_in(root, &below, rank, depth + 1, files)?;
        } else if kind.is_file() {
            let (bytes, crc) = checksum(&path, true).map_err(about(&path))?;
            let path = below.as_os_str().as_bytes().to_vec();
            files.push(FileEntry { rank, bytes, crc, path });
        } else {
            return Err(format!("{}: neither a file nor a folder", path.display()));
        }
    }
    sync_dir(&dir).map_err(&failed)
}

/// Where a file of a set lies.
pub fn path_of(set: &Path, file: &FileEntry) -> PathBuf {
    set.join(file.rank.to_string()).join(OsStr::from_bytes(&file.path))
}

/// Checks that a file is as the manifest says; with `whole` its contents, too.
///
/// # Errors
/// A part of a sentence.
pub fn check_file(set: &Path, file: &FileEntry, whole: bool) -> Result<(), String> {
    let path = path_of(set, file);
    let wrong = |what: &str| Err(format!("{}: {what}", path.display()));
    if !is_inside(&file.path) {
        return wrong("not below the snapshot");
    }
    let bytes = fs::metadata(&path).map_err(about(&path))?.len();
    if bytes != file.bytes {
        return wrong(&format!("{bytes} bytes instead of {}", file.bytes));
    }
    if whole {
        let (_, crc) = checksum(&path, false).map_err(about(&path))?;
        if crc != file.crc {
            return wrong("its checksum is wrong");
        }
    }
    Ok(())
}

/// Reads the manifest of a set.
///
/// # Errors
/// A part of a sentence.
pub fn read_manifest(set: &Path) -> Result<Manifest, String> {
    let path = set.join(MANIFEST);
    let mut bytes = Vec::new();
    let file = File::open(&path).map_err(|e| match e.kind() {
        io::ErrorKind::NotFound => format!("{}: no complete snapshot", set.display()),
        _ => about(&path)(e),
    })?;
    file.take(MANIFEST_MAX).read_to_end(&mut bytes).map_err(about(&path))?;
    Manifest::parse(&bytes).map_err(|e| format!("{}: {e}", path.display()))
}

/// The files of a set that have to be on this host: of one that is spread over hosts those of ranks
/// of which there is anything.
pub(crate) fn files_here<'a>(
    set: &'a Path,
    manifest: &'a Manifest,
) -> impl Iterator<Item = &'a FileEntry> {
    let spread = manifest.images.as_ref().is_some_and(|images| images.spread);
    let is_here = move |f: &&FileEntry| !spread || set.join(f.rank.to_string()).is_dir();
    manifest.files.iter().filter(is_here)
}

/// Reads the manifest of a set and checks that its files are there, with their lengths.
///
/// # Errors
/// A part of a sentence.
pub fn read_set(set: &Path) -> Result<Manifest, String> {
    let manifest = read_manifest(set)?;
    files_here(set, &manifest).try_for_each(|f| check_file(set, f, false))?;
    Ok(manifest)
}

impl Store {
    /// The snapshots in a directory, which need not be there yet.
    pub fn new(dir: impl Into<PathBuf>) -> Store {
        Store { dir: dir.into() }
    }

    /// The directory.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Where a set lies that is not committed.
    pub fn part(&self, number: u64) -> PathBuf {
        self.dir.join(format!("{number:06}{PART}"))
    }

    /// Where a committed set lies.
    pub fn set(&self, number: u64) -> PathBuf {
        self.dir.join(format!("{number:06}"))
    }

    /// The directory of a rank in a set that is not committed.
    pub fn rank_dir(&self, number: u64, rank: u32) -> PathBuf {
        self.part(number).join(rank.to_string())
    }

    /// Numbers of sets, and whether each is committed, by number.
    fn numbers(&self) -> io::Result<Vec<(u64, bool)>> {
        let mut numbers = Vec::new();
        let entries = match fs::read_dir(&self.dir) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(numbers),
            entries => entries?,
        };
        for entry in entries {
            let name = entry?.file_name();
            let Some(name) = name.to_str() else { continue };
            let (number, whole) = match name.strip_suffix(PART) {
                Some(number) => (number, false),
                None => (name, true),
            };
            let digits = number.len() >= 6 && number.bytes().all(|b| b.is_ascii_digit());
            let is_ours = |number: &u64| digits && *number <= NUMBER_MAX;
            if let Some(number) = number.parse().ok().filter(is_ours) {
                numbers.push((number, whole));
            }
        }
        numbers.sort_unstable();
        Ok(numbers)
    }

    /// The highest number of a set, whole or not; 0: there is none.
    ///
    /// # Errors
    /// A part of a sentence.
    pub fn highest(&self) -> Result<u64, String> {
        let numbers = self.numbers().map_err(about(&self.dir))?;
        Ok(numbers.last().map_or(0, |(n, _)| *n))
    }

    /// Begins the next set; returns its number.
    ///
    /// # Errors
    /// A part of a sentence.
    pub fn begin(&self) -> Result<u64, String> {
        self.begin_above(0)
    }

    /// The same with a number above this one, which another host may have.
    ///
    /// # Errors
    /// A part of a sentence.
    pub fn begin_above(&self, above: u64) -> Result<u64, String> {
        disk::make_dirs(&self.dir, true).map_err(about(&self.dir))?;
        let number = self.highest()?.max(above).saturating_add(1);
        let part = self.part(number);
        disk::make_dir(&part).map_err(about(&part))?;
        Ok(number)
    }

    /// Makes the directory of a rank in a set that has begun.
    ///
    /// # Errors
    /// A part of a sentence.
    pub fn begin_rank(&self, number: u64, rank: u32) -> Result<PathBuf, String> {
        let dir = self.rank_dir(number, rank);
        disk::make_dirs(&dir, false).map_err(about(&dir))?;
        Ok(dir)
    }

    /// Commits a set: all its files are on the disk, and its ranks have said which.
    ///
    /// # Errors
    /// A part of a sentence.
    pub fn commit(&self, manifest: &Manifest) -> Result<PathBuf, String> {
        let (part, set) = (self.part(manifest.number), self.set(manifest.number));
        let (new, path) = (part.join("manifest.new"), part.join(MANIFEST));
        let write = || -> io::Result<()> {
            let mut file = disk::create(&new, false)?;
            file.write_all(manifest.text().as_bytes())?;
            file.sync()?;
            disk::rename(&new, &path)?;
            sync_dir(&part)?;
            disk::rename(&part, &set)?;
            sync_dir(&self.dir)
        };
        write().map_err(about(&part))?;
        Ok(set)
    }

    /// Removes a set that will not be committed.
    pub fn abandon(&self, number: u64) {
        // What cannot be removed now is found and removed by a later prune.
        let _ = disk::remove_dir_all(&self.part(number));
    }

    /// All sets, newest first.
    ///
    /// # Errors
    /// A part of a sentence: the directory cannot be read.
    pub fn sets(&self) -> Result<Vec<FoundSet>, String> {
        let numbers = self.numbers().map_err(about(&self.dir))?;
        let found = |(number, whole): (u64, bool)| {
            let path = if whole { self.set(number) } else { self.part(number) };
            let state = match whole {
                true => read_set(&path).and_then(|m| match m.number == number {
                    true => Ok(m),
                    false => Err(format!("its manifest is that of snapshot {}", m.number)),
                }),
                false => Err("it was not finished".into()),
            };
            FoundSet { number, path, state }
        };
        Ok(numbers.into_iter().rev().map(found).collect())
    }

    /// The newest complete set, and a line for each newer one that is not.
    ///
    /// # Errors
    /// A part of a sentence: there is none.
    pub fn newest(&self) -> Result<(PathBuf, Manifest, Vec<String>), String> {
        let mut passed = Vec::new();
        for set in self.sets()? {
            match set.state {
                Ok(manifest) => return Ok((set.path, manifest, passed)),
                Err(why) => passed.push(format!("snapshot {} is not used: {why}", set.number)),
            }
        }
        let why = passed.first().map(|p| format!(" ({p})")).unwrap_or_default();
        Err(format!("{}: there is no complete snapshot{why}", self.dir.display()))
    }

    /// A restart uses the set with this number: newer ones are not whole, and do not count among
    /// those that stay.
    pub fn pass_newer(&self, number: u64) {
        let newer = self.numbers().unwrap_or_default();
        let newer = newer.into_iter().filter(|(n, whole)| *whole && *n > number);
        newer.for_each(|(n, _)| pass(&self.set(n)));
    }

    /// Removes all sets that are older than the newest `keep` complete ones, and unfinished ones
    /// before the newest. One that a restart has passed over does not count.
    pub fn prune(&self, keep: u64) {
        let Ok(numbers) = self.numbers() else { return };
        let counts = |(number, whole): &&(u64, bool)| {
            let set = self.set(*number);
            let is_its = |manifest: Manifest| manifest.number == *number;
            *whole && !is_passed(&set) && read_manifest(&set).is_ok_and(is_its)
        };
        let keep = usize::try_from(keep).unwrap_or(usize::MAX);
        let newest = numbers.iter().rev().filter(counts).take(keep);
        let newest: Vec<u64> = newest.map(|(number, _)| *number).collect();
        let oldest = newest.last().filter(|_| newest.len() == keep).copied();
        self.prune_before(oldest.unwrap_or(0), newest.first().copied().unwrap_or(0));
    }

    /// Removes all sets that are older than `oldest`, and unfinished ones before `newest`.
    pub fn prune_before(&self, oldest: u64, newest: u64) {
        for (number, whole) in self.numbers().unwrap_or_default() {
            if whole && number < oldest {
                self.remove(number);
            } else if !whole && number < newest.max(oldest) {
                self.abandon(number);
            }
        }
    }

    /// Removes a committed set. Its manifest goes first, so that the rest is no snapshot.
    pub(crate) fn remove(&self, number: u64) {
        let set = self.set(number);
        let removed = match disk::remove_file(&set.join(MANIFEST)) {
            // The rest was left when this was cut short.
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed.and_then(|()| sync_dir(&set)),
        };
        // A set that cannot be removed stays, whole or without its manifest.
        if removed.is_ok() {
            let _ = disk::remove_dir_all(&set);
        }
    }
}

/// Waits until no other process makes or takes directories beside the sets in this directory, on
/// this host. That is over when the lock is dropped.
///
/// # Errors
/// A part of a sentence.
pub(crate) fn lock(dir: &Path) -> Result<OwnedFd, String> {
    let path = dir.join(LOCK);
    let mode = Mode { read: true, write: true, create: true, exclusive: false };
    let file = storage::open(&path, mode, 0o600).map_err(about(&path))?;
    loop {
        match storage::lock(&file, Lock::Exclusive, 0, 1) {
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            locked => return locked.map(|()| file).map_err(about(&path)),
        }
    }
}

/// A restart has not used a set, which was not whole: it does not count among those that stay.
pub fn pass(set: &Path) {
    // Where nothing can be written, nothing is removed either.
    let made = disk::create(&set.join(PASSED), false).and_then(|file| file.sync());
    let _ = made.and_then(|()| sync_dir(set));
}

/// A restart has not used it.
pub(crate) fn is_passed(set: &Path) -> bool {
    set.join(PASSED).exists()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    struct Scratch(PathBuf);

    impl Scratch {
        fn new() -> Scratch {
            static NEXT: AtomicU32 = AtomicU32::new(0);
            let n = NEXT.fetch_add(1, Ordering::Relaxed);
            let name = format!("hawser-store-{}-{n}", std::process::id());
            Scratch(std::env::temp_dir().join(name))
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn take(store: &Store, text: &str) -> u64 {
        let number = store.begin().expect("writable");
        let mut files = Vec::new();
        for rank in 0..2 {
            let dir = store.begin_rank(number, rank).expect("writable");
            fs::write(dir.join("a"), text).expect("writable");
            fs::create_dir(dir.join("sub")).expect("writable");
            fs::write(dir.join("sub/b"), [rank as u8]).expect("writable");
            files.extend(seal(&dir, rank).expect("readable"));
        }
        let manifest = Manifest { number, ranks: 2, files, ..Manifest::default() };
        store.commit(&manifest).expect("writable");
        number
    }

    #[test]
    fn sets_are_committed_kept_and_pruned() {
        let scratch = Scratch::new();
        let store = Store::new(&scratch.0);
        assert!(store.newest().is_err());
        let numbers: Vec<u64> = ["x", "y", "z"].map(|t| take(&store, t)).into();
        assert_eq!(numbers, [1, 2, 3]);
        let part = store.begin().expect("writable");
        store.prune(2);
        let sets = store.sets().expect("readable");
        assert_eq!(sets.iter().map(|s| s.number).collect::<Vec<_>>(), [part, 3, 2]);
        let (path, manifest, passed) = store.newest().expect("two are there");
        assert_eq!((manifest.number, manifest.files.len(), passed.len()), (3, 4, 1));
        assert!(manifest.files.iter().all(|f| check_file(&path, f, true).is_ok()));
        take(&store, "w");
        store.prune(2);
        assert!(store.sets().expect("readable").iter().all(|s| s.state.is_ok()), "parts are gone");
    }

    #[test]
    fn damage_is_found_and_the_set_before_is_used() {
        let scratch = Scratch::new();
        let store = Store::new(&scratch.0);
        take(&store, "old");
        let number = take(&store, "new");
        let file = store.set(number).join("1/a");
        fs::write(&file, "neW").expect("ours");
        let (path, manifest, _) = store.newest().expect("lengths are right");
        let bad: Vec<String> =
            manifest.files.iter().filter_map(|f| check_file(&path, f, true).err()).collect();
        assert!(bad.len() == 1 && bad[0].contains("1/a: its checksum"), "{bad:?}");
        fs::write(&file, "longer").expect("ours");
        let (_, manifest, passed) = store.newest().expect("the one before");
        assert_eq!(manifest.number, 1);
        assert!(passed[0].contains("6 bytes instead of 3"), "{passed:?}");
        // A set of another number in its place.
        fs::remove_dir_all(store.set(number)).expect("ours");
        fs::rename(store.set(1), store.set(5)).expect("ours");
        let why = store.newest().expect_err("mixed");
        assert!(why.contains("manifest is that of snapshot 1"), "{why}");
    }

    #[test]
    fn only_whole_sets_count_among_those_that_stay() {
        let scratch = Scratch::new();
        let store = Store::new(&scratch.0);
        let there = || {
            let found = store.sets().expect("readable");
            found.iter().map(|s| s.number).collect::<Vec<_>>()
        };
        (0..3).for_each(|_| _ = take(&store, "x"));
        // A restart has found it damaged, and went on from the one before.
        store.pass_newer(2);
        take(&store, "y");
        store.prune(2);
        assert_eq!(there(), [4, 3, 2], "2 is the last whole one but the new one");
        take(&store, "z");
        store.prune(2);
        assert_eq!(there(), [5, 4]);
        // What lacks its manifest, or has that of another one, counts as little.
        take(&store, "a");
        fs::remove_file(store.set(5).join(MANIFEST)).expect("ours");
        store.prune(2);
        assert_eq!(there(), [6, 5, 4]);
        store.prune(1);
        assert_eq!(there(), [6], "the rest of a set that was being removed goes");
        store.prune(2);
        assert_eq!(there(), [6]);
    }

    /// A crash between any two steps of a commit leaves the set before.
    #[test]
    fn what_was_not_finished_is_no_snapshot() {
        let scratch = Scratch::new();
        let store = Store::new(&scratch.0);
        take(&store, "old");
        let number = store.begin().expect("writable");
        let dir = store.begin_rank(number, 0).expect("writable");
        fs::write(dir.join("a"), "new").expect("writable");
        assert_eq!(store.newest().expect("old").1.number, 1);
        fs::write(store.part(number).join("manifest"), "hawser-snapshot 1\n").expect("writable");
        assert_eq!(store.newest().expect("old").1.number, 1);
        assert_eq!(store.begin(), Ok(3), "its number is not used again");
        assert_eq!(store.begin_above(2), Ok(4));
        assert_eq!((store.begin_above(7), store.highest()), (Ok(8), Ok(8)));
    }

    #[test]
    fn a_number_that_none_can_follow_is_not_of_a_set() {
        let scratch = Scratch::new();
        let store = Store::new(&scratch.0);
        fs::create_dir_all(store.set(u64::MAX)).expect("writable");
        fs::create_dir_all(store.set(3)).expect("writable");
        assert_eq!((store.highest(), store.begin()), (Ok(3), Ok(4)));
    }

    #[test]
    fn what_is_no_file_is_refused() {
        let scratch = Scratch::new();
        fs::create_dir(&scratch.0).expect("writable");
        std::os::unix::fs::symlink("/etc/passwd", scratch.0.join("link")).expect("writable");
        let why = seal(&scratch.0, 0).expect_err("a link");
        assert!(why.contains("neither a file nor a folder"), "{why}");
    }
}
