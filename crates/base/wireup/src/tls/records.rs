//! The records of one connection, between memory and memory: a record is decrypted where it was read
//! and copied out once, and what is sent is encrypted into the memory that the socket takes.

use std::io::{IoSlice, IoSliceMut};

use rustls::Error;
use rustls::client::UnbufferedClientConnection;
use rustls::server::UnbufferedServerConnection;
use rustls::unbuffered::{ConnectionState, EncodeError, UnbufferedStatus, WriteTraffic};

use super::PIECE;

/// Bytes of what is sent that make a record of their own where they are parts of several places:
/// longer ones are encrypted from where they lie.
const GATHERED: usize = 4096;
/// Bytes that a record has beside what is sent, and the most of these that it has.
const RECORD: usize = 64;
const RECORD_MAX: usize = 16 << 10;
/// Bytes before a record's own, and the most of those.
const HEAD: usize = 5;
const WIRE_MAX: usize = RECORD_MAX + 256;

/// The state of one side.
pub(super) enum Records {
    Caller(UnbufferedClientConnection),
    Answerer(UnbufferedServerConnection),
}

/// What a step has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// A record was read.
    Read,
    /// Something of the handshake: there may be more to do.
    Again,
    /// So many bytes were encrypted.
    Written(usize),
    /// More bytes are needed from the other side.
    Idle,
    /// The other side has closed.
    Closed,
}

/// True when these bytes begin with a whole record, or can begin with none.
pub(super) fn begin_with_one(bytes: &[u8]) -> bool {
    bytes.first_chunk::<HEAD>().is_some_and(|[_, _, _, high, low]| {
        let len = usize::from(u16::from_be_bytes([*high, *low]));
        len > WIRE_MAX || bytes.len() >= HEAD + len
    })
}

impl Records {
    /// Keys are agreed on.
    pub(super) fn is_open(&self) -> bool {
        match self {
            Records::Caller(tls) => !tls.is_handshaking(),
            Records::Answerer(tls) => !tls.is_handshaking(),
        }
    }

    /// The next step encodes something for the other side, and reads nothing.
    pub(super) fn has_answer(&self) -> bool {
        match self {
            Records::Caller(tls) => tls.wants_write(),
            Records::Answerer(tls) => tls.wants_write(),
        }
    }

    /// The next step over bytes that were read, of which it says how many it has taken. What it
    /// reads goes to `read`, of what is to be sent a piece to `out`, as do answers.
    pub(super) fn step(
        &mut self,
        incoming: &mut [u8],
        out: &mut Outgoing,
        read: &mut dyn FnMut(&[u8]),
        send: Option<(&[IoSlice<'_>], usize)>,
    ) -> (usize, Result<Step, Error>) {
        match self {
            Records::Caller(tls) => took(tls.process_tls_records(incoming), out, read, send),
            Records::Answerer(tls) => took(tls.process_tls_records(incoming), out, read, send),
        }
    }
}

fn took<D>(
    status: UnbufferedStatus<'_, '_, D>,
    out: &mut Outgoing,
    read: &mut dyn FnMut(&[u8]),
    send: Option<(&[IoSlice<'_>], usize)>,
) -> (usize, Result<Step, Error>) {
    let UnbufferedStatus { mut discard, state } = status;
    let step = state.and_then(|state| match state {
        ConnectionState::ReadTraffic(mut traffic) => {
            while let Some(record) = traffic.next_record() {
                let record = record?;
                discard += record.discard;
                read(record.payload);
            }
            Ok(Step::Read)
        }
        ConnectionState::EncodeTlsData(mut record) => {
            let mut room = RECORD_MAX;
            loop {
                match record.encode(out.room(room)) {
                    Ok(n) => break out.add(n),
                    Err(EncodeError::InsufficientSize(least)) if least.required_size > room => {
                        room = least.required_size;
                    }
                    Err(why) => return Err(Error::General(why.to_string())),
                }
            }
            Ok(Step::Again)
        }
        // They wait with all others, in their order.
        ConnectionState::TransmitTlsData(waiting) => {
            waiting.done();
            Ok(Step::Again)
        }
        ConnectionState::WriteTraffic(mut traffic) => match send {
            Some((parts, from)) => encrypt(&mut traffic, parts, from, out).map(Step::Written),
            None => Ok(Step::Idle),
        },
        ConnectionState::BlockedHandshake => Ok(Step::Idle),
        ConnectionState::PeerClosed | ConnectionState::Closed => Ok(Step::Closed),
        _ => Err(Error::General("a state that nobody asked for".into())),
    });
    (discard, step)
}

/// Encrypts a piece of what is behind the first `from` bytes of these parts.
fn encrypt<D>(
    traffic: &mut WriteTraffic<'_, D>,
    parts: &[IoSlice<'_>],
    from: usize,
    out: &mut Outgoing,
) -> Result<usize, Error> {
    let (mut skip, mut taken) = (from, 0);
    let mut gathered = std::mem::take(&mut out.gathered);
    for part in parts {
        let behind = skip.min(part.len());
        skip -= behind;
        let mut bytes = part.get(behind..).unwrap_or_default();
        bytes = bytes.get(..PIECE - taken).unwrap_or(bytes);
        taken += bytes.len();
        while !bytes.is_empty() {
            if gathered.is_empty() && bytes.len() >= GATHERED {
                out.encrypt(traffic, bytes)?;
                break;
            }
            let (now, rest) = bytes.split_at(bytes.len().min(GATHERED - gathered.len()));
            gathered.extend_from_slice(now);
            bytes = rest;
            if gathered.len() == GATHERED {
                out.encrypt(traffic, &gathered)?;
                gathered.clear();
            }
        }
    }
    if !gathered.is_empty() {
        out.encrypt(traffic, &gathered)?;
        gathered.clear();
    }
    out.gathered = gathered;
    Ok(taken)
}

/// Encrypted bytes that the socket has not taken.
#[derive(Default)]
pub(super) struct Outgoing {
    bytes: Vec<u8>,
    start: usize,
    end: usize,
    /// Room for [`encrypt`].
    gathered: Vec<u8>,
}

impl Outgoing {
    pub(super) fn is_empty(&self) -> bool {
        self.start == self.end
    }

    pub(super) fn bytes(&self) -> &[u8] {
        self.bytes.get(self.start..self.end).unwrap_or_default()
    }

    /// The socket has taken so many.
    pub(super) fn sent(&mut self, n: usize) {
        self.start += n;
        if self.is_empty() {
            (self.start, self.end) = (0, 0);
        }
    }

    /// Room for so many behind what is there.
    fn room(&mut self, len: usize) -> &mut [u8] {
        if self.bytes.len() < self.end + len {
            self.bytes.resize(self.end + len, 0);
        }
        self.bytes.get_mut(self.end..).unwrap_or_default()
    }

    fn add(&mut self, n: usize) {
        self.end += n;
    }

    fn encrypt<D>(&mut self, traffic: &mut WriteTraffic<'_, D>, bytes: &[u8]) -> Result<(), Error> {
        let records = bytes.len() / RECORD_MAX + 1;
        let room = self.room(bytes.len() + records * RECORD);
        let n = traffic.encrypt(bytes, room).map_err(|why| Error::General(why.to_string()))?;
        self.add(n);
        Ok(())
    }
}

/// Where a reader wants bytes.
pub(super) struct Parts<'a, 'b> {
    parts: &'a mut [IoSliceMut<'b>],
    /// The part that is filled next, how much of it is, and how much is of all.
    part: usize,
    at: usize,
    len: usize,
}

impl<'a, 'b> Parts<'a, 'b> {
    pub(super) fn new(parts: &'a mut [IoSliceMut<'b>]) -> Parts<'a, 'b> {
        Parts { parts, part: 0, at: 0, len: 0 }
    }

    /// Bytes that were put there.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn is_full(&self) -> bool {
        let rest = self.parts.get(self.part..).unwrap_or_default();
        rest.iter().map(|part| part.len()).sum::<usize>() == self.at
    }

    /// Puts as many of these bytes there as have room; returns how many.
    pub(super) fn put(&mut self, bytes: &[u8]) -> usize {
        let mut rest = bytes;
        while let Some(part) = self.parts.get_mut(self.part) {
            let room = part.get_mut(self.at..).unwrap_or_default();
            let n = room.len().min(rest.len());
            room[..n].copy_from_slice(&rest[..n]);
            (self.at, rest) = (self.at + n, &rest[n..]);
            if rest.is_empty() {
                break;
            }
            (self.part, self.at) = (self.part + 1, 0);
        }
        let n = bytes.len() - rest.len();
        self.len += n;
        n
    }
}
