//! Type constructors (MPI-5.0 section 5.1.2 to 5.1.10), all with 64-bit counts.

use crate::bounds::Bounds;
use crate::desc::Datatype;
use crate::desc::make::Make;
use crate::error::{Result, TypeError};
use crate::scalar::{Class, Scalar};

fn count_of(what: &'static str, value: i64) -> Result<u64> {
    u64::try_from(value).map_err(|_| TypeError::Negative { what, value })
}

fn same_length(what: &str, a: usize, b: usize) -> Result<()> {
    if a == b {
        return Ok(());
    }
    Err(TypeError::argument(format!("{what}: {a} block lengths but {b} displacements")))
}

/// Sums blocks of `old`; displacements are in units of `unit` bytes.
fn sum_blocks(
    lens: impl Iterator<Item = i64>,
    displs: &[i64],
    unit: i64,
    old: &Datatype,
) -> Result<Bounds> {
    let mut b = Bounds::new();
    b.add(0, 0, old);
    for (len, disp) in lens.zip(displs) {
        b.add(i128::from(*disp) * i128::from(unit), count_of("block length", len)?, old);
    }
    Ok(b)
}

impl Datatype {
    /// `count` elements one after the other.
    pub fn contiguous(count: i64, old: &Datatype) -> Result<Datatype> {
        let mut b = Bounds::new();
        b.add(0, count_of("count", count)?, old);
        Datatype::assemble(Make::Contiguous { count, old: old.clone() }, b.finish()?)
    }

    /// `count` blocks of `len` elements; `stride` elements from begin to begin.
    pub fn vector(count: i64, len: i64, stride: i64, old: &Datatype) -> Result<Datatype> {
        let step = i128::from(stride) * i128::from(old.extent());
        let (n, m) = (count_of("count", count)?, count_of("block length", len)?);
        let mut b = Bounds::new();
        b.add_grid(0, n, step, m, old);
        if n > 1 && m > 0 {
            i64::try_from(step).map_err(|_| TypeError::overflow("stride"))?;
        }
        Datatype::assemble(Make::Vector { count, len, stride, old: old.clone() }, b.finish()?)
    }

    /// `count` blocks of `len` elements; `stride` bytes from begin to begin.
    pub fn hvector(count: i64, len: i64, stride: i64, old: &Datatype) -> Result<Datatype> {
        let (n, m) = (count_of("count", count)?, count_of("block length", len)?);
        let mut b = Bounds::new();
        b.add_grid(0, n, i128::from(stride), m, old);
        Datatype::assemble(Make::Hvector { count, len, stride, old: old.clone() }, b.finish()?)
    }

    /// Blocks of `lens[i]` elements at `displs[i]` elements.
    pub fn indexed(lens: &[i64], displs: &[i64], old: &Datatype) -> Result<Datatype> {
        same_length("indexed", lens.len(), displs.len())?;
        let b = sum_blocks(lens.iter().copied(), displs, old.extent(), old)?;
        let (lens, displs) = (lens.into(), displs.into());
        Datatype::assemble(Make::Indexed { lens, displs, old: old.clone() }, b.finish()?)
    }

    /// Blocks of `lens[i]` elements at `displs[i]` bytes.
    pub fn hindexed(lens: &[i64], displs: &[i64], old: &Datatype) -> Result<Datatype> {
        same_length("hindexed", lens.len(), displs.len())?;
        let b = sum_blocks(lens.iter().copied(), displs, 1, old)?;
        let (lens, displs) = (lens.into(), displs.into());
        Datatype::assemble(Make::Hindexed { lens, displs, old: old.clone() }, b.finish()?)
    }

    /// Blocks of `len` elements at `displs[i]` elements.
    pub fn indexed_block(len: i64, displs: &[i64], old: &Datatype) -> Result<Datatype> {
        count_of("block length", len)?;
        let b = sum_blocks(std::iter::repeat(len), displs, old.extent(), old)?;
        let displs = displs.into();
        Datatype::assemble(Make::IndexedBlock { len, displs, old: old.clone() }, b.finish()?)
    }

    /// Blocks of `len` elements at `displs[i]` bytes.
    pub fn hindexed_block(len: i64, displs: &[i64], old: &Datatype) -> Result<Datatype> {
        count_of("block length", len)?;
        let b = sum_blocks(std::iter::repeat(len), displs, 1, old)?;
        let displs = displs.into();
        Datatype::assemble(Make::HindexedBlock { len, displs, old: old.clone() }, b.finish()?)
    }

    /// Blocks of `lens[i]` elements of `types[i]` at `displs[i]` bytes.
    pub fn structure(lens: &[i64], displs: &[i64], types: &[Datatype]) -> Result<Datatype> {
        same_length("struct", lens.len(), displs.len())?;
        if types.len() != lens.len() {
            let (n, t) = (lens.len(), types.len());
            return Err(TypeError::argument(format!("struct: {n} block lengths but {t} types")));
        }
        let mut b = Bounds::new();
        for ((len, disp), part) in lens.iter().zip(displs).zip(types) {
            b.add(i128::from(*disp), count_of("block length", *len)?, part);
        }
        let make = Make::Struct { lens: lens.into(), displs: displs.into(), types: types.into() };
        Datatype::assemble(make, b.finish()?)
    }

    /// The same data with lower bound `lb` and upper bound `lb + extent`.
    pub fn resized(lb: i64, extent: i64, old: &Datatype) -> Result<Datatype> {
        let mut b = Bounds::new();
        b.add(0, 1, old);
        b.mark(i128::from(lb), i128::from(lb) + i128::from(extent));
        Datatype::assemble(Make::Resized { lb, extent, old: old.clone() }, b.finish()?)
    }

    /// A new type with the same data and bounds; committed when the old one is.
    pub fn dup(old: &Datatype) -> Result<Datatype> {
        let mut b = Bounds::new();
        b.add(0, 1, old);
        let new = Datatype::assemble(Make::Dup(old.clone()), b.finish()?)?;
        if old.is_committed() {
            new.commit();
        }
        Ok(new)
    }

    /// The pair of a value and an index, laid out like a C structure of the two; committed.
    /// Returns the predefined pair where there is one, `None` when the kinds cannot form a pair.
    pub fn value_index(value: Scalar, index: Scalar) -> Option<Datatype> {
        let number = |s: Scalar| {
            s.is_supported() && matches!(s.class(), Class::Signed | Class::Unsigned | Class::Float)
        };
        if !number(value) || !number(index) || index.class() == Class::Float {
            return None;
        }
        let named = Scalar::ALL.iter().find(|s| s.pair() == Some((value, index)));
        if let Some(named) = named {
            return Some(Datatype::scalar(*named));
        }
        let types = [Datatype::scalar(value), Datatype::scalar(index)];
        let at = value.size().next_multiple_of(u64::from(index.align())) as i64;
        let inner = Datatype::structure(&[1, 1], &[0, at], &types).ok()?;
        let mut b = Bounds::new();
        b.add(0, 1, &inner);
        let pair =
            Datatype::assemble(Make::ValueIndex { value, index, inner }, b.finish().ok()?).ok()?;
        pair.commit();
        Some(pair)
    }
}
