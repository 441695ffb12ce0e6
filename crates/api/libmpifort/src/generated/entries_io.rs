// Made by `cargo x codegen`; do not edit.
//! Input and output (MPI-5.0 chapter 14).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_file_close(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    fh: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_fh: Handle = handles::file(*fh);
        let code = c(&mut c_fh);
        handles::put(fh, c_fh);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_close_(fh: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_close(sys::MPI_File_close, fh, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_close_(fh: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_close(sys::PMPI_File_close, fh, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_delete(
    c: unsafe extern "C" fn(*const c_char, Handle) -> c_int,
    filename: *const c_char,
    info: *const c_int,
    ierror: *mut c_int,
    filename_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_filename = Text::read(filename, filename_len);
        let code = c(c_filename.as_ptr(), handles::info(*info));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_delete_(
    filename: *const c_char,
    info: *const c_int,
    ierror: *mut c_int,
    filename_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_delete(sys::MPI_File_delete, filename, info, ierror, filename_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_delete_(
    filename: *const c_char,
    info: *const c_int,
    ierror: *mut c_int,
    filename_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_delete(sys::PMPI_File_delete, filename, info, ierror, filename_len);
    }
}

#[inline(always)]
unsafe fn call_file_get_amode(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    fh: *const c_int,
    amode: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), amode);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_amode_(
    fh: *const c_int,
    amode: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_amode(sys::MPI_File_get_amode, fh, amode, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_amode_(
    fh: *const c_int,
    amode: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_amode(sys::PMPI_File_get_amode, fh, amode, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_atomicity(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    fh: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(handles::file(*fh), &mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_atomicity_(
    fh: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_atomicity(sys::MPI_File_get_atomicity, fh, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_atomicity_(
    fh: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_atomicity(sys::PMPI_File_get_atomicity, fh, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_byte_offset(
    c: unsafe extern "C" fn(Handle, i64, *mut i64) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    disp: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), *offset, disp);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_byte_offset_(
    fh: *const c_int,
    offset: *const i64,
    disp: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_byte_offset(sys::MPI_File_get_byte_offset, fh, offset, disp, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_byte_offset_(
    fh: *const c_int,
    offset: *const i64,
    disp: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_byte_offset(sys::PMPI_File_get_byte_offset, fh, offset, disp, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_group(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_group: Handle = null_mut();
        let code = c(handles::file(*fh), &mut c_group);
        handles::put(group, c_group);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_group_(
    fh: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_group(sys::MPI_File_get_group, fh, group, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_group_(
    fh: *const c_int,
    group: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_group(sys::PMPI_File_get_group, fh, group, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_info(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_info_used: Handle = null_mut();
        let code = c(handles::file(*fh), &mut c_info_used);
        handles::put(info_used, c_info_used);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_info_(
    fh: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_info(sys::MPI_File_get_info, fh, info_used, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_info_(
    fh: *const c_int,
    info_used: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_info(sys::PMPI_File_get_info, fh, info_used, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_position(
    c: unsafe extern "C" fn(Handle, *mut i64) -> c_int,
    fh: *const c_int,
    offset: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), offset);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_position_(
    fh: *const c_int,
    offset: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_position(sys::MPI_File_get_position, fh, offset, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_position_(
    fh: *const c_int,
    offset: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_position(sys::PMPI_File_get_position, fh, offset, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_position_shared(
    c: unsafe extern "C" fn(Handle, *mut i64) -> c_int,
    fh: *const c_int,
    offset: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), offset);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_position_shared_(
    fh: *const c_int,
    offset: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_position_shared(sys::MPI_File_get_position_shared, fh, offset, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_position_shared_(
    fh: *const c_int,
    offset: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_position_shared(sys::PMPI_File_get_position_shared, fh, offset, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_size(
    c: unsafe extern "C" fn(Handle, *mut i64) -> c_int,
    fh: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_size_(fh: *const c_int, size: *mut i64, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_size(sys::MPI_File_get_size, fh, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_size_(fh: *const c_int, size: *mut i64, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_size(sys::PMPI_File_get_size, fh, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_type_extent(
    c: unsafe extern "C" fn(Handle, Handle, *mut i64) -> c_int,
    fh: *const c_int,
    datatype: *const c_int,
    extent: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), handles::datatype(*datatype), extent);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_type_extent_(
    fh: *const c_int,
    datatype: *const c_int,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_type_extent(sys::MPI_File_get_type_extent, fh, datatype, extent, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_type_extent_(
    fh: *const c_int,
    datatype: *const c_int,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_type_extent(sys::PMPI_File_get_type_extent, fh, datatype, extent, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_type_extent_c(
    c: unsafe extern "C" fn(Handle, Handle, *mut i64) -> c_int,
    fh: *const c_int,
    datatype: *const c_int,
    extent: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), handles::datatype(*datatype), extent);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_type_extent_c_f08_(
    fh: *const c_int,
    datatype: *const c_int,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_type_extent_c(sys::MPI_File_get_type_extent_c, fh, datatype, extent, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_type_extent_c_f08_(
    fh: *const c_int,
    datatype: *const c_int,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_type_extent_c(sys::PMPI_File_get_type_extent_c, fh, datatype, extent, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_view(
    c: unsafe extern "C" fn(Handle, *mut i64, *mut Handle, *mut Handle, *mut c_char) -> c_int,
    fh: *const c_int,
    disp: *mut i64,
    etype: *mut c_int,
    filetype: *mut c_int,
    datarep: *mut c_char,
    ierror: *mut c_int,
    datarep_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_etype: Handle = null_mut();
        let mut c_filetype: Handle = null_mut();
        let mut c_datarep = TextOut::new();
        let code =
            c(handles::file(*fh), disp, &mut c_etype, &mut c_filetype, c_datarep.as_mut_ptr());
        handles::put(etype, c_etype);
        handles::put(filetype, c_filetype);
        c_datarep.write(code, datarep, datarep_len);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_get_view_(
    fh: *const c_int,
    disp: *mut i64,
    etype: *mut c_int,
    filetype: *mut c_int,
    datarep: *mut c_char,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_view(
            sys::MPI_File_get_view,
            fh,
            disp,
            etype,
            filetype,
            datarep,
            ierror,
            datarep_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_get_view_(
    fh: *const c_int,
    disp: *mut i64,
    etype: *mut c_int,
    filetype: *mut c_int,
    datarep: *mut c_char,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_view(
            sys::PMPI_File_get_view,
            fh,
            disp,
            etype,
            filetype,
            datarep,
            ierror,
            datarep_len,
        );
    }
}

#[inline(always)]
unsafe fn call_file_iread(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread(sys::MPI_File_iread, fh, buf, count, datatype, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread(
                sys::MPI_File_iread,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_sections(
            sys::MPI_File_iread,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread(sys::PMPI_File_iread, fh, buf, count, datatype, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread(
                sys::PMPI_File_iread,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_sections(
            sys::PMPI_File_iread,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
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
            call_file_iread(c, fh, s_buf.base, &s_buf.count.into(), &s_buf.dtype, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iread_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_c(
                sys::MPI_File_iread_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_c_sections(
            sys::MPI_File_iread_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_c(
                sys::PMPI_File_iread_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_c_sections(
            sys::PMPI_File_iread_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_c_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
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
        let code = call_file_iread_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iread_all(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_all_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread_all(sys::MPI_File_iread_all, fh, buf, count, datatype, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_all_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_all(
                sys::MPI_File_iread_all,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_all_sections(
            sys::MPI_File_iread_all,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_all_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread_all(sys::PMPI_File_iread_all, fh, buf, count, datatype, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_all_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_all(
                sys::PMPI_File_iread_all,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_all_sections(
            sys::PMPI_File_iread_all,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_all_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
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
        let code = call_file_iread_all(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iread_all_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_all_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_all_c(
                sys::MPI_File_iread_all_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_all_c_sections(
            sys::MPI_File_iread_all_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_all_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_all_c(
                sys::PMPI_File_iread_all_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_all_c_sections(
            sys::PMPI_File_iread_all_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_all_c_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
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
        let code = call_file_iread_all_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iread_at(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_at_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread_at(
            sys::MPI_File_iread_at,
            fh,
            offset,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_at_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_at(
                sys::MPI_File_iread_at,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_at_sections(
            sys::MPI_File_iread_at,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_at_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread_at(
            sys::PMPI_File_iread_at,
            fh,
            offset,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_at_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_at(
                sys::PMPI_File_iread_at,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_at_sections(
            sys::PMPI_File_iread_at,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_at_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
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
        let code = call_file_iread_at(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iread_at_c(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_at_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_at_c(
                sys::MPI_File_iread_at_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_at_c_sections(
            sys::MPI_File_iread_at_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_at_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_at_c(
                sys::PMPI_File_iread_at_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_at_c_sections(
            sys::PMPI_File_iread_at_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_at_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
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
        let code = call_file_iread_at_c(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iread_at_all(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_at_all_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread_at_all(
            sys::MPI_File_iread_at_all,
            fh,
            offset,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_at_all_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_at_all(
                sys::MPI_File_iread_at_all,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_at_all_sections(
            sys::MPI_File_iread_at_all,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_at_all_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread_at_all(
            sys::PMPI_File_iread_at_all,
            fh,
            offset,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_at_all_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_at_all(
                sys::PMPI_File_iread_at_all,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_at_all_sections(
            sys::PMPI_File_iread_at_all,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_at_all_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
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
        let code = call_file_iread_at_all(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iread_at_all_c(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_at_all_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_at_all_c(
                sys::MPI_File_iread_at_all_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_at_all_c_sections(
            sys::MPI_File_iread_at_all_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_at_all_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_at_all_c(
                sys::PMPI_File_iread_at_all_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_at_all_c_sections(
            sys::PMPI_File_iread_at_all_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_at_all_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
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
        let code = call_file_iread_at_all_c(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iread_shared(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_shared_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread_shared(
            sys::MPI_File_iread_shared,
            fh,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_shared_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_shared(
                sys::MPI_File_iread_shared,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_shared_sections(
            sys::MPI_File_iread_shared,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_shared_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iread_shared(
            sys::PMPI_File_iread_shared,
            fh,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_shared_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_shared(
                sys::PMPI_File_iread_shared,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_shared_sections(
            sys::PMPI_File_iread_shared,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_shared_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
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
        let code = call_file_iread_shared(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iread_shared_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iread_shared_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_shared_c(
                sys::MPI_File_iread_shared_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_shared_c_sections(
            sys::MPI_File_iread_shared_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iread_shared_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iread_shared_c(
                sys::PMPI_File_iread_shared_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iread_shared_c_sections(
            sys::PMPI_File_iread_shared_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iread_shared_c_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
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
        let code = call_file_iread_shared_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite(sys::MPI_File_iwrite, fh, buf, count, datatype, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite(
                sys::MPI_File_iwrite,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_sections(
            sys::MPI_File_iwrite,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite(sys::PMPI_File_iwrite, fh, buf, count, datatype, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite(
                sys::PMPI_File_iwrite,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_sections(
            sys::PMPI_File_iwrite,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code =
            call_file_iwrite(c, fh, s_buf.base, &s_buf.count.into(), &s_buf.dtype, request, ierror);
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite_c(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_c(
                sys::MPI_File_iwrite_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_c_sections(
            sys::MPI_File_iwrite_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_c(
                sys::PMPI_File_iwrite_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_c_sections(
            sys::PMPI_File_iwrite_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_c_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_iwrite_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite_all(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_all_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite_all(sys::MPI_File_iwrite_all, fh, buf, count, datatype, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_all_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_all(
                sys::MPI_File_iwrite_all,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_all_sections(
            sys::MPI_File_iwrite_all,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_all_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite_all(sys::PMPI_File_iwrite_all, fh, buf, count, datatype, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_all_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_all(
                sys::PMPI_File_iwrite_all,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_all_sections(
            sys::PMPI_File_iwrite_all,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_all_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_iwrite_all(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite_all_c(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_all_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_all_c(
                sys::MPI_File_iwrite_all_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_all_c_sections(
            sys::MPI_File_iwrite_all_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_all_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_all_c(
                sys::PMPI_File_iwrite_all_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_all_c_sections(
            sys::PMPI_File_iwrite_all_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_all_c_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_iwrite_all_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite_at(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_at_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite_at(
            sys::MPI_File_iwrite_at,
            fh,
            offset,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_at_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_at(
                sys::MPI_File_iwrite_at,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_at_sections(
            sys::MPI_File_iwrite_at,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_at_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite_at(
            sys::PMPI_File_iwrite_at,
            fh,
            offset,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_at_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_at(
                sys::PMPI_File_iwrite_at,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_at_sections(
            sys::PMPI_File_iwrite_at,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_at_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_iwrite_at(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite_at_c(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_at_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_at_c(
                sys::MPI_File_iwrite_at_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_at_c_sections(
            sys::MPI_File_iwrite_at_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_at_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_at_c(
                sys::PMPI_File_iwrite_at_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_at_c_sections(
            sys::PMPI_File_iwrite_at_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_at_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_iwrite_at_c(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite_at_all(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_at_all_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite_at_all(
            sys::MPI_File_iwrite_at_all,
            fh,
            offset,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_at_all_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_at_all(
                sys::MPI_File_iwrite_at_all,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_at_all_sections(
            sys::MPI_File_iwrite_at_all,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_at_all_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite_at_all(
            sys::PMPI_File_iwrite_at_all,
            fh,
            offset,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_at_all_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_at_all(
                sys::PMPI_File_iwrite_at_all,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_at_all_sections(
            sys::PMPI_File_iwrite_at_all,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_at_all_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_iwrite_at_all(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite_at_all_c(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_at_all_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_at_all_c(
                sys::MPI_File_iwrite_at_all_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_at_all_c_sections(
            sys::MPI_File_iwrite_at_all_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_at_all_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_at_all_c(
                sys::PMPI_File_iwrite_at_all_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_at_all_c_sections(
            sys::PMPI_File_iwrite_at_all_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_at_all_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_iwrite_at_all_c(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite_shared(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_shared_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite_shared(
            sys::MPI_File_iwrite_shared,
            fh,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_shared_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_shared(
                sys::MPI_File_iwrite_shared,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_shared_sections(
            sys::MPI_File_iwrite_shared,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_shared_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_iwrite_shared(
            sys::PMPI_File_iwrite_shared,
            fh,
            buf,
            count,
            datatype,
            request,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_shared_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_shared(
                sys::PMPI_File_iwrite_shared,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_shared_sections(
            sys::PMPI_File_iwrite_shared,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_shared_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_iwrite_shared(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_iwrite_shared_c(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            &mut c_request,
        );
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_iwrite_shared_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_shared_c(
                sys::MPI_File_iwrite_shared_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_shared_c_sections(
            sys::MPI_File_iwrite_shared_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_iwrite_shared_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_iwrite_shared_c(
                sys::PMPI_File_iwrite_shared_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                request,
                ierror,
            );
            return;
        }
        call_file_iwrite_shared_c_sections(
            sys::PMPI_File_iwrite_shared_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            request,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_iwrite_shared_c_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut kept = Kept::new();
        let s_buf = match kept.walk(&*buf, i64::from(*count), *datatype, false) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_iwrite_shared_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            request,
            ierror,
        );
        kept.leave_to(code, request);
    }
}

#[inline(always)]
unsafe fn call_file_open(
    c: unsafe extern "C" fn(Handle, *const c_char, c_int, Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    filename: *const c_char,
    amode: *const c_int,
    info: *const c_int,
    fh: *mut c_int,
    ierror: *mut c_int,
    filename_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_filename = Text::read(filename, filename_len);
        let mut c_fh: Handle = null_mut();
        let code =
            c(handles::comm(*comm), c_filename.as_ptr(), *amode, handles::info(*info), &mut c_fh);
        handles::put(fh, c_fh);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_open_(
    comm: *const c_int,
    filename: *const c_char,
    amode: *const c_int,
    info: *const c_int,
    fh: *mut c_int,
    ierror: *mut c_int,
    filename_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_open(sys::MPI_File_open, comm, filename, amode, info, fh, ierror, filename_len);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_open_(
    comm: *const c_int,
    filename: *const c_char,
    amode: *const c_int,
    info: *const c_int,
    fh: *mut c_int,
    ierror: *mut c_int,
    filename_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_open(sys::PMPI_File_open, comm, filename, amode, info, fh, ierror, filename_len);
    }
}

#[inline(always)]
unsafe fn call_file_preallocate(
    c: unsafe extern "C" fn(Handle, i64) -> c_int,
    fh: *const c_int,
    size: *const i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), *size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_preallocate_(
    fh: *const c_int,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_preallocate(sys::MPI_File_preallocate, fh, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_preallocate_(
    fh: *const c_int,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_preallocate(sys::PMPI_File_preallocate, fh, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_read(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read(sys::MPI_File_read, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read(
                sys::MPI_File_read,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_sections(
            sys::MPI_File_read,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read(sys::PMPI_File_read, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read(
                sys::PMPI_File_read,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_sections(
            sys::PMPI_File_read,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_read(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_c(
                sys::MPI_File_read_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_c_sections(
            sys::MPI_File_read_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_c(
                sys::PMPI_File_read_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_c_sections(
            sys::PMPI_File_read_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_c_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_read_c(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_all(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_all_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_all(sys::MPI_File_read_all, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_all_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_all(
                sys::MPI_File_read_all,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_all_sections(
            sys::MPI_File_read_all,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_all_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_all(sys::PMPI_File_read_all, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_all_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_all(
                sys::PMPI_File_read_all,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_all_sections(
            sys::PMPI_File_read_all,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_all_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_read_all(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_all_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_all_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_all_c(
                sys::MPI_File_read_all_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_all_c_sections(
            sys::MPI_File_read_all_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_all_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_all_c(
                sys::PMPI_File_read_all_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_all_c_sections(
            sys::PMPI_File_read_all_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_all_c_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_read_all_c(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_all_begin(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_all_begin_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_all_begin(sys::MPI_File_read_all_begin, fh, buf, count, datatype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_all_begin_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_all_begin(
                sys::MPI_File_read_all_begin,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_all_begin_sections(
            sys::MPI_File_read_all_begin,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_all_begin_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_all_begin(sys::PMPI_File_read_all_begin, fh, buf, count, datatype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_all_begin_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_all_begin(
                sys::PMPI_File_read_all_begin,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_all_begin_sections(
            sys::PMPI_File_read_all_begin,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_all_begin_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code =
            call_file_read_all_begin(c, fh, s_buf.base, &s_buf.count.into(), &s_buf.dtype, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_read_all_begin_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_all_begin_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_all_begin_c(
                sys::MPI_File_read_all_begin_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_all_begin_c_sections(
            sys::MPI_File_read_all_begin_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_all_begin_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_all_begin_c(
                sys::PMPI_File_read_all_begin_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_all_begin_c_sections(
            sys::PMPI_File_read_all_begin_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_all_begin_c_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_read_all_begin_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_read_all_end(
    c: unsafe extern "C" fn(Handle, *mut c_void, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code =
            c(handles::file(*fh), sentinel::buffer(buf).cast_mut(), sentinel::status(status));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_all_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_all_end(sys::MPI_File_read_all_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_all_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_read_all_end(
            sys::MPI_File_read_all_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_all_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_all_end(sys::PMPI_File_read_all_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_all_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_read_all_end(
            sys::PMPI_File_read_all_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_read_at(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_at(sys::MPI_File_read_at, fh, offset, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at(
                sys::MPI_File_read_at,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_at_sections(
            sys::MPI_File_read_at,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_at(sys::PMPI_File_read_at, fh, offset, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at(
                sys::PMPI_File_read_at,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_at_sections(
            sys::PMPI_File_read_at,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_at_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code =
            call_file_read_at(c, fh, offset, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_at_c(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_c(
                sys::MPI_File_read_at_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_at_c_sections(
            sys::MPI_File_read_at_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_c(
                sys::PMPI_File_read_at_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_at_c_sections(
            sys::PMPI_File_read_at_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_at_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code =
            call_file_read_at_c(c, fh, offset, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_at_all(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_all_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_at_all(
            sys::MPI_File_read_at_all,
            fh,
            offset,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_all_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_all(
                sys::MPI_File_read_at_all,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_at_all_sections(
            sys::MPI_File_read_at_all,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_all_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_at_all(
            sys::PMPI_File_read_at_all,
            fh,
            offset,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_all_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_all(
                sys::PMPI_File_read_at_all,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_at_all_sections(
            sys::PMPI_File_read_at_all,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_at_all_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code =
            call_file_read_at_all(c, fh, offset, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_at_all_c(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_all_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_all_c(
                sys::MPI_File_read_at_all_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_at_all_c_sections(
            sys::MPI_File_read_at_all_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_all_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_all_c(
                sys::PMPI_File_read_at_all_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_at_all_c_sections(
            sys::PMPI_File_read_at_all_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_at_all_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code =
            call_file_read_at_all_c(c, fh, offset, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_at_all_begin(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_all_begin_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_at_all_begin(
            sys::MPI_File_read_at_all_begin,
            fh,
            offset,
            buf,
            count,
            datatype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_all_begin_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_all_begin(
                sys::MPI_File_read_at_all_begin,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_at_all_begin_sections(
            sys::MPI_File_read_at_all_begin,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_all_begin_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_at_all_begin(
            sys::PMPI_File_read_at_all_begin,
            fh,
            offset,
            buf,
            count,
            datatype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_all_begin_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_all_begin(
                sys::PMPI_File_read_at_all_begin,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_at_all_begin_sections(
            sys::PMPI_File_read_at_all_begin,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_at_all_begin_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_read_at_all_begin(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_read_at_all_begin_c(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_all_begin_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_all_begin_c(
                sys::MPI_File_read_at_all_begin_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_at_all_begin_c_sections(
            sys::MPI_File_read_at_all_begin_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_all_begin_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_at_all_begin_c(
                sys::PMPI_File_read_at_all_begin_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_at_all_begin_c_sections(
            sys::PMPI_File_read_at_all_begin_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_at_all_begin_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *mut c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_read_at_all_begin_c(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_read_at_all_end(
    c: unsafe extern "C" fn(Handle, *mut c_void, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code =
            c(handles::file(*fh), sentinel::buffer(buf).cast_mut(), sentinel::status(status));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_all_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_at_all_end(sys::MPI_File_read_at_all_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_at_all_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_read_at_all_end(
            sys::MPI_File_read_at_all_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_all_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_at_all_end(sys::PMPI_File_read_at_all_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_at_all_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_read_at_all_end(
            sys::PMPI_File_read_at_all_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_read_ordered(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_ordered_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_ordered(
            sys::MPI_File_read_ordered,
            fh,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_ordered_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_ordered(
                sys::MPI_File_read_ordered,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_ordered_sections(
            sys::MPI_File_read_ordered,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_ordered_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_ordered(
            sys::PMPI_File_read_ordered,
            fh,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_ordered_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_ordered(
                sys::PMPI_File_read_ordered,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_ordered_sections(
            sys::PMPI_File_read_ordered,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_ordered_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_read_ordered(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_ordered_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_ordered_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_ordered_c(
                sys::MPI_File_read_ordered_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_ordered_c_sections(
            sys::MPI_File_read_ordered_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_ordered_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_ordered_c(
                sys::PMPI_File_read_ordered_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_ordered_c_sections(
            sys::PMPI_File_read_ordered_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_ordered_c_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_read_ordered_c(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_ordered_begin(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_ordered_begin_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_ordered_begin(
            sys::MPI_File_read_ordered_begin,
            fh,
            buf,
            count,
            datatype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_ordered_begin_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_ordered_begin(
                sys::MPI_File_read_ordered_begin,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_ordered_begin_sections(
            sys::MPI_File_read_ordered_begin,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_ordered_begin_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_ordered_begin(
            sys::PMPI_File_read_ordered_begin,
            fh,
            buf,
            count,
            datatype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_ordered_begin_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_ordered_begin(
                sys::PMPI_File_read_ordered_begin,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_ordered_begin_sections(
            sys::PMPI_File_read_ordered_begin,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_ordered_begin_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_read_ordered_begin(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_read_ordered_begin_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_ordered_begin_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_ordered_begin_c(
                sys::MPI_File_read_ordered_begin_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_ordered_begin_c_sections(
            sys::MPI_File_read_ordered_begin_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_ordered_begin_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_ordered_begin_c(
                sys::PMPI_File_read_ordered_begin_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_read_ordered_begin_c_sections(
            sys::PMPI_File_read_ordered_begin_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_ordered_begin_c_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_read_ordered_begin_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_read_ordered_end(
    c: unsafe extern "C" fn(Handle, *mut c_void, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code =
            c(handles::file(*fh), sentinel::buffer(buf).cast_mut(), sentinel::status(status));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_ordered_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_ordered_end(sys::MPI_File_read_ordered_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_ordered_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_read_ordered_end(
            sys::MPI_File_read_ordered_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_ordered_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_ordered_end(sys::PMPI_File_read_ordered_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_ordered_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_read_ordered_end(
            sys::PMPI_File_read_ordered_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_read_shared(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_shared_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_shared(sys::MPI_File_read_shared, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_shared_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_shared(
                sys::MPI_File_read_shared,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_shared_sections(
            sys::MPI_File_read_shared,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_shared_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_read_shared(sys::PMPI_File_read_shared, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_shared_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_shared(
                sys::PMPI_File_read_shared,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_shared_sections(
            sys::PMPI_File_read_shared,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_shared_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_read_shared(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_read_shared_c(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf).cast_mut(),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_read_shared_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_shared_c(
                sys::MPI_File_read_shared_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_shared_c_sections(
            sys::MPI_File_read_shared_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_read_shared_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_read_shared_c(
                sys::PMPI_File_read_shared_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_read_shared_c_sections(
            sys::PMPI_File_read_shared_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_read_shared_c_sections(
    c: unsafe extern "C" fn(Handle, *mut c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_read_shared_c(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
        s_buf.write();
    }
}

#[inline(always)]
unsafe fn call_file_seek(
    c: unsafe extern "C" fn(Handle, i64, c_int) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    whence: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), *offset, *whence);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_seek_(
    fh: *const c_int,
    offset: *const i64,
    whence: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_seek(sys::MPI_File_seek, fh, offset, whence, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_seek_(
    fh: *const c_int,
    offset: *const i64,
    whence: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_seek(sys::PMPI_File_seek, fh, offset, whence, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_seek_shared(
    c: unsafe extern "C" fn(Handle, i64, c_int) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    whence: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), *offset, *whence);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_seek_shared_(
    fh: *const c_int,
    offset: *const i64,
    whence: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_seek_shared(sys::MPI_File_seek_shared, fh, offset, whence, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_seek_shared_(
    fh: *const c_int,
    offset: *const i64,
    whence: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_seek_shared(sys::PMPI_File_seek_shared, fh, offset, whence, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_set_atomicity(
    c: unsafe extern "C" fn(Handle, c_int) -> c_int,
    fh: *const c_int,
    flag: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), logical::read(*flag));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_set_atomicity_(
    fh: *const c_int,
    flag: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_atomicity(sys::MPI_File_set_atomicity, fh, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_set_atomicity_(
    fh: *const c_int,
    flag: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_atomicity(sys::PMPI_File_set_atomicity, fh, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_set_info(
    c: unsafe extern "C" fn(Handle, Handle) -> c_int,
    fh: *const c_int,
    info: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), handles::info(*info));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_set_info_(
    fh: *const c_int,
    info: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_info(sys::MPI_File_set_info, fh, info, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_set_info_(
    fh: *const c_int,
    info: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_info(sys::PMPI_File_set_info, fh, info, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_set_size(
    c: unsafe extern "C" fn(Handle, i64) -> c_int,
    fh: *const c_int,
    size: *const i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), *size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_set_size_(
    fh: *const c_int,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_size(sys::MPI_File_set_size, fh, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_set_size_(
    fh: *const c_int,
    size: *const i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_size(sys::PMPI_File_set_size, fh, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_set_view(
    c: unsafe extern "C" fn(Handle, i64, Handle, Handle, *const c_char, Handle) -> c_int,
    fh: *const c_int,
    disp: *const i64,
    etype: *const c_int,
    filetype: *const c_int,
    datarep: *const c_char,
    info: *const c_int,
    ierror: *mut c_int,
    datarep_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_datarep = Text::read(datarep, datarep_len);
        let code = c(
            handles::file(*fh),
            *disp,
            handles::datatype(*etype),
            handles::datatype(*filetype),
            c_datarep.as_ptr(),
            handles::info(*info),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_set_view_(
    fh: *const c_int,
    disp: *const i64,
    etype: *const c_int,
    filetype: *const c_int,
    datarep: *const c_char,
    info: *const c_int,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_view(
            sys::MPI_File_set_view,
            fh,
            disp,
            etype,
            filetype,
            datarep,
            info,
            ierror,
            datarep_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_set_view_(
    fh: *const c_int,
    disp: *const i64,
    etype: *const c_int,
    filetype: *const c_int,
    datarep: *const c_char,
    info: *const c_int,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_set_view(
            sys::PMPI_File_set_view,
            fh,
            disp,
            etype,
            filetype,
            datarep,
            info,
            ierror,
            datarep_len,
        );
    }
}

#[inline(always)]
unsafe fn call_file_sync(
    c: unsafe extern "C" fn(Handle) -> c_int,
    fh: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_sync_(fh: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_sync(sys::MPI_File_sync, fh, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_sync_(fh: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_sync(sys::PMPI_File_sync, fh, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write(sys::MPI_File_write, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write(
                sys::MPI_File_write,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_sections(
            sys::MPI_File_write,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write(sys::PMPI_File_write, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write(
                sys::PMPI_File_write,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_sections(
            sys::PMPI_File_write,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_write(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_c(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_c(
                sys::MPI_File_write_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_c_sections(
            sys::MPI_File_write_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_c(
                sys::PMPI_File_write_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_c_sections(
            sys::PMPI_File_write_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_c_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_write_c(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_all(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_all_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_all(sys::MPI_File_write_all, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_all_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_all(
                sys::MPI_File_write_all,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_all_sections(
            sys::MPI_File_write_all,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_all_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_all(sys::PMPI_File_write_all, fh, buf, count, datatype, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_all_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_all(
                sys::PMPI_File_write_all,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_all_sections(
            sys::PMPI_File_write_all,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_all_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_write_all(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_all_c(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_all_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_all_c(
                sys::MPI_File_write_all_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_all_c_sections(
            sys::MPI_File_write_all_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_all_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_all_c(
                sys::PMPI_File_write_all_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_all_c_sections(
            sys::PMPI_File_write_all_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_all_c_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_write_all_c(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_all_begin(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code =
            c(handles::file(*fh), sentinel::buffer(buf), *count, handles::datatype(*datatype));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_all_begin_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_all_begin(sys::MPI_File_write_all_begin, fh, buf, count, datatype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_all_begin_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_all_begin(
                sys::MPI_File_write_all_begin,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_all_begin_sections(
            sys::MPI_File_write_all_begin,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_all_begin_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_all_begin(sys::PMPI_File_write_all_begin, fh, buf, count, datatype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_all_begin_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_all_begin(
                sys::PMPI_File_write_all_begin,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_all_begin_sections(
            sys::PMPI_File_write_all_begin,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_all_begin_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code =
            call_file_write_all_begin(c, fh, s_buf.base, &s_buf.count.into(), &s_buf.dtype, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_all_begin_c(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code =
            c(handles::file(*fh), sentinel::buffer(buf), *count, handles::datatype(*datatype));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_all_begin_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_all_begin_c(
                sys::MPI_File_write_all_begin_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_all_begin_c_sections(
            sys::MPI_File_write_all_begin_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_all_begin_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_all_begin_c(
                sys::PMPI_File_write_all_begin_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_all_begin_c_sections(
            sys::PMPI_File_write_all_begin_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_all_begin_c_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_write_all_begin_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_write_all_end(
    c: unsafe extern "C" fn(Handle, *const c_void, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), sentinel::buffer(buf), sentinel::status(status));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_all_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_all_end(sys::MPI_File_write_all_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_all_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_write_all_end(
            sys::MPI_File_write_all_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_all_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_all_end(sys::PMPI_File_write_all_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_all_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_write_all_end(
            sys::PMPI_File_write_all_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_write_at(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_at(
            sys::MPI_File_write_at,
            fh,
            offset,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at(
                sys::MPI_File_write_at,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_at_sections(
            sys::MPI_File_write_at,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_at(
            sys::PMPI_File_write_at,
            fh,
            offset,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at(
                sys::PMPI_File_write_at,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_at_sections(
            sys::PMPI_File_write_at,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_at_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code =
            call_file_write_at(c, fh, offset, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_at_c(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_c(
                sys::MPI_File_write_at_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_at_c_sections(
            sys::MPI_File_write_at_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_c(
                sys::PMPI_File_write_at_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_at_c_sections(
            sys::PMPI_File_write_at_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_at_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code =
            call_file_write_at_c(c, fh, offset, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_at_all(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_all_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_at_all(
            sys::MPI_File_write_at_all,
            fh,
            offset,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_all_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_all(
                sys::MPI_File_write_at_all,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_at_all_sections(
            sys::MPI_File_write_at_all,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_all_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_at_all(
            sys::PMPI_File_write_at_all,
            fh,
            offset,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_all_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_all(
                sys::PMPI_File_write_at_all,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_at_all_sections(
            sys::PMPI_File_write_at_all,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_at_all_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code =
            call_file_write_at_all(c, fh, offset, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_at_all_c(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_all_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_all_c(
                sys::MPI_File_write_at_all_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_at_all_c_sections(
            sys::MPI_File_write_at_all_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_all_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_all_c(
                sys::PMPI_File_write_at_all_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_at_all_c_sections(
            sys::PMPI_File_write_at_all_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_at_all_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_write_at_all_c(
            c,
            fh,
            offset,
            s_buf.as_ptr(),
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_write_at_all_begin(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_all_begin_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_at_all_begin(
            sys::MPI_File_write_at_all_begin,
            fh,
            offset,
            buf,
            count,
            datatype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_all_begin_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_all_begin(
                sys::MPI_File_write_at_all_begin,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_at_all_begin_sections(
            sys::MPI_File_write_at_all_begin,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_all_begin_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_at_all_begin(
            sys::PMPI_File_write_at_all_begin,
            fh,
            offset,
            buf,
            count,
            datatype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_all_begin_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_all_begin(
                sys::PMPI_File_write_at_all_begin,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_at_all_begin_sections(
            sys::PMPI_File_write_at_all_begin,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_at_all_begin_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_write_at_all_begin(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_write_at_all_begin_c(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            *offset,
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_all_begin_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_all_begin_c(
                sys::MPI_File_write_at_all_begin_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_at_all_begin_c_sections(
            sys::MPI_File_write_at_all_begin_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_all_begin_c_f08ts_(
    fh: *const c_int,
    offset: *const i64,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_at_all_begin_c(
                sys::PMPI_File_write_at_all_begin_c,
                fh,
                offset,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_at_all_begin_c_sections(
            sys::PMPI_File_write_at_all_begin_c,
            fh,
            offset,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_at_all_begin_c_sections(
    c: unsafe extern "C" fn(Handle, i64, *const c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    offset: *const i64,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_write_at_all_begin_c(
            c,
            fh,
            offset,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_write_at_all_end(
    c: unsafe extern "C" fn(Handle, *const c_void, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), sentinel::buffer(buf), sentinel::status(status));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_all_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_at_all_end(sys::MPI_File_write_at_all_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_at_all_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_write_at_all_end(
            sys::MPI_File_write_at_all_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_all_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_at_all_end(sys::PMPI_File_write_at_all_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_at_all_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_write_at_all_end(
            sys::PMPI_File_write_at_all_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_write_ordered(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_ordered_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_ordered(
            sys::MPI_File_write_ordered,
            fh,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_ordered_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_ordered(
                sys::MPI_File_write_ordered,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_ordered_sections(
            sys::MPI_File_write_ordered,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_ordered_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_ordered(
            sys::PMPI_File_write_ordered,
            fh,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_ordered_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_ordered(
                sys::PMPI_File_write_ordered,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_ordered_sections(
            sys::PMPI_File_write_ordered,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_ordered_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_write_ordered(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_ordered_c(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_ordered_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_ordered_c(
                sys::MPI_File_write_ordered_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_ordered_c_sections(
            sys::MPI_File_write_ordered_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_ordered_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_ordered_c(
                sys::PMPI_File_write_ordered_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_ordered_c_sections(
            sys::PMPI_File_write_ordered_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_ordered_c_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code =
            call_file_write_ordered_c(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_ordered_begin(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code =
            c(handles::file(*fh), sentinel::buffer(buf), *count, handles::datatype(*datatype));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_ordered_begin_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_ordered_begin(
            sys::MPI_File_write_ordered_begin,
            fh,
            buf,
            count,
            datatype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_ordered_begin_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_ordered_begin(
                sys::MPI_File_write_ordered_begin,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_ordered_begin_sections(
            sys::MPI_File_write_ordered_begin,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_ordered_begin_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_ordered_begin(
            sys::PMPI_File_write_ordered_begin,
            fh,
            buf,
            count,
            datatype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_ordered_begin_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_ordered_begin(
                sys::PMPI_File_write_ordered_begin,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_ordered_begin_sections(
            sys::PMPI_File_write_ordered_begin,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_ordered_begin_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_write_ordered_begin(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_write_ordered_begin_c(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code =
            c(handles::file(*fh), sentinel::buffer(buf), *count, handles::datatype(*datatype));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_ordered_begin_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_ordered_begin_c(
                sys::MPI_File_write_ordered_begin_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_ordered_begin_c_sections(
            sys::MPI_File_write_ordered_begin_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_ordered_begin_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_ordered_begin_c(
                sys::PMPI_File_write_ordered_begin_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                ierror,
            );
            return;
        }
        call_file_write_ordered_begin_c_sections(
            sys::PMPI_File_write_ordered_begin_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_ordered_begin_c_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = match Walked::new(&*buf, i64::from(*count), *datatype) {
            Ok(walked) => walked,
            Err(code) => return refuse(ierror, code, sys::COMM_SELF as c_int),
        };
        let code = call_file_write_ordered_begin_c(
            c,
            fh,
            s_buf.base,
            &s_buf.count.into(),
            &s_buf.dtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_write_ordered_end(
    c: unsafe extern "C" fn(Handle, *const c_void, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::file(*fh), sentinel::buffer(buf), sentinel::status(status));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_ordered_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_ordered_end(sys::MPI_File_write_ordered_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_ordered_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_write_ordered_end(
            sys::MPI_File_write_ordered_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_ordered_end_(
    fh: *const c_int,
    buf: *const c_void,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_ordered_end(sys::PMPI_File_write_ordered_end, fh, buf, status, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_ordered_end_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        call_file_write_ordered_end(
            sys::PMPI_File_write_ordered_end,
            fh,
            (*buf).base.cast_const(),
            status,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_file_write_shared(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_shared_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_shared(
            sys::MPI_File_write_shared,
            fh,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_shared_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_shared(
                sys::MPI_File_write_shared,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_shared_sections(
            sys::MPI_File_write_shared,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_shared_(
    fh: *const c_int,
    buf: *const c_void,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_write_shared(
            sys::PMPI_File_write_shared,
            fh,
            buf,
            count,
            datatype,
            status,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_shared_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_shared(
                sys::PMPI_File_write_shared,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_shared_sections(
            sys::PMPI_File_write_shared,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_shared_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, c_int, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const c_int,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_write_shared(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_write_shared_c(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const c_void,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::file(*fh),
            sentinel::buffer(buf),
            *count,
            handles::datatype(*datatype),
            sentinel::status(status),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_file_write_shared_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_shared_c(
                sys::MPI_File_write_shared_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_shared_c_sections(
            sys::MPI_File_write_shared_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_file_write_shared_c_f08ts_(
    fh: *const c_int,
    buf: *const Given,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let buf = given(buf);
        if (*buf).is_contiguous() {
            call_file_write_shared_c(
                sys::PMPI_File_write_shared_c,
                fh,
                (*buf).base.cast_const(),
                count,
                datatype,
                status,
                ierror,
            );
            return;
        }
        call_file_write_shared_c_sections(
            sys::PMPI_File_write_shared_c,
            fh,
            &raw const *buf,
            count,
            datatype,
            status,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_file_write_shared_c_sections(
    c: unsafe extern "C" fn(Handle, *const c_void, i64, Handle, *mut Status) -> c_int,
    fh: *const c_int,
    buf: *const Descriptor,
    count: *const i64,
    datatype: *const c_int,
    status: *mut Status,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_buf = Staged::new(&*buf);
        let code = call_file_write_shared_c(c, fh, s_buf.as_ptr(), count, datatype, status, ierror);
    }
}

std::arch::global_asm!(
    ".globl mpi_file_close",
    ".set mpi_file_close, mpi_file_close_",
    ".globl mpi_file_close__",
    ".set mpi_file_close__, mpi_file_close_",
    ".globl MPI_FILE_CLOSE",
    ".set MPI_FILE_CLOSE, mpi_file_close_",
    ".globl ompi_file_close_f",
    ".set ompi_file_close_f, mpi_file_close_",
    ".globl mpi_file_close_f08_",
    ".set mpi_file_close_f08_, mpi_file_close_",
    ".globl mpi_file_close_f08",
    ".set mpi_file_close_f08, mpi_file_close_f08_",
    ".globl mpi_file_close_f08__",
    ".set mpi_file_close_f08__, mpi_file_close_f08_",
    ".globl MPI_FILE_CLOSE_F08",
    ".set MPI_FILE_CLOSE_F08, mpi_file_close_f08_",
    ".globl pmpi_file_close",
    ".set pmpi_file_close, pmpi_file_close_",
    ".globl pmpi_file_close__",
    ".set pmpi_file_close__, pmpi_file_close_",
    ".globl PMPI_FILE_CLOSE",
    ".set PMPI_FILE_CLOSE, pmpi_file_close_",
    ".globl pmpi_file_close_f08_",
    ".set pmpi_file_close_f08_, pmpi_file_close_",
    ".globl pmpi_file_close_f08",
    ".set pmpi_file_close_f08, pmpi_file_close_f08_",
    ".globl pmpi_file_close_f08__",
    ".set pmpi_file_close_f08__, pmpi_file_close_f08_",
    ".globl PMPI_FILE_CLOSE_F08",
    ".set PMPI_FILE_CLOSE_F08, pmpi_file_close_f08_",
    ".globl mpi_file_delete",
    ".set mpi_file_delete, mpi_file_delete_",
    ".globl mpi_file_delete__",
    ".set mpi_file_delete__, mpi_file_delete_",
    ".globl MPI_FILE_DELETE",
    ".set MPI_FILE_DELETE, mpi_file_delete_",
    ".globl ompi_file_delete_f",
    ".set ompi_file_delete_f, mpi_file_delete_",
    ".globl mpi_file_delete_f08_",
    ".set mpi_file_delete_f08_, mpi_file_delete_",
    ".globl mpi_file_delete_f08",
    ".set mpi_file_delete_f08, mpi_file_delete_f08_",
    ".globl mpi_file_delete_f08__",
    ".set mpi_file_delete_f08__, mpi_file_delete_f08_",
    ".globl MPI_FILE_DELETE_F08",
    ".set MPI_FILE_DELETE_F08, mpi_file_delete_f08_",
    ".globl pmpi_file_delete",
    ".set pmpi_file_delete, pmpi_file_delete_",
    ".globl pmpi_file_delete__",
    ".set pmpi_file_delete__, pmpi_file_delete_",
    ".globl PMPI_FILE_DELETE",
    ".set PMPI_FILE_DELETE, pmpi_file_delete_",
    ".globl pmpi_file_delete_f08_",
    ".set pmpi_file_delete_f08_, pmpi_file_delete_",
    ".globl pmpi_file_delete_f08",
    ".set pmpi_file_delete_f08, pmpi_file_delete_f08_",
    ".globl pmpi_file_delete_f08__",
    ".set pmpi_file_delete_f08__, pmpi_file_delete_f08_",
    ".globl PMPI_FILE_DELETE_F08",
    ".set PMPI_FILE_DELETE_F08, pmpi_file_delete_f08_",
    ".globl mpi_file_get_amode",
    ".set mpi_file_get_amode, mpi_file_get_amode_",
    ".globl mpi_file_get_amode__",
    ".set mpi_file_get_amode__, mpi_file_get_amode_",
    ".globl MPI_FILE_GET_AMODE",
    ".set MPI_FILE_GET_AMODE, mpi_file_get_amode_",
    ".globl ompi_file_get_amode_f",
    ".set ompi_file_get_amode_f, mpi_file_get_amode_",
    ".globl mpi_file_get_amode_f08_",
    ".set mpi_file_get_amode_f08_, mpi_file_get_amode_",
    ".globl mpi_file_get_amode_f08",
    ".set mpi_file_get_amode_f08, mpi_file_get_amode_f08_",
    ".globl mpi_file_get_amode_f08__",
    ".set mpi_file_get_amode_f08__, mpi_file_get_amode_f08_",
    ".globl MPI_FILE_GET_AMODE_F08",
    ".set MPI_FILE_GET_AMODE_F08, mpi_file_get_amode_f08_",
    ".globl pmpi_file_get_amode",
    ".set pmpi_file_get_amode, pmpi_file_get_amode_",
    ".globl pmpi_file_get_amode__",
    ".set pmpi_file_get_amode__, pmpi_file_get_amode_",
    ".globl PMPI_FILE_GET_AMODE",
    ".set PMPI_FILE_GET_AMODE, pmpi_file_get_amode_",
    ".globl pmpi_file_get_amode_f08_",
    ".set pmpi_file_get_amode_f08_, pmpi_file_get_amode_",
    ".globl pmpi_file_get_amode_f08",
    ".set pmpi_file_get_amode_f08, pmpi_file_get_amode_f08_",
    ".globl pmpi_file_get_amode_f08__",
    ".set pmpi_file_get_amode_f08__, pmpi_file_get_amode_f08_",
    ".globl PMPI_FILE_GET_AMODE_F08",
    ".set PMPI_FILE_GET_AMODE_F08, pmpi_file_get_amode_f08_",
    ".globl mpi_file_get_atomicity",
    ".set mpi_file_get_atomicity, mpi_file_get_atomicity_",
    ".globl mpi_file_get_atomicity__",
    ".set mpi_file_get_atomicity__, mpi_file_get_atomicity_",
    ".globl MPI_FILE_GET_ATOMICITY",
    ".set MPI_FILE_GET_ATOMICITY, mpi_file_get_atomicity_",
    ".globl ompi_file_get_atomicity_f",
    ".set ompi_file_get_atomicity_f, mpi_file_get_atomicity_",
    ".globl mpi_file_get_atomicity_f08_",
    ".set mpi_file_get_atomicity_f08_, mpi_file_get_atomicity_",
    ".globl mpi_file_get_atomicity_f08",
    ".set mpi_file_get_atomicity_f08, mpi_file_get_atomicity_f08_",
    ".globl mpi_file_get_atomicity_f08__",
    ".set mpi_file_get_atomicity_f08__, mpi_file_get_atomicity_f08_",
    ".globl MPI_FILE_GET_ATOMICITY_F08",
    ".set MPI_FILE_GET_ATOMICITY_F08, mpi_file_get_atomicity_f08_",
    ".globl pmpi_file_get_atomicity",
    ".set pmpi_file_get_atomicity, pmpi_file_get_atomicity_",
    ".globl pmpi_file_get_atomicity__",
    ".set pmpi_file_get_atomicity__, pmpi_file_get_atomicity_",
    ".globl PMPI_FILE_GET_ATOMICITY",
    ".set PMPI_FILE_GET_ATOMICITY, pmpi_file_get_atomicity_",
    ".globl pmpi_file_get_atomicity_f08_",
    ".set pmpi_file_get_atomicity_f08_, pmpi_file_get_atomicity_",
    ".globl pmpi_file_get_atomicity_f08",
    ".set pmpi_file_get_atomicity_f08, pmpi_file_get_atomicity_f08_",
    ".globl pmpi_file_get_atomicity_f08__",
    ".set pmpi_file_get_atomicity_f08__, pmpi_file_get_atomicity_f08_",
    ".globl PMPI_FILE_GET_ATOMICITY_F08",
    ".set PMPI_FILE_GET_ATOMICITY_F08, pmpi_file_get_atomicity_f08_",
    ".globl mpi_file_get_byte_offset",
    ".set mpi_file_get_byte_offset, mpi_file_get_byte_offset_",
    ".globl mpi_file_get_byte_offset__",
    ".set mpi_file_get_byte_offset__, mpi_file_get_byte_offset_",
    ".globl MPI_FILE_GET_BYTE_OFFSET",
    ".set MPI_FILE_GET_BYTE_OFFSET, mpi_file_get_byte_offset_",
    ".globl ompi_file_get_byte_offset_f",
    ".set ompi_file_get_byte_offset_f, mpi_file_get_byte_offset_",
    ".globl mpi_file_get_byte_offset_f08_",
    ".set mpi_file_get_byte_offset_f08_, mpi_file_get_byte_offset_",
    ".globl mpi_file_get_byte_offset_f08",
    ".set mpi_file_get_byte_offset_f08, mpi_file_get_byte_offset_f08_",
    ".globl mpi_file_get_byte_offset_f08__",
    ".set mpi_file_get_byte_offset_f08__, mpi_file_get_byte_offset_f08_",
    ".globl MPI_FILE_GET_BYTE_OFFSET_F08",
    ".set MPI_FILE_GET_BYTE_OFFSET_F08, mpi_file_get_byte_offset_f08_",
    ".globl pmpi_file_get_byte_offset",
    ".set pmpi_file_get_byte_offset, pmpi_file_get_byte_offset_",
    ".globl pmpi_file_get_byte_offset__",
    ".set pmpi_file_get_byte_offset__, pmpi_file_get_byte_offset_",
    ".globl PMPI_FILE_GET_BYTE_OFFSET",
    ".set PMPI_FILE_GET_BYTE_OFFSET, pmpi_file_get_byte_offset_",
    ".globl pmpi_file_get_byte_offset_f08_",
    ".set pmpi_file_get_byte_offset_f08_, pmpi_file_get_byte_offset_",
    ".globl pmpi_file_get_byte_offset_f08",
    ".set pmpi_file_get_byte_offset_f08, pmpi_file_get_byte_offset_f08_",
    ".globl pmpi_file_get_byte_offset_f08__",
    ".set pmpi_file_get_byte_offset_f08__, pmpi_file_get_byte_offset_f08_",
    ".globl PMPI_FILE_GET_BYTE_OFFSET_F08",
    ".set PMPI_FILE_GET_BYTE_OFFSET_F08, pmpi_file_get_byte_offset_f08_",
    ".globl mpi_file_get_group",
    ".set mpi_file_get_group, mpi_file_get_group_",
    ".globl mpi_file_get_group__",
    ".set mpi_file_get_group__, mpi_file_get_group_",
    ".globl MPI_FILE_GET_GROUP",
    ".set MPI_FILE_GET_GROUP, mpi_file_get_group_",
    ".globl ompi_file_get_group_f",
    ".set ompi_file_get_group_f, mpi_file_get_group_",
    ".globl mpi_file_get_group_f08_",
    ".set mpi_file_get_group_f08_, mpi_file_get_group_",
    ".globl mpi_file_get_group_f08",
    ".set mpi_file_get_group_f08, mpi_file_get_group_f08_",
    ".globl mpi_file_get_group_f08__",
    ".set mpi_file_get_group_f08__, mpi_file_get_group_f08_",
    ".globl MPI_FILE_GET_GROUP_F08",
    ".set MPI_FILE_GET_GROUP_F08, mpi_file_get_group_f08_",
    ".globl pmpi_file_get_group",
    ".set pmpi_file_get_group, pmpi_file_get_group_",
    ".globl pmpi_file_get_group__",
    ".set pmpi_file_get_group__, pmpi_file_get_group_",
    ".globl PMPI_FILE_GET_GROUP",
    ".set PMPI_FILE_GET_GROUP, pmpi_file_get_group_",
    ".globl pmpi_file_get_group_f08_",
    ".set pmpi_file_get_group_f08_, pmpi_file_get_group_",
    ".globl pmpi_file_get_group_f08",
    ".set pmpi_file_get_group_f08, pmpi_file_get_group_f08_",
    ".globl pmpi_file_get_group_f08__",
    ".set pmpi_file_get_group_f08__, pmpi_file_get_group_f08_",
    ".globl PMPI_FILE_GET_GROUP_F08",
    ".set PMPI_FILE_GET_GROUP_F08, pmpi_file_get_group_f08_",
    ".globl mpi_file_get_info",
    ".set mpi_file_get_info, mpi_file_get_info_",
    ".globl mpi_file_get_info__",
    ".set mpi_file_get_info__, mpi_file_get_info_",
    ".globl MPI_FILE_GET_INFO",
    ".set MPI_FILE_GET_INFO, mpi_file_get_info_",
    ".globl ompi_file_get_info_f",
    ".set ompi_file_get_info_f, mpi_file_get_info_",
    ".globl mpi_file_get_info_f08_",
    ".set mpi_file_get_info_f08_, mpi_file_get_info_",
    ".globl mpi_file_get_info_f08",
    ".set mpi_file_get_info_f08, mpi_file_get_info_f08_",
    ".globl mpi_file_get_info_f08__",
    ".set mpi_file_get_info_f08__, mpi_file_get_info_f08_",
    ".globl MPI_FILE_GET_INFO_F08",
    ".set MPI_FILE_GET_INFO_F08, mpi_file_get_info_f08_",
    ".globl pmpi_file_get_info",
    ".set pmpi_file_get_info, pmpi_file_get_info_",
    ".globl pmpi_file_get_info__",
    ".set pmpi_file_get_info__, pmpi_file_get_info_",
    ".globl PMPI_FILE_GET_INFO",
    ".set PMPI_FILE_GET_INFO, pmpi_file_get_info_",
    ".globl pmpi_file_get_info_f08_",
    ".set pmpi_file_get_info_f08_, pmpi_file_get_info_",
    ".globl pmpi_file_get_info_f08",
    ".set pmpi_file_get_info_f08, pmpi_file_get_info_f08_",
    ".globl pmpi_file_get_info_f08__",
    ".set pmpi_file_get_info_f08__, pmpi_file_get_info_f08_",
    ".globl PMPI_FILE_GET_INFO_F08",
    ".set PMPI_FILE_GET_INFO_F08, pmpi_file_get_info_f08_",
    ".globl mpi_file_get_position",
    ".set mpi_file_get_position, mpi_file_get_position_",
    ".globl mpi_file_get_position__",
    ".set mpi_file_get_position__, mpi_file_get_position_",
    ".globl MPI_FILE_GET_POSITION",
    ".set MPI_FILE_GET_POSITION, mpi_file_get_position_",
    ".globl ompi_file_get_position_f",
    ".set ompi_file_get_position_f, mpi_file_get_position_",
    ".globl mpi_file_get_position_f08_",
    ".set mpi_file_get_position_f08_, mpi_file_get_position_",
    ".globl mpi_file_get_position_f08",
    ".set mpi_file_get_position_f08, mpi_file_get_position_f08_",
    ".globl mpi_file_get_position_f08__",
    ".set mpi_file_get_position_f08__, mpi_file_get_position_f08_",
    ".globl MPI_FILE_GET_POSITION_F08",
    ".set MPI_FILE_GET_POSITION_F08, mpi_file_get_position_f08_",
    ".globl pmpi_file_get_position",
    ".set pmpi_file_get_position, pmpi_file_get_position_",
    ".globl pmpi_file_get_position__",
    ".set pmpi_file_get_position__, pmpi_file_get_position_",
    ".globl PMPI_FILE_GET_POSITION",
    ".set PMPI_FILE_GET_POSITION, pmpi_file_get_position_",
    ".globl pmpi_file_get_position_f08_",
    ".set pmpi_file_get_position_f08_, pmpi_file_get_position_",
    ".globl pmpi_file_get_position_f08",
    ".set pmpi_file_get_position_f08, pmpi_file_get_position_f08_",
    ".globl pmpi_file_get_position_f08__",
    ".set pmpi_file_get_position_f08__, pmpi_file_get_position_f08_",
    ".globl PMPI_FILE_GET_POSITION_F08",
    ".set PMPI_FILE_GET_POSITION_F08, pmpi_file_get_position_f08_",
    ".globl mpi_file_get_position_shared",
    ".set mpi_file_get_position_shared, mpi_file_get_position_shared_",
    ".globl mpi_file_get_position_shared__",
    ".set mpi_file_get_position_shared__, mpi_file_get_position_shared_",
    ".globl MPI_FILE_GET_POSITION_SHARED",
    ".set MPI_FILE_GET_POSITION_SHARED, mpi_file_get_position_shared_",
    ".globl ompi_file_get_position_shared_f",
    ".set ompi_file_get_position_shared_f, mpi_file_get_position_shared_",
    ".globl mpi_file_get_position_shared_f08_",
    ".set mpi_file_get_position_shared_f08_, mpi_file_get_position_shared_",
    ".globl mpi_file_get_position_shared_f08",
    ".set mpi_file_get_position_shared_f08, mpi_file_get_position_shared_f08_",
    ".globl mpi_file_get_position_shared_f08__",
    ".set mpi_file_get_position_shared_f08__, mpi_file_get_position_shared_f08_",
    ".globl MPI_FILE_GET_POSITION_SHARED_F08",
    ".set MPI_FILE_GET_POSITION_SHARED_F08, mpi_file_get_position_shared_f08_",
    ".globl pmpi_file_get_position_shared",
    ".set pmpi_file_get_position_shared, pmpi_file_get_position_shared_",
    ".globl pmpi_file_get_position_shared__",
    ".set pmpi_file_get_position_shared__, pmpi_file_get_position_shared_",
    ".globl PMPI_FILE_GET_POSITION_SHARED",
    ".set PMPI_FILE_GET_POSITION_SHARED, pmpi_file_get_position_shared_",
    ".globl pmpi_file_get_position_shared_f08_",
    ".set pmpi_file_get_position_shared_f08_, pmpi_file_get_position_shared_",
    ".globl pmpi_file_get_position_shared_f08",
    ".set pmpi_file_get_position_shared_f08, pmpi_file_get_position_shared_f08_",
    ".globl pmpi_file_get_position_shared_f08__",
    ".set pmpi_file_get_position_shared_f08__, pmpi_file_get_position_shared_f08_",
    ".globl PMPI_FILE_GET_POSITION_SHARED_F08",
    ".set PMPI_FILE_GET_POSITION_SHARED_F08, pmpi_file_get_position_shared_f08_",
    ".globl mpi_file_get_size",
    ".set mpi_file_get_size, mpi_file_get_size_",
    ".globl mpi_file_get_size__",
    ".set mpi_file_get_size__, mpi_file_get_size_",
    ".globl MPI_FILE_GET_SIZE",
    ".set MPI_FILE_GET_SIZE, mpi_file_get_size_",
    ".globl ompi_file_get_size_f",
    ".set ompi_file_get_size_f, mpi_file_get_size_",
    ".globl mpi_file_get_size_f08_",
    ".set mpi_file_get_size_f08_, mpi_file_get_size_",
    ".globl mpi_file_get_size_f08",
    ".set mpi_file_get_size_f08, mpi_file_get_size_f08_",
    ".globl mpi_file_get_size_f08__",
    ".set mpi_file_get_size_f08__, mpi_file_get_size_f08_",
    ".globl MPI_FILE_GET_SIZE_F08",
    ".set MPI_FILE_GET_SIZE_F08, mpi_file_get_size_f08_",
    ".globl pmpi_file_get_size",
    ".set pmpi_file_get_size, pmpi_file_get_size_",
    ".globl pmpi_file_get_size__",
    ".set pmpi_file_get_size__, pmpi_file_get_size_",
    ".globl PMPI_FILE_GET_SIZE",
    ".set PMPI_FILE_GET_SIZE, pmpi_file_get_size_",
    ".globl pmpi_file_get_size_f08_",
    ".set pmpi_file_get_size_f08_, pmpi_file_get_size_",
    ".globl pmpi_file_get_size_f08",
    ".set pmpi_file_get_size_f08, pmpi_file_get_size_f08_",
    ".globl pmpi_file_get_size_f08__",
    ".set pmpi_file_get_size_f08__, pmpi_file_get_size_f08_",
    ".globl PMPI_FILE_GET_SIZE_F08",
    ".set PMPI_FILE_GET_SIZE_F08, pmpi_file_get_size_f08_",
    ".globl mpi_file_get_type_extent",
    ".set mpi_file_get_type_extent, mpi_file_get_type_extent_",
    ".globl mpi_file_get_type_extent__",
    ".set mpi_file_get_type_extent__, mpi_file_get_type_extent_",
    ".globl MPI_FILE_GET_TYPE_EXTENT",
    ".set MPI_FILE_GET_TYPE_EXTENT, mpi_file_get_type_extent_",
    ".globl ompi_file_get_type_extent_f",
    ".set ompi_file_get_type_extent_f, mpi_file_get_type_extent_",
    ".globl mpi_file_get_type_extent_f08_",
    ".set mpi_file_get_type_extent_f08_, mpi_file_get_type_extent_",
    ".globl mpi_file_get_type_extent_f08",
    ".set mpi_file_get_type_extent_f08, mpi_file_get_type_extent_f08_",
    ".globl mpi_file_get_type_extent_f08__",
    ".set mpi_file_get_type_extent_f08__, mpi_file_get_type_extent_f08_",
    ".globl MPI_FILE_GET_TYPE_EXTENT_F08",
    ".set MPI_FILE_GET_TYPE_EXTENT_F08, mpi_file_get_type_extent_f08_",
    ".globl pmpi_file_get_type_extent",
    ".set pmpi_file_get_type_extent, pmpi_file_get_type_extent_",
    ".globl pmpi_file_get_type_extent__",
    ".set pmpi_file_get_type_extent__, pmpi_file_get_type_extent_",
    ".globl PMPI_FILE_GET_TYPE_EXTENT",
    ".set PMPI_FILE_GET_TYPE_EXTENT, pmpi_file_get_type_extent_",
    ".globl pmpi_file_get_type_extent_f08_",
    ".set pmpi_file_get_type_extent_f08_, pmpi_file_get_type_extent_",
    ".globl pmpi_file_get_type_extent_f08",
    ".set pmpi_file_get_type_extent_f08, pmpi_file_get_type_extent_f08_",
    ".globl pmpi_file_get_type_extent_f08__",
    ".set pmpi_file_get_type_extent_f08__, pmpi_file_get_type_extent_f08_",
    ".globl PMPI_FILE_GET_TYPE_EXTENT_F08",
    ".set PMPI_FILE_GET_TYPE_EXTENT_F08, pmpi_file_get_type_extent_f08_",
    ".globl mpi_file_get_type_extent_c_f08",
    ".set mpi_file_get_type_extent_c_f08, mpi_file_get_type_extent_c_f08_",
    ".globl mpi_file_get_type_extent_c_f08__",
    ".set mpi_file_get_type_extent_c_f08__, mpi_file_get_type_extent_c_f08_",
    ".globl MPI_FILE_GET_TYPE_EXTENT_C_F08",
    ".set MPI_FILE_GET_TYPE_EXTENT_C_F08, mpi_file_get_type_extent_c_f08_",
    ".globl pmpi_file_get_type_extent_c_f08",
    ".set pmpi_file_get_type_extent_c_f08, pmpi_file_get_type_extent_c_f08_",
    ".globl pmpi_file_get_type_extent_c_f08__",
    ".set pmpi_file_get_type_extent_c_f08__, pmpi_file_get_type_extent_c_f08_",
    ".globl PMPI_FILE_GET_TYPE_EXTENT_C_F08",
    ".set PMPI_FILE_GET_TYPE_EXTENT_C_F08, pmpi_file_get_type_extent_c_f08_",
    ".globl mpi_file_get_view",
    ".set mpi_file_get_view, mpi_file_get_view_",
    ".globl mpi_file_get_view__",
    ".set mpi_file_get_view__, mpi_file_get_view_",
    ".globl MPI_FILE_GET_VIEW",
    ".set MPI_FILE_GET_VIEW, mpi_file_get_view_",
    ".globl ompi_file_get_view_f",
    ".set ompi_file_get_view_f, mpi_file_get_view_",
    ".globl mpi_file_get_view_f08_",
    ".set mpi_file_get_view_f08_, mpi_file_get_view_",
    ".globl mpi_file_get_view_f08",
    ".set mpi_file_get_view_f08, mpi_file_get_view_f08_",
    ".globl mpi_file_get_view_f08__",
    ".set mpi_file_get_view_f08__, mpi_file_get_view_f08_",
    ".globl MPI_FILE_GET_VIEW_F08",
    ".set MPI_FILE_GET_VIEW_F08, mpi_file_get_view_f08_",
    ".globl pmpi_file_get_view",
    ".set pmpi_file_get_view, pmpi_file_get_view_",
    ".globl pmpi_file_get_view__",
    ".set pmpi_file_get_view__, pmpi_file_get_view_",
    ".globl PMPI_FILE_GET_VIEW",
    ".set PMPI_FILE_GET_VIEW, pmpi_file_get_view_",
    ".globl pmpi_file_get_view_f08_",
    ".set pmpi_file_get_view_f08_, pmpi_file_get_view_",
    ".globl pmpi_file_get_view_f08",
    ".set pmpi_file_get_view_f08, pmpi_file_get_view_f08_",
    ".globl pmpi_file_get_view_f08__",
    ".set pmpi_file_get_view_f08__, pmpi_file_get_view_f08_",
    ".globl PMPI_FILE_GET_VIEW_F08",
    ".set PMPI_FILE_GET_VIEW_F08, pmpi_file_get_view_f08_",
    ".globl mpi_file_iread",
    ".set mpi_file_iread, mpi_file_iread_",
    ".globl mpi_file_iread__",
    ".set mpi_file_iread__, mpi_file_iread_",
    ".globl MPI_FILE_IREAD",
    ".set MPI_FILE_IREAD, mpi_file_iread_",
    ".globl ompi_file_iread_f",
    ".set ompi_file_iread_f, mpi_file_iread_",
    ".globl pmpi_file_iread",
    ".set pmpi_file_iread, pmpi_file_iread_",
    ".globl pmpi_file_iread__",
    ".set pmpi_file_iread__, pmpi_file_iread_",
    ".globl PMPI_FILE_IREAD",
    ".set PMPI_FILE_IREAD, pmpi_file_iread_",
    ".globl mpi_file_iread_all",
    ".set mpi_file_iread_all, mpi_file_iread_all_",
    ".globl mpi_file_iread_all__",
    ".set mpi_file_iread_all__, mpi_file_iread_all_",
    ".globl MPI_FILE_IREAD_ALL",
    ".set MPI_FILE_IREAD_ALL, mpi_file_iread_all_",
    ".globl ompi_file_iread_all_f",
    ".set ompi_file_iread_all_f, mpi_file_iread_all_",
    ".globl pmpi_file_iread_all",
    ".set pmpi_file_iread_all, pmpi_file_iread_all_",
    ".globl pmpi_file_iread_all__",
    ".set pmpi_file_iread_all__, pmpi_file_iread_all_",
    ".globl PMPI_FILE_IREAD_ALL",
    ".set PMPI_FILE_IREAD_ALL, pmpi_file_iread_all_",
    ".globl mpi_file_iread_at",
    ".set mpi_file_iread_at, mpi_file_iread_at_",
    ".globl mpi_file_iread_at__",
    ".set mpi_file_iread_at__, mpi_file_iread_at_",
    ".globl MPI_FILE_IREAD_AT",
    ".set MPI_FILE_IREAD_AT, mpi_file_iread_at_",
    ".globl ompi_file_iread_at_f",
    ".set ompi_file_iread_at_f, mpi_file_iread_at_",
    ".globl pmpi_file_iread_at",
    ".set pmpi_file_iread_at, pmpi_file_iread_at_",
    ".globl pmpi_file_iread_at__",
    ".set pmpi_file_iread_at__, pmpi_file_iread_at_",
    ".globl PMPI_FILE_IREAD_AT",
    ".set PMPI_FILE_IREAD_AT, pmpi_file_iread_at_",
    ".globl mpi_file_iread_at_all",
    ".set mpi_file_iread_at_all, mpi_file_iread_at_all_",
    ".globl mpi_file_iread_at_all__",
    ".set mpi_file_iread_at_all__, mpi_file_iread_at_all_",
    ".globl MPI_FILE_IREAD_AT_ALL",
    ".set MPI_FILE_IREAD_AT_ALL, mpi_file_iread_at_all_",
    ".globl ompi_file_iread_at_all_f",
    ".set ompi_file_iread_at_all_f, mpi_file_iread_at_all_",
    ".globl pmpi_file_iread_at_all",
    ".set pmpi_file_iread_at_all, pmpi_file_iread_at_all_",
    ".globl pmpi_file_iread_at_all__",
    ".set pmpi_file_iread_at_all__, pmpi_file_iread_at_all_",
    ".globl PMPI_FILE_IREAD_AT_ALL",
    ".set PMPI_FILE_IREAD_AT_ALL, pmpi_file_iread_at_all_",
    ".globl mpi_file_iread_shared",
    ".set mpi_file_iread_shared, mpi_file_iread_shared_",
    ".globl mpi_file_iread_shared__",
    ".set mpi_file_iread_shared__, mpi_file_iread_shared_",
    ".globl MPI_FILE_IREAD_SHARED",
    ".set MPI_FILE_IREAD_SHARED, mpi_file_iread_shared_",
    ".globl ompi_file_iread_shared_f",
    ".set ompi_file_iread_shared_f, mpi_file_iread_shared_",
    ".globl pmpi_file_iread_shared",
    ".set pmpi_file_iread_shared, pmpi_file_iread_shared_",
    ".globl pmpi_file_iread_shared__",
    ".set pmpi_file_iread_shared__, pmpi_file_iread_shared_",
    ".globl PMPI_FILE_IREAD_SHARED",
    ".set PMPI_FILE_IREAD_SHARED, pmpi_file_iread_shared_",
    ".globl mpi_file_iwrite",
    ".set mpi_file_iwrite, mpi_file_iwrite_",
    ".globl mpi_file_iwrite__",
    ".set mpi_file_iwrite__, mpi_file_iwrite_",
    ".globl MPI_FILE_IWRITE",
    ".set MPI_FILE_IWRITE, mpi_file_iwrite_",
    ".globl ompi_file_iwrite_f",
    ".set ompi_file_iwrite_f, mpi_file_iwrite_",
    ".globl pmpi_file_iwrite",
    ".set pmpi_file_iwrite, pmpi_file_iwrite_",
    ".globl pmpi_file_iwrite__",
    ".set pmpi_file_iwrite__, pmpi_file_iwrite_",
    ".globl PMPI_FILE_IWRITE",
    ".set PMPI_FILE_IWRITE, pmpi_file_iwrite_",
    ".globl mpi_file_iwrite_all",
    ".set mpi_file_iwrite_all, mpi_file_iwrite_all_",
    ".globl mpi_file_iwrite_all__",
    ".set mpi_file_iwrite_all__, mpi_file_iwrite_all_",
    ".globl MPI_FILE_IWRITE_ALL",
    ".set MPI_FILE_IWRITE_ALL, mpi_file_iwrite_all_",
    ".globl ompi_file_iwrite_all_f",
    ".set ompi_file_iwrite_all_f, mpi_file_iwrite_all_",
    ".globl pmpi_file_iwrite_all",
    ".set pmpi_file_iwrite_all, pmpi_file_iwrite_all_",
    ".globl pmpi_file_iwrite_all__",
    ".set pmpi_file_iwrite_all__, pmpi_file_iwrite_all_",
    ".globl PMPI_FILE_IWRITE_ALL",
    ".set PMPI_FILE_IWRITE_ALL, pmpi_file_iwrite_all_",
    ".globl mpi_file_iwrite_at",
    ".set mpi_file_iwrite_at, mpi_file_iwrite_at_",
    ".globl mpi_file_iwrite_at__",
    ".set mpi_file_iwrite_at__, mpi_file_iwrite_at_",
    ".globl MPI_FILE_IWRITE_AT",
    ".set MPI_FILE_IWRITE_AT, mpi_file_iwrite_at_",
    ".globl ompi_file_iwrite_at_f",
    ".set ompi_file_iwrite_at_f, mpi_file_iwrite_at_",
    ".globl pmpi_file_iwrite_at",
    ".set pmpi_file_iwrite_at, pmpi_file_iwrite_at_",
    ".globl pmpi_file_iwrite_at__",
    ".set pmpi_file_iwrite_at__, pmpi_file_iwrite_at_",
    ".globl PMPI_FILE_IWRITE_AT",
    ".set PMPI_FILE_IWRITE_AT, pmpi_file_iwrite_at_",
    ".globl mpi_file_iwrite_at_all",
    ".set mpi_file_iwrite_at_all, mpi_file_iwrite_at_all_",
    ".globl mpi_file_iwrite_at_all__",
    ".set mpi_file_iwrite_at_all__, mpi_file_iwrite_at_all_",
    ".globl MPI_FILE_IWRITE_AT_ALL",
    ".set MPI_FILE_IWRITE_AT_ALL, mpi_file_iwrite_at_all_",
    ".globl ompi_file_iwrite_at_all_f",
    ".set ompi_file_iwrite_at_all_f, mpi_file_iwrite_at_all_",
    ".globl pmpi_file_iwrite_at_all",
    ".set pmpi_file_iwrite_at_all, pmpi_file_iwrite_at_all_",
    ".globl pmpi_file_iwrite_at_all__",
    ".set pmpi_file_iwrite_at_all__, pmpi_file_iwrite_at_all_",
    ".globl PMPI_FILE_IWRITE_AT_ALL",
    ".set PMPI_FILE_IWRITE_AT_ALL, pmpi_file_iwrite_at_all_",
    ".globl mpi_file_iwrite_shared",
    ".set mpi_file_iwrite_shared, mpi_file_iwrite_shared_",
    ".globl mpi_file_iwrite_shared__",
    ".set mpi_file_iwrite_shared__, mpi_file_iwrite_shared_",
    ".globl MPI_FILE_IWRITE_SHARED",
    ".set MPI_FILE_IWRITE_SHARED, mpi_file_iwrite_shared_",
    ".globl ompi_file_iwrite_shared_f",
    ".set ompi_file_iwrite_shared_f, mpi_file_iwrite_shared_",
    ".globl pmpi_file_iwrite_shared",
    ".set pmpi_file_iwrite_shared, pmpi_file_iwrite_shared_",
    ".globl pmpi_file_iwrite_shared__",
    ".set pmpi_file_iwrite_shared__, pmpi_file_iwrite_shared_",
    ".globl PMPI_FILE_IWRITE_SHARED",
    ".set PMPI_FILE_IWRITE_SHARED, pmpi_file_iwrite_shared_",
    ".globl mpi_file_open",
    ".set mpi_file_open, mpi_file_open_",
    ".globl mpi_file_open__",
    ".set mpi_file_open__, mpi_file_open_",
    ".globl MPI_FILE_OPEN",
    ".set MPI_FILE_OPEN, mpi_file_open_",
    ".globl ompi_file_open_f",
    ".set ompi_file_open_f, mpi_file_open_",
    ".globl mpi_file_open_f08_",
    ".set mpi_file_open_f08_, mpi_file_open_",
    ".globl mpi_file_open_f08",
    ".set mpi_file_open_f08, mpi_file_open_f08_",
    ".globl mpi_file_open_f08__",
    ".set mpi_file_open_f08__, mpi_file_open_f08_",
    ".globl MPI_FILE_OPEN_F08",
    ".set MPI_FILE_OPEN_F08, mpi_file_open_f08_",
    ".globl pmpi_file_open",
    ".set pmpi_file_open, pmpi_file_open_",
    ".globl pmpi_file_open__",
    ".set pmpi_file_open__, pmpi_file_open_",
    ".globl PMPI_FILE_OPEN",
    ".set PMPI_FILE_OPEN, pmpi_file_open_",
    ".globl pmpi_file_open_f08_",
    ".set pmpi_file_open_f08_, pmpi_file_open_",
    ".globl pmpi_file_open_f08",
    ".set pmpi_file_open_f08, pmpi_file_open_f08_",
    ".globl pmpi_file_open_f08__",
    ".set pmpi_file_open_f08__, pmpi_file_open_f08_",
    ".globl PMPI_FILE_OPEN_F08",
    ".set PMPI_FILE_OPEN_F08, pmpi_file_open_f08_",
    ".globl mpi_file_preallocate",
    ".set mpi_file_preallocate, mpi_file_preallocate_",
    ".globl mpi_file_preallocate__",
    ".set mpi_file_preallocate__, mpi_file_preallocate_",
    ".globl MPI_FILE_PREALLOCATE",
    ".set MPI_FILE_PREALLOCATE, mpi_file_preallocate_",
    ".globl ompi_file_preallocate_f",
    ".set ompi_file_preallocate_f, mpi_file_preallocate_",
    ".globl mpi_file_preallocate_f08_",
    ".set mpi_file_preallocate_f08_, mpi_file_preallocate_",
    ".globl mpi_file_preallocate_f08",
    ".set mpi_file_preallocate_f08, mpi_file_preallocate_f08_",
    ".globl mpi_file_preallocate_f08__",
    ".set mpi_file_preallocate_f08__, mpi_file_preallocate_f08_",
    ".globl MPI_FILE_PREALLOCATE_F08",
    ".set MPI_FILE_PREALLOCATE_F08, mpi_file_preallocate_f08_",
    ".globl pmpi_file_preallocate",
    ".set pmpi_file_preallocate, pmpi_file_preallocate_",
    ".globl pmpi_file_preallocate__",
    ".set pmpi_file_preallocate__, pmpi_file_preallocate_",
    ".globl PMPI_FILE_PREALLOCATE",
    ".set PMPI_FILE_PREALLOCATE, pmpi_file_preallocate_",
    ".globl pmpi_file_preallocate_f08_",
    ".set pmpi_file_preallocate_f08_, pmpi_file_preallocate_",
    ".globl pmpi_file_preallocate_f08",
    ".set pmpi_file_preallocate_f08, pmpi_file_preallocate_f08_",
    ".globl pmpi_file_preallocate_f08__",
    ".set pmpi_file_preallocate_f08__, pmpi_file_preallocate_f08_",
    ".globl PMPI_FILE_PREALLOCATE_F08",
    ".set PMPI_FILE_PREALLOCATE_F08, pmpi_file_preallocate_f08_",
    ".globl mpi_file_read",
    ".set mpi_file_read, mpi_file_read_",
    ".globl mpi_file_read__",
    ".set mpi_file_read__, mpi_file_read_",
    ".globl MPI_FILE_READ",
    ".set MPI_FILE_READ, mpi_file_read_",
    ".globl ompi_file_read_f",
    ".set ompi_file_read_f, mpi_file_read_",
    ".globl pmpi_file_read",
    ".set pmpi_file_read, pmpi_file_read_",
    ".globl pmpi_file_read__",
    ".set pmpi_file_read__, pmpi_file_read_",
    ".globl PMPI_FILE_READ",
    ".set PMPI_FILE_READ, pmpi_file_read_",
    ".globl mpi_file_read_all",
    ".set mpi_file_read_all, mpi_file_read_all_",
    ".globl mpi_file_read_all__",
    ".set mpi_file_read_all__, mpi_file_read_all_",
    ".globl MPI_FILE_READ_ALL",
    ".set MPI_FILE_READ_ALL, mpi_file_read_all_",
    ".globl ompi_file_read_all_f",
    ".set ompi_file_read_all_f, mpi_file_read_all_",
    ".globl pmpi_file_read_all",
    ".set pmpi_file_read_all, pmpi_file_read_all_",
    ".globl pmpi_file_read_all__",
    ".set pmpi_file_read_all__, pmpi_file_read_all_",
    ".globl PMPI_FILE_READ_ALL",
    ".set PMPI_FILE_READ_ALL, pmpi_file_read_all_",
    ".globl mpi_file_read_all_begin",
    ".set mpi_file_read_all_begin, mpi_file_read_all_begin_",
    ".globl mpi_file_read_all_begin__",
    ".set mpi_file_read_all_begin__, mpi_file_read_all_begin_",
    ".globl MPI_FILE_READ_ALL_BEGIN",
    ".set MPI_FILE_READ_ALL_BEGIN, mpi_file_read_all_begin_",
    ".globl ompi_file_read_all_begin_f",
    ".set ompi_file_read_all_begin_f, mpi_file_read_all_begin_",
    ".globl pmpi_file_read_all_begin",
    ".set pmpi_file_read_all_begin, pmpi_file_read_all_begin_",
    ".globl pmpi_file_read_all_begin__",
    ".set pmpi_file_read_all_begin__, pmpi_file_read_all_begin_",
    ".globl PMPI_FILE_READ_ALL_BEGIN",
    ".set PMPI_FILE_READ_ALL_BEGIN, pmpi_file_read_all_begin_",
    ".globl mpi_file_read_all_end",
    ".set mpi_file_read_all_end, mpi_file_read_all_end_",
    ".globl mpi_file_read_all_end__",
    ".set mpi_file_read_all_end__, mpi_file_read_all_end_",
    ".globl MPI_FILE_READ_ALL_END",
    ".set MPI_FILE_READ_ALL_END, mpi_file_read_all_end_",
    ".globl ompi_file_read_all_end_f",
    ".set ompi_file_read_all_end_f, mpi_file_read_all_end_",
    ".globl pmpi_file_read_all_end",
    ".set pmpi_file_read_all_end, pmpi_file_read_all_end_",
    ".globl pmpi_file_read_all_end__",
    ".set pmpi_file_read_all_end__, pmpi_file_read_all_end_",
    ".globl PMPI_FILE_READ_ALL_END",
    ".set PMPI_FILE_READ_ALL_END, pmpi_file_read_all_end_",
    ".globl mpi_file_read_at",
    ".set mpi_file_read_at, mpi_file_read_at_",
    ".globl mpi_file_read_at__",
    ".set mpi_file_read_at__, mpi_file_read_at_",
    ".globl MPI_FILE_READ_AT",
    ".set MPI_FILE_READ_AT, mpi_file_read_at_",
    ".globl ompi_file_read_at_f",
    ".set ompi_file_read_at_f, mpi_file_read_at_",
    ".globl pmpi_file_read_at",
    ".set pmpi_file_read_at, pmpi_file_read_at_",
    ".globl pmpi_file_read_at__",
    ".set pmpi_file_read_at__, pmpi_file_read_at_",
    ".globl PMPI_FILE_READ_AT",
    ".set PMPI_FILE_READ_AT, pmpi_file_read_at_",
    ".globl mpi_file_read_at_all",
    ".set mpi_file_read_at_all, mpi_file_read_at_all_",
    ".globl mpi_file_read_at_all__",
    ".set mpi_file_read_at_all__, mpi_file_read_at_all_",
    ".globl MPI_FILE_READ_AT_ALL",
    ".set MPI_FILE_READ_AT_ALL, mpi_file_read_at_all_",
    ".globl ompi_file_read_at_all_f",
    ".set ompi_file_read_at_all_f, mpi_file_read_at_all_",
    ".globl pmpi_file_read_at_all",
    ".set pmpi_file_read_at_all, pmpi_file_read_at_all_",
    ".globl pmpi_file_read_at_all__",
    ".set pmpi_file_read_at_all__, pmpi_file_read_at_all_",
    ".globl PMPI_FILE_READ_AT_ALL",
    ".set PMPI_FILE_READ_AT_ALL, pmpi_file_read_at_all_",
    ".globl mpi_file_read_at_all_begin",
    ".set mpi_file_read_at_all_begin, mpi_file_read_at_all_begin_",
    ".globl mpi_file_read_at_all_begin__",
    ".set mpi_file_read_at_all_begin__, mpi_file_read_at_all_begin_",
    ".globl MPI_FILE_READ_AT_ALL_BEGIN",
    ".set MPI_FILE_READ_AT_ALL_BEGIN, mpi_file_read_at_all_begin_",
    ".globl ompi_file_read_at_all_begin_f",
    ".set ompi_file_read_at_all_begin_f, mpi_file_read_at_all_begin_",
    ".globl pmpi_file_read_at_all_begin",
    ".set pmpi_file_read_at_all_begin, pmpi_file_read_at_all_begin_",
    ".globl pmpi_file_read_at_all_begin__",
    ".set pmpi_file_read_at_all_begin__, pmpi_file_read_at_all_begin_",
    ".globl PMPI_FILE_READ_AT_ALL_BEGIN",
    ".set PMPI_FILE_READ_AT_ALL_BEGIN, pmpi_file_read_at_all_begin_",
    ".globl mpi_file_read_at_all_end",
    ".set mpi_file_read_at_all_end, mpi_file_read_at_all_end_",
    ".globl mpi_file_read_at_all_end__",
    ".set mpi_file_read_at_all_end__, mpi_file_read_at_all_end_",
    ".globl MPI_FILE_READ_AT_ALL_END",
    ".set MPI_FILE_READ_AT_ALL_END, mpi_file_read_at_all_end_",
    ".globl ompi_file_read_at_all_end_f",
    ".set ompi_file_read_at_all_end_f, mpi_file_read_at_all_end_",
    ".globl pmpi_file_read_at_all_end",
    ".set pmpi_file_read_at_all_end, pmpi_file_read_at_all_end_",
    ".globl pmpi_file_read_at_all_end__",
    ".set pmpi_file_read_at_all_end__, pmpi_file_read_at_all_end_",
    ".globl PMPI_FILE_READ_AT_ALL_END",
    ".set PMPI_FILE_READ_AT_ALL_END, pmpi_file_read_at_all_end_",
    ".globl mpi_file_read_ordered",
    ".set mpi_file_read_ordered, mpi_file_read_ordered_",
    ".globl mpi_file_read_ordered__",
    ".set mpi_file_read_ordered__, mpi_file_read_ordered_",
    ".globl MPI_FILE_READ_ORDERED",
    ".set MPI_FILE_READ_ORDERED, mpi_file_read_ordered_",
    ".globl ompi_file_read_ordered_f",
    ".set ompi_file_read_ordered_f, mpi_file_read_ordered_",
    ".globl pmpi_file_read_ordered",
    ".set pmpi_file_read_ordered, pmpi_file_read_ordered_",
    ".globl pmpi_file_read_ordered__",
    ".set pmpi_file_read_ordered__, pmpi_file_read_ordered_",
    ".globl PMPI_FILE_READ_ORDERED",
    ".set PMPI_FILE_READ_ORDERED, pmpi_file_read_ordered_",
    ".globl mpi_file_read_ordered_begin",
    ".set mpi_file_read_ordered_begin, mpi_file_read_ordered_begin_",
    ".globl mpi_file_read_ordered_begin__",
    ".set mpi_file_read_ordered_begin__, mpi_file_read_ordered_begin_",
    ".globl MPI_FILE_READ_ORDERED_BEGIN",
    ".set MPI_FILE_READ_ORDERED_BEGIN, mpi_file_read_ordered_begin_",
    ".globl ompi_file_read_ordered_begin_f",
    ".set ompi_file_read_ordered_begin_f, mpi_file_read_ordered_begin_",
    ".globl pmpi_file_read_ordered_begin",
    ".set pmpi_file_read_ordered_begin, pmpi_file_read_ordered_begin_",
    ".globl pmpi_file_read_ordered_begin__",
    ".set pmpi_file_read_ordered_begin__, pmpi_file_read_ordered_begin_",
    ".globl PMPI_FILE_READ_ORDERED_BEGIN",
    ".set PMPI_FILE_READ_ORDERED_BEGIN, pmpi_file_read_ordered_begin_",
    ".globl mpi_file_read_ordered_end",
    ".set mpi_file_read_ordered_end, mpi_file_read_ordered_end_",
    ".globl mpi_file_read_ordered_end__",
    ".set mpi_file_read_ordered_end__, mpi_file_read_ordered_end_",
    ".globl MPI_FILE_READ_ORDERED_END",
    ".set MPI_FILE_READ_ORDERED_END, mpi_file_read_ordered_end_",
    ".globl ompi_file_read_ordered_end_f",
    ".set ompi_file_read_ordered_end_f, mpi_file_read_ordered_end_",
    ".globl pmpi_file_read_ordered_end",
    ".set pmpi_file_read_ordered_end, pmpi_file_read_ordered_end_",
    ".globl pmpi_file_read_ordered_end__",
    ".set pmpi_file_read_ordered_end__, pmpi_file_read_ordered_end_",
    ".globl PMPI_FILE_READ_ORDERED_END",
    ".set PMPI_FILE_READ_ORDERED_END, pmpi_file_read_ordered_end_",
    ".globl mpi_file_read_shared",
    ".set mpi_file_read_shared, mpi_file_read_shared_",
    ".globl mpi_file_read_shared__",
    ".set mpi_file_read_shared__, mpi_file_read_shared_",
    ".globl MPI_FILE_READ_SHARED",
    ".set MPI_FILE_READ_SHARED, mpi_file_read_shared_",
    ".globl ompi_file_read_shared_f",
    ".set ompi_file_read_shared_f, mpi_file_read_shared_",
    ".globl pmpi_file_read_shared",
    ".set pmpi_file_read_shared, pmpi_file_read_shared_",
    ".globl pmpi_file_read_shared__",
    ".set pmpi_file_read_shared__, pmpi_file_read_shared_",
    ".globl PMPI_FILE_READ_SHARED",
    ".set PMPI_FILE_READ_SHARED, pmpi_file_read_shared_",
    ".globl mpi_file_seek",
    ".set mpi_file_seek, mpi_file_seek_",
    ".globl mpi_file_seek__",
    ".set mpi_file_seek__, mpi_file_seek_",
    ".globl MPI_FILE_SEEK",
    ".set MPI_FILE_SEEK, mpi_file_seek_",
    ".globl ompi_file_seek_f",
    ".set ompi_file_seek_f, mpi_file_seek_",
    ".globl mpi_file_seek_f08_",
    ".set mpi_file_seek_f08_, mpi_file_seek_",
    ".globl mpi_file_seek_f08",
    ".set mpi_file_seek_f08, mpi_file_seek_f08_",
    ".globl mpi_file_seek_f08__",
    ".set mpi_file_seek_f08__, mpi_file_seek_f08_",
    ".globl MPI_FILE_SEEK_F08",
    ".set MPI_FILE_SEEK_F08, mpi_file_seek_f08_",
    ".globl pmpi_file_seek",
    ".set pmpi_file_seek, pmpi_file_seek_",
    ".globl pmpi_file_seek__",
    ".set pmpi_file_seek__, pmpi_file_seek_",
    ".globl PMPI_FILE_SEEK",
    ".set PMPI_FILE_SEEK, pmpi_file_seek_",
    ".globl pmpi_file_seek_f08_",
    ".set pmpi_file_seek_f08_, pmpi_file_seek_",
    ".globl pmpi_file_seek_f08",
    ".set pmpi_file_seek_f08, pmpi_file_seek_f08_",
    ".globl pmpi_file_seek_f08__",
    ".set pmpi_file_seek_f08__, pmpi_file_seek_f08_",
    ".globl PMPI_FILE_SEEK_F08",
    ".set PMPI_FILE_SEEK_F08, pmpi_file_seek_f08_",
    ".globl mpi_file_seek_shared",
    ".set mpi_file_seek_shared, mpi_file_seek_shared_",
    ".globl mpi_file_seek_shared__",
    ".set mpi_file_seek_shared__, mpi_file_seek_shared_",
    ".globl MPI_FILE_SEEK_SHARED",
    ".set MPI_FILE_SEEK_SHARED, mpi_file_seek_shared_",
    ".globl ompi_file_seek_shared_f",
    ".set ompi_file_seek_shared_f, mpi_file_seek_shared_",
    ".globl mpi_file_seek_shared_f08_",
    ".set mpi_file_seek_shared_f08_, mpi_file_seek_shared_",
    ".globl mpi_file_seek_shared_f08",
    ".set mpi_file_seek_shared_f08, mpi_file_seek_shared_f08_",
    ".globl mpi_file_seek_shared_f08__",
    ".set mpi_file_seek_shared_f08__, mpi_file_seek_shared_f08_",
    ".globl MPI_FILE_SEEK_SHARED_F08",
    ".set MPI_FILE_SEEK_SHARED_F08, mpi_file_seek_shared_f08_",
    ".globl pmpi_file_seek_shared",
    ".set pmpi_file_seek_shared, pmpi_file_seek_shared_",
    ".globl pmpi_file_seek_shared__",
    ".set pmpi_file_seek_shared__, pmpi_file_seek_shared_",
    ".globl PMPI_FILE_SEEK_SHARED",
    ".set PMPI_FILE_SEEK_SHARED, pmpi_file_seek_shared_",
    ".globl pmpi_file_seek_shared_f08_",
    ".set pmpi_file_seek_shared_f08_, pmpi_file_seek_shared_",
    ".globl pmpi_file_seek_shared_f08",
    ".set pmpi_file_seek_shared_f08, pmpi_file_seek_shared_f08_",
    ".globl pmpi_file_seek_shared_f08__",
    ".set pmpi_file_seek_shared_f08__, pmpi_file_seek_shared_f08_",
    ".globl PMPI_FILE_SEEK_SHARED_F08",
    ".set PMPI_FILE_SEEK_SHARED_F08, pmpi_file_seek_shared_f08_",
    ".globl mpi_file_set_atomicity",
    ".set mpi_file_set_atomicity, mpi_file_set_atomicity_",
    ".globl mpi_file_set_atomicity__",
    ".set mpi_file_set_atomicity__, mpi_file_set_atomicity_",
    ".globl MPI_FILE_SET_ATOMICITY",
    ".set MPI_FILE_SET_ATOMICITY, mpi_file_set_atomicity_",
    ".globl ompi_file_set_atomicity_f",
    ".set ompi_file_set_atomicity_f, mpi_file_set_atomicity_",
    ".globl mpi_file_set_atomicity_f08_",
    ".set mpi_file_set_atomicity_f08_, mpi_file_set_atomicity_",
    ".globl mpi_file_set_atomicity_f08",
    ".set mpi_file_set_atomicity_f08, mpi_file_set_atomicity_f08_",
    ".globl mpi_file_set_atomicity_f08__",
    ".set mpi_file_set_atomicity_f08__, mpi_file_set_atomicity_f08_",
    ".globl MPI_FILE_SET_ATOMICITY_F08",
    ".set MPI_FILE_SET_ATOMICITY_F08, mpi_file_set_atomicity_f08_",
    ".globl pmpi_file_set_atomicity",
    ".set pmpi_file_set_atomicity, pmpi_file_set_atomicity_",
    ".globl pmpi_file_set_atomicity__",
    ".set pmpi_file_set_atomicity__, pmpi_file_set_atomicity_",
    ".globl PMPI_FILE_SET_ATOMICITY",
    ".set PMPI_FILE_SET_ATOMICITY, pmpi_file_set_atomicity_",
    ".globl pmpi_file_set_atomicity_f08_",
    ".set pmpi_file_set_atomicity_f08_, pmpi_file_set_atomicity_",
    ".globl pmpi_file_set_atomicity_f08",
    ".set pmpi_file_set_atomicity_f08, pmpi_file_set_atomicity_f08_",
    ".globl pmpi_file_set_atomicity_f08__",
    ".set pmpi_file_set_atomicity_f08__, pmpi_file_set_atomicity_f08_",
    ".globl PMPI_FILE_SET_ATOMICITY_F08",
    ".set PMPI_FILE_SET_ATOMICITY_F08, pmpi_file_set_atomicity_f08_",
    ".globl mpi_file_set_info",
    ".set mpi_file_set_info, mpi_file_set_info_",
    ".globl mpi_file_set_info__",
    ".set mpi_file_set_info__, mpi_file_set_info_",
    ".globl MPI_FILE_SET_INFO",
    ".set MPI_FILE_SET_INFO, mpi_file_set_info_",
    ".globl ompi_file_set_info_f",
    ".set ompi_file_set_info_f, mpi_file_set_info_",
    ".globl mpi_file_set_info_f08_",
    ".set mpi_file_set_info_f08_, mpi_file_set_info_",
    ".globl mpi_file_set_info_f08",
    ".set mpi_file_set_info_f08, mpi_file_set_info_f08_",
    ".globl mpi_file_set_info_f08__",
    ".set mpi_file_set_info_f08__, mpi_file_set_info_f08_",
    ".globl MPI_FILE_SET_INFO_F08",
    ".set MPI_FILE_SET_INFO_F08, mpi_file_set_info_f08_",
    ".globl pmpi_file_set_info",
    ".set pmpi_file_set_info, pmpi_file_set_info_",
    ".globl pmpi_file_set_info__",
    ".set pmpi_file_set_info__, pmpi_file_set_info_",
    ".globl PMPI_FILE_SET_INFO",
    ".set PMPI_FILE_SET_INFO, pmpi_file_set_info_",
    ".globl pmpi_file_set_info_f08_",
    ".set pmpi_file_set_info_f08_, pmpi_file_set_info_",
    ".globl pmpi_file_set_info_f08",
    ".set pmpi_file_set_info_f08, pmpi_file_set_info_f08_",
    ".globl pmpi_file_set_info_f08__",
    ".set pmpi_file_set_info_f08__, pmpi_file_set_info_f08_",
    ".globl PMPI_FILE_SET_INFO_F08",
    ".set PMPI_FILE_SET_INFO_F08, pmpi_file_set_info_f08_",
    ".globl mpi_file_set_size",
    ".set mpi_file_set_size, mpi_file_set_size_",
    ".globl mpi_file_set_size__",
    ".set mpi_file_set_size__, mpi_file_set_size_",
    ".globl MPI_FILE_SET_SIZE",
    ".set MPI_FILE_SET_SIZE, mpi_file_set_size_",
    ".globl ompi_file_set_size_f",
    ".set ompi_file_set_size_f, mpi_file_set_size_",
    ".globl mpi_file_set_size_f08_",
    ".set mpi_file_set_size_f08_, mpi_file_set_size_",
    ".globl mpi_file_set_size_f08",
    ".set mpi_file_set_size_f08, mpi_file_set_size_f08_",
    ".globl mpi_file_set_size_f08__",
    ".set mpi_file_set_size_f08__, mpi_file_set_size_f08_",
    ".globl MPI_FILE_SET_SIZE_F08",
    ".set MPI_FILE_SET_SIZE_F08, mpi_file_set_size_f08_",
    ".globl pmpi_file_set_size",
    ".set pmpi_file_set_size, pmpi_file_set_size_",
    ".globl pmpi_file_set_size__",
    ".set pmpi_file_set_size__, pmpi_file_set_size_",
    ".globl PMPI_FILE_SET_SIZE",
    ".set PMPI_FILE_SET_SIZE, pmpi_file_set_size_",
    ".globl pmpi_file_set_size_f08_",
    ".set pmpi_file_set_size_f08_, pmpi_file_set_size_",
    ".globl pmpi_file_set_size_f08",
    ".set pmpi_file_set_size_f08, pmpi_file_set_size_f08_",
    ".globl pmpi_file_set_size_f08__",
    ".set pmpi_file_set_size_f08__, pmpi_file_set_size_f08_",
    ".globl PMPI_FILE_SET_SIZE_F08",
    ".set PMPI_FILE_SET_SIZE_F08, pmpi_file_set_size_f08_",
    ".globl mpi_file_set_view",
    ".set mpi_file_set_view, mpi_file_set_view_",
    ".globl mpi_file_set_view__",
    ".set mpi_file_set_view__, mpi_file_set_view_",
    ".globl MPI_FILE_SET_VIEW",
    ".set MPI_FILE_SET_VIEW, mpi_file_set_view_",
    ".globl ompi_file_set_view_f",
    ".set ompi_file_set_view_f, mpi_file_set_view_",
    ".globl mpi_file_set_view_f08_",
    ".set mpi_file_set_view_f08_, mpi_file_set_view_",
    ".globl mpi_file_set_view_f08",
    ".set mpi_file_set_view_f08, mpi_file_set_view_f08_",
    ".globl mpi_file_set_view_f08__",
    ".set mpi_file_set_view_f08__, mpi_file_set_view_f08_",
    ".globl MPI_FILE_SET_VIEW_F08",
    ".set MPI_FILE_SET_VIEW_F08, mpi_file_set_view_f08_",
    ".globl pmpi_file_set_view",
    ".set pmpi_file_set_view, pmpi_file_set_view_",
    ".globl pmpi_file_set_view__",
    ".set pmpi_file_set_view__, pmpi_file_set_view_",
    ".globl PMPI_FILE_SET_VIEW",
    ".set PMPI_FILE_SET_VIEW, pmpi_file_set_view_",
    ".globl pmpi_file_set_view_f08_",
    ".set pmpi_file_set_view_f08_, pmpi_file_set_view_",
    ".globl pmpi_file_set_view_f08",
    ".set pmpi_file_set_view_f08, pmpi_file_set_view_f08_",
    ".globl pmpi_file_set_view_f08__",
    ".set pmpi_file_set_view_f08__, pmpi_file_set_view_f08_",
    ".globl PMPI_FILE_SET_VIEW_F08",
    ".set PMPI_FILE_SET_VIEW_F08, pmpi_file_set_view_f08_",
    ".globl mpi_file_sync",
    ".set mpi_file_sync, mpi_file_sync_",
    ".globl mpi_file_sync__",
    ".set mpi_file_sync__, mpi_file_sync_",
    ".globl MPI_FILE_SYNC",
    ".set MPI_FILE_SYNC, mpi_file_sync_",
    ".globl ompi_file_sync_f",
    ".set ompi_file_sync_f, mpi_file_sync_",
    ".globl mpi_file_sync_f08_",
    ".set mpi_file_sync_f08_, mpi_file_sync_",
    ".globl mpi_file_sync_f08",
    ".set mpi_file_sync_f08, mpi_file_sync_f08_",
    ".globl mpi_file_sync_f08__",
    ".set mpi_file_sync_f08__, mpi_file_sync_f08_",
    ".globl MPI_FILE_SYNC_F08",
    ".set MPI_FILE_SYNC_F08, mpi_file_sync_f08_",
    ".globl pmpi_file_sync",
    ".set pmpi_file_sync, pmpi_file_sync_",
    ".globl pmpi_file_sync__",
    ".set pmpi_file_sync__, pmpi_file_sync_",
    ".globl PMPI_FILE_SYNC",
    ".set PMPI_FILE_SYNC, pmpi_file_sync_",
    ".globl pmpi_file_sync_f08_",
    ".set pmpi_file_sync_f08_, pmpi_file_sync_",
    ".globl pmpi_file_sync_f08",
    ".set pmpi_file_sync_f08, pmpi_file_sync_f08_",
    ".globl pmpi_file_sync_f08__",
    ".set pmpi_file_sync_f08__, pmpi_file_sync_f08_",
    ".globl PMPI_FILE_SYNC_F08",
    ".set PMPI_FILE_SYNC_F08, pmpi_file_sync_f08_",
    ".globl mpi_file_write",
    ".set mpi_file_write, mpi_file_write_",
    ".globl mpi_file_write__",
    ".set mpi_file_write__, mpi_file_write_",
    ".globl MPI_FILE_WRITE",
    ".set MPI_FILE_WRITE, mpi_file_write_",
    ".globl ompi_file_write_f",
    ".set ompi_file_write_f, mpi_file_write_",
    ".globl pmpi_file_write",
    ".set pmpi_file_write, pmpi_file_write_",
    ".globl pmpi_file_write__",
    ".set pmpi_file_write__, pmpi_file_write_",
    ".globl PMPI_FILE_WRITE",
    ".set PMPI_FILE_WRITE, pmpi_file_write_",
    ".globl mpi_file_write_all",
    ".set mpi_file_write_all, mpi_file_write_all_",
    ".globl mpi_file_write_all__",
    ".set mpi_file_write_all__, mpi_file_write_all_",
    ".globl MPI_FILE_WRITE_ALL",
    ".set MPI_FILE_WRITE_ALL, mpi_file_write_all_",
    ".globl ompi_file_write_all_f",
    ".set ompi_file_write_all_f, mpi_file_write_all_",
    ".globl pmpi_file_write_all",
    ".set pmpi_file_write_all, pmpi_file_write_all_",
    ".globl pmpi_file_write_all__",
    ".set pmpi_file_write_all__, pmpi_file_write_all_",
    ".globl PMPI_FILE_WRITE_ALL",
    ".set PMPI_FILE_WRITE_ALL, pmpi_file_write_all_",
    ".globl mpi_file_write_all_begin",
    ".set mpi_file_write_all_begin, mpi_file_write_all_begin_",
    ".globl mpi_file_write_all_begin__",
    ".set mpi_file_write_all_begin__, mpi_file_write_all_begin_",
    ".globl MPI_FILE_WRITE_ALL_BEGIN",
    ".set MPI_FILE_WRITE_ALL_BEGIN, mpi_file_write_all_begin_",
    ".globl ompi_file_write_all_begin_f",
    ".set ompi_file_write_all_begin_f, mpi_file_write_all_begin_",
    ".globl pmpi_file_write_all_begin",
    ".set pmpi_file_write_all_begin, pmpi_file_write_all_begin_",
    ".globl pmpi_file_write_all_begin__",
    ".set pmpi_file_write_all_begin__, pmpi_file_write_all_begin_",
    ".globl PMPI_FILE_WRITE_ALL_BEGIN",
    ".set PMPI_FILE_WRITE_ALL_BEGIN, pmpi_file_write_all_begin_",
    ".globl mpi_file_write_all_end",
    ".set mpi_file_write_all_end, mpi_file_write_all_end_",
    ".globl mpi_file_write_all_end__",
    ".set mpi_file_write_all_end__, mpi_file_write_all_end_",
    ".globl MPI_FILE_WRITE_ALL_END",
    ".set MPI_FILE_WRITE_ALL_END, mpi_file_write_all_end_",
    ".globl ompi_file_write_all_end_f",
    ".set ompi_file_write_all_end_f, mpi_file_write_all_end_",
    ".globl pmpi_file_write_all_end",
    ".set pmpi_file_write_all_end, pmpi_file_write_all_end_",
    ".globl pmpi_file_write_all_end__",
    ".set pmpi_file_write_all_end__, pmpi_file_write_all_end_",
    ".globl PMPI_FILE_WRITE_ALL_END",
    ".set PMPI_FILE_WRITE_ALL_END, pmpi_file_write_all_end_",
    ".globl mpi_file_write_at",
    ".set mpi_file_write_at, mpi_file_write_at_",
    ".globl mpi_file_write_at__",
    ".set mpi_file_write_at__, mpi_file_write_at_",
    ".globl MPI_FILE_WRITE_AT",
    ".set MPI_FILE_WRITE_AT, mpi_file_write_at_",
    ".globl ompi_file_write_at_f",
    ".set ompi_file_write_at_f, mpi_file_write_at_",
    ".globl pmpi_file_write_at",
    ".set pmpi_file_write_at, pmpi_file_write_at_",
    ".globl pmpi_file_write_at__",
    ".set pmpi_file_write_at__, pmpi_file_write_at_",
    ".globl PMPI_FILE_WRITE_AT",
    ".set PMPI_FILE_WRITE_AT, pmpi_file_write_at_",
    ".globl mpi_file_write_at_all",
    ".set mpi_file_write_at_all, mpi_file_write_at_all_",
    ".globl mpi_file_write_at_all__",
    ".set mpi_file_write_at_all__, mpi_file_write_at_all_",
    ".globl MPI_FILE_WRITE_AT_ALL",
    ".set MPI_FILE_WRITE_AT_ALL, mpi_file_write_at_all_",
    ".globl ompi_file_write_at_all_f",
    ".set ompi_file_write_at_all_f, mpi_file_write_at_all_",
    ".globl pmpi_file_write_at_all",
    ".set pmpi_file_write_at_all, pmpi_file_write_at_all_",
    ".globl pmpi_file_write_at_all__",
    ".set pmpi_file_write_at_all__, pmpi_file_write_at_all_",
    ".globl PMPI_FILE_WRITE_AT_ALL",
    ".set PMPI_FILE_WRITE_AT_ALL, pmpi_file_write_at_all_",
    ".globl mpi_file_write_at_all_begin",
    ".set mpi_file_write_at_all_begin, mpi_file_write_at_all_begin_",
    ".globl mpi_file_write_at_all_begin__",
    ".set mpi_file_write_at_all_begin__, mpi_file_write_at_all_begin_",
    ".globl MPI_FILE_WRITE_AT_ALL_BEGIN",
    ".set MPI_FILE_WRITE_AT_ALL_BEGIN, mpi_file_write_at_all_begin_",
    ".globl ompi_file_write_at_all_begin_f",
    ".set ompi_file_write_at_all_begin_f, mpi_file_write_at_all_begin_",
    ".globl pmpi_file_write_at_all_begin",
    ".set pmpi_file_write_at_all_begin, pmpi_file_write_at_all_begin_",
    ".globl pmpi_file_write_at_all_begin__",
    ".set pmpi_file_write_at_all_begin__, pmpi_file_write_at_all_begin_",
    ".globl PMPI_FILE_WRITE_AT_ALL_BEGIN",
    ".set PMPI_FILE_WRITE_AT_ALL_BEGIN, pmpi_file_write_at_all_begin_",
    ".globl mpi_file_write_at_all_end",
    ".set mpi_file_write_at_all_end, mpi_file_write_at_all_end_",
    ".globl mpi_file_write_at_all_end__",
    ".set mpi_file_write_at_all_end__, mpi_file_write_at_all_end_",
    ".globl MPI_FILE_WRITE_AT_ALL_END",
    ".set MPI_FILE_WRITE_AT_ALL_END, mpi_file_write_at_all_end_",
    ".globl ompi_file_write_at_all_end_f",
    ".set ompi_file_write_at_all_end_f, mpi_file_write_at_all_end_",
    ".globl pmpi_file_write_at_all_end",
    ".set pmpi_file_write_at_all_end, pmpi_file_write_at_all_end_",
    ".globl pmpi_file_write_at_all_end__",
    ".set pmpi_file_write_at_all_end__, pmpi_file_write_at_all_end_",
    ".globl PMPI_FILE_WRITE_AT_ALL_END",
    ".set PMPI_FILE_WRITE_AT_ALL_END, pmpi_file_write_at_all_end_",
    ".globl mpi_file_write_ordered",
    ".set mpi_file_write_ordered, mpi_file_write_ordered_",
    ".globl mpi_file_write_ordered__",
    ".set mpi_file_write_ordered__, mpi_file_write_ordered_",
    ".globl MPI_FILE_WRITE_ORDERED",
    ".set MPI_FILE_WRITE_ORDERED, mpi_file_write_ordered_",
    ".globl ompi_file_write_ordered_f",
    ".set ompi_file_write_ordered_f, mpi_file_write_ordered_",
    ".globl pmpi_file_write_ordered",
    ".set pmpi_file_write_ordered, pmpi_file_write_ordered_",
    ".globl pmpi_file_write_ordered__",
    ".set pmpi_file_write_ordered__, pmpi_file_write_ordered_",
    ".globl PMPI_FILE_WRITE_ORDERED",
    ".set PMPI_FILE_WRITE_ORDERED, pmpi_file_write_ordered_",
    ".globl mpi_file_write_ordered_begin",
    ".set mpi_file_write_ordered_begin, mpi_file_write_ordered_begin_",
    ".globl mpi_file_write_ordered_begin__",
    ".set mpi_file_write_ordered_begin__, mpi_file_write_ordered_begin_",
    ".globl MPI_FILE_WRITE_ORDERED_BEGIN",
    ".set MPI_FILE_WRITE_ORDERED_BEGIN, mpi_file_write_ordered_begin_",
    ".globl ompi_file_write_ordered_begin_f",
    ".set ompi_file_write_ordered_begin_f, mpi_file_write_ordered_begin_",
    ".globl pmpi_file_write_ordered_begin",
    ".set pmpi_file_write_ordered_begin, pmpi_file_write_ordered_begin_",
    ".globl pmpi_file_write_ordered_begin__",
    ".set pmpi_file_write_ordered_begin__, pmpi_file_write_ordered_begin_",
    ".globl PMPI_FILE_WRITE_ORDERED_BEGIN",
    ".set PMPI_FILE_WRITE_ORDERED_BEGIN, pmpi_file_write_ordered_begin_",
    ".globl mpi_file_write_ordered_end",
    ".set mpi_file_write_ordered_end, mpi_file_write_ordered_end_",
    ".globl mpi_file_write_ordered_end__",
    ".set mpi_file_write_ordered_end__, mpi_file_write_ordered_end_",
    ".globl MPI_FILE_WRITE_ORDERED_END",
    ".set MPI_FILE_WRITE_ORDERED_END, mpi_file_write_ordered_end_",
    ".globl ompi_file_write_ordered_end_f",
    ".set ompi_file_write_ordered_end_f, mpi_file_write_ordered_end_",
    ".globl pmpi_file_write_ordered_end",
    ".set pmpi_file_write_ordered_end, pmpi_file_write_ordered_end_",
    ".globl pmpi_file_write_ordered_end__",
    ".set pmpi_file_write_ordered_end__, pmpi_file_write_ordered_end_",
    ".globl PMPI_FILE_WRITE_ORDERED_END",
    ".set PMPI_FILE_WRITE_ORDERED_END, pmpi_file_write_ordered_end_",
    ".globl mpi_file_write_shared",
    ".set mpi_file_write_shared, mpi_file_write_shared_",
    ".globl mpi_file_write_shared__",
    ".set mpi_file_write_shared__, mpi_file_write_shared_",
    ".globl MPI_FILE_WRITE_SHARED",
    ".set MPI_FILE_WRITE_SHARED, mpi_file_write_shared_",
    ".globl ompi_file_write_shared_f",
    ".set ompi_file_write_shared_f, mpi_file_write_shared_",
    ".globl pmpi_file_write_shared",
    ".set pmpi_file_write_shared, pmpi_file_write_shared_",
    ".globl pmpi_file_write_shared__",
    ".set pmpi_file_write_shared__, pmpi_file_write_shared_",
    ".globl PMPI_FILE_WRITE_SHARED",
    ".set PMPI_FILE_WRITE_SHARED, pmpi_file_write_shared_",
);
