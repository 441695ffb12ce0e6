//! The module over a [`Network`].

use std::collections::{HashMap, VecDeque};
use std::io::IoSlice;
use std::net::{SocketAddr, TcpStream};

use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::mem::UserSlice;
use hawser_segment::node::MAX_CHANNELS;
use hawser_segment::wait::{Source, Watch};
use hawser_segment::{ProcId, Remote};
use hawser_wireup::acceptor::{Acceptor, Contact};
use hawser_wireup::endpoint_exchange::EndpointExchange;
use hawser_wireup::handshake::{Credential, Names, Plane, Side};
use hawser_wireup::incoming::{Host, Incoming};
use hawser_wireup::reception::Target;
use hawser_wireup::{EndpointId, Modex, WireupError};
use hmac::Mac;

use super::{KEY_BYTES, MetPeer, Network, NetworkEvent, NetworkFault, PATIENCE_NS, Sent};
use crate::{AmTag, Btl, Failure, Limits, Peer, Reach, SendError, Sink};

/// What exchanges are about.
const SUBJECT: &[u8] = b"network meeting";
const MAGIC: [u8; 4] = *b"HWNW";
/// Version of the record.
const VERSION: u32 = 1;
/// Bytes before the name of the component.
const FIELDS: usize = 9;
/// Bytes of messages that wait for one peer, if it is more than one.
const PENDING_BYTES: usize = 128 << 10;

/// What one side of an exchange says: the component, and its address.
pub(super) fn encode(name: &str, address: &[u8]) -> Vec<u8> {
    let mut body = Vec::with_capacity(FIELDS + name.len() + address.len());
    body.extend_from_slice(&MAGIC);
    body.extend_from_slice(&VERSION.to_le_bytes());
    body.push(name.len() as u8);
    body.extend_from_slice(name.as_bytes());
    body.extend_from_slice(address);
    body
}

/// The address in what a side has said. `None`: it is none of this component and version.
pub(super) fn decode<'a>(name: &str, said: &'a [u8]) -> Option<&'a [u8]> {
    let (fields, rest) = said.split_first_chunk::<FIELDS>()?;
    let known = fields[..4] == MAGIC && fields[4..8] == VERSION.to_le_bytes();
    let (theirs, address) = rest.split_at_checked(usize::from(fields[8]))?;
    (known && theirs == name.as_bytes()).then_some(address)
}

/// What a module is made from.
pub(super) struct NetworkConfig {
    pub(super) name: &'static str,
    pub(super) credential: Credential,
    pub(super) me: ProcId,
    /// Processes of the job.
    pub(super) nprocs: u32,
    /// The one channel that is served; `None`: all.
    pub(super) channel: Option<u32>,
    /// The number by which the acceptor knows the component.
    pub(super) link: u16,
    pub(super) modex: &'static dyn Modex,
    pub(super) acceptor: &'static dyn Acceptor,
    /// Of this process, for peers.
    pub(super) address: Vec<u8>,
    /// The monotonic clock, in nanoseconds.
    pub(super) now: fn() -> u64,
}

impl NetworkConfig {
    /// The peer that a process of the job is on a channel, as this process knows it; `None`: it is
    /// none.
    fn peer(&self, from: ProcId, channel: u32) -> Option<Remote> {
        if from >= self.nprocs || from == self.me || channel >= MAX_CHANNELS {
            return None;
        }
        match self.channel {
            Some(own) => (own == channel).then_some(from.into()),
            None => Some(Remote::new(from, channel)),
        }
    }
}

/// How far a peer is known; the network's number of it.
type NetworkPeerState = hawser_wireup::PeerState<u32, NetworkFault>;

#[derive(Debug)]
struct Endpoint {
    at: Remote,
    state: NetworkPeerState,
    /// Messages that were taken and wait for the peer to be met, or for room.
    pending: VecDeque<Vec<u8>>,
    /// Bytes of them.
    pending_bytes: usize,
    /// Messages that were taken.
    sent: u64,
}

/// How a message goes to a peer.
enum Way {
    /// It is given to the network, which knows the peer by this number.
    Direct(u32),
    /// It waits behind others.
    Pending,
}

/// The module. See [`super`].
pub(super) struct NetworkModule {
    config: NetworkConfig,
    network: Box<dyn Network>,
    limits: Limits,
    endpoints: Vec<Endpoint>,
    by_peer: HashMap<Remote, EndpointId>,
    incoming: Incoming<()>,
    /// Endpoints with messages that are pending.
    pending: Vec<EndpointId>,
    /// For packing.
    spare: Vec<u8>,
    /// Messages that were delivered, by sender.
    arrived: HashMap<Remote, u64>,
    /// Losses that are to be told.
    losses: Vec<(Remote, Failure)>,
}

impl Host for NetworkModule {
    type Kept = ();
    type Number = u32;
    type Fault = NetworkFault;

    fn incoming(&mut self) -> &mut Incoming<()> {
        &mut self.incoming
    }

    fn now(&self) -> u64 {
        (self.config.now)()
    }

    fn contact(&mut self, at: Remote) -> EndpointId {
        *self.by_peer.entry(at).or_insert_with(|| {
            let id = EndpointId(self.endpoints.len() as u32);
            let (state, pending) = (NetworkPeerState::Idle, VecDeque::new());
            self.endpoints.push(Endpoint { at, state, pending, pending_bytes: 0, sent: 0 });
            id
        })
    }

    fn peer(&self, to: EndpointId) -> Option<Remote> {
        self.endpoints.get(to.0 as usize).map(|e| e.at)
    }

    fn state(&mut self, to: EndpointId) -> Option<&mut NetworkPeerState> {
        self.endpoints.get_mut(to.0 as usize).map(|e| &mut e.state)
    }

    fn target(&self, peer: Remote, host: String, addresses: Vec<SocketAddr>) -> Target {
        let channel = self.config.channel.unwrap_or(peer.channel());
        let names = self.names(self.config.me, peer.proc(), channel);
        Target {
            host,
            addresses,
            from: None,
            names,
            patience_ns: PATIENCE_NS,
            direct: None,
            via: None,
        }
    }

    fn caller(&self, names: &Names) -> Option<Remote> {
        self.config.peer(names.from, names.channel)
    }

    fn meet(&mut self, to: EndpointId, stream: TcpStream, side: Side) {
        let Some(Endpoint { at, state, .. }) = self.endpoints.get(to.0 as usize) else { return };
        let peer = *at;
        if state.is_lost() {
            return;
        }
        let (me, them) = (self.config.me, peer.proc());
        let (from, to) = if side == Side::Caller { (me, them) } else { (them, me) };
        let names = self.names(from, to, self.config.channel.unwrap_or(peer.channel()));
        let body = encode(self.config.name, &self.config.address);
        self.incoming.meet(stream, peer, (names, side), &body, ());
    }

    fn met(&mut self, to: EndpointId, exchange: EndpointExchange<()>, said: &[u8]) {
        match decode(self.config.name, said) {
            Some(address) => self.begin(to, &exchange.names, address),
            None => self.lose(to, WireupError::Malformed.into()),
        }
    }

    #[cold]
    fn lose(&mut self, to: EndpointId, fault: NetworkFault) {
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        if endpoint.state.is_lost() {
            return;
        }
        endpoint.state = NetworkPeerState::Lost(fault.clone());
        let peer = endpoint.at;
        (endpoint.pending, endpoint.pending_bytes) = (VecDeque::new(), 0);
        let why = self.failure(peer, &fault);
        self.losses.push((peer, why));
    }
}

impl NetworkModule {
    pub(super) fn new(config: NetworkConfig, network: Box<dyn Network>) -> NetworkModule {
        let mut limits = network.limits();
        // The first byte of a message is its tag.
        limits.max_send = limits.max_send.saturating_sub(1);
        limits.eager = limits.eager.min(limits.max_send);
        let credential = config.credential.clone();
        let (channel, link) = (config.channel, config.link);
        let credential = Box::new(move || credential.clone());
        let incoming = Incoming::new(config.acceptor, credential, SUBJECT, channel, link);
        NetworkModule {
            config,
            network,
            limits,
            endpoints: Vec::new(),
            by_peer: HashMap::new(),
            incoming,
            pending: Vec::new(),
            spare: Vec::new(),
            arrived: HashMap::new(),
            losses: Vec::new(),
        }
    }

    #[cold]
    fn failure(&self, peer: Remote, fault: &NetworkFault) -> Failure {
        Failure::Lost(format!("{}: rank {}: {fault}", self.config.name, peer.proc()).into())
    }

    // First contact.

    fn names(&self, from: ProcId, to: ProcId, channel: u32) -> Names {
        Names {
            plane: Plane::Data,
            job: self.config.credential.job,
            from,
            channel,
            to,
            link: self.config.link,
            encrypted: false,
        }
    }

    /// Both know where the other is.
    fn begin(&mut self, to: EndpointId, names: &Names, address: &[u8]) {
        let Some(Endpoint { at, state, .. }) = self.endpoints.get(to.0 as usize) else { return };
        let at = *at;
        if !matches!(state, NetworkPeerState::Idle | NetworkPeerState::Seeking) {
            return;
        }
        let peer = MetPeer {
            rank: at.proc(),
            known_as: Remote::new(self.config.me, names.channel).index(),
            address,
            key: &key(&self.config, names),
        };
        match self.network.connect(&peer) {
            Err(why) => self.lose(to, NetworkFault::Told(why.into())),
            Ok(number) => {
                if let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) {
                    endpoint.state = NetworkPeerState::Up(number);
                }
                // The call of this side is not needed; who has heard it is answered.
                if let Some(stream) = self.incoming.cancel(to) {
                    self.meet(to, stream, Side::Caller);
                }
            }
        }
    }

    // Messages.

    /// How a message of `len` bytes goes to a peer; `Err(NoResource)`: there is no room for it.
    #[inline]
    fn way(&mut self, to: EndpointId, len: usize) -> Result<Way, SendError> {
        if len > self.limits.max_send {
            return Err(Failure::too_long(len, self.limits.max_send).into());
        }
        let Some(endpoint) = self.endpoints.get(to.0 as usize) else {
            return Err(SendError::NoResource);
        };
        let has_room = endpoint.pending.is_empty() || endpoint.pending_bytes + len < PENDING_BYTES;
        match &endpoint.state {
            NetworkPeerState::Up(number) if endpoint.pending.is_empty() => {
                return Ok(Way::Direct(*number));
            }
            NetworkPeerState::Lost(why) => {
                return Err(self.failure(endpoint.at, why).into());
            }
            NetworkPeerState::Idle => return Ok(self.first_way(to)),
            NetworkPeerState::Up(_) | NetworkPeerState::Seeking => {}
        }
        if has_room { Ok(Way::Pending) } else { Err(SendError::NoResource) }
    }

    /// The way of the first message to a peer.
    #[cold]
    fn first_way(&mut self, to: EndpointId) -> Way {
        self.seek(to);
        self.finish_contact(to);
        match self.endpoints.get(to.0 as usize) {
            Some(Endpoint { state: NetworkPeerState::Up(number), pending, .. })
                if pending.is_empty() =>
            {
                Way::Direct(*number)
            }
            _ => Way::Pending,
        }
    }

    /// One more message was taken.
    fn has_taken(&mut self, to: EndpointId) {
        if let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) {
            endpoint.sent += 1;
        }
    }

    fn keep_pending(&mut self, to: EndpointId, message: Vec<u8>) {
        self.has_taken(to);
        let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { return };
        if endpoint.pending.is_empty() {
            self.pending.push(to);
        }
        endpoint.pending_bytes += message.len();
        endpoint.pending.push_back(message);
    }

    fn give(&mut self, to: EndpointId, number: u32, pieces: &[&[u8]]) -> Result<(), SendError> {
        let mut parts = [IoSlice::new(&[]); 3];
        let mut count = 0;
        for (part, piece) in parts.iter_mut().zip(pieces.iter().filter(|p| !p.is_empty())) {
            *part = IoSlice::new(piece);
            count += 1;
        }
        match self.network.send(number, parts.get(..count).unwrap_or_default()) {
            Sent::Taken => Ok(()),
            Sent::Full => Err(SendError::NoResource),
            Sent::Failed(why) => {
                let fault = NetworkFault::Told(why.into());
                self.lose(to, fault.clone());
                let at = self.endpoints.get(to.0 as usize).map_or(Remote::from(0), |e| e.at);
                Err(self.failure(at, &fault).into())
            }
        }
    }

    /// Gives the network what waits, as far as it has room, and calls who is not met yet; the
    /// number of messages that have gone.
    #[cold]
    fn push_pending(&mut self) -> usize {
        let mut gone = 0;
        for to in std::mem::take(&mut self.pending) {
            if self
                .endpoints
                .get(to.0 as usize)
                .is_some_and(|e| matches!(e.state, NetworkPeerState::Idle))
            {
                self.seek(to);
            }
            while let Some(endpoint) = self.endpoints.get_mut(to.0 as usize)
                && let NetworkPeerState::Up(number) = endpoint.state
                && let Some(message) = endpoint.pending.pop_front()
            {
                if let Err(SendError::NoResource) = self.give(to, number, &[&message]) {
                    if let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) {
                        endpoint.pending.push_front(message);
                    }
                    break;
                }
                // A failure is told as the loss of the peer, which drops what is pending.
                gone += 1;
                if let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) {
                    endpoint.pending_bytes = endpoint.pending_bytes.saturating_sub(message.len());
                }
                self.spare = message;
            }
            if self.endpoints.get(to.0 as usize).is_some_and(|e| !e.pending.is_empty()) {
                self.pending.push(to);
            }
        }
        gone
    }

    fn poll_network(&mut self, sink: &mut dyn Sink) -> usize {
        let (mut events, mut lost) = (0, Vec::new());
        let (config, arrived) = (&self.config, &mut self.arrived);
        self.network.progress(&mut |event| match event {
            NetworkEvent::Message { from, bytes } => {
                let from = Remote::of_index(from);
                let peer = config.peer(from.proc(), from.channel());
                // A message of nobody, or without a tag: the network is damaged, or lies.
                let (Some(peer), Some((tag, message))) = (peer, bytes.split_first()) else {
                    return;
                };
                *arrived.entry(peer).or_default() += 1;
                sink.message(peer, AmTag(*tag), message);
                events += 1;
            }
            NetworkEvent::Lost { to, why } => lost.push((to, why)),
        });
        for (number, why) in lost {
            let is_it = |e: &Endpoint| matches!(e.state, NetworkPeerState::Up(n) if n == number);
            if let Some(at) = self.endpoints.iter().position(is_it) {
                self.lose(EndpointId(at as u32), NetworkFault::Told(why.into()));
            }
        }
        events
    }
}

/// The secret of two processes for a component.
fn key(config: &NetworkConfig, names: &Names) -> [u8; KEY_BYTES] {
    let mut mac = config.credential.code();
    mac.update(b"network key\0");
    mac.update(config.name.as_bytes());
    mac.update(b"\0");
    mac.update(&config.credential.job.to_le_bytes());
    for number in [names.from.min(names.to), names.from.max(names.to), names.channel] {
        mac.update(&number.to_le_bytes());
    }
    mac.finalize().into_bytes().into()
}

impl Source for NetworkModule {
    fn arm(&mut self, watch: &mut Watch) {
        if self.incoming.is_notified() || !self.losses.is_empty() {
            return watch.ready();
        }
        self.incoming.arm(watch);
        if let Some(due) = self.incoming.next_time() {
            watch.within(due.saturating_sub((self.config.now)()).div_ceil(1000));
        }
        self.network.arm(watch);
    }
}

impl Btl for NetworkModule {
    fn name(&self) -> &str {
        self.config.name
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        if peer.at.proc() == self.config.me {
            return Reach::No(Failure::ITSELF);
        }
        // Nobody is asked about a peer of this node before something is sent to it.
        let far = peer.local.is_none();
        if far && let Contact::Nowhere(why) = self.config.acceptor.contact(peer.at.proc()) {
            return Reach::No(self.failure(peer.at, &WireupError::Nowhere(why.into()).into()));
        }
        Reach::Yes(self.contact(peer.at))
    }

    fn del_peer(&mut self, to: EndpointId) {
        self.lose(to, NetworkFault::Told("it was given up".into()));
    }

    fn begin_contact(&mut self, to: EndpointId) {
        let state = self.endpoints.get(to.0 as usize).map(|e| &e.state);
        if matches!(state, Some(NetworkPeerState::Idle)) {
            self.seek(to);
        }
    }

    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        match self.way(to, header.len() + payload.len())? {
            Way::Direct(number) => match self.give(to, number, &[&[tag.0], header, payload]) {
                Err(SendError::NoResource) => {}
                Ok(()) => {
                    self.has_taken(to);
                    return Ok(());
                }
                failed => return failed,
            },
            Way::Pending => {}
        }
        self.keep_pending(to, [&[tag.0], header, payload].concat());
        Ok(())
    }

    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        let way = self.way(to, header.len() + len)?;
        let mut message = std::mem::take(&mut self.spare);
        message.clear();
        message.push(tag.0);
        message.extend_from_slice(header);
        let begin = message.len();
        message.resize(begin + len, 0);
        pack(&mut message[begin..]);
        let given = match way {
            Way::Direct(number) => {
                let given = self.give(to, number, &[&message]);
                if given.is_ok() {
                    self.has_taken(to);
                }
                given
            }
            Way::Pending => Err(SendError::NoResource),
        };
        match given {
            Err(SendError::NoResource) => self.keep_pending(to, message),
            other => {
                self.spare = message;
                other?;
            }
        }
        Ok(())
    }

    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        _cookie: u64,
    ) -> Result<bool, SendError> {
        let mut pack = |room: &mut [u8]| payload.read(room);
        self.send_bcopy(to, tag, header, payload.len(), &mut pack).map(|()| true)
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = 0;
        if self.incoming.are_there() {
            events += self.receive_incoming();
        }
        if !self.pending.is_empty() {
            events += self.push_pending();
        }
        events += self.poll_network(sink);
        for (peer, why) in std::mem::take(&mut self.losses) {
            sink.path_down(peer, why);
            events += 1;
        }
        events
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.progress(sink);
        let modex = self.config.modex;
        for to in std::mem::take(&mut self.pending) {
            let Some(endpoint) = self.endpoints.get_mut(to.0 as usize) else { continue };
            if modex.is_resting(endpoint.at.proc()) {
                // Nobody reads it any more.
                (endpoint.pending, endpoint.pending_bytes) = (VecDeque::new(), 0);
            } else if !endpoint.pending.is_empty() {
                self.pending.push(to);
            }
        }
        self.pending.is_empty() && self.network.is_drained()
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        Err(Why::new("comes from a third party, whose contract has holds only"))
    }

    fn interrupt(&mut self, _sink: &mut dyn Sink) -> bool {
        false
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        self.network.may_checkpoint()
    }

    fn hold(&mut self) {
        self.network.hold();
    }

    fn traffic(&self) -> Traffic {
        let mut all = Traffic { sent: 0, received: 0, inside: self.pending.len() as u64 };
        let is_lost = |at: &Remote| {
            let known = self.by_peer.get(at).and_then(|to| self.endpoints.get(to.0 as usize));
            known.is_some_and(|e| e.state.is_lost())
        };
        all.sent = self.endpoints.iter().filter(|e| !e.state.is_lost()).map(|e| e.sent).sum();
        let arrived = self.arrived.iter().filter(|(at, _)| !is_lost(at));
        all.received = arrived.map(|(_, count)| *count).sum();
        all
    }

    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        self.network.resume(how)
    }
}
