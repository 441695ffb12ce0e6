//! Framework `rmaps` (resource mapping): which rank goes to which node, and there to which CPUs.
//! Pure: an allocation, what its nodes offer and what the user wants go in; the job map and the
//! placement come out.
//!
//! # Contract
//!
//! 1. Every rank gets one node of the allocation; the ranks of a program are consecutive.
//! 2. A node gets more ranks than the slots that somebody gave it only when `--oversubscribe` says
//!    so, and never more than its `max_slots`.
//! 3. What cannot be done is an error that names the numbers.
//! 4. On its node every rank gets a place among the CPUs that the job may use there; with more
//!    ranks than places they share, evenly ([`local`]).
//! 5. The wait domains tell the truth: ranks with the same CPUs share one, and no more CPUs are
//!    promised than the control group's quota lets run.
//!
//! Components: `even` (default), `round_robin` (`--map-by OBJECT`), `ppr` (`--map-by
//! ppr:N:OBJECT`), `seq` and `rank_file`.

mod job;
pub mod local;
pub mod show;
mod wishes;

use std::fmt;

use hawser_rte::control::plan::{Level, LocalOrder, Offers, Placement};
use hawser_rte::map::JobMap;

pub use self::local::{Machine, MapRequest, Plan, map};
pub use self::wishes::wishes;
pub use crate::cli::{PerNode, RankBy};
pub use crate::lists::ranks::{RankLine, SeqLine};
use crate::ras::{Allocation, Slots};

/// How ranks are dealt out to nodes.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Policy {
    /// As many as a node has slots, then the next node.
    #[default]
    Slot,
    /// The same, round robin over the objects of a level on each node; `Level::Node`: round robin
    /// over nodes.
    Level(Level),
    /// So many on each object of a level.
    Ppr(u32, Level),
    /// One after the other as these lines say.
    Seq(Vec<SeqLine>),
    /// As these lines say of each rank.
    Ranks(Vec<RankLine>),
}

/// What is wanted of one program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ProgramRequest {
    /// Number of ranks; `None`: one per slot.
    pub np: Option<u32>,
    /// Its ranks on each node.
    pub per_node: Option<PerNode>,
}

/// What the user wants.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct JobRequest {
    /// The programs.
    pub programs: Vec<ProgramRequest>,
    /// How ranks are dealt out.
    pub policy: Policy,
    /// Objects, or slots, of all nodes are one row.
    pub span: bool,
    /// None on the launch node.
    pub nolocal: bool,
    /// How they are numbered; `None`: in the order in which they are dealt out.
    pub rank_by: Option<RankBy>,
    /// More ranks than slots: fine (true), refused (false), or as the allocation says.
    pub oversubscribe: Option<bool>,
    /// Where ranks are on their nodes. Its `order` and `fixed` are found by [`map_job`].
    pub placement: Placement,
    /// Most ranks that one node can have.
    pub most: u32,
}

/// Who goes where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mapped {
    /// Which rank is on which node.
    pub map: JobMap,
    /// Number of ranks of each program; they are consecutive.
    pub counts: Vec<u32>,
    /// Where ranks are on their nodes.
    pub placement: Placement,
    /// Slots of all nodes, at least 1.
    pub universe: u32,
    /// Lines for the user.
    pub warnings: Vec<String>,
}

/// Why ranks cannot be mapped, as a sentence that says what to change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapError(String);

/// The name of a level as people write it.
pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::HwThread => "hwthread",
        Level::Core => "core",
        Level::L1 => "l1cache",
        Level::L2 => "l2cache",
        Level::Cache => "l3cache",
        Level::Numa => "numa",
        Level::Package => "package",
        Level::Node => "node",
    }
}

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MapError {}

/// Maps a job. `offers` are those of the nodes of the allocation, by number; of one that is missing
/// it is assumed that it has one core.
///
/// # Errors
/// See [`MapError`].
pub fn map_job(
    allocation: &Allocation,
    offers: &[Offers],
    wishes: &JobRequest,
) -> Result<Mapped, MapError> {
    job::map(allocation, offers, wishes)
}

/// The allocation without the nodes that get no rank, where that can be known before they have said
/// what they offer: nobody need be started there.
pub fn reduced(allocation: Allocation, wishes: &JobRequest) -> Allocation {
    let slots = |n: &u32| allocation.nodes.get(*n as usize).map(|n| n.slots);
    let known = allocation.order.iter().all(|n| slots(n) != Some(Slots::Cores));
    let across = match wishes.policy {
        Policy::Slot | Policy::Level(Level::Node) | Policy::Ppr(_, Level::Node) => true,
        // Level by level, without looking at other nodes.
        Policy::Level(_) => !wishes.span,
        Policy::Ppr(..) | Policy::Seq(_) | Policy::Ranks(_) => false,
    };
    if !known || !across || allocation.order.len() < 2 {
        return allocation;
    }
    // Cores are enough for anything: what a node really has is looked at later.
    let plenty = Offers { threads: u32::MAX, cores: u32::MAX, ..Offers::default() };
    let offers = vec![plenty; allocation.nodes.len()];
    match map_job(&allocation, &offers, wishes) {
        Ok(mapped) => allocation.reduced(&|node| mapped.map.local_size(node) > 0),
        // It is told when everything is known.
        Err(_) => allocation,
    }
}

/// How the places of a node go to its ranks.
fn local_order(rank_by: Option<RankBy>, policy: &Policy) -> LocalOrder {
    let level = match policy {
        Policy::Level(level) | Policy::Ppr(_, level) if *level != Level::Node => *level,
        _ => Level::Package,
    };
    match rank_by {
        None | Some(RankBy::Slot | RankBy::Node) => LocalOrder::Found,
        Some(RankBy::Fill) => LocalOrder::Fill(level),
        Some(RankBy::Span) => LocalOrder::Turn(level),
        Some(RankBy::Level(level)) => LocalOrder::Turn(level),
    }
}

#[cfg(test)]
mod tests;
