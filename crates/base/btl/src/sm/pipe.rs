//! Messages of several chunks in one bulk slot: the receiver copies one out while the sender still
//! copies the next one in.
//!
//! Chunks are parts of the slot, so that each begins and ends with a line. The line that announces
//! the message is published when the first chunk is in the slot. Each later chunk has a mark of its
//! own, a line at the end of the slot, that gets the generation of the slot when the chunk is
//! there: numbers of generations repeat after 2^32 only, and [`begin_generation`] clears the marks
//! then.
//!
//! Both sides copy by vector moves, or both with the processor's instruction for strings: the line
//! says which the sender has chosen. It also says whether the two share no cache as far as the
//! sender knows: only then the receiver writes past its caches what the sink would rather have
//! there. A cache that both share gives more than the memory takes.

use std::ops::RangeInclusive;

use hawser_lockfree::copy;
use hawser_lockfree::generation::{self, Generation};
use hawser_segment::Remote;
use hawser_segment::node::BulkArea;

use super::segment::{BulkRef, Damage, Refers, Word, copied};
use super::ways::Copying;
use crate::{AmTag, Placement, Sink};

/// Messages longer than this, in bytes, go in chunks ...
const PIPE_MIN: usize = 3 << 10;
/// ... and those that are copied with the instruction for strings, which takes a while to begin.
const PIPE_MIN_STRING: usize = 6 << 10;
/// Bytes of a slot that hold marks: 64 for each chunk.
const MARKS: usize = 1 << 10;
/// Chunks that a message has at most.
const CHUNKS: usize = MARKS / 64;
/// Logarithm of the bytes of the smallest and of the largest chunk.
const CHUNK_LOG: RangeInclusive<u8> = 11..=15;
/// Shortest piece of a chunk that is worth the instruction for strings.
const STRING_PIECE: usize = 1 << 10;
/// Bytes of a slot that a receiver asks for before it has read the header.
pub(super) const ASK_AHEAD: usize = 2048;
/// Smallest slot that has marks; smaller ones hold little more than one chunk.
const SLOT_MIN: usize = 32 << 10;
/// Looks at the mark of a chunk that is not there yet, before other work gets its turn.
const LOOKS: u32 = 64;

/// Bytes of a slot of `size` bytes that a message can have.
pub(super) fn room(size: usize) -> usize {
    if size >= SLOT_MIN { (size - MARKS).min(CHUNKS << CHUNK_LOG.end()) } else { size }
}

/// Logarithm of the bytes of a chunk of a message of `len` bytes; `None`: one piece.
/// Two to three chunks overlap well, and more of them are of no use until the copies no longer stay
/// in the first cache. In a `row` of long messages the copies overlap anyway.
#[inline]
pub(super) fn chunk(len: usize, copying: Copying, row: bool) -> Option<u8> {
    let (longer_than, range) = match (copying, row) {
        (Copying::Vectors(_) | Copying::Stream, _) => (PIPE_MIN, 11..=14),
        (Copying::String, false) => (PIPE_MIN_STRING, 12..=14),
        (Copying::String, true) => (PIPE_MIN_STRING, 12..=15),
    };
    let log = (len / 3).next_power_of_two().trailing_zeros() as u8;
    (len > longer_than).then(|| log.clamp(*range.start(), *range.end()))
}

/// End of chunk `index` of a message that ends at `end`, all from the begin of its place; `log` is
/// that of the bytes of a chunk. A short rest belongs to the chunk before it.
#[inline]
pub(super) fn chunk_end(index: usize, log: u8, end: usize) -> usize {
    let this = (index + 1) << log;
    if this + (1 << log) / 4 >= end { end } else { this }
}

/// The mark of chunk `chunk` of the slot at `slot`, which has `size` bytes.
///
/// # Safety
/// `slot` is a bulk slot of the segment of that size, at least [`SLOT_MIN`]; `chunk` is below
/// [`CHUNKS`].
#[inline]
unsafe fn mark<'a>(slot: *mut u8, size: usize, chunk: usize) -> &'a Generation {
    debug_assert!(size >= SLOT_MIN && chunk < CHUNKS);
    // SAFETY: inside of the slot by the caller's promise, aligned to 64, used as this type only.
    unsafe { &*slot.add(size - MARKS + chunk * 64).cast::<Generation>() }
}

/// Says that chunk `chunk` is in the slot.
///
/// # Safety
/// As [`mark`]; the slot is the caller's for `generation`.
#[inline]
pub(super) unsafe fn publish(slot: *mut u8, size: usize, chunk: usize, generation: u32) {
    // SAFETY: the caller's promise.
    unsafe { mark(slot, size, chunk).mark(generation) }
}

/// The slot at `slot` is the caller's for `generation`: its marks say nothing of that generation
/// yet, although numbers of generations come again.
///
/// # Safety
/// As [`mark`]; the slot is the caller's.
#[inline]
pub(super) unsafe fn begin_generation(slot: *mut u8, size: usize, generation: u32) {
    if generation::is_first(generation) && size >= SLOT_MIN {
        // SAFETY: the caller's promise.
        (0..CHUNKS).for_each(|chunk| unsafe { mark(slot, size, chunk) }.clear());
    }
}

/// Judges the chunks of a message whose place begins at byte `place` of a slot of `size` bytes; the
/// rest of its line was judged.
pub(super) fn judge(bulk: &BulkRef, place: usize, size: usize) -> Result<(), Damage> {
    let (lead, len) = (usize::from(bulk.lead), bulk.len as usize);
    let (room, begin) = (room(size), place + lead);
    if size < SLOT_MIN || begin > room || len > room - begin {
        return Err(Damage::Place { len, begin, size: room });
    }
    let log = bulk.chunk;
    let fits = CHUNK_LOG.contains(&log) && len > PIPE_MIN && lead + len <= CHUNKS << log;
    if fits { Ok(()) } else { Err(Damage::Chunk { len, log }) }
}

/// The chunks of a message that was judged cover it, and neither they nor their marks leave a slot
/// of `size` bytes.
///
/// # Panics
/// When that is not so.
pub(super) fn assert_covered(bulk: &BulkRef, place: usize, size: usize) {
    let end = usize::from(bulk.lead) + bulk.len as usize;
    let mut begin = 0;
    let ends = (0..CHUNKS).map(|index| chunk_end(index, bulk.chunk, end));
    for chunk in ends {
        assert!(begin == end || chunk > begin && place + chunk <= size - MARKS);
        begin = begin.max(chunk.min(end));
    }
    assert_eq!(begin, end);
}

/// A message that is being taken out of its slot.
#[derive(Debug)]
pub(super) struct Pipe {
    bulk: BulkRef,
    /// Where its place begins in the slot, in bytes.
    place: usize,
    tag: AmTag,
    /// Chunks that are in the slot for certain: at least one.
    chunks: usize,
    /// Where its bytes go; `None`: it is delivered whole.
    placement: Option<Placement>,
    /// Bytes of the message that are where they belong.
    done: usize,
}

/// How far a pass has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// The slot can be given back.
    All,
    /// Some bytes were taken.
    Some,
    /// Nothing new was there.
    Nothing,
}

impl Pipe {
    /// Begins with the first chunk of a message whose line was judged.
    pub(super) fn begin<S: Sink + ?Sized>(
        area: BulkArea,
        from: Remote,
        head: &Word,
        line: &Refers,
        sink: &mut S,
    ) -> Result<Pipe, Damage> {
        let (bulk, header) = (line.bulk, line.header());
        let (tag, place) = (head.tag, head.place());
        judge(&bulk, place, area.size())?;
        let (lead, len) = (usize::from(bulk.lead), bulk.len as usize);
        // SAFETY: the message lies in the slot, and its place begins before it.
        let slot = unsafe { area.slot(bulk.slot).add(place) };
        let first = chunk_end(0, bulk.chunk, lead + len) - lead;
        // Its lines come while the header is read and matched.
        copy::prefetch_all(slot.wrapping_add(lead + header.len()), first.min(ASK_AHEAD));
        let begin = match header {
            // SAFETY: the line that announced the message publishes the first chunk; it lies in
            // the slot, which is ours until it is given back.
            [] => unsafe { std::slice::from_raw_parts(slot.add(lead), first) },
            header => header,
        };
        let placement = sink.place(from, tag, begin, len);
        let done = placement.map_or(0, |l| l.skip.min(len));
        if done < header.len() {
            // SAFETY: as above; this is the header's place.
            unsafe { copy::raw(header.as_ptr(), slot.add(lead), header.len()) };
        }
        Ok(Pipe { bulk, place, tag, chunks: 1, placement, done })
    }

    /// A piece of `n` bytes goes by the instruction for strings.
    #[inline]
    fn strings(&self, from: *const u8, to: *const u8, n: usize) -> bool {
        self.bulk.copied == copied::STRING && n >= STRING_PIECE && copy::string_suits(from, to)
    }

    /// The sink has something to send before the rest is taken.
    pub(super) fn pauses(&self) -> bool {
        self.placement.is_some_and(|l| l.pause)
    }

    /// Takes the chunks that are there, and those that come soon.
    pub(super) fn advance<S: Sink + ?Sized>(
        &mut self,
        area: BulkArea,
        from: Remote,
        sink: &mut S,
    ) -> Taken {
        let size = area.size();
        let len = self.bulk.len as usize;
        let base = area.slot(self.bulk.slot);
        let lead = usize::from(self.bulk.lead);
        // SAFETY: `begin` has checked that the message lies in the slot.
        let slot = unsafe { base.add(self.place + lead) };
        let far = self.bulk.copied == copied::FAR;
        let to_memory = |l: &Placement| (l.skip, l.past_caches && far, sink.placement(l));
        let memory = self.placement.as_ref().map(to_memory);
        let before = (self.done, self.chunks);
        loop {
            let there = chunk_end(self.chunks - 1, self.bulk.chunk, lead + len) - lead;
            if let Some((skip, past_caches, memory)) = &memory
                && there > self.done
            {
                if let Some(memory) = memory {
                    let n = there - self.done;
                    let to = memory.part(self.done - skip, n).ptr();
                    // SAFETY: these chunks were published, and the slot is ours; `there` is within
                    // the message, which `begin` has checked. The memory is the sink's promise.
                    unsafe {
                        match past_caches {
                            true => copy::stream(slot.add(self.done), to, n),
                            false if self.strings(slot.add(self.done), to, n) => {
                                copy::string(slot.add(self.done), to, n);
                            }
                            false => copy::out_of_shared(slot.add(self.done), to, n),
                        }
                    }
                }
                self.done = there;
            }
            if there == len {
                break;
            }
            // SAFETY: `begin` has checked the slot, its size, and that the message is within its
            // chunks.
            let mark = unsafe { mark(base, size, self.chunks) };
            let mut looks = 0;
            while !mark.is_marked(self.bulk.generation) {
                looks += 1;
                if looks == LOOKS {
                    let same = before == (self.done, self.chunks);
                    return if same { Taken::Nothing } else { Taken::Some };
                }
                std::hint::spin_loop();
            }
            self.chunks += 1;
        }
        match &self.placement {
            Some(placement) => sink.placed(placement),
            None => {
                // SAFETY: all chunks were published, and the slot is ours.
                let message = unsafe { std::slice::from_raw_parts(slot, len) };
                sink.message(from, self.tag, message);
            }
        }
        area.state(self.bulk.slot).give_back(self.bulk.generation);
        Taken::All
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_cover_a_message_and_none_is_short() {
        let ends = (PIPE_MIN + 1..67 << 10).step_by(29);
        let vectors = Copying::Vectors(crate::sm::ways::Lines::Cold);
        let ways = [(vectors, false), (Copying::String, false), (Copying::String, true)];
        for (end, (copying, row)) in ends.flat_map(|end| ways.map(|way| (end, way))) {
            let Some(log) = chunk(end, copying, row) else {
                assert!(copying != vectors && end <= PIPE_MIN_STRING);
                continue;
            };
            assert!(CHUNK_LOG.contains(&log));
            let mut begin = 0;
            for index in 0..CHUNKS {
                let this = chunk_end(index, log, end);
                assert!(this > begin && this <= end && this - begin >= (1 << log) / 4);
                begin = this;
                if this == end {
                    break;
                }
                assert_eq!(this % 64, 0);
            }
            assert_eq!(begin, end);
        }
    }
}
