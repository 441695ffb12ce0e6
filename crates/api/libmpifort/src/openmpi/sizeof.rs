//! `MPI_Sizeof` of Open MPI's modules: a routine for each type and number of dimensions.

use std::ffi::{c_int, c_void};

macro_rules! sizes {
    ($($body:ident $bytes:literal: $($word:literal)*;)*) => {
        $(
            unsafe extern "C" fn $body(_x: *const c_void, size: *mut c_int, ierror: *mut c_int) {
                // SAFETY: the caller's variables; the error code may be left out.
                unsafe {
                    *size = $bytes;
                    if !ierror.is_null() {
                        *ierror = 0;
                    }
                }
            }

            std::arch::global_asm!(
                concat!(
                    ".irp rank, scalar, r1, r2, r3, r4, r5, r6, r7, r8, ",
                    "r9, r10, r11, r12, r13, r14, r15",
                ),
                $(
                    concat!(".globl mpi_sizeof_", $word, "_\\rank\\()_"),
                    concat!(".type mpi_sizeof_", $word, "_\\rank\\()_, %function"),
                    concat!("mpi_sizeof_", $word, "_\\rank\\()_:"),
                    concat!(".globl pmpi_sizeof_", $word, "_\\rank\\()_"),
                    concat!(".type pmpi_sizeof_", $word, "_\\rank\\()_, %function"),
                    concat!("pmpi_sizeof_", $word, "_\\rank\\()_:"),
                )*
                "jmp {body}",
                ".endr",
                body = sym $body,
            );
        )*
    };
}

sizes! {
    bytes_1 1: "character" "int8";
    bytes_2 2: "int16";
    bytes_4 4: "int32" "logical" "real32";
    bytes_8 8: "complex32" "int64" "real64";
    bytes_16 16: "complex64" "real128";
    bytes_32 32: "complex128";
}
