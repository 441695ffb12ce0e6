//! The one waiting engine: how a thread waits for anything that arrives through shared memory or
//! descriptors.
//!
//! Alone on its CPU a waiter polls, then pauses between polls, then yields, then sleeps. If it has
//! to wait for its CPU when it has yielded, programs of others run there: a yield gives them as
//! much time as they may have at once, while a sleep ends as soon as there is something to do. For
//! a while it sleeps instead of yielding then.
//!
//! When more ranks are awake in its wait domain than the domain has CPUs, it polls a few times
//! only, then yields, and sleeps soon. Sleeping is one kernel wait for shared memory and
//! descriptors alike: what it is for is a list of event sources ([`source`]), which BTLs and others
//! join alike.
//!
//! A rank that shares its CPU and knows for whom it waits polls longer while that peer is on
//! another CPU: two ranks that answer each other need no switch at all as long as both are on
//! theirs. It gives a peer that may be switched in there at any time a moment too, which is what
//! brings the two together at first. A peer that answers for several may wait for others in turn:
//! it gets a moment while it runs, and none when it does not.
//!
//! A call that only tests (`MPI_Test`, `MPI_Iprobe` and the like) does not wait. Where ranks share
//! CPUs it yields when it has found nothing several times in a row ([`Waiter::polled`]).
//!
//! A sender never issues a barrier. It publishes its message, then looks whether the receiver's
//! slot is marked as sleeping ([`wake`]). The sleeper marks its slot, has the kernel pass a
//! memory barrier on all CPUs that run processes of the node, and looks at its queues once more
//! before it sleeps: either the sender saw the mark, or the sleeper sees the message. Where the
//! kernel has no such barrier, sleeps are cut to a millisecond.

use std::os::unix::net::UnixDatagram;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use hawser_mca::Params;
use hawser_os::membarrier;

use crate::node::{ForeignDomain, NodeSegment, PeerSlot, WaitDomain, wake, wake_now};

#[cfg(test)]
mod conformance;
mod params;
mod presence;
mod sleep;
pub mod source;
#[cfg(test)]
mod tests;
mod threads;
mod waiting;

pub use params::PARAMS;
pub use presence::DomainName;
use presence::Presence;
pub use source::{Source, Watch};
use threads::Threads;
pub use waiting::{Next, Wait};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Auto,
    Spin,
    Yield,
}

/// The waiting engine of one process.
#[derive(Debug)]
pub struct Waiter {
    node: NodeSegment,
    slot: &'static PeerSlot,
    domain: &'static WaitDomain,
    presence: &'static Presence,
    mode: Mode,
    polls: u32,
    pause_ns: u64,
    yield_ns: u64,
    contended_ns: u64,
    /// Until when others are taken to run on this rank's CPU: monotonic nanoseconds. Of several
    /// threads each may write it, and what one of them has seen holds for all.
    contended_until: AtomicU64,
    shared_polls: u32,
    shared_yield_ns: u64,
    shared_yields: u32,
    meet_ns: u64,
    together_ns: u64,
    /// Calls in a row that polled without waiting and found nothing, while CPUs were shared.
    vain: AtomicU32,
    /// Several threads may wait at once.
    threaded: AtomicBool,
    /// Threads of this process between `prepare_sleep` and the end of the sleep.
    sleeping: AtomicU32,
    threads: &'static Threads,
    /// The last notification of the agent for which a sleep has ended.
    notified: AtomicU32,
    channel: OnceLock<Option<UnixDatagram>>,
}

impl Waiter {
    /// The engine of the process in `slot`, which counts as awake from now on.
    pub fn new(node: NodeSegment, slot: u32, params: &Params) -> Waiter {
        if !membarrier::register() {
            node.forbid_membarrier();
        }
        let page = node.slot(slot);
        let domain = node.domain(page.domain().min(node.ndomains() - 1));
        let presence = Presence::new(domain);
        presence.enter();
        let us = |name: &str| params.int(name).max(0) as u64 * 1000;
        let count = |name: &str| params.int(name).clamp(1, 1_000_000) as u32;
        Waiter {
            node,
            slot: page,
            domain,
            presence,
            mode: match params.text("wait_mode") {
                "spin" => Mode::Spin,
                "yield" => Mode::Yield,
                _ => Mode::Auto,
            },
            polls: count("wait_polls"),
            pause_ns: us("wait_pause_us"),
            yield_ns: us("wait_yield_us"),
            contended_ns: us("wait_contended_us"),
            contended_until: AtomicU64::new(0),
            shared_polls: count("wait_shared_polls"),
            shared_yield_ns: us("wait_shared_yield_us"),
            shared_yields: count("wait_shared_yields"),
            meet_ns: params.int("wait_shared_meet_ns").max(0) as u64,
            together_ns: params.int("wait_shared_together_ns").max(0) as u64,
            vain: AtomicU32::new(0),
            threaded: AtomicBool::new(false),
            sleeping: AtomicU32::new(0),
            threads: Threads::new(presence),
            notified: AtomicU32::new(page.notifications()),
            channel: OnceLock::new(),
        }
    }

    /// Says whether several threads may wait at once (`MPI_THREAD_MULTIPLE`); before any wait.
    pub fn set_threaded(&self, threaded: bool) {
        self.threaded.store(threaded, Ordering::Relaxed);
    }

    /// More ranks are awake in this rank's wait domain than it has CPUs.
    #[inline]
    pub fn oversubscribed(&self) -> bool {
        match self.mode {
            Mode::Auto => self.domain.awake() > self.domain.cpus(),
            Mode::Spin => false,
            Mode::Yield => true,
        }
    }

    /// Begins a wait. Cheap: no clock, no system call.
    #[inline]
    pub fn begin(&self) -> Wait<'_> {
        Wait::new(self, self.raw_polls())
    }

    /// A call that does not wait, and may be repeated in a loop, has made progress and found
    /// something or not. After `wait_shared_polls` calls in a row that found nothing, the CPU goes
    /// to others where ranks share it: the peer that such a loop waits for may need this very CPU.
    #[inline]
    pub fn polled(&self, found: bool) {
        if self.threaded.load(Ordering::Relaxed) || self.oversubscribed() {
            self.polled_sharing(found);
        }
    }

    #[inline(never)]
    fn polled_sharing(&self, found: bool) {
        // Without atomic additions: of threads that poll at the same time one may not count.
        let vain = if found { 0 } else { self.vain.load(Ordering::Relaxed).saturating_add(1) };
        self.vain.store(vain, Ordering::Relaxed);
        if vain == self.polls && self.threaded.load(Ordering::Relaxed) {
            // As in a long wait: threads that poll beyond the CPUs yield to each other.
            self.threads.wake_up();
        }
        if vain > self.shared_polls && self.oversubscribed() {
            self.begin().yield_cpu(true);
        }
    }

    /// Polls without a pause at the begin of a wait.
    #[inline]
    fn raw_polls(&self) -> u32 {
        if self.oversubscribed() { self.shared_polls } else { self.polls }
    }

    /// As [`Waiter::notify_threads`], from a thread of the library: the thread of the program may
    /// sleep at every thread level.
    pub fn notify_from_worker(&self) {
        if self.sleeping.load(Ordering::SeqCst) != 0 {
            wake_now(self.node, self.slot);
        }
        if self.threaded.load(Ordering::Relaxed) {
            self.threads.call();
        }
    }

    /// Wakes other threads of this process that sleep: to be called after completing work that
    /// another thread may wait for. Costs one load when nobody sleeps.
    #[inline]
    pub fn notify_threads(&self) {
        if self.threaded.load(Ordering::Relaxed) {
            if self.sleeping.load(Ordering::SeqCst) != 0 {
                wake_now(self.node, self.slot);
            }
            self.threads.call();
        }
    }

    /// After something was published that the process in `slot` may wait for: wakes it if it
    /// sleeps.
    #[inline]
    pub fn wake(&self, slot: u32) {
        wake(self.node, self.node.slot(slot));
    }

    /// Sleeps for so long, unless another thread has called [`Waiter::nudge`] since the last nap or
    /// calls it meanwhile: true then. For one thread at a time, which does not count as awake.
    pub fn nap(&self, us: u64) -> bool {
        self.threads.nap(Duration::from_micros(us))
    }

    /// Wakes the thread that naps or dozes.
    #[inline]
    pub fn nudge(&self) {
        if self.threads.nudge() {
            wake_now(self.node, self.slot);
        }
    }

    /// The rank counts as awake again, after [`Waiter::leave`].
    pub fn join(&self) {
        self.threads.open();
        self.presence.enter();
    }

    /// The rank no longer counts as awake: MPI has ended in it, for now or for good.
    pub fn leave(&self) {
        if self.threaded.load(Ordering::Relaxed) {
            self.threads.fall_asleep();
            self.threads.close();
        } else {
            self.presence.leave();
        }
    }

    /// This process counts as awake in a domain of another job, too, whose ranks share CPUs with
    /// it.
    pub fn count_in(&self, name: DomainName, domain: ForeignDomain) {
        self.presence.join(name, domain);
    }

    /// The end of [`Waiter::count_in`].
    pub fn count_out(&self, name: DomainName) {
        self.presence.part(name);
    }
}
