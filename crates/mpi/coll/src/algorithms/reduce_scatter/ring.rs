//! Reduce-scatter around a ring, in segments: one of a block is combined while the next one
//! arrives.
//!
//! Cost (P−1)·s·(α + 2o) + (P−1)/P·n·max(β, γ) for s > 1 segments in a block. Any P, blocks of any
//! length, commutative operations; long data, few ranks.

use crate::schedule::{Buf, Cuts, Part, Place, Round, Rounds, Scratch, cut};

/// See the module.
#[derive(Clone, Debug)]
pub struct Ring {
    at: Place,
    cuts: Cuts,
    input: Buf,
    /// Segments of a block; at least 1.
    segments: u32,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    /// A segment each.
    Step(u64),
    Done,
}

impl Ring {
    /// Combines everybody's `input`; this rank's block goes to the start of `Recv`. Each block is
    /// cut in so many segments, at least 1.
    pub fn new(at: Place, cuts: Cuts, input: Buf, segments: u32) -> Ring {
        Ring { at, cuts, input, segments: segments.max(1), state: State::Step(0) }
    }

    /// Round and segment of a step.
    fn step(&self, t: u64) -> (u32, u32) {
        let segments = u64::from(self.segments);
        ((t / segments) as u32, (t % segments) as u32)
    }

    /// Segment `j` of the block of `rank` in the input.
    fn given(&self, rank: u32, j: u32) -> Part {
        let (at, len) = self.cuts.span(rank, rank + 1);
        let (inside, len) = cut(len, self.segments, j);
        Part::range(self.input, at + inside, len)
    }

    /// Segment `j` of the block of `rank` where it arrives in round `i`.
    fn received(&self, rank: u32, j: u32, i: u32) -> Part {
        let (inside, len) = cut(self.cuts.span(rank, rank + 1).1, self.segments, j);
        let buf = if i.is_multiple_of(2) { Buf::Temp0 } else { Buf::Temp1 };
        Part::range(buf, inside, len)
    }

    /// Whose block arrives in round `i`: the own one in the last.
    fn taken(&self, i: u32) -> u32 {
        self.at.left(i + 2)
    }

    fn combine(&self, out: &mut Round, t: u64) {
        let (i, j) = self.step(t);
        let rank = self.taken(i);
        out.reduce(self.given(rank, j), self.received(rank, j, i));
    }

    fn exchange(&self, out: &mut Round, t: u64) {
        let (i, j) = self.step(t);
        let give = self.at.left(i + 1);
        out.recv(self.at.left(1), self.received(self.taken(i), j, i));
        out.send(
            self.at.right(1),
            match i.checked_sub(1) {
                None => self.given(give, j),
                Some(before) => self.received(give, j, before),
            },
        );
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

    fn finish(&self, out: &mut Round) {
        let me = self.at.rank;
        let (at, len) = self.cuts.span(me, me + 1);
        let result = Part::range(Buf::Recv, 0, len);
        match self.at.size.checked_sub(2) {
            None if self.input == Buf::Recv => {}
            None => out.copy(Part::range(self.input, at, len), result),
            Some(last) => {
                let buf = if last.is_multiple_of(2) { Buf::Temp0 } else { Buf::Temp1 };
                out.copy(Part::range(buf, 0, len), result);
            }
        }
    }
}

impl Rounds for Ring {
    fn temps(&self) -> [Scratch; 2] {
        let size = self.at.size;
        let longest = match &self.cuts {
            Cuts::Even(len) => *len,
            cuts => (0..size).map(|r| cuts.span(r, r + 1).1).max().unwrap_or(0),
        };
        [if size > 1 { longest } else { 0 }, if size > 2 { longest } else { 0 }].map(Scratch::one)
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let steps = u64::from(self.at.size - 1) * u64::from(self.segments);
        match self.state {
            State::Step(t) if t < steps => {
                self.exchange(out, t);
                self.state = State::Step(t + 1);
            }
            State::Step(t) => {
                if let (true, Some(before)) = (self.segments > 1, t.checked_sub(1)) {
                    self.combine(out, before);
                }
                self.finish(out);
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
