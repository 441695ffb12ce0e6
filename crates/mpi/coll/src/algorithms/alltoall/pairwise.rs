//! Alltoall, pairwise: in round k every rank sends to the rank k to its right and receives from the
//! one k to its left; several rounds are under way at once.
//!
//! Cost (P−1)(α/w + o + bβ) with w rounds under way. Any P, blocks of any length.
//!
//! Ranks may have different windows: of all ranks take one whose posted rounds end first, at round
//! e. Everybody has posted all rounds up to e, so that its messages complete and it goes on. For
//! the same reason a rank may pass over rounds in which it neither sends nor receives anything.

use std::sync::Arc;

use crate::schedule::{Buf, Layout, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Pairwise {
    at: Place,
    send: Layout,
    recv: Layout,
    window: u32,
    /// The rounds that move something, ascending; none: all do.
    sparse: Option<Arc<[u32]>>,
    next: u32,
}

impl Pairwise {
    /// From `Send` to `Recv`; `window` rounds (at least 1) are under way at once.
    pub fn new(at: Place, send: Layout, recv: Layout, window: u32) -> Pairwise {
        Pairwise { at, send, recv, window: window.max(1), sparse: None, next: 0 }
    }

    /// Only these rounds, ascending: in all others this rank neither sends nor receives a byte.
    /// Round 0 is the copy of the own block.
    pub fn sparse(self, rounds: Arc<[u32]>) -> Pairwise {
        Pairwise { sparse: Some(rounds), ..self }
    }
}

impl Rounds for Pairwise {
    fn round(&mut self, out: &mut Round) -> bool {
        let (round, end) = match &self.sparse {
            None => (self.next, self.at.size),
            Some(rounds) => {
                (rounds.get(self.next as usize).copied().unwrap_or(0), rounds.len() as u32)
            }
        };
        if self.next >= end {
            return false;
        }
        let (to, from) = (self.at.right(round), self.at.left(round));
        let (what, into) = (self.send.part(Buf::Send, to), self.recv.part(Buf::Recv, from));
        if round == 0 {
            out.copy(what, into);
        } else {
            out.recv(from, into);
            out.send(to, what);
        }
        self.next += 1;
        if self.next == end || self.next.is_multiple_of(self.window) {
            out.wait();
        }
        true
    }
}
