//! The life of a job as its head node process sees it.
//!
//! ```text
//! Running ── failure, abort, signal, timeout ▶ Stopping ── grace over, second signal ▶ Killing
//!    │                                            │                                       │
//!    └─────────────── last process reaped ────────┴───────────────────────────────────────┴─▶ Done
//! ```
//!
//! The exit contract: the code of the lowest rank that failed by itself first, 128 + n for a
//! process ended by signal n, the code of `MPI_Abort`, 128 + n when the launcher was ended by
//! signal n, [`CODE_TIMEOUT`] on a timeout, [`CODE_UNFINISHED`] for a rank that left MPI without
//! `MPI_Finalize`, [`CODE_OUTPUT_LOST`] when the launcher could not write what ranks printed.

use std::collections::VecDeque;

use hawser_os::process::Exit;
use hawser_os::signals::{SIGCONT, SIGHUP, SIGINT, SIGKILL, SIGPIPE, SIGTERM};
use serde::{Deserialize, Serialize};

/// Exit code on a timeout, as `timeout(1)` has it.
pub const CODE_TIMEOUT: i32 = 124;
/// Exit code of a rank that ended because it had lost a peer (`MPI_ERR_PROC_ABORTED` of the ABI):
/// more often a consequence than a cause.
pub const CODE_PEER_LOST: i32 = 58;
/// Exit code when a rank ended with 0 but left the others alone inside MPI.
pub const CODE_UNFINISHED: i32 = 1;

/// Exit code when output of the job could not be written. A reader of standard output that is gone
/// gives 128 + `SIGPIPE` instead, as for any program in a pipeline.
pub const CODE_OUTPUT_LOST: i32 = 1;

/// Exit code of a process, and of its job, that has saved its state and is to be started again:
/// `EX_TEMPFAIL` of `sysexits.h`. It counts after `MPI_Finalize`, or when the launcher has asked
/// the job to end.
pub const EXIT_SAVED: i32 = 75;

/// Exit code when a whole node was lost.
pub const CODE_NODE_LOST: i32 = 1;

/// How far a process has come in MPI.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MpiPhase {
    /// It has not begun to use MPI (it may be no MPI program at all).
    Never,
    /// Between `MPI_Init` and the end of its use of MPI.
    Inside,
    /// The same for a process that has opened sessions and not called `MPI_Init`: others need not
    /// join (MPI-5.0 section 11.3), unless it waits for them.
    InSessions {
        /// The rank for which it waits, as far as it has told.
        awaits: Option<u32>,
    },
    /// MPI has ended in it; it may begin again.
    Finalized,
}

/// Times of the machine, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// Between the forwarded signal of the user and `SIGKILL`.
    pub grace_ms: u64,
    /// Between `SIGTERM` after a failure and `SIGKILL`.
    pub failure_grace_ms: u64,
    /// Bound of the whole job, counted from [`Job::new`].
    pub timeout_ms: Option<u64>,
    /// What becomes of the job when a process fails by itself, or a node is lost.
    pub on_failure: OnFailure,
}

/// See [`Policy::on_failure`]. Whatever it says, `MPI_Abort` ends the job.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnFailure {
    /// It ends.
    #[default]
    Abort,
    /// The others are told, and go on. The job's exit code is theirs.
    Notify,
}

/// Why a job is ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A process ended badly by itself.
    Failed {
        /// The lowest of the ranks that did.
        rank: u32,
        /// How it ended.
        exit: Exit,
    },
    /// A process called `MPI_Abort`.
    Aborted {
        /// Its rank.
        rank: u32,
        /// Its argument.
        code: i32,
    },
    /// A process ended with code 0 between `MPI_Init` and `MPI_Finalize`.
    Unfinished {
        /// Its rank.
        rank: u32,
    },
    /// A process ended with code 0 and never called `MPI_Init`, but others did.
    NeverJoined {
        /// Its rank.
        rank: u32,
    },
    /// The launcher got this signal.
    Signal(i32),
    /// The job took longer than allowed.
    Timeout,
    /// All that there is of the processes is in a snapshot, after which they were to end.
    Saved,
    /// The launcher cannot write what ranks printed.
    OutputLost {
        /// Its stream: 1 or 2.
        stream: i32,
        /// What the kernel said.
        errno: i32,
    },
    /// A node with running processes was lost.
    NodeLost {
        /// Its number.
        node: u32,
    },
    /// The run-time itself cannot go on: something between master and agents cannot be told.
    RunTime,
    /// Another job that this one is connected to ends badly.
    Connected {
        /// The exit code that it gives.
        code: i32,
    },
    /// A process could not be started; the launcher says why.
    NotStarted {
        /// Its rank.
        rank: u32,
        /// The exit code that the launcher chose for the reason.
        code: i32,
    },
}

/// What the head node process has to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JobAction {
    /// Start no more processes, and send this signal to all that run.
    SignalAll(i32),
    /// Kill every process of the job and everything that they left.
    KillAll,
    /// Find out in which phases the running processes of the job are: [`Job::handle_inside`].
    LookInside,
    /// A process has failed and the job goes on: tell the others, and the user.
    Lost(Cause),
    /// Tell the user why the job ends.
    Explain(Cause),
    /// All processes are gone; leave with this code.
    Done {
        /// Exit code of the launcher.
        code: i32,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Running,
    Stopping { kill_at: u64 },
    Killing { give_up_at: u64 },
    Done,
}

/// After this long the launcher no longer waits for processes that even `SIGKILL` does not end.
const GIVE_UP_MS: u64 = 5_000;
/// After a rank ended because of a lost peer, the end of that peer is awaited this long: the kernel
/// closes the sockets of a process a moment before it tells of its end.
const CULPRIT_MS: u64 = 200;
/// How often it is looked whether somebody waits in MPI for a process that never joined.
const RECHECK_MS: u64 = 200;

/// The state machine. See the module's documentation.
#[derive(Clone, Debug)]
pub struct Job {
    policy: Policy,
    stage: Stage,
    deadline: Option<u64>,
    ended: Vec<Option<Exit>>,
    left: u32,
    /// Ended since the last [`Job::settle`].
    fresh: Vec<(u32, Exit, MpiPhase)>,
    /// Ended well without ever calling `MPI_Init`.
    outsiders: Vec<u32>,
    recheck_at: Option<u64>,
    /// Lowest rank that ended because of a lost peer, and when it counts as the cause after all;
    /// one that has told which peer before others.
    victim: Option<(u32, Cause)>,
    victim_at: Option<u64>,
    cause: Option<Cause>,
    /// Lowest rank that ended badly after `MPI_Finalize`.
    late: Option<(u32, Exit)>,
    /// Lowest rank without which the job goes on, and the exit code that it would have given.
    lost: Option<(u32, i32)>,
    /// The first `MPI_Abort` of a communicator without which the job goes on: the exit code that it
    /// asks for.
    part_aborted: Option<i32>,
    /// Some process has ended well.
    any_well: bool,
    actions: VecDeque<JobAction>,
}

/// The exit code that stands for how a process ended.
pub fn code_of(exit: Exit) -> i32 {
    match exit {
        Exit::Code(code) => i32::from(code),
        Exit::Signal { signal, .. } => 128 + signal,
    }
}

/// The exit code for an argument of `MPI_Abort`.
fn code_of_abort(code: i32) -> i32 {
    match (code, code & 0xff) {
        // Programs that call a normal end so, as those of coarrays do, ask for success.
        (0, _) => 0,
        // Another code that the shell would see as success is told as 1.
        (_, 0) => 1,
        (_, low) => low,
    }
}

/// The exit code of a job that ends for this reason.
fn code_for(cause: Cause) -> i32 {
    match cause {
        Cause::Failed { exit, .. } => code_of(exit),
        Cause::Aborted { code, .. } => code_of_abort(code),
        Cause::Unfinished { .. } | Cause::NeverJoined { .. } => CODE_UNFINISHED,
        Cause::Signal(signal) => 128 + signal,
        Cause::Timeout => CODE_TIMEOUT,
        Cause::Saved => EXIT_SAVED,
        Cause::OutputLost { .. } => CODE_OUTPUT_LOST,
        Cause::NodeLost { .. } | Cause::RunTime => CODE_NODE_LOST,
        Cause::NotStarted { code, .. } | Cause::Connected { code } => code,
    }
}

/// A rank has told which peer is lost: of several that a lost peer ends, one that has counts, as
/// there is room for one rank's words.
fn has_words(cause: Cause) -> bool {
    matches!(cause, Cause::Aborted { .. })
}

fn is_inside(phase: MpiPhase) -> bool {
    matches!(phase, MpiPhase::Inside | MpiPhase::InSessions { .. })
}

impl Job {
    /// A job of `size` processes, all of which will be started.
    pub fn new(size: u32, policy: Policy, now: u64) -> Job {
        Job {
            policy,
            stage: Stage::Running,
            deadline: policy.timeout_ms.map(|t| now.saturating_add(t)),
            ended: vec![None; size as usize],
            left: size,
            fresh: Vec::new(),
            outsiders: Vec::new(),
            recheck_at: None,
            victim: None,
            victim_at: None,
            cause: None,
            late: None,
            lost: None,
            part_aborted: None,
            any_well: false,
            actions: VecDeque::new(),
        }
    }

    /// The number of processes that have not ended.
    pub fn left(&self) -> u32 {
        self.left
    }

    /// True when the process has ended.
    pub fn has_ended(&self, rank: u32) -> bool {
        self.ended.get(rank as usize).is_some_and(Option::is_some)
    }

    /// Why the job is being ended, if it is.
    pub fn cause(&self) -> Option<Cause> {
        self.cause
    }

    /// A process has ended. Call [`Job::settle`] when all that ended by now have been told.
    pub fn handle_exit(&mut self, rank: u32, exit: Exit, phase: MpiPhase) {
        let Some(slot @ None) = self.ended.get_mut(rank as usize) else { return };
        *slot = Some(exit);
        self.left -= 1;
        if self.stage == Stage::Running {
            self.fresh.push((rank, exit, phase));
        }
    }

    /// These processes will never run: the first because of an error that asks for this code, the
    /// others in consequence; or, with code 0, because the job ends.
    pub fn handle_not_started(&mut self, ranks: &[u32], code: i32, now: u64) {
        for rank in ranks {
            if let Some(slot @ None) = self.ended.get_mut(*rank as usize) {
                *slot = Some(Exit::Code(0));
                self.left -= 1;
            }
        }
        if let (Some(rank), true) = (ranks.first(), code != 0) {
            let cause = Cause::NotStarted { rank: *rank, code };
            self.stop(cause, SIGTERM, self.policy.failure_grace_ms, now);
        }
    }

    /// A node is lost, and with it those of these processes that had not ended. `cut`: output of
    /// its processes may be lost with it. That counts even when all of them have ended well.
    pub fn handle_node_lost(&mut self, node: u32, ranks: &[u32], cut: bool, now: u64) {
        let before = self.left;
        self.handle_not_started(ranks, 0, now);
        if self.left == before && !cut {
            return;
        }
        let cause = Cause::NodeLost { node };
        if self.goes_on() {
            let first = ranks.first().copied().unwrap_or(0);
            return self.lose(first, cause);
        }
        self.reopen(cause);
        self.stop(cause, SIGTERM, self.policy.failure_grace_ms, now);
    }

    /// The job goes on without those that fail.
    fn goes_on(&self) -> bool {
        self.policy.on_failure == OnFailure::Notify && self.stage == Stage::Running
    }

    fn lose(&mut self, rank: u32, cause: Cause) {
        if self.lost.is_none_or(|(r, _)| rank < r) {
            self.lost = Some((rank, code_for(cause)));
        }
        self.actions.push_back(JobAction::Lost(cause));
    }

    /// The run-time cannot go on.
    pub fn handle_run_time_failed(&mut self, now: u64) {
        self.reopen(Cause::RunTime);
        self.stop(Cause::RunTime, SIGTERM, self.policy.failure_grace_ms, now);
    }

    /// All processes have ended well, and yet something goes wrong.
    fn reopen(&mut self, cause: Cause) {
        if self.stage == Stage::Done && self.cause.is_none() {
            self.cause = Some(cause);
            self.actions.push_back(JobAction::Explain(cause));
            self.actions.push_back(JobAction::Done { code: self.code() });
        }
    }

    /// A process of the job that runs is in this phase: who is in MPI waits for ever for those that
    /// have ended without.
    pub fn handle_inside(&mut self, phase: MpiPhase, now: u64) {
        let missed = match phase {
            MpiPhase::Inside => self.outsiders.first().copied(),
            MpiPhase::InSessions { awaits } => awaits.filter(|p| self.outsiders.contains(p)),
            MpiPhase::Never | MpiPhase::Finalized => None,
        };
        if let Some(rank) = missed {
            let cause = Cause::NeverJoined { rank };
            self.stop(cause, SIGTERM, self.policy.failure_grace_ms, now);
        }
    }

    /// A job that this one is connected to ends badly, with this exit code.
    pub fn handle_connected_ended(&mut self, code: i32, now: u64) {
        self.stop(Cause::Connected { code }, SIGTERM, self.policy.failure_grace_ms, now);
    }

    /// A process asked for the end of the job with `MPI_Abort`, or by a fatal error. Call
    /// [`Job::settle`] after it.
    pub fn handle_abort(&mut self, rank: u32, code: i32, now: u64) {
        self.fresh.retain(|(r, ..)| *r != rank);
        let cause = Cause::Aborted { rank, code };
        if code == CODE_PEER_LOST && self.stage == Stage::Running {
            let before = |(r, known): (u32, Cause)| !has_words(known) || rank <= r;
            if self.victim.is_none_or(before) {
                self.victim = Some((rank, cause));
            }
            return;
        }
        self.stop(cause, SIGTERM, self.policy.failure_grace_ms, now);
    }

    /// A process has asked for the end of the ranks of its communicator, and the job goes on. What
    /// it gave to `MPI_Abort` is meant for whoever started the job (MPI-5.0 section 9.7), so it
    /// becomes the exit code, unless something worse happens.
    pub fn handle_part_aborted(&mut self, code: i32) {
        if code != 0 && self.stage != Stage::Done {
            self.part_aborted.get_or_insert(code_of_abort(code));
        }
    }

    /// The launcher got a signal that asks it to end.
    pub fn handle_signal(&mut self, signal: i32, now: u64) {
        match self.stage {
            Stage::Running => {
                self.stop(Cause::Signal(signal), signal, self.policy.grace_ms, now);
            }
            // Resource managers repeat it, and each daemon of the job gets it: no reason to hurry.
            Stage::Stopping { .. }
                if signal == SIGTERM && self.cause == Some(Cause::Signal(SIGTERM)) => {}
            Stage::Stopping { .. } if matches!(signal, SIGINT | SIGTERM | SIGHUP) => self.kill(now),
            Stage::Stopping { .. } | Stage::Killing { .. } | Stage::Done => {}
        }
    }

    /// All that there is of the processes is in a snapshot, and none of them is to do any more.
    pub fn handle_saved(&mut self, now: u64) {
        self.stop(Cause::Saved, SIGKILL, self.policy.failure_grace_ms, now);
    }

    /// A stream of the launcher takes no more output: `errno` says why, none that its reader is
    /// gone. Counts even when all processes have ended well: what they printed last is lost.
    pub fn handle_output_lost(&mut self, stream: i32, errno: Option<i32>, now: u64) {
        let cause = match errno {
            Some(errno) => Cause::OutputLost { stream, errno },
            None => Cause::Signal(SIGPIPE),
        };
        self.reopen(cause);
        self.stop(cause, SIGTERM, self.policy.failure_grace_ms, now);
    }

    /// Decides on what was told since the last call.
    pub fn settle(&mut self, now: u64) {
        if self.stage == Stage::Running {
            let fresh = std::mem::take(&mut self.fresh);
            let mut worst: Option<(u32, Cause)> = None;
            for (rank, exit, at) in fresh {
                let Some(cause) = self.judge(rank, exit, at) else { continue };
                if self.goes_on() {
                    self.lose(rank, cause);
                    continue;
                }
                let lost = is_inside(at) && code_of(exit) == CODE_PEER_LOST;
                let list = if lost { &mut self.victim } else { &mut worst };
                if list.is_none_or(|(r, known)| rank < r && !has_words(known)) {
                    *list = Some((rank, cause));
                }
            }
            match worst.or_else(|| self.judge_victim(now)) {
                Some((_, cause)) => {
                    self.stop(cause, SIGTERM, self.policy.failure_grace_ms, now);
                }
                None => self.look_inside(now),
            }
        }
        if self.left == 0 && self.stage != Stage::Done {
            self.finish();
        }
    }

    fn judge(&mut self, rank: u32, exit: Exit, phase: MpiPhase) -> Option<Cause> {
        match (exit, phase) {
            (Exit::Code(0), MpiPhase::Finalized) => {
                self.any_well = true;
                None
            }
            (Exit::Code(0), MpiPhase::Never) => {
                self.any_well = true;
                self.outsiders.push(rank);
                None
            }
            (Exit::Code(0), MpiPhase::Inside | MpiPhase::InSessions { .. }) => {
                Some(Cause::Unfinished { rank })
            }
            // Nobody can wait for it any more: the others may end in peace.
            (Exit::Code(_), MpiPhase::Finalized) => {
                // A failure counts before the word of those that have saved.
                let saved = |exit: Exit| exit == Exit::Code(EXIT_SAVED as u8);
                let before = |(r, e): (u32, Exit)| (saved(exit), rank) < (saved(e), r);
                if self.late.is_none_or(before) {
                    self.late = Some((rank, exit));
                }
                None
            }
            _ => Some(Cause::Failed { rank, exit }),
        }
    }

    /// The rank that lost a peer, once its peer has had time to be found.
    fn judge_victim(&mut self, now: u64) -> Option<(u32, Cause)> {
        let victim = self.victim?;
        let at = *self.victim_at.get_or_insert(now.saturating_add(CULPRIT_MS));
        (now >= at || self.left == 0).then_some(victim)
    }

    /// Asks now and then whether somebody waits for those that never joined.
    fn look_inside(&mut self, now: u64) {
        let due = self.recheck_at.is_none_or(|at| now >= at);
        if !self.outsiders.is_empty() && self.left > 0 && due {
            self.actions.push_back(JobAction::LookInside);
            self.recheck_at = Some(now + RECHECK_MS);
        }
    }

    /// Time has passed: acts on deadlines. Call [`Job::settle`] after it.
    pub fn handle_time(&mut self, now: u64) {
        match self.stage {
            Stage::Running if self.deadline.is_some_and(|d| now >= d) => {
                self.stop(Cause::Timeout, SIGTERM, self.policy.failure_grace_ms, now);
            }
            Stage::Stopping { kill_at } if now >= kill_at => self.kill(now),
            Stage::Killing { give_up_at } if now >= give_up_at => {
                self.left = 0;
                self.finish();
            }
            _ => {}
        }
    }

    /// When [`Job::handle_time`] must be called next.
    pub fn next_time(&self) -> Option<u64> {
        match self.stage {
            Stage::Running => {
                [self.deadline, self.recheck_at, self.victim_at].into_iter().flatten().min()
            }
            Stage::Stopping { kill_at } => Some(kill_at),
            Stage::Killing { give_up_at } => Some(give_up_at),
            Stage::Done => None,
        }
    }

    /// The next thing to do.
    pub fn poll_action(&mut self) -> Option<JobAction> {
        self.actions.pop_front()
    }

    /// The exit code as far as it is known now.
    pub fn code(&self) -> i32 {
        match (self.cause, self.part_aborted, self.late, self.lost) {
            (Some(Cause::Signal(_) | Cause::Timeout), ..) if self.has_saved() => EXIT_SAVED,
            (Some(cause), ..) => code_for(cause),
            (None, Some(code), ..) => code,
            (None, None, Some((_, exit)), _) => code_of(exit),
            // Nobody was left to make good for the others.
            (None, None, None, Some((_, code))) if !self.any_well => code,
            (None, None, None, _) => 0,
        }
    }

    /// All processes have ended by themselves, and some say that they have saved their state.
    fn has_saved(&self) -> bool {
        let saved = |e: &Option<Exit>| *e == Some(Exit::Code(EXIT_SAVED as u8));
        let well = |e: &Option<Exit>| saved(e) || *e == Some(Exit::Code(0));
        self.ended.iter().all(well) && self.ended.iter().any(saved)
    }

    /// The lowest rank that ended badly after `MPI_Finalize`, and how.
    pub fn late(&self) -> Option<(u32, Exit)> {
        self.late
    }

    fn stop(&mut self, cause: Cause, signal: i32, grace: u64, now: u64) {
        if self.stage != Stage::Running {
            return;
        }
        self.cause = Some(cause);
        self.stage = Stage::Stopping { kill_at: now.saturating_add(grace) };
        self.actions.push_back(JobAction::Explain(cause));
        if self.left > 0 {
            self.actions.push_back(JobAction::SignalAll(signal));
            self.actions.push_back(JobAction::SignalAll(SIGCONT));
        }
    }

    fn kill(&mut self, now: u64) {
        self.stage = Stage::Killing { give_up_at: now + GIVE_UP_MS };
        self.actions.push_back(JobAction::SignalAll(SIGKILL));
        self.actions.push_back(JobAction::KillAll);
    }

    fn finish(&mut self) {
        self.stage = Stage::Done;
        self.actions.push_back(JobAction::KillAll);
        self.actions.push_back(JobAction::Done { code: self.code() });
    }
}

#[cfg(test)]
mod tests;
