// Made by `cargo x codegen`; do not edit.
//! Point-to-point communication (MPI-5.0 chapter 3).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::BSEND);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        unsafe { crate::chapters::p2p::bsend(buf, count as i64, datatype, dest, tag, comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buf.word(), count.word(), datatype.word(), dest.word(), tag.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::BSEND_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        unsafe { crate::chapters::p2p::bsend(buf, count as i64, datatype, dest, tag, comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buf.word(), count.word(), datatype.word(), dest.word(), tag.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::BSEND_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::bsend_init(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::BSEND_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::bsend_init(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_attach(buffer: *mut c_void, size: c_int) -> c_int {
    let call = Call::enter(ids::BUFFER_ATTACH);
    let done = (|| -> Result<()> {
        call.running()?;
        let size = checks::count(size as i64, "size")?;
        unsafe { crate::chapters::buffer::buffer_attach(buffer, size as i64) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[buffer.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_attach_c(buffer: *mut c_void, size: MPI_Count) -> c_int {
    let call = Call::enter(ids::BUFFER_ATTACH_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let size = checks::count(size as i64, "size")?;
        unsafe { crate::chapters::buffer::buffer_attach(buffer, size as i64) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[buffer.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_detach(buffer_addr: *mut c_void, size: *mut c_int) -> c_int {
    let call = Call::enter(ids::BUFFER_DETACH);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(size, "size")?;
        unsafe { crate::chapters::buffer::buffer_detach(buffer_addr, IntOut::I32(size)) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[buffer_addr.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_detach_c(
    buffer_addr: *mut c_void,
    size: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::BUFFER_DETACH_C);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(size, "size")?;
        unsafe {
            crate::chapters::buffer::buffer_detach(buffer_addr, IntOut::I64(size.cast::<i64>()))
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[buffer_addr.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_flush() -> c_int {
    let call = Call::enter(ids::BUFFER_FLUSH);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::buffer::buffer_flush() }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_iflush(request: *mut MPI_Request) -> c_int {
    let call = Call::enter(ids::BUFFER_IFLUSH);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::buffer::buffer_iflush(request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cancel(request: *mut MPI_Request) -> c_int {
    let call = Call::enter(ids::CANCEL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::request::cancel(request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_attach_buffer(
    comm: MPI_Comm,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    let call = Call::enter(ids::COMM_ATTACH_BUFFER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let size = checks::count(size as i64, "size")?;
        unsafe { crate::chapters::buffer::comm_attach_buffer(comm, buffer, size as i64) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), buffer.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_attach_buffer_c(
    comm: MPI_Comm,
    buffer: *mut c_void,
    size: MPI_Count,
) -> c_int {
    let call = Call::enter(ids::COMM_ATTACH_BUFFER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let size = checks::count(size as i64, "size")?;
        unsafe { crate::chapters::buffer::comm_attach_buffer(comm, buffer, size as i64) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), buffer.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_detach_buffer(
    comm: MPI_Comm,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::COMM_DETACH_BUFFER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(size, "size")?;
        unsafe { crate::chapters::buffer::comm_detach_buffer(comm, buffer_addr, IntOut::I32(size)) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), buffer_addr.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_detach_buffer_c(
    comm: MPI_Comm,
    buffer_addr: *mut c_void,
    size: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::COMM_DETACH_BUFFER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(size, "size")?;
        unsafe {
            crate::chapters::buffer::comm_detach_buffer(
                comm,
                buffer_addr,
                IntOut::I64(size.cast::<i64>()),
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), buffer_addr.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_flush_buffer(comm: MPI_Comm) -> c_int {
    let call = Call::enter(ids::COMM_FLUSH_BUFFER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        unsafe { crate::chapters::buffer::comm_flush_buffer(comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_iflush_buffer(
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::COMM_IFLUSH_BUFFER);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::buffer::comm_iflush_buffer(comm, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_count(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::GET_COUNT);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(count, "count")?;
        unsafe { crate::chapters::status::get_count(status, datatype, IntOut::I32(count)) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), datatype.word(), count.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_count_c(
    status: *const MPI_Status,
    datatype: MPI_Datatype,
    count: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::GET_COUNT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(count, "count")?;
        unsafe {
            crate::chapters::status::get_count(status, datatype, IntOut::I64(count.cast::<i64>()))
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), datatype.word(), count.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IBSEND);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::ibsend(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IBSEND_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::ibsend(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Improbe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    flag: *mut c_int,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::IMPROBE);
    let done = (|| -> Result<()> {
        call.running()?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        checks::out(flag, "flag")?;
        checks::out(message, "message")?;
        unsafe { crate::chapters::p2p::improbe(source, tag, comm, flag, message, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[source.word(), tag.word(), comm.word(), flag.word(), message.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Imrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IMRECV);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(message, "message")?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::p2p::imrecv(buf, count as i64, datatype, message, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[buf.word(), count.word(), datatype.word(), message.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Imrecv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IMRECV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(message, "message")?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::p2p::imrecv(buf, count as i64, datatype, message, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[buf.word(), count.word(), datatype.word(), message.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iprobe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::IPROBE);
    let done = (|| -> Result<()> {
        call.running()?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::p2p::iprobe(source, tag, comm, flag, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[source.word(), tag.word(), comm.word(), flag.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irecv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IRECV);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(buf, count, datatype, "buf", source)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::irecv(buf, count as i64, datatype, source, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                source.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irecv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IRECV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(buf, count, datatype, "buf", source)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::irecv(buf, count as i64, datatype, source, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                source.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IRSEND);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::irsend(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::IRSEND_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::irsend(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISEND);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::isend(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISEND_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::isend(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISENDRECV);
    let done = (|| -> Result<()> {
        call.running()?;
        let sendcount = checks::count(sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_for(sendcount, sendtype)?;
        let sendtag = checks::tag(sendtag)?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_for(recvcount, recvtype)?;
        let recvtag = checks::tag_any(recvtag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(sendbuf, sendcount, sendtype, "sendbuf", dest)?;
        checks::fits(sendcount, sendtype)?;
        checks::moved(recvbuf, recvcount, recvtype, "recvbuf", source)?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::isendrecv(
                sendbuf,
                sendcount as i64,
                sendtype,
                dest,
                sendtag,
                recvbuf,
                recvcount as i64,
                recvtype,
                source,
                recvtag,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                dest.word(),
                sendtag.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                source.word(),
                recvtag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISENDRECV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let sendcount = checks::count(sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_for(sendcount, sendtype)?;
        let sendtag = checks::tag(sendtag)?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_for(recvcount, recvtype)?;
        let recvtag = checks::tag_any(recvtag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(sendbuf, sendcount, sendtype, "sendbuf", dest)?;
        checks::fits(sendcount, sendtype)?;
        checks::moved(recvbuf, recvcount, recvtype, "recvbuf", source)?;
        checks::fits(recvcount, recvtype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::isendrecv(
                sendbuf,
                sendcount as i64,
                sendtype,
                dest,
                sendtag,
                recvbuf,
                recvcount as i64,
                recvtype,
                source,
                recvtag,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                dest.word(),
                sendtag.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                source.word(),
                recvtag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISENDRECV_REPLACE);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let sendtag = checks::tag(sendtag)?;
        let recvtag = checks::tag_any(recvtag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let source = checks::source_any(source, comm)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::isendrecv_replace(
                buf,
                count as i64,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                sendtag.word(),
                source.word(),
                recvtag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_replace_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISENDRECV_REPLACE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let sendtag = checks::tag(sendtag)?;
        let recvtag = checks::tag_any(recvtag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let source = checks::source_any(source, comm)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::isendrecv_replace(
                buf,
                count as i64,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                sendtag.word(),
                source.word(),
                recvtag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Issend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISSEND);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::issend(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Issend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::ISSEND_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::issend(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mprobe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::MPROBE);
    let done = (|| -> Result<()> {
        call.running()?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        checks::out(message, "message")?;
        unsafe { crate::chapters::p2p::mprobe(source, tag, comm, message, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[source.word(), tag.word(), comm.word(), message.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::MRECV);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(message, "message")?;
        unsafe { crate::chapters::p2p::mrecv(buf, count as i64, datatype, message, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[buf.word(), count.word(), datatype.word(), message.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mrecv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    message: *mut MPI_Message,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::MRECV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(message, "message")?;
        unsafe { crate::chapters::p2p::mrecv(buf, count as i64, datatype, message, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[buf.word(), count.word(), datatype.word(), message.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Probe(
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::PROBE);
    let done = (|| -> Result<()> {
        call.running()?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        unsafe { crate::chapters::p2p::probe(source, tag, comm, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[source.word(), tag.word(), comm.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::RECV);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(buf, count, datatype, "buf", source)?;
        unsafe {
            crate::chapters::p2p::recv(buf, count as i64, datatype, source, tag, comm, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                source.word(),
                tag.word(),
                comm.word(),
                status.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::RECV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(buf, count, datatype, "buf", source)?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::p2p::recv(buf, count as i64, datatype, source, tag, comm, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                source.word(),
                tag.word(),
                comm.word(),
                status.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_init(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RECV_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(buf, count, datatype, "buf", source)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::recv_init(buf, count as i64, datatype, source, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                source.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_init_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    source: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RECV_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag_any(tag)?;
        let comm = checks::comm(comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(buf, count, datatype, "buf", source)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::recv_init(buf, count as i64, datatype, source, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                source.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_free(request: *mut MPI_Request) -> c_int {
    let call = Call::enter(ids::REQUEST_FREE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::request::request_free(request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status(
    request: MPI_Request,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::REQUEST_GET_STATUS);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::request::request_get_status(request, flag, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[request.word(), flag.word(), status.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_all(
    count: c_int,
    array_of_requests: *const MPI_Request,
    flag: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::REQUEST_GET_STATUS_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe {
            crate::chapters::request::many::request_get_status_all(
                count,
                array_of_requests,
                flag,
                array_of_statuses,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[count.word(), array_of_requests.word(), flag.word(), array_of_statuses.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_any(
    count: c_int,
    array_of_requests: *const MPI_Request,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::REQUEST_GET_STATUS_ANY);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(index, "index")?;
        checks::out(flag, "flag")?;
        unsafe {
            crate::chapters::request::many::request_get_status_any(
                count,
                array_of_requests,
                index,
                flag,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[count.word(), array_of_requests.word(), index.word(), flag.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_some(
    incount: c_int,
    array_of_requests: *const MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::REQUEST_GET_STATUS_SOME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(outcount, "outcount")?;
        unsafe {
            crate::chapters::request::many::request_get_status_some(
                incount,
                array_of_requests,
                outcount,
                array_of_indices,
                array_of_statuses,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                incount.word(),
                array_of_requests.word(),
                outcount.word(),
                array_of_indices.word(),
                array_of_statuses.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::RSEND);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        unsafe { crate::chapters::p2p::rsend(buf, count as i64, datatype, dest, tag, comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buf.word(), count.word(), datatype.word(), dest.word(), tag.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::RSEND_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        unsafe { crate::chapters::p2p::rsend(buf, count as i64, datatype, dest, tag, comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buf.word(), count.word(), datatype.word(), dest.word(), tag.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RSEND_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::rsend_init(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RSEND_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::rsend_init(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SEND);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        unsafe { crate::chapters::p2p::send(buf, count as i64, datatype, dest, tag, comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buf.word(), count.word(), datatype.word(), dest.word(), tag.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SEND_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        unsafe { crate::chapters::p2p::send(buf, count as i64, datatype, dest, tag, comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buf.word(), count.word(), datatype.word(), dest.word(), tag.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SEND_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::send_init(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SEND_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::send_init(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::SENDRECV);
    let done = (|| -> Result<()> {
        call.running()?;
        let sendcount = checks::count(sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_for(sendcount, sendtype)?;
        let sendtag = checks::tag(sendtag)?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_for(recvcount, recvtype)?;
        let recvtag = checks::tag_any(recvtag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(sendbuf, sendcount, sendtype, "sendbuf", dest)?;
        checks::fits(sendcount, sendtype)?;
        checks::moved(recvbuf, recvcount, recvtype, "recvbuf", source)?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::p2p::sendrecv(
                sendbuf,
                sendcount as i64,
                sendtype,
                dest,
                sendtag,
                recvbuf,
                recvcount as i64,
                recvtype,
                source,
                recvtag,
                comm,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                dest.word(),
                sendtag.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                source.word(),
                recvtag.word(),
                comm.word(),
                status.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_c(
    sendbuf: *const c_void,
    sendcount: MPI_Count,
    sendtype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: MPI_Count,
    recvtype: MPI_Datatype,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::SENDRECV_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let sendcount = checks::count(sendcount as i64, "sendcount")?;
        let sendtype = checks::committed_for(sendcount, sendtype)?;
        let sendtag = checks::tag(sendtag)?;
        let recvcount = checks::count(recvcount as i64, "recvcount")?;
        let recvtype = checks::committed_for(recvcount, recvtype)?;
        let recvtag = checks::tag_any(recvtag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let source = checks::source_any(source, comm)?;
        checks::moved(sendbuf, sendcount, sendtype, "sendbuf", dest)?;
        checks::fits(sendcount, sendtype)?;
        checks::moved(recvbuf, recvcount, recvtype, "recvbuf", source)?;
        checks::fits(recvcount, recvtype)?;
        unsafe {
            crate::chapters::p2p::sendrecv(
                sendbuf,
                sendcount as i64,
                sendtype,
                dest,
                sendtag,
                recvbuf,
                recvcount as i64,
                recvtype,
                source,
                recvtag,
                comm,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                sendbuf.word(),
                sendcount.word(),
                sendtype.word(),
                dest.word(),
                sendtag.word(),
                recvbuf.word(),
                recvcount.word(),
                recvtype.word(),
                source.word(),
                recvtag.word(),
                comm.word(),
                status.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::SENDRECV_REPLACE);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let sendtag = checks::tag(sendtag)?;
        let recvtag = checks::tag_any(recvtag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let source = checks::source_any(source, comm)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::p2p::sendrecv_replace(
                buf,
                count as i64,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                sendtag.word(),
                source.word(),
                recvtag.word(),
                comm.word(),
                status.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_replace_c(
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: MPI_Comm,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::SENDRECV_REPLACE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let sendtag = checks::tag(sendtag)?;
        let recvtag = checks::tag_any(recvtag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        let source = checks::source_any(source, comm)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::p2p::sendrecv_replace(
                buf,
                count as i64,
                datatype,
                dest,
                sendtag,
                source,
                recvtag,
                comm,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                sendtag.word(),
                source.word(),
                recvtag.word(),
                comm.word(),
                status.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_attach_buffer(
    session: MPI_Session,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    let call = Call::enter(ids::SESSION_ATTACH_BUFFER);
    let done = (|| -> Result<()> {
        call.running()?;
        let size = checks::count(size as i64, "size")?;
        unsafe { crate::chapters::buffer::session_attach_buffer(session, buffer, size as i64) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Session(session), &[session.word(), buffer.word(), size.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_attach_buffer_c(
    session: MPI_Session,
    buffer: *mut c_void,
    size: MPI_Count,
) -> c_int {
    let call = Call::enter(ids::SESSION_ATTACH_BUFFER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let size = checks::count(size as i64, "size")?;
        unsafe { crate::chapters::buffer::session_attach_buffer(session, buffer, size as i64) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Session(session), &[session.word(), buffer.word(), size.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_detach_buffer(
    session: MPI_Session,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::SESSION_DETACH_BUFFER);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(size, "size")?;
        unsafe {
            crate::chapters::buffer::session_detach_buffer(session, buffer_addr, IntOut::I32(size))
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Session(session),
            &[session.word(), buffer_addr.word(), size.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_detach_buffer_c(
    session: MPI_Session,
    buffer_addr: *mut c_void,
    size: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::SESSION_DETACH_BUFFER_C);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(size, "size")?;
        unsafe {
            crate::chapters::buffer::session_detach_buffer(
                session,
                buffer_addr,
                IntOut::I64(size.cast::<i64>()),
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Session(session),
            &[session.word(), buffer_addr.word(), size.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_flush_buffer(session: MPI_Session) -> c_int {
    let call = Call::enter(ids::SESSION_FLUSH_BUFFER);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::buffer::session_flush_buffer(session) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Session(session), &[session.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_iflush_buffer(
    session: MPI_Session,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SESSION_IFLUSH_BUFFER);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::buffer::session_iflush_buffer(session, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Session(session), &[session.word(), request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SSEND);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        unsafe { crate::chapters::p2p::ssend(buf, count as i64, datatype, dest, tag, comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buf.word(), count.word(), datatype.word(), dest.word(), tag.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
) -> c_int {
    let call = Call::enter(ids::SSEND_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        unsafe { crate::chapters::p2p::ssend(buf, count as i64, datatype, dest, tag, comm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[buf.word(), count.word(), datatype.word(), dest.word(), tag.word(), comm.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_init(
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SSEND_INIT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::ssend_init(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_init_c(
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    dest: c_int,
    tag: c_int,
    comm: MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::SSEND_INIT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        let tag = checks::tag(tag)?;
        let comm = checks::comm(comm)?;
        let dest = checks::dest(dest, comm)?;
        checks::moved(buf, count, datatype, "buf", dest)?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::p2p::ssend_init(buf, count as i64, datatype, dest, tag, comm, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[
                buf.word(),
                count.word(),
                datatype.word(),
                dest.word(),
                tag.word(),
                comm.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Start(request: *mut MPI_Request) -> c_int {
    let call = Call::enter(ids::START);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::request::start(request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Startall(count: c_int, array_of_requests: *mut MPI_Request) -> c_int {
    let call = Call::enter(ids::STARTALL);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::request::many::startall(count, array_of_requests) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[count.word(), array_of_requests.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_error(
    status: *const MPI_Status,
    err: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::STATUS_GET_ERROR);
    let done = (|| -> Result<()> {
        checks::out(err, "err")?;
        unsafe { crate::chapters::status::status_get_error(status, err) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), err.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_source(
    status: *const MPI_Status,
    source: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::STATUS_GET_SOURCE);
    let done = (|| -> Result<()> {
        checks::out(source, "source")?;
        unsafe { crate::chapters::status::status_get_source(status, source) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), source.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_tag(status: *const MPI_Status, tag: *mut c_int) -> c_int {
    let call = Call::enter(ids::STATUS_GET_TAG);
    let done = (|| -> Result<()> {
        checks::out(tag, "tag")?;
        unsafe { crate::chapters::status::status_get_tag(status, tag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), tag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_error(status: *mut MPI_Status, err: c_int) -> c_int {
    let call = Call::enter(ids::STATUS_SET_ERROR);
    let done =
        (|| -> Result<()> { unsafe { crate::chapters::status::status_set_error(status, err) } })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), err.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_source(status: *mut MPI_Status, source: c_int) -> c_int {
    let call = Call::enter(ids::STATUS_SET_SOURCE);
    let done = (|| -> Result<()> {
        unsafe { crate::chapters::status::status_set_source(status, source) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), source.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_tag(status: *mut MPI_Status, tag: c_int) -> c_int {
    let call = Call::enter(ids::STATUS_SET_TAG);
    let done =
        (|| -> Result<()> { unsafe { crate::chapters::status::status_set_tag(status, tag) } })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), tag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Test(
    request: *mut MPI_Request,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::TEST);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(request, "request")?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::request::test(request, flag, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[request.word(), flag.word(), status.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Test_cancelled(status: *const MPI_Status, flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::TEST_CANCELLED);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::status::test_cancelled(status, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[status.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testall(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    flag: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::TESTALL);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe {
            crate::chapters::request::many::testall(
                count,
                array_of_requests,
                flag,
                array_of_statuses,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[count.word(), array_of_requests.word(), flag.word(), array_of_statuses.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testany(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    index: *mut c_int,
    flag: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::TESTANY);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(index, "index")?;
        checks::out(flag, "flag")?;
        unsafe {
            crate::chapters::request::many::testany(count, array_of_requests, index, flag, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[count.word(), array_of_requests.word(), index.word(), flag.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testsome(
    incount: c_int,
    array_of_requests: *mut MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::TESTSOME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(outcount, "outcount")?;
        unsafe {
            crate::chapters::request::many::testsome(
                incount,
                array_of_requests,
                outcount,
                array_of_indices,
                array_of_statuses,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                incount.word(),
                array_of_requests.word(),
                outcount.word(),
                array_of_indices.word(),
                array_of_statuses.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wait(request: *mut MPI_Request, status: *mut MPI_Status) -> c_int {
    let call = Call::enter(ids::WAIT);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::request::wait(request, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Default, &[request.word(), status.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitall(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::WAITALL);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe {
            crate::chapters::request::many::waitall(count, array_of_requests, array_of_statuses)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[count.word(), array_of_requests.word(), array_of_statuses.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitany(
    count: c_int,
    array_of_requests: *mut MPI_Request,
    index: *mut c_int,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::WAITANY);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(index, "index")?;
        unsafe { crate::chapters::request::many::waitany(count, array_of_requests, index, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[count.word(), array_of_requests.word(), index.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitsome(
    incount: c_int,
    array_of_requests: *mut MPI_Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::WAITSOME);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(outcount, "outcount")?;
        unsafe {
            crate::chapters::request::many::waitsome(
                incount,
                array_of_requests,
                outcount,
                array_of_indices,
                array_of_statuses,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Default,
            &[
                incount.word(),
                array_of_requests.word(),
                outcount.word(),
                array_of_indices.word(),
                array_of_statuses.word(),
            ],
            e,
        ),
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
