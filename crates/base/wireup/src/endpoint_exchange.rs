//! How two processes agree on something before a network carries their messages: over a connection
//! that the acceptor of the called one's node has handed over, each side says one record. Then the
//! connection is closed. See `docs/formats/endpoint-exchange.md`.

use std::io::{self, IoSlice};
use std::net::TcpStream;
use std::os::fd::{AsFd, AsRawFd};

use hawser_os::socket;
use hawser_segment::Remote;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::handshake::{Credential, Names, Side};

const CODE: usize = 32;
/// Most bytes of what one side says, without its length and its code.
pub const BODY_MAX: usize = 992;
/// Time after which an exchange ends with a host that acknowledges nothing, in seconds.
const SILENCE_S: u32 = 10;
/// Most bytes of a record behind its length.
const RECORD_MAX: usize = BODY_MAX + CODE;

/// What exchanges are about: no record of one subject is taken for one of another.
pub type Subject = &'static [u8];

fn code(
    credential: &Credential,
    subject: Subject,
    names: &Names,
    side: Side,
    body: &[u8],
) -> Hmac<Sha256> {
    let mut mac = credential.code();
    mac.update(subject);
    mac.update(b"\0");
    mac.update(&credential.job.to_le_bytes());
    for name in [names.from, names.to, names.channel] {
        mac.update(&name.to_le_bytes());
    }
    mac.update(&[u8::from(side == Side::Answerer)]);
    mac.update(body);
    mac
}

/// The record of one side, with its length in front. `body` has at most [`BODY_MAX`] bytes.
pub fn encode(
    credential: &Credential,
    subject: Subject,
    names: &Names,
    side: Side,
    body: &[u8],
) -> Vec<u8> {
    debug_assert!(body.len() <= BODY_MAX);
    let code = code(credential, subject, names, side, body).finalize().into_bytes();
    let len = (body.len() + CODE) as u16;
    [&len.to_le_bytes()[..], body, &code].concat()
}

/// Reads what a side has said, without the length. `None`: no process of the job says this.
pub fn decode<'a>(
    credential: &Credential,
    subject: Subject,
    names: &Names,
    side: Side,
    said: &'a [u8],
) -> Option<&'a [u8]> {
    let (body, proof) = said.split_at_checked(said.len().checked_sub(CODE)?)?;
    code(credential, subject, names, side, body).verify_slice(proof).ok()?;
    Some(body)
}

/// How a look at an exchange ends.
#[derive(Debug)]
pub enum Step {
    /// The other has not said all yet.
    Wait,
    /// Both have said all; what the other has said.
    Met(Vec<u8>),
    /// The connection has ended before that.
    Broken,
    /// The other is none of the job.
    Nonsense,
}

/// An exchange that has not ended. `T` is what this side keeps for its end.
#[derive(Debug)]
pub struct EndpointExchange<T> {
    stream: TcpStream,
    /// The other side.
    pub peer: Remote,
    /// Whom the connection is between.
    pub names: Names,
    /// What this side is in it.
    pub side: Side,
    /// What this side keeps for the end.
    pub kept: T,
    subject: Subject,
    said: Vec<u8>,
    sent: usize,
    heard: Vec<u8>,
}

impl<T> EndpointExchange<T> {
    /// Begins to say `body`.
    pub fn new(
        stream: TcpStream,
        peer: Remote,
        (names, side): (Names, Side),
        (subject, body): (Subject, &[u8]),
        kept: T,
        credential: &Credential,
    ) -> EndpointExchange<T> {
        let said = encode(credential, subject, &names, side, body);
        // A process that waits for one that computes has nothing to send by which it would see that
        // its host, or the way there, is gone. A refusal leaves it to the kernel's own patience.
        socket::end_without_answers(stream.as_fd(), SILENCE_S);
        EndpointExchange {
            stream,
            peer,
            names,
            side,
            kept,
            subject,
            said,
            sent: 0,
            heard: Vec::new(),
        }
    }

    /// For tests: breaks the connection, with what has come and was not heard.
    pub fn break_off(&self) {
        socket::break_off(self.stream.as_fd());
    }

    /// For waiting: the connection, and whether it is to be written.
    pub fn descriptor(&self) -> (i32, bool) {
        (self.stream.as_raw_fd(), self.sent < self.said.len())
    }

    /// Says what the connection takes. False: it has ended.
    pub fn say(&mut self) -> bool {
        let fd = self.stream.as_raw_fd();
        while let Some(rest) = self.said.get(self.sent..).filter(|rest| !rest.is_empty()) {
            match socket::send_parts(fd, &[IoSlice::new(rest)]) {
                Ok(n) => self.sent += n,
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => break,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return false,
            }
        }
        true
    }

    /// Says and hears what the connection takes and has.
    pub fn go_on(&mut self, credential: &Credential) -> Step {
        if !self.say() {
            return Step::Broken;
        }
        let fd = self.stream.as_raw_fd();
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
                let other = self.side.other();
                return match decode(credential, self.subject, &self.names, other, said) {
                    None => Step::Nonsense,
                    Some(body) if said_all => Step::Met(body.to_vec()),
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
    fn a_record_is_of_its_job_subject_pair_and_side() {
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
        let said = encode(&credential(1), b"a", &names, Side::Caller, b"body");
        let read = |secret, subject, names: &Names, side, said: &[u8]| {
            decode(&credential(secret), subject, names, side, said).map(<[u8]>::to_vec)
        };
        assert_eq!(usize::from(u16::from_le_bytes([said[0], said[1]])), said.len() - 2);
        let said = &said[2..];
        assert_eq!(read(1, b"a", &names, Side::Caller, said), Some(b"body".to_vec()));
        assert_eq!(read(2, b"a", &names, Side::Caller, said), None);
        assert_eq!(read(1, b"b", &names, Side::Caller, said), None);
        assert_eq!(read(1, b"a", &names, Side::Answerer, said), None);
        assert_eq!(read(1, b"a", &Names { to: 6, ..names }, Side::Caller, said), None);
        for cut in 0..said.len() {
            assert_eq!(read(1, b"a", &names, Side::Caller, &said[..cut]), None);
        }
    }
}
