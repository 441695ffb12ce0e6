// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 5: Datatypes.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Aint_add(base: i64, disp: i64) -> i64 {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let base_given = base;
        let disp_given = disp;

        let call: unsafe extern "C" fn(i64, i64) -> i64 = below(at::AINT_ADD);
        let done = call(base, disp);
        done
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Aint_diff(addr1: i64, addr2: i64) -> i64 {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let addr1_given = addr1;
        let addr2_given = addr2;

        let call: unsafe extern "C" fn(i64, i64) -> i64 = below(at::AINT_DIFF);
        let done = call(addr1, addr2);
        done
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_address(location: *mut c_void, address: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let location_given = location;
        let address_given = address;

        let call: unsafe extern "C" fn(*mut c_void, *mut i64) -> c_int = below(at::GET_ADDRESS);
        let done = call(location, address);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements(
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
            below(at::GET_ELEMENTS);
        let done = call(status.pass(), datatype, count);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements_c(
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
            below(at::GET_ELEMENTS_C);
        let done = call(status.pass(), datatype, count);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack(
    inbuf: *mut c_void,
    incount: c_int,
    datatype: Hand,
    outbuf: *mut c_void,
    outsize: c_int,
    position: *mut c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let inbuf_given = inbuf;
        let incount_given = incount;
        let datatype_given = datatype;
        let outbuf_given = outbuf;
        let outsize_given = outsize;
        let position_given = position;
        let comm_given = comm;
        let inbuf = buffer_in(inbuf);

        let datatype = handle_in(&TYPE, datatype);
        let outbuf = buffer_in(outbuf);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            *mut c_int,
            usize,
        ) -> c_int = below(at::PACK);
        let done = call(inbuf, incount, datatype, outbuf, outsize, position, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_c(
    inbuf: *mut c_void,
    incount: i64,
    datatype: Hand,
    outbuf: *mut c_void,
    outsize: i64,
    position: *mut i64,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let inbuf_given = inbuf;
        let incount_given = incount;
        let datatype_given = datatype;
        let outbuf_given = outbuf;
        let outsize_given = outsize;
        let position_given = position;
        let comm_given = comm;
        let inbuf = buffer_in(inbuf);

        let datatype = handle_in(&TYPE, datatype);
        let outbuf = buffer_in(outbuf);

        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            *mut i64,
            usize,
        ) -> c_int = below(at::PACK_C);
        let done = call(inbuf, incount, datatype, outbuf, outsize, position, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external(
    datarep: *mut c_void,
    inbuf: *mut c_void,
    incount: c_int,
    datatype: Hand,
    outbuf: *mut c_void,
    outsize: i64,
    position: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datarep_given = datarep;
        let inbuf_given = inbuf;
        let incount_given = incount;
        let datatype_given = datatype;
        let outbuf_given = outbuf;
        let outsize_given = outsize;
        let position_given = position;

        let inbuf = buffer_in(inbuf);

        let datatype = handle_in(&TYPE, datatype);
        let outbuf = buffer_in(outbuf);

        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            i64,
            *mut i64,
        ) -> c_int = below(at::PACK_EXTERNAL);
        let done = call(datarep, inbuf, incount, datatype, outbuf, outsize, position);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_c(
    datarep: *mut c_void,
    inbuf: *mut c_void,
    incount: i64,
    datatype: Hand,
    outbuf: *mut c_void,
    outsize: i64,
    position: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datarep_given = datarep;
        let inbuf_given = inbuf;
        let incount_given = incount;
        let datatype_given = datatype;
        let outbuf_given = outbuf;
        let outsize_given = outsize;
        let position_given = position;

        let inbuf = buffer_in(inbuf);

        let datatype = handle_in(&TYPE, datatype);
        let outbuf = buffer_in(outbuf);

        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            *mut i64,
        ) -> c_int = below(at::PACK_EXTERNAL_C);
        let done = call(datarep, inbuf, incount, datatype, outbuf, outsize, position);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_size(
    datarep: *mut c_void,
    incount: c_int,
    datatype: Hand,
    size: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datarep_given = datarep;
        let incount_given = incount;
        let datatype_given = datatype;
        let size_given = size;

        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(*mut c_void, c_int, usize, *mut i64) -> c_int =
            below(at::PACK_EXTERNAL_SIZE);
        let done = call(datarep, incount, datatype, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_size_c(
    datarep: *mut c_void,
    incount: i64,
    datatype: Hand,
    size: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datarep_given = datarep;
        let incount_given = incount;
        let datatype_given = datatype;
        let size_given = size;

        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(*mut c_void, i64, usize, *mut i64) -> c_int =
            below(at::PACK_EXTERNAL_SIZE_C);
        let done = call(datarep, incount, datatype, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_size(
    incount: c_int,
    datatype: Hand,
    comm: Hand,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let incount_given = incount;
        let datatype_given = datatype;
        let comm_given = comm;
        let size_given = size;

        let datatype = handle_in(&TYPE, datatype);
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(c_int, usize, usize, *mut c_int) -> c_int =
            below(at::PACK_SIZE);
        let done = call(incount, datatype, comm, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_size_c(
    incount: i64,
    datatype: Hand,
    comm: Hand,
    size: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let incount_given = incount;
        let datatype_given = datatype;
        let comm_given = comm;
        let size_given = size;

        let datatype = handle_in(&TYPE, datatype);
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(i64, usize, usize, *mut i64) -> c_int =
            below(at::PACK_SIZE_C);
        let done = call(incount, datatype, comm, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_commit(datatype: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let mut datatype = OneHandle::new(&TYPE, datatype, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::TYPE_COMMIT);
        let done = call(datatype.pass());
        datatype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_contiguous(
    count: c_int,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, usize, *mut usize) -> c_int =
            below(at::TYPE_CONTIGUOUS);
        let done = call(count, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_contiguous_c(
    count: i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(i64, usize, *mut usize) -> c_int =
            below(at::TYPE_CONTIGUOUS_C);
        let done = call(count, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_darray(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *mut c_int,
    array_of_distribs: *mut c_int,
    array_of_dargs: *mut c_int,
    array_of_psizes: *mut c_int,
    order: c_int,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let size_given = size;
        let rank_given = rank;
        let ndims_given = ndims;
        let array_of_gsizes_given = array_of_gsizes;
        let array_of_distribs_given = array_of_distribs;
        let array_of_dargs_given = array_of_dargs;
        let array_of_psizes_given = array_of_psizes;
        let order_given = order;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let rank = int_in(PROCS, rank);

        let mut array_of_distribs =
            IntArray::new(DISTRIBUTIONS, array_of_distribs, ndims_given as usize);
        let mut array_of_dargs =
            IntArray::new(DISTRIBUTION_ARGS, array_of_dargs, ndims_given as usize);

        let order = int_in(ORDERS, order);
        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(
            c_int,
            c_int,
            c_int,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::TYPE_CREATE_DARRAY);
        let done = call(
            size,
            rank,
            ndims,
            array_of_gsizes,
            array_of_distribs.pass(),
            array_of_dargs.pass(),
            array_of_psizes,
            order,
            oldtype,
            newtype.pass(),
        );
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_darray_c(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *mut i64,
    array_of_distribs: *mut c_int,
    array_of_dargs: *mut c_int,
    array_of_psizes: *mut c_int,
    order: c_int,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let size_given = size;
        let rank_given = rank;
        let ndims_given = ndims;
        let array_of_gsizes_given = array_of_gsizes;
        let array_of_distribs_given = array_of_distribs;
        let array_of_dargs_given = array_of_dargs;
        let array_of_psizes_given = array_of_psizes;
        let order_given = order;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let rank = int_in(PROCS, rank);

        let mut array_of_distribs =
            IntArray::new(DISTRIBUTIONS, array_of_distribs, ndims_given as usize);
        let mut array_of_dargs =
            IntArray::new(DISTRIBUTION_ARGS, array_of_dargs, ndims_given as usize);

        let order = int_in(ORDERS, order);
        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(
            c_int,
            c_int,
            c_int,
            *mut i64,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::TYPE_CREATE_DARRAY_C);
        let done = call(
            size,
            rank,
            ndims,
            array_of_gsizes,
            array_of_distribs.pass(),
            array_of_dargs.pass(),
            array_of_psizes,
            order,
            oldtype,
            newtype.pass(),
        );
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed(
    count: c_int,
    array_of_blocklengths: *mut c_int,
    array_of_displacements: *mut i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_blocklengths_given = array_of_blocklengths;
        let array_of_displacements_given = array_of_displacements;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, *mut c_int, *mut i64, usize, *mut usize) -> c_int =
            below(at::TYPE_CREATE_HINDEXED);
        let done =
            call(count, array_of_blocklengths, array_of_displacements, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_c(
    count: i64,
    array_of_blocklengths: *mut i64,
    array_of_displacements: *mut i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_blocklengths_given = array_of_blocklengths;
        let array_of_displacements_given = array_of_displacements;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(i64, *mut i64, *mut i64, usize, *mut usize) -> c_int =
            below(at::TYPE_CREATE_HINDEXED_C);
        let done =
            call(count, array_of_blocklengths, array_of_displacements, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *mut i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let blocklength_given = blocklength;
        let array_of_displacements_given = array_of_displacements;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, c_int, *mut i64, usize, *mut usize) -> c_int =
            below(at::TYPE_CREATE_HINDEXED_BLOCK);
        let done = call(count, blocklength, array_of_displacements, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_block_c(
    count: i64,
    blocklength: i64,
    array_of_displacements: *mut i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let blocklength_given = blocklength;
        let array_of_displacements_given = array_of_displacements;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(i64, i64, *mut i64, usize, *mut usize) -> c_int =
            below(at::TYPE_CREATE_HINDEXED_BLOCK_C);
        let done = call(count, blocklength, array_of_displacements, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hvector(
    count: c_int,
    blocklength: c_int,
    stride: i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let blocklength_given = blocklength;
        let stride_given = stride;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, c_int, i64, usize, *mut usize) -> c_int =
            below(at::TYPE_CREATE_HVECTOR);
        let done = call(count, blocklength, stride, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hvector_c(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let blocklength_given = blocklength;
        let stride_given = stride;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(i64, i64, i64, usize, *mut usize) -> c_int =
            below(at::TYPE_CREATE_HVECTOR_C);
        let done = call(count, blocklength, stride, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_indexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *mut c_int,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let blocklength_given = blocklength;
        let array_of_displacements_given = array_of_displacements;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, c_int, *mut c_int, usize, *mut usize) -> c_int =
            below(at::TYPE_CREATE_INDEXED_BLOCK);
        let done = call(count, blocklength, array_of_displacements, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_indexed_block_c(
    count: i64,
    blocklength: i64,
    array_of_displacements: *mut i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let blocklength_given = blocklength;
        let array_of_displacements_given = array_of_displacements;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(i64, i64, *mut i64, usize, *mut usize) -> c_int =
            below(at::TYPE_CREATE_INDEXED_BLOCK_C);
        let done = call(count, blocklength, array_of_displacements, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_resized(
    oldtype: Hand,
    lb: i64,
    extent: i64,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let oldtype_given = oldtype;
        let lb_given = lb;
        let extent_given = extent;
        let newtype_given = newtype;
        let oldtype = handle_in(&TYPE, oldtype);

        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(usize, i64, i64, *mut usize) -> c_int =
            below(at::TYPE_CREATE_RESIZED);
        let done = call(oldtype, lb, extent, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_resized_c(
    oldtype: Hand,
    lb: i64,
    extent: i64,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let oldtype_given = oldtype;
        let lb_given = lb;
        let extent_given = extent;
        let newtype_given = newtype;
        let oldtype = handle_in(&TYPE, oldtype);

        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(usize, i64, i64, *mut usize) -> c_int =
            below(at::TYPE_CREATE_RESIZED_C);
        let done = call(oldtype, lb, extent, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_subarray(
    ndims: c_int,
    array_of_sizes: *mut c_int,
    array_of_subsizes: *mut c_int,
    array_of_starts: *mut c_int,
    order: c_int,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let ndims_given = ndims;
        let array_of_sizes_given = array_of_sizes;
        let array_of_subsizes_given = array_of_subsizes;
        let array_of_starts_given = array_of_starts;
        let order_given = order;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let order = int_in(ORDERS, order);
        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(
            c_int,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::TYPE_CREATE_SUBARRAY);
        let done = call(
            ndims,
            array_of_sizes,
            array_of_subsizes,
            array_of_starts,
            order,
            oldtype,
            newtype.pass(),
        );
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_subarray_c(
    ndims: c_int,
    array_of_sizes: *mut i64,
    array_of_subsizes: *mut i64,
    array_of_starts: *mut i64,
    order: c_int,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let ndims_given = ndims;
        let array_of_sizes_given = array_of_sizes;
        let array_of_subsizes_given = array_of_subsizes;
        let array_of_starts_given = array_of_starts;
        let order_given = order;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let order = int_in(ORDERS, order);
        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(
            c_int,
            *mut i64,
            *mut i64,
            *mut i64,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::TYPE_CREATE_SUBARRAY_C);
        let done = call(
            ndims,
            array_of_sizes,
            array_of_subsizes,
            array_of_starts,
            order,
            oldtype,
            newtype.pass(),
        );
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_dup(oldtype: Hand, newtype: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let oldtype_given = oldtype;
        let newtype_given = newtype;
        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::TYPE_DUP);
        let done = call(oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_free(datatype: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let mut datatype = OneHandle::new(&TYPE, datatype, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::TYPE_FREE);
        let done = call(datatype.pass());
        datatype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_contents(
    datatype: Hand,
    max_integers: c_int,
    max_addresses: c_int,
    max_datatypes: c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut i64,
    array_of_datatypes: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let max_integers_given = max_integers;
        let max_addresses_given = max_addresses;
        let max_datatypes_given = max_datatypes;
        let array_of_integers_given = array_of_integers;
        let array_of_addresses_given = array_of_addresses;
        let array_of_datatypes_given = array_of_datatypes;
        let datatype = handle_in(&TYPE, datatype);

        let mut array_of_datatypes =
            HandleArray::new(&TYPE, array_of_datatypes, max_datatypes_given as usize, false);
        let call: unsafe extern "C" fn(
            usize,
            c_int,
            c_int,
            c_int,
            *mut c_int,
            *mut i64,
            *mut usize,
        ) -> c_int = below(at::TYPE_GET_CONTENTS);
        let done = call(
            datatype,
            max_integers,
            max_addresses,
            max_datatypes,
            array_of_integers,
            array_of_addresses,
            array_of_datatypes.pass(),
        );
        array_of_datatypes.done();
        if done == 0 {
            contents_out(datatype, array_of_integers_given, i64::from(max_integers_given), false);
        }
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_contents_c(
    datatype: Hand,
    max_integers: i64,
    max_addresses: i64,
    max_large_counts: i64,
    max_datatypes: i64,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut i64,
    array_of_large_counts: *mut i64,
    array_of_datatypes: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let max_integers_given = max_integers;
        let max_addresses_given = max_addresses;
        let max_large_counts_given = max_large_counts;
        let max_datatypes_given = max_datatypes;
        let array_of_integers_given = array_of_integers;
        let array_of_addresses_given = array_of_addresses;
        let array_of_large_counts_given = array_of_large_counts;
        let array_of_datatypes_given = array_of_datatypes;
        let datatype = handle_in(&TYPE, datatype);

        let mut array_of_datatypes =
            HandleArray::new(&TYPE, array_of_datatypes, max_datatypes_given as usize, false);
        let call: unsafe extern "C" fn(
            usize,
            i64,
            i64,
            i64,
            i64,
            *mut c_int,
            *mut i64,
            *mut i64,
            *mut usize,
        ) -> c_int = below(at::TYPE_GET_CONTENTS_C);
        let done = call(
            datatype,
            max_integers,
            max_addresses,
            max_large_counts,
            max_datatypes,
            array_of_integers,
            array_of_addresses,
            array_of_large_counts,
            array_of_datatypes.pass(),
        );
        array_of_datatypes.done();
        if done == 0 {
            contents_out(datatype, array_of_integers_given, max_integers_given, true);
        }
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_envelope(
    datatype: Hand,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let num_integers_given = num_integers;
        let num_addresses_given = num_addresses;
        let num_datatypes_given = num_datatypes;
        let combiner_given = combiner;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(
            usize,
            *mut c_int,
            *mut c_int,
            *mut c_int,
            *mut c_int,
        ) -> c_int = below(at::TYPE_GET_ENVELOPE);
        let done = call(datatype, num_integers, num_addresses, num_datatypes, combiner);
        int_out(COMBINERS, combiner_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_envelope_c(
    datatype: Hand,
    num_integers: *mut i64,
    num_addresses: *mut i64,
    num_large_counts: *mut i64,
    num_datatypes: *mut i64,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let num_integers_given = num_integers;
        let num_addresses_given = num_addresses;
        let num_large_counts_given = num_large_counts;
        let num_datatypes_given = num_datatypes;
        let combiner_given = combiner;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(
            usize,
            *mut i64,
            *mut i64,
            *mut i64,
            *mut i64,
            *mut c_int,
        ) -> c_int = below(at::TYPE_GET_ENVELOPE_C);
        let done =
            call(datatype, num_integers, num_addresses, num_large_counts, num_datatypes, combiner);
        int_out(COMBINERS, combiner_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent(
    datatype: Hand,
    lb: *mut i64,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let lb_given = lb;
        let extent_given = extent;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64, *mut i64) -> c_int =
            below(at::TYPE_GET_EXTENT);
        let done = call(datatype, lb, extent);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent_c(
    datatype: Hand,
    lb: *mut i64,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let lb_given = lb;
        let extent_given = extent;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64, *mut i64) -> c_int =
            below(at::TYPE_GET_EXTENT_C);
        let done = call(datatype, lb, extent);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent(
    datatype: Hand,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let true_lb_given = true_lb;
        let true_extent_given = true_extent;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64, *mut i64) -> c_int =
            below(at::TYPE_GET_TRUE_EXTENT);
        let done = call(datatype, true_lb, true_extent);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent_c(
    datatype: Hand,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let true_lb_given = true_lb;
        let true_extent_given = true_extent;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64, *mut i64) -> c_int =
            below(at::TYPE_GET_TRUE_EXTENT_C);
        let done = call(datatype, true_lb, true_extent);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_value_index(
    value_type: Hand,
    index_type: Hand,
    pair_type: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let value_type_given = value_type;
        let index_type_given = index_type;
        let pair_type_given = pair_type;
        let value_type = handle_in(&TYPE, value_type);
        let index_type = handle_in(&TYPE, index_type);
        let mut pair_type = OneHandle::new(&TYPE, pair_type, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize) -> c_int =
            below(at::TYPE_GET_VALUE_INDEX);
        let done = call(value_type, index_type, pair_type.pass());
        pair_type.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_indexed(
    count: c_int,
    array_of_blocklengths: *mut c_int,
    array_of_displacements: *mut c_int,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_blocklengths_given = array_of_blocklengths;
        let array_of_displacements_given = array_of_displacements;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, *mut c_int, *mut c_int, usize, *mut usize) -> c_int =
            below(at::TYPE_INDEXED);
        let done =
            call(count, array_of_blocklengths, array_of_displacements, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_indexed_c(
    count: i64,
    array_of_blocklengths: *mut i64,
    array_of_displacements: *mut i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let array_of_blocklengths_given = array_of_blocklengths;
        let array_of_displacements_given = array_of_displacements;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(i64, *mut i64, *mut i64, usize, *mut usize) -> c_int =
            below(at::TYPE_INDEXED_C);
        let done =
            call(count, array_of_blocklengths, array_of_displacements, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size(datatype: Hand, size: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let size_given = size;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::TYPE_SIZE);
        let done = call(datatype, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size_c(datatype: Hand, size: *mut i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datatype_given = datatype;
        let size_given = size;
        let datatype = handle_in(&TYPE, datatype);

        let call: unsafe extern "C" fn(usize, *mut i64) -> c_int = below(at::TYPE_SIZE_C);
        let done = call(datatype, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_vector(
    count: c_int,
    blocklength: c_int,
    stride: c_int,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let blocklength_given = blocklength;
        let stride_given = stride;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(c_int, c_int, c_int, usize, *mut usize) -> c_int =
            below(at::TYPE_VECTOR);
        let done = call(count, blocklength, stride, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_vector_c(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: Hand,
    newtype: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let count_given = count;
        let blocklength_given = blocklength;
        let stride_given = stride;
        let oldtype_given = oldtype;
        let newtype_given = newtype;

        let oldtype = handle_in(&TYPE, oldtype);
        let mut newtype = OneHandle::new(&TYPE, newtype, false);
        let call: unsafe extern "C" fn(i64, i64, i64, usize, *mut usize) -> c_int =
            below(at::TYPE_VECTOR_C);
        let done = call(count, blocklength, stride, oldtype, newtype.pass());
        newtype.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack(
    inbuf: *mut c_void,
    insize: c_int,
    position: *mut c_int,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let inbuf_given = inbuf;
        let insize_given = insize;
        let position_given = position;
        let outbuf_given = outbuf;
        let outcount_given = outcount;
        let datatype_given = datatype;
        let comm_given = comm;
        let inbuf = buffer_in(inbuf);

        let outbuf = buffer_in(outbuf);

        let datatype = handle_in(&TYPE, datatype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            *mut c_int,
            *mut c_void,
            c_int,
            usize,
            usize,
        ) -> c_int = below(at::UNPACK);
        let done = call(inbuf, insize, position, outbuf, outcount, datatype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_c(
    inbuf: *mut c_void,
    insize: i64,
    position: *mut i64,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let inbuf_given = inbuf;
        let insize_given = insize;
        let position_given = position;
        let outbuf_given = outbuf;
        let outcount_given = outcount;
        let datatype_given = datatype;
        let comm_given = comm;
        let inbuf = buffer_in(inbuf);

        let outbuf = buffer_in(outbuf);

        let datatype = handle_in(&TYPE, datatype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            *mut i64,
            *mut c_void,
            i64,
            usize,
            usize,
        ) -> c_int = below(at::UNPACK_C);
        let done = call(inbuf, insize, position, outbuf, outcount, datatype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_external(
    datarep: *mut c_void,
    inbuf: *mut c_void,
    insize: i64,
    position: *mut i64,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datarep_given = datarep;
        let inbuf_given = inbuf;
        let insize_given = insize;
        let position_given = position;
        let outbuf_given = outbuf;
        let outcount_given = outcount;
        let datatype_given = datatype;

        let inbuf = buffer_in(inbuf);

        let outbuf = buffer_in(outbuf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            *mut i64,
            *mut c_void,
            c_int,
            usize,
        ) -> c_int = below(at::UNPACK_EXTERNAL);
        let done = call(datarep, inbuf, insize, position, outbuf, outcount, datatype);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_external_c(
    datarep: *mut c_void,
    inbuf: *mut c_void,
    insize: i64,
    position: *mut i64,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let datarep_given = datarep;
        let inbuf_given = inbuf;
        let insize_given = insize;
        let position_given = position;
        let outbuf_given = outbuf;
        let outcount_given = outcount;
        let datatype_given = datatype;

        let inbuf = buffer_in(inbuf);

        let outbuf = buffer_in(outbuf);

        let datatype = handle_in(&TYPE, datatype);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            *mut i64,
            *mut c_void,
            i64,
            usize,
        ) -> c_int = below(at::UNPACK_EXTERNAL_C);
        let done = call(datarep, inbuf, insize, position, outbuf, outcount, datatype);
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Aint_add",
    ".set MPI_Aint_add, PMPI_Aint_add",
    ".weak MPI_Aint_diff",
    ".set MPI_Aint_diff, PMPI_Aint_diff",
    ".weak MPI_Get_address",
    ".set MPI_Get_address, PMPI_Get_address",
    ".weak MPI_Get_elements",
    ".set MPI_Get_elements, PMPI_Get_elements",
    ".weak MPI_Get_elements_c",
    ".set MPI_Get_elements_c, PMPI_Get_elements_c",
    ".weak MPI_Pack",
    ".set MPI_Pack, PMPI_Pack",
    ".weak MPI_Pack_c",
    ".set MPI_Pack_c, PMPI_Pack_c",
    ".weak MPI_Pack_external",
    ".set MPI_Pack_external, PMPI_Pack_external",
    ".weak MPI_Pack_external_c",
    ".set MPI_Pack_external_c, PMPI_Pack_external_c",
    ".weak MPI_Pack_external_size",
    ".set MPI_Pack_external_size, PMPI_Pack_external_size",
    ".weak MPI_Pack_external_size_c",
    ".set MPI_Pack_external_size_c, PMPI_Pack_external_size_c",
    ".weak MPI_Pack_size",
    ".set MPI_Pack_size, PMPI_Pack_size",
    ".weak MPI_Pack_size_c",
    ".set MPI_Pack_size_c, PMPI_Pack_size_c",
    ".weak MPI_Type_commit",
    ".set MPI_Type_commit, PMPI_Type_commit",
    ".weak MPI_Type_contiguous",
    ".set MPI_Type_contiguous, PMPI_Type_contiguous",
    ".weak MPI_Type_contiguous_c",
    ".set MPI_Type_contiguous_c, PMPI_Type_contiguous_c",
    ".weak MPI_Type_create_darray",
    ".set MPI_Type_create_darray, PMPI_Type_create_darray",
    ".weak MPI_Type_create_darray_c",
    ".set MPI_Type_create_darray_c, PMPI_Type_create_darray_c",
    ".weak MPI_Type_create_hindexed",
    ".set MPI_Type_create_hindexed, PMPI_Type_create_hindexed",
    ".weak MPI_Type_create_hindexed_c",
    ".set MPI_Type_create_hindexed_c, PMPI_Type_create_hindexed_c",
    ".weak MPI_Type_create_hindexed_block",
    ".set MPI_Type_create_hindexed_block, PMPI_Type_create_hindexed_block",
    ".weak MPI_Type_create_hindexed_block_c",
    ".set MPI_Type_create_hindexed_block_c, PMPI_Type_create_hindexed_block_c",
    ".weak MPI_Type_create_hvector",
    ".set MPI_Type_create_hvector, PMPI_Type_create_hvector",
    ".weak MPI_Type_create_hvector_c",
    ".set MPI_Type_create_hvector_c, PMPI_Type_create_hvector_c",
    ".weak MPI_Type_create_indexed_block",
    ".set MPI_Type_create_indexed_block, PMPI_Type_create_indexed_block",
    ".weak MPI_Type_create_indexed_block_c",
    ".set MPI_Type_create_indexed_block_c, PMPI_Type_create_indexed_block_c",
    ".weak MPI_Type_create_resized",
    ".set MPI_Type_create_resized, PMPI_Type_create_resized",
    ".weak MPI_Type_create_resized_c",
    ".set MPI_Type_create_resized_c, PMPI_Type_create_resized_c",
    ".weak MPI_Type_create_subarray",
    ".set MPI_Type_create_subarray, PMPI_Type_create_subarray",
    ".weak MPI_Type_create_subarray_c",
    ".set MPI_Type_create_subarray_c, PMPI_Type_create_subarray_c",
    ".weak MPI_Type_dup",
    ".set MPI_Type_dup, PMPI_Type_dup",
    ".weak MPI_Type_free",
    ".set MPI_Type_free, PMPI_Type_free",
    ".weak MPI_Type_get_contents",
    ".set MPI_Type_get_contents, PMPI_Type_get_contents",
    ".weak MPI_Type_get_contents_c",
    ".set MPI_Type_get_contents_c, PMPI_Type_get_contents_c",
    ".weak MPI_Type_get_envelope",
    ".set MPI_Type_get_envelope, PMPI_Type_get_envelope",
    ".weak MPI_Type_get_envelope_c",
    ".set MPI_Type_get_envelope_c, PMPI_Type_get_envelope_c",
    ".weak MPI_Type_get_extent",
    ".set MPI_Type_get_extent, PMPI_Type_get_extent",
    ".weak MPI_Type_get_extent_c",
    ".set MPI_Type_get_extent_c, PMPI_Type_get_extent_c",
    ".weak MPI_Type_get_true_extent",
    ".set MPI_Type_get_true_extent, PMPI_Type_get_true_extent",
    ".weak MPI_Type_get_true_extent_c",
    ".set MPI_Type_get_true_extent_c, PMPI_Type_get_true_extent_c",
    ".weak MPI_Type_get_value_index",
    ".set MPI_Type_get_value_index, PMPI_Type_get_value_index",
    ".weak MPI_Type_indexed",
    ".set MPI_Type_indexed, PMPI_Type_indexed",
    ".weak MPI_Type_indexed_c",
    ".set MPI_Type_indexed_c, PMPI_Type_indexed_c",
    ".weak MPI_Type_size",
    ".set MPI_Type_size, PMPI_Type_size",
    ".weak MPI_Type_size_c",
    ".set MPI_Type_size_c, PMPI_Type_size_c",
    ".weak MPI_Type_vector",
    ".set MPI_Type_vector, PMPI_Type_vector",
    ".weak MPI_Type_vector_c",
    ".set MPI_Type_vector_c, PMPI_Type_vector_c",
    ".weak MPI_Unpack",
    ".set MPI_Unpack, PMPI_Unpack",
    ".weak MPI_Unpack_c",
    ".set MPI_Unpack_c, PMPI_Unpack_c",
    ".weak MPI_Unpack_external",
    ".set MPI_Unpack_external, PMPI_Unpack_external",
    ".weak MPI_Unpack_external_c",
    ".set MPI_Unpack_external_c, PMPI_Unpack_external_c",
);
