//! Gather along a k-nomial tree (k = 2: binomial).
//!
//! Cost ⌈log_k P⌉(α + (k - 1)o) + (P−1)bβ for blocks of b. Any P, equal blocks; short blocks, since
//! inner nodes copy what they forward. Bine numbering: k = 2, P a power of two, and the root copies
//! each block.

use crate::algorithms::bcast::knomial::{parent, reach};
use crate::algorithms::numbering::Numbering;
use crate::schedule::{Buf, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Knomial {
    at: Place,
    root: u32,
    block: u64,
    own: Option<Part>,
    radix: u32,
    numbering: Numbering,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Own,
    /// Receive from child `digit` at this distance, then from farther ones.
    Child {
        distance: u64,
        digit: u32,
    },
    /// Received everything: unfold the wrapped child (root) or send up.
    Up,
    /// At a root whose positions are not in the order of ranks: place the block of this position
    /// and those of all after it.
    Place(u32),
    Done,
}

impl Knomial {
    /// Gathers blocks of `block` units into `Recv` of the root; `radix` is at least 2.
    pub fn new(at: Place, root: u32, block: u64, own: Option<Part>, radix: u32) -> Knomial {
        let numbering = Numbering::Relative;
        Knomial { at, root, block, own, radix, numbering, state: State::Own }
    }

    /// Along a Bine tree, among a power of two.
    pub fn bine(at: Place, root: u32, block: u64, own: Option<Part>) -> Knomial {
        Knomial { numbering: Numbering::Bine, ..Knomial::new(at, root, block, own, 2) }
    }

    fn me(&self) -> u32 {
        self.numbering.position(self.at, self.root)
    }

    fn rank(&self, position: u32) -> u32 {
        self.numbering.rank(self.at, position, self.root)
    }

    /// Positions in the subtree of a position.
    fn span(&self, position: u32) -> u32 {
        let rest = self.at.size - position;
        reach(self.radix, position, self.at.size).min(rest.into()) as u32
    }

    /// Units of the blocks of a child that come before the end of the ranks, if it goes around it.
    fn wraps(&self, child: u32) -> Option<u64> {
        let end = self.at.size - self.root;
        let wraps = self.numbering == Numbering::Relative
            && self.root != 0
            && child < end
            && end < child + self.span(child);
        wraps.then(|| u64::from(end - child) * self.block)
    }

    /// At the root: the child whose positions go around the end of the ranks.
    fn wrapped(&self) -> Option<u32> {
        // The position before the end of the ranks: its ancestor below the root.
        let mut child = (self.at.size - self.root).checked_sub(1).filter(|c| *c > 0)?;
        while parent(self.radix, child) != 0 {
            child = parent(self.radix, child);
        }
        self.wraps(child).map(|_| child)
    }

    fn child(&self, out: &mut Round, me: u32, child: u32) {
        let len = u64::from(self.span(child)) * self.block;
        let from = self.rank(child);
        let into = if me != 0 || self.numbering == Numbering::Bine {
            Part::range(Buf::Temp0, u64::from(child - me) * self.block, len)
        } else if self.wraps(child).is_some() {
            Part::range(Buf::Temp0, 0, len)
        } else {
            Part::range(Buf::Recv, u64::from(from) * self.block, len)
        };
        out.recv(from, into);
    }

    fn up(&self, out: &mut Round, me: u32) {
        if me != 0 {
            let parent = self.rank(parent(self.radix, me));
            let span = u64::from(self.span(me));
            match self.own {
                Some(own) if span == 1 => out.send(parent, own),
                _ => out.send(parent, Part::range(Buf::Temp0, 0, span * self.block)),
            }
            out.wait();
        } else if let Some(child) = self.wrapped() {
            let before = self.wraps(child).unwrap_or(0);
            let first = u64::from(self.rank(child)) * self.block;
            let after = u64::from(self.span(child)) * self.block - before;
            let temp = |at, len| Part::range(Buf::Temp0, at, len);
            out.copy(temp(0, before), Part::range(Buf::Recv, first, before));
            out.copy(temp(before, after), Part::range(Buf::Recv, 0, after));
        }
    }

    fn place(&self, out: &mut Round, position: u32) {
        let from = Part::range(Buf::Temp0, u64::from(position) * self.block, self.block);
        let at = u64::from(self.rank(position)) * self.block;
        out.copy(from, Part::range(Buf::Recv, at, self.block));
    }
}

impl Rounds for Knomial {
    fn temps(&self) -> [Scratch; 2] {
        let me = self.me();
        let blocks = match (me, self.span(me)) {
            (0, size) if self.numbering == Numbering::Bine => size,
            (0, _) => self.wrapped().map_or(0, |child| self.span(child)),
            (_, 1) => 0,
            (_, span) => span,
        };
        [Scratch::one(u64::from(blocks) * self.block), Scratch::NONE]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.me();
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
                self.state = State::Child { distance: 1, digit: 1 };
            }
            State::Child { distance, digit } => {
                let child = u64::from(me) + distance * u64::from(digit);
                let below = distance < reach(self.radix, me, self.at.size);
                if below && child < u64::from(self.at.size) {
                    self.child(out, me, child as u32);
                    self.state = if digit + 1 < self.radix {
                        State::Child { distance, digit: digit + 1 }
                    } else {
                        State::Child { distance: distance * u64::from(self.radix), digit: 1 }
                    };
                } else {
                    out.wait();
                    self.state = State::Up;
                }
            }
            State::Up => {
                self.up(out, me);
                let unordered = me == 0 && self.numbering == Numbering::Bine;
                self.state = if unordered { State::Place(1) } else { State::Done };
            }
            State::Place(position) if position < self.at.size => {
                self.place(out, position);
                self.state = State::Place(position + 1);
            }
            State::Place(_) | State::Done => return false,
        }
        true
    }
}
