//! Epochs of one process on one window (MPI-5.0 section 12.5): which calls are in order.
//!
//! The state is what the standard's text says of access and exposure; each transition is a function
//! that either changes it or names the misuse. What a call then does is elsewhere.

use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};

use hawser_core::err;
use hawser_core::error::{Error, Result};

/// Assertions (MPI-5.0 section 12.5.5), by the bits of the standard ABI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assert(i32);

impl Assert {
    /// `MPI_MODE_NOCHECK`.
    pub const NOCHECK: i32 = 1024;
    /// `MPI_MODE_NOSTORE`.
    pub const NOSTORE: i32 = 8192;
    /// `MPI_MODE_NOPUT`.
    pub const NOPUT: i32 = 4096;
    /// `MPI_MODE_NOPRECEDE`.
    pub const NOPRECEDE: i32 = 2048;
    /// `MPI_MODE_NOSUCCEED`.
    pub const NOSUCCEED: i32 = 16384;

    /// The assertions of a call that may have these.
    ///
    /// # Errors
    /// Class `Assert` for others.
    pub fn new(bits: i32, allowed: i32) -> Result<Assert> {
        if bits & !allowed != 0 {
            return Err(err!(
                Assert,
                "assertions {bits:#x} are not all of this call, which knows {allowed:#x}"
            ));
        }
        Ok(Assert(bits))
    }

    /// True when the assertion was made.
    pub fn has(self, bit: i32) -> bool {
        self.0 & bit != 0
    }
}

/// Kinds of locks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum LockKind {
    Shared,
    Exclusive,
}

/// The access epoch of a process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Access {
    /// None.
    None,
    /// A fence has begun one, of which no operation has made use.
    Fence,
    /// As `Fence`, with operations.
    Fenced,
    /// `MPI_Win_start`: to the targets that are held.
    Started,
    /// `MPI_Win_lock`: to the targets that are held.
    Locked,
    /// `MPI_Win_lock_all`.
    LockedAll,
}

impl Access {
    /// The one in a word of [`Epochs`].
    fn of(word: u32) -> Access {
        match word & ACCESS {
            1 => Access::Fence,
            2 => Access::Fenced,
            3 => Access::Started,
            4 => Access::Locked,
            5 => Access::LockedAll,
            _ => Access::None,
        }
    }

    fn text(self) -> &'static str {
        match self {
            Access::None => "no epoch is open",
            Access::Fence | Access::Fenced => "an epoch of MPI_Win_fence is open",
            Access::Started => "an epoch of MPI_Win_start is open",
            Access::Locked => "an epoch of MPI_Win_lock is open",
            Access::LockedAll => "an epoch of MPI_Win_lock_all is open",
        }
    }
}

/// The hold on one target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum TargetHold {
    /// None; under `MPI_Win_lock_all`, that its share has not been asked for yet.
    None,
    /// Started.
    Started,
    /// A share of its lock.
    Shared,
    /// Its lock.
    Exclusive,
    /// Locked with `MPI_MODE_NOCHECK`: nothing was taken.
    Unchecked,
}

/// What is held of one target.
#[derive(Debug, Default)]
pub(crate) struct TargetHoldCell(AtomicU8);

impl TargetHoldCell {
    #[inline]
    pub(crate) fn get(&self) -> TargetHold {
        // Relaxed: the program orders its synchronization calls and its operations.
        match self.0.load(Ordering::Relaxed) {
            1 => TargetHold::Started,
            2 => TargetHold::Shared,
            3 => TargetHold::Exclusive,
            4 => TargetHold::Unchecked,
            _ => TargetHold::None,
        }
    }

    pub(crate) fn set(&self, hold: TargetHold) {
        self.0.store(hold as u8, Ordering::Relaxed);
    }
}

/// The epochs of one process on one window. Relaxed throughout: nothing else is published by these
/// words. Threads may lock and unlock different targets at the same time, so that the access epoch
/// and the number of its locks change together.
#[derive(Debug, Default)]
pub(crate) struct Epochs {
    /// [`Access`] in the lowest byte, above it the targets that are locked one by one.
    access: AtomicU32,
    exposed: AtomicU8,
}

/// The bits of [`Access`] in a word.
const ACCESS: u32 = 0xff;
/// One locked target.
const ONE_LOCK: u32 = ACCESS + 1;

#[cold]
fn sync(text: String) -> Error {
    err!(RmaSync, "{text}")
}

impl Epochs {
    #[inline]
    pub(crate) fn access(&self) -> Access {
        Access::of(self.access.load(Ordering::Relaxed))
    }

    fn set(&self, to: Access) {
        self.access.store(to as u32, Ordering::Relaxed);
    }

    /// Replaces the word by what `f` makes of it.
    #[inline]
    fn change(&self, threaded: bool, f: impl Fn(u32) -> u32) {
        if !threaded {
            return self.access.store(f(self.access.load(Ordering::Relaxed)), Ordering::Relaxed);
        }
        // It always gives a word.
        let _ = self.access.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |w| Some(f(w)));
    }

    fn is_exposed(&self) -> bool {
        self.exposed.load(Ordering::Relaxed) != 0
    }

    /// An operation on a target is in order and changes nothing here; if not, [`Epochs::operate`]
    /// says more.
    #[inline(always)]
    pub(crate) fn allow(&self, target: &TargetHoldCell, passive: bool) -> bool {
        match self.access() {
            Access::LockedAll => true,
            Access::Locked => target.get() != TargetHold::None,
            Access::Fenced => !passive,
            Access::Started => target.get() != TargetHold::None && !passive,
            Access::None | Access::Fence => false,
        }
    }

    /// An operation on a target. `passive`: it needs a lock (request-based operations).
    #[inline]
    pub(crate) fn operate(&self, target: &TargetHoldCell, passive: bool) -> Result<()> {
        match self.access() {
            Access::LockedAll => Ok(()),
            Access::Locked if target.get() != TargetHold::None => Ok(()),
            Access::Started if target.get() != TargetHold::None && !passive => Ok(()),
            Access::Fenced if !passive => Ok(()),
            Access::Fence if !passive => {
                self.set(Access::Fenced);
                Ok(())
            }
            other => Err(Epochs::out_of_order(other, passive)),
        }
    }

    #[cold]
    fn out_of_order(access: Access, passive: bool) -> Error {
        sync(match (access, passive) {
            (Access::Locked, _) => "the target of the operation is not locked".to_owned(),
            (Access::Started, false) => {
                "the target of the operation is not in the group of MPI_Win_start".to_owned()
            }
            (other, true) => {
                format!("an operation with a request needs a locked target, but {}", other.text())
            }
            _ => "an operation needs an access epoch; call MPI_Win_fence, MPI_Win_start or \
                  MPI_Win_lock first"
                .to_owned(),
        })
    }

    /// `MPI_Win_fence` may be called.
    pub(crate) fn may_fence(&self) -> Result<()> {
        match self.access() {
            Access::None | Access::Fence | Access::Fenced if !self.is_exposed() => Ok(()),
            Access::None | Access::Fence | Access::Fenced => {
                Err(sync("MPI_Win_fence: an epoch of MPI_Win_post is open".to_owned()))
            }
            other => Err(sync(format!("MPI_Win_fence: {}", other.text()))),
        }
    }

    /// A fence has been passed.
    pub(crate) fn fenced(&self, opens: bool) {
        self.set(if opens { Access::Fence } else { Access::None });
    }

    /// `MPI_Win_start`.
    pub(crate) fn start(&self) -> Result<()> {
        match self.access() {
            Access::None | Access::Fence => {
                self.set(Access::Started);
                Ok(())
            }
            other => Err(sync(format!("MPI_Win_start: {}", other.text()))),
        }
    }

    /// `MPI_Win_complete` may be called.
    pub(crate) fn may_complete(&self) -> Result<()> {
        match self.access() {
            Access::Started => Ok(()),
            _ => Err(sync("MPI_Win_complete without MPI_Win_start".to_owned())),
        }
    }

    /// The access epoch has ended.
    pub(crate) fn ended(&self) {
        self.set(Access::None);
    }

    /// `MPI_Win_post`. `own`: the hold on this process itself, whose memory must not be locked and
    /// exposed at once (MPI-5.0 section 12.5.3).
    pub(crate) fn post(&self, own: &TargetHoldCell) -> Result<()> {
        match self.access() {
            _ if self.is_exposed() => {
                Err(sync("MPI_Win_post: an epoch of MPI_Win_post is open".to_owned()))
            }
            Access::Locked if own.get() != TargetHold::None => {
                Err(sync("MPI_Win_post: this rank has locked its own memory".to_owned()))
            }
            Access::None | Access::Fence | Access::Started | Access::Locked => {
                self.exposed.store(1, Ordering::Relaxed);
                Ok(())
            }
            other => Err(sync(format!("MPI_Win_post: {}", other.text()))),
        }
    }

    /// `MPI_Win_wait` or `MPI_Win_test` may be called.
    pub(crate) fn may_wait(&self, call: &str) -> Result<()> {
        if self.is_exposed() {
            return Ok(());
        }
        Err(sync(format!("{call} without MPI_Win_post")))
    }

    /// The exposure epoch has ended.
    pub(crate) fn unexposed(&self) {
        self.exposed.store(0, Ordering::Relaxed);
    }

    /// `MPI_Win_lock` of a target may be called; `own`: it is this process itself.
    pub(crate) fn may_lock(&self, target: &TargetHoldCell, own: bool) -> Result<()> {
        match self.access() {
            _ if own && self.is_exposed() => Err(sync(
                "MPI_Win_lock of this rank itself: an epoch of MPI_Win_post is open".to_owned(),
            )),
            Access::None | Access::Fence => Ok(()),
            Access::Locked if target.get() == TargetHold::None => Ok(()),
            Access::Locked => Err(sync("MPI_Win_lock: the target is locked already".to_owned())),
            other => Err(sync(format!("MPI_Win_lock: {}", other.text()))),
        }
    }

    /// A target was locked. `threaded`: other threads may do so at the same time.
    pub(crate) fn locked(&self, threaded: bool) {
        self.change(threaded, |word| ((word & !ACCESS) + ONE_LOCK) | Access::Locked as u32);
    }

    /// `MPI_Win_unlock` of a target may be called.
    pub(crate) fn may_unlock(&self, target: &TargetHoldCell) -> Result<()> {
        match self.access() {
            Access::Locked if target.get() != TargetHold::None => Ok(()),
            _ => Err(sync("MPI_Win_unlock: the target is not locked".to_owned())),
        }
    }

    /// A target was unlocked. `threaded`: as of [`Epochs::locked`].
    pub(crate) fn unlocked(&self, threaded: bool) {
        self.change(threaded, |word| match word - ONE_LOCK {
            left if left < ONE_LOCK => Access::None as u32,
            left => left,
        });
    }

    /// `MPI_Win_lock_all` may be called.
    pub(crate) fn may_lock_all(&self) -> Result<()> {
        match self.access() {
            _ if self.is_exposed() => {
                Err(sync("MPI_Win_lock_all: an epoch of MPI_Win_post is open".to_owned()))
            }
            Access::None | Access::Fence => Ok(()),
            other => Err(sync(format!("MPI_Win_lock_all: {}", other.text()))),
        }
    }

    /// All targets are locked.
    pub(crate) fn locked_all(&self) {
        self.set(Access::LockedAll);
    }

    /// `MPI_Win_unlock_all` may be called.
    pub(crate) fn may_unlock_all(&self) -> Result<()> {
        match self.access() {
            Access::LockedAll => Ok(()),
            _ => Err(sync("MPI_Win_unlock_all without MPI_Win_lock_all".to_owned())),
        }
    }

    /// A flush of one target, or of all, may be called.
    pub(crate) fn may_flush(&self, target: Option<&TargetHoldCell>) -> Result<()> {
        match (self.access(), target) {
            (Access::LockedAll, _) | (Access::Locked, None) => Ok(()),
            (Access::Locked, Some(t)) if t.get() != TargetHold::None => Ok(()),
            (Access::Locked, Some(_)) => {
                Err(sync("a flush of a target that is not locked".to_owned()))
            }
            (other, _) => Err(sync(format!("a flush needs locked targets, but {}", other.text()))),
        }
    }

    /// `MPI_Win_free` may be called.
    pub(crate) fn may_free(&self) -> Result<()> {
        match self.access() {
            Access::None | Access::Fence if !self.is_exposed() => Ok(()),
            Access::None | Access::Fence => {
                Err(sync("MPI_Win_free: an epoch of MPI_Win_post is open".to_owned()))
            }
            Access::Fenced => Err(sync(
                "MPI_Win_free: there are operations behind the last MPI_Win_fence; call it once \
                 more to complete them"
                    .to_owned(),
            )),
            other => Err(sync(format!("MPI_Win_free: {}", other.text()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Try = (char, fn(&Epochs, &TargetHoldCell) -> bool);

    /// What a program may do from a state, as one letter per transition that succeeds.
    fn possible(make: impl Fn(&Epochs, &TargetHoldCell)) -> String {
        let tries: [Try; 12] = [
            ('o', |e, t| e.operate(t, false).is_ok()),
            ('r', |e, t| e.operate(t, true).is_ok()),
            ('f', |e, _| e.may_fence().is_ok()),
            ('s', |e, _| e.start().is_ok()),
            ('c', |e, _| e.may_complete().is_ok()),
            ('p', |e, _| e.post(&TargetHoldCell::default()).is_ok()),
            ('w', |e, _| e.may_wait("wait").is_ok()),
            ('l', |e, t| e.may_lock(t, false).is_ok()),
            ('u', |e, t| e.may_unlock(t).is_ok()),
            ('L', |e, _| e.may_lock_all().is_ok()),
            ('U', |e, _| e.may_unlock_all().is_ok()),
            ('x', |e, _| e.may_free().is_ok()),
        ];
        let allowed = |(letter, attempt): &Try| {
            let (epochs, target) = (Epochs::default(), TargetHoldCell::default());
            make(&epochs, &target);
            for passive in [false, true] {
                // The short way allows nothing that the long one refuses.
                assert!(
                    !epochs.allow(&target, passive) || epochs.operate(&target, passive).is_ok()
                );
            }
            attempt(&epochs, &target).then_some(*letter)
        };
        tries.iter().filter_map(allowed).collect()
    }

    #[test]
    fn each_epoch_allows_what_the_standard_says() {
        assert_eq!(possible(|_, _| {}), "fsplLx");
        assert_eq!(possible(|e, _| e.fenced(true)), "ofsplLx");
        assert_eq!(possible(|e, _| e.fenced(false)), "fsplLx");
        let fenced = |e: &Epochs, t: &TargetHoldCell| {
            e.fenced(true);
            e.operate(t, false).unwrap();
        };
        assert_eq!(possible(fenced), "of");
        let started = |e: &Epochs, t: &TargetHoldCell| {
            e.start().unwrap();
            t.set(TargetHold::Started);
        };
        assert_eq!(possible(started), "ocp");
        assert_eq!(possible(|e, _| e.start().unwrap()), "cp");
        let exposed = |e: &Epochs, _: &TargetHoldCell| e.post(&TargetHoldCell::default()).unwrap();
        assert_eq!(possible(exposed), "swl");
        let locked = |e: &Epochs, t: &TargetHoldCell| {
            e.locked(true);
            t.set(TargetHold::Shared);
        };
        assert_eq!(possible(locked), "orpu");
        assert_eq!(possible(|e, _| e.locked(true)), "pl");
        // Its own memory is never locked and exposed at once.
        let (epochs, own) = (Epochs::default(), TargetHoldCell::default());
        epochs.post(&own).unwrap();
        assert!(epochs.may_lock(&own, true).is_err());
        epochs.unexposed();
        locked(&epochs, &own);
        assert!(epochs.post(&own).is_err());
        assert_eq!(possible(|e, _| e.locked_all()), "orU");
        assert!(Epochs::default().may_flush(None).is_err());
    }

    #[test]
    fn threads_lock_different_targets_at_the_same_time() {
        let epochs = Epochs::default();
        std::thread::scope(|s| {
            for _ in 0..4 {
                s.spawn(|| {
                    let target = TargetHoldCell::default();
                    for _ in 0..20_000 {
                        epochs.may_lock(&target, false).unwrap();
                        target.set(TargetHold::Shared);
                        epochs.locked(true);
                        epochs.operate(&target, true).unwrap();
                        epochs.may_unlock(&target).unwrap();
                        target.set(TargetHold::None);
                        epochs.unlocked(true);
                    }
                });
            }
        });
        assert_eq!(epochs.access(), Access::None);
    }

    #[test]
    fn assertions_belong_to_calls() {
        assert!(Assert::new(Assert::NOCHECK, Assert::NOCHECK).is_ok());
        assert!(Assert::new(Assert::NOPUT, Assert::NOCHECK).is_err());
        assert!(Assert::new(Assert::NOPUT | 1, Assert::NOPUT).is_err());
    }
}
