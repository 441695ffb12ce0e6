//! Broadcast, linear: the root sends to everybody.
//!
//! Cost α + (P−1)(o + nβ); every rank is scheduled once. Any P.

use crate::schedule::{Buf, Part, Place, Round, Rounds, WINDOW};

/// See the module.
#[derive(Clone, Debug)]
pub struct Linear {
    at: Place,
    root: u32,
    whole: Part,
    next: u32,
}

impl Linear {
    /// Broadcasts `len` units of `Recv`.
    pub fn new(at: Place, root: u32, len: u64) -> Linear {
        Linear { at, root, whole: Part::range(Buf::Recv, 0, len), next: 1 }
    }
}

impl Rounds for Linear {
    fn round(&mut self, out: &mut Round) -> bool {
        if self.next >= self.at.size {
            return false;
        }
        if self.at.rank != self.root {
            out.recv(self.root, self.whole);
            out.wait();
            self.next = self.at.size;
            return true;
        }
        out.send(self.at.right(self.next), self.whole);
        self.next += 1;
        if self.next == self.at.size || self.next.is_multiple_of(WINDOW) {
            out.wait();
        }
        true
    }
}
