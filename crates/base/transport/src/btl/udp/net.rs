//! What the rails of a process share: which peers there are, the sessions with them, and how they
//! come to be.

use std::collections::HashMap;
use std::net::{SocketAddr, TcpStream};

use hawser_os::datagram::{BATCH, Datagrams, Incoming, LONGEST};
use hawser_os::socket::Interface;

use super::fault::{self, Fault};
use super::out::Out;
use super::path::Path;
use super::pieces::Pieces;
use super::record::Record;
use super::replay::Window;
use super::wire::{self, HEAD, Head, Key, Kind, PIECE, Part};
use crate::btl::meeting::Meeting;
use crate::btl::tcp::links;
use crate::btl::visitors::{Visit, Visitors};
use crate::btl::{
    AmTag, EndpointId, Failure, Flags, Limits, Modex, ProcId, Remote, SendError, Sink,
};
use crate::door::{Contact, DATAGRAMS, Door};
use crate::handshake::{self, Credential, Names, Nonce, Plane, Side};
use crate::node::MAX_CHANNELS;
use crate::reception::{Arrival, Target};
use crate::wait::Watch;

/// What meetings are about.
const SUBJECT: &[u8] = b"udp meeting";
/// Batches received in one pass.
const READS: usize = 8;
/// Passes between looks at probes.
pub(super) const LOOK_EVERY: u32 = 64;

/// What the rails are made from.
pub(super) struct Config {
    pub(super) credential: Credential,
    pub(super) me: ProcId,
    /// Processes of the job.
    pub(super) nprocs: u32,
    /// The one channel that is served; `None`: all.
    pub(super) channel: Option<u32>,
    pub(super) modex: &'static dyn Modex,
    pub(super) door: &'static dyn Door,
    /// Bytes that may wait per rail.
    pub(super) queue: usize,
    pub(super) timeout_ns: u64,
    /// The monotonic clock, in nanoseconds.
    pub(super) now: fn() -> u64,
}

/// One interface.
pub(super) struct Rail {
    pub(super) name: String,
    own: Interface,
    pub(super) socket: Datagrams,
    /// Where peers reach it.
    pub(super) at: SocketAddr,
    /// Bytes of the longest datagram that the interface takes.
    longest: usize,
    pub(super) out: Out,
    /// Losses that are to be told.
    pub(super) losses: Vec<(Remote, Failure)>,
    buffers: Vec<Vec<u8>>,
    pub(super) pass: u32,
}

impl Rail {
    pub(super) fn new(own: Interface, socket: Datagrams, at: SocketAddr, longest: usize) -> Rail {
        Rail {
            name: format!("udp/{}", own.name),
            own,
            socket,
            at,
            longest,
            out: Out::default(),
            losses: Vec::new(),
            buffers: Vec::new(),
            pass: 0,
        }
    }

    pub(super) fn limits(&self) -> Limits {
        let max_send = self.longest.saturating_sub(HEAD);
        Limits {
            eager: max_send,
            max_send,
            get_min: usize::MAX,
            latency_ns: 8000,
            bandwidth_mbs: 1000,
            exclusivity: 100,
            flags: Flags::LOSSY | Flags::UNORDERED,
        }
    }
}

/// How far a peer is known.
#[derive(Debug)]
pub(super) enum State {
    /// Nobody has sent yet.
    Idle,
    /// It is called, or both meet.
    Seeking,
    /// In the session with this number.
    Up(usize),
    /// No more: it is lost for good.
    Lost(Fault),
}

#[derive(Debug)]
pub(super) struct Endpoint {
    pub(super) at: Remote,
    pub(super) state: State,
}

/// A session with a peer.
#[derive(Debug)]
struct Session {
    to: EndpointId,
    /// The peer's number of it.
    theirs: u32,
    sends: Key,
    receives: Key,
    /// By the peer's rails.
    windows: Vec<Window>,
    pieces: Pieces,
    /// By our rails; `None`: no address of the peer is for it.
    paths: Vec<Option<Path>>,
    /// Something was received since the last probe.
    heard: bool,
}

/// What this side keeps for the end of a meeting.
#[derive(Debug)]
struct Promised {
    /// Its number of the session.
    session: u32,
    nonce: Nonce,
}

/// See the module.
pub(super) struct Net {
    pub(super) config: Config,
    pub(super) rails: Vec<Rail>,
    pub(super) endpoints: Vec<Endpoint>,
    by_peer: HashMap<Remote, EndpointId>,
    /// By our numbers; `None`: promised in a meeting, or free.
    sessions: Vec<Option<Session>>,
    visitors: Visitors<Promised>,
}

impl Net {
    pub(super) fn new(config: Config, rails: Vec<Rail>) -> Net {
        let credential = config.credential.clone();
        let visitors = Visitors::new(config.door, credential, SUBJECT, config.channel, DATAGRAMS);
        Net {
            config,
            rails,
            endpoints: Vec::new(),
            by_peer: HashMap::new(),
            sessions: Vec::new(),
            visitors,
        }
    }

    /// The endpoint of a peer, which becomes a contact.
    pub(super) fn contact(&mut self, at: Remote) -> EndpointId {
        *self.by_peer.entry(at).or_insert_with(|| {
            let id = EndpointId(self.endpoints.len() as u32);
            self.endpoints.push(Endpoint { at, state: State::Idle });
            id
        })
    }

    /// A failure of a rail towards a peer.
    #[cold]
    pub(super) fn failure(&self, rail: usize, peer: Remote, fault: Fault) -> Failure {
        let name = self.rails.get(rail).map_or(String::new(), |r| r.name.clone());
        fault::Failure { rail: name, rank: peer.proc(), fault }.into()
    }

    /// A peer is lost on all rails.
    #[cold]
    fn lose(&mut self, to: EndpointId, fault: Fault) {
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        if matches!(endpoint.state, State::Lost(_)) {
            return;
        }
        endpoint.state = State::Lost(fault.clone());
        let proc = endpoint.at;
        for rail in 0..self.rails.len() {
            let why = self.failure(rail, proc, fault.clone());
            self.rails[rail].losses.push((proc, why));
        }
    }

    // How sessions come to be.

    /// `Idle` to `Seeking`. Leaves it if nobody knows yet where the peer is called.
    #[cold]
    fn seek(&mut self, to: EndpointId) {
        let Some(peer) = self.endpoints.get(to.0 as usize).map(|e| e.at) else { return };
        let (host, addresses) = match self.config.door.contact(peer.proc()) {
            Contact::Pending => return,
            Contact::Nowhere(why) => return self.lose(to, Fault::Nowhere(why.into())),
            Contact::At(host, addresses) => (host, addresses),
        };
        let config = &self.config;
        // Any way does, but one over a network that both are in comes first.
        let own = self.rails.first().map(|r| r.own.clone());
        let addresses = match &own {
            Some(own) => links::order(own, 0, &addresses, self.same_host(peer.proc())),
            None => addresses,
        };
        let target = Target {
            host,
            addresses,
            from: None,
            names: Names {
                plane: Plane::Data,
                from: config.me,
                channel: config.channel.unwrap_or(peer.channel()),
                to: peer.proc(),
                link: DATAGRAMS,
                job: config.credential.job,
                encrypted: false,
            },
            patience_ns: config.timeout_ns,
        };
        // Without a descriptor the next attempt to send tries again.
        if self.visitors.call(to, target, (config.now)())
            && let Some(endpoint) = self.endpoints.get_mut(to.0 as usize)
        {
            endpoint.state = State::Seeking;
        }
    }

    fn same_host(&self, proc: ProcId) -> bool {
        let modex = self.config.modex;
        modex.node_of(self.config.me) == modex.node_of(proc)
    }

    /// True when somebody is called, meets, or has knocked.
    pub(super) fn has_visitors(&self) -> bool {
        self.visitors.are_there()
    }

    /// Looks after calls, the door and meetings. Returns events.
    #[cold]
    pub(super) fn receive_visitors(&mut self) -> usize {
        let now = (self.config.now)();
        let calls = self.visitors.poll_calls(now);
        let events = calls.len();
        calls.into_iter().for_each(|visit| self.receive_visit(visit, now));
        let meetings = self.visitors.poll_meetings();
        let events = events + meetings.len();
        meetings.into_iter().for_each(|visit| self.receive_visit(visit, now));
        events
    }

    fn receive_visit(&mut self, visit: Visit<Promised>, now: u64) {
        match visit {
            Visit::Called(to, stream) => self.meet(to, stream, Side::Caller),
            Visit::Refused(to, why) => self.lose(to, Fault::Unreached(why)),
            Visit::Came(arrival) => self.answer(arrival),
            Visit::Met(meeting, said) => {
                let to = self.contact(meeting.peer);
                match Record::decode(&said) {
                    Some(theirs) => self.begin(to, &meeting, theirs, now),
                    None => self.lose(to, Fault::Nonsense),
                }
            }
            Visit::Nonsense(meeting) => {
                let to = self.contact(meeting.peer);
                self.lose(to, Fault::Nonsense);
            }
            Visit::Broken(meeting) => {
                // Who has called calls again when there is something to send.
                let to = self.contact(meeting.peer);
                if let Some(endpoint) = self.endpoints.get_mut(to.0 as usize)
                    && matches!(endpoint.state, State::Seeking)
                    && meeting.side == Side::Caller
                {
                    endpoint.state = State::Idle;
                }
            }
        }
    }

    /// Joins what a sleep of a rail is for.
    pub(super) fn arm(&self, rail: usize, watch: &mut Watch) {
        let Some(own) = self.rails.get(rail) else { return };
        if self.visitors.has_knocks() || !own.losses.is_empty() {
            return watch.ready();
        }
        watch.descriptor(own.socket.descriptor(), !own.out.is_empty());
        self.visitors.arm(watch);
        let times = self.visitors.next_time().into_iter().chain(self.probe_due(rail));
        if let Some(due) = times.min() {
            watch.within(due.saturating_sub((self.config.now)()).div_ceil(1000));
        }
    }

    fn answer(&mut self, arrival: Arrival) {
        let Names { from, channel, .. } = arrival.names;
        let rank = self.config.me;
        if from >= self.config.nprocs || from == rank || channel >= MAX_CHANNELS {
            return;
        }
        let peer = match self.config.channel {
            Some(_) => from.into(),
            None => Remote::new(from, channel),
        };
        let to = self.contact(peer);
        self.meet(to, arrival.socket, Side::Answerer);
    }

    /// Begins a meeting.
    fn meet(&mut self, to: EndpointId, stream: TcpStream, side: Side) {
        let Some(Endpoint { at, state }) = self.endpoints.get(to.0 as usize) else { return };
        let peer = *at;
        if matches!(state, State::Lost(_)) {
            return;
        }
        let Ok(nonce) = handshake::nonce() else { return self.lose(to, Fault::NoRandom) };
        let (me, them) = (self.config.me, peer.proc());
        let (from, to) = if side == Side::Caller { (me, them) } else { (them, me) };
        let channel = self.config.channel.unwrap_or(peer.channel());
        let names = Names {
            plane: Plane::Data,
            job: self.config.credential.job,
            from,
            channel,
            to,
            link: DATAGRAMS,
            encrypted: false,
        };
        let promised = |i: &usize| self.visitors.kept().any(|k| k.session as usize == *i);
        let free = (0..self.sessions.len()).find(|i| self.sessions[*i].is_none() && !promised(i));
        let session = free.unwrap_or_else(|| {
            self.sessions.push(None);
            self.sessions.len() - 1
        }) as u32;
        let rails = self.rails.iter().map(|r| r.at).collect();
        let body = Record { session, nonce, rails }.encode();
        self.visitors.meet(stream, peer, (names, side), &body, Promised { session, nonce });
    }

    /// Begins a session. What is sent goes by the first one of a pair; what comes, by each.
    fn begin(&mut self, to: EndpointId, meeting: &Meeting<Promised>, theirs: Record, now: u64) {
        let (caller, answerer) = match meeting.side {
            Side::Caller => (&meeting.kept.nonce, &theirs.nonce),
            Side::Answerer => (&theirs.nonce, &meeting.kept.nonce),
        };
        let [called, answered] =
            wire::keys(&self.config.credential, &meeting.names, caller, answerer);
        let (sends, receives) = match meeting.side {
            Side::Caller => (called, answered),
            Side::Answerer => (answered, called),
        };
        let same_host = self.same_host(meeting.peer.proc());
        let path = |(i, rail): (usize, &Rail)| {
            let all = links::order(&rail.own, i as u16, &theirs.rails, same_host);
            let at = all.into_iter().find(|at| at.is_ipv4() == rail.at.is_ipv4())?;
            Some(Path::new(at, rail.longest, now))
        };
        let paths: Vec<Option<Path>> = self.rails.iter().enumerate().map(path).collect();
        let without: Vec<usize> = (0..paths.len()).filter(|i| paths[*i].is_none()).collect();
        let session = Session {
            to,
            theirs: theirs.session,
            sends,
            receives,
            windows: vec![Window::new(); theirs.rails.len()],
            pieces: Pieces::default(),
            paths,
            heard: true,
        };
        let number = meeting.kept.session as usize;
        let Some(place) = self.sessions.get_mut(number) else { return };
        *place = Some(session);
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        let first = matches!(endpoint.state, State::Idle | State::Seeking);
        if first {
            endpoint.state = State::Up(number);
            for rail in without {
                let why = self.failure(rail, meeting.peer, Fault::NoAddress);
                self.rails[rail].losses.push((meeting.peer, why));
            }
            // The call of this side is not needed; if it has been heard, both sessions stay.
            if let Some(stream) = self.visitors.cancel(to) {
                self.meet(to, stream, Side::Caller);
            }
        }
    }

    // Messages.

    /// Sends one message, which `write` writes. `Err(NoResource)` also while there is no session.
    pub(super) fn send(
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
    pub(super) fn flush(&mut self, rail: usize) -> usize {
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
    pub(super) fn receive(&mut self, rail: usize, sink: &mut dyn Sink) -> usize {
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
    pub(super) fn probe(&mut self, rail: usize) {
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
    pub(super) fn lengths(&self, rail: usize) -> Vec<usize> {
        let paths = self.sessions.iter().flatten().filter_map(|s| s.paths.get(rail)?.as_ref());
        paths.map(Path::length).collect()
    }

    /// When a probe of a rail is due first.
    pub(super) fn probe_due(&self, rail: usize) -> Option<u64> {
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
