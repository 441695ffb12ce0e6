//! Alltoall: a block from every rank to every rank.
pub mod bruck;
pub mod in_place;
pub mod pairwise;
