//! What MPICH's library of the C++ bindings (`libmpichcxx.so.12`) asks of the C library: it makes
//! an object with a function of C++ as one of C, and names a function of its own at once, which
//! knows how to call that.
#![allow(non_snake_case, clippy::missing_safety_doc)]

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::callbacks::{self, Keyval, Owner, copy_in_c, delete_in_c};
use crate::prelude::*;

/// The operation that has just been made has a function in C++, which `call` calls.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPII_Op_set_cxx(op: Hand, call: *mut c_void) {
    callbacks::bind(op, call);
}

/// The error handler that has just been made is a function in C++, which `call` calls.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPII_Errhandler_set_cxx(errhandler: Hand, call: *mut c_void) {
    callbacks::bind(errhandler, call);
}

thread_local! {
    /// An error handler in C++ was called, and the call that it belongs to has not returned.
    static HANDLED: Cell<bool> = const { Cell::new(false) };
}

/// True, once, after a call of an error handler in C++: the bindings would call it again for an
/// error that is returned.
pub(crate) fn handled() -> bool {
    HANDLED.try_with(Cell::take).unwrap_or(false)
}

/// Calls an error handler of C++: `bound` calls `f`.
///
/// # Safety
/// The program's function, and the addresses of a handle and a code.
pub(crate) unsafe fn call_handler(
    kind: Owner,
    f: *mut c_void,
    bound: *mut c_void,
    object: *mut c_void,
    code: *mut c_int,
) {
    // SAFETY: promised by the caller; the signature is MPICH's.
    unsafe {
        let call: unsafe extern "C" fn(c_int, *mut c_void, *mut c_int, *mut c_void) =
            std::mem::transmute(bound);
        call(kind as c_int, object, code, f);
    }
    let _ = HANDLED.try_with(|handled| handled.set(true));
}

/// The functions of the C++ bindings that call those of a keyval; null where these are in C.
#[derive(Default)]
pub(crate) struct Proxies {
    copy: AtomicPtr<c_void>,
    delete: AtomicPtr<c_void>,
}

thread_local! {
    /// The keyval that this thread has made last.
    static MADE_LAST: RefCell<Option<(c_int, Arc<Keyval>)>> = const { RefCell::new(None) };
}

/// A keyval has been made.
pub(crate) fn keyval_made(keyval: c_int, of: Arc<Keyval>) {
    // At the end of a thread nobody asks any more.
    let _ = MADE_LAST.try_with(|last| last.replace(Some((keyval, of))));
}

/// The keyval that has just been made has functions in C++, which these call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPII_Keyval_set_proxy(
    keyval: c_int,
    copy: *mut c_void,
    delete: *mut c_void,
) {
    let _ = MADE_LAST.try_with(|last| {
        if let Some((_, k)) = last.take().filter(|(made, _)| *made == keyval) {
            // SYNC compat.proxies: pairs with the loads in `call_copy` and `call_delete`
            k.proxies.copy.store(copy, Ordering::Release);
            k.proxies.delete.store(delete, Ordering::Release);
        }
    });
}

/// Attributes are addresses, for functions of C++ (`MPIR_ATTR_PTR`).
const POINTER: c_int = 0;

/// Calls the function that copies an attribute.
///
/// # Safety
/// The arguments of MPI-5.0 section 7.7.2.
pub(crate) unsafe fn call_copy(
    k: &Keyval,
    object: Hand,
    keyval: c_int,
    value: *mut c_void,
    new: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    type Copy = unsafe extern "C" fn(
        usize,
        Hand,
        c_int,
        *mut c_void,
        c_int,
        *mut c_void,
        *mut c_void,
        *mut c_int,
    ) -> c_int;
    // SYNC compat.proxies: pairs with the stores in `MPII_Keyval_set_proxy`
    let proxy = k.proxies.copy.load(Ordering::Acquire);
    // SAFETY: promised by the caller; the signature of the proxy is MPICH's.
    unsafe {
        if proxy.is_null() {
            return copy_in_c(k, object, keyval, value, new, flag);
        }
        let call: Copy = std::mem::transmute(proxy);
        call(k.copy, object, keyval, k.state, POINTER, value, new, flag)
    }
}

/// Calls the function that deletes an attribute.
///
/// # Safety
/// As [`call_copy`].
pub(crate) unsafe fn call_delete(
    k: &Keyval,
    object: Hand,
    keyval: c_int,
    value: *mut c_void,
) -> c_int {
    type Delete =
        unsafe extern "C" fn(usize, Hand, c_int, c_int, *mut c_void, *mut c_void) -> c_int;
    // SYNC compat.proxies: pairs with the stores in `MPII_Keyval_set_proxy`
    let proxy = k.proxies.delete.load(Ordering::Acquire);
    // SAFETY: as in `call_copy`.
    unsafe {
        if proxy.is_null() {
            return delete_in_c(k, object, keyval, value);
        }
        let call: Delete = std::mem::transmute(proxy);
        call(k.delete, object, keyval, POINTER, value, k.state)
    }
}
