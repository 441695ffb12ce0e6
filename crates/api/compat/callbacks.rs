//! Functions of the program that the library calls, with handles and constants of its ABI. Part of
//! each front.

use std::cell::RefCell;
use std::ptr::null_mut;
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::abi;
use crate::prelude::*;

/// What a keyval of the program is made of; it stays until the process ends.
pub(crate) struct Keyval {
    pub(crate) copy: usize,
    pub(crate) delete: usize,
    pub(crate) state: *mut c_void,
    pub(crate) handles: &'static Kind,
}

/// Copies an attribute.
pub(crate) unsafe extern "C" fn copy(
    object: usize,
    keyval: c_int,
    state: *mut c_void,
    value: *mut c_void,
    new: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    type Copy = unsafe extern "C" fn(
        Hand,
        c_int,
        *mut c_void,
        *mut c_void,
        *mut c_void,
        *mut c_int,
    ) -> c_int;
    // SAFETY: the state is the `Keyval` of the registration, and its function the program's.
    unsafe {
        let k = &*state.cast::<Keyval>();
        let call: Copy = std::mem::transmute(k.copy);
        error_in(call(k.handles.from(object), keyval, k.state, value, new, flag))
    }
}

/// Deletes an attribute.
pub(crate) unsafe extern "C" fn delete(
    object: usize,
    keyval: c_int,
    value: *mut c_void,
    state: *mut c_void,
) -> c_int {
    // SAFETY: as in `copy`.
    unsafe {
        let k = &*state.cast::<Keyval>();
        let call: unsafe extern "C" fn(Hand, c_int, *mut c_void, *mut c_void) -> c_int =
            std::mem::transmute(k.delete);
        error_in(call(k.handles.from(object), keyval, value, k.state))
    }
}

/// The function of an operation of the program.
pub(crate) struct Operation {
    f: *mut c_void,
    /// What the C++ bindings have added.
    bound: AtomicPtr<c_void>,
}

// SAFETY: `f` is the address of a function, which nobody writes.
unsafe impl Send for Operation {}
// SAFETY: as above; `bound` is atomic.
unsafe impl Sync for Operation {}

thread_local! {
    /// The operation that this thread has made last: the C++ bindings tell at once what it is in
    /// C++.
    static MADE_LAST: RefCell<Option<(Hand, Arc<Operation>)>> = const { RefCell::new(None) };
}

/// An operation that is about to be made with the function `f`.
pub(crate) fn operation(f: *mut c_void) -> Arc<Operation> {
    Arc::new(Operation { f, bound: AtomicPtr::new(null_mut()) })
}

/// It has been made, and has this handle now.
pub(crate) fn made(op: Hand, operation: Arc<Operation>) {
    // At the end of a thread nobody asks any more.
    let _ = MADE_LAST.try_with(|last| last.replace(Some((op, operation))));
}

/// Gives an operation that this thread has just made a function of the C++ bindings.
pub(crate) fn bind(op: Hand, bound: *mut c_void) {
    let _ = MADE_LAST.try_with(|last| {
        if let Some((_, o)) = last.take().filter(|(made, _)| *made == op) {
            o.bound.store(bound, Ordering::Release); // SYNC compat.op: pairs with the load in `op`
        }
    });
}

/// Called once, after the last use.
pub(crate) unsafe extern "C" fn operation_ends(state: *mut c_void) -> c_int {
    // SAFETY: the reference of the registration.
    drop(unsafe { Arc::from_raw(state.cast::<Operation>()) });
    0
}

/// Calls an operation whose length is an `int`.
pub(crate) unsafe extern "C" fn op(
    invec: *mut c_void,
    inoutvec: *mut c_void,
    len: i64,
    datatype: usize,
    state: *mut c_void,
) {
    let len = c_int::try_from(len).unwrap_or(c_int::MAX);
    // SAFETY: the state is the `Operation` of the registration, which has a reference to it; its
    // function is the program's, with the arguments of MPI-5.0 section 6.9.5.
    unsafe {
        let o = &*state.cast::<Operation>();
        // SYNC compat.op: pairs with the store in `bind`
        let bound = o.bound.load(Ordering::Acquire);
        abi::call_op(o.f, bound, invec, inoutvec, len, TYPE.from(datatype));
    }
}

/// Calls an operation whose length is a count.
pub(crate) unsafe extern "C" fn op_c(
    invec: *mut c_void,
    inoutvec: *mut c_void,
    mut len: i64,
    datatype: usize,
    state: *mut c_void,
) {
    type User = unsafe extern "C" fn(*mut c_void, *mut c_void, *mut i64, *mut Hand);
    let mut dtype = TYPE.from(datatype);
    // SAFETY: as in `op`.
    unsafe {
        let call: User = std::mem::transmute(state);
        call(invec, inoutvec, &mut len, &mut dtype);
    }
}

macro_rules! errhandlers {
    ($($name:ident $handles:ident $t:ty)*) => {
        $(
            /// Calls an error handler.
            pub(crate) unsafe extern "C" fn $name(object: usize, code: c_int, state: *mut c_void) {
                let mut object: $t = $handles.from(object);
                let mut code = code_out(code);
                // SAFETY: the state is the program's function, which is variadic.
                unsafe {
                    let call: unsafe extern "C" fn(*mut $t, *mut c_int, ...) =
                        std::mem::transmute(state);
                    call(&mut object, &mut code);
                }
            }
        )*
    };
}

errhandlers! {
    comm_error COMM Hand
    file_error Files usize
    session_error SESSION Hand
    win_error WIN Hand
}

/// A function of the Fortran library with its state.
pub(crate) struct Bound {
    pub(crate) f: *mut c_void,
    pub(crate) destructor: Option<unsafe extern "C" fn(*mut c_void) -> c_int>,
    pub(crate) state: *mut c_void,
}

/// Called once, after the last use.
pub(crate) unsafe extern "C" fn unbind(state: *mut c_void) -> c_int {
    // SAFETY: the box of the registration.
    unsafe {
        let bound = Box::from_raw(state.cast::<Bound>());
        bound.destructor.map_or(0, |f| f(bound.state))
    }
}

/// Calls an operation that has a state.
pub(crate) unsafe extern "C" fn op_x(
    invec: *mut c_void,
    inoutvec: *mut c_void,
    len: i64,
    datatype: usize,
    state: *mut c_void,
) {
    // SAFETY: the state is the `Bound` of the registration.
    unsafe {
        let bound = &*state.cast::<Bound>();
        let call: unsafe extern "C" fn(*mut c_void, *mut c_void, i64, Hand, *mut c_void) =
            std::mem::transmute(bound.f);
        call(invec, inoutvec, len, TYPE.from(datatype), bound.state);
    }
}

macro_rules! errhandlers_x {
    ($($name:ident $handles:ident $t:ty)*) => {
        $(
            /// Calls an error handler that has a state.
            pub(crate) unsafe extern "C" fn $name(object: usize, code: c_int, state: *mut c_void) {
                // SAFETY: as in `op_x`.
                unsafe {
                    let bound = &*state.cast::<Bound>();
                    let call: unsafe extern "C" fn($t, c_int, *mut c_void) =
                        std::mem::transmute(bound.f);
                    call($handles.from(object), code_out(code), bound.state);
                }
            }
        )*
    };
}

errhandlers_x! {
    comm_error_x COMM Hand
    file_error_x Files usize
    session_error_x SESSION Hand
    win_error_x WIN Hand
}

/// A generalized request of the program.
pub(crate) struct Grequest {
    pub(crate) query: usize,
    pub(crate) free: usize,
    pub(crate) cancel: usize,
    pub(crate) state: *mut c_void,
}

/// Asks for the status.
pub(crate) unsafe extern "C" fn query(state: *mut c_void, status: *mut Status) -> c_int {
    // SAFETY: the state is the `Grequest` of the request, the status the library's.
    unsafe {
        let g = &*state.cast::<Grequest>();
        let mut theirs = EMPTY;
        let call: unsafe extern "C" fn(*mut c_void, *mut Theirs) -> c_int =
            std::mem::transmute(g.query);
        let code = call(g.state, &mut theirs);
        status.write(status_in(theirs));
        error_in(code)
    }
}

/// Frees; the last call of a request.
pub(crate) unsafe extern "C" fn free(state: *mut c_void) -> c_int {
    // SAFETY: as in `query`; the box was made at the start of the request and is used no more.
    unsafe {
        let g = Box::from_raw(state.cast::<Grequest>());
        let call: unsafe extern "C" fn(*mut c_void) -> c_int = std::mem::transmute(g.free);
        error_in(call(g.state))
    }
}

/// Cancels.
pub(crate) unsafe extern "C" fn cancel(state: *mut c_void, complete: c_int) -> c_int {
    // SAFETY: as in `query`.
    unsafe {
        let g = &*state.cast::<Grequest>();
        let call: unsafe extern "C" fn(*mut c_void, c_int) -> c_int = std::mem::transmute(g.cancel);
        error_in(call(g.state, complete))
    }
}
