//! Persistent point-to-point requests (MPI-5.0 section 3.9): arguments that were checked once, and
//! one word that tells what they are doing. Starting and ending take no lock.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::buf::UserBuf;
use crate::comm::Comm;
use crate::contracts::pml::{Pml, PmlReq, SendMode, Source, Space, Tag};
use crate::error::Result;
use crate::progress::started;

/// A message that can be sent or received again and again.
pub(super) struct Repeated {
    comm: Comm,
    buf: UserBuf,
    way: Way,
    /// The operation in progress; without [`PmlReq::MARK`] the one before, while there is none.
    /// Relaxed: who starts and who completes are the same thread, or ordered by the program
    /// (MPI-5.0 section 11.6.2).
    active: AtomicU64,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Way {
    Send { to: u32, tag: u32, mode: SendMode },
    Recv { from: Source, tag: Tag },
}

impl Repeated {
    pub(super) fn new(comm: Comm, buf: UserBuf, way: Way) -> Repeated {
        Repeated { comm, buf, way, active: AtomicU64::new(0) }
    }

    /// The operation in progress.
    #[inline(always)]
    pub(super) fn active(&self) -> Option<PmlReq> {
        let word = self.active.load(Ordering::Relaxed);
        if word & PmlReq::MARK != 0 { Some(PmlReq(word)) } else { None }
    }

    /// Makes the request inactive: its operation has ended, or is in other hands.
    #[inline(always)]
    pub(super) fn end(&self, operation: PmlReq) {
        self.active.store(operation.0 & !PmlReq::MARK, Ordering::Relaxed);
    }

    /// The last operation goes on.
    #[cold]
    pub(super) fn go_on(&self) {
        self.active.fetch_or(PmlReq::MARK, Ordering::Relaxed);
    }

    #[inline]
    pub(super) fn start(&self, pml: &dyn Pml) -> Result<()> {
        if self.active().is_some() {
            return Err(started());
        }
        let (comm, buf, space) = (&self.comm, &self.buf, Space::P2p);
        // A message that is sent once finds no rank of a communicator that has ended.
        if comm.rank_bound() == 0 {
            may_start(comm)?;
        }
        let req = match self.way {
            Way::Send { to, tag, mode } => pml.isend(comm, space, buf, to, tag, mode)?,
            Way::Recv { from, tag } => pml.irecv(comm, space, buf, from, tag)?,
        };
        self.active.store(req.0, Ordering::Relaxed);
        Ok(())
    }
}

#[cold]
#[inline(never)]
fn may_start(comm: &Comm) -> Result<()> {
    comm.check()
}
