//! Which jobs run on this host.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::os::unix::net::{SocketAddr, UnixStream};
use std::path::PathBuf;
use std::time::Duration;

use hawser_rte::control::whole::{self, JobReport};
use hawser_segment::node::{self, ObservedNode};
use hawser_status::Observe;

/// How long a launcher may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The names of launchers.
const LAUNCHERS: [&str; 2] = ["mpirun", "mpiexec"];

/// A job that runs.
#[derive(Debug)]
pub struct Job {
    /// Its number.
    pub number: u64,
    /// Number of its ranks.
    pub nprocs: u32,
    /// Its segment on this node; none where its launcher shows it and no rank is here.
    pub node: Option<ObservedNode>,
    /// Its launcher shows all of it.
    pub(super) whole: bool,
    /// The process id of its launcher; `None` for a program that was started without one.
    pub launcher: Option<u32>,
    /// The program of its lowest rank, and arguments.
    pub program: String,
    /// Processes that have the segment.
    pub(super) holders: Vec<u32>,
}

impl Job {
    /// The job's number as it is typed and shown.
    pub fn name(&self) -> String {
        format!("{:016x}", self.number)
    }

    /// True when the process belongs to the job, or is its launcher, where no rank is here.
    pub(super) fn holds(&self, pid: u32) -> bool {
        self.holders.contains(&pid) || self.launcher == Some(pid)
    }
}

/// All jobs on this host whose processes the user may look at, by launcher. Segments that cannot
/// be read, such as those of another version, are told to `report`.
pub fn find(report: &mut dyn FnMut(String)) -> Vec<Job> {
    let mut segments: BTreeMap<(u64, u64), (PathBuf, Vec<u32>)> = BTreeMap::new();
    for pid in processes() {
        for path in segments_of(pid) {
            let Some(file) = fs::metadata(&path).ok().filter(|m| m.is_file()) else { continue };
            let segment = segments.entry((file.dev(), file.ino())).or_insert((path, Vec::new()));
            if segment.1.last() != Some(&pid) {
                segment.1.push(pid);
            }
        }
    }
    let mut jobs = Vec::new();
    for (path, holders) in segments.into_values() {
        // The process may have ended since.
        let Ok(file) = File::open(&path) else { continue };
        let known = |node: ObservedNode| hawser_status::check(node.as_ref()).map(|()| node);
        match ObservedNode::open(file).and_then(known) {
            Ok(node) => jobs.push(describe(node, holders)),
            Err(e) => report(format!("{}: {e}", path.display())),
        }
    }
    for number in shown() {
        let Some(whole) = ask(number) else { continue };
        let here: Vec<Job> = jobs.extract_if(.., |j: &mut Job| j.number == number).collect();
        let holders = here.iter().flat_map(|j| j.holders.iter().copied()).collect();
        jobs.push(Job {
            number,
            nprocs: whole.view.nprocs,
            node: here.into_iter().find_map(|j| j.node),
            whole: true,
            launcher: Some(whole.launcher),
            program: whole.program,
            holders,
        });
    }
    jobs.sort_by_key(|j| (j.launcher.is_none(), j.launcher, j.number));
    jobs
}

/// Where a process has node segments; nowhere if the user may not look.
fn segments_of(pid: u32) -> impl Iterator<Item = PathBuf> {
    let link = format!("/memfd:{}", node::NAME);
    let entries = fs::read_dir(format!("/proc/{pid}/fd")).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).filter(move |path| {
        fs::read_link(path).is_ok_and(|l| l.as_os_str().as_bytes().starts_with(link.as_bytes()))
    })
}

/// The jobs on several hosts whose launchers are here: those that listen for viewers.
fn shown() -> Vec<u64> {
    // Names of others are any bytes.
    let text = fs::read("/proc/net/unix").unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let number = |line: &str| {
        let name = line.split_whitespace().last()?.strip_prefix('@')?;
        u64::from_str_radix(name.strip_prefix(whole::NAME)?, 16).ok()
    };
    let mut numbers: Vec<u64> = text.lines().filter_map(number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// What the launcher of a job shows to its user; `None`: it is somebody else's, or has ended.
pub(super) fn ask(job: u64) -> Option<JobReport> {
    let address = SocketAddr::from_abstract_name(whole::name(job)).ok()?;
    let mut stream = UnixStream::connect_addr(&address).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    whole::read(&mut stream).ok()
}

fn processes() -> impl Iterator<Item = u32> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|e| e.file_name().to_str()?.parse().ok())
}

fn describe(node: ObservedNode, holders: Vec<u32>) -> Job {
    let launches = |pid: &&u32| {
        let name = fs::read_to_string(format!("/proc/{pid}/comm")).unwrap_or_default();
        LAUNCHERS.contains(&name.trim())
    };
    let launcher = holders.iter().find(launches).copied();
    let first = node.pages().iter().map(|p| p.pid).find(|pid| *pid != 0);
    let program = first.map(command_line).unwrap_or_default();
    let (number, nprocs) = (node.job(), node.nprocs());
    Job { number, nprocs, node: Some(node), whole: false, launcher, program, holders }
}

/// The words that started a process, without characters that a terminal might obey.
fn command_line(pid: u32) -> String {
    let bytes = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
    let words = String::from_utf8_lossy(&bytes);
    let words = words.trim_end_matches('\0').replace('\0', " ");
    words.chars().filter(|c| !c.is_control()).collect()
}
