//! Reduce-scatter, pairwise: in round k every rank sends the block of the rank k to its right and
//! gets its own block from the one k to its left; several rounds are under way at once.
//!
//! Cost (P−1)(α/w + n/P·(β + γ)) with w rounds under way. Any P, blocks of any length, commutative
//! operations; long data.

use crate::schedule::{Buf, Cuts, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Pairwise {
    at: Place,
    cuts: Cuts,
    input: Buf,
    window: u32,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Begin,
    /// Post round `next` of those that begin with `first`.
    Post {
        first: u32,
        next: u32,
    },
    /// Take up what round `next` brought; the rounds up to `end` have ended.
    Combine {
        next: u32,
        end: u32,
    },
    Done,
}

impl Pairwise {
    /// Combines everybody's `input`; this rank's block goes to the start of `Recv`. `window` rounds
    /// (at least 1) are under way at once.
    pub fn new(at: Place, cuts: Cuts, input: Buf, window: u32) -> Pairwise {
        let window = window.clamp(1, at.size);
        Pairwise { at, cuts, input, window, state: State::Begin }
    }

    fn block(&self, rank: u32) -> Part {
        let (at, len) = self.cuts.span(rank, rank + 1);
        Part::range(self.input, at, len)
    }

    /// Length of this rank's block.
    fn len(&self) -> u64 {
        self.cuts.span(self.at.rank, self.at.rank + 1).1
    }

    fn in_place(&self) -> bool {
        self.input == Buf::Recv
    }

    /// Where the combination grows. In place, `Recv` is still to be sent.
    fn sum(&self) -> Part {
        Part::range(if self.in_place() { Buf::Temp1 } else { Buf::Recv }, 0, self.len())
    }

    /// Where the message of a round goes. The first one needs no scratch memory when it can take
    /// the own block up.
    fn room(&self, round: u32) -> Part {
        if round == 1 && !self.in_place() {
            return self.sum();
        }
        Part::range(Buf::Temp0, u64::from(round % self.window) * self.len(), self.len())
    }
}

impl Rounds for Pairwise {
    fn temps(&self) -> [Scratch; 2] {
        let len = self.len();
        let sum = if self.in_place() { len } else { 0 };
        [Scratch { slots: self.window.into(), len }, Scratch::one(sum)]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let (rank, size) = (self.at.rank, self.at.size);
        match self.state {
            State::Begin => {
                if self.in_place() || size == 1 {
                    out.copy(self.block(rank), self.sum());
                }
                self.state = State::Post { first: 1, next: 1 };
            }
            State::Post { first, .. } if first >= size => {
                if self.in_place() {
                    out.copy(self.sum(), Part::range(Buf::Recv, 0, self.len()));
                }
                self.state = State::Done;
            }
            State::Post { first, next } => {
                let to = self.at.right(next);
                out.recv(self.at.left(next), self.room(next));
                out.send(to, self.block(to));
                let next = next + 1;
                self.state = State::Post { first, next };
                if next == size || next - first == self.window {
                    out.wait();
                    self.state = State::Combine { next: first, end: next };
                }
            }
            State::Combine { next, end } if next == end => {
                self.state = State::Post { first: end, next: end };
            }
            State::Combine { next, end } => {
                let straight = next == 1 && !self.in_place();
                let left = if straight { self.block(rank) } else { self.room(next) };
                out.reduce(left, self.sum());
                self.state = State::Combine { next: next + 1, end };
            }
            State::Done => return false,
        }
        true
    }
}
