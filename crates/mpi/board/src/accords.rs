//! Agreements of communicators whose ranks share a node, in its memory: see
//! [`hawser_lockfree::accord`]. Their places are lent like boards.

use std::sync::atomic::{AtomicU64, Ordering};

use hawser_core::comm::Comm;
use hawser_core::contracts::accord::{AccordSeat, Accords};
use hawser_core::contracts::pml::{Condition, Needed, Space};
use hawser_core::group::Group;
use hawser_lockfree::accord::{Accord, AccordState};
use hawser_segment::ProcId;
use hawser_segment::node::{ACCORDS, GROUP_MEMBERS};
use hawser_segment::wait::Wait;

use crate::boards::{LOOKS, NodeBoards};
use crate::leases::{self, claim_accord, owner};
use crate::party::Party;

/// A rank of a communicator that has a place for agreements.
struct AtAccord {
    party: Party,
    accord: &'static Accord,
    place: u32,
    /// The agreement to begin after.
    base: u64,
    /// The last agreement.
    number: AtomicU64,
}

/// A place as its claimer tells it to the others: not 0.
fn ticket(place: u32, base: u64) -> u64 {
    base * u64::from(ACCORDS) + u64::from(place) + 1
}

fn place_of(ticket: u64) -> Option<(u32, u64)> {
    let ticket = ticket.checked_sub(1)?;
    Some(((ticket % u64::from(ACCORDS)) as u32, ticket / u64::from(ACCORDS)))
}

fn all_of(comm: &Comm) -> u64 {
    u64::MAX >> (64 - comm.size().clamp(1, 64))
}

impl Accords for NodeBoards {
    fn serves(&self, comm: &Comm) -> bool {
        let is_here = |rank| self.place.slot(comm.peer(rank)).is_some();
        (2..=GROUP_MEMBERS).contains(&comm.size()) && (0..comm.size()).all(is_here)
    }

    fn claim(&self, comm: &Comm) -> Option<u64> {
        // Some may have left the node.
        if !self.serves(comm) {
            return None;
        }
        let claimer = self.place.slot(comm.peer(comm.rank()))?;
        let owner = owner(comm.context(Space::P2p), claimer);
        let (place, base) = claim_accord(self.place.node, owner)?;
        self.place.node.accord(place)?.begin(base + 1);
        Some(ticket(place, base))
    }

    fn release(&self, comm: &Comm, ticket: u64) {
        if let Some((place, base)) = place_of(ticket) {
            let leases = self.place.node.accord_leases();
            leases::leave(leases, place, comm.size(), all_of(comm), (base, base + 1));
        }
    }

    fn join(&'static self, comm: &Comm, ticket: u64) -> Option<Box<dyn AccordSeat>> {
        let (place, base) = place_of(ticket)?;
        let party = Party::of(&self.place, comm).filter(|party| !party.is_apart())?;
        let accord = self.place.node.accord(place)?;
        Some(Box::new(AtAccord { party, accord, place, base, number: AtomicU64::new(base) }))
    }
}

impl AccordSeat for AtAccord {
    fn agree(&self, value: u64, is_complete: bool) -> Option<u64> {
        let number = self.number.fetch_add(1, Ordering::Relaxed) + 1;
        let members = self.party.members.len() as u32;
        let ended = match is_complete {
            true => self.accord.contribute(number, members, value),
            false => self.accord.give_up(number),
        };
        if ended {
            self.party.wake();
        }
        let mut ending = Ending { at: self, number };
        if !ending.is_met()
            && self.party.place.pml.wait_or_lost(&mut ending).is_err()
            && self.accord.give_up(number)
        {
            self.party.wake();
        }
        match self.accord.state(number) {
            AccordState::Decided(value) => Some(value),
            AccordState::Open | AccordState::GivenUp => None,
        }
    }
}

/// An agreement has ended, whichever way.
struct Ending<'a> {
    at: &'a AtAccord,
    number: u64,
}

impl Condition for Ending<'_> {
    fn is_met(&mut self) -> bool {
        let looks = if self.at.party.place.crowded { 1 } else { LOOKS };
        for _ in 0..looks {
            if self.at.accord.state(self.number) != AccordState::Open {
                return true;
            }
            std::hint::spin_loop();
        }
        false
    }

    // That it is revoked ends no agreement.
    fn peers(&self) -> &[Group] {
        &self.at.party.involved
    }

    fn needed(&self, name: &mut dyn FnMut(Needed)) {
        self.others().for_each(|member| name(Needed::Post(self.at.party.awaited(member))));
    }

    fn missing(&self, name: &mut dyn FnMut(ProcId)) {
        self.others().for_each(|member| name(self.at.party.proc(member)));
    }

    fn is_in_memory(&self) -> bool {
        true
    }

    fn expect(&self, wait: &mut Wait<'_>) {
        wait.expect_all(self.at.party.own_slots(self.others()));
    }
}

impl Ending<'_> {
    /// Nobody can tell which of them are awaited.
    fn others(&self) -> impl Iterator<Item = usize> + '_ {
        let me = self.at.party.me as usize;
        (0..self.at.party.members.len()).filter(move |member| *member != me)
    }
}

impl Drop for AtAccord {
    fn drop(&mut self) {
        let (node, members) = (self.party.node, self.party.members.len() as u32);
        let leaving = self.party.leavers().fold(0, |bits, member| bits | 1 << member);
        // The one behind the last may be open.
        let last = self.number.load(Ordering::Relaxed) + 1;
        leases::leave(node.accord_leases(), self.place, members, leaving, (self.base, last));
    }
}
