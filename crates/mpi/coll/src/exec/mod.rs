//! Executors: what the steps of a schedule mean.
pub mod blocking;
pub mod operation;
pub mod sim;

use hawser_core::error::{ErrClass, Error};

/// The first error of a call. The schedule goes on after one, so that other ranks do not hang; but
/// not when a process is lost. What this rank would send on then is void, and its receivers could
/// not tell; they hear of the loss, and wait for nobody any more.
#[derive(Debug, Default)]
pub(crate) struct FirstError {
    error: Option<Error>,
    lost: bool,
}

impl FirstError {
    pub(crate) fn note(&mut self, error: Error) {
        self.lost |= matches!(error.class(), ErrClass::ProcAborted | ErrClass::Revoked);
        self.error.get_or_insert(error);
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
