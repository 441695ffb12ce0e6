//! What the head node process tells the user.

use hawser_os::clock;
use hawser_os::process::Exit;
use hawser_os::signals::SIGKILL;
use hawser_rte::errmgr::{self, Facts, Memory, RankFacts};
use hawser_rte::observe::{self, JobView, Life};
use hawser_rte::state::job::Cause;

use super::Hnp;
use crate::oom::Kills;
use crate::setup::{self, Setup};

impl Hnp {
    fn facts_of(&self, rank: u32) -> RankFacts {
        let slot = self.node.slot(rank);
        let app = self.setup.app_of.get(rank as usize).copied().unwrap_or(0);
        RankFacts {
            rank,
            host: self.setup.host.clone(),
            pid: self.ranks.get(rank as usize).map_or(0, |r| r.pid),
            program: self.setup.programs.get(app as usize).map_or("", |p| &p.shown).to_string(),
            phase: slot.phase(),
            status: slot.status(),
        }
    }

    /// What all ranks do now.
    pub(super) fn view(&self) -> JobView {
        let node = &self.node;
        let now = clock::now_ns();
        let mut view = JobView::new(node.job(), node.nprocs(), &node.pages(), now, &observe::life);
        for rank in &mut view.ranks {
            // A process that has not joined has not told its id.
            if let Some(known) = self.ranks.get(rank.rank as usize).filter(|_| rank.pid == 0) {
                rank.pid = known.pid.max(0) as u32;
                rank.life = if known.alive { observe::life(rank.pid) } else { Life::Gone };
            }
        }
        view
    }

    /// Tells why the job ends.
    pub(super) fn explain(&mut self, cause: Cause) {
        if self.setup.request.quiet {
            return;
        }
        let culprit = match cause {
            Cause::Failed { rank, .. }
            | Cause::Aborted { rank, .. }
            | Cause::Unfinished { rank }
            | Cause::NeverJoined { rank } => Some(self.facts_of(rank)),
            Cause::Signal(_)
            | Cause::Timeout
            | Cause::NotStarted { .. }
            | Cause::OutputLost { .. } => None,
        };
        let killed =
            matches!(cause, Cause::Failed { exit: Exit::Signal { signal: SIGKILL, .. }, .. });
        let facts = Facts {
            culprit,
            analysis: &observe::analyse(&self.view()),
            memory: if killed { self.kills_before.judge(Kills::now()) } else { Memory::Enough },
            core_pattern: std::fs::read_to_string("/proc/sys/kernel/core_pattern")
                .map(|s| s.trim().to_string())
                .unwrap_or_default(),
            abort_text: self.node.abort_request().map(|a| a.text).unwrap_or_default(),
            timeout_s: self.setup.request.timeout_ms.unwrap_or(0) as f64 / 1e3,
            libdir: setup::libdir(),
        };
        let lines = errmgr::explain(cause, &facts);
        self.outputs.say(&lines);
    }

    /// When a standstill must be looked for next, in milliseconds.
    pub(super) fn next_look(&self) -> Option<u64> {
        if self.job.cause().is_some() || self.code.is_some() {
            return None;
        }
        let at = self.hang.as_ref()?.next_ns()?;
        Some(at.div_ceil(1_000_000))
    }

    /// Tells who waits for whom when the job stands still.
    pub(super) fn look_for_hang(&mut self) {
        if self.next_look().is_none_or(|at| super::now_ms() < at) {
            return;
        }
        let view = self.view();
        let Some(analysis) = self.hang.as_mut().and_then(|h| h.handle_view(view)) else { return };
        let mut lines = vec!["nothing moves in MPI; the job goes on.".to_string()];
        lines.extend(analysis.lines());
        self.outputs.say(&lines);
    }

    /// Tells of a rank that ended badly after `MPI_Finalize`, when nothing worse has happened.
    pub(super) fn explain_late(&mut self) {
        if self.setup.request.quiet || self.job.cause().is_some() {
            return;
        }
        if let Some((rank, exit)) = self.job.late() {
            let line = errmgr::explain_late(&self.facts_of(rank), exit);
            self.outputs.say(&[line]);
        }
    }
}

/// The lines of `--report-bindings` and `--verbose`.
pub(super) fn bindings(setup: &Setup) -> Vec<String> {
    let mut lines = Vec::new();
    for (rank, cpus) in setup.plan.cpus.iter().enumerate() {
        let place = match cpus.is_empty() {
            true => "is not bound".to_string(),
            false => format!("is bound to {}", setup.machine.describe(cpus)),
        };
        lines.push(format!("rank {rank} on {} {place}", setup.host));
    }
    lines
}
