//! Scan and exscan: the combination of the data of all ranks up to, or before, each rank.
pub mod doubling;
