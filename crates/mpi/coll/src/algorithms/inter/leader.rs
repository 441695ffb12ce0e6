//! Intercommunicator barrier, allreduce and reduce-scatter.
//!
//! Everybody sends its data to rank 0 of the other group, which combines it in rank order. The two
//! combinations change sides between the ranks 0, and each rank 0 sends what it then has (the
//! combination of its own group's data) to the whole other group. A barrier is the same without
//! data: who has the result knows that the other group has entered.
//!
//! Cost 3α + 2Q(o + nβ) + Qnγ for Q remote ranks. Any sizes, any operation.

use crate::algorithms::reduce::ordered::Ordered;
use crate::schedule::{Buf, Part, Round, Rounds, Scratch, WINDOW};

/// See the module.
#[derive(Clone, Debug)]
pub struct Leader {
    rank: u32,
    remote: u32,
    len: u64,
    /// The range of the result (at, len) that goes to the start of `Recv`.
    wanted: (u64, u64),
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Contribute,
    Combine(Ordered),
    Swap,
    Result(u32),
    Cut,
    Done,
}

impl Leader {
    /// Combines `len` units of the other group's `Send`; `wanted` of it goes to `Recv`. `rank` is
    /// that in the local group, `remote` the size of the other.
    pub fn new(rank: u32, remote: u32, len: u64, wanted: (u64, u64)) -> Leader {
        Leader { rank, remote, len, wanted, state: State::Contribute }
    }

    fn ordered(&self) -> Ordered {
        Ordered::new(self.remote, None, self.len, Part::range_or_nothing(Buf::Temp1, 0, self.len))
    }

    /// Where the result goes: at once in `Recv` when all of it is wanted.
    fn room(&self) -> Part {
        let all = self.wanted == (0, self.len);
        Part::range_or_nothing(if all { Buf::Recv } else { Buf::Temp0 }, 0, self.len)
    }
}

impl Rounds for Leader {
    fn temps(&self) -> [Scratch; 2] {
        if self.rank == 0 {
            [self.ordered().temp(), Scratch { slots: 2, len: self.len }]
        } else if self.wanted == (0, self.len) {
            [Scratch::NONE; 2]
        } else {
            [Scratch::one(self.len), Scratch::NONE]
        }
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let ours = Part::range_or_nothing(Buf::Temp1, self.len, self.len);
        match &mut self.state {
            State::Contribute => {
                out.send(0, Part::range_or_nothing(Buf::Send, 0, self.len));
                if self.rank == 0 {
                    // The wait comes with the receives: both leaders send first.
                    self.state = State::Combine(self.ordered());
                } else {
                    out.recv(0, self.room());
                    out.wait();
                    self.state = State::Cut;
                }
            }
            State::Combine(ordered) => {
                if !ordered.round(out) {
                    self.state = State::Swap;
                }
            }
            State::Swap => {
                out.recv(0, ours);
                out.send(0, Part::range_or_nothing(Buf::Temp1, 0, self.len));
                out.wait();
                self.state = State::Result(0);
            }
            State::Result(next) => {
                let to = *next;
                if to == 0 {
                    out.recv(0, self.room());
                }
                out.send(to, ours);
                let last = to + 1 == self.remote;
                if last || to % WINDOW == 0 && to != 0 {
                    out.wait();
                }
                self.state = if last { State::Cut } else { State::Result(to + 1) };
            }
            State::Cut => {
                let (at, len) = self.wanted;
                if (at, len) != (0, self.len) {
                    out.copy(Part::range(Buf::Temp0, at, len), Part::range(Buf::Recv, 0, len));
                }
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
