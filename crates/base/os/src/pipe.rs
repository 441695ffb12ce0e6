//! Pipes, wake-ups of other processes and the state of terminals.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::fs::OpenOptionsExt;

use crate::{refused, socket};

/// A pipe: (read end, write end), both close-on-exec and blocking.
///
/// # Errors
/// No descriptor to be had.
pub fn pair() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut fds = [0; 2];
    // SAFETY: `fds` is a live array of two.
    if unsafe { libc::pipe2(fds.as_mut_ptr(), libc::O_CLOEXEC) } != 0 {
        return Err(refused::last_error("pipe2"));
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

/// Wakes its owner from other processes, which inherit [`Wake::fd`] or open it anew with
/// [`open_of`]: a pipe that nobody waits at, neither to read nor to write. (An event counter of the
/// kernel cannot be opened anew.)
#[derive(Debug)]
pub struct Wake {
    read: OwnedFd,
    write: OwnedFd,
}

impl Wake {
    /// Its descriptors are close-on-exec.
    ///
    /// # Errors
    /// No descriptor to be had.
    pub fn new() -> io::Result<Wake> {
        let (read, write) = pair()?;
        set_nonblocking(read.as_fd())?;
        // Open for reading, too, it has a reader as long as somebody can write: nobody is ended by
        // SIGPIPE.
        let write = match reopened(&format!("/proc/self/fd/{}", write.as_raw_fd())) {
            Ok(both) => both,
            Err(_) => {
                set_nonblocking(write.as_fd())?;
                write
            }
        };
        Ok(Wake { read, write })
    }

    /// What wakes the owner: see [`ring`].
    pub fn fd(&self) -> RawFd {
        self.write.as_raw_fd()
    }

    /// Takes all that has come.
    pub fn clear(&self) -> Marks {
        let mut bytes = [0; 512];
        let mut found = Marks(0);
        loop {
            let n = read(self.read.as_fd(), &mut bytes).unwrap_or(0);
            let marks = bytes.iter().take(n).filter(|b| **b < 128);
            found.0 |= marks.fold(0, |all, b| all | 1 << b);
            if n < bytes.len() {
                return found;
            }
        }
    }
}

/// What those said who rang: see [`ring_with`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marks(u128);

impl Marks {
    /// True when this one was among them. It is below 128.
    pub fn has(self, mark: u8) -> bool {
        self.0 >> (mark & 127) & 1 != 0
    }
}

impl AsFd for Wake {
    /// Readable when somebody has rung.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.read.as_fd()
    }
}

/// Wakes the owner of a [`Wake`] whose descriptor has this number. False when it is none.
pub fn ring(fd: RawFd) -> bool {
    ring_with(fd, 1)
}

/// [`ring`] with a byte that says what for. Where the pipe is full the owner is woken, but does not
/// get the byte.
pub fn ring_with(fd: RawFd, mark: u8) -> bool {
    // SAFETY: reads one byte of a live local.
    let n = unsafe { libc::write(fd, (&raw const mark).cast(), 1) };
    // Full: it is awake.
    n == 1 || io::Error::last_os_error().kind() == io::ErrorKind::WouldBlock
}

/// What another process has open under a number, opened anew: a file, a segment or a pipe.
///
/// # Errors
/// There is no such descriptor or process, or we may not look into it.
pub fn open_of(pid: i32, fd: RawFd) -> io::Result<OwnedFd> {
    reopened(&format!("/proc/{pid}/fd/{fd}"))
}

fn reopened(path: &str) -> io::Result<OwnedFd> {
    let mut options = std::fs::File::options();
    options.read(true).write(true).custom_flags(libc::O_NONBLOCK);
    options.open(path).map(OwnedFd::from)
}

/// Inherited descriptors of segments with this name ([`crate::segment::Segment::create`]) that
/// programs which this process executes would inherit, too. Empty where that cannot be seen.
pub fn inherited_segments(name: &str) -> Vec<RawFd> {
    let Ok(entries) = std::fs::read_dir("/proc/self/fd") else { return Vec::new() };
    let start = format!("/memfd:{name} ");
    let is_one = |fd: &RawFd| {
        // SAFETY: fcntl on a number that may not be open any more; it reports EBADF then.
        let flags = unsafe { libc::fcntl(*fd, libc::F_GETFD) };
        flags == 0
            && std::fs::read_link(format!("/proc/self/fd/{fd}"))
                .is_ok_and(|to| to.as_os_str().as_encoded_bytes().starts_with(start.as_bytes()))
    };
    let all = entries.flatten().filter_map(|e| e.file_name().to_str()?.parse().ok());
    all.filter(is_one).collect()
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

/// As [`point_to_null`], closed by `exec`: keeps the number while what is behind it is given up.
///
/// # Errors
/// /dev/null cannot be opened.
pub fn keep_number(fd: RawFd) -> io::Result<()> {
    put_behind(std::fs::File::open("/dev/null")?.into(), fd)
}

/// Puts what `with` is behind the number `fd`, in the place of what is there; closed by `exec`.
///
/// # Errors
/// What `dup3` reported.
pub fn put_behind(with: OwnedFd, fd: RawFd) -> io::Result<()> {
    // SAFETY: dup3 on a live descriptor; the number stays valid for those who know it.
    match unsafe { libc::dup3(with.as_raw_fd(), fd, libc::O_CLOEXEC) } {
        -1 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};

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
        assert!(!set_cloexec(-1));
        assert!(identity(-1).is_none());
        assert!(identity(null.as_raw_fd()).is_some());
    }

    #[test]
    fn waking_never_waits() {
        let wake = Wake::new().unwrap();
        let mut set = crate::poll::Poller::new().unwrap();
        set.add(wake.as_fd(), 1, crate::poll::Interest::Read).unwrap();
        let mut is_awake = || {
            let mut events = Vec::new();
            set.wait(0, &mut events).unwrap();
            !events.is_empty()
        };
        assert!(!is_awake());
        // More than a pipe holds.
        for _ in 0..100_000 {
            assert!(ring(wake.fd()));
        }
        assert!(is_awake());
        assert!(!wake.clear().has(b'U'));
        assert!(!is_awake());
        assert!(ring(wake.fd()) && ring_with(wake.fd(), b'U') && ring(wake.fd()));
        let marks = wake.clear();
        assert!(marks.has(b'U') && !marks.has(b'V') && !is_awake());
        let again = open_of(crate::process::pid(), wake.fd()).unwrap();
        assert!(ring(again.as_raw_fd()) && is_awake());
        assert!(!ring(-1));
        assert!(open_of(crate::process::pid(), 1 << 20).is_err());
    }

    #[test]
    fn segments_that_were_inherited_are_found() {
        let segment = crate::segment::Segment::create("found", 4096).unwrap();
        assert_eq!(inherited_segments("found"), []);
        // SAFETY: a flag of our own descriptor.
        unsafe { libc::fcntl(segment.fd(), libc::F_SETFD, 0) };
        assert_eq!(inherited_segments("found"), [segment.fd()]);
        assert_eq!(inherited_segments("fou"), []);
    }
}
