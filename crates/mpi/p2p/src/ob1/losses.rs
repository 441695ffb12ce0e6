//! Who is lost, and what cannot end any more because of it; see `ft`.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use hawser_core::contracts::coll::SOME_TAGS;
use hawser_core::error::{ErrClass, Error};
use hawser_core::liveness::{self, Liveness};
use hawser_segment::ProcId;
use hawser_segment::node::NodeSegment;
use hawser_status::Awaited;
use hawser_wireup::names::{self, Name};

use super::comms::{Comms, Ending};
use super::failure::{Loss, Warning, waits_for_finalizing};
use super::ids::{PeerId, SpaceId};
use super::senders::Senders;

/// Why nothing ends a receive or probe.
pub(super) struct Unmatchable {
    pub(super) error: Error,
    /// The rank whose loss is not acknowledged: others may send the message yet.
    pub(super) unacked: Option<u32>,
}

impl From<Error> for Unmatchable {
    fn from(error: Error) -> Unmatchable {
        Unmatchable { error, unacked: None }
    }
}

/// What an engine knows of peers that are gone, and what it has done about them.
#[derive(Default)]
pub(crate) struct Losses {
    /// Ranks of the job of which this engine has ended what waited for them, and why they are lost.
    pub(crate) lost: BTreeMap<u32, Loss>,
    /// Communicators whose operations have ended.
    pub(super) revoked: usize,
    /// Each pass looks for what waits in vain.
    pub(super) watched: bool,
    /// Processes in `MPI_Finalize` for which collective calls of this one wait: see `leaving`.
    pub(super) finalizing: BTreeSet<u32>,
    /// What this process and its peers have told each other of `MPI_Finalize`.
    pub(super) drains: DrainNotices,
    /// What all engines of the process know of lost peers.
    pub(crate) liveness: Arc<Liveness>,
    /// The run-time has told something.
    pub(super) news: bool,
    /// Where it tells, and what it had told when that was looked at last.
    pub(super) told: Option<(NodeSegment, u32)>,
    /// What peers have told.
    pub(super) from_peers: PeerNews,
    /// Troubles below the level of requests (messages that were refused), and the last one.
    pub(crate) faults: u64,
    pub(crate) last_fault: Option<Warning>,
}

/// Questions and answers between processes of different nodes.
#[derive(Default)]
pub(super) struct DrainNotices {
    /// This process is in `MPI_Finalize`, and all that it has sent has left it.
    pub(super) drained: bool,
    /// Who wants to know of this process.
    pub(super) askers: BTreeSet<PeerId>,
    /// Whom this process has asked.
    pub(super) asked: BTreeSet<PeerId>,
    /// Who has answered, and how many messages it had sent.
    pub(super) answers: BTreeMap<PeerId, u32>,
}

/// What a member of a communicator of several jobs tells another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum News {
    /// This member is lost.
    Lost(Name),
    /// The communicator is revoked.
    Revoked,
}

/// News from peers, see `ft/news.rs`.
#[derive(Default)]
pub(super) struct PeerNews {
    /// To be taken in the next pass.
    pub(super) lost: Vec<(ProcId, Loss)>,
    /// Context ids of revoked communicators, the same.
    pub(super) revoked: Vec<u64>,
    /// Of communicators that this process has not made yet: context id, who has told, and what.
    pub(super) early: VecDeque<(u64, ProcId, News)>,
}

/// A wait for a process that is in `MPI_Finalize`.
#[derive(Clone, Copy)]
pub(super) struct FinalizeWait {
    pub(super) awaited: Awaited,
    pub(super) calls: u32,
    pub(super) since: u64,
    /// The process has said that all it has sent has left it, and all of that is here.
    pub(super) drained: bool,
}

impl Losses {
    /// Something is wrong below the level of requests.
    #[cold]
    pub(super) fn warn(&mut self, warning: Warning) {
        self.faults += 1;
        self.last_fault = Some(warning);
    }

    /// Whether operations can end without the one that they wait for: somebody is lost, or a
    /// communicator is revoked.
    pub(super) fn any(&self) -> bool {
        !self.lost.is_empty() || self.revoked > 0
    }

    /// Forgets lost processes of other jobs (from index `own_ranks` on) on which no communicator
    /// depends any more: a server outlives many callers.
    #[cold]
    pub(super) fn forget(&mut self, own_ranks: u32, comms: &Comms) {
        let is_used = |proc: ProcId| {
            let mut all = comms.iter().filter_map(|c| c.senders.as_ref());
            all.any(|senders| senders.involve(proc))
        };
        self.lost.retain(|proc, _| *proc < own_ranks || is_used(*proc));
    }

    /// Why a message with this tag cannot come any more for a receive or probe; `None` while one
    /// can.
    #[cold]
    pub(super) fn hopeless(
        &self,
        comms: &Comms,
        only_from: Option<ProcId>,
        space: SpaceId,
        tag: impl FnOnce() -> Option<u32>,
    ) -> Option<Unmatchable> {
        let senders = || comms.of(space)?.senders.as_ref();
        match comms.of(space).map(|comm| comm.ended) {
            Some(Ending::Revoked) => return Some(liveness::revoked().into()),
            Some(Ending::Failed) => return Some(failed_in_range().into()),
            Some(Ending::None) | None => {}
        }
        if let Some(from) = only_from {
            if let Some(why) = self.lost.get(&from) {
                return Some(why.of(from).into());
            }
            let of_all = space.is_coll() && tag().is_none_or(|tag| tag < SOME_TAGS);
            return of_all.then(|| self.given_up(senders()?)).flatten().map(Unmatchable::from);
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
        self.unacknowledged(senders)
    }

    /// The first lost sender whose failure the program has not acknowledged.
    fn unacknowledged(&self, senders: &Senders) -> Option<Unmatchable> {
        let unannounced = |proc: &ProcId| !senders.more.acked.contains(proc);
        let (proc, why, rank) = self
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
    pub(super) fn given_up(&self, senders: &Senders) -> Option<Error> {
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
}

/// The error of a communicator whose errors include all failures.
#[cold]
pub(super) fn failed_in_range() -> Error {
    hawser_core::err!(
        ProcAborted,
        "a process has failed, and the info key mpi_error_range of the communicator makes that an \
         error of all its operations"
    )
}

/// The error of a blocking operation, which has no request that could stay posted.
#[cold]
pub(super) fn failed_instead(pending: Error) -> Error {
    Error::new(ErrClass::ProcAborted, pending.text())
}
