//! Child processes of a launcher: start, wait, signal, and the guard that outlives a killed parent.
//!
//! A child shares the parent's memory until it executes its program (`clone` with
//! `CLONE_VM | CLONE_VFORK`), so that starting costs no copy of page tables and a failed step
//! reports its cause without a pipe. The child runs only async-signal-safe calls on its own stack.

use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use serde::{Deserialize, Serialize};

use crate::refused;

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

/// The process group and session of a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Those of the parent.
    Parent,
    /// This process group of the parent's session.
    Join(i32),
    /// A new session without a terminal, whose process group it leads. The kernel shares CPUs out
    /// among sessions where `sched_autogroup_enabled` is set.
    Session,
}

impl Group {
    /// # Safety
    /// As [`child_steps`].
    unsafe fn enter(self) -> bool {
        // SAFETY: plain system calls, async-signal-safe, without pointers.
        let result = unsafe {
            match self {
                Group::Parent => 0,
                Group::Join(group) => libc::setpgid(0, group),
                Group::Session => libc::setsid(),
            }
        };
        result != -1
    }
}

/// Everything a child is made of. Descriptors not named here are inherited only if they were
/// already inheritable.
#[derive(Debug)]
pub struct Spawn<'a> {
    /// Path of the program; no search is done.
    pub program: &'a CStr,
    /// Argument list, with the name of the program first.
    pub argv: &'a [CString],
    /// Environment, `NAME=value` each.
    pub envp: &'a [CString],
    /// Working directory, or the parent's.
    pub cwd: Option<&'a CStr>,
    /// Descriptors that become 0, 1 and 2; `None` inherits the parent's.
    pub stdio: [Option<RawFd>; 3],
    /// Descriptors that the child keeps under the same number although they are close-on-exec.
    pub keep: &'a [RawFd],
    /// Session and process group.
    pub group: Group,
    /// CPUs to run on. A refusal is not an error: the child then runs unbound.
    pub cpus: Option<&'a CpuMask>,
    /// Signal that the child gets when the starting thread ends.
    pub death_signal: Option<i32>,
}

/// The step at which a start failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum SpawnStep {
    /// No process could be made (limit of processes, memory).
    Process = 0,
    /// The process group or session could not be entered.
    Group = 1,
    /// Standard descriptors could not be put in place.
    Stdio = 2,
    /// The working directory could not be entered.
    Cwd = 3,
    /// The program could not be executed.
    Exec = 4,
    /// The parent died meanwhile.
    Parent = 5,
}

/// Why a child was not started.
#[derive(Debug)]
pub struct SpawnError {
    /// The step that failed.
    pub step: SpawnStep,
    /// What the kernel said.
    pub cause: io::Error,
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

struct Shared<'a> {
    spec: &'a Spawn<'a>,
    argv: Vec<*const libc::c_char>,
    envp: Vec<*const libc::c_char>,
    parent: libc::pid_t,
    step: i32,
    errno: i32,
}

const STACK: usize = 64 * 1024;

/// Starts a child and returns its process id.
///
/// # Errors
/// [`SpawnError`] with the failed step; no process is left then.
pub fn spawn(spec: &Spawn<'_>) -> Result<i32, SpawnError> {
    let list = |strings: &[CString]| {
        strings.iter().map(|s| s.as_ptr()).chain([std::ptr::null()]).collect::<Vec<_>>()
    };
    let mut shared = Shared {
        spec,
        argv: list(spec.argv),
        envp: list(spec.envp),
        // SAFETY: getpid has no preconditions.
        parent: unsafe { libc::getpid() },
        step: -1,
        errno: 0,
    };
    let mut stack = vec![0u64; STACK / 8];
    // SAFETY: one past the end of the allocation; the stack grows down from it. A Vec<u64>'s end
    // is aligned to 8, rounded down to 16 as the ABI asks.
    let top = unsafe { stack.as_mut_ptr().add(stack.len()) } as usize & !15;
    let blocked = BlockAll::new();
    // SAFETY: the child runs `child_main` on its own stack and shares our memory until it executes
    // or exits; CLONE_VFORK suspends this thread until then, so `shared` and `stack` outlive it.
    // All signals are blocked, so no handler of ours runs in the child.
    let pid = unsafe {
        libc::clone(
            child_main,
            top as *mut libc::c_void,
            libc::CLONE_VM | libc::CLONE_VFORK | libc::SIGCHLD,
            (&raw mut shared).cast(),
        )
    };
    let cause = refused::last_error("clone");
    drop(blocked);
    if pid < 0 {
        return Err(SpawnError { step: SpawnStep::Process, cause });
    }
    // SAFETY: plain reads of our own fields; volatile because another process wrote them.
    let (step, errno) = unsafe {
        (std::ptr::read_volatile(&raw const shared.step), {
            std::ptr::read_volatile(&raw const shared.errno)
        })
    };
    if step < 0 {
        return Ok(pid);
    }
    // SAFETY: our own child, which has exited with 127; nobody else waits for it.
    unsafe { libc::waitpid(pid, std::ptr::null_mut(), 0) };
    let step = match step {
        1 => SpawnStep::Group,
        2 => SpawnStep::Stdio,
        3 => SpawnStep::Cwd,
        4 => SpawnStep::Exec,
        _ => SpawnStep::Parent,
    };
    Err(SpawnError { step, cause: io::Error::from_raw_os_error(errno) })
}

extern "C" fn child_main(arg: *mut libc::c_void) -> libc::c_int {
    let shared = arg.cast::<Shared<'_>>();
    // SAFETY: `arg` is the parent's `Shared`, alive and untouched by the suspended parent.
    let (step, errno) = unsafe { child_steps(&*shared) };
    // SAFETY: as above; plain stores that the parent reads after this process is gone.
    unsafe {
        std::ptr::write_volatile(&raw mut (*shared).step, step as i32);
        std::ptr::write_volatile(&raw mut (*shared).errno, errno);
        libc::_exit(127)
    }
}

/// Runs in the child; returns only when a step has failed.
///
/// # Safety
/// Only between `clone` and `execve`; calls nothing that is not async-signal-safe.
unsafe fn child_steps(shared: &Shared<'_>) -> (SpawnStep, i32) {
    let spec = shared.spec;
    // SAFETY: system calls on our own descriptors and on pointers into the parent's memory, which
    // stay valid while the parent is suspended.
    unsafe {
        let errno = || *libc::__errno_location();
        if !spec.group.enter() {
            return (SpawnStep::Group, errno());
        }
        if let Some(signal) = spec.death_signal {
            libc::prctl(libc::PR_SET_PDEATHSIG, signal as libc::c_ulong);
            if libc::getppid() != shared.parent {
                return (SpawnStep::Parent, libc::ESRCH);
            }
        }
        if let Some(cwd) = spec.cwd
            && libc::chdir(cwd.as_ptr()) != 0
        {
            return (SpawnStep::Cwd, errno());
        }
        if let Some(mask) = spec.cpus {
            libc::sched_setaffinity(0, mask.0.len() * 8, mask.0.as_ptr().cast());
        }
        // Sources numbered 0..2 would be overwritten by an earlier dup2: move them up first.
        let mut from = [-1; 3];
        for (slot, fd) in from.iter_mut().zip(spec.stdio) {
            if let Some(fd) = fd {
                *slot = if fd < 3 { libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, 3) } else { fd };
                if *slot < 0 {
                    return (SpawnStep::Stdio, errno());
                }
            }
        }
        for (to, fd) in from.into_iter().enumerate() {
            if fd >= 0 && libc::dup2(fd, to as i32) < 0 {
                return (SpawnStep::Stdio, errno());
            }
        }
        for &fd in spec.keep {
            if libc::fcntl(fd, libc::F_SETFD, 0) != 0 {
                return (SpawnStep::Stdio, errno());
            }
        }
        let old = OLD_DESCRIPTOR_LIMIT.load(Relaxed);
        let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
        if old != 0 && libc::getrlimit(libc::RLIMIT_NOFILE, &mut limit) == 0 {
            limit.rlim_cur = old;
            libc::setrlimit(libc::RLIMIT_NOFILE, &limit);
        }
        let mut none: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut none);
        for ignored in [libc::SIGPIPE, libc::SIGXFSZ] {
            libc::signal(ignored, libc::SIG_DFL);
        }
        libc::sigprocmask(libc::SIG_SETMASK, &none, std::ptr::null_mut());
        libc::execve(spec.program.as_ptr(), shared.argv.as_ptr(), shared.envp.as_ptr());
        (SpawnStep::Exec, errno())
    }
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

/// A process that leads the process group of a job and kills the whole group when this process
/// ends in any way, `kill -9` included; with it all processes that left the group or the session
/// but still have the job's mark in their environment. Dropping the value has the same effect.
#[derive(Debug)]
pub struct Guard {
    group: i32,
    /// Its other end tells the guard that we live.
    alive: OwnedFd,
}

impl Guard {
    /// Starts the guard in a new process group of the same session. `mark` is a variable with its
    /// value, `NAME=value`, that all processes of the job inherit and no others have.
    ///
    /// # Errors
    /// No descriptor or no process to be had.
    pub fn start(mark: &str) -> io::Result<Guard> {
        let (read, write) = crate::pipe::pair()?;
        // SAFETY: called by a launcher before it has other threads: no lock is held that the child
        // would wait for. It never returns.
        let pid = unsafe { libc::fork() };
        match pid {
            -1 => return Err(refused::last_error("clone")),
            0 => guard_main(read.as_raw_fd(), mark),
            _ => {}
        }
        let guard = Guard { group: pid, alive: write };
        // SAFETY: our own child; done on both sides so that the group exists for us now.
        if unsafe { libc::setpgid(pid, pid) } != 0 {
            let why = refused::last_error("setpgid");
            guard.end();
            return Err(why);
        }
        Ok(guard)
    }

    /// Kills all processes of the group and the guard, and reaps the guard.
    pub fn end(self) {
        // Nobody is left to be told when there is nobody to kill. Without a group there is a guard.
        let _ = kill(-self.group, libc::SIGKILL);
        let _ = kill(self.group, libc::SIGKILL);
        let Guard { group, alive } = self;
        // It ends by itself where nobody may be killed.
        drop(alive);
        // SAFETY: our own child, which ends; nobody else waits for it.
        unsafe { libc::waitpid(group, std::ptr::null_mut(), 0) };
    }

    /// The process group, valid as long as the guard lives.
    pub fn group(&self) -> i32 {
        self.group
    }
}

fn guard_main(read: RawFd, mark: &str) -> ! {
    // SAFETY: system calls on own descriptors only; the byte buffer is a live local. The launcher
    // had one thread when it forked, so that the library's own locks are free here. Signals are
    // blocked so that those meant for the job's group do not end its guard.
    unsafe {
        let mut all: libc::sigset_t = std::mem::zeroed();
        libc::sigfillset(&mut all);
        libc::sigprocmask(libc::SIG_SETMASK, &all, std::ptr::null_mut());
        libc::setpgid(0, 0);
        libc::prctl(libc::PR_SET_NAME, c"hawser-guard".as_ptr());
        libc::dup2(read, 0);
        close_but_input();
        let mut byte = 0u8;
        loop {
            let n = libc::read(0, (&raw mut byte).cast(), 1);
            if n == 0 || (n < 0 && *libc::__errno_location() != libc::EINTR) {
                break;
            }
        }
        // Until nobody is found: who is about to fork when we look has a child when we look again.
        for _ in 0..GUARD_ROUNDS {
            if kill_marked(mark.as_bytes()) == 0 {
                break;
            }
            libc::poll(std::ptr::null_mut(), 0, GUARD_PAUSE_MS);
        }
        // Where no group may be made it is that of the launcher, and of who started that.
        if libc::getpgrp() == libc::getpid() {
            libc::kill(0, libc::SIGKILL);
        }
        libc::_exit(0)
    }
}

/// Closes every descriptor but 0.
fn close_but_input() {
    // SAFETY: takes numbers only; nothing in a guard uses a descriptor afterwards.
    let all =
        unsafe { libc::syscall(libc::SYS_close_range, 1 as libc::c_uint, libc::c_uint::MAX, 0) };
    if all == 0 {
        return;
    }
    // The call is not there, or refused. What is listed is more than what is open: the list.
    let listed = std::fs::read_dir("/proc/self/fd").map(|entries| {
        entries.flatten().filter_map(|e| e.file_name().to_str()?.parse().ok()).collect()
    });
    let fds: Vec<RawFd> = listed.unwrap_or_else(|_| (1..DESCRIPTORS_GUESSED).collect());
    for fd in fds.into_iter().filter(|fd| *fd > 0) {
        // SAFETY: as above.
        unsafe { libc::close(fd) };
    }
}

/// Where no file system tells which descriptors are open.
const DESCRIPTORS_GUESSED: RawFd = 4096;

/// Rounds in which a guard looks for processes that do not die, and the time between two.
const GUARD_ROUNDS: u32 = 100;
const GUARD_PAUSE_MS: i32 = 10;

/// Kills every process but this one whose environment has this entry, as far as we may; returns
/// how many there were, and with them how many are about to begin a program, which have no
/// environment for that moment.
fn kill_marked(mark: &[u8]) -> usize {
    let me = pid();
    let Ok(entries) = std::fs::read_dir("/proc") else { return 0 };
    let pids = entries.flatten().filter_map(|e| e.file_name().to_str()?.parse::<i32>().ok());
    let counts = |pid: &i32| match is_marked(*pid, mark) {
        _ if *pid == me => false,
        Some(true) => kill(*pid, libc::SIGKILL).is_ok(),
        Some(false) => false,
        // Threads of the kernel and processes that have ended have no program either.
        None => std::fs::read_link(format!("/proc/{pid}/exe")).is_ok(),
    };
    pids.filter(counts).count()
}

/// True when the environment of a process has this entry, `NAME=value`. `None`: it has none at the
/// moment. Of processes of others nothing can be seen.
pub fn is_marked(pid: i32, mark: &[u8]) -> Option<bool> {
    let Ok(environment) = std::fs::read(format!("/proc/{pid}/environ")) else { return Some(false) };
    let has = || environment.split(|b| *b == 0).any(|entry| entry == mark);
    (!environment.is_empty()).then(has)
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

/// Ends this process at once, without running exit handlers or destructors.
pub fn exit_now(code: i32) -> ! {
    // SAFETY: no preconditions; does not return.
    unsafe { libc::_exit(code) }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        assert_eq!(text, format!("{} {session}\n", group_of(self::pid()).unwrap()));
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
        drop(guard);
        assert_eq!(wait(marked), Exit::Signal { signal: libc::SIGKILL, core: false });
        assert!(exists(longer));
        kill(longer, libc::SIGKILL).unwrap();
        wait(longer);
    }

    #[test]
    fn masks() {
        assert_eq!(CpuMask::of(&[0, 1, 65]).0, vec![3, 2]);
        assert!(raise_descriptor_limit() >= 256);
        assert!(exists(pid()));
        assert!(kill(0, 0).is_err() && kill(-1, 0).is_err());
    }
}
