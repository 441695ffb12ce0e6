//! Reduce along a k-nomial tree: a node takes the data of up to k - 1 children of a level at once.
//!
//! Cost ⌈log_k P⌉(α + (k - 1)(o + nβ + nγ)), one message more when the operation does not commute
//! and the root is not rank 0. Any P, any operation: a node combines its own data with that of its
//! children in ascending order, and with operations that do not commute the tree is that of
//! rank 0. For short data over links whose latency is long.

use crate::algorithms::bcast::knomial::{parent, reach};
use crate::schedule::{Buf, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Knomial {
    at: Place,
    root: u32,
    /// Root of the tree: `root`, or 0 when order matters.
    top: u32,
    len: u64,
    radix: u32,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    /// Take child `k`, from 1, of a level; `have` is what is combined so far.
    Take {
        level: u32,
        k: u32,
        have: Part,
    },
    /// Combine with the data of child `k`.
    Combine {
        level: u32,
        k: u32,
        have: Part,
    },
    Finish {
        have: Part,
    },
    /// The root is not the top: its result comes from there.
    Fetch,
    Done,
}

impl Knomial {
    /// Combines `len` units of everybody's `input` into the root's `Recv`; `radix` is at least 2.
    pub fn new(
        at: Place,
        root: u32,
        len: u64,
        input: Buf,
        commutative: bool,
        radix: u32,
    ) -> Knomial {
        let top = if commutative { root } else { 0 };
        let state = State::Take { level: 0, k: 1, have: Part::range(input, 0, len) };
        Knomial { at, root, top, len, radix: radix.max(2), state }
    }

    /// Distance between children of a level.
    fn distance(&self, level: u32) -> u64 {
        u64::from(self.radix).saturating_pow(level)
    }

    /// Number of children of position `me` at a level; 0 at the first above its own and at all
    /// above one that has none.
    fn children(&self, me: u32, level: u32) -> u32 {
        let distance = self.distance(level);
        if distance >= reach(self.radix, me, self.at.size) {
            return 0;
        }
        let after = u64::from(self.at.size - 1 - me);
        (after / distance).min(u64::from(self.radix - 1)) as u32
    }

    /// Where child `k`, from 1, of a level is received: levels alternate.
    fn room(&self, level: u32, k: u32) -> Part {
        let buf = if level.is_multiple_of(2) { Buf::Temp0 } else { Buf::Temp1 };
        Part::range(buf, u64::from(k - 1) * self.len, self.len)
    }

    fn finish(&mut self, out: &mut Round, me: u32, have: Part) {
        let result = Part::range(Buf::Recv, 0, self.len);
        self.state = State::Done;
        if me != 0 {
            let parent = parent(self.radix, me);
            out.send(self.at.absolute(parent, self.top), have);
            out.wait();
            if self.at.rank == self.root {
                self.state = State::Fetch;
            }
        } else if self.at.rank != self.root {
            out.send(self.root, have);
            out.wait();
        } else if have != result {
            out.copy(have, result);
        }
    }
}

impl Rounds for Knomial {
    fn temps(&self) -> [Scratch; 2] {
        let me = self.at.relative(self.top);
        let counts = (0..).map(|level| self.children(me, level)).take_while(|n| *n > 0);
        let slots = counts.enumerate().fold([0, 0], |mut most: [u64; 2], (level, n)| {
            let most_here = &mut most[level % 2];
            *most_here = (*most_here).max(n.into());
            most
        });
        slots.map(|slots| Scratch { slots, len: self.len })
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.at.relative(self.top);
        match self.state {
            State::Take { level, k, have } => {
                let children = self.children(me, level);
                if children == 0 {
                    self.state = State::Finish { have };
                    return true;
                }
                let child = u64::from(me) + u64::from(k) * self.distance(level);
                let child = self.at.absolute(child as u32, self.top);
                out.recv(child, self.room(level, k));
                self.state = if k < children {
                    State::Take { level, k: k + 1, have }
                } else {
                    out.wait();
                    State::Combine { level, k: 1, have }
                };
            }
            State::Combine { level, k, have } => {
                let room = self.room(level, k);
                out.reduce(have, room);
                self.state = if k < self.children(me, level) {
                    State::Combine { level, k: k + 1, have: room }
                } else {
                    State::Take { level: level + 1, k: 1, have: room }
                };
            }
            State::Finish { have } => self.finish(out, me, have),
            State::Fetch => {
                out.recv(self.top, Part::range(Buf::Recv, 0, self.len));
                out.wait();
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
