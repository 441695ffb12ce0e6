//! Lanes of the node segment: small boards that calls in flight use one after the other. Nothing
//! here waits; the waits of the process poll the operations.

use std::ops::Range;

use hawser_core::contracts::pml::Needed;
use hawser_core::error::Result;
use hawser_core::exposed::Shared;
use hawser_lockfree::board::{LaneSeat, Length};

use crate::contract::{Lane, Ticket};
use crate::leases;
use crate::party::Party;

/// Looks in vain between two looks for losses.
const TURNS: u32 = 16;
/// Looks in vain after which paths are made to those who are missing: they come later than most
/// waits end, and before a waiting process sleeps.
const MEET: u32 = 96;

/// A rank's access to a lane.
pub(super) struct AtLane {
    party: Party,
    seat: LaneSeat,
    ticket: Ticket,
    /// Those whose posts are read in the exchange that was posted last.
    of: Range<u32>,
    /// Looks in vain since something happened.
    vain: u32,
}

impl AtLane {
    pub(super) fn new(party: Party, seat: LaneSeat, ticket: Ticket) -> AtLane {
        AtLane { party, seat, ticket, of: 0..0, vain: 0 }
    }

    /// The long room of a rank in the exchange that was begun last, or `ahead` of it.
    fn long(&self, rank: u32, ahead: u64) -> Shared {
        let number = self.seat.number() + ahead;
        let room = self.party.node.lanes().slab(self.ticket.number, rank, number, 1);
        Shared::new(room, self.party.place.string_min)
    }

    /// What a look at the seat has found.
    ///
    /// # Errors
    /// A loss for which the exchange is given up.
    #[inline]
    fn looked(&mut self, found: bool) -> Result<bool> {
        if found {
            self.vain = 0;
            return Ok(true);
        }
        self.vain = self.vain.wrapping_add(1);
        if self.vain.is_multiple_of(TURNS) { self.look_around() } else { Ok(false) }
    }

    #[cold]
    fn look_around(&mut self) -> Result<bool> {
        if self.vain == MEET {
            self.party.meet(self.seat.awaited());
        }
        self.party.give_up_if_lost();
        self.party.check().map(|()| false)
    }
}

impl Lane for AtLane {
    fn long_room(&self) -> u64 {
        self.party.node.lanes().slab_part(self.ticket.number) as u64
    }

    fn ready(&mut self) -> Result<bool> {
        self.party.check()?;
        let found = self.seat.ready(Length::Long);
        self.looked(found)
    }

    fn post(&mut self, of: Range<u32>, write: &mut dyn FnMut(&mut [u8], &Shared)) {
        let own = self.long(self.party.me, 1);
        let needs = of.start as usize..of.end as usize;
        self.seat.post(needs, Length::Long, |room| write(room, &own));
        self.of = of;
        // Whoever sleeps has marked itself before it looked in vain, for this post or another. One
        // that needs all posts is woken by the last one only.
        if self.party.is_asleep()
            && (self.of.len() < self.party.members.len() || self.seat.is_last())
        {
            self.party.wake();
        }
    }

    fn arrived(&mut self) -> Result<bool> {
        self.party.check()?;
        let found = self.seat.arrived();
        self.looked(found)
    }

    fn read(&self, read: &mut dyn FnMut(u32, &[u8], &Shared)) {
        for rank in self.of.clone().rev() {
            let long = self.long(rank, 0);
            self.seat.read(rank as usize, |room| read(rank, room, &long));
        }
    }

    fn awaiting(&self) -> Option<Needed> {
        let missing = self.seat.missing()?;
        Some(Needed::Post(self.party.awaited(missing)))
    }
}

impl Drop for AtLane {
    fn drop(&mut self) {
        let members = self.party.members.len() as u32;
        let (leases, Ticket { number, base }) = (self.party.node.lanes().leases(), self.ticket);
        let (leaving, last) = self.party.leaving(&self.seat);
        leases::leave(leases, number, members, leaving, (base, last));
    }
}
