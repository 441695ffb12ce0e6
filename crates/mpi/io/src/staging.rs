//! The memory of collective buffering: of each aggregator some buffers, which the ranks of the node
//! map. They are set aside when a file is opened, and have pages from the first use.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use hawser_core::comm::Comm;
use hawser_core::error::Result;
use hawser_core::group::ProcId;
use hawser_lockfree::file_buffer::FileBuffer;
use hawser_osc::Osc;
use hawser_segment::mem::UserSlice;
use hawser_segment::node::ranges::{Mapped, RangePlace, Ranges};
use hawser_storage::Striping;

use crate::agree;
use crate::settings::Settings;

/// Buffers of an aggregator at most: one that it writes, one that the others fill meanwhile.
const BUFFERS: u64 = 2;
/// Bytes of a file in a buffer, where neither the file system nor a hint wants others: what the
/// ranks have just copied is still in the caches when the aggregator moves it.
const STRETCH: u64 = 512 << 10;
const PAGE: u64 = 4096;

/// How an aggregator's memory is divided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Division {
    /// Bytes of the file in a buffer: a multiple of a page.
    pub(crate) stretch: u64,
    pub(crate) buffers: u64,
}

impl Division {
    /// The division of `bytes` bytes for a file with such stripes.
    pub(crate) fn new(bytes: u64, striping: Option<Striping>) -> Division {
        let of = |stretch: u64| FileBuffer::bytes(stretch as usize) as u64;
        let wanted = striping.map_or(STRETCH, |s| s.unit.clamp(PAGE, 64 << 20));
        let mut stretch = wanted.next_multiple_of(PAGE);
        while of(stretch) * BUFFERS > bytes && stretch > PAGE {
            // Halves stay aligned to stripes, as long as these are powers of two.
            stretch = (stretch / 2).next_multiple_of(PAGE);
        }
        Division { stretch, buffers: (bytes / of(stretch)).clamp(1, BUFFERS) }
    }

    /// Bytes of one buffer.
    fn each(self) -> u64 {
        FileBuffer::bytes(self.stretch as usize) as u64
    }
}

/// What one open file has.
pub(crate) struct Staging {
    ranges: &'static Ranges,
    /// Ranks that move data, with their memory.
    aggregators: Vec<(u32, RangePlace)>,
    pub(crate) division: Division,
    pub(crate) ranks: u32,
    pub(crate) me: u32,
    /// The ranks, and their slots.
    procs: Vec<ProcId>,
    slots: Vec<u32>,
    /// This rank's memory, until it is given back.
    own: Mutex<Option<RangePlace>>,
    mapped: OnceLock<Option<Vec<Mapped>>>,
    /// Uses of each aggregator's buffers so far, counted alike on all ranks.
    uses: Mutex<Vec<u64>>,
}

/// Where a stretch is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Use {
    /// Which aggregator.
    pub(crate) aggregator: usize,
    /// Which of its buffers.
    pub(crate) buffer: u64,
    /// The number of this use of the buffer, from 1.
    pub(crate) number: u64,
}

impl Staging {
    /// Collective. `None`, on all ranks: there is no memory that all ranks can map.
    pub(crate) fn new(
        osc: &'static Osc,
        comm: &Comm,
        settings: &Settings,
        striping: Option<Striping>,
    ) -> Result<Option<Arc<Staging>>> {
        let ranks = comm.size();
        if ranks == 1 {
            return Ok(None);
        }
        let slots: Option<Vec<u32>> = comm.group().iter().map(|p| osc.neighbour(p)).collect();
        let division = Division::new(settings.buffer, striping);
        let count = match settings.aggregators {
            0 => AGGREGATORS.min(ranks),
            n => n.min(ranks),
        };
        let bytes = division.each() * division.buffers;
        let aggregators: Vec<u32> = (0..count)
            .map(|i| (u64::from(i) * u64::from(ranks) / u64::from(count)) as u32)
            .collect();
        let me = aggregators.iter().position(|r| *r == comm.rank());
        let ranges = osc.ranges().filter(|_| slots.is_some());
        let own = me.and_then(|_| ranges?.allocate(bytes));
        let mut told = vec![i64::MIN; 1 + 2 * aggregators.len()];
        told[0] = i64::from(ranges.is_none() || me.is_some() && own.is_none());
        if let (Some(me), Some(own)) = (me, own) {
            told[1 + 2 * me] = i64::from(own.slot);
            told[2 + 2 * me] = own.at as i64;
        }
        let all = agree::largest(comm, &told)?;
        let (Some(slots), Some(ranges), Some(0)) = (slots, ranges, all.first()) else {
            if let (Some(own), Some(ranges)) = (own, ranges) {
                ranges.release(own);
            }
            return Ok(None);
        };
        let place = |i: usize| RangePlace {
            slot: all.get(1 + 2 * i).copied().unwrap_or(0) as u32,
            at: all.get(2 + 2 * i).copied().unwrap_or(0) as u64,
            len: bytes,
        };
        let places = aggregators.iter().enumerate().map(|(i, r)| (*r, place(i))).collect();
        let procs = comm.group().iter().collect();
        let new = Staging::of(ranges, places, division, (comm.rank(), slots));
        Ok(Some(Arc::new(Staging { procs, own: Mutex::new(own), ..new })))
    }

    /// That of rank `me` of the ranks in these slots.
    pub(crate) fn of(
        ranges: &'static Ranges,
        aggregators: Vec<(u32, RangePlace)>,
        division: Division,
        (me, slots): (u32, Vec<u32>),
    ) -> Staging {
        let uses = Mutex::new(vec![0; aggregators.len()]);
        Staging {
            ranges,
            aggregators,
            division,
            ranks: slots.len() as u32,
            me,
            procs: Vec::new(),
            slots,
            own: Mutex::default(),
            mapped: OnceLock::new(),
            uses,
        }
    }

    /// The ranks.
    pub(crate) fn procs(&self) -> impl Iterator<Item = ProcId> {
        let me = self.me as usize;
        self.procs.iter().enumerate().filter(move |(rank, _)| *rank != me).map(|(_, proc)| *proc)
    }

    /// Ranks that move data.
    pub(crate) fn aggregators(&self) -> usize {
        self.aggregators.len()
    }

    /// Which rank an aggregator is.
    pub(crate) fn rank_of(&self, aggregator: usize) -> u32 {
        self.aggregators.get(aggregator).map_or(0, |a| a.0)
    }

    /// The memory of all aggregators is mapped here.
    pub(crate) fn is_mapped(&self) -> bool {
        self.memory().is_some()
    }

    fn memory(&self) -> Option<&[Mapped]> {
        let mapped = self.mapped.get_or_init(|| {
            self.aggregators.iter().map(|(_, place)| self.ranges.map(*place).ok()).collect()
        });
        mapped.as_deref()
    }

    /// A buffer and its data. `None`: its memory is not mapped.
    pub(crate) fn buffer(&self, at: Use) -> Option<(FileBuffer<'_>, UserSlice)> {
        let mapped = self.memory()?.get(at.aggregator)?;
        let skip = at.buffer * self.division.each();
        mapped.file_buffer(skip as usize, self.division.stretch as usize)
    }

    /// Takes the buffers for `stretches` stretches of the file, the first of which has the number
    /// `first` in it. Gives the uses of each aggregator's buffers before.
    pub(crate) fn take(&self, first: u64, stretches: u64) -> Vec<u64> {
        let mut uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        let before = uses.clone();
        let count = uses.len() as u64;
        for (aggregator, used) in (0..).zip(uses.iter_mut()) {
            // Stretches of this aggregator before the end, and before the begin.
            let upto = |end: u64| (end + count - 1 - aggregator) / count;
            *used += upto(first + stretches) - upto(first);
        }
        before
    }

    /// Where the `nth` stretch of a call is moved, whose first has the number `first` in the file.
    pub(crate) fn place(&self, first: u64, nth: u64, before: &[u64]) -> Use {
        let count = self.aggregators.len() as u64;
        let aggregator = (first + nth) % count;
        let own_before = (first + count - 1 - aggregator) / count;
        let nth_of_own = (first + nth) / count - own_before;
        let uses = before.get(aggregator as usize).copied().unwrap_or(0) + nth_of_own;
        Use {
            aggregator: aggregator as usize,
            buffer: uses % self.division.buffers,
            number: uses / self.division.buffers + 1,
        }
    }

    /// Wakes a rank that may wait for what was published.
    pub(crate) fn wake(&self, rank: u32) {
        if let Some(slot) = self.slots.get(rank as usize) {
            self.ranges.wake(*slot);
        }
    }

    /// As [`Staging::wake`], all other ranks.
    pub(crate) fn wake_others(&self) {
        (0..self.ranks).filter(|r| *r != self.me).for_each(|r| self.wake(r));
    }

    /// No rank uses the memory any more.
    pub(crate) fn release(&self) {
        let own = self.own.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(own) = own {
            self.ranges.release(own);
        }
    }
}

/// Aggregators on a node, unless hints want others: while one writes, the other one's buffers are
/// filled.
const AGGREGATORS: u32 = 2;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_fit_into_what_the_hint_allows() {
        for bytes in [16 << 10, 100_000, 1 << 20, 16 << 20, 1 << 30] {
            for unit in [None, Some(65536), Some(1 << 20), Some(3 << 20)] {
                let striping = unit.map(|unit| Striping { count: 4, unit });
                let d = Division::new(bytes, striping);
                assert!(d.each() * d.buffers <= bytes && d.buffers > 0, "{bytes} {unit:?} {d:?}");
                assert!(d.stretch.is_multiple_of(PAGE));
            }
        }
        let large = Division::new(16 << 20, Some(Striping { count: 4, unit: 1 << 20 }));
        assert_eq!(large, Division { stretch: 1 << 20, buffers: 2 });
    }
}
