// Made by `cargo x codegen`; do not edit.
//! Process initialization, creation and management (MPI-5.0 chapter 11).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_abort(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    comm: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *errorcode);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_abort_(
    comm: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abort(sys::MPI_Abort, comm, errorcode, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_abort_(
    comm: *const c_int,
    errorcode: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_abort(sys::PMPI_Abort, comm, errorcode, ierror);
    }
}

#[inline(always)]
unsafe fn call_close_port(
    c: unsafe extern "C" fn(*const c_char) -> c_int,
    port_name: *const c_char,
    ierror: *mut c_int,
    port_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_port_name = Text::read(port_name, port_name_len);
        let code = c(c_port_name.as_ptr());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_close_port_(
    port_name: *const c_char,
    ierror: *mut c_int,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_close_port(sys::MPI_Close_port, port_name, ierror, port_name_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_close_port_(
    port_name: *const c_char,
    ierror: *mut c_int,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_close_port(sys::PMPI_Close_port, port_name, ierror, port_name_len);
    }
}

#[inline(always)]
unsafe fn call_comm_accept(
    c: unsafe extern "C" fn(*const c_char, Handle, c_int, Handle, *mut Handle) -> c_int,
    port_name: *const c_char,
    info: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
    port_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_port_name = Text::read(port_name, port_name_len);
        let mut c_newcomm: Handle = null_mut();
        let code = c(
            c_port_name.as_ptr(),
            handles::info(*info),
            *root,
            handles::comm(*comm),
            &mut c_newcomm,
        );
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_accept_(
    port_name: *const c_char,
    info: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_accept(
            sys::MPI_Comm_accept,
            port_name,
            info,
            root,
            comm,
            newcomm,
            ierror,
            port_name_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_accept_(
    port_name: *const c_char,
    info: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_accept(
            sys::PMPI_Comm_accept,
            port_name,
            info,
            root,
            comm,
            newcomm,
            ierror,
            port_name_len,
        );
    }
}

#[inline(always)]
unsafe fn call_comm_connect(
    c: unsafe extern "C" fn(*const c_char, Handle, c_int, Handle, *mut Handle) -> c_int,
    port_name: *const c_char,
    info: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
    port_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_port_name = Text::read(port_name, port_name_len);
        let mut c_newcomm: Handle = null_mut();
        let code = c(
            c_port_name.as_ptr(),
            handles::info(*info),
            *root,
            handles::comm(*comm),
            &mut c_newcomm,
        );
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_connect_(
    port_name: *const c_char,
    info: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_connect(
            sys::MPI_Comm_connect,
            port_name,
            info,
            root,
            comm,
            newcomm,
            ierror,
            port_name_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_connect_(
    port_name: *const c_char,
    info: *const c_int,
    root: *const c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_connect(
            sys::PMPI_Comm_connect,
            port_name,
            info,
            root,
            comm,
            newcomm,
            ierror,
            port_name_len,
        );
    }
}

#[inline(always)]
unsafe fn call_comm_disconnect(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    comm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_comm: Handle = handles::comm(*comm);
        let code = c(&mut c_comm);
        handles::put(comm, c_comm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_disconnect_(comm: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_disconnect(sys::MPI_Comm_disconnect, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_disconnect_(comm: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_disconnect(sys::PMPI_Comm_disconnect, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_get_parent(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    parent: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_parent: Handle = null_mut();
        let code = c(&mut c_parent);
        handles::put(parent, c_parent);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_get_parent_(parent: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_parent(sys::MPI_Comm_get_parent, parent, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_get_parent_(parent: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_parent(sys::PMPI_Comm_get_parent, parent, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_join(
    c: unsafe extern "C" fn(c_int, *mut Handle) -> c_int,
    fd: *const c_int,
    intercomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_intercomm: Handle = null_mut();
        let code = c(*fd, &mut c_intercomm);
        handles::put(intercomm, c_intercomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_comm_join_(
    fd: *const c_int,
    intercomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_join(sys::MPI_Comm_join, fd, intercomm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_comm_join_(
    fd: *const c_int,
    intercomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_join(sys::PMPI_Comm_join, fd, intercomm, ierror);
    }
}

#[inline(always)]
unsafe fn call_finalize(c: unsafe extern "C" fn() -> c_int, ierror: *mut c_int) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c();
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_finalize_(ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_finalize(sys::MPI_Finalize, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_finalize_(ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_finalize(sys::PMPI_Finalize, ierror);
    }
}

#[inline(always)]
unsafe fn call_finalized(
    c: unsafe extern "C" fn(*mut c_int) -> c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(&mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_finalized_(flag: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_finalized(sys::MPI_Finalized, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_finalized_(flag: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_finalized(sys::PMPI_Finalized, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_initialized(
    c: unsafe extern "C" fn(*mut c_int) -> c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(&mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_initialized_(flag: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_initialized(sys::MPI_Initialized, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_initialized_(flag: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_initialized(sys::PMPI_Initialized, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_is_thread_main(
    c: unsafe extern "C" fn(*mut c_int) -> c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(&mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_is_thread_main_(flag: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_is_thread_main(sys::MPI_Is_thread_main, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_is_thread_main_(flag: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_is_thread_main(sys::PMPI_Is_thread_main, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_lookup_name(
    c: unsafe extern "C" fn(*const c_char, Handle, *mut c_char) -> c_int,
    service_name: *const c_char,
    info: *const c_int,
    port_name: *mut c_char,
    ierror: *mut c_int,
    service_name_len: usize,
    port_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_service_name = Text::read(service_name, service_name_len);
        let mut c_port_name = TextOut::new();
        let code = c(c_service_name.as_ptr(), handles::info(*info), c_port_name.as_mut_ptr());
        c_port_name.write(code, port_name, port_name_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_lookup_name_(
    service_name: *const c_char,
    info: *const c_int,
    port_name: *mut c_char,
    ierror: *mut c_int,
    service_name_len: usize,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_lookup_name(
            sys::MPI_Lookup_name,
            service_name,
            info,
            port_name,
            ierror,
            service_name_len,
            port_name_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_lookup_name_(
    service_name: *const c_char,
    info: *const c_int,
    port_name: *mut c_char,
    ierror: *mut c_int,
    service_name_len: usize,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_lookup_name(
            sys::PMPI_Lookup_name,
            service_name,
            info,
            port_name,
            ierror,
            service_name_len,
            port_name_len,
        );
    }
}

#[inline(always)]
unsafe fn call_open_port(
    c: unsafe extern "C" fn(Handle, *mut c_char) -> c_int,
    info: *const c_int,
    port_name: *mut c_char,
    ierror: *mut c_int,
    port_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_port_name = TextOut::new();
        let code = c(handles::info(*info), c_port_name.as_mut_ptr());
        c_port_name.write(code, port_name, port_name_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_open_port_(
    info: *const c_int,
    port_name: *mut c_char,
    ierror: *mut c_int,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_open_port(sys::MPI_Open_port, info, port_name, ierror, port_name_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_open_port_(
    info: *const c_int,
    port_name: *mut c_char,
    ierror: *mut c_int,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_open_port(sys::PMPI_Open_port, info, port_name, ierror, port_name_len);
    }
}

#[inline(always)]
unsafe fn call_publish_name(
    c: unsafe extern "C" fn(*const c_char, Handle, *const c_char) -> c_int,
    service_name: *const c_char,
    info: *const c_int,
    port_name: *const c_char,
    ierror: *mut c_int,
    service_name_len: usize,
    port_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_service_name = Text::read(service_name, service_name_len);
        let c_port_name = Text::read(port_name, port_name_len);
        let code = c(c_service_name.as_ptr(), handles::info(*info), c_port_name.as_ptr());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_publish_name_(
    service_name: *const c_char,
    info: *const c_int,
    port_name: *const c_char,
    ierror: *mut c_int,
    service_name_len: usize,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_publish_name(
            sys::MPI_Publish_name,
            service_name,
            info,
            port_name,
            ierror,
            service_name_len,
            port_name_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_publish_name_(
    service_name: *const c_char,
    info: *const c_int,
    port_name: *const c_char,
    ierror: *mut c_int,
    service_name_len: usize,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_publish_name(
            sys::PMPI_Publish_name,
            service_name,
            info,
            port_name,
            ierror,
            service_name_len,
            port_name_len,
        );
    }
}

#[inline(always)]
unsafe fn call_query_thread(
    c: unsafe extern "C" fn(*mut c_int) -> c_int,
    provided: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(provided);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_query_thread_(provided: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_query_thread(sys::MPI_Query_thread, provided, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_query_thread_(provided: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_query_thread(sys::PMPI_Query_thread, provided, ierror);
    }
}

#[inline(always)]
unsafe fn call_session_finalize(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    session: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_session: Handle = handles::session(*session);
        let code = c(&mut c_session);
        handles::put(session, c_session);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_finalize_(session: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_finalize(sys::MPI_Session_finalize, session, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_finalize_(session: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_finalize(sys::PMPI_Session_finalize, session, ierror);
    }
}

#[inline(always)]
unsafe fn call_session_get_info(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    session: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_info_used: Handle = null_mut();
        let code = c(handles::session(*session), &mut c_info_used);
        handles::put(info_used, c_info_used);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_get_info_(
    session: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_get_info(sys::MPI_Session_get_info, session, info_used, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_get_info_(
    session: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_get_info(sys::PMPI_Session_get_info, session, info_used, ierror);
    }
}

#[inline(always)]
unsafe fn call_session_get_num_psets(
    c: unsafe extern "C" fn(Handle, Handle, *mut c_int) -> c_int,
    session: *const c_int,
    info: *const c_int,
    npset_names: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::session(*session), handles::info(*info), npset_names);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_get_num_psets_(
    session: *const c_int,
    info: *const c_int,
    npset_names: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_get_num_psets(
            sys::MPI_Session_get_num_psets,
            session,
            info,
            npset_names,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_get_num_psets_(
    session: *const c_int,
    info: *const c_int,
    npset_names: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_get_num_psets(
            sys::PMPI_Session_get_num_psets,
            session,
            info,
            npset_names,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_session_get_pset_info(
    c: unsafe extern "C" fn(Handle, *const c_char, *mut Handle) -> c_int,
    session: *const c_int,
    pset_name: *const c_char,
    info: *mut c_int,
    ierror: *mut c_int,
    pset_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_pset_name = Text::read(pset_name, pset_name_len);
        let mut c_info: Handle = null_mut();
        let code = c(handles::session(*session), c_pset_name.as_ptr(), &mut c_info);
        handles::put(info, c_info);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_get_pset_info_(
    session: *const c_int,
    pset_name: *const c_char,
    info: *mut c_int,
    ierror: *mut c_int,
    pset_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_get_pset_info(
            sys::MPI_Session_get_pset_info,
            session,
            pset_name,
            info,
            ierror,
            pset_name_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_get_pset_info_(
    session: *const c_int,
    pset_name: *const c_char,
    info: *mut c_int,
    ierror: *mut c_int,
    pset_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_get_pset_info(
            sys::PMPI_Session_get_pset_info,
            session,
            pset_name,
            info,
            ierror,
            pset_name_len,
        );
    }
}

#[inline(always)]
unsafe fn call_session_init(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle) -> c_int,
    info: *const c_int,
    errhandler: *const c_int,
    session: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_session: Handle = null_mut();
        let code = c(handles::info(*info), handles::errhandler(*errhandler), &mut c_session);
        handles::put(session, c_session);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_session_init_(
    info: *const c_int,
    errhandler: *const c_int,
    session: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_init(sys::MPI_Session_init, info, errhandler, session, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_session_init_(
    info: *const c_int,
    errhandler: *const c_int,
    session: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_session_init(sys::PMPI_Session_init, info, errhandler, session, ierror);
    }
}

#[inline(always)]
unsafe fn call_unpublish_name(
    c: unsafe extern "C" fn(*const c_char, Handle, *const c_char) -> c_int,
    service_name: *const c_char,
    info: *const c_int,
    port_name: *const c_char,
    ierror: *mut c_int,
    service_name_len: usize,
    port_name_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_service_name = Text::read(service_name, service_name_len);
        let c_port_name = Text::read(port_name, port_name_len);
        let code = c(c_service_name.as_ptr(), handles::info(*info), c_port_name.as_ptr());
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_unpublish_name_(
    service_name: *const c_char,
    info: *const c_int,
    port_name: *const c_char,
    ierror: *mut c_int,
    service_name_len: usize,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_unpublish_name(
            sys::MPI_Unpublish_name,
            service_name,
            info,
            port_name,
            ierror,
            service_name_len,
            port_name_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_unpublish_name_(
    service_name: *const c_char,
    info: *const c_int,
    port_name: *const c_char,
    ierror: *mut c_int,
    service_name_len: usize,
    port_name_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_unpublish_name(
            sys::PMPI_Unpublish_name,
            service_name,
            info,
            port_name,
            ierror,
            service_name_len,
            port_name_len,
        );
    }
}

std::arch::global_asm!(
    ".globl mpi_abort",
    ".set mpi_abort, mpi_abort_",
    ".globl mpi_abort__",
    ".set mpi_abort__, mpi_abort_",
    ".globl MPI_ABORT",
    ".set MPI_ABORT, mpi_abort_",
    ".globl ompi_abort_f",
    ".set ompi_abort_f, mpi_abort_",
    ".globl mpi_abort_f08_",
    ".set mpi_abort_f08_, mpi_abort_",
    ".globl mpi_abort_f08",
    ".set mpi_abort_f08, mpi_abort_f08_",
    ".globl mpi_abort_f08__",
    ".set mpi_abort_f08__, mpi_abort_f08_",
    ".globl MPI_ABORT_F08",
    ".set MPI_ABORT_F08, mpi_abort_f08_",
    ".globl pmpi_abort",
    ".set pmpi_abort, pmpi_abort_",
    ".globl pmpi_abort__",
    ".set pmpi_abort__, pmpi_abort_",
    ".globl PMPI_ABORT",
    ".set PMPI_ABORT, pmpi_abort_",
    ".globl pmpi_abort_f08_",
    ".set pmpi_abort_f08_, pmpi_abort_",
    ".globl pmpi_abort_f08",
    ".set pmpi_abort_f08, pmpi_abort_f08_",
    ".globl pmpi_abort_f08__",
    ".set pmpi_abort_f08__, pmpi_abort_f08_",
    ".globl PMPI_ABORT_F08",
    ".set PMPI_ABORT_F08, pmpi_abort_f08_",
    ".globl mpi_close_port",
    ".set mpi_close_port, mpi_close_port_",
    ".globl mpi_close_port__",
    ".set mpi_close_port__, mpi_close_port_",
    ".globl MPI_CLOSE_PORT",
    ".set MPI_CLOSE_PORT, mpi_close_port_",
    ".globl ompi_close_port_f",
    ".set ompi_close_port_f, mpi_close_port_",
    ".globl mpi_close_port_f08_",
    ".set mpi_close_port_f08_, mpi_close_port_",
    ".globl mpi_close_port_f08",
    ".set mpi_close_port_f08, mpi_close_port_f08_",
    ".globl mpi_close_port_f08__",
    ".set mpi_close_port_f08__, mpi_close_port_f08_",
    ".globl MPI_CLOSE_PORT_F08",
    ".set MPI_CLOSE_PORT_F08, mpi_close_port_f08_",
    ".globl pmpi_close_port",
    ".set pmpi_close_port, pmpi_close_port_",
    ".globl pmpi_close_port__",
    ".set pmpi_close_port__, pmpi_close_port_",
    ".globl PMPI_CLOSE_PORT",
    ".set PMPI_CLOSE_PORT, pmpi_close_port_",
    ".globl pmpi_close_port_f08_",
    ".set pmpi_close_port_f08_, pmpi_close_port_",
    ".globl pmpi_close_port_f08",
    ".set pmpi_close_port_f08, pmpi_close_port_f08_",
    ".globl pmpi_close_port_f08__",
    ".set pmpi_close_port_f08__, pmpi_close_port_f08_",
    ".globl PMPI_CLOSE_PORT_F08",
    ".set PMPI_CLOSE_PORT_F08, pmpi_close_port_f08_",
    ".globl mpi_comm_accept",
    ".set mpi_comm_accept, mpi_comm_accept_",
    ".globl mpi_comm_accept__",
    ".set mpi_comm_accept__, mpi_comm_accept_",
    ".globl MPI_COMM_ACCEPT",
    ".set MPI_COMM_ACCEPT, mpi_comm_accept_",
    ".globl ompi_comm_accept_f",
    ".set ompi_comm_accept_f, mpi_comm_accept_",
    ".globl mpi_comm_accept_f08_",
    ".set mpi_comm_accept_f08_, mpi_comm_accept_",
    ".globl mpi_comm_accept_f08",
    ".set mpi_comm_accept_f08, mpi_comm_accept_f08_",
    ".globl mpi_comm_accept_f08__",
    ".set mpi_comm_accept_f08__, mpi_comm_accept_f08_",
    ".globl MPI_COMM_ACCEPT_F08",
    ".set MPI_COMM_ACCEPT_F08, mpi_comm_accept_f08_",
    ".globl pmpi_comm_accept",
    ".set pmpi_comm_accept, pmpi_comm_accept_",
    ".globl pmpi_comm_accept__",
    ".set pmpi_comm_accept__, pmpi_comm_accept_",
    ".globl PMPI_COMM_ACCEPT",
    ".set PMPI_COMM_ACCEPT, pmpi_comm_accept_",
    ".globl pmpi_comm_accept_f08_",
    ".set pmpi_comm_accept_f08_, pmpi_comm_accept_",
    ".globl pmpi_comm_accept_f08",
    ".set pmpi_comm_accept_f08, pmpi_comm_accept_f08_",
    ".globl pmpi_comm_accept_f08__",
    ".set pmpi_comm_accept_f08__, pmpi_comm_accept_f08_",
    ".globl PMPI_COMM_ACCEPT_F08",
    ".set PMPI_COMM_ACCEPT_F08, pmpi_comm_accept_f08_",
    ".globl mpi_comm_connect",
    ".set mpi_comm_connect, mpi_comm_connect_",
    ".globl mpi_comm_connect__",
    ".set mpi_comm_connect__, mpi_comm_connect_",
    ".globl MPI_COMM_CONNECT",
    ".set MPI_COMM_CONNECT, mpi_comm_connect_",
    ".globl ompi_comm_connect_f",
    ".set ompi_comm_connect_f, mpi_comm_connect_",
    ".globl mpi_comm_connect_f08_",
    ".set mpi_comm_connect_f08_, mpi_comm_connect_",
    ".globl mpi_comm_connect_f08",
    ".set mpi_comm_connect_f08, mpi_comm_connect_f08_",
    ".globl mpi_comm_connect_f08__",
    ".set mpi_comm_connect_f08__, mpi_comm_connect_f08_",
    ".globl MPI_COMM_CONNECT_F08",
    ".set MPI_COMM_CONNECT_F08, mpi_comm_connect_f08_",
    ".globl pmpi_comm_connect",
    ".set pmpi_comm_connect, pmpi_comm_connect_",
    ".globl pmpi_comm_connect__",
    ".set pmpi_comm_connect__, pmpi_comm_connect_",
    ".globl PMPI_COMM_CONNECT",
    ".set PMPI_COMM_CONNECT, pmpi_comm_connect_",
    ".globl pmpi_comm_connect_f08_",
    ".set pmpi_comm_connect_f08_, pmpi_comm_connect_",
    ".globl pmpi_comm_connect_f08",
    ".set pmpi_comm_connect_f08, pmpi_comm_connect_f08_",
    ".globl pmpi_comm_connect_f08__",
    ".set pmpi_comm_connect_f08__, pmpi_comm_connect_f08_",
    ".globl PMPI_COMM_CONNECT_F08",
    ".set PMPI_COMM_CONNECT_F08, pmpi_comm_connect_f08_",
    ".globl mpi_comm_disconnect",
    ".set mpi_comm_disconnect, mpi_comm_disconnect_",
    ".globl mpi_comm_disconnect__",
    ".set mpi_comm_disconnect__, mpi_comm_disconnect_",
    ".globl MPI_COMM_DISCONNECT",
    ".set MPI_COMM_DISCONNECT, mpi_comm_disconnect_",
    ".globl ompi_comm_disconnect_f",
    ".set ompi_comm_disconnect_f, mpi_comm_disconnect_",
    ".globl mpi_comm_disconnect_f08_",
    ".set mpi_comm_disconnect_f08_, mpi_comm_disconnect_",
    ".globl mpi_comm_disconnect_f08",
    ".set mpi_comm_disconnect_f08, mpi_comm_disconnect_f08_",
    ".globl mpi_comm_disconnect_f08__",
    ".set mpi_comm_disconnect_f08__, mpi_comm_disconnect_f08_",
    ".globl MPI_COMM_DISCONNECT_F08",
    ".set MPI_COMM_DISCONNECT_F08, mpi_comm_disconnect_f08_",
    ".globl pmpi_comm_disconnect",
    ".set pmpi_comm_disconnect, pmpi_comm_disconnect_",
    ".globl pmpi_comm_disconnect__",
    ".set pmpi_comm_disconnect__, pmpi_comm_disconnect_",
    ".globl PMPI_COMM_DISCONNECT",
    ".set PMPI_COMM_DISCONNECT, pmpi_comm_disconnect_",
    ".globl pmpi_comm_disconnect_f08_",
    ".set pmpi_comm_disconnect_f08_, pmpi_comm_disconnect_",
    ".globl pmpi_comm_disconnect_f08",
    ".set pmpi_comm_disconnect_f08, pmpi_comm_disconnect_f08_",
    ".globl pmpi_comm_disconnect_f08__",
    ".set pmpi_comm_disconnect_f08__, pmpi_comm_disconnect_f08_",
    ".globl PMPI_COMM_DISCONNECT_F08",
    ".set PMPI_COMM_DISCONNECT_F08, pmpi_comm_disconnect_f08_",
    ".globl mpi_comm_get_parent",
    ".set mpi_comm_get_parent, mpi_comm_get_parent_",
    ".globl mpi_comm_get_parent__",
    ".set mpi_comm_get_parent__, mpi_comm_get_parent_",
    ".globl MPI_COMM_GET_PARENT",
    ".set MPI_COMM_GET_PARENT, mpi_comm_get_parent_",
    ".globl ompi_comm_get_parent_f",
    ".set ompi_comm_get_parent_f, mpi_comm_get_parent_",
    ".globl mpi_comm_get_parent_f08_",
    ".set mpi_comm_get_parent_f08_, mpi_comm_get_parent_",
    ".globl mpi_comm_get_parent_f08",
    ".set mpi_comm_get_parent_f08, mpi_comm_get_parent_f08_",
    ".globl mpi_comm_get_parent_f08__",
    ".set mpi_comm_get_parent_f08__, mpi_comm_get_parent_f08_",
    ".globl MPI_COMM_GET_PARENT_F08",
    ".set MPI_COMM_GET_PARENT_F08, mpi_comm_get_parent_f08_",
    ".globl pmpi_comm_get_parent",
    ".set pmpi_comm_get_parent, pmpi_comm_get_parent_",
    ".globl pmpi_comm_get_parent__",
    ".set pmpi_comm_get_parent__, pmpi_comm_get_parent_",
    ".globl PMPI_COMM_GET_PARENT",
    ".set PMPI_COMM_GET_PARENT, pmpi_comm_get_parent_",
    ".globl pmpi_comm_get_parent_f08_",
    ".set pmpi_comm_get_parent_f08_, pmpi_comm_get_parent_",
    ".globl pmpi_comm_get_parent_f08",
    ".set pmpi_comm_get_parent_f08, pmpi_comm_get_parent_f08_",
    ".globl pmpi_comm_get_parent_f08__",
    ".set pmpi_comm_get_parent_f08__, pmpi_comm_get_parent_f08_",
    ".globl PMPI_COMM_GET_PARENT_F08",
    ".set PMPI_COMM_GET_PARENT_F08, pmpi_comm_get_parent_f08_",
    ".globl mpi_comm_join",
    ".set mpi_comm_join, mpi_comm_join_",
    ".globl mpi_comm_join__",
    ".set mpi_comm_join__, mpi_comm_join_",
    ".globl MPI_COMM_JOIN",
    ".set MPI_COMM_JOIN, mpi_comm_join_",
    ".globl ompi_comm_join_f",
    ".set ompi_comm_join_f, mpi_comm_join_",
    ".globl mpi_comm_join_f08_",
    ".set mpi_comm_join_f08_, mpi_comm_join_",
    ".globl mpi_comm_join_f08",
    ".set mpi_comm_join_f08, mpi_comm_join_f08_",
    ".globl mpi_comm_join_f08__",
    ".set mpi_comm_join_f08__, mpi_comm_join_f08_",
    ".globl MPI_COMM_JOIN_F08",
    ".set MPI_COMM_JOIN_F08, mpi_comm_join_f08_",
    ".globl pmpi_comm_join",
    ".set pmpi_comm_join, pmpi_comm_join_",
    ".globl pmpi_comm_join__",
    ".set pmpi_comm_join__, pmpi_comm_join_",
    ".globl PMPI_COMM_JOIN",
    ".set PMPI_COMM_JOIN, pmpi_comm_join_",
    ".globl pmpi_comm_join_f08_",
    ".set pmpi_comm_join_f08_, pmpi_comm_join_",
    ".globl pmpi_comm_join_f08",
    ".set pmpi_comm_join_f08, pmpi_comm_join_f08_",
    ".globl pmpi_comm_join_f08__",
    ".set pmpi_comm_join_f08__, pmpi_comm_join_f08_",
    ".globl PMPI_COMM_JOIN_F08",
    ".set PMPI_COMM_JOIN_F08, pmpi_comm_join_f08_",
    ".globl mpi_finalize",
    ".set mpi_finalize, mpi_finalize_",
    ".globl mpi_finalize__",
    ".set mpi_finalize__, mpi_finalize_",
    ".globl MPI_FINALIZE",
    ".set MPI_FINALIZE, mpi_finalize_",
    ".globl ompi_finalize_f",
    ".set ompi_finalize_f, mpi_finalize_",
    ".globl mpi_finalize_f08_",
    ".set mpi_finalize_f08_, mpi_finalize_",
    ".globl mpi_finalize_f08",
    ".set mpi_finalize_f08, mpi_finalize_f08_",
    ".globl mpi_finalize_f08__",
    ".set mpi_finalize_f08__, mpi_finalize_f08_",
    ".globl MPI_FINALIZE_F08",
    ".set MPI_FINALIZE_F08, mpi_finalize_f08_",
    ".globl pmpi_finalize",
    ".set pmpi_finalize, pmpi_finalize_",
    ".globl pmpi_finalize__",
    ".set pmpi_finalize__, pmpi_finalize_",
    ".globl PMPI_FINALIZE",
    ".set PMPI_FINALIZE, pmpi_finalize_",
    ".globl pmpi_finalize_f08_",
    ".set pmpi_finalize_f08_, pmpi_finalize_",
    ".globl pmpi_finalize_f08",
    ".set pmpi_finalize_f08, pmpi_finalize_f08_",
    ".globl pmpi_finalize_f08__",
    ".set pmpi_finalize_f08__, pmpi_finalize_f08_",
    ".globl PMPI_FINALIZE_F08",
    ".set PMPI_FINALIZE_F08, pmpi_finalize_f08_",
    ".globl mpi_finalized",
    ".set mpi_finalized, mpi_finalized_",
    ".globl mpi_finalized__",
    ".set mpi_finalized__, mpi_finalized_",
    ".globl MPI_FINALIZED",
    ".set MPI_FINALIZED, mpi_finalized_",
    ".globl ompi_finalized_f",
    ".set ompi_finalized_f, mpi_finalized_",
    ".globl mpi_finalized_f08_",
    ".set mpi_finalized_f08_, mpi_finalized_",
    ".globl mpi_finalized_f08",
    ".set mpi_finalized_f08, mpi_finalized_f08_",
    ".globl mpi_finalized_f08__",
    ".set mpi_finalized_f08__, mpi_finalized_f08_",
    ".globl MPI_FINALIZED_F08",
    ".set MPI_FINALIZED_F08, mpi_finalized_f08_",
    ".globl pmpi_finalized",
    ".set pmpi_finalized, pmpi_finalized_",
    ".globl pmpi_finalized__",
    ".set pmpi_finalized__, pmpi_finalized_",
    ".globl PMPI_FINALIZED",
    ".set PMPI_FINALIZED, pmpi_finalized_",
    ".globl pmpi_finalized_f08_",
    ".set pmpi_finalized_f08_, pmpi_finalized_",
    ".globl pmpi_finalized_f08",
    ".set pmpi_finalized_f08, pmpi_finalized_f08_",
    ".globl pmpi_finalized_f08__",
    ".set pmpi_finalized_f08__, pmpi_finalized_f08_",
    ".globl PMPI_FINALIZED_F08",
    ".set PMPI_FINALIZED_F08, pmpi_finalized_f08_",
    ".globl mpi_initialized",
    ".set mpi_initialized, mpi_initialized_",
    ".globl mpi_initialized__",
    ".set mpi_initialized__, mpi_initialized_",
    ".globl MPI_INITIALIZED",
    ".set MPI_INITIALIZED, mpi_initialized_",
    ".globl ompi_initialized_f",
    ".set ompi_initialized_f, mpi_initialized_",
    ".globl mpi_initialized_f08_",
    ".set mpi_initialized_f08_, mpi_initialized_",
    ".globl mpi_initialized_f08",
    ".set mpi_initialized_f08, mpi_initialized_f08_",
    ".globl mpi_initialized_f08__",
    ".set mpi_initialized_f08__, mpi_initialized_f08_",
    ".globl MPI_INITIALIZED_F08",
    ".set MPI_INITIALIZED_F08, mpi_initialized_f08_",
    ".globl pmpi_initialized",
    ".set pmpi_initialized, pmpi_initialized_",
    ".globl pmpi_initialized__",
    ".set pmpi_initialized__, pmpi_initialized_",
    ".globl PMPI_INITIALIZED",
    ".set PMPI_INITIALIZED, pmpi_initialized_",
    ".globl pmpi_initialized_f08_",
    ".set pmpi_initialized_f08_, pmpi_initialized_",
    ".globl pmpi_initialized_f08",
    ".set pmpi_initialized_f08, pmpi_initialized_f08_",
    ".globl pmpi_initialized_f08__",
    ".set pmpi_initialized_f08__, pmpi_initialized_f08_",
    ".globl PMPI_INITIALIZED_F08",
    ".set PMPI_INITIALIZED_F08, pmpi_initialized_f08_",
    ".globl mpi_is_thread_main",
    ".set mpi_is_thread_main, mpi_is_thread_main_",
    ".globl mpi_is_thread_main__",
    ".set mpi_is_thread_main__, mpi_is_thread_main_",
    ".globl MPI_IS_THREAD_MAIN",
    ".set MPI_IS_THREAD_MAIN, mpi_is_thread_main_",
    ".globl ompi_is_thread_main_f",
    ".set ompi_is_thread_main_f, mpi_is_thread_main_",
    ".globl mpi_is_thread_main_f08_",
    ".set mpi_is_thread_main_f08_, mpi_is_thread_main_",
    ".globl mpi_is_thread_main_f08",
    ".set mpi_is_thread_main_f08, mpi_is_thread_main_f08_",
    ".globl mpi_is_thread_main_f08__",
    ".set mpi_is_thread_main_f08__, mpi_is_thread_main_f08_",
    ".globl MPI_IS_THREAD_MAIN_F08",
    ".set MPI_IS_THREAD_MAIN_F08, mpi_is_thread_main_f08_",
    ".globl pmpi_is_thread_main",
    ".set pmpi_is_thread_main, pmpi_is_thread_main_",
    ".globl pmpi_is_thread_main__",
    ".set pmpi_is_thread_main__, pmpi_is_thread_main_",
    ".globl PMPI_IS_THREAD_MAIN",
    ".set PMPI_IS_THREAD_MAIN, pmpi_is_thread_main_",
    ".globl pmpi_is_thread_main_f08_",
    ".set pmpi_is_thread_main_f08_, pmpi_is_thread_main_",
    ".globl pmpi_is_thread_main_f08",
    ".set pmpi_is_thread_main_f08, pmpi_is_thread_main_f08_",
    ".globl pmpi_is_thread_main_f08__",
    ".set pmpi_is_thread_main_f08__, pmpi_is_thread_main_f08_",
    ".globl PMPI_IS_THREAD_MAIN_F08",
    ".set PMPI_IS_THREAD_MAIN_F08, pmpi_is_thread_main_f08_",
    ".globl mpi_lookup_name",
    ".set mpi_lookup_name, mpi_lookup_name_",
    ".globl mpi_lookup_name__",
    ".set mpi_lookup_name__, mpi_lookup_name_",
    ".globl MPI_LOOKUP_NAME",
    ".set MPI_LOOKUP_NAME, mpi_lookup_name_",
    ".globl ompi_lookup_name_f",
    ".set ompi_lookup_name_f, mpi_lookup_name_",
    ".globl mpi_lookup_name_f08_",
    ".set mpi_lookup_name_f08_, mpi_lookup_name_",
    ".globl mpi_lookup_name_f08",
    ".set mpi_lookup_name_f08, mpi_lookup_name_f08_",
    ".globl mpi_lookup_name_f08__",
    ".set mpi_lookup_name_f08__, mpi_lookup_name_f08_",
    ".globl MPI_LOOKUP_NAME_F08",
    ".set MPI_LOOKUP_NAME_F08, mpi_lookup_name_f08_",
    ".globl pmpi_lookup_name",
    ".set pmpi_lookup_name, pmpi_lookup_name_",
    ".globl pmpi_lookup_name__",
    ".set pmpi_lookup_name__, pmpi_lookup_name_",
    ".globl PMPI_LOOKUP_NAME",
    ".set PMPI_LOOKUP_NAME, pmpi_lookup_name_",
    ".globl pmpi_lookup_name_f08_",
    ".set pmpi_lookup_name_f08_, pmpi_lookup_name_",
    ".globl pmpi_lookup_name_f08",
    ".set pmpi_lookup_name_f08, pmpi_lookup_name_f08_",
    ".globl pmpi_lookup_name_f08__",
    ".set pmpi_lookup_name_f08__, pmpi_lookup_name_f08_",
    ".globl PMPI_LOOKUP_NAME_F08",
    ".set PMPI_LOOKUP_NAME_F08, pmpi_lookup_name_f08_",
    ".globl mpi_open_port",
    ".set mpi_open_port, mpi_open_port_",
    ".globl mpi_open_port__",
    ".set mpi_open_port__, mpi_open_port_",
    ".globl MPI_OPEN_PORT",
    ".set MPI_OPEN_PORT, mpi_open_port_",
    ".globl ompi_open_port_f",
    ".set ompi_open_port_f, mpi_open_port_",
    ".globl mpi_open_port_f08_",
    ".set mpi_open_port_f08_, mpi_open_port_",
    ".globl mpi_open_port_f08",
    ".set mpi_open_port_f08, mpi_open_port_f08_",
    ".globl mpi_open_port_f08__",
    ".set mpi_open_port_f08__, mpi_open_port_f08_",
    ".globl MPI_OPEN_PORT_F08",
    ".set MPI_OPEN_PORT_F08, mpi_open_port_f08_",
    ".globl pmpi_open_port",
    ".set pmpi_open_port, pmpi_open_port_",
    ".globl pmpi_open_port__",
    ".set pmpi_open_port__, pmpi_open_port_",
    ".globl PMPI_OPEN_PORT",
    ".set PMPI_OPEN_PORT, pmpi_open_port_",
    ".globl pmpi_open_port_f08_",
    ".set pmpi_open_port_f08_, pmpi_open_port_",
    ".globl pmpi_open_port_f08",
    ".set pmpi_open_port_f08, pmpi_open_port_f08_",
    ".globl pmpi_open_port_f08__",
    ".set pmpi_open_port_f08__, pmpi_open_port_f08_",
    ".globl PMPI_OPEN_PORT_F08",
    ".set PMPI_OPEN_PORT_F08, pmpi_open_port_f08_",
    ".globl mpi_publish_name",
    ".set mpi_publish_name, mpi_publish_name_",
    ".globl mpi_publish_name__",
    ".set mpi_publish_name__, mpi_publish_name_",
    ".globl MPI_PUBLISH_NAME",
    ".set MPI_PUBLISH_NAME, mpi_publish_name_",
    ".globl ompi_publish_name_f",
    ".set ompi_publish_name_f, mpi_publish_name_",
    ".globl mpi_publish_name_f08_",
    ".set mpi_publish_name_f08_, mpi_publish_name_",
    ".globl mpi_publish_name_f08",
    ".set mpi_publish_name_f08, mpi_publish_name_f08_",
    ".globl mpi_publish_name_f08__",
    ".set mpi_publish_name_f08__, mpi_publish_name_f08_",
    ".globl MPI_PUBLISH_NAME_F08",
    ".set MPI_PUBLISH_NAME_F08, mpi_publish_name_f08_",
    ".globl pmpi_publish_name",
    ".set pmpi_publish_name, pmpi_publish_name_",
    ".globl pmpi_publish_name__",
    ".set pmpi_publish_name__, pmpi_publish_name_",
    ".globl PMPI_PUBLISH_NAME",
    ".set PMPI_PUBLISH_NAME, pmpi_publish_name_",
    ".globl pmpi_publish_name_f08_",
    ".set pmpi_publish_name_f08_, pmpi_publish_name_",
    ".globl pmpi_publish_name_f08",
    ".set pmpi_publish_name_f08, pmpi_publish_name_f08_",
    ".globl pmpi_publish_name_f08__",
    ".set pmpi_publish_name_f08__, pmpi_publish_name_f08_",
    ".globl PMPI_PUBLISH_NAME_F08",
    ".set PMPI_PUBLISH_NAME_F08, pmpi_publish_name_f08_",
    ".globl mpi_query_thread",
    ".set mpi_query_thread, mpi_query_thread_",
    ".globl mpi_query_thread__",
    ".set mpi_query_thread__, mpi_query_thread_",
    ".globl MPI_QUERY_THREAD",
    ".set MPI_QUERY_THREAD, mpi_query_thread_",
    ".globl ompi_query_thread_f",
    ".set ompi_query_thread_f, mpi_query_thread_",
    ".globl mpi_query_thread_f08_",
    ".set mpi_query_thread_f08_, mpi_query_thread_",
    ".globl mpi_query_thread_f08",
    ".set mpi_query_thread_f08, mpi_query_thread_f08_",
    ".globl mpi_query_thread_f08__",
    ".set mpi_query_thread_f08__, mpi_query_thread_f08_",
    ".globl MPI_QUERY_THREAD_F08",
    ".set MPI_QUERY_THREAD_F08, mpi_query_thread_f08_",
    ".globl pmpi_query_thread",
    ".set pmpi_query_thread, pmpi_query_thread_",
    ".globl pmpi_query_thread__",
    ".set pmpi_query_thread__, pmpi_query_thread_",
    ".globl PMPI_QUERY_THREAD",
    ".set PMPI_QUERY_THREAD, pmpi_query_thread_",
    ".globl pmpi_query_thread_f08_",
    ".set pmpi_query_thread_f08_, pmpi_query_thread_",
    ".globl pmpi_query_thread_f08",
    ".set pmpi_query_thread_f08, pmpi_query_thread_f08_",
    ".globl pmpi_query_thread_f08__",
    ".set pmpi_query_thread_f08__, pmpi_query_thread_f08_",
    ".globl PMPI_QUERY_THREAD_F08",
    ".set PMPI_QUERY_THREAD_F08, pmpi_query_thread_f08_",
    ".globl mpi_session_finalize",
    ".set mpi_session_finalize, mpi_session_finalize_",
    ".globl mpi_session_finalize__",
    ".set mpi_session_finalize__, mpi_session_finalize_",
    ".globl MPI_SESSION_FINALIZE",
    ".set MPI_SESSION_FINALIZE, mpi_session_finalize_",
    ".globl ompi_session_finalize_f",
    ".set ompi_session_finalize_f, mpi_session_finalize_",
    ".globl mpi_session_finalize_f08_",
    ".set mpi_session_finalize_f08_, mpi_session_finalize_",
    ".globl mpi_session_finalize_f08",
    ".set mpi_session_finalize_f08, mpi_session_finalize_f08_",
    ".globl mpi_session_finalize_f08__",
    ".set mpi_session_finalize_f08__, mpi_session_finalize_f08_",
    ".globl MPI_SESSION_FINALIZE_F08",
    ".set MPI_SESSION_FINALIZE_F08, mpi_session_finalize_f08_",
    ".globl pmpi_session_finalize",
    ".set pmpi_session_finalize, pmpi_session_finalize_",
    ".globl pmpi_session_finalize__",
    ".set pmpi_session_finalize__, pmpi_session_finalize_",
    ".globl PMPI_SESSION_FINALIZE",
    ".set PMPI_SESSION_FINALIZE, pmpi_session_finalize_",
    ".globl pmpi_session_finalize_f08_",
    ".set pmpi_session_finalize_f08_, pmpi_session_finalize_",
    ".globl pmpi_session_finalize_f08",
    ".set pmpi_session_finalize_f08, pmpi_session_finalize_f08_",
    ".globl pmpi_session_finalize_f08__",
    ".set pmpi_session_finalize_f08__, pmpi_session_finalize_f08_",
    ".globl PMPI_SESSION_FINALIZE_F08",
    ".set PMPI_SESSION_FINALIZE_F08, pmpi_session_finalize_f08_",
    ".globl mpi_session_get_info",
    ".set mpi_session_get_info, mpi_session_get_info_",
    ".globl mpi_session_get_info__",
    ".set mpi_session_get_info__, mpi_session_get_info_",
    ".globl MPI_SESSION_GET_INFO",
    ".set MPI_SESSION_GET_INFO, mpi_session_get_info_",
    ".globl ompi_session_get_info_f",
    ".set ompi_session_get_info_f, mpi_session_get_info_",
    ".globl mpi_session_get_info_f08_",
    ".set mpi_session_get_info_f08_, mpi_session_get_info_",
    ".globl mpi_session_get_info_f08",
    ".set mpi_session_get_info_f08, mpi_session_get_info_f08_",
    ".globl mpi_session_get_info_f08__",
    ".set mpi_session_get_info_f08__, mpi_session_get_info_f08_",
    ".globl MPI_SESSION_GET_INFO_F08",
    ".set MPI_SESSION_GET_INFO_F08, mpi_session_get_info_f08_",
    ".globl pmpi_session_get_info",
    ".set pmpi_session_get_info, pmpi_session_get_info_",
    ".globl pmpi_session_get_info__",
    ".set pmpi_session_get_info__, pmpi_session_get_info_",
    ".globl PMPI_SESSION_GET_INFO",
    ".set PMPI_SESSION_GET_INFO, pmpi_session_get_info_",
    ".globl pmpi_session_get_info_f08_",
    ".set pmpi_session_get_info_f08_, pmpi_session_get_info_",
    ".globl pmpi_session_get_info_f08",
    ".set pmpi_session_get_info_f08, pmpi_session_get_info_f08_",
    ".globl pmpi_session_get_info_f08__",
    ".set pmpi_session_get_info_f08__, pmpi_session_get_info_f08_",
    ".globl PMPI_SESSION_GET_INFO_F08",
    ".set PMPI_SESSION_GET_INFO_F08, pmpi_session_get_info_f08_",
    ".globl mpi_session_get_num_psets",
    ".set mpi_session_get_num_psets, mpi_session_get_num_psets_",
    ".globl mpi_session_get_num_psets__",
    ".set mpi_session_get_num_psets__, mpi_session_get_num_psets_",
    ".globl MPI_SESSION_GET_NUM_PSETS",
    ".set MPI_SESSION_GET_NUM_PSETS, mpi_session_get_num_psets_",
    ".globl ompi_session_get_num_psets_f",
    ".set ompi_session_get_num_psets_f, mpi_session_get_num_psets_",
    ".globl mpi_session_get_num_psets_f08_",
    ".set mpi_session_get_num_psets_f08_, mpi_session_get_num_psets_",
    ".globl mpi_session_get_num_psets_f08",
    ".set mpi_session_get_num_psets_f08, mpi_session_get_num_psets_f08_",
    ".globl mpi_session_get_num_psets_f08__",
    ".set mpi_session_get_num_psets_f08__, mpi_session_get_num_psets_f08_",
    ".globl MPI_SESSION_GET_NUM_PSETS_F08",
    ".set MPI_SESSION_GET_NUM_PSETS_F08, mpi_session_get_num_psets_f08_",
    ".globl pmpi_session_get_num_psets",
    ".set pmpi_session_get_num_psets, pmpi_session_get_num_psets_",
    ".globl pmpi_session_get_num_psets__",
    ".set pmpi_session_get_num_psets__, pmpi_session_get_num_psets_",
    ".globl PMPI_SESSION_GET_NUM_PSETS",
    ".set PMPI_SESSION_GET_NUM_PSETS, pmpi_session_get_num_psets_",
    ".globl pmpi_session_get_num_psets_f08_",
    ".set pmpi_session_get_num_psets_f08_, pmpi_session_get_num_psets_",
    ".globl pmpi_session_get_num_psets_f08",
    ".set pmpi_session_get_num_psets_f08, pmpi_session_get_num_psets_f08_",
    ".globl pmpi_session_get_num_psets_f08__",
    ".set pmpi_session_get_num_psets_f08__, pmpi_session_get_num_psets_f08_",
    ".globl PMPI_SESSION_GET_NUM_PSETS_F08",
    ".set PMPI_SESSION_GET_NUM_PSETS_F08, pmpi_session_get_num_psets_f08_",
    ".globl mpi_session_get_pset_info",
    ".set mpi_session_get_pset_info, mpi_session_get_pset_info_",
    ".globl mpi_session_get_pset_info__",
    ".set mpi_session_get_pset_info__, mpi_session_get_pset_info_",
    ".globl MPI_SESSION_GET_PSET_INFO",
    ".set MPI_SESSION_GET_PSET_INFO, mpi_session_get_pset_info_",
    ".globl ompi_session_get_pset_info_f",
    ".set ompi_session_get_pset_info_f, mpi_session_get_pset_info_",
    ".globl mpi_session_get_pset_info_f08_",
    ".set mpi_session_get_pset_info_f08_, mpi_session_get_pset_info_",
    ".globl mpi_session_get_pset_info_f08",
    ".set mpi_session_get_pset_info_f08, mpi_session_get_pset_info_f08_",
    ".globl mpi_session_get_pset_info_f08__",
    ".set mpi_session_get_pset_info_f08__, mpi_session_get_pset_info_f08_",
    ".globl MPI_SESSION_GET_PSET_INFO_F08",
    ".set MPI_SESSION_GET_PSET_INFO_F08, mpi_session_get_pset_info_f08_",
    ".globl pmpi_session_get_pset_info",
    ".set pmpi_session_get_pset_info, pmpi_session_get_pset_info_",
    ".globl pmpi_session_get_pset_info__",
    ".set pmpi_session_get_pset_info__, pmpi_session_get_pset_info_",
    ".globl PMPI_SESSION_GET_PSET_INFO",
    ".set PMPI_SESSION_GET_PSET_INFO, pmpi_session_get_pset_info_",
    ".globl pmpi_session_get_pset_info_f08_",
    ".set pmpi_session_get_pset_info_f08_, pmpi_session_get_pset_info_",
    ".globl pmpi_session_get_pset_info_f08",
    ".set pmpi_session_get_pset_info_f08, pmpi_session_get_pset_info_f08_",
    ".globl pmpi_session_get_pset_info_f08__",
    ".set pmpi_session_get_pset_info_f08__, pmpi_session_get_pset_info_f08_",
    ".globl PMPI_SESSION_GET_PSET_INFO_F08",
    ".set PMPI_SESSION_GET_PSET_INFO_F08, pmpi_session_get_pset_info_f08_",
    ".globl mpi_session_init",
    ".set mpi_session_init, mpi_session_init_",
    ".globl mpi_session_init__",
    ".set mpi_session_init__, mpi_session_init_",
    ".globl MPI_SESSION_INIT",
    ".set MPI_SESSION_INIT, mpi_session_init_",
    ".globl ompi_session_init_f",
    ".set ompi_session_init_f, mpi_session_init_",
    ".globl mpi_session_init_f08_",
    ".set mpi_session_init_f08_, mpi_session_init_",
    ".globl mpi_session_init_f08",
    ".set mpi_session_init_f08, mpi_session_init_f08_",
    ".globl mpi_session_init_f08__",
    ".set mpi_session_init_f08__, mpi_session_init_f08_",
    ".globl MPI_SESSION_INIT_F08",
    ".set MPI_SESSION_INIT_F08, mpi_session_init_f08_",
    ".globl pmpi_session_init",
    ".set pmpi_session_init, pmpi_session_init_",
    ".globl pmpi_session_init__",
    ".set pmpi_session_init__, pmpi_session_init_",
    ".globl PMPI_SESSION_INIT",
    ".set PMPI_SESSION_INIT, pmpi_session_init_",
    ".globl pmpi_session_init_f08_",
    ".set pmpi_session_init_f08_, pmpi_session_init_",
    ".globl pmpi_session_init_f08",
    ".set pmpi_session_init_f08, pmpi_session_init_f08_",
    ".globl pmpi_session_init_f08__",
    ".set pmpi_session_init_f08__, pmpi_session_init_f08_",
    ".globl PMPI_SESSION_INIT_F08",
    ".set PMPI_SESSION_INIT_F08, pmpi_session_init_f08_",
    ".globl mpi_unpublish_name",
    ".set mpi_unpublish_name, mpi_unpublish_name_",
    ".globl mpi_unpublish_name__",
    ".set mpi_unpublish_name__, mpi_unpublish_name_",
    ".globl MPI_UNPUBLISH_NAME",
    ".set MPI_UNPUBLISH_NAME, mpi_unpublish_name_",
    ".globl ompi_unpublish_name_f",
    ".set ompi_unpublish_name_f, mpi_unpublish_name_",
    ".globl mpi_unpublish_name_f08_",
    ".set mpi_unpublish_name_f08_, mpi_unpublish_name_",
    ".globl mpi_unpublish_name_f08",
    ".set mpi_unpublish_name_f08, mpi_unpublish_name_f08_",
    ".globl mpi_unpublish_name_f08__",
    ".set mpi_unpublish_name_f08__, mpi_unpublish_name_f08_",
    ".globl MPI_UNPUBLISH_NAME_F08",
    ".set MPI_UNPUBLISH_NAME_F08, mpi_unpublish_name_f08_",
    ".globl pmpi_unpublish_name",
    ".set pmpi_unpublish_name, pmpi_unpublish_name_",
    ".globl pmpi_unpublish_name__",
    ".set pmpi_unpublish_name__, pmpi_unpublish_name_",
    ".globl PMPI_UNPUBLISH_NAME",
    ".set PMPI_UNPUBLISH_NAME, pmpi_unpublish_name_",
    ".globl pmpi_unpublish_name_f08_",
    ".set pmpi_unpublish_name_f08_, pmpi_unpublish_name_",
    ".globl pmpi_unpublish_name_f08",
    ".set pmpi_unpublish_name_f08, pmpi_unpublish_name_f08_",
    ".globl pmpi_unpublish_name_f08__",
    ".set pmpi_unpublish_name_f08__, pmpi_unpublish_name_f08_",
    ".globl PMPI_UNPUBLISH_NAME_F08",
    ".set PMPI_UNPUBLISH_NAME_F08, pmpi_unpublish_name_f08_",
);
