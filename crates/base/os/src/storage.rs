//! Calls on files: positioned reads and writes, sizes, space, locks and what a file lies on.

use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, IntoRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

fn check(result: libc::c_long) -> io::Result<usize> {
    usize::try_from(result).map_err(|_| io::Error::last_os_error())
}

fn done(result: libc::c_int) -> io::Result<()> {
    if result < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

fn offset(at: u64) -> io::Result<libc::off_t> {
    libc::off_t::try_from(at).map_err(|_| io::Error::from_raw_os_error(libc::EFBIG))
}

fn c_path(path: &Path) -> io::Result<CString> {
    CString::new(path.as_os_str().as_bytes()).map_err(|_| io::ErrorKind::InvalidInput.into())
}

/// How a file is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mode {
    /// It will be read.
    pub read: bool,
    /// It will be written.
    pub write: bool,
    /// It is made when it does not exist.
    pub create: bool,
    /// It must not exist.
    pub exclusive: bool,
}

/// Opens a file; a new one gets the rights `permissions`, as far as the process's mask lets it.
///
/// # Errors
/// What `open` reported.
pub fn open(path: &Path, mode: Mode, permissions: u32) -> io::Result<OwnedFd> {
    let path = c_path(path)?;
    let mut flags = libc::O_CLOEXEC
        | match (mode.read, mode.write) {
            (true, true) => libc::O_RDWR,
            (false, true) => libc::O_WRONLY,
            _ => libc::O_RDONLY,
        };
    if mode.create {
        flags |= libc::O_CREAT;
    }
    if mode.exclusive {
        flags |= libc::O_EXCL;
    }
    loop {
        // SAFETY: `path` is a C string for the duration of the call.
        let fd = unsafe { libc::open(path.as_ptr(), flags, permissions) };
        if fd >= 0 {
            // SAFETY: the call above made this descriptor and nobody else owns it.
            return Ok(unsafe { OwnedFd::from_raw_fd(fd) });
        }
        let error = io::Error::last_os_error();
        if error.raw_os_error() != Some(libc::EINTR) {
            return Err(error);
        }
    }
}

/// Another open of a file that is open for writing, whose writes return when the data is on the
/// device.
///
/// # Errors
/// What `open` reported.
pub fn reopen_synchronous(fd: &OwnedFd, read: bool) -> io::Result<OwnedFd> {
    let path = c_path(Path::new(&format!("/proc/self/fd/{}", fd.as_raw_fd())))?;
    let access = if read { libc::O_RDWR } else { libc::O_WRONLY };
    // SAFETY: `path` is a C string for the duration of the call.
    let fd = unsafe { libc::open(path.as_ptr(), access | libc::O_DSYNC | libc::O_CLOEXEC) };
    done(fd)?;
    // SAFETY: the call above made this descriptor and nobody else owns it.
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Closes a file. File systems of servers may tell only now of writes that had seemed to succeed.
///
/// # Errors
/// What `close` reported; the descriptor is gone all the same.
pub fn close(fd: OwnedFd) -> io::Result<()> {
    // SAFETY: the descriptor was owned and nobody has it any more.
    match done(unsafe { libc::close(fd.into_raw_fd()) }) {
        // Linux has closed it.
        Err(e) if e.kind() == io::ErrorKind::Interrupted => Ok(()),
        other => other,
    }
}

/// Opens the file once more and closes that: clients of servers look a file up anew when it is
/// opened. The process's POSIX locks of the file are given back, as by each close.
pub fn open_once_more(fd: &OwnedFd) {
    // SAFETY: a plain system call on an owned descriptor.
    let flags = unsafe { libc::fcntl(fd.as_raw_fd(), libc::F_GETFL) };
    if let Ok(path) = CString::new(format!("/proc/self/fd/{}", fd.as_raw_fd())) {
        let flags = libc::O_CLOEXEC | flags.max(0) & libc::O_ACCMODE;
        // SAFETY: `path` is a C string for the duration of the call, and the descriptor, which
        // nobody else has, is closed here.
        unsafe {
            let again = libc::open(path.as_ptr(), flags);
            if again >= 0 {
                libc::close(again);
            }
        }
    }
}

/// Has the kernel forget what it keeps of a file's data and state, which other hosts have changed:
/// clean pages are dropped, and a server is asked for the state. What the kernel refuses stays as
/// it is.
pub fn forget(fd: &OwnedFd) {
    // SAFETY: plain system calls on an owned descriptor; an all-zero `statx` is a valid value to
    // be overwritten, and the path is empty.
    unsafe {
        libc::posix_fadvise(fd.as_raw_fd(), 0, 0, libc::POSIX_FADV_DONTNEED);
        let mut state: libc::statx = std::mem::zeroed();
        let how = libc::AT_EMPTY_PATH | libc::AT_STATX_FORCE_SYNC;
        libc::statx(fd.as_raw_fd(), c"".as_ptr(), how, libc::STATX_BASIC_STATS, &mut state);
    }
}

/// True when the process may not make files of any length (`ulimit -f`): a call that makes one
/// longer sends `SIGXFSZ`, which ends the process.
pub fn is_limited() -> bool {
    // SAFETY: an all-zero `rlimit` is a valid value to be overwritten.
    unsafe {
        let mut limit: libc::rlimit = std::mem::zeroed();
        libc::getrlimit(libc::RLIMIT_FSIZE, &mut limit) == 0
            && limit.rlim_cur != libc::RLIM_INFINITY
    }
}

/// Removes a file's name.
///
/// # Errors
/// What `unlink` reported.
pub fn unlink(path: &Path) -> io::Result<()> {
    let path = c_path(path)?;
    // SAFETY: `path` is a C string for the duration of the call.
    done(unsafe { libc::unlink(path.as_ptr()) })
}

/// Writes some of `len` bytes at `from` to the file's bytes from `at` on; gives how many.
///
/// # Errors
/// What `pwrite` reported.
///
/// # Safety
/// The memory is readable.
pub unsafe fn write_at(fd: &OwnedFd, from: *const u8, len: usize, at: u64) -> io::Result<usize> {
    let at = offset(at)?;
    // SAFETY: promised by the caller.
    check(unsafe { libc::pwrite(fd.as_raw_fd(), from.cast(), len, at) } as libc::c_long)
}

/// Reads some of `len` bytes of the file from `at` on to memory at `into`; 0 at the file's end.
///
/// # Errors
/// What `pread` reported.
///
/// # Safety
/// The memory is writable, and nobody looks at it meanwhile.
pub unsafe fn read_at(fd: &OwnedFd, into: *mut u8, len: usize, at: u64) -> io::Result<usize> {
    let at = offset(at)?;
    // SAFETY: promised by the caller.
    check(unsafe { libc::pread(fd.as_raw_fd(), into.cast(), len, at) } as libc::c_long)
}

/// True when the file has no places: a pipe, a socket, a terminal.
pub fn is_stream(fd: &OwnedFd) -> bool {
    // SAFETY: a plain system call on an owned descriptor, which changes nothing.
    let at = unsafe { libc::lseek(fd.as_raw_fd(), 0, libc::SEEK_CUR) };
    at < 0 && io::Error::last_os_error().raw_os_error() == Some(libc::ESPIPE)
}

/// As [`write_at`], to what has no places.
///
/// # Errors
/// What `write` reported.
///
/// # Safety
/// The memory is readable.
pub unsafe fn write_next(fd: &OwnedFd, from: *const u8, len: usize) -> io::Result<usize> {
    // SAFETY: promised by the caller.
    check(unsafe { libc::write(fd.as_raw_fd(), from.cast(), len) } as libc::c_long)
}

/// As [`read_at`], from what has no places.
///
/// # Errors
/// What `read` reported.
///
/// # Safety
/// The memory is writable, and nobody looks at it meanwhile.
pub unsafe fn read_next(fd: &OwnedFd, into: *mut u8, len: usize) -> io::Result<usize> {
    // SAFETY: promised by the caller.
    check(unsafe { libc::read(fd.as_raw_fd(), into.cast(), len) } as libc::c_long)
}

/// What `fstat` says of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// Bytes.
    pub size: u64,
    /// It is a directory.
    pub directory: bool,
    /// The device and the number there, which no other file has at the same time.
    pub id: (u64, u64),
    /// Bytes that are best moved at a time.
    pub block: u64,
}

/// Looks a file up.
///
/// # Errors
/// What `fstat` reported.
pub fn about(fd: &OwnedFd) -> io::Result<About> {
    // SAFETY: an all-zero `stat` is a valid value to be overwritten.
    let mut stat: libc::stat = unsafe { std::mem::zeroed() };
    // SAFETY: `stat` is valid for writes.
    done(unsafe { libc::fstat(fd.as_raw_fd(), &mut stat) })?;
    Ok(told(&stat))
}

/// As [`about`], by a file's name.
///
/// # Errors
/// What `stat` reported.
pub fn about_path(path: &Path) -> io::Result<About> {
    let path = c_path(path)?;
    // SAFETY: an all-zero `stat` is a valid value to be overwritten.
    let mut stat: libc::stat = unsafe { std::mem::zeroed() };
    // SAFETY: `path` is a C string for the duration of the call, and `stat` is valid for writes.
    done(unsafe { libc::stat(path.as_ptr(), &mut stat) })?;
    Ok(told(&stat))
}

fn told(stat: &libc::stat) -> About {
    About {
        size: u64::try_from(stat.st_size).unwrap_or(0),
        directory: stat.st_mode & libc::S_IFMT == libc::S_IFDIR,
        id: (stat.st_dev, stat.st_ino),
        block: u64::try_from(stat.st_blksize).unwrap_or(4096),
    }
}

/// Makes the file this long.
///
/// # Errors
/// What `ftruncate` reported.
pub fn set_size(fd: &OwnedFd, size: u64) -> io::Result<()> {
    let size = offset(size)?;
    // SAFETY: a plain system call on an owned descriptor.
    done(unsafe { libc::ftruncate(fd.as_raw_fd(), size) })
}

/// Has the file system set space aside for the first `size` bytes; the file is as long afterwards
/// at least.
///
/// # Errors
/// What `fallocate` reported; `EOPNOTSUPP` where the file system cannot.
pub fn reserve(fd: &OwnedFd, size: u64) -> io::Result<()> {
    let size = offset(size)?;
    if size == 0 {
        return Ok(());
    }
    // SAFETY: a plain system call on an owned descriptor.
    done(unsafe { libc::fallocate(fd.as_raw_fd(), 0, 0, size) })
}

/// Returns when the file's data is on the device.
///
/// # Errors
/// What `fsync` reported.
pub fn sync(fd: &OwnedFd) -> io::Result<()> {
    // SAFETY: a plain system call on an owned descriptor.
    done(unsafe { libc::fsync(fd.as_raw_fd()) })
}

/// A lock of bytes of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Lock {
    Shared,
    Exclusive,
    None,
}

/// Waits for a lock of the bytes `at..end` that belongs to the open file, not to the process, or
/// gives it back.
///
/// # Errors
/// What `fcntl` reported; `EINTR` when a signal came.
pub fn lock(fd: &OwnedFd, lock: Lock, at: u64, end: u64) -> io::Result<()> {
    lock_by(libc::F_OFD_SETLKW, fd, lock, at, end)
}

/// As [`lock`], without waiting: false when another open of the file has a lock that excludes it.
///
/// # Errors
/// What `fcntl` reported.
pub fn try_lock(fd: &OwnedFd, lock: Lock, at: u64, end: u64) -> io::Result<bool> {
    match lock_by(libc::F_OFD_SETLK, fd, lock, at, end) {
        Ok(()) => Ok(true),
        Err(e) if matches!(e.raw_os_error(), Some(libc::EAGAIN | libc::EACCES)) => Ok(false),
        Err(e) => Err(e),
    }
}

fn lock_by(command: libc::c_int, fd: &OwnedFd, lock: Lock, at: u64, end: u64) -> io::Result<()> {
    // A length of 0 would mean all up to the end of the file.
    if end <= at {
        return Ok(());
    }
    // SAFETY: an all-zero `flock` is a valid value.
    let mut range: libc::flock = unsafe { std::mem::zeroed() };
    range.l_type = match lock {
        Lock::Shared => libc::F_RDLCK,
        Lock::Exclusive => libc::F_WRLCK,
        Lock::None => libc::F_UNLCK,
    } as libc::c_short;
    range.l_whence = libc::SEEK_SET as libc::c_short;
    range.l_start = offset(at)?;
    range.l_len = offset(end.saturating_sub(at))?;
    // SAFETY: `range` is valid for the call.
    done(unsafe { libc::fcntl(fd.as_raw_fd(), command, &range) })
}

/// The number of the kind of file system that a file lies on.
///
/// # Errors
/// What `fstatfs` reported.
pub fn kind_of_system(fd: &OwnedFd) -> io::Result<i64> {
    // SAFETY: an all-zero `statfs` is a valid value to be overwritten.
    let mut stat: libc::statfs = unsafe { std::mem::zeroed() };
    // SAFETY: `stat` is valid for writes.
    done(unsafe { libc::fstatfs(fd.as_raw_fd(), &mut stat) })?;
    Ok(stat.f_type as i64)
}

/// As [`kind_of_system`], by a name.
///
/// # Errors
/// What `statfs` reported.
pub fn kind_of_path(path: &Path) -> io::Result<i64> {
    let path = c_path(path)?;
    // SAFETY: an all-zero `statfs` is a valid value to be overwritten.
    let mut stat: libc::statfs = unsafe { std::mem::zeroed() };
    // SAFETY: `path` is a C string for the duration of the call, and `stat` is valid for writes.
    done(unsafe { libc::statfs(path.as_ptr(), &mut stat) })?;
    Ok(stat.f_type as i64)
}

/// An extended attribute of a file, at most `room` bytes of it.
///
/// # Errors
/// What `fgetxattr` reported.
pub fn attribute(fd: &OwnedFd, name: &CStr, room: usize) -> io::Result<Vec<u8>> {
    let mut value = vec![0_u8; room];
    // SAFETY: `name` is a C string and `value` as long as said.
    let n = check(unsafe {
        libc::fgetxattr(fd.as_raw_fd(), name.as_ptr(), value.as_mut_ptr().cast(), room)
    } as libc::c_long)?;
    value.truncate(n);
    Ok(value)
}
