//! Executors: what the steps of a schedule mean.
pub mod blocking;
pub mod flight;
pub mod sim;

use hawser_core::error::Error;

/// The first error of a call. The schedule goes on after one, so that other ranks do not hang.
#[derive(Debug, Default)]
pub(crate) struct FirstError(Option<Error>);

impl FirstError {
    pub(crate) fn note(&mut self, error: Error) {
        self.0.get_or_insert(error);
    }

    pub(crate) fn take(&mut self) -> Result<(), Error> {
        match self.0.take() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}
