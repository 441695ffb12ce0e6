//! Whether MPI calls are allowed, and where they tell of themselves.

use std::sync::atomic::{AtomicPtr, AtomicU8, Ordering};

use hawser_segment::node::PeerSlot;
use hawser_status::CallStatus;

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
/// The own slot in the node segment, null before there is one, with [`Calls`] in the lowest bits of
/// its address: one comparison finds a slot where calls tell of themselves.
static SLOT: AtomicPtr<PeerSlot> = AtomicPtr::new(NO_SLOT);
/// Calls in no slot are never told.
const NO_SLOT: *mut PeerSlot = std::ptr::without_provenance_mut(Calls::OnlyNoted as usize);
/// The bits of [`Calls`].
const CALLS: usize = 3;
const _: () = assert!(align_of::<PeerSlot>() > CALLS && Calls::Told as usize == 0);

/// Where calls tell of themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub(crate) enum Calls {
    /// On the status page: one thread is inside at a time.
    Told,
    /// The same, once their thread has noted them: beside it there is a thread of the library.
    Noted,
    /// Those that wait are told; their threads note all of them (`MPI_THREAD_MULTIPLE`).
    OnlyNoted,
}

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
    hawser_segment::outside::become_copy();
    set_slot(None);
}

/// The call of a thread that has noted it is no longer on the status page. For `MPI_Finalize`
/// before its end, which finds no page any more.
pub(crate) fn leave_noted() {
    if let Some(slot) = noted_slot() {
        slot.leave_call();
    }
}

/// From now on calls appear on this status page, or are noted by their threads, see
/// [`note_call`](hawser_status::note_call).
pub(crate) fn set_slot(slot: Option<(&'static PeerSlot, Calls)>) {
    let tagged = |(slot, calls): (&'static PeerSlot, Calls)| {
        let slot = std::ptr::from_ref(slot);
        slot.cast_mut().map_addr(|at| at | calls as usize)
    };
    SLOT.store(slot.map_or(NO_SLOT, tagged), Ordering::Release);
}

/// The own status page, and who tells of calls there.
#[inline(always)]
fn tagged() -> (*mut PeerSlot, usize) {
    // Acquire is free on the usual machines and orders the mapping of the segment before its use.
    let tagged = SLOT.load(Ordering::Acquire);
    (tagged, tagged.addr() & CALLS)
}

/// The own status page.
#[inline]
pub(crate) fn slot() -> Option<&'static PeerSlot> {
    let (tagged, _) = tagged();
    // SAFETY: without its tag null, or a reference that lives as long as the program (`set_slot`).
    unsafe { tagged.map_addr(|at| at & !CALLS).as_ref() }
}

/// The same for calls to tell of themselves; `None` where their threads note them.
#[inline(always)]
pub(crate) fn told_slot() -> Option<&'static PeerSlot> {
    let (tagged, calls) = tagged();
    // SAFETY: without a tag it is a reference that lives as long as the program (`set_slot`).
    (calls == Calls::Told as usize).then(|| unsafe { &*tagged })
}

/// The same for calls that tell of themselves after their threads have noted them, or `None`.
pub(crate) fn noted_slot() -> Option<&'static PeerSlot> {
    let (_, calls) = tagged();
    slot().filter(|_| calls == Calls::Noted as usize)
}
