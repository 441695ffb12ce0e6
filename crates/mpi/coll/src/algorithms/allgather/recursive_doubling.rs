//! Allgather by recursive doubling: in round k, groups of 2^k ranks exchange what they have.
//!
//! Cost log2 P·α + (P−1)bβ for blocks of b. P a power of two, equal blocks.

use crate::schedule::{Buf, Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct RecursiveDoubling {
    at: Place,
    block: u64,
    own: Option<Part>,
    distance: u32,
}

impl RecursiveDoubling {
    /// Gathers blocks of `block` units into `Recv`.
    pub fn new(at: Place, block: u64, own: Option<Part>) -> RecursiveDoubling {
        debug_assert!(at.size.is_power_of_two());
        RecursiveDoubling { at, block, own, distance: 0 }
    }
}

impl Rounds for RecursiveDoubling {
    fn round(&mut self, out: &mut Round) -> bool {
        let group = |first: u32, count: u32| {
            Part::range(Buf::Recv, u64::from(first) * self.block, u64::from(count) * self.block)
        };
        if self.distance == 0 {
            if let Some(own) = self.own {
                out.copy(own, group(self.at.rank, 1));
            }
            self.distance = 1;
            return true;
        }
        let d = self.distance;
        if d >= self.at.size {
            return false;
        }
        let mine = self.at.rank & !(d - 1);
        let partner = self.at.rank ^ d;
        out.recv(partner, group(mine ^ d, d));
        out.send(partner, group(mine, d));
        out.wait();
        self.distance = d.saturating_mul(2);
        true
    }
}
