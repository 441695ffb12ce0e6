//! Types selected by decimal precision and range, or by size (MPI-5.0 section 19.1.9).

use crate::bounds::Bounds;
use crate::desc::Datatype;
use crate::desc::make::{F90Kind, Make};
use crate::error::{Result, TypeError};
use crate::scalar::{FloatFormat, Scalar};

/// Family of a type that is selected by its size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SizeClass {
    /// Fortran `INTEGER*n`.
    Integer,
    /// Fortran `REAL*n`.
    Real,
    /// Fortran `COMPLEX*n`.
    Complex,
}

/// The kind of a family with a size in bytes.
pub fn match_size(class: SizeClass, size: u64) -> Option<Scalar> {
    Some(match (class, size) {
        (SizeClass::Integer, 1) => Scalar::Integer1,
        (SizeClass::Integer, 2) => Scalar::Integer2,
        (SizeClass::Integer, 4) => Scalar::Integer4,
        (SizeClass::Integer, 8) => Scalar::Integer8,
        (SizeClass::Integer, 16) => Scalar::Integer16,
        (SizeClass::Real, 4) => Scalar::Real4,
        (SizeClass::Real, 8) => Scalar::Real8,
        (SizeClass::Real, 16) => Scalar::Real16,
        (SizeClass::Complex, 8) => Scalar::Complex8,
        (SizeClass::Complex, 16) => Scalar::Complex16,
        (SizeClass::Complex, 32) => Scalar::Complex32,
        _ => return None,
    })
}

/// Real and complex kinds in ascending precision, with their decimal precision and range.
fn real_kinds() -> impl Iterator<Item = (Scalar, Scalar, i32, i32)> {
    let extended = Scalar::LongDouble.float_format() == Some(FloatFormat::X87);
    [
        (Scalar::Real4, Scalar::Complex8, 6, 37),
        (Scalar::Real8, Scalar::Complex16, 15, 307),
        (Scalar::LongDouble, Scalar::CLongDoubleComplex, 18, 4931),
        (Scalar::Real16, Scalar::Complex32, 33, 4931),
    ]
    .into_iter()
    .filter(move |k| extended || k.0 != Scalar::LongDouble)
}

/// The least real kind with precision `p` and range `r`; `None` stands for "any".
fn select_real(p: Option<i32>, r: Option<i32>) -> Result<(Scalar, Scalar)> {
    let enough = |want: Option<i32>, have: i32| want.is_none_or(|w| w <= have);
    real_kinds().find(|k| enough(p, k.2) && enough(r, k.3)).map(|k| (k.0, k.1)).ok_or_else(|| {
        let show = |v: Option<i32>| v.map_or("any".into(), |v| v.to_string());
        TypeError::NoSuchPrecision {
            wanted: format!("a real with precision {} and range {}", show(p), show(r)),
        }
    })
}

fn selected(kind: F90Kind, scalar: Scalar) -> Result<Datatype> {
    let mut b = Bounds::new();
    b.add(0, 1, Datatype::scalar_ref(scalar));
    let t = Datatype::assemble(Make::F90 { kind, scalar }, b.finish()?)?;
    t.commit();
    Ok(t)
}

impl Datatype {
    /// A real type with at least `p` decimal digits and the decimal exponent range `r`; committed.
    /// An argument equal to `undefined` is not a requirement; not both may be.
    pub fn f90_real(p: i32, r: i32, undefined: i32) -> Result<Datatype> {
        let (want_p, want_r) = wanted(p, r, undefined)?;
        selected(F90Kind::Real { p, r }, select_real(want_p, want_r)?.0)
    }

    /// As [`Datatype::f90_real`], for a complex type.
    pub fn f90_complex(p: i32, r: i32, undefined: i32) -> Result<Datatype> {
        let (want_p, want_r) = wanted(p, r, undefined)?;
        selected(F90Kind::Complex { p, r }, select_real(want_p, want_r)?.1)
    }

    /// An integer type that holds all integers of `r` decimal digits; committed.
    pub fn f90_integer(r: i32) -> Result<Datatype> {
        let scalar = match r {
            ..=2 => Scalar::Integer1,
            3..=4 => Scalar::Integer2,
            5..=9 => Scalar::Integer4,
            10..=18 => Scalar::Integer8,
            19..=38 => Scalar::Integer16,
            _ => {
                let wanted = format!("an integer of {r} decimal digits");
                return Err(TypeError::NoSuchPrecision { wanted });
            }
        };
        selected(F90Kind::Integer { r }, scalar)
    }
}

fn wanted(p: i32, r: i32, undefined: i32) -> Result<(Option<i32>, Option<i32>)> {
    let given = |v: i32| (v != undefined).then_some(v);
    if given(p).is_none() && given(r).is_none() {
        return Err(TypeError::argument("neither precision nor range is given"));
    }
    Ok((given(p), given(r)))
}
