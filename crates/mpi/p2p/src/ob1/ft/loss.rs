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
//!   another one. Until the program has acknowledged the loss a blocking one ends with an error,
//!   and a request is *suspended*: it stays posted, and whoever waits for it is told.
//!
//! What waits in a communicator that is revoked ends, whomever it waits for. Its communicator
//! leads receives to a place where no message comes: see `Comms::nowhere`.

use std::collections::{BTreeMap, BTreeSet};

use hawser_core::comm::{Comm, ErrorRange, WeakComm};
use hawser_core::contracts::coll::SOME_TAGS;
use hawser_core::error::{ErrClass, Error};
use hawser_core::group::Group;
use hawser_core::liveness::{self, Reason, root_of};
use hawser_core::status::Status;
use hawser_segment::{ProcId, Remote};
use hawser_wireup::names;

use super::leaving::DrainNotices;
use crate::ob1::comms::{CommState, Ending};
use crate::ob1::component::Ob1;
use crate::ob1::engine::Engine;
use crate::ob1::failure::{Fault, Loss, Warning, waits_for_finalizing};
use crate::ob1::ids::{PeerId, SpaceId};
use crate::ob1::requests::Wanted;
use crate::ob1::slab::Name;
use crate::ob1::state::{RecvState, SendState, State};
use crate::ob1::work::{Watch, What};

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
    /// Lost senders whose failure the program has acknowledged.
    acked: BTreeSet<ProcId>,
    /// The communicator itself, and [`Comm::root`].
    comm: Option<(WeakComm, u64)>,
}

impl Senders {
    /// Those of a communicator.
    pub(crate) fn of(comm: &Comm) -> Senders {
        let me = (!comm.is_inter()).then(|| comm.peer(comm.rank()));
        // The first is the local group.
        let known = usize::from(!comm.is_inter());
        let beyond = comm.involved().skip(known).cloned().collect();
        let mut senders = Senders::new(comm.peers().clone(), me, beyond);
        senders.more.comm = Some((WeakComm::of(comm), comm.root()));
        senders
    }

    pub(crate) fn new(group: Group, me: Option<ProcId>, beyond: Vec<Group>) -> Senders {
        Senders { group, more: Box::new(More { me, beyond, acked: BTreeSet::new(), comm: None }) }
    }

    /// Those who may send.
    pub(in crate::ob1) fn procs(&self) -> impl Iterator<Item = ProcId> + '_ {
        self.group.iter()
    }

    /// Collective operations depend on this process.
    fn involve(&self, proc: ProcId) -> bool {
        self.group.contains(proc) || self.more.beyond.iter().any(|g| g.contains(proc))
    }

    /// Operations of the communicator have ended: see [`WeakComm::end`].
    pub(in crate::ob1) fn end(&self, failed: bool) {
        if let Some((comm, _)) = &self.more.comm {
            comm.end(failed);
        }
    }

    /// What the communicator with this context id is revoked by.
    fn root(&self, context: u64) -> u64 {
        self.more.comm.as_ref().map_or(root_of(context), |(_, root)| *root)
    }

    /// The failure of a process is an error of all operations of the communicator.
    fn reports(&self, proc: ProcId) -> bool {
        match self.more.comm.as_ref().map_or(ErrorRange::Local, |(comm, _)| comm.error_range()) {
            ErrorRange::Local => false,
            ErrorRange::Group => self.involve(proc),
            ErrorRange::Universe => true,
        }
    }
}

/// Why nothing ends a receive or probe.
pub(in crate::ob1) struct Unmatchable {
    pub(in crate::ob1) error: Error,
    /// The rank whose loss is not acknowledged: others may send the message yet.
    unacked: Option<u32>,
}

impl From<Error> for Unmatchable {
    fn from(error: Error) -> Unmatchable {
        Unmatchable { error, unacked: None }
    }
}

/// What an engine has done about peers that are gone. That they are gone the process's
/// [`Liveness`](hawser_core::liveness::Liveness) tells.
#[derive(Default)]
pub(crate) struct LossState {
    /// Ranks of the job of which this engine has ended what waited for them, and why they are lost.
    pub(crate) lost: BTreeMap<u32, Loss>,
    /// Communicators whose operations have ended.
    pub(in crate::ob1) revoked: usize,
    /// Each pass looks for what waits in vain.
    pub(in crate::ob1) watched: bool,
    /// Processes in `MPI_Finalize` for which collective calls of this one wait: see `leaving`.
    pub(super) finalizing: BTreeSet<u32>,
    /// What this process and its peers have told each other of `MPI_Finalize`.
    pub(super) drains: DrainNotices,
}

impl State {
    /// The peer has sent something that cannot be accepted.
    #[cold]
    pub(crate) fn fault(&mut self, from: Remote, why: Fault) {
        self.faults += 1;
        self.last_fault = Some(Warning::Refused { rank: from.proc(), why });
        self.lose(from, Loss::Fault(why));
    }

    /// The run-time says that this process is lost.
    #[cold]
    pub(in crate::ob1) fn lose_process(&mut self, proc: ProcId) {
        if self.loss.lost.contains_key(&proc) {
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
    pub(in crate::ob1) fn lose(&mut self, at: Remote, why: Loss) {
        self.post_direct(|_| true);
        self.recvs.park_direct();
        let peer = self.peers.id(at);
        self.watch_losses();
        if let Some(routes) = self.peers.get_mut(peer).routes.take() {
            self.work.watch(Watch::new(What::GivenUp(routes.send), peer));
        }
        self.liveness.report(at.proc(), Reason::Lost(why.of(at.proc())));
        self.loss.lost.entry(at.proc()).or_insert_with(|| why.clone());
        let p = self.peers.get_mut(peer);
        p.pending.clear();
        // What may still come is kept off the short path, and dropped.
        p.early = BTreeMap::from([(p.recv_seq.wrapping_sub(1), Vec::new())]);
        p.dead.get_or_insert(why);
        self.fail_sends(peer);
        self.fail_transfers(peer);
        self.keep_reserved(peer);
        self.end_in_range(at.proc());
        self.fail_hopeless();
        self.recvs.clear_parked();
    }

    /// Each pass looks for receives that are posted from now on.
    pub(in crate::ob1) fn watch_losses(&mut self) {
        if !std::mem::replace(&mut self.loss.watched, true) {
            self.work.watch(Watch::new(What::Losses, 0));
        }
    }

    /// Whether operations can end without the one that they wait for: somebody is lost, or a
    /// communicator is revoked.
    pub(in crate::ob1) fn has_losses(&self) -> bool {
        !self.loss.lost.is_empty() || self.loss.revoked > 0
    }

    /// Ends communicators whose errors include the failure of a process.
    fn end_in_range(&mut self, proc: ProcId) {
        let concerned = |c: &&mut CommState| c.senders.as_ref().is_some_and(|s| s.reports(proc));
        let mut ended = 0;
        for comm in self.comms.iter_mut().filter(concerned) {
            ended += usize::from(comm.end(true));
        }
        self.loss.revoked += ended;
    }

    /// The communicator with this context id, and its parts, are revoked. False where this engine
    /// has none of them.
    #[cold]
    pub(in crate::ob1) fn revoke(&mut self, context: u64) -> bool {
        let root = root_of(context);
        let known = |c: &CommState| c.senders.as_ref().is_some_and(|s| s.root(c.context) == root);
        if !self.comms.iter().any(known) {
            return false;
        }
        self.post_direct(|_| true);
        self.recvs.park_direct();
        let mut ended = 0;
        for comm in self.comms.iter_mut().filter(|c| known(c)) {
            ended += usize::from(comm.end(false));
        }
        self.loss.revoked += ended;
        self.liveness.revoke(context);
        self.watch_losses();
        self.completed = true;
        self.fail_hopeless();
        self.recvs.clear_parked();
        true
    }

    /// The program has acknowledged the failure of these members of a communicator.
    pub(in crate::ob1) fn acknowledge(&mut self, slot: u32, failed: &[ProcId]) {
        if let Some(senders) = self.comms.get_mut(slot).and_then(|c| c.senders.as_mut()) {
            senders.more.acked.extend(failed);
        }
        for r in self.recvs.requests.values_mut() {
            if r.state == RecvState::Suspended && r.space.comm() == slot as usize {
                r.state = RecvState::Posted;
                r.error = None;
            }
        }
    }

    /// Forgets lost processes of other jobs (from index `own_ranks` on) on which no communicator
    /// depends any more: a server outlives many callers.
    #[cold]
    pub(in crate::ob1) fn forget_losses(&mut self, own_ranks: u32) {
        let State { loss, comms, .. } = self;
        let is_used = |proc: ProcId| {
            let mut all = comms.iter().filter_map(|c| c.senders.as_ref());
            all.any(|senders| senders.involve(proc))
        };
        loss.lost.retain(|proc, _| *proc < own_ranks || is_used(*proc));
    }

    /// The error of an operation with a lost peer.
    pub(in crate::ob1) fn loss_of(&self, peer: PeerId) -> Option<Error> {
        let p = self.peers.get(peer);
        p.dead.as_ref().map(|why| why.of(p.proc))
    }

    fn fail_sends(&mut self, peer: PeerId) {
        let open = |r: &crate::ob1::state::SendReq| r.peer == peer && r.state != SendState::Done;
        let names: Vec<Name> =
            self.sends.requests.iter().filter(|(_, r)| open(r)).map(|(name, _)| name).collect();
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
            .requests
            .iter()
            .filter(|(_, r)| r.rendezvous.as_ref().is_some_and(|v| v.peer == peer))
            .map(|(name, _)| name)
            .collect();
        for name in names {
            self.fail_transfer(name, peer);
        }
    }

    /// The transfer into a receive fails, as soon as no `get` writes to its memory any more.
    pub(in crate::ob1) fn fail_transfer(&mut self, name: Name, peer: PeerId) {
        let error = self.loss_of(peer);
        let Some(req) = self.recvs.requests.get_mut(name) else { return };
        if req.error.is_none() {
            req.error = error;
        }
        if req.rendezvous.as_ref().is_none_or(|r| !r.is_reading()) {
            self.recv_done(name);
        }
    }

    /// Ends posted receives that only lost peers could end.
    pub(in crate::ob1) fn fail_hopeless(&mut self) {
        self.post_direct(|_| true);
        let posted: Vec<(Name, Unmatchable)> = self
            .recvs
            .requests
            .iter()
            .filter(|(_, r)| r.state.is_posted())
            .filter_map(|(name, r)| {
                let tag = || self.comms.of(r.space)?.pattern(r.space, r.posted_at?)?.1;
                Some((name, self.hopeless(r.only_from, r.space, tag)?))
            })
            .collect();
        for (name, hopeless) in posted {
            let (mut hopeless, space) = (hopeless, self.recvs.requests.get(name).map(|r| r.space));
            if let Some(rank) = hopeless.unacked {
                // The library's own receives end, once for each loss.
                if self.recvs.requests.get(name).is_some_and(|r| r.owner != 0) {
                    self.suspend(name, hopeless);
                    continue;
                }
                space.into_iter().for_each(|space| self.note_told(space, rank));
                hopeless.error = failed_instead(hopeless.error);
            }
            self.unpost(name);
            // Who could claim it is lost.
            if let Some(advertised) = self.posted_advert(name) {
                advertised.end();
            }
            if let Some(req) = self.recvs.requests.get_mut(name) {
                let source = hopeless.unacked.map_or(Status::EMPTY.source, |rank| rank as i32);
                req.status = Status { source, ..Status::EMPTY };
                req.error = Some(hopeless.error);
            }
            self.recv_done(name);
        }
    }

    fn note_told(&mut self, space: SpaceId, rank: u32) {
        if let Some(s) = self.comms.get_mut(space.comm() as u32).and_then(|c| c.senders.as_mut()) {
            s.more.acked.insert(s.group.proc(rank));
        }
    }

    /// A receive stays posted, and whoever waits for it is told why it may wait in vain.
    fn suspend(&mut self, name: Name, hopeless: Unmatchable) {
        let Some(req) = self.recvs.requests.get_mut(name).filter(|r| r.state == RecvState::Posted)
        else {
            return;
        };
        let source = hopeless.unacked.map_or(Status::EMPTY.source, |rank| rank as i32);
        req.status = Status { source, ..Status::EMPTY };
        req.error = Some(hopeless.error);
        req.state = RecvState::Suspended;
        self.completed = true;
    }

    /// The error of a probe for which there is no message, when none can come any more.
    pub(in crate::ob1) fn hopeless_probe(&mut self, w: &Wanted) -> Option<Error> {
        if !self.has_losses() {
            return None;
        }
        let hopeless = self.hopeless(w.only_from, w.space, || None)?;
        Some(match hopeless.unacked {
            Some(rank) => {
                if w.owner == 0 {
                    self.note_told(w.space, rank);
                }
                failed_instead(hopeless.error)
            }
            None => hopeless.error,
        })
    }

    /// Why a message with this tag cannot come any more for a receive or probe; `None` while one
    /// can.
    #[cold]
    fn hopeless(
        &self,
        only_from: Option<ProcId>,
        space: SpaceId,
        tag: impl FnOnce() -> Option<u32>,
    ) -> Option<Unmatchable> {
        let senders = || self.comms.of(space)?.senders.as_ref();
        match self.comms.of(space).map(|comm| comm.ended) {
            Some(Ending::Revoked) => return Some(liveness::revoked().into()),
            Some(Ending::Failed) => return Some(failed_in_range().into()),
            Some(Ending::None) | None => {}
        }
        if let Some(from) = only_from {
            if let Some(why) = self.loss.lost.get(&from) {
                return Some(why.of(from).into());
            }
            let of_all = space.is_coll() && tag().is_none_or(|tag| tag < SOME_TAGS);
            return of_all.then(|| self.given_up(senders()?)).flatten().map(Unmatchable::from);
        }
        let (last, why) = self.loss.lost.last_key_value()?;
        let senders = senders()?;
        let gone =
            |proc: ProcId| self.loss.lost.contains_key(&proc) || senders.more.me == Some(proc);
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
        self.unacknowledged(senders)
    }

    /// The first lost sender whose failure the program has not acknowledged.
    fn unacknowledged(&self, senders: &Senders) -> Option<Unmatchable> {
        let unannounced = |proc: &ProcId| !senders.more.acked.contains(proc);
        let (proc, why, rank) = self
            .loss
            .lost
            .iter()
            .filter(|(proc, _)| unannounced(proc))
            .find_map(|(proc, why)| Some((proc, why, senders.group.rank_of(*proc)?)))?;
        let error = hawser_core::err!(
            ProcFailedPending,
            "the message may have been that of a rank that is lost: the connection to {} is lost: \
             {why}; after MPIX_Comm_ack_failed receives from any source are for the ranks that are \
             left",
            names::spoken_with_job(*proc)
        );
        Some(Unmatchable { error, unacked: Some(rank) })
    }

    /// Why a collective operation may have been given up by others.
    fn given_up(&self, senders: &Senders) -> Option<Error> {
        if let Some(proc) = self.loss.finalizing.iter().find(|proc| senders.involve(**proc)) {
            return Some(waits_for_finalizing(*proc));
        }
        let (proc, why) = self.loss.lost.iter().find(|(proc, _)| senders.involve(**proc))?;
        Some(hawser_core::err!(
            ProcAborted,
            "a collective operation cannot end without {}, to which the connection is lost: \
             {why}; make a communicator of the ranks that are left with MPI_Comm_create_group",
            names::spoken_with_job(*proc)
        ))
    }

    /// Sends of collective operations whose receivers may have given them up.
    fn stranded(&self) -> Vec<(Name, Error)> {
        let waits = |r: &crate::ob1::state::SendReq| {
            let unmatched =
                matches!(r.state, SendState::Queued | SendState::AwaitMatch | SendState::Offered);
            let of_all = r.context & 1 != 0 && r.tag < SOME_TAGS;
            let ended = self.loss.revoked > 0 && self.comms.ending_of(r.context) != Ending::None;
            (of_all || ended) && unmatched && r.error.is_none() && !r.is_claimed()
        };
        let error = |r: &crate::ob1::state::SendReq| match self.comms.ending_of(r.context) {
            Ending::Revoked => Some(liveness::revoked().on(r.owner)),
            Ending::Failed => Some(failed_in_range().on(r.owner)),
            Ending::None => self.given_up(self.comms.senders_of(r.context)?),
        };
        let found = self.sends.requests.iter().filter(|(_, r)| waits(r));
        found.filter_map(|(name, r)| Some((name, error(r)?))).collect()
    }
}

/// The error of a communicator whose errors include all failures.
#[cold]
fn failed_in_range() -> Error {
    hawser_core::err!(
        ProcAborted,
        "a process has failed, and the info key mpi_error_range of the communicator makes that an \
         error of all its operations"
    )
}

/// The error of a blocking operation, which has no request that could stay posted.
#[cold]
pub(in crate::ob1) fn failed_instead(pending: Error) -> Error {
    Error::new(ErrClass::ProcAborted, pending.text())
}

impl Engine {
    /// Ends what waits for processes that live, but may have given up what depends on lost ones.
    #[cold]
    pub(in crate::ob1) fn end_stranded(&mut self) {
        self.state.fail_hopeless();
        for (name, error) in self.state.stranded() {
            self.strand(name, error);
        }
    }

    /// Ends a send that its receiver has not matched, and may never match. If it does, it gets the
    /// message, which is not the user's memory any more.
    fn strand(&mut self, name: Name, error: Error) {
        let Some(req) = self.state.sends.requests.get_mut(name) else { return };
        if req.state == SendState::Queued {
            let peer = req.peer;
            self.state.peers.get_mut(peer).pending.retain(|&n| n != name);
            return self.state.send_failed(name, error);
        }
        self.release(name);
        // One of which no copy can be made waits on.
        if let Some(req) = self.state.sends.requests.get_mut(name).filter(|r| r.is_released()) {
            req.error = Some(error);
            self.state.completed = true;
        }
    }
}

impl Ob1 {
    /// The loss of a process, after a path was made to it: who has none is not told of losses.
    #[cold]
    pub(in crate::ob1) fn find_loss(&self, proc: ProcId) -> Option<Error> {
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
