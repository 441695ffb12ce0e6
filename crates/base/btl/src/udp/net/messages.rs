//! Messages in sessions: sending, receiving, and probes of the paths.

use std::borrow::Cow;

use hawser_os::datagram::{BATCH, Incoming, LONGEST};
use hawser_wireup::incoming::Host;
use hawser_wireup::{EndpointId, WireupError};

use super::{NO_ADDRESS, Net, PendingMessage, UNHEARD_NS, UdpPeerState, UdpRail};
use crate::udp::path::UdpPath;
use crate::udp::wire::{AROUND, CODE, DatagramKind, HEAD, PIECE, Part, UdpHead};
use crate::{AmTag, SendError, Sink};

/// Batches received in one pass.
const READS: usize = 8;

impl Net {
    /// Calls a peer that was not called yet, and waits for nothing.
    #[cold]
    pub(in crate::udp) fn begin_contact(&mut self, to: EndpointId) {
        let state = self.endpoints.get(to.0 as usize).map(|e| &e.state);
        if !self.parted && matches!(state, Some(UdpPeerState::Idle)) {
            self.seek(to);
        }
    }

    /// Sends one message, of two parts, or keeps it until there is a session. `Err(NoResource)`
    /// also where too much waits for that.
    pub(in crate::udp) fn send(
        &mut self,
        rail: usize,
        to: EndpointId,
        tag: AmTag,
        [header, payload]: [&[u8]; 2],
    ) -> Result<(), SendError> {
        let Some(endpoint) = self.endpoints.get(to.0 as usize).filter(|_| !self.parted) else {
            return Err(SendError::NoResource);
        };
        let proc = endpoint.at;
        let pending = || PendingMessage { rail, tag, bytes: [header, payload].concat() };
        let number = match &endpoint.state {
            UdpPeerState::Up(number) => *number,
            UdpPeerState::Lost(why) => return Err(self.failure(rail, proc, why).into()),
            UdpPeerState::Idle => {
                self.seek(to);
                self.finish_contact(to);
                let met = self.endpoints.get(to.0 as usize).map(|e| &e.state);
                match met {
                    Some(UdpPeerState::Up(number)) => *number,
                    Some(UdpPeerState::Idle | UdpPeerState::Seeking) => {
                        return self.keep_pending(to, pending());
                    }
                    _ => return Err(SendError::NoResource),
                }
            }
            UdpPeerState::Seeking => return self.keep_pending(to, pending()),
        };
        let Some(Some(session)) = self.sessions.get_mut(number) else {
            return Err(SendError::NoResource);
        };
        let Some(Some(path)) = session.paths.get_mut(rail) else {
            return Err(self.failure(rail, proc, &WireupError::Nowhere(NO_ADDRESS.into())).into());
        };
        let (own, queue) = (&mut self.rails[rail], self.config.queue);
        let (length, len) = (path.length(), header.len() + payload.len());
        let whole = AROUND + len <= length;
        let room = length.saturating_sub(AROUND + PIECE).max(1);
        let parts = if whole { 1 } else { len.div_ceil(room) };
        let bytes = len + parts * (AROUND + PIECE);
        if !own.out.has_room(parts, bytes, queue) {
            flush(own, path, (self.config.now)());
            if !own.out.has_room(parts, bytes, queue) {
                return Err(SendError::NoResource);
            }
        }
        let session_number = session.theirs;
        let mut seal = |path: &mut UdpPath, kind, body: [&[u8]; 2]| {
            let seq = path.depart();
            let head = UdpHead { kind, tag: tag.0, rail: rail as u8, session: session_number, seq };
            let parts = [&[0; HEAD], body[0], body[1], &[0; CODE]];
            session.sends.seal(&head, own.out.push(path.to, &parts));
        };
        if whole {
            seal(path, DatagramKind::Message, [header, payload]);
            return Ok(());
        }
        let message = match payload {
            [] => Cow::Borrowed(header),
            _ => Cow::Owned([header, payload].concat()),
        };
        path.pieces = path.pieces.wrapping_add(1);
        for (i, piece) in message.chunks(room).enumerate() {
            let offset = (i * room) as u32;
            let part = Part { number: path.pieces, offset, total: len as u32 };
            seal(path, DatagramKind::Piece, [&part.encode(), piece]);
        }
        Ok(())
    }

    /// Hands what waits to the kernel; the number of datagrams that went.
    pub(in crate::udp) fn flush(&mut self, rail: usize) -> usize {
        let Some(own) = self.rails.get_mut(rail).filter(|r| !r.out.is_empty()) else { return 0 };
        let now = (self.config.now)();
        let sessions = &mut self.sessions;
        let Some(socket) = &mut own.socket else { return 0 };
        own.out.flush(socket, &mut |refused| {
            let paths =
                sessions.iter_mut().flatten().filter_map(|s| s.paths.get_mut(rail)?.as_mut());
            paths.filter(|p| p.to == refused.to).for_each(|p| p.refused(refused.len, now));
        })
    }

    /// Receives and delivers; the number of datagrams.
    pub(in crate::udp) fn receive(&mut self, rail: usize, sink: &mut dyn Sink) -> usize {
        let mut found = 0;
        let Some(own) = self.rails.get_mut(rail).filter(|r| r.socket.is_some()) else { return 0 };
        let mut buffers = std::mem::take(&mut own.buffers);
        if buffers.is_empty() {
            buffers.push(vec![0; LONGEST]);
        }
        let mut filled = [Incoming::default(); BATCH];
        for _ in 0..READS {
            let Some(socket) = &mut self.rails[rail].socket else { break };
            let got = match socket.receive(&mut buffers, &mut filled) {
                Ok(got) => got,
                // Nothing, or an error that tells of a datagram sent before.
                Err(_) => break,
            };
            for (buffer, filled) in buffers.iter_mut().zip(&filled).take(got) {
                let bytes = buffer.get_mut(..filled.len).unwrap_or_default();
                for datagram in bytes.chunks_mut(filled.each.max(1)) {
                    found += usize::from(self.take(rail, datagram, sink));
                }
            }
            if got < buffers.len() || sink.is_satisfied() {
                break;
            }
            // There is more to come than one call brings.
            let more = (buffers.len() * 2).min(BATCH);
            buffers.resize_with(more, || vec![0; LONGEST]);
        }
        self.rails[rail].buffers = buffers;
        found
    }

    /// A datagram in a session that has not begun here: what the peer has said in its exchange came
    /// before, and is heard now. Nothing may be sent a second time before the peer calls MPI again.
    #[cold]
    fn expect_session(&mut self, number: u32) {
        if self.incoming.kept().any(|promised| promised.session == number) {
            self.receive_incoming();
        }
    }

    /// Takes one datagram. False: it is not proved, or came before.
    fn take(&mut self, rail: usize, datagram: &mut [u8], sink: &mut dyn Sink) -> bool {
        let Some(head) = UdpHead::decode(datagram) else { return false };
        if !matches!(self.sessions.get(head.session as usize), Some(Some(_))) {
            self.expect_session(head.session);
        }
        let Some(Some(session)) = self.sessions.get_mut(head.session as usize) else {
            return false;
        };
        let Some(window) = session.windows.get_mut(usize::from(head.rail)) else { return false };
        if !window.is_new(head.seq) {
            return false;
        }
        let len = datagram.len();
        let Some(body) = session.receives.open(datagram) else { return false };
        window.take(head.seq);
        session.heard = true;
        if !session.is_mutual {
            self.is_known_to_both(head.session as usize);
        }
        let Some(Some(session)) = self.sessions.get_mut(head.session as usize) else {
            return false;
        };
        let Some(from) = self.endpoints.get(session.to.0 as usize).map(|e| e.at) else {
            return false;
        };
        match head.kind {
            DatagramKind::Message => sink.message(from, AmTag(head.tag), body),
            DatagramKind::Piece => {
                let Some((part, bytes)) = Part::decode(body, LONGEST) else { return false };
                let whole = session.pieces.take(head.rail, head.tag, part, bytes);
                if let Some((tag, message)) = whole {
                    sink.message(from, AmTag(tag), &message);
                }
            }
            DatagramKind::Probe => {
                let len = (len as u32).to_le_bytes();
                self.control(rail, head.session as usize, DatagramKind::Echo, &len);
            }
            DatagramKind::Echo => {
                let Some(len) = body.first_chunk::<4>() else { return false };
                let now = (self.config.now)();
                if let Some(Some(path)) = session.paths.get_mut(rail) {
                    path.passed(u32::from_le_bytes(*len) as usize, now);
                }
            }
        }
        true
    }

    /// Sends a datagram that is no message; if there is no room, it is lost.
    fn control(&mut self, rail: usize, number: usize, kind: DatagramKind, body: &[u8]) {
        let Some(Some(session)) = self.sessions.get_mut(number) else { return };
        let Some(Some(path)) = session.paths.get_mut(rail) else { return };
        let own = &mut self.rails[rail];
        if !own.out.has_room(1, AROUND + body.len(), self.config.queue) {
            return;
        }
        let seq = path.depart();
        let head = UdpHead { kind, tag: 0, rail: rail as u8, session: session.theirs, seq };
        session.sends.seal(&head, own.out.push(path.to, &[&[0; HEAD], body, &[0; CODE]]));
    }

    /// Sends the probes of a rail that are due.
    pub(in crate::udp) fn probe(&mut self, rail: usize) {
        let now = (self.config.now)();
        for number in 0..self.sessions.len() {
            let Some(Some(session)) = self.sessions.get_mut(number) else { continue };
            let Some(Some(path)) = session.paths.get_mut(rail) else { continue };
            let unheard = session.unheard.is_some_and(|since| now > since + UNHEARD_NS);
            if unheard && path.seq > 0 {
                self.tell_unheard(rail, number);
            }
            let Some(Some(session)) = self.sessions.get_mut(number) else { continue };
            let Some(Some(path)) = session.paths.get_mut(rail) else { continue };
            let Some(length) = path.poll_probe(now, session.heard) else { continue };
            session.heard = false;
            let body = vec![0; length.saturating_sub(AROUND)];
            self.control(rail, number, DatagramKind::Probe, &body);
        }
    }

    /// Bytes of the longest datagrams that pass, by session.
    #[cfg(test)]
    pub(in crate::udp) fn lengths(&self, rail: usize) -> Vec<usize> {
        let paths = self.sessions.iter().flatten().filter_map(|s| s.paths.get(rail)?.as_ref());
        paths.map(UdpPath::length).collect()
    }

    /// When a probe of a rail is due first.
    pub(in crate::udp) fn probe_due(&self, rail: usize) -> Option<u64> {
        let paths = self.sessions.iter().flatten().filter_map(|s| s.paths.get(rail)?.as_ref());
        paths.filter_map(UdpPath::due).min()
    }
}

/// Hands what waits to the kernel while one path is borrowed.
fn flush(own: &mut UdpRail, path: &mut UdpPath, now: u64) {
    let Some(socket) = &mut own.socket else { return };
    own.out.flush(socket, &mut |refused| {
        if refused.to == path.to {
            path.refused(refused.len, now);
        }
    });
}
