//! Lanes of the node segment: small boards that calls in flight use one after the other. Nothing
//! here waits; the waits of the process poll the operations.

use std::ops::Range;

use hawser_core::contracts::pml::Needed;
use hawser_core::error::Result;
use hawser_core::exposed::Shared;
use hawser_lockfree::board::{LANE_SLOTS, Length};

use crate::apart::{Attached, Long, Told};
use crate::contract::Lane;

/// Looks in vain between two looks for losses.
const TURNS: u32 = 16;
/// Looks in vain after which paths are made to those who are missing: they come later than most
/// waits end, and before a waiting process sleeps.
const MEET: u32 = 96;

/// A rank's access to a lane.
pub(super) struct AtLane {
    at: Attached<LANE_SLOTS, 0>,
    /// Those whose posts are read in the exchange that was posted last.
    of: Range<u32>,
    /// Looks in vain since something happened.
    vain: u32,
}

impl AtLane {
    pub(super) fn new(at: Attached<LANE_SLOTS, 0>) -> AtLane {
        AtLane { at, of: 0..0, vain: 0 }
    }

    /// The node was split, or posts come by messages.
    ///
    /// # Errors
    /// Those of the messages.
    #[cold]
    fn follow(&mut self) -> Result<()> {
        self.at.follow()?;
        self.at.take()
    }

    /// Something is to be looked at beside the memory of the node.
    #[inline]
    fn is_moved(&self) -> bool {
        self.at.is_behind() || self.at.is_apart()
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
            self.at.party.meet(self.at.seat.awaited());
        }
        self.at.party.give_up_if_lost();
        self.at.party.check().map(|()| false)
    }
}

impl Lane for AtLane {
    fn long_room(&self) -> u64 {
        self.at.party.node.lanes().slab_part(self.at.ticket.number) as u64
    }

    fn ready(&mut self) -> Result<bool> {
        self.at.party.check()?;
        if self.is_moved() {
            self.follow()?;
        }
        let found = self.at.seat.ready(Length::Long);
        self.looked(found)
    }

    fn post(&mut self, of: Range<u32>, write: &mut dyn FnMut(&mut [u8], &Shared) -> u64) {
        let own = self.at.long(self.at.party.me, self.at.seat.number() + 1, 1);
        let needs = of.start as usize..of.end as usize;
        let written = self.at.seat.post(needs, Length::Long, |room| write(room, &own));
        self.of = of;
        if self.at.is_apart() {
            // The next look at the lane hears of an error.
            let _ = self.at.tell(Told::Post, Long { parts: 1, bytes: written as usize });
            return;
        }
        // Whoever sleeps has marked itself before it looked in vain, for this post or another. One
        // that needs all posts is woken by the last one only.
        let party = &self.at.party;
        if party.is_asleep() && (self.of.len() < party.members.len() || self.at.seat.is_last()) {
            party.wake();
        }
    }

    fn arrived(&mut self) -> Result<bool> {
        self.at.party.check()?;
        if self.is_moved() {
            self.follow()?;
        }
        let found = self.at.seat.arrived();
        self.looked(found)
    }

    fn read(&self, read: &mut dyn FnMut(u32, &[u8], &Shared)) {
        for rank in self.of.clone().rev() {
            let long = self.at.long(rank, self.at.seat.number(), 1);
            self.at.seat.read(rank as usize, |room| read(rank, room, &long));
        }
    }

    fn awaiting(&self) -> Option<Needed> {
        let missing = self.at.seat.missing()?;
        Some(Needed::Post(self.at.party.awaited(missing)))
    }
}
