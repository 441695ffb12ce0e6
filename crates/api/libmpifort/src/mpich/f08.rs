//! What programs of MPICH's `mpi_f08` need besides the routines: sections as gfortran describes
//! them to itself (libgfortran.h, `array_type`), and the procedures of MPICH's modules, by the
//! names that gfortran gives them.

use std::ffi::{c_char, c_int, c_void};
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

/// A string of so many bytes.
pub(crate) fn text(base: *const c_char, length: usize) -> Descriptor {
    let dims = [Dimension { lower: 0, extent: 0, stride: 0 }; MAX_RANK];
    let base = base.cast_mut().cast();
    Descriptor { base, elem_len: length, version: 0, rank: 0, kind: [0; 3], dims }
}

/// Names of procedures with the same body: a handle of any type is one INTEGER.
macro_rules! procedures {
    ($($before:literal $body:ident: $($name:literal)*;)*) => {
        $(
            std::arch::global_asm!(
                $(
                    concat!(".globl ", $before, $name),
                    concat!(".type ", $before, $name, ", %function"),
                    concat!($before, $name, ":"),
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

/// No memory of devices is known.
extern "C" fn no_device() -> c_int {
    0
}

unsafe extern "C" fn no_device_of(_kind: *const c_int, supported: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's variables.
    unsafe {
        *supported = 0;
        if !ierror.is_null() {
            *ierror = 0;
        }
    }
}

/// `MPI_Sizeof` for a type: bytes of an element, whatever the shape.
macro_rules! elements {
    ($($body:ident $bytes:literal)*) => {
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
        )*
    };
}

elements! { bytes_1 1 bytes_2 2 bytes_4 4 bytes_8 8 bytes_16 16 bytes_32 32 }

procedures! {
    "__mpi_f08_types_MOD_mpi_" same:
        "comm_eq" "datatype_eq" "errhandler_eq" "file_eq" "group_eq" "info_eq" "message_eq" "op_eq"
        "request_eq" "session_eq" "win_eq" "comm_f08_eq_f" "datatype_f08_eq_f" "errhandler_f08_eq_f"
        "file_f08_eq_f" "group_f08_eq_f" "info_f08_eq_f" "message_f08_eq_f" "op_f08_eq_f"
        "request_f08_eq_f" "session_f08_eq_f" "win_f08_eq_f" "comm_f_eq_f08" "datatype_f_eq_f08"
        "errhandler_f_eq_f08" "file_f_eq_f08" "group_f_eq_f08" "info_f_eq_f08" "message_f_eq_f08"
        "op_f_eq_f08" "request_f_eq_f08" "session_f_eq_f08" "win_f_eq_f08";
    "__mpi_f08_types_MOD_mpi_" differs:
        "comm_neq" "datatype_neq" "errhandler_neq" "file_neq" "group_neq" "info_neq" "message_neq"
        "op_neq" "request_neq" "session_neq" "win_neq" "comm_f08_neq_f" "datatype_f08_neq_f"
        "errhandler_f08_neq_f" "file_f08_neq_f" "group_f08_neq_f" "info_f08_neq_f"
        "message_f08_neq_f" "op_f08_neq_f" "request_f08_neq_f" "session_f08_neq_f" "win_f08_neq_f"
        "comm_f_neq_f08" "datatype_f_neq_f08" "errhandler_f_neq_f08" "file_f_neq_f08"
        "group_f_neq_f08" "info_f_neq_f08" "message_f_neq_f08" "op_f_neq_f08" "request_f_neq_f08"
        "session_f_neq_f08" "win_f_neq_f08";
    "__mpi_f08_types_MOD_mpi_" value:
        "comm_c2f" "datatype_c2f" "errhandler_c2f" "group_c2f" "info_c2f" "message_c2f" "op_c2f"
        "request_c2f" "session_c2f" "win_c2f" "comm_f2c" "datatype_f2c" "errhandler_f2c" "group_f2c"
        "info_f2c" "message_f2c" "op_f2c" "request_f2c" "session_f2c" "win_f2c";
    "__mpi_f08_types_MOD_mpi_" copy_status: "status_f082f" "status_f2f08";
    "__mpi_f08_types_MOD_mpi_" assign_status: "status_f08_assign_c" "status_c_assign_f08";
    "__mpi_constants_MOD_" same:
        "commeq" "datatypeeq" "errhandlereq" "fileeq" "groupeq" "infoeq" "messageeq" "opeq"
        "requesteq" "wineq";
    "__mpi_constants_MOD_" differs:
        "commneq" "datatypeneq" "errhandlerneq" "fileneq" "groupneq" "infoneq" "messageneq" "opneq"
        "requestneq" "winneq";
    "" no_device:
        "mpix_query_cuda_support" "mpix_query_cuda_support_" "mpix_query_cuda_support__"
        "MPIX_QUERY_CUDA_SUPPORT" "mpix_query_cuda_support_f08_" "pmpixr_query_cuda_support_f08_"
        "pmpix_query_cuda_support" "pmpix_query_cuda_support_" "pmpix_query_cuda_support__"
        "PMPIX_QUERY_CUDA_SUPPORT"
        "mpix_query_hip_support" "mpix_query_hip_support_" "mpix_query_hip_support__"
        "MPIX_QUERY_HIP_SUPPORT" "mpix_query_hip_support_f08_" "pmpixr_query_hip_support_f08_"
        "pmpix_query_hip_support" "pmpix_query_hip_support_" "pmpix_query_hip_support__"
        "PMPIX_QUERY_HIP_SUPPORT"
        "mpix_query_ze_support" "mpix_query_ze_support_" "mpix_query_ze_support__"
        "MPIX_QUERY_ZE_SUPPORT" "mpix_query_ze_support_f08_" "pmpixr_query_ze_support_f08_"
        "pmpix_query_ze_support" "pmpix_query_ze_support_" "pmpix_query_ze_support__"
        "PMPIX_QUERY_ZE_SUPPORT";
    "" no_device_of:
        "mpix_gpu_query_support" "mpix_gpu_query_support_" "mpix_gpu_query_support__"
        "MPIX_GPU_QUERY_SUPPORT" "mpix_gpu_query_support_f08_" "pmpixr_gpu_query_support_f08_"
        "pmpix_gpu_query_support" "pmpix_gpu_query_support_" "pmpix_gpu_query_support__"
        "PMPIX_GPU_QUERY_SUPPORT";
    "__mpi_f08_types_MOD_mpi_sizeof_" bytes_1: "character" "xint8";
    "__mpi_f08_types_MOD_mpi_sizeof_" bytes_2: "xint16";
    "__mpi_f08_types_MOD_mpi_sizeof_" bytes_4: "logical" "xint32" "xreal32";
    "__mpi_f08_types_MOD_mpi_sizeof_" bytes_8: "xcomplex32" "xint64" "xreal64";
    "__mpi_f08_types_MOD_mpi_sizeof_" bytes_16: "xcomplex64" "xreal128";
    "__mpi_f08_types_MOD_mpi_sizeof_" bytes_32: "xcomplex128";
    "__mpi_sizeofs_MOD_mpi_sizeof_" bytes_1: "ch" "chv"
        "i1" "i1v";
    "__mpi_sizeofs_MOD_mpi_sizeof_" bytes_2: "i2" "i2v";
    "__mpi_sizeofs_MOD_mpi_sizeof_" bytes_4: "i" "iv"
        "r" "rv"
        "l" "lv";
    "__mpi_sizeofs_MOD_mpi_sizeof_" bytes_8: "i8" "i8v"
        "d" "dv"
        "cx" "cxv";
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
