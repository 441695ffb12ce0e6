//! Conversations with the root of those that were all started at once, about where their parents
//! listen: [`hawser_rte::oob::directory`].

use std::io;
use std::os::fd::AsFd;

use hawser_os::poll::{Interest, Poller};
use hawser_rte::oob::directory::{CONTACT_MAX, Contact};

use super::Near;

/// Bytes read at once.
const PIECE: usize = 4 << 10;

/// One end of such a conversation: each side says one [`Contact`].
pub(super) struct ContactExchange {
    near: Near,
    token: u64,
    read: Vec<u8>,
    output: Vec<u8>,
}

impl ContactExchange {
    /// Over a new connection, which is watched in `set` with this token.
    pub(super) fn new(near: Near, token: u64, set: &Poller) -> io::Result<ContactExchange> {
        set.add(near.stream.as_fd(), token, near.interest)?;
        Ok(ContactExchange { near, token, read: Vec::new(), output: Vec::new() })
    }

    /// Says where somebody listens; [`ContactExchange::advance`] sends it.
    pub(super) fn say(&mut self, contact: &Contact) {
        self.output.extend(contact.encode());
    }

    /// Moves what can be moved now, and returns what the other side has said.
    ///
    /// # Errors
    /// The conversation is over.
    pub(super) fn advance(&mut self, set: &Poller) -> io::Result<Option<Contact>> {
        while !self.output.is_empty() {
            match self.near.send(&self.output) {
                Ok(n) => drop(self.output.drain(..n.min(self.output.len()))),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => break,
                Err(e) => return Err(e),
            }
        }
        let said = self.receive()?;
        self.near.flush();
        let wanted = match self.near.wants_room(!self.output.is_empty()) {
            true => Interest::Both,
            false => Interest::Read,
        };
        if wanted != self.near.interest {
            self.near.interest = wanted;
            set.change(self.near.stream.as_fd(), self.token, wanted)?;
        }
        Ok(said)
    }

    fn receive(&mut self) -> io::Result<Option<Contact>> {
        let mut piece = [0; PIECE];
        loop {
            let invalid = |text: String| io::Error::new(io::ErrorKind::InvalidData, text);
            if let Some(contact) = Contact::decode(&self.read).map_err(invalid)? {
                self.read.clear();
                return Ok(Some(contact));
            }
            if self.read.len() > CONTACT_MAX + PIECE {
                return Err(invalid("more than a contact".into()));
            }
            match self.near.receive(&mut piece) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(n) => self.read.extend_from_slice(piece.get(..n).unwrap_or_default()),
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return Ok(None),
                Err(e) => return Err(e),
            }
        }
    }

    /// Ends it.
    pub(super) fn end(self, set: &Poller) {
        set.remove(self.near.stream.as_fd());
    }
}
