//! Sets of images: made while all ranks of a job are interrupted, and checked before any of them is
//! restored.

use std::collections::BTreeMap;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::criu::Criu;
use crate::deadline;
use crate::manifest::{Images, Manifest, OpenFile, ProcessImage};
use crate::store::{Store, check_file, seal};

/// Under which name the images of a rank lie in its directory.
const IMAGES: &str = "images";
/// The memory of the node, in the directory of rank 0.
const MEMORY: &str = "node";
/// How long the processes of a job that was killed may take to end, and how often it is looked.
const ENDING: Duration = Duration::from_secs(3);
const POLL: Duration = Duration::from_millis(10);
/// Processes that begin on a host while a job is restored.
const ROOM: i32 = 1_000;
/// What CRIU said of a dump that went well is not kept.
const LOG: &str = "log";

/// A process of which an image is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dumped {
    /// The rank.
    pub rank: u32,
    /// Its process.
    pub pid: i32,
    /// Where in its memory it looks for a new home.
    pub home: u64,
}

/// What [`take`] needs.
pub struct Wanted<'a> {
    /// Where sets lie.
    pub store: &'a Store,
    /// How many complete ones stay.
    pub keep: u64,
    /// Who makes images.
    pub criu: &'a Criu,
    /// The number of the job.
    pub job: u64,
    /// Its host.
    pub host: &'a str,
    /// All its processes, by rank from 0 on, interrupted.
    pub processes: &'a [Dumped],
    /// Writes the memory of the node.
    pub memory: &'a mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
}

/// Where the images of a rank lie in a set.
pub fn images_of(set: &Path, rank: u32) -> PathBuf {
    set.join(rank.to_string()).join(IMAGES)
}

/// Where the memory of the node lies in a set.
pub fn memory_of(set: &Path) -> PathBuf {
    set.join("0").join(MEMORY)
}

/// Makes images of all processes of a job. Returns the committed set.
///
/// # Errors
/// A sentence that names the rank; nothing of the set is left.
pub fn take(wanted: &mut Wanted<'_>) -> Result<(u64, PathBuf), String> {
    let number = wanted.store.begin()?;
    let taken = take_as(wanted, number);
    match &taken {
        Ok(_) => wanted.store.prune(wanted.keep),
        Err(_) => wanted.store.abandon(number),
    }
    taken.map(|set| (number, set))
}

fn take_as(wanted: &mut Wanted<'_>, number: u64) -> Result<PathBuf, String> {
    let dirs: Vec<PathBuf> = wanted
        .processes
        .iter()
        .map(|p| wanted.store.begin_rank(number, p.rank))
        .collect::<Result<_, _>>()?;
    let first = dirs.first().ok_or("the job has no ranks")?;
    let path = first.join(MEMORY);
    let write = |memory: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>| {
        let mut options = OpenOptions::new();
        let file = options.write(true).create_new(true).mode(0o600).open(&path)?;
        let mut file = io::BufWriter::with_capacity(1 << 20, file);
        memory(&mut file)?;
        file.flush()
    };
    write(wanted.memory).map_err(|e| format!("{}: {e}", path.display()))?;
    let facts: Vec<ProcessImage> = wanted.processes.iter().map(facts).collect();
    let open = open_files(wanted.processes);
    dump_all(wanted.criu, wanted.processes, &dirs)?;
    let mut files = Vec::new();
    for (process, dir) in wanted.processes.iter().zip(&dirs) {
        files.extend(seal(dir, process.rank)?);
    }
    let (program, command, directory) =
        wanted.processes.first().map_or_else(Default::default, |p| program_of(p.pid));
    let images = Images { job: wanted.job, host: wanted.host.to_string(), processes: facts, open };
    let manifest = Manifest {
        number,
        ranks: wanted.processes.len() as u32,
        time: deadline::now_ms() / 1000,
        program,
        command,
        directory,
        files,
        images: Some(images),
    };
    wanted.store.commit(&manifest)
}

/// Makes the images, as many at once as there are CPUs.
fn dump_all(criu: &Criu, processes: &[Dumped], dirs: &[PathBuf]) -> Result<(), String> {
    let next = Mutex::new(processes.iter().zip(dirs));
    let failed: Mutex<Option<(u32, String)>> = Mutex::new(None);
    let work = || {
        // Both locks are held for a moment only, by threads that do not panic there.
        while let Some((process, dir)) = next.lock().ok().and_then(|mut all| all.next()) {
            if let Err(why) = dump(criu, process, dir)
                && let Ok(mut failed) = failed.lock()
                && failed.as_ref().is_none_or(|(rank, _)| process.rank < *rank)
            {
                *failed = Some((process.rank, why));
            }
        }
    };
    let at_once = std::thread::available_parallelism().map_or(1, usize::from).min(processes.len());
    std::thread::scope(|scope| (0..at_once).for_each(|_| _ = scope.spawn(work)));
    match failed.into_inner() {
        Ok(None) => Ok(()),
        Ok(Some((rank, why))) => Err(format!("rank {rank}: {why}")),
        Err(_) => Err("making images has failed".into()),
    }
}

fn dump(criu: &Criu, process: &Dumped, dir: &Path) -> Result<(), String> {
    let (images, log) = (dir.join(IMAGES), dir.join(LOG));
    let made = DirBuilder::new().mode(0o700).create(&images);
    made.map_err(|e| format!("{}: {e}", images.display()))?;
    criu.dump(process.pid, &images, &log)?;
    // Only the images belong to the set; what cannot be removed is no harm.
    for rest in [log, dir.join("stats-dump")] {
        let _ = fs::remove_file(rest);
    }
    Ok(())
}

/// What `/proc` says of a process that CRIU is to be told when it restores it.
fn facts(process: &Dumped) -> ProcessImage {
    let pid = process.pid;
    let pipe = |fd: u32| {
        let link = fs::read_link(format!("/proc/{pid}/fd/{fd}")).ok()?;
        link.to_str()?.strip_prefix("pipe:[")?.strip_suffix(']')?.parse().ok()
    };
    ProcessImage {
        rank: process.rank,
        pid,
        home: process.home,
        streams: [0, 1, 2].map(|fd| pipe(fd).unwrap_or(0)),
    }
}

/// Regular files that processes have open for writing, with their lengths.
fn open_files(processes: &[Dumped]) -> Vec<OpenFile> {
    let mut all = BTreeMap::new();
    for pid in processes.iter().map(|p| p.pid) {
        let numbers = fs::read_dir(format!("/proc/{pid}/fd")).into_iter().flatten().flatten();
        for entry in numbers {
            let fd = entry.file_name();
            let info = format!("/proc/{pid}/fdinfo/{}", fd.to_string_lossy());
            let info = fs::read_to_string(info).unwrap_or_default();
            let flags = info.lines().find_map(|l| l.strip_prefix("flags:"));
            let flags = flags.and_then(|f| u32::from_str_radix(f.trim(), 8).ok()).unwrap_or(0);
            let (Ok(path), Ok(meta)) = (fs::read_link(entry.path()), fs::metadata(entry.path()))
            else {
                continue;
            };
            // O_WRONLY or O_RDWR; what has no name any more CRIU keeps itself.
            let named = fs::metadata(&path).is_ok_and(|m| m.len() == meta.len());
            if flags & 3 != 0 && meta.is_file() && named {
                all.insert(path.as_os_str().as_bytes().to_vec(), meta.len());
            }
        }
    }
    all.into_iter().map(|(path, bytes)| OpenFile { bytes, path }).collect()
}

/// Name, command and directory of the program of a process.
fn program_of(pid: i32) -> (String, Vec<Vec<u8>>, Vec<u8>) {
    let words = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
    let words = words.strip_suffix(b"\0").unwrap_or(&words);
    let command: Vec<Vec<u8>> = words.split(|b| *b == 0).map(<[u8]>::to_vec).collect();
    let name = command.first().map(|w| {
        let base = w.rsplit(|b| *b == b'/').next().unwrap_or_default();
        String::from_utf8_lossy(base).into_owned()
    });
    let directory = fs::read_link(format!("/proc/{pid}/cwd")).unwrap_or_default();
    (name.unwrap_or_default(), command, directory.as_os_str().as_bytes().to_vec())
}

/// Has the processes that begin from now on take other numbers than those of images, where this
/// user may do so: those who make and watch the ranks are among them.
pub fn keep_numbers_free(images: &Images) {
    const LAST: &str = "/proc/sys/kernel/ns_last_pid";
    let last = fs::read_to_string(LAST).ok().and_then(|text| text.trim().parse::<i32>().ok());
    let most = images.processes.iter().map(|p| p.pid).max().unwrap_or(0);
    let least = images.processes.iter().map(|p| p.pid).min().unwrap_or(0);
    // So many more are not likely to begin until the ranks have theirs.
    if last.is_some_and(|last| last <= most && last.saturating_add(ROOM) >= least) {
        // Without it the ranks may find their numbers taken, and CRIU says so.
        let _ = fs::write(LAST, most.to_string());
    }
}

/// Compares the contents of all files of a set with their checksums.
///
/// # Errors
/// Part of a sentence.
pub fn check_files(set: &Path, manifest: &Manifest) -> Result<(), String> {
    manifest.files.iter().try_for_each(|f| check_file(set, f, true))
}

/// What images need of this host: process ids that are free, and files of the program of the same
/// length, to which they are cut if `rewind` says so.
///
/// # Errors
/// A sentence.
pub fn check_host(images: &Images, rewind: bool) -> Result<(), String> {
    let is_taken = |p: &&ProcessImage| Path::new(&format!("/proc/{}", p.pid)).exists();
    // A job that was killed a moment ago may still have them.
    let until = Instant::now() + ENDING;
    let mut taken = images.processes.iter().find(is_taken);
    while taken.is_some() && Instant::now() < until {
        std::thread::sleep(POLL);
        taken = images.processes.iter().find(is_taken);
    }
    if let Some(taken) = taken {
        let name = fs::read_to_string(format!("/proc/{}/comm", taken.pid)).unwrap_or_default();
        return Err(format!(
            "rank {} was process {}, a number that {} has now; end that, or use another host",
            taken.rank,
            taken.pid,
            name.trim()
        ));
    }
    for file in &images.open {
        let path = Path::new(std::ffi::OsStr::from_bytes(&file.path));
        let bytes = fs::metadata(path).map_err(|e| format!("{}: {e}", path.display()))?.len();
        if bytes == file.bytes {
            continue;
        }
        if bytes < file.bytes || !rewind {
            let next = match bytes < file.bytes {
                true => "bring it back",
                false => "cut it to that, or let --mca crs_criu_rewind true do it",
            };
            return Err(format!(
                "{}: the program had it open with {} bytes, and it has {bytes}; {next}",
                path.display(),
                file.bytes
            ));
        }
        let cut = || File::options().write(true).open(path)?.set_len(file.bytes);
        cut().map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn images(pid: i32, open: Vec<OpenFile>) -> Images {
        let process = ProcessImage { pid, ..ProcessImage::default() };
        Images { processes: vec![process], open, ..Images::default() }
    }

    #[test]
    fn what_stands_against_a_restart_is_told() {
        let me = std::process::id() as i32;
        let why = check_host(&images(me, Vec::new()), false).unwrap_err();
        assert!(why.contains(&format!("was process {me}")), "{why}");
        let path = std::env::temp_dir().join(format!("hawser-open-{me}"));
        fs::write(&path, "longer").unwrap();
        let file = OpenFile { bytes: 4, path: path.as_os_str().as_bytes().to_vec() };
        // No process has this number: it is above the largest one.
        let grown = images(i32::MAX, vec![file.clone()]);
        let why = check_host(&grown, false).unwrap_err();
        assert!(why.contains("crs_criu_rewind"), "{why}");
        assert_eq!(check_host(&grown, true), Ok(()));
        assert_eq!(fs::read(&path).unwrap(), b"long");
        let shorter = images(i32::MAX, vec![OpenFile { bytes: 5, ..file }]);
        assert!(check_host(&shorter, true).unwrap_err().contains("bring it back"));
        fs::remove_file(&path).unwrap();
        assert!(check_host(&shorter, true).is_err());
    }

    #[test]
    fn open_files_are_found() {
        let me = std::process::id() as i32;
        let path = std::env::temp_dir().join(format!("hawser-written-{me}"));
        let mut file = File::create(&path).unwrap();
        file.write_all(b"123").unwrap();
        let found = open_files(&[Dumped { rank: 0, pid: me, home: 0 }]);
        let bytes = path.as_os_str().as_bytes().to_vec();
        assert!(found.contains(&OpenFile { bytes: 3, path: bytes }), "{found:?}");
        fs::remove_file(&path).unwrap();
    }
}
