//! Component `fork`: ranks as children of the head node process.

use std::ffi::{CString, OsStr};
use std::io;
use std::os::fd::RawFd;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use hawser_os::process::{self, CpuMask, Group, Guard, Spawn, SpawnError, SpawnStep};
use hawser_os::signals::SIGKILL;
use hawser_rte::env::{self, Identity};

use super::{
    CODE_CANNOT_START, CODE_NOT_EXECUTABLE, CODE_NOT_FOUND, ReadyProgram, StartError, refused,
};

/// Starts the ranks of one job in one process group, which a guard leads.
pub(crate) struct Forker {
    guard: Option<Guard>,
    group: i32,
    /// All of the group was killed: its number may be another group's.
    over: bool,
    /// The environment entry by which the guard knows the processes.
    mark: CString,
    /// Children of this process from before: of the program that executed ours (`sshd & exec
    /// mpirun` in the script of a container), or of other jobs.
    inherited: Vec<i32>,
    /// This process has children of other jobs.
    shared: bool,
}

/// One process to be started.
pub(crate) struct Child<'a> {
    pub(crate) program: &'a ReadyProgram,
    pub(crate) identity: &'a Identity,
    pub(crate) stdio: [Option<RawFd>; 3],
    /// CPUs to run on; none: wherever the launcher may.
    pub(crate) cpus: &'a [u32],
    /// Its end of a PMI connection.
    pub(crate) pmi: Option<RawFd>,
    /// The port of the job that has asked for it; empty: none has.
    pub(crate) parent_port: &'a str,
    /// A rank has asked for it at its PMI connection.
    pub(crate) pmi_spawned: bool,
}

impl Forker {
    /// Prepares the process group of a job. To be called before this process has other threads.
    pub(crate) fn new(job: u64) -> io::Result<Forker> {
        let inherited = process::children();
        process::adopt_orphans();
        let mark = env::agent_mark(job, std::process::id());
        let guard = Guard::start(&mark)?;
        let mark = CString::new(mark)?;
        Ok(Forker {
            group: guard.group(),
            guard: Some(guard),
            over: false,
            mark,
            inherited,
            shared: false,
        })
    }

    /// From now on other jobs have children of this process.
    pub(crate) fn share(&mut self) {
        self.shared = true;
    }

    /// Starts one process and returns its id.
    pub(crate) fn start(&self, child: &Child<'_>) -> Result<i32, StartError> {
        let own = child.identity.variables();
        let mut env: Vec<CString> = Vec::with_capacity(child.program.env.len() + own.len() + 1);
        env.extend_from_slice(&child.program.env);
        env.push(self.mark.clone());
        env.extend(own.iter().filter_map(|(k, v)| CString::new(format!("{k}={v}")).ok()));
        if !child.parent_port.is_empty() {
            env.extend(CString::new(format!("{}={}", env::PARENT_PORT, child.parent_port)).ok());
        }
        let mask = CpuMask::of(child.cpus);
        let mut keep = vec![child.identity.node_fd, child.identity.wake_fd];
        if let Some(fd) = child.pmi {
            keep.push(fd);
            env.extend(CString::new(format!("{}={fd}", env::PMI_FD)).ok());
            env.extend(child.pmi_spawned.then(|| c"PMI_SPAWNED=1".to_owned()));
        }
        process::spawn(&Spawn {
            program: &child.program.path,
            argv: &child.program.argv,
            envp: &env,
            cwd: child.program.cwd.as_deref(),
            stdio: child.stdio,
            keep: &keep,
            group: Group::Join(self.group),
            cpus: (!child.cpus.is_empty()).then_some(&mask),
            death_signal: Some(SIGKILL),
        })
        .map_err(|e| explain(&e, child.program))
    }

    /// The process group of the job.
    pub(crate) fn group(&self) -> i32 {
        self.group
    }

    /// True for the process id of the guard.
    pub(crate) fn is_guard(&self, pid: i32) -> bool {
        pid == self.group
    }

    /// The guard was killed by somebody. The group lives on while it has members.
    pub(crate) fn guard_lost(&mut self) {
        self.guard = None;
    }

    /// Sends a signal to all processes of the group and to those of `pids` that have left it.
    pub(crate) fn signal(&self, signal: i32, pids: impl Iterator<Item = i32>) {
        if signal != SIGKILL && !self.over {
            // Gone processes are no error: they are reaped soon.
            let _ = process::kill(-self.group, signal);
        }
        for pid in pids {
            if signal == SIGKILL || process::group_of(pid) != Some(self.group) {
                let _ = process::kill(pid, signal);
            }
        }
    }

    /// Kills what is left of the group; its number is not used any more afterwards.
    pub(crate) fn kill_group(&mut self) {
        match self.guard.take() {
            Some(guard) => guard.end(),
            // Without its guard the group lives as long as it has members; ours are known.
            None if !self.over && self.group_is_dying() => {
                let _ = process::kill(-self.group, SIGKILL);
            }
            None => {}
        }
        self.over = true;
    }

    /// True while some child of ours that was in the group has not been reaped.
    pub(crate) fn group_is_dying(&self) -> bool {
        process::children().into_iter().any(|p| process::group_of(p) == Some(self.group))
    }

    /// Descendants of ranks that left the group and became our children when their parents ended,
    /// but not the children that `spared` names.
    pub(crate) fn orphans(&self, spared: &[i32]) -> Vec<i32> {
        let mut all = process::children();
        all.retain(|p| !spared.contains(p) && self.is_of_job(*p));
        all
    }

    /// False for a child that is none of the job's. Whatever descends from a child that we had
    /// before, or from one of another job, may become ours, too; only then is the mark asked for,
    /// which programs can lose.
    fn is_of_job(&self, pid: i32) -> bool {
        // The keeper of logins becomes ours when the start that has begun it ends.
        if process::is_marked(pid, env::KEEPER_MARK.as_bytes()) == Some(true) {
            return false;
        }
        self.inherited.is_empty() && !self.shared
            || !self.inherited.contains(&pid)
                && (process::group_of(pid) == Some(self.group)
                    || process::is_marked(pid, self.mark.as_bytes()) == Some(true))
    }

    /// Kills those of [`Forker::orphans`].
    pub(crate) fn kill_orphans(&self, spared: &[i32]) {
        for pid in self.orphans(spared) {
            let _ = process::kill(pid, SIGKILL);
        }
    }
}

fn explain(error: &SpawnError, program: &ReadyProgram) -> StartError {
    let file = Path::new(OsStr::from_bytes(program.path.to_bytes()));
    let program = &program.shown;
    let cause = &error.cause;
    let (code, text) = match (error.step, cause.kind()) {
        (SpawnStep::Exec, io::ErrorKind::NotFound) => (
            CODE_NOT_FOUND,
            format!("program {program} cannot be executed: {}", refused::interpreter(file)),
        ),
        (SpawnStep::Exec, io::ErrorKind::ArgumentListTooLong) => (
            CODE_NOT_EXECUTABLE,
            format!("program {program}: arguments and environment are too long"),
        ),
        // ENOEXEC
        (SpawnStep::Exec, _) if cause.raw_os_error() == Some(8) => (
            CODE_NOT_EXECUTABLE,
            format!("program {program} cannot be executed: it {}", refused::format(file)),
        ),
        (SpawnStep::Exec, _) => {
            (CODE_NOT_EXECUTABLE, format!("program {program} cannot be executed: {cause}"))
        }
        (SpawnStep::Process, _) => (
            CODE_CANNOT_START,
            format!(
                "no more processes can be started: {cause} (limits: ulimit -u, the control \
                 group's pids.max, memory)"
            ),
        ),
        (SpawnStep::Cwd, _) => {
            (CODE_CANNOT_START, format!("the working directory cannot be entered: {cause}"))
        }
        (SpawnStep::Group | SpawnStep::Stdio | SpawnStep::Parent, _) => {
            (CODE_CANNOT_START, format!("a process cannot be set up ({:?}): {cause}", error.step))
        }
    };
    StartError { code, text }
}
