//! Memory of a process that the others on its node map, and the words by which they synchronize
//! their accesses. What it is for is the affair of the layers above.
//!
//! Behind its front, which everybody maps, the file of the node segment has a region for each local
//! process, as sparse as the rest. Only its process allocates there, with tables of its own: what a
//! process that died has left behind cannot confuse another one. A range is known by its
//! [`RangePlace`]; whoever is told of one maps it, and pages exist from the first touch. The first
//! part of a region is for control blocks, which are small and many, and is mapped as a whole by
//! each process that has a group in common with the owner.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use hawser_lockfree::attached::Attached;
use hawser_lockfree::control::Control;
use hawser_lockfree::elements::Announcement;
use hawser_lockfree::file_buffer::FileBuffer;
use hawser_lockfree::intervals::MarkLine;
use hawser_os::segment::Mapping;

use super::NodeSegment;
use crate::mem::UserSlice;

/// Where the regions begin in the file.
const FIRST: u64 = 1 << 41;
/// From region to region.
const STRIDE: u64 = 1 << 40;
/// Bytes at the begin of a region for control blocks.
const CONTROLS: u64 = 64 << 20;
const PAGE: u64 = 4096;

/// Length of a file with the regions of so many processes.
pub(super) fn room_for(nlocal: u32) -> u64 {
    FIRST + u64::from(nlocal) * STRIDE
}

/// A range of a process's memory for others: a value that can be told to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RangePlace {
    /// Slot of the owner.
    pub slot: u32,
    /// Where it begins, in bytes from the begin of the owner's region.
    pub at: u64,
    /// Length in bytes; multiples of a page are mapped.
    pub len: u64,
}

/// Ranges that are mapped in this process.
static MAPPED: AtomicUsize = AtomicUsize::new(0);

/// True while this process has memory mapped that a program may use without the library.
pub fn are_mapped() -> bool {
    MAPPED.load(Ordering::Relaxed) != 0
}

/// A mapping that counts.
#[derive(Debug)]
struct Counted(Mapping);

impl Counted {
    fn new(mapping: Mapping) -> Counted {
        MAPPED.fetch_add(1, Ordering::Relaxed);
        Counted(mapping)
    }

    fn ptr(&self) -> *mut u8 {
        self.0.ptr()
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        MAPPED.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A mapped range.
#[derive(Clone, Debug)]
pub struct Mapped {
    place: RangePlace,
    mapping: Arc<Counted>,
    /// Where the range begins in the mapping.
    skip: usize,
}

impl Mapped {
    /// What is mapped.
    pub fn place(&self) -> RangePlace {
        self.place
    }

    /// The memory, as long as this value or a clone of it lives.
    pub fn memory(&self) -> UserSlice {
        // SAFETY: mapped for reading and writing as long as the value lives, which whoever uses
        // the slice keeps; the program synchronizes accesses .
        unsafe { UserSlice::new(self.mapping.ptr().add(self.skip), self.place.len as usize) }
    }

    /// The list of attached memory that the range is; `None`: it is none.
    pub fn attached(&self) -> Option<Attached<'_>> {
        let at = self.mapping.ptr().wrapping_add(self.skip);
        let fits = self.place.len >= Attached::BYTES as u64 && at.align_offset(64) == 0;
        // SAFETY: mapped as long as the value lives, long enough and aligned; its owner has
        // allocated it for this. Whatever a process writes there, its words are atomics.
        fits.then(|| unsafe { Attached::at(at) })
    }

    /// The range as lines of a table of intervals, as many as it has; `None`: it is no such table.
    pub fn lines(&self) -> Option<&[MarkLine]> {
        let at = self.mapping.ptr().wrapping_add(self.skip);
        let count = usize::try_from(self.place.len).ok()? / size_of::<MarkLine>();
        // SAFETY: mapped as long as the value lives, long enough and aligned; its owner has
        // allocated it, all zero, for this. Whatever a process writes there, its words are atomics.
        let lines = || unsafe { std::slice::from_raw_parts(at.cast::<MarkLine>(), count) };
        (at.align_offset(align_of::<MarkLine>()) == 0).then(lines)
    }

    /// The buffer for `len` bytes of a file that its owner has laid out `at` bytes into the range,
    /// and its data; `None`: there is none.
    pub fn file_buffer(&self, at: usize, len: usize) -> Option<(FileBuffer<'_>, UserSlice)> {
        let end = at.checked_add(FileBuffer::bytes(len))?;
        let first = self.mapping.ptr().wrapping_add(self.skip).wrapping_add(at);
        let fits = end as u64 <= self.place.len && len.is_multiple_of(4096);
        if !fits || first.align_offset(64) != 0 {
            return None;
        }
        // SAFETY: mapped as long as the value lives, long enough and aligned; its owner has
        // allocated it, all zero, for this.
        let buffer = unsafe { FileBuffer::at(first, len) };
        Some((buffer, self.memory().part(at + FileBuffer::data_at(len), len)))
    }
}

/// Free parts of a stretch of memory, by offset.
#[derive(Debug)]
struct FreeParts {
    free: BTreeMap<u64, u64>,
}

impl FreeParts {
    fn new(from: u64, upto: u64) -> FreeParts {
        FreeParts { free: BTreeMap::from([(from, upto - from)]) }
    }

    /// The lowest free part of this length.
    fn take(&mut self, len: u64) -> Option<u64> {
        let (&at, &have) = self.free.iter().find(|(_, have)| **have >= len)?;
        self.free.remove(&at);
        if have > len {
            self.free.insert(at + len, have - len);
        }
        Some(at)
    }

    /// Gives a part back that was taken.
    fn give(&mut self, mut at: u64, mut len: u64) {
        if let Some((&before, &have)) = self.free.range(..at).next_back()
            && before + have == at
        {
            self.free.remove(&before);
            (at, len) = (before, have + len);
        }
        if let Some(have) = self.free.remove(&(at + len)) {
            len += have;
        }
        self.free.insert(at, len);
    }
}

#[derive(Debug)]
struct Owned {
    ranges: FreeParts,
    controls: FreeParts,
}

/// The regions as one process sees them: its own, and those that it maps.
#[derive(Debug)]
pub struct Ranges {
    node: NodeSegment,
    slot: u32,
    own: Mutex<Owned>,
    /// Control blocks of each local process, once they are needed; they stay mapped.
    controls: Box<[OnceLock<Option<&'static Mapping>>]>,
}

impl Ranges {
    /// The regions for the process in `slot`; `None`: the segment has none, because its maker was
    /// not allowed so long a file. Once per process.
    pub fn open(node: NodeSegment, slot: u32) -> Option<Ranges> {
        if node.inner.segment.room() < room_for(node.nlocal()) || slot >= node.nlocal() {
            return None;
        }
        let own = Owned {
            ranges: FreeParts::new(CONTROLS, STRIDE),
            controls: FreeParts::new(size_of::<Announcement>() as u64, CONTROLS),
        };
        let controls = (0..node.nlocal()).map(|_| OnceLock::new()).collect();
        Some(Ranges { node, slot, own: Mutex::new(own), controls })
    }

    fn own(&self) -> MutexGuard<'_, Owned> {
        // A panic while the tables were held leaves valid tables.
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A range of this process's region, all zero; `None`: there is no room.
    pub fn allocate(&self, bytes: u64) -> Option<RangePlace> {
        let len = bytes.max(1).checked_next_multiple_of(PAGE)?;
        let at = self.own().ranges.take(len)?;
        Some(RangePlace { slot: self.slot, at, len })
    }

    /// Gives a range back that [`Ranges::allocate`] has given, and its memory to the system. Who
    /// has it mapped does not use it any more.
    pub fn release(&self, place: RangePlace) {
        debug_assert!(place.slot == self.slot);
        // Refused: the memory stays in use, and the range is not used again, since it is not zero.
        if self.node.inner.segment.discard(self.offset(place), place.len) {
            self.own().ranges.give(place.at, place.len);
        }
    }

    fn offset(&self, place: RangePlace) -> u64 {
        FIRST + u64::from(place.slot) * STRIDE + place.at
    }

    /// Maps a range of any process of this node.
    ///
    /// # Errors
    /// `InvalidInput` when there is no such range, or what the system says.
    pub fn map(&self, place: RangePlace) -> io::Result<Mapped> {
        let inside = place.at.checked_add(place.len).is_some_and(|end| end <= STRIDE);
        if place.slot >= self.node.nlocal() || !inside {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let skip = place.at % PAGE;
        let whole = RangePlace {
            at: place.at - skip,
            len: (place.len + skip).max(1).next_multiple_of(PAGE),
            ..place
        };
        let len = usize::try_from(whole.len).map_err(|_| io::ErrorKind::InvalidInput)?;
        let mapping = self.node.inner.segment.window(self.offset(whole), len)?;
        Ok(Mapped { place, mapping: Arc::new(Counted::new(mapping)), skip: skip as usize })
    }

    /// Room for a control block of a group of so many ranks, all zero; `None`: there is none.
    pub fn allocate_control(&self, ranks: u32) -> Option<u64> {
        let len = Control::bytes(ranks as usize) as u64;
        self.own().controls.take(len)
    }

    /// Gives the room of a control block back; nobody uses it any more.
    pub fn release_control(&self, at: u64, ranks: u32) {
        let bytes = Control::bytes(ranks as usize);
        let Some(mapping) = self.control_area(self.slot) else { return };
        if at as usize + bytes <= mapping.len() {
            // SAFETY: inside the mapping, allocated to the group that has ended.
            unsafe { mapping.ptr().add(at as usize).write_bytes(0, bytes) };
            self.own().controls.give(at, bytes as u64);
        }
    }

    /// The control block that the process in `slot` has allocated at `at` for a group of so many
    /// ranks. `None`: it does not lie in that one's region, or cannot be mapped.
    pub fn control(&self, slot: u32, at: u64, ranks: u32) -> Option<Control> {
        let bytes = Control::bytes(ranks as usize) as u64;
        let inside = at.checked_add(bytes).is_some_and(|end| end <= CONTROLS);
        if !inside || !at.is_multiple_of(64) {
            return None;
        }
        let mapping = self.control_area(slot)?;
        // SAFETY: inside the mapping, which stays; allocated zeroed by its owner for this group.
        Some(unsafe { Control::at(mapping.ptr().add(at as usize), ranks as usize) })
    }

    /// What the process in `slot` announces of its changes of elements, before its control blocks.
    pub fn announcement(&self, slot: u32) -> Option<&'static Announcement> {
        let mapping = self.control_area(slot)?;
        // SAFETY: the mapping begins with one, zeroed at first, and stays.
        Some(unsafe { &*mapping.ptr().cast() })
    }

    fn control_area(&self, slot: u32) -> Option<&'static Mapping> {
        *self.controls.get(slot as usize)?.get_or_init(|| {
            let all = RangePlace { slot, at: 0, len: CONTROLS };
            let mapping = self.node.inner.segment.window(self.offset(all), CONTROLS as usize);
            mapping.ok().map(|m| &*Box::leak(Box::new(m)))
        })
    }

    /// Wakes the process in `slot` if it sleeps, after something was published that it may wait
    /// for.
    #[inline]
    pub fn wake(&self, slot: u32) {
        self.node.wake(slot);
    }
}

impl NodeSegment {
    /// Wakes the process in `slot` if it sleeps, after something was published that it may wait
    /// for.
    ///
    /// # Panics
    /// When there is no such process.
    #[inline]
    pub fn wake(&self, slot: u32) {
        super::wake(*self, self.slot(slot));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::node::tests::init;

    #[test]
    fn free_parts_join_again() {
        let mut free = FreeParts::new(64, 1024);
        let parts: Vec<u64> = (0..3).filter_map(|_| free.take(100)).collect();
        assert_eq!(parts, [64, 164, 264]);
        assert_eq!(free.take(1000), None);
        free.give(64, 100);
        free.give(264, 100);
        free.give(164, 100);
        assert_eq!(free.free, BTreeMap::from([(64, 960)]));
    }

    #[test]
    fn a_range_is_zero_and_the_same_to_all() {
        let node = init(2);
        let [a, b] = [0, 1].map(|slot| Ranges::open(node, slot).expect("regions"));
        for _ in 0..2 {
            let place = a.allocate(5000).expect("room");
            assert_eq!((place.slot, place.len), (0, 8192));
            let (x, y) = (a.map(place).unwrap(), b.map(place).unwrap());
            let mut seen = [1; 4];
            y.memory().part(6000, 4).read(&mut seen);
            assert_eq!(seen, [0; 4]);
            x.memory().part(6000, 4).write(&[1, 2, 3, 4]);
            y.memory().part(6000, 4).read(&mut seen);
            assert_eq!(seen, [1, 2, 3, 4]);
            // Part of a range, as of memory whose parts lie side by side.
            let part = b.map(RangePlace { at: place.at + 6001, len: 3, ..place }).unwrap();
            assert_eq!(part.memory().len(), 3);
            let mut two = [0; 3];
            part.memory().read(&mut two);
            assert_eq!(two, [2, 3, 4]);
            a.release(place);
        }
        assert!(b.map(RangePlace { slot: 2, at: 0, len: 1 }).is_err());
        assert!(b.map(RangePlace { slot: 0, at: STRIDE, len: 1 }).is_err());
        assert!(a.allocate(STRIDE).is_none());
    }

    #[test]
    fn control_blocks_are_shared_and_used_again() {
        let node = init(2);
        let [a, b] = [0, 1].map(|slot| Ranges::open(node, slot).expect("regions"));
        let at = a.allocate_control(2).expect("room");
        let (x, y) = (a.control(0, at, 2).unwrap(), b.control(0, at, 2).unwrap());
        assert!(x.lock().try_exclusive(0) && !y.try_shared(1));
        a.release_control(at, 2);
        assert_eq!(a.allocate_control(2), Some(at));
        assert!(y.try_shared(1));
        assert!(b.control(0, CONTROLS, 2).is_none() && b.control(0, 8, 2).is_none());
        assert!(at >= size_of::<Announcement>() as u64 && a.announcement(1).is_some());
        let many = std::iter::from_fn(|| a.allocate_control(2)).count() as u64;
        let room = CONTROLS - size_of::<Announcement>() as u64;
        assert_eq!(many, room / Control::bytes(2) as u64 - 1);
    }
}
