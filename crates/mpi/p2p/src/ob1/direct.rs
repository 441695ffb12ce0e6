//! The direct receive of an engine, as `recv/direct.rs` opens it and messages find it.

use hawser_btl::Placement;
use hawser_core::error::Error;
use hawser_core::status::Status;
use hawser_segment::mem::UserSlice;

use super::ids::{PeerId, SpaceId};
use super::requests::{Wanted, status_of, truncated};
use super::slab::Name;
use super::wire::cookie::PlacementCookie;
use crate::matching::Pattern;

/// What became of the direct receive that was opened last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Nothing yet, or its result was taken.
    Waiting,
    /// Its message is being placed in its memory.
    Placing,
    /// Its message is in its memory.
    Done,
    /// It was posted as this request.
    Posted(Name),
}

/// No communicator has this context id.
pub(super) const NOWHERE: u64 = u64::MAX;

/// The direct receive of an engine.
pub(crate) struct Direct {
    /// Context id of its space while it is open; [`NOWHERE`] else.
    pub(super) context: u64,
    pub(super) wanted: Wanted,
    pub(super) memory: UserSlice,
    pub(super) stage: Stage,
    pub(super) status: Status,
    pub(super) error: Option<Error>,
    /// Sender of the message that is being placed.
    pub(super) peer: PeerId,
    /// Number of the last placement: see [`PlacementCookie::Direct`].
    pub(super) placement: u32,
    /// Placements that go on in requests.
    pub(super) parked: Vec<(u32, Name)>,
}

impl Direct {
    /// None.
    pub(crate) fn new() -> Direct {
        let pattern = Pattern::new(None, None);
        Direct {
            context: NOWHERE,
            wanted: Wanted { space: SpaceId(0), pattern, only_from: None, owner: 0 },
            memory: UserSlice::empty(),
            stage: Stage::Waiting,
            status: Status::EMPTY,
            error: None,
            peer: PeerId::default(),
            placement: 0,
            parked: Vec::new(),
        }
    }

    /// An open receive accepts this message.
    #[inline(always)]
    pub(super) fn accepts(&self, context: u64, source: u32, tag: u32) -> bool {
        self.context == context && self.wanted.pattern.accepts(source, tag)
    }

    /// The message of a receive has come.
    #[inline(always)]
    pub(super) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// How the receive goes on, once that is settled: true when its message has come.
    #[inline(always)]
    pub(super) fn decision(&self) -> Option<bool> {
        match self.stage {
            Stage::Done => Some(true),
            Stage::Posted(_) => Some(false),
            Stage::Waiting | Stage::Placing => None,
        }
    }

    /// A message of this length fits the memory.
    #[inline]
    pub(super) fn holds(&self, len: usize) -> bool {
        len <= self.memory.len()
    }

    /// A message that the open receive accepts and holds begins to be placed; gives the cookie.
    #[inline]
    pub(super) fn begin(&mut self, peer: PeerId, source: u32, tag: u32, len: usize) -> u64 {
        self.status = status_of(source, tag, len as u64);
        self.peer = peer;
        self.context = NOWHERE;
        self.stage = Stage::Placing;
        self.placement = self.placement.wrapping_add(1);
        PlacementCookie::Direct(self.placement).encode()
    }

    #[inline]
    fn is_placing(&self, cookie: u64) -> bool {
        self.stage == Stage::Placing && cookie == PlacementCookie::Direct(self.placement).encode()
    }

    /// The memory of a placement, if no request has it.
    #[inline]
    pub(super) fn placement_of(&self, placement: &Placement) -> Option<UserSlice> {
        self.is_placing(placement.cookie).then(|| self.memory.part(0, placement.len))
    }

    /// All bytes of a placement are there; false when a request has it.
    #[inline]
    pub(super) fn placed(&mut self, placement: &Placement) -> bool {
        let here = self.is_placing(placement.cookie);
        if here {
            self.stage = Stage::Done;
        }
        here
    }

    /// The request of a placement; `None`: it has none, or is over.
    #[inline]
    pub(super) fn request_of(&self, cookie: u64) -> Option<Name> {
        let number = match PlacementCookie::decode(cookie) {
            PlacementCookie::Receive(name) => return Some(name),
            PlacementCookie::Direct(number) => number,
        };
        self.parked.iter().find(|(n, _)| *n == number).map(|(_, name)| *name)
    }

    /// Placements that go on in requests.
    #[cfg(test)]
    pub(super) fn parked(&self) -> usize {
        self.parked.len()
    }

    /// The error of a receive that is done; its status goes to where it is wanted.
    #[inline(always)]
    pub(super) fn end(&mut self, status: Option<&mut Status>) -> Option<Error> {
        if let Some(status) = status {
            *status = self.status;
        }
        // The usual case writes nothing.
        if self.error.is_none() { None } else { self.error.take() }
    }

    /// The open receive gets its message.
    #[inline(always)]
    pub(super) fn fill(&mut self, source: u32, tag: u32, payload: &[u8]) {
        let n = payload.len().min(self.memory.len());
        if n < payload.len() {
            self.error = Some(truncated(payload.len() as u64, n as u64));
        }
        self.memory.part(0, n).write(&payload[..n]);
        self.status = status_of(source, tag, n as u64);
        self.context = NOWHERE;
        self.stage = Stage::Done;
    }
}
