//! Which threads of this process use MPI, where several may, and how one of them has all others out
//! of the way for a while (ADR 52).
//!
//! Each thread has a [`CallGate`] from its first call to its end. A thread that is to take away
//! what calls use *asks* the others ([`ask`]): the doors are shut. A thread that comes in waits at
//! its door, one that waits inside naps ([`nap`]), each for a short time: then it goes on, and
//! comes back. So nothing stands still as long as the memory is there, whatever a thread has that
//! another one waits for. Once all are outside, at the door or napping at the same time they stay
//! there ([`take_away`]), until the doors are open again ([`Away`]).

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hawser_lockfree::gate::{CallGate, CallState};
use hawser_segment::outside;

/// For how long a thread is out of the way while it is not needed to be.
const NAP: Duration = Duration::from_millis(1);

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Threads come and go.
    Open,
    /// They are asked to get out of the way.
    Asked,
    /// All are, and stay so.
    Away,
}

/// What is known of all threads.
struct Threads {
    phase: Phase,
    gates: Vec<Known>,
    /// Gates of threads that have ended.
    free: Vec<&'static CallGate>,
}

/// A thread that lives.
struct Known {
    gate: &'static CallGate,
    /// It counts as a thread of the program that calls MPI.
    counts: bool,
    /// The id of the thread.
    id: i32,
    /// How often in a row it was in the way of [`take_away`].
    in_the_way: u32,
}

static THREADS: Mutex<Threads> =
    Mutex::new(Threads { phase: Phase::Open, gates: Vec::new(), free: Vec::new() });
/// Threads that nap or wait at the door look again.
static CHANGED: Condvar = Condvar::new();
/// The phase is another one than [`Phase::Open`]: a hint for who may nap.
static ASKED: AtomicBool = AtomicBool::new(false);
/// The gate of all threads that have none yet. Its door is never open.
static NOBODY: CallGate = CallGate::new();

fn threads() -> MutexGuard<'static, Threads> {
    // A panic while it was held leaves a valid list.
    THREADS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Threads {
    fn set(&mut self, phase: Phase) {
        self.phase = phase;
        ASKED.store(phase != Phase::Open, Ordering::Relaxed);
    }

    /// Where all are but the thread with this gate.
    fn others(&self, me: &CallGate) -> impl Iterator<Item = CallState> {
        let others = self.gates.iter().filter(move |known| !std::ptr::eq(known.gate, me));
        others.map(|known| known.gate.state())
    }
}

/// Gives the gate back when its thread ends.
struct User;

impl Drop for User {
    fn drop(&mut self) {
        if outside::is_copy() {
            return;
        }
        // What is called from here on, by the end of other variables of this thread, has a gate
        // that is not given back.
        let gate = GATE.replace(&NOBODY);
        let mut threads = threads();
        threads.gates.retain(|known| !std::ptr::eq(known.gate, gate));
        gate.shut();
        threads.free.push(gate);
    }
}

thread_local! {
    static GATE: Cell<&'static CallGate> = const { Cell::new(&NOBODY) };
    static USER: User = const { User };
}

/// Notes that this thread enters MPI function number `id`. It goes to the slot when the call waits:
/// with several threads in MPI, telling every call would have them write one line in turns.
#[inline(never)]
pub fn note_call(id: u32) {
    if !GATE.get().enter(id) {
        come_in();
    }
}

/// This thread leaves what it has entered last.
#[inline(never)]
pub fn note_end() {
    // Before: an image may be made from then on.
    outside::wipe_after_secret();
    GATE.get().leave();
}

/// Runs something of the program, as the last of what a call does, that may leave the call for good
/// by a jump: this thread is outside of the call meanwhile, and waits, if need be, before it is
/// inside again.
pub fn outside_of_call<R>(program: impl FnOnce() -> R) -> R {
    let gate = GATE.get();
    if std::ptr::eq(gate, &NOBODY) || gate.state() == CallState::Outside {
        // Calls are not noted here.
        return program();
    }
    let call = gate.call();
    note_end();
    let result = program();
    note_call(call);
    result
}

/// What this thread noted last; 0: nothing.
pub fn noted_call() -> u32 {
    match GATE.get() {
        gate if std::ptr::eq(gate, &NOBODY) => 0,
        gate => gate.call(),
    }
}

/// The calling thread is one of the library, and is inside from now on.
pub fn enter_library_thread() {
    note_call(0);
    let gate = GATE.get();
    let mut threads = threads();
    let known = threads.gates.iter_mut().find(|known| std::ptr::eq(known.gate, gate));
    known.into_iter().for_each(|known| known.counts = false);
}

/// The first call of this thread, or one while the doors are shut.
#[cold]
fn come_in() {
    if outside::is_copy() {
        return;
    }
    let mut threads = threads();
    let mut gate = GATE.get();
    if std::ptr::eq(gate, &NOBODY) {
        gate = threads.free.pop().unwrap_or_else(|| Box::leak(Box::new(CallGate::new())));
        gate.move_from(&NOBODY);
        GATE.set(gate);
        // A thread that is about to end is not known to end once more.
        let counts = USER.try_with(|_| ()).is_ok();
        threads.gates.push(Known { gate, counts, id: outside::thread_id(), in_the_way: 0 });
        if threads.phase == Phase::Open {
            gate.open();
        }
    }
    let is_alone = || !threads.others(gate).any(|at| at == CallState::Inside);
    if threads.phase == Phase::Asked && is_alone() {
        // Somebody has to go on.
        return;
    }
    wait(threads, gate);
}

/// Waits as long as the memory is away, and a nap where it may be taken away.
fn wait(mut threads: MutexGuard<'_, Threads>, gate: &CallGate) {
    if threads.phase == Phase::Open {
        return;
    }
    outside::wipe_small_stack();
    gate.park();
    if threads.phase == Phase::Asked {
        // Waits again and again are no longer than one: a look that comes early is none too many.
        threads = CHANGED.wait_timeout(threads, NAP).unwrap_or_else(PoisonError::into_inner).0;
    }
    while threads.phase == Phase::Away {
        threads = CHANGED.wait(threads).unwrap_or_else(PoisonError::into_inner);
    }
    // Under the lock: who takes something away looks under it, too.
    gate.unpark();
}

/// Threads are to be out of the way: those that wait inside [`nap`] in place of sleeps. A hint.
#[inline]
pub fn is_asked() -> bool {
    // Relaxed: what it means is looked at under the lock.
    ASKED.load(Ordering::Relaxed)
}

/// For a thread that waits in a call and has no lock: it gets out of the way for a while, if that
/// is asked for. It has to look what has happened meanwhile.
#[cold]
pub fn nap() {
    let gate = GATE.get();
    // A thread that has no gate is not waited for, and there is no other one then.
    if is_asked() && !std::ptr::eq(gate, &NOBODY) {
        wait(threads(), gate);
    }
}

/// How many threads of the program have called MPI.
pub fn counted() -> usize {
    threads().gates.iter().filter(|known| known.counts).count()
}

/// How many threads of this process are none of the library, and have never called MPI.
/// `uses_gates`: those that do have gates; else one of them does.
///
/// # Errors
/// When `/proc` does not show them.
pub fn threads_without_calls(uses_gates: bool) -> std::io::Result<usize> {
    let known = if uses_gates { counted() } else { 1 };
    Ok(outside::threads_of_program()?.saturating_sub(known))
}

/// Asks all threads to get out of the way, if they were not asked before. False: the kernel has no
/// barrier for it, and nothing was asked for.
pub fn ask() -> bool {
    let mut threads = threads();
    if threads.phase == Phase::Open {
        threads.gates.iter().for_each(|known| known.gate.shut());
        // SYNC gate.dekker: see `CallGate::enter`.
        if !outside::pass_barrier() {
            threads.gates.iter().for_each(|known| known.gate.open());
            return false;
        }
        threads.set(Phase::Asked);
    }
    true
}

/// They go on: what was asked for is not needed any more.
pub fn take_back() {
    if is_asked() {
        let mut threads = threads();
        if threads.phase == Phase::Asked {
            open(&mut threads);
        }
    }
}

fn open(threads: &mut Threads) {
    threads.set(Phase::Open);
    threads.gates.iter().for_each(|known| known.gate.open());
    CHANGED.notify_all();
}

/// As long as it lives all other threads are outside of MPI, or wait where they touch nothing.
#[derive(Debug)]
pub struct Away(());

impl Drop for Away {
    fn drop(&mut self) {
        open(&mut threads());
    }
}

/// For a thread inside MPI, after [`ask`]: all other threads stay where they are, if each is out of
/// the way at present. `all_inside`: those that are outside of MPI are not.
pub fn take_away(all_inside: bool) -> Option<Away> {
    let me = GATE.get();
    let mut threads = threads();
    let is_out = |at| match at {
        CallState::Outside => !all_inside,
        CallState::Inside => false,
        CallState::Parked => true,
    };
    if threads.phase != Phase::Asked {
        return None;
    }
    if !threads.others(me).all(is_out) {
        for known in &mut threads.gates {
            // The one that asks is in nobody's way, whatever it did while others asked.
            let out = std::ptr::eq(known.gate, me) || is_out(known.gate.state());
            known.in_the_way = if out { 0 } else { known.in_the_way.saturating_add(1) };
        }
        return None;
    }
    threads.gates.iter_mut().for_each(|known| known.in_the_way = 0);
    threads.set(Phase::Away);
    Some(Away(()))
}

/// Where a thread is that is in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InTheWay {
    /// It is the program's, and in no call.
    Outside,
    /// It is the program's, and in a call: it computes there, or waits for what is no message.
    InCall,
    /// It is one of the library.
    InLibrary,
}

/// The thread that has been in the way of [`take_away`] for longest, by its id, and where it is.
pub fn in_the_way() -> Option<(i32, InTheWay)> {
    let threads = threads();
    let longest = threads.gates.iter().max_by_key(|known| known.in_the_way);
    let longest = longest.filter(|known| known.in_the_way > 0)?;
    let at = match longest.gate.state() {
        CallState::Outside => InTheWay::Outside,
        _ if longest.counts => InTheWay::InCall,
        _ => InTheWay::InLibrary,
    };
    Some((longest.id, at))
}

#[cfg(test)]
mod tests;
