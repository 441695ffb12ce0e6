// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 4: Partitioned communication.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Parrived(request: Hand, partition: c_int, flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let request_given = request;
        let partition_given = partition;
        let flag_given = flag;
        let request = handle_in(&REQUEST, request);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_int) -> c_int = below(at::PARRIVED);
        let done = call(request, partition, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready(partition: c_int, request: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let partition_given = partition;
        let request_given = request;

        let request = handle_in(&REQUEST, request);
        let call: unsafe extern "C" fn(c_int, usize) -> c_int = below(at::PREADY);
        let done = call(partition, request);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready_list(
    length: c_int,
    array_of_partitions: *mut c_int,
    request: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let length_given = length;
        let array_of_partitions_given = array_of_partitions;
        let request_given = request;

        let request = handle_in(&REQUEST, request);
        let call: unsafe extern "C" fn(c_int, *mut c_int, usize) -> c_int = below(at::PREADY_LIST);
        let done = call(length, array_of_partitions, request);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready_range(
    partition_low: c_int,
    partition_high: c_int,
    request: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let partition_low_given = partition_low;
        let partition_high_given = partition_high;
        let request_given = request;

        let request = handle_in(&REQUEST, request);
        let call: unsafe extern "C" fn(c_int, c_int, usize) -> c_int = below(at::PREADY_RANGE);
        let done = call(partition_low, partition_high, request);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Precv_init(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: Hand,
    source: c_int,
    tag: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let partitions_given = partitions;
        let count_given = count;
        let datatype_given = datatype;
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let source = int_in(PROCS, source);

        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::PRECV_INIT);
        let done = call(buf, partitions, count, datatype, source, tag, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Precv_init_c(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: Hand,
    source: c_int,
    tag: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let partitions_given = partitions;
        let count_given = count;
        let datatype_given = datatype;
        let source_given = source;
        let tag_given = tag;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let source = int_in(PROCS, source);

        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::PRECV_INIT_C);
        let done = call(buf, partitions, count, datatype, source, tag, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Psend_init(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let partitions_given = partitions;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::PSEND_INIT);
        let done = call(buf, partitions, count, datatype, dest, tag, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Psend_init_c(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: Hand,
    dest: c_int,
    tag: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buf_given = buf;
        let partitions_given = partitions;
        let count_given = count;
        let datatype_given = datatype;
        let dest_given = dest;
        let tag_given = tag;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let buf = buffer_in(buf);

        let datatype = handle_in(&TYPE, datatype);
        let dest = int_in(PROCS, dest);

        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            i64,
            usize,
            c_int,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::PSEND_INIT_C);
        let done = call(buf, partitions, count, datatype, dest, tag, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Parrived",
    ".set MPI_Parrived, PMPI_Parrived",
    ".weak MPI_Pready",
    ".set MPI_Pready, PMPI_Pready",
    ".weak MPI_Pready_list",
    ".set MPI_Pready_list, PMPI_Pready_list",
    ".weak MPI_Pready_range",
    ".set MPI_Pready_range, PMPI_Pready_range",
    ".weak MPI_Precv_init",
    ".set MPI_Precv_init, PMPI_Precv_init",
    ".weak MPI_Precv_init_c",
    ".set MPI_Precv_init_c, PMPI_Precv_init_c",
    ".weak MPI_Psend_init",
    ".set MPI_Psend_init, PMPI_Psend_init",
    ".weak MPI_Psend_init_c",
    ".set MPI_Psend_init_c, PMPI_Psend_init_c",
);
