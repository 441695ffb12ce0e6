//! The memory of collective buffering: of each aggregator some buffers, which the ranks of the node
//! map. They are set aside when a file is opened, and have pages from the first use.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use hawser_core::comm::Comm;
use hawser_core::error::Result;
use hawser_core::group::ProcId;
use hawser_lockfree::file_buffer::FileBuffer;
use hawser_lockfree::notes::{MarkLine, Notes};
use hawser_osc::Osc;
use hawser_segment::mem::UserSlice;
use hawser_segment::node::ranges::{Mapped, RangePlace, Ranges};
use hawser_storage::{Disk, Striping};

use crate::agree;
use crate::settings::Settings;
use crate::wire;

/// Buffers of an aggregator at most: one that it writes, one that the others fill meanwhile.
const BUFFERS: u64 = 2;
/// Bytes of a file in a buffer, where neither the file system nor a hint wants others: what the
/// ranks have just copied is still in the caches when the aggregator moves it.
const STRETCH: u64 = 512 << 10;
const PAGE: u64 = 4096;

/// Bytes of a piece that costs no more by a call of its own than through a buffer, in the page
/// cache of this host.
const LONG_PIECE: i64 = 16 << 10;
/// The same for ranks on several nodes and on file systems with servers: these lock or send whole
/// blocks for pieces of several ranks.
const LONG_PIECE_SERVED: i64 = 256 << 10;

/// How an aggregator's memory is divided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Division {
    /// Bytes of the file in a buffer: a multiple of a page.
    pub(crate) stretch: u64,
    pub(crate) buffers: u64,
}

impl Division {
    /// The division of `bytes` bytes for a file with such stripes; between nodes they have room for
    /// messages about as many stretches, too.
    pub(crate) fn new(bytes: u64, striping: Option<Striping>, messages: bool) -> Division {
        let message = |stretch| if messages { wire::body_max(stretch) } else { 0 };
        let of = |stretch| (FileBuffer::bytes(stretch as usize) + message(stretch as usize)) as u64;
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

/// A rank that moves data.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aggregator {
    pub(crate) rank: u32,
    pub(crate) place: RangePlace,
    /// This rank shares memory with it.
    pub(crate) near: bool,
}

/// Another rank of this node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodePeer {
    pub(crate) rank: u32,
    pub(crate) slot: u32,
    pub(crate) proc: ProcId,
}

/// The rank through which those of this node send to aggregators of others. It has as much memory
/// for that as an aggregator.
#[derive(Clone, Copy, Debug)]
struct Relay {
    rank: u32,
    place: RangePlace,
}

/// What one open file has.
pub(crate) struct Staging {
    ranges: &'static Ranges,
    aggregators: Vec<Aggregator>,
    pub(crate) division: Division,
    /// Pieces of so many bytes need no buffer; the same on all ranks.
    pub(crate) long_piece: i64,
    pub(crate) me: u32,
    near: Vec<NodePeer>,
    relay: Option<Relay>,
    relay_mapped: OnceLock<Option<Mapped>>,
    /// Stretches and calls that the relay has served so far: the same on all ranks of the node.
    relayed: Mutex<(u64, u64)>,
    /// This rank's memory, until it is given back.
    own: Mutex<Vec<RangePlace>>,
    /// The memory of near aggregators.
    mapped: OnceLock<Option<Vec<Option<Mapped>>>>,
    /// Stretches that each aggregator has been given so far: the same numbers on all ranks.
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

/// Which ranks are aggregators, of ranks whose nodes are known by their lowest ranks: at most
/// `count`, of each node in turn and at most `each` of it, where that is not 0.
fn choose(nodes: &[i64], count: usize, each: u32) -> Vec<u32> {
    let mut members: BTreeMap<i64, Vec<u32>> = BTreeMap::new();
    for (rank, node) in (0..).zip(nodes) {
        members.entry(*node).or_default().push(rank);
    }
    let longest = members.values().map(Vec::len).max().unwrap_or(0);
    // Of a node its first rank, the one in the middle, and then the others.
    let nth = |ranks: &Vec<u32>, i: usize| {
        let middle = ranks.len() / 2;
        let at = if i == 0 {
            0
        } else if i == 1 {
            middle
        } else if i <= middle {
            i - 1
        } else {
            i
        };
        ranks.get(at).copied().filter(|_| i < ranks.len())
    };
    let each = if each == 0 { longest } else { longest.min(each as usize) };
    let turns = (0..each).flat_map(|i| members.values().filter_map(move |r| nth(r, i)));
    turns.take(count).collect()
}

/// How many ranks gather the parts of a file.
fn aggregator_count(settings: &Settings, hosts: usize) -> usize {
    match settings.aggregators {
        0 if settings.on_each_node > 0 => {
            hosts.saturating_mul(settings.on_each_node as usize).min(AGGREGATORS_MAX)
        }
        0 if hosts == 1 => AGGREGATORS,
        0 => hosts.min(AGGREGATORS_MAX),
        n => n as usize,
    }
}

impl Staging {
    /// Collective. `None`, on all ranks: some rank has no memory that others can map.
    pub(crate) fn new(
        osc: &'static Osc,
        comm: &Comm,
        settings: &Settings,
        disk: &Disk,
    ) -> Result<Option<Arc<Staging>>> {
        if comm.size() == 1 {
            return Ok(None);
        }
        let others = (0..).zip(comm.group().iter()).filter(|(rank, _)| *rank != comm.rank());
        let near: Vec<NodePeer> = others
            .filter_map(|(rank, proc)| Some(NodePeer { rank, slot: osc.neighbour(proc)?, proc }))
            .collect();
        let lowest = near.first().map_or(comm.rank(), |n| n.rank.min(comm.rank()));
        let ranges = osc.ranges();
        let nodes = agree::gather(comm, if ranges.is_some() { i64::from(lowest) } else { -1 })?;
        if nodes.iter().any(|n| *n < 0) {
            return Ok(None);
        }
        let hosts = nodes.iter().zip(0..).filter(|(lowest, rank)| **lowest == *rank).count();
        let chosen = choose(&nodes, aggregator_count(settings, hosts), settings.on_each_node);
        let Some(ranges) = ranges else { return Ok(None) };
        let division = Division::new(settings.buffer, disk.striping(), hosts > 1);
        let bytes = division.each() * division.buffers;
        let me = chosen.iter().position(|r| *r == comm.rank());
        let own = me.and_then(|_| ranges.allocate(bytes));
        let mut first_ranks = nodes.iter().zip(0..).filter(|(lowest, rank)| **lowest == *rank);
        let host = first_ranks.position(|(_, rank)| rank == i64::from(lowest));
        let relay_rank = near.iter().map(|n| n.rank).fold(comm.rank(), u32::max);
        let relays = hosts > 1 && relay_rank == comm.rank();
        let notes = Staging::notes_bytes(chosen.len(), division);
        let relay_own = if relays { ranges.allocate(notes + bytes) } else { None };
        let mut told = vec![i64::MIN; 2 + 2 * chosen.len() + 2 * hosts];
        let of_host = 2 + 2 * chosen.len() + 2 * host.unwrap_or(0);
        told[0] = i64::from(me.is_some() && own.is_none() || relays && relay_own.is_none());
        if let Some(place) = relay_own {
            told[of_host] = i64::from(place.slot);
            told[of_host + 1] = place.at as i64;
        }
        told[1] = i64::from(hosts > 1 || disk.component() != "posix");
        if let (Some(me), Some(own)) = (me, own) {
            told[2 + 2 * me] = i64::from(own.slot);
            told[3 + 2 * me] = own.at as i64;
        }
        // After a loss others may have heard of the memory: it is not used again.
        let all = agree::largest(comm, &told)?;
        if all.first() != Some(&0) {
            // Nobody has mapped it.
            own.into_iter().chain(relay_own).for_each(|own| ranges.release(own));
            return Ok(None);
        }
        let number = |i: usize| all.get(i).copied().unwrap_or(0);
        let is_near = |rank: u32| nodes.get(rank as usize) == Some(&i64::from(lowest));
        let aggregators = chosen.iter().enumerate().map(|(i, rank)| {
            let (slot, at) = (number(2 + 2 * i) as u32, number(3 + 2 * i) as u64);
            let place = RangePlace { slot, at, len: bytes };
            Aggregator { rank: *rank, place, near: is_near(*rank) }
        });
        let relay = (hosts > 1).then(|| {
            let (slot, at) = (number(of_host) as u32, number(of_host + 1) as u64);
            Relay { rank: relay_rank, place: RangePlace { slot, at, len: notes + bytes } }
        });
        let new = Staging::of(ranges, aggregators.collect(), division, (comm.rank(), near));
        let long_piece = if number(1) == 0 { LONG_PIECE } else { LONG_PIECE_SERVED };
        let own = Mutex::new(own.into_iter().chain(relay_own).collect());
        Ok(Some(Arc::new(Staging { own, relay, long_piece, ..new })))
    }

    /// That of rank `me`.
    pub(crate) fn of(
        ranges: &'static Ranges,
        aggregators: Vec<Aggregator>,
        division: Division,
        (me, near): (u32, Vec<NodePeer>),
    ) -> Staging {
        let uses = Mutex::new(vec![0; aggregators.len()]);
        let (own, mapped) = (Mutex::default(), OnceLock::new());
        let long_piece = LONG_PIECE;
        let (relay, relay_mapped, relayed) = (None, OnceLock::new(), Mutex::default());
        Staging {
            ranges,
            aggregators,
            division,
            long_piece,
            me,
            near,
            relay,
            relay_mapped,
            relayed,
            own,
            mapped,
            uses,
        }
    }

    /// The other ranks of this node.
    pub(crate) fn procs(&self) -> impl Iterator<Item = ProcId> {
        self.near.iter().map(|n| n.proc)
    }

    /// Ranks that deposit in a near buffer.
    pub(crate) fn depositors(&self) -> u64 {
        self.near.len() as u64 + 1
    }

    /// Ranks that move data.
    pub(crate) fn aggregators(&self) -> usize {
        self.aggregators.len()
    }

    /// Which rank an aggregator is.
    pub(crate) fn rank_of(&self, aggregator: usize) -> u32 {
        self.aggregators.get(aggregator).map_or(0, |a| a.rank)
    }

    /// Which aggregator this rank is.
    pub(crate) fn own_number(&self) -> Option<usize> {
        self.aggregators.iter().position(|a| a.rank == self.me)
    }

    /// The memory of an aggregator cannot be mapped here: it gets messages.
    pub(crate) fn is_far(&self, aggregator: usize) -> bool {
        self.aggregators.get(aggregator).is_some_and(|a| !a.near)
    }

    /// Some ranks are on other nodes; the same on all ranks.
    pub(crate) fn has_far(&self, ranks: u32) -> bool {
        self.depositors() < u64::from(ranks)
    }

    /// The memory of all near aggregators, and of the relay, is mapped here.
    pub(crate) fn is_mapped(&self) -> bool {
        self.memory().is_some() && (self.relay.is_none() || self.notes().is_some())
    }

    /// This rank sends for its node.
    pub(crate) fn is_relay(&self) -> bool {
        self.relay.is_some_and(|r| r.rank == self.me)
    }

    /// Bytes before the relay's buffers: a word for each aggregator, and one for each buffer.
    fn notes_bytes(aggregators: usize, division: Division) -> u64 {
        let words = aggregators + division.buffers as usize;
        ((Notes::lines(words) * size_of::<MarkLine>()) as u64).next_multiple_of(PAGE)
    }

    fn relay_memory(&self) -> Option<&Mapped> {
        let relay = self.relay?;
        self.relay_mapped.get_or_init(|| self.ranges.map(relay.place).ok()).as_ref()
    }

    /// What the ranks of the node tell the relay.
    pub(crate) fn notes(&self) -> Option<Notes<'_>> {
        let words = self.aggregators() + self.division.buffers as usize;
        Notes::of(self.relay_memory()?.lines()?, words)
    }

    /// A buffer of the relay and its data. `None`: its memory is not mapped.
    pub(crate) fn relay_buffer(&self, at: Use) -> Option<(FileBuffer<'_>, UserSlice)> {
        let notes = Staging::notes_bytes(self.aggregators(), self.division);
        let skip = notes + at.buffer * self.division.each();
        self.relay_memory()?.file_buffer(skip as usize, self.division.stretch as usize)
    }

    /// Takes the relay's buffers for so many stretches. Gives the uses before, and the number of
    /// this call.
    pub(crate) fn take_relay(&self, stretches: u64) -> (u64, u64) {
        let mut relayed = self.relayed.lock().unwrap_or_else(PoisonError::into_inner);
        let before = relayed.0;
        *relayed = (before + stretches, relayed.1 + 1);
        (before, relayed.1)
    }

    /// Wakes the relay, which may wait for what was published.
    pub(crate) fn wake_relay(&self) {
        if let Some(relay) = self.relay.filter(|r| r.rank != self.me) {
            self.wake(relay.rank);
        }
    }

    /// How many of a call's `stretches` an aggregator has, the first of which has the number
    /// `first` in the file.
    pub(crate) fn count_of(&self, aggregator: usize, first: u64, stretches: u64) -> u64 {
        let (aggregator, count) = (aggregator as u64, self.aggregators.len() as u64);
        // Stretches of this aggregator before the end, and before the begin.
        let upto = |end: u64| (end + count - 1 - aggregator) / count;
        upto(first + stretches) - upto(first)
    }

    fn memory(&self) -> Option<&[Option<Mapped>]> {
        let mapped = self.mapped.get_or_init(|| {
            let map = |a: &Aggregator| match a.near {
                true => self.ranges.map(a.place).ok().map(Some),
                false => Some(None),
            };
            self.aggregators.iter().map(map).collect()
        });
        mapped.as_deref()
    }

    /// A near buffer and its data. `None`: its memory is not mapped.
    pub(crate) fn buffer(&self, at: Use) -> Option<(FileBuffer<'_>, UserSlice)> {
        let mapped = self.memory()?.get(at.aggregator)?.as_ref()?;
        let skip = at.buffer * self.division.each();
        mapped.file_buffer(skip as usize, self.division.stretch as usize)
    }

    /// Takes the buffers for `stretches` stretches of the file, the first of which has the number
    /// `first` in it. Gives the uses of each aggregator's buffers before.
    pub(crate) fn take(&self, first: u64, stretches: u64) -> Vec<u64> {
        let mut uses = self.uses.lock().unwrap_or_else(PoisonError::into_inner);
        let before = uses.clone();
        for (aggregator, used) in uses.iter_mut().enumerate() {
            *used += self.count_of(aggregator, first, stretches);
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

    /// Wakes a near rank that may wait for what was published.
    pub(crate) fn wake(&self, rank: u32) {
        if let Some(near) = self.near.iter().find(|n| n.rank == rank) {
            self.ranges.wake(near.slot);
        }
    }

    /// As [`Staging::wake`], all of them.
    pub(crate) fn wake_others(&self) {
        self.near.iter().for_each(|n| self.ranges.wake(n.slot));
    }

    /// No rank uses the memory any more.
    pub(crate) fn release(&self) {
        let own = std::mem::take(&mut *self.own.lock().unwrap_or_else(PoisonError::into_inner));
        own.into_iter().for_each(|own| self.ranges.release(own));
    }
}

/// Aggregators of ranks on one node, unless hints want others: while one writes, the other one's
/// buffers are filled. On several nodes there is one on each.
const AGGREGATORS: usize = 2;
/// Aggregators at most, unless hints want more.
const AGGREGATORS_MAX: usize = 256;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_have_aggregators_in_turn() {
        assert_eq!(choose(&[0, 0, 0, 0, 0], 2, 0), [0, 2]);
        assert_eq!(choose(&[0, 0, 0, 0, 0], 9, 0), [0, 2, 1, 3, 4]);
        assert_eq!(choose(&[0, 1, 0, 1, 4], 3, 0), [0, 1, 4]);
        assert_eq!(choose(&[0, 1, 0, 1, 4], 9, 0), [0, 1, 4, 2, 3]);
        assert_eq!(choose(&[0, 1, 0, 1, 4], 9, 1), [0, 1, 4]);
        assert_eq!(choose(&[0, 0, 0, 0, 0], 2, 1), [0]);
    }

    #[test]
    fn buffers_fit_into_what_the_hint_allows() {
        for bytes in [16 << 10, 100_000, 1 << 20, 16 << 20, 1 << 30] {
            for unit in [None, Some(65536), Some(1 << 20), Some(3 << 20)] {
                let striping = unit.map(|unit| Striping { count: 4, unit });
                for messages in [false, true] {
                    let d = Division::new(bytes, striping, messages);
                    let message =
                        if messages { wire::body_max(d.stretch as usize) as u64 } else { 0 };
                    assert!((d.each() + message) * d.buffers <= bytes, "{bytes} {unit:?} {d:?}");
                    assert!(d.stretch.is_multiple_of(PAGE) && d.buffers > 0);
                }
            }
        }
        let large = Division::new(16 << 20, Some(Striping { count: 4, unit: 1 << 20 }), true);
        assert_eq!(large, Division { stretch: 1 << 20, buffers: 2 });
    }
}
