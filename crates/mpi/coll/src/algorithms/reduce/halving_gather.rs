//! Reduce by recursive halving and gather of the pieces (Rabenseifner).
//!
//! Cost 2·log2 P·α + 2nβ + nγ (more when P is not a power of two). P ≥ 2, any operation; long data.

use super::halving::Halving;
use crate::schedule::{Buf, Part, Place, Role, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct HalvingGather {
    at: Place,
    root: u32,
    len: u64,
    acc: Buf,
    halving: Halving,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Halve,
    /// Undo halving `k - 1`: one of the pair sends its piece to the one on the root's side.
    Gather(u32),
    /// The root gave its data away in the fold: its partner sends the result.
    Deliver,
    Done,
}

impl HalvingGather {
    /// Combines `len` units of everybody's `input` into the root's `Recv`.
    pub fn new(at: Place, root: u32, len: u64, input: Buf, commutative: bool) -> HalvingGather {
        let acc = if at.rank == root { Buf::Recv } else { Buf::Temp1 };
        let halving = Halving::new(at, len, input, acc, commutative);
        HalvingGather { at, root, len, acc, halving, state: State::Halve }
    }

    /// Participant that collects the result.
    fn collector(&self) -> u32 {
        let fold = self.halving.fold();
        match fold.role(self.root) {
            Role::Plain(n) | Role::Taker(n, _) => n,
            Role::Giver(_) => self.root / 2,
        }
    }

    fn gather(&self, out: &mut Round, number: u32, k: u32) {
        let collector = self.collector();
        // Those on another side of a later halving have sent everything already.
        if (number ^ collector) >> (k + 1) != 0 {
            return;
        }
        let other = number ^ (1 << k);
        let partner = self.halving.fold().rank(other);
        let piece = |n| {
            let (at, len) = self.halving.held(n, k + 1);
            Part::range(self.acc, at, len)
        };
        if (number ^ collector) >> k & 1 == 0 {
            out.recv(partner, piece(other));
        } else {
            out.send(partner, piece(number));
        }
        out.wait();
    }
}

impl Rounds for HalvingGather {
    fn temps(&self) -> [Scratch; 2] {
        let giver = matches!(self.halving.fold().role(self.at.rank), Role::Giver(_));
        let acc = if self.acc == Buf::Temp1 && !giver { self.len } else { 0 };
        [self.halving.temp(), acc].map(Scratch::one)
    }

    fn round(&mut self, out: &mut Round) -> bool {
        match self.state {
            State::Halve => {
                if !self.halving.round(out) {
                    self.state = State::Gather(self.halving.steps());
                }
            }
            State::Gather(0) => self.state = State::Deliver,
            State::Gather(k) => {
                match self.halving.fold().role(self.at.rank) {
                    Role::Plain(n) | Role::Taker(n, _) => self.gather(out, n, k - 1),
                    Role::Giver(_) => {}
                }
                self.state = State::Gather(k - 1);
            }
            State::Deliver => {
                self.state = State::Done;
                let Role::Giver(taker) = self.halving.fold().role(self.root) else {
                    return true;
                };
                if self.at.rank == taker {
                    out.send(self.root, Part::range(self.acc, 0, self.len));
                    out.wait();
                } else if self.at.rank == self.root {
                    out.recv(taker, Part::range(Buf::Recv, 0, self.len));
                    out.wait();
                }
            }
            State::Done => return false,
        }
        true
    }
}
