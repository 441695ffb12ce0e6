//! Cross memory attach: reading another process's memory with one copy.

use std::io;

/// Reads `len` bytes at `remote` of process `pid` into `local`. Returns the number of bytes read,
/// which is smaller than `len` when the rest is not mapped there.
///
/// # Errors
/// `EPERM` (ptrace rules, another user namespace), `ENOSYS` (filtered), `ESRCH`, `EFAULT`.
///
/// # Safety
/// `local .. local + len` is writable and nobody else uses it meanwhile.
pub unsafe fn read(pid: u32, remote: u64, local: *mut u8, len: usize) -> io::Result<usize> {
    let to = libc::iovec { iov_base: local.cast(), iov_len: len };
    let from = libc::iovec { iov_base: remote as usize as *mut libc::c_void, iov_len: len };
    let pid = libc::pid_t::try_from(pid).map_err(|_| io::ErrorKind::InvalidInput)?;
    // SAFETY: the local range is the caller's promise; the kernel checks the remote one.
    let n = unsafe { libc::process_vm_readv(pid, &to, 1, &from, 1, 0) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(n as usize) }
}

/// Writes `len` bytes at `local` to `remote` of process `pid`. Returns the number of bytes written.
///
/// # Errors
/// As [`read`].
///
/// # Safety
/// `local .. local + len` is readable and nobody writes it meanwhile.
pub unsafe fn write(pid: u32, remote: u64, local: *const u8, len: usize) -> io::Result<usize> {
    let from = libc::iovec { iov_base: local.cast_mut().cast(), iov_len: len };
    let to = libc::iovec { iov_base: remote as usize as *mut libc::c_void, iov_len: len };
    let pid = libc::pid_t::try_from(pid).map_err(|_| io::ErrorKind::InvalidInput)?;
    // SAFETY: the local range is the caller's promise; the kernel checks the remote one.
    let n = unsafe { libc::process_vm_writev(pid, &from, 1, &to, 1, 0) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(n as usize) }
}

/// True for what the kernel says to an access of memory that was there before, when the process has
/// ended, or executes another program.
pub fn shows_end(error: &io::Error) -> bool {
    matches!(error.raw_os_error(), Some(libc::ESRCH | libc::EFAULT))
}

#[cfg(test)]
mod tests {
    #[test]
    fn reading_an_unmapped_page_of_a_process_is_an_error() {
        let mut byte = 0u8;
        // SAFETY: `byte` is writable.
        let result = unsafe { super::read(std::process::id(), 1, &mut byte, 1) };
        assert!(result.is_err());
    }
}
