//! Gather along a binomial tree.
//!
//! Cost ⌈log2 P⌉α + (P−1)bβ for blocks of b. Any P, equal blocks; short blocks, since inner nodes
//! copy what they forward.

use crate::algorithms::bcast::binomial::reach;
use crate::schedule::{Buf, Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Binomial {
    at: Place,
    root: u32,
    block: u64,
    own: Option<Part>,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Own,
    /// Receive from the child at this distance, then from farther ones.
    Child(u32),
    /// Received everything: unfold the wrapped child (root) or send up.
    Up,
    Done,
}

impl Binomial {
    /// Gathers blocks of `block` units into `Recv` of the root.
    pub fn new(at: Place, root: u32, block: u64, own: Option<Part>) -> Binomial {
        Binomial { at, root, block, own, state: State::Own }
    }

    /// Positions in the subtree of `relative`.
    fn span(&self, relative: u32) -> u32 {
        reach(relative, self.at.size).min(self.at.size - relative)
    }

    /// At the root: the child whose positions go around the end of the ranks, as
    /// (distance, positions before the end, positions after it).
    fn wrapped(&self) -> Option<(u32, u32, u32)> {
        let end = self.at.size - self.root;
        if self.root == 0 {
            return None;
        }
        // Child at distance d holds positions d .. 2d; the one with d < end < 2d wraps.
        let distance = 1 << (31 - end.leading_zeros());
        let last = distance + self.span(distance);
        (distance < end && end < last).then(|| (distance, end - distance, last - end))
    }

    fn child(&self, out: &mut Round, me: u32, distance: u32) {
        let child = me + distance;
        let len = u64::from(self.span(child)) * self.block;
        let from = self.at.absolute(child, self.root);
        let into = if me != 0 {
            Part::range(Buf::Temp0, u64::from(distance) * self.block, len)
        } else if self.wrapped().is_some_and(|w| w.0 == distance) {
            Part::range(Buf::Temp0, 0, len)
        } else {
            Part::range(Buf::Recv, u64::from(from) * self.block, len)
        };
        out.recv(from, into);
    }

    fn up(&self, out: &mut Round, me: u32) {
        let b = self.block;
        if me != 0 {
            let parent = self.at.absolute(me - reach(me, self.at.size), self.root);
            let span = u64::from(self.span(me));
            match self.own {
                Some(own) if span == 1 => out.send(parent, own),
                _ => out.send(parent, Part::range(Buf::Temp0, 0, span * b)),
            }
            out.wait();
        } else if let Some((distance, before, after)) = self.wrapped() {
            let first = u64::from(self.at.absolute(distance, self.root));
            let (before, after) = (u64::from(before) * b, u64::from(after) * b);
            let temp = |at, len| Part::range(Buf::Temp0, at, len);
            out.copy(temp(0, before), Part::range(Buf::Recv, first * b, before));
            out.copy(temp(before, after), Part::range(Buf::Recv, 0, after));
        }
    }
}

impl Rounds for Binomial {
    fn temps(&self) -> [u64; 2] {
        let me = self.at.relative(self.root);
        let blocks = match (me, self.span(me), self.wrapped()) {
            (0, _, Some((_, before, after))) => before + after,
            (0, _, None) | (_, 1, _) => 0,
            (_, span, _) => span,
        };
        [u64::from(blocks) * self.block, 0]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.at.relative(self.root);
        match self.state {
            State::Own => {
                let own_place = u64::from(self.at.rank) * self.block;
                match self.own {
                    Some(own) if me == 0 => {
                        out.copy(own, Part::range(Buf::Recv, own_place, self.block));
                    }
                    Some(own) if self.span(me) > 1 => {
                        out.copy(own, Part::range(Buf::Temp0, 0, self.block));
                    }
                    _ => {}
                }
                self.state = State::Child(1);
            }
            State::Child(distance) => {
                if distance < reach(me, self.at.size) && distance < self.at.size - me {
                    self.child(out, me, distance);
                    self.state = State::Child(distance * 2);
                } else {
                    out.wait();
                    self.state = State::Up;
                }
            }
            State::Up => {
                self.up(out, me);
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
