//! Names of processes: (job, rank), both wide enough for every job a machine will ever start.

use std::{fmt, io};

/// Names one process of one job. Ordered by job, then rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name {
    /// The job: random, never 0, unique among the jobs that can meet.
    pub job: u64,
    /// The rank in the job's world, 0-based; [`Name::LAUNCHER`] is the head node process.
    pub rank: u32,
}

impl Name {
    /// Rank of the head node process of a job, which is no member of its world.
    pub const LAUNCHER: u32 = u32::MAX;

    /// The head node process of a job.
    pub const fn launcher(job: u64) -> Name {
        Name { job, rank: Name::LAUNCHER }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rank {
            Name::LAUNCHER => write!(f, "{:016x}.launcher", self.job),
            rank => write!(f, "{:016x}.{rank}", self.job),
        }
    }
}

/// A new job id and its secret.
///
/// # Errors
/// The system has no randomness to give.
pub fn random_job() -> io::Result<(u64, [u8; 32])> {
    let mut bytes = [0u8; 40];
    getrandom::fill(&mut bytes).map_err(|e| io::Error::other(e.to_string()))?;
    let (id, rest) = bytes.split_at(8);
    let mut job = [0u8; 8];
    job.copy_from_slice(id);
    let mut secret = [0u8; 32];
    secret.copy_from_slice(rest);
    Ok((u64::from_ne_bytes(job).max(1), secret))
}
