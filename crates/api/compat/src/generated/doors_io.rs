// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 14: Input and output.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_close(fh: *mut usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let mut fh = OneHandle::new(&Files, fh, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::FILE_CLOSE);
        let done = call(fh.pass());
        fh.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_delete(filename: *mut c_void, info: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let filename_given = filename;
        let info_given = info;

        let info = handle_in(&INFO, info);
        let call: unsafe extern "C" fn(*mut c_void, usize) -> c_int = below(at::FILE_DELETE);
        let done = call(filename, info);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_amode(fh: usize, amode: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let amode_given = amode;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::FILE_GET_AMODE);
        let done = call(fh, amode);
        bits_out(AMODES, amode_given);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_atomicity(fh: usize, flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let flag_given = flag;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::FILE_GET_ATOMICITY);
        let done = call(fh, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_byte_offset(
    fh: usize,
    offset: i64,
    disp: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let disp_given = disp;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, i64, *mut i64) -> c_int =
            below(at::FILE_GET_BYTE_OFFSET);
        let done = call(fh, offset, disp);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_group(fh: usize, group: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let group_given = group;
        let fh = handle_in(&Files, fh);
        let mut group = OneHandle::new(&GROUP, group, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::FILE_GET_GROUP);
        let done = call(fh, group.pass());
        group.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_info(fh: usize, info_used: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let info_used_given = info_used;
        let fh = handle_in(&Files, fh);
        let mut info_used = OneHandle::new(&INFO, info_used, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::FILE_GET_INFO);
        let done = call(fh, info_used.pass());
        info_used.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_position(fh: usize, offset: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, *mut i64) -> c_int = below(at::FILE_GET_POSITION);
        let done = call(fh, offset);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_position_shared(fh: usize, offset: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, *mut i64) -> c_int =
            below(at::FILE_GET_POSITION_SHARED);
        let done = call(fh, offset);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_size(fh: usize, size: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let size_given = size;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, *mut i64) -> c_int = below(at::FILE_GET_SIZE);
        let done = call(fh, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_type_extent(
    fh: usize,
    datatype: Hand,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let datatype_given = datatype;
        let extent_given = extent;
        let fh = handle_in(&Files, fh);
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, usize, *mut i64) -> c_int =
            below(at::FILE_GET_TYPE_EXTENT);
        let done = call(fh, datatype, extent);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_type_extent_c(
    fh: usize,
    datatype: Hand,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let datatype_given = datatype;
        let extent_given = extent;
        let fh = handle_in(&Files, fh);
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, usize, *mut i64) -> c_int =
            below(at::FILE_GET_TYPE_EXTENT_C);
        let done = call(fh, datatype, extent);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_view(
    fh: usize,
    disp: *mut i64,
    etype: *mut Hand,
    filetype: *mut Hand,
    datarep: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let disp_given = disp;
        let etype_given = etype;
        let filetype_given = filetype;
        let datarep_given = datarep;
        let fh = handle_in(&Files, fh);

        let mut etype = OneHandle::new(&TYPE, etype, false);
        let mut filetype = OneHandle::new(&TYPE, filetype, false);

        let call: unsafe extern "C" fn(
            usize,
            *mut i64,
            *mut usize,
            *mut usize,
            *mut c_void,
        ) -> c_int = below(at::FILE_GET_VIEW);
        let done = call(fh, disp, etype.pass(), filetype.pass(), datarep);
        etype.done();
        filetype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD_C);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_all(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD_ALL);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_all_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD_ALL_C);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD_AT);
        let done = call(fh, offset, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD_AT_C);
        let done = call(fh, offset, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_all(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD_AT_ALL);
        let done = call(fh, offset, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_all_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD_AT_ALL_C);
        let done = call(fh, offset, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_shared(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD_SHARED);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_shared_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IREAD_SHARED_C);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE_C);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_all(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE_ALL);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_all_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE_ALL_C);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE_AT);
        let done = call(fh, offset, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE_AT_C);
        let done = call(fh, offset, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_all(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE_AT_ALL);
        let done = call(fh, offset, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_all_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE_AT_ALL_C);
        let done = call(fh, offset, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_shared(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE_SHARED);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_shared_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let request_given = request;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut usize) -> c_int =
            below(at::FILE_IWRITE_SHARED_C);
        let done = call(fh, buf, count, datatype, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_open(
    comm: Hand,
    filename: *mut c_void,
    amode: c_int,
    info: Hand,
    fh: *mut usize,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let filename_given = filename;
        let amode_given = amode;
        let info_given = info;
        let fh_given = fh;
        let comm = handle_in(&COMM, comm);

        let amode = bits_in(AMODES, amode);
        let info = handle_in(&INFO, info);
        let mut fh = OneHandle::new(&Files, fh, false);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut usize) -> c_int =
            below(at::FILE_OPEN);
        let done = call(comm, filename, amode, info, fh.pass());
        fh.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_preallocate(fh: usize, size: i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let size_given = size;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, i64) -> c_int = below(at::FILE_PREALLOCATE);
        let done = call(fh, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut Status) -> c_int =
            below(at::FILE_READ);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_READ_C);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut Status) -> c_int =
            below(at::FILE_READ_ALL);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_READ_ALL_C);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_begin(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize) -> c_int =
            below(at::FILE_READ_ALL_BEGIN);
        let done = call(fh, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_begin_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize) -> c_int =
            below(at::FILE_READ_ALL_BEGIN_C);
        let done = call(fh, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_end(
    fh: usize,
    buf: *mut c_void,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, *mut Status) -> c_int =
            below(at::FILE_READ_ALL_END);
        let done = call(fh, buf, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            usize,
            i64,
            *mut c_void,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::FILE_READ_AT);
        let done = call(fh, offset, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_READ_AT_C);
        let done = call(fh, offset, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            usize,
            i64,
            *mut c_void,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::FILE_READ_AT_ALL);
        let done = call(fh, offset, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_READ_AT_ALL_C);
        let done = call(fh, offset, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_begin(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, c_int, usize) -> c_int =
            below(at::FILE_READ_AT_ALL_BEGIN);
        let done = call(fh, offset, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_begin_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize) -> c_int =
            below(at::FILE_READ_AT_ALL_BEGIN_C);
        let done = call(fh, offset, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_end(
    fh: usize,
    buf: *mut c_void,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, *mut Status) -> c_int =
            below(at::FILE_READ_AT_ALL_END);
        let done = call(fh, buf, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut Status) -> c_int =
            below(at::FILE_READ_ORDERED);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_READ_ORDERED_C);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_begin(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize) -> c_int =
            below(at::FILE_READ_ORDERED_BEGIN);
        let done = call(fh, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_begin_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize) -> c_int =
            below(at::FILE_READ_ORDERED_BEGIN_C);
        let done = call(fh, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_end(
    fh: usize,
    buf: *mut c_void,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, *mut Status) -> c_int =
            below(at::FILE_READ_ORDERED_END);
        let done = call(fh, buf, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_shared(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut Status) -> c_int =
            below(at::FILE_READ_SHARED);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_shared_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_READ_SHARED_C);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_seek(fh: usize, offset: i64, whence: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let whence_given = whence;
        let fh = handle_in(&Files, fh);

        let whence = int_in(WHENCES, whence);
        let call: unsafe extern "C" fn(usize, i64, c_int) -> c_int = below(at::FILE_SEEK);
        let done = call(fh, offset, whence);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_seek_shared(fh: usize, offset: i64, whence: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let whence_given = whence;
        let fh = handle_in(&Files, fh);

        let whence = int_in(WHENCES, whence);
        let call: unsafe extern "C" fn(usize, i64, c_int) -> c_int = below(at::FILE_SEEK_SHARED);
        let done = call(fh, offset, whence);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_atomicity(fh: usize, flag: c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let flag_given = flag;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, c_int) -> c_int = below(at::FILE_SET_ATOMICITY);
        let done = call(fh, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_info(fh: usize, info: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let info_given = info;
        let fh = handle_in(&Files, fh);
        let info = handle_in(&INFO, info);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::FILE_SET_INFO);
        let done = call(fh, info);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_size(fh: usize, size: i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let size_given = size;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, i64) -> c_int = below(at::FILE_SET_SIZE);
        let done = call(fh, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_view(
    fh: usize,
    disp: i64,
    etype: Hand,
    filetype: Hand,
    datarep: *mut c_void,
    info: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let disp_given = disp;
        let etype_given = etype;
        let filetype_given = filetype;
        let datarep_given = datarep;
        let info_given = info;
        let fh = handle_in(&Files, fh);
        let disp = displacement_in(disp);
        let etype = handle_in(&TYPE, etype);
        let filetype = handle_in(&TYPE, filetype);

        let info = handle_in(&INFO, info);
        let call: unsafe extern "C" fn(usize, i64, usize, usize, *mut c_void, usize) -> c_int =
            below(at::FILE_SET_VIEW);
        let done = call(fh, disp, etype, filetype, datarep, info);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_sync(fh: usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let fh = handle_in(&Files, fh);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::FILE_SYNC);
        let done = call(fh);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE_C);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE_ALL);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE_ALL_C);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_begin(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize) -> c_int =
            below(at::FILE_WRITE_ALL_BEGIN);
        let done = call(fh, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_begin_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize) -> c_int =
            below(at::FILE_WRITE_ALL_BEGIN_C);
        let done = call(fh, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_end(
    fh: usize,
    buf: *mut c_void,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, *mut Status) -> c_int =
            below(at::FILE_WRITE_ALL_END);
        let done = call(fh, buf, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            usize,
            i64,
            *mut c_void,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::FILE_WRITE_AT);
        let done = call(fh, offset, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE_AT_C);
        let done = call(fh, offset, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(
            usize,
            i64,
            *mut c_void,
            c_int,
            usize,
            *mut Status,
        ) -> c_int = below(at::FILE_WRITE_AT_ALL);
        let done = call(fh, offset, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE_AT_ALL_C);
        let done = call(fh, offset, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_begin(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, c_int, usize) -> c_int =
            below(at::FILE_WRITE_AT_ALL_BEGIN);
        let done = call(fh, offset, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_begin_c(
    fh: usize,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let offset_given = offset;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);

        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, i64, *mut c_void, i64, usize) -> c_int =
            below(at::FILE_WRITE_AT_ALL_BEGIN_C);
        let done = call(fh, offset, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_end(
    fh: usize,
    buf: *mut c_void,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, *mut Status) -> c_int =
            below(at::FILE_WRITE_AT_ALL_END);
        let done = call(fh, buf, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE_ORDERED);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE_ORDERED_C);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_begin(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize) -> c_int =
            below(at::FILE_WRITE_ORDERED_BEGIN);
        let done = call(fh, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_begin_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize) -> c_int =
            below(at::FILE_WRITE_ORDERED_BEGIN_C);
        let done = call(fh, buf, count, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_end(
    fh: usize,
    buf: *mut c_void,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, *mut Status) -> c_int =
            below(at::FILE_WRITE_ORDERED_END);
        let done = call(fh, buf, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_shared(
    fh: usize,
    buf: *mut c_void,
    count: c_int,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, c_int, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE_SHARED);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_shared_c(
    fh: usize,
    buf: *mut c_void,
    count: i64,
    datatype: Hand,
    status: *mut Theirs,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let buf_given = buf;
        let count_given = count;
        let datatype_given = datatype;
        let status_given = status;
        let fh = handle_in(&Files, fh);
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let mut status = OneStatus::new(status);
        let call: unsafe extern "C" fn(usize, *mut c_void, i64, usize, *mut Status) -> c_int =
            below(at::FILE_WRITE_SHARED_C);
        let done = call(fh, buf, count, datatype, status.pass());
        status.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Register_datarep(
    datarep: *mut c_void,
    read_conversion_fn: usize,
    write_conversion_fn: usize,
    dtype_file_extent_fn: usize,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datarep_given = datarep;
        let read_conversion_fn_given = read_conversion_fn;
        let write_conversion_fn_given = write_conversion_fn;
        let dtype_file_extent_fn_given = dtype_file_extent_fn;
        let extra_state_given = extra_state;

        let call: unsafe extern "C" fn(*mut c_void, usize, usize, usize, *mut c_void) -> c_int =
            below(at::REGISTER_DATAREP);
        let done = call(
            datarep,
            read_conversion_fn,
            write_conversion_fn,
            dtype_file_extent_fn,
            extra_state,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Register_datarep_c(
    datarep: *mut c_void,
    read_conversion_fn: usize,
    write_conversion_fn: usize,
    dtype_file_extent_fn: usize,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datarep_given = datarep;
        let read_conversion_fn_given = read_conversion_fn;
        let write_conversion_fn_given = write_conversion_fn;
        let dtype_file_extent_fn_given = dtype_file_extent_fn;
        let extra_state_given = extra_state;

        let call: unsafe extern "C" fn(*mut c_void, usize, usize, usize, *mut c_void) -> c_int =
            below(at::REGISTER_DATAREP_C);
        let done = call(
            datarep,
            read_conversion_fn,
            write_conversion_fn,
            dtype_file_extent_fn,
            extra_state,
        );
        code_out(done)
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
