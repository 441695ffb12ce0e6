//! A component of the framework `coll` from a file, and its module on a communicator.

use std::ffi::{c_int, c_void};
use std::fmt;
use std::ptr;
use std::sync::Arc;

use hawser_coll::basic::{next_tag, persistent_tag};
use hawser_coll::shm::BoardAccess;
use hawser_coll::{Below, Component, Reason, keep_short};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{
    CollCall, CollModule, CollOp, CollOperation, CollPersistent, Interrupt,
};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::op::Op;

use crate::abi::{Coll, Form, INTER, OK, PASS, Place};
use crate::args::{GivenBlocks, GivenBuf, OwnedArgs, list, root_of};
use crate::channel;
use crate::entered::{Entered, PARTS};
use crate::host::{Answer, Call};
use crate::operation::{ForeignOperation, Prepared};

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

    /// Tells a module that `enter` gave of a step of a checkpoint.
    pub(crate) fn interrupt(&self, module: *mut c_void, step: Interrupt) -> Result<()> {
        let Some(interrupt) = self.table.interrupt else { return Ok(()) };
        // SAFETY: as the contract says.
        let answer = unsafe { interrupt(module, step as c_int) };
        match answer {
            OK => Ok(()),
            _ => Err(err!(Other, "the component coll/{} refuses a checkpoint", self.name)),
        }
    }
}

fn any(masks: [u64; 2]) -> bool {
    masks[0] | masks[1] != 0
}

impl Component for &'static ForeignColl {
    fn module(
        &self,
        comm: &Comm,
        below: &Below,
    ) -> std::result::Result<Arc<dyn CollModule>, Reason> {
        let inter = comm.is_inter();
        if inter && self.table.flags & INTER == 0 {
            return Err("it does not serve intercommunicators".into());
        }
        channel::begin(comm);
        let access = BoardAccess::new(comm, below.basic().clone(), below.boards());
        let access = access.ok().filter(|_| !inter);
        // One component has the parts of a communicator: the first that is asked.
        let is_first = !below.others_were_asked();
        let mut entered = Entered::new(
            comm,
            Place {
                size: size_of::<Place>() as u32,
                rank: comm.rank(),
                ranks: comm.size(),
                one_node: u32::from(below.basic().on_one_node()),
                room: access.as_ref().map_or(0, BoardAccess::room),
                parts: if is_first && comm.has_own_parts() { PARTS } else { 0 },
                reserved: 0,
                remote: 0,
                exchange: 0,
            },
        );
        let mut module = ptr::null_mut();
        let (answer, error) = entered.during(comm, below.basic(), |place| match self.table.enter {
            // SAFETY: as the contract says: a place, and room for a pointer.
            Some(enter) => unsafe { enter(place, &raw mut module) },
            None => OK,
        });
        // What was not entered is not left.
        let is_entered = answer == OK;
        let shared = Arc::new(Shared { component: self, module, entered, access, is_entered });
        match (answer, error) {
            (OK, None) => {
                channel::serve(self, comm, Arc::downgrade(&shared));
                Ok(Arc::new(Module { shared, below: below.clone(), inter }))
            }
            (_, Some(error)) => Err(error.to_string().into()),
            (PASS, None) => Err("its enter() passed".into()),
            (_, None) => Err("its enter() failed".into()),
        }
    }
}

/// What a module and its requests share.
pub(crate) struct Shared {
    pub(crate) component: &'static ForeignColl,
    /// The component's own.
    pub(crate) module: *mut c_void,
    pub(crate) entered: Box<Entered>,
    access: Option<BoardAccess>,
    is_entered: bool,
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

/// The component on one communicator.
struct Module {
    shared: Arc<Shared>,
    below: Below,
    /// The communicator has two groups.
    inter: bool,
}

impl Module {
    /// What the component's function for this operation says; `None`: it has none.
    fn ask(&self, to: &mut Call<'_>, call: &CollCall<'_>) -> Option<c_int> {
        let (t, m) = (&self.shared.component.table, self.shared.module);
        let c = ptr::from_mut(to);
        // SAFETY: of all calls here: the module and the tables are as the contract says, and live
        // until the function returns.
        unsafe {
            Some(match call {
                CollCall::Barrier => t.barrier?(m, c),
                CollCall::Bcast { buf, root } => {
                    t.bcast?(m, c, GivenBuf::new(Some(buf)).at(), root_of(*root))
                }
                CollCall::Gather { send, recv, root } => {
                    let (s, r) = (GivenBuf::new(send.as_ref()), GivenBuf::new(recv.as_ref()));
                    t.gather?(m, c, s.at(), r.at(), root_of(*root))
                }
                CollCall::Gatherv { send, recv, root } => {
                    let (s, r) = (GivenBuf::new(send.as_ref()), GivenBlocks::new(recv.as_ref()));
                    t.gatherv?(m, c, s.at(), r.at(), root_of(*root))
                }
                CollCall::Scatter { send, recv, root } => {
                    let (s, r) = (GivenBuf::new(send.as_ref()), GivenBuf::new(recv.as_ref()));
                    t.scatter?(m, c, s.at(), r.at(), root_of(*root))
                }
                CollCall::Scatterv { send, recv, root } => {
                    let (s, r) = (GivenBlocks::new(send.as_ref()), GivenBuf::new(recv.as_ref()));
                    t.scatterv?(m, c, s.at(), r.at(), root_of(*root))
                }
                CollCall::Allgather { send, recv } => {
                    let (s, r) = (GivenBuf::new(send.as_ref()), GivenBuf::new(Some(recv)));
                    t.allgather?(m, c, s.at(), r.at())
                }
                CollCall::Allgatherv { send, recv } => {
                    let (s, r) = (GivenBuf::new(send.as_ref()), GivenBlocks::new(Some(recv)));
                    t.allgatherv?(m, c, s.at(), r.at())
                }
                CollCall::Alltoall { send, recv } => {
                    let (s, r) = (GivenBuf::new(send.as_ref()), GivenBuf::new(Some(recv)));
                    t.alltoall?(m, c, s.at(), r.at())
                }
                CollCall::Alltoallv { send, recv } => {
                    let (s, r) = (GivenBlocks::new(send.as_ref()), GivenBlocks::new(Some(recv)));
                    t.alltoallv?(m, c, s.at(), r.at())
                }
                reduction => return self.ask_to_combine(c, reduction),
            })
        }
    }

    fn ask_to_combine(&self, c: *mut Call<'_>, call: &CollCall<'_>) -> Option<c_int> {
        let (t, m) = (&self.shared.component.table, self.shared.module);
        let (function, send, recv, op) = match call {
            CollCall::Reduce { send, recv, op, root } => {
                let (s, r) = (GivenBuf::new(send.as_ref()), GivenBuf::new(recv.as_ref()));
                // SAFETY: as in `ask`.
                return Some(unsafe { t.reduce?(m, c, s.at(), r.at(), op, root_of(*root)) });
            }
            CollCall::ReduceScatter { send, recv, counts, op } => {
                let (s, r) = (GivenBuf::new(send.as_ref()), GivenBuf::new(Some(recv)));
                let counts = list(counts);
                // SAFETY: as in `ask`.
                return Some(unsafe {
                    t.reduce_scatter?(m, c, s.at(), r.at(), counts.as_ptr(), op)
                });
            }
            CollCall::Allreduce { send, recv, op } => (t.allreduce?, send, recv, op),
            CollCall::ReduceScatterBlock { send, recv, op } => {
                (t.reduce_scatter_block?, send, recv, op)
            }
            CollCall::Scan { send, recv, op } => (t.scan?, send, recv, op),
            CollCall::Exscan { send, recv, op } => (t.exscan?, send, recv, op),
            _ => return None,
        };
        let (send, recv) = (GivenBuf::new(send.as_ref()), GivenBuf::new(Some(recv)));
        // SAFETY: as in `ask`.
        Some(unsafe { function(m, c, send.at(), recv.at(), ptr::from_ref::<Op>(op)) })
    }
}

impl Module {
    /// As [`Module::ask`], of the function for all operations.
    fn ask_in_general(&self, to: &mut Call<'_>, call: &CollCall<'_>) -> Option<c_int> {
        let component = self.shared.component;
        let run = component.table.run?;
        if !component.takes(call.op(), Form::Blocking, self.inter) {
            return None;
        }
        let args = OwnedArgs::new(call, Form::Blocking);
        // SAFETY: as in `ask`.
        Some(unsafe { run(self.shared.module, ptr::from_mut(to), args.at()) })
    }
}

impl CollModule for Module {
    fn name(&self) -> &'static str {
        self.shared.component.name
    }

    fn offers(&self, op: CollOp) -> bool {
        self.shared.component.offers(op, self.inter) && !self.below.basic().is_forced(op)
    }

    fn run(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()> {
        let shared = &*self.shared;
        let at = (comm, shared.entered.place());
        let name = shared.component.name;
        let mut running = Call::new(at, shared.access.as_ref(), next_tag(comm), name);
        let own = if self.inter { None } else { self.ask(&mut running, call) };
        let answer = own.or_else(|| self.ask_in_general(&mut running, call));
        match answer.map(|answer| running.end(answer, call.op())) {
            Some(Answer::Done(done)) => done,
            None | Some(_) => self.below.serving(call.op()).run(comm, call),
        }
    }

    fn start(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        let op = call.op();
        if self.shared.component.takes(op, Form::Nonblocking, self.inter) {
            let mut own = call.clone();
            let kept = match self.inter {
                true => None,
                false => keep_short(&mut own, comm.rank(), comm.size()),
            };
            let args = (OwnedArgs::new(&own, Form::Nonblocking), kept);
            let tag = next_tag(comm);
            if let Some(started) = ForeignOperation::start(&self.shared, comm, args, (op, tag))? {
                return Ok(Box::new(started));
            }
        }
        self.below.serving(op).start(comm, call)
    }

    fn init(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        let op = call.op();
        if self.shared.component.takes(op, Form::Persistent, self.inter) {
            let args = OwnedArgs::new(call, Form::Persistent);
            let tag = persistent_tag(comm);
            if let Some(prepared) = Prepared::of(&self.shared, args, (op, tag))? {
                return Ok(Box::new(prepared));
            }
        }
        self.below.serving(op).init(comm, call)
    }

    fn interrupt(&self, _comm: &Comm, step: Interrupt) -> Result<()> {
        self.shared.component.interrupt(self.shared.module, step)
    }
}
