//! Channels: the independent engines of a process with `MPI_THREAD_MULTIPLE`.
//!
//! Each channel has its own modules, matching and lock, so that threads on different communicators
//! do not meet. The number of channels belongs to the job (it is in the node segment), and a
//! communicator's channel follows from its context id: both ends of a message agree without a word.
//!
//! A process without that thread level has one engine, which receives what peers send on any
//! channel. To it, a peer with channels looks like several processes: messages to that peer go to
//! the one of the communicator's channel. Messages between two processes without channels all use
//! channel 0, as if there were no others. Whether a peer has channels is known before the first
//! message on a communicator that is not on channel 0: such a communicator is made by an agreement
//! of all its members, each of which had come up by then.

use hawser_core::contracts::pml::{PmlMessage, PmlReq};
use hawser_core::env::CONTEXT_SHIFT;
use hawser_segment::node::MAX_CHANNELS;

use crate::ob1::slab::{INDEX_BITS, Name};
use crate::ob1::wire::token::Req;

/// Where the channel begins in a token: above the index of the name.
const SHIFT: u32 = INDEX_BITS;
const BITS: u32 = 3;
const _: () = assert!(MAX_CHANNELS == 1 << BITS, "a token has room for its channel");
const _: () = assert!(SHIFT + BITS <= PmlReq::FREE_BITS, "and no more than that");

/// The bits of a context id that tell its channel, of so many: communicators that are made one
/// after the other get different channels, and the first one, the world, gets channel 0.
pub(crate) fn mask(channels: u32) -> u64 {
    u64::from(channels - 1) << CONTEXT_SHIFT
}

/// The channel of a context id under a [`mask`].
#[inline]
pub(crate) fn index(masked: u64) -> usize {
    (masked >> CONTEXT_SHIFT) as usize
}

const TOKEN: u64 = ((1 << BITS) - 1) << SHIFT;

/// The request of a channel as a token of the process.
#[inline]
pub(crate) fn token(channel: usize, req: Req) -> PmlReq {
    PmlReq(req.0 | (channel as u64) << SHIFT)
}

/// The reverse of [`token`].
#[inline]
pub(crate) fn request(token: PmlReq) -> (usize, Req) {
    (((token.0 & TOKEN) >> SHIFT) as usize, Req(token.0 & !TOKEN))
}

/// The request of a token if it is one of this channel.
#[inline(always)]
pub(crate) fn request_of(token: PmlReq, channel: usize) -> Option<Req> {
    // The name in a request does not read the bits of the channel.
    let ours = token.0 & TOKEN == (channel as u64) << SHIFT;
    ours.then_some(Req(token.0))
}

/// A message of a channel as a token of the process.
pub(crate) fn message_token(channel: usize, message: Name) -> PmlMessage {
    PmlMessage(message.pack() | (channel as u64) << SHIFT)
}

/// The reverse of [`message_token`].
pub(crate) fn message(token: PmlMessage) -> (usize, Name) {
    (((token.0 & TOKEN) >> SHIFT) as usize, Name::unpack(token.0 & !TOKEN))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contexts_made_in_a_row_are_on_different_channels() {
        let context = |counter: u64| (7 << 32) | (counter << CONTEXT_SHIFT);
        let of = |counter: u64, space: u64| index((context(counter) | space) & mask(4));
        for space in 0..1 << CONTEXT_SHIFT {
            let all = [0, 1, 2, 3, 4].map(|counter| of(counter, space));
            assert_eq!(all, [0, 1, 2, 3, 0], "in message space {space}");
        }
        assert_eq!(index(context(3) & mask(1)), 0);
    }

    #[test]
    fn tokens_name_channel_and_request() {
        let name = Name { index: (1 << SHIFT) - 2, generation: u32::MAX };
        for req in [Req::send(name), Req::recv(name), Req::SENT] {
            assert_eq!(request(token(5, req)), (5, req));
        }
        assert_eq!(token(0, Req::SENT), PmlReq::SENT);
        assert_eq!(message(message_token(7, name)), (7, name));
    }
}
