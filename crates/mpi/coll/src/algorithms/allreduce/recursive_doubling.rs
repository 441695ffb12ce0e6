//! Allreduce by recursive doubling.
//!
//! Cost log2 P(α + nβ + nγ), two messages more when P is not a power of two. Any P, any operation;
//! short data. All ranks combine the same operands in the same order: results are identical.

use crate::schedule::{Buf, Fold, Part, Place, Role, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct RecursiveDoubling {
    at: Place,
    fold: Fold,
    len: u64,
    input: Buf,
    /// The range of the result (at, len) that goes to the start of `Recv`.
    wanted: (u64, u64),
    /// What is combined so far, and the buffer for what arrives.
    acc: Buf,
    spare: Buf,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    FoldIn,
    Exchange(u32),
    FoldOut,
    Finish,
    Done,
}

impl RecursiveDoubling {
    /// Combines `len` units of everybody's `input` into `Recv`.
    pub fn new(at: Place, len: u64, input: Buf) -> RecursiveDoubling {
        RecursiveDoubling {
            at,
            fold: Fold::new(at.size),
            len,
            input,
            wanted: (0, len),
            acc: Buf::Recv,
            spare: Buf::Temp0,
            state: State::FoldIn,
        }
    }

    /// The same, but only a range of the result goes to `Recv`, which may be that short.
    pub fn cut(at: Place, len: u64, input: Buf, wanted: (u64, u64)) -> RecursiveDoubling {
        let whole = RecursiveDoubling::new(at, len, input);
        RecursiveDoubling { wanted, acc: Buf::Temp1, ..whole }
    }

    fn whole(&self, buf: Buf) -> Part {
        Part::range(buf, 0, self.len)
    }

    fn fold_in(&mut self, out: &mut Round) {
        if let Role::Giver(to) = self.fold.role(self.at.rank) {
            out.send(to, self.whole(self.input));
            out.wait();
            self.state = State::FoldOut;
            return;
        }
        if self.input != self.acc {
            out.copy(self.whole(self.input), self.whole(self.acc));
        }
        if let Role::Taker(_, from) = self.fold.role(self.at.rank) {
            out.recv(from, self.whole(self.spare));
            out.wait();
            out.reduce(self.whole(self.spare), self.whole(self.acc));
        }
        self.state = State::Exchange(1);
    }

    fn exchange(&mut self, out: &mut Round, distance: u32) {
        let number = match self.fold.role(self.at.rank) {
            Role::Plain(n) | Role::Taker(n, _) if distance < self.fold.core => n,
            _ => {
                self.state = State::FoldOut;
                return;
            }
        };
        let partner = self.fold.rank(number ^ distance);
        out.recv(partner, self.whole(self.spare));
        out.send(partner, self.whole(self.acc));
        out.wait();
        if partner > self.at.rank {
            std::mem::swap(&mut self.acc, &mut self.spare);
        }
        out.reduce(self.whole(self.spare), self.whole(self.acc));
        self.state = State::Exchange(distance.saturating_mul(2));
    }
}

impl Rounds for RecursiveDoubling {
    fn temps(&self) -> [u64; 2] {
        [self.len, if self.acc == Buf::Temp1 { self.len } else { 0 }]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        match self.state {
            State::FoldIn => self.fold_in(out),
            State::Exchange(distance) => self.exchange(out, distance),
            State::FoldOut => {
                match self.fold.role(self.at.rank) {
                    Role::Giver(from) => {
                        out.recv(from, self.whole(self.acc));
                        out.wait();
                    }
                    Role::Taker(_, to) => {
                        out.send(to, self.whole(self.acc));
                        out.wait();
                    }
                    Role::Plain(_) => {}
                }
                self.state = State::Finish;
            }
            State::Finish => {
                let (at, len) = self.wanted;
                if self.acc != Buf::Recv {
                    out.copy(Part::range(self.acc, at, len), Part::range(Buf::Recv, 0, len));
                }
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
