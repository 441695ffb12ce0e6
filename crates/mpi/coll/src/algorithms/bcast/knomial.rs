//! Broadcast along a k-nomial tree: a node has up to k - 1 children at each of its levels, so that
//! the tree is less deep than a binomial one, and a node sends more.
//!
//! Cost ⌈log_k P⌉(α + (k - 1)(o + nβ)). Any P; for short messages over links whose latency is long
//! beside what a node spends on a message.

use crate::schedule::{Buf, Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Knomial {
    at: Place,
    root: u32,
    whole: Part,
    /// Children of a node at each level, and one.
    radix: u32,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Receive,
    /// Send to the child at `digit` times this distance, then to nearer ones.
    Send {
        distance: u64,
        digit: u32,
    },
    Done,
}

impl Knomial {
    /// Broadcasts `len` units of `Recv`; `radix` is at least 2.
    pub fn new(at: Place, root: u32, len: u64, radix: u32) -> Knomial {
        let whole = Part::range(Buf::Recv, 0, len);
        Knomial { at, root, whole, radix: radix.max(2), state: State::Receive }
    }
}

/// The level of a position as a power of the radix: its lowest digit that is not 0; for the root
/// the first power that is not below the number of positions.
pub(crate) fn reach(radix: u32, me: u32, size: u32) -> u64 {
    let (me, radix, size) = (u64::from(me), u64::from(radix), u64::from(size));
    let mut reach = 1;
    while if me == 0 { reach < size } else { me / reach % radix == 0 } {
        reach *= radix;
    }
    reach
}

/// The position above `me`, which is not 0.
pub(crate) fn parent(radix: u32, me: u32) -> u32 {
    let mut reach = 1;
    while (me / reach).is_multiple_of(radix) {
        reach *= radix;
    }
    me - me / reach % radix * reach
}

impl Rounds for Knomial {
    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.at.relative(self.root);
        match self.state {
            State::Receive => {
                let reach = reach(self.radix, me, self.at.size);
                if me != 0 {
                    let parent = parent(self.radix, me);
                    out.recv(self.at.absolute(parent, self.root), self.whole);
                    out.wait();
                }
                let distance = reach / u64::from(self.radix);
                self.state = State::Send { distance, digit: self.radix - 1 };
            }
            State::Send { distance: 0, .. } => {
                out.wait();
                self.state = State::Done;
            }
            State::Send { distance, digit } => {
                let child = u64::from(me) + u64::from(digit) * distance;
                if child < u64::from(self.at.size) {
                    out.send(self.at.absolute(child as u32, self.root), self.whole);
                }
                self.state = match digit {
                    1 => State::Send {
                        distance: distance / u64::from(self.radix),
                        digit: self.radix - 1,
                    },
                    _ => State::Send { distance, digit: digit - 1 },
                };
            }
            State::Done => return false,
        }
        true
    }
}
