//! Scatter along a k-nomial tree (k = 2: binomial).
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
    /// At a root whose positions are not in the order of ranks: order the block of this position
    /// and those of all after it.
    Order(u32),
    Receive,
    /// Send to child `digit` at this distance, then to nearer ones.
    Send {
        distance: u64,
        digit: u32,
    },
    Own,
    Done,
}

impl Knomial {
    /// Scatters blocks of `block` units from `Send` of the root; `radix` is at least 2.
    pub fn new(at: Place, root: u32, block: u64, own: Option<Part>, radix: u32) -> Knomial {
        let (numbering, state) = (Numbering::Relative, State::Receive);
        Knomial { at, root, block, own, radix, numbering, state }
    }

    /// Along a Bine tree, among a power of two.
    pub fn bine(at: Place, root: u32, block: u64, own: Option<Part>) -> Knomial {
        let (numbering, state) = (Numbering::Bine, State::Order(1));
        Knomial { numbering, state, ..Knomial::new(at, root, block, own, 2) }
    }

    fn me(&self) -> u32 {
        self.numbering.position(self.at, self.root)
    }

    fn rank(&self, position: u32) -> u32 {
        self.numbering.rank(self.at, position, self.root)
    }

    fn reach(&self, position: u32) -> u64 {
        reach(self.radix, position, self.at.size)
    }

    fn span(&self, position: u32) -> u32 {
        self.reach(position).min((self.at.size - position).into()) as u32
    }

    /// Units of a child of the root before and after the end of the ranks, if it goes around.
    fn wraps(&self, child: u32) -> Option<(u64, u64)> {
        let end = self.at.size - self.root;
        let last = child + self.span(child);
        let wraps = self.numbering == Numbering::Relative && self.root != 0;
        (wraps && child < end && end < last)
            .then(|| (u64::from(end - child) * self.block, u64::from(last - end) * self.block))
    }

    fn send_child(&self, out: &mut Round, me: u32, child: u32) {
        let to = self.rank(child);
        let len = u64::from(self.span(child)) * self.block;
        let first = u64::from(to) * self.block;
        let temp = |at, len| Part::range(Buf::Temp0, at, len);
        if me != 0 || self.numbering == Numbering::Bine {
            out.send(to, temp(u64::from(child - me) * self.block, len));
        } else if let Some((before, after)) = self.wraps(child) {
            out.copy(Part::range(Buf::Send, first, before), temp(0, before));
            out.copy(Part::range(Buf::Send, 0, after), temp(before, after));
            out.send(to, temp(0, len));
        } else {
            out.send(to, Part::range(Buf::Send, first, len));
        }
    }

    fn receive(&self, out: &mut Round, me: u32) {
        let parent = self.rank(parent(self.radix, me));
        match self.own {
            Some(own) if self.span(me) == 1 => out.recv(parent, own),
            _ => {
                let len = u64::from(self.span(me)) * self.block;
                out.recv(parent, Part::range(Buf::Temp0, 0, len));
            }
        }
        out.wait();
    }

    fn order(&self, out: &mut Round, position: u32) {
        let from = u64::from(self.rank(position)) * self.block;
        let into = Part::range(Buf::Temp0, u64::from(position) * self.block, self.block);
        out.copy(Part::range(Buf::Send, from, self.block), into);
    }

    fn take_own(&self, out: &mut Round, me: u32) {
        if let Some(own) = self.own {
            if me == 0 {
                let at = u64::from(self.at.rank) * self.block;
                out.copy(Part::range(Buf::Send, at, self.block), own);
            } else if self.span(me) > 1 {
                out.copy(Part::range(Buf::Temp0, 0, self.block), own);
            }
        }
        out.wait();
    }
}

impl Rounds for Knomial {
    fn temps(&self) -> [Scratch; 2] {
        let me = self.me();
        let units = match (me, self.span(me)) {
            (0, size) if self.numbering == Numbering::Bine => u64::from(size) * self.block,
            (0, size) => {
                let levels = (0..).map(|k| u64::from(self.radix).saturating_pow(k));
                let levels = levels.take_while(|d| *d < size.into());
                let digits = |d| (1..self.radix).map(move |k| d * u64::from(k));
                let children = levels.flat_map(digits).filter(|c| *c < size.into());
                let wrapped = children.filter_map(|c| self.wraps(c as u32));
                wrapped.map(|(before, after)| before + after).max().unwrap_or(0)
            }
            (_, 1) => 0,
            (_, span) => u64::from(span) * self.block,
        };
        [Scratch::one(units), Scratch::NONE]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.me();
        match self.state {
            State::Order(position) if me == 0 && position < self.at.size => {
                self.order(out, position);
                self.state = State::Order(position + 1);
            }
            State::Order(_) => self.state = State::Receive,
            State::Receive => {
                if me != 0 {
                    self.receive(out, me);
                }
                let distance = self.reach(me) / u64::from(self.radix);
                self.state = State::Send { distance, digit: self.radix - 1 };
            }
            State::Send { distance: 0, .. } => self.state = State::Own,
            State::Send { distance, digit } => {
                let child = u64::from(me) + distance * u64::from(digit);
                if child < u64::from(self.at.size) {
                    self.send_child(out, me, child as u32);
                }
                self.state = if digit > 1 {
                    State::Send { distance, digit: digit - 1 }
                } else {
                    let distance = distance / u64::from(self.radix);
                    State::Send { distance, digit: self.radix - 1 }
                };
            }
            State::Own => {
                self.take_own(out, me);
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
