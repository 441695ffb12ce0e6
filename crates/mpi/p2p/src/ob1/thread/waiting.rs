//! How calls wait: progress and sleep, with one thread or several.
//!
//! One thread polls under its one hold of the lock for a while, since most waits are short. With
//! several threads each waits on its own channel: whoever gets the lock makes progress for all who
//! wait on that channel, and the others look at a count of completions. Other channels are served
//! now and then, so that no message depends on a thread that is elsewhere. Of the threads that have
//! waited for long one *attends*: it sleeps where peers can wake it and serves all channels; the
//! rest sleep until something was completed.

use std::cell::{Cell, RefCell};
use std::sync::atomic::Ordering;

use hawser_core::contracts::pml::Condition;
use hawser_core::contracts::pml::{Needed, Pml};
use hawser_core::error::{self, Error};
use hawser_core::liveness;
use hawser_core::progress;
use hawser_lockfree::SerialGuard;
use hawser_segment::ProcId;
use hawser_segment::node::Phase;
use hawser_segment::wait::{Next, Wait, Watch};
use hawser_status::{Awaited, CHOICES_MAX, CallStatus, Tell, WaitKind};

use crate::ob1::bsend::Fit;
use crate::ob1::channels;
use crate::ob1::component::Ob1;
use crate::ob1::engine::Engine;

/// Polls under one hold of the lock before a blocking call begins to wait.
pub(in crate::ob1) const FIRST_POLLS: usize = 64;
/// Every so many unproductive polls of a wait, the quiet modules are polled too.
const ALL_STRIDE: u32 = 8;
/// Every so many unproductive polls of a thread, the other channels are served too.
const OTHERS_STRIDE: u32 = 32;
/// Every so many calls that only make progress, all channels are served.
const TEST_STRIDE: u32 = 16;

/// Turns of a wait between two looks for losses of those on whom it depends; of a wait for memory,
/// also those before the status page tells for whom it is.
const LOSS_STRIDE: u32 = 32;
/// A rank that shares its CPU looks after its messages at each of so many turns of a wait for
/// memory: more than that memory goes through its caches then.
const SERVE_STRIDE: u32 = 4;
/// Longest sleep, in microseconds, of a thread that waits for memory while another one attends.
const NAP_US: u64 = 1000;

/// A wait for a long message looks this often whether the peer has begun to compute, which wakes
/// nobody.
const WATCH_US: u64 = 1000;

thread_local! {
    /// The channel that this thread used last, and a count of its calls that only make progress.
    static RECENT: Cell<(usize, u32)> = const { Cell::new((0, 0)) };
}

/// What a full buffer holds does not move when none of it has left in this many rests in a row...
const STILL_RESTS: u32 = 500;
/// ... of at most this long, in microseconds: a receiver that waits for its CPU gets it meanwhile.
const REST_US: u64 = 2000;
/// Passes with other messages that count as one such rest.
const PASSES_PER_REST: u32 = 1024;

/// For how long nothing has left a full buffer, counted in passes of progress: messages that are
/// none of it must not keep a call waiting for ever.
struct IdlePasses {
    /// What [`Bsend::moved`](crate::ob1::bsend::Bsend::moved) said last.
    moved: u64,
    passes: u32,
}

impl IdlePasses {
    fn new(moved: u64) -> IdlePasses {
        IdlePasses { moved, passes: 0 }
    }

    /// One more pass. `busy`: it found something to do; `rested`: a rest went before it. True when
    /// there have been enough.
    fn lasts(&mut self, moved: u64, busy: bool, rested: bool) -> bool {
        if moved != self.moved {
            *self = IdlePasses::new(moved);
        }
        self.passes += match (busy, rested) {
            (true, _) => 1,
            (false, true) => PASSES_PER_REST,
            (false, false) => 0,
        };
        self.passes >= STILL_RESTS * PASSES_PER_REST
    }
}

/// What a turn of a wait has found.
pub(in crate::ob1) enum Turn<R> {
    /// What was waited for.
    Over(R),
    /// Something else: the next turn follows at once.
    Busy,
    /// Nothing.
    Quiet,
}

/// What a turn has found that had so many events, and moved operations or not.
fn turn<R>(events: usize, ended: bool) -> Turn<R> {
    if events != 0 || ended { Turn::Busy } else { Turn::Quiet }
}

type Check<'a, R> = &'a mut dyn FnMut(&mut Engine) -> Option<R>;

/// The loop of all waits: takes turns until one is the last, and sleeps when the waiting engine
/// says so; a sleep may end the wait, too.
#[inline]
pub(in crate::ob1) fn wait_with<R>(
    wait: &mut Wait<'_>,
    mut turn: impl FnMut(&mut Wait<'_>) -> Turn<R>,
    mut sleep: impl FnMut(&mut Wait<'_>) -> Option<R>,
) -> R {
    loop {
        match turn(wait) {
            Turn::Over(result) => return result,
            Turn::Busy => wait.productive(),
            Turn::Quiet => {
                if wait.idle() == Next::Sleep
                    && let Some(result) = sleep(wait)
                {
                    return result;
                }
            }
        }
    }
}

impl Ob1 {
    /// The engine of a channel, for a call of the program.
    #[inline]
    pub(in crate::ob1) fn enter(&self, index: usize) -> SerialGuard<'_, Engine> {
        if self.threaded { self.enter_threaded(index) } else { self.channel(0).engine.lock() }
    }

    #[inline(never)]
    fn enter_threaded(&self, index: usize) -> SerialGuard<'_, Engine> {
        RECENT.with(|r| r.set((index, r.get().1)));
        let channel = self.channel(index);
        let engine = channel.engine.lock();
        // Under the lock: no other thread changes it.
        let calls = channel.calls.load(Ordering::Relaxed);
        channel.calls.store(calls.wrapping_add(1), Ordering::Relaxed);
        engine
    }

    /// Gives the lock back, and tells threads that may wait for what was completed meanwhile.
    #[inline]
    pub(in crate::ob1) fn release(&self, index: usize, engine: SerialGuard<'_, Engine>) {
        if self.threaded {
            self.release_threaded(index, engine);
        }
    }

    #[inline]
    fn release_threaded(&self, index: usize, mut engine: SerialGuard<'_, Engine>) {
        if std::mem::take(&mut engine.state.completed) {
            let completions = &self.channel(index).completions;
            // Under the lock: no other thread changes it. SYNC channel.completions: pairs with the
            // load in `step`, which only decides whether to take the lock.
            let count = completions.load(Ordering::Relaxed).wrapping_add(1);
            completions.store(count, Ordering::Release);
            drop(engine);
            self.waiter.notify_threads();
        }
    }

    /// Polling under one hold of the lock is right: nobody else wants it, no operation must be
    /// polled, and no other rank wants the CPU.
    #[inline]
    pub(in crate::ob1) fn may_poll(&self) -> bool {
        !self.threaded && !self.crowded && !progress::is_active()
    }

    /// Waits, with progress, until `check` gives a result of this channel's engine; a long wait
    /// shows on the status page what `about` finds. Polls at first without giving the lock up: most
    /// waits are short.
    #[inline]
    pub(in crate::ob1) fn wait_for<R>(
        &self,
        index: usize,
        mut check: impl FnMut(&mut Engine) -> Option<R>,
        about: impl FnOnce(&Engine) -> Option<Awaited>,
    ) -> R {
        let mut engine = self.enter(index);
        if let Some(result) = check(&mut engine) {
            self.release(index, engine);
            return result;
        }
        if self.threaded {
            match self.poll_threaded(index, engine, &mut check) {
                Ok(result) => return result,
                Err(kept) => engine = kept,
            }
        } else if self.may_poll() {
            for _ in 0..FIRST_POLLS {
                if engine.progress(false) != 0
                    && let Some(result) = check(&mut engine)
                {
                    return result;
                }
            }
        }
        if let Some(awaited) = about(&engine) {
            self.tell_page(&awaited);
        }
        self.release(index, engine);
        self.wait_long(index, &mut check)
    }

    /// Polls under the lock as long as no other thread waits for it.
    #[inline(never)]
    fn poll_threaded<'a, R>(
        &self,
        index: usize,
        mut engine: SerialGuard<'a, Engine>,
        check: Check<'_, R>,
    ) -> Result<R, SerialGuard<'a, Engine>> {
        let lock = &self.channel(index).engine;
        if self.crowded || progress::is_active() || self.waiter.oversubscribed() {
            return Err(engine);
        }
        for _ in 0..FIRST_POLLS {
            if engine.progress(false) != 0
                && let Some(result) = check(&mut engine)
            {
                self.release(index, engine);
                return Ok(result);
            }
            if lock.is_wanted() {
                break;
            }
        }
        Err(engine)
    }

    #[cold]
    #[inline(never)]
    pub(in crate::ob1) fn wait_long<R>(&self, index: usize, check: Check<'_, R>) -> R {
        let mut wait = self.waiter.begin();
        self.expect(&mut wait);
        let (polls, check) = (Cell::new(0u32), RefCell::new(check));
        let mut looked = None;
        let take_turn = |wait: &mut Wait<'_>| {
            let n = polls.get();
            let all = n.is_multiple_of(ALL_STRIDE);
            let check = &mut **check.borrow_mut();
            if all {
                self.hears_of_losses();
            }
            let (mut events, result) = match self.threaded {
                false => {
                    let mut engine = self.channel(0).engine.lock();
                    (engine.progress(all), check(&mut engine))
                }
                true => self.step(index, all, &mut looked, check),
            };
            if let Some(result) = result {
                return Turn::Over(result);
            }
            if self.threaded && (wait.attends() || n % OTHERS_STRIDE == OTHERS_STRIDE - 1) {
                events += self.serve_others(index);
            }
            let turn = turn(events, self.poll_operations());
            polls.set(if matches!(turn, Turn::Quiet) { n.wrapping_add(1) } else { 0 });
            turn
        };
        let sleep = |wait: &mut Wait<'_>| self.sleep(index, wait, &mut **check.borrow_mut());
        let result = wait_with(&mut wait, take_turn, sleep);
        self.waited();
        result
    }

    /// Tells the waiting engine for whom this call waits, if it has told the page and it matters.
    fn expect(&self, wait: &mut Wait<'_>) {
        if !self.crowded || self.threaded {
            return;
        }
        if let Some(awaited) = self.page.status().awaited
            && let Ok(rank) = u32::try_from(awaited.proc)
            && let Some(slot) = self.modex.local_slot(rank)
        {
            wait.expect(slot, awaited.kind != WaitKind::Collective);
        }
    }

    /// The wait that the page shows is over. (Without threads the end of the call says so.)
    #[inline]
    pub(in crate::ob1) fn waited(&self) {
        if self.calls_noted {
            self.page.leave_call();
        }
    }

    /// One step of a waiting thread: progress, if nobody else is at it, else a look whether
    /// something was completed. `looked` keeps the count of completions of the last look.
    fn step<R>(
        &self,
        index: usize,
        all: bool,
        looked: &mut Option<u32>,
        check: Check<'_, R>,
    ) -> (usize, Option<R>) {
        let channel = self.channel(index);
        // SYNC channel.completions: pairs with the store in `release_threaded`.
        let count = channel.completions.load(Ordering::Acquire);
        let (mut engine, events) = match channel.engine.try_lock() {
            Some(mut engine) => {
                let events = engine.progress(all);
                (engine, events)
            }
            None if *looked == Some(count) => return (0, None),
            None => (channel.engine.lock(), 0),
        };
        *looked = Some(count);
        let result = check(&mut engine);
        self.release(index, engine);
        (events, result)
    }

    /// Makes progress on the channels but this one, where no other thread is at it.
    fn serve_others(&self, index: usize) -> usize {
        let mut events = 0;
        for other in (0..self.channels()).filter(|i| *i != index) {
            if let Some(mut engine) = self.channel(other).engine.try_lock() {
                events += engine.progress(true);
                self.release(other, engine);
            }
        }
        events
    }

    /// Makes progress on all channels where no other thread is at it.
    pub(in crate::ob1) fn serve_all(&self) -> usize {
        self.serve_others(usize::MAX)
    }

    /// Looks whether the run-time has told of processes that are lost. True when it has since the
    /// last look. Called without a lock: by whoever is about to sleep, and by calls that look for
    /// messages in vain.
    #[inline]
    pub(in crate::ob1) fn hears_of_losses(&self) -> bool {
        let told = self.node.losses();
        told != self.losses.load(Ordering::Relaxed) && self.take_losses(told)
    }

    #[cold]
    fn take_losses(&self, told: u32) -> bool {
        for index in 0..self.channels() {
            let mut engine = self.channel(index).engine.lock();
            engine.hear();
            self.release(index, engine);
        }
        // After the look: two threads at once do it twice, which changes nothing.
        self.losses.store(told, Ordering::Relaxed);
        true
    }

    /// Makes progress once: on the channel that the calling thread used last, and now and then on
    /// all.
    pub(in crate::ob1) fn serve_once(&self) -> usize {
        match self.serve_recent() {
            0 => usize::from(self.hears_of_losses()),
            events => events,
        }
    }

    #[inline]
    fn serve_recent(&self) -> usize {
        if !self.threaded {
            return self.channel(0).engine.lock().progress(true);
        }
        let (index, count) = RECENT.get();
        RECENT.set((index, count.wrapping_add(1)));
        if count.is_multiple_of(TEST_STRIDE) {
            return self.serve_all();
        }
        let Some(mut engine) = self.channel(index).engine.try_lock() else { return 0 };
        let events = engine.progress(true);
        self.release(index, engine);
        events
    }

    /// Polls what only advances by polling. True when something ended, of which other threads
    /// were told.
    #[inline]
    pub(in crate::ob1) fn poll_operations(&self) -> bool {
        let ended = progress::poll_all();
        if ended {
            self.waiter.notify_threads();
        }
        ended
    }

    /// [`Ob1::poll_operations`] after a sleep was announced. True also when it cannot tell whether
    /// something has ended.
    #[inline]
    pub(in crate::ob1) fn poll_operations_last(&self) -> bool {
        let ended = progress::poll_before_sleep();
        if ended {
            self.waiter.notify_threads();
        }
        ended
    }

    /// Sleeps, unless there is something to do after the slot was marked; the result when `check`
    /// gives one then, since another thread may have completed what it asks for.
    fn sleep<R>(&self, index: usize, wait: &mut Wait<'_>, check: Check<'_, R>) -> Option<R> {
        let mut look = || {
            let mut engine = self.channel(index).engine.lock();
            let result = check(&mut engine);
            self.release(index, engine);
            result
        };
        let mut result = None;
        let mut done = || {
            result = look();
            result.is_some()
        };
        self.sleep_unless(wait, &mut done, &|| {
            let engine = self.channel(index).engine.lock();
            let note = engine.note(self.page.status().awaited, &[]);
            drop(engine);
            self.node.tell_note(self.page.index(), &note);
        });
        result
    }

    /// True where the threads of this process are to be out of each other's way (ADR 52): this one
    /// was, for a while. It does not sleep then, and neither do the others.
    #[inline]
    pub(in crate::ob1) fn steps_aside(&self) -> bool {
        self.threaded && hawser_status::is_asked() && self.step_aside()
    }

    #[cold]
    fn step_aside(&self) -> bool {
        self.left_behind();
        self.waiter.notify_threads();
        hawser_status::nap();
        true
    }

    /// Sleeps until something happens, unless `done`. `tell` says on the status page what is waited
    /// for; both are called without a lock.
    pub(in crate::ob1) fn sleep_unless(
        &self,
        wait: &mut Wait<'_>,
        done: &mut dyn FnMut() -> bool,
        tell: &dyn Fn(),
    ) {
        // Where this thread is to be out of the way it looks again soon.
        if self.steps_aside() {
            return;
        }
        if self.threaded && !wait.attend() {
            return wait.rest(done);
        }
        tell();
        wait.prepare_sleep();
        let mut ended = self.poll_operations_last();
        let (events, work, watch) = self.look_and_arm();
        // Processes of other jobs see only now that this one is about to sleep: what they have
        // posted before woke nobody.
        if self.shares_with_jobs() {
            ended |= self.poll_operations_last();
        }
        if ended || events != 0 || work || done() {
            wait.cancel_sleep();
            return wait.productive();
        }
        wait.sleep(watch);
    }

    /// This process may share memory with processes of other jobs.
    fn shares_with_jobs(&self) -> bool {
        self.channel(0).engine.lock().modules.has_between_jobs()
    }

    /// Says on the status page what would end the wait; what an earlier wait of this call has told
    /// is over.
    fn tell_needed(&self, condition: &dyn Condition) {
        let mut all: Vec<Awaited> = Vec::new();
        let mut last = 0;
        condition.needed(&mut |needed| match needed {
            _ if all.len() >= CHOICES_MAX => {}
            Needed::Message(token) => {
                let (index, req) = channels::request(token);
                last = index;
                all.extend(self.channel(index).engine.lock().awaited(req));
            }
            Needed::Post(awaited) => all.push(awaited),
        });
        let note = self.channel(last).engine.lock().note(all.first().copied(), &all);
        self.tell_page(&all.first().copied().unwrap_or_default());
        self.node.tell_note(self.page.index(), &note);
    }

    /// After a sleep was announced: the last progress on all channels, whether there is more to do,
    /// and what to sleep on.
    pub(in crate::ob1) fn look_and_arm(&self) -> (usize, bool, Watch) {
        let (mut work, mut watch) = (false, Watch::new());
        let finalize_wait = self.finalize_wait();
        let mut events = usize::from(self.hears_of_losses());
        for index in 0..self.channels() {
            let mut engine = self.channel(index).engine.lock();
            events += engine.progress(true);
            engine.rests();
            if index == 0 && engine.modules.has_between_jobs() {
                engine.watch_over(self.page.status().awaited);
            }
            if self.node.losses() != 0
                && let Some(awaited) = self.page.status().awaited
                && index == channels::index(awaited.comm & self.contexts)
            {
                engine.watch_over_own(&awaited);
            }
            work |= engine.has_tasks() || engine.looks_closer();
            engine.modules.iter_mut().for_each(|m| m.btl.arm(&mut watch));
            if engine.watches() {
                watch.within(WATCH_US);
            }
            self.release(index, engine);
        }
        progress::arm_all(&mut watch);
        if let Some(found) = finalize_wait
            && self.judge(found, events == 0)
        {
            events += 1;
        }
        (events, work, watch)
    }

    /// See [`Pml::wait_or_lost`].
    #[inline(never)]
    pub(in crate::ob1) fn wait_for_condition(
        &self,
        condition: &mut dyn Condition,
    ) -> error::Result<()> {
        let mut wait = self.waiter.begin();
        let in_memory = condition.is_in_memory();
        if in_memory {
            wait.has_polled();
        }
        let (told, turns, condition) = (Cell::new(false), Cell::new(0u32), RefCell::new(condition));
        let take_turn = |wait: &mut Wait<'_>| {
            let condition = &mut **condition.borrow_mut();
            if condition.is_met() {
                return Turn::Over(Ok(()));
            }
            let n = turns.get().wrapping_add(1);
            turns.set(n);
            if n.is_multiple_of(LOSS_STRIDE)
                && let Some(error) = self.gives_up(condition)
            {
                return Turn::Over(Err(error));
            }
            if in_memory && n == LOSS_STRIDE {
                told.set(true);
                self.tell_first(condition);
            }
            let all = wait.attends() || n.is_multiple_of(OTHERS_STRIDE);
            let events = match !in_memory || !self.crowded || n.is_multiple_of(SERVE_STRIDE) {
                true if all => self.serve_all(),
                true => self.serve_once(),
                false => 0,
            };
            let turn = turn(events, self.poll_operations());
            if matches!(turn, Turn::Quiet) && self.crowded && !self.threaded {
                condition.expect(wait);
            }
            turn
        };
        let sleep = |wait: &mut Wait<'_>| {
            if self.steps_aside() {
                return None;
            }
            told.set(true);
            let peers = {
                let condition = &mut **condition.borrow_mut();
                self.meet(condition);
                self.gives_up(condition)
            };
            if let Some(error) = peers {
                return Some(Err(error));
            }
            if in_memory && self.threaded && !wait.attend() {
                self.nap(wait, &mut **condition.borrow_mut());
                return None;
            }
            let mut met = || condition.borrow_mut().is_met();
            self.sleep_unless(wait, &mut met, &|| self.tell_needed(&**condition.borrow()));
            None
        };
        let result = wait_with(&mut wait, take_turn, sleep);
        if told.get() {
            self.waited();
        }
        result
    }

    /// Why a condition may never be met.
    fn gives_up(&self, condition: &dyn Condition) -> Option<Error> {
        let liveness = self.liveness();
        if condition.context().is_some_and(|context| liveness.is_revoked(context)) {
            return Some(liveness::revoked());
        }
        condition.peers().iter().find_map(|group| liveness.given_up(group))
    }

    /// Says on the status page for whom a call waits, at the cost of a few stores.
    #[cold]
    fn tell_first(&self, condition: &dyn Condition) {
        let mut first = None;
        condition.needed(&mut |needed| {
            if let Needed::Post(awaited) = needed {
                first.get_or_insert(awaited);
            }
        });
        if let Some(awaited) = first {
            self.tell_page(&awaited);
        }
    }

    /// Makes paths to those who are waited for: who has none to a process is not told that it is
    /// lost.
    #[cold]
    fn meet(&self, condition: &dyn Condition) {
        condition.missing(&mut |proc| {
            let mut engine = self.channel(0).engine.lock();
            let peer = engine.state.peers.id(proc.into());
            // If the peer cannot be reached, this process cannot detect its death.
            let _ = engine.connect(peer);
        });
    }

    /// The sleep of a thread that waits for memory while another one attends, which does not look
    /// there: where peers wake the process too, and for so short that this thread can take over
    /// when the other one has left.
    fn nap(&self, wait: &mut Wait<'_>, condition: &mut dyn Condition) {
        self.tell_first(condition);
        wait.prepare_sleep();
        match condition.is_met() {
            true => wait.cancel_sleep(),
            false => {
                let mut watch = Watch::new();
                watch.within(NAP_US);
                wait.sleep(watch);
            }
        }
    }

    // ---- attached buffers ----

    /// Waits, with progress on all channels, until an attached buffer has room for a message of so
    /// many bytes on the communicator with this context id. False: there is none, since what lies
    /// there does not move. A receiver that has not matched must not delay a buffered send, so
    /// nothing is waited for beyond what can be the time of a transfer.
    #[cold]
    pub(in crate::ob1) fn make_room(&self, context: u64, bytes: u64) -> bool {
        let mut wait = self.waiter.begin();
        let mut still = IdlePasses::new(self.bsend.lock().moved(context));
        let rested = Cell::new(false);
        let take_turn = |_: &mut Wait<'_>| {
            let busy = self.serve_all() + usize::from(self.poll_operations()) != 0;
            let (fit, moved) = {
                let bsend = self.bsend.lock();
                (bsend.fit(context, bytes), bsend.moved(context))
            };
            let rested = rested.replace(false);
            match fit {
                Fit::Now => Turn::Over(true),
                Fit::Never => Turn::Over(false),
                Fit::Later if still.lasts(moved, busy, rested) => Turn::Over(false),
                Fit::Later => turn(usize::from(busy), false),
            }
        };
        let sleep = |wait: &mut Wait<'_>| {
            rested.set(self.rest_briefly(wait));
            None
        };
        wait_with(&mut wait, take_turn, sleep)
    }

    /// Sleeps for [`REST_US`] at most, unless there is something to do: false then.
    fn rest_briefly(&self, wait: &mut Wait<'_>) -> bool {
        if self.steps_aside() {
            return false;
        }
        wait.prepare_sleep();
        let (events, _, mut watch) = self.look_and_arm();
        if events != 0 {
            wait.cancel_sleep();
            return false;
        }
        watch.within(REST_US);
        wait.sleep(watch);
        true
    }

    // ---- the end ----

    /// Waits, with progress on all channels, until no released send awaits a receiver on this node
    /// in which MPI is in use. That MPI ends there wakes nobody, hence short sleeps.
    pub(in crate::ob1) fn wait_for_receivers(&self) {
        let mut wait = self.waiter.begin();
        let take_turn = |_: &mut Wait<'_>| {
            // What a receiver has asked for before MPI ended in it is found by the pass.
            let left = !self.awaits_receivers();
            match self.serve_all() + usize::from(self.poll_operations()) {
                0 if left && !self.awaits_receivers() => Turn::Over(()),
                events => turn(events, false),
            }
        };
        let sleep = |wait: &mut Wait<'_>| {
            self.rest_briefly(wait);
            None
        };
        wait_with(&mut wait, take_turn, sleep);
    }

    fn awaits_receivers(&self) -> bool {
        let in_use = |proc: ProcId| {
            let slot = self.modex.local_slot(proc);
            slot.is_some_and(|slot| self.node.slot(slot).phase() == Phase::Running)
        };
        (0..self.channels()).any(|i| self.channel(i).engine.lock().late_receivers().any(in_use))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_messages_do_not_hide_that_a_buffer_stands_still() {
        let mut still = IdlePasses::new(7);
        let passes = STILL_RESTS * PASSES_PER_REST;
        assert!((1..passes).all(|_| !still.lasts(7, true, false)));
        assert!(!still.lasts(8, true, false), "something has left");
        assert!((2..passes).all(|_| !still.lasts(8, true, true)));
        assert!(still.lasts(8, true, false));
    }

    #[test]
    fn a_quiet_process_gives_a_full_buffer_its_rests() {
        let mut still = IdlePasses::new(0);
        for _ in 1..STILL_RESTS {
            assert!((0..10_000).all(|_| !still.lasts(0, false, false)));
            assert!(!still.lasts(0, false, true));
        }
        assert!(still.lasts(0, false, true));
    }
}
