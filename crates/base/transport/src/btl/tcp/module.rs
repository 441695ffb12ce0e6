//! The module of one link: its listener, its connections, its endpoints.

use std::collections::HashMap;
use std::net::{SocketAddr, SocketAddrV6, TcpListener};
use std::os::fd::{AsFd, AsRawFd};

use hawser_os::poll::{Event, Interest, Poller};
use hawser_os::{clock, socket};

use super::connection::{Handshake, Identity, Nonce, Step};
use super::links::{self, Address};
use super::socket::{Connection, State};
use super::{modex_key, wire};
use crate::btl::{
    AmTag, Arm, Btl, EndpointId, Flags, LimitParams, Limits, Modex, Peer, ProcId, Reach,
    RemoteRegion, SendError, Sink, channel_of, rank_of,
};
use crate::mem::UserSlice;

/// Connections that every pass reads without asking which are ready. They are not in the poll set:
/// a peer's send pays for each set that its connection is in.
const HOT: usize = 2;
/// Passes without a message after which a hot connection makes room for another.
const COOL_AFTER: u32 = 64;
/// Reads of one connection in one pass, while a message is not complete.
const READS: usize = 4;
/// Passes between looks at the listener and at quiet connections.
const LOOK_EVERY: u32 = 32;
/// Looks between checks of deadlines.
const CHECK_EVERY: u32 = 64;
/// Connections that may be in the accepting side's handshake at once.
const MAX_SHAKING: usize = 64;
/// Connections accepted by one look.
const MAX_ACCEPTS: usize = 16;
/// Token of the listener in the poll set.
const LISTENER: u64 = u64::MAX;

/// What the module is made from.
pub(super) struct Config {
    pub(super) name: String,
    /// Number of the link among `addresses`.
    pub(super) index: usize,
    /// Addresses of all links of this process.
    pub(super) addresses: Vec<Address>,
    pub(super) scope: u32,
    pub(super) identity: Identity,
    pub(super) modex: &'static dyn Modex,
    pub(super) eager: usize,
    pub(super) max_send: usize,
    pub(super) queue: usize,
    pub(super) quality: socket::Quality,
    pub(super) timeout_ns: u64,
}

/// A peer as this link sees it.
#[derive(Debug)]
struct Endpoint {
    proc: ProcId,
    same_host: bool,
    /// The connection on which this process sends.
    connection: Option<usize>,
    /// Why it is lost for good.
    dead: Option<String>,
}

/// The module.
pub(super) struct Tcp {
    config: Config,
    limits: Limits,
    listener: TcpListener,
    poller: Poller,
    events: Vec<Event>,
    connections: Vec<Option<Box<Connection>>>,
    endpoints: Vec<Endpoint>,
    by_proc: HashMap<ProcId, EndpointId>,
    /// Open connections from peers that have no endpoint yet.
    early: HashMap<ProcId, usize>,
    /// Hot connections, at most [`HOT`], and the pass in which each last had something.
    hot: Vec<(usize, u32)>,
    /// Connections in the poll set.
    watched: usize,
    /// Connections whose hello waits for the end of this process's own attempt.
    held: Vec<usize>,
    /// Connections with something to write.
    writers: Vec<usize>,
    /// Endings found outside of `progress`, to be told by it.
    broken: Vec<(usize, String)>,
    completed: Vec<u64>,
    pass: u32,
    looks: u32,
    told_refusal: bool,
}

impl Tcp {
    pub(super) fn new(config: Config, listener: TcpListener) -> std::io::Result<Tcp> {
        let poller = Poller::new()?;
        poller.add(listener.as_fd(), LISTENER, Interest::Read)?;
        let limits = Limits {
            eager: config.eager,
            max_send: config.max_send,
            get_min: usize::MAX,
            latency_ns: 5000,
            bandwidth_mbs: 4000,
            exclusivity: 100,
            flags: Flags::ZCOPY,
        };
        Ok(Tcp {
            config,
            limits,
            listener,
            poller,
            events: Vec::new(),
            connections: Vec::new(),
            endpoints: Vec::new(),
            by_proc: HashMap::new(),
            early: HashMap::new(),
            hot: Vec::new(),
            watched: 0,
            held: Vec::new(),
            writers: Vec::new(),
            broken: Vec::new(),
            completed: Vec::new(),
            pass: 0,
            looks: 0,
            told_refusal: false,
        })
    }

    fn connection(&mut self, index: usize) -> Option<&mut Connection> {
        self.connections.get_mut(index)?.as_deref_mut()
    }

    fn insert(&mut self, connection: Connection, interest: Interest) -> Result<usize, String> {
        let free = self.connections.iter().position(Option::is_none);
        let index = free.unwrap_or(self.connections.len());
        self.poller
            .add(connection.stream().as_fd(), index as u64, interest)
            .map_err(|e| e.to_string())?;
        self.watched += 1;
        let connection = Some(Box::new(connection));
        match self.connections.get_mut(index) {
            Some(place) => *place = connection,
            None => self.connections.push(connection),
        }
        Ok(index)
    }

    /// The connection on which to send to an endpoint; makes one if there is none.
    #[inline]
    fn route(&mut self, to: EndpointId) -> Result<usize, SendError> {
        let endpoint = &self.endpoints[to.0 as usize];
        match (endpoint.connection, &endpoint.dead) {
            (Some(index), _) => Ok(index),
            (None, Some(why)) => Err(SendError::Failed(why.clone())),
            (None, None) => self.connect(to),
        }
    }

    #[cold]
    fn connect(&mut self, to: EndpointId) -> Result<usize, SendError> {
        let endpoint = &self.endpoints[to.0 as usize];
        let (proc, same_host) = (endpoint.proc, endpoint.same_host);
        let Some(record) = self.record(proc) else {
            // The peer has not started yet.
            return Err(SendError::NoResource);
        };
        let started = self.start(proc, same_host, &record);
        match started {
            Ok(index) => {
                self.endpoints[to.0 as usize].connection = Some(index);
                Ok(index)
            }
            Err(why) => {
                let why = format!(
                    "{}: rank {} cannot be reached: {why}",
                    self.config.name,
                    rank_of(proc)
                );
                self.endpoints[to.0 as usize].dead = Some(why.clone());
                Err(SendError::Failed(why))
            }
        }
    }

    /// The addresses of a peer for the channel in question; `None`: it has not started yet.
    fn record(&self, proc: ProcId) -> Option<Vec<u8>> {
        let modex = self.config.modex;
        let channel = self.config.identity.channel.unwrap_or(channel_of(proc));
        let all = modex.lookup(rank_of(proc), &modex_key(0))?;
        let own =
            if channel == 0 { None } else { modex.lookup(rank_of(proc), &modex_key(channel)) };
        Some(own.unwrap_or(all))
    }

    fn start(&mut self, proc: ProcId, same_host: bool, record: &[u8]) -> Result<usize, String> {
        let theirs = links::decode(record).ok_or("its address record is damaged")?;
        let mine = &self.config.addresses;
        let mut to = links::pair(mine, self.config.index, &theirs, same_host)
            .ok_or("it has no address that this link reaches")?;
        if let SocketAddr::V6(v6) = &mut to {
            *v6 = SocketAddrV6::new(*v6.ip(), v6.port(), 0, self.config.scope);
        }
        let from = mine.get(self.config.index).map(|a| a.ip);
        let stream = socket::connect_start(from, &to, &self.config.quality)
            .map_err(|e| format!("{to}: {e}"))?;
        let nonce = nonce()?;
        let (handshake, hello) = Handshake::connect(&self.config.identity, proc, nonce);
        let deadline = clock::now_ns().saturating_add(self.config.timeout_ns);
        let state = State::Connecting(handshake, hello.to_vec());
        let mut connection = Connection::new(stream, state, deadline);
        connection.target = Some(proc);
        self.insert(connection, Interest::Write)
    }

    /// Takes connections that wait at the listener.
    fn accept(&mut self) {
        for _ in 0..MAX_ACCEPTS {
            let Ok((stream, from)) = self.listener.accept() else { return };
            let open = |c: &Connection| c.target.is_some() || c.is_open();
            let shaking = self.connections.iter().flatten().filter(|c| !open(c)).count();
            let prepared = match (shaking < MAX_SHAKING, stream.set_nonblocking(true), nonce()) {
                (true, Ok(()), Ok(nonce)) => nonce,
                (false, ..) => {
                    self.refuse(&from.to_string(), "too many handshakes are under way");
                    continue;
                }
                _ => continue,
            };
            let deadline = clock::now_ns().saturating_add(self.config.timeout_ns);
            let state = State::Shaking(Handshake::accept(prepared));
            let connection = Connection::new(stream, state, deadline);
            // Without room in the poll set the connection is closed, and the peer told by that.
            let _ = self.insert(connection, Interest::Read);
        }
    }

    /// Tells people, once, that somebody was turned away.
    fn refuse(&mut self, who: &str, why: &str) {
        if !self.told_refusal {
            self.told_refusal = true;
            let me = self.config.identity.me;
            let name = &self.config.name;
            eprintln!("hawser: rank {me}: {name}: a connection from {who} was refused: {why}");
        }
    }

    /// Goes on with a connection that is not open; true when it is now.
    fn shake(&mut self, index: usize) -> Result<bool, String> {
        let identity = self.config.identity.clone();
        let Some(connection) = self.connections.get_mut(index).and_then(Option::as_deref_mut)
        else {
            return Ok(false);
        };
        if let State::Connecting(handshake, hello) = &connection.state {
            if let Some(error) = connection.stream().take_error().unwrap_or_else(Some) {
                return Err(error.to_string());
            }
            if connection.stream().peer_addr().is_err() {
                return Ok(false);
            }
            connection.send_now(hello)?;
            let handshake = handshake.clone();
            connection.state = State::Shaking(handshake);
            self.poller
                .change(connection.stream().as_fd(), index as u64, Interest::Read)
                .map_err(|e| e.to_string())?;
        }
        connection.fill_buffer(self.config.max_send)?;
        if caller(connection, &identity).is_some_and(|peer| self.prefers_own(index, peer)) {
            if !self.held.contains(&index) {
                self.held.push(index);
            }
            return Ok(false);
        }
        let Some(connection) = self.connections.get_mut(index).and_then(Option::as_deref_mut)
        else {
            return Ok(false);
        };
        loop {
            let State::Shaking(handshake) = &mut connection.state else { return Ok(false) };
            let needs = handshake.needs();
            let mut handshake = handshake.clone();
            let Some(bytes) = connection.take_handshake(needs) else { return Ok(false) };
            let step = match handshake.handle(&identity, &bytes) {
                Ok(step) => step,
                Err(why) => {
                    let who = connection.stream().peer_addr();
                    let who = who.map_or("an unknown address".into(), |a| a.to_string());
                    self.refuse(&who, why);
                    return Err(why.into());
                }
            };
            match step {
                Step::Reply(reply) => {
                    connection.send_now(&reply)?;
                    connection.state = State::Shaking(handshake);
                }
                Step::Open { peer, last } => {
                    if !last.is_empty() {
                        connection.send_now(&last)?;
                    }
                    connection.state = State::Open(peer);
                    self.opened(index, peer);
                    return Ok(true);
                }
            }
        }
    }

    /// Two processes that connect to each other at once are to end with one connection: the one
    /// that the lower rank makes. As long as its attempt lasts it lets the other's wait.
    fn prefers_own(&self, other: usize, peer: ProcId) -> bool {
        let endpoint = self.by_proc.get(&peer).and_then(|e| self.endpoints.get(e.0 as usize));
        let attempt = endpoint
            .and_then(|e| e.connection)
            .filter(|own| *own != other)
            .and_then(|own| self.connections.get(own)?.as_deref())
            .filter(|own| own.target.is_some() && !own.is_open());
        self.config.identity.me < peer && attempt.is_some()
    }

    /// Goes on with the connections that waited.
    #[cold]
    fn release_held(&mut self, sink: &mut dyn Sink) -> usize {
        let held = std::mem::take(&mut self.held);
        held.into_iter().map(|index| self.serve(index, sink)).sum()
    }

    /// The connection of `peer`, held until now, that takes the place of an attempt that failed.
    fn instead_of(&mut self, failed: &mut Connection, peer: ProcId) -> Option<usize> {
        let id = self.config.identity.clone();
        for &index in &self.held {
            let connection = self.connections.get_mut(index).and_then(Option::as_deref_mut);
            if let Some(c) = connection.filter(|c| caller(c, &id) == Some(peer)) {
                // From now on the peer is lost with it.
                c.target = Some(peer);
                failed.move_output_to(c);
                return Some(index);
            }
        }
        None
    }

    /// Gives an open connection to its endpoint.
    fn opened(&mut self, index: usize, peer: ProcId) {
        match self.by_proc.get(&peer) {
            Some(endpoint) => self.adopt(*endpoint, index),
            None => _ = self.early.entry(peer).or_insert(index),
        }
        self.heat(index);
        self.writers.push(index);
    }

    /// A connection has had something: makes it hot if there is room and it can leave the poll
    /// set.
    fn heat(&mut self, index: usize) {
        let pass = self.pass;
        if self.hot.len() == HOT {
            let cold = |h: &(usize, u32)| pass.wrapping_sub(h.1) > COOL_AFTER;
            let Some(at) = self.hot.iter().position(cold) else { return };
            let (old, _) = self.hot.swap_remove(at);
            let added = match self.connections.get(old).and_then(Option::as_deref) {
                Some(c) => self.poller.add(c.stream().as_fd(), old as u64, Interest::Read),
                None => Ok(()),
            };
            self.watched += 1;
            if let Err(why) = added {
                self.broken.push((old, why.to_string()));
            }
        }
        if let Some(c) = self.connections.get(index).and_then(Option::as_deref) {
            self.poller.remove(c.stream().as_fd());
            self.watched -= 1;
            self.hot.push((index, pass));
        }
    }

    /// Makes an open connection the one that the endpoint sends on, unless it has one that is open
    /// or that the peer may take for open.
    fn adopt(&mut self, endpoint: EndpointId, index: usize) {
        let endpoint = &mut self.endpoints[endpoint.0 as usize];
        let Some(old) = endpoint.connection.filter(|old| *old != index) else {
            endpoint.connection = Some(index);
            return;
        };
        let droppable = match self.connections.get(old).and_then(Option::as_deref) {
            None => true,
            Some(c) => match &c.state {
                State::Connecting(..) => true,
                State::Shaking(handshake) => handshake.can_be_dropped(),
                State::Open(_) => false,
            },
        };
        if droppable {
            endpoint.connection = Some(index);
            let attempt = self.connections.get_mut(old).and_then(Option::take);
            if let Some(mut attempt) = attempt {
                // The poll set loses it with the descriptor.
                self.watched -= 1;
                if let Some(connection) = self.connection(index) {
                    attempt.move_output_to(connection);
                }
            }
        }
    }

    /// Reads and delivers; returns the number of messages.
    #[inline]
    fn read(&mut self, index: usize, sink: &mut dyn Sink) -> usize {
        let max = self.config.max_send;
        let Some(connection) = self.connection(index) else { return 0 };
        let State::Open(peer) = connection.state else { return 0 };
        let mut found = 0;
        for _ in 0..READS {
            let step = match connection.fill(max, sink) {
                Ok(true) => connection.deliver(peer, max, sink),
                Ok(false) => break,
                Err(why) => Err(why),
            };
            match step {
                Ok(messages) => found += messages.max(1),
                Err(why) => {
                    self.end(index, why, sink);
                    return found + 1;
                }
            }
            if connection.is_between_frames() {
                break;
            }
        }
        if connection.bye_got {
            if !connection.bye_sent {
                connection.queue_bye();
                self.writers.push(index);
            } else if !connection.has_output() {
                self.end(index, String::new(), sink);
            }
        }
        found
    }

    /// Nothing can be sent any more. The peer may have finished: what it sent before, perhaps its
    /// bye, is still there to be read.
    #[cold]
    fn unwritable(&mut self, index: usize, why: String, sink: &mut dyn Sink) {
        while self.read(index, sink) > 0 {}
        self.end(index, why, sink);
    }

    /// One connection that the poll set or the hot list names.
    fn serve(&mut self, index: usize, sink: &mut dyn Sink) -> usize {
        match self.connection(index) {
            None => 0,
            Some(c) if c.is_open() => {
                let found = self.read(index, sink);
                if found > 0 && self.hot.iter().all(|h| h.0 != index) {
                    self.heat(index);
                }
                found
            }
            Some(_) => match self.shake(index) {
                Ok(true) => {
                    // Messages may have come with the last bytes of the handshake.
                    let max = self.config.max_send;
                    let result = match self.connection(index) {
                        Some(Connection { state: State::Open(peer), .. }) => {
                            let peer = *peer;
                            match self.connection(index) {
                                Some(c) => c.deliver(peer, max, sink),
                                None => Ok(0),
                            }
                        }
                        _ => Ok(0),
                    };
                    if let Err(why) = result {
                        self.end(index, why, sink);
                    }
                    1
                }
                Ok(false) => 0,
                Err(why) => {
                    self.end(index, why, sink);
                    1
                }
            },
        }
    }

    /// Takes a connection out and tells what that means.
    #[cold]
    fn end(&mut self, index: usize, why: String, sink: &mut dyn Sink) {
        let Some(mut connection) = self.connections.get_mut(index).and_then(Option::take) else {
            return;
        };
        self.poller.remove(connection.stream().as_fd());
        if self.hot.iter().all(|h| h.0 != index) {
            self.watched -= 1;
        }
        self.hot.retain(|h| h.0 != index);
        self.held.retain(|h| *h != index);
        self.writers.retain(|w| *w != index);
        if let Some(peer) = connection.target.filter(|_| !connection.is_open())
            && let Some(other) = self.instead_of(&mut connection, peer)
            && let Some(endpoint) = self.by_proc.get(&peer)
            && let Some(endpoint) = self.endpoints.get_mut(endpoint.0 as usize)
        {
            endpoint.connection = Some(other);
            self.writers.push(other);
            return;
        }
        let abandoned = connection.abandon_output();
        for cookie in &abandoned {
            sink.complete(*cookie, Err(why.clone()));
        }
        let open_to = if let State::Open(peer) = connection.state { Some(peer) } else { None };
        // A stranger, or a peer that dropped its attempt in favour of ours.
        let Some(peer) = open_to.or(connection.target) else { return };
        self.early.retain(|_, early| *early != index);
        let endpoint = self.by_proc.get(&peer).and_then(|e| self.endpoints.get_mut(e.0 as usize));
        let was_route = match &endpoint {
            Some(endpoint) => endpoint.connection == Some(index),
            None => true,
        };
        let orderly = connection.bye_got && abandoned.is_empty();
        let text = format!("{}: rank {}: {why}", self.config.name, rank_of(peer));
        if let Some(endpoint) = endpoint.filter(|_| was_route) {
            endpoint.connection = None;
            if !orderly {
                endpoint.dead = Some(text.clone());
            }
        }
        if !orderly && (was_route || connection.is_open()) {
            sink.lost(peer, text);
        }
    }

    /// Writes what waits on all connections.
    fn flush(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = 0;
        let mut i = 0;
        while let Some(&index) = self.writers.get(i) {
            let mut completed = std::mem::take(&mut self.completed);
            let result = match self.connection(index) {
                Some(connection) if connection.has_output() => connection.flush(&mut completed),
                _ => Ok(()),
            };
            events += completed.len();
            for cookie in completed.drain(..) {
                sink.complete(cookie, Ok(()));
            }
            self.completed = completed;
            if let Err(why) = result {
                self.unwritable(index, why, sink);
                continue;
            }
            let still = self.connection(index).is_some_and(|c| c.has_output());
            if still {
                i += 1;
                continue;
            }
            self.writers.swap_remove(i);
            if self.connection(index).is_some_and(|c| c.bye_sent && c.bye_got) {
                self.end(index, String::new(), sink);
            }
        }
        events
    }

    /// Looks at the listener, the handshakes and the quiet connections.
    fn look(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = std::mem::take(&mut self.events);
        events.clear();
        let mut found = 0;
        if self.poller.wait(0, &mut events).is_ok() {
            for event in &events {
                match event.token {
                    LISTENER => self.accept(),
                    index => found += self.serve(index as usize, sink),
                }
            }
        }
        self.events = events;
        if !self.held.is_empty() {
            found += self.release_held(sink);
        }
        self.looks = self.looks.wrapping_add(1);
        if self.looks.is_multiple_of(CHECK_EVERY) {
            self.check_deadlines(sink);
        }
        found
    }

    fn check_deadlines(&mut self, sink: &mut dyn Sink) {
        let late = |c: &Connection, now: u64| !c.is_open() && now > c.deadline;
        if self.connections.iter().flatten().all(|c| c.is_open()) {
            return;
        }
        let now = clock::now_ns();
        for index in 0..self.connections.len() {
            if self.connection(index).is_some_and(|c| late(c, now)) {
                self.end(index, "the handshake took too long".into(), sink);
            }
        }
    }

    fn send(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
        user: Option<(UserSlice, u64)>,
    ) -> Result<bool, SendError> {
        let len = header.len() + payload.len();
        if len > self.config.max_send {
            return Err(SendError::Failed(format!(
                "a message of {len} bytes is longer than max_send, {}",
                self.config.max_send
            )));
        }
        let index = self.route(to)?;
        let queue = self.config.queue;
        let Some(connection) = self.connection(index) else { return Err(SendError::NoResource) };
        let copied = if user.is_some() { header.len() } else { len };
        if connection.bye_sent || !connection.has_room(copied, queue) {
            return Err(SendError::NoResource);
        }
        let pad = wire::padding(header.len(), payload.as_ptr() as usize, payload.len());
        let head = wire::message_head(tag, len, pad);
        let head = &head[..wire::FRAME_HEAD + pad];
        let sent = match connection.try_send(head, header, payload) {
            Ok(sent) => sent,
            Err(why) => {
                // What the peer sent before it went comes first.
                self.broken.push((index, why));
                return Err(SendError::NoResource);
            }
        };
        if sent == head.len() + len {
            return Ok(true);
        }
        match user {
            Some((memory, cookie)) => connection.queue_user(head, header, memory, cookie, sent),
            None => connection.queue_copied([head, header, payload], sent),
        }
        if !self.writers.contains(&index) {
            self.writers.push(index);
        }
        Ok(user.is_none())
    }
}

#[cfg(test)]
impl Tcp {
    pub(super) fn open_connections(&self) -> usize {
        self.connections.iter().flatten().filter(|c| c.is_open()).count()
    }

    pub(super) fn held_connections(&self) -> usize {
        self.held.len()
    }
}

/// Who says hello on a connection; not proved.
fn caller(connection: &Connection, id: &Identity) -> Option<ProcId> {
    let State::Shaking(handshake) = &connection.state else { return None };
    handshake.caller(id, connection.peek(handshake.needs())?)
}

fn nonce() -> Result<Nonce, String> {
    let mut nonce = [0; 32];
    getrandom::fill(&mut nonce).map_err(|e| format!("no random numbers: {e}"))?;
    Ok(nonce)
}

impl Btl for Tcp {
    fn name(&self) -> &str {
        &self.config.name
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn limit_params(&self) -> LimitParams {
        LimitParams { eager: "btl_tcp_eager_limit", max_send: "btl_tcp_max_send", get_min: "" }
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        if peer.proc == self.config.identity.me {
            return Reach::No("it is this process".into());
        }
        if let Some(endpoint) = self.by_proc.get(&peer.proc) {
            return Reach::Yes(*endpoint);
        }
        let modex = self.config.modex;
        let same_host = modex.node_of(self.config.identity.me) == peer.node;
        // A peer that has told nothing yet may still come up; one that has told must fit.
        if let Some(theirs) = self.record(peer.proc).as_deref().map(links::decode) {
            let mine = &self.config.addresses;
            let index = self.config.index;
            let Some(theirs) = theirs else {
                return Reach::No("its address record is damaged".into());
            };
            if links::pair(mine, index, &theirs, same_host).is_none() {
                return Reach::No("it has no address that this link reaches".into());
            }
        }
        let id = EndpointId(self.endpoints.len() as u32);
        let connection = self.early.remove(&peer.proc);
        self.endpoints.push(Endpoint { proc: peer.proc, same_host, connection, dead: None });
        self.by_proc.insert(peer.proc, id);
        Reach::Yes(id)
    }

    #[inline]
    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.send(to, tag, header, payload, None).map(|_| ())
    }

    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        // Room first: `pack` may be called only for a message that is taken.
        if header.len() + len <= self.config.max_send {
            let index = self.route(to)?;
            let queue = self.config.queue;
            match self.connection(index) {
                Some(c) if !c.bye_sent && c.has_room(header.len() + len, queue) => {}
                _ => return Err(SendError::NoResource),
            }
        }
        let mut payload = vec![0; len];
        pack(&mut payload);
        self.send(to, tag, header, &payload, None).map(|_| ())
    }

    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        // SAFETY: MPI forbids writing the buffer of a send in progress.
        let bytes = unsafe { payload.as_slice() };
        self.send(to, tag, header, bytes, Some((payload, cookie)))
    }

    fn expose(&mut self, _to: EndpointId, _memory: UserSlice) -> Option<RemoteRegion> {
        None
    }

    fn get(
        &mut self,
        _from: EndpointId,
        _remote: RemoteRegion,
        _offset: u64,
        _local: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        Err(SendError::Failed("tcp cannot read a peer's memory".into()))
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = 0;
        while let Some((index, why)) = self.broken.pop() {
            self.unwritable(index, why, sink);
            events += 1;
        }
        for i in 0..HOT {
            let Some(&(index, _)) = self.hot.get(i) else { break };
            let found = self.read(index, sink);
            if found > 0 {
                events += found;
                // Ending a connection takes it off the list.
                if let Some(hot) = self.hot.iter_mut().find(|h| h.0 == index) {
                    hot.1 = self.pass;
                }
            }
        }
        self.pass = self.pass.wrapping_add(1);
        if self.watched > 0 || self.pass.is_multiple_of(LOOK_EVERY) {
            events += self.look(sink);
        }
        if !self.writers.is_empty() {
            events += self.flush(sink);
        }
        events
    }

    fn arm(&mut self) -> Arm {
        if !self.broken.is_empty() {
            return Arm::Ready;
        }
        let mut fds = vec![(self.poller.as_fd().as_raw_fd(), false)];
        for index in 0..self.connections.len() {
            let hot = self.hot.iter().any(|h| h.0 == index);
            if let Some(c) = self.connection(index)
                && c.is_open()
                && (c.has_output() || hot)
            {
                fds.push((c.fd(), c.has_output()));
            }
        }
        Arm::Fds(fds)
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.look(sink);
        self.progress(sink);
        let mut at_rest = true;
        let modex = self.config.modex;
        for index in 0..self.connections.len() {
            let Some(c) = self.connection(index) else { continue };
            let says_bye = c.is_open() && !c.bye_sent && !c.has_output();
            if says_bye {
                c.queue_bye();
            }
            // Should the process end with something unread, its kernel would throw away what the
            // peer's has not taken.
            let moved = !c.has_output() && socket::untaken_bytes(c.stream().as_fd()) == 0;
            at_rest &= moved || c.peer().is_some_and(|p| modex.is_resting(rank_of(p)));
            if says_bye {
                self.writers.push(index);
            }
        }
        self.flush(sink);
        at_rest
    }
}
