// Made by `cargo x codegen`; do not edit.
//! Partitioned communication (MPI-5.0 chapter 4).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_parrived(
    c: unsafe extern "C" fn(Handle, c_int, *mut c_int) -> c_int,
    request: *const c_int,
    partition: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(handles::request(*request), *partition, &mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_parrived_(
    request: *const c_int,
    partition: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_parrived(sys::MPI_Parrived, request, partition, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_parrived_(
    request: *const c_int,
    partition: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_parrived(sys::PMPI_Parrived, request, partition, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_pready(
    c: unsafe extern "C" fn(c_int, Handle) -> c_int,
    partition: *const c_int,
    request: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*partition, handles::request(*request));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pready_(
    partition: *const c_int,
    request: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pready(sys::MPI_Pready, partition, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pready_(
    partition: *const c_int,
    request: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pready(sys::PMPI_Pready, partition, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_pready_list(
    c: unsafe extern "C" fn(c_int, *const c_int, Handle) -> c_int,
    length: *const c_int,
    array_of_partitions: *const c_int,
    request: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*length, array_of_partitions, handles::request(*request));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pready_list_(
    length: *const c_int,
    array_of_partitions: *const c_int,
    request: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pready_list(sys::MPI_Pready_list, length, array_of_partitions, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pready_list_(
    length: *const c_int,
    array_of_partitions: *const c_int,
    request: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pready_list(sys::PMPI_Pready_list, length, array_of_partitions, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_pready_range(
    c: unsafe extern "C" fn(c_int, c_int, Handle) -> c_int,
    partition_low: *const c_int,
    partition_high: *const c_int,
    request: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*partition_low, *partition_high, handles::request(*request));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pready_range_(
    partition_low: *const c_int,
    partition_high: *const c_int,
    request: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pready_range(sys::MPI_Pready_range, partition_low, partition_high, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pready_range_(
    partition_low: *const c_int,
    partition_high: *const c_int,
    request: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pready_range(sys::PMPI_Pready_range, partition_low, partition_high, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_precv_init(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *partitions,
            *count,
            handles::datatype(*datatype),
            *source,
            *tag,
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_precv_init_(
    buf: *const c_void,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_precv_init(
            sys::MPI_Precv_init,
            buf,
            partitions,
            count,
            datatype,
            source,
            tag,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_precv_init_f08ts_(
    buf: *const Given,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_precv_init(
                sys::MPI_Precv_init,
                (*buf).base.cast_const(),
                partitions,
                count,
                datatype,
                source,
                tag,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_precv_init_sections(
            sys::MPI_Precv_init,
            &raw const *buf,
            partitions,
            count,
            datatype,
            source,
            tag,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_precv_init_(
    buf: *const c_void,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_precv_init(
            sys::PMPI_Precv_init,
            buf,
            partitions,
            count,
            datatype,
            source,
            tag,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_precv_init_f08ts_(
    buf: *const Given,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_precv_init(
                sys::PMPI_Precv_init,
                (*buf).base.cast_const(),
                partitions,
                count,
                datatype,
                source,
                tag,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_precv_init_sections(
            sys::PMPI_Precv_init,
            &raw const *buf,
            partitions,
            count,
            datatype,
            source,
            tag,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_precv_init_sections(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::parts(&*buf, i64::from(*partitions), i64::from(*count), *datatype)
        {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_precv_init(
            c,
            s_buf.base,
            partitions,
            &s_buf.count.into(),
            &s_buf.dtype,
            source,
            tag,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_precv_init_c(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *partitions,
            *count,
            handles::datatype(*datatype),
            *source,
            *tag,
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_precv_init_c_f08ts_(
    buf: *const Given,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_precv_init_c(
                sys::MPI_Precv_init_c,
                (*buf).base.cast_const(),
                partitions,
                count,
                datatype,
                source,
                tag,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_precv_init_c_sections(
            sys::MPI_Precv_init_c,
            &raw const *buf,
            partitions,
            count,
            datatype,
            source,
            tag,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_precv_init_c_f08ts_(
    buf: *const Given,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_precv_init_c(
                sys::PMPI_Precv_init_c,
                (*buf).base.cast_const(),
                partitions,
                count,
                datatype,
                source,
                tag,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_precv_init_c_sections(
            sys::PMPI_Precv_init_c,
            &raw const *buf,
            partitions,
            count,
            datatype,
            source,
            tag,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_precv_init_c_sections(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::parts(&*buf, i64::from(*partitions), i64::from(*count), *datatype)
        {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_precv_init_c(
            c,
            s_buf.base,
            partitions,
            &s_buf.count.into(),
            &s_buf.dtype,
            source,
            tag,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_psend_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *partitions,
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_psend_init_(
    buf: *const c_void,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_psend_init(
            sys::MPI_Psend_init,
            buf,
            partitions,
            count,
            datatype,
            dest,
            tag,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_psend_init_f08ts_(
    buf: *const Given,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_psend_init(
                sys::MPI_Psend_init,
                (*buf).base.cast_const(),
                partitions,
                count,
                datatype,
                dest,
                tag,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_psend_init_sections(
            sys::MPI_Psend_init,
            &raw const *buf,
            partitions,
            count,
            datatype,
            dest,
            tag,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_psend_init_(
    buf: *const c_void,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_psend_init(
            sys::PMPI_Psend_init,
            buf,
            partitions,
            count,
            datatype,
            dest,
            tag,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_psend_init_f08ts_(
    buf: *const Given,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_psend_init(
                sys::PMPI_Psend_init,
                (*buf).base.cast_const(),
                partitions,
                count,
                datatype,
                dest,
                tag,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_psend_init_sections(
            sys::PMPI_Psend_init,
            &raw const *buf,
            partitions,
            count,
            datatype,
            dest,
            tag,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_psend_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::parts(&*buf, i64::from(*partitions), i64::from(*count), *datatype)
        {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_psend_init(
            c,
            s_buf.base,
            partitions,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_psend_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *partitions,
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            handles::info(*info),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_psend_init_c_f08ts_(
    buf: *const Given,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_psend_init_c(
                sys::MPI_Psend_init_c,
                (*buf).base.cast_const(),
                partitions,
                count,
                datatype,
                dest,
                tag,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_psend_init_c_sections(
            sys::MPI_Psend_init_c,
            &raw const *buf,
            partitions,
            count,
            datatype,
            dest,
            tag,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_psend_init_c_f08ts_(
    buf: *const Given,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_psend_init_c(
                sys::PMPI_Psend_init_c,
                (*buf).base.cast_const(),
                partitions,
                count,
                datatype,
                dest,
                tag,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_psend_init_c_sections(
            sys::PMPI_Psend_init_c,
            &raw const *buf,
            partitions,
            count,
            datatype,
            dest,
            tag,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_psend_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    partitions: *const c_int,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::parts(&*buf, i64::from(*partitions), i64::from(*count), *datatype)
        {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_psend_init_c(
            c,
            s_buf.base,
            partitions,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            info,
            request,
            ierror,
        );
    }
}

std::arch::global_asm!(
    ".globl mpi_parrived",
    ".set mpi_parrived, mpi_parrived_",
    ".globl mpi_parrived__",
    ".set mpi_parrived__, mpi_parrived_",
    ".globl MPI_PARRIVED",
    ".set MPI_PARRIVED, mpi_parrived_",
    ".globl ompi_parrived_f",
    ".set ompi_parrived_f, mpi_parrived_",
    ".globl mpi_parrived_f08_",
    ".set mpi_parrived_f08_, mpi_parrived_",
    ".globl mpi_parrived_f08",
    ".set mpi_parrived_f08, mpi_parrived_f08_",
    ".globl mpi_parrived_f08__",
    ".set mpi_parrived_f08__, mpi_parrived_f08_",
    ".globl MPI_PARRIVED_F08",
    ".set MPI_PARRIVED_F08, mpi_parrived_f08_",
    ".globl pmpi_parrived",
    ".set pmpi_parrived, pmpi_parrived_",
    ".globl pmpi_parrived__",
    ".set pmpi_parrived__, pmpi_parrived_",
    ".globl PMPI_PARRIVED",
    ".set PMPI_PARRIVED, pmpi_parrived_",
    ".globl pmpi_parrived_f08_",
    ".set pmpi_parrived_f08_, pmpi_parrived_",
    ".globl pmpi_parrived_f08",
    ".set pmpi_parrived_f08, pmpi_parrived_f08_",
    ".globl pmpi_parrived_f08__",
    ".set pmpi_parrived_f08__, pmpi_parrived_f08_",
    ".globl PMPI_PARRIVED_F08",
    ".set PMPI_PARRIVED_F08, pmpi_parrived_f08_",
    ".globl mpi_pready",
    ".set mpi_pready, mpi_pready_",
    ".globl mpi_pready__",
    ".set mpi_pready__, mpi_pready_",
    ".globl MPI_PREADY",
    ".set MPI_PREADY, mpi_pready_",
    ".globl ompi_pready_f",
    ".set ompi_pready_f, mpi_pready_",
    ".globl mpi_pready_f08_",
    ".set mpi_pready_f08_, mpi_pready_",
    ".globl mpi_pready_f08",
    ".set mpi_pready_f08, mpi_pready_f08_",
    ".globl mpi_pready_f08__",
    ".set mpi_pready_f08__, mpi_pready_f08_",
    ".globl MPI_PREADY_F08",
    ".set MPI_PREADY_F08, mpi_pready_f08_",
    ".globl pmpi_pready",
    ".set pmpi_pready, pmpi_pready_",
    ".globl pmpi_pready__",
    ".set pmpi_pready__, pmpi_pready_",
    ".globl PMPI_PREADY",
    ".set PMPI_PREADY, pmpi_pready_",
    ".globl pmpi_pready_f08_",
    ".set pmpi_pready_f08_, pmpi_pready_",
    ".globl pmpi_pready_f08",
    ".set pmpi_pready_f08, pmpi_pready_f08_",
    ".globl pmpi_pready_f08__",
    ".set pmpi_pready_f08__, pmpi_pready_f08_",
    ".globl PMPI_PREADY_F08",
    ".set PMPI_PREADY_F08, pmpi_pready_f08_",
    ".globl mpi_pready_list",
    ".set mpi_pready_list, mpi_pready_list_",
    ".globl mpi_pready_list__",
    ".set mpi_pready_list__, mpi_pready_list_",
    ".globl MPI_PREADY_LIST",
    ".set MPI_PREADY_LIST, mpi_pready_list_",
    ".globl ompi_pready_list_f",
    ".set ompi_pready_list_f, mpi_pready_list_",
    ".globl mpi_pready_list_f08_",
    ".set mpi_pready_list_f08_, mpi_pready_list_",
    ".globl mpi_pready_list_f08",
    ".set mpi_pready_list_f08, mpi_pready_list_f08_",
    ".globl mpi_pready_list_f08__",
    ".set mpi_pready_list_f08__, mpi_pready_list_f08_",
    ".globl MPI_PREADY_LIST_F08",
    ".set MPI_PREADY_LIST_F08, mpi_pready_list_f08_",
    ".globl pmpi_pready_list",
    ".set pmpi_pready_list, pmpi_pready_list_",
    ".globl pmpi_pready_list__",
    ".set pmpi_pready_list__, pmpi_pready_list_",
    ".globl PMPI_PREADY_LIST",
    ".set PMPI_PREADY_LIST, pmpi_pready_list_",
    ".globl pmpi_pready_list_f08_",
    ".set pmpi_pready_list_f08_, pmpi_pready_list_",
    ".globl pmpi_pready_list_f08",
    ".set pmpi_pready_list_f08, pmpi_pready_list_f08_",
    ".globl pmpi_pready_list_f08__",
    ".set pmpi_pready_list_f08__, pmpi_pready_list_f08_",
    ".globl PMPI_PREADY_LIST_F08",
    ".set PMPI_PREADY_LIST_F08, pmpi_pready_list_f08_",
    ".globl mpi_pready_range",
    ".set mpi_pready_range, mpi_pready_range_",
    ".globl mpi_pready_range__",
    ".set mpi_pready_range__, mpi_pready_range_",
    ".globl MPI_PREADY_RANGE",
    ".set MPI_PREADY_RANGE, mpi_pready_range_",
    ".globl ompi_pready_range_f",
    ".set ompi_pready_range_f, mpi_pready_range_",
    ".globl mpi_pready_range_f08_",
    ".set mpi_pready_range_f08_, mpi_pready_range_",
    ".globl mpi_pready_range_f08",
    ".set mpi_pready_range_f08, mpi_pready_range_f08_",
    ".globl mpi_pready_range_f08__",
    ".set mpi_pready_range_f08__, mpi_pready_range_f08_",
    ".globl MPI_PREADY_RANGE_F08",
    ".set MPI_PREADY_RANGE_F08, mpi_pready_range_f08_",
    ".globl pmpi_pready_range",
    ".set pmpi_pready_range, pmpi_pready_range_",
    ".globl pmpi_pready_range__",
    ".set pmpi_pready_range__, pmpi_pready_range_",
    ".globl PMPI_PREADY_RANGE",
    ".set PMPI_PREADY_RANGE, pmpi_pready_range_",
    ".globl pmpi_pready_range_f08_",
    ".set pmpi_pready_range_f08_, pmpi_pready_range_",
    ".globl pmpi_pready_range_f08",
    ".set pmpi_pready_range_f08, pmpi_pready_range_f08_",
    ".globl pmpi_pready_range_f08__",
    ".set pmpi_pready_range_f08__, pmpi_pready_range_f08_",
    ".globl PMPI_PREADY_RANGE_F08",
    ".set PMPI_PREADY_RANGE_F08, pmpi_pready_range_f08_",
    ".globl mpi_precv_init",
    ".set mpi_precv_init, mpi_precv_init_",
    ".globl mpi_precv_init__",
    ".set mpi_precv_init__, mpi_precv_init_",
    ".globl MPI_PRECV_INIT",
    ".set MPI_PRECV_INIT, mpi_precv_init_",
    ".globl ompi_precv_init_f",
    ".set ompi_precv_init_f, mpi_precv_init_",
    ".globl pmpi_precv_init",
    ".set pmpi_precv_init, pmpi_precv_init_",
    ".globl pmpi_precv_init__",
    ".set pmpi_precv_init__, pmpi_precv_init_",
    ".globl PMPI_PRECV_INIT",
    ".set PMPI_PRECV_INIT, pmpi_precv_init_",
    ".globl mpi_psend_init",
    ".set mpi_psend_init, mpi_psend_init_",
    ".globl mpi_psend_init__",
    ".set mpi_psend_init__, mpi_psend_init_",
    ".globl MPI_PSEND_INIT",
    ".set MPI_PSEND_INIT, mpi_psend_init_",
    ".globl ompi_psend_init_f",
    ".set ompi_psend_init_f, mpi_psend_init_",
    ".globl pmpi_psend_init",
    ".set pmpi_psend_init, pmpi_psend_init_",
    ".globl pmpi_psend_init__",
    ".set pmpi_psend_init__, pmpi_psend_init_",
    ".globl PMPI_PSEND_INIT",
    ".set PMPI_PSEND_INIT, pmpi_psend_init_",
);
