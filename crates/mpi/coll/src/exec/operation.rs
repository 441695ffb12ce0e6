//! Executor `operation`: the same steps, driven by progress.

use hawser_core::buf::UserBuf;
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::CollOperation;
use hawser_core::contracts::pml::{Needed, Pml, PmlReq, SendMode, Source, Space, Tag};
use hawser_core::error::Result;

use super::FirstError;
use crate::arena::Plan;
use crate::schedule::{Part, Step, Steps};
use crate::short;

/// A call in flight.
pub struct ScheduledOperation {
    plan: Plan<'static>,
    steps: Steps,
    tag: u32,
    pml: &'static dyn Pml,
    /// With the bytes that each receives at least.
    pending: Vec<(PmlReq, u64)>,
    errors: FirstError,
    done: bool,
}

impl ScheduledOperation {
    /// Starts a plan: posts everything up to the first wait.
    ///
    /// # Errors
    /// Class `NoMem`.
    pub fn start(comm: &Comm, tag: u32, mut plan: Plan<'static>) -> Result<ScheduledOperation> {
        plan.begin()?;
        let mut operation = ScheduledOperation {
            plan,
            steps: Steps::new(),
            tag,
            pml: comm.pml(),
            pending: Vec::new(),
            errors: FirstError::default(),
            done: false,
        };
        operation.done = operation.advance(comm);
        if !operation.done {
            operation.plan.arena.keep(short::side);
        }
        Ok(operation)
    }

    /// Runs steps until a message has to be waited for. True at the end.
    fn advance(&mut self, comm: &Comm) -> bool {
        loop {
            if let None | Some(Step::Wait) = self.steps.peek(&mut self.plan.algorithm)
                && !self.end_completed()
            {
                return false;
            }
            if self.errors.ends_all() {
                return self.end_completed();
            }
            let Some(step) = self.steps.next(&mut self.plan.algorithm) else { return true };
            self.run(comm, step);
        }
    }

    /// Ends the requests that have completed. True when none is left.
    fn end_completed(&mut self) -> bool {
        let (pml, errors) = (self.pml, &mut self.errors);
        self.pending.retain(|&(req, expected)| match pml.test(req) {
            Some(end) => {
                match end.error {
                    Some(error) => errors.note(error),
                    None => errors.note_received(&end.status, expected),
                }
                false
            }
            None => true,
        });
        self.pending.is_empty()
    }

    fn run(&mut self, comm: &Comm, step: Step) {
        let (expected, posted) = match step {
            Step::Send { to, what } => {
                let buf = self.plan.arena.message(what);
                if buf.is_empty() && what != Part::Nothing {
                    return;
                }
                let buf = if self.errors.is_void() { UserBuf::empty() } else { buf };
                (0, self.pml.isend(comm, Space::Coll, &buf, to, self.tag, SendMode::Standard))
            }
            Step::Recv { from, into } => {
                let buf = self.plan.arena.message(into);
                if buf.is_empty() && into != Part::Nothing {
                    return;
                }
                let (source, tag) = (Source::Rank(from), Tag::Is(self.tag));
                let expected = if self.plan.tells_short { buf.len() as u64 } else { 0 };
                (expected, self.pml.irecv(comm, Space::Coll, &buf, source, tag))
            }
            Step::Copy { from, into } => return self.plan.arena.copy(from, into),
            Step::Reduce { left, inout } => {
                if let Err(error) = self.plan.arena.reduce(left, inout) {
                    self.errors.note(error);
                }
                return;
            }
            Step::Wait => return,
        };
        match posted {
            Ok(req) => self.pending.push((req, expected)),
            Err(error) => self.errors.note(error),
        }
    }
}

impl CollOperation for ScheduledOperation {
    fn poll(&mut self, comm: &Comm) -> Option<Result<()>> {
        if !self.done {
            self.done = self.advance(comm);
        }
        self.done.then(|| self.errors.take())
    }

    fn awaiting(&self) -> Option<Needed> {
        let open = self.pending.iter().find(|(req, _)| !self.pml.is_complete(*req));
        open.map(|(req, _)| Needed::Message(*req))
    }
}

impl Drop for ScheduledOperation {
    fn drop(&mut self) {
        if !self.pending.is_empty() {
            self.plan.arena.abandon();
            for (req, _) in self.pending.drain(..) {
                // What has not begun to arrive leaves the program's memory alone.
                self.pml.cancel(req);
                self.pml.free(req);
            }
        }
    }
}

/// A call without any step: every rank sees at once that there is nothing to do.
pub struct Nothing;

impl CollOperation for Nothing {
    fn poll(&mut self, _comm: &Comm) -> Option<Result<()>> {
        Some(Ok(()))
    }
}
