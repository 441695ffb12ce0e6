//! The component on one communicator.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use hawser_board::contract::{Boards, Membership};
use hawser_core::comm::Comm;
use hawser_core::contracts::coll::{CollCall, CollModule, CollOp, CollOperation, CollPersistent};
use hawser_core::contracts::pml::Needed;
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::temp::TempBuf;
use hawser_mca::lifecycle::Why;

use super::groups::Groups;
use super::params::Limits;
use super::stages::{Over, Planner, StageCall, Stages};
use crate::Reason;
use crate::basic::Basic;
use crate::exec::FirstError;
use crate::short;

/// The component on one communicator.
pub struct Smp {
    /// For what does not fit.
    basic: Arc<Basic>,
    groups: Groups,
    group_by: GroupBy,
    limits: Limits,
    /// Made by the first call that needs them.
    parts: OnceLock<Parts>,
    /// For the parts on this node until then: other ranks may make a call first.
    unmade: Vec<Box<dyn Membership>>,
    /// Why a call was left between two stages; then all later ones are. Ranks that are still in
    /// that call would take a stage of a later one for one of theirs, and end well.
    given_up: OnceLock<Error>,
}

/// The parts of the communicator to which this process belongs.
struct Parts {
    group: Comm,
    leaders: Option<Comm>,
}

impl Parts {
    fn get(&self, over: Over) -> Result<&Comm> {
        match over {
            Over::Group => Ok(&self.group),
            Over::Leaders => self.leaders.as_ref().ok_or_else(no_part),
        }
    }
}

fn no_part() -> Error {
    err!(Intern, "a communicator lacks the parts over which its collectives go")
}

/// What ranks of one group have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GroupBy {
    /// The cell.
    Cell,
    /// The node.
    Node,
    /// So many neighbours, on one node.
    Ranks(u32),
}

impl GroupBy {
    /// The outermost level at which the ranks of a communicator differ.
    fn of(comm: &Comm, basic: &Basic, limits: Limits) -> GroupBy {
        if basic.on_one_node() {
            return GroupBy::Ranks(limits.group);
        }
        // Of cells a process knows those of its own job.
        if comm.spans_jobs() {
            return GroupBy::Node;
        }
        let cell = |rank| comm.environment().and_then(|env| env.cell_of(comm.peer(rank)));
        match cell(0) {
            Some(first) if (1..comm.size()).any(|r| cell(r) != Some(first)) => GroupBy::Cell,
            _ => GroupBy::Node,
        }
    }

    /// The same number for ranks of one group.
    fn key(self, comm: &Comm, rank: u32) -> u64 {
        let Some(env) = comm.environment() else { return 0 };
        match self {
            GroupBy::Cell => env.cell_of(comm.peer(rank)).unwrap_or(0).into(),
            GroupBy::Node => match comm.hosts() {
                Some(hosts) => hosts.host_of(comm.peer(rank)).map_or(u64::MAX, u64::from),
                None => env.node_of(comm.peer(rank)).into(),
            },
            GroupBy::Ranks(0) => 0,
            GroupBy::Ranks(n) => u64::from(rank / n),
        }
    }

    /// The parts that calls make at this rank, and the parts of those: numbers, the outermost
    /// first, and ranks.
    fn parts(
        self,
        comm: &Comm,
        groups: &Groups,
        limits: Limits,
    ) -> Vec<(&'static [u32], Vec<u32>)> {
        let own = &groups.own;
        let mut parts: Vec<(&'static [u32], Vec<u32>)> = vec![(&[0], own.clone())];
        if groups.leads(comm.rank()) {
            parts.push((&[1], groups.leaders.clone()));
        }
        match (self, limits.group as usize) {
            (GroupBy::Cell, _) => {
                let node = |rank| GroupBy::Node.key(comm, rank);
                let here = node(comm.rank());
                parts.push((&[0, 0], own.iter().copied().filter(|r| node(*r) == here).collect()));
            }
            (GroupBy::Node, n @ 1..) => {
                let inner = own.chunks(n).find(|group| group.contains(&comm.rank()));
                parts.push((&[0, 0], inner.unwrap_or_default().to_vec()));
                parts.push((&[0, 1], own.iter().copied().step_by(n).collect()));
            }
            (GroupBy::Node | GroupBy::Ranks(_), _) => {}
        }
        parts
    }
}

/// Operations that go by groups.
pub(crate) fn grouped(op: CollOp) -> bool {
    use CollOp::{Allgather, Allreduce, Barrier, Bcast, Gather, Reduce, Scatter};
    matches!(op, Barrier | Bcast | Reduce | Allreduce | Gather | Scatter | Allgather)
}

impl Smp {
    /// Pairs the component with a communicator whose other calls `basic` runs.
    ///
    /// # Errors
    /// Why nobody acts for another there.
    pub fn new(
        comm: &Comm,
        basic: Arc<Basic>,
        limits: Limits,
        boards: Option<&Arc<dyn Boards>>,
    ) -> std::result::Result<Smp, Reason> {
        if limits.group == 0 && basic.on_one_node() {
            return Err("the ranks are on one node, and coll_smp_group is 0".into());
        }
        if comm.spans_jobs() && comm.hosts().is_none() {
            return Err("its ranks are of several jobs, whose nodes have no common numbers".into());
        }
        if !comm.has_parts() {
            return Err("it has no parts for ranks that act together".into());
        }
        if comm.size() > Basic::LOOK_MAX {
            return Err(format!("it has more than {} ranks", Basic::LOOK_MAX).into());
        }
        let group_by = GroupBy::of(comm, &basic, limits);
        let groups = Groups::new(comm.size(), comm.rank(), |rank| group_by.key(comm, rank));
        let groups = groups.ok_or("all ranks are one group, or each is one of its own")?;
        let unmade = boards.map_or_else(Vec::new, |boards| {
            let parts = group_by.parts(comm, &groups, limits);
            let member =
                |(path, ranks): (&[u32], Vec<u32>)| boards.membership_of_part(comm, path, &ranks);
            parts.into_iter().filter_map(member).collect()
        });
        let (parts, given_up) = (OnceLock::new(), OnceLock::new());
        Ok(Smp { basic, groups, group_by, limits, parts, unmade, given_up })
    }

    fn parts(&self, comm: &Comm) -> Result<&Parts> {
        if let Some(parts) = self.parts.get() {
            return Ok(parts);
        }
        let group = comm.part(0, &self.groups.own)?.ok_or_else(no_part)?;
        let leaders = match self.groups.leads(comm.rank()) {
            true => comm.part(1, &self.groups.leaders)?,
            false => None,
        };
        self.unmade.iter().for_each(|part| part.note_made());
        Ok(self.parts.get_or_init(|| Parts { group, leaders }))
    }

    /// `None`: a call for `basic`.
    fn plan(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Option<Stages>> {
        if self.basic.is_listed(call) {
            return Ok(None);
        }
        let group_of = |rank| self.groups.of(rank, self.group_by.key(comm, rank));
        let (groups, limits) = (&self.groups, self.limits);
        Planner { groups, rank: comm.rank(), group_of: &group_of, limits }.plan(call)
    }

    fn prepare(&self, comm: &Comm, mut stages: Stages) -> Result<Prepared> {
        let given_up = self.given_up.get().cloned();
        let rounds = match given_up {
            // Their numbers are no longer those of the other ranks.
            Some(_) => Vec::new(),
            None => {
                let parts = self.parts(comm)?;
                let one = |(over, call): &(Over, StageCall)| {
                    let part = parts.get(*over)?;
                    let call = call.with(|c| part.coll(c.op())?.init(part, c))?;
                    Ok((part.clone(), call))
                };
                stages.list.iter().map(one).collect::<Result<Vec<_>>>()?
            }
        };
        let temps = Mutex::new(stages.take_temps());
        Ok(Prepared { rounds: Mutex::new(rounds), temps, given_up })
    }
}

impl CollModule for Smp {
    fn name(&self) -> &'static str {
        "smp"
    }

    fn may_checkpoint(&self) -> std::result::Result<(), Why> {
        Ok(())
    }

    fn offers(&self, op: CollOp) -> bool {
        grouped(op) && !self.basic.is_forced(op)
    }

    fn run(&self, comm: &Comm, call: &CollCall<'_>) -> Result<()> {
        let Some(stages) = self.plan(comm, call)? else { return self.basic.run(comm, call) };
        if let Some(error) = self.given_up.get() {
            return Err(error.clone());
        }
        let parts = self.parts(comm)?;
        let mut errors = FirstError::default();
        // What fails here must not let others wait: all stages are run, but with a lost process.
        for (over, call) in &stages.list {
            let part = parts.get(*over)?;
            if let Err(error) = call.with(|call| part.run(call)) {
                errors.note(error);
            }
            if errors.ends_all() {
                break;
            }
        }
        let left = errors.ends_all();
        let end = errors.take();
        if let (true, Err(error)) = (left, &end) {
            self.given_up.get_or_init(|| error.clone());
        }
        end
    }

    fn start(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollOperation>> {
        // The first stage may have to wait, and later ones read too.
        let mut own = call.clone();
        let kept = short::keep(&mut own, comm.rank(), comm.size());
        match self.plan(comm, &own)? {
            Some(mut stages) => {
                stages.keep(kept);
                Ok(Box::new(ScheduledOperation::new(Arc::new(self.prepare(comm, stages)?))))
            }
            None => self.basic.start(comm, call),
        }
    }

    fn init(&self, comm: &Comm, call: &CollCall<'_>) -> Result<Box<dyn CollPersistent>> {
        match self.plan(comm, call)? {
            Some(stages) => Ok(Box::new(Persistent(Arc::new(self.prepare(comm, stages)?)))),
            None => self.basic.init(comm, call),
        }
    }
}

/// Stages whose tags are agreed on: ranks may start them at different times, between those of
/// other calls.
struct Prepared {
    rounds: Mutex<Vec<(Comm, Box<dyn CollPersistent>)>>,
    /// Their memory beside the user's.
    temps: Mutex<Vec<TempBuf>>,
    /// Why there are none: see [`Smp`].
    given_up: Option<Error>,
}

impl Prepared {
    /// Starts stage `at`; `None`: there is none.
    fn start(&self, at: usize) -> Option<(Comm, Result<Box<dyn CollOperation>>)> {
        let mut rounds = self.rounds.lock().unwrap_or_else(PoisonError::into_inner);
        let (comm, round) = rounds.get_mut(at)?;
        let operation = round.start(comm);
        Some((comm.clone(), operation))
    }
}

/// A persistent call.
struct Persistent(Arc<Prepared>);

impl CollPersistent for Persistent {
    fn start(&mut self, _comm: &Comm) -> Result<Box<dyn CollOperation>> {
        Ok(Box::new(ScheduledOperation::new(self.0.clone())))
    }
}

/// A call in flight: one stage after the other.
struct ScheduledOperation {
    prepared: Arc<Prepared>,
    next: usize,
    stage: Option<(Comm, Box<dyn CollOperation>)>,
    errors: FirstError,
    done: bool,
}

impl ScheduledOperation {
    fn new(prepared: Arc<Prepared>) -> ScheduledOperation {
        let mut errors = FirstError::default();
        prepared.given_up.iter().for_each(|error| errors.note(error.clone()));
        let mut operation =
            ScheduledOperation { prepared, next: 0, stage: None, errors, done: false };
        operation.advance();
        operation
    }

    /// Starts stages until one has to be waited for.
    fn advance(&mut self) {
        loop {
            if let Some((comm, stage)) = &mut self.stage {
                match stage.poll(comm) {
                    None => return,
                    Some(Err(error)) => self.errors.note(error),
                    Some(Ok(())) => {}
                }
                self.stage = None;
            }
            let next = (!self.errors.ends_all()).then(|| self.prepared.start(self.next));
            match next.flatten() {
                None => {
                    self.done = true;
                    return;
                }
                Some((comm, Ok(stage))) => self.stage = Some((comm, stage)),
                Some((_, Err(error))) => self.errors.note(error),
            }
            self.next += 1;
        }
    }
}

impl CollOperation for ScheduledOperation {
    fn poll(&mut self, _comm: &Comm) -> Option<Result<()>> {
        if !self.done {
            self.advance();
        }
        self.done.then(|| self.errors.take())
    }

    fn awaiting(&self) -> Option<Needed> {
        self.stage.as_ref()?.1.awaiting()
    }
}

impl Drop for ScheduledOperation {
    fn drop(&mut self) {
        if !self.done {
            // A message of the stage that is given up may still be written into it.
            let mut temps = self.prepared.temps.lock().unwrap_or_else(PoisonError::into_inner);
            temps.drain(..).for_each(TempBuf::leak);
        }
    }
}
