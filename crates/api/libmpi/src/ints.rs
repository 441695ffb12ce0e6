//! Integer arguments that exist as `int` and, in the `_c` functions, as 64 bits: one body serves
//! both through these types.

use hawser_core::buf::Ints;
use hawser_core::err;
use hawser_core::error::Result;

use crate::generated::constants::MPI_UNDEFINED;
use crate::types::c_int;

/// An array of counts or displacements that the caller passed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum IntArr {
    /// `int[]`
    I32(*const c_int),
    /// `MPI_Count[]` or `MPI_Aint[]`
    I64(*const i64),
}

impl IntArr {
    /// True for a null pointer.
    pub(crate) fn is_null(self) -> bool {
        match self {
            IntArr::I32(p) => p.is_null(),
            IntArr::I64(p) => p.is_null(),
        }
    }

    /// The first `n` elements; `n` is the length that the standard gives to this array. A null
    /// pointer gives an empty list: bodies that read elements of it use [`IntArr::need`].
    pub(crate) fn slice<'a>(self, n: usize) -> Ints<'a> {
        if n == 0 || self.is_null() {
            return Ints::I32(&[]);
        }
        match self {
            // SAFETY: the caller of the MPI function passes an array of the standard's length,
            // valid and unchanged during the call (MPI-5.0 section 2.5.1); not null, see above.
            IntArr::I32(p) => Ints::I32(unsafe { std::slice::from_raw_parts(p, n) }),
            // SAFETY: as above.
            IntArr::I64(p) => Ints::I64(unsafe { std::slice::from_raw_parts(p, n) }),
        }
    }

    /// The first `n` elements; a null pointer with `n > 0` is `MPI_ERR_ARG`, more elements than any
    /// memory holds are `MPI_ERR_COUNT`.
    pub(crate) fn need<'a>(self, n: usize, name: &str) -> Result<Ints<'a>> {
        if n > isize::MAX as usize / size_of::<i64>() {
            return Err(err!(Count, "no memory holds the {n} elements of array `{name}`"));
        }
        if n > 0 && self.is_null() {
            return Err(err!(Arg, "array `{name}` is a null pointer"));
        }
        Ok(self.slice(n))
    }
}

/// Where one integer result goes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum IntOut {
    /// Nowhere: the parameter exists in the `_c` function only.
    None,
    /// `int*`
    I32(*mut c_int),
    /// `MPI_Count*` or `MPI_Aint*`
    I64(*mut i64),
}

impl IntOut {
    /// Writes the result. A value that does not fit an `int` becomes `MPI_UNDEFINED`.
    pub(crate) fn set(self, v: i64) -> Result<()> {
        self.store(v, Some(MPI_UNDEFINED))
    }

    /// Writes the result; `MPI_ERR_VALUE_TOO_LARGE` when it does not fit an `int`.
    pub(crate) fn set_exact(self, v: i64) -> Result<()> {
        self.store(v, None)
    }

    fn store(self, v: i64, otherwise: Option<c_int>) -> Result<()> {
        match self {
            IntOut::None => {}
            IntOut::I32(p) => {
                let small = match (c_int::try_from(v), otherwise) {
                    (Ok(small), _) => small,
                    (Err(_), Some(other)) => other,
                    (Err(_), None) => {
                        return Err(err!(
                            ValueTooLarge,
                            "{v} does not fit an int; call the _c function"
                        ));
                    }
                };
                // SAFETY: the pointer was checked not to be null and is the caller's variable.
                unsafe { p.write(small) }
            }
            // SAFETY: as above.
            IntOut::I64(p) => unsafe { p.write(v) },
        }
        Ok(())
    }

    /// The value that an in-out parameter came with; 0 for [`IntOut::None`].
    pub(crate) fn get(self) -> i64 {
        match self {
            IntOut::None => 0,
            // SAFETY: checked not to be null, the caller's variable; in-out, so it has a value.
            IntOut::I32(p) => i64::from(unsafe { p.read() }),
            // SAFETY: as above.
            IntOut::I64(p) => unsafe { p.read() },
        }
    }
}

/// A callback whose type differs between the `int` function and its `_c` twin.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Poly<S, L> {
    /// The callback takes `int`.
    Int(S),
    /// The callback takes `MPI_Count`.
    Count(L),
}
