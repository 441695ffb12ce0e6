//! What a blocking call waits for.

use hawser_segment::wait::Wait;

use super::pml::{Awaiting, Needed};
use crate::group::{Group, ProcId};

/// What [`Pml::wait_or_lost`](super::pml::Pml::wait_or_lost) waits for. Its methods are called
/// without a lock of the PML, and may call any method of the PML but those that wait.
pub trait Condition {
    /// True when it has come. Called often, by the thread that waits.
    fn is_met(&mut self) -> bool;

    /// Those without whom it may never come: the wait ends with an error when one of them is lost,
    /// or is in `MPI_Finalize`.
    fn peers(&self) -> &[Group] {
        &[]
    }

    /// Names what would end the wait, for people.
    fn needed(&self, _name: &mut dyn FnMut(Needed)) {}

    /// Names the processes that are waited for, before a sleep: a loss is told to those only who
    /// have a path to the lost process.
    fn missing(&self, _name: &mut dyn FnMut(ProcId)) {}

    /// It comes in memory that ranks share, and no other thread of this process looks there:
    /// [`Condition::is_met`] has polled it for as long as a poll for messages takes.
    fn is_in_memory(&self) -> bool {
        false
    }

    /// Tells the waiting engine, on a CPU that ranks share, for whom this is.
    fn expect(&self, _wait: &mut Wait<'_>) {}
}

/// A condition that a closure knows.
pub struct Until<'a> {
    ready: &'a mut dyn FnMut() -> bool,
    about: Option<&'a Awaiting<'a>>,
}

impl<'a> Until<'a> {
    /// Met when `ready` says so; `about` names what would end the wait.
    pub fn new(ready: &'a mut dyn FnMut() -> bool, about: Option<&'a Awaiting<'a>>) -> Until<'a> {
        Until { ready, about }
    }
}

impl Condition for Until<'_> {
    fn is_met(&mut self) -> bool {
        (self.ready)()
    }

    fn needed(&self, name: &mut dyn FnMut(Needed)) {
        if let Some(about) = self.about {
            about(name);
        }
    }
}
