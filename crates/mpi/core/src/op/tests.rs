use super::*;
use crate::error::ErrClass;

fn buf<T>(data: &mut [T], dtype: &Datatype, count: u64) -> TypedBuf {
    // SAFETY: the slice outlives every use in these tests.
    unsafe { TypedBuf::new(data.as_mut_ptr().cast(), count, dtype.clone()) }
}

fn apply<T: Clone>(op: Builtin, scalar: Scalar, left: &[T], right: &[T]) -> Vec<T> {
    let (mut a, mut b) = (left.to_vec(), right.to_vec());
    let t = Datatype::scalar(scalar);
    let n = (std::mem::size_of_val(left) / t.extent() as usize) as u64;
    Op::builtin(op).apply(&buf(&mut a, &t, n), &buf(&mut b, &t, n)).unwrap();
    b
}

#[test]
fn integers() {
    let (a, b) = ([7_i32, -3, i32::MAX, 0], [2_i32, -5, 1, 9]);
    let f = |op| apply(op, Scalar::Int, &a, &b);
    assert_eq!(f(Builtin::Sum), [9, -8, i32::MIN, 9]);
    assert_eq!(f(Builtin::Prod), [14, 15, i32::MAX, 0]);
    assert_eq!(f(Builtin::Min), [2, -5, 1, 0]);
    assert_eq!(f(Builtin::Max), [7, -3, i32::MAX, 9]);
    assert_eq!(f(Builtin::Band), [2, -7, 1, 0]);
    assert_eq!(f(Builtin::Bor), [7, -1, i32::MAX, 9]);
    assert_eq!(f(Builtin::Bxor), [5, 6, i32::MAX - 1, 9]);
    assert_eq!(f(Builtin::Land), [1, 1, 1, 0]);
    assert_eq!(f(Builtin::Lor), [1, 1, 1, 1]);
    assert_eq!(f(Builtin::Lxor), [0, 0, 0, 1]);
    assert_eq!(f(Builtin::Replace), a);
    assert_eq!(f(Builtin::NoOp), b);
    assert_eq!(apply(Builtin::Max, Scalar::Uint8, &[200_u8], &[100]), [200]);
    assert_eq!(apply(Builtin::Max, Scalar::Int8, &[200_u8], &[100]), [100]);
    assert_eq!(apply(Builtin::Sum, Scalar::Integer16, &[1_u128 << 90], &[1 << 90]), [1 << 91]);
}

#[test]
fn floats_and_complex() {
    let (a, b) = ([1.5_f64, -2.0, 3.0, 4.0], [0.5, 5.0, -1.0, 2.0]);
    assert_eq!(apply(Builtin::Sum, Scalar::Double, &a, &b), [2.0, 3.0, 2.0, 6.0]);
    assert_eq!(apply(Builtin::Min, Scalar::Real8, &a, &b), [0.5, -2.0, -1.0, 2.0]);
    // (1.5 - 2i)(0.5 + 5i) = 10.75 + 6.5i, (3 + 4i)(-1 + 2i) = -11 + 2i
    assert_eq!(apply(Builtin::Prod, Scalar::CDoubleComplex, &a, &b), [10.75, 6.5, -11.0, 2.0]);
    // Half: 1.5 + 2.25 = 3.75
    assert_eq!(apply(Builtin::Sum, Scalar::Real2, &[0x3e00_u16], &[0x4080]), [0x4380]);
}

#[test]
fn long_doubles_are_computed_in_their_own_precision() {
    if Scalar::LongDouble.float_format() != Some(FloatFormat::X87) {
        return;
    }
    let number = |exponent: u16, significand: u64| -> [u8; 16] {
        let mut b = [0; 16];
        b[..8].copy_from_slice(&significand.to_le_bytes());
        b[8..10].copy_from_slice(&exponent.to_le_bytes());
        b
    };
    let one = number(16383, 1 << 63);
    let tiny = number(16383 - 63, 1 << 63);
    let sum = apply(Builtin::Sum, Scalar::LongDouble, &[one], &[tiny]);
    assert_eq!(sum, [number(16383, 1 << 63 | 1)]);
    assert_eq!(apply(Builtin::Max, Scalar::LongDouble, &[one], &[tiny]), [one]);
    assert_eq!(apply(Builtin::Min, Scalar::LongDouble, &[one], &[tiny]), [tiny]);
    let two = number(16384, 1 << 63);
    assert_eq!(
        apply(Builtin::Prod, Scalar::LongDouble, &[two], &[tiny]),
        [number(16383 - 62, 1 << 63)]
    );
}

#[test]
fn logicals_and_bytes() {
    assert_eq!(apply(Builtin::Land, Scalar::CBool, &[1_u8, 1, 0], &[1, 0, 0]), [1, 0, 0]);
    assert_eq!(apply(Builtin::Lxor, Scalar::Logical, &[1_u32, 5, 0], &[1, 0, 0]), [0, 1, 0]);
    assert_eq!(apply(Builtin::Bxor, Scalar::Byte, &[0xf0_u8], &[0x3c]), [0xcc]);
}

#[test]
fn locations_prefer_the_smaller_index() {
    #[derive(Clone, Copy, PartialEq, Debug)]
    #[repr(C)]
    struct DoubleInt(f64, i32);
    let p = DoubleInt;
    let a = [p(1.0, 5), p(2.0, 1), p(3.0, 7)];
    let b = [p(1.0, 3), p(1.0, 2), p(4.0, 8)];
    let lo = apply(Builtin::Minloc, Scalar::DoubleInt, &a, &b);
    assert_eq!(lo, [p(1.0, 3), p(1.0, 2), p(3.0, 7)]);
    let hi = apply(Builtin::Maxloc, Scalar::DoubleInt, &a, &b);
    assert_eq!(hi, [p(1.0, 3), p(2.0, 1), p(4.0, 8)]);
    let shorts = apply(Builtin::Maxloc, Scalar::ShortInt, &[[3_i32, 9]], &[[3, 4]]);
    assert_eq!(shorts, [[3, 4]]);
    let reals = apply(Builtin::Minloc, Scalar::TwoReal, &[[2.0_f32, 1.0]], &[[2.0, 3.0]]);
    assert_eq!(reals, [[2.0, 1.0]]);
}

#[test]
fn undefined_combinations_are_refused() {
    let refused = |op, s| {
        Op::builtin(op).check(&Datatype::scalar(s)).is_err_and(|e| e.class() == ErrClass::Op)
    };
    for (op, s) in [
        (Builtin::Sum, Scalar::Wchar),
        (Builtin::Max, Scalar::Character),
        (Builtin::Sum, Scalar::Byte),
        (Builtin::Max, Scalar::CDoubleComplex),
        (Builtin::Band, Scalar::Double),
        (Builtin::Land, Scalar::Float),
        (Builtin::Minloc, Scalar::Int),
        (Builtin::Sum, Scalar::DoubleInt),
        (Builtin::Bor, Scalar::Packed),
        (Builtin::Max, Scalar::Logical),
        (Builtin::Replace, Scalar::Int),
        (Builtin::NoOp, Scalar::DoubleInt),
    ] {
        assert!(refused(op, s), "{op:?} on {s:?}");
    }
    let two = Datatype::contiguous(2, Datatype::scalar_ref(Scalar::Int)).unwrap();
    assert_eq!(Op::builtin(Builtin::Sum).check(&two).unwrap_err().class(), ErrClass::Op);
    let twin = Datatype::dup(Datatype::scalar_ref(Scalar::Int)).unwrap();
    assert!(Op::builtin(Builtin::Sum).check(&twin).is_ok());
}

/// The groups of types in MPI-5.0 section 6.9.2, and `char` with the integers of C.
fn group(scalar: Scalar) -> &'static str {
    use Scalar::*;
    match scalar {
        Char | SignedChar | UnsignedChar | Short | UnsignedShort | Int | Unsigned | Long
        | UnsignedLong | LongLong | UnsignedLongLong | Int8 | Uint8 | Int16 | Uint16 | Int32
        | Uint32 | Int64 | Uint64 => "C integer",
        Integer | Integer1 | Integer2 | Integer4 | Integer8 | Integer16 => "Fortran integer",
        Float | Double | LongDouble | Real | DoublePrecision | Real2 | Real4 | Real8 | Real16 => {
            "floating point"
        }
        Logical | Logical1 | Logical2 | Logical4 | Logical8 | Logical16 | CBool | CxxBool => {
            "logical"
        }
        CFloatComplex | CDoubleComplex | CLongDoubleComplex | CxxFloatComplex
        | CxxDoubleComplex | CxxLongDoubleComplex | Complex | DoubleComplex | Complex4
        | Complex8 | Complex16 | Complex32 => "complex",
        Byte => "byte",
        Aint | Offset | Count => "multi-language",
        FloatInt | DoubleInt | LongInt | TwoInt | ShortInt | LongDoubleInt | TwoReal
        | TwoDoublePrecision | TwoInteger => "pair",
        Packed | Wchar | Character => "none",
    }
}

#[test]
fn every_operation_is_defined_on_the_types_of_the_standard() {
    for op in Builtin::ALL {
        let groups: &[&str] = match op {
            Builtin::Max | Builtin::Min => {
                &["C integer", "Fortran integer", "floating point", "multi-language"]
            }
            Builtin::Sum | Builtin::Prod => {
                &["C integer", "Fortran integer", "floating point", "complex", "multi-language"]
            }
            Builtin::Land | Builtin::Lor | Builtin::Lxor => {
                &["C integer", "Fortran integer", "logical", "multi-language"]
            }
            Builtin::Band | Builtin::Bor | Builtin::Bxor => {
                &["C integer", "Fortran integer", "byte", "multi-language"]
            }
            Builtin::Minloc | Builtin::Maxloc => &["pair"],
            Builtin::Replace | Builtin::NoOp => &[],
        };
        for &scalar in Scalar::ALL {
            let check = Op::builtin(op).check(&Datatype::scalar(scalar));
            assert_eq!(check.is_ok(), groups.contains(&group(scalar)), "{op:?} on {scalar:?}");
            if check.is_ok() {
                // Zero is zero in all formats: the kernel exists and keeps to its element.
                let size = scalar.size().next_multiple_of(u64::from(scalar.align())) as usize;
                let (mut a, mut b) = (vec![0_u8; size], vec![0_u8; size]);
                let t = Datatype::scalar(scalar);
                Op::builtin(op).apply(&buf(&mut a, &t, 1), &buf(&mut b, &t, 1)).unwrap();
                assert_eq!(a, b, "{op:?} of zeros of {scalar:?}");
            }
        }
    }
}

#[test]
fn characters_are_the_integers_that_they_are_in_c() {
    let (a, b) = ([100 as c_char, 3, 1, 0], [-100_i8 as c_char, 5, 0, 0]);
    let f = |op| apply(op, Scalar::Char, &a, &b);
    assert_eq!(f(Builtin::Sum), [0, 8, 1, 0]);
    assert_eq!(f(Builtin::Prod)[1], 15);
    assert_eq!(f(Builtin::Max)[0], a[0].max(b[0]));
    assert_eq!(f(Builtin::Min)[0], a[0].min(b[0]));
    assert_eq!(f(Builtin::Bxor)[1], 6);
    assert_eq!(f(Builtin::Land), [1, 1, 0, 0]);
}

#[test]
fn user_operations_see_what_was_passed() {
    let op = Op::user(
        Box::new(|left, inout, len, dtype| {
            assert_eq!((len, dtype.size()), (3, 4));
            for i in 0..len as usize {
                // SAFETY: three ints each.
                unsafe {
                    let (l, r) = (left.cast::<i32>().add(i), inout.cast::<i32>().add(i));
                    *r = *l - *r;
                }
            }
            Ok(())
        }),
        false,
    );
    let t = Datatype::scalar(Scalar::Int);
    let (mut a, mut b) = ([10, 20, 30], [1, 2, 3]);
    op.apply(&buf(&mut a, &t, 3), &buf(&mut b, &t, 3)).unwrap();
    assert_eq!(b, [9, 18, 27]);
    assert!(!op.is_commutative() && !op.is_predefined());
}

#[test]
fn unaligned_buffers_work() {
    let t = Datatype::scalar(Scalar::Int64);
    let mut raw_a = [0_u8; 33];
    let mut raw_b = [0_u8; 33];
    for (i, v) in [5_i64, -6, 7, 8].iter().enumerate() {
        raw_a[1 + i * 8..9 + i * 8].copy_from_slice(&v.to_ne_bytes());
        raw_b[1 + i * 8..9 + i * 8].copy_from_slice(&(v * 10).to_ne_bytes());
    }
    let (a, b) = (buf(&mut raw_a[1..], &t, 4), buf(&mut raw_b[1..], &t, 4));
    Op::builtin(Builtin::Sum).apply(&a, &b).unwrap();
    let got: Vec<i64> =
        raw_b[1..].chunks_exact(8).map(|c| i64::from_ne_bytes(c.try_into().unwrap())).collect();
    assert_eq!(got, [55, -66, 77, 88]);
}

/// Bytes that look like nothing in particular, from a seed.
fn noise(seed: u64, len: usize) -> Vec<u8> {
    let mut state = seed | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..len).map(|_| next()).collect()
}

/// True for numbers of which only the payload may differ: not-a-numbers.
fn is_nan(scalar: Scalar, bytes: &[u8]) -> bool {
    let word = |n: usize| bytes[..n].iter().rev().fold(0_u128, |w, b| w << 8 | u128::from(*b));
    match scalar.float_format() {
        Some(FloatFormat::Half) => word(2) & 0x7fff > 0x7c00,
        Some(FloatFormat::Single) => f32::from_bits(word(4) as u32).is_nan(),
        Some(FloatFormat::Double) => f64::from_bits(word(8) as u64).is_nan(),
        _ => false,
    }
}

/// What the processor's vectors compute is what the plain loop computes, for every operation and
/// type, at every length around a vector and at odd addresses.
#[test]
fn vectors_compute_what_the_plain_loop_does() {
    use Builtin::*;
    let scalars = Scalar::ALL.iter().copied().filter(|s| s.is_supported() && s.pair().is_none());
    for scalar in scalars {
        let (elem, size) = (Elem::of(scalar), scalar.size() as usize);
        for op in [Sum, Prod, Min, Max, Band, Bor, Bxor, Land, Lor, Lxor] {
            if !elem.allows(op) {
                continue;
            }
            for n in [0, 1, 7, 8, 15, 16, 17, 31, 33, 64, 200] {
                let (left, right) = (noise(n as u64 + 3, n * size), noise(77, n * size + 1));
                let (mut plain, mut wide) = (right.clone(), right.clone());
                // SAFETY: both have `n` elements, and the operation is defined on them.
                unsafe {
                    kernels::reduce(op, elem, left.as_ptr(), plain.as_mut_ptr().add(1), n);
                    wide::reduce(op, elem, left.as_ptr(), wide.as_mut_ptr().add(1), n);
                }
                // Parts of complex numbers one by one.
                let part = if matches!(elem, Elem::Complex(..)) { size / 2 } else { size };
                let pairs = plain[1..].chunks(part).zip(wide[1..].chunks(part));
                for (i, (p, w)) in pairs.enumerate() {
                    let nan = is_nan(scalar, p) && is_nan(scalar, w);
                    assert!(p == w || nan, "{scalar:?} {op:?} {i} of {n}: {p:x?}, {w:x?}");
                }
            }
        }
    }
}

/// All pairs of halves of which one is from a grid that has every exponent.
#[test]
fn halves_round_as_halves_do() {
    let every: Vec<u16> = (0..=u16::MAX).collect();
    let elem = Elem::Float(FloatFormat::Half, 2);
    let is_nan = |h: u16| h & 0x7fff > 0x7c00;
    for with in (0..=u16::MAX).step_by(4093) {
        let left = vec![with; every.len()];
        for op in [Builtin::Sum, Builtin::Prod, Builtin::Min, Builtin::Max] {
            let (mut plain, mut wide) = (every.clone(), every.clone());
            // SAFETY: as many halves in each.
            unsafe {
                let (p, w) = (plain.as_mut_ptr().cast(), wide.as_mut_ptr().cast());
                kernels::reduce(op, elem, left.as_ptr().cast(), p, every.len());
                wide::reduce(op, elem, left.as_ptr().cast(), w, every.len());
            }
            for ((x, p), w) in every.iter().zip(&plain).zip(&wide) {
                let same = p == w || (is_nan(*p) && is_nan(*w));
                assert!(same, "{with:#x} {op:?} {x:#x}: {p:#x}, {w:#x}");
            }
        }
    }
}

/// What lies packed in memory of the library is combined there, where it looks as in a program's.
#[test]
fn packed_operands_need_no_copy_where_they_lie_as_elements() {
    #[repr(C, align(16))]
    struct Packed([u8; 64]);
    let mut packed = Packed([0; 64]);
    for (i, bytes) in packed.0.chunks_exact_mut(4).enumerate() {
        bytes.copy_from_slice(&(100 * i as i32).to_ne_bytes());
    }
    let int = Datatype::scalar(Scalar::Int);
    let (sum, mut data) = (Op::builtin(Builtin::Sum), [1_i32, 2, 3, 4]);
    let inout = buf(&mut data, &int, 4);
    sum.apply_packed(&packed.0[16..], &inout).expect("they lie as elements").expect("a sum");
    assert!(sum.apply_packed(&packed.0[4..], &inout).is_none(), "not aligned");
    assert!(sum.apply_packed(&packed.0[56..], &inout).is_none(), "too short");
    let gaps = Datatype::resized(0, 8, &int).expect("a type");
    assert!(sum.apply_packed(&packed.0, &buf(&mut [0_i32; 8], &gaps, 4)).is_none(), "gaps");
    let own = Op::user(Box::new(|_, _, _, _| Ok(())), true);
    assert!(own.apply_packed(&packed.0, &inout).is_none(), "the program's");
    assert_eq!(data, [401, 502, 603, 704]);
}
