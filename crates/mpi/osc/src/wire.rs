//! The bytes of a request to a target, and of its answers; `docs/formats/rma-wire.md`.

use hawser_core::error::{ErrClass, Error};
use hawser_core::op::Builtin;
use hawser_core::op::remote::Block;

/// What is asked of a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    /// Write the data.
    Put = 1,
    /// Send the data as the answer.
    Get = 2,
    /// Combine the data with the elements.
    Accumulate = 3,
    /// The same, and send what was there before as the answer.
    GetAccumulate = 4,
    /// Data is the new and the expected element; the answer is the old one.
    CompareAndSwap = 5,
    /// Lock the target for the origin.
    Lock = 6,
    /// Unlock it; the answer says how all went.
    Unlock = 7,
    /// The answer says how all went since the last such answer.
    Flush = 8,
    /// The sender has posted an exposure to the receiver.
    Post = 9,
    /// The sender has completed its access to the receiver's exposure.
    Complete = 10,
}

impl Kind {
    fn of(byte: u8) -> Option<Kind> {
        Some(match byte {
            1 => Kind::Put,
            2 => Kind::Get,
            3 => Kind::Accumulate,
            4 => Kind::GetAccumulate,
            5 => Kind::CompareAndSwap,
            6 => Kind::Lock,
            7 => Kind::Unlock,
            8 => Kind::Flush,
            9 => Kind::Post,
            10 => Kind::Complete,
            _ => return None,
        })
    }
}

/// The data follows in the same message.
pub(crate) const INLINE: u8 = 1;
/// The lock is exclusive; of an accumulate: nobody else changes the elements.
pub(crate) const EXCLUSIVE: u8 = 2;
/// Of a put or an accumulate with its data: the answer says how all went, as that of a flush does.
pub(crate) const CONFIRM: u8 = 4;

/// Version of the layout.
const VERSION: u8 = 2;
/// Bytes of a request without blocks and data.
pub(crate) const HEAD: usize = 48;
/// Longest request.
pub(crate) const REQUEST_MAX: usize = 8192;
/// Most blocks in a request.
pub(crate) const BLOCKS_MAX: usize = 256;
/// Most data in a request.
pub(crate) const INLINE_MAX: usize = REQUEST_MAX - HEAD - BLOCKS_MAX * 16;
/// Longest answer of a flush.
pub(crate) const REPORT_MAX: usize = 256;

/// A request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    pub(crate) kind: Kind,
    pub(crate) op: Builtin,
    pub(crate) flags: u8,
    /// Element type of accumulates.
    pub(crate) element: u16,
    /// The window.
    pub(crate) window: u64,
    /// Offset in the target's memory, in bytes; of a dynamic window the address.
    pub(crate) at: i64,
    /// Bytes of data, of one operand where there are two.
    pub(crate) bytes: u64,
    /// Number of the operation, from which the tags of data and answer follow.
    pub(crate) number: u32,
    /// The sender's rank in the window.
    pub(crate) origin: u32,
    /// Where from `at` the data belongs: bytes, or elements of accumulates.
    pub(crate) blocks: Vec<Block>,
}

impl Request {
    /// A request without data.
    pub(crate) fn new(kind: Kind, window: u64, origin: u32, number: u32) -> Request {
        Request {
            kind,
            op: Builtin::NoOp,
            flags: 0,
            element: 0,
            window,
            at: 0,
            bytes: 0,
            number,
            origin,
            blocks: Vec::new(),
        }
    }

    /// The message, with this data in it.
    pub(crate) fn encode(&self, data: &[u8]) -> Vec<u8> {
        let mut out = Vec::with_capacity(HEAD + self.blocks.len() * 16 + data.len());
        out.extend_from_slice(&[VERSION, self.kind as u8, self.op as u8, self.flags]);
        out.extend_from_slice(&self.element.to_le_bytes());
        out.extend_from_slice(&(self.blocks.len() as u16).to_le_bytes());
        out.extend_from_slice(&self.window.to_le_bytes());
        out.extend_from_slice(&self.at.to_le_bytes());
        out.extend_from_slice(&self.bytes.to_le_bytes());
        out.extend_from_slice(&self.number.to_le_bytes());
        out.extend_from_slice(&self.origin.to_le_bytes());
        out.extend_from_slice(&[0; 8]);
        for block in &self.blocks {
            out.extend_from_slice(&block.at.to_le_bytes());
            out.extend_from_slice(&block.count.to_le_bytes());
        }
        out.extend_from_slice(data);
        out
    }

    /// The request in a message, and the data behind it. `None`: it is none.
    pub(crate) fn decode(message: &[u8]) -> Option<(Request, &[u8])> {
        let (head, mut rest) = message.split_first_chunk::<HEAD>()?;
        let word = |at: usize| {
            let bytes = head.get(at..at + 8).and_then(|b| b.try_into().ok());
            bytes.map_or(0, u64::from_le_bytes)
        };
        if head[0] != VERSION {
            return None;
        }
        let count = usize::from(u16::from_le_bytes([head[6], head[7]]));
        if count > BLOCKS_MAX {
            return None;
        }
        let mut blocks = Vec::with_capacity(count);
        for _ in 0..count {
            let (at, more) = rest.split_first_chunk::<8>()?;
            let (n, more) = more.split_first_chunk::<8>()?;
            blocks.push(Block { at: i64::from_le_bytes(*at), count: u64::from_le_bytes(*n) });
            rest = more;
        }
        let request = Request {
            kind: Kind::of(head[1])?,
            op: *Builtin::ALL.get(usize::from(head[2]))?,
            flags: head[3],
            element: u16::from_le_bytes([head[4], head[5]]),
            window: word(8),
            at: word(16) as i64,
            bytes: word(24),
            number: word(32) as u32,
            origin: (word(32) >> 32) as u32,
            blocks,
        };
        Some((request, rest))
    }
}

/// Tag of requests.
pub(crate) const REQUESTS: u32 = 0;
/// Operations that have tags of their own at the same time.
pub(crate) const NUMBERS: u32 = 1 << 29;

/// Tag of the data of an operation, from origin to target.
pub(crate) fn data_tag(number: u32) -> u32 {
    1 + 2 * (number % NUMBERS)
}

/// Tag of the answer, from target to origin.
pub(crate) fn answer_tag(number: u32) -> u32 {
    2 + 2 * (number % NUMBERS)
}

/// How all went, as an answer.
pub(crate) fn encode_report(error: Option<&Error>) -> Vec<u8> {
    let Some(error) = error else { return Vec::new() };
    let mut out = (error.class() as i32).to_le_bytes().to_vec();
    let mut end = error.text().len().min(REPORT_MAX - 4);
    while !error.text().is_char_boundary(end) {
        end -= 1;
    }
    out.extend_from_slice(&error.text().as_bytes()[..end]);
    out
}

/// [`encode_report`] backwards.
pub(crate) fn decode_report(answer: &[u8]) -> Option<Error> {
    let (class, text) = answer.split_first_chunk::<4>()?;
    let class = ErrClass::from_value(i32::from_le_bytes(*class)).unwrap_or(ErrClass::Other);
    Some(Error::new(class, String::from_utf8_lossy(text).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_and_reports_come_out_as_they_went_in() {
        let blocks = vec![Block { at: -8, count: 3 }, Block { at: 1 << 40, count: 1 }];
        let request = Request {
            op: Builtin::Maxloc,
            flags: INLINE | EXCLUSIVE,
            element: 0x1234,
            at: -5,
            bytes: 1 << 33,
            blocks,
            ..Request::new(Kind::GetAccumulate, u64::MAX - 3, 77, 1 << 31)
        };
        let message = request.encode(b"data");
        assert_eq!(Request::decode(&message), Some((request, &b"data"[..])));
        for len in 0..message.len() - 4 {
            assert_eq!(Request::decode(&message[..len]), None, "{len}");
        }
        let error = hawser_core::err!(RmaRange, "outside {}", "ä".repeat(200));
        let report = encode_report(Some(&error));
        assert!(report.len() <= REPORT_MAX);
        let again = decode_report(&report).expect("an error");
        assert_eq!(again.class(), ErrClass::RmaRange);
        assert!(error.text().starts_with(again.text()));
        assert!(decode_report(&encode_report(None)).is_none());
        assert!(answer_tag(u32::MAX) < 1 << 31 && data_tag(u32::MAX) < 1 << 31);
    }
}
