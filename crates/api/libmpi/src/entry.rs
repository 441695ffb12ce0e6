//! What every C entry does first and last: the status page, the state of the library, the result.

use std::sync::atomic::Ordering;

use hawser_core::err;
use hawser_core::error::{Error, Result};
use hawser_segment::node::PeerSlot;
use hawser_status::{CallStatus, note_call, note_end, outside_of_call};

pub(crate) use crate::calls::Blame;
use crate::errors::{self, Handled};
use crate::generated::ids;
use crate::state::{self, STATE, State, state};
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
        let slot = state::told_slot();
        match slot {
            Some(slot) => slot.enter_call(id),
            None => enter_noted(id),
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
        match self.slot {
            Some(slot) => slot.leave_call(),
            None => leave_noted(),
        }
        0
    }

    /// The call failed: raises the error handler.
    #[cold]
    #[inline(never)]
    pub(crate) fn fail(self, blame: Blame, args: &[u64], error: Error) -> c_int {
        let ending = errors::take_ending();
        let code = self.hand_over(errors::raise(self.id, blame, args, error));
        errors::end(ending);
        self.done();
        code
    }

    /// Calls an error handler of the program, which may leave the call for good by longjmp: it is
    /// as outside of it. Neither this frame nor those above it have destructors.
    fn hand_over(self, handled: Handled) -> c_int {
        handled.finish(|handler| match self.slot {
            Some(slot) => {
                slot.leave_call();
                handler();
                slot.enter_call(self.id);
            }
            None => {
                state::leave_noted();
                outside_of_call(handler);
                tell_noted(self.id);
            }
        })
    }
}

/// An error was handled by a body, in call `id`, but for the error handler of the program. The body
/// has nothing any more that is to be dropped.
pub(crate) fn hand_over(id: u32, handled: Handled) {
    let code = Call { id, slot: state::told_slot() }.hand_over(handled);
    // The program has asked for the handler, and for nothing else.
    let _ = code;
}

/// A call of a process with several threads inside, or before MPI begins. Not before its thread may
/// come in is anything touched that others may take away.
#[inline(never)]
fn enter_noted(id: u32) {
    note_call(id);
    tell_noted(id);
}

#[inline(always)]
fn tell_noted(id: u32) {
    if let Some(slot) = state::noted_slot() {
        slot.enter_call(id);
    }
}

/// The end of that.
#[inline(never)]
fn leave_noted() {
    state::leave_noted();
    note_end();
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

    use hawser_core::errhandler::{Errhandler, Target};

    use super::*;

    thread_local! {
        static SEEN: Cell<Option<(usize, c_int, u32)>> = const { Cell::new(None) };
    }

    /// An error handler of the program is called outside of its call, for others as well as for the
    /// thread, and stays there if it does not come back.
    #[test]
    fn a_handler_of_the_program_is_outside_of_the_call() {
        let slot = hawser_fixture::node(1, 1).slot(0);
        let call = Call { id: ids::BARRIER, slot: Some(slot) };
        let handled = |jumps: bool| {
            let handler = Errhandler::user(
                Target::Comm,
                Box::new(move |object, code| {
                    SEEN.set(Some((object, *code, slot.activity() & 1)));
                    *code += 1;
                    if jumps {
                        resume_unwind(Box::new(()));
                    }
                }),
            );
            errors::handle(&handler, 7, "an object", (4, 4), &Vec::new)
        };
        slot.enter_call(call.id);
        let inside = slot.activity();
        assert_eq!(call.hand_over(handled(false)), 5);
        assert_eq!(SEEN.take(), Some((7, 4, 0)));
        assert!(slot.activity() & 1 == 1 && slot.activity() != inside, "it is inside again");
        let jumped = catch_unwind(AssertUnwindSafe(|| call.hand_over(handled(true))));
        assert!(jumped.is_err() && SEEN.take() == Some((7, 4, 0)));
        assert_eq!(slot.activity() & 1, 0, "it is outside");
        assert_eq!(
            call.hand_over(errors::handle(Errhandler::errors_return(), 7, "", (4, 4), &Vec::new)),
            4
        );
        assert_eq!(slot.activity() & 1, 0, "nothing is called");
    }
}
