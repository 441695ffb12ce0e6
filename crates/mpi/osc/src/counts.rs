//! Counters of one-sided communication, for performance variables.

use std::sync::atomic::{AtomicU64, Ordering};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Count {
    /// Operations on other ranks' mapped memory.
    MappedOps = 0,
    /// Their bytes, those of one direction.
    MappedBytes = 1,
    /// Operations on the own memory.
    OwnOps = 2,
    /// Their bytes.
    OwnBytes = 3,
    /// Operations that the kernel has copied.
    ForeignOps = 4,
    /// Their bytes.
    ForeignBytes = 5,
    /// Operations by messages.
    MessageOps = 6,
    /// Their bytes.
    MessageBytes = 7,
    /// Locks of targets that were taken or asked for by messages.
    Locks = 8,
    /// Locks of this node that were not free at once.
    LocksWaited = 9,
    /// Requests of other processes that were served.
    Served = 10,
    /// Of these, by the thread of `mpi_async_progress`.
    ServedByThread = 11,
}

const COUNTS: usize = 12;

/// The counters of a process. What goes by memory is counted without atomic additions, which would
/// cost as much as the operation: counts of threads that operate at the same time may be lost.
#[derive(Debug, Default)]
pub(crate) struct Counts([AtomicU64; COUNTS]);

impl Counts {
    /// Adds where other threads may add at the same time.
    pub(crate) fn add(&self, what: Count, n: u64) {
        self.0[what as usize].fetch_add(n, Ordering::Relaxed);
    }

    fn add_fast(&self, what: usize, n: u64) {
        let cell = &self.0[what];
        cell.store(cell.load(Ordering::Relaxed).wrapping_add(n), Ordering::Relaxed);
    }

    /// An operation on memory that this process loads and stores; `own`: its own.
    #[inline]
    pub(crate) fn direct(&self, own: bool, bytes: u64) {
        let ops = if own { Count::OwnOps } else { Count::MappedOps } as usize;
        self.add_fast(ops, 1);
        self.add_fast(ops + 1, bytes);
    }

    /// The lock of a target of this node was asked for.
    #[inline]
    pub(crate) fn add_lock(&self) {
        self.add_fast(Count::Locks as usize, 1);
    }

    /// An operation that the kernel has copied.
    pub(crate) fn foreign(&self, bytes: u64) {
        self.add(Count::ForeignOps, 1);
        self.add(Count::ForeignBytes, bytes);
    }

    /// An operation by messages.
    pub(crate) fn message(&self, bytes: u64) {
        self.add(Count::MessageOps, 1);
        self.add(Count::MessageBytes, bytes);
    }

    pub(crate) fn read(&self) -> Tally {
        Tally(std::array::from_fn(|i| self.0[i].load(Ordering::Relaxed)))
    }
}

/// What a process has counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally([u64; COUNTS]);

impl Tally {
    /// One of the counts.
    pub fn get(&self, what: Count) -> u64 {
        self.0[what as usize]
    }
}
