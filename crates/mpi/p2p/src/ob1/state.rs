//! Everything ob1 knows, but for the modules: peers, message spaces, requests, unexpected messages,
//! and the work that waits for a module to be free.
//!
//! The state is what modules deliver into ([`Sink`](hawser_btl::Sink)). A delivery
//! changes state and copies payload; what has to be sent because of it is put into a work list that
//! [`super::engine::Engine`] serves after the modules have returned.

use hawser_core::buf::UserBuf;
use hawser_segment::ProcId;
use hawser_segment::node::ObservedPage;

use super::comms::{Comms, Ending, Space};
use super::losses::Losses;
use super::params::Tuning;
use super::peers::Peers;
use super::recvs::Recvs;
use super::requests::Wanted;
pub(crate) use super::requests::*;
use super::sends::Sends;
use super::slab::Name;
use super::unexpected::UnexpectedQueue;
use super::work::Work;

pub(crate) struct State {
    pub(crate) tuning: Tuning,
    pub(crate) peers: Peers,
    pub(crate) comms: Comms,
    pub(crate) sends: Sends,
    pub(crate) recvs: Recvs,
    pub(crate) unexpected: UnexpectedQueue,
    pub(crate) work: Work,
    /// Where this process counts its messages.
    pub(crate) counters: &'static ObservedPage,
    /// Some request completed since the owner last looked, or something else happened that waiting
    /// threads have to look at.
    pub(crate) completed: bool,
    /// What this engine has ended because peers are gone.
    pub(crate) loss: Losses,
}

impl State {
    pub(crate) fn new(tuning: Tuning, modules: usize, counters: &'static ObservedPage) -> State {
        State {
            tuning,
            peers: Peers::new(),
            comms: Comms::new(),
            sends: Sends::new(modules),
            recvs: Recvs::new(),
            unexpected: UnexpectedQueue::new(counters),
            work: Work::default(),
            counters,
            completed: false,
            loss: Losses::default(),
        }
    }

    // ---- receives ----

    /// A receive: posted, unless there is a message for it, which is handed out.
    #[inline(always)]
    pub(crate) fn start_recv(&mut self, w: &Wanted, buf: &UserBuf) -> (Name, Option<Name>) {
        let (name, req) = self.recvs.make(w, buf);
        let Some(space) = self.comms.space(w.space) else { return (name, None) };
        match space.receive(w.pattern, name) {
            Ok(place) => {
                req.posted_at = Some(place);
                (name, None)
            }
            Err(message) => (name, Some(message)),
        }
    }

    /// Posts a receive for which there is no message yet.
    pub(crate) fn post_recv(&mut self, w: &Wanted, buf: &UserBuf) -> Name {
        let (name, req) = self.recvs.make(w, buf);
        req.posted_at = self.comms.space(w.space).map(|space| space.post(w.pattern, name));
        name
    }

    /// A request for a receive, not posted yet.
    #[inline]
    pub(crate) fn new_recv(&mut self, w: &Wanted, buf: &UserBuf) -> Name {
        self.recvs.make(w, buf).0
    }

    // ---- communicators ----

    /// Those of these processes with which operations of the communicator with this context id,
    /// which was freed, are under way; all where a receive from any source is posted.
    pub(crate) fn pending_with(&self, context: u64, among: &[ProcId]) -> Vec<ProcId> {
        let slot = self.comms.slot_of(context);
        let is_open = |r: &SendReq| !matches!(r.state, SendState::Left | SendState::Done);
        let sends = self.sends.requests.iter().map(|(_, r)| r);
        let receivers = sends.filter(|r| r.context & !1 == context && is_open(r)).map(|r| r.peer);
        // To which communicator a transfer belongs, a message that a matched probe has taken, or an
        // answer that has still to leave, is not known any more. So those of all communicators
        // count: a process may be kept for too long by that, and never too short.
        let transfers = self.recvs.requests.iter().filter_map(|(_, r)| r.rendezvous.as_ref());
        let answers = self.unexpected.peers().chain(self.work.answers_to());
        let peers = receivers.chain(transfers.map(|r| r.peer)).chain(answers);
        let mut procs: Vec<ProcId> = peers.map(|peer| self.peers.get(peer).proc).collect();
        for (_, r) in self.recvs.requests.iter() {
            let is_posted = r.state.is_posted() && Some(r.space.comm()) == slot.map(|s| s as usize);
            match r.only_from {
                _ if !is_posted => {}
                Some(proc) => procs.push(proc),
                None => return among.to_vec(),
            }
        }
        among.iter().copied().filter(|proc| procs.contains(proc)).collect()
    }

    /// The communicator is freed. Its state stays while receives are posted in it.
    pub(crate) fn comm_freed(&mut self, slot: u32) {
        for comm in self.comms.free(slot) {
            self.loss.revoked -= usize::from(comm.ended != Ending::None);
            for name in comm.spaces.iter().flat_map(Space::unexpected) {
                if let Some(message) = self.take_unexpected(name) {
                    self.discard(message.peer, &message.body);
                    self.unexpected.recycle(message.payload);
                }
            }
        }
    }
}
