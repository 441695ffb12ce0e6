//! Connections between processes of one host that keep the bounds of messages and carry
//! descriptors: UNIX sockets of the kind `SOCK_SEQPACKET`, with names in the abstract namespace.

use std::io;
use std::mem::{offset_of, size_of};
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};

/// Bytes of control data that hold one descriptor, with room to spare.
const CONTROL: usize = 64;

fn new_socket() -> io::Result<OwnedFd> {
    let kind = libc::SOCK_SEQPACKET | libc::SOCK_NONBLOCK | libc::SOCK_CLOEXEC;
    // SAFETY: takes numbers only.
    owned(unsafe { libc::socket(libc::AF_UNIX, kind, 0) })
}

fn owned(fd: RawFd) -> io::Result<OwnedFd> {
    if fd < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the kernel has made it for this call, and nobody else owns it.
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}

fn done(rc: libc::c_int) -> io::Result<()> {
    if rc == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

/// The address of an abstract name.
fn address(name: &[u8]) -> io::Result<(libc::sockaddr_un, libc::socklen_t)> {
    // SAFETY: zeros are a valid address.
    let mut addr: libc::sockaddr_un = unsafe { std::mem::zeroed() };
    addr.sun_family = libc::AF_UNIX as libc::sa_family_t;
    let Some(place) = addr.sun_path.get_mut(1..=name.len()) else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    for (to, from) in place.iter_mut().zip(name) {
        *to = *from as libc::c_char;
    }
    let len = offset_of!(libc::sockaddr_un, sun_path) + 1 + name.len();
    Ok((addr, len as libc::socklen_t))
}

/// Two connected sockets.
///
/// # Errors
/// No descriptors to be had.
pub fn pair() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut fds: [RawFd; 2] = [-1; 2];
    let kind = libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC;
    // SAFETY: the kernel writes two numbers into the live local.
    done(unsafe { libc::socketpair(libc::AF_UNIX, kind, 0, fds.as_mut_ptr()) })?;
    Ok((owned(fds[0])?, owned(fds[1])?))
}

/// Listens under an abstract name; nonblocking. Nothing is left on disk.
///
/// # Errors
/// When the name is taken or the kernel refuses.
pub fn listen(name: &[u8]) -> io::Result<OwnedFd> {
    let fd = new_socket()?;
    let (addr, len) = address(name)?;
    // SAFETY: `addr` holds an address of `len` bytes.
    done(unsafe { libc::bind(fd.as_raw_fd(), (&raw const addr).cast(), len) })?;
    // SAFETY: takes numbers only.
    done(unsafe { libc::listen(fd.as_raw_fd(), libc::c_int::MAX) })?;
    Ok(fd)
}

/// Takes a connection; nonblocking.
///
/// # Errors
/// `WouldBlock` when there is none; else what the kernel reported.
pub fn accept(listener: BorrowedFd<'_>) -> io::Result<OwnedFd> {
    let null = std::ptr::null_mut();
    let flags = libc::SOCK_NONBLOCK | libc::SOCK_CLOEXEC;
    // SAFETY: no address is asked for.
    owned(unsafe { libc::accept4(listener.as_raw_fd(), null, null.cast(), flags) })
}

/// Connects to an abstract name without waiting.
///
/// # Errors
/// `ConnectionRefused` when nobody listens, `WouldBlock` when the listener has no room now.
pub fn connect(name: &[u8]) -> io::Result<OwnedFd> {
    let fd = new_socket()?;
    let (addr, len) = address(name)?;
    // SAFETY: `addr` holds an address of `len` bytes.
    done(unsafe { libc::connect(fd.as_raw_fd(), (&raw const addr).cast(), len) })?;
    Ok(fd)
}

/// The user as whom the process at the other end runs.
///
/// # Errors
/// What the kernel reported.
pub fn peer_user(fd: BorrowedFd<'_>) -> io::Result<u32> {
    credentials(fd).map(|cred| cred.uid)
}

/// The process that has made the other end of a connection; of a pair, the one that has made both.
///
/// # Errors
/// What the kernel reported; `NotFound` when it is in no namespace that this process sees.
pub fn peer_process(fd: BorrowedFd<'_>) -> io::Result<i32> {
    let pid = credentials(fd)?.pid;
    if pid > 0 { Ok(pid) } else { Err(io::ErrorKind::NotFound.into()) }
}

fn credentials(fd: BorrowedFd<'_>) -> io::Result<libc::ucred> {
    let mut cred = libc::ucred { pid: 0, uid: 0, gid: 0 };
    let mut len = size_of::<libc::ucred>() as libc::socklen_t;
    // SAFETY: the kernel writes at most `len` bytes into the live local.
    done(unsafe {
        libc::getsockopt(
            fd.as_raw_fd(),
            libc::SOL_SOCKET,
            libc::SO_PEERCRED,
            (&raw mut cred).cast(),
            &mut len,
        )
    })?;
    Ok(cred)
}

/// The user as whom this process runs.
pub fn user() -> u32 {
    // SAFETY: takes nothing and cannot fail.
    unsafe { libc::geteuid() }
}

/// The group whose rights this process has.
pub fn group() -> u32 {
    // SAFETY: takes nothing and cannot fail.
    unsafe { libc::getegid() }
}

/// Sends one message, and a descriptor with it, without waiting.
///
/// # Errors
/// `WouldBlock` when there is no room now; else what the kernel reported.
pub fn send(fd: BorrowedFd<'_>, bytes: &[u8], with: Option<BorrowedFd<'_>>) -> io::Result<()> {
    let mut part = libc::iovec { iov_base: bytes.as_ptr().cast_mut().cast(), iov_len: bytes.len() };
    let mut control = [0u64; CONTROL / 8];
    // SAFETY: an all-zero msghdr is a valid empty message.
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    message.msg_iov = &raw mut part;
    message.msg_iovlen = 1;
    if let Some(with) = with {
        let size = size_of::<RawFd>() as libc::c_uint;
        message.msg_control = control.as_mut_ptr().cast();
        // SAFETY: arithmetic only.
        message.msg_controllen = unsafe { libc::CMSG_SPACE(size) } as _;
        // SAFETY: the control buffer is aligned, live, and longer than the space of one number.
        unsafe {
            let head = libc::CMSG_FIRSTHDR(&raw const message);
            (*head).cmsg_level = libc::SOL_SOCKET;
            (*head).cmsg_type = libc::SCM_RIGHTS;
            (*head).cmsg_len = libc::CMSG_LEN(size) as _;
            libc::CMSG_DATA(head).cast::<RawFd>().write_unaligned(with.as_raw_fd());
        }
    }
    let flags = libc::MSG_NOSIGNAL | libc::MSG_DONTWAIT;
    // SAFETY: the message refers to live memory of the lengths given.
    let n = unsafe { libc::sendmsg(fd.as_raw_fd(), &message, flags) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// True when a descriptor could not be sent because too many are under way.
pub fn is_overladen(e: &io::Error) -> bool {
    e.raw_os_error() == Some(libc::ETOOMANYREFS)
}

/// Receives one message, and the descriptor that came with it, without waiting. 0 bytes: the other
/// side has closed. A descriptor for which this process has no number is lost.
///
/// # Errors
/// `WouldBlock` when there is none; else what the kernel reported.
pub fn receive(fd: BorrowedFd<'_>, bytes: &mut [u8]) -> io::Result<(usize, Option<OwnedFd>)> {
    let mut part = libc::iovec { iov_base: bytes.as_mut_ptr().cast(), iov_len: bytes.len() };
    let mut control = [0u64; CONTROL / 8];
    // SAFETY: an all-zero msghdr is a valid empty message.
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    message.msg_iov = &raw mut part;
    message.msg_iovlen = 1;
    message.msg_control = control.as_mut_ptr().cast();
    // SAFETY: arithmetic only.
    message.msg_controllen = unsafe { libc::CMSG_SPACE(size_of::<RawFd>() as libc::c_uint) } as _;
    let flags = libc::MSG_DONTWAIT | libc::MSG_CMSG_CLOEXEC;
    // SAFETY: the message refers to live memory of the lengths given, which is ours alone.
    let n = unsafe { libc::recvmsg(fd.as_raw_fd(), &mut message, flags) };
    if n < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the kernel has written the control data, and says how long it is; a message of
    // SCM_RIGHTS holds numbers that it has made for this call.
    let with = unsafe {
        let head = libc::CMSG_FIRSTHDR(&raw const message);
        let rights = !head.is_null()
            && (*head).cmsg_level == libc::SOL_SOCKET
            && (*head).cmsg_type == libc::SCM_RIGHTS;
        rights.then(|| libc::CMSG_DATA(head).cast::<RawFd>().read_unaligned())
    };
    Ok((n as usize, with.and_then(|fd| owned(fd).ok())))
}

/// True when this process can have another descriptor now.
pub fn has_descriptor(of: BorrowedFd<'_>) -> bool {
    of.try_clone_to_owned().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use std::os::fd::AsFd;

    #[test]
    fn messages_keep_their_bounds_and_carry_descriptors() {
        let name = format!("hawser-test-local-{}", std::process::id());
        assert_eq!(connect(name.as_bytes()).unwrap_err().kind(), io::ErrorKind::ConnectionRefused);
        let listener = listen(name.as_bytes()).unwrap();
        assert_eq!(accept(listener.as_fd()).unwrap_err().kind(), io::ErrorKind::WouldBlock);
        let near = connect(name.as_bytes()).unwrap();
        let far = accept(listener.as_fd()).unwrap();
        assert_eq!(peer_user(far.as_fd()).unwrap(), user());
        let (read, write) = crate::pipe::pair().unwrap();
        send(near.as_fd(), b"one", None).unwrap();
        send(near.as_fd(), b"two", Some(read.as_fd())).unwrap();
        drop((read, near));
        let mut bytes = [0; 16];
        let (n, none) = receive(far.as_fd(), &mut bytes).unwrap();
        assert!(&bytes[..n] == b"one" && none.is_none());
        let (n, with) = receive(far.as_fd(), &mut bytes).unwrap();
        assert_eq!(&bytes[..n], b"two");
        crate::pipe::write(write.as_fd(), b"through").unwrap();
        drop(write);
        let mut text = String::new();
        std::fs::File::from(with.unwrap()).read_to_string(&mut text).unwrap();
        assert_eq!(text, "through");
        assert_eq!(receive(far.as_fd(), &mut bytes).unwrap().0, 0);
        assert!(has_descriptor(far.as_fd()));
        let long = [b'x'; 200];
        assert_eq!(listen(&long).unwrap_err().kind(), io::ErrorKind::InvalidInput);
    }
}
