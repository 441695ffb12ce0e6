//! Lanes of the node segment: small boards that calls in flight use one after the other. Nothing
//! here waits; the waits of the process poll the operations.

use std::ops::Range;

use hawser_core::comm::WeakComm;
use hawser_core::contracts::pml::Needed;
use hawser_core::error::{Error, Result};
use hawser_core::exposed::Shared;
use hawser_core::holding;
use hawser_lockfree::board::{LANE_SLOTS, LaneSeat, Length};
use hawser_segment::mem::UserSlice;

use crate::apart::{Apart, NO_PARTS, Told, tag_of};
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
    comm: WeakComm,
    /// As of a board.
    parts: u32,
    apart: Option<Box<Apart<LANE_SLOTS>>>,
    /// Why a post could not be told.
    failed: Option<Error>,
}

impl AtLane {
    pub(super) fn new(party: Party, seat: LaneSeat, ticket: Ticket, comm: WeakComm) -> AtLane {
        let (of, vain, parts, apart, failed) = (0..0, 0, NO_PARTS, None, None);
        AtLane { party, seat, ticket, of, vain, comm, parts, apart, failed }
    }

    /// Some processes have left the node, or were left behind, or posts come by messages.
    ///
    /// # Errors
    /// Those of the messages.
    #[cold]
    fn follow(&mut self) -> Result<()> {
        if let Some(error) = &self.failed {
            return Err(error.clone());
        }
        self.parts = holding::parts();
        if self.apart.is_none() && self.party.is_parted() {
            let places = (self.party.node.lanes(), self.ticket.number);
            let by = (&self.comm, tag_of(self.ticket.number, true));
            match Apart::new(&self.party, places, &mut self.seat, by) {
                Ok(apart) => self.apart = Some(Box::new(apart)),
                Err(error) => {
                    self.failed = Some(error.clone());
                    return Err(error);
                }
            }
        }
        match &mut self.apart {
            Some(apart) => apart.poll(&self.seat),
            None => Ok(()),
        }
    }

    /// Where posts come by messages: all have come, and the own ones have left.
    fn has_all(&mut self) -> bool {
        let Some(apart) = &mut self.apart else { return true };
        apart.has_told() && self.seat.have_all_posted(self.seat.number())
    }

    /// Something is to be looked at beside the memory of the node.
    #[inline]
    fn is_moved(&self) -> bool {
        self.parts != holding::parts() || self.apart.is_some()
    }

    /// The long room of a rank in the exchange that was begun last, or `ahead` of it.
    fn long(&self, rank: u32, ahead: u64) -> Shared {
        let number = self.seat.number() + ahead;
        let room = match &self.apart {
            None => self.party.node.lanes().slab(self.ticket.number, rank, number, 1),
            Some(apart) => apart.slab(rank, number, 1),
        };
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
        if self.is_moved() {
            self.follow()?;
        }
        let found = self.seat.ready(Length::Long);
        self.looked(found)
    }

    fn post(&mut self, of: Range<u32>, write: &mut dyn FnMut(&mut [u8], &Shared)) {
        let own = self.long(self.party.me, 1);
        let needs = of.start as usize..of.end as usize;
        self.seat.post(needs, Length::Long, |room| write(room, &own));
        self.of = of;
        if let Some(apart) = &mut self.apart {
            let long = match self.party.node.lanes().slab_part(self.ticket.number) {
                0 => UserSlice::empty(),
                _ => apart.slab(self.party.me, self.seat.number(), 1),
            };
            self.failed = apart.tell(&self.party, &self.seat, Told::Post, long).err();
            return;
        }
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
        let mut found = self.seat.arrived();
        if self.is_moved() {
            self.follow()?;
            found = self.seat.arrived() && self.has_all();
        }
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
