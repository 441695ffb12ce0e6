//! What travels on a connection, see `docs/formats/tcp-wire.md`. All numbers are little endian.

use super::fault::TcpFault;
use crate::AmTag;

/// Bytes in front of every message: length `u32`, tag `u8`, kind `u8`, padding `u8`, flags `u8`,
/// number `u64`.
pub(super) const FRAME_HEAD: usize = 16;
/// Padding between head and message where it helps, see [`padding`].
pub(super) const PAD: usize = 32;
/// Smallest payload for which padding is considered.
const PAD_MIN: usize = 2048;
/// Bytes of a header of the layer above for which the limits of payloads leave room.
pub(super) const HEADER_ROOM: usize = 64;
/// Largest message that any configuration allows.
pub(super) const MAX_FRAME: usize = (16 << 20) + HEADER_ROOM;

const KIND_MESSAGE: u8 = 0;
const KIND_BYE: u8 = 1;
const KIND_START: u8 = 2;
const KIND_ARRIVED: u8 = 3;

/// Of a message: its sender waits for the acknowledgement.
const PROMPT: u8 = 1;
/// Of a start: what came before its number was given up in good order.
const FRESH: u8 = 1;

/// What a frame says, by its head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Frame {
    /// A message follows.
    Message(TcpHead),
    /// The sender sends nothing more on this connection.
    Bye(Bye),
    /// The sender's messages go on here, from the one of this number on, counted from 0 over all
    /// connections of the two ends. Fresh: it does not have earlier ones, for which nobody waits.
    Start {
        /// The number.
        first: u64,
        /// See [`FRESH`].
        fresh: bool,
    },
    /// So many messages of the receiver of this frame have arrived, over all connections.
    Arrived(u64),
}

/// Why the sender sends nothing more on a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bye {
    /// MPI ends in its process.
    End = 0,
    /// It goes on, on another connection when there is something to send.
    Pause = 1,
    /// The other side has said bye, and everything before that was read.
    Answer = 2,
}

/// The head of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TcpHead {
    /// What the message is for.
    pub(super) tag: AmTag,
    /// Its bytes.
    pub(super) len: usize,
    /// Bytes of padding in front of it.
    pub(super) pad: usize,
    /// Its sender waits for the acknowledgement.
    pub(super) prompt: bool,
    /// So many messages of the other direction have arrived at its sender.
    pub(super) arrived: u64,
}

/// Bytes of padding (0 or [`PAD`]) for a payload at `address` behind a header of `header` bytes.
///
/// The kernel copies the payload with `rep movs`, mostly to the beginning of a fresh page. On many
/// processors that is 20 times slower when the target lies 1 to 31 bytes behind the source, modulo
/// a page; the padding moves it out of that range.
#[inline]
pub(super) fn padding(header: usize, address: usize, payload: usize) -> usize {
    let distance = (FRAME_HEAD + header).wrapping_sub(address) % 4096;
    if payload >= PAD_MIN && (1..32).contains(&distance) { PAD } else { 0 }
}

/// The head of a message with its padding: the first `FRAME_HEAD + pad` bytes.
#[inline]
pub(super) fn message_head(head: TcpHead) -> [u8; FRAME_HEAD + PAD] {
    debug_assert!(head.len <= MAX_FRAME && head.pad <= PAD);
    let mut bytes = [0; FRAME_HEAD + PAD];
    bytes[..4].copy_from_slice(&(head.len as u32).to_le_bytes());
    bytes[4] = head.tag.0;
    bytes[5] = KIND_MESSAGE;
    bytes[6] = head.pad as u8;
    bytes[7] = if head.prompt { PROMPT } else { 0 };
    bytes[8..FRAME_HEAD].copy_from_slice(&head.arrived.to_le_bytes());
    bytes
}

fn short(kind: u8, flags: u8, number: u64) -> [u8; FRAME_HEAD] {
    let mut head = [0; FRAME_HEAD];
    head[5] = kind;
    head[7] = flags;
    head[8..].copy_from_slice(&number.to_le_bytes());
    head
}

/// The last frame of a direction.
pub(super) fn bye(why: Bye) -> [u8; FRAME_HEAD] {
    short(KIND_BYE, why as u8, 0)
}

/// [`Frame::Start`].
pub(super) fn start(first: u64, fresh: bool) -> [u8; FRAME_HEAD] {
    short(KIND_START, if fresh { FRESH } else { 0 }, first)
}

/// [`Frame::Arrived`].
pub(super) fn arrived(count: u64) -> [u8; FRAME_HEAD] {
    short(KIND_ARRIVED, 0, count)
}

/// Frames without a payload that wait for a connection, and what goes with them.
#[derive(Debug, Default)]
pub(super) struct ControlQueue {
    bytes: Vec<u8>,
    written: usize,
    /// Where the last [`Frame::Arrived`] is that was queued, if nothing of it is written.
    arrived: Option<usize>,
}

impl ControlQueue {
    /// Queues frames, or the rest of some.
    pub(super) fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Queues [`Frame::Arrived`]. One that waits at the end is replaced: who makes others speak and
    /// does not listen costs no memory.
    pub(super) fn push_arrived(&mut self, count: u64) {
        let last = self.arrived.filter(|at| at + FRAME_HEAD == self.bytes.len());
        self.bytes.truncate(last.unwrap_or(self.bytes.len()));
        self.arrived = Some(self.bytes.len());
        self.push(&arrived(count));
    }

    /// Nothing waits.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// What waits.
    pub(super) fn waiting(&self) -> &[u8] {
        self.bytes.get(self.written..).unwrap_or_default()
    }

    /// So many bytes of what waits are written.
    pub(super) fn wrote(&mut self, n: usize) {
        self.written += n;
        self.arrived = self.arrived.filter(|at| *at >= self.written);
        if self.written >= self.bytes.len() {
            self.clear();
        }
    }

    /// Nothing of it is to be written any more.
    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        (self.written, self.arrived) = (0, None);
    }
}

/// Reads a head; an error for what no peer of this version sends, or a message longer than `max`.
#[inline]
pub(super) fn decode_head(head: [u8; FRAME_HEAD], max: usize) -> Result<Frame, TcpFault> {
    let [l0, l1, l2, l3, tag, kind, pad, flags, number @ ..] = head;
    let len = u32::from_le_bytes([l0, l1, l2, l3]) as usize;
    let number = u64::from_le_bytes(number);
    match (kind, usize::from(pad), flags) {
        (KIND_MESSAGE, pad @ 0..=PAD, 0 | PROMPT) if len <= max => Ok(Frame::Message(TcpHead {
            tag: AmTag(tag),
            len,
            pad,
            prompt: flags == PROMPT,
            arrived: number,
        })),
        (KIND_MESSAGE, 0..=PAD, 0 | PROMPT) => {
            Err(TcpFault::FrameTooLong { len: len as u32, max: max as u32 })
        }
        _ if len != 0 || tag != 0 || pad != 0 => Err(TcpFault::FrameUnknown),
        (KIND_BYE, 0, 0) if number == 0 => Ok(Frame::Bye(Bye::End)),
        (KIND_BYE, 0, 1) if number == 0 => Ok(Frame::Bye(Bye::Pause)),
        (KIND_BYE, 0, 2) if number == 0 => Ok(Frame::Bye(Bye::Answer)),
        (KIND_START, 0, 0 | FRESH) => Ok(Frame::Start { first: number, fresh: flags == FRESH }),
        (KIND_ARRIVED, 0, 0) => Ok(Frame::Arrived(number)),
        _ => Err(TcpFault::FrameUnknown),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn padding_keeps_the_payload_out_of_the_slow_range() {
        for address in 0..5000usize {
            for header in [0, 8, 24, 31, 64] {
                let pad = padding(header, address, 1 << 16);
                let distance = (FRAME_HEAD + pad + header).wrapping_sub(address) % 4096;
                assert!(!(1..32).contains(&distance), "{header} {address}");
                assert_eq!(padding(header, address, 100), 0);
            }
        }
    }

    #[test]
    fn of_acknowledgements_that_wait_one_is_kept() {
        let mut queue = ControlQueue::default();
        queue.push(&start(3, false));
        (0..1000).for_each(|count| queue.push_arrived(count));
        assert_eq!(queue.waiting(), [start(3, false), arrived(999)].concat());
        // Of this one a part is written.
        queue.wrote(FRAME_HEAD + 1);
        (1000..2000).for_each(|count| queue.push_arrived(count));
        assert_eq!(queue.waiting(), [&arrived(999)[1..], &arrived(1999)].concat());
        queue.wrote(2 * FRAME_HEAD - 1);
        assert!(queue.is_empty());
        queue.push_arrived(5);
        assert_eq!(queue.waiting(), arrived(5));
        queue.clear();
        queue.push(&start(4, false));
        queue.push_arrived(6);
        assert_eq!(queue.waiting(), [start(4, false), arrived(6)].concat());
    }

    /// What another thread has left of a message may look like an acknowledgement.
    #[test]
    fn the_rest_of_a_message_is_none() {
        let mut queue = ControlQueue::default();
        let rest = [&[7; 3][..], &arrived(9)].concat();
        queue.push(&rest);
        queue.push_arrived(10);
        queue.push_arrived(11);
        assert_eq!(queue.waiting(), [&rest[..], &arrived(11)].concat());
        queue.push(&arrived(9));
        queue.push_arrived(12);
        assert_eq!(queue.waiting().len(), rest.len() + 3 * FRAME_HEAD);
    }

    #[test]
    fn heads_survive_and_nonsense_does_not() {
        for (pad, prompt) in [(0, false), (PAD, true)] {
            let head = TcpHead { tag: AmTag(9), len: 70_000, pad, prompt, arrived: u64::MAX - 3 };
            let bytes = *message_head(head).first_chunk().unwrap();
            assert_eq!(decode_head(bytes, MAX_FRAME), Ok(Frame::Message(head)));
            assert!(decode_head(bytes, 69_999).is_err());
            let (mut flags, mut padding) = (bytes, bytes);
            flags[7] = 2;
            padding[6] = 33;
            assert!(decode_head(flags, MAX_FRAME).is_err());
            assert!(decode_head(padding, MAX_FRAME).is_err());
        }
        for why in [Bye::End, Bye::Pause, Bye::Answer] {
            assert_eq!(decode_head(bye(why), 0), Ok(Frame::Bye(why)));
        }
        assert_eq!(decode_head(arrived(7), 0), Ok(Frame::Arrived(7)));
        for fresh in [false, true] {
            assert_eq!(decode_head(start(3, fresh), 0), Ok(Frame::Start { first: 3, fresh }));
        }
        assert!(decode_head(short(KIND_BYE, 3, 0), 0).is_err());
        assert!(decode_head(short(KIND_BYE, 0, 1), 0).is_err());
        assert!(decode_head(short(KIND_ARRIVED, 1, 1), 0).is_err());
        assert!(decode_head(short(4, 0, 0), 0).is_err());
        for at in [0, 3, 4, 6] {
            let mut with = start(1, false);
            with[at] = 1;
            assert!(decode_head(with, MAX_FRAME).is_err(), "byte {at}");
        }
        assert!(decode_head([0xff; FRAME_HEAD], MAX_FRAME).is_err());
        assert!(decode_head(*b"GET / HTTP/1.1\r\n", MAX_FRAME).is_err());
    }
}
