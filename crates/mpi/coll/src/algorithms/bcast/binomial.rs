//! Broadcast along a binomial tree.
//!
//! Cost ⌈log2 P⌉(α + nβ). Any P; for short messages. Bine numbering: P a power of two.

use crate::algorithms::numbering::Numbering;
use crate::schedule::{Buf, Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Binomial {
    at: Place,
    root: u32,
    numbering: Numbering,
    whole: Part,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Receive,
    /// Send to the child at this distance, then to nearer ones.
    Send(u32),
    Done,
}

/// Distance to the parent of a position in a binomial tree over `size` positions; for the root the
/// first power of two that is not below `size`.
pub(crate) fn reach(relative: u32, size: u32) -> u32 {
    if relative == 0 { size.next_power_of_two() } else { relative & relative.wrapping_neg() }
}

impl Binomial {
    /// Broadcasts `len` units of `Recv`.
    pub fn new(at: Place, root: u32, len: u64) -> Binomial {
        let (numbering, whole) = (Numbering::Relative, Part::range(Buf::Recv, 0, len));
        Binomial { at, root, numbering, whole, state: State::Receive }
    }

    /// Along a Bine tree, among a power of two.
    pub fn bine(at: Place, root: u32, len: u64) -> Binomial {
        Binomial { numbering: Numbering::Bine, ..Binomial::new(at, root, len) }
    }

    fn rank(&self, position: u32) -> u32 {
        self.numbering.rank(self.at, position, self.root)
    }
}

impl Rounds for Binomial {
    fn round(&mut self, out: &mut Round) -> bool {
        let me = self.numbering.position(self.at, self.root);
        let reach = reach(me, self.at.size);
        match self.state {
            State::Receive => {
                if me != 0 {
                    out.recv(self.rank(me - reach), self.whole);
                    out.wait();
                }
                self.state = State::Send(reach / 2);
            }
            State::Send(0) => {
                out.wait();
                self.state = State::Done;
            }
            State::Send(distance) => {
                if distance < self.at.size - me {
                    out.send(self.rank(me + distance), self.whole);
                }
                self.state = State::Send(distance / 2);
            }
            State::Done => return false,
        }
        true
    }
}
