//! What Open MPI's ABI alone has.
#![allow(non_snake_case, non_upper_case_globals, clippy::missing_safety_doc)]

use crate::byhand::weak;
use crate::prelude::*;

macro_rules! converters {
    ($($c2f:ident $f2c:ident $handles:ident)*) => {
        $(
            /// The INTEGER of a handle (MPI-5.0 section 19.3.4).
            #[unsafe(no_mangle)]
            pub extern "C" fn $c2f(handle: Hand) -> c_int {
                $handles.to_int(handle)
            }

            /// The handle of an INTEGER; null if there is none.
            #[unsafe(no_mangle)]
            pub extern "C" fn $f2c(int: c_int) -> Hand {
                $handles.with_int(int)
            }
        )*
    };
}

converters! {
    PMPI_Comm_c2f PMPI_Comm_f2c COMM
    PMPI_Errhandler_c2f PMPI_Errhandler_f2c ERRHANDLER
    PMPI_File_c2f PMPI_File_f2c Files
    PMPI_Group_c2f PMPI_Group_f2c GROUP
    PMPI_Info_c2f PMPI_Info_f2c INFO
    PMPI_Message_c2f PMPI_Message_f2c MESSAGE
    PMPI_Op_c2f PMPI_Op_f2c OP
    PMPI_Request_c2f PMPI_Request_f2c REQUEST
    PMPI_Session_c2f PMPI_Session_f2c SESSION
    PMPI_Win_c2f PMPI_Win_f2c WIN
}

/// The INTEGER of a datatype.
#[unsafe(no_mangle)]
pub extern "C" fn PMPI_Type_c2f(handle: Hand) -> c_int {
    crate::abi::type_to_int(handle)
}

/// The datatype of an INTEGER; null if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn PMPI_Type_f2c(int: c_int) -> Hand {
    crate::abi::type_with_int(int)
}

weak! {
    Comm_c2f
    Comm_f2c
    Errhandler_c2f
    Errhandler_f2c
    File_c2f
    File_f2c
    Group_c2f
    Group_f2c
    Info_c2f
    Info_f2c
    Message_c2f
    Message_f2c
    Op_c2f
    Op_f2c
    Request_c2f
    Request_f2c
    Session_c2f
    Session_f2c
    Type_c2f
    Type_f2c
    Win_c2f
    Win_f2c
}

/// The INTEGER of a handle of any type, for the Fortran library.
#[unsafe(no_mangle)]
pub extern "C" fn ompi_handle_int(handle: Hand) -> c_int {
    crate::abi::any_int(handle)
}

/// No memory of devices is known.
#[unsafe(no_mangle)]
pub extern "C" fn MPIX_Query_cuda_support() -> c_int {
    0
}

// Constants of Fortran that are variables, which MPI knows by their addresses: a program has its
// own, so that they are reached through the global offset table only. What C sees of two of them
// are pointers.
std::arch::global_asm!(
    ".data",
    ".balign 64",
    ".irp name, bottom, in_place, errcodes_ignore, unweighted, weights_empty",
    ".globl mpi_fortran_\\name\\()_",
    ".type mpi_fortran_\\name\\()_, %object",
    ".size mpi_fortran_\\name\\()_, 4",
    "mpi_fortran_\\name\\()_: .zero 16",
    ".endr",
    ".irp name, argv_null, argvs_null",
    ".globl mpi_fortran_\\name\\()_",
    ".type mpi_fortran_\\name\\()_, %object",
    ".size mpi_fortran_\\name\\()_, 1",
    "mpi_fortran_\\name\\()_: .zero 16",
    ".endr",
    ".irp name, status_ignore, statuses_ignore",
    ".globl mpi_fortran_\\name\\()_",
    ".type mpi_fortran_\\name\\()_, %object",
    ".size mpi_fortran_\\name\\()_, 24",
    "mpi_fortran_\\name\\()_: .zero 32",
    ".endr",
    ".globl MPI_F_STATUS_IGNORE",
    ".type MPI_F_STATUS_IGNORE, %object",
    ".size MPI_F_STATUS_IGNORE, 8",
    "MPI_F_STATUS_IGNORE: .quad mpi_fortran_status_ignore_",
    ".globl MPI_F_STATUSES_IGNORE",
    ".type MPI_F_STATUSES_IGNORE, %object",
    ".size MPI_F_STATUSES_IGNORE, 8",
    "MPI_F_STATUSES_IGNORE: .quad mpi_fortran_statuses_ignore_",
    ".text",
);

macro_rules! attributes {
    ($($dup:ident $none:ident $delete:ident)*) => {
        $(
            /// The attribute is copied as it is (MPI-5.0 section 7.7.2).
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $dup(
                _object: Hand,
                _keyval: c_int,
                _state: *mut c_void,
                value: *mut c_void,
                new: *mut *mut c_void,
                flag: *mut c_int,
            ) -> c_int {
                // SAFETY: the caller's variables.
                unsafe {
                    *new = value;
                    *flag = 1;
                }
                0
            }

            /// The attribute is not copied.
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $none(
                _object: Hand,
                _keyval: c_int,
                _state: *mut c_void,
                _value: *mut c_void,
                _new: *mut *mut c_void,
                flag: *mut c_int,
            ) -> c_int {
                // SAFETY: the caller's variable.
                unsafe { *flag = 0 };
                0
            }

            /// Nothing is to be done for an attribute that goes.
            #[unsafe(no_mangle)]
            pub extern "C" fn $delete(
                _object: Hand,
                _keyval: c_int,
                _value: *mut c_void,
                _state: *mut c_void,
            ) -> c_int {
                0
            }
        )*
    };
}

attributes! {
    OMPI_C_MPI_DUP_FN OMPI_C_MPI_NULL_COPY_FN OMPI_C_MPI_NULL_DELETE_FN
    OMPI_C_MPI_COMM_DUP_FN OMPI_C_MPI_COMM_NULL_COPY_FN OMPI_C_MPI_COMM_NULL_DELETE_FN
    OMPI_C_MPI_TYPE_DUP_FN OMPI_C_MPI_TYPE_NULL_COPY_FN OMPI_C_MPI_TYPE_NULL_DELETE_FN
    OMPI_C_MPI_WIN_DUP_FN OMPI_C_MPI_WIN_NULL_COPY_FN OMPI_C_MPI_WIN_NULL_DELETE_FN
}
