//! What MPICH's library of the C++ bindings (`libmpichcxx.so.12`) asks of the C library.
#![allow(non_snake_case, clippy::missing_safety_doc)]

use crate::callbacks;
use crate::load::refuse;
use crate::prelude::*;

/// The operation that has just been made has a function in C++, which `call` calls.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPII_Op_set_cxx(op: Hand, call: *mut c_void) {
    callbacks::bind(op, call);
}

/// The keyval that has just been made has functions in C++.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPII_Keyval_set_proxy(
    _keyval: c_int,
    _copy: *mut c_void,
    _delete: *mut c_void,
) {
    refuse(
        "keyvals of MPI's C++ bindings are not supported; make them \
         with MPI_Comm_create_keyval",
    )
}

/// The error handler that has just been made is a function in C++.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPII_Errhandler_set_cxx(_errhandler: Hand, _call: *mut c_void) {
    refuse(
        "error handlers of MPI's C++ bindings are not supported; make them \
         with MPI_Comm_create_errhandler",
    )
}
