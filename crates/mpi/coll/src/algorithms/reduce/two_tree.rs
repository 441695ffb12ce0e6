//! Reduce along the two binary trees of the broadcast, upwards: each carries half of the data, in
//! segments, and who combines in one of them only sends in the other.
//!
//! Cost (⌈log2 P⌉ + s)(α + 4o + n/s·(β + 2γ)) for s segments in each half. Any P, commutative
//! operations; long data.

use crate::algorithms::bcast::two_tree::Seat;
use crate::schedule::{Buf, Part, Place, Round, Rounds, Scratch, cut};

/// See the module.
#[derive(Clone, Debug)]
pub struct TwoTree {
    at: Place,
    root: u32,
    len: u64,
    /// Units of a segment; at least 1.
    segment: u64,
    input: Buf,
    seats: [Seat; 2],
    step: u64,
}

/// A segment of one of the halves: where its units lie in the vector.
type Piece = (u64, u64);

impl TwoTree {
    /// Combines `len` units of everybody's `input` into the root's `Recv`, in segments of
    /// `segment`, at least 1.
    pub fn new(at: Place, root: u32, len: u64, segment: u64, input: Buf) -> TwoTree {
        let (me, last) = (at.relative(root), at.size - 1);
        let seats = [false, true].map(|second| Seat::new(me, last, second));
        let segment = segment.clamp(1, len.max(1));
        TwoTree { at, root, len, segment, input, seats, step: 0 }
    }

    /// More than the depth of each seat.
    fn depth(&self) -> u64 {
        u64::from((self.at.size - 1).max(1).ilog2()) + 1
    }

    fn steps(&self) -> u64 {
        self.len.div_ceil(2).div_ceil(self.segment) + self.depth() - 1
    }

    /// Segment `j` of a half; `None` where there is none.
    fn piece(&self, half: u32, j: Option<u64>) -> Option<Piece> {
        let (at, len) = cut(self.len, 2, half);
        let from = j?.saturating_mul(self.segment);
        let rest = len.checked_sub(from).filter(|rest| *rest > 0)?;
        Some((at + from, rest.min(self.segment)))
    }

    /// What a seat takes from its children in a step.
    fn taken(&self, half: u32, step: u64) -> Option<Piece> {
        let seat = self.seats[half as usize];
        self.piece(half, (step + 1 + seat.depth).checked_sub(self.depth()))
    }

    fn children(seat: Seat) -> impl Iterator<Item = u32> {
        seat.children.into_iter().filter(|child| *child != 0)
    }

    /// Where the segment of child `k` goes in a step: what is combined there leaves in the next
    /// one, while others arrive.
    fn room(&self, half: u32, step: u64, k: usize, (at, len): Piece) -> Part {
        if self.at.rank == self.root && self.input != Buf::Recv {
            return Part::range(Buf::Recv, at, len);
        }
        let buf = if step.is_multiple_of(2) { Buf::Temp0 } else { Buf::Temp1 };
        // Only the root has children in both trees, and one in each.
        let place = if self.at.rank == self.root { u64::from(half) } else { k as u64 };
        Part::range(buf, place * self.segment, len)
    }

    /// Where a segment lies that was combined in a step.
    fn combined(&self, half: u32, step: Option<u64>, (at, len): Piece) -> Part {
        let seat = self.seats[half as usize];
        match (Self::children(seat).count(), step) {
            (0, _) | (_, None) => Part::range(self.input, at, len),
            (n, Some(step)) => self.room(half, step, n - 1, (at, len)),
        }
    }

    fn combine(&self, out: &mut Round, half: u32, piece: Piece) {
        let mut have = Part::range(self.input, piece.0, piece.1);
        for (k, _) in Self::children(self.seats[half as usize]).enumerate() {
            let room = self.room(half, self.step, k, piece);
            if self.at.rank == self.root && self.input == Buf::Recv {
                out.reduce(room, have);
            } else {
                out.reduce(have, room);
                have = room;
            }
        }
    }
}

impl Rounds for TwoTree {
    fn temps(&self) -> [Scratch; 2] {
        let most = self.seats.map(|seat| Self::children(seat).count() as u64);
        let places = match self.at.rank == self.root {
            true if self.input != Buf::Recv => 0,
            true => 2,
            false => most[0].max(most[1]),
        };
        [Scratch { slots: places, len: self.segment }; 2]
    }

    /// In step `s` a rank of depth `a` takes segment `s + 1 + a - d` from its children, for a depth
    /// `d` that none exceeds, and sends the one up that it took in the step before.
    fn round(&mut self, out: &mut Round) -> bool {
        if self.at.size == 1 {
            let whole = |buf| Part::range(buf, 0, self.len);
            let first = self.step == 0 && self.input != Buf::Recv;
            self.step = 1;
            if first {
                out.copy(whole(self.input), whole(Buf::Recv));
            }
            return first;
        }
        if self.step >= self.steps() {
            return false;
        }
        for half in 0..2 {
            let Some(piece) = self.taken(half, self.step) else { continue };
            for (k, child) in Self::children(self.seats[half as usize]).enumerate() {
                let from = self.at.absolute(child, self.root);
                out.recv(from, self.room(half, self.step, k, piece));
            }
        }
        for half in 0..2 {
            let seat = self.seats[half as usize];
            let ready = self.piece(half, (self.step + seat.depth).checked_sub(self.depth()));
            if let (true, Some(piece)) = (seat.depth > 0, ready) {
                let parent = self.at.absolute(seat.parent, self.root);
                out.send(parent, self.combined(half, self.step.checked_sub(1), piece));
            }
        }
        out.wait();
        for half in 0..2 {
            if let Some(piece) = self.taken(half, self.step) {
                self.combine(out, half, piece);
            }
        }
        self.step += 1;
        true
    }
}
