//! Snapshots: taken together, committed by rank 0, read again by any number of ranks.

use std::path::{Path, PathBuf};

use hawser_checkpoint::crs::{Crs, Resume, SelfCrs};
use hawser_checkpoint::deadline;
use hawser_checkpoint::flush::{Flush, FlushState};
use hawser_checkpoint::manifest::{FileEntry, Manifest, files_of, files_text};
use hawser_checkpoint::moment::{Requester, SaveDecision};
use hawser_checkpoint::store::{self, Store};
use hawser_core::comm::Comm;
use hawser_core::err;
use hawser_core::error::Result;
use hawser_io::largest;
use hawser_mca::report::say;

use super::callbacks::{register_symbols, set_dir};
use super::{ask, saver};

/// `MPIX_CHECKPOINT_*`: what has become of a snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub(crate) enum Outcome {
    /// None was due.
    None = 0,
    /// It was taken.
    Taken = 1,
    /// It could not be taken; why was told, and the job goes on.
    Failed = 2,
    /// It is due, and some rank holds it off.
    Held = 3,
}

/// What is known of a program for its manifest.
struct Program {
    name: String,
    command: Vec<Vec<u8>>,
    directory: Vec<u8>,
}

impl Program {
    fn own() -> Program {
        use std::os::unix::ffi::{OsStrExt, OsStringExt};
        let command: Vec<Vec<u8>> = std::env::args_os().map(OsStringExt::into_vec).collect();
        let base = |bytes: &[u8]| {
            let path = Path::new(std::ffi::OsStr::from_bytes(bytes));
            path.file_name().unwrap_or_default().to_string_lossy().into_owned()
        };
        let mut name = command.first().map(|w| base(w)).unwrap_or_default();
        // An interpreter is no program: its script is.
        if name.starts_with("python") {
            let script = command.iter().skip(1).find(|w| w.ends_with(b".py"));
            name = script.map_or(name, |w| base(w));
        }
        let directory = std::env::current_dir().unwrap_or_default();
        Program { name, command, directory: directory.into_os_string().into_vec() }
    }
}

/// A snapshot that all ranks have saved on disks of their hosts, and whose copies are under way.
pub(crate) struct Pending {
    comm: Comm,
    number: u64,
    files: Vec<FileEntry>,
    flush: Flush,
    local: PathBuf,
}

impl Pending {
    pub(super) fn is_of(&self, comm: &Comm) -> bool {
        self.comm.same(comm)
    }

    /// 0: the copies are there, 1: they are under way, 2: they failed.
    pub(super) fn flush_word(&mut self) -> i64 {
        match self.flush.state() {
            FlushState::Done => 0,
            FlushState::Copies => 1,
            FlushState::Failed(_) => 2,
        }
    }
}

/// Collective: the lowest rank on which something has failed tells it; `None`: nowhere.
fn failing(comm: &Comm, mine: Option<&str>) -> Result<Option<u32>> {
    let word = if mine.is_some() { i64::from(comm.size() - comm.rank()) } else { 0 };
    let most = largest(comm, &[word])?.first().copied().unwrap_or(0);
    Ok((most > 0).then(|| comm.size().saturating_sub(most as u32)))
}

/// `MPIX_Checkpoint`.
pub(crate) fn checkpoint(comm: &Comm, now: bool) -> Result<(Outcome, bool)> {
    let verdict = ask(comm, Requester::Library, now)?;
    let SaveDecision { save, stop, held, .. } = verdict;
    if held {
        return Ok((Outcome::Held, stop));
    }
    if !save {
        return Ok((Outcome::None, stop));
    }
    conclude(comm, true)?;
    let taken = take(comm, stop)?;
    if stop {
        conclude(comm, true)?;
    }
    Ok((if taken { Outcome::Taken } else { Outcome::Failed }, stop))
}

/// Rank 0 begins a set; all learn its number, or that it cannot be.
fn begin(comm: &Comm, store: Option<&Store>, crs: &SelfCrs) -> Result<Option<(Store, u64)>> {
    // That of this communicator has been concluded.
    let others = saver()?.pending.is_some();
    let begun = match store {
        Some(_) if others => Err("copies of a snapshot of another communicator are under way; \
                                  take snapshots on one communicator"
            .into()),
        None if saver()?.by_images => {
            Err("mpirun has CRIU make images of this job (crs criu); see --checkpoint-every and \
                 hawser checkpoint"
                .into())
        }
        None => Err("no directory is named for snapshots; use mpirun --checkpoint-dir DIR".into()),
        Some(store) => crs.may_checkpoint().and_then(|()| match comm.rank() {
            0 => store.begin(),
            _ => Ok(0),
        }),
    };
    let why = begun.as_ref().err().map(String::as_str);
    let failed = failing(comm, why)?;
    let number = begun.as_ref().ok().copied().unwrap_or(0);
    if let Some(rank) = failed {
        tell_failed(comm, rank, why);
        if let Some(store) = store.filter(|_| comm.rank() == 0 && number > 0) {
            store.abandon(number);
        }
        return Ok(None);
    }
    let number = largest(comm, &[number as i64])?.first().copied().unwrap_or(0) as u64;
    Ok(store.map(|s| (s.clone(), number)))
}

fn tell_failed(comm: &Comm, rank: u32, why: Option<&str>) {
    if let Some(why) = why.filter(|_| comm.rank() == rank) {
        say(format_args!("MPIX_Checkpoint: no snapshot was taken, the job goes on: {why}"));
    }
}

/// All save. True: all have, and the set is committed or on its way.
fn take(comm: &Comm, stop: bool) -> Result<bool> {
    let (mut crs, store, local) = {
        let mut saver = saver()?;
        let crs = saver.crs.take().ok_or_else(|| {
            err!(Other, "a callback of a snapshot asks for a snapshot; let it return first")
        })?;
        let first = !std::mem::replace(&mut saver.searched, true);
        let mut crs = crs;
        if first {
            register_symbols(&mut crs);
        }
        (crs, saver.store.clone(), saver.local.clone())
    };
    let taken = take_with(comm, &mut crs, store.as_ref(), local.as_ref());
    let how = match &taken {
        Ok(true) if stop => Resume::Stop,
        Ok(true) => Resume::Continue,
        _ => Resume::Failed,
    };
    if let Err(why) = crs.resume(how) {
        say(format_args!("MPIX_Checkpoint: {why}"));
    }
    set_dir(Path::new(""));
    give_back(crs)?;
    taken
}

fn give_back(mut crs: SelfCrs) -> Result<()> {
    let mut saver = saver()?;
    // What was registered meanwhile stands behind the rest.
    if let Some(new) = saver.crs.take() {
        crs.append(new);
    }
    saver.crs = Some(crs);
    Ok(())
}

fn take_with(
    comm: &Comm,
    crs: &mut SelfCrs,
    store: Option<&Store>,
    local: Option<&Store>,
) -> Result<bool> {
    let Some((store, number)) = begin(comm, store, crs)? else { return Ok(false) };
    let me = comm.rank();
    let place = local.unwrap_or(&store);
    let saved = place.begin_rank(number, me).and_then(|dir| {
        set_dir(&dir);
        crs.checkpoint(&dir, comm.size())?;
        Ok((store::seal(&dir, me)?, dir))
    });
    let why = saved.as_ref().err().map(String::as_str);
    if let Some(rank) = failing(comm, why)? {
        tell_failed(comm, rank, why);
        abandon(comm, &store, local, number);
        return Ok(false);
    }
    let Ok((files, dir)) = saved else { return Ok(false) };
    if local.is_none() {
        return commit(comm, &store, number, &files);
    }
    let mut saver = saver()?;
    let to = store.rank_dir(number, me);
    let flush = Flush::start(dir.clone(), to, files.clone(), saver.rate);
    saver.pending = Some(Pending { comm: comm.clone(), number, files, flush, local: dir });
    Ok(true)
}

/// Removes a rank's directory on the disk of its host; whose is the last one there, also those of
/// the set and of the job.
fn remove_local(dir: &Path) {
    let _ = std::fs::remove_dir_all(dir);
    for above in dir.ancestors().skip(1).take(2) {
        // Others are in it still.
        let _ = std::fs::remove_dir(above);
    }
}

fn abandon(comm: &Comm, store: &Store, local: Option<&Store>, number: u64) {
    if let Some(local) = local {
        remove_local(&local.rank_dir(number, comm.rank()));
    }
    if comm.rank() == 0 {
        store.abandon(number);
    }
}

/// Collective: rank 0 writes the manifest of all files.
fn commit(comm: &Comm, store: &Store, number: u64, files: &[FileEntry]) -> Result<bool> {
    let all = comm.collect(files_text(files).into_bytes())?;
    let committed = match comm.rank() {
        0 => write(comm, store, number, &all),
        _ => Ok(()),
    };
    let why = committed.as_ref().err().map(String::as_str);
    if let Some(rank) = failing(comm, why)? {
        tell_failed(comm, rank, why);
        if comm.rank() == 0 {
            store.abandon(number);
        }
        return Ok(false);
    }
    if comm.rank() == 0 {
        store.prune(saver()?.keep);
    }
    Ok(true)
}

fn write(comm: &Comm, store: &Store, number: u64, all: &[u8]) -> std::result::Result<(), String> {
    let text = std::str::from_utf8(all).ok();
    let mut files =
        text.and_then(files_of).ok_or("what a rank has told of its files makes no sense")?;
    files.sort_by(|a, b| (a.rank, &a.path).cmp(&(b.rank, &b.path)));
    let Program { name, command, directory } = Program::own();
    let manifest = Manifest {
        number,
        ranks: comm.size(),
        time: deadline::now_ms() / 1000,
        program: name,
        command,
        directory,
        files,
        images: None,
    };
    store.commit(&manifest).map(drop)
}

/// Collective: what has become of the copies, which a reduction has told.
pub(super) fn settle(comm: &Comm, flush: i64) -> Result<()> {
    if flush == 1 { Ok(()) } else { conclude(comm, false) }
}

/// Collective where a snapshot of the communicator is on its way: commits it once all copies are
/// there. `wait`: waits for them; else the caller knows that no copy is under way.
fn conclude(comm: &Comm, wait: bool) -> Result<()> {
    let (pending, store) = {
        let mut saver = saver()?;
        let pending = saver.pending.take_if(|p| p.is_of(comm));
        (pending, saver.store.clone())
    };
    let (Some(mut pending), Some(store)) = (pending, store) else { return Ok(()) };
    let state = if wait { pending.flush.wait() } else { pending.flush.state() }.clone();
    let why = match &state {
        FlushState::Failed(why) => Some(why.as_str()),
        FlushState::Copies | FlushState::Done => None,
    };
    let (number, files) = (pending.number, &pending.files);
    match failing(comm, why)? {
        Some(rank) => {
            tell_failed(comm, rank, why);
            if comm.rank() == 0 {
                store.abandon(number);
            }
        }
        None => _ = commit(comm, &store, number, files)?,
    }
    remove_local(&pending.local);
    Ok(())
}

/// MPI ends: what is on its way arrives before.
pub(crate) fn finish() -> Result<()> {
    if super::SAVER.get().is_none() {
        return Ok(());
    }
    let comm = saver()?.pending.as_ref().map(|p| p.comm.clone());
    comm.map_or(Ok(()), |comm| conclude(&comm, true))
}

/// `MPIX_Checkpoint_restart`: true when the program has its state back.
pub(crate) fn restart(comm: &Comm) -> Result<bool> {
    if comm.is_inter() {
        return Err(err!(Comm, "an intercommunicator cannot restart; use MPI_COMM_WORLD"));
    }
    let (named, any_program) = {
        let saver = saver()?;
        (saver.restart.clone(), saver.any_program)
    };
    let Some(mut set) = named else { return Ok(false) };
    loop {
        let checked = check(comm, &set, any_program);
        let why = checked.as_ref().err().map(String::as_str);
        let Some(rank) = failing(comm, why)? else {
            let ranks = checked.map_or(0, |m| m.ranks);
            return read(comm, &set, ranks).map(|()| true);
        };
        let before = before(&set);
        if rank == comm.rank() || before.is_none() {
            let why = why.unwrap_or("another rank tells why");
            if before.is_none() {
                return Err(err!(Io, "the snapshot cannot be used: {why}"));
            }
            say(format_args!("the snapshot cannot be used, the one before is tried: {why}"));
            store::pass(&set);
        }
        let Some(before) = before else { return Ok(false) };
        set = before;
    }
}

/// The newest complete set that is older than this one, in the same directory. All ranks see the
/// same one: nobody writes there before the job has started.
fn before(set: &Path) -> Option<PathBuf> {
    let number: u64 = set.file_name()?.to_str()?.parse().ok()?;
    let sets = Store::new(set.parent()?).sets().ok()?;
    sets.into_iter().find(|s| s.number < number && s.state.is_ok()).map(|s| s.path)
}

/// Checks this rank's share of a set.
fn check(comm: &Comm, set: &Path, any: bool) -> std::result::Result<Manifest, String> {
    let manifest = store::read_manifest(set)?;
    let own = Program::own().name;
    if manifest.program != own && !any {
        return Err(format!(
            "{}: it is of the program \"{}\", and this one is \"{own}\"; set \
             crs_base_any_program if it can read it",
            set.display(),
            manifest.shown_program()
        ));
    }
    let (me, size) = (comm.rank() as usize, comm.size() as usize);
    manifest
        .files
        .iter()
        .skip(me)
        .step_by(size)
        .try_for_each(|f| store::check_file(set, f, true))?;
    Ok(manifest)
}

/// Has the program read its state.
fn read(comm: &Comm, set: &Path, ranks: u32) -> Result<()> {
    let mut crs = {
        let mut saver = saver()?;
        let mut crs = saver.crs.take().ok_or_else(|| {
            err!(Other, "a callback of a snapshot asks for a restart; let it return first")
        })?;
        if !std::mem::replace(&mut saver.searched, true) {
            register_symbols(&mut crs);
        }
        crs
    };
    // Callbacks without arguments ask for it, and know of as many ranks as they are.
    set_dir(&if ranks == comm.size() { set.join(comm.rank().to_string()) } else { set.into() });
    let done = match crs.may_restart() {
        true => crs.restart(set, ranks),
        // The program asks for the directory itself.
        false => Ok(()),
    };
    give_back(crs)?;
    let why = done.as_ref().err().map(String::as_str);
    match failing(comm, why)? {
        None => Ok(()),
        Some(rank) => {
            let why = why.map_or_else(|| format!("rank {rank} tells why"), str::to_string);
            Err(err!(Io, "the state of snapshot {} was not read: {why}", set.display()))
        }
    }
}
