//! `hawser migrate`: a job leaves a host for another one. All of it is stopped after a set of
//! images (`hawser checkpoint --images --stop`), and restored with the ranks of that host
//! elsewhere.

use std::ffi::OsString;
use std::path::Path;
use std::time::{Duration, Instant};

use hawser_checkpoint::manifest::{Images, Manifest};
use hawser_checkpoint::store;
use hawser_os::process;

use crate::observe::Job;
use crate::snapshots::{self, ImagesWanted, Wanted};

/// How long the job may take to end once its images are there, and how often it is looked.
const ENDING: Duration = Duration::from_secs(60);
const POLL: Duration = Duration::from_millis(10);

/// What [`migrate`] is to do.
#[derive(Debug)]
pub struct Move<'a> {
    /// The host that is left.
    pub from: &'a str,
    /// The one that takes its ranks.
    pub to: &'a str,
    /// How the images are made.
    pub images: ImagesWanted<'a>,
    /// Options of the new mpirun.
    pub words: &'a [OsString],
}

fn is_called(host: &str, name: &str) -> bool {
    let short = |n: &str| n.split('.').next().unwrap_or_default().to_ascii_lowercase();
    host.eq_ignore_ascii_case(name) || short(host) == short(name)
}

/// The hosts of the restored job as `-H` takes them.
///
/// # Errors
/// A sentence: no rank was on the host that is left, or some are on the other one already.
fn hosts(images: &Images, from: &str, to: &str) -> Result<String, String> {
    let has = |name: &str| images.nodes.iter().any(|node| is_called(&node.host, name));
    if !has(from) {
        return Err(format!("no rank of the job is on {from}"));
    }
    if has(to) {
        return Err(format!("ranks of the job are on {to} already, which takes no others"));
    }
    let host = |host: &str| if is_called(host, from) { to.to_string() } else { host.to_string() };
    let one = |node: &hawser_checkpoint::manifest::NodeImages| {
        format!("{}:{}", host(&node.host), node.processes.len())
    };
    Ok(images.nodes.iter().map(one).collect::<Vec<_>>().join(","))
}

/// The hosts of a job, where this host knows them.
fn known(job: &Job) -> Option<Vec<String>> {
    let node = job.node.as_ref()?;
    let all: Vec<String> = (0..node.nodes()).filter_map(|n| node.host_of(n)).collect();
    (!all.is_empty()).then_some(all)
}

/// Moves a job, and becomes its mpirun. `report` gets lines on the way.
///
/// # Errors
/// A sentence: the job goes on as it was, or it says how to restore it.
pub fn migrate(
    job: &Job,
    wanted: &Move<'_>,
    report: &mut dyn FnMut(String),
) -> Result<String, String> {
    let Move { from, to, images, words } = wanted;
    if let Some(hosts) = known(job) {
        if !hosts.iter().any(|host| is_called(host, from)) {
            return Err(format!("the job is not on {from}; it is on {}", hosts.join(", ")));
        }
        if hosts.iter().any(|host| is_called(host, to)) {
            return Err(format!("the job is on {to} already, which takes the ranks of one host"));
        }
    }
    let launcher = job.launcher;
    let said = snapshots::images(job, images)?;
    let set = said.split_once(": ").map_or("", |(_, set)| set).trim_end();
    let set = Path::new(set);
    let next = |why: String| format!("{why}; the job has stopped: hawser restart {}", dir(set));
    let until = Instant::now() + ENDING;
    while launcher.is_some_and(|pid| process::exists(pid as i32)) {
        if Instant::now() >= until {
            return Err(next("its mpirun does not end".into()));
        }
        std::thread::sleep(POLL);
    }
    let manifest: Manifest = store::read_manifest(set).map_err(next)?;
    let all = hosts(manifest.images.as_ref().unwrap_or(&Images::default()), from, to);
    let mut options: Vec<OsString> = vec!["-H".into(), all.map_err(next)?.into()];
    options.extend(words.iter().cloned());
    let dir = set.parent().unwrap_or(set);
    let number = Some(manifest.number);
    let wanted = Wanted { dir, number, or_start: false, words: &options };
    snapshots::restart(&wanted, report).map_err(next)
}

fn dir(set: &Path) -> String {
    set.parent().unwrap_or(set).display().to_string()
}

#[cfg(test)]
mod tests {
    use hawser_checkpoint::manifest::{NodeImages, ProcessImage};

    use super::*;

    #[test]
    fn the_hosts_of_the_restored_job() {
        let node = |number: u32, host: &str, ranks: usize| NodeImages {
            number,
            host: host.into(),
            processes: vec![ProcessImage::default(); ranks],
            open: Vec::new(),
        };
        let nodes = vec![node(0, "a.cluster", 2), node(1, "b", 1)];
        let images = Images { job: 7, total: 2, nodes };
        assert_eq!(hosts(&images, "a", "c"), Ok("c:2,b:1".into()));
        assert_eq!(hosts(&images, "B", "c"), Ok("a.cluster:2,c:1".into()));
        assert!(hosts(&images, "d", "c").unwrap_err().contains("no rank"));
        assert!(hosts(&images, "a", "b").unwrap_err().contains("already"));
    }
}
