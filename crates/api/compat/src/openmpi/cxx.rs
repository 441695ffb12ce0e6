//! What Open MPI's library of the C++ bindings (`libmpi_cxx.so.40`) asks of the C library.
#![allow(clippy::missing_safety_doc)]

use std::sync::{Arc, Mutex, PoisonError};

use crate::byhand::*;
use crate::callbacks::{self, Keyval, Owner};
use crate::prelude::*;

/// The operation that has just been made has the function `f` in C++.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ompi_op_set_cxx_callback(op: Hand, f: *mut c_void) {
    callbacks::bind(op, f);
}

/// Keyvals need nothing more.
pub(crate) type Proxies = ();

/// As above.
pub(crate) fn keyval_made(_keyval: c_int, _of: Arc<Keyval>) {}

/// Kinds of objects with attributes, by the bindings' numbers.
const COMM_KEYVAL: c_int = 1;
const TYPE_KEYVAL: c_int = 2;

/// Makes a keyval. The bindings' functions for communicators look into these: what they would call,
/// `bound`, is called from here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ompi_attr_create_keyval(
    kind: c_int,
    copy: usize,
    delete: usize,
    keyval: *mut c_int,
    state: *mut c_void,
    _flags: c_int,
    bound: *mut c_void,
) -> c_int {
    // SAFETY: promised by the caller.
    unsafe {
        match kind {
            COMM_KEYVAL if bound.is_null() => PMPI_Comm_create_keyval(copy, delete, keyval, state),
            COMM_KEYVAL => {
                let copy = copy_for_cxx as *const () as usize;
                let delete = delete_for_cxx as *const () as usize;
                PMPI_Comm_create_keyval(copy, delete, keyval, bound)
            }
            TYPE_KEYVAL => PMPI_Type_create_keyval(copy, delete, keyval, state),
            _ => PMPI_Win_create_keyval(copy, delete, keyval, state),
        }
    }
}

/// `MPI::Comm::keyval_intercept_data_t`: one of each two functions is null.
#[repr(C)]
struct Bound {
    copy: Option<CopyInC>,
    delete: Option<DeleteInC>,
    copy_cxx: Option<CopyInCxx>,
    delete_cxx: Option<DeleteInCxx>,
    state: *mut c_void,
}

type CopyInC =
    unsafe extern "C" fn(Hand, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int;
type DeleteInC = unsafe extern "C" fn(Hand, c_int, *mut c_void, *mut c_void) -> c_int;
type CopyInCxx = unsafe extern "C" fn(
    *const Object,
    c_int,
    *mut c_void,
    *mut c_void,
    *mut c_void,
    *mut bool,
) -> c_int;
type DeleteInCxx = unsafe extern "C" fn(*mut Object, c_int, *mut c_void, *mut c_void) -> c_int;

/// An object of a class that is derived from `MPI::Comm`, as compilers lay it.
#[repr(C)]
struct Object {
    table: *const c_void,
    comm: Hand,
}

/// The object of a communicator; none where there are no bindings.
fn object(comm: Hand) -> Option<Object> {
    type Test = unsafe extern "C" fn(usize, *mut c_int) -> c_int;
    const CART: c_int = 211;
    const GRAPH: c_int = 212;
    let (mut topology, mut inter) = (0, 0);
    // SAFETY: functions of these names below, with variables of their own; a name with its end.
    let table = unsafe {
        let topo: Test = below(at::TOPO_TEST);
        let test: Test = below(at::COMM_TEST_INTER);
        topo(COMM.to(comm), &mut topology);
        test(COMM.to(comm), &mut inter);
        let name = match topology {
            CART => c"_ZTVN3MPI8CartcommE",
            GRAPH => c"_ZTVN3MPI9GraphcommE",
            _ if inter != 0 => c"_ZTVN3MPI9IntercommE",
            _ => c"_ZTVN3MPI9IntracommE",
        };
        let library =
            libc::dlopen(c"libmpi_cxx.so.40".as_ptr(), libc::RTLD_NOW | libc::RTLD_NOLOAD);
        libc::dlsym(library, name.as_ptr())
    };
    // Two words lie before the functions.
    (!table.is_null()).then(|| Object { table: table.wrapping_byte_add(16), comm })
}

unsafe extern "C" fn copy_for_cxx(
    comm: Hand,
    keyval: c_int,
    state: *mut c_void,
    value: *mut c_void,
    new: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the state of the registration; the caller's variables. A zero byte and a one are a
    // `bool`.
    unsafe {
        let bound = &*state.cast::<Bound>();
        if let Some(call) = bound.copy {
            return call(comm, keyval, bound.state, value, new, flag);
        }
        let (Some(call), Some(object)) = (bound.copy_cxx, object(comm)) else { return OTHER };
        let mut copies = *flag != 0;
        let code = call(&object, keyval, bound.state, value, new, &mut copies);
        *flag = c_int::from(copies);
        code
    }
}

unsafe extern "C" fn delete_for_cxx(
    comm: Hand,
    keyval: c_int,
    value: *mut c_void,
    state: *mut c_void,
) -> c_int {
    // SAFETY: as above.
    unsafe {
        let bound = &*state.cast::<Bound>();
        if let Some(call) = bound.delete {
            return call(comm, keyval, value, bound.state);
        }
        let (Some(call), Some(mut object)) = (bound.delete_cxx, object(comm)) else {
            return OTHER;
        };
        call(&mut object, keyval, value, bound.state)
    }
}

/// `MPI_ERR_OTHER` of this ABI.
const OTHER: c_int = 16;

/// What the bindings take for an error handler, and write into.
type Room = [usize; 128];

/// Error handlers in C++: where their rooms lie, and their handles below. Rooms stay: a program may
/// ask for a handle that it has freed.
static HANDLERS: Mutex<Vec<(usize, usize)>> = Mutex::new(Vec::new());

/// The handle of the error handler whose room lies at an address.
pub(crate) fn handler_at(address: usize) -> Option<usize> {
    let all = HANDLERS.lock().unwrap_or_else(PoisonError::into_inner);
    all.iter().find(|(room, _)| *room == address).map(|(_, handle)| *handle)
}

/// Makes an error handler in C++. The bindings write the address of a function of theirs into it,
/// which calls `f`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ompi_errhandler_create(
    kind: c_int,
    f: *mut c_void,
    _language: c_int,
) -> Hand {
    const OF_COMM: c_int = 1;
    const OF_WIN: c_int = 2;
    let mut made: Hand = 0;
    // SAFETY: a variable of our own; the program's function.
    let code = unsafe {
        match kind {
            OF_COMM => PMPI_Comm_create_errhandler(f, &mut made),
            OF_WIN => PMPI_Win_create_errhandler(f, &mut made),
            _ => PMPI_File_create_errhandler(f, &mut made),
        }
    };
    // What the bindings write into in any case.
    let room: *mut Room = Box::leak(Box::new([0; 128]));
    if code == 0 {
        callbacks::bind(made, room.cast());
        let mut all = HANDLERS.lock().unwrap_or_else(PoisonError::into_inner);
        all.push((room.expose_provenance(), ERRHANDLER.to(made)));
    }
    room.expose_provenance()
}

/// Errors are returned, too.
pub(crate) fn handled() -> bool {
    false
}

/// Calls an error handler of C++.
///
/// # Safety
/// `bound` is a room; the program's function, and the addresses of a handle and a code.
pub(crate) unsafe fn call_handler(
    _kind: Owner,
    f: *mut c_void,
    bound: *mut c_void,
    object: *mut c_void,
    code: *mut c_int,
) {
    type Dispatch =
        unsafe extern "C" fn(*mut c_void, *mut c_int, *const std::ffi::c_char, *mut c_void);
    // SAFETY: promised by the caller. The one word that the bindings have written is the address of
    // their function; where it lies depends on their version.
    unsafe {
        let room = &*bound.cast::<Room>();
        if let Some(dispatch) = room.iter().find(|word| **word != 0) {
            let call: Dispatch = std::mem::transmute(*dispatch);
            call(object, code, c"".as_ptr(), f);
        }
    }
}

/// Tells of an error that the bindings have found.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ompi_errhandler_invoke(
    _errhandler: Hand,
    object: Hand,
    _kind: c_int,
    code: c_int,
    _said: *const c_void,
) -> c_int {
    // SAFETY: the function of this name below; an object that is no communicator is refused there.
    unsafe {
        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::COMM_CALL_ERRHANDLER);
        code_out(call(COMM.to(object), error_in(code)));
    }
    code
}

// No code of the library's own is in use, and a list (two words of an object, then its end, which
// leads to itself both ways) of representations of data is empty.
std::arch::global_asm!(
    ".data",
    ".balign 64",
    ".globl ompi_errcode_intern_lastused",
    ".type ompi_errcode_intern_lastused, %object",
    ".size ompi_errcode_intern_lastused, 4",
    "ompi_errcode_intern_lastused: .zero 64",
    ".globl ompi_errcodes_intern",
    ".type ompi_errcodes_intern, %object",
    ".size ompi_errcodes_intern, 120",
    "ompi_errcodes_intern: .zero 128",
    ".globl ompi_registered_datareps",
    ".type ompi_registered_datareps, %object",
    ".size ompi_registered_datareps, 64",
    "ompi_registered_datareps: .zero 32",
    ".quad ompi_registered_datareps + 16, ompi_registered_datareps + 16, 0, 0",
    ".text",
);
