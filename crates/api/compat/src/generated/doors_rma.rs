// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter 12: One-sided communication.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Accumulate(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: c_int,
    target_datatype: Hand,
    op: Hand,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let op_given = op;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let op = handle_in(&OP, op);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            i64,
            c_int,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::ACCUMULATE);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Accumulate_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: Hand,
    op: Hand,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let op_given = op;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let op = handle_in(&OP, op);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            i64,
            i64,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::ACCUMULATE_C);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Compare_and_swap(
    origin_addr: *mut c_void,
    compare_addr: *mut c_void,
    result_addr: *mut c_void,
    datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let compare_addr_given = compare_addr;
        let result_addr_given = result_addr;
        let datatype_given = datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);
        let compare_addr = buffer_in(compare_addr);
        let result_addr = buffer_in(result_addr);
        let datatype = handle_in(&TYPE, datatype);
        let target_rank = int_in(PROCS, target_rank);

        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            *mut c_void,
            usize,
            c_int,
            i64,
            usize,
        ) -> c_int = below(at::COMPARE_AND_SWAP);
        let done =
            call(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Fetch_and_op(
    origin_addr: *mut c_void,
    result_addr: *mut c_void,
    datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    op: Hand,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let result_addr_given = result_addr;
        let datatype_given = datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let op_given = op;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);
        let result_addr = buffer_in(result_addr);
        let datatype = handle_in(&TYPE, datatype);
        let target_rank = int_in(PROCS, target_rank);

        let op = handle_in(&OP, op);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            *mut c_void,
            usize,
            c_int,
            i64,
            usize,
            usize,
        ) -> c_int = below(at::FETCH_AND_OP);
        let done = call(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: c_int,
    target_datatype: Hand,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            i64,
            c_int,
            usize,
            usize,
        ) -> c_int = below(at::GET);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: Hand,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            i64,
            i64,
            usize,
            usize,
        ) -> c_int = below(at::GET_C);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_accumulate(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: Hand,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: c_int,
    target_datatype: Hand,
    op: Hand,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let result_addr_given = result_addr;
        let result_count_given = result_count;
        let result_datatype_given = result_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let op_given = op;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let result_addr = buffer_in(result_addr);

        let result_datatype = handle_in(&TYPE, result_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let op = handle_in(&OP, op);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            i64,
            c_int,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::GET_ACCUMULATE);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_accumulate_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: Hand,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: Hand,
    op: Hand,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let result_addr_given = result_addr;
        let result_count_given = result_count;
        let result_datatype_given = result_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let op_given = op;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let result_addr = buffer_in(result_addr);

        let result_datatype = handle_in(&TYPE, result_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let op = handle_in(&OP, op);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            i64,
            i64,
            usize,
            usize,
            usize,
        ) -> c_int = below(at::GET_ACCUMULATE_C);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Put(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: c_int,
    target_datatype: Hand,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            i64,
            c_int,
            usize,
            usize,
        ) -> c_int = below(at::PUT);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Put_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: Hand,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let win_given = win;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            i64,
            i64,
            usize,
            usize,
        ) -> c_int = below(at::PUT_C);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
        );
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Raccumulate(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: c_int,
    target_datatype: Hand,
    op: Hand,
    win: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let op_given = op;
        let win_given = win;
        let request_given = request;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let op = handle_in(&OP, op);
        let win = handle_in(&WIN, win);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            i64,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::RACCUMULATE);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Raccumulate_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: Hand,
    op: Hand,
    win: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let op_given = op;
        let win_given = win;
        let request_given = request;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let op = handle_in(&OP, op);
        let win = handle_in(&WIN, win);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            i64,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::RACCUMULATE_C);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: c_int,
    target_datatype: Hand,
    win: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let win_given = win;
        let request_given = request;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let win = handle_in(&WIN, win);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            i64,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::RGET);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: Hand,
    win: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let win_given = win;
        let request_given = request;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let win = handle_in(&WIN, win);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            i64,
            i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::RGET_C);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_accumulate(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: Hand,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: c_int,
    target_datatype: Hand,
    op: Hand,
    win: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let result_addr_given = result_addr;
        let result_count_given = result_count;
        let result_datatype_given = result_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let op_given = op;
        let win_given = win;
        let request_given = request;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let result_addr = buffer_in(result_addr);

        let result_datatype = handle_in(&TYPE, result_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let op = handle_in(&OP, op);
        let win = handle_in(&WIN, win);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            *mut c_void,
            c_int,
            usize,
            c_int,
            i64,
            c_int,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::RGET_ACCUMULATE);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_accumulate_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: Hand,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: Hand,
    op: Hand,
    win: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let result_addr_given = result_addr;
        let result_count_given = result_count;
        let result_datatype_given = result_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let op_given = op;
        let win_given = win;
        let request_given = request;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let result_addr = buffer_in(result_addr);

        let result_datatype = handle_in(&TYPE, result_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let op = handle_in(&OP, op);
        let win = handle_in(&WIN, win);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            *mut c_void,
            i64,
            usize,
            c_int,
            i64,
            i64,
            usize,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::RGET_ACCUMULATE_C);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            result_addr,
            result_count,
            result_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            op,
            win,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rput(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: c_int,
    target_datatype: Hand,
    win: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let win_given = win;
        let request_given = request;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let win = handle_in(&WIN, win);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            c_int,
            usize,
            c_int,
            i64,
            c_int,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::RPUT);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rput_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: Hand,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: Hand,
    win: Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let origin_addr_given = origin_addr;
        let origin_count_given = origin_count;
        let origin_datatype_given = origin_datatype;
        let target_rank_given = target_rank;
        let target_disp_given = target_disp;
        let target_count_given = target_count;
        let target_datatype_given = target_datatype;
        let win_given = win;
        let request_given = request;
        let origin_addr = buffer_in(origin_addr);

        let origin_datatype = handle_in(&TYPE, origin_datatype);
        let target_rank = int_in(PROCS, target_rank);

        let target_datatype = handle_in(&TYPE, target_datatype);
        let win = handle_in(&WIN, win);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(
            *mut c_void,
            i64,
            usize,
            c_int,
            i64,
            i64,
            usize,
            usize,
            *mut usize,
        ) -> c_int = below(at::RPUT_C);
        let done = call(
            origin_addr,
            origin_count,
            origin_datatype,
            target_rank,
            target_disp,
            target_count,
            target_datatype,
            win,
            request.pass(),
        );
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate(
    size: i64,
    disp_unit: c_int,
    info: Hand,
    comm: Hand,
    baseptr: *mut c_void,
    win: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let size_given = size;
        let disp_unit_given = disp_unit;
        let info_given = info;
        let comm_given = comm;
        let baseptr_given = baseptr;
        let win_given = win;

        let info = handle_in(&INFO, info);
        let comm = handle_in(&COMM, comm);

        let mut win = OneHandle::new(&WIN, win, false);
        let call: unsafe extern "C" fn(i64, c_int, usize, usize, *mut c_void, *mut usize) -> c_int =
            below(at::WIN_ALLOCATE);
        let done = call(size, disp_unit, info, comm, baseptr, win.pass());
        win.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_c(
    size: i64,
    disp_unit: i64,
    info: Hand,
    comm: Hand,
    baseptr: *mut c_void,
    win: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let size_given = size;
        let disp_unit_given = disp_unit;
        let info_given = info;
        let comm_given = comm;
        let baseptr_given = baseptr;
        let win_given = win;

        let info = handle_in(&INFO, info);
        let comm = handle_in(&COMM, comm);

        let mut win = OneHandle::new(&WIN, win, false);
        let call: unsafe extern "C" fn(i64, i64, usize, usize, *mut c_void, *mut usize) -> c_int =
            below(at::WIN_ALLOCATE_C);
        let done = call(size, disp_unit, info, comm, baseptr, win.pass());
        win.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_shared(
    size: i64,
    disp_unit: c_int,
    info: Hand,
    comm: Hand,
    baseptr: *mut c_void,
    win: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let size_given = size;
        let disp_unit_given = disp_unit;
        let info_given = info;
        let comm_given = comm;
        let baseptr_given = baseptr;
        let win_given = win;

        let info = handle_in(&INFO, info);
        let comm = handle_in(&COMM, comm);

        let mut win = OneHandle::new(&WIN, win, false);
        let call: unsafe extern "C" fn(i64, c_int, usize, usize, *mut c_void, *mut usize) -> c_int =
            below(at::WIN_ALLOCATE_SHARED);
        let done = call(size, disp_unit, info, comm, baseptr, win.pass());
        win.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_shared_c(
    size: i64,
    disp_unit: i64,
    info: Hand,
    comm: Hand,
    baseptr: *mut c_void,
    win: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let size_given = size;
        let disp_unit_given = disp_unit;
        let info_given = info;
        let comm_given = comm;
        let baseptr_given = baseptr;
        let win_given = win;

        let info = handle_in(&INFO, info);
        let comm = handle_in(&COMM, comm);

        let mut win = OneHandle::new(&WIN, win, false);
        let call: unsafe extern "C" fn(i64, i64, usize, usize, *mut c_void, *mut usize) -> c_int =
            below(at::WIN_ALLOCATE_SHARED_C);
        let done = call(size, disp_unit, info, comm, baseptr, win.pass());
        win.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_attach(win: Hand, base: *mut c_void, size: i64) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let base_given = base;
        let size_given = size;
        let win = handle_in(&WIN, win);
        let base = buffer_in(base);

        let call: unsafe extern "C" fn(usize, *mut c_void, i64) -> c_int = below(at::WIN_ATTACH);
        let done = call(win, base, size);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_complete(win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::WIN_COMPLETE);
        let done = call(win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create(
    base: *mut c_void,
    size: i64,
    disp_unit: c_int,
    info: Hand,
    comm: Hand,
    win: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let base_given = base;
        let size_given = size;
        let disp_unit_given = disp_unit;
        let info_given = info;
        let comm_given = comm;
        let win_given = win;
        let base = buffer_in(base);

        let info = handle_in(&INFO, info);
        let comm = handle_in(&COMM, comm);
        let mut win = OneHandle::new(&WIN, win, false);
        let call: unsafe extern "C" fn(*mut c_void, i64, c_int, usize, usize, *mut usize) -> c_int =
            below(at::WIN_CREATE);
        let done = call(base, size, disp_unit, info, comm, win.pass());
        win.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_c(
    base: *mut c_void,
    size: i64,
    disp_unit: i64,
    info: Hand,
    comm: Hand,
    win: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let base_given = base;
        let size_given = size;
        let disp_unit_given = disp_unit;
        let info_given = info;
        let comm_given = comm;
        let win_given = win;
        let base = buffer_in(base);

        let info = handle_in(&INFO, info);
        let comm = handle_in(&COMM, comm);
        let mut win = OneHandle::new(&WIN, win, false);
        let call: unsafe extern "C" fn(*mut c_void, i64, i64, usize, usize, *mut usize) -> c_int =
            below(at::WIN_CREATE_C);
        let done = call(base, size, disp_unit, info, comm, win.pass());
        win.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_dynamic(info: Hand, comm: Hand, win: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let info_given = info;
        let comm_given = comm;
        let win_given = win;
        let info = handle_in(&INFO, info);
        let comm = handle_in(&COMM, comm);
        let mut win = OneHandle::new(&WIN, win, false);
        let call: unsafe extern "C" fn(usize, usize, *mut usize) -> c_int =
            below(at::WIN_CREATE_DYNAMIC);
        let done = call(info, comm, win.pass());
        win.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_detach(win: Hand, base: *mut c_void) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let base_given = base;
        let win = handle_in(&WIN, win);
        let base = buffer_in(base);
        let call: unsafe extern "C" fn(usize, *mut c_void) -> c_int = below(at::WIN_DETACH);
        let done = call(win, base);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_fence(assert: c_int, win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let assert_given = assert;
        let win_given = win;
        let assert = bits_in(ASSERTIONS, assert);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(c_int, usize) -> c_int = below(at::WIN_FENCE);
        let done = call(assert, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush(rank: c_int, win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let rank_given = rank;
        let win_given = win;
        let rank = int_in(PROCS, rank);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(c_int, usize) -> c_int = below(at::WIN_FLUSH);
        let done = call(rank, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_all(win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::WIN_FLUSH_ALL);
        let done = call(win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_local(rank: c_int, win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let rank_given = rank;
        let win_given = win;
        let rank = int_in(PROCS, rank);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(c_int, usize) -> c_int = below(at::WIN_FLUSH_LOCAL);
        let done = call(rank, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_local_all(win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::WIN_FLUSH_LOCAL_ALL);
        let done = call(win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_free(win: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let mut win = OneHandle::new(&WIN, win, true);
        let call: unsafe extern "C" fn(*mut usize) -> c_int = below(at::WIN_FREE);
        let done = call(win.pass());
        win.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_group(win: Hand, group: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let group_given = group;
        let win = handle_in(&WIN, win);
        let mut group = OneHandle::new(&GROUP, group, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::WIN_GET_GROUP);
        let done = call(win, group.pass());
        group.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_info(win: Hand, info_used: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let info_used_given = info_used;
        let win = handle_in(&WIN, win);
        let mut info_used = OneHandle::new(&INFO, info_used, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::WIN_GET_INFO);
        let done = call(win, info_used.pass());
        info_used.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_lock(
    lock_type: c_int,
    rank: c_int,
    assert: c_int,
    win: Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let lock_type_given = lock_type;
        let rank_given = rank;
        let assert_given = assert;
        let win_given = win;
        let lock_type = int_in(LOCK_TYPES, lock_type);
        let rank = int_in(PROCS, rank);
        let assert = bits_in(ASSERTIONS, assert);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(c_int, c_int, c_int, usize) -> c_int = below(at::WIN_LOCK);
        let done = call(lock_type, rank, assert, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_lock_all(assert: c_int, win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let assert_given = assert;
        let win_given = win;
        let assert = bits_in(ASSERTIONS, assert);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(c_int, usize) -> c_int = below(at::WIN_LOCK_ALL);
        let done = call(assert, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_post(group: Hand, assert: c_int, win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let assert_given = assert;
        let win_given = win;
        let group = handle_in(&GROUP, group);
        let assert = bits_in(ASSERTIONS, assert);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(usize, c_int, usize) -> c_int = below(at::WIN_POST);
        let done = call(group, assert, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_info(win: Hand, info: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let info_given = info;
        let win = handle_in(&WIN, win);
        let info = handle_in(&INFO, info);
        let call: unsafe extern "C" fn(usize, usize) -> c_int = below(at::WIN_SET_INFO);
        let done = call(win, info);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_shared_query(
    win: Hand,
    rank: c_int,
    size: *mut i64,
    disp_unit: *mut c_int,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let rank_given = rank;
        let size_given = size;
        let disp_unit_given = disp_unit;
        let baseptr_given = baseptr;
        let win = handle_in(&WIN, win);
        let rank = int_in(PROCS, rank);

        let call: unsafe extern "C" fn(usize, c_int, *mut i64, *mut c_int, *mut c_void) -> c_int =
            below(at::WIN_SHARED_QUERY);
        let done = call(win, rank, size, disp_unit, baseptr);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_shared_query_c(
    win: Hand,
    rank: c_int,
    size: *mut i64,
    disp_unit: *mut i64,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let rank_given = rank;
        let size_given = size;
        let disp_unit_given = disp_unit;
        let baseptr_given = baseptr;
        let win = handle_in(&WIN, win);
        let rank = int_in(PROCS, rank);

        let call: unsafe extern "C" fn(usize, c_int, *mut i64, *mut i64, *mut c_void) -> c_int =
            below(at::WIN_SHARED_QUERY_C);
        let done = call(win, rank, size, disp_unit, baseptr);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_start(group: Hand, assert: c_int, win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let group_given = group;
        let assert_given = assert;
        let win_given = win;
        let group = handle_in(&GROUP, group);
        let assert = bits_in(ASSERTIONS, assert);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(usize, c_int, usize) -> c_int = below(at::WIN_START);
        let done = call(group, assert, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_sync(win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::WIN_SYNC);
        let done = call(win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_test(win: Hand, flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let flag_given = flag;
        let win = handle_in(&WIN, win);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::WIN_TEST);
        let done = call(win, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_unlock(rank: c_int, win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let rank_given = rank;
        let win_given = win;
        let rank = int_in(PROCS, rank);
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(c_int, usize) -> c_int = below(at::WIN_UNLOCK);
        let done = call(rank, win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_unlock_all(win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::WIN_UNLOCK_ALL);
        let done = call(win);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_wait(win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::WIN_WAIT);
        let done = call(win);
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPI_Accumulate",
    ".set MPI_Accumulate, PMPI_Accumulate",
    ".weak MPI_Accumulate_c",
    ".set MPI_Accumulate_c, PMPI_Accumulate_c",
    ".weak MPI_Compare_and_swap",
    ".set MPI_Compare_and_swap, PMPI_Compare_and_swap",
    ".weak MPI_Fetch_and_op",
    ".set MPI_Fetch_and_op, PMPI_Fetch_and_op",
    ".weak MPI_Get",
    ".set MPI_Get, PMPI_Get",
    ".weak MPI_Get_c",
    ".set MPI_Get_c, PMPI_Get_c",
    ".weak MPI_Get_accumulate",
    ".set MPI_Get_accumulate, PMPI_Get_accumulate",
    ".weak MPI_Get_accumulate_c",
    ".set MPI_Get_accumulate_c, PMPI_Get_accumulate_c",
    ".weak MPI_Put",
    ".set MPI_Put, PMPI_Put",
    ".weak MPI_Put_c",
    ".set MPI_Put_c, PMPI_Put_c",
    ".weak MPI_Raccumulate",
    ".set MPI_Raccumulate, PMPI_Raccumulate",
    ".weak MPI_Raccumulate_c",
    ".set MPI_Raccumulate_c, PMPI_Raccumulate_c",
    ".weak MPI_Rget",
    ".set MPI_Rget, PMPI_Rget",
    ".weak MPI_Rget_c",
    ".set MPI_Rget_c, PMPI_Rget_c",
    ".weak MPI_Rget_accumulate",
    ".set MPI_Rget_accumulate, PMPI_Rget_accumulate",
    ".weak MPI_Rget_accumulate_c",
    ".set MPI_Rget_accumulate_c, PMPI_Rget_accumulate_c",
    ".weak MPI_Rput",
    ".set MPI_Rput, PMPI_Rput",
    ".weak MPI_Rput_c",
    ".set MPI_Rput_c, PMPI_Rput_c",
    ".weak MPI_Win_allocate",
    ".set MPI_Win_allocate, PMPI_Win_allocate",
    ".weak MPI_Win_allocate_c",
    ".set MPI_Win_allocate_c, PMPI_Win_allocate_c",
    ".weak MPI_Win_allocate_shared",
    ".set MPI_Win_allocate_shared, PMPI_Win_allocate_shared",
    ".weak MPI_Win_allocate_shared_c",
    ".set MPI_Win_allocate_shared_c, PMPI_Win_allocate_shared_c",
    ".weak MPI_Win_attach",
    ".set MPI_Win_attach, PMPI_Win_attach",
    ".weak MPI_Win_complete",
    ".set MPI_Win_complete, PMPI_Win_complete",
    ".weak MPI_Win_create",
    ".set MPI_Win_create, PMPI_Win_create",
    ".weak MPI_Win_create_c",
    ".set MPI_Win_create_c, PMPI_Win_create_c",
    ".weak MPI_Win_create_dynamic",
    ".set MPI_Win_create_dynamic, PMPI_Win_create_dynamic",
    ".weak MPI_Win_detach",
    ".set MPI_Win_detach, PMPI_Win_detach",
    ".weak MPI_Win_fence",
    ".set MPI_Win_fence, PMPI_Win_fence",
    ".weak MPI_Win_flush",
    ".set MPI_Win_flush, PMPI_Win_flush",
    ".weak MPI_Win_flush_all",
    ".set MPI_Win_flush_all, PMPI_Win_flush_all",
    ".weak MPI_Win_flush_local",
    ".set MPI_Win_flush_local, PMPI_Win_flush_local",
    ".weak MPI_Win_flush_local_all",
    ".set MPI_Win_flush_local_all, PMPI_Win_flush_local_all",
    ".weak MPI_Win_free",
    ".set MPI_Win_free, PMPI_Win_free",
    ".weak MPI_Win_get_group",
    ".set MPI_Win_get_group, PMPI_Win_get_group",
    ".weak MPI_Win_get_info",
    ".set MPI_Win_get_info, PMPI_Win_get_info",
    ".weak MPI_Win_lock",
    ".set MPI_Win_lock, PMPI_Win_lock",
    ".weak MPI_Win_lock_all",
    ".set MPI_Win_lock_all, PMPI_Win_lock_all",
    ".weak MPI_Win_post",
    ".set MPI_Win_post, PMPI_Win_post",
    ".weak MPI_Win_set_info",
    ".set MPI_Win_set_info, PMPI_Win_set_info",
    ".weak MPI_Win_shared_query",
    ".set MPI_Win_shared_query, PMPI_Win_shared_query",
    ".weak MPI_Win_shared_query_c",
    ".set MPI_Win_shared_query_c, PMPI_Win_shared_query_c",
    ".weak MPI_Win_start",
    ".set MPI_Win_start, PMPI_Win_start",
    ".weak MPI_Win_sync",
    ".set MPI_Win_sync, PMPI_Win_sync",
    ".weak MPI_Win_test",
    ".set MPI_Win_test, PMPI_Win_test",
    ".weak MPI_Win_unlock",
    ".set MPI_Win_unlock, PMPI_Win_unlock",
    ".weak MPI_Win_unlock_all",
    ".set MPI_Win_unlock_all, PMPI_Win_unlock_all",
    ".weak MPI_Win_wait",
    ".set MPI_Win_wait, PMPI_Win_wait",
);
