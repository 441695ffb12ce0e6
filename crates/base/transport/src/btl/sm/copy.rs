//! Copies into and out of ring lines and bulk slots.

/// Copies `n <= 64` bytes with a few overlapping moves and no call.
///
/// # Safety
/// `from` is readable and `to` writable for `n` bytes; they do not overlap.
#[inline(always)]
pub(super) unsafe fn small(from: *const u8, to: *mut u8, n: usize) {
    debug_assert!(n <= 64);
    type B16 = [u8; 16];
    // SAFETY: every move lies inside `0 .. n`; unaligned moves are used throughout.
    unsafe {
        if n >= 16 {
            let last = n - 16;
            to.cast::<B16>().write_unaligned(from.cast::<B16>().read_unaligned());
            if n > 32 {
                to.add(16)
                    .cast::<B16>()
                    .write_unaligned(from.add(16).cast::<B16>().read_unaligned());
                if n > 48 {
                    let mid = from.add(32).cast::<B16>().read_unaligned();
                    to.add(32).cast::<B16>().write_unaligned(mid);
                }
            }
            to.add(last)
                .cast::<B16>()
                .write_unaligned(from.add(last).cast::<B16>().read_unaligned());
        } else if n >= 8 {
            let last = from.add(n - 8).cast::<u64>().read_unaligned();
            to.cast::<u64>().write_unaligned(from.cast::<u64>().read_unaligned());
            to.add(n - 8).cast::<u64>().write_unaligned(last);
        } else if n >= 4 {
            let last = from.add(n - 4).cast::<u32>().read_unaligned();
            to.cast::<u32>().write_unaligned(from.cast::<u32>().read_unaligned());
            to.add(n - 4).cast::<u32>().write_unaligned(last);
        } else {
            for i in 0..n {
                to.add(i).write(from.add(i).read());
            }
        }
    }
}

/// Copies `n` bytes past the cache of the writer, and orders the stores before later ones.
///
/// # Safety
/// `from` is readable and `to` writable for `n` bytes; they do not overlap.
pub(super) unsafe fn stream(from: *const u8, to: *mut u8, n: usize) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: SSE2 is part of x86-64; all accesses lie inside `0 .. n`; `to + lead` is aligned.
    unsafe {
        use std::arch::x86_64::{__m128i, _mm_loadu_si128, _mm_sfence, _mm_stream_si128};
        let lead = to.align_offset(16).min(n);
        std::ptr::copy_nonoverlapping(from, to, lead);
        let mut at = lead;
        while at + 64 <= n {
            let source = from.add(at).cast::<__m128i>();
            let target = to.add(at).cast::<__m128i>();
            for i in 0..4 {
                _mm_stream_si128(target.add(i), _mm_loadu_si128(source.add(i)));
            }
            at += 64;
        }
        std::ptr::copy_nonoverlapping(from.add(at), to.add(at), n - at);
        _mm_sfence();
    }
    #[cfg(not(target_arch = "x86_64"))]
    // SAFETY: the caller's promise.
    unsafe {
        std::ptr::copy_nonoverlapping(from, to, n);
    }
}

/// Asks for a line before it is needed.
#[inline(always)]
pub(super) fn prefetch(address: *const u8) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a hint; any address will do.
    unsafe {
        std::arch::x86_64::_mm_prefetch(address.cast(), std::arch::x86_64::_MM_HINT_T0);
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = address;
}

#[cfg(test)]
mod tests {
    #[test]
    fn copies_touch_exactly_their_bytes() {
        let from: Vec<u8> = (0..300u32).map(|i| i as u8 | 1).collect();
        for n in 0..=64 {
            for copy in [super::small, super::stream] {
                let mut to = [0u8; 80];
                // SAFETY: both buffers are longer than n + 3.
                unsafe { copy(from.as_ptr().add(3), to.as_mut_ptr().add(1), n) };
                assert_eq!(&to[1..1 + n], &from[3..3 + n]);
                assert!(to[0] == 0 && to[1 + n..].iter().all(|b| *b == 0), "{n}");
            }
        }
        let mut to = [0u8; 300];
        // SAFETY: both are 300 bytes long.
        unsafe { super::stream(from.as_ptr(), to.as_mut_ptr(), 300) };
        assert_eq!(to[..], from[..]);
    }
}
