//! `hawser checkpoint --external`: a job has nothing outside of its processes while a command runs.
//!
//! The launcher is asked by a byte in the pipe that wakes it, again and again: should this program
//! end, the job goes on. How far the ranks are stands in the node segment.

use std::ffi::OsString;
use std::os::fd::AsRawFd;
use std::process::{Command, ExitStatus};
use std::time::{Duration, Instant};

use hawser_os::{pipe, segment};
use hawser_rte::control::{ASK_INTERRUPT, END_INTERRUPT};
use hawser_segment::node::{self, HoldAnswer, ObservedNode};
use hawser_status::Observe;

use crate::observe::Job;

/// How often it is looked how far the ranks are, and whether the command has ended.
const POLL: Duration = Duration::from_millis(1);
/// How often the launcher is asked.
const ASK: Duration = Duration::from_millis(500);

/// What asks the launcher of a job.
struct Bell {
    agent: i32,
    wake: i32,
    asked: Option<Instant>,
}

impl Bell {
    fn ring(&self, mark: u8) -> Result<(), String> {
        let pipe = pipe::open_of(self.agent, self.wake)
            .map_err(|e| format!("mpirun ({}) cannot be asked: {e}", self.agent))?;
        pipe::ring_with(pipe.as_raw_fd(), mark);
        Ok(())
    }

    /// Asks if it is time to.
    fn ask(&mut self) -> Result<(), String> {
        if self.asked.is_none_or(|at| at.elapsed() >= ASK) {
            self.asked = Some(Instant::now());
            self.ring(ASK_INTERRUPT)?;
        }
        Ok(())
    }
}

/// How far the ranks are.
enum Progress {
    /// They are not there yet; perhaps since a rank has not begun MPI.
    Waiting(Option<u32>),
    /// Their processes, none of which has anything outside of itself.
    Interrupted(Vec<u32>),
    Refused(String),
}

fn look(node: &ObservedNode) -> Progress {
    let (mut pids, mut all, mut absent) = (Vec::new(), true, None);
    for (slot, page) in node.pages().iter().enumerate() {
        for answer in node.hold_answers(slot as u32) {
            match answer {
                HoldAnswer::Refused(why) => {
                    return Progress::Refused(format!("rank {}: {why}", page.proc));
                }
                HoldAnswer::Left => {
                    return Progress::Refused(format!("rank {} has ended MPI", page.proc));
                }
                // Its process may have been started a moment ago.
                HoldAnswer::Absent => {
                    absent.get_or_insert(page.proc);
                }
                HoldAnswer::Interrupted => {
                    all &= !segment::is_held_by(page.pid as i32, node::NAME);
                }
                HoldAnswer::Open | HoldAnswer::Before | HoldAnswer::Held(_) => all = false,
            }
        }
        pids.push(page.pid);
    }
    match all && absent.is_none() {
        true => Progress::Interrupted(pids),
        false => Progress::Waiting(absent),
    }
}

/// The processes of a job, none of which has anything outside of itself as long as this is used.
struct Parted {
    bell: Bell,
    node: ObservedNode,
    /// By slot of the node.
    pids: Vec<u32>,
}

impl Parted {
    /// Has a job on this host give up all that it has outside of its processes. `patience` is for
    /// that.
    ///
    /// # Errors
    /// A sentence; the job goes on.
    fn begin(job: &Job, patience: Duration) -> Result<Parted, String> {
        let several = "the job is on several hosts; use the parameter crs_base_external of mpirun";
        let node = job.node.filter(|n| n.pages().len() == job.nprocs as usize).ok_or(several)?;
        let launcher = job.launcher.ok_or("the job has no mpirun that could ask its ranks")?;
        let wake = node.wake_fd().ok_or("the job has no mpirun that could ask its ranks")?;
        if !hawser_os::process::exists(launcher as i32) {
            return Err("the job has ended".into());
        }
        let mut bell = Bell { agent: launcher as i32, wake, asked: None };
        let begun = Instant::now();
        loop {
            bell.ask()?;
            match look(&node) {
                Progress::Interrupted(pids) => return Ok(Parted { bell, node, pids }),
                Progress::Refused(why) => {
                    bell.ring(END_INTERRUPT)?;
                    return Err(format!("the job goes on: {why}"));
                }
                Progress::Waiting(absent) if begun.elapsed() >= patience => {
                    bell.ring(END_INTERRUPT)?;
                    let why = match absent {
                        Some(rank) => format!("rank {rank} has not begun MPI"),
                        None => "its ranks do not come to rest".into(),
                    };
                    let s = patience.as_secs_f64();
                    return Err(format!("the job goes on: {why} in {s} s"));
                }
                Progress::Waiting(_) => std::thread::sleep(POLL),
            }
        }
    }

    /// Says that the job is still to wait; to be called again and again.
    ///
    /// # Errors
    /// A sentence: the launcher has gone, or the job has gone on since it was not asked for too
    /// long, while this program was stopped.
    fn keep(&mut self) -> Result<(), String> {
        if (0..self.pids.len() as u32).any(|slot| self.goes_on(slot)) {
            return Err("the job has gone on meanwhile: its mpirun was not asked in time".into());
        }
        self.bell.ask()
    }

    fn goes_on(&self, slot: u32) -> bool {
        let answers = self.node.hold_answers(slot);
        answers.iter().any(|answer| *answer != HoldAnswer::Interrupted)
    }

    /// The job goes on.
    ///
    /// # Errors
    /// A sentence: the launcher has gone.
    fn end(self) -> Result<(), String> {
        self.bell.ring(END_INTERRUPT)
    }
}

/// Has a job give up all that it has outside of its processes, runs a command, and lets the job go
/// on. `patience` is for the first of that.
///
/// # Errors
/// A sentence; the job goes on.
pub fn run(job: &Job, words: &[OsString], patience: Duration) -> Result<ExitStatus, String> {
    let mut parted = Parted::begin(job, patience)?;
    let pids: Vec<String> = parted.pids.iter().map(u32::to_string).collect();
    let outcome = command(words, &job.name(), &pids.join(" "), &mut parted);
    parted.end()?;
    outcome
}

fn command(
    words: &[OsString],
    job: &str,
    pids: &str,
    parted: &mut Parted,
) -> Result<ExitStatus, String> {
    let (program, args) = words.split_first().ok_or("no command")?;
    let mut command = Command::new(program);
    command.args(args).env("HAWSER_EXTERNAL_JOB", job).env("HAWSER_EXTERNAL_PIDS", pids);
    let failed = |e: std::io::Error| format!("{}: {e}", program.display());
    let mut child = command.spawn().map_err(failed)?;
    loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            return Ok(status);
        }
        if let Err(why) = parted.keep() {
            // What it saves now is nothing.
            let _ = child.kill();
            let _ = child.wait();
            return Err(why);
        }
        std::thread::sleep(POLL);
    }
}
