//! What has to be looked at in each pass.

use crate::ob1::absent::Presence;
use crate::ob1::engine::Engine;
use crate::ob1::ids::PeerId;
use crate::ob1::slab::Name;
use crate::ob1::state::RecvState;
use crate::ob1::work::{Control, Watch, What};

impl Engine {
    /// Looks at what is watched.
    pub(in crate::ob1) fn watch(&mut self) {
        if self.state.work.watching().is_empty() {
            return;
        }
        let mut watched = std::mem::take(self.state.work.watched());
        watched.retain_mut(|w| self.keep_watching(w));
        // What was added meanwhile goes behind.
        watched.append(self.state.work.watched());
        *self.state.work.watched() = watched;
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
            What::Losses => {
                self.state.loss.watched = self.state.loss.any();
                self.state.loss.watched
            }
            What::GivenUp(routes) => {
                for route in routes {
                    self.modules.of(*route).btl.del_peer(route.to);
                }
                false
            }
            What::Recalled(name, way) => {
                let computes = w.absence.found(self.looks(w.peer)) == Presence::Computes;
                self.await_answer(*name, *way, computes)
            }
            What::Posted(name, advertised) => {
                let posted = self
                    .state
                    .recvs
                    .requests
                    .get(*name)
                    .is_some_and(|r| r.state == RecvState::Posted);
                if posted {
                    advertised.handle_others(self.state.peers.get(w.peer).recv_seq);
                }
                true
            }
            What::Asked(name) => {
                let (name, outside) = (*name, self.outside(w.peer));
                let req = self.state.recvs.requests.get_mut(name);
                let Some(advertised) =
                    req.and_then(|q| q.rendezvous.as_mut()).and_then(|r| r.advert.as_mut())
                else {
                    return false;
                };
                let waits = advertised.poll_asked(outside);
                if advertised.is_over() {
                    self.read_instead(name);
                }
                waits
            }
        }
    }

    /// The acknowledgement of a receive is void: this side reads.
    pub(in crate::ob1) fn read_instead(&mut self, name: Name) {
        let Some(r) = self.state.recvs.requests.get_mut(name).and_then(|q| q.rendezvous.as_mut())
        else {
            return;
        };
        (r.advert, r.reads) = (None, true);
        self.state.work.pull(name);
        // One that has not left would follow the end.
        let recv_req = name.pack();
        let is_void = |c: &Control| matches!(c, Control::Ack(ack) if ack.recv_req == recv_req);
        self.state.work.control().retain(|(_, c)| !is_void(c));
    }

    /// Something is to be done when a peer begins to compute.
    pub(in crate::ob1) fn watches(&self) -> bool {
        let idle = |w: &Watch| matches!(w.what, What::Posted(..) | What::Losses);
        !self.state.work.watching().iter().all(idle)
    }

    /// A peer may compute, and a few more passes will tell.
    pub(in crate::ob1) fn looks_closer(&self) -> bool {
        self.state.work.watching().iter().any(|w| match &w.what {
            What::Asked(name) => self.state.advertised(*name).is_some_and(|a| a.looks_closer()),
            _ => w.absence.is_open(),
        })
    }

    /// See [`Btl::outside`](hawser_btl::Btl::outside), of a peer whose memory can be
    /// written.
    pub(in crate::ob1) fn outside(&mut self, peer: PeerId) -> Option<u32> {
        let put = self.state.peers.get(peer).routes.as_ref()?.put?;
        self.modules.of(put).btl.outside(put.to)
    }

    /// As [`Engine::outside`], of any peer.
    fn looks(&mut self, peer: PeerId) -> Option<u32> {
        let route = self.state.peers.get(peer).routes.as_ref()?.eager.get();
        self.modules.of(route).btl.outside(route.to)
    }
}
