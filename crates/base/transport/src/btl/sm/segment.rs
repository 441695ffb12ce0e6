//! The words that a ring line carries, see `docs/formats/sm-segment.md`.

use hawser_lockfree::ring::LINE_DATA;

use crate::btl::AmTag;

/// What follows a line's head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// The whole message of `len` bytes is in this line.
    Line,
    /// The message has `len` bytes; it begins in this line and goes on in the next ones.
    Lines,
    /// This line's data is a [`BulkRef`].
    Bulk,
    /// The same; the message is in chunks, of which the first is in the slot.
    Piped,
    /// This line's data is a [`BulkRef`] of the desk of a read that its receiver may help with.
    Joint,
}

/// A decoded head word: kind, tag, and a length of at most 65,535.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub(super) kind: Kind,
    pub(super) tag: AmTag,
    pub(super) len: usize,
}

const LINE: u32 = 1;
const LINES: u32 = 2;
const BULK: u32 = 3;
const PIPED: u32 = 4;
const JOINT: u32 = 5;

impl Word {
    #[inline(always)]
    pub(super) fn encode(kind: Kind, tag: AmTag, len: usize) -> u32 {
        let kind = match kind {
            Kind::Line => LINE,
            Kind::Lines => LINES,
            Kind::Bulk => BULK,
            Kind::Piped => PIPED,
            Kind::Joint => JOINT,
        };
        debug_assert!(len <= 0xffff);
        kind | u32::from(tag.0) << 8 | (len as u32) << 16
    }

    /// `None` for a word that no sender writes.
    #[inline(always)]
    pub(super) fn decode(word: u32) -> Option<Word> {
        let len = (word >> 16) as usize;
        let kind = match word & 0xff {
            LINE if len <= LINE_DATA => Kind::Line,
            LINES => Kind::Lines,
            BULK => Kind::Bulk,
            PIPED => Kind::Piped,
            JOINT => Kind::Joint,
            _ => return None,
        };
        Some(Word { kind, tag: AmTag((word >> 8) as u8), len })
    }
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
    pub(super) turn: u32,
    /// Where the message begins in the slot, so that its payload begins with a line; at most
    /// [`LEAD_MAX`].
    pub(super) lead: u8,
    /// Logarithm of the bytes of a chunk, of a message in chunks.
    pub(super) chunk: u8,
    /// Bytes of the message's header that follow here, and are not in the slot; 0: it is there.
    pub(super) inline: u8,
    /// 1: the message was copied in, and is copied out, with the instruction for strings; else 0.
    pub(super) string: u8,
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
    /// The header of the message, when it is here. `None`: no sender writes such a line.
    #[inline]
    pub(super) fn header(&self) -> Option<&[u8]> {
        let (lead, n) = (usize::from(self.bulk.lead), usize::from(self.bulk.inline));
        // A payload begins with a line.
        let fits = n == 0 || (lead + n).is_multiple_of(64) && n <= self.bulk.len as usize;
        self.header.get(..n).filter(|_| fits)
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
            (Kind::Line, 56),
            (Kind::Lines, 1024),
            (Kind::Bulk, 0),
            (Kind::Piped, 0),
            (Kind::Joint, 0),
        ] {
            let word = Word { kind, tag: AmTag(200), len };
            assert_eq!(Word::decode(Word::encode(kind, AmTag(200), len)), Some(word));
        }
        assert_eq!(Word::decode(0), None);
        assert_eq!(Word::decode(LINE | 57 << 16), None);
        assert_eq!(Word::decode(u32::MAX), None);
    }
}
