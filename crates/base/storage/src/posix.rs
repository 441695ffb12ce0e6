//! Component `posix`: the calls of the kernel. `nfs` and `lustre` are variants of it.

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::os::fd::OwnedFd;
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
    /// Other hosts see at once what is written; also where `kind` is not that of the file system.
    coherent: bool,
    /// A byte offset behind the largest file. Over NFS `own` is locked while the file is open for
    /// writing, and `own + 1` briefly, to revalidate.
    own: u64,
    /// The first open of a file that was opened again. It stays open, since each close of a file
    /// gives back all its POSIX locks that the process has, also those of the program.
    first: Option<OwnedFd>,
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

/// Byte offsets shortly before this one lie behind the largest file: a lock of one excludes no
/// access.
const BEYOND: u64 = i64::MAX as u64 - 1;

/// Byte offsets that are tried before the file counts as locked as a whole.
const DRAWS: u32 = 4;

/// One of 2^32 even byte offsets behind the largest file. Opens may draw the same one.
fn draw() -> u64 {
    BEYOND - 2 - 2 * (RandomState::new().hash_one(()) % (1 << 32))
}

impl Posix {
    pub(crate) fn new(fd: OwnedFd, kind: Kind) -> Posix {
        let stream = storage::is_stream(&fd);
        let writes = match (stream, storage::is_limited()) {
            (true, _) => Writes::Stream,
            (false, true) => Writes::Limited,
            (false, false) => Writes::Plain,
        };
        Posix { fd, kind, coherent: kind.is_coherent(), own: draw(), first: None, writes, stream }
    }

    /// As [`Posix::new`], of a file that was opened in this mode on a file system that is
    /// `coherent` or not, such that a write touches no other byte on the server, and that reads
    /// find what other hosts wrote before: a client that has written itself takes the change that
    /// it sees when the file is opened for its own, and keeps its pages. Waits for no lock of
    /// others: a file that they have locked as a whole is written synchronously, and `tell` gets
    /// the reason.
    ///
    /// # Errors
    /// What the system said.
    pub(crate) fn open(
        fd: OwnedFd,
        kind: Kind,
        coherent: bool,
        mode: Mode,
        tell: impl FnOnce(String),
    ) -> io::Result<Posix> {
        let mut file = Posix { coherent, ..Posix::new(fd, kind) };
        match (kind, mode.write) {
            // To take a lock revalidates, too.
            (Kind::Nfs, true) => {
                if let Err(why) = file.lock_own(draw) {
                    // Nor does the client complete writes that return when the data is on the
                    // server.
                    let again = storage::reopen_synchronous(&file.fd, mode.read)?;
                    file.first = Some(std::mem::replace(&mut file.fd, again));
                    file.revalidate();
                    tell(why);
                }
            }
            (Kind::Nfs, false) => file.revalidate(),
            (Kind::Cached, _) => storage::forget(&file.fd),
            (Kind::Posix | Kind::Lustre, _) => {}
        }
        Ok(file)
    }

    /// Locks `own`, or another offset where that is locked by others; else tells why it cannot. As
    /// long as an inode has a lock, Linux's client of NFS writes what a write says; without one it
    /// writes the rest of the page, too, as it was before other hosts wrote to it.
    fn lock_own(&mut self, mut draw: impl FnMut() -> u64) -> Result<(), String> {
        for _ in 0..DRAWS {
            match self.try_lock_byte(self.own) {
                Ok(true) => return Ok(()),
                Ok(false) => self.own = draw(),
                Err(e) => return Err(format!("the file cannot be locked: {e}")),
            }
        }
        Err("another lock covers the whole file".into())
    }

    /// False when a lock of others excludes it.
    fn try_lock_byte(&self, at: u64) -> io::Result<bool> {
        let take = |lock| again(|| storage::try_lock(&self.fd, lock, at, at + 1));
        // A shared lock needs a file that is open for reading.
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
    /// that is taken and given back. False when a lock of others excludes it.
    fn ask_server(&self) -> io::Result<bool> {
        let at = self.own + 1;
        let had = self.try_lock_byte(at)?;
        if had {
            again(|| storage::lock(&self.fd, Lock::None, at, at + 1))?;
        }
        Ok(had)
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
        self.coherent
    }

    fn waits_for_others(&self) -> bool {
        self.stream
    }

    fn revalidate(&self) {
        match self.kind {
            Kind::Nfs => {
                // Without a lock it asks for attributes, and drops what they show to be old.
                if !matches!(self.ask_server(), Ok(true)) {
                    storage::forget(&self.fd);
                }
            }
            Kind::Cached => {
                storage::open_once_more(&self.fd);
                storage::forget(&self.fd);
            }
            Kind::Posix | Kind::Lustre => {}
        }
    }

    fn close(self: Box<Self>) -> io::Result<()> {
        let first = self.first.map_or(Ok(()), storage::close);
        storage::close(self.fd).and(first)
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
    use std::os::fd::AsRawFd;

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
            assert!(file.ask_server().unwrap());
            // What an access has locked stays locked.
            let other = Mode { read: true, ..mode };
            let other = Posix::new(storage::open(&path, other, 0).unwrap(), Kind::Nfs);
            assert!(!other.try_lock(Lock::Exclusive, 0, 1).unwrap());
            storage::open_once_more(&file.fd);
            storage::forget(&file.fd);
        }
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn a_file_that_is_written_over_nfs_has_a_lock_until_it_is_closed() {
        let name = format!("hawser-posix-held-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let mode = |read, write| Mode { read, write, create: true, exclusive: false };
        let open = |kind, mode| {
            let fd = storage::open(&path, mode, 0o600)?;
            Posix::open(fd, kind, kind.is_coherent(), mode, |why| panic!("{why}"))
        };
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
            assert!(file.ask_server().unwrap());
            assert_eq!(is_locked(), expected, "{kind:?} {mode:?}");
            assert!(file.ask_server().unwrap());
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

    /// Its writes return when the data is on the server.
    fn is_synchronous(fd: &OwnedFd) -> bool {
        let info =
            std::fs::read_to_string(format!("/proc/self/fdinfo/{}", fd.as_raw_fd())).unwrap();
        let flags = info.lines().find_map(|l| l.strip_prefix("flags:")).unwrap();
        i32::from_str_radix(flags.trim(), 8).unwrap() & 0o10000 != 0
    }

    #[test]
    fn locks_of_others_are_not_waited_for() {
        let name = format!("hawser-posix-whole-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let mode = |read, write| Mode { read, write, create: true, exclusive: false };
        let other = Posix::new(storage::open(&path, mode(true, true), 0o600).unwrap(), Kind::Posix);
        for (lock, mode, expected) in [
            (Lock::Exclusive, mode(true, true), Some("another lock covers the whole file")),
            (Lock::Exclusive, mode(false, true), Some("another lock covers the whole file")),
            (Lock::Exclusive, mode(true, false), None),
            (Lock::Shared, mode(true, true), None),
            (Lock::Shared, mode(false, true), Some("another lock covers the whole file")),
            (Lock::None, mode(true, true), None),
        ] {
            other.lock(lock, 0, i64::MAX as u64).unwrap();
            let mut told = None;
            let fd = storage::open(&path, mode, 0).unwrap();
            let file = Posix::open(fd, Kind::Nfs, false, mode, |why| told = Some(why)).unwrap();
            assert_eq!(told.as_deref(), expected, "{lock:?} {mode:?}");
            assert_eq!(is_synchronous(&file.fd), expected.is_some());
            // The program's own POSIX locks end with the first close.
            assert_eq!(file.first.is_some(), expected.is_some());
            // SAFETY: three bytes of a constant.
            let wrote = unsafe { storage::write_at(&file.fd, b"abc".as_ptr(), 3, 0) };
            assert_eq!(wrote.is_ok(), mode.write);
            file.revalidate();
            Box::new(file).close().unwrap();
            other.lock(Lock::None, 0, i64::MAX as u64).unwrap();
        }
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn opens_that_draw_the_same_byte_draw_again() {
        let name = format!("hawser-posix-drawn-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let mode = Mode { write: true, create: true, ..Mode::default() };
        let open = || Posix::new(storage::open(&path, mode, 0o600).unwrap(), Kind::Nfs);
        let taken = BEYOND - 10;
        let mut one = open();
        one.own = taken;
        one.lock_own(|| unreachable!("nobody has locked the file")).unwrap();
        let mut two = open();
        two.own = taken;
        let mut drawn = [taken, taken - 2].into_iter();
        two.lock_own(|| drawn.next().unwrap()).unwrap();
        assert_eq!((one.own, two.own), (taken, taken - 2));
        // They do not revalidate at the same byte either.
        assert!(one.ask_server().unwrap() && two.ask_server().unwrap());
        let mut three = open();
        three.own = taken;
        assert!(three.lock_own(|| taken).is_err());
        assert!((0..100).map(|_| draw()).all(|own| own % 2 == 0 && own > BEYOND - (1 << 34)));
        std::fs::remove_file(&path).unwrap();
    }
}
