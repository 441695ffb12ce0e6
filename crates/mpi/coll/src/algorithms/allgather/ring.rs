//! Allgather around a ring: in each round the block received last is passed on.
//!
//! Cost (P−1)(α + bβ) for blocks of b. Any P, blocks of any length; long blocks.

use crate::schedule::{Buf, Layout, Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Ring {
    at: Place,
    layout: Layout,
    own: Option<Part>,
    next: u32,
}

impl Ring {
    /// Gathers into `Recv`; `own` is copied there first unless it lies in place.
    pub fn new(at: Place, layout: Layout, own: Option<Part>) -> Ring {
        Ring { at, layout, own, next: 0 }
    }
}

impl Rounds for Ring {
    fn round(&mut self, out: &mut Round) -> bool {
        if let Some(own) = self.own.take() {
            out.copy(own, self.layout.part(Buf::Recv, self.at.rank));
        }
        if self.next + 1 >= self.at.size {
            // The copy above may have been the only step.
            let first = self.next == 0;
            self.next = self.at.size;
            return first && self.at.size == 1;
        }
        out.recv(self.at.left(1), self.layout.part(Buf::Recv, self.at.left(self.next + 1)));
        out.send(self.at.right(1), self.layout.part(Buf::Recv, self.at.left(self.next)));
        out.wait();
        self.next += 1;
        true
    }
}
