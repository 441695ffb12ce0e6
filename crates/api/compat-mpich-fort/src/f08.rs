//! What programs of MPICH's `mpi_f08` need besides the routines: sections as gfortran describes
//! them to itself (libgfortran.h, `array_type`), and the procedures of MPICH's modules, by the
//! names that gfortran gives them.

use std::ffi::{c_int, c_void};
use std::ops::Deref;

use crate::section::{Descriptor, Dimension, MAX_RANK};
use crate::types::Status;

/// gfortran's own descriptor: strides are in elements.
#[repr(C)]
pub(crate) struct Given {
    base: *mut c_void,
    offset: usize,
    elem_len: usize,
    version: c_int,
    rank: i8,
    kind: [u8; 3],
    /// Bytes from one element to the next; zero where that is an element's length.
    span: isize,
    dims: [Bounds; MAX_RANK],
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Bounds {
    stride: isize,
    lower: isize,
    upper: isize,
}

/// The same in the standard's form.
pub(crate) struct Standard(Descriptor);

impl Deref for Standard {
    type Target = Descriptor;

    fn deref(&self) -> &Descriptor {
        &self.0
    }
}

/// # Safety
/// A descriptor of the caller's, with as many dimensions as its rank says.
pub(crate) unsafe fn given(descriptor: *const Given) -> Standard {
    let mut dims = [Dimension { lower: 0, extent: 0, stride: 0 }; MAX_RANK];
    // SAFETY: promised by the caller. No reference to all dimensions is made.
    unsafe {
        let (elem_len, span) = ((*descriptor).elem_len, (*descriptor).span);
        let step = if span == 0 { elem_len as isize } else { span };
        let rank = (*descriptor).rank;
        let n = usize::try_from(rank).unwrap_or(0).min(MAX_RANK);
        let bounds = (&raw const (*descriptor).dims).cast::<Bounds>();
        for (i, to) in dims.iter_mut().enumerate().take(n) {
            let b = bounds.add(i).read();
            // -1 is the extent of an assumed size, in both forms.
            let extent = b.upper.wrapping_sub(b.lower).wrapping_add(1).max(-1);
            *to = Dimension { lower: b.lower, extent, stride: b.stride.wrapping_mul(step) };
        }
        let (base, version) = ((*descriptor).base, (*descriptor).version);
        Standard(Descriptor { base, elem_len, version, rank, kind: (*descriptor).kind, dims })
    }
}

/// Names of procedures in MPICH's modules with the same body: a handle of any type is one INTEGER.
macro_rules! procedures {
    ($($module:literal $body:ident: $($name:literal)*;)*) => {
        $(
            std::arch::global_asm!(
                $(
                    concat!(".globl __mpi_f08_", $module, "_MOD_mpi_", $name),
                    concat!(".type __mpi_f08_", $module, "_MOD_mpi_", $name, ", %function"),
                    concat!("__mpi_f08_", $module, "_MOD_mpi_", $name, ":"),
                )*
                "jmp {body}",
                body = sym $body,
            );
        )*
    };
}

unsafe extern "C" fn same(a: *const c_int, b: *const c_int) -> c_int {
    // SAFETY: the caller's handles or INTEGERs.
    unsafe { c_int::from(*a == *b) }
}

unsafe extern "C" fn differs(a: *const c_int, b: *const c_int) -> c_int {
    // SAFETY: the caller's handles or INTEGERs.
    unsafe { c_int::from(*a != *b) }
}

/// The handle of C is that of Fortran.
extern "C" fn value(of: c_int) -> c_int {
    of
}

unsafe extern "C" fn copy_status(from: *const Status, to: *mut Status, ierror: *mut c_int) {
    // SAFETY: the caller's statuses, five INTEGERs of the same meaning in all forms. The error code
    // may be left out.
    unsafe {
        *to = *from;
        if !ierror.is_null() {
            *ierror = 0;
        }
    }
}

unsafe extern "C" fn assign_status(to: *mut Status, from: *const Status) {
    // SAFETY: as above.
    unsafe { *to = *from }
}

procedures! {
    "types" same:
        "comm_eq" "datatype_eq" "errhandler_eq" "file_eq" "group_eq" "info_eq" "message_eq" "op_eq"
        "request_eq" "session_eq" "win_eq" "comm_f08_eq_f" "datatype_f08_eq_f" "errhandler_f08_eq_f"
        "file_f08_eq_f" "group_f08_eq_f" "info_f08_eq_f" "message_f08_eq_f" "op_f08_eq_f"
        "request_f08_eq_f" "session_f08_eq_f" "win_f08_eq_f" "comm_f_eq_f08" "datatype_f_eq_f08"
        "errhandler_f_eq_f08" "file_f_eq_f08" "group_f_eq_f08" "info_f_eq_f08" "message_f_eq_f08"
        "op_f_eq_f08" "request_f_eq_f08" "session_f_eq_f08" "win_f_eq_f08";
    "types" differs:
        "comm_neq" "datatype_neq" "errhandler_neq" "file_neq" "group_neq" "info_neq" "message_neq"
        "op_neq" "request_neq" "session_neq" "win_neq" "comm_f08_neq_f" "datatype_f08_neq_f"
        "errhandler_f08_neq_f" "file_f08_neq_f" "group_f08_neq_f" "info_f08_neq_f"
        "message_f08_neq_f" "op_f08_neq_f" "request_f08_neq_f" "session_f08_neq_f" "win_f08_neq_f"
        "comm_f_neq_f08" "datatype_f_neq_f08" "errhandler_f_neq_f08" "file_f_neq_f08"
        "group_f_neq_f08" "info_f_neq_f08" "message_f_neq_f08" "op_f_neq_f08" "request_f_neq_f08"
        "session_f_neq_f08" "win_f_neq_f08";
    "types" value:
        "comm_c2f" "datatype_c2f" "errhandler_c2f" "group_c2f" "info_c2f" "message_c2f" "op_c2f"
        "request_c2f" "session_c2f" "win_c2f" "comm_f2c" "datatype_f2c" "errhandler_f2c" "group_f2c"
        "info_f2c" "message_f2c" "op_f2c" "request_f2c" "session_f2c" "win_f2c";
    "types" copy_status: "status_f082f" "status_f2f08";
    "types" assign_status: "status_f08_assign_c" "status_c_assign_f08";
}

/// The same from C.
macro_rules! statuses {
    ($($name:ident)*) => {
        $(
            /// A status of C is one of Fortran.
            #[unsafe(no_mangle)]
            unsafe extern "C" fn $name(from: *const Status, to: *mut Status) -> c_int {
                // SAFETY: the caller's statuses.
                unsafe { *to = *from };
                0
            }
        )*
    };
}

statuses! { MPI_Status_c2f08 PMPI_Status_c2f08 MPI_Status_f082c PMPI_Status_f082c }

/// `MPI_Sizeof` for a type: bytes of an element, whatever the shape.
macro_rules! sizes {
    ($($name:ident $bytes:literal)*) => {
        $(
            #[unsafe(no_mangle)]
            unsafe extern "C" fn $name(_x: *const Given, size: *mut c_int, ierror: *mut c_int) {
                // SAFETY: the caller's variables; the error code may be left out.
                unsafe {
                    *size = $bytes;
                    if !ierror.is_null() {
                        *ierror = 0;
                    }
                }
            }
        )*
    };
}

sizes! {
    __mpi_f08_types_MOD_mpi_sizeof_character 1
    __mpi_f08_types_MOD_mpi_sizeof_logical 4
    __mpi_f08_types_MOD_mpi_sizeof_xcomplex32 8
    __mpi_f08_types_MOD_mpi_sizeof_xcomplex64 16
    __mpi_f08_types_MOD_mpi_sizeof_xcomplex128 32
    __mpi_f08_types_MOD_mpi_sizeof_xint8 1
    __mpi_f08_types_MOD_mpi_sizeof_xint16 2
    __mpi_f08_types_MOD_mpi_sizeof_xint32 4
    __mpi_f08_types_MOD_mpi_sizeof_xint64 8
    __mpi_f08_types_MOD_mpi_sizeof_xreal32 4
    __mpi_f08_types_MOD_mpi_sizeof_xreal64 8
    __mpi_f08_types_MOD_mpi_sizeof_xreal128 16
}
