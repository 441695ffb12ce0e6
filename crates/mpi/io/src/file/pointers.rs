//! The pointer of a rank, and the one that all ranks share (MPI-5.0 sections 14.4.3 and 14.4.4).

use std::sync::Arc;
use std::sync::atomic::Ordering;

use hawser_core::err;
use hawser_core::error::Result;

use super::{File, Whence};
use crate::agree::{self, Scan};
use crate::shared::{Shared, sums};

impl File {
    /// Moves the rank's pointer on; gives where it was.
    pub(crate) fn advance(&self, etypes: i64) -> Result<i64> {
        let mut state = self.state.lock();
        let at = state.at;
        state.at = at.checked_add(etypes).ok_or_else(|| err!(Arg, "no file is that long"))?;
        Ok(at)
    }

    pub(crate) fn fetch_add_shared(&self, etypes: i64) -> Result<i64> {
        self.moved.store(true, Ordering::Release);
        self.shared.fetch_add(etypes)
    }

    /// Collective: the ranks' shares of the shared pointer, one after the other.
    pub(crate) fn ordered(&self, etypes: i64) -> Result<i64> {
        self.moved.store(true, Ordering::Release);
        if self.comm.size() == 1 {
            return self.shared.fetch_add(etypes);
        }
        let own = Scan::new(etypes)?.run(&self.comm)?;
        let last = self.comm.rank() + 1 == self.comm.size();
        let base = if last { self.shared.fetch_add(own).map(Some) } else { Ok(None) };
        sums(agree::of_one(&self.comm, base)?, own - etypes)
    }

    /// Collective: the byte of the file at which the shared pointer is when all ranks have come.
    pub(super) fn shared_place(&self) -> Result<i64> {
        agree::settle(&self.comm, Ok(()))?;
        let at = if self.comm.rank() == 0 { self.shared.get().map(Some) } else { Ok(None) };
        self.view().byte_offset(agree::of_one(&self.comm, at)?)
    }

    /// The shared pointer, for an access that moves it later.
    pub(crate) fn share(&self) -> Arc<Shared> {
        self.moved.store(true, Ordering::Release);
        self.shared.clone()
    }

    /// Collective: sets the shared pointer.
    pub(crate) fn reset_shared(&self, to: i64) -> Result<()> {
        let set = if self.comm.rank() == 0 { self.shared.set(to) } else { Ok(()) };
        self.moved.store(to != 0, Ordering::Release);
        agree::settle(&self.comm, set)
    }

    /// Where a seek begins that is not one from the pointer.
    fn seek_base(&self, whence: Whence) -> Result<i64> {
        Ok(if whence == Whence::End { self.view().end(self.size()? as u64) } else { 0 })
    }

    /// `MPI_File_seek`.
    ///
    /// # Errors
    /// Class `Arg` for a negative place.
    pub fn seek(&self, offset: i64, whence: Whence) -> Result<()> {
        self.check_pointer()?;
        let base = self.seek_base(whence)?;
        let mut state = self.state.lock();
        // Under the lock: other threads may move the pointer, too.
        state.at = target(offset, if whence == Whence::Current { state.at } else { base })?;
        Ok(())
    }

    /// `MPI_File_get_position`.
    ///
    /// # Errors
    /// Class `UnsupportedOperation` in sequential mode.
    pub fn position(&self) -> Result<i64> {
        self.check_pointer()?;
        Ok(self.state.lock().at)
    }

    /// `MPI_File_seek_shared`: collective.
    ///
    /// # Errors
    /// Class `NotSame` when the arguments differ; as [`File::seek`].
    pub fn seek_shared(&self, offset: i64, whence: Result<Whence>) -> Result<()> {
        self.tell_collective();
        let number = whence.as_ref().map_or(-1, |whence| *whence as i64);
        let checked = match self.mode.is_sequential() {
            true => Err(err!(UnsupportedOperation, "a sequential file has no places to seek")),
            false => whence,
        };
        let (same, what) = ([offset, number], "offset or origin of the seek");
        let (whence, _) = agree::settle_same(&self.comm, checked, &same, what)?;
        let to = match self.comm.rank() {
            0 => match whence {
                Whence::Current => self.shared.get(),
                _ => self.seek_base(whence),
            }
            .and_then(|base| self.shared.set(target(offset, base)?)),
            _ => Ok(()),
        };
        self.moved.store(true, Ordering::Release);
        agree::settle(&self.comm, to)
    }

    /// `MPI_File_get_position_shared`.
    ///
    /// # Errors
    /// Those of the way to rank 0.
    pub fn position_shared(&self) -> Result<i64> {
        self.shared.get()
    }
}

/// Where a seek leads.
fn target(offset: i64, base: i64) -> Result<i64> {
    let to = base.checked_add(offset).filter(|to| *to >= 0);
    to.ok_or_else(|| err!(Arg, "offset {offset} leads before the begin of the view"))
}
