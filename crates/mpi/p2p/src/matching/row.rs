//! Posted receives in the order of posting, while messages come for the oldest ones.
//!
//! Most programs post a few receives and get the messages in that order, or nearly so. Such
//! receives stand in a row: posting writes one entry, the next message takes the oldest. A row
//! knows no chains; when a message is for none of the first few, the [`super::Matcher`] moves all
//! of it to where they are kept by pattern.

use super::Pattern;
use super::fifo::WILD;

/// The pattern of an entry that was left early: its tag is none and no wildcard.
const GONE: Pattern = Pattern { source: 0, tag: WILD - 1 };
/// Places that a row begins with, and keeps when it is emptied.
const SMALL: usize = 64;
/// Gaps behind a receive that waits for long, before that is better kept by pattern.
const GAPS_MAX: u64 = 32;

#[derive(Clone, Copy)]
struct Entry<P> {
    pattern: Pattern,
    receive: P,
}

/// The row. Places have consecutive numbers (stamps) in the order of posting. Places may have been
/// left before the first one.
pub(super) struct Row<P> {
    /// Entry of stamp `s` at `s & (len - 1)`; the length is a power of two, or 0.
    entries: Vec<Entry<P>>,
    first: u64,
    end: u64,
    /// Places between `first` and `end` that were left.
    gaps: u64,
}

impl<P: Copy + Default> Row<P> {
    pub(super) const fn new() -> Row<P> {
        Row { entries: Vec::new(), first: 1, end: 1, gaps: 0 }
    }

    /// Number of receives.
    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        (self.end - self.first - self.gaps) as usize
    }

    /// No receive is there.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Some receive has waited while many behind it were taken: a row would grow without end.
    pub(super) fn is_sparse(&self) -> bool {
        self.gaps > GAPS_MAX
    }

    /// Places from the first to the last.
    #[cfg(test)]
    pub(super) fn span(&self) -> u64 {
        self.end - self.first
    }

    #[inline(always)]
    fn at(&self, stamp: u64) -> usize {
        stamp as usize & self.entries.len().wrapping_sub(1)
    }

    /// Puts a receive at the end; gives its stamp.
    #[inline(always)]
    pub(super) fn push(&mut self, pattern: Pattern, receive: P) -> u64 {
        if self.end - self.first == self.entries.len() as u64 {
            self.grow();
        }
        let (at, stamp) = (self.at(self.end), self.end);
        self.entries[at] = Entry { pattern, receive };
        self.end += 1;
        stamp
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        let len = (self.entries.len() * 2).max(SMALL);
        let mut entries = vec![Entry { pattern: GONE, receive: P::default() }; len];
        for stamp in self.first..self.end {
            entries[stamp as usize & (len - 1)] = self.entries[self.at(stamp)];
        }
        self.entries = entries;
    }

    /// Takes the receive of the first entry if it accepts the message.
    #[inline(always)]
    pub(super) fn take_first(&mut self, source: u32, tag: u32) -> Option<P> {
        if self.first == self.end {
            return None;
        }
        let entry = &self.entries[self.at(self.first)];
        if !entry.pattern.accepts(source, tag) {
            return None;
        }
        let receive = entry.receive;
        self.first += 1;
        Some(receive)
    }

    /// Makes the first entry one that is taken, if there is any.
    fn pass_gaps(&mut self) {
        while self.first != self.end && self.entries[self.at(self.first)].pattern == GONE {
            self.first += 1;
            self.gaps -= 1;
        }
    }

    /// Stamp of the oldest receive that accepts the message, if it is within the first `few`;
    /// `Err` when the question is still open after these.
    pub(super) fn find(&self, source: u32, tag: u32, few: usize) -> Result<Option<u64>, ()> {
        let mut seen = 0;
        for stamp in self.first..self.end {
            let entry = &self.entries[self.at(stamp)];
            if entry.pattern == GONE {
                continue;
            }
            if seen == few {
                return Err(());
            }
            if entry.pattern.accepts(source, tag) {
                return Ok(Some(stamp));
            }
            seen += 1;
        }
        Ok(None)
    }

    /// Pattern and receive at a stamp, if it is taken.
    pub(super) fn get(&self, stamp: u64) -> Option<(Pattern, P)> {
        if !(self.first..self.end).contains(&stamp) {
            return None;
        }
        let entry = &self.entries[self.at(stamp)];
        (entry.pattern != GONE).then_some((entry.pattern, entry.receive))
    }

    /// Takes the receive at a stamp.
    pub(super) fn take(&mut self, stamp: u64) -> Option<P> {
        let (_, receive) = self.get(stamp)?;
        let at = self.at(stamp);
        self.entries[at].pattern = GONE;
        self.gaps += 1;
        self.pass_gaps();
        Some(receive)
    }

    /// Stamps, patterns and receives, oldest first.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, Pattern, P)> + '_ {
        (self.first..self.end).filter_map(|stamp| {
            let (pattern, receive) = self.get(stamp)?;
            Some((stamp, pattern, receive))
        })
    }

    /// Leaves all entries; stamps go on.
    pub(super) fn clear(&mut self) {
        self.first = self.end;
        self.gaps = 0;
        if self.entries.len() > SMALL {
            self.entries = Vec::new();
        }
    }
}
