//! Messages that are *reserved*: their sender asks for them back, and has not yet said whether it
//! takes them.
//!
//! A reserved message keeps its place among the unexpected ones, and no receive gets it. A receive
//! for which it would be the oldest message cannot know what it gets; so it waits behind the
//! message, and all receives that are posted later wait behind that receive, whatever they accept.
//! When the sender has decided they are matched in the order of posting, as if they were posted
//! then. Messages that come meanwhile are matched with receives posted before, or kept: so what
//! each receive gets is what it could have got without the reservation, posted a little later.

use std::collections::VecDeque;
use std::num::NonZeroU64;

use super::{Matcher, Pattern, PostedAt};

/// Set in the places of receives that wait here. Stamps of others never get there.
const HERE: u64 = 1 << 63;

struct Waiting<P> {
    place: PostedAt,
    pattern: Pattern,
    receive: P,
}

/// Reserved messages, and the receives that wait because of them.
pub(super) struct Reserved<P, U> {
    messages: Vec<U>,
    waiting: VecDeque<Waiting<P>>,
    places: u64,
}

impl<P, U> Default for Reserved<P, U> {
    fn default() -> Self {
        Reserved { messages: Vec::new(), waiting: VecDeque::new(), places: 0 }
    }
}

/// What a receive that has waited finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resumed<U> {
    /// Its message.
    Message(U),
    /// None: it is posted.
    Posted(PostedAt),
}

impl<P: Copy, U: Copy + PartialEq> Reserved<P, U> {
    pub(super) fn is_place(place: PostedAt) -> bool {
        place.0.get() & HERE != 0
    }

    pub(super) fn wait(&mut self, pattern: Pattern, receive: P) -> PostedAt {
        self.places += 1;
        let place = PostedAt(NonZeroU64::MIN.saturating_add(HERE | self.places));
        self.waiting.push_back(Waiting { place, pattern, receive });
        place
    }

    fn position(&self, place: PostedAt) -> Option<usize> {
        self.waiting.iter().position(|w| w.place == place)
    }

    pub(super) fn cancel(&mut self, place: PostedAt) -> Option<P> {
        let at = self.position(place)?;
        self.waiting.remove(at).map(|w| w.receive)
    }

    pub(super) fn pattern(&self, place: PostedAt) -> Option<Pattern> {
        self.position(place).map(|at| self.waiting[at].pattern)
    }

    pub(super) fn waiting(&self) -> impl Iterator<Item = P> + '_ {
        self.waiting.iter().map(|w| w.receive)
    }
}

impl<P: Copy + Default, U: Copy + PartialEq> Matcher<P, U> {
    /// No receive of this pattern may take a message at present.
    pub(super) fn is_barred(&mut self, pattern: Pattern) -> bool {
        !self.reserved.messages.is_empty()
            && (!self.reserved.waiting.is_empty() || self.meets_reserved(pattern))
    }

    /// The oldest message that `pattern` accepts is reserved.
    fn meets_reserved(&mut self, pattern: Pattern) -> bool {
        let found = self.find_unexpected(pattern).and_then(|at| self.unexpected.token(at));
        found.is_some_and(|message| self.reserved.messages.contains(&message))
    }

    /// Reserves a message. False: it is not kept here, or no more, or it is reserved already.
    pub fn reserve(&mut self, message: U) -> bool {
        let free = self.unexpected().any(|kept| kept == message)
            && !self.reserved.messages.contains(&message);
        if free {
            self.reserved.messages.push(message);
        }
        free
    }

    /// The sender of a reserved message has decided: it is gone, or stays as if it had never been
    /// reserved. False: it was not reserved. [`Matcher::resume`] is to be called then until it
    /// gives nothing.
    pub fn decide(&mut self, message: U, gone: bool) -> bool {
        let Some(at) = self.reserved.messages.iter().position(|m| *m == message) else {
            return false;
        };
        self.reserved.messages.swap_remove(at);
        if gone {
            self.withdraw(message);
        }
        true
    }

    /// The next receive that need not wait any more, and what it finds.
    pub fn resume(&mut self) -> Option<(P, Resumed<U>)> {
        let pattern = self.reserved.waiting.front()?.pattern;
        if self.meets_reserved(pattern) {
            return None;
        }
        let Waiting { receive, .. } = self.reserved.waiting.pop_front()?;
        let message = self.find_unexpected(pattern).and_then(|at| self.unexpected.remove(at));
        Some(match message {
            Some(message) => (receive, Resumed::Message(message)),
            None => (receive, Resumed::Posted(self.push(pattern, receive))),
        })
    }
}
