//! Groups: ordered sets of processes (MPI-5.0 section 7.3).
//!
//! A group is stored as what it usually is: one arithmetic run of process names, a few of them, or,
//! when it is irregular, an explicit list. Both directions of look-up cost O(1) for one run and
//! O(log n) otherwise; the world of a million ranks takes a few words.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use hawser_wireup::names::{Name, NameTable};

use crate::err;
use crate::error::Result;
pub use hawser_segment::ProcId;

#[cfg(test)]
mod tests;

/// An ordered set of processes. Cheap to clone.
#[derive(Clone)]
pub struct Group(Arc<Inner>);

struct Inner {
    repr: Repr,
    /// Number of processes, also told by `repr`.
    size: u32,
    /// See [`Group::session`].
    session: u64,
    front: AtomicUsize,
}

/// Processes `first`, `first + step`, ... (`len` of them).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    first: ProcId,
    step: i64,
    len: u32,
}

#[derive(PartialEq, Eq, Debug)]
enum Repr {
    Run(Run),
    /// Runs whose intervals of process names are disjoint.
    Runs {
        size: u32,
        /// (rank of the run's first process, run), ascending by rank.
        runs: Box<[(u32, Run)]>,
        /// Indices into `runs`, ascending by lowest process.
        by_proc: Box<[u32]>,
    },
    List {
        procs: Box<[ProcId]>,
        /// Ranks, ascending by process.
        by_proc: Box<[u32]>,
    },
}

/// Result of comparing two groups or communicators (`MPI_IDENT` and so on).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compare {
    /// Same object, or for groups: same processes in the same order.
    Ident,
    /// Communicators only: same groups, other context.
    Congruent,
    /// Same processes in another order.
    Similar,
    /// Different processes.
    Unequal,
}

/// Ranks `first`, `first + stride`, ... up to `last`, as in `MPI_Group_range_incl`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct RankRange {
    pub first: i32,
    pub last: i32,
    pub stride: i32,
}

impl Run {
    #[inline]
    fn at(&self, i: u32) -> ProcId {
        (i64::from(self.first) + self.step * i64::from(i)) as ProcId
    }

    fn low(&self) -> ProcId {
        if self.step < 0 { self.at(self.len - 1) } else { self.first }
    }

    fn high(&self) -> ProcId {
        if self.step < 0 { self.first } else { self.at(self.len - 1) }
    }

    #[inline]
    fn index_of(&self, proc: ProcId) -> Option<u32> {
        let off = i64::from(proc) - i64::from(self.first);
        if self.len == 0 {
            return None;
        }
        if self.step == 0 {
            return (off == 0).then_some(0);
        }
        if off % self.step != 0 {
            return None;
        }
        let i = off / self.step;
        (i >= 0 && i < i64::from(self.len)).then_some(i as u32)
    }
}

/// Cuts a list into maximal arithmetic runs, greedily.
fn cut(procs: &[ProcId]) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut at = 0;
    while at < procs.len() {
        let first = procs[at];
        let mut len = 1;
        let mut step = 0;
        if let Some(&next) = procs.get(at + 1) {
            step = i64::from(next) - i64::from(first);
            while at + len < procs.len()
                && i64::from(procs[at + len]) == i64::from(first) + step * len as i64
            {
                len += 1;
            }
        }
        runs.push(Run { first, step, len: len as u32 });
        at += len;
    }
    runs
}

/// Indices `0..n` sorted by a key.
fn sorted_by(n: usize, key: impl Fn(usize) -> ProcId) -> Box<[u32]> {
    let mut order: Box<[u32]> = (0..n as u32).collect();
    order.sort_unstable_by_key(|&i| key(i as usize));
    order
}

/// The index of disjoint runs, or `None` when intervals overlap.
fn disjoint_index(runs: &[Run]) -> Option<Box<[u32]>> {
    let order = sorted_by(runs.len(), |i| runs[i].low());
    let disjoint = order.windows(2).all(|w| runs[w[0] as usize].high() < runs[w[1] as usize].low());
    disjoint.then_some(order)
}

fn compress(procs: Vec<ProcId>) -> Repr {
    let runs = cut(&procs);
    match runs.as_slice() {
        [] => return Repr::Run(Run { first: 0, step: 1, len: 0 }),
        [one] => return Repr::Run(*one),
        // A run takes five words of 32 bits and its index one; an element of a list takes two.
        many if many.len() * 3 <= procs.len() => {
            if let Some(by_proc) = disjoint_index(many) {
                let mut rank = 0;
                let runs = many.iter().map(|r| {
                    let start = rank;
                    rank += r.len;
                    (start, *r)
                });
                let runs = runs.collect();
                return Repr::Runs { size: procs.len() as u32, runs, by_proc };
            }
        }
        _ => {}
    }
    let by_proc = sorted_by(procs.len(), |i| procs[i]);
    Repr::List { procs: procs.into(), by_proc }
}

impl Group {
    fn of(repr: Repr) -> Group {
        let size = match &repr {
            Repr::Run(r) => r.len,
            Repr::Runs { size, .. } => *size,
            Repr::List { procs, .. } => procs.len() as u32,
        };
        Group(Arc::new(Inner { repr, size, session: 0, front: AtomicUsize::new(0) }))
    }

    /// The session that the group was derived from, by the caller's name; 0 in the world model.
    /// Groups and communicators that are made from it inherit it (MPI-5.0 section 11.3).
    pub fn session(&self) -> u64 {
        self.0.session
    }

    /// The same processes, derived from this session.
    pub fn of_session(mut self, session: u64) -> Group {
        if self.0.session == session {
            return self;
        }
        if Arc::get_mut(&mut self.0).is_none() {
            self = self.clone_as_new();
        }
        if let Some(inner) = Arc::get_mut(&mut self.0) {
            inner.session = session;
        }
        self
    }

    /// The group of these processes, in this order. They are distinct.
    pub fn from_list(procs: Vec<ProcId>) -> Group {
        Group::of(compress(procs))
    }

    /// Processes `first .. first + len`.
    pub fn range(first: ProcId, len: u32) -> Group {
        Group::of(Repr::Run(Run { first, step: 1, len }))
    }

    /// `MPI_GROUP_EMPTY`.
    pub fn empty() -> Group {
        Group::range(0, 0)
    }

    /// Number of processes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.0.size
    }

    /// True for a group without processes.
    pub fn is_empty(&self) -> bool {
        self.size() == 0
    }

    /// The process at `rank`.
    ///
    /// # Panics
    /// May panic when `rank >= size`: callers have checked ranks.
    #[inline]
    pub fn proc(&self, rank: u32) -> ProcId {
        match &self.0.repr {
            Repr::Run(r) => {
                debug_assert!(rank < r.len);
                r.at(rank)
            }
            Repr::Runs { runs, .. } => {
                let i = runs.partition_point(|(start, _)| *start <= rank) - 1;
                runs[i].1.at(rank - runs[i].0)
            }
            Repr::List { procs, .. } => procs[rank as usize],
        }
    }

    /// The rank of a process, `None` when it is not a member.
    #[inline]
    pub fn rank_of(&self, proc: ProcId) -> Option<u32> {
        match &self.0.repr {
            Repr::Run(r) => r.index_of(proc),
            Repr::Runs { runs, by_proc, .. } => {
                let i = by_proc.partition_point(|&i| runs[i as usize].1.low() <= proc);
                let (start, run) = &runs[*by_proc.get(i.checked_sub(1)?)? as usize];
                run.index_of(proc).map(|k| start + k)
            }
            Repr::List { procs, by_proc } => {
                let i = by_proc.binary_search_by_key(&proc, |&r| procs[r as usize]).ok()?;
                Some(by_proc[i])
            }
        }
    }

    /// True when the process is a member.
    pub fn contains(&self, proc: ProcId) -> bool {
        self.rank_of(proc).is_some()
    }

    /// The processes in rank order.
    pub fn iter(&self) -> impl Iterator<Item = ProcId> + '_ {
        (0..self.size()).map(|r| self.proc(r))
    }

    /// The front's word for this object; 0 until set.
    pub fn front(&self) -> usize {
        self.0.front.load(Ordering::Acquire)
    }

    /// Sets the front's word.
    pub fn set_front(&self, word: usize) {
        self.0.front.store(word, Ordering::Release);
    }

    /// Same processes and order, same processes, or neither (MPI-5.0 section 7.3.1).
    pub fn compare(&self, other: &Group) -> Compare {
        if Arc::ptr_eq(&self.0, &other.0) || self.0.repr == other.0.repr {
            return Compare::Ident;
        }
        if self.size() != other.size() {
            return Compare::Unequal;
        }
        if self.iter().eq(other.iter()) {
            return Compare::Ident;
        }
        if self.iter().all(|p| other.contains(p)) { Compare::Similar } else { Compare::Unequal }
    }

    /// The rank in `other` of the process that has `rank` here.
    ///
    /// # Errors
    /// Class `Rank` when `rank` is not in `0..size`.
    pub fn translate(&self, rank: i32, other: &Group) -> Result<Option<u32>> {
        Ok(other.rank_of(self.proc(self.check(rank)?)))
    }

    /// Members of `self`, then members of `other` that are not in `self`.
    pub fn union(&self, other: &Group) -> Group {
        if other.iter().all(|p| self.contains(p)) {
            return self.clone_as_new();
        }
        let rest = other.iter().filter(|&p| !self.contains(p));
        // Groups of different sessions may not be joined; the empty one belongs to none.
        let session = if self.session() == 0 { other.session() } else { self.session() };
        Group::from_list(self.iter().chain(rest).collect()).of_session(session)
    }

    /// Members of `self` that are in `other`, in the order of `self`.
    pub fn intersection(&self, other: &Group) -> Group {
        self.part(self.iter().filter(|&p| other.contains(p)).collect())
    }

    /// Members of `self` that are not in `other`, in the order of `self`.
    pub fn difference(&self, other: &Group) -> Group {
        self.part(self.iter().filter(|&p| !other.contains(p)).collect())
    }

    /// The members with these ranks, in this order.
    ///
    /// # Errors
    /// Class `Rank` when a rank is not in `0..size` or occurs twice.
    pub fn incl(&self, ranks: &[i32]) -> Result<Group> {
        let ranks = self.distinct(ranks)?;
        Ok(self.part(ranks.into_iter().map(|r| self.proc(r)).collect()))
    }

    /// The members without those of these ranks, in the order of `self`.
    ///
    /// # Errors
    /// As [`Group::incl`].
    pub fn excl(&self, ranks: &[i32]) -> Result<Group> {
        let mut out = self.distinct(ranks)?;
        out.sort_unstable();
        let keep = (0..self.size()).filter(|r| out.binary_search(r).is_err());
        Ok(self.part(keep.map(|r| self.proc(r)).collect()))
    }

    /// [`Group::incl`] of all ranks that the ranges yield.
    ///
    /// # Errors
    /// Class `Rank` as for `incl`, class `Arg` for stride 0 or one of the wrong sign.
    pub fn range_incl(&self, ranges: &[RankRange]) -> Result<Group> {
        self.incl(&self.expand(ranges)?)
    }

    /// [`Group::excl`] of all ranks that the ranges yield.
    ///
    /// # Errors
    /// As [`Group::range_incl`].
    pub fn range_excl(&self, ranges: &[RankRange]) -> Result<Group> {
        self.excl(&self.expand(ranges)?)
    }

    fn clone_as_new(&self) -> Group {
        let new = Group::of(match &self.0.repr {
            Repr::Run(r) => Repr::Run(*r),
            _ => compress(self.iter().collect()),
        });
        new.of_session(self.session())
    }

    /// A group of these members, in this order.
    pub(crate) fn part(&self, procs: Vec<ProcId>) -> Group {
        Group::from_list(procs).of_session(self.session())
    }

    fn check(&self, rank: i32) -> Result<u32> {
        u32::try_from(rank).ok().filter(|&r| r < self.size()).ok_or_else(|| {
            err!(Rank, "rank {rank} is not in the group of {} processes", self.size())
        })
    }

    fn distinct(&self, ranks: &[i32]) -> Result<Vec<u32>> {
        let list = ranks.iter().map(|&r| self.check(r)).collect::<Result<Vec<u32>>>()?;
        if list.windows(2).all(|w| w[0] < w[1]) {
            return Ok(list);
        }
        let mut sorted = list.clone();
        sorted.sort_unstable();
        match sorted.windows(2).find(|w| w[0] == w[1]) {
            Some(w) => Err(err!(Rank, "rank {} is named twice", w[0])),
            None => Ok(list),
        }
    }

    fn expand(&self, ranges: &[RankRange]) -> Result<Vec<i32>> {
        let mut out = Vec::new();
        for r in ranges {
            if r.stride == 0 {
                return Err(err!(Arg, "stride of range {}..{} is 0", r.first, r.last));
            }
            if (r.stride > 0) != (r.first <= r.last) && r.first != r.last {
                return Err(err!(
                    Arg,
                    "stride {} does not lead from {} to {}",
                    r.stride,
                    r.first,
                    r.last
                ));
            }
            // The ends bound what the loop can yield, so that the list stays within the group.
            self.check(r.first)?;
            let steps = (i64::from(r.last) - i64::from(r.first)) / i64::from(r.stride);
            for i in 0..=steps {
                let rank = i64::from(r.first) + i * i64::from(r.stride);
                self.check(i32::try_from(rank).unwrap_or(i32::MAX))?;
                out.push(rank as i32);
            }
        }
        Ok(out)
    }

    /// The group as bytes, for processes of any job: number of runs, then (job, first rank, length,
    /// step) of each, little-endian.
    pub(crate) fn encode(&self, naming: &Naming<'_>) -> Vec<u8> {
        let runs = match &self.0.repr {
            Repr::Run(r) => vec![*r],
            Repr::Runs { runs, .. } => runs.iter().map(|(_, r)| *r).collect(),
            Repr::List { procs, .. } => cut(procs),
        };
        let mut named: Vec<(u64, Run)> = Vec::new();
        for run in runs {
            if run.len == 0 || run.low().max(run.high()) < naming.ranks {
                named.push((naming.job, run));
            } else {
                naming.name_runs(&run, &mut named);
            }
        }
        let mut out = Vec::with_capacity(4 + named.len() * RUN_BYTES);
        out.extend((named.len() as u32).to_le_bytes());
        for (job, r) in &named {
            out.extend(job.to_le_bytes());
            out.extend(r.first.to_le_bytes());
            out.extend(r.len.to_le_bytes());
            out.extend(r.step.to_le_bytes());
        }
        out
    }

    /// The inverse of [`Group::encode`] and the number of bytes used. `None` for anything that is
    /// not a group of distinct processes that may exist.
    pub(crate) fn decode(bytes: &[u8], naming: &Naming<'_>) -> Option<(Group, usize)> {
        let count = u32::from_le_bytes(bytes.get(..4)?.try_into().ok()?) as usize;
        let body = bytes.get(4..4usize.checked_add(count.checked_mul(RUN_BYTES)?)?)?;
        let mut procs = Vec::new();
        for r in body.chunks_exact(RUN_BYTES) {
            let job = u64::from_le_bytes(r[..8].try_into().ok()?);
            let first = ProcId::from_le_bytes(r[8..12].try_into().ok()?);
            let len = u32::from_le_bytes(r[12..16].try_into().ok()?);
            let step = i64::from_le_bytes(r[16..].try_into().ok()?);
            let own = job == naming.job;
            let limit = if own { naming.ranks } else { FOREIGN_MAX };
            let most = naming.ranks.saturating_add(FOREIGN_MAX) as usize;
            if len > limit || procs.len() + len as usize > most {
                return None;
            }
            let span = step.checked_mul(i64::from(len.saturating_sub(1)))?;
            let last = i64::from(first).checked_add(span)?;
            let ok = 0..i64::from(if own { limit } else { u32::MAX });
            if len > 0 && !(ok.contains(&i64::from(first)) && ok.contains(&last)) {
                return None;
            }
            if step == 0 && len > 1 {
                return None;
            }
            let run = Run { first, step, len };
            if own {
                procs.extend((0..len).map(|i| run.at(i)));
            } else {
                let index = |i| naming.table?.index(Name { job, rank: run.at(i) }).ok();
                procs.extend((0..len).map(index).collect::<Option<Vec<ProcId>>>()?);
            }
        }
        let mut sorted = procs.clone();
        sorted.sort_unstable();
        if sorted.windows(2).any(|w| w[0] == w[1]) {
            return None;
        }
        Some((Group::from_list(procs), 4 + body.len()))
    }

    /// True when there is a member with an index of at least `limit`.
    pub(crate) fn reaches(&self, limit: ProcId) -> bool {
        let high = |r: &Run| r.len > 0 && r.high() >= limit;
        match &self.0.repr {
            Repr::Run(r) => high(r),
            Repr::Runs { runs, .. } => runs.iter().any(|(_, r)| high(r)),
            Repr::List { procs, .. } => procs.iter().any(|p| *p >= limit),
        }
    }
}

/// Bytes of a run on the wire.
const RUN_BYTES: usize = 24;
/// Most processes of a group that has some of other jobs.
const FOREIGN_MAX: u32 = 1 << 22;

/// How the processes of groups are named to others: by job and rank there, which is what an index
/// of this process means.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Naming<'a> {
    /// The own job, and its ranks.
    pub(crate) job: u64,
    pub(crate) ranks: u32,
    /// The names of processes of other jobs; `None`: there are none.
    pub(crate) table: Option<&'a NameTable>,
}

impl Naming<'_> {
    /// The name of an index of this process.
    pub(crate) fn name(&self, proc: ProcId) -> Name {
        let own = Name { job: self.job, rank: proc };
        self.table.and_then(|table| table.name(proc)).unwrap_or(own)
    }

    /// The runs of one job each that a run of indices is.
    fn name_runs(&self, run: &Run, to: &mut Vec<(u64, Run)>) {
        let names: Vec<Name> = (0..run.len).map(|i| self.name(run.at(i))).collect();
        for of_job in names.chunk_by(|a, b| a.job == b.job) {
            let ranks: Vec<ProcId> = of_job.iter().map(|name| name.rank).collect();
            let job = of_job.first().map_or(self.job, |name| name.job);
            to.extend(cut(&ranks).into_iter().map(|run| (job, run)));
        }
    }
}

impl fmt::Debug for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.repr.fmt(f)
    }
}
