//! Access modes (MPI-5.0 section 14.2.1).

use hawser_core::err;
use hawser_core::error::Result;
use hawser_storage::Mode;

/// A set of bits that was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Amode(i32);

impl Amode {
    const APPEND: i32 = 1;
    const CREATE: i32 = 2;
    const DELETE_ON_CLOSE: i32 = 4;
    const EXCL: i32 = 8;
    const RDONLY: i32 = 16;
    const RDWR: i32 = 32;
    const SEQUENTIAL: i32 = 64;
    const UNIQUE_OPEN: i32 = 128;
    const WRONLY: i32 = 256;

    /// Checks a set of bits.
    ///
    /// # Errors
    /// Class `Amode`.
    pub(crate) fn new(bits: i32) -> Result<Amode> {
        let known = Amode::APPEND
            | Amode::CREATE
            | Amode::DELETE_ON_CLOSE
            | Amode::EXCL
            | Amode::RDONLY
            | Amode::RDWR
            | Amode::SEQUENTIAL
            | Amode::UNIQUE_OPEN
            | Amode::WRONLY;
        let mode = Amode(bits);
        let ways = (bits & (Amode::RDONLY | Amode::RDWR | Amode::WRONLY)).count_ones();
        if bits & !known != 0 {
            return Err(err!(Amode, "access mode {bits} has unknown bits"));
        }
        if ways != 1 {
            return Err(err!(
                Amode,
                "the access mode must have one of MPI_MODE_RDONLY, MPI_MODE_RDWR and \
                 MPI_MODE_WRONLY"
            ));
        }
        if mode.has(Amode::RDONLY) && bits & (Amode::CREATE | Amode::EXCL) != 0 {
            return Err(err!(Amode, "MPI_MODE_RDONLY excludes MPI_MODE_CREATE and MPI_MODE_EXCL"));
        }
        if mode.has(Amode::RDWR) && mode.has(Amode::SEQUENTIAL) {
            return Err(err!(Amode, "MPI_MODE_RDWR excludes MPI_MODE_SEQUENTIAL"));
        }
        Ok(mode)
    }

    fn has(self, bit: i32) -> bool {
        self.0 & bit != 0
    }

    pub(crate) fn bits(self) -> i32 {
        self.0
    }

    pub(crate) fn reads(self) -> bool {
        !self.has(Amode::WRONLY)
    }

    pub(crate) fn writes(self) -> bool {
        !self.has(Amode::RDONLY)
    }

    pub(crate) fn creates(self) -> bool {
        self.has(Amode::CREATE)
    }

    pub(crate) fn appends(self) -> bool {
        self.has(Amode::APPEND)
    }

    pub(crate) fn deletes(self) -> bool {
        self.has(Amode::DELETE_ON_CLOSE)
    }

    pub(crate) fn is_sequential(self) -> bool {
        self.has(Amode::SEQUENTIAL)
    }

    /// How the system is to open the file.
    pub(crate) fn mode(self) -> Mode {
        Mode {
            read: self.reads(),
            write: self.writes(),
            create: self.creates(),
            exclusive: self.creates() && self.has(Amode::EXCL),
        }
    }
}
