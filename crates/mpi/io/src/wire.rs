//! What ranks of different nodes tell each other about stretches of a file, as bytes:
//! docs/formats/files-wire.md. All of it comes from a peer, and is checked.

use hawser_core::err;
use hawser_core::error::{Error, Result};

/// Of the messages, in the first of a sender.
const VERSION: u64 = 1;
/// Bytes of a hello.
pub(crate) const HELLO: usize = 16;
/// Bytes of the message that tells the length of a body.
pub(crate) const LENGTH: usize = 8;
/// Bytes of an answer before the data.
pub(crate) const ANSWER_HEAD: usize = 16;
/// Bytes of a body before its marks.
const BODY_HEAD: usize = 16;
/// Bytes of a piece in a list of pieces.
const PIECE: usize = 8;
/// In place of the number of pieces: a bit for each byte of the stretch follows.
const BITS: u64 = u64::MAX;

fn broken() -> Error {
    err!(Intern, "a message about a stretch of a file is broken")
}

fn words(values: &[u64]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

fn word(bytes: &[u8], at: usize) -> Result<u64> {
    let found = bytes.get(at * 8..at * 8 + 8).and_then(|b| b.try_into().ok());
    found.map(u64::from_le_bytes).ok_or_else(broken)
}

/// The first message to an aggregator: the first stretch that the sender has something of.
pub(crate) fn hello(first: u64) -> Vec<u8> {
    words(&[VERSION, first])
}

pub(crate) fn read_hello(bytes: &[u8]) -> Result<u64> {
    match word(bytes, 0)? {
        VERSION => word(bytes, 1),
        other => Err(err!(Intern, "a rank speaks version {other} of the messages about files")),
    }
}

/// The length of the body that follows.
pub(crate) fn length(len: usize) -> Vec<u8> {
    words(&[len as u64])
}

pub(crate) fn read_length(bytes: &[u8], stretch: usize) -> Result<usize> {
    let len = word(bytes, 0)? as usize;
    if len > body_max(stretch) { Err(broken()) } else { Ok(len) }
}

/// The begin of an answer: how far the aggregator came, and why not further.
pub(crate) fn answer((upto, fault): (u64, u64)) -> Vec<u8> {
    words(&[upto, fault])
}

/// What an answer says, and what was read.
pub(crate) fn read_answer(bytes: &[u8]) -> Result<((u64, u64), &[u8])> {
    let data = bytes.get(ANSWER_HEAD..).ok_or_else(broken)?;
    Ok(((word(bytes, 0)?, word(bytes, 1)?), data))
}

/// Bytes of a body at most: the marks are never more than a bit for each byte.
pub(crate) const fn body_max(stretch: usize) -> usize {
    BODY_HEAD + stretch / 8 + stretch
}

/// Copies bytes of a stretch from where they begin in it.
pub(crate) type Read<'a> = &'a dyn Fn(usize, &mut [u8]);

/// A body: the sender's next stretch at this aggregator, which bytes it has of this one, by `runs`
/// that ascend, and to write these bytes, by `read`.
pub(crate) fn body<R: Iterator<Item = (usize, usize)>>(
    next: u64,
    stretch: usize,
    runs: impl Fn() -> R,
    read: Option<Read<'_>>,
) -> Vec<u8> {
    let (pieces, bytes) =
        runs().fold((0, 0), |(n, bytes), (begin, end)| (n + 1, bytes + end - begin));
    let by_bits = pieces * PIECE > stretch / 8;
    let marks = if by_bits { stretch / 8 } else { pieces * PIECE };
    let data = if read.is_some() { bytes } else { 0 };
    let mut out = Vec::with_capacity(BODY_HEAD + marks + data);
    out.extend(next.to_le_bytes());
    out.extend(if by_bits { BITS } else { pieces as u64 }.to_le_bytes());
    if by_bits {
        out.resize(BODY_HEAD + marks, 0);
        let bits = out.get_mut(BODY_HEAD..).unwrap_or_default();
        runs().for_each(|(begin, end)| set_bits(bits, begin, end));
    } else {
        for (begin, end) in runs() {
            out.extend((begin as u32).to_le_bytes());
            out.extend(((end - begin) as u32).to_le_bytes());
        }
    }
    if let Some(read) = read {
        for (begin, end) in runs() {
            let at = out.len();
            out.resize(at + end - begin, 0);
            read(begin, out.get_mut(at..).unwrap_or_default());
        }
    }
    out
}

fn set_bits(bits: &mut [u8], begin: usize, end: usize) {
    for (i, byte) in bits.iter_mut().enumerate().take(end.div_ceil(8)).skip(begin / 8) {
        let low = begin.saturating_sub(i * 8).min(8);
        let high = (end - i * 8).min(8);
        *byte |= ((1_u16 << high) - (1_u16 << low)) as u8;
    }
}

/// The first bit from `from` on that is set, or is not.
fn next_bit(bits: &[u8], from: usize, set: bool) -> Option<usize> {
    let mut mask = 0xff_u8 << (from % 8);
    for (i, byte) in bits.iter().enumerate().skip(from / 8) {
        let found = (if set { *byte } else { !byte }) & mask;
        if found != 0 {
            return Some(i * 8 + found.trailing_zeros() as usize);
        }
        mask = 0xff;
    }
    None
}

/// Which bytes of a stretch a sender has.
#[derive(Clone, Copy)]
enum Marks<'a> {
    Pieces(&'a [u8]),
    Bits(&'a [u8]),
}

/// A body that was received.
pub(crate) struct Body<'a> {
    /// The number of the sender's next stretch.
    pub(crate) next: u64,
    marks: Marks<'a>,
    /// The bytes, to write.
    pub(crate) data: &'a [u8],
}

impl<'a> Body<'a> {
    /// Reads one of a stretch of so many bytes, with data to write or without.
    ///
    /// # Errors
    /// Pieces that do not lie in the stretch, and data that is not theirs.
    pub(crate) fn decode(bytes: &'a [u8], stretch: usize, writes: bool) -> Result<Body<'a>> {
        let (next, count) = (word(bytes, 0)?, word(bytes, 1)?);
        let by_bits = count == BITS;
        let marks = match by_bits {
            true => Some(stretch / 8),
            false => usize::try_from(count).ok().and_then(|n| n.checked_mul(PIECE)),
        };
        let rest = bytes.get(BODY_HEAD..).ok_or_else(broken)?;
        let (marks, data) = marks.and_then(|n| rest.split_at_checked(n)).ok_or_else(broken)?;
        let marks = if by_bits { Marks::Bits(marks) } else { Marks::Pieces(marks) };
        let body = Body { next, marks, data };
        let mut total = 0_usize;
        for (begin, end) in body.runs() {
            if begin >= end || end > stretch {
                return Err(broken());
            }
            total = total.saturating_add(end - begin);
        }
        if total > stretch || data.len() != if writes { total } else { 0 } {
            return Err(broken());
        }
        Ok(body)
    }

    /// Where the pieces begin and end in the stretch, in the order of their data.
    pub(crate) fn runs(&self) -> impl Iterator<Item = (usize, usize)> + use<'a> {
        let (mut at, marks) = (0, self.marks);
        std::iter::from_fn(move || match marks {
            Marks::Pieces(list) => {
                let piece = list.get(at..at + PIECE)?;
                at += PIECE;
                let both = u64::from_le_bytes(piece.try_into().ok()?);
                let begin = both as u32 as usize;
                Some((begin, begin + (both >> 32) as usize))
            }
            Marks::Bits(bits) => {
                let begin = next_bit(bits, at, true)?;
                at = next_bit(bits, begin, false).unwrap_or(bits.len() * 8);
                Some((begin, at))
            }
        })
    }
}

/// For the fuzzer: a body that has a meaning says the same when it is written and read again.
pub fn fuzz(bytes: &[u8]) {
    const STRETCH: usize = 64;
    let _ = (read_hello(bytes), read_length(bytes, STRETCH), read_answer(bytes));
    for writes in [false, true] {
        let Ok(body) = Body::decode(bytes, STRETCH, writes) else { continue };
        let runs: Vec<_> = body.runs().collect();
        if !runs.is_sorted_by(|a, b| a.1 < b.0) {
            // A sender tells pieces that ascend, and one where two touch.
            continue;
        }
        let at = |begin: usize| -> usize {
            runs.iter().take_while(|r| r.0 < begin).map(|r| r.1 - r.0).sum()
        };
        let read = |begin: usize, to: &mut [u8]| {
            let from = body.data.get(at(begin)..).and_then(|d| d.get(..to.len()));
            to.copy_from_slice(from.unwrap_or_default());
        };
        let read: Option<Read<'_>> = if writes { Some(&read) } else { None };
        let again = self::body(body.next, STRETCH, || runs.iter().copied(), read);
        assert!(again.len() <= body_max(STRETCH));
        let again = Body::decode(&again, STRETCH, writes).ok();
        let same = again.map(|b| (b.next, b.runs().collect::<Vec<_>>() == runs, b.data));
        assert_eq!(same, Some((body.next, true, body.data)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(next: u64, stretch: usize, runs: &[(usize, usize)]) -> Vec<u8> {
        let read = |begin: usize, to: &mut [u8]| {
            to.iter_mut().zip(begin..).for_each(|(b, at)| *b = at as u8);
        };
        body(next, stretch, || runs.iter().copied(), Some(&read))
    }

    #[test]
    fn bodies_are_read_as_they_were_written() {
        let every_other: Vec<_> = (0..2048).map(|i| (2 * i + 1, 2 * i + 2)).collect();
        let long = [(0, 3), (7, 8), (9, 9 + 1000), (4000, 4096)];
        for runs in [&long[..], &every_other[..], &[], &[(0, 4096)], &[(8, 16), (24, 31)]] {
            let bytes = written(5, 4096, runs);
            assert!(bytes.len() <= body_max(4096));
            let back = Body::decode(&bytes, 4096, true).unwrap();
            assert_eq!((back.next, back.runs().collect::<Vec<_>>()), (5, runs.to_vec()));
            let data: Vec<u8> = runs.iter().flat_map(|r| r.0..r.1).map(|at| at as u8).collect();
            assert_eq!(back.data, data);
            let marks = body(7, 4096, || runs.iter().copied(), None);
            let back = Body::decode(&marks, 4096, false).unwrap();
            assert_eq!((back.next, back.data.len()), (7, 0));
            assert_eq!(back.runs().collect::<Vec<_>>(), runs);
        }
        // So many pieces cost a bit for each byte.
        assert_eq!(written(0, 4096, &every_other).len(), 16 + 512 + 2048);
    }

    #[test]
    fn broken_messages_are_refused() {
        let bytes = written(5, 4096, &[(0, 3), (4000, 4096)]);
        let refused = |bytes: &[u8], stretch, writes| {
            assert!(Body::decode(bytes, stretch, writes).is_err(), "{bytes:?}");
        };
        refused(&bytes, 4095, true);
        refused(&bytes, 4096, false);
        (0..bytes.len()).for_each(|n| refused(&bytes[..n], 4096, true));
        let mut empty = written(5, 4096, &[(0, 3)]);
        empty[20] = 0;
        refused(&empty[..24], 4096, true);
        assert!(read_length(&length(body_max(4096) + 1), 4096).is_err());
        assert!(read_hello(&[2; HELLO]).is_err() && read_hello(&hello(3)[..15]).is_err());
        assert_eq!(read_hello(&hello(3)).unwrap(), 3);
        assert!(read_answer(&[0; 15]).is_err());
        assert_eq!(read_answer(&answer((3, 4))).unwrap(), ((3, 4), &[][..]));
    }
}
