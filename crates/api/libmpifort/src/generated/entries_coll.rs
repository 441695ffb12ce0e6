// Made by `cargo x codegen`; do not edit.
//! Collective communication (MPI-5.0 chapter 6).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_allgather(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allgather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allgather(
            sys::MPI_Allgather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allgather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgather(
                sys::MPI_Allgather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_allgather_sections(
            sys::MPI_Allgather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allgather(
            sys::PMPI_Allgather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgather(
                sys::PMPI_Allgather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_allgather_sections(
            sys::PMPI_Allgather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allgather_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_allgather(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_allgather_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, *mut c_void, i64, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allgather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgather_c(
                sys::MPI_Allgather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_allgather_c_sections(
            sys::MPI_Allgather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgather_c(
                sys::PMPI_Allgather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_allgather_c_sections(
            sys::PMPI_Allgather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allgather_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, *mut c_void, i64, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_allgather_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_allgather_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
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
pub unsafe extern "C" fn mpi_allgather_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allgather_init(
            sys::MPI_Allgather_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allgather_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgather_init(
                sys::MPI_Allgather_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allgather_init_sections(
            sys::MPI_Allgather_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgather_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allgather_init(
            sys::PMPI_Allgather_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgather_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgather_init(
                sys::PMPI_Allgather_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allgather_init_sections(
            sys::PMPI_Allgather_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allgather_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_allgather_init(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_allgather_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
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
pub unsafe extern "C" fn mpi_allgather_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgather_init_c(
                sys::MPI_Allgather_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allgather_init_c_sections(
            sys::MPI_Allgather_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgather_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgather_init_c(
                sys::PMPI_Allgather_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allgather_init_c_sections(
            sys::PMPI_Allgather_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allgather_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_allgather_init_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_allgatherv(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allgatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allgatherv(
            sys::MPI_Allgatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allgatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgatherv(
                sys::MPI_Allgatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_allgatherv_sections(
            sys::MPI_Allgatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allgatherv(
            sys::PMPI_Allgatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgatherv(
                sys::PMPI_Allgatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_allgatherv_sections(
            sys::PMPI_Allgatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allgatherv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_allgatherv(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_allgatherv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allgatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgatherv_c(
                sys::MPI_Allgatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_allgatherv_c_sections(
            sys::MPI_Allgatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgatherv_c(
                sys::PMPI_Allgatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_allgatherv_c_sections(
            sys::PMPI_Allgatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allgatherv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_allgatherv_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            displs,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_allgatherv_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
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
pub unsafe extern "C" fn mpi_allgatherv_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allgatherv_init(
            sys::MPI_Allgatherv_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allgatherv_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgatherv_init(
                sys::MPI_Allgatherv_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allgatherv_init_sections(
            sys::MPI_Allgatherv_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgatherv_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allgatherv_init(
            sys::PMPI_Allgatherv_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgatherv_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgatherv_init(
                sys::PMPI_Allgatherv_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allgatherv_init_sections(
            sys::PMPI_Allgatherv_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allgatherv_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_allgatherv_init(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_allgatherv_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
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
pub unsafe extern "C" fn mpi_allgatherv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgatherv_init_c(
                sys::MPI_Allgatherv_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allgatherv_init_c_sections(
            sys::MPI_Allgatherv_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allgatherv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allgatherv_init_c(
                sys::PMPI_Allgatherv_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allgatherv_init_c_sections(
            sys::PMPI_Allgatherv_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allgatherv_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_allgatherv_init_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_allreduce(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allreduce_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allreduce(sys::MPI_Allreduce, sendbuf, recvbuf, count, datatype, op, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allreduce_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allreduce(
                sys::MPI_Allreduce,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_allreduce_sections(
            sys::MPI_Allreduce,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allreduce_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allreduce(sys::PMPI_Allreduce, sendbuf, recvbuf, count, datatype, op, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allreduce_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allreduce(
                sys::PMPI_Allreduce,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_allreduce_sections(
            sys::PMPI_Allreduce,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allreduce_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_allreduce(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            count,
            datatype,
            op,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_allreduce_c(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allreduce_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allreduce_c(
                sys::MPI_Allreduce_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_allreduce_c_sections(
            sys::MPI_Allreduce_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allreduce_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allreduce_c(
                sys::PMPI_Allreduce_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_allreduce_c_sections(
            sys::PMPI_Allreduce_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allreduce_c_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_allreduce_c(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            count,
            datatype,
            op,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_allreduce_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_allreduce_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allreduce_init(
            sys::MPI_Allreduce_init,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_allreduce_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allreduce_init(
                sys::MPI_Allreduce_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allreduce_init_sections(
            sys::MPI_Allreduce_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allreduce_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_allreduce_init(
            sys::PMPI_Allreduce_init,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allreduce_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allreduce_init(
                sys::PMPI_Allreduce_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allreduce_init_sections(
            sys::PMPI_Allreduce_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allreduce_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_allreduce_init(
            c, s_sendbuf, s_recvbuf, count, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_allreduce_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_allreduce_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allreduce_init_c(
                sys::MPI_Allreduce_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allreduce_init_c_sections(
            sys::MPI_Allreduce_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_allreduce_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_allreduce_init_c(
                sys::PMPI_Allreduce_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_allreduce_init_c_sections(
            sys::PMPI_Allreduce_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_allreduce_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_allreduce_init_c(
            c, s_sendbuf, s_recvbuf, count, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_alltoall(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoall_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoall(
            sys::MPI_Alltoall,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoall_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoall(
                sys::MPI_Alltoall,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_alltoall_sections(
            sys::MPI_Alltoall,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoall_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoall(
            sys::PMPI_Alltoall,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoall_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoall(
                sys::PMPI_Alltoall,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_alltoall_sections(
            sys::PMPI_Alltoall,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoall_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_alltoall(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_alltoall_c(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, *mut c_void, i64, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoall_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoall_c(
                sys::MPI_Alltoall_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_alltoall_c_sections(
            sys::MPI_Alltoall_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoall_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoall_c(
                sys::PMPI_Alltoall_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_alltoall_c_sections(
            sys::PMPI_Alltoall_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoall_c_sections(
    c: unsafe extern "C" fn(*const c_void, i64, Handle, *mut c_void, i64, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_alltoall_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_alltoall_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
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
pub unsafe extern "C" fn mpi_alltoall_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoall_init(
            sys::MPI_Alltoall_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoall_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoall_init(
                sys::MPI_Alltoall_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoall_init_sections(
            sys::MPI_Alltoall_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoall_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoall_init(
            sys::PMPI_Alltoall_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoall_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoall_init(
                sys::PMPI_Alltoall_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoall_init_sections(
            sys::PMPI_Alltoall_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoall_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_alltoall_init(
            c, s_sendbuf, sendcount, sendtype, s_recvbuf, recvcount, recvtype, comm, info, request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_alltoall_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
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
pub unsafe extern "C" fn mpi_alltoall_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoall_init_c(
                sys::MPI_Alltoall_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoall_init_c_sections(
            sys::MPI_Alltoall_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoall_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoall_init_c(
                sys::PMPI_Alltoall_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoall_init_c_sections(
            sys::PMPI_Alltoall_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoall_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_alltoall_init_c(
            c, s_sendbuf, sendcount, sendtype, s_recvbuf, recvcount, recvtype, comm, info, request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_alltoallv(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoallv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoallv(
            sys::MPI_Alltoallv,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoallv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallv(
                sys::MPI_Alltoallv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_alltoallv_sections(
            sys::MPI_Alltoallv,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoallv(
            sys::PMPI_Alltoallv,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallv(
                sys::PMPI_Alltoallv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_alltoallv_sections(
            sys::PMPI_Alltoallv,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoallv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_alltoallv(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            sdispls,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_alltoallv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoallv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallv_c(
                sys::MPI_Alltoallv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_alltoallv_c_sections(
            sys::MPI_Alltoallv_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallv_c(
                sys::PMPI_Alltoallv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                ierror,
            );
            return;
        }
        call_alltoallv_c_sections(
            sys::PMPI_Alltoallv_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoallv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_alltoallv_c(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            sdispls,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            rdispls,
            recvtype,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_alltoallv_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
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
pub unsafe extern "C" fn mpi_alltoallv_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoallv_init(
            sys::MPI_Alltoallv_init,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoallv_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallv_init(
                sys::MPI_Alltoallv_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoallv_init_sections(
            sys::MPI_Alltoallv_init,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallv_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoallv_init(
            sys::PMPI_Alltoallv_init,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallv_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallv_init(
                sys::PMPI_Alltoallv_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoallv_init_sections(
            sys::PMPI_Alltoallv_init,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoallv_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_alltoallv_init(
            c, s_sendbuf, sendcounts, sdispls, sendtype, s_recvbuf, recvcounts, rdispls, recvtype,
            comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_alltoallv_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
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
pub unsafe extern "C" fn mpi_alltoallv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallv_init_c(
                sys::MPI_Alltoallv_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoallv_init_c_sections(
            sys::MPI_Alltoallv_init_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallv_init_c(
                sys::PMPI_Alltoallv_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoallv_init_c_sections(
            sys::PMPI_Alltoallv_init_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoallv_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_alltoallv_init_c(
            c, s_sendbuf, sendcounts, sdispls, sendtype, s_recvbuf, recvcounts, rdispls, recvtype,
            comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_alltoallw(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::peers(*comm), handles::datatype);
        let c_recvtypes = Handles::read(recvtypes, handles::peers(*comm), handles::datatype);
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoallw_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoallw(
            sys::MPI_Alltoallw,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoallw_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallw(
                sys::MPI_Alltoallw,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                ierror,
            );
            return;
        }
        call_alltoallw_sections(
            sys::MPI_Alltoallw,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallw_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoallw(
            sys::PMPI_Alltoallw,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallw_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallw(
                sys::PMPI_Alltoallw,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                ierror,
            );
            return;
        }
        call_alltoallw_sections(
            sys::PMPI_Alltoallw,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoallw_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_alltoallw(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            sdispls,
            sendtypes,
            s_recvbuf.as_ptr(),
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_alltoallw_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::peers(*comm), handles::datatype);
        let c_recvtypes = Handles::read(recvtypes, handles::peers(*comm), handles::datatype);
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoallw_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallw_c(
                sys::MPI_Alltoallw_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                ierror,
            );
            return;
        }
        call_alltoallw_c_sections(
            sys::MPI_Alltoallw_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallw_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallw_c(
                sys::PMPI_Alltoallw_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                ierror,
            );
            return;
        }
        call_alltoallw_c_sections(
            sys::PMPI_Alltoallw_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoallw_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_alltoallw_c(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            sdispls,
            sendtypes,
            s_recvbuf.as_ptr(),
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_alltoallw_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::peers(*comm), handles::datatype);
        let c_recvtypes = Handles::read(recvtypes, handles::peers(*comm), handles::datatype);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
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
pub unsafe extern "C" fn mpi_alltoallw_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoallw_init(
            sys::MPI_Alltoallw_init,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_alltoallw_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallw_init(
                sys::MPI_Alltoallw_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoallw_init_sections(
            sys::MPI_Alltoallw_init,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallw_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_alltoallw_init(
            sys::PMPI_Alltoallw_init,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallw_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallw_init(
                sys::PMPI_Alltoallw_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoallw_init_sections(
            sys::PMPI_Alltoallw_init,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoallw_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_alltoallw_init(
            c, s_sendbuf, sendcounts, sdispls, sendtypes, s_recvbuf, recvcounts, rdispls,
            recvtypes, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_alltoallw_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::peers(*comm), handles::datatype);
        let c_recvtypes = Handles::read(recvtypes, handles::peers(*comm), handles::datatype);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
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
pub unsafe extern "C" fn mpi_alltoallw_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallw_init_c(
                sys::MPI_Alltoallw_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoallw_init_c_sections(
            sys::MPI_Alltoallw_init_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_alltoallw_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_alltoallw_init_c(
                sys::PMPI_Alltoallw_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_alltoallw_init_c_sections(
            sys::PMPI_Alltoallw_init_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_alltoallw_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_alltoallw_init_c(
            c, s_sendbuf, sendcounts, sdispls, sendtypes, s_recvbuf, recvcounts, rdispls,
            recvtypes, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_barrier(
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
pub unsafe extern "C" fn mpi_barrier_(comm: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_barrier(sys::MPI_Barrier, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_barrier_(comm: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_barrier(sys::PMPI_Barrier, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_barrier_init(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(handles::comm(*comm), handles::info(*info), &mut c_request);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_barrier_init_(
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_barrier_init(sys::MPI_Barrier_init, comm, info, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_barrier_init_(
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_barrier_init(sys::PMPI_Barrier_init, comm, info, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_bcast(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, Handle) -> c_int,
    buffer: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buffer).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bcast_(
    buffer: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_bcast(sys::MPI_Bcast, buffer, count, datatype, root, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bcast_f08ts_(
    buffer: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_bcast(
                sys::MPI_Bcast,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_bcast_sections(sys::MPI_Bcast, &raw const *buffer, count, datatype, root, comm, ierror)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bcast_(
    buffer: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_bcast(sys::PMPI_Bcast, buffer, count, datatype, root, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bcast_f08ts_(
    buffer: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_bcast(
                sys::PMPI_Bcast,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_bcast_sections(
            sys::PMPI_Bcast,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_bcast_sections(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, Handle) -> c_int,
    buffer: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buffer = Staged::new(&*buffer);
        let code = call_bcast(c, s_buffer.as_ptr(), count, datatype, root, comm, ierror);
        s_buffer.write();
    }
}

#[inline(always)]
unsafe fn call_bcast_c(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, Handle) -> c_int,
    buffer: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(buffer).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bcast_c_f08ts_(
    buffer: *const Given,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_bcast_c(
                sys::MPI_Bcast_c,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_bcast_c_sections(
            sys::MPI_Bcast_c,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bcast_c_f08ts_(
    buffer: *const Given,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_bcast_c(
                sys::PMPI_Bcast_c,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_bcast_c_sections(
            sys::PMPI_Bcast_c,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_bcast_c_sections(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, Handle) -> c_int,
    buffer: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buffer = Staged::new(&*buffer);
        let code = call_bcast_c(c, s_buffer.as_ptr(), count, datatype, root, comm, ierror);
        s_buffer.write();
    }
}

#[inline(always)]
unsafe fn call_bcast_init(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buffer: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buffer).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *root,
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
pub unsafe extern "C" fn mpi_bcast_init_(
    buffer: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_bcast_init(
            sys::MPI_Bcast_init,
            buffer,
            count,
            datatype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_bcast_init_f08ts_(
    buffer: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_bcast_init(
                sys::MPI_Bcast_init,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_bcast_init_sections(
            sys::MPI_Bcast_init,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bcast_init_(
    buffer: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_bcast_init(
            sys::PMPI_Bcast_init,
            buffer,
            count,
            datatype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bcast_init_f08ts_(
    buffer: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_bcast_init(
                sys::PMPI_Bcast_init,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_bcast_init_sections(
            sys::PMPI_Bcast_init,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_bcast_init_sections(
    c: unsafe extern "C" fn(
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    buffer: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buffer = match kept.walk(&*buffer, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_bcast_init(
            c,
            s_buffer.base,
            &s_buffer.count.into(),
            &s_buffer.dtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_bcast_init_c(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, Handle, Handle, *mut Handle) -> c_int,
    buffer: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buffer).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *root,
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
pub unsafe extern "C" fn mpi_bcast_init_c_f08ts_(
    buffer: *const Given,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_bcast_init_c(
                sys::MPI_Bcast_init_c,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_bcast_init_c_sections(
            sys::MPI_Bcast_init_c,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_bcast_init_c_f08ts_(
    buffer: *const Given,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_bcast_init_c(
                sys::PMPI_Bcast_init_c,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_bcast_init_c_sections(
            sys::PMPI_Bcast_init_c,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_bcast_init_c_sections(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, Handle, Handle, *mut Handle) -> c_int,
    buffer: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buffer = match kept.walk(&*buffer, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_bcast_init_c(
            c,
            s_buffer.base,
            &s_buffer.count.into(),
            &s_buffer.dtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_exscan(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_exscan_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_exscan(sys::MPI_Exscan, sendbuf, recvbuf, count, datatype, op, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_exscan_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_exscan(
                sys::MPI_Exscan,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_exscan_sections(
            sys::MPI_Exscan,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_exscan_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_exscan(sys::PMPI_Exscan, sendbuf, recvbuf, count, datatype, op, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_exscan_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_exscan(
                sys::PMPI_Exscan,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_exscan_sections(
            sys::PMPI_Exscan,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_exscan_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_exscan(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            count,
            datatype,
            op,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_exscan_c(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_exscan_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_exscan_c(
                sys::MPI_Exscan_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_exscan_c_sections(
            sys::MPI_Exscan_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_exscan_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_exscan_c(
                sys::PMPI_Exscan_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_exscan_c_sections(
            sys::PMPI_Exscan_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_exscan_c_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_exscan_c(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            count,
            datatype,
            op,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_exscan_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_exscan_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_exscan_init(
            sys::MPI_Exscan_init,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_exscan_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_exscan_init(
                sys::MPI_Exscan_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_exscan_init_sections(
            sys::MPI_Exscan_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_exscan_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_exscan_init(
            sys::PMPI_Exscan_init,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_exscan_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_exscan_init(
                sys::PMPI_Exscan_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_exscan_init_sections(
            sys::PMPI_Exscan_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_exscan_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_exscan_init(
            c, s_sendbuf, s_recvbuf, count, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_exscan_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_exscan_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_exscan_init_c(
                sys::MPI_Exscan_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_exscan_init_c_sections(
            sys::MPI_Exscan_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_exscan_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_exscan_init_c(
                sys::PMPI_Exscan_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_exscan_init_c_sections(
            sys::PMPI_Exscan_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_exscan_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_exscan_init_c(
            c, s_sendbuf, s_recvbuf, count, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_gather(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_gather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_gather(
            sys::MPI_Gather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_gather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gather(
                sys::MPI_Gather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_gather_sections(
            sys::MPI_Gather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_gather(
            sys::PMPI_Gather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gather(
                sys::PMPI_Gather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_gather_sections(
            sys::PMPI_Gather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_gather_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_gather(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_gather_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_gather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gather_c(
                sys::MPI_Gather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_gather_c_sections(
            sys::MPI_Gather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gather_c(
                sys::PMPI_Gather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_gather_c_sections(
            sys::PMPI_Gather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_gather_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_gather_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_gather_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
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
pub unsafe extern "C" fn mpi_gather_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_gather_init(
            sys::MPI_Gather_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_gather_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gather_init(
                sys::MPI_Gather_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_gather_init_sections(
            sys::MPI_Gather_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gather_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_gather_init(
            sys::PMPI_Gather_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gather_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gather_init(
                sys::PMPI_Gather_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_gather_init_sections(
            sys::PMPI_Gather_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_gather_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_gather_init(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_gather_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
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
pub unsafe extern "C" fn mpi_gather_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gather_init_c(
                sys::MPI_Gather_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_gather_init_c_sections(
            sys::MPI_Gather_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gather_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gather_init_c(
                sys::PMPI_Gather_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_gather_init_c_sections(
            sys::PMPI_Gather_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_gather_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_gather_init_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_gatherv(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_gatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_gatherv(
            sys::MPI_Gatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_gatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gatherv(
                sys::MPI_Gatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_gatherv_sections(
            sys::MPI_Gatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_gatherv(
            sys::PMPI_Gatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gatherv(
                sys::PMPI_Gatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_gatherv_sections(
            sys::PMPI_Gatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_gatherv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_gatherv(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_gatherv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_gatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gatherv_c(
                sys::MPI_Gatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_gatherv_c_sections(
            sys::MPI_Gatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gatherv_c(
                sys::PMPI_Gatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_gatherv_c_sections(
            sys::PMPI_Gatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_gatherv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_gatherv_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_gatherv_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            *root,
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
pub unsafe extern "C" fn mpi_gatherv_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_gatherv_init(
            sys::MPI_Gatherv_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_gatherv_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gatherv_init(
                sys::MPI_Gatherv_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_gatherv_init_sections(
            sys::MPI_Gatherv_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gatherv_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_gatherv_init(
            sys::PMPI_Gatherv_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gatherv_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gatherv_init(
                sys::PMPI_Gatherv_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_gatherv_init_sections(
            sys::PMPI_Gatherv_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_gatherv_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_gatherv_init(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_gatherv_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            *root,
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
pub unsafe extern "C" fn mpi_gatherv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gatherv_init_c(
                sys::MPI_Gatherv_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_gatherv_init_c_sections(
            sys::MPI_Gatherv_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_gatherv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_gatherv_init_c(
                sys::PMPI_Gatherv_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_gatherv_init_c_sections(
            sys::PMPI_Gatherv_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_gatherv_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_gatherv_init_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iallgather(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iallgather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iallgather(
            sys::MPI_Iallgather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iallgather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallgather(
                sys::MPI_Iallgather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallgather_sections(
            sys::MPI_Iallgather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iallgather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iallgather(
            sys::PMPI_Iallgather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iallgather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallgather(
                sys::PMPI_Iallgather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallgather_sections(
            sys::PMPI_Iallgather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iallgather_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_iallgather(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iallgather_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iallgather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallgather_c(
                sys::MPI_Iallgather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallgather_c_sections(
            sys::MPI_Iallgather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iallgather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallgather_c(
                sys::PMPI_Iallgather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallgather_c_sections(
            sys::PMPI_Iallgather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iallgather_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_iallgather_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iallgatherv(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iallgatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iallgatherv(
            sys::MPI_Iallgatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iallgatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallgatherv(
                sys::MPI_Iallgatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallgatherv_sections(
            sys::MPI_Iallgatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iallgatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iallgatherv(
            sys::PMPI_Iallgatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iallgatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallgatherv(
                sys::PMPI_Iallgatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallgatherv_sections(
            sys::PMPI_Iallgatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iallgatherv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_iallgatherv(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iallgatherv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iallgatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallgatherv_c(
                sys::MPI_Iallgatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallgatherv_c_sections(
            sys::MPI_Iallgatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iallgatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallgatherv_c(
                sys::PMPI_Iallgatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallgatherv_c_sections(
            sys::PMPI_Iallgatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iallgatherv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_iallgatherv_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iallreduce(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iallreduce_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iallreduce(
            sys::MPI_Iallreduce,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iallreduce_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallreduce(
                sys::MPI_Iallreduce,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallreduce_sections(
            sys::MPI_Iallreduce,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iallreduce_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iallreduce(
            sys::PMPI_Iallreduce,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iallreduce_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallreduce(
                sys::PMPI_Iallreduce,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallreduce_sections(
            sys::PMPI_Iallreduce,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iallreduce_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code =
            call_iallreduce(c, s_sendbuf, s_recvbuf, count, datatype, op, comm, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iallreduce_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iallreduce_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallreduce_c(
                sys::MPI_Iallreduce_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallreduce_c_sections(
            sys::MPI_Iallreduce_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iallreduce_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iallreduce_c(
                sys::PMPI_Iallreduce_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iallreduce_c_sections(
            sys::PMPI_Iallreduce_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iallreduce_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code =
            call_iallreduce_c(c, s_sendbuf, s_recvbuf, count, datatype, op, comm, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ialltoall(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ialltoall_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ialltoall(
            sys::MPI_Ialltoall,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ialltoall_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoall(
                sys::MPI_Ialltoall,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoall_sections(
            sys::MPI_Ialltoall,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ialltoall_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ialltoall(
            sys::PMPI_Ialltoall,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ialltoall_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoall(
                sys::PMPI_Ialltoall,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoall_sections(
            sys::PMPI_Ialltoall,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ialltoall_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ialltoall(
            c, s_sendbuf, sendcount, sendtype, s_recvbuf, recvcount, recvtype, comm, request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ialltoall_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ialltoall_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoall_c(
                sys::MPI_Ialltoall_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoall_c_sections(
            sys::MPI_Ialltoall_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ialltoall_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoall_c(
                sys::PMPI_Ialltoall_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoall_c_sections(
            sys::PMPI_Ialltoall_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ialltoall_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ialltoall_c(
            c, s_sendbuf, sendcount, sendtype, s_recvbuf, recvcount, recvtype, comm, request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ialltoallv(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ialltoallv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ialltoallv(
            sys::MPI_Ialltoallv,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ialltoallv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoallv(
                sys::MPI_Ialltoallv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoallv_sections(
            sys::MPI_Ialltoallv,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ialltoallv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ialltoallv(
            sys::PMPI_Ialltoallv,
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ialltoallv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoallv(
                sys::PMPI_Ialltoallv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoallv_sections(
            sys::PMPI_Ialltoallv,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ialltoallv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ialltoallv(
            c, s_sendbuf, sendcounts, sdispls, sendtype, s_recvbuf, recvcounts, rdispls, recvtype,
            comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ialltoallv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            handles::datatype(*recvtype),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ialltoallv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoallv_c(
                sys::MPI_Ialltoallv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoallv_c_sections(
            sys::MPI_Ialltoallv_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ialltoallv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoallv_c(
                sys::PMPI_Ialltoallv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtype,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoallv_c_sections(
            sys::PMPI_Ialltoallv_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ialltoallv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtype: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ialltoallv_c(
            c, s_sendbuf, sendcounts, sdispls, sendtype, s_recvbuf, recvcounts, rdispls, recvtype,
            comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ialltoallw(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::peers(*comm), handles::datatype);
        let c_recvtypes = Handles::read(recvtypes, handles::peers(*comm), handles::datatype);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ialltoallw_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ialltoallw(
            sys::MPI_Ialltoallw,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ialltoallw_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoallw(
                sys::MPI_Ialltoallw,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoallw_sections(
            sys::MPI_Ialltoallw,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ialltoallw_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ialltoallw(
            sys::PMPI_Ialltoallw,
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ialltoallw_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoallw(
                sys::PMPI_Ialltoallw,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoallw_sections(
            sys::PMPI_Ialltoallw,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ialltoallw_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        *const Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ialltoallw(
            c, s_sendbuf, sendcounts, sdispls, sendtypes, s_recvbuf, recvcounts, rdispls,
            recvtypes, comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ialltoallw_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_sendtypes = Handles::read(sendtypes, handles::peers(*comm), handles::datatype);
        let c_recvtypes = Handles::read(recvtypes, handles::peers(*comm), handles::datatype);
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            sdispls,
            c_sendtypes.as_ptr(),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            rdispls,
            c_recvtypes.as_ptr(),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ialltoallw_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoallw_c(
                sys::MPI_Ialltoallw_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoallw_c_sections(
            sys::MPI_Ialltoallw_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ialltoallw_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ialltoallw_c(
                sys::PMPI_Ialltoallw_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                sdispls,
                sendtypes,
                (*recvbuf).base.cast_const(),
                recvcounts,
                rdispls,
                recvtypes,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ialltoallw_c_sections(
            sys::PMPI_Ialltoallw_c,
            &raw const *sendbuf,
            sendcounts,
            sdispls,
            sendtypes,
            &raw const *recvbuf,
            recvcounts,
            rdispls,
            recvtypes,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ialltoallw_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        *const Handle,
        *mut c_void,
        *const i64,
        *const i64,
        *const Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    sdispls: *const i64,
    sendtypes: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    rdispls: *const i64,
    recvtypes: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ialltoallw_c(
            c, s_sendbuf, sendcounts, sdispls, sendtypes, s_recvbuf, recvcounts, rdispls,
            recvtypes, comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ibarrier(
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
pub unsafe extern "C" fn mpi_ibarrier_(
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ibarrier(sys::MPI_Ibarrier, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ibarrier_(
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ibarrier(sys::PMPI_Ibarrier, comm, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_ibcast(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, Handle, *mut Handle) -> c_int,
    buffer: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buffer).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ibcast_(
    buffer: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ibcast(sys::MPI_Ibcast, buffer, count, datatype, root, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ibcast_f08ts_(
    buffer: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_ibcast(
                sys::MPI_Ibcast,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ibcast_sections(
            sys::MPI_Ibcast,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ibcast_(
    buffer: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ibcast(sys::PMPI_Ibcast, buffer, count, datatype, root, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ibcast_f08ts_(
    buffer: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_ibcast(
                sys::PMPI_Ibcast,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ibcast_sections(
            sys::PMPI_Ibcast,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ibcast_sections(
    c: unsafe extern "C" fn(*mut c_void, c_int, Handle, c_int, Handle, *mut Handle) -> c_int,
    buffer: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buffer = match kept.walk(&*buffer, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_ibcast(
            c,
            s_buffer.base,
            &s_buffer.count.into(),
            &s_buffer.dtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ibcast_c(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, Handle, *mut Handle) -> c_int,
    buffer: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(buffer).cast_mut(),
            *count,
            handles::datatype(*datatype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ibcast_c_f08ts_(
    buffer: *const Given,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_ibcast_c(
                sys::MPI_Ibcast_c,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ibcast_c_sections(
            sys::MPI_Ibcast_c,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ibcast_c_f08ts_(
    buffer: *const Given,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buffer = given(buffer);
        if (*buffer).is_contiguous() {
            call_ibcast_c(
                sys::PMPI_Ibcast_c,
                (*buffer).base.cast_const(),
                count,
                datatype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ibcast_c_sections(
            sys::PMPI_Ibcast_c,
            &raw const *buffer,
            count,
            datatype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ibcast_c_sections(
    c: unsafe extern "C" fn(*mut c_void, i64, Handle, c_int, Handle, *mut Handle) -> c_int,
    buffer: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buffer = match kept.walk(&*buffer, i64::from(*count), *datatype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_ibcast_c(
            c,
            s_buffer.base,
            &s_buffer.count.into(),
            &s_buffer.dtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iexscan(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iexscan_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iexscan(
            sys::MPI_Iexscan,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iexscan_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iexscan(
                sys::MPI_Iexscan,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iexscan_sections(
            sys::MPI_Iexscan,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iexscan_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iexscan(
            sys::PMPI_Iexscan,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iexscan_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iexscan(
                sys::PMPI_Iexscan,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iexscan_sections(
            sys::PMPI_Iexscan,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iexscan_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code =
            call_iexscan(c, s_sendbuf, s_recvbuf, count, datatype, op, comm, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iexscan_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iexscan_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iexscan_c(
                sys::MPI_Iexscan_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iexscan_c_sections(
            sys::MPI_Iexscan_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iexscan_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iexscan_c(
                sys::PMPI_Iexscan_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iexscan_c_sections(
            sys::PMPI_Iexscan_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iexscan_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code =
            call_iexscan_c(c, s_sendbuf, s_recvbuf, count, datatype, op, comm, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_igather(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_igather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_igather(
            sys::MPI_Igather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_igather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_igather(
                sys::MPI_Igather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_igather_sections(
            sys::MPI_Igather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_igather_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_igather(
            sys::PMPI_Igather,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_igather_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_igather(
                sys::PMPI_Igather,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_igather_sections(
            sys::PMPI_Igather,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_igather_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_igather(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_igather_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_igather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_igather_c(
                sys::MPI_Igather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_igather_c_sections(
            sys::MPI_Igather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_igather_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_igather_c(
                sys::PMPI_Igather_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_igather_c_sections(
            sys::PMPI_Igather_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_igather_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_igather_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_igatherv(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_igatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_igatherv(
            sys::MPI_Igatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_igatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_igatherv(
                sys::MPI_Igatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_igatherv_sections(
            sys::MPI_Igatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_igatherv_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_igatherv(
            sys::PMPI_Igatherv,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_igatherv_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_igatherv(
                sys::PMPI_Igatherv,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_igatherv_sections(
            sys::PMPI_Igatherv,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_igatherv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        *const c_int,
        *const c_int,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_igatherv(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_igatherv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            displs,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_igatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_igatherv_c(
                sys::MPI_Igatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_igatherv_c_sections(
            sys::MPI_Igatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_igatherv_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_igatherv_c(
                sys::PMPI_Igatherv_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcounts,
                displs,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_igatherv_c_sections(
            sys::PMPI_Igatherv_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_igatherv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        *const i64,
        *const i64,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    displs: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
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
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_igatherv_c(
            c,
            s_sendbuf.base,
            &s_sendbuf.count.into(),
            &s_sendbuf.dtype,
            s_recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ireduce(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ireduce_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ireduce(
            sys::MPI_Ireduce,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ireduce_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce(
                sys::MPI_Ireduce,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_sections(
            sys::MPI_Ireduce,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ireduce_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ireduce(
            sys::PMPI_Ireduce,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ireduce_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce(
                sys::PMPI_Ireduce,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_sections(
            sys::PMPI_Ireduce,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ireduce_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code =
            call_ireduce(c, s_sendbuf, s_recvbuf, count, datatype, op, root, comm, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ireduce_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ireduce_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_c(
                sys::MPI_Ireduce_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_c_sections(
            sys::MPI_Ireduce_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ireduce_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_c(
                sys::PMPI_Ireduce_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_c_sections(
            sys::PMPI_Ireduce_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ireduce_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ireduce_c(
            c, s_sendbuf, s_recvbuf, count, datatype, op, root, comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ireduce_scatter(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ireduce_scatter_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ireduce_scatter(
            sys::MPI_Ireduce_scatter,
            sendbuf,
            recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ireduce_scatter_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_scatter(
                sys::MPI_Ireduce_scatter,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_scatter_sections(
            sys::MPI_Ireduce_scatter,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ireduce_scatter_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ireduce_scatter(
            sys::PMPI_Ireduce_scatter,
            sendbuf,
            recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ireduce_scatter_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_scatter(
                sys::PMPI_Ireduce_scatter,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_scatter_sections(
            sys::PMPI_Ireduce_scatter,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ireduce_scatter_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ireduce_scatter(
            c, s_sendbuf, s_recvbuf, recvcounts, datatype, op, comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ireduce_scatter_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ireduce_scatter_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_scatter_c(
                sys::MPI_Ireduce_scatter_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_scatter_c_sections(
            sys::MPI_Ireduce_scatter_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ireduce_scatter_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_scatter_c(
                sys::PMPI_Ireduce_scatter_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_scatter_c_sections(
            sys::PMPI_Ireduce_scatter_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ireduce_scatter_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ireduce_scatter_c(
            c, s_sendbuf, s_recvbuf, recvcounts, datatype, op, comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ireduce_scatter_block(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ireduce_scatter_block_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ireduce_scatter_block(
            sys::MPI_Ireduce_scatter_block,
            sendbuf,
            recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ireduce_scatter_block_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_scatter_block(
                sys::MPI_Ireduce_scatter_block,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_scatter_block_sections(
            sys::MPI_Ireduce_scatter_block,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ireduce_scatter_block_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_ireduce_scatter_block(
            sys::PMPI_Ireduce_scatter_block,
            sendbuf,
            recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ireduce_scatter_block_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_scatter_block(
                sys::PMPI_Ireduce_scatter_block,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_scatter_block_sections(
            sys::PMPI_Ireduce_scatter_block,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ireduce_scatter_block_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ireduce_scatter_block(
            c, s_sendbuf, s_recvbuf, recvcount, datatype, op, comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_ireduce_scatter_block_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_ireduce_scatter_block_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_scatter_block_c(
                sys::MPI_Ireduce_scatter_block_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_scatter_block_c_sections(
            sys::MPI_Ireduce_scatter_block_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_ireduce_scatter_block_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_ireduce_scatter_block_c(
                sys::PMPI_Ireduce_scatter_block_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_ireduce_scatter_block_c_sections(
            sys::PMPI_Ireduce_scatter_block_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_ireduce_scatter_block_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_ireduce_scatter_block_c(
            c, s_sendbuf, s_recvbuf, recvcount, datatype, op, comm, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iscan(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iscan_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iscan(sys::MPI_Iscan, sendbuf, recvbuf, count, datatype, op, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iscan_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscan(
                sys::MPI_Iscan,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscan_sections(
            sys::MPI_Iscan,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iscan_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iscan(sys::PMPI_Iscan, sendbuf, recvbuf, count, datatype, op, comm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iscan_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscan(
                sys::PMPI_Iscan,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscan_sections(
            sys::PMPI_Iscan,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iscan_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_iscan(c, s_sendbuf, s_recvbuf, count, datatype, op, comm, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iscan_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iscan_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscan_c(
                sys::MPI_Iscan_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscan_c_sections(
            sys::MPI_Iscan_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iscan_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscan_c(
                sys::PMPI_Iscan_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscan_c_sections(
            sys::PMPI_Iscan_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iscan_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code =
            call_iscan_c(c, s_sendbuf, s_recvbuf, count, datatype, op, comm, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iscatter(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iscatter_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iscatter(
            sys::MPI_Iscatter,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iscatter_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscatter(
                sys::MPI_Iscatter,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscatter_sections(
            sys::MPI_Iscatter,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iscatter_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iscatter(
            sys::PMPI_Iscatter,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iscatter_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscatter(
                sys::PMPI_Iscatter,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscatter_sections(
            sys::PMPI_Iscatter,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iscatter_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_iscatter(
            c,
            s_sendbuf,
            sendcount,
            sendtype,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iscatter_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iscatter_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscatter_c(
                sys::MPI_Iscatter_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscatter_c_sections(
            sys::MPI_Iscatter_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iscatter_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscatter_c(
                sys::PMPI_Iscatter_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscatter_c_sections(
            sys::PMPI_Iscatter_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iscatter_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_iscatter_c(
            c,
            s_sendbuf,
            sendcount,
            sendtype,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iscatterv(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            displs,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iscatterv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iscatterv(
            sys::MPI_Iscatterv,
            sendbuf,
            sendcounts,
            displs,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iscatterv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscatterv(
                sys::MPI_Iscatterv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscatterv_sections(
            sys::MPI_Iscatterv,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iscatterv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_iscatterv(
            sys::PMPI_Iscatterv,
            sendbuf,
            sendcounts,
            displs,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iscatterv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscatterv(
                sys::PMPI_Iscatterv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscatterv_sections(
            sys::PMPI_Iscatterv,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iscatterv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_iscatterv(
            c,
            s_sendbuf,
            sendcounts,
            displs,
            sendtype,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_iscatterv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            displs,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_iscatterv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscatterv_c(
                sys::MPI_Iscatterv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscatterv_c_sections(
            sys::MPI_Iscatterv_c,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_iscatterv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_iscatterv_c(
                sys::PMPI_Iscatterv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                request,
                ierror,
            );
            return;
        }
        call_iscatterv_c_sections(
            sys::PMPI_Iscatterv_c,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_iscatterv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_iscatterv_c(
            c,
            s_sendbuf,
            sendcounts,
            displs,
            sendtype,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            root,
            comm,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_op_commutative(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    op: *const c_int,
    commute: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_commute = logical::UNSET;
        let code = c(handles::op(*op), &mut c_commute);
        logical::put(commute, c_commute);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_op_commutative_(
    op: *const c_int,
    commute: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_op_commutative(sys::MPI_Op_commutative, op, commute, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_op_commutative_(
    op: *const c_int,
    commute: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_op_commutative(sys::PMPI_Op_commutative, op, commute, ierror);
    }
}

#[inline(always)]
unsafe fn call_op_free(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    op: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_op: Handle = handles::op(*op);
        let code = c(&mut c_op);
        handles::put(op, c_op);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_op_free_(op: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_op_free(sys::MPI_Op_free, op, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_op_free_(op: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_op_free(sys::PMPI_Op_free, op, ierror);
    }
}

#[inline(always)]
unsafe fn call_reduce(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce(sys::MPI_Reduce, sendbuf, recvbuf, count, datatype, op, root, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce(
                sys::MPI_Reduce,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_sections(
            sys::MPI_Reduce,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce(sys::PMPI_Reduce, sendbuf, recvbuf, count, datatype, op, root, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce(
                sys::PMPI_Reduce,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_sections(
            sys::PMPI_Reduce,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_reduce(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            count,
            datatype,
            op,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_reduce_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_c(
                sys::MPI_Reduce_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_c_sections(
            sys::MPI_Reduce_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_c(
                sys::PMPI_Reduce_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_c_sections(
            sys::PMPI_Reduce_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_reduce_c(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            count,
            datatype,
            op,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_reduce_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            *root,
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
pub unsafe extern "C" fn mpi_reduce_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_init(
            sys::MPI_Reduce_init,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_init(
                sys::MPI_Reduce_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_init_sections(
            sys::MPI_Reduce_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_init(
            sys::PMPI_Reduce_init,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_init(
                sys::PMPI_Reduce_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_init_sections(
            sys::PMPI_Reduce_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_reduce_init(
            c, s_sendbuf, s_recvbuf, count, datatype, op, root, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_reduce_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            *root,
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
pub unsafe extern "C" fn mpi_reduce_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_init_c(
                sys::MPI_Reduce_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_init_c_sections(
            sys::MPI_Reduce_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_init_c(
                sys::PMPI_Reduce_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_init_c_sections(
            sys::PMPI_Reduce_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_reduce_init_c(
            c, s_sendbuf, s_recvbuf, count, datatype, op, root, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_reduce_local(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle) -> c_int,
    inbuf: *const c_void,
    inoutbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(inbuf),
            sentinel::buffer(inoutbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_local_(
    inbuf: *const c_void,
    inoutbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_local(sys::MPI_Reduce_local, inbuf, inoutbuf, count, datatype, op, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_local_f08ts_(
    inbuf: *const Given,
    inoutbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let inoutbuf = given(inoutbuf);
        if (*inbuf).is_contiguous() && (*inoutbuf).is_contiguous() {
            call_reduce_local(
                sys::MPI_Reduce_local,
                (*inbuf).base.cast_const(),
                (*inoutbuf).base.cast_const(),
                count,
                datatype,
                op,
                ierror,
            );
            return;
        }
        call_reduce_local_sections(
            sys::MPI_Reduce_local,
            &raw const *inbuf,
            &raw const *inoutbuf,
            count,
            datatype,
            op,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_local_(
    inbuf: *const c_void,
    inoutbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_local(sys::PMPI_Reduce_local, inbuf, inoutbuf, count, datatype, op, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_local_f08ts_(
    inbuf: *const Given,
    inoutbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let inoutbuf = given(inoutbuf);
        if (*inbuf).is_contiguous() && (*inoutbuf).is_contiguous() {
            call_reduce_local(
                sys::PMPI_Reduce_local,
                (*inbuf).base.cast_const(),
                (*inoutbuf).base.cast_const(),
                count,
                datatype,
                op,
                ierror,
            );
            return;
        }
        call_reduce_local_sections(
            sys::PMPI_Reduce_local,
            &raw const *inbuf,
            &raw const *inoutbuf,
            count,
            datatype,
            op,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_local_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle) -> c_int,
    inbuf: *const Descriptor,
    inoutbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_inoutbuf = Staged::new(&*inoutbuf);
        let code = call_reduce_local(
            c,
            s_inbuf.as_ptr(),
            s_inoutbuf.as_ptr(),
            count,
            datatype,
            op,
            ierror,
        );
        s_inoutbuf.write();
    }
}

#[inline(always)]
unsafe fn call_reduce_local_c(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle) -> c_int,
    inbuf: *const c_void,
    inoutbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(inbuf),
            sentinel::buffer(inoutbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_local_c_f08ts_(
    inbuf: *const Given,
    inoutbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let inoutbuf = given(inoutbuf);
        if (*inbuf).is_contiguous() && (*inoutbuf).is_contiguous() {
            call_reduce_local_c(
                sys::MPI_Reduce_local_c,
                (*inbuf).base.cast_const(),
                (*inoutbuf).base.cast_const(),
                count,
                datatype,
                op,
                ierror,
            );
            return;
        }
        call_reduce_local_c_sections(
            sys::MPI_Reduce_local_c,
            &raw const *inbuf,
            &raw const *inoutbuf,
            count,
            datatype,
            op,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_local_c_f08ts_(
    inbuf: *const Given,
    inoutbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let inoutbuf = given(inoutbuf);
        if (*inbuf).is_contiguous() && (*inoutbuf).is_contiguous() {
            call_reduce_local_c(
                sys::PMPI_Reduce_local_c,
                (*inbuf).base.cast_const(),
                (*inoutbuf).base.cast_const(),
                count,
                datatype,
                op,
                ierror,
            );
            return;
        }
        call_reduce_local_c_sections(
            sys::PMPI_Reduce_local_c,
            &raw const *inbuf,
            &raw const *inoutbuf,
            count,
            datatype,
            op,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_local_c_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle) -> c_int,
    inbuf: *const Descriptor,
    inoutbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_inoutbuf = Staged::new(&*inoutbuf);
        let code = call_reduce_local_c(
            c,
            s_inbuf.as_ptr(),
            s_inoutbuf.as_ptr(),
            count,
            datatype,
            op,
            ierror,
        );
        s_inoutbuf.write();
    }
}

#[inline(always)]
unsafe fn call_reduce_scatter(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const c_int,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_scatter_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_scatter(
            sys::MPI_Reduce_scatter,
            sendbuf,
            recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_scatter_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter(
                sys::MPI_Reduce_scatter,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_scatter_sections(
            sys::MPI_Reduce_scatter,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_scatter(
            sys::PMPI_Reduce_scatter,
            sendbuf,
            recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter(
                sys::PMPI_Reduce_scatter,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_scatter_sections(
            sys::PMPI_Reduce_scatter,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_scatter_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const c_int,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_reduce_scatter(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            recvcounts,
            datatype,
            op,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_reduce_scatter_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const i64,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_scatter_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_c(
                sys::MPI_Reduce_scatter_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_scatter_c_sections(
            sys::MPI_Reduce_scatter_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_c(
                sys::PMPI_Reduce_scatter_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_scatter_c_sections(
            sys::PMPI_Reduce_scatter_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_scatter_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const i64,
        Handle,
        Handle,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_reduce_scatter_c(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            recvcounts,
            datatype,
            op,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_reduce_scatter_block(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_scatter_block_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_scatter_block(
            sys::MPI_Reduce_scatter_block,
            sendbuf,
            recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_scatter_block_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_block(
                sys::MPI_Reduce_scatter_block,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_scatter_block_sections(
            sys::MPI_Reduce_scatter_block,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_block_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_scatter_block(
            sys::PMPI_Reduce_scatter_block,
            sendbuf,
            recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_block_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_block(
                sys::PMPI_Reduce_scatter_block,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_scatter_block_sections(
            sys::PMPI_Reduce_scatter_block,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_scatter_block_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_reduce_scatter_block(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            recvcount,
            datatype,
            op,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_reduce_scatter_block_c(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_scatter_block_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_block_c(
                sys::MPI_Reduce_scatter_block_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_scatter_block_c_sections(
            sys::MPI_Reduce_scatter_block_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_block_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_block_c(
                sys::PMPI_Reduce_scatter_block_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_reduce_scatter_block_c_sections(
            sys::PMPI_Reduce_scatter_block_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_scatter_block_c_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_reduce_scatter_block_c(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            recvcount,
            datatype,
            op,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_reduce_scatter_block_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_reduce_scatter_block_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_scatter_block_init(
            sys::MPI_Reduce_scatter_block_init,
            sendbuf,
            recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_scatter_block_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_block_init(
                sys::MPI_Reduce_scatter_block_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_scatter_block_init_sections(
            sys::MPI_Reduce_scatter_block_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_block_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_scatter_block_init(
            sys::PMPI_Reduce_scatter_block_init,
            sendbuf,
            recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_block_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_block_init(
                sys::PMPI_Reduce_scatter_block_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_scatter_block_init_sections(
            sys::PMPI_Reduce_scatter_block_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_scatter_block_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_reduce_scatter_block_init(
            c, s_sendbuf, s_recvbuf, recvcount, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_reduce_scatter_block_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_reduce_scatter_block_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_block_init_c(
                sys::MPI_Reduce_scatter_block_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_scatter_block_init_c_sections(
            sys::MPI_Reduce_scatter_block_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_block_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_block_init_c(
                sys::PMPI_Reduce_scatter_block_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcount,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_scatter_block_init_c_sections(
            sys::PMPI_Reduce_scatter_block_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcount,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_scatter_block_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_reduce_scatter_block_init_c(
            c, s_sendbuf, s_recvbuf, recvcount, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_reduce_scatter_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_reduce_scatter_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_scatter_init(
            sys::MPI_Reduce_scatter_init,
            sendbuf,
            recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_reduce_scatter_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_init(
                sys::MPI_Reduce_scatter_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_scatter_init_sections(
            sys::MPI_Reduce_scatter_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_reduce_scatter_init(
            sys::PMPI_Reduce_scatter_init,
            sendbuf,
            recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_init(
                sys::PMPI_Reduce_scatter_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_scatter_init_sections(
            sys::PMPI_Reduce_scatter_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_scatter_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcounts: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_reduce_scatter_init(
            c, s_sendbuf, s_recvbuf, recvcounts, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_reduce_scatter_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            recvcounts,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_reduce_scatter_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_init_c(
                sys::MPI_Reduce_scatter_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_scatter_init_c_sections(
            sys::MPI_Reduce_scatter_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_reduce_scatter_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_reduce_scatter_init_c(
                sys::PMPI_Reduce_scatter_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                recvcounts,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_reduce_scatter_init_c_sections(
            sys::PMPI_Reduce_scatter_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            recvcounts,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_reduce_scatter_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        *const i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    recvcounts: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_reduce_scatter_init_c(
            c, s_sendbuf, s_recvbuf, recvcounts, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_scan(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scan_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scan(sys::MPI_Scan, sendbuf, recvbuf, count, datatype, op, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scan_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scan(
                sys::MPI_Scan,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_scan_sections(
            sys::MPI_Scan,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scan_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scan(sys::PMPI_Scan, sendbuf, recvbuf, count, datatype, op, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scan_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scan(
                sys::PMPI_Scan,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_scan_sections(
            sys::PMPI_Scan,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scan_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, c_int, Handle, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code =
            call_scan(c, s_sendbuf.as_ptr(), s_recvbuf.as_ptr(), count, datatype, op, comm, ierror);
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_scan_c(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle, Handle) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scan_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scan_c(
                sys::MPI_Scan_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_scan_c_sections(
            sys::MPI_Scan_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scan_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scan_c(
                sys::PMPI_Scan_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                ierror,
            );
            return;
        }
        call_scan_c_sections(
            sys::PMPI_Scan_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scan_c_sections(
    c: unsafe extern "C" fn(*const c_void, *mut c_void, i64, Handle, Handle, Handle) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_scan_c(
            c,
            s_sendbuf.as_ptr(),
            s_recvbuf.as_ptr(),
            count,
            datatype,
            op,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_scan_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_scan_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scan_init(
            sys::MPI_Scan_init,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scan_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scan_init(
                sys::MPI_Scan_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scan_init_sections(
            sys::MPI_Scan_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scan_init_(
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scan_init(
            sys::PMPI_Scan_init,
            sendbuf,
            recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scan_init_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scan_init(
                sys::PMPI_Scan_init,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scan_init_sections(
            sys::PMPI_Scan_init,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scan_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        c_int,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_scan_init(
            c, s_sendbuf, s_recvbuf, count, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_scan_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sentinel::buffer(recvbuf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            handles::op(*op),
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
pub unsafe extern "C" fn mpi_scan_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scan_init_c(
                sys::MPI_Scan_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scan_init_c_sections(
            sys::MPI_Scan_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scan_init_c_f08ts_(
    sendbuf: *const Given,
    recvbuf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scan_init_c(
                sys::PMPI_Scan_init_c,
                (*sendbuf).base.cast_const(),
                (*recvbuf).base.cast_const(),
                count,
                datatype,
                op,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scan_init_c_sections(
            sys::PMPI_Scan_init_c,
            &raw const *sendbuf,
            &raw const *recvbuf,
            count,
            datatype,
            op,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scan_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *mut c_void,
        i64,
        Handle,
        Handle,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    recvbuf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    op: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = kept.buffer(&*recvbuf, true).cast_const();
        let code = call_scan_init_c(
            c, s_sendbuf, s_recvbuf, count, datatype, op, comm, info, request, ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_scatter(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scatter_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scatter(
            sys::MPI_Scatter,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scatter_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatter(
                sys::MPI_Scatter,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_scatter_sections(
            sys::MPI_Scatter,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatter_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scatter(
            sys::PMPI_Scatter,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatter_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatter(
                sys::PMPI_Scatter,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_scatter_sections(
            sys::PMPI_Scatter,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scatter_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_scatter(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_scatter_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            *sendcount,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scatter_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatter_c(
                sys::MPI_Scatter_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_scatter_c_sections(
            sys::MPI_Scatter_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatter_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatter_c(
                sys::PMPI_Scatter_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_scatter_c_sections(
            sys::PMPI_Scatter_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scatter_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_scatter_c(
            c,
            s_sendbuf.as_ptr(),
            sendcount,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_scatter_init(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
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
pub unsafe extern "C" fn mpi_scatter_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scatter_init(
            sys::MPI_Scatter_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scatter_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatter_init(
                sys::MPI_Scatter_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scatter_init_sections(
            sys::MPI_Scatter_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatter_init_(
    sendbuf: *const c_void,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scatter_init(
            sys::PMPI_Scatter_init,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatter_init_f08ts_(
    sendbuf: *const Given,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatter_init(
                sys::PMPI_Scatter_init,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scatter_init_sections(
            sys::PMPI_Scatter_init,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scatter_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_scatter_init(
            c,
            s_sendbuf,
            sendcount,
            sendtype,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_scatter_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
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
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
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
pub unsafe extern "C" fn mpi_scatter_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatter_init_c(
                sys::MPI_Scatter_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scatter_init_c_sections(
            sys::MPI_Scatter_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatter_init_c_f08ts_(
    sendbuf: *const Given,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatter_init_c(
                sys::PMPI_Scatter_init_c,
                (*sendbuf).base.cast_const(),
                sendcount,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scatter_init_c_sections(
            sys::PMPI_Scatter_init_c,
            &raw const *sendbuf,
            sendcount,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scatter_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcount: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_scatter_init_c(
            c,
            s_sendbuf,
            sendcount,
            sendtype,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_scatterv(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            displs,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scatterv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scatterv(
            sys::MPI_Scatterv,
            sendbuf,
            sendcounts,
            displs,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scatterv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatterv(
                sys::MPI_Scatterv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_scatterv_sections(
            sys::MPI_Scatterv,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatterv_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scatterv(
            sys::PMPI_Scatterv,
            sendbuf,
            sendcounts,
            displs,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatterv_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatterv(
                sys::PMPI_Scatterv,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_scatterv_sections(
            sys::PMPI_Scatterv,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scatterv_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_scatterv(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            displs,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_scatterv_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            displs,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scatterv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatterv_c(
                sys::MPI_Scatterv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_scatterv_c_sections(
            sys::MPI_Scatterv_c,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatterv_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatterv_c(
                sys::PMPI_Scatterv_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                ierror,
            );
            return;
        }
        call_scatterv_c_sections(
            sys::PMPI_Scatterv_c,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scatterv_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_sendbuf = Staged::new(&*sendbuf);
        let s_recvbuf = Staged::new(&*recvbuf);
        let code = call_scatterv_c(
            c,
            s_sendbuf.as_ptr(),
            sendcounts,
            displs,
            sendtype,
            s_recvbuf.as_ptr(),
            recvcount,
            recvtype,
            root,
            comm,
            ierror,
        );
        s_recvbuf.write();
    }
}

#[inline(always)]
unsafe fn call_scatterv_init(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            displs,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
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
pub unsafe extern "C" fn mpi_scatterv_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scatterv_init(
            sys::MPI_Scatterv_init,
            sendbuf,
            sendcounts,
            displs,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_scatterv_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatterv_init(
                sys::MPI_Scatterv_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scatterv_init_sections(
            sys::MPI_Scatterv_init,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatterv_init_(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_scatterv_init(
            sys::PMPI_Scatterv_init,
            sendbuf,
            sendcounts,
            displs,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatterv_init_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatterv_init(
                sys::PMPI_Scatterv_init,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scatterv_init_sections(
            sys::PMPI_Scatterv_init,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scatterv_init_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const c_int,
        *const c_int,
        Handle,
        *mut c_void,
        c_int,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const c_int,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_scatterv_init(
            c,
            s_sendbuf,
            sendcounts,
            displs,
            sendtype,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_scatterv_init_c(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const c_void,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            sentinel::buffer(sendbuf),
            sendcounts,
            displs,
            handles::datatype(*sendtype),
            sentinel::buffer(recvbuf).cast_mut(),
            *recvcount,
            handles::datatype(*recvtype),
            *root,
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
pub unsafe extern "C" fn mpi_scatterv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatterv_init_c(
                sys::MPI_Scatterv_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scatterv_init_c_sections(
            sys::MPI_Scatterv_init_c,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_scatterv_init_c_f08ts_(
    sendbuf: *const Given,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Given,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let sendbuf = given(sendbuf);
        let recvbuf = given(recvbuf);
        if (*sendbuf).is_contiguous() && (*recvbuf).is_contiguous() {
            call_scatterv_init_c(
                sys::PMPI_Scatterv_init_c,
                (*sendbuf).base.cast_const(),
                sendcounts,
                displs,
                sendtype,
                (*recvbuf).base.cast_const(),
                recvcount,
                recvtype,
                root,
                comm,
                info,
                request,
                ierror,
            );
            return;
        }
        call_scatterv_init_c_sections(
            sys::PMPI_Scatterv_init_c,
            &raw const *sendbuf,
            sendcounts,
            displs,
            sendtype,
            &raw const *recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_scatterv_init_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        *const i64,
        *const i64,
        Handle,
        *mut c_void,
        i64,
        Handle,
        c_int,
        Handle,
        Handle,
        *mut Handle,
    ) -> c_int,
    sendbuf: *const Descriptor,
    sendcounts: *const i64,
    displs: *const i64,
    sendtype: *const c_int,
    recvbuf: *const Descriptor,
    recvcount: *const i64,
    recvtype: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    info: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_sendbuf = kept.buffer(&*sendbuf, false).cast_const();
        let s_recvbuf = match kept.walk(&*recvbuf, i64::from(*recvcount), *recvtype, true) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, *comm),
        };
        let code = call_scatterv_init_c(
            c,
            s_sendbuf,
            sendcounts,
            displs,
            sendtype,
            s_recvbuf.base,
            &s_recvbuf.count.into(),
            &s_recvbuf.dtype,
            root,
            comm,
            info,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

std::arch::global_asm!(
    ".globl mpi_allgather",
    ".set mpi_allgather, mpi_allgather_",
    ".globl mpi_allgather__",
    ".set mpi_allgather__, mpi_allgather_",
    ".globl MPI_ALLGATHER",
    ".set MPI_ALLGATHER, mpi_allgather_",
    ".globl ompi_allgather_f",
    ".set ompi_allgather_f, mpi_allgather_",
    ".globl pmpi_allgather",
    ".set pmpi_allgather, pmpi_allgather_",
    ".globl pmpi_allgather__",
    ".set pmpi_allgather__, pmpi_allgather_",
    ".globl PMPI_ALLGATHER",
    ".set PMPI_ALLGATHER, pmpi_allgather_",
    ".globl mpi_allgather_init",
    ".set mpi_allgather_init, mpi_allgather_init_",
    ".globl mpi_allgather_init__",
    ".set mpi_allgather_init__, mpi_allgather_init_",
    ".globl MPI_ALLGATHER_INIT",
    ".set MPI_ALLGATHER_INIT, mpi_allgather_init_",
    ".globl ompi_allgather_init_f",
    ".set ompi_allgather_init_f, mpi_allgather_init_",
    ".globl mpix_allgather_init_",
    ".set mpix_allgather_init_, mpi_allgather_init_",
    ".globl mpix_allgather_init",
    ".set mpix_allgather_init, mpix_allgather_init_",
    ".globl mpix_allgather_init__",
    ".set mpix_allgather_init__, mpix_allgather_init_",
    ".globl MPIX_ALLGATHER_INIT",
    ".set MPIX_ALLGATHER_INIT, mpix_allgather_init_",
    ".globl ompix_allgather_init_f",
    ".set ompix_allgather_init_f, mpix_allgather_init_",
    ".globl pmpi_allgather_init",
    ".set pmpi_allgather_init, pmpi_allgather_init_",
    ".globl pmpi_allgather_init__",
    ".set pmpi_allgather_init__, pmpi_allgather_init_",
    ".globl PMPI_ALLGATHER_INIT",
    ".set PMPI_ALLGATHER_INIT, pmpi_allgather_init_",
    ".globl pmpix_allgather_init_",
    ".set pmpix_allgather_init_, pmpi_allgather_init_",
    ".globl pmpix_allgather_init",
    ".set pmpix_allgather_init, pmpix_allgather_init_",
    ".globl pmpix_allgather_init__",
    ".set pmpix_allgather_init__, pmpix_allgather_init_",
    ".globl PMPIX_ALLGATHER_INIT",
    ".set PMPIX_ALLGATHER_INIT, pmpix_allgather_init_",
    ".globl mpi_allgatherv",
    ".set mpi_allgatherv, mpi_allgatherv_",
    ".globl mpi_allgatherv__",
    ".set mpi_allgatherv__, mpi_allgatherv_",
    ".globl MPI_ALLGATHERV",
    ".set MPI_ALLGATHERV, mpi_allgatherv_",
    ".globl ompi_allgatherv_f",
    ".set ompi_allgatherv_f, mpi_allgatherv_",
    ".globl pmpi_allgatherv",
    ".set pmpi_allgatherv, pmpi_allgatherv_",
    ".globl pmpi_allgatherv__",
    ".set pmpi_allgatherv__, pmpi_allgatherv_",
    ".globl PMPI_ALLGATHERV",
    ".set PMPI_ALLGATHERV, pmpi_allgatherv_",
    ".globl mpi_allgatherv_init",
    ".set mpi_allgatherv_init, mpi_allgatherv_init_",
    ".globl mpi_allgatherv_init__",
    ".set mpi_allgatherv_init__, mpi_allgatherv_init_",
    ".globl MPI_ALLGATHERV_INIT",
    ".set MPI_ALLGATHERV_INIT, mpi_allgatherv_init_",
    ".globl ompi_allgatherv_init_f",
    ".set ompi_allgatherv_init_f, mpi_allgatherv_init_",
    ".globl mpix_allgatherv_init_",
    ".set mpix_allgatherv_init_, mpi_allgatherv_init_",
    ".globl mpix_allgatherv_init",
    ".set mpix_allgatherv_init, mpix_allgatherv_init_",
    ".globl mpix_allgatherv_init__",
    ".set mpix_allgatherv_init__, mpix_allgatherv_init_",
    ".globl MPIX_ALLGATHERV_INIT",
    ".set MPIX_ALLGATHERV_INIT, mpix_allgatherv_init_",
    ".globl ompix_allgatherv_init_f",
    ".set ompix_allgatherv_init_f, mpix_allgatherv_init_",
    ".globl pmpi_allgatherv_init",
    ".set pmpi_allgatherv_init, pmpi_allgatherv_init_",
    ".globl pmpi_allgatherv_init__",
    ".set pmpi_allgatherv_init__, pmpi_allgatherv_init_",
    ".globl PMPI_ALLGATHERV_INIT",
    ".set PMPI_ALLGATHERV_INIT, pmpi_allgatherv_init_",
    ".globl pmpix_allgatherv_init_",
    ".set pmpix_allgatherv_init_, pmpi_allgatherv_init_",
    ".globl pmpix_allgatherv_init",
    ".set pmpix_allgatherv_init, pmpix_allgatherv_init_",
    ".globl pmpix_allgatherv_init__",
    ".set pmpix_allgatherv_init__, pmpix_allgatherv_init_",
    ".globl PMPIX_ALLGATHERV_INIT",
    ".set PMPIX_ALLGATHERV_INIT, pmpix_allgatherv_init_",
    ".globl mpi_allreduce",
    ".set mpi_allreduce, mpi_allreduce_",
    ".globl mpi_allreduce__",
    ".set mpi_allreduce__, mpi_allreduce_",
    ".globl MPI_ALLREDUCE",
    ".set MPI_ALLREDUCE, mpi_allreduce_",
    ".globl ompi_allreduce_f",
    ".set ompi_allreduce_f, mpi_allreduce_",
    ".globl pmpi_allreduce",
    ".set pmpi_allreduce, pmpi_allreduce_",
    ".globl pmpi_allreduce__",
    ".set pmpi_allreduce__, pmpi_allreduce_",
    ".globl PMPI_ALLREDUCE",
    ".set PMPI_ALLREDUCE, pmpi_allreduce_",
    ".globl mpi_allreduce_init",
    ".set mpi_allreduce_init, mpi_allreduce_init_",
    ".globl mpi_allreduce_init__",
    ".set mpi_allreduce_init__, mpi_allreduce_init_",
    ".globl MPI_ALLREDUCE_INIT",
    ".set MPI_ALLREDUCE_INIT, mpi_allreduce_init_",
    ".globl ompi_allreduce_init_f",
    ".set ompi_allreduce_init_f, mpi_allreduce_init_",
    ".globl mpix_allreduce_init_",
    ".set mpix_allreduce_init_, mpi_allreduce_init_",
    ".globl mpix_allreduce_init",
    ".set mpix_allreduce_init, mpix_allreduce_init_",
    ".globl mpix_allreduce_init__",
    ".set mpix_allreduce_init__, mpix_allreduce_init_",
    ".globl MPIX_ALLREDUCE_INIT",
    ".set MPIX_ALLREDUCE_INIT, mpix_allreduce_init_",
    ".globl ompix_allreduce_init_f",
    ".set ompix_allreduce_init_f, mpix_allreduce_init_",
    ".globl pmpi_allreduce_init",
    ".set pmpi_allreduce_init, pmpi_allreduce_init_",
    ".globl pmpi_allreduce_init__",
    ".set pmpi_allreduce_init__, pmpi_allreduce_init_",
    ".globl PMPI_ALLREDUCE_INIT",
    ".set PMPI_ALLREDUCE_INIT, pmpi_allreduce_init_",
    ".globl pmpix_allreduce_init_",
    ".set pmpix_allreduce_init_, pmpi_allreduce_init_",
    ".globl pmpix_allreduce_init",
    ".set pmpix_allreduce_init, pmpix_allreduce_init_",
    ".globl pmpix_allreduce_init__",
    ".set pmpix_allreduce_init__, pmpix_allreduce_init_",
    ".globl PMPIX_ALLREDUCE_INIT",
    ".set PMPIX_ALLREDUCE_INIT, pmpix_allreduce_init_",
    ".globl mpi_alltoall",
    ".set mpi_alltoall, mpi_alltoall_",
    ".globl mpi_alltoall__",
    ".set mpi_alltoall__, mpi_alltoall_",
    ".globl MPI_ALLTOALL",
    ".set MPI_ALLTOALL, mpi_alltoall_",
    ".globl ompi_alltoall_f",
    ".set ompi_alltoall_f, mpi_alltoall_",
    ".globl pmpi_alltoall",
    ".set pmpi_alltoall, pmpi_alltoall_",
    ".globl pmpi_alltoall__",
    ".set pmpi_alltoall__, pmpi_alltoall_",
    ".globl PMPI_ALLTOALL",
    ".set PMPI_ALLTOALL, pmpi_alltoall_",
    ".globl mpi_alltoall_init",
    ".set mpi_alltoall_init, mpi_alltoall_init_",
    ".globl mpi_alltoall_init__",
    ".set mpi_alltoall_init__, mpi_alltoall_init_",
    ".globl MPI_ALLTOALL_INIT",
    ".set MPI_ALLTOALL_INIT, mpi_alltoall_init_",
    ".globl ompi_alltoall_init_f",
    ".set ompi_alltoall_init_f, mpi_alltoall_init_",
    ".globl mpix_alltoall_init_",
    ".set mpix_alltoall_init_, mpi_alltoall_init_",
    ".globl mpix_alltoall_init",
    ".set mpix_alltoall_init, mpix_alltoall_init_",
    ".globl mpix_alltoall_init__",
    ".set mpix_alltoall_init__, mpix_alltoall_init_",
    ".globl MPIX_ALLTOALL_INIT",
    ".set MPIX_ALLTOALL_INIT, mpix_alltoall_init_",
    ".globl ompix_alltoall_init_f",
    ".set ompix_alltoall_init_f, mpix_alltoall_init_",
    ".globl pmpi_alltoall_init",
    ".set pmpi_alltoall_init, pmpi_alltoall_init_",
    ".globl pmpi_alltoall_init__",
    ".set pmpi_alltoall_init__, pmpi_alltoall_init_",
    ".globl PMPI_ALLTOALL_INIT",
    ".set PMPI_ALLTOALL_INIT, pmpi_alltoall_init_",
    ".globl pmpix_alltoall_init_",
    ".set pmpix_alltoall_init_, pmpi_alltoall_init_",
    ".globl pmpix_alltoall_init",
    ".set pmpix_alltoall_init, pmpix_alltoall_init_",
    ".globl pmpix_alltoall_init__",
    ".set pmpix_alltoall_init__, pmpix_alltoall_init_",
    ".globl PMPIX_ALLTOALL_INIT",
    ".set PMPIX_ALLTOALL_INIT, pmpix_alltoall_init_",
    ".globl mpi_alltoallv",
    ".set mpi_alltoallv, mpi_alltoallv_",
    ".globl mpi_alltoallv__",
    ".set mpi_alltoallv__, mpi_alltoallv_",
    ".globl MPI_ALLTOALLV",
    ".set MPI_ALLTOALLV, mpi_alltoallv_",
    ".globl ompi_alltoallv_f",
    ".set ompi_alltoallv_f, mpi_alltoallv_",
    ".globl pmpi_alltoallv",
    ".set pmpi_alltoallv, pmpi_alltoallv_",
    ".globl pmpi_alltoallv__",
    ".set pmpi_alltoallv__, pmpi_alltoallv_",
    ".globl PMPI_ALLTOALLV",
    ".set PMPI_ALLTOALLV, pmpi_alltoallv_",
    ".globl mpi_alltoallv_init",
    ".set mpi_alltoallv_init, mpi_alltoallv_init_",
    ".globl mpi_alltoallv_init__",
    ".set mpi_alltoallv_init__, mpi_alltoallv_init_",
    ".globl MPI_ALLTOALLV_INIT",
    ".set MPI_ALLTOALLV_INIT, mpi_alltoallv_init_",
    ".globl ompi_alltoallv_init_f",
    ".set ompi_alltoallv_init_f, mpi_alltoallv_init_",
    ".globl mpix_alltoallv_init_",
    ".set mpix_alltoallv_init_, mpi_alltoallv_init_",
    ".globl mpix_alltoallv_init",
    ".set mpix_alltoallv_init, mpix_alltoallv_init_",
    ".globl mpix_alltoallv_init__",
    ".set mpix_alltoallv_init__, mpix_alltoallv_init_",
    ".globl MPIX_ALLTOALLV_INIT",
    ".set MPIX_ALLTOALLV_INIT, mpix_alltoallv_init_",
    ".globl ompix_alltoallv_init_f",
    ".set ompix_alltoallv_init_f, mpix_alltoallv_init_",
    ".globl pmpi_alltoallv_init",
    ".set pmpi_alltoallv_init, pmpi_alltoallv_init_",
    ".globl pmpi_alltoallv_init__",
    ".set pmpi_alltoallv_init__, pmpi_alltoallv_init_",
    ".globl PMPI_ALLTOALLV_INIT",
    ".set PMPI_ALLTOALLV_INIT, pmpi_alltoallv_init_",
    ".globl pmpix_alltoallv_init_",
    ".set pmpix_alltoallv_init_, pmpi_alltoallv_init_",
    ".globl pmpix_alltoallv_init",
    ".set pmpix_alltoallv_init, pmpix_alltoallv_init_",
    ".globl pmpix_alltoallv_init__",
    ".set pmpix_alltoallv_init__, pmpix_alltoallv_init_",
    ".globl PMPIX_ALLTOALLV_INIT",
    ".set PMPIX_ALLTOALLV_INIT, pmpix_alltoallv_init_",
    ".globl mpi_alltoallw",
    ".set mpi_alltoallw, mpi_alltoallw_",
    ".globl mpi_alltoallw__",
    ".set mpi_alltoallw__, mpi_alltoallw_",
    ".globl MPI_ALLTOALLW",
    ".set MPI_ALLTOALLW, mpi_alltoallw_",
    ".globl ompi_alltoallw_f",
    ".set ompi_alltoallw_f, mpi_alltoallw_",
    ".globl pmpi_alltoallw",
    ".set pmpi_alltoallw, pmpi_alltoallw_",
    ".globl pmpi_alltoallw__",
    ".set pmpi_alltoallw__, pmpi_alltoallw_",
    ".globl PMPI_ALLTOALLW",
    ".set PMPI_ALLTOALLW, pmpi_alltoallw_",
    ".globl mpi_alltoallw_init",
    ".set mpi_alltoallw_init, mpi_alltoallw_init_",
    ".globl mpi_alltoallw_init__",
    ".set mpi_alltoallw_init__, mpi_alltoallw_init_",
    ".globl MPI_ALLTOALLW_INIT",
    ".set MPI_ALLTOALLW_INIT, mpi_alltoallw_init_",
    ".globl ompi_alltoallw_init_f",
    ".set ompi_alltoallw_init_f, mpi_alltoallw_init_",
    ".globl mpix_alltoallw_init_",
    ".set mpix_alltoallw_init_, mpi_alltoallw_init_",
    ".globl mpix_alltoallw_init",
    ".set mpix_alltoallw_init, mpix_alltoallw_init_",
    ".globl mpix_alltoallw_init__",
    ".set mpix_alltoallw_init__, mpix_alltoallw_init_",
    ".globl MPIX_ALLTOALLW_INIT",
    ".set MPIX_ALLTOALLW_INIT, mpix_alltoallw_init_",
    ".globl ompix_alltoallw_init_f",
    ".set ompix_alltoallw_init_f, mpix_alltoallw_init_",
    ".globl pmpi_alltoallw_init",
    ".set pmpi_alltoallw_init, pmpi_alltoallw_init_",
    ".globl pmpi_alltoallw_init__",
    ".set pmpi_alltoallw_init__, pmpi_alltoallw_init_",
    ".globl PMPI_ALLTOALLW_INIT",
    ".set PMPI_ALLTOALLW_INIT, pmpi_alltoallw_init_",
    ".globl pmpix_alltoallw_init_",
    ".set pmpix_alltoallw_init_, pmpi_alltoallw_init_",
    ".globl pmpix_alltoallw_init",
    ".set pmpix_alltoallw_init, pmpix_alltoallw_init_",
    ".globl pmpix_alltoallw_init__",
    ".set pmpix_alltoallw_init__, pmpix_alltoallw_init_",
    ".globl PMPIX_ALLTOALLW_INIT",
    ".set PMPIX_ALLTOALLW_INIT, pmpix_alltoallw_init_",
    ".globl mpi_barrier",
    ".set mpi_barrier, mpi_barrier_",
    ".globl mpi_barrier__",
    ".set mpi_barrier__, mpi_barrier_",
    ".globl MPI_BARRIER",
    ".set MPI_BARRIER, mpi_barrier_",
    ".globl ompi_barrier_f",
    ".set ompi_barrier_f, mpi_barrier_",
    ".globl mpi_barrier_f08_",
    ".set mpi_barrier_f08_, mpi_barrier_",
    ".globl mpi_barrier_f08",
    ".set mpi_barrier_f08, mpi_barrier_f08_",
    ".globl mpi_barrier_f08__",
    ".set mpi_barrier_f08__, mpi_barrier_f08_",
    ".globl MPI_BARRIER_F08",
    ".set MPI_BARRIER_F08, mpi_barrier_f08_",
    ".globl pmpi_barrier",
    ".set pmpi_barrier, pmpi_barrier_",
    ".globl pmpi_barrier__",
    ".set pmpi_barrier__, pmpi_barrier_",
    ".globl PMPI_BARRIER",
    ".set PMPI_BARRIER, pmpi_barrier_",
    ".globl pmpi_barrier_f08_",
    ".set pmpi_barrier_f08_, pmpi_barrier_",
    ".globl pmpi_barrier_f08",
    ".set pmpi_barrier_f08, pmpi_barrier_f08_",
    ".globl pmpi_barrier_f08__",
    ".set pmpi_barrier_f08__, pmpi_barrier_f08_",
    ".globl PMPI_BARRIER_F08",
    ".set PMPI_BARRIER_F08, pmpi_barrier_f08_",
    ".globl mpi_barrier_init",
    ".set mpi_barrier_init, mpi_barrier_init_",
    ".globl mpi_barrier_init__",
    ".set mpi_barrier_init__, mpi_barrier_init_",
    ".globl MPI_BARRIER_INIT",
    ".set MPI_BARRIER_INIT, mpi_barrier_init_",
    ".globl ompi_barrier_init_f",
    ".set ompi_barrier_init_f, mpi_barrier_init_",
    ".globl mpix_barrier_init_",
    ".set mpix_barrier_init_, mpi_barrier_init_",
    ".globl mpix_barrier_init",
    ".set mpix_barrier_init, mpix_barrier_init_",
    ".globl mpix_barrier_init__",
    ".set mpix_barrier_init__, mpix_barrier_init_",
    ".globl MPIX_BARRIER_INIT",
    ".set MPIX_BARRIER_INIT, mpix_barrier_init_",
    ".globl ompix_barrier_init_f",
    ".set ompix_barrier_init_f, mpix_barrier_init_",
    ".globl mpi_barrier_init_f08_",
    ".set mpi_barrier_init_f08_, mpi_barrier_init_",
    ".globl mpi_barrier_init_f08",
    ".set mpi_barrier_init_f08, mpi_barrier_init_f08_",
    ".globl mpi_barrier_init_f08__",
    ".set mpi_barrier_init_f08__, mpi_barrier_init_f08_",
    ".globl MPI_BARRIER_INIT_F08",
    ".set MPI_BARRIER_INIT_F08, mpi_barrier_init_f08_",
    ".globl pmpi_barrier_init",
    ".set pmpi_barrier_init, pmpi_barrier_init_",
    ".globl pmpi_barrier_init__",
    ".set pmpi_barrier_init__, pmpi_barrier_init_",
    ".globl PMPI_BARRIER_INIT",
    ".set PMPI_BARRIER_INIT, pmpi_barrier_init_",
    ".globl pmpix_barrier_init_",
    ".set pmpix_barrier_init_, pmpi_barrier_init_",
    ".globl pmpix_barrier_init",
    ".set pmpix_barrier_init, pmpix_barrier_init_",
    ".globl pmpix_barrier_init__",
    ".set pmpix_barrier_init__, pmpix_barrier_init_",
    ".globl PMPIX_BARRIER_INIT",
    ".set PMPIX_BARRIER_INIT, pmpix_barrier_init_",
    ".globl pmpi_barrier_init_f08_",
    ".set pmpi_barrier_init_f08_, pmpi_barrier_init_",
    ".globl pmpi_barrier_init_f08",
    ".set pmpi_barrier_init_f08, pmpi_barrier_init_f08_",
    ".globl pmpi_barrier_init_f08__",
    ".set pmpi_barrier_init_f08__, pmpi_barrier_init_f08_",
    ".globl PMPI_BARRIER_INIT_F08",
    ".set PMPI_BARRIER_INIT_F08, pmpi_barrier_init_f08_",
    ".globl mpi_bcast",
    ".set mpi_bcast, mpi_bcast_",
    ".globl mpi_bcast__",
    ".set mpi_bcast__, mpi_bcast_",
    ".globl MPI_BCAST",
    ".set MPI_BCAST, mpi_bcast_",
    ".globl ompi_bcast_f",
    ".set ompi_bcast_f, mpi_bcast_",
    ".globl pmpi_bcast",
    ".set pmpi_bcast, pmpi_bcast_",
    ".globl pmpi_bcast__",
    ".set pmpi_bcast__, pmpi_bcast_",
    ".globl PMPI_BCAST",
    ".set PMPI_BCAST, pmpi_bcast_",
    ".globl mpi_bcast_init",
    ".set mpi_bcast_init, mpi_bcast_init_",
    ".globl mpi_bcast_init__",
    ".set mpi_bcast_init__, mpi_bcast_init_",
    ".globl MPI_BCAST_INIT",
    ".set MPI_BCAST_INIT, mpi_bcast_init_",
    ".globl ompi_bcast_init_f",
    ".set ompi_bcast_init_f, mpi_bcast_init_",
    ".globl mpix_bcast_init_",
    ".set mpix_bcast_init_, mpi_bcast_init_",
    ".globl mpix_bcast_init",
    ".set mpix_bcast_init, mpix_bcast_init_",
    ".globl mpix_bcast_init__",
    ".set mpix_bcast_init__, mpix_bcast_init_",
    ".globl MPIX_BCAST_INIT",
    ".set MPIX_BCAST_INIT, mpix_bcast_init_",
    ".globl ompix_bcast_init_f",
    ".set ompix_bcast_init_f, mpix_bcast_init_",
    ".globl pmpi_bcast_init",
    ".set pmpi_bcast_init, pmpi_bcast_init_",
    ".globl pmpi_bcast_init__",
    ".set pmpi_bcast_init__, pmpi_bcast_init_",
    ".globl PMPI_BCAST_INIT",
    ".set PMPI_BCAST_INIT, pmpi_bcast_init_",
    ".globl pmpix_bcast_init_",
    ".set pmpix_bcast_init_, pmpi_bcast_init_",
    ".globl pmpix_bcast_init",
    ".set pmpix_bcast_init, pmpix_bcast_init_",
    ".globl pmpix_bcast_init__",
    ".set pmpix_bcast_init__, pmpix_bcast_init_",
    ".globl PMPIX_BCAST_INIT",
    ".set PMPIX_BCAST_INIT, pmpix_bcast_init_",
    ".globl mpi_exscan",
    ".set mpi_exscan, mpi_exscan_",
    ".globl mpi_exscan__",
    ".set mpi_exscan__, mpi_exscan_",
    ".globl MPI_EXSCAN",
    ".set MPI_EXSCAN, mpi_exscan_",
    ".globl ompi_exscan_f",
    ".set ompi_exscan_f, mpi_exscan_",
    ".globl pmpi_exscan",
    ".set pmpi_exscan, pmpi_exscan_",
    ".globl pmpi_exscan__",
    ".set pmpi_exscan__, pmpi_exscan_",
    ".globl PMPI_EXSCAN",
    ".set PMPI_EXSCAN, pmpi_exscan_",
    ".globl mpi_exscan_init",
    ".set mpi_exscan_init, mpi_exscan_init_",
    ".globl mpi_exscan_init__",
    ".set mpi_exscan_init__, mpi_exscan_init_",
    ".globl MPI_EXSCAN_INIT",
    ".set MPI_EXSCAN_INIT, mpi_exscan_init_",
    ".globl ompi_exscan_init_f",
    ".set ompi_exscan_init_f, mpi_exscan_init_",
    ".globl mpix_exscan_init_",
    ".set mpix_exscan_init_, mpi_exscan_init_",
    ".globl mpix_exscan_init",
    ".set mpix_exscan_init, mpix_exscan_init_",
    ".globl mpix_exscan_init__",
    ".set mpix_exscan_init__, mpix_exscan_init_",
    ".globl MPIX_EXSCAN_INIT",
    ".set MPIX_EXSCAN_INIT, mpix_exscan_init_",
    ".globl ompix_exscan_init_f",
    ".set ompix_exscan_init_f, mpix_exscan_init_",
    ".globl pmpi_exscan_init",
    ".set pmpi_exscan_init, pmpi_exscan_init_",
    ".globl pmpi_exscan_init__",
    ".set pmpi_exscan_init__, pmpi_exscan_init_",
    ".globl PMPI_EXSCAN_INIT",
    ".set PMPI_EXSCAN_INIT, pmpi_exscan_init_",
    ".globl pmpix_exscan_init_",
    ".set pmpix_exscan_init_, pmpi_exscan_init_",
    ".globl pmpix_exscan_init",
    ".set pmpix_exscan_init, pmpix_exscan_init_",
    ".globl pmpix_exscan_init__",
    ".set pmpix_exscan_init__, pmpix_exscan_init_",
    ".globl PMPIX_EXSCAN_INIT",
    ".set PMPIX_EXSCAN_INIT, pmpix_exscan_init_",
    ".globl mpi_gather",
    ".set mpi_gather, mpi_gather_",
    ".globl mpi_gather__",
    ".set mpi_gather__, mpi_gather_",
    ".globl MPI_GATHER",
    ".set MPI_GATHER, mpi_gather_",
    ".globl ompi_gather_f",
    ".set ompi_gather_f, mpi_gather_",
    ".globl pmpi_gather",
    ".set pmpi_gather, pmpi_gather_",
    ".globl pmpi_gather__",
    ".set pmpi_gather__, pmpi_gather_",
    ".globl PMPI_GATHER",
    ".set PMPI_GATHER, pmpi_gather_",
    ".globl mpi_gather_init",
    ".set mpi_gather_init, mpi_gather_init_",
    ".globl mpi_gather_init__",
    ".set mpi_gather_init__, mpi_gather_init_",
    ".globl MPI_GATHER_INIT",
    ".set MPI_GATHER_INIT, mpi_gather_init_",
    ".globl ompi_gather_init_f",
    ".set ompi_gather_init_f, mpi_gather_init_",
    ".globl mpix_gather_init_",
    ".set mpix_gather_init_, mpi_gather_init_",
    ".globl mpix_gather_init",
    ".set mpix_gather_init, mpix_gather_init_",
    ".globl mpix_gather_init__",
    ".set mpix_gather_init__, mpix_gather_init_",
    ".globl MPIX_GATHER_INIT",
    ".set MPIX_GATHER_INIT, mpix_gather_init_",
    ".globl ompix_gather_init_f",
    ".set ompix_gather_init_f, mpix_gather_init_",
    ".globl pmpi_gather_init",
    ".set pmpi_gather_init, pmpi_gather_init_",
    ".globl pmpi_gather_init__",
    ".set pmpi_gather_init__, pmpi_gather_init_",
    ".globl PMPI_GATHER_INIT",
    ".set PMPI_GATHER_INIT, pmpi_gather_init_",
    ".globl pmpix_gather_init_",
    ".set pmpix_gather_init_, pmpi_gather_init_",
    ".globl pmpix_gather_init",
    ".set pmpix_gather_init, pmpix_gather_init_",
    ".globl pmpix_gather_init__",
    ".set pmpix_gather_init__, pmpix_gather_init_",
    ".globl PMPIX_GATHER_INIT",
    ".set PMPIX_GATHER_INIT, pmpix_gather_init_",
    ".globl mpi_gatherv",
    ".set mpi_gatherv, mpi_gatherv_",
    ".globl mpi_gatherv__",
    ".set mpi_gatherv__, mpi_gatherv_",
    ".globl MPI_GATHERV",
    ".set MPI_GATHERV, mpi_gatherv_",
    ".globl ompi_gatherv_f",
    ".set ompi_gatherv_f, mpi_gatherv_",
    ".globl pmpi_gatherv",
    ".set pmpi_gatherv, pmpi_gatherv_",
    ".globl pmpi_gatherv__",
    ".set pmpi_gatherv__, pmpi_gatherv_",
    ".globl PMPI_GATHERV",
    ".set PMPI_GATHERV, pmpi_gatherv_",
    ".globl mpi_gatherv_init",
    ".set mpi_gatherv_init, mpi_gatherv_init_",
    ".globl mpi_gatherv_init__",
    ".set mpi_gatherv_init__, mpi_gatherv_init_",
    ".globl MPI_GATHERV_INIT",
    ".set MPI_GATHERV_INIT, mpi_gatherv_init_",
    ".globl ompi_gatherv_init_f",
    ".set ompi_gatherv_init_f, mpi_gatherv_init_",
    ".globl mpix_gatherv_init_",
    ".set mpix_gatherv_init_, mpi_gatherv_init_",
    ".globl mpix_gatherv_init",
    ".set mpix_gatherv_init, mpix_gatherv_init_",
    ".globl mpix_gatherv_init__",
    ".set mpix_gatherv_init__, mpix_gatherv_init_",
    ".globl MPIX_GATHERV_INIT",
    ".set MPIX_GATHERV_INIT, mpix_gatherv_init_",
    ".globl ompix_gatherv_init_f",
    ".set ompix_gatherv_init_f, mpix_gatherv_init_",
    ".globl pmpi_gatherv_init",
    ".set pmpi_gatherv_init, pmpi_gatherv_init_",
    ".globl pmpi_gatherv_init__",
    ".set pmpi_gatherv_init__, pmpi_gatherv_init_",
    ".globl PMPI_GATHERV_INIT",
    ".set PMPI_GATHERV_INIT, pmpi_gatherv_init_",
    ".globl pmpix_gatherv_init_",
    ".set pmpix_gatherv_init_, pmpi_gatherv_init_",
    ".globl pmpix_gatherv_init",
    ".set pmpix_gatherv_init, pmpix_gatherv_init_",
    ".globl pmpix_gatherv_init__",
    ".set pmpix_gatherv_init__, pmpix_gatherv_init_",
    ".globl PMPIX_GATHERV_INIT",
    ".set PMPIX_GATHERV_INIT, pmpix_gatherv_init_",
    ".globl mpi_iallgather",
    ".set mpi_iallgather, mpi_iallgather_",
    ".globl mpi_iallgather__",
    ".set mpi_iallgather__, mpi_iallgather_",
    ".globl MPI_IALLGATHER",
    ".set MPI_IALLGATHER, mpi_iallgather_",
    ".globl ompi_iallgather_f",
    ".set ompi_iallgather_f, mpi_iallgather_",
    ".globl pmpi_iallgather",
    ".set pmpi_iallgather, pmpi_iallgather_",
    ".globl pmpi_iallgather__",
    ".set pmpi_iallgather__, pmpi_iallgather_",
    ".globl PMPI_IALLGATHER",
    ".set PMPI_IALLGATHER, pmpi_iallgather_",
    ".globl mpi_iallgatherv",
    ".set mpi_iallgatherv, mpi_iallgatherv_",
    ".globl mpi_iallgatherv__",
    ".set mpi_iallgatherv__, mpi_iallgatherv_",
    ".globl MPI_IALLGATHERV",
    ".set MPI_IALLGATHERV, mpi_iallgatherv_",
    ".globl ompi_iallgatherv_f",
    ".set ompi_iallgatherv_f, mpi_iallgatherv_",
    ".globl pmpi_iallgatherv",
    ".set pmpi_iallgatherv, pmpi_iallgatherv_",
    ".globl pmpi_iallgatherv__",
    ".set pmpi_iallgatherv__, pmpi_iallgatherv_",
    ".globl PMPI_IALLGATHERV",
    ".set PMPI_IALLGATHERV, pmpi_iallgatherv_",
    ".globl mpi_iallreduce",
    ".set mpi_iallreduce, mpi_iallreduce_",
    ".globl mpi_iallreduce__",
    ".set mpi_iallreduce__, mpi_iallreduce_",
    ".globl MPI_IALLREDUCE",
    ".set MPI_IALLREDUCE, mpi_iallreduce_",
    ".globl ompi_iallreduce_f",
    ".set ompi_iallreduce_f, mpi_iallreduce_",
    ".globl pmpi_iallreduce",
    ".set pmpi_iallreduce, pmpi_iallreduce_",
    ".globl pmpi_iallreduce__",
    ".set pmpi_iallreduce__, pmpi_iallreduce_",
    ".globl PMPI_IALLREDUCE",
    ".set PMPI_IALLREDUCE, pmpi_iallreduce_",
    ".globl mpi_ialltoall",
    ".set mpi_ialltoall, mpi_ialltoall_",
    ".globl mpi_ialltoall__",
    ".set mpi_ialltoall__, mpi_ialltoall_",
    ".globl MPI_IALLTOALL",
    ".set MPI_IALLTOALL, mpi_ialltoall_",
    ".globl ompi_ialltoall_f",
    ".set ompi_ialltoall_f, mpi_ialltoall_",
    ".globl pmpi_ialltoall",
    ".set pmpi_ialltoall, pmpi_ialltoall_",
    ".globl pmpi_ialltoall__",
    ".set pmpi_ialltoall__, pmpi_ialltoall_",
    ".globl PMPI_IALLTOALL",
    ".set PMPI_IALLTOALL, pmpi_ialltoall_",
    ".globl mpi_ialltoallv",
    ".set mpi_ialltoallv, mpi_ialltoallv_",
    ".globl mpi_ialltoallv__",
    ".set mpi_ialltoallv__, mpi_ialltoallv_",
    ".globl MPI_IALLTOALLV",
    ".set MPI_IALLTOALLV, mpi_ialltoallv_",
    ".globl ompi_ialltoallv_f",
    ".set ompi_ialltoallv_f, mpi_ialltoallv_",
    ".globl pmpi_ialltoallv",
    ".set pmpi_ialltoallv, pmpi_ialltoallv_",
    ".globl pmpi_ialltoallv__",
    ".set pmpi_ialltoallv__, pmpi_ialltoallv_",
    ".globl PMPI_IALLTOALLV",
    ".set PMPI_IALLTOALLV, pmpi_ialltoallv_",
    ".globl mpi_ialltoallw",
    ".set mpi_ialltoallw, mpi_ialltoallw_",
    ".globl mpi_ialltoallw__",
    ".set mpi_ialltoallw__, mpi_ialltoallw_",
    ".globl MPI_IALLTOALLW",
    ".set MPI_IALLTOALLW, mpi_ialltoallw_",
    ".globl ompi_ialltoallw_f",
    ".set ompi_ialltoallw_f, mpi_ialltoallw_",
    ".globl pmpi_ialltoallw",
    ".set pmpi_ialltoallw, pmpi_ialltoallw_",
    ".globl pmpi_ialltoallw__",
    ".set pmpi_ialltoallw__, pmpi_ialltoallw_",
    ".globl PMPI_IALLTOALLW",
    ".set PMPI_IALLTOALLW, pmpi_ialltoallw_",
    ".globl mpi_ibarrier",
    ".set mpi_ibarrier, mpi_ibarrier_",
    ".globl mpi_ibarrier__",
    ".set mpi_ibarrier__, mpi_ibarrier_",
    ".globl MPI_IBARRIER",
    ".set MPI_IBARRIER, mpi_ibarrier_",
    ".globl ompi_ibarrier_f",
    ".set ompi_ibarrier_f, mpi_ibarrier_",
    ".globl mpi_ibarrier_f08_",
    ".set mpi_ibarrier_f08_, mpi_ibarrier_",
    ".globl mpi_ibarrier_f08",
    ".set mpi_ibarrier_f08, mpi_ibarrier_f08_",
    ".globl mpi_ibarrier_f08__",
    ".set mpi_ibarrier_f08__, mpi_ibarrier_f08_",
    ".globl MPI_IBARRIER_F08",
    ".set MPI_IBARRIER_F08, mpi_ibarrier_f08_",
    ".globl pmpi_ibarrier",
    ".set pmpi_ibarrier, pmpi_ibarrier_",
    ".globl pmpi_ibarrier__",
    ".set pmpi_ibarrier__, pmpi_ibarrier_",
    ".globl PMPI_IBARRIER",
    ".set PMPI_IBARRIER, pmpi_ibarrier_",
    ".globl pmpi_ibarrier_f08_",
    ".set pmpi_ibarrier_f08_, pmpi_ibarrier_",
    ".globl pmpi_ibarrier_f08",
    ".set pmpi_ibarrier_f08, pmpi_ibarrier_f08_",
    ".globl pmpi_ibarrier_f08__",
    ".set pmpi_ibarrier_f08__, pmpi_ibarrier_f08_",
    ".globl PMPI_IBARRIER_F08",
    ".set PMPI_IBARRIER_F08, pmpi_ibarrier_f08_",
    ".globl mpi_ibcast",
    ".set mpi_ibcast, mpi_ibcast_",
    ".globl mpi_ibcast__",
    ".set mpi_ibcast__, mpi_ibcast_",
    ".globl MPI_IBCAST",
    ".set MPI_IBCAST, mpi_ibcast_",
    ".globl ompi_ibcast_f",
    ".set ompi_ibcast_f, mpi_ibcast_",
    ".globl pmpi_ibcast",
    ".set pmpi_ibcast, pmpi_ibcast_",
    ".globl pmpi_ibcast__",
    ".set pmpi_ibcast__, pmpi_ibcast_",
    ".globl PMPI_IBCAST",
    ".set PMPI_IBCAST, pmpi_ibcast_",
    ".globl mpi_iexscan",
    ".set mpi_iexscan, mpi_iexscan_",
    ".globl mpi_iexscan__",
    ".set mpi_iexscan__, mpi_iexscan_",
    ".globl MPI_IEXSCAN",
    ".set MPI_IEXSCAN, mpi_iexscan_",
    ".globl ompi_iexscan_f",
    ".set ompi_iexscan_f, mpi_iexscan_",
    ".globl pmpi_iexscan",
    ".set pmpi_iexscan, pmpi_iexscan_",
    ".globl pmpi_iexscan__",
    ".set pmpi_iexscan__, pmpi_iexscan_",
    ".globl PMPI_IEXSCAN",
    ".set PMPI_IEXSCAN, pmpi_iexscan_",
    ".globl mpi_igather",
    ".set mpi_igather, mpi_igather_",
    ".globl mpi_igather__",
    ".set mpi_igather__, mpi_igather_",
    ".globl MPI_IGATHER",
    ".set MPI_IGATHER, mpi_igather_",
    ".globl ompi_igather_f",
    ".set ompi_igather_f, mpi_igather_",
    ".globl pmpi_igather",
    ".set pmpi_igather, pmpi_igather_",
    ".globl pmpi_igather__",
    ".set pmpi_igather__, pmpi_igather_",
    ".globl PMPI_IGATHER",
    ".set PMPI_IGATHER, pmpi_igather_",
    ".globl mpi_igatherv",
    ".set mpi_igatherv, mpi_igatherv_",
    ".globl mpi_igatherv__",
    ".set mpi_igatherv__, mpi_igatherv_",
    ".globl MPI_IGATHERV",
    ".set MPI_IGATHERV, mpi_igatherv_",
    ".globl ompi_igatherv_f",
    ".set ompi_igatherv_f, mpi_igatherv_",
    ".globl pmpi_igatherv",
    ".set pmpi_igatherv, pmpi_igatherv_",
    ".globl pmpi_igatherv__",
    ".set pmpi_igatherv__, pmpi_igatherv_",
    ".globl PMPI_IGATHERV",
    ".set PMPI_IGATHERV, pmpi_igatherv_",
    ".globl mpi_ireduce",
    ".set mpi_ireduce, mpi_ireduce_",
    ".globl mpi_ireduce__",
    ".set mpi_ireduce__, mpi_ireduce_",
    ".globl MPI_IREDUCE",
    ".set MPI_IREDUCE, mpi_ireduce_",
    ".globl ompi_ireduce_f",
    ".set ompi_ireduce_f, mpi_ireduce_",
    ".globl pmpi_ireduce",
    ".set pmpi_ireduce, pmpi_ireduce_",
    ".globl pmpi_ireduce__",
    ".set pmpi_ireduce__, pmpi_ireduce_",
    ".globl PMPI_IREDUCE",
    ".set PMPI_IREDUCE, pmpi_ireduce_",
    ".globl mpi_ireduce_scatter",
    ".set mpi_ireduce_scatter, mpi_ireduce_scatter_",
    ".globl mpi_ireduce_scatter__",
    ".set mpi_ireduce_scatter__, mpi_ireduce_scatter_",
    ".globl MPI_IREDUCE_SCATTER",
    ".set MPI_IREDUCE_SCATTER, mpi_ireduce_scatter_",
    ".globl ompi_ireduce_scatter_f",
    ".set ompi_ireduce_scatter_f, mpi_ireduce_scatter_",
    ".globl pmpi_ireduce_scatter",
    ".set pmpi_ireduce_scatter, pmpi_ireduce_scatter_",
    ".globl pmpi_ireduce_scatter__",
    ".set pmpi_ireduce_scatter__, pmpi_ireduce_scatter_",
    ".globl PMPI_IREDUCE_SCATTER",
    ".set PMPI_IREDUCE_SCATTER, pmpi_ireduce_scatter_",
    ".globl mpi_ireduce_scatter_block",
    ".set mpi_ireduce_scatter_block, mpi_ireduce_scatter_block_",
    ".globl mpi_ireduce_scatter_block__",
    ".set mpi_ireduce_scatter_block__, mpi_ireduce_scatter_block_",
    ".globl MPI_IREDUCE_SCATTER_BLOCK",
    ".set MPI_IREDUCE_SCATTER_BLOCK, mpi_ireduce_scatter_block_",
    ".globl ompi_ireduce_scatter_block_f",
    ".set ompi_ireduce_scatter_block_f, mpi_ireduce_scatter_block_",
    ".globl pmpi_ireduce_scatter_block",
    ".set pmpi_ireduce_scatter_block, pmpi_ireduce_scatter_block_",
    ".globl pmpi_ireduce_scatter_block__",
    ".set pmpi_ireduce_scatter_block__, pmpi_ireduce_scatter_block_",
    ".globl PMPI_IREDUCE_SCATTER_BLOCK",
    ".set PMPI_IREDUCE_SCATTER_BLOCK, pmpi_ireduce_scatter_block_",
    ".globl mpi_iscan",
    ".set mpi_iscan, mpi_iscan_",
    ".globl mpi_iscan__",
    ".set mpi_iscan__, mpi_iscan_",
    ".globl MPI_ISCAN",
    ".set MPI_ISCAN, mpi_iscan_",
    ".globl ompi_iscan_f",
    ".set ompi_iscan_f, mpi_iscan_",
    ".globl pmpi_iscan",
    ".set pmpi_iscan, pmpi_iscan_",
    ".globl pmpi_iscan__",
    ".set pmpi_iscan__, pmpi_iscan_",
    ".globl PMPI_ISCAN",
    ".set PMPI_ISCAN, pmpi_iscan_",
    ".globl mpi_iscatter",
    ".set mpi_iscatter, mpi_iscatter_",
    ".globl mpi_iscatter__",
    ".set mpi_iscatter__, mpi_iscatter_",
    ".globl MPI_ISCATTER",
    ".set MPI_ISCATTER, mpi_iscatter_",
    ".globl ompi_iscatter_f",
    ".set ompi_iscatter_f, mpi_iscatter_",
    ".globl pmpi_iscatter",
    ".set pmpi_iscatter, pmpi_iscatter_",
    ".globl pmpi_iscatter__",
    ".set pmpi_iscatter__, pmpi_iscatter_",
    ".globl PMPI_ISCATTER",
    ".set PMPI_ISCATTER, pmpi_iscatter_",
    ".globl mpi_iscatterv",
    ".set mpi_iscatterv, mpi_iscatterv_",
    ".globl mpi_iscatterv__",
    ".set mpi_iscatterv__, mpi_iscatterv_",
    ".globl MPI_ISCATTERV",
    ".set MPI_ISCATTERV, mpi_iscatterv_",
    ".globl ompi_iscatterv_f",
    ".set ompi_iscatterv_f, mpi_iscatterv_",
    ".globl pmpi_iscatterv",
    ".set pmpi_iscatterv, pmpi_iscatterv_",
    ".globl pmpi_iscatterv__",
    ".set pmpi_iscatterv__, pmpi_iscatterv_",
    ".globl PMPI_ISCATTERV",
    ".set PMPI_ISCATTERV, pmpi_iscatterv_",
    ".globl mpi_op_commutative",
    ".set mpi_op_commutative, mpi_op_commutative_",
    ".globl mpi_op_commutative__",
    ".set mpi_op_commutative__, mpi_op_commutative_",
    ".globl MPI_OP_COMMUTATIVE",
    ".set MPI_OP_COMMUTATIVE, mpi_op_commutative_",
    ".globl ompi_op_commutative_f",
    ".set ompi_op_commutative_f, mpi_op_commutative_",
    ".globl mpi_op_commutative_f08_",
    ".set mpi_op_commutative_f08_, mpi_op_commutative_",
    ".globl mpi_op_commutative_f08",
    ".set mpi_op_commutative_f08, mpi_op_commutative_f08_",
    ".globl mpi_op_commutative_f08__",
    ".set mpi_op_commutative_f08__, mpi_op_commutative_f08_",
    ".globl MPI_OP_COMMUTATIVE_F08",
    ".set MPI_OP_COMMUTATIVE_F08, mpi_op_commutative_f08_",
    ".globl pmpi_op_commutative",
    ".set pmpi_op_commutative, pmpi_op_commutative_",
    ".globl pmpi_op_commutative__",
    ".set pmpi_op_commutative__, pmpi_op_commutative_",
    ".globl PMPI_OP_COMMUTATIVE",
    ".set PMPI_OP_COMMUTATIVE, pmpi_op_commutative_",
    ".globl pmpi_op_commutative_f08_",
    ".set pmpi_op_commutative_f08_, pmpi_op_commutative_",
    ".globl pmpi_op_commutative_f08",
    ".set pmpi_op_commutative_f08, pmpi_op_commutative_f08_",
    ".globl pmpi_op_commutative_f08__",
    ".set pmpi_op_commutative_f08__, pmpi_op_commutative_f08_",
    ".globl PMPI_OP_COMMUTATIVE_F08",
    ".set PMPI_OP_COMMUTATIVE_F08, pmpi_op_commutative_f08_",
    ".globl mpi_op_free",
    ".set mpi_op_free, mpi_op_free_",
    ".globl mpi_op_free__",
    ".set mpi_op_free__, mpi_op_free_",
    ".globl MPI_OP_FREE",
    ".set MPI_OP_FREE, mpi_op_free_",
    ".globl ompi_op_free_f",
    ".set ompi_op_free_f, mpi_op_free_",
    ".globl mpi_op_free_f08_",
    ".set mpi_op_free_f08_, mpi_op_free_",
    ".globl mpi_op_free_f08",
    ".set mpi_op_free_f08, mpi_op_free_f08_",
    ".globl mpi_op_free_f08__",
    ".set mpi_op_free_f08__, mpi_op_free_f08_",
    ".globl MPI_OP_FREE_F08",
    ".set MPI_OP_FREE_F08, mpi_op_free_f08_",
    ".globl pmpi_op_free",
    ".set pmpi_op_free, pmpi_op_free_",
    ".globl pmpi_op_free__",
    ".set pmpi_op_free__, pmpi_op_free_",
    ".globl PMPI_OP_FREE",
    ".set PMPI_OP_FREE, pmpi_op_free_",
    ".globl pmpi_op_free_f08_",
    ".set pmpi_op_free_f08_, pmpi_op_free_",
    ".globl pmpi_op_free_f08",
    ".set pmpi_op_free_f08, pmpi_op_free_f08_",
    ".globl pmpi_op_free_f08__",
    ".set pmpi_op_free_f08__, pmpi_op_free_f08_",
    ".globl PMPI_OP_FREE_F08",
    ".set PMPI_OP_FREE_F08, pmpi_op_free_f08_",
    ".globl mpi_reduce",
    ".set mpi_reduce, mpi_reduce_",
    ".globl mpi_reduce__",
    ".set mpi_reduce__, mpi_reduce_",
    ".globl MPI_REDUCE",
    ".set MPI_REDUCE, mpi_reduce_",
    ".globl ompi_reduce_f",
    ".set ompi_reduce_f, mpi_reduce_",
    ".globl pmpi_reduce",
    ".set pmpi_reduce, pmpi_reduce_",
    ".globl pmpi_reduce__",
    ".set pmpi_reduce__, pmpi_reduce_",
    ".globl PMPI_REDUCE",
    ".set PMPI_REDUCE, pmpi_reduce_",
    ".globl mpi_reduce_init",
    ".set mpi_reduce_init, mpi_reduce_init_",
    ".globl mpi_reduce_init__",
    ".set mpi_reduce_init__, mpi_reduce_init_",
    ".globl MPI_REDUCE_INIT",
    ".set MPI_REDUCE_INIT, mpi_reduce_init_",
    ".globl ompi_reduce_init_f",
    ".set ompi_reduce_init_f, mpi_reduce_init_",
    ".globl mpix_reduce_init_",
    ".set mpix_reduce_init_, mpi_reduce_init_",
    ".globl mpix_reduce_init",
    ".set mpix_reduce_init, mpix_reduce_init_",
    ".globl mpix_reduce_init__",
    ".set mpix_reduce_init__, mpix_reduce_init_",
    ".globl MPIX_REDUCE_INIT",
    ".set MPIX_REDUCE_INIT, mpix_reduce_init_",
    ".globl ompix_reduce_init_f",
    ".set ompix_reduce_init_f, mpix_reduce_init_",
    ".globl pmpi_reduce_init",
    ".set pmpi_reduce_init, pmpi_reduce_init_",
    ".globl pmpi_reduce_init__",
    ".set pmpi_reduce_init__, pmpi_reduce_init_",
    ".globl PMPI_REDUCE_INIT",
    ".set PMPI_REDUCE_INIT, pmpi_reduce_init_",
    ".globl pmpix_reduce_init_",
    ".set pmpix_reduce_init_, pmpi_reduce_init_",
    ".globl pmpix_reduce_init",
    ".set pmpix_reduce_init, pmpix_reduce_init_",
    ".globl pmpix_reduce_init__",
    ".set pmpix_reduce_init__, pmpix_reduce_init_",
    ".globl PMPIX_REDUCE_INIT",
    ".set PMPIX_REDUCE_INIT, pmpix_reduce_init_",
    ".globl mpi_reduce_local",
    ".set mpi_reduce_local, mpi_reduce_local_",
    ".globl mpi_reduce_local__",
    ".set mpi_reduce_local__, mpi_reduce_local_",
    ".globl MPI_REDUCE_LOCAL",
    ".set MPI_REDUCE_LOCAL, mpi_reduce_local_",
    ".globl ompi_reduce_local_f",
    ".set ompi_reduce_local_f, mpi_reduce_local_",
    ".globl pmpi_reduce_local",
    ".set pmpi_reduce_local, pmpi_reduce_local_",
    ".globl pmpi_reduce_local__",
    ".set pmpi_reduce_local__, pmpi_reduce_local_",
    ".globl PMPI_REDUCE_LOCAL",
    ".set PMPI_REDUCE_LOCAL, pmpi_reduce_local_",
    ".globl mpi_reduce_scatter",
    ".set mpi_reduce_scatter, mpi_reduce_scatter_",
    ".globl mpi_reduce_scatter__",
    ".set mpi_reduce_scatter__, mpi_reduce_scatter_",
    ".globl MPI_REDUCE_SCATTER",
    ".set MPI_REDUCE_SCATTER, mpi_reduce_scatter_",
    ".globl ompi_reduce_scatter_f",
    ".set ompi_reduce_scatter_f, mpi_reduce_scatter_",
    ".globl pmpi_reduce_scatter",
    ".set pmpi_reduce_scatter, pmpi_reduce_scatter_",
    ".globl pmpi_reduce_scatter__",
    ".set pmpi_reduce_scatter__, pmpi_reduce_scatter_",
    ".globl PMPI_REDUCE_SCATTER",
    ".set PMPI_REDUCE_SCATTER, pmpi_reduce_scatter_",
    ".globl mpi_reduce_scatter_block",
    ".set mpi_reduce_scatter_block, mpi_reduce_scatter_block_",
    ".globl mpi_reduce_scatter_block__",
    ".set mpi_reduce_scatter_block__, mpi_reduce_scatter_block_",
    ".globl MPI_REDUCE_SCATTER_BLOCK",
    ".set MPI_REDUCE_SCATTER_BLOCK, mpi_reduce_scatter_block_",
    ".globl ompi_reduce_scatter_block_f",
    ".set ompi_reduce_scatter_block_f, mpi_reduce_scatter_block_",
    ".globl pmpi_reduce_scatter_block",
    ".set pmpi_reduce_scatter_block, pmpi_reduce_scatter_block_",
    ".globl pmpi_reduce_scatter_block__",
    ".set pmpi_reduce_scatter_block__, pmpi_reduce_scatter_block_",
    ".globl PMPI_REDUCE_SCATTER_BLOCK",
    ".set PMPI_REDUCE_SCATTER_BLOCK, pmpi_reduce_scatter_block_",
    ".globl mpi_reduce_scatter_block_init",
    ".set mpi_reduce_scatter_block_init, mpi_reduce_scatter_block_init_",
    ".globl mpi_reduce_scatter_block_init__",
    ".set mpi_reduce_scatter_block_init__, mpi_reduce_scatter_block_init_",
    ".globl MPI_REDUCE_SCATTER_BLOCK_INIT",
    ".set MPI_REDUCE_SCATTER_BLOCK_INIT, mpi_reduce_scatter_block_init_",
    ".globl ompi_reduce_scatter_block_init_f",
    ".set ompi_reduce_scatter_block_init_f, mpi_reduce_scatter_block_init_",
    ".globl mpix_reduce_scatter_block_init_",
    ".set mpix_reduce_scatter_block_init_, mpi_reduce_scatter_block_init_",
    ".globl mpix_reduce_scatter_block_init",
    ".set mpix_reduce_scatter_block_init, mpix_reduce_scatter_block_init_",
    ".globl mpix_reduce_scatter_block_init__",
    ".set mpix_reduce_scatter_block_init__, mpix_reduce_scatter_block_init_",
    ".globl MPIX_REDUCE_SCATTER_BLOCK_INIT",
    ".set MPIX_REDUCE_SCATTER_BLOCK_INIT, mpix_reduce_scatter_block_init_",
    ".globl ompix_reduce_scatter_block_init_f",
    ".set ompix_reduce_scatter_block_init_f, mpix_reduce_scatter_block_init_",
    ".globl pmpi_reduce_scatter_block_init",
    ".set pmpi_reduce_scatter_block_init, pmpi_reduce_scatter_block_init_",
    ".globl pmpi_reduce_scatter_block_init__",
    ".set pmpi_reduce_scatter_block_init__, pmpi_reduce_scatter_block_init_",
    ".globl PMPI_REDUCE_SCATTER_BLOCK_INIT",
    ".set PMPI_REDUCE_SCATTER_BLOCK_INIT, pmpi_reduce_scatter_block_init_",
    ".globl pmpix_reduce_scatter_block_init_",
    ".set pmpix_reduce_scatter_block_init_, pmpi_reduce_scatter_block_init_",
    ".globl pmpix_reduce_scatter_block_init",
    ".set pmpix_reduce_scatter_block_init, pmpix_reduce_scatter_block_init_",
    ".globl pmpix_reduce_scatter_block_init__",
    ".set pmpix_reduce_scatter_block_init__, pmpix_reduce_scatter_block_init_",
    ".globl PMPIX_REDUCE_SCATTER_BLOCK_INIT",
    ".set PMPIX_REDUCE_SCATTER_BLOCK_INIT, pmpix_reduce_scatter_block_init_",
    ".globl mpi_reduce_scatter_init",
    ".set mpi_reduce_scatter_init, mpi_reduce_scatter_init_",
    ".globl mpi_reduce_scatter_init__",
    ".set mpi_reduce_scatter_init__, mpi_reduce_scatter_init_",
    ".globl MPI_REDUCE_SCATTER_INIT",
    ".set MPI_REDUCE_SCATTER_INIT, mpi_reduce_scatter_init_",
    ".globl ompi_reduce_scatter_init_f",
    ".set ompi_reduce_scatter_init_f, mpi_reduce_scatter_init_",
    ".globl mpix_reduce_scatter_init_",
    ".set mpix_reduce_scatter_init_, mpi_reduce_scatter_init_",
    ".globl mpix_reduce_scatter_init",
    ".set mpix_reduce_scatter_init, mpix_reduce_scatter_init_",
    ".globl mpix_reduce_scatter_init__",
    ".set mpix_reduce_scatter_init__, mpix_reduce_scatter_init_",
    ".globl MPIX_REDUCE_SCATTER_INIT",
    ".set MPIX_REDUCE_SCATTER_INIT, mpix_reduce_scatter_init_",
    ".globl ompix_reduce_scatter_init_f",
    ".set ompix_reduce_scatter_init_f, mpix_reduce_scatter_init_",
    ".globl pmpi_reduce_scatter_init",
    ".set pmpi_reduce_scatter_init, pmpi_reduce_scatter_init_",
    ".globl pmpi_reduce_scatter_init__",
    ".set pmpi_reduce_scatter_init__, pmpi_reduce_scatter_init_",
    ".globl PMPI_REDUCE_SCATTER_INIT",
    ".set PMPI_REDUCE_SCATTER_INIT, pmpi_reduce_scatter_init_",
    ".globl pmpix_reduce_scatter_init_",
    ".set pmpix_reduce_scatter_init_, pmpi_reduce_scatter_init_",
    ".globl pmpix_reduce_scatter_init",
    ".set pmpix_reduce_scatter_init, pmpix_reduce_scatter_init_",
    ".globl pmpix_reduce_scatter_init__",
    ".set pmpix_reduce_scatter_init__, pmpix_reduce_scatter_init_",
    ".globl PMPIX_REDUCE_SCATTER_INIT",
    ".set PMPIX_REDUCE_SCATTER_INIT, pmpix_reduce_scatter_init_",
    ".globl mpi_scan",
    ".set mpi_scan, mpi_scan_",
    ".globl mpi_scan__",
    ".set mpi_scan__, mpi_scan_",
    ".globl MPI_SCAN",
    ".set MPI_SCAN, mpi_scan_",
    ".globl ompi_scan_f",
    ".set ompi_scan_f, mpi_scan_",
    ".globl pmpi_scan",
    ".set pmpi_scan, pmpi_scan_",
    ".globl pmpi_scan__",
    ".set pmpi_scan__, pmpi_scan_",
    ".globl PMPI_SCAN",
    ".set PMPI_SCAN, pmpi_scan_",
    ".globl mpi_scan_init",
    ".set mpi_scan_init, mpi_scan_init_",
    ".globl mpi_scan_init__",
    ".set mpi_scan_init__, mpi_scan_init_",
    ".globl MPI_SCAN_INIT",
    ".set MPI_SCAN_INIT, mpi_scan_init_",
    ".globl ompi_scan_init_f",
    ".set ompi_scan_init_f, mpi_scan_init_",
    ".globl mpix_scan_init_",
    ".set mpix_scan_init_, mpi_scan_init_",
    ".globl mpix_scan_init",
    ".set mpix_scan_init, mpix_scan_init_",
    ".globl mpix_scan_init__",
    ".set mpix_scan_init__, mpix_scan_init_",
    ".globl MPIX_SCAN_INIT",
    ".set MPIX_SCAN_INIT, mpix_scan_init_",
    ".globl ompix_scan_init_f",
    ".set ompix_scan_init_f, mpix_scan_init_",
    ".globl pmpi_scan_init",
    ".set pmpi_scan_init, pmpi_scan_init_",
    ".globl pmpi_scan_init__",
    ".set pmpi_scan_init__, pmpi_scan_init_",
    ".globl PMPI_SCAN_INIT",
    ".set PMPI_SCAN_INIT, pmpi_scan_init_",
    ".globl pmpix_scan_init_",
    ".set pmpix_scan_init_, pmpi_scan_init_",
    ".globl pmpix_scan_init",
    ".set pmpix_scan_init, pmpix_scan_init_",
    ".globl pmpix_scan_init__",
    ".set pmpix_scan_init__, pmpix_scan_init_",
    ".globl PMPIX_SCAN_INIT",
    ".set PMPIX_SCAN_INIT, pmpix_scan_init_",
    ".globl mpi_scatter",
    ".set mpi_scatter, mpi_scatter_",
    ".globl mpi_scatter__",
    ".set mpi_scatter__, mpi_scatter_",
    ".globl MPI_SCATTER",
    ".set MPI_SCATTER, mpi_scatter_",
    ".globl ompi_scatter_f",
    ".set ompi_scatter_f, mpi_scatter_",
    ".globl pmpi_scatter",
    ".set pmpi_scatter, pmpi_scatter_",
    ".globl pmpi_scatter__",
    ".set pmpi_scatter__, pmpi_scatter_",
    ".globl PMPI_SCATTER",
    ".set PMPI_SCATTER, pmpi_scatter_",
    ".globl mpi_scatter_init",
    ".set mpi_scatter_init, mpi_scatter_init_",
    ".globl mpi_scatter_init__",
    ".set mpi_scatter_init__, mpi_scatter_init_",
    ".globl MPI_SCATTER_INIT",
    ".set MPI_SCATTER_INIT, mpi_scatter_init_",
    ".globl ompi_scatter_init_f",
    ".set ompi_scatter_init_f, mpi_scatter_init_",
    ".globl mpix_scatter_init_",
    ".set mpix_scatter_init_, mpi_scatter_init_",
    ".globl mpix_scatter_init",
    ".set mpix_scatter_init, mpix_scatter_init_",
    ".globl mpix_scatter_init__",
    ".set mpix_scatter_init__, mpix_scatter_init_",
    ".globl MPIX_SCATTER_INIT",
    ".set MPIX_SCATTER_INIT, mpix_scatter_init_",
    ".globl ompix_scatter_init_f",
    ".set ompix_scatter_init_f, mpix_scatter_init_",
    ".globl pmpi_scatter_init",
    ".set pmpi_scatter_init, pmpi_scatter_init_",
    ".globl pmpi_scatter_init__",
    ".set pmpi_scatter_init__, pmpi_scatter_init_",
    ".globl PMPI_SCATTER_INIT",
    ".set PMPI_SCATTER_INIT, pmpi_scatter_init_",
    ".globl pmpix_scatter_init_",
    ".set pmpix_scatter_init_, pmpi_scatter_init_",
    ".globl pmpix_scatter_init",
    ".set pmpix_scatter_init, pmpix_scatter_init_",
    ".globl pmpix_scatter_init__",
    ".set pmpix_scatter_init__, pmpix_scatter_init_",
    ".globl PMPIX_SCATTER_INIT",
    ".set PMPIX_SCATTER_INIT, pmpix_scatter_init_",
    ".globl mpi_scatterv",
    ".set mpi_scatterv, mpi_scatterv_",
    ".globl mpi_scatterv__",
    ".set mpi_scatterv__, mpi_scatterv_",
    ".globl MPI_SCATTERV",
    ".set MPI_SCATTERV, mpi_scatterv_",
    ".globl ompi_scatterv_f",
    ".set ompi_scatterv_f, mpi_scatterv_",
    ".globl pmpi_scatterv",
    ".set pmpi_scatterv, pmpi_scatterv_",
    ".globl pmpi_scatterv__",
    ".set pmpi_scatterv__, pmpi_scatterv_",
    ".globl PMPI_SCATTERV",
    ".set PMPI_SCATTERV, pmpi_scatterv_",
    ".globl mpi_scatterv_init",
    ".set mpi_scatterv_init, mpi_scatterv_init_",
    ".globl mpi_scatterv_init__",
    ".set mpi_scatterv_init__, mpi_scatterv_init_",
    ".globl MPI_SCATTERV_INIT",
    ".set MPI_SCATTERV_INIT, mpi_scatterv_init_",
    ".globl ompi_scatterv_init_f",
    ".set ompi_scatterv_init_f, mpi_scatterv_init_",
    ".globl mpix_scatterv_init_",
    ".set mpix_scatterv_init_, mpi_scatterv_init_",
    ".globl mpix_scatterv_init",
    ".set mpix_scatterv_init, mpix_scatterv_init_",
    ".globl mpix_scatterv_init__",
    ".set mpix_scatterv_init__, mpix_scatterv_init_",
    ".globl MPIX_SCATTERV_INIT",
    ".set MPIX_SCATTERV_INIT, mpix_scatterv_init_",
    ".globl ompix_scatterv_init_f",
    ".set ompix_scatterv_init_f, mpix_scatterv_init_",
    ".globl pmpi_scatterv_init",
    ".set pmpi_scatterv_init, pmpi_scatterv_init_",
    ".globl pmpi_scatterv_init__",
    ".set pmpi_scatterv_init__, pmpi_scatterv_init_",
    ".globl PMPI_SCATTERV_INIT",
    ".set PMPI_SCATTERV_INIT, pmpi_scatterv_init_",
    ".globl pmpix_scatterv_init_",
    ".set pmpix_scatterv_init_, pmpi_scatterv_init_",
    ".globl pmpix_scatterv_init",
    ".set pmpix_scatterv_init, pmpix_scatterv_init_",
    ".globl pmpix_scatterv_init__",
    ".set pmpix_scatterv_init__, pmpix_scatterv_init_",
    ".globl PMPIX_SCATTERV_INIT",
    ".set PMPIX_SCATTERV_INIT, pmpix_scatterv_init_",
);
