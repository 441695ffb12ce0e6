//! Conversations with the root of those that were all started at once, about where their parents
//! listen: [`hawser_rte::oob::directory`].

use std::io;
use std::os::fd::AsFd;

use hawser_os::poll::{Interest, Poller};
use hawser_rte::oob::directory::{CONTACT_MAX, Contact, Directory};
use hawser_wireup::handshake::Side;
use hawser_wireup::reception::Made;

use super::near::Near;
use super::{Net, News, TOKEN_TALK};

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

impl Net {
    /// A connection stands over which is said who listens where: we are asked by a node, or ask the
    /// root.
    pub(super) fn exchange(&mut self, node: u32, made: Made, side: Side, now: u64) {
        let token = TOKEN_TALK + u64::from(node);
        let talk =
            self.open(made, side).and_then(|near| ContactExchange::new(near, token, &self.set));
        match talk {
            Ok(mut talk) => {
                if side == Side::Caller {
                    talk.say(&Contact { host: self.host.clone(), addresses: self.addresses() });
                }
                if let Some(before) = self.talks.insert(node, talk) {
                    before.end(&self.set);
                }
                self.talk(node, now);
            }
            Err(why) => self.news.push_back(News::Said(why.to_string())),
        }
    }

    /// Goes on with such a conversation.
    pub(super) fn talk(&mut self, node: u32, now: u64) {
        let Some(talk) = self.talks.get_mut(&node) else { return };
        let heard = talk.advance(&self.set);
        match (heard, &mut self.directory) {
            (Ok(None), _) => {}
            (Ok(Some(contact)), Some(directory)) => {
                directory.handle_contact(node, contact);
                self.answer();
            }
            (Ok(Some(above)), None) => {
                self.end_talk(node);
                self.parent = self.parent.take().map(|p| (p.0, above.host, above.addresses));
                self.call_parent(self.step_ns, now);
            }
            (Err(_), Some(_)) => self.end_talk(node),
            (Err(why), None) => {
                self.end_talk(node);
                let host = self.parent.as_ref().map_or("", |(_, host, _)| host);
                let text = format!("host {host} has not told where the parent listens: {why}");
                self.news.push_back(News::Orphaned(text));
            }
        }
    }

    /// Tells those who have asked for their parents.
    pub(super) fn answer(&mut self) {
        while let Some((node, above)) = self.directory.as_mut().and_then(Directory::poll_answer) {
            let Some(talk) = self.talks.get_mut(&node) else { continue };
            talk.say(&above);
            // What is wrong with it is seen when it is read.
            let _ = talk.advance(&self.set);
        }
    }

    pub(super) fn end_talk(&mut self, node: u32) {
        if let Some(talk) = self.talks.remove(&node) {
            talk.end(&self.set);
        }
    }
}
