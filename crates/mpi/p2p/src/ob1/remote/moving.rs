//! What the machines of long messages ask for: looking for adverts, writing, answering.

use hawser_btl::{Failure, SendError};
use hawser_lockfree::advert::Terms;
use hawser_segment::cma::RemoteAccess;

use crate::ob1::absent::{Advertised, Matched, Step};
use crate::ob1::engine::{Engine, Envelope};
use crate::ob1::failure::Warning;
use crate::ob1::ids::PeerId;
use crate::ob1::peers::{OfferNote, PeerState};
use crate::ob1::requests::Wanted;
use crate::ob1::slab::Name;
use crate::ob1::state::{RecvState, SendState, State};
use crate::ob1::wire;
use crate::ob1::wire::token::{Named, Req};
use crate::ob1::work::{Control, Watch, What};

/// Offers to one peer that are remembered.
const LOG: usize = 16;
/// Most entries of the list of watched things with which a receive is advertised.
const WATCHED_MAX: usize = 256;

impl PeerState {
    /// An offer leaves after so many messages to the peer.
    pub(crate) fn note_offer(&mut self, before: u64, m: &wire::Match) {
        if self.offers.len() == LOG {
            self.offers.pop_front();
        }
        let wire::Match { context, source, tag, .. } = *m;
        self.offers.push_back(OfferNote { before, context, source, tag });
    }

    /// The offer after `before` messages is the first message with this envelope from the one with
    /// sequence number `seq` on.
    fn is_first(&self, before: u64, seq: u32, context: u64, source: u32, tag: u32) -> bool {
        let between = u64::from((before as u32).wrapping_sub(seq));
        if between > LOG as u64 || between > before {
            return false;
        }
        (before - between..before).all(|number| {
            let differs = |o: &OfferNote| (o.context, o.source, o.tag) != (context, source, tag);
            self.offers.iter().any(|o| o.before == number && differs(o))
        })
    }
}

// ---- posted receives ----

impl State {
    /// A receive is no longer posted because a message has matched it that does not come by way of
    /// its advert.
    #[inline]
    pub(crate) fn unadvertise(&mut self, name: Name) {
        if !self.work.watching().is_empty() {
            self.withdraw(name);
        }
    }

    #[cold]
    #[inline(never)]
    fn withdraw(&mut self, name: Name) {
        let Some(mut advertised) = self.posted_advert(name) else { return };
        if !advertised.withdraw() {
            debug_assert!(false, "a claimed receive has matched another message");
            advertised.end();
            self.loss.warn(Warning::WronglyClaimed);
        }
    }

    /// The advert of a posted receive, if there is one; it is the caller's from now on.
    pub(crate) fn posted_advert(&mut self, name: Name) -> Option<Advertised> {
        let at = self.work.watching().iter().position(|w| w.advert_of(name).is_some())?;
        match self.work.watched().swap_remove(at).what {
            What::Posted(_, advertised) => Some(advertised),
            _ => None,
        }
    }

    /// The sender of an advertised receive has put all of the message.
    pub(crate) fn is_all_there(&self, name: Name) -> bool {
        let mut adverts = self.work.watching().iter().filter_map(|w| w.advert_of(name));
        adverts.any(Advertised::is_all_there)
    }

    /// Takes the advert of a posted receive back, if there is one. False: the sender is at it.
    pub(crate) fn retract(&mut self, name: Name) -> bool {
        let watched = self.work.watched();
        let Some(at) = watched.iter().position(|w| w.advert_of(name).is_some()) else {
            return true;
        };
        let retracted = match &mut watched[at].what {
            What::Posted(_, advertised) => advertised.withdraw(),
            _ => false,
        };
        if retracted {
            watched.swap_remove(at);
        }
        retracted
    }

    /// The advert that the answer to a message has named.
    pub(crate) fn advertised(&self, name: Name) -> Option<&Advertised> {
        self.recvs.requests.get(name)?.rendezvous.as_ref()?.advert.as_ref()
    }

    /// A send has been offered that may be put.
    pub(crate) fn watch_offer(&mut self, peer: PeerId, name: Name) {
        let mut offered = std::mem::take(&mut self.peers.get_mut(peer).offered);
        if offered.len() == offered.capacity() {
            // One that waits for long keeps those behind it, which were answered, in the list.
            offered.retain(|&name| self.sends.waits_for_answer(name));
        }
        let first = offered.is_empty();
        offered.push_back(name);
        self.peers.get_mut(peer).offered = offered;
        if first {
            self.work.watch(Watch::new(What::Offers, peer));
        }
    }

    /// A send is offered, and its receiver has not answered.
    /// Forgets sends that were answered. True when some are left.
    pub(crate) fn prune_offered(&mut self, peer: PeerId) -> bool {
        while let Some(&name) = self.peers.get(peer).offered.front() {
            if self.sends.waits_for_answer(name) {
                return true;
            }
            self.peers.get_mut(peer).offered.pop_front();
        }
        false
    }

    /// Claims adverts of a peer that computes, for the sends that they are for.
    pub(crate) fn claim(&mut self, peer: PeerId) {
        let p = self.peers.get(peer);
        let Some(adverts) = p.routes.as_ref().and_then(|r| r.adverts) else { return };
        for advert in adverts.theirs {
            let Some(seen) = advert.look() else { continue };
            let Terms { context, source, tag, seq, len, .. } = seen.terms;
            let found = p.offered.iter().copied().find(|&name| {
                let Some(req) = self.sends.requests.get(name) else { return false };
                let Some(mover) = req.mover.as_deref() else { return false };
                (req.context, req.source, req.tag) == (context, source, tag)
                    && req.buf.len() as u64 <= len
                    && self.sends.waits_for_answer(name)
                    && p.is_first(mover.before, seq, context, source, tag)
            });
            let Some(name) = found else { continue };
            let req = self.sends.requests.get_mut(name);
            if let Some(mover) = req.and_then(|r| r.mover.as_mut())
                && mover.handle_found(advert, seen)
            {
                self.work.stream(name);
            }
        }
    }
}

impl Engine {
    /// Advertises a posted receive to the process that alone can send its message, if that may be
    /// of use. True when it did. `context` is the context id of the space.
    #[cold]
    pub(crate) fn advertise(&mut self, name: Name, w: &Wanted, context: u64) -> bool {
        let Some((source, tag)) = w.pattern.definite() else { return false };
        let Some(to) = w.only_from else { return false };
        let Some(req) = self.state.recvs.requests.get(name) else { return false };
        let Some(memory) = req.buf.contiguous() else { return false };
        let long = memory.len() as u64 >= self.state.tuning.absent_min;
        let many = self.state.work.watching().len() >= WATCHED_MAX;
        if req.state != RecvState::Posted || !long || many {
            return false;
        }
        // A receive that was posted earlier would get the message.
        if self.state.comms.space(w.space).and_then(|s| s.awaiting(source, tag)) != Some(name) {
            return false;
        }
        let peer =
            self.peer_of(&Envelope { context, to, source, tag, overtakes: false, owner: w.owner });
        if self.connect(peer).is_err() {
            return false;
        }
        let p = self.state.peers.get(peer);
        let Some(adverts) = p.routes.as_ref().and_then(|r| r.adverts) else { return false };
        let (addr, len) = (memory.ptr() as u64, memory.len() as u64);
        let terms = Terms { context, source, tag, seq: p.recv_seq, addr, len };
        let Some(advertised) = Advertised::post(adverts.ours, &terms) else { return false };
        self.state.work.watch(Watch::new(What::Posted(name, advertised), peer));
        true
    }

    /// Answers an offer that this process may read. True: by reading it now.
    pub(crate) fn answer(&mut self, name: Name) -> bool {
        let posted = self.state.posted_advert(name);
        let Some(req) = self.state.recvs.requests.get(name) else { return false };
        let Some(r) = &req.rendezvous else { return false };
        let (peer, streams, len) = (r.peer, r.streams, r.wanted);
        let answer = match posted {
            Some(mut advertised) => {
                let matched = advertised.handle_match(!streams);
                Some((advertised, matched))
            }
            None if streams => {
                let addr = req.buf.contiguous().map_or(0, |m| m.ptr() as u64);
                let p = self.state.peers.get(peer);
                let adverts = p.routes.as_ref().and_then(|r| r.adverts);
                let terms = Terms { addr, len, ..Terms::default() };
                adverts.and_then(|adverts| Advertised::answer(adverts.ours, &terms))
            }
            None => None,
        };
        let Some((advertised, matched)) = answer else { return self.answer_plainly(name, streams) };
        let Some(r) = self.state.recvs.requests.get_mut(name).and_then(|q| q.rendezvous.as_mut())
        else {
            return false;
        };
        match matched {
            Matched::Read => return self.answer_plainly(name, false),
            Matched::Complete => {
                r.advert = Some(advertised);
                r.received.add(r.get_base, r.wanted);
                if r.is_whole() {
                    self.state.recv_done(name);
                }
            }
            Matched::Ask { advert, waits } => {
                r.advert = Some(advertised);
                let ack = wire::Ack { advert: Some(advert), ..r.ack(name) };
                if waits {
                    self.state.work.watch(Watch::new(What::Asked(name), peer));
                }
                self.acknowledge(peer, ack);
            }
        }
        false
    }

    /// [`Engine::answer`] without an advert.
    fn answer_plainly(&mut self, name: Name, streams: bool) -> bool {
        let Some(r) = self.state.recvs.requests.get_mut(name).and_then(|q| q.rendezvous.as_mut())
        else {
            return false;
        };
        r.reads = !streams;
        let (peer, ack) = (r.peer, r.ack(name));
        if streams {
            self.acknowledge(peer, ack);
        }
        !streams
    }

    /// Sends an acknowledgement, now if there is room.
    pub(crate) fn acknowledge(&mut self, peer: PeerId, ack: wire::Ack) {
        if !self.send_control(peer, Control::Ack(ack)) {
            self.state.work.send(peer, Control::Ack(ack));
        }
    }

    // ---- putting ----

    /// Puts a piece of a claimed send whose receiver has not answered. True when it stays on the
    /// list of streams.
    pub(crate) fn put_offered(&mut self, name: Name) -> bool {
        let req = self.state.sends.requests.get_mut(name);
        match req.and_then(|r| r.mover.as_deref_mut()).map(|mover| mover.poll_offered()) {
            Some(Step::Put { at, len }) => {
                self.put_piece(name, at, len);
                true
            }
            Some(Step::Done) => {
                self.state.send_done(name);
                false
            }
            // The answer will come.
            _ => false,
        }
    }

    /// Moves data of a send that the receiver has asked for. False: by fragments.
    pub(crate) fn put_streaming(&mut self, name: Name, next: u64, upto: u64) -> bool {
        let Some(peer) = self.state.sends.requests.get(name).map(|r| r.peer) else { return false };
        let outside = self.outside(peer);
        let req = self.state.sends.requests.get_mut(name);
        let Some(mover) = req.and_then(|r| r.mover.as_deref_mut()) else { return false };
        match mover.poll_asked(next, upto, outside) {
            Step::Fragments => return false,
            Step::Tell(bytes) => self.tell_put(name, bytes),
            Step::Put { at, len } => {
                self.put_piece(name, at, len);
                let req = self.state.sends.requests.get_mut(name);
                let mover = req.and_then(|r| r.mover.as_deref_mut());
                if let Some(bytes) = mover.and_then(|mover| mover.poll_end(next, upto)) {
                    self.tell_put(name, bytes);
                }
            }
            Step::Done | Step::Rest | Step::Wait => {}
        }
        true
    }

    /// Tells the receiver what was put; the send goes on, or ends, when that has left.
    fn tell_put(&mut self, name: Name, bytes: u64) {
        let Some(req) = self.state.sends.requests.get(name) else { return };
        let SendState::Streaming { next, upto } = req.state else { return };
        let put = wire::Put { recv_req: req.remote, bytes };
        if bytes > 0 && !self.send_control(req.peer, Control::Put(put)) {
            return;
        }
        let Some(req) = self.state.sends.requests.get_mut(name) else { return };
        req.state = SendState::Streaming { next: next + bytes, upto };
        if let Some(mover) = req.mover.as_deref_mut() {
            mover.handle_announced();
        }
    }

    /// Puts these bytes, if there is room, and tells the machine what has come of it.
    fn put_piece(&mut self, name: Name, at: u64, len: u64) {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return };
        let Some(mover) = req.mover.as_deref_mut() else { return };
        let inside = |t: &Terms| at.checked_add(len).is_some_and(|end| end <= t.len);
        let terms = mover.target().map(|t| t.terms).filter(inside);
        let addr = terms.and_then(|t| t.addr.checked_add(at));
        let put = self.state.peers.get(req.peer).routes.as_ref().and_then(|r| r.put);
        let sent = match (put, req.buf.contiguous(), addr) {
            (Some(put), Some(memory), Some(addr)) => {
                let part = memory.part(at as usize, len as usize);
                self.modules.used(put).btl.put(put.to, addr, part)
            }
            _ => Err(Failure::not_permitted(RemoteAccess::Write).into()),
        };
        match sent {
            Ok(()) => {
                self.puts += 1;
                if let Some(scope) = req.buffered {
                    self.state.sends.bsend.lock().moves(scope);
                }
                mover.handle_put(at, len);
            }
            Err(SendError::NoResource) => {}
            Err(SendError::Failed(_)) => mover.handle_refused(),
        }
    }

    /// The request needs no progress of this process: its peer can end it alone.
    pub(crate) fn is_left_to_peer(&self, req: Req) -> bool {
        match req.named() {
            Named::Send(n) => self.state.sends.requests.get(n).is_some_and(|r| r.mover.is_some()),
            _ => false,
        }
    }
}
