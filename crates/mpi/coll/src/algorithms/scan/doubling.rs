//! Scan by distance doubling: in round k every rank gets the combination of the 2^k ranks that end
//! 2^k below it.
//!
//! Cost ⌈log2 P⌉(α + nβ + nγ), for the exclusive scan one shift by a rank more. Any P, any
//! operation.

use crate::schedule::{Buf, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Doubling {
    at: Place,
    exclusive: bool,
    len: u64,
    input: Buf,
    acc: Buf,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Start,
    Step(u32),
    Finish,
    Done,
}

impl Doubling {
    /// Scans `len` units of everybody's `input` into `Recv`; `exclusive` leaves the own data out.
    pub fn new(at: Place, len: u64, input: Buf, exclusive: bool) -> Doubling {
        let acc = if exclusive && input == Buf::Recv { Buf::Temp1 } else { Buf::Recv };
        Doubling { at, exclusive, len, input, acc, state: State::Start }
    }

    fn whole(&self, buf: Buf) -> Part {
        Part::range(buf, 0, self.len)
    }

    fn start(&self, out: &mut Round) {
        let Place { size, rank } = self.at;
        if self.exclusive {
            if rank > 0 {
                out.recv(rank - 1, self.whole(self.acc));
            }
            if rank + 1 < size {
                out.send(rank + 1, self.whole(self.input));
            }
            out.wait();
        } else if self.input != Buf::Recv {
            out.copy(self.whole(self.input), self.whole(Buf::Recv));
        }
    }

    fn step(&self, out: &mut Round, distance: u32) {
        let Place { size, rank } = self.at;
        let first = u32::from(self.exclusive);
        if rank < first {
            return;
        }
        let receives = rank - first >= distance;
        if receives {
            out.recv(rank - distance, self.whole(Buf::Temp0));
        }
        if distance < size - rank {
            out.send(rank + distance, self.whole(self.acc));
        }
        out.wait();
        if receives {
            out.reduce(self.whole(Buf::Temp0), self.whole(self.acc));
        }
    }
}

impl Rounds for Doubling {
    fn temps(&self) -> [Scratch; 2] {
        [self.len, if self.acc == Buf::Temp1 { self.len } else { 0 }].map(Scratch::one)
    }

    fn round(&mut self, out: &mut Round) -> bool {
        match self.state {
            State::Start => {
                self.start(out);
                self.state = State::Step(1);
            }
            State::Step(distance) if distance < self.at.size => {
                self.step(out, distance);
                self.state = State::Step(distance.saturating_mul(2));
            }
            State::Step(_) => self.state = State::Finish,
            State::Finish => {
                if self.acc != Buf::Recv && self.at.rank > 0 {
                    out.copy(self.whole(self.acc), self.whole(Buf::Recv));
                }
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
