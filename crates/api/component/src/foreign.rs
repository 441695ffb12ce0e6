//! A component of the framework `coll` from a file, and what it has on a communicator.

use std::ffi::{c_int, c_void};
use std::fmt;

use hawser_coll::shm::BoardAccess;
use hawser_core::contracts::coll::{Channel, CollOp, Interrupt};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::holding::Refusal;
use hawser_mca::lifecycle::Why;

use crate::abi::{FULL, Form, NO_INTERRUPT, OK};
use crate::entered::Entered;
use crate::tables::Coll;

/// The component, loaded and opened.
#[derive(Clone, Copy)]
pub(crate) struct ForeignColl {
    pub(crate) name: &'static str,
    pub(crate) table: Coll,
}

// SAFETY: functions that the contract lets several threads call at once.
unsafe impl Send for ForeignColl {}
// SAFETY: as above.
unsafe impl Sync for ForeignColl {}

impl fmt::Debug for ForeignColl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl ForeignColl {
    /// What its table lacks for what it says that it takes.
    ///
    /// # Errors
    /// A sentence.
    pub(crate) fn check(&self) -> std::result::Result<(), String> {
        let t = &self.table;
        let (runs, starts, prepares) = (any(t.runs), any(t.starts), any(t.prepares));
        let needed = [
            ("run", runs, t.run.is_some()),
            ("start", starts, t.start.is_some()),
            ("poll", starts || prepares, t.poll.is_some()),
            ("prepare", prepares, t.prepare.is_some()),
            ("restart", prepares, t.restart.is_some()),
        ];
        match needed.iter().find(|(_, needed, here)| *needed && !here) {
            None => Ok(()),
            Some((name, ..)) => Err(format!(
                "its table names calls that need a function {name}, and has no such function"
            )),
        }
    }

    /// True when it takes calls of the operation in this form.
    pub(crate) fn takes(&self, op: CollOp, form: Form, inter: bool) -> bool {
        let t = &self.table;
        let masks = match form {
            Form::Blocking => t.runs,
            Form::Nonblocking => t.starts,
            Form::Persistent => t.prepares,
        };
        let masked = masks[usize::from(inter)] >> op as u32 & 1 != 0;
        masked || form == Form::Blocking && !inter && self.has_function(op)
    }

    /// True when it takes calls of the operation in some form.
    pub(crate) fn offers(&self, op: CollOp, inter: bool) -> bool {
        let forms = [Form::Blocking, Form::Nonblocking, Form::Persistent];
        forms.into_iter().any(|form| self.takes(op, form, inter))
    }

    /// True when it has a function of its own for the operation.
    fn has_function(&self, op: CollOp) -> bool {
        let t = &self.table;
        match op {
            CollOp::Barrier => t.barrier.is_some(),
            CollOp::Bcast => t.bcast.is_some(),
            CollOp::Gather => t.gather.is_some(),
            CollOp::Gatherv => t.gatherv.is_some(),
            CollOp::Scatter => t.scatter.is_some(),
            CollOp::Scatterv => t.scatterv.is_some(),
            CollOp::Allgather => t.allgather.is_some(),
            CollOp::Allgatherv => t.allgatherv.is_some(),
            CollOp::Alltoall => t.alltoall.is_some(),
            CollOp::Alltoallv => t.alltoallv.is_some(),
            CollOp::Reduce => t.reduce.is_some(),
            CollOp::Allreduce => t.allreduce.is_some(),
            CollOp::ReduceScatterBlock => t.reduce_scatter_block.is_some(),
            CollOp::ReduceScatter => t.reduce_scatter.is_some(),
            CollOp::Scan => t.scan.is_some(),
            CollOp::Exscan => t.exscan.is_some(),
            _ => false,
        }
    }

    /// Whether its modules can be held.
    ///
    /// # Errors
    /// It has no function that would tell them.
    pub(crate) fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        match self.table.interrupt {
            Some(_) => Ok(()),
            None => Err(Why::new(NO_INTERRUPT)),
        }
    }

    /// Tells a module that `enter` gave of a step of a hold or a checkpoint.
    pub(crate) fn interrupt(&self, module: *mut c_void, step: Interrupt) -> Result<Channel> {
        let refused = || err!(Other, "the component coll/{} refuses a checkpoint", self.name);
        let interrupt = self.table.interrupt.ok_or_else(refused)?;
        // SAFETY: as the contract says.
        match unsafe { interrupt(module, step as c_int) } {
            OK => Ok(Channel::Empty),
            FULL if step == Interrupt::Hold => Ok(Channel::Busy),
            _ => Err(refused()),
        }
    }
}

fn any(masks: [u64; 2]) -> bool {
    masks[0] | masks[1] != 0
}

/// What a module and its requests share.
pub(crate) struct Shared {
    pub(crate) component: &'static ForeignColl,
    /// The component's own.
    pub(crate) module: *mut c_void,
    pub(crate) entered: Box<Entered>,
    pub(crate) access: Option<BoardAccess>,
    /// `enter` has given it: it is to be left.
    pub(crate) is_entered: bool,
    /// The component cannot be held: this process refuses as long as the module lives.
    pub(crate) _refusals: [Option<Refusal>; 2],
}

// SAFETY: the contract lets any thread call the component's functions with its module.
unsafe impl Send for Shared {}
// SAFETY: as above; calls of one communicator come one after the other.
unsafe impl Sync for Shared {}

impl Drop for Shared {
    fn drop(&mut self) {
        if self.is_entered
            && let Some(leave) = self.component.table.leave
        {
            // SAFETY: what `enter` gave, for the last time.
            unsafe { leave(self.module) }
        }
    }
}
