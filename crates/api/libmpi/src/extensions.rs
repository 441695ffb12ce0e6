//! Callbacks with a state of their own, for language bindings above the C binding: MPI's own
//! operations and error handlers tell a callback nothing of who registered it. Names and arguments
//! are those that MPICH has for the same purpose. Further, attributes that are integers, and
//! requests of operations on copies of the user's memory.
#![allow(unreachable_pub, non_snake_case)]

use std::ffi::{c_int, c_void};
use std::sync::Arc;

use hawser_core::attr::integers::{self, Width};
use hawser_core::attr::keep;
use hawser_core::err;
use hawser_core::errhandler::{Errhandler, Target};
use hawser_core::error::{Error, Result};
use hawser_core::op::Op;
use hawser_core::request::Around;

use crate::chapters::op::with_handle;
use crate::chapters::request;
use crate::entry::{Blame, Call};
use crate::generated::ids;
use crate::handles;
use crate::types::*;

/// Called with the state when the last use of the object has gone.
type Destructor = Option<unsafe extern "C" fn(*mut c_void) -> c_int>;

/// `MPIX_User_function_x`
type UserFunction =
    Option<unsafe extern "C" fn(*mut c_void, *mut c_void, MPI_Count, MPI_Datatype, *mut c_void)>;

struct State {
    pointer: *mut c_void,
    destructor: Destructor,
}

// SAFETY: the library only hands the pointer to the user's functions, which must take calls from
// any thread that calls MPI.
unsafe impl Send for State {}
// SAFETY: as above.
unsafe impl Sync for State {}

impl State {
    // A method, so that closures capture the whole value and with it the destructor.
    fn get(&self) -> *mut c_void {
        self.pointer
    }
}

impl Drop for State {
    fn drop(&mut self) {
        if let Some(f) = self.destructor {
            // SAFETY: the user's function, once, after the last use of the state.
            unsafe { f(self.pointer) };
        }
    }
}

fn null(what: &str) -> Error {
    err!(Arg, "argument `{what}` is a null pointer")
}

fn ended(id: u32, done: Result<()>) -> c_int {
    let call = Call::enter(id);
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[], e),
    }
}

/// `MPI_Op_create` with a state; the length is a count.
///
/// # Safety
/// The functions take the state; `op` is the caller's variable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Op_create_x(
    function: UserFunction,
    destructor: Destructor,
    commute: c_int,
    extra_state: *mut c_void,
    op: *mut MPI_Op,
) -> c_int {
    let state = State { pointer: extra_state, destructor };
    let Some(f) = function else { return ended(ids::OP_CREATE, Err(null("user_fn"))) };
    if op.is_null() {
        return ended(ids::OP_CREATE, Err(null("op")));
    }
    let function = Box::new(move |left: *const u8, inout: *mut u8, len, dtype: &_| {
        with_handle(dtype, |handle| {
            // SAFETY: the user's function, with the arguments that MPI-5.0 section 6.9.5 promises.
            unsafe { f(left.cast_mut().cast(), inout.cast(), len, *handle, state.get()) };
        })
    });
    // SAFETY: not null; promised by the caller.
    unsafe { op.write(handles::op::insert(Op::user(function, commute != 0))) };
    ended(ids::OP_CREATE, Ok(()))
}

macro_rules! errhandlers {
    ($($name:ident $target:ident $handle:ident $id:ident)*) => {
        $(
            /// The function of this name without `X`, with a state.
            ///
            /// # Safety
            /// The functions take the state; `errhandler` is the caller's variable.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name(
                function: Option<unsafe extern "C" fn($handle, c_int, *mut c_void)>,
                destructor: Destructor,
                extra_state: *mut c_void,
                errhandler: *mut MPI_Errhandler,
            ) -> c_int {
                let state = State { pointer: extra_state, destructor };
                let Some(f) = function else {
                    return ended(ids::$id, Err(null("errhandler_fn")));
                };
                if errhandler.is_null() {
                    return ended(ids::$id, Err(null("errhandler")));
                }
                let function = Box::new(move |object, code: &mut i32| {
                    // SAFETY: the user's function, with the arguments of MPI-5.0 section 9.3.
                    unsafe { f($handle(object), *code, state.get()) };
                });
                let new = Errhandler::user(Target::$target, function);
                // SAFETY: not null; promised by the caller.
                unsafe { errhandler.write(handles::errhandler::insert(new)) };
                ended(ids::$id, Ok(()))
            }
        )*
    };
}

errhandlers! {
    MPIX_Comm_create_errhandler_x Comm MPI_Comm COMM_CREATE_ERRHANDLER
    MPIX_File_create_errhandler_x File MPI_File FILE_CREATE_ERRHANDLER
    MPIX_Session_create_errhandler_x Session MPI_Session SESSION_CREATE_ERRHANDLER
    MPIX_Win_create_errhandler_x Win MPI_Win WIN_CREATE_ERRHANDLER
}

/// Has `start` called with the state before each start of a persistent request, and `end` once
/// after each end of the operation, before a completion function tells it. The request is one that
/// the caller has made and nobody else has seen; its handle may change. The destructor is called
/// when nothing uses the state any more, also where this fails.
///
/// # Safety
/// The functions take the state, in any thread that calls MPI; `request` is the caller's variable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Request_around(
    request: *mut MPI_Request,
    start: Option<unsafe extern "C" fn(*mut c_void)>,
    end: Option<unsafe extern "C" fn(*mut c_void)>,
    destructor: Destructor,
    extra_state: *mut c_void,
) -> c_int {
    let state = Arc::new(State { pointer: extra_state, destructor });
    let hook = |function: Option<unsafe extern "C" fn(*mut c_void)>| {
        let state = Arc::clone(&state);
        Box::new(move || {
            if let Some(f) = function {
                // SAFETY: the caller's function with its state, which lives as long as this.
                unsafe { f(state.get()) };
            }
        })
    };
    let around = Around { start: hook(start), end: hook(end) };
    if request.is_null() {
        return ended(ids::START, Err(null("request")));
    }
    // SAFETY: not null; promised by the caller.
    ended(ids::START, unsafe { request::around(request, around) })
}

/// Has `destructor` called with the state when a keyval has been freed and no attribute uses it any
/// more; where this fails, at once.
///
/// # Safety
/// The function takes the state, in any thread that calls MPI, and calls no MPI function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Keyval_at_end(
    keyval: c_int,
    destructor: Destructor,
    extra_state: *mut c_void,
) -> c_int {
    let state = State { pointer: extra_state, destructor };
    ended(ids::COMM_CREATE_KEYVAL, keep(keyval, Box::new(state)))
}

/// The value of an attribute that Fortran sets: the address of the integer, which C reads
/// (MPI-5.0 section 19.3.7). It is freed with the last attribute that has it.
#[unsafe(no_mangle)]
pub extern "C" fn MPIX_Attr_integer_create(value: i64, is_address_sized: c_int) -> *mut c_void {
    let width = if is_address_sized != 0 { Width::Address } else { Width::Integer };
    integers::create(value, width) as *mut c_void
}

/// The integer of an attribute that Fortran has set, and 1; 0 for an address that C has set.
///
/// # Safety
/// `integer` is the caller's variable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_Attr_integer_get(
    attribute_val: *mut c_void,
    integer: *mut i64,
) -> c_int {
    let Some(found) = integers::read(attribute_val as usize) else { return 0 };
    // SAFETY: promised by the caller.
    unsafe { integer.write(found) };
    1
}

/// Frees what [`MPIX_Attr_integer_create`] has made where no attribute could be set with it.
#[unsafe(no_mangle)]
pub extern "C" fn MPIX_Attr_integer_discard(attribute_val: *mut c_void) {
    integers::discard(attribute_val as usize);
}
