//! Allreduce: the combination of all ranks' data at every rank.
pub mod circulant;
pub mod fan;
pub mod halving_doubling;
pub mod recursive_doubling;
pub mod ring;
