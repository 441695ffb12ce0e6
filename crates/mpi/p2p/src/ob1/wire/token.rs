//! Requests of an engine as words.

use hawser_core::contracts::pml::PmlReq;

use crate::ob1::ids::{PEERS_MAX, PeerId};
use crate::ob1::slab::{INDEX_BITS, Name};

/// A request of the engine, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Req(pub(crate) u64);

/// What a [`Req`] names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// A send that was complete when it was started, and is not marked for cancellation.
    Sent,
    /// A send.
    Send(Name),
    /// A receive.
    Recv(Name),
}

/// Tells sends from receives in a token.
const SEND_BIT: u64 = 1 << 29;

impl Req {
    /// A send that was complete when it was started, without a name.
    pub(crate) const SENT: Req = Req(PmlReq::SENT.0);

    /// Names nothing: no generation is 0.
    pub(crate) const NONE: Req = Req(PmlReq::MARK);

    #[inline]
    pub(crate) fn send(name: Name) -> Req {
        Req(PmlReq::MARK | SEND_BIT | name.pack())
    }

    #[inline]
    pub(crate) fn recv(name: Name) -> Req {
        Req(PmlReq::MARK | name.pack())
    }

    /// A send that was complete when it was started: the eager message to a peer with this number.
    #[inline(always)]
    pub(crate) fn sent(peer: PeerId, seq: u32) -> Req {
        const _: () = assert!(PmlReq::SENT_BIT == 1 << (INDEX_BITS - 1));
        const SENT: u64 = PmlReq::MARK | SEND_BIT | PmlReq::SENT_BIT;
        Req(SENT | u64::from(seq) << 32 | u64::from(peer))
    }

    /// See [`PmlReq::is_sent`].
    #[inline(always)]
    pub(crate) fn is_sent(self) -> bool {
        PmlReq(self.0).is_sent()
    }

    /// Peer and number of an eager message that [`Req::sent`] names.
    pub(crate) fn message(self) -> Option<(PeerId, u32)> {
        let peer = self.0 as u32 & PEERS_MAX;
        (self.is_sent() && peer < PEERS_MAX).then_some((peer, (self.0 >> 32) as u32))
    }

    /// What the request is, unless it is a marked one of [`Req::sent`].
    #[inline]
    pub(crate) fn named(self) -> Named {
        match self {
            Req(v) if v & SEND_BIT == 0 => Named::Recv(Name::unpack(v)),
            Req(v) if v & PmlReq::SENT_BIT == 0 => Named::Send(Name::unpack(v)),
            _ => Named::Sent,
        }
    }
}
