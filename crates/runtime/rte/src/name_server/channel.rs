//! An encrypted connection that carries messages: the length of each (u32, little endian), then its
//! bytes. Not the line of two jobs that meet (`hawser_wireup::interjob`), which is authenticated
//! only: a port's name opens the port, and nobody else is to read it.

use std::fmt;
use std::io::{self, ErrorKind, IoSlice, IoSliceMut};
use std::net::TcpStream;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};

use hawser_os::socket;
use hawser_wireup::handshake::{Binding, Side};
use hawser_wireup::tls::Session;

/// Most bytes of a message.
pub const MESSAGE_MAX: usize = 4 << 10;
/// Time after which a connection ends whose other kernel acknowledges nothing, in seconds.
const SILENCE_S: u32 = 30;

/// See the module's documentation. Dropping it ends the connection.
pub struct Channel {
    socket: TcpStream,
    session: Box<Session>,
    out: Vec<u8>,
    heard: Vec<u8>,
}

impl fmt::Debug for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Channel({:?})", self.socket)
    }
}

/// Takes a whole message out of what was heard; `None`: not all of it is there.
fn take_message(heard: &mut Vec<u8>) -> io::Result<Option<Vec<u8>>> {
    let Some(head) = heard.first_chunk::<4>() else { return Ok(None) };
    let len = u32::from_le_bytes(*head) as usize;
    if len > MESSAGE_MAX {
        return Err(ErrorKind::InvalidData.into());
    }
    let Some(message) = heard.get(4..4 + len).map(<[u8]>::to_vec) else { return Ok(None) };
    heard.drain(..4 + len);
    Ok(Some(message))
}

impl Channel {
    /// Over a connection that a handshake has opened; `side` is that of this process.
    ///
    /// # Errors
    /// There is no encryption to be had.
    pub fn new(socket: TcpStream, binding: &Binding, side: Side) -> io::Result<Channel> {
        socket::end_without_answers(socket.as_fd(), SILENCE_S);
        // Messages are small, and each is waited for. A refusal makes it slower.
        let _ = socket.set_nodelay(true);
        let session = Session::new(binding, side).map_err(|e| io::Error::other(e.to_string()))?;
        Ok(Channel { socket, session: Box::new(session), out: Vec::new(), heard: Vec::new() })
    }

    /// Says a message of at most [`MESSAGE_MAX`] bytes; what is not taken at once goes on with
    /// [`Channel::poll`].
    ///
    /// # Errors
    /// The connection has broken.
    pub fn say(&mut self, message: &[u8]) -> io::Result<()> {
        self.out.extend((message.len() as u32).to_le_bytes());
        self.out.extend(message);
        self.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        let fd = self.socket.as_raw_fd();
        self.session.flush(fd)?;
        while !self.out.is_empty() {
            match self.session.send(fd, &[IoSlice::new(&self.out)]) {
                Ok(n) => _ = self.out.drain(..n),
                Err(e) if e.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) => return Err(e),
            }
        }
        Ok(())
    }

    /// Goes on saying, and reads: the next message of the other side; `None`: it has not come yet.
    ///
    /// # Errors
    /// The connection has ended or broken, or what comes is no message.
    pub fn poll(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut bytes = [0; MESSAGE_MAX];
        loop {
            if let Some(message) = take_message(&mut self.heard)? {
                return Ok(Some(message));
            }
            let fd = self.socket.as_raw_fd();
            match self.session.receive(fd, &mut [IoSliceMut::new(&mut bytes)]) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(n) => self.heard.extend_from_slice(bytes.get(..n).unwrap_or_default()),
                Err(e) if e.kind() == ErrorKind::WouldBlock => {
                    // What was waiting for the keys can go now.
                    self.flush()?;
                    return Ok(None);
                }
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) => return Err(e),
            }
        }
    }

    /// Something waits for the socket to take it.
    pub fn has_output(&self) -> bool {
        self.session.has_output() || (self.session.is_open() && !self.out.is_empty())
    }
}

impl AsFd for Channel {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }
}

/// Any bytes as messages; for fuzzing.
pub fn fuzz(data: &[u8]) {
    let mut heard = Vec::new();
    for piece in data.chunks(7) {
        heard.extend_from_slice(piece);
        while let Ok(Some(message)) = take_message(&mut heard) {
            assert!(message.len() <= MESSAGE_MAX);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_come_whole_and_have_a_bound() {
        let mut heard = vec![2, 0, 0, 0, 7, 8, 0, 0, 0, 0, 1];
        assert_eq!(take_message(&mut heard).unwrap(), Some(vec![7, 8]));
        assert_eq!(take_message(&mut heard).unwrap(), Some(vec![]));
        assert_eq!(take_message(&mut heard).unwrap(), None);
        assert_eq!(heard, [1]);
        let mut long = (MESSAGE_MAX as u32 + 1).to_le_bytes().to_vec();
        assert!(take_message(&mut long).is_err());
    }
}
