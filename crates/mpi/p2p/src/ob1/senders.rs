//! The processes on which the messages of a communicator depend.

use std::collections::BTreeSet;

use hawser_core::comm::{Comm, ErrorRange, WeakComm};
use hawser_core::group::Group;
use hawser_core::liveness::root_of;
use hawser_segment::ProcId;
use hawser_wireup::names::Name;

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
    /// Where its members pass news on; `None`: nowhere.
    ring: Option<Box<dyn NewsRing>>,
    /// What they have told each other.
    pub(super) news: CommNews,
}

/// Where members of a communicator of several jobs pass news on (ADR 69).
pub(crate) trait NewsRing: Send {
    /// The context id of the communicator; `None`: nothing is passed on.
    fn context(&self) -> Option<u64>;

    /// This process parts from the communicator.
    fn is_of_parting(&self) -> bool;

    /// To whom this process passes on; `is_hole`: those who are passed over.
    fn neighbours(&self, is_hole: &dyn Fn(ProcId) -> bool) -> Vec<ProcId>;

    /// The name of a process whose loss is passed on.
    fn name_of(&self, proc: ProcId) -> Option<Name>;

    /// The member of another job with this name.
    fn member(&self, name: Name) -> Option<ProcId>;
}

impl NewsRing for WeakComm {
    fn context(&self) -> Option<u64> {
        self.news_context()
    }

    fn is_of_parting(&self) -> bool {
        WeakComm::is_of_parting(self)
    }

    fn neighbours(&self, is_hole: &dyn Fn(ProcId) -> bool) -> Vec<ProcId> {
        WeakComm::neighbours(self, is_hole)
    }

    fn name_of(&self, proc: ProcId) -> Option<Name> {
        WeakComm::name_of(self, proc)
    }

    fn member(&self, name: Name) -> Option<ProcId> {
        self.member_of_other_job(name)
    }
}

/// What this process has passed on in a communicator.
#[derive(Clone, Default)]
pub(super) struct CommNews {
    /// Who has been told all that this process knows.
    pub(super) told: BTreeSet<ProcId>,
    /// The communicator is revoked.
    pub(super) revoked: bool,
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
        senders.more.ring = Some(Box::new(WeakComm::of(comm)));
        senders
    }

    pub(crate) fn new(group: Group, me: Option<ProcId>, beyond: Vec<Group>) -> Senders {
        let (acked, news) = (BTreeSet::new(), CommNews::default());
        Senders { group, more: Box::new(More { me, beyond, acked, comm: None, ring: None, news }) }
    }

    /// Those who may send.
    pub(super) fn procs(&self) -> impl Iterator<Item = ProcId> + '_ {
        self.group.iter()
    }

    /// Collective operations depend on this process.
    pub(super) fn involve(&self, proc: ProcId) -> bool {
        self.group.contains(proc) || self.more.beyond.iter().any(|g| g.contains(proc))
    }

    /// Where members pass news on.
    pub(super) fn ring(&self) -> Option<&dyn NewsRing> {
        self.more.ring.as_deref()
    }

    /// Members pass news on there.
    #[cfg(test)]
    pub(super) fn set_ring(&mut self, ring: Box<dyn NewsRing>) {
        self.more.ring = Some(ring);
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
