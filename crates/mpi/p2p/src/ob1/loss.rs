//! Peers that are lost, and the operations that end because of it.
//!
//! A peer is lost when a module says so, or when it has sent what no process of this version sends:
//! whatever followed could not be trusted either. Every operation that only lost peers could end
//! ends with an error that names one of them: those under way at once, those that are started later
//! in the next pass. The memory of a transfer stays its own until no module uses it any more: each
//! zero-copy send and each `get` is completed by its module, also when the peer is lost.
//!
//! Who waits for a process that lives may wait for a lost one all the same:
//!
//! - A collective call of which a member is lost has ended with an error at some ranks, which send
//!   nothing more of it and take nothing. So whatever waits in the space of collectives of a
//!   communicator that involves a lost process ends with an error. A message that a receiver has
//!   matched goes on: both sides are at it.
//! - A receive from any source may be meant for the message of the lost process, or for that of
//!   another one. Whoever waits is told, once for each lost process and communicator; receives that
//!   are started after that are for the others.

use std::collections::{BTreeMap, BTreeSet};

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::SOME_TAGS;
use hawser_core::error::Error;
use hawser_core::group::Group;
use hawser_core::liveness::Reason;
use hawser_core::status::Status;
use hawser_segment::{ProcId, Remote};
use hawser_wireup::names;

use super::component::Ob1;
use super::engine::{Engine, Wanted};
use super::failure::{Fault, Loss, Trouble, waits_for_finalizing};
use super::peers::PeerId;
use super::slab::Name;
use super::state::{CommState, RecvState, SendState, SpaceId, State};
use super::watch::{Watch, What};

/// The processes on which messages of a communicator depend.
pub(crate) struct Senders {
    /// Those who may send, by rank.
    group: Group,
    /// Apart, since communicators stand in a row that each receive goes to.
    more: Box<More>,
}

struct More {
    /// This process, if it is one of them. A receive that only it could end is hopeless too: it
    /// waits.
    me: Option<ProcId>,
    /// [`Comm::involved`], without the group of those who may send.
    beyond: Vec<Group>,
    /// Lost senders of which receives from any source were told.
    told: BTreeSet<ProcId>,
}

impl Senders {
    /// Those of a communicator.
    pub(crate) fn of(comm: &Comm) -> Senders {
        let me = (!comm.is_inter()).then(|| comm.peer(comm.rank()));
        // The first is the local group.
        let known = usize::from(!comm.is_inter());
        let beyond = comm.involved().skip(known).cloned().collect();
        Senders::new(comm.peers().clone(), me, beyond)
    }

    pub(crate) fn new(group: Group, me: Option<ProcId>, beyond: Vec<Group>) -> Senders {
        Senders { group, more: Box::new(More { me, beyond, told: BTreeSet::new() }) }
    }

    /// Those who may send.
    pub(super) fn procs(&self) -> impl Iterator<Item = ProcId> + '_ {
        self.group.iter()
    }

    /// Collective operations depend on this process.
    fn involve(&self, proc: ProcId) -> bool {
        self.group.contains(proc) || self.more.beyond.iter().any(|g| g.contains(proc))
    }
}

/// Why nothing ends a receive or probe.
pub(super) struct Hopeless {
    pub(super) error: Error,
    /// The rank that a receive from any source is told of.
    told: Option<u32>,
}

impl From<Error> for Hopeless {
    fn from(error: Error) -> Hopeless {
        Hopeless { error, told: None }
    }
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
        if let Some(routes) = self.peers.get_mut(peer).routes.take() {
            self.work.watch(Watch::new(What::GivenUp(routes.send), peer));
        }
        self.liveness.report(at.proc(), Reason::Lost(why.of(at.proc())));
        self.lost.entry(at.proc()).or_insert_with(|| why.clone());
        let p = self.peers.get_mut(peer);
        p.pending.clear();
        // What may still come is kept off the short path, and dropped.
        p.early = BTreeMap::from([(p.recv_seq.wrapping_sub(1), Vec::new())]);
        p.dead.get_or_insert(why);
        self.fail_sends(peer);
        self.fail_transfers(peer);
        self.keep_reserved(peer);
        self.fail_hopeless();
        self.clear_parked();
    }

    /// Forgets lost processes of other jobs (from index `own_ranks` on) on which no communicator
    /// depends any more: a server outlives many callers.
    #[cold]
    pub(super) fn forget_losses(&mut self, own_ranks: u32) {
        let State { lost, comms, .. } = self;
        let is_used = |proc: ProcId| {
            let mut all = comms.iter().flatten().filter_map(|c| c.senders.as_ref());
            all.any(|senders| senders.involve(proc))
        };
        lost.retain(|proc, _| *proc < own_ranks || is_used(*proc));
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
        if req.rendezvous.as_ref().is_none_or(|r| !r.is_reading()) {
            self.recv_done(name);
        }
    }

    /// Ends posted receives that only lost peers could end.
    pub(super) fn fail_hopeless(&mut self) {
        self.post_direct(|_| true);
        let posted: Vec<(Name, Hopeless)> = self
            .recvs
            .iter()
            .filter(|(_, r)| r.state == RecvState::Posted)
            .filter_map(|(name, r)| {
                let tag = || self.comm_of(r.space)?.pattern(r.space, r.posted_at?)?.1;
                Some((name, self.hopeless(r.only_from, r.space, tag)?))
            })
            .collect();
        for (name, hopeless) in posted {
            let Some(space) = self.recvs.get(name).map(|r| r.space) else { continue };
            self.unpost(name);
            // Who could claim it is lost.
            if let Some(advertised) = self.posted_advert(name) {
                advertised.end();
            }
            self.note_told(space, &hopeless);
            if let Some(req) = self.recvs.get_mut(name) {
                let source = hopeless.told.map_or(Status::EMPTY.source, |rank| rank as i32);
                req.status = Status { source, ..Status::EMPTY };
                req.error = Some(hopeless.error);
            }
            self.recv_done(name);
        }
    }

    /// The error of a probe for which there is no message, when none can come any more.
    pub(super) fn hopeless_probe(&mut self, w: &Wanted) -> Option<Error> {
        if self.lost.is_empty() {
            return None;
        }
        let hopeless = self.hopeless(w.only_from, w.space, || None)?;
        self.note_told(w.space, &hopeless);
        Some(hopeless.error)
    }

    /// A receive from any source is told of a lost sender: those after it are for the others.
    fn note_told(&mut self, space: SpaceId, hopeless: &Hopeless) {
        let comm = self.comms.get_mut(space.comm()).and_then(Option::as_mut);
        if let (Some(rank), Some(s)) = (hopeless.told, comm.and_then(|c| c.senders.as_mut())) {
            s.more.told.insert(s.group.proc(rank));
        }
    }

    fn comm_of(&self, space: SpaceId) -> Option<&CommState> {
        self.comms.get(space.comm())?.as_ref()
    }

    /// Why a message with this tag cannot come any more for a receive or probe; `None` while one
    /// can.
    #[cold]
    fn hopeless(
        &self,
        only_from: Option<ProcId>,
        space: SpaceId,
        tag: impl FnOnce() -> Option<u32>,
    ) -> Option<Hopeless> {
        let senders = || self.comm_of(space)?.senders.as_ref();
        if let Some(from) = only_from {
            if let Some(why) = self.lost.get(&from) {
                return Some(why.of(from).into());
            }
            let of_all = space.is_coll() && tag().is_none_or(|tag| tag < SOME_TAGS);
            return of_all.then(|| self.given_up(senders()?)).flatten().map(Hopeless::from);
        }
        let (last, why) = self.lost.last_key_value()?;
        let senders = senders()?;
        let gone = |proc: ProcId| self.lost.contains_key(&proc) || senders.more.me == Some(proc);
        let others = senders.group.iter().any(|proc| senders.more.me != Some(proc));
        if others && senders.group.iter().all(gone) {
            let error = hawser_core::err!(
                ProcAborted,
                "the connections to all ranks that could send the message are lost; the one to \
                 {}: {why}",
                names::spoken_with_job(*last)
            );
            return Some(error.into());
        }
        self.untold(senders)
    }

    /// The first lost sender of which no receive from any source was told.
    fn untold(&self, senders: &Senders) -> Option<Hopeless> {
        let untold = |proc: &ProcId| !senders.more.told.contains(proc);
        let (proc, why, rank) = self
            .lost
            .iter()
            .filter(|(proc, _)| untold(proc))
            .find_map(|(proc, why)| Some((proc, why, senders.group.rank_of(*proc)?)))?;
        let error = hawser_core::err!(
            ProcAborted,
            "the message may have been that of a rank that is lost: the connection to {} is lost: \
             {why}; what is received from any source after this error is for the ranks that are \
             left",
            names::spoken_with_job(*proc)
        );
        Some(Hopeless { error, told: Some(rank) })
    }

    /// Why a collective operation may have been given up by others.
    fn given_up(&self, senders: &Senders) -> Option<Error> {
        if let Some(proc) = self.finalizing.iter().find(|proc| senders.involve(**proc)) {
            return Some(waits_for_finalizing(*proc));
        }
        let (proc, why) = self.lost.iter().find(|(proc, _)| senders.involve(**proc))?;
        Some(hawser_core::err!(
            ProcAborted,
            "a collective operation cannot end without {}, to which the connection is lost: \
             {why}; make a communicator of the ranks that are left with MPI_Comm_create_group",
            names::spoken_with_job(*proc)
        ))
    }

    /// Sends of collective operations whose receivers may have given them up.
    fn stranded(&self) -> Vec<(Name, Error)> {
        let waits = |r: &super::state::SendReq| {
            let unmatched = matches!(r.state, SendState::Queued | SendState::Offered);
            let of_all = r.context & 1 != 0 && r.tag < SOME_TAGS;
            of_all && unmatched && r.error.is_none() && !r.is_claimed()
        };
        let error = |r: &super::state::SendReq| self.given_up(self.senders_of(r.context)?);
        let found = self.sends.iter().filter(|(_, r)| waits(r));
        found.filter_map(|(name, r)| Some((name, error(r)?))).collect()
    }
}

impl Engine {
    /// Ends what waits for processes that live, but may have given up what depends on lost ones.
    #[cold]
    pub(super) fn end_stranded(&mut self) {
        self.state.fail_hopeless();
        for (name, error) in self.state.stranded() {
            self.strand(name, error);
        }
    }

    /// Ends a send that its receiver has not matched, and may never match. If it does, it gets the
    /// message, which is not the user's memory any more.
    fn strand(&mut self, name: Name, error: Error) {
        let Some(req) = self.state.sends.get_mut(name) else { return };
        if req.state == SendState::Queued {
            let peer = req.peer;
            self.state.peers.get_mut(peer).pending.retain(|&n| n != name);
            return self.state.send_failed(name, error);
        }
        self.release(name);
        // One of which no copy can be made waits on.
        if let Some(req) = self.state.sends.get_mut(name).filter(|r| r.is_released()) {
            req.error = Some(error);
            self.state.completed = true;
        }
    }
}

impl Ob1 {
    /// The loss of a process, after a path was made to it: who has none is not told of losses.
    #[cold]
    pub(super) fn find_loss(&self, proc: ProcId) -> Option<Error> {
        self.hears_of_losses();
        let why = self.liveness.why(proc);
        if why.is_none() {
            let mut engine = self.channel(0).engine.lock();
            let peer = engine.state.peers.id(proc.into());
            // Who cannot be reached is not judged.
            let _ = engine.connect(peer);
        }
        why
    }
}
