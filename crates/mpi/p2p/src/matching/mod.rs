//! Matching: which receive gets which message (MPI-5.0 section 3.5).
//!
//! [`Matcher`] holds the posted receives and the unexpected messages of one message space of one
//! communicator. It is pure: sources are ranks in the communicator, payloads are tokens of the
//! owner. Promises: a message takes the oldest posted receive that accepts it; a receive takes the
//! oldest message that it accepts; cost does not grow with the length of either queue.

mod chains;
mod fifo;
#[cfg(test)]
mod tests;

use fifo::{ALL, At, Fifo, Key, NIL, WILD, key};

pub(crate) use fifo::FastMap;

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

    /// A message of this source and tag fits.
    #[inline(always)]
    pub(crate) fn accepts(self, source: u32, tag: u32) -> bool {
        (self.source == source || self.source == WILD) && (self.tag == tag || self.tag == WILD)
    }
}

/// Place of a posted receive, for [`Matcher::cancel`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PostedAt {
    /// [`NIL`]: the head.
    at: At,
    stamp: u64,
}

/// The oldest posted receive, outside of the queue: most of the time it is the only one.
#[derive(Clone, Copy)]
struct Head<P> {
    pattern: Pattern,
    stamp: u64,
    receive: P,
}

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
    /// Older than all in `posted`.
    head: Option<Head<P>>,
    heads: u64,
    posted: Fifo<P>,
    /// Entries of `posted` with a wildcard. While there are none, one chain decides.
    wild: usize,
    unexpected: Fifo<U>,
}

impl<P: Copy, U: Copy> Default for Matcher<P, U> {
    fn default() -> Self {
        Matcher {
            head: None,
            heads: 0,
            posted: Fifo::new(posted_chain),
            wild: 0,
            unexpected: Fifo::new(unexpected_chain),
        }
    }
}

impl<P: Copy, U: Copy> Matcher<P, U> {
    /// A message has arrived: the receive that gets it, which is thereby no longer posted.
    #[inline]
    pub fn arrive(&mut self, source: u32, tag: u32) -> Option<P> {
        if let Some(head) = &self.head
            && head.pattern.accepts(source, tag)
        {
            let receive = head.receive;
            self.head = None;
            return Some(receive);
        }
        if self.posted.len() == 0 { None } else { self.arrive_in_queue(source, tag) }
    }

    #[inline(always)]
    fn arrive_in_queue(&mut self, source: u32, tag: u32) -> Option<P> {
        // Many receives that are posted alike: the oldest gets the message.
        let (s, t) = self.posted.source_and_tag(self.posted.first());
        let at = match (Pattern { source: s, tag: t }).accepts(source, tag) {
            true => self.posted.first(),
            false => self.find_in_queue(source, tag)?,
        };
        self.remove_posted(at)
    }

    /// The receive that [`Matcher::arrive`] would give, left where it is.
    pub fn awaiting(&mut self, source: u32, tag: u32) -> Option<P> {
        if let Some(head) = &self.head
            && head.pattern.accepts(source, tag)
        {
            return Some(head.receive);
        }
        let at = self.find_in_queue(source, tag)?;
        self.posted.token(at)
    }

    #[inline(never)]
    fn find_in_queue(&mut self, source: u32, tag: u32) -> Option<At> {
        let accepts = |s: u32, t: u32| Pattern { source: s, tag: t }.accepts(source, tag);
        let near = if self.posted.is_indexed(EXACT) { Err(()) } else { self.posted.scan(accepts) };
        match near {
            Ok(found) => found,
            Err(()) => self.find_posted(source, tag),
        }
    }

    #[inline]
    fn remove_posted(&mut self, at: At) -> Option<P> {
        if self.wild > 0 {
            let (source, tag) = self.posted.source_and_tag(at);
            self.wild -= usize::from(source == WILD || tag == WILD);
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

    /// Takes the oldest message that `pattern` accepts.
    #[inline(always)]
    pub fn take(&mut self, pattern: Pattern) -> Option<U> {
        if self.unexpected.len() == 0 { None } else { self.take_from_queue(pattern) }
    }

    #[inline(never)]
    fn take_from_queue(&mut self, pattern: Pattern) -> Option<U> {
        let at = self.find_unexpected(pattern)?;
        self.unexpected.remove(at)
    }

    /// The oldest message that `pattern` accepts, left where it is.
    pub fn probe(&mut self, pattern: Pattern) -> Option<U> {
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

    /// Posts a receive. The caller has found no message for it with [`Matcher::take`].
    #[inline(always)]
    pub fn post(&mut self, pattern: Pattern, receive: P) -> PostedAt {
        if self.head.is_none() && self.posted.len() == 0 {
            self.heads += 1;
            self.head = Some(Head { pattern, stamp: self.heads, receive });
            return PostedAt { at: NIL, stamp: self.heads };
        }
        self.wild += usize::from(pattern.source == WILD || pattern.tag == WILD);
        let at = self.posted.push(pattern.source, pattern.tag, receive);
        PostedAt { at, stamp: self.posted.stamp(at) }
    }

    /// Takes a posted receive back. `None` when it has been matched in the meantime.
    pub fn cancel(&mut self, place: PostedAt) -> Option<P> {
        if place.at == NIL {
            let head = self.head.take_if(|h| h.stamp == place.stamp)?;
            return Some(head.receive);
        }
        self.posted.token(place.at)?;
        if self.posted.stamp(place.at) != place.stamp {
            return None;
        }
        self.remove_posted(place.at)
    }

    /// Source and tag, `None` for any, of a posted receive. `None` when it has been matched.
    pub fn pattern(&self, place: PostedAt) -> Option<(Option<u32>, Option<u32>)> {
        let (source, tag) = if place.at == NIL {
            let head = self.head.as_ref().filter(|h| h.stamp == place.stamp)?;
            (head.pattern.source, head.pattern.tag)
        } else {
            self.posted.token(place.at)?;
            if self.posted.stamp(place.at) != place.stamp {
                return None;
            }
            self.posted.source_and_tag(place.at)
        };
        Some(((source != WILD).then_some(source), (tag != WILD).then_some(tag)))
    }

    /// Posted receives, oldest first.
    pub fn posted(&self) -> impl Iterator<Item = P> + '_ {
        self.head.iter().map(|h| h.receive).chain(self.posted.iter().map(|(_, p)| p))
    }

    /// Unexpected messages, oldest first.
    pub fn unexpected(&self) -> impl Iterator<Item = U> + '_ {
        self.unexpected.iter().map(|(_, u)| u)
    }

    /// Nothing is posted, and no message was kept.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.head.is_none() && self.posted.len() == 0 && self.unexpected.len() == 0
    }

    /// Numbers of posted receives and unexpected messages.
    pub fn depth(&self) -> (usize, usize) {
        (self.posted.len() + usize::from(self.head.is_some()), self.unexpected.len())
    }
}
