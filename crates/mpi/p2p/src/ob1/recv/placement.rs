//! Long messages that go from the transport to the user's memory while they arrive.
//!
//! The match is made when the beginning of the message is there; from then on the receive stands as
//! in a rendezvous, whose bytes come as the rest of this message and as fragments.

use std::sync::OnceLock;

use hawser_btl::{AmTag, OpenModule, Peer, Placement, Sink};
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};
use hawser_segment::Remote;
use hawser_segment::node::ObservedPage;

use crate::bml::schedule::Policy;
use crate::matching::Pattern;
use crate::ob1::engine::Engine;
use crate::ob1::ids::PeerId;
use crate::ob1::params::Tuning;
use crate::ob1::requests::Wanted;
use crate::ob1::slab::Name;
use crate::ob1::state::{Body, Offered, RecvState, Rendezvous, State, status_of};
use crate::ob1::wire::cookie::PlacementCookie;
use crate::ob1::wire::{self, OfferHeader};
use crate::ob1::work::Control;

impl State {
    /// Says where the payload of a message goes that begins with `begin`; `None` when it has to be
    /// delivered whole.
    pub(in crate::ob1) fn begin_placement(
        &mut self,
        from: Remote,
        tag: AmTag,
        begin: &[u8],
        len: usize,
    ) -> Option<Placement> {
        if tag != wire::TAG {
            return None;
        }
        let peer = self.peers.id(from);
        if let Some((m, here)) = wire::decode_eager(begin) {
            let skip = begin.len() - here.len();
            let len = len.checked_sub(skip)?;
            if let Some(cookie) = self.land_directly(peer, &m, len) {
                return Some(Placement {
                    skip,
                    len,
                    past_caches: false,
                    pause: false,
                    cookie,
                    offset: 0,
                });
            }
        }
        // What is malformed is told when it is there.
        let (header, here) = wire::decode(begin).ok()?;
        let skip = begin.len() - here.len();
        let len = len.checked_sub(skip)?;
        let (name, offset) = match header {
            wire::Header::Frag(f) => (self.land_fragment(peer, f, len)?, f.offset),
            wire::Header::Eager(m) => (self.land_matched(peer, &m, Body::Eager(m.seq), len)?, 0),
            wire::Header::Sync(m, req) => (self.land_matched(peer, &m, Body::Sync(req), len)?, 0),
            wire::Header::Offer(o) if o.regions.is_empty() || o.streams => {
                let OfferHeader { send_req, len: total, regions, streams, .. } = o;
                let offered = Offered { send_req, len: total, regions, streams };
                let body = Body::Offer(Box::new(offered));
                (self.land_matched(peer, &o.matching, body, len)?, 0)
            }
            _ => return None,
        };
        let rendezvous = self.recvs.requests.get(name).and_then(|req| req.rendezvous.as_ref());
        let past_caches = rendezvous.is_some_and(|r| r.past_caches);
        // The answer to an offer leaves while its beginning is still on the way.
        let pause = matches!(header, wire::Header::Offer(_));
        let cookie = PlacementCookie::Receive(name).encode();
        Some(Placement { skip, len, past_caches, pause, cookie, offset })
    }

    /// Begins the placement of an eager message of `len` bytes in the open direct receive, if that
    /// takes it; gives the cookie.
    #[inline]
    fn land_directly(&mut self, peer: PeerId, m: &wire::Match, len: usize) -> Option<u64> {
        if !self.recvs.direct.accepts(m.context, m.source, m.tag) || !self.recvs.direct.holds(len) {
            return None;
        }
        if !self.is_next(peer, m.seq) {
            return None;
        }
        if self.admit(peer, m.seq, &Body::Eager(m.seq), len) {
            self.return_credit(peer);
        }
        Some(self.recvs.direct.begin(peer, m.source, m.tag, len))
    }

    /// The receive of a fragment, when it is right and its memory is one run.
    fn land_fragment(&self, peer: PeerId, f: wire::Frag, len: usize) -> Option<Name> {
        let name = Name::unpack(f.recv_req);
        let req = self.recvs.requests.get(name)?;
        let r = req.rendezvous.as_ref()?;
        let end = f.offset.checked_add(len as u64)?;
        let right = r.peer == peer && end <= r.wanted;
        (right && req.buf.contiguous().is_some()).then_some(name)
    }

    /// Matches a message whose turn it is, when a receive is posted whose memory is one run and
    /// takes all of it.
    fn land_matched(
        &mut self,
        peer: PeerId,
        m: &wire::Match,
        body: Body,
        len: usize,
    ) -> Option<Name> {
        if !self.is_next(peer, m.seq) {
            return None;
        }
        let total = match &body {
            Body::Offer(o) => o.len,
            Body::Eager(_) | Body::Sync(_) => len as u64,
        };
        self.post_direct(|d| d.accepts(m.context, m.source, m.tag));
        let (id, space) = self.comms.space_of(m.context);
        let name = space?.awaiting(m.source, m.tag)?;
        let req = self.recvs.requests.get(name)?;
        if total > req.buf.len() as u64 || len as u64 > total || req.buf.contiguous().is_none() {
            return None;
        }
        if self.is_all_there(name) {
            return None;
        }
        let name = self.comms.space(id)?.arrive(m.source, m.tag)?;
        if self.admit(peer, m.seq, &body, len) {
            self.return_credit(peer);
        }
        self.matched(name, peer, &body);
        let req = self.recvs.requests.get_mut(name)?;
        req.status = status_of(m.source, m.tag, total);
        req.posted_at = None;
        req.error = None;
        req.state = RecvState::Receiving;
        let mut rendezvous = Rendezvous::new(peer, total);
        (rendezvous.get_base, rendezvous.get_next) = (len as u64, len as u64);
        rendezvous.past_caches = self.goes_past_caches(total);
        match body {
            Body::Eager(_) | Body::Sync(_) => {}
            Body::Offer(o) => {
                rendezvous.offered(&o);
                if !o.regions.is_empty() && total > len as u64 {
                    self.work.pull(name);
                } else {
                    self.unadvertise(name);
                    let ack = rendezvous.ack(name);
                    self.work.send(peer, Control::Ack(ack));
                }
            }
        }
        self.recvs.requests.get_mut(name)?.rendezvous = Some(Box::new(rendezvous));
        Some(name)
    }

    /// Whether a message of this length, that is about to be received, is better written to its
    /// memory past the caches. They do not hold it anyway, but may hold the source of a message
    /// that this process will send: it has sent a long one for this.
    pub(in crate::ob1) fn goes_past_caches(&mut self, len: u64) -> bool {
        if len < self.tuning.past_caches_min {
            return false;
        }
        self.sends.took_long()
    }

    /// A message of this length is sent.
    pub(in crate::ob1) fn note_long(&mut self, len: u64) {
        if len >= self.tuning.past_caches_min {
            self.sends.note_long();
        }
    }

    /// All bytes of a placement are in its memory.
    pub(in crate::ob1) fn end_placement(&mut self, placement: &Placement) {
        if self.recvs.direct.placed(placement) {
            return;
        }
        let Some(name) = self.recvs.direct.request_of(placement.cookie) else { return };
        let Some(req) = self.recvs.requests.get_mut(name) else { return };
        let Some(r) = req.rendezvous.as_mut() else { return };
        r.received.add(placement.offset, placement.offset.saturating_add(placement.len as u64));
        if r.is_whole() {
            self.recv_done(name);
            self.recvs.clear_parked();
        }
    }
}

/// Bytes as messages whose beginning comes first, for posted receives of 4096 bytes; for fuzzing.
/// Any input must return, and no placement may leave the memory of its receive.
pub fn fuzz_placement(data: &[u8]) {
    let tuning = Tuning {
        window: 1 << 16,
        use_get: true,
        get_chunk: 4096,
        absent_min: 4096,
        past_caches_min: 6000,
        send_depth: 4,
        schedule: Policy::Adaptive,
        early_max: 16,
    };
    static PAGE: OnceLock<ObservedPage> = OnceLock::new();
    let page = PAGE.get_or_init(ObservedPage::default);
    let locate = Box::new(|at: Remote| Peer { at, node: 0, local: None });
    let mut engine = Engine::new(Vec::<OpenModule>::new(), tuning, page, locate);
    let mut rooms = Vec::new();
    for piece in data.chunks(80) {
        let Some(([more], begin)) = piece.split_first_chunk() else { return };
        if let Ok((wire::Header::Eager(m) | wire::Header::Sync(m, _), _)) = wire::decode(begin) {
            let Ok(room) = TempBuf::new(4096, &Datatype::scalar(Scalar::Byte)) else { return };
            let (space, _) = engine.state.comms.space_of(m.context);
            let wanted =
                Wanted { space, pattern: Pattern::new(None, None), only_from: None, owner: 0 };
            engine.irecv(&wanted, &room.typed().message());
            rooms.push(room);
        }
        let state = &mut engine.state;
        let len = begin.len() + usize::from(*more) * 64;
        match state.place(0.into(), wire::TAG, begin, len) {
            Some(placement) => {
                assert!(placement.skip <= begin.len() && placement.skip + placement.len == len);
                if let Some(memory) = state.placement(&placement) {
                    memory.write(&vec![1; placement.len]);
                    state.placed(&placement);
                }
            }
            None => state.message(0.into(), wire::TAG, begin),
        }
    }
}
