// Made by `cargo x codegen`; do not edit.
//! One-sided communication (MPI-5.0 chapter 12).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_accumulate(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::op(*op),
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_accumulate_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_accumulate(
            sys::MPI_Accumulate,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_accumulate_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_accumulate(
                sys::MPI_Accumulate,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                ierror,
            );
            return;
        }
        call_accumulate_sections(
            sys::MPI_Accumulate,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_accumulate_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_accumulate(
            sys::PMPI_Accumulate,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_accumulate_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_accumulate(
                sys::PMPI_Accumulate,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                ierror,
            );
            return;
        }
        call_accumulate_sections(
            sys::PMPI_Accumulate,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_accumulate_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_origin_addr =
            match Walked::new(&*origin_addr, i64::from(*origin_count), *origin_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_accumulate(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_accumulate_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::op(*op),
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_accumulate_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_accumulate_c(
                sys::MPI_Accumulate_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                ierror,
            );
            return;
        }
        call_accumulate_c_sections(
            sys::MPI_Accumulate_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_accumulate_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_accumulate_c(
                sys::PMPI_Accumulate_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                ierror,
            );
            return;
        }
        call_accumulate_c_sections(
            sys::PMPI_Accumulate_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_accumulate_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_origin_addr =
            match Walked::new(&*origin_addr, i64::from(*origin_count), *origin_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_accumulate_c(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_compare_and_swap(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_void,
        *mut c_void,
        Handle,
        c_int,
        i64,
        Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *const c_void,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr),
            sentinel::buffer(compare_addr),
            sentinel::buffer(result_addr).cast_mut(),
            handles::datatype(*datatype),
            *target_rank,
            *target_disp,
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_compare_and_swap_(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *const c_void,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_compare_and_swap(
            sys::MPI_Compare_and_swap,
            origin_addr,
            compare_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_compare_and_swap_f08ts_(
    origin_addr: *const Given,
    compare_addr: *const Given,
    result_addr: *const Given,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let compare_addr = given(compare_addr);
        let result_addr = given(result_addr);
        call_compare_and_swap(
            sys::MPI_Compare_and_swap,
            (*origin_addr).base.cast_const(),
            (*compare_addr).base.cast_const(),
            (*result_addr).base.cast_const(),
            datatype,
            target_rank,
            target_disp,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_compare_and_swap_(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *const c_void,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_compare_and_swap(
            sys::PMPI_Compare_and_swap,
            origin_addr,
            compare_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_compare_and_swap_f08ts_(
    origin_addr: *const Given,
    compare_addr: *const Given,
    result_addr: *const Given,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let compare_addr = given(compare_addr);
        let result_addr = given(result_addr);
        call_compare_and_swap(
            sys::PMPI_Compare_and_swap,
            (*origin_addr).base.cast_const(),
            (*compare_addr).base.cast_const(),
            (*result_addr).base.cast_const(),
            datatype,
            target_rank,
            target_disp,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_fetch_and_op(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        Handle,
        c_int,
        i64,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    result_addr: *const c_void,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr),
            sentinel::buffer(result_addr).cast_mut(),
            handles::datatype(*datatype),
            *target_rank,
            *target_disp,
            handles::op(*op),
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_fetch_and_op_(
    origin_addr: *const c_void,
    result_addr: *const c_void,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_fetch_and_op(
            sys::MPI_Fetch_and_op,
            origin_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp,
            op,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_fetch_and_op_f08ts_(
    origin_addr: *const Given,
    result_addr: *const Given,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        call_fetch_and_op(
            sys::MPI_Fetch_and_op,
            (*origin_addr).base.cast_const(),
            (*result_addr).base.cast_const(),
            datatype,
            target_rank,
            target_disp,
            op,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_fetch_and_op_(
    origin_addr: *const c_void,
    result_addr: *const c_void,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_fetch_and_op(
            sys::PMPI_Fetch_and_op,
            origin_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp,
            op,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_fetch_and_op_f08ts_(
    origin_addr: *const Given,
    result_addr: *const Given,
    datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        call_fetch_and_op(
            sys::PMPI_Fetch_and_op,
            (*origin_addr).base.cast_const(),
            (*result_addr).base.cast_const(),
            datatype,
            target_rank,
            target_disp,
            op,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_get(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, i64, c_int, Handle, Handle) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr).cast_mut(),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get(
            sys::MPI_Get,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_get(
                sys::MPI_Get,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                ierror,
            );
            return;
        }
        call_get_sections(
            sys::MPI_Get,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get(
            sys::PMPI_Get,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_get(
                sys::PMPI_Get,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                ierror,
            );
            return;
        }
        call_get_sections(
            sys::PMPI_Get,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_get_sections(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, i64, c_int, Handle, Handle) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_origin_addr =
            match Walked::new(&*origin_addr, i64::from(*origin_count), *origin_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_get(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_get_c(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, i64, i64, Handle, Handle) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr).cast_mut(),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_get_c(
                sys::MPI_Get_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                ierror,
            );
            return;
        }
        call_get_c_sections(
            sys::MPI_Get_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_get_c(
                sys::PMPI_Get_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                ierror,
            );
            return;
        }
        call_get_c_sections(
            sys::PMPI_Get_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_get_c_sections(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, i64, i64, Handle, Handle) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_origin_addr =
            match Walked::new(&*origin_addr, i64::from(*origin_count), *origin_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_get_c(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_get_accumulate(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const c_void,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            sentinel::buffer(result_addr).cast_mut(),
            *result_count,
            handles::datatype(*result_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::op(*op),
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_accumulate_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const c_void,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_accumulate(
            sys::MPI_Get_accumulate,
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_accumulate_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const Given,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        if (*origin_addr).is_contiguous() && (*result_addr).is_contiguous() {
            call_get_accumulate(
                sys::MPI_Get_accumulate,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                (*result_addr).base.cast_const(),
                result_count,
                result_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                ierror,
            );
            return;
        }
        call_get_accumulate_sections(
            sys::MPI_Get_accumulate,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            &raw const *result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_accumulate_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const c_void,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_accumulate(
            sys::PMPI_Get_accumulate,
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_accumulate_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const Given,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        if (*origin_addr).is_contiguous() && (*result_addr).is_contiguous() {
            call_get_accumulate(
                sys::PMPI_Get_accumulate,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                (*result_addr).base.cast_const(),
                result_count,
                result_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                ierror,
            );
            return;
        }
        call_get_accumulate_sections(
            sys::PMPI_Get_accumulate,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            &raw const *result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_get_accumulate_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const Descriptor,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_origin_addr =
            match Walked::new(&*origin_addr, i64::from(*origin_count), *origin_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let s_result_addr =
            match Walked::new(&*result_addr, i64::from(*result_count), *result_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_get_accumulate(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            s_result_addr.base,
            &s_result_addr.count.into(),
            &s_result_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_get_accumulate_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    result_addr: *const c_void,
    result_count: *const i64,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            sentinel::buffer(result_addr).cast_mut(),
            *result_count,
            handles::datatype(*result_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::op(*op),
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_accumulate_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    result_addr: *const Given,
    result_count: *const i64,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        if (*origin_addr).is_contiguous() && (*result_addr).is_contiguous() {
            call_get_accumulate_c(
                sys::MPI_Get_accumulate_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                (*result_addr).base.cast_const(),
                result_count,
                result_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                ierror,
            );
            return;
        }
        call_get_accumulate_c_sections(
            sys::MPI_Get_accumulate_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            &raw const *result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_accumulate_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    result_addr: *const Given,
    result_count: *const i64,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        if (*origin_addr).is_contiguous() && (*result_addr).is_contiguous() {
            call_get_accumulate_c(
                sys::PMPI_Get_accumulate_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                (*result_addr).base.cast_const(),
                result_count,
                result_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                ierror,
            );
            return;
        }
        call_get_accumulate_c_sections(
            sys::PMPI_Get_accumulate_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            &raw const *result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_get_accumulate_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    result_addr: *const Descriptor,
    result_count: *const i64,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_origin_addr =
            match Walked::new(&*origin_addr, i64::from(*origin_count), *origin_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let s_result_addr =
            match Walked::new(&*result_addr, i64::from(*result_count), *result_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_get_accumulate_c(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            s_result_addr.base,
            &s_result_addr.count.into(),
            &s_result_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_put(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_put_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_put(
            sys::MPI_Put,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_put_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_put(
                sys::MPI_Put,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                ierror,
            );
            return;
        }
        call_put_sections(
            sys::MPI_Put,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_put_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_put(
            sys::PMPI_Put,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_put_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_put(
                sys::PMPI_Put,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                ierror,
            );
            return;
        }
        call_put_sections(
            sys::PMPI_Put,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_put_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_origin_addr =
            match Walked::new(&*origin_addr, i64::from(*origin_count), *origin_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_put(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_put_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, i64, i64, Handle, Handle) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::win(*win),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_put_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_put_c(
                sys::MPI_Put_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                ierror,
            );
            return;
        }
        call_put_c_sections(
            sys::MPI_Put_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_put_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_put_c(
                sys::PMPI_Put_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                ierror,
            );
            return;
        }
        call_put_c_sections(
            sys::PMPI_Put_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_put_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, i64, i64, Handle, Handle) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_origin_addr =
            match Walked::new(&*origin_addr, i64::from(*origin_count), *origin_datatype) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_put_c(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_raccumulate(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::op(*op),
            handles::win(*win),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_raccumulate_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_raccumulate(
            sys::MPI_Raccumulate,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_raccumulate_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_raccumulate(
                sys::MPI_Raccumulate,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                request,
                ierror,
            );
            return;
        }
        call_raccumulate_sections(
            sys::MPI_Raccumulate,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_raccumulate_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_raccumulate(
            sys::PMPI_Raccumulate,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_raccumulate_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_raccumulate(
                sys::PMPI_Raccumulate,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                request,
                ierror,
            );
            return;
        }
        call_raccumulate_sections(
            sys::PMPI_Raccumulate,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_raccumulate_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_origin_addr =
            match kept.walk(&*origin_addr, i64::from(*origin_count), *origin_datatype, false) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_raccumulate(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_raccumulate_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::op(*op),
            handles::win(*win),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_raccumulate_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_raccumulate_c(
                sys::MPI_Raccumulate_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                request,
                ierror,
            );
            return;
        }
        call_raccumulate_c_sections(
            sys::MPI_Raccumulate_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_raccumulate_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_raccumulate_c(
                sys::PMPI_Raccumulate_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                request,
                ierror,
            );
            return;
        }
        call_raccumulate_c_sections(
            sys::PMPI_Raccumulate_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_raccumulate_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_origin_addr =
            match kept.walk(&*origin_addr, i64::from(*origin_count), *origin_datatype, false) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_raccumulate_c(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_rget(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(origin_addr).cast_mut(),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::win(*win),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rget_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rget(
            sys::MPI_Rget,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rget_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_rget(
                sys::MPI_Rget,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rget_sections(
            sys::MPI_Rget,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rget_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rget(
            sys::PMPI_Rget,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rget_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_rget(
                sys::PMPI_Rget,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rget_sections(
            sys::PMPI_Rget,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rget_sections(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_origin_addr =
            match kept.walk(&*origin_addr, i64::from(*origin_count), *origin_datatype, true) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_rget(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_rget_c(
    c: unsafe extern "C" fn(
        *mut c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(origin_addr).cast_mut(),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::win(*win),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rget_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_rget_c(
                sys::MPI_Rget_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rget_c_sections(
            sys::MPI_Rget_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rget_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_rget_c(
                sys::PMPI_Rget_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rget_c_sections(
            sys::PMPI_Rget_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rget_c_sections(
    c: unsafe extern "C" fn(
        *mut c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_origin_addr =
            match kept.walk(&*origin_addr, i64::from(*origin_count), *origin_datatype, true) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_rget_c(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_rget_accumulate(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const c_void,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            sentinel::buffer(result_addr).cast_mut(),
            *result_count,
            handles::datatype(*result_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::op(*op),
            handles::win(*win),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rget_accumulate_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const c_void,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rget_accumulate(
            sys::MPI_Rget_accumulate,
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rget_accumulate_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const Given,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        if (*origin_addr).is_contiguous() && (*result_addr).is_contiguous() {
            call_rget_accumulate(
                sys::MPI_Rget_accumulate,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                (*result_addr).base.cast_const(),
                result_count,
                result_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rget_accumulate_sections(
            sys::MPI_Rget_accumulate,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            &raw const *result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rget_accumulate_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const c_void,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rget_accumulate(
            sys::PMPI_Rget_accumulate,
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rget_accumulate_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const Given,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        if (*origin_addr).is_contiguous() && (*result_addr).is_contiguous() {
            call_rget_accumulate(
                sys::PMPI_Rget_accumulate,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                (*result_addr).base.cast_const(),
                result_count,
                result_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rget_accumulate_sections(
            sys::PMPI_Rget_accumulate,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            &raw const *result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rget_accumulate_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    result_addr: *const Descriptor,
    result_count: *const c_int,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_origin_addr =
            match kept.walk(&*origin_addr, i64::from(*origin_count), *origin_datatype, false) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let s_result_addr =
            match kept.walk(&*result_addr, i64::from(*result_count), *result_datatype, true) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_rget_accumulate(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            s_result_addr.base,
            &s_result_addr.count.into(),
            &s_result_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_rget_accumulate_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    result_addr: *const c_void,
    result_count: *const i64,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            sentinel::buffer(result_addr).cast_mut(),
            *result_count,
            handles::datatype(*result_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::op(*op),
            handles::win(*win),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rget_accumulate_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    result_addr: *const Given,
    result_count: *const i64,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        if (*origin_addr).is_contiguous() && (*result_addr).is_contiguous() {
            call_rget_accumulate_c(
                sys::MPI_Rget_accumulate_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                (*result_addr).base.cast_const(),
                result_count,
                result_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rget_accumulate_c_sections(
            sys::MPI_Rget_accumulate_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            &raw const *result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rget_accumulate_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    result_addr: *const Given,
    result_count: *const i64,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        let result_addr = given(result_addr);
        if (*origin_addr).is_contiguous() && (*result_addr).is_contiguous() {
            call_rget_accumulate_c(
                sys::PMPI_Rget_accumulate_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                (*result_addr).base.cast_const(),
                result_count,
                result_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                op,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rget_accumulate_c_sections(
            sys::PMPI_Rget_accumulate_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            &raw const *result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rget_accumulate_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    result_addr: *const Descriptor,
    result_count: *const i64,
    result_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    op: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_origin_addr =
            match kept.walk(&*origin_addr, i64::from(*origin_count), *origin_datatype, false) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let s_result_addr =
            match kept.walk(&*result_addr, i64::from(*result_count), *result_datatype, true) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_rget_accumulate_c(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            s_result_addr.base,
            &s_result_addr.count.into(),
            &s_result_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_rput(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::win(*win),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rput_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rput(
            sys::MPI_Rput,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rput_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_rput(
                sys::MPI_Rput,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rput_sections(
            sys::MPI_Rput,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rput_(
    origin_addr: *const c_void,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rput(
            sys::PMPI_Rput,
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rput_f08ts_(
    origin_addr: *const Given,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_rput(
                sys::PMPI_Rput,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rput_sections(
            sys::PMPI_Rput,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rput_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        i64,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const c_int,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const c_int,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_origin_addr =
            match kept.walk(&*origin_addr, i64::from(*origin_count), *origin_datatype, false) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_rput(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_rput_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const c_void,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(origin_addr),
            *origin_count,
            handles::datatype(*origin_datatype),
            *target_rank,
            *target_disp,
            *target_count,
            handles::datatype(*target_datatype),
            handles::win(*win),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rput_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_rput_c(
                sys::MPI_Rput_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rput_c_sections(
            sys::MPI_Rput_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rput_c_f08ts_(
    origin_addr: *const Given,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let origin_addr = given(origin_addr);
        if (*origin_addr).is_contiguous() {
            call_rput_c(
                sys::PMPI_Rput_c,
                (*origin_addr).base.cast_const(),
                origin_count,
                origin_datatype,
                target_rank,
                target_disp,
                target_count,
                target_datatype,
                win,
                request,
                ierror,
            );
            return;
        }
        call_rput_c_sections(
            sys::PMPI_Rput_c,
            &raw const *origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rput_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        i64,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    origin_addr: *const Descriptor,
    origin_count: *const i64,
    origin_datatype: *const c_int,
    target_rank: *const c_int,
    target_disp: *const i64,
    target_count: *const i64,
    target_datatype: *const c_int,
    win: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_origin_addr =
            match kept.walk(&*origin_addr, i64::from(*origin_count), *origin_datatype, false) {
                Ok(walked) => walked,
                Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
            };
        let code = call_rput_c(
            c,
            s_origin_addr.base,
            &s_origin_addr.count.into(),
            &s_origin_addr.dtype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_win_attach(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64) -> c_int,
    win: *const c_int,
    base: *const c_void,
    size: *const i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win), sentinel::buffer(base).cast_mut(), *size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_attach_(
    win: *const c_int,
    base: *const c_void,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_attach(sys::MPI_Win_attach, win, base, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_attach_f08ts_(
    win: *const c_int,
    base: *const Given,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_win_attach(sys::MPI_Win_attach, win, (*base).base.cast_const(), size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_attach_(
    win: *const c_int,
    base: *const c_void,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_attach(sys::PMPI_Win_attach, win, base, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_attach_f08ts_(
    win: *const c_int,
    base: *const Given,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_win_attach(sys::PMPI_Win_attach, win, (*base).base.cast_const(), size, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_complete(
    c: unsafe extern "C" fn(Handle) -> c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_complete_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_complete(sys::MPI_Win_complete, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_complete_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_complete(sys::PMPI_Win_complete, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_create(
    c: unsafe extern "C" fn(*mut c_void, i64, c_int, Handle, Handle, *mut Handle) -> c_int,
    base: *const c_void,
    size: *const i64,
    disp_unit: *const c_int,
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_win: Handle = null_mut();
        let code = c(
            sentinel::buffer(base).cast_mut(),
            *size,
            *disp_unit,
            handles::info(*info),
            handles::comm(*comm),
            &mut c_win,
        );
        handles::put(win, c_win);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_create_(
    base: *const c_void,
    size: *const i64,
    disp_unit: *const c_int,
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_create(sys::MPI_Win_create, base, size, disp_unit, info, comm, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_create_f08ts_(
    base: *const Given,
    size: *const i64,
    disp_unit: *const c_int,
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_win_create(
            sys::MPI_Win_create,
            (*base).base.cast_const(),
            size,
            disp_unit,
            info,
            comm,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_create_(
    base: *const c_void,
    size: *const i64,
    disp_unit: *const c_int,
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_create(sys::PMPI_Win_create, base, size, disp_unit, info, comm, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_create_f08ts_(
    base: *const Given,
    size: *const i64,
    disp_unit: *const c_int,
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_win_create(
            sys::PMPI_Win_create,
            (*base).base.cast_const(),
            size,
            disp_unit,
            info,
            comm,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_win_create_c(
    c: unsafe extern "C" fn(*mut c_void, i64, i64, Handle, Handle, *mut Handle) -> c_int,
    base: *const c_void,
    size: *const i64,
    disp_unit: *const i64,
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_win: Handle = null_mut();
        let code = c(
            sentinel::buffer(base).cast_mut(),
            *size,
            *disp_unit,
            handles::info(*info),
            handles::comm(*comm),
            &mut c_win,
        );
        handles::put(win, c_win);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_create_c_f08ts_(
    base: *const Given,
    size: *const i64,
    disp_unit: *const i64,
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_win_create_c(
            sys::MPI_Win_create_c,
            (*base).base.cast_const(),
            size,
            disp_unit,
            info,
            comm,
            win,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_create_c_f08ts_(
    base: *const Given,
    size: *const i64,
    disp_unit: *const i64,
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_win_create_c(
            sys::PMPI_Win_create_c,
            (*base).base.cast_const(),
            size,
            disp_unit,
            info,
            comm,
            win,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_win_create_dynamic(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle) -> c_int,
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_win: Handle = null_mut();
        let code = c(handles::info(*info), handles::comm(*comm), &mut c_win);
        handles::put(win, c_win);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_create_dynamic_(
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_create_dynamic(sys::MPI_Win_create_dynamic, info, comm, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_create_dynamic_(
    info: *const c_int,
    comm: *const c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_create_dynamic(sys::PMPI_Win_create_dynamic, info, comm, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_detach(
    c: unsafe extern "C" fn(Handle, *const c_void) -> c_int,
    win: *const c_int,
    base: *const c_void,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win), sentinel::buffer(base));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_detach_(
    win: *const c_int,
    base: *const c_void,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_detach(sys::MPI_Win_detach, win, base, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_detach_f08ts_(
    win: *const c_int,
    base: *const Given,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_win_detach(sys::MPI_Win_detach, win, (*base).base.cast_const(), ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_detach_(
    win: *const c_int,
    base: *const c_void,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_detach(sys::PMPI_Win_detach, win, base, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_detach_f08ts_(
    win: *const c_int,
    base: *const Given,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let base = given(base);
        call_win_detach(sys::PMPI_Win_detach, win, (*base).base.cast_const(), ierror);
    }
}

#[inline(always)]
unsafe fn call_win_fence(
    c: unsafe extern "C" fn(c_int, Handle) -> c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*assert, handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_fence_(
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_fence(sys::MPI_Win_fence, assert, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_fence_(
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_fence(sys::PMPI_Win_fence, assert, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_flush(
    c: unsafe extern "C" fn(c_int, Handle) -> c_int,
    rank: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*rank, handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_flush_(rank: *const c_int, win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_flush(sys::MPI_Win_flush, rank, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_flush_(
    rank: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_flush(sys::PMPI_Win_flush, rank, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_flush_all(
    c: unsafe extern "C" fn(Handle) -> c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_flush_all_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_flush_all(sys::MPI_Win_flush_all, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_flush_all_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_flush_all(sys::PMPI_Win_flush_all, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_flush_local(
    c: unsafe extern "C" fn(c_int, Handle) -> c_int,
    rank: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*rank, handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_flush_local_(
    rank: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_flush_local(sys::MPI_Win_flush_local, rank, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_flush_local_(
    rank: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_flush_local(sys::PMPI_Win_flush_local, rank, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_flush_local_all(
    c: unsafe extern "C" fn(Handle) -> c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_flush_local_all_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_flush_local_all(sys::MPI_Win_flush_local_all, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_flush_local_all_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_flush_local_all(sys::PMPI_Win_flush_local_all, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_free(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    win: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_win: Handle = handles::win(*win);
        let code = c(&mut c_win);
        handles::put(win, c_win);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_free_(win: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_free(sys::MPI_Win_free, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_free_(win: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_free(sys::PMPI_Win_free, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_get_group(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    win: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_group: Handle = null_mut();
        let code = c(handles::win(*win), &mut c_group);
        handles::put(group, c_group);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_get_group_(
    win: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_group(sys::MPI_Win_get_group, win, group, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_get_group_(
    win: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_group(sys::PMPI_Win_get_group, win, group, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_get_info(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    win: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_info_used: Handle = null_mut();
        let code = c(handles::win(*win), &mut c_info_used);
        handles::put(info_used, c_info_used);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_get_info_(
    win: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_info(sys::MPI_Win_get_info, win, info_used, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_get_info_(
    win: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_info(sys::PMPI_Win_get_info, win, info_used, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_lock(
    c: unsafe extern "C" fn(c_int, c_int, c_int, Handle) -> c_int,
    lock_type: *const c_int,
    rank: *const c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*lock_type, *rank, *assert, handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_lock_(
    lock_type: *const c_int,
    rank: *const c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_lock(sys::MPI_Win_lock, lock_type, rank, assert, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_lock_(
    lock_type: *const c_int,
    rank: *const c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_lock(sys::PMPI_Win_lock, lock_type, rank, assert, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_lock_all(
    c: unsafe extern "C" fn(c_int, Handle) -> c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*assert, handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_lock_all_(
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_lock_all(sys::MPI_Win_lock_all, assert, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_lock_all_(
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_lock_all(sys::PMPI_Win_lock_all, assert, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_post(
    c: unsafe extern "C" fn(Handle, c_int, Handle) -> c_int,
    group: *const c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::group(*group), *assert, handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_post_(
    group: *const c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_post(sys::MPI_Win_post, group, assert, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_post_(
    group: *const c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_post(sys::PMPI_Win_post, group, assert, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_set_info(
    c: unsafe extern "C" fn(Handle, Handle) -> c_int,
    win: *const c_int,
    info: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win), handles::info(*info));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_set_info_(
    win: *const c_int,
    info: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_set_info(sys::MPI_Win_set_info, win, info, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_set_info_(
    win: *const c_int,
    info: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_set_info(sys::PMPI_Win_set_info, win, info, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_start(
    c: unsafe extern "C" fn(Handle, c_int, Handle) -> c_int,
    group: *const c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::group(*group), *assert, handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_start_(
    group: *const c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_start(sys::MPI_Win_start, group, assert, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_start_(
    group: *const c_int,
    assert: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_start(sys::PMPI_Win_start, group, assert, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_sync(
    c: unsafe extern "C" fn(Handle) -> c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_sync_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_sync(sys::MPI_Win_sync, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_sync_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_sync(sys::PMPI_Win_sync, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_test(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    win: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(handles::win(*win), &mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_test_(win: *const c_int, flag: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_test(sys::MPI_Win_test, win, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_test_(win: *const c_int, flag: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_test(sys::PMPI_Win_test, win, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_unlock(
    c: unsafe extern "C" fn(c_int, Handle) -> c_int,
    rank: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*rank, handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_unlock_(
    rank: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_unlock(sys::MPI_Win_unlock, rank, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_unlock_(
    rank: *const c_int,
    win: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_unlock(sys::PMPI_Win_unlock, rank, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_unlock_all(
    c: unsafe extern "C" fn(Handle) -> c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_unlock_all_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_unlock_all(sys::MPI_Win_unlock_all, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_unlock_all_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_unlock_all(sys::PMPI_Win_unlock_all, win, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_wait(
    c: unsafe extern "C" fn(Handle) -> c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_win_wait_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_wait(sys::MPI_Win_wait, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_win_wait_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_wait(sys::PMPI_Win_wait, win, ierror);
    }
}

std::arch::global_asm!(
    ".globl mpi_accumulate",
    ".set mpi_accumulate, mpi_accumulate_",
    ".globl mpi_accumulate__",
    ".set mpi_accumulate__, mpi_accumulate_",
    ".globl MPI_ACCUMULATE",
    ".set MPI_ACCUMULATE, mpi_accumulate_",
    ".globl ompi_accumulate_f",
    ".set ompi_accumulate_f, mpi_accumulate_",
    ".globl pmpi_accumulate",
    ".set pmpi_accumulate, pmpi_accumulate_",
    ".globl pmpi_accumulate__",
    ".set pmpi_accumulate__, pmpi_accumulate_",
    ".globl PMPI_ACCUMULATE",
    ".set PMPI_ACCUMULATE, pmpi_accumulate_",
    ".globl mpi_compare_and_swap",
    ".set mpi_compare_and_swap, mpi_compare_and_swap_",
    ".globl mpi_compare_and_swap__",
    ".set mpi_compare_and_swap__, mpi_compare_and_swap_",
    ".globl MPI_COMPARE_AND_SWAP",
    ".set MPI_COMPARE_AND_SWAP, mpi_compare_and_swap_",
    ".globl ompi_compare_and_swap_f",
    ".set ompi_compare_and_swap_f, mpi_compare_and_swap_",
    ".globl pmpi_compare_and_swap",
    ".set pmpi_compare_and_swap, pmpi_compare_and_swap_",
    ".globl pmpi_compare_and_swap__",
    ".set pmpi_compare_and_swap__, pmpi_compare_and_swap_",
    ".globl PMPI_COMPARE_AND_SWAP",
    ".set PMPI_COMPARE_AND_SWAP, pmpi_compare_and_swap_",
    ".globl mpi_fetch_and_op",
    ".set mpi_fetch_and_op, mpi_fetch_and_op_",
    ".globl mpi_fetch_and_op__",
    ".set mpi_fetch_and_op__, mpi_fetch_and_op_",
    ".globl MPI_FETCH_AND_OP",
    ".set MPI_FETCH_AND_OP, mpi_fetch_and_op_",
    ".globl ompi_fetch_and_op_f",
    ".set ompi_fetch_and_op_f, mpi_fetch_and_op_",
    ".globl pmpi_fetch_and_op",
    ".set pmpi_fetch_and_op, pmpi_fetch_and_op_",
    ".globl pmpi_fetch_and_op__",
    ".set pmpi_fetch_and_op__, pmpi_fetch_and_op_",
    ".globl PMPI_FETCH_AND_OP",
    ".set PMPI_FETCH_AND_OP, pmpi_fetch_and_op_",
    ".globl mpi_get",
    ".set mpi_get, mpi_get_",
    ".globl mpi_get__",
    ".set mpi_get__, mpi_get_",
    ".globl MPI_GET",
    ".set MPI_GET, mpi_get_",
    ".globl ompi_get_f",
    ".set ompi_get_f, mpi_get_",
    ".globl pmpi_get",
    ".set pmpi_get, pmpi_get_",
    ".globl pmpi_get__",
    ".set pmpi_get__, pmpi_get_",
    ".globl PMPI_GET",
    ".set PMPI_GET, pmpi_get_",
    ".globl mpi_get_accumulate",
    ".set mpi_get_accumulate, mpi_get_accumulate_",
    ".globl mpi_get_accumulate__",
    ".set mpi_get_accumulate__, mpi_get_accumulate_",
    ".globl MPI_GET_ACCUMULATE",
    ".set MPI_GET_ACCUMULATE, mpi_get_accumulate_",
    ".globl ompi_get_accumulate_f",
    ".set ompi_get_accumulate_f, mpi_get_accumulate_",
    ".globl pmpi_get_accumulate",
    ".set pmpi_get_accumulate, pmpi_get_accumulate_",
    ".globl pmpi_get_accumulate__",
    ".set pmpi_get_accumulate__, pmpi_get_accumulate_",
    ".globl PMPI_GET_ACCUMULATE",
    ".set PMPI_GET_ACCUMULATE, pmpi_get_accumulate_",
    ".globl mpi_put",
    ".set mpi_put, mpi_put_",
    ".globl mpi_put__",
    ".set mpi_put__, mpi_put_",
    ".globl MPI_PUT",
    ".set MPI_PUT, mpi_put_",
    ".globl ompi_put_f",
    ".set ompi_put_f, mpi_put_",
    ".globl pmpi_put",
    ".set pmpi_put, pmpi_put_",
    ".globl pmpi_put__",
    ".set pmpi_put__, pmpi_put_",
    ".globl PMPI_PUT",
    ".set PMPI_PUT, pmpi_put_",
    ".globl mpi_raccumulate",
    ".set mpi_raccumulate, mpi_raccumulate_",
    ".globl mpi_raccumulate__",
    ".set mpi_raccumulate__, mpi_raccumulate_",
    ".globl MPI_RACCUMULATE",
    ".set MPI_RACCUMULATE, mpi_raccumulate_",
    ".globl ompi_raccumulate_f",
    ".set ompi_raccumulate_f, mpi_raccumulate_",
    ".globl pmpi_raccumulate",
    ".set pmpi_raccumulate, pmpi_raccumulate_",
    ".globl pmpi_raccumulate__",
    ".set pmpi_raccumulate__, pmpi_raccumulate_",
    ".globl PMPI_RACCUMULATE",
    ".set PMPI_RACCUMULATE, pmpi_raccumulate_",
    ".globl mpi_rget",
    ".set mpi_rget, mpi_rget_",
    ".globl mpi_rget__",
    ".set mpi_rget__, mpi_rget_",
    ".globl MPI_RGET",
    ".set MPI_RGET, mpi_rget_",
    ".globl ompi_rget_f",
    ".set ompi_rget_f, mpi_rget_",
    ".globl pmpi_rget",
    ".set pmpi_rget, pmpi_rget_",
    ".globl pmpi_rget__",
    ".set pmpi_rget__, pmpi_rget_",
    ".globl PMPI_RGET",
    ".set PMPI_RGET, pmpi_rget_",
    ".globl mpi_rget_accumulate",
    ".set mpi_rget_accumulate, mpi_rget_accumulate_",
    ".globl mpi_rget_accumulate__",
    ".set mpi_rget_accumulate__, mpi_rget_accumulate_",
    ".globl MPI_RGET_ACCUMULATE",
    ".set MPI_RGET_ACCUMULATE, mpi_rget_accumulate_",
    ".globl ompi_rget_accumulate_f",
    ".set ompi_rget_accumulate_f, mpi_rget_accumulate_",
    ".globl pmpi_rget_accumulate",
    ".set pmpi_rget_accumulate, pmpi_rget_accumulate_",
    ".globl pmpi_rget_accumulate__",
    ".set pmpi_rget_accumulate__, pmpi_rget_accumulate_",
    ".globl PMPI_RGET_ACCUMULATE",
    ".set PMPI_RGET_ACCUMULATE, pmpi_rget_accumulate_",
    ".globl mpi_rput",
    ".set mpi_rput, mpi_rput_",
    ".globl mpi_rput__",
    ".set mpi_rput__, mpi_rput_",
    ".globl MPI_RPUT",
    ".set MPI_RPUT, mpi_rput_",
    ".globl ompi_rput_f",
    ".set ompi_rput_f, mpi_rput_",
    ".globl pmpi_rput",
    ".set pmpi_rput, pmpi_rput_",
    ".globl pmpi_rput__",
    ".set pmpi_rput__, pmpi_rput_",
    ".globl PMPI_RPUT",
    ".set PMPI_RPUT, pmpi_rput_",
    ".globl mpi_win_attach",
    ".set mpi_win_attach, mpi_win_attach_",
    ".globl mpi_win_attach__",
    ".set mpi_win_attach__, mpi_win_attach_",
    ".globl MPI_WIN_ATTACH",
    ".set MPI_WIN_ATTACH, mpi_win_attach_",
    ".globl ompi_win_attach_f",
    ".set ompi_win_attach_f, mpi_win_attach_",
    ".globl pmpi_win_attach",
    ".set pmpi_win_attach, pmpi_win_attach_",
    ".globl pmpi_win_attach__",
    ".set pmpi_win_attach__, pmpi_win_attach_",
    ".globl PMPI_WIN_ATTACH",
    ".set PMPI_WIN_ATTACH, pmpi_win_attach_",
    ".globl mpi_win_complete",
    ".set mpi_win_complete, mpi_win_complete_",
    ".globl mpi_win_complete__",
    ".set mpi_win_complete__, mpi_win_complete_",
    ".globl MPI_WIN_COMPLETE",
    ".set MPI_WIN_COMPLETE, mpi_win_complete_",
    ".globl ompi_win_complete_f",
    ".set ompi_win_complete_f, mpi_win_complete_",
    ".globl mpi_win_complete_f08_",
    ".set mpi_win_complete_f08_, mpi_win_complete_",
    ".globl mpi_win_complete_f08",
    ".set mpi_win_complete_f08, mpi_win_complete_f08_",
    ".globl mpi_win_complete_f08__",
    ".set mpi_win_complete_f08__, mpi_win_complete_f08_",
    ".globl MPI_WIN_COMPLETE_F08",
    ".set MPI_WIN_COMPLETE_F08, mpi_win_complete_f08_",
    ".globl pmpi_win_complete",
    ".set pmpi_win_complete, pmpi_win_complete_",
    ".globl pmpi_win_complete__",
    ".set pmpi_win_complete__, pmpi_win_complete_",
    ".globl PMPI_WIN_COMPLETE",
    ".set PMPI_WIN_COMPLETE, pmpi_win_complete_",
    ".globl pmpi_win_complete_f08_",
    ".set pmpi_win_complete_f08_, pmpi_win_complete_",
    ".globl pmpi_win_complete_f08",
    ".set pmpi_win_complete_f08, pmpi_win_complete_f08_",
    ".globl pmpi_win_complete_f08__",
    ".set pmpi_win_complete_f08__, pmpi_win_complete_f08_",
    ".globl PMPI_WIN_COMPLETE_F08",
    ".set PMPI_WIN_COMPLETE_F08, pmpi_win_complete_f08_",
    ".globl mpi_win_create",
    ".set mpi_win_create, mpi_win_create_",
    ".globl mpi_win_create__",
    ".set mpi_win_create__, mpi_win_create_",
    ".globl MPI_WIN_CREATE",
    ".set MPI_WIN_CREATE, mpi_win_create_",
    ".globl ompi_win_create_f",
    ".set ompi_win_create_f, mpi_win_create_",
    ".globl pmpi_win_create",
    ".set pmpi_win_create, pmpi_win_create_",
    ".globl pmpi_win_create__",
    ".set pmpi_win_create__, pmpi_win_create_",
    ".globl PMPI_WIN_CREATE",
    ".set PMPI_WIN_CREATE, pmpi_win_create_",
    ".globl mpi_win_create_dynamic",
    ".set mpi_win_create_dynamic, mpi_win_create_dynamic_",
    ".globl mpi_win_create_dynamic__",
    ".set mpi_win_create_dynamic__, mpi_win_create_dynamic_",
    ".globl MPI_WIN_CREATE_DYNAMIC",
    ".set MPI_WIN_CREATE_DYNAMIC, mpi_win_create_dynamic_",
    ".globl ompi_win_create_dynamic_f",
    ".set ompi_win_create_dynamic_f, mpi_win_create_dynamic_",
    ".globl mpi_win_create_dynamic_f08_",
    ".set mpi_win_create_dynamic_f08_, mpi_win_create_dynamic_",
    ".globl mpi_win_create_dynamic_f08",
    ".set mpi_win_create_dynamic_f08, mpi_win_create_dynamic_f08_",
    ".globl mpi_win_create_dynamic_f08__",
    ".set mpi_win_create_dynamic_f08__, mpi_win_create_dynamic_f08_",
    ".globl MPI_WIN_CREATE_DYNAMIC_F08",
    ".set MPI_WIN_CREATE_DYNAMIC_F08, mpi_win_create_dynamic_f08_",
    ".globl pmpi_win_create_dynamic",
    ".set pmpi_win_create_dynamic, pmpi_win_create_dynamic_",
    ".globl pmpi_win_create_dynamic__",
    ".set pmpi_win_create_dynamic__, pmpi_win_create_dynamic_",
    ".globl PMPI_WIN_CREATE_DYNAMIC",
    ".set PMPI_WIN_CREATE_DYNAMIC, pmpi_win_create_dynamic_",
    ".globl pmpi_win_create_dynamic_f08_",
    ".set pmpi_win_create_dynamic_f08_, pmpi_win_create_dynamic_",
    ".globl pmpi_win_create_dynamic_f08",
    ".set pmpi_win_create_dynamic_f08, pmpi_win_create_dynamic_f08_",
    ".globl pmpi_win_create_dynamic_f08__",
    ".set pmpi_win_create_dynamic_f08__, pmpi_win_create_dynamic_f08_",
    ".globl PMPI_WIN_CREATE_DYNAMIC_F08",
    ".set PMPI_WIN_CREATE_DYNAMIC_F08, pmpi_win_create_dynamic_f08_",
    ".globl mpi_win_detach",
    ".set mpi_win_detach, mpi_win_detach_",
    ".globl mpi_win_detach__",
    ".set mpi_win_detach__, mpi_win_detach_",
    ".globl MPI_WIN_DETACH",
    ".set MPI_WIN_DETACH, mpi_win_detach_",
    ".globl ompi_win_detach_f",
    ".set ompi_win_detach_f, mpi_win_detach_",
    ".globl pmpi_win_detach",
    ".set pmpi_win_detach, pmpi_win_detach_",
    ".globl pmpi_win_detach__",
    ".set pmpi_win_detach__, pmpi_win_detach_",
    ".globl PMPI_WIN_DETACH",
    ".set PMPI_WIN_DETACH, pmpi_win_detach_",
    ".globl mpi_win_fence",
    ".set mpi_win_fence, mpi_win_fence_",
    ".globl mpi_win_fence__",
    ".set mpi_win_fence__, mpi_win_fence_",
    ".globl MPI_WIN_FENCE",
    ".set MPI_WIN_FENCE, mpi_win_fence_",
    ".globl ompi_win_fence_f",
    ".set ompi_win_fence_f, mpi_win_fence_",
    ".globl mpi_win_fence_f08_",
    ".set mpi_win_fence_f08_, mpi_win_fence_",
    ".globl mpi_win_fence_f08",
    ".set mpi_win_fence_f08, mpi_win_fence_f08_",
    ".globl mpi_win_fence_f08__",
    ".set mpi_win_fence_f08__, mpi_win_fence_f08_",
    ".globl MPI_WIN_FENCE_F08",
    ".set MPI_WIN_FENCE_F08, mpi_win_fence_f08_",
    ".globl pmpi_win_fence",
    ".set pmpi_win_fence, pmpi_win_fence_",
    ".globl pmpi_win_fence__",
    ".set pmpi_win_fence__, pmpi_win_fence_",
    ".globl PMPI_WIN_FENCE",
    ".set PMPI_WIN_FENCE, pmpi_win_fence_",
    ".globl pmpi_win_fence_f08_",
    ".set pmpi_win_fence_f08_, pmpi_win_fence_",
    ".globl pmpi_win_fence_f08",
    ".set pmpi_win_fence_f08, pmpi_win_fence_f08_",
    ".globl pmpi_win_fence_f08__",
    ".set pmpi_win_fence_f08__, pmpi_win_fence_f08_",
    ".globl PMPI_WIN_FENCE_F08",
    ".set PMPI_WIN_FENCE_F08, pmpi_win_fence_f08_",
    ".globl mpi_win_flush",
    ".set mpi_win_flush, mpi_win_flush_",
    ".globl mpi_win_flush__",
    ".set mpi_win_flush__, mpi_win_flush_",
    ".globl MPI_WIN_FLUSH",
    ".set MPI_WIN_FLUSH, mpi_win_flush_",
    ".globl ompi_win_flush_f",
    ".set ompi_win_flush_f, mpi_win_flush_",
    ".globl mpi_win_flush_f08_",
    ".set mpi_win_flush_f08_, mpi_win_flush_",
    ".globl mpi_win_flush_f08",
    ".set mpi_win_flush_f08, mpi_win_flush_f08_",
    ".globl mpi_win_flush_f08__",
    ".set mpi_win_flush_f08__, mpi_win_flush_f08_",
    ".globl MPI_WIN_FLUSH_F08",
    ".set MPI_WIN_FLUSH_F08, mpi_win_flush_f08_",
    ".globl pmpi_win_flush",
    ".set pmpi_win_flush, pmpi_win_flush_",
    ".globl pmpi_win_flush__",
    ".set pmpi_win_flush__, pmpi_win_flush_",
    ".globl PMPI_WIN_FLUSH",
    ".set PMPI_WIN_FLUSH, pmpi_win_flush_",
    ".globl pmpi_win_flush_f08_",
    ".set pmpi_win_flush_f08_, pmpi_win_flush_",
    ".globl pmpi_win_flush_f08",
    ".set pmpi_win_flush_f08, pmpi_win_flush_f08_",
    ".globl pmpi_win_flush_f08__",
    ".set pmpi_win_flush_f08__, pmpi_win_flush_f08_",
    ".globl PMPI_WIN_FLUSH_F08",
    ".set PMPI_WIN_FLUSH_F08, pmpi_win_flush_f08_",
    ".globl mpi_win_flush_all",
    ".set mpi_win_flush_all, mpi_win_flush_all_",
    ".globl mpi_win_flush_all__",
    ".set mpi_win_flush_all__, mpi_win_flush_all_",
    ".globl MPI_WIN_FLUSH_ALL",
    ".set MPI_WIN_FLUSH_ALL, mpi_win_flush_all_",
    ".globl ompi_win_flush_all_f",
    ".set ompi_win_flush_all_f, mpi_win_flush_all_",
    ".globl mpi_win_flush_all_f08_",
    ".set mpi_win_flush_all_f08_, mpi_win_flush_all_",
    ".globl mpi_win_flush_all_f08",
    ".set mpi_win_flush_all_f08, mpi_win_flush_all_f08_",
    ".globl mpi_win_flush_all_f08__",
    ".set mpi_win_flush_all_f08__, mpi_win_flush_all_f08_",
    ".globl MPI_WIN_FLUSH_ALL_F08",
    ".set MPI_WIN_FLUSH_ALL_F08, mpi_win_flush_all_f08_",
    ".globl pmpi_win_flush_all",
    ".set pmpi_win_flush_all, pmpi_win_flush_all_",
    ".globl pmpi_win_flush_all__",
    ".set pmpi_win_flush_all__, pmpi_win_flush_all_",
    ".globl PMPI_WIN_FLUSH_ALL",
    ".set PMPI_WIN_FLUSH_ALL, pmpi_win_flush_all_",
    ".globl pmpi_win_flush_all_f08_",
    ".set pmpi_win_flush_all_f08_, pmpi_win_flush_all_",
    ".globl pmpi_win_flush_all_f08",
    ".set pmpi_win_flush_all_f08, pmpi_win_flush_all_f08_",
    ".globl pmpi_win_flush_all_f08__",
    ".set pmpi_win_flush_all_f08__, pmpi_win_flush_all_f08_",
    ".globl PMPI_WIN_FLUSH_ALL_F08",
    ".set PMPI_WIN_FLUSH_ALL_F08, pmpi_win_flush_all_f08_",
    ".globl mpi_win_flush_local",
    ".set mpi_win_flush_local, mpi_win_flush_local_",
    ".globl mpi_win_flush_local__",
    ".set mpi_win_flush_local__, mpi_win_flush_local_",
    ".globl MPI_WIN_FLUSH_LOCAL",
    ".set MPI_WIN_FLUSH_LOCAL, mpi_win_flush_local_",
    ".globl ompi_win_flush_local_f",
    ".set ompi_win_flush_local_f, mpi_win_flush_local_",
    ".globl mpi_win_flush_local_f08_",
    ".set mpi_win_flush_local_f08_, mpi_win_flush_local_",
    ".globl mpi_win_flush_local_f08",
    ".set mpi_win_flush_local_f08, mpi_win_flush_local_f08_",
    ".globl mpi_win_flush_local_f08__",
    ".set mpi_win_flush_local_f08__, mpi_win_flush_local_f08_",
    ".globl MPI_WIN_FLUSH_LOCAL_F08",
    ".set MPI_WIN_FLUSH_LOCAL_F08, mpi_win_flush_local_f08_",
    ".globl pmpi_win_flush_local",
    ".set pmpi_win_flush_local, pmpi_win_flush_local_",
    ".globl pmpi_win_flush_local__",
    ".set pmpi_win_flush_local__, pmpi_win_flush_local_",
    ".globl PMPI_WIN_FLUSH_LOCAL",
    ".set PMPI_WIN_FLUSH_LOCAL, pmpi_win_flush_local_",
    ".globl pmpi_win_flush_local_f08_",
    ".set pmpi_win_flush_local_f08_, pmpi_win_flush_local_",
    ".globl pmpi_win_flush_local_f08",
    ".set pmpi_win_flush_local_f08, pmpi_win_flush_local_f08_",
    ".globl pmpi_win_flush_local_f08__",
    ".set pmpi_win_flush_local_f08__, pmpi_win_flush_local_f08_",
    ".globl PMPI_WIN_FLUSH_LOCAL_F08",
    ".set PMPI_WIN_FLUSH_LOCAL_F08, pmpi_win_flush_local_f08_",
    ".globl mpi_win_flush_local_all",
    ".set mpi_win_flush_local_all, mpi_win_flush_local_all_",
    ".globl mpi_win_flush_local_all__",
    ".set mpi_win_flush_local_all__, mpi_win_flush_local_all_",
    ".globl MPI_WIN_FLUSH_LOCAL_ALL",
    ".set MPI_WIN_FLUSH_LOCAL_ALL, mpi_win_flush_local_all_",
    ".globl ompi_win_flush_local_all_f",
    ".set ompi_win_flush_local_all_f, mpi_win_flush_local_all_",
    ".globl mpi_win_flush_local_all_f08_",
    ".set mpi_win_flush_local_all_f08_, mpi_win_flush_local_all_",
    ".globl mpi_win_flush_local_all_f08",
    ".set mpi_win_flush_local_all_f08, mpi_win_flush_local_all_f08_",
    ".globl mpi_win_flush_local_all_f08__",
    ".set mpi_win_flush_local_all_f08__, mpi_win_flush_local_all_f08_",
    ".globl MPI_WIN_FLUSH_LOCAL_ALL_F08",
    ".set MPI_WIN_FLUSH_LOCAL_ALL_F08, mpi_win_flush_local_all_f08_",
    ".globl pmpi_win_flush_local_all",
    ".set pmpi_win_flush_local_all, pmpi_win_flush_local_all_",
    ".globl pmpi_win_flush_local_all__",
    ".set pmpi_win_flush_local_all__, pmpi_win_flush_local_all_",
    ".globl PMPI_WIN_FLUSH_LOCAL_ALL",
    ".set PMPI_WIN_FLUSH_LOCAL_ALL, pmpi_win_flush_local_all_",
    ".globl pmpi_win_flush_local_all_f08_",
    ".set pmpi_win_flush_local_all_f08_, pmpi_win_flush_local_all_",
    ".globl pmpi_win_flush_local_all_f08",
    ".set pmpi_win_flush_local_all_f08, pmpi_win_flush_local_all_f08_",
    ".globl pmpi_win_flush_local_all_f08__",
    ".set pmpi_win_flush_local_all_f08__, pmpi_win_flush_local_all_f08_",
    ".globl PMPI_WIN_FLUSH_LOCAL_ALL_F08",
    ".set PMPI_WIN_FLUSH_LOCAL_ALL_F08, pmpi_win_flush_local_all_f08_",
    ".globl mpi_win_free",
    ".set mpi_win_free, mpi_win_free_",
    ".globl mpi_win_free__",
    ".set mpi_win_free__, mpi_win_free_",
    ".globl MPI_WIN_FREE",
    ".set MPI_WIN_FREE, mpi_win_free_",
    ".globl ompi_win_free_f",
    ".set ompi_win_free_f, mpi_win_free_",
    ".globl mpi_win_free_f08_",
    ".set mpi_win_free_f08_, mpi_win_free_",
    ".globl mpi_win_free_f08",
    ".set mpi_win_free_f08, mpi_win_free_f08_",
    ".globl mpi_win_free_f08__",
    ".set mpi_win_free_f08__, mpi_win_free_f08_",
    ".globl MPI_WIN_FREE_F08",
    ".set MPI_WIN_FREE_F08, mpi_win_free_f08_",
    ".globl pmpi_win_free",
    ".set pmpi_win_free, pmpi_win_free_",
    ".globl pmpi_win_free__",
    ".set pmpi_win_free__, pmpi_win_free_",
    ".globl PMPI_WIN_FREE",
    ".set PMPI_WIN_FREE, pmpi_win_free_",
    ".globl pmpi_win_free_f08_",
    ".set pmpi_win_free_f08_, pmpi_win_free_",
    ".globl pmpi_win_free_f08",
    ".set pmpi_win_free_f08, pmpi_win_free_f08_",
    ".globl pmpi_win_free_f08__",
    ".set pmpi_win_free_f08__, pmpi_win_free_f08_",
    ".globl PMPI_WIN_FREE_F08",
    ".set PMPI_WIN_FREE_F08, pmpi_win_free_f08_",
    ".globl mpi_win_get_group",
    ".set mpi_win_get_group, mpi_win_get_group_",
    ".globl mpi_win_get_group__",
    ".set mpi_win_get_group__, mpi_win_get_group_",
    ".globl MPI_WIN_GET_GROUP",
    ".set MPI_WIN_GET_GROUP, mpi_win_get_group_",
    ".globl ompi_win_get_group_f",
    ".set ompi_win_get_group_f, mpi_win_get_group_",
    ".globl mpi_win_get_group_f08_",
    ".set mpi_win_get_group_f08_, mpi_win_get_group_",
    ".globl mpi_win_get_group_f08",
    ".set mpi_win_get_group_f08, mpi_win_get_group_f08_",
    ".globl mpi_win_get_group_f08__",
    ".set mpi_win_get_group_f08__, mpi_win_get_group_f08_",
    ".globl MPI_WIN_GET_GROUP_F08",
    ".set MPI_WIN_GET_GROUP_F08, mpi_win_get_group_f08_",
    ".globl pmpi_win_get_group",
    ".set pmpi_win_get_group, pmpi_win_get_group_",
    ".globl pmpi_win_get_group__",
    ".set pmpi_win_get_group__, pmpi_win_get_group_",
    ".globl PMPI_WIN_GET_GROUP",
    ".set PMPI_WIN_GET_GROUP, pmpi_win_get_group_",
    ".globl pmpi_win_get_group_f08_",
    ".set pmpi_win_get_group_f08_, pmpi_win_get_group_",
    ".globl pmpi_win_get_group_f08",
    ".set pmpi_win_get_group_f08, pmpi_win_get_group_f08_",
    ".globl pmpi_win_get_group_f08__",
    ".set pmpi_win_get_group_f08__, pmpi_win_get_group_f08_",
    ".globl PMPI_WIN_GET_GROUP_F08",
    ".set PMPI_WIN_GET_GROUP_F08, pmpi_win_get_group_f08_",
    ".globl mpi_win_get_info",
    ".set mpi_win_get_info, mpi_win_get_info_",
    ".globl mpi_win_get_info__",
    ".set mpi_win_get_info__, mpi_win_get_info_",
    ".globl MPI_WIN_GET_INFO",
    ".set MPI_WIN_GET_INFO, mpi_win_get_info_",
    ".globl ompi_win_get_info_f",
    ".set ompi_win_get_info_f, mpi_win_get_info_",
    ".globl mpi_win_get_info_f08_",
    ".set mpi_win_get_info_f08_, mpi_win_get_info_",
    ".globl mpi_win_get_info_f08",
    ".set mpi_win_get_info_f08, mpi_win_get_info_f08_",
    ".globl mpi_win_get_info_f08__",
    ".set mpi_win_get_info_f08__, mpi_win_get_info_f08_",
    ".globl MPI_WIN_GET_INFO_F08",
    ".set MPI_WIN_GET_INFO_F08, mpi_win_get_info_f08_",
    ".globl pmpi_win_get_info",
    ".set pmpi_win_get_info, pmpi_win_get_info_",
    ".globl pmpi_win_get_info__",
    ".set pmpi_win_get_info__, pmpi_win_get_info_",
    ".globl PMPI_WIN_GET_INFO",
    ".set PMPI_WIN_GET_INFO, pmpi_win_get_info_",
    ".globl pmpi_win_get_info_f08_",
    ".set pmpi_win_get_info_f08_, pmpi_win_get_info_",
    ".globl pmpi_win_get_info_f08",
    ".set pmpi_win_get_info_f08, pmpi_win_get_info_f08_",
    ".globl pmpi_win_get_info_f08__",
    ".set pmpi_win_get_info_f08__, pmpi_win_get_info_f08_",
    ".globl PMPI_WIN_GET_INFO_F08",
    ".set PMPI_WIN_GET_INFO_F08, pmpi_win_get_info_f08_",
    ".globl mpi_win_lock",
    ".set mpi_win_lock, mpi_win_lock_",
    ".globl mpi_win_lock__",
    ".set mpi_win_lock__, mpi_win_lock_",
    ".globl MPI_WIN_LOCK",
    ".set MPI_WIN_LOCK, mpi_win_lock_",
    ".globl ompi_win_lock_f",
    ".set ompi_win_lock_f, mpi_win_lock_",
    ".globl mpi_win_lock_f08_",
    ".set mpi_win_lock_f08_, mpi_win_lock_",
    ".globl mpi_win_lock_f08",
    ".set mpi_win_lock_f08, mpi_win_lock_f08_",
    ".globl mpi_win_lock_f08__",
    ".set mpi_win_lock_f08__, mpi_win_lock_f08_",
    ".globl MPI_WIN_LOCK_F08",
    ".set MPI_WIN_LOCK_F08, mpi_win_lock_f08_",
    ".globl pmpi_win_lock",
    ".set pmpi_win_lock, pmpi_win_lock_",
    ".globl pmpi_win_lock__",
    ".set pmpi_win_lock__, pmpi_win_lock_",
    ".globl PMPI_WIN_LOCK",
    ".set PMPI_WIN_LOCK, pmpi_win_lock_",
    ".globl pmpi_win_lock_f08_",
    ".set pmpi_win_lock_f08_, pmpi_win_lock_",
    ".globl pmpi_win_lock_f08",
    ".set pmpi_win_lock_f08, pmpi_win_lock_f08_",
    ".globl pmpi_win_lock_f08__",
    ".set pmpi_win_lock_f08__, pmpi_win_lock_f08_",
    ".globl PMPI_WIN_LOCK_F08",
    ".set PMPI_WIN_LOCK_F08, pmpi_win_lock_f08_",
    ".globl mpi_win_lock_all",
    ".set mpi_win_lock_all, mpi_win_lock_all_",
    ".globl mpi_win_lock_all__",
    ".set mpi_win_lock_all__, mpi_win_lock_all_",
    ".globl MPI_WIN_LOCK_ALL",
    ".set MPI_WIN_LOCK_ALL, mpi_win_lock_all_",
    ".globl ompi_win_lock_all_f",
    ".set ompi_win_lock_all_f, mpi_win_lock_all_",
    ".globl mpi_win_lock_all_f08_",
    ".set mpi_win_lock_all_f08_, mpi_win_lock_all_",
    ".globl mpi_win_lock_all_f08",
    ".set mpi_win_lock_all_f08, mpi_win_lock_all_f08_",
    ".globl mpi_win_lock_all_f08__",
    ".set mpi_win_lock_all_f08__, mpi_win_lock_all_f08_",
    ".globl MPI_WIN_LOCK_ALL_F08",
    ".set MPI_WIN_LOCK_ALL_F08, mpi_win_lock_all_f08_",
    ".globl pmpi_win_lock_all",
    ".set pmpi_win_lock_all, pmpi_win_lock_all_",
    ".globl pmpi_win_lock_all__",
    ".set pmpi_win_lock_all__, pmpi_win_lock_all_",
    ".globl PMPI_WIN_LOCK_ALL",
    ".set PMPI_WIN_LOCK_ALL, pmpi_win_lock_all_",
    ".globl pmpi_win_lock_all_f08_",
    ".set pmpi_win_lock_all_f08_, pmpi_win_lock_all_",
    ".globl pmpi_win_lock_all_f08",
    ".set pmpi_win_lock_all_f08, pmpi_win_lock_all_f08_",
    ".globl pmpi_win_lock_all_f08__",
    ".set pmpi_win_lock_all_f08__, pmpi_win_lock_all_f08_",
    ".globl PMPI_WIN_LOCK_ALL_F08",
    ".set PMPI_WIN_LOCK_ALL_F08, pmpi_win_lock_all_f08_",
    ".globl mpi_win_post",
    ".set mpi_win_post, mpi_win_post_",
    ".globl mpi_win_post__",
    ".set mpi_win_post__, mpi_win_post_",
    ".globl MPI_WIN_POST",
    ".set MPI_WIN_POST, mpi_win_post_",
    ".globl ompi_win_post_f",
    ".set ompi_win_post_f, mpi_win_post_",
    ".globl mpi_win_post_f08_",
    ".set mpi_win_post_f08_, mpi_win_post_",
    ".globl mpi_win_post_f08",
    ".set mpi_win_post_f08, mpi_win_post_f08_",
    ".globl mpi_win_post_f08__",
    ".set mpi_win_post_f08__, mpi_win_post_f08_",
    ".globl MPI_WIN_POST_F08",
    ".set MPI_WIN_POST_F08, mpi_win_post_f08_",
    ".globl pmpi_win_post",
    ".set pmpi_win_post, pmpi_win_post_",
    ".globl pmpi_win_post__",
    ".set pmpi_win_post__, pmpi_win_post_",
    ".globl PMPI_WIN_POST",
    ".set PMPI_WIN_POST, pmpi_win_post_",
    ".globl pmpi_win_post_f08_",
    ".set pmpi_win_post_f08_, pmpi_win_post_",
    ".globl pmpi_win_post_f08",
    ".set pmpi_win_post_f08, pmpi_win_post_f08_",
    ".globl pmpi_win_post_f08__",
    ".set pmpi_win_post_f08__, pmpi_win_post_f08_",
    ".globl PMPI_WIN_POST_F08",
    ".set PMPI_WIN_POST_F08, pmpi_win_post_f08_",
    ".globl mpi_win_set_info",
    ".set mpi_win_set_info, mpi_win_set_info_",
    ".globl mpi_win_set_info__",
    ".set mpi_win_set_info__, mpi_win_set_info_",
    ".globl MPI_WIN_SET_INFO",
    ".set MPI_WIN_SET_INFO, mpi_win_set_info_",
    ".globl ompi_win_set_info_f",
    ".set ompi_win_set_info_f, mpi_win_set_info_",
    ".globl mpi_win_set_info_f08_",
    ".set mpi_win_set_info_f08_, mpi_win_set_info_",
    ".globl mpi_win_set_info_f08",
    ".set mpi_win_set_info_f08, mpi_win_set_info_f08_",
    ".globl mpi_win_set_info_f08__",
    ".set mpi_win_set_info_f08__, mpi_win_set_info_f08_",
    ".globl MPI_WIN_SET_INFO_F08",
    ".set MPI_WIN_SET_INFO_F08, mpi_win_set_info_f08_",
    ".globl pmpi_win_set_info",
    ".set pmpi_win_set_info, pmpi_win_set_info_",
    ".globl pmpi_win_set_info__",
    ".set pmpi_win_set_info__, pmpi_win_set_info_",
    ".globl PMPI_WIN_SET_INFO",
    ".set PMPI_WIN_SET_INFO, pmpi_win_set_info_",
    ".globl pmpi_win_set_info_f08_",
    ".set pmpi_win_set_info_f08_, pmpi_win_set_info_",
    ".globl pmpi_win_set_info_f08",
    ".set pmpi_win_set_info_f08, pmpi_win_set_info_f08_",
    ".globl pmpi_win_set_info_f08__",
    ".set pmpi_win_set_info_f08__, pmpi_win_set_info_f08_",
    ".globl PMPI_WIN_SET_INFO_F08",
    ".set PMPI_WIN_SET_INFO_F08, pmpi_win_set_info_f08_",
    ".globl mpi_win_start",
    ".set mpi_win_start, mpi_win_start_",
    ".globl mpi_win_start__",
    ".set mpi_win_start__, mpi_win_start_",
    ".globl MPI_WIN_START",
    ".set MPI_WIN_START, mpi_win_start_",
    ".globl ompi_win_start_f",
    ".set ompi_win_start_f, mpi_win_start_",
    ".globl mpi_win_start_f08_",
    ".set mpi_win_start_f08_, mpi_win_start_",
    ".globl mpi_win_start_f08",
    ".set mpi_win_start_f08, mpi_win_start_f08_",
    ".globl mpi_win_start_f08__",
    ".set mpi_win_start_f08__, mpi_win_start_f08_",
    ".globl MPI_WIN_START_F08",
    ".set MPI_WIN_START_F08, mpi_win_start_f08_",
    ".globl pmpi_win_start",
    ".set pmpi_win_start, pmpi_win_start_",
    ".globl pmpi_win_start__",
    ".set pmpi_win_start__, pmpi_win_start_",
    ".globl PMPI_WIN_START",
    ".set PMPI_WIN_START, pmpi_win_start_",
    ".globl pmpi_win_start_f08_",
    ".set pmpi_win_start_f08_, pmpi_win_start_",
    ".globl pmpi_win_start_f08",
    ".set pmpi_win_start_f08, pmpi_win_start_f08_",
    ".globl pmpi_win_start_f08__",
    ".set pmpi_win_start_f08__, pmpi_win_start_f08_",
    ".globl PMPI_WIN_START_F08",
    ".set PMPI_WIN_START_F08, pmpi_win_start_f08_",
    ".globl mpi_win_sync",
    ".set mpi_win_sync, mpi_win_sync_",
    ".globl mpi_win_sync__",
    ".set mpi_win_sync__, mpi_win_sync_",
    ".globl MPI_WIN_SYNC",
    ".set MPI_WIN_SYNC, mpi_win_sync_",
    ".globl ompi_win_sync_f",
    ".set ompi_win_sync_f, mpi_win_sync_",
    ".globl mpi_win_sync_f08_",
    ".set mpi_win_sync_f08_, mpi_win_sync_",
    ".globl mpi_win_sync_f08",
    ".set mpi_win_sync_f08, mpi_win_sync_f08_",
    ".globl mpi_win_sync_f08__",
    ".set mpi_win_sync_f08__, mpi_win_sync_f08_",
    ".globl MPI_WIN_SYNC_F08",
    ".set MPI_WIN_SYNC_F08, mpi_win_sync_f08_",
    ".globl pmpi_win_sync",
    ".set pmpi_win_sync, pmpi_win_sync_",
    ".globl pmpi_win_sync__",
    ".set pmpi_win_sync__, pmpi_win_sync_",
    ".globl PMPI_WIN_SYNC",
    ".set PMPI_WIN_SYNC, pmpi_win_sync_",
    ".globl pmpi_win_sync_f08_",
    ".set pmpi_win_sync_f08_, pmpi_win_sync_",
    ".globl pmpi_win_sync_f08",
    ".set pmpi_win_sync_f08, pmpi_win_sync_f08_",
    ".globl pmpi_win_sync_f08__",
    ".set pmpi_win_sync_f08__, pmpi_win_sync_f08_",
    ".globl PMPI_WIN_SYNC_F08",
    ".set PMPI_WIN_SYNC_F08, pmpi_win_sync_f08_",
    ".globl mpi_win_test",
    ".set mpi_win_test, mpi_win_test_",
    ".globl mpi_win_test__",
    ".set mpi_win_test__, mpi_win_test_",
    ".globl MPI_WIN_TEST",
    ".set MPI_WIN_TEST, mpi_win_test_",
    ".globl ompi_win_test_f",
    ".set ompi_win_test_f, mpi_win_test_",
    ".globl mpi_win_test_f08_",
    ".set mpi_win_test_f08_, mpi_win_test_",
    ".globl mpi_win_test_f08",
    ".set mpi_win_test_f08, mpi_win_test_f08_",
    ".globl mpi_win_test_f08__",
    ".set mpi_win_test_f08__, mpi_win_test_f08_",
    ".globl MPI_WIN_TEST_F08",
    ".set MPI_WIN_TEST_F08, mpi_win_test_f08_",
    ".globl pmpi_win_test",
    ".set pmpi_win_test, pmpi_win_test_",
    ".globl pmpi_win_test__",
    ".set pmpi_win_test__, pmpi_win_test_",
    ".globl PMPI_WIN_TEST",
    ".set PMPI_WIN_TEST, pmpi_win_test_",
    ".globl pmpi_win_test_f08_",
    ".set pmpi_win_test_f08_, pmpi_win_test_",
    ".globl pmpi_win_test_f08",
    ".set pmpi_win_test_f08, pmpi_win_test_f08_",
    ".globl pmpi_win_test_f08__",
    ".set pmpi_win_test_f08__, pmpi_win_test_f08_",
    ".globl PMPI_WIN_TEST_F08",
    ".set PMPI_WIN_TEST_F08, pmpi_win_test_f08_",
    ".globl mpi_win_unlock",
    ".set mpi_win_unlock, mpi_win_unlock_",
    ".globl mpi_win_unlock__",
    ".set mpi_win_unlock__, mpi_win_unlock_",
    ".globl MPI_WIN_UNLOCK",
    ".set MPI_WIN_UNLOCK, mpi_win_unlock_",
    ".globl ompi_win_unlock_f",
    ".set ompi_win_unlock_f, mpi_win_unlock_",
    ".globl mpi_win_unlock_f08_",
    ".set mpi_win_unlock_f08_, mpi_win_unlock_",
    ".globl mpi_win_unlock_f08",
    ".set mpi_win_unlock_f08, mpi_win_unlock_f08_",
    ".globl mpi_win_unlock_f08__",
    ".set mpi_win_unlock_f08__, mpi_win_unlock_f08_",
    ".globl MPI_WIN_UNLOCK_F08",
    ".set MPI_WIN_UNLOCK_F08, mpi_win_unlock_f08_",
    ".globl pmpi_win_unlock",
    ".set pmpi_win_unlock, pmpi_win_unlock_",
    ".globl pmpi_win_unlock__",
    ".set pmpi_win_unlock__, pmpi_win_unlock_",
    ".globl PMPI_WIN_UNLOCK",
    ".set PMPI_WIN_UNLOCK, pmpi_win_unlock_",
    ".globl pmpi_win_unlock_f08_",
    ".set pmpi_win_unlock_f08_, pmpi_win_unlock_",
    ".globl pmpi_win_unlock_f08",
    ".set pmpi_win_unlock_f08, pmpi_win_unlock_f08_",
    ".globl pmpi_win_unlock_f08__",
    ".set pmpi_win_unlock_f08__, pmpi_win_unlock_f08_",
    ".globl PMPI_WIN_UNLOCK_F08",
    ".set PMPI_WIN_UNLOCK_F08, pmpi_win_unlock_f08_",
    ".globl mpi_win_unlock_all",
    ".set mpi_win_unlock_all, mpi_win_unlock_all_",
    ".globl mpi_win_unlock_all__",
    ".set mpi_win_unlock_all__, mpi_win_unlock_all_",
    ".globl MPI_WIN_UNLOCK_ALL",
    ".set MPI_WIN_UNLOCK_ALL, mpi_win_unlock_all_",
    ".globl ompi_win_unlock_all_f",
    ".set ompi_win_unlock_all_f, mpi_win_unlock_all_",
    ".globl mpi_win_unlock_all_f08_",
    ".set mpi_win_unlock_all_f08_, mpi_win_unlock_all_",
    ".globl mpi_win_unlock_all_f08",
    ".set mpi_win_unlock_all_f08, mpi_win_unlock_all_f08_",
    ".globl mpi_win_unlock_all_f08__",
    ".set mpi_win_unlock_all_f08__, mpi_win_unlock_all_f08_",
    ".globl MPI_WIN_UNLOCK_ALL_F08",
    ".set MPI_WIN_UNLOCK_ALL_F08, mpi_win_unlock_all_f08_",
    ".globl pmpi_win_unlock_all",
    ".set pmpi_win_unlock_all, pmpi_win_unlock_all_",
    ".globl pmpi_win_unlock_all__",
    ".set pmpi_win_unlock_all__, pmpi_win_unlock_all_",
    ".globl PMPI_WIN_UNLOCK_ALL",
    ".set PMPI_WIN_UNLOCK_ALL, pmpi_win_unlock_all_",
    ".globl pmpi_win_unlock_all_f08_",
    ".set pmpi_win_unlock_all_f08_, pmpi_win_unlock_all_",
    ".globl pmpi_win_unlock_all_f08",
    ".set pmpi_win_unlock_all_f08, pmpi_win_unlock_all_f08_",
    ".globl pmpi_win_unlock_all_f08__",
    ".set pmpi_win_unlock_all_f08__, pmpi_win_unlock_all_f08_",
    ".globl PMPI_WIN_UNLOCK_ALL_F08",
    ".set PMPI_WIN_UNLOCK_ALL_F08, pmpi_win_unlock_all_f08_",
    ".globl mpi_win_wait",
    ".set mpi_win_wait, mpi_win_wait_",
    ".globl mpi_win_wait__",
    ".set mpi_win_wait__, mpi_win_wait_",
    ".globl MPI_WIN_WAIT",
    ".set MPI_WIN_WAIT, mpi_win_wait_",
    ".globl ompi_win_wait_f",
    ".set ompi_win_wait_f, mpi_win_wait_",
    ".globl mpi_win_wait_f08_",
    ".set mpi_win_wait_f08_, mpi_win_wait_",
    ".globl mpi_win_wait_f08",
    ".set mpi_win_wait_f08, mpi_win_wait_f08_",
    ".globl mpi_win_wait_f08__",
    ".set mpi_win_wait_f08__, mpi_win_wait_f08_",
    ".globl MPI_WIN_WAIT_F08",
    ".set MPI_WIN_WAIT_F08, mpi_win_wait_f08_",
    ".globl pmpi_win_wait",
    ".set pmpi_win_wait, pmpi_win_wait_",
    ".globl pmpi_win_wait__",
    ".set pmpi_win_wait__, pmpi_win_wait_",
    ".globl PMPI_WIN_WAIT",
    ".set PMPI_WIN_WAIT, pmpi_win_wait_",
    ".globl pmpi_win_wait_f08_",
    ".set pmpi_win_wait_f08_, pmpi_win_wait_",
    ".globl pmpi_win_wait_f08",
    ".set pmpi_win_wait_f08, pmpi_win_wait_f08_",
    ".globl pmpi_win_wait_f08__",
    ".set pmpi_win_wait_f08__, pmpi_win_wait_f08_",
    ".globl PMPI_WIN_WAIT_F08",
    ".set PMPI_WIN_WAIT_F08, pmpi_win_wait_f08_",
);
