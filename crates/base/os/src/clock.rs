//! Time.

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
    #[test]
    fn the_clock_does_not_go_back() {
        let a = super::now_ns();
        assert!(super::now_ns() >= a);
    }
}
