//! What of this process lies outside of it, and how it is given up and taken anew (ADR 52).
//!
//! A process that is *interrupted* has no memory in common with others, no socket of ours and no
//! pipe, until it goes on. Whoever opens such a thing registers it, with the first one: nothing of
//! this costs a process anything that has none. What modules of the message layer have they give
//! up themselves before.
//!
//! Addresses and numbers of descriptors stay: private memory lies where the node segment was, which
//! may be written as before, and `/dev/null` is behind the numbers.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;
use std::{fmt, io};

use hawser_mca::lifecycle::{Resume, Why};
use hawser_mca::report;
use hawser_os::{clock, membarrier, process};

/// Something outside of the process.
pub trait Outside: Send + Sync + fmt::Debug {
    /// Whether it can be given up now. Changes nothing.
    ///
    /// # Errors
    /// Why not, as of the component that has it.
    fn may_interrupt(&self) -> Result<(), Why> {
        Ok(())
    }

    /// Gives it up.
    ///
    /// # Errors
    /// What the kernel said; it is as before then.
    fn interrupt(&self) -> io::Result<()>;

    /// Takes it anew.
    ///
    /// # Errors
    /// What the kernel said. It is called again then.
    fn resume(&self) -> io::Result<()>;
}

/// What keeps the memory of the node while a process is interrupted, and says when that goes on.
pub trait Home: Outside {
    /// How the process goes on, once it may: with what it had, or with another home that was made
    /// from what was kept. Opens nothing.
    fn may_return(&self) -> Option<Resume>;

    /// Address of the words by which it is told of another home; 0: it can have none.
    fn words(&self) -> u64 {
        0
    }
}

/// What the monotonic clock of this host is behind what the process has seen, in nanoseconds: more
/// than 0 in one that was restored where less time has passed.
static CLOCK_BEHIND: AtomicU64 = AtomicU64::new(0);

static RESTORED: AtomicBool = AtomicBool::new(false);

/// True for a process that was restored from an image of itself, perhaps on another host.
pub fn is_restored() -> bool {
    RESTORED.load(Ordering::Relaxed)
}

/// See above: to be added to the clock where a program sees it.
#[inline]
pub fn clock_behind_ns() -> u64 {
    CLOCK_BEHIND.load(Ordering::Relaxed)
}

/// The monotonic clock for what is kept in images: never behind what the process has seen, in
/// nanoseconds.
pub fn clock_ns() -> u64 {
    clock::now_ns().saturating_add(clock_behind_ns())
}

struct Registry {
    home: Option<&'static dyn Home>,
    /// In the order in which they were opened.
    all: Vec<&'static dyn Outside>,
}

static REGISTRY: Mutex<Registry> = Mutex::new(Registry { home: None, all: Vec::new() });

fn registry() -> MutexGuard<'static, Registry> {
    // A panic while it was held leaves a valid list.
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The memory of the node has this home. Once per process.
pub fn set_home(home: &'static dyn Home) {
    registry().home = Some(home);
}

/// Something is open from now on.
pub fn register(resource: &'static dyn Outside) {
    registry().all.push(resource);
}

/// Whether this process can be interrupted, as far as what is registered goes.
///
/// # Errors
/// Why not.
pub fn may_interrupt() -> Result<(), Why> {
    registry().may_interrupt()
}

/// Before a process looks again whether it may go on: at first, and in the end.
const LOOK: Duration = Duration::from_micros(50);
const LOOK_MAX: Duration = Duration::from_millis(5);
/// For how long it tries to take anew what it has given up, in nanoseconds.
const RETURN_NS: u64 = 30_000_000_000;

/// Gives everything up, waits until the process may go on, and takes all of it anew. `given_up` is
/// called while the memory of the node can still be reached, with the address of the words of
/// [`Home::words`]. No other thread of this process uses what is given up: each of them is outside
/// of MPI, or waits at a place where it touches nothing. Returns how the process goes on.
///
/// # Errors
/// What cannot be given up: nothing has changed then, and `given_up` was not called.
pub fn interrupt(given_up: impl FnOnce(u64)) -> Result<Resume, Why> {
    let _away = HERE.write().unwrap_or_else(PoisonError::into_inner);
    registry().interrupt(given_up)
}

/// Below the present frame nothing is in use, and may hold what calls before have left: keys.
#[inline(never)]
fn wipe_stack() {
    let mut below = [0_u8; 128 << 10];
    std::hint::black_box(&mut below);
}

/// The same, of as much as one call of the library takes: for threads of the program, of which some
/// have little stack.
#[inline(never)]
pub fn wipe_small_stack() {
    let mut below = [0_u8; 32 << 10];
    std::hint::black_box(&mut below);
}

thread_local! {
    static HAD_SECRET: Cell<bool> = const { Cell::new(false) };
}

/// This thread has the secret of the job, or something that it follows from, on its stack for a
/// moment, and perhaps copies of it behind that.
pub fn note_secret() {
    HAD_SECRET.set(true);
}

/// For a thread that leaves the library, and may not come again before an image is made: none of
/// what [`note_secret`] says is left.
#[inline]
pub fn wipe_after_secret() {
    if HAD_SECRET.get() {
        wipe_noted();
    }
}

#[cold]
fn wipe_noted() {
    HAD_SECRET.set(false);
    wipe_small_stack();
}

/// Threads of this process, for crates above that make no system calls.
pub use hawser_os::process::{start_thread, thread_id, threads_of_program};

/// After it returns true all running threads of this process have passed a full barrier. False: the
/// kernel has none.
pub fn pass_barrier() -> bool {
    membarrier::own()
}

/// While somebody has it the memory of the node is not given up.
static HERE: RwLock<()> = RwLock::new(());
/// This process is a copy that `fork` has made, in which others hold locks for ever.
static COPY: AtomicBool = AtomicBool::new(false);

/// Keeps the memory of the node where it is, for a thread that changes something there outside of
/// MPI: at its end. `None` in a copy of the process, which has nothing to change there.
pub fn stay() -> Option<RwLockReadGuard<'static, ()>> {
    (!is_copy()).then(|| HERE.read().unwrap_or_else(PoisonError::into_inner))
}

/// This process has become a copy. Only an atomic: `fork` may have interrupted anything.
pub fn become_copy() {
    COPY.store(true, Ordering::Relaxed);
}

/// This process is a copy that `fork` has made: its threads wait for nobody.
pub fn is_copy() -> bool {
    COPY.load(Ordering::Relaxed)
}

impl Registry {
    fn may_interrupt(&self) -> Result<(), Why> {
        let home = self.home.ok_or_else(|| {
            Why::new("the run-time: the job was started by another launcher, which keeps no memory")
        })?;
        self.all.iter().try_for_each(|one| one.may_interrupt())?;
        home.may_interrupt()
    }

    fn interrupt(&self, given_up: impl FnOnce(u64)) -> Result<Resume, Why> {
        let home = self.home.ok_or_else(|| Why::new("the run-time: has no agent"))?;
        let failed = |what: &dyn fmt::Debug, e: io::Error| Why::new(format!("{what:?}: {e}"));
        for (i, one) in self.all.iter().enumerate() {
            if let Err(e) = one.interrupt() {
                self.all.iter().take(i).rev().for_each(|done| take_anew(*done));
                return Err(failed(one, e));
            }
        }
        wipe_stack();
        given_up(home.words());
        if let Err(e) = home.interrupt() {
            self.all.iter().rev().for_each(|done| take_anew(*done));
            return Err(failed(&home, e));
        }
        let (mut pause, before) = (LOOK, clock::now_ns());
        let how = loop {
            if let Some(how) = home.may_return() {
                break how;
            }
            std::thread::sleep(pause);
            pause = (pause + pause / 8).min(LOOK_MAX);
        };
        if how == Resume::Restart {
            let behind = before.saturating_sub(clock::now_ns());
            CLOCK_BEHIND.fetch_add(behind, Ordering::Relaxed);
            RESTORED.store(true, Ordering::Relaxed);
        }
        take_anew(home);
        self.all.iter().for_each(|one| take_anew(*one));
        Ok(how)
    }
}

/// This process lacks something without which it cannot go on.
pub fn cannot_go_on(why: &dyn fmt::Display) -> ! {
    report::say(format!("this process cannot go on after an interrupt: {why}"));
    process::exit_now(1)
}

/// Takes something anew.
fn take_anew(one: &dyn Outside) {
    insist(|| one.resume().map_err(|e| format!("{one:?}: {e}")));
}

/// Tries for a while to take anew what this process needs to go on, such as a port or a
/// descriptor: what is lacking may be free again then. A process that does not get it ends.
pub fn insist<E: fmt::Display>(mut take: impl FnMut() -> Result<(), E>) {
    let until = clock::now_ns().saturating_add(RETURN_NS);
    while let Err(why) = take() {
        if clock::now_ns() >= until {
            cannot_go_on(&why);
        }
        std::thread::sleep(LOOK_MAX);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use super::*;

    #[derive(Debug, Default)]
    struct Thing {
        given: AtomicU32,
        taken: AtomicU32,
        fails: AtomicBool,
        looks: AtomicU32,
    }

    impl Outside for Thing {
        fn interrupt(&self) -> io::Result<()> {
            if self.fails.load(Ordering::Relaxed) {
                return Err(io::ErrorKind::OutOfMemory.into());
            }
            self.given.fetch_add(1, Ordering::Relaxed);
            Ok(())
        }

        fn resume(&self) -> io::Result<()> {
            // The first attempt is one too early.
            match self.taken.fetch_add(1, Ordering::Relaxed) % 2 {
                0 => Err(io::ErrorKind::Interrupted.into()),
                _ => Ok(()),
            }
        }
    }

    impl Home for Thing {
        fn may_return(&self) -> Option<Resume> {
            (self.looks.fetch_add(1, Ordering::Relaxed) >= 3).then_some(Resume::Restart)
        }

        fn words(&self) -> u64 {
            77
        }
    }

    fn nothing(_: u64) {
        panic!("nothing was given up");
    }

    #[test]
    fn all_is_given_up_and_taken_anew_or_nothing_is() {
        // Not that of this process, in which other tests have what they use.
        let mut registry = Registry { home: None, all: Vec::new() };
        assert!(registry.may_interrupt().is_err() && registry.interrupt(nothing).is_err());
        let [home, first, second]: [&'static Thing; 3] =
            std::array::from_fn(|_| &*Box::leak(Box::default()));
        registry.home = Some(home);
        registry.all = vec![first, second];
        assert!(registry.may_interrupt().is_ok());
        let counts =
            |t: &Thing| (t.given.load(Ordering::Relaxed), t.taken.load(Ordering::Relaxed) / 2);
        let mut told = 0;
        let how = registry.interrupt(|words| told = words).expect("all can be given up");
        assert_eq!((told, how), (77, Resume::Restart));
        assert!([home, first, second].iter().all(|t| counts(t) == (1, 1)));
        second.fails.store(true, Ordering::Relaxed);
        let why = registry.interrupt(nothing).expect_err("one cannot");
        assert!(why.to_string().contains("Thing"), "{why}");
        assert_eq!([home, first, second].map(counts), [(1, 1), (2, 2), (1, 1)]);
    }
}
