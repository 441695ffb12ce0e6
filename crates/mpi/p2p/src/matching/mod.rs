//! Matching: which receive gets which message (MPI-5.0 section 3.5).
//!
//! [`Matcher`] holds the posted receives and the unexpected messages of one message space of one
//! communicator. It is pure: sources are ranks in the communicator, payloads are tokens of the
//! owner. Promises: a message takes the oldest posted receive that accepts it; a receive takes the
//! oldest message that it accepts; cost does not grow with the length of either queue.

mod chains;
mod fifo;
mod reserved;
mod row;
#[cfg(test)]
mod tests;

use std::num::NonZeroU64;

use chains::{At, Key};
use fifo::{ALL, Fifo, WILD, key};
use row::Row;

pub(crate) use fifo::FastMap;
use reserved::Reserved;
pub use reserved::Resumed;

/// What a receive or probe accepts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    source: u32,
    tag: u32,
}

impl Pattern {
    /// `None` accepts any source, or any tag. Ranks and tags are below `u32::MAX`.
    #[inline]
    pub fn new(source: Option<u32>, tag: Option<u32>) -> Pattern {
        Pattern { source: source.unwrap_or(WILD), tag: tag.unwrap_or(WILD) }
    }

    fn is_wild(self) -> bool {
        self.source == WILD || self.tag == WILD
    }

    /// Source and tag, when both are definite.
    pub(crate) fn definite(self) -> Option<(u32, u32)> {
        (!self.is_wild()).then_some((self.source, self.tag))
    }

    /// A message of this source and tag fits.
    #[inline(always)]
    pub(crate) fn accepts(self, source: u32, tag: u32) -> bool {
        (self.source == source || self.source == WILD) && (self.tag == tag || self.tag == WILD)
    }
}

/// Place of a posted receive, for [`Matcher::cancel`]: its number in the order of posting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PostedAt(NonZeroU64);

/// Receives of the row that are looked at before all of it is kept by pattern.
const FEW: usize = 8;

const EXACT: usize = 1;
const BY_SOURCE: usize = 2;
const BY_TAG: usize = 3;

/// A posted receive is in one chain: that of its pattern, wildcards included.
fn posted_chain(_dim: usize, source: u32, tag: u32) -> Key {
    key(source, tag)
}

/// A message is in one chain of each dimension.
fn unexpected_chain(dim: usize, source: u32, tag: u32) -> Key {
    match dim {
        BY_SOURCE => key(source, WILD),
        BY_TAG => key(WILD, tag),
        _ => key(source, tag),
    }
}

/// Posted receives (tokens `P`) and unexpected messages (tokens `U`) of one message space.
pub struct Matcher<P, U> {
    /// Posted receives by pattern, with their numbers as stamps; older than all in `row`.
    posted: Fifo<P>,
    /// Entries of `posted` with a wildcard. While there are none, one chain decides.
    wild: usize,
    row: Row<P>,
    unexpected: Fifo<U>,
    reserved: Reserved<P, U>,
}

impl<P: Copy + Default, U: Copy + PartialEq> Default for Matcher<P, U> {
    fn default() -> Self {
        Matcher {
            posted: Fifo::new(posted_chain),
            wild: 0,
            row: Row::new(),
            unexpected: Fifo::new(unexpected_chain),
            reserved: Reserved::default(),
        }
    }
}

/// Where the receive is that gets a message.
enum Found {
    Posted(At),
    Row(u64),
}

impl<P: Copy + Default, U: Copy + PartialEq> Matcher<P, U> {
    /// A message has arrived: the receive that gets it, which is thereby no longer posted.
    #[inline(always)]
    pub fn arrive(&mut self, source: u32, tag: u32) -> Option<P> {
        if self.posted.len() == 0
            && let Some(receive) = self.row.take_first(source, tag)
        {
            return Some(receive);
        }
        if self.posted.len() == 0 && self.row.is_empty() {
            return None;
        }
        self.arrive_late(source, tag)
    }

    /// A message that is not for the oldest receive.
    #[inline(never)]
    fn arrive_late(&mut self, source: u32, tag: u32) -> Option<P> {
        match self.find_receive(source, tag)? {
            Found::Posted(at) => self.remove_posted(at),
            Found::Row(stamp) => self.take_from_row(stamp),
        }
    }

    fn take_from_row(&mut self, stamp: u64) -> Option<P> {
        let receive = self.row.take(stamp);
        if self.row.is_sparse() {
            self.keep_by_pattern();
        }
        receive
    }

    /// The receive that [`Matcher::arrive`] would give, left where it is.
    pub fn awaiting(&mut self, source: u32, tag: u32) -> Option<P> {
        match self.find_receive(source, tag)? {
            Found::Posted(at) => self.posted.token(at),
            Found::Row(stamp) => self.row.get(stamp).map(|(_, receive)| receive),
        }
    }

    fn find_receive(&mut self, source: u32, tag: u32) -> Option<Found> {
        if self.posted.len() > 0
            && let Some(at) = self.find_in_queue(source, tag)
        {
            return Some(Found::Posted(at));
        }
        match self.row.find(source, tag, FEW) {
            Ok(found) => found.map(Found::Row),
            Err(()) => {
                self.keep_by_pattern();
                self.find_in_queue(source, tag).map(Found::Posted)
            }
        }
    }

    /// Moves the row to the receives that are kept by pattern.
    #[cold]
    fn keep_by_pattern(&mut self) {
        for (stamp, pattern, receive) in self.row.iter() {
            self.wild += usize::from(pattern.is_wild());
            self.posted.push_stamped(pattern.source, pattern.tag, receive, stamp);
        }
        self.row.clear();
    }

    fn find_in_queue(&mut self, source: u32, tag: u32) -> Option<At> {
        let accepts = |s: u32, t: u32| Pattern { source: s, tag: t }.accepts(source, tag);
        let near = if self.posted.is_indexed(EXACT) { Err(()) } else { self.posted.scan(accepts) };
        match near {
            Ok(found) => found,
            Err(()) => self.find_posted(source, tag),
        }
    }

    fn remove_posted(&mut self, at: At) -> Option<P> {
        if self.wild > 0 {
            let (source, tag) = self.posted.source_and_tag(at);
            self.wild -= usize::from(Pattern { source, tag }.is_wild());
        }
        self.posted.remove(at)
    }

    /// The oldest of the heads of the four chains whose patterns accept the message.
    #[cold]
    fn find_posted(&mut self, source: u32, tag: u32) -> Option<At> {
        if self.wild == 0 {
            return self.posted.first_of(EXACT, key(source, tag));
        }
        let chains = [key(source, tag), key(source, WILD), key(WILD, tag), key(WILD, WILD)];
        let heads = chains.map(|chain| self.posted.first_of(EXACT, chain));
        heads.into_iter().flatten().min_by_key(|&at| self.posted.stamp(at))
    }

    /// Keeps a message that no posted receive accepts.
    pub fn keep(&mut self, source: u32, tag: u32, message: U) {
        self.unexpected.push(source, tag, message);
    }

    /// Takes the oldest message that `pattern` accepts; none while that one is reserved, or other
    /// receives wait behind one that is.
    #[inline(always)]
    pub fn take(&mut self, pattern: Pattern) -> Option<U> {
        if self.unexpected.len() == 0 { None } else { self.take_from_queue(pattern) }
    }

    #[inline(never)]
    fn take_from_queue(&mut self, pattern: Pattern) -> Option<U> {
        if self.is_barred(pattern) {
            return None;
        }
        let at = self.find_unexpected(pattern)?;
        self.unexpected.remove(at)
    }

    /// The message that [`Matcher::take`] would give, left where it is.
    pub fn probe(&mut self, pattern: Pattern) -> Option<U> {
        if self.is_barred(pattern) {
            return None;
        }
        let at = self.find_unexpected(pattern)?;
        self.unexpected.token(at)
    }

    #[inline]
    fn find_unexpected(&mut self, pattern: Pattern) -> Option<At> {
        let dim = match (pattern.source, pattern.tag) {
            (WILD, WILD) => ALL,
            (WILD, _) => BY_TAG,
            (_, WILD) => BY_SOURCE,
            _ => EXACT,
        };
        if !self.unexpected.is_indexed(dim) {
            // A full wildcard accepts the first entry, so `ALL` never needs an index.
            if let Ok(found) = self.unexpected.scan(|s, t| pattern.accepts(s, t)) {
                return found;
            }
        }
        self.unexpected.first_of(dim, key(pattern.source, pattern.tag))
    }

    /// The oldest message that a receive of this pattern accepts; without one the receive is
    /// posted.
    #[inline(always)]
    pub fn receive(&mut self, pattern: Pattern, receive: P) -> Result<PostedAt, U> {
        if self.unexpected.len() == 0 {
            return Ok(self.push(pattern, receive));
        }
        self.receive_late(pattern, receive)
    }

    #[inline(never)]
    fn receive_late(&mut self, pattern: Pattern, receive: P) -> Result<PostedAt, U> {
        match self.take(pattern) {
            Some(message) => Err(message),
            None => Ok(self.post(pattern, receive)),
        }
    }

    /// Posts a receive. The caller has found no message for it with [`Matcher::take`].
    #[inline(always)]
    pub fn post(&mut self, pattern: Pattern, receive: P) -> PostedAt {
        if self.unexpected.len() != 0 && self.is_barred(pattern) {
            return self.reserved.wait(pattern, receive);
        }
        self.push(pattern, receive)
    }

    #[inline(always)]
    fn push(&mut self, pattern: Pattern, receive: P) -> PostedAt {
        // Stamps begin with 1.
        PostedAt(NonZeroU64::new(self.row.push(pattern, receive)).unwrap_or(NonZeroU64::MIN))
    }

    /// Takes a posted receive back. `None` when it has been matched in the meantime.
    pub fn cancel(&mut self, place: PostedAt) -> Option<P> {
        if Reserved::<P, U>::is_place(place) {
            return self.reserved.cancel(place);
        }
        if let Some(receive) = self.take_from_row(place.0.get()) {
            return Some(receive);
        }
        let at = self.posted.find_stamp(place.0.get())?;
        self.remove_posted(at)
    }

    /// Source and tag, `None` for any, of a posted receive. `None` when it has been matched.
    pub fn pattern(&self, place: PostedAt) -> Option<(Option<u32>, Option<u32>)> {
        let waits = self.reserved.pattern(place).map(|pattern| (pattern, P::default()));
        let Pattern { source, tag } = match waits.or_else(|| self.row.get(place.0.get())) {
            Some((pattern, _)) => pattern,
            None => {
                let (source, tag) =
                    self.posted.source_and_tag(self.posted.find_stamp(place.0.get())?);
                Pattern { source, tag }
            }
        };
        Some(((source != WILD).then_some(source), (tag != WILD).then_some(tag)))
    }

    /// Posted receives, oldest first.
    pub fn posted(&self) -> impl Iterator<Item = P> + '_ {
        let in_row = self.row.iter().map(|(_, _, p)| p);
        self.posted.iter().map(|(_, p)| p).chain(in_row).chain(self.reserved.waiting())
    }

    /// Unexpected messages, oldest first.
    pub fn unexpected(&self) -> impl Iterator<Item = U> + '_ {
        self.unexpected.iter().map(|(_, u)| u)
    }

    /// Takes this message out again. False: it is not kept here, or no more.
    pub fn withdraw(&mut self, message: U) -> bool {
        let at = self.unexpected.iter().find(|(_, u)| *u == message).map(|(at, _)| at);
        at.is_some_and(|at| self.unexpected.remove(at).is_some())
    }

    /// Nothing is posted, and no message was kept.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.posted.len() + self.row.len() + self.unexpected.len() == 0
    }

    /// Numbers of posted receives and unexpected messages.
    pub fn depth(&self) -> (usize, usize) {
        let posted = self.posted.len() + self.row.len() + self.reserved.waiting().count();
        (posted, self.unexpected.len())
    }
}
