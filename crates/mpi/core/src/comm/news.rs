//! To whom a process passes on that a member of a communicator of several jobs is lost, or that the
//! communicator is revoked (ADR 69). The run-time tells a job of its own ranks only, and a
//! connection only those who have one.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use hawser_wireup::names::Name;

use super::env::{Env, PartedFrom, is_inner};
use super::{Inner, WeakComm};
use crate::group::{Group, ProcId};

/// The neighbours of member `me` of a ring of `size`: those at a distance of 1, 2, 4, ... in both
/// directions, each replaced by the first one beyond it that is not lost. What is passed on to
/// neighbours comes to all that are left, also where many are lost: those at a distance of 1 alone
/// make a ring.
fn neighbours(size: usize, me: usize, is_lost: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut found = Vec::new();
    let steps = std::iter::successors(Some(1), |step| Some(step * 2)).take_while(|s| *s < size);
    for step in steps {
        for direction in [1, size - 1] {
            let first = (me + step * direction) % size;
            let mut along = std::iter::successors(Some(first), |at| Some((at + direction) % size));
            let next = along.by_ref().take(size).find(|at| *at == me || !is_lost(*at));
            found.extend(next.filter(|at| *at != me && !found.contains(at)));
        }
    }
    found
}

/// The neighbours of a member of a ring of these.
pub fn ring_neighbours(
    members: &[ProcId],
    me: ProcId,
    is_hole: &dyn Fn(ProcId) -> bool,
) -> Vec<ProcId> {
    let Some(me) = members.iter().position(|proc| *proc == me) else { return Vec::new() };
    let near = neighbours(members.len(), me, |at| is_hole(members[at]));
    near.into_iter().map(|at| members[at]).collect()
}

impl WeakComm {
    /// The communicator, where members pass news on: it is one of several jobs, which this process
    /// has not begun to part from, and none that the library has made for itself. Whoever has begun
    /// to part has the space in which it does instead.
    fn of_several_jobs(&self) -> Option<(Arc<Inner>, &'static Env)> {
        let inner = self.0.upgrade()?;
        if let Some(parted) = &inner.parted_from {
            let env = parted.env;
            return Some((inner, env));
        }
        let serves = is_inner(inner.context.load(Ordering::Relaxed));
        let parts = inner.parting.load(Ordering::Relaxed);
        let env = inner.env?;
        Some((inner, env)).filter(|(inner, _)| inner.spans_jobs && !serves && !parts)
    }

    /// The context id of the communicator of which members pass news on here.
    pub fn news_context(&self) -> Option<u64> {
        let (inner, _) = self.of_several_jobs()?;
        Some(match &inner.parted_from {
            Some(parted) => parted.context,
            None => inner.context.load(Ordering::Relaxed),
        })
    }

    /// This process has begun to part from the communicator, and passes on what it is told.
    pub fn is_of_parting(&self) -> bool {
        self.0.upgrade().is_some_and(|inner| inner.parted_from.is_some())
    }

    /// The members that this one passes news on to; `is_hole`: those who are passed over.
    pub fn neighbours(&self, is_hole: &dyn Fn(ProcId) -> bool) -> Vec<ProcId> {
        let Some((inner, env)) = self.of_several_jobs() else { return Vec::new() };
        let mut members: Vec<ProcId> = inner.local.iter().collect();
        if let Some(remote) = &inner.remote {
            // Each group has ranks of its own.
            let naming = env.naming();
            members.extend(remote.iter());
            members.sort_by_cached_key(|proc| naming.name(*proc));
        }
        ring_neighbours(&members, env.me, is_hole)
    }

    /// The name of a process whose loss is passed on.
    pub fn name_of(&self, proc: ProcId) -> Option<Name> {
        let (inner, env) = self.of_several_jobs()?;
        let ends = |parted: &PartedFrom| parted.ends.load(Ordering::Relaxed);
        if inner.parted_from.as_ref().is_some_and(ends) {
            return None;
        }
        env.names()?.name(proc)
    }

    /// The member with this name, of another job: the run-time tells of those of the own one.
    pub fn member_of_other_job(&self, name: Name) -> Option<ProcId> {
        let (inner, env) = self.of_several_jobs()?;
        let proc = env.names()?.known(name).filter(|proc| *proc >= env.nprocs)?;
        let mut groups = [&inner.local].into_iter().chain(&inner.remote);
        groups.any(|group: &Group| group.contains(proc)).then_some(proc)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Those who hear of something that `first` passes on.
    fn told(size: usize, first: usize, lost: &BTreeSet<usize>) -> BTreeSet<usize> {
        let (mut told, mut next) = (BTreeSet::from([first]), vec![first]);
        while let Some(member) = next.pop() {
            for near in neighbours(size, member, |at| lost.contains(&at)) {
                assert!(!lost.contains(&near) && near != member);
                if told.insert(near) {
                    next.push(near);
                }
            }
        }
        told
    }

    #[test]
    fn all_that_are_left_are_told_whoever_is_lost() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        for size in 1..70 {
            for share in 0..4 {
                let mut is_lost = || {
                    word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (word >> 33) % 4 < share
                };
                let lost: BTreeSet<usize> = (0..size).filter(|_| is_lost()).collect();
                let left: BTreeSet<usize> = (0..size).filter(|at| !lost.contains(at)).collect();
                if let Some(first) = left.first() {
                    assert_eq!(told(size, *first, &lost), left, "{size} members without {lost:?}");
                }
            }
        }
    }

    #[test]
    fn a_member_tells_few() {
        assert_eq!(neighbours(2, 0, |_| false), [1]);
        assert_eq!(neighbours(1, 0, |_| false), []);
        assert_eq!(neighbours(9, 4, |_| false), [5, 3, 6, 2, 8, 0]);
        assert_eq!(neighbours(9, 4, |at| at == 5), [6, 3, 2, 8, 0]);
        assert!(neighbours(10_000, 7, |_| false).len() <= 28);
    }
}
