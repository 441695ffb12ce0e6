//! Which process a number names: the table of names of one process.
//!
//! A process is a [`Name`], its job and its rank there, wherever it leaves one process's memory.
//! Inside, a [`ProcId`] is an index: that of a rank of the own job is the rank, by arithmetic and
//! without memory; a process of another job gets the next free one when it is first mentioned, and
//! keeps it for as long as this process lives.

use std::collections::HashMap;
use std::fmt;
use std::sync::{OnceLock, PoisonError, RwLock};

use hawser_segment::ProcId;
use thiserror::Error;

/// A process, wherever it is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name {
    /// The number of its job; not 0.
    pub job: u64,
    /// Its rank in that job's world.
    pub rank: u32,
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rank {} of job {:016x}", self.rank, self.job)
    }
}

/// By which messages to people name processes of other jobs.
static SPOKEN: OnceLock<&'static NameTable> = OnceLock::new();

/// Messages to people name processes of other jobs by this table from now on; the first one counts.
pub fn speak_by(table: &'static NameTable) {
    let _ = SPOKEN.set(table);
}

/// What messages to people call a process: its rank, and for those of other jobs its job.
pub fn spoken(proc: ProcId) -> impl fmt::Display {
    Spoken(proc)
}

/// As [`spoken`], with the job in any case: "rank 3 of the job".
pub fn spoken_with_job(proc: ProcId) -> impl fmt::Display {
    let foreign = SPOKEN.get().is_some_and(|table| proc >= table.ranks);
    format!("{}{}", spoken(proc), if foreign { "" } else { " of the job" })
}

/// The name of a process of another job; `None`: it is of this process's own, or nobody speaks of
/// others.
pub fn of_other_job(proc: ProcId) -> Option<Name> {
    SPOKEN.get().filter(|table| proc >= table.ranks)?.name(proc)
}

struct Spoken(ProcId);

impl fmt::Display for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match of_other_job(self.0) {
            Some(name) => write!(f, "{name:?}"),
            None => write!(f, "rank {}", self.0),
        }
    }
}

/// Why a name has no index.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoIndex {
    /// The own job has fewer ranks.
    #[error("the job has no rank {0}")]
    NoRank(u32),
    /// All indices are used.
    #[error("this process knows 2^32 processes already")]
    Full,
}

/// The names of processes of other jobs.
#[derive(Debug, Default)]
struct Others {
    /// By index, less the ranks of the own job.
    names: Vec<Name>,
    indices: HashMap<Name, ProcId>,
}

/// The names that a process knows. Any thread may ask it.
pub struct NameTable {
    job: u64,
    ranks: u32,
    others: RwLock<Others>,
}

impl NameTable {
    /// That of a process of a job with so many ranks.
    pub fn new(job: u64, ranks: u32) -> NameTable {
        NameTable { job, ranks, others: RwLock::default() }
    }

    /// The number of ranks of the own job: indices from there on are processes of other jobs.
    pub fn ranks(&self) -> u32 {
        self.ranks
    }

    /// The name of an index; `None`: nobody has it.
    pub fn name(&self, proc: ProcId) -> Option<Name> {
        match proc.checked_sub(self.ranks) {
            None => Some(Name { job: self.job, rank: proc }),
            Some(at) => self.read(|others| others.names.get(at as usize).copied()),
        }
    }

    /// The index of a name that has one.
    pub fn known(&self, name: Name) -> Option<ProcId> {
        if name.job == self.job {
            return (name.rank < self.ranks).then_some(name.rank);
        }
        self.read(|others| others.indices.get(&name).copied())
    }

    /// The index of a name, which it has from now on.
    ///
    /// # Errors
    /// See [`NoIndex`].
    pub fn index(&self, name: Name) -> Result<ProcId, NoIndex> {
        if let Some(known) = self.known(name) {
            return Ok(known);
        }
        if name.job == self.job {
            return Err(NoIndex::NoRank(name.rank));
        }
        let mut others = self.others.write().unwrap_or_else(PoisonError::into_inner);
        // Another thread may have been here between the two locks.
        if let Some(known) = others.indices.get(&name) {
            return Ok(*known);
        }
        let at = u32::try_from(others.names.len()).ok().and_then(|n| n.checked_add(self.ranks));
        let new = at.filter(|n| *n != u32::MAX).ok_or(NoIndex::Full)?;
        others.names.push(name);
        others.indices.insert(name, new);
        Ok(new)
    }

    fn read<T>(&self, what: impl FnOnce(&Others) -> T) -> T {
        what(&self.others.read().unwrap_or_else(PoisonError::into_inner))
    }
}

impl fmt::Debug for NameTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let others = self.read(|others| others.names.len());
        write!(f, "{} ranks of job {:016x} and {others} others", self.ranks, self.job)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_the_own_job_are_their_indices_and_take_no_memory() {
        let table = NameTable::new(7, 1 << 24);
        for rank in [0, 1, (1 << 24) - 1] {
            let name = Name { job: 7, rank };
            assert_eq!((table.name(rank), table.known(name)), (Some(name), Some(rank)));
            assert_eq!(table.index(name), Ok(rank));
        }
        let beyond = Name { job: 7, rank: 1 << 24 };
        assert_eq!((table.known(beyond), table.name(1 << 24)), (None, None));
        assert_eq!(table.index(beyond), Err(NoIndex::NoRank(1 << 24)));
        assert!(table.read(|others| others.names.capacity() + others.indices.capacity() == 0));
    }

    #[test]
    fn processes_of_other_jobs_get_the_next_index_once() {
        let table = NameTable::new(7, 4);
        let names = [(9, 0), (8, 3), (9, 1)].map(|(job, rank)| Name { job, rank });
        assert_eq!(table.known(names[0]), None, "a look mentions nobody");
        for (name, index) in names.iter().zip(4..) {
            assert_eq!(table.index(*name), Ok(index));
        }
        for (name, index) in names.iter().zip(4..) {
            assert_eq!(table.index(*name), Ok(index), "again");
            assert_eq!((table.known(*name), table.name(index)), (Some(index), Some(*name)));
        }
        assert_eq!(table.name(7), None);
    }

    #[test]
    fn threads_that_mention_the_same_process_get_one_index() {
        let table = NameTable::new(1, 2);
        let ask = |_| {
            let of = |rank| table.index(Name { job: 2, rank }).unwrap();
            (0..64).map(of).collect::<Vec<_>>()
        };
        let all: Vec<Vec<ProcId>> = std::thread::scope(|s| {
            let threads: Vec<_> = (0..4).map(|i| s.spawn(move || ask(i))).collect();
            threads.into_iter().map(|t| t.join().unwrap()).collect()
        });
        assert!(all.windows(2).all(|pair| pair[0] == pair[1]));
        let mut indices = all[0].clone();
        indices.sort_unstable();
        assert_eq!(indices, (2..66).collect::<Vec<_>>());
    }
}
