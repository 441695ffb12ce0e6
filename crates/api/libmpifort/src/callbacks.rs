//! The user's Fortran procedures as C callbacks. Both forms of Fortran pass handles as INTEGERs and
//! everything by reference, so that one trampoline serves both.
//!
//! Operations and error handlers have the procedure itself as their state; keyvals and generalized
//! requests have two and a number, in memory of their own.

use std::ffi::{c_int, c_void};

use crate::generated::sys;
use crate::handles;
use crate::prelude::logical;
use crate::types::{Handle, Status};

type OpX = unsafe extern "C" fn(*mut c_void, *mut c_void, i64, Handle, *mut c_void);
type HandlerX = unsafe extern "C" fn(Handle, c_int, *mut c_void);

unsafe extern "C" {
    /// `MPI_Op_create` with a state that the function gets; a null destructor does nothing.
    pub(crate) fn MPIX_Op_create_x(
        f: OpX,
        destructor: *const c_void,
        commute: c_int,
        state: *mut c_void,
        op: *mut Handle,
    ) -> c_int;
    pub(crate) fn MPIX_Comm_create_errhandler_x(
        f: HandlerX,
        destructor: *const c_void,
        state: *mut c_void,
        errhandler: *mut Handle,
    ) -> c_int;
    pub(crate) fn MPIX_File_create_errhandler_x(
        f: HandlerX,
        destructor: *const c_void,
        state: *mut c_void,
        errhandler: *mut Handle,
    ) -> c_int;
    pub(crate) fn MPIX_Session_create_errhandler_x(
        f: HandlerX,
        destructor: *const c_void,
        state: *mut c_void,
        errhandler: *mut Handle,
    ) -> c_int;
    pub(crate) fn MPIX_Win_create_errhandler_x(
        f: HandlerX,
        destructor: *const c_void,
        state: *mut c_void,
        errhandler: *mut Handle,
    ) -> c_int;
    pub(crate) fn MPIX_Keyval_at_end(
        keyval: c_int,
        destructor: unsafe extern "C" fn(*mut c_void) -> c_int,
        state: *mut c_void,
    ) -> c_int;
    /// What C gets for an integer that Fortran sets an attribute to: its address.
    fn MPIX_Attr_integer_create(value: i64, is_address_sized: c_int) -> *mut c_void;
    fn MPIX_Attr_integer_get(value: *mut c_void, integer: *mut i64) -> c_int;
    fn MPIX_Attr_integer_discard(value: *mut c_void);
}

/// Attributes are integers in Fortran and addresses in C (MPI-5.0 section 19.3.7).
pub(crate) mod attribute {
    use super::{c_int, c_void};

    /// The value for C of an attribute that Fortran sets. It belongs to the attribute that is set
    /// with it. `old`: by `MPI_ATTR_PUT`.
    pub(crate) fn set(value: i64, old: bool) -> *mut c_void {
        // SAFETY: the function takes any integer.
        unsafe { super::MPIX_Attr_integer_create(value, c_int::from(!old)) }
    }

    /// The integer of an attribute: that which Fortran has set it to, or the address that C has.
    pub(crate) fn get(value: *mut c_void) -> i64 {
        let mut integer = value as i64;
        // SAFETY: the function takes any word; a local variable, which only integers change.
        unsafe { super::MPIX_Attr_integer_get(value, &mut integer) };
        integer
    }

    /// Frees a value of [`set`] that no attribute has been set with.
    #[cold]
    pub(crate) fn discard(value: *mut c_void) {
        // SAFETY: the function takes any word.
        unsafe { super::MPIX_Attr_integer_discard(value) };
    }
}

type UserFunction<N> = unsafe extern "C" fn(*mut c_void, *mut c_void, *mut N, *mut c_int);

/// Calls a user function of INTEGER length, in pieces where the length needs more.
pub(crate) unsafe extern "C" fn op(
    invec: *mut c_void,
    inoutvec: *mut c_void,
    len: i64,
    datatype: Handle,
    state: *mut c_void,
) {
    let (mut lower, mut extent, mut done) = (0, 0, 0);
    // SAFETY: the state is the user's procedure, with the arguments of MPI-5.0 section 6.9.5.
    unsafe {
        let f: UserFunction<c_int> = std::mem::transmute(state);
        sys::PMPI_Type_get_extent_c(datatype, &mut lower, &mut extent);
        while done < len {
            let (mut n, mut dtype) =
                (c_int::try_from(len - done).unwrap_or(c_int::MAX), handles::int(datatype));
            let at = (done * extent) as isize;
            done += i64::from(n);
            f(
                invec.wrapping_byte_offset(at),
                inoutvec.wrapping_byte_offset(at),
                &mut n,
                &mut dtype,
            );
        }
    }
}

/// Calls a user function of large length.
pub(crate) unsafe extern "C" fn op_c(
    invec: *mut c_void,
    inoutvec: *mut c_void,
    mut len: i64,
    datatype: Handle,
    state: *mut c_void,
) {
    let mut dtype = handles::int(datatype);
    // SAFETY: as in `op`.
    unsafe {
        let f: UserFunction<i64> = std::mem::transmute(state);
        f(invec, inoutvec, &mut len, &mut dtype);
    }
}

/// Calls an error handler of Fortran: it gets the handle and the code.
pub(crate) unsafe extern "C" fn errhandler(object: Handle, mut code: c_int, state: *mut c_void) {
    let mut object = handles::int(object);
    // SAFETY: the state is the user's procedure, with the arguments of MPI-5.0 section 9.3.
    unsafe {
        let f: unsafe extern "C" fn(*mut c_int, *mut c_int) = std::mem::transmute(state);
        f(&mut object, &mut code);
    }
}

/// What a keyval of Fortran is made of.
pub(crate) struct Keyval {
    pub(crate) copy: *const c_void,
    pub(crate) delete: *const c_void,
    pub(crate) extra: i64,
    /// Of `MPI_Keyval_create`: values are INTEGERs.
    pub(crate) old: bool,
}

/// Called once, when a keyval has been freed and no attribute uses it any more.
pub(crate) unsafe extern "C" fn keyval_ends(state: *mut c_void) -> c_int {
    // SAFETY: the box of the registration.
    drop(unsafe { Box::from_raw(state.cast::<Keyval>()) });
    sys::SUCCESS
}

/// The number behind the address of an INTEGER of one of the two sizes.
fn place(old: bool, wide: &mut i64, short: &mut c_int) -> *mut c_void {
    if old { (short as *mut c_int).cast() } else { (wide as *mut i64).cast() }
}

/// Copies an attribute by the procedure of a [`Keyval`].
pub(crate) unsafe extern "C" fn copy(
    object: Handle,
    mut keyval: c_int,
    state: *mut c_void,
    value: *mut c_void,
    new: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    type Copy = unsafe extern "C" fn(
        *mut c_int,
        *mut c_int,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_int,
        *mut c_int,
    );
    let (mut object, mut ierror, mut result) = (handles::int(object), 0, 0);
    // SAFETY: the state is a keyval's, which lives until `keyval_ends`; the user's procedure, with
    // the arguments of MPI-5.0 section 7.7.2; results are the library's variables.
    unsafe {
        let k = &*state.cast::<Keyval>();
        let f: Copy = std::mem::transmute(k.copy);
        let (mut extra, mut given, mut made) = (k.extra, attribute::get(value), 0i64);
        let (mut extra4, mut given4, mut made4) = (extra as c_int, given as c_int, 0);
        f(
            &mut object,
            &mut keyval,
            place(k.old, &mut extra, &mut extra4),
            place(k.old, &mut given, &mut given4),
            place(k.old, &mut made, &mut made4),
            &mut result,
            &mut ierror,
        );
        *flag = logical::read(result);
        if ierror == sys::SUCCESS && *flag != 0 {
            let made = if k.old { i64::from(made4) } else { made };
            *new.cast::<*mut c_void>() = attribute::set(made, k.old);
        }
    }
    ierror
}

/// Deletes an attribute by the procedure of a [`Keyval`].
pub(crate) unsafe extern "C" fn delete(
    object: Handle,
    mut keyval: c_int,
    value: *mut c_void,
    state: *mut c_void,
) -> c_int {
    type Delete =
        unsafe extern "C" fn(*mut c_int, *mut c_int, *mut c_void, *mut c_void, *mut c_int);
    let (mut object, mut ierror) = (handles::int(object), 0);
    // SAFETY: as in `copy`.
    unsafe {
        let k = &*state.cast::<Keyval>();
        let f: Delete = std::mem::transmute(k.delete);
        let (mut extra, mut given) = (k.extra, attribute::get(value));
        let (mut extra4, mut given4) = (extra as c_int, given as c_int);
        f(
            &mut object,
            &mut keyval,
            place(k.old, &mut given, &mut given4),
            place(k.old, &mut extra, &mut extra4),
            &mut ierror,
        );
    }
    ierror
}

/// What a generalized request of Fortran is made of; freed by its free function.
pub(crate) struct Grequest {
    pub(crate) query: *const c_void,
    pub(crate) free: *const c_void,
    pub(crate) cancel: *const c_void,
    pub(crate) extra: i64,
    /// The variable that the user has started the request with. Callbacks get `extra`, since the
    /// variable may be gone; one that changes it means the variable, too, as everywhere in Fortran.
    pub(crate) variable: *mut i64,
}

impl Grequest {
    /// Runs a callback on the user's value.
    ///
    /// # Safety
    /// If the callback changes the value, the variable is still there.
    unsafe fn call(&mut self, f: impl FnOnce(*mut i64)) {
        let before = self.extra;
        f(&mut self.extra);
        if self.extra != before {
            // SAFETY: promised by the caller.
            unsafe { self.variable.write(self.extra) };
        }
    }
}

/// Calls the query function of a [`Grequest`].
pub(crate) unsafe extern "C" fn query(state: *mut c_void, status: *mut Status) -> c_int {
    let mut ierror = 0;
    // SAFETY: the state is a request's, which lives until `free`; MPI-5.0 section 13.2.
    unsafe {
        let g = &mut *state.cast::<Grequest>();
        let f: unsafe extern "C" fn(*mut i64, *mut Status, *mut c_int) =
            std::mem::transmute(g.query);
        g.call(|extra| f(extra, status, &mut ierror));
    }
    ierror
}

/// Calls the free function of a [`Grequest`], which ends with it.
pub(crate) unsafe extern "C" fn free(state: *mut c_void) -> c_int {
    let mut ierror = 0;
    // SAFETY: as in `query`; MPI calls this once, as the last of the three.
    unsafe {
        let mut g = Box::from_raw(state.cast::<Grequest>());
        let f: unsafe extern "C" fn(*mut i64, *mut c_int) = std::mem::transmute(g.free);
        g.call(|extra| f(extra, &mut ierror));
    }
    ierror
}

/// Calls the cancel function of a [`Grequest`].
pub(crate) unsafe extern "C" fn cancel(state: *mut c_void, complete: c_int) -> c_int {
    let (mut ierror, mut complete) = (0, c_int::from(complete != 0));
    // SAFETY: as in `query`.
    unsafe {
        let g = &mut *state.cast::<Grequest>();
        let f: unsafe extern "C" fn(*mut i64, *mut c_int, *mut c_int) =
            std::mem::transmute(g.cancel);
        g.call(|extra| f(extra, &mut complete, &mut ierror));
    }
    ierror
}

/// What a data representation of Fortran is made of; registrations last as long as the process.
pub(crate) struct Datarep {
    pub(crate) read: *const c_void,
    pub(crate) write: *const c_void,
    pub(crate) extent: *const c_void,
    pub(crate) extra: i64,
}

type Convert<N> = unsafe extern "C" fn(
    *mut c_void,
    *mut c_int,
    *mut N,
    *mut c_void,
    *mut i64,
    *mut i64,
    *mut c_int,
);

macro_rules! conversion {
    ($name:ident $field:ident $count:ty) => {
        /// Calls a conversion function of a [`Datarep`].
        pub(crate) unsafe extern "C" fn $name(
            userbuf: *mut c_void,
            datatype: Handle,
            mut count: $count,
            filebuf: *mut c_void,
            mut position: i64,
            state: *mut c_void,
        ) -> c_int {
            let (mut ierror, mut dtype) = (0, handles::int(datatype));
            // SAFETY: the state lives for ever; the arguments of MPI-5.0 section 14.5.3.
            unsafe {
                let d = &mut *state.cast::<Datarep>();
                let f: Convert<$count> = std::mem::transmute(d.$field);
                let extra = &mut d.extra;
                f(userbuf, &mut dtype, &mut count, filebuf, &mut position, extra, &mut ierror);
            }
            ierror
        }
    };
}

conversion!(read read c_int);
conversion!(write write c_int);
conversion!(read_c read i64);
conversion!(write_c write i64);

/// Calls the extent function of a [`Datarep`].
pub(crate) unsafe extern "C" fn extent(
    datatype: Handle,
    extent: *mut i64,
    state: *mut c_void,
) -> c_int {
    let (mut ierror, mut dtype) = (0, handles::int(datatype));
    // SAFETY: as for conversions.
    unsafe {
        let d = &mut *state.cast::<Datarep>();
        let f: unsafe extern "C" fn(*mut c_int, *mut i64, *mut i64, *mut c_int) =
            std::mem::transmute(d.extent);
        f(&mut dtype, extent, &mut d.extra, &mut ierror);
    }
    ierror
}
