//! Phase: one rank receives the data of many and combines it in rank order.
//!
//! Receives are posted in batches into slots of `Temp0`; each slot takes the combination up to its
//! rank, so nothing is copied before the end. Works with operations that do not commute.

use crate::schedule::{Buf, Part, Round, Scratch};

/// Slots in a batch.
const BATCH: u32 = 16;

/// See the module.
#[derive(Clone, Debug)]
pub struct Ordered {
    /// Number of contributions.
    count: u32,
    /// Which contribution is this rank's own, and where it lies.
    own: Option<(u32, Part)>,
    len: u64,
    result: Part,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    /// Take contribution `next` of the batch that begins at `first`.
    Take {
        first: u32,
        next: u32,
    },
    /// Combine contribution `next` with those before it.
    Combine {
        first: u32,
        next: u32,
    },
    Done,
}

impl Ordered {
    /// Combines `count` contributions of `len` units into `result`.
    pub fn new(count: u32, own: Option<(u32, Part)>, len: u64, result: Part) -> Ordered {
        let state = if count == 0 { State::Done } else { State::Take { first: 0, next: 0 } };
        Ordered { count, own, len, result, state }
    }

    /// `Temp0`: two batches, since one begins with the result of the other.
    pub fn temp(&self) -> Scratch {
        let batches = if self.count > BATCH { 2 } else { 1 };
        Scratch { slots: batches * u64::from(self.count.min(BATCH)), len: self.len }
    }

    fn slot(&self, i: u32) -> Part {
        Part::range_or_nothing(Buf::Temp0, u64::from(i % (2 * BATCH)) * self.len, self.len)
    }

    /// As [`crate::schedule::Rounds::round`].
    pub fn round(&mut self, out: &mut Round) -> bool {
        match self.state {
            State::Take { first, next } => {
                let slot = self.slot(next);
                match self.own {
                    Some((me, part)) if me == next => out.copy(part, slot),
                    _ => out.recv(next, slot),
                }
                let next = next + 1;
                if next == self.count || next - first == BATCH {
                    out.wait();
                    self.state = State::Combine { first, next: first.max(1) };
                } else {
                    self.state = State::Take { first, next };
                }
            }
            State::Combine { first, next } => {
                if next < self.count && next - first < BATCH {
                    out.reduce(self.slot(next - 1), self.slot(next));
                    self.state = State::Combine { first, next: next + 1 };
                } else if next < self.count {
                    self.state = State::Take { first: next, next };
                } else {
                    out.copy(self.slot(self.count - 1), self.result);
                    self.state = State::Done;
                }
            }
            State::Done => return false,
        }
        true
    }
}
