//! What goes out to one peer.

use super::rail::Trip;
use super::wire::Echo;

/// How far a packet has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PacketPlace {
    /// It waits to be sent, for the first time or again; not over this rail if there is another.
    Waiting { not: Option<usize> },
    /// It was sent over a rail, as this transmission; patience counts from this time on.
    InFlight { rail: usize, trip: Trip, at: u64 },
    /// The peer has it, but not all before it.
    There,
}

/// What a packet carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Load {
    /// Tag of the message.
    pub(super) tag: u8,
    /// The message goes on in the next packet.
    pub(super) more: bool,
}

/// A message, or a part of one, that the peer has not acknowledged with all before it.
#[derive(Debug)]
pub(super) struct Packet {
    pub(super) load: Load,
    /// Room for the head, and the message or part.
    pub(super) bytes: Vec<u8>,
    /// CRC-32C of these without the head.
    pub(super) code: u32,
    /// Times of patience that it has taken, and one.
    pub(super) tries: u32,
    /// How often it was sent; it stays at 255.
    pub(super) sends: u8,
    pub(super) place: PacketPlace,
}

/// What is to be sent next.
pub(super) struct Sending<'a> {
    /// Over this rail.
    pub(super) rail: usize,
    /// The packet, with its head.
    pub(super) bytes: &'a [u8],
    pub(super) what: What,
}

/// What a packet is, for the account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Data(u64),
    Ack,
    Probe,
    Answer,
    Bye,
}

/// Receipt of [`poll_send`](super::flow::Flow::poll_send), for
/// [`sent`](super::flow::Flow::sent).
#[derive(Clone, Copy, Debug)]
pub(super) struct Receipt {
    pub(super) rail: usize,
    pub(super) what: What,
}

impl Sending<'_> {
    pub(super) fn receipt(&self) -> Receipt {
        Receipt { rail: self.rail, what: self.what }
    }
}

impl Packet {
    /// Whether what is acknowledged is surely the latest transmission; `echo`: which one has come
    /// last, as the peer says.
    pub(super) fn is_latest(&self, seq: u64, echo: Option<Echo>) -> bool {
        let attempt = self.sends;
        attempt == 1 || attempt < u8::MAX && echo == Some(Echo { seq, attempt })
    }
}
