//! Leases: who has a board, a lane or a place for agreements, until all of its group have left.
//!
//! Each group has a lease under a number of its own, its *base*, which only grows: the group begins
//! after the exchange of this number, and a [`Lease::leave`] names it. So a member may be left for
//! by anybody, any number of times, at any time: where the group has ended this changes nothing for
//! the groups after it.
//!
//! One member of a group claims, and tells the others by messages. One that was not told, since a
//! message was lost with a process, finds what its group has by the group's name ([`Owner`]), and
//! leaves it. The claimer may come after that: whoever leaves its group for good without having
//! been told says so before it looks ([`Departures`]), and the claimer looks there once it has
//! claimed. One of the two sees the other.

use crate::sync::{AtomicU64, Ordering, barrier};

/// Most members of a group.
pub const MEMBERS: usize = if cfg!(loom) { 2 } else { 64 };

/// Nobody has it.
const FREE: u64 = 0;
/// A group has taken it, and has not said yet what it is called.
const CLAIMING: u64 = 1;
/// A group has it.
const TAKEN: u64 = 2;
/// Bits of the state below the base.
const STATE_BITS: u32 = 2;

/// Words for the slots of a group's processes: a node with more has groups of which they are not
/// known.
const SLOT_WORDS: usize = if cfg!(loom) { 1 } else { 4 };

/// What a group is called. Groups that are parts of another one may have one name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owner {
    /// The name that the layers above gave it.
    pub name: u64,
    /// Any number of the claimer that no other process of the node has.
    pub claimer: u64,
}

/// Who has a board. Zeroed memory is one that nobody has.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Lease {
    /// The base of the group that has it or had it last, above [`FREE`], [`CLAIMING`] or [`TAKEN`].
    state: AtomicU64,
    /// The highest number of an exchange of a member that has left: the next base is above it.
    last: AtomicU64,
    /// The [`Owner`].
    name: AtomicU64,
    claimer: AtomicU64,
    /// The processes of the group that has it and that have not left, a bit for each slot of the
    /// node; none: it is not known.
    slots: [AtomicU64; SLOT_WORDS],
    /// For each member the base of the last group that it has left, or that has ended without it.
    left: [AtomicU64; MEMBERS],
}

const _: () = {
    use std::mem::offset_of;
    assert!(cfg!(loom) || (offset_of!(Lease, left) == 64 && size_of::<Lease>() == 576));
    assert!(cfg!(loom) || size_of::<Departures>() == 256);
};

impl Lease {
    /// One that nobody has.
    pub fn new() -> Lease {
        let [state, last, name, claimer] = [0; 4].map(AtomicU64::new);
        let slots = std::array::from_fn(|_| AtomicU64::new(0));
        let left = std::array::from_fn(|_| AtomicU64::new(0));
        Lease { state, last, name, claimer, slots, left }
    }

    /// Takes the board for a group if nobody has it; gives its base. The claimer then looks for
    /// [`Departures`] of the other members.
    pub fn claim(&self, owner: Owner) -> Option<u64> {
        // Relaxed: the exchange says whether it is so.
        let found = self.state.load(Ordering::Relaxed);
        if found & ((1 << STATE_BITS) - 1) != FREE {
            return None;
        }
        // SYNC lease.state: acquire: pairs with the exchange in `leave`, before which the last
        // group has ended.
        let exchange =
            |from, to| self.state.compare_exchange(from, to, Ordering::AcqRel, Ordering::Relaxed);
        // The base of the group before stands in the state: nobody frees that group again.
        exchange(found, found | CLAIMING).ok()?;
        let base = self.last.load(Ordering::Relaxed).max(found >> STATE_BITS) + 1;
        // Relaxed: read while no process of the group runs.
        self.slots.iter().for_each(|word| word.store(0, Ordering::Relaxed));
        // SYNC lease.owner: release: pairs with the loads in `held_by`.
        self.name.store(owner.name, Ordering::Release);
        self.claimer.store(owner.claimer, Ordering::Release);
        // SYNC lease.state: release: pairs with the first load in `held_by`.
        self.state.store(base << STATE_BITS | TAKEN, Ordering::Release);
        // Pairs with that in `Departures::note`.
        barrier();
        Some(base)
    }

    /// The claimer says in which slots of the node the group's processes are.
    pub fn note_slots(&self, slots: impl Iterator<Item = u32>) {
        let mut words = [0u64; SLOT_WORDS];
        for slot in slots {
            let Some(word) = words.get_mut(slot as usize / 64) else { return };
            *word |= 1 << (slot % 64);
        }
        for (word, bits) in self.slots.iter().zip(words) {
            // Relaxed: read while no process of the group runs.
            word.store(bits, Ordering::Relaxed);
        }
    }

    /// Member `me` of the group with this base, in this slot, is about to leave it, so that
    /// [`end_elsewhere`](Lease::end_elsewhere) ignores it. Once it has left this changes nothing.
    pub fn forget_slot(&self, me: u32, slot: u32, base: u64) {
        let Some(mark) = self.left.get(me as usize) else { return };
        let Some(word) = self.slots.get(slot as usize / 64) else { return };
        let is_held = || {
            mark.load(Ordering::Acquire) < base
                && self.state.load(Ordering::Acquire) == base << STATE_BITS | TAKEN
        };
        if is_held() {
            let bit = 1 << (slot % 64);
            word.fetch_and(!bit, Ordering::AcqRel);
            // Whoever gives the board back for all may have done so meanwhile, and the bit may be
            // that of a later group: one too many only keeps the board for longer.
            if !is_held() {
                word.fetch_or(bit, Ordering::AcqRel);
            }
        }
    }

    /// Frees what a group has of which no process that has not left it is in a slot that `is_here`
    /// names, if it is known where they are; they went on elsewhere. `last` is no less than the
    /// number of any exchange that they have begun. No process of the node runs meanwhile.
    pub fn end_elsewhere(&self, is_here: impl Fn(u32) -> bool, last: impl FnOnce() -> u64) {
        let found = self.state.load(Ordering::Acquire);
        let mut is_known = false;
        for (at, word) in (0..).zip(&self.slots) {
            let word = word.load(Ordering::Relaxed);
            for slot in (0..64).filter(|bit| word >> bit & 1 != 0).map(|bit| 64 * at + bit) {
                is_known = true;
                if is_here(slot) {
                    return;
                }
            }
        }
        if is_known && found & ((1 << STATE_BITS) - 1) == TAKEN {
            self.leave(MEMBERS as u32, u64::MAX, found >> STATE_BITS, last());
        }
    }

    /// The name of the group that has it, if one has.
    pub fn holder(&self) -> Option<u64> {
        // SYNC lease.state: acquire: as in `held_by`.
        let found = self.state.load(Ordering::Acquire);
        (found & ((1 << STATE_BITS) - 1) != FREE).then(|| self.name.load(Ordering::Acquire))
    }

    /// For member `me` of this group, which may not have been told that the group has the board:
    /// the group's base, if it has it and the member has not left. It has it until then.
    pub fn held_by(&self, owner: Owner, me: u32) -> Option<u64> {
        // SYNC lease.state: acquire: pairs with the store in `claim`: what is read then is the
        // owner of this group or of a later one.
        let found = self.state.load(Ordering::Acquire);
        // SYNC lease.owner: acquire: who reads the name of a later group finds its state below.
        let name = self.name.load(Ordering::Acquire);
        let claimer = self.claimer.load(Ordering::Acquire);
        let stays = self.state.load(Ordering::Relaxed) == found;
        let base = found >> STATE_BITS;
        let is_taken = found & ((1 << STATE_BITS) - 1) == TAKEN;
        // Relaxed: nobody else leaves for a living member but with what is the same for the group.
        let has_left = self.left.get(me as usize)?.load(Ordering::Relaxed) >= base;
        (stays && is_taken && owner == Owner { name, claimer } && !has_left).then_some(base)
    }

    /// Of `members`, at most [`MEMBERS`], of the group with this base those with a bit in `leaving`
    /// have left after exchange `last`, their last one, or their processes have ended; with the
    /// last member's leaving the board is free. A group that has ended can be left again. Members
    /// that have given exchanges up end with different numbers: the next group begins after the
    /// highest, so that it takes no post of this one for its own.
    pub fn leave(&self, members: u32, leaving: u64, base: u64, last: u64) {
        // Relaxed: ordered by `left`.
        self.last.fetch_max(last, Ordering::Relaxed);
        let marks = &self.left[..(members as usize).min(MEMBERS)];
        for (member, mark) in marks.iter().enumerate() {
            if leaving >> member & 1 != 0 {
                // SYNC lease.left: release: pairs with the loads below: what the member has done
                // comes before the end.
                mark.fetch_max(base, Ordering::AcqRel);
            }
        }
        // SYNC lease.left: acquire: pairs with the above. The one that has marked itself last sees
        // all marks, since each looks after it has made its own.
        barrier();
        if marks.iter().all(|mark| mark.load(Ordering::Acquire) >= base) {
            let state = base << STATE_BITS;
            // SYNC lease.state: release: pairs with the exchange in `claim`. Where another one has
            // ended the group this fails.
            let _ = self.state.compare_exchange(
                state | TAKEN,
                state | FREE,
                Ordering::AcqRel,
                Ordering::Relaxed,
            );
        }
    }
}

impl Default for Lease {
    fn default() -> Lease {
        Lease::new()
    }
}

/// The groups that a process has left for good last and of which it may still be told something, by
/// their names. It keeps so many of them; of an older one what is claimed late stays taken
/// until the job ends. Zeroed memory is one without any.
#[repr(C, align(64))]
#[derive(Debug)]
pub struct Departures {
    /// How many were noted.
    count: AtomicU64,
    /// Names plus 1.
    names: [AtomicU64; DEPARTURES],
}

/// Departures that a process keeps.
const DEPARTURES: usize = if cfg!(loom) { 1 } else { 31 };

impl Departures {
    /// One without any.
    pub fn new() -> Departures {
        let names = std::array::from_fn(|_| AtomicU64::new(0));
        Departures { count: AtomicU64::new(0), names }
    }

    /// The process has left a group for good. It then looks for what the group has
    /// ([`Lease::held_by`]).
    pub fn note(&self, name: u64) {
        // Relaxed: threads only have to get different places.
        let place = self.count.fetch_add(1, Ordering::Relaxed);
        // Relaxed: ordered by the barrier, which pairs with that in `Lease::claim`.
        let oldest = (place % DEPARTURES as u64) as usize;
        self.names[oldest].store(name + 1, Ordering::Relaxed);
        barrier();
    }

    /// True when the process has left this group for good, for one that has claimed something for
    /// it before it asks.
    pub fn has(&self, name: u64) -> bool {
        // Relaxed: ordered by the barrier in `Lease::claim`.
        self.count.load(Ordering::Relaxed) != 0
            && self.names.iter().any(|n| n.load(Ordering::Relaxed) == name + 1)
    }
}

impl Default for Departures {
    fn default() -> Departures {
        Departures::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNER: Owner = Owner { name: 64, claimer: 0 };

    /// Of the groups that have boards those end that have no process on the node any more.
    #[cfg(not(loom))]
    #[test]
    fn groups_that_are_elsewhere_end() {
        let groups: [(&[u32], bool); 5] =
            [(&[1, 70], true), (&[1, 2], false), (&[255], true), (&[1, 256], false), (&[], false)];
        for (slots, ends) in groups {
            let lease = Lease::new();
            assert_eq!(lease.claim(OWNER), Some(1));
            lease.note_slots(slots.iter().copied());
            lease.end_elsewhere(|slot| slot == 2 || slot == 71, || 9);
            assert_eq!(lease.claim(OWNER), ends.then_some(10), "{slots:?}");
            // Of the next group nothing is known.
            if ends {
                lease.end_elsewhere(|_| false, || 20);
                assert_eq!(lease.claim(OWNER), None, "{slots:?}");
            }
        }
    }

    /// Those that are here have left, and those that are elsewhere leave there.
    #[cfg(not(loom))]
    #[test]
    fn groups_that_were_left_here_end() {
        let lease = Lease::new();
        let base = lease.claim(OWNER).expect("it is free");
        lease.note_slots([0, 3].into_iter());
        let end_elsewhere = || lease.end_elsewhere(|slot| slot == 0, || 9);
        lease.forget_slot(0, 0, base);
        lease.leave(2, 1, base, 4);
        assert!(lease.claim(OWNER).is_none());
        end_elsewhere();
        let next = lease.claim(OWNER).expect("nobody is here who has not left");
        lease.note_slots([0, 3].into_iter());
        lease.forget_slot(0, 0, base);
        end_elsewhere();
        assert!(lease.claim(OWNER).is_none() && next == 10, "it has left another group");
    }

    #[cfg(not(loom))]
    #[test]
    fn a_board_goes_from_group_to_group() {
        let lease = Lease::new();
        assert_eq!(lease.claim(OWNER), Some(1));
        assert_eq!(lease.claim(OWNER), None);
        lease.leave(2, 1, 1, 7);
        assert_eq!(lease.claim(OWNER), None);
        lease.leave(2, 2, 1, 6);
        assert_eq!(lease.claim(OWNER), Some(8), "after the highest number");
        lease.leave(1, 1, 8, 8);
        assert_eq!(lease.claim(OWNER), Some(9), "each group has a base of its own");
    }

    /// Members that have ended do not leave: those who leave do it for them, all of them perhaps.
    #[cfg(not(loom))]
    #[test]
    fn a_board_is_free_when_those_who_are_left_have_left() {
        for members in [3, 64] {
            let lease = Lease::new();
            for round in 1..4 {
                let base = lease.claim(OWNER).expect("it is free");
                assert!(base == round && lease.claim(OWNER).is_none());
                // The last one has ended.
                let last = 1 << (members - 1);
                (0..members - 1).for_each(|me| lease.leave(members, 1 << me | last, base, base));
            }
            assert_eq!(lease.claim(OWNER), Some(4));
        }
    }

    /// A member that leaves late, or once more, leaves nothing that others have.
    #[cfg(not(loom))]
    #[test]
    fn who_leaves_a_group_that_has_ended_leaves_no_other_one() {
        let lease = Lease::new();
        let first = lease.claim(OWNER).unwrap();
        lease.leave(2, 3, first, first);
        let second = lease.claim(OWNER).unwrap();
        lease.leave(2, 2, second, second);
        lease.leave(2, 1, first, first);
        lease.leave(2, 3, first, first);
        assert!(lease.claim(OWNER).is_none() && lease.held_by(OWNER, 0) == Some(second));
        lease.leave(2, 1, second, second);
        assert!(lease.held_by(OWNER, 0).is_none() && lease.claim(OWNER).is_some());
    }

    /// Groups of one name are told apart.
    #[cfg(not(loom))]
    #[test]
    fn a_member_finds_what_its_own_group_has() {
        let (lease, other) = (Lease::new(), Owner { claimer: 2, ..OWNER });
        assert_eq!(lease.held_by(OWNER, 1), None);
        let base = lease.claim(other);
        assert!(lease.held_by(OWNER, 1).is_none() && lease.held_by(other, 1) == base);
        assert_eq!(lease.held_by(other, MEMBERS as u32), None);
        lease.leave(2, 2, base.unwrap(), 5);
        assert!(lease.held_by(other, 1).is_none() && lease.held_by(other, 0) == base);
    }

    #[cfg(not(loom))]
    #[test]
    fn the_last_departures_are_kept() {
        let departures = Departures::new();
        assert!(!departures.has(0) && !departures.has(u64::MAX - 1));
        for name in 0..100 {
            departures.note(name);
            assert!(departures.has(name) && !departures.has(name + 1));
        }
        assert_eq!((0..100).filter(|name| departures.has(*name)).count(), DEPARTURES);
    }

    #[cfg(loom)]
    use loom::{model, sync::Arc, thread};

    #[cfg(loom)]
    #[test]
    fn loom_a_claimed_board_is_left_by_all() {
        model(|| {
            let lease = Arc::new(Lease::new());
            assert_eq!(lease.claim(OWNER), Some(1));
            let other = {
                let lease = lease.clone();
                thread::spawn(move || lease.leave(2, 1, 1, 5))
            };
            lease.leave(2, 2, 1, 4);
            if let Some(base) = lease.claim(OWNER) {
                assert_eq!(base, 6);
                lease.leave(2, 3, base, base);
            }
            other.join().unwrap();
            assert!(lease.claim(OWNER).is_some(), "all have left");
        });
    }

    /// Both members leave for one of them, while the board goes on to the next group.
    #[cfg(loom)]
    #[test]
    fn loom_who_leaves_twice_leaves_no_later_group() {
        model(|| {
            let lease = Arc::new(Lease::new());
            let base = lease.claim(OWNER).unwrap();
            lease.leave(2, 1, base, base);
            let late = {
                let lease = lease.clone();
                thread::spawn(move || lease.leave(2, 2, base, base))
            };
            lease.leave(2, 2, base, base);
            let next = lease.claim(OWNER).expect("this one has seen all of them leave");
            late.join().unwrap();
            assert!(lease.claim(OWNER).is_none());
            lease.leave(2, 3, next, next);
            assert!(lease.claim(OWNER).is_some());
        });
    }

    /// Member 1 leaves the group while member 0 is about to claim for it, or has claimed: the
    /// board is free afterwards, whichever of them sees the other.
    #[cfg(loom)]
    #[test]
    fn loom_a_late_claim_is_given_back() {
        model(|| {
            let shared = Arc::new((Lease::new(), Departures::new()));
            let member = {
                let shared = shared.clone();
                thread::spawn(move || {
                    let (lease, departures) = &*shared;
                    departures.note(OWNER.name);
                    if let Some(base) = lease.held_by(OWNER, 1) {
                        lease.leave(2, 2, base, base);
                    }
                })
            };
            let (lease, departures) = &*shared;
            let base = lease.claim(OWNER).unwrap();
            let leaving = if departures.has(OWNER.name) { 3 } else { 1 };
            lease.leave(2, leaving, base, base);
            member.join().unwrap();
            assert!(lease.claim(OWNER).is_some(), "nobody has it");
        });
    }

    /// A lookup while the board goes from another group of the same name to this one and on.
    #[cfg(loom)]
    #[test]
    fn loom_a_member_finds_no_other_group() {
        model(|| {
            let lease = Arc::new(Lease::new());
            let (twin, other) = (Owner { claimer: 1, ..OWNER }, Owner { name: 128, claimer: 0 });
            let base = lease.claim(twin).unwrap();
            let late = {
                let lease = lease.clone();
                thread::spawn(move || assert_eq!(lease.held_by(OWNER, 1), None))
            };
            lease.leave(2, 3, base, base);
            lease.claim(other).unwrap();
            late.join().unwrap();
        });
    }
}
