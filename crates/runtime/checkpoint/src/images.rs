//! Sets of images: made while all ranks of a job are interrupted, and checked before any of them is
//! restored.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use hawser_os::process;

use crate::criu::Criu;
use crate::deadline;
use crate::disk;
use crate::flush::{Pace, copy_all};
use crate::manifest::{Images, Manifest, NodeImages, OpenFile, ProcessImage};
use crate::numbers::{self, Destination, Obstacle, Own};
use crate::processor;
use crate::store::{
    self, MANIFEST, Store, check_file, files_here, is_passed, path_of, read_manifest, seal,
};
use crate::streams;

/// Under which name the images of a rank lie in its directory.
const IMAGES: &str = "images";
/// The memory of a node, in the directory of its lowest rank.
const MEMORY: &str = "node";
/// What its processor can do, beside it.
const PROCESSOR: &str = "processor";
/// Says in a set which it is.
const TOKEN: &str = "token";
/// Ends the name of a set before it has its token.
const NEW: &str = "new";
/// Says where parts are copied from, or to, that somebody waits for that.
const HURRY: &str = "hurry";
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

/// The part of a set that one node makes.
pub struct Part<'a> {
    /// The directory of the set.
    pub set: &'a Path,
    /// Where the part is made; `None`: in the set.
    pub local: Option<&'a Path>,
    /// What stands in its mark.
    pub token: u64,
    /// The number of the set.
    pub number: u64,
    /// Who makes images.
    pub criu: &'a Criu,
    /// The number of the job.
    pub job: u64,
    /// Its ranks encrypt their connections.
    pub encrypted: bool,
    /// Each host has a directory of its own.
    pub spread: bool,
    /// Its ranks.
    pub ranks: u32,
    /// Its nodes, and which of them this is.
    pub nodes: (u32, u32),
    /// They have left others of their node.
    pub apart: bool,
    /// The host.
    pub host: &'a str,
    /// All processes of the node, by rank, interrupted.
    pub processes: &'a [Dumped],
    /// Writes the memory of the node.
    pub memory: &'a mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
}

/// Where the images of a rank lie in a set.
pub fn images_of(set: &Path, rank: u32) -> PathBuf {
    set.join(rank.to_string()).join(IMAGES)
}

/// Where the memory of a node lies in a set, whose lowest rank this is.
pub fn memory_of(set: &Path, rank: u32) -> PathBuf {
    set.join(rank.to_string()).join(MEMORY)
}

/// Where a node says what its part of a set is, until that is complete.
fn part_of(set: &Path, node: u32) -> PathBuf {
    set.join(format!("part.{node}"))
}

fn about(path: &Path) -> impl Fn(io::Error) -> String + '_ {
    move |e| format!("{}: {e}", path.display())
}

fn write_new(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let write = || {
        let mut file = disk::create(path, true)?;
        file.write_all(bytes)?;
        file.sync()
    };
    write().map_err(about(path))
}

/// Begins a set with a number above this one, which hosts that see it know by a token. Returns its
/// number and its directory.
///
/// # Errors
/// A part of a sentence; nothing of the set is left.
pub fn begin(store: &Store, token: u64, above: u64) -> Result<(u64, PathBuf), String> {
    let number = store.begin_above(above)?;
    let set = store.part(number);
    match know_by(&set, token) {
        Ok(()) => Ok((number, set)),
        Err(why) => {
            store.abandon(number);
            Err(why)
        }
    }
}

/// Removes a set that will not be committed, unless it is one that somebody else has begun; with
/// `complete` also where this host has committed it.
pub fn abandon(store: &Store, number: u64, token: u64, complete: bool) {
    if has_token(&store.part(number), token) {
        store.abandon(number);
    }
    if complete && has_token(&store.set(number), token) {
        store.remove(number);
    }
}

/// A complete set on this host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompleteSet {
    /// Its number.
    pub number: u64,
    /// The checksum of its manifest, by which hosts know it.
    pub mark: u32,
    /// How many nodes have a part in it.
    pub nodes: usize,
    /// The nodes all of whose files are here, with their lengths.
    pub here: Vec<u32>,
}

/// The complete sets of images on this host, the newest first, without those that a restart has
/// passed over.
///
/// # Errors
/// A part of a sentence.
pub fn complete_sets(store: &Store) -> Result<Vec<CompleteSet>, String> {
    let found = store.sets()?.into_iter().filter(|set| !is_passed(&set.path));
    let complete = found.filter_map(|set| {
        let manifest = set.state.ok()?;
        let numbers = manifest.images.as_ref()?.nodes.iter().map(|node| node.number);
        let is_here = |node: &u32| {
            files_of_node(&manifest, *node).all(|f| check_file(&set.path, f, false).is_ok())
        };
        let (nodes, mark) = (numbers.len(), manifest.mark());
        let here = numbers.filter(is_here).collect();
        Some(CompleteSet { number: set.number, mark, nodes, here })
    });
    Ok(complete.collect())
}

fn has_token(set: &Path, token: u64) -> bool {
    let found = fs::read_to_string(set.join(TOKEN)).ok();
    found.and_then(|text| u64::from_str_radix(&text, 16).ok()) == Some(token)
}

/// Whether this host sees a set that has begun, as the one that has begun it does.
///
/// # Errors
/// A sentence.
pub fn look(set: &Path, token: u64) -> Result<(), String> {
    match has_token(set, token) {
        true => Ok(()),
        false => {
            let dir = set.parent().unwrap_or(set).display();
            Err(format!(
                "{dir} is not the directory that the host of mpirun has there; name one that all \
                 hosts share with --checkpoint-dir"
            ))
        }
    }
}

/// Makes a directory that belongs to this user, and that nobody else can read: others may write in
/// the one where it is.
fn make_own(dir: &Path) -> Result<(), String> {
    let failed = |why: &dyn std::fmt::Display| {
        format!("{}: {why}; name another directory with --checkpoint-local", dir.display())
    };
    if let Some(parent) = dir.parent() {
        disk::make_dirs(parent, false).map_err(|e| failed(&e))?;
    }
    match disk::make_dir(dir) {
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
        made => return made.map_err(|e| failed(&e)),
    }
    // What a link leads to is somebody else's choice.
    let found = fs::symlink_metadata(dir).map_err(|e| failed(&e))?;
    let is_own = found.is_dir() && found.uid() == hawser_os::local::user();
    match is_own && found.mode() & 0o7777 == 0o700 {
        true => Ok(()),
        false => Err(failed(&"it is there, and is not a directory of this user with mode 0700")),
    }
}

/// Has the processes that copy parts in this directory do so without regard to the rate.
///
/// # Errors
/// Part of a sentence.
pub fn hurry(dir: &Path) -> Result<(), String> {
    let path = dir.join(HURRY);
    disk::create(&path, false).map(drop).map_err(about(&path))
}

/// Somebody waits for what is copied in this directory.
pub fn is_hurried(dir: &Path) -> bool {
    dir.join(HURRY).exists()
}

/// Makes the part of a node: images of all its processes, and its memory; all of it is on the disk
/// afterwards.
///
/// # Errors
/// A sentence that names the rank. What was made stays, until the set is abandoned.
pub fn save(part: &mut Part<'_>) -> Result<(), String> {
    look(part.set, part.token)?;
    let into = part.local.unwrap_or(part.set);
    if let Some(local) = part.local {
        // What an earlier one has left is of no use any more.
        discard(local);
        make_own(local)?;
    }
    let dir_of = |p: &Dumped| {
        let dir = into.join(p.rank.to_string());
        disk::make_dir(&dir).map_err(about(&dir))?;
        Ok::<PathBuf, String>(dir)
    };
    let dirs: Vec<PathBuf> = part.processes.iter().map(dir_of).collect::<Result<_, _>>()?;
    let first = dirs.first().ok_or("the node has no ranks")?;
    let path = first.join(MEMORY);
    let write = |memory: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>| {
        let mut file = io::BufWriter::with_capacity(1 << 20, disk::create(&path, true)?);
        memory(&mut file)?;
        file.flush()
    };
    write(part.memory).map_err(about(&path))?;
    write_new(&first.join(PROCESSOR), processor::text().as_bytes())?;
    let open = open_files(part.processes);
    let processes = dump_all(part.criu, part.processes, &dirs)?;
    let mut files = Vec::new();
    for (process, dir) in part.processes.iter().zip(&dirs) {
        files.extend(seal(dir, process.rank)?);
    }
    let (program, command, directory) =
        part.processes.first().map_or_else(Default::default, |p| program_of(p.pid));
    let (total, number) = part.nodes;
    let (host, apart) = (part.host.to_string(), part.apart);
    let node = NodeImages { number, host, apart, processes, open };
    let manifest = Manifest {
        number: part.number,
        ranks: part.ranks,
        time: deadline::now_ms() / 1000,
        program,
        command,
        directory,
        files,
        images: Some(Images {
            job: part.job,
            total,
            encrypted: part.encrypted,
            spread: part.spread,
            nodes: vec![node],
        }),
    };
    write_part(into, number, &manifest)
}

/// Says in a set what the part of a node is.
pub(crate) fn write_part(set: &Path, node: u32, part: &Manifest) -> Result<(), String> {
    write_new(&part_of(set, node), part.part_text().as_bytes())
}

/// Copies the part that a node has made in a directory of its own into a set, with at most `rate`
/// bytes a second (0: without a limit). All of it is on the disk there afterwards, and the
/// directory is gone.
///
/// # Errors
/// A sentence.
pub fn flush(local: &Path, set: &Path, token: u64, node: u32, rate: u64) -> Result<(), String> {
    look(set, token)?;
    let from = part_of(local, node);
    let bytes = fs::read(&from).map_err(about(&from))?;
    let part = Manifest::parse_part(&bytes).map_err(|why| format!("{}: {why}", from.display()))?;
    let mut pace = Pace::new(if rate == 0 { u64::MAX } else { rate });
    for files in part.files.chunk_by(|a, b| a.rank == b.rank) {
        let rank = files.first().map_or(0, |file| file.rank).to_string();
        let to = set.join(&rank);
        disk::make_dir(&to).map_err(about(&to))?;
        let mut pace = |bytes| pace.wait_for(bytes, &|| is_hurried(local));
        copy_all(&local.join(&rank), &to, files, &mut pace)?;
    }
    write_new(&part_of(set, node), &bytes)?;
    discard(local);
    Ok(())
}

/// The set that another host has begun begins here, too, where hosts share no directory.
///
/// # Errors
/// Part of a sentence.
pub fn join(set: &Path, token: u64) -> Result<(), String> {
    let dir = set.parent().unwrap_or(Path::new("."));
    disk::make_dirs(dir, true).map_err(about(dir))?;
    // Several nodes of a job may be on one host.
    let _locked = store::lock(dir)?;
    if look(set, token).is_ok() {
        return Ok(());
    }
    // Another one with this number stays: it may be that of another job, or complete.
    if let Some(there) = [set.with_extension(""), set.to_owned()].iter().find(|dir| dir.exists()) {
        return Err(format!(
            "{}: another snapshot has this number on this host; the next one gets a higher number",
            there.display()
        ));
    }
    // The directory comes with its token. What another process has left was of one that was killed.
    let new = set.with_extension(NEW);
    let _ = disk::remove_dir_all(&new);
    disk::make_dir(&new).map_err(about(&new))?;
    know_by(&new, token)?;
    disk::rename(&new, set).map_err(about(set))
}

/// It is the name of a directory that [`join`] makes, in a store that is locked meanwhile.
pub(crate) fn is_new(name: &str) -> bool {
    let number = name.strip_suffix(NEW).and_then(|rest| rest.strip_suffix('.'));
    number.is_some_and(|n| n.len() >= 6 && n.bytes().all(|b| b.is_ascii_digit()))
}

/// An empty directory for files of a set is known by the set's token.
///
/// # Errors
/// Part of a sentence.
pub fn know_by(dir: &Path, token: u64) -> Result<(), String> {
    write_new(&dir.join(TOKEN), format!("{token:016x}").as_bytes())
}

/// Where, below a set, a node says what its part is.
pub fn text_of_part(node: u32) -> PathBuf {
    part_of(Path::new(""), node)
}

/// Where the manifest is, below a set.
pub fn manifest_below() -> PathBuf {
    MANIFEST.into()
}

/// The files of a node, below a set: those that its part names, and that itself; or, in a complete
/// set, those that the manifest has of its ranks.
///
/// # Errors
/// Part of a sentence.
pub fn paths_of_node(set: &Path, node: u32) -> Result<Vec<PathBuf>, String> {
    let below = |f| path_of(Path::new(""), f);
    let text = part_of(set, node);
    if let Ok(bytes) = fs::read(&text) {
        let part =
            Manifest::parse_part(&bytes).map_err(|why| format!("{}: {why}", text.display()))?;
        let files = part.files.iter().map(below);
        return Ok(files.chain([text_of_part(node)]).collect());
    }
    let manifest = read_manifest(set)?;
    Ok(files_of_node(&manifest, node).map(below).collect())
}

fn files_of_node(
    manifest: &Manifest,
    node: u32,
) -> impl Iterator<Item = &crate::manifest::FileEntry> {
    let images = manifest.images.as_ref().and_then(|images| images.of_node(node));
    let ranks: Vec<u32> = images.into_iter().flat_map(|n| &n.processes).map(|p| p.rank).collect();
    manifest.files.iter().filter(move |f| ranks.contains(&f.rank))
}

/// The nodes all of whose files are here, as the manifest with this mark says. `None`: this host
/// does not have that set.
pub fn nodes_here(set: &Path, mark: u32) -> Option<Vec<u32>> {
    let manifest = read_manifest(set).ok().filter(|manifest| manifest.mark() == mark)?;
    let numbers = manifest.images.iter().flat_map(|images| &images.nodes).map(|n| n.number);
    let whole = |node: &u32| {
        files_of_node(&manifest, *node).all(|file| check_file(set, file, true).is_ok())
    };
    Some(numbers.filter(whole).collect())
}

/// Looks that all files of a part that has come from another host are as it says.
///
/// # Errors
/// Part of a sentence.
pub fn check_part(set: &Path, token: u64, node: u32) -> Result<(), String> {
    let part = read_part(set, token, node)?;
    part.files.iter().try_for_each(|f| check_file(set, f, true))
}

/// The same of a complete set.
///
/// # Errors
/// Part of a sentence.
pub fn check_node(set: &Path, node: u32) -> Result<(), String> {
    let manifest = read_manifest(set)?;
    files_of_node(&manifest, node).try_for_each(|f| check_file(set, f, true))
}

/// Has the folders on the disk in which files lie that have come from another host.
///
/// # Errors
/// Part of a sentence.
pub fn sync_folders(set: &Path, files: &[PathBuf]) -> Result<(), String> {
    let mut folders: Vec<PathBuf> =
        files.iter().flat_map(|f| f.ancestors().skip(1)).map(|f| set.join(f)).collect();
    folders.sort();
    folders.dedup();
    folders.iter().try_for_each(|dir| disk::sync_dir(dir).map_err(about(dir)))
}

/// Removes what a node has made in a directory of its own.
pub fn discard(local: &Path) {
    // The next part is made in the place of what cannot be removed now.
    let _ = disk::remove_dir_all(local);
}

/// Commits a set that is known by a token, and of which these nodes have made all parts; so many
/// complete ones stay, with 0 all. Returns its directory.
///
/// # Errors
/// A part of a sentence. What there is of the set stays, until it is abandoned.
pub fn commit(
    store: &Store,
    (number, token): (u64, u64),
    nodes: &[u32],
    keep: u64,
) -> Result<PathBuf, String> {
    let part = store.part(number);
    // Where each host was to have a directory of its own and they are one, all commit the set.
    // Where there are no locks one host does it alone: [`join`] needs them.
    let locked = store::lock(store.dir());
    let whole = || {
        look(&part, token)?;
        store.commit(&gather(&part, number, nodes)?)
    };
    // Another host may have done it. A set that was there before is another one.
    let done = |why: String| {
        let set = store.set(number);
        let is_done = has_token(&set, token) && read_manifest(&set).is_ok();
        if is_done { Ok(set) } else { Err(why) }
    };
    let committed = whole().or_else(done);
    // Old sets may be long: nobody waits for that.
    drop(locked);
    if committed.is_ok() && keep > 0 {
        store.prune(keep);
    }
    committed
}

/// The part that one node has made of a set that has begun and is known by a token.
///
/// # Errors
/// A sentence.
pub fn read_part(set: &Path, token: u64, node: u32) -> Result<Manifest, String> {
    look(set, token)?;
    let path = part_of(set, node);
    let bytes = fs::read(&path).map_err(about(&path))?;
    Manifest::parse_part(&bytes).map_err(|why| format!("{}: {why}", path.display()))
}

/// What the nodes say of their parts as one manifest; what they have written for it goes.
fn gather(set: &Path, number: u64, nodes: &[u32]) -> Result<Manifest, String> {
    let mut whole: Option<Manifest> = None;
    let mut read = Vec::new();
    for node in nodes {
        let path = part_of(set, *node);
        let bytes = fs::read(&path).map_err(about(&path))?;
        let wrong = |why: &str| format!("{}: {why}", path.display());
        let part = Manifest::parse_part(&bytes).map_err(|why| wrong(&why))?;
        if part.number != number {
            return Err(wrong("it is of another set"));
        }
        read.push(path);
        let Some(known) = &mut whole else {
            whole = Some(part);
            continue;
        };
        let (Some(all), Some(more)) = (&mut known.images, part.images) else { continue };
        if (all.job, all.total, known.ranks) != (more.job, more.total, part.ranks) {
            return Err(format!("{}: it is of another job", set.display()));
        }
        all.nodes.extend(more.nodes);
        known.files.extend(part.files);
    }
    let mut whole = whole.ok_or("no node has made a part")?;
    whole.files.sort_by(|a, b| (a.rank, &a.path).cmp(&(b.rank, &b.path)));
    if let Some(images) = &mut whole.images {
        images.nodes.sort_by_key(|node| node.number);
    }
    // What is read of it later is looked at now.
    let whole = Manifest::parse(whole.text().as_bytes())
        .map_err(|why| format!("{}: {why}", set.display()))?;
    // It is there where somebody has waited.
    let _ = disk::remove_file(&set.join(HURRY));
    read.iter().try_for_each(|path| disk::remove_file(path).map_err(about(path)))?;
    Ok(whole)
}

/// Makes the images, as many at once as there are CPUs; returns what is known of them, by rank.
fn dump_all(
    criu: &Criu,
    processes: &[Dumped],
    dirs: &[PathBuf],
) -> Result<Vec<ProcessImage>, String> {
    let next = Mutex::new(processes.iter().zip(dirs));
    let done = Mutex::new(Vec::new());
    let failed: Mutex<Option<(u32, String)>> = Mutex::new(None);
    let work = || {
        // The locks are held for a moment only, by threads that do not panic there.
        while let Some((process, dir)) = next.lock().ok().and_then(|mut all| all.next()) {
            match dump(criu, process, dir) {
                Ok(image) => {
                    if let Ok(mut done) = done.lock() {
                        done.push(image);
                    }
                }
                Err(why) => {
                    if let Ok(mut failed) = failed.lock()
                        && failed.as_ref().is_none_or(|(rank, _)| process.rank < *rank)
                    {
                        *failed = Some((process.rank, why));
                    }
                }
            }
        }
    };
    let at_once = std::thread::available_parallelism().map_or(1, usize::from).min(processes.len());
    std::thread::scope(|scope| (0..at_once).for_each(|_| _ = scope.spawn(work)));
    match (failed.into_inner(), done.into_inner()) {
        (Ok(None), Ok(mut images)) => {
            images.sort_by_key(|image| image.rank);
            Ok(images)
        }
        (Ok(Some((rank, why))), _) => Err(format!("rank {rank}: {why}")),
        (Err(_), _) | (_, Err(_)) => Err("making images has failed".into()),
    }
}

fn dump(criu: &Criu, process: &Dumped, dir: &Path) -> Result<ProcessImage, String> {
    let (images, log) = (dir.join(IMAGES), dir.join(LOG));
    disk::make_dir(&images).map_err(|e| format!("{}: {e}", images.display()))?;
    let mut image = facts(process);
    criu.dump(process.pid, &images, &log)?;
    // CRIU has stopped the process between these two moments.
    numbers::add(&mut image);
    // Only the images belong to the set; what cannot be removed is no harm.
    for rest in [log, dir.join("stats-dump")] {
        let _ = disk::remove_file(&rest);
    }
    Ok(image)
}

/// What `/proc` says of a process that CRIU is to be told when it restores it.
fn facts(process: &Dumped) -> ProcessImage {
    let pid = process.pid;
    let pipe = |fd: u32| {
        let link = fs::read_link(format!("/proc/{pid}/fd/{fd}")).ok()?;
        link.to_str()?.strip_prefix("pipe:[")?.strip_suffix(']')?.parse().ok()
    };
    let ([session, group], others) = numbers::of(pid);
    ProcessImage {
        rank: process.rank,
        pid,
        home: process.home,
        streams: [0, 1, 2].map(|fd| pipe(fd).unwrap_or(0)),
        session,
        group,
        others,
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

/// Compares the contents of all files of a set with their checksums.
///
/// # Errors
/// Part of a sentence.
pub fn check_files(set: &Path, manifest: &Manifest) -> Result<(), String> {
    files_here(set, manifest).try_for_each(|f| check_file(set, f, true))
}

/// Looks that the processor of this host can go on where that of the images of a node was. Sets
/// that were made before there was word of it say nothing.
///
/// # Errors
/// A sentence.
pub fn check_processor(set: &Path, images: &NodeImages) -> Result<(), String> {
    let Some(first) = images.processes.first() else { return Ok(()) };
    let path = set.join(first.rank.to_string()).join(PROCESSOR);
    let text = match fs::read_to_string(&path) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(()),
        text => text.map_err(about(&path))?,
    };
    match processor::lacks(&text).map_err(|why| format!("{}: {why}", path.display()))? {
        None => Ok(()),
        Some(what) => Err(format!(
            "rank {}: its image is of a processor with {what}, which this one lacks; use a host \
             that has it",
            first.rank
        )),
    }
}

/// Looks that the manifest names the standard streams of processes of a node as their images do.
///
/// # Errors
/// A sentence.
pub fn check_streams(set: &Path, images: &NodeImages) -> Result<(), String> {
    let mut all = images.processes.iter();
    all.try_for_each(|process| streams::check(&images_of(set, process.rank), process))
}

/// What becomes of files that have grown since images were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rewind {
    /// They stand against a restart.
    Never,
    /// They will be cut, once nothing stands against the restart on any host.
    Later,
    /// They are cut to their former length.
    Now,
}

/// What the images of a node need of its host: numbers of processes that are free, a session and
/// a process group for CRIU that the images do not have, and files of the program of the same
/// length. Called in a process that the agent has started for it; `inherited`: children that the
/// agent has had before it was one.
///
/// # Errors
/// What stands against it.
pub fn check_host(
    images: &NodeImages,
    to: Destination,
    inherited: &[i32],
    rewind: Rewind,
) -> Result<(), Obstacle> {
    // Not only for a moment.
    numbers::clash(images, to).map_or(Ok(()), Err)?;
    let agent = std::os::unix::process::parent_id() as i32;
    let own = Own { check: process::pid(), agent, is_mpirun: to.is_mpirun, inherited };
    numbers::await_free(images, own)?;
    Ok(check_open(images, rewind)?)
}

/// The files that programs had open are as they were, or are cut to that.
fn check_open(images: &NodeImages, rewind: Rewind) -> Result<(), String> {
    for file in &images.open {
        let path = Path::new(std::ffi::OsStr::from_bytes(&file.path));
        let bytes = fs::metadata(path).map_err(|e| format!("{}: {e}", path.display()))?.len();
        if bytes == file.bytes {
            continue;
        }
        if rewind == Rewind::Later && bytes > file.bytes {
            continue;
        }
        if bytes < file.bytes || rewind == Rewind::Never {
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
        let cut = || fs::File::options().write(true).open(path)?.set_len(file.bytes);
        cut().map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs::{DirBuilder, File};
    use std::time::{Duration, Instant};

    use super::*;

    fn images(pid: i32, open: Vec<OpenFile>) -> NodeImages {
        let process = ProcessImage { pid, ..ProcessImage::default() };
        NodeImages { processes: vec![process], open, ..NodeImages::default() }
    }

    #[test]
    fn what_stands_against_a_restart_is_told() {
        let me = std::process::id() as i32;
        let nowhere = Destination { session: 1, group: 1, is_mpirun: true };
        let check_host = |images: &NodeImages, rewind: Rewind| match super::check_host(
            images,
            nowhere,
            &[],
            rewind,
        ) {
            Err(Obstacle::Launcher(text) | Obstacle::Stays(text) | Obstacle::Other(text)) => {
                Err(text)
            }
            Ok(()) => Ok(()),
        };
        // Its own numbers are free again when CRIU begins.
        assert_eq!(check_host(&images(me, Vec::new()), Rewind::Never), Ok(()));
        let mut child = std::process::Command::new("sleep").arg("60").spawn().unwrap();
        let pid = child.id() as i32;
        let why = check_host(&images(pid, Vec::new()), Rewind::Never).unwrap_err();
        assert!(why.contains(&format!("was process {pid}")), "{why}");
        child.kill().unwrap();
        child.wait().unwrap();
        let path = std::env::temp_dir().join(format!("hawser-open-{me}"));
        fs::write(&path, "longer").unwrap();
        let file = OpenFile { bytes: 4, path: path.as_os_str().as_bytes().to_vec() };
        // No process has this number: it is above the largest one.
        let grown = images(i32::MAX, vec![file.clone()]);
        let why = check_host(&grown, Rewind::Never).unwrap_err();
        assert!(why.contains("crs_criu_rewind"), "{why}");
        assert_eq!(check_host(&grown, Rewind::Later), Ok(()));
        assert_eq!(fs::read(&path).unwrap(), b"longer");
        assert_eq!(check_host(&grown, Rewind::Now), Ok(()));
        assert_eq!(fs::read(&path).unwrap(), b"long");
        let shorter = images(i32::MAX, vec![OpenFile { bytes: 5, ..file }]);
        for rewind in [Rewind::Later, Rewind::Now] {
            assert!(check_host(&shorter, rewind).unwrap_err().contains("bring it back"));
        }
        fs::remove_file(&path).unwrap();
        assert!(check_host(&shorter, Rewind::Now).is_err());
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

    /// As a program that does not use MPI in it: it has another child when CRIU has ended.
    #[test]
    fn children_that_begin_and_end_while_images_are_made_are_known() {
        let dir = std::env::temp_dir().join(format!("hawser-dump-{}", std::process::id()));
        DirBuilder::new().create(&dir).unwrap();
        let run = |script: &str| {
            let mut command = std::process::Command::new("sh");
            command.args(["-c", script]).current_dir(&dir).spawn().unwrap()
        };
        // A shell writes it: a process that has a program open for writing keeps others from it.
        let criu = "#!/bin/sh\ncd ${0%/*} && : >begun\nuntil [ -e ended ]; do sleep 0.01; done\n";
        let made = run(&format!("printf '%b' '{criu}' >criu && chmod +x criu")).wait().unwrap();
        assert!(made.success());
        let sleeps = "sleep 60 & echo $! >new && mv new";
        let mut child = run(&format!(
            "{sleeps} first; until [ -e begun ]; do sleep 0.01; done; \
             kill $!; wait $!; {sleeps} second; : >ended; wait"
        ));
        let number = |name: &str| {
            let path = dir.join(name);
            while !path.exists() {
                std::thread::yield_now();
            }
            fs::read_to_string(path).unwrap().trim().parse::<i32>().unwrap()
        };
        let first = number("first");
        let dumped = Dumped { rank: 5, pid: child.id() as i32, home: 7 };
        let criu = Criu::of(dir.join("criu"));
        let found = dump_all(&criu, &[dumped], std::slice::from_ref(&dir)).unwrap();
        let second = number("second");
        let others = found.first().map(|image| image.others.clone()).unwrap();
        assert!(others.contains(&first) && others.contains(&second), "{first} {second} {others:?}");
        let _ = process::kill(second, hawser_os::signals::SIGKILL);
        child.kill().unwrap();
        child.wait().unwrap();
        fs::remove_dir_all(&dir).unwrap();
    }

    /// A part as a node without CRIU would say it.
    fn tell_part(store: &Store, number: u64, node: u32, change: &dyn Fn(&mut Manifest)) {
        let set = store.part(number);
        let dir = set.join(node.to_string());
        DirBuilder::new().create(&dir).unwrap();
        fs::write(dir.join("x"), "image").unwrap();
        let process = ProcessImage { rank: node, pid: 77, ..ProcessImage::default() };
        let of_node =
            NodeImages { number: node, processes: vec![process], ..NodeImages::default() };
        let mut part = Manifest {
            number,
            ranks: 2,
            files: seal(&dir, node).unwrap(),
            images: Some(Images {
                job: 9,
                total: 2,
                encrypted: false,
                spread: false,
                nodes: vec![of_node],
            }),
            ..Manifest::default()
        };
        change(&mut part);
        write_part(&set, node, &part).unwrap();
    }

    #[test]
    fn a_set_is_complete_when_all_parts_are_there() {
        let dir = std::env::temp_dir().join(format!("hawser-parts-{}", std::process::id()));
        let store = Store::new(&dir);
        let same = |_: &mut Manifest| {};
        let (number, set) = begin(&store, 7, 0).unwrap();
        assert_eq!(look(&set, 7), Ok(()));
        assert!(look(&set, 8).unwrap_err().contains("all hosts share"));
        assert!(look(&dir.join("elsewhere"), 7).is_err());
        [1, 0].iter().for_each(|node| tell_part(&store, number, *node, &same));
        let part = read_part(&set, 7, 1).unwrap();
        let found: Vec<u32> = part.images.iter().flat_map(|i| &i.nodes).map(|n| n.number).collect();
        assert_eq!((found, check_files(&set, &part)), (vec![1], Ok(())));
        assert!(read_part(&set, 8, 1).is_err() && read_part(&set, 7, 2).is_err());
        let why = commit(&store, (number, 8), &[0, 1], 2).unwrap_err();
        assert!(why.contains("all hosts share") && set.exists(), "{why}");
        let whole = commit(&store, (number, 7), &[0, 1], 2).unwrap();
        let manifest = crate::store::read_set(&whole).unwrap();
        assert_eq!((manifest.files.len(), check_files(&whole, &manifest)), (2, Ok(())));
        let images = manifest.images.unwrap();
        assert_eq!((images.job, images.nodes.len(), images.len()), (9, 2, 2));
        let left: Vec<_> = fs::read_dir(&whole).unwrap().flatten().map(|e| e.file_name()).collect();
        assert!(
            left.iter().all(|n| ["manifest", "token", "0", "1"].iter().any(|known| n == known))
        );
        // Whoever comes later finds that it is done; another set of this number is not it.
        assert_eq!(commit(&store, (number, 7), &[0, 1], 2).as_deref(), Ok(whole.as_path()));
        assert!(commit(&store, (number, 8), &[0, 1], 2).is_err());
        let refused = |nodes: &[u32], change: &dyn Fn(&mut Manifest)| {
            let (number, set) = begin(&store, 7, 0).unwrap();
            tell_part(&store, number, 0, &same);
            tell_part(&store, number, 1, change);
            let why = commit(&store, (number, 7), nodes, 2).unwrap_err();
            abandon(&store, number, 8, true);
            assert!(set.exists(), "somebody else's stays: {why}");
            abandon(&store, number, 7, false);
            assert!(!set.exists() && whole.exists(), "{why}");
            why
        };
        assert!(refused(&[0], &same).contains("processes contradict"));
        assert!(refused(&[0, 1, 2], &same).contains("part.2"));
        assert!(refused(&[0, 1], &|part| part.number = 1).contains("another set"));
        let of_other = |part: &mut Manifest| part.images.iter_mut().for_each(|i| i.job = 8);
        assert!(refused(&[0, 1], &of_other).contains("another job"));
        fs::remove_dir_all(&dir).unwrap();
    }

    /// Hosts that were to have a directory each may see one and the same.
    #[test]
    fn hosts_that_commit_at_once_all_have_the_set() {
        let dir = std::env::temp_dir().join(format!("hawser-race-{}", std::process::id()));
        let store = Store::new(&dir);
        for _ in 0..100 {
            let (number, _) = begin(&store, 7, 0).unwrap();
            [0, 1].iter().for_each(|node| tell_part(&store, number, *node, &|_| {}));
            let together = std::sync::Barrier::new(2);
            let host = || {
                together.wait();
                commit(&store, (number, 7), &[0, 1], 1)
            };
            let done = std::thread::scope(|scope| {
                [scope.spawn(host), scope.spawn(host)].map(|host| host.join().unwrap())
            });
            assert_eq!(done, [Ok(store.set(number)), Ok(store.set(number))]);
            assert!(crate::store::read_set(&store.set(number)).is_ok());
        }
        fs::remove_dir_all(&dir).unwrap();
    }

    #[test]
    fn a_number_that_a_host_has_is_not_taken_again() {
        let dir = std::env::temp_dir().join(format!("hawser-join-{}", std::process::id()));
        let store = Store::new(&dir);
        let same = |_: &mut Manifest| {};
        let part = store.part(3);
        assert_eq!(join(&part, 7), Ok(()));
        assert_eq!(join(&part, 7), Ok(()), "another node of this host");
        let why = join(&part, 8).unwrap_err();
        assert!(why.contains("higher number") && look(&part, 7).is_ok(), "{why}");
        [0, 1].iter().for_each(|node| tell_part(&store, 3, *node, &same));
        commit(&store, (3, 7), &[0, 1], 0).unwrap();
        let why = join(&part, 8).unwrap_err();
        assert!(why.contains("higher number") && !part.exists(), "{why}");
        // Without that, the complete one would not pass for the new one either.
        DirBuilder::new().create(&part).unwrap();
        write_new(&part.join(TOKEN), b"8").unwrap();
        [0, 1].iter().for_each(|node| tell_part(&store, 3, *node, &same));
        assert!(commit(&store, (3, 8), &[0, 1], 0).is_err());
        fs::remove_dir_all(&dir).unwrap();
    }

    #[test]
    fn a_local_directory_of_somebody_else_is_refused() {
        let dir = std::env::temp_dir().join(format!("hawser-own-{}", std::process::id()));
        let own = dir.join("below/images");
        assert_eq!(make_own(&own), Ok(()));
        assert_eq!(make_own(&own), Ok(()), "it is ours");
        let mode = |bits| {
            let permissions = std::os::unix::fs::PermissionsExt::from_mode(bits);
            fs::set_permissions(&own, permissions).unwrap();
        };
        mode(0o755);
        let why = make_own(&own).unwrap_err();
        assert!(why.contains("mode 0700") && why.contains("--checkpoint-local"), "{why}");
        mode(0o700);
        let link = dir.join("link");
        std::os::unix::fs::symlink(&own, &link).unwrap();
        assert!(make_own(&link).is_err());
        fs::write(dir.join("file"), "").unwrap();
        assert!(make_own(&dir.join("file")).is_err());
        fs::remove_dir_all(&dir).unwrap();
    }

    #[test]
    fn copies_hurry_when_somebody_waits() {
        let dir = std::env::temp_dir().join(format!("hawser-hurry-{}", std::process::id()));
        let (store, local) = (Store::new(dir.join("sets")), Store::new(dir.join("local")));
        let (number, from) = begin(&local, 7, 0).unwrap();
        tell_part(&local, number, 0, &|_: &mut Manifest| {});
        let (_, set) = begin(&store, 7, 0).unwrap();
        hurry(&from).unwrap();
        // At one byte a second it would take five.
        let begun = Instant::now();
        flush(&from, &set, 7, 0, 1).unwrap();
        assert!(begun.elapsed() < Duration::from_secs(4));
        assert!(read_part(&set, 7, 0).is_ok() && !from.exists());
        assert!(hurry(&from).is_err());
        fs::remove_dir_all(&dir).unwrap();
    }
}
