//! Peers that have left the node of this process, or were left behind by it, while all ranks were
//! interrupted (ADR 60): other modules lead to them from now on.
//!
//! Nothing was under way, so that only what was decided for the memory of the node is decided anew:
//! a message that was offered to be read or written there goes in fragments, as one whose memory
//! may not be accessed.

use hawser_core::error::Result;
use hawser_core::holding;

use super::engine::Engine;
use super::ids::PeerId;
use super::slab::Name;
use super::work::{Control, What};

impl Engine {
    /// Takes the routes anew to those peers that memory of the node no longer reaches.
    ///
    /// # Errors
    /// The first that no module reaches.
    #[cold]
    pub(super) fn follow_places(&mut self) -> Result<()> {
        let Some(node) = self.hearing.as_ref().map(|hearing| hearing.node) else { return Ok(()) };
        if (0..node.nlocal()).all(|slot| node.has(slot)) {
            return Ok(());
        }
        // What else is in memory of the node, with messages or without.
        holding::note_node_split();
        self.modules.leave_behind();
        let all: Vec<PeerId> = self.state.peers.ids().collect();
        let apart: Vec<PeerId> = all.into_iter().filter(|peer| self.is_apart(*peer)).collect();
        apart.into_iter().try_for_each(|peer| self.reroute(peer))
    }

    /// Routes lead over memory of the node to a peer that is elsewhere.
    fn is_apart(&self, peer: PeerId) -> bool {
        let p = self.state.peers.get(peer);
        let Some(routes) = &p.routes else { return false };
        self.modules.is_memory(routes.eager.get()) && (self.locate)(p.at).local.is_none()
    }

    fn reroute(&mut self, peer: PeerId) -> Result<()> {
        // Of what was to be put the receiver is told by messages.
        let sends = self.state.sends.requests.iter();
        let to_peer: Vec<Name> = sends.filter(|(_, r)| r.peer == peer).map(|(n, _)| n).collect();
        for name in to_peer {
            let req = self.state.sends.requests.get_mut(name);
            if let Some(mover) = req.and_then(|r| r.mover.as_mut()) {
                mover.handle_refused();
            }
        }
        // An answer that has not left names an advert, which the sender does not see.
        let named = |(to, control): &(PeerId, Control)| match control {
            Control::Ack(ack) if *to == peer && ack.advert.is_some() => {
                Some(Name::unpack(ack.recv_req))
            }
            _ => None,
        };
        let answers: Vec<Name> = self.state.work.control().iter().filter_map(named).collect();
        for name in answers {
            let req = self.state.recvs.requests.get_mut(name);
            let advert = req.and_then(|q| q.rendezvous.as_mut()).and_then(|r| r.advert.as_mut());
            if advert.is_some_and(|advert| advert.withdraw()) {
                self.read_instead(name);
            }
        }
        self.state.peers.get_mut(peer).routes = None;
        self.connect(peer)?;
        let Some(way) = self.state.peers.get(peer).routes.as_ref().map(|r| r.eager.get()) else {
            return Ok(());
        };
        for (_, control) in self.state.work.control().iter_mut().filter(|(to, _)| *to == peer) {
            if let Control::Recall(_, old) | Control::Decision(_, old) = control {
                *old = way;
            }
        }
        for watch in self.state.work.watched().iter_mut().filter(|w| w.peer == peer) {
            if let What::Recalled(_, old) = &mut watch.what {
                *old = way;
            }
        }
        Ok(())
    }
}
