//! Child processes of a launcher: start, wait, signal, and the guard that outlives a killed parent.

mod guard;
mod spawn;
mod threads;

use std::ffi::CStr;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use serde::{Deserialize, Serialize};

pub use guard::Guard;
pub use spawn::{Group, Spawn, SpawnError, SpawnStep, spawn};
pub use threads::{start_thread, threads_of_program};

/// A set of CPU numbers, as wide as the machine needs; kept as words of 64 bits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CpuMask(pub Vec<u64>);

impl CpuMask {
    /// The mask of these CPU numbers.
    pub fn of(cpus: &[u32]) -> CpuMask {
        let mut words = Vec::new();
        for &cpu in cpus {
            let at = cpu as usize / 64;
            if words.len() <= at {
                words.resize(at + 1, 0u64);
            }
            words[at] |= 1 << (cpu % 64);
        }
        CpuMask(words)
    }
}

/// How a child ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Exit {
    /// By `exit` with this code, 0–255.
    Code(u8),
    /// By this signal; `core` tells that an image was written.
    Signal {
        /// Signal number.
        signal: i32,
        /// A core image was written.
        core: bool,
    },
}

/// Blocks all signals of this thread while it lives. A thread that begins meanwhile never gets any:
/// handlers of the program run in its own threads.
#[derive(Debug)]
pub struct BlockAll(libc::sigset_t);

impl Default for BlockAll {
    fn default() -> BlockAll {
        BlockAll::new()
    }
}

impl BlockAll {
    /// From now on.
    pub fn new() -> BlockAll {
        BlockAll::but(&[])
    }

    /// As [`BlockAll::new`], but for signals that an instruction of the thread itself causes, and
    /// those of profilers: a thread that touches memory of the program gets them as it would.
    pub fn but_own() -> BlockAll {
        BlockAll::but(&[
            libc::SIGSEGV,
            libc::SIGBUS,
            libc::SIGFPE,
            libc::SIGILL,
            libc::SIGTRAP,
            libc::SIGSYS,
            libc::SIGPROF,
        ])
    }

    /// These stay as the thread has them.
    fn but(spared: &[libc::c_int]) -> BlockAll {
        // SAFETY: sigset_t is plain data; all pointers are to live locals.
        unsafe {
            let mut blocked: libc::sigset_t = std::mem::zeroed();
            let mut old: libc::sigset_t = std::mem::zeroed();
            libc::sigfillset(&mut blocked);
            for signal in spared {
                libc::sigdelset(&mut blocked, *signal);
            }
            libc::pthread_sigmask(libc::SIG_BLOCK, &blocked, &mut old);
            BlockAll(old)
        }
    }
}

impl Drop for BlockAll {
    fn drop(&mut self) {
        // SAFETY: restores the mask saved by `new`.
        unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &self.0, std::ptr::null_mut()) };
    }
}

/// One child that has ended, or `None` when none has (or there is no child). Never blocks.
pub fn reap() -> Option<(i32, Exit)> {
    let mut status = 0;
    // SAFETY: `status` is a live local.
    let pid = unsafe { libc::waitpid(-1, &mut status, libc::WNOHANG) };
    (pid > 0).then(|| (pid, exit_of(status)))
}

/// Waits for the end of a child of ours that nobody else waits for.
///
/// # Errors
/// It is no child, or somebody else has waited for it.
pub fn wait_for(pid: i32) -> io::Result<Exit> {
    let mut status = 0;
    loop {
        // SAFETY: `status` is a live local.
        if unsafe { libc::waitpid(pid, &mut status, 0) } == pid {
            return Ok(exit_of(status));
        }
        let error = io::Error::last_os_error();
        if error.kind() != io::ErrorKind::Interrupted {
            return Err(error);
        }
    }
}

fn exit_of(status: i32) -> Exit {
    if libc::WIFSIGNALED(status) {
        Exit::Signal { signal: libc::WTERMSIG(status), core: libc::WCOREDUMP(status) }
    } else {
        Exit::Code(libc::WEXITSTATUS(status) as u8)
    }
}

/// Whether a process has a handler of its own for a signal. False where the system does not tell.
pub fn catches(pid: i32, signal: i32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let mask = caught.and_then(|hex| u64::from_str_radix(hex.trim(), 16).ok()).unwrap_or(0);
    (1..=64).contains(&signal) && mask >> (signal - 1) & 1 != 0
}

/// Sends a signal to a process, or with a negative id to a process group. Signal 0 only probes.
///
/// # Errors
/// What the kernel said; `ESRCH` when there is no such process.
pub fn kill(pid: i32, signal: i32) -> io::Result<()> {
    if pid == 0 || pid == -1 {
        return Err(io::Error::from_raw_os_error(libc::EINVAL));
    }
    // SAFETY: no memory is involved; 0 and -1, which address unrelated processes, are excluded.
    match unsafe { libc::kill(pid, signal) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Holds on to one process: its number means no other one later.
#[derive(Debug)]
pub struct ProcessHandle(OwnedFd);

impl ProcessHandle {
    /// The process that has this number now.
    ///
    /// # Errors
    /// `InvalidInput` for numbers that no process has; what `pidfd_open` reported.
    pub fn of(pid: i32) -> io::Result<ProcessHandle> {
        if pid <= 0 {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        // SAFETY: a plain system call with two numbers.
        let raw = unsafe { libc::syscall(libc::SYS_pidfd_open, pid, 0) };
        let raw = RawFd::try_from(raw).ok().filter(|fd| *fd >= 0);
        let raw = raw.ok_or_else(io::Error::last_os_error)?;
        // SAFETY: the call above made this descriptor, closed by exec, and nobody else owns it.
        Ok(ProcessHandle(unsafe { OwnedFd::from_raw_fd(raw) }))
    }

    /// Sends it a signal.
    ///
    /// # Errors
    /// What the kernel reported: it has ended, or is somebody else's.
    pub fn signal(&self, signal: i32) -> io::Result<()> {
        let fd = self.0.as_raw_fd();
        let none = std::ptr::null_mut::<libc::siginfo_t>();
        // SAFETY: a plain system call on an owned descriptor; a null pointer means a plain signal.
        match unsafe { libc::syscall(libc::SYS_pidfd_send_signal, fd, signal, none, 0) } {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }
}

/// The process group of a process, `None` when there is no such process.
pub fn group_of(pid: i32) -> Option<i32> {
    // SAFETY: no memory involved.
    let group = unsafe { libc::getpgid(pid) };
    (group > 0).then_some(group)
}

/// The session of a process, `None` when there is no such process, or it is that of another PID
/// namespace.
pub fn session_of(pid: i32) -> Option<i32> {
    // SAFETY: no memory involved.
    let session = unsafe { libc::getsid(pid) };
    (session > 0).then_some(session)
}

/// The ids of the threads of a process, its own among them; empty when there is no such process.
pub fn threads_of(pid: i32) -> Vec<i32> {
    let tasks = std::fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    tasks.filter_map(|task| task.file_name().to_str()?.parse().ok()).collect()
}

/// The ids of the children of a process, of whichever of its threads; empty where the kernel does
/// not list them.
pub fn children_of(pid: i32) -> Vec<i32> {
    let list = |tid: i32| std::fs::read_to_string(format!("/proc/{pid}/task/{tid}/children")).ok();
    let numbers = |list: String| -> Vec<i32> {
        list.split_whitespace().filter_map(|number| number.parse().ok()).collect()
    };
    threads_of(pid).into_iter().filter_map(list).flat_map(numbers).collect()
}

/// Makes this process the parent of orphaned descendants, so that a clean-up finds them.
pub fn adopt_orphans() {
    // SAFETY: sets a flag of this process; a refusal changes nothing.
    unsafe { libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1 as libc::c_ulong) };
}

/// The ids of the children of the calling thread; empty where the kernel does not list them.
pub fn children() -> Vec<i32> {
    // SAFETY: getpid has no preconditions.
    let me = unsafe { libc::getpid() };
    std::fs::read_to_string(format!("/proc/self/task/{me}/children"))
        .map(|s| s.split_whitespace().filter_map(|w| w.parse().ok()).collect())
        .unwrap_or_default()
}

/// True when the environment of a process has one of these entries, `NAME=value`. `None`: it has
/// none at the moment. Of processes of others nothing can be seen.
pub fn is_marked(pid: i32, marks: &[impl AsRef<[u8]>]) -> Option<bool> {
    let Ok(environment) = std::fs::read(format!("/proc/{pid}/environ")) else { return Some(false) };
    let is_mark = |entry: &[u8]| marks.iter().any(|mark| mark.as_ref() == entry);
    (!environment.is_empty()).then(|| environment.split(|b| *b == 0).any(is_mark))
}

/// The entries of the environment of a process that begin like this; none where it cannot be seen.
pub fn entries_of(pid: i32, beginning: &[u8]) -> Vec<Vec<u8>> {
    let environment = std::fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
    let all = environment.split(|b| *b == 0);
    all.filter(|entry| entry.starts_with(beginning)).map(<[u8]>::to_vec).collect()
}

/// The soft limit of descriptors before it was raised, 0 when it was not: children get it back,
/// since programs that use `select` or close all descriptors suffer from a high one.
static OLD_DESCRIPTOR_LIMIT: AtomicU64 = AtomicU64::new(0);

/// Raises the soft limit of open descriptors of this process, but not of processes that it
/// spawns, to the hard limit; returns the limit then in force.
pub fn raise_descriptor_limit() -> u64 {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: `limit` is a live local of the right type.
    unsafe {
        if libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit) != 0 {
            return 1024;
        }
        let old = limit.rlim_cur;
        limit.rlim_cur = limit.rlim_max;
        if libc::setrlimit(libc::RLIMIT_NOFILE, &limit) != 0 {
            return old;
        }
        // Relaxed: only this thread spawns, or it handed over through a lock.
        let _ = OLD_DESCRIPTOR_LIMIT.compare_exchange(0, old, Relaxed, Relaxed);
    }
    limit.rlim_cur
}

/// Undoes [`raise_descriptor_limit`], for a program that takes the place of this process.
pub fn give_back_descriptor_limit() {
    // Relaxed: as where it is raised.
    let old = OLD_DESCRIPTOR_LIMIT.swap(0, Relaxed);
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: `limit` is a live local of the right type.
    unsafe {
        if old != 0 && libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit) == 0 {
            limit.rlim_cur = old.min(limit.rlim_max);
            libc::setrlimit(libc::RLIMIT_NOFILE, &limit);
        }
    }
}

/// Descriptors that this process may have open at once.
pub fn descriptor_limit() -> u64 {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: `limit` is a live local of the right type.
    if unsafe { libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit) } != 0 {
        return 1024;
    }
    limit.rlim_cur
}

/// Longest file that this process may make, in bytes.
pub fn file_size_limit() -> u64 {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: `limit` is a live local of the right type.
    let known = unsafe { libc::getrlimit(libc::RLIMIT_FSIZE, &mut limit) == 0 };
    if known { limit.rlim_cur } else { u64::MAX }
}

/// The name of this host as the kernel knows it.
pub fn hostname() -> String {
    // The kernel's limit is 64 bytes; 0 ends a name.
    let mut name = [0u8; 65];
    // SAFETY: the pointer and the length are those of a live local.
    let failed = unsafe { libc::gethostname(name.as_mut_ptr().cast(), name.len()) } != 0;
    match CStr::from_bytes_until_nul(&name) {
        Ok(name) if !failed && !name.is_empty() => name.to_string_lossy().into_owned(),
        _ => "localhost".to_string(),
    }
}

/// The id of this process.
pub fn pid() -> i32 {
    // SAFETY: getpid has no preconditions.
    unsafe { libc::getpid() }
}

/// The id of the calling thread.
pub fn thread_id() -> i32 {
    // SAFETY: gettid has no preconditions.
    unsafe { libc::gettid() }
}

/// Has a function called in every copy that `fork` makes of this process, before `fork` returns
/// there. Of a process with several threads the copy has one only: the function may use nothing
/// but atomics.
///
/// # Errors
/// There is no memory for it.
pub fn at_fork_in_copy(run: extern "C" fn()) -> io::Result<()> {
    // SAFETY: the function has no preconditions of its own, and lives as long as this library.
    match unsafe { libc::pthread_atfork(None, None, Some(run)) } {
        0 => Ok(()),
        e => Err(io::Error::from_raw_os_error(e)),
    }
}

/// Opens the file behind a descriptor of another process anew, for reading and writing. The kernel
/// lets processes of the same user do that, and says nothing of who the process is: what is in the
/// file has to.
///
/// # Errors
/// There is no such process or descriptor, or the kernel refuses.
pub fn open_descriptor_of(pid: u32, fd: u32) -> io::Result<std::fs::File> {
    use std::os::unix::fs::OpenOptionsExt;
    let mut options = std::fs::OpenOptions::new();
    // Whatever it is, this does not wait for it.
    options.read(true).write(true).custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY);
    options.open(format!("/proc/{pid}/fd/{fd}"))
}

/// True when a process with this id exists (it may belong to somebody else).
pub fn exists(pid: i32) -> bool {
    pid > 0
        && match kill(pid, 0) {
            Ok(()) => true,
            Err(e) => e.raw_os_error() == Some(libc::EPERM),
        }
}

/// True when a process group has members (they may belong to somebody else).
pub fn group_exists(group: i32) -> bool {
    // The kernel takes -1 for all processes.
    group > 1
        && match kill(-group, 0) {
            Ok(()) => true,
            Err(e) => e.raw_os_error() == Some(libc::EPERM),
        }
}

/// The processes of this host, as far as they can be seen.
pub fn all() -> Vec<i32> {
    let all = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    all.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect()
}

/// True for a process of this user that executes the same program as this one, or one of these
/// names in the same directory.
pub fn is_kin(pid: i32, names: &[&str]) -> bool {
    let program = |of: &str| {
        let path = std::fs::read_link(format!("/proc/{of}/exe")).ok()?;
        // It may have been replaced by a newer one.
        let text = path.to_str()?;
        let (dir, name) = text.trim_end_matches(" (deleted)").rsplit_once('/')?;
        Some((dir.to_string(), name.to_string()))
    };
    let (Some(own), Some(of)) = (program("self"), program(&pid.to_string())) else { return false };
    own == of || own.0 == of.0 && names.contains(&of.1.as_str())
}

/// Ends this process at once, without running exit handlers or destructors.
pub fn exit_now(code: i32) -> ! {
    // SAFETY: no preconditions; does not return.
    unsafe { libc::_exit(code) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::CString;
    use std::io::Read;

    fn cstrings(words: &[&str]) -> Vec<CString> {
        words.iter().map(|w| CString::new(*w).unwrap()).collect()
    }

    fn run(script: &str, group: Group, cwd: Option<&CStr>) -> (i32, String) {
        let (read, write) = crate::pipe::pair().unwrap();
        let argv = cstrings(&["sh", "-c", script]);
        let pid = spawn(&Spawn {
            program: c"/bin/sh",
            argv: &argv,
            envp: &cstrings(&["A=b"]),
            cwd,
            stdio: [None, Some(write.as_raw_fd()), None],
            keep: &[],
            group,
            cpus: None,
            death_signal: Some(libc::SIGKILL),
        })
        .unwrap();
        drop(write);
        let mut text = String::new();
        std::fs::File::from(read).read_to_string(&mut text).unwrap();
        (pid, text)
    }

    fn wait(pid: i32) -> Exit {
        let mut status = 0;
        // SAFETY: test of our own child.
        assert_eq!(unsafe { libc::waitpid(pid, &mut status, 0) }, pid);
        exit_of(status)
    }

    #[test]
    fn environment_directory_and_exit_code() {
        let (pid, text) = run("echo $A; pwd; exit 3", Group::Parent, Some(c"/usr"));
        assert_eq!(text, "b\n/usr\n");
        assert_eq!(wait(pid), Exit::Code(3));
    }

    #[test]
    fn a_session_of_its_own_has_its_process_group() {
        let ids = "read -r line </proc/$$/stat; line=${line##*) }; set -- $line; echo $3 $4";
        let of = |group| run(ids, group, None);
        let (pid, text) = of(Group::Session);
        assert_eq!(text, format!("{pid} {pid}\n"));
        assert_eq!(wait(pid), Exit::Code(0));
        let (pid, text) = of(Group::Parent);
        // SAFETY: no preconditions.
        let session = unsafe { libc::getsid(0) };
        // Within a namespace of process numbers it may have none.
        let group = group_of(self::pid()).unwrap_or(0);
        assert_eq!(text, format!("{group} {session}\n"));
        assert_eq!(wait(pid), Exit::Code(0));
    }

    #[test]
    fn the_name_of_this_host_is_that_of_the_kernel() {
        let name = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap();
        assert_eq!(hostname(), name.trim());
    }

    #[test]
    fn signals_are_unblocked_and_reported() {
        let (pid, _) = run("kill -TERM $$; sleep 5", Group::Parent, None);
        assert_eq!(wait(pid), Exit::Signal { signal: libc::SIGTERM, core: false });
    }

    #[test]
    fn a_handle_reaches_its_process_only() {
        for none in [0, -1, -7] {
            assert!(ProcessHandle::of(none).is_err(), "{none}");
        }
        let (read, write) = crate::pipe::pair().unwrap();
        let argv = cstrings(&["sleep", "60"]);
        let pid = spawn(&Spawn {
            program: c"/bin/sleep",
            argv: &argv,
            envp: &[],
            cwd: None,
            stdio: [None, Some(write.as_raw_fd()), None],
            keep: &[],
            group: Group::Parent,
            cpus: None,
            death_signal: Some(libc::SIGKILL),
        })
        .unwrap();
        drop((read, write));
        let handle = ProcessHandle::of(pid).unwrap();
        handle.signal(libc::SIGTERM).unwrap();
        assert_eq!(wait(pid), Exit::Signal { signal: libc::SIGTERM, core: false });
        assert!(handle.signal(libc::SIGTERM).is_err(), "it has ended");
    }

    #[test]
    fn failed_exec_is_reported_with_its_step() {
        let spec = Spawn {
            program: c"/no/such/program",
            argv: &cstrings(&["x"]),
            envp: &[],
            cwd: None,
            stdio: [None; 3],
            keep: &[],
            group: Group::Parent,
            cpus: None,
            death_signal: None,
        };
        let err = spawn(&spec).unwrap_err();
        assert_eq!(err.step, SpawnStep::Exec);
        assert_eq!(err.cause.raw_os_error(), Some(libc::ENOENT));
        let cwd = Spawn { program: c"/bin/true", cwd: Some(c"/no/such"), ..spec };
        assert_eq!(spawn(&cwd).unwrap_err().step, SpawnStep::Cwd);
    }

    #[test]
    fn guard_kills_its_group() {
        let guard = Guard::start("HAWSER_GUARD_TEST=none").unwrap();
        let argv = cstrings(&["sh", "-c", "sleep 100 & wait"]);
        let pid = spawn(&Spawn {
            program: c"/bin/sh",
            argv: &argv,
            envp: &cstrings(&["PATH=/usr/bin:/bin"]),
            cwd: None,
            stdio: [None; 3],
            keep: &[],
            group: Group::Join(guard.group()),
            cpus: None,
            death_signal: None,
        })
        .unwrap();
        let leader = guard.group();
        drop(guard);
        assert_eq!(wait(pid), Exit::Signal { signal: libc::SIGKILL, core: false });
        assert_eq!(wait(leader), Exit::Signal { signal: libc::SIGKILL, core: false });
        let guard = Guard::start("HAWSER_GUARD_TEST=none").unwrap();
        let leader = guard.group();
        guard.end();
        assert!(!exists(leader));
    }

    #[test]
    fn guard_finds_those_who_left_the_group() {
        let mark = format!("HAWSER_GUARD_TEST={}", pid());
        let guard = Guard::start(&mark).unwrap();
        let child = |envp: &[CString]| {
            let argv = cstrings(&["sleep", "100"]);
            spawn(&Spawn {
                program: c"/bin/sleep",
                argv: &argv,
                envp,
                cwd: None,
                stdio: [None; 3],
                keep: &[],
                group: Group::Parent,
                cpus: None,
                death_signal: None,
            })
            .unwrap()
        };
        let marked = child(&cstrings(&["A=b", &mark]));
        let longer = child(&cstrings(&[&format!("{mark}0")]));
        // Of marks that a guard is told later each counts, as far as it goes.
        let further = ["first", "last"].map(|word| format!("{mark}.{word}"));
        let of_others = further.clone().map(|mark| child(&cstrings(&[&mark])));
        further.iter().for_each(|mark| guard.add_mark(mark.as_bytes()).unwrap());
        assert!(guard.add_mark(&[b'a'; libc::PIPE_BUF]).is_err());
        let found = entries_of(longer, b"HAWSER_GUARD_");
        assert_eq!(found, [format!("{mark}0").into_bytes()]);
        assert!(entries_of(longer, b"GUARD").is_empty());
        drop(guard);
        for pid in [[marked].as_slice(), &of_others].concat() {
            assert_eq!(wait(pid), Exit::Signal { signal: libc::SIGKILL, core: false });
        }
        assert!(exists(longer));
        kill(longer, libc::SIGKILL).unwrap();
        wait(longer);
    }

    #[test]
    fn the_limit_of_descriptors_is_given_back() {
        // SAFETY: the child calls what is safe behind a fork, and ends; the limit is its own.
        let child = unsafe { libc::fork() };
        if child == 0 {
            OLD_DESCRIPTOR_LIMIT.store(0, Relaxed);
            let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
            // SAFETY: as above; `limit` is a live local of the right type.
            unsafe {
                libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit);
                limit.rlim_cur = 100;
                libc::setrlimit(libc::RLIMIT_NOFILE, &limit);
            }
            let raised = raise_descriptor_limit();
            give_back_descriptor_limit();
            let is_old = raised == limit.rlim_max && raised > 100 && descriptor_limit() == 100;
            // SAFETY: it ends the child alone.
            unsafe { libc::_exit(if is_old { 0 } else { 1 }) };
        }
        assert_eq!(wait_for(child).unwrap(), Exit::Code(0));
    }

    #[test]
    fn masks() {
        assert_eq!(CpuMask::of(&[0, 1, 65]).0, vec![3, 2]);
        assert!(raise_descriptor_limit() >= 256);
        assert!(exists(pid()));
        assert!(kill(0, 0).is_err() && kill(-1, 0).is_err());
    }
}
