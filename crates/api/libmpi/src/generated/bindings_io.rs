// Made by `cargo x codegen`; do not edit.
//! Input and output (MPI-5.0 chapter 14).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_close(fh: *mut MPI_File) -> c_int {
    let call = Call::enter(ids::FILE_CLOSE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(fh, "fh")?;
        unsafe { crate::chapters::io::file_close(fh) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(peek(fh)), &[fh.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_delete(filename: *const c_char, info: MPI_Info) -> c_int {
    let call = Call::enter(ids::FILE_DELETE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(filename, "filename")?;
        let info = checks::info(info)?;
        unsafe { crate::chapters::io::file_delete(filename, info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(MPI_FILE_NULL), &[filename.word(), info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_amode(fh: MPI_File, amode: *mut c_int) -> c_int {
    let call = Call::enter(ids::FILE_GET_AMODE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(amode, "amode")?;
        unsafe { crate::chapters::io::file_get_amode(fh, amode) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), amode.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_atomicity(fh: MPI_File, flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::FILE_GET_ATOMICITY);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::io::file_get_atomicity(fh, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_byte_offset(
    fh: MPI_File,
    offset: MPI_Offset,
    disp: *mut MPI_Offset,
) -> c_int {
    let call = Call::enter(ids::FILE_GET_BYTE_OFFSET);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(disp, "disp")?;
        unsafe { crate::chapters::io::file_get_byte_offset(fh, offset, disp) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), offset.word(), disp.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_group(fh: MPI_File, group: *mut MPI_Group) -> c_int {
    let call = Call::enter(ids::FILE_GET_GROUP);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(group, "group")?;
        unsafe { crate::chapters::io::file_get_group(fh, group) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), group.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_info(fh: MPI_File, info_used: *mut MPI_Info) -> c_int {
    let call = Call::enter(ids::FILE_GET_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(info_used, "info_used")?;
        unsafe { crate::chapters::io::file_get_info(fh, info_used) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), info_used.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_position(fh: MPI_File, offset: *mut MPI_Offset) -> c_int {
    let call = Call::enter(ids::FILE_GET_POSITION);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(offset, "offset")?;
        unsafe { crate::chapters::io::file_get_position(fh, offset) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), offset.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_position_shared(
    fh: MPI_File,
    offset: *mut MPI_Offset,
) -> c_int {
    let call = Call::enter(ids::FILE_GET_POSITION_SHARED);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(offset, "offset")?;
        unsafe { crate::chapters::io::file_get_position_shared(fh, offset) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), offset.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_size(fh: MPI_File, size: *mut MPI_Offset) -> c_int {
    let call = Call::enter(ids::FILE_GET_SIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(size, "size")?;
        unsafe { crate::chapters::io::file_get_size(fh, size) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_type_extent(
    fh: MPI_File,
    datatype: MPI_Datatype,
    extent: *mut MPI_Aint,
) -> c_int {
    let call = Call::enter(ids::FILE_GET_TYPE_EXTENT);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(extent, "extent")?;
        unsafe {
            crate::chapters::io::file_get_type_extent(
                fh,
                datatype,
                IntOut::I64(extent.cast::<i64>()),
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), datatype.word(), extent.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_type_extent_c(
    fh: MPI_File,
    datatype: MPI_Datatype,
    extent: *mut MPI_Count,
) -> c_int {
    let call = Call::enter(ids::FILE_GET_TYPE_EXTENT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::datatype(datatype)?;
        checks::out(extent, "extent")?;
        unsafe {
            crate::chapters::io::file_get_type_extent(
                fh,
                datatype,
                IntOut::I64(extent.cast::<i64>()),
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), datatype.word(), extent.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_view(
    fh: MPI_File,
    disp: *mut MPI_Offset,
    etype: *mut MPI_Datatype,
    filetype: *mut MPI_Datatype,
    datarep: *mut c_char,
) -> c_int {
    let call = Call::enter(ids::FILE_GET_VIEW);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(disp, "disp")?;
        checks::out(etype, "etype")?;
        checks::out(filetype, "filetype")?;
        unsafe { crate::chapters::io::file_get_view(fh, disp, etype, filetype, datarep) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), disp.word(), etype.word(), filetype.word(), datarep.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::io::access::file_iread(fh, buf, count as i64, datatype, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::io::access::file_iread(fh, buf, count as i64, datatype, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_all(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_iread_all(fh, buf, count as i64, datatype, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_all_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD_ALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_iread_all(fh, buf, count as i64, datatype, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD_AT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iread_at(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD_AT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iread_at(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD_AT_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_iread_at_all(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD_AT_ALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_iread_at_all(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_shared(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD_SHARED);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iread_shared(fh, buf, count as i64, datatype, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_shared_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IREAD_SHARED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iread_shared(fh, buf, count as i64, datatype, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iwrite(fh, buf, count as i64, datatype, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iwrite(fh, buf, count as i64, datatype, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_all(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_iwrite_all(fh, buf, count as i64, datatype, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_all_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE_ALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_iwrite_all(fh, buf, count as i64, datatype, request)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE_AT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iwrite_at(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE_AT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iwrite_at(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE_AT_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_iwrite_at_all(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE_AT_ALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_iwrite_at_all(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_shared(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE_SHARED);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iwrite_shared(
                fh,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_shared_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::FILE_IWRITE_SHARED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::io::access::file_iwrite_shared(
                fh,
                buf,
                count as i64,
                datatype,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), request.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_open(
    comm: MPI_Comm,
    filename: *const c_char,
    amode: c_int,
    info: MPI_Info,
    fh: *mut MPI_File,
) -> c_int {
    let call = Call::enter(ids::FILE_OPEN);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        let info = checks::out(fh, "fh").and_then(|()| checks::info(info));
        unsafe { crate::chapters::io::file_open(comm, filename, amode, info, fh) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(MPI_FILE_NULL),
            &[comm.word(), filename.word(), amode.word(), info.word(), fh.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_preallocate(fh: MPI_File, size: MPI_Offset) -> c_int {
    let call = Call::enter(ids::FILE_PREALLOCATE);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::file_preallocate(fh, size) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe { crate::chapters::io::access::file_read(fh, buf, count as i64, datatype, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe { crate::chapters::io::access::file_read(fh, buf, count as i64, datatype, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_all(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_all(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_begin(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ALL_BEGIN);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe { crate::chapters::io::access::file_read_all_begin(fh, buf, count as i64, datatype) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::File(fh), &[fh.word(), buf.word(), count.word(), datatype.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_begin_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ALL_BEGIN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe { crate::chapters::io::access::file_read_all_begin(fh, buf, count as i64, datatype) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::File(fh), &[fh.word(), buf.word(), count.word(), datatype.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ALL_END);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::access::file_read_all_end(fh, buf, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), buf.word(), status.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_AT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::io::access::file_read_at(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_AT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::io::access::file_read_at(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_AT_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_at_all(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_AT_ALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_at_all(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_begin(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_AT_ALL_BEGIN);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_at_all_begin(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_begin_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_AT_ALL_BEGIN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_at_all_begin(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_AT_ALL_END);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::access::file_read_at_all_end(fh, buf, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), buf.word(), status.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ORDERED);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_ordered(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ORDERED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_ordered(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_begin(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ORDERED_BEGIN);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_ordered_begin(fh, buf, count as i64, datatype)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::File(fh), &[fh.word(), buf.word(), count.word(), datatype.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_begin_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ORDERED_BEGIN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_read_ordered_begin(fh, buf, count as i64, datatype)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::File(fh), &[fh.word(), buf.word(), count.word(), datatype.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_end(
    fh: MPI_File,
    buf: *mut c_void,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_ORDERED_END);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::access::file_read_ordered_end(fh, buf, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), buf.word(), status.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_shared(
    fh: MPI_File,
    buf: *mut c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_SHARED);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::io::access::file_read_shared(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_shared_c(
    fh: MPI_File,
    buf: *mut c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_READ_SHARED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::io::access::file_read_shared(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_seek(fh: MPI_File, offset: MPI_Offset, whence: c_int) -> c_int {
    let call = Call::enter(ids::FILE_SEEK);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::file_seek(fh, offset, whence) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), offset.word(), whence.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_seek_shared(
    fh: MPI_File,
    offset: MPI_Offset,
    whence: c_int,
) -> c_int {
    let call = Call::enter(ids::FILE_SEEK_SHARED);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::file_seek_shared(fh, offset, whence) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), offset.word(), whence.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_atomicity(fh: MPI_File, flag: c_int) -> c_int {
    let call = Call::enter(ids::FILE_SET_ATOMICITY);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::file_set_atomicity(fh, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_info(fh: MPI_File, info: MPI_Info) -> c_int {
    let call = Call::enter(ids::FILE_SET_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info);
        unsafe { crate::chapters::io::file_set_info(fh, info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_size(fh: MPI_File, size: MPI_Offset) -> c_int {
    let call = Call::enter(ids::FILE_SET_SIZE);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::file_set_size(fh, size) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_view(
    fh: MPI_File,
    disp: MPI_Offset,
    etype: MPI_Datatype,
    filetype: MPI_Datatype,
    datarep: *const c_char,
    info: MPI_Info,
) -> c_int {
    let call = Call::enter(ids::FILE_SET_VIEW);
    let done = (|| -> Result<()> {
        call.running()?;
        let etype = checks::datatype(etype);
        let filetype = checks::datatype(filetype);
        let info = checks::info(info);
        unsafe { crate::chapters::io::file_set_view(fh, disp, etype, filetype, datarep, info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), disp.word(), etype.word(), filetype.word(), datarep.word(), info.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_sync(fh: MPI_File) -> c_int {
    let call = Call::enter(ids::FILE_SYNC);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::file_sync(fh) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe { crate::chapters::io::access::file_write(fh, buf, count as i64, datatype, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe { crate::chapters::io::access::file_write(fh, buf, count as i64, datatype, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_all(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_all(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_begin(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ALL_BEGIN);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_all_begin(fh, buf, count as i64, datatype)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::File(fh), &[fh.word(), buf.word(), count.word(), datatype.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_begin_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ALL_BEGIN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_all_begin(fh, buf, count as i64, datatype)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::File(fh), &[fh.word(), buf.word(), count.word(), datatype.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ALL_END);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::access::file_write_all_end(fh, buf, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), buf.word(), status.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_AT);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::io::access::file_write_at(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_AT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::io::access::file_write_at(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_AT_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_at_all(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_AT_ALL_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_at_all(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
                status,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_begin(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_AT_ALL_BEGIN);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_at_all_begin(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_begin_c(
    fh: MPI_File,
    offset: MPI_Offset,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_AT_ALL_BEGIN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_at_all_begin(
                fh,
                offset,
                buf,
                count as i64,
                datatype,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), offset.word(), buf.word(), count.word(), datatype.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_AT_ALL_END);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::access::file_write_at_all_end(fh, buf, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), buf.word(), status.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ORDERED);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_ordered(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ORDERED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_ordered(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_begin(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ORDERED_BEGIN);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_ordered_begin(fh, buf, count as i64, datatype)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::File(fh), &[fh.word(), buf.word(), count.word(), datatype.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_begin_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ORDERED_BEGIN_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::data(buf, count as i64, datatype);
        unsafe {
            crate::chapters::io::access::file_write_ordered_begin(fh, buf, count as i64, datatype)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::File(fh), &[fh.word(), buf.word(), count.word(), datatype.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_end(
    fh: MPI_File,
    buf: *const c_void,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_ORDERED_END);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::io::access::file_write_ordered_end(fh, buf, status) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), buf.word(), status.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_shared(
    fh: MPI_File,
    buf: *const c_void,
    count: c_int,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_SHARED);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::io::access::file_write_shared(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_shared_c(
    fh: MPI_File,
    buf: *const c_void,
    count: MPI_Count,
    datatype: MPI_Datatype,
    status: *mut MPI_Status,
) -> c_int {
    let call = Call::enter(ids::FILE_WRITE_SHARED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let count = checks::count(count as i64, "count")?;
        let datatype = checks::committed_for(count, datatype)?;
        checks::buffer(buf, count, datatype, "buf")?;
        checks::fits(count, datatype)?;
        unsafe {
            crate::chapters::io::access::file_write_shared(fh, buf, count as i64, datatype, status)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(fh),
            &[fh.word(), buf.word(), count.word(), datatype.word(), status.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Register_datarep(
    datarep: *const c_char,
    read_conversion_fn: MPI_Datarep_conversion_function,
    write_conversion_fn: MPI_Datarep_conversion_function,
    dtype_file_extent_fn: MPI_Datarep_extent_function,
    extra_state: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::REGISTER_DATAREP);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(datarep, "datarep")?;
        unsafe {
            crate::chapters::io::datarep::register_datarep(
                datarep,
                Poly::Int(read_conversion_fn),
                Poly::Int(write_conversion_fn),
                dtype_file_extent_fn,
                extra_state,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(MPI_FILE_NULL),
            &[
                datarep.word(),
                read_conversion_fn.word(),
                write_conversion_fn.word(),
                dtype_file_extent_fn.word(),
                extra_state.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Register_datarep_c(
    datarep: *const c_char,
    read_conversion_fn: MPI_Datarep_conversion_function_c,
    write_conversion_fn: MPI_Datarep_conversion_function_c,
    dtype_file_extent_fn: MPI_Datarep_extent_function,
    extra_state: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::REGISTER_DATAREP_C);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::text(datarep, "datarep")?;
        unsafe {
            crate::chapters::io::datarep::register_datarep(
                datarep,
                Poly::Count(read_conversion_fn),
                Poly::Count(write_conversion_fn),
                dtype_file_extent_fn,
                extra_state,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::File(MPI_FILE_NULL),
            &[
                datarep.word(),
                read_conversion_fn.word(),
                write_conversion_fn.word(),
                dtype_file_extent_fn.word(),
                extra_state.word(),
            ],
            e,
        ),
    }
}

std::arch::global_asm!(
    ".weak MPI_File_close",
    ".set MPI_File_close, PMPI_File_close",
    ".weak MPI_File_delete",
    ".set MPI_File_delete, PMPI_File_delete",
    ".weak MPI_File_get_amode",
    ".set MPI_File_get_amode, PMPI_File_get_amode",
    ".weak MPI_File_get_atomicity",
    ".set MPI_File_get_atomicity, PMPI_File_get_atomicity",
    ".weak MPI_File_get_byte_offset",
    ".set MPI_File_get_byte_offset, PMPI_File_get_byte_offset",
    ".weak MPI_File_get_group",
    ".set MPI_File_get_group, PMPI_File_get_group",
    ".weak MPI_File_get_info",
    ".set MPI_File_get_info, PMPI_File_get_info",
    ".weak MPI_File_get_position",
    ".set MPI_File_get_position, PMPI_File_get_position",
    ".weak MPI_File_get_position_shared",
    ".set MPI_File_get_position_shared, PMPI_File_get_position_shared",
    ".weak MPI_File_get_size",
    ".set MPI_File_get_size, PMPI_File_get_size",
    ".weak MPI_File_get_type_extent",
    ".set MPI_File_get_type_extent, PMPI_File_get_type_extent",
    ".weak MPI_File_get_type_extent_c",
    ".set MPI_File_get_type_extent_c, PMPI_File_get_type_extent_c",
    ".weak MPI_File_get_view",
    ".set MPI_File_get_view, PMPI_File_get_view",
    ".weak MPI_File_iread",
    ".set MPI_File_iread, PMPI_File_iread",
    ".weak MPI_File_iread_c",
    ".set MPI_File_iread_c, PMPI_File_iread_c",
    ".weak MPI_File_iread_all",
    ".set MPI_File_iread_all, PMPI_File_iread_all",
    ".weak MPI_File_iread_all_c",
    ".set MPI_File_iread_all_c, PMPI_File_iread_all_c",
    ".weak MPI_File_iread_at",
    ".set MPI_File_iread_at, PMPI_File_iread_at",
    ".weak MPI_File_iread_at_c",
    ".set MPI_File_iread_at_c, PMPI_File_iread_at_c",
    ".weak MPI_File_iread_at_all",
    ".set MPI_File_iread_at_all, PMPI_File_iread_at_all",
    ".weak MPI_File_iread_at_all_c",
    ".set MPI_File_iread_at_all_c, PMPI_File_iread_at_all_c",
    ".weak MPI_File_iread_shared",
    ".set MPI_File_iread_shared, PMPI_File_iread_shared",
    ".weak MPI_File_iread_shared_c",
    ".set MPI_File_iread_shared_c, PMPI_File_iread_shared_c",
    ".weak MPI_File_iwrite",
    ".set MPI_File_iwrite, PMPI_File_iwrite",
    ".weak MPI_File_iwrite_c",
    ".set MPI_File_iwrite_c, PMPI_File_iwrite_c",
    ".weak MPI_File_iwrite_all",
    ".set MPI_File_iwrite_all, PMPI_File_iwrite_all",
    ".weak MPI_File_iwrite_all_c",
    ".set MPI_File_iwrite_all_c, PMPI_File_iwrite_all_c",
    ".weak MPI_File_iwrite_at",
    ".set MPI_File_iwrite_at, PMPI_File_iwrite_at",
    ".weak MPI_File_iwrite_at_c",
    ".set MPI_File_iwrite_at_c, PMPI_File_iwrite_at_c",
    ".weak MPI_File_iwrite_at_all",
    ".set MPI_File_iwrite_at_all, PMPI_File_iwrite_at_all",
    ".weak MPI_File_iwrite_at_all_c",
    ".set MPI_File_iwrite_at_all_c, PMPI_File_iwrite_at_all_c",
    ".weak MPI_File_iwrite_shared",
    ".set MPI_File_iwrite_shared, PMPI_File_iwrite_shared",
    ".weak MPI_File_iwrite_shared_c",
    ".set MPI_File_iwrite_shared_c, PMPI_File_iwrite_shared_c",
    ".weak MPI_File_open",
    ".set MPI_File_open, PMPI_File_open",
    ".weak MPI_File_preallocate",
    ".set MPI_File_preallocate, PMPI_File_preallocate",
    ".weak MPI_File_read",
    ".set MPI_File_read, PMPI_File_read",
    ".weak MPI_File_read_c",
    ".set MPI_File_read_c, PMPI_File_read_c",
    ".weak MPI_File_read_all",
    ".set MPI_File_read_all, PMPI_File_read_all",
    ".weak MPI_File_read_all_c",
    ".set MPI_File_read_all_c, PMPI_File_read_all_c",
    ".weak MPI_File_read_all_begin",
    ".set MPI_File_read_all_begin, PMPI_File_read_all_begin",
    ".weak MPI_File_read_all_begin_c",
    ".set MPI_File_read_all_begin_c, PMPI_File_read_all_begin_c",
    ".weak MPI_File_read_all_end",
    ".set MPI_File_read_all_end, PMPI_File_read_all_end",
    ".weak MPI_File_read_at",
    ".set MPI_File_read_at, PMPI_File_read_at",
    ".weak MPI_File_read_at_c",
    ".set MPI_File_read_at_c, PMPI_File_read_at_c",
    ".weak MPI_File_read_at_all",
    ".set MPI_File_read_at_all, PMPI_File_read_at_all",
    ".weak MPI_File_read_at_all_c",
    ".set MPI_File_read_at_all_c, PMPI_File_read_at_all_c",
    ".weak MPI_File_read_at_all_begin",
    ".set MPI_File_read_at_all_begin, PMPI_File_read_at_all_begin",
    ".weak MPI_File_read_at_all_begin_c",
    ".set MPI_File_read_at_all_begin_c, PMPI_File_read_at_all_begin_c",
    ".weak MPI_File_read_at_all_end",
    ".set MPI_File_read_at_all_end, PMPI_File_read_at_all_end",
    ".weak MPI_File_read_ordered",
    ".set MPI_File_read_ordered, PMPI_File_read_ordered",
    ".weak MPI_File_read_ordered_c",
    ".set MPI_File_read_ordered_c, PMPI_File_read_ordered_c",
    ".weak MPI_File_read_ordered_begin",
    ".set MPI_File_read_ordered_begin, PMPI_File_read_ordered_begin",
    ".weak MPI_File_read_ordered_begin_c",
    ".set MPI_File_read_ordered_begin_c, PMPI_File_read_ordered_begin_c",
    ".weak MPI_File_read_ordered_end",
    ".set MPI_File_read_ordered_end, PMPI_File_read_ordered_end",
    ".weak MPI_File_read_shared",
    ".set MPI_File_read_shared, PMPI_File_read_shared",
    ".weak MPI_File_read_shared_c",
    ".set MPI_File_read_shared_c, PMPI_File_read_shared_c",
    ".weak MPI_File_seek",
    ".set MPI_File_seek, PMPI_File_seek",
    ".weak MPI_File_seek_shared",
    ".set MPI_File_seek_shared, PMPI_File_seek_shared",
    ".weak MPI_File_set_atomicity",
    ".set MPI_File_set_atomicity, PMPI_File_set_atomicity",
    ".weak MPI_File_set_info",
    ".set MPI_File_set_info, PMPI_File_set_info",
    ".weak MPI_File_set_size",
    ".set MPI_File_set_size, PMPI_File_set_size",
    ".weak MPI_File_set_view",
    ".set MPI_File_set_view, PMPI_File_set_view",
    ".weak MPI_File_sync",
    ".set MPI_File_sync, PMPI_File_sync",
    ".weak MPI_File_write",
    ".set MPI_File_write, PMPI_File_write",
    ".weak MPI_File_write_c",
    ".set MPI_File_write_c, PMPI_File_write_c",
    ".weak MPI_File_write_all",
    ".set MPI_File_write_all, PMPI_File_write_all",
    ".weak MPI_File_write_all_c",
    ".set MPI_File_write_all_c, PMPI_File_write_all_c",
    ".weak MPI_File_write_all_begin",
    ".set MPI_File_write_all_begin, PMPI_File_write_all_begin",
    ".weak MPI_File_write_all_begin_c",
    ".set MPI_File_write_all_begin_c, PMPI_File_write_all_begin_c",
    ".weak MPI_File_write_all_end",
    ".set MPI_File_write_all_end, PMPI_File_write_all_end",
    ".weak MPI_File_write_at",
    ".set MPI_File_write_at, PMPI_File_write_at",
    ".weak MPI_File_write_at_c",
    ".set MPI_File_write_at_c, PMPI_File_write_at_c",
    ".weak MPI_File_write_at_all",
    ".set MPI_File_write_at_all, PMPI_File_write_at_all",
    ".weak MPI_File_write_at_all_c",
    ".set MPI_File_write_at_all_c, PMPI_File_write_at_all_c",
    ".weak MPI_File_write_at_all_begin",
    ".set MPI_File_write_at_all_begin, PMPI_File_write_at_all_begin",
    ".weak MPI_File_write_at_all_begin_c",
    ".set MPI_File_write_at_all_begin_c, PMPI_File_write_at_all_begin_c",
    ".weak MPI_File_write_at_all_end",
    ".set MPI_File_write_at_all_end, PMPI_File_write_at_all_end",
    ".weak MPI_File_write_ordered",
    ".set MPI_File_write_ordered, PMPI_File_write_ordered",
    ".weak MPI_File_write_ordered_c",
    ".set MPI_File_write_ordered_c, PMPI_File_write_ordered_c",
    ".weak MPI_File_write_ordered_begin",
    ".set MPI_File_write_ordered_begin, PMPI_File_write_ordered_begin",
    ".weak MPI_File_write_ordered_begin_c",
    ".set MPI_File_write_ordered_begin_c, PMPI_File_write_ordered_begin_c",
    ".weak MPI_File_write_ordered_end",
    ".set MPI_File_write_ordered_end, PMPI_File_write_ordered_end",
    ".weak MPI_File_write_shared",
    ".set MPI_File_write_shared, PMPI_File_write_shared",
    ".weak MPI_File_write_shared_c",
    ".set MPI_File_write_shared_c, PMPI_File_write_shared_c",
    ".weak MPI_Register_datarep",
    ".set MPI_Register_datarep, PMPI_Register_datarep",
    ".weak MPI_Register_datarep_c",
    ".set MPI_Register_datarep_c, PMPI_Register_datarep_c",
);
