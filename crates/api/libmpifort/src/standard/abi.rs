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
    ($($size:literal $($name:ident)+;)*) => {
        std::arch::global_asm!(
            ".data",
            ".balign 64",
            $($(
                concat!(".globl ", stringify!($name)),
                concat!(".type ", stringify!($name), ", %object"),
                concat!(".size ", stringify!($name), ", ", $size),
                concat!(stringify!($name), ": .zero ", $size),
                ".balign 64",
            )+)*
            ".text",
        );
        unsafe extern "C" {
            $($(safe static $name: u8;)+)*
        }
        /// All of them, for the bounds of their addresses.
        static ALL: &[&u8] = &[$($(&$name),+),*];
    };
}

// Each as compilers spell it: with an underscore, without (`-fno-underscoring`), in capitals. The
// program may have some of its own, so that these are no names of one place.
commons! {
    "4" hawserbottom_ hawserbottom HAWSERBOTTOM;
    "4" hawserinplace_ hawserinplace HAWSERINPLACE;
    "4" hawserautomatic_ hawserautomatic HAWSERAUTOMATIC;
    "4" hawserunweighted_ hawserunweighted HAWSERUNWEIGHTED;
    "4" hawsernoweights_ hawsernoweights HAWSERNOWEIGHTS;
    "4" hawsererrcodes_ hawsererrcodes HAWSERERRCODES;
    "1" hawserargv_ hawserargv HAWSERARGV;
    "1" hawserargvs_ hawserargvs HAWSERARGVS;
    "32" hawserstatus_ hawserstatus HAWSERSTATUS;
    "32" hawserstatuses_ hawserstatuses HAWSERSTATUSES;
    "32" hawserstatus08_ hawserstatus08 HAWSERSTATUS08;
    "32" hawserstatuses08_ hawserstatuses08 HAWSERSTATUSES08;
}

/// Which constant an address is.
pub(crate) mod is {
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// The lowest address of a constant, and the distance of the highest. Written before `main`.
    static LOWEST: AtomicUsize = AtomicUsize::new(0);
    static REACH: AtomicUsize = AtomicUsize::new(usize::MAX);

    #[used]
    #[unsafe(link_section = ".init_array")]
    static AT_START: extern "C" fn() = bounds;

    extern "C" fn bounds() {
        let places = || super::ALL.iter().map(|c| std::ptr::from_ref(*c).addr());
        let lowest = places().min().unwrap_or(0);
        LOWEST.store(lowest, Ordering::Relaxed);
        REACH.store(places().max().unwrap_or(0) - lowest, Ordering::Relaxed);
    }

    /// False for what is no constant: nearly all that programs pass.
    #[inline(always)]
    pub(crate) fn any<T>(pointer: *const T) -> bool {
        pointer.addr().wrapping_sub(LOWEST.load(Ordering::Relaxed)) <= REACH.load(Ordering::Relaxed)
    }

    macro_rules! constants {
        ($($name:ident $($common:ident)+;)*) => {
            $(
                pub(crate) fn $name<T>(pointer: *const T) -> bool {
                    $(pointer.addr() == std::ptr::from_ref(&super::$common).addr())||+
                }
            )*
        };
    }

    constants! {
        in_place hawserinplace_ hawserinplace HAWSERINPLACE;
        bottom hawserbottom_ hawserbottom HAWSERBOTTOM;
        automatic hawserautomatic_ hawserautomatic HAWSERAUTOMATIC;
        status hawserstatus_ hawserstatus HAWSERSTATUS
            hawserstatus08_ hawserstatus08 HAWSERSTATUS08;
        statuses hawserstatuses_ hawserstatuses HAWSERSTATUSES
            hawserstatuses08_ hawserstatuses08 HAWSERSTATUSES08;
        unweighted hawserunweighted_ hawserunweighted HAWSERUNWEIGHTED;
        no_weights hawsernoweights_ hawsernoweights HAWSERNOWEIGHTS;
        errcodes hawsererrcodes_ hawsererrcodes HAWSERERRCODES;
        argv hawserargv_ hawserargv HAWSERARGV hawserargvs_ hawserargvs HAWSERARGVS;
    }

    /// `MPI_BUFFER_AUTOMATIC` as compilers spell it unless they are told otherwise.
    pub(crate) fn place_of_automatic() -> Option<*mut std::ffi::c_void> {
        Some(std::ptr::from_ref(&super::hawserautomatic_).cast_mut().cast())
    }
}
