//! One wait: what a thread does from the moment when it finds its work undone.

use std::sync::atomic::Ordering;

use hawser_os::{affinity, clock};

use super::source::Watch;
use super::{Mode, Waiter};
use crate::node::PeerSlot;

/// For how long a rank takes others to run on its CPU after a yield has shown it, in nanoseconds.
pub(super) const CONTENDED_NS: u64 = 100_000_000;

/// What to do after a progress that found nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Call progress again.
    Poll,
    /// Call [`Wait::prepare_sleep`], progress once more, arm every BTL, and [`Wait::sleep`]; or
    /// [`Wait::cancel_sleep`] if that progress found something.
    Sleep,
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
    pub(super) yields: u32,
    /// For whom it waits.
    peer: Option<Expected>,
    /// The status page says since when this rank waits.
    told: bool,
    /// The number of wakes when `prepare_sleep` marked the slot.
    pub(super) prepared: Option<u32>,
    /// This thread attends, see `threads`.
    attends: bool,
    /// The last sleep was taken back: somebody may need the CPU for what this thread waits for, and
    /// it yields before it thinks of sleeping again.
    refused: bool,
}

/// A process of this node for which a rank waits.
#[derive(Clone, Copy, Debug)]
struct Expected {
    slot: &'static PeerSlot,
    /// It may come to its CPU just to answer.
    answers: bool,
}

impl<'a> Wait<'a> {
    /// Begins with `raw` polls without a pause.
    #[inline]
    pub(super) fn new(waiter: &'a Waiter, raw: u32) -> Wait<'a> {
        Wait {
            waiter,
            raw,
            polls: 0,
            since: 0,
            turn: 0,
            yields: 0,
            peer: None,
            told: false,
            prepared: None,
            attends: false,
            refused: false,
        }
    }

    /// The wait is for the process in `slot`; `answers` when that one does not wait in turn for
    /// others first.
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
            let needs_ours = peer.slot.last_cpu().is_none_or(|at| at.cpu == here);
            if self.peer.is_none() || needs_ours {
                self.peer = Some(peer);
            }
            if needs_ours {
                return;
            }
        }
    }

    /// How long to poll before a yield, in nanoseconds.
    pub(super) fn patience(&self) -> u64 {
        let Some(peer) = self.peer else { return 0 };
        match peer.slot.last_cpu() {
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
        self.raw = self.waiter.raw_polls();
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
            waited >= w.yield_ns || w.is_contended(now)
        };
        if enough && !self.refused {
            return Next::Sleep;
        }
        self.yield_cpu(shared);
        self.refused = false;
        if !shared {
            w.has_yielded(now, clock::now_ns());
        }
        Next::Poll
    }

    /// Lets others have the CPU; a rank that shares it says so.
    pub(super) fn yield_cpu(&mut self, shared: bool) {
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
            w.presence.leave();
            w.slot.tell_away();
        }
        self.prepared = Some(w.mark());
    }

    /// The caller does not sleep, whatever [`Wait::idle`] says: others get the CPU instead.
    pub fn stay_awake(&mut self) {
        self.refused = true;
    }

    /// Takes `prepare_sleep` back.
    pub fn cancel_sleep(&mut self) {
        if self.prepared.take().is_none() {
            return;
        }
        self.refused = true;
        let w = self.waiter;
        let last = w.sleeping.fetch_sub(1, Ordering::SeqCst) == 1;
        if w.threaded.load(Ordering::Relaxed) {
            // Another thread may be marking now: the mark stays, and costs a sender one needless
            // wake.
            w.threads.wake_up();
        } else if last {
            w.presence.enter();
            w.slot.sleepers().clear();
            w.slot.tell_running(affinity::current_cpu());
        }
    }

    /// Sleeps until a peer or a thread wakes this process, or a source that has joined `watch` has
    /// news. May return for no reason. Ends what [`Wait::prepare_sleep`] began.
    pub fn sleep(&mut self, watch: Watch) {
        let Some(wakes) = self.prepared else { return };
        self.waiter.sleep_marked(watch, wakes);
        self.cancel_sleep();
        self.refused = false;
    }

    fn tell(&mut self, since: u64) {
        self.told = since != 0;
        self.waiter.slot.set_waiting_since(since);
    }
}

impl Waiter {
    /// Others are taken to run on the CPU that this rank has for itself among those of its job.
    fn is_contended(&self, now: u64) -> bool {
        // Relaxed: a hint, with nothing behind it.
        let until = self.contended_until.load(Ordering::Relaxed);
        // On a host to which the process was moved the clock may be at another time.
        (1..=CONTENDED_NS).contains(&until.saturating_sub(now))
    }

    /// A rank that has a CPU of its own has let others have it from `now` to `back`, in monotonic
    /// nanoseconds.
    pub(super) fn has_yielded(&self, now: u64, back: u64) {
        let may_sleep = self.mode == Mode::Auto && self.contended_ns != 0;
        if may_sleep && back.saturating_sub(now) > self.contended_ns {
            self.contended_until.store(back.saturating_add(CONTENDED_NS), Ordering::Relaxed);
        }
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
