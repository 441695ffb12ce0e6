//! What an agent has done about images of processes: each step in a process of its own, which tells
//! its outcome in a pipe when it ends. The agent waits for no disk and for no CRIU.

use std::ffi::{CString, OsStr};
use std::io;
use std::os::fd::{AsFd, AsRawFd, OwnedFd};
use std::os::unix::ffi::{OsStrExt, OsStringExt};

use hawser_os::process::{self, Exit, Group, Spawn};
use hawser_os::signals::SIGKILL;
use hawser_os::{clock, pipe};

use super::watch::{Watch, activity_or_sleep_of};
use crate::imaging::{self, Task};

/// Longest outcome that is read, in bytes.
const OUTCOME_MAX: usize = 32 << 10;

/// What becomes of a task.
pub(super) type Outcome = Result<String, String>;

/// A process that works on a task.
#[derive(Debug)]
struct Running<T> {
    pid: i32,
    outcome: OwnedFd,
    of: T,
    /// What it does, as a part of a sentence, and for how many seconds it may do nothing.
    what: &'static str,
    limit: u64,
    watch: Option<Watch>,
    /// It copies parts of a set that is being made.
    copies: bool,
}

/// Processes that work on tasks, each for something that its owner knows it by.
#[derive(Debug)]
pub(super) struct Tasks<T>(Vec<Running<T>>);

impl<T> Default for Tasks<T> {
    fn default() -> Tasks<T> {
        Tasks(Vec::new())
    }
}

impl<T> Tasks<T> {
    /// Starts a process; it keeps these descriptors under their numbers.
    ///
    /// # Errors
    /// A sentence.
    pub(super) fn start(&mut self, of: T, task: &Task, keep: &[i32]) -> Result<(), String> {
        self.start_with(of, task, keep, None, 0)
    }

    /// The same, with a secret of [`crate::imaging::SECRET`]; and it may do nothing for so many
    /// seconds, 0: as long as it likes.
    ///
    /// # Errors
    /// A sentence.
    pub(super) fn start_with(
        &mut self,
        of: T,
        task: &Task,
        keep: &[i32],
        secret: Option<&str>,
        limit: u64,
    ) -> Result<(), String> {
        let started = spawn(task, keep, secret);
        let (pid, outcome) = started.map_err(|e| format!("no process can be started: {e}"))?;
        let watch = Watch::begin(limit, clock::now_ns());
        let copies = matches!(task, Task::Step(step, ..) if step.copies());
        self.0.push(Running { pid, outcome, of, what: task.what(), limit, watch, copies });
        Ok(())
    }

    /// A child has ended. `None`: it was none of these.
    pub(super) fn handle_exit(&mut self, pid: i32, exit: Exit) -> Option<(T, Outcome)> {
        let at = self.0.iter().position(|running| running.pid == pid)?;
        let Running { outcome, of, .. } = self.0.swap_remove(at);
        let text = read(&outcome);
        let result = match exit {
            Exit::Code(0) => Ok(text),
            _ if text.is_empty() => Err("the process that does it was killed".into()),
            _ => Err(text),
        };
        Some((of, result))
    }

    /// Ends those that have done nothing for too long. They are waited for no more: one that hangs
    /// in the kernel ends when that lets it.
    pub(super) fn end_stuck(&mut self, now: u64) -> Vec<(T, Outcome)> {
        let is_stuck = |running: &mut Running<T>| {
            let pid = running.pid;
            let activity = || vec![(pid, activity_or_sleep_of(pid))];
            running.watch.as_mut().is_some_and(|watch| watch.is_stuck(now, activity))
        };
        let stuck = self.0.extract_if(.., is_stuck);
        let end = |Running { pid, of, what, limit, .. }: Running<T>| {
            imaging::kill_tree(pid);
            let why = format!("{what} has done nothing for {limit} s and was ended");
            (of, Err(why + " (sstore_base_limit)"))
        };
        stuck.map(end).collect()
    }

    /// When [`Tasks::end_stuck`] has something to do, in monotonic nanoseconds.
    pub(super) fn next_time(&self) -> Option<u64> {
        self.0.iter().filter_map(|running| Some(running.watch.as_ref()?.at)).min()
    }

    /// The processes.
    pub(super) fn pids(&self) -> impl Iterator<Item = i32> + '_ {
        self.0.iter().map(|running| running.pid)
    }

    /// Ends those that run.
    pub(super) fn kill(&self) {
        self.kill_those(|_| true);
    }

    /// Ends those that copy parts of a set that is being made: nothing comes of it. Others go on,
    /// for example what removes older sets.
    pub(super) fn kill_copies(&self) {
        self.kill_those(|running| running.copies);
    }

    fn kill_those(&self, wanted: impl Fn(&Running<T>) -> bool) {
        for running in self.0.iter().filter(|running| wanted(running)) {
            // It may have ended, and is ours until it is reaped.
            let _ = process::kill(running.pid, SIGKILL);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// All that is in the pipe: its writer has ended.
fn read(from: &OwnedFd) -> String {
    let (mut all, mut piece) = (Vec::new(), [0; 512]);
    while all.len() < OUTCOME_MAX {
        match pipe::read(from.as_fd(), &mut piece) {
            Ok(n @ 1..) => all.extend_from_slice(piece.get(..n).unwrap_or_default()),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Ok(_) | Err(_) => break,
        }
    }
    String::from_utf8_lossy(&all).trim().to_string()
}

fn spawn(task: &Task, keep: &[i32], secret: Option<&str>) -> io::Result<(i32, OwnedFd)> {
    let invalid = || io::Error::from(io::ErrorKind::InvalidInput);
    let c = |text: &OsStr| CString::new(text.as_bytes()).map_err(|_| invalid());
    let (outcome, theirs) = pipe::pair()?;
    pipe::set_nonblocking(outcome.as_fd())?;
    let null = std::fs::File::options().read(true).write(true).open("/dev/null")?;
    let program = std::env::current_exe()?.with_file_name("hawserd");
    let program = c(program.as_os_str())?;
    let mut argv = vec![program.clone(), c(OsStr::new("images"))?];
    for word in task.words().map_err(|_| invalid())? {
        argv.push(c(OsStr::from_bytes(&word))?);
    }
    let others = std::env::vars_os().filter(|(name, _)| name != crate::imaging::SECRET);
    let envp = others.filter_map(|(name, value)| {
        CString::new([name.into_vec(), b"=".to_vec(), value.into_vec()].concat()).ok()
    });
    let mut envp: Vec<CString> = envp.collect();
    if let Some(secret) = secret {
        let entry = format!("{}={secret}", crate::imaging::SECRET);
        envp.push(CString::new(entry).map_err(|_| invalid())?);
    }
    let null = Some(null.as_raw_fd());
    // It goes on when the job has ended meanwhile.
    let outlives = matches!(task, Task::Step(step, ..) if step.removes());
    let pid = process::spawn(&Spawn {
        program: &program,
        argv: &argv,
        envp: &envp,
        cwd: None,
        stdio: [null, Some(theirs.as_raw_fd()), null],
        keep,
        group: Group::Session,
        cpus: None,
        death_signal: (!outlives).then_some(SIGKILL),
    })
    .map_err(|e| e.cause)?;
    Ok((pid, outcome))
}

#[cfg(test)]
mod tests {
    use std::os::unix::process::ExitStatusExt;
    use std::process::Command;

    use super::*;

    #[test]
    fn what_removes_sets_goes_on_when_copies_are_ended() {
        let mut children = [(); 2].map(|()| Command::new("sleep").arg("1000").spawn().unwrap());
        let running = |(at, child): (usize, &std::process::Child)| Running {
            pid: child.id() as i32,
            outcome: pipe::pair().unwrap().0,
            of: at,
            what: "what sleeps",
            limit: 0,
            watch: None,
            copies: at == 1,
        };
        let tasks = Tasks(children.iter().enumerate().map(running).collect());
        tasks.kill_copies();
        assert_eq!(children[1].wait().unwrap().signal(), Some(SIGKILL));
        assert!(children[0].try_wait().unwrap().is_none());
        tasks.kill();
        assert_eq!(children[0].wait().unwrap().signal(), Some(SIGKILL));
    }
}
