//! Framework `crs`: what saves the state of one process, and brings it back.
//!
//! The component `criu` works from outside, on processes that are interrupted: see [`crate::criu`]
//! and [`crate::images`]. Promises of a component that works inside the process:
//!
//! 1. [`Crs::may_checkpoint`] changes nothing, and says why not, where it cannot.
//! 2. [`Crs::checkpoint`] writes below the directory that it is given and nowhere else.
//! 3. After [`Crs::checkpoint`], whatever it returned, [`Crs::resume`] follows, once.
//! 4. [`Crs::restart`] may be called in a job with another number of ranks.
//! 5. An error is a part of a sentence, and leaves the process able to go on.

use std::path::Path;

#[cfg(test)]
mod conformance;
mod own;

pub use own::{Callback, Callbacks, SelfCrs};

/// How a process goes on after a snapshot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    /// As before.
    Continue,
    /// It is to end: the job stops after this snapshot.
    Stop,
    /// The snapshot was not taken.
    Failed,
}

/// See the module's documentation.
pub trait Crs {
    /// The name of the component.
    fn name(&self) -> &'static str;

    /// Whether the state of this process can be saved now.
    ///
    /// # Errors
    /// Why not.
    fn may_checkpoint(&self) -> Result<(), String>;

    /// Saves the state into a directory that is there and empty; `ranks` is the number of ranks
    /// that save together.
    ///
    /// # Errors
    /// What went wrong.
    fn checkpoint(&mut self, dir: &Path, ranks: u32) -> Result<(), String>;

    /// Goes on.
    ///
    /// # Errors
    /// What went wrong.
    fn resume(&mut self, how: Resume) -> Result<(), String>;

    /// Takes the state from a snapshot of `ranks` ranks: each has a directory of its number in
    /// `set`.
    ///
    /// # Errors
    /// What went wrong.
    fn restart(&mut self, set: &Path, ranks: u32) -> Result<(), String>;
}
