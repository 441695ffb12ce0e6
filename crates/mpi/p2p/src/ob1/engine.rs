//! The engine: modules and state together, without communicators, threads or waiting.
//!
//! A call never blocks. What a module has no room for waits in a work list of the state and is
//! tried again by [`Engine::progress`]; see the state's page for what the lists hold.

use hawser_core::buf::UserBuf;
use hawser_core::contracts::pml::{Completion, PmlReq, SendMode};
use hawser_core::error::{Error, Result};
use hawser_core::status::Status;
use hawser_transport::btl::{Flags, Link, Peer, ProcId, SendError, on_channel};
use hawser_transport::mem::UserSlice;
use hawser_transport::node::{Count, ObservedPage};

use super::channels;
use super::params::Tuning;
use super::peers::PeerId;
use super::protocol::{Protocol, first_piece, protocol, rendezvous};
use super::slab::Name;
use super::state::{
    COOKIE_GET, Control, Flight, RecvReq, RecvState, SendReq, SendState, SpaceId, State, cost, lost,
};
use super::wire;
use crate::bml::{Modules, Route, Routes};
use crate::matching::Pattern;

/// Says where a process is, for the modules' `add_peer`.
pub(crate) type Locate = Box<dyn Fn(ProcId) -> Peer + Send>;

/// Says whether a process has channels of its own; `None` while that is not known.
pub(crate) type HasChannels = Box<dyn Fn(u32) -> Option<bool> + Send>;

/// One message-passing process, or one channel of it.
pub(crate) struct Engine {
    pub(crate) modules: Modules,
    pub(crate) state: State,
    locate: Locate,
    /// Only where this engine serves all channels of a job with several.
    has_channels: Option<HasChannels>,
    /// Work lists in their alternate buffers, so that serving one allocates nothing.
    names: Vec<Name>,
}

/// Where a message goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Envelope {
    /// Context id of the message space.
    pub(crate) context: u64,
    /// The receiving process.
    pub(crate) to: ProcId,
    /// Rank of this process in the communicator.
    pub(crate) source: u32,
    /// Tag.
    pub(crate) tag: u32,
    /// It need not wait behind earlier messages to the same process.
    pub(crate) overtakes: bool,
}

/// What a receive or probe accepts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// The message space.
    pub(crate) space: SpaceId,
    /// Ranks and tags.
    pub(crate) pattern: Pattern,
    /// The process behind a definite source.
    pub(crate) only_from: Option<ProcId>,
}

/// A request of the engine, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Req(pub(crate) u64);

/// What a [`Req`] names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// A send that was complete when it was started.
    Sent,
    /// A send.
    Send(Name),
    /// A receive.
    Recv(Name),
}

const SEND_BIT: u64 = PmlReq::SENT.0;

impl Req {
    /// See [`Named::Sent`]. No entry packs to 0: generations begin with 1.
    pub(crate) const SENT: Req = Req(SEND_BIT);

    #[inline]
    pub(crate) fn send(name: Name) -> Req {
        Req(SEND_BIT | name.pack())
    }

    #[inline]
    pub(crate) fn recv(name: Name) -> Req {
        Req(name.pack())
    }

    #[inline]
    pub(crate) fn named(self) -> Named {
        match self.0 {
            SEND_BIT => Named::Sent,
            v if v & SEND_BIT != 0 => Named::Send(Name::unpack(v & !SEND_BIT)),
            v => Named::Recv(Name::unpack(v)),
        }
    }
}

/// Why a message was not taken: [`SendError`] in two words. The transport's type comes back through
/// memory, and copying it from there would wait for the stores of the message to finish.
#[derive(Debug)]
enum Refused {
    NoResource,
    #[allow(clippy::box_collection)]
    Failed(Box<String>),
}

type Sent = std::result::Result<(), Refused>;

/// Looks at the discriminant only, in the usual cases.
#[inline(always)]
fn small<T>(sent: std::result::Result<T, SendError>) -> std::result::Result<T, Refused> {
    match sent {
        Ok(done) => Ok(done),
        Err(SendError::NoResource) => Err(Refused::NoResource),
        Err(SendError::Failed(why)) => Err(failed(why)),
    }
}

#[cold]
fn failed(why: String) -> Refused {
    Refused::Failed(Box::new(why))
}

/// Bytes for which the fastest route is asked: about a fragment.
const FRAG_GUESS: u64 = 1 << 16;
/// Fragments of one message that are handed over in one pass, so that receiving gets its turn.
const STREAM_BURST: u32 = 16;
/// Control messages that may find no room before the rest waits for the next pass: many for a peer
/// that is slow to take them must not be tried again with each receive. Those that were refused go
/// to the end of the list, so that other peers get their turn.
const REFUSALS: u32 = 4;

impl Engine {
    /// An engine over these modules, which counts its messages in a page of its own.
    pub(crate) fn new(
        links: impl IntoIterator<Item = impl Into<Link>>,
        tuning: Tuning,
        counters: &'static ObservedPage,
        locate: Locate,
    ) -> Engine {
        let modules = Modules::new(links);
        let state = State::new(tuning, modules.len(), counters);
        Engine { modules, state, locate, has_channels: None, names: Vec::new() }
    }

    /// This engine serves all channels of a job with several: see [`super::channels`]. Before the
    /// first message.
    pub(crate) fn serve_all(&mut self, contexts: u64, has_channels: HasChannels) {
        self.state.peers.set_elsewhere(contexts);
        self.has_channels = Some(has_channels);
    }

    /// The peer of a message.
    #[inline(always)]
    fn peer_of(&mut self, e: &Envelope) -> PeerId {
        let peer = self.state.peers.id(e.to);
        if e.context & self.state.peers.get(peer).elsewhere == 0 {
            return peer;
        }
        self.peer_elsewhere(peer, e)
    }

    /// The peer of a message whose context is on another channel than 0. Decided once for each
    /// process, so that messages of one context stay in order.
    #[cold]
    fn peer_elsewhere(&mut self, peer: PeerId, e: &Envelope) -> PeerId {
        let p = self.state.peers.get_mut(peer);
        if !p.settled {
            p.settled = true;
            if self.has_channels.as_ref().and_then(|has| has(e.to)) == Some(false) {
                p.elsewhere = 0;
                return peer;
            }
        }
        let channel = channels::index(e.context & p.elsewhere) as u32;
        self.state.peers.id(on_channel(e.to, channel))
    }

    /// The routes to a peer are known after this, or the reason why there are none is returned.
    #[inline]
    fn connect(&mut self, peer: PeerId) -> Result<()> {
        // A lost peer has no routes.
        if self.state.peers.get(peer).routes.is_some() { Ok(()) } else { self.connect_slow(peer) }
    }

    #[cold]
    fn connect_slow(&mut self, peer: PeerId) -> Result<()> {
        let p = self.state.peers.get_mut(peer);
        if let Some(why) = &p.dead {
            return Err(lost(p.proc, why));
        }
        let at = (self.locate)(p.name);
        match self.modules.reach(&at) {
            Ok(mut routes) => {
                self.state.tuning.apply(&mut routes.bounds);
                p.routes = Some(routes);
                Ok(())
            }
            Err(why) => Err(hawser_core::err!(Other, "{why}")),
        }
    }

    // ---- sending ----

    /// Sends an eager message without a request. `Ok(false)`: it cannot leave now, or not eagerly.
    #[inline(never)]
    fn send_now(&mut self, e: &Envelope, buf: &UserBuf) -> Result<bool> {
        self.send_now_inlined(e, buf)
    }

    /// [`Engine::send_now`], for the calls that it is the short path of.
    #[inline(always)]
    pub(crate) fn send_now_inlined(&mut self, e: &Envelope, buf: &UserBuf) -> Result<bool> {
        let peer = self.peer_of(e);
        let window = self.state.tuning.window;
        let p = self.state.peers.get_mut(peer);
        let len = buf.len();
        let Some(routes) = &p.routes else {
            self.connect_slow(peer)?;
            return self.send_now(e, buf);
        };
        let price = cost(false, len);
        let ready = (p.pending.is_empty() || e.overtakes)
            && len < routes.zcopy_min
            && protocol(len, wire::MATCH_LEN, routes.bounds) == Protocol::Eager
            && p.has_credit(price, window);
        if !ready {
            return Ok(false);
        }
        let header =
            wire::Match { seq: p.send_seq, context: e.context, source: e.source, tag: e.tag };
        let header = header.eager();
        match transmit(&mut self.modules, routes, &header, buf) {
            Ok(()) => {
                p.send_seq = p.send_seq.wrapping_add(1);
                p.sent += price;
                p.count_sent(self.state.counters, len);
                Ok(true)
            }
            Err(Refused::NoResource) => Ok(false),
            Err(Refused::Failed(why)) => Err(lost(e.to, &why)),
        }
    }

    /// Starts a send.
    #[inline(always)]
    pub(crate) fn isend(&mut self, e: &Envelope, buf: &UserBuf, mode: SendMode) -> Result<Req> {
        if mode != SendMode::Synchronous && self.send_now_inlined(e, buf)? {
            return Ok(Req::SENT);
        }
        self.isend_later(e, buf, mode)
    }

    /// Starts a send that [`Engine::send_now`] could not do, or a synchronous one.
    #[cold]
    #[inline(never)]
    fn isend_later(&mut self, e: &Envelope, buf: &UserBuf, mode: SendMode) -> Result<Req> {
        let peer = self.peer_of(e);
        self.connect(peer)?;
        // A process that only sends reads nothing: what it needs may have come back long ago.
        if mode != SendMode::Synchronous && self.lacks_credit(peer, buf.len()) {
            self.progress(true);
            if self.send_now(e, buf)? {
                return Ok(Req::SENT);
            }
        }
        let (buf, buffered) = match mode {
            SendMode::Buffered => {
                let scope = self.state.bsend.lock().take(e.context, buf.len() as u64)?;
                (own_copy(buf), Some(scope))
            }
            SendMode::Standard | SendMode::Synchronous | SendMode::Ready => (buf.clone(), None),
        };
        let name = self.state.sends.insert(SendReq {
            peer,
            buf,
            context: e.context,
            source: e.source,
            tag: e.tag,
            sync: mode == SendMode::Synchronous,
            state: SendState::Queued,
            detached: buffered.is_some(),
            buffered,
            error: None,
            reader: None,
            remote: 0,
            in_flight: 0,
        });
        let pending = &mut self.state.peers.get_mut(peer).pending;
        let first = pending.is_empty();
        pending.push_back(name);
        if first && !self.flush_pending(peer) {
            self.state.stalled.push(peer);
        }
        // A buffered message is the library's own: for the user the send is complete.
        Ok(if buffered.is_some() { Req::SENT } else { Req::send(name) })
    }

    /// True for a message that could go eagerly but for the credit of its receiver.
    fn lacks_credit(&self, peer: PeerId, len: usize) -> bool {
        let p = self.state.peers.get(peer);
        let eager = |r: &Routes| protocol(len, wire::MATCH_LEN, r.bounds) == Protocol::Eager;
        p.routes.as_ref().is_some_and(eager)
            && !p.has_credit(cost(false, len), self.state.tuning.window)
    }

    /// Sends the first messages of pending sends in order. True when none is left.
    fn flush_pending(&mut self, peer: PeerId) -> bool {
        while let Some(&name) = self.state.peers.get(peer).pending.front() {
            match self.send_first(peer, name) {
                Ok(()) => {}
                Err(Refused::NoResource) => return false,
                Err(Refused::Failed(why)) => {
                    let error = lost(self.state.peers.get(peer).proc, &why);
                    self.state.send_failed(name, error);
                }
            }
            self.state.peers.get_mut(peer).pending.pop_front();
        }
        true
    }

    /// Sends the first message of a send: all of it, or an offer.
    fn send_first(&mut self, peer: PeerId, name: Name) -> Sent {
        let window = self.state.tuning.window;
        let Some(req) = self.state.sends.get_mut(name) else { return Ok(()) };
        let p = self.state.peers.get_mut(peer);
        let Some(routes) = &p.routes else { return Ok(()) };
        let len = req.buf.len();
        let matching =
            wire::Match { seq: p.send_seq, context: req.context, source: req.source, tag: req.tag };
        // Without credit a short message goes at once too, if its request waits for the match.
        let sync = req.sync || cost(true, len) == 0 && !p.has_credit(cost(false, len), window);
        let header_len = if sync { wire::SYNC_LEN } else { wire::MATCH_LEN };
        let price = cost(sync, len);
        let choice = protocol(len, header_len, routes.bounds);
        if choice == Protocol::Eager && p.has_credit(price, window) {
            let mut left = !sync;
            if sync {
                transmit(&mut self.modules, routes, &matching.sync(name.pack()), &req.buf)?;
                req.state = SendState::AwaitMatch;
            } else if let (true, Some(memory)) = (len >= routes.zcopy_min, req.buf.contiguous()) {
                let route = routes.eager;
                left = self.send_memory(name, route, &matching.eager(), memory)?;
            } else {
                transmit(&mut self.modules, routes, &matching.eager(), &req.buf)?;
            }
            let p = self.state.peers.get_mut(peer);
            p.send_seq = p.send_seq.wrapping_add(1);
            p.sent += price;
            p.count_sent(self.state.counters, len);
            if sync {
                self.state.counters.count(Count::SentSynchronous);
            }
            if left {
                self.state.send_done(name);
            }
            return Ok(());
        }
        let mut region = None;
        if let (Protocol::Get, Some(get)) = (rendezvous(len, routes.bounds), routes.get) {
            region = req.buf.contiguous().and_then(|m| self.modules.of(get).btl.expose(get.to, m));
        }
        // The beginning travels with the offer, unless the receiver will read it anyway.
        let mut first = if region.is_some() { 0 } else { first_piece(len, routes.bounds) };
        if !p.has_credit(cost(true, first), window) {
            first = 0;
        }
        let offer = wire::Offer { matching, send_req: name.pack(), len: len as u64, region };
        transmit_part(&mut self.modules, routes, &offer.encode(), &req.buf, first)?;
        p.send_seq = p.send_seq.wrapping_add(1);
        p.sent += cost(true, first);
        p.count_offer(self.state.counters, len, region.is_some());
        req.state = SendState::Offered;
        Ok(())
    }

    /// Sends memory of a request from where it lies. True when the request need not wait for it;
    /// else it is [`SendState::Draining`] unless it has more to send.
    fn send_memory(
        &mut self,
        name: Name,
        route: Route,
        header: &[u8],
        memory: UserSlice,
    ) -> std::result::Result<bool, Refused> {
        let bytes = memory.len() as u64;
        let flight = self.state.flights.insert(Flight { send: name, module: route.module, bytes });
        let btl = &mut self.modules.used(route).btl;
        let sent = small(btl.send_zcopy(route.to, wire::TAG, header, memory, flight.pack()));
        if let (Ok(false), Some(req)) = (&sent, self.state.sends.get_mut(name)) {
            self.state.backlog[route.module as usize] += bytes;
            req.in_flight += 1;
            if req.state == SendState::Queued {
                req.state = SendState::Draining;
            }
        } else {
            self.state.flights.remove(flight);
        }
        sent
    }

    /// Hands over fragments of a send while there is room. True when it stays on the list.
    fn stream(&mut self, name: Name) -> bool {
        let mut refused = 0u64;
        for _ in 0..STREAM_BURST {
            let Some(req) = self.state.sends.get(name) else { return false };
            let SendState::Streaming { next, upto } = req.state else { return false };
            if next == upto {
                break;
            }
            let p = self.state.peers.get(req.peer);
            let Some(routes) = &p.routes else { return false };
            let backlog = &self.state.backlog;
            let Some(i) = self.modules.fastest(routes, FRAG_GUESS, backlog, refused) else {
                return true;
            };
            let (route, proc) = (routes.send[i], p.proc);
            match self.send_fragment(name, route, next, upto) {
                Ok(()) => {}
                Err(Refused::NoResource) => refused |= 1 << i,
                Err(Refused::Failed(why)) => {
                    self.state.send_failed(name, lost(proc, &why));
                    return false;
                }
            }
        }
        let Some(req) = self.state.sends.get_mut(name) else { return false };
        let SendState::Streaming { next, upto } = req.state else { return false };
        if next < upto {
            return true;
        }
        if req.in_flight == 0 {
            self.state.send_done(name);
        } else {
            req.state = SendState::Draining;
        }
        false
    }

    /// Sends the fragment at `next` on a route, as long as the route takes and `upto` allows.
    fn send_fragment(&mut self, name: Name, route: Route, next: u64, upto: u64) -> Sent {
        let module = self.modules.used(route);
        let room = (module.limits.max_send - wire::FRAG_LEN) as u64;
        let n = room.min(upto - next);
        if self.state.backlog[route.module as usize] >= self.state.tuning.send_depth * room {
            return Err(Refused::NoResource);
        }
        let Some(req) = self.state.sends.get_mut(name) else { return Ok(()) };
        let header = wire::Frag { recv_req: req.remote, offset: next }.encode();
        let zcopy = module.limits.flags.has(Flags::ZCOPY);
        match req.buf.contiguous() {
            Some(memory) if zcopy => {
                let part = memory.part(next as usize, n as usize);
                self.send_memory(name, route, &header, part)?;
            }
            _ => send_piece(&mut module.btl, route, &header, req, next as usize, n as usize)?,
        }
        if let Some(req) = self.state.sends.get_mut(name) {
            req.state = SendState::Streaming { next: next + n, upto };
        }
        Ok(())
    }

    // ---- receiving ----

    /// Starts a receive.
    #[inline(always)]
    pub(crate) fn irecv(&mut self, w: &Wanted, buf: &UserBuf) -> Name {
        let name = self.state.new_recv(w, buf);
        let Some(space) = self.state.space(w.space) else { return name };
        if let Some(message) = space.take(w.pattern) {
            self.recv_unexpected(name, message);
            return name;
        }
        let place = space.post(w.pattern, name);
        if let Some(req) = self.state.recvs.get_mut(name) {
            req.place = Some(place);
        }
        name
    }

    /// Ends a receive, or begins its transfer, with a message that was there before it.
    #[inline(never)]
    fn recv_unexpected(&mut self, name: Name, message: Name) {
        self.state.land_unexpected(name, message);
        self.pump();
    }

    /// Status of the message that a receive would get.
    pub(crate) fn probe(&mut self, w: &Wanted) -> Option<Status> {
        let message = self.state.space(w.space)?.probe(w.pattern)?;
        self.state.unexpected.get(message).map(|m| m.status())
    }

    /// Takes the message that a receive would get out of the queue.
    pub(crate) fn mprobe(&mut self, w: &Wanted) -> Option<(Name, Status)> {
        let message = self.state.space(w.space)?.take(w.pattern)?;
        self.state.unexpected.get(message).map(|m| (message, m.status()))
    }

    /// Receives a message that [`Engine::mprobe`] took out; `None` when there is no such message.
    pub(crate) fn imrecv(&mut self, message: Name, buf: &UserBuf) -> Option<Name> {
        let space = self.state.unexpected.get(message)?.space;
        let wanted = Wanted { space, pattern: Pattern::new(None, None), only_from: None };
        let name = self.state.new_recv(&wanted, buf);
        self.recv_unexpected(name, message);
        Some(name)
    }

    /// Reads a piece of an offered message. True when it stays on the list.
    fn pull(&mut self, name: Name) -> bool {
        let chunk = self.state.tuning.get_chunk;
        let Some(req) = self.state.recvs.get_mut(name) else { return false };
        let Some(r) = req.rendezvous.as_mut() else { return false };
        let (peer, proc) = (r.peer, self.state.peers.get(r.peer).proc);
        if !r.refused && r.get_next < r.wanted {
            if self.connect(peer).is_err() {
                self.fail_recv(name, proc);
                return false;
            }
            let Some(req) = self.state.recvs.get_mut(name) else { return false };
            let Some(r) = req.rendezvous.as_mut() else { return false };
            let get = self.state.peers.get(peer).routes.as_ref().and_then(|p| p.get);
            let n = chunk.min(r.wanted - r.get_next);
            match (get, req.buf.contiguous(), r.region) {
                (Some(get), Some(memory), Some(region)) if region.len >= r.wanted => {
                    let part = memory.part(r.get_next as usize, n as usize);
                    let cookie = COOKIE_GET | name.pack();
                    let btl = &mut self.modules.used(get).btl;
                    match btl.get(get.to, region, r.get_next, part, cookie) {
                        Ok(done) => {
                            r.get_next += n;
                            r.gets += u32::from(!done);
                        }
                        Err(SendError::NoResource) => return true,
                        Err(SendError::Failed(_)) => r.refused = true,
                    }
                }
                _ => r.refused = true,
            }
        }
        self.pull_step_done(name)
    }

    /// After a step of reading: ends the transfer, or falls back to fragments, when nothing is in
    /// flight. True when there is more to read.
    fn pull_step_done(&mut self, name: Name) -> bool {
        let Some(r) = self.state.recvs.get_mut(name).and_then(|q| q.rendezvous.as_mut()) else {
            return false;
        };
        if !r.refused && r.get_next < r.wanted {
            return true;
        }
        if r.gets > 0 {
            // The last completion puts it back on the list.
            return false;
        }
        let from = if r.refused { r.get_base } else { r.wanted };
        r.got = from;
        let (send_req, recv_req, upto) = (r.send_req, name.pack(), r.wanted);
        let (peer, refused) = (r.peer, r.refused);
        let ack = wire::Ack { send_req, recv_req, from, upto };
        self.state.control.push_back((peer, Control::Ack(ack)));
        self.state.count_get(peer, refused);
        if !refused {
            self.state.recv_done(name);
        }
        false
    }

    fn fail_recv(&mut self, name: Name, proc: ProcId) {
        if let Some(req) = self.state.recvs.get_mut(name) {
            req.error = Some(lost(proc, "it cannot be reached"));
        }
        self.state.recv_done(name);
    }

    // ---- requests ----

    /// True when the request has completed (or does not exist).
    #[inline]
    pub(crate) fn is_complete(&self, req: Req) -> bool {
        match req.named() {
            Named::Sent => true,
            Named::Send(n) => self.state.sends.get(n).is_none_or(|r| r.state == SendState::Done),
            Named::Recv(n) => self.state.recvs.get(n).is_none_or(|r| r.state == RecvState::Done),
        }
    }

    /// The status of a completed request.
    pub(crate) fn peek(&self, req: Req) -> Option<Status> {
        match req.named() {
            Named::Recv(n) => {
                let r = self.state.recvs.get(n)?;
                (r.state == RecvState::Done).then_some(r.status)
            }
            _ => self.is_complete(req).then_some(Status::EMPTY),
        }
    }

    /// Ends the request if it has completed.
    #[inline]
    pub(crate) fn test(&mut self, req: Req) -> Option<Completion> {
        if !self.is_complete(req) {
            return None;
        }
        Some(match req.named() {
            Named::Sent => Completion::empty(),
            Named::Send(n) => {
                let error = self.state.sends.remove(n).and_then(|r| r.error);
                Completion { status: Status::EMPTY, error }
            }
            Named::Recv(n) => self.end_recv(n),
        })
    }

    /// Ends the request if it has completed, as [`Engine::test`] does: gives its error, and its
    /// status to `to`.
    #[inline(always)]
    pub(crate) fn end(&mut self, req: Req, to: Option<&mut Status>) -> Option<Option<Error>> {
        if let Named::Recv(name) = req.named()
            && let Some(r) = self.state.recvs.get(name)
        {
            if r.state != RecvState::Done {
                return None;
            }
            if let Some(to) = to {
                *to = r.status;
            }
            return self.state.recvs.end(name, |r| r.error.take());
        }
        let end = self.test(req)?;
        if let Some(to) = to {
            *to = end.status;
        }
        Some(end.error)
    }

    /// True when the receive has completed (or does not exist).
    #[inline]
    pub(crate) fn received(&self, name: Name) -> bool {
        self.state.recvs.get(name).is_none_or(|r| r.state == RecvState::Done)
    }

    /// Ends a receive that has completed.
    #[inline]
    pub(crate) fn end_recv(&mut self, name: Name) -> Completion {
        let end = |r: &mut RecvReq| Completion { status: r.status, error: r.error.take() };
        self.state.recvs.end(name, end).unwrap_or_else(Completion::empty)
    }

    /// Cancels a receive that is not matched.
    pub(crate) fn cancel(&mut self, req: Req) {
        let Named::Recv(name) = req.named() else { return };
        if self.state.unpost(name) {
            if let Some(r) = self.state.recvs.get_mut(name) {
                r.status = Status { cancelled: true, ..Status::EMPTY };
            }
            self.state.recv_done(name);
        }
    }

    /// Gives a request up: it ends by itself.
    pub(crate) fn free(&mut self, req: Req) {
        if self.test(req).is_some() {
            return;
        }
        match req.named() {
            Named::Sent => {}
            Named::Send(n) => {
                if let Some(r) = self.state.sends.get_mut(n) {
                    r.detached = true;
                }
            }
            Named::Recv(n) => {
                if let Some(r) = self.state.recvs.get_mut(n) {
                    r.detached = true;
                }
            }
        }
    }

    // ---- progress ----

    /// Moves messages; `all` also polls modules that have been quiet. Returns the events.
    #[inline]
    pub(crate) fn progress(&mut self, all: bool) -> usize {
        let events = self.modules.progress(&mut self.state, all);
        if self.state.has_work() {
            self.pump();
        }
        events
    }

    /// Serves the work lists: each entry once, but for control messages no more than it is worth.
    pub(crate) fn pump(&mut self) {
        let mut refused = 0;
        for _ in 0..self.state.control.len() {
            let Some((peer, control)) = self.state.control.pop_front() else { break };
            if !self.send_control(peer, control) {
                self.state.control.push_back((peer, control));
                refused += 1;
                if refused == REFUSALS {
                    break;
                }
            }
        }
        for _ in 0..self.state.stalled.len() {
            let peer = self.state.stalled.swap_remove(0);
            if !self.flush_pending(peer) {
                self.state.stalled.push(peer);
            }
        }
        self.serve(|s| &mut s.pulls, Engine::pull);
        self.serve(|s| &mut s.streams, Engine::stream);
    }

    fn serve(
        &mut self,
        list: fn(&mut State) -> &mut Vec<Name>,
        step: fn(&mut Engine, Name) -> bool,
    ) {
        if list(&mut self.state).is_empty() {
            return;
        }
        let mut names = std::mem::take(&mut self.names);
        names.append(list(&mut self.state));
        names.retain(|&name| step(self, name));
        // Those that stay go first; new ones came meanwhile.
        names.append(list(&mut self.state));
        std::mem::swap(list(&mut self.state), &mut names);
        names.clear();
        self.names = names;
    }

    /// True when the message has left, or never can.
    fn send_control(&mut self, peer: PeerId, control: Control) -> bool {
        if self.connect(peer).is_err() {
            return true;
        }
        let p = self.state.peers.get(peer);
        let Some(routes) = &p.routes else { return true };
        let route = routes.eager;
        let btl = &mut self.modules.used(route).btl;
        let sent = match control {
            Control::Ack(ack) => btl.send_short(route.to, wire::TAG, &ack.encode(), &[]),
            Control::Matched(r) => btl.send_short(route.to, wire::TAG, &wire::matched(r), &[]),
            Control::Credit => btl.send_short(route.to, wire::TAG, &wire::credit(p.returned), &[]),
        };
        !matches!(sent, Err(SendError::NoResource))
    }

    /// True when everything that this process has sent has left it.
    pub(crate) fn is_drained(&self) -> bool {
        let state = &self.state;
        // Credit is of no use to a peer that closes too, and may no longer be taken.
        let waits = |(_, c): &(PeerId, Control)| !matches!(c, Control::Credit);
        !state.control.iter().any(waits)
            && state.stalled.is_empty()
            && state.pulls.is_empty()
            && !state.sends.iter().any(|(_, r)| r.state != SendState::Done)
    }

    /// Closes the modules: to be called until it returns true.
    pub(crate) fn close_modules(&mut self) -> bool {
        let mut closed = true;
        for module in self.modules.iter_mut() {
            closed &= module.btl.close(&mut self.state);
        }
        closed
    }
}

/// Sends header and all of the buffer as one message.
#[inline]
fn transmit(modules: &mut Modules, routes: &Routes, header: &[u8], buf: &UserBuf) -> Sent {
    let route = routes.eager;
    let btl = &mut modules.used(route).btl;
    let send = |bytes: &[u8]| small(btl.send(route.to, wire::TAG, header, bytes));
    let run = buf.with_bytes(send);
    match run {
        Some(result) => result,
        None => transmit_part(modules, routes, header, buf, buf.len()),
    }
}

/// Sends header and the first `len` bytes of the buffer as one message.
fn transmit_part(
    modules: &mut Modules,
    routes: &Routes,
    header: &[u8],
    buf: &UserBuf,
    len: usize,
) -> Sent {
    let route = routes.eager;
    let btl = &mut modules.used(route).btl;
    if len == 0 {
        return small(btl.send_short(route.to, wire::TAG, header, &[]));
    }
    let send =
        |b: &[u8]| small(btl.send_short(route.to, wire::TAG, header, &b[..len.min(b.len())]));
    let run = buf.with_bytes(send);
    if let Some(result) = run {
        return result;
    }
    let mut reader = buf.reader();
    small(btl.send_bcopy(route.to, wire::TAG, header, len, &mut |out| {
        reader.read(out);
    }))
}

/// Sends a fragment by copying it.
fn send_piece(
    btl: &mut Link,
    route: Route,
    header: &[u8],
    req: &mut SendReq,
    at: usize,
    len: usize,
) -> Sent {
    let send = |b: &[u8]| small(btl.send_short(route.to, wire::TAG, header, &b[at..at + len]));
    let run = req.buf.with_bytes(send);
    if let Some(result) = run {
        return result;
    }
    let reader = req.reader.get_or_insert_with(|| {
        let mut reader = req.buf.reader();
        reader.seek(at);
        reader
    });
    let mut packed = false;
    let sent = btl.send_bcopy(route.to, wire::TAG, header, len, &mut |out| {
        packed = true;
        reader.read(out);
    });
    if sent.is_err() && packed {
        reader.seek(at);
    }
    small(sent)
}

fn own_copy(buf: &UserBuf) -> UserBuf {
    let mut data = vec![0; buf.len()];
    buf.reader().read(&mut data);
    UserBuf::owned(data)
}

/// The error of a call on a token that names nothing.
#[cold]
pub(crate) fn no_message() -> Error {
    hawser_core::err!(Request, "the message was received already")
}
