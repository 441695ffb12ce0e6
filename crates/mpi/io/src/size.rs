//! Sizes, durability and atomicity (MPI-5.0 sections 14.2 and 14.6).

use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_storage::Lock;

use crate::agree;
use crate::error;
use crate::file::File;

impl File {
    fn told(&self, what: &str, e: &std::io::Error) -> Error {
        error::of(what, self.path(), e)
    }

    fn check_change(&self, size: i64) -> Result<()> {
        if !self.mode().writes() {
            return Err(err!(ReadOnly, "{} is open for reading only", self.path()));
        }
        if self.mode().is_sequential() {
            let why = "a file that is opened with MPI_MODE_SEQUENTIAL has no size to set";
            return Err(err!(UnsupportedOperation, "{why}"));
        }
        if size < 0 { Err(err!(Arg, "size {size} is negative")) } else { Ok(()) }
    }

    /// `MPI_File_get_size`.
    ///
    /// # Errors
    /// What the system says.
    pub fn size(&self) -> Result<i64> {
        let about = self.disk()?.about().map_err(|e| self.told("cannot look up", &e))?;
        Ok(i64::try_from(about.size).unwrap_or(i64::MAX))
    }

    /// Collective: one rank changes the file, all know how it went.
    fn change(
        &self,
        size: i64,
        call: impl Fn(&hawser_storage::Disk, u64) -> std::io::Result<()>,
    ) -> Result<()> {
        self.tell_collective();
        let checked = self.check_change(size);
        agree::settle_same(self.comm(), checked, &[size], "the size of the file")?;
        let done = match self.comm().rank() {
            0 => self.disk().and_then(|disk| {
                call(&disk, size as u64).map_err(|e| self.told("cannot set the size of", &e))
            }),
            _ => Ok(()),
        };
        let done = agree::settle(self.comm(), done);
        self.disk()?.revalidate();
        done
    }

    /// `MPI_File_set_size`: collective.
    ///
    /// # Errors
    /// Class `NotSame` when sizes differ, `ReadOnly`, and what the system says.
    pub fn set_size(&self, size: i64) -> Result<()> {
        self.change(size, |disk, size| disk.set_size(size))
    }

    /// `MPI_File_preallocate`: collective; makes no file shorter.
    ///
    /// # Errors
    /// As [`File::set_size`].
    pub fn preallocate(&self, size: i64) -> Result<()> {
        self.change(size, |disk, size| disk.reserve(size))
    }

    /// `MPI_File_sync`: collective. What was written is on the device, and what others have written
    /// before their calls is seen.
    ///
    /// # Errors
    /// Those of any rank.
    pub fn sync(&self) -> Result<()> {
        self.tell_collective();
        let synced = self.disk().and_then(|disk| match self.mode().writes() {
            true => disk.sync().map_err(|e| self.told("cannot sync", &e)),
            false => Ok(()),
        });
        let synced = agree::settle(self.comm(), synced);
        self.disk()?.revalidate();
        synced
    }

    /// `MPI_File_get_atomicity`.
    pub fn atomicity(&self) -> bool {
        self.is_atomic()
    }

    /// `MPI_File_set_atomicity`: collective.
    ///
    /// # Errors
    /// Class `NotSame` when the flags differ, `UnsupportedOperation` where the file system has no
    /// locks.
    pub fn set_atomicity(&self, atomic: bool) -> Result<()> {
        self.tell_collective();
        agree::settle_same(self.comm(), Ok(()), &[i64::from(atomic)], "atomicity")?;
        let needed = if atomic { Some(self.make_atomic()?) } else { None };
        // Where nobody writes, nothing conflicts.
        if self.mode().writes() && needed.is_some_and(|a| a.by_system) {
            self.check_locks()?;
        }
        self.set_atomic(atomic);
        Ok(())
    }

    /// Collective: the file system's locks exclude ranks of other hosts.
    fn check_locks(&self) -> Result<()> {
        let comm = self.comm();
        let refused = |why: &str| {
            err!(
                UnsupportedOperation,
                "atomic mode over several hosts needs locks of the file system of {}, {why}",
                self.path()
            )
        };
        let fails = |e: std::io::Error| refused(&format!("which refuses them: {e}"));
        let (disk, first) = (self.disk()?, (0, 1));
        if comm.rank() == 0 {
            // Its lock stays while the others look.
            let others = disk.locked(Lock::Exclusive, first, || {
                agree::settle(comm, Ok(())).and_then(|()| agree::settle(comm, Ok(())))
            });
            return match others {
                Ok((found, unlocked)) => {
                    found.and_then(|()| agree::settle(comm, unlocked.map_err(fails)))
                }
                Err(e) => agree::settle(comm, Err(fails(e))),
            };
        }
        agree::settle(comm, Ok(()))?;
        agree::settle(
            comm,
            match disk.is_excluded(Lock::Exclusive, first) {
                Ok(true) => Ok(()),
                Ok(false) => Err(refused("which has them on each host alone")),
                Err(e) => Err(fails(e)),
            },
        )?;
        // Rank 0 has given its lock back.
        agree::settle(comm, Ok(()))
    }
}
