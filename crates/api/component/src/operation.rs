//! Requests of a component: nonblocking calls, and rounds of persistent ones.

use std::ffi::c_void;
use std::ptr;
use std::sync::Arc;

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollOp, CollOperation, CollPersistent};
use hawser_core::contracts::pml::{Needed, Pml};
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::temp::TempBuf;

use crate::abi::{FAILED, OK};
use crate::args::OwnedArgs;
use crate::call::{Answer, Call, Held, wrong};
use crate::foreign::Shared;

/// What a request goes on with until it has ended.
enum Source {
    Once { args: Box<OwnedArgs>, _kept: Option<TempBuf> },
    Round(Arc<Prepared>),
}

/// A call in flight.
pub(crate) struct ForeignOperation {
    shared: Arc<Shared>,
    source: Source,
    op: CollOp,
    tag: u32,
    pml: &'static dyn Pml,
    /// The component's own.
    request: *mut c_void,
    /// `release` has still to be called.
    open: bool,
    held: Held,
    /// What it came to, once the component has said so.
    result: Option<Result<()>>,
}

// SAFETY: the contract lets any thread go on with a request, one at a time.
unsafe impl Send for ForeignOperation {}

impl ForeignOperation {
    fn new(shared: &Arc<Shared>, comm: &Comm, source: Source, (op, tag): (CollOp, u32)) -> Self {
        ForeignOperation {
            shared: shared.clone(),
            source,
            op,
            tag,
            pml: comm.pml(),
            request: ptr::null_mut(),
            open: false,
            held: Held::default(),
            result: None,
        }
    }

    /// Starts a call; `None`: the component passes.
    pub(crate) fn start(
        shared: &Arc<Shared>,
        comm: &Comm,
        (args, kept): (Box<OwnedArgs>, Option<TempBuf>),
        (op, tag): (CollOp, u32),
    ) -> Result<Option<ForeignOperation>> {
        let Some(start) = shared.component.table.start else { return Ok(None) };
        let table = args.at();
        let source = Source::Once { args, _kept: kept };
        let mut new = ForeignOperation::new(shared, comm, source, (op, tag));
        // SAFETY: as the contract says; the table stays until this is dropped.
        let answer =
            new.ask(comm, |module, call, request| unsafe { start(module, call, table, request) });
        match answer {
            Answer::Passed => Ok(None),
            answer => new.began(answer).map(Some),
        }
    }

    /// Runs a function of the component for the request.
    fn ask(
        &mut self,
        comm: &Comm,
        function: impl FnOnce(*mut c_void, *mut Call<'_>, *mut *mut c_void) -> i32,
    ) -> Answer {
        let shared = &self.shared;
        let (place, name) = (shared.entered.place(), shared.component.name);
        let held = std::mem::take(&mut self.held);
        let mut call = Call::in_flight((comm, place), self.tag, name, held);
        let answer = function(shared.module, &raw mut call, &raw mut self.request);
        let answer = call.nonblocking_answer(answer, self.op);
        self.held = call.leave();
        answer
    }

    /// What came of the start.
    fn began(mut self, answer: Answer) -> Result<ForeignOperation> {
        match answer {
            Answer::Done(Ok(())) => {
                self.open = true;
                Ok(self)
            }
            Answer::Done(Err(error)) => Err(error),
            Answer::Pending | Answer::Passed => {
                let name = self.shared.component.name;
                let too_late = matches!(answer, Answer::Passed);
                let answer = if too_late { crate::abi::PASS } else { crate::abi::PENDING };
                Err(wrong(name, None, answer, self.op, false))
            }
        }
    }

    /// The last word to the component.
    fn release(&mut self) {
        if std::mem::take(&mut self.open)
            && let Some(release) = self.shared.component.table.release
        {
            // SAFETY: a request that was started and not released.
            unsafe { release(self.shared.module, self.request) }
        }
    }

    /// Why it may never end.
    fn given_up(&self, comm: &Comm) -> Option<Error> {
        let liveness = self.pml.liveness();
        let revoked = comm.check().err();
        revoked.or_else(|| comm.involved().find_map(|group| liveness.given_up(group)))
    }

    fn go_on(&mut self, comm: &Comm) -> Option<Result<()>> {
        if let Some(error) = self.given_up(comm) {
            return Some(Err(error));
        }
        let poll = self.shared.component.table.poll?;
        let request = self.request;
        // SAFETY: as the contract says: a request that is open.
        match self.ask(comm, |module, call, _| unsafe { poll(module, call, request) }) {
            Answer::Pending => None,
            Answer::Done(done) => Some(done),
            Answer::Passed => {
                let name = self.shared.component.name;
                Some(Err(wrong(name, None, crate::abi::PASS, self.op, false)))
            }
        }
    }
}

impl CollOperation for ForeignOperation {
    fn poll(&mut self, comm: &Comm) -> Option<Result<()>> {
        if self.result.is_none() {
            let done = self.go_on(comm)?;
            self.release();
            if done.is_err() {
                self.held.abandon(self.pml);
            }
            self.result = Some(done);
        }
        if !self.held.end_completed(self.pml) {
            return None;
        }
        let done = self.result.take()?;
        Some(done.and_then(|()| self.held.error().map_or(Ok(()), Err)))
    }

    fn awaiting(&self) -> Option<Needed> {
        let open = self.held.pending.iter().find(|req| !self.pml.is_complete(**req));
        open.copied().map(Needed::Message)
    }

    fn calls_program(&self) -> bool {
        match &self.source {
            Source::Once { args, .. } => args.calls_program(),
            Source::Round(prepared) => prepared.args.calls_program(),
        }
    }
}

impl Drop for ForeignOperation {
    fn drop(&mut self) {
        self.release();
        self.held.abandon(self.pml);
    }
}

/// A persistent call that a component has prepared.
pub(crate) struct Prepared {
    shared: Arc<Shared>,
    args: Box<OwnedArgs>,
    op: CollOp,
    tag: u32,
    /// The component's own.
    prepared: *mut c_void,
}

// SAFETY: the contract lets any thread go on with what it has prepared, one at a time.
unsafe impl Send for Prepared {}
// SAFETY: as above.
unsafe impl Sync for Prepared {}

impl Prepared {
    /// Prepares a call; `None`: the component passes.
    pub(crate) fn of(
        shared: &Arc<Shared>,
        args: Box<OwnedArgs>,
        (op, tag): (CollOp, u32),
    ) -> Result<Option<PreparedRef>> {
        let Some(prepare) = shared.component.table.prepare else { return Ok(None) };
        let mut prepared = ptr::null_mut();
        // SAFETY: as the contract says; the table stays until `discard`.
        let answer = unsafe { prepare(shared.module, args.at(), &raw mut prepared) };
        let name = shared.component.name;
        match answer {
            OK => {
                let shared = shared.clone();
                let prepared = Prepared { shared, args, op, tag, prepared };
                Ok(Some(PreparedRef(Arc::new(prepared))))
            }
            crate::abi::PASS => Ok(None),
            FAILED => Err(err!(Other, "the component coll/{name} cannot prepare a call ({op:?})")),
            answer => Err(wrong(name, None, answer, op, false)),
        }
    }
}

impl Drop for Prepared {
    fn drop(&mut self) {
        if let Some(discard) = self.shared.component.table.discard {
            // SAFETY: what `prepare` gave, for the last time.
            unsafe { discard(self.shared.module, self.prepared) }
        }
    }
}

/// The persistent call of the program; rounds under way keep what it was made of.
pub(crate) struct PreparedRef(Arc<Prepared>);

impl CollPersistent for PreparedRef {
    fn start(&mut self, comm: &Comm) -> Result<Box<dyn CollOperation>> {
        let of = &self.0;
        let Some(restart) = of.shared.component.table.restart else {
            return Err(err!(Intern, "a persistent call has no function that starts it"));
        };
        let source = Source::Round(of.clone());
        let mut new = ForeignOperation::new(&of.shared, comm, source, (of.op, of.tag));
        let prepared = of.prepared;
        // SAFETY: as the contract says.
        let answer = new
            .ask(comm, |module, call, request| unsafe { restart(module, call, prepared, request) });
        Ok(Box::new(new.began(answer)?))
    }
}
