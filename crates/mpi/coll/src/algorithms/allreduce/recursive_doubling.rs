//! Allreduce by recursive doubling.
//!
//! Cost log2 P(α + nβ + nγ), two messages more when P is not a power of two. Any P, any operation;
//! short data. All ranks combine the same operands in the same order: results are identical. With
//! the distances of Bine trees the operation commutes, and P is a power of two.

use crate::algorithms::numbering::bine_partner;
use crate::schedule::{Buf, Fold, Part, Place, Role, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct RecursiveDoubling {
    at: Place,
    fold: Fold,
    len: u64,
    input: Buf,
    /// With the distances of Bine trees.
    bine: bool,
    /// The range of the result (at, len) that goes to the start of `Recv`.
    wanted: (u64, u64),
    /// `Recv` has only room for what is wanted: `Temp1` stands for it.
    cut: bool,
    /// What is combined so far; before the first step it lies in `input`.
    acc: Buf,
    moved: bool,
    /// For what arrives. Where the result of two parts goes depends on their order: it is that of
    /// the higher rank's.
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
        let fold = Fold::new(at.size);
        let moved = input == Buf::Recv;
        // What is combined changes its buffer at each exchange with a higher rank but the first one
        // from `input`: it is to end in `Recv`.
        let higher = |number: u32| fold.core.trailing_zeros().saturating_sub(number.count_ones());
        let changes = match fold.role(at.rank) {
            Role::Giver(_) => 0,
            Role::Taker(number, _) => higher(number),
            Role::Plain(number) => higher(number | 1),
        };
        let turned = !moved && changes % 2 == 1;
        let (acc, spare) = if turned { (Buf::Temp0, Buf::Recv) } else { (Buf::Recv, Buf::Temp0) };
        let (wanted, cut, state) = ((0, len), false, State::FoldIn);
        let bine = false;
        RecursiveDoubling { at, fold, len, input, bine, wanted, cut, acc, moved, spare, state }
    }

    /// With the distances of Bine trees, among a power of two, with an operation that commutes.
    pub fn bine(at: Place, len: u64, input: Buf) -> RecursiveDoubling {
        RecursiveDoubling { bine: true, ..RecursiveDoubling::new(at, len, input) }
    }

    /// The same, but only a range of the result goes to `Recv`, which may be that short.
    pub fn cut(at: Place, len: u64, input: Buf, wanted: (u64, u64)) -> RecursiveDoubling {
        let whole = RecursiveDoubling::new(at, len, input);
        let (acc, spare) = (Buf::Temp1, Buf::Temp0);
        RecursiveDoubling { wanted, cut: true, acc, spare, moved: false, ..whole }
    }

    fn whole(&self, buf: Buf) -> Part {
        Part::range(buf, 0, self.len)
    }

    fn fold_in(&mut self, out: &mut Round) {
        self.state = State::Exchange(1);
        match self.fold.role(self.at.rank) {
            Role::Giver(to) => {
                out.send(to, self.whole(self.input));
                out.wait();
                self.state = State::FoldOut;
            }
            Role::Taker(_, from) => {
                out.recv(from, self.whole(self.spare));
                if !self.moved {
                    out.copy(self.whole(self.input), self.whole(self.acc));
                    self.moved = true;
                }
                out.wait();
                out.reduce(self.whole(self.spare), self.whole(self.acc));
            }
            Role::Plain(_) => {}
        }
    }

    fn exchange(&mut self, out: &mut Round, distance: u32) {
        let number = match self.fold.role(self.at.rank) {
            Role::Plain(n) | Role::Taker(n, _) if distance < self.fold.core => n,
            _ => {
                self.state = State::FoldOut;
                return;
            }
        };
        let partner = match self.bine {
            true => bine_partner(self.at, distance.trailing_zeros()),
            false => self.fold.rank(number ^ distance),
        };
        let higher = partner > self.at.rank;
        self.state = State::Exchange(distance.saturating_mul(2));
        if !self.moved {
            self.moved = true;
            out.recv(partner, self.whole(if higher { self.acc } else { self.spare }));
            out.send(partner, self.whole(self.input));
            if higher {
                out.wait();
                out.reduce(self.whole(self.input), self.whole(self.acc));
                return;
            }
            out.copy(self.whole(self.input), self.whole(self.acc));
            out.wait();
        } else {
            out.recv(partner, self.whole(self.spare));
            out.send(partner, self.whole(self.acc));
            out.wait();
            if higher {
                std::mem::swap(&mut self.acc, &mut self.spare);
            }
        }
        out.reduce(self.whole(self.spare), self.whole(self.acc));
    }
}

impl Rounds for RecursiveDoubling {
    fn temps(&self) -> [Scratch; 2] {
        [self.len, if self.cut { self.len } else { 0 }].map(Scratch::one)
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
                        self.moved = true;
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
                let from = if self.moved { self.acc } else { self.input };
                if from != Buf::Recv || (at, len) != (0, self.len) {
                    out.copy(Part::range(from, at, len), Part::range(Buf::Recv, 0, len));
                }
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
