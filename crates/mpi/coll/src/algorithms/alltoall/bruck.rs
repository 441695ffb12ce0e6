//! Alltoall after Bruck: ⌈log2 P⌉ rounds, each of which moves half of the blocks.
//!
//! Cost ⌈log2 P⌉(α + Pb/2·β) plus copies, for blocks of b. Any P, equal blocks; short blocks.

use crate::schedule::{Buf, Part, Place, Round, Rounds};

/// See the module.
#[derive(Clone, Debug)]
pub struct Bruck {
    at: Place,
    block: u64,
    input: Buf,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Rotate,
    /// Collect runs of blocks with bit `d` set, from index `i`; `packed` blocks lie in Temp1.
    Pack {
        d: u32,
        i: u32,
        packed: u32,
    },
    /// The mirror image after the exchange of `total` blocks.
    Unpack {
        d: u32,
        i: u32,
        taken: u32,
        total: u32,
    },
    Place(u32),
}

impl Bruck {
    /// Blocks of `block` units from `input` to `Recv`.
    pub fn new(at: Place, block: u64, input: Buf) -> Bruck {
        Bruck { at, block, input, state: State::Rotate }
    }

    fn blocks(&self, buf: Buf, first: u32, count: u32) -> Part {
        Part::range(buf, u64::from(first) * self.block, u64::from(count) * self.block)
    }

    /// The most blocks that a round moves: those with one given bit set.
    fn most(&self) -> u32 {
        let size = self.at.size;
        let with_bit = |d: u32| {
            let (full, rest) = (size / (2 * d), size % (2 * d));
            full * d + rest.saturating_sub(d)
        };
        (0..31).map(|k| 1 << k).take_while(|&d| d < size).map(with_bit).max().unwrap_or(0)
    }
}

impl Rounds for Bruck {
    fn temps(&self) -> [u64; 2] {
        let twice = 2 * u64::from(self.most());
        [u64::from(self.at.size) * self.block, twice * self.block]
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
                self.state = State::Pack { d: 1, i: 1, packed: 0 };
            }
            State::Pack { d, .. } if d >= size => self.state = State::Place(0),
            State::Pack { d, i, packed } if i < size => {
                let run = d.min(size - i);
                out.copy(self.blocks(Buf::Temp0, i, run), self.blocks(Buf::Temp1, packed, run));
                let i = i.saturating_add(2 * d);
                self.state = State::Pack { d, i, packed: packed + run };
            }
            State::Pack { d, packed, .. } => {
                out.recv(self.at.left(d), self.blocks(Buf::Temp1, packed, packed));
                out.send(self.at.right(d), self.blocks(Buf::Temp1, 0, packed));
                out.wait();
                self.state = State::Unpack { d, i: d, taken: 0, total: packed };
            }
            State::Unpack { d, i, taken, total } if i < size => {
                let run = d.min(size - i);
                let from = self.blocks(Buf::Temp1, total + taken, run);
                out.copy(from, self.blocks(Buf::Temp0, i, run));
                let i = i.saturating_add(2 * d);
                self.state = State::Unpack { d, i, taken: taken + run, total };
            }
            State::Unpack { d, .. } => {
                self.state = State::Pack { d: d * 2, i: d * 2, packed: 0 };
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
