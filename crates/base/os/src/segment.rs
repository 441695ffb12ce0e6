//! Shared memory segments without a name: a memfd, mapped by every process that has its descriptor.

use std::ffi::CString;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{process, refused};

/// A mapped segment. Dropping it unmaps the memory and closes the descriptor.
#[derive(Debug)]
pub struct Segment {
    /// `None` once it was retired, and while it is given up.
    fd: Mutex<Option<OwnedFd>>,
    ptr: NonNull<u8>,
    len: usize,
    /// Length of the file, of which the mapping may be the beginning.
    room: u64,
    retired: AtomicBool,
    windows: Arc<Mutex<Vec<Part>>>,
}

/// A mapped part of a segment's file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    /// Address of the first byte.
    first: usize,
    len: usize,
    /// Where the part begins in the file.
    offset: libc::off_t,
}

impl Part {
    /// Puts memory that is shared through `fd`, or private and zero, at the addresses of the part.
    ///
    /// # Safety
    /// The addresses are those of a mapping of the caller's, which may change under its users.
    unsafe fn replace(self, fd: Option<&OwnedFd>) -> io::Result<()> {
        let (kind, fd, offset) = match fd {
            Some(fd) => (libc::MAP_SHARED, fd.as_raw_fd(), self.offset),
            None => (libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0),
        };
        // SAFETY: as the caller promises.
        let new = unsafe {
            libc::mmap(
                std::ptr::with_exposed_provenance_mut(self.first),
                self.len,
                libc::PROT_READ | libc::PROT_WRITE,
                kind | libc::MAP_NORESERVE | libc::MAP_FIXED,
                fd,
                offset,
            )
        };
        if new == libc::MAP_FAILED { Err(io::Error::last_os_error()) } else { Ok(()) }
    }
}

/// Address ranges of retired segments, first byte and length, which later ones take.
static RETIRED: Mutex<Vec<(usize, usize)>> = Mutex::new(Vec::new());

fn retired() -> MutexGuard<'static, Vec<(usize, usize)>> {
    RETIRED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes the smallest range of `len` bytes at least; what it has more stays in the list.
fn take_retired(len: usize) -> Option<usize> {
    let len = len.next_multiple_of(PAGE);
    let mut ranges = retired();
    let fitting = ranges.iter().enumerate().filter(|(_, range)| range.1 >= len);
    let at = fitting.min_by_key(|(_, range)| range.1)?.0;
    let (first, has) = ranges.swap_remove(at);
    if has > len {
        ranges.push((first + len, has - len));
    }
    Some(first)
}

/// The mode of a segment's file that may be taken back, and of one that may not yet. Its user may
/// open it in any case, so that the difference is a sign and no permission.
const MODE_OFFERED: libc::mode_t = 0o604;
const MODE_KEPT: libc::mode_t = 0o600;
const OTHERS_READ: u32 = MODE_OFFERED & !MODE_KEPT;

/// Whether the segment that a process has under a number may be taken back ([`Segment::offer`]):
/// it is this file, by device and inode, and offered. Opens nothing: who looks has nothing outside
/// of itself.
///
/// # Errors
/// There is no such process or descriptor.
pub fn may_be_taken_back(pid: i32, fd: RawFd, identity: (u64, u64)) -> io::Result<bool> {
    let file = std::fs::metadata(format!("/proc/{pid}/fd/{fd}"))?;
    let is_same = (file.dev(), file.ino()) == identity;
    Ok(is_same && file.permissions().mode() & OTHERS_READ != 0)
}

/// The ranges of a file that have contents, first byte and end: of a sparse one, all that is not
/// zero.
///
/// # Errors
/// What the kernel said.
pub fn data_ranges(file: &std::fs::File) -> io::Result<Vec<(u64, u64)>> {
    let seek = |from: u64, whence| {
        let from = libc::off_t::try_from(from).map_err(|_| io::ErrorKind::InvalidInput)?;
        // SAFETY: a plain system call on an open descriptor.
        match unsafe { libc::lseek(file.as_raw_fd(), from, whence) } {
            at @ 0.. => Ok(Some(at as u64)),
            _ => match io::Error::last_os_error() {
                // Nothing more.
                e if e.raw_os_error() == Some(libc::ENXIO) => Ok(None),
                e => Err(e),
            },
        }
    };
    let (mut ranges, mut at) = (Vec::new(), 0);
    while let Some(first) = seek(at, libc::SEEK_DATA)? {
        let end = seek(first, libc::SEEK_HOLE)?.ok_or(io::ErrorKind::UnexpectedEof)?;
        ranges.push((first, end));
        at = end;
    }
    Ok(ranges)
}

/// Whether a process has any memory of a segment, or a descriptor of one, whose name begins so.
/// False where that cannot be seen.
pub fn is_held_by(pid: i32, name: &str) -> bool {
    let link = format!("/memfd:{name}");
    let maps = std::fs::read(format!("/proc/{pid}/maps")).unwrap_or_default();
    let is_mapped = maps.windows(link.len()).any(|part| part == link.as_bytes());
    let open = std::fs::read_dir(format!("/proc/{pid}/fd")).into_iter().flatten().flatten();
    let mut open = open.map(|entry| entry.path());
    let leads_there = |path: std::path::PathBuf| {
        let link = link.as_bytes();
        std::fs::read_link(path).is_ok_and(|l| l.as_os_str().as_bytes().starts_with(link))
    };
    is_mapped || open.any(leads_there)
}

fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic while it was held leaves a valid value.
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Of a longer file only the first page is mapped at first: it says what else is wanted.
const WHOLE_MAX: u64 = 1 << 40;
const PAGE: usize = 4096;

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
        Segment::create_with_room(name, len, 0)
    }

    /// As [`Segment::create`], in a file of `room` bytes if the limits of this process allow that
    /// (`RLIMIT_FSIZE` counts what is never touched, too), see [`Segment::room`].
    ///
    /// # Errors
    /// As [`Segment::create`].
    pub fn create_with_room(name: &str, len: usize, room: u64) -> io::Result<Segment> {
        let name = CString::new(name).map_err(|_| io::ErrorKind::InvalidInput)?;
        // SAFETY: `name` is a valid C string for the duration of the call.
        let raw = unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) };
        if raw < 0 {
            return Err(refused::last_error("memfd_create"));
        }
        // SAFETY: the call above made this descriptor and nobody else owns it.
        let fd = unsafe { OwnedFd::from_raw_fd(raw) };
        let limit = process::file_size_limit();
        if len as u64 > limit {
            // The kernel would end this process by SIGXFSZ.
            return Err(io::Error::from_raw_os_error(libc::EFBIG));
        }
        let room = if room <= limit { room.max(len as u64) } else { len as u64 };
        let size = libc::off_t::try_from(room).map_err(|_| io::ErrorKind::InvalidInput)?;
        // SAFETY: a plain system call on an owned descriptor.
        if unsafe { libc::ftruncate(fd.as_raw_fd(), size) } != 0 {
            return Err(refused::last_error("ftruncate"));
        }
        Segment::map(fd, len, room, libc::PROT_READ | libc::PROT_WRITE)
    }

    /// Maps the whole segment behind `fd`, which stays the caller's (it is duplicated); of a very
    /// long one the first page, see [`Segment::extended`].
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
        let room = u64::try_from(stat.st_size).map_err(|_| io::ErrorKind::InvalidData)?;
        Segment::map(fd, first_len(room)?, room, libc::PROT_READ | libc::PROT_WRITE)
    }

    /// As [`Segment::attach`], behind an opened file.
    ///
    /// # Errors
    /// When the file is empty or cannot be mapped.
    pub fn of_file(file: std::fs::File) -> io::Result<Segment> {
        let room = file.metadata()?.len();
        Segment::map(file.into(), first_len(room)?, room, libc::PROT_READ | libc::PROT_WRITE)
    }

    /// Maps the segment behind an opened file as [`Segment::attach`] does, for reading only: a
    /// store through [`Segment::ptr`] is fatal.
    ///
    /// # Errors
    /// When the file is empty or cannot be mapped.
    pub fn observe(file: std::fs::File) -> io::Result<Segment> {
        let room = file.metadata()?.len();
        Segment::map(file.into(), first_len(room)?, room, libc::PROT_READ)
    }

    /// The same segment with at least `len` bytes of it mapped, perhaps at another address. `read`:
    /// for reading only.
    ///
    /// # Errors
    /// When the file is shorter, or what `mmap` or `dup` reported.
    pub fn extended(self, len: usize, read: bool) -> io::Result<Segment> {
        if len <= self.len {
            return Ok(self);
        }
        if len as u64 > self.room {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the segment is shorter"));
        }
        let protection = if read { libc::PROT_READ } else { libc::PROT_READ | libc::PROT_WRITE };
        let fd = lock(&self.fd).take();
        let fd = fd.ok_or(io::ErrorKind::NotFound)?;
        Segment::map(fd, len, self.room, protection)
    }

    fn map(fd: OwnedFd, len: usize, room: u64, protection: libc::c_int) -> io::Result<Segment> {
        if len == 0 {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the segment is empty"));
        }
        let old = take_retired(len);
        let place = if old.is_some() { libc::MAP_FIXED } else { 0 };
        // SAFETY: a new mapping at an address of the kernel's choice overlaps nothing. One in the
        // place of a retired segment replaces memory that nobody counts on any more: whoever still
        // has a pointer there reads and writes what other processes change, too, as before.
        let ptr = unsafe {
            libc::mmap(
                old.map_or(std::ptr::null_mut(), std::ptr::with_exposed_provenance_mut),
                len,
                protection,
                libc::MAP_SHARED | libc::MAP_NORESERVE | place,
                fd.as_raw_fd(),
                0,
            )
        };
        if ptr == libc::MAP_FAILED {
            let failed = io::Error::last_os_error();
            // A range that could not be replaced is as it was.
            retired().extend(old.map(|first| (first, len.next_multiple_of(PAGE))));
            return Err(failed);
        }
        let ptr = NonNull::new(ptr.cast()).ok_or(io::ErrorKind::OutOfMemory)?;
        let retired = AtomicBool::new(false);
        Ok(Segment { fd: Mutex::new(Some(fd)), ptr, len, room, retired, windows: Arc::default() })
    }

    /// Maps `len` bytes from `offset` of the same file on, both multiples of the page size, for
    /// reading and writing.
    ///
    /// # Errors
    /// `InvalidInput` when they do not lie in the file, or what `mmap` reported.
    pub fn window(&self, offset: u64, len: usize) -> io::Result<Mapping> {
        let inside = offset.checked_add(len as u64).is_some_and(|end| end <= self.room);
        let start = libc::off_t::try_from(offset).ok().filter(|_| inside && len > 0);
        let start = start.ok_or(io::ErrorKind::InvalidInput)?;
        // SAFETY: a new mapping at an address of the kernel's choice overlaps nothing.
        let ptr = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                len,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_SHARED | libc::MAP_NORESERVE,
                self.fd(),
                start,
            )
        };
        if ptr == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let ptr: NonNull<u8> = NonNull::new(ptr.cast()).ok_or(io::ErrorKind::OutOfMemory)?;
        let first = ptr.as_ptr().expose_provenance();
        lock(&self.windows).push(Part { first, len, offset: start });
        Ok(Mapping { ptr, len, windows: self.windows.clone() })
    }

    /// All that is mapped of the file, by this value and [`Segment::window`].
    fn parts(&self) -> Vec<Part> {
        let first = self.ptr.as_ptr().expose_provenance();
        let mut all = vec![Part { first, len: self.len, offset: 0 }];
        all.extend(lock(&self.windows).iter());
        all
    }

    /// Gives up the file until [`Segment::take_back`]: closes the descriptor, and puts private
    /// memory, all zero, at the addresses of all mappings, which may be read and written as before.
    /// Nobody maps or unmaps parts meanwhile.
    ///
    /// # Errors
    /// What the kernel said; nothing has changed then.
    pub fn give_up(&self) -> io::Result<()> {
        let mut fd = lock(&self.fd);
        let Some(file) = &*fd else { return Ok(()) };
        let parts = self.parts();
        for (i, part) in parts.iter().enumerate() {
            // SAFETY: a mapping of this segment, whose users know only that it is memory.
            if let Err(why) = unsafe { part.replace(None) } {
                for done in parts.iter().take(i) {
                    // SAFETY: as above. It was possible before; if not, the process has memory
                    // that others do not see, and its caller ends it for the error.
                    unsafe { done.replace(Some(file)) }?;
                }
                return Err(why);
            }
        }
        *fd = None;
        Ok(())
    }

    /// Ends [`Segment::give_up`]: the file behind `fd`, which is the same or has the same contents,
    /// is at the addresses of all mappings again. What was written there meanwhile is forgotten.
    ///
    /// # Errors
    /// `InvalidData` when the file has another length, or what the kernel said.
    pub fn take_back(&self, file: OwnedFd) -> io::Result<()> {
        let mut fd = lock(&self.fd);
        let file = std::fs::File::from(file);
        if file.metadata()?.len() != self.room {
            let why = "the segment has another length than before";
            return Err(io::Error::new(io::ErrorKind::InvalidData, why));
        }
        let file = OwnedFd::from(file);
        for part in self.parts() {
            // SAFETY: the private memory that `give_up` has put there.
            unsafe { part.replace(Some(&file)) }?;
        }
        *fd = Some(file);
        Ok(())
    }

    /// Says whether processes that have given the segment up may take it back, to all of them that
    /// look by [`may_be_taken_back`].
    ///
    /// # Errors
    /// What the kernel said.
    pub fn offer(&self, offered: bool) -> io::Result<()> {
        let mode = if offered { MODE_OFFERED } else { MODE_KEPT };
        // SAFETY: a plain system call on an owned descriptor.
        match unsafe { libc::fchmod(self.fd(), mode) } {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }

    /// Gives the memory of `len` bytes from `offset` on back to the system; they are zero from now
    /// on. False: the kernel refused.
    pub fn discard(&self, offset: u64, len: u64) -> bool {
        let (Ok(offset), Ok(len)) = (libc::off_t::try_from(offset), libc::off_t::try_from(len))
        else {
            return false;
        };
        let how = libc::FALLOC_FL_PUNCH_HOLE | libc::FALLOC_FL_KEEP_SIZE;
        // SAFETY: a plain system call on an owned descriptor.
        unsafe { libc::fallocate(self.fd(), how, offset, len) == 0 }
    }

    /// Bytes in the file, of which [`Segment::len`] are mapped.
    pub fn room(&self) -> u64 {
        self.room
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

    /// The descriptor, to be handed to another process; -1 once the segment was retired, and while
    /// it is given up.
    pub fn fd(&self) -> RawFd {
        lock(&self.fd).as_ref().map_or(-1, AsRawFd::as_raw_fd)
    }

    /// Another descriptor of the file, to read and write it.
    ///
    /// # Errors
    /// `NotFound` once the segment was retired or given up, or what the kernel said.
    pub fn file(&self) -> io::Result<std::fs::File> {
        let fd = lock(&self.fd);
        let fd = fd.as_ref().ok_or(io::ErrorKind::NotFound)?;
        Ok(fd.try_clone()?.into())
    }

    /// Closes the descriptor; the memory stays mapped.
    pub fn close(&self) {
        *lock(&self.fd) = None;
    }

    /// Lets go of the memory and the descriptor, for a process that cannot drop the segment:
    /// references into it may be anywhere. What it reads there is zero from now on, and nobody else
    /// sees what it writes, until a later segment of this process takes the addresses.
    pub fn retire(&self) {
        // Relaxed: only the first caller goes on; what it does is ordered by the lock below.
        if self.retired.swap(true, Ordering::Relaxed) {
            return;
        }
        // SAFETY: replaces our own mapping, whole, by memory that may be read and written as
        // before; where the kernel refuses the old mapping stays.
        let new = unsafe {
            libc::mmap(
                self.ptr.as_ptr().cast(),
                self.len,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED,
                -1,
                0,
            )
        };
        self.close();
        if new != libc::MAP_FAILED {
            let first = self.ptr.as_ptr().expose_provenance();
            retired().push((first, self.len.next_multiple_of(PAGE)));
        }
    }
}

/// What of a file of `room` bytes is mapped first.
fn first_len(room: u64) -> io::Result<usize> {
    if room > WHOLE_MAX {
        return Ok(PAGE);
    }
    usize::try_from(room).map_err(|_| io::ErrorKind::InvalidData.into())
}

/// A mapped part of a segment. Dropping it unmaps the memory.
#[derive(Debug)]
pub struct Mapping {
    ptr: NonNull<u8>,
    len: usize,
    /// Of the segment: this one is among them.
    windows: Arc<Mutex<Vec<Part>>>,
}

// SAFETY: as for Segment.
unsafe impl Send for Mapping {}
// SAFETY: as for Segment.
unsafe impl Sync for Mapping {}

impl Mapping {
    /// First byte; aligned to a page.
    pub fn ptr(&self) -> *mut u8 {
        self.ptr.as_ptr()
    }

    /// Length in bytes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Never true: nothing of no length is mapped.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        let first = self.ptr.as_ptr().addr();
        lock(&self.windows).retain(|part| part.first != first);
        // SAFETY: the mapping was made by `window` with this length; whoever kept pointers into it
        // keeps the Mapping alive.
        unsafe { libc::munmap(self.ptr.as_ptr().cast(), self.len) };
    }
}

impl Drop for Segment {
    fn drop(&mut self) {
        if *self.retired.get_mut() {
            // Its addresses are in the list, or another segment's.
            return;
        }
        // SAFETY: the mapping was made by `map` with this length; whoever kept pointers into it
        // keeps the Segment alive (long-lived owners leak it).
        unsafe { libc::munmap(self.ptr.as_ptr().cast(), self.len) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_retired_segment_holds_nothing_and_harms_nobody() {
        let (a, len) = (Segment::create("retired", 8192).unwrap(), 8192);
        let b = Segment::attach(a.fd()).unwrap();
        // SAFETY: both mappings are live and of this length.
        unsafe {
            a.ptr().add(len - 1).write(7);
            a.retire();
            assert_eq!((a.fd(), a.ptr().add(len - 1).read()), (-1, 0));
            a.ptr().write(9);
            assert_eq!((b.ptr().read(), b.ptr().add(len - 1).read()), (0, 7));
        }
        a.retire();
    }

    #[test]
    fn a_segment_that_is_given_up_is_private_until_it_is_taken_back() {
        let a = Segment::create_with_room("given", 8192, 1 << 20).unwrap();
        let b = Segment::attach(a.fd()).unwrap();
        let (window, gone) = (b.window(65_536, 4096).unwrap(), b.window(0, 4096).unwrap());
        drop(gone);
        let me = std::process::id() as i32;
        // SAFETY: all mappings are live and of this length, and only this thread uses them.
        unsafe {
            b.ptr().write(1);
            window.ptr().write(2);
            a.offer(false).unwrap();
            b.give_up().unwrap();
            b.give_up().unwrap();
            assert_eq!((b.fd(), b.ptr().read(), window.ptr().read()), (-1, 0, 0));
            b.ptr().write(8);
            window.ptr().write(9);
            a.ptr().add(1).write(3);
            assert_eq!(a.ptr().read(), 1);
            let identity = crate::pipe::identity(a.fd()).unwrap();
            assert!(!may_be_taken_back(me, a.fd(), identity).unwrap());
            a.offer(true).unwrap();
            assert!(may_be_taken_back(me, a.fd(), identity).unwrap());
            let other = Segment::create("other", 4096).unwrap();
            other.offer(true).unwrap();
            assert!(!may_be_taken_back(me, other.fd(), identity).unwrap());
            let wrong = std::fs::File::open(format!("/proc/self/fd/{}", other.fd())).unwrap();
            assert!(b.take_back(wrong.into()).is_err());
            let mut options = std::fs::File::options();
            options.read(true).write(true);
            let file = options.open(format!("/proc/self/fd/{}", a.fd())).unwrap();
            b.take_back(file.into()).unwrap();
            assert_eq!((b.ptr().read(), b.ptr().add(1).read(), window.ptr().read()), (1, 3, 2));
            b.ptr().write(5);
            assert_eq!(a.ptr().read(), 5);
        }
        assert!(may_be_taken_back(me, -1, (0, 0)).is_err());
        assert!(is_held_by(me, "given") && !is_held_by(me, "no such name"));
    }

    #[test]
    fn a_new_segment_takes_the_addresses_of_a_retired_one() {
        // Of a length that no other test has.
        let len = 77 * PAGE;
        let a = Segment::create("first", len).unwrap();
        let first = a.ptr() as usize;
        a.retire();
        let places: Vec<Segment> =
            (0..2).map(|_| Segment::create("next", 30 * PAGE).unwrap()).collect();
        let inside = |s: &Segment| (first..first + len).contains(&(s.ptr() as usize));
        assert!(places.iter().all(inside), "{first:x} {places:?}");
        drop(a);
        for (i, segment) in places.iter().enumerate() {
            // SAFETY: the mapping is live, and only this thread uses it.
            unsafe {
                assert_eq!(segment.ptr().read(), 0);
                segment.ptr().write(i as u8 + 1);
                assert_eq!(segment.ptr().read(), i as u8 + 1);
            }
        }
    }

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
    fn parts_of_a_long_segment_are_mapped_alone() {
        const FAR: u64 = 1 << 45;
        let a = Segment::create_with_room("test", 8192, FAR + 8192).unwrap();
        if a.room() < FAR {
            return; // A limit on the size of files forbids it.
        }
        let b = Segment::attach(a.fd()).unwrap();
        assert_eq!((a.len(), b.len()), (8192, 4096));
        let b = b.extended(8192, false).unwrap();
        assert_eq!(b.len(), 8192);
        let (x, y) = (a.window(FAR, 8192).unwrap(), b.window(FAR + 4096, 4096).unwrap());
        assert!(a.window(FAR + 8192, 4096).is_err());
        // SAFETY: both mappings are live and this long, and only this thread uses them.
        unsafe {
            x.ptr().add(5000).write_volatile(7);
            assert_eq!(y.ptr().add(904).read_volatile(), 7);
            let file = std::fs::File::open(format!("/proc/self/fd/{}", a.fd())).unwrap();
            assert_eq!(data_ranges(&file).unwrap(), [(FAR + 4096, FAR + 8192)]);
            assert!(a.discard(FAR + 4096, 4096));
            // Before it is read, which makes a page.
            assert_eq!(data_ranges(&file).unwrap(), []);
            assert_eq!(y.ptr().add(904).read_volatile(), 0);
        }
    }

    #[test]
    fn attaching_what_is_not_a_segment_is_an_error() {
        assert!(Segment::attach(-1).is_err());
        assert!(Segment::create("empty", 0).is_err());
    }
}
