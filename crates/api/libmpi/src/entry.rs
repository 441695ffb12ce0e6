//! What every C entry does first and last: the status page, the state of the library, the result.

use std::sync::atomic::{AtomicPtr, AtomicU8, Ordering};

use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_segment::node::{CALL_MAX, PeerSlot, note_call};

use crate::errors;
use crate::generated::ids::{self, CALLS};
use crate::types::*;

/// How a message shows an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Show {
    /// A predefined handle's name, or the value.
    Handle,
    /// A number.
    Int,
    /// A rank or its wildcard.
    Rank,
    /// A tag or its wildcard.
    Tag,
    /// A buffer address or `MPI_IN_PLACE`.
    Buffer,
    /// Another address.
    Address,
}

/// What is known of a C function.
#[derive(Debug)]
pub(crate) struct CallInfo {
    /// `MPI_Send`
    pub(crate) name: &'static str,
    /// Its parameters.
    pub(crate) params: &'static [(&'static str, Show)],
}

const _: () = assert!(CALLS.len() <= CALL_MAX as usize + 1, "call numbers fit the status page");

/// What is known of the call with this id.
pub(crate) fn info(id: u32) -> &'static CallInfo {
    CALLS.get(id as usize).unwrap_or(&CALLS[0])
}

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

static STATE: AtomicU8 = AtomicU8::new(State::Before as u8);
/// The own slot in the node segment; null before there is one.
static SLOT: AtomicPtr<PeerSlot> = AtomicPtr::new(std::ptr::null_mut());
/// The same for calls to tell of themselves; null where their threads only note them.
static CALLS_TOLD: AtomicPtr<PeerSlot> = AtomicPtr::new(std::ptr::null_mut());

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

/// This process has become a copy of the rank, whose line in the node segment is none of its own.
/// Only atomics: see [`at_fork_in_copy`].
///
/// [`at_fork_in_copy`]: hawser_os::process::at_fork_in_copy
pub(crate) fn become_copy() {
    set_state(State::Copy);
    set_slot(None, false);
}

/// From now on calls appear on this status page; with several threads (`MPI_THREAD_MULTIPLE`) only
/// those that wait, see [`note_call`].
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

/// Whose error handler a failed call raises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blame {
    /// None: the function only returns its code (MPI_T).
    Nobody,
    /// No object: the handler of `MPI_COMM_SELF` (MPI-5.0 section 9.3).
    Default,
    /// A communicator.
    Comm(MPI_Comm),
    /// A window.
    Win(MPI_Win),
    /// A file.
    File(MPI_File),
    /// A session.
    Session(MPI_Session),
    /// The handler itself, of an object that is being made.
    Handler(MPI_Errhandler),
}

/// A call in progress.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    id: u32,
    slot: Option<&'static PeerSlot>,
}

impl Call {
    /// Notes the call on the status page.
    #[inline(always)]
    pub(crate) fn enter(id: u32) -> Call {
        // SAFETY: as in `slot`.
        let slot = unsafe { CALLS_TOLD.load(Ordering::Acquire).as_ref() };
        match slot {
            Some(slot) => slot.enter_call(id),
            None => note_call(id),
        }
        Call { id, slot }
    }

    /// MPI is initialised and not finalised.
    #[inline(always)]
    pub(crate) fn running(&self) -> Result<()> {
        // Relaxed: the thread that calls has itself initialised MPI or was told so.
        if STATE.load(Ordering::Relaxed) == State::Running as u8 {
            Ok(())
        } else {
            not_running(self.id)
        }
    }

    /// The call succeeded.
    #[inline(always)]
    pub(crate) fn done(self) -> c_int {
        if let Some(slot) = self.slot {
            slot.leave_call();
        }
        0
    }

    /// The call failed: raises the error handler.
    #[cold]
    #[inline(never)]
    pub(crate) fn fail(self, blame: Blame, args: &[u64], error: Error) -> c_int {
        let code = errors::fail(self.id, blame, args, &error);
        self.done();
        code
    }
}

#[cold]
#[inline(never)]
fn not_running(id: u32) -> Result<()> {
    Err(match state() {
        // Its body knows what a copy may end.
        State::Copy if id == ids::FINALIZE => return Ok(()),
        State::Copy => err!(
            Other,
            "fork has made this process of a rank, which alone may call MPI; use MPI in the \
             process that has initialized it, or start another program with exec and mpirun"
        ),
        State::After => err!(
            Other,
            "MPI was finalized before this call; nothing but MPI_Finalized and a few inquiries \
             may follow MPI_Finalize"
        ),
        _ => err!(
            Other,
            "MPI is not initialized; call MPI_Init, MPI_Init_thread or MPI_Session_init first"
        ),
    })
}

/// The handle that an in-out parameter points to; the null value for a null pointer.
///
/// # Safety
/// `at` is null or the caller's variable.
pub(crate) unsafe fn peek_at<H: Copy + From<usize>>(at: *mut H) -> H {
    // SAFETY: promised by the caller.
    if at.is_null() { H::from(0) } else { unsafe { at.read() } }
}

/// [`peek_at`] for the bindings, which call it with a parameter of theirs.
pub(crate) fn peek<H: Copy + From<usize>>(at: *mut H) -> H {
    // SAFETY: parameters of this kind are null or the caller's variables.
    unsafe { peek_at(at) }
}

/// An argument as a word, for messages.
pub(crate) trait Word: Copy {
    /// The bits, sign-extended.
    fn word(self) -> u64;
}

impl Word for c_int {
    fn word(self) -> u64 {
        i64::from(self) as u64
    }
}

impl Word for i64 {
    fn word(self) -> u64 {
        self as u64
    }
}

impl Word for isize {
    fn word(self) -> u64 {
        self as u64
    }
}

impl<T> Word for *const T {
    fn word(self) -> u64 {
        self as usize as u64
    }
}

impl<T> Word for *mut T {
    fn word(self) -> u64 {
        self as usize as u64
    }
}

macro_rules! handle_words {
    ($($name:ident),+ $(,)?) => { $(
        impl Word for $name {
            fn word(self) -> u64 {
                self.0 as u64
            }
        }

        impl From<usize> for $name {
            fn from(value: usize) -> $name {
                $name(value)
            }
        }
    )+ };
}

handle_words! {
    MPI_Comm, MPI_Datatype, MPI_Errhandler, MPI_File, MPI_Group, MPI_Info, MPI_Message, MPI_Op,
    MPI_Request, MPI_Session, MPI_Win,
    MPI_T_enum, MPI_T_cvar_handle, MPI_T_pvar_handle, MPI_T_pvar_session,
    MPI_T_event_registration, MPI_T_event_instance,
}
