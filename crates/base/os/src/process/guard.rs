//! The guard of a job, which outlives a launcher that is killed.

use std::io;
use std::os::fd::{AsFd, AsRawFd, FromRawFd, OwnedFd, RawFd};

use super::{all, is_marked, kill, pid};
use crate::refused;

/// A process that leads the process group of a job and kills the whole group when this process
/// ends in any way, `kill -9` included; with it all processes that left the group or the session
/// but still have a mark of the job in their environment. Dropping the value has the same effect.
#[derive(Debug)]
pub struct Guard {
    group: i32,
    /// Its other end tells the guard that we live, and further marks.
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

    /// Tells the guard of one more mark that processes of the job have.
    ///
    /// # Errors
    /// It has ended, or the mark is too long.
    pub fn add_mark(&self, mark: &[u8]) -> io::Result<()> {
        let text = [mark, &[0]].concat();
        if text.len() > libc::PIPE_BUF {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        match crate::pipe::write(self.alive.as_fd(), &text)? {
            // The guard reads at once, and so little is written whole or not at all.
            n if n == text.len() => Ok(()),
            _ => Err(io::ErrorKind::WriteZero.into()),
        }
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
        let (mut told, mut piece) = (Vec::new(), [0u8; 256]);
        loop {
            let n = libc::read(0, piece.as_mut_ptr().cast(), piece.len());
            match usize::try_from(n) {
                Ok(0) => break,
                Ok(n) => told.extend_from_slice(piece.get(..n).unwrap_or_default()),
                Err(_) if *libc::__errno_location() == libc::EINTR => {}
                Err(_) => break,
            }
        }
        let further = told.split(|b| *b == 0).filter(|mark| !mark.is_empty());
        let marks: Vec<&[u8]> = std::iter::once(mark.as_bytes()).chain(further).collect();
        // Until nobody is found: who is about to fork when we look has a child when we look again.
        for _ in 0..GUARD_ROUNDS {
            if kill_marked(&marks) == 0 {
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

/// Kills every process but this one whose environment has one of these, as far as we may; returns
/// how many there were, and with them how many are about to begin a program, which have no
/// environment for that moment.
fn kill_marked(marks: &[&[u8]]) -> usize {
    let me = pid();
    let counts = |pid: &i32| match is_marked(*pid, marks) {
        _ if *pid == me => false,
        Some(true) => kill_if_marked(*pid, marks),
        Some(false) => false,
        None => has_program(*pid),
    };
    all().iter().filter(|pid| counts(pid)).count()
}

/// False for threads of the kernel and processes that have ended.
fn has_program(pid: i32) -> bool {
    std::fs::read_link(format!("/proc/{pid}/exe")).is_ok()
}

/// Kills a process with this number if it has a mark, and no other one that gets the number between
/// this look and the signal. True: it is killed, or is about to begin another program.
fn kill_if_marked(pid: i32, marks: &[&[u8]]) -> bool {
    // SAFETY: takes numbers only; what it returns is a new descriptor of ours, or -1.
    let fd = unsafe { libc::syscall(libc::SYS_pidfd_open, pid, 0) };
    let Ok(fd @ 0..) = RawFd::try_from(fd) else {
        let is_gone = io::Error::last_os_error().raw_os_error() == Some(libc::ESRCH);
        // Kernels before 5.3 have no such descriptors.
        return !is_gone && kill(pid, libc::SIGKILL).is_ok();
    };
    // SAFETY: nobody else has the new descriptor.
    let held = unsafe { OwnedFd::from_raw_fd(fd) };
    let nothing = std::ptr::null::<libc::siginfo_t>();
    match is_marked(pid, marks) {
        Some(true) => {}
        Some(false) => return false,
        None => return has_program(pid),
    }
    // As long as the process of the descriptor can be signalled the number has been its own, so
    // that the look was at it.
    // SAFETY: a descriptor that lives, numbers, and no further information.
    let sent = unsafe {
        libc::syscall(libc::SYS_pidfd_send_signal, held.as_raw_fd(), libc::SIGKILL, nothing, 0)
    };
    sent == 0
}
