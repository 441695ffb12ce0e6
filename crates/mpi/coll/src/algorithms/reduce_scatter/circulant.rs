//! Reduce-scatter in ⌈log2 P⌉ rounds for any number of ranks.
//!
//! Cost ⌈log2 P⌉(α + 2o) + (P−1)/P·n(β + γ) and a copy of the data. Any P, blocks of any length,
//! commutative operations.

use crate::algorithms::circulant::Reduce;
use crate::schedule::{Buf, Cuts, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Circulant {
    at: Place,
    cuts: Cuts,
    input: Buf,
    phase: Reduce,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Copy,
    Reduce,
    Done,
}

impl Circulant {
    /// Combines everybody's `input`; this rank's block goes to the start of `Recv`.
    pub fn new(at: Place, cuts: Cuts, input: Buf) -> Circulant {
        let phase = Reduce::new(at, cuts.clone(), Buf::Temp1);
        Circulant { at, cuts, input, phase, state: State::Copy }
    }
}

impl Rounds for Circulant {
    fn temps(&self) -> [Scratch; 2] {
        [self.phase.temp(), self.cuts.start(self.at.size)].map(Scratch::one)
    }

    fn round(&mut self, out: &mut Round) -> bool {
        match self.state {
            State::Copy => {
                let total = self.cuts.start(self.at.size);
                out.copy(Part::range(self.input, 0, total), Part::range(Buf::Temp1, 0, total));
                self.state = State::Reduce;
            }
            State::Reduce => {
                if !self.phase.round(out) {
                    let (at, len) = self.cuts.span(self.at.rank, self.at.rank + 1);
                    out.copy(Part::range(Buf::Temp1, at, len), Part::range(Buf::Recv, 0, len));
                    self.state = State::Done;
                }
            }
            State::Done => return false,
        }
        true
    }
}
