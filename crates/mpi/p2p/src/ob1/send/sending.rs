//! Sending: the short path of eager messages, offers, and the streams that follow them.

use hawser_btl::sm::LINE_DATA;
use hawser_btl::{Failure, Flags, OpenModule, SendError};
use hawser_core::buf::UserBuf;
use hawser_core::contracts::coll::SHORT;
use hawser_core::contracts::pml::SendMode;
use hawser_core::error::{Error, Result};
use hawser_segment::mem::UserSlice;
use hawser_status::{Count, Counting};

use super::plan::{Facts, Offer, Plan};
use super::protocol::{Protocol, protocol};
use crate::bml::schedule::{self, Piece, Rest};
use crate::bml::{Modules, ReadRail, Route, Routes, whole_lines};
use crate::ob1::absent::Mover;
use crate::ob1::engine::{Engine, Envelope};
use crate::ob1::failure::Loss;
use crate::ob1::ids::PeerId;
use crate::ob1::requests::Recall;
use crate::ob1::slab::Name;
use crate::ob1::state::{SendReq, SendState, cost};
use crate::ob1::wire;
use crate::ob1::wire::cookie::Cookie;
use crate::ob1::wire::regions::Regions;
use crate::ob1::wire::token::Req;

/// Why a message was not taken: [`SendError`] in two words. The transport's type comes back through
/// memory, and copying it from there would wait for the stores of the message to finish.
#[derive(Debug)]
enum Refused {
    NoResource,
    Failed(Box<Loss>),
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
fn failed(why: Box<Failure>) -> Refused {
    Refused::Failed(Box::new(why.into()))
}

/// Fragments of one message that are handed over in one pass, so that receiving gets its turn.
const STREAM_BURST: u32 = 16;

impl Engine {
    /// Sends an eager message without a request; gives its token. `Ok(None)`: it cannot leave now,
    /// or not eagerly. With `AIM` the message is likely to be answered before the next one.
    #[inline(always)]
    pub(crate) fn send_now<const AIM: bool>(
        &mut self,
        e: &Envelope,
        buf: &UserBuf,
    ) -> Result<Option<Req>> {
        let peer = self.state.peers.id(e.to.into());
        self.send_now_to::<AIM, true>(peer, e, buf)
    }

    /// The same to a process on another channel than 0.
    #[cold]
    #[inline(never)]
    fn send_now_elsewhere(&mut self, peer: PeerId, e: &Envelope, buf: &UserBuf) -> Req {
        let peer = self.peer_elsewhere(peer, e);
        // The next try finds the error, too.
        let sent = self.send_now_to::<false, false>(peer, e, buf);
        sent.ok().flatten().unwrap_or(Req::NONE)
    }

    /// [`Engine::send_now`] to this peer; with `ASK` the context may lead elsewhere.
    #[inline(always)]
    fn send_now_to<const AIM: bool, const ASK: bool>(
        &mut self,
        peer: PeerId,
        e: &Envelope,
        buf: &UserBuf,
    ) -> Result<Option<Req>> {
        let window = self.state.tuning.window;
        let p = self.state.peers.get_mut(peer);
        let len = buf.len();
        if ASK && e.context & p.elsewhere != 0 {
            let sent = self.send_now_elsewhere(peer, e, buf);
            return Ok((sent != Req::NONE).then_some(sent));
        }
        // The first message finds the routes.
        let Some(routes) = &p.routes else { return Ok(None) };
        let price = cost(false, len);
        let ready = (p.pending.is_empty() || e.overtakes)
            && len < routes.zcopy_min
            && protocol(len, wire::MATCH_LEN, routes.bounds) == Protocol::Eager
            && p.has_credit(price, window);
        if !ready {
            return Ok(None);
        }
        let seq = p.send_seq;
        let header = wire::Match { seq, context: e.context, source: e.source, tag: e.tag };
        match transmit_eager::<AIM>(&mut self.modules, routes, &header, buf) {
            Ok(()) => {
                p.send_seq = seq.wrapping_add(1);
                p.sent += price;
                p.count_sent(self.state.counters, len);
                Ok(Some(Req::sent(peer, seq)))
            }
            Err(Refused::NoResource) => Ok(None),
            Err(Refused::Failed(why)) => Err(why.of(e.to)),
        }
    }

    /// Starts a send.
    #[cfg(test)]
    pub(crate) fn isend(&mut self, e: &Envelope, buf: &UserBuf, mode: SendMode) -> Result<Req> {
        if mode != SendMode::Synchronous
            && let Some(sent) = self.send_now::<false>(e, buf)?
        {
            return Ok(sent);
        }
        self.isend_later(e, buf, mode, false)
    }

    /// Starts a send that [`Engine::send_now`] could not do, or a synchronous one. `stays`: the
    /// call waits for its end.
    #[cold]
    #[inline(never)]
    pub(crate) fn isend_later(
        &mut self,
        e: &Envelope,
        buf: &UserBuf,
        mode: SendMode,
        stays: bool,
    ) -> Result<Req> {
        let peer = self.peer_of(e);
        self.connect(peer)?;
        // A process that only sends reads nothing: what it needs may have come back long ago.
        if mode != SendMode::Synchronous && self.lacks_credit(peer, buf.len()) {
            self.progress(true);
            if let Some(sent) = self.send_now::<false>(e, buf)? {
                return Ok(sent);
            }
        }
        let (buf, buffered) = match mode {
            SendMode::Buffered => {
                let scope = self.state.sends.bsend.lock().take(e.context, buf.len() as u64)?;
                let bytes = buf.len() as u64;
                let Some(copy) = own_copy(buf) else {
                    self.state.sends.bsend.lock().release(scope, bytes);
                    return Err(no_memory(bytes));
                };
                (copy, Some(scope))
            }
            // Short data of a collective call that may have to wait is a copy: nonblocking calls
            // have read theirs when they return (`coll/src/short.rs` says why).
            SendMode::Standard if !stays && e.is_collective() && is_short(buf.len()) => {
                (own_copy(buf).unwrap_or_else(|| buf.clone()), None)
            }
            SendMode::Standard | SendMode::Synchronous | SendMode::Ready => (buf.clone(), None),
        };
        let name = self.state.sends.requests.insert(SendReq {
            peer,
            buf,
            context: e.context,
            source: e.source,
            tag: e.tag,
            owner: e.owner,
            sync: mode == SendMode::Synchronous,
            stays: stays && buffered.is_none(),
            state: SendState::Pending,
            detached: buffered.is_some() && stays,
            recall: Recall::No,
            eager: None,
            exposed: false,
            buffered,
            error: None,
            reader: None,
            remote: 0,
            loans: 0,
            mover: None,
        });
        let pending = &mut self.state.peers.get_mut(peer).pending;
        let first = pending.is_empty();
        pending.push_back(name);
        let sent = first && self.flush_pending(peer);
        if first && !sent {
            self.state.work.pend(peer);
        }
        // A buffered message is the library's own: for the user the send is complete.
        Ok(if buffered.is_some() && stays { Req::SENT } else { Req::send(name) })
    }

    /// True for a message that could go eagerly but for the credit of its receiver.
    fn lacks_credit(&self, peer: PeerId, len: usize) -> bool {
        let p = self.state.peers.get(peer);
        let eager = |r: &Routes| protocol(len, wire::MATCH_LEN, r.bounds) == Protocol::Eager;
        p.routes.as_ref().is_some_and(eager)
            && !p.has_credit(cost(false, len), self.state.tuning.window)
    }

    /// Sends the first messages of pending sends in order. True when none is left.
    pub(in crate::ob1) fn flush_pending(&mut self, peer: PeerId) -> bool {
        while let Some(&name) = self.state.peers.get(peer).pending.front() {
            match self.send_first(peer, name) {
                Ok(()) => {}
                Err(Refused::NoResource) => return false,
                Err(Refused::Failed(why)) => {
                    let error = why.of(self.state.peers.get(peer).proc);
                    self.state.send_failed(name, error);
                }
            }
            self.state.peers.get_mut(peer).pending.pop_front();
        }
        true
    }

    /// Sends the first message of a send: all of it, or an offer.
    fn send_first(&mut self, peer: PeerId, name: Name) -> Sent {
        let Some(facts) = self.facts(peer, name) else { return Ok(()) };
        match facts.plan() {
            Plan::Offer(offer) => self.offer(peer, name, &facts, offer),
            whole => self.send_whole(peer, name, facts.len, whole),
        }
    }

    /// What the first message of a send depends on; `None` when there is nothing to send.
    fn facts(&self, peer: PeerId, name: Name) -> Option<Facts> {
        let tuning = &self.state.tuning;
        let req = self.state.sends.requests.get(name)?;
        let p = self.state.peers.get(peer);
        let routes = p.routes.as_ref()?;
        Some(Facts {
            len: req.buf.len(),
            synchronous: req.sync,
            credit: tuning.window.saturating_sub(p.sent - p.acked),
            bounds: routes.bounds,
            contiguous: req.buf.contiguous().is_some(),
            zcopy_min: routes.zcopy_min,
            movable_min: if routes.adverts.is_some() { tuning.absent_min } else { u64::MAX },
        })
    }

    /// Sends all of a message at once.
    fn send_whole(&mut self, peer: PeerId, name: Name, len: usize, plan: Plan) -> Sent {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return Ok(()) };
        let p = self.state.peers.get(peer);
        let Some(routes) = &p.routes else { return Ok(()) };
        let matching = req.matching(p.send_seq);
        let sync = plan == Plan::Synchronous;
        let mut left = !sync;
        match (plan, req.buf.contiguous()) {
            (Plan::Synchronous, _) => {
                transmit(&mut self.modules, routes, &matching.sync(name.pack()), &req.buf)?;
                req.state = SendState::AwaitMatch;
            }
            (Plan::InPlace, Some(memory)) => {
                let route = self.modules.eager_route(routes, len);
                left = self.send_memory(name, route, &matching.eager(), memory)?;
            }
            _ => transmit(&mut self.modules, routes, &matching.eager(), &req.buf)?,
        }
        let p = self.state.peers.get_mut(peer);
        p.send_seq = p.send_seq.wrapping_add(1);
        p.sent += cost(sync, len);
        p.count_sent(self.state.counters, len);
        if let (false, Some(req)) = (sync, self.state.sends.requests.get_mut(name)) {
            req.eager = Some(matching.seq);
        }
        if sync {
            self.state.counters.count(Count::SentSynchronous);
        }
        if left {
            self.state.send_done(name);
        }
        Ok(())
    }

    /// Offers a message.
    fn offer(&mut self, peer: PeerId, name: Name, facts: &Facts, offer: Offer) -> Sent {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return Ok(()) };
        let p = self.state.peers.get_mut(peer);
        let Some(routes) = &p.routes else { return Ok(()) };
        let mut regions = Regions::default();
        if let (true, Some(memory)) = (offer.get || offer.movable, req.buf.contiguous()) {
            for ReadRail { name, route } in &routes.gets {
                let region = self.modules.of(*route).btl.expose(route.to, memory);
                region.into_iter().for_each(|region| regions.push(*name, region));
            }
        }
        let exposed = !regions.is_empty();
        let here = |r: Route| self.modules.of(r).btl.outside(r.to).is_none();
        let both = req.stays && routes.put.is_some_and(here);
        let first = facts.beginning(offer, exposed, both);
        let (matching, len) = (req.matching(p.send_seq), facts.len as u64);
        let streams = exposed && !offer.get;
        let header = wire::OfferHeader { matching, send_req: name.pack(), len, regions, streams };
        match header.encode_all() {
            None => transmit_part(&mut self.modules, routes, &header.encode(), &req.buf, first)?,
            Some((bytes, n)) => {
                let header = bytes.get(..n).unwrap_or_default();
                let first = first.min(routes.bounds.eager_max.saturating_sub(n));
                transmit_part(&mut self.modules, routes, header, &req.buf, first)?;
            }
        }
        p.send_seq = p.send_seq.wrapping_add(1);
        p.sent += cost(true, first);
        let before = p.tally.sent;
        p.note_offer(before, &matching);
        p.count_offer(self.state.counters, facts.len, exposed && offer.get);
        req.state = SendState::Offered;
        req.exposed = exposed;
        if offer.movable && exposed && first < facts.len {
            req.mover = Some(Box::new(Mover::new(before, len, first as u64)));
            self.state.watch_offer(peer, name);
        }
        self.state.note_long(len);
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
        let loan = self.state.sends.lend(name, route.module, bytes);
        let btl = &mut self.modules.used(route).btl;
        let sent =
            small(btl.send_zcopy(route.to, wire::TAG, header, memory, Cookie::Loan(loan).encode()));
        self.state.sends.lent(loan, matches!(sent, Ok(false)));
        sent
    }

    /// Hands over fragments of a send while there is room. True when it stays on the list.
    pub(in crate::ob1) fn stream(&mut self, name: Name) -> bool {
        let mut refused = 0u64;
        for _ in 0..(STREAM_BURST / self.streaming.max(1)).max(1) {
            let Some(req) = self.state.sends.requests.get(name) else { return false };
            let SendState::Streaming { next, upto } = req.state else {
                return req.state == SendState::Offered && self.put_offered(name);
            };
            if next == upto {
                break;
            }
            if req.mover.is_some() && self.put_streaming(name, next, upto) {
                break;
            }
            let Some(req) = self.state.sends.requests.get(name) else { return false };
            let (peer, proc) = (req.peer, self.state.peers.get(req.peer).proc);
            // What a slow rail brings is compared with all that is to be sent now.
            let all = self.state.sends.streamed_to(peer);
            let rest = Rest { bytes: upto - next, whole: upto.max(all) };
            let Some(Piece { rail, bytes }) = self.next_piece(peer, rest, refused) else {
                return true;
            };
            match self.send_fragment(name, rail, next, next.saturating_add(bytes).min(upto), upto) {
                Ok(()) => {}
                Err(Refused::NoResource) => refused |= 1 << rail,
                Err(Refused::Failed(why)) => {
                    self.state.send_failed(name, why.of(proc));
                    return false;
                }
            }
        }
        let Some(req) = self.state.sends.requests.get_mut(name) else { return false };
        let SendState::Streaming { next, upto } = req.state else { return false };
        if next < upto {
            return true;
        }
        if let Some(routes) = &self.state.peers.get(req.peer).routes {
            self.modules.settle_eager(routes);
        }
        if req.loans == 0 {
            self.state.send_done(name);
        } else {
            req.state = SendState::Draining;
        }
        false
    }

    /// Which rail to a peer carries the next piece of a message.
    fn next_piece(&mut self, peer: PeerId, rest: Rest, refused: u64) -> Option<Piece> {
        let routes = self.state.peers.get(peer).routes.as_ref()?;
        if routes.send.len() == 1 {
            return (refused == 0).then_some(Piece { rail: 0, bytes: rest.bytes });
        }
        let rails = self.modules.rails(routes, &self.state.sends.backlog, refused);
        schedule::next(self.state.tuning.schedule, &rails, rest, &mut self.state.sends.turn)
    }

    /// Sends the fragment from `next` on over a rail, as long as the rail takes and up to `end`.
    fn send_fragment(&mut self, name: Name, rail: usize, next: u64, end: u64, upto: u64) -> Sent {
        let Some(peer) = self.state.sends.requests.get(name).map(|r| r.peer) else { return Ok(()) };
        let routes = self.state.peers.get(peer).routes.as_ref();
        let Some(route) = routes.and_then(|r| r.send.get(rail)).copied() else { return Ok(()) };
        let module = self.modules.used(route);
        let room = (module.limits.max_send - wire::FRAG_LEN) as u64;
        let n = whole_lines(room).min(end - next);
        if self.state.sends.backlog[route.module as usize] >= self.state.tuning.send_depth * room {
            return Err(Refused::NoResource);
        }
        let Some(req) = self.state.sends.requests.get_mut(name) else { return Ok(()) };
        let header = wire::Frag { recv_req: req.remote, offset: next }.encode();
        let zcopy = module.limits.flags.has(Flags::ZCOPY);
        match req.buf.contiguous() {
            // Of a released one nothing is waited for.
            Some(memory) if zcopy && !req.is_released() => {
                let part = memory.part(next as usize, n as usize);
                self.send_memory(name, route, &header, part)?;
            }
            _ => send_piece(&mut module.btl, route, &header, req, next as usize, n as usize)?,
        }
        if let Some(req) = self.state.sends.requests.get_mut(name) {
            req.state = SendState::Streaming { next: next + n, upto };
            if let Some(scope) = req.buffered {
                self.state.sends.bsend.lock().moves(scope);
            }
        }
        Ok(())
    }
}

/// Sends an eager message. One that fits a line of `sm` goes from registers to the line: a header
/// that was put down in between would be read back while it is still on its way to memory.
#[inline(always)]
fn transmit_eager<const AIM: bool>(
    modules: &mut Modules,
    routes: &Routes,
    matching: &wire::Match,
    buf: &UserBuf,
) -> Sent {
    let route = routes.eager.get();
    if let (Some(bytes), OpenModule::Sm(sm)) = (buf.bytes(), &mut modules.used(route).btl) {
        if wire::MATCH_LEN + bytes.len() <= LINE_DATA {
            let next = sm.send_line(route.to, wire::TAG, &matching.eager(), bytes);
            modules.aim = next.filter(|_| AIM).map_or(0, |line| line as usize);
            return if next.is_some() { Ok(()) } else { Err(Refused::NoResource) };
        }
        let sent = small(sm.send_longer(route.to, wire::TAG, &matching.eager(), bytes));
        modules.aim = 0;
        return sent;
    }
    transmit(modules, routes, &matching.eager(), buf)
}

/// Sends header and all of the buffer as one message.
#[inline(never)]
fn transmit(modules: &mut Modules, routes: &Routes, header: &[u8], buf: &UserBuf) -> Sent {
    match buf.bytes() {
        Some(bytes) => {
            let route = modules.eager_route(routes, bytes.len());
            small(modules.used(route).btl.send(route.to, wire::TAG, header, bytes))
        }
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
    let route = modules.eager_route(routes, len);
    let btl = &mut modules.used(route).btl;
    if len == 0 {
        return small(btl.send_short(route.to, wire::TAG, header, &[]));
    }
    if let Some(bytes) = buf.bytes() {
        return small(btl.send_short(route.to, wire::TAG, header, &bytes[..len.min(bytes.len())]));
    }
    let mut at = 0;
    small(btl.send_bcopy(route.to, wire::TAG, header, len, &mut |out| {
        at += buf.read_at(at, out);
    }))
}

/// Sends a fragment by copying it.
fn send_piece(
    btl: &mut OpenModule,
    route: Route,
    header: &[u8],
    req: &mut SendReq,
    at: usize,
    len: usize,
) -> Sent {
    if let Some(bytes) = req.buf.bytes() {
        return small(btl.send_short(route.to, wire::TAG, header, &bytes[at..at + len]));
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

/// A copy of a message in memory of the library; `None` when there is not enough.
pub(in crate::ob1) fn own_copy(buf: &UserBuf) -> Option<UserBuf> {
    let mut data = Vec::new();
    data.try_reserve_exact(buf.len()).ok()?;
    data.resize(buf.len(), 0);
    buf.drain(&mut data);
    Some(UserBuf::owned(data))
}

fn is_short(len: usize) -> bool {
    (1..=SHORT).contains(&(len as u64))
}

#[cold]
fn no_memory(bytes: u64) -> Error {
    hawser_core::err!(
        NoMem,
        "there is no memory for the {bytes} bytes of a buffered send; send it without a buffer, or \
         in parts"
    )
}
