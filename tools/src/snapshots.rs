//! `hawser checkpoint`, `hawser restart`, `hawser migrate` and `hawser snapshots`.

use std::ffi::{OsStr, OsString};
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use hawser_checkpoint::criu::Criu;
use hawser_checkpoint::images;
use hawser_checkpoint::manifest::Manifest;
use hawser_checkpoint::store::{self, FoundSet, Store};
use hawser_os::signals::{SIGUSR1, SIGUSR2};
use hawser_os::{pipe, process};
use hawser_rte::control::LISTEN_FOR_IMAGES;
use hawser_rte::saving::{self, Asked, ImagesAnswer};
use hawser_rte::state::imaging::{ImagesRequest, MoveWanted};
use hawser_segment::node::ObservedNode;
use hawser_status::Observe;

use crate::observe::Job;
use crate::prefix;

/// The parameters of the directory and of the snapshot to start from.
const DIR: &str = "HAWSER_MCA_crs_base_dir";
const RESTART: &str = "HAWSER_MCA_crs_base_restart";
const CRS: &str = "HAWSER_MCA_crs";
/// A request within this time after a snapshot belongs to it.
const SAME: Duration = Duration::from_millis(1_200);
/// How often it is looked whether a snapshot is there.
const POLL: Duration = Duration::from_millis(20);

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}

fn line(set: &FoundSet) -> String {
    match &set.state {
        Ok(m) => format!(
            "{:>6}  complete  {} ranks  {}  {} files  {}{}\n",
            set.number,
            m.ranks,
            megabytes(m.bytes()),
            m.files.len(),
            m.shown_program(),
            match &m.images {
                None => "",
                Some(images) if images.spread => "  (images, the parts of this host)",
                Some(_) => "  (images)",
            }
        ),
        Err(why) => format!("{:>6}  not usable: {why}\n", set.number),
    }
}

/// The snapshots of a directory as text or as JSON; `check`: their contents are read.
///
/// # Errors
/// A sentence.
pub fn list(dir: &Path, check: bool, json: bool) -> Result<String, String> {
    if !dir.is_dir() {
        return Err(format!("{}: there is no such directory", dir.display()));
    }
    let mut sets = Store::new(dir).sets()?;
    for set in sets.iter_mut().filter(|_| check) {
        let bad = |m: &Manifest| images::check_files(&set.path, m).err();
        if let Some(why) = set.state.as_ref().ok().and_then(bad) {
            set.state = Err(why);
        }
    }
    if !json {
        let lines: String = sets.iter().map(line).collect();
        let none = || format!("{}: there is no snapshot\n", dir.display());
        return Ok(if lines.is_empty() { none() } else { lines });
    }
    let value = |s: &FoundSet| match &s.state {
        Ok(m) => serde_json::json!({
            "number": s.number, "path": s.path.to_string_lossy(), "complete": true,
            "ranks": m.ranks, "bytes": m.bytes(), "files": m.files.len(), "time": m.time,
            "program": m.program, "images": m.images.is_some(),
        }),
        Err(why) => serde_json::json!({
            "number": s.number, "path": s.path.to_string_lossy(), "complete": false, "why": why,
        }),
    };
    let all: Vec<_> = sets.iter().map(value).collect();
    Ok(format!("{}\n", serde_json::Value::Array(all)))
}

/// True when a process handles a signal, which would end it otherwise.
fn handles(pid: u32, signal: i32) -> Option<bool> {
    let text = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let mask = |name: &str| {
        let line = text.lines().find_map(|l| l.strip_prefix(name))?;
        u64::from_str_radix(line.trim(), 16).ok()
    };
    let bit = 1 << (signal - 1);
    Some((mask("SigCgt:")? | mask("SigIgn:")?) & bit != 0)
}

/// A variable of a process; `None`: it has none, or an empty one.
fn variable_of(pid: u32, name: &str) -> Option<OsString> {
    let bytes = std::fs::read(format!("/proc/{pid}/environ")).ok()?;
    let mut variables = bytes.split(|b| *b == 0);
    let found = variables.find_map(|v| v.strip_prefix(name.as_bytes())?.strip_prefix(b"="))?;
    Some(OsStr::from_bytes(found).to_os_string()).filter(|v| !v.is_empty())
}

fn directory_of(pid: u32) -> Option<PathBuf> {
    variable_of(pid, DIR).map(PathBuf::from)
}

/// The process of the job's lowest rank here that has begun MPI.
fn first_of(job: &Job) -> Option<u32> {
    let pages = job.node.as_ref()?.pages();
    pages.iter().map(|p| p.pid).find(|pid| *pid != 0)
}

/// True when snapshots of a job are images of its processes.
pub fn are_images(job: &Job) -> bool {
    let chosen = |pid: u32| variable_of(pid, CRS).is_some_and(|v| v == "criu");
    first_of(job).is_some_and(chosen) || job.launcher.is_some_and(chosen)
}

/// What [`fn@images`] is to do.
#[derive(Debug)]
pub struct ImagesWanted<'a> {
    /// The job is to end afterwards.
    pub stop: bool,
    /// The directory of the snapshots; `None`: that of the job.
    pub dir: Option<&'a Path>,
    /// Complete sets that stay.
    pub keep: u64,
    /// Name or path of CRIU.
    pub criu: &'a str,
    /// For how long the set may take.
    pub patience: Duration,
}

/// Has images made of all processes of a job whose launcher is on this host.
///
/// # Errors
/// A sentence; the job goes on.
pub fn images(job: &Job, wanted: &ImagesWanted<'_>) -> Result<String, String> {
    match ask_launcher(job, wanted, None)? {
        Some(ImagesAnswer::Done(number, set)) => Ok(format!("snapshot {number}: {set}\n")),
        Some(ImagesAnswer::Failed(why)) => Err(format!("no images were made: {why}")),
        other => Err(late("there is no set of images", wanted.patience, other)),
    }
}

/// What was asked for is not there in time; perhaps the answer says why.
fn late(what: &str, patience: Duration, answer: Option<ImagesAnswer>) -> String {
    let s = patience.as_secs_f64();
    match answer {
        Some(ImagesAnswer::Busy(why)) => format!("{what} after {s} s ({why}); the job goes on"),
        _ => format!("{what} after {s} s; the job goes on with it"),
    }
}

/// Has ranks of a job, whose launcher is on this host, go to another host while the others wait.
///
/// # Errors
/// A sentence; the job goes on as it was.
pub fn migrate(job: &Job, wanted: &ImagesWanted<'_>, moves: MoveWanted) -> Result<String, String> {
    let what = match moves.ranks.len() {
        0 => format!("the ranks of {} are on {}\n", moves.from, moves.to),
        _ => format!("the ranks are on {}\n", moves.to),
    };
    match ask_launcher(job, wanted, Some(moves))? {
        Some(ImagesAnswer::Moved) => Ok(what),
        Some(ImagesAnswer::Failed(why)) => Err(format!("no rank has moved: {why}")),
        other => Err(late("no rank has moved", wanted.patience, other)),
    }
}

/// Asks the launcher of a job and waits; `None` or busy: for too long.
fn ask_launcher(
    job: &Job,
    wanted: &ImagesWanted<'_>,
    moves: Option<MoveWanted>,
) -> Result<Option<ImagesAnswer>, String> {
    let criu = Criu::find(wanted.criu).map_err(|why| format!("no images are made: {why}"))?;
    let launcher = job
        .launcher
        .ok_or("the job has no mpirun on this host that could ask its ranks; ask where that is")?;
    let absolute =
        |dir: &Path| std::path::absolute(dir).map_err(|e| format!("{}: {e}", dir.display()));
    let dir = wanted.dir.map(absolute).transpose()?;
    let request = ImagesRequest {
        dir: dir.unwrap_or_default().into_os_string().into_vec(),
        keep: wanted.keep,
        criu: criu.program().to_string_lossy().into_owned(),
        stop: wanted.stop,
        moves,
    };
    let until = Instant::now() + wanted.patience;
    loop {
        let mut asked = ask_for_images(job, launcher, &request, until)?;
        let gone = |_| "the job has ended meanwhile".to_string();
        let left = until.saturating_duration_since(Instant::now());
        match asked.wait(left).map_err(gone)? {
            Some(ImagesAnswer::Busy(_)) if Instant::now() < until => std::thread::sleep(POLL),
            None if Instant::now() < until => {}
            answer => return Ok(answer),
        }
    }
}

/// Asks the launcher of a job, which listens once it was rung for.
fn ask_for_images(
    job: &Job,
    launcher: u32,
    request: &ImagesRequest,
    until: Instant,
) -> Result<Asked, String> {
    let cannot = |e: io::Error| format!("mpirun ({launcher}) cannot be asked: {e}");
    let mut rung_at: Option<Instant> = None;
    loop {
        match saving::ask(job.number, request) {
            Ok(asked) => return Ok(asked),
            Err(e) if e.kind() != io::ErrorKind::ConnectionRefused => return Err(cannot(e)),
            Err(e) if Instant::now() >= until => return Err(cannot(e)),
            Err(_) => {}
        }
        if !process::exists(launcher as i32) {
            return Err("the job has ended".into());
        }
        // The pipe may have been full.
        if rung_at.is_none_or(|at| at.elapsed() >= SAME) {
            rung_at = Some(Instant::now());
            let wake = job.node.as_ref().and_then(ObservedNode::wake_fd);
            let wake = wake.ok_or("the job has no mpirun that could ask its ranks")?;
            let pipe = pipe::open_of(launcher as i32, wake).map_err(cannot)?;
            pipe::ring_with(pipe.as_raw_fd(), LISTEN_FOR_IMAGES);
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// Asks a job for a snapshot and waits for it, for so long.
///
/// # Errors
/// A sentence; the job is unharmed.
pub fn checkpoint(job: &Job, stop: bool, patience: Duration) -> Result<String, String> {
    let signal = if stop { SIGUSR2 } else { SIGUSR1 };
    let launcher = job.launcher.ok_or("the job has no mpirun that could ask its ranks")?;
    let ranks: Vec<u32> = job
        .node
        .as_ref()
        .map(|n| n.pages().iter().map(|p| p.pid).filter(|pid| *pid != 0).collect())
        .unwrap_or_default();
    let Some(first) = ranks.first().copied() else {
        return Err("no rank of the job has begun MPI on this host; ask on a host where one \
                    runs"
            .into());
    };
    let deaf = ranks.iter().find(|pid| handles(**pid, signal) == Some(false));
    if let Some(pid) = deaf {
        return Err(format!(
            "process {pid} of the job does not wait for requests, and the signal would end it: its \
             program has not called MPIX_Time_left or MPIX_Checkpoint"
        ));
    }
    let dir = directory_of(first)
        .ok_or("the job has no directory for snapshots; start it with --checkpoint-dir DIR")?;
    let store = Store::new(&dir);
    let newest = || store.newest().map_or(0, |(_, m, _)| m.number);
    let before = newest();
    // Ranks take a request that comes with a snapshot for the one that it answers.
    let made = std::fs::metadata(store.set(before)).and_then(|m| m.modified());
    let age = made.ok().and_then(|at| at.elapsed().ok()).unwrap_or(SAME);
    std::thread::sleep(SAME.saturating_sub(age));
    process::kill(launcher as i32, signal)
        .map_err(|e| format!("mpirun ({launcher}) cannot be asked: {e}"))?;
    let begun = Instant::now();
    loop {
        // Looked at first: what is committed last comes before the end.
        let gone = !process::exists(launcher as i32);
        let number = newest();
        if number > before {
            return Ok(format!("snapshot {number}: {}\n", store.set(number).display()));
        }
        if gone || begun.elapsed() >= patience {
            return Err(match gone {
                true => "the job has ended without a snapshot".into(),
                false => format!(
                    "there is no snapshot after {} s; the job goes on, and takes it when all ranks \
                     call MPIX_Checkpoint",
                    patience.as_secs_f64()
                ),
            });
        }
        std::thread::sleep(POLL);
    }
}

/// What [`restart`] is to do.
#[derive(Debug)]
pub struct Wanted<'a> {
    /// The directory of snapshots.
    pub dir: &'a Path,
    /// This one of them.
    pub number: Option<u64>,
    /// Without a snapshot the program starts from the beginning.
    pub or_start: bool,
    /// Options of mpirun; behind a `--` the program.
    pub words: &'a [OsString],
}

/// True when the options say how many ranks there are to be, or where, of which their number may
/// follow. Of images there are as many as there were, wherever that is.
fn counts(options: &[OsString], images: bool) -> bool {
    let names: &[&str] = match images {
        true => &["n", "np", "c"],
        false => {
            &["n", "np", "c", "ppn", "npernode", "N", "H", "host", "hostfile", "map-by", "perhost"]
        }
    };
    let bare = |o: &OsString| o.to_string_lossy().trim_start_matches('-').to_string();
    options.iter().any(|o| o.as_bytes().starts_with(b"-") && names.contains(&bare(o).as_str()))
}

/// The words of mpirun.
fn words(wanted: &Wanted<'_>, found: Option<&Manifest>) -> Result<Vec<OsString>, String> {
    let cut = wanted.words.iter().position(|w| w == "--");
    let (options, program) = match cut {
        Some(at) => (&wanted.words[..at], &wanted.words[at + 1..]),
        None => (wanted.words, &[][..]),
    };
    let dir = std::path::absolute(wanted.dir).map_err(|e| format!("the directory: {e}"))?;
    let mut words: Vec<OsString> = vec!["--checkpoint-dir".into(), dir.into()];
    if let Some(manifest) = found.filter(|m| !counts(options, m.images.is_some())) {
        words.extend(["-n".into(), manifest.ranks.to_string().into()]);
    }
    words.extend(options.iter().cloned());
    match (program, found) {
        ([], Some(manifest)) if !manifest.command.is_empty() => {
            let is_option = manifest.command.first().is_some_and(|w| w.starts_with(b"-"));
            if is_option || manifest.command.iter().any(|w| w == b":") {
                return Err("the manifest of the snapshot has words that mpirun takes for its \
                            own; name the program and its arguments behind \"--\""
                    .into());
            }
            let word = |w: &Vec<u8>| OsStr::from_bytes(w).to_os_string();
            words.extend(["--wdir".into(), word(&manifest.directory)]);
            words.extend(manifest.command.iter().map(word));
        }
        ([], _) => return Err("name the program behind \"--\"".into()),
        (program, _) => words.extend(program.iter().cloned()),
    }
    Ok(words)
}

/// Starts a job from a snapshot: becomes its mpirun. `report` gets a line for each snapshot that
/// was passed by.
///
/// # Errors
/// A sentence; nothing has been started.
pub fn restart(wanted: &Wanted<'_>, report: &mut dyn FnMut(String)) -> Result<String, String> {
    let store = Store::new(wanted.dir);
    let found = match wanted.number {
        Some(number) => {
            let set = store.set(number);
            store::read_set(&set).map(|m| Some((set, m)))
        }
        None => store.newest().map(|(set, manifest, passed)| {
            passed.into_iter().for_each(&mut *report);
            store.pass_newer(manifest.number);
            Some((set, manifest))
        }),
    };
    let found = match found {
        Err(why) if wanted.or_start => {
            report(format!("{why}; the program starts from the beginning"));
            None
        }
        found => found?,
    };
    let words = words(wanted, found.as_ref().map(|(_, m)| m))?;
    let program = prefix::find().map(|p| p.join("bin/mpirun")).filter(|p| p.exists());
    let program = program.unwrap_or_else(|| "mpirun".into());
    let mut command = Command::new(&program);
    command.args(&words).env_remove(RESTART);
    if let Some((set, _)) = &found {
        let set = std::path::absolute(set).map_err(|e| format!("{}: {e}", set.display()))?;
        command.env(RESTART, set);
    }
    // Snapshots of the restarted job are of the same kind.
    if found.as_ref().is_some_and(|(_, m)| m.images.is_some()) {
        command.env(CRS, "criu").env(DIR, std::path::absolute(wanted.dir).unwrap_or_default());
    }
    let failed = command.exec();
    Err(format!("{} cannot be started: {failed}", program.display()))
}

#[cfg(test)]
mod tests {
    use hawser_checkpoint::manifest::Images;

    use super::*;

    fn os(words: &[&str]) -> Vec<OsString> {
        words.iter().map(OsString::from).collect()
    }

    #[test]
    fn the_words_of_mpirun() {
        let manifest = Manifest {
            ranks: 3,
            command: vec![b"./a".to_vec(), b"x y".to_vec()],
            directory: b"/w".to_vec(),
            ..Manifest::default()
        };
        let of = |typed: &[&str], found: Option<&Manifest>| {
            let typed = os(typed);
            let dir = Path::new("/d");
            words(&Wanted { dir, number: None, or_start: true, words: &typed }, found)
        };
        let dir = ["--checkpoint-dir", "/d"];
        let all = [&dir[..], &["-n", "3", "--wdir", "/w", "./a", "x y"]].concat();
        assert_eq!(of(&[], Some(&manifest)), Ok(os(&all)));
        let all = [&dir[..], &["-n", "5", "./b", "--", "z"]].concat();
        assert_eq!(of(&["-n", "5", "--", "./b", "--", "z"], Some(&manifest)), Ok(os(&all)));
        let all = [&dir[..], &["-n", "2", "./b"]].concat();
        assert_eq!(of(&["-n", "2", "--", "./b"], None), Ok(os(&all)));
        let on = ["-H", "a,b"];
        let all = [&dir[..], &on, &["--wdir", "/w", "./a", "x y"]].concat();
        assert_eq!(of(&on, Some(&manifest)), Ok(os(&all)));
        let images = Manifest { images: Some(Images::default()), ..manifest.clone() };
        let all = [&dir[..], &["-n", "3"], &on, &["--wdir", "/w", "./a", "x y"]].concat();
        assert_eq!(of(&on, Some(&images)), Ok(os(&all)));
        assert!(of(&["-n", "2"], None).is_err());
        for command in [["--help", "x"], ["./a", ":"]] {
            let command = command.map(|w| w.as_bytes().to_vec()).to_vec();
            let other = Manifest { command, ..manifest.clone() };
            assert!(of(&[], Some(&other)).unwrap_err().contains("behind \"--\""));
            assert!(of(&["--", "./b"], Some(&other)).is_ok());
        }
    }
}
