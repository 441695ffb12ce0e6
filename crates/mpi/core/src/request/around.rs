//! Operations on copies of the user's memory. A language binding whose buffers no datatype
//! describes makes copies that live as long as the request, and fills and empties them when it
//! starts and ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Kind, Release, Request};
use crate::contracts::pml::{Completion, Pml};
use crate::error::Result;
use crate::progress::ActiveOperation;
use crate::status::Status;

/// What is done around an operation. Dropped with the request, when nothing uses the copies.
pub struct Around {
    /// Runs before each start of a persistent operation; others have been started.
    pub start: Box<dyn Fn() + Send + Sync>,
    /// Runs once after each end, before the user hears of it.
    pub end: Box<dyn Fn() + Send + Sync>,
}

/// An operation with what is done around it.
pub(super) struct Wrapped {
    pub(super) inner: Request,
    around: Around,
    /// For what goes on after the user has given the request up.
    pml: &'static dyn Pml,
    /// Started, and `around.end` has not run. Relaxed: who starts and who completes are the same
    /// thread, or ordered by the program (MPI-5.0 section 11.6.2).
    open: AtomicBool,
}

impl Request {
    /// The same operation with something to do around it.
    pub fn around(self, pml: &'static dyn Pml, around: Around) -> Request {
        let (owner, open) = (self.owner, AtomicBool::new(self.is_active()));
        let wrapped = Wrapped { inner: self, around, pml, open };
        Request { kind: Kind::Around(Arc::new(wrapped)), owner }
    }
}

impl Wrapped {
    fn note_end(&self) {
        if self.open.swap(false, Ordering::Relaxed) {
            (self.around.end)();
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn start(&self, pml: &dyn Pml) -> Result<()> {
        if self.inner.is_persistent() && !self.inner.is_active() {
            (self.around.start)();
        }
        self.inner.start(pml)?;
        self.open.store(true, Ordering::Relaxed);
        Ok(())
    }

    #[cold]
    #[inline(never)]
    pub(super) fn finish(&self, pml: &dyn Pml) -> Option<Completion> {
        let end = self.inner.finish(pml)?;
        if !end.is_pending() {
            self.note_end();
        }
        Some(end)
    }

    #[cold]
    #[inline(never)]
    pub(super) fn peek(&self, pml: &dyn Pml) -> Option<Status> {
        let status = self.inner.peek(pml)?;
        self.note_end();
        Some(status)
    }

    /// As [`Request::free`]: the copies stay, and are emptied, until what was started has ended.
    pub(super) fn free(this: &Arc<Wrapped>, pml: &dyn Pml) -> Result<Release> {
        if !this.inner.is_active() {
            return this.inner.free(pml);
        }
        if this.finish(pml).is_some() {
            return Ok(Release::Gone(Ok(())));
        }
        if let Kind::Operation(_) = this.inner.kind {
            let fate = this.inner.free(pml)?;
            this.note_end();
            return Ok(fate);
        }
        let rest = Arc::clone(this);
        ActiveOperation::launch(Box::new(move || rest.finish(rest.pml).map(|_| Ok(()))));
        Ok(Release::Gone(Ok(())))
    }
}
