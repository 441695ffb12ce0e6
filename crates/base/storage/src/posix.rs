//! Component `posix`: the calls of the kernel. `nfs` and `lustre` are variants of it.

use std::io;
use std::os::fd::OwnedFd;

use hawser_os::storage::{self, About, Lock};
use hawser_segment::mem::UserSlice;

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
        match storage::kind_of_system(fd) {
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
    pub(crate) fd: OwnedFd,
    pub(crate) kind: Kind,
}

impl Module for Posix {
    fn name(&self) -> &'static str {
        self.kind.name()
    }

    fn write(&self, from: UserSlice, at: u64) -> io::Result<usize> {
        // SAFETY: whoever made the slice has promised that the memory is readable meanwhile.
        unsafe { storage::write_at(&self.fd, from.ptr(), from.len(), at) }
    }

    fn read(&self, into: UserSlice, at: u64) -> io::Result<usize> {
        // SAFETY: whoever made the slice has promised that the memory is writable meanwhile.
        unsafe { storage::read_at(&self.fd, into.ptr(), into.len(), at) }
    }

    fn about(&self) -> io::Result<About> {
        storage::about(&self.fd)
    }

    fn set_size(&self, size: u64) -> io::Result<()> {
        storage::set_size(&self.fd, size)
    }

    fn reserve(&self, size: u64) -> io::Result<()> {
        storage::reserve(&self.fd, size)
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
        !matches!(self.kind, Kind::Nfs | Kind::Cached)
    }

    fn revalidate(&self) {
        if self.kind == Kind::Nfs {
            // A lock that is taken and given back has the client ask the server for attributes and
            // drop what it keeps of the data. Servers without locks cannot be asked.
            if storage::lock(&self.fd, Lock::Shared, 0, 1).is_ok() {
                let _ = storage::lock(&self.fd, Lock::None, 0, 1);
            }
        }
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
