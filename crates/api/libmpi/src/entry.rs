//! What every C entry does first and last: the status page, the state of the library, the result.

use std::sync::atomic::Ordering;

use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_segment::node::PeerSlot;
use hawser_status::{CallStatus, note_call};

pub(crate) use crate::calls::Blame;
use crate::errors;
use crate::generated::ids;
use crate::state::{CALLS_TOLD, STATE, State, state};
use crate::types::*;

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
        // SAFETY: as in `state::slot`.
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
