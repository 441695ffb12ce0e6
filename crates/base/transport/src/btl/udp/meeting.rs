//! How two processes agree on a session: over a connection that the door of the called one's node
//! has handed over, each side tells its number of the session, a nonce and where its rails are.
//! Then the connection is closed. See `docs/formats/udp.md`.

use std::io::{self, IoSlice};
use std::net::{SocketAddr, TcpStream};
use std::os::fd::AsRawFd;

use hawser_os::socket;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::btl::Remote;
use crate::handshake::{Credential, Names, Nonce, Side};
use crate::node::{decode_addresses, encode_addresses};

const MAGIC: [u8; 4] = *b"HWUD";
/// Version of the record.
const VERSION: u32 = 1;
/// Bytes before the addresses.
const FIELDS: usize = 44;
const CODE: usize = 32;
/// Most bytes of a record.
const RECORD_MAX: usize = 1024;

/// What one side says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Record {
    /// The speaker's number of the session.
    pub(super) session: u32,
    pub(super) nonce: Nonce,
    /// Where the speaker's rails are, by their numbers.
    pub(super) rails: Vec<SocketAddr>,
}

fn code(credential: &Credential, names: &Names, side: Side, body: &[u8]) -> Hmac<Sha256> {
    let mut mac = match Hmac::<Sha256>::new_from_slice(&credential.secret) {
        Ok(mac) => mac,
        Err(_) => unreachable!("HMAC takes a key of any length"),
    };
    mac.update(b"udp meeting\0");
    mac.update(&credential.job.to_le_bytes());
    for name in [names.from, names.to, names.channel] {
        mac.update(&name.to_le_bytes());
    }
    mac.update(&[u8::from(side == Side::Answerer)]);
    mac.update(body);
    mac
}

impl Record {
    /// The record of one side, with its length in front.
    pub(super) fn encode(&self, credential: &Credential, names: &Names, side: Side) -> Vec<u8> {
        let mut body = Vec::with_capacity(RECORD_MAX);
        body.extend_from_slice(&MAGIC);
        body.extend_from_slice(&VERSION.to_le_bytes());
        body.extend_from_slice(&self.session.to_le_bytes());
        body.extend_from_slice(&self.nonce);
        body.extend_from_slice(&encode_addresses(&self.rails));
        let code = code(credential, names, side, &body).finalize().into_bytes();
        let len = (body.len() + CODE) as u16;
        [&len.to_le_bytes()[..], &body, &code].concat()
    }

    /// Reads what a side has said, without the length. `None`: no process of the job says this.
    pub(super) fn decode(
        credential: &Credential,
        names: &Names,
        side: Side,
        said: &[u8],
    ) -> Option<Record> {
        let (body, proof) = said.split_at_checked(said.len().checked_sub(CODE)?)?;
        code(credential, names, side, body).verify_slice(proof).ok()?;
        let (fields, rails) = body.split_first_chunk::<FIELDS>()?;
        let word = |at: usize| {
            u32::from_le_bytes([fields[at], fields[at + 1], fields[at + 2], fields[at + 3]])
        };
        let mut nonce = [0; 32];
        nonce.copy_from_slice(&fields[12..]);
        let known = fields[..4] == MAGIC && word(4) == VERSION;
        let record = Record { session: word(8), nonce, rails: decode_addresses(rails)? };
        known.then_some(record)
    }
}

/// How a look at a meeting ends.
#[derive(Debug)]
pub(super) enum Step {
    /// The other has not said all yet.
    Wait,
    /// Both have said all.
    Met(Record),
    /// The connection has ended before that.
    Broken,
    /// The other is none of the job.
    Nonsense,
}

/// A meeting that has not ended.
#[derive(Debug)]
pub(super) struct Meeting {
    stream: TcpStream,
    pub(super) peer: Remote,
    pub(super) names: Names,
    pub(super) side: Side,
    pub(super) session: u32,
    pub(super) nonce: Nonce,
    said: Vec<u8>,
    sent: usize,
    heard: Vec<u8>,
}

impl Meeting {
    pub(super) fn new(
        stream: TcpStream,
        peer: Remote,
        (names, side): (Names, Side),
        own: &Record,
        credential: &Credential,
    ) -> Meeting {
        let said = own.encode(credential, &names, side);
        let (session, nonce) = (own.session, own.nonce);
        Meeting { stream, peer, names, side, session, nonce, said, sent: 0, heard: Vec::new() }
    }

    /// For waiting: the connection, and whether it is to be written.
    pub(super) fn descriptor(&self) -> (i32, bool) {
        (self.stream.as_raw_fd(), self.sent < self.said.len())
    }

    /// Says and hears what the connection takes and has.
    pub(super) fn go_on(&mut self, credential: &Credential) -> Step {
        let fd = self.stream.as_raw_fd();
        while let Some(rest) = self.said.get(self.sent..).filter(|rest| !rest.is_empty()) {
            match socket::send_parts(fd, &[IoSlice::new(rest)]) {
                Ok(n) => self.sent += n,
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => break,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return Step::Broken,
            }
        }
        let said_all = self.sent >= self.said.len();
        loop {
            let wanted = match self.heard.first_chunk::<2>() {
                None => 2,
                Some(len) => 2 + usize::from(u16::from_le_bytes(*len)),
            };
            if wanted > RECORD_MAX + 2 {
                return Step::Nonsense;
            }
            if self.heard.len() == wanted && wanted > 2 {
                let said = self.heard.get(2..).unwrap_or_default();
                let record = Record::decode(credential, &self.names, self.side.other(), said);
                return match record {
                    None => Step::Nonsense,
                    Some(record) if said_all => Step::Met(record),
                    Some(_) => Step::Wait,
                };
            }
            let mut bytes = [0; RECORD_MAX + 2];
            let room = bytes.get_mut(..wanted - self.heard.len()).unwrap_or_default();
            match socket::receive(fd, room) {
                Ok(0) => return Step::Broken,
                Ok(n) => self.heard.extend_from_slice(room.get(..n).unwrap_or_default()),
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return Step::Wait,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return Step::Broken,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::handshake::Plane;

    #[test]
    fn a_record_is_of_its_job_pair_and_side() {
        let credential = |secret| Credential { job: 1, secret: [secret; 32] };
        let names = Names {
            plane: Plane::Data,
            job: 7,
            from: 3,
            channel: 1,
            to: 5,
            link: 0,
            encrypted: false,
        };
        let rails = vec!["10.0.0.1:5".parse().unwrap(), "[fe80::1%3]:7".parse().unwrap()];
        let record = Record { session: 77, nonce: [9; 32], rails };
        let said = record.encode(&credential(1), &names, Side::Caller);
        let read = |secret, names: &Names, side, said: &[u8]| {
            Record::decode(&credential(secret), names, side, said)
        };
        assert_eq!(usize::from(u16::from_le_bytes([said[0], said[1]])), said.len() - 2);
        let said = &said[2..];
        assert_eq!(read(1, &names, Side::Caller, said), Some(record));
        assert_eq!(read(2, &names, Side::Caller, said), None);
        assert_eq!(read(1, &names, Side::Answerer, said), None);
        assert_eq!(read(1, &Names { to: 6, ..names }, Side::Caller, said), None);
        for cut in 0..said.len() {
            assert_eq!(read(1, &names, Side::Caller, &said[..cut]), None);
        }
    }
}
