//! From a call to calls on the parts of its communicator.

use std::sync::Arc;

use hawser_core::buf::{Ints, TypedBuf};
use hawser_core::contracts::coll::{CollCall, Root, VBuf};
use hawser_core::error::Result;
use hawser_core::op::Op;
use hawser_core::temp::TempBuf;
use hawser_datatype::{Datatype, Scalar};

use super::groups::Groups;
use super::params::Limits;

/// Vectors up to this many bytes are combined at all ranks of a group instead of at its leader
/// only: that is one exchange in shared memory.
const SHORT: u64 = 2048;

/// Which part of the communicator a stage is a call on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Over {
    /// The own group.
    Group,
    /// The leaders.
    Leaders,
}

/// Blocks of several lengths, in a memory that outlives the call.
#[derive(Clone, Debug)]
pub(super) struct Blocks {
    base: TypedBuf,
    counts: Arc<[i64]>,
    displs: Arc<[i64]>,
}

impl Blocks {
    fn view(&self) -> VBuf<'_> {
        let (counts, displs) = (Ints::I64(&self.counts), Ints::I64(&self.displs));
        VBuf { base: self.base.clone(), counts, displs }
    }
}

/// A call that borrows nothing. Fields as in [`CollCall`].
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub(super) enum StageCall {
    Barrier,
    Bcast { buf: TypedBuf, root: u32 },
    Reduce { send: Option<TypedBuf>, recv: Option<TypedBuf>, op: Op, root: u32 },
    Allreduce { send: Option<TypedBuf>, recv: TypedBuf, op: Op },
    Gather { send: Option<TypedBuf>, recv: Option<TypedBuf>, root: u32 },
    Gatherv { send: Option<TypedBuf>, recv: Option<Blocks>, root: u32 },
    Scatter { send: Option<TypedBuf>, recv: Option<TypedBuf>, root: u32 },
    Scatterv { send: Option<Blocks>, recv: Option<TypedBuf>, root: u32 },
    Allgatherv { recv: Blocks },
}

impl StageCall {
    /// Runs something with the call.
    pub(super) fn with<R>(&self, run: impl FnOnce(&CollCall<'_>) -> R) -> R {
        match self.clone() {
            StageCall::Barrier => run(&CollCall::Barrier),
            StageCall::Bcast { buf, root } => run(&CollCall::Bcast { buf, root: Root::Rank(root) }),
            StageCall::Reduce { send, recv, op, root } => {
                run(&CollCall::Reduce { send, recv, op, root: Root::Rank(root) })
            }
            StageCall::Allreduce { send, recv, op } => run(&CollCall::Allreduce { send, recv, op }),
            StageCall::Gather { send, recv, root } => {
                run(&CollCall::Gather { send, recv, root: Root::Rank(root) })
            }
            StageCall::Gatherv { send, recv, root } => {
                let recv = recv.as_ref().map(Blocks::view);
                run(&CollCall::Gatherv { send, recv, root: Root::Rank(root) })
            }
            StageCall::Scatter { send, recv, root } => {
                run(&CollCall::Scatter { send, recv, root: Root::Rank(root) })
            }
            StageCall::Scatterv { send, recv, root } => {
                let send = send.as_ref().map(Blocks::view);
                run(&CollCall::Scatterv { send, recv, root: Root::Rank(root) })
            }
            StageCall::Allgatherv { recv } => {
                run(&CollCall::Allgatherv { send: None, recv: recv.view() })
            }
        }
    }
}

/// The stages of a call at one rank, in order.
#[derive(Debug, Default)]
pub(super) struct Stages {
    /// On which part, and what.
    pub(super) list: Vec<(Over, StageCall)>,
    /// Memory that they use beside the user's.
    temps: Vec<TempBuf>,
}

/// One rank's view, from which stages are made.
pub(super) struct Planner<'a> {
    /// The groups.
    pub(super) groups: &'a Groups,
    /// The own rank.
    pub(super) rank: u32,
    /// The group of a rank.
    pub(super) group_of: &'a dyn Fn(u32) -> u32,
    /// What the parameters allow.
    pub(super) limits: Limits,
}

impl Planner<'_> {
    /// The stages; `None`: the call is not for this component, on any rank.
    ///
    /// # Errors
    /// No memory.
    pub(super) fn plan(&self, call: &CollCall<'_>) -> Result<Option<Stages>> {
        let mut stages = Stages::default();
        let fits = match call {
            CollCall::Barrier => self.barrier(&mut stages),
            CollCall::Bcast { buf, root: Root::Rank(root) } => self.bcast(&mut stages, buf, *root),
            CollCall::Reduce { send, recv, op, root: Root::Rank(root) } => {
                self.reduce(&mut stages, send.as_ref(), recv.as_ref(), op, *root)?
            }
            CollCall::Allreduce { send, recv, op } => {
                self.allreduce(&mut stages, send.as_ref(), recv, op)
            }
            CollCall::Gather { send, recv, root: Root::Rank(root) } => {
                self.gather(&mut stages, send.as_ref(), recv.as_ref(), *root)?
            }
            CollCall::Scatter { send, recv, root: Root::Rank(root) } => {
                self.scatter(&mut stages, send.as_ref(), recv.as_ref(), *root)?
            }
            CollCall::Allgather { send, recv } => self.allgather(&mut stages, send.as_ref(), recv),
            _ => false,
        };
        Ok(fits.then_some(stages))
    }

    fn leads(&self) -> bool {
        self.groups.leads(self.rank)
    }

    /// Vectors may be combined group by group.
    fn in_order(&self, op: &Op) -> bool {
        op.is_commutative() || self.groups.consecutive
    }

    fn barrier(&self, stages: &mut Stages) -> bool {
        stages.add(Over::Group, StageCall::Barrier);
        if self.leads() {
            stages.add(Over::Leaders, StageCall::Barrier);
        }
        stages.add(Over::Group, StageCall::Barrier);
        true
    }

    fn bcast(&self, stages: &mut Stages, buf: &TypedBuf, root: u32) -> bool {
        let buf = || buf.clone();
        let inside = self.groups.inside(root);
        // A root that does not lead gives its group everything first, and so its leader.
        let first = inside.is_some_and(|r| r > 0);
        if let Some(root) = inside.filter(|_| first) {
            stages.add(Over::Group, StageCall::Bcast { buf: buf(), root });
        }
        if self.leads() {
            let root = (self.group_of)(root);
            stages.add(Over::Leaders, StageCall::Bcast { buf: buf(), root });
        }
        if !first {
            stages.add(Over::Group, StageCall::Bcast { buf: buf(), root: 0 });
        }
        true
    }

    fn reduce(
        &self,
        stages: &mut Stages,
        send: Option<&TypedBuf>,
        recv: Option<&TypedBuf>,
        op: &Op,
        root: u32,
    ) -> Result<bool> {
        let at = (self.group_of)(root);
        let root_leads = self.groups.leaders.get(at as usize) == Some(&root);
        // The vector of a leader would come before those of its group.
        if !self.in_order(op) || (!root_leads && !op.is_commutative()) {
            return Ok(false);
        }
        let Some(data) = send.or(recv) else { return Ok(false) };
        let (send, recv, op) = (send.cloned(), recv.cloned(), || op.clone());
        match (self.groups.inside(root), self.leads()) {
            // The root's group comes last: its leader brings what all others have.
            (Some(root), true) if root > 0 => {
                let all = stages.temp(data.count, &data.dtype)?;
                let part = StageCall::Reduce { send, recv: Some(all.clone()), op: op(), root: at };
                stages.add(Over::Leaders, part);
                let whole = StageCall::Reduce { send: Some(all), recv: None, op: op(), root };
                stages.add(Over::Group, whole);
            }
            (Some(root), false) if root > 0 => {
                stages.add(Over::Group, StageCall::Reduce { send, recv, op: op(), root });
            }
            (_, false) => {
                stages.add(Over::Group, StageCall::Reduce { send, recv: None, op: op(), root: 0 });
            }
            (Some(_), true) => {
                let part = StageCall::Reduce { send, recv: recv.clone(), op: op(), root: 0 };
                stages.add(Over::Group, part);
                let whole = StageCall::Reduce { send: None, recv, op: op(), root: at };
                stages.add(Over::Leaders, whole);
            }
            (None, true) => {
                let sum = stages.temp(data.count, &data.dtype)?;
                let part = StageCall::Reduce { send, recv: Some(sum.clone()), op: op(), root: 0 };
                stages.add(Over::Group, part);
                let whole = StageCall::Reduce { send: Some(sum), recv: None, op: op(), root: at };
                stages.add(Over::Leaders, whole);
            }
        }
        Ok(true)
    }

    fn allreduce(
        &self,
        stages: &mut Stages,
        send: Option<&TypedBuf>,
        recv: &TypedBuf,
        op: &Op,
    ) -> bool {
        if !self.in_order(op) {
            return false;
        }
        let (send, op) = (send.cloned(), || op.clone());
        let recv = || recv.clone();
        if recv().packed_len() <= SHORT {
            stages.add(Over::Group, StageCall::Allreduce { send, recv: recv(), op: op() });
        } else {
            let (send, sum) = match self.leads() {
                true => (send, Some(recv())),
                false => (Some(send.unwrap_or_else(recv)), None),
            };
            stages.add(Over::Group, StageCall::Reduce { send, recv: sum, op: op(), root: 0 });
        }
        if self.leads() {
            stages.add(Over::Leaders, StageCall::Allreduce { send: None, recv: recv(), op: op() });
        }
        stages.add(Over::Group, StageCall::Bcast { buf: recv(), root: 0 });
        true
    }

    /// True when a block is brought through the leader; all ranks know the same length.
    fn through(&self, block: Option<&TypedBuf>) -> bool {
        let len = block.map_or(0, TypedBuf::packed_len);
        self.groups.consecutive && len > 0 && len <= self.limits.block
    }

    /// The blocks of all groups, of `count` elements per rank.
    fn blocks(&self, base: &TypedBuf, count: u64) -> Blocks {
        let count = count as i64;
        let counts = self.groups.sizes().map(|n| i64::from(n) * count).collect();
        let displs = self.groups.leaders.iter().map(|l| i64::from(*l) * count).collect();
        Blocks { base: base.clone(), counts, displs }
    }

    /// The part of a buffer with `count` elements per rank that belongs to the own group.
    fn own_blocks(&self, of: &TypedBuf, count: u64) -> TypedBuf {
        of.block(i64::from(self.first()) * count as i64, count)
    }

    /// Memory for the blocks of the own group, of `bytes` each, and the first of them. They are
    /// packed: elements of different blocks may interleave in memory of the program.
    fn packed_blocks(&self, stages: &mut Stages, bytes: u64) -> Result<(TypedBuf, TypedBuf)> {
        let ranks = self.groups.own.len() as u64;
        let own = stages.temp(bytes.saturating_mul(ranks), &Datatype::scalar(Scalar::Byte))?;
        let block = own.block(0, bytes);
        Ok((own, block))
    }

    fn first(&self) -> u32 {
        self.groups.own.first().copied().unwrap_or(0)
    }

    /// Groups are asked only for roots that lead.
    fn leading(&self, root: u32) -> Option<u32> {
        let at = (self.group_of)(root);
        (self.groups.leaders.get(at as usize) == Some(&root)).then_some(at)
    }

    fn gather(
        &self,
        stages: &mut Stages,
        send: Option<&TypedBuf>,
        recv: Option<&TypedBuf>,
        root: u32,
    ) -> Result<bool> {
        let Some(at) = self.leading(root).filter(|_| self.through(recv.or(send))) else {
            return Ok(false);
        };
        match (recv.filter(|_| self.rank == root), send) {
            (Some(recv), send) => {
                let own = self.own_blocks(recv, recv.count);
                let part = StageCall::Gather { send: send.cloned(), recv: Some(own), root: 0 };
                stages.add(Over::Group, part);
                let all = Some(self.blocks(recv, recv.count));
                stages.add(Over::Leaders, StageCall::Gatherv { send: None, recv: all, root: at });
            }
            (None, Some(send)) if self.leads() => {
                let (own, block) = self.packed_blocks(stages, send.packed_len())?;
                let recv = Some(block);
                stages.add(
                    Over::Group,
                    StageCall::Gather { send: Some(send.clone()), recv, root: 0 },
                );
                let part = StageCall::Gatherv { send: Some(own), recv: None, root: at };
                stages.add(Over::Leaders, part);
            }
            (None, send) => {
                let part = StageCall::Gather { send: send.cloned(), recv: None, root: 0 };
                stages.add(Over::Group, part);
            }
        }
        Ok(true)
    }

    fn scatter(
        &self,
        stages: &mut Stages,
        send: Option<&TypedBuf>,
        recv: Option<&TypedBuf>,
        root: u32,
    ) -> Result<bool> {
        let Some(at) = self.leading(root).filter(|_| self.through(send.or(recv))) else {
            return Ok(false);
        };
        match (send.filter(|_| self.rank == root), recv) {
            (Some(send), recv) => {
                let all = Some(self.blocks(send, send.count));
                stages.add(Over::Leaders, StageCall::Scatterv { send: all, recv: None, root: at });
                let own = Some(self.own_blocks(send, send.count));
                let part = StageCall::Scatter { send: own, recv: recv.cloned(), root: 0 };
                stages.add(Over::Group, part);
            }
            (None, Some(recv)) if self.leads() => {
                let (own, block) = self.packed_blocks(stages, recv.packed_len())?;
                let send = Some(block);
                let part = StageCall::Scatterv { send: None, recv: Some(own), root: at };
                stages.add(Over::Leaders, part);
                stages.add(
                    Over::Group,
                    StageCall::Scatter { send, recv: Some(recv.clone()), root: 0 },
                );
            }
            (None, recv) => {
                let part = StageCall::Scatter { send: None, recv: recv.cloned(), root: 0 };
                stages.add(Over::Group, part);
            }
        }
        Ok(true)
    }

    fn allgather(&self, stages: &mut Stages, send: Option<&TypedBuf>, recv: &TypedBuf) -> bool {
        if !self.through(Some(recv)) {
            return false;
        }
        let own = self.own_blocks(recv, recv.count);
        let (send, into) = match self.leads() {
            true => (send.cloned(), Some(own)),
            // In place the own block is where it belongs.
            false => {
                let at = i64::from(self.rank) * recv.count as i64;
                (Some(send.cloned().unwrap_or_else(|| recv.block(at, recv.count))), None)
            }
        };
        stages.add(Over::Group, StageCall::Gather { send, recv: into, root: 0 });
        if self.leads() {
            let all = self.blocks(recv, recv.count);
            stages.add(Over::Leaders, StageCall::Allgatherv { recv: all });
        }
        let ranks: u64 = self.groups.sizes().map(u64::from).sum();
        let all = recv.block(0, recv.count.saturating_mul(ranks));
        stages.add(Over::Group, StageCall::Bcast { buf: all, root: 0 });
        true
    }
}

impl Stages {
    fn add(&mut self, over: Over, call: StageCall) {
        self.list.push((over, call));
    }

    fn temp(&mut self, count: u64, dtype: &Datatype) -> Result<TypedBuf> {
        let temp = TempBuf::new(count, dtype)?;
        let typed = temp.typed().clone();
        self.temps.push(temp);
        Ok(typed)
    }

    /// Keeps memory that calls read.
    pub(super) fn keep(&mut self, kept: Option<TempBuf>) {
        self.temps.extend(kept);
    }

    /// Keeps the memory beside the user's for good: messages may still be written into it.
    pub(super) fn take_temps(&mut self) -> Vec<TempBuf> {
        std::mem::take(&mut self.temps)
    }
}
