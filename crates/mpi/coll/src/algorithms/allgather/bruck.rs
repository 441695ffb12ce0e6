//! Allgather after Bruck: recursive doubling on a rotated copy, for any number of ranks.
//!
//! Cost ⌈log2 P⌉α + (P−1)bβ + 2Pb copied for blocks of b. Any P, equal blocks; short blocks.

use crate::schedule::{Buf, Part, Place, Round, Rounds, Scratch};

/// See the module.
#[derive(Clone, Debug)]
pub struct Bruck {
    at: Place,
    block: u64,
    own: Option<Part>,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    Own,
    Exchange(u32),
    Rotate,
    Done,
}

impl Bruck {
    /// Gathers blocks of `block` units into `Recv`.
    pub fn new(at: Place, block: u64, own: Option<Part>) -> Bruck {
        Bruck { at, block, own, state: State::Own }
    }
}

impl Rounds for Bruck {
    fn temps(&self) -> [Scratch; 2] {
        [Scratch::one(u64::from(self.at.size) * self.block), Scratch::NONE]
    }

    fn round(&mut self, out: &mut Round) -> bool {
        let Place { size, rank } = self.at;
        let blocks = |buf: Buf, first: u32, count: u32| {
            Part::range(buf, u64::from(first) * self.block, u64::from(count) * self.block)
        };
        match self.state {
            State::Own => {
                let own = self.own.unwrap_or(blocks(Buf::Recv, rank, 1));
                out.copy(own, blocks(Buf::Temp0, 0, 1));
                self.state = State::Exchange(1);
            }
            State::Exchange(d) if d < size => {
                let count = d.min(size - d);
                out.recv(self.at.right(d), blocks(Buf::Temp0, d, count));
                out.send(self.at.left(d), blocks(Buf::Temp0, 0, count));
                out.wait();
                self.state = State::Exchange(d.saturating_mul(2));
            }
            State::Exchange(_) => self.state = State::Rotate,
            State::Rotate => {
                out.copy(blocks(Buf::Temp0, 0, size - rank), blocks(Buf::Recv, rank, size - rank));
                if rank > 0 {
                    out.copy(blocks(Buf::Temp0, size - rank, rank), blocks(Buf::Recv, 0, rank));
                }
                self.state = State::Done;
            }
            State::Done => return false,
        }
        true
    }
}
