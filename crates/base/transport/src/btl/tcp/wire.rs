//! What travels on a connection, see `docs/formats/tcp-wire.md`. All numbers are little endian.

use crate::btl::AmTag;

/// Bytes in front of every message: length `u32`, tag `u8`, kind `u8`, two zeros.
pub(super) const FRAME_HEAD: usize = 8;
/// Largest message that any configuration allows.
pub(super) const MAX_FRAME: usize = 16 << 20;

const KIND_MESSAGE: u8 = 0;
const KIND_BYE: u8 = 1;

/// A decoded frame head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Frame {
    /// A message of this tag and length follows.
    Message(AmTag, usize),
    /// The sender sends nothing more.
    Bye,
}

/// The head of a message of `len` bytes.
#[inline]
pub(super) fn message_head(tag: AmTag, len: usize) -> [u8; FRAME_HEAD] {
    debug_assert!(len <= MAX_FRAME);
    let mut head = [0; FRAME_HEAD];
    head[..4].copy_from_slice(&(len as u32).to_le_bytes());
    head[4] = tag.0;
    head[5] = KIND_MESSAGE;
    head
}

/// The last frame of a direction.
pub(super) fn bye_head() -> [u8; FRAME_HEAD] {
    let mut head = [0; FRAME_HEAD];
    head[5] = KIND_BYE;
    head
}

/// Reads a head; an error for what no peer of this version sends, or a message longer than `max`.
#[inline]
pub(super) fn decode_head(head: [u8; FRAME_HEAD], max: usize) -> Result<Frame, String> {
    let len = u32::from_le_bytes([head[0], head[1], head[2], head[3]]) as usize;
    match (head[5], head[6], head[7]) {
        (KIND_MESSAGE, 0, 0) if len <= max => Ok(Frame::Message(AmTag(head[4]), len)),
        (KIND_MESSAGE, 0, 0) => Err(format!("it sent a frame of {len} bytes, the limit is {max}")),
        (KIND_BYE, 0, 0) if len == 0 => Ok(Frame::Bye),
        _ => Err("it sent a frame of unknown kind".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_survive_and_nonsense_does_not() {
        let head = message_head(AmTag(9), 70_000);
        assert_eq!(decode_head(head, MAX_FRAME), Ok(Frame::Message(AmTag(9), 70_000)));
        assert!(decode_head(head, 69_999).is_err());
        assert_eq!(decode_head(bye_head(), 0), Ok(Frame::Bye));
        assert!(decode_head([0xff; 8], MAX_FRAME).is_err());
        assert!(decode_head(*b"GET / HT", MAX_FRAME).is_err());
    }
}
