//! What travels on a connection, see `docs/formats/tcp-wire.md`. All numbers are little endian.

use super::fault::Fault;
use crate::btl::AmTag;

/// Bytes in front of every message: length `u32`, tag `u8`, kind `u8`, padding `u8`, zero.
pub(super) const FRAME_HEAD: usize = 8;
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

/// A decoded frame head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Frame {
    /// A message of this tag and length follows after so many bytes of padding.
    Message(AmTag, usize, usize),
    /// The sender sends nothing more.
    Bye,
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

/// The head, with its padding, of a message of `len` bytes: the first `FRAME_HEAD + pad` bytes.
#[inline]
pub(super) fn message_head(tag: AmTag, len: usize, pad: usize) -> [u8; FRAME_HEAD + PAD] {
    debug_assert!(len <= MAX_FRAME && pad <= PAD);
    let mut head = [0; FRAME_HEAD + PAD];
    head[6] = pad as u8;
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
pub(super) fn decode_head(head: [u8; FRAME_HEAD], max: usize) -> Result<Frame, Fault> {
    let len = u32::from_le_bytes([head[0], head[1], head[2], head[3]]) as usize;
    let pad = usize::from(head[6]);
    match (head[5], pad, head[7]) {
        (KIND_MESSAGE, 0..=PAD, 0) if len <= max => Ok(Frame::Message(AmTag(head[4]), len, pad)),
        (KIND_MESSAGE, 0..=PAD, 0) => Err(Fault::FrameTooLong { len: len as u32, max: max as u32 }),
        (KIND_BYE, 0, 0) if len == 0 => Ok(Frame::Bye),
        _ => Err(Fault::FrameUnknown),
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
    fn heads_survive_and_nonsense_does_not() {
        for pad in [0, PAD] {
            let padded = message_head(AmTag(9), 70_000, pad);
            let head = *padded.first_chunk().unwrap();
            assert_eq!(decode_head(head, MAX_FRAME), Ok(Frame::Message(AmTag(9), 70_000, pad)));
            assert!(decode_head(head, 69_999).is_err());
        }
        assert!(decode_head([0, 0, 0, 0, 0, 0, 33, 0], MAX_FRAME).is_err());
        assert_eq!(decode_head(bye_head(), 0), Ok(Frame::Bye));
        assert!(decode_head([0xff; 8], MAX_FRAME).is_err());
        assert!(decode_head(*b"GET / HT", MAX_FRAME).is_err());
    }
}
