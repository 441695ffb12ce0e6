//! Atomic mode (MPI-5.0 section 14.6.1): accesses of the processes that have opened a file together
//! exclude each other where their bytes overlap.
//!
//! On one node a table in shared memory says who accesses what. Between nodes the file system's
//! locks do, and a table of each process tells its threads apart, which those locks do not.

use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hawser_core::comm::Comm;
use hawser_core::contracts::pml::Space;
use hawser_core::error::{Error, Result};
use hawser_core::group::ProcId;
use hawser_lockfree::intervals::{Asked, Intervals, MarkLine};
use hawser_segment::node::ranges::{Mapped, RangePlace};
use hawser_status::{WindowNote, WindowWait};

use crate::Io;
use crate::agree;

/// Accesses of a rank at a time; further ones wait.
const EACH: usize = 4;
/// Attempts in vain between two looks for lost ranks.
const LOSS_STRIDE: u32 = 64;

/// Where the table lies.
enum Memory {
    Shared(Mapped),
    Private(Box<[MarkLine]>),
}

/// What a rank has in atomic mode.
pub(crate) struct Atomic {
    io: &'static Io,
    memory: Memory,
    places: usize,
    /// The places of this rank that are not in use.
    free: Mutex<Vec<usize>>,
    /// The ranks whose places are in the table, in their order: processes and slots.
    ranks: Vec<(ProcId, Option<u32>)>,
    /// What observers call the file.
    context: u64,
    /// The owner's memory, until it is given back.
    own: Mutex<Option<RangePlace>>,
    /// Other nodes take part: the file system's locks are needed.
    pub(crate) by_system: bool,
}

/// Bytes that an access has for itself, until it is dropped.
pub(crate) struct Held {
    atomic: Arc<Atomic>,
    asked: Asked,
}

/// One that waits for bytes: whoever gives some back wakes it.
struct Waiter(Arc<Atomic>);

impl Waiter {
    fn new(atomic: &Arc<Atomic>) -> Waiter {
        if let Some(table) = atomic.table() {
            table.begin_wait();
        }
        Waiter(atomic.clone())
    }
}

impl Drop for Waiter {
    fn drop(&mut self) {
        if let Some(table) = self.0.table() {
            table.end_wait();
        }
    }
}

/// Why an access cannot begin.
enum Blocked {
    /// This rank has too many under way.
    Full,
    /// One of this rank has overlapping bytes.
    By(usize),
}

impl Atomic {
    /// Collective.
    pub(crate) fn new(io: &'static Io, comm: &Comm) -> Result<Arc<Atomic>> {
        let me = comm.rank();
        let slot = |rank: u32, proc| if rank == me { None } else { io.osc.neighbour(proc) };
        let ranks: Vec<(ProcId, Option<u32>)> =
            (0..).zip(comm.group().iter()).map(|(r, proc)| (proc, slot(r, proc))).collect();
        let near = ranks.iter().filter(|r| r.1.is_some()).count() + 1 == ranks.len();
        let places = ranks.len() * EACH;
        let ranges = io.osc.ranges().filter(|_| near && ranks.len() > 1);
        let bytes = Intervals::lines(places) * size_of::<MarkLine>();
        let own = ranges.filter(|_| me == 0).and_then(|r| r.allocate(bytes as u64));
        let told = match (me, own) {
            (0, Some(own)) => [0, i64::from(own.slot), own.at as i64],
            (0, None) => [1, i64::MIN, i64::MIN],
            _ => [i64::from(ranges.is_none()), i64::MIN, i64::MIN],
        };
        let all = agree::largest(comm, &told)?;
        let place = match all[..] {
            [0, slot, at] => {
                Some(RangePlace { slot: slot as u32, at: at as u64, len: bytes as u64 })
            }
            _ => None,
        };
        let mapped = place.and_then(|place| ranges?.map(place).ok());
        let mapped = mapped.filter(|m| m.lines().is_some());
        // One that cannot map it cannot use it: then nobody does.
        let without = agree::largest(comm, &[i64::from(mapped.is_none())])?;
        let mapped = mapped.filter(|_| without.first() == Some(&0));
        let (by_system, places, first) = match &mapped {
            Some(_) => (false, places, me as usize * EACH),
            None => (ranks.len() > 1, EACH, 0),
        };
        if let (None, Some(own), Some(ranges)) = (&mapped, own, ranges) {
            ranges.release(own);
        }
        Ok(Arc::new(Atomic {
            io,
            context: comm.context(Space::P2p),
            own: Mutex::new(own.filter(|_| mapped.is_some())),
            ranks: if mapped.is_some() { ranks } else { Vec::new() },
            memory: mapped.map_or_else(|| Atomic::private(places), Memory::Shared),
            places,
            free: Mutex::new((first..first + EACH).collect()),
            by_system,
        }))
    }

    fn private(places: usize) -> Memory {
        Memory::Private((0..Intervals::lines(places)).map(|_| MarkLine::default()).collect())
    }

    fn table(&self) -> Option<Intervals<'_>> {
        let lines = match &self.memory {
            Memory::Shared(mapped) => mapped.lines()?,
            Memory::Private(lines) => lines,
        };
        Intervals::of(lines, self.places)
    }

    fn free(&self) -> MutexGuard<'_, Vec<usize>> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for bytes. What it gives holds a place, and has the bytes when nothing blocks it.
    fn ask(self: &Arc<Atomic>, range: &Range<u64>, exclusive: bool) -> Option<Held> {
        let table = self.table()?;
        let place = self.free().pop()?;
        // The file system's locks do not tell shares of one process apart.
        let asked = table.ask(place, (range.start, range.end), exclusive || self.by_system);
        Some(Held { atomic: self.clone(), asked })
    }

    /// Takes bytes if nobody has them. What it asks for in vain it gives back, which wakes those
    /// that wait: so it asks only when nothing seems to be in its way.
    fn try_take(
        self: &Arc<Atomic>,
        range: &Range<u64>,
        exclusive: bool,
    ) -> std::result::Result<Held, Blocked> {
        let table = self.table().ok_or(Blocked::Full)?;
        if let Some(place) = table.look((range.start, range.end), exclusive || self.by_system) {
            return Err(Blocked::By(place));
        }
        let held = self.ask(range, exclusive).ok_or(Blocked::Full)?;
        match held.blocker() {
            None => Ok(held),
            Some(place) => Err(Blocked::By(place)),
        }
    }

    /// Takes bytes, and waits for the accesses that have them, in the order of the ranks' calls.
    ///
    /// # Errors
    /// `ProcAborted` when one who has them is lost.
    pub(crate) fn take(self: &Arc<Atomic>, range: Range<u64>, exclusive: bool) -> Result<Held> {
        let held = self.ask(&range, exclusive);
        if held.as_ref().is_some_and(|held| held.blocker().is_none())
            && let Some(held) = held
        {
            return Ok(held);
        }
        let waiter = Waiter::new(self);
        let slot = Arc::new(Mutex::new(held));
        let (asked, about) = (slot.clone(), slot.clone());
        let atomic = self.clone();
        let done = move || {
            let mut held = lock(&asked);
            if held.is_none() {
                *held = atomic.ask(&range, exclusive);
            }
            held.as_ref().is_some_and(|held| held.blocker().is_none())
        };
        let holder = |slot: &Mutex<Option<Held>>| {
            lock(slot).as_ref().and_then(|h| h.atomic.rank_at(h.blocker()?))
        };
        let note = || {
            let by = holder(&about).and_then(|rank| self.ranks.get(rank));
            WindowNote::new(WindowWait::Range, self.context, None, by.map(|r| r.0))
        };
        let (seen, there) = (slot.clone(), self.clone());
        let lost = move || holder(&seen).and_then(|rank| there.loss_of(rank));
        let waited = self.io.osc.wait(note, done, lost);
        drop(waiter);
        let held = lock(&slot).take();
        waited?;
        held.ok_or_else(|| hawser_core::err!(Intern, "bytes of a file were taken twice"))
    }

    /// The rank to which a place belongs.
    fn rank_at(&self, place: usize) -> Option<usize> {
        (!self.ranks.is_empty()).then_some(place / EACH)
    }

    /// Why a rank gives nothing back any more, if it is lost.
    fn loss_of(&self, rank: usize) -> Option<Error> {
        self.ranks.get(rank).and_then(|r| self.io.pml.loss_of(r.0))
    }

    /// Nobody uses the memory any more.
    pub(crate) fn release(&self) {
        let own = lock(&self.own).take();
        if let (Some(own), Some(ranges)) = (own, self.io.osc.ranges()) {
            ranges.release(own);
        }
    }
}

fn lock<T>(m: &Mutex<T>) -> MutexGuard<'_, T> {
    // No invariant spans two statements under these locks.
    m.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Held {
    fn blocker(&self) -> Option<usize> {
        self.atomic.table()?.blocker(&self.asked)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let Some(table) = self.atomic.table() else { return };
        table.give_back(&self.asked);
        self.atomic.free().push(self.asked.place());
        if !table.has_waiters() {
            return;
        }
        if let Some(ranges) = self.atomic.io.osc.ranges() {
            self.atomic.ranks.iter().filter_map(|r| r.1).for_each(|slot| ranges.wake(slot));
        }
        // Threads of this process, also from the one that moves data.
        self.atomic.io.pml.wake_from_worker();
    }
}

/// A wait for bytes that is polled.
pub(crate) struct Attempts {
    waiter: Option<Waiter>,
    count: u32,
}

impl Attempts {
    pub(crate) fn new() -> Attempts {
        Attempts { waiter: None, count: 0 }
    }

    /// The bytes, when they are free; an error when one who has them is lost.
    pub(crate) fn poll(
        &mut self,
        atomic: &Arc<Atomic>,
        range: &Range<u64>,
        exclusive: bool,
    ) -> Option<Result<Held>> {
        loop {
            let blocked = match atomic.try_take(range, exclusive) {
                Ok(held) => {
                    self.waiter = None;
                    return Some(Ok(held));
                }
                Err(blocked) => blocked,
            };
            if self.waiter.is_none() {
                // Whoever gives bytes back after this wakes the process.
                self.waiter = Some(Waiter::new(atomic));
                continue;
            }
            self.count = self.count.wrapping_add(1);
            let Blocked::By(place) = blocked else { return None };
            let rank = atomic.rank_at(place).filter(|_| self.count.is_multiple_of(LOSS_STRIDE));
            return rank.and_then(|rank| atomic.loss_of(rank)).map(Err);
        }
    }
}
