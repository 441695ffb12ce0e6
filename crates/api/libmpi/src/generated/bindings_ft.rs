// Made by `cargo x codegen`; do not edit.
//! User-level failure mitigation (MPI-5.0 chapter ULFM).
#![allow(unused_imports, clippy::too_many_arguments)]

use super::prelude::*;

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_ack_failed(
    comm: MPI_Comm,
    num_to_ack: c_int,
    num_acked: *mut c_int,
) -> c_int {
    let call = Call::enter(ids::COMM_ACK_FAILED);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(num_acked, "num_acked")?;
        unsafe { crate::chapters::ft::comm_ack_failed(comm, num_to_ack, num_acked) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => {
            call.fail(Blame::Comm(comm), &[comm.word(), num_to_ack.word(), num_acked.word()], e)
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_agree(comm: MPI_Comm, flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::COMM_AGREE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::ft::comm_agree(comm, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_agree_failed(
    comm: MPI_Comm,
    failedgrp: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::COMM_AGREE_FAILED);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(failedgrp, "failedgrp")?;
        unsafe { crate::chapters::ft::comm_agree_failed(comm, failedgrp) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), failedgrp.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_failure_ack(comm: MPI_Comm) -> c_int {
    let call = Call::enter(ids::COMM_FAILURE_ACK);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        crate::chapters::ft::comm_failure_ack(comm)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_failure_get_acked(
    comm: MPI_Comm,
    failedgrp: *mut MPI_Group,
) -> c_int {
    let call = Call::enter(ids::COMM_FAILURE_GET_ACKED);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(failedgrp, "failedgrp")?;
        unsafe { crate::chapters::ft::comm_failure_get_acked(comm, failedgrp) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), failedgrp.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_get_failed(comm: MPI_Comm, failedgrp: *mut MPI_Group) -> c_int {
    let call = Call::enter(ids::COMM_GET_FAILED);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(failedgrp, "failedgrp")?;
        unsafe { crate::chapters::ft::comm_get_failed(comm, failedgrp) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), failedgrp.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_iagree(
    comm: MPI_Comm,
    flag: *mut c_int,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::COMM_IAGREE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(flag, "flag")?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::ft::comm_iagree(comm, flag, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), flag.word(), request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_is_revoked(comm: MPI_Comm, flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::COMM_IS_REVOKED);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::ft::comm_is_revoked(comm, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_ishrink(
    comm: MPI_Comm,
    newcomm: *mut MPI_Comm,
    request: *mut MPI_Request,
) -> c_int {
    let call = Call::enter(ids::COMM_ISHRINK);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(newcomm, "newcomm")?;
        checks::out(request, "request")?;
        unsafe { crate::chapters::ft::comm_ishrink(comm, newcomm, request) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), newcomm.word(), request.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_revoke(comm: MPI_Comm) -> c_int {
    let call = Call::enter(ids::COMM_REVOKE);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        crate::chapters::ft::comm_revoke(comm)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Comm_shrink(comm: MPI_Comm, newcomm: *mut MPI_Comm) -> c_int {
    let call = Call::enter(ids::COMM_SHRINK);
    let done = (|| -> Result<()> {
        call.running()?;
        let comm = checks::comm(comm)?;
        checks::out(newcomm, "newcomm")?;
        unsafe { crate::chapters::ft::comm_shrink(comm, newcomm) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Comm(comm), &[comm.word(), newcomm.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_File_get_failed(fh: MPI_File, failedgrp: *mut MPI_Group) -> c_int {
    let call = Call::enter(ids::FILE_GET_FAILED);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(failedgrp, "failedgrp")?;
        unsafe { crate::chapters::ft::file_get_failed(fh, failedgrp) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), failedgrp.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_File_is_revoked(fh: MPI_File, flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::FILE_IS_REVOKED);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::ft::file_is_revoked(fh, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_File_revoke(fh: MPI_File) -> c_int {
    let call = Call::enter(ids::FILE_REVOKE);
    let done = (|| -> Result<()> {
        call.running()?;
        crate::chapters::ft::file_revoke(fh)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::File(fh), &[fh.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Win_get_failed(win: MPI_Win, failedgrp: *mut MPI_Group) -> c_int {
    let call = Call::enter(ids::WIN_GET_FAILED);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(failedgrp, "failedgrp")?;
        unsafe { crate::chapters::ft::win_get_failed(win, failedgrp) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), failedgrp.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Win_is_revoked(win: MPI_Win, flag: *mut c_int) -> c_int {
    let call = Call::enter(ids::WIN_IS_REVOKED);
    let done = (|| -> Result<()> {
        call.running()?;
        checks::out(flag, "flag")?;
        unsafe { crate::chapters::ft::win_is_revoked(win, flag) }
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word(), flag.word()], e),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPIX_Win_revoke(win: MPI_Win) -> c_int {
    let call = Call::enter(ids::WIN_REVOKE);
    let done = (|| -> Result<()> {
        call.running()?;
        crate::chapters::ft::win_revoke(win)
    })();
    match done {
        Ok(()) => call.done(),
        Err(e) => call.fail(Blame::Win(win), &[win.word()], e),
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
