//! What is special to MPICH's ABI: handles are integers, which tell their kind; a status has five
//! integers.

use crate::load::below;
use crate::prelude::*;
use crate::structs::End;

/// Whose ABI this is, for messages.
pub(crate) const WHOSE: &str = "MPICH";

/// Libraries of another MPI: a second one in the process would get half of the calls.
pub(crate) const OTHERS: [&std::ffi::CStr; 2] = [c"libmpi.so.40", c"libopen-pal.so.40"];

/// A handle in the program.
pub(crate) type Hand = c_int;

/// Called when the functions below are known.
pub(crate) fn at_start() {}

/// Calls the function of an operation: `bound`, if not null, is that of the C++ bindings, which
/// calls it.
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
    type Bound = unsafe extern "C" fn(*mut c_void, *mut c_void, c_int, Hand, *mut c_void);
    // SAFETY: promised by the caller; the signatures are MPICH's.
    unsafe {
        if bound.is_null() {
            let call: User = std::mem::transmute(f);
            call(invec, inoutvec, &mut len, &mut datatype);
        } else {
            let call: Bound = std::mem::transmute(bound);
            call(invec, inoutvec, len, datatype, f);
        }
    }
}

pub(crate) use crate::cxx::{Proxies, call_copy, call_delete, call_handler, handled, keyval_made};

/// A status of MPICH's ABI.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Theirs {
    count_lo: c_int,
    /// Bit 0: cancelled; the others: the upper part of the number of bytes.
    count_hi_and_cancelled: c_int,
    source: c_int,
    tag: c_int,
    error: c_int,
}

/// A status that nobody has written.
pub(crate) const EMPTY: Theirs =
    Theirs { count_lo: 0, count_hi_and_cancelled: 0, source: 0, tag: 0, error: 0 };

pub(crate) fn status_in(s: Theirs) -> Status {
    let high = s.count_hi_and_cancelled;
    Status {
        source: int_in(SOURCES, s.source),
        tag: int_in(TAGS, s.tag),
        error: error_in(s.error),
        // No sign: counts of 63 bits fill it.
        internal: [s.count_lo, (high.cast_unsigned() >> 1).cast_signed(), high & 1, 0, 0],
    }
}

pub(crate) fn status_out(s: Status) -> Theirs {
    let [low, high, cancelled, ..] = s.internal;
    Theirs {
        count_lo: low,
        count_hi_and_cancelled: high << 1 | c_int::from(cancelled != 0),
        source: one_out(SOURCES, s.source),
        tag: one_out(TAGS, s.tag),
        error: class_out(s.error),
    }
}

/// `MPI_IN_PLACE` and `MPI_BUFFER_AUTOMATIC` as addresses; `MPI_BOTTOM` is null in both.
#[inline]
pub(crate) fn buffer_in(address: *mut c_void) -> *mut c_void {
    match address.addr().cast_signed() {
        -1 => std::ptr::without_provenance_mut(1),
        -2 => std::ptr::without_provenance_mut(2),
        _ => address,
    }
}

/// The same on the way out.
pub(crate) fn detached(address: *mut c_void) -> *mut c_void {
    if address.addr() == 2 { std::ptr::without_provenance_mut(-2_isize as usize) } else { address }
}

/// What names no array of weights is a variable of this library, which holds the value below.
#[inline]
pub(crate) fn weights_in(address: *mut c_int) -> *mut c_int {
    address
}

/// The predefined keyvals of Fortran are the next numbers after those of C.
pub(crate) fn keyval_in(keyval: c_int) -> c_int {
    /// What is common to both kinds of predefined keyvals, of communicators and windows.
    const MARK: c_int = 0x6440_0000 & 0x6600_0000;
    if keyval & MARK == MARK && keyval & 1 == 0 { keyval - 1 } else { keyval }
}

/// `MPI_T_PVAR_ALL_HANDLES` is a variable of this library, which holds the value below.
pub(crate) fn pvar_in(handle: usize) -> usize {
    handle
}

/// The bit of handles that are not predefined. The rest is the number that `MPI_X_toint` gives.
const MADE: u32 = 1 << 31;

/// The end that `MPI_LB` or `MPI_UB` marks.
pub(crate) fn marker(datatype: Hand) -> Option<End> {
    match datatype {
        0x4C00_0010 => Some(End::Lower),
        0x4C00_0011 => Some(End::Upper),
        _ => None,
    }
}

/// A predefined handle of MPICH's ABI, its type, and the standard's, in the place that value and
/// type give.
type Slot = (c_int, u16, usize);

/// So many places that some multiplier soon gives each handle one of its own.
const SLOTS: usize = 1024;

/// No handle: what a place without one says of the handle 0, which no type has.
const NONE: usize = 0xFFF;

/// The place of a handle of the type with this number in [`ALL`].
#[inline]
const fn place(handle: c_int, kind: usize, multiplier: u32) -> usize {
    let key = handle.cast_unsigned().wrapping_add(kind as u32);
    (key.wrapping_mul(multiplier) >> (u32::BITS - SLOTS.trailing_zeros())) as usize
}

/// All handles in their places; `None`: two would have one.
const fn placed(multiplier: u32) -> Option<[Slot; SLOTS]> {
    let mut slots = [(0, 0, NONE); SLOTS];
    let mut kind = 0;
    while kind < ALL.len() {
        let mut i = 0;
        while i < ALL[kind].len() {
            let (ours, theirs) = ALL[kind][i];
            let at = place(theirs, kind, multiplier);
            // Of two names of one handle the first is meant.
            if slots[at].0 == 0 {
                slots[at] = (theirs, kind as u16, ours as usize);
            } else if slots[at].0 != theirs || slots[at].1 as usize != kind {
                return None;
            }
            i += 1;
        }
        kind += 1;
    }
    Some(slots)
}

/// The first multiplier, counted in steps of the golden ratio, that gives each handle its place.
const fn multiplier() -> u32 {
    let mut multiplier: u32 = 0x9E37_79B1;
    while placed(multiplier).is_none() {
        multiplier = multiplier.wrapping_add(0x9E37_79B2);
    }
    multiplier
}

const MULTIPLIER: u32 = multiplier();

static IN: [Slot; SLOTS] = match placed(MULTIPLIER) {
    Some(slots) => slots,
    None => [(0, 0, NONE); SLOTS],
};

/// Predefined handles of the standard ABI are below this.
const PREDEFINED: usize = 1024;

/// The handles of MPICH's ABI, by those of the standard's.
static OUT: [c_int; PREDEFINED] = {
    let mut out = [0; PREDEFINED];
    let mut kind = 0;
    while kind < ALL.len() {
        let mut i = ALL[kind].len();
        // From the last to the first: of two names of one handle the first is meant.
        while i > 0 {
            i -= 1;
            out[ALL[kind][i].0 as usize] = ALL[kind][i].1;
        }
        kind += 1;
    }
    out
};

/// Handles of one type.
pub(crate) struct Kind {
    /// Its number in [`ALL`].
    kind: usize,
    fromint: usize,
}

impl Handles for Kind {
    type T = c_int;

    #[inline]
    fn to(&self, handle: c_int) -> usize {
        let found = IN.get(place(handle, self.kind, MULTIPLIER));
        if let Some((_, _, ours)) = found.filter(|slot| slot.0 == handle) {
            return *ours;
        }
        if handle.cast_unsigned() & MADE == 0 {
            // No handle of this ABI: no handle below, either.
            return NONE;
        }
        // SAFETY: all functions of this name have this type.
        unsafe {
            let call: unsafe extern "C" fn(c_int) -> usize = below(self.fromint);
            call((handle.cast_unsigned() & !MADE).cast_signed())
        }
    }

    #[inline]
    fn from(&self, handle: usize) -> c_int {
        if handle >= 4096 {
            return (handle as u32 | MADE).cast_signed();
        }
        OUT.get(handle).copied().unwrap_or(0)
    }

    fn to_int(&self, handle: c_int) -> c_int {
        handle
    }

    fn with_int(&self, int: c_int) -> c_int {
        int
    }
}

/// Handles of files are pointers, and null is null.
#[allow(non_upper_case_globals)]
pub(crate) struct FileHandles;

/// Files.
#[allow(non_upper_case_globals)]
pub(crate) static Files: FileHandles = FileHandles;
const FILE_NULL: usize = 0x118;

impl Handles for FileHandles {
    type T = usize;

    fn to(&self, handle: usize) -> usize {
        if handle == 0 { FILE_NULL } else { handle }
    }

    fn from(&self, handle: usize) -> usize {
        if handle == FILE_NULL { 0 } else { handle }
    }

    fn to_int(&self, handle: usize) -> c_int {
        handle as c_int
    }

    fn with_int(&self, int: c_int) -> usize {
        if int == 0 {
            return 0;
        }
        // SAFETY: all functions of this name have this type.
        unsafe {
            let call: unsafe extern "C" fn(c_int) -> usize = below(at::FILE_FROMINT);
            self.from(call(int))
        }
    }
}

macro_rules! handles {
    ($($name:ident $table:ident $place:ident)*) => {
        /// The types of handles, in the order of [`ALL`].
        #[allow(clippy::upper_case_acronyms)]
        enum Order {
            $($name,)*
        }

        /// The predefined handles of all types. Some null handles of two types are one number.
        const ALL: &[Table] = &[$($table,)*];

        $(
            pub(crate) static $name: Kind =
                Kind { kind: Order::$name as usize, fromint: at::$place };
        )*
    };
}

handles! {
    COMM COMM_TABLE COMM_FROMINT
    TYPE TYPE_TABLE TYPE_FROMINT
    ERRHANDLER ERRHANDLER_TABLE ERRHANDLER_FROMINT
    GROUP GROUP_TABLE GROUP_FROMINT
    INFO INFO_TABLE INFO_FROMINT
    MESSAGE MESSAGE_TABLE MESSAGE_FROMINT
    OP OP_TABLE OP_FROMINT
    REQUEST REQUEST_TABLE REQUEST_FROMINT
    SESSION SESSION_TABLE SESSION_FROMINT
    WIN WIN_TABLE WIN_FROMINT
}
