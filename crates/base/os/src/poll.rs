//! Waiting for descriptors: a level-triggered epoll set with tokens.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, OwnedFd};

use crate::refused;

/// What to wait for on a descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interest {
    /// Stay in the set, but only errors and hang-ups are told (a paused stream: see [`Event`]).
    Nothing,
    /// Data to read, or end of file.
    Read,
    /// Room to write.
    Write,
    /// Either.
    Both,
}

/// One ready descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// The token given to [`Poller::add`].
    pub token: u64,
    /// Data or end of file can be read.
    pub readable: bool,
    /// Bytes can be written.
    pub writable: bool,
    /// The other side is gone or the descriptor is in error.
    pub closed: bool,
}

/// A set of descriptors. Level-triggered: what is not consumed is told again.
#[derive(Debug)]
pub struct Poller {
    fd: OwnedFd,
    buffer: Vec<libc::epoll_event>,
}

impl Poller {
    /// An empty set.
    ///
    /// # Errors
    /// No descriptor to be had.
    pub fn new() -> io::Result<Poller> {
        // SAFETY: no memory involved.
        let fd = unsafe { libc::epoll_create1(libc::EPOLL_CLOEXEC) };
        if fd < 0 {
            return Err(refused::last_error("epoll_create1"));
        }
        let buffer = vec![libc::epoll_event { events: 0, u64: 0 }; 256];
        // SAFETY: a new descriptor that nobody else owns.
        Ok(Poller { fd: unsafe { OwnedFd::from_raw_fd(fd) }, buffer })
    }

    fn control(&self, op: i32, fd: BorrowedFd<'_>, token: u64, what: Interest) -> io::Result<()> {
        let events = match what {
            Interest::Nothing => 0,
            Interest::Read => libc::EPOLLIN as u32,
            Interest::Write => libc::EPOLLOUT as u32,
            Interest::Both => (libc::EPOLLIN | libc::EPOLLOUT) as u32,
        };
        let mut event = libc::epoll_event { events, u64: token };
        // SAFETY: `event` is a live local, which the kernel copies.
        match unsafe { libc::epoll_ctl(self.fd.as_raw_fd(), op, fd.as_raw_fd(), &mut event) } {
            0 => Ok(()),
            _ => Err(refused::last_error("epoll_ctl")),
        }
    }

    /// Adds a descriptor. Regular files are refused by the kernel (`EPERM`): they are always ready.
    ///
    /// # Errors
    /// What the kernel said.
    pub fn add(&self, fd: BorrowedFd<'_>, token: u64, what: Interest) -> io::Result<()> {
        self.control(libc::EPOLL_CTL_ADD, fd, token, what)
    }

    /// Changes what is waited for.
    ///
    /// # Errors
    /// What the kernel said.
    pub fn change(&self, fd: BorrowedFd<'_>, token: u64, what: Interest) -> io::Result<()> {
        self.control(libc::EPOLL_CTL_MOD, fd, token, what)
    }

    /// Takes a descriptor out; unknown ones are ignored.
    pub fn remove(&self, fd: BorrowedFd<'_>) {
        let _ = self.control(libc::EPOLL_CTL_DEL, fd, 0, Interest::Nothing);
    }

    /// Waits up to `timeout_ms` (-1: for ever) and appends what is ready to `out`.
    ///
    /// # Errors
    /// What the kernel said; an interruption is not an error and yields nothing.
    pub fn wait(&mut self, timeout_ms: i32, out: &mut Vec<Event>) -> io::Result<()> {
        // SAFETY: the buffer is live and its length is given.
        let n = unsafe {
            libc::epoll_wait(
                self.fd.as_raw_fd(),
                self.buffer.as_mut_ptr(),
                self.buffer.len() as i32,
                timeout_ms,
            )
        };
        if n < 0 {
            let error = refused::last_error("epoll_wait");
            return if error.kind() == io::ErrorKind::Interrupted { Ok(()) } else { Err(error) };
        }
        out.extend(self.buffer.iter().take(n as usize).map(|e| {
            let bits = e.events;
            Event {
                token: e.u64,
                readable: bits & libc::EPOLLIN as u32 != 0,
                writable: bits & libc::EPOLLOUT as u32 != 0,
                closed: bits & (libc::EPOLLHUP | libc::EPOLLERR) as u32 != 0,
            }
        }));
        Ok(())
    }
}

impl AsFd for Poller {
    /// A set can itself be a member of another set: readable while one of its own is ready.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.fd.as_fd()
    }
}

/// True when a write to the descriptor would be taken now (at least one page by a pipe).
pub fn writable_now(fd: BorrowedFd<'_>) -> bool {
    let mut poll = libc::pollfd { fd: fd.as_raw_fd(), events: libc::POLLOUT, revents: 0 };
    // SAFETY: one live pollfd.
    unsafe { libc::poll(&mut poll, 1, 0) == 1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn readiness_and_hang_up() {
        let (read, write) = crate::pipe::pair().unwrap();
        let mut poller = Poller::new().unwrap();
        poller.add(read.as_fd(), 7, Interest::Read).unwrap();
        let mut events = Vec::new();
        poller.wait(0, &mut events).unwrap();
        assert!(events.is_empty());
        assert!(writable_now(write.as_fd()));
        let mut write = std::fs::File::from(write);
        write.write_all(b"x").unwrap();
        poller.wait(0, &mut events).unwrap();
        assert_eq!(events, [Event { token: 7, readable: true, writable: false, closed: false }]);
        poller.change(read.as_fd(), 7, Interest::Nothing).unwrap();
        drop(write);
        events.clear();
        // A process that another test has just forked may hold the end for a moment.
        poller.wait(60_000, &mut events).unwrap();
        assert!(events[0].closed && !events[0].readable);
        poller.remove(read.as_fd());
    }
}
