//! Who waits for processes of other jobs, and what those do.

use std::collections::BTreeMap;

use hawser_rte::observe::JobView;
use hawser_status::OtherProc;

use super::find::Job;
use super::view;

/// Links of a chain of waits that are followed.
const LINKS_MAX: usize = 64;

/// The snapshots of these jobs, and of those of `all` for which ranks wait there, and so on.
pub(super) fn views(jobs: &[JobView], all: &[Job]) -> BTreeMap<u64, JobView> {
    let mut known: BTreeMap<u64, JobView> = jobs.iter().map(|v| (v.job, v.clone())).collect();
    let mut ask: Vec<OtherProc> = jobs.iter().flat_map(|v| v.others.clone()).collect();
    while let Some(other) = ask.pop() {
        if known.contains_key(&other.job) {
            continue;
        }
        if let Some(job) = all.iter().find(|j| j.number == other.job) {
            let view = view(job);
            ask.extend(view.others.iter().copied());
            known.insert(other.job, view);
        }
    }
    known
}

/// A sentence for each wait of this job's ranks for a process of another job.
pub(super) fn lines(of: &JobView, known: &BTreeMap<u64, JobView>) -> Vec<String> {
    let line = |(rank, other): (u32, OtherProc)| {
        let name = format!("rank {} of job {:016x}", other.rank, other.job);
        let Some(view) = known.get(&other.job) else {
            return format!("rank {rank} waits for {name}, which cannot be seen from here.");
        };
        let does = view.sentence(other.rank);
        let does =
            does.map_or("that cannot be seen from here".into(), |text| format!("there {text}"));
        let circle = is_circle(OtherProc { job: of.job, rank }, known);
        let circle = if circle { " They wait for each other." } else { "" };
        format!("rank {rank} waits for {name}: {does}.{circle}")
    };
    of.waits_between_jobs().into_iter().map(line).collect()
}

/// True when the chain of waits that begins at a process, within jobs and between them, comes back
/// to it.
fn is_circle(begin: OtherProc, known: &BTreeMap<u64, JobView>) -> bool {
    let mut at = begin;
    for _ in 0..LINKS_MAX {
        let next = known.get(&at.job).and_then(|view| view.awaits(at.rank));
        match next {
            Some(next) if next == begin => return true,
            Some(next) => at = next,
            None => return false,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use hawser_rte::observe::{Life, RankView};
    use hawser_segment::node::Phase;
    use hawser_status::{Awaited, StatusPage, WaitKind, WaitNote};

    /// A job of two ranks of which rank 0 waits for a message of this process by its index 9.
    fn job(number: u64, other: OtherProc) -> JobView {
        let awaited = Awaited { kind: WaitKind::Receive, proc: 9, ..Awaited::default() };
        let rank = |rank: u32| RankView {
            rank,
            pid: 100 + rank,
            phase: Phase::Running,
            status: StatusPage {
                call: if rank == 0 { call("MPI_Recv") } else { 0 },
                inside: rank == 0,
                awaited: (rank == 0).then_some(awaited),
                waiting_since: u64::from(rank == 0),
                ..StatusPage::default()
            },
            note: (rank == 0).then(|| WaitNote { other: Some(other), ..WaitNote::default() }),
            windows: None,
            counted: None,
            life: Life::Sleeps,
            cpu_ms: None,
        };
        let (hosts, networks, others) = (Vec::new(), Vec::new(), Vec::new());
        let ranks = vec![rank(0), rank(1)];
        let (now_ns, nprocs) = (1_000_000_001, 2);
        let mut view = JobView { job: number, nprocs, now_ns, ranks, hosts, networks, others };
        view.number_others();
        view
    }

    fn call(name: &str) -> u32 {
        (1..2048).find(|n| hawser_rte::observe::call_name(*n) == name).unwrap()
    }

    #[test]
    fn waits_between_jobs_are_told_and_circles_found() {
        let one = job(0xa, OtherProc { job: 0xb, rank: 0 });
        let two = job(0xb, OtherProc { job: 0xa, rank: 0 });
        let late = job(0xb, OtherProc { job: 0xc, rank: 7 });
        let both = |other: &JobView| BTreeMap::from([(0xa, one.clone()), (0xb, other.clone())]);
        let told = lines(&one, &both(&two)).join("");
        assert!(
            told.starts_with("rank 0 waits for rank 0 of job 000000000000000b: there"),
            "{told}"
        );
        assert!(told.contains("MPI_Recv from rank 0 of job 000000000000000a"), "{told}");
        assert!(told.ends_with("They wait for each other."), "{told}");
        let told = lines(&one, &both(&late)).join("");
        assert!(!told.contains("each other"), "{told}");
        let told = lines(&late, &both(&late)).join("");
        assert!(told.contains("which cannot be seen from here"), "{told}");
    }
}
