//! The bytes between a rank and its agent: messages in pieces, on a connection that keeps the
//! bounds of pieces. See `docs/formats/universe.md`.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Answer, UniverseRequest};
use crate::WireError;

const MAGIC: [u8; 4] = *b"HWUN";
/// Version of the format.
pub const VERSION: u32 = 3;
/// Bytes of a hello.
pub const HELLO: usize = 12;
/// Bytes of a piece before its share of the message.
const HEAD: usize = 9;
/// Most bytes of a message in one piece.
const SHARE: usize = 32 << 10;
/// Most bytes of a piece.
pub const PIECE_MAX: usize = HEAD + SHARE;
/// Most bytes of a message.
pub const MESSAGE_MAX: usize = 4 << 20;

/// The first piece of the rank in a slot of its node.
pub fn hello(slot: u32) -> [u8; HELLO] {
    let mut out = [0; HELLO];
    out[..4].copy_from_slice(&MAGIC);
    out[4..8].copy_from_slice(&VERSION.to_le_bytes());
    out[8..].copy_from_slice(&slot.to_le_bytes());
    out
}

/// The slot of which this is the hello; `None`: it is none of this version.
pub fn read_hello(bytes: &[u8]) -> Option<u32> {
    let bytes: &[u8; HELLO] = bytes.try_into().ok()?;
    let word =
        |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    (bytes[..4] == MAGIC && word(4) == VERSION).then(|| word(8))
}

/// A message in pieces; `None`: it is too long.
pub fn pieces(ticket: u64, message: &[u8]) -> Option<Vec<Vec<u8>>> {
    if message.len() > MESSAGE_MAX {
        return None;
    }
    let count = message.len().div_ceil(SHARE).max(1);
    let piece = |i: usize| {
        let share = message.get(i * SHARE..).unwrap_or_default();
        let share = share.get(..SHARE.min(share.len())).unwrap_or_default();
        let mut out = ticket.to_le_bytes().to_vec();
        out.push(u8::from(i + 1 == count));
        out.extend_from_slice(share);
        out
    };
    Some((0..count).map(piece).collect())
}

/// A message that has not come whole.
#[derive(Debug, Default)]
pub struct Assembly {
    ticket: Option<u64>,
    bytes: Vec<u8>,
}

impl Assembly {
    /// Takes a piece; the message with its ticket, when it was the last one.
    ///
    /// # Errors
    /// [`WireError::Malformed`]: pieces of two messages are mixed, a message is too long, or it is
    /// no piece.
    pub fn push(&mut self, piece: &[u8]) -> Result<Option<(u64, Vec<u8>)>, WireError> {
        let (ticket, rest) = piece.split_first_chunk::<8>().ok_or(WireError::SENSELESS)?;
        let (last, share) = rest.split_first().ok_or(WireError::SENSELESS)?;
        let ticket = u64::from_le_bytes(*ticket);
        let fits = self.bytes.len() + share.len() <= MESSAGE_MAX;
        if *last > 1 || !fits || self.ticket.is_some_and(|t| t != ticket) {
            return Err(WireError::SENSELESS);
        }
        self.ticket = Some(ticket);
        self.bytes.extend_from_slice(share);
        if *last == 0 {
            return Ok(None);
        }
        self.ticket = None;
        Ok(Some((ticket, std::mem::take(&mut self.bytes))))
    }
}

fn encode<T: Serialize>(value: &T) -> Vec<u8> {
    // Writing to memory cannot fail, and every type here has a form.
    postcard::to_stdvec(value).unwrap_or_default()
}

fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, WireError> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        _ => Err(WireError::SENSELESS),
    }
}

/// The bytes of a request.
pub fn encode_request(request: &UniverseRequest) -> Vec<u8> {
    encode(request)
}

/// Reads a request.
///
/// # Errors
/// [`WireError::Malformed`] for all bytes that [`encode_request`] does not make.
pub fn decode_request(bytes: &[u8]) -> Result<UniverseRequest, WireError> {
    decode(bytes)
}

/// The bytes of an answer.
pub fn encode_answer(answer: &Answer) -> Vec<u8> {
    encode(answer)
}

/// Reads an answer.
///
/// # Errors
/// [`WireError::Malformed`] for all bytes that [`encode_answer`] does not make.
pub fn decode_answer(bytes: &[u8]) -> Result<Answer, WireError> {
    decode(bytes)
}

/// Bytes as each message; for fuzzing. Any input must return.
pub fn fuzz(data: &[u8]) {
    let _ = read_hello(data);
    let mut assembly = Assembly::default();
    for piece in data.chunks(17) {
        let _ = assembly.push(piece);
    }
    if let Ok(request) = decode_request(data) {
        assert_eq!(decode_request(&encode_request(&request)), Ok(request));
    }
    if let Ok(answer) = decode_answer(data) {
        assert_eq!(decode_answer(&encode_answer(&answer)), Ok(answer));
    }
}

#[cfg(test)]
mod tests {
    use super::super::{PmiOrigin, RefusalKind, SpawnApp, SpawnRequest};
    use super::*;
    use proptest::prelude::*;

    fn request() -> UniverseRequest {
        let app = SpawnApp {
            command: b"./child\xff".to_vec(),
            argv: vec![b"a".to_vec(), Vec::new()],
            maxprocs: 4,
            info: vec![("wdir".into(), "/tmp".into())],
        };
        UniverseRequest::Spawn(SpawnRequest {
            apps: vec![app],
            port: "p".into(),
            cwd: b"/".to_vec(),
            pmi: Some(PmiOrigin { pairs: vec![("port".into(), "tag".into())] }),
        })
    }

    #[test]
    fn messages_survive() {
        let bytes = encode_request(&request());
        assert_eq!(decode_request(&bytes), Ok(request()));
        let answers = [
            Answer::Spawned { job: 1 << 60, counts: vec![3, 1] },
            Answer::Port(None),
            Answer::Refused { why: RefusalKind::Name, text: "taken".into() },
            Answer::Ended { job: 3 },
            Answer::Registry(vec![1]),
            Answer::Values(9, vec![3, 0]),
        ];
        for answer in answers {
            assert_eq!(decode_answer(&encode_answer(&answer)), Ok(answer));
        }
        for cut in 0..bytes.len() {
            assert!(decode_request(&bytes[..cut]).is_err(), "{cut}");
        }
        assert_eq!(read_hello(&hello(7)), Some(7));
        assert_eq!(read_hello(&hello(7)[1..]), None);
    }

    #[test]
    fn long_messages_come_in_pieces() {
        for len in [0, 1, SHARE - 1, SHARE, SHARE + 1, 3 * SHARE, MESSAGE_MAX] {
            let message: Vec<u8> = (0..len).map(|i| i as u8).collect();
            let pieces = pieces(9, &message).expect("short enough");
            assert!(pieces.iter().all(|p| p.len() <= PIECE_MAX));
            let mut assembly = Assembly::default();
            let (last, before) = pieces.split_last().expect("one at least");
            assert!(before.iter().all(|p| assembly.push(p) == Ok(None)));
            assert_eq!(assembly.push(last), Ok(Some((9, message))));
        }
        assert!(pieces(9, &vec![0; MESSAGE_MAX + 1]).is_none());
        let mut assembly = Assembly::default();
        let two = |ticket: u64| [&ticket.to_le_bytes()[..], &[0, 1]].concat();
        assert_eq!(assembly.push(&two(1)), Ok(None));
        assert_eq!(assembly.push(&two(2)), Err(WireError::SENSELESS), "of another message");
    }

    proptest! {
        #[test]
        fn any_bytes_are_a_message_or_an_error(
            bytes in prop::collection::vec(any::<u8>(), 0..200),
        ) {
            fuzz(&bytes);
        }
    }
}
