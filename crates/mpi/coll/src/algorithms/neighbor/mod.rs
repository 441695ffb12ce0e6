//! Neighbourhood collectives: blocks from and to the neighbours in a topology.
pub mod direct;
pub mod joined;
