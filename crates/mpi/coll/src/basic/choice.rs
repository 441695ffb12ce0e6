//! What the component knows of one communicator, and which algorithms it chooses there.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, OnceLock};

use hawser_core::comm::{Comm, HostMemory};
use hawser_core::contracts::coll::{CollCall, CollOp};
use hawser_lockfree::float;

use super::node_edges::node_edges;
use super::params::{Forced, Joining};
use super::table::counted;
use crate::algorithms::neighbor::joined::NodeEdges;
use crate::choose::Pick;
use crate::decision::{Case, Kind, Link, TABLE, decide, explain};
use crate::schedule::Place;

/// Size classes of the decision cache: one per power of two of bytes.
const CLASSES: usize = 65;

/// The component on one communicator.
#[derive(Debug)]
pub struct Basic {
    place: Place,
    /// Size of the remote group of an intercommunicator.
    remote: Option<u32>,
    link: Link,
    /// CPUs that ranks share where the link is crowded.
    cpus: u32,
    forced: Arc<Forced>,
    /// A bit for each operation for which the user's table has lines.
    listed: u32,
    /// Edges of the topology between this node and others, since a call has needed them.
    node_edges: OnceLock<Vec<NodeEdges>>,
    /// Row of [`TABLE`] + 1 per family, commutativity and size class; 0: not decided yet. Made by
    /// the first call that is decided: most communicators have none.
    chosen: OnceLock<Box<[AtomicU8]>>,
}

impl Basic {
    /// The largest communicator whose nodes are looked at; larger ones count as several nodes.
    pub const LOOK_MAX: u32 = 1 << 16;

    /// Pairs the component with a communicator.
    pub fn new(comm: &Comm, forced: Arc<Forced>) -> Basic {
        let remote = comm.remote_group().map(|g| g.size());
        let place = Place { size: comm.size(), rank: comm.rank() };
        let needs_table = remote.is_none() && place.size > 1;
        let lists = |op: &CollOp| needs_table && forced.lists(*op, place.size);
        let listed =
            CollOp::ALL.iter().filter(|op| lists(op)).fold(0, |all, op| all | 1 << *op as u32);
        let (link, cpus) = link(comm);
        let (node_edges, chosen) = (OnceLock::new(), OnceLock::new());
        Basic { place, remote, link, cpus, forced, listed, node_edges, chosen }
    }

    /// The ranks are on one node.
    pub fn on_one_node(&self) -> bool {
        self.link != Link::Network
    }

    /// The ranks are on one node, and share CPUs.
    pub fn is_crowded(&self) -> bool {
        self.link == Link::Crowded
    }

    /// The CPUs that the ranks share, if they are on one node and share them.
    pub fn shared_cpus(&self) -> Option<u32> {
        self.is_crowded().then_some(self.cpus)
    }

    /// A parameter has this component run the operation.
    pub fn is_forced(&self, op: CollOp) -> bool {
        !self.forced.get(op).is_empty() || self.forced.anywhere(op)
    }

    /// The user's table has this component run the call: the same answer on all ranks.
    #[inline]
    pub fn is_listed(&self, call: &CollCall<'_>) -> bool {
        self.listed >> call.op() as u32 & 1 != 0 && self.has_line(call)
    }

    #[cold]
    fn has_line(&self, call: &CollCall<'_>) -> bool {
        let ranks = self.place.size;
        let bytes = counted(call, ranks);
        bytes.is_some_and(|bytes| self.forced.listed(call.op(), ranks, bytes).is_some())
    }

    /// What lies between the ranks, as far as the operation may look at it.
    pub(super) fn link(&self, op: CollOp) -> Link {
        if self.forced.anywhere(op) { Link::Network } else { self.link }
    }

    /// Whether neighbourhood collectives join messages, and the edges between this rank's node and
    /// others where they may.
    pub(super) fn neighbor(&self, comm: &Comm) -> (Joining, &[NodeEdges]) {
        let joining = self.forced.neighbor();
        if self.on_one_node() || joining == Joining::Never {
            return (joining, &[]);
        }
        let models = || [Link::Node, Link::Network].map(|link| self.forced.model(link));
        (joining, self.node_edges.get_or_init(|| node_edges(comm, models())))
    }

    /// Size of the remote group of an intercommunicator.
    pub(super) fn remote(&self) -> Option<u32> {
        self.remote
    }

    /// Position in the communicator.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// The algorithm for an operation; that of the user's table, or else decided once per power of
    /// two of bytes. `None` where there is only one.
    pub(super) fn kind(&self, op: CollOp, bytes: u64, commutative: bool) -> Option<Kind> {
        self.pick(op, bytes, commutative).kind
    }

    /// As [`Basic::kind`], with the radix of algorithms that have one.
    pub(super) fn pick(&self, op: CollOp, bytes: u64, commutative: bool) -> Pick {
        if self.listed >> op as u32 & 1 != 0
            && let Some(listed) = self.forced.listed(op, self.place.size, bytes)
        {
            let radix = listed.radix.unwrap_or_else(|| self.forced.radix(op));
            let kind = self.decide(op, bytes, commutative, (listed.algorithm, radix));
            return Pick { kind, radix };
        }
        Pick { kind: self.cached(op, bytes, commutative), radix: self.forced.radix(op) }
    }

    /// A slot for each case; none where there is nothing to decide.
    #[cold]
    fn undecided(&self) -> Box<[AtomicU8]> {
        let decides = self.remote.is_none() && self.place.size > 1;
        let slots = if decides { CollOp::ALL.len() * 2 * CLASSES } else { 0 };
        (0..slots).map(|_| AtomicU8::new(0)).collect()
    }

    /// What parameters and the cost model say.
    fn cached(&self, op: CollOp, bytes: u64, commutative: bool) -> Option<Kind> {
        let class = (u64::BITS - bytes.leading_zeros()) as usize;
        let index = (op as usize * 2 + usize::from(commutative)) * CLASSES + class;
        let slot = self.chosen.get_or_init(|| self.undecided()).get(index)?;
        // Relaxed: every thread that decides comes to the same row.
        match slot.load(Ordering::Relaxed) {
            0 => {
                // The middle of the class stands for all of it.
                let middle = if class < 2 { bytes } else { 3 << (class - 2) };
                let wanted = (self.forced.get(op), self.forced.radix(op));
                let kind = self.decide(op, middle, commutative, wanted)?;
                let row = TABLE.iter().position(|r| r.kind == kind)?;
                slot.store(u8::try_from(row + 1).unwrap_or(0), Ordering::Relaxed);
                Some(kind)
            }
            row => TABLE.get(usize::from(row) - 1).map(|r| r.kind),
        }
    }

    /// The cost model computes with floating-point numbers.
    fn decide(
        &self,
        op: CollOp,
        bytes: u64,
        commutative: bool,
        (wanted, radix): (&str, u32),
    ) -> Option<Kind> {
        let (size, link, cpus) = (self.place.size, self.link(op), self.cpus);
        let model = self.forced.model(link);
        let case = Case { size, bytes, commutative, link, cpus, radix, model };
        float::own(|| {
            if let Some(tell) = self.forced.tell().filter(|_| self.place.rank == 0) {
                let lines = explain(op, &case, wanted);
                lines.into_iter().for_each(|line| tell(format!("coll: {line}")));
            }
            decide(op, &case, wanted).map(|decision| decision.row.kind)
        })
    }
}

/// What lies between the members, and the number of CPUs that they share where they do: the same
/// answer on all of them.
fn link(comm: &Comm) -> (Link, u32) {
    let memory = comm.hosts().and_then(|hosts| hosts.memory());
    let shared_cpus = match comm.spans_jobs() {
        false => comm.pml().shared_cpus(),
        true => memory.and_then(HostMemory::shared_cpus),
    };
    let cpus = shared_cpus.unwrap_or(u32::MAX);
    let Some(env) = comm.environment() else { return (Link::Network, cpus) };
    if comm.is_inter() || comm.size() > Basic::LOOK_MAX {
        return (Link::Network, cpus);
    }
    let one_node = if comm.spans_jobs() {
        // Without memory of all of them each member would see otherwise what they share.
        memory.is_some_and(|memory| comm.group().iter().all(|proc| memory.slot(proc).is_some()))
    } else {
        let here = env.node_of(comm.peer(comm.rank()));
        (0..comm.size()).all(|r| env.node_of(comm.peer(r)) == here)
    };
    match (one_node, shared_cpus.is_some()) {
        (true, true) => (Link::Crowded, cpus),
        (true, false) => (Link::Node, cpus),
        (false, _) => (Link::Network, cpus),
    }
}
