// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 3: Point-to-point communication.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, c_int, usize, c_int, c_int, usize) -> c_int =
            below(at::BSEND);
        let done = call(buf, count, datatype, dest, tag, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, i64, usize, c_int, c_int, usize) -> c_int =
            below(at::BSEND_C);
        let done = call(buf, count, datatype, dest, tag, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_init(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::BSEND_INIT);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_init_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::BSEND_INIT_C);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_attach(buffer: *mut c_void, size: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_given = buffer;
        let size_given = size;
        let buffer = buffer_in(buffer);

        let call: unsafe extern "C" fn(*mut c_void, c_int) -> c_int = below(at::BUFFER_ATTACH);
        let done = call(buffer, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_attach_c(buffer: *mut c_void, size: i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_given = buffer;
        let size_given = size;
        let buffer = buffer_in(buffer);

        let call: unsafe extern "C" fn(*mut c_void, i64) -> c_int = below(at::BUFFER_ATTACH_C);
        let done = call(buffer, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_detach(buffer_addr: *mut c_void, size: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_addr_given = buffer_addr;
        let size_given = size;

        let call: unsafe extern "C" fn(*mut c_void, *mut c_int) -> c_int = below(at::BUFFER_DETACH);
        let done = call(buffer_addr, size);
        if done == 0 {
            detached_out(buffer_addr_given);
        }
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_detach_c(buffer_addr: *mut c_void, size: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_addr_given = buffer_addr;
        let size_given = size;

        let call: unsafe extern "C" fn(*mut c_void, *mut i64) -> c_int = below(at::BUFFER_DETACH_C);
        let done = call(buffer_addr, size);
        if done == 0 {
            detached_out(buffer_addr_given);
        }
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_flush() -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let call: unsafe extern "C" fn() -> c_int = below(at::BUFFER_FLUSH);
        let done = call();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_iflush(request: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let request_given = request;
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::BUFFER_IFLUSH);
        let done = call(request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cancel(request: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let request_given = request;
        let mut request = OneHandle::new(&REQUEST, request, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::CANCEL);
        let done = call(request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_attach_buffer(
    comm: Hand,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let buffer_given = buffer;
        let size_given = size;
        let comm = handle_in(&COMM, comm);
        let buffer = buffer_in(buffer);

        let call: unsafe extern "C" fn(usize, *mut c_void, c_int) -> c_int =
            below(at::COMM_ATTACH_BUFFER);
        let done = call(comm, buffer, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_attach_buffer_c(
    comm: Hand,
    buffer: *mut c_void,
    size: i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let buffer_given = buffer;
        let size_given = size;
        let comm = handle_in(&COMM, comm);
        let buffer = buffer_in(buffer);

        let call: unsafe extern "C" fn(usize, *mut c_void, i64) -> c_int =
            below(at::COMM_ATTACH_BUFFER_C);
        let done = call(comm, buffer, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_detach_buffer(
    comm: Hand,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let buffer_addr_given = buffer_addr;
        let size_given = size;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_void, *mut c_int) -> c_int =
            below(at::COMM_DETACH_BUFFER);
        let done = call(comm, buffer_addr, size);
        if done == 0 {
            detached_out(buffer_addr_given);
        }
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_detach_buffer_c(
    comm: Hand,
    buffer_addr: *mut c_void,
    size: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let buffer_addr_given = buffer_addr;
        let size_given = size;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_void, *mut i64) -> c_int =
            below(at::COMM_DETACH_BUFFER_C);
        let done = call(comm, buffer_addr, size);
        if done == 0 {
            detached_out(buffer_addr_given);
        }
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_flush_buffer(comm: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::COMM_FLUSH_BUFFER);
        let done = call(comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_iflush_buffer(comm: Hand, request: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let request_given = request;
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::COMM_IFLUSH_BUFFER);
        let done = call(comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_count(
    status: *mut Theirs,
    datatype: Hand,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let datatype_given = datatype;
        let count_given = count;
        let mut status = OneStatus::new(status);
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(*mut Status, usize, *mut c_int) -> c_int =
            below(at::GET_COUNT);
        let done = call(status.pass(), datatype, count);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_count_c(
    status: *mut Theirs,
    datatype: Hand,
    count: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let datatype_given = datatype;
        let count_given = count;
        let mut status = OneStatus::new(status);
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(*mut Status, usize, *mut i64) -> c_int =
            below(at::GET_COUNT_C);
        let done = call(status.pass(), datatype, count);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibsend(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IBSEND);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibsend_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IBSEND_C);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Improbe(
    source: c_int,
    tag: c_int,
    comm: Hand,
    flag: *mut c_int,
    message: *mut Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let flag_given = flag;
        let message_given = message;
        let status_given = status;
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);

        let mut message = OneHandle::new(&MESSAGE, message, false);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            c_int,
            c_int,
            usize,
            *mut c_int,
            *mut usize,
            *mut Status,
        ) -> c_int = below(at::IMPROBE);
        let done = call(source, tag, comm, flag, message.pass(), status.pass());
        message.done();
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Imrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    message: *mut Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let message_given = message;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut message = OneHandle::new(&MESSAGE, message, true);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(*mut c_void, c_int, usize, *mut usize, *mut usize) -> c_int =
            below(at::IMRECV);
        let done = call(buf, count, datatype, message.pass(), request.pass());
        message.done();
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Imrecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    message: *mut Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let message_given = message;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut message = OneHandle::new(&MESSAGE, message, true);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(*mut c_void, i64, usize, *mut usize, *mut usize) -> c_int =
            below(at::IMRECV_C);
        let done = call(buf, count, datatype, message.pass(), request.pass());
        message.done();
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iprobe(
    source: c_int,
    tag: c_int,
    comm: Hand,
    flag: *mut c_int,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let flag_given = flag;
        let status_given = status;
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);

        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(c_int, c_int, usize, *mut c_int, *mut Status) -> c_int =
            below(at::IPROBE);
        let done = call(source, tag, comm, flag, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irecv(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    source: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IRECV);
        let done = call(buf, count, datatype, source, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    source: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IRECV_C);
        let done = call(buf, count, datatype, source, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irsend(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IRSEND);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irsend_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IRSEND_C);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isend(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISEND);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isend_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISEND_C);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    source: c_int,
    recvtag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let dest_given = dest;
        let sendtag_given = sendtag;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let source_given = source;
        let recvtag_given = recvtag;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let dest = int_in(PROCS, dest);

        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let source = int_in(SOURCES, source);
        let recvtag = int_in(TAGS, recvtag);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISENDRECV);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    source: c_int,
    recvtag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let dest_given = dest;
        let sendtag_given = sendtag;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let source_given = source;
        let recvtag_given = recvtag;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let dest = int_in(PROCS, dest);

        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let source = int_in(SOURCES, source);
        let recvtag = int_in(TAGS, recvtag);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISENDRECV_C);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let sendtag_given = sendtag;
        let source_given = source;
        let recvtag_given = recvtag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let source = int_in(SOURCES, source);
        let recvtag = int_in(TAGS, recvtag);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISENDRECV_REPLACE);
        let done = call(buf, count, datatype, dest, sendtag, source, recvtag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_replace_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let sendtag_given = sendtag;
        let source_given = source;
        let recvtag_given = recvtag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let source = int_in(SOURCES, source);
        let recvtag = int_in(TAGS, recvtag);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISENDRECV_REPLACE_C);
        let done = call(buf, count, datatype, dest, sendtag, source, recvtag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Issend(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISSEND);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Issend_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISSEND_C);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mprobe(
    source: c_int,
    tag: c_int,
    comm: Hand,
    message: *mut Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let message_given = message;
        let status_given = status;
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);
        let mut message = OneHandle::new(&MESSAGE, message, false);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(c_int, c_int, usize, *mut usize, *mut Status) -> c_int =
            below(at::MPROBE);
        let done = call(source, tag, comm, message.pass(), status.pass());
        message.done();
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    message: *mut Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let message_given = message;
        let status_given = status;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut message = OneHandle::new(&MESSAGE, message, true);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut usize,
            *mut Status,
        ) -> c_int = below(at::MRECV);
        let done = call(buf, count, datatype, message.pass(), status.pass());
        message.done();
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mrecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    message: *mut Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let message_given = message;
        let status_given = status;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut message = OneHandle::new(&MESSAGE, message, true);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(*mut c_void, i64, usize, *mut usize, *mut Status) -> c_int =
            below(at::MRECV_C);
        let done = call(buf, count, datatype, message.pass(), status.pass());
        message.done();
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Probe(
    source: c_int,
    tag: c_int,
    comm: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let status_given = status;
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(c_int, c_int, usize, *mut Status) -> c_int =
            below(at::PROBE);
        let done = call(source, tag, comm, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    source: c_int,
    tag: c_int,
    comm: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let status_given = status;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::RECV);
        let done = call(buf, count, datatype, source, tag, comm, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    source: c_int,
    tag: c_int,
    comm: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let status_given = status;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::RECV_C);
        let done = call(buf, count, datatype, source, tag, comm, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_init(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    source: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::RECV_INIT);
        let done = call(buf, count, datatype, source, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_init_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    source: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let source = int_in(SOURCES, source);
        let tag = int_in(TAGS, tag);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::RECV_INIT_C);
        let done = call(buf, count, datatype, source, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_free(request: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let request_given = request;
        let mut request = OneHandle::new(&REQUEST, request, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::REQUEST_FREE);
        let done = call(request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status(
    request: Hand,
    flag: *mut c_int,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let request_given = request;
        let flag_given = flag;
        let status_given = status;
        let request = handle_in(&REQUEST, request);

        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_int, *mut Status) -> c_int =
            below(at::REQUEST_GET_STATUS);
        let done = call(request, flag, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_all(
    count: c_int,
    array_of_requests: *mut Hand,
    flag: *mut c_int,
    array_of_statuses: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_requests_given = array_of_requests;
        let flag_given = flag;
        let array_of_statuses_given = array_of_statuses;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, count_given as usize, true);

        let mut array_of_statuses = StatusArray::new(array_of_statuses, count_given as usize);
        let call: unsafe extern "C" fn(c_int, *mut usize, *mut c_int, *mut Status) -> c_int =
            below(at::REQUEST_GET_STATUS_ALL);
        let done = call(count, array_of_requests.pass(), flag, array_of_statuses.pass());
        array_of_statuses.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_any(
    count: c_int,
    array_of_requests: *mut Hand,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_requests_given = array_of_requests;
        let index_given = index;
        let flag_given = flag;
        let status_given = status;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, count_given as usize, true);

        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            c_int,
            *mut usize,
            *mut c_int,
            *mut c_int,
            *mut Status,
        ) -> c_int = below(at::REQUEST_GET_STATUS_ANY);
        let done = call(count, array_of_requests.pass(), index, flag, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_some(
    incount: c_int,
    array_of_requests: *mut Hand,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let incount_given = incount;
        let array_of_requests_given = array_of_requests;
        let outcount_given = outcount;
        let array_of_indices_given = array_of_indices;
        let array_of_statuses_given = array_of_statuses;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, incount_given as usize, true);

        let mut array_of_statuses = StatusArray::new(array_of_statuses, incount_given as usize);
        let call: unsafe extern "C" fn(
            c_int,
            *mut usize,
            *mut c_int,
            *mut c_int,
            *mut Status,
        ) -> c_int = below(at::REQUEST_GET_STATUS_SOME);
        let done = call(
            incount,
            array_of_requests.pass(),
            outcount,
            array_of_indices,
            array_of_statuses.pass(),
        );
        array_of_statuses.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, c_int, usize, c_int, c_int, usize) -> c_int =
            below(at::RSEND);
        let done = call(buf, count, datatype, dest, tag, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, i64, usize, c_int, c_int, usize) -> c_int =
            below(at::RSEND_C);
        let done = call(buf, count, datatype, dest, tag, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_init(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::RSEND_INIT);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_init_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::RSEND_INIT_C);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, c_int, usize, c_int, c_int, usize) -> c_int =
            below(at::SEND);
        let done = call(buf, count, datatype, dest, tag, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, i64, usize, c_int, c_int, usize) -> c_int =
            below(at::SEND_C);
        let done = call(buf, count, datatype, dest, tag, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_init(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::SEND_INIT);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_init_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::SEND_INIT_C);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    source: c_int,
    recvtag: c_int,
    comm: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let dest_given = dest;
        let sendtag_given = sendtag;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let source_given = source;
        let recvtag_given = recvtag;
        let comm_given = comm;
        let status_given = status;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let dest = int_in(PROCS, dest);

        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let source = int_in(SOURCES, source);
        let recvtag = int_in(TAGS, recvtag);
        let comm = handle_in(&COMM, comm);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::SENDRECV);
        let done = call(
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
            status.pass(),
        );
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    source: c_int,
    recvtag: c_int,
    comm: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let dest_given = dest;
        let sendtag_given = sendtag;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let source_given = source;
        let recvtag_given = recvtag;
        let comm_given = comm;
        let status_given = status;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let dest = int_in(PROCS, dest);

        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let source = int_in(SOURCES, source);
        let recvtag = int_in(TAGS, recvtag);
        let comm = handle_in(&COMM, comm);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::SENDRECV_C);
        let done = call(
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
            status.pass(),
        );
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let sendtag_given = sendtag;
        let source_given = source;
        let recvtag_given = recvtag;
        let comm_given = comm;
        let status_given = status;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let source = int_in(SOURCES, source);
        let recvtag = int_in(TAGS, recvtag);
        let comm = handle_in(&COMM, comm);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            c_int,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::SENDRECV_REPLACE);
        let done = call(buf, count, datatype, dest, sendtag, source, recvtag, comm, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_replace_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let sendtag_given = sendtag;
        let source_given = source;
        let recvtag_given = recvtag;
        let comm_given = comm;
        let status_given = status;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let source = int_in(SOURCES, source);
        let recvtag = int_in(TAGS, recvtag);
        let comm = handle_in(&COMM, comm);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            c_int,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::SENDRECV_REPLACE_C);
        let done = call(buf, count, datatype, dest, sendtag, source, recvtag, comm, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_attach_buffer(
    session: Hand,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let buffer_given = buffer;
        let size_given = size;
        let session = handle_in(&SESSION, session);
        let buffer = buffer_in(buffer);

        let call: unsafe extern "C" fn(usize, *mut c_void, c_int) -> c_int =
            below(at::SESSION_ATTACH_BUFFER);
        let done = call(session, buffer, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_attach_buffer_c(
    session: Hand,
    buffer: *mut c_void,
    size: i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let buffer_given = buffer;
        let size_given = size;
        let session = handle_in(&SESSION, session);
        let buffer = buffer_in(buffer);

        let call: unsafe extern "C" fn(usize, *mut c_void, i64) -> c_int =
            below(at::SESSION_ATTACH_BUFFER_C);
        let done = call(session, buffer, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_detach_buffer(
    session: Hand,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let buffer_addr_given = buffer_addr;
        let size_given = size;
        let session = handle_in(&SESSION, session);

        let call: unsafe extern "C" fn(usize, *mut c_void, *mut c_int) -> c_int =
            below(at::SESSION_DETACH_BUFFER);
        let done = call(session, buffer_addr, size);
        if done == 0 {
            detached_out(buffer_addr_given);
        }
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_detach_buffer_c(
    session: Hand,
    buffer_addr: *mut c_void,
    size: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let buffer_addr_given = buffer_addr;
        let size_given = size;
        let session = handle_in(&SESSION, session);

        let call: unsafe extern "C" fn(usize, *mut c_void, *mut i64) -> c_int =
            below(at::SESSION_DETACH_BUFFER_C);
        let done = call(session, buffer_addr, size);
        if done == 0 {
            detached_out(buffer_addr_given);
        }
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_flush_buffer(session: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let session = handle_in(&SESSION, session);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::SESSION_FLUSH_BUFFER);
        let done = call(session);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_iflush_buffer(session: Hand, request: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let session_given = session;
        let request_given = request;
        let session = handle_in(&SESSION, session);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int =
            below(at::SESSION_IFLUSH_BUFFER);
        let done = call(session, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, c_int, usize, c_int, c_int, usize) -> c_int =
            below(at::SSEND);
        let done = call(buf, count, datatype, dest, tag, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, i64, usize, c_int, c_int, usize) -> c_int =
            below(at::SSEND_C);
        let done = call(buf, count, datatype, dest, tag, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_init(
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::SSEND_INIT);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_init_c(
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::SSEND_INIT_C);
        let done = call(buf, count, datatype, dest, tag, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Start(request: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let request_given = request;
        let mut request = OneHandle::new(&REQUEST, request, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::START);
        let done = call(request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Startall(count: c_int, array_of_requests: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_requests_given = array_of_requests;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, count_given as usize, true);
        let call: unsafe extern "C" fn(c_int, *mut usize) -> c_int = below(at::STARTALL);
        let done = call(count, array_of_requests.pass());
        array_of_requests.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_error(status: *mut Theirs, err: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let err_given = err;
        let mut status = OneStatus::new(status);

        let call: unsafe extern "C" fn(*mut Status, *mut c_int) -> c_int =
            below(at::STATUS_GET_ERROR);
        let done = call(status.pass(), err);
        errors_out(err_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_source(status: *mut Theirs, source: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let source_given = source;
        let mut status = OneStatus::new(status);

        let call: unsafe extern "C" fn(*mut Status, *mut c_int) -> c_int =
            below(at::STATUS_GET_SOURCE);
        let done = call(status.pass(), source);
        int_out(SOURCES, source_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_tag(status: *mut Theirs, tag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let tag_given = tag;
        let mut status = OneStatus::new(status);

        let call: unsafe extern "C" fn(*mut Status, *mut c_int) -> c_int =
            below(at::STATUS_GET_TAG);
        let done = call(status.pass(), tag);
        int_out(TAGS, tag_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_error(status: *mut Theirs, err: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let err_given = err;
        let mut status = OneStatus::new(status);
        let err = error_in(err);
        let call: unsafe extern "C" fn(*mut Status, c_int) -> c_int = below(at::STATUS_SET_ERROR);
        let done = call(status.pass(), err);
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_source(status: *mut Theirs, source: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let source_given = source;
        let mut status = OneStatus::new(status);
        let source = int_in(SOURCES, source);
        let call: unsafe extern "C" fn(*mut Status, c_int) -> c_int = below(at::STATUS_SET_SOURCE);
        let done = call(status.pass(), source);
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_tag(status: *mut Theirs, tag: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let tag_given = tag;
        let mut status = OneStatus::new(status);
        let tag = int_in(TAGS, tag);
        let call: unsafe extern "C" fn(*mut Status, c_int) -> c_int = below(at::STATUS_SET_TAG);
        let done = call(status.pass(), tag);
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Test(
    request: *mut Hand,
    flag: *mut c_int,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let request_given = request;
        let flag_given = flag;
        let status_given = status;
        let mut request = OneHandle::new(&REQUEST, request, true);

        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(*mut usize, *mut c_int, *mut Status) -> c_int =
            below(at::TEST);
        let done = call(request.pass(), flag, status.pass());
        request.done();
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Test_cancelled(status: *mut Theirs, flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let status_given = status;
        let flag_given = flag;
        let mut status = OneStatus::new(status);

        let call: unsafe extern "C" fn(*mut Status, *mut c_int) -> c_int =
            below(at::TEST_CANCELLED);
        let done = call(status.pass(), flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testall(
    count: c_int,
    array_of_requests: *mut Hand,
    flag: *mut c_int,
    array_of_statuses: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_requests_given = array_of_requests;
        let flag_given = flag;
        let array_of_statuses_given = array_of_statuses;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, count_given as usize, true);

        let mut array_of_statuses = StatusArray::new(array_of_statuses, count_given as usize);
        let call: unsafe extern "C" fn(c_int, *mut usize, *mut c_int, *mut Status) -> c_int =
            below(at::TESTALL);
        let done = call(count, array_of_requests.pass(), flag, array_of_statuses.pass());
        array_of_requests.done();
        array_of_statuses.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testany(
    count: c_int,
    array_of_requests: *mut Hand,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_requests_given = array_of_requests;
        let index_given = index;
        let flag_given = flag;
        let status_given = status;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, count_given as usize, true);

        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            c_int,
            *mut usize,
            *mut c_int,
            *mut c_int,
            *mut Status,
        ) -> c_int = below(at::TESTANY);
        let done = call(count, array_of_requests.pass(), index, flag, status.pass());
        array_of_requests.done();
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testsome(
    incount: c_int,
    array_of_requests: *mut Hand,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let incount_given = incount;
        let array_of_requests_given = array_of_requests;
        let outcount_given = outcount;
        let array_of_indices_given = array_of_indices;
        let array_of_statuses_given = array_of_statuses;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, incount_given as usize, true);

        let mut array_of_statuses = StatusArray::new(array_of_statuses, incount_given as usize);
        let call: unsafe extern "C" fn(
            c_int,
            *mut usize,
            *mut c_int,
            *mut c_int,
            *mut Status,
        ) -> c_int = below(at::TESTSOME);
        let done = call(
            incount,
            array_of_requests.pass(),
            outcount,
            array_of_indices,
            array_of_statuses.pass(),
        );
        array_of_requests.done();
        array_of_statuses.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wait(request: *mut Hand, status: *mut Theirs) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let request_given = request;
        let status_given = status;
        let mut request = OneHandle::new(&REQUEST, request, true);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(*mut usize, *mut Status) -> c_int = below(at::WAIT);
        let done = call(request.pass(), status.pass());
        request.done();
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitall(
    count: c_int,
    array_of_requests: *mut Hand,
    array_of_statuses: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_requests_given = array_of_requests;
        let array_of_statuses_given = array_of_statuses;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, count_given as usize, true);
        let mut array_of_statuses = StatusArray::new(array_of_statuses, count_given as usize);
        let call: unsafe extern "C" fn(c_int, *mut usize, *mut Status) -> c_int =
            below(at::WAITALL);
        let done = call(count, array_of_requests.pass(), array_of_statuses.pass());
        array_of_requests.done();
        array_of_statuses.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitany(
    count: c_int,
    array_of_requests: *mut Hand,
    index: *mut c_int,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_requests_given = array_of_requests;
        let index_given = index;
        let status_given = status;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, count_given as usize, true);

        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(c_int, *mut usize, *mut c_int, *mut Status) -> c_int =
            below(at::WAITANY);
        let done = call(count, array_of_requests.pass(), index, status.pass());
        array_of_requests.done();
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitsome(
    incount: c_int,
    array_of_requests: *mut Hand,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let incount_given = incount;
        let array_of_requests_given = array_of_requests;
        let outcount_given = outcount;
        let array_of_indices_given = array_of_indices;
        let array_of_statuses_given = array_of_statuses;

        let mut array_of_requests =
            HandleArray::new(&REQUEST, array_of_requests, incount_given as usize, true);

        let mut array_of_statuses = StatusArray::new(array_of_statuses, incount_given as usize);
        let call: unsafe extern "C" fn(
            c_int,
            *mut usize,
            *mut c_int,
            *mut c_int,
            *mut Status,
        ) -> c_int = below(at::WAITSOME);
        let done = call(
            incount,
            array_of_requests.pass(),
            outcount,
            array_of_indices,
            array_of_statuses.pass(),
        );
        array_of_requests.done();
        array_of_statuses.done();
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Bsend",
    ".set MPI_Bsend, PMPI_Bsend",
    ".weak MPI_Bsend_c",
    ".set MPI_Bsend_c, PMPI_Bsend_c",
    ".weak MPI_Bsend_init",
    ".set MPI_Bsend_init, PMPI_Bsend_init",
    ".weak MPI_Bsend_init_c",
    ".set MPI_Bsend_init_c, PMPI_Bsend_init_c",
    ".weak MPI_Buffer_attach",
    ".set MPI_Buffer_attach, PMPI_Buffer_attach",
    ".weak MPI_Buffer_attach_c",
    ".set MPI_Buffer_attach_c, PMPI_Buffer_attach_c",
    ".weak MPI_Buffer_detach",
    ".set MPI_Buffer_detach, PMPI_Buffer_detach",
    ".weak MPI_Buffer_detach_c",
    ".set MPI_Buffer_detach_c, PMPI_Buffer_detach_c",
    ".weak MPI_Buffer_flush",
    ".set MPI_Buffer_flush, PMPI_Buffer_flush",
    ".weak MPI_Buffer_iflush",
    ".set MPI_Buffer_iflush, PMPI_Buffer_iflush",
    ".weak MPI_Cancel",
    ".set MPI_Cancel, PMPI_Cancel",
    ".weak MPI_Comm_attach_buffer",
    ".set MPI_Comm_attach_buffer, PMPI_Comm_attach_buffer",
    ".weak MPI_Comm_attach_buffer_c",
    ".set MPI_Comm_attach_buffer_c, PMPI_Comm_attach_buffer_c",
    ".weak MPI_Comm_detach_buffer",
    ".set MPI_Comm_detach_buffer, PMPI_Comm_detach_buffer",
    ".weak MPI_Comm_detach_buffer_c",
    ".set MPI_Comm_detach_buffer_c, PMPI_Comm_detach_buffer_c",
    ".weak MPI_Comm_flush_buffer",
    ".set MPI_Comm_flush_buffer, PMPI_Comm_flush_buffer",
    ".weak MPI_Comm_iflush_buffer",
    ".set MPI_Comm_iflush_buffer, PMPI_Comm_iflush_buffer",
    ".weak MPI_Get_count",
    ".set MPI_Get_count, PMPI_Get_count",
    ".weak MPI_Get_count_c",
    ".set MPI_Get_count_c, PMPI_Get_count_c",
    ".weak MPI_Ibsend",
    ".set MPI_Ibsend, PMPI_Ibsend",
    ".weak MPI_Ibsend_c",
    ".set MPI_Ibsend_c, PMPI_Ibsend_c",
    ".weak MPI_Improbe",
    ".set MPI_Improbe, PMPI_Improbe",
    ".weak MPI_Imrecv",
    ".set MPI_Imrecv, PMPI_Imrecv",
    ".weak MPI_Imrecv_c",
    ".set MPI_Imrecv_c, PMPI_Imrecv_c",
    ".weak MPI_Iprobe",
    ".set MPI_Iprobe, PMPI_Iprobe",
    ".weak MPI_Irecv",
    ".set MPI_Irecv, PMPI_Irecv",
    ".weak MPI_Irecv_c",
    ".set MPI_Irecv_c, PMPI_Irecv_c",
    ".weak MPI_Irsend",
    ".set MPI_Irsend, PMPI_Irsend",
    ".weak MPI_Irsend_c",
    ".set MPI_Irsend_c, PMPI_Irsend_c",
    ".weak MPI_Isend",
    ".set MPI_Isend, PMPI_Isend",
    ".weak MPI_Isend_c",
    ".set MPI_Isend_c, PMPI_Isend_c",
    ".weak MPI_Isendrecv",
    ".set MPI_Isendrecv, PMPI_Isendrecv",
    ".weak MPI_Isendrecv_c",
    ".set MPI_Isendrecv_c, PMPI_Isendrecv_c",
    ".weak MPI_Isendrecv_replace",
    ".set MPI_Isendrecv_replace, PMPI_Isendrecv_replace",
    ".weak MPI_Isendrecv_replace_c",
    ".set MPI_Isendrecv_replace_c, PMPI_Isendrecv_replace_c",
    ".weak MPI_Issend",
    ".set MPI_Issend, PMPI_Issend",
    ".weak MPI_Issend_c",
    ".set MPI_Issend_c, PMPI_Issend_c",
    ".weak MPI_Mprobe",
    ".set MPI_Mprobe, PMPI_Mprobe",
    ".weak MPI_Mrecv",
    ".set MPI_Mrecv, PMPI_Mrecv",
    ".weak MPI_Mrecv_c",
    ".set MPI_Mrecv_c, PMPI_Mrecv_c",
    ".weak MPI_Probe",
    ".set MPI_Probe, PMPI_Probe",
    ".weak MPI_Recv",
    ".set MPI_Recv, PMPI_Recv",
    ".weak MPI_Recv_c",
    ".set MPI_Recv_c, PMPI_Recv_c",
    ".weak MPI_Recv_init",
    ".set MPI_Recv_init, PMPI_Recv_init",
    ".weak MPI_Recv_init_c",
    ".set MPI_Recv_init_c, PMPI_Recv_init_c",
    ".weak MPI_Request_free",
    ".set MPI_Request_free, PMPI_Request_free",
    ".weak MPI_Request_get_status",
    ".set MPI_Request_get_status, PMPI_Request_get_status",
    ".weak MPI_Request_get_status_all",
    ".set MPI_Request_get_status_all, PMPI_Request_get_status_all",
    ".weak MPI_Request_get_status_any",
    ".set MPI_Request_get_status_any, PMPI_Request_get_status_any",
    ".weak MPI_Request_get_status_some",
    ".set MPI_Request_get_status_some, PMPI_Request_get_status_some",
    ".weak MPI_Rsend",
    ".set MPI_Rsend, PMPI_Rsend",
    ".weak MPI_Rsend_c",
    ".set MPI_Rsend_c, PMPI_Rsend_c",
    ".weak MPI_Rsend_init",
    ".set MPI_Rsend_init, PMPI_Rsend_init",
    ".weak MPI_Rsend_init_c",
    ".set MPI_Rsend_init_c, PMPI_Rsend_init_c",
    ".weak MPI_Send",
    ".set MPI_Send, PMPI_Send",
    ".weak MPI_Send_c",
    ".set MPI_Send_c, PMPI_Send_c",
    ".weak MPI_Send_init",
    ".set MPI_Send_init, PMPI_Send_init",
    ".weak MPI_Send_init_c",
    ".set MPI_Send_init_c, PMPI_Send_init_c",
    ".weak MPI_Sendrecv",
    ".set MPI_Sendrecv, PMPI_Sendrecv",
    ".weak MPI_Sendrecv_c",
    ".set MPI_Sendrecv_c, PMPI_Sendrecv_c",
    ".weak MPI_Sendrecv_replace",
    ".set MPI_Sendrecv_replace, PMPI_Sendrecv_replace",
    ".weak MPI_Sendrecv_replace_c",
    ".set MPI_Sendrecv_replace_c, PMPI_Sendrecv_replace_c",
    ".weak MPI_Session_attach_buffer",
    ".set MPI_Session_attach_buffer, PMPI_Session_attach_buffer",
    ".weak MPI_Session_attach_buffer_c",
    ".set MPI_Session_attach_buffer_c, PMPI_Session_attach_buffer_c",
    ".weak MPI_Session_detach_buffer",
    ".set MPI_Session_detach_buffer, PMPI_Session_detach_buffer",
    ".weak MPI_Session_detach_buffer_c",
    ".set MPI_Session_detach_buffer_c, PMPI_Session_detach_buffer_c",
    ".weak MPI_Session_flush_buffer",
    ".set MPI_Session_flush_buffer, PMPI_Session_flush_buffer",
    ".weak MPI_Session_iflush_buffer",
    ".set MPI_Session_iflush_buffer, PMPI_Session_iflush_buffer",
    ".weak MPI_Ssend",
    ".set MPI_Ssend, PMPI_Ssend",
    ".weak MPI_Ssend_c",
    ".set MPI_Ssend_c, PMPI_Ssend_c",
    ".weak MPI_Ssend_init",
    ".set MPI_Ssend_init, PMPI_Ssend_init",
    ".weak MPI_Ssend_init_c",
    ".set MPI_Ssend_init_c, PMPI_Ssend_init_c",
    ".weak MPI_Start",
    ".set MPI_Start, PMPI_Start",
    ".weak MPI_Startall",
    ".set MPI_Startall, PMPI_Startall",
    ".weak MPI_Status_get_error",
    ".set MPI_Status_get_error, PMPI_Status_get_error",
    ".weak MPI_Status_get_source",
    ".set MPI_Status_get_source, PMPI_Status_get_source",
    ".weak MPI_Status_get_tag",
    ".set MPI_Status_get_tag, PMPI_Status_get_tag",
    ".weak MPI_Status_set_error",
    ".set MPI_Status_set_error, PMPI_Status_set_error",
    ".weak MPI_Status_set_source",
    ".set MPI_Status_set_source, PMPI_Status_set_source",
    ".weak MPI_Status_set_tag",
    ".set MPI_Status_set_tag, PMPI_Status_set_tag",
    ".weak MPI_Test",
    ".set MPI_Test, PMPI_Test",
    ".weak MPI_Test_cancelled",
    ".set MPI_Test_cancelled, PMPI_Test_cancelled",
    ".weak MPI_Testall",
    ".set MPI_Testall, PMPI_Testall",
    ".weak MPI_Testany",
    ".set MPI_Testany, PMPI_Testany",
    ".weak MPI_Testsome",
    ".set MPI_Testsome, PMPI_Testsome",
    ".weak MPI_Wait",
    ".set MPI_Wait, PMPI_Wait",
    ".weak MPI_Waitall",
    ".set MPI_Waitall, PMPI_Waitall",
    ".weak MPI_Waitany",
    ".set MPI_Waitany, PMPI_Waitany",
    ".weak MPI_Waitsome",
    ".set MPI_Waitsome, PMPI_Waitsome",
);
