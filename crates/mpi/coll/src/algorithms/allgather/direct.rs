//! Allgather, direct: everybody sends its block to everybody.
//!
//! Cost α + (P−1)(2o + bβ), P² messages; every rank is scheduled about once. Any P, blocks of any
//! length; short blocks of few ranks.

use crate::schedule::{Buf, Layout, Part, Place, Round, Rounds, WINDOW};

/// See the module.
#[derive(Clone, Debug)]
pub struct Direct {
    at: Place,
    layout: Layout,
    own: Option<Part>,
    next: u32,
}

impl Direct {
    /// Gathers into `Recv`; `own` is copied there first unless it lies in place.
    pub fn new(at: Place, layout: Layout, own: Option<Part>) -> Direct {
        Direct { at, layout, own, next: 0 }
    }
}

impl Rounds for Direct {
    fn round(&mut self, out: &mut Round) -> bool {
        if self.next >= self.at.size {
            return false;
        }
        let mine = self.layout.part(Buf::Recv, self.at.rank);
        if self.next == 0 {
            if let Some(own) = self.own {
                out.copy(own, mine);
            }
        } else {
            let from = self.at.left(self.next);
            out.recv(from, self.layout.part(Buf::Recv, from));
            out.send(self.at.right(self.next), mine);
        }
        self.next += 1;
        if self.next == self.at.size || self.next.is_multiple_of(WINDOW / 2) {
            out.wait();
        }
        true
    }
}
