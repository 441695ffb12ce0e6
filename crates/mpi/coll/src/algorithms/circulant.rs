//! Circulant graphs whose skips are halves of the number of ranks, rounded up: collectives among
//! any number of ranks in ⌈log2 P⌉ rounds, in which nobody moves a block twice.
//!
//! Träff, "Optimal, Non-pipelined Reduce-scatter and Allreduce Algorithms" (2024).

use crate::schedule::{Buf, Cuts, Part, Place, Round};

/// Number of rounds, ⌈log2 P⌉.
pub fn rounds(size: u32) -> u32 {
    32 - (size - 1).leading_zeros()
}

/// The distance of round `k`: `size` halved, rounding up, until `k` halvings are left; `size` for
/// `k == rounds(size)`, 1 for 0.
pub fn skip(size: u32, k: u32) -> u32 {
    u64::from(size).div_ceil(1 << (rounds(size) - k)) as u32
}

/// Up to two ranges of a buffer that has everybody's blocks: `count` of them from that of rank
/// `first` on, around the end of the ranks.
fn ranges(cuts: &Cuts, size: u32, first: u32, count: u32) -> [(u64, u64); 2] {
    let first = first % size;
    let end = first + count;
    let wrapped = end.saturating_sub(size);
    [cuts.span(first, end - wrapped), cuts.span(0, wrapped)]
}

/// Phase: every rank gets the combination of its own block, which commutes.
///
/// Cost ⌈log2 P⌉α + (P−1)/P·n(β + γ).
#[derive(Clone, Debug)]
pub struct Reduce {
    at: Place,
    cuts: Cuts,
    acc: Buf,
    /// Rounds to go.
    left: u32,
}

impl Reduce {
    /// Combines what lies in `acc`, where only the own block has a meaning afterwards. Scratch is
    /// `Temp0`.
    pub fn new(at: Place, cuts: Cuts, acc: Buf) -> Reduce {
        Reduce { at, cuts, acc, left: rounds(at.size) }
    }

    /// Units of `Temp0`: the blocks of the first round are the most, but for their lengths.
    pub fn temp(&self) -> u64 {
        let one = |k| {
            let count = skip(self.at.size, k + 1) - skip(self.at.size, k);
            let both = ranges(&self.cuts, self.at.size, self.at.rank, count);
            both[0].1 + both[1].1
        };
        (0..rounds(self.at.size)).map(one).max().unwrap_or(0)
    }

    /// As [`crate::schedule::Rounds::round`].
    pub fn round(&mut self, out: &mut Round) -> bool {
        let size = self.at.size;
        let Some(k) = self.left.checked_sub(1) else { return false };
        self.left = k;
        let distance = skip(size, k);
        let count = skip(size, k + 1) - distance;
        let mut received = 0;
        let keep = ranges(&self.cuts, size, self.at.rank, count);
        let incoming = keep.map(|(_, len)| {
            received += len;
            Part::range(Buf::Temp0, received - len, len)
        });
        for room in incoming {
            out.recv(self.at.left(distance), room);
        }
        let to = self.at.right(distance);
        for (at, len) in ranges(&self.cuts, size, to, count) {
            out.send(to, Part::range(self.acc, at, len));
        }
        out.wait();
        for (room, (at, len)) in incoming.into_iter().zip(keep) {
            out.reduce(room, Part::range(self.acc, at, len));
        }
        true
    }
}

/// Phase: everybody gets all blocks.
///
/// Cost ⌈log2 P⌉α + (P−1)/P·nβ.
#[derive(Clone, Debug)]
pub struct Gather {
    at: Place,
    cuts: Cuts,
    buf: Buf,
    next: u32,
}

impl Gather {
    /// Collects in `buf`, where the own block lies.
    pub fn new(at: Place, cuts: Cuts, buf: Buf) -> Gather {
        Gather { at, cuts, buf, next: 0 }
    }

    /// As [`crate::schedule::Rounds::round`].
    pub fn round(&mut self, out: &mut Round) -> bool {
        let size = self.at.size;
        if self.next >= rounds(size) {
            return false;
        }
        let distance = skip(size, self.next);
        let count = skip(size, self.next + 1) - distance;
        self.next += 1;
        let (from, to) = (self.at.right(distance), self.at.left(distance));
        for (at, len) in ranges(&self.cuts, size, from, count) {
            out.recv(from, Part::range(self.buf, at, len));
        }
        for (at, len) in ranges(&self.cuts, size, self.at.rank, count) {
            out.send(to, Part::range(self.buf, at, len));
        }
        out.wait();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skips_double_at_most() {
        for size in (1..2000).chain([49_152, 1_000_000, u32::MAX]) {
            let last = rounds(size);
            assert_eq!((skip(size, 0), skip(size, last)), (1, size));
            for k in 0..last {
                let (here, next) = (skip(size, k), skip(size, k + 1));
                assert!(here < next && next - here <= here, "{size}: {here} {next}");
            }
        }
    }
}
