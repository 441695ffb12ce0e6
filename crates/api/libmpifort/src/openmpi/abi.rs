//! What is special to Open MPI's ABI: the library below converts handles.

use std::ffi::c_int;

pub(crate) use crate::section::Descriptor as Given;
use crate::types::Handle;

unsafe extern "C" {
    /// The INTEGER of a handle of any type.
    safe fn ompi_handle_int(handle: Handle) -> c_int;
}

/// A descriptor as `mpi_f08` gives it.
#[inline(always)]
pub(crate) fn given(descriptor: *const Given) -> *const Given {
    descriptor
}

/// Entries that get strings as descriptors.
macro_rules! described_texts {
    ($($entry:item)*) => { $($entry)* };
}
pub(crate) use described_texts;

/// Entries that get strings with lengths: none, since interfaces have `bind(C)`.
macro_rules! plain_texts {
    ($($entry:item)*) => {};
}
pub(crate) use plain_texts;

macro_rules! kinds {
    ($($name:ident $from:ident)*) => {
        unsafe extern "C" {
            $(safe fn $from(int: c_int) -> Handle;)*
        }
        $(
            /// The handle of an INTEGER.
            pub(crate) fn $name(int: c_int) -> Handle {
                $from(int)
            }
        )*
    };
}

kinds! {
    comm PMPI_Comm_f2c
    datatype PMPI_Type_f2c
    errhandler PMPI_Errhandler_f2c
    file PMPI_File_f2c
    group PMPI_Group_f2c
    info PMPI_Info_f2c
    message PMPI_Message_f2c
    op PMPI_Op_f2c
    request PMPI_Request_f2c
    session PMPI_Session_f2c
    win PMPI_Win_f2c
}

/// The INTEGER of a handle.
pub(crate) fn int(handle: Handle) -> c_int {
    ompi_handle_int(handle)
}

/// True for datatypes that the standard names: others have greater numbers.
pub(crate) fn is_predefined(datatype: c_int) -> bool {
    (0..4096).contains(&datatype)
}

/// An address for `MPI_ADDRESS`. Open MPI cuts it, and programs use differences, which stay right.
#[allow(clippy::unnecessary_wraps)]
pub(crate) fn short_address(address: i64) -> Option<c_int> {
    Some(address as c_int)
}

/// An element of an array of handles in C.
pub(crate) type Element = Handle;

#[inline(always)]
pub(crate) fn element(handle: Handle) -> Element {
    handle
}

#[inline(always)]
pub(crate) fn of_element(element: Element) -> Handle {
    element
}

// The C library has them, unless the program does.
unsafe extern "C" {
    safe static mpi_fortran_in_place_: u8;
    safe static mpi_fortran_bottom_: u8;
    safe static mpi_fortran_status_ignore_: u8;
    safe static mpi_fortran_statuses_ignore_: u8;
    safe static mpi_fortran_unweighted_: u8;
    safe static mpi_fortran_weights_empty_: u8;
    safe static mpi_fortran_errcodes_ignore_: u8;
    safe static mpi_fortran_argv_null_: u8;
    safe static mpi_fortran_argvs_null_: u8;
}

/// Which constant an address is.
pub(crate) mod is {
    fn at<T>(pointer: *const T, of: &'static u8, offset: usize) -> bool {
        pointer.addr() == std::ptr::from_ref(of).addr() + offset
    }

    macro_rules! constants {
        ($($name:ident $($common:ident $offset:literal),+;)*) => {
            $(
                #[inline(always)]
                pub(crate) fn $name<T>(pointer: *const T) -> bool {
                    $(at(pointer, &super::$common, $offset))||+
                }
            )*
        };
    }

    constants! {
        in_place mpi_fortran_in_place_ 0;
        bottom mpi_fortran_bottom_ 0;
        status mpi_fortran_status_ignore_ 0;
        statuses mpi_fortran_statuses_ignore_ 0;
        unweighted mpi_fortran_unweighted_ 0;
        no_weights mpi_fortran_weights_empty_ 0;
        errcodes mpi_fortran_errcodes_ignore_ 0;
        argv mpi_fortran_argv_null_ 0, mpi_fortran_argvs_null_ 0;
    }

    /// What may be one of them: anything.
    pub(crate) fn any<T>(_pointer: *const T) -> bool {
        true
    }

    /// This ABI has no `MPI_BUFFER_AUTOMATIC`.
    pub(crate) fn automatic<T>(_pointer: *const T) -> bool {
        false
    }

    /// As [`automatic`].
    pub(crate) fn place_of_automatic() -> Option<*mut std::ffi::c_void> {
        None
    }
}
