//! Places that groups of processes of the node use in turn. Each has a lease, which says whether a
//! group has it and is to be left by all of the group's members. Which place a group takes, what it
//! is called and what its members do there is the affair of the layers above.

use hawser_lockfree::accord::Accord;
use hawser_lockfree::board::{Cell, LANE_SLOTS, SHORT_SLOTS, SLOTS, Seat};
use hawser_lockfree::lease::{Departures, Lease};

use super::NodeSegment;
use super::layout::{ACCORDS, BOARDS, LANE_SLABS, LANES, SLABS, slab_part};
use crate::mem::UserSlice;

/// Places with a cell for each member, of `N` slots and `S` short ones; the first of them have a
/// slab, too.
#[derive(Clone, Copy, Debug)]
pub struct Places<const N: usize, const S: usize> {
    node: NodeSegment,
    /// Offsets in the segment.
    leases: usize,
    cells: usize,
    slabs: usize,
    /// How many there are.
    count: u32,
    /// How many of them have a slab.
    with_slab: u32,
}

/// Boards of a node.
pub type BoardPlaces = Places<SLOTS, SHORT_SLOTS>;

/// Lanes of a node.
pub type LanePlaces = Places<LANE_SLOTS, 0>;

impl NodeSegment {
    /// Places with many slots.
    #[inline]
    pub fn boards(&self) -> BoardPlaces {
        let layout = &self.inner.layout;
        let (leases, cells, slabs) = (layout.leases, layout.boards, layout.slabs);
        Places { node: *self, leases, cells, slabs, count: BOARDS, with_slab: SLABS }
    }

    /// Places with few slots, of which there are more.
    #[inline]
    pub fn lanes(&self) -> LanePlaces {
        let layout = &self.inner.layout;
        let (leases, cells, slabs) = (layout.lane_leases, layout.lanes, layout.lane_slabs);
        Places { node: *self, leases, cells, slabs, count: LANES, with_slab: LANE_SLABS }
    }

    /// A place where a group agrees. `None`: there is no such.
    pub fn accord(&self, number: u32) -> Option<&'static Accord> {
        let at = self.at(self.inner.layout.accords, number as usize * size_of::<Accord>());
        // SAFETY: inside the segment, aligned; zeroed memory is an Accord without a group.
        (number < ACCORDS).then(|| unsafe { &*at.cast() })
    }

    /// The leases of the places where groups agree.
    pub fn accord_leases(&self) -> &'static [Lease] {
        self.leases(self.inner.layout.accord_leases, ACCORDS)
    }

    /// Which groups process `slot` has left of late without having been told of all that they have.
    /// `None`: there is no such process.
    pub fn departures(&self, slot: u32) -> Option<&'static Departures> {
        let at = self.at(self.inner.layout.departures, slot as usize * size_of::<Departures>());
        // SAFETY: inside the segment, aligned; zeroed memory is a Departures without any.
        (slot < self.nlocal()).then(|| unsafe { &*at.cast() })
    }

    /// The callers name leases of the layout.
    fn leases(&self, at: usize, count: u32) -> &'static [Lease] {
        // SAFETY: inside the segment, aligned; zeroed memory is a free Lease.
        unsafe { std::slice::from_raw_parts(self.at(at, 0).cast(), count as usize) }
    }
}

impl<const N: usize, const S: usize> Places<N, S> {
    /// A lease for each place, by number.
    pub fn leases(&self) -> &'static [Lease] {
        self.node.leases(self.leases, self.count)
    }

    /// How many of the places have a slab: the first ones.
    pub fn with_slab(&self) -> u32 {
        self.with_slab
    }

    /// Most members that a group can have here.
    pub fn members(&self) -> u32 {
        self.node.inner.layout.board_cells
    }

    /// The seat of member `me` at a place that its group of `members` has by a lease with this
    /// base; to be taken once by each. `None`: there are no such place and member.
    pub fn seat(&self, number: u32, members: u32, me: u32, base: u64) -> Option<Seat<N, S>> {
        let cells = self.members();
        if number >= self.count || members > cells || me >= members {
            return None;
        }
        let index = (number * cells) as usize * size_of::<Cell<N, S>>();
        let at = self.node.at(self.cells, index).cast();
        // SAFETY: inside the segment, aligned; zeroed memory is an empty Cell. The lease made this
        // group the only one there, and it begins where the last one ended.
        Some(unsafe {
            let cells = std::slice::from_raw_parts(at, members as usize);
            Seat::new(cells, me as usize, base)
        })
    }

    /// Frees the places of groups of which no process is on this node any more. No process of the
    /// node runs meanwhile.
    pub(super) fn end_elsewhere(&self) {
        let is_here = |slot| slot < self.node.nlocal() && self.node.has(slot);
        for (number, lease) in (0..).zip(self.leases()) {
            let last = || {
                let seat = self.seat(number, self.members(), 0, 0);
                let of = |seat: Seat<N, S>| {
                    (0..self.members()).map(move |m| seat.last_of(m as usize)).max()
                };
                seat.and_then(of).unwrap_or(0)
            };
            lease.end_elsewhere(is_here, last);
        }
    }

    /// Bytes of a member's part of a place's slab in one exchange; 0: the place has none.
    #[inline]
    pub fn slab_part(&self, number: u32) -> usize {
        if number < self.with_slab { slab_part(self.node.nlocal()) } else { 0 }
    }

    /// What member `member` of a place's group can post in exchange `exchange` beside what is in
    /// its cell: `parts` parts of the slab, if the exchange [joins] so many slots. It is written
    /// and read by the rules for the slot of that exchange, with the same promises.
    ///
    /// [joins]: hawser_lockfree::board::Seat::join_slots
    ///
    /// # Panics
    /// When there is no such place or member, or the slots cannot be joined so.
    #[inline]
    pub fn slab(&self, number: u32, member: u32, exchange: u64, parts: u64) -> UserSlice {
        let (cells, part) = (self.members(), self.slab_part(number));
        if part == 0 {
            return UserSlice::empty();
        }
        assert!(number < self.count && member < cells, "place {number} has no member {member}");
        assert!(parts > 0 && (N as u64).is_multiple_of(parts), "{parts} of {N} slots");
        let slot = (exchange % N as u64 / parts * parts) as usize;
        let index = (number * cells + member) as usize * N + slot;
        let at = self.node.at(self.slabs, index * part);
        // SAFETY: inside the segment, which stays mapped; who uses it keeps the rules of `board`.
        unsafe { UserSlice::new(at, part * parts as usize) }
    }
}

/// A copy of a place for one process, whose group no longer shares memory. It stays as long as the
/// process: there are few.
#[derive(Clone, Copy, Debug)]
pub struct PlaceCopy<const N: usize> {
    slabs: UserSlice,
    members: u32,
    part: usize,
}

impl<const N: usize, const S: usize> Places<N, S> {
    /// A copy of place `number` for the member in this seat, which goes on there: nobody of its
    /// group, which has begun after exchange `base`, writes at the place any more. `None`: there
    /// is no memory for it.
    pub fn copy(
        &self,
        (number, base): (u32, u64),
        members: u32,
        seat: &mut Seat<N, S>,
    ) -> Option<PlaceCopy<N>> {
        let part = self.slab_part(number);
        let bytes = members as usize * N * part;
        let mut slabs = Vec::new();
        slabs.try_reserve_exact(bytes).ok()?;
        slabs.resize(bytes, 0u8);
        let slabs = slabs.leak();
        if part > 0 {
            assert!(number < self.count && members <= self.members(), "no place {number}");
            let first = (number * self.members()) as usize * N;
            // SAFETY: inside the segment, as in `slab`, and nobody writes there.
            unsafe {
                let from = self.node.at(self.slabs, first * part);
                std::ptr::copy_nonoverlapping(from, slabs.as_mut_ptr(), bytes);
            }
        }
        let cells: Vec<Cell<N, S>> = (0..members).map(|_| Cell::new()).collect();
        // SAFETY: as said, and the cells are here only.
        let moved = unsafe { seat.move_to(cells.leak(), base) };
        // SAFETY: it stays as long as the process; who uses it keeps the rules of `board`.
        let slabs = unsafe { UserSlice::new(slabs.as_mut_ptr(), bytes) };
        moved.then_some(PlaceCopy { slabs, members, part })
    }
}

impl<const N: usize> PlaceCopy<N> {
    /// As [`Places::slab`].
    ///
    /// # Panics
    /// As there.
    pub fn slab(&self, member: u32, exchange: u64, parts: u64) -> UserSlice {
        if self.part == 0 {
            return UserSlice::empty();
        }
        assert!(member < self.members && parts > 0 && (N as u64).is_multiple_of(parts));
        let slot = (exchange % N as u64 / parts * parts) as usize;
        let at = (member as usize * N + slot) * self.part;
        self.slabs.part(at, self.part * parts as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::node::tests::init;

    #[test]
    fn each_place_has_a_lease_and_a_cell_for_each_member() {
        let node = init(3);
        let (boards, lanes) = (node.boards(), node.lanes());
        let count = |leases: &[Lease]| leases.len() as u32;
        assert_eq!((count(boards.leases()), count(lanes.leases())), (BOARDS, LANES));
        assert_eq!((count(node.accord_leases()), lanes.members()), (ACCORDS, 3));
        assert!(lanes.seat(0, 2, 1, 12).is_some() && lanes.seat(LANES - 1, 3, 2, 12).is_some());
        assert!(lanes.seat(0, 2, 2, 12).is_none() && lanes.seat(LANES, 2, 0, 0).is_none());
        assert!(boards.seat(0, 4, 0, 1).is_none(), "there are three processes");
        assert!(node.accord(ACCORDS - 1).is_some() && node.accord(ACCORDS).is_none());
    }

    #[test]
    fn each_process_has_its_departures() {
        let node = init(3);
        node.departures(2).unwrap().note(64);
        let has = |slot: &u32| node.departures(*slot).is_some_and(|all| all.has(64));
        assert_eq!((0..4).filter(has).collect::<Vec<_>>(), [2]);
        assert!(node.departures(3).is_none());
    }

    #[test]
    fn each_member_and_exchange_of_a_lane_has_its_part() {
        let lanes = init(3).lanes();
        let part = lanes.slab_part(1);
        let mut starts = Vec::new();
        for lane in [0, 1, lanes.with_slab() - 1] {
            for member in 0..3 {
                for exchange in [4, 5] {
                    let slice = lanes.slab(lane, member, exchange, 1);
                    assert_eq!(slice.len(), part);
                    starts.push(slice.ptr() as usize);
                }
            }
        }
        starts.sort_unstable();
        assert!(starts.windows(2).all(|w| w[1] - w[0] >= part));
        assert_eq!(lanes.slab(1, 2, 6, 1).ptr(), lanes.slab(1, 2, 4, 1).ptr());
        let without = lanes.with_slab();
        assert!(lanes.slab_part(without) == 0 && lanes.slab(without, 0, 7, 1).is_empty());
    }
}
