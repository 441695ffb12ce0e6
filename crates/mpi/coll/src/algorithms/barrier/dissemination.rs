//! Barrier by dissemination: in round k every rank signals the one 2^k to its right.
//!
//! Cost ⌈log2 P⌉·α. Any P.

use crate::schedule::{Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Dissemination {
    at: Place,
    distance: u32,
}

impl Dissemination {
    /// At a place.
    pub fn new(at: Place) -> Dissemination {
        Dissemination { at, distance: 1 }
    }
}

impl Rounds for Dissemination {
    fn round(&mut self, out: &mut Round) -> bool {
        if self.distance >= self.at.size {
            return false;
        }
        out.recv(self.at.left(self.distance), Part::Nothing);
        out.send(self.at.right(self.distance), Part::Nothing);
        out.wait();
        self.distance = self.distance.saturating_mul(2);
        true
    }
}
