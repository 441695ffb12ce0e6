//! The process management interface (PMI), by which a launcher and the library of a rank speak
//! where they are not of one house: MPICH and its kin under our `mpirun`, and our ranks under
//! hydra or `srun` (ADR 24). Layouts: `docs/formats/pmi.md`.
//!
//! [`wire`], [`server`], [`mapping`] and [`attend`] are pure. [`client`] and [`session`] ask a
//! launcher and wait for its answer; [`join`] is how a rank uses them.

pub mod attend;
pub mod client;
pub mod join;
pub mod mapping;
pub mod server;
pub mod session;
pub mod wire;

#[cfg(test)]
mod tests;

/// Longest name of a key-value space, in bytes with the zero that C adds.
pub const NAME_MAX: usize = 256;
/// Longest key, in bytes with the zero that C adds.
pub const KEY_MAX: usize = 64;
/// Longest value, in bytes with the zero that C adds.
pub const VALUE_MAX: usize = 1024;

/// The key under which a launcher tells which rank is on which node ([`mapping`]).
pub const MAPPING_KEY: &str = "PMI_process_mapping";
