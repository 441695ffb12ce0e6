//! How far a connection has come: one closed enum, and the transitions between its values.
//!
//! ```text
//! connecting side:  Connecting ── said_hello ──> Calling ──────────── proved ──┐
//! accepting side:   Stranger ── recognised ──> Held ── asked ──> Asked ─ proved ┴─> Open
//! both:             Open ── said_bye ──> Leaving ── heard_bye ──> Parted
//!                   Open ── heard_bye, which is answered at once ──────> Parted
//! ```
//!
//! No place has a deadline of its own once the kernel has made the connection: a peer that computes
//! answers when it next calls MPI. Strangers are bounded in number, guests ([`Place::guest`]) by
//! one per peer.

use super::fault::Fault;
use crate::btl::ProcId;
use crate::handshake::{Asked, CHALLENGE, Call, Guest, HELLO, PROOF};

/// How far a connection has come.
#[derive(Debug)]
pub(super) enum Place {
    /// The kernel makes it, since this time (monotonic nanoseconds).
    Connecting { peer: ProcId, since: u64 },
    /// Somebody has connected and not said who it is.
    Stranger,
    /// A peer, by an authentic hello, whose answer waits as long as this process calls it.
    Held { peer: ProcId, guest: Box<Guest> },
    /// A peer that was sent the challenge.
    Asked { peer: ProcId, asked: Box<Asked> },
    /// This process has said hello, and waits for the challenge.
    Calling { peer: ProcId, call: Box<Call> },
    /// Both have proved who they are; messages flow.
    Open(ProcId),
    /// This side has sent, or queued, its last frame.
    Leaving(ProcId),
    /// Both sides have; the connection ends when all is written.
    Parted(ProcId),
}

impl Place {
    /// Messages may arrive, or might have.
    #[inline]
    pub(super) fn open_to(&self) -> Option<ProcId> {
        match self {
            Place::Open(peer) | Place::Leaving(peer) | Place::Parted(peer) => Some(*peer),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn is_open(&self) -> bool {
        self.open_to().is_some()
    }

    /// This side may send more messages.
    #[inline]
    pub(super) fn may_send(&self) -> bool {
        matches!(self, Place::Open(_))
    }

    /// The peer at the other end as far as it is known: meant, said, or proved.
    pub(super) fn peer(&self) -> Option<ProcId> {
        match self {
            Place::Stranger => None,
            Place::Held { peer, .. }
            | Place::Connecting { peer, .. }
            | Place::Asked { peer, .. }
            | Place::Calling { peer, .. }
            | Place::Open(peer)
            | Place::Leaving(peer)
            | Place::Parted(peer) => Some(*peer),
        }
    }

    /// The peer whose own attempt this is, as long as it is not open.
    pub(super) fn guest(&self) -> Option<ProcId> {
        match self {
            Place::Held { peer, .. } | Place::Asked { peer, .. } => Some(*peer),
            _ => None,
        }
    }

    /// Bytes of the message of the handshake that comes next; 0: none does.
    pub(super) fn needs(&self) -> usize {
        match self {
            Place::Stranger => HELLO,
            Place::Asked { .. } => PROOF,
            Place::Calling { .. } => CHALLENGE,
            _ => 0,
        }
    }

    /// `Connecting` to `Calling`.
    pub(super) fn said_hello(&mut self, call: Call) {
        if let Place::Connecting { peer, .. } = *self {
            *self = Place::Calling { peer, call: Box::new(call) };
        } else {
            debug_assert!(false, "a hello from {self:?}");
        }
    }

    /// `Stranger` to `Held`.
    pub(super) fn recognised(&mut self, peer: ProcId, guest: Guest) {
        debug_assert!(matches!(self, Place::Stranger), "a guest from {self:?}");
        *self = Place::Held { peer, guest: Box::new(guest) };
    }

    /// `Held` to `Asked`.
    pub(super) fn asked(&mut self, asked: Asked) {
        if let Place::Held { peer, .. } = *self {
            *self = Place::Asked { peer, asked: Box::new(asked) };
        } else {
            debug_assert!(false, "a challenge from {self:?}");
        }
    }

    /// `Asked` or `Calling` to `Open`; the peer.
    pub(super) fn proved(&mut self) -> Option<ProcId> {
        let (Place::Asked { peer, .. } | Place::Calling { peer, .. }) = *self else {
            debug_assert!(false, "a proof from {self:?}");
            return None;
        };
        *self = Place::Open(peer);
        Some(peer)
    }

    /// `Open` to `Leaving`.
    pub(super) fn said_bye(&mut self) {
        if let Place::Open(peer) = *self {
            *self = Place::Leaving(peer);
        } else {
            debug_assert!(false, "a bye from {self:?}");
        }
    }

    /// `Open` or `Leaving` to `Parted`. True when this side's last frame is still to be queued.
    ///
    /// # Errors
    /// The peer has said it already.
    pub(super) fn heard_bye(&mut self) -> Result<bool, Fault> {
        let (peer, owed) = match *self {
            Place::Open(peer) => (peer, true),
            Place::Leaving(peer) => (peer, false),
            _ => return Err(Fault::FrameAfterBye),
        };
        *self = Place::Parted(peer);
        Ok(owed)
    }
}
