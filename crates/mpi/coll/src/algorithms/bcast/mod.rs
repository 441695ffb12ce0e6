//! Broadcast: the root's data to all. Lengths are in packed bytes, since ranks may describe the
//! same data by different types and counts.
pub mod binomial;
pub mod chain;
pub mod circulant;
pub mod knomial;
pub mod linear;
pub mod scatter_ring;
pub mod two_tree;
