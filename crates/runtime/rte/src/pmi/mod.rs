//! The process management interface (PMI), by which a launcher and the library of a rank speak
//! where they are not of one house: MPICH and its kin under our `mpirun`, and our ranks under
//! hydra or `srun` (ADR 24). Layouts: `docs/formats/pmi.md`.
//!
//! [`wire`], [`server`], `spawn`, [`mapping`] and [`attend`] are pure. [`client`] and [`session`]
//! ask a launcher and wait for its answer; [`join`] is how a rank uses them.

pub mod attend;
pub mod client;
pub mod join;
pub mod mapping;
pub mod server;
pub mod session;
mod spawn;
pub mod wire;

#[cfg(test)]
mod tests;

/// Longest name of a key-value space, in bytes with the zero that C adds.
pub const NAME_MAX: usize = 256;
/// Longest key, in bytes with the zero that C adds.
pub const KEY_MAX: usize = 64;
/// Longest value, in bytes with the zero that C adds.
pub const VALUE_MAX: usize = 1024;

/// The name of a job's key-value space, which is that of the job in version 2.
pub fn job_name(job: u64) -> String {
    format!("hawser_{job:016x}")
}

/// The job of such a name; `None`: it is the name of none.
pub fn job_of(name: &str) -> Option<u64> {
    let digits = name.strip_prefix("hawser_").filter(|d| d.len() == 16)?;
    u64::from_str_radix(digits, 16).ok()
}

/// The key under which a launcher tells which rank is on which node ([`mapping`]).
pub const MAPPING_KEY: &str = "PMI_process_mapping";
