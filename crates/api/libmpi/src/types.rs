//! C types of the standard ABI (MPI-5.0 section 20.3) as this crate sees them.
//!
//! A handle is pointer-sized and opaque. Values below 4096 are the predefined handles; all others
//! are made by [`crate::handles`] and are never dereferenced.
// They stand in the signatures of the C symbols.
#![allow(non_camel_case_types, non_snake_case, missing_docs, unreachable_pub)]

pub use std::ffi::{c_char, c_int, c_void};

/// `MPI_Aint`: signed, as wide as a pointer.
pub type MPI_Aint = isize;
/// `MPI_Offset`: 64 bits.
pub type MPI_Offset = i64;
/// `MPI_Count`: 64 bits.
pub type MPI_Count = i64;
/// `MPI_T_cb_safety`: an enumeration of `MPI_T_CB_REQUIRE_*`.
pub type MPI_T_cb_safety = c_int;
/// `MPI_T_source_order`: an enumeration of `MPI_T_SOURCE_*`.
pub type MPI_T_source_order = c_int;

/// `MPI_Status`: exactly eight `int`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MPI_Status {
    pub MPI_SOURCE: c_int,
    pub MPI_TAG: c_int,
    pub MPI_ERROR: c_int,
    /// Words 0 and 1: the byte count, 64 bits in the machine's order. Word 2: the cancelled flag.
    pub MPI_internal: [c_int; 5],
}

const _: () = assert!(size_of::<MPI_Status>() == 32 && align_of::<MPI_Status>() == 4);

macro_rules! handle_types {
    ($($name:ident),+ $(,)?) => { $(
        /// An opaque handle.
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name(pub usize);
    )+ };
}

handle_types! {
    MPI_Comm, MPI_Datatype, MPI_Errhandler, MPI_File, MPI_Group, MPI_Info, MPI_Message, MPI_Op,
    MPI_Request, MPI_Session, MPI_Win,
    MPI_T_enum, MPI_T_cvar_handle, MPI_T_pvar_handle, MPI_T_pvar_session,
    MPI_T_event_registration, MPI_T_event_instance,
}
