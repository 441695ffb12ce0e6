//! The receives under way: those that are requests, and the direct one.

use hawser_btl::Placement;
use hawser_core::buf::UserBuf;
use hawser_core::status::Status;
use hawser_segment::mem::UserSlice;

use super::direct::{Direct, Stage};
use super::requests::{RecvReq, RecvState, Rendezvous, Wanted, status_of, truncated};
use super::slab::{Name, Pool};

pub(crate) struct Recvs {
    pub(crate) requests: Pool<RecvReq>,
    pub(crate) direct: Direct,
}

impl Recvs {
    pub(crate) fn new() -> Recvs {
        Recvs { requests: Pool::new(), direct: Direct::new() }
    }

    /// A request, not posted yet.
    #[inline(always)]
    pub(crate) fn make(&mut self, w: &Wanted, buf: &UserBuf) -> (Name, &mut RecvReq) {
        let only_from = w.only_from;
        let (name, req) = self.requests.take(|| RecvReq {
            buf: UserBuf::empty(),
            state: RecvState::Posted,
            detached: false,
            status: Status::EMPTY,
            error: None,
            owner: w.owner,
            space: w.space,
            posted_at: None,
            only_from: None,
            rendezvous: None,
        });
        // Status, error, `posted_at` and rendezvous are set on the way, or empty since the last
        // use.
        req.buf.set(buf);
        req.state = RecvState::Posted;
        req.detached = false;
        req.owner = w.owner;
        req.space = w.space;
        req.only_from = only_from;
        (name, req)
    }

    /// A whole message goes into its receive. False: there is no such receive.
    #[inline(always)]
    pub(super) fn fill(&mut self, name: Name, source: u32, tag: u32, payload: &[u8]) -> bool {
        let Some(req) = self.requests.get_mut(name) else { return false };
        let taken = req.buf.fill(payload);
        if taken < payload.len() {
            req.error = Some(truncated(payload.len() as u64, taken as u64));
        }
        req.status = status_of(source, tag, taken as u64);
        req.state = RecvState::Done;
        req.posted_at = None;
        if req.detached {
            self.requests.end(name, |r| r.error = None);
        }
        true
    }

    /// A receive is complete. False: there is no such receive.
    #[inline]
    pub(super) fn done(&mut self, name: Name) -> bool {
        let Some(req) = self.requests.get_mut(name) else { return false };
        req.state = RecvState::Done;
        req.posted_at = None;
        if let Some(advertised) = req.rendezvous.take().and_then(|r| r.advert) {
            advertised.end();
        }
        if req.detached {
            self.requests.end(name, |r| r.error = None);
        }
        true
    }

    /// The memory of a placement, as long as the receive that it belongs to is under way.
    pub(super) fn memory_of(&self, placement: &Placement) -> Option<UserSlice> {
        if let Some(memory) = self.direct.placement_of(placement) {
            return Some(memory);
        }
        let req = self.requests.get(self.direct.request_of(placement.cookie)?)?;
        req.rendezvous.as_ref()?;
        let memory = req.buf.contiguous()?;
        let offset = usize::try_from(placement.offset).ok()?;
        let inside = offset <= memory.len() && placement.len <= memory.len() - offset;
        inside.then(|| memory.part(offset, placement.len))
    }

    /// The direct receive whose message is being placed becomes a request, if there is one.
    #[cold]
    #[inline(never)]
    pub(super) fn park_direct(&mut self) {
        let direct = &self.direct;
        if direct.stage != Stage::Placing {
            return;
        }
        let (wanted, memory, status) = (direct.wanted, direct.memory, direct.status);
        let rest = Rendezvous::new(direct.peer, status.bytes);
        let (name, req) = self.make(&wanted, &UserBuf::of_slice(memory));
        req.status = status;
        req.state = RecvState::Receiving;
        req.rendezvous = Some(Box::new(rest));
        self.direct.parked.push((self.direct.placement, name));
        self.direct.stage = Stage::Posted(name);
    }

    /// Forgets placements whose request has ended.
    pub(super) fn clear_parked(&mut self) {
        let Recvs { requests, direct } = self;
        direct.parked.retain(|(_, n)| requests.get(*n).is_some_and(|r| r.rendezvous.is_some()));
    }
}
