//! Shared memory segments without a name: a memfd, mapped by every process that has its descriptor.

use std::ffi::CString;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::ptr::NonNull;

/// A mapped segment. Dropping it unmaps the memory and closes the descriptor.
#[derive(Debug)]
pub struct Segment {
    fd: OwnedFd,
    ptr: NonNull<u8>,
    len: usize,
}

// SAFETY: a Segment is an address range shared with other processes anyway; who touches which byte
// is the business of the code that takes pointers out of it.
unsafe impl Send for Segment {}
// SAFETY: as above.
unsafe impl Sync for Segment {}

impl Segment {
    /// Makes a sparse segment of `len` bytes, all zero; pages appear when they are touched.
    /// `name` is shown by `/proc/PID/maps` only. The descriptor is closed by `exec`.
    ///
    /// # Errors
    /// What `memfd_create`, `ftruncate` or `mmap` reported.
    pub fn create(name: &str, len: usize) -> io::Result<Segment> {
        let name = CString::new(name).map_err(|_| io::ErrorKind::InvalidInput)?;
        // SAFETY: `name` is a valid C string for the duration of the call.
        let raw = unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) };
        if raw < 0 {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the call above made this descriptor and nobody else owns it.
        let fd = unsafe { OwnedFd::from_raw_fd(raw) };
        let size = libc::off_t::try_from(len).map_err(|_| io::ErrorKind::InvalidInput)?;
        // SAFETY: a plain system call on an owned descriptor.
        if unsafe { libc::ftruncate(fd.as_raw_fd(), size) } != 0 {
            return Err(io::Error::last_os_error());
        }
        Segment::map(fd, len, libc::PROT_READ | libc::PROT_WRITE)
    }

    /// Maps the whole segment behind `fd`, which stays the caller's (it is duplicated).
    ///
    /// # Errors
    /// When `fd` is not an open descriptor of a mappable file that is not empty.
    pub fn attach(fd: RawFd) -> io::Result<Segment> {
        // SAFETY: fcntl on a number that may or may not be open; it reports EBADF then.
        let raw = unsafe { libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, 0) };
        if raw < 0 {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the call above made this descriptor and nobody else owns it.
        let fd = unsafe { OwnedFd::from_raw_fd(raw) };
        // SAFETY: an all-zero `stat` is a valid value to be overwritten.
        let mut stat: libc::stat = unsafe { std::mem::zeroed() };
        // SAFETY: `stat` is valid for writes.
        if unsafe { libc::fstat(fd.as_raw_fd(), &mut stat) } != 0 {
            return Err(io::Error::last_os_error());
        }
        let len = usize::try_from(stat.st_size).map_err(|_| io::ErrorKind::InvalidData)?;
        Segment::map(fd, len, libc::PROT_READ | libc::PROT_WRITE)
    }

    /// Maps the whole segment behind an opened file for reading only: a store through
    /// [`Segment::ptr`] is fatal.
    ///
    /// # Errors
    /// When the file is empty or cannot be mapped.
    pub fn observe(file: std::fs::File) -> io::Result<Segment> {
        let len =
            usize::try_from(file.metadata()?.len()).map_err(|_| io::ErrorKind::InvalidData)?;
        Segment::map(file.into(), len, libc::PROT_READ)
    }

    fn map(fd: OwnedFd, len: usize, protection: libc::c_int) -> io::Result<Segment> {
        if len == 0 {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the segment is empty"));
        }
        // SAFETY: a new mapping at an address of the kernel's choice overlaps nothing.
        let ptr = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                len,
                protection,
                libc::MAP_SHARED | libc::MAP_NORESERVE,
                fd.as_raw_fd(),
                0,
            )
        };
        if ptr == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let ptr = NonNull::new(ptr.cast()).ok_or(io::ErrorKind::OutOfMemory)?;
        Ok(Segment { fd, ptr, len })
    }

    /// First byte; aligned to a page.
    pub fn ptr(&self) -> *mut u8 {
        self.ptr.as_ptr()
    }

    /// Length in bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Never true: an empty segment cannot be made.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The descriptor, to be handed to another process.
    pub fn fd(&self) -> RawFd {
        self.fd.as_raw_fd()
    }
}

impl Drop for Segment {
    fn drop(&mut self) {
        // SAFETY: the mapping was made by `map` with this length; whoever kept pointers into it
        // keeps the Segment alive (long-lived owners leak it).
        unsafe { libc::munmap(self.ptr.as_ptr().cast(), self.len) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_mappings_of_one_segment_show_the_same_bytes() {
        let a = Segment::create("test", 8192).unwrap();
        let b = Segment::attach(a.fd()).unwrap();
        assert_eq!((a.len(), b.len()), (8192, 8192));
        assert_ne!(a.ptr(), b.ptr());
        // SAFETY: both mappings are live and this long, and only this thread uses them.
        unsafe {
            a.ptr().add(5000).write_volatile(7);
            assert_eq!(b.ptr().add(5000).read_volatile(), 7);
        }
    }

    #[test]
    fn attaching_what_is_not_a_segment_is_an_error() {
        assert!(Segment::attach(-1).is_err());
        assert!(Segment::create("empty", 0).is_err());
    }
}
