//! Messages in sessions: sending, receiving, and probes of the paths.

use hawser_os::datagram::{BATCH, Incoming, LONGEST};

use super::{Net, Rail, State};
use crate::btl::udp::fault::Fault;
use crate::btl::udp::path::Path;
use crate::btl::udp::wire::{HEAD, Head, Kind, PIECE, Part};
use crate::btl::{AmTag, EndpointId, SendError, Sink};

/// Batches received in one pass.
const READS: usize = 8;

impl Net {
    /// Sends one message, which `write` writes. `Err(NoResource)` also while there is no session.
    pub(in crate::btl::udp) fn send(
        &mut self,
        rail: usize,
        to: EndpointId,
        tag: AmTag,
        len: usize,
        write: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        let Some(endpoint) = self.endpoints.get(to.0 as usize) else {
            return Err(SendError::NoResource);
        };
        let proc = endpoint.at;
        let number = match &endpoint.state {
            State::Up(number) => *number,
            State::Lost(why) => return Err(self.failure(rail, proc, why.clone()).into()),
            State::Idle => {
                self.seek(to);
                return Err(SendError::NoResource);
            }
            State::Seeking => return Err(SendError::NoResource),
        };
        let Some(Some(session)) = self.sessions.get_mut(number) else {
            return Err(SendError::NoResource);
        };
        let Some(Some(path)) = session.paths.get_mut(rail) else {
            return Err(self.failure(rail, proc, Fault::NoAddress).into());
        };
        let (own, queue) = (&mut self.rails[rail], self.config.queue);
        let length = path.length();
        let whole = HEAD + len <= length;
        let room = length.saturating_sub(HEAD + PIECE).max(1);
        let parts = if whole { 1 } else { len.div_ceil(room) };
        let bytes = len + parts * (HEAD + PIECE);
        if !own.out.has_room(parts, bytes, queue) {
            flush(own, path, (self.config.now)());
            if !own.out.has_room(parts, bytes, queue) {
                return Err(SendError::NoResource);
            }
        }
        let session_number = session.theirs;
        let mut seal = |path: &mut Path, kind, fill: &mut dyn FnMut(&mut [u8]), len: usize| {
            let seq = path.depart();
            let head = Head { kind, tag: tag.0, rail: rail as u8, session: session_number, seq };
            let datagram = own.out.push(path.to, HEAD + len);
            fill(&mut datagram[HEAD..]);
            session.sends.seal(&head, datagram);
        };
        if whole {
            seal(path, Kind::Message, write, len);
            return Ok(());
        }
        let mut message = vec![0; len];
        write(&mut message);
        path.pieces = path.pieces.wrapping_add(1);
        for (i, piece) in message.chunks(room).enumerate() {
            let offset = (i * room) as u32;
            let part = Part { number: path.pieces, offset, total: len as u32 };
            let mut fill = |body: &mut [u8]| {
                let (fields, bytes) = body.split_at_mut(PIECE);
                fields.copy_from_slice(&part.encode());
                bytes.copy_from_slice(piece);
            };
            seal(path, Kind::Piece, &mut fill, PIECE + piece.len());
        }
        Ok(())
    }

    /// Hands what waits to the kernel; the number of datagrams that went.
    pub(in crate::btl::udp) fn flush(&mut self, rail: usize) -> usize {
        let Some(own) = self.rails.get_mut(rail).filter(|r| !r.out.is_empty()) else { return 0 };
        let now = (self.config.now)();
        let sessions = &mut self.sessions;
        own.out.flush(&mut own.socket, &mut |refused| {
            let paths =
                sessions.iter_mut().flatten().filter_map(|s| s.paths.get_mut(rail)?.as_mut());
            paths.filter(|p| p.to == refused.to).for_each(|p| p.refused(refused.len, now));
        })
    }

    /// Receives and delivers; the number of datagrams.
    pub(in crate::btl::udp) fn receive(&mut self, rail: usize, sink: &mut dyn Sink) -> usize {
        let mut found = 0;
        let Some(own) = self.rails.get_mut(rail) else { return 0 };
        let mut buffers = std::mem::take(&mut own.buffers);
        if buffers.is_empty() {
            buffers.push(vec![0; LONGEST]);
        }
        let mut filled = [Incoming::default(); BATCH];
        for _ in 0..READS {
            let got = match self.rails[rail].socket.receive(&mut buffers, &mut filled) {
                Ok(got) => got,
                // Nothing, or an error that tells of a datagram sent before.
                Err(_) => break,
            };
            for (buffer, filled) in buffers.iter().zip(&filled).take(got) {
                let bytes = buffer.get(..filled.len).unwrap_or_default();
                for datagram in bytes.chunks(filled.each.max(1)) {
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

    /// Takes one datagram. False: it is not proved, or came before.
    fn take(&mut self, rail: usize, datagram: &[u8], sink: &mut dyn Sink) -> bool {
        let Some((head, body)) = Head::decode(datagram) else { return false };
        let Some(Some(session)) = self.sessions.get_mut(head.session as usize) else {
            return false;
        };
        let Some(window) = session.windows.get_mut(usize::from(head.rail)) else { return false };
        if !window.is_new(head.seq) || !session.receives.proves(datagram) {
            return false;
        }
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
            Kind::Message => sink.message(from, AmTag(head.tag), body),
            Kind::Piece => {
                let Some((part, bytes)) = Part::decode(body, LONGEST) else { return false };
                let whole = session.pieces.take(head.rail, head.tag, part, bytes);
                if let Some((tag, message)) = whole {
                    sink.message(from, AmTag(tag), &message);
                }
            }
            Kind::Probe => {
                let len = (datagram.len() as u32).to_le_bytes();
                self.control(rail, head.session as usize, Kind::Echo, &len);
            }
            Kind::Echo => {
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
    fn control(&mut self, rail: usize, number: usize, kind: Kind, body: &[u8]) {
        let Some(Some(session)) = self.sessions.get_mut(number) else { return };
        let Some(Some(path)) = session.paths.get_mut(rail) else { return };
        let own = &mut self.rails[rail];
        if !own.out.has_room(1, HEAD + body.len(), self.config.queue) {
            return;
        }
        let seq = path.depart();
        let head = Head { kind, tag: 0, rail: rail as u8, session: session.theirs, seq };
        let datagram = own.out.push(path.to, HEAD + body.len());
        datagram[HEAD..].copy_from_slice(body);
        session.sends.seal(&head, datagram);
    }

    /// Sends the probes of a rail that are due.
    pub(in crate::btl::udp) fn probe(&mut self, rail: usize) {
        let now = (self.config.now)();
        for number in 0..self.sessions.len() {
            let Some(Some(session)) = self.sessions.get_mut(number) else { continue };
            let Some(Some(path)) = session.paths.get_mut(rail) else { continue };
            let Some(length) = path.poll_probe(now, session.heard) else { continue };
            session.heard = false;
            let body = vec![0; length.saturating_sub(HEAD)];
            self.control(rail, number, Kind::Probe, &body);
        }
    }

    /// Bytes of the longest datagrams that pass, by session.
    #[cfg(test)]
    pub(in crate::btl::udp) fn lengths(&self, rail: usize) -> Vec<usize> {
        let paths = self.sessions.iter().flatten().filter_map(|s| s.paths.get(rail)?.as_ref());
        paths.map(Path::length).collect()
    }

    /// When a probe of a rail is due first.
    pub(in crate::btl::udp) fn probe_due(&self, rail: usize) -> Option<u64> {
        let paths = self.sessions.iter().flatten().filter_map(|s| s.paths.get(rail)?.as_ref());
        paths.filter_map(Path::due).min()
    }
}

/// Hands what waits to the kernel while one path is borrowed.
fn flush(own: &mut Rail, path: &mut Path, now: u64) {
    own.out.flush(&mut own.socket, &mut |refused| {
        if refused.to == path.to {
            path.refused(refused.len, now);
        }
    });
}
