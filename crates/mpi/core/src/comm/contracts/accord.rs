//! Agreements in memory that all ranks of a communicator share, without a launcher.
//!
//! # Contract
//!
//! 1. One rank claims a place ([`Accords::claim`]), and tells the others its ticket by an agreement
//!    of another kind. Then each joins, or none does and the claimer releases it.
//! 2. Each rank of the communicator makes the same calls of [`AccordSeat::agree`], each after the
//!    one before has ended. All get the same outcome, whoever dies meanwhile.
//! 3. After the first outcome that is none, no further call is made: a process is lost, and
//!    somebody else decides.
//! 4. A process that drops its seat leaves the place, also for those that are lost.

use crate::comm::Comm;

/// Places for agreements.
pub trait Accords: Send + Sync {
    /// The ranks of the communicator can have a place. All of them get the same answer.
    fn serves(&self, comm: &Comm) -> bool;

    /// Takes a place; gives its ticket, which is not 0. `None`: there is none.
    fn claim(&self, comm: &Comm) -> Option<u64>;

    /// Gives it back: nobody will join.
    fn release(&self, comm: &Comm, ticket: u64);

    /// The seat of this rank there. `None`: there is no such place.
    fn join(&'static self, comm: &Comm, ticket: u64) -> Option<Box<dyn AccordSeat>>;
}

/// A rank's seat.
pub trait AccordSeat: Send + Sync {
    /// Agrees on the bitwise AND of a value; waits, with progress. `is_complete`: this rank knows
    /// of no lost one. `None`: somebody is lost.
    fn agree(&self, value: u64, is_complete: bool) -> Option<u64>;
}
