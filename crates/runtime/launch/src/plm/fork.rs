//! Component `fork`: ranks as children of the head node process.

use std::ffi::{CString, OsStr};
use std::io;
use std::os::fd::RawFd;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use hawser_checkpoint::numbers::{LAUNCHERS, lineage};
use hawser_os::process::{self, CpuMask, Group, Guard, Spawn, SpawnError, SpawnStep};
use hawser_os::signals::SIGKILL;
use hawser_rte::env::{self, Identity};

use super::{
    CODE_CANNOT_START, CODE_NOT_EXECUTABLE, CODE_NOT_FOUND, ReadyProgram, StartError, refused,
};

/// Starts the ranks of one job in one process group, which a guard leads.
pub(crate) struct Forker {
    guard: Option<Guard>,
    /// 0: there is none, since its guard could not be started.
    group: i32,
    /// All of the group was killed: its number may be another group's.
    over: bool,
    /// The environment entries by which the guard knows the processes. The first one is that of
    /// those that are started here; restored ones have that of the agent of their first life.
    marks: Vec<CString>,
    /// How such an entry of any agent of the job begins.
    marks_begin: String,
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
    /// Prepares the process group of a job. This process has one thread, since the guard is a copy
    /// of it.
    pub(crate) fn new(job: u64) -> io::Result<Forker> {
        let inherited = process::children();
        process::adopt_orphans();
        let marks = vec![CString::new(env::agent_mark(job, std::process::id()))?];
        let marks_begin = env::agent_marks(job);
        let (guard, group, over, shared) = (None, 0, true, false);
        let mut forker = Forker { group, guard, over, marks, marks_begin, inherited, shared };
        forker.renew()?;
        Ok(forker)
    }

    /// Kills what is left of the group, and prepares another one. An agent calls it in the middle
    /// of a job, too: its loop is the only thread then as well. Children that it has got since it
    /// began, remote shells for example, do not count as inherited: orphans would have to have a
    /// mark, which programs can lose.
    ///
    /// # Errors
    /// There is no group, and nothing can be started.
    pub(crate) fn renew(&mut self) -> io::Result<()> {
        self.kill_group();
        self.group = 0;
        let own = self.marks.first().map(|mark| mark.to_string_lossy().into_owned());
        let guard = Guard::start(&own.unwrap_or_default())?;
        self.marks.iter().skip(1).try_for_each(|mark| guard.add_mark(mark.to_bytes()))?;
        (self.group, self.guard, self.over) = (guard.group(), Some(guard), false);
        Ok(())
    }

    /// Has the guard know restored processes by the marks that they and their descendants have.
    /// What they start from now on inherits these from their memory. A mark that processes of
    /// another agent have as well does not count: they are to outlive this one.
    pub(crate) fn adopt(&mut self, restored: impl Iterator<Item = i32>) {
        let (mut own, mut left): (Vec<i32>, Vec<i32>) = (Vec::new(), restored.collect());
        let mut found: Vec<CString> = Vec::new();
        while let Some(pid) = left.pop() {
            own.push(pid);
            left.extend(process::children_of(pid));
            let begin = self.marks_begin.as_bytes();
            for mark in process::entries_of(pid, begin) {
                let agent = mark.get(begin.len()..).and_then(number_in);
                let Some(agent) = agent.filter(|agent| *agent == self.group || !is_agent(*agent))
                else {
                    continue;
                };
                // As it has to be, whatever else stands there.
                let Ok(mark) = CString::new(format!("{}{agent}", self.marks_begin)) else {
                    continue;
                };
                if !self.marks.contains(&mark) && !found.contains(&mark) {
                    found.push(mark);
                }
            }
        }
        found.retain(|mark| !has_others(mark.to_bytes(), &own));
        for mark in found {
            // One that somebody has killed guards nothing.
            let told = self.guard.as_ref().map(|guard| guard.add_mark(mark.to_bytes()));
            if told.transpose().is_ok() {
                self.marks.push(mark);
            }
        }
    }

    /// What was restored is elsewhere now: who has its marks is no concern of the next guard.
    pub(crate) fn forget(&mut self) {
        self.marks.truncate(1);
    }

    /// From now on other jobs have children of this process.
    pub(crate) fn share(&mut self) {
        self.shared = true;
    }

    /// Starts one process and returns its id.
    pub(crate) fn start(&self, child: &Child<'_>) -> Result<i32, StartError> {
        if self.group == 0 {
            return Err(StartError::new(CODE_CANNOT_START, "the ranks have no process group"));
        }
        let own = child.identity.variables();
        let mut env: Vec<CString> = Vec::with_capacity(child.program.env.len() + own.len() + 1);
        env.extend_from_slice(&child.program.env);
        env.extend(self.marks.first().cloned());
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

    /// Children of this process from before it had the job.
    pub(crate) fn inherited(&self) -> &[i32] {
        &self.inherited
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
        if process::is_marked(pid, &[env::KEEPER_MARK]) == Some(true) {
            return false;
        }
        self.inherited.is_empty() && !self.shared
            || !self.inherited.contains(&pid)
                && (process::group_of(pid) == Some(self.group)
                    || process::is_marked(pid, &self.mark_bytes()) == Some(true))
    }

    fn mark_bytes(&self) -> Vec<&[u8]> {
        self.marks.iter().map(|mark| mark.to_bytes()).collect()
    }

    /// Kills those of [`Forker::orphans`].
    pub(crate) fn kill_orphans(&self, spared: &[i32]) {
        for pid in self.orphans(spared) {
            let _ = process::kill(pid, SIGKILL);
        }
    }
}

/// The process id behind the beginning of a mark.
fn number_in(bytes: &[u8]) -> Option<i32> {
    let digits = bytes.iter().all(u8::is_ascii_digit).then_some(bytes)?;
    std::str::from_utf8(digits).ok()?.parse().ok()
}

/// An agent lives in the process that has this number.
fn is_agent(pid: i32) -> bool {
    process::is_kin(pid, &LAUNCHERS)
}

/// Processes of this host have a mark, and are none of these, nor what these have started since.
fn has_others(mark: &[u8], own: &[i32]) -> bool {
    let is_own = |pid: i32| lineage(pid).iter().any(|above| own.contains(above));
    let is_other = |pid: i32| {
        let is_marked = process::is_marked(pid, &[mark]) == Some(true);
        // Of one that has ended nothing is known.
        is_marked && !is_own(pid) && process::exists(pid)
    };
    process::all().into_iter().any(is_other)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn forker(mark: &str) -> Forker {
        Forker {
            guard: None,
            group: 0,
            over: true,
            marks: vec![CString::new(format!("HAWSER_FORK_TEST={mark}")).unwrap()],
            marks_begin: "HAWSER_FORK_TEST=".into(),
            inherited: Vec::new(),
            shared: false,
        }
    }

    /// Restored processes keep the environment of their first life.
    #[test]
    fn what_restored_processes_leave_is_found_by_their_own_marks() {
        use std::io::BufRead as _;
        use std::process::{Command, Stdio};
        // No process has this number.
        let mark = (i32::MAX - process::pid()).to_string();
        let mut forker = forker("now");
        forker.renew().unwrap();
        let script = "setsid sh -c 'echo $$; exec sleep 60' & wait";
        let mut rank = Command::new("sh");
        let rank = rank.args(["-c", script]).env("HAWSER_FORK_TEST", &mark).stdout(Stdio::piped());
        let mut rank = rank.spawn().unwrap();
        let mut line = String::new();
        let mut out = io::BufReader::new(rank.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let left: i32 = line.trim().parse().unwrap();
        forker.shared = true;
        assert!(!forker.is_of_job(left));
        // It has begun after anybody has looked for what the rank has started.
        let entry = format!("HAWSER_FORK_TEST={mark}").into_bytes();
        assert!(!has_others(&entry, &[rank.id() as i32]) && has_others(&entry, &[]));
        forker.adopt([rank.id() as i32].into_iter());
        assert!(forker.is_of_job(left) && forker.marks.len() == 2, "{:?}", forker.marks);
        forker.forget();
        assert!(!forker.is_of_job(left) && forker.marks.len() == 1, "{:?}", forker.marks);
        forker.adopt([rank.id() as i32].into_iter());
        // A guard that follows knows them, too.
        forker.renew().unwrap();
        drop(forker.guard.take());
        // Its output ends when nobody is left that has it.
        out.read_line(&mut line).unwrap();
        rank.wait().unwrap();
        let _ = process::wait_for(forker.group());
    }

    /// An agent that is killed takes no ranks of others with it.
    #[test]
    fn marks_that_others_have_are_not_adopted() {
        use std::process::Command;
        let mut forker = forker("now");
        let asleep = |mark: String| {
            let mut child = Command::new("sleep");
            let child = child.arg("60").env("HAWSER_FORK_TEST", mark).spawn().unwrap();
            let is_begun =
                || process::entries_of(child.id() as i32, b"HAWSER_FORK_TEST=").len() == 1;
            while !is_begun() {
                std::thread::yield_now();
            }
            child
        };
        let gone = (i32::MAX - 1 - process::pid()).to_string();
        let of_agent = asleep(process::pid().to_string());
        let odd = asleep(format!("{gone}x"));
        let (mut mine, mut other) = (asleep(gone.clone()), asleep(gone));
        let mut all = vec![of_agent, odd];
        let mut adopt = |child: &std::process::Child| {
            forker.adopt(std::iter::once(child.id() as i32));
            forker.marks.len()
        };
        assert_eq!((adopt(&all[0]), adopt(&all[1]), adopt(&mine)), (1, 1, 1));
        other.kill().unwrap();
        other.wait().unwrap();
        assert_eq!(adopt(&mine), 2);
        mine.kill().unwrap();
        all.push(mine);
        for mut child in all {
            let _ = child.kill();
            child.wait().unwrap();
        }
    }

    #[test]
    fn a_renewed_group_is_another_one_of_the_same_children() {
        let inherited = vec![i32::MAX];
        let mut forker = Forker { inherited, ..forker("renewed") };
        forker.renew().unwrap();
        let (first, child) = (forker.group(), i32::MAX - 1);
        assert!(forker.is_guard(first) && process::group_of(first) == Some(first));
        forker.inherited.clear();
        forker.renew().unwrap();
        assert_ne!(process::group_of(first), Some(first), "the first guard has ended");
        assert_eq!(process::group_of(forker.group()), Some(forker.group()));
        assert!(forker.is_of_job(child), "an orphan without the mark of this life");
        (forker.shared, forker.inherited) = (true, vec![child]);
        forker.renew().unwrap();
        assert!(forker.shared && forker.inherited == [child]);
        forker.kill_group();
    }

    #[test]
    fn without_a_group_nothing_is_started_nor_signalled() {
        let mut forker = forker("none");
        let program = ReadyProgram {
            shown: "true".into(),
            path: c"/bin/true".to_owned(),
            argv: vec![c"true".to_owned()],
            env: Vec::new(),
            cwd: None,
            library: crate::plm::linked::Library::default(),
        };
        let identity = Identity {
            job: 1,
            rank: 0,
            size: 1,
            local_rank: 0,
            local_size: 1,
            node_fd: 0,
            wake_fd: 0,
            appnum: 0,
            universe: 1,
        };
        let child = Child {
            program: &program,
            identity: &identity,
            stdio: [None; 3],
            cpus: &[],
            pmi: None,
            parent_port: "",
            pmi_spawned: false,
        };
        assert!(forker.start(&child).unwrap_err().text.contains("process group"));
        forker.kill_group();
        assert!(!forker.group_is_dying() && !forker.is_guard(process::pid()));
    }
}
