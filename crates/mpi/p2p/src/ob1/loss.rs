//! Peers that are lost, and the operations that end because of it.
//!
//! A peer is lost when a module says so, or when it has sent what no process of this version sends:
//! whatever followed could not be trusted either. Every operation that only lost peers could end
//! ends with an error that names one of them: those under way at once, those that are started later
//! in the next pass. The memory of a transfer stays its own until no module uses it any more: each
//! zero-copy send and each `get` is completed by its module, also when the peer is lost.

use std::collections::BTreeMap;

use hawser_core::error::Error;
use hawser_core::group::Group;
use hawser_core::status::Status;
use hawser_transport::btl::{ProcId, Remote};

use super::failure::{Fault, Loss, Trouble};
use super::peers::PeerId;
use super::slab::Name;
use super::state::{RecvState, SendState, SpaceId, State};
use super::watch::{Watch, What};

/// The processes that may send on a communicator.
pub(crate) struct Senders {
    /// By rank.
    pub(crate) group: Group,
    /// This process, if it is one of them. A receive that only it could end is hopeless too: it
    /// waits.
    pub(crate) me: Option<ProcId>,
}

impl State {
    /// The peer has sent something that cannot be accepted.
    #[cold]
    pub(crate) fn fault(&mut self, from: Remote, why: Fault) {
        self.faults += 1;
        self.last_fault = Some(Trouble::Refused { rank: from.proc(), why });
        self.lose(from, Loss::Fault(why));
    }

    /// The run-time says that this process is lost.
    #[cold]
    pub(super) fn lose_process(&mut self, proc: ProcId) {
        if self.lost.contains_key(&proc) {
            return;
        }
        self.lose(proc.into(), Loss::Told);
        for at in self.peers.of(proc) {
            self.lose(at, Loss::Told);
        }
        // Other threads may wait for what has ended by it.
        self.completed = true;
    }

    /// A peer is lost for good.
    #[cold]
    pub(super) fn lose(&mut self, at: Remote, why: Loss) {
        self.post_direct(|_| true);
        self.park_direct();
        let peer = self.peers.id(at);
        if self.lost.is_empty() {
            // Each pass looks for receives that are posted from now on.
            self.work.watch(Watch::new(What::Losses, peer));
        }
        self.lost.entry(at.proc()).or_insert_with(|| why.clone());
        let p = self.peers.get_mut(peer);
        p.pending.clear();
        // What may still come is kept off the short path, and dropped.
        p.early = BTreeMap::from([(p.recv_seq.wrapping_sub(1), Vec::new())]);
        p.routes = None;
        p.dead.get_or_insert(why);
        self.fail_sends(peer);
        self.fail_transfers(peer);
        self.keep_reserved(peer);
        self.fail_hopeless();
        self.clear_parked();
    }

    /// The error of an operation with a lost peer.
    pub(super) fn loss_of(&self, peer: PeerId) -> Option<Error> {
        let p = self.peers.get(peer);
        p.dead.as_ref().map(|why| why.of(p.proc))
    }

    fn fail_sends(&mut self, peer: PeerId) {
        let open = |r: &super::state::SendReq| r.peer == peer && r.state != SendState::Done;
        let names: Vec<Name> =
            self.sends.iter().filter(|(_, r)| open(r)).map(|(name, _)| name).collect();
        for name in names {
            if let Some(error) = self.loss_of(peer) {
                self.send_failed(name, error);
            }
        }
    }

    /// Receives whose message was on its way.
    fn fail_transfers(&mut self, peer: PeerId) {
        let names: Vec<Name> = self
            .recvs
            .iter()
            .filter(|(_, r)| r.rendezvous.as_ref().is_some_and(|v| v.peer == peer))
            .map(|(name, _)| name)
            .collect();
        for name in names {
            self.fail_transfer(name, peer);
        }
    }

    /// The transfer into a receive fails, as soon as no `get` writes to its memory any more.
    pub(super) fn fail_transfer(&mut self, name: Name, peer: PeerId) {
        let error = self.loss_of(peer);
        let Some(req) = self.recvs.get_mut(name) else { return };
        if req.error.is_none() {
            req.error = error;
        }
        if req.rendezvous.as_ref().is_none_or(|r| r.gets == 0) {
            self.recv_done(name);
        }
    }

    /// Ends posted receives that only lost peers could end.
    pub(super) fn fail_hopeless(&mut self) {
        self.post_direct(|_| true);
        let posted: Vec<(Name, Error)> = self
            .recvs
            .iter()
            .filter(|(_, r)| r.state == RecvState::Posted)
            .filter_map(|(name, r)| Some((name, self.hopeless(r.only_from, r.space)?)))
            .collect();
        for (name, error) in posted {
            self.unpost(name);
            // Who could claim it is lost.
            if let Some(advertised) = self.posted_advert(name) {
                advertised.end();
            }
            if let Some(req) = self.recvs.get_mut(name) {
                req.status = Status::EMPTY;
                req.error = Some(error);
            }
            self.recv_done(name);
        }
    }

    /// Why no message can come any more for a receive or probe; `None` while one can.
    #[cold]
    pub(super) fn hopeless(&self, only_from: Option<ProcId>, space: SpaceId) -> Option<Error> {
        if let Some(from) = only_from {
            return self.lost.get(&from).map(|why| why.of(from));
        }
        let (last, why) = self.lost.last_key_value()?;
        let comm = self.comms.get(space.comm())?.as_ref()?;
        let senders = comm.senders.as_ref()?;
        let gone = |proc: ProcId| self.lost.contains_key(&proc) || senders.me == Some(proc);
        let others = senders.group.iter().any(|proc| senders.me != Some(proc));
        (others && senders.group.iter().all(gone)).then(|| {
            hawser_core::err!(
                ProcAborted,
                "the connections to all ranks that could send the message are lost; the one to \
                 rank {last} of the job: {why}"
            )
        })
    }
}
