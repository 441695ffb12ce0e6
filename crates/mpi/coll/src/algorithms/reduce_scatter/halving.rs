//! Reduce-scatter by recursive halving of the ranks.
//!
//! Cost log2 P·α + nβ + nγ, and 2α + nβ + nγ more when P is not a power of two. Any P, blocks of
//! any length, commutative operations; short data.

use crate::schedule::{Buf, Cuts, Fold, Part, Place, Role, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Halving {
    at: Place,
    fold: Fold,
    cuts: Cuts,
    input: Buf,
    /// Where the combination lies: `input` before the first step, then `Temp0`.
    have: Buf,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    FoldIn,
    /// The next exchange is with the participant at this distance.
    Halve(u32),
    FoldOut,
    Done,
}

impl Halving {
    /// Combines everybody's `input`; this rank's block goes to the start of `Recv`.
    pub fn new(at: Place, cuts: Cuts, input: Buf) -> Halving {
        Halving { at, fold: Fold::new(at.size), cuts, input, have: input, state: State::FoldIn }
    }

    fn total(&self) -> u64 {
        self.cuts.start(self.at.size)
    }

    /// The blocks of the participants `first .. first + count`.
    fn blocks(&self, buf: Buf, first: u32, count: u32) -> Part {
        let (from, to) = (self.fold.first_rank(first), self.fold.first_rank(first + count));
        let (at, len) = self.cuts.span(from, to);
        Part::range(buf, at, len)
    }

    fn block(&self, buf: Buf, rank: u32) -> Part {
        let (at, len) = self.cuts.span(rank, rank + 1);
        Part::range(buf, at, len)
    }

    fn fold_in(&mut self, out: &mut Round) {
        let total = self.total();
        let whole = |buf| Part::range(buf, 0, total);
        self.state = State::Halve(self.fold.core / 2);
        match self.fold.role(self.at.rank) {
            Role::Giver(to) => {
                out.send(to, whole(self.input));
                out.wait();
                self.state = State::FoldOut;
            }
            Role::Taker(_, from) => {
                out.recv(from, whole(Buf::Temp0));
                out.wait();
                out.reduce(whole(self.input), whole(Buf::Temp0));
                self.have = Buf::Temp0;
            }
            Role::Plain(_) => {}
        }
    }

    fn halve(&mut self, out: &mut Round, number: u32, distance: u32) {
        let partner = self.fold.rank(number ^ distance);
        let keep = number & !(distance - 1);
        let give = keep ^ distance;
        out.send(partner, self.blocks(self.have, give, distance));
        if self.have == Buf::Temp0 {
            let incoming = self.blocks(Buf::Temp1, keep, distance);
            out.recv(partner, incoming);
            out.wait();
            out.reduce(incoming, self.blocks(Buf::Temp0, keep, distance));
        } else {
            let incoming = self.blocks(Buf::Temp0, keep, distance);
            out.recv(partner, incoming);
            out.wait();
            out.reduce(self.blocks(self.input, keep, distance), incoming);
            self.have = Buf::Temp0;
        }
    }

    fn fold_out(&self, out: &mut Round) {
        let rank = self.at.rank;
        let len = self.cuts.span(rank, rank + 1).1;
        let result = Part::range(Buf::Recv, 0, len);
        match self.fold.role(rank) {
            Role::Giver(from) => {
                out.recv(from, result);
                out.wait();
            }
            Role::Taker(_, to) => {
                out.send(to, self.block(self.have, to));
                out.copy(self.block(self.have, rank), result);
                out.wait();
            }
            Role::Plain(_) => {
                if !(self.have == Buf::Recv && self.cuts.start(rank) == 0) {
                    out.copy(self.block(self.have, rank), result);
                }
            }
        }
    }
}

impl Rounds for Halving {
    fn temps(&self) -> [Scratch; 2] {
        match self.fold.role(self.at.rank) {
            Role::Giver(_) => [Scratch::NONE; 2],
            Role::Taker(..) | Role::Plain(_) => [Scratch::one(self.total()); 2],
        }
    }

    fn round(&mut self, out: &mut Round) -> bool {
        match self.state {
            State::FoldIn => self.fold_in(out),
            State::Halve(0) => self.state = State::FoldOut,
            State::Halve(distance) => {
                if let Role::Plain(n) | Role::Taker(n, _) = self.fold.role(self.at.rank) {
                    self.halve(out, n, distance);
                }
                self.state = State::Halve(distance / 2);
            }
            State::FoldOut => {
                self.fold_out(out);
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
