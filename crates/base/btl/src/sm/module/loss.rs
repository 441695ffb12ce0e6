//! Peers whose process has ended: what they have sent is delivered, then their paths end.
//!
//! A process that was seen to live is known by its probe word, a random number in its memory: when
//! that is no longer there, the process has ended, whatever its number means by now. If the kernel
//! refuses to read a peer's memory, this process cannot detect its death; the launcher does. The
//! words are polled only before a sleep, and seldom.

use hawser_os::clock;
use hawser_segment::cma::{self, Access};
use hawser_segment::node::{NodeSegment, Phase};
use hawser_wireup::EndpointId;

use super::Sm;
use super::receiving::Rx;
use crate::{Failure, Sink};

/// Shortest time between two looks, in nanoseconds.
const LOOK_EACH_NS: u64 = 50_000_000;
/// Peers that one look judges, beside those whose message has begun.
const LOOK_AT: usize = 8;
/// A process that has ended is lost after this time, in nanoseconds: a launcher that ends the job
/// says more of it, and shall be first.
const GRACE_NS: u64 = 500_000_000;

/// What is known of a peer's process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Life {
    /// Its probe word was not read yet.
    Unknown,
    /// It was there.
    Lives,
    /// It is gone, as was seen first at this time.
    Gone { since_ns: u64 },
    /// It has ended; its paths are to be closed.
    Ended,
    /// And they are.
    Closed,
}

/// A process that this one has sent to or heard of.
#[derive(Debug)]
struct Contact {
    slot: u32,
    life: Life,
    /// This process waits for it, or has since it was judged last.
    awaited: bool,
}

/// The processes that this one has to do with.
#[derive(Default, Debug)]
pub(super) struct Contacts {
    list: Vec<Contact>,
    /// The one that is judged next.
    next: usize,
    /// When to look again.
    due_ns: u64,
    /// Some have ended, and their paths are open.
    any_ended: bool,
    /// All of them are in this process's namespace of process ids: a number that nobody has is of
    /// one that has ended.
    same_space: bool,
}

impl Contacts {
    /// None yet; all of them will be in this process's namespace of process ids.
    pub(super) fn of_same_space() -> Contacts {
        Contacts { same_space: true, ..Contacts::default() }
    }

    /// This process has to do with the one in `slot`; `probes`: it runs, and may be probed.
    pub(super) fn meet(&mut self, node: NodeSegment, slot: u32, probes: bool) {
        let known = self.list.iter().position(|c| c.slot == slot);
        let at = known.unwrap_or_else(|| {
            self.list.push(Contact { slot, life: Life::Unknown, awaited: false });
            self.list.len() - 1
        });
        if probes && let Some(contact) = self.list.get_mut(at) {
            contact.probe(node);
        }
    }

    /// This process waits for the one in `slot`: that it has ended is a loss then, however it has.
    fn expect(&mut self, slot: u32) {
        self.list.iter_mut().filter(|c| c.slot == slot).for_each(|c| c.awaited = true);
    }

    /// The process in `slot` is to be dealt with as if it had ended.
    pub(super) fn give_up(&mut self, slot: u32) {
        let open = |c: &&mut Contact| c.slot == slot && c.life != Life::Closed;
        if let Some(contact) = self.list.iter_mut().find(open) {
            contact.life = Life::Ended;
            self.any_ended = true;
        }
    }

    /// The process in `slot` is elsewhere: nobody here can tell whether it lives.
    fn leave(&mut self, slot: u32) {
        self.list.iter_mut().filter(|c| c.slot == slot).for_each(|c| c.life = Life::Closed);
    }

    /// Takes a process that has ended, and whose paths are open.
    fn take_ended(&mut self) -> Option<u32> {
        if !self.any_ended {
            return None;
        }
        let Some(contact) = self.list.iter_mut().find(|c| c.life == Life::Ended) else {
            self.any_ended = false;
            return None;
        };
        contact.life = Life::Closed;
        Some(contact.slot)
    }

    /// Judges one process at `now_ns`.
    fn judge(&mut self, at: usize, node: NodeSegment, now_ns: u64) {
        let same_space = self.same_space;
        if let Some(contact) = self.list.get_mut(at) {
            contact.judge(node, now_ns, same_space);
            self.any_ended |= contact.life == Life::Ended;
        }
    }
}

impl Contact {
    fn probe(&mut self, node: NodeSegment) {
        if self.life == Life::Unknown && cma::probe(node.slot(self.slot)) == Access::Works {
            self.life = Life::Lives;
        }
    }

    /// Judges the process at `now_ns`.
    fn judge(&mut self, node: NodeSegment, now_ns: u64, same_space: bool) {
        self.probe(node);
        let page = node.slot(self.slot);
        let is_nobody = || same_space && page.pid() != 0 && cma::has_no_process(page);
        // MPI has ended there as it should: the process owes nothing, and may end too.
        let awaited = std::mem::take(&mut self.awaited);
        let owes_nothing = page.phase() == Phase::Finalized && !awaited;
        self.life = match self.life {
            Life::Lives | Life::Gone { .. } if owes_nothing => Life::Lives,
            Life::Lives if cma::is_gone(page) => Life::Gone { since_ns: now_ns },
            Life::Unknown if !owes_nothing && is_nobody() => Life::Gone { since_ns: now_ns },
            Life::Gone { since_ns } if now_ns - since_ns >= GRACE_NS => Life::Ended,
            other => other,
        };
    }
}

impl Sm {
    /// Before a sleep: true when some peer's process was found to have ended, which the next pass
    /// without messages tells.
    #[cold]
    pub(super) fn finds_losses(&mut self) -> bool {
        let now = clock::now_ns();
        if !self.cma && !self.contacts.same_space || now < self.contacts.due_ns {
            return self.contacts.any_ended;
        }
        self.contacts.due_ns = now + LOOK_EACH_NS;
        let n = self.contacts.list.len();
        for _ in 0..LOOK_AT.min(n) {
            self.contacts.next = (self.contacts.next + 1) % n;
            self.contacts.judge(self.contacts.next, self.node, now);
        }
        for rx in self.rx.iter().filter(|rx| rx.is_in_message()) {
            let at = self.contacts.list.iter().position(|c| c.slot == rx.slot);
            at.into_iter().for_each(|at| self.contacts.judge(at, self.node, now));
        }
        if self.bulks.has_lost_descriptors() {
            let lost = self.tx.iter().enumerate().filter(|(_, tx)| tx.lost.is_some());
            for (endpoint, _) in lost.filter(|(_, tx)| cma::is_gone(tx.page)) {
                self.bulks.lose(endpoint, true);
            }
        }
        self.deferred |= self.contacts.any_ended;
        self.contacts.any_ended
    }

    /// [`Btl::watch_over`] of a process of another job: no launcher tells that MPI has ended there,
    /// and that it does not answer.
    ///
    /// [`Btl::watch_over`]: crate::Btl::watch_over
    pub(in crate::sm) fn expect(&mut self, to: EndpointId) {
        if let Some(tx) = self.tx.get(to.0 as usize) {
            self.contacts.expect(tx.slot);
        }
    }

    /// Some peers have left the node, or were left behind; nothing is under way. Their ends are not
    /// looked for any more.
    pub fn leave_behind(&mut self) {
        for slot in (0..self.node.nlocal()).filter(|slot| !self.node.has(*slot)) {
            self.contacts.leave(slot);
        }
    }

    /// Judges all peers as if it were `now_ns`.
    #[cfg(test)]
    pub(in crate::sm) fn judge_all(&mut self, now_ns: u64) {
        (0..self.contacts.list.len()).for_each(|at| self.contacts.judge(at, self.node, now_ns));
        self.deferred |= self.contacts.any_ended;
    }

    /// Some peer has ended, and its paths are open.
    pub(super) fn has_lost(&self) -> bool {
        self.contacts.any_ended
    }

    /// Closes the paths from and to a process that has ended, when all that it has sent was
    /// delivered. The number of events.
    pub(super) fn close_lost<S: Sink + ?Sized>(&mut self, sink: &mut S) -> usize {
        let Some(slot) = self.contacts.take_ended() else { return 0 };
        let paths: Vec<_> = self.rx.iter().filter(|rx| rx.slot == slot).map(|rx| rx.from).collect();
        let mut events = 0;
        for from in paths {
            // Nobody writes any more: the ring runs dry. A delivery can bring about a pass over
            // everything, which moves rings: the ring is found again after each.
            while let Some(ring) = self.rx.iter().position(|rx| rx.from == from) {
                let delivered = self.poll_cold(ring, sink);
                if delivered == 0 {
                    break;
                }
                events += delivered;
            }
        }
        self.rx.iter_mut().filter(|rx| rx.slot == slot).for_each(Rx::end);
        let fault = Failure::ended(self.node.slot(slot).pid());
        events += self.reads.lose(self.node.slot(slot), &fault, &mut self.bulks, sink);
        let mut lost: Vec<_> =
            self.rx.iter().filter(|rx| rx.slot == slot).map(|rx| rx.from).collect();
        let has_ended = cma::is_gone(self.node.slot(slot));
        for (endpoint, tx) in self.tx.iter_mut().enumerate().filter(|(_, tx)| tx.slot == slot) {
            tx.close(&fault);
            lost.push(tx.peer);
            self.bulks.lose(endpoint, has_ended);
        }
        lost.sort_unstable();
        lost.dedup();
        for peer in lost {
            sink.path_down(peer, fault.clone());
            events += 1;
        }
        events
    }
}
