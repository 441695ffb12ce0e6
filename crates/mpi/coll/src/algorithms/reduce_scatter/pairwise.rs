//! Reduce-scatter, pairwise: in round k every rank sends the block of the rank k to its right and
//! gets its own block from the one k to its left.
//!
//! Cost (P−1)(α + n/P·(β + γ)). Any P, blocks of any length, commutative operations; long data.

use super::Cuts;
use crate::schedule::{Buf, Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Pairwise {
    at: Place,
    cuts: Cuts,
    input: Buf,
    next: u32,
}

impl Pairwise {
    /// Combines everybody's `input`; this rank's block goes to the start of `Recv`.
    pub fn new(at: Place, cuts: Cuts, input: Buf) -> Pairwise {
        Pairwise { at, cuts, input, next: 0 }
    }

    fn block(&self, rank: u32) -> Part {
        let (at, len) = self.cuts.span(rank, rank + 1);
        Part::range(self.input, at, len)
    }
}

impl Rounds for Pairwise {
    fn temps(&self) -> [u64; 2] {
        let len = self.cuts.span(self.at.rank, self.at.rank + 1).1;
        [len, if self.input == Buf::Recv { len } else { 0 }]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let in_place = self.input == Buf::Recv;
        let mine = self.block(self.at.rank);
        let len = self.cuts.span(self.at.rank, self.at.rank + 1).1;
        let result = Part::range(Buf::Recv, 0, len);
        let acc = if in_place { Part::range(Buf::Temp1, 0, len) } else { result };
        let i = self.next;
        if i > self.at.size {
            return false;
        }
        self.next += 1;
        if i == 0 {
            // Without MPI_IN_PLACE the first arrival lands in Recv and takes the own block up.
            if in_place || self.at.size == 1 {
                out.copy(mine, acc);
            }
        } else if i == self.at.size {
            if in_place {
                out.copy(acc, result);
            }
        } else {
            let straight = i == 1 && !in_place;
            let landing = if straight { acc } else { Part::range(Buf::Temp0, 0, len) };
            out.recv(self.at.left(i), landing);
            out.send(self.at.right(i), self.block(self.at.right(i)));
            out.wait();
            out.reduce(if straight { mine } else { landing }, acc);
        }
        true
    }
}
