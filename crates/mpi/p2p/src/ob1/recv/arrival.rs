//! What arriving messages do to the state: order, matching, delivery, transfers. All of it is a
//! delivery in the sense of the transports' contract: nothing is sent here, only put on work lists.

use hawser_btl::{AmTag, Failure, Placement, Sink};
use hawser_core::error::Error;
use hawser_core::status::Status;
use hawser_segment::Remote;
use hawser_segment::mem::UserSlice;

use crate::ob1::failure::{Fault, Loss};
use crate::ob1::ids::{PeerId, SpaceId};
use crate::ob1::losses::News;
use crate::ob1::slab::Name;
use crate::ob1::state::{
    Body, KEEP_COST, Offered, RecvState, Rendezvous, SendState, State, status_of, truncated,
};
use crate::ob1::unexpected::Unexpected;
use crate::ob1::wire;
use crate::ob1::wire::cookie::Cookie;
use crate::ob1::work::Control;

impl State {
    // ---- arrival ----

    /// A message with this number may be admitted now, before all that is not there yet.
    #[inline(always)]
    pub(in crate::ob1) fn is_next(&self, peer: PeerId, seq: u32) -> bool {
        let p = self.peers.get(peer);
        p.recv_seq == seq && p.early.is_empty()
    }

    /// A message that takes part in matching has its turn: it counts as received and as consumed.
    /// True when credit is owed for it. Each message is admitted once, whichever way it comes; who
    /// keeps it takes the consumption back.
    #[inline(always)]
    pub(in crate::ob1) fn admit(
        &mut self,
        peer: PeerId,
        seq: u32,
        body: &Body,
        payload: usize,
    ) -> bool {
        let window = self.tuning.window;
        let p = self.peers.get_mut(peer);
        p.recv_seq = seq.wrapping_add(1);
        p.consumed += body.cost(payload);
        p.count_arrival(self.counters, body, payload);
        p.consumed - p.returned >= window / 4
    }

    /// A message that was admitted has found its receive. What comes by way of an advert ends it
    /// itself.
    #[inline(always)]
    pub(in crate::ob1) fn matched(&mut self, name: Name, peer: PeerId, body: &Body) {
        match body {
            // Nobody can have claimed it: this message is the first with its envelope.
            Body::Eager(_) => self.unadvertise(name),
            Body::Sync(send_req) => {
                self.unadvertise(name);
                self.work.send(peer, Control::Matched(*send_req));
            }
            Body::Offer(_) => {}
        }
    }

    /// An eager message, if it is its turn; false when it is not.
    #[inline(always)]
    fn arrive_eager(&mut self, from: Remote, m: wire::Match, payload: &[u8]) -> bool {
        let peer = self.peers.id(from);
        if !self.is_next(peer, m.seq) {
            return false;
        }
        // Most messages find their receive; who keeps one takes the consumption back.
        // Only who keeps the message looks at the number.
        const EAGER: Body = Body::Eager(0);
        let owes = self.admit(peer, m.seq, &EAGER, payload.len());
        if self.recvs.direct.accepts(m.context, m.source, m.tag) {
            self.recvs.direct.fill(m.source, m.tag, payload);
        } else {
            // Nobody receives on a communicator that was freed.
            if let (id, Some(space)) = self.comms.space_of(m.context) {
                let Some(name) = space.arrive(m.source, m.tag) else {
                    self.keep_eager(id, peer, m, payload);
                    return true;
                };
                self.fill(name, m.source, m.tag, payload);
                self.matched(name, peer, &EAGER);
            }
        }
        if owes {
            self.return_credit(peer);
        }
        true
    }

    #[inline(never)]
    fn keep_eager(&mut self, id: SpaceId, peer: PeerId, m: wire::Match, payload: &[u8]) {
        self.keep_unexpected(id, peer, (m.source, m.tag), Body::Eager(m.seq), payload);
    }

    /// A message that takes part in matching, whose turn it is.
    fn arrive(&mut self, peer: PeerId, m: &wire::Match, body: Body, payload: &[u8]) {
        let owes = self.admit(peer, m.seq, &body, payload.len());
        self.post_direct(|d| d.accepts(m.context, m.source, m.tag));
        let (id, space) = self.comms.space_of(m.context);
        match space.map(|space| space.arrive(m.source, m.tag)) {
            Some(Some(name)) => self.give(name, peer, (m.source, m.tag), body, payload),
            Some(None) => {
                return self.keep_unexpected(id, peer, (m.source, m.tag), body, payload);
            }
            None => self.discard(peer, &body),
        }
        if owes {
            self.return_credit(peer);
        }
    }

    /// Nobody will receive a message: its sender is told that it is over.
    #[cold]
    pub(in crate::ob1) fn discard(&mut self, peer: PeerId, body: &Body) {
        let answer = match body {
            Body::Eager(_) => return,
            Body::Sync(send_req) => Control::Matched(*send_req),
            Body::Offer(offered) => Control::Ack(wire::Ack::nothing(offered.send_req)),
        };
        self.work.send(peer, answer);
    }

    /// Keeps a message that was admitted for its receive.
    #[inline(never)]
    fn keep_unexpected(
        &mut self,
        id: SpaceId,
        peer: PeerId,
        (source, tag): (u32, u32),
        body: Body,
        payload: &[u8],
    ) {
        self.peers.get_mut(peer).consumed -= body.cost(payload.len());
        let name = self.unexpected.insert(id, peer, (source, tag), body, payload);
        if let Some(space) = self.comms.space(id) {
            space.keep(source, tag, name);
        }
        // A probe may be waiting for it in another thread.
        self.completed = true;
    }

    /// A message has got its receive.
    fn give(
        &mut self,
        name: Name,
        peer: PeerId,
        (source, tag): (u32, u32),
        body: Body,
        payload: &[u8],
    ) {
        self.matched(name, peer, &body);
        match body {
            Body::Eager(_) | Body::Sync(_) => self.fill(name, source, tag, payload),
            Body::Offer(offered) => {
                if let Some(error) = self.loss_of(peer) {
                    return self.give_nothing(name, status_of(source, tag, 0), error);
                }
                let mut offer = Rendezvous::new(peer, offered.len);
                offer.offered(&offered);
                offer.past_caches = self.goes_past_caches(offered.len);
                let status = status_of(source, tag, offered.len);
                self.give_offer(name, offer, status, payload);
            }
        }
    }

    /// The rest of a message that a receive has got is lost.
    #[cold]
    fn give_nothing(&mut self, name: Name, status: Status, error: Error) {
        self.unadvertise(name);
        if let Some(req) = self.recvs.requests.get_mut(name) {
            (req.status, req.error) = (status, Some(error));
        }
        self.recv_done(name);
    }

    /// A whole message goes into its receive.
    #[inline(always)]
    fn fill(&mut self, name: Name, source: u32, tag: u32, payload: &[u8]) {
        if self.recvs.fill(name, source, tag, payload) {
            self.completed = true;
        }
    }

    fn give_offer(&mut self, name: Name, mut r: Rendezvous, mut status: Status, payload: &[u8]) {
        let Some(req) = self.recvs.requests.get_mut(name) else { return };
        let (len, room) = (r.wanted, req.buf.len() as u64);
        // It may have been suspended.
        req.error = None;
        if r.wanted > room {
            req.error = Some(truncated(r.wanted, room));
            r.wanted = room;
        }
        status.bytes = r.wanted;
        req.status = status;
        req.posted_at = None;
        req.state = RecvState::Receiving;
        let first = payload.len().min(r.wanted as usize);
        if !self.is_all_there(name)
            && let Some(req) = self.recvs.requests.get_mut(name)
        {
            req.buf.write_at(0, &payload[..first]);
        }
        let Some(req) = self.recvs.requests.get_mut(name) else { return };
        r.received.add(0, first as u64);
        let done = r.is_whole();
        let readable = !r.regions.is_empty() && req.buf.contiguous().is_some();
        (r.get_base, r.get_next) = (first as u64, first as u64);
        let peer = r.peer;
        let ack = r.ack(name);
        let whole = status.bytes == len;
        if !done {
            req.rendezvous = Some(Box::new(r));
        }
        if done || !readable || !whole {
            self.unadvertise(name);
        }
        if done || !readable {
            self.work.send(peer, Control::Ack(ack));
        } else {
            self.work.pull(name);
        }
        if done {
            self.recv_done(name);
        }
    }

    /// Eager data of this cost is not kept any more: tells the sender when much has come together.
    #[inline]
    fn consumed(&mut self, peer: PeerId, body: &Body, payload: usize) {
        let window = self.tuning.window;
        let p = self.peers.get_mut(peer);
        p.consumed += body.cost(payload);
        if p.consumed - p.returned >= window / 4 {
            self.return_credit(peer);
        }
    }

    #[cold]
    #[inline(never)]
    pub(in crate::ob1) fn return_credit(&mut self, peer: PeerId) {
        let p = self.peers.get_mut(peer);
        p.returned = p.consumed;
        self.work.send(peer, Control::Credit);
    }

    /// An unexpected message, taken out of its space, is not kept any more.
    #[inline]
    pub(in crate::ob1) fn take_unexpected(&mut self, message: Name) -> Option<Unexpected> {
        let m = self.unexpected.remove(message)?;
        self.consumed(m.peer, &m.body, m.payload.bytes().len());
        Some(m)
    }

    /// An unexpected message, taken out of its space, goes into a receive.
    pub(crate) fn give_unexpected(&mut self, recv: Name, message: Name) {
        let Some(m) = self.take_unexpected(message) else { return };
        self.give(recv, m.peer, (m.source, m.tag), m.body, m.payload.bytes());
        self.unexpected.recycle(m.payload);
    }

    /// An unexpected message, taken out of its space, goes nowhere.
    #[cold]
    pub(in crate::ob1) fn forget_unexpected(&mut self, message: Name) {
        if let Some(m) = self.take_unexpected(message) {
            self.unexpected.recycle(m.payload);
        }
    }

    #[inline]
    pub(crate) fn recv_done(&mut self, name: Name) {
        if self.recvs.done(name) {
            self.completed = true;
        }
    }

    pub(crate) fn send_done(&mut self, name: Name) {
        if self.sends.done(name) {
            self.completed = true;
        }
    }

    pub(crate) fn send_failed(&mut self, name: Name, error: Error) {
        if self.sends.failed(name, error) {
            self.completed = true;
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
        let waiting = !p.early.is_empty();
        self.deliver(peer, h, at);
        if waiting {
            self.deliver_early(peer);
        }
    }

    #[cold]
    fn early(&mut self, peer: PeerId, seq: u32, message: &[u8]) {
        // So many may have left within the credit, while the first of them is on a network that is
        // away. Those beyond have senders that wait for their match.
        let limit = self.tuning.early_max as u64 + self.tuning.window / KEEP_COST;
        let p = self.peers.get_mut(peer);
        let ahead = seq.wrapping_sub(p.recv_seq);
        let at = p.at;
        // Half the number space is the past: a message from there was delivered already.
        if ahead >= 1 << 31 {
            self.fault(at, Fault::Repeated);
        } else if u64::from(ahead) > limit {
            self.fault(at, Fault::TooEarly);
        } else {
            p.early.entry(seq).or_insert_with(|| message.to_vec());
        }
    }

    #[cold]
    fn deliver_early(&mut self, peer: PeerId) {
        loop {
            let p = self.peers.get_mut(peer);
            let Some(message) = p.early.remove(&p.recv_seq) else { return };
            if let Ok((header, payload)) = wire::decode(&message) {
                self.deliver(peer, header, payload);
            }
        }
    }

    #[inline]
    fn deliver(&mut self, peer: PeerId, header: wire::Header, payload: &[u8]) {
        match header {
            wire::Header::Eager(m) => self.arrive(peer, &m, Body::Eager(m.seq), payload),
            wire::Header::Sync(m, req) => self.arrive(peer, &m, Body::Sync(req), payload),
            wire::Header::Offer(o) => {
                let wire::OfferHeader { send_req, len, regions, streams, .. } = o;
                let offered = Box::new(Offered { send_req, len, regions, streams });
                self.arrive(peer, &o.matching, Body::Offer(offered), payload);
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
            wire::Header::Put(put) => self.was_put(peer, put),
            wire::Header::Recall(recall) => self.recall(peer, recall),
            wire::Header::Recalled(answer) => self.recalled(peer, answer),
            wire::Header::Decision(decision) => self.decided(peer, decision),
            wire::Header::AskDrained => self.handle_ask_drained(peer),
            wire::Header::Drained(sent) => self.has_drained(peer, sent),
            wire::Header::Lost(lost) => self.handle_news(peer, lost.context, News::Lost(lost.name)),
            wire::Header::Revoked(context) => self.handle_news(peer, context, News::Revoked),
            wire::Header::Eager(_) | wire::Header::Sync(..) | wire::Header::Offer(_) => Ok(()),
        };
        if let Err(why) = result {
            let at = self.peers.get(peer).at;
            self.fault(at, why);
        }
    }
}

impl Sink for State {
    #[cold]
    fn news(&mut self) {
        self.loss.news = true;
        self.work.note();
    }

    #[cold]
    fn many_events(&mut self) {
        if self.loss.told.is_some_and(|(node, told)| node.losses() != told) {
            self.news();
        }
    }

    #[inline(always)]
    fn message(&mut self, from: Remote, tag: AmTag, message: &[u8]) {
        if tag != wire::TAG {
            return self.fault(from, Fault::Layer);
        }
        if let Some((m, payload)) = wire::decode_eager(message)
            && self.arrive_eager(from, m, payload)
        {
            return;
        }
        self.other_message(from, message);
    }

    #[inline]
    fn parts(&mut self, from: Remote, tag: AmTag, header: &[u8], payload: &[u8]) -> bool {
        match wire::decode_eager(header) {
            Some((m, [])) => tag == wire::TAG && self.arrive_eager(from, m, payload),
            _ => false,
        }
    }

    fn place(&mut self, from: Remote, tag: AmTag, begin: &[u8], len: usize) -> Option<Placement> {
        self.begin_placement(from, tag, begin, len)
    }

    fn placement(&mut self, placement: &Placement) -> Option<UserSlice> {
        self.recvs.memory_of(placement)
    }

    fn placed(&mut self, placement: &Placement) {
        self.end_placement(placement);
    }

    #[inline(always)]
    fn is_satisfied(&self) -> bool {
        self.recvs.direct.is_done()
    }

    fn complete(&mut self, cookie: u64, result: Result<(), Failure>) {
        let loan = match Cookie::decode(cookie) {
            Cookie::Get(name, place) => return self.got(name, place, result),
            Cookie::Loan(loan) => loan,
        };
        let Some(name) = self.sends.returned(loan) else { return };
        let Some(req) = self.sends.requests.get_mut(name) else { return };
        let (state, idle, peer) = (req.state, req.loans == 0, req.peer);
        let asked = req.eager.is_some() && req.is_recalled();
        if let Err(why) = result {
            let proc = self.peers.get(peer).proc;
            self.send_failed(name, Loss::Transport(Box::new(why)).of(proc));
        } else if state == SendState::Draining && idle && asked {
            req.state = SendState::Left;
        } else if state == SendState::Draining && idle {
            self.send_done(name);
        }
    }

    fn path_down(&mut self, peer: Remote, why: Failure) {
        self.lose(peer, Box::new(why).into());
    }

    fn parted(&mut self, peer: Remote) {
        let peer = self.peers.id(peer);
        self.peers.get_mut(peer).routes = None;
    }
}

impl State {
    #[cold]
    #[inline(never)]
    fn other_message(&mut self, from: Remote, message: &[u8]) {
        let (header, payload) = match wire::decode(message) {
            Ok(decoded) => decoded,
            Err(why) => return self.fault(from, why.into()),
        };
        let peer = self.peers.id(from);
        if self.peers.get(peer).dead.is_some() {
            return;
        }
        match wire::sequence_of(&header) {
            Some(seq) => self.in_order(peer, seq, header, message, payload),
            None => self.deliver_other(peer, header, payload),
        }
    }

    /// Takes a receive out of its space if it is still posted; true when it was.
    pub(crate) fn unpost(&mut self, name: Name) -> bool {
        let Some(req) = self.recvs.requests.get(name) else { return false };
        let (id, Some(place)) = (req.space, req.posted_at) else { return false };
        self.comms.space(id).is_some_and(|s| s.cancel(place).is_some())
    }
}
