//! Signals as data: a descriptor that yields them, and their names.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, FromRawFd, OwnedFd};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::refused;

pub use libc::{
    SIGABRT, SIGALRM, SIGBUS, SIGCHLD, SIGCONT, SIGFPE, SIGHUP, SIGILL, SIGINT, SIGKILL, SIGPIPE,
    SIGQUIT, SIGSEGV, SIGSTOP, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2, SIGWINCH, SIGXCPU, SIGXFSZ,
};

/// A signal that was delivered through [`SignalFd`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// Its number.
    pub signal: i32,
    /// The sending process, 0 when the kernel sent it.
    pub from: i32,
}

/// Signals of this process, read from a descriptor instead of interrupting it.
#[derive(Debug)]
pub struct SignalFd {
    fd: OwnedFd,
}

impl SignalFd {
    /// Blocks these signals in the calling thread and delivers them through the descriptor. A
    /// signal that this process ignores stays ignored: whoever started it wants that (`nohup`, a
    /// shell for what it starts in the background).
    ///
    /// # Errors
    /// No descriptor to be had.
    pub fn new(signals: &[i32]) -> io::Result<SignalFd> {
        // SAFETY: sigset_t is plain data; all pointers are to live locals.
        unsafe {
            let mut set: libc::sigset_t = std::mem::zeroed();
            libc::sigemptyset(&mut set);
            for &signal in signals.iter().filter(|s| !is_ignored(**s)) {
                libc::sigaddset(&mut set, signal);
            }
            let errno = libc::pthread_sigmask(libc::SIG_BLOCK, &set, std::ptr::null_mut());
            if errno != 0 {
                return Err(io::Error::from_raw_os_error(errno));
            }
            let fd = libc::signalfd(-1, &set, libc::SFD_CLOEXEC | libc::SFD_NONBLOCK);
            if fd < 0 {
                return Err(refused::last_error("signalfd4"));
            }
            Ok(SignalFd { fd: OwnedFd::from_raw_fd(fd) })
        }
    }

    /// The next signal, or `None` when none is waiting. Never blocks.
    pub fn next(&self) -> Option<Arrived> {
        use std::os::fd::AsRawFd;
        // SAFETY: signalfd_siginfo is plain data; the kernel writes one record into a live local.
        unsafe {
            let mut info: libc::signalfd_siginfo = std::mem::zeroed();
            let size = size_of::<libc::signalfd_siginfo>();
            let n = libc::read(self.fd.as_raw_fd(), (&raw mut info).cast(), size);
            (n == size as isize)
                .then_some(Arrived { signal: info.ssi_signo as i32, from: info.ssi_pid as i32 })
        }
    }
}

impl AsFd for SignalFd {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.fd.as_fd()
    }
}

/// The calling thread gets these signals again, those first that have come while [`SignalFd`]
/// blocked them: a program that takes the place of this process has the mask of the thread.
pub fn unblock(signals: &[i32]) {
    // SAFETY: sigset_t is plain data; all pointers are to live locals.
    unsafe {
        let mut set: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut set);
        for &signal in signals {
            libc::sigaddset(&mut set, signal);
        }
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &set, std::ptr::null_mut());
    }
}

/// Makes a call that may send a signal to this thread: the program does not get it, and its handler
/// and mask stay as they are.
pub fn without<T>(signal: i32, call: impl FnOnce() -> T) -> T {
    // SAFETY: sigset_t is plain data; all pointers are to live locals.
    unsafe {
        let mut set: libc::sigset_t = std::mem::zeroed();
        let (mut old, mut pending) = (set, set);
        libc::sigemptyset(&mut set);
        libc::sigaddset(&mut set, signal);
        libc::pthread_sigmask(libc::SIG_BLOCK, &set, &mut old);
        let is_pending = |pending: &mut libc::sigset_t| {
            libc::sigpending(pending) == 0 && libc::sigismember(pending, signal) == 1
        };
        let before = is_pending(&mut pending);
        let result = call();
        if !before && is_pending(&mut pending) {
            let now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
            libc::sigtimedwait(&set, std::ptr::null_mut(), &now);
        }
        libc::pthread_sigmask(libc::SIG_SETMASK, &old, std::ptr::null_mut());
        result
    }
}

/// True while this process ignores a signal.
fn is_ignored(signal: i32) -> bool {
    // SAFETY: sigaction is plain data; asking changes nothing, and writes into a live local.
    unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        libc::sigaction(signal, std::ptr::null(), &mut now) == 0
            && now.sa_sigaction == libc::SIG_IGN
    }
}

/// When each signal last came that [`note`] notes, in monotonic nanoseconds; 0: never.
static NOTED: [AtomicU64; 32] = [const { AtomicU64::new(0) }; 32];

/// Of a signal handler only what is safe there: the clock, and an atomic store.
extern "C" fn take_note(signal: i32) {
    if let Some(noted) = usize::try_from(signal).ok().and_then(|at| NOTED.get(at)) {
        // Relaxed: the number is all that is told.
        noted.store(crate::clock::now_ns().max(1), Relaxed);
    }
}

/// From now on a signal is noted instead of ending this process. A program that handles or ignores
/// it keeps doing so: false.
///
/// # Errors
/// What the kernel said.
pub fn note(signal: i32) -> io::Result<bool> {
    // SAFETY: sigaction is plain data; both pointers are to live locals, and the handler touches
    // nothing but an atomic.
    unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        if libc::sigaction(signal, std::ptr::null(), &mut now) != 0 {
            return Err(refused::last_error("sigaction"));
        }
        let handler: extern "C" fn(i32) = take_note;
        if now.sa_sigaction == handler as usize {
            return Ok(true);
        }
        let heeds: Heeding = heed_parent;
        if now.sa_sigaction != libc::SIG_DFL && now.sa_sigaction != heeds as usize {
            return Ok(false);
        }
        let mut new: libc::sigaction = std::mem::zeroed();
        new.sa_sigaction = handler as usize;
        // Calls that wait go on: nobody may be interrupted by a notice.
        new.sa_flags = libc::SA_RESTART;
        libc::sigemptyset(&mut new.sa_mask);
        match libc::sigaction(signal, &new, std::ptr::null_mut()) {
            0 => Ok(true),
            _ => Err(refused::last_error("sigaction")),
        }
    }
}

type Heeding = extern "C" fn(i32, *mut libc::siginfo_t, *mut libc::c_void);

/// Of a signal handler only what is safe there: who has sent it, and the end of this process.
extern "C" fn heed_parent(signal: i32, info: *mut libc::siginfo_t, _: *mut libc::c_void) {
    // SAFETY: the kernel gives a handler with SA_SIGINFO a live record, of which signals of
    // processes have this part; the calls are safe in handlers.
    unsafe {
        let of_process = (*info).si_code <= 0;
        if of_process && (*info).si_pid() != libc::getppid() {
            return;
        }
        // It is blocked until the handler returns, and comes then.
        libc::signal(signal, libc::SIG_DFL);
        libc::raise(signal);
    }
}

/// From now on a signal does to this process what it does by default only where its parent or the
/// kernel sends it. A program that handles or ignores it keeps doing so: false.
///
/// # Errors
/// What the kernel said.
pub fn leave_to_parent(signal: i32) -> io::Result<bool> {
    // SAFETY: sigaction is plain data, and both pointers are to live locals.
    unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        if libc::sigaction(signal, std::ptr::null(), &mut now) != 0 {
            return Err(refused::last_error("sigaction"));
        }
        if now.sa_sigaction != libc::SIG_DFL {
            return Ok(false);
        }
        let heeds: Heeding = heed_parent;
        let mut new: libc::sigaction = std::mem::zeroed();
        new.sa_sigaction = heeds as usize;
        new.sa_flags = libc::SA_RESTART | libc::SA_SIGINFO;
        libc::sigemptyset(&mut new.sa_mask);
        match libc::sigaction(signal, &new, std::ptr::null_mut()) {
            0 => Ok(true),
            _ => Err(refused::last_error("sigaction")),
        }
    }
}

/// When a signal that is noted last came, on our monotonic clock in nanoseconds; 0: never.
pub fn noted(signal: i32) -> u64 {
    usize::try_from(signal).ok().and_then(|at| NOTED.get(at)).map_or(0, |n| n.load(Relaxed))
}

/// The number of a signal by its name, with or without `SIG`.
pub fn by_name(text: &str) -> Option<i32> {
    let upper = text.trim().to_ascii_uppercase();
    let wanted = upper.strip_prefix("SIG").unwrap_or(&upper).to_string();
    (1..32).find(|n| name(*n).strip_prefix("SIG") == Some(wanted.as_str()))
}

/// This process hears of the ends of its children, also where whoever started it has made it ignore
/// them: the kernel would reap them unseen.
pub fn hear_children() {
    // SAFETY: the default action of SIGCHLD is to do nothing.
    unsafe { libc::signal(libc::SIGCHLD, libc::SIG_DFL) };
}

/// Stops this process as its own default action for `SIGTSTP` would.
pub fn stop_self() {
    // SAFETY: raise takes no memory; SIGSTOP cannot be handled, the process continues after it.
    unsafe { libc::raise(libc::SIGSTOP) };
}

/// `SIGTERM` does nothing to this process any more, whatever it did before: it is about to end.
pub fn ignore_termination() {
    // SAFETY: ignoring a signal has no precondition.
    unsafe { libc::signal(libc::SIGTERM, libc::SIG_IGN) };
}

/// A write past the limit of file sizes fails with `EFBIG`, and no `SIGXFSZ` ends this process
/// before it has said so. Processes that it starts have the default action
/// ([`crate::process::spawn`]).
pub fn ignore_file_size() {
    // SAFETY: ignoring a signal has no precondition.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
}

/// Ends this process by the default action of a signal, so that the parent sees the signal.
pub fn die_by(signal: i32) -> ! {
    // SAFETY: restores the default action, unblocks the signal in this thread and raises it.
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
        let mut set: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut set);
        libc::sigaddset(&mut set, signal);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &set, std::ptr::null_mut());
        libc::raise(signal);
        libc::_exit(128 + signal)
    }
}

/// The usual name of a signal: `SIGSEGV`, `SIGRTMIN+3`, `signal 77`.
pub fn name(signal: i32) -> String {
    let known = match signal {
        libc::SIGHUP => "SIGHUP",
        libc::SIGINT => "SIGINT",
        libc::SIGQUIT => "SIGQUIT",
        libc::SIGILL => "SIGILL",
        libc::SIGTRAP => "SIGTRAP",
        libc::SIGABRT => "SIGABRT",
        libc::SIGBUS => "SIGBUS",
        libc::SIGFPE => "SIGFPE",
        libc::SIGKILL => "SIGKILL",
        libc::SIGUSR1 => "SIGUSR1",
        libc::SIGSEGV => "SIGSEGV",
        libc::SIGUSR2 => "SIGUSR2",
        libc::SIGPIPE => "SIGPIPE",
        libc::SIGALRM => "SIGALRM",
        libc::SIGTERM => "SIGTERM",
        libc::SIGSTKFLT => "SIGSTKFLT",
        libc::SIGCHLD => "SIGCHLD",
        libc::SIGCONT => "SIGCONT",
        libc::SIGSTOP => "SIGSTOP",
        libc::SIGTSTP => "SIGTSTP",
        libc::SIGTTIN => "SIGTTIN",
        libc::SIGTTOU => "SIGTTOU",
        libc::SIGURG => "SIGURG",
        libc::SIGXCPU => "SIGXCPU",
        libc::SIGXFSZ => "SIGXFSZ",
        libc::SIGVTALRM => "SIGVTALRM",
        libc::SIGPROF => "SIGPROF",
        libc::SIGWINCH => "SIGWINCH",
        libc::SIGIO => "SIGIO",
        libc::SIGPWR => "SIGPWR",
        libc::SIGSYS => "SIGSYS",
        _ => "",
    };
    if !known.is_empty() {
        known.to_string()
    } else if (libc::SIGRTMIN()..=libc::SIGRTMAX()).contains(&signal) {
        format!("SIGRTMIN+{}", signal - libc::SIGRTMIN())
    } else {
        format!("signal {signal}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_are_left_to_the_parent() {
        // SAFETY: the child calls what is safe behind a fork, and ends; signals go to it alone.
        unsafe {
            let child = libc::fork();
            if child == 0 {
                // Its own does nothing; then its parent may begin.
                let left = leave_to_parent(SIGUSR1).is_ok_and(|left| left);
                libc::raise(SIGUSR1);
                libc::raise(if left { libc::SIGSTOP } else { libc::SIGKILL });
                libc::_exit(3);
            }
            let mut status = 0;
            assert_eq!(libc::waitpid(child, &mut status, libc::WUNTRACED), child);
            assert!(libc::WIFSTOPPED(status), "status {status}");
            libc::kill(child, SIGUSR1);
            libc::kill(child, SIGCONT);
            assert_eq!(libc::waitpid(child, &mut status, 0), child);
            assert!(libc::WIFSIGNALED(status) && libc::WTERMSIG(status) == SIGUSR1);
        }
    }

    #[test]
    fn a_signal_that_is_unblocked_ends_the_process_and_others_stay_pending() {
        // SAFETY: the child calls what is safe behind a fork, and ends; signals go to it alone.
        unsafe {
            let child = libc::fork();
            if child == 0 {
                let blocked = SignalFd::new(&[SIGTERM, SIGUSR1]);
                libc::raise(SIGUSR1);
                unblock(&[SIGINT]);
                libc::raise(SIGTERM);
                let mut pending: libc::sigset_t = std::mem::zeroed();
                libc::sigpending(&mut pending);
                let both = [SIGTERM, SIGUSR1].map(|signal| libc::sigismember(&pending, signal));
                if blocked.is_ok() && both == [1, 1] {
                    unblock(&[SIGTERM]);
                }
                libc::_exit(3);
            }
            let mut status = 0;
            assert_eq!(libc::waitpid(child, &mut status, 0), child);
            assert!(libc::WIFSIGNALED(status) && libc::WTERMSIG(status) == SIGTERM, "{status}");
        }
    }

    #[test]
    fn names_and_delivery() {
        assert_eq!(name(11), "SIGSEGV");
        assert_eq!(name(libc::SIGRTMIN() + 2), "SIGRTMIN+2");
        assert_eq!(name(99), "signal 99");
        assert_eq!((by_name("usr1"), by_name("SIGTERM")), (Some(SIGUSR1), Some(SIGTERM)));
        assert_eq!((by_name("TERMS"), by_name("")), (None, None));
        assert_eq!((note(SIGXCPU).ok(), noted(SIGXCPU)), (Some(true), 0));
        // SAFETY: a signal to this thread, which is noted.
        unsafe { libc::raise(SIGXCPU) };
        assert!(noted(SIGXCPU) > 0 && noted(-1) == 0);
        // In a thread of its own: the mask belongs to the thread.
        std::thread::spawn(|| {
            let fd = SignalFd::new(&[SIGUSR2]).unwrap();
            assert_eq!(fd.next(), None);
            // SAFETY: sends a blocked signal to this very thread.
            unsafe { libc::pthread_kill(libc::pthread_self(), SIGUSR2) };
            assert_eq!(fd.next().map(|a| a.signal), Some(SIGUSR2));
        })
        .join()
        .unwrap();
    }
}
