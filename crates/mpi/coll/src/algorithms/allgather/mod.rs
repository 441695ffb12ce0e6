//! Allgather: one block of every rank to every rank.
pub mod bruck;
pub mod circulant;
pub mod direct;
pub mod fan;
pub mod recursive_doubling;
pub mod ring;
