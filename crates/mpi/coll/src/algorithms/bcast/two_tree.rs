//! Broadcast along two binary trees: each carries half of the data, in segments, and who has
//! children in one of them has none in the other, so that everybody sends as much as it receives.
//!
//! Cost (⌈log2 P⌉ + s)(α + 4o + n/s·β) for s segments in each half. Any P; long data.

use crate::schedule::{Buf, Part, Place, Round, Rounds, cut};

/// See the module.
#[derive(Clone, Debug)]
pub struct TwoTree {
    at: Place,
    root: u32,
    len: u64,
    /// Units of a segment; at least 1.
    segment: u64,
    seats: [Seat; 2],
    step: u64,
}

/// A place in one of the trees; positions are relative to the root of the broadcast, which is 0
/// and stands above both trees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seat {
    /// The position above it.
    pub parent: u32,
    /// 0: none.
    pub children: [u32; 2],
    /// Edges between it and position 0.
    pub depth: u64,
}

/// The position above `p` in the tree of the positions `1 ..= last` in ascending order, where the
/// lowest bit of a position is its height: the nearest of the next higher ones that exists.
fn above(p: u32, last: u32) -> u32 {
    let bit = p & p.wrapping_neg();
    let up = u64::from(p ^ bit) | u64::from(bit) << 1;
    if up <= u64::from(last) { up as u32 } else { p ^ bit }
}

/// The positions below `p` in that tree, or 0.
fn below(p: u32, last: u32) -> [u32; 2] {
    let bit = p & p.wrapping_neg();
    let mut half = bit / 2;
    if half == 0 {
        return [0, 0];
    }
    let left = p - half;
    while half > 0 && half > last - p {
        half /= 2;
    }
    [left, if half > 0 { p + half } else { 0 }]
}

impl Seat {
    /// The seat of `me` among positions `0 ..= last`: in the second tree positions go backwards,
    /// or by one on where that would let leaves be leaves again.
    pub(crate) fn new(me: u32, last: u32, second: bool) -> Seat {
        let there = |p: u32| match (second, last.is_multiple_of(2)) {
            _ if p == 0 => 0,
            (false, _) => p,
            (true, true) => last + 1 - p,
            (true, false) => (p + last - 2) % last + 1,
        };
        let back = |p: u32| match (second, last.is_multiple_of(2)) {
            _ if p == 0 => 0,
            (false, _) => p,
            (true, true) => last + 1 - p,
            (true, false) => p % last + 1,
        };
        if me == 0 {
            let top = if last == 0 { 0 } else { crate::schedule::floor_pow2(last) };
            return Seat { parent: 0, children: [back(top), 0], depth: 0 };
        }
        let p = there(me);
        let path = std::iter::successors(Some(p), |&p| (p != 0).then(|| above(p, last)));
        let depth = path.count() as u64 - 1;
        Seat { parent: back(above(p, last)), children: below(p, last).map(back), depth }
    }
}

impl TwoTree {
    /// Broadcasts `len` units of `Recv` in segments of `segment`, at least 1.
    pub fn new(at: Place, root: u32, len: u64, segment: u64) -> TwoTree {
        let (me, last) = (at.relative(root), at.size - 1);
        let seats = [false, true].map(|second| Seat::new(me, last, second));
        TwoTree { at, root, len, segment: segment.max(1), seats, step: 0 }
    }

    /// Segment `j` of a half; `None` where there is none.
    fn piece(&self, half: u32, j: Option<u64>) -> Option<Part> {
        let (at, len) = cut(self.len, 2, half);
        let from = j?.saturating_mul(self.segment);
        let rest = len.checked_sub(from).filter(|rest| *rest > 0)?;
        Some(Part::range(Buf::Recv, at + from, rest.min(self.segment)))
    }

    /// Steps until the last segment has been passed on.
    fn steps(&self) -> u64 {
        let half = self.len.div_ceil(2).div_ceil(self.segment);
        self.seats.iter().map(|seat| seat.depth + half).max().unwrap_or(0)
    }
}

impl Rounds for TwoTree {
    /// A step is the same for everybody: in step `s` a rank of depth `a` passes segment `s - a`
    /// on and receives the next one, so that nobody waits for a step that waits for it.
    fn round(&mut self, out: &mut Round) -> bool {
        if self.at.size == 1 || self.step >= self.steps() {
            return false;
        }
        for (half, seat) in (0..).zip(self.seats) {
            let next = (self.step + 1).checked_sub(seat.depth);
            if let (true, Some(part)) = (seat.depth > 0, self.piece(half, next)) {
                out.recv(self.at.absolute(seat.parent, self.root), part);
            }
        }
        for (half, seat) in (0..).zip(self.seats) {
            let Some(part) = self.piece(half, self.step.checked_sub(seat.depth)) else { continue };
            for child in seat.children.into_iter().filter(|child| *child != 0) {
                out.send(self.at.absolute(child, self.root), part);
            }
        }
        out.wait();
        self.step += 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_children_in_one_tree_has_none_in_the_other() {
        for last in 1..200 {
            for second in [false, true] {
                let seats = (0..=last).map(|p| Seat::new(p, last, second));
                let seats: Vec<_> = seats.collect();
                for (p, seat) in (0..).zip(&seats) {
                    for &child in seat.children.iter().filter(|child| **child != 0) {
                        let below = seats[child as usize];
                        assert_eq!((below.parent, below.depth), (p, seat.depth + 1), "{last}");
                    }
                    assert!(seat.depth <= u64::from(last.ilog2()) + 1, "{last} {p}: {seat:?}");
                }
                let children = seats.iter().flat_map(|seat| seat.children);
                assert_eq!(children.filter(|child| *child != 0).count() as u32, last);
            }
            for p in 1..=last {
                let inner = |second| Seat::new(p, last, second).children != [0, 0];
                assert!(!(inner(false) && inner(true)), "{p} of {last}");
            }
        }
    }
}
