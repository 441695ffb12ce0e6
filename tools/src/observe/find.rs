//! Which jobs run on this host.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;

use hawser_transport::node::ObservedNode;

/// How the link of a descriptor of a node segment begins.
const LINK: &str = "/memfd:hawser-node";
/// The names of launchers.
const LAUNCHERS: [&str; 2] = ["mpirun", "mpiexec"];

/// A job that runs.
#[derive(Debug)]
pub struct Job {
    /// Its segment on this node.
    pub node: ObservedNode,
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
        format!("{:016x}", self.node.job())
    }

    /// True when the process belongs to the job.
    pub(super) fn holds(&self, pid: u32) -> bool {
        self.holders.contains(&pid)
    }
}

/// All jobs on this host whose processes the user may look at, by launcher. Segments that cannot
/// be read, such as those of another version, are told to `report`.
pub fn find(report: &mut dyn FnMut(String)) -> Vec<Job> {
    let mut segments: BTreeMap<(u64, u64), (PathBuf, Vec<u32>)> = BTreeMap::new();
    for pid in processes() {
        let Ok(entries) = fs::read_dir(format!("/proc/{pid}/fd")) else { continue };
        for entry in entries.flatten() {
            let path = entry.path();
            let named = fs::read_link(&path).is_ok_and(|l| l.to_string_lossy().starts_with(LINK));
            if !named {
                continue;
            }
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
        match ObservedNode::open(file) {
            Ok(node) => jobs.push(describe(node, holders)),
            Err(e) => report(format!("{}: {e}", path.display())),
        }
    }
    jobs.sort_by_key(|j| (j.launcher.is_none(), j.launcher, j.node.job()));
    jobs
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
    Job { node, launcher, program, holders }
}

/// The words that started a process, without characters that a terminal might obey.
fn command_line(pid: u32) -> String {
    let bytes = fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
    let words = String::from_utf8_lossy(&bytes);
    let words = words.trim_end_matches('\0').replace('\0', " ");
    words.chars().filter(|c| !c.is_control()).collect()
}
