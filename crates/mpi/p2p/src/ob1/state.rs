//! Everything ob1 knows, but for the modules: peers, message spaces, requests, unexpected messages,
//! and the work that waits for a module to be free.
//!
//! The state is what modules deliver into ([`Sink`]). A delivery changes state and copies payload;
//! what has to be sent because of it is put into a work list that [`super::engine::Engine`] serves
//! after the modules have returned.

use std::collections::VecDeque;

use hawser_core::buf::{BufReader, BufWriter, UserBuf};
use hawser_core::contracts::pml::BsendScope;
use hawser_core::error::Error;
use hawser_core::status::Status;
use hawser_lockfree::copy;
use hawser_transport::btl::{AmTag, ProcId, RemoteRegion, Sink};

use super::bsend::Bsend;
use super::params::Tuning;
use super::peers::{PeerId, Peers};
use super::slab::{Name, Slab};
use super::wire;
use crate::matching::{FastMap, Matcher, PostedAt};

/// How far a send has come. The memory of the message is in use until `Done`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SendState {
    /// On the peer's pending queue: its first message was not taken by a module yet.
    Queued,
    /// Synchronous eager: the payload has left, the match is not confirmed.
    AwaitMatch,
    /// Offered; the receiver has not answered.
    Offered,
    /// The receiver wants `next .. upto`; on the list of streams.
    Streaming { next: u64, upto: u64 },
    /// All fragments were taken; some zero-copy ones have not completed.
    Draining,
    /// Complete.
    Done,
}

pub(crate) struct SendReq {
    pub(crate) peer: PeerId,
    pub(crate) buf: UserBuf,
    pub(crate) context: u64,
    pub(crate) source: u32,
    pub(crate) tag: u32,
    pub(crate) sync: bool,
    pub(crate) state: SendState,
    /// Nobody will ask for the result: the request ends by itself.
    pub(crate) detached: bool,
    /// Whose buffer the message counts against.
    pub(crate) buffered: Option<BsendScope>,
    pub(crate) error: Option<Error>,
    /// Packing position of data with holes; kept from fragment to fragment.
    pub(crate) reader: Option<BufReader>,
    /// Receiver's request.
    pub(crate) remote: u64,
    /// Zero-copy fragments that have not completed.
    pub(crate) in_flight: u32,
}

/// How far a receive has come. The memory is in use until `Done`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RecvState {
    /// Posted, not matched.
    Posted,
    /// Matched with an offer; data is on its way.
    Receiving,
    /// Complete.
    Done,
}

pub(crate) struct RecvReq {
    pub(crate) buf: UserBuf,
    pub(crate) state: RecvState,
    pub(crate) detached: bool,
    pub(crate) status: Status,
    pub(crate) error: Option<Error>,
    /// Space and place while posted.
    pub(crate) space: SpaceId,
    pub(crate) place: Option<PostedAt>,
    /// The process that alone can send the message; `None` with any source.
    pub(crate) only_from: Option<ProcId>,
    pub(crate) rendezvous: Option<Box<Rendezvous>>,
}

/// The receiving side of a message that came as an offer.
pub(crate) struct Rendezvous {
    pub(crate) peer: PeerId,
    pub(crate) send_req: u64,
    pub(crate) region: Option<RemoteRegion>,
    /// Bytes to receive: the message's or the buffer's, whichever is less.
    pub(crate) wanted: u64,
    /// Bytes received. Fragments do not overlap, so this tells when all are there.
    pub(crate) got: u64,
    /// Where reading of remote memory began, to begin there again if it is refused.
    pub(crate) get_base: u64,
    /// Next byte to ask for by `get`.
    pub(crate) get_next: u64,
    /// Bytes asked for in `get`s that have not completed, and their number.
    pub(crate) gets: u32,
    pub(crate) refused: bool,
    /// Unpacking position of data with holes, and the offset that it stands at.
    pub(crate) writer: Option<(BufWriter, u64)>,
}

/// What kind of message an unexpected one is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Body {
    Eager,
    /// Eager, the sender's request waits for the match.
    Sync(u64),
    Offer {
        send_req: u64,
        len: u64,
        region: Option<RemoteRegion>,
    },
}

/// Payload of an unexpected message: short ones without an allocation.
pub(crate) enum Payload {
    Short(u8, [u8; Payload::SHORT]),
    Long(Vec<u8>),
}

impl Payload {
    const SHORT: usize = 63;

    fn bytes(&self) -> &[u8] {
        match self {
            Payload::Short(n, data) => &data[..usize::from(*n)],
            Payload::Long(data) => data,
        }
    }
}

/// A message that no posted receive accepted.
pub(crate) struct Unexpected {
    pub(crate) peer: PeerId,
    pub(crate) source: u32,
    pub(crate) tag: u32,
    pub(crate) body: Body,
    pub(crate) payload: Payload,
    /// Space it was found in; for messages taken out by a matched probe.
    pub(crate) space: SpaceId,
}

impl Unexpected {
    pub(crate) fn len(&self) -> u64 {
        match self.body {
            Body::Eager | Body::Sync(_) => self.payload.bytes().len() as u64,
            Body::Offer { len, .. } => len,
        }
    }

    pub(crate) fn status(&self) -> Status {
        status_of(self.source, self.tag, self.len())
    }
}

/// A message space of a communicator: index of the communicator and which of the two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SpaceId(pub(crate) u32);

impl SpaceId {
    pub(crate) fn new(slot: u32, coll: bool) -> SpaceId {
        SpaceId(slot << 1 | u32::from(coll))
    }
}

pub(crate) type Space = Matcher<Name, Name>;

/// The two message spaces of a communicator.
#[derive(Default)]
pub(crate) struct CommState {
    /// Context id of the first space.
    pub(crate) context: u64,
    pub(crate) spaces: [Space; 2],
    /// Created by a message that came before the communicator was announced.
    pub(crate) orphan: bool,
}

/// Control messages that wait for a module.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Control {
    Ack(wire::Ack),
    Matched(u64),
    /// Takes the value of the moment when it is sent.
    Credit,
}

pub(crate) struct State {
    pub(crate) tuning: Tuning,
    pub(crate) peers: Peers,
    pub(crate) comms: Vec<Option<CommState>>,
    comms_free: Vec<u32>,
    comm_by_context: FastMap<u32>,
    /// The communicator of the last message: most messages follow one of the same.
    last_comm: (u64, u32),
    /// Communicators that are freed and still have posted receives.
    dying: Vec<u32>,
    pub(crate) sends: Slab<SendReq>,
    pub(crate) recvs: Slab<RecvReq>,
    pub(crate) unexpected: Slab<Unexpected>,
    /// Buffers of long unexpected payloads, for reuse.
    spare: Vec<Vec<u8>>,
    pub(crate) bsend: Bsend,
    // Work lists; see `Engine::pump`.
    pub(crate) control: VecDeque<(PeerId, Control)>,
    pub(crate) stalled: Vec<PeerId>,
    pub(crate) pulls: Vec<Name>,
    pub(crate) streams: Vec<Name>,
    /// Some request completed since the owner last looked.
    pub(crate) completed: bool,
    /// Messages that were refused, and why the last one was.
    pub(crate) faults: u64,
    pub(crate) last_fault: String,
}

/// Cost of an eager message over its payload, for flow control: what keeping it takes.
const KEEP_COST: u64 = 64;
/// Spare buffers that are kept.
const SPARE_MAX: usize = 64;
/// Bit of a zero-copy cookie: set for `get`.
pub(crate) const COOKIE_GET: u64 = 1 << 63;

/// Cost of a message's eager data for flow control.
#[inline]
pub(crate) fn cost(body_is_offer: bool, payload: usize) -> u64 {
    if body_is_offer && payload == 0 { 0 } else { KEEP_COST + payload as u64 }
}

fn status_of(source: u32, tag: u32, bytes: u64) -> Status {
    Status { source: source as i32, tag: tag as i32, bytes, cancelled: false }
}

#[cold]
fn truncated(len: u64, room: u64) -> Error {
    hawser_core::err!(
        Truncate,
        "a message of {len} bytes was received into a buffer of {room} bytes; post a larger \
         receive, or ask for the length with MPI_Probe"
    )
}

#[cold]
pub(crate) fn lost(proc: ProcId, why: &str) -> Error {
    hawser_core::err!(ProcAborted, "the connection to rank {proc} of the job is lost: {why}")
}

impl State {
    pub(crate) fn new(tuning: Tuning) -> State {
        State {
            tuning,
            peers: Peers::new(),
            comms: Vec::new(),
            comms_free: Vec::new(),
            comm_by_context: FastMap::default(),
            last_comm: (u64::MAX, 0),
            dying: Vec::new(),
            sends: Slab::new(),
            recvs: Slab::new(),
            unexpected: Slab::new(),
            spare: Vec::new(),
            bsend: Bsend::default(),
            control: VecDeque::new(),
            stalled: Vec::new(),
            pulls: Vec::new(),
            streams: Vec::new(),
            completed: false,
            faults: 0,
            last_fault: String::new(),
        }
    }

    /// True when a work list is not empty.
    #[inline]
    pub(crate) fn has_work(&self) -> bool {
        !(self.control.is_empty()
            && self.stalled.is_empty()
            && self.pulls.is_empty()
            && self.streams.is_empty())
    }

    #[cold]
    fn fault(&mut self, from: ProcId, why: &str) {
        self.faults += 1;
        self.last_fault = format!("message from rank {from} refused: {why}");
    }

    // ---- communicators ----

    /// The state of the communicator with this (even) context id; made when it is not there.
    pub(crate) fn comm_slot(&mut self, context: u64, orphan: bool) -> u32 {
        if let Some(&slot) = self.comm_by_context.get(&context) {
            if let (false, Some(Some(c))) = (orphan, self.comms.get_mut(slot as usize)) {
                c.orphan = false;
            }
            return slot;
        }
        let state = CommState { context, orphan, ..CommState::default() };
        let slot = match self.comms_free.pop() {
            Some(slot) => {
                self.comms[slot as usize] = Some(state);
                slot
            }
            None => {
                self.comms.push(Some(state));
                (self.comms.len() - 1) as u32
            }
        };
        self.comm_by_context.insert(context, slot);
        slot
    }

    /// The message space with this context id.
    #[inline]
    fn space_of(&mut self, context: u64) -> SpaceId {
        let (base, coll) = (context & !1, context & 1 != 0);
        if self.last_comm.0 != base {
            self.last_comm = (base, self.comm_slot_of_message(base));
        }
        SpaceId::new(self.last_comm.1, coll)
    }

    #[cold]
    fn comm_slot_of_message(&mut self, base: u64) -> u32 {
        match self.comm_by_context.get(&base) {
            Some(&slot) => slot,
            None => self.comm_slot(base, true),
        }
    }

    #[inline]
    pub(crate) fn space(&mut self, id: SpaceId) -> Option<&mut Space> {
        let comm = self.comms.get_mut((id.0 >> 1) as usize)?.as_mut()?;
        Some(&mut comm.spaces[(id.0 & 1) as usize])
    }

    /// The communicator is freed. Its state stays while receives are posted in it.
    pub(crate) fn comm_freed(&mut self, slot: u32) {
        self.dying.push(slot);
        self.bury();
    }

    /// Drops communicators that were freed and have no posted receive any more.
    fn bury(&mut self) {
        let mut dying = std::mem::take(&mut self.dying);
        dying.retain(|&slot| {
            let Some(Some(comm)) = self.comms.get(slot as usize) else { return false };
            if comm.spaces.iter().any(|s| s.depth().0 > 0) {
                return true;
            }
            let context = comm.context;
            let orphans: Vec<Name> = comm.spaces.iter().flat_map(Space::unexpected).collect();
            self.comms[slot as usize] = None;
            self.comms_free.push(slot);
            self.comm_by_context.remove(&context);
            self.last_comm = (u64::MAX, 0);
            for name in orphans {
                if let Some(message) = self.unexpected.remove(name) {
                    self.consumed(message.peer, message.body, message.payload.bytes().len());
                    self.recycle(message.payload);
                }
            }
            false
        });
        self.dying = dying;
    }

    // ---- arrival ----

    /// An eager message whose turn it is.
    #[inline(always)]
    fn arrive_eager(&mut self, peer: PeerId, m: &wire::Match, payload: &[u8]) {
        let id = self.space_of(m.context);
        let Some(space) = self.space(id) else { return };
        match space.arrive(m.source, m.tag) {
            Some(name) => {
                self.pay(peer, cost(false, payload.len()));
                self.fill(name, m.source, m.tag, payload);
            }
            None => self.keep_unexpected(id, peer, m, Body::Eager, payload),
        }
    }

    /// A message that takes part in matching, whose turn it is.
    fn arrive(&mut self, peer: PeerId, m: &wire::Match, body: Body, payload: &[u8]) {
        let id = self.space_of(m.context);
        let Some(space) = self.space(id) else { return };
        if let Some(name) = space.arrive(m.source, m.tag) {
            return self.land(name, peer, (m.source, m.tag), body, payload);
        }
        self.keep_unexpected(id, peer, m, body, payload);
    }

    fn keep_unexpected(
        &mut self,
        id: SpaceId,
        peer: PeerId,
        m: &wire::Match,
        body: Body,
        payload: &[u8],
    ) {
        let payload = self.keep(payload);
        let (source, tag) = (m.source, m.tag);
        let name =
            self.unexpected.insert(Unexpected { peer, source, tag, body, payload, space: id });
        if let Some(space) = self.space(id) {
            space.keep(source, tag, name);
        }
        // A probe may be waiting for it in another thread.
        self.completed = true;
    }

    fn keep(&mut self, payload: &[u8]) -> Payload {
        if payload.len() <= Payload::SHORT {
            let mut data = [0; Payload::SHORT];
            data[..payload.len()].copy_from_slice(payload);
            return Payload::Short(payload.len() as u8, data);
        }
        let mut data = self.spare.pop().unwrap_or_default();
        data.clear();
        copy::append(&mut data, payload);
        Payload::Long(data)
    }

    fn recycle(&mut self, payload: Payload) {
        if let Payload::Long(data) = payload {
            if self.spare.len() < SPARE_MAX {
                self.spare.push(data);
            }
        }
    }

    /// A message has got its receive.
    fn land(
        &mut self,
        name: Name,
        peer: PeerId,
        (source, tag): (u32, u32),
        body: Body,
        payload: &[u8],
    ) {
        self.consumed(peer, body, payload.len());
        match body {
            Body::Eager => {}
            Body::Sync(send_req) => self.control.push_back((peer, Control::Matched(send_req))),
            Body::Offer { send_req, len, region } => {
                let offer = Rendezvous {
                    peer,
                    send_req,
                    region,
                    wanted: len,
                    got: 0,
                    get_base: 0,
                    get_next: 0,
                    gets: 0,
                    refused: false,
                    writer: None,
                };
                return self.land_offer(name, offer, status_of(source, tag, len), payload);
            }
        }
        self.fill(name, source, tag, payload);
    }

    /// A whole message goes into its receive.
    #[inline(always)]
    fn fill(&mut self, name: Name, source: u32, tag: u32, payload: &[u8]) {
        let Some(req) = self.recvs.get_mut(name) else { return };
        let room = req.buf.len();
        if payload.len() > room {
            req.error = Some(truncated(payload.len() as u64, room as u64));
        }
        let taken = &payload[..payload.len().min(room)];
        req.status = status_of(source, tag, taken.len() as u64);
        req.buf.write_at(0, taken);
        req.state = RecvState::Done;
        req.place = None;
        let detached = req.detached;
        self.completed = true;
        if detached {
            self.recvs.remove(name);
        }
    }

    fn land_offer(&mut self, name: Name, mut r: Rendezvous, mut status: Status, payload: &[u8]) {
        let Some(req) = self.recvs.get_mut(name) else { return };
        let room = req.buf.len() as u64;
        if r.wanted > room {
            req.error = Some(truncated(r.wanted, room));
            r.wanted = room;
        }
        status.bytes = r.wanted;
        req.status = status;
        req.place = None;
        req.state = RecvState::Receiving;
        let first = payload.len().min(r.wanted as usize);
        req.buf.write_at(0, &payload[..first]);
        r.got = first as u64;
        let done = r.got == r.wanted;
        let readable = r.region.is_some() && req.buf.contiguous().is_some();
        (r.get_base, r.get_next) = (r.got, r.got);
        let peer = r.peer;
        let ack =
            wire::Ack { send_req: r.send_req, recv_req: name.pack(), from: r.got, upto: r.wanted };
        if !done {
            req.rendezvous = Some(Box::new(r));
        }
        if done || !readable {
            self.control.push_back((peer, Control::Ack(ack)));
        } else {
            self.pulls.push(name);
        }
        if done {
            self.recv_done(name);
        }
    }

    /// Eager data of this cost is not kept any more: tells the sender when much has come together.
    #[inline]
    fn consumed(&mut self, peer: PeerId, body: Body, payload: usize) {
        self.pay(peer, cost(matches!(body, Body::Offer { .. }), payload));
    }

    #[inline(always)]
    fn pay(&mut self, peer: PeerId, cost: u64) {
        let window = self.tuning.window;
        let p = self.peers.get_mut(peer);
        p.consumed += cost;
        if p.consumed - p.returned >= window / 4 {
            p.returned = p.consumed;
            self.control.push_back((peer, Control::Credit));
        }
    }

    /// An unexpected message, taken out of its space, goes into a receive.
    pub(crate) fn land_unexpected(&mut self, recv: Name, message: Name) {
        let Some(m) = self.unexpected.remove(message) else { return };
        self.land(recv, m.peer, (m.source, m.tag), m.body, m.payload.bytes());
        self.recycle(m.payload);
    }

    #[inline]
    pub(crate) fn recv_done(&mut self, name: Name) {
        let Some(req) = self.recvs.get_mut(name) else { return };
        req.state = RecvState::Done;
        req.place = None;
        req.rendezvous = None;
        self.completed = true;
        if req.detached {
            self.recvs.remove(name);
        }
    }

    pub(crate) fn send_done(&mut self, name: Name) {
        let Some(req) = self.sends.get_mut(name) else { return };
        req.state = SendState::Done;
        req.reader = None;
        let (buffered, bytes) = (req.buffered.take(), req.buf.len() as u64);
        if let Some(scope) = buffered {
            self.bsend.release(scope, bytes);
        }
        self.completed = true;
        if self.sends.get(name).is_some_and(|r| r.detached) {
            self.sends.remove(name);
        }
    }

    pub(crate) fn send_failed(&mut self, name: Name, error: Error) {
        if let Some(req) = self.sends.get_mut(name) {
            req.error = Some(error);
            self.send_done(name);
        }
    }

    // ---- messages that belong to a request ----

    fn acknowledged(&mut self, peer: PeerId, ack: wire::Ack) -> Result<(), &'static str> {
        let name = Name::unpack(ack.send_req);
        let req = self.sends.get_mut(name).ok_or("acknowledgement of no request")?;
        if req.peer != peer || req.state != SendState::Offered {
            return Err("acknowledgement of a request that was not offered to this rank");
        }
        if ack.upto > req.buf.len() as u64 {
            return Err("acknowledgement beyond the end of the message");
        }
        if ack.from == ack.upto {
            self.send_done(name);
        } else {
            req.remote = ack.recv_req;
            req.state = SendState::Streaming { next: ack.from, upto: ack.upto };
            self.streams.push(name);
        }
        Ok(())
    }

    fn sync_matched(&mut self, peer: PeerId, send_req: u64) -> Result<(), &'static str> {
        let name = Name::unpack(send_req);
        match self.sends.get(name) {
            Some(r) if r.peer == peer && r.state == SendState::AwaitMatch => self.send_done(name),
            _ => return Err("match of a request that does not wait for it"),
        }
        Ok(())
    }

    fn credited(&mut self, peer: PeerId, total: u64) -> Result<(), &'static str> {
        let p = self.peers.get_mut(peer);
        if total > p.sent || total < p.acked {
            return Err("credit for more than was sent, or less than before");
        }
        p.acked = total;
        Ok(())
    }

    fn fragment(&mut self, peer: PeerId, f: wire::Frag, data: &[u8]) -> Result<(), &'static str> {
        let name = Name::unpack(f.recv_req);
        let req = self.recvs.get_mut(name).ok_or("fragment for no request")?;
        let r = req.rendezvous.as_mut().ok_or("fragment for a request without rendezvous")?;
        let end = f.offset.checked_add(data.len() as u64).ok_or("fragment beyond any message")?;
        if r.peer != peer || end > r.wanted || data.len() as u64 > r.wanted - r.got {
            return Err("fragment outside of its message");
        }
        if req.buf.contiguous().is_some() {
            req.buf.write_at(f.offset as usize, data);
        } else {
            let (writer, at) = r.writer.get_or_insert_with(|| (req.buf.writer(), 0));
            if *at != f.offset {
                writer.seek(f.offset as usize);
            }
            writer.write(data);
            *at = end;
        }
        r.got += data.len() as u64;
        if r.got == r.wanted {
            self.recv_done(name);
        }
        Ok(())
    }

    /// A `get` has ended. True on the last one of a refused transfer is handled by the pull list.
    fn got(&mut self, name: Name, result: Result<(), String>) {
        let Some(req) = self.recvs.get_mut(name) else { return };
        let Some(r) = req.rendezvous.as_mut() else { return };
        r.gets = r.gets.saturating_sub(1);
        r.refused |= result.is_err();
        if r.gets == 0 && !self.pulls.contains(&name) {
            self.pulls.push(name);
        }
    }

    // ---- order ----

    /// Delivers a matched message if it is its turn, and those that waited for it; keeps it else.
    #[inline]
    fn in_order(&mut self, peer: PeerId, seq: u32, h: wire::Header, message: &[u8], at: &[u8]) {
        let p = self.peers.get_mut(peer);
        if p.recv_seq != seq {
            return self.early(peer, seq, message);
        }
        p.recv_seq = seq.wrapping_add(1);
        let waiting = !p.early.is_empty();
        self.deliver(peer, h, at);
        if waiting {
            self.deliver_early(peer);
        }
    }

    #[cold]
    fn early(&mut self, peer: PeerId, seq: u32, message: &[u8]) {
        let limit = self.tuning.early_max;
        let p = self.peers.get_mut(peer);
        let ahead = seq.wrapping_sub(p.recv_seq) as usize;
        let proc = p.proc;
        // Half the number space is the past: a message from there was delivered already.
        if ahead >= 1 << 31 {
            self.fault(proc, "it was delivered before");
        } else if ahead > limit {
            self.fault(proc, "it is too far ahead of its turn (see pml_ob1_early_max)");
        } else {
            p.early.entry(seq).or_insert_with(|| message.to_vec());
        }
    }

    #[cold]
    fn deliver_early(&mut self, peer: PeerId) {
        loop {
            let p = self.peers.get_mut(peer);
            let Some(message) = p.early.remove(&p.recv_seq) else { return };
            p.recv_seq = p.recv_seq.wrapping_add(1);
            if let Ok((header, payload)) = wire::decode(&message) {
                self.deliver(peer, header, payload);
            }
        }
    }

    #[inline]
    fn deliver(&mut self, peer: PeerId, header: wire::Header, payload: &[u8]) {
        match header {
            wire::Header::Eager(m) => self.arrive(peer, &m, Body::Eager, payload),
            wire::Header::Sync(m, req) => self.arrive(peer, &m, Body::Sync(req), payload),
            wire::Header::Offer(o) => {
                let (send_req, len, region) = (o.send_req, o.len, o.region);
                self.arrive(peer, &o.matching, Body::Offer { send_req, len, region }, payload);
            }
            other => self.deliver_other(peer, other, payload),
        }
    }

    fn deliver_other(&mut self, peer: PeerId, header: wire::Header, payload: &[u8]) {
        let result = match header {
            wire::Header::Ack(ack) => self.acknowledged(peer, ack),
            wire::Header::Frag(frag) => self.fragment(peer, frag, payload),
            wire::Header::Matched(req) => self.sync_matched(peer, req),
            wire::Header::Credit(total) => self.credited(peer, total),
            wire::Header::Eager(_) | wire::Header::Sync(..) | wire::Header::Offer(_) => Ok(()),
        };
        if let Err(why) = result {
            let proc = self.peers.get(peer).proc;
            self.fault(proc, why);
        }
    }
}

impl Sink for State {
    #[inline]
    fn message(&mut self, from: ProcId, tag: AmTag, message: &[u8]) {
        if tag != wire::TAG {
            return self.fault(from, "its tag belongs to no layer");
        }
        if let Some((m, payload)) = wire::decode_eager(message) {
            let peer = self.peers.id(from);
            let p = self.peers.get_mut(peer);
            if p.recv_seq == m.seq && p.early.is_empty() {
                p.recv_seq = m.seq.wrapping_add(1);
                return self.arrive_eager(peer, &m, payload);
            }
        }
        self.other_message(from, message);
    }

    fn complete(&mut self, cookie: u64, result: Result<(), String>) {
        let name = Name::unpack(cookie & !COOKIE_GET);
        if cookie & COOKIE_GET != 0 {
            return self.got(name, result);
        }
        let Some(req) = self.sends.get_mut(name) else { return };
        req.in_flight = req.in_flight.saturating_sub(1);
        let (state, idle, peer) = (req.state, req.in_flight == 0, req.peer);
        if let Err(why) = result {
            let proc = self.peers.get(peer).proc;
            self.send_failed(name, lost(proc, &why));
        } else if state == SendState::Draining && idle {
            self.send_done(name);
        }
    }

    fn lost(&mut self, peer: ProcId, why: String) {
        let id = self.peers.id(peer);
        let error = || lost(peer, &why);
        let sends: Vec<Name> = self
            .sends
            .iter()
            .filter(|(_, r)| r.peer == id && r.state != SendState::Done)
            .map(|(n, _)| n)
            .collect();
        for name in sends {
            self.send_failed(name, error());
        }
        let recvs: Vec<Name> = self
            .recvs
            .iter()
            .filter(|(_, r)| match r.state {
                RecvState::Posted => r.only_from == Some(peer),
                RecvState::Receiving => r.rendezvous.as_ref().is_some_and(|v| v.peer == id),
                RecvState::Done => false,
            })
            .map(|(n, _)| n)
            .collect();
        for name in recvs {
            self.unpost(name);
            if let Some(req) = self.recvs.get_mut(name) {
                req.error = Some(error());
            }
            self.recv_done(name);
        }
        let p = self.peers.get_mut(id);
        p.pending.clear();
        p.routes = None;
        p.dead.get_or_insert(why);
    }
}

impl State {
    fn other_message(&mut self, from: ProcId, message: &[u8]) {
        let (header, payload) = match wire::decode(message) {
            Ok(decoded) => decoded,
            Err(wire::Malformed(why)) => return self.fault(from, why),
        };
        let peer = self.peers.id(from);
        match wire::sequence_of(&header) {
            Some(seq) => self.in_order(peer, seq, header, message, payload),
            None => self.deliver_other(peer, header, payload),
        }
    }

    /// Takes a receive out of its space if it is still posted; true when it was.
    pub(crate) fn unpost(&mut self, name: Name) -> bool {
        let Some(req) = self.recvs.get(name) else { return false };
        let (id, Some(place)) = (req.space, req.place) else { return false };
        self.space(id).is_some_and(|s| s.cancel(place).is_some())
    }
}
