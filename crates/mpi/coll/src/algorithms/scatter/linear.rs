//! Scatter, linear: the root sends to everybody.
//!
//! Cost α + (P−1)(o + bβ) for blocks of b. Any P; also the only one for blocks of unequal length.

use crate::schedule::{Buf, Layout, Part, Place, Round, Rounds, WINDOW};

/// See the module.
#[derive(Clone, Debug)]
pub struct Linear {
    at: Place,
    root: u32,
    layout: Layout,
    /// Where this rank's block goes; `None` when it stays in place (root only).
    own: Option<Part>,
    next: u32,
}

impl Linear {
    /// Scatters from `Send` of the root as `layout` says.
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
                out.recv(self.root, own);
                out.wait();
            }
            self.next = self.at.size;
            return true;
        }
        let to = self.at.right(self.next);
        let what = self.layout.part(Buf::Send, to);
        match (self.next, self.own) {
            (0, Some(own)) => out.copy(what, own),
            (0, None) => {}
            _ => out.send(to, what),
        }
        self.next += 1;
        if self.next == self.at.size || self.next.is_multiple_of(WINDOW) {
            out.wait();
        }
        true
    }
}
