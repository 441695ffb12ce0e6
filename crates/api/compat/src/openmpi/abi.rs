//! What is special to Open MPI's ABI: handles are pointers, predefined ones to objects that the
//! library exports; a status has four integers and a count.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::prelude::*;
use crate::structs::End;

/// Whose ABI this is, for messages.
pub(crate) const WHOSE: &str = "Open MPI";

/// Libraries of another MPI: a second one in the process would get half of the calls.
pub(crate) const OTHERS: [&std::ffi::CStr; 2] = [c"libmpi.so.12", c"libmpich.so.12"];

/// A handle in the program.
pub(crate) type Hand = usize;

/// A status of Open MPI's ABI.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Theirs {
    source: c_int,
    tag: c_int,
    error: c_int,
    cancelled: c_int,
    bytes: u64,
}

/// A status that nobody has written.
pub(crate) const EMPTY: Theirs = Theirs { source: 0, tag: 0, error: 0, cancelled: 0, bytes: 0 };

pub(crate) fn status_in(s: Theirs) -> Status {
    Status {
        source: int_in(SOURCES, s.source),
        tag: int_in(TAGS, s.tag),
        error: error_in(s.error),
        internal: [s.bytes as c_int, (s.bytes >> 32) as c_int, s.cancelled, 0, 0],
    }
}

pub(crate) fn status_out(s: Status) -> Theirs {
    let [low, high, cancelled, ..] = s.internal;
    Theirs {
        source: one_out(SOURCES, s.source),
        tag: one_out(TAGS, s.tag),
        error: class_out(s.error),
        cancelled: c_int::from(cancelled != 0),
        bytes: u64::from(high.cast_unsigned()) << 32 | u64::from(low.cast_unsigned()),
    }
}

/// Calls the function of an operation. If `bound` is not null it is that of the C++
/// bindings, which takes the program's, `bound`, as one more argument.
///
/// # Safety
/// The program's function, with the arguments of MPI-5.0 section 6.9.5.
pub(crate) unsafe fn call_op(
    f: *mut c_void,
    bound: *mut c_void,
    invec: *mut c_void,
    inoutvec: *mut c_void,
    mut len: c_int,
    mut datatype: Hand,
) {
    type User = unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_int, *mut Hand);
    type Bound = unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_int, *mut Hand, *mut c_void);
    // SAFETY: promised by the caller; the signatures are Open MPI's.
    unsafe {
        if bound.is_null() {
            let call: User = std::mem::transmute(f);
            call(invec, inoutvec, &mut len, &mut datatype);
        } else {
            let call: Bound = std::mem::transmute(f);
            call(invec, inoutvec, &mut len, &mut datatype, bound);
        }
    }
}

pub(crate) use crate::callbacks::{copy_in_c as call_copy, delete_in_c as call_delete};
pub(crate) use crate::cxx::{Proxies, call_handler, handled, keyval_made};

/// `MPI_BOTTOM` and `MPI_IN_PLACE` have the values of the standard ABI.
#[inline]
pub(crate) fn buffer_in(address: *mut c_void) -> *mut c_void {
    address
}

/// The address of a buffer that was detached.
pub(crate) fn detached(address: *mut c_void) -> *mut c_void {
    address
}

/// `MPI_UNWEIGHTED` and `MPI_WEIGHTS_EMPTY`.
#[inline]
pub(crate) fn weights_in(address: *mut c_int) -> *mut c_int {
    match address.addr() {
        2 => std::ptr::without_provenance_mut(10),
        3 => std::ptr::without_provenance_mut(11),
        _ => address,
    }
}

/// Keyvals are the same in C and Fortran.
pub(crate) fn keyval_in(keyval: c_int) -> c_int {
    keyval
}

/// `MPI_T_PVAR_ALL_HANDLES`.
pub(crate) fn pvar_in(handle: usize) -> usize {
    if handle == usize::MAX { 1 } else { handle }
}

/// Handles of the standard ABI that are predefined are below this.
const PREDEFINED: usize = 1024;

/// Where the object of a predefined handle lies, by the handle of the standard ABI. Written before
/// `main`. The object may be a copy in the program, made by its linker, so that only the loader
/// knows its address.
static PLACES: [AtomicUsize; PREDEFINED] = [const { AtomicUsize::new(0) }; PREDEFINED];

/// Lowest and highest address of an object in the program, where most linkers put a copy of what it
/// names, then in this library. Both ends lie in one mapping of one file, so that what is between
/// them can be read.
static ENDS: [(AtomicUsize, AtomicUsize); 2] =
    [const { (AtomicUsize::new(usize::MAX), AtomicUsize::new(0)) }; 2];

/// Called when the functions below are known.
pub(crate) fn at_start() {
    let library = own_object();
    for (handle, object) in OBJECTS {
        let place = std::ptr::from_ref(*object).addr();
        if let Some(p) = PLACES.get(*handle).filter(|p| p.load(Ordering::Relaxed) == 0) {
            p.store(place, Ordering::Relaxed);
        }
        let (low, high) = &ENDS[usize::from(library.contains(&place))];
        low.fetch_min(place, Ordering::Relaxed);
        high.fetch_max(place, Ordering::Relaxed);
    }
}

/// Addresses of this library's own objects.
fn own_object() -> std::ops::RangeInclusive<usize> {
    unsafe extern "C" {
        // Hidden names of the first and the last word, in `generated/mod.rs`.
        safe static hawser_objects_begin: u8;
        safe static hawser_objects_end: u8;
    }
    let at = |x: &'static u8| std::ptr::from_ref(x).addr();
    at(&hawser_objects_begin)..=at(&hawser_objects_end)
}

/// The handle of the standard ABI that an address stands for.
fn predefined(address: usize) -> usize {
    let inside = ENDS.iter().any(|(low, high)| {
        (low.load(Ordering::Relaxed)..=high.load(Ordering::Relaxed)).contains(&address)
    });
    if !inside || !address.is_multiple_of(align_of::<usize>()) {
        return of_address(address);
    }
    // SAFETY: between two objects in one mapping.
    let handle = unsafe { *std::ptr::with_exposed_provenance::<usize>(address) };
    if PLACES.get(handle).is_some_and(|p| p.load(Ordering::Relaxed) == address) {
        return handle;
    }
    // A second name of a handle, or no object at all.
    OBJECTS
        .iter()
        .find(|(_, object)| std::ptr::from_ref(*object).addr() == address)
        .map_or(NONE, |(handle, _)| *handle)
}

/// The handle of the standard ABI that an address outside of all objects stands for.
#[cold]
fn of_address(address: usize) -> usize {
    crate::cxx::handler_at(address).unwrap_or(NONE)
}

/// No handle of any type.
const NONE: usize = 0xFFF;

/// The bit of handles that are not predefined: no address of a program has it. The other bits are
/// the halves of the handle below, exchanged: bit 31 of that is never set.
const MADE: usize = 1 << 63;

/// Handles of one type.
pub(crate) struct Kind {
    /// The predefined ones: the standard's value, and their INTEGER in Fortran.
    integers: &'static [(usize, c_int)],
    /// The function below that finds a handle by its number.
    fromint: usize,
}

impl Handles for Kind {
    type T = usize;

    #[inline]
    fn to(&self, handle: usize) -> usize {
        if handle & MADE == 0 { predefined(handle) } else { (handle & !MADE).rotate_right(32) }
    }

    #[inline]
    fn from(&self, handle: usize) -> usize {
        if handle >= 4096 {
            return handle.rotate_left(32) | MADE;
        }
        PLACES.get(handle).map_or(0, |p| p.load(Ordering::Relaxed))
    }

    /// Handles that are not predefined have the numbers of `MPI_X_toint`, all above 4095.
    fn to_int(&self, handle: usize) -> c_int {
        let below = self.to(handle);
        if below >= 4096 {
            return below as u32 as c_int;
        }
        self.integers.iter().find(|(ours, _)| *ours == below).map_or(-1, |(_, int)| *int)
    }

    fn with_int(&self, int: c_int) -> usize {
        if let Some((ours, _)) = self.integers.iter().find(|(_, i)| *i == int) {
            return self.from(*ours);
        }
        if int < 4096 {
            return 0;
        }
        // SAFETY: all functions of this name have this type.
        unsafe {
            let call: unsafe extern "C" fn(c_int) -> usize = below(self.fromint);
            self.from(call(int))
        }
    }
}

macro_rules! handles {
    ($($name:ident $integers:ident $place:ident)*) => {
        $(
            #[allow(non_upper_case_globals)]
            pub(crate) static $name: Kind = Kind { integers: $integers, fromint: at::$place };
        )*
    };
}

handles! {
    COMM COMM_INTEGERS COMM_FROMINT
    TYPE TYPE_INTEGERS TYPE_FROMINT
    ERRHANDLER ERRHANDLER_INTEGERS ERRHANDLER_FROMINT
    Files FILE_INTEGERS FILE_FROMINT
    GROUP GROUP_INTEGERS GROUP_FROMINT
    INFO INFO_INTEGERS INFO_FROMINT
    MESSAGE MESSAGE_INTEGERS MESSAGE_FROMINT
    OP OP_INTEGERS OP_FROMINT
    REQUEST REQUEST_INTEGERS REQUEST_FROMINT
    SESSION SESSION_INTEGERS SESSION_FROMINT
    WIN WIN_INTEGERS WIN_FROMINT
}

unsafe extern "C" {
    // Made in `generated/mod.rs`. The program may have copies, which are meant then.
    safe static ompi_mpi_lb: u8;
    safe static ompi_mpi_ub: u8;
}

/// The datatypes that mark ends, and their INTEGERs: `MPI_LB` and `MPI_UB`.
fn markers() -> [(usize, c_int, End); 2] {
    let at = |x: &'static u8| std::ptr::from_ref(x).addr();
    [(at(&ompi_mpi_lb), 4, End::Lower), (at(&ompi_mpi_ub), 3, End::Upper)]
}

/// The end that `MPI_LB` or `MPI_UB` marks.
pub(crate) fn marker(datatype: Hand) -> Option<End> {
    markers().iter().find(|m| m.0 == datatype).map(|m| m.2)
}

/// The INTEGER of a datatype.
pub(crate) fn type_to_int(datatype: Hand) -> c_int {
    let marker = markers().iter().find(|m| m.0 == datatype).map(|m| m.1);
    marker.unwrap_or_else(|| TYPE.to_int(datatype))
}

/// The datatype of an INTEGER; null if there is none.
pub(crate) fn type_with_int(int: c_int) -> Hand {
    let marker = markers().iter().find(|m| m.1 == int).map(|m| m.0);
    marker.unwrap_or_else(|| TYPE.with_int(int))
}

/// The INTEGER of a handle of any type: those below tell their types.
pub(crate) fn any_int(handle: Hand) -> c_int {
    let all =
        [&COMM, &TYPE, &ERRHANDLER, &Files, &GROUP, &INFO, &MESSAGE, &OP, &REQUEST, &SESSION, &WIN];
    all.iter().map(|kind| kind.to_int(handle)).find(|int| *int >= 0).unwrap_or(-1)
}
