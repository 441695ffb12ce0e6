//! The loops of the predefined operations. Buffers may have any alignment: loads and stores are
//! unaligned ones, which cost nothing extra where the data happens to be aligned.

use hawser_datatype::FloatFormat;

use super::number::{Arith, Complex, Half, Quad, Real, X87, X87Narrow};
use super::{Builtin, Elem, PairElem};

/// Bits and truth of integers.
trait Bits: Copy {
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    fn truth(self) -> bool;
    fn of_truth(truth: bool) -> Self;
}

macro_rules! integers {
    ($($t:ty),+) => {$(
        impl Arith for $t {
            #[inline(always)]
            fn add(self, other: $t) -> $t { self.wrapping_add(other) }
            #[inline(always)]
            fn mul(self, other: $t) -> $t { self.wrapping_mul(other) }
            #[inline(always)]
            fn less(self, other: $t) -> bool { self < other }
        }
        impl Bits for $t {
            #[inline(always)]
            fn and(self, other: $t) -> $t { self & other }
            #[inline(always)]
            fn or(self, other: $t) -> $t { self | other }
            #[inline(always)]
            fn xor(self, other: $t) -> $t { self ^ other }
            #[inline(always)]
            fn truth(self) -> bool { self != 0 }
            #[inline(always)]
            fn of_truth(truth: bool) -> $t { truth as $t }
        }
    )+};
}

integers!(i8, u8, i16, u16, i32, u32, i64, u64, i128, u128);

macro_rules! floats {
    ($($t:ty),+) => {$(
        impl Arith for $t {
            #[inline(always)]
            fn add(self, other: $t) -> $t { self + other }
            #[inline(always)]
            fn mul(self, other: $t) -> $t { self * other }
            #[inline(always)]
            fn less(self, other: $t) -> bool { self < other }
        }
    )+};
}

floats!(f32, f64);

/// `inout[i] = f(left[i], inout[i])`.
///
/// # Safety
/// Both addresses hold `n` elements of `T`; the ranges do not overlap.
#[inline(always)]
unsafe fn fold<T: Copy>(left: *const u8, inout: *mut u8, n: usize, f: impl Fn(T, T) -> T) {
    let (left, inout) = (left.cast::<T>(), inout.cast::<T>());
    for i in 0..n {
        // SAFETY: i < n.
        unsafe {
            let (a, b) = (left.add(i).read_unaligned(), inout.add(i).read_unaligned());
            inout.add(i).write_unaligned(f(a, b));
        }
    }
}

/// # Safety
/// As [`fold`].
#[inline(always)]
unsafe fn arith<T: Arith>(op: Builtin, left: *const u8, inout: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match op {
            Builtin::Sum => fold(left, inout, n, T::add),
            Builtin::Prod => fold(left, inout, n, T::mul),
            Builtin::Min => fold(left, inout, n, |a: T, b: T| if a.less(b) { a } else { b }),
            Builtin::Max => fold(left, inout, n, |a: T, b: T| if b.less(a) { a } else { b }),
            _ => debug_assert!(false, "{op:?} is not arithmetic"),
        }
    }
}

/// # Safety
/// As [`fold`].
#[inline(always)]
unsafe fn bits<T: Bits>(op: Builtin, left: *const u8, inout: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match op {
            Builtin::Band => fold(left, inout, n, T::and),
            Builtin::Bor => fold(left, inout, n, T::or),
            Builtin::Bxor => fold(left, inout, n, T::xor),
            Builtin::Land => {
                fold(left, inout, n, |a: T, b: T| T::of_truth(a.truth() & b.truth()));
            }
            Builtin::Lor => {
                fold(left, inout, n, |a: T, b: T| T::of_truth(a.truth() | b.truth()));
            }
            Builtin::Lxor => {
                fold(left, inout, n, |a: T, b: T| T::of_truth(a.truth() ^ b.truth()));
            }
            _ => debug_assert!(false, "{op:?} is not on bits"),
        }
    }
}

/// # Safety
/// As [`fold`].
#[inline(always)]
unsafe fn whole<T: Arith + Bits>(op: Builtin, left: *const u8, inout: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match op {
            Builtin::Sum | Builtin::Prod | Builtin::Min | Builtin::Max => {
                arith::<T>(op, left, inout, n);
            }
            _ => bits::<T>(op, left, inout, n),
        }
    }
}

/// Sums and products of complex numbers.
///
/// # Safety
/// As [`fold`], with pairs of `T`.
#[inline(always)]
unsafe fn complex<T: Real>(op: Builtin, left: *const u8, inout: *mut u8, n: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        match op {
            Builtin::Sum => fold(left, inout, n, Complex::<T>::add),
            Builtin::Prod => fold(left, inout, n, Complex::<T>::mul),
            _ => debug_assert!(false, "{op:?} is not defined on complex numbers"),
        }
    }
}

/// `inout[i] = left[i] op inout[i]`, with the instructions of whoever calls it.
///
/// # Safety
/// Both addresses hold `n` elements of the kind, without overlap. The operation is defined on it.
#[inline(always)]
pub(super) unsafe fn reduce(op: Builtin, elem: Elem, left: *const u8, inout: *mut u8, n: usize) {
    #[cfg(target_arch = "x86_64")]
    if let (Elem::Float(FloatFormat::X87, _), Builtin::Sum | Builtin::Prod) = (elem, op) {
        let product = op == Builtin::Prod;
        // SAFETY: the caller's promise.
        return unsafe { super::number::x87_fold(product, (left, inout), (n, width(elem))) };
    }
    // SAFETY: the caller's promise, passed on with the type that `elem` stands for.
    unsafe {
        match elem {
            Elem::Signed(1) => whole::<i8>(op, left, inout, n),
            Elem::Signed(2) => whole::<i16>(op, left, inout, n),
            Elem::Signed(4) => whole::<i32>(op, left, inout, n),
            Elem::Signed(8) => whole::<i64>(op, left, inout, n),
            Elem::Signed(_) => whole::<i128>(op, left, inout, n),
            Elem::Unsigned(1) => whole::<u8>(op, left, inout, n),
            Elem::Unsigned(2) => whole::<u16>(op, left, inout, n),
            Elem::Unsigned(4) => whole::<u32>(op, left, inout, n),
            Elem::Unsigned(8) => whole::<u64>(op, left, inout, n),
            Elem::Unsigned(_) => whole::<u128>(op, left, inout, n),
            Elem::Byte | Elem::Logical(1) => bits::<u8>(op, left, inout, n),
            Elem::Logical(2) => bits::<u16>(op, left, inout, n),
            Elem::Logical(4) => bits::<u32>(op, left, inout, n),
            Elem::Logical(8) => bits::<u64>(op, left, inout, n),
            Elem::Logical(_) => bits::<u128>(op, left, inout, n),
            Elem::Float(FloatFormat::Half, _) => arith::<Half>(op, left, inout, n),
            Elem::Float(FloatFormat::Single, _) => arith::<f32>(op, left, inout, n),
            Elem::Float(FloatFormat::Double, _) => arith::<f64>(op, left, inout, n),
            Elem::Float(FloatFormat::X87, 12) => arith::<X87Narrow>(op, left, inout, n),
            Elem::Float(FloatFormat::X87, _) => arith::<X87>(op, left, inout, n),
            Elem::Float(FloatFormat::Quad, _) => arith::<Quad>(op, left, inout, n),
            Elem::Complex(FloatFormat::Half, _) => complex::<Half>(op, left, inout, n),
            Elem::Complex(FloatFormat::Single, _) => complex::<f32>(op, left, inout, n),
            Elem::Complex(FloatFormat::Double, _) => complex::<f64>(op, left, inout, n),
            Elem::Complex(FloatFormat::X87, 12) => complex::<X87Narrow>(op, left, inout, n),
            Elem::Complex(FloatFormat::X87, _) => complex::<X87>(op, left, inout, n),
            Elem::Complex(FloatFormat::Quad, _) => complex::<Quad>(op, left, inout, n),
            Elem::Opaque => debug_assert!(false, "refused before"),
        }
    }
}

/// Pairs: the smaller (larger) value with its index; of equal values the smaller index.
///
/// # Safety
/// Both addresses hold `n` pairs, `step` bytes apart, without overlap.
pub(super) unsafe fn reduce_pairs(
    min: bool,
    pair: PairElem,
    step: usize,
    left: *const u8,
    inout: *mut u8,
    n: usize,
) {
    let run = Pairs { min, index: pair.index, index_at: pair.index_at, step, left, inout, n };
    // SAFETY: the caller's promise, with the type that the value stands for.
    unsafe {
        match pair.value {
            Elem::Signed(1) => run.of::<i8>(),
            Elem::Signed(2) => run.of::<i16>(),
            Elem::Signed(4) => run.of::<i32>(),
            Elem::Signed(8) => run.of::<i64>(),
            Elem::Signed(_) => run.of::<i128>(),
            Elem::Unsigned(1) => run.of::<u8>(),
            Elem::Unsigned(2) => run.of::<u16>(),
            Elem::Unsigned(4) => run.of::<u32>(),
            Elem::Unsigned(8) => run.of::<u64>(),
            Elem::Unsigned(_) => run.of::<u128>(),
            Elem::Float(FloatFormat::Half, _) => run.of::<Half>(),
            Elem::Float(FloatFormat::Single, _) => run.of::<f32>(),
            Elem::Float(FloatFormat::Double, _) => run.of::<f64>(),
            Elem::Float(FloatFormat::X87, 12) => run.of::<X87Narrow>(),
            Elem::Float(FloatFormat::X87, _) => run.of::<X87>(),
            Elem::Float(FloatFormat::Quad, _) => run.of::<Quad>(),
            Elem::Complex(..) | Elem::Logical(_) | Elem::Byte | Elem::Opaque => {
                debug_assert!(false, "refused before");
            }
        }
    }
}

pub(super) fn width(elem: Elem) -> usize {
    usize::from(match elem {
        Elem::Signed(w) | Elem::Unsigned(w) | Elem::Float(_, w) | Elem::Logical(w) => w,
        Elem::Complex(_, w) => 2 * w,
        Elem::Byte | Elem::Opaque => 1,
    })
}

/// Where pairs lie.
struct Pairs {
    min: bool,
    index: Elem,
    index_at: usize,
    step: usize,
    left: *const u8,
    inout: *mut u8,
    n: usize,
}

impl Pairs {
    /// # Safety
    /// Values are `V`; see [`reduce_pairs`].
    #[inline(always)]
    unsafe fn of<V: Arith>(&self) {
        // SAFETY: the caller's promise, with the type that the index stands for.
        unsafe {
            match self.index {
                Elem::Signed(1) => self.run::<V, i8>(),
                Elem::Signed(2) => self.run::<V, i16>(),
                Elem::Signed(4) => self.run::<V, i32>(),
                Elem::Signed(8) => self.run::<V, i64>(),
                Elem::Signed(_) => self.run::<V, i128>(),
                Elem::Unsigned(1) => self.run::<V, u8>(),
                Elem::Unsigned(2) => self.run::<V, u16>(),
                Elem::Unsigned(4) => self.run::<V, u32>(),
                Elem::Unsigned(8) => self.run::<V, u64>(),
                Elem::Unsigned(_) => self.run::<V, u128>(),
                // The pairs of Fortran, whose index has the type of the value.
                _ => self.run::<V, V>(),
            }
        }
    }

    /// # Safety
    /// Values are `V`, indices `I`; see [`reduce_pairs`].
    #[inline(always)]
    unsafe fn run<V: Arith, I: Arith>(&self) {
        for i in 0..self.n {
            // SAFETY: pair i lies inside both buffers; value and index lie inside the pair.
            unsafe {
                let (a, b) = (self.left.add(i * self.step), self.inout.add(i * self.step));
                let (av, bv) = (a.cast::<V>().read_unaligned(), b.cast::<V>().read_unaligned());
                let (ai, bi) = (a.add(self.index_at).cast::<I>(), b.add(self.index_at).cast::<I>());
                let (an, bn) = (ai.read_unaligned(), bi.read_unaligned());
                let (lower, higher) = (av.less(bv), bv.less(av));
                let better = if self.min { lower } else { higher };
                let first = !lower & !higher & an.less(bn);
                // Written in any case: which one is better cannot be foretold.
                b.cast::<V>().write_unaligned(if better { av } else { bv });
                bi.write_unaligned(if better | first { an } else { bn });
            }
        }
    }
}
