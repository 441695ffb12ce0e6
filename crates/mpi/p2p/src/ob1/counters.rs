//! Counting of messages: by size in the page that observers read, by peer in the peer's state.
//!
//! A message counts when it is sent or arrives, all of it or its announcement: what a peer has
//! sent and this process has received of one another differs by what is on its way.

use hawser_segment::ProcId;
use hawser_segment::node::ObservedPage;
use hawser_status::{Count, Counting};

use super::engine::Engine;
use super::ids::PeerId;
use super::peers::{PeerState, Tally};
use super::state::{Body, State};

impl PeerState {
    /// A message to the peer has left.
    #[inline(always)]
    pub(crate) fn count_sent(&mut self, page: &ObservedPage, len: usize) {
        page.sent(len);
        self.tally.sent += 1;
        self.tally.sent_bytes += len as u64;
    }

    /// A message of the peer has come to be matched, or its offer.
    #[inline(always)]
    pub(crate) fn count_arrival(&mut self, page: &ObservedPage, body: &Body, payload: usize) {
        let len = match body {
            Body::Eager(_) => payload,
            Body::Sync(_) => {
                page.count(Count::ReceivedSynchronous);
                payload
            }
            Body::Offer(offered) => {
                page.count(Count::ReceivedRendezvous);
                self.tally.received_rendezvous += 1;
                offered.len as usize
            }
        };
        page.received(len);
        self.tally.received += 1;
        self.tally.received_bytes += len as u64;
    }

    /// The offer of a message to the peer has left.
    pub(crate) fn count_offer(&mut self, page: &ObservedPage, len: usize, readable: bool) {
        self.count_sent(page, len);
        self.tally.sent_rendezvous += 1;
        page.count(Count::SentRendezvous);
        if readable {
            page.count(Count::SentReadable);
        }
    }
}

impl State {
    /// Reading of a message from the peer's memory has ended, or was refused.
    pub(crate) fn count_get(&mut self, peer: PeerId, refused: bool) {
        if refused {
            return self.counters.count(Count::GetRefused);
        }
        self.counters.count(Count::ReceivedGet);
        self.peers.get_mut(peer).tally.received_get += 1;
    }
}

impl Engine {
    /// What was exchanged with each contacted peer, in the order of first contact.
    pub(crate) fn tallies(&self) -> impl Iterator<Item = (ProcId, Tally)> {
        self.state.peers.iter().map(|p| (p.proc, p.tally))
    }
}
