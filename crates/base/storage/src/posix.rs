//! Component `posix`: the calls of the kernel. `nfs` and `lustre` are variants of it.

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::os::fd::{AsRawFd, OwnedFd};
use std::path::Path;

use hawser_os::signals;
use hawser_os::storage::{self, About, Lock, Mode};
use hawser_segment::mem::UserSlice;

use crate::disk::again;
use crate::{Module, Striping};

/// Numbers of kinds of file systems, as `statfs` gives them.
const NFS: i64 = 0x6969;
const LUSTRE: i64 = 0x0BD0_0BD0;
/// Those whose clients may keep what was written until a sync: FUSE, SMB and its two forerunners,
/// 9P, AFS, BeeGFS.
const CACHED: [i64; 8] = [
    0x6573_5546,
    0xFE53_4D42,
    0xFF53_4D42,
    0x517B,
    0x0102_1997,
    0x5346_414F,
    0x6B41_4653,
    0x1983_0326,
];

/// What a file lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Posix,
    Nfs,
    Cached,
    Lustre,
}

impl Kind {
    pub(crate) const ALL: [Kind; 4] = [Kind::Posix, Kind::Nfs, Kind::Cached, Kind::Lustre];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Posix => "posix",
            Kind::Nfs => "nfs",
            Kind::Cached => "cached",
            Kind::Lustre => "lustre",
        }
    }

    /// What the kernel says.
    pub(crate) fn of(fd: &OwnedFd) -> Kind {
        Kind::numbered(storage::kind_of_system(fd))
    }

    /// That of the folder of a name.
    pub(crate) fn of_folder(path: &Path) -> Kind {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
        Kind::numbered(storage::kind_of_path(folder.unwrap_or(Path::new("."))))
    }

    /// What a host has written others see at once.
    pub(crate) fn is_coherent(self) -> bool {
        !matches!(self, Kind::Nfs | Kind::Cached)
    }

    fn numbered(number: io::Result<i64>) -> Kind {
        match number {
            Ok(NFS) => Kind::Nfs,
            Ok(LUSTRE) => Kind::Lustre,
            // Of 32 bits in some kernels' structures.
            Ok(kind) if CACHED.contains(&(kind & 0xffff_ffff)) => Kind::Cached,
            _ => Kind::Posix,
        }
    }
}

/// A file behind a descriptor.
#[derive(Debug)]
pub(crate) struct Posix {
    fd: OwnedFd,
    kind: Kind,
    /// A byte that no file has, and with it the next one.
    own: u64,
    writes: Writes,
    /// It has no places: what is next is read, and written (`MPI_MODE_SEQUENTIAL`).
    stream: bool,
}

/// What a write has to look at; one word, so that an ordinary one pays for one look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Writes {
    Plain,
    /// They may send the signal of the limit of file sizes.
    Limited,
    /// They go behind one another, and may send the signal of a pipe without a reader.
    Stream,
}

/// Bytes that no file has end here: to lock one excludes no access.
const BEYOND: u64 = i64::MAX as u64 - 1;

impl Posix {
    pub(crate) fn new(fd: OwnedFd, kind: Kind) -> Posix {
        // Each open file has a byte of its own: no process waits for the lock of another one.
        let own = BEYOND - 2 - 2 * (RandomState::new().hash_one(fd.as_raw_fd()) % (1 << 32));
        let stream = storage::is_stream(&fd);
        let writes = match (stream, storage::is_limited()) {
            (true, _) => Writes::Stream,
            (false, true) => Writes::Limited,
            (false, false) => Writes::Plain,
        };
        Posix { fd, kind, own, writes, stream }
    }

    /// As [`Posix::new`], of a file that was opened in this mode, such that a write touches no
    /// other byte on the server.
    ///
    /// # Errors
    /// What the system said.
    pub(crate) fn open(fd: OwnedFd, kind: Kind, mode: Mode) -> io::Result<Posix> {
        let mut file = Posix::new(fd, kind);
        if kind == Kind::Nfs && mode.write && file.lock_beyond(file.own).is_err() {
            // Nor does the client complete writes that return when the data is on the server.
            file.fd = storage::reopen_synchronous(&file.fd, mode.read)?;
        }
        Ok(file)
    }

    /// Locks a byte that no file has, which excludes nobody. As long as an inode has a lock,
    /// Linux's client of NFS writes what a write says; else the rest of a page that it keeps, too,
    /// with what was there before other hosts wrote to it.
    fn lock_beyond(&self, at: u64) -> io::Result<()> {
        // A shared one needs a file that is open for reading.
        let take = |lock| again(|| storage::lock(&self.fd, lock, at, at + 1));
        take(Lock::Shared).or_else(|_| take(Lock::Exclusive))
    }

    /// A call that may make the file longer than the process's limit: an error, not a signal.
    fn lengthens<T>(&self, call: impl FnOnce() -> T) -> T {
        if self.writes == Writes::Limited {
            signals::without(signals::SIGXFSZ, call)
        } else {
            call()
        }
    }

    /// As `write`, of a stream or where there is a limit. Apart, so that other writes do not pay
    /// for it.
    #[cold]
    fn write_otherwise(&self, from: UserSlice, at: u64) -> io::Result<usize> {
        if self.writes == Writes::Stream {
            // Nobody may read it any more, which is an error and no reason to end.
            return signals::without(signals::SIGPIPE, || {
                // SAFETY: as in `write`.
                unsafe { storage::write_next(&self.fd, from.ptr(), from.len()) }
            });
        }
        // SAFETY: as in `write`.
        self.lengthens(|| unsafe { storage::write_at(&self.fd, from.ptr(), from.len(), at) })
    }

    /// Has the client ask the server for attributes and drop what it keeps of the data, by a lock
    /// that is taken and given back.
    fn ask_server(&self) -> io::Result<()> {
        let at = self.own + 1;
        self.lock_beyond(at)?;
        again(|| storage::lock(&self.fd, Lock::None, at, at + 1))
    }
}

impl Module for Posix {
    fn name(&self) -> &'static str {
        self.kind.name()
    }

    fn write(&self, from: UserSlice, at: u64) -> io::Result<usize> {
        if self.writes != Writes::Plain {
            return self.write_otherwise(from, at);
        }
        // SAFETY: whoever made the slice has promised that the memory is readable meanwhile.
        unsafe { storage::write_at(&self.fd, from.ptr(), from.len(), at) }
    }

    fn read(&self, into: UserSlice, at: u64) -> io::Result<usize> {
        if self.stream {
            // SAFETY: as below.
            return unsafe { storage::read_next(&self.fd, into.ptr(), into.len()) };
        }
        // SAFETY: whoever made the slice has promised that the memory is writable meanwhile.
        unsafe { storage::read_at(&self.fd, into.ptr(), into.len(), at) }
    }

    fn about(&self) -> io::Result<About> {
        storage::about(&self.fd)
    }

    fn set_size(&self, size: u64) -> io::Result<()> {
        self.lengthens(|| storage::set_size(&self.fd, size))
    }

    fn reserve(&self, size: u64) -> io::Result<()> {
        self.lengthens(|| storage::reserve(&self.fd, size))
    }

    fn sync(&self) -> io::Result<()> {
        storage::sync(&self.fd)
    }

    fn lock(&self, lock: Lock, at: u64, end: u64) -> io::Result<()> {
        storage::lock(&self.fd, lock, at, end)
    }

    fn try_lock(&self, lock: Lock, at: u64, end: u64) -> io::Result<bool> {
        storage::try_lock(&self.fd, lock, at, end)
    }

    fn is_coherent(&self) -> bool {
        self.kind.is_coherent()
    }

    fn waits_for_others(&self) -> bool {
        self.stream
    }

    fn revalidate(&self) {
        match self.kind {
            // Servers without locks cannot be asked.
            Kind::Nfs => drop(self.ask_server()),
            Kind::Cached => storage::forget(&self.fd),
            Kind::Posix | Kind::Lustre => {}
        }
    }

    fn close(self: Box<Self>) -> io::Result<()> {
        storage::close(self.fd)
    }

    fn striping(&self) -> Option<Striping> {
        if self.kind != Kind::Lustre {
            return None;
        }
        // The layout's first version: magic, pattern, object (16 bytes), stripe size and count.
        let layout = storage::attribute(&self.fd, c"lustre.lov", 4096).ok()?;
        let word = |at: usize| {
            let bytes = layout.get(at..at + 4)?;
            Some(u32::from_le_bytes(bytes.try_into().ok()?))
        };
        let (unit, count) = (word(24)?, word(28)? & 0xffff);
        (unit > 0 && count > 0).then_some(Striping { count, unit: u64::from(unit) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_asked_also_about_files_that_are_open_for_writing_only() {
        let name = format!("hawser-posix-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        for read in [true, false] {
            let mode = Mode { read, write: true, create: true, exclusive: false };
            let file = Posix::new(storage::open(&path, mode, 0o600).unwrap(), Kind::Nfs);
            let lock = if read { Lock::Shared } else { Lock::Exclusive };
            file.lock(lock, 0, 10).unwrap();
            file.ask_server().unwrap();
            // What an access has locked stays locked.
            let other = Mode { read: true, ..mode };
            let other = Posix::new(storage::open(&path, other, 0).unwrap(), Kind::Nfs);
            assert!(!other.try_lock(Lock::Exclusive, 0, 1).unwrap());
            storage::forget(&file.fd);
        }
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn a_file_that_is_written_over_nfs_has_a_lock_until_it_is_closed() {
        let name = format!("hawser-posix-held-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let mode = |read, write| Mode { read, write, create: true, exclusive: false };
        let open = |kind, mode| Posix::open(storage::open(&path, mode, 0o600)?, kind, mode);
        let other = open(Kind::Posix, mode(true, true)).unwrap();
        // All bytes that no file has.
        let is_locked = || {
            let first = BEYOND - (1 << 34);
            let free = other.try_lock(Lock::Exclusive, first, BEYOND).unwrap();
            other.lock(Lock::None, first, BEYOND).unwrap();
            !free
        };
        for (kind, mode, expected) in [
            (Kind::Nfs, mode(true, true), true),
            (Kind::Nfs, mode(false, true), true),
            (Kind::Nfs, mode(true, false), false),
            (Kind::Posix, mode(true, true), false),
        ] {
            let file = open(kind, mode).unwrap();
            file.ask_server().unwrap();
            assert_eq!(is_locked(), expected, "{kind:?} {mode:?}");
            file.ask_server().unwrap();
            drop(file);
            assert!(!is_locked());
        }
        let file = open(Kind::Posix, mode(false, true)).unwrap();
        let again = storage::reopen_synchronous(&file.fd, false).unwrap();
        // SAFETY: three bytes of a constant.
        let wrote = unsafe { storage::write_at(&again, b"abc".as_ptr(), 3, 0) };
        assert_eq!(wrote.unwrap(), 3);
        assert_eq!(std::fs::read(&path).unwrap(), b"abc");
        std::fs::remove_file(&path).unwrap();
    }
}
