//! Datagram sockets (UDP): many datagrams per system call, and none that the network cuts up.

use std::io;
use std::net::{IpAddr, SocketAddr, SocketAddrV6, UdpSocket};
use std::ops::RangeInclusive;
use std::os::fd::{AsRawFd, RawFd};

use crate::socket::{RawAddr, raw_addr, set_option};

/// Most messages per system call.
pub const BATCH: usize = 32;
/// Most bytes that one buffer of [`Datagrams::receive`] is ever filled with.
pub const LONGEST: usize = 1 << 16;
/// Most datagrams that the kernel cuts one buffer into.
pub const SEGMENTS: usize = 64;

/// What is sent with one entry of a batch: one datagram, or several of equal length.
#[derive(Clone, Copy, Debug)]
pub struct Outgoing<'a> {
    /// Where it goes.
    pub to: SocketAddr,
    /// The bytes of the datagrams, one after the other.
    pub bytes: &'a [u8],
    /// Bytes of each datagram; the last may be shorter.
    pub each: usize,
}

/// What lies in one buffer after [`Datagrams::receive`]: datagrams of one sender, one after the
/// other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Incoming {
    /// Bytes in the buffer.
    pub len: usize,
    /// Bytes of each datagram; the last may be shorter.
    pub each: usize,
}

/// Room for one control message with a number, as the kernel aligns it.
#[repr(C, align(8))]
#[derive(Clone, Copy)]
struct Control([u8; 32]);

/// A nonblocking socket for datagrams.
#[derive(Debug)]
pub struct Datagrams {
    socket: UdpSocket,
    /// The kernel cuts long buffers into datagrams.
    cuts: bool,
}

impl Datagrams {
    /// A socket on `addr` with the first free port of `ports` (`0..=0`: the kernel's choice).
    /// Datagrams are never cut up on the way, and those longer than a link takes vanish. `buffers`:
    /// bytes of the kernel's send and receive buffers, as far as it permits; 0: its own choice.
    ///
    /// # Errors
    /// When no port of the range is free, or the address is not this host's.
    pub fn open(
        addr: IpAddr,
        scope: u32,
        ports: RangeInclusive<u16>,
        buffers: usize,
    ) -> io::Result<Datagrams> {
        let mut last = io::Error::from(io::ErrorKind::InvalidInput);
        for port in ports {
            let at: SocketAddr = match addr {
                IpAddr::V4(ip) => (ip, port).into(),
                IpAddr::V6(ip) => SocketAddrV6::new(ip, port, 0, scope).into(),
            };
            match UdpSocket::bind(at) {
                Ok(socket) => return Datagrams::prepare(socket, addr.is_ipv4(), buffers),
                Err(e) => last = e,
            }
        }
        Err(last)
    }

    fn prepare(socket: UdpSocket, v4: bool, buffers: usize) -> io::Result<Datagrams> {
        socket.set_nonblocking(true)?;
        let fd = socket.as_raw_fd();
        // The sender finds out what the path takes, RFC 8899.
        let whole = match v4 {
            true => (libc::IPPROTO_IP, libc::IP_MTU_DISCOVER, libc::IP_PMTUDISC_PROBE),
            false => (libc::IPPROTO_IPV6, libc::IPV6_MTU_DISCOVER, libc::IPV6_PMTUDISC_PROBE),
        };
        if !set_option(fd, whole.0, whole.1, &whole.2.to_ne_bytes()) {
            return Err(io::Error::last_os_error());
        }
        let yes: libc::c_int = 1;
        // Where the kernel cannot gather datagrams, they come one by one.
        set_option(fd, libc::SOL_UDP, libc::UDP_GRO, &yes.to_ne_bytes());
        // A refusal of the size changes speed only.
        let size = buffers.min(i32::MAX as usize / 2) as libc::c_int;
        if size > 0 {
            for option in [libc::SO_SNDBUF, libc::SO_RCVBUF] {
                set_option(fd, libc::SOL_SOCKET, option, &size.to_ne_bytes());
            }
        }
        let no: libc::c_int = 0;
        let cuts = set_option(fd, libc::SOL_UDP, libc::UDP_SEGMENT, &no.to_ne_bytes());
        Ok(Datagrams { socket, cuts })
    }

    /// Where it is reached.
    ///
    /// # Errors
    /// What the kernel says.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.socket.local_addr()
    }

    /// For waiting.
    pub fn descriptor(&self) -> RawFd {
        self.socket.as_raw_fd()
    }

    /// Several datagrams in one buffer are of use here; if not, each entry has one.
    pub fn cuts(&self) -> bool {
        self.cuts
    }

    /// Sends the first entries of a batch, at most [`BATCH`]; how many were taken. An entry of
    /// several datagrams, which all have the length `each` but the last, counts at most
    /// [`SEGMENTS`] of them and `LONGEST` bytes.
    ///
    /// # Errors
    /// `WouldBlock` when the socket takes nothing now; else why the *first* entry was not taken:
    /// it is too long for the interface (`EMSGSIZE`), there is no route, and so on.
    pub fn send(&mut self, batch: &[Outgoing<'_>]) -> io::Result<usize> {
        let n = batch.len().min(BATCH);
        let mut names: [RawAddr; BATCH] = std::array::from_fn(|_| RawAddr::empty());
        let mut parts = [libc::iovec { iov_base: std::ptr::null_mut(), iov_len: 0 }; BATCH];
        let mut controls = [Control([0; 32]); BATCH];
        // SAFETY: all-zero headers are valid empty messages.
        let mut messages: [libc::mmsghdr; BATCH] = unsafe { std::mem::zeroed() };
        for (i, out) in batch.iter().take(n).enumerate() {
            let (name, name_len) = raw_addr(&out.to);
            names[i] = name;
            let (base, len) = (out.bytes.as_ptr().cast_mut().cast(), out.bytes.len());
            parts[i] = libc::iovec { iov_base: base, iov_len: len };
            let header = &mut messages[i].msg_hdr;
            header.msg_name = (&raw mut names[i]).cast();
            header.msg_namelen = name_len;
            header.msg_iov = &raw mut parts[i];
            header.msg_iovlen = 1;
            if out.each < out.bytes.len() {
                header.msg_control = controls[i].0.as_mut_ptr().cast();
                // SAFETY: computes a number.
                header.msg_controllen = unsafe { libc::CMSG_SPACE(2) } as _;
                // SAFETY: the control buffer has room for a header and two bytes, and is aligned as
                // the kernel's headers are.
                unsafe {
                    let control = libc::CMSG_FIRSTHDR(header);
                    (*control).cmsg_level = libc::SOL_UDP;
                    (*control).cmsg_type = libc::UDP_SEGMENT;
                    (*control).cmsg_len = libc::CMSG_LEN(2) as _;
                    libc::CMSG_DATA(control).cast::<u16>().write_unaligned(out.each as u16);
                }
            }
        }
        let fd = self.socket.as_raw_fd();
        // SAFETY: the first `n` headers point to names, parts and controls that live until the call
        // has returned; the kernel only reads through them.
        let sent = unsafe {
            libc::sendmmsg(fd, messages.as_mut_ptr(), n as libc::c_uint, libc::MSG_DONTWAIT)
        };
        if sent >= 0 {
            return Ok(sent as usize);
        }
        let error = io::Error::last_os_error();
        // A device that cannot sum up its packets' codes refuses to cut; so it is done here.
        let errno = error.raw_os_error().unwrap_or(0);
        if self.cuts && [libc::EIO, libc::EINVAL, libc::EOPNOTSUPP].contains(&errno) {
            self.cuts = false;
            return self.send_singly(batch.first());
        }
        match batch.first() {
            Some(first) if !self.cuts && first.each < first.bytes.len() => {
                self.send_singly(Some(first))
            }
            _ => Err(error),
        }
    }

    /// Sends the datagrams of one entry one by one.
    fn send_singly(&self, entry: Option<&Outgoing<'_>>) -> io::Result<usize> {
        let Some(entry) = entry else { return Ok(0) };
        for (i, datagram) in entry.bytes.chunks(entry.each.max(1)).enumerate() {
            match self.socket.send_to(datagram, entry.to) {
                Ok(_) => {}
                Err(e) if i == 0 => return Err(e),
                // The rest is lost, as datagrams may be.
                Err(_) => break,
            }
        }
        Ok(1)
    }

    /// Receives into the buffers, at most [`BATCH`] of [`LONGEST`] bytes each: how many were
    /// filled, and with what.
    ///
    /// # Errors
    /// `WouldBlock` when there is nothing; else what the kernel reports, also of datagrams that
    /// were sent before.
    pub fn receive(
        &self,
        buffers: &mut [Vec<u8>],
        filled: &mut [Incoming; BATCH],
    ) -> io::Result<usize> {
        let n = buffers.len().min(BATCH);
        let mut parts = [libc::iovec { iov_base: std::ptr::null_mut(), iov_len: 0 }; BATCH];
        let mut controls = [Control([0; 32]); BATCH];
        // SAFETY: all-zero headers are valid empty messages.
        let mut messages: [libc::mmsghdr; BATCH] = unsafe { std::mem::zeroed() };
        for (i, buffer) in buffers.iter_mut().take(n).enumerate() {
            let (base, len) = (buffer.as_mut_ptr().cast(), buffer.len());
            parts[i] = libc::iovec { iov_base: base, iov_len: len };
            let header = &mut messages[i].msg_hdr;
            header.msg_iov = &raw mut parts[i];
            header.msg_iovlen = 1;
            header.msg_control = controls[i].0.as_mut_ptr().cast();
            header.msg_controllen = size_of::<Control>() as _;
        }
        let fd = self.socket.as_raw_fd();
        // SAFETY: the first `n` headers point to buffers of the lengths they say, exclusively ours,
        // which live until the call has returned; no time limit is given.
        let got = unsafe {
            let none = std::ptr::null_mut();
            libc::recvmmsg(fd, messages.as_mut_ptr(), n as libc::c_uint, libc::MSG_DONTWAIT, none)
        };
        if got < 0 {
            return Err(io::Error::last_os_error());
        }
        for (message, filled) in messages.iter().zip(filled.iter_mut()).take(got as usize) {
            let len = (message.msg_len as usize).min(LONGEST);
            *filled = Incoming { len, each: gathered(&message.msg_hdr).unwrap_or(len) };
        }
        Ok(got as usize)
    }
}

/// Bytes of each datagram in a buffer in which the kernel has gathered several.
fn gathered(header: &libc::msghdr) -> Option<usize> {
    // SAFETY: the kernel has filled the control buffer of this header, and its length.
    let mut control = unsafe { libc::CMSG_FIRSTHDR(header) };
    while !control.is_null() {
        // SAFETY: a header that the kernel has written; a number of type int follows it.
        unsafe {
            if (*control).cmsg_level == libc::SOL_UDP && (*control).cmsg_type == libc::UDP_GRO {
                let each = libc::CMSG_DATA(control).cast::<libc::c_int>().read_unaligned();
                return usize::try_from(each).ok().filter(|n| *n > 0);
            }
            control = libc::CMSG_NXTHDR(header, control);
        }
    }
    None
}

/// True when a datagram was longer than the interface takes.
pub fn is_too_long(e: &io::Error) -> bool {
    e.raw_os_error() == Some(libc::EMSGSIZE)
}

/// True when the kernel has no room for a datagram now.
pub fn is_full(e: &io::Error) -> bool {
    let errno = e.raw_os_error().unwrap_or(0);
    e.kind() == io::ErrorKind::WouldBlock || [libc::ENOBUFS, libc::EINTR].contains(&errno)
}

/// Largest packet, in bytes with the IP header, that an interface takes; `None`: not known.
pub fn mtu(name: &str) -> Option<usize> {
    let socket = UdpSocket::bind((std::net::Ipv4Addr::LOCALHOST, 0)).ok()?;
    // SAFETY: all-zero is a valid request.
    let mut request: libc::ifreq = unsafe { std::mem::zeroed() };
    let room = request.ifr_name.len() - 1;
    for (to, from) in request.ifr_name.iter_mut().zip(name.bytes().take(room)) {
        *to = from as libc::c_char;
    }
    // SAFETY: the kernel reads the name, which ends with a zero, and writes the number.
    let rc = unsafe { libc::ioctl(socket.as_raw_fd(), libc::SIOCGIFMTU, &raw mut request) };
    if rc != 0 {
        return None;
    }
    // SAFETY: the kernel has written this member.
    usize::try_from(unsafe { request.ifr_ifru.ifru_mtu }).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::socket::wait_fds;
    use std::net::Ipv4Addr;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn all(at: &Datagrams, wanted: usize) -> Vec<Vec<u8>> {
        let mut buffers = vec![vec![0; LONGEST]; 4];
        let mut filled = [Incoming::default(); BATCH];
        let mut got: Vec<Vec<u8>> = Vec::new();
        while got.len() < wanted {
            assert!(wait_fds(&[(at.descriptor(), false)], None));
            let n = at.receive(&mut buffers, &mut filled).unwrap();
            for (buffer, filled) in buffers.iter().zip(&filled[..n]) {
                let datagrams = buffer[..filled.len].chunks(filled.each.max(1));
                got.extend(datagrams.map(<[u8]>::to_vec));
            }
        }
        got
    }

    #[test]
    fn batches_arrive_as_the_datagrams_that_they_are() {
        let mut from = Datagrams::open(HERE, 0, 0..=0, 1 << 20).unwrap();
        let to = Datagrams::open(HERE, 0, 0..=0, 1 << 20).unwrap();
        let at = to.address().unwrap();
        let long: Vec<u8> = (0..5 * 1000 + 7).map(|i| (i / 1000) as u8).collect();
        for _ in 0..2 {
            let batch = [
                Outgoing { to: at, bytes: b"one", each: 3 },
                Outgoing { to: at, bytes: &long, each: 1000 },
                Outgoing { to: at, bytes: b"last", each: 4 },
            ];
            let mut sent = 0;
            while sent < batch.len() {
                sent += from.send(&batch[sent..]).unwrap();
            }
            let got = all(&to, 8);
            assert_eq!((&got[0][..], &got[7][..]), (&b"one"[..], &b"last"[..]));
            for (i, datagram) in got[1..7].iter().enumerate() {
                assert_eq!(datagram.len(), if i == 5 { 7 } else { 1000 });
                assert!(datagram.iter().all(|b| usize::from(*b) == i));
            }
            // The same where the kernel does not cut.
            from.cuts = false;
        }
    }

    #[test]
    fn what_is_too_long_is_told() {
        let mut from = Datagrams::open(HERE, 0, 0..=0, 0).unwrap();
        let at = Datagrams::open(HERE, 0, 0..=0, 0).unwrap().address().unwrap();
        let bytes = vec![0; 70_000];
        let refused = from.send(&[Outgoing { to: at, bytes: &bytes, each: bytes.len() }]);
        assert_eq!(refused.unwrap_err().raw_os_error(), Some(libc::EMSGSIZE));
    }

    #[test]
    fn an_interface_has_a_longest_packet_and_a_range_of_ports_ends() {
        assert!(mtu("lo").is_some_and(|n| n >= 1280));
        assert_eq!(mtu("nosuch0"), None);
        let taken = Datagrams::open(HERE, 0, 0..=0, 0).unwrap();
        let port = taken.address().unwrap().port();
        assert!(Datagrams::open(HERE, 0, port..=port, 0).is_err());
    }
}
