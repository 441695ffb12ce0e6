//! Alltoall in place: in round k the ranks r and k−r (mod P) swap their blocks through scratch
//! memory of one block.
//!
//! Cost P(α + bβ) plus one copy of each block. Any P, blocks of any length.

use crate::schedule::{Buf, Layout, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct InPlace {
    at: Place,
    layout: Layout,
    /// The longest block, in units.
    longest: u64,
    next: u32,
}

impl InPlace {
    /// Swaps blocks of `Recv`, the longest of which has `longest` units.
    pub fn new(at: Place, layout: Layout, longest: u64) -> InPlace {
        InPlace { at, layout, longest, next: 0 }
    }
}

impl Rounds for InPlace {
    fn temps(&self) -> [Scratch; 2] {
        [Scratch::one(self.longest), Scratch::NONE]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        if self.next >= self.at.size {
            return false;
        }
        // Symmetric: partner of my partner is me.
        let partner = Place { size: self.at.size, rank: self.next }.left(self.at.rank);
        if partner != self.at.rank {
            let block = self.layout.part(Buf::Recv, partner);
            let temp = self.layout.scratch(partner);
            out.copy(block, temp);
            out.recv(partner, block);
            out.send(partner, temp);
            out.wait();
        }
        self.next += 1;
        true
    }
}
