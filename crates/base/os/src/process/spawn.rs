//! Starting of children.
//!
//! A child shares the parent's memory until it executes its program (`clone` with
//! `CLONE_VM | CLONE_VFORK`), so that starting costs no copy of page tables and a failed step
//! reports its cause without a pipe. The child runs only async-signal-safe calls on its own stack.

use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::RawFd;
use std::sync::atomic::Ordering::Relaxed;

use super::{BlockAll, CpuMask, OLD_DESCRIPTOR_LIMIT};
use crate::refused;

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
