//! Pipes, event counters and the state of terminals.

use std::io;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};

use crate::socket;

/// A pipe: (read end, write end), both close-on-exec and blocking.
///
/// # Errors
/// No descriptor to be had.
pub fn pair() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut fds = [0; 2];
    // SAFETY: `fds` is a live array of two.
    if unsafe { libc::pipe2(fds.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: both are new descriptors that nobody else owns.
    Ok(unsafe { (OwnedFd::from_raw_fd(fds[0]), OwnedFd::from_raw_fd(fds[1])) })
}

/// Makes reads and writes of this descriptor return instead of waiting. Only for descriptors that
/// no other process shares: the mode belongs to the open file, not to the number.
///
/// # Errors
/// A bad descriptor.
pub fn set_nonblocking(fd: BorrowedFd<'_>) -> io::Result<()> {
    // SAFETY: fcntl on a live descriptor, no memory involved.
    unsafe {
        let flags = libc::fcntl(fd.as_raw_fd(), libc::F_GETFL);
        if flags < 0 || libc::fcntl(fd.as_raw_fd(), libc::F_SETFL, flags | libc::O_NONBLOCK) < 0 {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(())
}

/// Sets close-on-exec on a descriptor named by number; false when there is no such descriptor.
pub fn set_cloexec(fd: RawFd) -> bool {
    // SAFETY: sets a flag of a number that may be unused; no memory, no ownership involved.
    unsafe { libc::fcntl(fd, libc::F_SETFD, libc::FD_CLOEXEC) == 0 }
}

/// A descriptor of our own for what an inherited number refers to. The number itself stays open,
/// but programs that this process executes do not get it.
///
/// # Errors
/// There is no such descriptor, or no number to be had.
pub fn adopt(fd: RawFd) -> io::Result<OwnedFd> {
    // SAFETY: fcntl on a number that may or may not be open; it reports EBADF then.
    let own = unsafe { libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, 3) };
    if own < 0 {
        return Err(io::Error::last_os_error());
    }
    set_cloexec(fd);
    // SAFETY: the call above made this descriptor and nobody else owns it.
    Ok(unsafe { OwnedFd::from_raw_fd(own) })
}

/// An event counter (eventfd): nonblocking, close-on-exec. Any write wakes its reader.
///
/// # Errors
/// No descriptor to be had.
pub fn event() -> io::Result<OwnedFd> {
    // SAFETY: no memory involved.
    let fd = unsafe { libc::eventfd(0, libc::EFD_CLOEXEC | libc::EFD_NONBLOCK) };
    if fd < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: a new descriptor that nobody else owns.
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Adds one to the event counter behind a descriptor number that was inherited. False when the
/// number is not a writable descriptor.
pub fn ring_event(fd: RawFd) -> bool {
    let one = 1u64;
    // SAFETY: reads 8 bytes of a live local.
    unsafe { libc::write(fd, (&raw const one).cast(), 8) == 8 }
}

/// Empties an event counter.
pub fn clear_event(fd: BorrowedFd<'_>) {
    let mut count = 0u64;
    // SAFETY: writes 8 bytes into a live local; the descriptor is nonblocking.
    unsafe { libc::read(fd.as_raw_fd(), (&raw mut count).cast(), 8) };
}

/// Reads once into `bytes`; 0 is the end.
///
/// # Errors
/// What the kernel said.
pub fn read(fd: BorrowedFd<'_>, bytes: &mut [u8]) -> io::Result<usize> {
    // SAFETY: the buffer is live and its length is given.
    let n = unsafe { libc::read(fd.as_raw_fd(), bytes.as_mut_ptr().cast(), bytes.len()) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(n as usize) }
}

/// Writes once from `bytes`; fewer may be taken.
///
/// # Errors
/// What the kernel said.
pub fn write(fd: BorrowedFd<'_>, bytes: &[u8]) -> io::Result<usize> {
    // SAFETY: the buffer is live and its length is given.
    let n = unsafe { libc::write(fd.as_raw_fd(), bytes.as_ptr().cast(), bytes.len()) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(n as usize) }
}

/// The device and inode of an inherited descriptor, which tell two files apart.
pub fn identity(fd: RawFd) -> Option<(u64, u64)> {
    // SAFETY: stat is plain data and a live local; a bad number is answered with an error.
    unsafe {
        let mut stat: libc::stat = std::mem::zeroed();
        (libc::fstat(fd, &mut stat) == 0).then_some((stat.st_dev, stat.st_ino))
    }
}

/// What kind of file a standard stream is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// A terminal.
    Terminal,
    /// A regular file or block device: reads and writes never wait for another program.
    File,
    /// Everything else (pipe, socket, device).
    Other,
}

/// The kind of a standard stream.
pub fn stream_kind(fd: BorrowedFd<'_>) -> Stream {
    // SAFETY: stat is plain data and a live local; isatty takes no memory.
    unsafe {
        if libc::isatty(fd.as_raw_fd()) == 1 {
            return Stream::Terminal;
        }
        let mut stat: libc::stat = std::mem::zeroed();
        if libc::fstat(fd.as_raw_fd(), &mut stat) == 0
            && matches!(stat.st_mode & libc::S_IFMT, libc::S_IFREG | libc::S_IFBLK)
        {
            return Stream::File;
        }
    }
    Stream::Other
}

/// True when reading this terminal would stop us, because our process group is in the background.
pub fn in_background(terminal: BorrowedFd<'_>) -> bool {
    // SAFETY: no memory involved.
    unsafe { libc::tcgetpgrp(terminal.as_raw_fd()) != libc::getpgrp() }
}

/// Bytes that a terminal or pipe has ready to read.
pub fn readable_bytes(fd: BorrowedFd<'_>) -> usize {
    let mut n: libc::c_int = 0;
    // SAFETY: FIONREAD stores one int into a live local.
    let rc = unsafe { libc::ioctl(fd.as_raw_fd(), libc::FIONREAD, &mut n) };
    if rc == 0 { n.max(0) as usize } else { 0 }
}

/// Bytes written to this pipe or Unix socket that its reader has not taken yet; 0 where there is no
/// reader, and for other files.
pub fn unread_bytes(fd: BorrowedFd<'_>) -> usize {
    let mut poll = libc::pollfd { fd: fd.as_raw_fd(), events: 0, revents: 0 };
    // SAFETY: one live pollfd; the call does not wait.
    let told = unsafe { libc::poll(&mut poll, 1, 0) };
    if told < 0 || poll.revents & (libc::POLLERR | libc::POLLHUP | libc::POLLNVAL) != 0 {
        return 0;
    }
    // SAFETY: stat is plain data and a live local; a bad number is answered with an error.
    let kind = unsafe {
        let mut stat: libc::stat = std::mem::zeroed();
        match libc::fstat(fd.as_raw_fd(), &mut stat) {
            0 => stat.st_mode & libc::S_IFMT,
            _ => return 0,
        }
    };
    match kind {
        // The kernel counts what a pipe holds, at whichever end one asks.
        libc::S_IFIFO => readable_bytes(fd),
        libc::S_IFSOCK => socket::untaken_bytes(fd),
        _ => 0,
    }
}

/// Makes `fd` refer to /dev/null from now on (a launcher lets go of a stream that a child owns).
///
/// # Errors
/// /dev/null cannot be opened.
pub fn point_to_null(fd: RawFd) -> io::Result<()> {
    let null = std::fs::File::open("/dev/null")?;
    // SAFETY: dup2 on a live descriptor; a standard stream's number stays valid.
    if unsafe { libc::dup2(null.as_raw_fd(), fd) } < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::os::fd::AsFd;

    #[test]
    fn pipes_and_events() {
        let (read, write) = pair().unwrap();
        assert_eq!(stream_kind(read.as_fd()), Stream::Other);
        assert_eq!(unread_bytes(write.as_fd()), 0);
        let mut file = std::fs::File::from(write);
        file.write_all(b"abc").unwrap();
        assert_eq!(readable_bytes(read.as_fd()), 3);
        assert_eq!(unread_bytes(file.as_fd()), 3);
        drop(read);
        assert_eq!(unread_bytes(file.as_fd()), 0, "nobody will read it");
        let (mut near, mut far) = std::os::unix::net::UnixStream::pair().unwrap();
        near.write_all(b"abc").unwrap();
        assert_ne!(unread_bytes(near.as_fd()), 0);
        far.read_exact(&mut [0; 3]).unwrap();
        assert_eq!(unread_bytes(near.as_fd()), 0);
        let null = std::fs::File::options().write(true).open("/dev/null").unwrap();
        assert_eq!(unread_bytes(null.as_fd()), 0);
        let e = event().unwrap();
        assert!(ring_event(e.as_raw_fd()));
        clear_event(e.as_fd());
        assert!(!ring_event(-1));
        assert!(!set_cloexec(-1));
        assert!(identity(-1).is_none());
        assert!(identity(e.as_raw_fd()).is_some());
    }
}
