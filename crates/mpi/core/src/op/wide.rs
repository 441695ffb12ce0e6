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
        let done = match elem {
            // SAFETY: the caller's promise.
            Elem::Float(FloatFormat::Half, _) => unsafe { halves(op, left, inout, n) },
            _ => 0,
        };
        let at = done * size_of::<u16>();
        // SAFETY: the caller's promise; halves are what was done of.
        unsafe { kernels::reduce(op, elem, left.add(at), inout.add(at), n - done) }
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
