//! What Open MPI's library of the C++ bindings (`libmpi_cxx.so.40`) asks of the C library.
#![allow(clippy::missing_safety_doc)]

use crate::callbacks;
use crate::load::refuse;
use crate::prelude::*;

/// The operation that has just been made has the function `f` in C++.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ompi_op_set_cxx_callback(op: Hand, f: *mut c_void) {
    callbacks::bind(op, f);
}

/// Makes a keyval whose functions are in C++: the bindings would look into communicators.
#[unsafe(no_mangle)]
pub extern "C" fn ompi_attr_create_keyval() -> c_int {
    refuse(
        "keyvals of MPI's C++ bindings are not supported; make them \
         with MPI_Comm_create_keyval",
    )
}

/// Makes an error handler in C++: the bindings would write into it.
#[unsafe(no_mangle)]
pub extern "C" fn ompi_errhandler_create() -> Hand {
    refuse(
        "error handlers of MPI's C++ bindings are not supported; make them \
         with MPI_Comm_create_errhandler",
    )
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
