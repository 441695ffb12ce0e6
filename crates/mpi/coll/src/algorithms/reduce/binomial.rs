//! Reduce along a binomial tree.
//!
//! Cost ⌈log2 P⌉(α + nβ + nγ), one message more when the operation does not commute and the root
//! is not rank 0. Any P, any operation: a node combines its own data with that of its children in
//! ascending order, and with operations that do not commute the tree is that of rank 0. Bine
//! numbering: P a power of two, commutative operations.

use crate::algorithms::bcast::binomial::reach;
use crate::algorithms::numbering::Numbering;
use crate::schedule::{Buf, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Binomial {
    at: Place,
    root: u32,
    /// Root of the tree: `root`, or 0 when order matters.
    top: u32,
    numbering: Numbering,
    len: u64,
    input: Buf,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    /// Take child number `k`; `have` holds what is combined so far.
    Child {
        k: u32,
        have: Buf,
    },
    Finish {
        have: Buf,
    },
    /// The root is not the top: its result comes from there.
    Fetch,
    Done,
}

impl Binomial {
    /// Combines `len` units of everybody's `input` into the root's `Recv`.
    pub fn new(at: Place, root: u32, len: u64, input: Buf, commutative: bool) -> Binomial {
        let top = if commutative { root } else { 0 };
        let (numbering, state) = (Numbering::Relative, State::Child { k: 0, have: input });
        Binomial { at, root, top, numbering, len, input, state }
    }

    /// Along a Bine tree, among a power of two, with an operation that commutes.
    pub fn bine(at: Place, root: u32, len: u64, input: Buf) -> Binomial {
        Binomial { numbering: Numbering::Bine, ..Binomial::new(at, root, len, input, true) }
    }

    fn rank(&self, position: u32) -> u32 {
        self.numbering.rank(self.at, position, self.top)
    }

    /// Number of children of position `me`.
    fn children(&self, me: u32) -> u32 {
        let reach = reach(me, self.at.size);
        (0..32).take_while(|&k| 1 << k < reach && 1 << k < self.at.size - me).count() as u32
    }

    /// Where to receive child `k`: alternately, and such that a root's last one goes in `Recv`.
    fn room(&self, k: u32, me: u32) -> Buf {
        let odd = k % 2 == 1;
        if self.at.rank != self.root || me != 0 {
            return if odd { Buf::Temp1 } else { Buf::Temp0 };
        }
        let in_recv = if self.input == Buf::Recv {
            odd
        } else {
            (self.children(0) - 1 - k).is_multiple_of(2)
        };
        if in_recv { Buf::Recv } else { Buf::Temp0 }
    }
}

impl Rounds for Binomial {
    fn temps(&self) -> [Scratch; 2] {
        let me = self.numbering.position(self.at, self.top);
        let children = self.children(me);
        let uses = |b: Buf| (0..children).any(|k| self.room(k, me) == b);
        [Buf::Temp0, Buf::Temp1].map(|b| Scratch::one(if uses(b) { self.len } else { 0 }))
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.numbering.position(self.at, self.top);
        let whole = |buf| Part::range(buf, 0, self.len);
        match self.state {
            State::Child { k, have } => {
                if k >= self.children(me) {
                    self.state = State::Finish { have };
                    return true;
                }
                let room = self.room(k, me);
                out.recv(self.rank(me + (1 << k)), whole(room));
                out.wait();
                out.reduce(whole(have), whole(room));
                self.state = State::Child { k: k + 1, have: room };
            }
            State::Finish { have } => {
                if me != 0 {
                    let parent = me - reach(me, self.at.size);
                    out.send(self.rank(parent), whole(have));
                    out.wait();
                    let fetch = self.at.rank == self.root;
                    self.state = if fetch { State::Fetch } else { State::Done };
                } else {
                    if self.at.rank != self.root {
                        out.send(self.root, whole(have));
                        out.wait();
                    } else if have != Buf::Recv {
                        out.copy(whole(have), whole(Buf::Recv));
                    }
                    self.state = State::Done;
                }
            }
            State::Fetch => {
                out.recv(self.top, whole(Buf::Recv));
                out.wait();
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
