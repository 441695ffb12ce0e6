//! Which places of the node segment a communicator takes, and how its ranks leave them, also those
//! that were not told of all that it has. The segment lends places to groups under a name
//! ([`hawser_lockfree::lease`]); here a group is a communicator or a part of one, and its name the
//! context id of its point-to-point space.

use hawser_lockfree::lease::{Lease, Owner};
use hawser_segment::node::NodeSegment;

/// What a communicator is called as the owner of what it has, where rank 0, which claims, has this
/// slot. Parts that a communicator is divided into have one context id.
pub fn owner(context: u64, claimer: u32) -> Owner {
    Owner { name: context, claimer: claimer.into() }
}

/// Takes a free board for a communicator of `members` ranks; gives its number and the base, the
/// exchange to begin after, which no other communicator has there. `None`: all are taken, or have
/// too few cells. The claimer then asks which members [have departed](has_departed).
pub fn claim_board(node: NodeSegment, members: u32, owner: Owner) -> Option<(u32, u64)> {
    let (leases, most) = (node.boards().leases(), node.boards().members());
    let all = 0..leases.len() as u32;
    (members <= most).then(|| claim(leases, all, owner)).flatten()
}

/// As [`claim_board`], of lanes, of which a communicator may have several. One with a slab is given
/// to those who want it, and to others when there are no more without.
pub fn claim_lane(node: NodeSegment, members: u32, owner: Owner, slab: bool) -> Option<(u32, u64)> {
    let (leases, with_slab) = (node.lanes().leases(), node.lanes().with_slab());
    if members > node.lanes().members() {
        return None;
    }
    match slab {
        true => claim(leases, 0..with_slab, owner),
        false => {
            let without = with_slab..leases.len() as u32;
            claim(leases, without.chain(0..with_slab), owner)
        }
    }
}

/// As [`claim_board`], of a place for agreements: its number, and that of the agreement to begin
/// after.
pub fn claim_accord(node: NodeSegment, owner: Owner) -> Option<(u32, u64)> {
    let leases = node.accord_leases();
    claim(leases, 0..leases.len() as u32, owner)
}

/// Takes the first of these places that is free.
fn claim(leases: &[Lease], mut of: impl Iterator<Item = u32>, owner: Owner) -> Option<(u32, u64)> {
    of.find_map(|number| Some((number, leases.get(number as usize)?.claim(owner)?)))
}

/// The claimer of a place says in which slots of the node its communicator's processes are: when
/// those that have not left the communicator have all left the node, the place is free there.
pub fn note_slots(leases: &[Lease], number: u32, slots: impl Iterator<Item = u32>) {
    if let Some(lease) = leases.get(number as usize) {
        lease.note_slots(slots);
    }
}

/// The places, with their bases, that this communicator has and member `me` has not left: of one
/// that was not told of them.
pub fn held_by(leases: &[Lease], owner: Owner, me: u32) -> impl Iterator<Item = (u32, u64)> {
    let held = move |(number, lease): (u32, &Lease)| Some((number, lease.held_by(owner, me)?));
    (0..).zip(leases).filter_map(held)
}

/// Of the `members` of the communicator that has or had this place, with this base, those with a
/// bit in `leaving` leave it after exchange `last`, their last one: the caller, and those that have
/// ended. To leave again changes nothing, whoever has the place then.
pub fn leave(leases: &[Lease], number: u32, members: u32, leaving: u64, (base, last): (u64, u64)) {
    if let Some(lease) = leases.get(number as usize) {
        lease.leave(members, leaving, base, last);
    }
}

/// Member `me` of the communicator that has this place with this base, in this slot of the node, is
/// about to leave: see [`note_slots`].
pub fn forget_slot(leases: &[Lease], number: u32, (me, slot): (u32, u32), base: u64) {
    if let Some(lease) = leases.get(number as usize) {
        lease.forget_slot(me, slot, base);
    }
}

/// Process `slot` has freed this communicator, and may not have been told of all that it has or is
/// claimed for it later. The process looks for that then ([`held_by`]), not before.
pub fn depart(node: NodeSegment, slot: u32, context: u64) {
    if let Some(departures) = node.departures(slot) {
        departures.note(context);
    }
}

/// True when process `slot` has said so of this communicator, as far as it is remembered, for a
/// claimer that has claimed something for it.
pub fn has_departed(node: NodeSegment, slot: u32, context: u64) -> bool {
    node.departures(slot).is_some_and(|departures| departures.has(context))
}

#[cfg(test)]
mod tests {

    use super::*;

    #[test]
    fn lanes_are_lent_with_slabs_to_those_who_want_them() {
        let (node, owner) = (hawser_fixture::node(3, 1), owner(0, 0));
        let lanes = node.lanes();
        let (first, base) = claim_lane(node, 3, owner, true).unwrap();
        assert!((first, base) == (0, 1) && lanes.slab_part(first) > 0);
        let (short, base) = claim_lane(node, 3, owner, false).unwrap();
        assert!(short >= lanes.with_slab() && lanes.slab_part(short) == 0);
        for _ in 2..lanes.leases().len() {
            assert!(claim_lane(node, 2, owner, false).is_some(), "those with a slab come last");
        }
        let none_left = || claim_lane(node, 2, owner, false).is_none();
        assert!(none_left() && claim_lane(node, 2, owner, true).is_none());
        for me in 0..3 {
            assert!(none_left());
            leave(lanes.leases(), short, 3, 1 << me, (base, 11));
        }
        assert!(claim_lane(node, 4, owner, false).is_none(), "there are three processes");
        assert_eq!(claim_lane(node, 2, owner, false), Some((short, 12)));
        leave(lanes.leases(), u32::MAX, 3, 7, (base, 11));
        assert!(claim_board(node, 4, owner).is_none() && claim_board(node, 3, owner).is_some());
    }

    #[test]
    fn who_departs_finds_what_the_communicator_has() {
        let (node, owner) = (hawser_fixture::node(3, 1), owner(64, 0));
        let board = claim_board(node, 2, owner).unwrap();
        assert!(claim_accord(node, owner).is_some() && !has_departed(node, 1, 64));
        depart(node, 1, 64);
        depart(node, 3, 64);
        let departed = (0..4).filter(|slot| has_departed(node, *slot, 64));
        assert!(departed.eq([1]) && !has_departed(node, 1, 128));
        let held = |me| held_by(node.boards().leases(), owner, me);
        assert!(held(1).eq([board]));
        leave(node.boards().leases(), board.0, 2, 2, (board.1, board.1));
        assert!(held(1).next().is_none() && held(0).eq([board]));
    }
}
