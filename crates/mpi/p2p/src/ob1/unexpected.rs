//! The messages that no posted receive has accepted. Where they stand in the order of their space
//! the matching knows.

use hawser_core::status::Status;
use hawser_lockfree::copy;
use hawser_segment::node::ObservedPage;
use hawser_status::{Count, Counting};

use super::ids::{PeerId, SpaceId};
use super::requests::{Body, SHORT_PAYLOAD, status_of};
use super::slab::{Name, Slab};

/// Payload of an unexpected message: short ones without an allocation.
pub(crate) enum Payload {
    Short(u8, [u8; SHORT_PAYLOAD]),
    Long(Vec<u8>),
}

impl Payload {
    pub(crate) fn bytes(&self) -> &[u8] {
        match self {
            Payload::Short(n, data) => &data[..usize::from(*n)],
            Payload::Long(data) => data,
        }
    }
}

/// A message that no posted receive accepted.
pub(crate) struct Unexpected {
    pub(crate) peer: PeerId,
    pub(crate) source: u32,
    pub(crate) tag: u32,
    pub(crate) body: Body,
    pub(crate) payload: Payload,
    /// Space it was found in; for messages taken out by a matched probe.
    pub(crate) space: SpaceId,
}

// One line of memory: long queues of short messages are walked at the speed of the cache.
const _: () = assert!(size_of::<Unexpected>() <= 64);

impl Unexpected {
    pub(crate) fn len(&self) -> u64 {
        match &self.body {
            Body::Eager(_) | Body::Sync(_) => self.payload.bytes().len() as u64,
            Body::Offer(offered) => offered.len,
        }
    }

    pub(crate) fn status(&self) -> Status {
        status_of(self.source, self.tag, self.len())
    }
}

/// Spare buffers that are kept.
const SPARE_MAX: usize = 64;

/// All unexpected messages of an engine, and what the page of counters says of them.
pub(crate) struct UnexpectedQueue {
    messages: Slab<Unexpected>,
    /// Buffers of long payloads, for reuse.
    spare: Vec<Vec<u8>>,
    /// Bytes of all payloads.
    bytes: u64,
    counters: &'static ObservedPage,
}

impl UnexpectedQueue {
    pub(crate) fn new(counters: &'static ObservedPage) -> UnexpectedQueue {
        UnexpectedQueue { messages: Slab::new(), spare: Vec::new(), bytes: 0, counters }
    }

    /// The senders of all messages.
    pub(crate) fn peers(&self) -> impl Iterator<Item = PeerId> + '_ {
        self.messages.iter().map(|(_, message)| message.peer)
    }

    /// Keeps a message with a copy of its payload.
    pub(crate) fn insert(
        &mut self,
        space: SpaceId,
        peer: PeerId,
        (source, tag): (u32, u32),
        body: Body,
        payload: &[u8],
    ) -> Name {
        let payload = self.copy(payload);
        self.bytes += payload.bytes().len() as u64;
        let name = self.messages.insert(Unexpected { peer, source, tag, body, payload, space });
        self.counters.count(Count::Unexpected);
        self.tell();
        name
    }

    fn copy(&mut self, payload: &[u8]) -> Payload {
        if payload.len() <= SHORT_PAYLOAD {
            let mut data = [0; SHORT_PAYLOAD];
            data[..payload.len()].copy_from_slice(payload);
            return Payload::Short(payload.len() as u8, data);
        }
        let mut data = self.spare.pop().unwrap_or_default();
        data.clear();
        copy::append(&mut data, payload);
        Payload::Long(data)
    }

    /// Takes a message out. Its payload comes back by [`UnexpectedQueue::recycle`].
    pub(super) fn remove(&mut self, name: Name) -> Option<Unexpected> {
        let message = self.messages.remove(name)?;
        self.bytes = self.bytes.saturating_sub(message.payload.bytes().len() as u64);
        self.tell();
        Some(message)
    }

    fn tell(&self) {
        self.counters.unexpected_now(self.messages.len() as u64, self.bytes);
    }

    /// The memory of a payload that is not needed any more.
    pub(super) fn recycle(&mut self, payload: Payload) {
        if let Payload::Long(data) = payload
            && self.spare.len() < SPARE_MAX
        {
            self.spare.push(data);
        }
    }

    pub(crate) fn get(&self, name: Name) -> Option<&Unexpected> {
        self.messages.get(name)
    }

    /// Those of a peer.
    pub(crate) fn of(&self, peer: PeerId) -> impl Iterator<Item = (Name, &Unexpected)> {
        self.messages.iter().filter(move |(_, message)| message.peer == peer)
    }

    /// How many there are.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.messages.len()
    }

    /// Bytes of all payloads.
    #[cfg(test)]
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }
}
