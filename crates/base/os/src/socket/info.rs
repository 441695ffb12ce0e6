//! What the kernel tells of a TCP connection.

use std::os::fd::{AsRawFd, BorrowedFd};

/// What the kernel has found out about a TCP connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// Bytes that the peer's kernel has taken, since the connection was made.
    pub taken: u64,
    /// Shortest round trip so far, in nanoseconds; 0: not known.
    pub round_trip_ns: u64,
    /// Bytes per second at which the last ones were taken; 0: not known.
    pub rate: u64,
    /// Milliseconds since the last acknowledgement, in ticks of the kernel.
    pub heard_ms: u64,
}

/// What the kernel has found out about a TCP connection; `None` where it does not tell.
pub fn figures(fd: BorrowedFd<'_>) -> Option<Figures> {
    // Of `struct tcp_info`, which only grows: `tcpi_last_ack_recv`, `tcpi_rtt`,
    // `tcpi_bytes_acked`, `tcpi_min_rtt` and `tcpi_delivery_rate`.
    const HEARD: usize = 56;
    const RTT: usize = 68;
    const TAKEN: usize = 120;
    const MIN_RTT: usize = 148;
    const RATE: usize = 160;
    let info = Info::of(fd)?;
    let long =
        |at: usize| info.known().get(at..)?.first_chunk::<8>().map(|b| u64::from_ne_bytes(*b));
    let taken = long(TAKEN)?;
    let shortest = info.word(MIN_RTT).filter(|us| *us != u32::MAX);
    let us = u64::from(shortest.or(info.word(RTT)).unwrap_or(0));
    let (rate, heard_ms) = (long(RATE).unwrap_or(0), u64::from(info.word(HEARD)?));
    Some(Figures { taken, round_trip_ns: us * 1000, rate, heard_ms })
}

/// How the kernel at the other end of a TCP connection answers. It does so whatever its processes
/// do, also when they take nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    /// Something was sent since the last acknowledgement: data, or questions for room. What was
    /// sent before it and had no room there is not waited for: it will be sent again.
    pub waits: bool,
    /// Milliseconds since the last acknowledgement.
    pub heard_ms: u64,
}

impl Acknowledged {
    /// Nanoseconds since the last acknowledgement.
    pub fn heard_ns(&self) -> u64 {
        self.heard_ms.saturating_mul(1_000_000)
    }
}

/// Whether what was sent on a TCP connection is acknowledged; `None` where the kernel does not
/// tell.
///
/// `TCP_USER_TIMEOUT` tells something else: with it the kernel also ends connections whose other
/// end has been acknowledging for so long that it has no room.
pub fn acknowledged(fd: BorrowedFd<'_>) -> Option<Acknowledged> {
    // `tcpi_retransmits`, `tcpi_probes`, `tcpi_unacked`, `tcpi_last_data_sent` and
    // `tcpi_last_ack_recv`.
    const AGAIN: usize = 2;
    const PROBES: usize = 3;
    const UNACKED: usize = 24;
    const SENT: usize = 44;
    const HEARD: usize = 56;
    let info = Info::of(fd)?;
    let heard = info.word(HEARD)?;
    let data = info.word(UNACKED)? > 0 && info.word(SENT)? < heard;
    // One question may stay without an answer: kernels answer only so many in a time
    // (`tcp_invalid_ratelimit`). Before the next one more than that time has gone by.
    let asks = |at: usize| info.known().get(at).is_some_and(|n| *n > 1);
    let waits = data || asks(PROBES) || asks(AGAIN);
    Some(Acknowledged { waits, heard_ms: u64::from(heard) })
}

/// The beginning of a `struct tcp_info`.
struct Info {
    bytes: [u8; 168],
    len: usize,
}

impl Info {
    fn of(fd: BorrowedFd<'_>) -> Option<Info> {
        let mut bytes = [0u8; 168];
        let mut len = bytes.len() as libc::socklen_t;
        // SAFETY: the kernel writes at most `len` bytes to a live local, and the count to `len`.
        let rc = unsafe {
            libc::getsockopt(
                fd.as_raw_fd(),
                libc::IPPROTO_TCP,
                libc::TCP_INFO,
                bytes.as_mut_ptr().cast(),
                &mut len,
            )
        };
        (rc == 0).then_some(Info { bytes, len: len as usize })
    }

    fn known(&self) -> &[u8] {
        self.bytes.get(..self.len).unwrap_or_default()
    }

    fn word(&self, at: usize) -> Option<u32> {
        self.known().get(at..)?.first_chunk::<4>().map(|b| u32::from_ne_bytes(*b))
    }
}
