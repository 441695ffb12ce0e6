//! Communicators (MPI-5.0 chapter 7).
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::contracts::pml::{Pml, Space};
use crate::group::{Group, ProcId};

/// A communicator. Cheap to clone; freed when the last clone (handle or pending request) goes.
#[derive(Clone)]
pub struct Comm(Arc<Inner>);

struct Inner {
    /// Context id of space `P2p`; that of `Coll` is this + 1. Even, unique in the job for the life of
    /// the communicator: (rank of the creating process << 32) | counter << 1.
    context: u64,
    rank: u32,
    local: Group,
    remote: Option<Group>,
    pml: &'static dyn Pml,
    /// For the PML alone: index of its state of this communicator, `u32::MAX` before `add_comm`.
    pml_slot: AtomicU32,
}

impl Comm {
    /// A communicator of these groups; not yet announced to the PML.
    pub fn new(
        context: u64,
        rank: u32,
        local: Group,
        remote: Option<Group>,
        pml: &'static dyn Pml,
    ) -> Comm {
        Comm(Arc::new(Inner {
            context,
            rank,
            local,
            remote,
            pml,
            pml_slot: AtomicU32::new(u32::MAX),
        }))
    }

    /// Context id of a message space.
    #[inline]
    pub fn context(&self, space: Space) -> u64 {
        self.0.context + (space as u64)
    }

    /// This process's rank in the local group.
    #[inline]
    pub fn rank(&self) -> u32 {
        self.0.rank
    }

    /// Size of the local group.
    #[inline]
    pub fn size(&self) -> u32 {
        self.0.local.size()
    }

    /// True for intercommunicators.
    #[inline]
    pub fn is_inter(&self) -> bool {
        self.0.remote.is_some()
    }

    /// The local group.
    pub fn group(&self) -> &Group {
        &self.0.local
    }

    /// The group that ranks in messages refer to: the remote one of an intercommunicator.
    #[inline]
    pub fn peers(&self) -> &Group {
        self.0.remote.as_ref().unwrap_or(&self.0.local)
    }

    /// The process behind a rank in messages.
    #[inline]
    pub fn peer(&self, rank: u32) -> ProcId {
        self.peers().proc(rank)
    }

    /// The point-to-point layer.
    #[inline]
    pub fn pml(&self) -> &'static dyn Pml {
        self.0.pml
    }

    /// The PML's own index for this communicator.
    #[inline]
    pub fn pml_slot(&self) -> u32 {
        // Relaxed: written once in add_comm before the communicator is visible to other threads.
        self.0.pml_slot.load(Ordering::Relaxed)
    }

    /// Called by the PML in `add_comm`.
    pub fn set_pml_slot(&self, slot: u32) {
        self.0.pml_slot.store(slot, Ordering::Relaxed);
    }
}
