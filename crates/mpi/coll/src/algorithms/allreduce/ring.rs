//! Allreduce around a ring: reduce-scatter, then allgather of the pieces.
//!
//! Cost 2(P−1)(α + n/P·β) + (P−1)/P·nγ. Any P, commutative operations; long data, few ranks. With
//! s > 1 segments in each piece, one is combined while the next one arrives:
//! (P−1)(s + 1)α + (P−1)/P·n(β + max(β, γ)).

use crate::schedule::{Buf, Part, Place, Round, Rounds, Scratch, cut};

/// See the module.
#[derive(Clone, Debug)]
pub struct Ring {
    at: Place,
    len: u64,
    input: Buf,
    /// Segments of a piece; at least 1.
    segments: u32,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Start,
    /// Steps of the reduction: a segment each.
    Reduce(u64),
    Gather(u32),
}

impl Ring {
    /// Combines `len` units of everybody's `input` into `Recv`, in so many segments (at least 1)
    /// of the piece of a rank.
    pub fn new(at: Place, len: u64, input: Buf, segments: u32) -> Ring {
        Ring { at, len, input, segments: segments.max(1), state: State::Start }
    }

    fn piece(&self, buf: Buf, index: u32) -> Part {
        let (at, len) = cut(self.len, self.at.size, index);
        Part::range(buf, at, len)
    }

    /// Segment `j` of piece `index` as (at, len).
    fn segment(&self, index: u32, j: u32) -> (u64, u64) {
        let (at, len) = cut(self.len, self.at.size, index);
        let (inside, len) = cut(len, self.segments, j);
        (at + inside, len)
    }

    /// The longest segment.
    fn longest(&self) -> u64 {
        self.len.div_ceil(self.at.size.into()).div_ceil(self.segments.into())
    }

    /// Round and segment of a step.
    fn step(&self, t: u64) -> (u32, u32) {
        let segments = u64::from(self.segments);
        ((t / segments) as u32, (t % segments) as u32)
    }

    /// Where the segment of a step arrives.
    fn room(&self, t: u64) -> Part {
        let (i, j) = self.step(t);
        let (at, len) = self.segment(self.at.left(i + 1), j);
        match self.input {
            Buf::Recv => {
                Part::range(Buf::Temp0, t % 2 * u64::from(self.segments > 1) * self.longest(), len)
            }
            _ => Part::range(Buf::Recv, at, len),
        }
    }

    fn combine(&self, out: &mut Round, t: u64) {
        let (i, j) = self.step(t);
        let (at, len) = self.segment(self.at.left(i + 1), j);
        let here = Part::range(Buf::Recv, at, len);
        match self.input {
            Buf::Recv => out.reduce(self.room(t), here),
            input => out.reduce(Part::range(input, at, len), here),
        }
    }

    fn reduce(&self, out: &mut Round, t: u64) {
        let (i, j) = self.step(t);
        // What arrived in the round before lies in Recv; only the first piece is all one's own.
        let from = if i == 0 { self.input } else { Buf::Recv };
        let (at, len) = self.segment(self.at.left(i), j);
        out.recv(self.at.left(1), self.room(t));
        out.send(self.at.right(1), Part::range(from, at, len));
        if self.segments == 1 {
            out.wait();
            self.combine(out, t);
        } else {
            // What leaves was combined in the step before, at the latest.
            if let Some(before) = t.checked_sub(1) {
                self.combine(out, before);
            }
            out.wait();
        }
    }
}

impl Rounds for Ring {
    fn temps(&self) -> [Scratch; 2] {
        let rooms = match self.input {
            Buf::Recv => Scratch { slots: self.segments.min(2).into(), len: self.longest() },
            _ => Scratch::NONE,
        };
        [rooms, Scratch::NONE]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let last = self.at.size - 1;
        let steps = u64::from(last) * u64::from(self.segments);
        match self.state {
            State::Start => {
                if self.at.size == 1 && self.input != Buf::Recv {
                    out.copy(self.piece(self.input, 0), self.piece(Buf::Recv, 0));
                }
                self.state = State::Reduce(0);
            }
            State::Reduce(t) if t < steps => {
                self.reduce(out, t);
                self.state = State::Reduce(t + 1);
            }
            State::Reduce(t) => {
                if let (true, Some(before)) = (self.segments > 1, t.checked_sub(1)) {
                    self.combine(out, before);
                }
                self.state = State::Gather(0);
            }
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
