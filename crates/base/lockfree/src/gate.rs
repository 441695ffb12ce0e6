//! Gates: whether a thread is inside of the library, for another thread that keeps all of them out
//! for a while. The thread that comes and goes pays no barrier; the other one issues it for both
//! (an asymmetric one, `membarrier`).
//!
//! Who writes what: the thread to which a gate belongs writes its word, the other one its door.

use crate::sync::{AtomicU32, Ordering};

/// Bits of the number of a call.
pub const CALL_BITS: u32 = 16;
const CALL_MASK: u32 = (1 << CALL_BITS) - 1;
/// One call inside of which the thread is; calls nest where the library calls the program.
const ONE: u32 = 1 << CALL_BITS;
/// The thread waits at a place where it touches nothing that is taken away.
const PARKED: u32 = 1 << 31;
const DEPTH_MASK: u32 = !(CALL_MASK | PARKED);

const SHUT: u32 = 0;
const OPEN: u32 = 1;

/// Where a thread is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallState {
    /// In no call.
    Outside,
    /// In a call.
    Inside,
    /// In a call, at a place where it waits.
    Parked,
}

/// The gate of one thread. Its door is shut at first.
#[derive(Debug)]
#[repr(align(64))]
pub struct CallGate {
    /// The call that was entered last, in how many the thread is, and whether it is parked.
    word: AtomicU32,
    door: AtomicU32,
}

/// Orders the store before it and the load after it for a thread that issues a barrier on all
/// others: nothing but the compiler may exchange the two.
#[inline(always)]
fn light_fence() {
    #[cfg(not(loom))]
    std::sync::atomic::compiler_fence(Ordering::SeqCst);
    #[cfg(loom)]
    crate::sync::fence(Ordering::SeqCst);
}

impl CallGate {
    /// A gate of a thread that is outside.
    #[cfg(not(loom))]
    pub const fn new() -> CallGate {
        CallGate { word: AtomicU32::new(0), door: AtomicU32::new(SHUT) }
    }

    /// A gate of a thread that is outside.
    #[cfg(loom)]
    pub fn new() -> CallGate {
        CallGate { word: AtomicU32::new(0), door: AtomicU32::new(SHUT) }
    }

    /// The thread enters this call. False: the door is shut, and it has to wait before it touches
    /// anything.
    #[inline(always)]
    #[must_use]
    pub fn enter(&self, call: u32) -> bool {
        // Relaxed: only this thread writes it.
        let depth = self.word.load(Ordering::Relaxed) & DEPTH_MASK;
        // SYNC gate.dekker: before the load of the door; pairs with `shut`, a barrier on all
        // threads, and the load in `state`. Either this thread finds the door shut, or it is
        // found inside.
        self.word.store((depth + ONE) | (call & CALL_MASK), Ordering::Relaxed);
        light_fence();
        // SYNC gate.door: pairs with the store in `open`.
        self.door.load(Ordering::Acquire) == OPEN
    }

    /// The thread leaves the call that it has entered last.
    #[inline(always)]
    pub fn leave(&self) {
        // SYNC gate.word: pairs with the load in `state`: what the call has done is done.
        self.word.store(self.word.load(Ordering::Relaxed).wrapping_sub(ONE), Ordering::Release);
    }

    /// The call that the thread has entered last.
    #[inline]
    pub fn call(&self) -> u32 {
        self.word.load(Ordering::Relaxed) & CALL_MASK
    }

    /// The thread touches nothing that is taken away, until [`CallGate::unpark`].
    pub fn park(&self) {
        // SYNC gate.word: as in `leave`.
        self.word.store(self.word.load(Ordering::Relaxed) | PARKED, Ordering::Release);
    }

    /// The thread goes on. Whoever may take something away has said before that it may: this is no
    /// place where that is looked at.
    pub fn unpark(&self) {
        self.word.store(self.word.load(Ordering::Relaxed) & !PARKED, Ordering::Relaxed);
    }

    /// As the thread of this gate, which has entered its call at another one.
    pub fn move_from(&self, other: &CallGate) {
        self.word.store(ONE | other.call(), Ordering::Relaxed);
    }

    /// From now on the thread is found where it is, or finds the door shut, once all threads of the
    /// process have passed a barrier.
    pub fn shut(&self) {
        self.door.store(SHUT, Ordering::Relaxed);
    }

    /// The thread may come in.
    pub fn open(&self) {
        // SYNC gate.door: pairs with the load in `enter`: what was taken away is back.
        self.door.store(OPEN, Ordering::Release);
    }

    /// Where the thread is.
    pub fn state(&self) -> CallState {
        // SYNC gate.word: pairs with the stores in `leave` and `park`.
        match self.word.load(Ordering::Acquire) {
            word if word & PARKED != 0 => CallState::Parked,
            word if word & DEPTH_MASK != 0 => CallState::Inside,
            _ => CallState::Outside,
        }
    }
}

impl Default for CallGate {
    fn default() -> CallGate {
        CallGate::new()
    }
}

#[cfg(all(test, loom))]
mod model {
    use super::*;
    use crate::sync::{UnsafeCell, fence};
    use loom::sync::Arc;

    struct Shared {
        gate: CallGate,
        memory: UnsafeCell<u32>,
    }

    // SAFETY: the cell is what the model checks.
    unsafe impl Sync for Shared {}

    fn shared() -> Arc<Shared> {
        let shared = Shared { gate: CallGate::new(), memory: UnsafeCell::new(0) };
        shared.gate.open();
        Arc::new(shared)
    }

    /// Takes the memory away, unless the thread is inside; true when it did.
    fn take_away(shared: &Shared) -> bool {
        shared.gate.shut();
        fence(Ordering::SeqCst);
        let may = shared.gate.state() != CallState::Inside;
        if may {
            // SAFETY: loom checks that no other access overlaps.
            shared.memory.with_mut(|m| unsafe { *m += 10 });
        }
        may
    }

    #[test]
    fn memory_is_not_taken_from_a_thread_inside_nor_touched_meanwhile() {
        loom::model(|| {
            let shared = shared();
            let thread = {
                let shared = shared.clone();
                loom::thread::spawn(move || {
                    for _ in 0..2 {
                        let may = shared.gate.enter(3);
                        if may {
                            // SAFETY: as above.
                            shared.memory.with_mut(|m| unsafe { *m += 1 });
                        }
                        shared.gate.leave();
                        if !may {
                            return;
                        }
                    }
                })
            };
            if take_away(&shared) {
                shared.gate.open();
            }
            thread.join().unwrap();
        });
    }

    #[test]
    fn a_thread_that_parks_has_done_what_it_did() {
        loom::model(|| {
            let shared = shared();
            let thread = {
                let shared = shared.clone();
                loom::thread::spawn(move || {
                    if shared.gate.enter(3) {
                        // SAFETY: as above.
                        shared.memory.with_mut(|m| unsafe { *m += 1 });
                        shared.gate.park();
                    }
                })
            };
            take_away(&shared);
            thread.join().unwrap();
        });
    }
}

#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn calls_nest_and_a_parked_thread_is_as_deep_as_before() {
        let gate = CallGate::new();
        assert!(!gate.enter(7), "it is shut at first");
        gate.leave();
        gate.open();
        assert_eq!(gate.state(), CallState::Outside);
        assert!(gate.enter(5) && gate.enter(6));
        assert_eq!((gate.state(), gate.call()), (CallState::Inside, 6));
        gate.leave();
        assert_eq!(gate.state(), CallState::Inside, "of the outer one");
        gate.park();
        assert_eq!(gate.state(), CallState::Parked);
        gate.unpark();
        assert_eq!(gate.state(), CallState::Inside);
        gate.shut();
        assert!(!gate.enter(8), "it waits, as deep as it is");
        gate.leave();
        gate.leave();
        assert_eq!(gate.state(), CallState::Outside);
        let other = CallGate::new();
        other.move_from(&gate);
        assert_eq!((other.state(), other.call()), (CallState::Inside, 8));
    }
}
