//! Whether this host permits the system calls that connections need.

use std::io;
use std::mem::{size_of, zeroed};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};

use crate::refused;

/// Tries the calls by which connections are made, identified and used, on a pair of sockets that
/// nobody else sees. Where a profile refuses one of them, each attempt to connect would fail anew.
///
/// # Errors
/// The first call that is refused, and what can be done about it.
pub fn permitted() -> io::Result<()> {
    let mut fds: [RawFd; 2] = [-1; 2];
    let kind = libc::SOCK_STREAM | libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK;
    // SAFETY: the kernel writes two numbers into the live local.
    if unsafe { libc::socketpair(libc::AF_UNIX, kind, 0, fds.as_mut_ptr()) } != 0 {
        // Without a pair nothing is known, and connections need none.
        return Ok(());
    }
    // SAFETY: the kernel has made them for this call, and nobody else owns them.
    let (a, b) = unsafe { (OwnedFd::from_raw_fd(fds[0]), OwnedFd::from_raw_fd(fds[1])) };
    let (a, b) = (a.as_raw_fd(), b.as_raw_fd());
    // Other errors than that of a refusal are expected: there is nobody to accept, for example.
    let judge = |call: &str, rc: isize| match io::Error::last_os_error().raw_os_error() {
        Some(libc::EPERM | libc::EACCES | libc::ENOSYS) if rc < 0 => Err(refused::last_error(call)),
        _ => Ok(()),
    };
    // SAFETY: zeros are a valid address.
    let mut addr: libc::sockaddr_un = unsafe { zeroed() };
    let mut len = size_of::<libc::sockaddr_un>() as libc::socklen_t;
    let whole = len;
    // SAFETY: the kernel writes at most `len` bytes into the live local.
    let rc = unsafe { libc::getpeername(a, (&raw mut addr).cast(), &raw mut len) };
    judge("getpeername", rc as isize)?;
    let (mut error, mut len) = (0i32, size_of::<i32>() as libc::socklen_t);
    let to = (&raw mut error).cast();
    // SAFETY: as above.
    let rc = unsafe { libc::getsockopt(a, libc::SOL_SOCKET, libc::SO_ERROR, to, &raw mut len) };
    judge("getsockopt", rc as isize)?;
    addr.sun_family = libc::AF_UNIX as libc::sa_family_t;
    // SAFETY: `addr` holds an address of `whole` bytes. The socket is connected already.
    let rc = unsafe { libc::connect(a, (&raw const addr).cast(), whole) };
    judge("connect", rc as isize)?;
    let null = std::ptr::null_mut();
    // SAFETY: no address is asked for.
    let rc = unsafe { libc::accept4(a, null, null.cast(), libc::SOCK_CLOEXEC) };
    judge("accept4", rc as isize)?;
    let mut byte = [0u8];
    let mut part = libc::iovec { iov_base: byte.as_mut_ptr().cast(), iov_len: byte.len() };
    // SAFETY: an all-zero msghdr is a valid empty message.
    let mut message: libc::msghdr = unsafe { zeroed() };
    message.msg_iov = &raw mut part;
    message.msg_iovlen = 1;
    // SAFETY: the message and its memory are live.
    judge("sendmsg", unsafe { libc::sendmsg(a, &raw const message, libc::MSG_NOSIGNAL) })?;
    // SAFETY: the kernel writes at most one byte into the live local.
    judge("recvfrom", unsafe { libc::recv(b, byte.as_mut_ptr().cast(), 1, 0) })?;
    // SAFETY: the message and its memory are live.
    judge("recvmsg", unsafe { libc::recvmsg(b, &raw mut message, 0) })
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_permitted_is_found_so() {
        super::permitted().expect("tests need sockets");
    }
}
