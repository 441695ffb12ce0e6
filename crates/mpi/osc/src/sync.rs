//! Synchronization (MPI-5.0 section 12.5): fence, general active target, locks, flushes.

use hawser_core::contracts::coll::CollCall;
use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_core::group::Group;
use hawser_lockfree::control::Control;
use hawser_lockfree::sync::barrier;
use hawser_status::{WindowNote, WindowWait};

use crate::counts::Count;
use crate::epoch::{Assert, LockKind, TargetHold};
use crate::win::{Peer, Pscw, Win};
use crate::wire::Kind;

/// Tries to take the lock of a rank for rank `me` of the window.
#[inline(always)]
fn attempt(control: Control, me: u32, kind: LockKind) -> bool {
    match kind {
        LockKind::Exclusive => control.lock().try_exclusive(me),
        LockKind::Shared => control.try_shared(me),
    }
}

impl Win {
    /// `MPI_Win_fence`.
    ///
    /// # Errors
    /// Classes `RmaSync`, `Assert`; errors of operations; `ProcAborted`.
    pub fn fence(&self, assert: i32) -> Result<()> {
        let known = Assert::NOSTORE | Assert::NOPUT | Assert::NOPRECEDE | Assert::NOSUCCEED;
        let assert = Assert::new(assert, known)?;
        self.0.epochs.may_fence()?;
        let moved = self.flush_everything();
        barrier();
        // Also with MPI_MODE_NOPRECEDE: a rank that goes ahead must not store where another one
        // still loads. Tools see which window it is.
        self.0.osc.tell_collective(self.id());
        self.0.comm.run(&CollCall::Barrier)?;
        self.0.epochs.fenced(!assert.has(Assert::NOSUCCEED));
        moved
    }

    /// The ranks in the window of a group's processes.
    fn ranks_of(&self, group: &Group) -> Result<Vec<u32>> {
        let own = self.group();
        let rank = |proc| {
            own.rank_of(proc)
                .ok_or_else(|| err!(Group, "the group has processes that are not in the window"))
        };
        group.iter().map(rank).collect()
    }

    /// `MPI_Win_post`.
    ///
    /// # Errors
    /// Classes `RmaSync`, `Assert`, `Group`.
    pub fn post(&self, group: &Group, assert: i32) -> Result<()> {
        let assert = Assert::new(assert, Assert::NOCHECK | Assert::NOSTORE | Assert::NOPUT)?;
        let origins = self.ranks_of(group)?;
        self.0.epochs.post(&self.me().hold)?;
        barrier();
        let mut unreached = None;
        if !assert.has(Assert::NOCHECK) {
            for &origin in &origins {
                // All of them, and the exposure begins: who is lost completes nothing, which is
                // told by the call that waits for that.
                let told = self
                    .peer(origin)
                    .and_then(|peer| self.announce(origin, peer, Kind::Post, Control::post));
                unreached = unreached.or(told.err());
            }
        }
        let mut pscw = self.pscw();
        (pscw.posted, pscw.unreached) = (origins, unreached);
        Ok(())
    }

    /// Tells another rank of a post or a completion: `count` notes it in its control block, where
    /// that can be reached, and else a message of this `kind` does.
    fn announce(&self, rank: u32, peer: &Peer, kind: Kind, count: fn(&Control, u32)) -> Result<()> {
        let Some(control) = self.control_of(rank, peer) else {
            return self.tell(peer, kind);
        };
        count(&control, self.rank());
        self.wake(peer);
        Ok(())
    }

    /// `MPI_Win_start`; waits until all targets have posted. When one of them is lost, the others
    /// are told that this process has completed: they do not wait for what will not come.
    ///
    /// # Errors
    /// Classes `RmaSync`, `Assert`, `Group`; `ProcAborted` when a target is lost.
    pub fn start(&self, group: &Group, assert: i32) -> Result<()> {
        let assert = Assert::new(assert, Assert::NOCHECK)?;
        let targets = self.ranks_of(group)?;
        self.0.epochs.start()?;
        let mut result = Ok(());
        if !assert.has(Assert::NOCHECK) {
            for &target in &targets {
                let used = self.pscw().used.get(&target).copied().unwrap_or(0);
                if result.is_ok() {
                    result = self.await_post(target, used);
                }
                self.pscw().used.insert(target, used.wrapping_add(1));
            }
        }
        if result.is_err() {
            for &target in &targets {
                // The error of the lost one is known.
                let _ = self.peer(target).and_then(|peer| {
                    self.announce(target, peer, Kind::Complete, Control::complete)
                });
            }
            self.0.epochs.ended();
            return result;
        }
        // The window may be revoked meanwhile: then none is a target, and no epoch begins.
        let peers = targets.iter().map(|target| self.target(*target)).collect::<Result<Vec<_>>>();
        let peers = peers.inspect_err(|_| self.0.epochs.ended())?;
        peers.iter().for_each(|peer| peer.hold.set(TargetHold::Started));
        self.pscw().started = targets;
        Ok(())
    }

    fn await_post(&self, target: u32, used: u32) -> Result<()> {
        let control = self.0.control;
        let proc = self.peer(target)?.proc;
        let pml = self.0.osc.pml;
        let about = || self.note(WindowWait::Post, None, [target]);
        let done = move || Pscw::is_ahead(control.posted(target), used);
        let win = self.clone();
        self.0.osc.wait(about, done, move || pml.loss_of(proc).or_else(|| win.revoked()))
    }

    fn end_start(&self) {
        for target in std::mem::take(&mut self.pscw().started) {
            if let Ok(peer) = self.peer(target) {
                peer.hold.set(TargetHold::None);
            }
        }
        self.0.epochs.ended();
    }

    /// `MPI_Win_complete`.
    ///
    /// # Errors
    /// Class `RmaSync`; errors of operations.
    pub fn complete(&self) -> Result<()> {
        self.0.epochs.may_complete()?;
        let targets = self.pscw().started.clone();
        let mut result = self.flush_remote(&targets);
        barrier();
        for target in targets {
            let peer = self.peer(target)?;
            result = result.and(self.announce(target, peer, Kind::Complete, Control::complete));
        }
        self.end_start();
        result
    }

    /// The origins of the exposure that have not completed their access yet.
    fn incomplete(&self) -> Vec<u32> {
        let (pscw, control) = (self.pscw(), self.0.control);
        let used = |origin: &u32| pscw.completed.get(origin).copied().unwrap_or(0);
        let is_open = |origin: &&u32| !Pscw::is_ahead(control.completed(**origin), used(origin));
        pscw.posted.iter().filter(is_open).copied().collect()
    }

    fn is_completed(&self) -> bool {
        let (pscw, control) = (self.pscw(), self.0.control);
        let used = |origin: &u32| pscw.completed.get(origin).copied().unwrap_or(0);
        pscw.posted.iter().all(|origin| Pscw::is_ahead(control.completed(*origin), used(origin)))
    }

    /// The error of an exposure that somebody will not complete.
    fn lost_origin(&self) -> Option<Error> {
        if let Some(unreached) = self.pscw().unreached.take() {
            return Some(unreached);
        }
        let procs = self.incomplete().into_iter().filter_map(|r| self.peer(r).ok()).map(|p| p.proc);
        self.0.osc.loss_among(procs)
    }

    fn end_exposure(&self) {
        let mut pscw = self.pscw();
        pscw.unreached = None;
        for origin in std::mem::take(&mut pscw.posted) {
            // Also of those who have not completed: their completion is one of this exposure.
            let used = pscw.completed.entry(origin).or_default();
            *used = used.wrapping_add(1);
        }
        drop(pscw);
        barrier();
        self.0.epochs.unexposed();
    }

    /// `MPI_Win_wait`.
    ///
    /// # Errors
    /// Class `RmaSync`; `ProcAborted` when an origin is lost.
    pub fn wait(&self) -> Result<()> {
        self.0.epochs.may_wait("MPI_Win_wait")?;
        let (win, asked) = (self.clone(), self.clone());
        let about = || self.note(WindowWait::Complete, None, self.incomplete());
        let result = self.0.osc.wait(
            about,
            move || win.is_completed(),
            move || asked.lost_origin().or_else(|| asked.revoked()),
        );
        self.end_exposure();
        result
    }

    /// `MPI_Win_test`: true when the exposure has ended.
    ///
    /// # Errors
    /// Class `RmaSync`; `ProcAborted` when an origin is lost, and then the exposure has ended.
    pub fn test(&self) -> Result<bool> {
        self.0.epochs.may_wait("MPI_Win_test")?;
        if !self.is_completed() {
            self.0.osc.pml.advance();
            if !self.is_completed() {
                let lost = self.lost_origin();
                return lost.map_or(Ok(false), |e| {
                    self.end_exposure();
                    Err(e)
                });
            }
        }
        self.end_exposure();
        Ok(true)
    }

    // ---- locks ----

    /// A wait for these ranks of the window, for observers.
    pub(crate) fn note(
        &self,
        wait: WindowWait,
        target: Option<u32>,
        ranks: impl IntoIterator<Item = u32>,
    ) -> WindowNote {
        let proc = |rank: u32| self.peer(rank).ok().map(|p| p.proc);
        let procs = ranks.into_iter().filter_map(proc);
        WindowNote::new(wait, self.id(), target.and_then(proc), procs)
    }

    /// A wait for the lock of a rank with which this one shares memory, for observers.
    fn lock_note(&self, rank: u32, control: Control) -> WindowNote {
        let wait = match control.lock().holder() {
            Some(_) => WindowWait::ExclusiveLock,
            None => WindowWait::Lock,
        };
        self.note(wait, Some(rank), control.holders())
    }

    fn wake(&self, peer: &Peer) {
        match peer.slot {
            Some(slot) if slot != self.0.slot => self.0.node.wake(slot),
            // Another thread of this process.
            _ => self.0.osc.pml.wake(),
        }
    }

    /// A lock was given back for which somebody waits.
    fn wake_all(&self) {
        for &slot in &self.0.neighbours {
            self.0.node.wake(slot);
        }
        self.0.osc.pml.wake();
    }

    /// Takes this process's own lock for a rank that asks by messages.
    pub(crate) fn try_own_lock(&self, origin: u32, exclusive: bool) -> bool {
        let control = self.0.control;
        match exclusive {
            true => control.lock().try_exclusive(origin),
            false => control.try_shared(origin),
        }
    }

    /// Gives it back.
    pub(crate) fn release_own_lock(&self, origin: u32, exclusive: bool) {
        let lock = self.0.control.lock();
        if exclusive {
            lock.release_exclusive();
        } else {
            self.0.control.release_shared(origin);
        }
        if lock.has_waiters() {
            self.wake_all();
        }
    }

    /// Takes the lock of a rank with which this one shares memory.
    #[inline(always)]
    fn take(&self, rank: u32, peer: &Peer, kind: LockKind) -> Result<bool> {
        let Some(control) = self.control_of(rank, peer) else { return Ok(false) };
        let me = self.rank();
        self.0.osc.counts.add_lock();
        if attempt(control, me, kind) {
            return Ok(true);
        }
        self.wait_for_lock(rank, control, kind).map(|()| true)
    }

    /// Waits for the lock of a rank with which this one shares memory.
    #[cold]
    #[inline(never)]
    fn wait_for_lock(&self, rank: u32, control: Control, kind: LockKind) -> Result<()> {
        let (lock, me) = (control.lock(), self.rank());
        self.0.osc.counts.add(Count::LocksWaited, 1);
        lock.begin_wait();
        let (win, asked) = (self.clone(), self.clone());
        let mut seen = (lock.holder(), lock.shares());
        let about = || self.lock_note(rank, control);
        let done = move || {
            if attempt(control, me, kind) {
                return true;
            }
            let held = (lock.holder(), lock.shares());
            if held != seen {
                seen = held;
                win.0.osc.tell(Some(&win.lock_note(rank, control)));
            }
            false
        };
        let lost = move || {
            let osc = asked.0.osc;
            let loss = |peer: &Peer| match peer.slot {
                Some(_) => osc.loss_among([peer.proc]),
                // It has the lock through the owner: there need not be a path from here.
                None => osc.known_loss([peer.proc]),
            };
            asked.lost_for_lock(rank, control, loss).or_else(|| asked.revoked())
        };
        let result = self.0.osc.wait(about, done, lost);
        lock.end_wait();
        result
    }

    /// The error of a wait for the lock of a rank, where that one or a holder is lost, as `loss`
    /// says. Others of the window may be lost: who has the lock gives it back.
    pub(crate) fn lost_for_lock(
        &self,
        rank: u32,
        control: Control,
        loss: impl Fn(&Peer) -> Option<Error>,
    ) -> Option<Error> {
        let loss = |rank: u32| self.peer(rank).ok().and_then(&loss);
        loss(rank).or_else(|| {
            let (holder, error) = control.holders().find_map(|r| Some((r, loss(r)?)))?;
            // One that has given it back, and ended then, holds nothing.
            control.holders().any(|r| r == holder).then_some(error)
        })
    }

    fn check_locks(&self, call: &str) -> Result<()> {
        if self.0.no_locks {
            return Err(err!(RmaSync, "{call}: the window was created with the info key no_locks"));
        }
        Ok(())
    }

    /// `MPI_Win_lock`.
    ///
    /// # Errors
    /// Classes `RmaSync`, `Assert`, `Rank`; `ProcAborted` when the target is lost, or a rank that
    /// may have the lock.
    pub fn lock(&self, kind: LockKind, rank: u32, assert: i32) -> Result<()> {
        let assert = Assert::new(assert, Assert::NOCHECK)?;
        let peer = self.target(rank)?;
        self.0.epochs.may_lock(&peer.hold, rank == self.rank())?;
        self.check_locks("MPI_Win_lock")?;
        if self.asks_now() {
            self.is_there(rank)?;
        }
        let hold = match kind {
            _ if assert.has(Assert::NOCHECK) => TargetHold::Unchecked,
            LockKind::Shared => TargetHold::Shared,
            LockKind::Exclusive => TargetHold::Exclusive,
        };
        if hold == TargetHold::Unchecked {
            barrier();
        } else if !self.take(rank, peer, kind)? {
            self.lock_by_message(peer, kind == LockKind::Exclusive)?;
        }
        peer.hold.set(hold);
        self.0.epochs.locked(self.0.osc.threaded);
        Ok(())
    }

    /// `MPI_Win_unlock`.
    ///
    /// # Errors
    /// Class `RmaSync`, and then nothing has happened; errors of operations.
    pub fn unlock(&self, rank: u32) -> Result<()> {
        let peer = self.peer(rank)?;
        self.0.epochs.may_unlock(&peer.hold)?;
        let hold = peer.hold.get();
        let result = match self.control_of(rank, peer) {
            None if hold != TargetHold::Unchecked => {
                self.unlock_by_message(&[(rank, hold == TargetHold::Exclusive)])
            }
            control => {
                let result = self.flush_remote(&[rank]);
                // Giving it back is a barrier, too.
                match control {
                    Some(control) if hold != TargetHold::Unchecked => self.give(control, hold),
                    _ => barrier(),
                }
                result
            }
        };
        peer.hold.set(TargetHold::None);
        self.0.epochs.unlocked(self.0.osc.threaded);
        // When the lock is free: whoever asks for it by messages would never find it so before.
        self.0.osc.turn();
        result
    }

    #[inline]
    fn give(&self, control: Control, hold: TargetHold) {
        let lock = control.lock();
        match hold {
            TargetHold::Exclusive => lock.release_exclusive(),
            TargetHold::Shared => {
                control.release_shared(self.rank());
            }
            TargetHold::None | TargetHold::Started | TargetHold::Unchecked => return,
        }
        if lock.has_waiters() {
            self.wake_all();
        }
    }

    /// `MPI_Win_lock_all`: takes shares of the locks of this node, whose memory may be used without
    /// calls, and of others with the first operation on them.
    ///
    /// # Errors
    /// As [`Win::lock`].
    pub fn lock_all(&self, assert: i32) -> Result<()> {
        let assert = Assert::new(assert, Assert::NOCHECK)?;
        self.0.epochs.may_lock_all()?;
        self.check_locks("MPI_Win_lock_all")?;
        let unchecked = assert.has(Assert::NOCHECK);
        for (rank, peer) in (0..).zip(&self.0.peers) {
            let near = rank == self.rank() || peer.slot.is_some();
            let taken = match near && !unchecked {
                true => self.take(rank, peer, LockKind::Shared),
                false => Ok(false),
            };
            let taken = taken.inspect_err(|_| self.give_first(rank))?;
            peer.hold.set(match (taken, unchecked) {
                (_, true) => TargetHold::Unchecked,
                (true, false) => TargetHold::Shared,
                (false, false) => TargetHold::None,
            });
        }
        barrier();
        self.0.epochs.locked_all();
        Ok(())
    }

    /// Gives the shares of the ranks before this one back: that of this one cannot be had.
    #[cold]
    fn give_first(&self, end: u32) {
        for (rank, peer) in (0..end).zip(&self.0.peers) {
            let hold = peer.hold.get();
            peer.hold.set(TargetHold::None);
            if let (TargetHold::Shared, Some(control)) = (hold, self.control_of(rank, peer)) {
                self.give(control, hold);
            }
        }
    }

    /// `MPI_Win_unlock_all`.
    ///
    /// # Errors
    /// Class `RmaSync`, and then nothing has happened; errors of operations.
    pub fn unlock_all(&self) -> Result<()> {
        self.0.epochs.may_unlock_all()?;
        let mut result = self.flush_everything();
        let mut far = Vec::new();
        for (rank, peer) in (0..).zip(&self.0.peers) {
            let hold = peer.hold.get();
            peer.hold.set(TargetHold::None);
            if hold == TargetHold::None || hold == TargetHold::Unchecked {
                continue;
            }
            match self.control_of(rank, peer) {
                Some(control) => self.give(control, hold),
                None => far.push((rank, false)),
            }
        }
        result = result.and(self.unlock_by_message(&far));
        barrier();
        self.0.epochs.ended();
        self.0.osc.turn();
        result
    }

    /// `MPI_Win_flush` of a rank, or of all.
    ///
    /// # Errors
    /// Class `RmaSync`; errors of operations.
    pub fn flush(&self, rank: Option<u32>) -> Result<()> {
        self.0.osc.turn();
        let result = match rank {
            Some(rank) => {
                self.0.epochs.may_flush(Some(&self.peer(rank)?.hold))?;
                self.flush_remote(&[rank])
            }
            None => {
                self.0.epochs.may_flush(None)?;
                self.flush_everything()
            }
        };
        barrier();
        result
    }

    /// `MPI_Win_flush_local` of a rank, or of all.
    ///
    /// # Errors
    /// As [`Win::flush`].
    pub fn flush_local(&self, rank: Option<u32>) -> Result<()> {
        self.0.osc.turn();
        if let Some(rank) = rank {
            self.0.epochs.may_flush(Some(&self.peer(rank)?.hold))?;
            return self.finish_local(rank);
        }
        self.0.epochs.may_flush(None)?;
        let ranks: Vec<u32> = self.remote().keys().copied().collect();
        let mut result = Ok(());
        for rank in ranks {
            // All of them, whatever one says.
            result = result.and(self.finish_local(rank));
        }
        result
    }

    /// An operation with a request of its own has ended at once: counts as a synchronization call.
    pub fn turn(&self) {
        self.0.osc.turn();
    }

    /// `MPI_Win_sync`: orders this thread's accesses to memory.
    pub fn sync(&self) {
        self.0.osc.turn();
        barrier();
    }
}
