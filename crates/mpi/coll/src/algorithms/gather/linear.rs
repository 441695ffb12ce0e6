//! Gather, linear: everybody sends to the root.
//!
//! Cost α + (P−1)(o + bβ) for blocks of b. Any P; also the only one for blocks of unequal length,
//! which ranks other than the root do not know.

use crate::schedule::{Buf, Layout, Part, Place, Round, Rounds, WINDOW};

/// See the module.
#[derive(Clone, Debug)]
pub struct Linear {
    at: Place,
    root: u32,
    layout: Layout,
    /// This rank's contribution; `None` when it lies in place already (root only).
    own: Option<Part>,
    next: u32,
}

impl Linear {
    /// Gathers into `Recv` of the root as `layout` says.
    pub fn new(at: Place, root: u32, layout: Layout, own: Option<Part>) -> Linear {
        Linear { at, root, layout, own, next: 0 }
    }
}

impl Rounds for Linear {
    fn round(&mut self, out: &mut Round) -> bool {
        if self.next >= self.at.size {
            return false;
        }
        if self.at.rank != self.root {
            if let Some(own) = self.own {
                out.send(self.root, own);
                out.wait();
            }
            self.next = self.at.size;
            return true;
        }
        let from = self.at.right(self.next);
        let into = self.layout.part(Buf::Recv, from);
        match (self.next, self.own) {
            (0, Some(own)) => out.copy(own, into),
            (0, None) => {}
            _ => out.recv(from, into),
        }
        self.next += 1;
        if self.next == self.at.size || self.next.is_multiple_of(WINDOW) {
            out.wait();
        }
        true
    }
}
