//! Reduce-scatter: the combination of all ranks' data, one block of it at every rank.
pub mod circulant;
pub mod halving;
pub mod pairwise;
pub mod ring;

use std::sync::Arc;

use crate::schedule::cut;

/// Where the blocks of the ranks begin in the vector that is reduced, in units.
#[derive(Clone, Debug)]
pub enum Cuts {
    /// Equal blocks of this length.
    Even(u64),
    /// `len` units in as many almost equal blocks as there are ranks.
    Pieces {
        /// Units of all blocks.
        len: u64,
        /// Number of ranks.
        size: u32,
    },
    /// Element r is the begin of block r, the last element the total.
    Listed(Arc<[u64]>),
}

impl Cuts {
    /// Begin of the block of `rank`; for `rank == size` the total length.
    pub fn start(&self, rank: u32) -> u64 {
        match self {
            Cuts::Even(len) => u64::from(rank) * len,
            Cuts::Pieces { len, size } if rank < *size => cut(*len, *size, rank).0,
            Cuts::Pieces { len, .. } => *len,
            Cuts::Listed(starts) => starts[rank as usize],
        }
    }

    /// Begin and length of the blocks `first .. end`.
    pub fn span(&self, first: u32, end: u32) -> (u64, u64) {
        let at = self.start(first);
        (at, self.start(end) - at)
    }
}
