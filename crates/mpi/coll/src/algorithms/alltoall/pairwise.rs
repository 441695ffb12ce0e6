//! Alltoall, pairwise: in round k every rank sends to the rank k to its right and receives from the
//! one k to its left; several rounds are under way at once.
//!
//! Cost (P−1)(α/w + o + bβ) with w rounds under way. Any P, blocks of any length.
//!
//! Ranks may have different windows: of all ranks take one whose posted rounds end first, at round
//! e. Everybody has posted all rounds up to e, so that its messages complete and it goes on.

use crate::schedule::{Buf, Layout, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Pairwise {
    at: Place,
    send: Layout,
    recv: Layout,
    window: u32,
    next: u32,
}

impl Pairwise {
    /// From `Send` to `Recv`; `window` rounds (at least 1) are under way at once.
    pub fn new(at: Place, send: Layout, recv: Layout, window: u32) -> Pairwise {
        Pairwise { at, send, recv, window: window.max(1), next: 0 }
    }
}

impl Rounds for Pairwise {
    fn round(&mut self, out: &mut Round) -> bool {
        if self.next >= self.at.size {
            return false;
        }
        let to = self.at.right(self.next);
        let from = self.at.left(self.next);
        let (what, into) = (self.send.part(Buf::Send, to), self.recv.part(Buf::Recv, from));
        if self.next == 0 {
            out.copy(what, into);
        } else {
            out.recv(from, into);
            out.send(to, what);
        }
        self.next += 1;
        if self.next == self.at.size || self.next.is_multiple_of(self.window) {
            out.wait();
        }
        true
    }
}
