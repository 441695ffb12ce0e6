//! Long messages of which one side computes: the other side moves the data alone.
//!
//! That a peer *computes* is a hint of the transport ([`Btl::outside`]), which has to hold for some
//! passes. It decides who copies; that every byte is moved once, whatever the hint says, is decided
//! by the word of an [`Advert`], which both sides change by atomic exchanges.
//!
//! **The sender computes.** The receiver answers an offer that has a region with an acknowledgement
//! that names an advert. The sender has to take that before it sends a fragment. As long as it has
//! not, the receiver can withdraw it: the acknowledgement is void then, and the receiver reads the
//! memory itself and acknowledges the end. The sender finds the two in this order.
//!
//! **The receiver computes.** It has advertised its receive when it posted it. A sender that has
//! offered a message claims the advert, writes the data, and is done: also what went with the
//! offer, so that the receiver has nothing to copy. If the receiver comes back before, it finds the
//! claim, asks for the rest, and is told how much was put. A sender that has taken an advert with
//! an acknowledgement puts instead of sending fragments, too.
//!
//! # Why a claimed receive matches the claimant's offer
//!
//! An advert is posted for a receive R with a definite source and tag, when no kept message matches
//! R and no receive posted earlier accepts R's envelope: so the next message with that envelope in
//! the sender's sequence to this receiver matches R, unless R is cancelled, which withdraws the
//! advert. The advert says a number s such that all messages before s were delivered and are not
//! R's. (While R is posted, s may be raised to the number of the next message: what was delivered
//! meanwhile was not R's.) The offer with number n may claim the advert when its envelope is R's
//! and those of s .. n are known to differ; then it is the first with that envelope from s on, and
//! matches R. The claim succeeds only while the advert is posted, so that all this holds when the
//! sender begins to write; and since the match of R meets the claim, and cancelling fails from then
//! on, the memory stays R's until the transfer has ended.
//!
//! Numbers wrap at 2³² messages: what s says of a posted receive is raised with each pass in which
//! messages came, so that n − s counts messages under way, which are fewer than that; and the log
//! that tells the envelopes of s .. n has numbers that do not wrap.
//!
//! [`Btl::outside`]: hawser_transport::btl::Btl::outside

use hawser_lockfree::advert::{Advert, Met, Seen, Terms};
use hawser_transport::btl::{Adverts, Failure, RemoteAccess, SendError};

use super::engine::{Engine, Envelope, Req, Wanted};
use super::peers::{PeerId, PeerState};
use super::slab::Name;
use super::state::{Control, RecvState, SendState, State};
use super::wire;

/// Passes in a row that must find a peer outside of MPI, in one stretch of computation: most calls
/// follow each other sooner.
const PASSES: u32 = 16;
/// Bytes that are put in one step: a receiver that comes back waits for the end of one.
const PIECE: u64 = 64 << 10;
/// The same for bytes that went with the offer, which such a receiver has anyway.
const PIECE_AGAIN: u64 = 16 << 10;
/// Offers to one peer that are remembered.
const LOG: usize = 16;
/// Most entries of [`State::watched`].
const WATCHED_MAX: usize = 256;

/// An advert of this process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ours {
    pub(crate) advert: &'static Advert,
    /// Index among those for the peer.
    index: u8,
}

/// For how many passes a peer has been found to compute.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Absence {
    calls: u32,
    passes: u32,
}

/// What a peer does, as far as one can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Presence {
    /// It looks for messages.
    Inside,
    /// It does not, but may soon.
    Between,
    /// It computes.
    Computes,
}

impl Absence {
    /// The peer computes.
    pub(super) fn is_long(&self) -> bool {
        self.passes >= PASSES
    }

    /// The peer was found like this in one more pass.
    fn found(&mut self, outside: Option<u32>) -> Presence {
        let Some(calls) = outside else {
            self.passes = 0;
            return Presence::Inside;
        };
        if self.passes == 0 || self.calls != calls {
            *self = Absence { calls, passes: 0 };
        }
        self.passes = self.passes.saturating_add(1);
        if self.is_long() { Presence::Computes } else { Presence::Between }
    }
}

/// What has to be looked at in each pass.
#[derive(Debug)]
pub(crate) struct Watch {
    pub(super) what: What,
    pub(super) peer: PeerId,
    pub(super) absence: Absence,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum What {
    /// Sends to the peer that are offered.
    Offers,
    /// A posted receive that is advertised, with the number that the advert says.
    Posted(Name, Ours, u32),
    /// A receive whose acknowledgement the sender has not taken.
    Acked(Name, Ours),
    /// A send that its receiver was asked to give back; see `cancel`.
    Recalled(Name),
    /// Posted receives, since peers are lost; see `loss`.
    Losses,
}

/// The envelope of an offer that was sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OfferNote {
    /// Messages to the peer before it.
    before: u64,
    context: u64,
    source: u32,
    tag: u32,
}

/// A send whose data may be written to the receiver's memory.
#[derive(Debug)]
pub(crate) struct Mover {
    /// Messages to the peer before the offer; modulo 2³² its sequence number.
    before: u64,
    /// Bytes that went with the offer.
    pub(super) first: u64,
    /// Bytes put behind these, and how many of them the receiver was told.
    put: u64,
    told: u64,
    /// Bytes of `first` that were put too: a receiver that finds everything copies nothing.
    again: u64,
    target: Option<Target>,
    refused: bool,
    absence: Absence,
}

/// The receiver's memory.
#[derive(Clone, Copy, Debug)]
struct Target {
    advert: &'static Advert,
    terms: Terms,
    /// Claimed before the receiver has answered.
    claimed: Option<Seen>,
}

impl Mover {
    pub(crate) fn new(before: u64, first: u64) -> Mover {
        Mover {
            before,
            first,
            put: 0,
            told: 0,
            again: 0,
            target: None,
            refused: false,
            absence: Absence::default(),
        }
    }

    /// The first byte that is neither put nor went with the offer, until the receiver answers.
    fn next(&self) -> u64 {
        self.first + self.put
    }

    /// The receiver's memory is known, and the message matched with it.
    pub(crate) fn is_claimed(&self) -> bool {
        self.target.is_some()
    }

    /// The receiver has answered. False: what it says is void.
    pub(crate) fn answered(&mut self, ack: &wire::Ack, adverts: Option<Adverts>) -> bool {
        let Some(named) = ack.advert else { return true };
        if self.target.is_some() {
            return true;
        }
        let advert = adverts.and_then(|a| a.theirs.get(usize::from(named.index)));
        let Some(advert) = advert else { return false };
        let Some(terms) = advert.take(named.number) else { return false };
        self.target = Some(Target { advert, terms, claimed: None });
        true
    }
}

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
    pub(super) fn unadvertise(&mut self, name: Name) {
        if !self.watched.is_empty() {
            self.withdraw(name);
        }
    }

    #[cold]
    #[inline(never)]
    fn withdraw(&mut self, name: Name) {
        let Some(ours) = self.posted_advert(name) else { return };
        if !ours.advert.withdraw() {
            debug_assert!(false, "a claimed receive has matched another message");
            ours.advert.release();
            self.faults += 1;
            self.last_fault = "a receive was claimed for a message that does not match it".into();
        }
    }

    /// The advert of a posted receive, if there is one; it is the caller's from now on.
    pub(super) fn posted_advert(&mut self, name: Name) -> Option<Ours> {
        let is = |w: &Watch| matches!(w.what, What::Posted(n, ..) if n == name);
        let at = self.watched.iter().position(is)?;
        match self.watched.swap_remove(at).what {
            What::Posted(_, ours, _) => Some(ours),
            _ => None,
        }
    }

    /// The sender of an advertised receive has put all of the message.
    pub(super) fn is_all_there(&self, name: Name) -> bool {
        self.watched.iter().any(
            |w| matches!(w.what, What::Posted(n, ours, _) if n == name && ours.advert.is_done()),
        )
    }

    /// Takes the advert of a posted receive back, if there is one. False: the sender is at it.
    pub(super) fn retract(&mut self, name: Name) -> bool {
        let is = |w: &Watch| matches!(w.what, What::Posted(n, ..) if n == name);
        let Some(at) = self.watched.iter().position(is) else { return true };
        let What::Posted(_, ours, _) = self.watched[at].what else { return true };
        let retracted = ours.advert.withdraw();
        if retracted {
            self.watched.swap_remove(at);
        }
        retracted
    }

    /// A send has been offered that may be put.
    pub(super) fn watch_offer(&mut self, peer: PeerId, name: Name) {
        let mut offered = std::mem::take(&mut self.peers.get_mut(peer).offered);
        if offered.len() == offered.capacity() {
            // One that waits for long keeps those behind it, which were answered, in the list.
            offered.retain(|&name| self.waits_for_answer(name));
        }
        let first = offered.is_empty();
        offered.push_back(name);
        self.peers.get_mut(peer).offered = offered;
        if first {
            self.watched.push(Watch { what: What::Offers, peer, absence: Absence::default() });
        }
    }

    /// A send is offered, and its receiver has not answered.
    fn waits_for_answer(&self, name: Name) -> bool {
        let waits = |mover: &Mover| mover.target.is_none();
        self.sends.get(name).is_some_and(|r| {
            let open = r.state == SendState::Offered && !r.is_recalled();
            open && r.mover.as_deref().is_some_and(waits)
        })
    }

    /// Forgets sends that were answered. True when some are left.
    fn prune_offered(&mut self, peer: PeerId) -> bool {
        while let Some(&name) = self.peers.get(peer).offered.front() {
            if self.waits_for_answer(name) {
                return true;
            }
            self.peers.get_mut(peer).offered.pop_front();
        }
        false
    }

    /// Claims adverts of a peer that computes, for the sends that they are for.
    fn claim(&mut self, peer: PeerId) {
        let p = self.peers.get(peer);
        let Some(adverts) = p.routes.as_ref().and_then(|r| r.adverts) else { return };
        for advert in adverts.theirs {
            let Some(seen) = advert.look() else { continue };
            let Terms { context, source, tag, seq, len, .. } = seen.terms;
            let found = p.offered.iter().copied().find(|&name| {
                let Some(req) = self.sends.get(name) else { return false };
                let Some(mover) = req.mover.as_deref() else { return false };
                (req.context, req.source, req.tag) == (context, source, tag)
                    && req.buf.len() as u64 <= len
                    && self.waits_for_answer(name)
                    && p.is_first(mover.before, seq, context, source, tag)
            });
            let Some(name) = found.filter(|_| advert.claim(&seen)) else { continue };
            let Some(mover) = self.sends.get_mut(name).and_then(|r| r.mover.as_mut()) else {
                continue;
            };
            mover.target = Some(Target { advert, terms: seen.terms, claimed: Some(seen) });
            self.streams.push(name);
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
        let Some(req) = self.state.recvs.get(name) else { return false };
        let Some(memory) = req.buf.contiguous() else { return false };
        let long = memory.len() as u64 >= self.state.tuning.absent_min;
        if req.state != RecvState::Posted || !long || self.state.watched.len() >= WATCHED_MAX {
            return false;
        }
        // A receive that was posted earlier would get the message.
        if self.state.space(w.space).and_then(|s| s.awaiting(source, tag)) != Some(name) {
            return false;
        }
        let peer =
            self.peer_of(&Envelope { context, to, source, tag, overtakes: false, owner: w.owner });
        let Some(ours) = self.free_advert(peer) else { return false };
        let seq = self.state.peers.get(peer).recv_seq;
        let (addr, len) = (memory.ptr() as u64, memory.len() as u64);
        ours.advert.post(&Terms { context, source, tag, seq, addr, len });
        let what = What::Posted(name, ours, seq);
        self.state.watched.push(Watch { what, peer, absence: Absence::default() });
        true
    }

    /// An advert for the peer that is free.
    fn free_advert(&mut self, peer: PeerId) -> Option<Ours> {
        self.connect(peer).ok()?;
        let adverts = self.state.peers.get(peer).routes.as_ref()?.adverts?;
        let (index, advert) = (0..).zip(adverts.ours).find(|(_, a)| a.is_free())?;
        Some(Ours { advert, index })
    }

    /// Answers an offer that this process may read. True: by reading it now.
    pub(super) fn answer(&mut self, name: Name) -> bool {
        let posted = self.state.posted_advert(name);
        let Some(req) = self.state.recvs.get(name) else { return false };
        let Some(r) = &req.rendezvous else { return false };
        let (peer, streams, len) = (r.peer, r.streams, r.wanted);
        let addr = req.buf.contiguous().map_or(0, |m| m.ptr() as u64);
        let (Some(ours), met) = (match posted {
            // Reading is the better way then.
            Some(ours) if !streams && ours.advert.withdraw() => (None, Met::Acked),
            Some(ours) => (Some(ours), ours.advert.meet()),
            None if streams => {
                let ours = self.free_advert(peer);
                if let Some(ours) = ours {
                    ours.advert.answer(&Terms { addr, len, ..Terms::default() });
                }
                (ours, Met::Acked)
            }
            None => (None, Met::Acked),
        }) else {
            return self.answer_plainly(name, streams);
        };
        let Some(r) = self.state.recvs.get_mut(name).and_then(|q| q.rendezvous.as_mut()) else {
            return false;
        };
        r.advert = Some(ours);
        if met == Met::Done {
            r.got += r.wanted - r.get_base;
            if r.got == r.wanted {
                self.state.recv_done(name);
            }
            return false;
        }
        let number = ours.advert.use_number();
        let advert = Some(wire::AdvertUse { index: ours.index, number });
        let ack = wire::Ack { advert, ..r.ack(name) };
        if met == Met::Acked {
            let what = What::Acked(name, ours);
            self.state.watched.push(Watch { what, peer, absence: Absence::default() });
        }
        self.acknowledge(peer, ack);
        false
    }

    /// [`Engine::answer`] without an advert.
    fn answer_plainly(&mut self, name: Name, streams: bool) -> bool {
        let Some(r) = self.state.recvs.get_mut(name).and_then(|q| q.rendezvous.as_mut()) else {
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
    pub(super) fn acknowledge(&mut self, peer: PeerId, ack: wire::Ack) {
        if !self.send_control(peer, Control::Ack(ack)) {
            self.state.control.push_back((peer, Control::Ack(ack)));
        }
    }

    // ---- each pass ----

    /// Looks at what is watched.
    pub(super) fn watch(&mut self) {
        let mut watched = std::mem::take(&mut self.state.watched);
        watched.retain_mut(|w| self.keep_watching(w));
        // What was added meanwhile goes behind.
        watched.append(&mut self.state.watched);
        self.state.watched = watched;
    }

    fn keep_watching(&mut self, w: &mut Watch) -> bool {
        match &mut w.what {
            What::Offers => {
                if !self.state.prune_offered(w.peer) {
                    return false;
                }
                if w.absence.found(self.outside(w.peer)) == Presence::Computes {
                    self.state.claim(w.peer);
                }
                true
            }
            What::Losses => true,
            What::Recalled(name) => {
                let computes = w.absence.found(self.looks(w.peer)) == Presence::Computes;
                self.await_answer(*name, computes)
            }
            What::Posted(name, ours, told) => {
                let posted =
                    self.state.recvs.get(*name).is_some_and(|r| r.state == RecvState::Posted);
                let seq = self.state.peers.get(w.peer).recv_seq;
                if posted && seq != *told {
                    ours.advert.advance(seq);
                    *told = seq;
                }
                true
            }
            What::Acked(name, ours) => {
                let (name, ours) = (*name, *ours);
                let is = |o: &Ours| std::ptr::eq(o.advert, ours.advert);
                let Some(r) = self.state.recvs.get_mut(name).and_then(|q| q.rendezvous.as_mut())
                else {
                    return false;
                };
                if !ours.advert.is_acked() || !r.advert.as_ref().is_some_and(is) {
                    return false;
                }
                let outside = self.outside(w.peer);
                if w.absence.found(outside) != Presence::Computes || !ours.advert.withdraw() {
                    return true;
                }
                self.read_instead(name);
                false
            }
        }
    }

    /// The acknowledgement of a receive is void: this side reads.
    fn read_instead(&mut self, name: Name) {
        let Some(r) = self.state.recvs.get_mut(name).and_then(|q| q.rendezvous.as_mut()) else {
            return;
        };
        (r.advert, r.reads) = (None, true);
        self.state.pulls.push(name);
        // One that has not left would follow the end.
        let recv_req = name.pack();
        self.state
            .control
            .retain(|(_, c)| !matches!(c, Control::Ack(ack) if ack.recv_req == recv_req));
    }

    /// Something is to be done when a peer begins to compute.
    pub(super) fn watches(&self) -> bool {
        self.state.watched.iter().any(|w| !matches!(w.what, What::Posted(..) | What::Losses))
    }

    /// A peer may compute, and a few more passes will tell.
    pub(super) fn looks_closer(&self) -> bool {
        self.state.watched.iter().any(|w| (1..PASSES).contains(&w.absence.passes))
    }

    /// As [`Engine::outside`], whether or not the peer's memory can be written.
    fn looks(&mut self, peer: PeerId) -> Option<u32> {
        let route = self.state.peers.get(peer).routes.as_ref()?.eager;
        self.modules.of(route).btl.outside(route.to)
    }

    fn outside(&mut self, peer: PeerId) -> Option<u32> {
        let put = self.state.peers.get(peer).routes.as_ref()?.put?;
        self.modules.of(put).btl.outside(put.to)
    }

    // ---- putting ----

    /// Puts a piece of a claimed send whose receiver has not answered. True when it stays on the
    /// list of streams.
    pub(super) fn put_offered(&mut self, name: Name) -> bool {
        let Some(req) = self.state.sends.get(name) else { return false };
        let Some(mover) = req.mover.as_deref() else { return false };
        let (len, rest) = (req.buf.len() as u64, mover.next() < req.buf.len() as u64);
        let (next, upto) = match rest {
            true => (mover.next(), len),
            false => (mover.again, mover.first.min(mover.again + PIECE_AGAIN)),
        };
        let n = if mover.refused { None } else { self.put_piece(name, next, upto) };
        let mover = self.state.sends.get_mut(name).and_then(|r| r.mover.as_deref_mut());
        let (Some(n), Some(mover)) = (n, mover) else {
            // The answer will come.
            return false;
        };
        if rest {
            mover.put += n;
        } else {
            mover.again += n;
        }
        if mover.next() < len || mover.again < mover.first {
            return true;
        }
        let target = mover.target;
        if target.is_some_and(|t| t.claimed.is_some_and(|seen| t.advert.finish(&seen))) {
            self.state.send_done(name);
        }
        false
    }

    /// Puts a piece of a send that the receiver has asked for, if the receiver computes. False:
    /// fragments are the way.
    pub(super) fn put_streaming(&mut self, name: Name, next: u64, upto: u64) -> bool {
        let Some(req) = self.state.sends.get(name) else { return false };
        let Some(mover) = req.mover.as_deref() else { return false };
        // What a message tells may wake a thread of the receiver's, so it is told once.
        let (untold, stuck) = (mover.put - mover.told, mover.target.is_none() || mover.refused);
        if untold > 0 && (stuck || next + untold >= upto) {
            self.tell_put(name);
            return true;
        }
        if stuck {
            return false;
        }
        let outside = self.outside(req.peer);
        let Some(req) = self.state.sends.get_mut(name) else { return false };
        let Some(mover) = req.mover.as_deref_mut() else { return false };
        match mover.absence.found(outside) {
            Presence::Inside if untold > 0 => self.tell_put(name),
            Presence::Inside => return false,
            Presence::Between => {}
            Presence::Computes => {
                if let Some(n) = self.put_piece(name, next + untold, upto)
                    && let Some(req) = self.state.sends.get_mut(name)
                    && let Some(mover) = req.mover.as_deref_mut()
                {
                    mover.put += n;
                    if untold + n >= upto - next {
                        self.tell_put(name);
                    }
                }
            }
        }
        true
    }

    /// Tells the receiver what was put; the send goes on, or ends, when that has left.
    fn tell_put(&mut self, name: Name) {
        let Some(req) = self.state.sends.get(name) else { return };
        let (SendState::Streaming { next, upto }, Some(mover)) = (req.state, &req.mover) else {
            return;
        };
        let bytes = (mover.put - mover.told).min(upto - next);
        let put = wire::Put { recv_req: req.remote, bytes };
        if bytes > 0 && !self.send_control(req.peer, Control::Put(put)) {
            return;
        }
        let Some(req) = self.state.sends.get_mut(name) else { return };
        req.state = SendState::Streaming { next: next + bytes, upto };
        if let Some(mover) = req.mover.as_deref_mut() {
            mover.told = mover.put;
        }
    }

    /// Puts a piece at `next`, and gives its length. `None`: refused, and no more will be put.
    fn put_piece(&mut self, name: Name, next: u64, upto: u64) -> Option<u64> {
        let req = self.state.sends.get_mut(name)?;
        let mover = req.mover.as_deref_mut()?;
        let n = PIECE.min(upto.saturating_sub(next));
        let inside = |t: &Target| next.checked_add(n).is_some_and(|end| end <= t.terms.len);
        let target = mover.target.as_ref().filter(|t| inside(t));
        let addr = target.and_then(|t| t.terms.addr.checked_add(next));
        let put = self.state.peers.get(req.peer).routes.as_ref().and_then(|r| r.put);
        let sent = match (put, req.buf.contiguous(), addr) {
            (Some(put), Some(memory), Some(addr)) => {
                let part = memory.part(next as usize, n as usize);
                self.modules.used(put).btl.put(put.to, addr, part)
            }
            _ => Err(Failure::Refused(RemoteAccess::Write).into()),
        };
        match sent {
            Ok(()) => {
                self.puts += 1;
                if let Some(scope) = req.buffered {
                    self.state.bsend.lock().moves(scope);
                }
                Some(n)
            }
            Err(SendError::NoResource) => Some(0),
            Err(SendError::Failed(_)) => {
                mover.refused = true;
                None
            }
        }
    }

    /// The request needs no progress of this process: its peer can end it alone.
    pub(crate) fn is_left_to_peer(&self, req: Req) -> bool {
        match req.named() {
            super::engine::Named::Send(n) => {
                self.state.sends.get(n).is_some_and(|r| r.mover.is_some())
            }
            _ => false,
        }
    }
}
