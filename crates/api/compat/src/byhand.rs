//! Functions whose conversion does not follow from the kinds of their arguments. Part of each
//! front.
#![allow(non_snake_case, non_upper_case_globals, clippy::missing_safety_doc)]

use std::ffi::c_char;
use std::ptr::null_mut;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

use crate::callbacks::{self, Grequest, Keyval};
use crate::load::extension;
use crate::prelude::*;

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

/// The longest string of the standard ABI (`MPI_MAX_LIBRARY_VERSION_STRING`).
const LONGEST: usize = 8192;

/// Copies a string to the caller, who has room for `most` bytes; what is longer is cut.
///
/// # Safety
/// Null or the caller's room.
unsafe fn cut(long: &[c_char; LONGEST], to: *mut c_char, most: usize) {
    if to.is_null() {
        return;
    }
    let n = long.iter().position(|b| *b == 0).unwrap_or(LONGEST).min(most - 1);
    // SAFETY: promised by the caller.
    unsafe {
        std::ptr::copy_nonoverlapping(long.as_ptr(), to, n);
        *to.add(n) = 0;
    }
}

macro_rules! texts {
    (
        $($name:ident $place:ident $most:ident
            ($($arg:ident: $t:ty => $below:ty = $value:expr),*);)*
    ) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                $($arg: $t,)*
                text: *mut c_char,
                len: *mut c_int,
            ) -> c_int {
                let (mut long, mut n) = ([0 as c_char; LONGEST], -1);
                // SAFETY: the function of this name below, with room for its longest string; the
                // caller's variables, of the length that its ABI names.
                unsafe {
                    let call: unsafe extern "C" fn($($below,)* *mut c_char, *mut c_int) -> c_int =
                        below(at::$place);
                    let code = call($($value,)* long.as_mut_ptr(), &mut n);
                    if code == 0 {
                        cut(&long, text, $most);
                        if !len.is_null() {
                            *len = n.clamp(0, $most as c_int - 1);
                        }
                    }
                    code_out(code)
                }
            }
        )*
    };
}

texts! {
    PMPI_Comm_get_name COMM_GET_NAME MAX_OBJECT_NAME (comm: Hand => usize = COMM.to(comm));
    PMPI_Error_string ERROR_STRING MAX_ERROR_STRING
        (code: c_int => c_int = error_in(code));
    PMPI_Get_library_version GET_LIBRARY_VERSION MAX_LIBRARY_VERSION_STRING ();
    PMPI_Get_processor_name GET_PROCESSOR_NAME MAX_PROCESSOR_NAME ();
    PMPI_Type_get_name TYPE_GET_NAME MAX_OBJECT_NAME (datatype: Hand => usize = TYPE.to(datatype));
    PMPI_Win_get_name WIN_GET_NAME MAX_OBJECT_NAME (win: Hand => usize = WIN.to(win));
}

macro_rules! texts_without_length {
    (
        $($name:ident $place:ident $most:ident
            ($($arg:ident: $t:ty => $below:ty = $value:expr),*);)*
    ) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name($($arg: $t,)* text: *mut c_char) -> c_int {
                let mut long = [0 as c_char; LONGEST];
                // SAFETY: as in `texts`.
                unsafe {
                    let call: unsafe extern "C" fn($($below,)* *mut c_char) -> c_int =
                        below(at::$place);
                    let code = call($($value,)* long.as_mut_ptr());
                    if code == 0 {
                        cut(&long, text, $most);
                    }
                    code_out(code)
                }
            }
        )*
    };
}

texts_without_length! {
    PMPI_Info_get_nthkey INFO_GET_NTHKEY MAX_INFO_KEY
        (info: Hand => usize = INFO.to(info), n: c_int => c_int = n);
    PMPI_Lookup_name LOOKUP_NAME MAX_PORT_NAME
        (service: *const c_char => *const c_char = service, info: Hand => usize = INFO.to(info));
    PMPI_Open_port OPEN_PORT MAX_PORT_NAME (info: Hand => usize = INFO.to(info));
}

macro_rules! getters {
    ($($name:ident $handles:ident $place:ident)*) => {
        $(
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                object: Hand,
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
                    let keyval = int_in(KEYVALS, keyval_in(keyval));
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
    /// The last code in use, which may be one that the program has made.
    static LAST_USED: AtomicI32 = AtomicI32::new(0);
    let table = match keyval {
        // SAFETY: the library's integer, which it keeps; promised by the caller.
        506 => unsafe {
            LAST_USED.store(last_used_out(**value), Ordering::Relaxed);
            return *value = LAST_USED.as_ptr();
        },
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
                let (handles, proxies) = (&$handles, crate::abi::Proxies::default());
                let k = Arc::new(Keyval { copy, delete, state, handles, proxies });
                let copier: usize =
                    if copy == 0 { 0 } else { callbacks::copy as *const () as usize };
                let deleter: usize =
                    if delete == 0 { 0 } else { callbacks::delete as *const () as usize };
                // SAFETY: the function of this name below; promised by the caller. The reference
                // that is the state is given back by `keyval_ends`.
                unsafe {
                    let call: unsafe extern "C" fn(
                        usize,
                        usize,
                        *mut c_int,
                        *const Keyval,
                    ) -> c_int = below(at::$place);
                    let state = Arc::into_raw(k.clone());
                    let code = call(copier, deleter, keyval, state);
                    if code == 0 {
                        let end: KeyvalAtEnd = extension(c"MPIX_Keyval_at_end");
                        end(*keyval, Some(callbacks::keyval_ends), state.cast_mut().cast());
                        crate::abi::keyval_made(*keyval, k);
                    } else {
                        callbacks::keyval_ends(state.cast_mut().cast());
                    }
                    code_out(code)
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

type KeyvalAtEnd = unsafe extern "C" fn(c_int, Destructor, *mut c_void) -> c_int;

/// What the Fortran library has of a keyval.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Keyval_at_end(
    keyval: c_int,
    destructor: Destructor,
    state: *mut c_void,
) -> c_int {
    // SAFETY: the extension of this name below, which takes any keyval.
    unsafe {
        let call: KeyvalAtEnd = extension(c"MPIX_Keyval_at_end");
        call(keyval, destructor, state)
    }
}

type Operate = unsafe extern "C" fn(*mut c_void, *mut c_void, i64, usize, *mut c_void);

type CreateOp =
    unsafe extern "C" fn(Option<Operate>, usize, c_int, *mut c_void, *mut usize) -> c_int;

/// # Safety
/// A function of the program's, and its variable (MPI-5.0 section 6.9.5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_create(f: *mut c_void, commute: c_int, op: *mut Hand) -> c_int {
    let operation = callbacks::function(f);
    let state = Arc::into_raw(operation.clone()).cast_mut().cast();
    // SAFETY: the extension of this name; the operation lives until `function_ends`.
    unsafe {
        let call: CreateOp = extension(c"MPIX_Op_create_x");
        let mut out = OneHandle::new(&OP, op, false);
        let function: Option<Operate> = if f.is_null() { None } else { Some(callbacks::op) };
        let free = callbacks::function_ends as *const () as usize;
        let code = call(function, free, commute, state, out.pass());
        out.done();
        if code == 0 {
            callbacks::made(*op, operation);
        } else {
            callbacks::function_ends(state);
        }
        code_out(code)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_create_c(f: *mut c_void, commute: c_int, op: *mut Hand) -> c_int {
    // SAFETY: the extension of this name; the function is its state.
    unsafe {
        let call: CreateOp = extension(c"MPIX_Op_create_x");
        let mut out = OneHandle::new(&OP, op, false);
        let function: Option<Operate> = if f.is_null() { None } else { Some(callbacks::op_c) };
        let code = call(function, 0, commute, f, out.pass());
        out.done();
        code_out(code)
    }
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
            pub unsafe extern "C" fn $name(f: *mut c_void, errhandler: *mut Hand) -> c_int {
                let handler = callbacks::function(f);
                let state = Arc::into_raw(handler.clone()).cast_mut().cast();
                // SAFETY: the extension of this name; the handler lives until `function_ends`.
                unsafe {
                    let call: CreateErrhandler = extension($below);
                    let mut out = OneHandle::new(&ERRHANDLER, errhandler, false);
                    let function: Option<unsafe extern "C" fn(usize, c_int, *mut c_void)> =
                        if f.is_null() { None } else { Some(callbacks::$trampoline) };
                    let free = callbacks::function_ends as *const () as usize;
                    let code = call(function, free, state, out.pass());
                    out.done();
                    if code == 0 {
                        callbacks::made(*errhandler, handler);
                    } else {
                        callbacks::function_ends(state);
                    }
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

type Destructor = Option<unsafe extern "C" fn(*mut c_void) -> c_int>;

/// `MPI_Op_create` with a state, for the Fortran library: the length is a count.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Op_create_x(
    f: *mut c_void,
    destructor: Destructor,
    commute: c_int,
    state: *mut c_void,
    op: *mut Hand,
) -> c_int {
    let bound = Box::into_raw(Box::new(callbacks::Bound { f, destructor, state }));
    // SAFETY: the extension of this name below; the box lives until `callbacks::unbind`.
    unsafe {
        let call: CreateOp = extension(c"MPIX_Op_create_x");
        let mut out = OneHandle::new(&OP, op, false);
        let free = callbacks::unbind as *const () as usize;
        let code = call(Some(callbacks::op_x), free, commute, bound.cast(), out.pass());
        out.done();
        code_out(code)
    }
}

macro_rules! errhandlers_x {
    ($($name:ident $trampoline:ident $below:literal)*) => {
        $(
            /// The function of this name without `X`, with a state.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                f: *mut c_void,
                destructor: Destructor,
                state: *mut c_void,
                errhandler: *mut Hand,
            ) -> c_int {
                let bound = Box::into_raw(Box::new(callbacks::Bound { f, destructor, state }));
                // SAFETY: as above.
                unsafe {
                    let call: CreateErrhandler = extension($below);
                    let mut out = OneHandle::new(&ERRHANDLER, errhandler, false);
                    let free = callbacks::unbind as *const () as usize;
                    let code = call(Some(callbacks::$trampoline), free, bound.cast(), out.pass());
                    out.done();
                    code_out(code)
                }
            }
        )*
    };
}

errhandlers_x! {
    MPIX_Comm_create_errhandler_x comm_error_x c"MPIX_Comm_create_errhandler_x"
    MPIX_File_create_errhandler_x file_error_x c"MPIX_File_create_errhandler_x"
    MPIX_Session_create_errhandler_x session_error_x c"MPIX_Session_create_errhandler_x"
    MPIX_Win_create_errhandler_x win_error_x c"MPIX_Win_create_errhandler_x"
}

/// `MPI_T_BIND_MPI_COMM` of the standard.
const BIND_COMM: c_int = 2;

/// True if a performance variable is bound to a communicator: no other objects have any.
unsafe fn is_of_comm(pvar: c_int) -> bool {
    type Info = unsafe extern "C" fn(
        c_int,
        *mut c_char,
        *mut c_int,
        *mut c_int,
        *mut c_int,
        *mut usize,
        *mut usize,
        *mut c_char,
        *mut c_int,
        *mut c_int,
        *mut c_int,
        *mut c_int,
        *mut c_int,
    ) -> c_int;
    let mut bind = 0;
    let (text, int, handle) = (null_mut(), null_mut(), null_mut());
    // SAFETY: the function of this name below; what is null is not asked for.
    unsafe {
        let call: Info = below(at::T_PVAR_GET_INFO);
        let at = &raw mut bind;
        let code = call(pvar, text, int, int, int, handle, handle, text, int, at, int, int, int);
        code == 0 && bind == BIND_COMM
    }
}

/// Several classes of the ABI may be one of ours: each is its own class.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Error_class(errorcode: c_int, errorclass: *mut c_int) -> c_int {
    // SAFETY: the function of this name below; the caller's variable, which is written unless the
    // call fails.
    unsafe {
        let code = error_in(errorcode);
        let call: unsafe extern "C" fn(c_int, *mut c_int) -> c_int = below(at::ERROR_CLASS);
        let done = call(code, errorclass);
        if done == 0 && errorclass.read() == code {
            errorclass.write(errorcode);
        } else if done == 0 {
            errors_out(errorclass, 1);
        }
        code_out(done)
    }
}

/// The object that a variable is bound to is a handle behind a pointer of no type.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_handle_alloc(
    pe_session: usize,
    pvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut usize,
    count: *mut c_int,
) -> c_int {
    type Alloc = unsafe extern "C" fn(usize, c_int, *mut c_void, *mut usize, *mut c_int) -> c_int;
    // SAFETY: the function of this name below; the caller's handle, of the kind that the variable
    // is bound to (MPI-5.0 section 15.3.7).
    unsafe {
        let call: Alloc = below(at::T_PVAR_HANDLE_ALLOC);
        if obj_handle.is_null() || !is_of_comm(pvar_index) {
            return code_out(call(pe_session, pvar_index, obj_handle, handle, count));
        }
        let mut comm = COMM.to(obj_handle.cast::<Hand>().read_unaligned());
        code_out(call(pe_session, pvar_index, (&raw mut comm).cast(), handle, count))
    }
}

/// What the Fortran library does around an operation on a copy of a section.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Request_around(
    request: *mut Hand,
    start: usize,
    end: usize,
    destructor: Destructor,
    state: *mut c_void,
) -> c_int {
    type Around = unsafe extern "C" fn(*mut usize, usize, usize, Destructor, *mut c_void) -> c_int;
    // SAFETY: the extension of this name below, whose functions these are.
    unsafe {
        let call: Around = extension(c"MPIX_Request_around");
        let mut handle = OneHandle::new(&REQUEST, request, true);
        let code = call(handle.pass(), start, end, destructor, state);
        handle.done();
        code_out(code)
    }
}

/// The value of an attribute that Fortran sets, for the Fortran library.
#[unsafe(no_mangle)]
pub extern "C" fn MPIX_Attr_integer_create(value: i64, is_address_sized: c_int) -> *mut c_void {
    // SAFETY: the extension of this name below.
    unsafe {
        let call: unsafe extern "C" fn(i64, c_int) -> *mut c_void =
            extension(c"MPIX_Attr_integer_create");
        call(value, is_address_sized)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Attr_integer_get(value: *mut c_void, integer: *mut i64) -> c_int {
    // SAFETY: the extension of this name below; promised by the caller.
    unsafe {
        let call: unsafe extern "C" fn(*mut c_void, *mut i64) -> c_int =
            extension(c"MPIX_Attr_integer_get");
        call(value, integer)
    }
}

#[unsafe(no_mangle)]
pub extern "C" fn MPIX_Attr_integer_discard(value: *mut c_void) {
    // SAFETY: the extension of this name below.
    unsafe {
        let call: unsafe extern "C" fn(*mut c_void) = extension(c"MPIX_Attr_integer_discard");
        call(value);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Grequest_start(
    query: usize,
    free: usize,
    cancel: usize,
    state: *mut c_void,
    request: *mut Hand,
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

/// A Fortran status is the C status, as INTEGERs.
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

/// Gives functions their names without `P`.
macro_rules! weak {
    ($($name:ident)*) => {
        std::arch::global_asm!($(
            concat!(".weak MPI_", stringify!($name)),
            concat!(".set MPI_", stringify!($name), ", PMPI_", stringify!($name)),
        )*);
    };
}
pub(crate) use weak;

weak! {
    Abi_get_version
    Attr_get
    Comm_create_errhandler
    Comm_create_keyval
    Comm_get_attr
    Comm_get_name
    Errhandler_create
    Error_class
    Error_string
    File_create_errhandler
    Get_library_version
    Get_processor_name
    Grequest_start
    Info_get_nthkey
    Keyval_create
    Lookup_name
    Op_create
    Op_create_c
    Open_port
    Pcontrol
    Session_create_errhandler
    T_pvar_handle_alloc
    Type_create_keyval
    Type_get_name
    Win_create_errhandler
    Win_create_keyval
    Win_get_attr
    Win_get_name
    Status_c2f
    Status_f2c
}
