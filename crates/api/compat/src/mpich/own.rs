//! What MPICH's ABI alone has.
#![allow(non_snake_case, non_upper_case_globals, clippy::missing_safety_doc)]

use crate::byhand::weak;
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

/// The INTEGER of a file (MPI-5.0 section 19.3.4); that of the null handle is 0.
#[unsafe(no_mangle)]
pub extern "C" fn PMPI_File_c2f(file: usize) -> c_int {
    Files.to_int(file)
}

/// The file of an INTEGER.
#[unsafe(no_mangle)]
pub extern "C" fn PMPI_File_f2c(file: c_int) -> usize {
    Files.with_int(file)
}

weak! {
    File_c2f
    File_f2c
}

// Error classes, codes and strings could be removed in MPICH before that was standard.
std::arch::global_asm!(
    ".irp name, class, code, string",
    ".weak MPIX_Delete_error_\\name",
    ".globl PMPIX_Delete_error_\\name",
    ".type MPIX_Delete_error_\\name, %function",
    ".type PMPIX_Delete_error_\\name, %function",
    "MPIX_Delete_error_\\name:",
    "PMPIX_Delete_error_\\name:",
    "jmp PMPI_Remove_error_\\name\\()@PLT",
    ".endr",
);

macro_rules! devices {
    ($($name:ident $pmpi:ident)*) => {
        $(
            /// No memory of devices is known.
            #[unsafe(no_mangle)]
            pub extern "C" fn $name() -> c_int {
                0
            }

            /// The same for tools.
            #[unsafe(no_mangle)]
            pub extern "C" fn $pmpi() -> c_int {
                0
            }
        )*
    };
}

devices! {
    MPIX_Query_cuda_support PMPIX_Query_cuda_support
    MPIX_Query_hip_support PMPIX_Query_hip_support
    MPIX_Query_ze_support PMPIX_Query_ze_support
}

/// No memory of devices is known, of none of the kinds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPIX_GPU_query_support(_kind: c_int, supported: *mut c_int) -> c_int {
    // SAFETY: the caller's variable.
    unsafe { *supported = 0 };
    0
}

/// The same for tools.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_GPU_query_support(kind: c_int, supported: *mut c_int) -> c_int {
    // SAFETY: as above.
    unsafe { MPIX_GPU_query_support(kind, supported) }
}

// Constants of `mpi_f08` that are variables, which MPI knows by their addresses, and what C sees of
// two of them. Reached through the global offset table only.
std::arch::global_asm!(
    ".data",
    ".balign 64",
    ".irp name, BOTTOM, IN_PLACE",
    ".globl MPIR_F08_MPI_\\name",
    ".type MPIR_F08_MPI_\\name, %object",
    ".size MPIR_F08_MPI_\\name, 4",
    "MPIR_F08_MPI_\\name: .zero 16",
    ".endr",
    ".irp name, STATUS_IGNORE, STATUSES_IGNORE",
    ".globl MPIR_F08_MPI_\\name\\()_OBJ",
    ".type MPIR_F08_MPI_\\name\\()_OBJ, %object",
    ".size MPIR_F08_MPI_\\name\\()_OBJ, 20",
    "MPIR_F08_MPI_\\name\\()_OBJ: .zero 32",
    ".globl MPI_F08_\\name",
    ".type MPI_F08_\\name, %object",
    ".size MPI_F08_\\name, 8",
    "MPI_F08_\\name: .quad MPIR_F08_MPI_\\name\\()_OBJ",
    ".endr",
    ".text",
);
