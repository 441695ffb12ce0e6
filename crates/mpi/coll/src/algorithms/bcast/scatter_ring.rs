//! Broadcast by binomial scatter and ring allgather (van de Geijn).
//!
//! Cost (⌈log2 P⌉ + P−1)α + 2(P−1)/P·nβ. Any P; long messages.

use super::binomial::reach;
use crate::schedule::{Buf, Part, Place, Round, Rounds, cut};

/// See the module.
#[derive(Clone, Debug)]
pub struct ScatterRing {
    at: Place,
    root: u32,
    len: u64,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Receive,
    Send(u32),
    Ring(u32),
}

impl ScatterRing {
    /// Broadcasts `len` units of `Recv`.
    pub fn new(at: Place, root: u32, len: u64) -> ScatterRing {
        ScatterRing { at, root, len, state: State::Receive }
    }

    /// The pieces of the positions `first .. end`, which lie side by side.
    fn pieces(&self, first: u32, end: u32) -> Part {
        let (at, _) = cut(self.len, self.at.size, first);
        let (last_at, last_len) = cut(self.len, self.at.size, end - 1);
        Part::range(Buf::Recv, at, last_at + last_len - at)
    }
}

impl Rounds for ScatterRing {
    fn round(&mut self, out: &mut Round) -> bool {
        let size = self.at.size;
        let me = self.at.relative(self.root);
        let reach = reach(me, size);
        match self.state {
            State::Receive => {
                if me != 0 {
                    let end = me + reach.min(size - me);
                    out.recv(self.at.absolute(me - reach, self.root), self.pieces(me, end));
                    out.wait();
                }
                self.state = State::Send(reach / 2);
            }
            State::Send(0) => {
                out.wait();
                self.state = State::Ring(0);
            }
            State::Send(distance) => {
                if distance < size - me {
                    let child = me + distance;
                    let end = child + distance.min(size - child);
                    out.send(self.at.absolute(child, self.root), self.pieces(child, end));
                }
                self.state = State::Send(distance / 2);
            }
            State::Ring(i) => {
                if i + 1 >= size {
                    return false;
                }
                let ring = Place { size, rank: me };
                let (give, take) = (ring.left(i), ring.left(i + 1));
                out.recv(self.at.left(1), self.pieces(take, take + 1));
                out.send(self.at.right(1), self.pieces(give, give + 1));
                out.wait();
                self.state = State::Ring(i + 1);
            }
        }
        true
    }
}
