//! Arithmetic of number formats that the language does not have: IEEE half and quad, the 80-bit
//! format of the x87, and complex numbers over all of them.
//!
//! Half, quad, and x87 on other processors are computed with integers: unpack to (sign, exponent,
//! significand), compute exactly with a sticky bit, round to nearest even, pack.

/// What sums, products and comparisons need.
pub(super) trait Arith: Copy {
    fn add(self, other: Self) -> Self;
    fn mul(self, other: Self) -> Self;
    /// Less than; false when not comparable.
    fn less(self, other: Self) -> bool;
}

/// A real number that can be a part of a complex one.
pub(super) trait Real: Arith {
    fn negated(self) -> Self;
}

impl Real for f32 {
    #[inline(always)]
    fn negated(self) -> f32 {
        -self
    }
}

impl Real for f64 {
    #[inline(always)]
    fn negated(self) -> f64 {
        -self
    }
}

/// Real part, imaginary part.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Complex<T>(T, T);

impl<T: Real> Complex<T> {
    #[inline(always)]
    pub(super) fn add(self, o: Complex<T>) -> Complex<T> {
        Complex(self.0.add(o.0), self.1.add(o.1))
    }

    #[inline(always)]
    pub(super) fn mul(self, o: Complex<T>) -> Complex<T> {
        let re = self.0.mul(o.0).add(self.1.mul(o.1).negated());
        Complex(re, self.0.mul(o.1).add(self.1.mul(o.0)))
    }
}

/// Shape of a binary floating point format.
#[derive(Clone, Copy)]
struct Format {
    /// Bits of the significand, the leading one included.
    precision: u32,
    /// Bits of the exponent.
    exponent: u32,
    /// The leading bit of the significand is stored (x87).
    explicit: bool,
}

const HALF: Format = Format { precision: 11, exponent: 5, explicit: false };
const QUAD: Format = Format { precision: 113, exponent: 15, explicit: false };
const EXTENDED: Format = Format { precision: 64, exponent: 15, explicit: true };

/// An unpacked number.
#[derive(Clone, Copy)]
enum Value {
    Nan,
    Infinite(bool),
    /// (-1)^negative * significand * 2^exponent; the significand may be 0.
    Finite {
        negative: bool,
        exponent: i32,
        significand: u128,
    },
}

impl Format {
    const fn stored(self) -> u32 {
        self.precision - if self.explicit { 0 } else { 1 }
    }

    const fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    const fn max_exponent(self) -> u32 {
        (1 << self.exponent) - 1
    }

    fn unpack(self, bits: u128) -> Value {
        let fraction = bits & ((1 << self.stored()) - 1);
        let biased = (bits >> self.stored()) as u32 & self.max_exponent();
        let negative = bits >> (self.stored() + self.exponent) & 1 == 1;
        if biased == self.max_exponent() {
            let rest = fraction & !(1 << (self.precision - 1));
            return if rest == 0 { Value::Infinite(negative) } else { Value::Nan };
        }
        let hidden = u128::from(biased != 0 && !self.explicit) << (self.precision - 1);
        let exponent = biased.max(1) as i32 - self.bias() - (self.precision as i32 - 1);
        Value::Finite { negative, exponent, significand: fraction | hidden }
    }

    fn assemble(self, negative: bool, biased: u32, fraction: u128) -> u128 {
        u128::from(negative) << (self.stored() + self.exponent)
            | u128::from(biased) << self.stored()
            | fraction
    }

    fn infinity(self, negative: bool) -> u128 {
        let lead = u128::from(self.explicit) << (self.precision - 1);
        self.assemble(negative, self.max_exponent(), lead)
    }

    fn nan(self) -> u128 {
        let lead = u128::from(self.explicit) << (self.precision - 1);
        self.assemble(false, self.max_exponent(), lead | 1 << (self.precision - 2))
    }

    /// Rounds (-1)^negative * significand * 2^exponent to nearest even. A 1 in the lowest bit of a
    /// significand that is longer than the precision by two bits or more may stand for lost bits.
    fn pack(self, negative: bool, exponent: i32, significand: u128) -> u128 {
        if significand == 0 {
            return self.assemble(negative, 0, 0);
        }
        let p = self.precision as i32;
        let lowest = 1 - self.bias() - (p - 1);
        let length = 128 - significand.leading_zeros() as i32;
        let mut exp = (exponent + length - p).max(lowest);
        let shift = exp - exponent;
        let mut sig = if shift <= 0 { significand << -shift } else { round(significand, shift) };
        if sig >> p != 0 {
            sig >>= 1;
            exp += 1;
        }
        let lead = 1_u128 << (p - 1);
        if sig & lead == 0 {
            return self.assemble(negative, 0, sig);
        }
        let biased = exp + self.bias() + (p - 1);
        if biased >= self.max_exponent() as i32 {
            return self.infinity(negative);
        }
        let fraction = if self.explicit { sig } else { sig & !lead };
        self.assemble(negative, biased as u32, fraction)
    }

    fn add(self, a: u128, b: u128) -> u128 {
        let (a, b) = (self.unpack(a), self.unpack(b));
        let ((an, ae, asig), (bn, be, bsig)) = match (a, b) {
            (Value::Nan, _) | (_, Value::Nan) => return self.nan(),
            (Value::Infinite(x), Value::Infinite(y)) if x != y => return self.nan(),
            (Value::Infinite(n), _) | (_, Value::Infinite(n)) => return self.infinity(n),
            (
                Value::Finite { negative: an, exponent: ae, significand: asig },
                Value::Finite { negative: bn, exponent: be, significand: bsig },
            ) => ((an, ae, asig), (bn, be, bsig)),
        };
        // The one with the higher exponent first, with room below for three extra bits.
        let (hi, lo) = if ae >= be {
            ((an, ae, asig), (bn, be, bsig))
        } else {
            ((bn, be, bsig), (an, ae, asig))
        };
        let room = (127 - self.precision as i32 - 1).min(hi.1 - lo.1 + 3);
        let exponent = hi.1 - room;
        let x = hi.2 << room;
        let y = if lo.1 >= exponent {
            lo.2 << (lo.1 - exponent)
        } else {
            sticky(lo.2, exponent - lo.1)
        };
        if hi.0 == lo.0 {
            return self.pack(hi.0, exponent, x + y);
        }
        match x.cmp(&y) {
            std::cmp::Ordering::Greater => self.pack(hi.0, exponent, x - y),
            std::cmp::Ordering::Less => self.pack(lo.0, exponent, y - x),
            std::cmp::Ordering::Equal => self.pack(false, exponent, 0),
        }
    }

    fn mul(self, a: u128, b: u128) -> u128 {
        match (self.unpack(a), self.unpack(b)) {
            (Value::Nan, _) | (_, Value::Nan) => self.nan(),
            (Value::Infinite(x), Value::Infinite(y)) => self.infinity(x != y),
            (Value::Infinite(x), Value::Finite { negative: y, significand, .. })
            | (Value::Finite { negative: y, significand, .. }, Value::Infinite(x)) => {
                if significand == 0 { self.nan() } else { self.infinity(x != y) }
            }
            (
                Value::Finite { negative: an, exponent: ae, significand: asig },
                Value::Finite { negative: bn, exponent: be, significand: bsig },
            ) => {
                let (high, low) = wide_mul(asig, bsig);
                // Brings the 256-bit product to 128 bits; what is lost leaves a sticky bit.
                let drop = 128 - high.leading_zeros() as i32;
                let sig = match drop {
                    0 => low,
                    128 => high | u128::from(low != 0),
                    d => high << (128 - d) | sticky(low, d),
                };
                self.pack(an != bn, ae + be + drop, sig)
            }
        }
    }

    fn less(self, a: u128, b: u128) -> bool {
        if matches!(self.unpack(a), Value::Nan) || matches!(self.unpack(b), Value::Nan) {
            return false;
        }
        let sign = 1_u128 << (self.stored() + self.exponent);
        let key = |v: u128| {
            let size = (v & (sign - 1)) as i128;
            if v & sign == 0 { size } else { -size }
        };
        key(a) < key(b)
    }

    fn sign(self) -> u128 {
        1 << (self.stored() + self.exponent)
    }
}

/// `v >> by` with the lost bits or-ed into the lowest one.
fn sticky(v: u128, by: i32) -> u128 {
    if by >= 128 {
        return u128::from(v != 0);
    }
    let lost = v & ((1 << by) - 1) != 0;
    v >> by | u128::from(lost)
}

/// `v >> by` rounded to nearest even; `by > 0`.
fn round(v: u128, by: i32) -> u128 {
    if by > 128 {
        return 0;
    }
    if by == 128 {
        // Exactly half rounds to the even 0.
        return u128::from(v > 1 << 127);
    }
    let half = 1_u128 << (by - 1);
    let (kept, rest) = (v >> by, v & ((half << 1).wrapping_sub(1)));
    kept + u128::from(rest > half || (rest == half && kept & 1 == 1))
}

/// The 256-bit product as (high, low).
fn wide_mul(a: u128, b: u128) -> (u128, u128) {
    const LOW: u128 = u64::MAX as u128;
    let (ah, al, bh, bl) = (a >> 64, a & LOW, b >> 64, b & LOW);
    let low = al * bl;
    let mid1 = ah * bl + (low >> 64);
    let mid2 = al * bh + (mid1 & LOW);
    (ah * bh + (mid1 >> 64) + (mid2 >> 64), mid2 << 64 | low & LOW)
}

/// IEEE binary16.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Half(pub(super) u16);

impl Arith for Half {
    fn add(self, o: Half) -> Half {
        Half(HALF.add(u128::from(self.0), u128::from(o.0)) as u16)
    }
    fn mul(self, o: Half) -> Half {
        Half(HALF.mul(u128::from(self.0), u128::from(o.0)) as u16)
    }
    fn less(self, o: Half) -> bool {
        HALF.less(u128::from(self.0), u128::from(o.0))
    }
}

impl Real for Half {
    fn negated(self) -> Half {
        Half(self.0 ^ HALF.sign() as u16)
    }
}

/// IEEE binary128.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Quad(pub(super) u128);

impl Arith for Quad {
    fn add(self, o: Quad) -> Quad {
        Quad(QUAD.add(self.0, o.0))
    }
    fn mul(self, o: Quad) -> Quad {
        Quad(QUAD.mul(self.0, o.0))
    }
    fn less(self, o: Quad) -> bool {
        QUAD.less(self.0, o.0)
    }
}

impl Real for Quad {
    fn negated(self) -> Quad {
        Quad(self.0 ^ QUAD.sign())
    }
}

/// x87 extended in 16 bytes, six of them padding.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct X87([u8; 16]);

/// x87 extended in 12 bytes, two of them padding (32-bit processes).
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct X87Narrow([u8; 12]);

/// The ten bytes of a number.
type Ten = [u8; 10];

fn bits(ten: Ten) -> u128 {
    let mut wide = [0; 16];
    wide[..10].copy_from_slice(&ten);
    u128::from_le_bytes(wide)
}

#[cfg(not(target_arch = "x86_64"))]
fn ten(bits: u128) -> Ten {
    let wide = bits.to_le_bytes();
    std::array::from_fn(|i| wide[i])
}

#[cfg(target_arch = "x86_64")]
macro_rules! x87 {
    ($name:ident, $instruction:literal) => {
        fn $name(a: Ten, b: Ten) -> Ten {
            let mut out: Ten = [0; 10];
            // SAFETY: reads ten bytes each of `a` and `b`, writes ten of `out`; leaves the x87
            // stack as it was, and says that it used its registers.
            unsafe {
                std::arch::asm!(
                    "fld tbyte ptr [{a}]",
                    "fld tbyte ptr [{b}]",
                    $instruction,
                    "fstp tbyte ptr [{out}]",
                    a = in(reg) a.as_ptr(),
                    b = in(reg) b.as_ptr(),
                    out = in(reg) out.as_mut_ptr(),
                    out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
                    out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
                    options(nostack),
                );
            }
            out
        }
    };
}

#[cfg(target_arch = "x86_64")]
x87!(x87_add, "faddp st(1), st");
#[cfg(target_arch = "x86_64")]
x87!(x87_mul, "fmulp st(1), st");

/// `inout[i] = left[i] + inout[i]`, or the product, of numbers of ten bytes that begin `step` bytes
/// apart: without a copy of each, which would be written in one size and read in another. What lies
/// between them stays.
///
/// # Safety
/// Both addresses hold `n` numbers, without overlap.
#[cfg(target_arch = "x86_64")]
pub(super) unsafe fn x87_fold(
    product: bool,
    (left, inout): (*const u8, *mut u8),
    (n, step): (usize, usize),
) {
    macro_rules! each {
        ($instruction:literal) => {
            for i in 0..n {
                // SAFETY: number i lies inside both buffers; leaves the x87 stack as it was, and
                // says that it used its registers.
                unsafe {
                    std::arch::asm!(
                        "fld tbyte ptr [{a}]",
                        "fld tbyte ptr [{b}]",
                        $instruction,
                        "fstp tbyte ptr [{b}]",
                        a = in(reg) left.add(i * step),
                        b = in(reg) inout.add(i * step),
                        out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
                        out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
                        options(nostack),
                    );
                }
            }
        };
    }
    if product { each!("fmulp st(1), st") } else { each!("faddp st(1), st") }
}

#[cfg(not(target_arch = "x86_64"))]
fn x87_add(a: Ten, b: Ten) -> Ten {
    ten(EXTENDED.add(bits(a), bits(b)))
}

#[cfg(not(target_arch = "x86_64"))]
fn x87_mul(a: Ten, b: Ten) -> Ten {
    ten(EXTENDED.mul(bits(a), bits(b)))
}

macro_rules! extended {
    ($t:ident, $size:literal) => {
        impl $t {
            #[inline(always)]
            fn ten(self) -> Ten {
                std::array::from_fn(|i| self.0[i])
            }
            #[inline(always)]
            fn of(ten: Ten) -> $t {
                let mut padded = [0; $size];
                padded[..10].copy_from_slice(&ten);
                $t(padded)
            }
        }
        impl Arith for $t {
            fn add(self, o: $t) -> $t {
                $t::of(x87_add(self.ten(), o.ten()))
            }
            fn mul(self, o: $t) -> $t {
                $t::of(x87_mul(self.ten(), o.ten()))
            }
            fn less(self, o: $t) -> bool {
                EXTENDED.less(bits(self.ten()), bits(o.ten()))
            }
        }
        impl Real for $t {
            fn negated(mut self) -> $t {
                self.0[9] ^= 0x80;
                self
            }
        }
    };
}

extended!(X87, 16);
extended!(X87Narrow, 12);

#[cfg(test)]
mod tests {
    use super::*;

    const DOUBLE: Format = Format { precision: 53, exponent: 11, explicit: false };
    const SINGLE: Format = Format { precision: 24, exponent: 8, explicit: false };

    fn numbers() -> impl FnMut() -> u64 {
        let mut s = 0x9e37_79b9_7f4a_7c15_u64;
        move || {
            s ^= s << 13;
            s ^= s >> 7;
            s ^= s << 17;
            s
        }
    }

    /// The generic engine against the processor, in formats that the processor has.
    #[test]
    fn engine_agrees_with_hardware_doubles_and_singles() {
        let mut next = numbers();
        let special =
            [0.0, -0.0, 1.0, -1.0, f64::MAX, f64::MIN_POSITIVE, 5e-324, f64::INFINITY, f64::NAN];
        let mut pool: Vec<f64> = special.to_vec();
        for _ in 0..20_000 {
            let mut v = f64::from_bits(next());
            if !next().is_multiple_of(3) {
                // Near exponents, where cancellation and rounding happen.
                let near = (1023 - 60 + next() % 120) << 52;
                v = f64::from_bits(v.to_bits() & 0x800f_ffff_ffff_ffff | near);
            }
            pool.push(v);
        }
        for i in 0..pool.len() {
            let (a, b) = (pool[i], pool[(i * 7 + 3) % pool.len()]);
            let same = |got: u128, want: f64| {
                let got = f64::from_bits(got as u64);
                assert!(
                    got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(),
                    "{a:e} {b:e}: {got:e} {want:e}"
                );
            };
            let (x, y) = (u128::from(a.to_bits()), u128::from(b.to_bits()));
            same(DOUBLE.add(x, y), a + b);
            same(DOUBLE.mul(x, y), a * b);
            assert_eq!(DOUBLE.less(x, y), a < b);
            let (a, b) = (f32::from_bits(next() as u32), f32::from_bits(next() as u32));
            let (x, y) = (u128::from(a.to_bits()), u128::from(b.to_bits()));
            let same = |got: u128, want: f32| {
                let got = f32::from_bits(got as u32);
                assert!(
                    got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(),
                    "{a:e} {b:e}"
                );
            };
            same(SINGLE.add(x, y), a + b);
            same(SINGLE.mul(x, y), a * b);
        }
    }

    /// The engine in x87's format against the x87 itself.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn engine_agrees_with_the_x87() {
        let mut next = numbers();
        for _ in 0..20_000 {
            let mut make = || {
                let exponent = 16383 - 80 + next() % 160;
                let sign = next() & 0x8000;
                let significand = next() | 1 << 63;
                let wide = u128::from(exponent | sign) << 64 | u128::from(significand);
                let bytes = wide.to_le_bytes();
                std::array::from_fn::<u8, 10, _>(|i| bytes[i])
            };
            let (a, b) = (make(), make());
            assert_eq!(bits(x87_add(a, b)), EXTENDED.add(bits(a), bits(b)), "{a:x?} + {b:x?}");
            assert_eq!(bits(x87_mul(a, b)), EXTENDED.mul(bits(a), bits(b)), "{a:x?} * {b:x?}");
        }
    }

    #[test]
    fn quad_keeps_113_bits() {
        let one = QUAD.pack(false, 0, 1);
        let tiny = QUAD.pack(false, -112, 1);
        let sum = QUAD.add(one, tiny);
        assert_eq!(sum, one | 1);
        assert_eq!(QUAD.add(sum, one ^ QUAD.sign()), tiny);
        // Half of the last place rounds to even.
        assert_eq!(QUAD.add(one, QUAD.pack(false, -113, 1)), one);
        assert_eq!(QUAD.add(sum, QUAD.pack(false, -113, 1)), one | 2);
        let third = QUAD.pack(false, -112, (1_u128 << 112) / 3);
        let a = QUAD.mul(third, QUAD.pack(false, 0, 3));
        assert!(QUAD.less(a, one) && !QUAD.less(one, a));
        assert_eq!(QUAD.mul(sum, sum), one | 2);
        assert_eq!(QUAD.mul(QUAD.infinity(true), one), QUAD.infinity(true));
    }
}
