// Made by `cargo x codegen`; do not edit.
//! MPI-5.0 chapter ULFM: User-level failure mitigation.
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, missing_docs)]
#![allow(clippy::let_and_return, clippy::needless_late_init)]

use std::ptr::{null, null_mut};

use super::at;
use crate::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_ack_failed(
    comm: Hand,
    num_to_ack: c_int,
    num_acked: *mut c_int,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let num_to_ack_given = num_to_ack;
        let num_acked_given = num_acked;
        let comm = handle_in(&COMM, comm);
        let num_to_ack = int_in(PROCS, num_to_ack);

        let call: unsafe extern "C" fn(usize, c_int, *mut c_int) -> c_int =
            below(at::COMM_ACK_FAILED);
        let done = call(comm, num_to_ack, num_acked);
        int_out(PROCS, num_acked_given, 1);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_agree(comm: Hand, flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let flag_given = flag;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::COMM_AGREE);
        let done = call(comm, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_agree_failed(comm: Hand, failedgrp: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let failedgrp_given = failedgrp;
        let comm = handle_in(&COMM, comm);
        let mut failedgrp = OneHandle::new(&GROUP, failedgrp, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::COMM_AGREE_FAILED);
        let done = call(comm, failedgrp.pass());
        failedgrp.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_failure_ack(comm: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::COMM_FAILURE_ACK);
        let done = call(comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_failure_get_acked(comm: Hand, failedgrp: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let failedgrp_given = failedgrp;
        let comm = handle_in(&COMM, comm);
        let mut failedgrp = OneHandle::new(&GROUP, failedgrp, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int =
            below(at::COMM_FAILURE_GET_ACKED);
        let done = call(comm, failedgrp.pass());
        failedgrp.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_get_failed(comm: Hand, failedgrp: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let failedgrp_given = failedgrp;
        let comm = handle_in(&COMM, comm);
        let mut failedgrp = OneHandle::new(&GROUP, failedgrp, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::COMM_GET_FAILED);
        let done = call(comm, failedgrp.pass());
        failedgrp.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_iagree(
    comm: Hand,
    flag: *mut c_int,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let flag_given = flag;
        let request_given = request;
        let comm = handle_in(&COMM, comm);

        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut c_int, *mut usize) -> c_int =
            below(at::COMM_IAGREE);
        let done = call(comm, flag, request.pass());
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_is_revoked(comm: Hand, flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let flag_given = flag;
        let comm = handle_in(&COMM, comm);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::COMM_IS_REVOKED);
        let done = call(comm, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_ishrink(
    comm: Hand,
    newcomm: *mut Hand,
    request: *mut Hand,
) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let newcomm_given = newcomm;
        let request_given = request;
        let comm = handle_in(&COMM, comm);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let mut request = OneHandle::new(&REQUEST, request, false);
        let call: unsafe extern "C" fn(usize, *mut usize, *mut usize) -> c_int =
            below(at::COMM_ISHRINK);
        let done = call(comm, newcomm.pass(), request.pass());
        newcomm.done();
        request.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_revoke(comm: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let comm = handle_in(&COMM, comm);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::COMM_REVOKE);
        let done = call(comm);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_shrink(comm: Hand, newcomm: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let comm_given = comm;
        let newcomm_given = newcomm;
        let comm = handle_in(&COMM, comm);
        let mut newcomm = OneHandle::new(&COMM, newcomm, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::COMM_SHRINK);
        let done = call(comm, newcomm.pass());
        newcomm.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_File_get_failed(fh: usize, failedgrp: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let failedgrp_given = failedgrp;
        let fh = handle_in(&Files, fh);
        let mut failedgrp = OneHandle::new(&GROUP, failedgrp, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::FILE_GET_FAILED);
        let done = call(fh, failedgrp.pass());
        failedgrp.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_File_is_revoked(fh: usize, flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let flag_given = flag;
        let fh = handle_in(&Files, fh);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::FILE_IS_REVOKED);
        let done = call(fh, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_File_revoke(fh: usize) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let fh_given = fh;
        let fh = handle_in(&Files, fh);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::FILE_REVOKE);
        let done = call(fh);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Win_get_failed(win: Hand, failedgrp: *mut Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let failedgrp_given = failedgrp;
        let win = handle_in(&WIN, win);
        let mut failedgrp = OneHandle::new(&GROUP, failedgrp, false);
        let call: unsafe extern "C" fn(usize, *mut usize) -> c_int = below(at::WIN_GET_FAILED);
        let done = call(win, failedgrp.pass());
        failedgrp.done();
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Win_is_revoked(win: Hand, flag: *mut c_int) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let flag_given = flag;
        let win = handle_in(&WIN, win);

        let call: unsafe extern "C" fn(usize, *mut c_int) -> c_int = below(at::WIN_IS_REVOKED);
        let done = call(win, flag);
        code_out(done)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Win_revoke(win: Hand) -> c_int {
    // SAFETY: the function of this name below, whose arguments these are; what pointers
    // lead to is as long as the caller of the MPI function promises.
    unsafe {
        let win_given = win;
        let win = handle_in(&WIN, win);
        let call: unsafe extern "C" fn(usize) -> c_int = below(at::WIN_REVOKE);
        let done = call(win);
        code_out(done)
    }
}

std::arch::global_asm!(
    ".weak MPIX_Comm_ack_failed",
    ".set MPIX_Comm_ack_failed, PMPIX_Comm_ack_failed",
    ".weak MPIX_Comm_agree",
    ".set MPIX_Comm_agree, PMPIX_Comm_agree",
    ".weak MPIX_Comm_agree_failed",
    ".set MPIX_Comm_agree_failed, PMPIX_Comm_agree_failed",
    ".weak MPIX_Comm_failure_ack",
    ".set MPIX_Comm_failure_ack, PMPIX_Comm_failure_ack",
    ".weak MPIX_Comm_failure_get_acked",
    ".set MPIX_Comm_failure_get_acked, PMPIX_Comm_failure_get_acked",
    ".weak MPIX_Comm_get_failed",
    ".set MPIX_Comm_get_failed, PMPIX_Comm_get_failed",
    ".weak MPIX_Comm_iagree",
    ".set MPIX_Comm_iagree, PMPIX_Comm_iagree",
    ".weak MPIX_Comm_is_revoked",
    ".set MPIX_Comm_is_revoked, PMPIX_Comm_is_revoked",
    ".weak MPIX_Comm_ishrink",
    ".set MPIX_Comm_ishrink, PMPIX_Comm_ishrink",
    ".weak MPIX_Comm_revoke",
    ".set MPIX_Comm_revoke, PMPIX_Comm_revoke",
    ".weak MPIX_Comm_shrink",
    ".set MPIX_Comm_shrink, PMPIX_Comm_shrink",
    ".weak MPIX_File_get_failed",
    ".set MPIX_File_get_failed, PMPIX_File_get_failed",
    ".weak MPIX_File_is_revoked",
    ".set MPIX_File_is_revoked, PMPIX_File_is_revoked",
    ".weak MPIX_File_revoke",
    ".set MPIX_File_revoke, PMPIX_File_revoke",
    ".weak MPIX_Win_get_failed",
    ".set MPIX_Win_get_failed, PMPIX_Win_get_failed",
    ".weak MPIX_Win_is_revoked",
    ".set MPIX_Win_is_revoked, PMPIX_Win_is_revoked",
    ".weak MPIX_Win_revoke",
    ".set MPIX_Win_revoke, PMPIX_Win_revoke",
);
