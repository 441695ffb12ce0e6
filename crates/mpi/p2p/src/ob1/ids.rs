//! Small numbers by which state is named, and which say nothing of it.

use super::slab::INDEX_BITS;

/// Dense index of a peer.
pub(crate) type PeerId = u32;

/// Most peers of a process: the tokens of sends name them.
pub(crate) const PEERS_MAX: u32 = (1 << (INDEX_BITS - 1)) - 1;

/// A message space of a communicator: index of the communicator and which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SpaceId(pub(crate) u32);

impl SpaceId {
    /// There is none.
    pub(crate) const NONE: SpaceId = SpaceId(u32::MAX);

    pub(crate) fn new(slot: u32, coll: bool) -> SpaceId {
        SpaceId(slot << 1 | u32::from(coll))
    }

    /// Index of the communicator.
    #[inline(always)]
    pub(crate) fn comm(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// It is that of collective operations.
    pub(super) fn is_coll(self) -> bool {
        self.0 & 1 != 0
    }
}
