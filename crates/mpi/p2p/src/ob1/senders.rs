//! The processes on which the messages of a communicator depend.

use std::collections::BTreeSet;

use hawser_core::comm::{Comm, ErrorRange, WeakComm};
use hawser_core::group::Group;
use hawser_core::liveness::root_of;
use hawser_segment::ProcId;

/// The processes on which messages of a communicator depend.
pub(crate) struct Senders {
    /// Those who may send, by rank.
    pub(super) group: Group,
    /// Apart, since communicators stand in a row that each receive goes to.
    pub(super) more: Box<More>,
}

pub(super) struct More {
    /// This process, if it is one of them. A receive that only it could end is hopeless too: it
    /// waits.
    pub(super) me: Option<ProcId>,
    /// [`Comm::involved`], without the group of those who may send.
    beyond: Vec<Group>,
    /// Lost senders whose failure the program has acknowledged.
    pub(super) acked: BTreeSet<ProcId>,
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
    pub(super) fn procs(&self) -> impl Iterator<Item = ProcId> + '_ {
        self.group.iter()
    }

    /// Collective operations depend on this process.
    pub(super) fn involve(&self, proc: ProcId) -> bool {
        self.group.contains(proc) || self.more.beyond.iter().any(|g| g.contains(proc))
    }

    /// The communicator itself.
    pub(super) fn comm(&self) -> Option<&WeakComm> {
        self.more.comm.as_ref().map(|(comm, _)| comm)
    }

    /// Operations of the communicator have ended: see [`WeakComm::end`].
    pub(super) fn end(&self, failed: bool) {
        if let Some((comm, _)) = &self.more.comm {
            comm.end(failed);
        }
    }

    /// What the communicator with this context id is revoked by.
    pub(super) fn root(&self, context: u64) -> u64 {
        self.more.comm.as_ref().map_or(root_of(context), |(_, root)| *root)
    }

    /// The failure of a process is an error of all operations of the communicator.
    pub(super) fn reports(&self, proc: ProcId) -> bool {
        match self.more.comm.as_ref().map_or(ErrorRange::Local, |(comm, _)| comm.error_range()) {
            ErrorRange::Local => false,
            ErrorRange::Group => self.involve(proc),
            ErrorRange::Universe => true,
        }
    }
}
