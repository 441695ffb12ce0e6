//! A connection on which two processes that know one key say records to each other.
//!
//! Each record is its length (u32, little endian), its bytes, and a code over its number, its
//! length and its bytes with a key that both have from the handshake, one for each direction. A
//! record that is lost, changed, repeated or of another line is an error.

use std::io::{ErrorKind, IoSlice};
use std::net::TcpStream;
use std::os::fd::{AsFd, AsRawFd, RawFd};

use hawser_os::socket;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::WireupError;
use crate::handshake::{Binding, Credential, Side};

const CODE: usize = 32;
/// Most bytes of a record.
pub const RECORD_MAX: usize = 1 << 30;
/// Bytes that are read at once.
const CHUNK: usize = 64 << 10;
/// Time after which a line ends whose other kernel acknowledges nothing, in seconds.
const SILENCE_S: u32 = 10;

/// See the module. Dropping it ends the connection.
#[derive(Debug)]
pub struct Line {
    socket: TcpStream,
    /// What the key of a meeting is made of.
    binding: Binding,
    keys: [[u8; CODE]; 2],
    out: Vec<u8>,
    sent: usize,
    said: u64,
    heard: Vec<u8>,
    read: u64,
}

fn mac(key: &[u8; CODE], parts: &[&[u8]]) -> Hmac<Sha256> {
    let mut mac = match Hmac::<Sha256>::new_from_slice(key) {
        Ok(mac) => mac,
        Err(_) => unreachable!("HMAC takes a key of any length"),
    };
    parts.iter().for_each(|part| mac.update(part));
    mac
}

/// How much of what has come is the next record, which is taken out; `None`: not all is there.
fn take_record(
    heard: &mut Vec<u8>,
    key: &[u8; CODE],
    number: u64,
    limit: usize,
) -> Result<Option<Vec<u8>>, WireupError> {
    let Some(head) = heard.first_chunk::<4>() else { return Ok(None) };
    let len = u32::from_le_bytes(*head) as usize;
    if len > limit.min(RECORD_MAX) {
        return Err(WireupError::Malformed);
    }
    let Some(whole) = heard.get(4..4 + len + CODE) else { return Ok(None) };
    let (body, code) = whole.split_at(len);
    let said = [&number.to_le_bytes()[..], head, body];
    mac(key, &said).verify_slice(code).map_err(|_| WireupError::Malformed)?;
    let body = body.to_vec();
    heard.drain(..4 + len + CODE);
    Ok(Some(body))
}

impl Line {
    /// A line on a connection that a handshake has opened; `side` is that of this process.
    pub(super) fn new(socket: TcpStream, binding: &Binding, side: Side) -> Line {
        socket::end_without_answers(socket.as_fd(), SILENCE_S);
        // Records are small, and each is waited for.
        let _ = socket.set_nodelay(true);
        Line {
            socket,
            binding: binding.clone(),
            keys: [binding.seed(side), binding.seed(side.other())],
            out: Vec::new(),
            sent: 0,
            said: 0,
            heard: Vec::new(),
            read: 0,
        }
    }

    /// The key of the meeting that this line serves, the same at both ends; it is never said.
    pub fn meeting(&self) -> Credential {
        let of = |word: &[u8]| -> [u8; CODE] {
            mac(self.binding.bytes(), &[word]).finalize().into_bytes().into()
        };
        let number = of(b"number of the meeting");
        let mut word = [0; 8];
        word.copy_from_slice(&number[..8]);
        Credential { job: u64::from_le_bytes(word), secret: of(b"key of the meeting") }
    }

    /// Says a record of at most [`RECORD_MAX`] bytes; what the kernel does not take goes on with
    /// [`Line::poll`].
    pub fn say(&mut self, record: &[u8]) {
        let head = (record.len() as u32).to_le_bytes();
        let code = mac(&self.keys[0], &[&self.said.to_le_bytes(), &head, record]);
        self.said += 1;
        self.out.extend(head);
        self.out.extend(record);
        self.out.extend(code.finalize().into_bytes());
        // An error shows when the next record is waited for.
        let _ = self.flush();
    }

    fn flush(&mut self) -> Result<(), WireupError> {
        let fd = self.socket.as_raw_fd();
        while let Some(rest) = self.out.get(self.sent..).filter(|rest| !rest.is_empty()) {
            match socket::send_parts(fd, &[IoSlice::new(rest)]) {
                Ok(n) => self.sent += n,
                Err(e) if e.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(_) => return Err(WireupError::Closed),
            }
        }
        (self.out, self.sent) = (Vec::new(), 0);
        Ok(())
    }

    /// All that was said is the kernel's.
    pub fn has_said_all(&self) -> bool {
        self.out.is_empty()
    }

    /// Goes on saying, and reads. The next record of the other side, of at most `limit` bytes;
    /// `None`: it has not come yet.
    ///
    /// # Errors
    /// [`WireupError::Closed`] and [`WireupError::Malformed`].
    pub fn poll(&mut self, limit: usize) -> Result<Option<Vec<u8>>, WireupError> {
        self.poll_within(limit, usize::MAX)
    }

    /// As [`Line::poll`], holding at most `most` bytes of what has been said: of a longer record
    /// the rest stays with the kernel.
    ///
    /// # Errors
    /// [`WireupError::Closed`] and [`WireupError::Malformed`].
    pub fn poll_within(
        &mut self,
        limit: usize,
        most: usize,
    ) -> Result<Option<Vec<u8>>, WireupError> {
        self.flush()?;
        let mut bytes = vec![0; CHUNK.min(most)];
        loop {
            let next = take_record(&mut self.heard, &self.keys[1], self.read, limit)?;
            if next.is_some() {
                self.read += 1;
                return Ok(next);
            }
            let room = bytes.len().min(most.saturating_sub(self.heard.len()));
            let Some(bytes) = bytes.get_mut(..room).filter(|b| !b.is_empty()) else {
                return Ok(None);
            };
            match socket::receive(self.socket.as_raw_fd(), bytes) {
                Ok(0) => return Err(WireupError::Closed),
                Ok(n) => self.heard.extend_from_slice(bytes.get(..n).unwrap_or_default()),
                Err(e) if e.kind() == ErrorKind::WouldBlock => return Ok(None),
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(_) => return Err(WireupError::Closed),
            }
        }
    }

    /// Bytes that are held of a record that has not come whole.
    pub fn held(&self) -> usize {
        self.heard.len()
    }

    /// The other side has ended the connection, whatever it has said before.
    pub fn has_ended(&self) -> bool {
        socket::has_ended(self.socket.as_raw_fd())
    }

    /// For waiting: the connection, and whether it is to be written.
    pub fn descriptor(&self) -> (RawFd, bool) {
        (self.socket.as_raw_fd(), !self.out.is_empty())
    }
}

/// Any bytes as records.
pub(super) fn fuzz(data: &[u8]) {
    let mut heard = data.to_vec();
    while let Ok(Some(record)) = take_record(&mut heard, &[7; CODE], 0, 1 << 16) {
        assert!(record.len() <= 1 << 16);
    }
}
