// Made by `cargo x codegen`; do not edit.
//! One-sided communication (MPI-5.0 chapter 12).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::ACCUMULATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed(origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed(target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        let op = checks::op(op)?;
        unsafe {
            crate::chapters::rma::ops::accumulate(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                op,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                op.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Accumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::ACCUMULATE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed(origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed(target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        let op = checks::op(op)?;
        unsafe {
            crate::chapters::rma::ops::accumulate(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                op,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                op.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Compare_and_swap(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::COMPARE_AND_SWAP);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::committed(datatype)?;
        unsafe {
            crate::chapters::rma::ops::compare_and_swap(
                origin_addr,
                compare_addr,
                result_addr,
                datatype,
                target_rank,
                target_disp,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                compare_addr.word(),
                result_addr.word(),
                datatype.word(),
                target_rank.word(),
                target_disp.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Fetch_and_op(
    origin_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::FETCH_AND_OP);
    let done = (|| -> Result<()> {
        call.running()?;
        let datatype = checks::committed(datatype)?;
        let op = checks::op(op)?;
        unsafe {
            crate::chapters::rma::ops::fetch_and_op(
                origin_addr,
                result_addr,
                datatype,
                target_rank,
                target_disp,
                op,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                result_addr.word(),
                datatype.word(),
                target_rank.word(),
                target_disp.word(),
                op.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::GET);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_for(origin_count, origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed_for(target_count, target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        unsafe {
            crate::chapters::rma::ops::get(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_c(
    origin_addr: *mut c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::GET_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_for(origin_count, origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed_for(target_count, target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        unsafe {
            crate::chapters::rma::ops::get(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::GET_ACCUMULATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count_if(op != MPI_NO_OP, origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_if(op != MPI_NO_OP, origin_count, origin_datatype)?;
        let result_count = checks::count(result_count as i64, "result_count")?;
        let result_datatype = checks::committed(result_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed(target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        checks::moved(result_addr, result_count, result_datatype, "result_addr", target_rank)?;
        checks::fits(result_count, result_datatype)?;
        let op = checks::op(op)?;
        unsafe {
            crate::chapters::rma::ops::get_accumulate(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                result_addr,
                result_count as i64,
                result_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                op,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                result_addr.word(),
                result_count.word(),
                result_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                op.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_accumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: MPI_Count,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::GET_ACCUMULATE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count_if(op != MPI_NO_OP, origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_if(op != MPI_NO_OP, origin_count, origin_datatype)?;
        let result_count = checks::count(result_count as i64, "result_count")?;
        let result_datatype = checks::committed(result_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed(target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        checks::moved(result_addr, result_count, result_datatype, "result_addr", target_rank)?;
        checks::fits(result_count, result_datatype)?;
        let op = checks::op(op)?;
        unsafe {
            crate::chapters::rma::ops::get_accumulate(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                result_addr,
                result_count as i64,
                result_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                op,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                result_addr.word(),
                result_count.word(),
                result_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                op.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Put(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::PUT);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_for(origin_count, origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed_for(target_count, target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        unsafe {
            crate::chapters::rma::ops::put(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Put_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::PUT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_for(origin_count, origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed_for(target_count, target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        unsafe {
            crate::chapters::rma::ops::put(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                win.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Raccumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RACCUMULATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed(origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed(target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        let op = checks::op(op)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::rma::ops::raccumulate(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                op,
                win,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                op.word(),
                win.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Raccumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RACCUMULATE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed(origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed(target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        let op = checks::op(op)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::rma::ops::raccumulate(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                op,
                win,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                op.word(),
                win.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RGET);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_for(origin_count, origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed_for(target_count, target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::rma::ops::rget(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                win,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                win.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_c(
    origin_addr: *mut c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RGET_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_for(origin_count, origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed_for(target_count, target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::rma::ops::rget(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                win,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                win.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RGET_ACCUMULATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count_if(op != MPI_NO_OP, origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_if(op != MPI_NO_OP, origin_count, origin_datatype)?;
        let result_count = checks::count(result_count as i64, "result_count")?;
        let result_datatype = checks::committed(result_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed(target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        checks::moved(result_addr, result_count, result_datatype, "result_addr", target_rank)?;
        checks::fits(result_count, result_datatype)?;
        let op = checks::op(op)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::rma::ops::rget_accumulate(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                result_addr,
                result_count as i64,
                result_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                op,
                win,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                result_addr.word(),
                result_count.word(),
                result_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                op.word(),
                win.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_accumulate_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    result_addr: *mut c_void,
    result_count: MPI_Count,
    result_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    op: MPI_Op,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RGET_ACCUMULATE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count_if(op != MPI_NO_OP, origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_if(op != MPI_NO_OP, origin_count, origin_datatype)?;
        let result_count = checks::count(result_count as i64, "result_count")?;
        let result_datatype = checks::committed(result_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed(target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        checks::moved(result_addr, result_count, result_datatype, "result_addr", target_rank)?;
        checks::fits(result_count, result_datatype)?;
        let op = checks::op(op)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::rma::ops::rget_accumulate(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                result_addr,
                result_count as i64,
                result_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                op,
                win,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                result_addr.word(),
                result_count.word(),
                result_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                op.word(),
                win.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rput(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: c_int,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RPUT);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_for(origin_count, origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed_for(target_count, target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::rma::ops::rput(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                win,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                win.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rput_c(
    origin_addr: *const c_void,
    origin_count: MPI_Count,
    origin_datatype: MPI_Datatype,
    target_rank: c_int,
    target_disp: MPI_Aint,
    target_count: MPI_Count,
    target_datatype: MPI_Datatype,
    win: MPI_Win,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::RPUT_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let origin_count = checks::count(origin_count as i64, "origin_count")?;
        let origin_datatype = checks::committed_for(origin_count, origin_datatype)?;
        let target_count = checks::count(target_count as i64, "target_count")?;
        let target_datatype = checks::committed_for(target_count, target_datatype)?;
        checks::moved(origin_addr, origin_count, origin_datatype, "origin_addr", target_rank)?;
        checks::fits(origin_count, origin_datatype)?;
        checks::out(request, "request")?;
        unsafe {
            crate::chapters::rma::ops::rput(
                origin_addr,
                origin_count as i64,
                origin_datatype,
                target_rank,
                target_disp,
                target_count as i64,
                target_datatype,
                win,
                request,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[
                origin_addr.word(),
                origin_count.word(),
                origin_datatype.word(),
                target_rank.word(),
                target_disp.word(),
                target_count.word(),
                target_datatype.word(),
                win.word(),
                request.word(),
            ],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate(
    size: MPI_Aint,
    disp_unit: c_int,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    let call = Call::enter(ids::WIN_ALLOCATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        let comm = checks::comm(comm)?;
        checks::out(win, "win")?;
        unsafe {
            crate::chapters::rma::win_allocate(size, disp_unit as i64, info, comm, baseptr, win)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[size.word(), disp_unit.word(), info.word(), comm.word(), baseptr.word(), win.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_c(
    size: MPI_Aint,
    disp_unit: MPI_Aint,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    let call = Call::enter(ids::WIN_ALLOCATE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        let comm = checks::comm(comm)?;
        checks::out(win, "win")?;
        unsafe {
            crate::chapters::rma::win_allocate(size, disp_unit as i64, info, comm, baseptr, win)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[size.word(), disp_unit.word(), info.word(), comm.word(), baseptr.word(), win.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_shared(
    size: MPI_Aint,
    disp_unit: c_int,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    let call = Call::enter(ids::WIN_ALLOCATE_SHARED);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        let comm = checks::comm(comm)?;
        checks::out(win, "win")?;
        unsafe {
            crate::chapters::rma::win_allocate_shared(
                size,
                disp_unit as i64,
                info,
                comm,
                baseptr,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[size.word(), disp_unit.word(), info.word(), comm.word(), baseptr.word(), win.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_shared_c(
    size: MPI_Aint,
    disp_unit: MPI_Aint,
    info: MPI_Info,
    comm: MPI_Comm,
    baseptr: *mut c_void,
    win: *mut MPI_Win,
) -> c_int {
    let call = Call::enter(ids::WIN_ALLOCATE_SHARED_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        let comm = checks::comm(comm)?;
        checks::out(win, "win")?;
        unsafe {
            crate::chapters::rma::win_allocate_shared(
                size,
                disp_unit as i64,
                info,
                comm,
                baseptr,
                win,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[size.word(), disp_unit.word(), info.word(), comm.word(), baseptr.word(), win.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_attach(win: MPI_Win, base: *mut c_void, size: MPI_Aint) -> c_int {
    let call = Call::enter(ids::WIN_ATTACH);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::win_attach(win, base, size) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), base.word(), size.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_complete(win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_COMPLETE);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_complete(win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create(
    base: *mut c_void,
    size: MPI_Aint,
    disp_unit: c_int,
    info: MPI_Info,
    comm: MPI_Comm,
    win: *mut MPI_Win,
) -> c_int {
    let call = Call::enter(ids::WIN_CREATE);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        let comm = checks::comm(comm)?;
        checks::out(win, "win")?;
        unsafe { crate::chapters::rma::win_create(base, size, disp_unit as i64, info, comm, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[base.word(), size.word(), disp_unit.word(), info.word(), comm.word(), win.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_c(
    base: *mut c_void,
    size: MPI_Aint,
    disp_unit: MPI_Aint,
    info: MPI_Info,
    comm: MPI_Comm,
    win: *mut MPI_Win,
) -> c_int {
    let call = Call::enter(ids::WIN_CREATE_C);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        let comm = checks::comm(comm)?;
        checks::out(win, "win")?;
        unsafe { crate::chapters::rma::win_create(base, size, disp_unit as i64, info, comm, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Comm(comm),
            &[base.word(), size.word(), disp_unit.word(), info.word(), comm.word(), win.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_dynamic(
    info: MPI_Info,
    comm: MPI_Comm,
    win: *mut MPI_Win,
) -> c_int {
    let call = Call::enter(ids::WIN_CREATE_DYNAMIC);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        let comm = checks::comm(comm)?;
        checks::out(win, "win")?;
        unsafe { crate::chapters::rma::win_create_dynamic(info, comm, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[info.word(), comm.word(), win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_detach(win: MPI_Win, base: *const c_void) -> c_int {
    let call = Call::enter(ids::WIN_DETACH);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::win_detach(win, base) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), base.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_fence(assert: c_int, win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_FENCE);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_fence(assert, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[assert.word(), win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush(rank: c_int, win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_FLUSH);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_flush(rank, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[rank.word(), win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_all(win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_FLUSH_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_flush_all(win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_local(rank: c_int, win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_FLUSH_LOCAL);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_flush_local(rank, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[rank.word(), win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_local_all(win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_FLUSH_LOCAL_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_flush_local_all(win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_free(win: *mut MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_FREE);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(win, "win")?;
        unsafe { crate::chapters::rma::win_free(win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(peek(win)), &[win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_group(win: MPI_Win, group: *mut MPI_Group) -> c_int {
    let call = Call::enter(ids::WIN_GET_GROUP);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(group, "group")?;
        unsafe { crate::chapters::rma::win_get_group(win, group) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), group.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_info(win: MPI_Win, info_used: *mut MPI_Info) -> c_int {
    let call = Call::enter(ids::WIN_GET_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(info_used, "info_used")?;
        unsafe { crate::chapters::rma::win_get_info(win, info_used) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), info_used.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_lock(
    lock_type: c_int,
    rank: c_int,
    assert: c_int,
    win: MPI_Win,
) -> c_int {
    let call = Call::enter(ids::WIN_LOCK);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_lock(lock_type, rank, assert, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[lock_type.word(), rank.word(), assert.word(), win.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_lock_all(assert: c_int, win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_LOCK_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_lock_all(assert, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[assert.word(), win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_post(group: MPI_Group, assert: c_int, win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_POST);
    let done = (|| -> Result<()> {
        call.running()?;
        let group = checks::group(group)?;
        unsafe { crate::chapters::rma::epochs::win_post(group, assert, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[group.word(), assert.word(), win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_info(win: MPI_Win, info: MPI_Info) -> c_int {
    let call = Call::enter(ids::WIN_SET_INFO);
    let done = (|| -> Result<()> {
        call.running()?;
        let info = checks::info(info)?;
        unsafe { crate::chapters::rma::win_set_info(win, info) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), info.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_shared_query(
    win: MPI_Win,
    rank: c_int,
    size: *mut MPI_Aint,
    disp_unit: *mut c_int,
    baseptr: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::WIN_SHARED_QUERY);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(size, "size")?;
        checks::out(disp_unit, "disp_unit")?;
        unsafe {
            crate::chapters::rma::win_shared_query(win, rank, size, IntOut::I32(disp_unit), baseptr)
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[win.word(), rank.word(), size.word(), disp_unit.word(), baseptr.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_shared_query_c(
    win: MPI_Win,
    rank: c_int,
    size: *mut MPI_Aint,
    disp_unit: *mut MPI_Aint,
    baseptr: *mut c_void,
) -> c_int {
    let call = Call::enter(ids::WIN_SHARED_QUERY_C);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(size, "size")?;
        checks::out(disp_unit, "disp_unit")?;
        unsafe {
            crate::chapters::rma::win_shared_query(
                win,
                rank,
                size,
                IntOut::I64(disp_unit.cast::<i64>()),
                baseptr,
            )
        }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(
            Blame::Win(win),
            &[win.word(), rank.word(), size.word(), disp_unit.word(), baseptr.word()],
            e,
        ),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_start(group: MPI_Group, assert: c_int, win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_START);
    let done = (|| -> Result<()> {
        call.running()?;
        let group = checks::group(group)?;
        unsafe { crate::chapters::rma::epochs::win_start(group, assert, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[group.word(), assert.word(), win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_sync(win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_SYNC);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_sync(win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_test(win: MPI_Win, flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::WIN_TEST);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::rma::epochs::win_test(win, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_unlock(rank: c_int, win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_UNLOCK);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_unlock(rank, win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[rank.word(), win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_unlock_all(win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_UNLOCK_ALL);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_unlock_all(win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_wait(win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_WAIT);
    let done = (|| -> Result<()> {
        call.running()?;
        unsafe { crate::chapters::rma::epochs::win_wait(win) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word()], e),
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
