//! The module of a component on a communicator.

use std::ffi::c_int;
use std::ptr;
use std::sync::Arc;

use hawser_coll::basic::{next_tag, persistent_tag};
use hawser_coll::shm::BoardAccess;
use hawser_coll::{Below, Component, Reason, keep_short};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{
    Channel, CollCall, CollModule, CollOp, CollOperation, CollPersistent, Interrupt,
};
use hawser_core::error::Result;
use hawser_core::holding;
use hawser_core::op::Op;
use hawser_mca::lifecycle::Why;

use crate::abi::{Form, OK, PASS, Place};
use crate::args::{GivenBlocks, GivenBuf, OwnedArgs, list, root_of};
use crate::call::{Answer, Call};
use crate::channel;
use crate::entered::{Entered, PARTS};
use crate::foreign::{ForeignColl, Shared};
use crate::operation::{ForeignOperation, Prepared};
use crate::tables::INTER;

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
        let access = BoardAccess::new(comm, below.basic().clone(), below.boards().cloned());
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
        let refuses = self.may_checkpoint().err().filter(|_| is_entered);
        let who = format!("coll {}", self.name);
        let no_interrupts = Why::new("comes from a third party, and may have memory in common");
        let _refusals = [
            refuses.map(|why| holding::refuse(&who, &why)),
            is_entered.then(|| holding::refuse_interrupts(&who, &no_interrupts)),
        ];
        let shared = Shared { component: self, module, entered, access, is_entered, _refusals };
        let shared = Arc::new(shared);
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

    fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        self.shared.component.may_checkpoint()
    }

    fn interrupt(&self, _comm: &Comm, step: Interrupt) -> Result<Channel> {
        self.shared.component.interrupt(self.shared.module, step)
    }
}
