//! Phase: reduce-scatter by recursive halving with distances that grow, so that operands always
//! are combined with neighbours in rank order. First phase of the long reduce and allreduce.
//!
//! Cost log2 P·α + nβ + nγ (+ α + nβ + nγ when P is not a power of two).

use crate::schedule::{Buf, Fold, Part, Place, Role, Round};

/// See the module.
#[derive(Clone, Debug)]
pub struct Halving {
    at: Place,
    fold: Fold,
    len: u64,
    input: Buf,
    acc: Buf,
    commutative: bool,
    /// The data lies in `acc` (before: in `input`).
    moved: bool,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    FoldIn,
    Halve(u32),
    Done,
}

impl Halving {
    /// Reduces `len` units of everybody's `input`. Afterwards participant `number` of the fold has
    /// range [`Halving::held`]`(number, steps())` in `acc`. Scratch is `Temp0`.
    pub fn new(at: Place, len: u64, input: Buf, acc: Buf, commutative: bool) -> Halving {
        let fold = Fold::new(at.size);
        let moved = input == acc;
        Halving { at, fold, len, input, acc, commutative, moved, state: State::FoldIn }
    }

    /// The fold in use.
    pub fn fold(&self) -> Fold {
        self.fold
    }

    /// Number of halvings.
    pub fn steps(&self) -> u32 {
        self.fold.core.trailing_zeros()
    }

    /// The range (at, len) that `number` is in charge of after `steps` halvings.
    pub fn held(&self, number: u32, steps: u32) -> (u64, u64) {
        let (mut at, mut len) = (0, self.len);
        for k in 0..steps {
            let low = len / 2;
            if number >> k & 1 == 1 {
                at += low;
                len -= low;
            } else {
                len = low;
            }
        }
        (at, len)
    }

    /// Units of `Temp0`.
    pub fn temp(&self) -> u64 {
        match self.fold.role(self.at.rank) {
            Role::Giver(_) => 0,
            Role::Taker(..) => self.len,
            Role::Plain(_) => self.len.div_ceil(2),
        }
    }

    fn fold_in(&mut self, out: &mut Round) {
        let whole = |buf| Part::range(buf, 0, self.len);
        self.state = State::Halve(0);
        match self.fold.role(self.at.rank) {
            Role::Giver(to) => {
                out.send(to, whole(self.input));
                out.wait();
                self.state = State::Done;
            }
            Role::Taker(_, from) => {
                if !self.moved && self.commutative {
                    out.recv(from, whole(self.acc));
                    out.wait();
                    out.reduce(whole(self.input), whole(self.acc));
                } else {
                    if !self.moved {
                        out.copy(whole(self.input), whole(self.acc));
                    }
                    out.recv(from, whole(Buf::Temp0));
                    out.wait();
                    out.reduce(whole(Buf::Temp0), whole(self.acc));
                }
                self.moved = true;
            }
            Role::Plain(_) => {}
        }
    }

    fn halve(&mut self, out: &mut Round, number: u32, k: u32) {
        let other = number ^ (1 << k);
        let partner = self.fold.rank(other);
        let (keep, give) = (self.held(number, k + 1), self.held(other, k + 1));
        let part = |buf, (at, len)| Part::range(buf, at, len);
        let temp = Part::range(Buf::Temp0, 0, keep.1);
        let kept = part(self.acc, keep);
        let behind = other > number;
        if !self.moved && (behind || self.commutative) {
            out.recv(partner, kept);
            out.send(partner, part(self.input, give));
            out.wait();
            out.reduce(part(self.input, keep), kept);
        } else {
            let from = if self.moved { self.acc } else { self.input };
            if !self.moved {
                out.copy(part(self.input, keep), kept);
            }
            out.recv(partner, temp);
            out.send(partner, part(from, give));
            out.wait();
            if behind && !self.commutative {
                out.reduce(kept, temp);
                out.copy(temp, kept);
            } else {
                out.reduce(temp, kept);
            }
        }
        self.moved = true;
    }

    /// As [`crate::schedule::Rounds::round`].
    pub fn round(&mut self, out: &mut Round) -> bool {
        match self.state {
            State::FoldIn => {
                self.fold_in(out);
                true
            }
            State::Halve(k) => {
                let number = match self.fold.role(self.at.rank) {
                    Role::Plain(number) | Role::Taker(number, _) if k < self.steps() => number,
                    _ => {
                        self.state = State::Done;
                        return false;
                    }
                };
                self.halve(out, number, k);
                self.state = State::Halve(k + 1);
                true
            }
            State::Done => false,
        }
    }
}
