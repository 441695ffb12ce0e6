//! Functions whose conversion does not follow from the kinds of their arguments.
#![allow(non_snake_case, non_upper_case_globals, clippy::missing_safety_doc)]

use std::ffi::c_char;

use crate::callbacks::{self, Grequest, Keyval};
use crate::load::extension;
use crate::prelude::*;

/// Pointers that name no array of weights.
#[unsafe(no_mangle)]
pub static MPI_UNWEIGHTED: usize = 10;
#[unsafe(no_mangle)]
pub static MPI_WEIGHTS_EMPTY: usize = 11;
#[unsafe(no_mangle)]
pub static MPI_T_PVAR_ALL_HANDLES: usize = 1;
/// Pointers to Fortran statuses that are not wanted.
#[unsafe(no_mangle)]
pub static MPI_F_STATUS_IGNORE: usize = 1;
#[unsafe(no_mangle)]
pub static MPI_F_STATUSES_IGNORE: usize = 1;

/// `MPI_DUP_FN` and its kin: the attribute is copied as it is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIR_Dup_fn(
    _object: c_int,
    _keyval: c_int,
    _state: *mut c_void,
    value: *mut c_void,
    new: *mut *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the caller's variables (MPI-5.0 section 7.7.2).
    unsafe {
        *new = value;
        *flag = 1;
    }
    0
}

/// This is no library of the standard ABI.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_version(major: *mut c_int, minor: *mut c_int) -> c_int {
    // SAFETY: the caller's variables.
    unsafe {
        *major = -1;
        *minor = -1;
    }
    0
}

#[unsafe(no_mangle)]
pub extern "C" fn PMPI_Pcontrol(_level: c_int) -> c_int {
    0
}

/// The bytes of a name of a processor in this ABI.
const PROCESSOR_NAME: usize = 128;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_processor_name(name: *mut c_char, len: *mut c_int) -> c_int {
    let mut long = [0 as c_char; 256];
    // SAFETY: a buffer of the standard's length; then the caller's, of this ABI's length.
    unsafe {
        let call: unsafe extern "C" fn(*mut c_char, *mut c_int) -> c_int =
            below(at::GET_PROCESSOR_NAME);
        let code = call(long.as_mut_ptr(), len);
        if code == 0 && !name.is_null() && !len.is_null() {
            let n = (*len).clamp(0, PROCESSOR_NAME as c_int - 1);
            std::ptr::copy_nonoverlapping(long.as_ptr(), name, n as usize);
            *name.add(n as usize) = 0;
            *len = n;
        }
        code_out(code)
    }
}

macro_rules! getters {
    ($($name:ident $handles:ident $place:ident)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                object: c_int,
                keyval: c_int,
                value: *mut *mut c_int,
                flag: *mut c_int,
            ) -> c_int {
                // SAFETY: the function of this name below; promised by the caller.
                unsafe {
                    let call: unsafe extern "C" fn(
                        usize,
                        c_int,
                        *mut *mut c_int,
                        *mut c_int,
                    ) -> c_int = below(at::$place);
                    let keyval = int_in(KEYVALS, keyval);
                    let code = call($handles.to(object), keyval, value, flag);
                    if code == 0 && *flag != 0 {
                        constant(keyval, value);
                    }
                    code_out(code)
                }
            }
        )*
    };
}

getters! {
    PMPI_Attr_get COMM ATTR_GET
    PMPI_Comm_get_attr COMM COMM_GET_ATTR
    PMPI_Win_get_attr WIN WIN_GET_ATTR
}

/// Predefined attributes whose values are constants of the ABI.
///
/// # Safety
/// `value` leads to the address of the attribute.
unsafe fn constant(keyval: c_int, value: *mut *mut c_int) {
    /// Their constants have addresses that stay.
    static VALUES: [c_int; 8] = [-2, -1, 0, 1, 2, 3, 4, 5];
    let table = match keyval {
        502 | 503 => SOURCES,
        604 => FLAVORS,
        605 => MODELS,
        _ => return,
    };
    // SAFETY: the library's integer, which it keeps.
    let theirs = unsafe {
        let ours = **value;
        table.iter().find(|(o, _)| *o == ours).map(|(_, t)| *t)
    };
    if let Some(place) = theirs.and_then(|t| VALUES.iter().find(|v| **v == t)) {
        // SAFETY: promised by the caller. The program only reads it.
        unsafe { *value = std::ptr::from_ref(place).cast_mut() };
    }
}

macro_rules! keyvals {
    ($($name:ident $handles:ident $place:ident)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                copy: usize,
                delete: usize,
                keyval: *mut c_int,
                state: *mut c_void,
            ) -> c_int {
                let k = Box::leak(Box::new(Keyval { copy, delete, state, handles: &$handles }));
                let copier: usize =
                    if copy == 0 { 0 } else { callbacks::copy as *const () as usize };
                let deleter: usize =
                    if delete == 0 { 0 } else { callbacks::delete as *const () as usize };
                // SAFETY: the function of this name below; promised by the caller.
                unsafe {
                    let call: unsafe extern "C" fn(usize, usize, *mut c_int, *mut Keyval) -> c_int =
                        below(at::$place);
                    code_out(call(copier, deleter, keyval, k))
                }
            }
        )*
    };
}

keyvals! {
    PMPI_Keyval_create COMM KEYVAL_CREATE
    PMPI_Comm_create_keyval COMM COMM_CREATE_KEYVAL
    PMPI_Type_create_keyval TYPE TYPE_CREATE_KEYVAL
    PMPI_Win_create_keyval WIN WIN_CREATE_KEYVAL
}

type CreateOp = unsafe extern "C" fn(
    Option<unsafe extern "C" fn(*mut c_void, *mut c_void, i64, usize, *mut c_void)>,
    usize,
    c_int,
    *mut c_void,
    *mut usize,
) -> c_int;

macro_rules! operations {
    ($($name:ident $trampoline:ident)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                f: *mut c_void,
                commute: c_int,
                op: *mut c_int,
            ) -> c_int {
                // SAFETY: the extension of this name; the function is its state.
                unsafe {
                    let call: CreateOp = extension(c"MPIX_Op_create_x");
                    let mut out = OneHandle::new(&OP, op, false);
                    let function: Option<
                        unsafe extern "C" fn(*mut c_void, *mut c_void, i64, usize, *mut c_void),
                    > = if f.is_null() { None } else { Some(callbacks::$trampoline) };
                    let code = call(function, 0, commute, f, out.pass());
                    out.done();
                    code_out(code)
                }
            }
        )*
    };
}

operations! {
    PMPI_Op_create op
    PMPI_Op_create_c op_c
}

type CreateErrhandler = unsafe extern "C" fn(
    Option<unsafe extern "C" fn(usize, c_int, *mut c_void)>,
    usize,
    *mut c_void,
    *mut usize,
) -> c_int;

macro_rules! errhandlers {
    ($($name:ident $trampoline:ident $below:literal)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(f: *mut c_void, errhandler: *mut c_int) -> c_int {
                // SAFETY: the extension of this name; the function is its state.
                unsafe {
                    let call: CreateErrhandler = extension($below);
                    let mut out = OneHandle::new(&ERRHANDLER, errhandler, false);
                    let function: Option<unsafe extern "C" fn(usize, c_int, *mut c_void)> =
                        if f.is_null() { None } else { Some(callbacks::$trampoline) };
                    let code = call(function, 0, f, out.pass());
                    out.done();
                    code_out(code)
                }
            }
        )*
    };
}

errhandlers! {
    PMPI_Errhandler_create comm_error c"MPIX_Comm_create_errhandler_x"
    PMPI_Comm_create_errhandler comm_error c"MPIX_Comm_create_errhandler_x"
    PMPI_File_create_errhandler file_error c"MPIX_File_create_errhandler_x"
    PMPI_Session_create_errhandler session_error c"MPIX_Session_create_errhandler_x"
    PMPI_Win_create_errhandler win_error c"MPIX_Win_create_errhandler_x"
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Grequest_start(
    query: usize,
    free: usize,
    cancel: usize,
    state: *mut c_void,
    request: *mut c_int,
) -> c_int {
    type Start = unsafe extern "C" fn(usize, usize, usize, *mut Grequest, *mut usize) -> c_int;
    let all = query != 0 && free != 0 && cancel != 0;
    let g = Box::into_raw(Box::new(Grequest { query, free, cancel, state }));
    let f = |p: *const ()| if all { p as usize } else { 0 };
    // SAFETY: the function of this name below; the box lives until `callbacks::free`.
    unsafe {
        let call: Start = below(at::GREQUEST_START);
        let mut out = OneHandle::new(&REQUEST, request, false);
        let code = call(
            f(callbacks::query as *const ()),
            f(callbacks::free as *const ()),
            f(callbacks::cancel as *const ()),
            g,
            out.pass(),
        );
        out.done();
        if code != 0 {
            drop(Box::from_raw(g));
        }
        code_out(code)
    }
}

/// A Fortran status is the five integers of a C status.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_c2f(from: *const Theirs, to: *mut Theirs) -> c_int {
    // SAFETY: the caller's statuses.
    unsafe { to.write_unaligned(from.read_unaligned()) };
    0
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_f2c(from: *const Theirs, to: *mut Theirs) -> c_int {
    // SAFETY: the caller's statuses.
    unsafe { to.write_unaligned(from.read_unaligned()) };
    0
}

#[unsafe(no_mangle)]
pub extern "C" fn PMPI_File_c2f(file: usize) -> c_int {
    file as c_int
}

#[unsafe(no_mangle)]
pub extern "C" fn PMPI_File_f2c(file: c_int) -> usize {
    file as usize
}

std::arch::global_asm!(
    ".weak MPI_Abi_get_version",
    ".set MPI_Abi_get_version, PMPI_Abi_get_version",
    ".weak MPI_Attr_get",
    ".set MPI_Attr_get, PMPI_Attr_get",
    ".weak MPI_Comm_create_errhandler",
    ".set MPI_Comm_create_errhandler, PMPI_Comm_create_errhandler",
    ".weak MPI_Comm_create_keyval",
    ".set MPI_Comm_create_keyval, PMPI_Comm_create_keyval",
    ".weak MPI_Comm_get_attr",
    ".set MPI_Comm_get_attr, PMPI_Comm_get_attr",
    ".weak MPI_Errhandler_create",
    ".set MPI_Errhandler_create, PMPI_Errhandler_create",
    ".weak MPI_File_create_errhandler",
    ".set MPI_File_create_errhandler, PMPI_File_create_errhandler",
    ".weak MPI_Get_processor_name",
    ".set MPI_Get_processor_name, PMPI_Get_processor_name",
    ".weak MPI_Grequest_start",
    ".set MPI_Grequest_start, PMPI_Grequest_start",
    ".weak MPI_Keyval_create",
    ".set MPI_Keyval_create, PMPI_Keyval_create",
    ".weak MPI_Op_create",
    ".set MPI_Op_create, PMPI_Op_create",
    ".weak MPI_Op_create_c",
    ".set MPI_Op_create_c, PMPI_Op_create_c",
    ".weak MPI_Pcontrol",
    ".set MPI_Pcontrol, PMPI_Pcontrol",
    ".weak MPI_Session_create_errhandler",
    ".set MPI_Session_create_errhandler, PMPI_Session_create_errhandler",
    ".weak MPI_Type_create_keyval",
    ".set MPI_Type_create_keyval, PMPI_Type_create_keyval",
    ".weak MPI_Win_create_errhandler",
    ".set MPI_Win_create_errhandler, PMPI_Win_create_errhandler",
    ".weak MPI_Win_create_keyval",
    ".set MPI_Win_create_keyval, PMPI_Win_create_keyval",
    ".weak MPI_Win_get_attr",
    ".set MPI_Win_get_attr, PMPI_Win_get_attr",
    ".weak MPI_Status_c2f",
    ".set MPI_Status_c2f, PMPI_Status_c2f",
    ".weak MPI_Status_f2c",
    ".set MPI_Status_f2c, PMPI_Status_f2c",
    ".weak MPI_File_c2f",
    ".set MPI_File_c2f, PMPI_File_c2f",
    ".weak MPI_File_f2c",
    ".set MPI_File_f2c, PMPI_File_f2c",
);
