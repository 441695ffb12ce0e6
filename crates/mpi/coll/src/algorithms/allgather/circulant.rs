//! Allgather in ⌈log2 P⌉ rounds for any number of ranks, blocks of any length.
//!
//! Cost ⌈log2 P⌉(α + 2o) + (P−1)bβ for blocks of b; where the user's arrays place the blocks, a
//! copy of each.

use crate::algorithms::circulant::Gather;
use crate::schedule::{Buf, Cuts, Layout, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Circulant {
    at: Place,
    cuts: Cuts,
    layout: Layout,
    own: Option<Part>,
    phase: Gather,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Own,
    Gather,
    /// Place the block of this rank and those of all after it.
    Place(u32),
}

impl Circulant {
    /// Gathers blocks of `block` units into `Recv`; `own` is copied there first unless it lies in
    /// place.
    pub fn even(at: Place, block: u64, own: Option<Part>) -> Circulant {
        Circulant::new(at, Cuts::Even(block), Layout::Even(block), own)
    }

    /// Gathers blocks of these lengths to where the user's arrays place them.
    pub fn listed(at: Place, cuts: Cuts, own: Option<Part>) -> Circulant {
        Circulant::new(at, cuts, Layout::Listed, own)
    }

    fn new(at: Place, cuts: Cuts, layout: Layout, own: Option<Part>) -> Circulant {
        let buf = if layout == Layout::Listed { Buf::Temp0 } else { Buf::Recv };
        let phase = Gather::new(at, cuts.clone(), buf);
        Circulant { at, cuts, layout, own, phase, state: State::Own }
    }

    fn packed(&self, rank: u32) -> Part {
        let (at, len) = self.cuts.span(rank, rank + 1);
        Part::range(Buf::Temp0, at, len)
    }
}

impl Rounds for Circulant {
    fn temps(&self) -> [Scratch; 2] {
        let listed = self.layout == Layout::Listed;
        let packed = if listed { self.cuts.start(self.at.size) } else { 0 };
        [Scratch::one(packed), Scratch::NONE]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.at.rank;
        let placed = self.layout.part(Buf::Recv, me);
        match self.state {
            State::Own => {
                let listed = self.layout == Layout::Listed;
                if let Some(own) = self.own {
                    out.copy(own, placed);
                }
                if listed {
                    out.copy(placed, self.packed(me));
                }
                self.state = State::Gather;
            }
            State::Gather => {
                if !self.phase.round(out) {
                    let last = if self.layout == Layout::Listed { 0 } else { self.at.size };
                    self.state = State::Place(last);
                }
            }
            State::Place(rank) if rank < self.at.size => {
                if rank != me {
                    out.copy(self.packed(rank), self.layout.part(Buf::Recv, rank));
                }
                self.state = State::Place(rank + 1);
            }
            State::Place(_) => return false,
        }
        true
    }
}
