//! The boards and lanes of the segment: which are free, their cells, and their slabs.

use hawser_lockfree::accord::Accord;
use hawser_lockfree::board::{Cell, LANE_SLOTS, LaneSeat, SLOTS, Seat};
use hawser_lockfree::lease::{Departures, Lease, Owner};

use super::NodeSegment;
use super::layout::{ACCORDS, BOARDS, LANE_SLABS, LANES, SLABS, slab_part};
use crate::mem::UserSlice;

/// The boards of a node with `N` slots: where they are, and their slabs.
#[derive(Clone, Copy)]
struct Kind<const N: usize> {
    /// Offsets in the segment.
    leases: usize,
    cells: usize,
    slabs: usize,
    /// How many there are.
    count: u32,
    /// How many of them, the first ones, have a slab.
    with_slab: u32,
}

impl NodeSegment {
    fn boards(&self) -> Kind<SLOTS> {
        let layout = &self.inner.layout;
        let (leases, cells, slabs) = (layout.leases, layout.boards, layout.slabs);
        Kind { leases, cells, slabs, count: BOARDS, with_slab: SLABS }
    }

    fn lanes(&self) -> Kind<LANE_SLOTS> {
        let layout = &self.inner.layout;
        let (leases, cells, slabs) = (layout.lane_leases, layout.lanes, layout.lane_slabs);
        Kind { leases, cells, slabs, count: LANES, with_slab: LANE_SLABS }
    }

    /// Takes a free board for a group of `members` processes; gives its number and the group's
    /// base, the exchange to begin after, which no other group has there. `None`: all are taken, or
    /// have too few cells. The claimer then asks which members [have departed].
    ///
    /// [have departed]: NodeSegment::has_departed
    pub fn claim_board(&self, members: u32, owner: Owner) -> Option<(u32, u64)> {
        self.claim(self.boards(), (members, owner), 0..BOARDS)
    }

    /// The same of the boards that this group has and member `me` has not left: of one that was not
    /// told of them.
    pub fn boards_of(&self, owner: Owner, me: u32) -> impl Iterator<Item = (u32, u64)> {
        self.held(self.boards(), owner, me)
    }

    /// As [`NodeSegment::boards_of`], of lanes.
    pub fn lanes_of(&self, owner: Owner, me: u32) -> impl Iterator<Item = (u32, u64)> {
        self.held(self.lanes(), owner, me)
    }

    fn held<const N: usize>(
        &self,
        kind: Kind<N>,
        owner: Owner,
        me: u32,
    ) -> impl Iterator<Item = (u32, u64)> {
        let of = move |number| Some((number, self.lease(kind, number).held_by(owner, me)?));
        (0..kind.count).filter_map(of)
    }

    /// As [`NodeSegment::claim_board`], of lanes, of which a group may have several. One with a
    /// slab is given to those who want it, and to others when there are no more without.
    pub fn claim_lane(&self, members: u32, owner: Owner, slab: bool) -> Option<(u32, u64)> {
        let (lanes, group) = (self.lanes(), (members, owner));
        match slab {
            true => self.claim(lanes, group, 0..LANE_SLABS),
            false => self
                .claim(lanes, group, LANE_SLABS..LANES)
                .or_else(|| self.claim(lanes, group, 0..LANE_SLABS)),
        }
    }

    /// The seat of member `me` at a board that [`NodeSegment::claim_board`] has given to its group
    /// of `members`, to be taken once by each. `None`: there are no such board and member.
    pub fn board_seat(&self, number: u32, members: u32, me: u32, base: u64) -> Option<Seat> {
        self.seat(self.boards(), number, members, me, base)
    }

    /// As [`NodeSegment::board_seat`], at a lane.
    pub fn lane_seat(&self, number: u32, members: u32, me: u32, base: u64) -> Option<LaneSeat> {
        self.seat(self.lanes(), number, members, me, base)
    }

    /// Bytes of a member's part of a board's slab in one exchange; 0: the board has none.
    pub fn slab_part(&self, number: u32) -> usize {
        self.part(self.boards(), number)
    }

    /// As [`NodeSegment::slab_part`], of a lane.
    pub fn lane_slab_part(&self, number: u32) -> usize {
        self.part(self.lanes(), number)
    }

    /// What member `member` of a board's group can post in exchange `exchange` beside what is in
    /// its cell: `parts` parts of the slab, if the exchange [joins] so many slots. It is written
    /// and read by the rules for the slot of that exchange, with the same promises.
    ///
    /// [joins]: hawser_lockfree::board::Seat::join_slots
    ///
    /// # Panics
    /// When there is no such board or member.
    pub fn slab(&self, number: u32, member: u32, exchange: u64, parts: u64) -> UserSlice {
        self.long_part(self.boards(), number, member, exchange, parts)
    }

    /// As [`NodeSegment::slab`], of a lane.
    ///
    /// # Panics
    /// When there is no such lane or member.
    pub fn lane_slab(&self, number: u32, member: u32, exchange: u64) -> UserSlice {
        self.long_part(self.lanes(), number, member, exchange, 1)
    }

    /// Of the `members` of the group that has or had a board with this base those with a bit in
    /// `leaving` leave it after exchange `last`, their last one: the caller, and those that have
    /// ended. To leave again changes nothing, whoever has the board then.
    pub fn leave_board(&self, number: u32, members: u32, leaving: u64, (base, last): (u64, u64)) {
        self.lease(self.boards(), number).leave(members, leaving, base, last);
    }

    /// As [`NodeSegment::leave_board`], of a lane.
    pub fn leave_lane(&self, number: u32, members: u32, leaving: u64, (base, last): (u64, u64)) {
        self.lease(self.lanes(), number).leave(members, leaving, base, last);
    }

    /// Process `slot` has freed this communicator, and may not have been told of all that it has or
    /// is claimed for it later. The process looks for that then ([`NodeSegment::boards_of`]).
    pub fn depart(&self, slot: u32, context: u64) {
        if let Some(departures) = self.departures(slot) {
            departures.note(context);
        }
    }

    /// True when process `slot` has said so of this communicator, as far as it is remembered, for a
    /// claimer that has claimed something for it.
    pub fn has_departed(&self, slot: u32, context: u64) -> bool {
        self.departures(slot).is_some_and(|departures| departures.has(context))
    }

    fn departures(&self, slot: u32) -> Option<&'static Departures> {
        let at = self.at(self.inner.layout.departures, slot as usize * size_of::<Departures>());
        // SAFETY: inside the segment, aligned; zeroed memory is a Departures without any.
        (slot < self.nlocal()).then(|| unsafe { &*at.cast() })
    }

    /// Takes a free place for agreements for a group; gives its number and that of the agreement to
    /// begin after, which no other group has there. `None`: all are taken.
    pub fn claim_accord(&self, owner: Owner) -> Option<(u32, u64)> {
        (0..ACCORDS).find_map(|number| Some((number, self.accord_lease(number)?.claim(owner)?)))
    }

    /// A place for agreements. `None`: there is no such.
    pub fn accord(&self, number: u32) -> Option<&'static Accord> {
        let at = self.at(self.inner.layout.accords, number as usize * size_of::<Accord>());
        // SAFETY: inside the segment, aligned; zeroed memory is an Accord without a group.
        (number < ACCORDS).then(|| unsafe { &*at.cast() })
    }

    /// As [`NodeSegment::leave_board`], of a place for agreements.
    pub fn leave_accord(&self, number: u32, members: u32, leaving: u64, (base, last): (u64, u64)) {
        if let Some(lease) = self.accord_lease(number) {
            lease.leave(members, leaving, base, last);
        }
    }

    fn accord_lease(&self, number: u32) -> Option<&'static Lease> {
        let at = self.at(self.inner.layout.accord_leases, number as usize * size_of::<Lease>());
        // SAFETY: inside the segment, aligned; zeroed memory is a free Lease.
        (number < ACCORDS).then(|| unsafe { &*at.cast() })
    }

    fn claim<const N: usize>(
        &self,
        kind: Kind<N>,
        (members, owner): (u32, Owner),
        mut of: std::ops::Range<u32>,
    ) -> Option<(u32, u64)> {
        if members > self.inner.layout.board_cells {
            return None;
        }
        of.find_map(|number| Some((number, self.lease(kind, number).claim(owner)?)))
    }

    fn seat<const N: usize, const S: usize>(
        &self,
        kind: Kind<N>,
        number: u32,
        members: u32,
        me: u32,
        base: u64,
    ) -> Option<Seat<N, S>> {
        let cells = self.inner.layout.board_cells;
        if number >= kind.count || members > cells || me >= members {
            return None;
        }
        let index = (number * cells) as usize * size_of::<Cell<N, S>>();
        let at = self.at(kind.cells, index).cast();
        // SAFETY: inside the segment, aligned; zeroed memory is an empty Cell. The claim made this
        // group the only one there, and it begins where the last one ended.
        Some(unsafe {
            let cells = std::slice::from_raw_parts(at, members as usize);
            Seat::new(cells, me as usize, base)
        })
    }

    fn part<const N: usize>(&self, kind: Kind<N>, number: u32) -> usize {
        if number < kind.with_slab { slab_part(self.nlocal()) } else { 0 }
    }

    fn long_part<const N: usize>(
        &self,
        kind: Kind<N>,
        number: u32,
        member: u32,
        exchange: u64,
        parts: u64,
    ) -> UserSlice {
        let (cells, part) = (self.inner.layout.board_cells, self.part(kind, number));
        if part == 0 {
            return UserSlice::empty();
        }
        assert!(number < kind.count && member < cells, "board {number} has no member {member}");
        assert!(parts > 0 && (N as u64).is_multiple_of(parts), "{parts} of {N} slots");
        let slot = (exchange % N as u64 / parts * parts) as usize;
        let index = (number * cells + member) as usize * N + slot;
        let at = self.at(kind.slabs, index * part);
        // SAFETY: inside the segment, which stays mapped; who uses it keeps the rules of boards.
        unsafe { UserSlice::new(at, part * parts as usize) }
    }

    fn lease<const N: usize>(&self, kind: Kind<N>, number: u32) -> &'static Lease {
        assert!(number < kind.count, "there is no board {number}");
        // SAFETY: inside the segment, aligned; zeroed memory is a free Lease.
        unsafe { &*self.at(kind.leases, number as usize * size_of::<Lease>()).cast() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::node::tests::init;

    #[test]
    fn lanes_are_lent_with_slabs_to_those_who_want_them() {
        let (node, owner) = (init(3), Owner { context: 0, claimer: 0 });
        let (first, base) = node.claim_lane(3, owner, true).unwrap();
        assert!((first, base) == (0, 1) && node.lane_slab_part(first) > 0);
        let (short, base) = node.claim_lane(3, owner, false).unwrap();
        assert!(short >= LANE_SLABS && node.lane_slab_part(short) == 0);
        assert!(node.lane_slab(short, 0, 7).is_empty());
        for _ in 2..LANES {
            assert!(node.claim_lane(2, owner, false).is_some(), "those with a slab come last");
        }
        let none_left = || node.claim_lane(2, owner, false).is_none();
        assert!(none_left() && node.claim_lane(2, owner, true).is_none());
        assert!(node.claim_lane(4, owner, true).is_none(), "there are three processes");
        for me in 0..3 {
            assert!(none_left());
            node.leave_lane(short, 3, 1 << me, (base, 11));
        }
        assert_eq!(node.claim_lane(2, owner, false), Some((short, 12)));
        assert!(
            node.lane_seat(short, 2, 2, 12).is_none() && node.lane_seat(LANES, 2, 0, 0).is_none()
        );
        assert!(node.lane_seat(short, 2, 1, 12).is_some());
    }

    #[test]
    fn each_process_has_its_departures() {
        let node = init(3);
        node.depart(2, 64);
        node.depart(3, 64);
        let departed: Vec<_> = (0..4).filter(|slot| node.has_departed(*slot, 64)).collect();
        assert!(departed == [2] && !node.has_departed(2, 128));
    }

    #[test]
    fn each_member_and_exchange_of_a_lane_has_its_part() {
        let node = init(3);
        let part = node.lane_slab_part(1);
        let mut starts = Vec::new();
        for lane in [0, 1, LANE_SLABS - 1] {
            for member in 0..3 {
                for exchange in [4, 5] {
                    let slice = node.lane_slab(lane, member, exchange);
                    assert_eq!(slice.len(), part);
                    starts.push(slice.ptr() as usize);
                }
            }
        }
        starts.sort_unstable();
        assert!(starts.windows(2).all(|w| w[1] - w[0] >= part));
        assert_eq!(node.lane_slab(1, 2, 6).ptr(), node.lane_slab(1, 2, 4).ptr());
    }
}
