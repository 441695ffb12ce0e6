//! Allreduce around a ring: reduce-scatter, then allgather of the pieces.
//!
//! Cost 2(P−1)(α + n/P·β) + (P−1)/P·nγ. Any P, commutative operations; long data, few ranks.

use crate::schedule::{Buf, Part, Place, Round, Rounds, cut};

/// See the module.
#[derive(Clone, Debug)]
pub struct Ring {
    at: Place,
    len: u64,
    input: Buf,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Start,
    Reduce(u32),
    Gather(u32),
}

impl Ring {
    /// Combines `len` units of everybody's `input` into `Recv`.
    pub fn new(at: Place, len: u64, input: Buf) -> Ring {
        Ring { at, len, input, state: State::Start }
    }

    fn piece(&self, buf: Buf, index: u32) -> Part {
        let (at, len) = cut(self.len, self.at.size, index);
        Part::range(buf, at, len)
    }

    fn reduce(&self, out: &mut Round, i: u32) {
        let (give, take) = (self.at.left(i), self.at.left(i + 1));
        // What arrived in the round before lies in Recv; only the first piece is all one's own.
        let from = if i == 0 { self.input } else { Buf::Recv };
        if self.input == Buf::Recv {
            let temp = Part::range(Buf::Temp0, 0, cut(self.len, self.at.size, take).1);
            out.recv(self.at.left(1), temp);
            out.send(self.at.right(1), self.piece(from, give));
            out.wait();
            out.reduce(temp, self.piece(Buf::Recv, take));
        } else {
            out.recv(self.at.left(1), self.piece(Buf::Recv, take));
            out.send(self.at.right(1), self.piece(from, give));
            out.wait();
            out.reduce(self.piece(self.input, take), self.piece(Buf::Recv, take));
        }
    }
}

impl Rounds for Ring {
    fn temps(&self) -> [u64; 2] {
        let temp = if self.input == Buf::Recv { cut(self.len, self.at.size, 0).1 } else { 0 };
        [temp, 0]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let last = self.at.size - 1;
        match self.state {
            State::Start => {
                if self.at.size == 1 && self.input != Buf::Recv {
                    out.copy(self.piece(self.input, 0), self.piece(Buf::Recv, 0));
                }
                self.state = State::Reduce(0);
            }
            State::Reduce(i) if i < last => {
                self.reduce(out, i);
                self.state = State::Reduce(i + 1);
            }
            State::Reduce(_) => self.state = State::Gather(0),
            State::Gather(i) if i < last => {
                let give = if i == 0 { self.at.right(1) } else { self.at.left(i - 1) };
                out.recv(self.at.left(1), self.piece(Buf::Recv, self.at.left(i)));
                out.send(self.at.right(1), self.piece(Buf::Recv, give));
                out.wait();
                self.state = State::Gather(i + 1);
            }
            State::Gather(_) => return false,
        }
        true
    }
}
