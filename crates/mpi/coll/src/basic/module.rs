//! The component's module: how a call runs on one communicator.

use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{
    CollCall, CollModule, CollOp, CollOperation, CollPersistent, OWN_TAGS,
};
use hawser_core::error::Result;
use hawser_mca::lifecycle::Why;

use super::choice::Basic;
use super::{inter, plan};
use crate::arena::Plan;
use crate::exec::blocking;
use crate::exec::operation::{Nothing, ScheduledOperation};

impl Basic {
    /// Runs a call with a tag of [`next_tag`] that was asked for before.
    ///
    /// # Errors
    /// As [`CollModule::run`].
    #[inline]
    pub fn run_tagged(&self, comm: &Comm, tag: u32, call: &CollCall<'_>) -> Result<()> {
        match &mut self.plan(comm, call) {
            Some(plan) => blocking::run(comm, tag, plan),
            None => Ok(()),
        }
    }

    /// Starts a call with a tag of [`next_tag`] that was asked for before.
    ///
    /// # Errors
    /// Class `NoMem`.
    pub fn start_tagged(
        &self,
        comm: &Comm,
        tag: u32,
        call: &CollCall<'_>,
    ) -> Result<Box<dyn CollOperation>> {
        start(comm, tag, self.plan(comm, call).map(Plan::into_owned))
    }

    /// What a call comes down to; `None` when there is nothing to do.
    fn plan<'a>(&self, comm: &Comm, call: &CollCall<'a>) -> Option<Plan<'a>> {
        match self.remote() {
            Some(remote) => inter::plan(self.place(), remote, call),
            None => plan::plan(self, comm, call),
        }
    }
}

/// Tags of calls that run once, then those of persistent ones, which live long: a counter that
/// goes around must not meet them.
const ONCE: u32 = OWN_TAGS / 2;
/// Tags of the messages that tell the lanes of a communicator, one for each of its sets, behind
/// those of persistent calls: where ranks do not agree on which set a call needs, no message of one
/// is taken for that of the other, nor for data.
pub const LANE_TAGS: u32 = OWN_TAGS - 2;

/// The tag of a call that runs once. All ranks ask at each call, whichever component runs it.
pub fn next_tag(comm: &Comm) -> u32 {
    comm.next_collective() % ONCE
}

/// The tag of the rounds of a persistent call. All ranks ask when the call is made, whichever
/// component runs it.
pub fn persistent_tag(comm: &Comm) -> u32 {
    ONCE + next_tag(comm) % (LANE_TAGS - ONCE)
}

fn start(comm: &Comm, tag: u32, plan: Option<Plan<'static>>) -> Result<Box<dyn CollOperation>> {
    match plan {
        Some(plan) => Ok(Box::new(ScheduledOperation::start(comm, tag, plan)?)),
        None => Ok(Box::new(Nothing)),
    }
}

impl CollModule for Basic {
    fn name(&self) -> &'static str {
        "basic"
    }

    fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        Ok(())
    }

    fn offers(&self, _op: CollOp) -> bool {
        true
    }

    fn run(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()> {
        self.run_tagged(comm, next_tag(comm), call)
    }

    fn start(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        self.start_tagged(comm, next_tag(comm), call)
    }

    fn init(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        let plan = self.plan(comm, call).map(Plan::into_owned);
        Ok(Box::new(Persistent { tag: persistent_tag(comm), plan }))
    }
}

/// A persistent call: its own tag, so that rounds of different calls need no common order.
struct Persistent {
    tag: u32,
    plan: Option<Plan<'static>>,
}

impl CollPersistent for Persistent {
    fn start(&mut self, comm: &Comm) -> Result<Box<dyn CollOperation>> {
        start(comm, self.tag, self.plan.as_ref().map(Plan::again))
    }
}
