// Made by `cargo x codegen`; do not edit.
//! Datatypes (MPI-5.0 chapter 5).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_get_address(
    c: unsafe extern "C" fn(*const c_void, *mut i64) -> c_int,
    location: *const c_void,
    address: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(sentinel::buffer(location), address);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_address_(
    location: *const c_void,
    address: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_address(sys::MPI_Get_address, location, address, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_get_address_f08ts_(
    location: *const Given,
    address: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let location = given(location);
        call_get_address(sys::MPI_Get_address, (*location).base.cast_const(), address, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_address_(
    location: *const c_void,
    address: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_address(sys::PMPI_Get_address, location, address, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_address_f08ts_(
    location: *const Given,
    address: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let location = given(location);
        call_get_address(sys::PMPI_Get_address, (*location).base.cast_const(), address, ierror);
    }
}

#[inline(always)]
unsafe fn call_get_elements(
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
pub unsafe extern "C" fn mpi_get_elements_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_elements(sys::MPI_Get_elements, status, datatype, count, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_elements_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_elements(sys::PMPI_Get_elements, status, datatype, count, ierror);
    }
}

#[inline(always)]
unsafe fn call_get_elements_c(
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
pub unsafe extern "C" fn mpi_get_elements_c_f08_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_elements_c(sys::MPI_Get_elements_c, status, datatype, count, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_get_elements_c_f08_(
    status: *const Status,
    datatype: *const c_int,
    count: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_get_elements_c(sys::PMPI_Get_elements_c, status, datatype, count, ierror);
    }
}

#[inline(always)]
unsafe fn call_pack(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        *mut c_int,
        Handle,
    ) -> c_int,
    inbuf: *const c_void,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const c_void,
    outsize: *const c_int,
    position: *mut c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(inbuf),
            *incount,
            handles::datatype(*datatype),
            sentinel::buffer(outbuf).cast_mut(),
            *outsize,
            position,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_(
    inbuf: *const c_void,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const c_void,
    outsize: *const c_int,
    position: *mut c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack(sys::MPI_Pack, inbuf, incount, datatype, outbuf, outsize, position, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_f08ts_(
    inbuf: *const Given,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const Given,
    outsize: *const c_int,
    position: *mut c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let outbuf = given(outbuf);
        if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() {
            call_pack(
                sys::MPI_Pack,
                (*inbuf).base.cast_const(),
                incount,
                datatype,
                (*outbuf).base.cast_const(),
                outsize,
                position,
                comm,
                ierror,
            );
            return;
        }
        call_pack_sections(
            sys::MPI_Pack,
            &raw const *inbuf,
            incount,
            datatype,
            &raw const *outbuf,
            outsize,
            position,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_(
    inbuf: *const c_void,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const c_void,
    outsize: *const c_int,
    position: *mut c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack(
            sys::PMPI_Pack,
            inbuf,
            incount,
            datatype,
            outbuf,
            outsize,
            position,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_f08ts_(
    inbuf: *const Given,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const Given,
    outsize: *const c_int,
    position: *mut c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let outbuf = given(outbuf);
        if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() {
            call_pack(
                sys::PMPI_Pack,
                (*inbuf).base.cast_const(),
                incount,
                datatype,
                (*outbuf).base.cast_const(),
                outsize,
                position,
                comm,
                ierror,
            );
            return;
        }
        call_pack_sections(
            sys::PMPI_Pack,
            &raw const *inbuf,
            incount,
            datatype,
            &raw const *outbuf,
            outsize,
            position,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_pack_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        c_int,
        *mut c_int,
        Handle,
    ) -> c_int,
    inbuf: *const Descriptor,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const Descriptor,
    outsize: *const c_int,
    position: *mut c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_outbuf = Staged::new(&*outbuf);
        let code = call_pack(
            c,
            s_inbuf.as_ptr(),
            incount,
            datatype,
            s_outbuf.as_ptr(),
            outsize,
            position,
            comm,
            ierror,
        );
        s_outbuf.write();
    }
}

#[inline(always)]
unsafe fn call_pack_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        *mut i64,
        Handle,
    ) -> c_int,
    inbuf: *const c_void,
    incount: *const i64,
    datatype: *const c_int,
    outbuf: *const c_void,
    outsize: *const i64,
    position: *mut i64,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(inbuf),
            *incount,
            handles::datatype(*datatype),
            sentinel::buffer(outbuf).cast_mut(),
            *outsize,
            position,
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_c_f08ts_(
    inbuf: *const Given,
    incount: *const i64,
    datatype: *const c_int,
    outbuf: *const Given,
    outsize: *const i64,
    position: *mut i64,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let outbuf = given(outbuf);
        if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() {
            call_pack_c(
                sys::MPI_Pack_c,
                (*inbuf).base.cast_const(),
                incount,
                datatype,
                (*outbuf).base.cast_const(),
                outsize,
                position,
                comm,
                ierror,
            );
            return;
        }
        call_pack_c_sections(
            sys::MPI_Pack_c,
            &raw const *inbuf,
            incount,
            datatype,
            &raw const *outbuf,
            outsize,
            position,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_c_f08ts_(
    inbuf: *const Given,
    incount: *const i64,
    datatype: *const c_int,
    outbuf: *const Given,
    outsize: *const i64,
    position: *mut i64,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let outbuf = given(outbuf);
        if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() {
            call_pack_c(
                sys::PMPI_Pack_c,
                (*inbuf).base.cast_const(),
                incount,
                datatype,
                (*outbuf).base.cast_const(),
                outsize,
                position,
                comm,
                ierror,
            );
            return;
        }
        call_pack_c_sections(
            sys::PMPI_Pack_c,
            &raw const *inbuf,
            incount,
            datatype,
            &raw const *outbuf,
            outsize,
            position,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_pack_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        *mut i64,
        Handle,
    ) -> c_int,
    inbuf: *const Descriptor,
    incount: *const i64,
    datatype: *const c_int,
    outbuf: *const Descriptor,
    outsize: *const i64,
    position: *mut i64,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_outbuf = Staged::new(&*outbuf);
        let code = call_pack_c(
            c,
            s_inbuf.as_ptr(),
            incount,
            datatype,
            s_outbuf.as_ptr(),
            outsize,
            position,
            comm,
            ierror,
        );
        s_outbuf.write();
    }
}

#[inline(always)]
unsafe fn call_pack_external(
    c: unsafe extern "C" fn(
        *const c_char,
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        i64,
        *mut i64,
    ) -> c_int,
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const c_void,
    outsize: *const i64,
    position: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_datarep = Text::read(datarep, datarep_len);
        let code = c(
            c_datarep.as_ptr(),
            sentinel::buffer(inbuf),
            *incount,
            handles::datatype(*datatype),
            sentinel::buffer(outbuf).cast_mut(),
            *outsize,
            position,
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_external_(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const c_void,
    outsize: *const i64,
    position: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_external(
            sys::MPI_Pack_external,
            datarep,
            inbuf,
            incount,
            datatype,
            outbuf,
            outsize,
            position,
            ierror,
            datarep_len,
        );
    }
}

crate::abi::described_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_external_f08ts_(datarep: *const Given, inbuf: *const Given, incount: *const c_int, datatype: *const c_int, outbuf: *const Given, outsize: *const i64, position: *mut i64, ierror: *mut c_int) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = given(datarep);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_pack_external(sys::MPI_Pack_external, (*datarep).base.cast(), (*inbuf).base.cast_const(), incount, datatype, (*outbuf).base.cast_const(), outsize, position, ierror, (*datarep).elem_len); return; }
call_pack_external_sections(sys::MPI_Pack_external, &raw const *datarep, &raw const *inbuf, incount, datatype, &raw const *outbuf, outsize, position, ierror) }
}

}
crate::abi::plain_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_external_f08ts_(datarep: *const c_char, inbuf: *const Given, incount: *const c_int, datatype: *const c_int, outbuf: *const Given, outsize: *const i64, position: *mut i64, ierror: *mut c_int, datarep_len: usize) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = &crate::abi::text(datarep, datarep_len);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_pack_external(sys::MPI_Pack_external, (*datarep).base.cast(), (*inbuf).base.cast_const(), incount, datatype, (*outbuf).base.cast_const(), outsize, position, ierror, (*datarep).elem_len); return; }
call_pack_external_sections(sys::MPI_Pack_external, &raw const *datarep, &raw const *inbuf, incount, datatype, &raw const *outbuf, outsize, position, ierror) }
}

}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_external_(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const c_void,
    outsize: *const i64,
    position: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_external(
            sys::PMPI_Pack_external,
            datarep,
            inbuf,
            incount,
            datatype,
            outbuf,
            outsize,
            position,
            ierror,
            datarep_len,
        );
    }
}

crate::abi::described_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_external_f08ts_(datarep: *const Given, inbuf: *const Given, incount: *const c_int, datatype: *const c_int, outbuf: *const Given, outsize: *const i64, position: *mut i64, ierror: *mut c_int) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = given(datarep);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_pack_external(sys::PMPI_Pack_external, (*datarep).base.cast(), (*inbuf).base.cast_const(), incount, datatype, (*outbuf).base.cast_const(), outsize, position, ierror, (*datarep).elem_len); return; }
call_pack_external_sections(sys::PMPI_Pack_external, &raw const *datarep, &raw const *inbuf, incount, datatype, &raw const *outbuf, outsize, position, ierror) }
}

}
crate::abi::plain_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_external_f08ts_(datarep: *const c_char, inbuf: *const Given, incount: *const c_int, datatype: *const c_int, outbuf: *const Given, outsize: *const i64, position: *mut i64, ierror: *mut c_int, datarep_len: usize) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = &crate::abi::text(datarep, datarep_len);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_pack_external(sys::PMPI_Pack_external, (*datarep).base.cast(), (*inbuf).base.cast_const(), incount, datatype, (*outbuf).base.cast_const(), outsize, position, ierror, (*datarep).elem_len); return; }
call_pack_external_sections(sys::PMPI_Pack_external, &raw const *datarep, &raw const *inbuf, incount, datatype, &raw const *outbuf, outsize, position, ierror) }
}

}
#[cold]
#[inline(never)]
unsafe fn call_pack_external_sections(
    c: unsafe extern "C" fn(
        *const c_char,
        *const c_void,
        c_int,
        Handle,
        *mut c_void,
        i64,
        *mut i64,
    ) -> c_int,
    datarep: *const Descriptor,
    inbuf: *const Descriptor,
    incount: *const c_int,
    datatype: *const c_int,
    outbuf: *const Descriptor,
    outsize: *const i64,
    position: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_outbuf = Staged::new(&*outbuf);
        let code = call_pack_external(
            c,
            (*datarep).base.cast(),
            s_inbuf.as_ptr(),
            incount,
            datatype,
            s_outbuf.as_ptr(),
            outsize,
            position,
            ierror,
            (*datarep).elem_len,
        );
        s_outbuf.write();
    }
}

#[inline(always)]
unsafe fn call_pack_external_c(
    c: unsafe extern "C" fn(
        *const c_char,
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        *mut i64,
    ) -> c_int,
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: *const i64,
    datatype: *const c_int,
    outbuf: *const c_void,
    outsize: *const i64,
    position: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_datarep = Text::read(datarep, datarep_len);
        let code = c(
            c_datarep.as_ptr(),
            sentinel::buffer(inbuf),
            *incount,
            handles::datatype(*datatype),
            sentinel::buffer(outbuf).cast_mut(),
            *outsize,
            position,
        );
        finish(ierror, code);
        code
    }
}

crate::abi::described_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_external_c_f08ts_(datarep: *const Given, inbuf: *const Given, incount: *const i64, datatype: *const c_int, outbuf: *const Given, outsize: *const i64, position: *mut i64, ierror: *mut c_int) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = given(datarep);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_pack_external_c(sys::MPI_Pack_external_c, (*datarep).base.cast(), (*inbuf).base.cast_const(), incount, datatype, (*outbuf).base.cast_const(), outsize, position, ierror, (*datarep).elem_len); return; }
call_pack_external_c_sections(sys::MPI_Pack_external_c, &raw const *datarep, &raw const *inbuf, incount, datatype, &raw const *outbuf, outsize, position, ierror) }
}

}
crate::abi::plain_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_external_c_f08ts_(datarep: *const c_char, inbuf: *const Given, incount: *const i64, datatype: *const c_int, outbuf: *const Given, outsize: *const i64, position: *mut i64, ierror: *mut c_int, datarep_len: usize) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = &crate::abi::text(datarep, datarep_len);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_pack_external_c(sys::MPI_Pack_external_c, (*datarep).base.cast(), (*inbuf).base.cast_const(), incount, datatype, (*outbuf).base.cast_const(), outsize, position, ierror, (*datarep).elem_len); return; }
call_pack_external_c_sections(sys::MPI_Pack_external_c, &raw const *datarep, &raw const *inbuf, incount, datatype, &raw const *outbuf, outsize, position, ierror) }
}

}
crate::abi::described_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_external_c_f08ts_(datarep: *const Given, inbuf: *const Given, incount: *const i64, datatype: *const c_int, outbuf: *const Given, outsize: *const i64, position: *mut i64, ierror: *mut c_int) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = given(datarep);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_pack_external_c(sys::PMPI_Pack_external_c, (*datarep).base.cast(), (*inbuf).base.cast_const(), incount, datatype, (*outbuf).base.cast_const(), outsize, position, ierror, (*datarep).elem_len); return; }
call_pack_external_c_sections(sys::PMPI_Pack_external_c, &raw const *datarep, &raw const *inbuf, incount, datatype, &raw const *outbuf, outsize, position, ierror) }
}

}
crate::abi::plain_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_external_c_f08ts_(datarep: *const c_char, inbuf: *const Given, incount: *const i64, datatype: *const c_int, outbuf: *const Given, outsize: *const i64, position: *mut i64, ierror: *mut c_int, datarep_len: usize) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = &crate::abi::text(datarep, datarep_len);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_pack_external_c(sys::PMPI_Pack_external_c, (*datarep).base.cast(), (*inbuf).base.cast_const(), incount, datatype, (*outbuf).base.cast_const(), outsize, position, ierror, (*datarep).elem_len); return; }
call_pack_external_c_sections(sys::PMPI_Pack_external_c, &raw const *datarep, &raw const *inbuf, incount, datatype, &raw const *outbuf, outsize, position, ierror) }
}

}
#[cold]
#[inline(never)]
unsafe fn call_pack_external_c_sections(
    c: unsafe extern "C" fn(
        *const c_char,
        *const c_void,
        i64,
        Handle,
        *mut c_void,
        i64,
        *mut i64,
    ) -> c_int,
    datarep: *const Descriptor,
    inbuf: *const Descriptor,
    incount: *const i64,
    datatype: *const c_int,
    outbuf: *const Descriptor,
    outsize: *const i64,
    position: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_outbuf = Staged::new(&*outbuf);
        let code = call_pack_external_c(
            c,
            (*datarep).base.cast(),
            s_inbuf.as_ptr(),
            incount,
            datatype,
            s_outbuf.as_ptr(),
            outsize,
            position,
            ierror,
            (*datarep).elem_len,
        );
        s_outbuf.write();
    }
}

#[inline(always)]
unsafe fn call_pack_external_size(
    c: unsafe extern "C" fn(*const c_char, c_int, Handle, *mut i64) -> c_int,
    datarep: *const c_char,
    incount: *const c_int,
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_datarep = Text::read(datarep, datarep_len);
        let code = c(c_datarep.as_ptr(), *incount, handles::datatype(*datatype), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_external_size_(
    datarep: *const c_char,
    incount: *const c_int,
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_external_size(
            sys::MPI_Pack_external_size,
            datarep,
            incount,
            datatype,
            size,
            ierror,
            datarep_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_external_size_(
    datarep: *const c_char,
    incount: *const c_int,
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_external_size(
            sys::PMPI_Pack_external_size,
            datarep,
            incount,
            datatype,
            size,
            ierror,
            datarep_len,
        );
    }
}

#[inline(always)]
unsafe fn call_pack_external_size_c(
    c: unsafe extern "C" fn(*const c_char, i64, Handle, *mut i64) -> c_int,
    datarep: *const c_char,
    incount: *const i64,
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_datarep = Text::read(datarep, datarep_len);
        let code = c(c_datarep.as_ptr(), *incount, handles::datatype(*datatype), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_external_size_c_f08_(
    datarep: *const c_char,
    incount: *const i64,
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_external_size_c(
            sys::MPI_Pack_external_size_c,
            datarep,
            incount,
            datatype,
            size,
            ierror,
            datarep_len,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_external_size_c_f08_(
    datarep: *const c_char,
    incount: *const i64,
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_external_size_c(
            sys::PMPI_Pack_external_size_c,
            datarep,
            incount,
            datatype,
            size,
            ierror,
            datarep_len,
        );
    }
}

#[inline(always)]
unsafe fn call_pack_size(
    c: unsafe extern "C" fn(c_int, Handle, Handle, *mut c_int) -> c_int,
    incount: *const c_int,
    datatype: *const c_int,
    comm: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*incount, handles::datatype(*datatype), handles::comm(*comm), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_size_(
    incount: *const c_int,
    datatype: *const c_int,
    comm: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_size(sys::MPI_Pack_size, incount, datatype, comm, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_size_(
    incount: *const c_int,
    datatype: *const c_int,
    comm: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_size(sys::PMPI_Pack_size, incount, datatype, comm, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_pack_size_c(
    c: unsafe extern "C" fn(i64, Handle, Handle, *mut i64) -> c_int,
    incount: *const i64,
    datatype: *const c_int,
    comm: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(*incount, handles::datatype(*datatype), handles::comm(*comm), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_pack_size_c_f08_(
    incount: *const i64,
    datatype: *const c_int,
    comm: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_size_c(sys::MPI_Pack_size_c, incount, datatype, comm, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_pack_size_c_f08_(
    incount: *const i64,
    datatype: *const c_int,
    comm: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_pack_size_c(sys::PMPI_Pack_size_c, incount, datatype, comm, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_commit(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    datatype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_datatype: Handle = handles::datatype(*datatype);
        let code = c(&mut c_datatype);
        handles::put(datatype, c_datatype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_commit_(datatype: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_commit(sys::MPI_Type_commit, datatype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_commit_(datatype: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_commit(sys::PMPI_Type_commit, datatype, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_contiguous(
    c: unsafe extern "C" fn(c_int, Handle, *mut Handle) -> c_int,
    count: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(*count, handles::datatype(*oldtype), &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_contiguous_(
    count: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_contiguous(sys::MPI_Type_contiguous, count, oldtype, newtype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_contiguous_(
    count: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_contiguous(sys::PMPI_Type_contiguous, count, oldtype, newtype, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_contiguous_c(
    c: unsafe extern "C" fn(i64, Handle, *mut Handle) -> c_int,
    count: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(*count, handles::datatype(*oldtype), &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_contiguous_c_f08_(
    count: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_contiguous_c(sys::MPI_Type_contiguous_c, count, oldtype, newtype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_contiguous_c_f08_(
    count: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_contiguous_c(sys::PMPI_Type_contiguous_c, count, oldtype, newtype, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_create_darray(
    c: unsafe extern "C" fn(
        c_int,
        c_int,
        c_int,
        *const c_int,
        *const c_int,
        *const c_int,
        *const c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    size: *const c_int,
    rank: *const c_int,
    ndims: *const c_int,
    array_of_gsizes: *const c_int,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *size,
            *rank,
            *ndims,
            array_of_gsizes,
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            *order,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_darray_(
    size: *const c_int,
    rank: *const c_int,
    ndims: *const c_int,
    array_of_gsizes: *const c_int,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_darray(
            sys::MPI_Type_create_darray,
            size,
            rank,
            ndims,
            array_of_gsizes,
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            order,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_darray_(
    size: *const c_int,
    rank: *const c_int,
    ndims: *const c_int,
    array_of_gsizes: *const c_int,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_darray(
            sys::PMPI_Type_create_darray,
            size,
            rank,
            ndims,
            array_of_gsizes,
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            order,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_darray_c(
    c: unsafe extern "C" fn(
        c_int,
        c_int,
        c_int,
        *const i64,
        *const c_int,
        *const c_int,
        *const c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    size: *const c_int,
    rank: *const c_int,
    ndims: *const c_int,
    array_of_gsizes: *const i64,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *size,
            *rank,
            *ndims,
            array_of_gsizes,
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            *order,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_darray_c_f08_(
    size: *const c_int,
    rank: *const c_int,
    ndims: *const c_int,
    array_of_gsizes: *const i64,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_darray_c(
            sys::MPI_Type_create_darray_c,
            size,
            rank,
            ndims,
            array_of_gsizes,
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            order,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_darray_c_f08_(
    size: *const c_int,
    rank: *const c_int,
    ndims: *const c_int,
    array_of_gsizes: *const i64,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_darray_c(
            sys::PMPI_Type_create_darray_c,
            size,
            rank,
            ndims,
            array_of_gsizes,
            array_of_distribs,
            array_of_dargs,
            array_of_psizes,
            order,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_hindexed(
    c: unsafe extern "C" fn(c_int, *const c_int, *const i64, Handle, *mut Handle) -> c_int,
    count: *const c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            array_of_blocklengths,
            array_of_displacements,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_hindexed_(
    count: *const c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hindexed(
            sys::MPI_Type_create_hindexed,
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_hindexed_(
    count: *const c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hindexed(
            sys::PMPI_Type_create_hindexed,
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_hindexed_c(
    c: unsafe extern "C" fn(i64, *const i64, *const i64, Handle, *mut Handle) -> c_int,
    count: *const i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            array_of_blocklengths,
            array_of_displacements,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_hindexed_c_f08_(
    count: *const i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hindexed_c(
            sys::MPI_Type_create_hindexed_c,
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_hindexed_c_f08_(
    count: *const i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hindexed_c(
            sys::PMPI_Type_create_hindexed_c,
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_hindexed_block(
    c: unsafe extern "C" fn(c_int, c_int, *const i64, Handle, *mut Handle) -> c_int,
    count: *const c_int,
    blocklength: *const c_int,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            *blocklength,
            array_of_displacements,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_hindexed_block_(
    count: *const c_int,
    blocklength: *const c_int,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hindexed_block(
            sys::MPI_Type_create_hindexed_block,
            count,
            blocklength,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_hindexed_block_(
    count: *const c_int,
    blocklength: *const c_int,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hindexed_block(
            sys::PMPI_Type_create_hindexed_block,
            count,
            blocklength,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_hindexed_block_c(
    c: unsafe extern "C" fn(i64, i64, *const i64, Handle, *mut Handle) -> c_int,
    count: *const i64,
    blocklength: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            *blocklength,
            array_of_displacements,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_hindexed_block_c_f08_(
    count: *const i64,
    blocklength: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hindexed_block_c(
            sys::MPI_Type_create_hindexed_block_c,
            count,
            blocklength,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_hindexed_block_c_f08_(
    count: *const i64,
    blocklength: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hindexed_block_c(
            sys::PMPI_Type_create_hindexed_block_c,
            count,
            blocklength,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_hvector(
    c: unsafe extern "C" fn(c_int, c_int, i64, Handle, *mut Handle) -> c_int,
    count: *const c_int,
    blocklength: *const c_int,
    stride: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(*count, *blocklength, *stride, handles::datatype(*oldtype), &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_hvector_(
    count: *const c_int,
    blocklength: *const c_int,
    stride: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hvector(
            sys::MPI_Type_create_hvector,
            count,
            blocklength,
            stride,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_hvector_(
    count: *const c_int,
    blocklength: *const c_int,
    stride: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hvector(
            sys::PMPI_Type_create_hvector,
            count,
            blocklength,
            stride,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_hvector_c(
    c: unsafe extern "C" fn(i64, i64, i64, Handle, *mut Handle) -> c_int,
    count: *const i64,
    blocklength: *const i64,
    stride: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(*count, *blocklength, *stride, handles::datatype(*oldtype), &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_hvector_c_f08_(
    count: *const i64,
    blocklength: *const i64,
    stride: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hvector_c(
            sys::MPI_Type_create_hvector_c,
            count,
            blocklength,
            stride,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_hvector_c_f08_(
    count: *const i64,
    blocklength: *const i64,
    stride: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_hvector_c(
            sys::PMPI_Type_create_hvector_c,
            count,
            blocklength,
            stride,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_indexed_block(
    c: unsafe extern "C" fn(c_int, c_int, *const c_int, Handle, *mut Handle) -> c_int,
    count: *const c_int,
    blocklength: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            *blocklength,
            array_of_displacements,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_indexed_block_(
    count: *const c_int,
    blocklength: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_indexed_block(
            sys::MPI_Type_create_indexed_block,
            count,
            blocklength,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_indexed_block_(
    count: *const c_int,
    blocklength: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_indexed_block(
            sys::PMPI_Type_create_indexed_block,
            count,
            blocklength,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_indexed_block_c(
    c: unsafe extern "C" fn(i64, i64, *const i64, Handle, *mut Handle) -> c_int,
    count: *const i64,
    blocklength: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            *blocklength,
            array_of_displacements,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_indexed_block_c_f08_(
    count: *const i64,
    blocklength: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_indexed_block_c(
            sys::MPI_Type_create_indexed_block_c,
            count,
            blocklength,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_indexed_block_c_f08_(
    count: *const i64,
    blocklength: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_indexed_block_c(
            sys::PMPI_Type_create_indexed_block_c,
            count,
            blocklength,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_resized(
    c: unsafe extern "C" fn(Handle, i64, i64, *mut Handle) -> c_int,
    oldtype: *const c_int,
    lb: *const i64,
    extent: *const i64,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(handles::datatype(*oldtype), *lb, *extent, &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_resized_(
    oldtype: *const c_int,
    lb: *const i64,
    extent: *const i64,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_resized(
            sys::MPI_Type_create_resized,
            oldtype,
            lb,
            extent,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_resized_(
    oldtype: *const c_int,
    lb: *const i64,
    extent: *const i64,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_resized(
            sys::PMPI_Type_create_resized,
            oldtype,
            lb,
            extent,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_resized_c(
    c: unsafe extern "C" fn(Handle, i64, i64, *mut Handle) -> c_int,
    oldtype: *const c_int,
    lb: *const i64,
    extent: *const i64,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(handles::datatype(*oldtype), *lb, *extent, &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_resized_c_f08_(
    oldtype: *const c_int,
    lb: *const i64,
    extent: *const i64,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_resized_c(
            sys::MPI_Type_create_resized_c,
            oldtype,
            lb,
            extent,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_resized_c_f08_(
    oldtype: *const c_int,
    lb: *const i64,
    extent: *const i64,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_resized_c(
            sys::PMPI_Type_create_resized_c,
            oldtype,
            lb,
            extent,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_struct(
    c: unsafe extern "C" fn(c_int, *const c_int, *const i64, *const Handle, *mut Handle) -> c_int,
    count: *const c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const i64,
    array_of_types: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_array_of_types = Handles::read(array_of_types, length(count), handles::datatype);
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            array_of_blocklengths,
            array_of_displacements,
            c_array_of_types.as_ptr(),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_struct_(
    count: *const c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const i64,
    array_of_types: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_struct(
            sys::MPI_Type_create_struct,
            count,
            array_of_blocklengths,
            array_of_displacements,
            array_of_types,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_struct_(
    count: *const c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const i64,
    array_of_types: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_struct(
            sys::PMPI_Type_create_struct,
            count,
            array_of_blocklengths,
            array_of_displacements,
            array_of_types,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_struct_c(
    c: unsafe extern "C" fn(i64, *const i64, *const i64, *const Handle, *mut Handle) -> c_int,
    count: *const i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    array_of_types: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_array_of_types = Handles::read(array_of_types, length(count), handles::datatype);
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            array_of_blocklengths,
            array_of_displacements,
            c_array_of_types.as_ptr(),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_struct_c_f08_(
    count: *const i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    array_of_types: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_struct_c(
            sys::MPI_Type_create_struct_c,
            count,
            array_of_blocklengths,
            array_of_displacements,
            array_of_types,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_struct_c_f08_(
    count: *const i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    array_of_types: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_struct_c(
            sys::PMPI_Type_create_struct_c,
            count,
            array_of_blocklengths,
            array_of_displacements,
            array_of_types,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_subarray(
    c: unsafe extern "C" fn(
        c_int,
        *const c_int,
        *const c_int,
        *const c_int,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    ndims: *const c_int,
    array_of_sizes: *const c_int,
    array_of_subsizes: *const c_int,
    array_of_starts: *const c_int,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *ndims,
            array_of_sizes,
            array_of_subsizes,
            array_of_starts,
            *order,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_subarray_(
    ndims: *const c_int,
    array_of_sizes: *const c_int,
    array_of_subsizes: *const c_int,
    array_of_starts: *const c_int,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_subarray(
            sys::MPI_Type_create_subarray,
            ndims,
            array_of_sizes,
            array_of_subsizes,
            array_of_starts,
            order,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_subarray_(
    ndims: *const c_int,
    array_of_sizes: *const c_int,
    array_of_subsizes: *const c_int,
    array_of_starts: *const c_int,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_subarray(
            sys::PMPI_Type_create_subarray,
            ndims,
            array_of_sizes,
            array_of_subsizes,
            array_of_starts,
            order,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_create_subarray_c(
    c: unsafe extern "C" fn(
        c_int,
        *const i64,
        *const i64,
        *const i64,
        c_int,
        Handle,
        *mut Handle,
    ) -> c_int,
    ndims: *const c_int,
    array_of_sizes: *const i64,
    array_of_subsizes: *const i64,
    array_of_starts: *const i64,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *ndims,
            array_of_sizes,
            array_of_subsizes,
            array_of_starts,
            *order,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_create_subarray_c_f08_(
    ndims: *const c_int,
    array_of_sizes: *const i64,
    array_of_subsizes: *const i64,
    array_of_starts: *const i64,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_subarray_c(
            sys::MPI_Type_create_subarray_c,
            ndims,
            array_of_sizes,
            array_of_subsizes,
            array_of_starts,
            order,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_create_subarray_c_f08_(
    ndims: *const c_int,
    array_of_sizes: *const i64,
    array_of_subsizes: *const i64,
    array_of_starts: *const i64,
    order: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_create_subarray_c(
            sys::PMPI_Type_create_subarray_c,
            ndims,
            array_of_sizes,
            array_of_subsizes,
            array_of_starts,
            order,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_dup(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(handles::datatype(*oldtype), &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_dup_(
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_dup(sys::MPI_Type_dup, oldtype, newtype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_dup_(
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_dup(sys::PMPI_Type_dup, oldtype, newtype, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_free(
    c: unsafe extern "C" fn(*mut Handle) -> c_int,
    datatype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_datatype: Handle = handles::datatype(*datatype);
        let code = c(&mut c_datatype);
        handles::put(datatype, c_datatype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_free_(datatype: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_free(sys::MPI_Type_free, datatype, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_free_(datatype: *mut c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_free(sys::PMPI_Type_free, datatype, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_get_contents(
    c: unsafe extern "C" fn(
        Handle,
        c_int,
        c_int,
        c_int,
        *mut c_int,
        *mut i64,
        *mut Handle,
    ) -> c_int,
    datatype: *const c_int,
    max_integers: *const c_int,
    max_addresses: *const c_int,
    max_datatypes: *const c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut i64,
    array_of_datatypes: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_array_of_datatypes = Handles::empty(length(max_datatypes));
        let code = c(
            handles::datatype(*datatype),
            *max_integers,
            *max_addresses,
            *max_datatypes,
            array_of_integers,
            array_of_addresses,
            c_array_of_datatypes.as_mut_ptr(),
        );
        c_array_of_datatypes.write(array_of_datatypes);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_contents_(
    datatype: *const c_int,
    max_integers: *const c_int,
    max_addresses: *const c_int,
    max_datatypes: *const c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut i64,
    array_of_datatypes: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_contents(
            sys::MPI_Type_get_contents,
            datatype,
            max_integers,
            max_addresses,
            max_datatypes,
            array_of_integers,
            array_of_addresses,
            array_of_datatypes,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_contents_(
    datatype: *const c_int,
    max_integers: *const c_int,
    max_addresses: *const c_int,
    max_datatypes: *const c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut i64,
    array_of_datatypes: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_contents(
            sys::PMPI_Type_get_contents,
            datatype,
            max_integers,
            max_addresses,
            max_datatypes,
            array_of_integers,
            array_of_addresses,
            array_of_datatypes,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_get_contents_c(
    c: unsafe extern "C" fn(
        Handle,
        i64,
        i64,
        i64,
        i64,
        *mut c_int,
        *mut i64,
        *mut i64,
        *mut Handle,
    ) -> c_int,
    datatype: *const c_int,
    max_integers: *const i64,
    max_addresses: *const i64,
    max_large_counts: *const i64,
    max_datatypes: *const i64,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut i64,
    array_of_large_counts: *mut i64,
    array_of_datatypes: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_array_of_datatypes = Handles::empty(length(max_datatypes));
        let code = c(
            handles::datatype(*datatype),
            *max_integers,
            *max_addresses,
            *max_large_counts,
            *max_datatypes,
            array_of_integers,
            array_of_addresses,
            array_of_large_counts,
            c_array_of_datatypes.as_mut_ptr(),
        );
        c_array_of_datatypes.write(array_of_datatypes);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_contents_c_f08_(
    datatype: *const c_int,
    max_integers: *const i64,
    max_addresses: *const i64,
    max_large_counts: *const i64,
    max_datatypes: *const i64,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut i64,
    array_of_large_counts: *mut i64,
    array_of_datatypes: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_contents_c(
            sys::MPI_Type_get_contents_c,
            datatype,
            max_integers,
            max_addresses,
            max_large_counts,
            max_datatypes,
            array_of_integers,
            array_of_addresses,
            array_of_large_counts,
            array_of_datatypes,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_contents_c_f08_(
    datatype: *const c_int,
    max_integers: *const i64,
    max_addresses: *const i64,
    max_large_counts: *const i64,
    max_datatypes: *const i64,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut i64,
    array_of_large_counts: *mut i64,
    array_of_datatypes: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_contents_c(
            sys::PMPI_Type_get_contents_c,
            datatype,
            max_integers,
            max_addresses,
            max_large_counts,
            max_datatypes,
            array_of_integers,
            array_of_addresses,
            array_of_large_counts,
            array_of_datatypes,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_get_envelope(
    c: unsafe extern "C" fn(Handle, *mut c_int, *mut c_int, *mut c_int, *mut c_int) -> c_int,
    datatype: *const c_int,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code =
            c(handles::datatype(*datatype), num_integers, num_addresses, num_datatypes, combiner);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_envelope_(
    datatype: *const c_int,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_envelope(
            sys::MPI_Type_get_envelope,
            datatype,
            num_integers,
            num_addresses,
            num_datatypes,
            combiner,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_envelope_(
    datatype: *const c_int,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_envelope(
            sys::PMPI_Type_get_envelope,
            datatype,
            num_integers,
            num_addresses,
            num_datatypes,
            combiner,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_get_envelope_c(
    c: unsafe extern "C" fn(Handle, *mut i64, *mut i64, *mut i64, *mut i64, *mut c_int) -> c_int,
    datatype: *const c_int,
    num_integers: *mut i64,
    num_addresses: *mut i64,
    num_large_counts: *mut i64,
    num_datatypes: *mut i64,
    combiner: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            handles::datatype(*datatype),
            num_integers,
            num_addresses,
            num_large_counts,
            num_datatypes,
            combiner,
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_envelope_c_f08_(
    datatype: *const c_int,
    num_integers: *mut i64,
    num_addresses: *mut i64,
    num_large_counts: *mut i64,
    num_datatypes: *mut i64,
    combiner: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_envelope_c(
            sys::MPI_Type_get_envelope_c,
            datatype,
            num_integers,
            num_addresses,
            num_large_counts,
            num_datatypes,
            combiner,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_envelope_c_f08_(
    datatype: *const c_int,
    num_integers: *mut i64,
    num_addresses: *mut i64,
    num_large_counts: *mut i64,
    num_datatypes: *mut i64,
    combiner: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_envelope_c(
            sys::PMPI_Type_get_envelope_c,
            datatype,
            num_integers,
            num_addresses,
            num_large_counts,
            num_datatypes,
            combiner,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_get_extent(
    c: unsafe extern "C" fn(Handle, *mut i64, *mut i64) -> c_int,
    datatype: *const c_int,
    lb: *mut i64,
    extent: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), lb, extent);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_extent_(
    datatype: *const c_int,
    lb: *mut i64,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_extent(sys::MPI_Type_get_extent, datatype, lb, extent, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_extent_(
    datatype: *const c_int,
    lb: *mut i64,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_extent(sys::PMPI_Type_get_extent, datatype, lb, extent, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_get_extent_c(
    c: unsafe extern "C" fn(Handle, *mut i64, *mut i64) -> c_int,
    datatype: *const c_int,
    lb: *mut i64,
    extent: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), lb, extent);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_extent_c_f08_(
    datatype: *const c_int,
    lb: *mut i64,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_extent_c(sys::MPI_Type_get_extent_c, datatype, lb, extent, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_extent_c_f08_(
    datatype: *const c_int,
    lb: *mut i64,
    extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_extent_c(sys::PMPI_Type_get_extent_c, datatype, lb, extent, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_get_true_extent(
    c: unsafe extern "C" fn(Handle, *mut i64, *mut i64) -> c_int,
    datatype: *const c_int,
    true_lb: *mut i64,
    true_extent: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), true_lb, true_extent);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_true_extent_(
    datatype: *const c_int,
    true_lb: *mut i64,
    true_extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_true_extent(
            sys::MPI_Type_get_true_extent,
            datatype,
            true_lb,
            true_extent,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_true_extent_(
    datatype: *const c_int,
    true_lb: *mut i64,
    true_extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_true_extent(
            sys::PMPI_Type_get_true_extent,
            datatype,
            true_lb,
            true_extent,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_get_true_extent_c(
    c: unsafe extern "C" fn(Handle, *mut i64, *mut i64) -> c_int,
    datatype: *const c_int,
    true_lb: *mut i64,
    true_extent: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), true_lb, true_extent);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_true_extent_c_f08_(
    datatype: *const c_int,
    true_lb: *mut i64,
    true_extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_true_extent_c(
            sys::MPI_Type_get_true_extent_c,
            datatype,
            true_lb,
            true_extent,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_true_extent_c_f08_(
    datatype: *const c_int,
    true_lb: *mut i64,
    true_extent: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_true_extent_c(
            sys::PMPI_Type_get_true_extent_c,
            datatype,
            true_lb,
            true_extent,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_get_value_index(
    c: unsafe extern "C" fn(Handle, Handle, *mut Handle) -> c_int,
    value_type: *const c_int,
    index_type: *const c_int,
    pair_type: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_pair_type: Handle = null_mut();
        let code =
            c(handles::datatype(*value_type), handles::datatype(*index_type), &mut c_pair_type);
        handles::put(pair_type, c_pair_type);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_get_value_index_(
    value_type: *const c_int,
    index_type: *const c_int,
    pair_type: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_value_index(
            sys::MPI_Type_get_value_index,
            value_type,
            index_type,
            pair_type,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_get_value_index_(
    value_type: *const c_int,
    index_type: *const c_int,
    pair_type: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_get_value_index(
            sys::PMPI_Type_get_value_index,
            value_type,
            index_type,
            pair_type,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_indexed(
    c: unsafe extern "C" fn(c_int, *const c_int, *const c_int, Handle, *mut Handle) -> c_int,
    count: *const c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            array_of_blocklengths,
            array_of_displacements,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_indexed_(
    count: *const c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_indexed(
            sys::MPI_Type_indexed,
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_indexed_(
    count: *const c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_indexed(
            sys::PMPI_Type_indexed,
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_indexed_c(
    c: unsafe extern "C" fn(i64, *const i64, *const i64, Handle, *mut Handle) -> c_int,
    count: *const i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(
            *count,
            array_of_blocklengths,
            array_of_displacements,
            handles::datatype(*oldtype),
            &mut c_newtype,
        );
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_indexed_c_f08_(
    count: *const i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_indexed_c(
            sys::MPI_Type_indexed_c,
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_indexed_c_f08_(
    count: *const i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_indexed_c(
            sys::PMPI_Type_indexed_c,
            count,
            array_of_blocklengths,
            array_of_displacements,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_size(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    datatype: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_size_(
    datatype: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_size(sys::MPI_Type_size, datatype, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_size_(
    datatype: *const c_int,
    size: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_size(sys::PMPI_Type_size, datatype, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_size_c(
    c: unsafe extern "C" fn(Handle, *mut i64) -> c_int,
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::datatype(*datatype), size);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_size_c_f08_(
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_size_c(sys::MPI_Type_size_c, datatype, size, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_size_c_f08_(
    datatype: *const c_int,
    size: *mut i64,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_size_c(sys::PMPI_Type_size_c, datatype, size, ierror);
    }
}

#[inline(always)]
unsafe fn call_type_vector(
    c: unsafe extern "C" fn(c_int, c_int, c_int, Handle, *mut Handle) -> c_int,
    count: *const c_int,
    blocklength: *const c_int,
    stride: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(*count, *blocklength, *stride, handles::datatype(*oldtype), &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_vector_(
    count: *const c_int,
    blocklength: *const c_int,
    stride: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_vector(
            sys::MPI_Type_vector,
            count,
            blocklength,
            stride,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_vector_(
    count: *const c_int,
    blocklength: *const c_int,
    stride: *const c_int,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_vector(
            sys::PMPI_Type_vector,
            count,
            blocklength,
            stride,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_type_vector_c(
    c: unsafe extern "C" fn(i64, i64, i64, Handle, *mut Handle) -> c_int,
    count: *const i64,
    blocklength: *const i64,
    stride: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newtype: Handle = null_mut();
        let code = c(*count, *blocklength, *stride, handles::datatype(*oldtype), &mut c_newtype);
        handles::put(newtype, c_newtype);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_type_vector_c_f08_(
    count: *const i64,
    blocklength: *const i64,
    stride: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_vector_c(
            sys::MPI_Type_vector_c,
            count,
            blocklength,
            stride,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_type_vector_c_f08_(
    count: *const i64,
    blocklength: *const i64,
    stride: *const i64,
    oldtype: *const c_int,
    newtype: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_type_vector_c(
            sys::PMPI_Type_vector_c,
            count,
            blocklength,
            stride,
            oldtype,
            newtype,
            ierror,
        );
    }
}

#[inline(always)]
unsafe fn call_unpack(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        *mut c_int,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    inbuf: *const c_void,
    insize: *const c_int,
    position: *mut c_int,
    outbuf: *const c_void,
    outcount: *const c_int,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(inbuf),
            *insize,
            position,
            sentinel::buffer(outbuf).cast_mut(),
            *outcount,
            handles::datatype(*datatype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_unpack_(
    inbuf: *const c_void,
    insize: *const c_int,
    position: *mut c_int,
    outbuf: *const c_void,
    outcount: *const c_int,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_unpack(
            sys::MPI_Unpack,
            inbuf,
            insize,
            position,
            outbuf,
            outcount,
            datatype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_unpack_f08ts_(
    inbuf: *const Given,
    insize: *const c_int,
    position: *mut c_int,
    outbuf: *const Given,
    outcount: *const c_int,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let outbuf = given(outbuf);
        if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() {
            call_unpack(
                sys::MPI_Unpack,
                (*inbuf).base.cast_const(),
                insize,
                position,
                (*outbuf).base.cast_const(),
                outcount,
                datatype,
                comm,
                ierror,
            );
            return;
        }
        call_unpack_sections(
            sys::MPI_Unpack,
            &raw const *inbuf,
            insize,
            position,
            &raw const *outbuf,
            outcount,
            datatype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_unpack_(
    inbuf: *const c_void,
    insize: *const c_int,
    position: *mut c_int,
    outbuf: *const c_void,
    outcount: *const c_int,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_unpack(
            sys::PMPI_Unpack,
            inbuf,
            insize,
            position,
            outbuf,
            outcount,
            datatype,
            comm,
            ierror,
        );
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_unpack_f08ts_(
    inbuf: *const Given,
    insize: *const c_int,
    position: *mut c_int,
    outbuf: *const Given,
    outcount: *const c_int,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let outbuf = given(outbuf);
        if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() {
            call_unpack(
                sys::PMPI_Unpack,
                (*inbuf).base.cast_const(),
                insize,
                position,
                (*outbuf).base.cast_const(),
                outcount,
                datatype,
                comm,
                ierror,
            );
            return;
        }
        call_unpack_sections(
            sys::PMPI_Unpack,
            &raw const *inbuf,
            insize,
            position,
            &raw const *outbuf,
            outcount,
            datatype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_unpack_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        c_int,
        *mut c_int,
        *mut c_void,
        c_int,
        Handle,
        Handle,
    ) -> c_int,
    inbuf: *const Descriptor,
    insize: *const c_int,
    position: *mut c_int,
    outbuf: *const Descriptor,
    outcount: *const c_int,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_outbuf = Staged::new(&*outbuf);
        let code = call_unpack(
            c,
            s_inbuf.as_ptr(),
            insize,
            position,
            s_outbuf.as_ptr(),
            outcount,
            datatype,
            comm,
            ierror,
        );
        s_outbuf.write();
    }
}

#[inline(always)]
unsafe fn call_unpack_c(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        *mut i64,
        *mut c_void,
        i64,
        Handle,
        Handle,
    ) -> c_int,
    inbuf: *const c_void,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const c_void,
    outcount: *const i64,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(
            sentinel::buffer(inbuf),
            *insize,
            position,
            sentinel::buffer(outbuf).cast_mut(),
            *outcount,
            handles::datatype(*datatype),
            handles::comm(*comm),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_unpack_c_f08ts_(
    inbuf: *const Given,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const Given,
    outcount: *const i64,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let outbuf = given(outbuf);
        if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() {
            call_unpack_c(
                sys::MPI_Unpack_c,
                (*inbuf).base.cast_const(),
                insize,
                position,
                (*outbuf).base.cast_const(),
                outcount,
                datatype,
                comm,
                ierror,
            );
            return;
        }
        call_unpack_c_sections(
            sys::MPI_Unpack_c,
            &raw const *inbuf,
            insize,
            position,
            &raw const *outbuf,
            outcount,
            datatype,
            comm,
            ierror,
        )
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_unpack_c_f08ts_(
    inbuf: *const Given,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const Given,
    outcount: *const i64,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let inbuf = given(inbuf);
        let outbuf = given(outbuf);
        if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() {
            call_unpack_c(
                sys::PMPI_Unpack_c,
                (*inbuf).base.cast_const(),
                insize,
                position,
                (*outbuf).base.cast_const(),
                outcount,
                datatype,
                comm,
                ierror,
            );
            return;
        }
        call_unpack_c_sections(
            sys::PMPI_Unpack_c,
            &raw const *inbuf,
            insize,
            position,
            &raw const *outbuf,
            outcount,
            datatype,
            comm,
            ierror,
        )
    }
}

#[cold]
#[inline(never)]
unsafe fn call_unpack_c_sections(
    c: unsafe extern "C" fn(
        *const c_void,
        i64,
        *mut i64,
        *mut c_void,
        i64,
        Handle,
        Handle,
    ) -> c_int,
    inbuf: *const Descriptor,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const Descriptor,
    outcount: *const i64,
    datatype: *const c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_outbuf = Staged::new(&*outbuf);
        let code = call_unpack_c(
            c,
            s_inbuf.as_ptr(),
            insize,
            position,
            s_outbuf.as_ptr(),
            outcount,
            datatype,
            comm,
            ierror,
        );
        s_outbuf.write();
    }
}

#[inline(always)]
unsafe fn call_unpack_external(
    c: unsafe extern "C" fn(
        *const c_char,
        *const c_void,
        i64,
        *mut i64,
        *mut c_void,
        c_int,
        Handle,
    ) -> c_int,
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const c_void,
    outcount: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
    datarep_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_datarep = Text::read(datarep, datarep_len);
        let code = c(
            c_datarep.as_ptr(),
            sentinel::buffer(inbuf),
            *insize,
            position,
            sentinel::buffer(outbuf).cast_mut(),
            *outcount,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_unpack_external_(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const c_void,
    outcount: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_unpack_external(
            sys::MPI_Unpack_external,
            datarep,
            inbuf,
            insize,
            position,
            outbuf,
            outcount,
            datatype,
            ierror,
            datarep_len,
        );
    }
}

crate::abi::described_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_unpack_external_f08ts_(datarep: *const Given, inbuf: *const Given, insize: *const i64, position: *mut i64, outbuf: *const Given, outcount: *const c_int, datatype: *const c_int, ierror: *mut c_int) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = given(datarep);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_unpack_external(sys::MPI_Unpack_external, (*datarep).base.cast(), (*inbuf).base.cast_const(), insize, position, (*outbuf).base.cast_const(), outcount, datatype, ierror, (*datarep).elem_len); return; }
call_unpack_external_sections(sys::MPI_Unpack_external, &raw const *datarep, &raw const *inbuf, insize, position, &raw const *outbuf, outcount, datatype, ierror) }
}

}
crate::abi::plain_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_unpack_external_f08ts_(datarep: *const c_char, inbuf: *const Given, insize: *const i64, position: *mut i64, outbuf: *const Given, outcount: *const c_int, datatype: *const c_int, ierror: *mut c_int, datarep_len: usize) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = &crate::abi::text(datarep, datarep_len);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_unpack_external(sys::MPI_Unpack_external, (*datarep).base.cast(), (*inbuf).base.cast_const(), insize, position, (*outbuf).base.cast_const(), outcount, datatype, ierror, (*datarep).elem_len); return; }
call_unpack_external_sections(sys::MPI_Unpack_external, &raw const *datarep, &raw const *inbuf, insize, position, &raw const *outbuf, outcount, datatype, ierror) }
}

}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_unpack_external_(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const c_void,
    outcount: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
    datarep_len: usize,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_unpack_external(
            sys::PMPI_Unpack_external,
            datarep,
            inbuf,
            insize,
            position,
            outbuf,
            outcount,
            datatype,
            ierror,
            datarep_len,
        );
    }
}

crate::abi::described_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_unpack_external_f08ts_(datarep: *const Given, inbuf: *const Given, insize: *const i64, position: *mut i64, outbuf: *const Given, outcount: *const c_int, datatype: *const c_int, ierror: *mut c_int) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = given(datarep);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_unpack_external(sys::PMPI_Unpack_external, (*datarep).base.cast(), (*inbuf).base.cast_const(), insize, position, (*outbuf).base.cast_const(), outcount, datatype, ierror, (*datarep).elem_len); return; }
call_unpack_external_sections(sys::PMPI_Unpack_external, &raw const *datarep, &raw const *inbuf, insize, position, &raw const *outbuf, outcount, datatype, ierror) }
}

}
crate::abi::plain_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_unpack_external_f08ts_(datarep: *const c_char, inbuf: *const Given, insize: *const i64, position: *mut i64, outbuf: *const Given, outcount: *const c_int, datatype: *const c_int, ierror: *mut c_int, datarep_len: usize) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = &crate::abi::text(datarep, datarep_len);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_unpack_external(sys::PMPI_Unpack_external, (*datarep).base.cast(), (*inbuf).base.cast_const(), insize, position, (*outbuf).base.cast_const(), outcount, datatype, ierror, (*datarep).elem_len); return; }
call_unpack_external_sections(sys::PMPI_Unpack_external, &raw const *datarep, &raw const *inbuf, insize, position, &raw const *outbuf, outcount, datatype, ierror) }
}

}
#[cold]
#[inline(never)]
unsafe fn call_unpack_external_sections(
    c: unsafe extern "C" fn(
        *const c_char,
        *const c_void,
        i64,
        *mut i64,
        *mut c_void,
        c_int,
        Handle,
    ) -> c_int,
    datarep: *const Descriptor,
    inbuf: *const Descriptor,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const Descriptor,
    outcount: *const c_int,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_outbuf = Staged::new(&*outbuf);
        let code = call_unpack_external(
            c,
            (*datarep).base.cast(),
            s_inbuf.as_ptr(),
            insize,
            position,
            s_outbuf.as_ptr(),
            outcount,
            datatype,
            ierror,
            (*datarep).elem_len,
        );
        s_outbuf.write();
    }
}

#[inline(always)]
unsafe fn call_unpack_external_c(
    c: unsafe extern "C" fn(
        *const c_char,
        *const c_void,
        i64,
        *mut i64,
        *mut c_void,
        i64,
        Handle,
    ) -> c_int,
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const c_void,
    outcount: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
    datarep_len: usize,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let c_datarep = Text::read(datarep, datarep_len);
        let code = c(
            c_datarep.as_ptr(),
            sentinel::buffer(inbuf),
            *insize,
            position,
            sentinel::buffer(outbuf).cast_mut(),
            *outcount,
            handles::datatype(*datatype),
        );
        finish(ierror, code);
        code
    }
}

crate::abi::described_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_unpack_external_c_f08ts_(datarep: *const Given, inbuf: *const Given, insize: *const i64, position: *mut i64, outbuf: *const Given, outcount: *const i64, datatype: *const c_int, ierror: *mut c_int) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = given(datarep);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_unpack_external_c(sys::MPI_Unpack_external_c, (*datarep).base.cast(), (*inbuf).base.cast_const(), insize, position, (*outbuf).base.cast_const(), outcount, datatype, ierror, (*datarep).elem_len); return; }
call_unpack_external_c_sections(sys::MPI_Unpack_external_c, &raw const *datarep, &raw const *inbuf, insize, position, &raw const *outbuf, outcount, datatype, ierror) }
}

}
crate::abi::plain_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpi_unpack_external_c_f08ts_(datarep: *const c_char, inbuf: *const Given, insize: *const i64, position: *mut i64, outbuf: *const Given, outcount: *const i64, datatype: *const c_int, ierror: *mut c_int, datarep_len: usize) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = &crate::abi::text(datarep, datarep_len);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_unpack_external_c(sys::MPI_Unpack_external_c, (*datarep).base.cast(), (*inbuf).base.cast_const(), insize, position, (*outbuf).base.cast_const(), outcount, datatype, ierror, (*datarep).elem_len); return; }
call_unpack_external_c_sections(sys::MPI_Unpack_external_c, &raw const *datarep, &raw const *inbuf, insize, position, &raw const *outbuf, outcount, datatype, ierror) }
}

}
crate::abi::described_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_unpack_external_c_f08ts_(datarep: *const Given, inbuf: *const Given, insize: *const i64, position: *mut i64, outbuf: *const Given, outcount: *const i64, datatype: *const c_int, ierror: *mut c_int) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = given(datarep);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_unpack_external_c(sys::PMPI_Unpack_external_c, (*datarep).base.cast(), (*inbuf).base.cast_const(), insize, position, (*outbuf).base.cast_const(), outcount, datatype, ierror, (*datarep).elem_len); return; }
call_unpack_external_c_sections(sys::PMPI_Unpack_external_c, &raw const *datarep, &raw const *inbuf, insize, position, &raw const *outbuf, outcount, datatype, ierror) }
}

}
crate::abi::plain_texts! {
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpi_unpack_external_c_f08ts_(datarep: *const c_char, inbuf: *const Given, insize: *const i64, position: *mut i64, outbuf: *const Given, outcount: *const i64, datatype: *const c_int, ierror: *mut c_int, datarep_len: usize) {
// SAFETY: the caller's arguments, as the standard declares them.
unsafe { let datarep = &crate::abi::text(datarep, datarep_len);
let inbuf = given(inbuf);
let outbuf = given(outbuf);
if (*inbuf).is_contiguous() && (*outbuf).is_contiguous() { call_unpack_external_c(sys::PMPI_Unpack_external_c, (*datarep).base.cast(), (*inbuf).base.cast_const(), insize, position, (*outbuf).base.cast_const(), outcount, datatype, ierror, (*datarep).elem_len); return; }
call_unpack_external_c_sections(sys::PMPI_Unpack_external_c, &raw const *datarep, &raw const *inbuf, insize, position, &raw const *outbuf, outcount, datatype, ierror) }
}

}
#[cold]
#[inline(never)]
unsafe fn call_unpack_external_c_sections(
    c: unsafe extern "C" fn(
        *const c_char,
        *const c_void,
        i64,
        *mut i64,
        *mut c_void,
        i64,
        Handle,
    ) -> c_int,
    datarep: *const Descriptor,
    inbuf: *const Descriptor,
    insize: *const i64,
    position: *mut i64,
    outbuf: *const Descriptor,
    outcount: *const i64,
    datatype: *const c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let s_inbuf = Staged::new(&*inbuf);
        let s_outbuf = Staged::new(&*outbuf);
        let code = call_unpack_external_c(
            c,
            (*datarep).base.cast(),
            s_inbuf.as_ptr(),
            insize,
            position,
            s_outbuf.as_ptr(),
            outcount,
            datatype,
            ierror,
            (*datarep).elem_len,
        );
        s_outbuf.write();
    }
}

std::arch::global_asm!(
    ".globl mpi_get_address",
    ".set mpi_get_address, mpi_get_address_",
    ".globl mpi_get_address__",
    ".set mpi_get_address__, mpi_get_address_",
    ".globl MPI_GET_ADDRESS",
    ".set MPI_GET_ADDRESS, mpi_get_address_",
    ".globl ompi_get_address_f",
    ".set ompi_get_address_f, mpi_get_address_",
    ".globl pmpi_get_address",
    ".set pmpi_get_address, pmpi_get_address_",
    ".globl pmpi_get_address__",
    ".set pmpi_get_address__, pmpi_get_address_",
    ".globl PMPI_GET_ADDRESS",
    ".set PMPI_GET_ADDRESS, pmpi_get_address_",
    ".globl mpi_get_elements",
    ".set mpi_get_elements, mpi_get_elements_",
    ".globl mpi_get_elements__",
    ".set mpi_get_elements__, mpi_get_elements_",
    ".globl MPI_GET_ELEMENTS",
    ".set MPI_GET_ELEMENTS, mpi_get_elements_",
    ".globl ompi_get_elements_f",
    ".set ompi_get_elements_f, mpi_get_elements_",
    ".globl mpi_get_elements_f08_",
    ".set mpi_get_elements_f08_, mpi_get_elements_",
    ".globl mpi_get_elements_f08",
    ".set mpi_get_elements_f08, mpi_get_elements_f08_",
    ".globl mpi_get_elements_f08__",
    ".set mpi_get_elements_f08__, mpi_get_elements_f08_",
    ".globl MPI_GET_ELEMENTS_F08",
    ".set MPI_GET_ELEMENTS_F08, mpi_get_elements_f08_",
    ".globl pmpi_get_elements",
    ".set pmpi_get_elements, pmpi_get_elements_",
    ".globl pmpi_get_elements__",
    ".set pmpi_get_elements__, pmpi_get_elements_",
    ".globl PMPI_GET_ELEMENTS",
    ".set PMPI_GET_ELEMENTS, pmpi_get_elements_",
    ".globl pmpi_get_elements_f08_",
    ".set pmpi_get_elements_f08_, pmpi_get_elements_",
    ".globl pmpi_get_elements_f08",
    ".set pmpi_get_elements_f08, pmpi_get_elements_f08_",
    ".globl pmpi_get_elements_f08__",
    ".set pmpi_get_elements_f08__, pmpi_get_elements_f08_",
    ".globl PMPI_GET_ELEMENTS_F08",
    ".set PMPI_GET_ELEMENTS_F08, pmpi_get_elements_f08_",
    ".globl mpi_get_elements_c_f08",
    ".set mpi_get_elements_c_f08, mpi_get_elements_c_f08_",
    ".globl mpi_get_elements_c_f08__",
    ".set mpi_get_elements_c_f08__, mpi_get_elements_c_f08_",
    ".globl MPI_GET_ELEMENTS_C_F08",
    ".set MPI_GET_ELEMENTS_C_F08, mpi_get_elements_c_f08_",
    ".globl pmpi_get_elements_c_f08",
    ".set pmpi_get_elements_c_f08, pmpi_get_elements_c_f08_",
    ".globl pmpi_get_elements_c_f08__",
    ".set pmpi_get_elements_c_f08__, pmpi_get_elements_c_f08_",
    ".globl PMPI_GET_ELEMENTS_C_F08",
    ".set PMPI_GET_ELEMENTS_C_F08, pmpi_get_elements_c_f08_",
    ".globl mpi_pack",
    ".set mpi_pack, mpi_pack_",
    ".globl mpi_pack__",
    ".set mpi_pack__, mpi_pack_",
    ".globl MPI_PACK",
    ".set MPI_PACK, mpi_pack_",
    ".globl ompi_pack_f",
    ".set ompi_pack_f, mpi_pack_",
    ".globl pmpi_pack",
    ".set pmpi_pack, pmpi_pack_",
    ".globl pmpi_pack__",
    ".set pmpi_pack__, pmpi_pack_",
    ".globl PMPI_PACK",
    ".set PMPI_PACK, pmpi_pack_",
    ".globl mpi_pack_external",
    ".set mpi_pack_external, mpi_pack_external_",
    ".globl mpi_pack_external__",
    ".set mpi_pack_external__, mpi_pack_external_",
    ".globl MPI_PACK_EXTERNAL",
    ".set MPI_PACK_EXTERNAL, mpi_pack_external_",
    ".globl ompi_pack_external_f",
    ".set ompi_pack_external_f, mpi_pack_external_",
    ".globl pmpi_pack_external",
    ".set pmpi_pack_external, pmpi_pack_external_",
    ".globl pmpi_pack_external__",
    ".set pmpi_pack_external__, pmpi_pack_external_",
    ".globl PMPI_PACK_EXTERNAL",
    ".set PMPI_PACK_EXTERNAL, pmpi_pack_external_",
    ".globl mpi_pack_external_size",
    ".set mpi_pack_external_size, mpi_pack_external_size_",
    ".globl mpi_pack_external_size__",
    ".set mpi_pack_external_size__, mpi_pack_external_size_",
    ".globl MPI_PACK_EXTERNAL_SIZE",
    ".set MPI_PACK_EXTERNAL_SIZE, mpi_pack_external_size_",
    ".globl ompi_pack_external_size_f",
    ".set ompi_pack_external_size_f, mpi_pack_external_size_",
    ".globl mpi_pack_external_size_f08_",
    ".set mpi_pack_external_size_f08_, mpi_pack_external_size_",
    ".globl mpi_pack_external_size_f08",
    ".set mpi_pack_external_size_f08, mpi_pack_external_size_f08_",
    ".globl mpi_pack_external_size_f08__",
    ".set mpi_pack_external_size_f08__, mpi_pack_external_size_f08_",
    ".globl MPI_PACK_EXTERNAL_SIZE_F08",
    ".set MPI_PACK_EXTERNAL_SIZE_F08, mpi_pack_external_size_f08_",
    ".globl pmpi_pack_external_size",
    ".set pmpi_pack_external_size, pmpi_pack_external_size_",
    ".globl pmpi_pack_external_size__",
    ".set pmpi_pack_external_size__, pmpi_pack_external_size_",
    ".globl PMPI_PACK_EXTERNAL_SIZE",
    ".set PMPI_PACK_EXTERNAL_SIZE, pmpi_pack_external_size_",
    ".globl pmpi_pack_external_size_f08_",
    ".set pmpi_pack_external_size_f08_, pmpi_pack_external_size_",
    ".globl pmpi_pack_external_size_f08",
    ".set pmpi_pack_external_size_f08, pmpi_pack_external_size_f08_",
    ".globl pmpi_pack_external_size_f08__",
    ".set pmpi_pack_external_size_f08__, pmpi_pack_external_size_f08_",
    ".globl PMPI_PACK_EXTERNAL_SIZE_F08",
    ".set PMPI_PACK_EXTERNAL_SIZE_F08, pmpi_pack_external_size_f08_",
    ".globl mpi_pack_external_size_c_f08",
    ".set mpi_pack_external_size_c_f08, mpi_pack_external_size_c_f08_",
    ".globl mpi_pack_external_size_c_f08__",
    ".set mpi_pack_external_size_c_f08__, mpi_pack_external_size_c_f08_",
    ".globl MPI_PACK_EXTERNAL_SIZE_C_F08",
    ".set MPI_PACK_EXTERNAL_SIZE_C_F08, mpi_pack_external_size_c_f08_",
    ".globl pmpi_pack_external_size_c_f08",
    ".set pmpi_pack_external_size_c_f08, pmpi_pack_external_size_c_f08_",
    ".globl pmpi_pack_external_size_c_f08__",
    ".set pmpi_pack_external_size_c_f08__, pmpi_pack_external_size_c_f08_",
    ".globl PMPI_PACK_EXTERNAL_SIZE_C_F08",
    ".set PMPI_PACK_EXTERNAL_SIZE_C_F08, pmpi_pack_external_size_c_f08_",
    ".globl mpi_pack_size",
    ".set mpi_pack_size, mpi_pack_size_",
    ".globl mpi_pack_size__",
    ".set mpi_pack_size__, mpi_pack_size_",
    ".globl MPI_PACK_SIZE",
    ".set MPI_PACK_SIZE, mpi_pack_size_",
    ".globl ompi_pack_size_f",
    ".set ompi_pack_size_f, mpi_pack_size_",
    ".globl mpi_pack_size_f08_",
    ".set mpi_pack_size_f08_, mpi_pack_size_",
    ".globl mpi_pack_size_f08",
    ".set mpi_pack_size_f08, mpi_pack_size_f08_",
    ".globl mpi_pack_size_f08__",
    ".set mpi_pack_size_f08__, mpi_pack_size_f08_",
    ".globl MPI_PACK_SIZE_F08",
    ".set MPI_PACK_SIZE_F08, mpi_pack_size_f08_",
    ".globl pmpi_pack_size",
    ".set pmpi_pack_size, pmpi_pack_size_",
    ".globl pmpi_pack_size__",
    ".set pmpi_pack_size__, pmpi_pack_size_",
    ".globl PMPI_PACK_SIZE",
    ".set PMPI_PACK_SIZE, pmpi_pack_size_",
    ".globl pmpi_pack_size_f08_",
    ".set pmpi_pack_size_f08_, pmpi_pack_size_",
    ".globl pmpi_pack_size_f08",
    ".set pmpi_pack_size_f08, pmpi_pack_size_f08_",
    ".globl pmpi_pack_size_f08__",
    ".set pmpi_pack_size_f08__, pmpi_pack_size_f08_",
    ".globl PMPI_PACK_SIZE_F08",
    ".set PMPI_PACK_SIZE_F08, pmpi_pack_size_f08_",
    ".globl mpi_pack_size_c_f08",
    ".set mpi_pack_size_c_f08, mpi_pack_size_c_f08_",
    ".globl mpi_pack_size_c_f08__",
    ".set mpi_pack_size_c_f08__, mpi_pack_size_c_f08_",
    ".globl MPI_PACK_SIZE_C_F08",
    ".set MPI_PACK_SIZE_C_F08, mpi_pack_size_c_f08_",
    ".globl pmpi_pack_size_c_f08",
    ".set pmpi_pack_size_c_f08, pmpi_pack_size_c_f08_",
    ".globl pmpi_pack_size_c_f08__",
    ".set pmpi_pack_size_c_f08__, pmpi_pack_size_c_f08_",
    ".globl PMPI_PACK_SIZE_C_F08",
    ".set PMPI_PACK_SIZE_C_F08, pmpi_pack_size_c_f08_",
    ".globl mpi_type_commit",
    ".set mpi_type_commit, mpi_type_commit_",
    ".globl mpi_type_commit__",
    ".set mpi_type_commit__, mpi_type_commit_",
    ".globl MPI_TYPE_COMMIT",
    ".set MPI_TYPE_COMMIT, mpi_type_commit_",
    ".globl ompi_type_commit_f",
    ".set ompi_type_commit_f, mpi_type_commit_",
    ".globl mpi_type_commit_f08_",
    ".set mpi_type_commit_f08_, mpi_type_commit_",
    ".globl mpi_type_commit_f08",
    ".set mpi_type_commit_f08, mpi_type_commit_f08_",
    ".globl mpi_type_commit_f08__",
    ".set mpi_type_commit_f08__, mpi_type_commit_f08_",
    ".globl MPI_TYPE_COMMIT_F08",
    ".set MPI_TYPE_COMMIT_F08, mpi_type_commit_f08_",
    ".globl pmpi_type_commit",
    ".set pmpi_type_commit, pmpi_type_commit_",
    ".globl pmpi_type_commit__",
    ".set pmpi_type_commit__, pmpi_type_commit_",
    ".globl PMPI_TYPE_COMMIT",
    ".set PMPI_TYPE_COMMIT, pmpi_type_commit_",
    ".globl pmpi_type_commit_f08_",
    ".set pmpi_type_commit_f08_, pmpi_type_commit_",
    ".globl pmpi_type_commit_f08",
    ".set pmpi_type_commit_f08, pmpi_type_commit_f08_",
    ".globl pmpi_type_commit_f08__",
    ".set pmpi_type_commit_f08__, pmpi_type_commit_f08_",
    ".globl PMPI_TYPE_COMMIT_F08",
    ".set PMPI_TYPE_COMMIT_F08, pmpi_type_commit_f08_",
    ".globl mpi_type_contiguous",
    ".set mpi_type_contiguous, mpi_type_contiguous_",
    ".globl mpi_type_contiguous__",
    ".set mpi_type_contiguous__, mpi_type_contiguous_",
    ".globl MPI_TYPE_CONTIGUOUS",
    ".set MPI_TYPE_CONTIGUOUS, mpi_type_contiguous_",
    ".globl ompi_type_contiguous_f",
    ".set ompi_type_contiguous_f, mpi_type_contiguous_",
    ".globl mpi_type_contiguous_f08_",
    ".set mpi_type_contiguous_f08_, mpi_type_contiguous_",
    ".globl mpi_type_contiguous_f08",
    ".set mpi_type_contiguous_f08, mpi_type_contiguous_f08_",
    ".globl mpi_type_contiguous_f08__",
    ".set mpi_type_contiguous_f08__, mpi_type_contiguous_f08_",
    ".globl MPI_TYPE_CONTIGUOUS_F08",
    ".set MPI_TYPE_CONTIGUOUS_F08, mpi_type_contiguous_f08_",
    ".globl pmpi_type_contiguous",
    ".set pmpi_type_contiguous, pmpi_type_contiguous_",
    ".globl pmpi_type_contiguous__",
    ".set pmpi_type_contiguous__, pmpi_type_contiguous_",
    ".globl PMPI_TYPE_CONTIGUOUS",
    ".set PMPI_TYPE_CONTIGUOUS, pmpi_type_contiguous_",
    ".globl pmpi_type_contiguous_f08_",
    ".set pmpi_type_contiguous_f08_, pmpi_type_contiguous_",
    ".globl pmpi_type_contiguous_f08",
    ".set pmpi_type_contiguous_f08, pmpi_type_contiguous_f08_",
    ".globl pmpi_type_contiguous_f08__",
    ".set pmpi_type_contiguous_f08__, pmpi_type_contiguous_f08_",
    ".globl PMPI_TYPE_CONTIGUOUS_F08",
    ".set PMPI_TYPE_CONTIGUOUS_F08, pmpi_type_contiguous_f08_",
    ".globl mpi_type_contiguous_c_f08",
    ".set mpi_type_contiguous_c_f08, mpi_type_contiguous_c_f08_",
    ".globl mpi_type_contiguous_c_f08__",
    ".set mpi_type_contiguous_c_f08__, mpi_type_contiguous_c_f08_",
    ".globl MPI_TYPE_CONTIGUOUS_C_F08",
    ".set MPI_TYPE_CONTIGUOUS_C_F08, mpi_type_contiguous_c_f08_",
    ".globl pmpi_type_contiguous_c_f08",
    ".set pmpi_type_contiguous_c_f08, pmpi_type_contiguous_c_f08_",
    ".globl pmpi_type_contiguous_c_f08__",
    ".set pmpi_type_contiguous_c_f08__, pmpi_type_contiguous_c_f08_",
    ".globl PMPI_TYPE_CONTIGUOUS_C_F08",
    ".set PMPI_TYPE_CONTIGUOUS_C_F08, pmpi_type_contiguous_c_f08_",
    ".globl mpi_type_create_darray",
    ".set mpi_type_create_darray, mpi_type_create_darray_",
    ".globl mpi_type_create_darray__",
    ".set mpi_type_create_darray__, mpi_type_create_darray_",
    ".globl MPI_TYPE_CREATE_DARRAY",
    ".set MPI_TYPE_CREATE_DARRAY, mpi_type_create_darray_",
    ".globl ompi_type_create_darray_f",
    ".set ompi_type_create_darray_f, mpi_type_create_darray_",
    ".globl mpi_type_create_darray_f08_",
    ".set mpi_type_create_darray_f08_, mpi_type_create_darray_",
    ".globl mpi_type_create_darray_f08",
    ".set mpi_type_create_darray_f08, mpi_type_create_darray_f08_",
    ".globl mpi_type_create_darray_f08__",
    ".set mpi_type_create_darray_f08__, mpi_type_create_darray_f08_",
    ".globl MPI_TYPE_CREATE_DARRAY_F08",
    ".set MPI_TYPE_CREATE_DARRAY_F08, mpi_type_create_darray_f08_",
    ".globl pmpi_type_create_darray",
    ".set pmpi_type_create_darray, pmpi_type_create_darray_",
    ".globl pmpi_type_create_darray__",
    ".set pmpi_type_create_darray__, pmpi_type_create_darray_",
    ".globl PMPI_TYPE_CREATE_DARRAY",
    ".set PMPI_TYPE_CREATE_DARRAY, pmpi_type_create_darray_",
    ".globl pmpi_type_create_darray_f08_",
    ".set pmpi_type_create_darray_f08_, pmpi_type_create_darray_",
    ".globl pmpi_type_create_darray_f08",
    ".set pmpi_type_create_darray_f08, pmpi_type_create_darray_f08_",
    ".globl pmpi_type_create_darray_f08__",
    ".set pmpi_type_create_darray_f08__, pmpi_type_create_darray_f08_",
    ".globl PMPI_TYPE_CREATE_DARRAY_F08",
    ".set PMPI_TYPE_CREATE_DARRAY_F08, pmpi_type_create_darray_f08_",
    ".globl mpi_type_create_darray_c_f08",
    ".set mpi_type_create_darray_c_f08, mpi_type_create_darray_c_f08_",
    ".globl mpi_type_create_darray_c_f08__",
    ".set mpi_type_create_darray_c_f08__, mpi_type_create_darray_c_f08_",
    ".globl MPI_TYPE_CREATE_DARRAY_C_F08",
    ".set MPI_TYPE_CREATE_DARRAY_C_F08, mpi_type_create_darray_c_f08_",
    ".globl pmpi_type_create_darray_c_f08",
    ".set pmpi_type_create_darray_c_f08, pmpi_type_create_darray_c_f08_",
    ".globl pmpi_type_create_darray_c_f08__",
    ".set pmpi_type_create_darray_c_f08__, pmpi_type_create_darray_c_f08_",
    ".globl PMPI_TYPE_CREATE_DARRAY_C_F08",
    ".set PMPI_TYPE_CREATE_DARRAY_C_F08, pmpi_type_create_darray_c_f08_",
    ".globl mpi_type_create_hindexed",
    ".set mpi_type_create_hindexed, mpi_type_create_hindexed_",
    ".globl mpi_type_create_hindexed__",
    ".set mpi_type_create_hindexed__, mpi_type_create_hindexed_",
    ".globl MPI_TYPE_CREATE_HINDEXED",
    ".set MPI_TYPE_CREATE_HINDEXED, mpi_type_create_hindexed_",
    ".globl ompi_type_create_hindexed_f",
    ".set ompi_type_create_hindexed_f, mpi_type_create_hindexed_",
    ".globl mpi_type_create_hindexed_f08_",
    ".set mpi_type_create_hindexed_f08_, mpi_type_create_hindexed_",
    ".globl mpi_type_create_hindexed_f08",
    ".set mpi_type_create_hindexed_f08, mpi_type_create_hindexed_f08_",
    ".globl mpi_type_create_hindexed_f08__",
    ".set mpi_type_create_hindexed_f08__, mpi_type_create_hindexed_f08_",
    ".globl MPI_TYPE_CREATE_HINDEXED_F08",
    ".set MPI_TYPE_CREATE_HINDEXED_F08, mpi_type_create_hindexed_f08_",
    ".globl pmpi_type_create_hindexed",
    ".set pmpi_type_create_hindexed, pmpi_type_create_hindexed_",
    ".globl pmpi_type_create_hindexed__",
    ".set pmpi_type_create_hindexed__, pmpi_type_create_hindexed_",
    ".globl PMPI_TYPE_CREATE_HINDEXED",
    ".set PMPI_TYPE_CREATE_HINDEXED, pmpi_type_create_hindexed_",
    ".globl pmpi_type_create_hindexed_f08_",
    ".set pmpi_type_create_hindexed_f08_, pmpi_type_create_hindexed_",
    ".globl pmpi_type_create_hindexed_f08",
    ".set pmpi_type_create_hindexed_f08, pmpi_type_create_hindexed_f08_",
    ".globl pmpi_type_create_hindexed_f08__",
    ".set pmpi_type_create_hindexed_f08__, pmpi_type_create_hindexed_f08_",
    ".globl PMPI_TYPE_CREATE_HINDEXED_F08",
    ".set PMPI_TYPE_CREATE_HINDEXED_F08, pmpi_type_create_hindexed_f08_",
    ".globl mpi_type_create_hindexed_c_f08",
    ".set mpi_type_create_hindexed_c_f08, mpi_type_create_hindexed_c_f08_",
    ".globl mpi_type_create_hindexed_c_f08__",
    ".set mpi_type_create_hindexed_c_f08__, mpi_type_create_hindexed_c_f08_",
    ".globl MPI_TYPE_CREATE_HINDEXED_C_F08",
    ".set MPI_TYPE_CREATE_HINDEXED_C_F08, mpi_type_create_hindexed_c_f08_",
    ".globl pmpi_type_create_hindexed_c_f08",
    ".set pmpi_type_create_hindexed_c_f08, pmpi_type_create_hindexed_c_f08_",
    ".globl pmpi_type_create_hindexed_c_f08__",
    ".set pmpi_type_create_hindexed_c_f08__, pmpi_type_create_hindexed_c_f08_",
    ".globl PMPI_TYPE_CREATE_HINDEXED_C_F08",
    ".set PMPI_TYPE_CREATE_HINDEXED_C_F08, pmpi_type_create_hindexed_c_f08_",
    ".globl mpi_type_create_hindexed_block",
    ".set mpi_type_create_hindexed_block, mpi_type_create_hindexed_block_",
    ".globl mpi_type_create_hindexed_block__",
    ".set mpi_type_create_hindexed_block__, mpi_type_create_hindexed_block_",
    ".globl MPI_TYPE_CREATE_HINDEXED_BLOCK",
    ".set MPI_TYPE_CREATE_HINDEXED_BLOCK, mpi_type_create_hindexed_block_",
    ".globl ompi_type_create_hindexed_block_f",
    ".set ompi_type_create_hindexed_block_f, mpi_type_create_hindexed_block_",
    ".globl mpi_type_create_hindexed_block_f08_",
    ".set mpi_type_create_hindexed_block_f08_, mpi_type_create_hindexed_block_",
    ".globl mpi_type_create_hindexed_block_f08",
    ".set mpi_type_create_hindexed_block_f08, mpi_type_create_hindexed_block_f08_",
    ".globl mpi_type_create_hindexed_block_f08__",
    ".set mpi_type_create_hindexed_block_f08__, mpi_type_create_hindexed_block_f08_",
    ".globl MPI_TYPE_CREATE_HINDEXED_BLOCK_F08",
    ".set MPI_TYPE_CREATE_HINDEXED_BLOCK_F08, mpi_type_create_hindexed_block_f08_",
    ".globl pmpi_type_create_hindexed_block",
    ".set pmpi_type_create_hindexed_block, pmpi_type_create_hindexed_block_",
    ".globl pmpi_type_create_hindexed_block__",
    ".set pmpi_type_create_hindexed_block__, pmpi_type_create_hindexed_block_",
    ".globl PMPI_TYPE_CREATE_HINDEXED_BLOCK",
    ".set PMPI_TYPE_CREATE_HINDEXED_BLOCK, pmpi_type_create_hindexed_block_",
    ".globl pmpi_type_create_hindexed_block_f08_",
    ".set pmpi_type_create_hindexed_block_f08_, pmpi_type_create_hindexed_block_",
    ".globl pmpi_type_create_hindexed_block_f08",
    ".set pmpi_type_create_hindexed_block_f08, pmpi_type_create_hindexed_block_f08_",
    ".globl pmpi_type_create_hindexed_block_f08__",
    ".set pmpi_type_create_hindexed_block_f08__, pmpi_type_create_hindexed_block_f08_",
    ".globl PMPI_TYPE_CREATE_HINDEXED_BLOCK_F08",
    ".set PMPI_TYPE_CREATE_HINDEXED_BLOCK_F08, pmpi_type_create_hindexed_block_f08_",
    ".globl mpi_type_create_hindexed_block_c_f08",
    ".set mpi_type_create_hindexed_block_c_f08, mpi_type_create_hindexed_block_c_f08_",
    ".globl mpi_type_create_hindexed_block_c_f08__",
    ".set mpi_type_create_hindexed_block_c_f08__, mpi_type_create_hindexed_block_c_f08_",
    ".globl MPI_TYPE_CREATE_HINDEXED_BLOCK_C_F08",
    ".set MPI_TYPE_CREATE_HINDEXED_BLOCK_C_F08, mpi_type_create_hindexed_block_c_f08_",
    ".globl pmpi_type_create_hindexed_block_c_f08",
    ".set pmpi_type_create_hindexed_block_c_f08, pmpi_type_create_hindexed_block_c_f08_",
    ".globl pmpi_type_create_hindexed_block_c_f08__",
    ".set pmpi_type_create_hindexed_block_c_f08__, pmpi_type_create_hindexed_block_c_f08_",
    ".globl PMPI_TYPE_CREATE_HINDEXED_BLOCK_C_F08",
    ".set PMPI_TYPE_CREATE_HINDEXED_BLOCK_C_F08, pmpi_type_create_hindexed_block_c_f08_",
    ".globl mpi_type_create_hvector",
    ".set mpi_type_create_hvector, mpi_type_create_hvector_",
    ".globl mpi_type_create_hvector__",
    ".set mpi_type_create_hvector__, mpi_type_create_hvector_",
    ".globl MPI_TYPE_CREATE_HVECTOR",
    ".set MPI_TYPE_CREATE_HVECTOR, mpi_type_create_hvector_",
    ".globl ompi_type_create_hvector_f",
    ".set ompi_type_create_hvector_f, mpi_type_create_hvector_",
    ".globl mpi_type_create_hvector_f08_",
    ".set mpi_type_create_hvector_f08_, mpi_type_create_hvector_",
    ".globl mpi_type_create_hvector_f08",
    ".set mpi_type_create_hvector_f08, mpi_type_create_hvector_f08_",
    ".globl mpi_type_create_hvector_f08__",
    ".set mpi_type_create_hvector_f08__, mpi_type_create_hvector_f08_",
    ".globl MPI_TYPE_CREATE_HVECTOR_F08",
    ".set MPI_TYPE_CREATE_HVECTOR_F08, mpi_type_create_hvector_f08_",
    ".globl pmpi_type_create_hvector",
    ".set pmpi_type_create_hvector, pmpi_type_create_hvector_",
    ".globl pmpi_type_create_hvector__",
    ".set pmpi_type_create_hvector__, pmpi_type_create_hvector_",
    ".globl PMPI_TYPE_CREATE_HVECTOR",
    ".set PMPI_TYPE_CREATE_HVECTOR, pmpi_type_create_hvector_",
    ".globl pmpi_type_create_hvector_f08_",
    ".set pmpi_type_create_hvector_f08_, pmpi_type_create_hvector_",
    ".globl pmpi_type_create_hvector_f08",
    ".set pmpi_type_create_hvector_f08, pmpi_type_create_hvector_f08_",
    ".globl pmpi_type_create_hvector_f08__",
    ".set pmpi_type_create_hvector_f08__, pmpi_type_create_hvector_f08_",
    ".globl PMPI_TYPE_CREATE_HVECTOR_F08",
    ".set PMPI_TYPE_CREATE_HVECTOR_F08, pmpi_type_create_hvector_f08_",
    ".globl mpi_type_create_hvector_c_f08",
    ".set mpi_type_create_hvector_c_f08, mpi_type_create_hvector_c_f08_",
    ".globl mpi_type_create_hvector_c_f08__",
    ".set mpi_type_create_hvector_c_f08__, mpi_type_create_hvector_c_f08_",
    ".globl MPI_TYPE_CREATE_HVECTOR_C_F08",
    ".set MPI_TYPE_CREATE_HVECTOR_C_F08, mpi_type_create_hvector_c_f08_",
    ".globl pmpi_type_create_hvector_c_f08",
    ".set pmpi_type_create_hvector_c_f08, pmpi_type_create_hvector_c_f08_",
    ".globl pmpi_type_create_hvector_c_f08__",
    ".set pmpi_type_create_hvector_c_f08__, pmpi_type_create_hvector_c_f08_",
    ".globl PMPI_TYPE_CREATE_HVECTOR_C_F08",
    ".set PMPI_TYPE_CREATE_HVECTOR_C_F08, pmpi_type_create_hvector_c_f08_",
    ".globl mpi_type_create_indexed_block",
    ".set mpi_type_create_indexed_block, mpi_type_create_indexed_block_",
    ".globl mpi_type_create_indexed_block__",
    ".set mpi_type_create_indexed_block__, mpi_type_create_indexed_block_",
    ".globl MPI_TYPE_CREATE_INDEXED_BLOCK",
    ".set MPI_TYPE_CREATE_INDEXED_BLOCK, mpi_type_create_indexed_block_",
    ".globl ompi_type_create_indexed_block_f",
    ".set ompi_type_create_indexed_block_f, mpi_type_create_indexed_block_",
    ".globl mpi_type_create_indexed_block_f08_",
    ".set mpi_type_create_indexed_block_f08_, mpi_type_create_indexed_block_",
    ".globl mpi_type_create_indexed_block_f08",
    ".set mpi_type_create_indexed_block_f08, mpi_type_create_indexed_block_f08_",
    ".globl mpi_type_create_indexed_block_f08__",
    ".set mpi_type_create_indexed_block_f08__, mpi_type_create_indexed_block_f08_",
    ".globl MPI_TYPE_CREATE_INDEXED_BLOCK_F08",
    ".set MPI_TYPE_CREATE_INDEXED_BLOCK_F08, mpi_type_create_indexed_block_f08_",
    ".globl pmpi_type_create_indexed_block",
    ".set pmpi_type_create_indexed_block, pmpi_type_create_indexed_block_",
    ".globl pmpi_type_create_indexed_block__",
    ".set pmpi_type_create_indexed_block__, pmpi_type_create_indexed_block_",
    ".globl PMPI_TYPE_CREATE_INDEXED_BLOCK",
    ".set PMPI_TYPE_CREATE_INDEXED_BLOCK, pmpi_type_create_indexed_block_",
    ".globl pmpi_type_create_indexed_block_f08_",
    ".set pmpi_type_create_indexed_block_f08_, pmpi_type_create_indexed_block_",
    ".globl pmpi_type_create_indexed_block_f08",
    ".set pmpi_type_create_indexed_block_f08, pmpi_type_create_indexed_block_f08_",
    ".globl pmpi_type_create_indexed_block_f08__",
    ".set pmpi_type_create_indexed_block_f08__, pmpi_type_create_indexed_block_f08_",
    ".globl PMPI_TYPE_CREATE_INDEXED_BLOCK_F08",
    ".set PMPI_TYPE_CREATE_INDEXED_BLOCK_F08, pmpi_type_create_indexed_block_f08_",
    ".globl mpi_type_create_indexed_block_c_f08",
    ".set mpi_type_create_indexed_block_c_f08, mpi_type_create_indexed_block_c_f08_",
    ".globl mpi_type_create_indexed_block_c_f08__",
    ".set mpi_type_create_indexed_block_c_f08__, mpi_type_create_indexed_block_c_f08_",
    ".globl MPI_TYPE_CREATE_INDEXED_BLOCK_C_F08",
    ".set MPI_TYPE_CREATE_INDEXED_BLOCK_C_F08, mpi_type_create_indexed_block_c_f08_",
    ".globl pmpi_type_create_indexed_block_c_f08",
    ".set pmpi_type_create_indexed_block_c_f08, pmpi_type_create_indexed_block_c_f08_",
    ".globl pmpi_type_create_indexed_block_c_f08__",
    ".set pmpi_type_create_indexed_block_c_f08__, pmpi_type_create_indexed_block_c_f08_",
    ".globl PMPI_TYPE_CREATE_INDEXED_BLOCK_C_F08",
    ".set PMPI_TYPE_CREATE_INDEXED_BLOCK_C_F08, pmpi_type_create_indexed_block_c_f08_",
    ".globl mpi_type_create_resized",
    ".set mpi_type_create_resized, mpi_type_create_resized_",
    ".globl mpi_type_create_resized__",
    ".set mpi_type_create_resized__, mpi_type_create_resized_",
    ".globl MPI_TYPE_CREATE_RESIZED",
    ".set MPI_TYPE_CREATE_RESIZED, mpi_type_create_resized_",
    ".globl ompi_type_create_resized_f",
    ".set ompi_type_create_resized_f, mpi_type_create_resized_",
    ".globl mpi_type_create_resized_f08_",
    ".set mpi_type_create_resized_f08_, mpi_type_create_resized_",
    ".globl mpi_type_create_resized_f08",
    ".set mpi_type_create_resized_f08, mpi_type_create_resized_f08_",
    ".globl mpi_type_create_resized_f08__",
    ".set mpi_type_create_resized_f08__, mpi_type_create_resized_f08_",
    ".globl MPI_TYPE_CREATE_RESIZED_F08",
    ".set MPI_TYPE_CREATE_RESIZED_F08, mpi_type_create_resized_f08_",
    ".globl pmpi_type_create_resized",
    ".set pmpi_type_create_resized, pmpi_type_create_resized_",
    ".globl pmpi_type_create_resized__",
    ".set pmpi_type_create_resized__, pmpi_type_create_resized_",
    ".globl PMPI_TYPE_CREATE_RESIZED",
    ".set PMPI_TYPE_CREATE_RESIZED, pmpi_type_create_resized_",
    ".globl pmpi_type_create_resized_f08_",
    ".set pmpi_type_create_resized_f08_, pmpi_type_create_resized_",
    ".globl pmpi_type_create_resized_f08",
    ".set pmpi_type_create_resized_f08, pmpi_type_create_resized_f08_",
    ".globl pmpi_type_create_resized_f08__",
    ".set pmpi_type_create_resized_f08__, pmpi_type_create_resized_f08_",
    ".globl PMPI_TYPE_CREATE_RESIZED_F08",
    ".set PMPI_TYPE_CREATE_RESIZED_F08, pmpi_type_create_resized_f08_",
    ".globl mpi_type_create_resized_c_f08",
    ".set mpi_type_create_resized_c_f08, mpi_type_create_resized_c_f08_",
    ".globl mpi_type_create_resized_c_f08__",
    ".set mpi_type_create_resized_c_f08__, mpi_type_create_resized_c_f08_",
    ".globl MPI_TYPE_CREATE_RESIZED_C_F08",
    ".set MPI_TYPE_CREATE_RESIZED_C_F08, mpi_type_create_resized_c_f08_",
    ".globl pmpi_type_create_resized_c_f08",
    ".set pmpi_type_create_resized_c_f08, pmpi_type_create_resized_c_f08_",
    ".globl pmpi_type_create_resized_c_f08__",
    ".set pmpi_type_create_resized_c_f08__, pmpi_type_create_resized_c_f08_",
    ".globl PMPI_TYPE_CREATE_RESIZED_C_F08",
    ".set PMPI_TYPE_CREATE_RESIZED_C_F08, pmpi_type_create_resized_c_f08_",
    ".globl mpi_type_create_struct",
    ".set mpi_type_create_struct, mpi_type_create_struct_",
    ".globl mpi_type_create_struct__",
    ".set mpi_type_create_struct__, mpi_type_create_struct_",
    ".globl MPI_TYPE_CREATE_STRUCT",
    ".set MPI_TYPE_CREATE_STRUCT, mpi_type_create_struct_",
    ".globl ompi_type_create_struct_f",
    ".set ompi_type_create_struct_f, mpi_type_create_struct_",
    ".globl mpi_type_create_struct_f08_",
    ".set mpi_type_create_struct_f08_, mpi_type_create_struct_",
    ".globl mpi_type_create_struct_f08",
    ".set mpi_type_create_struct_f08, mpi_type_create_struct_f08_",
    ".globl mpi_type_create_struct_f08__",
    ".set mpi_type_create_struct_f08__, mpi_type_create_struct_f08_",
    ".globl MPI_TYPE_CREATE_STRUCT_F08",
    ".set MPI_TYPE_CREATE_STRUCT_F08, mpi_type_create_struct_f08_",
    ".globl pmpi_type_create_struct",
    ".set pmpi_type_create_struct, pmpi_type_create_struct_",
    ".globl pmpi_type_create_struct__",
    ".set pmpi_type_create_struct__, pmpi_type_create_struct_",
    ".globl PMPI_TYPE_CREATE_STRUCT",
    ".set PMPI_TYPE_CREATE_STRUCT, pmpi_type_create_struct_",
    ".globl pmpi_type_create_struct_f08_",
    ".set pmpi_type_create_struct_f08_, pmpi_type_create_struct_",
    ".globl pmpi_type_create_struct_f08",
    ".set pmpi_type_create_struct_f08, pmpi_type_create_struct_f08_",
    ".globl pmpi_type_create_struct_f08__",
    ".set pmpi_type_create_struct_f08__, pmpi_type_create_struct_f08_",
    ".globl PMPI_TYPE_CREATE_STRUCT_F08",
    ".set PMPI_TYPE_CREATE_STRUCT_F08, pmpi_type_create_struct_f08_",
    ".globl mpi_type_create_struct_c_f08",
    ".set mpi_type_create_struct_c_f08, mpi_type_create_struct_c_f08_",
    ".globl mpi_type_create_struct_c_f08__",
    ".set mpi_type_create_struct_c_f08__, mpi_type_create_struct_c_f08_",
    ".globl MPI_TYPE_CREATE_STRUCT_C_F08",
    ".set MPI_TYPE_CREATE_STRUCT_C_F08, mpi_type_create_struct_c_f08_",
    ".globl pmpi_type_create_struct_c_f08",
    ".set pmpi_type_create_struct_c_f08, pmpi_type_create_struct_c_f08_",
    ".globl pmpi_type_create_struct_c_f08__",
    ".set pmpi_type_create_struct_c_f08__, pmpi_type_create_struct_c_f08_",
    ".globl PMPI_TYPE_CREATE_STRUCT_C_F08",
    ".set PMPI_TYPE_CREATE_STRUCT_C_F08, pmpi_type_create_struct_c_f08_",
    ".globl mpi_type_create_subarray",
    ".set mpi_type_create_subarray, mpi_type_create_subarray_",
    ".globl mpi_type_create_subarray__",
    ".set mpi_type_create_subarray__, mpi_type_create_subarray_",
    ".globl MPI_TYPE_CREATE_SUBARRAY",
    ".set MPI_TYPE_CREATE_SUBARRAY, mpi_type_create_subarray_",
    ".globl ompi_type_create_subarray_f",
    ".set ompi_type_create_subarray_f, mpi_type_create_subarray_",
    ".globl mpi_type_create_subarray_f08_",
    ".set mpi_type_create_subarray_f08_, mpi_type_create_subarray_",
    ".globl mpi_type_create_subarray_f08",
    ".set mpi_type_create_subarray_f08, mpi_type_create_subarray_f08_",
    ".globl mpi_type_create_subarray_f08__",
    ".set mpi_type_create_subarray_f08__, mpi_type_create_subarray_f08_",
    ".globl MPI_TYPE_CREATE_SUBARRAY_F08",
    ".set MPI_TYPE_CREATE_SUBARRAY_F08, mpi_type_create_subarray_f08_",
    ".globl pmpi_type_create_subarray",
    ".set pmpi_type_create_subarray, pmpi_type_create_subarray_",
    ".globl pmpi_type_create_subarray__",
    ".set pmpi_type_create_subarray__, pmpi_type_create_subarray_",
    ".globl PMPI_TYPE_CREATE_SUBARRAY",
    ".set PMPI_TYPE_CREATE_SUBARRAY, pmpi_type_create_subarray_",
    ".globl pmpi_type_create_subarray_f08_",
    ".set pmpi_type_create_subarray_f08_, pmpi_type_create_subarray_",
    ".globl pmpi_type_create_subarray_f08",
    ".set pmpi_type_create_subarray_f08, pmpi_type_create_subarray_f08_",
    ".globl pmpi_type_create_subarray_f08__",
    ".set pmpi_type_create_subarray_f08__, pmpi_type_create_subarray_f08_",
    ".globl PMPI_TYPE_CREATE_SUBARRAY_F08",
    ".set PMPI_TYPE_CREATE_SUBARRAY_F08, pmpi_type_create_subarray_f08_",
    ".globl mpi_type_create_subarray_c_f08",
    ".set mpi_type_create_subarray_c_f08, mpi_type_create_subarray_c_f08_",
    ".globl mpi_type_create_subarray_c_f08__",
    ".set mpi_type_create_subarray_c_f08__, mpi_type_create_subarray_c_f08_",
    ".globl MPI_TYPE_CREATE_SUBARRAY_C_F08",
    ".set MPI_TYPE_CREATE_SUBARRAY_C_F08, mpi_type_create_subarray_c_f08_",
    ".globl pmpi_type_create_subarray_c_f08",
    ".set pmpi_type_create_subarray_c_f08, pmpi_type_create_subarray_c_f08_",
    ".globl pmpi_type_create_subarray_c_f08__",
    ".set pmpi_type_create_subarray_c_f08__, pmpi_type_create_subarray_c_f08_",
    ".globl PMPI_TYPE_CREATE_SUBARRAY_C_F08",
    ".set PMPI_TYPE_CREATE_SUBARRAY_C_F08, pmpi_type_create_subarray_c_f08_",
    ".globl mpi_type_dup",
    ".set mpi_type_dup, mpi_type_dup_",
    ".globl mpi_type_dup__",
    ".set mpi_type_dup__, mpi_type_dup_",
    ".globl MPI_TYPE_DUP",
    ".set MPI_TYPE_DUP, mpi_type_dup_",
    ".globl ompi_type_dup_f",
    ".set ompi_type_dup_f, mpi_type_dup_",
    ".globl mpi_type_dup_f08_",
    ".set mpi_type_dup_f08_, mpi_type_dup_",
    ".globl mpi_type_dup_f08",
    ".set mpi_type_dup_f08, mpi_type_dup_f08_",
    ".globl mpi_type_dup_f08__",
    ".set mpi_type_dup_f08__, mpi_type_dup_f08_",
    ".globl MPI_TYPE_DUP_F08",
    ".set MPI_TYPE_DUP_F08, mpi_type_dup_f08_",
    ".globl pmpi_type_dup",
    ".set pmpi_type_dup, pmpi_type_dup_",
    ".globl pmpi_type_dup__",
    ".set pmpi_type_dup__, pmpi_type_dup_",
    ".globl PMPI_TYPE_DUP",
    ".set PMPI_TYPE_DUP, pmpi_type_dup_",
    ".globl pmpi_type_dup_f08_",
    ".set pmpi_type_dup_f08_, pmpi_type_dup_",
    ".globl pmpi_type_dup_f08",
    ".set pmpi_type_dup_f08, pmpi_type_dup_f08_",
    ".globl pmpi_type_dup_f08__",
    ".set pmpi_type_dup_f08__, pmpi_type_dup_f08_",
    ".globl PMPI_TYPE_DUP_F08",
    ".set PMPI_TYPE_DUP_F08, pmpi_type_dup_f08_",
    ".globl mpi_type_free",
    ".set mpi_type_free, mpi_type_free_",
    ".globl mpi_type_free__",
    ".set mpi_type_free__, mpi_type_free_",
    ".globl MPI_TYPE_FREE",
    ".set MPI_TYPE_FREE, mpi_type_free_",
    ".globl ompi_type_free_f",
    ".set ompi_type_free_f, mpi_type_free_",
    ".globl mpi_type_free_f08_",
    ".set mpi_type_free_f08_, mpi_type_free_",
    ".globl mpi_type_free_f08",
    ".set mpi_type_free_f08, mpi_type_free_f08_",
    ".globl mpi_type_free_f08__",
    ".set mpi_type_free_f08__, mpi_type_free_f08_",
    ".globl MPI_TYPE_FREE_F08",
    ".set MPI_TYPE_FREE_F08, mpi_type_free_f08_",
    ".globl pmpi_type_free",
    ".set pmpi_type_free, pmpi_type_free_",
    ".globl pmpi_type_free__",
    ".set pmpi_type_free__, pmpi_type_free_",
    ".globl PMPI_TYPE_FREE",
    ".set PMPI_TYPE_FREE, pmpi_type_free_",
    ".globl pmpi_type_free_f08_",
    ".set pmpi_type_free_f08_, pmpi_type_free_",
    ".globl pmpi_type_free_f08",
    ".set pmpi_type_free_f08, pmpi_type_free_f08_",
    ".globl pmpi_type_free_f08__",
    ".set pmpi_type_free_f08__, pmpi_type_free_f08_",
    ".globl PMPI_TYPE_FREE_F08",
    ".set PMPI_TYPE_FREE_F08, pmpi_type_free_f08_",
    ".globl mpi_type_get_contents",
    ".set mpi_type_get_contents, mpi_type_get_contents_",
    ".globl mpi_type_get_contents__",
    ".set mpi_type_get_contents__, mpi_type_get_contents_",
    ".globl MPI_TYPE_GET_CONTENTS",
    ".set MPI_TYPE_GET_CONTENTS, mpi_type_get_contents_",
    ".globl ompi_type_get_contents_f",
    ".set ompi_type_get_contents_f, mpi_type_get_contents_",
    ".globl mpi_type_get_contents_f08_",
    ".set mpi_type_get_contents_f08_, mpi_type_get_contents_",
    ".globl mpi_type_get_contents_f08",
    ".set mpi_type_get_contents_f08, mpi_type_get_contents_f08_",
    ".globl mpi_type_get_contents_f08__",
    ".set mpi_type_get_contents_f08__, mpi_type_get_contents_f08_",
    ".globl MPI_TYPE_GET_CONTENTS_F08",
    ".set MPI_TYPE_GET_CONTENTS_F08, mpi_type_get_contents_f08_",
    ".globl pmpi_type_get_contents",
    ".set pmpi_type_get_contents, pmpi_type_get_contents_",
    ".globl pmpi_type_get_contents__",
    ".set pmpi_type_get_contents__, pmpi_type_get_contents_",
    ".globl PMPI_TYPE_GET_CONTENTS",
    ".set PMPI_TYPE_GET_CONTENTS, pmpi_type_get_contents_",
    ".globl pmpi_type_get_contents_f08_",
    ".set pmpi_type_get_contents_f08_, pmpi_type_get_contents_",
    ".globl pmpi_type_get_contents_f08",
    ".set pmpi_type_get_contents_f08, pmpi_type_get_contents_f08_",
    ".globl pmpi_type_get_contents_f08__",
    ".set pmpi_type_get_contents_f08__, pmpi_type_get_contents_f08_",
    ".globl PMPI_TYPE_GET_CONTENTS_F08",
    ".set PMPI_TYPE_GET_CONTENTS_F08, pmpi_type_get_contents_f08_",
    ".globl mpi_type_get_contents_c_f08",
    ".set mpi_type_get_contents_c_f08, mpi_type_get_contents_c_f08_",
    ".globl mpi_type_get_contents_c_f08__",
    ".set mpi_type_get_contents_c_f08__, mpi_type_get_contents_c_f08_",
    ".globl MPI_TYPE_GET_CONTENTS_C_F08",
    ".set MPI_TYPE_GET_CONTENTS_C_F08, mpi_type_get_contents_c_f08_",
    ".globl pmpi_type_get_contents_c_f08",
    ".set pmpi_type_get_contents_c_f08, pmpi_type_get_contents_c_f08_",
    ".globl pmpi_type_get_contents_c_f08__",
    ".set pmpi_type_get_contents_c_f08__, pmpi_type_get_contents_c_f08_",
    ".globl PMPI_TYPE_GET_CONTENTS_C_F08",
    ".set PMPI_TYPE_GET_CONTENTS_C_F08, pmpi_type_get_contents_c_f08_",
    ".globl mpi_type_get_envelope",
    ".set mpi_type_get_envelope, mpi_type_get_envelope_",
    ".globl mpi_type_get_envelope__",
    ".set mpi_type_get_envelope__, mpi_type_get_envelope_",
    ".globl MPI_TYPE_GET_ENVELOPE",
    ".set MPI_TYPE_GET_ENVELOPE, mpi_type_get_envelope_",
    ".globl ompi_type_get_envelope_f",
    ".set ompi_type_get_envelope_f, mpi_type_get_envelope_",
    ".globl mpi_type_get_envelope_f08_",
    ".set mpi_type_get_envelope_f08_, mpi_type_get_envelope_",
    ".globl mpi_type_get_envelope_f08",
    ".set mpi_type_get_envelope_f08, mpi_type_get_envelope_f08_",
    ".globl mpi_type_get_envelope_f08__",
    ".set mpi_type_get_envelope_f08__, mpi_type_get_envelope_f08_",
    ".globl MPI_TYPE_GET_ENVELOPE_F08",
    ".set MPI_TYPE_GET_ENVELOPE_F08, mpi_type_get_envelope_f08_",
    ".globl pmpi_type_get_envelope",
    ".set pmpi_type_get_envelope, pmpi_type_get_envelope_",
    ".globl pmpi_type_get_envelope__",
    ".set pmpi_type_get_envelope__, pmpi_type_get_envelope_",
    ".globl PMPI_TYPE_GET_ENVELOPE",
    ".set PMPI_TYPE_GET_ENVELOPE, pmpi_type_get_envelope_",
    ".globl pmpi_type_get_envelope_f08_",
    ".set pmpi_type_get_envelope_f08_, pmpi_type_get_envelope_",
    ".globl pmpi_type_get_envelope_f08",
    ".set pmpi_type_get_envelope_f08, pmpi_type_get_envelope_f08_",
    ".globl pmpi_type_get_envelope_f08__",
    ".set pmpi_type_get_envelope_f08__, pmpi_type_get_envelope_f08_",
    ".globl PMPI_TYPE_GET_ENVELOPE_F08",
    ".set PMPI_TYPE_GET_ENVELOPE_F08, pmpi_type_get_envelope_f08_",
    ".globl mpi_type_get_envelope_c_f08",
    ".set mpi_type_get_envelope_c_f08, mpi_type_get_envelope_c_f08_",
    ".globl mpi_type_get_envelope_c_f08__",
    ".set mpi_type_get_envelope_c_f08__, mpi_type_get_envelope_c_f08_",
    ".globl MPI_TYPE_GET_ENVELOPE_C_F08",
    ".set MPI_TYPE_GET_ENVELOPE_C_F08, mpi_type_get_envelope_c_f08_",
    ".globl pmpi_type_get_envelope_c_f08",
    ".set pmpi_type_get_envelope_c_f08, pmpi_type_get_envelope_c_f08_",
    ".globl pmpi_type_get_envelope_c_f08__",
    ".set pmpi_type_get_envelope_c_f08__, pmpi_type_get_envelope_c_f08_",
    ".globl PMPI_TYPE_GET_ENVELOPE_C_F08",
    ".set PMPI_TYPE_GET_ENVELOPE_C_F08, pmpi_type_get_envelope_c_f08_",
    ".globl mpi_type_get_extent",
    ".set mpi_type_get_extent, mpi_type_get_extent_",
    ".globl mpi_type_get_extent__",
    ".set mpi_type_get_extent__, mpi_type_get_extent_",
    ".globl MPI_TYPE_GET_EXTENT",
    ".set MPI_TYPE_GET_EXTENT, mpi_type_get_extent_",
    ".globl ompi_type_get_extent_f",
    ".set ompi_type_get_extent_f, mpi_type_get_extent_",
    ".globl mpi_type_get_extent_f08_",
    ".set mpi_type_get_extent_f08_, mpi_type_get_extent_",
    ".globl mpi_type_get_extent_f08",
    ".set mpi_type_get_extent_f08, mpi_type_get_extent_f08_",
    ".globl mpi_type_get_extent_f08__",
    ".set mpi_type_get_extent_f08__, mpi_type_get_extent_f08_",
    ".globl MPI_TYPE_GET_EXTENT_F08",
    ".set MPI_TYPE_GET_EXTENT_F08, mpi_type_get_extent_f08_",
    ".globl pmpi_type_get_extent",
    ".set pmpi_type_get_extent, pmpi_type_get_extent_",
    ".globl pmpi_type_get_extent__",
    ".set pmpi_type_get_extent__, pmpi_type_get_extent_",
    ".globl PMPI_TYPE_GET_EXTENT",
    ".set PMPI_TYPE_GET_EXTENT, pmpi_type_get_extent_",
    ".globl pmpi_type_get_extent_f08_",
    ".set pmpi_type_get_extent_f08_, pmpi_type_get_extent_",
    ".globl pmpi_type_get_extent_f08",
    ".set pmpi_type_get_extent_f08, pmpi_type_get_extent_f08_",
    ".globl pmpi_type_get_extent_f08__",
    ".set pmpi_type_get_extent_f08__, pmpi_type_get_extent_f08_",
    ".globl PMPI_TYPE_GET_EXTENT_F08",
    ".set PMPI_TYPE_GET_EXTENT_F08, pmpi_type_get_extent_f08_",
    ".globl mpi_type_get_extent_c_f08",
    ".set mpi_type_get_extent_c_f08, mpi_type_get_extent_c_f08_",
    ".globl mpi_type_get_extent_c_f08__",
    ".set mpi_type_get_extent_c_f08__, mpi_type_get_extent_c_f08_",
    ".globl MPI_TYPE_GET_EXTENT_C_F08",
    ".set MPI_TYPE_GET_EXTENT_C_F08, mpi_type_get_extent_c_f08_",
    ".globl pmpi_type_get_extent_c_f08",
    ".set pmpi_type_get_extent_c_f08, pmpi_type_get_extent_c_f08_",
    ".globl pmpi_type_get_extent_c_f08__",
    ".set pmpi_type_get_extent_c_f08__, pmpi_type_get_extent_c_f08_",
    ".globl PMPI_TYPE_GET_EXTENT_C_F08",
    ".set PMPI_TYPE_GET_EXTENT_C_F08, pmpi_type_get_extent_c_f08_",
    ".globl mpi_type_get_true_extent",
    ".set mpi_type_get_true_extent, mpi_type_get_true_extent_",
    ".globl mpi_type_get_true_extent__",
    ".set mpi_type_get_true_extent__, mpi_type_get_true_extent_",
    ".globl MPI_TYPE_GET_TRUE_EXTENT",
    ".set MPI_TYPE_GET_TRUE_EXTENT, mpi_type_get_true_extent_",
    ".globl ompi_type_get_true_extent_f",
    ".set ompi_type_get_true_extent_f, mpi_type_get_true_extent_",
    ".globl mpi_type_get_true_extent_f08_",
    ".set mpi_type_get_true_extent_f08_, mpi_type_get_true_extent_",
    ".globl mpi_type_get_true_extent_f08",
    ".set mpi_type_get_true_extent_f08, mpi_type_get_true_extent_f08_",
    ".globl mpi_type_get_true_extent_f08__",
    ".set mpi_type_get_true_extent_f08__, mpi_type_get_true_extent_f08_",
    ".globl MPI_TYPE_GET_TRUE_EXTENT_F08",
    ".set MPI_TYPE_GET_TRUE_EXTENT_F08, mpi_type_get_true_extent_f08_",
    ".globl pmpi_type_get_true_extent",
    ".set pmpi_type_get_true_extent, pmpi_type_get_true_extent_",
    ".globl pmpi_type_get_true_extent__",
    ".set pmpi_type_get_true_extent__, pmpi_type_get_true_extent_",
    ".globl PMPI_TYPE_GET_TRUE_EXTENT",
    ".set PMPI_TYPE_GET_TRUE_EXTENT, pmpi_type_get_true_extent_",
    ".globl pmpi_type_get_true_extent_f08_",
    ".set pmpi_type_get_true_extent_f08_, pmpi_type_get_true_extent_",
    ".globl pmpi_type_get_true_extent_f08",
    ".set pmpi_type_get_true_extent_f08, pmpi_type_get_true_extent_f08_",
    ".globl pmpi_type_get_true_extent_f08__",
    ".set pmpi_type_get_true_extent_f08__, pmpi_type_get_true_extent_f08_",
    ".globl PMPI_TYPE_GET_TRUE_EXTENT_F08",
    ".set PMPI_TYPE_GET_TRUE_EXTENT_F08, pmpi_type_get_true_extent_f08_",
    ".globl mpi_type_get_true_extent_c_f08",
    ".set mpi_type_get_true_extent_c_f08, mpi_type_get_true_extent_c_f08_",
    ".globl mpi_type_get_true_extent_c_f08__",
    ".set mpi_type_get_true_extent_c_f08__, mpi_type_get_true_extent_c_f08_",
    ".globl MPI_TYPE_GET_TRUE_EXTENT_C_F08",
    ".set MPI_TYPE_GET_TRUE_EXTENT_C_F08, mpi_type_get_true_extent_c_f08_",
    ".globl pmpi_type_get_true_extent_c_f08",
    ".set pmpi_type_get_true_extent_c_f08, pmpi_type_get_true_extent_c_f08_",
    ".globl pmpi_type_get_true_extent_c_f08__",
    ".set pmpi_type_get_true_extent_c_f08__, pmpi_type_get_true_extent_c_f08_",
    ".globl PMPI_TYPE_GET_TRUE_EXTENT_C_F08",
    ".set PMPI_TYPE_GET_TRUE_EXTENT_C_F08, pmpi_type_get_true_extent_c_f08_",
    ".globl mpi_type_get_value_index",
    ".set mpi_type_get_value_index, mpi_type_get_value_index_",
    ".globl mpi_type_get_value_index__",
    ".set mpi_type_get_value_index__, mpi_type_get_value_index_",
    ".globl MPI_TYPE_GET_VALUE_INDEX",
    ".set MPI_TYPE_GET_VALUE_INDEX, mpi_type_get_value_index_",
    ".globl ompi_type_get_value_index_f",
    ".set ompi_type_get_value_index_f, mpi_type_get_value_index_",
    ".globl mpi_type_get_value_index_f08_",
    ".set mpi_type_get_value_index_f08_, mpi_type_get_value_index_",
    ".globl mpi_type_get_value_index_f08",
    ".set mpi_type_get_value_index_f08, mpi_type_get_value_index_f08_",
    ".globl mpi_type_get_value_index_f08__",
    ".set mpi_type_get_value_index_f08__, mpi_type_get_value_index_f08_",
    ".globl MPI_TYPE_GET_VALUE_INDEX_F08",
    ".set MPI_TYPE_GET_VALUE_INDEX_F08, mpi_type_get_value_index_f08_",
    ".globl pmpi_type_get_value_index",
    ".set pmpi_type_get_value_index, pmpi_type_get_value_index_",
    ".globl pmpi_type_get_value_index__",
    ".set pmpi_type_get_value_index__, pmpi_type_get_value_index_",
    ".globl PMPI_TYPE_GET_VALUE_INDEX",
    ".set PMPI_TYPE_GET_VALUE_INDEX, pmpi_type_get_value_index_",
    ".globl pmpi_type_get_value_index_f08_",
    ".set pmpi_type_get_value_index_f08_, pmpi_type_get_value_index_",
    ".globl pmpi_type_get_value_index_f08",
    ".set pmpi_type_get_value_index_f08, pmpi_type_get_value_index_f08_",
    ".globl pmpi_type_get_value_index_f08__",
    ".set pmpi_type_get_value_index_f08__, pmpi_type_get_value_index_f08_",
    ".globl PMPI_TYPE_GET_VALUE_INDEX_F08",
    ".set PMPI_TYPE_GET_VALUE_INDEX_F08, pmpi_type_get_value_index_f08_",
    ".globl mpi_type_indexed",
    ".set mpi_type_indexed, mpi_type_indexed_",
    ".globl mpi_type_indexed__",
    ".set mpi_type_indexed__, mpi_type_indexed_",
    ".globl MPI_TYPE_INDEXED",
    ".set MPI_TYPE_INDEXED, mpi_type_indexed_",
    ".globl ompi_type_indexed_f",
    ".set ompi_type_indexed_f, mpi_type_indexed_",
    ".globl mpi_type_indexed_f08_",
    ".set mpi_type_indexed_f08_, mpi_type_indexed_",
    ".globl mpi_type_indexed_f08",
    ".set mpi_type_indexed_f08, mpi_type_indexed_f08_",
    ".globl mpi_type_indexed_f08__",
    ".set mpi_type_indexed_f08__, mpi_type_indexed_f08_",
    ".globl MPI_TYPE_INDEXED_F08",
    ".set MPI_TYPE_INDEXED_F08, mpi_type_indexed_f08_",
    ".globl pmpi_type_indexed",
    ".set pmpi_type_indexed, pmpi_type_indexed_",
    ".globl pmpi_type_indexed__",
    ".set pmpi_type_indexed__, pmpi_type_indexed_",
    ".globl PMPI_TYPE_INDEXED",
    ".set PMPI_TYPE_INDEXED, pmpi_type_indexed_",
    ".globl pmpi_type_indexed_f08_",
    ".set pmpi_type_indexed_f08_, pmpi_type_indexed_",
    ".globl pmpi_type_indexed_f08",
    ".set pmpi_type_indexed_f08, pmpi_type_indexed_f08_",
    ".globl pmpi_type_indexed_f08__",
    ".set pmpi_type_indexed_f08__, pmpi_type_indexed_f08_",
    ".globl PMPI_TYPE_INDEXED_F08",
    ".set PMPI_TYPE_INDEXED_F08, pmpi_type_indexed_f08_",
    ".globl mpi_type_indexed_c_f08",
    ".set mpi_type_indexed_c_f08, mpi_type_indexed_c_f08_",
    ".globl mpi_type_indexed_c_f08__",
    ".set mpi_type_indexed_c_f08__, mpi_type_indexed_c_f08_",
    ".globl MPI_TYPE_INDEXED_C_F08",
    ".set MPI_TYPE_INDEXED_C_F08, mpi_type_indexed_c_f08_",
    ".globl pmpi_type_indexed_c_f08",
    ".set pmpi_type_indexed_c_f08, pmpi_type_indexed_c_f08_",
    ".globl pmpi_type_indexed_c_f08__",
    ".set pmpi_type_indexed_c_f08__, pmpi_type_indexed_c_f08_",
    ".globl PMPI_TYPE_INDEXED_C_F08",
    ".set PMPI_TYPE_INDEXED_C_F08, pmpi_type_indexed_c_f08_",
    ".globl mpi_type_size",
    ".set mpi_type_size, mpi_type_size_",
    ".globl mpi_type_size__",
    ".set mpi_type_size__, mpi_type_size_",
    ".globl MPI_TYPE_SIZE",
    ".set MPI_TYPE_SIZE, mpi_type_size_",
    ".globl ompi_type_size_f",
    ".set ompi_type_size_f, mpi_type_size_",
    ".globl mpi_type_size_f08_",
    ".set mpi_type_size_f08_, mpi_type_size_",
    ".globl mpi_type_size_f08",
    ".set mpi_type_size_f08, mpi_type_size_f08_",
    ".globl mpi_type_size_f08__",
    ".set mpi_type_size_f08__, mpi_type_size_f08_",
    ".globl MPI_TYPE_SIZE_F08",
    ".set MPI_TYPE_SIZE_F08, mpi_type_size_f08_",
    ".globl pmpi_type_size",
    ".set pmpi_type_size, pmpi_type_size_",
    ".globl pmpi_type_size__",
    ".set pmpi_type_size__, pmpi_type_size_",
    ".globl PMPI_TYPE_SIZE",
    ".set PMPI_TYPE_SIZE, pmpi_type_size_",
    ".globl pmpi_type_size_f08_",
    ".set pmpi_type_size_f08_, pmpi_type_size_",
    ".globl pmpi_type_size_f08",
    ".set pmpi_type_size_f08, pmpi_type_size_f08_",
    ".globl pmpi_type_size_f08__",
    ".set pmpi_type_size_f08__, pmpi_type_size_f08_",
    ".globl PMPI_TYPE_SIZE_F08",
    ".set PMPI_TYPE_SIZE_F08, pmpi_type_size_f08_",
    ".globl mpi_type_size_c_f08",
    ".set mpi_type_size_c_f08, mpi_type_size_c_f08_",
    ".globl mpi_type_size_c_f08__",
    ".set mpi_type_size_c_f08__, mpi_type_size_c_f08_",
    ".globl MPI_TYPE_SIZE_C_F08",
    ".set MPI_TYPE_SIZE_C_F08, mpi_type_size_c_f08_",
    ".globl pmpi_type_size_c_f08",
    ".set pmpi_type_size_c_f08, pmpi_type_size_c_f08_",
    ".globl pmpi_type_size_c_f08__",
    ".set pmpi_type_size_c_f08__, pmpi_type_size_c_f08_",
    ".globl PMPI_TYPE_SIZE_C_F08",
    ".set PMPI_TYPE_SIZE_C_F08, pmpi_type_size_c_f08_",
    ".globl mpi_type_vector",
    ".set mpi_type_vector, mpi_type_vector_",
    ".globl mpi_type_vector__",
    ".set mpi_type_vector__, mpi_type_vector_",
    ".globl MPI_TYPE_VECTOR",
    ".set MPI_TYPE_VECTOR, mpi_type_vector_",
    ".globl ompi_type_vector_f",
    ".set ompi_type_vector_f, mpi_type_vector_",
    ".globl mpi_type_vector_f08_",
    ".set mpi_type_vector_f08_, mpi_type_vector_",
    ".globl mpi_type_vector_f08",
    ".set mpi_type_vector_f08, mpi_type_vector_f08_",
    ".globl mpi_type_vector_f08__",
    ".set mpi_type_vector_f08__, mpi_type_vector_f08_",
    ".globl MPI_TYPE_VECTOR_F08",
    ".set MPI_TYPE_VECTOR_F08, mpi_type_vector_f08_",
    ".globl pmpi_type_vector",
    ".set pmpi_type_vector, pmpi_type_vector_",
    ".globl pmpi_type_vector__",
    ".set pmpi_type_vector__, pmpi_type_vector_",
    ".globl PMPI_TYPE_VECTOR",
    ".set PMPI_TYPE_VECTOR, pmpi_type_vector_",
    ".globl pmpi_type_vector_f08_",
    ".set pmpi_type_vector_f08_, pmpi_type_vector_",
    ".globl pmpi_type_vector_f08",
    ".set pmpi_type_vector_f08, pmpi_type_vector_f08_",
    ".globl pmpi_type_vector_f08__",
    ".set pmpi_type_vector_f08__, pmpi_type_vector_f08_",
    ".globl PMPI_TYPE_VECTOR_F08",
    ".set PMPI_TYPE_VECTOR_F08, pmpi_type_vector_f08_",
    ".globl mpi_type_vector_c_f08",
    ".set mpi_type_vector_c_f08, mpi_type_vector_c_f08_",
    ".globl mpi_type_vector_c_f08__",
    ".set mpi_type_vector_c_f08__, mpi_type_vector_c_f08_",
    ".globl MPI_TYPE_VECTOR_C_F08",
    ".set MPI_TYPE_VECTOR_C_F08, mpi_type_vector_c_f08_",
    ".globl pmpi_type_vector_c_f08",
    ".set pmpi_type_vector_c_f08, pmpi_type_vector_c_f08_",
    ".globl pmpi_type_vector_c_f08__",
    ".set pmpi_type_vector_c_f08__, pmpi_type_vector_c_f08_",
    ".globl PMPI_TYPE_VECTOR_C_F08",
    ".set PMPI_TYPE_VECTOR_C_F08, pmpi_type_vector_c_f08_",
    ".globl mpi_unpack",
    ".set mpi_unpack, mpi_unpack_",
    ".globl mpi_unpack__",
    ".set mpi_unpack__, mpi_unpack_",
    ".globl MPI_UNPACK",
    ".set MPI_UNPACK, mpi_unpack_",
    ".globl ompi_unpack_f",
    ".set ompi_unpack_f, mpi_unpack_",
    ".globl pmpi_unpack",
    ".set pmpi_unpack, pmpi_unpack_",
    ".globl pmpi_unpack__",
    ".set pmpi_unpack__, pmpi_unpack_",
    ".globl PMPI_UNPACK",
    ".set PMPI_UNPACK, pmpi_unpack_",
    ".globl mpi_unpack_external",
    ".set mpi_unpack_external, mpi_unpack_external_",
    ".globl mpi_unpack_external__",
    ".set mpi_unpack_external__, mpi_unpack_external_",
    ".globl MPI_UNPACK_EXTERNAL",
    ".set MPI_UNPACK_EXTERNAL, mpi_unpack_external_",
    ".globl ompi_unpack_external_f",
    ".set ompi_unpack_external_f, mpi_unpack_external_",
    ".globl pmpi_unpack_external",
    ".set pmpi_unpack_external, pmpi_unpack_external_",
    ".globl pmpi_unpack_external__",
    ".set pmpi_unpack_external__, pmpi_unpack_external_",
    ".globl PMPI_UNPACK_EXTERNAL",
    ".set PMPI_UNPACK_EXTERNAL, pmpi_unpack_external_",
);
