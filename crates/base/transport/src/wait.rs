//! The one waiting engine: how a thread waits for anything that arrives through shared memory or
//! descriptors.
//!
//! Alone on its CPU a waiter polls, then pauses between polls, then yields, then sleeps. When more
//! ranks are awake in its wait domain than the domain has CPUs, it polls a few times only, then
//! yields, and sleeps soon. Sleeping is one kernel wait for shared memory and descriptors alike.
//!
//! A rank that shares its CPU and knows for whom it waits polls longer while that peer is on
//! another CPU: two ranks that answer each other need no switch at all as long as both are on
//! theirs. It gives a peer that may be switched in there at any time a moment too, which is what
//! brings the two together at first. In collectives the peer may wait for others in turn: it gets
//! a moment while it runs, and none when it does not.
//!
//! A sender never issues a barrier. It publishes its message, then looks whether the receiver's
//! slot is marked as sleeping ([`wake`]). The sleeper marks its slot, has the kernel pass a memory
//! barrier on all CPUs that run processes of the node, and looks at its queues once more before it
//! sleeps: either the sender saw the mark, or the sleeper sees the message. Where the kernel has no
//! such barrier, sleeps are cut to a millisecond.

use std::os::fd::{AsRawFd, RawFd};
use std::os::unix::net::UnixDatagram;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use hawser_mca::{ParamKind, ParamSpec, Params, Scope};
use hawser_os::{affinity, clock, futex, membarrier, socket};
use hmac::{Hmac, Mac};
use sha2::Sha256;

use crate::btl::Arm;
use crate::node::{NodeSegment, PeerSlot, WaitDomain};
use crate::node::{SLEEP_FUTEX, SLEEP_POLL};

#[cfg(test)]
mod tests;
mod threads;

use threads::Threads;

/// Parameters of the waiting engine.
pub static PARAMS: &[ParamSpec] = &[
    ParamSpec {
        name: "wait_mode",
        kind: ParamKind::Enum(&["auto", "spin", "yield"]),
        default: "auto",
        unit: "",
        level: 3,
        scope: Scope::Local,
        help: "How a rank waits: auto looks at how many ranks share its CPUs, spin assumes that it \
               is alone, yield assumes that it is not.",
    },
    ParamSpec {
        name: "wait_polls",
        kind: ParamKind::Int { min: 1, max: 1_000_000 },
        default: "64",
        unit: "",
        level: 7,
        scope: Scope::Local,
        help: "Polls without a pause before a rank that is alone on its CPU begins to pause.",
    },
    ParamSpec {
        name: "wait_pause_us",
        kind: ParamKind::Int { min: 0, max: 1_000_000 },
        default: "50",
        unit: "us",
        level: 7,
        scope: Scope::Local,
        help: "Time for which a rank that is alone on its CPU polls with pauses before it yields.",
    },
    ParamSpec {
        name: "wait_yield_us",
        kind: ParamKind::Int { min: 0, max: 1_000_000_000 },
        default: "10000",
        unit: "us",
        level: 5,
        scope: Scope::Local,
        help: "Time after which a waiting rank sleeps while the awake ranks have a CPU each.",
    },
    ParamSpec {
        name: "wait_shared_polls",
        kind: ParamKind::Int { min: 1, max: 1_000_000 },
        default: "2",
        unit: "",
        level: 7,
        scope: Scope::Local,
        help: "Polls before a rank that shares its CPU yields.",
    },
    ParamSpec {
        name: "wait_shared_yield_us",
        kind: ParamKind::Int { min: 0, max: 1_000_000_000 },
        default: "1500",
        unit: "us",
        level: 5,
        scope: Scope::Local,
        help: "Time after which a waiting rank sleeps while more ranks are awake than CPUs.",
    },
    ParamSpec {
        name: "wait_shared_yields",
        kind: ParamKind::Int { min: 1, max: 1_000_000 },
        default: "100",
        unit: "",
        level: 7,
        scope: Scope::Local,
        help: "Yields after which a waiting rank sleeps while more ranks are awake than CPUs, if \
               that comes before wait_shared_yield_us.",
    },
    ParamSpec {
        name: "wait_shared_meet_ns",
        kind: ParamKind::Int { min: 0, max: 1_000_000 },
        default: "1000",
        unit: "ns",
        level: 7,
        scope: Scope::Local,
        help: "Time for which a rank that shares its CPU polls before it yields when the peer that \
               it waits for may soon be on another CPU.",
    },
    ParamSpec {
        name: "wait_shared_together_ns",
        kind: ParamKind::Int { min: 0, max: 1_000_000 },
        default: "30000",
        unit: "ns",
        level: 7,
        scope: Scope::Local,
        help: "Time for which a rank that shares its CPU polls before it yields while the peer \
               that it waits for is on another CPU.",
    },
];

/// Longest sleep. Nothing depends on it; it bounds the damage of a peer that died between
/// publishing a message and waking us.
const SLEEP_MAX: Duration = Duration::from_millis(200);
/// Longest sleep where wakes may be missed because the kernel has no expedited memory barrier.
const SLEEP_UNSURE: Duration = Duration::from_millis(1);

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
    mode: Mode,
    polls: u32,
    pause_ns: u64,
    yield_ns: u64,
    shared_polls: u32,
    shared_yield_ns: u64,
    shared_yields: u32,
    meet_ns: u64,
    together_ns: u64,
    /// Several threads may wait at once.
    threaded: AtomicBool,
    /// Threads of this process between `prepare_sleep` and the end of the sleep.
    sleeping: AtomicU32,
    threads: &'static Threads,
    channel: OnceLock<Option<UnixDatagram>>,
}

/// What to do after a progress that found nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Call progress again.
    Poll,
    /// Call [`Wait::prepare_sleep`], progress once more, arm every BTL, and [`Wait::sleep`]; or
    /// [`Wait::cancel_sleep`] if that progress found something.
    Sleep,
}

impl Waiter {
    /// The engine of the process in `slot`, which counts as awake from now on.
    pub fn new(node: NodeSegment, slot: u32, params: &Params) -> Waiter {
        if !membarrier::register() {
            node.forbid_membarrier();
        }
        let page = node.slot(slot);
        let domain = node.domain(page.domain().min(node.ndomains() - 1));
        domain.enter();
        let us = |name: &str| params.int(name).max(0) as u64 * 1000;
        let count = |name: &str| params.int(name).clamp(1, 1_000_000) as u32;
        Waiter {
            node,
            slot: page,
            domain,
            mode: match params.text("wait_mode") {
                "spin" => Mode::Spin,
                "yield" => Mode::Yield,
                _ => Mode::Auto,
            },
            polls: count("wait_polls"),
            pause_ns: us("wait_pause_us"),
            yield_ns: us("wait_yield_us"),
            shared_polls: count("wait_shared_polls"),
            shared_yield_ns: us("wait_shared_yield_us"),
            shared_yields: count("wait_shared_yields"),
            meet_ns: params.int("wait_shared_meet_ns").max(0) as u64,
            together_ns: params.int("wait_shared_together_ns").max(0) as u64,
            threaded: AtomicBool::new(false),
            sleeping: AtomicU32::new(0),
            threads: Threads::new(domain),
            channel: OnceLock::new(),
        }
    }

    /// Says whether several threads may wait at once (`MPI_THREAD_MULTIPLE`); while none does.
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
        let raw = if self.oversubscribed() { self.shared_polls } else { self.polls };
        Wait {
            waiter: self,
            raw,
            polls: 0,
            since: 0,
            turn: 0,
            yields: 0,
            peer: None,
            told: false,
            prepared: None,
            attends: false,
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

    /// Sleeps as [`Wait::sleep`] does, until a peer wakes this process or somebody nudges, without
    /// counting as a thread that waits. `look` is called when the slot is marked and gives what to
    /// sleep on, or `None` when there is something to do. For the thread that naps.
    pub fn doze_unless(&self, look: impl FnOnce() -> Option<Vec<Arm>>) {
        self.threads.set_dozing(true);
        let wakes = self.mark();
        if let Some(arms) = look() {
            self.sleep_marked(&arms, wakes);
        }
        self.threads.set_dozing(false);
    }

    /// Marks the slot, so that peers wake this process; the number of wakes so far.
    fn mark(&self) -> u32 {
        let wakes = self.slot.mark_sleeping(SLEEP_FUTEX);
        // SYNC slot.sleepers: pairs with PeerSlot::sleeps on all sender CPUs. A refusal is found
        // again in `limit`.
        if self.node.membarrier_allowed() && !membarrier::global() {
            self.node.forbid_membarrier();
        }
        wakes
    }

    /// Sleeps on the slot, marked when there had been `wakes` wakes, and on `arms`.
    fn sleep_marked(&self, arms: &[Arm], wakes: u32) {
        let mut timeout = self.limit();
        let mut fds: Vec<(RawFd, bool)> = Vec::new();
        for arm in arms {
            match arm {
                Arm::Slot => {}
                Arm::Ready => timeout = Duration::ZERO,
                Arm::Fds(list) => fds.extend_from_slice(list),
                Arm::After(us) => timeout = timeout.min(Duration::from_micros(*us)),
            }
        }
        if timeout.is_zero() {
            return;
        }
        if fds.is_empty() {
            futex::wait(self.slot.wake_word(), wakes, Some(timeout));
        } else {
            self.sleep_on(fds, wakes, timeout);
        }
    }

    fn sleep_on(&self, mut fds: Vec<(RawFd, bool)>, wakes: u32, timeout: Duration) {
        let channel = self.channel();
        let timeout = match channel {
            Some(channel) => {
                fds.push((channel.as_raw_fd(), false));
                timeout
            }
            None => timeout.min(SLEEP_UNSURE),
        };
        // A wake between the two marks has changed the number.
        if self.slot.mark_sleeping(SLEEP_POLL) == wakes {
            socket::wait_fds(&fds, Some(timeout));
        }
        if let Some(channel) = channel {
            socket::drain(channel);
        }
    }

    fn limit(&self) -> Duration {
        if self.node.membarrier_allowed() { SLEEP_MAX } else { SLEEP_UNSURE }
    }

    /// The rank counts as awake again, after [`Waiter::leave`]. `threaded` as in
    /// [`Waiter::set_threaded`].
    pub fn join(&self, threaded: bool) {
        self.threads.open();
        self.set_threaded(threaded);
        self.domain.enter();
    }

    /// The rank no longer counts as awake: MPI has ended in it, for now or for good.
    pub fn leave(&self) {
        if self.threaded.load(Ordering::Relaxed) {
            self.threads.fall_asleep();
            self.threads.close();
        } else {
            self.domain.leave();
        }
    }

    fn channel(&self) -> Option<&UnixDatagram> {
        let open = || socket::wake_socket(&channel_name(self.node, self.slot.index())).ok();
        self.channel.get_or_init(open).as_ref()
    }
}

/// One wait: from the moment when a call finds its work undone to the moment when it is done.
#[derive(Debug)]
pub struct Wait<'a> {
    waiter: &'a Waiter,
    /// Polls without a pause at the beginning.
    raw: u32,
    /// Unproductive polls since the wait began or was productive.
    polls: u32,
    /// Time of the first look at the clock since then; 0: none yet.
    since: u64,
    /// Time since when the rank has its CPU without having yielded or found anything.
    turn: u64,
    /// Yields since the wait began or was productive.
    yields: u32,
    /// For whom it waits.
    peer: Option<Expected>,
    /// The status page says since when this rank waits.
    told: bool,
    /// The number of wakes when `prepare_sleep` marked the slot.
    prepared: Option<u32>,
    /// This thread attends, see `threads`.
    attends: bool,
}

/// A process of this node for which a rank waits.
#[derive(Clone, Copy, Debug)]
struct Expected {
    slot: &'static PeerSlot,
    /// It may come to its CPU just to answer.
    answers: bool,
}

impl Wait<'_> {
    /// The wait is for the process in `slot`; `answers` when that one does not wait in turn for
    /// others first, as it may in a collective operation.
    pub fn expect(&mut self, slot: u32, answers: bool) {
        self.peer = Some(Expected { slot: self.waiter.node.slot(slot), answers });
    }

    /// The wait is for all these processes, each of which is on its way: if one of them needs this
    /// CPU, that one counts.
    pub fn expect_all(&mut self, slots: impl Iterator<Item = u32>) {
        let here = affinity::current_cpu();
        self.peer = None;
        for slot in slots {
            let peer = Expected { slot: self.waiter.node.slot(slot), answers: true };
            let needs_ours = peer.slot.whereabouts().is_none_or(|at| at.cpu == here);
            if self.peer.is_none() || needs_ours {
                self.peer = Some(peer);
            }
            if needs_ours {
                return;
            }
        }
    }

    /// How long to poll before a yield, in nanoseconds.
    fn patience(&self) -> u64 {
        let Some(peer) = self.peer else { return 0 };
        match peer.slot.whereabouts() {
            Some(at) if at.cpu == affinity::current_cpu() => 0,
            Some(at) if at.running && peer.answers => self.waiter.together_ns,
            Some(at) if at.running || peer.answers => self.waiter.meet_ns,
            _ => 0,
        }
    }

    /// The caller has polled enough before it began to wait.
    pub fn has_polled(&mut self) {
        self.raw = 0;
    }

    /// Progress found something: the wait is eager again.
    #[inline]
    pub fn productive(&mut self) {
        self.polls = 0;
        if self.since != 0 {
            self.reset();
        }
    }

    #[cold]
    fn reset(&mut self) {
        self.since = 0;
        self.yields = 0;
        self.raw = self.waiter.begin().raw;
        self.tell(0);
    }

    /// Progress found nothing: passes the time by spinning, pausing or yielding, as is fit, and
    /// says what comes next.
    #[inline]
    pub fn idle(&mut self) -> Next {
        self.polls = self.polls.wrapping_add(1);
        if self.polls < self.raw && self.since == 0 {
            return Next::Poll;
        }
        self.idle_long()
    }

    #[cold]
    #[inline(never)]
    fn idle_long(&mut self) -> Next {
        let w = self.waiter;
        let shared = w.oversubscribed();
        if !shared && self.since != 0 && !self.polls.is_multiple_of(8) && !self.told {
            std::hint::spin_loop();
            return Next::Poll;
        }
        let now = clock::now_ns();
        if self.since == 0 {
            self.since = now;
            self.turn = now;
            if w.threaded.load(Ordering::Relaxed) {
                w.threads.wake_up();
            }
        }
        let waited = now.saturating_sub(self.since);
        if !shared && waited < w.pause_ns {
            std::hint::spin_loop();
            return Next::Poll;
        }
        if shared && now.saturating_sub(self.turn) < self.patience() {
            std::hint::spin_loop();
            return Next::Poll;
        }
        if !self.told {
            self.tell(self.since);
        }
        let enough = if shared {
            self.yields >= w.shared_yields || waited >= w.shared_yield_ns
        } else {
            waited >= w.yield_ns
        };
        if enough {
            return Next::Sleep;
        }
        self.yield_cpu(shared);
        Next::Poll
    }

    /// Lets others have the CPU; a rank that shares it says so.
    fn yield_cpu(&mut self, shared: bool) {
        let w = self.waiter;
        // Of several threads one may run while another yields: their peers are told nothing. Nor do
        // they ask where a peer is (`expect`), so that telling would cost each yield for nobody.
        let tells = shared && !w.threaded.load(Ordering::Relaxed);
        if tells {
            w.slot.tell_away();
        }
        clock::yield_now();
        self.yields = self.yields.saturating_add(1);
        if tells {
            w.slot.tell_running(affinity::current_cpu());
            self.turn = clock::now_ns();
        }
    }

    /// True when this thread is the one of the process that may sleep where peers can wake it. It
    /// stays so until the wait ends, and has to make progress for all. Else [`Wait::rest`] is its
    /// way to sleep.
    pub fn attend(&mut self) -> bool {
        self.attends = self.attends || self.waiter.threads.attend();
        self.attends
    }

    /// This thread attends.
    #[inline]
    pub fn attends(&self) -> bool {
        self.attends
    }

    /// Sleeps while another thread attends, until something was completed
    /// ([`Waiter::notify_threads`]) or nobody attends any more. `done` looks once more whether
    /// there is a need to sleep. May return for no reason.
    pub fn rest(&mut self, done: impl FnOnce() -> bool) {
        self.waiter.threads.rest(done);
    }

    /// Marks this process as about to sleep: from now on, whoever sends to it wakes it.
    pub fn prepare_sleep(&mut self) {
        let w = self.waiter;
        let first = w.sleeping.fetch_add(1, Ordering::SeqCst) == 0;
        if w.threaded.load(Ordering::Relaxed) {
            w.threads.fall_asleep();
        } else if first {
            w.domain.leave();
            w.slot.tell_away();
        }
        self.prepared = Some(w.mark());
    }

    /// Takes `prepare_sleep` back.
    pub fn cancel_sleep(&mut self) {
        if self.prepared.take().is_none() {
            return;
        }
        let w = self.waiter;
        let last = w.sleeping.fetch_sub(1, Ordering::SeqCst) == 1;
        if w.threaded.load(Ordering::Relaxed) {
            // Another thread may be marking now: the mark stays, and costs a sender one needless
            // wake.
            w.threads.wake_up();
        } else if last {
            w.domain.enter();
            w.slot.clear_sleeping();
            w.slot.tell_running(affinity::current_cpu());
        }
    }

    /// Sleeps until a peer or a thread wakes this process, a descriptor of `arms` has news, or a
    /// time in `arms` is over. Returns at once when one of `arms` is ready. May return for no
    /// reason. Ends what [`Wait::prepare_sleep`] began.
    pub fn sleep(&mut self, arms: &[Arm]) {
        let Some(wakes) = self.prepared else { return };
        self.waiter.sleep_marked(arms, wakes);
        self.cancel_sleep();
    }

    fn tell(&mut self, since: u64) {
        self.told = since != 0;
        self.waiter.slot.set_waiting_since(since);
    }
}

impl Drop for Wait<'_> {
    #[inline]
    fn drop(&mut self) {
        if self.told || self.prepared.is_some() || self.attends {
            self.tell(0);
            self.cancel_sleep();
            if std::mem::take(&mut self.attends) {
                self.waiter.threads.resign();
            }
        }
    }
}

/// After a message for the process in `slot` was published: wakes it if it sleeps.
#[inline(always)]
pub(crate) fn wake(node: NodeSegment, slot: &'static PeerSlot) {
    if slot.sleeps() {
        wake_now(node, slot);
    }
}

#[cold]
#[inline(never)]
fn wake_now(node: NodeSegment, slot: &'static PeerSlot) {
    let how = slot.take_sleepers();
    if how & SLEEP_FUTEX != 0 {
        futex::wake(slot.wake_word(), u32::MAX);
    }
    if how & SLEEP_POLL != 0 {
        static SENDER: OnceLock<Option<UnixDatagram>> = OnceLock::new();
        if let Some(sender) = SENDER.get_or_init(|| UnixDatagram::unbound().ok()) {
            // Blocking or not makes no difference to the receiver; it must make none to us.
            let _ = sender.set_nonblocking(true);
            socket::wake_by_socket(sender, &channel_name(node, slot.index()));
        }
    }
}

/// The abstract name of a slot's wake channel: nobody who lacks the job's secret can guess it.
fn channel_name(node: NodeSegment, slot: u32) -> Vec<u8> {
    let mut name = b"hawser-".to_vec();
    if let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&node.secret()) {
        mac.update(b"wake channel");
        mac.update(&node.job().to_le_bytes());
        mac.update(&slot.to_le_bytes());
        name.extend_from_slice(&mac.finalize().into_bytes()[..16]);
    }
    name
}
