//! A full memory barrier on every thread of this process, or of every registered one, issued by the
//! slow side, so that the fast side needs none (asymmetric Dekker).

const CMD_GLOBAL_EXPEDITED: libc::c_int = 1 << 1;
const CMD_REGISTER_GLOBAL_EXPEDITED: libc::c_int = 1 << 2;
const CMD_PRIVATE_EXPEDITED: libc::c_int = 1 << 3;
const CMD_REGISTER_PRIVATE_EXPEDITED: libc::c_int = 1 << 4;

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

/// After it returns true, every running thread of this process has passed a full barrier since the
/// call began. False when the kernel (or a system call filter) refuses.
pub fn own() -> bool {
    // A process that was restored from an image may have lost that it was registered.
    call(CMD_REGISTER_PRIVATE_EXPEDITED) && call(CMD_PRIVATE_EXPEDITED)
}

#[cfg(test)]
mod tests {
    #[test]
    fn threads_of_this_process_pass_a_barrier() {
        assert!(super::own() && super::own());
    }
}
