//! The loops of `kernels` with the vector instructions that this processor has. Results are the
//! same bits: nothing is contracted or reordered, and half precision, which is computed in single
//! precision, rounds to the same value (24 bits are twice the 11 bits of a half, and two more).

use super::{Builtin, Elem, kernels};

/// Shorter vectors are not worth the question what the processor has.
#[cfg(target_arch = "x86_64")]
const SHORT: usize = 16;

/// [`kernels::reduce`].
///
/// # Safety
/// As there.
pub(super) unsafe fn reduce(op: Builtin, elem: Elem, left: *const u8, inout: *mut u8, n: usize) {
    #[cfg(target_arch = "x86_64")]
    if n >= SHORT && x86::is_here() {
        // SAFETY: the processor has the instructions; the caller's promise.
        return unsafe { x86::reduce(op, elem, left, inout, n) };
    }
    // SAFETY: the caller's promise.
    unsafe { kernels::reduce(op, elem, left, inout, n) }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::*;

    use hawser_datatype::FloatFormat;

    use super::{Builtin, Elem, kernels};

    /// The processor has what the functions here use.
    pub(super) fn is_here() -> bool {
        is_x86_feature_detected!("avx2") && is_x86_feature_detected!("f16c")
    }

    /// # Safety
    /// The processor has AVX2 and F16C; and as [`kernels::reduce`].
    #[target_feature(enable = "avx2,f16c")]
    pub(super) unsafe fn reduce(
        op: Builtin,
        elem: Elem,
        left: *const u8,
        inout: *mut u8,
        n: usize,
    ) {
        let done = match (elem, op) {
            // SAFETY: the caller's promise.
            (Elem::Float(FloatFormat::Half, _), _) => unsafe { halves(op, left, inout, n) },
            (_, Builtin::Min | Builtin::Max) => {
                // SAFETY: the caller's promise.
                unsafe { lesser(op == Builtin::Min, elem, left, inout, n) }
            }
            _ => 0,
        };
        let at = done * kernels::width(elem);
        // SAFETY: the caller's promise; `done` elements are behind.
        unsafe { kernels::reduce(op, elem, left.add(at), inout.add(at), n - done) }
    }

    /// `inout = f(left, inout)` for whole vectors of `n` elements of so many bytes; gives how many
    /// elements that are.
    ///
    /// # Safety
    /// Both addresses hold so many elements, without overlap.
    #[target_feature(enable = "avx2,f16c")]
    #[inline]
    unsafe fn vectors(
        left: *const u8,
        inout: *mut u8,
        (n, width): (usize, usize),
        f: impl Fn(__m256i, __m256i) -> __m256i,
    ) -> usize {
        let lanes = size_of::<__m256i>() / width;
        let whole = n - n % lanes;
        for at in (0..whole * width).step_by(size_of::<__m256i>()) {
            // SAFETY: a vector from `at` on lies inside both buffers.
            unsafe {
                let (a, b) = (left.add(at).cast(), inout.add(at).cast());
                _mm256_storeu_si256(b, f(_mm256_loadu_si256(a), _mm256_loadu_si256(b)));
            }
        }
        whole
    }

    /// Minima and maxima of types for which the plain loop becomes no vectors; gives of how many.
    ///
    /// As the plain loop: the left one where it is less (more), else the other.
    ///
    /// # Safety
    /// As [`reduce`].
    #[target_feature(enable = "avx2,f16c")]
    unsafe fn lesser(min: bool, elem: Elem, left: *const u8, inout: *mut u8, n: usize) -> usize {
        let single = |x, y| (_mm256_castsi256_ps(x), _mm256_castsi256_ps(y));
        let double = |x, y| (_mm256_castsi256_pd(x), _mm256_castsi256_pd(y));
        let sign = _mm256_set1_epi64x(i64::MIN);
        // SAFETY: the caller's promise.
        unsafe {
            match elem {
                Elem::Float(FloatFormat::Single, _) => vectors(left, inout, (n, 4), |a, b| {
                    let (x, y) = single(a, b);
                    _mm256_castps_si256(if min { _mm256_min_ps(x, y) } else { _mm256_max_ps(x, y) })
                }),
                Elem::Float(FloatFormat::Double, _) => vectors(left, inout, (n, 8), |a, b| {
                    let (x, y) = double(a, b);
                    _mm256_castpd_si256(if min { _mm256_min_pd(x, y) } else { _mm256_max_pd(x, y) })
                }),
                Elem::Signed(8) => vectors(left, inout, (n, 8), |a, b| {
                    let more =
                        if min { _mm256_cmpgt_epi64(b, a) } else { _mm256_cmpgt_epi64(a, b) };
                    _mm256_blendv_epi8(b, a, more)
                }),
                Elem::Unsigned(8) => vectors(left, inout, (n, 8), |a, b| {
                    let (x, y) = (_mm256_xor_si256(a, sign), _mm256_xor_si256(b, sign));
                    let more =
                        if min { _mm256_cmpgt_epi64(y, x) } else { _mm256_cmpgt_epi64(x, y) };
                    _mm256_blendv_epi8(b, a, more)
                }),
                _ => 0,
            }
        }
    }

    /// Halves in a vector of single precision.
    const LANES: usize = 8;

    /// Reduces halves, eight at a time; gives how many.
    ///
    /// # Safety
    /// As [`reduce`], with halves.
    #[target_feature(enable = "avx2,f16c")]
    unsafe fn halves(op: Builtin, left: *const u8, inout: *mut u8, n: usize) -> usize {
        let whole = n - n % LANES;
        for i in (0..whole).step_by(LANES) {
            // SAFETY: eight halves from i on lie inside both buffers.
            unsafe {
                let from = left.add(i * 2).cast::<__m128i>();
                let to = inout.add(i * 2).cast::<__m128i>();
                let (a, b) = (_mm_loadu_si128(from), _mm_loadu_si128(to));
                let (x, y) = (_mm256_cvtph_ps(a), _mm256_cvtph_ps(b));
                let result = match op {
                    Builtin::Sum => narrow(_mm256_add_ps(x, y)),
                    Builtin::Prod => narrow(_mm256_mul_ps(x, y)),
                    // As the scalar loop: the left one where it is less (more), else the other.
                    Builtin::Min => choose(_mm256_cmp_ps::<_CMP_LT_OQ>(x, y), a, b),
                    Builtin::Max => choose(_mm256_cmp_ps::<_CMP_LT_OQ>(y, x), a, b),
                    _ => return 0,
                };
                _mm_storeu_si128(to, result);
            }
        }
        whole
    }

    #[target_feature(enable = "avx2,f16c")]
    fn narrow(x: __m256) -> __m128i {
        _mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(x)
    }

    /// `a` where the mask of 32-bit lanes is set, else `b`.
    #[target_feature(enable = "avx2,f16c")]
    fn choose(mask: __m256, a: __m128i, b: __m128i) -> __m128i {
        let mask = _mm256_castps_si256(mask);
        let low = _mm256_castsi256_si128(mask);
        let mask = _mm_packs_epi32(low, _mm256_extracti128_si256::<1>(mask));
        _mm_blendv_epi8(b, a, mask)
    }
}
