//! Waiting on a word of memory that other processes share.

use std::sync::atomic::AtomicU32;
use std::time::Duration;

/// How a wait ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitEnd {
    /// Somebody woke the word, or a signal came, or the word did not have the expected value.
    Event,
    /// The time was over.
    Timeout,
}

/// Sleeps while `word == expected`, at most for `timeout`. May return early for no reason.
pub fn wait(word: &AtomicU32, expected: u32, timeout: Option<Duration>) -> WaitEnd {
    let spec = timeout.map(|t| libc::timespec {
        tv_sec: t.as_secs().min(i32::MAX as u64) as libc::time_t,
        tv_nsec: t.subsec_nanos() as libc::c_long,
    });
    let spec_ptr = spec.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
    // SAFETY: the word and the timespec outlive the call.
    let rc = unsafe {
        libc::syscall(libc::SYS_futex, word.as_ptr(), libc::FUTEX_WAIT, expected, spec_ptr)
    };
    if rc != 0 && last_errno() == libc::ETIMEDOUT { WaitEnd::Timeout } else { WaitEnd::Event }
}

/// Wakes at most `count` sleepers of `word`, in all processes.
pub fn wake(word: &AtomicU32, count: u32) {
    let count = count.min(i32::MAX as u32);
    // SAFETY: the word outlives the call; the kernel only takes its address.
    unsafe { libc::syscall(libc::SYS_futex, word.as_ptr(), libc::FUTEX_WAKE, count) };
}

fn last_errno() -> i32 {
    std::io::Error::last_os_error().raw_os_error().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering;

    #[test]
    fn a_wait_on_another_value_returns_at_once() {
        assert_eq!(wait(&AtomicU32::new(1), 0, None), WaitEnd::Event);
    }

    #[test]
    fn a_wait_that_nobody_ends_times_out() {
        let word = AtomicU32::new(0);
        assert_eq!(wait(&word, 0, Some(Duration::from_micros(10))), WaitEnd::Timeout);
    }

    #[test]
    fn a_wake_ends_a_wait() {
        let word = AtomicU32::new(0);
        std::thread::scope(|s| {
            s.spawn(|| {
                word.store(1, Ordering::Release);
                wake(&word, u32::MAX);
            });
            while word.load(Ordering::Acquire) == 0 {
                wait(&word, 0, None);
            }
        });
        assert_eq!(word.load(Ordering::Relaxed), 1);
    }
}
