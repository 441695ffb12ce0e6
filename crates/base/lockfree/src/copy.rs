//! Copies of memory whose speed does not depend on the alignment of the two sides.
//!
//! The C library copies some kilobytes and more with `rep movs` where the processor recommends it.
//! On processors of the Zen 3 and Zen 4 families that is up to 25 times slower when the distance of
//! the two addresses, modulo a page, is small and not a multiple of the vector size: just what a
//! header in front of a payload makes. These copies use vector moves only. But under
//! ThreadSanitizer (`cargo x tsan`), which sees neither long vectors nor stores past the caches,
//! they are the C library's.

/// Copies `from` to `to`.
///
/// # Panics
/// When the lengths differ.
#[inline]
pub fn bytes(to: &mut [u8], from: &[u8]) {
    assert_eq!(to.len(), from.len(), "a copy between different lengths");
    // SAFETY: both are as long as said, and an exclusive borrow overlaps nothing.
    unsafe { raw(from.as_ptr(), to.as_mut_ptr(), from.len()) }
}

/// Appends `from`.
#[inline]
pub fn append(to: &mut Vec<u8>, from: &[u8]) {
    to.reserve(from.len());
    let len = to.len();
    // SAFETY: the room was reserved, is not part of any borrow, and is initialised by the copy.
    unsafe {
        raw(from.as_ptr(), to.as_mut_ptr().add(len), from.len());
        to.set_len(len + from.len());
    }
}

/// Bytes from which a copy whose two sides nobody else works on goes by [`string`].
const STRING_MIN: usize = 8 << 10;

/// Copies `n` bytes between ranges that may overlap.
///
/// # Safety
/// `from` is readable and `to` writable for `n` bytes.
#[inline]
pub unsafe fn overlapping(from: *const u8, to: *mut u8, n: usize) {
    // SAFETY: the caller's promise; ranges at least `n` apart do not overlap.
    unsafe {
        if (from as usize).abs_diff(to as usize) < n {
            std::ptr::copy(from, to, n);
        } else if n <= 64 {
            small(from, to, n);
        } else {
            alone(from, to, n);
        }
    }
}

/// Copies more than 64 bytes that nobody else works on.
///
/// # Safety
/// As [`raw`], and `n > 64`.
#[inline(never)]
unsafe fn alone(from: *const u8, to: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match n >= STRING_MIN && string_suits(from, to) && has_strings() {
            true => string(from, to, n),
            false => long(from, to, n),
        }
    }
}

/// Copies `n` bytes.
///
/// # Safety
/// `from` is readable and `to` writable for `n` bytes; they do not overlap.
#[inline(always)]
pub unsafe fn raw(from: *const u8, to: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        if n <= 64 {
            small(from, to, n);
        } else {
            long(from, to, n);
        }
    }
}

/// Copies `n <= 64` bytes with a few overlapping moves and no call.
///
/// # Safety
/// As [`raw`], and `n <= 64`.
#[inline(always)]
pub unsafe fn small(from: *const u8, to: *mut u8, n: usize) {
    debug_assert!(n <= 64);
    // SAFETY: every move lies inside `0 .. n`; unaligned moves are used throughout.
    unsafe {
        if n >= 16 {
            if n > 32 {
                step::<[u8; 16]>(from, to, 16);
                if n > 48 {
                    step::<[u8; 16]>(from, to, 32);
                }
            }
            step::<[u8; 16]>(from, to, 0);
            step::<[u8; 16]>(from, to, n - 16);
        } else if n >= 8 {
            step::<u64>(from, to, 0);
            step::<u64>(from, to, n - 8);
        } else if n >= 4 {
            step::<u32>(from, to, 0);
            step::<u32>(from, to, n - 4);
        } else {
            for i in 0..n {
                step::<u8>(from, to, i);
            }
        }
    }
}

/// Copies a header: `n <= 64` bytes, words of eight while they last. One that was made of words
/// goes from register to memory, when `n` is known to the compiler.
///
/// # Safety
/// As [`small`].
#[inline(always)]
pub unsafe fn header(from: *const u8, to: *mut u8, n: usize) {
    // SAFETY: every move lies inside `0 .. n`.
    unsafe {
        if n.is_multiple_of(8) {
            // Not a loop over `n`, which the compiler would make a call of the C library's copy.
            for word in 0..8 {
                if word * 8 >= n {
                    break;
                }
                step::<u64>(from, to, word * 8);
            }
        } else {
            small(from, to, n);
        }
    }
}

/// Moves one value at an offset.
///
/// # Safety
/// `at .. at + size_of::<T>()` is readable behind `from` and writable behind `to`.
#[inline(always)]
unsafe fn step<T>(from: *const u8, to: *mut u8, at: usize) {
    // SAFETY: the caller's promise; unaligned on both sides.
    unsafe { to.add(at).cast::<T>().write_unaligned(from.add(at).cast::<T>().read_unaligned()) }
}

/// Copies more than 64 bytes.
///
/// # Safety
/// As [`raw`], and `n > 64`.
#[inline]
unsafe fn long(from: *const u8, to: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe { long_asking::<NOTHING>(from, to, n) }
}

/// What a copy asks for, [`AHEAD`] of where it is.
const NOTHING: u8 = 0;
const SOURCE: u8 = 1;
const TARGET: u8 = 2;
/// Both, and what follows them: that is copied next.
const BOTH_ON: u8 = 3;

/// Bytes that a copy asks for before it gets there.
#[cfg(target_arch = "x86_64")]
const AHEAD: usize = 1024;

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn ask<const ASK: u8>(from: *const u8, to: *const u8, at: usize) {
    match ASK {
        SOURCE => prefetch(from.wrapping_add(at)),
        TARGET => prefetch_write(to.wrapping_add(at)),
        BOTH_ON => {
            prefetch(from.wrapping_add(at));
            prefetch_write(to.wrapping_add(at));
        }
        _ => {}
    }
}

/// Copies more than 64 bytes, and asks for lines ahead.
///
/// # Safety
/// As [`raw`], and `n > 64`.
#[inline]
unsafe fn long_asking<const ASK: u8>(from: *const u8, to: *mut u8, n: usize) {
    if cfg!(tsan) {
        // SAFETY: the caller's promise.
        return unsafe { std::ptr::copy_nonoverlapping(from, to, n) };
    }
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the caller's promise; AVX was found.
    unsafe {
        if std::arch::is_x86_feature_detected!("avx") {
            long_avx::<ASK>(from, to, n);
        } else {
            long_sse::<ASK>(from, to, n);
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    // SAFETY: the caller's promise.
    unsafe {
        std::ptr::copy_nonoverlapping(from, to, n);
    }
}

/// Aligned stores of two lines a turn; the ends are covered by moves that overlap the middle.
#[cfg(target_arch = "x86_64")]
macro_rules! vector_copy {
    ($(#[$attr:meta])* $name:ident, $vector:ty, $load:ident, $store:ident, $storeu:ident) => {
        $(#[$attr])*
        ///
        /// # Safety
        /// As `raw`, and `n` is at least two vectors.
        unsafe fn $name<const ASK: u8>(from: *const u8, to: *mut u8, n: usize) {
            use std::arch::x86_64::{$load, $store, $storeu};
            const W: usize = size_of::<$vector>();
            const TURN: usize = 128;
            if ASK == SOURCE || ASK == TARGET {
                each_line(n.min(AHEAD), |at| ask::<ASK>(from, to, at));
            }
            // SAFETY: all accesses lie inside `0 .. n`: the head and the tail are one to five
            // vectors that may overlap the middle; the loop's stores are aligned by `lead`.
            unsafe {
                let turn = |at: usize| {
                    let f = from.add(at).cast::<$vector>();
                    let t = to.add(at).cast::<$vector>();
                    // Not through `array::from_fn`, a function without long vectors, into which the
                    // loads cannot be inlined.
                    let mut part = [$load(f); TURN / W];
                    for (i, vector) in part.iter_mut().enumerate().skip(1) {
                        *vector = $load(f.add(i));
                    }
                    for (i, vector) in part.into_iter().enumerate() {
                        $store(t.add(i), vector);
                    }
                };
                let head = $load(from.cast::<$vector>());
                let last = $load(from.add(n - W).cast::<$vector>());
                let mut at = to.align_offset(W);
                if ASK != NOTHING {
                    let rest = if ASK == BOTH_ON { 0 } else { AHEAD };
                    while at + TURN + rest <= n {
                        ask::<ASK>(from, to, at + AHEAD);
                        ask::<ASK>(from, to, at + AHEAD + 64);
                        turn(at);
                        at += TURN;
                    }
                }
                while at + TURN <= n {
                    turn(at);
                    at += TURN;
                }
                while at + W <= n {
                    $store(to.add(at).cast(), $load(from.add(at).cast::<$vector>()));
                    at += W;
                }
                $storeu(to.cast::<$vector>(), head);
                $storeu(to.add(n - W).cast::<$vector>(), last);
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
vector_copy!(
    /// With 32-byte vectors.
    #[target_feature(enable = "avx")]
    long_avx,
    std::arch::x86_64::__m256i,
    _mm256_loadu_si256,
    _mm256_store_si256,
    _mm256_storeu_si256
);

#[cfg(target_arch = "x86_64")]
vector_copy!(
    /// With 16-byte vectors, which every x86-64 has.
    long_sse,
    std::arch::x86_64::__m128i,
    _mm_loadu_si128,
    _mm_store_si128,
    _mm_storeu_si128
);

/// Copies, and asks for lines ahead.
///
/// # Safety
/// As [`raw`].
#[inline]
unsafe fn asking<const ASK: u8>(from: *const u8, to: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match n <= 64 {
            true => small(from, to, n),
            false => long_asking::<ASK>(from, to, n),
        }
    }
}

/// Copies `n` bytes to memory that another processor has read last: its lines are asked for ahead
/// of the stores, which would wait for them one after the other.
///
/// # Safety
/// As [`raw`].
#[inline]
pub unsafe fn into_shared(from: *const u8, to: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe { asking::<TARGET>(from, to, n) }
}

/// Copies `n` bytes of something longer to memory that another processor has read last. What
/// follows on both sides, with which the next part begins, is asked for too.
///
/// # Safety
/// As [`raw`].
#[inline]
pub unsafe fn part_into_shared(from: *const u8, to: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe { asking::<BOTH_ON>(from, to, n) }
}

/// Copies `n` bytes from memory that another processor has written last.
///
/// # Safety
/// As [`raw`].
#[inline]
pub unsafe fn out_of_shared(from: *const u8, to: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe { asking::<SOURCE>(from, to, n) }
}

/// Copies `n` bytes with the processor's instruction for strings, where it has one. The newest
/// processors replace whole lines by it without fetching them first, wherever the two sides are.
///
/// # Safety
/// As [`raw`].
#[inline]
pub unsafe fn string(from: *const u8, to: *mut u8, n: usize) {
    #[cfg(all(target_arch = "x86_64", not(tsan)))]
    // SAFETY: the caller's promise, for the begin and for the rest. The flag of direction is clear,
    // as the calling convention demands.
    unsafe {
        let lead = to.align_offset(64).min(n);
        small(from, to, lead);
        std::arch::asm!(
            "rep movsb",
            inout("rcx") n - lead => _,
            inout("rsi") from.add(lead) => _,
            inout("rdi") to.add(lead) => _,
            options(nostack, preserves_flags),
        );
    }
    #[cfg(not(all(target_arch = "x86_64", not(tsan))))]
    // SAFETY: the caller's promise.
    unsafe {
        std::ptr::copy_nonoverlapping(from, to, n);
    }
}

/// Whether [`string`] is fast between these addresses. It is several times slower where the target
/// is less than a line behind the source, modulo a page: what it reads looks like what it has just
/// written.
#[inline]
pub fn string_suits(from: *const u8, to: *const u8) -> bool {
    let distance = (to as usize).wrapping_sub(from as usize) % 4096;
    distance == 0 || distance >= 64
}

/// The processor says that its instruction for strings is fast.
#[inline]
pub fn has_strings() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::arch::is_x86_feature_detected!("ermsb");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

/// Copies `n` bytes past the cache of the writer, and orders the stores before later ones. Whole
/// lines go fastest by far: `to` should begin with one.
///
/// # Safety
/// As [`raw`].
pub unsafe fn stream(from: *const u8, to: *mut u8, n: usize) {
    if cfg!(tsan) {
        // SAFETY: the caller's promise.
        return unsafe { std::ptr::copy_nonoverlapping(from, to, n) };
    }
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the caller's promise, for the ends and for the lines between them; AVX was found.
    unsafe {
        let lead = to.align_offset(64).min(n);
        let lines = (n - lead) / 64;
        let rest = lead + 64 * lines;
        small(from, to, lead);
        if std::arch::is_x86_feature_detected!("avx") {
            stream_avx(from.add(lead), to.add(lead), lines);
        } else {
            stream_sse(from.add(lead), to.add(lead), lines);
        }
        small(from.add(rest), to.add(rest), n - rest);
        std::arch::x86_64::_mm_sfence();
    }
    #[cfg(not(target_arch = "x86_64"))]
    // SAFETY: the caller's promise.
    unsafe {
        std::ptr::copy_nonoverlapping(from, to, n);
    }
}

/// Stores of whole lines past the cache.
#[cfg(target_arch = "x86_64")]
macro_rules! line_stream {
    ($(#[$attr:meta])* $name:ident, $vector:ty, $load:ident, $stream:ident) => {
        $(#[$attr])*
        ///
        /// # Safety
        /// `from` is readable and `to` writable for that many lines; `to` begins with one.
        unsafe fn $name(from: *const u8, to: *mut u8, lines: usize) {
            use std::arch::x86_64::{$load, $stream};
            for line in 0..lines {
                // SAFETY: the caller's promise.
                unsafe {
                    let source = from.add(64 * line).cast::<$vector>();
                    let target = to.add(64 * line).cast::<$vector>();
                    for i in 0..64 / size_of::<$vector>() {
                        $stream(target.add(i), $load(source.add(i)));
                    }
                }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
line_stream!(
    /// With 32-byte vectors.
    #[target_feature(enable = "avx")]
    stream_avx,
    std::arch::x86_64::__m256i,
    _mm256_loadu_si256,
    _mm256_stream_si256
);

#[cfg(target_arch = "x86_64")]
line_stream!(
    /// With 16-byte vectors, which every x86-64 has.
    stream_sse,
    std::arch::x86_64::__m128i,
    _mm_loadu_si128,
    _mm_stream_si128
);

/// Asks for a line before it is needed.
#[inline(always)]
pub fn prefetch(address: *const u8) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a hint; any address will do.
    unsafe {
        std::arch::x86_64::_mm_prefetch(address.cast(), std::arch::x86_64::_MM_HINT_T0);
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = address;
}

/// Asks for a line before it is written.
#[inline(always)]
pub fn prefetch_write(address: *const u8) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a hint; any address will do, and processors that do not know it do nothing.
    unsafe {
        std::arch::asm!("prefetchw [{}]", in(reg) address, options(nostack, preserves_flags));
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = address;
}

/// Asks for the lines of `n` bytes before they are needed.
#[inline(always)]
pub fn prefetch_all(address: *const u8, n: usize) {
    each_line(n, |at| prefetch(address.wrapping_add(at)));
}

/// Asks for the lines of `n` bytes before they are written.
#[inline(always)]
pub fn prefetch_all_write(address: *const u8, n: usize) {
    each_line(n, |at| prefetch_write(address.wrapping_add(at)));
}

/// The offsets of the lines of `n` bytes. Four a turn: counting costs more than asking.
#[inline(always)]
fn each_line(n: usize, mut ask: impl FnMut(usize)) {
    let mut at = 0;
    while at + 256 <= n {
        ask(at);
        ask(at + 64);
        ask(at + 128);
        ask(at + 192);
        at += 256;
    }
    while at < n {
        ask(at);
        at += 64;
    }
}

#[cfg(test)]
mod tests {
    type Copy = unsafe fn(*const u8, *mut u8, usize);

    fn check(copy: Copy, sizes: impl Iterator<Item = usize>) {
        let from: Vec<u8> = (0..3000u32).map(|i| (i * 7) as u8 | 1).collect();
        let mut to = vec![0u8; 3000];
        for n in sizes {
            for (source, target) in [(0, 0), (3, 1), (1, 40), (32, 31)] {
                to.fill(0);
                // SAFETY: both buffers are longer than the offsets and n.
                unsafe { copy(from.as_ptr().add(source), to.as_mut_ptr().add(target), n) };
                assert_eq!(to[target..target + n], from[source..source + n], "{n}");
                let (before, after) = (&to[..target], &to[target + n..]);
                assert!(before.iter().chain(after).all(|b| *b == 0), "{n}: outside");
            }
        }
    }

    #[test]
    fn copies_that_ask_ahead_are_whole() {
        let sizes = || [0, 1, 63, 64, 1023, 1024, 1025, 2048, 2900].into_iter();
        check(super::into_shared, sizes());
        check(super::out_of_shared, sizes());
        check(super::part_into_shared, sizes());
    }

    #[test]
    fn copies_touch_exactly_their_bytes() {
        check(super::small, 0..=64);
        check(super::raw, (0..600).chain([1024, 2047, 2900]));
        check(super::stream, (0..300).chain([1024, 2900]));
        check(super::string, (0..300).chain([1024, 2900]));
        #[cfg(target_arch = "x86_64")]
        check(super::long_sse::<0>, (65..600).chain([1024, 2047, 2900]));
    }

    #[test]
    fn overlapping_and_growing_copies_keep_the_bytes() {
        let original: Vec<u8> = (0..200u8).collect();
        for (from, to) in [(0usize, 10usize), (10, 0), (0, 100), (100, 0), (5, 5)] {
            let mut bytes = original.clone();
            let base = bytes.as_mut_ptr();
            // SAFETY: both ranges lie inside the vector.
            unsafe { super::overlapping(base.add(from), base.add(to), 100) };
            assert_eq!(bytes[to..to + 100], original[from..from + 100]);
        }
        let original: Vec<u8> = (0..100_000u32).map(|i| (i * 7 + i / 251) as u8).collect();
        let n = super::STRING_MIN + 5;
        for (from, to) in [(0usize, 20_000usize), (20_003, 1), (0, 4096 * 3 + 8), (9, 8), (0, n)] {
            let mut bytes = original.clone();
            let base = bytes.as_mut_ptr();
            // SAFETY: as above.
            unsafe { super::overlapping(base.add(from), base.add(to), n) };
            assert_eq!(bytes[to..to + n], original[from..from + n]);
            assert!(bytes[..to] == original[..to] && bytes[to + n..] == original[to + n..]);
        }
        let mut grown = vec![9];
        super::append(&mut grown, &original);
        super::append(&mut grown, &[]);
        assert!(grown[0] == 9 && grown[1..] == original[..]);
    }

    #[test]
    fn strings_suit_all_distances_but_the_first_line() {
        let at = |n: usize| std::ptr::without_provenance::<u8>(n);
        for (from, to) in [(16, 64), (64, 65), (4096 + 1, 2 * 4096 + 64), (8191, 4096)] {
            assert!(!super::string_suits(at(from), at(to)), "{from} to {to}");
        }
        for (from, to) in [(64, 64), (16, 80), (64, 16), (4096, 8192), (8190, 4096 - 64)] {
            assert!(super::string_suits(at(from), at(to)), "{from} to {to}");
        }
    }

    #[test]
    #[should_panic(expected = "different lengths")]
    fn lengths_must_agree() {
        super::bytes(&mut [0; 2], &[0; 3]);
    }
}
