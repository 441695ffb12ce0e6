//! Allreduce by recursive halving and recursive doubling (Rabenseifner).
//!
//! Cost 2·log2 P·α + 2nβ + nγ, and 2(α + nβ) + nγ more when P is not a power of two. Any P, any
//! operation; long data.

use crate::algorithms::reduce::halving::Halving;
use crate::schedule::{Buf, Part, Place, Role, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct HalvingDoubling {
    at: Place,
    len: u64,
    input: Buf,
    halving: Halving,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Halve,
    /// Undo halving `k - 1`: both of the pair exchange their pieces.
    Double(u32),
    FoldOut,
    Done,
}

impl HalvingDoubling {
    /// Combines `len` units of everybody's `input` into `Recv`.
    pub fn new(at: Place, len: u64, input: Buf, commutative: bool) -> HalvingDoubling {
        let halving = Halving::new(at, len, input, Buf::Recv, commutative);
        HalvingDoubling { at, len, input, halving, state: State::Halve }
    }
}

impl Rounds for HalvingDoubling {
    fn temps(&self) -> [Scratch; 2] {
        [Scratch::one(self.halving.temp()), Scratch::NONE]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let fold = self.halving.fold();
        let whole = |buf| Part::range(buf, 0, self.len);
        match self.state {
            State::Halve => {
                if !self.halving.round(out) {
                    if self.at.size == 1 && self.input != Buf::Recv {
                        out.copy(whole(self.input), whole(Buf::Recv));
                    }
                    self.state = State::Double(self.halving.steps());
                }
            }
            State::Double(0) => self.state = State::FoldOut,
            State::Double(k) => {
                if let Role::Plain(n) | Role::Taker(n, _) = fold.role(self.at.rank) {
                    let other = n ^ (1 << (k - 1));
                    let piece = |n| {
                        let (at, len) = self.halving.held(n, k);
                        Part::range(Buf::Recv, at, len)
                    };
                    out.recv(fold.rank(other), piece(other));
                    out.send(fold.rank(other), piece(n));
                    out.wait();
                }
                self.state = State::Double(k - 1);
            }
            State::FoldOut => {
                match fold.role(self.at.rank) {
                    Role::Giver(from) => {
                        out.recv(from, whole(Buf::Recv));
                        out.wait();
                    }
                    Role::Taker(_, to) => {
                        out.send(to, whole(Buf::Recv));
                        out.wait();
                    }
                    Role::Plain(_) => {}
                }
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
