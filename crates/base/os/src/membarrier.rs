//! A full memory barrier on every thread of every registered process, issued by the slow side, so
//! that the fast side needs none (asymmetric Dekker).

const CMD_GLOBAL_EXPEDITED: libc::c_int = 1 << 1;
const CMD_REGISTER_GLOBAL_EXPEDITED: libc::c_int = 1 << 2;

fn call(cmd: libc::c_int) -> bool {
    // SAFETY: membarrier takes numbers only.
    unsafe { libc::syscall(libc::SYS_membarrier, cmd, 0, 0) == 0 }
}

/// Lets the barriers of other processes act on this one. False when the kernel (or a system call
/// filter) refuses; then nobody may rely on [`global`] towards this process.
pub fn register() -> bool {
    call(CMD_REGISTER_GLOBAL_EXPEDITED)
}

/// After it returns true, every running thread of every registered process has passed a full
/// barrier since the call began.
pub fn global() -> bool {
    call(CMD_GLOBAL_EXPEDITED)
}
