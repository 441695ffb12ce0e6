//! How a target's memory is reached, found out at the first operation on it.

use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::exposed::{Exposed, span};
use hawser_lockfree::attached::Attached;
use hawser_lockfree::control::Control;
use hawser_segment::node::ranges::Mapped;

use crate::win::{Flavor, Peer, Reach, Target, Win};

impl Win {
    #[inline]
    pub(crate) fn reach<'a>(&self, rank: u32, peer: &'a Peer) -> &'a Reach {
        match peer.reach.get() {
            Some(reach) => reach,
            None => self.find_reach(rank, peer),
        }
    }

    #[cold]
    fn find_reach<'a>(&self, rank: u32, peer: &'a Peer) -> &'a Reach {
        peer.reach.get_or_init(|| {
            if rank == self.rank() && self.0.flavor != Flavor::Dynamic {
                return Reach::Direct(self.0.memory, self.0.control, None);
            }
            // Whoever changes elements needs the words that say who else may.
            let control = self.control_of(rank, peer);
            let mapped = peer.in_block.or_else(|| self.in_own_mapping(peer));
            if let (Some(memory), Some(control)) = (mapped, control) {
                return Reach::Direct(memory, control, None);
            }
            let mapped = match (&self.0.osc.ranges, peer.place, control) {
                (Some(ranges), Some(place), Some(control)) => {
                    ranges.map(place).ok().map(|mapped| (mapped, control))
                }
                _ => None,
            };
            match mapped {
                Some((mapped, control)) => {
                    Reach::Direct(Exposed::new(mapped.memory()), control, Some(mapped))
                }
                None if self.can_copy(rank, peer) => Reach::Foreign,
                None => Reach::Message,
            }
        })
    }

    /// The target's memory in what this window has mapped anyhow: programs compute the addresses of
    /// shared memory from those of their neighbours.
    fn in_own_mapping(&self, peer: &Peer) -> Option<Exposed> {
        let (mapped, place) = (self.0.held.mapped.as_ref()?, peer.place?);
        let whole = mapped.place();
        let skip = place.at.checked_sub(whole.at)?;
        let inside = skip.checked_add(place.len)? <= whole.len && place.slot == whole.slot;
        inside.then(|| Exposed::new(mapped.memory().part(skip as usize, place.len as usize)))
    }

    /// The kernel lets this process copy from and to the target's memory, whose lock is here: one
    /// that is asked for by a message may be granted later than a copy is made.
    fn can_copy(&self, rank: u32, peer: &Peer) -> bool {
        let osc = self.0.osc;
        let known = self.0.flavor != Flavor::Dynamic || peer.list_at.is_some();
        let locks = self.control_of(rank, peer).is_some();
        let foreign = osc.foreign && rank != self.rank() && known && locks;
        foreign && peer.slot.is_some_and(|slot| self.0.node.may_copy(slot))
    }

    /// The target has attached all memory of an operation, as far as this process can tell.
    pub(crate) fn is_attached(&self, peer: &Peer, target: &Target<'_>, at: i64) -> bool {
        let list = peer.list.get_or_init(|| {
            let ranges = self.0.osc.ranges.as_ref().filter(|_| self.0.held.block.is_none())?;
            ranges.map(peer.list_at?).ok()
        });
        let bound = |beyond: i128| u64::try_from(i128::from(at as u64) + beyond).ok();
        let holds = |list: Attached<'_>, (low, high): (i128, i128)| {
            bound(low).zip(bound(high)).is_some_and(|(first, end)| list.holds(first, end))
        };
        let list = match &self.0.held.block {
            Some(block) => peer.list_at.and_then(|place| block.attached(place.at)),
            None => list.as_ref().and_then(Mapped::attached),
        };
        list.zip(span(target.count, target.dtype)).is_some_and(|(list, ends)| holds(list, ends))
    }

    /// The control block of a rank with which this one shares memory.
    #[inline]
    pub(crate) fn control_of(&self, rank: u32, peer: &Peer) -> Option<Control> {
        *peer.control.get_or_init(|| {
            if rank == self.rank() {
                return Some(self.0.control);
            }
            if let Some(block) = &self.0.held.block {
                return block.control(rank);
            }
            let ranges = self.0.osc.ranges.as_ref()?;
            ranges.control(peer.slot?, peer.control_at, self.size())
        })
    }

    /// `MPI_Win_shared_query`: size, unit and address of a rank's memory in this process; of the
    /// first rank with memory for `None`. Without access by loads and stores: no bytes at no
    /// address.
    ///
    /// # Errors
    /// Class `Rank`; class `RmaFlavor` for dynamic windows.
    pub fn shared_query(&self, rank: Option<u32>) -> Result<(u64, i64, usize)> {
        if self.0.flavor == Flavor::Dynamic {
            return Err(err!(
                RmaFlavor,
                "MPI_Win_shared_query: the memory of a dynamic window is not shared"
            ));
        }
        let reachable = |rank: u32| {
            let peer = self.peer(rank)?;
            Ok(match self.reach(rank, peer) {
                Reach::Direct(memory, ..) => Some((peer.size, peer.unit, memory.addr())),
                Reach::Foreign | Reach::Message => None,
            })
        };
        let nothing = (0, 1, 0);
        if let Some(rank) = rank {
            return Ok(reachable(rank)?.unwrap_or(nothing));
        }
        // The first rank with memory is the same everywhere, whether its memory is here or not.
        for rank in 0..self.size() {
            if self.peer(rank)?.size > 0 {
                return Ok(reachable(rank)?.unwrap_or(nothing));
            }
        }
        Ok(nothing)
    }
}
