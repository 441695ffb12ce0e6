//! `hawser ps`, `hawser why`, `hawser top`, `hawser networks` and `hawser registry`: running jobs
//! seen from outside.
//!
//! A job is found by the segment that its processes share, through `/proc`; it is mapped for
//! reading only, and the job notices nothing. A job on several hosts is shown by its launcher,
//! which asks its daemons.

mod between;
mod find;
mod networks;
mod registry;
mod show;
#[cfg(test)]
mod tests;
mod top;

use std::time::Duration;

use hawser_os::{clock, process};
use hawser_rte::observe::{self, JobView, NetworkView, analyse};
use hawser_segment::node::ObservedNode;
use hawser_status::Observe;

pub use find::{Job, find};
pub use networks::NetworkLine;
pub use registry::{get as values, watch as watch_values};
pub use show::Row;
pub use top::live;

/// Takes a snapshot of a job.
fn view(job: &Job) -> JobView {
    if job.whole
        && let Some(whole) = find::ask(job.number)
    {
        return whole.view;
    }
    let pages = job.node.as_ref().map(ObservedNode::pages).unwrap_or_default();
    let mut view = JobView::new(job.number, job.nprocs, &pages, clock::now_ns(), &observe::life);
    if let Some(node) = &job.node {
        let here = |number: u32| (number == node.number()).then(process::hostname);
        let host = |number: u32| node.host_of(number).or_else(|| here(number));
        view.networks = NetworkView::of_node(node.number(), node.networks(), &host);
    }
    view
}

/// The job that the user means: by process id or by the first digits of its number; without a
/// word the only one.
///
/// # Errors
/// When there is none, or more than one; with what there is.
pub fn choose(mut jobs: Vec<Job>, word: Option<&str>) -> Result<Job, String> {
    let Some(word) = word else {
        return match jobs.len() {
            0 => Err("no job of yours runs on this host".into()),
            1 => Ok(jobs.remove(0)),
            n => Err(format!("{n} jobs run; name one:\n{}", show::jobs(&jobs).trim_end())),
        };
    };
    let by_pid = word.parse().ok().and_then(|pid| jobs.iter().position(|j| j.holds(pid)));
    if let Some(i) = by_pid {
        return Ok(jobs.remove(i));
    }
    let low = word.to_ascii_lowercase();
    jobs.retain(|j| j.name().starts_with(&low));
    match jobs.len() {
        1 => Ok(jobs.remove(0)),
        0 => Err(format!(
            "\"{word}\" is neither the number of a job that runs here nor a process of one; \
             \"hawser ps\" lists them"
        )),
        n => Err(format!("\"{word}\" is the beginning of {n} jobs; type more of it")),
    }
}

/// The text of `hawser ps`.
pub fn list(jobs: &[Job], json: bool) -> Result<String, String> {
    if json { show::jobs_json(jobs) } else { Ok(show::jobs(jobs)) }
}

/// The jobs that the user means: as [`choose`] has it, and all jobs of a launcher, such as those
/// that ranks have spawned, where its process id is named or there is no other one.
///
/// # Errors
/// When there is none, or the word is that of several launchers; with what there is.
pub fn choose_all(jobs: Vec<Job>, word: Option<&str>) -> Result<Vec<Job>, String> {
    let launcher = match word {
        None => jobs.first().and_then(|j| j.launcher),
        Some(word) => word.parse().ok(),
    };
    let of_launcher = |j: &Job| launcher.is_some() && j.launcher == launcher;
    let alone = word.is_some() || jobs.iter().all(of_launcher);
    if alone && jobs.iter().any(of_launcher) {
        return Ok(jobs.into_iter().filter(of_launcher).collect());
    }
    choose(jobs, word).map(|job| vec![job])
}

/// The text of `hawser why`: two snapshots this long apart, and what they show of these jobs. `all`
/// jobs of this host are looked at where ranks wait for processes of others.
///
/// # Errors
/// When the report cannot be written as JSON.
pub fn why(jobs: &[Job], all: &[Job], apart: Duration, json: bool) -> Result<String, String> {
    let before: Vec<JobView> = jobs.iter().map(view).collect();
    std::thread::sleep(apart);
    let now: Vec<JobView> = jobs.iter().map(view).collect();
    let others = between::views(&now, all);
    let mut reports = Vec::new();
    for ((job, before), now) in jobs.iter().zip(&before).zip(&now) {
        let moves = now.moved_since(before);
        let lines = between::lines(now, &others);
        reports.push(show::Why { job, analysis: analyse(now), moves, between: lines });
    }
    if json { show::why_json(&reports) } else { Ok(show::why(&reports)) }
}

/// The text of `hawser top --once`.
///
/// # Errors
/// When the table cannot be written as JSON.
pub fn once(jobs: &[Job], apart: Duration, json: bool) -> Result<String, String> {
    let before: Vec<JobView> = jobs.iter().map(view).collect();
    std::thread::sleep(apart);
    let tables: Vec<(&Job, Vec<Row>)> = jobs
        .iter()
        .zip(&before)
        .map(|(job, before)| (job, show::rows(before, &view(job))))
        .collect();
    if json {
        return show::rows_json(&tables);
    }
    let tables = tables.iter().map(|(job, rows)| show::table(job, rows));
    Ok(tables.collect::<Vec<_>>().join("\n"))
}

/// The text of `hawser networks`.
///
/// # Errors
/// When the table cannot be written as JSON.
pub fn networks(job: &Job, apart: Duration, json: bool) -> Result<String, String> {
    let before = view(job);
    std::thread::sleep(apart);
    let lines = networks::lines(&before, &view(job));
    if json { networks::json(job, &lines) } else { Ok(networks::table(job, &lines)) }
}
