//! Connections to neighbours: the parent and children.

use std::io::{self, IoSlice, IoSliceMut};
use std::net::TcpStream;
use std::os::fd::{AsFd, AsRawFd};

use hawser_os::poll::Interest;
use hawser_os::socket::{self, Acknowledged};
use hawser_rte::oob::answers::{self, Answers, Verdict};
use hawser_rte::oob::failover;
use hawser_rte::oob::relay::Closing;
use hawser_wireup::handshake::Side;
use hawser_wireup::reception::Made;
use hawser_wireup::tls::{self, Session};

use super::{Net, News, TOKEN_NEAR};

/// Bytes read from one neighbour before the others get their turn.
pub(super) const READ_MAX: usize = 256 << 10;

/// A connection to a neighbour.
pub(super) struct Near {
    pub(super) stream: TcpStream,
    /// What encrypts it.
    pub(super) session: Option<Box<Session>>,
    pub(super) interest: Interest,
    /// Whether the other host answers.
    pub(super) answers: Answers,
}

impl Near {
    /// Whether the other host has acknowledged what it was sent.
    pub(super) fn verdict(&mut self, now: u64, limits: &answers::AnswerLimits) -> Verdict {
        match socket::acknowledged(self.stream.as_fd()) {
            Some(Acknowledged { waits, heard_ms }) => {
                self.answers.handle_state(waits, heard_ms, now, limits)
            }
            None => Verdict::Answers,
        }
    }

    pub(super) fn send(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let (fd, parts) = (self.stream.as_raw_fd(), [IoSlice::new(bytes)]);
        match &mut self.session {
            None => socket::send_parts(fd, &parts),
            Some(session) => session.send(fd, &parts),
        }
    }

    pub(super) fn receive(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let fd = self.stream.as_raw_fd();
        match &mut self.session {
            None => socket::receive(fd, bytes),
            Some(session) => session.receive(fd, &mut [IoSliceMut::new(bytes)]),
        }
    }

    /// Something can be read although the kernel may have nothing.
    pub(super) fn has_input(&self) -> bool {
        self.session.as_ref().is_some_and(|s| s.has_input())
    }

    /// Gives the kernel what a session has to say. What is wrong with it the next read tells.
    pub(super) fn flush(&mut self) {
        if let Some(session) = &mut self.session {
            let _ = session.flush(self.stream.as_raw_fd());
        }
    }

    /// Room is worth being waited for, with frames that wait or without: not while keys are agreed.
    pub(super) fn wants_room(&self, frames: bool) -> bool {
        match &self.session {
            None => frames,
            Some(session) => session.has_output() || session.is_open() && frames,
        }
    }
}

impl Net {
    /// A connection that is proved, as one to a neighbour; it is in no set yet.
    pub(super) fn open(&self, made: Made, side: Side) -> io::Result<Near> {
        let session = self.encrypted.then(|| Session::new(&made.binding, side)).transpose();
        let session = session.map_err(|e| io::Error::other(e.to_string()))?;
        // A refusal makes it slower.
        let _ = made.socket.set_nodelay(true);
        made.socket.set_nonblocking(true)?;
        let session = session.map(Box::new);
        let answers = Answers::default();
        Ok(Near { stream: made.socket, session, interest: Interest::Read, answers })
    }

    /// A neighbour has proved who it is.
    pub(super) fn connected(&mut self, node: u32, made: Made, side: Side, now: u64) {
        let before = self.near.remove(&node);
        if let Some(before) = before {
            self.set.remove(before.stream.as_fd());
            // A parent that has not heard of the new one yet would take the end of this one for
            // ours.
            if side == Side::Caller {
                self.left.push(before);
            }
        }
        let token = TOKEN_NEAR + u64::from(node);
        let watched = self.open(made, side).and_then(|near| {
            self.set.add(near.stream.as_fd(), token, Interest::Read)?;
            Ok(near)
        });
        match watched {
            Ok(near) if self.relay.handle_open(node, now) => _ = self.near.insert(node, near),
            // It is gone: the connection ends.
            Ok(_) => {}
            // The one before it, if there was any, has ended, too.
            Err(why) => {
                self.relay.handle_closed(node, Closing::Broken, now);
                self.unwatched(node, &why);
            }
        }
    }

    /// The connection to a neighbour stands, and there is no room to watch it. A child makes
    /// another one; without its parent a node is of no use.
    pub(super) fn unwatched(&mut self, node: u32, why: &io::Error) {
        let text = |host: &str| {
            format!(
                "the connection to host {host} cannot be watched: {}",
                hawser_os::socket::advised(why)
            )
        };
        let news = match self.parent.as_ref().filter(|(parent, ..)| *parent == node) {
            Some((_, host, _)) => News::Orphaned(text(host)),
            None => News::Said(text(&self.starts.name_of(node))),
        };
        self.news.push_back(news);
    }

    pub(super) fn disconnect(&mut self, node: u32) {
        if let Some(near) = self.near.remove(&node) {
            self.set.remove(near.stream.as_fd());
        }
    }

    pub(super) fn closed(&mut self, node: u32, how: Closing, now: u64) {
        self.disconnect(node);
        self.relay.handle_closed(node, how, now);
        if self.is_parent(node)
            && !self.relay.is_gone(node)
            && self.failover.handle_closed() == failover::FailoverStep::Search
        {
            self.search_parent(now);
        }
    }

    pub(super) fn is_parent(&self, node: u32) -> bool {
        self.parent.as_ref().is_some_and(|(parent, ..)| *parent == node)
    }

    pub(super) fn read(&mut self, node: u32, now: u64) {
        let mut left = READ_MAX;
        loop {
            let Some(near) = self.near.get_mut(&node) else { return };
            if left == 0 && !near.has_input() {
                return;
            }
            let how = match near.receive(&mut self.scratch) {
                Ok(0) => Closing::Broken,
                Ok(n) => {
                    left = left.saturating_sub(n);
                    let bytes = self.scratch.get(..n).unwrap_or_default();
                    match self.relay.handle_bytes(node, bytes, now) {
                        Ok(()) => continue,
                        Err(_) => Closing::Broken,
                    }
                }
                Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => return,
                Err(e) if socket::is_unanswered(&e) => Closing::Unanswered,
                Err(e) if tls::refusal(&e).is_some() => {
                    self.refused(node, &e);
                    Closing::Broken
                }
                Err(_) => Closing::Broken,
            };
            return self.closed(node, how, now);
        }
    }

    /// What came from a neighbour is not what was sent there.
    pub(super) fn refused(&mut self, node: u32, why: &io::Error) {
        let above = self.parent.as_ref().filter(|(parent, ..)| *parent == node);
        let host = above.map_or_else(|| self.starts.name_of(node), |(_, host, _)| host.clone());
        let line = format!("the encrypted connection with host {host} ends: {why}");
        self.news.push_back(News::Said(line));
    }

    pub(super) fn write(&mut self, node: u32, now: u64) {
        loop {
            let Some(near) = self.near.get_mut(&node) else { return };
            let bytes = self.relay.poll_output(node);
            let mut wanted = Interest::Read;
            let sent = match bytes.is_empty() {
                true => None,
                false => Some(near.send(bytes)),
            };
            match sent {
                Some(Ok(n)) => {
                    self.relay.handle_written(node, n, now);
                    continue;
                }
                Some(Err(e)) if e.kind() == io::ErrorKind::Interrupted => continue,
                Some(Err(e)) if e.kind() == io::ErrorKind::WouldBlock => {
                    if near.wants_room(true) {
                        wanted = Interest::Both;
                    }
                }
                // What has come before the end is read first; the reading side sees the end too.
                Some(Err(_)) | None => near.flush(),
            }
            if near.wants_room(false) {
                wanted = Interest::Both;
            }
            if near.interest != wanted {
                near.interest = wanted;
                let token = TOKEN_NEAR + u64::from(node);
                // The descriptor is in the set, which is ours.
                let _ = self.set.change(near.stream.as_fd(), token, wanted);
            }
            return;
        }
    }
}
