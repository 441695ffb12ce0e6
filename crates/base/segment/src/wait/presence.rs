//! Where a process counts as awake: in its own wait domain, and in those of other jobs on whose
//! CPUs it runs, so that ranks of either yield when there are more of them than CPUs.
//!
//! A rank asks its own domain only, which costs the same whether there are other jobs or not.

use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::node::{ForeignDomain, WaitDomain};

/// A wait domain of another job: its number, and the number of the domain there.
pub type DomainName = (u64, u32);

/// A domain of another job in which this process counts.
#[derive(Debug)]
struct Other {
    name: DomainName,
    domain: ForeignDomain,
    /// What this process has added to it.
    counted: i32,
}

/// See the module.
#[derive(Debug)]
pub(super) struct Presence {
    own: &'static WaitDomain,
    /// What this process has added to its own domain.
    mine: AtomicI32,
    has_others: AtomicBool,
    others: Mutex<Vec<Other>>,
}

impl Presence {
    /// Of a process that does not count yet. Lives until the process ends.
    pub(super) fn new(own: &'static WaitDomain) -> &'static Presence {
        Box::leak(Box::new(Presence {
            own,
            mine: AtomicI32::new(0),
            has_others: AtomicBool::new(false),
            others: Mutex::default(),
        }))
    }

    /// One more of this process is awake.
    pub(super) fn enter(&self) {
        self.own.enter();
        self.note(1);
    }

    /// One less is.
    pub(super) fn leave(&self) {
        self.own.leave();
        self.note(-1);
    }

    fn note(&self, change: i32) {
        self.mine.fetch_add(change, Ordering::SeqCst);
        // SYNC presence.others: pairs with `join`: either the domain that joins counts this change,
        // or it is seen here.
        if self.has_others.load(Ordering::SeqCst) {
            self.carry();
        }
    }

    /// Brings all domains to what this process counts now.
    #[cold]
    fn carry(&self) {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = self.mine.load(Ordering::SeqCst);
        for other in others.iter_mut() {
            other.domain.domain().add(mine - other.counted);
            other.counted = mine;
        }
    }

    /// This process counts in this domain, too.
    pub(super) fn join(&self, name: DomainName, domain: ForeignDomain) {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        if others.iter().all(|other| other.name != name) {
            others.push(Other { name, domain, counted: 0 });
        }
        drop(others);
        // SYNC presence.others: see `note`.
        self.has_others.store(true, Ordering::SeqCst);
        self.carry();
    }

    /// The end of [`Presence::join`].
    pub(super) fn part(&self, name: DomainName) {
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = others.iter().position(|other| other.name == name) {
            let other = others.swap_remove(at);
            other.domain.domain().add(-other.counted);
        }
        self.has_others.store(!others.is_empty(), Ordering::SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use hawser_os::process;

    use super::*;
    use crate::node::{NodeInit, NodeSegment, World};

    fn node(job: u64) -> NodeSegment {
        NodeSegment::create(&NodeInit {
            job,
            secret: [1; 32],
            nprocs: 1,
            first_rank: 0,
            nlocal: 1,
            domains: &[2],
            slot_domain: &[0],
            channels: 1,
            world: World::ONE_NODE,
        })
        .unwrap()
    }

    #[test]
    fn a_process_counts_where_it_runs() {
        let (own, other) = (node(1), node(2));
        let open = || {
            let file = process::open_descriptor_of(std::process::id(), other.fd() as u32).unwrap();
            ForeignDomain::open(file, 2, 0).unwrap()
        };
        let presence = Presence::new(own.domain(0));
        let awake = || (own.domain(0).awake(), other.domain(0).awake());
        presence.enter();
        assert_eq!(awake(), (1, 0));
        presence.join((2, 0), open());
        presence.join((2, 0), open());
        assert_eq!(awake(), (1, 1));
        presence.leave();
        assert_eq!(awake(), (0, 0));
        presence.enter();
        presence.enter();
        assert_eq!(awake(), (2, 2));
        presence.part((2, 0));
        presence.part((2, 0));
        assert_eq!(awake(), (2, 0));
        presence.leave();
        assert_eq!(awake(), (1, 0));
    }
}
