//! Executors: what the steps of a schedule mean.
pub mod blocking;
pub mod operation;
pub mod sim;

use hawser_core::err;
use hawser_core::error::{ErrClass, Error};
use hawser_core::status::Status;

/// The first error of a call. The schedule goes on after one, so that other ranks do not hang; but
/// not when a process is lost. What this rank would send on then is void, and its receivers could
/// not tell; they hear of the loss, and wait for nobody any more.
#[derive(Debug, Default)]
pub(crate) struct FirstError {
    error: Option<Error>,
    lost: bool,
    void: bool,
}

impl FirstError {
    pub(crate) fn note(&mut self, error: Error) {
        self.lost |= matches!(error.class(), ErrClass::ProcAborted | ErrClass::Revoked);
        self.error.get_or_insert(error);
    }

    /// Takes note of a message of which this rank expects `expected` bytes of packed data at least.
    /// Messages that are too long end with an error of their own.
    pub(crate) fn note_received(&mut self, status: &Status, expected: u64) {
        if status.bytes < expected && !status.cancelled {
            self.note_short(status, expected);
        }
    }

    #[cold]
    fn note_short(&mut self, status: &Status, expected: u64) {
        self.void = true;
        let (rank, bytes) = (status.source, status.bytes);
        self.note(err!(
            Truncate,
            "rank {rank} of the communicator sends {bytes} bytes where this rank expects \
             {expected}: its call, or one of a rank before it, does not fit this rank's; find the \
             calls that do not fit together with the parameter \"coll_base_check\""
        ));
    }

    /// Less has been received than was expected. This rank sends empty messages from now on, since
    /// it does not have what their receivers expect: so these are told, too.
    pub(crate) fn is_void(&self) -> bool {
        self.void
    }

    /// A process is lost: nothing more of the call is to be done.
    pub(crate) fn ends_all(&self) -> bool {
        self.lost
    }

    pub(crate) fn take(&mut self) -> Result<(), Error> {
        match self.error.take() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}
