//! Places that groups of processes of the node use in turn. Each has a lease, which says whether a
//! group has it and is to be left by all of the group's members. Which place a group takes, what it
//! is called and what its members do there is the affair of the layers above.

use hawser_lockfree::accord::Accord;
use hawser_lockfree::board::{Cell, LANE_SLOTS, SHORT_SLOTS, SLOTS, Seat};
use hawser_lockfree::lease::{Departures, Lease};
use hawser_os::memory::Blank;

use super::NodeSegment;
use super::layout::{ACCORDS, BOARDS, LANE_SLABS, LANES, SLABS, lane_part, slab_part};
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
    /// Bytes of a member's part of it in one exchange.
    part: usize,
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
        let part = slab_part(self.nlocal());
        Places { node: *self, leases, cells, slabs, count: BOARDS, with_slab: SLABS, part }
    }

    /// Places with few slots, of which there are more.
    #[inline]
    pub fn lanes(&self) -> LanePlaces {
        let layout = &self.inner.layout;
        let (leases, cells, slabs) = (layout.lane_leases, layout.lanes, layout.lane_slabs);
        let part = lane_part(self.nlocal());
        Places { node: *self, leases, cells, slabs, count: LANES, with_slab: LANE_SLABS, part }
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
        if number < self.with_slab { self.part } else { 0 }
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

/// Cells without posts, in memory of which nothing is touched before something is posted there.
/// `None`: there is none.
fn empty_cells<const N: usize, const S: usize>(count: usize) -> Option<Blank> {
    Blank::new(count.checked_mul(size_of::<Cell<N, S>>())?).ok()
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
        let cells = empty_cells::<N, S>(members as usize)?;
        let slabs = Blank::new(bytes).ok()?.leak();
        if part > 0 {
            assert!(number < self.count && members <= self.members(), "no place {number}");
            let first = (number * self.members()) as usize * N;
            // SAFETY: inside the segment, as in `slab`, and nobody writes there.
            unsafe {
                let from = self.node.at(self.slabs, first * part);
                std::ptr::copy_nonoverlapping(from, slabs.as_mut_ptr(), bytes);
            }
        }
        let first = cells.leak().as_mut_ptr().cast();
        // SAFETY: it is so long, begins at a page, stays, and zeroed memory is an empty Cell.
        let cells = unsafe { std::slice::from_raw_parts(first, members as usize) };
        // SAFETY: as said, and the cells are here only.
        let moved = unsafe { seat.move_to(cells, base) };
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
    use std::os::unix::fs::FileExt;

    use hawser_lockfree::board::Length;

    use super::*;
    use crate::node::layout::{GROUP_MEMBERS, MAX_LOCAL};
    use crate::node::tests::init;

    const PAGE: usize = 4096;

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

    /// How many of the pages that hold `len` bytes from `first` on this process has.
    fn present(first: usize, len: usize) -> usize {
        let map = std::fs::File::open("/proc/self/pagemap").unwrap();
        let entry = |page: usize| {
            let mut entry = [0; 8];
            map.read_exact_at(&mut entry, page as u64 * 8).unwrap();
            u64::from_ne_bytes(entry) >> 63 != 0
        };
        (first / PAGE..(first + len).div_ceil(PAGE)).filter(|page| entry(*page)).count()
    }

    #[test]
    fn a_copy_touches_only_what_was_posted() {
        let count = 64;
        let cells = empty_cells::<SLOTS, SHORT_SLOTS>(count).unwrap().leak();
        assert_eq!(present(cells.as_ptr() as usize, cells.len()), 0);

        let boards = init(3).boards();
        // One without a slab, of which all is copied.
        let number = boards.with_slab();
        let cell = |me: usize| {
            let at = (number * boards.members()) as usize + me;
            boards.node.at(boards.cells, at * size_of::<Cell>()) as usize
        };
        let touched = || present(cell(0), 3 * size_of::<Cell>());
        let mut seat = boards.seat(number, 3, 0, 0).unwrap();
        assert!(seat.ready(Length::Short));
        seat.post(0..1, Length::Short, |data| data[0] = 7);
        assert!(seat.arrived());
        // Each may share its first and its last page with a neighbour.
        assert!(touched() <= 4, "{} pages", touched());
        boards.copy((number, 0), 3, &mut seat).unwrap();
        // Where each begins, and the slots of the exchange: a short, a medium and a long one.
        assert!(touched() <= 3 * 4 + 1, "{} pages", touched());
        assert_eq!(seat.read(0, |data| data[0]), 7);
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

    /// A lane joins no slots: its parts are as long as those that a board of few ranks joins.
    #[test]
    fn parts_of_lanes_are_long_and_bounded() {
        let (boards, lanes) = (init(4).boards(), init(4).lanes());
        assert!(lanes.slab_part(0) >= 4 * boards.slab_part(0));
        let (slots, with_slab) = (LANE_SLOTS, lanes.with_slab() as usize);
        for nlocal in 1..=MAX_LOCAL {
            let members = nlocal.min(GROUP_MEMBERS) as usize;
            assert!(with_slab * members * slots * lane_part(nlocal) <= 132 << 20, "{nlocal}");
        }
    }
}
