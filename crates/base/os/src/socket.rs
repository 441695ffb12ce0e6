//! Sockets: what the standard library does not offer.

mod info;
mod permits;

use std::ffi::CStr;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr as UnixAddr, UnixDatagram};
use std::time::Duration;

pub use self::info::{Acknowledged, Figures, acknowledged, figures};
pub use self::permits::permitted;

/// One address of one network interface that is up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interface {
    /// The kernel's name, e.g. `eth0`.
    pub name: String,
    /// The address.
    pub addr: IpAddr,
    /// Length of the network part of the address, in bits.
    pub prefix: u8,
    /// Reaches this host only.
    pub loopback: bool,
    /// The scope (interface index) of an IPv6 link-local address, else 0.
    pub scope: u32,
}

/// All addresses of the interfaces that are up, in the kernel's order.
///
/// # Errors
/// When the kernel does not tell.
pub fn interfaces() -> io::Result<Vec<Interface>> {
    let mut head: *mut libc::ifaddrs = std::ptr::null_mut();
    // SAFETY: `head` is valid for writes.
    if unsafe { libc::getifaddrs(&mut head) } != 0 {
        return Err(io::Error::last_os_error());
    }
    let mut out = Vec::new();
    let mut next = head;
    while !next.is_null() {
        // SAFETY: getifaddrs made a list of valid entries, which lives until freeifaddrs.
        let entry = unsafe { &*next };
        next = entry.ifa_next;
        let flags = entry.ifa_flags as libc::c_int;
        if flags & libc::IFF_UP == 0 || entry.ifa_addr.is_null() || entry.ifa_name.is_null() {
            continue;
        }
        // SAFETY: as above; both pointers belong to the entry.
        let addr = unsafe { ip_of(entry.ifa_addr) };
        let Some((addr, scope)) = addr else { continue };
        let mask = if entry.ifa_netmask.is_null() {
            None
        } else {
            // SAFETY: as above.
            unsafe { ip_of(entry.ifa_netmask) }
        };
        // SAFETY: the name is a C string of the entry.
        let name = unsafe { CStr::from_ptr(entry.ifa_name) }.to_string_lossy().into_owned();
        out.push(Interface {
            name,
            addr,
            prefix: mask.map_or(0, |(m, _)| prefix_of(m)),
            loopback: flags & libc::IFF_LOOPBACK != 0,
            scope,
        });
    }
    // SAFETY: the list made above, freed once.
    unsafe { libc::freeifaddrs(head) };
    Ok(out)
}

fn prefix_of(mask: IpAddr) -> u8 {
    match mask {
        IpAddr::V4(m) => u32::from(m).leading_ones() as u8,
        IpAddr::V6(m) => u128::from(m).leading_ones() as u8,
    }
}

/// # Safety
/// `addr` points to a socket address of the size that its family says.
unsafe fn ip_of(addr: *const libc::sockaddr) -> Option<(IpAddr, u32)> {
    // SAFETY: the family is the common first field.
    match i32::from(unsafe { (*addr).sa_family }) {
        libc::AF_INET => {
            // SAFETY: an AF_INET address is a sockaddr_in.
            let v4 = unsafe { &*addr.cast::<libc::sockaddr_in>() };
            Some((IpAddr::V4(Ipv4Addr::from(u32::from_be(v4.sin_addr.s_addr))), 0))
        }
        libc::AF_INET6 => {
            // SAFETY: an AF_INET6 address is a sockaddr_in6.
            let v6 = unsafe { &*addr.cast::<libc::sockaddr_in6>() };
            Some((IpAddr::V6(Ipv6Addr::from(v6.sin6_addr.s6_addr)), v6.sin6_scope_id))
        }
        _ => None,
    }
}

/// Storage for one IPv4 or IPv6 address as the kernel wants it.
pub(crate) union RawAddr {
    v4: libc::sockaddr_in,
    v6: libc::sockaddr_in6,
}

impl RawAddr {
    /// No address.
    pub(crate) fn empty() -> RawAddr {
        // SAFETY: all-zero is a valid value of both members.
        unsafe { std::mem::zeroed() }
    }
}

pub(crate) fn raw_addr(addr: &SocketAddr) -> (RawAddr, libc::socklen_t) {
    match addr {
        SocketAddr::V4(a) => {
            let v4 = libc::sockaddr_in {
                sin_family: libc::AF_INET as libc::sa_family_t,
                sin_port: a.port().to_be(),
                sin_addr: libc::in_addr { s_addr: u32::from(*a.ip()).to_be() },
                sin_zero: [0; 8],
            };
            (RawAddr { v4 }, size_of::<libc::sockaddr_in>() as libc::socklen_t)
        }
        SocketAddr::V6(a) => {
            let v6 = libc::sockaddr_in6 {
                sin6_family: libc::AF_INET6 as libc::sa_family_t,
                sin6_port: a.port().to_be(),
                sin6_flowinfo: a.flowinfo(),
                sin6_addr: libc::in6_addr { s6_addr: a.ip().octets() },
                sin6_scope_id: a.scope_id(),
            };
            (RawAddr { v6 }, size_of::<libc::sockaddr_in6>() as libc::socklen_t)
        }
    }
}

/// What connections are made with. What the kernel refuses is left as it is: it changes speed only.
#[derive(Clone, Debug, Default)]
pub struct Quality {
    /// Congestion controls, the preferred one first.
    pub congestion: Vec<String>,
    /// Bytes of the send and of the receive buffer; 0: the kernel adapts them.
    pub buffers: usize,
}

impl Quality {
    /// Applies to a socket before it is connected, or to a listener, whose connections inherit it.
    /// Later is too late for the congestion control: a paced one leaves pacing behind.
    fn apply(&self, fd: RawFd) {
        let mut names = self.congestion.iter();
        names.any(|n| set_option(fd, libc::IPPROTO_TCP, libc::TCP_CONGESTION, n.as_bytes()));
        if self.buffers > 0 {
            let value = self.buffers.min(i32::MAX as usize) as libc::c_int;
            for option in [libc::SO_SNDBUF, libc::SO_RCVBUF] {
                set_option(fd, libc::SOL_SOCKET, option, &value.to_ne_bytes());
            }
        }
    }
}

/// True when the kernel lets this process use a congestion control; it may load it for that.
pub fn permits_congestion(name: &str) -> bool {
    stream_socket(libc::AF_INET).or_else(|_| stream_socket(libc::AF_INET6)).is_ok_and(|socket| {
        let raw = socket.as_raw_fd();
        set_option(raw, libc::IPPROTO_TCP, libc::TCP_CONGESTION, name.as_bytes())
    })
}

/// The congestion controls that any process may use, as the kernel says; empty where it does not.
pub fn congestion_controls() -> Vec<String> {
    let path = "/proc/sys/net/ipv4/tcp_allowed_congestion_control";
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.split_whitespace().map(str::to_owned).collect()
}

/// False when the kernel refuses.
pub(crate) fn set_option(fd: RawFd, level: libc::c_int, option: libc::c_int, value: &[u8]) -> bool {
    let len = value.len() as libc::socklen_t;
    // SAFETY: the kernel copies the `len` bytes of the live value.
    unsafe { libc::setsockopt(fd, level, option, value.as_ptr().cast(), len) == 0 }
}

/// A nonblocking socket of TCP.
fn stream_socket(family: libc::c_int) -> io::Result<OwnedFd> {
    let kind = libc::SOCK_STREAM | libc::SOCK_NONBLOCK | libc::SOCK_CLOEXEC;
    // SAFETY: takes numbers only.
    let raw = unsafe { libc::socket(family, kind, 0) };
    if raw < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the call above made this descriptor and nobody else owns it.
    Ok(unsafe { OwnedFd::from_raw_fd(raw) })
}

/// Begins a TCP connection to `to`, from `from` if given; the socket is nonblocking. The connection
/// stands when the socket becomes writable and [`TcpStream::take_error`] reports nothing.
///
/// # Errors
/// When the kernel refuses at once.
pub fn connect_start(
    from: Option<IpAddr>,
    to: &SocketAddr,
    quality: &Quality,
) -> io::Result<TcpStream> {
    let fd = stream_socket(if to.is_ipv4() { libc::AF_INET } else { libc::AF_INET6 })?;
    let raw = fd.as_raw_fd();
    quality.apply(raw);
    if let Some(from) = from.filter(|f| f.is_ipv4() == to.is_ipv4()) {
        // A port of its own is needed per pair of addresses only. Older kernels take one per host.
        let yes = libc::c_int::from(true).to_ne_bytes();
        set_option(raw, libc::IPPROTO_IP, libc::IP_BIND_ADDRESS_NO_PORT, &yes);
        let scope = if let SocketAddr::V6(a) = to { a.scope_id() } else { 0 };
        let from = match from {
            IpAddr::V4(ip) => SocketAddr::from((ip, 0)),
            IpAddr::V6(ip) => std::net::SocketAddrV6::new(ip, 0, 0, scope).into(),
        };
        let (addr, len) = raw_addr(&from);
        // SAFETY: `addr` holds an address of `len` bytes.
        if unsafe { libc::bind(raw, (&raw const addr).cast(), len) } != 0 {
            return Err(io::Error::last_os_error());
        }
    }
    let (addr, len) = raw_addr(to);
    // SAFETY: `addr` holds an address of `len` bytes.
    let rc = unsafe { libc::connect(raw, (&raw const addr).cast(), len) };
    if rc != 0 {
        let error = io::Error::last_os_error();
        if error.raw_os_error() != Some(libc::EINPROGRESS) {
            return Err(error);
        }
    }
    Ok(TcpStream::from(fd))
}

/// True when a call failed for want of descriptors or memory: it may succeed later.
pub fn is_exhausted(e: &io::Error) -> bool {
    let errno = e.raw_os_error().unwrap_or(0);
    [libc::EMFILE, libc::ENFILE, libc::ENOBUFS, libc::ENOMEM].contains(&errno)
}

/// An error of the system in words, with what can be done about it.
pub fn advised(e: &io::Error) -> String {
    match e.raw_os_error() {
        Some(libc::EMFILE | libc::ENFILE) => {
            format!("{e} (raise the limit of open files: ulimit -n)")
        }
        Some(libc::EFBIG) => format!("{e} (raise the limit of file sizes: ulimit -f)"),
        // Of fork() and clone(); what does not block waits instead of telling it.
        Some(libc::EAGAIN) => format!("{e} (raise the limit of processes: ulimit -u)"),
        _ => e.to_string(),
    }
}

/// Listens on `addr` with the first free port of `ports` (`0..=0`: the kernel's choice); the
/// listener is nonblocking. As many connections as the kernel permits (`net.core.somaxconn`) are
/// made while nobody accepts them.
///
/// # Errors
/// When no port of the range is free, or the address is not this host's.
pub fn listen(
    addr: IpAddr,
    scope: u32,
    ports: std::ops::RangeInclusive<u16>,
    quality: &Quality,
) -> io::Result<TcpListener> {
    let mut last = io::Error::from(io::ErrorKind::InvalidInput);
    for port in ports {
        let at: SocketAddr = match addr {
            IpAddr::V4(ip) => (ip, port).into(),
            IpAddr::V6(ip) => std::net::SocketAddrV6::new(ip, port, 0, scope).into(),
        };
        match TcpListener::bind(at) {
            Ok(listener) => {
                listener.set_nonblocking(true)?;
                quality.apply(listener.as_raw_fd());
                // SAFETY: takes numbers only; on a listener it sets the length of the queue.
                unsafe { libc::listen(listener.as_raw_fd(), libc::c_int::MAX) };
                return Ok(listener);
            }
            Err(e) => last = e,
        }
    }
    Err(last)
}

/// True for errors that mean that the other host does not answer.
pub fn is_unanswered(e: &io::Error) -> bool {
    let errno = e.raw_os_error().unwrap_or(0);
    [libc::ETIMEDOUT, libc::EHOSTUNREACH, libc::ENETUNREACH, libc::EHOSTDOWN].contains(&errno)
}

/// Sends `parts` with one system call, without a signal when the peer is gone. Returns bytes taken.
///
/// # Errors
/// `WouldBlock` when the socket takes nothing now; else what the kernel reported.
#[inline]
pub fn send_parts(fd: RawFd, parts: &[io::IoSlice<'_>]) -> io::Result<usize> {
    // SAFETY: an all-zero msghdr is a valid empty message.
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    message.msg_iov = parts.as_ptr().cast_mut().cast();
    message.msg_iovlen = parts.len() as _;
    // SAFETY: an IoSlice has the layout of an iovec; the parts outlive the call.
    let n = unsafe { libc::sendmsg(fd, &message, libc::MSG_NOSIGNAL | libc::MSG_DONTWAIT) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(n as usize) }
}

/// Receives into `to` without waiting. `Ok(0)` is the end of the stream.
///
/// # Errors
/// `WouldBlock` when there is nothing; else what the kernel reported.
#[inline]
pub fn receive(fd: RawFd, to: &mut [u8]) -> io::Result<usize> {
    // SAFETY: the buffer is this long and exclusively ours.
    let n = unsafe { libc::recv(fd, to.as_mut_ptr().cast(), to.len(), libc::MSG_DONTWAIT) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(n as usize) }
}

/// The other end of a stream socket has ended it, or the socket has failed; what has come before
/// that stays to be read.
pub fn has_ended(fd: RawFd) -> bool {
    let mut poll = libc::pollfd { fd, events: libc::POLLRDHUP, revents: 0 };
    // SAFETY: one entry, exclusively ours.
    let n = unsafe { libc::poll(&mut poll, 1, 0) };
    n > 0 && poll.revents != 0
}

/// Receives into `parts`, one after the other, with one system call and without waiting. `Ok(0)` is
/// the end of the stream.
///
/// # Errors
/// `WouldBlock` when there is nothing; else what the kernel reported.
#[inline]
pub fn receive_parts(fd: RawFd, parts: &mut [io::IoSliceMut<'_>]) -> io::Result<usize> {
    // SAFETY: an all-zero msghdr is a valid empty message.
    let mut message: libc::msghdr = unsafe { std::mem::zeroed() };
    message.msg_iov = parts.as_mut_ptr().cast();
    message.msg_iovlen = parts.len() as _;
    // SAFETY: an IoSliceMut has the layout of an iovec and is exclusively ours; the parts outlive
    // the call.
    let n = unsafe { libc::recvmsg(fd, &mut message, libc::MSG_DONTWAIT) };
    if n < 0 { Err(io::Error::last_os_error()) } else { Ok(n as usize) }
}

/// Bytes sent on a connection that the peer's kernel has not taken yet.
pub fn untaken_bytes(fd: BorrowedFd<'_>) -> usize {
    let mut n: libc::c_int = 0;
    // SAFETY: TIOCOUTQ (SIOCOUTQ of sockets) stores one int into a live local.
    let rc = unsafe { libc::ioctl(fd.as_raw_fd(), libc::TIOCOUTQ, &mut n) };
    if rc == 0 { n.max(0) as usize } else { 0 }
}

/// Breaks a TCP connection off. The kernel keeps nothing of it, neither what the peer has not taken
/// nor what has come and was not read, and tells the peer's.
pub fn break_off(fd: BorrowedFd<'_>) {
    // SAFETY: a `sockaddr` of zeros is one, and is `AF_UNSPEC` with that family, by which the
    // kernel understands that the socket is to be connected with nobody.
    let nobody: libc::sockaddr = unsafe { std::mem::zeroed() };
    const _: () = assert!(libc::AF_UNSPEC == 0);
    // SAFETY: the kernel reads a live local of the length that it is told. It refuses where there
    // is no connection.
    unsafe {
        libc::connect(fd.as_raw_fd(), &nobody, size_of::<libc::sockaddr>() as libc::socklen_t)
    };
}

/// The error number says that nobody listens at the address that was called.
pub fn is_refusal(errno: i32) -> bool {
    errno == libc::ECONNREFUSED
}

/// Lets the kernel end a TCP connection on which little is said when the kernel at its other end
/// has acknowledged nothing for so many seconds, whether or not there is something to acknowledge.
/// What the processes there do does not matter.
pub fn end_without_answers(fd: BorrowedFd<'_>, seconds: u32) {
    ask_for_answers(fd, Some(seconds));
    let ms = seconds.saturating_mul(1000);
    set_option(fd.as_raw_fd(), libc::IPPROTO_TCP, libc::TCP_USER_TIMEOUT, &ms.to_ne_bytes());
}

/// Lets the kernel end a TCP connection on which nothing is under way when the kernel at its other
/// end knows nothing of it, or answers no questions for so many seconds. `None`: it asks none.
pub fn ask_for_answers(fd: BorrowedFd<'_>, seconds: Option<u32>) {
    let fd = fd.as_raw_fd();
    let number = |n: u32| n.to_ne_bytes();
    set_option(fd, libc::SOL_SOCKET, libc::SO_KEEPALIVE, &number(seconds.is_some().into()));
    let Some(seconds) = seconds else { return };
    let questions = 4;
    let pause = seconds.div_ceil(questions).max(1);
    for option in [libc::TCP_KEEPIDLE, libc::TCP_KEEPINTVL] {
        set_option(fd, libc::IPPROTO_TCP, option, &number(pause));
    }
    set_option(fd, libc::IPPROTO_TCP, libc::TCP_KEEPCNT, &number(questions));
}

/// The kernel will forget a TCP connection when it is closed, without a word to the other end, as
/// where that one is cut off. False: this process may not ask for it. For tests.
#[doc(hidden)]
pub fn forget_at_close(fd: BorrowedFd<'_>) -> bool {
    set_option(fd.as_raw_fd(), libc::IPPROTO_TCP, libc::TCP_REPAIR, &1u32.to_ne_bytes())
}

/// Waits until one of `fds` (readable; also writable where the flag is set) has news, or the time
/// is over. True when there is news or a signal came.
pub fn wait_fds(fds: &[(RawFd, bool)], timeout: Option<Duration>) -> bool {
    let mut polls: Vec<libc::pollfd> = fds
        .iter()
        .map(|&(fd, write)| libc::pollfd {
            fd,
            events: libc::POLLIN | if write { libc::POLLOUT } else { 0 },
            revents: 0,
        })
        .collect();
    let spec = timeout.map(|t| libc::timespec {
        tv_sec: t.as_secs().min(i32::MAX as u64) as libc::time_t,
        tv_nsec: t.subsec_nanos() as libc::c_long,
    });
    let spec_ptr = spec.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
    // SAFETY: the array is this long, the timespec lives, no signal mask is given.
    let n = unsafe {
        libc::ppoll(polls.as_mut_ptr(), polls.len() as libc::nfds_t, spec_ptr, std::ptr::null())
    };
    n != 0
}

/// A datagram socket at a name in the abstract namespace; nonblocking. Nothing is left on disk.
///
/// # Errors
/// When the name is taken or the kernel refuses.
pub fn wake_socket(name: &[u8]) -> io::Result<UnixDatagram> {
    let socket = UnixDatagram::bind_addr(&UnixAddr::from_abstract_name(name)?)?;
    socket.set_nonblocking(true)?;
    Ok(socket)
}

/// Sends one byte to the [`wake_socket`] of that name. A full queue is as good as a sent byte.
pub fn wake_by_socket(from: &UnixDatagram, name: &[u8]) {
    if let Ok(addr) = UnixAddr::from_abstract_name(name) {
        // A peer that is gone needs no wake, and one with a full queue will wake anyway.
        let _ = from.send_to_addr(&[1], &addr);
    }
}

/// Empties a wake socket.
pub fn drain(socket: &UnixDatagram) {
    let mut byte = [0u8; 8];
    while socket.recv(&mut byte).is_ok() {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{IoSlice, IoSliceMut};
    use std::os::fd::AsFd;

    #[test]
    fn a_connection_carries_parts_in_order() {
        let quality = Quality { congestion: vec!["nosuch".into(), "reno".into()], buffers: 65536 };
        let listener = listen(IpAddr::V4(Ipv4Addr::LOCALHOST), 0, 0..=0, &quality).unwrap();
        let to = listener.local_addr().unwrap();
        let out = connect_start(None, &to, &quality).unwrap();
        assert!(wait_fds(&[(listener.as_raw_fd(), false)], None));
        let (peer, _) = listener.accept().unwrap();
        assert!(wait_fds(&[(out.as_raw_fd(), true)], None));
        let parts = [IoSlice::new(b"haw"), IoSlice::new(b"ser")];
        assert_eq!(send_parts(out.as_raw_fd(), &parts).unwrap(), 6);
        assert!(wait_fds(&[(peer.as_raw_fd(), false)], None));
        let mut bytes = [0; 16];
        assert_eq!(receive(peer.as_raw_fd(), &mut bytes).unwrap(), 6);
        assert_eq!(&bytes[..6], b"hawser");
        assert_eq!(send_parts(out.as_raw_fd(), &parts).unwrap(), 6);
        assert!(wait_fds(&[(peer.as_raw_fd(), false)], None));
        let (near, far) = bytes.split_at_mut(2);
        let mut parts = [IoSliceMut::new(near), IoSliceMut::new(far)];
        assert_eq!(receive_parts(peer.as_raw_fd(), &mut parts).unwrap(), 6);
        assert_eq!(&bytes[..6], b"hawser");
        let none = receive(peer.as_raw_fd(), &mut bytes).unwrap_err();
        assert_eq!(none.kind(), io::ErrorKind::WouldBlock);
    }

    #[test]
    fn who_asks_finds_out_that_the_other_end_knows_nothing() {
        let quality = Quality::default();
        let listener = listen(IpAddr::V4(Ipv4Addr::LOCALHOST), 0, 0..=0, &quality).unwrap();
        let out = connect_start(None, &listener.local_addr().unwrap(), &quality).unwrap();
        assert!(wait_fds(&[(listener.as_raw_fd(), false)], None));
        let (peer, _) = listener.accept().unwrap();
        if !forget_at_close(peer.as_fd()) {
            return;
        }
        drop(peer);
        ask_for_answers(out.as_fd(), Some(4));
        assert!(wait_fds(&[(out.as_raw_fd(), false)], Some(Duration::from_secs(30))));
        let end = receive(out.as_raw_fd(), &mut [0]).unwrap_err();
        assert_eq!(end.kind(), io::ErrorKind::ConnectionReset);
    }

    /// The congestion control of a socket.
    fn congestion(fd: RawFd) -> String {
        let mut name = [0u8; 16];
        let mut len = name.len() as libc::socklen_t;
        let (level, option) = (libc::IPPROTO_TCP, libc::TCP_CONGESTION);
        // SAFETY: the kernel writes at most `len` bytes to a live local, and the count to `len`.
        let rc = unsafe { libc::getsockopt(fd, level, option, name.as_mut_ptr().cast(), &mut len) };
        assert_eq!(rc, 0);
        String::from_utf8_lossy(&name).trim_end_matches('\0').to_owned()
    }

    #[test]
    fn both_ends_use_the_first_congestion_control_that_is_permitted() {
        assert!(permits_congestion("reno") && !permits_congestion("nosuch"));
        let all = congestion_controls();
        assert!(all.iter().any(|name| name == "reno"), "{all:?}");
        for wanted in all {
            let names = vec!["nosuch".into(), wanted.clone(), "reno".into()];
            let quality = Quality { congestion: names, buffers: 0 };
            let listener = listen(IpAddr::V4(Ipv4Addr::LOCALHOST), 0, 0..=0, &quality).unwrap();
            let to = listener.local_addr().unwrap();
            let out = connect_start(None, &to, &quality).unwrap();
            assert!(wait_fds(&[(listener.as_raw_fd(), false)], None));
            let (peer, _) = listener.accept().unwrap();
            assert_eq!(congestion(out.as_raw_fd()), wanted);
            assert_eq!(congestion(peer.as_raw_fd()), wanted);
        }
    }

    #[test]
    fn connections_are_made_while_nobody_accepts_them() {
        let somaxconn = std::fs::read_to_string("/proc/sys/net/core/somaxconn").unwrap();
        let n = somaxconn.trim().parse::<usize>().unwrap().min(300);
        let quality = Quality::default();
        let listener = listen(IpAddr::V4(Ipv4Addr::LOCALHOST), 0, 0..=0, &quality).unwrap();
        let to = listener.local_addr().unwrap();
        let all: Vec<TcpStream> =
            (0..n).map(|_| connect_start(None, &to, &quality).unwrap()).collect();
        for (i, stream) in all.iter().enumerate() {
            // A bound against a hang: what the kernel drops it repeats for minutes.
            let limit = Some(Duration::from_secs(1));
            assert!(wait_fds(&[(stream.as_raw_fd(), true)], limit), "connection {i}");
        }
    }

    #[test]
    fn a_wake_byte_ends_a_wait() {
        let name = format!("hawser-test-{}", std::process::id());
        let socket = wake_socket(name.as_bytes()).unwrap();
        let sender = UnixDatagram::unbound().unwrap();
        wake_by_socket(&sender, name.as_bytes());
        assert!(wait_fds(&[(socket.as_raw_fd(), false)], None));
        drain(&socket);
        assert!(!wait_fds(&[(socket.as_raw_fd(), false)], Some(Duration::ZERO)));
    }

    #[test]
    fn this_host_has_a_loopback_address() {
        assert!(interfaces().unwrap().iter().any(|i| i.loopback));
    }
}
