//! Alltoall after Bruck: ⌈log_r P⌉ rounds, in each of which a rank sends, to r - 1 others, the
//! blocks whose distance has a given digit to the base r.
//!
//! Cost ⌈log_r P⌉(α + (r − 1)(2o + Pb/r·β)) plus copies, for blocks of b. Any P, equal blocks;
//! short blocks: with a larger base blocks move less often, in more messages.

use crate::schedule::{Buf, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Bruck {
    at: Place,
    /// At least 2.
    radix: u32,
    block: u64,
    input: Buf,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Rotate,
    /// Collect runs of blocks whose digit of weight `d` is `k`, from index `i`; `packed` blocks
    /// lie in Temp1, those of digit 1 first.
    Pack {
        d: u32,
        k: u32,
        i: u32,
        packed: u32,
    },
    /// Exchange the blocks of digit `k`, before which there are `at` of the `total`.
    Exchange {
        d: u32,
        k: u32,
        at: u32,
        total: u32,
    },
    /// The mirror image of the packing after the exchange of `total` blocks.
    Unpack {
        d: u32,
        k: u32,
        i: u32,
        taken: u32,
        total: u32,
    },
    Place(u32),
}

impl Bruck {
    /// Blocks of `block` units from `input` to `Recv`, by digits to a base of at least 2.
    pub fn new(at: Place, block: u64, input: Buf, radix: u32) -> Bruck {
        Bruck { at, radix: radix.max(2), block, input, state: State::Rotate }
    }

    fn blocks(&self, buf: Buf, first: u32, count: u32) -> Part {
        Part::range(buf, u64::from(first) * self.block, u64::from(count) * self.block)
    }

    /// Distance between runs of blocks with the same digit of weight `d`.
    fn period(&self, d: u32) -> u32 {
        d.saturating_mul(self.radix)
    }

    /// Blocks whose digit of weight `d` is `k`.
    fn count(&self, d: u32, k: u32) -> u32 {
        let (full, rest) = (self.at.size / self.period(d), self.at.size % self.period(d));
        full * d + rest.saturating_sub(d.saturating_mul(k)).min(d)
    }

    /// The most blocks that a round moves: those with one given digit that is not 0.
    fn most(&self) -> u32 {
        let weights = std::iter::successors(Some(1), |&d| Some(self.period(d)));
        let weights = weights.take_while(|&d| d < self.at.size);
        weights.map(|d| self.at.size - self.count(d, 0)).max().unwrap_or(0)
    }

    /// No block has the digit `k` or a higher one of weight `d`.
    fn past(&self, d: u32, k: u32) -> bool {
        k == self.radix || d.saturating_mul(k) >= self.at.size
    }

    fn exchange(&mut self, out: &mut Round, (d, k, at, total): (u32, u32, u32, u32)) {
        self.state = if self.past(d, k) {
            out.wait();
            State::Unpack { d, k: 1, i: d, taken: 0, total }
        } else {
            let count = self.count(d, k);
            out.recv(self.at.left(d * k), self.blocks(Buf::Temp1, total + at, count));
            out.send(self.at.right(d * k), self.blocks(Buf::Temp1, at, count));
            State::Exchange { d, k: k + 1, at: at + count, total }
        };
    }
}

impl Rounds for Bruck {
    fn temps(&self) -> [Scratch; 2] {
        let twice = 2 * u64::from(self.most());
        [u64::from(self.at.size) * self.block, twice * self.block].map(Scratch::one)
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let Place { size, rank } = self.at;
        match self.state {
            State::Rotate => {
                let head = size - rank;
                out.copy(self.blocks(self.input, rank, head), self.blocks(Buf::Temp0, 0, head));
                if rank > 0 {
                    out.copy(self.blocks(self.input, 0, rank), self.blocks(Buf::Temp0, head, rank));
                }
                self.state = State::Pack { d: 1, k: 1, i: 1, packed: 0 };
            }
            State::Pack { d, .. } if d >= size => self.state = State::Place(0),
            State::Pack { d, k, packed, .. } if self.past(d, k) => {
                self.state = State::Exchange { d, k: 1, at: 0, total: packed };
            }
            State::Pack { d, k, i, packed } if i < size => {
                let run = d.min(size - i);
                out.copy(self.blocks(Buf::Temp0, i, run), self.blocks(Buf::Temp1, packed, run));
                let i = i.saturating_add(self.period(d));
                self.state = State::Pack { d, k, i, packed: packed + run };
            }
            State::Pack { d, k, packed, .. } => {
                self.state = State::Pack { d, k: k + 1, i: d.saturating_mul(k + 1), packed };
            }
            State::Exchange { d, k, at, total } => self.exchange(out, (d, k, at, total)),
            State::Unpack { d, k, .. } if self.past(d, k) => {
                let d = self.period(d);
                self.state = State::Pack { d, k: 1, i: d, packed: 0 };
            }
            State::Unpack { d, k, i, taken, total } if i < size => {
                let run = d.min(size - i);
                let from = self.blocks(Buf::Temp1, total + taken, run);
                out.copy(from, self.blocks(Buf::Temp0, i, run));
                let i = i.saturating_add(self.period(d));
                self.state = State::Unpack { d, k, i, taken: taken + run, total };
            }
            State::Unpack { d, k, taken, total, .. } => {
                let i = d.saturating_mul(k + 1);
                self.state = State::Unpack { d, k: k + 1, i, taken, total };
            }
            State::Place(i) if i < size => {
                out.copy(self.blocks(Buf::Temp0, i, 1), self.blocks(Buf::Recv, self.at.left(i), 1));
                self.state = State::Place(i + 1);
            }
            State::Place(_) => return false,
        }
        true
    }
}
