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

/// Writes words to another process's memory, the last one after all others.
///
/// # Errors
/// As [`read`]; `UnexpectedEof` when not all of the addresses can be written.
pub fn write_words(pid: u32, remote: u64, words: &[u64]) -> io::Result<()> {
    let Some((last, others)) = words.split_last() else { return Ok(()) };
    for (at, part) in [(0, others), (others.len(), std::slice::from_ref(last))] {
        let (to, len) = (remote + at as u64 * 8, size_of_val(part));
        // SAFETY: the words are a live slice.
        if len > 0 && unsafe { write(pid, to, part.as_ptr().cast(), len) }? != len {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    Ok(())
}

/// Most runs of bytes that one call takes (`IOV_MAX`).
pub const RUNS_MAX: usize = 1024;

/// A run of bytes of another process: its address, and its length.
pub type RemoteRun = (u64, usize);

/// The runs as the kernel takes them, and their bytes together.
fn vectors(runs: &[RemoteRun]) -> (Vec<libc::iovec>, usize) {
    let vector = |(at, len): &RemoteRun| libc::iovec {
        iov_base: *at as usize as *mut libc::c_void,
        iov_len: *len,
    };
    (runs.iter().map(vector).collect(), runs.iter().map(|r| r.1).sum())
}

/// Reads runs of bytes of process `pid`, at most [`RUNS_MAX`], one behind the other to `local`.
/// Returns the number of bytes read, as [`read`] does.
///
/// # Errors
/// As [`read`].
///
/// # Safety
/// `local` is writable for all bytes of the runs, and nobody else uses it meanwhile.
pub unsafe fn gather(pid: u32, runs: &[RemoteRun], local: *mut u8) -> io::Result<usize> {
    let (from, len) = vectors(runs);
    let to = libc::iovec { iov_base: local.cast(), iov_len: len };
    let pid = libc::pid_t::try_from(pid).map_err(|_| io::ErrorKind::InvalidInput)?;
    let count = from.len() as libc::c_ulong;
    // SAFETY: the local range is the caller's promise; the kernel checks the remote ones.
    let n = unsafe { libc::process_vm_readv(pid, &to, 1, from.as_ptr(), count, 0) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(n as usize) }
}

/// Writes the bytes at `local`, one run behind the other, to runs of bytes of process `pid`, at
/// most [`RUNS_MAX`]. Returns the number of bytes written.
///
/// # Errors
/// As [`read`].
///
/// # Safety
/// `local` is readable for all bytes of the runs, and nobody writes it meanwhile.
pub unsafe fn scatter(pid: u32, runs: &[RemoteRun], local: *const u8) -> io::Result<usize> {
    let (to, len) = vectors(runs);
    let from = libc::iovec { iov_base: local.cast_mut().cast(), iov_len: len };
    let pid = libc::pid_t::try_from(pid).map_err(|_| io::ErrorKind::InvalidInput)?;
    let count = to.len() as libc::c_ulong;
    // SAFETY: the local range is the caller's promise; the kernel checks the remote ones.
    let n = unsafe { libc::process_vm_writev(pid, &from, 1, to.as_ptr(), count, 0) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(n as usize) }
}

/// True for what the kernel says to an access of memory that was there before, when the process has
/// ended, or executes another program.
pub fn shows_end(error: &io::Error) -> bool {
    matches!(error.raw_os_error(), Some(libc::ESRCH | libc::EFAULT))
}

/// True for what the kernel says to an access of a process of which nothing is left: it finds the
/// process before it asks what may be done to it.
pub fn shows_no_process(error: &io::Error) -> bool {
    error.raw_os_error() == Some(libc::ESRCH)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn words_of_a_process_are_written() {
        let words = [AtomicU64::new(1), AtomicU64::new(2), AtomicU64::new(3)];
        let at = words.as_ptr().expose_provenance() as u64;
        super::write_words(std::process::id(), at, &[7, 8]).unwrap();
        assert_eq!(words.each_ref().map(|w| w.load(Ordering::Relaxed)), [7, 8, 3]);
        assert!(super::write_words(std::process::id(), 8, &[1]).is_err());
    }

    #[test]
    fn reading_an_unmapped_page_of_a_process_is_an_error() {
        let mut byte = 0u8;
        // SAFETY: `byte` is writable.
        let result = unsafe { super::read(std::process::id(), 1, &mut byte, 1) };
        assert!(result.is_err());
    }

    #[test]
    fn runs_are_read_and_written_in_their_order() {
        let (pid, there) = (std::process::id(), [1u8, 2, 3, 4, 5, 6, 7, 8]);
        let at = |i: usize| there.as_ptr() as u64 + i as u64;
        let mut got = [0u8; 5];
        // SAFETY: as long as the runs are together.
        let read = unsafe { super::gather(pid, &[(at(5), 3), (at(0), 2)], got.as_mut_ptr()) };
        if read.is_err() {
            return; // The kernel does not let processes do this here.
        }
        assert_eq!((read.ok(), got), (Some(5), [6, 7, 8, 1, 2]));
        let mut other = [0u8; 8];
        let at = |other: &mut [u8], i: usize| other.as_mut_ptr() as u64 + i as u64;
        let runs = [(at(&mut other, 6), 2), (at(&mut other, 1), 1)];
        // SAFETY: as above.
        let written = unsafe { super::scatter(pid, &runs, got.as_ptr()) };
        assert_eq!((written.ok(), other), (Some(3), [0, 8, 0, 0, 0, 0, 6, 7]));
    }
}
