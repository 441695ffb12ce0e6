//! A component of the framework `coll` from a file, and its module on a communicator.

use std::ffi::{c_int, c_void};
use std::fmt;
use std::ptr;
use std::sync::Arc;

use hawser_coll::basic::next_tag;
use hawser_coll::shm::BoardAccess;
use hawser_coll::{Below, Component, Reason};
use hawser_core::buf::{Ints, TypedBuf};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{
    CollCall, CollModule, CollOp, CollOperation, CollPersistent, Interrupt, Root, VBuf,
};
use hawser_core::err;
use hawser_core::error::Result;
use hawser_core::op::Op;

use crate::abi::{Blocks, Buf, Coll, OK, PASS, Place};
use crate::host::Call;
use crate::parts::{Entered, PARTS};

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
    /// True when it has a function for the operation.
    pub(crate) fn offers(&self, op: CollOp) -> bool {
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

impl Component for ForeignColl {
    fn module(
        &self,
        comm: &Comm,
        below: &Below,
    ) -> std::result::Result<Arc<dyn CollModule>, Reason> {
        if comm.is_inter() {
            return Err("components of other makers do not serve intercommunicators".into());
        }
        let access = BoardAccess::new(comm, below.basic().clone(), below.boards()).ok();
        // One component has the parts of a communicator: the first that is asked.
        let is_first = !below.others_were_asked();
        let mut entered = Entered::new(Place {
            size: size_of::<Place>() as u32,
            rank: comm.rank(),
            ranks: comm.size(),
            one_node: u32::from(below.basic().on_one_node()),
            room: access.as_ref().map_or(0, BoardAccess::room),
            parts: if is_first && comm.has_own_parts() { PARTS } else { 0 },
            reserved: 0,
        });
        let mut module = ptr::null_mut();
        let (answer, error) = entered.during(comm, |place| match self.table.enter {
            // SAFETY: as the contract says: a place, and room for a pointer.
            Some(enter) => unsafe { enter(place, &raw mut module) },
            None => OK,
        });
        let entered = Module { component: *self, module, entered, access, below: below.clone() };
        match (answer, error) {
            (OK, None) => Ok(Arc::new(entered)),
            (OK, Some(error)) => Err(error.to_string().into()),
            (answer, error) => {
                // What was not entered is not left.
                entered.forget();
                let passed =
                    if answer == PASS { "its enter() passed" } else { "its enter() failed" };
                Err(error.map_or(passed.into(), |error| error.to_string().into()))
            }
        }
    }
}

/// The component on one communicator.
struct Module {
    component: ForeignColl,
    /// The component's own.
    module: *mut c_void,
    entered: Box<Entered>,
    access: Option<BoardAccess>,
    below: Below,
}

// SAFETY: the contract lets any thread call the component's functions with its module.
unsafe impl Send for Module {}
// SAFETY: as above; calls of one communicator come one after the other.
unsafe impl Sync for Module {}

impl Drop for Module {
    fn drop(&mut self) {
        if let Some(leave) = self.component.table.leave {
            // SAFETY: what `enter` gave, for the last time.
            unsafe { leave(self.module) }
        }
    }
}

/// A buffer for a component: null where there is none.
struct Given(Option<Buf>);

impl Given {
    fn new(buf: Option<&TypedBuf>) -> Given {
        Given(buf.map(|b| Buf {
            addr: b.addr().cast(),
            count: b.count,
            dtype: ptr::from_ref(&b.dtype),
        }))
    }

    fn at(&self) -> *const Buf {
        self.0.as_ref().map_or(ptr::null(), ptr::from_ref)
    }
}

/// Blocks for a component, with arrays of its kind.
struct GivenBlocks {
    // The table points into them.
    _arrays: [Vec<i64>; 2],
    table: Option<Blocks>,
}

impl GivenBlocks {
    fn new(buf: Option<&VBuf<'_>>) -> GivenBlocks {
        let Some(buf) = buf else {
            return GivenBlocks { _arrays: Default::default(), table: None };
        };
        let arrays = [list(&buf.counts), list(&buf.displs)];
        let table = Blocks {
            addr: buf.base.addr().cast(),
            dtype: ptr::from_ref(&buf.base.dtype),
            counts: arrays[0].as_ptr(),
            displs: arrays[1].as_ptr(),
        };
        GivenBlocks { _arrays: arrays, table: Some(table) }
    }

    fn at(&self) -> *const Blocks {
        self.table.as_ref().map_or(ptr::null(), ptr::from_ref)
    }
}

fn list(ints: &Ints<'_>) -> Vec<i64> {
    ints.iter().collect()
}

/// On intracommunicators the root is a rank.
fn rank(root: Root) -> u32 {
    match root {
        Root::Rank(rank) => rank,
        Root::Me | Root::Bystander => 0,
    }
}

impl Module {
    /// Ends it without a word to the component.
    fn forget(mut self) {
        self.component.table.leave = None;
    }

    /// What the component's function says; `None`: it has none.
    fn ask(&self, to: &mut Call<'_>, call: &CollCall<'_>) -> Option<c_int> {
        let (t, m, c) = (&self.component.table, self.module, ptr::from_mut(to));
        // SAFETY: of all calls here: the module and the tables are as the contract says, and live
        // until the function returns.
        unsafe {
            Some(match call {
                CollCall::Barrier => t.barrier?(m, c),
                CollCall::Bcast { buf, root } => {
                    t.bcast?(m, c, Given::new(Some(buf)).at(), rank(*root))
                }
                CollCall::Gather { send, recv, root } => {
                    let (s, r) = (Given::new(send.as_ref()), Given::new(recv.as_ref()));
                    t.gather?(m, c, s.at(), r.at(), rank(*root))
                }
                CollCall::Gatherv { send, recv, root } => {
                    let (s, r) = (Given::new(send.as_ref()), GivenBlocks::new(recv.as_ref()));
                    t.gatherv?(m, c, s.at(), r.at(), rank(*root))
                }
                CollCall::Scatter { send, recv, root } => {
                    let (s, r) = (Given::new(send.as_ref()), Given::new(recv.as_ref()));
                    t.scatter?(m, c, s.at(), r.at(), rank(*root))
                }
                CollCall::Scatterv { send, recv, root } => {
                    let (s, r) = (GivenBlocks::new(send.as_ref()), Given::new(recv.as_ref()));
                    t.scatterv?(m, c, s.at(), r.at(), rank(*root))
                }
                CollCall::Allgather { send, recv } => {
                    let (s, r) = (Given::new(send.as_ref()), Given::new(Some(recv)));
                    t.allgather?(m, c, s.at(), r.at())
                }
                CollCall::Allgatherv { send, recv } => {
                    let (s, r) = (Given::new(send.as_ref()), GivenBlocks::new(Some(recv)));
                    t.allgatherv?(m, c, s.at(), r.at())
                }
                CollCall::Alltoall { send, recv } => {
                    let (s, r) = (Given::new(send.as_ref()), Given::new(Some(recv)));
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
        let (t, m) = (&self.component.table, self.module);
        let (function, send, recv, op) = match call {
            CollCall::Reduce { send, recv, op, root } => {
                let (s, r) = (Given::new(send.as_ref()), Given::new(recv.as_ref()));
                // SAFETY: as in `ask`.
                return Some(unsafe { t.reduce?(m, c, s.at(), r.at(), op, rank(*root)) });
            }
            CollCall::ReduceScatter { send, recv, counts, op } => {
                let (s, r) = (Given::new(send.as_ref()), Given::new(Some(recv)));
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
        let (send, recv) = (Given::new(send.as_ref()), Given::new(Some(recv)));
        // SAFETY: as in `ask`.
        Some(unsafe { function(m, c, send.at(), recv.at(), ptr::from_ref::<Op>(op)) })
    }
}

impl CollModule for Module {
    fn name(&self) -> &'static str {
        self.component.name
    }

    fn offers(&self, op: CollOp) -> bool {
        self.component.offers(op) && !self.below.basic().is_forced(op)
    }

    fn run(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()> {
        let mut running =
            Call::new(comm, &self.entered.place, self.access.as_ref(), next_tag(comm));
        match self.ask(&mut running, call) {
            None | Some(PASS) => self.below.serving(call.op()).run(comm, call),
            Some(answer) => running.end(answer != OK, self.component.name),
        }
    }

    fn start(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        self.below.serving(call.op()).start(comm, call)
    }

    fn init(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        self.below.serving(call.op()).init(comm, call)
    }

    fn interrupt(&self, _comm: &Comm, step: Interrupt) -> Result<()> {
        self.component.interrupt(self.module, step)
    }
}
