//! The constructor call that made a type: the source of its layout, signature and contents.

use super::Datatype;
use crate::scalar::Scalar;

/// The constructor that made a type; the value is its code in the standard ABI.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
#[allow(missing_docs)]
pub enum Combiner {
    Named = 101,
    Dup = 102,
    Contiguous = 103,
    Vector = 104,
    Hvector = 105,
    Indexed = 106,
    Hindexed = 107,
    IndexedBlock = 108,
    HindexedBlock = 109,
    Struct = 110,
    Subarray = 111,
    Darray = 112,
    F90Real = 113,
    F90Complex = 114,
    F90Integer = 115,
    Resized = 116,
    ValueIndex = 117,
}

/// Order of an array's dimensions in memory; the value is its code in a type's contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Order {
    /// Last dimension varies fastest.
    C = 12,
    /// First dimension varies fastest.
    Fortran = 15,
}

/// How a dimension of a distributed array is dealt out; the value is its code in contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i32)]
pub enum Distribution {
    /// Not at all.
    None = 16,
    /// In blocks, one per process.
    Block = 17,
    /// In blocks, round robin.
    Cyclic = 18,
}

/// Which precision-selected family a type belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum F90Kind {
    Real { p: i32, r: i32 },
    Complex { p: i32, r: i32 },
    Integer { r: i32 },
}

/// Arguments of a constructor. Counts and lengths are not negative; displacements of `Indexed`
/// and `IndexedBlock` and the stride of `Vector` are in elements, all others in bytes.
#[derive(Clone, Debug)]
pub(crate) enum Make {
    Scalar(Scalar),
    Dup(Datatype),
    Contiguous { count: i64, old: Datatype },
    Vector { count: i64, len: i64, stride: i64, old: Datatype },
    Hvector { count: i64, len: i64, stride: i64, old: Datatype },
    Indexed { lens: Box<[i64]>, displs: Box<[i64]>, old: Datatype },
    Hindexed { lens: Box<[i64]>, displs: Box<[i64]>, old: Datatype },
    IndexedBlock { len: i64, displs: Box<[i64]>, old: Datatype },
    HindexedBlock { len: i64, displs: Box<[i64]>, old: Datatype },
    Struct { lens: Box<[i64]>, displs: Box<[i64]>, types: Box<[Datatype]> },
    Subarray { args: Box<SubarrayArgs>, old: Datatype, inner: Datatype },
    Darray { args: Box<DarrayArgs>, old: Datatype, inner: Datatype },
    F90 { kind: F90Kind, scalar: Scalar },
    Resized { lb: i64, extent: i64, old: Datatype },
    ValueIndex { value: Scalar, index: Scalar, inner: Datatype },
}

/// Arguments of [`Datatype::subarray`].
#[derive(Clone, Debug)]
pub(crate) struct SubarrayArgs {
    pub(crate) sizes: Box<[i64]>,
    pub(crate) subsizes: Box<[i64]>,
    pub(crate) starts: Box<[i64]>,
    pub(crate) order: Order,
}

/// Arguments of [`Datatype::darray`].
#[derive(Clone, Debug)]
pub(crate) struct DarrayArgs {
    pub(crate) size: i64,
    pub(crate) rank: i64,
    pub(crate) gsizes: Box<[i64]>,
    pub(crate) distribs: Box<[Distribution]>,
    /// `None` is the default argument.
    pub(crate) dargs: Box<[Option<i64>]>,
    pub(crate) psizes: Box<[i64]>,
    pub(crate) order: Order,
}

/// What an element's packed bytes consist of, one level down.
pub(crate) enum Signature<'a> {
    /// One scalar (or a pair).
    Scalar(Scalar),
    /// Some number of elements of this type, one after the other.
    Same(&'a Datatype),
    /// Fields: `lens[i]` elements of `types[i]`, in this order.
    Fields(&'a [i64], &'a [Datatype]),
}

impl Make {
    pub(crate) fn signature(&self) -> Signature<'_> {
        match self {
            Make::Scalar(s) => Signature::Scalar(*s),
            Make::F90 { scalar, .. } => Signature::Scalar(*scalar),
            Make::Dup(old)
            | Make::Contiguous { old, .. }
            | Make::Vector { old, .. }
            | Make::Hvector { old, .. }
            | Make::Indexed { old, .. }
            | Make::Hindexed { old, .. }
            | Make::IndexedBlock { old, .. }
            | Make::HindexedBlock { old, .. }
            | Make::Subarray { old, .. }
            | Make::Darray { old, .. }
            | Make::Resized { old, .. } => Signature::Same(old),
            Make::ValueIndex { inner, .. } => Signature::Same(inner),
            Make::Struct { lens, types, .. } => Signature::Fields(lens, types),
        }
    }

    pub(crate) fn combiner(&self) -> Combiner {
        match self {
            Make::Scalar(_) => Combiner::Named,
            Make::Dup(_) => Combiner::Dup,
            Make::Contiguous { .. } => Combiner::Contiguous,
            Make::Vector { .. } => Combiner::Vector,
            Make::Hvector { .. } => Combiner::Hvector,
            Make::Indexed { .. } => Combiner::Indexed,
            Make::Hindexed { .. } => Combiner::Hindexed,
            Make::IndexedBlock { .. } => Combiner::IndexedBlock,
            Make::HindexedBlock { .. } => Combiner::HindexedBlock,
            Make::Struct { .. } => Combiner::Struct,
            Make::Subarray { .. } => Combiner::Subarray,
            Make::Darray { .. } => Combiner::Darray,
            Make::F90 { kind: F90Kind::Real { .. }, .. } => Combiner::F90Real,
            Make::F90 { kind: F90Kind::Complex { .. }, .. } => Combiner::F90Complex,
            Make::F90 { kind: F90Kind::Integer { .. }, .. } => Combiner::F90Integer,
            Make::Resized { .. } => Combiner::Resized,
            Make::ValueIndex { .. } => Combiner::ValueIndex,
        }
    }
}
