//! Whether MPI calls are allowed, and where they tell of themselves.

use std::sync::atomic::{AtomicPtr, AtomicU8, Ordering};

use hawser_segment::node::PeerSlot;

/// Whether MPI calls are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum State {
    /// Neither the world model nor a session is initialised, and the world never was.
    Before,
    /// The world model or a session is initialised.
    Running,
    /// The world model is finalised and no session is open.
    After,
    /// This process is no rank: `fork` has made it of one.
    Copy,
}

pub(crate) static STATE: AtomicU8 = AtomicU8::new(State::Before as u8);
/// The own slot in the node segment; null before there is one.
static SLOT: AtomicPtr<PeerSlot> = AtomicPtr::new(std::ptr::null_mut());
/// The same for calls to tell of themselves; null where their threads only note them.
pub(crate) static CALLS_TOLD: AtomicPtr<PeerSlot> = AtomicPtr::new(std::ptr::null_mut());

/// The present state.
pub(crate) fn state() -> State {
    match STATE.load(Ordering::Acquire) {
        1 => State::Running,
        2 => State::After,
        3 => State::Copy,
        _ => State::Before,
    }
}

/// Changes the state.
pub(crate) fn set_state(state: State) {
    STATE.store(state as u8, Ordering::Release);
}

/// This process has become a copy of the rank, whose slot in the node segment is none of its own.
/// Only atomics: see [`at_fork_in_copy`].
///
/// [`at_fork_in_copy`]: hawser_os::process::at_fork_in_copy
pub(crate) fn become_copy() {
    set_state(State::Copy);
    set_slot(None, false);
}

/// From now on calls appear on this status page; with several threads (`MPI_THREAD_MULTIPLE`) only
/// those that wait, see [`note_call`](hawser_status::note_call).
pub(crate) fn set_slot(slot: Option<&'static PeerSlot>, threaded: bool) {
    let slot = slot.map_or(std::ptr::null_mut(), |s| std::ptr::from_ref(s).cast_mut());
    SLOT.store(slot, Ordering::Release);
    let told = if threaded { std::ptr::null_mut() } else { slot };
    CALLS_TOLD.store(told, Ordering::Release);
}

/// The own status page.
#[inline]
pub(crate) fn slot() -> Option<&'static PeerSlot> {
    // SAFETY: null, or a reference that lives as long as the program (`set_slot`). Acquire is free
    // on the usual machines and orders the mapping of the segment before its use.
    unsafe { SLOT.load(Ordering::Acquire).as_ref() }
}
