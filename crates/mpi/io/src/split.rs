//! Split collective calls (MPI-5.0 section 14.4.5): at most one under way per file.

use hawser_core::buf::TypedBuf;
use hawser_core::err;
use hawser_core::error::Result;

use crate::call::{Done, Place, Split, SplitCall};
use crate::file::File;

impl File {
    /// Begins a split call with the memory at `at`; `offset` counts for [`Split::At`]. What is
    /// wrong with the buffer of a rank ends the call on all of them.
    ///
    /// # Errors
    /// Class `Io` when one is under way: nothing has happened then.
    pub fn split_begin(
        &self,
        which: Split,
        offset: i64,
        at: usize,
        buf: Result<TypedBuf>,
    ) -> Result<()> {
        {
            let mut slot = self.begun();
            if slot.is_some() {
                return Err(err!(
                    Io,
                    "a split collective call is under way in the file; end it before another begins"
                ));
            }
            *slot = Some(SplitCall { which, buf: at, operation: None });
        }
        let place = match which {
            Split::At(_) => Place::At(offset),
            Split::Own(_) => Place::Own,
            Split::Ordered(_) => Place::Shared,
        };
        let operation = Some(self.begin_all(which.way(), place, buf));
        *self.begun() = Some(SplitCall { which, buf: at, operation });
        Ok(())
    }

    /// Ends the split call that is under way.
    ///
    /// # Errors
    /// Class `Io` when there is none of this kind, or it has another buffer.
    pub fn split_end(&self, which: Split, buf: usize) -> Result<Done> {
        let mut slot = self.begun();
        let fits = |b: &mut SplitCall| b.which == which && b.buf == buf && b.operation.is_some();
        let Some(operation) = slot.take_if(fits).and_then(|begun| begun.operation) else {
            return Err(err!(
                Io,
                "no split collective call of this kind with this buffer is under way in the file"
            ));
        };
        drop(slot);
        self.tell_collective();
        Ok(self.end_of(&operation))
    }
}
