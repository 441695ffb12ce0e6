// Made by `cargo x codegen`; do not edit.
//! User-level failure mitigation (MPI-5.0 chapter ULFM).
#![allow(non_snake_case, unused_imports, unused_mut, unused_variables)]
#![allow(clippy::too_many_arguments, clippy::missing_safety_doc, clippy::let_and_return)]
#![allow(clippy::useless_conversion)]

use std::ptr::null_mut;

use crate::prelude::*;

#[inline(always)]
unsafe fn call_comm_ack_failed(
    c: unsafe extern "C" fn(Handle, c_int, *mut c_int) -> c_int,
    comm: *const c_int,
    num_to_ack: *const c_int,
    num_acked: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), *num_to_ack, num_acked);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_ack_failed_(
    comm: *const c_int,
    num_to_ack: *const c_int,
    num_acked: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_ack_failed(sys::MPIX_Comm_ack_failed, comm, num_to_ack, num_acked, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_ack_failed_(
    comm: *const c_int,
    num_to_ack: *const c_int,
    num_acked: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_ack_failed(sys::PMPIX_Comm_ack_failed, comm, num_to_ack, num_acked, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_agree(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    comm: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm), flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_agree_(
    comm: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_agree(sys::MPIX_Comm_agree, comm, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_agree_(
    comm: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_agree(sys::PMPIX_Comm_agree, comm, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_agree_failed(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_failedgrp: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_failedgrp);
        handles::put(failedgrp, c_failedgrp);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_agree_failed_(
    comm: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_agree_failed(sys::MPIX_Comm_agree_failed, comm, failedgrp, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_agree_failed_(
    comm: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_agree_failed(sys::PMPIX_Comm_agree_failed, comm, failedgrp, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_failure_ack(
    c: unsafe extern "C" fn(Handle) -> c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_failure_ack_(comm: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_failure_ack(sys::MPIX_Comm_failure_ack, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_failure_ack_(comm: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_failure_ack(sys::PMPIX_Comm_failure_ack, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_failure_get_acked(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_failedgrp: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_failedgrp);
        handles::put(failedgrp, c_failedgrp);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_failure_get_acked_(
    comm: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_failure_get_acked(sys::MPIX_Comm_failure_get_acked, comm, failedgrp, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_failure_get_acked_(
    comm: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_failure_get_acked(sys::PMPIX_Comm_failure_get_acked, comm, failedgrp, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_get_failed(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_failedgrp: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_failedgrp);
        handles::put(failedgrp, c_failedgrp);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_get_failed_(
    comm: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_failed(sys::MPIX_Comm_get_failed, comm, failedgrp, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_get_failed_(
    comm: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_get_failed(sys::PMPIX_Comm_get_failed, comm, failedgrp, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_iagree(
    c: unsafe extern "C" fn(Handle, *mut c_int, *mut Handle) -> c_int,
    comm: *const c_int,
    flag: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_request: Handle = null_mut();
        let code = c(handles::comm(*comm), flag, &mut c_request);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_iagree_(
    comm: *const c_int,
    flag: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_iagree(sys::MPIX_Comm_iagree, comm, flag, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_iagree_(
    comm: *const c_int,
    flag: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_iagree(sys::PMPIX_Comm_iagree, comm, flag, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_is_revoked(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    comm: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(handles::comm(*comm), &mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_is_revoked_(
    comm: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_is_revoked(sys::MPIX_Comm_is_revoked, comm, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_is_revoked_(
    comm: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_is_revoked(sys::PMPIX_Comm_is_revoked, comm, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_ishrink(
    c: unsafe extern "C" fn(Handle, *mut Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let mut c_request: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_newcomm, &mut c_request);
        handles::put(newcomm, c_newcomm);
        handles::put(request, c_request);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_ishrink_(
    comm: *const c_int,
    newcomm: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_ishrink(sys::MPIX_Comm_ishrink, comm, newcomm, request, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_ishrink_(
    comm: *const c_int,
    newcomm: *mut c_int,
    request: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_ishrink(sys::PMPIX_Comm_ishrink, comm, newcomm, request, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_revoke(
    c: unsafe extern "C" fn(Handle) -> c_int,
    comm: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::comm(*comm));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_revoke_(comm: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_revoke(sys::MPIX_Comm_revoke, comm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_revoke_(comm: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_revoke(sys::PMPIX_Comm_revoke, comm, ierror);
    }
}

#[inline(always)]
unsafe fn call_comm_shrink(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_newcomm: Handle = null_mut();
        let code = c(handles::comm(*comm), &mut c_newcomm);
        handles::put(newcomm, c_newcomm);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_comm_shrink_(
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_shrink(sys::MPIX_Comm_shrink, comm, newcomm, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_comm_shrink_(
    comm: *const c_int,
    newcomm: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_comm_shrink(sys::PMPIX_Comm_shrink, comm, newcomm, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_get_failed(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    fh: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_failedgrp: Handle = null_mut();
        let code = c(handles::file(*fh), &mut c_failedgrp);
        handles::put(failedgrp, c_failedgrp);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_file_get_failed_(
    fh: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_failed(sys::MPIX_File_get_failed, fh, failedgrp, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_file_get_failed_(
    fh: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_get_failed(sys::PMPIX_File_get_failed, fh, failedgrp, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_is_revoked(
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
pub unsafe extern "C" fn mpix_file_is_revoked_(
    fh: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_is_revoked(sys::MPIX_File_is_revoked, fh, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_file_is_revoked_(
    fh: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_is_revoked(sys::PMPIX_File_is_revoked, fh, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_file_revoke(
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
pub unsafe extern "C" fn mpix_file_revoke_(fh: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_revoke(sys::MPIX_File_revoke, fh, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_file_revoke_(fh: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_file_revoke(sys::PMPIX_File_revoke, fh, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_get_failed(
    c: unsafe extern "C" fn(Handle, *mut Handle) -> c_int,
    win: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_failedgrp: Handle = null_mut();
        let code = c(handles::win(*win), &mut c_failedgrp);
        handles::put(failedgrp, c_failedgrp);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_win_get_failed_(
    win: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_failed(sys::MPIX_Win_get_failed, win, failedgrp, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_win_get_failed_(
    win: *const c_int,
    failedgrp: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_get_failed(sys::PMPIX_Win_get_failed, win, failedgrp, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_is_revoked(
    c: unsafe extern "C" fn(Handle, *mut c_int) -> c_int,
    win: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let mut c_flag = logical::UNSET;
        let code = c(handles::win(*win), &mut c_flag);
        logical::put(flag, c_flag);
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_win_is_revoked_(
    win: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_is_revoked(sys::MPIX_Win_is_revoked, win, flag, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_win_is_revoked_(
    win: *const c_int,
    flag: *mut c_int,
    ierror: *mut c_int,
) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_is_revoked(sys::PMPIX_Win_is_revoked, win, flag, ierror);
    }
}

#[inline(always)]
unsafe fn call_win_revoke(
    c: unsafe extern "C" fn(Handle) -> c_int,
    win: *const c_int,
    ierror: *mut c_int,
) -> c_int {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        let code = c(handles::win(*win));
        finish(ierror, code);
        code
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn mpix_win_revoke_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_revoke(sys::MPIX_Win_revoke, win, ierror);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn pmpix_win_revoke_(win: *const c_int, ierror: *mut c_int) {
    // SAFETY: the caller's arguments, as the standard declares them.
    unsafe {
        call_win_revoke(sys::PMPIX_Win_revoke, win, ierror);
    }
}

std::arch::global_asm!(
    ".globl mpix_comm_ack_failed",
    ".set mpix_comm_ack_failed, mpix_comm_ack_failed_",
    ".globl mpix_comm_ack_failed__",
    ".set mpix_comm_ack_failed__, mpix_comm_ack_failed_",
    ".globl MPIX_COMM_ACK_FAILED",
    ".set MPIX_COMM_ACK_FAILED, mpix_comm_ack_failed_",
    ".globl ompix_comm_ack_failed_f",
    ".set ompix_comm_ack_failed_f, mpix_comm_ack_failed_",
    ".globl mpix_comm_ack_failed_f08_",
    ".set mpix_comm_ack_failed_f08_, mpix_comm_ack_failed_",
    ".globl mpix_comm_ack_failed_f08",
    ".set mpix_comm_ack_failed_f08, mpix_comm_ack_failed_f08_",
    ".globl mpix_comm_ack_failed_f08__",
    ".set mpix_comm_ack_failed_f08__, mpix_comm_ack_failed_f08_",
    ".globl MPIX_COMM_ACK_FAILED_F08",
    ".set MPIX_COMM_ACK_FAILED_F08, mpix_comm_ack_failed_f08_",
    ".globl pmpix_comm_ack_failed",
    ".set pmpix_comm_ack_failed, pmpix_comm_ack_failed_",
    ".globl pmpix_comm_ack_failed__",
    ".set pmpix_comm_ack_failed__, pmpix_comm_ack_failed_",
    ".globl PMPIX_COMM_ACK_FAILED",
    ".set PMPIX_COMM_ACK_FAILED, pmpix_comm_ack_failed_",
    ".globl pmpix_comm_ack_failed_f08_",
    ".set pmpix_comm_ack_failed_f08_, pmpix_comm_ack_failed_",
    ".globl pmpix_comm_ack_failed_f08",
    ".set pmpix_comm_ack_failed_f08, pmpix_comm_ack_failed_f08_",
    ".globl pmpix_comm_ack_failed_f08__",
    ".set pmpix_comm_ack_failed_f08__, pmpix_comm_ack_failed_f08_",
    ".globl PMPIX_COMM_ACK_FAILED_F08",
    ".set PMPIX_COMM_ACK_FAILED_F08, pmpix_comm_ack_failed_f08_",
    ".globl mpix_comm_agree",
    ".set mpix_comm_agree, mpix_comm_agree_",
    ".globl mpix_comm_agree__",
    ".set mpix_comm_agree__, mpix_comm_agree_",
    ".globl MPIX_COMM_AGREE",
    ".set MPIX_COMM_AGREE, mpix_comm_agree_",
    ".globl ompix_comm_agree_f",
    ".set ompix_comm_agree_f, mpix_comm_agree_",
    ".globl mpix_comm_agree_f08_",
    ".set mpix_comm_agree_f08_, mpix_comm_agree_",
    ".globl mpix_comm_agree_f08",
    ".set mpix_comm_agree_f08, mpix_comm_agree_f08_",
    ".globl mpix_comm_agree_f08__",
    ".set mpix_comm_agree_f08__, mpix_comm_agree_f08_",
    ".globl MPIX_COMM_AGREE_F08",
    ".set MPIX_COMM_AGREE_F08, mpix_comm_agree_f08_",
    ".globl pmpix_comm_agree",
    ".set pmpix_comm_agree, pmpix_comm_agree_",
    ".globl pmpix_comm_agree__",
    ".set pmpix_comm_agree__, pmpix_comm_agree_",
    ".globl PMPIX_COMM_AGREE",
    ".set PMPIX_COMM_AGREE, pmpix_comm_agree_",
    ".globl pmpix_comm_agree_f08_",
    ".set pmpix_comm_agree_f08_, pmpix_comm_agree_",
    ".globl pmpix_comm_agree_f08",
    ".set pmpix_comm_agree_f08, pmpix_comm_agree_f08_",
    ".globl pmpix_comm_agree_f08__",
    ".set pmpix_comm_agree_f08__, pmpix_comm_agree_f08_",
    ".globl PMPIX_COMM_AGREE_F08",
    ".set PMPIX_COMM_AGREE_F08, pmpix_comm_agree_f08_",
    ".globl mpix_comm_agree_failed",
    ".set mpix_comm_agree_failed, mpix_comm_agree_failed_",
    ".globl mpix_comm_agree_failed__",
    ".set mpix_comm_agree_failed__, mpix_comm_agree_failed_",
    ".globl MPIX_COMM_AGREE_FAILED",
    ".set MPIX_COMM_AGREE_FAILED, mpix_comm_agree_failed_",
    ".globl ompix_comm_agree_failed_f",
    ".set ompix_comm_agree_failed_f, mpix_comm_agree_failed_",
    ".globl mpix_comm_agree_failed_f08_",
    ".set mpix_comm_agree_failed_f08_, mpix_comm_agree_failed_",
    ".globl mpix_comm_agree_failed_f08",
    ".set mpix_comm_agree_failed_f08, mpix_comm_agree_failed_f08_",
    ".globl mpix_comm_agree_failed_f08__",
    ".set mpix_comm_agree_failed_f08__, mpix_comm_agree_failed_f08_",
    ".globl MPIX_COMM_AGREE_FAILED_F08",
    ".set MPIX_COMM_AGREE_FAILED_F08, mpix_comm_agree_failed_f08_",
    ".globl pmpix_comm_agree_failed",
    ".set pmpix_comm_agree_failed, pmpix_comm_agree_failed_",
    ".globl pmpix_comm_agree_failed__",
    ".set pmpix_comm_agree_failed__, pmpix_comm_agree_failed_",
    ".globl PMPIX_COMM_AGREE_FAILED",
    ".set PMPIX_COMM_AGREE_FAILED, pmpix_comm_agree_failed_",
    ".globl pmpix_comm_agree_failed_f08_",
    ".set pmpix_comm_agree_failed_f08_, pmpix_comm_agree_failed_",
    ".globl pmpix_comm_agree_failed_f08",
    ".set pmpix_comm_agree_failed_f08, pmpix_comm_agree_failed_f08_",
    ".globl pmpix_comm_agree_failed_f08__",
    ".set pmpix_comm_agree_failed_f08__, pmpix_comm_agree_failed_f08_",
    ".globl PMPIX_COMM_AGREE_FAILED_F08",
    ".set PMPIX_COMM_AGREE_FAILED_F08, pmpix_comm_agree_failed_f08_",
    ".globl mpix_comm_failure_ack",
    ".set mpix_comm_failure_ack, mpix_comm_failure_ack_",
    ".globl mpix_comm_failure_ack__",
    ".set mpix_comm_failure_ack__, mpix_comm_failure_ack_",
    ".globl MPIX_COMM_FAILURE_ACK",
    ".set MPIX_COMM_FAILURE_ACK, mpix_comm_failure_ack_",
    ".globl ompix_comm_failure_ack_f",
    ".set ompix_comm_failure_ack_f, mpix_comm_failure_ack_",
    ".globl mpix_comm_failure_ack_f08_",
    ".set mpix_comm_failure_ack_f08_, mpix_comm_failure_ack_",
    ".globl mpix_comm_failure_ack_f08",
    ".set mpix_comm_failure_ack_f08, mpix_comm_failure_ack_f08_",
    ".globl mpix_comm_failure_ack_f08__",
    ".set mpix_comm_failure_ack_f08__, mpix_comm_failure_ack_f08_",
    ".globl MPIX_COMM_FAILURE_ACK_F08",
    ".set MPIX_COMM_FAILURE_ACK_F08, mpix_comm_failure_ack_f08_",
    ".globl pmpix_comm_failure_ack",
    ".set pmpix_comm_failure_ack, pmpix_comm_failure_ack_",
    ".globl pmpix_comm_failure_ack__",
    ".set pmpix_comm_failure_ack__, pmpix_comm_failure_ack_",
    ".globl PMPIX_COMM_FAILURE_ACK",
    ".set PMPIX_COMM_FAILURE_ACK, pmpix_comm_failure_ack_",
    ".globl pmpix_comm_failure_ack_f08_",
    ".set pmpix_comm_failure_ack_f08_, pmpix_comm_failure_ack_",
    ".globl pmpix_comm_failure_ack_f08",
    ".set pmpix_comm_failure_ack_f08, pmpix_comm_failure_ack_f08_",
    ".globl pmpix_comm_failure_ack_f08__",
    ".set pmpix_comm_failure_ack_f08__, pmpix_comm_failure_ack_f08_",
    ".globl PMPIX_COMM_FAILURE_ACK_F08",
    ".set PMPIX_COMM_FAILURE_ACK_F08, pmpix_comm_failure_ack_f08_",
    ".globl mpix_comm_failure_get_acked",
    ".set mpix_comm_failure_get_acked, mpix_comm_failure_get_acked_",
    ".globl mpix_comm_failure_get_acked__",
    ".set mpix_comm_failure_get_acked__, mpix_comm_failure_get_acked_",
    ".globl MPIX_COMM_FAILURE_GET_ACKED",
    ".set MPIX_COMM_FAILURE_GET_ACKED, mpix_comm_failure_get_acked_",
    ".globl ompix_comm_failure_get_acked_f",
    ".set ompix_comm_failure_get_acked_f, mpix_comm_failure_get_acked_",
    ".globl mpix_comm_failure_get_acked_f08_",
    ".set mpix_comm_failure_get_acked_f08_, mpix_comm_failure_get_acked_",
    ".globl mpix_comm_failure_get_acked_f08",
    ".set mpix_comm_failure_get_acked_f08, mpix_comm_failure_get_acked_f08_",
    ".globl mpix_comm_failure_get_acked_f08__",
    ".set mpix_comm_failure_get_acked_f08__, mpix_comm_failure_get_acked_f08_",
    ".globl MPIX_COMM_FAILURE_GET_ACKED_F08",
    ".set MPIX_COMM_FAILURE_GET_ACKED_F08, mpix_comm_failure_get_acked_f08_",
    ".globl pmpix_comm_failure_get_acked",
    ".set pmpix_comm_failure_get_acked, pmpix_comm_failure_get_acked_",
    ".globl pmpix_comm_failure_get_acked__",
    ".set pmpix_comm_failure_get_acked__, pmpix_comm_failure_get_acked_",
    ".globl PMPIX_COMM_FAILURE_GET_ACKED",
    ".set PMPIX_COMM_FAILURE_GET_ACKED, pmpix_comm_failure_get_acked_",
    ".globl pmpix_comm_failure_get_acked_f08_",
    ".set pmpix_comm_failure_get_acked_f08_, pmpix_comm_failure_get_acked_",
    ".globl pmpix_comm_failure_get_acked_f08",
    ".set pmpix_comm_failure_get_acked_f08, pmpix_comm_failure_get_acked_f08_",
    ".globl pmpix_comm_failure_get_acked_f08__",
    ".set pmpix_comm_failure_get_acked_f08__, pmpix_comm_failure_get_acked_f08_",
    ".globl PMPIX_COMM_FAILURE_GET_ACKED_F08",
    ".set PMPIX_COMM_FAILURE_GET_ACKED_F08, pmpix_comm_failure_get_acked_f08_",
    ".globl mpix_comm_get_failed",
    ".set mpix_comm_get_failed, mpix_comm_get_failed_",
    ".globl mpix_comm_get_failed__",
    ".set mpix_comm_get_failed__, mpix_comm_get_failed_",
    ".globl MPIX_COMM_GET_FAILED",
    ".set MPIX_COMM_GET_FAILED, mpix_comm_get_failed_",
    ".globl ompix_comm_get_failed_f",
    ".set ompix_comm_get_failed_f, mpix_comm_get_failed_",
    ".globl mpix_comm_get_failed_f08_",
    ".set mpix_comm_get_failed_f08_, mpix_comm_get_failed_",
    ".globl mpix_comm_get_failed_f08",
    ".set mpix_comm_get_failed_f08, mpix_comm_get_failed_f08_",
    ".globl mpix_comm_get_failed_f08__",
    ".set mpix_comm_get_failed_f08__, mpix_comm_get_failed_f08_",
    ".globl MPIX_COMM_GET_FAILED_F08",
    ".set MPIX_COMM_GET_FAILED_F08, mpix_comm_get_failed_f08_",
    ".globl pmpix_comm_get_failed",
    ".set pmpix_comm_get_failed, pmpix_comm_get_failed_",
    ".globl pmpix_comm_get_failed__",
    ".set pmpix_comm_get_failed__, pmpix_comm_get_failed_",
    ".globl PMPIX_COMM_GET_FAILED",
    ".set PMPIX_COMM_GET_FAILED, pmpix_comm_get_failed_",
    ".globl pmpix_comm_get_failed_f08_",
    ".set pmpix_comm_get_failed_f08_, pmpix_comm_get_failed_",
    ".globl pmpix_comm_get_failed_f08",
    ".set pmpix_comm_get_failed_f08, pmpix_comm_get_failed_f08_",
    ".globl pmpix_comm_get_failed_f08__",
    ".set pmpix_comm_get_failed_f08__, pmpix_comm_get_failed_f08_",
    ".globl PMPIX_COMM_GET_FAILED_F08",
    ".set PMPIX_COMM_GET_FAILED_F08, pmpix_comm_get_failed_f08_",
    ".globl mpix_comm_iagree",
    ".set mpix_comm_iagree, mpix_comm_iagree_",
    ".globl mpix_comm_iagree__",
    ".set mpix_comm_iagree__, mpix_comm_iagree_",
    ".globl MPIX_COMM_IAGREE",
    ".set MPIX_COMM_IAGREE, mpix_comm_iagree_",
    ".globl ompix_comm_iagree_f",
    ".set ompix_comm_iagree_f, mpix_comm_iagree_",
    ".globl mpix_comm_iagree_f08_",
    ".set mpix_comm_iagree_f08_, mpix_comm_iagree_",
    ".globl mpix_comm_iagree_f08",
    ".set mpix_comm_iagree_f08, mpix_comm_iagree_f08_",
    ".globl mpix_comm_iagree_f08__",
    ".set mpix_comm_iagree_f08__, mpix_comm_iagree_f08_",
    ".globl MPIX_COMM_IAGREE_F08",
    ".set MPIX_COMM_IAGREE_F08, mpix_comm_iagree_f08_",
    ".globl pmpix_comm_iagree",
    ".set pmpix_comm_iagree, pmpix_comm_iagree_",
    ".globl pmpix_comm_iagree__",
    ".set pmpix_comm_iagree__, pmpix_comm_iagree_",
    ".globl PMPIX_COMM_IAGREE",
    ".set PMPIX_COMM_IAGREE, pmpix_comm_iagree_",
    ".globl pmpix_comm_iagree_f08_",
    ".set pmpix_comm_iagree_f08_, pmpix_comm_iagree_",
    ".globl pmpix_comm_iagree_f08",
    ".set pmpix_comm_iagree_f08, pmpix_comm_iagree_f08_",
    ".globl pmpix_comm_iagree_f08__",
    ".set pmpix_comm_iagree_f08__, pmpix_comm_iagree_f08_",
    ".globl PMPIX_COMM_IAGREE_F08",
    ".set PMPIX_COMM_IAGREE_F08, pmpix_comm_iagree_f08_",
    ".globl mpix_comm_is_revoked",
    ".set mpix_comm_is_revoked, mpix_comm_is_revoked_",
    ".globl mpix_comm_is_revoked__",
    ".set mpix_comm_is_revoked__, mpix_comm_is_revoked_",
    ".globl MPIX_COMM_IS_REVOKED",
    ".set MPIX_COMM_IS_REVOKED, mpix_comm_is_revoked_",
    ".globl ompix_comm_is_revoked_f",
    ".set ompix_comm_is_revoked_f, mpix_comm_is_revoked_",
    ".globl mpix_comm_is_revoked_f08_",
    ".set mpix_comm_is_revoked_f08_, mpix_comm_is_revoked_",
    ".globl mpix_comm_is_revoked_f08",
    ".set mpix_comm_is_revoked_f08, mpix_comm_is_revoked_f08_",
    ".globl mpix_comm_is_revoked_f08__",
    ".set mpix_comm_is_revoked_f08__, mpix_comm_is_revoked_f08_",
    ".globl MPIX_COMM_IS_REVOKED_F08",
    ".set MPIX_COMM_IS_REVOKED_F08, mpix_comm_is_revoked_f08_",
    ".globl pmpix_comm_is_revoked",
    ".set pmpix_comm_is_revoked, pmpix_comm_is_revoked_",
    ".globl pmpix_comm_is_revoked__",
    ".set pmpix_comm_is_revoked__, pmpix_comm_is_revoked_",
    ".globl PMPIX_COMM_IS_REVOKED",
    ".set PMPIX_COMM_IS_REVOKED, pmpix_comm_is_revoked_",
    ".globl pmpix_comm_is_revoked_f08_",
    ".set pmpix_comm_is_revoked_f08_, pmpix_comm_is_revoked_",
    ".globl pmpix_comm_is_revoked_f08",
    ".set pmpix_comm_is_revoked_f08, pmpix_comm_is_revoked_f08_",
    ".globl pmpix_comm_is_revoked_f08__",
    ".set pmpix_comm_is_revoked_f08__, pmpix_comm_is_revoked_f08_",
    ".globl PMPIX_COMM_IS_REVOKED_F08",
    ".set PMPIX_COMM_IS_REVOKED_F08, pmpix_comm_is_revoked_f08_",
    ".globl mpix_comm_ishrink",
    ".set mpix_comm_ishrink, mpix_comm_ishrink_",
    ".globl mpix_comm_ishrink__",
    ".set mpix_comm_ishrink__, mpix_comm_ishrink_",
    ".globl MPIX_COMM_ISHRINK",
    ".set MPIX_COMM_ISHRINK, mpix_comm_ishrink_",
    ".globl ompix_comm_ishrink_f",
    ".set ompix_comm_ishrink_f, mpix_comm_ishrink_",
    ".globl mpix_comm_ishrink_f08_",
    ".set mpix_comm_ishrink_f08_, mpix_comm_ishrink_",
    ".globl mpix_comm_ishrink_f08",
    ".set mpix_comm_ishrink_f08, mpix_comm_ishrink_f08_",
    ".globl mpix_comm_ishrink_f08__",
    ".set mpix_comm_ishrink_f08__, mpix_comm_ishrink_f08_",
    ".globl MPIX_COMM_ISHRINK_F08",
    ".set MPIX_COMM_ISHRINK_F08, mpix_comm_ishrink_f08_",
    ".globl pmpix_comm_ishrink",
    ".set pmpix_comm_ishrink, pmpix_comm_ishrink_",
    ".globl pmpix_comm_ishrink__",
    ".set pmpix_comm_ishrink__, pmpix_comm_ishrink_",
    ".globl PMPIX_COMM_ISHRINK",
    ".set PMPIX_COMM_ISHRINK, pmpix_comm_ishrink_",
    ".globl pmpix_comm_ishrink_f08_",
    ".set pmpix_comm_ishrink_f08_, pmpix_comm_ishrink_",
    ".globl pmpix_comm_ishrink_f08",
    ".set pmpix_comm_ishrink_f08, pmpix_comm_ishrink_f08_",
    ".globl pmpix_comm_ishrink_f08__",
    ".set pmpix_comm_ishrink_f08__, pmpix_comm_ishrink_f08_",
    ".globl PMPIX_COMM_ISHRINK_F08",
    ".set PMPIX_COMM_ISHRINK_F08, pmpix_comm_ishrink_f08_",
    ".globl mpix_comm_revoke",
    ".set mpix_comm_revoke, mpix_comm_revoke_",
    ".globl mpix_comm_revoke__",
    ".set mpix_comm_revoke__, mpix_comm_revoke_",
    ".globl MPIX_COMM_REVOKE",
    ".set MPIX_COMM_REVOKE, mpix_comm_revoke_",
    ".globl ompix_comm_revoke_f",
    ".set ompix_comm_revoke_f, mpix_comm_revoke_",
    ".globl mpix_comm_revoke_f08_",
    ".set mpix_comm_revoke_f08_, mpix_comm_revoke_",
    ".globl mpix_comm_revoke_f08",
    ".set mpix_comm_revoke_f08, mpix_comm_revoke_f08_",
    ".globl mpix_comm_revoke_f08__",
    ".set mpix_comm_revoke_f08__, mpix_comm_revoke_f08_",
    ".globl MPIX_COMM_REVOKE_F08",
    ".set MPIX_COMM_REVOKE_F08, mpix_comm_revoke_f08_",
    ".globl pmpix_comm_revoke",
    ".set pmpix_comm_revoke, pmpix_comm_revoke_",
    ".globl pmpix_comm_revoke__",
    ".set pmpix_comm_revoke__, pmpix_comm_revoke_",
    ".globl PMPIX_COMM_REVOKE",
    ".set PMPIX_COMM_REVOKE, pmpix_comm_revoke_",
    ".globl pmpix_comm_revoke_f08_",
    ".set pmpix_comm_revoke_f08_, pmpix_comm_revoke_",
    ".globl pmpix_comm_revoke_f08",
    ".set pmpix_comm_revoke_f08, pmpix_comm_revoke_f08_",
    ".globl pmpix_comm_revoke_f08__",
    ".set pmpix_comm_revoke_f08__, pmpix_comm_revoke_f08_",
    ".globl PMPIX_COMM_REVOKE_F08",
    ".set PMPIX_COMM_REVOKE_F08, pmpix_comm_revoke_f08_",
    ".globl mpix_comm_shrink",
    ".set mpix_comm_shrink, mpix_comm_shrink_",
    ".globl mpix_comm_shrink__",
    ".set mpix_comm_shrink__, mpix_comm_shrink_",
    ".globl MPIX_COMM_SHRINK",
    ".set MPIX_COMM_SHRINK, mpix_comm_shrink_",
    ".globl ompix_comm_shrink_f",
    ".set ompix_comm_shrink_f, mpix_comm_shrink_",
    ".globl mpix_comm_shrink_f08_",
    ".set mpix_comm_shrink_f08_, mpix_comm_shrink_",
    ".globl mpix_comm_shrink_f08",
    ".set mpix_comm_shrink_f08, mpix_comm_shrink_f08_",
    ".globl mpix_comm_shrink_f08__",
    ".set mpix_comm_shrink_f08__, mpix_comm_shrink_f08_",
    ".globl MPIX_COMM_SHRINK_F08",
    ".set MPIX_COMM_SHRINK_F08, mpix_comm_shrink_f08_",
    ".globl pmpix_comm_shrink",
    ".set pmpix_comm_shrink, pmpix_comm_shrink_",
    ".globl pmpix_comm_shrink__",
    ".set pmpix_comm_shrink__, pmpix_comm_shrink_",
    ".globl PMPIX_COMM_SHRINK",
    ".set PMPIX_COMM_SHRINK, pmpix_comm_shrink_",
    ".globl pmpix_comm_shrink_f08_",
    ".set pmpix_comm_shrink_f08_, pmpix_comm_shrink_",
    ".globl pmpix_comm_shrink_f08",
    ".set pmpix_comm_shrink_f08, pmpix_comm_shrink_f08_",
    ".globl pmpix_comm_shrink_f08__",
    ".set pmpix_comm_shrink_f08__, pmpix_comm_shrink_f08_",
    ".globl PMPIX_COMM_SHRINK_F08",
    ".set PMPIX_COMM_SHRINK_F08, pmpix_comm_shrink_f08_",
    ".globl mpix_file_get_failed",
    ".set mpix_file_get_failed, mpix_file_get_failed_",
    ".globl mpix_file_get_failed__",
    ".set mpix_file_get_failed__, mpix_file_get_failed_",
    ".globl MPIX_FILE_GET_FAILED",
    ".set MPIX_FILE_GET_FAILED, mpix_file_get_failed_",
    ".globl ompix_file_get_failed_f",
    ".set ompix_file_get_failed_f, mpix_file_get_failed_",
    ".globl mpix_file_get_failed_f08_",
    ".set mpix_file_get_failed_f08_, mpix_file_get_failed_",
    ".globl mpix_file_get_failed_f08",
    ".set mpix_file_get_failed_f08, mpix_file_get_failed_f08_",
    ".globl mpix_file_get_failed_f08__",
    ".set mpix_file_get_failed_f08__, mpix_file_get_failed_f08_",
    ".globl MPIX_FILE_GET_FAILED_F08",
    ".set MPIX_FILE_GET_FAILED_F08, mpix_file_get_failed_f08_",
    ".globl pmpix_file_get_failed",
    ".set pmpix_file_get_failed, pmpix_file_get_failed_",
    ".globl pmpix_file_get_failed__",
    ".set pmpix_file_get_failed__, pmpix_file_get_failed_",
    ".globl PMPIX_FILE_GET_FAILED",
    ".set PMPIX_FILE_GET_FAILED, pmpix_file_get_failed_",
    ".globl pmpix_file_get_failed_f08_",
    ".set pmpix_file_get_failed_f08_, pmpix_file_get_failed_",
    ".globl pmpix_file_get_failed_f08",
    ".set pmpix_file_get_failed_f08, pmpix_file_get_failed_f08_",
    ".globl pmpix_file_get_failed_f08__",
    ".set pmpix_file_get_failed_f08__, pmpix_file_get_failed_f08_",
    ".globl PMPIX_FILE_GET_FAILED_F08",
    ".set PMPIX_FILE_GET_FAILED_F08, pmpix_file_get_failed_f08_",
    ".globl mpix_file_is_revoked",
    ".set mpix_file_is_revoked, mpix_file_is_revoked_",
    ".globl mpix_file_is_revoked__",
    ".set mpix_file_is_revoked__, mpix_file_is_revoked_",
    ".globl MPIX_FILE_IS_REVOKED",
    ".set MPIX_FILE_IS_REVOKED, mpix_file_is_revoked_",
    ".globl ompix_file_is_revoked_f",
    ".set ompix_file_is_revoked_f, mpix_file_is_revoked_",
    ".globl mpix_file_is_revoked_f08_",
    ".set mpix_file_is_revoked_f08_, mpix_file_is_revoked_",
    ".globl mpix_file_is_revoked_f08",
    ".set mpix_file_is_revoked_f08, mpix_file_is_revoked_f08_",
    ".globl mpix_file_is_revoked_f08__",
    ".set mpix_file_is_revoked_f08__, mpix_file_is_revoked_f08_",
    ".globl MPIX_FILE_IS_REVOKED_F08",
    ".set MPIX_FILE_IS_REVOKED_F08, mpix_file_is_revoked_f08_",
    ".globl pmpix_file_is_revoked",
    ".set pmpix_file_is_revoked, pmpix_file_is_revoked_",
    ".globl pmpix_file_is_revoked__",
    ".set pmpix_file_is_revoked__, pmpix_file_is_revoked_",
    ".globl PMPIX_FILE_IS_REVOKED",
    ".set PMPIX_FILE_IS_REVOKED, pmpix_file_is_revoked_",
    ".globl pmpix_file_is_revoked_f08_",
    ".set pmpix_file_is_revoked_f08_, pmpix_file_is_revoked_",
    ".globl pmpix_file_is_revoked_f08",
    ".set pmpix_file_is_revoked_f08, pmpix_file_is_revoked_f08_",
    ".globl pmpix_file_is_revoked_f08__",
    ".set pmpix_file_is_revoked_f08__, pmpix_file_is_revoked_f08_",
    ".globl PMPIX_FILE_IS_REVOKED_F08",
    ".set PMPIX_FILE_IS_REVOKED_F08, pmpix_file_is_revoked_f08_",
    ".globl mpix_file_revoke",
    ".set mpix_file_revoke, mpix_file_revoke_",
    ".globl mpix_file_revoke__",
    ".set mpix_file_revoke__, mpix_file_revoke_",
    ".globl MPIX_FILE_REVOKE",
    ".set MPIX_FILE_REVOKE, mpix_file_revoke_",
    ".globl ompix_file_revoke_f",
    ".set ompix_file_revoke_f, mpix_file_revoke_",
    ".globl mpix_file_revoke_f08_",
    ".set mpix_file_revoke_f08_, mpix_file_revoke_",
    ".globl mpix_file_revoke_f08",
    ".set mpix_file_revoke_f08, mpix_file_revoke_f08_",
    ".globl mpix_file_revoke_f08__",
    ".set mpix_file_revoke_f08__, mpix_file_revoke_f08_",
    ".globl MPIX_FILE_REVOKE_F08",
    ".set MPIX_FILE_REVOKE_F08, mpix_file_revoke_f08_",
    ".globl pmpix_file_revoke",
    ".set pmpix_file_revoke, pmpix_file_revoke_",
    ".globl pmpix_file_revoke__",
    ".set pmpix_file_revoke__, pmpix_file_revoke_",
    ".globl PMPIX_FILE_REVOKE",
    ".set PMPIX_FILE_REVOKE, pmpix_file_revoke_",
    ".globl pmpix_file_revoke_f08_",
    ".set pmpix_file_revoke_f08_, pmpix_file_revoke_",
    ".globl pmpix_file_revoke_f08",
    ".set pmpix_file_revoke_f08, pmpix_file_revoke_f08_",
    ".globl pmpix_file_revoke_f08__",
    ".set pmpix_file_revoke_f08__, pmpix_file_revoke_f08_",
    ".globl PMPIX_FILE_REVOKE_F08",
    ".set PMPIX_FILE_REVOKE_F08, pmpix_file_revoke_f08_",
    ".globl mpix_win_get_failed",
    ".set mpix_win_get_failed, mpix_win_get_failed_",
    ".globl mpix_win_get_failed__",
    ".set mpix_win_get_failed__, mpix_win_get_failed_",
    ".globl MPIX_WIN_GET_FAILED",
    ".set MPIX_WIN_GET_FAILED, mpix_win_get_failed_",
    ".globl ompix_win_get_failed_f",
    ".set ompix_win_get_failed_f, mpix_win_get_failed_",
    ".globl mpix_win_get_failed_f08_",
    ".set mpix_win_get_failed_f08_, mpix_win_get_failed_",
    ".globl mpix_win_get_failed_f08",
    ".set mpix_win_get_failed_f08, mpix_win_get_failed_f08_",
    ".globl mpix_win_get_failed_f08__",
    ".set mpix_win_get_failed_f08__, mpix_win_get_failed_f08_",
    ".globl MPIX_WIN_GET_FAILED_F08",
    ".set MPIX_WIN_GET_FAILED_F08, mpix_win_get_failed_f08_",
    ".globl pmpix_win_get_failed",
    ".set pmpix_win_get_failed, pmpix_win_get_failed_",
    ".globl pmpix_win_get_failed__",
    ".set pmpix_win_get_failed__, pmpix_win_get_failed_",
    ".globl PMPIX_WIN_GET_FAILED",
    ".set PMPIX_WIN_GET_FAILED, pmpix_win_get_failed_",
    ".globl pmpix_win_get_failed_f08_",
    ".set pmpix_win_get_failed_f08_, pmpix_win_get_failed_",
    ".globl pmpix_win_get_failed_f08",
    ".set pmpix_win_get_failed_f08, pmpix_win_get_failed_f08_",
    ".globl pmpix_win_get_failed_f08__",
    ".set pmpix_win_get_failed_f08__, pmpix_win_get_failed_f08_",
    ".globl PMPIX_WIN_GET_FAILED_F08",
    ".set PMPIX_WIN_GET_FAILED_F08, pmpix_win_get_failed_f08_",
    ".globl mpix_win_is_revoked",
    ".set mpix_win_is_revoked, mpix_win_is_revoked_",
    ".globl mpix_win_is_revoked__",
    ".set mpix_win_is_revoked__, mpix_win_is_revoked_",
    ".globl MPIX_WIN_IS_REVOKED",
    ".set MPIX_WIN_IS_REVOKED, mpix_win_is_revoked_",
    ".globl ompix_win_is_revoked_f",
    ".set ompix_win_is_revoked_f, mpix_win_is_revoked_",
    ".globl mpix_win_is_revoked_f08_",
    ".set mpix_win_is_revoked_f08_, mpix_win_is_revoked_",
    ".globl mpix_win_is_revoked_f08",
    ".set mpix_win_is_revoked_f08, mpix_win_is_revoked_f08_",
    ".globl mpix_win_is_revoked_f08__",
    ".set mpix_win_is_revoked_f08__, mpix_win_is_revoked_f08_",
    ".globl MPIX_WIN_IS_REVOKED_F08",
    ".set MPIX_WIN_IS_REVOKED_F08, mpix_win_is_revoked_f08_",
    ".globl pmpix_win_is_revoked",
    ".set pmpix_win_is_revoked, pmpix_win_is_revoked_",
    ".globl pmpix_win_is_revoked__",
    ".set pmpix_win_is_revoked__, pmpix_win_is_revoked_",
    ".globl PMPIX_WIN_IS_REVOKED",
    ".set PMPIX_WIN_IS_REVOKED, pmpix_win_is_revoked_",
    ".globl pmpix_win_is_revoked_f08_",
    ".set pmpix_win_is_revoked_f08_, pmpix_win_is_revoked_",
    ".globl pmpix_win_is_revoked_f08",
    ".set pmpix_win_is_revoked_f08, pmpix_win_is_revoked_f08_",
    ".globl pmpix_win_is_revoked_f08__",
    ".set pmpix_win_is_revoked_f08__, pmpix_win_is_revoked_f08_",
    ".globl PMPIX_WIN_IS_REVOKED_F08",
    ".set PMPIX_WIN_IS_REVOKED_F08, pmpix_win_is_revoked_f08_",
    ".globl mpix_win_revoke",
    ".set mpix_win_revoke, mpix_win_revoke_",
    ".globl mpix_win_revoke__",
    ".set mpix_win_revoke__, mpix_win_revoke_",
    ".globl MPIX_WIN_REVOKE",
    ".set MPIX_WIN_REVOKE, mpix_win_revoke_",
    ".globl ompix_win_revoke_f",
    ".set ompix_win_revoke_f, mpix_win_revoke_",
    ".globl mpix_win_revoke_f08_",
    ".set mpix_win_revoke_f08_, mpix_win_revoke_",
    ".globl mpix_win_revoke_f08",
    ".set mpix_win_revoke_f08, mpix_win_revoke_f08_",
    ".globl mpix_win_revoke_f08__",
    ".set mpix_win_revoke_f08__, mpix_win_revoke_f08_",
    ".globl MPIX_WIN_REVOKE_F08",
    ".set MPIX_WIN_REVOKE_F08, mpix_win_revoke_f08_",
    ".globl pmpix_win_revoke",
    ".set pmpix_win_revoke, pmpix_win_revoke_",
    ".globl pmpix_win_revoke__",
    ".set pmpix_win_revoke__, pmpix_win_revoke_",
    ".globl PMPIX_WIN_REVOKE",
    ".set PMPIX_WIN_REVOKE, pmpix_win_revoke_",
    ".globl pmpix_win_revoke_f08_",
    ".set pmpix_win_revoke_f08_, pmpix_win_revoke_",
    ".globl pmpix_win_revoke_f08",
    ".set pmpix_win_revoke_f08, pmpix_win_revoke_f08_",
    ".globl pmpix_win_revoke_f08__",
    ".set pmpix_win_revoke_f08__, pmpix_win_revoke_f08_",
    ".globl PMPIX_WIN_REVOKE_F08",
    ".set PMPIX_WIN_REVOKE_F08, pmpix_win_revoke_f08_",
);
