//! Time.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, OwnedFd};

/// A timer that is a descriptor: readable from a moment of the monotonic clock on.
#[derive(Debug)]
pub struct Alarm {
    fd: OwnedFd,
}

impl Alarm {
    /// A timer that is not set.
    ///
    /// # Errors
    /// No descriptor to be had.
    pub fn new() -> io::Result<Alarm> {
        let flags = libc::TFD_NONBLOCK | libc::TFD_CLOEXEC;
        // SAFETY: takes numbers only.
        let fd = unsafe { libc::timerfd_create(libc::CLOCK_MONOTONIC, flags) };
        if fd < 0 {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: a new descriptor that nobody else owns.
        Ok(Alarm { fd: unsafe { OwnedFd::from_raw_fd(fd) } })
    }

    /// Readable from `at` on, in nanoseconds as [`now_ns`] counts them; what was set before, and
    /// has come, is forgotten.
    pub fn set(&self, at: u64) {
        let at = at.max(1);
        let zero = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        let it_value = libc::timespec {
            tv_sec: (at / 1_000_000_000) as libc::time_t,
            tv_nsec: (at % 1_000_000_000) as libc::c_long,
        };
        let spec = libc::itimerspec { it_interval: zero, it_value };
        // SAFETY: the kernel copies the live value; the old one is not asked for. It does not fail
        // for a timer and a valid time.
        unsafe {
            libc::timerfd_settime(
                self.fd.as_raw_fd(),
                libc::TFD_TIMER_ABSTIME,
                &spec,
                std::ptr::null_mut(),
            )
        };
    }

    /// Not readable until it is set again.
    pub fn clear(&self) {
        let zero = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        let spec = libc::itimerspec { it_interval: zero, it_value: zero };
        // SAFETY: as in `set`.
        unsafe { libc::timerfd_settime(self.fd.as_raw_fd(), 0, &spec, std::ptr::null_mut()) };
    }
}

impl AsFd for Alarm {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.fd.as_fd()
    }
}

/// Nanoseconds of the monotonic clock: the same clock in all processes of one node.
#[inline]
pub fn now_ns() -> u64 {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `now` is valid for writes; this clock always exists on Linux.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut now) };
    (now.tv_sec as u64).wrapping_mul(1_000_000_000).wrapping_add(now.tv_nsec as u64)
}

/// A counter of the processor that grows evenly, read after all loads before it and before all
/// after it; for the time between two close events. Processors without one give nanoseconds.
#[inline]
pub fn ticks() -> u64 {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the instructions are part of x86-64 and touch no memory.
    let now = unsafe {
        use std::arch::x86_64::{_mm_lfence, _rdtsc};
        _mm_lfence();
        let now = _rdtsc();
        _mm_lfence();
        now
    };
    #[cfg(not(target_arch = "x86_64"))]
    let now = now_ns();
    now
}

/// Lets another runnable thread have the CPU.
#[inline]
pub fn yield_now() {
    // SAFETY: takes nothing, cannot fail on Linux.
    unsafe { libc::sched_yield() };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_does_not_go_back() {
        let a = now_ns();
        assert!(now_ns() >= a);
    }

    #[test]
    fn an_alarm_is_readable_when_its_time_has_come_and_not_after_it_was_cleared() {
        let alarm = Alarm::new().unwrap();
        let fds = [(alarm.as_fd().as_raw_fd(), false)];
        let is_due = || crate::socket::wait_fds(&fds, Some(std::time::Duration::ZERO));
        assert!(!is_due());
        alarm.set(now_ns() + 1_000_000);
        assert!(crate::socket::wait_fds(&fds, None));
        alarm.clear();
        assert!(!is_due());
        alarm.set(0);
        assert!(crate::socket::wait_fds(&fds, None), "what is past is due");
        alarm.set(u64::MAX / 2);
        assert!(!is_due());
    }
}
