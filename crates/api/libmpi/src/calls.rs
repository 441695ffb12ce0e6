//! What is known of the C functions, for messages.

use hawser_status::CALL_MAX;

use crate::generated::ids::CALLS;
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
