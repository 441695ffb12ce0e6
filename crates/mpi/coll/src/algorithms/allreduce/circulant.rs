//! Allreduce by reduce-scatter and allgather in ⌈log2 P⌉ rounds each, for any number of ranks.
//!
//! Cost 2⌈log2 P⌉(α + 2o) + 2(P−1)/P·nβ + (P−1)/P·nγ. Any P, commutative operations; where the
//! number of ranks is no power of two nothing is folded.

use crate::algorithms::circulant::{Gather, Reduce};
use crate::schedule::{Buf, Cuts, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Circulant {
    len: u64,
    input: Buf,
    reduce: Reduce,
    gather: Gather,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Copy,
    Reduce,
    Gather,
}

impl Circulant {
    /// Combines `len` units of everybody's `input` into `Recv`.
    pub fn new(at: Place, len: u64, input: Buf) -> Circulant {
        let cuts = Cuts::Pieces { len, size: at.size };
        let reduce = Reduce::new(at, cuts.clone(), Buf::Recv);
        let gather = Gather::new(at, cuts, Buf::Recv);
        Circulant { len, input, reduce, gather, state: State::Copy }
    }
}

impl Rounds for Circulant {
    fn temps(&self) -> [Scratch; 2] {
        [Scratch::one(self.reduce.temp()), Scratch::NONE]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        match self.state {
            State::Copy => {
                if self.input != Buf::Recv {
                    let whole = |buf| Part::range(buf, 0, self.len);
                    out.copy(whole(self.input), whole(Buf::Recv));
                }
                self.state = State::Reduce;
            }
            State::Reduce => {
                if !self.reduce.round(out) {
                    self.state = State::Gather;
                }
            }
            State::Gather => return self.gather.round(out),
        }
        true
    }
}
