//! Component `sim`: a seeded network between modules of one process, for tests only.
//!
//! All modules of one [`SimNet`] share a virtual clock, which every `progress` moves on by a tick,
//! so that a run depends on nothing but the seed and the order of calls. A failing test prints its
//! seed. Deviates from the contract as its [`SimFaults`] say, and declares it in its flags.

mod net;
mod rng;
mod sweep;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hawser_lockfree::advert::Advert;
use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_segment::cma::RemoteAccess;
use hawser_segment::mem::UserSlice;
use hawser_segment::wait::{Source, Watch};
use hawser_segment::{ProcId, Remote};
use hawser_wireup::EndpointId;

use super::{
    Adverts, AmTag, Btl, Failure, Flags, Limits, PLACE_HEAD, Path, Peer, Placement, Reach,
    RemoteRegion, SendError, Sink,
};
use net::{Event, SimState, cut};
pub use rng::Seeded;
pub use sweep::seeds;

/// What the network does to messages. Probabilities are in parts per million.
#[derive(Clone, Debug)]
pub struct SimFaults {
    /// Shortest and longest time under way, in nanoseconds of the virtual clock.
    pub delay_ns: (u64, u64),
    /// Bytes per second from one process to another; 0: no limit.
    pub rate: u64,
    /// Messages lost.
    pub drop_ppm: u32,
    /// Messages delivered twice.
    pub duplicate_ppm: u32,
    /// Messages with one bit turned over.
    pub corrupt_ppm: u32,
    /// Messages overtake each other.
    pub unordered: bool,
    /// Most messages under way from one process to another.
    pub slots: usize,
    /// Zero-copy sends and gets complete by a later event instead of at once.
    pub late_completion: bool,
    /// `get` is offered.
    pub get: bool,
    /// `put` is offered, and adverts, where messages stay in order.
    pub put: bool,
    /// Messages arrive in pieces, which go where the sink says.
    pub place: bool,
    /// `Limits::eager`.
    pub eager: usize,
    /// `Limits::max_send`.
    pub max_send: usize,
    /// `Limits::get_min`.
    pub get_min: usize,
    /// `Limits::latency_ns`.
    pub latency_ns: u32,
    /// `Limits::bandwidth_mbs`.
    pub bandwidth_mbs: u32,
}

impl Default for SimFaults {
    /// A perfect network: in order, nothing lost, no delay beyond one tick.
    fn default() -> SimFaults {
        SimFaults {
            delay_ns: (0, 0),
            rate: 0,
            drop_ppm: 0,
            duplicate_ppm: 0,
            corrupt_ppm: 0,
            unordered: false,
            slots: 64,
            late_completion: false,
            get: false,
            put: false,
            place: false,
            eager: 4096,
            max_send: 16 << 10,
            get_min: 64 << 10,
            latency_ns: 1000,
            bandwidth_mbs: 10_000,
        }
    }
}

impl SimFaults {
    /// A network without losses that delays, reorders, is short of slots and completes late: what
    /// ob1 must bear. All choices follow from `seed`.
    pub fn rough(seed: u64) -> SimFaults {
        let mut rng = Seeded::new(seed);
        SimFaults {
            delay_ns: (0, 1 << rng.below(16)),
            unordered: rng.below(2) == 0,
            slots: 1 + rng.below(20),
            late_completion: rng.below(2) == 0,
            get: rng.below(2) == 0,
            put: rng.below(2) == 0,
            eager: 128 + rng.below(4096),
            max_send: 4400 + rng.below(8192),
            get_min: 1 + rng.below(100_000),
            place: rng.below(2) == 0,
            ..SimFaults::default()
        }
    }
}

/// A network. Clones are handles of the same one.
#[derive(Clone, Debug)]
pub struct SimNet {
    state: Arc<Mutex<SimState>>,
}

impl SimNet {
    /// A network whose every choice follows from `seed`.
    pub fn new(seed: u64, faults: SimFaults) -> SimNet {
        SimNet { state: Arc::new(Mutex::new(SimState::new(seed, faults))) }
    }

    /// The module of `proc`: one per process and network. It reaches every process, also one whose
    /// module is made later; its messages wait under way.
    pub fn btl(&self, proc: ProcId) -> Box<dyn Btl> {
        let faults = self.lock().faults.clone();
        let lossy = faults.drop_ppm | faults.duplicate_ppm | faults.corrupt_ppm != 0;
        let flag = |on: bool, flag: Flags| if on { flag } else { Flags(0) };
        Box::new(Sim {
            net: self.clone(),
            me: proc,
            limits: Limits {
                eager: faults.eager.min(faults.max_send),
                max_send: faults.max_send,
                get_min: faults.get_min,
                latency_ns: faults.latency_ns,
                bandwidth_mbs: faults.bandwidth_mbs,
                exclusivity: 1,
                flags: flag(faults.get, Flags::GET)
                    | flag(faults.put && !faults.unordered && !lossy, Flags::PUT)
                    | flag(faults.unordered, Flags::UNORDERED)
                    | flag(lossy, Flags::LOSSY)
                    | flag(faults.late_completion, Flags::ZCOPY),
            },
            place: faults.place,
            arriving: None,
            peers: Vec::new(),
            endpoints: HashMap::new(),
            sent: 0,
            received: 0,
        })
    }

    /// Cuts the connection between two processes for good: both are told, what was under way is
    /// lost, and sends fail.
    pub fn cut(&self, a: ProcId, b: ProcId) {
        self.lock().cut(a, b);
    }

    /// From now on, messages between `group` and all others vanish in silence, until
    /// [`SimNet::heal`].
    pub fn partition(&self, group: &[ProcId]) {
        self.lock().partition = group.iter().copied().collect();
    }

    /// Ends a partition.
    pub fn heal(&self) {
        self.lock().partition.clear();
    }

    /// Says that a process computes; the number changes with each of its calls. `None`: it is in
    /// one.
    pub fn set_outside(&self, proc: ProcId, calls: Option<u32>) {
        self.lock().outside.insert(proc, calls);
    }

    /// From now on, so many `put`s succeed, and all further ones are refused.
    pub fn grant_puts(&self, puts: u64) {
        self.lock().puts = puts;
    }

    /// From now on, so many bytes pass per second from one process to another; 0: no limit.
    pub fn set_rate(&self, rate: u64) {
        self.lock().faults.rate = rate;
    }

    /// Bytes that were read with `get` so far.
    pub fn read(&self) -> u64 {
        self.lock().read
    }

    /// Sends so far that had to wait for a first contact: what was to be sent was not announced
    /// by [`Btl::begin_contact`].
    pub fn held_up(&self) -> u64 {
        self.lock().held_up
    }

    /// Bytes of messages sent so far.
    pub fn carried(&self) -> u64 {
        self.lock().carried
    }

    /// Moves the clock on, in nanoseconds.
    pub fn advance(&self, ns: u64) {
        self.lock().now += ns;
    }

    /// The clock, in nanoseconds.
    pub fn now(&self) -> u64 {
        self.lock().now
    }

    /// Events under way to all processes; 0: the network is quiet.
    pub fn under_way(&self) -> usize {
        self.lock().under_way()
    }

    /// Loses a message that is under way, and tells nobody: tests are to find it. False: there is
    /// none.
    pub fn lose(&self) -> bool {
        self.lock().lose()
    }

    fn lock(&self) -> MutexGuard<'_, SimState> {
        // A test that panicked has failed already.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One process's module.
struct Sim {
    net: SimNet,
    me: ProcId,
    limits: Limits,
    place: bool,
    /// A message of which the beginning has been delivered, and the bytes under way.
    arriving: Option<(Placement, Vec<u8>)>,
    peers: Vec<ProcId>,
    endpoints: HashMap<ProcId, EndpointId>,
    sent: u64,
    received: u64,
}

impl Sim {
    fn send(&mut self, to: EndpointId, tag: AmTag, message: Vec<u8>) -> Result<(), SendError> {
        if message.len() > self.limits.max_send {
            let max = self.limits.max_send;
            return Err(Failure::too_long(message.len(), max).into());
        }
        let pair = (self.me, self.peers[to.0 as usize]);
        let mut net = self.net.lock();
        net.held_up += u64::from(net.contacts.insert(pair));
        net.send(pair.0, pair.1, tag, message)?;
        drop(net);
        self.sent += 1;
        Ok(())
    }

    fn deliver(&mut self, sink: &mut dyn Sink, from: Remote, tag: AmTag, bytes: Vec<u8>) {
        self.received += 1;
        let begin = PLACE_HEAD + bytes.len() % 97;
        if self.place
            && begin < bytes.len()
            && let Some(placement) = sink.place(from, tag, &bytes[..begin], bytes.len())
        {
            assert_eq!(placement.skip + placement.len, bytes.len());
            self.arriving = Some((placement, bytes[placement.skip..].to_vec()));
            return;
        }
        sink.message(from, tag, &bytes);
    }

    /// The next piece of the message that arrives; false when there is none.
    fn arrive(&mut self, sink: &mut dyn Sink) -> bool {
        let Some((placement, rest)) = &mut self.arriving else { return false };
        let piece = rest.len().min(1 + rest.len() * 2 / 3);
        if let Some(memory) = sink.placement(placement) {
            assert_eq!(memory.len(), placement.len);
            memory.part(placement.len - rest.len(), piece).write(&rest[..piece]);
            rest.drain(..piece);
        } else {
            rest.clear();
        }
        if rest.is_empty() {
            let wanted = sink.placement(placement).is_some();
            if let (true, Some((placement, _))) = (wanted, self.arriving.take()) {
                sink.placed(&placement);
            }
        }
        true
    }
}

impl Source for Sim {
    fn arm(&mut self, watch: &mut Watch) {
        match self.net.lock().next_for(self.me) {
            _ if self.arriving.is_some() => watch.ready(),
            Some(0) => watch.ready(),
            Some(ns) => watch.within(ns.div_ceil(1000)),
            None => {}
        }
    }
}

impl Btl for Sim {
    fn name(&self) -> &str {
        "sim"
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        let next = EndpointId(self.peers.len() as u32);
        let endpoint = *self.endpoints.entry(peer.at.proc()).or_insert(next);
        if endpoint == next {
            self.peers.push(peer.at.proc());
        }
        Reach::Yes(endpoint)
    }

    fn del_peer(&mut self, to: EndpointId) {
        let peer = self.peers[to.0 as usize];
        self.net.lock().cut(self.me, peer);
    }

    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        self.send(to, tag, [header, payload].concat())
    }

    fn send_bcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        len: usize,
        pack: &mut dyn FnMut(&mut [u8]),
    ) -> Result<(), SendError> {
        // Asked first: `pack` may be called only for a message that is taken.
        self.net.lock().has_slot(self.me, self.peers[to.0 as usize])?;
        let mut message = header.to_vec();
        message.resize(header.len() + len, 0);
        // In two pieces, as a real transport may do.
        let (first, second) = message[header.len()..].split_at_mut(len / 3);
        pack(first);
        pack(second);
        self.send(to, tag, message)
    }

    fn send_zcopy(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        let mut message = header.to_vec();
        message.resize(header.len() + payload.len(), 0);
        payload.read(&mut message[header.len()..]);
        self.send(to, tag, message)?;
        Ok(!self.net.lock().complete_later(self.me, cookie))
    }

    fn link(&self, _to: EndpointId) -> u8 {
        self.net.lock().link
    }

    fn expose(&mut self, _to: EndpointId, memory: UserSlice) -> Option<RemoteRegion> {
        let region = RemoteRegion {
            addr: memory.ptr() as u64,
            len: memory.len() as u64,
            key: self.net.lock().key(self.me),
        };
        self.limits.flags.has(Flags::GET).then_some(region)
    }

    fn revoke(&mut self) -> bool {
        *self.net.lock().revoked.entry(self.me).or_default() += 1;
        true
    }

    fn get(
        &mut self,
        from: EndpointId,
        remote: RemoteRegion,
        offset: u64,
        local: UserSlice,
        cookie: u64,
    ) -> Result<bool, SendError> {
        let peer = self.peers[from.0 as usize];
        let inside = offset <= remote.len && local.len() as u64 <= remote.len - offset;
        let mut net = self.net.lock();
        if !inside || remote.key != net.key(peer) || !self.limits.flags.has(Flags::GET) {
            return Err(Failure::OUTSIDE.into());
        }
        net.check_cut(self.me, peer)?;
        net.read += local.len() as u64;
        let source = (remote.addr + offset) as *const u8;
        // SAFETY: all modules live in one process; the region was made by `expose` from memory
        // whose owner keeps it until the transfer ends, and `local` is the caller's promise.
        unsafe { std::ptr::copy(source, local.ptr(), local.len()) };
        Ok(!net.complete_later(self.me, cookie))
    }

    fn adverts(&mut self, to: EndpointId) -> Option<Adverts> {
        if !self.limits.flags.has(Flags::PUT) {
            return None;
        }
        let (me, peer) = (self.me, self.peers[to.0 as usize]);
        let mut net = self.net.lock();
        let mut of = |pair: (ProcId, ProcId)| -> &'static [Advert] {
            *net.adverts.entry(pair).or_insert_with(|| Box::leak(Box::default()))
        };
        Some(Adverts { ours: of((me, peer)), theirs: of((peer, me)) })
    }

    fn put(&mut self, to: EndpointId, addr: u64, local: UserSlice) -> Result<(), SendError> {
        let mut net = self.net.lock();
        net.check_cut(self.me, self.peers[to.0 as usize])?;
        let refused = || SendError::from(Failure::not_permitted(RemoteAccess::Write));
        if !self.limits.flags.has(Flags::PUT) {
            return Err(refused());
        }
        net.puts = net.puts.checked_sub(1).ok_or_else(refused)?;
        // SAFETY: all modules live in one process; the address was advertised by the receiver,
        // which keeps the memory until the transfer ends, and `local` is the caller's promise.
        unsafe { std::ptr::copy(local.ptr(), addr as *mut u8, local.len()) };
        Ok(())
    }

    fn begin_contact(&mut self, to: EndpointId) {
        let pair = (self.me, self.peers[to.0 as usize]);
        self.net.lock().contacts.insert(pair);
    }

    fn path(&mut self, to: EndpointId) -> Option<Path> {
        let peer = *self.peers.get(to.0 as usize)?;
        self.net.lock().path(self.me, peer)
    }

    fn outside(&self, to: EndpointId) -> Option<u32> {
        self.net.lock().outside.get(&self.peers[to.0 as usize]).copied().flatten()
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        let mut events = 0;
        loop {
            // The sink runs without the lock: it belongs to a layer that may look at the network.
            if self.arrive(sink) {
                return events + 1;
            }
            let event = self.net.lock().take(self.me, events == 0);
            let Some(event) = event else { return events };
            events += 1;
            match event {
                Event::Message { from, tag, bytes } => self.deliver(sink, from.into(), tag, bytes),
                Event::Complete { cookie } => sink.complete(cookie, Ok(())),
                Event::Lost { peer } => sink.path_down(peer.into(), cut(self.me, peer)),
            }
        }
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        self.progress(sink);
        self.arriving.is_none() && self.net.lock().next_for(self.me).is_none()
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        Ok(())
    }

    fn interrupt(&mut self, _sink: &mut dyn Sink) -> bool {
        true
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        Ok(())
    }

    fn traffic(&self) -> Traffic {
        let under_way = self.arriving.is_some() || self.net.lock().next_for(self.me).is_some();
        Traffic { sent: self.sent, received: self.received, inside: under_way.into() }
    }

    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        match how {
            Resume::Continue => Ok(()),
            Resume::Restart => Err(Why::new("knows one network only")),
        }
    }
}
