//! Conversion of scalars between this platform's representation and external32: big-endian, two's
//! complement, IEEE (MPI-5.0 section 14.5.2).

use crate::error::{Result, TypeError};
use crate::scalar::{Class, FloatFormat, Scalar};

/// How a scalar, or each of its parts, is converted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unit {
    /// Bytes as they are.
    Copy,
    /// The same bits in big-endian order.
    Swap(usize),
    /// An integer of another width.
    Resize { native: usize, external: usize, signed: bool },
    /// 80-bit extended in a field of this many bytes, and binary128.
    Extended(usize),
}

fn unit(kind: Scalar) -> Unit {
    let (native, external) = (kind.size() as usize, kind.external_size() as usize);
    match kind.class() {
        Class::Byte => Unit::Copy,
        Class::Float | Class::Complex => {
            let parts = if kind.class() == Class::Complex { 2 } else { 1 };
            match kind.float_format() {
                Some(FloatFormat::X87) => Unit::Extended(native / parts),
                _ => Unit::Swap(native / parts),
            }
        }
        _ if native == 1 && external == 1 => Unit::Copy,
        _ if native == external => Unit::Swap(native),
        class => Unit::Resize { native, external, signed: class == Class::Signed },
    }
}

/// Copies `N`-byte words, reversing the bytes of each on little-endian platforms.
fn swap<const N: usize>(from: &[u8], to: &mut [u8]) {
    let (words, _) = from.as_chunks::<N>();
    let (places, _) = to.as_chunks_mut::<N>();
    for (word, place) in words.iter().zip(places) {
        *place = *word;
        if cfg!(target_endian = "little") {
            place.reverse();
        }
    }
}

fn swap_all(width: usize, from: &[u8], to: &mut [u8]) {
    match width {
        2 => swap::<2>(from, to),
        4 => swap::<4>(from, to),
        8 => swap::<8>(from, to),
        16 => swap::<16>(from, to),
        _ => to.copy_from_slice(from),
    }
}

/// An integer of up to 8 bytes; `big` tells the byte order.
fn read_int(bytes: &[u8], big: bool, signed: bool) -> i128 {
    let mut value: i128 = 0;
    let mut push = |b: &u8| value = value << 8 | i128::from(*b);
    if big {
        bytes.iter().for_each(&mut push)
    } else {
        bytes.iter().rev().for_each(&mut push)
    }
    let bits = 8 * bytes.len() as u32;
    if signed && value >> (bits - 1) != 0 { value - (1 << bits) } else { value }
}

fn write_int(value: i128, bytes: &mut [u8], big: bool, signed: bool) -> Result<()> {
    let bits = 8 * bytes.len() as u32;
    let (lo, hi) = if signed { (-(1 << (bits - 1)), 1 << (bits - 1)) } else { (0, 1 << bits) };
    if value < lo || value >= hi {
        return Err(TypeError::Unrepresentable { what: "integer" });
    }
    let digits = value.to_be_bytes();
    let from = &digits[digits.len() - bytes.len()..];
    bytes.copy_from_slice(from);
    if !big {
        bytes.reverse();
    }
    Ok(())
}

const NATIVE_BIG: bool = cfg!(target_endian = "big");
const QUAD_FRACTION: u32 = 112;
/// Fraction bits that binary128 has beyond the 63 of the 80-bit format.
const EXTRA: u32 = QUAD_FRACTION - 63;
const INTEGER_BIT: u64 = 1 << 63;

/// The binary128 number with the value of an 80-bit one; exact. Encodings that the format calls
/// invalid become a NaN.
pub(crate) fn quad_from_extended(bytes: &[u8; 10]) -> u128 {
    let (mantissa, head) = bytes.split_at(8);
    let mantissa = mantissa.iter().rev().fold(0u64, |v, b| v << 8 | u64::from(*b));
    let head = u16::from_le_bytes([head[0], head[1]]);
    let sign = u128::from(head >> 15) << 127;
    let mut exponent = u128::from(head & 0x7fff);
    let mut fraction = u128::from(mantissa & !INTEGER_BIT) << EXTRA;
    match (exponent, mantissa & INTEGER_BIT != 0) {
        (0, true) => exponent = 1,
        (0, false) | (_, true) => {}
        (_, false) => {
            exponent = 0x7fff;
            fraction = 1 << (QUAD_FRACTION - 1);
        }
    }
    sign | exponent << QUAD_FRACTION | fraction
}

/// The 80-bit number nearest to a binary128 one, ties to even.
pub(crate) fn extended_from_quad(quad: u128) -> [u8; 10] {
    let sign = ((quad >> 127) as u16) << 15;
    let mut exponent = (quad >> QUAD_FRACTION) as u16 & 0x7fff;
    let fraction = quad & ((1 << QUAD_FRACTION) - 1);
    let mut mantissa = (fraction >> EXTRA) as u64;
    let cut = fraction & ((1 << EXTRA) - 1);
    if exponent == 0x7fff {
        // A NaN stays one although its payload is cut; infinity has no fraction at all.
        mantissa |= INTEGER_BIT;
        if fraction != 0 {
            mantissa |= INTEGER_BIT >> 1;
        }
    } else {
        if exponent != 0 {
            mantissa |= INTEGER_BIT;
        }
        let half = 1u128 << (EXTRA - 1);
        if cut > half || (cut == half && mantissa & 1 == 1) {
            mantissa = mantissa.wrapping_add(1);
            if mantissa == 0 {
                mantissa = INTEGER_BIT;
                exponent += 1;
            } else if exponent == 0 && mantissa & INTEGER_BIT != 0 {
                exponent = 1;
            }
        }
    }
    let mut out = [0; 10];
    out[..8].copy_from_slice(&mantissa.to_le_bytes());
    out[8..].copy_from_slice(&(sign | exponent).to_le_bytes());
    out
}

/// Converts whole scalars of one kind from native `from` to external32 `to`; the lengths are the
/// same number of scalars.
pub(crate) fn encode(kind: Scalar, from: &[u8], to: &mut [u8]) -> Result<()> {
    match unit(kind) {
        Unit::Copy => to.copy_from_slice(from),
        Unit::Swap(width) => swap_all(width, from, to),
        Unit::Resize { native, external, signed } => {
            for (a, b) in from.chunks_exact(native).zip(to.chunks_exact_mut(external)) {
                write_int(read_int(a, NATIVE_BIG, signed), b, true, signed)?;
            }
        }
        Unit::Extended(native) => {
            for (a, b) in from.chunks_exact(native).zip(to.chunks_exact_mut(16)) {
                if let Some(bytes) = a.first_chunk::<10>() {
                    b.copy_from_slice(&quad_from_extended(bytes).to_be_bytes());
                }
            }
        }
    }
    Ok(())
}

/// Converts whole scalars of one kind from external32 `from` to native `to`.
pub(crate) fn decode(kind: Scalar, from: &[u8], to: &mut [u8]) -> Result<()> {
    match unit(kind) {
        Unit::Copy => to.copy_from_slice(from),
        Unit::Swap(width) => swap_all(width, from, to),
        Unit::Resize { native, external, signed } => {
            for (a, b) in from.chunks_exact(external).zip(to.chunks_exact_mut(native)) {
                write_int(read_int(a, true, signed), b, NATIVE_BIG, signed)?;
            }
        }
        Unit::Extended(native) => {
            for (a, b) in from.as_chunks::<16>().0.iter().zip(to.chunks_exact_mut(native)) {
                b.fill(0);
                b[..10].copy_from_slice(&extended_from_quad(u128::from_be_bytes(*a)));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1.0, -2.5, the largest and the smallest positive number, infinity.
    const SAMPLES: [[u8; 10]; 5] = [
        [0, 0, 0, 0, 0, 0, 0, 0x80, 0xff, 0x3f],
        [0, 0, 0, 0, 0, 0, 0, 0xa0, 0x00, 0xc0],
        [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe, 0x7f],
        [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0x80, 0xff, 0x7f],
    ];

    #[test]
    fn extended_numbers_survive_binary128() {
        for s in SAMPLES {
            assert_eq!(extended_from_quad(quad_from_extended(&s)), s);
        }
        assert_eq!(quad_from_extended(&SAMPLES[0]), 0x3fff << 112);
        assert_eq!(quad_from_extended(&SAMPLES[1]), 0xc000_4000 << 96);
        assert_eq!(quad_from_extended(&SAMPLES[4]), 0x7fff << 112);
    }

    #[test]
    fn rounding_is_to_nearest_even() {
        let one = 0x3fff_u128 << 112;
        let ulp = 1_u128 << EXTRA;
        let mantissa = |q| u64::from_le_bytes(extended_from_quad(q)[..8].try_into().unwrap());
        assert_eq!(mantissa(one + ulp / 2), INTEGER_BIT);
        assert_eq!(mantissa(one + ulp / 2 + 1), INTEGER_BIT + 1);
        assert_eq!(mantissa(one + ulp + ulp / 2), INTEGER_BIT + 2);
        // All ones and a half: carries into the exponent, giving 2.0.
        let below_two = (0x4000_u128 << 112) - 1;
        assert_eq!(extended_from_quad(below_two), [0, 0, 0, 0, 0, 0, 0, 0x80, 0, 0x40]);
        // The greatest binary128 number rounds to infinity.
        assert_eq!(extended_from_quad((0x7fff_u128 << 112) - 1), SAMPLES[4]);
    }

    #[test]
    fn nan_stays_nan() {
        for q in [(0x7fff_u128 << 112) | 1, (0xffff_u128 << 112) | 1 << 111] {
            let x = extended_from_quad(q);
            assert_eq!(x[9] & 0x7f, 0x7f);
            assert_ne!(x[..8], SAMPLES[4][..8]);
            let back = quad_from_extended(&x);
            assert_ne!(back & ((1 << 112) - 1), 0);
        }
        // An encoding without the integer bit is invalid.
        let invalid = quad_from_extended(&[0, 0, 0, 0, 0, 0, 0, 0x40, 0xff, 0x3f]);
        assert_eq!(invalid >> 111, 0xffff);
    }

    #[test]
    fn integers_change_width_or_fail() {
        let mut out = [0u8; 4];
        encode(Scalar::Long, &(-2i64).to_ne_bytes(), &mut out).unwrap();
        assert_eq!(out, [0xff, 0xff, 0xff, 0xfe]);
        let mut back = [0u8; 8];
        decode(Scalar::Long, &out, &mut back).unwrap();
        assert_eq!(i64::from_ne_bytes(back), -2);
        assert!(encode(Scalar::Long, &(1i64 << 31).to_ne_bytes(), &mut out).is_err());
        encode(Scalar::UnsignedLong, &(1u64 << 31).to_ne_bytes(), &mut out).unwrap();
        assert_eq!(out, [0x80, 0, 0, 0]);
        assert!(encode(Scalar::UnsignedLong, &u64::MAX.to_ne_bytes(), &mut out).is_err());
    }
}
