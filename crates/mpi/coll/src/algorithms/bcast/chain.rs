//! Broadcast along a chain in segments: every rank forwards segment s while s+1 arrives.
//!
//! Cost (P−2+n/s)(α + sβ) with segments of s units. Any P; long messages, few ranks.

use crate::schedule::{Buf, Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Chain {
    at: Place,
    root: u32,
    len: u64,
    segment: u64,
    next: u64,
}

impl Chain {
    /// Broadcasts `len` units of `Recv` in segments of `segment` units (at least 1).
    pub fn new(at: Place, root: u32, len: u64, segment: u64) -> Chain {
        Chain { at, root, len, segment: segment.max(1), next: 0 }
    }

    fn part(&self, i: u64) -> Part {
        let at = i * self.segment;
        Part::range(Buf::Recv, at, self.segment.min(self.len - at))
    }
}

/// Segments that the head of the chain posts before it waits.
const AHEAD: u64 = 4;

impl Rounds for Chain {
    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.at.relative(self.root);
        let count = self.len.div_ceil(self.segment);
        let last = me == self.at.size - 1;
        // The head has no incoming segment to wait for, so its rounds are one shorter.
        let rounds = if me == 0 { count } else { count + 1 };
        if self.at.size == 1 || self.next >= rounds {
            return false;
        }
        let i = self.next;
        self.next += 1;
        if me == 0 {
            out.send(self.at.right(1), self.part(i));
            if self.next == count || self.next.is_multiple_of(AHEAD) {
                out.wait();
            }
            return true;
        }
        if i < count {
            out.recv(self.at.left(1), self.part(i));
        }
        if i > 0 && !last {
            out.send(self.at.right(1), self.part(i - 1));
        }
        out.wait();
        true
    }
}
