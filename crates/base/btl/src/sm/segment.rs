//! The words that a ring line carries, see `docs/formats/sm-segment.md`.

use hawser_lockfree::ring::LINE_DATA;
use thiserror::Error;

use crate::{AmTag, Failure};

/// What follows a line's head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineKind {
    /// The whole message of `len` bytes is in this line.
    Line,
    /// The message has `len` bytes; it begins in this line and goes on in the next ones.
    Lines,
    /// This line's data is a [`BulkRef`].
    Bulk,
    /// The same; the message is in chunks, of which the first is in the slot.
    Piped,
    /// This line's data is a [`BulkRef`] of the descriptor of a read that its receiver may help
    /// with.
    Joint,
}

/// A decoded head word: kind, tag, and a number of at most 65,535.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub(super) kind: LineKind,
    pub(super) tag: AmTag,
    /// Bytes of a message in lines; of one in a bulk slot the 64-byte lines of the slot in front of
    /// its place.
    pub(super) len: usize,
}

const LINE: u32 = 1;
const LINES: u32 = 2;
const BULK: u32 = 3;
const PIPED: u32 = 4;
const JOINT: u32 = 5;

impl Word {
    #[inline(always)]
    pub(super) fn encode(kind: LineKind, tag: AmTag, len: usize) -> u32 {
        let kind = match kind {
            LineKind::Line => LINE,
            LineKind::Lines => LINES,
            LineKind::Bulk => BULK,
            LineKind::Piped => PIPED,
            LineKind::Joint => JOINT,
        };
        debug_assert!(len <= 0xffff);
        kind | u32::from(tag.0) << 8 | (len as u32) << 16
    }

    /// `None` for a word that no sender writes.
    #[inline(always)]
    pub(super) fn decode(word: u32) -> Option<Word> {
        let len = (word >> 16) as usize;
        let kind = match word & 0xff {
            LINE if len <= LINE_DATA => LineKind::Line,
            LINES => LineKind::Lines,
            BULK => LineKind::Bulk,
            PIPED => LineKind::Piped,
            JOINT => LineKind::Joint,
            _ => return None,
        };
        Some(Word { kind, tag: AmTag((word >> 8) as u8), len })
    }

    /// What is wrong with a word that [`Word::decode`] does not know.
    #[cold]
    pub(super) fn damage(word: u32) -> Damage {
        match word as u8 {
            1 => Damage::Length { len: (word >> 16) as usize, room: LINE_DATA },
            kind => Damage::LineKind(kind),
        }
    }

    /// Where the place of a message in a bulk slot begins, in bytes.
    #[inline]
    pub(super) fn place(&self) -> usize {
        self.len * 64
    }

    /// Judges a message of several lines.
    pub(super) fn judge_lines(&self, bounds: &Bounds) -> Result<(), Damage> {
        match (1..=bounds.lines).contains(&self.len) {
            true => Ok(()),
            false => Err(Damage::Length { len: self.len, room: bounds.lines }),
        }
    }
}

impl From<Damage> for Failure {
    #[cold]
    fn from(why: Damage) -> Failure {
        Failure::Lost(format!("its ring in the node segment is damaged: {why}").into())
    }
}

/// Why a line is none that a sender writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum Damage {
    /// There is no such kind.
    #[error("a line of kind {0}")]
    LineKind(u8),
    /// The length does not go with the kind, or does not fit the ring.
    #[error("a message of {len} bytes in lines, where at most {room} fit")]
    Length {
        /// Bytes of the message.
        len: usize,
        /// Most that the kind can have.
        room: usize,
    },
    /// There is no such bulk slot.
    #[error("bulk slot {slot} of {slots}")]
    Slot {
        /// The number in the line.
        slot: u32,
        /// Bulk slots of the sender.
        slots: u32,
    },
    /// The message does not lie in its slot.
    #[error("a message of {len} bytes at byte {begin} of a bulk slot of {size}")]
    Place {
        /// Bytes of the message.
        len: usize,
        /// Where it begins.
        begin: usize,
        /// Bytes that a message can have there.
        size: usize,
    },
    /// The header in the line does not go with the message.
    #[error("a header of {0} bytes in a line, which does not end where a line does")]
    Header(u8),
    /// The message cannot be in chunks of this size.
    #[error("a message of {len} bytes in chunks of 2^{log}")]
    Chunk {
        /// Bytes of the message.
        len: usize,
        /// Logarithm of the bytes of a chunk.
        log: u8,
    },
    /// A field that says nothing is not 0, or says something else than yes or no.
    #[error("a line with a value in a field that has none")]
    Spare,
    /// The terms of a descriptor do not lie in the two processes.
    #[error("a descriptor for {0} bytes outside of memory")]
    Descriptor(u64),
}

/// What a receiver knows of a sender's ring and bulk slots.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// Most bytes of a message in lines.
    pub(super) lines: usize,
    /// Bulk slots of the sender.
    pub(super) slots: u32,
    /// Bytes of each.
    pub(super) size: usize,
}

/// Data of a line of a kind that refers to a bulk slot.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct BulkRef {
    /// Index among the sender's bulk slots.
    pub(super) slot: u32,
    /// Length of the message in bytes.
    pub(super) len: u32,
    /// What the receiver writes into the slot's state word when it has read the message.
    pub(super) generation: u32,
    /// Where the message begins in its place, so that its payload begins with a line; at most
    /// [`LEAD_MAX`].
    pub(super) lead: u8,
    /// Logarithm of the bytes of a chunk, of a message in chunks.
    pub(super) chunk: u8,
    /// Bytes of the message's header that follow here, and are not in the slot; 0: it is there.
    pub(super) inline: u8,
    /// How the message was copied in: one of the [`copied`] numbers.
    pub(super) copied: u8,
}

/// How a message was copied into its slot, which says how it is best copied out.
pub(super) mod copied {
    /// By vectors, for a receiver that shares a cache with the sender as far as is known.
    pub(in crate::sm) const NEAR: u8 = 0;
    /// With the instruction for strings; so it is copied out.
    pub(in crate::sm) const STRING: u8 = 1;
    /// By vectors, for a receiver that was found to share no cache with the sender.
    pub(in crate::sm) const FAR: u8 = 2;
}

/// Bytes in front of a message: less than a line, and one more line where that makes the sender's
/// copy faster.
pub(super) const LEAD_MAX: usize = 127;

/// Longest header that goes with a [`BulkRef`].
pub(super) const INLINE: usize = LINE_DATA - size_of::<BulkRef>();

/// A line that refers to a bulk slot.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(super) struct Refers {
    pub(super) bulk: BulkRef,
    header: [u8; INLINE],
}

const _: () = assert!(size_of::<Refers>() == LINE_DATA);

impl Refers {
    /// The data of a line.
    #[inline]
    pub(super) fn of(data: &[u8; LINE_DATA]) -> Refers {
        // SAFETY: as long as said, and any bytes are a Refers.
        unsafe { data.as_ptr().cast::<Refers>().read_unaligned() }
    }

    /// Judges a line of a kind that refers to a bulk slot, all but the chunks.
    #[inline]
    pub(super) fn judge(&self, word: &Word, bounds: &Bounds) -> Result<(), Damage> {
        let BulkRef { slot, len, lead, chunk, inline, copied, .. } = self.bulk;
        let (len, lead, n) = (len as usize, usize::from(lead), usize::from(inline));
        let in_chunks = word.kind == LineKind::Piped;
        if slot >= bounds.slots {
            return Err(Damage::Slot { slot, slots: bounds.slots });
        }
        if copied > copied::FAR || (chunk != 0) != in_chunks {
            return Err(Damage::Spare);
        }
        if word.kind == LineKind::Joint {
            let spare = (word.len, len, lead, n, copied) == (0, 0, 0, 0, 0);
            return if spare { Ok(()) } else { Err(Damage::Spare) };
        }
        let begin = word.place() + lead;
        if lead > LEAD_MAX || begin > bounds.size || len > bounds.size - begin {
            return Err(Damage::Place { len, begin, size: bounds.size });
        }
        // A payload begins with a line.
        let header = n == 0 || (lead + n).is_multiple_of(64) && n <= len && n <= INLINE;
        if header { Ok(()) } else { Err(Damage::Header(inline)) }
    }

    /// The header of the message, as far as it is here; of a line that was judged.
    #[inline]
    pub(super) fn header(&self) -> &[u8] {
        self.header.get(..usize::from(self.bulk.inline)).unwrap_or_default()
    }
}

/// Lines that a message of `len` bytes takes.
#[inline(always)]
pub(super) fn lines_for(len: usize) -> usize {
    len.div_ceil(LINE_DATA)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_survive_and_nonsense_does_not() {
        for (kind, len) in [
            (LineKind::Line, 56),
            (LineKind::Lines, 1024),
            (LineKind::Bulk, 0),
            (LineKind::Piped, 0),
            (LineKind::Joint, 0),
        ] {
            let word = Word { kind, tag: AmTag(200), len };
            assert_eq!(Word::decode(Word::encode(kind, AmTag(200), len)), Some(word));
        }
        assert_eq!(Word::decode(0), None);
        assert_eq!(Word::decode(LINE | 57 << 16), None);
        assert_eq!(Word::decode(u32::MAX), None);
    }
}
