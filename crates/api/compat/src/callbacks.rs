//! Functions of the program that the library calls, with handles and constants of its ABI. Part of
//! each front.

use std::cell::RefCell;
use std::ptr::null_mut;
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::abi;
use crate::prelude::*;

/// What a keyval of the program is made of.
pub(crate) struct Keyval {
    pub(crate) copy: usize,
    pub(crate) delete: usize,
    pub(crate) state: *mut c_void,
    pub(crate) handles: &'static Kind,
    /// What the C++ bindings have added; nothing in an ABI where they make keyvals themselves.
    #[allow(dead_code)]
    pub(crate) proxies: abi::Proxies,
}

/// Called once, when a keyval has been freed and no attribute uses it any more.
pub(crate) unsafe extern "C" fn keyval_ends(state: *mut c_void) -> c_int {
    // SAFETY: the reference of the registration.
    drop(unsafe { Arc::from_raw(state.cast::<Keyval>()) });
    0
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
    // SAFETY: the state is the `Keyval` of the registration, and its function the program's.
    unsafe {
        let k = &*state.cast::<Keyval>();
        error_in(abi::call_copy(k, k.handles.from(object), keyval, value, new, flag))
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
        error_in(abi::call_delete(k, k.handles.from(object), keyval, value))
    }
}

/// Calls the program's function that copies an attribute, as C has it.
///
/// # Safety
/// The arguments of MPI-5.0 section 7.7.2.
pub(crate) unsafe fn copy_in_c(
    k: &Keyval,
    object: Hand,
    keyval: c_int,
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
    // SAFETY: the program's function; promised by the caller.
    unsafe {
        let call: Copy = std::mem::transmute(k.copy);
        call(object, keyval, k.state, value, new, flag)
    }
}

/// Calls the program's function that deletes an attribute, as C has it.
///
/// # Safety
/// As [`copy_in_c`].
pub(crate) unsafe fn delete_in_c(
    k: &Keyval,
    object: Hand,
    keyval: c_int,
    value: *mut c_void,
) -> c_int {
    type Delete = unsafe extern "C" fn(Hand, c_int, *mut c_void, *mut c_void) -> c_int;
    // SAFETY: as above.
    unsafe {
        let call: Delete = std::mem::transmute(k.delete);
        call(object, keyval, value, k.state)
    }
}

/// A function of the program: an operation, or an error handler.
pub(crate) struct Function {
    f: *mut c_void,
    /// What the C++ bindings have added.
    bound: AtomicPtr<c_void>,
}

// SAFETY: `f` is the address of a function, which nobody writes.
unsafe impl Send for Function {}
// SAFETY: as above; `bound` is atomic.
unsafe impl Sync for Function {}

thread_local! {
    /// The operation or error handler that this thread has made last: the C++ bindings tell at once
    /// what it is in C++.
    static MADE_LAST: RefCell<Option<(Hand, Arc<Function>)>> = const { RefCell::new(None) };
}

/// An operation or error handler that is about to be made with the function `f`.
pub(crate) fn function(f: *mut c_void) -> Arc<Function> {
    Arc::new(Function { f, bound: AtomicPtr::new(null_mut()) })
}

/// It has been made, and has this handle now.
pub(crate) fn made(handle: Hand, function: Arc<Function>) {
    // At the end of a thread nobody asks any more.
    let _ = MADE_LAST.try_with(|last| last.replace(Some((handle, function))));
}

/// Gives what this thread has just made what the C++ bindings need to call it.
pub(crate) fn bind(handle: Hand, bound: *mut c_void) {
    let _ = MADE_LAST.try_with(|last| {
        if let Some((_, o)) = last.take().filter(|(made, _)| *made == handle) {
            o.bound.store(bound, Ordering::Release); // SYNC compat.bound: pairs with `get`
        }
    });
}

impl Function {
    /// The function, and what the C++ bindings have added or null.
    fn get(&self) -> (*mut c_void, *mut c_void) {
        // SYNC compat.bound: pairs with the store in `bind`
        (self.f, self.bound.load(Ordering::Acquire))
    }
}

/// Called once, after the last use.
pub(crate) unsafe extern "C" fn function_ends(state: *mut c_void) -> c_int {
    // SAFETY: the reference of the registration.
    drop(unsafe { Arc::from_raw(state.cast::<Function>()) });
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
    // SAFETY: the state is the `Function` of the registration, which has a reference to it; it is
    // the program's, with the arguments of MPI-5.0 section 6.9.5.
    unsafe {
        let (f, bound) = (*state.cast::<Function>()).get();
        abi::call_op(f, bound, invec, inoutvec, len, TYPE.from(datatype));
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

/// Objects with error handlers, by the numbers that MPICH's C++ bindings give them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Owner {
    Comm = 0,
    File = 1,
    Win = 2,
    Session = 3,
}

macro_rules! errhandlers {
    ($($name:ident $handles:ident $t:ty, $kind:ident;)*) => {
        $(
            /// Calls an error handler.
            pub(crate) unsafe extern "C" fn $name(object: usize, code: c_int, state: *mut c_void) {
                let mut object: $t = $handles.from(object);
                let mut code = class_out(code);
                // SAFETY: the state is the `Function` of the registration; it is the program's,
                // which is variadic.
                unsafe {
                    let (f, bound) = (*state.cast::<Function>()).get();
                    if bound.is_null() {
                        let call: unsafe extern "C" fn(*mut $t, *mut c_int, ...) =
                            std::mem::transmute(f);
                        call(&mut object, &mut code);
                    } else {
                        let object = (&raw mut object).cast();
                        abi::call_handler(Owner::$kind, f, bound, object, &mut code);
                    }
                }
            }
        )*
    };
}

errhandlers! {
    comm_error COMM Hand, Comm;
    file_error Files usize, File;
    session_error SESSION Hand, Session;
    win_error WIN Hand, Win;
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
                    call($handles.from(object), class_out(code), bound.state);
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
