// Made by `cargo x codegen`; do not edit.
//! Point-to-point communication (MPI-5.0 chapter 3).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_bsend(
    c: unsafe extern "C" fn(*const c_void, c_int, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bsend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_bsend(sys::MPI_Bsend, buf, count, datatype, dest, tag, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bsend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_bsend(
                sys::MPI_Bsend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_bsend_sections(
            sys::MPI_Bsend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bsend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_bsend(sys::PMPI_Bsend, buf, count, datatype, dest, tag, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bsend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_bsend(
                sys::PMPI_Bsend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_bsend_sections(
            sys::PMPI_Bsend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_bsend_sections(
    c: unsafe extern "C" fn(*const c_void, c_int, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_bsend(c, s_buf.as_ptr(), count, datatype, dest, tag, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_bsend_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bsend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_bsend_c(
                sys::MPI_Bsend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_bsend_c_sections(
            sys::MPI_Bsend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bsend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_bsend_c(
                sys::PMPI_Bsend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_bsend_c_sections(
            sys::PMPI_Bsend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_bsend_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_bsend_c(c, s_buf.as_ptr(), count, datatype, dest, tag, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_bsend_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bsend_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_bsend_init(
            sys::MPI_Bsend_init,
            buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bsend_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_bsend_init(
                sys::MPI_Bsend_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_bsend_init_sections(
            sys::MPI_Bsend_init,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bsend_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_bsend_init(
            sys::PMPI_Bsend_init,
            buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bsend_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_bsend_init(
                sys::PMPI_Bsend_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_bsend_init_sections(
            sys::PMPI_Bsend_init,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_bsend_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_bsend_init(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_bsend_init_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bsend_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_bsend_init_c(
                sys::MPI_Bsend_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_bsend_init_c_sections(
            sys::MPI_Bsend_init_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bsend_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_bsend_init_c(
                sys::PMPI_Bsend_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_bsend_init_c_sections(
            sys::PMPI_Bsend_init_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_bsend_init_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_bsend_init_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_buffer_attach(
    c: unsafe extern "C" fn(*mut c_void, c_int) -> c_int,
    buffer: *const c_void,
    size: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(sentinel::buffer(buffer).cast_mut(), *size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_buffer_attach_(
    buffer: *const c_void,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_buffer_attach(sys::MPI_Buffer_attach, buffer, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_buffer_attach_f08ts_(
    buffer: *const Given,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_buffer_attach(sys::MPI_Buffer_attach, (*buffer).base.cast_const(), size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_buffer_attach_(
    buffer: *const c_void,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_buffer_attach(sys::PMPI_Buffer_attach, buffer, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_buffer_attach_f08ts_(
    buffer: *const Given,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_buffer_attach(sys::PMPI_Buffer_attach, (*buffer).base.cast_const(), size, ierror);
    }
}

#[inline(always)]
unsafe fn call_buffer_attach_c(
    c: unsafe extern "C" fn(*mut c_void, i64) -> c_int,
    buffer: *const c_void,
    size: *const i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(sentinel::buffer(buffer).cast_mut(), *size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_buffer_attach_c_f08ts_(
    buffer: *const Given,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_buffer_attach_c(sys::MPI_Buffer_attach_c, (*buffer).base.cast_const(), size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_buffer_attach_c_f08ts_(
    buffer: *const Given,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_buffer_attach_c(sys::PMPI_Buffer_attach_c, (*buffer).base.cast_const(), size, ierror);
    }
}

#[inline(always)]
unsafe fn call_buffer_flush(c: unsafe extern "C" fn() -> c_int, ierror: *mut c_int) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c();
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_buffer_flush_(ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_buffer_flush(sys::MPI_Buffer_flush, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_buffer_flush_(ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_buffer_flush(sys::PMPI_Buffer_flush, ierror);
    }
}

#[inline(always)]
unsafe fn call_buffer_iflush(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(&mut c_request);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_buffer_iflush_(request: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_buffer_iflush(sys::MPI_Buffer_iflush, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_buffer_iflush_(request: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_buffer_iflush(sys::PMPI_Buffer_iflush, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_cancel(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = handles::request(*request);
        let code = c(&mut c_request);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_cancel_(request: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cancel(sys::MPI_Cancel, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_cancel_(request: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_cancel(sys::PMPI_Cancel, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_attach_buffer(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int) -> c_int,
    comm: *const c_int,
    buffer: *const c_void,
    size: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), sentinel::buffer(buffer).cast_mut(), *size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_attach_buffer_(
    comm: *const c_int,
    buffer: *const c_void,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_attach_buffer(sys::MPI_Comm_attach_buffer, comm, buffer, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_attach_buffer_f08ts_(
    comm: *const c_int,
    buffer: *const Given,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_comm_attach_buffer(
            sys::MPI_Comm_attach_buffer,
            comm,
            (*buffer).base.cast_const(),
            size,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_attach_buffer_(
    comm: *const c_int,
    buffer: *const c_void,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_attach_buffer(sys::PMPI_Comm_attach_buffer, comm, buffer, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_attach_buffer_f08ts_(
    comm: *const c_int,
    buffer: *const Given,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_comm_attach_buffer(
            sys::PMPI_Comm_attach_buffer,
            comm,
            (*buffer).base.cast_const(),
            size,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_comm_attach_buffer_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64) -> c_int,
    comm: *const c_int,
    buffer: *const c_void,
    size: *const i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), sentinel::buffer(buffer).cast_mut(), *size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_attach_buffer_c_f08ts_(
    comm: *const c_int,
    buffer: *const Given,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_comm_attach_buffer_c(
            sys::MPI_Comm_attach_buffer_c,
            comm,
            (*buffer).base.cast_const(),
            size,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_attach_buffer_c_f08ts_(
    comm: *const c_int,
    buffer: *const Given,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_comm_attach_buffer_c(
            sys::PMPI_Comm_attach_buffer_c,
            comm,
            (*buffer).base.cast_const(),
            size,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_comm_flush_buffer(
    c: unsafe extern "C" fn(Handle) -> c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_flush_buffer_(comm: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_flush_buffer(sys::MPI_Comm_flush_buffer, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_flush_buffer_(comm: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_flush_buffer(sys::PMPI_Comm_flush_buffer, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_iflush_buffer(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_request);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_iflush_buffer_(
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_iflush_buffer(sys::MPI_Comm_iflush_buffer, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_iflush_buffer_(
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_iflush_buffer(sys::PMPI_Comm_iflush_buffer, comm, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_get_count(
    c: unsafe extern "C" fn(*const Status, Handle, *mut c_int) -> c_int,
    status: *const Status,
    datatype: *const c_int,
    count: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, handles::datatype(*datatype), count);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_count_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_count(sys::MPI_Get_count, status, datatype, count, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_count_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_count(sys::PMPI_Get_count, status, datatype, count, ierror);
    }
}

#[inline(always)]
unsafe fn call_get_count_c(
    c: unsafe extern "C" fn(*const Status, Handle, *mut i64) -> c_int,
    status: *const Status,
    datatype: *const c_int,
    count: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, handles::datatype(*datatype), count);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_count_c_f08_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_count_c(sys::MPI_Get_count_c, status, datatype, count, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_count_c_f08_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_count_c(sys::PMPI_Get_count_c, status, datatype, count, ierror);
    }
}

#[inline(always)]
unsafe fn call_ibsend(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ibsend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ibsend(sys::MPI_Ibsend, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ibsend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ibsend(
                sys::MPI_Ibsend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ibsend_sections(
            sys::MPI_Ibsend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ibsend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ibsend(sys::PMPI_Ibsend, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ibsend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ibsend(
                sys::PMPI_Ibsend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ibsend_sections(
            sys::PMPI_Ibsend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ibsend_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_ibsend(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ibsend_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ibsend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ibsend_c(
                sys::MPI_Ibsend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ibsend_c_sections(
            sys::MPI_Ibsend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ibsend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ibsend_c(
                sys::PMPI_Ibsend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ibsend_c_sections(
            sys::PMPI_Ibsend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ibsend_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_ibsend_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_improbe(
    c: unsafe extern "C" fn(c_int, c_int, Handle, *mut c_int, *mut Handle, *mut Status) -> c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    flag: *mut c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let mut c_message: Handle = null_mut();
        let code = c(
            *source,
            *tag,
            handles::comm(*comm),
            &mut c_flag,
            &mut c_message,
            sentinel::status(status),
        );
        logical::put(flag, c_flag);
        handles::put(message, c_message);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_improbe_(
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    flag: *mut c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_improbe(sys::MPI_Improbe, source, tag, comm, flag, message, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_improbe_(
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    flag: *mut c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_improbe(sys::PMPI_Improbe, source, tag, comm, flag, message, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_imrecv(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, *mut Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_message: Handle = handles::message(*message);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_message,
            &mut c_request,
        );
        handles::put(message, c_message);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_imrecv_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_imrecv(sys::MPI_Imrecv, buf, count, datatype, message, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_imrecv_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_imrecv(
                sys::MPI_Imrecv,
                (*buf).base.cast_const(),
                count,
                datatype,
                message,
                request,
                ierror,
            );
            return;
        }
        call_imrecv_sections(
            sys::MPI_Imrecv,
            &raw const *buf,
            count,
            datatype,
            message,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_imrecv_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_imrecv(sys::PMPI_Imrecv, buf, count, datatype, message, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_imrecv_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_imrecv(
                sys::PMPI_Imrecv,
                (*buf).base.cast_const(),
                count,
                datatype,
                message,
                request,
                ierror,
            );
            return;
        }
        call_imrecv_sections(
            sys::PMPI_Imrecv,
            &raw const *buf,
            count,
            datatype,
            message,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_imrecv_sections(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, *mut Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code =
            call_imrecv(c, s_buf.base, &s_buf.count.into(), &s_buf.dtype, message, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_imrecv_c(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, *mut Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_message: Handle = handles::message(*message);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_message,
            &mut c_request,
        );
        handles::put(message, c_message);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_imrecv_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_imrecv_c(
                sys::MPI_Imrecv_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                message,
                request,
                ierror,
            );
            return;
        }
        call_imrecv_c_sections(
            sys::MPI_Imrecv_c,
            &raw const *buf,
            count,
            datatype,
            message,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_imrecv_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_imrecv_c(
                sys::PMPI_Imrecv_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                message,
                request,
                ierror,
            );
            return;
        }
        call_imrecv_c_sections(
            sys::PMPI_Imrecv_c,
            &raw const *buf,
            count,
            datatype,
            message,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_imrecv_c_sections(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, *mut Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    message: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_imrecv_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            message,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iprobe(
    c: unsafe extern "C" fn(c_int, c_int, Handle, *mut c_int, *mut Status) -> c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(*source, *tag, handles::comm(*comm), &mut c_flag, sentinel::status(status));
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iprobe_(
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iprobe(sys::MPI_Iprobe, source, tag, comm, flag, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iprobe_(
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iprobe(sys::PMPI_Iprobe, source, tag, comm, flag, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_irecv(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *source,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_irecv_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_irecv(sys::MPI_Irecv, buf, count, datatype, source, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_irecv_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_irecv(
                sys::MPI_Irecv,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_irecv_sections(
            sys::MPI_Irecv,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_irecv_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_irecv(sys::PMPI_Irecv, buf, count, datatype, source, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_irecv_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_irecv(
                sys::PMPI_Irecv,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_irecv_sections(
            sys::PMPI_Irecv,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_irecv_sections(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_irecv(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            source,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_irecv_c(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *source,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_irecv_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_irecv_c(
                sys::MPI_Irecv_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_irecv_c_sections(
            sys::MPI_Irecv_c,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_irecv_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_irecv_c(
                sys::PMPI_Irecv_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_irecv_c_sections(
            sys::PMPI_Irecv_c,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_irecv_c_sections(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_irecv_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            source,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_irsend(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_irsend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_irsend(sys::MPI_Irsend, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_irsend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_irsend(
                sys::MPI_Irsend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_irsend_sections(
            sys::MPI_Irsend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_irsend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_irsend(sys::PMPI_Irsend, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_irsend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_irsend(
                sys::PMPI_Irsend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_irsend_sections(
            sys::PMPI_Irsend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_irsend_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_irsend(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_irsend_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_irsend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_irsend_c(
                sys::MPI_Irsend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_irsend_c_sections(
            sys::MPI_Irsend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_irsend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_irsend_c(
                sys::PMPI_Irsend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_irsend_c_sections(
            sys::PMPI_Irsend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_irsend_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_irsend_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_isend(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_isend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_isend(sys::MPI_Isend, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_isend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_isend(
                sys::MPI_Isend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isend_sections(
            sys::MPI_Isend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_isend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_isend(sys::PMPI_Isend, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_isend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_isend(
                sys::PMPI_Isend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isend_sections(
            sys::PMPI_Isend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_isend_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_isend(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_isend_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_isend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_isend_c(
                sys::MPI_Isend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isend_c_sections(
            sys::MPI_Isend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_isend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_isend_c(
                sys::PMPI_Isend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isend_c_sections(
            sys::PMPI_Isend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_isend_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_isend_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_isendrecv(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            *dest,
            *sendtag,
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *source,
            *recvtag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_isendrecv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_isendrecv(
            sys::MPI_Isendrecv,
            sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_isendrecv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_isendrecv(
                sys::MPI_Isendrecv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                dest,
                sendtag,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                source,
                recvtag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isendrecv_sections(
            sys::MPI_Isendrecv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_isendrecv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_isendrecv(
            sys::PMPI_Isendrecv,
            sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_isendrecv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_isendrecv(
                sys::PMPI_Isendrecv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                dest,
                sendtag,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                source,
                recvtag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isendrecv_sections(
            sys::PMPI_Isendrecv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_isendrecv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_isendrecv(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            dest,
            sendtag,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            source,
            recvtag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_isendrecv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        c_int,
        *mut c_void,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            *dest,
            *sendtag,
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *source,
            *recvtag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_isendrecv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_isendrecv_c(
                sys::MPI_Isendrecv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                dest,
                sendtag,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                source,
                recvtag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isendrecv_c_sections(
            sys::MPI_Isendrecv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_isendrecv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_isendrecv_c(
                sys::PMPI_Isendrecv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                dest,
                sendtag,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                source,
                recvtag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isendrecv_c_sections(
            sys::PMPI_Isendrecv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_isendrecv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        c_int,
        *mut c_void,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = match kept.walk(&*sendbuf, i64::from(*sendcount), *sendtype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_isendrecv_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            dest,
            sendtag,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            source,
            recvtag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_isendrecv_replace(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *dest,
            *sendtag,
            *source,
            *recvtag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_isendrecv_replace_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_isendrecv_replace(
            sys::MPI_Isendrecv_replace,
            buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_isendrecv_replace_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_isendrecv_replace(
                sys::MPI_Isendrecv_replace,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isendrecv_replace_sections(
            sys::MPI_Isendrecv_replace,
            &raw const *buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_isendrecv_replace_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_isendrecv_replace(
            sys::PMPI_Isendrecv_replace,
            buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_isendrecv_replace_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_isendrecv_replace(
                sys::PMPI_Isendrecv_replace,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isendrecv_replace_sections(
            sys::PMPI_Isendrecv_replace,
            &raw const *buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_isendrecv_replace_sections(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_isendrecv_replace(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_isendrecv_replace_c(
    c: unsafe extern "C" fn(
        *mut c_void,
        i64,
        Handle,
        c_int,
        c_int,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *dest,
            *sendtag,
            *source,
            *recvtag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_isendrecv_replace_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_isendrecv_replace_c(
                sys::MPI_Isendrecv_replace_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isendrecv_replace_c_sections(
            sys::MPI_Isendrecv_replace_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_isendrecv_replace_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_isendrecv_replace_c(
                sys::PMPI_Isendrecv_replace_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_isendrecv_replace_c_sections(
            sys::PMPI_Isendrecv_replace_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_isendrecv_replace_c_sections(
    c: unsafe extern "C" fn(
        *mut c_void,
        i64,
        Handle,
        c_int,
        c_int,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_isendrecv_replace_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_issend(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_issend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_issend(sys::MPI_Issend, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_issend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_issend(
                sys::MPI_Issend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_issend_sections(
            sys::MPI_Issend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_issend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_issend(sys::PMPI_Issend, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_issend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_issend(
                sys::PMPI_Issend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_issend_sections(
            sys::PMPI_Issend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_issend_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_issend(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_issend_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_issend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_issend_c(
                sys::MPI_Issend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_issend_c_sections(
            sys::MPI_Issend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_issend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_issend_c(
                sys::PMPI_Issend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_issend_c_sections(
            sys::PMPI_Issend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_issend_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_issend_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_mprobe(
    c: unsafe extern "C" fn(c_int, c_int, Handle, *mut Handle, *mut Status) -> c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_message: Handle = null_mut();
        let code = c(*source, *tag, handles::comm(*comm), &mut c_message, sentinel::status(status));
        handles::put(message, c_message);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_mprobe_(
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_mprobe(sys::MPI_Mprobe, source, tag, comm, message, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_mprobe_(
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_mprobe(sys::PMPI_Mprobe, source, tag, comm, message, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_mrecv(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, *mut Handle, *mut Status) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_message: Handle = handles::message(*message);
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_message,
            sentinel::status(status),
        );
        handles::put(message, c_message);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_mrecv_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_mrecv(sys::MPI_Mrecv, buf, count, datatype, message, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_mrecv_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_mrecv(
                sys::MPI_Mrecv,
                (*buf).base.cast_const(),
                count,
                datatype,
                message,
                status,
                ierror,
            );
            return;
        }
        call_mrecv_sections(
            sys::MPI_Mrecv,
            &raw const *buf,
            count,
            datatype,
            message,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_mrecv_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_mrecv(sys::PMPI_Mrecv, buf, count, datatype, message, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_mrecv_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_mrecv(
                sys::PMPI_Mrecv,
                (*buf).base.cast_const(),
                count,
                datatype,
                message,
                status,
                ierror,
            );
            return;
        }
        call_mrecv_sections(
            sys::PMPI_Mrecv,
            &raw const *buf,
            count,
            datatype,
            message,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_mrecv_sections(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, *mut Handle, *mut Status) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_mrecv(c, s_buf.as_ptr(), count, datatype, message, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_mrecv_c(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, *mut Handle, *mut Status) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_message: Handle = handles::message(*message);
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_message,
            sentinel::status(status),
        );
        handles::put(message, c_message);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_mrecv_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_mrecv_c(
                sys::MPI_Mrecv_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                message,
                status,
                ierror,
            );
            return;
        }
        call_mrecv_c_sections(
            sys::MPI_Mrecv_c,
            &raw const *buf,
            count,
            datatype,
            message,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_mrecv_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_mrecv_c(
                sys::PMPI_Mrecv_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                message,
                status,
                ierror,
            );
            return;
        }
        call_mrecv_c_sections(
            sys::PMPI_Mrecv_c,
            &raw const *buf,
            count,
            datatype,
            message,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_mrecv_c_sections(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, *mut Handle, *mut Status) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    message: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_mrecv_c(c, s_buf.as_ptr(), count, datatype, message, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_probe(
    c: unsafe extern "C" fn(c_int, c_int, Handle, *mut Status) -> c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*source, *tag, handles::comm(*comm), sentinel::status(status));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_probe_(
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_probe(sys::MPI_Probe, source, tag, comm, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_probe_(
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_probe(sys::PMPI_Probe, source, tag, comm, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_recv(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, c_int, Handle, *mut Status) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *source,
            *tag,
            handles::comm(*comm),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_recv_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_recv(sys::MPI_Recv, buf, count, datatype, source, tag, comm, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_recv_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_recv(
                sys::MPI_Recv,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_recv_sections(
            sys::MPI_Recv,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_recv_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_recv(sys::PMPI_Recv, buf, count, datatype, source, tag, comm, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_recv_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_recv(
                sys::PMPI_Recv,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_recv_sections(
            sys::PMPI_Recv,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_recv_sections(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, c_int, Handle, *mut Status) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_recv(c, s_buf.as_ptr(), count, datatype, source, tag, comm, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_recv_c(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, c_int, Handle, *mut Status) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *source,
            *tag,
            handles::comm(*comm),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_recv_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_recv_c(
                sys::MPI_Recv_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_recv_c_sections(
            sys::MPI_Recv_c,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_recv_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_recv_c(
                sys::PMPI_Recv_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_recv_c_sections(
            sys::PMPI_Recv_c,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_recv_c_sections(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, c_int, Handle, *mut Status) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code =
            call_recv_c(c, s_buf.as_ptr(), count, datatype, source, tag, comm, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_recv_init(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *source,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_recv_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_recv_init(
            sys::MPI_Recv_init,
            buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_recv_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_recv_init(
                sys::MPI_Recv_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_recv_init_sections(
            sys::MPI_Recv_init,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_recv_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_recv_init(
            sys::PMPI_Recv_init,
            buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_recv_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_recv_init(
                sys::PMPI_Recv_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_recv_init_sections(
            sys::PMPI_Recv_init,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_recv_init_sections(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_recv_init(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            source,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_recv_init_c(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *source,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_recv_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_recv_init_c(
                sys::MPI_Recv_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_recv_init_c_sections(
            sys::MPI_Recv_init_c,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_recv_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_recv_init_c(
                sys::PMPI_Recv_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                source,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_recv_init_c_sections(
            sys::PMPI_Recv_init_c,
            &raw const *buf,
            count,
            datatype,
            source,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_recv_init_c_sections(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    source: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_recv_init_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            source,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_request_free(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = handles::request(*request);
        let code = c(&mut c_request);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_request_free_(request: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_free(sys::MPI_Request_free, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_request_free_(request: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_free(sys::PMPI_Request_free, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_request_get_status(
    c: unsafe extern "C" fn(Handle, *mut c_int, *mut Status) -> c_int,
    request: *const c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(handles::request(*request), &mut c_flag, sentinel::status(status));
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_request_get_status_(
    request: *const c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_get_status(sys::MPI_Request_get_status, request, flag, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_request_get_status_(
    request: *const c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_get_status(sys::PMPI_Request_get_status, request, flag, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_request_get_status_all(
    c: unsafe extern "C" fn(c_int, *const Handle, *mut c_int, *mut Status) -> c_int,
    count: *const c_int,
    array_of_requests: *const c_int,
    flag: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_array_of_requests = Handles::read(array_of_requests, length(count), handles::request);
        let mut c_flag = logical::UNSET;
        let code = c(
            *count,
            c_array_of_requests.as_ptr(),
            &mut c_flag,
            sentinel::statuses(array_of_statuses),
        );
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_request_get_status_all_(
    count: *const c_int,
    array_of_requests: *const c_int,
    flag: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_get_status_all(
            sys::MPI_Request_get_status_all,
            count,
            array_of_requests,
            flag,
            array_of_statuses,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_request_get_status_all_(
    count: *const c_int,
    array_of_requests: *const c_int,
    flag: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_get_status_all(
            sys::PMPI_Request_get_status_all,
            count,
            array_of_requests,
            flag,
            array_of_statuses,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_request_get_status_any(
    c: unsafe extern "C" fn(c_int, *const Handle, *mut c_int, *mut c_int, *mut Status) -> c_int,
    count: *const c_int,
    array_of_requests: *const c_int,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_array_of_requests = Handles::read(array_of_requests, length(count), handles::request);
        let mut c_flag = logical::UNSET;
        let code =
            c(*count, c_array_of_requests.as_ptr(), index, &mut c_flag, sentinel::status(status));
        index::one(code, index);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_request_get_status_any_(
    count: *const c_int,
    array_of_requests: *const c_int,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_get_status_any(
            sys::MPI_Request_get_status_any,
            count,
            array_of_requests,
            index,
            flag,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_request_get_status_any_(
    count: *const c_int,
    array_of_requests: *const c_int,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_get_status_any(
            sys::PMPI_Request_get_status_any,
            count,
            array_of_requests,
            index,
            flag,
            status,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_request_get_status_some(
    c: unsafe extern "C" fn(c_int, *const Handle, *mut c_int, *mut c_int, *mut Status) -> c_int,
    incount: *const c_int,
    array_of_requests: *const c_int,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_array_of_requests =
            Handles::read(array_of_requests, length(incount), handles::request);
        let code = c(
            *incount,
            c_array_of_requests.as_ptr(),
            outcount,
            array_of_indices,
            sentinel::statuses(array_of_statuses),
        );
        index::some(code, array_of_indices, outcount);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_request_get_status_some_(
    incount: *const c_int,
    array_of_requests: *const c_int,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_get_status_some(
            sys::MPI_Request_get_status_some,
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_request_get_status_some_(
    incount: *const c_int,
    array_of_requests: *const c_int,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_request_get_status_some(
            sys::PMPI_Request_get_status_some,
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_rsend(
    c: unsafe extern "C" fn(*const c_void, c_int, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rsend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rsend(sys::MPI_Rsend, buf, count, datatype, dest, tag, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rsend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_rsend(
                sys::MPI_Rsend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_rsend_sections(
            sys::MPI_Rsend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rsend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rsend(sys::PMPI_Rsend, buf, count, datatype, dest, tag, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rsend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_rsend(
                sys::PMPI_Rsend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_rsend_sections(
            sys::PMPI_Rsend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rsend_sections(
    c: unsafe extern "C" fn(*const c_void, c_int, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_rsend(c, s_buf.as_ptr(), count, datatype, dest, tag, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_rsend_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rsend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_rsend_c(
                sys::MPI_Rsend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_rsend_c_sections(
            sys::MPI_Rsend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rsend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_rsend_c(
                sys::PMPI_Rsend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_rsend_c_sections(
            sys::PMPI_Rsend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rsend_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_rsend_c(c, s_buf.as_ptr(), count, datatype, dest, tag, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_rsend_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rsend_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rsend_init(
            sys::MPI_Rsend_init,
            buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rsend_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_rsend_init(
                sys::MPI_Rsend_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_rsend_init_sections(
            sys::MPI_Rsend_init,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rsend_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_rsend_init(
            sys::PMPI_Rsend_init,
            buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rsend_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_rsend_init(
                sys::PMPI_Rsend_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_rsend_init_sections(
            sys::PMPI_Rsend_init,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rsend_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_rsend_init(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_rsend_init_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_rsend_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_rsend_init_c(
                sys::MPI_Rsend_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_rsend_init_c_sections(
            sys::MPI_Rsend_init_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_rsend_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_rsend_init_c(
                sys::PMPI_Rsend_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_rsend_init_c_sections(
            sys::PMPI_Rsend_init_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_rsend_init_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_rsend_init_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_send(
    c: unsafe extern "C" fn(*const c_void, c_int, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_send_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_send(sys::MPI_Send, buf, count, datatype, dest, tag, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_send_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_send(
                sys::MPI_Send,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_send_sections(sys::MPI_Send, &raw const *buf, count, datatype, dest, tag, comm, ierror)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_send_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_send(sys::PMPI_Send, buf, count, datatype, dest, tag, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_send_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_send(
                sys::PMPI_Send,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_send_sections(
            sys::PMPI_Send,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_send_sections(
    c: unsafe extern "C" fn(*const c_void, c_int, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_send(c, s_buf.as_ptr(), count, datatype, dest, tag, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_send_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_send_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_send_c(
                sys::MPI_Send_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_send_c_sections(
            sys::MPI_Send_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_send_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_send_c(
                sys::PMPI_Send_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_send_c_sections(
            sys::PMPI_Send_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_send_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_send_c(c, s_buf.as_ptr(), count, datatype, dest, tag, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_send_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_send_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_send_init(sys::MPI_Send_init, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_send_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_send_init(
                sys::MPI_Send_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_send_init_sections(
            sys::MPI_Send_init,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_send_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_send_init(sys::PMPI_Send_init, buf, count, datatype, dest, tag, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_send_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_send_init(
                sys::PMPI_Send_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_send_init_sections(
            sys::PMPI_Send_init,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_send_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_send_init(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_send_init_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_send_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_send_init_c(
                sys::MPI_Send_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_send_init_c_sections(
            sys::MPI_Send_init_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_send_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_send_init_c(
                sys::PMPI_Send_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_send_init_c_sections(
            sys::PMPI_Send_init_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_send_init_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_send_init_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_sendrecv(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Status,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            *dest,
            *sendtag,
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *source,
            *recvtag,
            handles::comm(*comm),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_sendrecv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_sendrecv(
            sys::MPI_Sendrecv,
            sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_sendrecv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_sendrecv(
                sys::MPI_Sendrecv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                dest,
                sendtag,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                source,
                recvtag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_sendrecv_sections(
            sys::MPI_Sendrecv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_sendrecv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_sendrecv(
            sys::PMPI_Sendrecv,
            sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_sendrecv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_sendrecv(
                sys::PMPI_Sendrecv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                dest,
                sendtag,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                source,
                recvtag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_sendrecv_sections(
            sys::PMPI_Sendrecv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_sendrecv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Status,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_sendrecv(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            dest,
            sendtag,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            status,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_sendrecv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        c_int,
        *mut c_void,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Status,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            *dest,
            *sendtag,
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *source,
            *recvtag,
            handles::comm(*comm),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_sendrecv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_sendrecv_c(
                sys::MPI_Sendrecv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                dest,
                sendtag,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                source,
                recvtag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_sendrecv_c_sections(
            sys::MPI_Sendrecv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_sendrecv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_sendrecv_c(
                sys::PMPI_Sendrecv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                dest,
                sendtag,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                source,
                recvtag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_sendrecv_c_sections(
            sys::PMPI_Sendrecv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            dest,
            sendtag,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_sendrecv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        c_int,
        c_int,
        *mut c_void,
        i64,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Status,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_sendrecv_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            dest,
            sendtag,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            source,
            recvtag,
            comm,
            status,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_sendrecv_replace(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        c_int,
        c_int,
        Handle,
        *mut Status,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *dest,
            *sendtag,
            *source,
            *recvtag,
            handles::comm(*comm),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_sendrecv_replace_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_sendrecv_replace(
            sys::MPI_Sendrecv_replace,
            buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_sendrecv_replace_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_sendrecv_replace(
                sys::MPI_Sendrecv_replace,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_sendrecv_replace_sections(
            sys::MPI_Sendrecv_replace,
            &raw const *buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_sendrecv_replace_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_sendrecv_replace(
            sys::PMPI_Sendrecv_replace,
            buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_sendrecv_replace_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_sendrecv_replace(
                sys::PMPI_Sendrecv_replace,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_sendrecv_replace_sections(
            sys::PMPI_Sendrecv_replace,
            &raw const *buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_sendrecv_replace_sections(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        c_int,
        c_int,
        Handle,
        *mut Status,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_sendrecv_replace(
            c,
            s_buf.as_ptr(),
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
            ierror,
        );
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_sendrecv_replace_c(
    c: unsafe extern "C" fn(
        *mut c_void,
        i64,
        Handle,
        c_int,
        c_int,
        c_int,
        c_int,
        Handle,
        *mut Status,
    ) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *dest,
            *sendtag,
            *source,
            *recvtag,
            handles::comm(*comm),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_sendrecv_replace_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_sendrecv_replace_c(
                sys::MPI_Sendrecv_replace_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_sendrecv_replace_c_sections(
            sys::MPI_Sendrecv_replace_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_sendrecv_replace_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_sendrecv_replace_c(
                sys::PMPI_Sendrecv_replace_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                status,
                ierror,
            );
            return;
        }
        call_sendrecv_replace_c_sections(
            sys::PMPI_Sendrecv_replace_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_sendrecv_replace_c_sections(
    c: unsafe extern "C" fn(
        *mut c_void,
        i64,
        Handle,
        c_int,
        c_int,
        c_int,
        c_int,
        Handle,
        *mut Status,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    sendtag: *const c_int,
    source: *const c_int,
    recvtag: *const c_int,
    comm: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_sendrecv_replace_c(
            c,
            s_buf.as_ptr(),
            count,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
            ierror,
        );
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_session_attach_buffer(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int) -> c_int,
    session: *const c_int,
    buffer: *const c_void,
    size: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::session(*session), sentinel::buffer(buffer).cast_mut(), *size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_attach_buffer_(
    session: *const c_int,
    buffer: *const c_void,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_attach_buffer(sys::MPI_Session_attach_buffer, session, buffer, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_attach_buffer_f08ts_(
    session: *const c_int,
    buffer: *const Given,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_session_attach_buffer(
            sys::MPI_Session_attach_buffer,
            session,
            (*buffer).base.cast_const(),
            size,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_attach_buffer_(
    session: *const c_int,
    buffer: *const c_void,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_attach_buffer(sys::PMPI_Session_attach_buffer, session, buffer, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_attach_buffer_f08ts_(
    session: *const c_int,
    buffer: *const Given,
    size: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_session_attach_buffer(
            sys::PMPI_Session_attach_buffer,
            session,
            (*buffer).base.cast_const(),
            size,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_session_attach_buffer_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64) -> c_int,
    session: *const c_int,
    buffer: *const c_void,
    size: *const i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::session(*session), sentinel::buffer(buffer).cast_mut(), *size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_attach_buffer_c_f08ts_(
    session: *const c_int,
    buffer: *const Given,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_session_attach_buffer_c(
            sys::MPI_Session_attach_buffer_c,
            session,
            (*buffer).base.cast_const(),
            size,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_attach_buffer_c_f08ts_(
    session: *const c_int,
    buffer: *const Given,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        call_session_attach_buffer_c(
            sys::PMPI_Session_attach_buffer_c,
            session,
            (*buffer).base.cast_const(),
            size,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_session_flush_buffer(
    c: unsafe extern "C" fn(Handle) -> c_int,
    session: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::session(*session));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_flush_buffer_(session: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_flush_buffer(sys::MPI_Session_flush_buffer, session, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_flush_buffer_(session: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_flush_buffer(sys::PMPI_Session_flush_buffer, session, ierror);
    }
}

#[inline(always)]
unsafe fn call_session_iflush_buffer(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    session: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(handles::session(*session), &mut c_request);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_iflush_buffer_(
    session: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_iflush_buffer(sys::MPI_Session_iflush_buffer, session, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_iflush_buffer_(
    session: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_iflush_buffer(sys::PMPI_Session_iflush_buffer, session, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_ssend(
    c: unsafe extern "C" fn(*const c_void, c_int, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ssend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ssend(sys::MPI_Ssend, buf, count, datatype, dest, tag, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ssend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ssend(
                sys::MPI_Ssend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_ssend_sections(
            sys::MPI_Ssend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ssend_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ssend(sys::PMPI_Ssend, buf, count, datatype, dest, tag, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ssend_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ssend(
                sys::PMPI_Ssend,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_ssend_sections(
            sys::PMPI_Ssend,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ssend_sections(
    c: unsafe extern "C" fn(*const c_void, c_int, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_ssend(c, s_buf.as_ptr(), count, datatype, dest, tag, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_ssend_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ssend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ssend_c(
                sys::MPI_Ssend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_ssend_c_sections(
            sys::MPI_Ssend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ssend_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ssend_c(
                sys::PMPI_Ssend_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                ierror,
            );
            return;
        }
        call_ssend_c_sections(
            sys::PMPI_Ssend_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ssend_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_ssend_c(c, s_buf.as_ptr(), count, datatype, dest, tag, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_ssend_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ssend_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ssend_init(
            sys::MPI_Ssend_init,
            buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ssend_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ssend_init(
                sys::MPI_Ssend_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ssend_init_sections(
            sys::MPI_Ssend_init,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ssend_init_(
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ssend_init(
            sys::PMPI_Ssend_init,
            buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ssend_init_f08ts_(
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ssend_init(
                sys::PMPI_Ssend_init,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ssend_init_sections(
            sys::PMPI_Ssend_init,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ssend_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_ssend_init(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ssend_init_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            *dest,
            *tag,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ssend_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ssend_init_c(
                sys::MPI_Ssend_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ssend_init_c_sections(
            sys::MPI_Ssend_init_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ssend_init_c_f08ts_(
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_ssend_init_c(
                sys::PMPI_Ssend_init_c,
                (*buf).base.cast_const(),
                count,
                datatype,
                dest,
                tag,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ssend_init_c_sections(
            sys::PMPI_Ssend_init_c,
            &raw const *buf,
            count,
            datatype,
            dest,
            tag,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ssend_init_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, c_int, c_int, Handle, *mut Handle) -> c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    dest: *const c_int,
    tag: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_ssend_init_c(
            c,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            dest,
            tag,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_start(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = handles::request(*request);
        let code = c(&mut c_request);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_start_(request: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_start(sys::MPI_Start, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_start_(request: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_start(sys::PMPI_Start, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_startall(
    c: unsafe extern "C" fn(c_int, *mut Handle) -> c_int,
    count: *const c_int,
    array_of_requests: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_array_of_requests =
            Handles::read(array_of_requests, length(count), handles::request);
        let code = c(*count, c_array_of_requests.as_mut_ptr());
        c_array_of_requests.write(array_of_requests);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_startall_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_startall(sys::MPI_Startall, count, array_of_requests, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_startall_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_startall(sys::PMPI_Startall, count, array_of_requests, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_get_error(
    c: unsafe extern "C" fn(*const Status, *mut c_int) -> c_int,
    status: *const Status,
    err: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, err);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_status_get_error_(
    status: *const Status,
    err: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_get_error(sys::MPI_Status_get_error, status, err, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_get_error_(
    status: *const Status,
    err: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_get_error(sys::PMPI_Status_get_error, status, err, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_get_source(
    c: unsafe extern "C" fn(*const Status, *mut c_int) -> c_int,
    status: *const Status,
    source: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, source);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_status_get_source_(
    status: *const Status,
    source: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_get_source(sys::MPI_Status_get_source, status, source, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_get_source_(
    status: *const Status,
    source: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_get_source(sys::PMPI_Status_get_source, status, source, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_get_tag(
    c: unsafe extern "C" fn(*const Status, *mut c_int) -> c_int,
    status: *const Status,
    tag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, tag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_status_get_tag_(
    status: *const Status,
    tag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_get_tag(sys::MPI_Status_get_tag, status, tag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_get_tag_(
    status: *const Status,
    tag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_get_tag(sys::PMPI_Status_get_tag, status, tag, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_set_error(
    c: unsafe extern "C" fn(*mut Status, c_int) -> c_int,
    status: *mut Status,
    err: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, *err);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_status_set_error_(
    status: *mut Status,
    err: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_error(sys::MPI_Status_set_error, status, err, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_set_error_(
    status: *mut Status,
    err: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_error(sys::PMPI_Status_set_error, status, err, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_set_source(
    c: unsafe extern "C" fn(*mut Status, c_int) -> c_int,
    status: *mut Status,
    source: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, *source);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_status_set_source_(
    status: *mut Status,
    source: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_source(sys::MPI_Status_set_source, status, source, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_set_source_(
    status: *mut Status,
    source: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_source(sys::PMPI_Status_set_source, status, source, ierror);
    }
}

#[inline(always)]
unsafe fn call_status_set_tag(
    c: unsafe extern "C" fn(*mut Status, c_int) -> c_int,
    status: *mut Status,
    tag: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(status, *tag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_status_set_tag_(
    status: *mut Status,
    tag: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_tag(sys::MPI_Status_set_tag, status, tag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_status_set_tag_(
    status: *mut Status,
    tag: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_status_set_tag(sys::PMPI_Status_set_tag, status, tag, ierror);
    }
}

#[inline(always)]
unsafe fn call_test(
    c: unsafe extern "C" fn(*mut Handle, *mut c_int, *mut Status) -> c_int,
    request: *mut c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = handles::request(*request);
        let mut c_flag = logical::UNSET;
        let code = c(&mut c_request, &mut c_flag, sentinel::status(status));
        handles::put(request, c_request);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_test_(
    request: *mut c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_test(sys::MPI_Test, request, flag, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_test_(
    request: *mut c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_test(sys::PMPI_Test, request, flag, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_test_cancelled(
    c: unsafe extern "C" fn(*const Status, *mut c_int) -> c_int,
    status: *const Status,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(status, &mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_test_cancelled_(
    status: *const Status,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_test_cancelled(sys::MPI_Test_cancelled, status, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_test_cancelled_(
    status: *const Status,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_test_cancelled(sys::PMPI_Test_cancelled, status, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_testall(
    c: unsafe extern "C" fn(c_int, *mut Handle, *mut c_int, *mut Status) -> c_int,
    count: *const c_int,
    array_of_requests: *mut c_int,
    flag: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_array_of_requests =
            Handles::read(array_of_requests, length(count), handles::request);
        let mut c_flag = logical::UNSET;
        let code = c(
            *count,
            c_array_of_requests.as_mut_ptr(),
            &mut c_flag,
            sentinel::statuses(array_of_statuses),
        );
        c_array_of_requests.write(array_of_requests);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_testall_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    flag: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_testall(sys::MPI_Testall, count, array_of_requests, flag, array_of_statuses, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_testall_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    flag: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_testall(sys::PMPI_Testall, count, array_of_requests, flag, array_of_statuses, ierror);
    }
}

#[inline(always)]
unsafe fn call_testany(
    c: unsafe extern "C" fn(c_int, *mut Handle, *mut c_int, *mut c_int, *mut Status) -> c_int,
    count: *const c_int,
    array_of_requests: *mut c_int,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_array_of_requests =
            Handles::read(array_of_requests, length(count), handles::request);
        let mut c_flag = logical::UNSET;
        let code = c(
            *count,
            c_array_of_requests.as_mut_ptr(),
            index,
            &mut c_flag,
            sentinel::status(status),
        );
        c_array_of_requests.write(array_of_requests);
        index::one(code, index);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_testany_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_testany(sys::MPI_Testany, count, array_of_requests, index, flag, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_testany_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_testany(sys::PMPI_Testany, count, array_of_requests, index, flag, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_testsome(
    c: unsafe extern "C" fn(c_int, *mut Handle, *mut c_int, *mut c_int, *mut Status) -> c_int,
    incount: *const c_int,
    array_of_requests: *mut c_int,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_array_of_requests =
            Handles::read(array_of_requests, length(incount), handles::request);
        let code = c(
            *incount,
            c_array_of_requests.as_mut_ptr(),
            outcount,
            array_of_indices,
            sentinel::statuses(array_of_statuses),
        );
        c_array_of_requests.write(array_of_requests);
        index::some(code, array_of_indices, outcount);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_testsome_(
    incount: *const c_int,
    array_of_requests: *mut c_int,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_testsome(
            sys::MPI_Testsome,
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_testsome_(
    incount: *const c_int,
    array_of_requests: *mut c_int,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_testsome(
            sys::PMPI_Testsome,
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_wait(
    c: unsafe extern "C" fn(*mut Handle, *mut Status) -> c_int,
    request: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = handles::request(*request);
        let code = c(&mut c_request, sentinel::status(status));
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_wait_(request: *mut c_int, status: *mut Status, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_wait(sys::MPI_Wait, request, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_wait_(request: *mut c_int, status: *mut Status, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_wait(sys::PMPI_Wait, request, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_waitall(
    c: unsafe extern "C" fn(c_int, *mut Handle, *mut Status) -> c_int,
    count: *const c_int,
    array_of_requests: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_array_of_requests =
            Handles::read(array_of_requests, length(count), handles::request);
        let code =
            c(*count, c_array_of_requests.as_mut_ptr(), sentinel::statuses(array_of_statuses));
        c_array_of_requests.write(array_of_requests);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_waitall_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_waitall(sys::MPI_Waitall, count, array_of_requests, array_of_statuses, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_waitall_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_waitall(sys::PMPI_Waitall, count, array_of_requests, array_of_statuses, ierror);
    }
}

#[inline(always)]
unsafe fn call_waitany(
    c: unsafe extern "C" fn(c_int, *mut Handle, *mut c_int, *mut Status) -> c_int,
    count: *const c_int,
    array_of_requests: *mut c_int,
    index: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_array_of_requests =
            Handles::read(array_of_requests, length(count), handles::request);
        let code = c(*count, c_array_of_requests.as_mut_ptr(), index, sentinel::status(status));
        c_array_of_requests.write(array_of_requests);
        index::one(code, index);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_waitany_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    index: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_waitany(sys::MPI_Waitany, count, array_of_requests, index, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_waitany_(
    count: *const c_int,
    array_of_requests: *mut c_int,
    index: *mut c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_waitany(sys::PMPI_Waitany, count, array_of_requests, index, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_waitsome(
    c: unsafe extern "C" fn(c_int, *mut Handle, *mut c_int, *mut c_int, *mut Status) -> c_int,
    incount: *const c_int,
    array_of_requests: *mut c_int,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_array_of_requests =
            Handles::read(array_of_requests, length(incount), handles::request);
        let code = c(
            *incount,
            c_array_of_requests.as_mut_ptr(),
            outcount,
            array_of_indices,
            sentinel::statuses(array_of_statuses),
        );
        c_array_of_requests.write(array_of_requests);
        index::some(code, array_of_indices, outcount);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_waitsome_(
    incount: *const c_int,
    array_of_requests: *mut c_int,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_waitsome(
            sys::MPI_Waitsome,
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_waitsome_(
    incount: *const c_int,
    array_of_requests: *mut c_int,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_waitsome(
            sys::PMPI_Waitsome,
            incount,
            array_of_requests,
            outcount,
            array_of_indices,
            array_of_statuses,
            ierror,
        );
    }
}

std::arch::global_asm!(
    ".globl mpi_bsend",
    ".set mpi_bsend, mpi_bsend_",
    ".globl mpi_bsend__",
    ".set mpi_bsend__, mpi_bsend_",
    ".globl MPI_BSEND",
    ".set MPI_BSEND, mpi_bsend_",
    ".globl ompi_bsend_f",
    ".set ompi_bsend_f, mpi_bsend_",
    ".globl pmpi_bsend",
    ".set pmpi_bsend, pmpi_bsend_",
    ".globl pmpi_bsend__",
    ".set pmpi_bsend__, pmpi_bsend_",
    ".globl PMPI_BSEND",
    ".set PMPI_BSEND, pmpi_bsend_",
    ".globl mpi_bsend_init",
    ".set mpi_bsend_init, mpi_bsend_init_",
    ".globl mpi_bsend_init__",
    ".set mpi_bsend_init__, mpi_bsend_init_",
    ".globl MPI_BSEND_INIT",
    ".set MPI_BSEND_INIT, mpi_bsend_init_",
    ".globl ompi_bsend_init_f",
    ".set ompi_bsend_init_f, mpi_bsend_init_",
    ".globl pmpi_bsend_init",
    ".set pmpi_bsend_init, pmpi_bsend_init_",
    ".globl pmpi_bsend_init__",
    ".set pmpi_bsend_init__, pmpi_bsend_init_",
    ".globl PMPI_BSEND_INIT",
    ".set PMPI_BSEND_INIT, pmpi_bsend_init_",
    ".globl mpi_buffer_attach",
    ".set mpi_buffer_attach, mpi_buffer_attach_",
    ".globl mpi_buffer_attach__",
    ".set mpi_buffer_attach__, mpi_buffer_attach_",
    ".globl MPI_BUFFER_ATTACH",
    ".set MPI_BUFFER_ATTACH, mpi_buffer_attach_",
    ".globl ompi_buffer_attach_f",
    ".set ompi_buffer_attach_f, mpi_buffer_attach_",
    ".globl pmpi_buffer_attach",
    ".set pmpi_buffer_attach, pmpi_buffer_attach_",
    ".globl pmpi_buffer_attach__",
    ".set pmpi_buffer_attach__, pmpi_buffer_attach_",
    ".globl PMPI_BUFFER_ATTACH",
    ".set PMPI_BUFFER_ATTACH, pmpi_buffer_attach_",
    ".globl mpi_buffer_flush",
    ".set mpi_buffer_flush, mpi_buffer_flush_",
    ".globl mpi_buffer_flush__",
    ".set mpi_buffer_flush__, mpi_buffer_flush_",
    ".globl MPI_BUFFER_FLUSH",
    ".set MPI_BUFFER_FLUSH, mpi_buffer_flush_",
    ".globl ompi_buffer_flush_f",
    ".set ompi_buffer_flush_f, mpi_buffer_flush_",
    ".globl mpi_buffer_flush_f08_",
    ".set mpi_buffer_flush_f08_, mpi_buffer_flush_",
    ".globl mpi_buffer_flush_f08",
    ".set mpi_buffer_flush_f08, mpi_buffer_flush_f08_",
    ".globl mpi_buffer_flush_f08__",
    ".set mpi_buffer_flush_f08__, mpi_buffer_flush_f08_",
    ".globl MPI_BUFFER_FLUSH_F08",
    ".set MPI_BUFFER_FLUSH_F08, mpi_buffer_flush_f08_",
    ".globl pmpi_buffer_flush",
    ".set pmpi_buffer_flush, pmpi_buffer_flush_",
    ".globl pmpi_buffer_flush__",
    ".set pmpi_buffer_flush__, pmpi_buffer_flush_",
    ".globl PMPI_BUFFER_FLUSH",
    ".set PMPI_BUFFER_FLUSH, pmpi_buffer_flush_",
    ".globl pmpi_buffer_flush_f08_",
    ".set pmpi_buffer_flush_f08_, pmpi_buffer_flush_",
    ".globl pmpi_buffer_flush_f08",
    ".set pmpi_buffer_flush_f08, pmpi_buffer_flush_f08_",
    ".globl pmpi_buffer_flush_f08__",
    ".set pmpi_buffer_flush_f08__, pmpi_buffer_flush_f08_",
    ".globl PMPI_BUFFER_FLUSH_F08",
    ".set PMPI_BUFFER_FLUSH_F08, pmpi_buffer_flush_f08_",
    ".globl mpi_buffer_iflush",
    ".set mpi_buffer_iflush, mpi_buffer_iflush_",
    ".globl mpi_buffer_iflush__",
    ".set mpi_buffer_iflush__, mpi_buffer_iflush_",
    ".globl MPI_BUFFER_IFLUSH",
    ".set MPI_BUFFER_IFLUSH, mpi_buffer_iflush_",
    ".globl ompi_buffer_iflush_f",
    ".set ompi_buffer_iflush_f, mpi_buffer_iflush_",
    ".globl mpi_buffer_iflush_f08_",
    ".set mpi_buffer_iflush_f08_, mpi_buffer_iflush_",
    ".globl mpi_buffer_iflush_f08",
    ".set mpi_buffer_iflush_f08, mpi_buffer_iflush_f08_",
    ".globl mpi_buffer_iflush_f08__",
    ".set mpi_buffer_iflush_f08__, mpi_buffer_iflush_f08_",
    ".globl MPI_BUFFER_IFLUSH_F08",
    ".set MPI_BUFFER_IFLUSH_F08, mpi_buffer_iflush_f08_",
    ".globl pmpi_buffer_iflush",
    ".set pmpi_buffer_iflush, pmpi_buffer_iflush_",
    ".globl pmpi_buffer_iflush__",
    ".set pmpi_buffer_iflush__, pmpi_buffer_iflush_",
    ".globl PMPI_BUFFER_IFLUSH",
    ".set PMPI_BUFFER_IFLUSH, pmpi_buffer_iflush_",
    ".globl pmpi_buffer_iflush_f08_",
    ".set pmpi_buffer_iflush_f08_, pmpi_buffer_iflush_",
    ".globl pmpi_buffer_iflush_f08",
    ".set pmpi_buffer_iflush_f08, pmpi_buffer_iflush_f08_",
    ".globl pmpi_buffer_iflush_f08__",
    ".set pmpi_buffer_iflush_f08__, pmpi_buffer_iflush_f08_",
    ".globl PMPI_BUFFER_IFLUSH_F08",
    ".set PMPI_BUFFER_IFLUSH_F08, pmpi_buffer_iflush_f08_",
    ".globl mpi_cancel",
    ".set mpi_cancel, mpi_cancel_",
    ".globl mpi_cancel__",
    ".set mpi_cancel__, mpi_cancel_",
    ".globl MPI_CANCEL",
    ".set MPI_CANCEL, mpi_cancel_",
    ".globl ompi_cancel_f",
    ".set ompi_cancel_f, mpi_cancel_",
    ".globl mpi_cancel_f08_",
    ".set mpi_cancel_f08_, mpi_cancel_",
    ".globl mpi_cancel_f08",
    ".set mpi_cancel_f08, mpi_cancel_f08_",
    ".globl mpi_cancel_f08__",
    ".set mpi_cancel_f08__, mpi_cancel_f08_",
    ".globl MPI_CANCEL_F08",
    ".set MPI_CANCEL_F08, mpi_cancel_f08_",
    ".globl pmpi_cancel",
    ".set pmpi_cancel, pmpi_cancel_",
    ".globl pmpi_cancel__",
    ".set pmpi_cancel__, pmpi_cancel_",
    ".globl PMPI_CANCEL",
    ".set PMPI_CANCEL, pmpi_cancel_",
    ".globl pmpi_cancel_f08_",
    ".set pmpi_cancel_f08_, pmpi_cancel_",
    ".globl pmpi_cancel_f08",
    ".set pmpi_cancel_f08, pmpi_cancel_f08_",
    ".globl pmpi_cancel_f08__",
    ".set pmpi_cancel_f08__, pmpi_cancel_f08_",
    ".globl PMPI_CANCEL_F08",
    ".set PMPI_CANCEL_F08, pmpi_cancel_f08_",
    ".globl mpi_comm_attach_buffer",
    ".set mpi_comm_attach_buffer, mpi_comm_attach_buffer_",
    ".globl mpi_comm_attach_buffer__",
    ".set mpi_comm_attach_buffer__, mpi_comm_attach_buffer_",
    ".globl MPI_COMM_ATTACH_BUFFER",
    ".set MPI_COMM_ATTACH_BUFFER, mpi_comm_attach_buffer_",
    ".globl ompi_comm_attach_buffer_f",
    ".set ompi_comm_attach_buffer_f, mpi_comm_attach_buffer_",
    ".globl pmpi_comm_attach_buffer",
    ".set pmpi_comm_attach_buffer, pmpi_comm_attach_buffer_",
    ".globl pmpi_comm_attach_buffer__",
    ".set pmpi_comm_attach_buffer__, pmpi_comm_attach_buffer_",
    ".globl PMPI_COMM_ATTACH_BUFFER",
    ".set PMPI_COMM_ATTACH_BUFFER, pmpi_comm_attach_buffer_",
    ".globl mpi_comm_flush_buffer",
    ".set mpi_comm_flush_buffer, mpi_comm_flush_buffer_",
    ".globl mpi_comm_flush_buffer__",
    ".set mpi_comm_flush_buffer__, mpi_comm_flush_buffer_",
    ".globl MPI_COMM_FLUSH_BUFFER",
    ".set MPI_COMM_FLUSH_BUFFER, mpi_comm_flush_buffer_",
    ".globl ompi_comm_flush_buffer_f",
    ".set ompi_comm_flush_buffer_f, mpi_comm_flush_buffer_",
    ".globl mpi_comm_flush_buffer_f08_",
    ".set mpi_comm_flush_buffer_f08_, mpi_comm_flush_buffer_",
    ".globl mpi_comm_flush_buffer_f08",
    ".set mpi_comm_flush_buffer_f08, mpi_comm_flush_buffer_f08_",
    ".globl mpi_comm_flush_buffer_f08__",
    ".set mpi_comm_flush_buffer_f08__, mpi_comm_flush_buffer_f08_",
    ".globl MPI_COMM_FLUSH_BUFFER_F08",
    ".set MPI_COMM_FLUSH_BUFFER_F08, mpi_comm_flush_buffer_f08_",
    ".globl pmpi_comm_flush_buffer",
    ".set pmpi_comm_flush_buffer, pmpi_comm_flush_buffer_",
    ".globl pmpi_comm_flush_buffer__",
    ".set pmpi_comm_flush_buffer__, pmpi_comm_flush_buffer_",
    ".globl PMPI_COMM_FLUSH_BUFFER",
    ".set PMPI_COMM_FLUSH_BUFFER, pmpi_comm_flush_buffer_",
    ".globl pmpi_comm_flush_buffer_f08_",
    ".set pmpi_comm_flush_buffer_f08_, pmpi_comm_flush_buffer_",
    ".globl pmpi_comm_flush_buffer_f08",
    ".set pmpi_comm_flush_buffer_f08, pmpi_comm_flush_buffer_f08_",
    ".globl pmpi_comm_flush_buffer_f08__",
    ".set pmpi_comm_flush_buffer_f08__, pmpi_comm_flush_buffer_f08_",
    ".globl PMPI_COMM_FLUSH_BUFFER_F08",
    ".set PMPI_COMM_FLUSH_BUFFER_F08, pmpi_comm_flush_buffer_f08_",
    ".globl mpi_comm_iflush_buffer",
    ".set mpi_comm_iflush_buffer, mpi_comm_iflush_buffer_",
    ".globl mpi_comm_iflush_buffer__",
    ".set mpi_comm_iflush_buffer__, mpi_comm_iflush_buffer_",
    ".globl MPI_COMM_IFLUSH_BUFFER",
    ".set MPI_COMM_IFLUSH_BUFFER, mpi_comm_iflush_buffer_",
    ".globl ompi_comm_iflush_buffer_f",
    ".set ompi_comm_iflush_buffer_f, mpi_comm_iflush_buffer_",
    ".globl mpi_comm_iflush_buffer_f08_",
    ".set mpi_comm_iflush_buffer_f08_, mpi_comm_iflush_buffer_",
    ".globl mpi_comm_iflush_buffer_f08",
    ".set mpi_comm_iflush_buffer_f08, mpi_comm_iflush_buffer_f08_",
    ".globl mpi_comm_iflush_buffer_f08__",
    ".set mpi_comm_iflush_buffer_f08__, mpi_comm_iflush_buffer_f08_",
    ".globl MPI_COMM_IFLUSH_BUFFER_F08",
    ".set MPI_COMM_IFLUSH_BUFFER_F08, mpi_comm_iflush_buffer_f08_",
    ".globl pmpi_comm_iflush_buffer",
    ".set pmpi_comm_iflush_buffer, pmpi_comm_iflush_buffer_",
    ".globl pmpi_comm_iflush_buffer__",
    ".set pmpi_comm_iflush_buffer__, pmpi_comm_iflush_buffer_",
    ".globl PMPI_COMM_IFLUSH_BUFFER",
    ".set PMPI_COMM_IFLUSH_BUFFER, pmpi_comm_iflush_buffer_",
    ".globl pmpi_comm_iflush_buffer_f08_",
    ".set pmpi_comm_iflush_buffer_f08_, pmpi_comm_iflush_buffer_",
    ".globl pmpi_comm_iflush_buffer_f08",
    ".set pmpi_comm_iflush_buffer_f08, pmpi_comm_iflush_buffer_f08_",
    ".globl pmpi_comm_iflush_buffer_f08__",
    ".set pmpi_comm_iflush_buffer_f08__, pmpi_comm_iflush_buffer_f08_",
    ".globl PMPI_COMM_IFLUSH_BUFFER_F08",
    ".set PMPI_COMM_IFLUSH_BUFFER_F08, pmpi_comm_iflush_buffer_f08_",
    ".globl mpi_get_count",
    ".set mpi_get_count, mpi_get_count_",
    ".globl mpi_get_count__",
    ".set mpi_get_count__, mpi_get_count_",
    ".globl MPI_GET_COUNT",
    ".set MPI_GET_COUNT, mpi_get_count_",
    ".globl ompi_get_count_f",
    ".set ompi_get_count_f, mpi_get_count_",
    ".globl mpi_get_count_f08_",
    ".set mpi_get_count_f08_, mpi_get_count_",
    ".globl mpi_get_count_f08",
    ".set mpi_get_count_f08, mpi_get_count_f08_",
    ".globl mpi_get_count_f08__",
    ".set mpi_get_count_f08__, mpi_get_count_f08_",
    ".globl MPI_GET_COUNT_F08",
    ".set MPI_GET_COUNT_F08, mpi_get_count_f08_",
    ".globl pmpi_get_count",
    ".set pmpi_get_count, pmpi_get_count_",
    ".globl pmpi_get_count__",
    ".set pmpi_get_count__, pmpi_get_count_",
    ".globl PMPI_GET_COUNT",
    ".set PMPI_GET_COUNT, pmpi_get_count_",
    ".globl pmpi_get_count_f08_",
    ".set pmpi_get_count_f08_, pmpi_get_count_",
    ".globl pmpi_get_count_f08",
    ".set pmpi_get_count_f08, pmpi_get_count_f08_",
    ".globl pmpi_get_count_f08__",
    ".set pmpi_get_count_f08__, pmpi_get_count_f08_",
    ".globl PMPI_GET_COUNT_F08",
    ".set PMPI_GET_COUNT_F08, pmpi_get_count_f08_",
    ".globl mpi_get_count_c_f08",
    ".set mpi_get_count_c_f08, mpi_get_count_c_f08_",
    ".globl mpi_get_count_c_f08__",
    ".set mpi_get_count_c_f08__, mpi_get_count_c_f08_",
    ".globl MPI_GET_COUNT_C_F08",
    ".set MPI_GET_COUNT_C_F08, mpi_get_count_c_f08_",
    ".globl pmpi_get_count_c_f08",
    ".set pmpi_get_count_c_f08, pmpi_get_count_c_f08_",
    ".globl pmpi_get_count_c_f08__",
    ".set pmpi_get_count_c_f08__, pmpi_get_count_c_f08_",
    ".globl PMPI_GET_COUNT_C_F08",
    ".set PMPI_GET_COUNT_C_F08, pmpi_get_count_c_f08_",
    ".globl mpi_ibsend",
    ".set mpi_ibsend, mpi_ibsend_",
    ".globl mpi_ibsend__",
    ".set mpi_ibsend__, mpi_ibsend_",
    ".globl MPI_IBSEND",
    ".set MPI_IBSEND, mpi_ibsend_",
    ".globl ompi_ibsend_f",
    ".set ompi_ibsend_f, mpi_ibsend_",
    ".globl pmpi_ibsend",
    ".set pmpi_ibsend, pmpi_ibsend_",
    ".globl pmpi_ibsend__",
    ".set pmpi_ibsend__, pmpi_ibsend_",
    ".globl PMPI_IBSEND",
    ".set PMPI_IBSEND, pmpi_ibsend_",
    ".globl mpi_improbe",
    ".set mpi_improbe, mpi_improbe_",
    ".globl mpi_improbe__",
    ".set mpi_improbe__, mpi_improbe_",
    ".globl MPI_IMPROBE",
    ".set MPI_IMPROBE, mpi_improbe_",
    ".globl ompi_improbe_f",
    ".set ompi_improbe_f, mpi_improbe_",
    ".globl mpi_improbe_f08_",
    ".set mpi_improbe_f08_, mpi_improbe_",
    ".globl mpi_improbe_f08",
    ".set mpi_improbe_f08, mpi_improbe_f08_",
    ".globl mpi_improbe_f08__",
    ".set mpi_improbe_f08__, mpi_improbe_f08_",
    ".globl MPI_IMPROBE_F08",
    ".set MPI_IMPROBE_F08, mpi_improbe_f08_",
    ".globl pmpi_improbe",
    ".set pmpi_improbe, pmpi_improbe_",
    ".globl pmpi_improbe__",
    ".set pmpi_improbe__, pmpi_improbe_",
    ".globl PMPI_IMPROBE",
    ".set PMPI_IMPROBE, pmpi_improbe_",
    ".globl pmpi_improbe_f08_",
    ".set pmpi_improbe_f08_, pmpi_improbe_",
    ".globl pmpi_improbe_f08",
    ".set pmpi_improbe_f08, pmpi_improbe_f08_",
    ".globl pmpi_improbe_f08__",
    ".set pmpi_improbe_f08__, pmpi_improbe_f08_",
    ".globl PMPI_IMPROBE_F08",
    ".set PMPI_IMPROBE_F08, pmpi_improbe_f08_",
    ".globl mpi_imrecv",
    ".set mpi_imrecv, mpi_imrecv_",
    ".globl mpi_imrecv__",
    ".set mpi_imrecv__, mpi_imrecv_",
    ".globl MPI_IMRECV",
    ".set MPI_IMRECV, mpi_imrecv_",
    ".globl ompi_imrecv_f",
    ".set ompi_imrecv_f, mpi_imrecv_",
    ".globl pmpi_imrecv",
    ".set pmpi_imrecv, pmpi_imrecv_",
    ".globl pmpi_imrecv__",
    ".set pmpi_imrecv__, pmpi_imrecv_",
    ".globl PMPI_IMRECV",
    ".set PMPI_IMRECV, pmpi_imrecv_",
    ".globl mpi_iprobe",
    ".set mpi_iprobe, mpi_iprobe_",
    ".globl mpi_iprobe__",
    ".set mpi_iprobe__, mpi_iprobe_",
    ".globl MPI_IPROBE",
    ".set MPI_IPROBE, mpi_iprobe_",
    ".globl ompi_iprobe_f",
    ".set ompi_iprobe_f, mpi_iprobe_",
    ".globl mpi_iprobe_f08_",
    ".set mpi_iprobe_f08_, mpi_iprobe_",
    ".globl mpi_iprobe_f08",
    ".set mpi_iprobe_f08, mpi_iprobe_f08_",
    ".globl mpi_iprobe_f08__",
    ".set mpi_iprobe_f08__, mpi_iprobe_f08_",
    ".globl MPI_IPROBE_F08",
    ".set MPI_IPROBE_F08, mpi_iprobe_f08_",
    ".globl pmpi_iprobe",
    ".set pmpi_iprobe, pmpi_iprobe_",
    ".globl pmpi_iprobe__",
    ".set pmpi_iprobe__, pmpi_iprobe_",
    ".globl PMPI_IPROBE",
    ".set PMPI_IPROBE, pmpi_iprobe_",
    ".globl pmpi_iprobe_f08_",
    ".set pmpi_iprobe_f08_, pmpi_iprobe_",
    ".globl pmpi_iprobe_f08",
    ".set pmpi_iprobe_f08, pmpi_iprobe_f08_",
    ".globl pmpi_iprobe_f08__",
    ".set pmpi_iprobe_f08__, pmpi_iprobe_f08_",
    ".globl PMPI_IPROBE_F08",
    ".set PMPI_IPROBE_F08, pmpi_iprobe_f08_",
    ".globl mpi_irecv",
    ".set mpi_irecv, mpi_irecv_",
    ".globl mpi_irecv__",
    ".set mpi_irecv__, mpi_irecv_",
    ".globl MPI_IRECV",
    ".set MPI_IRECV, mpi_irecv_",
    ".globl ompi_irecv_f",
    ".set ompi_irecv_f, mpi_irecv_",
    ".globl pmpi_irecv",
    ".set pmpi_irecv, pmpi_irecv_",
    ".globl pmpi_irecv__",
    ".set pmpi_irecv__, pmpi_irecv_",
    ".globl PMPI_IRECV",
    ".set PMPI_IRECV, pmpi_irecv_",
    ".globl mpi_irsend",
    ".set mpi_irsend, mpi_irsend_",
    ".globl mpi_irsend__",
    ".set mpi_irsend__, mpi_irsend_",
    ".globl MPI_IRSEND",
    ".set MPI_IRSEND, mpi_irsend_",
    ".globl ompi_irsend_f",
    ".set ompi_irsend_f, mpi_irsend_",
    ".globl pmpi_irsend",
    ".set pmpi_irsend, pmpi_irsend_",
    ".globl pmpi_irsend__",
    ".set pmpi_irsend__, pmpi_irsend_",
    ".globl PMPI_IRSEND",
    ".set PMPI_IRSEND, pmpi_irsend_",
    ".globl mpi_isend",
    ".set mpi_isend, mpi_isend_",
    ".globl mpi_isend__",
    ".set mpi_isend__, mpi_isend_",
    ".globl MPI_ISEND",
    ".set MPI_ISEND, mpi_isend_",
    ".globl ompi_isend_f",
    ".set ompi_isend_f, mpi_isend_",
    ".globl pmpi_isend",
    ".set pmpi_isend, pmpi_isend_",
    ".globl pmpi_isend__",
    ".set pmpi_isend__, pmpi_isend_",
    ".globl PMPI_ISEND",
    ".set PMPI_ISEND, pmpi_isend_",
    ".globl mpi_isendrecv",
    ".set mpi_isendrecv, mpi_isendrecv_",
    ".globl mpi_isendrecv__",
    ".set mpi_isendrecv__, mpi_isendrecv_",
    ".globl MPI_ISENDRECV",
    ".set MPI_ISENDRECV, mpi_isendrecv_",
    ".globl ompi_isendrecv_f",
    ".set ompi_isendrecv_f, mpi_isendrecv_",
    ".globl pmpi_isendrecv",
    ".set pmpi_isendrecv, pmpi_isendrecv_",
    ".globl pmpi_isendrecv__",
    ".set pmpi_isendrecv__, pmpi_isendrecv_",
    ".globl PMPI_ISENDRECV",
    ".set PMPI_ISENDRECV, pmpi_isendrecv_",
    ".globl mpi_isendrecv_replace",
    ".set mpi_isendrecv_replace, mpi_isendrecv_replace_",
    ".globl mpi_isendrecv_replace__",
    ".set mpi_isendrecv_replace__, mpi_isendrecv_replace_",
    ".globl MPI_ISENDRECV_REPLACE",
    ".set MPI_ISENDRECV_REPLACE, mpi_isendrecv_replace_",
    ".globl ompi_isendrecv_replace_f",
    ".set ompi_isendrecv_replace_f, mpi_isendrecv_replace_",
    ".globl pmpi_isendrecv_replace",
    ".set pmpi_isendrecv_replace, pmpi_isendrecv_replace_",
    ".globl pmpi_isendrecv_replace__",
    ".set pmpi_isendrecv_replace__, pmpi_isendrecv_replace_",
    ".globl PMPI_ISENDRECV_REPLACE",
    ".set PMPI_ISENDRECV_REPLACE, pmpi_isendrecv_replace_",
    ".globl mpi_issend",
    ".set mpi_issend, mpi_issend_",
    ".globl mpi_issend__",
    ".set mpi_issend__, mpi_issend_",
    ".globl MPI_ISSEND",
    ".set MPI_ISSEND, mpi_issend_",
    ".globl ompi_issend_f",
    ".set ompi_issend_f, mpi_issend_",
    ".globl pmpi_issend",
    ".set pmpi_issend, pmpi_issend_",
    ".globl pmpi_issend__",
    ".set pmpi_issend__, pmpi_issend_",
    ".globl PMPI_ISSEND",
    ".set PMPI_ISSEND, pmpi_issend_",
    ".globl mpi_mprobe",
    ".set mpi_mprobe, mpi_mprobe_",
    ".globl mpi_mprobe__",
    ".set mpi_mprobe__, mpi_mprobe_",
    ".globl MPI_MPROBE",
    ".set MPI_MPROBE, mpi_mprobe_",
    ".globl ompi_mprobe_f",
    ".set ompi_mprobe_f, mpi_mprobe_",
    ".globl mpi_mprobe_f08_",
    ".set mpi_mprobe_f08_, mpi_mprobe_",
    ".globl mpi_mprobe_f08",
    ".set mpi_mprobe_f08, mpi_mprobe_f08_",
    ".globl mpi_mprobe_f08__",
    ".set mpi_mprobe_f08__, mpi_mprobe_f08_",
    ".globl MPI_MPROBE_F08",
    ".set MPI_MPROBE_F08, mpi_mprobe_f08_",
    ".globl pmpi_mprobe",
    ".set pmpi_mprobe, pmpi_mprobe_",
    ".globl pmpi_mprobe__",
    ".set pmpi_mprobe__, pmpi_mprobe_",
    ".globl PMPI_MPROBE",
    ".set PMPI_MPROBE, pmpi_mprobe_",
    ".globl pmpi_mprobe_f08_",
    ".set pmpi_mprobe_f08_, pmpi_mprobe_",
    ".globl pmpi_mprobe_f08",
    ".set pmpi_mprobe_f08, pmpi_mprobe_f08_",
    ".globl pmpi_mprobe_f08__",
    ".set pmpi_mprobe_f08__, pmpi_mprobe_f08_",
    ".globl PMPI_MPROBE_F08",
    ".set PMPI_MPROBE_F08, pmpi_mprobe_f08_",
    ".globl mpi_mrecv",
    ".set mpi_mrecv, mpi_mrecv_",
    ".globl mpi_mrecv__",
    ".set mpi_mrecv__, mpi_mrecv_",
    ".globl MPI_MRECV",
    ".set MPI_MRECV, mpi_mrecv_",
    ".globl ompi_mrecv_f",
    ".set ompi_mrecv_f, mpi_mrecv_",
    ".globl pmpi_mrecv",
    ".set pmpi_mrecv, pmpi_mrecv_",
    ".globl pmpi_mrecv__",
    ".set pmpi_mrecv__, pmpi_mrecv_",
    ".globl PMPI_MRECV",
    ".set PMPI_MRECV, pmpi_mrecv_",
    ".globl mpi_probe",
    ".set mpi_probe, mpi_probe_",
    ".globl mpi_probe__",
    ".set mpi_probe__, mpi_probe_",
    ".globl MPI_PROBE",
    ".set MPI_PROBE, mpi_probe_",
    ".globl ompi_probe_f",
    ".set ompi_probe_f, mpi_probe_",
    ".globl mpi_probe_f08_",
    ".set mpi_probe_f08_, mpi_probe_",
    ".globl mpi_probe_f08",
    ".set mpi_probe_f08, mpi_probe_f08_",
    ".globl mpi_probe_f08__",
    ".set mpi_probe_f08__, mpi_probe_f08_",
    ".globl MPI_PROBE_F08",
    ".set MPI_PROBE_F08, mpi_probe_f08_",
    ".globl pmpi_probe",
    ".set pmpi_probe, pmpi_probe_",
    ".globl pmpi_probe__",
    ".set pmpi_probe__, pmpi_probe_",
    ".globl PMPI_PROBE",
    ".set PMPI_PROBE, pmpi_probe_",
    ".globl pmpi_probe_f08_",
    ".set pmpi_probe_f08_, pmpi_probe_",
    ".globl pmpi_probe_f08",
    ".set pmpi_probe_f08, pmpi_probe_f08_",
    ".globl pmpi_probe_f08__",
    ".set pmpi_probe_f08__, pmpi_probe_f08_",
    ".globl PMPI_PROBE_F08",
    ".set PMPI_PROBE_F08, pmpi_probe_f08_",
    ".globl mpi_recv",
    ".set mpi_recv, mpi_recv_",
    ".globl mpi_recv__",
    ".set mpi_recv__, mpi_recv_",
    ".globl MPI_RECV",
    ".set MPI_RECV, mpi_recv_",
    ".globl ompi_recv_f",
    ".set ompi_recv_f, mpi_recv_",
    ".globl pmpi_recv",
    ".set pmpi_recv, pmpi_recv_",
    ".globl pmpi_recv__",
    ".set pmpi_recv__, pmpi_recv_",
    ".globl PMPI_RECV",
    ".set PMPI_RECV, pmpi_recv_",
    ".globl mpi_recv_init",
    ".set mpi_recv_init, mpi_recv_init_",
    ".globl mpi_recv_init__",
    ".set mpi_recv_init__, mpi_recv_init_",
    ".globl MPI_RECV_INIT",
    ".set MPI_RECV_INIT, mpi_recv_init_",
    ".globl ompi_recv_init_f",
    ".set ompi_recv_init_f, mpi_recv_init_",
    ".globl pmpi_recv_init",
    ".set pmpi_recv_init, pmpi_recv_init_",
    ".globl pmpi_recv_init__",
    ".set pmpi_recv_init__, pmpi_recv_init_",
    ".globl PMPI_RECV_INIT",
    ".set PMPI_RECV_INIT, pmpi_recv_init_",
    ".globl mpi_request_free",
    ".set mpi_request_free, mpi_request_free_",
    ".globl mpi_request_free__",
    ".set mpi_request_free__, mpi_request_free_",
    ".globl MPI_REQUEST_FREE",
    ".set MPI_REQUEST_FREE, mpi_request_free_",
    ".globl ompi_request_free_f",
    ".set ompi_request_free_f, mpi_request_free_",
    ".globl mpi_request_free_f08_",
    ".set mpi_request_free_f08_, mpi_request_free_",
    ".globl mpi_request_free_f08",
    ".set mpi_request_free_f08, mpi_request_free_f08_",
    ".globl mpi_request_free_f08__",
    ".set mpi_request_free_f08__, mpi_request_free_f08_",
    ".globl MPI_REQUEST_FREE_F08",
    ".set MPI_REQUEST_FREE_F08, mpi_request_free_f08_",
    ".globl pmpi_request_free",
    ".set pmpi_request_free, pmpi_request_free_",
    ".globl pmpi_request_free__",
    ".set pmpi_request_free__, pmpi_request_free_",
    ".globl PMPI_REQUEST_FREE",
    ".set PMPI_REQUEST_FREE, pmpi_request_free_",
    ".globl pmpi_request_free_f08_",
    ".set pmpi_request_free_f08_, pmpi_request_free_",
    ".globl pmpi_request_free_f08",
    ".set pmpi_request_free_f08, pmpi_request_free_f08_",
    ".globl pmpi_request_free_f08__",
    ".set pmpi_request_free_f08__, pmpi_request_free_f08_",
    ".globl PMPI_REQUEST_FREE_F08",
    ".set PMPI_REQUEST_FREE_F08, pmpi_request_free_f08_",
    ".globl mpi_request_get_status",
    ".set mpi_request_get_status, mpi_request_get_status_",
    ".globl mpi_request_get_status__",
    ".set mpi_request_get_status__, mpi_request_get_status_",
    ".globl MPI_REQUEST_GET_STATUS",
    ".set MPI_REQUEST_GET_STATUS, mpi_request_get_status_",
    ".globl ompi_request_get_status_f",
    ".set ompi_request_get_status_f, mpi_request_get_status_",
    ".globl mpi_request_get_status_f08_",
    ".set mpi_request_get_status_f08_, mpi_request_get_status_",
    ".globl mpi_request_get_status_f08",
    ".set mpi_request_get_status_f08, mpi_request_get_status_f08_",
    ".globl mpi_request_get_status_f08__",
    ".set mpi_request_get_status_f08__, mpi_request_get_status_f08_",
    ".globl MPI_REQUEST_GET_STATUS_F08",
    ".set MPI_REQUEST_GET_STATUS_F08, mpi_request_get_status_f08_",
    ".globl pmpi_request_get_status",
    ".set pmpi_request_get_status, pmpi_request_get_status_",
    ".globl pmpi_request_get_status__",
    ".set pmpi_request_get_status__, pmpi_request_get_status_",
    ".globl PMPI_REQUEST_GET_STATUS",
    ".set PMPI_REQUEST_GET_STATUS, pmpi_request_get_status_",
    ".globl pmpi_request_get_status_f08_",
    ".set pmpi_request_get_status_f08_, pmpi_request_get_status_",
    ".globl pmpi_request_get_status_f08",
    ".set pmpi_request_get_status_f08, pmpi_request_get_status_f08_",
    ".globl pmpi_request_get_status_f08__",
    ".set pmpi_request_get_status_f08__, pmpi_request_get_status_f08_",
    ".globl PMPI_REQUEST_GET_STATUS_F08",
    ".set PMPI_REQUEST_GET_STATUS_F08, pmpi_request_get_status_f08_",
    ".globl mpi_request_get_status_all",
    ".set mpi_request_get_status_all, mpi_request_get_status_all_",
    ".globl mpi_request_get_status_all__",
    ".set mpi_request_get_status_all__, mpi_request_get_status_all_",
    ".globl MPI_REQUEST_GET_STATUS_ALL",
    ".set MPI_REQUEST_GET_STATUS_ALL, mpi_request_get_status_all_",
    ".globl ompi_request_get_status_all_f",
    ".set ompi_request_get_status_all_f, mpi_request_get_status_all_",
    ".globl mpi_request_get_status_all_f08_",
    ".set mpi_request_get_status_all_f08_, mpi_request_get_status_all_",
    ".globl mpi_request_get_status_all_f08",
    ".set mpi_request_get_status_all_f08, mpi_request_get_status_all_f08_",
    ".globl mpi_request_get_status_all_f08__",
    ".set mpi_request_get_status_all_f08__, mpi_request_get_status_all_f08_",
    ".globl MPI_REQUEST_GET_STATUS_ALL_F08",
    ".set MPI_REQUEST_GET_STATUS_ALL_F08, mpi_request_get_status_all_f08_",
    ".globl pmpi_request_get_status_all",
    ".set pmpi_request_get_status_all, pmpi_request_get_status_all_",
    ".globl pmpi_request_get_status_all__",
    ".set pmpi_request_get_status_all__, pmpi_request_get_status_all_",
    ".globl PMPI_REQUEST_GET_STATUS_ALL",
    ".set PMPI_REQUEST_GET_STATUS_ALL, pmpi_request_get_status_all_",
    ".globl pmpi_request_get_status_all_f08_",
    ".set pmpi_request_get_status_all_f08_, pmpi_request_get_status_all_",
    ".globl pmpi_request_get_status_all_f08",
    ".set pmpi_request_get_status_all_f08, pmpi_request_get_status_all_f08_",
    ".globl pmpi_request_get_status_all_f08__",
    ".set pmpi_request_get_status_all_f08__, pmpi_request_get_status_all_f08_",
    ".globl PMPI_REQUEST_GET_STATUS_ALL_F08",
    ".set PMPI_REQUEST_GET_STATUS_ALL_F08, pmpi_request_get_status_all_f08_",
    ".globl mpi_request_get_status_any",
    ".set mpi_request_get_status_any, mpi_request_get_status_any_",
    ".globl mpi_request_get_status_any__",
    ".set mpi_request_get_status_any__, mpi_request_get_status_any_",
    ".globl MPI_REQUEST_GET_STATUS_ANY",
    ".set MPI_REQUEST_GET_STATUS_ANY, mpi_request_get_status_any_",
    ".globl ompi_request_get_status_any_f",
    ".set ompi_request_get_status_any_f, mpi_request_get_status_any_",
    ".globl mpi_request_get_status_any_f08_",
    ".set mpi_request_get_status_any_f08_, mpi_request_get_status_any_",
    ".globl mpi_request_get_status_any_f08",
    ".set mpi_request_get_status_any_f08, mpi_request_get_status_any_f08_",
    ".globl mpi_request_get_status_any_f08__",
    ".set mpi_request_get_status_any_f08__, mpi_request_get_status_any_f08_",
    ".globl MPI_REQUEST_GET_STATUS_ANY_F08",
    ".set MPI_REQUEST_GET_STATUS_ANY_F08, mpi_request_get_status_any_f08_",
    ".globl pmpi_request_get_status_any",
    ".set pmpi_request_get_status_any, pmpi_request_get_status_any_",
    ".globl pmpi_request_get_status_any__",
    ".set pmpi_request_get_status_any__, pmpi_request_get_status_any_",
    ".globl PMPI_REQUEST_GET_STATUS_ANY",
    ".set PMPI_REQUEST_GET_STATUS_ANY, pmpi_request_get_status_any_",
    ".globl pmpi_request_get_status_any_f08_",
    ".set pmpi_request_get_status_any_f08_, pmpi_request_get_status_any_",
    ".globl pmpi_request_get_status_any_f08",
    ".set pmpi_request_get_status_any_f08, pmpi_request_get_status_any_f08_",
    ".globl pmpi_request_get_status_any_f08__",
    ".set pmpi_request_get_status_any_f08__, pmpi_request_get_status_any_f08_",
    ".globl PMPI_REQUEST_GET_STATUS_ANY_F08",
    ".set PMPI_REQUEST_GET_STATUS_ANY_F08, pmpi_request_get_status_any_f08_",
    ".globl mpi_request_get_status_some",
    ".set mpi_request_get_status_some, mpi_request_get_status_some_",
    ".globl mpi_request_get_status_some__",
    ".set mpi_request_get_status_some__, mpi_request_get_status_some_",
    ".globl MPI_REQUEST_GET_STATUS_SOME",
    ".set MPI_REQUEST_GET_STATUS_SOME, mpi_request_get_status_some_",
    ".globl ompi_request_get_status_some_f",
    ".set ompi_request_get_status_some_f, mpi_request_get_status_some_",
    ".globl mpi_request_get_status_some_f08_",
    ".set mpi_request_get_status_some_f08_, mpi_request_get_status_some_",
    ".globl mpi_request_get_status_some_f08",
    ".set mpi_request_get_status_some_f08, mpi_request_get_status_some_f08_",
    ".globl mpi_request_get_status_some_f08__",
    ".set mpi_request_get_status_some_f08__, mpi_request_get_status_some_f08_",
    ".globl MPI_REQUEST_GET_STATUS_SOME_F08",
    ".set MPI_REQUEST_GET_STATUS_SOME_F08, mpi_request_get_status_some_f08_",
    ".globl pmpi_request_get_status_some",
    ".set pmpi_request_get_status_some, pmpi_request_get_status_some_",
    ".globl pmpi_request_get_status_some__",
    ".set pmpi_request_get_status_some__, pmpi_request_get_status_some_",
    ".globl PMPI_REQUEST_GET_STATUS_SOME",
    ".set PMPI_REQUEST_GET_STATUS_SOME, pmpi_request_get_status_some_",
    ".globl pmpi_request_get_status_some_f08_",
    ".set pmpi_request_get_status_some_f08_, pmpi_request_get_status_some_",
    ".globl pmpi_request_get_status_some_f08",
    ".set pmpi_request_get_status_some_f08, pmpi_request_get_status_some_f08_",
    ".globl pmpi_request_get_status_some_f08__",
    ".set pmpi_request_get_status_some_f08__, pmpi_request_get_status_some_f08_",
    ".globl PMPI_REQUEST_GET_STATUS_SOME_F08",
    ".set PMPI_REQUEST_GET_STATUS_SOME_F08, pmpi_request_get_status_some_f08_",
    ".globl mpi_rsend",
    ".set mpi_rsend, mpi_rsend_",
    ".globl mpi_rsend__",
    ".set mpi_rsend__, mpi_rsend_",
    ".globl MPI_RSEND",
    ".set MPI_RSEND, mpi_rsend_",
    ".globl ompi_rsend_f",
    ".set ompi_rsend_f, mpi_rsend_",
    ".globl pmpi_rsend",
    ".set pmpi_rsend, pmpi_rsend_",
    ".globl pmpi_rsend__",
    ".set pmpi_rsend__, pmpi_rsend_",
    ".globl PMPI_RSEND",
    ".set PMPI_RSEND, pmpi_rsend_",
    ".globl mpi_rsend_init",
    ".set mpi_rsend_init, mpi_rsend_init_",
    ".globl mpi_rsend_init__",
    ".set mpi_rsend_init__, mpi_rsend_init_",
    ".globl MPI_RSEND_INIT",
    ".set MPI_RSEND_INIT, mpi_rsend_init_",
    ".globl ompi_rsend_init_f",
    ".set ompi_rsend_init_f, mpi_rsend_init_",
    ".globl pmpi_rsend_init",
    ".set pmpi_rsend_init, pmpi_rsend_init_",
    ".globl pmpi_rsend_init__",
    ".set pmpi_rsend_init__, pmpi_rsend_init_",
    ".globl PMPI_RSEND_INIT",
    ".set PMPI_RSEND_INIT, pmpi_rsend_init_",
    ".globl mpi_send",
    ".set mpi_send, mpi_send_",
    ".globl mpi_send__",
    ".set mpi_send__, mpi_send_",
    ".globl MPI_SEND",
    ".set MPI_SEND, mpi_send_",
    ".globl ompi_send_f",
    ".set ompi_send_f, mpi_send_",
    ".globl pmpi_send",
    ".set pmpi_send, pmpi_send_",
    ".globl pmpi_send__",
    ".set pmpi_send__, pmpi_send_",
    ".globl PMPI_SEND",
    ".set PMPI_SEND, pmpi_send_",
    ".globl mpi_send_init",
    ".set mpi_send_init, mpi_send_init_",
    ".globl mpi_send_init__",
    ".set mpi_send_init__, mpi_send_init_",
    ".globl MPI_SEND_INIT",
    ".set MPI_SEND_INIT, mpi_send_init_",
    ".globl ompi_send_init_f",
    ".set ompi_send_init_f, mpi_send_init_",
    ".globl pmpi_send_init",
    ".set pmpi_send_init, pmpi_send_init_",
    ".globl pmpi_send_init__",
    ".set pmpi_send_init__, pmpi_send_init_",
    ".globl PMPI_SEND_INIT",
    ".set PMPI_SEND_INIT, pmpi_send_init_",
    ".globl mpi_sendrecv",
    ".set mpi_sendrecv, mpi_sendrecv_",
    ".globl mpi_sendrecv__",
    ".set mpi_sendrecv__, mpi_sendrecv_",
    ".globl MPI_SENDRECV",
    ".set MPI_SENDRECV, mpi_sendrecv_",
    ".globl ompi_sendrecv_f",
    ".set ompi_sendrecv_f, mpi_sendrecv_",
    ".globl pmpi_sendrecv",
    ".set pmpi_sendrecv, pmpi_sendrecv_",
    ".globl pmpi_sendrecv__",
    ".set pmpi_sendrecv__, pmpi_sendrecv_",
    ".globl PMPI_SENDRECV",
    ".set PMPI_SENDRECV, pmpi_sendrecv_",
    ".globl mpi_sendrecv_replace",
    ".set mpi_sendrecv_replace, mpi_sendrecv_replace_",
    ".globl mpi_sendrecv_replace__",
    ".set mpi_sendrecv_replace__, mpi_sendrecv_replace_",
    ".globl MPI_SENDRECV_REPLACE",
    ".set MPI_SENDRECV_REPLACE, mpi_sendrecv_replace_",
    ".globl ompi_sendrecv_replace_f",
    ".set ompi_sendrecv_replace_f, mpi_sendrecv_replace_",
    ".globl pmpi_sendrecv_replace",
    ".set pmpi_sendrecv_replace, pmpi_sendrecv_replace_",
    ".globl pmpi_sendrecv_replace__",
    ".set pmpi_sendrecv_replace__, pmpi_sendrecv_replace_",
    ".globl PMPI_SENDRECV_REPLACE",
    ".set PMPI_SENDRECV_REPLACE, pmpi_sendrecv_replace_",
    ".globl mpi_session_attach_buffer",
    ".set mpi_session_attach_buffer, mpi_session_attach_buffer_",
    ".globl mpi_session_attach_buffer__",
    ".set mpi_session_attach_buffer__, mpi_session_attach_buffer_",
    ".globl MPI_SESSION_ATTACH_BUFFER",
    ".set MPI_SESSION_ATTACH_BUFFER, mpi_session_attach_buffer_",
    ".globl ompi_session_attach_buffer_f",
    ".set ompi_session_attach_buffer_f, mpi_session_attach_buffer_",
    ".globl pmpi_session_attach_buffer",
    ".set pmpi_session_attach_buffer, pmpi_session_attach_buffer_",
    ".globl pmpi_session_attach_buffer__",
    ".set pmpi_session_attach_buffer__, pmpi_session_attach_buffer_",
    ".globl PMPI_SESSION_ATTACH_BUFFER",
    ".set PMPI_SESSION_ATTACH_BUFFER, pmpi_session_attach_buffer_",
    ".globl mpi_session_flush_buffer",
    ".set mpi_session_flush_buffer, mpi_session_flush_buffer_",
    ".globl mpi_session_flush_buffer__",
    ".set mpi_session_flush_buffer__, mpi_session_flush_buffer_",
    ".globl MPI_SESSION_FLUSH_BUFFER",
    ".set MPI_SESSION_FLUSH_BUFFER, mpi_session_flush_buffer_",
    ".globl ompi_session_flush_buffer_f",
    ".set ompi_session_flush_buffer_f, mpi_session_flush_buffer_",
    ".globl mpi_session_flush_buffer_f08_",
    ".set mpi_session_flush_buffer_f08_, mpi_session_flush_buffer_",
    ".globl mpi_session_flush_buffer_f08",
    ".set mpi_session_flush_buffer_f08, mpi_session_flush_buffer_f08_",
    ".globl mpi_session_flush_buffer_f08__",
    ".set mpi_session_flush_buffer_f08__, mpi_session_flush_buffer_f08_",
    ".globl MPI_SESSION_FLUSH_BUFFER_F08",
    ".set MPI_SESSION_FLUSH_BUFFER_F08, mpi_session_flush_buffer_f08_",
    ".globl pmpi_session_flush_buffer",
    ".set pmpi_session_flush_buffer, pmpi_session_flush_buffer_",
    ".globl pmpi_session_flush_buffer__",
    ".set pmpi_session_flush_buffer__, pmpi_session_flush_buffer_",
    ".globl PMPI_SESSION_FLUSH_BUFFER",
    ".set PMPI_SESSION_FLUSH_BUFFER, pmpi_session_flush_buffer_",
    ".globl pmpi_session_flush_buffer_f08_",
    ".set pmpi_session_flush_buffer_f08_, pmpi_session_flush_buffer_",
    ".globl pmpi_session_flush_buffer_f08",
    ".set pmpi_session_flush_buffer_f08, pmpi_session_flush_buffer_f08_",
    ".globl pmpi_session_flush_buffer_f08__",
    ".set pmpi_session_flush_buffer_f08__, pmpi_session_flush_buffer_f08_",
    ".globl PMPI_SESSION_FLUSH_BUFFER_F08",
    ".set PMPI_SESSION_FLUSH_BUFFER_F08, pmpi_session_flush_buffer_f08_",
    ".globl mpi_session_iflush_buffer",
    ".set mpi_session_iflush_buffer, mpi_session_iflush_buffer_",
    ".globl mpi_session_iflush_buffer__",
    ".set mpi_session_iflush_buffer__, mpi_session_iflush_buffer_",
    ".globl MPI_SESSION_IFLUSH_BUFFER",
    ".set MPI_SESSION_IFLUSH_BUFFER, mpi_session_iflush_buffer_",
    ".globl ompi_session_iflush_buffer_f",
    ".set ompi_session_iflush_buffer_f, mpi_session_iflush_buffer_",
    ".globl mpi_session_iflush_buffer_f08_",
    ".set mpi_session_iflush_buffer_f08_, mpi_session_iflush_buffer_",
    ".globl mpi_session_iflush_buffer_f08",
    ".set mpi_session_iflush_buffer_f08, mpi_session_iflush_buffer_f08_",
    ".globl mpi_session_iflush_buffer_f08__",
    ".set mpi_session_iflush_buffer_f08__, mpi_session_iflush_buffer_f08_",
    ".globl MPI_SESSION_IFLUSH_BUFFER_F08",
    ".set MPI_SESSION_IFLUSH_BUFFER_F08, mpi_session_iflush_buffer_f08_",
    ".globl pmpi_session_iflush_buffer",
    ".set pmpi_session_iflush_buffer, pmpi_session_iflush_buffer_",
    ".globl pmpi_session_iflush_buffer__",
    ".set pmpi_session_iflush_buffer__, pmpi_session_iflush_buffer_",
    ".globl PMPI_SESSION_IFLUSH_BUFFER",
    ".set PMPI_SESSION_IFLUSH_BUFFER, pmpi_session_iflush_buffer_",
    ".globl pmpi_session_iflush_buffer_f08_",
    ".set pmpi_session_iflush_buffer_f08_, pmpi_session_iflush_buffer_",
    ".globl pmpi_session_iflush_buffer_f08",
    ".set pmpi_session_iflush_buffer_f08, pmpi_session_iflush_buffer_f08_",
    ".globl pmpi_session_iflush_buffer_f08__",
    ".set pmpi_session_iflush_buffer_f08__, pmpi_session_iflush_buffer_f08_",
    ".globl PMPI_SESSION_IFLUSH_BUFFER_F08",
    ".set PMPI_SESSION_IFLUSH_BUFFER_F08, pmpi_session_iflush_buffer_f08_",
    ".globl mpi_ssend",
    ".set mpi_ssend, mpi_ssend_",
    ".globl mpi_ssend__",
    ".set mpi_ssend__, mpi_ssend_",
    ".globl MPI_SSEND",
    ".set MPI_SSEND, mpi_ssend_",
    ".globl ompi_ssend_f",
    ".set ompi_ssend_f, mpi_ssend_",
    ".globl pmpi_ssend",
    ".set pmpi_ssend, pmpi_ssend_",
    ".globl pmpi_ssend__",
    ".set pmpi_ssend__, pmpi_ssend_",
    ".globl PMPI_SSEND",
    ".set PMPI_SSEND, pmpi_ssend_",
    ".globl mpi_ssend_init",
    ".set mpi_ssend_init, mpi_ssend_init_",
    ".globl mpi_ssend_init__",
    ".set mpi_ssend_init__, mpi_ssend_init_",
    ".globl MPI_SSEND_INIT",
    ".set MPI_SSEND_INIT, mpi_ssend_init_",
    ".globl ompi_ssend_init_f",
    ".set ompi_ssend_init_f, mpi_ssend_init_",
    ".globl pmpi_ssend_init",
    ".set pmpi_ssend_init, pmpi_ssend_init_",
    ".globl pmpi_ssend_init__",
    ".set pmpi_ssend_init__, pmpi_ssend_init_",
    ".globl PMPI_SSEND_INIT",
    ".set PMPI_SSEND_INIT, pmpi_ssend_init_",
    ".globl mpi_start",
    ".set mpi_start, mpi_start_",
    ".globl mpi_start__",
    ".set mpi_start__, mpi_start_",
    ".globl MPI_START",
    ".set MPI_START, mpi_start_",
    ".globl ompi_start_f",
    ".set ompi_start_f, mpi_start_",
    ".globl mpi_start_f08_",
    ".set mpi_start_f08_, mpi_start_",
    ".globl mpi_start_f08",
    ".set mpi_start_f08, mpi_start_f08_",
    ".globl mpi_start_f08__",
    ".set mpi_start_f08__, mpi_start_f08_",
    ".globl MPI_START_F08",
    ".set MPI_START_F08, mpi_start_f08_",
    ".globl pmpi_start",
    ".set pmpi_start, pmpi_start_",
    ".globl pmpi_start__",
    ".set pmpi_start__, pmpi_start_",
    ".globl PMPI_START",
    ".set PMPI_START, pmpi_start_",
    ".globl pmpi_start_f08_",
    ".set pmpi_start_f08_, pmpi_start_",
    ".globl pmpi_start_f08",
    ".set pmpi_start_f08, pmpi_start_f08_",
    ".globl pmpi_start_f08__",
    ".set pmpi_start_f08__, pmpi_start_f08_",
    ".globl PMPI_START_F08",
    ".set PMPI_START_F08, pmpi_start_f08_",
    ".globl mpi_startall",
    ".set mpi_startall, mpi_startall_",
    ".globl mpi_startall__",
    ".set mpi_startall__, mpi_startall_",
    ".globl MPI_STARTALL",
    ".set MPI_STARTALL, mpi_startall_",
    ".globl ompi_startall_f",
    ".set ompi_startall_f, mpi_startall_",
    ".globl mpi_startall_f08_",
    ".set mpi_startall_f08_, mpi_startall_",
    ".globl mpi_startall_f08",
    ".set mpi_startall_f08, mpi_startall_f08_",
    ".globl mpi_startall_f08__",
    ".set mpi_startall_f08__, mpi_startall_f08_",
    ".globl MPI_STARTALL_F08",
    ".set MPI_STARTALL_F08, mpi_startall_f08_",
    ".globl pmpi_startall",
    ".set pmpi_startall, pmpi_startall_",
    ".globl pmpi_startall__",
    ".set pmpi_startall__, pmpi_startall_",
    ".globl PMPI_STARTALL",
    ".set PMPI_STARTALL, pmpi_startall_",
    ".globl pmpi_startall_f08_",
    ".set pmpi_startall_f08_, pmpi_startall_",
    ".globl pmpi_startall_f08",
    ".set pmpi_startall_f08, pmpi_startall_f08_",
    ".globl pmpi_startall_f08__",
    ".set pmpi_startall_f08__, pmpi_startall_f08_",
    ".globl PMPI_STARTALL_F08",
    ".set PMPI_STARTALL_F08, pmpi_startall_f08_",
    ".globl mpi_status_get_error",
    ".set mpi_status_get_error, mpi_status_get_error_",
    ".globl mpi_status_get_error__",
    ".set mpi_status_get_error__, mpi_status_get_error_",
    ".globl MPI_STATUS_GET_ERROR",
    ".set MPI_STATUS_GET_ERROR, mpi_status_get_error_",
    ".globl ompi_status_get_error_f",
    ".set ompi_status_get_error_f, mpi_status_get_error_",
    ".globl mpi_status_get_error_f08_",
    ".set mpi_status_get_error_f08_, mpi_status_get_error_",
    ".globl mpi_status_get_error_f08",
    ".set mpi_status_get_error_f08, mpi_status_get_error_f08_",
    ".globl mpi_status_get_error_f08__",
    ".set mpi_status_get_error_f08__, mpi_status_get_error_f08_",
    ".globl MPI_STATUS_GET_ERROR_F08",
    ".set MPI_STATUS_GET_ERROR_F08, mpi_status_get_error_f08_",
    ".globl pmpi_status_get_error",
    ".set pmpi_status_get_error, pmpi_status_get_error_",
    ".globl pmpi_status_get_error__",
    ".set pmpi_status_get_error__, pmpi_status_get_error_",
    ".globl PMPI_STATUS_GET_ERROR",
    ".set PMPI_STATUS_GET_ERROR, pmpi_status_get_error_",
    ".globl pmpi_status_get_error_f08_",
    ".set pmpi_status_get_error_f08_, pmpi_status_get_error_",
    ".globl pmpi_status_get_error_f08",
    ".set pmpi_status_get_error_f08, pmpi_status_get_error_f08_",
    ".globl pmpi_status_get_error_f08__",
    ".set pmpi_status_get_error_f08__, pmpi_status_get_error_f08_",
    ".globl PMPI_STATUS_GET_ERROR_F08",
    ".set PMPI_STATUS_GET_ERROR_F08, pmpi_status_get_error_f08_",
    ".globl mpi_status_get_source",
    ".set mpi_status_get_source, mpi_status_get_source_",
    ".globl mpi_status_get_source__",
    ".set mpi_status_get_source__, mpi_status_get_source_",
    ".globl MPI_STATUS_GET_SOURCE",
    ".set MPI_STATUS_GET_SOURCE, mpi_status_get_source_",
    ".globl ompi_status_get_source_f",
    ".set ompi_status_get_source_f, mpi_status_get_source_",
    ".globl mpi_status_get_source_f08_",
    ".set mpi_status_get_source_f08_, mpi_status_get_source_",
    ".globl mpi_status_get_source_f08",
    ".set mpi_status_get_source_f08, mpi_status_get_source_f08_",
    ".globl mpi_status_get_source_f08__",
    ".set mpi_status_get_source_f08__, mpi_status_get_source_f08_",
    ".globl MPI_STATUS_GET_SOURCE_F08",
    ".set MPI_STATUS_GET_SOURCE_F08, mpi_status_get_source_f08_",
    ".globl pmpi_status_get_source",
    ".set pmpi_status_get_source, pmpi_status_get_source_",
    ".globl pmpi_status_get_source__",
    ".set pmpi_status_get_source__, pmpi_status_get_source_",
    ".globl PMPI_STATUS_GET_SOURCE",
    ".set PMPI_STATUS_GET_SOURCE, pmpi_status_get_source_",
    ".globl pmpi_status_get_source_f08_",
    ".set pmpi_status_get_source_f08_, pmpi_status_get_source_",
    ".globl pmpi_status_get_source_f08",
    ".set pmpi_status_get_source_f08, pmpi_status_get_source_f08_",
    ".globl pmpi_status_get_source_f08__",
    ".set pmpi_status_get_source_f08__, pmpi_status_get_source_f08_",
    ".globl PMPI_STATUS_GET_SOURCE_F08",
    ".set PMPI_STATUS_GET_SOURCE_F08, pmpi_status_get_source_f08_",
    ".globl mpi_status_get_tag",
    ".set mpi_status_get_tag, mpi_status_get_tag_",
    ".globl mpi_status_get_tag__",
    ".set mpi_status_get_tag__, mpi_status_get_tag_",
    ".globl MPI_STATUS_GET_TAG",
    ".set MPI_STATUS_GET_TAG, mpi_status_get_tag_",
    ".globl ompi_status_get_tag_f",
    ".set ompi_status_get_tag_f, mpi_status_get_tag_",
    ".globl mpi_status_get_tag_f08_",
    ".set mpi_status_get_tag_f08_, mpi_status_get_tag_",
    ".globl mpi_status_get_tag_f08",
    ".set mpi_status_get_tag_f08, mpi_status_get_tag_f08_",
    ".globl mpi_status_get_tag_f08__",
    ".set mpi_status_get_tag_f08__, mpi_status_get_tag_f08_",
    ".globl MPI_STATUS_GET_TAG_F08",
    ".set MPI_STATUS_GET_TAG_F08, mpi_status_get_tag_f08_",
    ".globl pmpi_status_get_tag",
    ".set pmpi_status_get_tag, pmpi_status_get_tag_",
    ".globl pmpi_status_get_tag__",
    ".set pmpi_status_get_tag__, pmpi_status_get_tag_",
    ".globl PMPI_STATUS_GET_TAG",
    ".set PMPI_STATUS_GET_TAG, pmpi_status_get_tag_",
    ".globl pmpi_status_get_tag_f08_",
    ".set pmpi_status_get_tag_f08_, pmpi_status_get_tag_",
    ".globl pmpi_status_get_tag_f08",
    ".set pmpi_status_get_tag_f08, pmpi_status_get_tag_f08_",
    ".globl pmpi_status_get_tag_f08__",
    ".set pmpi_status_get_tag_f08__, pmpi_status_get_tag_f08_",
    ".globl PMPI_STATUS_GET_TAG_F08",
    ".set PMPI_STATUS_GET_TAG_F08, pmpi_status_get_tag_f08_",
    ".globl mpi_status_set_error",
    ".set mpi_status_set_error, mpi_status_set_error_",
    ".globl mpi_status_set_error__",
    ".set mpi_status_set_error__, mpi_status_set_error_",
    ".globl MPI_STATUS_SET_ERROR",
    ".set MPI_STATUS_SET_ERROR, mpi_status_set_error_",
    ".globl ompi_status_set_error_f",
    ".set ompi_status_set_error_f, mpi_status_set_error_",
    ".globl mpi_status_set_error_f08_",
    ".set mpi_status_set_error_f08_, mpi_status_set_error_",
    ".globl mpi_status_set_error_f08",
    ".set mpi_status_set_error_f08, mpi_status_set_error_f08_",
    ".globl mpi_status_set_error_f08__",
    ".set mpi_status_set_error_f08__, mpi_status_set_error_f08_",
    ".globl MPI_STATUS_SET_ERROR_F08",
    ".set MPI_STATUS_SET_ERROR_F08, mpi_status_set_error_f08_",
    ".globl pmpi_status_set_error",
    ".set pmpi_status_set_error, pmpi_status_set_error_",
    ".globl pmpi_status_set_error__",
    ".set pmpi_status_set_error__, pmpi_status_set_error_",
    ".globl PMPI_STATUS_SET_ERROR",
    ".set PMPI_STATUS_SET_ERROR, pmpi_status_set_error_",
    ".globl pmpi_status_set_error_f08_",
    ".set pmpi_status_set_error_f08_, pmpi_status_set_error_",
    ".globl pmpi_status_set_error_f08",
    ".set pmpi_status_set_error_f08, pmpi_status_set_error_f08_",
    ".globl pmpi_status_set_error_f08__",
    ".set pmpi_status_set_error_f08__, pmpi_status_set_error_f08_",
    ".globl PMPI_STATUS_SET_ERROR_F08",
    ".set PMPI_STATUS_SET_ERROR_F08, pmpi_status_set_error_f08_",
    ".globl mpi_status_set_source",
    ".set mpi_status_set_source, mpi_status_set_source_",
    ".globl mpi_status_set_source__",
    ".set mpi_status_set_source__, mpi_status_set_source_",
    ".globl MPI_STATUS_SET_SOURCE",
    ".set MPI_STATUS_SET_SOURCE, mpi_status_set_source_",
    ".globl ompi_status_set_source_f",
    ".set ompi_status_set_source_f, mpi_status_set_source_",
    ".globl mpi_status_set_source_f08_",
    ".set mpi_status_set_source_f08_, mpi_status_set_source_",
    ".globl mpi_status_set_source_f08",
    ".set mpi_status_set_source_f08, mpi_status_set_source_f08_",
    ".globl mpi_status_set_source_f08__",
    ".set mpi_status_set_source_f08__, mpi_status_set_source_f08_",
    ".globl MPI_STATUS_SET_SOURCE_F08",
    ".set MPI_STATUS_SET_SOURCE_F08, mpi_status_set_source_f08_",
    ".globl pmpi_status_set_source",
    ".set pmpi_status_set_source, pmpi_status_set_source_",
    ".globl pmpi_status_set_source__",
    ".set pmpi_status_set_source__, pmpi_status_set_source_",
    ".globl PMPI_STATUS_SET_SOURCE",
    ".set PMPI_STATUS_SET_SOURCE, pmpi_status_set_source_",
    ".globl pmpi_status_set_source_f08_",
    ".set pmpi_status_set_source_f08_, pmpi_status_set_source_",
    ".globl pmpi_status_set_source_f08",
    ".set pmpi_status_set_source_f08, pmpi_status_set_source_f08_",
    ".globl pmpi_status_set_source_f08__",
    ".set pmpi_status_set_source_f08__, pmpi_status_set_source_f08_",
    ".globl PMPI_STATUS_SET_SOURCE_F08",
    ".set PMPI_STATUS_SET_SOURCE_F08, pmpi_status_set_source_f08_",
    ".globl mpi_status_set_tag",
    ".set mpi_status_set_tag, mpi_status_set_tag_",
    ".globl mpi_status_set_tag__",
    ".set mpi_status_set_tag__, mpi_status_set_tag_",
    ".globl MPI_STATUS_SET_TAG",
    ".set MPI_STATUS_SET_TAG, mpi_status_set_tag_",
    ".globl ompi_status_set_tag_f",
    ".set ompi_status_set_tag_f, mpi_status_set_tag_",
    ".globl mpi_status_set_tag_f08_",
    ".set mpi_status_set_tag_f08_, mpi_status_set_tag_",
    ".globl mpi_status_set_tag_f08",
    ".set mpi_status_set_tag_f08, mpi_status_set_tag_f08_",
    ".globl mpi_status_set_tag_f08__",
    ".set mpi_status_set_tag_f08__, mpi_status_set_tag_f08_",
    ".globl MPI_STATUS_SET_TAG_F08",
    ".set MPI_STATUS_SET_TAG_F08, mpi_status_set_tag_f08_",
    ".globl pmpi_status_set_tag",
    ".set pmpi_status_set_tag, pmpi_status_set_tag_",
    ".globl pmpi_status_set_tag__",
    ".set pmpi_status_set_tag__, pmpi_status_set_tag_",
    ".globl PMPI_STATUS_SET_TAG",
    ".set PMPI_STATUS_SET_TAG, pmpi_status_set_tag_",
    ".globl pmpi_status_set_tag_f08_",
    ".set pmpi_status_set_tag_f08_, pmpi_status_set_tag_",
    ".globl pmpi_status_set_tag_f08",
    ".set pmpi_status_set_tag_f08, pmpi_status_set_tag_f08_",
    ".globl pmpi_status_set_tag_f08__",
    ".set pmpi_status_set_tag_f08__, pmpi_status_set_tag_f08_",
    ".globl PMPI_STATUS_SET_TAG_F08",
    ".set PMPI_STATUS_SET_TAG_F08, pmpi_status_set_tag_f08_",
    ".globl mpi_test",
    ".set mpi_test, mpi_test_",
    ".globl mpi_test__",
    ".set mpi_test__, mpi_test_",
    ".globl MPI_TEST",
    ".set MPI_TEST, mpi_test_",
    ".globl ompi_test_f",
    ".set ompi_test_f, mpi_test_",
    ".globl mpi_test_f08_",
    ".set mpi_test_f08_, mpi_test_",
    ".globl mpi_test_f08",
    ".set mpi_test_f08, mpi_test_f08_",
    ".globl mpi_test_f08__",
    ".set mpi_test_f08__, mpi_test_f08_",
    ".globl MPI_TEST_F08",
    ".set MPI_TEST_F08, mpi_test_f08_",
    ".globl pmpi_test",
    ".set pmpi_test, pmpi_test_",
    ".globl pmpi_test__",
    ".set pmpi_test__, pmpi_test_",
    ".globl PMPI_TEST",
    ".set PMPI_TEST, pmpi_test_",
    ".globl pmpi_test_f08_",
    ".set pmpi_test_f08_, pmpi_test_",
    ".globl pmpi_test_f08",
    ".set pmpi_test_f08, pmpi_test_f08_",
    ".globl pmpi_test_f08__",
    ".set pmpi_test_f08__, pmpi_test_f08_",
    ".globl PMPI_TEST_F08",
    ".set PMPI_TEST_F08, pmpi_test_f08_",
    ".globl mpi_test_cancelled",
    ".set mpi_test_cancelled, mpi_test_cancelled_",
    ".globl mpi_test_cancelled__",
    ".set mpi_test_cancelled__, mpi_test_cancelled_",
    ".globl MPI_TEST_CANCELLED",
    ".set MPI_TEST_CANCELLED, mpi_test_cancelled_",
    ".globl ompi_test_cancelled_f",
    ".set ompi_test_cancelled_f, mpi_test_cancelled_",
    ".globl mpi_test_cancelled_f08_",
    ".set mpi_test_cancelled_f08_, mpi_test_cancelled_",
    ".globl mpi_test_cancelled_f08",
    ".set mpi_test_cancelled_f08, mpi_test_cancelled_f08_",
    ".globl mpi_test_cancelled_f08__",
    ".set mpi_test_cancelled_f08__, mpi_test_cancelled_f08_",
    ".globl MPI_TEST_CANCELLED_F08",
    ".set MPI_TEST_CANCELLED_F08, mpi_test_cancelled_f08_",
    ".globl pmpi_test_cancelled",
    ".set pmpi_test_cancelled, pmpi_test_cancelled_",
    ".globl pmpi_test_cancelled__",
    ".set pmpi_test_cancelled__, pmpi_test_cancelled_",
    ".globl PMPI_TEST_CANCELLED",
    ".set PMPI_TEST_CANCELLED, pmpi_test_cancelled_",
    ".globl pmpi_test_cancelled_f08_",
    ".set pmpi_test_cancelled_f08_, pmpi_test_cancelled_",
    ".globl pmpi_test_cancelled_f08",
    ".set pmpi_test_cancelled_f08, pmpi_test_cancelled_f08_",
    ".globl pmpi_test_cancelled_f08__",
    ".set pmpi_test_cancelled_f08__, pmpi_test_cancelled_f08_",
    ".globl PMPI_TEST_CANCELLED_F08",
    ".set PMPI_TEST_CANCELLED_F08, pmpi_test_cancelled_f08_",
    ".globl mpi_testall",
    ".set mpi_testall, mpi_testall_",
    ".globl mpi_testall__",
    ".set mpi_testall__, mpi_testall_",
    ".globl MPI_TESTALL",
    ".set MPI_TESTALL, mpi_testall_",
    ".globl ompi_testall_f",
    ".set ompi_testall_f, mpi_testall_",
    ".globl mpi_testall_f08_",
    ".set mpi_testall_f08_, mpi_testall_",
    ".globl mpi_testall_f08",
    ".set mpi_testall_f08, mpi_testall_f08_",
    ".globl mpi_testall_f08__",
    ".set mpi_testall_f08__, mpi_testall_f08_",
    ".globl MPI_TESTALL_F08",
    ".set MPI_TESTALL_F08, mpi_testall_f08_",
    ".globl pmpi_testall",
    ".set pmpi_testall, pmpi_testall_",
    ".globl pmpi_testall__",
    ".set pmpi_testall__, pmpi_testall_",
    ".globl PMPI_TESTALL",
    ".set PMPI_TESTALL, pmpi_testall_",
    ".globl pmpi_testall_f08_",
    ".set pmpi_testall_f08_, pmpi_testall_",
    ".globl pmpi_testall_f08",
    ".set pmpi_testall_f08, pmpi_testall_f08_",
    ".globl pmpi_testall_f08__",
    ".set pmpi_testall_f08__, pmpi_testall_f08_",
    ".globl PMPI_TESTALL_F08",
    ".set PMPI_TESTALL_F08, pmpi_testall_f08_",
    ".globl mpi_testany",
    ".set mpi_testany, mpi_testany_",
    ".globl mpi_testany__",
    ".set mpi_testany__, mpi_testany_",
    ".globl MPI_TESTANY",
    ".set MPI_TESTANY, mpi_testany_",
    ".globl ompi_testany_f",
    ".set ompi_testany_f, mpi_testany_",
    ".globl mpi_testany_f08_",
    ".set mpi_testany_f08_, mpi_testany_",
    ".globl mpi_testany_f08",
    ".set mpi_testany_f08, mpi_testany_f08_",
    ".globl mpi_testany_f08__",
    ".set mpi_testany_f08__, mpi_testany_f08_",
    ".globl MPI_TESTANY_F08",
    ".set MPI_TESTANY_F08, mpi_testany_f08_",
    ".globl pmpi_testany",
    ".set pmpi_testany, pmpi_testany_",
    ".globl pmpi_testany__",
    ".set pmpi_testany__, pmpi_testany_",
    ".globl PMPI_TESTANY",
    ".set PMPI_TESTANY, pmpi_testany_",
    ".globl pmpi_testany_f08_",
    ".set pmpi_testany_f08_, pmpi_testany_",
    ".globl pmpi_testany_f08",
    ".set pmpi_testany_f08, pmpi_testany_f08_",
    ".globl pmpi_testany_f08__",
    ".set pmpi_testany_f08__, pmpi_testany_f08_",
    ".globl PMPI_TESTANY_F08",
    ".set PMPI_TESTANY_F08, pmpi_testany_f08_",
    ".globl mpi_testsome",
    ".set mpi_testsome, mpi_testsome_",
    ".globl mpi_testsome__",
    ".set mpi_testsome__, mpi_testsome_",
    ".globl MPI_TESTSOME",
    ".set MPI_TESTSOME, mpi_testsome_",
    ".globl ompi_testsome_f",
    ".set ompi_testsome_f, mpi_testsome_",
    ".globl mpi_testsome_f08_",
    ".set mpi_testsome_f08_, mpi_testsome_",
    ".globl mpi_testsome_f08",
    ".set mpi_testsome_f08, mpi_testsome_f08_",
    ".globl mpi_testsome_f08__",
    ".set mpi_testsome_f08__, mpi_testsome_f08_",
    ".globl MPI_TESTSOME_F08",
    ".set MPI_TESTSOME_F08, mpi_testsome_f08_",
    ".globl pmpi_testsome",
    ".set pmpi_testsome, pmpi_testsome_",
    ".globl pmpi_testsome__",
    ".set pmpi_testsome__, pmpi_testsome_",
    ".globl PMPI_TESTSOME",
    ".set PMPI_TESTSOME, pmpi_testsome_",
    ".globl pmpi_testsome_f08_",
    ".set pmpi_testsome_f08_, pmpi_testsome_",
    ".globl pmpi_testsome_f08",
    ".set pmpi_testsome_f08, pmpi_testsome_f08_",
    ".globl pmpi_testsome_f08__",
    ".set pmpi_testsome_f08__, pmpi_testsome_f08_",
    ".globl PMPI_TESTSOME_F08",
    ".set PMPI_TESTSOME_F08, pmpi_testsome_f08_",
    ".globl mpi_wait",
    ".set mpi_wait, mpi_wait_",
    ".globl mpi_wait__",
    ".set mpi_wait__, mpi_wait_",
    ".globl MPI_WAIT",
    ".set MPI_WAIT, mpi_wait_",
    ".globl ompi_wait_f",
    ".set ompi_wait_f, mpi_wait_",
    ".globl mpi_wait_f08_",
    ".set mpi_wait_f08_, mpi_wait_",
    ".globl mpi_wait_f08",
    ".set mpi_wait_f08, mpi_wait_f08_",
    ".globl mpi_wait_f08__",
    ".set mpi_wait_f08__, mpi_wait_f08_",
    ".globl MPI_WAIT_F08",
    ".set MPI_WAIT_F08, mpi_wait_f08_",
    ".globl pmpi_wait",
    ".set pmpi_wait, pmpi_wait_",
    ".globl pmpi_wait__",
    ".set pmpi_wait__, pmpi_wait_",
    ".globl PMPI_WAIT",
    ".set PMPI_WAIT, pmpi_wait_",
    ".globl pmpi_wait_f08_",
    ".set pmpi_wait_f08_, pmpi_wait_",
    ".globl pmpi_wait_f08",
    ".set pmpi_wait_f08, pmpi_wait_f08_",
    ".globl pmpi_wait_f08__",
    ".set pmpi_wait_f08__, pmpi_wait_f08_",
    ".globl PMPI_WAIT_F08",
    ".set PMPI_WAIT_F08, pmpi_wait_f08_",
    ".globl mpi_waitall",
    ".set mpi_waitall, mpi_waitall_",
    ".globl mpi_waitall__",
    ".set mpi_waitall__, mpi_waitall_",
    ".globl MPI_WAITALL",
    ".set MPI_WAITALL, mpi_waitall_",
    ".globl ompi_waitall_f",
    ".set ompi_waitall_f, mpi_waitall_",
    ".globl mpi_waitall_f08_",
    ".set mpi_waitall_f08_, mpi_waitall_",
    ".globl mpi_waitall_f08",
    ".set mpi_waitall_f08, mpi_waitall_f08_",
    ".globl mpi_waitall_f08__",
    ".set mpi_waitall_f08__, mpi_waitall_f08_",
    ".globl MPI_WAITALL_F08",
    ".set MPI_WAITALL_F08, mpi_waitall_f08_",
    ".globl pmpi_waitall",
    ".set pmpi_waitall, pmpi_waitall_",
    ".globl pmpi_waitall__",
    ".set pmpi_waitall__, pmpi_waitall_",
    ".globl PMPI_WAITALL",
    ".set PMPI_WAITALL, pmpi_waitall_",
    ".globl pmpi_waitall_f08_",
    ".set pmpi_waitall_f08_, pmpi_waitall_",
    ".globl pmpi_waitall_f08",
    ".set pmpi_waitall_f08, pmpi_waitall_f08_",
    ".globl pmpi_waitall_f08__",
    ".set pmpi_waitall_f08__, pmpi_waitall_f08_",
    ".globl PMPI_WAITALL_F08",
    ".set PMPI_WAITALL_F08, pmpi_waitall_f08_",
    ".globl mpi_waitany",
    ".set mpi_waitany, mpi_waitany_",
    ".globl mpi_waitany__",
    ".set mpi_waitany__, mpi_waitany_",
    ".globl MPI_WAITANY",
    ".set MPI_WAITANY, mpi_waitany_",
    ".globl ompi_waitany_f",
    ".set ompi_waitany_f, mpi_waitany_",
    ".globl mpi_waitany_f08_",
    ".set mpi_waitany_f08_, mpi_waitany_",
    ".globl mpi_waitany_f08",
    ".set mpi_waitany_f08, mpi_waitany_f08_",
    ".globl mpi_waitany_f08__",
    ".set mpi_waitany_f08__, mpi_waitany_f08_",
    ".globl MPI_WAITANY_F08",
    ".set MPI_WAITANY_F08, mpi_waitany_f08_",
    ".globl pmpi_waitany",
    ".set pmpi_waitany, pmpi_waitany_",
    ".globl pmpi_waitany__",
    ".set pmpi_waitany__, pmpi_waitany_",
    ".globl PMPI_WAITANY",
    ".set PMPI_WAITANY, pmpi_waitany_",
    ".globl pmpi_waitany_f08_",
    ".set pmpi_waitany_f08_, pmpi_waitany_",
    ".globl pmpi_waitany_f08",
    ".set pmpi_waitany_f08, pmpi_waitany_f08_",
    ".globl pmpi_waitany_f08__",
    ".set pmpi_waitany_f08__, pmpi_waitany_f08_",
    ".globl PMPI_WAITANY_F08",
    ".set PMPI_WAITANY_F08, pmpi_waitany_f08_",
    ".globl mpi_waitsome",
    ".set mpi_waitsome, mpi_waitsome_",
    ".globl mpi_waitsome__",
    ".set mpi_waitsome__, mpi_waitsome_",
    ".globl MPI_WAITSOME",
    ".set MPI_WAITSOME, mpi_waitsome_",
    ".globl ompi_waitsome_f",
    ".set ompi_waitsome_f, mpi_waitsome_",
    ".globl mpi_waitsome_f08_",
    ".set mpi_waitsome_f08_, mpi_waitsome_",
    ".globl mpi_waitsome_f08",
    ".set mpi_waitsome_f08, mpi_waitsome_f08_",
    ".globl mpi_waitsome_f08__",
    ".set mpi_waitsome_f08__, mpi_waitsome_f08_",
    ".globl MPI_WAITSOME_F08",
    ".set MPI_WAITSOME_F08, mpi_waitsome_f08_",
    ".globl pmpi_waitsome",
    ".set pmpi_waitsome, pmpi_waitsome_",
    ".globl pmpi_waitsome__",
    ".set pmpi_waitsome__, pmpi_waitsome_",
    ".globl PMPI_WAITSOME",
    ".set PMPI_WAITSOME, pmpi_waitsome_",
    ".globl pmpi_waitsome_f08_",
    ".set pmpi_waitsome_f08_, pmpi_waitsome_",
    ".globl pmpi_waitsome_f08",
    ".set pmpi_waitsome_f08, pmpi_waitsome_f08_",
    ".globl pmpi_waitsome_f08__",
    ".set pmpi_waitsome_f08__, pmpi_waitsome_f08_",
    ".globl PMPI_WAITSOME_F08",
    ".set PMPI_WAITSOME_F08, pmpi_waitsome_f08_",
);
