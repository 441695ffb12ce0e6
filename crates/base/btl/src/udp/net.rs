//! What the rails of a process share: which peers there are, the sessions with them, and how they
//! come to be.

mod interrupt;
mod messages;

use std::collections::HashMap;
use std::net::{SocketAddr, TcpStream};
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use hawser_mca::report;
use hawser_os::datagram::{self, Datagrams};
use hawser_os::socket::Interface;
use hawser_segment::node::{MAX_CHANNELS, NodeSegment};
use hawser_segment::wait::Watch;
use hawser_segment::{ProcId, Remote};
use hawser_wireup::acceptor::{Acceptor, Contact, DATAGRAMS};
use hawser_wireup::attendant::{self, Awaits, Task};
use hawser_wireup::endpoint_exchange::EndpointExchange;
use hawser_wireup::handshake::{Credential, Names, Plane, Side};
use hawser_wireup::incoming::{Host, Incoming};
use hawser_wireup::reception::Target;
use hawser_wireup::reception::interfaces::Choice;
use hawser_wireup::{EndpointId, Modex, WireupError};
use ring::agreement::{EphemeralPrivateKey, UnparsedPublicKey, X25519, agree_ephemeral};
use ring::rand::SystemRandom;

use super::out::Out;
use super::path::UdpPath;
use super::pieces::Pieces;
use super::record::Record;
use super::replay::Window;
use super::wire::{self, AROUND, Agreed, Key, PUBLIC};
use crate::links;
use crate::{AmTag, Failure, Flags, Limits, SendError};

/// What exchanges are about.
const SUBJECT: &[u8] = b"udp meeting";
/// Time after an exchange, in nanoseconds, in which something should have come.
const UNHEARD_NS: u64 = 10_000_000_000;
/// Most sessions with a peer. Each exchange that breaks for one side only leaves one.
const SESSIONS_MAX: usize = 16;
/// Most messages, and bytes beside the first one, that wait for a session with a peer.
const PENDING_MAX: usize = 32;
const PENDING_BYTES: usize = 128 << 10;
/// Passes between looks at probes.
pub(super) const LOOK_EVERY: u32 = 64;

/// What the rails are made from.
pub(super) struct UdpConfig {
    /// It has what proves that this process is of its job: after a restart another secret.
    pub(super) node: NodeSegment,
    /// Of interfaces, and whether connections of the job are encrypted, as datagrams always are.
    pub(super) choice: Choice,
    /// Those of this host, when the process goes on after an interrupt.
    pub(super) interfaces: fn() -> Vec<Interface>,
    pub(super) me: ProcId,
    /// Processes of the job.
    pub(super) nprocs: u32,
    /// The one channel that is served; `None`: all.
    pub(super) channel: Option<u32>,
    pub(super) modex: &'static dyn Modex,
    pub(super) acceptor: &'static dyn Acceptor,
    /// Bytes that may wait per rail.
    pub(super) queue: usize,
    pub(super) timeout_ns: u64,
    /// The monotonic clock, in nanoseconds.
    pub(super) now: fn() -> u64,
}

/// Bytes of the headers of IP and UDP.
pub(super) const HEADERS_V4: usize = 28;
const HEADERS_V6: usize = 48;

/// One interface.
pub(super) struct UdpRail {
    pub(super) name: String,
    pub(super) own: Interface,
    /// `None`: the process is interrupted, or where it was restored there is no such interface.
    pub(super) socket: Option<Datagrams>,
    /// It was given up, and the process has not gone on.
    is_parted: bool,
    ports: RangeInclusive<u16>,
    /// Bytes of the kernel's buffers, and of the longest datagram that was asked for.
    kernel: usize,
    bound: usize,
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

impl UdpRail {
    /// A rail with a socket. `kernel`: bytes of the kernel's buffers; `bound`: of the longest
    /// datagram.
    ///
    /// # Errors
    /// Why there is no socket.
    pub(super) fn open(
        own: Interface,
        ports: RangeInclusive<u16>,
        kernel: usize,
        bound: usize,
    ) -> Result<UdpRail, String> {
        let mut rail = UdpRail {
            name: format!("udp/{}", own.name),
            at: (own.addr, 0).into(),
            own,
            socket: None,
            is_parted: false,
            ports,
            kernel,
            bound,
            longest: 0,
            out: Out::default(),
            losses: Vec::new(),
            buffers: Vec::new(),
            pass: 0,
        };
        rail.open_socket()?;
        Ok(rail)
    }

    /// Opens a socket on the interface, with a port of its own.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) fn open_socket(&mut self) -> Result<(), String> {
        let failed = |e: std::io::Error| {
            format!("no socket on {}, ports net_port_range: {e}", self.own.name)
        };
        let Interface { addr, scope, .. } = self.own;
        let socket = Datagrams::open(addr, scope, self.ports.clone(), self.kernel);
        let socket = socket.map_err(failed)?;
        self.at = socket.address().map_err(failed)?;
        let headers = if self.at.is_ipv4() { HEADERS_V4 } else { HEADERS_V6 };
        let fits = datagram::mtu(&self.own.name).unwrap_or(1280).saturating_sub(headers);
        self.longest = fits.min(self.bound).max(AROUND * 8);
        self.socket = Some(socket);
        Ok(())
    }

    #[cfg(test)]
    pub(super) fn set_ports(&mut self, ports: RangeInclusive<u16>) {
        self.ports = ports;
    }

    pub(super) fn limits(&self) -> Limits {
        let max_send = self.longest.saturating_sub(AROUND);
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

/// Why a peer is not reached over a rail.
const NO_ADDRESS: &str = "it has no address that this interface reaches";
/// Why exchanges with a peer do not end.
const TORN: &str = "something on the way breaks each connection before both sides have heard all";

/// Why a rail has no socket.
pub(super) const NO_INTERFACE: &str =
    "there is no such interface on the host where this process was restored";

/// How far a peer is known; in the session with this number.
pub(super) type UdpPeerState = hawser_wireup::PeerState<usize, WireupError>;

#[derive(Debug)]
pub(super) struct UdpEndpoint {
    pub(super) at: Remote,
    pub(super) state: UdpPeerState,
    /// How often the peer had given up its sessions when it has told.
    life: u32,
    /// The peer may have a session that this process has given up, and there is none since.
    is_to_recall: bool,
    /// What is to go as soon as there is a session.
    pending: Vec<PendingMessage>,
    /// Bytes of it.
    pending_bytes: usize,
}

/// A message that waits for a session.
#[derive(Debug)]
struct PendingMessage {
    rail: usize,
    tag: AmTag,
    bytes: Vec<u8>,
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
    paths: Vec<Option<UdpPath>>,
    /// Something was received since the last probe.
    heard: bool,
    /// Something was received: the peer has it, too.
    is_mutual: bool,
    /// Since when nothing was, while that is not told.
    unheard: Option<u64>,
}

/// What this side keeps for the end of an exchange.
#[derive(Debug)]
pub(super) struct Promised {
    /// Its number of the session.
    session: u32,
    secret: EphemeralPrivateKey,
    public: [u8; PUBLIC],
}

/// A pair of keys for one exchange; `None`: there is no random number for it.
fn fresh() -> Option<(EphemeralPrivateKey, [u8; PUBLIC])> {
    let secret = EphemeralPrivateKey::generate(&X25519, &SystemRandom::new()).ok()?;
    let public = secret.compute_public_key().ok()?.as_ref().try_into().ok()?;
    Some((secret, public))
}

/// The contacts of a process for which something waits.
struct FirstContacts(Weak<Mutex<Net>>);

impl Task for FirstContacts {
    fn go_on(&mut self) -> Option<Awaits> {
        let net = self.0.upgrade()?;
        net.lock().unwrap_or_else(PoisonError::into_inner).go_on_with_contacts()
    }
}

/// See the module.
pub(super) struct Net {
    pub(super) config: UdpConfig,
    pub(super) rails: Vec<UdpRail>,
    pub(super) endpoints: Vec<UdpEndpoint>,
    by_peer: HashMap<Remote, EndpointId>,
    /// By our numbers; `None`: promised in an exchange, or free.
    sessions: Vec<Option<Session>>,
    incoming: Incoming<Promised>,
    /// This, for the thread that goes on with contacts.
    own: Weak<Mutex<Net>>,
    /// That thread does so.
    attended: bool,
    /// How often the sessions of this process were given up.
    life: u32,
    /// They are, until the process goes on.
    pub(super) parted: bool,
    /// When peers are called that may still have one of those sessions.
    recall_at: Option<u64>,
}

impl Host for Net {
    type Kept = Promised;
    type Number = usize;
    type Fault = WireupError;

    fn incoming(&mut self) -> &mut Incoming<Promised> {
        &mut self.incoming
    }

    fn now(&self) -> u64 {
        (self.config.now)()
    }

    fn contact(&mut self, at: Remote) -> EndpointId {
        *self.by_peer.entry(at).or_insert_with(|| {
            let id = EndpointId(self.endpoints.len() as u32);
            self.endpoints.push(UdpEndpoint {
                at,
                state: UdpPeerState::Idle,
                life: 0,
                is_to_recall: false,
                pending: Vec::new(),
                pending_bytes: 0,
            });
            id
        })
    }

    fn peer(&self, to: EndpointId) -> Option<Remote> {
        self.endpoints.get(to.0 as usize).map(|e| e.at)
    }

    fn state(&mut self, to: EndpointId) -> Option<&mut UdpPeerState> {
        self.endpoints.get_mut(to.0 as usize).map(|e| &mut e.state)
    }

    fn is_attended(&self) -> bool {
        self.own.strong_count() > 0
    }

    fn target(&self, peer: Remote, host: String, addresses: Vec<SocketAddr>) -> Target {
        // Any way does, but one over a network that both are in comes first.
        let addresses = match self.rails.first() {
            Some(first) => links::order(&first.own, 0, &addresses, self.same_host(peer.proc())),
            None => addresses,
        };
        let names = self.names(self.config.me, peer.proc(), peer.channel());
        let patience_ns = self.config.timeout_ns;
        Target { host, addresses, from: None, names, patience_ns, direct: None, via: None }
    }

    fn caller(&self, names: &Names) -> Option<Remote> {
        let Names { from, channel, .. } = *names;
        if from >= self.config.nprocs || from == self.config.me || channel >= MAX_CHANNELS {
            return None;
        }
        Some(match self.config.channel {
            Some(_) => from.into(),
            None => Remote::new(from, channel),
        })
    }

    fn meet(&mut self, to: EndpointId, stream: TcpStream, side: Side) {
        let Some(UdpEndpoint { at, state, .. }) = self.endpoints.get(to.0 as usize) else { return };
        let peer = *at;
        if state.is_lost() {
            return;
        }
        let Some((secret, public)) = fresh() else {
            return self.lose(to, WireupError::Host("there is no random number for a key".into()));
        };
        let (me, them) = (self.config.me, peer.proc());
        let (from, to) = if side == Side::Caller { (me, them) } else { (them, me) };
        let names = self.names(from, to, peer.channel());
        let promised = |i: &usize| self.incoming.kept().any(|k| k.session as usize == *i);
        let free = (0..self.sessions.len()).find(|i| self.sessions[*i].is_none() && !promised(i));
        let session = free.unwrap_or_else(|| {
            self.sessions.push(None);
            self.sessions.len() - 1
        }) as u32;
        // The numbers of rails count: one without a socket is where another one is.
        let live = || self.rails.iter().find(|r| r.socket.is_some()).map(|r| r.at);
        let at = |r: &UdpRail| if r.socket.is_some() { r.at } else { live().unwrap_or(r.at) };
        let rails = self.rails.iter().map(at).collect();
        let body = Record { session, life: self.life, key: public, rails }.encode();
        let kept = Promised { session, secret, public };
        self.incoming.meet(stream, peer, (names, side), &body, kept);
    }

    fn met(&mut self, to: EndpointId, exchange: EndpointExchange<Promised>, said: &[u8]) {
        match Record::decode(said) {
            Some(theirs) => self.begin(to, exchange, theirs, self.now()),
            None => self.lose(to, WireupError::Malformed),
        }
    }

    /// On all rails.
    #[cold]
    fn lose(&mut self, to: EndpointId, fault: WireupError) {
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        if endpoint.state.is_lost() {
            return;
        }
        endpoint.state = UdpPeerState::Lost(fault.clone());
        (endpoint.pending, endpoint.pending_bytes) = (Vec::new(), 0);
        let proc = endpoint.at;
        for rail in 0..self.rails.len() {
            let why = self.failure(rail, proc, &fault);
            self.rails[rail].losses.push((proc, why));
        }
    }
}

impl Net {
    pub(super) fn new(config: UdpConfig, rails: Vec<UdpRail>) -> Net {
        let node = config.node;
        let credential = Box::new(move || Credential { job: node.job(), secret: node.secret() });
        let incoming =
            Incoming::new(config.acceptor, credential, SUBJECT, config.channel, DATAGRAMS);
        Net {
            config,
            rails,
            endpoints: Vec::new(),
            by_peer: HashMap::new(),
            sessions: Vec::new(),
            incoming,
            own: Weak::new(),
            attended: false,
            life: 0,
            parted: false,
            recall_at: None,
        }
    }

    /// As [`Net::new`], and contacts go on while the program computes.
    pub(super) fn attended(config: UdpConfig, rails: Vec<UdpRail>) -> Arc<Mutex<Net>> {
        Arc::new_cyclic(|own| Mutex::new(Net { own: own.clone(), ..Net::new(config, rails) }))
    }

    /// Takes a message for which there is no session yet, to send it without a further call of the
    /// program. What is lost of it, or comes too late, the layer above sends again.
    #[cold]
    fn keep_pending(&mut self, to: EndpointId, pending: PendingMessage) -> Result<(), SendError> {
        if self.own.strong_count() == 0 || !self.config.acceptor.has_agents() {
            return Err(SendError::NoResource);
        }
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else {
            return Err(SendError::NoResource);
        };
        let (len, count) = (pending.bytes.len(), endpoint.pending.len());
        if count >= PENDING_MAX || count > 0 && endpoint.pending_bytes + len > PENDING_BYTES {
            return Err(SendError::NoResource);
        }
        endpoint.pending_bytes += len;
        endpoint.pending.push(pending);
        if !self.attended {
            self.attended = attendant::attend(Box::new(FirstContacts(self.own.clone())));
        }
        Ok(())
    }

    /// Sends what has waited for a session with a peer.
    #[cold]
    fn send_pending(&mut self, to: EndpointId) {
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        endpoint.pending_bytes = 0;
        for PendingMessage { rail, tag, bytes } in std::mem::take(&mut endpoint.pending) {
            // The layer above sends it again.
            let _ = self.send(rail, to, tag, [&bytes, &[]]);
        }
    }

    /// Goes on with contacts for which something waits. What that is waited for on; `None`: nothing
    /// waits.
    fn go_on_with_contacts(&mut self) -> Option<Awaits> {
        if self.parted {
            self.attended = false;
            return None;
        }
        let waits = |e: &UdpEndpoint| !e.pending.is_empty();
        for to in (0..self.endpoints.len()).map(|i| EndpointId(i as u32)) {
            let endpoint = self.endpoints.get(to.0 as usize).filter(|e| waits(e));
            if endpoint.is_some_and(|e| matches!(e.state, UdpPeerState::Idle)) {
                self.seek(to);
            }
        }
        self.receive_incoming();
        (0..self.rails.len()).for_each(|rail| _ = self.flush(rail));
        self.attended = self.endpoints.iter().any(waits);
        self.attended.then(|| self.incoming.awaits())
    }

    /// A failure of a rail towards a peer.
    #[cold]
    pub(super) fn failure(&self, rail: usize, peer: Remote, fault: &WireupError) -> Failure {
        let name = self.rails.get(rail).map_or(String::new(), |r| r.name.clone());
        Failure::Lost(format!("{name}: rank {}: {fault}", peer.proc()).into())
    }

    fn names(&self, from: ProcId, to: ProcId, channel: u32) -> Names {
        Names {
            plane: Plane::Data,
            job: self.config.node.job(),
            from,
            channel: self.config.channel.unwrap_or(channel),
            to,
            link: DATAGRAMS,
            encrypted: self.config.choice.encrypted,
        }
    }

    fn same_host(&self, proc: ProcId) -> bool {
        let modex = self.config.modex;
        modex.node_of(self.config.me) == modex.node_of(proc)
    }

    /// True when somebody is called, meets, or has notified.
    pub(super) fn has_incoming(&self) -> bool {
        !self.parted && self.incoming.are_there()
    }

    /// Joins what a sleep of a rail is for.
    pub(super) fn arm(&self, rail: usize, watch: &mut Watch) {
        let Some(own) = self.rails.get(rail) else { return };
        // While it is interrupted it takes no calls, and calls nobody.
        if !own.losses.is_empty() || !self.parted && self.incoming.is_notified() {
            return watch.ready();
        }
        if self.parted {
            return;
        }
        if let Some(socket) = &own.socket {
            watch.descriptor(socket.descriptor(), !own.out.is_empty());
        }
        self.incoming.arm(watch);
        let times =
            self.incoming.next_time().into_iter().chain(self.probe_due(rail)).chain(self.recall_at);
        if let Some(due) = times.min() {
            watch.within(due.saturating_sub((self.config.now)()).div_ceil(1000));
        }
    }

    /// Begins a session. What is sent goes by the last one until one is known to both; what comes,
    /// by each. One of which the peer does not know, since the exchange has broken for it, is left
    /// for that of the next exchange, which the peer calls, or when the peer uses another.
    fn begin(
        &mut self,
        to: EndpointId,
        exchange: EndpointExchange<Promised>,
        theirs: Record,
        now: u64,
    ) {
        let EndpointExchange { kept, names, side, peer, .. } = exchange;
        let (caller, answerer) = match side {
            Side::Caller => (&kept.public, &theirs.key),
            Side::Answerer => (&theirs.key, &kept.public),
        };
        let public = UnparsedPublicKey::new(&X25519, &theirs.key);
        let (job, secret) = (self.config.node.job(), self.config.node.secret());
        let credential = Credential { job, secret };
        let keys = agree_ephemeral(kept.secret, &public, |shared| {
            wire::keys(&credential, &names, Agreed { caller, answerer, shared })
        });
        let Ok([called, answered]) = keys else {
            return self.lose(to, WireupError::Malformed);
        };
        let (sends, receives) = match side {
            Side::Caller => (called, answered),
            Side::Answerer => (answered, called),
        };
        let near = self.same_host(peer.proc());
        let path = |(i, rail): (usize, &UdpRail)| {
            rail.socket.as_ref()?;
            let all = links::order(&rail.own, i as u16, &theirs.rails, near);
            let at = all.into_iter().find(|at| at.is_ipv4() == rail.at.is_ipv4())?;
            Some(UdpPath::new(at, rail.longest, now))
        };
        if !self.is_of_this_life(to, theirs.life) {
            return;
        }
        let paths: Vec<Option<UdpPath>> = self.rails.iter().enumerate().map(path).collect();
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
            is_mutual: false,
            unheard: Some(now),
        };
        if self.sessions.iter().flatten().filter(|s| s.to == to).count() >= SESSIONS_MAX {
            return self.lose(to, WireupError::Nowhere(TORN.into()));
        }
        let number = kept.session as usize;
        let Some(place) = self.sessions.get_mut(number) else { return };
        *place = Some(session);
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        let own = match endpoint.state {
            UdpPeerState::Up(own) => self.sessions.get(own).and_then(Option::as_ref),
            UdpPeerState::Idle | UdpPeerState::Seeking => None,
            UdpPeerState::Lost(_) => return,
        };
        let first = own.is_none();
        if own.is_none_or(|own| !own.is_mutual) {
            endpoint.state = UdpPeerState::Up(number);
            endpoint.is_to_recall = false;
        }
        if first {
            self.begin_first(to, peer, without);
        }
    }

    /// A peer that has given up its sessions since it has told of itself knows none of them, and
    /// those of this side with it end. False: what it has told is older than that.
    fn is_of_this_life(&mut self, to: EndpointId, life: u32) -> bool {
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return false };
        if life == endpoint.life {
            return true;
        }
        // Lives are counted in the order in which they are told, but for one that was on the way.
        if (life.wrapping_sub(endpoint.life) as i32) < 0 {
            return false;
        }
        endpoint.life = life;
        if matches!(endpoint.state, UdpPeerState::Up(_)) {
            endpoint.state = UdpPeerState::Idle;
        }
        let ended = self.sessions.iter_mut().filter(|s| s.as_ref().is_some_and(|s| s.to == to));
        ended.for_each(|session| *session = None);
        true
    }

    /// The first session with a peer has begun; `without`: rails that have no path to it.
    fn begin_first(&mut self, to: EndpointId, peer: Remote, without: Vec<usize>) {
        for rail in without {
            let why = self.failure(rail, peer, &WireupError::Nowhere(NO_ADDRESS.into()));
            self.rails[rail].losses.push((peer, why));
        }
        self.send_pending(to);
        // The call of this side is not needed; if it has been heard, both sessions stay.
        if let Some(stream) = self.incoming.cancel(to) {
            self.meet(to, stream, Side::Caller);
        }
    }

    /// Something has come in a session for the first time: the peer has it, too, which is not
    /// known of another that this side sends in.
    #[cold]
    fn is_known_to_both(&mut self, number: usize) {
        let Some(Some(session)) = self.sessions.get_mut(number) else { return };
        session.is_mutual = true;
        let to = session.to.0 as usize;
        let Some(UdpPeerState::Up(own)) = self.endpoints.get(to).map(|e| &e.state) else { return };
        let is_mutual = |s: &Session| s.is_mutual;
        if self.sessions.get(*own).and_then(Option::as_ref).is_some_and(is_mutual) {
            return;
        }
        if let Some(endpoint) = self.endpoints.get_mut(to) {
            endpoint.state = UdpPeerState::Up(number);
        }
    }

    /// Says when a peer has agreed on a session, and none of its datagrams has come since. Who
    /// computes sends none; but where a filter on the way swallows all of them a job would stand
    /// still without a word.
    #[cold]
    fn tell_unheard(&mut self, rail: usize, number: usize) {
        let Some(Some(session)) = self.sessions.get_mut(number) else { return };
        session.unheard = None;
        let to = session.to;
        let known = self.sessions.iter().flatten().any(|s| s.to == to && s.is_mutual);
        let Some(peer) = self.endpoints.get(to.0 as usize).map(|e| e.at.proc()) else { return };
        if known {
            return;
        }
        let host = match self.config.acceptor.contact(peer) {
            Contact::At(host, _) => format!(" on host {host}"),
            Contact::Pending | Contact::Nowhere(_) => String::new(),
        };
        let (rail, s) = (&self.rails[rail].name, UNHEARD_NS / 1_000_000_000);
        report::say(format!(
            "{rail}: no datagram has come from rank {peer}{host} in {s} s, though both have agreed \
             on them: it computes, or something on the way, such as a firewall, lets no UDP \
             through; --mca btl tcp,sm,self goes over connections"
        ));
    }

    /// Sessions that have begun.
    #[cfg(test)]
    pub(super) fn begun(&self) -> usize {
        self.sessions.iter().flatten().count()
    }

    /// Where peers are reached, over all rails.
    #[cfg(test)]
    pub(super) fn ways(&self) -> Vec<SocketAddr> {
        let sessions = self.sessions.iter().flatten();
        sessions.flat_map(|s| s.paths.iter().flatten()).map(|path| path.to).collect()
    }

    /// Exchanges that have not ended.
    #[cfg(test)]
    pub(super) fn exchanges(&self) -> usize {
        self.incoming.kept().count()
    }

    /// Takes calls, and says in exchanges what is to be said, but hears nothing in them.
    #[cfg(test)]
    pub(super) fn only_say(&mut self) {
        let now = (self.config.now)();
        let calls = self.incoming.poll_calls(now);
        calls.into_iter().for_each(|visit| self.receive_visit(visit));
        self.incoming.only_say();
    }

    /// What happens when a call has failed for good.
    #[cfg(test)]
    pub(super) fn refuse(&mut self, to: EndpointId) {
        use hawser_wireup::{CallError, CallFault};
        let fault = CallFault::NoAnswer;
        let why =
            CallError { host: "h".into(), at: None, others: 0, through: None, tried_s: 1, fault };
        self.receive_visit(hawser_wireup::incoming::IncomingEvent::Refused(to, Box::new(why)));
    }

    /// Breaks the connections of all exchanges; their number.
    #[cfg(test)]
    pub(super) fn break_exchanges(&self) -> usize {
        self.incoming.break_exchanges()
    }
}
