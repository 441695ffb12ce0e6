//! What is special to MPICH's ABI: an INTEGER is the handle of C.

use std::ffi::c_int;

pub(crate) use super::f08::{Given, given, text};
use crate::generated::sys;
use crate::types::Handle;

/// Entries that get strings as descriptors: none, since interfaces have no `bind(C)`.
macro_rules! described_texts {
    ($($entry:item)*) => {};
}
pub(crate) use described_texts;

/// Entries that get strings with lengths.
macro_rules! plain_texts {
    ($($entry:item)*) => { $($entry)* };
}
pub(crate) use plain_texts;

macro_rules! kinds {
    ($($name:ident)*) => {
        $(
            /// The handle of an INTEGER.
            #[inline(always)]
            pub(crate) fn $name(int: c_int) -> Handle {
                int.cast_unsigned() as usize as Handle
            }
        )*
    };
}

kinds! { comm datatype errhandler group info message op request session win }

/// The file of an INTEGER; handles of files are pointers in C.
#[inline]
pub(crate) fn file(int: c_int) -> Handle {
    // SAFETY: any value may be converted.
    if int == 0 { std::ptr::null_mut() } else { unsafe { sys::PMPI_File_fromint(int) } }
}

/// The INTEGER of a handle.
#[inline(always)]
pub(crate) fn int(handle: Handle) -> c_int {
    handle as usize as u32 as c_int
}

/// True for datatypes that the standard names: others have the highest bit set.
pub(crate) fn is_predefined(datatype: c_int) -> bool {
    datatype > 0
}

/// An address for `MPI_ADDRESS`: MPICH refuses those that an INTEGER is too short for.
pub(crate) fn short_address(address: i64) -> Option<c_int> {
    c_int::try_from(address).ok()
}

/// An element of an array of handles in C.
pub(crate) type Element = c_int;

#[inline(always)]
pub(crate) fn element(handle: Handle) -> Element {
    int(handle)
}

#[inline(always)]
pub(crate) fn of_element(element: Element) -> Handle {
    comm(element)
}

macro_rules! commons {
    ($($name:ident $size:literal)*) => {
        std::arch::global_asm!(
            ".data",
            ".balign 64",
            $(
                concat!(".globl ", stringify!($name)),
                concat!(".type ", stringify!($name), ", %object"),
                concat!(".size ", stringify!($name), ", ", $size),
                concat!(stringify!($name), ": .zero ", $size),
                ".balign 64",
            )*
            ".text",
        );
        unsafe extern "C" {
            $(safe static $name: u8;)*
        }
    };
}

// The C library has these of `mpi_f08`.
unsafe extern "C" {
    safe static MPIR_F08_MPI_BOTTOM: u8;
    safe static MPIR_F08_MPI_IN_PLACE: u8;
    safe static MPIR_F08_MPI_STATUS_IGNORE_OBJ: u8;
    safe static MPIR_F08_MPI_STATUSES_IGNORE_OBJ: u8;
}

// Several constants share a common, at these places. Those of `mpi_f08` are variables of their own.
commons! {
    mpipriv1_ "28"
    mpipriv2_ "24"
    mpiprivc_ "2"
    mpifcmb5_ "4"
    mpifcmb9_ "4"
    __mpi_f08_link_constants_MOD_mpi_argv_null "1"
    __mpi_f08_link_constants_MOD_mpi_argvs_null "1"
    __mpi_f08_link_constants_MOD_mpi_errcodes_ignore "4"
    __mpi_f08_link_constants_MOD_mpi_unweighted "4"
    __mpi_f08_link_constants_MOD_mpi_weights_empty "4"
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
        bottom mpipriv1_ 0, MPIR_F08_MPI_BOTTOM 0;
        in_place mpipriv1_ 4, MPIR_F08_MPI_IN_PLACE 0;
        status mpipriv1_ 8, MPIR_F08_MPI_STATUS_IGNORE_OBJ 0;
        statuses mpipriv2_ 0, MPIR_F08_MPI_STATUSES_IGNORE_OBJ 0;
        errcodes mpipriv2_ 20, __mpi_f08_link_constants_MOD_mpi_errcodes_ignore 0;
        argv mpiprivc_ 0, mpiprivc_ 1,
            __mpi_f08_link_constants_MOD_mpi_argv_null 0,
            __mpi_f08_link_constants_MOD_mpi_argvs_null 0;
        unweighted mpifcmb5_ 0, __mpi_f08_link_constants_MOD_mpi_unweighted 0;
        no_weights mpifcmb9_ 0, __mpi_f08_link_constants_MOD_mpi_weights_empty 0;
    }

    /// What may be one of them: anything.
    pub(crate) fn any<T>(_pointer: *const T) -> bool {
        true
    }

    /// This ABI has no `MPI_BUFFER_AUTOMATIC` in Fortran.
    pub(crate) fn automatic<T>(_pointer: *const T) -> bool {
        false
    }

    /// As [`automatic`].
    pub(crate) fn place_of_automatic() -> Option<*mut std::ffi::c_void> {
        None
    }
}
