//! The reliable layer of the PML `dr` (data reliability): messages over networks that lose, double,
//! damage and reorder them, and over several at once. To the layers above it is one network that
//! keeps the whole contract of [`Btl`]; below it are modules that may deviate from promise 2.
//!
//! Each message is a packet with a number, the CRC-32C of its bytes, and what has been received of
//! the other direction ([`wire`]); one that is longer than a network takes is several. A packet
//! that is not acknowledged in a time that follows the measured round trips, or that later ones
//! have overtaken, is sent again, over another rail where there is one. Packets go over the rail
//! that would bring them first, by the measured rates, so that several add up; a rail that is
//! silent while others answer is left out, and probed until it answers again ([`rail`]). Networks
//! that have no congestion control get the layer's ([`pace`]). A peer that computes answers over
//! none of them, and loses nothing.
//!
//! Promises: bounded memory per peer (`pml_dr_window`, and at most 256 packets), and for all of
//! them (`pml_dr_memory`, past which each has two long packets); what comes out of order is bounded
//! by its sender. A peer is lost when all its rails are, never by silence.

mod flow;
mod intake;
mod pace;
mod packet;
mod pool;
mod rail;
mod tell;
#[cfg(test)]
mod tests;
mod wire;

use std::collections::HashMap;

use hawser_mca::lifecycle::{Resume, Traffic, Why};
use hawser_mca::{ParamKind, ParamSpec, Params, Scope};
use hawser_segment::Remote;
use hawser_segment::mem::UserSlice;
use hawser_segment::outside;
use hawser_segment::wait::{Source, Watch};
use hawser_wireup::EndpointId;

use self::flow::{Counts, Flow, MESSAGE};
use self::intake::Intake;
use self::packet::Load;
use self::pool::BufferPool;
use self::rail::DrRail;
use self::tell::RailView;
pub use self::tell::Tell;
use self::wire::HEAD;
use super::{AmTag, Btl, Failure, Flags, Limits, Peer, Reach, SendError, Sink};

/// Packets from anybody, while messages are under way to them: any bytes must return, and what is
/// kept stays bounded. For fuzzing.
pub fn fuzz(data: &[u8]) {
    // An acknowledgement with all its words is the longest packet that is looked into.
    const CHUNK: usize = HEAD + 8 * wire::WORDS;
    let mut pool = BufferPool::default();
    let mut flow = Flow::new(vec![DrRail::new(true, 1, 1), DrRail::new(false, 1, 1).paced()]);
    for (i, packet) in data.chunks(CHUNK).enumerate() {
        let (rail, now) = (i % 2, 1 + i as u64 * 1_000_000);
        // So many that all words of an acknowledgement have something to tell of.
        for _ in 0..64 {
            if !flow.has_room(8, 1, usize::MAX) {
                break;
            }
            let load = Load { tag: 1, more: i % 3 == 0 };
            flow.push(load, 8, &mut pool, |room| room.extend_from_slice(&[7; 8]));
        }
        for _ in 0..2 * wire::WINDOW {
            let Some(receipt) = flow.poll_send(now, 0).map(|s| s.receipt()) else { break };
            flow.sent(receipt, now);
        }
        flow.handle_packet(rail, packet, now, &mut pool, &mut |_, _| {});
        // The same with codes that fit: what somebody says who means harm.
        if let Some(forged) = wire::forge(packet) {
            flow.handle_packet(rail, &forged, now, &mut pool, &mut |_, _| {});
        }
        flow.handle_time(now);
        assert!(flow.is_bounded(), "more is kept than may be under way");
    }
}

/// Parameters of the layer.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "pml_dr_window",
        // Less would leave a long message no room while anything is under way.
        kind: ParamKind::Size { min: 2 * LONGEST as u64, max: 1 << 30 },
        default: "8M",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Bytes that may be under way to one peer without its acknowledgement, and are kept.",
    },
    ParamSpec {
        name: "pml_dr_memory",
        kind: ParamKind::Size { min: 1 << 20, max: 1 << 40 },
        default: "256M",
        unit: "bytes",
        level: 5,
        scope: Scope::Local,
        help: "Bytes that are kept for all peers together until they have acknowledged them, past \
               which no more than 136 KiB are under way to each.",
    },
    ParamSpec {
        name: "pml_dr_linger",
        kind: ParamKind::Int { min: 1, max: 86_400 },
        default: "600",
        unit: "s",
        level: 5,
        scope: Scope::Local,
        help: "Longest wait, when MPI ends, for peers that have not acknowledged what they were \
               sent: longer than any computes between two calls of MPI.",
    },
];

/// Tag of packets in the modules below.
const PACKET: AmTag = AmTag(255);
/// Most rails to one peer.
const MAX_RAILS: usize = 32;
/// Most packets of one message: a quarter of what may be under way.
const PARTS: usize = wire::WINDOW as usize / 4;
/// Longest packet in bytes: a message of 64 KB and its headers. Longer ones leave too few for
/// several rails to share, and their copies do not stay in a processor's own cache.
const LONGEST: usize = 68 << 10;
/// Most messages that are taken while a longer one finds no room: each takes a part of what the
/// longer one needs at once.
const PASSED: u32 = 64;
/// Farewells when MPI ends, over all rails in turn: one of them arrives, and who hears it waits for
/// no acknowledgement.
const BYES: u32 = 12;
/// Longest time for farewells, in nanoseconds: nobody has to take them.
const PARTING_NS: u64 = 2_000_000_000;

/// What the layer asks of its surroundings.
pub struct DrConfig {
    /// How a peer is presented to the modules.
    pub peer: Box<dyn Fn(Remote) -> Peer + Send>,
    /// Nothing needs to reach a peer any more ([`Modex::is_resting`]).
    ///
    /// [`Modex::is_resting`]: hawser_wireup::Modex::is_resting
    pub resting: Box<dyn Fn(Remote) -> bool + Send>,
    /// Nanoseconds of a clock that never goes back.
    pub now: Box<dyn Fn() -> u64 + Send>,
    /// Bytes held per peer.
    pub window: usize,
    /// Bytes held for all peers, past which each has no more than two long packets.
    pub memory: usize,
    /// Longest wait for acknowledgements when MPI ends, in nanoseconds.
    pub linger_ns: u64,
    /// Where observers look; `None`: there are none.
    pub tell: Option<Tell>,
}

impl DrConfig {
    /// The configuration that the parameters ask for, with the system's clock.
    pub fn new(
        params: &Params,
        peer: Box<dyn Fn(Remote) -> Peer + Send>,
        resting: Box<dyn Fn(Remote) -> bool + Send>,
        tell: Option<Tell>,
    ) -> DrConfig {
        let size = |name: &str| usize::try_from(params.size(name)).unwrap_or(usize::MAX);
        let (window, memory) = (size("pml_dr_window"), size("pml_dr_memory"));
        let linger_ns = params.int("pml_dr_linger").max(1) as u64 * 1_000_000_000;
        DrConfig {
            peer,
            resting,
            now: Box::new(outside::clock_ns),
            window,
            memory,
            linger_ns,
            tell,
        }
    }
}

/// A peer.
#[derive(Debug)]
struct DrPeer {
    at: Remote,
    flow: Flow,
    /// Its endpoint in each module, where the module reaches it.
    ends: Vec<Option<EndpointId>>,
    /// What observers are told, by rail.
    ways: Vec<RailView>,
    /// In the list of those that have something to do.
    busy: bool,
    /// The last try ended because no rail took more.
    full: bool,
    /// Bytes of the longest message that found no room, and shorter ones that were taken since.
    refused: usize,
    passed: u32,
    /// All rails are gone: why the last one went.
    lost: Option<Failure>,
    reported: bool,
}

/// The layer. See the module.
pub struct Reliable {
    name: String,
    limits: Limits,
    /// Bytes of a message that a packet takes.
    room: usize,
    config: DrConfig,
    rails: Vec<Box<dyn Btl>>,
    peers: Vec<DrPeer>,
    by_peer: HashMap<Remote, usize>,
    busy: Vec<usize>,
    pool: BufferPool,
    ending: Ending,
    /// Nothing new comes: what is owed to peers goes at once.
    is_held: bool,
    /// The rails give up what they have, or have done so: nothing goes out.
    is_parted: bool,
    /// More messages follow before the rails hand over what they have gathered.
    gathers: bool,
    /// Rails that have gathered something since, a bit each.
    gathered: u64,
}

/// How far the end of MPI has come here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ending {
    /// It is not near.
    No,
    /// Acknowledgements are waited for, until this time at most.
    Settling { until: u64 },
    /// Farewells go out, until this time at most.
    Parting { until: u64 },
}

impl Reliable {
    /// The layer over these modules, at most 32. `None`: there is none, or their messages are too
    /// small.
    pub fn over(modules: Vec<Box<dyn Btl>>, config: DrConfig) -> Option<Reliable> {
        let least = |of: fn(&Limits) -> usize| modules.iter().map(|m| of(m.limits())).min();
        let room = least(|l| l.max_send.min(LONGEST))?.checked_sub(HEAD).filter(|n| *n > 0)?;
        let max_send = MESSAGE.min(room * PARTS);
        // Networks of datagrams take one datagram at once; this layer takes longer messages. Who
        // wants to be asked before the longest one has another reason.
        let eager = least(|l| match l.flags.has(Flags::LOSSY) && l.eager >= l.max_send {
            true => LONGEST,
            false => l.eager,
        });
        let eager = eager?.checked_sub(HEAD)?.min(max_send);
        if modules.len() > MAX_RAILS {
            return None;
        }
        let gathers = modules.iter().any(|m| m.limits().flags.has(Flags::LOSSY));
        let speeds = modules.iter().map(|m| m.limits().bandwidth_mbs);
        let bandwidth_mbs = speeds.fold(0u32, u32::saturating_add);
        let limits = Limits {
            eager,
            max_send,
            get_min: usize::MAX,
            latency_ns: modules.iter().map(|m| m.limits().latency_ns).min()?,
            bandwidth_mbs,
            exclusivity: modules.iter().map(|m| m.limits().exclusivity).max()?,
            flags: if gathers { Flags::GATHERS } else { Flags(0) },
        };
        let names: Vec<&str> = modules.iter().map(|m| m.name()).collect();
        Some(Reliable {
            name: format!("dr({})", names.join("+")),
            limits,
            room,
            config,
            rails: modules,
            peers: Vec::new(),
            by_peer: HashMap::new(),
            busy: Vec::new(),
            pool: BufferPool::default(),
            ending: Ending::No,
            is_held: false,
            is_parted: false,
            gathers: false,
            gathered: 0,
        })
    }

    /// Packets sent again, packets that came twice, and rails left out, over all peers.
    pub fn counts(&self) -> [u64; 3] {
        let add = |all: [u64; 3], known: &DrPeer| {
            let Counts { again, double, silenced } = known.flow.counts;
            [all[0] + again, all[1] + double, all[2] + silenced]
        };
        self.peers.iter().fold([0; 3], add)
    }

    /// The peer with this name, made known to all modules on first mention.
    fn contact(&mut self, peer: &Peer) -> usize {
        if let Some(at) = self.by_peer.get(&peer.at) {
            return *at;
        }
        let (mut ends, mut rails, mut lost) = (Vec::new(), Vec::new(), Some(Failure::ANOTHER));
        let tell = self.config.tell;
        let ways = self.rails.iter().map(|m| RailView::new(tell, m.name(), peer.node)).collect();
        for module in &mut self.rails {
            let l = module.limits().clone();
            let ordered = !l.flags.has(Flags::UNORDERED);
            let mut rail = DrRail::new(ordered, l.latency_ns, l.bandwidth_mbs);
            if l.flags.has(Flags::LOSSY) {
                rail = rail.paced();
            }
            match module.add_peer(peer) {
                Reach::Yes(end) => {
                    ends.push(Some(end));
                    lost = None;
                }
                Reach::No(why) => {
                    ends.push(None);
                    rail.state = rail::RailState::Gone;
                    lost = lost.map(|_| why);
                }
            }
            rails.push(rail);
        }
        let at = self.peers.len();
        let flow = Flow::new(rails);
        let reported = lost.is_some();
        self.peers.push(DrPeer {
            at: peer.at,
            flow,
            ends,
            ways,
            busy: false,
            full: false,
            refused: 0,
            passed: 0,
            lost,
            reported,
        });
        self.by_peer.insert(peer.at, at);
        at
    }

    /// What is owed to a peer is due at once.
    fn hurry(&mut self, at: usize) {
        if let Some(known) = self.peers.get_mut(at) {
            known.flow.hurry();
            self.mark_busy(at);
        }
    }

    fn mark_busy(&mut self, at: usize) {
        if !std::mem::replace(&mut self.peers[at].busy, true) {
            self.busy.push(at);
        }
    }

    /// Sends what waits to a peer, as far as its rails take it.
    fn flush(&mut self, at: usize, now: u64) {
        let DrPeer { flow, ends, ways, lost, .. } = &mut self.peers[at];
        let (mut full, mut used) = (0u64, 0u64);
        while lost.is_none()
            && !self.is_parted
            && let Some(sending) = flow.poll_send(now, full)
        {
            let (rail, receipt, len) = (sending.rail, sending.receipt(), sending.bytes.len());
            let end = ends.get(rail).copied().flatten();
            let module = self.rails.get_mut(rail);
            let Some((module, end)) = module.zip(end) else {
                full |= 1 << rail;
                continue;
            };
            match module.send_short(end, PACKET, sending.bytes, &[]) {
                Ok(()) => {
                    used |= 1 << rail;
                    let again = flow.sent(receipt, now);
                    if let Some(row) = ways.get(rail).and_then(RailView::row) {
                        row.sent(len);
                        row.again(u64::from(again));
                    }
                }
                Err(SendError::NoResource) => full |= 1 << rail,
                Err(SendError::Failed(why)) => {
                    full |= 1 << rail;
                    match (flow.lose_rail(rail), ways.get_mut(rail)) {
                        (true, Some(way)) => way.set_gone(&why, flow.is_resting()),
                        _ => *lost = Some(*why),
                    }
                }
            }
        }
        self.peers[at].full = full != 0;
        self.gathered |= used;
        if !self.gathers {
            self.hand_over();
        }
    }

    /// What the rails have gathered goes to their networks.
    fn hand_over(&mut self) {
        let gathered = std::mem::take(&mut self.gathered);
        for (rail, module) in self.rails.iter_mut().enumerate() {
            if gathered >> rail & 1 != 0 {
                module.push_out();
            }
        }
    }

    /// Room for a message to a peer.
    fn admit(&mut self, to: EndpointId, len: usize) -> Result<usize, SendError> {
        if len > self.limits.max_send {
            return Err(Failure::too_long(len, self.limits.max_send).into());
        }
        let (at, packets) = (to.0 as usize, self.packets(len));
        let known = &mut self.peers[at];
        if let Some(why) = &known.lost {
            return Err(why.clone().into());
        }
        let most = match self.pool.held() < self.config.memory {
            true => self.config.window,
            false => self.config.window.min(2 * LONGEST),
        };
        if !known.flow.has_room(len, packets, most) {
            known.refused = known.refused.max(len);
            return Err(SendError::NoResource);
        }
        // A sender that waits for a longer one may have given it up.
        if len >= known.refused || known.flow.is_empty() {
            (known.refused, known.passed) = (0, 0);
        } else if known.passed < PASSED {
            known.passed += 1;
        } else {
            return Err(SendError::NoResource);
        }
        Ok(at)
    }

    /// Packets of a message of so many bytes.
    fn packets(&self, len: usize) -> usize {
        len.div_ceil(self.room).max(1)
    }

    /// Takes a message that fits one packet.
    fn take(&mut self, at: usize, tag: AmTag, len: usize, write: impl FnOnce(&mut Vec<u8>)) {
        self.peers[at].flow.push(Load { tag: tag.0, more: false }, len, &mut self.pool, write);
        self.dispatch(at);
    }

    /// Takes a message in parts.
    fn take_cut(&mut self, at: usize, tag: AmTag, header: &[u8], payload: &[u8]) {
        let (mut header, mut payload) = (header, payload);
        let mut left = header.len() + payload.len();
        while left > 0 {
            let len = left.min(self.room);
            left -= len;
            let load = Load { tag: tag.0, more: left > 0 };
            self.peers[at].flow.push(load, len, &mut self.pool, |room| {
                let (first, rest) = header.split_at(len.min(header.len()));
                let (second, after) = payload.split_at(len - first.len());
                room.extend_from_slice(first);
                room.extend_from_slice(second);
                (header, payload) = (rest, after);
            });
        }
        self.dispatch(at);
    }

    /// What was taken goes out.
    fn dispatch(&mut self, at: usize) {
        // Whoever sends has begun again.
        self.ending = Ending::No;
        let now = (self.config.now)();
        self.mark_busy(at);
        self.flush(at, now);
    }

    /// One pass over the rails, with this call of each; the number of events.
    fn poll_rails(
        &mut self,
        sink: &mut dyn Sink,
        poll: impl Fn(&mut dyn Btl, &mut dyn Sink) -> usize,
    ) -> usize {
        self.ending = Ending::No;
        let now = (self.config.now)();
        let mut events = 0;
        if self.is_held {
            (0..self.peers.len()).for_each(|at| self.hurry(at));
        }
        for rail in 0..self.rails.len() {
            events += self.pass(rail, now, sink, &poll).1;
        }
        events + self.attend(now, sink)
    }

    /// Looks after all peers that have something to do; the number of losses that were told.
    fn attend(&mut self, now: u64, sink: &mut dyn Sink) -> usize {
        let mut losses = 0;
        for at in std::mem::take(&mut self.busy) {
            self.peers[at].flow.handle_time(now);
            self.flush(at, now);
            let known = &mut self.peers[at];
            if known.flow.has_news_of_rails() {
                for (rail, way) in known.ways.iter_mut().enumerate() {
                    way.set_silent(known.flow.is_silent(rail), now);
                }
            }
            if let Some(why) = known.lost.clone().filter(|_| !known.reported) {
                known.reported = true;
                known.flow.clear(&mut self.pool);
                losses += 1;
                sink.path_down(known.at, why);
            }
            let idle = known.flow.next_time(false).is_none();
            known.busy = known.lost.is_none() && !idle;
            if known.busy {
                self.busy.push(at);
            }
        }
        losses
    }
}

impl Reliable {
    /// Lets one module move bytes, by `turn`; its answer, and the number of messages delivered.
    fn pass<R>(
        &mut self,
        rail: usize,
        now: u64,
        sink: &mut dyn Sink,
        turn: impl Fn(&mut dyn Btl, &mut dyn Sink) -> R,
    ) -> (R, usize) {
        let (peers, pool) = (&mut self.peers, &mut self.pool);
        let mut intake = Intake::new(rail, now, peers, &self.by_peer, pool, sink);
        let answer = turn(self.rails[rail].as_mut(), &mut intake);
        let Intake { mut received, unknown, mut events, .. } = intake;
        for (proc, packet) in unknown {
            let peer = (self.config.peer)(proc);
            self.contact(&peer);
            let (peers, pool) = (&mut self.peers, &mut self.pool);
            let mut late = Intake::new(rail, now, peers, &self.by_peer, pool, sink);
            late.message(proc, PACKET, &packet);
            events += late.events;
            received.extend(late.received);
        }
        received.into_iter().for_each(|at| self.mark_busy(at));
        (answer, events)
    }
}

impl Source for Reliable {
    fn arm(&mut self, watch: &mut Watch) {
        self.rails.iter_mut().for_each(|rail| rail.arm(watch));
        let now = (self.config.now)();
        for at in &self.busy {
            let known = &self.peers[*at];
            match known.flow.next_time(known.full) {
                Some(at) if at <= now => watch.ready(),
                Some(at) => watch.within((at - now).div_ceil(1000)),
                None => {}
            }
        }
    }
}

impl Btl for Reliable {
    fn name(&self) -> &str {
        &self.name
    }

    fn limits(&self) -> &Limits {
        &self.limits
    }

    fn leads_out(&self) -> bool {
        self.rails.iter().any(|rail| rail.leads_out())
    }

    fn add_peer(&mut self, peer: &Peer) -> Reach {
        let at = self.contact(peer);
        match &self.peers[at].lost {
            Some(why) => Reach::No(why.clone()),
            None => Reach::Yes(EndpointId(at as u32)),
        }
    }

    fn del_peer(&mut self, to: EndpointId) {
        let at = to.0 as usize;
        let Some(known) = self.peers.get_mut(at) else { return };
        known.lost.get_or_insert(Failure::GIVEN_UP);
        for (module, end) in self.rails.iter_mut().zip(&known.ends) {
            end.iter().for_each(|end| module.del_peer(*end));
        }
        self.mark_busy(at);
    }

    fn begin_contact(&mut self, to: EndpointId) {
        let Some(known) = self.peers.get(to.0 as usize) else { return };
        for (module, end) in self.rails.iter_mut().zip(&known.ends) {
            end.iter().for_each(|end| module.begin_contact(*end));
        }
    }

    fn send_short(
        &mut self,
        to: EndpointId,
        tag: AmTag,
        header: &[u8],
        payload: &[u8],
    ) -> Result<(), SendError> {
        let len = header.len() + payload.len();
        let at = self.admit(to, len)?;
        if len > self.room {
            self.take_cut(at, tag, header, payload);
        } else {
            self.take(at, tag, len, |room| {
                room.extend_from_slice(header);
                room.extend_from_slice(payload);
            });
        }
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
        let at = self.admit(to, header.len() + len)?;
        if header.len() + len > self.room {
            let mut payload = vec![0; len];
            pack(&mut payload);
            self.take_cut(at, tag, header, &payload);
            return Ok(());
        }
        self.take(at, tag, header.len() + len, |room| {
            room.extend_from_slice(header);
            let from = room.len();
            room.resize(from + len, 0);
            pack(&mut room[from..]);
        });
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
        // SAFETY: MPI forbids writing the buffer of a send in progress.
        let bytes = unsafe { payload.as_slice() };
        self.send_short(to, tag, header, bytes).map(|()| true)
    }

    fn gather(&mut self) {
        self.gathers = true;
    }

    fn push_out(&mut self) {
        self.gathers = false;
        self.hand_over();
    }

    fn progress(&mut self, sink: &mut dyn Sink) -> usize {
        self.poll_rails(sink, |module, intake| module.progress(intake))
    }

    fn sweep(&mut self, sink: &mut dyn Sink) -> usize {
        self.poll_rails(sink, |module, intake| module.sweep(intake))
    }

    fn quiesce(&mut self, sink: &mut dyn Sink) -> bool {
        let now = (self.config.now)();
        if self.ending == Ending::No {
            self.ending = Ending::Settling { until: now.saturating_add(self.config.linger_ns) };
        }
        let (Ending::Settling { until } | Ending::Parting { until }) = self.ending else {
            return false;
        };
        for at in 0..self.peers.len() {
            let DrPeer { flow, at: peer, .. } = &mut self.peers[at];
            flow.hurry();
            if now >= until || (self.config.resting)(*peer) {
                flow.give_up();
            }
            self.mark_busy(at);
        }
        for rail in 0..self.rails.len() {
            self.pass(rail, now, sink, |module, intake| module.progress(intake));
        }
        self.attend(now, sink);
        let settled = |k: &DrPeer| k.lost.is_some() || k.flow.is_settled();
        if !self.peers.iter().all(settled) {
            return false;
        }
        if let Ending::Settling { until } = self.ending {
            let until = until.min(now.saturating_add(PARTING_NS));
            self.ending = Ending::Parting { until };
            self.peers.iter_mut().for_each(|k| k.flow.part(BYES));
            return false;
        }
        let mut quiet = true;
        for rail in 0..self.rails.len() {
            quiet &= self.pass(rail, now, sink, |module, intake| module.quiesce(intake)).0;
        }
        quiet && self.peers.iter().all(settled)
    }

    fn may_interrupt(&self) -> Result<(), Why> {
        self.rails.iter().try_for_each(|rail| rail.may_interrupt())
    }

    /// All that was sent is acknowledged, and what is owed nobody waits for: the numbers of packets
    /// go on afterwards. What is late then comes in sessions and connections that are over.
    fn interrupt(&mut self, sink: &mut dyn Sink) -> bool {
        self.is_parted = true;
        let now = (self.config.now)();
        let all = 0..self.rails.len();
        // Each is called, whatever those before it say.
        all.fold(true, |parted, rail| {
            let turn = |module: &mut dyn Btl, intake: &mut dyn Sink| module.interrupt(intake);
            self.pass(rail, now, sink, turn).0 && parted
        })
    }

    fn may_checkpoint(&self) -> Result<(), Why> {
        self.rails.iter().try_for_each(|rail| rail.may_checkpoint())
    }

    fn hold(&mut self) {
        self.is_held = true;
        self.rails.iter_mut().for_each(|rail| rail.hold());
    }

    /// In packets.
    fn traffic(&self) -> Traffic {
        let mut all = Traffic::default();
        let open = self.peers.iter().filter(|known| known.lost.is_none());
        open.for_each(|known| all += known.flow.traffic());
        all
    }

    fn resume(&mut self, how: Resume) -> Result<(), Why> {
        (self.is_held, self.is_parted) = (false, false);
        // Each is called, whatever those before it say.
        let go_on = |all: Result<(), Why>, rail: &mut Box<dyn Btl>| {
            let own = rail.resume(how);
            all.and(own)
        };
        self.rails.iter_mut().fold(Ok(()), go_on)
    }
}
