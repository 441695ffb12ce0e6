//! Reduce-scatter: the combination of all ranks' data, one block of it at every rank.
pub mod circulant;
pub mod halving;
pub mod pairwise;
pub mod ring;
