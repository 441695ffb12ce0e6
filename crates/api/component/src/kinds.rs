//! What components ask of operations and datatypes.

use std::ffi::c_int;
use std::ptr;

use hawser_core::op::{Builtin, Op};
use hawser_datatype::{Class, Datatype, FloatFormat, Scalar, ScalarRuns};

use crate::abi::{FAILED, Kind, OK};

/// Runs of equal values that are looked at; a type with more has no kind here.
const RUNS_MAX: usize = 1000;

pub(crate) unsafe extern "C" fn op_kind(op: *const Op) -> u32 {
    // SAFETY: an operation, or null, by the contract.
    match unsafe { op.as_ref() }.and_then(Op::as_builtin) {
        None | Some(Builtin::Replace | Builtin::NoOp) => 0,
        Some(builtin) => builtin as u32 + 1,
    }
}

/// The number of a kind of values in the header.
fn value(scalar: Scalar) -> u32 {
    // The same length may be an IEEE number or one of the x87 with holes.
    if scalar.float_format() == Some(FloatFormat::X87) {
        return 0;
    }
    match scalar.class() {
        Class::Pair => 0,
        Class::Signed => 1,
        Class::Unsigned => 2,
        Class::Float => 3,
        Class::Complex => 4,
        Class::Logical => 5,
        Class::Char => 6,
        Class::Byte => 7,
    }
}

/// What an element consists of.
fn kind(dtype: &Datatype, size: u32) -> Kind {
    let other = Kind { size, value: 0, bytes: 0, dense: 0, count: 0 };
    let dense = u32::from(dtype.is_contiguous() && dtype.extent() == dtype.size() as i64);
    let one = |scalar: Scalar, count| Kind {
        size,
        value: value(scalar),
        bytes: scalar.size() as u32,
        dense,
        count,
    };
    if let Some(scalar) = dtype.scalar_inside() {
        return one(scalar, 1);
    }
    let mut found: Option<(Scalar, u64)> = None;
    for (i, (scalar, count)) in ScalarRuns::new(dtype, 1).enumerate() {
        let before = found.get_or_insert((scalar, 0));
        if i >= RUNS_MAX || value(before.0) != value(scalar) || before.0.size() != scalar.size() {
            return other;
        }
        before.1 += count;
    }
    found.map_or(other, |(scalar, count)| one(scalar, count))
}

pub(crate) unsafe extern "C" fn type_kind(dtype: *const Datatype, to: *mut Kind) -> c_int {
    // SAFETY: a datatype and a table that begins with its size, or null, by the contract.
    let (dtype, size) = unsafe { (dtype.as_ref(), to.cast::<u32>().as_ref()) };
    let (Some(dtype), Some(&size)) = (dtype, size) else { return FAILED };
    let found = kind(dtype, size);
    let known = (size as usize).min(size_of::<Kind>());
    // SAFETY: the component's table has `size` bytes.
    unsafe { ptr::copy_nonoverlapping((&raw const found).cast::<u8>(), to.cast::<u8>(), known) };
    OK
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(dtype: &Datatype) -> (u32, u32, u32, u64) {
        let kind = kind(dtype, 24);
        (kind.value, kind.bytes, kind.dense, kind.count)
    }

    #[test]
    fn kinds_follow_the_values_of_a_type() {
        let double = Datatype::scalar(Scalar::Double);
        assert_eq!(of(&double), (3, 8, 1, 1));
        assert_eq!(of(&Datatype::contiguous(5, &double).expect("a type")), (3, 8, 1, 5));
        let apart = Datatype::resized(0, 16, &double).expect("a type");
        assert_eq!(of(&apart), (3, 8, 0, 1));
        let int = Datatype::scalar(Scalar::Int);
        let mixed = Datatype::structure(&[1, 1], &[0, 8], &[double, int]).expect("a type");
        assert_eq!(of(&mixed).0, 0);
        assert_eq!(of(&Datatype::scalar(Scalar::DoubleInt)).0, 0);
        assert_eq!(of(&Datatype::scalar(Scalar::Uint16)), (2, 2, 1, 1));
    }

    #[test]
    fn operations_have_the_numbers_of_the_header() {
        // SAFETY: operations that stay.
        let kind = |builtin| unsafe { op_kind(Op::builtin(builtin)) };
        assert_eq!((kind(Builtin::Sum), kind(Builtin::Maxloc)), (1, 12));
        assert_eq!((kind(Builtin::Replace), kind(Builtin::NoOp)), (0, 0));
    }
}
