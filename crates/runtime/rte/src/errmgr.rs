//! Framework `errmgr`: what the user is told when a job ends badly. Pure: facts in, text out.
//!
//! The contract: the text names the rank, the host, the process, the cause, the last MPI call and
//! the next thing to try. Each line stands on its own, because outputs get mixed.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use hawser_os::process::Exit;
use hawser_os::signals;
use hawser_segment::node::Phase;
use hawser_status::StatusPage;

use crate::observe::{Analysis, call_name};
use crate::state::job::Cause;

/// The errno of a file that would be longer than its limit; the same on all processors.
const EFBIG: i32 = 27;

/// What is known of one rank at the moment when its job ends.
#[derive(Clone, Debug)]
pub struct RankFacts {
    /// Rank in the job's world.
    pub rank: u32,
    /// Words that say of which job it is; empty for the one that the user has started.
    pub job: String,
    /// Host on which it ran.
    pub host: String,
    /// Process id.
    pub pid: i32,
    /// Program as typed.
    pub program: String,
    /// How far it has come in MPI.
    pub phase: Phase,
    /// Its status page.
    pub status: StatusPage,
}

/// Whether the kernel killed processes because memory ran out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Memory {
    /// It did not.
    Enough,
    /// It did somewhere on this machine, during the job.
    ProbablyRanOut,
    /// It did in the control group of the job.
    RanOut,
}

/// Everything that the explanation of one cause may need.
#[derive(Clone, Debug)]
pub struct JobFacts<'a> {
    /// The rank that the cause names, if it names one.
    pub culprit: Option<RankFacts>,
    /// Who does what and waits for whom.
    pub analysis: &'a Analysis,
    /// Whether memory ran out during the job.
    pub memory: Memory,
    /// Where the kernel writes core images.
    pub core_pattern: String,
    /// The error that made the rank end the job; empty when the program called `MPI_Abort`.
    pub abort_text: String,
    /// The limit of the job's time in words: `--timeout 3 s`.
    pub limit: String,
    /// Directory of our library; empty when it is not there.
    pub libdir: String,
    /// Which node is lost, and how that was noticed (`host c has not answered for 2 s`); or what
    /// the run-time could not do.
    pub trouble: String,
}

/// A wait of this length is worth a word when the user ends the job.
const LONG_WAIT_NS: u64 = 3_000_000_000;

impl RankFacts {
    fn who(&self) -> String {
        let RankFacts { rank, job, host, pid, program, .. } = self;
        format!("rank {rank}{job} ({host}, pid {pid}, {program})")
    }

    fn last_call(&self) -> Option<String> {
        match self.phase {
            Phase::Empty | Phase::Started => None,
            _ if self.status.call == 0 => None,
            _ if self.status.inside => Some(format!("inside {}", call_name(self.status.call))),
            _ => Some(format!("last MPI call: {}", call_name(self.status.call))),
        }
    }
}

/// True when what all ranks do is part of the explanation.
pub fn needs_view(cause: Cause) -> bool {
    match cause {
        Cause::Timeout | Cause::Unfinished { .. } | Cause::NeverJoined { .. } => true,
        Cause::Signal(signal) => signal != signals::SIGPIPE,
        Cause::Failed { .. }
        | Cause::Aborted { .. }
        | Cause::OutputLost { .. }
        | Cause::Saved
        | Cause::NodeLost { .. }
        | Cause::RunTime
        | Cause::Connected { .. }
        | Cause::NotStarted { .. } => false,
    }
}

/// The lines that tell the user why the job ends; empty for causes that need no words.
pub fn explain(cause: Cause, facts: &JobFacts<'_>) -> Vec<String> {
    let who = facts.culprit.as_ref().map(RankFacts::who).unwrap_or_default();
    let mut lines = match cause {
        Cause::Failed { exit, .. } => failed(&who, exit, facts),
        Cause::Aborted { code, .. } if facts.abort_text.is_empty() => {
            vec![format!("{who} called MPI_Abort with code {code}.")]
        }
        Cause::Aborted { code, .. } => {
            vec![format!("{who} ended the job with code {code}: {}.", facts.abort_text)]
        }
        Cause::Unfinished { .. } => vec![
            format!("{who} ended with exit code 0 but without MPI_Finalize."),
            "Let every rank call MPI_Finalize before it ends, or MPI_Abort when it must give up."
                .into(),
        ],
        Cause::NeverJoined { .. } => vec![
            format!("{who} ended with exit code 0 and never called MPI_Init, but others did."),
            "They would wait for it for ever: let every process of the job call MPI_Init.".into(),
        ],
        Cause::OutputLost { stream, errno } => vec![
            format!(
                "{} cannot be written: {}; output of the job is lost, so the job ends.",
                if stream == 2 { "standard error" } else { "standard output" },
                std::io::Error::from_raw_os_error(errno)
            ),
            match errno {
                EFBIG => "Raise the limit of file sizes (ulimit -f), or write elsewhere.",
                _ => "Make room, or write elsewhere (one file per rank: --output-filename DIR).",
            }
            .into(),
        ],
        Cause::Signal(signal) if signal == signals::SIGPIPE => Vec::new(),
        Cause::Signal(signal) => vec![format!("ended by {}.", signals::name(signal))],
        Cause::Timeout => {
            vec![format!("the job took longer than {}.", facts.limit)]
        }
        Cause::NodeLost { .. } => vec![
            format!("{}; the job ends.", facts.trouble),
            "Was the host shut down, or the network between the hosts cut?".into(),
        ],
        Cause::RunTime => vec![format!("{}; the job ends.", facts.trouble)],
        // What has happened there is told there.
        Cause::NotStarted { .. } | Cause::Connected { .. } => Vec::new(),
        // Whoever has it saved says where.
        Cause::Saved => Vec::new(),
    };
    let waits_matter = needs_view(cause)
        && (!matches!(cause, Cause::Signal(_)) || facts.analysis.waits(LONG_WAIT_NS));
    if waits_matter {
        // When nobody waits, that is news for those only who wonder why the job takes so long.
        if cause == Cause::Timeout || !facts.analysis.findings.is_empty() {
            lines.extend(facts.analysis.verdict());
        }
        lines.extend(facts.analysis.group_lines());
    }
    lines
}

fn failed(who: &str, exit: Exit, facts: &JobFacts<'_>) -> Vec<String> {
    let call = facts.culprit.as_ref().and_then(RankFacts::last_call);
    let call = call.map(|c| format!(", {c}")).unwrap_or_default();
    let phase = facts.culprit.as_ref().map_or(Phase::Empty, |c| c.phase);
    let never = matches!(phase, Phase::Empty | Phase::Started);
    match exit {
        Exit::Signal { signal, core } => {
            let name = signals::name(signal);
            let dumped = if core {
                format!(", core image written (pattern {})", facts.core_pattern)
            } else {
                String::new()
            };
            let memory = if signal == signals::SIGKILL { facts.memory } else { Memory::Enough };
            let oom = memory != Memory::Enough;
            let cause = match memory {
                Memory::Enough => "",
                Memory::ProbablyRanOut => " (probably by the kernel: out of memory)",
                Memory::RanOut => " by the kernel: out of memory",
            };
            let mut lines =
                vec![format!("{who} was killed{cause} (signal {signal}, {name}){dumped}{call}.")];
            lines.extend(signal_advice(signal, oom, core).map(str::to_string));
            lines
        }
        Exit::Code(code) => {
            let mut lines = vec![format!("{who} ended with exit code {code}{call}.")];
            if code == 127 && never {
                let mut line = String::from(
                    "With 127 a shell says that it has not found a command, and the loader that it \
                     has not found a shared library; the lines of the rank say which. If it is \
                     libmpi_abi.so.1, build with Hawser's mpicc",
                );
                if !facts.libdir.is_empty() {
                    let _ = write!(line, " or set LD_LIBRARY_PATH={}", facts.libdir);
                }
                line.push('.');
                lines.push(line);
            }
            lines
        }
    }
}

fn signal_advice(signal: i32, oom: bool, core: bool) -> Option<&'static str> {
    if oom {
        return Some("Use fewer ranks or smaller data per rank, or raise the memory limit.");
    }
    match signal {
        signals::SIGSEGV
        | signals::SIGBUS
        | signals::SIGILL
        | signals::SIGFPE
        | signals::SIGABRT => Some(if core {
            "Open the core image with gdb to see where."
        } else {
            "Allow core images (ulimit -c unlimited), or run under a debugger, to see where."
        }),
        signals::SIGKILL => Some(
            "Somebody sent SIGKILL: a person, a batch system's limit, or the kernel when memory \
             ran out (look at dmesg).",
        ),
        _ => None,
    }
}

/// One line about a failure without which the job goes on.
pub fn explain_lost(cause: Cause, facts: &JobFacts<'_>) -> String {
    let who = facts.culprit.as_ref().map(RankFacts::who).unwrap_or_default();
    let what = match cause {
        Cause::Failed { exit: Exit::Code(code), .. } => {
            format!("{who} ended with exit code {code}")
        }
        Cause::Failed { exit: Exit::Signal { signal, .. }, .. } => {
            format!("{who} was killed by {}", signals::name(signal))
        }
        Cause::Unfinished { .. } => format!("{who} ended without MPI_Finalize"),
        _ => facts.trouble.clone(),
    };
    format!("{what}; the job goes on without it.")
}

/// One line about a rank that ended badly after `MPI_Finalize`.
pub fn explain_late(facts: &RankFacts, exit: Exit) -> String {
    let how = match exit {
        Exit::Code(code) => format!("exit code {code}"),
        Exit::Signal { signal, .. } => signals::name(signal),
    };
    format!("{} ended with {how} after MPI_Finalize.", facts.who())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::call_names::CALL_NAMES;
    use crate::observe::{JobView, Life, RankView, analyse};

    fn rank(rank: u32, phase: Phase, call: u32, inside: bool) -> RankFacts {
        RankFacts {
            rank,
            job: String::new(),
            host: "h".into(),
            pid: 12,
            program: "./a".into(),
            phase,
            status: StatusPage { call, inside, waiting_since: 1, ..StatusPage::default() },
        }
    }

    fn number(name: &str) -> u32 {
        CALL_NAMES.iter().position(|n| *n == name).unwrap() as u32
    }

    /// All but the last are in `MPI_Barrier`.
    fn analysis(n: u32) -> Analysis {
        let view = |rank: u32| RankView {
            rank,
            pid: 12,
            note: None,
            windows: None,
            counted: None,
            cpu_ms: None,
            phase: Phase::Running,
            status: StatusPage {
                call: number("MPI_Barrier"),
                inside: rank + 1 < n,
                waiting_since: 1,
                ..StatusPage::default()
            },
            life: Life::Sleeps,
        };
        let ranks = (0..n).map(view).collect();
        let (hosts, networks, others) = (Vec::new(), Vec::new(), Vec::new());
        let now_ns = 2_500_000_001;
        analyse(&JobView { job: 1, nprocs: n, now_ns, ranks, hosts, networks, others })
    }

    fn facts(culprit: RankFacts, analysis: &Analysis) -> JobFacts<'_> {
        JobFacts {
            culprit: Some(culprit),
            analysis,
            memory: Memory::Enough,
            core_pattern: "core".into(),
            abort_text: String::new(),
            limit: "--timeout 3 s".into(),
            libdir: "/p/lib".into(),
            trouble: "host c has not answered for 2 s".into(),
        }
    }

    #[test]
    fn a_crash_names_everything() {
        let exit = Exit::Signal { signal: signals::SIGSEGV, core: true };
        let text = explain(
            Cause::Failed { rank: 3, exit },
            &facts(rank(3, Phase::Running, 1, true), &analysis(1)),
        )
        .join("\n");
        for part in ["rank 3", "(h, pid 12, ./a)", "SIGSEGV", "core", "inside MPI_Bsend", "gdb"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn memory_and_libraries() {
        let exit = Exit::Signal { signal: signals::SIGKILL, core: false };
        let analysis = analysis(1);
        let mut f = facts(rank(0, Phase::Running, 0, false), &analysis);
        f.memory = Memory::RanOut;
        let text = explain(Cause::Failed { rank: 0, exit }, &f).join("\n");
        assert!(text.contains("out of memory"), "{text}");
        f.memory = Memory::Enough;
        let text = explain(Cause::Failed { rank: 0, exit }, &f).join("\n");
        assert!(text.contains("Somebody sent SIGKILL"), "{text}");
        let exit = Exit::Code(127);
        let text = explain(
            Cause::Failed { rank: 0, exit },
            &facts(rank(0, Phase::Started, 0, false), &analysis),
        )
        .join("\n");
        assert!(text.contains("libmpi_abi.so.1") && text.contains("/p/lib"), "{text}");
    }

    #[test]
    fn those_who_wait_are_told() {
        let analysis = analysis(40);
        let f = facts(rank(9, Phase::Running, 1, false), &analysis);
        let text = explain(Cause::Timeout, &f).join("\n");
        for part in [
            "--timeout 3 s",
            "rank 39 (pid 12) is outside MPI (last call: MPI_Barrier), and 39 ranks wait for it",
            "ranks 0-38 are in MPI_Barrier on MPI_COMM_WORLD, waiting for 2.5 s.",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(explain(Cause::Unfinished { rank: 9 }, &f)[0].contains("without MPI_Finalize"));
    }

    #[test]
    fn an_interrupt_tells_of_long_waits_only() {
        let mut analysis = analysis(2);
        let lines = |a: &Analysis| {
            explain(Cause::Signal(2), &facts(rank(0, Phase::Running, 0, false), a)).len()
        };
        assert_eq!(lines(&analysis), 1);
        analysis.view.now_ns += LONG_WAIT_NS;
        assert_eq!(lines(&analysis), 4);
    }

    #[test]
    fn a_fatal_error_is_not_called_an_abort() {
        let analysis = analysis(1);
        let mut f = facts(rank(1, Phase::Running, 1, true), &analysis);
        let cause = Cause::Aborted { rank: 1, code: 6 };
        assert!(explain(cause, &f)[0].contains("called MPI_Abort with code 6"));
        f.abort_text = "MPI_Send(dest=7) failed: MPI_ERR_RANK: destination 7".into();
        let text = explain(cause, &f).join("\n");
        assert!(!text.contains("MPI_Abort"), "{text}");
        for part in ["rank 1 (h, pid 12, ./a)", "code 6", "MPI_Send(dest=7)", "MPI_ERR_RANK"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn lost_output_names_the_stream_and_the_reason() {
        let analysis = analysis(1);
        let f = facts(rank(0, Phase::Running, 0, false), &analysis);
        // ENOSPC
        let text = explain(Cause::OutputLost { stream: 1, errno: 28 }, &f).join("\n");
        for part in ["standard output", "No space left", "the job ends", "--output-filename"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let text = explain(Cause::OutputLost { stream: 1, errno: EFBIG }, &f).join("\n");
        for part in ["File too large", "the job ends", "ulimit -f"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }

    #[test]
    fn a_lost_host_is_named() {
        let analysis = analysis(1);
        let f = facts(rank(0, Phase::Running, 0, false), &analysis);
        let text = explain(Cause::NodeLost { node: 3 }, &f).join("\n");
        assert!(text.contains("host c has not answered") && text.contains("network"), "{text}");
    }

    #[test]
    fn an_unknown_call_number_is_no_panic() {
        assert_eq!(call_name(u32::MAX), "an MPI call of another version");
    }
}
