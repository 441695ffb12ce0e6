// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 6: Collective communication.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
        ) -> c_int = below(at::ALLGATHER);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
        ) -> c_int = below(at::ALLGATHER_C);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_init(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLGATHER_INIT);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_init_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLGATHER_INIT_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    displs: *mut c_int,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
        ) -> c_int = below(at::ALLGATHERV);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    displs: *mut i64,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
        ) -> c_int = below(at::ALLGATHERV_C);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_init(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    displs: *mut c_int,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLGATHERV_INIT);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_init_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    displs: *mut i64,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLGATHERV_INIT_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::ALLREDUCE);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::ALLREDUCE_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_init(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLREDUCE_INIT);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_init_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLREDUCE_INIT_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
        ) -> c_int = below(at::ALLTOALL);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
        ) -> c_int = below(at::ALLTOALL_C);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_init(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLTOALL_INIT);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_init_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLTOALL_INIT_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut c_int,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
        ) -> c_int = below(at::ALLTOALLV);
        let done = call(
            sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtype: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
        ) -> c_int = below(at::ALLTOALLV_C);
        let done = call(
            sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_init(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut c_int,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLTOALLV_INIT);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_init_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtype: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLTOALLV_INIT_C);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut c_int,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut c_int,
    recvtypes: *mut Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes =
            HandleArray::new(&TYPE, sendtypes, peers(comm_given, false, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, false, false), true);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut usize,
            usize,
        ) -> c_int = below(at::ALLTOALLW);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtypes: *mut Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes =
            HandleArray::new(&TYPE, sendtypes, peers(comm_given, false, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, false, false), true);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            usize,
        ) -> c_int = below(at::ALLTOALLW_C);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_init(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut c_int,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut c_int,
    recvtypes: *mut Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes =
            HandleArray::new(&TYPE, sendtypes, peers(comm_given, false, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, false, false), true);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLTOALLW_INIT);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_init_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtypes: *mut Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes =
            HandleArray::new(&TYPE, sendtypes, peers(comm_given, false, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, false, false), true);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ALLTOALLW_INIT_C);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Barrier(comm: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::BARRIER);
        let done = call(comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Barrier_init(comm: Hand, info: Hand, request: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize) -> c_int = below(at::BARRIER_INIT);
        let done = call(comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_given = buffer;
        let count_given = count;
        let datatype_given = datatype;
        let root_given = root;
        let comm_given = comm;
        let buffer = buffer_in(buffer);

        let datatype = handle_in(&TYPE, datatype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, c_int, usize, c_int, usize) -> c_int =
            below(at::BCAST);
        let done = call(buffer, count, datatype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_c(
    buffer: *mut c_void,
    count: i64,
    datatype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_given = buffer;
        let count_given = count;
        let datatype_given = datatype;
        let root_given = root;
        let comm_given = comm;
        let buffer = buffer_in(buffer);

        let datatype = handle_in(&TYPE, datatype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(*mut c_void, i64, usize, c_int, usize) -> c_int =
            below(at::BCAST_C);
        let done = call(buffer, count, datatype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_init(
    buffer: *mut c_void,
    count: c_int,
    datatype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_given = buffer;
        let count_given = count;
        let datatype_given = datatype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let buffer = buffer_in(buffer);

        let datatype = handle_in(&TYPE, datatype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::BCAST_INIT);
        let done = call(buffer, count, datatype, root, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_init_c(
    buffer: *mut c_void,
    count: i64,
    datatype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_given = buffer;
        let count_given = count;
        let datatype_given = datatype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let buffer = buffer_in(buffer);

        let datatype = handle_in(&TYPE, datatype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::BCAST_INIT_C);
        let done = call(buffer, count, datatype, root, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::EXSCAN);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::EXSCAN_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_init(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::EXSCAN_INIT);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_init_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::EXSCAN_INIT_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::GATHER);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::GATHER_C);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_init(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::GATHER_INIT);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_init_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::GATHER_INIT_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    displs: *mut c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::GATHERV);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    displs: *mut i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::GATHERV_C);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_init(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    displs: *mut c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::GATHERV_INIT);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_init_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    displs: *mut i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::GATHERV_INIT_C);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgather(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLGATHER);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgather_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLGATHER_C);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgatherv(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    displs: *mut c_int,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLGATHERV);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgatherv_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    displs: *mut i64,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLGATHERV_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallreduce(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLREDUCE);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallreduce_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLREDUCE_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoall(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLTOALL);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoall_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLTOALL_C);
        let done =
            call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallv(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut c_int,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLTOALLV);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallv_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtype: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtype_given = recvtype;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLTOALLV_C);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtype,
            recvbuf,
            recvcounts,
            rdispls,
            recvtype,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallw(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    sdispls: *mut c_int,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    rdispls: *mut c_int,
    recvtypes: *mut Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes =
            HandleArray::new(&TYPE, sendtypes, peers(comm_given, false, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, false, false), true);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            *mut usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLTOALLW);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallw_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    sdispls: *mut i64,
    sendtypes: *mut Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    rdispls: *mut i64,
    recvtypes: *mut Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let sdispls_given = sdispls;
        let sendtypes_given = sendtypes;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let rdispls_given = rdispls;
        let recvtypes_given = recvtypes;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let mut sendtypes =
            HandleArray::new(&TYPE, sendtypes, peers(comm_given, false, true), true);
        let recvbuf = buffer_in(recvbuf);

        let mut recvtypes =
            HandleArray::new(&TYPE, recvtypes, peers(comm_given, false, false), true);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            *mut usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IALLTOALLW_C);
        let done = call(
            sendbuf,
            sendcounts,
            sdispls,
            sendtypes.pass(),
            recvbuf,
            recvcounts,
            rdispls,
            recvtypes.pass(),
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibarrier(comm: Hand, request: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let request_given = request;
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::IBARRIER);
        let done = call(comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_given = buffer;
        let count_given = count;
        let datatype_given = datatype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let buffer = buffer_in(buffer);

        let datatype = handle_in(&TYPE, datatype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IBCAST);
        let done = call(buffer, count, datatype, root, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibcast_c(
    buffer: *mut c_void,
    count: i64,
    datatype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let buffer_given = buffer;
        let count_given = count;
        let datatype_given = datatype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let buffer = buffer_in(buffer);

        let datatype = handle_in(&TYPE, datatype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(*mut c_void, i64, usize, c_int, usize, *mut usize) -> c_int =
            below(at::IBCAST_C);
        let done = call(buffer, count, datatype, root, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iexscan(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IEXSCAN);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iexscan_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IEXSCAN_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igather(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IGATHER);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igather_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IGATHER_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igatherv(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    displs: *mut c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IGATHERV);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igatherv_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    displs: *mut i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let displs_given = displs;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IGATHERV_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcounts,
            displs,
            recvtype,
            root,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IREDUCE);
        let done = call(sendbuf, recvbuf, count, datatype, op, root, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::IREDUCE_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, root, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            *mut c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IREDUCE_SCATTER);
        let done = call(sendbuf, recvbuf, recvcounts, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            *mut i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IREDUCE_SCATTER_C);
        let done = call(sendbuf, recvbuf, recvcounts, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_block(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IREDUCE_SCATTER_BLOCK);
        let done = call(sendbuf, recvbuf, recvcount, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_block_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::IREDUCE_SCATTER_BLOCK_C);
        let done = call(sendbuf, recvbuf, recvcount, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscan(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISCAN);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscan_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISCAN_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatter(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISCATTER);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatter_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISCATTER_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatterv(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    displs: *mut c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let displs_given = displs;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISCATTERV);
        let done = call(
            sendbuf,
            sendcounts,
            displs,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatterv_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    displs: *mut i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let displs_given = displs;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
            *mut usize,
        ) -> c_int = below(at::ISCATTERV_C);
        let done = call(
            sendbuf,
            sendcounts,
            displs,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_commutative(op: Hand, commute: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let op_given = op;
        let commute_given = commute;
        let op = handle_in(&OP, op);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::OP_COMMUTATIVE);
        let done = call(op, commute);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_free(op: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let op_given = op;
        let mut op = OneHandle::new(&OP, op, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::OP_FREE);
        let done = call(op.pass());
        op.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::REDUCE);
        let done = call(sendbuf, recvbuf, count, datatype, op, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::REDUCE_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_init(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::REDUCE_INIT);
        let done = call(sendbuf, recvbuf, count, datatype, op, root, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_init_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::REDUCE_INIT_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, root, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_local(
    inbuf: *mut c_void,
    inoutbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let inbuf_given = inbuf;
        let inoutbuf_given = inoutbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let inbuf = buffer_in(inbuf);
        let inoutbuf = buffer_in(inoutbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let call: unsafe extern "C" fn(*mut c_void, *mut c_void, c_int, usize, usize) -> c_int =
            below(at::REDUCE_LOCAL);
        let done = call(inbuf, inoutbuf, count, datatype, op);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_local_c(
    inbuf: *mut c_void,
    inoutbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let inbuf_given = inbuf;
        let inoutbuf_given = inoutbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let inbuf = buffer_in(inbuf);
        let inoutbuf = buffer_in(inoutbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let call: unsafe extern "C" fn(*mut c_void, *mut c_void, i64, usize, usize) -> c_int =
            below(at::REDUCE_LOCAL_C);
        let done = call(inbuf, inoutbuf, count, datatype, op);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            *mut c_int,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::REDUCE_SCATTER);
        let done = call(sendbuf, recvbuf, recvcounts, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            *mut i64,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::REDUCE_SCATTER_C);
        let done = call(sendbuf, recvbuf, recvcounts, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::REDUCE_SCATTER_BLOCK);
        let done = call(sendbuf, recvbuf, recvcount, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::REDUCE_SCATTER_BLOCK_C);
        let done = call(sendbuf, recvbuf, recvcount, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_init(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::REDUCE_SCATTER_BLOCK_INIT);
        let done = call(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_init_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::REDUCE_SCATTER_BLOCK_INIT_C);
        let done = call(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_init(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcounts: *mut c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            *mut c_int,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::REDUCE_SCATTER_INIT);
        let done = call(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_init_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    recvcounts: *mut i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let recvcounts_given = recvcounts;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            *mut i64,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::REDUCE_SCATTER_INIT_C);
        let done = call(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::SCAN);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::SCAN_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_init(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            c_int,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::SCAN_INIT);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_init_c(
    sendbuf: *mut c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: Hand,
    op: Hand,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let recvbuf_given = recvbuf;
        let count_given = count;
        let datatype_given = datatype;
        let op_given = op;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);
        let recvbuf = buffer_in(recvbuf);

        let datatype = handle_in(&TYPE, datatype);
        let op = handle_in(&OP, op);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            i64,
            usize,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::SCAN_INIT_C);
        let done = call(sendbuf, recvbuf, count, datatype, op, comm, info, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::SCATTER);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::SCATTER_C);
        let done = call(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_init(
    sendbuf: *mut c_void,
    sendcount: c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::SCATTER_INIT);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_init_c(
    sendbuf: *mut c_void,
    sendcount: i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcount_given = sendcount;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::SCATTER_INIT_C);
        let done = call(
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            info,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    displs: *mut c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let displs_given = displs;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::SCATTERV);
        let done =
            call(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    displs: *mut i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let displs_given = displs;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
        ) -> c_int = below(at::SCATTERV_C);
        let done =
            call(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_init(
    sendbuf: *mut c_void,
    sendcounts: *mut c_int,
    displs: *mut c_int,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let displs_given = displs;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_int,
            *mut c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::SCATTERV_INIT);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_init_c(
    sendbuf: *mut c_void,
    sendcounts: *mut i64,
    displs: *mut i64,
    sendtype: Hand,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: Hand,
    root: c_int,
    comm: Hand,
    info: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let sendbuf_given = sendbuf;
        let sendcounts_given = sendcounts;
        let displs_given = displs;
        let sendtype_given = sendtype;
        let recvbuf_given = recvbuf;
        let recvcount_given = recvcount;
        let recvtype_given = recvtype;
        let root_given = root;
        let comm_given = comm;
        let info_given = info;
        let request_given = request;
        let sendbuf = buffer_in(sendbuf);

        let sendtype = handle_in(&TYPE, sendtype);
        let recvbuf = buffer_in(recvbuf);

        let recvtype = handle_in(&TYPE, recvtype);
        let root = int_in(ROOTS, root);
        let comm = handle_in(&COMM, comm);
        let info = handle_in(&INFO, info);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut i64,
            *mut i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::SCATTERV_INIT_C);
        let done = call(
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
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Allgather",
    ".set MPI_Allgather, PMPI_Allgather",
    ".weak MPI_Allgather_c",
    ".set MPI_Allgather_c, PMPI_Allgather_c",
    ".weak MPI_Allgather_init",
    ".set MPI_Allgather_init, PMPI_Allgather_init",
    ".weak MPI_Allgather_init_c",
    ".set MPI_Allgather_init_c, PMPI_Allgather_init_c",
    ".weak MPI_Allgatherv",
    ".set MPI_Allgatherv, PMPI_Allgatherv",
    ".weak MPI_Allgatherv_c",
    ".set MPI_Allgatherv_c, PMPI_Allgatherv_c",
    ".weak MPI_Allgatherv_init",
    ".set MPI_Allgatherv_init, PMPI_Allgatherv_init",
    ".weak MPI_Allgatherv_init_c",
    ".set MPI_Allgatherv_init_c, PMPI_Allgatherv_init_c",
    ".weak MPI_Allreduce",
    ".set MPI_Allreduce, PMPI_Allreduce",
    ".weak MPI_Allreduce_c",
    ".set MPI_Allreduce_c, PMPI_Allreduce_c",
    ".weak MPI_Allreduce_init",
    ".set MPI_Allreduce_init, PMPI_Allreduce_init",
    ".weak MPI_Allreduce_init_c",
    ".set MPI_Allreduce_init_c, PMPI_Allreduce_init_c",
    ".weak MPI_Alltoall",
    ".set MPI_Alltoall, PMPI_Alltoall",
    ".weak MPI_Alltoall_c",
    ".set MPI_Alltoall_c, PMPI_Alltoall_c",
    ".weak MPI_Alltoall_init",
    ".set MPI_Alltoall_init, PMPI_Alltoall_init",
    ".weak MPI_Alltoall_init_c",
    ".set MPI_Alltoall_init_c, PMPI_Alltoall_init_c",
    ".weak MPI_Alltoallv",
    ".set MPI_Alltoallv, PMPI_Alltoallv",
    ".weak MPI_Alltoallv_c",
    ".set MPI_Alltoallv_c, PMPI_Alltoallv_c",
    ".weak MPI_Alltoallv_init",
    ".set MPI_Alltoallv_init, PMPI_Alltoallv_init",
    ".weak MPI_Alltoallv_init_c",
    ".set MPI_Alltoallv_init_c, PMPI_Alltoallv_init_c",
    ".weak MPI_Alltoallw",
    ".set MPI_Alltoallw, PMPI_Alltoallw",
    ".weak MPI_Alltoallw_c",
    ".set MPI_Alltoallw_c, PMPI_Alltoallw_c",
    ".weak MPI_Alltoallw_init",
    ".set MPI_Alltoallw_init, PMPI_Alltoallw_init",
    ".weak MPI_Alltoallw_init_c",
    ".set MPI_Alltoallw_init_c, PMPI_Alltoallw_init_c",
    ".weak MPI_Barrier",
    ".set MPI_Barrier, PMPI_Barrier",
    ".weak MPI_Barrier_init",
    ".set MPI_Barrier_init, PMPI_Barrier_init",
    ".weak MPI_Bcast",
    ".set MPI_Bcast, PMPI_Bcast",
    ".weak MPI_Bcast_c",
    ".set MPI_Bcast_c, PMPI_Bcast_c",
    ".weak MPI_Bcast_init",
    ".set MPI_Bcast_init, PMPI_Bcast_init",
    ".weak MPI_Bcast_init_c",
    ".set MPI_Bcast_init_c, PMPI_Bcast_init_c",
    ".weak MPI_Exscan",
    ".set MPI_Exscan, PMPI_Exscan",
    ".weak MPI_Exscan_c",
    ".set MPI_Exscan_c, PMPI_Exscan_c",
    ".weak MPI_Exscan_init",
    ".set MPI_Exscan_init, PMPI_Exscan_init",
    ".weak MPI_Exscan_init_c",
    ".set MPI_Exscan_init_c, PMPI_Exscan_init_c",
    ".weak MPI_Gather",
    ".set MPI_Gather, PMPI_Gather",
    ".weak MPI_Gather_c",
    ".set MPI_Gather_c, PMPI_Gather_c",
    ".weak MPI_Gather_init",
    ".set MPI_Gather_init, PMPI_Gather_init",
    ".weak MPI_Gather_init_c",
    ".set MPI_Gather_init_c, PMPI_Gather_init_c",
    ".weak MPI_Gatherv",
    ".set MPI_Gatherv, PMPI_Gatherv",
    ".weak MPI_Gatherv_c",
    ".set MPI_Gatherv_c, PMPI_Gatherv_c",
    ".weak MPI_Gatherv_init",
    ".set MPI_Gatherv_init, PMPI_Gatherv_init",
    ".weak MPI_Gatherv_init_c",
    ".set MPI_Gatherv_init_c, PMPI_Gatherv_init_c",
    ".weak MPI_Iallgather",
    ".set MPI_Iallgather, PMPI_Iallgather",
    ".weak MPI_Iallgather_c",
    ".set MPI_Iallgather_c, PMPI_Iallgather_c",
    ".weak MPI_Iallgatherv",
    ".set MPI_Iallgatherv, PMPI_Iallgatherv",
    ".weak MPI_Iallgatherv_c",
    ".set MPI_Iallgatherv_c, PMPI_Iallgatherv_c",
    ".weak MPI_Iallreduce",
    ".set MPI_Iallreduce, PMPI_Iallreduce",
    ".weak MPI_Iallreduce_c",
    ".set MPI_Iallreduce_c, PMPI_Iallreduce_c",
    ".weak MPI_Ialltoall",
    ".set MPI_Ialltoall, PMPI_Ialltoall",
    ".weak MPI_Ialltoall_c",
    ".set MPI_Ialltoall_c, PMPI_Ialltoall_c",
    ".weak MPI_Ialltoallv",
    ".set MPI_Ialltoallv, PMPI_Ialltoallv",
    ".weak MPI_Ialltoallv_c",
    ".set MPI_Ialltoallv_c, PMPI_Ialltoallv_c",
    ".weak MPI_Ialltoallw",
    ".set MPI_Ialltoallw, PMPI_Ialltoallw",
    ".weak MPI_Ialltoallw_c",
    ".set MPI_Ialltoallw_c, PMPI_Ialltoallw_c",
    ".weak MPI_Ibarrier",
    ".set MPI_Ibarrier, PMPI_Ibarrier",
    ".weak MPI_Ibcast",
    ".set MPI_Ibcast, PMPI_Ibcast",
    ".weak MPI_Ibcast_c",
    ".set MPI_Ibcast_c, PMPI_Ibcast_c",
    ".weak MPI_Iexscan",
    ".set MPI_Iexscan, PMPI_Iexscan",
    ".weak MPI_Iexscan_c",
    ".set MPI_Iexscan_c, PMPI_Iexscan_c",
    ".weak MPI_Igather",
    ".set MPI_Igather, PMPI_Igather",
    ".weak MPI_Igather_c",
    ".set MPI_Igather_c, PMPI_Igather_c",
    ".weak MPI_Igatherv",
    ".set MPI_Igatherv, PMPI_Igatherv",
    ".weak MPI_Igatherv_c",
    ".set MPI_Igatherv_c, PMPI_Igatherv_c",
    ".weak MPI_Ireduce",
    ".set MPI_Ireduce, PMPI_Ireduce",
    ".weak MPI_Ireduce_c",
    ".set MPI_Ireduce_c, PMPI_Ireduce_c",
    ".weak MPI_Ireduce_scatter",
    ".set MPI_Ireduce_scatter, PMPI_Ireduce_scatter",
    ".weak MPI_Ireduce_scatter_c",
    ".set MPI_Ireduce_scatter_c, PMPI_Ireduce_scatter_c",
    ".weak MPI_Ireduce_scatter_block",
    ".set MPI_Ireduce_scatter_block, PMPI_Ireduce_scatter_block",
    ".weak MPI_Ireduce_scatter_block_c",
    ".set MPI_Ireduce_scatter_block_c, PMPI_Ireduce_scatter_block_c",
    ".weak MPI_Iscan",
    ".set MPI_Iscan, PMPI_Iscan",
    ".weak MPI_Iscan_c",
    ".set MPI_Iscan_c, PMPI_Iscan_c",
    ".weak MPI_Iscatter",
    ".set MPI_Iscatter, PMPI_Iscatter",
    ".weak MPI_Iscatter_c",
    ".set MPI_Iscatter_c, PMPI_Iscatter_c",
    ".weak MPI_Iscatterv",
    ".set MPI_Iscatterv, PMPI_Iscatterv",
    ".weak MPI_Iscatterv_c",
    ".set MPI_Iscatterv_c, PMPI_Iscatterv_c",
    ".weak MPI_Op_commutative",
    ".set MPI_Op_commutative, PMPI_Op_commutative",
    ".weak MPI_Op_free",
    ".set MPI_Op_free, PMPI_Op_free",
    ".weak MPI_Reduce",
    ".set MPI_Reduce, PMPI_Reduce",
    ".weak MPI_Reduce_c",
    ".set MPI_Reduce_c, PMPI_Reduce_c",
    ".weak MPI_Reduce_init",
    ".set MPI_Reduce_init, PMPI_Reduce_init",
    ".weak MPI_Reduce_init_c",
    ".set MPI_Reduce_init_c, PMPI_Reduce_init_c",
    ".weak MPI_Reduce_local",
    ".set MPI_Reduce_local, PMPI_Reduce_local",
    ".weak MPI_Reduce_local_c",
    ".set MPI_Reduce_local_c, PMPI_Reduce_local_c",
    ".weak MPI_Reduce_scatter",
    ".set MPI_Reduce_scatter, PMPI_Reduce_scatter",
    ".weak MPI_Reduce_scatter_c",
    ".set MPI_Reduce_scatter_c, PMPI_Reduce_scatter_c",
    ".weak MPI_Reduce_scatter_block",
    ".set MPI_Reduce_scatter_block, PMPI_Reduce_scatter_block",
    ".weak MPI_Reduce_scatter_block_c",
    ".set MPI_Reduce_scatter_block_c, PMPI_Reduce_scatter_block_c",
    ".weak MPI_Reduce_scatter_block_init",
    ".set MPI_Reduce_scatter_block_init, PMPI_Reduce_scatter_block_init",
    ".weak MPI_Reduce_scatter_block_init_c",
    ".set MPI_Reduce_scatter_block_init_c, PMPI_Reduce_scatter_block_init_c",
    ".weak MPI_Reduce_scatter_init",
    ".set MPI_Reduce_scatter_init, PMPI_Reduce_scatter_init",
    ".weak MPI_Reduce_scatter_init_c",
    ".set MPI_Reduce_scatter_init_c, PMPI_Reduce_scatter_init_c",
    ".weak MPI_Scan",
    ".set MPI_Scan, PMPI_Scan",
    ".weak MPI_Scan_c",
    ".set MPI_Scan_c, PMPI_Scan_c",
    ".weak MPI_Scan_init",
    ".set MPI_Scan_init, PMPI_Scan_init",
    ".weak MPI_Scan_init_c",
    ".set MPI_Scan_init_c, PMPI_Scan_init_c",
    ".weak MPI_Scatter",
    ".set MPI_Scatter, PMPI_Scatter",
    ".weak MPI_Scatter_c",
    ".set MPI_Scatter_c, PMPI_Scatter_c",
    ".weak MPI_Scatter_init",
    ".set MPI_Scatter_init, PMPI_Scatter_init",
    ".weak MPI_Scatter_init_c",
    ".set MPI_Scatter_init_c, PMPI_Scatter_init_c",
    ".weak MPI_Scatterv",
    ".set MPI_Scatterv, PMPI_Scatterv",
    ".weak MPI_Scatterv_c",
    ".set MPI_Scatterv_c, PMPI_Scatterv_c",
    ".weak MPI_Scatterv_init",
    ".set MPI_Scatterv_init, PMPI_Scatterv_init",
    ".weak MPI_Scatterv_init_c",
    ".set MPI_Scatterv_init_c, PMPI_Scatterv_init_c",
);

#[cfg(feature = "openmpi")]
std::arch::global_asm!(
    ".weak MPIX_Allgather_init",
    ".set MPIX_Allgather_init, PMPI_Allgather_init",
    ".globl PMPIX_Allgather_init",
    ".set PMPIX_Allgather_init, PMPI_Allgather_init",
    ".weak MPIX_Allgatherv_init",
    ".set MPIX_Allgatherv_init, PMPI_Allgatherv_init",
    ".globl PMPIX_Allgatherv_init",
    ".set PMPIX_Allgatherv_init, PMPI_Allgatherv_init",
    ".weak MPIX_Allreduce_init",
    ".set MPIX_Allreduce_init, PMPI_Allreduce_init",
    ".globl PMPIX_Allreduce_init",
    ".set PMPIX_Allreduce_init, PMPI_Allreduce_init",
    ".weak MPIX_Alltoall_init",
    ".set MPIX_Alltoall_init, PMPI_Alltoall_init",
    ".globl PMPIX_Alltoall_init",
    ".set PMPIX_Alltoall_init, PMPI_Alltoall_init",
    ".weak MPIX_Alltoallv_init",
    ".set MPIX_Alltoallv_init, PMPI_Alltoallv_init",
    ".globl PMPIX_Alltoallv_init",
    ".set PMPIX_Alltoallv_init, PMPI_Alltoallv_init",
    ".weak MPIX_Alltoallw_init",
    ".set MPIX_Alltoallw_init, PMPI_Alltoallw_init",
    ".globl PMPIX_Alltoallw_init",
    ".set PMPIX_Alltoallw_init, PMPI_Alltoallw_init",
    ".weak MPIX_Barrier_init",
    ".set MPIX_Barrier_init, PMPI_Barrier_init",
    ".globl PMPIX_Barrier_init",
    ".set PMPIX_Barrier_init, PMPI_Barrier_init",
    ".weak MPIX_Bcast_init",
    ".set MPIX_Bcast_init, PMPI_Bcast_init",
    ".globl PMPIX_Bcast_init",
    ".set PMPIX_Bcast_init, PMPI_Bcast_init",
    ".weak MPIX_Exscan_init",
    ".set MPIX_Exscan_init, PMPI_Exscan_init",
    ".globl PMPIX_Exscan_init",
    ".set PMPIX_Exscan_init, PMPI_Exscan_init",
    ".weak MPIX_Gather_init",
    ".set MPIX_Gather_init, PMPI_Gather_init",
    ".globl PMPIX_Gather_init",
    ".set PMPIX_Gather_init, PMPI_Gather_init",
    ".weak MPIX_Gatherv_init",
    ".set MPIX_Gatherv_init, PMPI_Gatherv_init",
    ".globl PMPIX_Gatherv_init",
    ".set PMPIX_Gatherv_init, PMPI_Gatherv_init",
    ".weak MPIX_Reduce_init",
    ".set MPIX_Reduce_init, PMPI_Reduce_init",
    ".globl PMPIX_Reduce_init",
    ".set PMPIX_Reduce_init, PMPI_Reduce_init",
    ".weak MPIX_Reduce_scatter_block_init",
    ".set MPIX_Reduce_scatter_block_init, PMPI_Reduce_scatter_block_init",
    ".globl PMPIX_Reduce_scatter_block_init",
    ".set PMPIX_Reduce_scatter_block_init, PMPI_Reduce_scatter_block_init",
    ".weak MPIX_Reduce_scatter_init",
    ".set MPIX_Reduce_scatter_init, PMPI_Reduce_scatter_init",
    ".globl PMPIX_Reduce_scatter_init",
    ".set PMPIX_Reduce_scatter_init, PMPI_Reduce_scatter_init",
    ".weak MPIX_Scan_init",
    ".set MPIX_Scan_init, PMPI_Scan_init",
    ".globl PMPIX_Scan_init",
    ".set PMPIX_Scan_init, PMPI_Scan_init",
    ".weak MPIX_Scatter_init",
    ".set MPIX_Scatter_init, PMPI_Scatter_init",
    ".globl PMPIX_Scatter_init",
    ".set PMPIX_Scatter_init, PMPI_Scatter_init",
    ".weak MPIX_Scatterv_init",
    ".set MPIX_Scatterv_init, PMPI_Scatterv_init",
    ".globl PMPIX_Scatterv_init",
    ".set PMPIX_Scatterv_init, PMPI_Scatterv_init",
);
