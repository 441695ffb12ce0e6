//! What is special to the standard ABI: predefined handles are the same numbers in C and Fortran,
//! others are looked up by the library below (MPI-5.0 section 20.4.5).

use std::ffi::c_int;

use crate::generated::sys;
pub(crate) use crate::section::Descriptor as Given;
use crate::types::Handle;

/// Values of the ABI's own handles.
const PREDEFINED: std::ops::Range<c_int> = 1..4096;

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
        $(
            /// The handle of an INTEGER.
            #[inline(always)]
            pub(crate) fn $name(int: c_int) -> Handle {
                if PREDEFINED.contains(&int) {
                    return int as usize as Handle;
                }
                // SAFETY: the function takes any number.
                unsafe { sys::$from(int) }
            }
        )*
    };
}

kinds! {
    comm PMPI_Comm_fromint
    datatype PMPI_Type_fromint
    errhandler PMPI_Errhandler_fromint
    file PMPI_File_fromint
    group PMPI_Group_fromint
    info PMPI_Info_fromint
    message PMPI_Message_fromint
    op PMPI_Op_fromint
    request PMPI_Request_fromint
    session PMPI_Session_fromint
    win PMPI_Win_fromint
}

/// The INTEGER of a handle: its low half, which `MPI_X_toint` gives, too.
#[inline(always)]
pub(crate) fn int(handle: Handle) -> c_int {
    handle as usize as u32 as c_int
}

/// True for datatypes that the standard names.
pub(crate) fn is_predefined(datatype: c_int) -> bool {
    PREDEFINED.contains(&datatype)
}

/// An address for `MPI_ADDRESS`: none that an INTEGER is too short for.
pub(crate) fn short_address(address: i64) -> Option<c_int> {
    c_int::try_from(address).ok()
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

commons! {
    hawserbottom_ "4"
    hawserinplace_ "4"
    hawserautomatic_ "4"
    hawserunweighted_ "4"
    hawsernoweights_ "4"
    hawsererrcodes_ "4"
    hawserargv_ "1"
    hawserargvs_ "1"
    hawserstatus_ "32"
    hawserstatuses_ "32"
    hawserstatus08_ "32"
    hawserstatuses08_ "32"
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
        in_place hawserinplace_ 0;
        bottom hawserbottom_ 0;
        automatic hawserautomatic_ 0;
        status hawserstatus_ 0, hawserstatus08_ 0;
        statuses hawserstatuses_ 0, hawserstatuses08_ 0;
        unweighted hawserunweighted_ 0;
        no_weights hawsernoweights_ 0;
        errcodes hawsererrcodes_ 0;
        argv hawserargv_ 0, hawserargvs_ 0;
    }
}
